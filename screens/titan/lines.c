/* SPDX-License-Identifier: MIT */
/*
 * The keys of the battle board as lines of the game: when a row holds, when it is
 * worth a hint, what it does to the view, and the table of bindings. Draws nothing.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- when a row holds ---- */

static bool is_answer_due(const void *view, const void *state)
{
	return ((const struct titan *)state)->battle.conceding >= 0;
}

static bool is_declared(const void *view, const void *state)
{
	const struct titan *t = state;

	return t->battle.striker >= 0 && t->battle.carry <= 0;
}

/* Also on a striker with one target, unless it was picked up to choose another. */
static bool is_strike(const void *v, const void *state)
{
	struct titan_duel duel;

	return titan_is_strike_step(state) && titan_find_duel(state, v, &duel);
}

static bool is_carry(const void *v, const void *state)
{
	const struct titan_view *view = v;
	const struct titan *t = state;

	return t->battle.carry > 0 && titan_unit_at(t, view->hex) >= 0;
}

/* The unit that is picked up, NULL for none. */
static const struct titan_unit *in_hand(const struct titan_view *view, const struct titan *t)
{
	int picked = titan_picked(view);

	return picked >= 0 && picked < t->battle.units ? &t->battle.unit[picked] : NULL;
}

static bool is_entry(const void *view, const void *state)
{
	const struct titan_unit *unit = in_hand(view, state);

	return unit && titan_is_maneuver(state) && unit->hex < 0;
}

static bool is_move(const void *v, const void *state)
{
	const struct titan_view *view = v;
	const struct titan_unit *unit = in_hand(view, state);

	return unit && titan_is_maneuver(state) && unit->hex >= 0 && unit->hex != view->hex;
}

static bool is_drop(const void *v, const void *state)
{
	const struct titan_view *view = v;
	const struct titan_unit *unit = in_hand(view, state);

	return unit && unit->hex == view->hex;
}

static bool is_drift_due(const void *view, const void *state)
{
	const struct titan *t = state;
	char owed[200];

	if (!(titan_may_now(t) & MAY_DRIFT) || t->battle.drifted)
		return false;
	titan_owed(t, owed, sizeof owed);
	return owed[0] || titan_may_now(t) & MAY_CONCEDE;
}

static bool is_maneuver(const void *view, const void *state)
{
	return titan_is_maneuver(state);
}

static bool is_strikes(const void *view, const void *state)
{
	return titan_is_strike_step(state);
}

static bool is_removal(const void *view, const void *state)
{
	const struct titan *t = state;

	return titan_steps[t->step].phase == PHASE_REMOVE;
}

/* A step for nothing but a concession (2.5.6.2, 2.5.6.3, 2.5.6.4.x.5). */
static bool is_pause(const void *view, const void *state)
{
	const struct titan *t = state;

	return (titan_steps[t->step].may & ~(unsigned)MAY_STEP) == MAY_CONCEDE;
}

static bool is_whole(const void *view, const void *state)
{
	return ((const struct titan *)state)->whole;
}

/* The key leads to the masterboard, not to the sheet. */
static bool is_mapped(const void *view, const void *state)
{
	return is_whole(view, state) && ((const struct titan *)state)->board;
}

/* ---- when a row is worth a hint: what the step has, not what is always possible ---- */

static bool hint_cursor(const void *view, const void *state)
{
	const struct titan *t = state;

	return t->step != STEP_2_5_6_1 && !t->battle.over;
}

static bool hint_pick(const void *v, const void *state)
{
	const struct titan_view *view = v;
	int at = titan_unit_at(state, view->hex);

	for (const struct binding *row = titan_keys; row->key; row++)
		if (strcmp(row->key, "Enter") == 0 && row->when && row->when(v, state))
			return false;
	return at >= 0 && titan_may_pick(state, at, NULL);
}

static bool hint_next(const void *view, const void *state)
{
	const struct titan *t = state;

	return t->battle.carry > 0 || titan_is_maneuver(t) || titan_is_strike_step(t);
}

static bool hint_step(const void *view, const void *state)
{
	return !is_drift_due(view, state);
}

static bool hint_reinforce(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_REINFORCE;
}

bool titan_hint_summon(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_SUMMON;
}

bool titan_is_plain_angel(const void *view, const void *state)
{
	const struct titan *t = state;

	return t->battle.gained && !t->battle.gained_arch;
}

bool titan_hint_angels(const void *view, const void *state)
{
	return titan_may_now(state) & (MAY_ANGEL | MAY_ARCHANGEL);
}

bool titan_hint_concede(const void *view, const void *state)
{
	return titan_may_now(state) & (MAY_CONCEDE | MAY_ALLOW);
}

/* ---- what keys do to the view ---- */

static bool pick(void *v, const void *state, struct reason *why)
{
	struct titan_view *view = v;
	bool done = titan_pick(view, state, why);

	titan_keep_level(view);
	return done;
}

static bool drop(void *v, const void *state, struct reason *why)
{
	struct titan_view *view = v;

	view->picked = 0;
	titan_keep_level(view);
	return true;
}

