/* SPDX-License-Identifier: MIT */
/*
 * The keys of the battle board as lines of the game: when a row holds, when it is
 * worth a hint, what it does to the view, and the table of bindings. Draws nothing.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- when a row holds ---- */

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

static bool is_on_unit(const void *v, const void *state)
{
	return titan_unit_at(state, ((const struct titan_view *)v)->hex) >= 0;
}

/* The unit that is picked up, NULL for none. */
static const struct titan_unit *in_hand(const struct titan_view *view, const struct titan *t)
{
	int picked = titan_picked(view);

	return picked >= 0 && picked < t->battle.units ? &t->battle.unit[picked] : NULL;
}

static bool is_outside(const void *view, const void *state)
{
	const struct titan_unit *unit = in_hand(view, state);

	return unit && unit->hex < 0;
}

static bool is_move(const void *v, const void *state)
{
	const struct titan_view *view = v;
	const struct titan_unit *unit = in_hand(view, state);

	return unit && unit->hex >= 0 && unit->hex != view->hex;
}

static bool is_drop(const void *v, const void *state)
{
	const struct titan_view *view = v;
	const struct titan_unit *unit = in_hand(view, state);

	return unit && unit->hex == view->hex;
}

static bool is_in_drift(const void *view, const void *state)
{
	return titan_in_drift(state);
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
	return titan_state(state)->whole;
}

