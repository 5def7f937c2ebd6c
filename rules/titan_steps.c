/* SPDX-License-Identifier: MIT */
/*
 * The stepper: the sequence of play as a table (titan_steps.def), who speaks
 * at a step, what may be said there, what is outstanding, and what happens on
 * the way out of one and into the next.
 */
#include <stdio.h>
#include <string.h>

#include "i18n.h"
#include "titan_internal.h"

const struct titan_step titan_steps[TITAN_STEPS] = {
#define STEP(name, ...) [STEP_##name] = { __VA_ARGS__ },
#include "titan_steps.def"
#undef STEP
};

/* The attacker's battle turn has the same rows as the defender's, after them. */
enum { BETWEEN_TURNS = STEP_2_5_6_4_2 - STEP_2_5_6_4_1 };

_Static_assert(STEP_2_5_6_4_2_8_1 - STEP_2_5_6_4_1_8_1 == BETWEEN_TURNS, "the battle turns differ");

int titan_step_find(const char *id)
{
	for (int i = 0; i < TITAN_STEPS; i++)
		if (strcmp(titan_steps[i].id, id) == 0)
			return i;
	return -1;
}

int titan_step_parent(enum titan_step_id step)
{
	char id[40];
	char *dot;

	snprintf(id, sizeof id, "%s", titan_steps[step].id);
	while ((dot = strrchr(id, '.'))) {
		int found;

		*dot = '\0';
		found = titan_step_find(id);
		if (found >= 0)
			return found;
	}
	return -1;
}

enum titan_step_id titan_step_of(enum titan_side side, enum titan_step_id defenders)
{
	return side == SIDE_DEFENDER ? defenders : (enum titan_step_id)(defenders + BETWEEN_TURNS);
}

/* ---- who speaks ---- */

int titan_side_on_turn(const struct titan *t)
{
	if (t->step > STEP_2_5_6_4_1 && t->step < STEP_2_5_6_4_2)
		return SIDE_DEFENDER;
	return t->step > STEP_2_5_6_4_2 && t->step < STEP_2_5_6_5 ? SIDE_ATTACKER : -1;
}

enum titan_who titan_acts(const struct titan *t)
{
	enum titan_who who = t->step < TITAN_STEPS ? titan_steps[t->step].acts : WHO_NOBODY;

	if (who != WHO_WINNER)
		return who;
	return t->battle.winner == WINNER_DEFENDER ? WHO_DEFENDER : WHO_ATTACKER;
}

