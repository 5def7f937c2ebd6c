/* SPDX-License-Identifier: MIT */
/*
 * The people in play, for the checks of the council and the chain of strength:
 * their corruption, the roll they need, and its result.
 */
#include <stdio.h>
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	ALWAYS = 2 /* the least roll of two dice */,
	PLACE_COLS = 34 /* of a half that numbers them */,
	WORDS_COLS = 44 /* .. that has room for "3 or more" */,
	POINTS_COLS = 20
};

/* The word beside a name, or the roll it needs. */
static void tell_state(const struct meccg_scene *s, int seat, const struct meccg_person *person,
                       struct wall *wall, int n)
{
	const struct meccg *m = s->m;
	int needs = meccg_needs(m, person), style = ROLE_DIM;
	const char *word = NULL;

	if (person->state == STATE_ELIMINATED)
		word = _("eliminated");
	else if (person->state == STATE_DISCARDED)
		word = _("gone");
	else if (!meccg_checks(m, seat, person))
		word = person->kind == KIND_ALLY ? _("ally") : _("no check");
	else if (person->checked && m->phase >= MECCG_COUNCIL) {
		word = _("passed");
		style = ROLE_GOOD;
	} else if (needs <= ALWAYS)
		word = C_("check", "always");
	if (word)
		wall_cell(wall, n, 3, style, "%s", word);
	else
		wall_cell(wall, n, 3, ROLE_WARNING,
		          meccg_half_of(s, seat).cols < WORDS_COLS ? "%d+" : _("%d or more"), needs);
}

/* Name, points, and what the chain adds to them: "6+1". */
static void list_person(const struct meccg_scene *s, int seat, struct wall *wall, int n)
{
	const struct meccg_person *person = &s->m->player[seat].person[n];
	bool in = person->state == STATE_IN;

	wall->row[n].spot = n;
	wall_cell(wall, n, 0, ROLE_DIM, "%d", n + 1);
	wall_cell(wall, n, 1,
	          wall->focus == n ? ROLE_ACCENT | STYLE_BOLD
	          : in             ? STYLE_BOLD
	                           : ROLE_DIM,
	          "%s", person->name);
	wall_first_name(person->name, NULL, 0, wall->row[n].cell[1].brief, WALL_BRIEF);
	if (in && s->m->phase == MECCG_CHAIN && person->kind == KIND_CHARACTER)
		wall_cell(wall, n, 2, STYLE_BOLD, "%d+%d", person->corruption, s->m->chain_round);
	else if (in)
		wall_cell(wall, n, 2, STYLE_BOLD, "%d", person->corruption);
	tell_state(s, seat, person, wall, n);
}

static void draw_half(const struct meccg_scene *s, int seat, int y)
{
	const struct meccg_half half = meccg_half_of(s, seat);
	const struct meccg_player *p = &s->m->player[seat];
	struct wall *wall = wall_new(p->persons, 4);
	int available, control;

	meccg_influence(s->m, seat, &available, &control);
	meccg_line(s, &half, y, ROLE_DIM, _("influence %d, control %d"), available, control);
	if (!p->persons)
		meccg_line(s, &half, y + 2, ROLE_DIM, _("nobody yet: A adds a character"));
	wall->column[0] = (struct wall_column){ NULL, true, PLACE_COLS };
	wall->column[2] =
		(struct wall_column){ half.cols < PLACE_COLS ? _("CP") : _("corruption"), true, POINTS_COLS };
	wall->column[3].head = C_("sheet", "check");
	wall->focusable = true;
	wall->spread = 2;
	wall->focus = meccg_has_focus(s, seat) ? s->view->person : -1;
	wall->what = SPOT_PERSON + seat;
	for (int i = 0; i < p->persons; i++)
		list_person(s, seat, wall, i);
	y += 1 + !meccg_is_small(s);
	wall_draw(s->win, s->p, (struct area){ y, half.x, s->rows - y - 1, half.cols }, wall, -1, s->cursor_y,
	          s->cursor_x);
	free(wall);
}

void meccg_draw_people(const struct meccg_scene *s)
{
	const struct meccg_check_done *last = &s->m->last_check;
	int y = meccg_draw_heads(s);

	for (int i = 0; i < MECCG_PLAYERS; i++)
		draw_half(s, i, y);
	if (s->m->phase == MECCG_CHAIN)
		paint_format(s->win, s->p, s->rows - 1, 1, s->cols - 2, STYLE_BOLD,
		             _("CHAIN OF STRENGTH, round %d: corruption +%d, not for avatars"),
		             s->m->chain_round, s->m->chain_round);
	else if (last->seat >= 0)
		paint_format(s->win, s->p, s->rows - 1, 1, s->cols - 2, ROLE_DIM,
		             _("last check: %s, %d against %d"), last->name, last->total, last->corruption);
}
