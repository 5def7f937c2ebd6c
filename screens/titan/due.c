/* SPDX-License-Identifier: MIT */
/*
 * What is due and would be lost by going on: Space asks first. And the phase that U
 * undoes; why a key does nothing now. All by what all players know.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- what Space would pass ---- */

static bool is_angel_due(const struct titan *t, char *out, size_t size)
{
	if (t->step == STEP_2_5_6_8 && t->battle.gained) {
		snprintf(out, size, P_("%d angel is due", "%d angels are due", t->battle.gained),
		         t->battle.gained);
		return true;
	}
	for (int i = 0; i < t->table.seats && t->step == STEP_2_7; i++)
		if (t->table.seat[i].in && t->player[i].due) {
			snprintf(out, size,
			         P_("%d angel is due to %s", "%d angels are due to %s", t->player[i].due),
			         t->player[i].due, t->table.seat[i].name);
			return true;
		}
	return false;
}

/* By what all players know; or for the eyes of a seat, by what that player knows. */
static bool is_recruit_due(const struct titan *t, int seat, char *out, size_t size)
{
	char list[TITAN_LIST] = "";

	for (int i = 0; i < TITAN_LEGIONS && t->step == STEP_2_6; i++)
		if (seat < 0 ? titan_can_recruit(t, i)
		             : titan_is_of(t, i, seat) && t->legion[i].moved && !t->legion[i].recruited &&
		                       t->legion[i].size < TITAN_LEGION && titan_musters(t, i))
			said_list_add(list, sizeof list, "%s", MARKER(i));
	if (list[0])
		snprintf(out, size, _("%s may still recruit"), list);
	return list[0];
}

/* At a step for a concession alone, when a Titan in contact is on the side that may concede. */
static bool is_concession_due(const struct titan *t, char *out, size_t size)
{
	unsigned may = titan_may_now(t);

	if (!t->battle.on || t->battle.over || !(may & MAY_CONCEDE) ||
	    may & (MAY_DECLARE | MAY_STRIKE | MAY_ENTER | MAY_MOVE | MAY_ALLOW))
		return false;
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->creature != CREATURE_TITAN || u->side != titan_speaker(t) || u->fate != FATE_LIVES ||
		    !titan_contacts(t, i))
			continue;
		snprintf(out, size, _("%s may concede, its Titan in contact"),
		         titan_who(t, titan_speaker(t)));
		return true;
	}
	return false;
}

/* The attacker loses all its units when turn 7 ends; a concession is the only other way out. */
static bool is_time_due(const struct titan *t, char *out, size_t size)
{
	bool titan = false;

	if (!titan_ends_by_time(t))
		return false;
	for (int i = 0; i < t->battle.units; i++)
		titan = titan ||
		        (t->battle.unit[i].side == SIDE_ATTACKER && titan_is_living(&t->battle.unit[i]) &&
		         t->battle.unit[i].creature == CREATURE_TITAN);
	snprintf(out, size,
	         titan ? _("turn 7 ends: %s's legion dies with its Titan (2.5.6.4.2.8)")
	               : _("turn 7 ends: %s's legion dies by time (2.5.6.4.2.8)"),
	         titan_who(t, SIDE_ATTACKER));
	return true;
}

bool titan_find_due(const struct titan *t, int seat, char *out, size_t size)
{
	out[0] = '\0';
	return is_angel_due(t, out, size) || is_recruit_due(t, seat, out, size) ||
	       is_time_due(t, out, size) || is_concession_due(t, out, size);
}

/* Unless nothing is due. */
bool titan_fill_passes(const void *view, const void *state, char *out, size_t size)
{
	char due[TITAN_LIST];

	if (!titan_find_due(state, -1, due, sizeof due))
		return false;
	snprintf(out, size, titan_ends_by_time(state) ? _("%s: go on") : _("%s: go on all the same"), due);
	return true;
}

/* ---- a concession that ends a game ---- */

/* Both forces are seen in a battle; before it a question would tell where the Titan is. */
bool titan_fill_loser(const void *view, const void *state, char *out, size_t size)
{
	const struct titan *t = state;

	for (int i = 0; t->battle.on && i < t->battle.units; i++)
		if (t->battle.unit[i].creature == CREATURE_TITAN && t->battle.unit[i].fate == FATE_LIVES &&
		    t->battle.unit[i].side == titan_speaker(t) && titan_may_now(t) & MAY_CONCEDE) {
			snprintf(out, size, "%s", titan_who(t, titan_speaker(t)));
			return true;
		}
	return false;
}

const struct binding titan_concede_keys[] = {
	{ SAYS("c", "concede {speaker}", N_("concede"), N_("the side asked now concedes, or tries to")),
	  .sure = N_("{loser} concedes and loses its Titan with it") },
	{ SAYS("a", "allow", N_("allow"), N_("accept the other side's concession")) },
	{ SAYS("r", "refuse", N_("refuse"), N_("not possible: shows why")) },
	{ SAYS("o", "concede {other}", N_("other"), N_("the other side (dispute concede_timing any)")) },
	{ 0 }
};

/* ---- why not ---- */

void titan_why_not_now(const void *state, struct reason *why)
{
	enum { WORD = 40 };
	const struct titan *t = state;
	char word[80] = "";

	if (t->step < TITAN_STEPS)
		titan_step_word(t->step, WORD, word, sizeof word);
	reason_set(why, _("not now: %s, %s"), titan_step_id(t), word);
}

/* ---- phases ---- */

/* Where each phase begins. */
static const enum titan_step_id begins[] = {
	STEP_1_1,         STEP_1_2,         STEP_1_3,         STEP_1_4_1,       STEP_1_5,
	STEP_1_6,         STEP_2_1,         STEP_2_2,         STEP_2_3,         STEP_2_4,
	STEP_2_5,         STEP_2_5_1,       STEP_2_5_6_1,     STEP_2_5_6_4_1_1, STEP_2_5_6_4_1_3,
	STEP_2_5_6_4_1_4, STEP_2_5_6_4_1_6, STEP_2_5_6_4_1_7, STEP_2_5_6_4_2_1, STEP_2_5_6_4_2_3,
	STEP_2_5_6_4_2_4, STEP_2_5_6_4_2_6, STEP_2_5_6_4_2_7, STEP_2_5_6_5,     STEP_2_6,
	STEP_2_7,         STEP_3,
};

void titan_phase(const void *state, char *out, size_t size)
{
	const struct titan *t = state;
	enum titan_step_id begin = STEP_1_1;
	char word[80];

	out[0] = '\0';
	if (t->step >= TITAN_STEPS)
		return;
	for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
		if (begins[i] <= t->step)
			begin = begins[i];
	titan_step_word(begin, 40, word, sizeof word);
	if (titan_side_on_turn(t) >= 0)
		snprintf(out, size, _("%s %s, battle turn %d"), titan_steps[begin].id, word, t->battle.turn);
	else if (t->table.turn >= 0)
		snprintf(out, size, _("%s %s, turn %d of %s"), titan_steps[begin].id, word, t->table.round,
		         t->table.seat[t->table.turn].name);
	else
		snprintf(out, size, "%s %s", titan_steps[begin].id, word);
}