static bool go_to_stop(void *v, const void *state, int by, struct reason *why)
{
	struct titan_view *view = v;

	titan_next_stop(state, view, by, why);
	titan_keep_level(view);
	return !why->text[0];
}

static bool next(void *view, const void *state, struct reason *why)
{
	return go_to_stop(view, state, 1, why);
}

static bool previous(void *view, const void *state, struct reason *why)
{
	return go_to_stop(view, state, -1, why);
}

/* A page is closed first. */
static bool show_sheet(void *v, const void *state, struct reason *why)
{
	struct titan_view *view = v;

	view->sheet = view->page == PAGE_BOARD;
	view->page = PAGE_BOARD;
	titan_keep_level(view);
	return true;
}

static bool show_forces(void *view, const void *state, struct reason *why)
{
	titan_turn_page(view, PAGE_FORCES);
	return true;
}

bool titan_show_where(void *view, const void *state, struct reason *why)
{
	titan_turn_page(view, PAGE_WHERE);
	return true;
}

/* ---- the bindings ---- */

/* clang-format off */
static const struct binding concede_keys[] = {
	{ .key = "c", .line = "concede {speaker}", .label = N_("concede"),
	  .help = N_("the side asked now concedes, or tries to") },
	{ .key = "a", .line = "allow", .label = N_("allow"),
	  .help = N_("accept the other side's concession") },
	{ .key = "r", .line = "refuse", .label = N_("refuse"), .help = N_("not possible: shows why") },
	{ .key = "o", .line = "concede {other}", .label = N_("other"),
	  .help = N_("the other side (dispute concede_timing any)") },
	{ 0 }
};
static const struct binding ruling_keys[] = {
	{ .key = "p", .line = "place {?unit} {cursor}", .label = N_("put here"),
	  .help = N_("put a unit on the hex under the cursor"),
	  .head = N_("put on {cursor}") },
	{ .key = "o", .line = "place {?unit} off", .label = N_("off the map"),
	  .help = N_("take a unit off the map") },
	{ .key = "h", .line = "hits {?unit} ={#hits}", .label = N_("hits"),
	  .help = N_("set a unit's hits") },
	{ .key = "t", .line = "at turn={#turn} side={?onturn} phase={?phase}", .label = N_("set step"),
	  .help = N_("turn, side and phase of a half-played battle") },
	{ .key = "a", .line = "option auto-step {auto}", .label = N_("pass steps"),
	  .help = N_("go past steps in which nobody can do more than concede: on or off") },
	{ 0 }
};
/* clang-format on */

const struct binding titan_plain_angel_keys[] = {
	{ .key = "a", .line = "angel", .label = N_("angel"), .help = N_("for a hundred passed") }, { 0 }
};

const struct binding titan_angel_keys[] = {
	{ .key = "a", .line = "angel", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ .key = "b", .line = "archangel", .label = N_("archangel"), .help = N_("for five hundred passed") },
	{ 0 }
};

/* In a whole game from another legion: all are offered, because only the owner knows which has one. */
/* clang-format off */
const struct binding titan_summon_keys[] = {
	{ .key = "a", .line = "summon angel {?lender}", .label = N_("angel"),
	  .help = N_("from another legion of the attacker's") },
	{ .key = "b", .line = "summon archangel {?lender}", .label = N_("archangel"),
	  .help = N_("from another legion of the attacker's") },
	{ 0 }
};
/* clang-format on */

