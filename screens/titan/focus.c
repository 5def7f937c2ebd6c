/* SPDX-License-Identifier: MIT */
/*
 * The focus on the board: which unit may be picked up, which strike the cursor means,
 * where Tab goes. Changes only the view; the rules decide what is legal.
 */
#include "inner.h"
#include "rules/core/i18n.h"

bool titan_is_begun(const struct titan *t)
{
	return t->battle.on || t->step < TITAN_STEPS;
}

bool titan_on_sheet(const struct titan *t, const struct titan_view *view)
{
	return titan_is_begun(t) && (!t->battle.on || view->sheet);
}

void titan_keep_level(struct titan_view *view)
{
	view->level = titan_hex_height(view->hex);
}

void titan_turn_page(struct titan_view *view, enum titan_page page)
{
	view->page = view->page == page ? PAGE_BOARD : page;
	view->top = 0;
	titan_keep_level(view);
}

int titan_picked(const struct titan_view *view)
{
	return view->picked - 1;
}

bool titan_is_outside(const struct titan_unit *unit)
{
	return titan_is_living(unit) && unit->hex < 0;
}

/* ---- picking up ---- */

static bool may_move(const struct titan_unit *u, const char *id, const char *step, struct reason *why)
{
	if (u->moved)
		return reason_set(why, _("%s: %s has moved: u undoes it"), step, id);
	if (u->held)
		return reason_set(why, _("%s: %s is held: u undoes it"), step, id);
	return titan_is_living(u) || reason_set(why, _("%s: %s is slain"), step, id);
}

static bool may_strike(const struct titan *t, int unit, const char *id, const char *step, struct reason *why)
{
	const struct titan_unit *u = &t->battle.unit[unit];

	if (u->struck)
		return reason_set(why, _("%s: %s has struck"), step, id);
	if (u->hex < 0)
		return reason_set(why, _("%s: %s is not on the map"), step, id);
	return titan_targets_of(t, unit) || reason_set(why, _("%s: %s has no target"), step, id);
}

bool titan_may_pick(const struct titan *t, int unit, struct reason *why)
{
	const struct titan_unit *u = &t->battle.unit[unit];
	const char *step = titan_step_id(t);

	if (!titan_is_maneuver(t) && !titan_is_strike_step(t))
		return reason_set(why, _("%s: no moves and no strikes now: Space, next step"), step);
	if (u->side != titan_speaker(t) && titan_is_strike_step(t) && !titan_must(t))
		return reason_set(why, _("%s: no strike on %s is due: Space, next step"), step, UNIT_ID(u));
	if (u->side != titan_speaker(t))
		return reason_set(why,
		                  titan_is_maneuver(t) ? _("%s: %s is not on the side that moves now")
		                                       : _("%s: %s is not on the side that strikes now"),
		                  step, UNIT_ID(u));
	return titan_is_maneuver(t) ? may_move(u, UNIT_ID(u), step, why)
	                            : may_strike(t, unit, UNIT_ID(u), step, why);
}

bool titan_pick(struct titan_view *view, const struct titan *t, struct reason *why)
{
	int unit = titan_unit_at(t, view->hex);

	if (unit < 0)
		return reason_set(why, _("no unit is on %s"), titan_hex_label(view->hex));
	if (!titan_may_pick(t, unit, why))
		return false;
	view->picked = unit + 1;
	return true;
}

/* ---- strikes ---- */

static titan_units strikers_of(const struct titan *t, int target)
{
	titan_units set = 0;

	for (int i = 0; i < t->battle.units; i++)
		if (titan_targets_of(t, i) >> target & 1)
			set |= 1u << i;
	return set;
}

static int only_one(titan_units set)
{
	return set && !(set & (set - 1)) ? titan_member_from(set, 0) : -1;
}

void titan_keep_target(const struct titan *t, struct titan_view *view)
{
	struct titan_duel duel;

	if (titan_picked(view) >= 0 && titan_find_duel(t, view, &duel))
		view->target = duel.target + 1;
}

/* The declared strike, else the picked unit against the one under the cursor, or on an empty hex against
 * the one before, else the only legal pair with the latter. */
static bool pair_under(const struct titan *t, const struct titan_view *view, struct titan_duel *duel)
{
	int at = titan_unit_at(t, view->hex), picked = titan_picked(view);

	if (t->battle.striker >= 0) {
		duel->striker = t->battle.striker;
		duel->target = t->battle.target;
		return true;
	}
	if (at < 0 && picked >= 0 && view->target && titan_targets_of(t, picked) >> (view->target - 1) & 1)
		at = view->target - 1;
	if (at < 0 || !titan_is_strike_step(t))
		return false;
	if (picked >= 0) {
		duel->striker = picked;
		duel->target = at;
		return t->battle.unit[at].side != t->battle.unit[picked].side;
	}
	if (t->battle.unit[at].side == titan_speaker(t)) {
		duel->striker = at;
		duel->target = only_one(titan_targets_of(t, at));
	} else {
		duel->striker = only_one(strikers_of(t, at));
		duel->target = at;
	}
	return duel->striker >= 0 && duel->target >= 0;
}

bool titan_find_duel(const struct titan *t, const struct titan_view *view, struct titan_duel *duel)
{
	if (!t->battle.on || t->battle.over || t->battle.carry > 0 || !pair_under(t, view, duel))
		return false;
	titan_duel_of(t, duel->striker, duel->target, duel);
	return true;
}

titan_units titan_marked(const struct titan *t)
{
	return t->battle.carry > 0 ? titan_carry_now(t) : titan_must(t);
}

