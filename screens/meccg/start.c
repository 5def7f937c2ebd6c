/* SPDX-License-Identifier: MIT */
/*
 * Between the draft and the game: the companies with their items and sites, and
 * the check of the decks. It shows no card of a deck.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { HEAD_Y = 1, COMPANY_Y = 3 };

static const char *item_of(const struct meccg_player *p, const char *bearer, int nth)
{
	for (int i = 0; i < p->items; i++)
		if (strcmp(p->item[i].bearer, bearer) == 0 && nth-- == 0)
			return p->item[i].name;
	return "";
}

/* Of two starters with one name the first bears the first item. */
static int same_above(const struct meccg_player *p, int held)
{
	int above = 0;

	for (int i = 0; i < held; i++)
		above += meccg_is_starter(&p->held[i]) && strcmp(p->held[i].name, p->held[held].name) == 0;
	return above;
}

/* The column of the starters' names, as wide as they are: the rest is for the items. */
static int names_width(const struct meccg_player *p, int most)
{
	int widest = 0;

	for (int i = 0; i < p->holds; i++)
		if (meccg_is_starter(&p->held[i]) && text_width(p->held[i].name) + 2 > widest)
			widest = text_width(p->held[i].name) + 2;
	return widest < most ? widest : most;
}

static int draw_company(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	int name = names_width(p, half->cols / 2);

	for (int i = 0; i < p->holds; i++) {
		const char *item;

		if (!meccg_is_starter(&p->held[i]))
			continue;
		item = item_of(p, p->held[i].name, same_above(p, i));
		paint(s->win, s->p, y, half->x, name - 1, ROLE_NORMAL, p->held[i].name);
		paint(s->win, s->p, y, half->x + name, half->cols - name, *item ? ROLE_ACCENT : ROLE_DIM,
		      *item ? item : "-");
		y++;
	}
	return y;
}

static int draw_sites(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	char words[2 * MECCG_NAME + 40];

	if (!p->sites) {
		meccg_line(s, half, y, ROLE_WARNING, _("no starting site yet"));
		return y + 1;
	}
	snprintf(words, sizeof words, p->sites == 2 ? _("at %s and %s") : _("at %s"), p->site[0], p->site[1]);
	if (text_width(words) > half->cols && p->sites == 2)
		snprintf(words, sizeof words, _("at %s, %s"), p->site[0], p->site[1]);
	meccg_line(s, half, y, ROLE_NORMAL, "%s", words);
	return y + 1;
}

/* ---- the deck ---- */

struct measure {
	const char *word;
	int is, wanted;
	bool most; /* wanted is the most, else the least */
};

static bool deck_is_begun(const struct meccg_answer *answer)
{
	return answer->resources + answer->hazards + answer->creatures + answer->sideboard > 0;
}

static int draw_counts(const struct meccg_scene *s, const struct meccg_half *half, int y,
                       const struct meccg_answer *answer)
{
	const struct measure lines[] = {
		{ _("creatures"), answer->creatures, 12, false },
		{ _("resources"), answer->resources, 30, false },
		{ _("hazards"), answer->hazards, 30, false },
		{ _("characters"), answer->characters, MECCG_POOL, true },
		{ _("sideboard"), answer->sideboard, answer->sideboard_limit, true },
	};

	for (size_t i = 0; i < sizeof lines / sizeof *lines && y < s->rows; i++, y++) {
		const struct measure *line = &lines[i];
		bool fine = line->most ? line->is <= line->wanted : line->is >= line->wanted;

		paint(s->win, s->p, y, half->x, half->cols - 16, ROLE_DIM, line->word);
		if (!line->is && !s->m->player[half->seat].deck.entries) { /* only counts were typed */
			/* TRANSLATORS: 15 columns */
			paint(s->win, s->p, y, half->x + half->cols - 15, 15, ROLE_DIM, _("   not told"));
			continue;
		}
		/* TRANSLATORS: 15 columns */
		paint_format(s->win, s->p, y, half->x + half->cols - 15, 15, fine ? ROLE_GOOD : ROLE_WARNING,
		             line->most ? _("%3d, at most %d") : _("%3d of %d"), line->is, line->wanted);
	}
	return y;
}

/* Over as many rows as it needs; returns the row below it. */
static int draw_fault(const struct meccg_scene *s, const struct meccg_half *half, int y, const char *text)
{
	paint(s->win, s->p, y, half->x, 2, ROLE_WARNING, "!");
	while (*text && y < s->rows) {
		size_t end = text_wrap(text, half->cols - 2);

		if (!end)
			break;
		paint_format(s->win, s->p, y++, half->x + 2, half->cols - 2, ROLE_WARNING, "%.*s", (int)end,
		             text);
		text += end;
		text += strspn(text, " ");
	}
	return y;
}

static void draw_deck(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	struct meccg_answer answer;
	bool sealed = s->m->player[half->seat].deck.sealed;
	int x = half->x + text_width(_("DECK")) + 2;

	meccg_deck_check(s->m, half->seat, &answer);
	meccg_line(s, half, y, STYLE_BOLD, _("DECK"));
	if (!deck_is_begun(&answer))
		paint(s->win, s->p, y, x, half->cols, ROLE_DIM,
		      half->cols < 38 ? _("d count, F file") : _("not counted: d to count, F for a file"));
	else
		x += paint_chip(s->win, s->p, y, x, half->cols,
		                (answer.problems ? ROLE_WARNING : ROLE_GOOD) | STYLE_REVERSE,
		                answer.problems ? _("NOT LEGAL") : _("LEGAL")) +
		     1;
	if (sealed)
		paint(s->win, s->p, y, x, half->x + half->cols - x, ROLE_GOOD, _("sealed"));
	if (!deck_is_begun(&answer) || s->rows - y < 4 || (s->watching && !sealed))
		return;
	/* with few rows, faults come before the counts */
	y = s->rows - y > 8 || !answer.problems ? draw_counts(s, half, y + 1, &answer) + 1 : y + 1;
	for (int i = 0; i < answer.problems && y < s->rows; i++)
		y = draw_fault(s, half, y, answer.problem[i].text);
}

void meccg_draw_start(const struct meccg_scene *s)
{
	meccg_draw_heads(s, HEAD_Y, s->rows - HEAD_Y);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);
		int y = draw_company(s, &half, COMPANY_Y);

		y = draw_sites(s, &half, y);
		meccg_line(s, &half, y, ROLE_DIM, _("%d left for the deck"),
		           meccg_pool_size(s->m, i) - meccg_company(s->m, i));
		draw_deck(s, &half, y + 2);
	}
}