#define BOARD .group = N_("BOARD")
#define STRIKE .group = N_("STRIKE")
#define BATTLE .group = N_("BATTLE")
#define ENTER N_("pick up, put down, strike, carry, answer")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding titan_keys[] = {
	{ .key = "arrows", .moves = true, .hinted = hint_cursor, .label = N_("hex"),
	  .help = N_("another hex; y o b n diagonally"), BOARD },
	{ .key = "f", .line = "force {?force} {+creatures}", .label = N_("forces"), .help = N_("choose the units"),
	  .head = N_("units by their counter letters; Backspace removes, Enter ends"), BATTLE },
	{ .key = "Enter", .line = "allow", .label = N_("accept it"), .help = ENTER, BOARD,
	  .when = is_answer_due },
	{ .key = "Enter", .line = "strike {striker} {target}", .label = N_("roll"), .help = ENTER, BOARD,
	  .when = is_declared },
	{ .key = "Enter", .line = "strike {striker} {target}", .label = N_("strike"), .help = ENTER, BOARD,
	  .when = is_strike },
	{ .key = "Enter", .line = "carry {here} {usable}", .label = N_("carry"), .help = ENTER, BOARD,
	  .when = is_carry },
	{ .key = "Enter", .line = "enter {unit} {cursor}", .label = N_("put down"), .help = ENTER, BOARD,
	  .when = is_entry },
	{ .key = "Enter", .line = "move {unit} {cursor}", .label = N_("put down"), .help = ENTER, BOARD,
	  .when = is_move },
	{ .key = "Enter", .act = drop, .label = N_("put back"), .help = ENTER, BOARD, .when = is_drop },
	{ .key = "Enter", .act = pick, .hinted = hint_pick, .label = N_("pick up"), .help = ENTER, BOARD },
	{ .key = "Space", .line = "drift", .label = N_("drift"),
	  .help = N_("next step; in drift the damage"), BATTLE, .when = is_drift_due },
	{ .key = "Space", .line = "step", .label = N_("next"), .help = N_("next step; in drift the damage"),
	  .sure = TITAN_TIME_SURE, BATTLE, .when = titan_is_time_due },
	{ .key = "Space", .line = "step", .label = N_("next"), .help = N_("next step; in drift the damage"),
	  .sure = TITAN_DUE_SURE, BATTLE, .when = titan_is_due },
	{ .key = "Space", .line = "step", .label = N_("moves done"),
	  .help = N_("next step; in drift the damage"), BATTLE, .when = is_maneuver },
	{ .key = "Space", .line = "step", .label = N_("strikes done"),
	  .help = N_("next step; in drift the damage"), BATTLE, .when = is_strikes },
	{ .key = "Space", .line = "step", .label = N_("remove slain"),
	  .help = N_("next step; in drift the damage"), BATTLE, .when = is_removal },
	{ .key = "Space", .line = "step", .label = N_("no concession"),
	  .help = N_("next step; in drift the damage"), BATTLE, .when = is_pause },
	{ .key = "Space", .line = "step", .label = N_("next"), .hinted = hint_step,
	  .help = N_("next step; in drift the damage"), BATTLE },
	{ .key = "Tab", .act = next, .hinted = hint_next, .label = N_("next to act"),
	  .help = N_("next unit that must act, then those that may"), BOARD },
	{ .key = "a", .line = "strike {striker} {target} {?announce}", .label = N_("announce"),
	  .help = N_("announce a worse number or side, then strike"),
	  .head = N_("announce"), STRIKE },
	{ .key = "d", .line = "strike {striker} {target} {%dice}", .label = N_("dice"),
	  .help = N_("type the dice that were rolled"),
	  STRIKE },
	{ .key = "e", .line = "carry {?carry}", .label = N_("spread"), .help = N_("give out excess hits"),
	  .head = N_("excess hits go to"), STRIKE },
	{ .key = "H", .line = "hold {subject}", .label = N_("hold"),
	  .help = N_("leave a unit where it is, or outside"), BOARD },
	{ .key = "s", .menu = titan_summon_keys, .hinted = titan_hint_summon, .label = N_("summon"),
	  .help = N_("the attacker summons"),
	  .head = N_("summon"), BATTLE, .when = is_whole },
	{ .key = "s", .line = "summon {?angel}", .hinted = titan_hint_summon, .label = N_("summon"),
	  .help = N_("the attacker summons"),
	  .head = N_("summon"), BATTLE },
	{ .key = "r", .line = "reinforce {?recruit}", .hinted = hint_reinforce, .label = N_("reinforce"),
	  .help = N_("the defender's reinforcement"),
	  .head = N_("reinforcement"), BATTLE },
	{ .key = "g", .menu = titan_plain_angel_keys, .hinted = titan_hint_angels, .label = N_("angels"),
	  .help = N_("angels for the points .."), BATTLE, .when = titan_is_plain_angel },
	{ .key = "g", .menu = titan_angel_keys, .hinted = titan_hint_angels, .label = N_("angels"),
	  .help = N_("angels for the points .."), BATTLE },
	{ .key = "x", .menu = titan_concede_keys, .hinted = titan_hint_concede, .label = N_("concede"),
	  .help = N_("concede, allow .."), BATTLE, .when = titan_loses_titan },
	{ .key = "x", .menu = concede_keys, .hinted = titan_hint_concede, .label = N_("concede"),
	  .help = N_("concede, allow .."), BATTLE },
	{ .key = "w", .act = titan_show_where, .label = N_("why"),
	  .help = N_("the present step, and why"), BOARD },
	{ .key = "v", .act = show_sheet, .label = N_("map"), .help = N_("the masterboard"), BOARD,
	  .when = is_mapped },
	{ .key = "v", .act = show_sheet, .label = N_("sheet"), .help = N_("the sheet of the game"), BOARD,
	  .when = is_whole },
	{ .key = "v", .act = show_forces, .label = N_("sheet"), .help = N_("both forces"), BOARD },
	{ .key = "V", .act = titan_show_luck, .help = N_("the dice so far; both forces"), BOARD },
	{ .key = "c", .line = "declare {striker} {target} {?declared}",
	  .help = N_("declare the strike, or a worse one; d types its dice"),
	  .head = N_("announce"), STRIKE },
	{ .key = "BackTab", .act = previous, .help = N_("the previous one"), BOARD },
	{ .key = "R", .menu = ruling_keys, .help = N_("rulings: place, hits, the step .."), BATTLE },
	{ .key = "B", .line = TITAN_BATTLE_LINE, .label = N_("battle"), .help = N_("another battle"),
	  .head = N_("battle"), BATTLE },
	{ 0 }
};
/* clang-format on */