enum titan_side titan_speaker(const struct titan *t)
{
	return titan_acts(t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER;
}

/* ---- what may be said ---- */

static const char *const may_words[TITAN_MAYS] = {
	"step", "force", "enter", "move", "hold", "summon", "reinforce", "drift", "declare", "strike",
	"carry", "concede", "allow", "angel", "archangel",
};

const char *titan_may_word(enum titan_may may)
{
	for (int i = 0; i < TITAN_MAYS; i++)
		if (may == (enum titan_may)(1 << i))
			return may_words[i];
	return "";
}

static bool has_room(const struct titan *t, enum titan_side side)
{
	return titan_living(t, side) < TITAN_LEGION;
}

/* The window of 2.5.6.4.2.1, or what is left of the right after a win (2.5.6.5). */
bool titan_may_summon(const struct titan *t, struct reason *why)
{
	const struct titan_battle *b = &t->battle;
	const char *id = titan_steps[t->step].id;

	if (b->summoned)
		return reason_set(why, _("%s: one angel or archangel is summoned in an encounter, and it has been"), id);
	if (!has_room(t, SIDE_ATTACKER))
		return reason_set(why, _("%s: the attacker's legion has seven already"), id);
	if (t->step == STEP_2_5_6_5)
		return b->winner == WINNER_ATTACKER ||
		       reason_set(why, _("%s: only an attacker who has won may summon now"), id);
	if (b->window == WINDOW_OPEN)
		return true;
	return reason_set(why, b->window == WINDOW_PAST
	                  ? _("%s: the attacker may summon in the first maneuver after a defending unit on the map is slain, and that is past")
	                  : _("%s: the attacker may summon once a defending unit on the map has been slain, and none has"), id);
}

bool titan_may_reinforce(const struct titan *t, struct reason *why)
{
	enum { REINFORCED_IN = 4 };
	const struct titan_battle *b = &t->battle;
	const char *id = titan_steps[t->step].id;

	if (b->reinforced)
		return reason_set(why, _("%s: one reinforcement comes in an encounter, and it has come"), id);
	if (!has_room(t, SIDE_DEFENDER))
		return reason_set(why, _("%s: the defender's legion has seven already"), id);
	if (t->step != STEP_2_5_6_5)
		return b->turn == REINFORCED_IN ||
		       reason_set(why, _("%s: the reinforcement comes in the defender's fourth maneuver, and this is turn %d"), id,
		                  b->turn);
	if (b->winner != WINNER_DEFENDER)
		return reason_set(why, _("%s: only a defender who has won may reinforce now"), id);
	return b->reinforce_right ||
	       reason_set(why, _("%s: the attacker conceded before beginning a battle turn (2.5.6.4.2.1): no reinforcement"), id);
}

unsigned titan_may_now(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	unsigned may = t->step < TITAN_STEPS ? titan_steps[t->step].may : 0;

	if ((may & MAY_SUMMON) && !titan_may_summon(t, NULL))
		may &= ~(unsigned)MAY_SUMMON;
	if ((may & MAY_REINFORCE) && !titan_may_reinforce(t, NULL))
		may &= ~(unsigned)MAY_REINFORCE;
	if (!titan_waiting(t))
		may &= ~(unsigned)MAY_ENTER;
	if (!b->gained)
		may &= ~(unsigned)MAY_ANGEL;
	if (!b->gained_arch)
		may &= ~(unsigned)MAY_ARCHANGEL;
	if (titan_choice(t, DISPUTE_concede_timing) && b->on && !b->over && t->step > STEP_2_5_6_1)
		may |= MAY_CONCEDE;
	return may;
}

bool titan_not_here(const struct call *call, const char *verb)
{
	const struct titan *t = call->state;
	char list[TITAN_LIST] = "";
	unsigned may = titan_may_now(t);

	for (int i = 0; i < TITAN_MAYS; i++)
		if (may >> i & 1)
			snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", list[0] ? ", " : "", may_words[i]);
	return reason_set(call->why, list[0] ? _("%s: no %s here, but: %s") : _("%s: no %s here"),
	                  titan_steps[t->step].id, verb, list);
}

bool titan_may_say(const struct call *call, enum titan_may may)
{
	const struct titan *t = call->state;

	if (!titan_has_battle(call))
		return false;
	return titan_may_now(t) & may || titan_not_here(call, titan_may_word(may));
}

/* ---- what is outstanding ---- */

static bool is_strike_step(const struct titan *t)
{
	return titan_steps[t->step].may & MAY_DECLARE;
}

titan_units titan_must(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	titan_units must = 0, living = 0;

	if (t->step >= TITAN_STEPS || !is_strike_step(t))
		return 0;
	for (int i = 0; i < b->units; i++)
		if (titan_is_living(&b->unit[i]))
			living |= 1u << i;
	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];

		/* The slain strike too: they stand until removal. */
		if (u->side == titan_speaker(t) && u->fate == FATE_LIVES && !u->struck && titan_contacts(t, i) & living)
			must |= 1u << i;
	}
	return must;
}

titan_units titan_waiting(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	titan_units waiting = 0;

	if (t->step >= TITAN_STEPS || !(titan_steps[t->step].may & MAY_ENTER))
		return 0;
	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];

		if (u->side == titan_speaker(t) && titan_is_living(u) && u->hex < 0 && !u->held)
			waiting |= 1u << i;
	}
	return waiting;
}

/* Not natives, wherever they came from; the slain that still stand take it too,
 * which changes nothing. Dispute drift_frequency: of both sides, or the mover's. */
titan_units titan_in_drift(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	bool mover_only = titan_choice(t, DISPUTE_drift_frequency);
	titan_units set = 0;

	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];
		enum titan_hazard terrain;

		if (u->fate != FATE_LIVES || u->hex < 0 || (mover_only && (int)u->side != titan_side_on_turn(t)))
			continue;
		terrain = titan_terrain(b->land, u->hex);
		if (titan_hazards[terrain].hurts && !titan_is_native(t, i, terrain))
			set |= 1u << i;
	}
	return set;
}

/* Whether drift would slay a unit of the side on turn (x.3.1). */
static bool drift_slays_mover(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	titan_units set = titan_in_drift(t);

	for (int i = 0; i < b->units; i++)
		if (set & 1u << i && (int)b->unit[i].side == titan_side_on_turn(t) && !titan_is_slain(&b->unit[i]) &&
		    b->unit[i].hits + 1 >= b->unit[i].power)
			return true;
	return false;
}

static const char *here(const struct call *call)
{
	const struct titan *t = call->state;

	return titan_steps[t->step].id;
}

bool titan_done_forces(const struct call *call)
{
	const struct titan *t = call->state;

	for (int i = SIDE_ATTACKER; i <= SIDE_DEFENDER; i++)
		if (!t->battle.forced[i])
			return reason_set(call->why, _("%s: who fights for %s is not known: force %s CREATURES"), here(call),
			                  titan_side_name((enum titan_side)i), titan_side_word((enum titan_side)i));
	return true;
}

