/* SPDX-License-Identifier: MIT */
/*
 * What fills the holes of the Titan screen's lines, and why one cannot be filled
 * now. Board and sheet share one table; the choices are listed in choices.c and
 * sheet_choices.c.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

static bool unit_word(const struct titan *t, int unit, char *out, size_t size)
{
	if (unit < 0 || unit >= t->battle.units)
		return false;
	snprintf(out, size, "%s", ID(t, unit));
	return true;
}

static bool marker_word(int legion, char *out, size_t size)
{
	if (legion < 0)
		return false;
	snprintf(out, size, "%s", MARKER(legion));
	return true;
}

static bool seat_word(const struct titan *t, int seat, char *out, size_t size)
{
	if (seat < 0 || seat >= t->table.seats)
		return false;
	table_seat_word(&t->table, seat, out, size);
	return true;
}

/* ---- on either ---- */

/* Any two names: the caller only tests whether the key is legal. */
static bool fill_name(const void *view, const void *state, char *out, size_t size)
{
	if (titan_is_begun(state))
		return false;
	snprintf(out, size, "1st 2nd");
	return true;
}

static bool fill_scores(const void *view, const void *state, char *out, size_t size)
{
	snprintf(out, size, "0,0");
	return true;
}

static bool fill_speaker(const void *view, const void *state, char *out, size_t size)
{
	const struct titan *t = state;

	if (titan_on_sheet(t, view) && !t->encounter.on)
		return false;
	snprintf(out, size, "%s", titan_speaker(t) == SIDE_DEFENDER ? "defender" : "attacker");
	return true;
}

static bool fill_other(const void *view, const void *state, char *out, size_t size)
{
	snprintf(out, size, "%s", titan_speaker(state) == SIDE_DEFENDER ? "attacker" : "defender");
	return true;
}

/* ---- on the board ---- */

static bool fill_cursor(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	if (titan_on_sheet(state, view))
		return false;
	snprintf(out, size, "%s", titan_hex_label(view->hex));
	return true;
}

static bool fill_here(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	return !titan_on_sheet(state, view) && unit_word(state, titan_unit_at(state, view->hex), out, size);
}

static bool fill_unit(const void *view, const void *state, char *out, size_t size)
{
	return unit_word(state, titan_picked(view), out, size);
}

/* The unit in hand, else the one under the cursor. */
static bool fill_subject(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	int picked = titan_picked(view);

	return unit_word(state, picked >= 0 ? picked : titan_unit_at(state, view->hex), out, size);
}

static bool fill_usable(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	snprintf(out, size, "%d", titan_usable(state, titan_unit_at(state, view->hex)));
	return true;
}

static bool fill_striker(const void *view, const void *state, char *out, size_t size)
{
	struct titan_duel duel;

	return titan_find_duel(state, view, &duel) && unit_word(state, duel.striker, out, size);
}

static bool fill_target(const void *view, const void *state, char *out, size_t size)
{
	struct titan_duel duel;

	return titan_find_duel(state, view, &duel) && unit_word(state, duel.target, out, size);
}

/* ---- on the sheet ---- */

static bool fill_focus(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	return titan_on_sheet(state, view) && marker_word(view->legion, out, size);
}

void titan_tell_focus(const void *view, const void *state, char *out, size_t size)
{
	char here[TITAN_UNIT_ID];

	*out = '\0';
	if (!titan_is_begun(state) || fill_focus(view, state, out, size) || titan_on_sheet(state, view))
		return;
	fill_cursor(view, state, out, size);
	if (fill_here(view, state, here, sizeof here))
		snprintf(out + strlen(out), size - strlen(out), ", %s", here);
}

static bool fill_own(const void *view, const void *state, char *out, size_t size)
{
	const struct titan *t = state;

	return titan_may_march(t) && marker_word(titan_own_focus(t, view), out, size);
}

/* The roll of the first turn stands, a mulligan could still cancel it: moving ends the step. */
static bool fill_first(const void *view, const void *state, char *out, size_t size)
{
	snprintf(out, size, "%s", titan_state(state)->step == STEP_2_2 ? "step & " : "");
	return true;
}

static bool fill_eyed(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	return marker_word(view->eyes.legion, out, size);
}

