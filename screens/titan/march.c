/* SPDX-License-Identifier: MIT */
/*
 * The focus on the masterboard: where the legion in focus may go, which legions stand on
 * a land, and what Enter means there. Public knowledge only: a teleport is shown where the
 * legion may have the Lord; the rules refuse the others when it is tried.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

bool titan_on_map(const struct titan *t, const struct titan_view *view)
{
	return t->board && !view->listed && titan_on_sheet(t, view);
}

/* ---- where it may go ---- */

bool titan_march_of(const struct titan *t, int legion, struct titan_march *march)
{
	memset(march, 0, sizeof *march);
	if (legion < 0 || !t->board || !t->roll || !titan_may_march(t) ||
	    !titan_is_of(t, legion, t->table.turn) || t->legion[legion].moved || t->legion[legion].at < 0)
		return false;
	titan_moves_seen(t, legion, &march->moves);
	march->legion = legion;
	march->count = titan_goals_of(&march->moves, march->goal);
	while (march->walks < march->count && !march->goal[march->walks].teleport)
		march->walks++;
	return true;
}

int titan_march_letter(const struct titan_march *march, int place)
{
	for (int i = 0; i < march->count; i++)
		if (march->goal[i].place == place)
			return march->goal[i].key[1] ? '*' : march->goal[i].key[0];
	return '\0';
}

/* ---- encounters ---- */

/* The open encounter on a place; false: none. */
bool titan_clash_at(const struct titan *t, int place, struct titan_pair *out)
{
	struct titan_pair list[TITAN_LEGIONS];
	int count = titan_open(t, list);

	for (int i = 0; i < count; i++)
		if (t->legion[list[i].legion[0]].at == place) {
			*out = list[i];
			return true;
		}
	return false;
}

/* ---- what Enter means ---- */

enum titan_errand titan_errand_of(const struct titan *t, const struct titan_view *view)
{
	int here[TITAN_LEGIONS], place = view->place;
	struct titan_march march;
	struct titan_pair pair;
	bool marches = titan_march_of(t, view->legion, &march);

	if (marches && march.moves.to[place].walk)
		return ERRAND_MOVE;
	if (marches && t->step == STEP_2_3 && march.moves.to[place].teleport)
		return ERRAND_TELEPORT;
	if (t->step == STEP_2_5 && titan_clash_at(t, place, &pair))
		return ERRAND_MEET;
	if (!titan_standing(t, place, here))
		return marches ? ERRAND_FAR : ERRAND_NONE;
	if (view->legion < 0 || t->legion[view->legion].at != place)
		return ERRAND_SELECT;
	if (titan_is_of(t, view->legion, t->table.turn) && t->step == STEP_2_1)
		return ERRAND_SPLIT;
	if (titan_is_of(t, view->legion, t->table.turn) && t->step == STEP_2_6)
		return ERRAND_RECRUIT;
	return ERRAND_LOOK;
}

/* ---- the focus ---- */

/* The cursor goes where the legion in focus stands. */
void titan_go_to_focus(const struct titan *t, struct titan_view *view)
{
	if (view->legion < 0 || t->legion[view->legion].at < 0)
		return;
	view->place = t->legion[view->legion].at;
	view->column = titan_places[view->place].x;
}

/* The first legion here, of the player on turn if there is one. */
void titan_focus_here(const struct titan *t, struct titan_view *view)
{
	int here[TITAN_LEGIONS], count = titan_standing(t, view->place, here), best = -1;

	for (int i = 0; i < count; i++)
		if (best < 0 ||
		    (titan_is_of(t, here[i], t->table.turn) && !titan_is_of(t, best, t->table.turn)))
			best = here[i];
	if (best < 0)
		return;
	view->legion = best;
	view->seat = titan_owner(t, best);
}