/* ---- Tab ---- */

/* A stop of Tab: a unit, and its target or its hex. */
struct stop {
	int unit, target, hex;
	bool must;
};
enum { STOPS = 80 };

static void add_stop(struct stop out[STOPS], int *count, struct stop stop)
{
	if (*count < STOPS)
		out[(*count)++] = stop;
}

/* Whether a unit that enters does better on a hex of this cost: the nearest behind the edge of
 * the map, where it bars nobody's way; on the edge only when it comes no further. */
static bool is_better(int cost, int than)
{
	return than < 2 ? cost > than : cost >= 2 && cost < than;
}

/* The unit's hex, or one to enter, or for a unit that cannot enter an empty one; no stop for a unit
 * held in contact. */
static void add_mover(const struct titan *t, int unit, bool must, struct stop out[STOPS], int *count)
{
	struct stop stop = { unit, -1, t->battle.unit[unit].hex, must };
	struct titan_reach reach;

	titan_reach_of(t, unit, &reach, NULL);
	for (int hex = 0; hex < TITAN_HEXES && t->battle.unit[unit].hex < 0; hex++)
		if (reach.hexes >> hex & 1 &&
		    (stop.hex < 0 || is_better(reach.cost[hex], reach.cost[stop.hex])))
			stop.hex = hex;
	for (int hex = 0; stop.hex < 0 && hex < TITAN_HEXES; hex++)
		stop.hex = titan_unit_at(t, hex) < 0 ? hex : -1;
	if (must || reach.hexes)
		add_stop(out, count, stop);
}

/* Called once for units that must act, once for those that may. */
static void add_units(const struct titan *t, bool must, struct stop out[STOPS], int *count)
{
	titan_units owed = titan_is_maneuver(t) ? titan_waiting(t) : titan_must(t), targets;

	for (int i = 0; i < t->battle.units; i++) {
		if ((owed >> i & 1) != must || t->battle.unit[i].fate != FATE_LIVES ||
		    !titan_may_pick(t, i, NULL))
			continue;
		if (titan_is_maneuver(t)) {
			add_mover(t, i, must, out, count);
			continue;
		}
		targets = titan_targets_of(t, i);
		each_of (target, targets)
			add_stop(out, count, (struct stop){ i, target, t->battle.unit[target].hex, must });
	}
}

static int list_stops(const struct titan *t, struct stop out[STOPS])
{
	titan_units carry = t->battle.carry > 0 ? titan_carry_now(t) : 0;
	int count = 0;

	each_of (i, carry)
		add_stop(out, &count, (struct stop){ -1, i, t->battle.unit[i].hex, true });
	if (titan_is_maneuver(t) || titan_is_strike_step(t)) {
		add_units(t, true, out, &count);
		add_units(t, false, out, &count);
	}
	return count;
}

void titan_next_stop(const struct titan *t, struct titan_view *view, int by, struct reason *why)
{
	struct stop stop[STOPS];
	int count = list_stops(t, stop), next = by > 0 ? 0 : count - 1, here = titan_unit_at(t, view->hex);

	if (!count) {
		reason_set(why, _("%s: nothing left to do: Space, next step"), titan_step_id(t));
		return;
	}
	for (int i = 0; i < count; i++)
		if (stop[i].unit == titan_picked(view) && (stop[i].target < 0 || stop[i].target == here))
			next = (i + by + count) % count;
	view->picked = stop[next].unit + 1;
	if (stop[next].hex >= 0)
		view->hex = stop[next].hex;
}

/* ---- after a line ---- */

/* Whose move or strike stands in the first and not in the second. */
static titan_units acts_of(const struct titan *t, const struct titan *without)
{
	titan_units set = 0;

	for (int i = 0; i < t->battle.units && i < without->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i], *w = &without->battle.unit[i];

		if ((u->struck && !w->struck) || ((u->moved || u->held) && !(w->moved || w->held)))
			set |= 1u << i;
	}
	return set;
}

/* A unit acted, came in, or took its act back; or others act. */
static bool has_gone_on(const struct titan *before, const struct titan *after)
{
	if (before->battle.carry != after->battle.carry || before->battle.units != after->battle.units)
		return true;
	return before->step == after->step ? acts_of(after, before) | acts_of(before, after)
	                                   : titan_is_strike_step(after) || titan_is_maneuver(after);
}

/* The first unit whose act was undone, at the same target, else the first that must act, or may strike;
 * NULL: none. */
static const struct stop *next_stop(const struct titan *before, const struct titan *after,
                                    const struct stop stop[], int count, int hex)
{
	bool undone = before->battle.turn == after->battle.turn && after->step <= before->step;
	titan_units back = undone ? acts_of(before, after) : 0;
	const struct stop *first = NULL;

	for (int i = 0; i < count; i++)
		if (stop[i].unit >= 0 && back >> stop[i].unit & 1 && (!first || stop[i].hex == hex))
			first = &stop[i];
	if (first)
		return first;
	return count && (stop[0].must || titan_is_strike_step(after)) ? stop : NULL;
}

void titan_follow(const struct titan *before, const struct titan *after, struct titan_view *view)
{
	struct stop stop[STOPS];
	const struct stop *to;

	if (!after->battle.on || after->battle.over || !has_gone_on(before, after))
		return;
	to = next_stop(before, after, stop, list_stops(after, stop), view->hex);
	if (!to)
		return;
	view->picked = to->unit + 1;
	view->hex = to->hex >= 0 ? to->hex : view->hex;
	titan_keep_level(view);
}