bool titan_done_maneuver(const struct call *call)
{
	const struct titan *t = call->state;
	titan_units waiting = titan_waiting(t);
	char list[TITAN_LIST];

	titan_ids(t, waiting, list);
	return !waiting || reason_set(call->why, _("%s: still outside: %s; enter UNIT HEX, or hold UNIT to leave it there to die"),
	                              here(call), list);
}

bool titan_done_drift(const struct call *call)
{
	const struct titan *t = call->state;
	char list[TITAN_LIST];

	if (t->battle.drifted || !titan_in_drift(t))
		return true;
	titan_ids(t, titan_in_drift(t), list);
	return reason_set(call->why, _("%s: drift has not hurt %s yet: drift"), here(call), list);
}

bool titan_done_strikes(const struct call *call)
{
	const struct titan *t = call->state;
	titan_units must = titan_must(t);
	char list[TITAN_LIST];

	titan_ids(t, must, list);
	return !must || reason_set(call->why, _("%s: %s must strike"), here(call), list);
}

bool titan_done_roll(const struct call *call)
{
	const struct titan *t = call->state;
	char striker[TITAN_UNIT_ID], target[TITAN_UNIT_ID];

	titan_id(t, t->battle.striker, striker);
	titan_id(t, t->battle.target, target);
	return reason_set(call->why, _("%s: %s against %s is declared and not rolled: strike %s %s"), here(call),
	                  striker, target, striker, target);
}

bool titan_done_carry(const struct call *call)
{
	const struct titan *t = call->state;
	char list[TITAN_LIST];

	titan_ids(t, titan_carry_now(t), list);
	return reason_set(call->why, P_("%s: %d excess hit may go to %s: carry UNIT N, or carry none",
	                                "%s: %d excess hits may go to %s: carry UNIT N, or carry none",
	                                t->battle.carry), here(call), t->battle.carry, list);
}

bool titan_done_answer(const struct call *call)
{
	const struct titan *t = call->state;
	enum titan_side side = titan_speaker(t);

	return reason_set(call->why, _("%s: %s answers the concession: allow, or concede %s"), here(call),
	                  titan_side_name(side), titan_side_word(side));
}

bool titan_done_all(const struct call *call)
{
	return reason_set(call->why, _("%s: the encounter is over: result tells it, battle LAND begins another"), here(call));
}

void titan_owed(const void *state, char *out, size_t size)
{
	const struct titan *t = state;
	struct reason why = { "" };
	/* done() only reads the state. */
	const struct call call = { .game = &titan_game, .state = (void *)(uintptr_t)state, .why = &why };

	out[0] = '\0';
	if (t->step < TITAN_STEPS && t->step != STEP_2_5_6_10 && titan_steps[t->step].done &&
	    !titan_steps[t->step].done(&call))
		snprintf(out, size, "%s", why.text);
}

/* ---- leaving a step ---- */

void titan_leave_talks(struct call *call)
{
	struct titan *t = call->state;

	t->battle.turn = 1;
}

/* Who did not come in: what was called goes back, others die (2.5.6.4.x.1). */
static void give_up_outside(struct call *call, enum titan_side side)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	char id[TITAN_UNIT_ID];

	for (int i = 0; i < b->units; i++) {
		struct titan_unit *u = &b->unit[i];

		if (u->side != side || u->hex >= 0 || !titan_is_living(u))
			continue;
		titan_id(t, i, id);
		u->fate = u->fresh ? FATE_UNDONE : FATE_DEAD;
		if (u->fresh && side == SIDE_ATTACKER)
			b->summoned = false;
		else if (u->fresh)
			b->reinforced = false;
		said_line(call->said, u->fresh ? _("%s did not enter and goes back") : _("%s did not enter and dies"), id);
		said_change(call->said, id, NULL, u->fresh ? _("goes back") : _("dies outside"));
	}
}

void titan_leave_maneuver(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	enum titan_side side = titan_speaker(t);

	give_up_outside(call, side);
	if (side == SIDE_DEFENDER)
		return;
	if (b->window == WINDOW_OPEN)
		b->window = WINDOW_PAST;
	b->began = true; /* the defender's right to a reinforcement (2.5.6.4.2.1) */
	for (int i = 0; i < b->units; i++)
		b->committed = b->committed || (b->unit[i].side == SIDE_ATTACKER && b->unit[i].entered);
}

void titan_leave_drift_talks(struct call *call)
{
	struct titan *t = call->state;

	t->battle.drift_passed = true;
}

