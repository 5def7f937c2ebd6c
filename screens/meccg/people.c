/* SPDX-License-Identifier: MIT */
/*
 * The people in play, for the checks of the council and the chain of strength:
 * their corruption, the roll they need, and its result.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { HEAD_Y = 1, LIST_Y = 4 };

/* The word beside a name, and its style; NULL: the person is to be checked. */
static const char *state_word(const struct meccg *m, int seat, const struct meccg_person *person, int *style)
{
	*style = ROLE_DIM;
	if (person->state == STATE_ELIMINATED)
		return _("eliminated");
	if (person->state == STATE_DISCARDED)
		return _("gone");
	if (!meccg_checks(m, seat, person))
		return person->kind == KIND_ALLY ? _("ally") : _("no check");
	if (person->checked && m->phase >= MECCG_COUNCIL) {
		*style = ROLE_GOOD;
		return _("passed");
	}
	*style = ROLE_NORMAL;
	return NULL;
}

/* The name and the roll it needs, on a small screen. */
static void draw_briefly(const struct meccg_scene *s, const struct meccg_half *half, int y,
                         const struct meccg_person *person, bool focus)
{
	int style, name = half->cols - 6;
	const char *word = state_word(s->m, half->seat, person, &style);

	if (focus)
		paint_mark(s->win, s->p, y, half->x, ROLE_ACCENT | STYLE_BOLD);
	paint(s->win, s->p, y, half->x + 2, name,
	      focus  ? ROLE_ACCENT | STYLE_BOLD
	      : word ? ROLE_DIM
	             : ROLE_NORMAL,
	      person->name);
	if (!word)
		paint_format(s->win, s->p, y, half->x + 3 + name, 3, ROLE_WARNING, "%d+",
		             meccg_needs(s->m, person));
}

static void draw_person(const struct meccg_scene *s, const struct meccg_half *half, int y, int n)
{
	const struct meccg_person *person = &s->m->player[half->seat].person[n];
	bool focus = s->view->seat == half->seat && s->view->person == n;
	int style, name = half->cols - 19, x = half->x + 2;
	const char *word = state_word(s->m, half->seat, person, &style);
	int extra = s->m->phase == MECCG_CHAIN && person->kind == KIND_CHARACTER ? s->m->chain_round : 0;

	if (focus) {
		*s->cursor_y = y;
		*s->cursor_x = x;
	}
	if (meccg_is_small(s)) {
		draw_briefly(s, half, y, person, focus);
		return;
	}
	if (focus)
		paint_mark(s->win, s->p, y, half->x, ROLE_ACCENT | STYLE_BOLD);
	paint(s->win, s->p, y, x, name,
	      focus                       ? ROLE_ACCENT | STYLE_BOLD
	      : person->state == STATE_IN ? ROLE_NORMAL
	                                  : ROLE_DIM,
	      person->name);
	if (person->state == STATE_IN)
		paint_format(s->win, s->p, y, x + name + 1, 5, STYLE_BOLD, extra ? "%d+%d" : "%d",
		             person->corruption, extra);
	if (word)
		paint(s->win, s->p, y, x + name + 7, 10, style, word);
	else if (meccg_needs(s->m, person) <= 2)
		paint(s->win, s->p, y, x + name + 7, 10, ROLE_DIM, C_("check", "always"));
	else
		paint_format(s->win, s->p, y, x + name + 7, 10, ROLE_WARNING, _("%d or more"),
		             meccg_needs(s->m, person));
}

static void draw_half(const struct meccg_scene *s, int seat)
{
	struct meccg_half half = meccg_half_of(s, seat);
	const struct meccg_player *p = &s->m->player[seat];
	int available, control, room = s->rows - LIST_Y - 2;
	int top = s->view->seat == seat && s->view->person >= room ? s->view->person - room + 1 : 0;

	meccg_influence(s->m, seat, &available, &control);
	meccg_line(s, &half, HEAD_Y + 1, ROLE_DIM, _("influence %d, control %d"), available, control);
	if (!p->persons)
		meccg_line(s, &half, LIST_Y, ROLE_DIM, _("nobody yet: A adds a character"));
	for (int i = 0; i < room && top + i < p->persons; i++) {
		spot_put(s->p, s->win, LIST_Y + i, half.x, 1, half.cols, SPOT_PERSON + seat, top + i);
		draw_person(s, &half, LIST_Y + i, top + i);
	}
}

void meccg_draw_people(const struct meccg_scene *s)
{
	const struct meccg_check_done *last = &s->m->last_check;

	meccg_draw_heads(s, HEAD_Y, s->rows - HEAD_Y - 2);
	for (int i = 0; i < MECCG_PLAYERS; i++)
		draw_half(s, i);
	if (s->m->phase == MECCG_CHAIN)
		paint_format(s->win, s->p, s->rows - 1, 1, s->cols - 2, STYLE_BOLD,
		             _("CHAIN OF STRENGTH, round %d: corruption +%d, not for avatars"),
		             s->m->chain_round, s->m->chain_round);
	else if (last->seat >= 0)
		paint_format(s->win, s->p, s->rows - 1, 1, s->cols - 2, ROLE_DIM,
		             _("last check: %s, %d against %d"), last->name, last->total, last->corruption);
}