static bool fill_ground(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	const struct titan *t = state;

	if (view->eyes.legion < 0 || t->legion[view->eyes.legion].land < 0)
		return false;
	snprintf(out, size, "%s", titan_land(t->legion[view->eyes.legion].land));
	return true;
}

static bool fill_looker(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	bool attacker = view->eyes.aim == AIM_INSPECT && t->step == STEP_2_5_1;

	return t->encounter.on &&
	       seat_word(t, t->battle.seat[attacker ? SIDE_ATTACKER : SIDE_DEFENDER], out, size);
}

static bool fill_teller(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	return seat_word(state, view->seat, out, size);
}

static bool fill_chooser(const void *view, const void *state, char *out, size_t size)
{
	const struct titan *t = state;

	return t->step == STEP_1_4_1 && seat_word(t, titan_acting_seat(t), out, size);
}

static bool fill_leaver(const void *view, const void *state, char *out, size_t size)
{
	return seat_word(state, titan_acting_seat(state), out, size);
}

/* Who throws next: the player in focus, or the first without a tower. */
static bool fill_towerless(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	const struct titan *t = state;

	for (int i = -1; i < t->table.seats; i++) {
		int seat = i < 0 ? view->seat : i;

		if (seat < t->table.seats && !t->player[seat].tower && t->table.seat[seat].in)
			return seat_word(t, seat, out, size);
	}
	return false;
}

/* ---- why not ---- */

void titan_why(const void *view, const void *state, struct reason *why)
{
	const struct titan *t = state;
	const char *step = titan_step_id(t);

	if (titan_on_sheet(t, view))
		titan_why_not_now(t, why);
	else if (titan_is_strike_step(t))
		reason_set(why, _("%s: choose a unit to strike: Tab goes to the next"), step);
	else if (t->battle.carry > 0)
		reason_set(why, _("%s: choose a unit for the excess hits: Tab goes there"), step);
	else if (titan_is_maneuver(t))
		reason_set(why, _("%s: choose a unit to move: no strikes in this step"), step);
	else
		reason_set(why, _("%s: no moves and no strikes now: Space, next step"), step);
}

/* Reason of a hole without choices; on the board the refused line gives a better one. */
static void why_not_now(const void *view, const void *state, struct reason *why)
{
	if (titan_on_sheet(state, view))
		titan_why_not_now(state, why);
}

static void why_at(const struct titan *t, bool here, const char *format, struct reason *why)
{
	if (here)
		reason_set(why, format, titan_step_id(t));
	else
		titan_why_not_now(t, why);
}

static void why_none_own(const void *view, const void *state, struct reason *why)
{
	const struct titan *t = state;

	if (t->step == STEP_2_3 && t->table.turn >= 0)
		reason_set(why, _("%s: choose a legion of %s: Tab or arrows"), titan_step_id(t),
		           t->table.seat[t->table.turn].name);
	else
		titan_why_not_now(t, why);
}

static void why_none_meets(const void *view, const void *state, struct reason *why)
{
	const struct titan *t = state;

	why_at(t, t->step == STEP_2_5, _("%s: choose a legion that moved and met nobody, or its enemy"), why);
}

static void why_none_met(const void *view, const void *state, struct reason *why)
{
	const struct titan *t = state;

	why_at(t, t->step == STEP_2_5, _("%s: no other player's legion can be there"), why);
}

static void why_no_proposal(const void *view, const void *state, struct reason *why)
{
	why_at(state, titan_may_now(state) & MAY_PROPOSE, _("%s: the other side has made no proposal yet"),
	       why);
}

/* `a`: no strike under the cursor, or none that a worse number would carry further. */
static void why_no_announce(const void *view, const void *state, struct reason *why)
{
	const struct titan *t = state;
	struct titan_duel duel;

	if (!titan_is_strike_step(t) || !titan_find_duel(t, view, &duel))
		titan_why(view, state, why);
	else if (duel.strike.rangestrike)
		reason_set(why, _("%s: a rangestrike carries nothing: Enter strikes"), titan_step_id(t));
	else
		reason_set(why, _("%s: a worse number carries no further: Enter strikes"), titan_step_id(t));
}

static void why_no_force(const void *view, const void *state, struct reason *why)
{
	why_at(state, true, _("%s: both forces are shown: R rules on a unit, u undoes"), why);
}