/* The key leads to the masterboard, not to the sheet. */
static bool is_mapped(const void *view, const void *state)
{
	return is_whole(view, state) && titan_state(state)->board;
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

static bool hint_announce(const void *view, const void *state)
{
	struct titan_announce worse[TITAN_ANNOUNCES];
	struct titan_duel duel;

	return titan_find_duel(state, view, &duel) &&
	       titan_announces_of(state, duel.striker, duel.target, worse);
}

static bool hint_next(const void *view, const void *state)
{
	const struct titan *t = state;

	return t->battle.carry > 0 || titan_is_maneuver(t) || titan_is_strike_step(t);
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

/* ---- the bindings ---- */

/* clang-format off */
static const struct binding ruling_keys[] = {
	{ SAYS("p", "place {?unit} {cursor}", N_("put here"), N_("put a unit on the hex under the cursor")),
	  .head = N_("put on {cursor}") },
	{ SAYS("o", "place {?unit} off", N_("off the map"), N_("take a unit off the map")) },
	{ SAYS("h", "hits {?unit} ={#hits}", N_("hits"), N_("set a unit's hits")) },
	{ SAYS("t", "at turn={#turn} side={?onturn} phase={?phase}", N_("set step"),
	  N_("the state of a battle in progress")) },
	{ SAYS("a", "option auto-step {auto}", N_("pass steps"),
	  N_("skip steps where conceding is all anyone can do: on or off")) },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
const struct binding titan_angel_keys[] = {
	{ OFFERS("a", "angel", N_("angel"), N_("for passing 100 points")) },
	{ OFFERS("b", "archangel", N_("archangel"), N_("for passing 500 points")) },
	{ 0 }
};

const struct binding titan_concede_keys[] = {
	{ OFFERS("c", "concede", N_("concede"), N_("the side asked concedes, or tries to")) },
	{ OFFERS("a", "allow", N_("allow"), N_("accept the other side's concession")) },
	{ SAYS("r", "refuse", N_("refuse"), N_("not possible: shows why")) },
	{ OFFERS("o", "other", N_("other"), N_("the other side (dispute concede_timing any)")) },
	{ 0 }
};
/* clang-format on */

#define BOARD .group = N_("BOARD")
#define STRIKE .group = N_("STRIKE")
#define BATTLE .group = N_("BATTLE")
#define NEXT N_("next step; in drift, the damage")
#define ENTER N_("pick up, put down, strike, carry, answer")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding titan_keys[] = {
	{ OFFERS("f", "force", N_("forces"), N_("choose the units")),
	  .head = N_("units by letters; Backspace removes, Enter ends"), BATTLE },
	{ OFFERS("Enter", "allow", N_("accept it"), ENTER), BOARD },
	{ OFFERS("Enter", "strike", N_("roll"), ENTER), BOARD, .when = is_declared },
	{ OFFERS("Enter", "strike", N_("strike"), ENTER), BOARD, .when = is_strike },
	{ OFFERS("Enter", "carry", N_("carry"), ENTER), BOARD, .aimed = true, .when = is_on_unit },
	{ OFFERS("Enter", "enter", N_("put down"), ENTER), BOARD, .aimed = true, .when = is_outside },
	{ OFFERS("Enter", "move", N_("put down"), ENTER), BOARD, .aimed = true, .when = is_move },
	{ ACTS("Enter", drop, N_("put back"), ENTER), BOARD, .when = is_drop },
	{ ACTS("Enter", pick, N_("pick up"), ENTER), .hinted = hint_pick, BOARD, .leads = "move" },
	{ MOVES("arrows", N_("hex"), N_("another hex; y o b n diagonally")), .hinted = hint_cursor,
	  BOARD },
	{ OFFERS("Space", "drift", N_("drift"), NEXT), BATTLE, .when = is_in_drift },
	{ OFFERS("Space", "step", N_("moves done"), NEXT), BATTLE, .when = is_maneuver },
	{ OFFERS("Space", "step", N_("strikes done"), NEXT), BATTLE, .when = is_strikes },
	{ OFFERS("Space", "step", N_("remove slain"), NEXT), BATTLE, .when = is_removal },
	{ OFFERS("Space", "step", N_("no concession"), NEXT), BATTLE, .when = is_pause },
	{ OFFERS("Space", "step", N_("next"), NEXT), BATTLE },
	{ ACTS("Tab", next, N_("unit"), N_("next unit that must act, then those that may")),
	  .hinted = hint_next, BOARD, .leads = "enter" },
	{ OFFERS("a", "announce", N_("announce"), N_("announce a higher number or another side, then strike")),
	  .head = N_("announce"), .even_one = true, .hinted = hint_announce, STRIKE },
	{ OFFERS("d", "dice", N_("dice"), N_("type the dice you rolled")), STRIKE },
	{ OFFERS("e", "carry", N_("spread"), N_("give out excess hits")), .head = N_("excess hits go to"),
	  STRIKE },
	{ OFFERS("H", "hold", N_("hold"), N_("leave a unit where it is, or outside")), BOARD },
	{ OFFERS("s", "summon", N_("summon"), N_("the attacker summons")), .head = N_("summon"),
	  .even_one = true, BATTLE },
	{ OFFERS("r", "reinforce", N_("reinforce"), N_("the defender's reinforcement")),
	  .head = N_("reinforcement"), BATTLE },
	{ OPENS("g", titan_angel_keys, N_("angels"), N_("angels for the points ..")), BATTLE },
	{ OPENS("X", titan_concede_keys, N_("concede"), N_("concede, allow ..")), BATTLE },
	{ OPENS("x", titan_concede_keys, NULL, N_("concede, allow ..")), BATTLE },
	{ ACTS("w", titan_show_where, N_("why"), N_("the present step, and why")), BOARD },
	{ ACTS("v", show_sheet, N_("map"), N_("the masterboard")), BOARD, .when = is_mapped },
	{ ACTS("v", show_sheet, N_("sheet"), N_("the sheet of the game")), BOARD, .when = is_whole },
	{ ACTS("v", show_forces, N_("sheet"), N_("both forces")), BOARD },
	{ ACTS("V", titan_show_luck, NULL, N_("the dice so far; both forces")), BOARD },
	{ OFFERS("c", "declare", NULL, N_("declare the strike, or a higher number; d types its dice")),
	  .head = N_("announce"), STRIKE },
	{ ACTS("BackTab", previous, NULL, N_("the previous one")), BOARD },
	{ OPENS("R", ruling_keys, NULL, N_("rulings: place, hits, the step ..")), BATTLE },
	{ OFFERS("B", "battle", N_("battle"), N_("another battle")), .head = N_("battle"), BATTLE },
	{ 0 }
};
/* clang-format on */
