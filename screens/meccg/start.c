/* SPDX-License-Identifier: MIT */
/*
 * Between the draft and the game: the companies with their items and sites, and
 * the check of the decks. It shows no card of a deck.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	ROOMY_ROWS = 19,
	AIRY_COLS = 30, /* of a half with room for blank rows */
	SITE_ROWS = 4 /* the site, what is left, a blank row, the deck's head */,
	COUNTS = 5
};

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

static bool deck_is_begun(const struct meccg_answer *answer)
{
	return answer->resources + answer->hazards + answer->creatures + answer->sideboard > 0;
}

/* Rows below the starters: the site, what is left, the deck with its faults. */
static int rows_below(const struct meccg_scene *s, int seat)
{
	struct meccg_answer answer;
	int rows = SITE_ROWS;

	meccg_deck_check(s->m, seat, &answer);
	if (!deck_is_begun(&answer) || (s->watching && !s->m->player[seat].deck.sealed))
		return rows;
	for (int i = 0; i < answer.problems; i++)
		rows += text_rows(answer.problem[i].text, meccg_half_of(s, seat).cols - 2);
	return rows + (s->rows >= ROOMY_ROWS ? COUNTS + 2 : 0);
}

/* The starters and their items, which stand below the names where they do not fit beside them. */
static int draw_company(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	int room = s->rows - y - larger(rows_below(s, 0), rows_below(s, 1)), name = 0, item = 0, count = 0,
	    none;
	struct wall *wall = wall_new(2 * p->holds, 2);

	for (int i = 0; i < p->holds; i++)
		name = larger(name, meccg_is_starter(&p->held[i]) ? text_width(p->held[i].name) : 0);
	for (int i = 0; i < p->items; i++)
		item = larger(item, text_width(p->item[i].name));
	wall->spread =
		half->cols >= AIRY_COLS && 2 * larger(meccg_company(s->m, 0), meccg_company(s->m, 1)) <= room
			? 2
			: 1;
	for (int i = 0; i < p->holds; i++) {
		const char *bears = item_of(p, p->held[i].name, same_above(p, i));
		bool below = *bears && name + 2 + item > half->cols;

		if (!meccg_is_starter(&p->held[i]))
			continue;
		wall_cell(wall, count, 0, ROLE_NORMAL, "%s", p->held[i].name);
		count += below;
		if (*bears || name + 2 + item <= half->cols) /* else its mark would narrow the names */
			wall_cell(wall, count, !below, *bears ? STYLE_BOLD : ROLE_DIM, "%s%s",
			          below ? "  " : "", *bears ? bears : "-");
		count++;
	}
	wall->rows = count;
	y = wall_draw(s->win, s->p, (struct area){ y, half->x, s->rows - y, half->cols }, wall, 0, &none,
	              &none)
	            .end;
	free(wall);
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

static int draw_counts(const struct meccg_scene *s, const struct meccg_half *half, int y,
                       const struct meccg_answer *answer)
{
	const struct measure lines[COUNTS] = {
		{ _("creatures"), answer->creatures, 12, false },
		{ _("resources"), answer->resources, 30, false },
		{ _("hazards"), answer->hazards, 30, false },
		{ _("characters"), answer->characters, MECCG_POOL, true },
		{ _("sideboard"), answer->sideboard, answer->sideboard_limit, true },
	};
	struct wall *wall = wall_new(COUNTS, 2);
	int none;

	for (int i = 0; i < COUNTS; i++) {
		const struct measure *line = &lines[i];
		bool fine = line->most ? line->is <= line->wanted : line->is >= line->wanted,
		     told = line->is || s->m->player[half->seat].deck.entries;

		wall_cell(wall, i, 0, ROLE_DIM, "%s", line->word);
		if (!told) /* only counts were typed */
			wall_cell(wall, i, 1, ROLE_DIM, "%s", _("   not typed"));
		else
			wall_cell(wall, i, 1, fine ? ROLE_GOOD : ROLE_WARNING,
			          line->most ? _("%3d, at most %d") : _("%3d of %d"), line->is, line->wanted);
	}
	wall_draw(s->win, s->p, (struct area){ y, half->x, COUNTS, half->cols }, wall, 0, &none, &none);
	free(wall);
	return y + COUNTS;
}

static void draw_deck(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	struct meccg_answer answer;
	bool sealed = s->m->player[half->seat].deck.sealed;
	int x = half->x + text_width(_("DECK")) + 2;

	meccg_deck_check(s->m, half->seat, &answer);
	meccg_line(s, half, y, STYLE_BOLD, _("DECK"));
	if (!deck_is_begun(&answer) && !sealed)
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
	y++;
	if (s->rows - y > COUNTS + 2 || !answer.problems)
		y = draw_counts(s, half, y + (s->rows - y > 2 * COUNTS + 2), &answer) + 1;
	for (int i = 0; i < answer.problems && y < s->rows; i++) {
		paint(s->win, s->p, y, half->x, 2, ROLE_WARNING, "!");
		y += paint_paragraph(s->win, s->p, y, half->x + 2, s->rows - y, half->cols - 2, ROLE_WARNING,
		                     answer.problem[i].text);
	}
}

void meccg_draw_start(const struct meccg_scene *s)
{
	int top = meccg_draw_heads(s) + 1;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);
		int y;

		if (s->open && s->view->seat == i) {
			meccg_draw_deck(s, &half, top);
			continue;
		}
		y = draw_company(s, &half, top);
		y = draw_sites(s, &half, y);
		meccg_line(s, &half, y, ROLE_DIM, _("%d left for the deck"),
		           meccg_pool_size(s->m, i) - meccg_company(s->m, i));
		draw_deck(s, &half, y + 1 + (y + rows_below(s, i) - SITE_ROWS + 3 <= s->rows));
	}
}
