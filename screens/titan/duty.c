/* SPDX-License-Identifier: MIT */
/*
 * Draws what the players must and may do at this step: enter, strike, carry, drift,
 * answer a concession; and the end of a battle.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { NARROW = 26 };

static const char *who_speaks(const struct titan *t)
{
	return titan_who(t, titan_speaker(t));
}

static titan_units outside_of(const struct titan *t, enum titan_side side, bool held)
{
	titan_units set = 0;

	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].side == side && titan_is_outside(&t->battle.unit[i]) &&
		    t->battle.unit[i].held == held)
			set |= 1u << i;
	return set;
}

static titan_units chosen(const struct titan *t, bool (*fits)(const struct titan *t, int unit))
{
	titan_units set = 0;

	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES && t->battle.unit[i].side == titan_speaker(t) &&
		    fits(t, i))
			set |= 1u << i;
	return set;
}

static bool has_moved(const struct titan *t, int unit)
{
	return t->battle.unit[unit].moved && !t->battle.unit[unit].held;
}

static bool has_struck(const struct titan *t, int unit)
{
	return t->battle.unit[unit].struck;
}

static bool may_strike(const struct titan *t, int unit)
{
	return !(titan_must(t) >> unit & 1) && !t->battle.unit[unit].struck && titan_targets_of(t, unit);
}

static bool is_free(const struct titan *t, int unit)
{
	return titan_is_living(&t->battle.unit[unit]) && t->battle.unit[unit].hex >= 0 &&
	       !t->battle.unit[unit].struck && !(titan_must(t) >> unit & 1) && !titan_targets_of(t, unit);
}

static bool can_still_move(const struct titan *t, int unit)
{
	const struct titan_unit *u = &t->battle.unit[unit];
	struct titan_reach reach;

	if (u->moved || u->hex < 0 || !titan_is_living(u))
		return false;
	titan_reach_of(t, unit, &reach, NULL);
	return reach.hexes != 0;
}

static void call_in(struct titan_pen *pen)
{
	unsigned may = titan_may_now(pen->s->t);

	if (may & MAY_SUMMON)
		titan_pen_text(pen, ROLE_ACCENT, _("s  summon an angel"));
	if (may & MAY_REINFORCE)
		titan_pen_text(pen, ROLE_ACCENT, _("r  take a reinforcement"));
}

static void draw_maneuver(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	titan_units waiting = titan_waiting(t);

	titan_pen_units(pen, ROLE_WARNING | STYLE_BOLD, _("TO ENTER"), waiting);
	titan_pen_units(pen, ROLE_NORMAL, _("may move"), chosen(t, can_still_move));
	titan_pen_units(pen, ROLE_DIM, _("has moved"), chosen(t, has_moved));
	titan_pen_units(pen, ROLE_DIM, _("stays out"), outside_of(t, titan_speaker(t), true));
	call_in(pen);
}

static void draw_strikes(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;

	if (titan_must(t))
		titan_pen_units(pen, ROLE_WARNING | STYLE_BOLD, _("MUST STRIKE"), titan_must(t));
	else
		titan_pen_text(pen, ROLE_GOOD, _("no strike is due"));
	titan_pen_units(pen, ROLE_NORMAL, _("may strike"), chosen(t, may_strike));
	titan_pen_units(pen, ROLE_DIM, _("has struck"), chosen(t, has_struck));
	if (pen->cols >= NARROW)
		titan_pen_units(pen, ROLE_DIM, _("no contact"), chosen(t, is_free));
}

/* "4 excess, 3 fit d4, 4 fit d5" */
static void excess_text(const struct titan *t, char *out, size_t size)
{
	titan_units targets = titan_carry_now(t);
	size_t end = (size_t)snprintf(out, size, _("%d excess"), t->battle.carry);

	each_of (i, targets)
		if (end < size)
			end += (size_t)snprintf(out + end, size - end,
			                        P_(", %d fits %s", ", %d fit %s", titan_usable(t, i)),
			                        titan_usable(t, i), ID(t, i));
}

static void draw_carry(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	int here = titan_unit_at(t, pen->s->view->hex);
	char text[TITAN_LIST];

	excess_text(t, text, sizeof text);
	titan_pen_text(pen, ROLE_WARNING | STYLE_BOLD, text);
	titan_pen_units(pen, ROLE_NORMAL, _("may go to"), titan_carry_now(t));
	if (here >= 0 && titan_carry_now(t) >> here & 1)
		titan_pen_line(pen, ROLE_ACCENT, _("Enter gives %d to %s"), titan_usable(t, here),
		               ID(t, here));
	titan_pen_text(pen, ROLE_DIM, _("Tab then Enter, or e"));
}

static void draw_answer(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;

	titan_pen_line(pen, ROLE_WARNING | STYLE_BOLD, _("%s tries to concede"),
	               titan_who(t, (t->battle.conceding == SIDE_DEFENDER)));
	titan_pen_line(pen, ROLE_NORMAL, _("%s answers:"), who_speaks(t));
	titan_pen_text(pen, ROLE_ACCENT, _("Enter  accept"));
	titan_pen_text(pen, ROLE_ACCENT, _("x c  concede"));
}

