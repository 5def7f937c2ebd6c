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

/* Of the two that meet, the one that the focus is on. */
static bool fill_meets(const void *v, const void *state, char *out, size_t size)
{
	const struct titan *t = state;
	int legion = ((const struct titan_view *)v)->legion;

	return titan_is_of(t, legion, t->table.turn) && marker_word(legion, out, size);
}

static bool fill_met(const void *v, const void *state, char *out, size_t size)
{
	return !fill_meets(v, state, out, size) && fill_focus(v, state, out, size);
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

static bool fill_mover(const void *view, const void *state, char *out, size_t size)
{
	return titan_is_maneuver(state) ? fill_unit(view, state, out, size)
	                                : fill_own(view, state, out, size);
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

/* The legion in focus where it may recruit, else the one that the curtain was let down for. */
static bool fill_recruiter(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	int legion = view->legion;

	if (legion < 0 || !titan_can_recruit(state, legion))
		legion = view->eyes.asks ? view->eyes.legion : -1;
	return legion >= 0 && titan_can_recruit(state, legion) && marker_word(legion, out, size);
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

/* ---- why not ---- */

/* Reason of a hole without choices; on the board the refused line gives a better one. */
static void why_not_now(const void *view, const void *state, struct reason *why)
{
	if (titan_on_sheet(state, view))
		titan_why_not_now(state, why);
}

static void why_none_met(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("%s: choose a legion that moved and met nobody, or its enemy"),
	           titan_step_id(state));
}

/* What the option is not. */
static bool fill_auto(const void *view, const void *state, char *out, size_t size)
{
	snprintf(out, size, "%s", titan_state(state)->auto_step ? "off" : "on");
	return true;
}

/* clang-format off */
const struct hole titan_holes[] = {
	FILLS("name", fill_name),
	FILLS("attacker,defender", fill_scores),
	FILLS("aim", titan_fill_aim),
	/* on the board */
	FILLS("cursor", fill_cursor),
	{ "entrant", .fill = fill_unit, .chosen = true },
	{ "holder", .fill = fill_subject, .chosen = true },
	{ "striker", .fill = fill_striker, .chosen = true },
	{ "target", .fill = fill_target, .chosen = true },
	CHOOSES("unit", titan_unit_choices),
	FILLS("auto", fill_auto),
	{ "onturn", .choices = titan_onturn_choices, .why = why_not_now },
	{ "phase", .choices = titan_phase_choices, .why = why_not_now },
	/* on the sheet */
	FILLS("focus", fill_focus),
	{ "taker", .fill = fill_focus, .chosen = true },
	{ "fallen", .fill = fill_focus, .chosen = true },
	{ "meets", .fill = fill_meets, .chosen = true },
	{ "met", .fill = fill_met, .chosen = true, .why = why_none_met },
	FILLS("first", fill_first),
	FILLS("own", fill_own),
	{ "mover", .fill = fill_mover, .chosen = true },
	FILLS("goal", titan_fill_goal),
	FILLS("eyed", fill_eyed),
	{ "splitter", .fill = fill_eyed, .chosen = true },
	{ "recruiter", .fill = fill_recruiter, .chosen = true },
	FILLS("ground", fill_ground),
	FILLS("teller", fill_teller),
	FILLS("chooser", fill_chooser),
	{ "creatures", .choices = titan_creature_choices, .why = why_not_now },
	{ "marker", .choices = titan_marker_choices, .why = why_not_now },
	{ "mine", .choices = titan_mine_choices, .why = why_not_now },
	{ 0 }
};
/* clang-format on */
