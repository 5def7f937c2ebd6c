/* SPDX-License-Identifier: MIT */
/*
 * `option auto-step on`: after a line, each step is passed in which nobody may do
 * anything but step, concede or leave. What is passed follows from the state alone,
 * and from nothing that a hidden legion has: else passing a step would tell it. A line's
 * meaning includes what it passes: a table that is saved relies on the conditions here.
 * What is passed less than before needs a renewal, which a table says once (0.9).
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	SPLIT_FROM = 4, /* two halves of two (2.1); on the first turn the eight alone */
	ALWAYS = MAY_STEP | MAY_FINISH | MAY_WITHDRAW | MAY_CONCEDE,
};

/* ---- what somebody may do, by what all players know ---- */

static bool can_split(const struct titan *t)
{
	bool marker = false, large = false, first = titan_is_first_turn(t);
	int least = first && !titan_choice(t, DISPUTE_stack_sizes_wolff_2_1) ? TITAN_START : SPLIT_FROM;

	if (first && titan_choice(t, DISPUTE_start))
		return false;
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_owner(t, i) == t->table.turn) {
			marker = marker || !t->legion[i].size;
			large = large || t->legion[i].size >= least;
		}
	return marker && large;
}

/* A legion that has moved stands, or may stand, where one of another player does. */
static bool can_meet(const struct titan *t)
{
	struct titan_pair open[TITAN_LEGIONS];

	if (t->board)
		return titan_open(t, open);
	for (int i = 0; i < TITAN_LEGIONS; i++) {
		const struct titan_legion *own = &t->legion[i];

		if (!titan_is_of(t, i, t->table.turn) || !own->moved || own->fought)
			continue;
		for (int k = 0; k < TITAN_LEGIONS; k++) {
			const struct titan_legion *other = &t->legion[k];

			if (other->size && titan_owner(t, k) != t->table.turn && !other->fought &&
			    (other->land < 0 || other->land == own->land))
				return true;
		}
	}
	return false;
}

bool titan_can_recruit(const struct titan *t, int legion)
{
	const struct titan_legion *l = &t->legion[legion];
	struct titan_contents contents;

	if (!titan_is_of(t, legion, t->table.turn) || !l->moved || l->recruited || l->land < 0 ||
	    l->size >= TITAN_LEGION)
		return false;
	titan_contents_of(t, legion, &contents);
	return titan_recruits(l->land, contents.most);
}

static bool can_recruit(const struct titan *t)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_can_recruit(t, i))
			return true;
	return false;
}

/* In a whole game the angel comes from another legion of the attacker. */
static bool can_summon(const struct titan *t)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, t->battle.seat[SIDE_ATTACKER]) && titan_legion_side(t, i) < 0 &&
		    (titan_may_have(t, i, CREATURE_ANGEL) || titan_may_have(t, i, CREATURE_ARCHANGEL)))
			return true;
	return !t->whole;
}

static bool can_strike(const struct titan *t)
{
	for (int i = 0; i < t->battle.units; i++)
		if (titan_targets_of(t, i))
			return true;
	return false;
}

/* 2.5.6.9: legions of a slain Titan's player, whose half points may be awarded. */
static bool can_award(const struct titan *t)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_may_award(t, i))
			return true;
	return false;
}

/* Angels of `score P +N` are lost with the end of the turn (2.7). */
static bool is_angel_due(const struct titan *t)
{
	every_seat (i, t->table)
		if (t->player[i].due && t->table.seat[i].in)
			return true;
	return false;
}

static bool is_in_contact(const struct titan *t)
{
	for (int i = 0; t->battle.on && i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES && titan_contacts(t, i))
			return true;
	return false;
}

/* ---- whether the step is passed ---- */

