/* SPDX-License-Identifier: MIT */
/*
 * A player's turn before its encounters: splits, the roll, moves, rejoining (2.1
 * to 2.4).
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { SPLIT_LEAST = 2, FIRST_SPLIT = 4 };

/* ---- 2.1 ---- */

static bool must_split(const struct titan *t, int legion)
{
	return titan_is_of(t, legion, t->table.turn) && t->legion[legion].size > TITAN_LEGION;
}

bool titan_done_split(const struct call *call)
{
	const struct titan *t = call->state;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (must_split(t, i))
			return REFUSE(call,
			              _("%s: split %s 4 and 4, one lord each: `split %s MARKER CREATURES`"),
			              MARKER(i), MARKER(i));
	return true;
}

/* Dispute stack_sizes_wolff_2_1: any sizes, or four and four. */
static bool is_first_split(struct call *call, int legion, const struct titan_list *list)
{
	const struct titan *t = call->state;

	if (titan_choice(t, DISPUTE_stack_sizes_wolff_2_1))
		return true;
	return (list->count == FIRST_SPLIT && t->legion[legion].size == 2 * FIRST_SPLIT &&
	        titan_list_lords(list) == 1 && titan_legion_lords(t, legion) == 2) ||
	       REFUSE(call, _("%s: the first split is 4 and 4, a lord and three creatures each"));
}

static bool may_split(struct call *call, int legion, const struct titan_list *list)
{
	const struct titan *t = call->state;
	int rest = t->legion[legion].size - list->count;

	if (must_split(t, legion) && !is_first_split(call, legion, list))
		return false;
	if (list->count < SPLIT_LEAST || rest < SPLIT_LEAST)
		return REFUSE(call, _("%s: each half needs at least %d"), SPLIT_LEAST);
	return true;
}

/* The members of the list leave one legion for the other. */
static bool take_all(struct call *call, int from, int to, const struct titan_list *list)
{
	struct titan *t = call->state;

	for (int i = 0; i < list->count; i++) {
		uint8_t shown = t->legion[from].shown[list->member[i].creature];

		if (!titan_legion_take(t, from, list->member[i].creature))
			return REFUSE(call, _("%s: %s does not have that many: %s"), MARKER(from),
			              titan_name(list->member[i].creature));
		/* players do not see which units leave */
		t->legion[from].shown[list->member[i].creature] = shown;
		titan_legion_add(t, to, list->member[i].creature);
	}
	return true;
}

static bool read_split(struct call *call, int *from, int *to, struct titan_list *list)
{
	return titan_may_say(call, MAY_SPLIT) && titan_read_own(call, from) && titan_read_marker(call, to) &&
	       titan_read_list(call, list);
}

/* Nothing but the eight is split on the first turn. */
bool titan_may_split(const struct titan *t, struct reason *why)
{
	const char *id = titan_steps[t->step].id;

	if (titan_is_first_turn(t) && titan_choice(t, DISPUTE_start))
		return reason_set(
			why,
			_("%s: no split on the first turn after beginning with two legions (dispute start)"),
			id);
	for (int i = 0; titan_is_first_turn(t) && i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, t->table.turn) && t->legion[i].apart >= 0)
			return reason_set(why, _("%s: the first turn has one split, 4 and 4, and it is done"),
			                  id);
	return true;
}

/* Asked when the line is said: older tables have lines that were not asked so. */
bool titan_resolve_split(struct call *call, struct rng *rng, struct line *out)
{
	struct args said = call->args;
	struct titan_list list;
	int from, to;

	line_word(out, "split");
	args_write(&said, out);
	return read_split(call, &from, &to, &list) && titan_may_split(call->state, call->why);
}

bool titan_do_split(struct call *call)
{
	struct titan *t = call->state;
	struct titan_list list;
	int from, to;

	if (!read_split(call, &from, &to, &list))
		return false;
	if (titan_owner(t, to) != t->table.turn)
		return REFUSE(call, _("%s: %s is not of %s's colour"), MARKER(to),
		              t->table.seat[t->table.turn].name);
	if (t->legion[to].size)
		return REFUSE(call, _("%s: %s is in use"), MARKER(to));
	if (!may_split(call, from, &list))
		return false;
	titan_legion_clear(t, to);
	if (!take_all(call, from, to, &list))
		return false;
	memcpy(t->legion[to].shown, t->legion[from].shown, sizeof t->legion[to].shown);
	t->legion[to].land = t->legion[from].land;
	t->legion[to].at = t->legion[from].at;
	t->legion[to].apart = (int8_t)titan_origin(t, from);
	titan_know_split(t, from, to);
	said_line(call->said, _("%s is split: %s of %d, %s of %d"), MARKER(from), MARKER(from),
	          t->legion[from].size, MARKER(to), t->legion[to].size);
	said_change(call->said, MARKER(from), NULL, _("split: %d and %s of %d"), t->legion[from].size,
	            MARKER(to), t->legion[to].size);
	return true;
}

/* ---- 2.2 ---- */

bool titan_done_movement(const struct call *call)
{
	const struct titan *t = call->state;

	return t->roll || REFUSE(call, _("%s: no movement roll yet: `movement` rolls the die"));
}

