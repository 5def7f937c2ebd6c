/* SPDX-License-Identifier: MIT */
/*
 * What both players see of the draft, above the curtains: the mind of each company
 * in digits, its places, and the names of who has joined; below, who has finished.
 * All of it grows with the window, alike in both halves.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	LETTERS_ROWS = 3,
	WORD_LINES = 4,
	GAP = 3,
	BESIDE = 16, /* the least columns beside the digits of the mind */
	LARGE_MIND = 10,
	SMALL_Y = 1,
	CHIP_COLS = 3,
};

/* ---- the rows of the page ---- */

/* Those in the company, then all that have been shown and do not count. */
static int shown_cards(const struct meccg *m, int seat, const struct meccg_card *shown[MECCG_HELD])
{
	const struct meccg_player *p = &m->player[seat];
	int count = 0;

	for (int aside = 0; aside < 2; aside++)
		for (int i = 0; i < p->holds; i++)
			if (p->held[i].fate != FATE_HIDDEN && meccg_is_starter(&p->held[i]) == !aside)
				shown[count++] = &p->held[i];
	return count;
}

static int most_shown(const struct meccg *m)
{
	const struct meccg_card *shown[MECCG_HELD];

	return larger(larger(shown_cards(m, 0, shown), shown_cards(m, 1, shown)), 2);
}

/* The largest form of the names that leaves so many rows to what is below them. */
static void fit_company(const struct meccg_scene *s, struct meccg_layout *at, int below)
{
	static const struct {
		int size, pitch, across;
	} forms[] = { { LETTERS_ROWS, LETTERS_ROWS + 1, 1 }, { 0, 2, 1 }, { 0, 1, 1 }, { 0, 1, 2 } };
	size_t n = 0;
	int names = most_shown(s->m), rows;

	for (;; n++) {
		rows = (names + forms[n].across - 1) / forms[n].across * forms[n].pitch;
		at->size = forms[n].size;
		at->pitch = forms[n].pitch;
		at->across = forms[n].across;
		at->lower_y = at->company_y + rows + (forms[n].pitch == 1);
		if (n + 1 == sizeof forms / sizeof *forms || at->lower_y + below <= s->rows)
			return;
	}
}

struct meccg_layout meccg_layout_of(const struct meccg_scene *s)
{
	static const struct {
		int rows, heads_y, mind, below;
	} tiers[] = {
		{ 50, 1, LARGE_MIND, 15 }, { 34, 1, 7, 13 }, { 24, 1, 5, 9 }, { 19, 1, 3, 9 }, { 0, 0, 3, 6 }
	};
	struct meccg_layout at = { 0 };
	int tier = 0;
	bool slim;

	if (meccg_is_small(s)) {
		at.lower_y = SMALL_Y + 2;
		return at;
	}
	while (s->rows < tiers[tier].rows)
		tier++;
	/* digits of five rows take the blank ones above them, beside the player's number */
	slim = s->p->ascii && s->m->phase != MECCG_POOLS && tiers[tier].mind == LETTERS_ROWS &&
	       tiers[tier].heads_y;
	at.mind_x = slim ? CHIP_COLS : 0;
	at.heads_y = slim ? 0 : tiers[tier].heads_y;
	at.mind_y = at.heads_y + meccg_head_rows(s) + !slim;
	at.mind = slim ? digits_small(s->p) : tiers[tier].mind;
	while (!slim && at.mind > LETTERS_ROWS &&
	       digits_width(MECCG_MIND, at.mind) + GAP + BESIDE > meccg_half_of(s, 1).cols)
		at.mind = digits_smaller(at.mind);
	at.company_y = at.lower_y = at.mind_y;
	if (s->m->phase == MECCG_POOLS) /* nobody has joined */
		return at;
	at.company_y += digits_rows(at.mind) + 1;
	fit_company(s, &at, tiers[tier].below);
	return at;
}

/* ---- the mind and the places ---- */

/* So many of all cells are filled; each has its columns, and a gap behind it. */
static void draw_cells(const struct meccg_scene *s, struct area at, int full, int all, int gap)
{
	for (int i = 0; i < all; i++)
		for (int row = 0; row < at.rows; row++)
			paint_run(s->win, s->p, at.y + row, at.x + i * (at.cols + gap), at.cols,
			          (i < full ? ROLE_ACCENT : ROLE_DIM) | STYLE_SHAPE,
			          i < full      ? (s->p->ascii ? L'#' : L'█')
			          : s->p->ascii ? L'.'
			                        : L'░');
}