/* 2.5.6.4.x.7; a slain defender that had entered opens the window of 2.5.6.4.2.1. */
void titan_leave_removal(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	char id[TITAN_UNIT_ID];

	for (int i = 0; i < b->units; i++) {
		struct titan_unit *u = &b->unit[i];

		if (u->fate != FATE_LIVES || !titan_is_slain(u))
			continue;
		if (u->side == SIDE_DEFENDER && u->entered && b->window == WINDOW_NOT_YET)
			b->window = WINDOW_NEXT;
		u->fate = FATE_DEAD;
		u->hex = -1;
		titan_id(t, i, id);
		said_line(call->said, _("%s, %s, is taken off the map"), id, _(titan_creatures[u->creature].name));
		said_change(call->said, id, NULL, _("removed"));
	}
}

/* 2.5.6.4.x.8 */
void titan_leave_check(struct call *call)
{
	struct titan *t = call->state;
	enum titan_side side = titan_speaker(t);
	enum titan_winner winner;

	if (titan_end_condition(t, &winner))
		titan_go(call, titan_step_of(side, STEP_2_5_6_4_1_8_1));
	else if (side == SIDE_ATTACKER)
		t->battle.turn++;
}

void titan_leave_end(struct call *call)
{
	struct titan *t = call->state;
	enum titan_winner winner;
	enum titan_why_over over = titan_end_condition(t, &winner);

	titan_end_battle(call, over, winner);
}

void titan_leave_healing(struct call *call)
{
	struct titan *t = call->state;

	for (int i = 0; i < t->battle.units; i++)
		if (titan_is_living(&t->battle.unit[i]))
			t->battle.unit[i].hits = 0;
}

void titan_leave_points(struct call *call)
{
	struct titan *t = call->state;

	t->battle.gained = t->battle.gained_arch = 0;
}

/* The legion of a slain Titan does not live on (2.5.6.9). */
void titan_leave_halves(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	bool fallen[2] = { false, false };

	for (int i = 0; i < b->units; i++)
		if (b->unit[i].creature == CREATURE_TITAN && b->unit[i].fate == FATE_DEAD)
			fallen[b->unit[i].side] = true;
	for (int i = 0; i < b->units; i++)
		if (fallen[b->unit[i].side] && b->unit[i].fate == FATE_LIVES) {
			b->unit[i].fate = FATE_LOST;
			b->unit[i].hex = -1;
		}
}

/* ---- arriving ---- */

static void begin_maneuver(struct titan *t)
{
	struct titan_battle *b = &t->battle;

	for (int i = 0; i < b->units; i++)
		b->unit[i].moved = b->unit[i].struck = b->unit[i].held = b->unit[i].fresh = false;
	b->drifted = b->drift_passed = false;
	if (titan_speaker(t) == SIDE_ATTACKER && b->window == WINDOW_NEXT)
		b->window = WINDOW_OPEN;
}

/* x.3.1 is the step only while the other side may still concede. */
static void choose_drift_step(struct titan *t)
{
	bool ask = !t->battle.drifted && !t->battle.drift_passed && drift_slays_mover(t);

	if (t->step < TITAN_STEPS && titan_steps[t->step].phase == PHASE_DRIFT)
		t->step = titan_step_of((enum titan_side)titan_side_on_turn(t), ask ? STEP_2_5_6_4_1_3_1 : STEP_2_5_6_4_1_3);
}

void titan_mend(struct titan *t)
{
	struct titan_battle *b = &t->battle;
	struct titan_strike strike;
	enum titan_winner winner;

	choose_drift_step(t);
	if (t->step < TITAN_STEPS && titan_steps[t->step].leave == titan_leave_end && !titan_end_condition(t, &winner))
		t->step = titan_step_of((enum titan_side)titan_side_on_turn(t), STEP_2_5_6_4_1_8);
	if (b->striker < 0)
		return;
	titan_strike_of(t, b->striker, b->target, b->via, &strike);
	if (b->carry ? !titan_carry_now(t) : strike.why != STRIKE_LEGAL)
		titan_end_strike(t);
}

void titan_go(struct call *call, enum titan_step_id step)
{
	struct titan *t = call->state;

	t->step = step;
	if (titan_steps[step].may & MAY_ENTER)
		begin_maneuver(t);
	choose_drift_step(t);
	said_line(call->said, "%s: %s", titan_steps[t->step].id, _(titan_steps[t->step].text));
	said_change(call->said, NULL, NULL, "%s: %s", titan_steps[t->step].id, _(titan_steps[t->step].text));
}

bool titan_do_step(struct call *call)
{
	struct titan *t = call->state;
	enum titan_step_id from = t->step;
	const struct titan_step *row;

	if (!titan_has_battle(call))
		return false;
	row = &titan_steps[from];
	if (row->done && !row->done(call))
		return false;
	if (row->leave)
		row->leave(call);
	if (t->step == from)
		titan_go(call, row->next);
	return true;
}