/* Draws no die for a line that titan_do_movement() will refuse. */
bool titan_resolve_movement(struct call *call, struct rng *rng, struct line *out)
{
	const struct titan *t = call->state;
	int die;

	if (!titan_read_die(call, t->step == STEP_2_2 && !t->roll ? rng : NULL, &die))
		return false;
	line_word(out, "movement");
	line_format(out, "%d", die);
	return args_done(&call->args);
}

bool titan_do_movement(struct call *call)
{
	struct titan *t = call->state;
	int die;

	if (t->step == STEP_2_2 && t->roll)
		return REFUSE(call,
		              titan_may_now(t) & MAY_MULLIGAN
		                      ? _("%s: the roll is %d: `step`, or `mulligan` to roll again once")
		                      : _("%s: the roll is %d: `step`"),
		              t->roll);
	if (!titan_may_say(call, MAY_MOVEMENT) || !args_number(&call->args, 1, 6, &die))
		return false;
	t->roll = die;
	t->luck[t->table.turn].moves[die - 1]++;
	said_both(call->said, _("movement: %d"), die);
	return true;
}

bool titan_do_mulligan(struct call *call)
{
	struct titan *t = call->state;

	if (!titan_may_say(call, MAY_MULLIGAN))
		return false;
	said_both(call->said, _("the roll of %d is cancelled: movement rolls again"), t->roll);
	t->roll = 0;
	t->mulligan = true;
	t->step = STEP_2_2;
	return true;
}

/* ---- 2.3 ---- */

/* Legions that stay together are rejoined, which must leave seven at most. */
bool titan_done_moves(const struct call *call)
{
	int size, legion = titan_rejoining(call->state, TITAN_LEGION, &size);

	if (legion >= 0)
		return REFUSE(call, _("%s: %s or its other half must move: together they are %d (2.4)"),
		              MARKER(legion), size);
	return !((const struct titan *)call->state)->board || titan_done_board_moves(call);
}

bool titan_do_march(struct call *call)
{
	struct titan *t = call->state;
	struct titan_legion *l;
	int legion, land, entry = -1;

	if (!titan_read_own(call, &legion) || !titan_read_land(call, &land) ||
	    !titan_read_entry(call, "from", land, &entry))
		return false;
	l = &t->legion[legion];
	if (l->moved)
		return REFUSE(call, _("%s: %s has moved this turn: undo corrects"), MARKER(legion));
	l->moved = true;
	l->land = (int8_t)land;
	l->entry = (int8_t)entry;
	if (entry >= 0)
		said_line(call->said, _("%s moves to the %s, entering from the %s"), MARKER(legion),
		          titan_land(land), _(titan_entry_words[entry]));
	else
		said_line(call->said, _("%s moves to the %s"), MARKER(legion), titan_land(land));
	said_change(call->said, MARKER(legion), NULL, "-> %s", titan_land(land));
	return true;
}

/* ---- 2.4, 2.5 ---- */

bool titan_done_encounters(const struct call *call)
{
	struct titan_pair open[TITAN_LEGIONS];
	const struct titan *t = call->state;

	return !titan_open(t, open) ||
	       REFUSE(call, _("%s: %s meets %s: `encounter %s %s`"), MARKER(open->legion[0]),
	              MARKER(open->legion[1]), MARKER(open->legion[0]), MARKER(open->legion[1]));
}

bool titan_done_rejoin(const struct call *call)
{
	int size, legion = titan_rejoining(call->state, 0, &size);

	return legion < 0 ||
	       REFUSE(call, _("%s: %s and its other half stayed together: `rejoin`"), MARKER(legion));
}

static void join(struct call *call, int into, int legion)
{
	struct titan *t = call->state;

	for (int i = 0; i < t->legion[legion].size; i++)
		titan_legion_add(t, into, t->legion[legion].creature[i]);
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (t->legion[legion].shown[i] > t->legion[into].shown[i])
			t->legion[into].shown[i] = t->legion[legion].shown[i];
	titan_know_joined(t, into, legion);
	titan_legion_clear(t, legion);
	said_line(call->said, _("%s rejoins %s, which has %d"), MARKER(legion), MARKER(into),
	          t->legion[into].size);
	said_change(call->said, MARKER(into), NULL, _("%s rejoins: %d"), MARKER(legion),
	            t->legion[into].size);
}

bool titan_do_rejoin(struct call *call)
{
	struct titan *t = call->state;

	if (!titan_may_say(call, MAY_REJOIN))
		return false;
	for (int i = 0; i < TITAN_LEGIONS; i++) {
		int into = titan_origin(t, i);

		if (!titan_is_of(t, i, t->table.turn) || t->legion[i].moved)
			continue;
		if (!t->legion[into].size || t->legion[into].moved) /* the first of those that stayed */
			for (into = 0; titan_origin(t, into) != titan_origin(t, i) || !t->legion[into].size ||
			               t->legion[into].moved;
			     into++)
				;
		if (into != i)
			join(call, into, i);
	}
	return true;
}
