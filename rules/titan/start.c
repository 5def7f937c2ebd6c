/* SPDX-License-Identifier: MIT */
/*
 * The steps of the preparation (1.2 to 1.6): when each may be left, and the
 * first legions that leaving 1.5 deals out.
 */
#include "inner.h"
#include "rules/core/i18n.h"

enum { START_SIZE = 4 };

static const enum titan_creature start_legion[TITAN_START] = {
	CREATURE_TITAN,   CREATURE_ANGEL,   CREATURE_OGRE,     CREATURE_OGRE,
	CREATURE_CENTAUR, CREATURE_CENTAUR, CREATURE_GARGOYLE, CREATURE_GARGOYLE,
};

static const char *name_of(const struct titan *t, int seat)
{
	return t->table.seat[seat].name;
}

enum titan_step_id titan_leave_agreement(struct call *call)
{
	said_line(call->said, _("%d disputed rules are set: option dispute lists them"), TITAN_DISPUTES);
	return STEP_NONE;
}

bool titan_done_towers(const struct call *call)
{
	const struct titan *t = call->state;
	char list[TITAN_LIST] = "";

	each_seat (i, titan_without_tower(t))
		said_list_add(list, sizeof list, "%s", name_of(t, i));
	return !list[0] || REFUSE(call, _("%s: no tower yet for %s: `tower PLAYER` rolls the die"), list);
}

bool titan_done_colours(const struct call *call)
{
	const struct titan *t = call->state;
	int seat = titan_chooser(t);

	return seat < 0 || REFUSE(call, _("%s: %s chooses a colour: `colour %s NAME`"), name_of(t, seat),
	                          name_of(t, seat));
}

static int legions_of(const struct titan *t, int seat, int first[2])
{
	int count = 0;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, seat)) {
			if (count < 2)
				first[count] = i;
			count++;
		}
	return count;
}

/* Two legions of a lord and three creatures each, out of the first eight. */
static bool has_two_legions(const struct titan *t, int seat)
{
	int first[2], has[2][TITAN_CREATURES], due[TITAN_CREATURES] = { 0 };

	if (legions_of(t, seat, first) != 2)
		return false;
	for (int i = 0; i < TITAN_START; i++)
		due[start_legion[i]]++;
	for (int i = 0; i < 2; i++) {
		titan_legion_has(t, first[i], has[i]);
		if (t->legion[first[i]].size != START_SIZE || titan_legion_lords(t, first[i]) != 1)
			return false;
	}
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[0][i] + has[1][i] != due[i])
			return false;
	return true;
}

/* Dispute start: players who begin with two legions tell both. */
bool titan_done_start(const struct call *call)
{
	const struct titan *t = call->state;

	for (int i = 0; titan_choice(t, DISPUTE_start) && i < t->table.seats; i++)
		if (t->table.seat[i].in && !has_two_legions(t, i))
			return REFUSE(call,
			              _("%s: enter %s's two legions, four each with one lord: `legion %s "
			                "MARKER CREATURES`"),
			              name_of(t, i), name_of(t, i));
	return true;
}

/* Players who told no legion get the first eight under their first marker. */
enum titan_step_id titan_leave_start(struct call *call)
{
	struct titan *t = call->state;
	int first[2], has[TITAN_CREATURES] = { 0 };

	for (int i = 0; i < TITAN_START; i++)
		has[start_legion[i]]++;
	every_seat (i, t->table) {
		int legion = t->player[i].colour * TITAN_MARKERS;

		if (!t->table.seat[i].in)
			continue;
		if (titan_choice(t, DISPUTE_start) && legions_of(t, i, first) == 2) {
			t->legion[first[1]].apart = (int8_t)first[0]; /* both stand in the tower */
			titan_know_as(t, first[0], has);
			titan_know_split(t, first[0], first[1]);
		}
		if (legions_of(t, i, first) > 0)
			continue;
		titan_legion_clear(t, legion);
		for (int k = 0; k < TITAN_START; k++)
			titan_legion_add(t, legion, start_legion[k]);
		titan_know_all(t, legion);
		said_line(call->said,
		          _("%s: legion %s, a Titan, an Angel, two Ogres, two Centaurs and two Gargoyles"),
		          name_of(t, i), MARKER(legion));
	}
	titan_put_in_towers(t);
	return STEP_NONE;
}

enum titan_step_id titan_leave_setup(struct call *call)
{
	struct titan *t = call->state;

	return titan_begin_turn(call, titan_next_in_order(t, -1), 1);
}