/* "company 2 of 5", shorter where that does not fit. */
static void draw_places(const struct meccg_scene *s, struct area at, int seat)
{
	int company = meccg_company(s->m, seat), size = meccg_size(s->m, seat), gap = at.rows > 1 ? 2 : 1,
	    wide = at.rows > 1 ? 4 : 1, used = size * (wide + gap) + 1;
	char text[60];

	if (at.rows > 1)
		draw_cells(s, (struct area){ at.y, at.x, at.rows, wide }, company, size, gap);
	for (int i = 0; at.rows == 1 && i < size; i++)
		paint(s->win, s->p, at.y, at.x + 2 * i, 1, ROLE_ACCENT | STYLE_SHAPE,
		      i < company   ? (s->p->ascii ? "#" : "■")
		      : s->p->ascii ? "-"
		                    : "□");
	snprintf(text, sizeof text, _("company %d of %d"), company, size);
	if (text_width(text) > at.cols - used)
		snprintf(text, sizeof text, _("%d of %d"), company, size);
	if (text_width(text) > at.cols - used)
		snprintf(text, sizeof text, "%d/%d", company, size);
	paint(s->win, s->p, at.y + at.rows - 1, at.x + used, at.cols - used, STYLE_BOLD, text);
}

/* "MIND  11 left": the first in letters where there are rows, the rest too where there are columns. */
static void draw_words(const struct meccg_scene *s, struct area at, int left)
{
	char text[60], all[90];
	int label = poster_width(s->p, _("mind"), at.rows);

	snprintf(text, sizeof text, C_("mind", "%d left"), left);
	snprintf(all, sizeof all, "%s  %s", _("mind"), text);
	if (at.rows == 1) {
		paint(s->win, s->p, at.y, at.x, at.cols, ROLE_NORMAL, all);
	} else if (poster_width(s->p, all, at.rows) <= at.cols) {
		poster_middle(s->win, s->p, at, POSTER_LEFT, ROLE_NORMAL, all, at.rows);
	} else {
		poster_middle(s->win, s->p, at, POSTER_LEFT, ROLE_DIM, _("mind"), at.rows);
		paint(s->win, s->p, at.y + at.rows / 2, at.x + label + 2, at.cols - label - 2, STYLE_BOLD,
		      text);
	}
}

/* In digits; beside them what is left, a bar, and the places of the company. */
void meccg_draw_mind(const struct meccg_scene *s, const struct meccg_half *half,
                     const struct meccg_layout *at)
{
	int mind = meccg_mind(s->m, half->seat), field = at->mind_x + digits_width(MECCG_MIND, at->mind),
	    rows = digits_rows(at->mind), words = rows > LETTERS_ROWS ? LETTERS_ROWS : 1,
	    places = rows >= 7 ? 2 : 1, bar = rows >= LARGE_MIND ? 2 : 1;
	struct area beside = { at->mind_y, half->x + field + GAP, words, half->cols - field - GAP };
	int cell = larger(beside.cols / MECCG_MIND, 1), cells = smaller(beside.cols / cell, MECCG_MIND);

	digits_paint(s->win, s->p, at->mind_y, half->x + field - digits_width(mind, at->mind),
	             (ROLE_SEAT + half->seat) | STYLE_BOLD, mind, at->mind);
	draw_words(s, beside, MECCG_MIND - mind);
	draw_cells(
		s,
		(struct area){ at->mind_y + words + (rows - words - places - bar) / 2, beside.x, bar, cell },
		mind * cells / MECCG_MIND, cells, 0);
	beside.y += rows - places;
	beside.rows = places;
	draw_places(s, beside, half->seat);
}

/* ---- the names ---- */

/* What stands where a mind does not count. */
static const char *word_of(const struct meccg_card *card, int cols)
{
	const char *word = card->fate == FATE_ASIDE ? _("set aside") : _("shown");

	return text_width(word) <= cols ? word : "--";
}

