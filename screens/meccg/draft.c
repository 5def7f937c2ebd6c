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
#include "rules/core/utf8.h"
#include "screens/kit/letters.h"
#include "screens/kit/numbers.h"

enum { SMALL_Y = 1, FOLD = 5, WORD_LINES = 4 };

/* ---- the curtain ---- */

/* What both may know of a closed half: with the player's name, or briefly. */
static int curtain_word(const struct meccg *m, int seat, bool brief, char *out, size_t size)
{
	const struct meccg_player *p = &m->player[seat];
	const char *name = m->table.seat[seat].name;

	if (m->phase == MECCG_POOLS && !p->sealed) {
		snprintf(out, size, brief ? _("%d of %d") : _("%d of %d in the pool"),
		         meccg_pool_size(m, seat), MECCG_POOL);
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

/* The words on a curtain, as large as they fit; returns their style. */
static int fit_words(const struct meccg_scene *s, int seat, int rows, bool brief, int most,
                     struct big_name *out)
{
	char text[NAME_BYTES + 60];
	int style = curtain_word(s->m, seat, brief, text, sizeof text);

	big_name_fit(out, s->p, text, most, WORD_LINES, larger(rows - 2 - 2 * (rows > 9), 1),
	             meccg_half_of(s, seat).cols - 4);
	return style;
}

/* The size in which the words fit on both curtains. */
static int words_size(const struct meccg_scene *s, int rows, bool brief)
{
	int most = letters_smaller(0);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct big_name words;

		if (s->m->player[i].stopped || (s->open && s->view->seat == i))
			continue;
		fit_words(s, i, rows, brief, most, &words);
		most = smaller(most, words.size);
	}
	return most;
}

/* A shade in folds, and on it the word CURTAIN and what both may know. */
static void draw_curtain(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	int rows = s->rows - y, width = text_width(_("CURTAIN")) + 2, style, gap, top, size;
	bool brief;
	struct big_name words;

	for (int i = y; i < s->rows; i++)
		for (int x = 0; x + 1 < half->cols; x += FOLD)
			paint_run(s->win, s->p, i, half->x + x, smaller(FOLD - 1, half->cols - x),
			          ROLE_DIM | STYLE_SHAPE, s->p->ascii ? L':' : L'░');
	brief = words_size(s, rows, true) > larger(words_size(s, rows, false), 1);
	size = words_size(s, rows, brief);
	style = fit_words(s, half->seat, rows, brief, size, &words);
	gap = words.size >= 3;
	top = y + larger((rows - words.rows - 1 - gap) / 2, 0);
	paint_blank(s->win, s->p, top + 1 + gap - (gap && rows > 9),
	            half->x + (half->cols - words.cols) / 2 - 1 - gap, words.rows + 2 * (gap && rows > 9),
	            words.cols + 2 + 2 * gap);
	paint_chip(s->win, s->p, top, half->x + (half->cols - width) / 2, half->cols,
	           ROLE_DIM | STYLE_REVERSE, _("CURTAIN"));
	big_name_paint(s->win, s->p, top + 1 + gap, half->x + (half->cols - words.cols) / 2, style, &words);
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
	char names[400] = "";
	size_t end = 0;

	for (int i = 0; i < p->holds && end < sizeof names; i++)
		if (p->held[i].fate == FATE_ASIDE)
			end += (size_t)snprintf(names + end, sizeof names - end, "%s%s", end ? _(", ") : "",
			                        p->held[i].name);
	utf8_mend_end(names);
	if (names[0] && y < s->rows)
		meccg_line(s, half, y, ROLE_DIM, _("set aside  -- %s --"), names);
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