/* What the option is not. */
static bool fill_auto(const void *view, const void *state, char *out, size_t size)
{
	snprintf(out, size, "%s", titan_state(state)->auto_step ? "off" : "on");
	return true;
}

static void why_no_marker(const void *view, const void *state, struct reason *why)
{
	why_at(state, true, _("%s: all twelve markers are in use"), why);
}

/* clang-format off */
const struct hole titan_holes[] = {
	{ "passes", .fill = titan_fill_passes },
	{ "loser", .fill = titan_fill_loser },
	{ "name", .fill = fill_name },
	{ "attacker,defender", .fill = fill_scores },
	{ "speaker", .fill = fill_speaker },
	{ "other", .fill = fill_other },
	/* on the board */
	{ "cursor", .fill = fill_cursor },
	{ "here", .fill = fill_here },
	{ "unit", .fill = fill_unit, .choices = titan_unit_choices },
	{ "subject", .fill = fill_subject },
	{ "usable", .fill = fill_usable },
	{ "striker", .fill = fill_striker },
	{ "target", .fill = fill_target },
	{ "land", .choices = titan_land_choices, .why = why_not_now },
	{ "entry", .choices = titan_entry_choices, .why = why_not_now },
	{ "attacker", .choices = titan_attacker_choices, .why = why_not_now },
	{ "defender", .choices = titan_defender_choices, .why = why_not_now },
	{ "force", .choices = titan_force_choices, .why = why_no_force },
	{ "creatures", .choices = titan_creature_choices, .why = why_not_now },
	{ "carry", .choices = titan_carry_choices, .why = why_not_now },
	{ "angel", .choices = titan_angel_choices, .why = why_not_now },
	{ "recruit", .choices = titan_recruit_choices, .why = why_not_now },
	{ "announce", .choices = titan_announce_choices, .why = why_no_announce },
	{ "declared", .choices = titan_declare_choices, .why = why_no_announce },
	{ "auto", .fill = fill_auto },
	{ "onturn", .choices = titan_onturn_choices, .why = why_not_now },
	{ "phase", .choices = titan_phase_choices, .why = why_not_now },
	/* on the sheet */
	{ "focus", .fill = fill_focus },
	{ "first", .fill = fill_first },
	{ "own", .fill = fill_own, .why = why_none_own },
	{ "eyed", .fill = fill_eyed },
	{ "ground", .fill = fill_ground, .choices = titan_ground_choices, .why = why_not_now },
	{ "looker", .fill = fill_looker },
	{ "teller", .fill = fill_teller },
	{ "chooser", .fill = fill_chooser },
	{ "leaver", .fill = fill_leaver },
	{ "towerless", .fill = fill_towerless },
	{ "colour", .choices = titan_colour_choices, .why = why_not_now },
	{ "marker", .choices = titan_marker_choices, .why = why_not_now },
	{ "mine", .choices = titan_mine_choices, .why = why_not_now },
	{ "fresh", .choices = titan_fresh_choices, .why = why_no_marker },
	{ "members", .choices = titan_member_choices, .why = why_not_now },
	{ "towards", .choices = titan_towards_choices, .why = why_not_now },
	{ "meets", .choices = titan_meets_choices, .why = why_none_meets },
	{ "met", .choices = titan_met_choices, .why = why_none_met },
	/* on the masterboard */
	{ "goal", .fill = titan_fill_goal, .choices = titan_goal_choices, .why = titan_why_no_goal },
	{ "gate", .choices = titan_gate_choices },
	{ "lord", .choices = titan_lord_choices, .why = titan_why_no_lord },
	{ "clash", .fill = titan_fill_clash, .choices = titan_clash_choices, .why = titan_why_no_clash },
	/* on the sheet again */
	{ "side", .choices = titan_side_choices, .why = why_not_now },
	{ "winner", .choices = titan_winner_choices, .why = why_not_now },
	{ "proposal", .choices = titan_proposal_choices, .why = why_no_proposal },
	{ "lender", .choices = titan_lender_choices, .why = why_not_now },
	{ "engaged", .choices = titan_engaged_choices, .why = why_not_now },
	{ "muster", .choices = titan_muster_choices, .why = why_not_now },
	{ "with", .choices = titan_with_choices, .why = why_not_now },
	{ 0 }
};
/* clang-format on */