/* In letters, the first name where all of it has no room. */
static void draw_large(const struct meccg_scene *s, const struct meccg_half *half, int y,
                       const struct meccg_card *card)
{
	bool joined = meccg_is_starter(card);
	int number = digits_width(88, LETTERS_ROWS),
	    right = joined ? number : text_width(word_of(card, half->cols));
	struct area name = { y, half->x, LETTERS_ROWS, half->cols - right - GAP };

	meccg_draw_name(s, name, joined ? ROLE_NORMAL : ROLE_DIM, card->name, LETTERS_ROWS);
	if (joined)
		digits_paint(s->win, s->p, y, half->x + half->cols - digits_width(card->mind, LETTERS_ROWS),
		             ROLE_ACCENT | STYLE_BOLD, card->mind, LETTERS_ROWS);
	else
		paint_right(s->win, s->p, y + 1, half->x + half->cols, right, ROLE_DIM,
		            word_of(card, half->cols));
}

static void draw_small(const struct meccg_scene *s, struct area at, const struct meccg_card *card)
{
	int name = smaller(at.cols - 5, 23), x = at.x + name + 1;

	paint(s->win, s->p, at.y, at.x, name, meccg_is_starter(card) ? ROLE_NORMAL : ROLE_DIM, card->name);
	if (meccg_is_starter(card))
		paint_format(s->win, s->p, at.y, x, 3, STYLE_BOLD, "%d", card->mind);
	else
		paint(s->win, s->p, at.y, x, at.cols - name - 1, ROLE_DIM, word_of(card, at.cols - name - 2));
}

void meccg_draw_company(const struct meccg_scene *s, const struct meccg_half *half,
                        const struct meccg_layout *at)
{
	const struct meccg_card *shown[MECCG_HELD];
	int count = shown_cards(s->m, half->seat, shown), cols = half->cols / at->across;

	for (int i = 0; i < count; i++) {
		int y = at->company_y + i / at->across * at->pitch;

		if (at->size)
			draw_large(s, half, y, shown[i]);
		else
			draw_small(s, (struct area){ y, half->x + i % at->across * cols, 1, cols }, shown[i]);
	}
}

/* ---- players who have finished ---- */

static const char *end_word(enum meccg_stopped stopped)
{
	switch (stopped) {
	case STOPPED_SIZE: return _("the company is full");
	case STOPPED_MIND: return _("a mind of exactly 20");
	case STOPPED_POOL: return _("the pool is used up");
	case STOPPED_DECLARED: return _("has stopped");
	case STOPPED_NONE: return _("no card left may be shown");
	default: return "";
	}
}

/* "-- Aragorn II --": cards that both have seen and neither keeps. */
void meccg_draw_aside(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	char names[400] = "", line[480];
	size_t end = 0;

	for (int i = 0; i < p->holds && end < sizeof names; i++)
		if (p->held[i].fate == FATE_ASIDE)
			end += (size_t)snprintf(names + end, sizeof names - end, "%s%s", end ? _(", ") : "",
			                        p->held[i].name);
	utf8_mend_end(names);
	snprintf(line, sizeof line, _("set aside  -- %s --"), names);
	if (text_width(line) > half->cols)
		snprintf(line, sizeof line, "-- %s --", names);
	if (names[0] && y < s->rows)
		paint(s->win, s->p, y, half->x, half->cols, ROLE_DIM, line);
	if (y + 1 < s->rows)
		meccg_line(s, half, y + 1, ROLE_DIM, _("in the pool  %d not shown"),
		           meccg_hidden(s->m, half->seat));
}

void meccg_draw_finished(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const char *word = end_word(s->m->player[half->seat].stopped);
	struct big_name words;

	paint_chip(s->win, s->p, y, half->x, half->cols, ROLE_GOOD | STYLE_REVERSE, _("FINISHED"));
	big_name_fit(&words, s->p, word, letters_smaller(0), WORD_LINES, s->rows - y - 6, half->cols);
	if (words.size >= 3) {
		big_name_paint(s->win, s->p, y + 2, half->x, ROLE_GOOD, &words);
		y += words.rows + 1;
	} else {
		paint(s->win, s->p, y + 1, half->x, half->cols, ROLE_NORMAL, word);
	}
	meccg_draw_aside(s, half, y + 3);
}
