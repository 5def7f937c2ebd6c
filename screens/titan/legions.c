/* SPDX-License-Identifier: MIT */
/*
 * The focus on the sheet, a player and a legion, and public knowledge of legions:
 * which can act at a step. Contents are counted only behind the curtain.
 */
#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/seats.h"

int titan_angels_due(const struct titan *t, int seat)
{
	const struct titan_battle *b = &t->battle;
	bool won = t->whole && b->over && b->winner != WINNER_NOBODY && b->seat[b->winner] == seat;

	return t->player[seat].due + (won ? b->gained : 0);
}

/* ---- what a legion has ---- */

uint32_t titan_own_musters(const struct titan *t, int legion)
{
	int has[TITAN_CREATURES];

	titan_legion_has(t, legion, has);
	return titan_musters(t, legion, has);
}

void titan_list_creatures(const uint8_t has[TITAN_CREATURES], char *out, size_t size)
{
	out[0] = '\0';
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[i])
			said_list_add(out, size, has[i] > 1 ? "%s x%d" : "%s", titan_name(i), has[i]);
}

/* ---- who has something to do ---- */

enum { SPLIT_LEAST = 4 }; /* two for each part (2.1) */

static bool meets_somebody(const struct titan *t, int legion)
{
	struct titan_pair pair[TITAN_LEGIONS];
	int count = titan_open(t, pair);

	for (int i = 0; i < count; i++)
		if (pair[i].legion[0] == legion)
			return true;
	return false;
}

static bool is_busy(const struct titan *t, int legion)
{
	const struct titan_legion *l = &t->legion[legion];

	switch (t->step) {
	case STEP_2_1: return l->size >= SPLIT_LEAST;
	case STEP_2_2:
	case STEP_2_3: return titan_may_march(t) && !l->moved;
	case STEP_2_5: return t->board ? meets_somebody(t, legion) : l->moved && !l->fought;
	case STEP_2_6:
		return l->land < 0 ? l->moved && !l->recruited && l->size < TITAN_LEGION
		                   : titan_can_recruit(t, legion);
	default: return false;
	}
}

/* Encounter: the legion to look into, or legions of a player whose Titan was slain. */
static bool is_met(const struct titan *t, int legion)
{
	const struct titan_encounter *e = &t->encounter;

	if (t->step == STEP_2_5_1 || t->step == STEP_2_5_2)
		return legion == e->legion[t->step == STEP_2_5_1 ? SIDE_DEFENDER : SIDE_ATTACKER];
	if (t->step != STEP_2_5_6_9 || legion == e->legion[SIDE_ATTACKER] ||
	    legion == e->legion[SIDE_DEFENDER])
		return false;
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->creature == CREATURE_TITAN && u->fate == FATE_DEAD &&
		    titan_owner(t, legion) == t->battle.seat[u->side])
			return true;
	}
	return false;
}

int titan_busy(const struct titan *t, int out[TITAN_LEGIONS])
{
	int count = 0;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (t->legion[i].size &&
		    (is_met(t, i) || (titan_is_of(t, i, t->table.turn) && is_busy(t, i))))
			out[count++] = i;
	return count;
}

int titan_own_focus(const struct titan *t, const struct titan_view *view)
{
	int busy[TITAN_LEGIONS];

	if (titan_is_of(t, view->legion, t->table.turn))
		return view->legion;
	return titan_busy(t, busy) == 1 ? busy[0] : -1;
}

/* ---- the focus ---- */

void titan_mend_focus(const struct titan *t, struct titan_view *view)
{
	int list[TITAN_LEGIONS], count;

	if (view->seat < 0 || view->seat >= t->table.seats)
		view->seat = 0;
	if (titan_is_of(t, view->legion, view->seat))
		return;
	count = titan_legions(t, view->seat, list);
	view->legion = count ? list[0] : -1;
	for (int side = 0; side < 2 && t->encounter.on; side++)
		if (titan_is_of(t, t->encounter.legion[side], view->seat))
			view->legion = t->encounter.legion[side];
}

static void go_to(const struct titan *t, struct titan_view *view, int seat)
{
	int list[TITAN_LEGIONS], at = 0, count = titan_legions(t, view->seat, list);

	while (at < count && list[at] != view->legion)
		at++;
	view->seat = seat;
	count = titan_legions(t, seat, list);
	view->legion = count ? list[at < count ? at : count - 1] : -1;
}

static void go_along(const struct titan *t, struct titan_view *view, int by)
{
	int list[TITAN_LEGIONS], at = 0, count = titan_legions(t, view->seat, list);

	while (at < count && list[at] != view->legion)
		at++;
	if (count)
		view->legion = list[(at + by + count) % count];
}

bool titan_move_focus(const struct titan *t, struct titan_view *view, int key)
{
	int seats = t->table.seats, seat = -1;
	struct step step;

	if (key >= '0' && key <= '9')
		seat = seats_key(key, view->seat, seats);
	if (seat < 0 && (!seats || !step_of_key(key, &step)))
		return false;
	if (seat >= 0)
		go_to(t, view, seat);
	else if (step.down)
		go_to(t, view, (view->seat + step.down + seats) % seats);
	else
		go_along(t, view, step.right);
	return true;
}

bool titan_next_busy(const struct titan *t, struct titan_view *view, int by, struct reason *why)
{
	int list[TITAN_LEGIONS], count = titan_busy(t, list), next = by > 0 ? 0 : count - 1;

	if (!count)
		return reason_set(why, _("%s: no legion has anything to do"), titan_step_id(t));
	for (int i = 0; i < count; i++) { /* also from a legion that has done its part */
		int at = by > 0 ? count - 1 - i : i;

		if (by > 0 ? list[at] > view->legion : list[at] < view->legion)
			next = at;
	}
	view->legion = list[next];
	view->seat = titan_owner(t, list[next]);
	return true;
}
