/* SPDX-License-Identifier: MIT */
/*
 * The draft: two halves face to face. On top the company (company.c); below it a
 * curtain with what both may know, the list of the open half (list.c), or the
 * reveal of both cards. No screen shows a pick before both are revealed.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"

enum { FOLD = 5, CARD_GAP = 2, ASIDE = 5 };

/* ---- the curtain ---- */

/* What both may know of a closed half. */
static int curtain_word(const struct meccg *m, int seat, char *out, size_t size)
{
	const struct meccg_player *p = &m->player[seat];
	const char *name = m->table.seat[seat].name;

	if (m->phase == MECCG_POOLS && !p->sealed) {
		snprintf(out, size, _("%d of %d in the pool"), meccg_pool_size(m, seat), MECCG_POOL);
		return ROLE_WARNING;
	}
	snprintf(out, size,
	         m->phase == MECCG_POOLS ? _("%s's pool is sealed")
	         : p->pick >= 0          ? _("%s has picked")
	                                 : _("%s has not picked"),
	         name);
	return m->phase == MECCG_POOLS || p->pick >= 0 ? ROLE_GOOD : ROLE_WARNING;
}

/* A shade in whole folds; across its middle the word CURTAIN and what both may know. */
static void draw_curtain(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	char text[NAME_BYTES + 60];
	int style = curtain_word(s->m, half->seat, text, sizeof text), middle = y + (s->rows - y - 1) / 2,
	    folds = (half->cols + 1) / FOLD, cols = folds * FOLD - 1, x = half->x + (half->cols - cols) / 2;

	for (int i = y; i < s->rows; i++)
		for (int fold = 0; fold < folds && (i < middle - 2 || i > middle + 1); fold++)
			paint_run(s->win, s->p, i, x + fold * FOLD, FOLD - 1, ROLE_DIM | STYLE_SHAPE,
			          s->p->ascii ? L':' : L'░');
	paint_chip(s->win, s->p, middle - 1, x + (cols - text_width(_("CURTAIN")) - 2) / 2, cols, ROLE_DIM,
	           _("CURTAIN"));
	paint_centre(s->win, s->p, middle, x, cols, style | STYLE_BOLD, text);
}

/* ---- the reveal: both cards at once, their minds in digits, and what becomes of them ---- */

static const char *outcome_word(const struct meccg_card *card)
{
	return card->fate == FATE_ASIDE ? _("SET ASIDE") : card->extra ? _("SHOWN") : _("JOINS");
}

static const char *outcome_reason(const struct meccg_card *card)
{
	return card->fate == FATE_ASIDE ? _("same unique person") : card->extra ? _("does not count") : "";
}

/* size: of the digits */
static void draw_reveal(const struct meccg_scene *s, const struct meccg_half *half, int y, int size)
{
	int shown = s->m->shown[half->seat], x = half->x, role, cols = half->cols;
	const struct meccg_card *card;

	if (shown < 0) {
		meccg_draw_finished(s, half, y);
		return;
	}
	card = &s->m->player[half->seat].held[shown];
	role = card->fate == FATE_ASIDE ? ROLE_WARNING : ROLE_GOOD;
	if (size && !card->extra) {
		digits_paint(s->win, s->p, y,
		             x + digits_width(MECCG_MIND, size) - digits_width(card->mind, size),
		             ROLE_NORMAL | STYLE_BOLD, card->mind, size);
		x += digits_width(MECCG_MIND, size) + CARD_GAP;
		cols = half->x + half->cols - x;
	}
	paint(s->win, s->p, y, x, cols, (ROLE_SEAT + half->seat) | STYLE_BOLD, card->name);
	if (!card->extra)
		paint_format(s->win, s->p, y + 1, x, cols, ROLE_DIM, size ? "%s" : "%s %d", _("mind"),
		             card->mind);
	paint_chip(s->win, s->p, y + 2, x, cols, role, outcome_word(card));
	x = larger(smaller(x, half->x + half->cols - text_width(outcome_reason(card))), half->x);
	paint(s->win, s->p, y + 3, x, half->cols, ROLE_DIM, outcome_reason(card));
	y += larger(digits_rows(size) + 1, ASIDE);
	if (y + 1 < s->rows)
		meccg_draw_aside(s, half, y);
}

/* ---- the whole ---- */

static void draw_above(const struct meccg_scene *s, const struct meccg_half *half,
                       const struct meccg_layout *at)
{
	if (meccg_is_small(s)) /* "9/20  2/5": mind and places */
		meccg_line(s, half, at->mind_y, STYLE_BOLD, "%d/%d  %d/%d", meccg_mind(s->m, half->seat),
		           MECCG_MIND, meccg_company(s->m, half->seat), meccg_size(s->m, half->seat));
	if (meccg_is_small(s) || s->m->phase == MECCG_POOLS)
		return;
	meccg_draw_mind(s, half, at);
	if (!s->reveals)
		meccg_draw_company(s, half, at);
}

void meccg_draw_draft(const struct meccg_scene *s)
{
	struct meccg_layout at = meccg_layout_of(s, meccg_draw_heads(s));
	int reveal_y = at.mind_y + digits_rows(at.mind);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);

		draw_above(s, &half, &at);
		if (s->reveals)
			draw_reveal(s, &half, meccg_is_small(s) ? at.lower_y + 1 : reveal_y + 2,
			            meccg_is_small(s) ? 0 : at.mind);
		else if (s->open && s->view->seat == i)
			meccg_draw_list(s, &half, meccg_draw_items(s, &half, at.lower_y));
		else if (s->m->player[i].stopped)
			meccg_draw_finished(s, &half, at.lower_y);
		else
			draw_curtain(s, &half, at.lower_y);
	}
	if (s->reveals && !meccg_is_small(s))
		paint_rule(s->win, s->p, reveal_y, 2, s->cols - 4, ROLE_DIM, false);
}
