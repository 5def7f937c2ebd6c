/* SPDX-License-Identifier: MIT */
/*
 * The draft: two halves face to face. On top the company (company.c); below it a
 * curtain with what both may know, the list of the open half (list.c), or the
 * reveal over both (reveal.c). No screen shows a pick before both are revealed.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum { SMALL_Y = 1, FOLD = 5, ROOMY = 9, WORD_LINES = 4, LETTERS_ROWS = 3 };

/* ---- the curtain ---- */

/* What both may know of a closed half: with the player's name, or briefly. */
static int curtain_word(const struct meccg *m, int seat, bool brief, char *out, size_t size)
{
	const struct meccg_player *p = &m->player[seat];
	const char *name = m->table.seat[seat].name;

	if (m->phase == MECCG_POOLS && !p->sealed) {
		snprintf(out, size, brief ? "%d/%d" : _("%d of %d in the pool"), meccg_pool_size(m, seat),
		         MECCG_POOL);
		return ROLE_WARNING;
	}
	if (m->phase == MECCG_POOLS)
		snprintf(out, size, brief ? _("pool sealed") : _("%s's pool is sealed"), name);
	else if (p->pick >= 0)
		snprintf(out, size, brief ? _("has picked") : _("%s has picked"), name);
	else
		snprintf(out, size, brief ? _("has not picked") : _("%s has not picked"), name);
	return m->phase == MECCG_POOLS || p->pick >= 0 ? ROLE_GOOD : ROLE_WARNING;
}

/* In few words, as large as they fit above the sentence. */
static void fit_words(const struct meccg_scene *s, int seat, int rows, int most, struct big_name *out)
{
	char text[NAME_BYTES + 60];

	curtain_word(s->m, seat, true, text, sizeof text);
	big_name_fit(out, s->p, text, most, WORD_LINES, rows - 2 - 2 * (rows > ROOMY),
	             meccg_half_of(s, seat).cols - 4);
}

/* The size in which the words fit on both curtains; below 3 there is the sentence alone. */
static int words_size(const struct meccg_scene *s, int rows)
{
	int most = letters_smaller(0);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct big_name words;

		if (s->m->player[i].stopped || (s->open && s->view->seat == i))
			continue;
		fit_words(s, i, rows, most, &words);
		most = smaller(most, words.size);
	}
	return most;
}

static void draw_shade(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	for (int i = y; i < s->rows; i++)
		for (int x = 0; x + 1 < half->cols; x += FOLD)
			paint_run(s->win, s->p, i, half->x + x, smaller(FOLD - 1, half->cols - x),
			          ROLE_DIM | STYLE_SHAPE, s->p->ascii ? L':' : L'░');
}

/* In letters, else upon a stripe. */
static void draw_words(const struct meccg_scene *s, struct area at, int style, const struct big_name *words,
                       int seat)
{
	char text[NAME_BYTES + 60];

	curtain_word(s->m, seat, true, text, sizeof text);
	if (words->size >= LETTERS_ROWS)
		big_name_paint(s->win, s->p, at.y, at.x, style, words);
	else
		poster_name(s->win, s->p, (struct area){ at.y, at.x + 1, at.rows, at.cols - 1 }, style, text,
		            LETTERS_ROWS);
}

/* A shade in folds, and on it the word CURTAIN and what both may know. */
static void draw_curtain(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	int rows = s->rows - y, chip = text_width(_("CURTAIN")) + 2, style, width, cols, top,
	    margin = rows > ROOMY;
	char text[NAME_BYTES + 60];
	struct big_name words;

	draw_shade(s, half, y);
	fit_words(s, half->seat, rows, words_size(s, rows), &words);
	if (words.size < LETTERS_ROWS) {
		words.rows = margin ? LETTERS_ROWS : 0;
		words.cols = margin ? smaller(words.cols + 2, half->cols - 4) : 0;
	}
	style = curtain_word(s->m, half->seat, false, text, sizeof text);
	width = smaller(text_width(text), half->cols - 2);
	cols = larger(words.cols, width) + 2;
	top = y + larger((rows - words.rows - 2 - 2 * margin) / 2, 0);
	paint_blank(s->win, s->p, top + 1, half->x + (half->cols - cols) / 2, words.rows + 1 + 2 * margin,
	            cols);
	paint_chip(s->win, s->p, top, half->x + (half->cols - chip) / 2, half->cols, ROLE_DIM | STYLE_REVERSE,
	           _("CURTAIN"));
	if (words.rows)
		draw_words(s,
		           (struct area){ top + 1 + margin, half->x + (half->cols - words.cols) / 2,
		                          words.rows, words.cols },
		           style, &words, half->seat);
	paint(s->win, s->p, top + 1 + margin + words.rows, half->x + (half->cols - width) / 2, width,
	      style | STYLE_BOLD, text);
}

/* ---- the whole ---- */

static void draw_above(const struct meccg_scene *s, const struct meccg_half *half,
                       const struct meccg_layout *at)
{
	if (meccg_is_small(s)) {
		/* "9/20  2/5": mind and places */
		meccg_line(s, half, SMALL_Y, STYLE_BOLD, "%d/%d  %d/%d", meccg_mind(s->m, half->seat),
		           MECCG_MIND, meccg_company(s->m, half->seat), meccg_size(s->m, half->seat));
		return;
	}
	if (s->m->phase == MECCG_POOLS)
		return;
	meccg_draw_mind(s, half, at);
	if (!meccg_reveals(s->view, s->m))
		meccg_draw_company(s, half, at);
}

static void draw_lower(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	if (s->open && s->view->seat == half->seat)
		meccg_draw_list(s, half, y);
	else if (s->m->player[half->seat].stopped)
		meccg_draw_finished(s, half, y);
	else
		draw_curtain(s, half, y);
}

void meccg_draw_draft(const struct meccg_scene *s)
{
	struct meccg_layout at = meccg_layout_of(s);
	bool reveals = meccg_reveals(s->view, s->m);
	int reveal_y = meccg_is_small(s) ? at.lower_y : at.company_y - 1;
	/* large names stand over both halves */
	bool below = reveals && meccg_reveals_below(s, reveal_y);

	meccg_draw_heads(s, at.heads_y, (below ? reveal_y : s->rows) - at.heads_y);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);

		draw_above(s, &half, &at);
		if (!reveals)
			draw_lower(s, &half, at.lower_y);
	}
	if (reveals)
		meccg_draw_reveal(s, reveal_y);
}