/* In a step where there is little to do: the key that spares such steps. */
static void draw_pass(struct titan_pen *pen)
{
	if (!pen->s->t->auto_step && pen->cols >= NARROW)
		titan_pen_text(pen, ROLE_DIM, _("R a  pass idle steps"));
}

static void draw_drift(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	titan_units set = titan_in_drift(t);

	if (!set || t->battle.drifted) {
		titan_pen_line(pen, ROLE_DIM, "%s",
		               t->battle.drifted ? _("drift damage done") : _("no unit is in drift"));
		draw_pass(pen);
	} else
		titan_pen_units(pen, ROLE_WARNING | STYLE_BOLD, _("IN DRIFT"), set);
	if (titan_may_now(t) & MAY_CONCEDE) {
		titan_pen_line(pen, ROLE_WARNING, _("%s may concede first"), who_speaks(t));
		titan_pen_text(pen, ROLE_ACCENT, _("Space  drift"));
		titan_pen_text(pen, ROLE_ACCENT, _("x  concede"));
	}
}

static void draw_declared(struct titan_pen *pen)
{
	titan_pen_text(pen, ROLE_WARNING | STYLE_BOLD, _("DECLARED, NOT ROLLED"));
	titan_pen_text(pen, ROLE_ACCENT, _("Enter  roll"));
	titan_pen_text(pen, ROLE_ACCENT, _("d  type dice"));
}

static int count_of(const struct titan *t, enum titan_side side, int *value)
{
	int count = 0;

	*value = 0;
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].side == side && titan_is_living(&t->battle.unit[i])) {
			count++;
			*value += titan_unit_value(&t->battle.unit[i]);
		}
	return count;
}

static void draw_forces(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;

	for (int side = 0; side < 2; side++) {
		int value, count = count_of(t, side, &value);
		char text[200];

		if (!t->battle.forced[side]) {
			titan_pen_line(pen, ROLE_WARNING | STYLE_BOLD, _("%s: no units yet"),
			               titan_who(t, side));
			titan_pen_text(pen, ROLE_ACCENT, _("f  choose them"));
			continue;
		}
		snprintf(text, sizeof text, P_("%s: %d unit, worth %d", "%s: %d units, worth %d", count),
		         titan_who(t, side), count, value);
		utf8_mend_end(text);
		titan_pen_text(pen, TITAN_HEAD, text);
		titan_pen_units(pen, ROLE_NORMAL, "", outside_of(t, side, false));
	}
}

static const char *why_over(enum titan_why_over over)
{
	static const char *const whys[] = {
		[OVER_NOT] = "",
		[OVER_ELIMINATION] = N_("by elimination"),
		[OVER_TITAN] = N_("a Titan is slain"),
		[OVER_TIME] = N_("time loss after turn 7"),
		[OVER_CONCEDE] = N_("by concession"),
		[OVER_FLEE] = N_("the defender has fled"),
		[OVER_AGREEMENT] = N_("by agreement"),
	};

	return *whys[over] ? _(whys[over]) : "";
}

void titan_draw_end(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	const struct titan_battle *b = &t->battle;

	if (b->winner == WINNER_NOBODY)
		titan_pen_text(pen, ROLE_WARNING | STYLE_BOLD, _("NOBODY WINS"));
	else
		titan_pen_line(pen, ROLE_GOOD | STYLE_BOLD, _("%s wins"), titan_who(t, (int)b->winner));
	titan_pen_line(pen, ROLE_NORMAL, "%s", why_over(b->over));
	titan_pen_line(pen, TITAN_HEAD, P_("%d point", "%d points", b->points), b->points);
	if (b->half)
		titan_pen_line(pen, ROLE_NORMAL, P_("%d half point", "%d half points", b->half), b->half);
	if (b->gained && !(titan_may_now(t) & (MAY_ANGEL | MAY_ARCHANGEL)))
		titan_pen_line(pen, ROLE_NORMAL, P_("%d angel due", "%d angels due", b->gained), b->gained);
	else if (b->gained)
		titan_pen_line(pen, ROLE_ACCENT, P_("g  %d angel is due", "g  %d angels are due", b->gained),
		               b->gained);
	call_in(pen);
	if (t->step == STEP_2_5_6_10 && !t->whole)
		titan_pen_text(pen, ROLE_ACCENT, _("B  another battle"));
}

void titan_draw_duty(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	unsigned may = titan_may_now(t);

	if (t->battle.over)
		titan_draw_end(pen);
	else if (t->battle.conceding >= 0)
		draw_answer(pen);
	else if (t->step == STEP_2_5_6_1)
		draw_forces(pen);
	else if (t->battle.carry > 0)
		draw_carry(pen);
	else if (t->battle.striker >= 0)
		draw_declared(pen);
	else if (titan_is_maneuver(t))
		draw_maneuver(pen);
	else if (titan_is_strike_step(t))
		draw_strikes(pen);
	else if (titan_steps[t->step].phase == PHASE_DRIFT)
		draw_drift(pen);
	else {
		titan_pen_text(pen, ROLE_NORMAL, _("Space  next step"));
		if (may & MAY_CONCEDE)
			titan_pen_text(pen, ROLE_NORMAL, _("x  concede"));
		draw_pass(pen);
	}
}