/* The rows of what titan_may_now() allows although nobody can make use of it. */
static bool is_idle(const struct titan *t)
{
	unsigned may = titan_may_now(t), left = may & ~(unsigned)ALWAYS;
	const struct {
		unsigned may;
		bool can;
	} rows[] = {
		{ MAY_SPLIT, left & MAY_SPLIT && can_split(t) },
		{ MAY_ENCOUNTER, left & MAY_ENCOUNTER && can_meet(t) },
		{ MAY_RECRUIT, left & MAY_RECRUIT && can_recruit(t) },
		{ MAY_SUMMON, left & MAY_SUMMON && can_summon(t) },
		{ MAY_DRIFT, left & MAY_DRIFT && !t->battle.drifted && titan_in_drift(t) },
		{ MAY_DECLARE | MAY_STRIKE, left & MAY_STRIKE && can_strike(t) },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (!rows[i].can)
			left &= ~rows[i].may;
	return !left && !(may & MAY_CONCEDE && is_in_contact(t));
}

/* What follows from a ruling comes with the next act. A concession is waited for where it decides
 * what the encounter gives: before the battle (2.5.5), and at the end of turn seven (x.8.1), where
 * time would decide. */
static bool waits(const struct titan *t)
{
	bool ends = t->step == STEP_2_5_6_4_1_8_1 || t->step == STEP_2_5_6_4_2_8_1;

	return t->ruled || t->step == STEP_2_5_5 || (ends && t->battle.turn == TITAN_TURNS);
}

/* A phase of movement ends when somebody says so: 2.3 and the maneuvers. */
static bool passes(const struct titan *t)
{
	if (t->step >= TITAN_STEPS || t->step == STEP_2_3 || titan_steps[t->step].may & MAY_ENTER ||
	    (t->waits && waits(t)))
		return false;
	if ((t->step == STEP_2_5_6_9 && can_award(t)) || (t->step == STEP_2_7 && is_angel_due(t)))
		return false;
	return titan_open_now(t) & MAY_STEP && is_idle(t);
}

/* A table whose steps older programs have passed, with the first act or ruling of this one; and a
 * table that begins to pass them. */
const char *titan_renewal(const struct call *call)
{
	const struct titan *t = call->state;
	bool matters =
		call->cited || call->flags & VERB_RULING || strcmp(call->args.verb->name, "option") == 0;

	return t->auto_step && !t->waits && matters ? "option auto-step on since=" TITAN_WAITS_SINCE : NULL;
}

/* "2.5.6.4.1.3, .4, .5": after one in full, those beside it are told by their end. */
static void list_step(char *list, size_t size, const char **full, const char *id)
{
	size_t beside = *full ? (size_t)(strrchr(*full, '.') - *full) : 0;

	if (*full && strncmp(id, *full, beside + 1) == 0) {
		said_list_add(list, size, "%s", id + beside);
		return;
	}
	said_list_add(list, size, "%s", id);
	*full = id;
}

/* Rulings, and the acts that end their effect: all but what no paragraph tells of (a note, the
 * clock, an option). */
static void note_ruling(const struct call *call)
{
	struct titan *t = call->state;

	if (call->flags & VERB_RULING)
		t->ruled = true;
	else if (call->cited)
		t->ruled = false;
}

/* The log has a row for all that is passed; the sentence comes after the step where the line ends. */
void titan_pass_steps(struct call *call)
{
	struct titan *t = call->state;
	const char *first = NULL, *last = NULL, *full = NULL;
	char list[TITAN_LIST] = "";
	unsigned may = 0;

	note_ruling(call);
	while (t->auto_step && passes(t)) {
		last = titan_steps[t->step].id;
		first = first ? first : last;
		list_step(list, sizeof list, &full, last);
		may |= titan_may_now(t);
		titan_do_step(call);
	}
	if (first)
		said_change(call->said, NULL,
		            may & (MAY_CONCEDE | MAY_WITHDRAW)
		                    ? _("passed, nobody can do anything but concede or leave")
		                    : _("passed, nobody can act"),
		            "%s", list);
	titan_tell_step(call);
	titan_correct_offers(call);
	if (first == last && first)
		said_line(call->said, _("passed: %s"), first);
	else if (first)
		said_line(call->said, _("passed: %s to %s"), first, last);
}
