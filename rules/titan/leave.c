/* SPDX-License-Identifier: MIT */
/*
 * What happens on the way from a step to the next: the effects that the rows of
 * titan_steps.def name, what arriving at a step brings, and `step` itself.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

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

	for (int i = 0; i < b->units; i++) {
		struct titan_unit *u = &b->unit[i];

		if (u->side != side || u->hex >= 0 || !titan_is_living(u))
			continue;
		u->fate = u->fresh ? FATE_UNDONE : FATE_DEAD;
		if (u->fresh && side == SIDE_ATTACKER) {
			b->summoned = false;
			titan_send_back(t, u);
		} else if (u->fresh)
			b->reinforced = false;
		said_line(call->said,
		          u->fresh ? _("%s did not enter and goes back") : _("%s did not enter and dies"),
		          ID(t, i));
		said_change(call->said, ID(t, i), NULL, u->fresh ? _("goes back") : _("dies outside"));
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

	for (int i = 0; i < b->units; i++) {
		struct titan_unit *u = &b->unit[i];

		if (u->fate != FATE_LIVES || !titan_is_slain(u))
			continue;
		if (u->side == SIDE_DEFENDER && u->entered && b->window == WINDOW_NOT_YET)
			b->window = WINDOW_NEXT;
		u->fate = FATE_DEAD;
		u->hex = -1;
		said_line(call->said, _("%s, %s, is taken off the map"), ID(t, i), titan_name(u->creature));
		said_change(call->said, ID(t, i), NULL, _("removed"));
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
	titan_settle_fallen(call);
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

/* Whether drift would slay a unit of the side on turn (x.3.1). */
static bool drift_slays_mover(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	titan_units set = titan_in_drift(t);

	for (int i = 0; i < b->units; i++)
		if (set & 1u << i && (int)b->unit[i].side == titan_side_on_turn(t) &&
		    !titan_is_slain(&b->unit[i]) && b->unit[i].hits + 1 >= b->unit[i].power)
			return true;
	return false;
}

/* x.3.1 is the step only while the other side may still concede. */
static void choose_drift_step(struct titan *t)
{
	bool ask = !t->battle.drifted && !t->battle.drift_passed && drift_slays_mover(t);

	if (t->step < TITAN_STEPS && titan_steps[t->step].phase == PHASE_DRIFT)
		t->step = titan_step_of(titan_side_on_turn(t), ask ? STEP_2_5_6_4_1_3_1 : STEP_2_5_6_4_1_3);
}

void titan_mend(struct titan *t)
{
	struct titan_battle *b = &t->battle;
	struct titan_strike strike;
	enum titan_winner winner;

	choose_drift_step(t);
	if (t->step < TITAN_STEPS && titan_steps[t->step].leave == titan_leave_end &&
	    !titan_end_condition(t, &winner))
		t->step = titan_step_of(titan_side_on_turn(t), STEP_2_5_6_4_1_8);
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
	said_line(call->said, "%s: %s", titan_here(call), _(titan_steps[t->step].text));
	said_change(call->said, NULL, NULL, "%s: %s", titan_here(call), _(titan_steps[t->step].text));
	if (step == STEP_2_5_6_8)
		titan_give_points(call);
}

bool titan_do_step(struct call *call)
{
	struct titan *t = call->state;
	enum titan_step_id from = t->step;
	const struct titan_step *row;

	if (t->step == STEP_NONE)
		return titan_has_battle(call);
	if (!t->battle.on)
		t->whole = true;
	row = &titan_steps[from];
	if (row->done && !row->done(call))
		return false;
	if (row->leave)
		row->leave(call);
	if (t->step == from)
		titan_go(call, row->next);
	return true;
}
