/* SPDX-License-Identifier: MIT */
/*
 * Between the draft and the game: the companies with their items and sites, and
 * the check of the decks. It shows no card of a deck.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	LETTERS_ROWS = 3,
	ROOMY_ROWS = 19, /* of a window with a blank row above the names of the players */
	LARGE_COLS = 100,
	WIDE_HALF = 90, /* its deck is counted in letters */
	SITE_ROWS = 4,  /* the site, what is left, a blank row, the deck's head */
	COUNTS_ROWS = 7,
	MEASURE_COLS = 46,
	MEASURE_ROWS = LETTERS_ROWS + 1,
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

/* The column of the starters' names, as wide as they are: the rest is for the items. */
static int names_width(const struct meccg_player *p, int most)
{
	int widest = 0;

	for (int i = 0; i < p->holds; i++)
		if (meccg_is_starter(&p->held[i]) && text_width(p->held[i].name) + 2 > widest)
			widest = text_width(p->held[i].name) + 2;
	return widest < most ? widest : most;
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
	return rows + (s->rows >= ROOMY_ROWS ? COUNTS_ROWS : 0);
}

/* Rows of a starter: those of letters, with a blank one; or two of text, so that an item has its own; or one.
 */
static int starter_rows(const struct meccg_scene *s, int y)
{
	int room = s->rows - y - larger(rows_below(s, 0), rows_below(s, 1));
	int most = larger(larger(meccg_company(s->m, 0), meccg_company(s->m, 1)), 1);

	if (s->cols >= LARGE_COLS && most * (LETTERS_ROWS + 1) <= room)
		return LETTERS_ROWS + 1;
	return 2 * most <= room + (s->rows < ROOMY_ROWS) ? 2 : 1; /* the blank row above the deck may go */
}

static int draw_company(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	int name = names_width(p, half->cols / 2), each = starter_rows(s, y), end = half->x + half->cols;

	for (int i = 0; i < p->holds; i++) {
		const char *item;
		bool below; /* the item under the name */

		if (!meccg_is_starter(&p->held[i]))
			continue;
		item = item_of(p, p->held[i].name, same_above(p, i));
		if (each > LETTERS_ROWS) {
			meccg_draw_name(
				s,
				(struct area){ y, half->x, LETTERS_ROWS, half->cols - text_width(item) - 2 },
				ROLE_NORMAL, p->held[i].name, LETTERS_ROWS);
			paint_right(s->win, s->p, y + 1, end, half->cols, ROLE_ACCENT | STYLE_BOLD, item);
		} else {
			paint(s->win, s->p, y, half->x, name - 1, ROLE_NORMAL, p->held[i].name);
			below = each > 1 && text_width(item) > half->cols - name;
			paint(s->win, s->p, y + below, half->x + (below ? 2 : name),
			      half->cols - (below ? 2 : name), *item ? ROLE_ACCENT : ROLE_DIM,
			      *item ? item : "-");
		}
		y += each;
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

/* A row of the check; in digits where each has the rows for them. */
static void draw_measure(const struct meccg_scene *s, const struct meccg_half *half, int y,
                         const struct measure *line, int each)
{
	bool fine = line->most ? line->is <= line->wanted : line->is >= line->wanted,
	     told = line->is || s->m->player[half->seat].deck.entries, large = each == MEASURE_ROWS;
	int style = !told  ? ROLE_DIM
	            : fine ? ROLE_GOOD
	                   : ROLE_WARNING,
	    middle = y + large,
	    cols = smaller(half->cols, (1 + (large && half->cols >= WIDE_HALF)) * MEASURE_COLS),
	    end = half->x + cols;
	char text[40];

	if (large && half->cols >= WIDE_HALF)
		poster_middle(s->win, s->p, (struct area){ y, half->x, LETTERS_ROWS, cols - 24 }, POSTER_LEFT,
		              ROLE_DIM, line->word, LETTERS_ROWS);
	else
		paint(s->win, s->p, middle, half->x, cols - 16, ROLE_DIM, line->word);
	if (!told) { /* only counts were typed */
		/* TRANSLATORS: 15 columns */
		paint(s->win, s->p, middle, end - 15, 15, style, _("   not told"));
	} else if (!large) {
		/* TRANSLATORS: 15 columns */
		paint_format(s->win, s->p, middle, end - 15, 15, style,
		             line->most ? _("%3d, at most %d") : _("%3d of %d"), line->is, line->wanted);
	} else {
		snprintf(text, sizeof text, line->most ? _("at most %d") : C_("deck", "of %d"), line->wanted);
		digits_paint(s->win, s->p, y, end - 13 - digits_width(line->is, LETTERS_ROWS),
		             style | STYLE_BOLD, line->is, LETTERS_ROWS);
		paint(s->win, s->p, middle, end - 11, 11, style, text);
	}
}

/* `below`: rows that are kept for the faults. */
static int draw_counts(const struct meccg_scene *s, const struct meccg_half *half, int y, int below,
                       const struct meccg_answer *answer)
{
	const struct measure lines[] = {
		{ _("creatures"), answer->creatures, 12, false },
		{ _("resources"), answer->resources, 30, false },
		{ _("hazards"), answer->hazards, 30, false },
		{ _("characters"), answer->characters, MECCG_POOL, true },
		{ _("sideboard"), answer->sideboard, answer->sideboard_limit, true },
	};
	int count = sizeof lines / sizeof *lines, each = (s->rows - y - below) / count;

	each = each >= MEASURE_ROWS ? MEASURE_ROWS : each > 1 ? 2 : 1;
	for (int i = 0; i < count && y < s->rows; i++, y += each)
		draw_measure(s, half, y, &lines[i], each);
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
	y = s->rows - y > 8 || !answer.problems ? draw_counts(s, half, y + 2 - (s->rows - y < 14),
	                                                      larger(3 * answer.problems, 2), &answer) +
	                                                  1
	                                        : y + 1;
	for (int i = 0; i < answer.problems && y < s->rows; i++)
		y = draw_fault(s, half, y, answer.problem[i].text);
}

void meccg_draw_start(const struct meccg_scene *s)
{
	int heads = s->rows >= ROOMY_ROWS, top = meccg_draw_heads(s, heads, s->rows - heads) + 1;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);
		int y = draw_company(s, &half, top);

		y = draw_sites(s, &half, y);
		meccg_line(s, &half, y, ROLE_DIM, _("%d left for the deck"),
		           meccg_pool_size(s->m, i) - meccg_company(s->m, i));
		draw_deck(s, &half, y + 1 + (y + rows_below(s, i) - SITE_ROWS + 3 <= s->rows));
	}
}
