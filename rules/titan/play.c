/* SPDX-License-Identifier: MIT */
/*
 * The stepper: `step` and `finish` leave a step as its row of steps.def
 * says. A row's `done` refuses while something is outstanding; its `leave` does
 * what leaving brings and returns the next step. Small handlers stand here, the
 * others beside the verbs of their subject.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- what must be done before a step is left ---- */

static bool done_forces(const struct call *call)
{
	const struct titan *t = call->state;

	for (int i = SIDE_ATTACKER; i <= SIDE_DEFENDER; i++)
		if (!t->battle.forced[i])
			return REFUSE(call, _("%s: no units yet for %s: `force %s CREATURES`"),
			              titan_side_name(i), titan_side_word(i));
	return true;
}

static bool done_answer(const struct call *call)
{
	return REFUSE(call, _("%s: answer the concession: `allow`, or `concede %s`"),
	              titan_side_word(titan_speaker(call->state)));
}

static bool done_all(const struct call *call)
{
	const struct titan *t = call->state;

	return t->whole ||
	       REFUSE(call, _("%s: the battle is over: result shows it, `battle LAND` begins another"));
}

static bool done_game(const struct call *call)
{
	return REFUSE(call, _("%s: the game is over"));
}

/* ---- what leaving a step does ---- */

static enum titan_step_id leave_talks(struct call *call)
{
	struct titan *t = call->state;

	t->battle.turn = 1;
	return STEP_NONE;
}

static enum titan_step_id leave_drift_talks(struct call *call)
{
	struct titan *t = call->state;

	t->battle.drift_passed = true;
	return STEP_NONE;
}

static enum titan_step_id leave_healing(struct call *call)
{
	struct titan *t = call->state;

	for (int i = 0; i < t->battle.units; i++)
		if (titan_is_living(&t->battle.unit[i]))
			t->battle.unit[i].hits = 0;
	return STEP_NONE;
}

static enum titan_step_id leave_points(struct call *call)
{
	struct titan *t = call->state;

	t->battle.gained = t->battle.gained_arch = 0;
	return STEP_NONE;
}

/* ---- the rows ---- */

static const struct {
	/* Whether the step may be left; false and why not. NULL: always. */
	bool (*done)(const struct call *call);
	/* Returns the next step, STEP_NONE for the row's own `next`. NULL: does nothing. */
	enum titan_step_id (*leave)(struct call *call);
} handlers[TITAN_STEPS + 1] = {
#define STEP(name, id, acts, phase, may, done, leave, next, asks, text) [STEP_##name] = { done, leave },
#include "steps.def"
#undef STEP
};

bool titan_do_step(struct call *call)
{
	struct titan *t = call->state;
	enum titan_step_id from = t->step, next = STEP_NONE;

	if (from == STEP_NONE)
		return titan_has_battle(call);
	if (!t->battle.on)
		t->whole = true;
	if (handlers[from].done && !handlers[from].done(call))
		return false;
	if (handlers[from].leave)
		next = handlers[from].leave(call);
	titan_go(call, next == STEP_NONE ? titan_steps[from].next : next);
	return true;
}

/* Writes the half points into the line that gives them where older programs counted fewer
 * (after.c). */
bool titan_resolve_step(struct call *call, struct rng *rng, struct line *out)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;
	bool tells = t->whole && t->step == STEP_2_5_6_9 && b->winner == WINNER_NOBODY && b->half;
	int due = tells ? b->half : 0, said = due;
	char half[8];

	if (!args_key_number(&call->args, "half", 0, TITAN_SCORE_MAX, &said))
		return false;
	if (said != due)
		return REFUSE(call, _("%s: %d half points, not %d: `step`"), due, said);
	line_word(out, "step");
	snprintf(half, sizeof half, "%d", due);
	if (due)
		line_key(out, "half", half);
	return args_done(&call->args);
}

bool titan_do_finish(struct call *call)
{
	const struct titan *t = call->state;

	/* with auto-step a table goes from 2.6 past 2.7 in one line */
	return ((t->auto_step && t->step == STEP_2_6) || titan_may_say(call, MAY_FINISH)) &&
	       titan_do_step(call);
}

bool titan_owed(const struct titan *t, struct reason *why)
{
	/* done() only reads the state. NOLINTNEXTLINE(performance-no-int-to-ptr) */
	const struct call call = { .state = (void *)(uintptr_t)t, .why = why };

	return t->step != STEP_2_5_6_10 && t->step != STEP_3 && handlers[t->step].done &&
	       !handlers[t->step].done(&call);
}

unsigned titan_open_now(const struct titan *t)
{
	return titan_may_now(t) & ~(titan_owed(t, NULL) ? (unsigned)MAY_STEP : 0);
}
