/* SPDX-License-Identifier: MIT */
/*
 * The keys of the Titan screen as lines of the game: the tables of bindings,
 * when a row of them holds, and what fills their holes. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* clang-format off */
static const struct binding concede_keys[] = {
	{ .key = "c", .line = "concede {speaker}", .label = N_("concede"),
	  .help = N_("who is asked now concedes, or tries to") },
	{ .key = "a", .line = "allow", .label = N_("allow"),
	  .help = N_("let the other side's concession stand") },
	{ .key = "r", .line = "refuse", .label = N_("refuse"), .help = N_("nobody can: says why") },
	{ .key = "o", .line = "concede {other}", .label = N_("other"),
	  .help = N_("the other side, where the table allows it at any time") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding ruling_keys[] = {
	{ .key = "p", .line = "place {?unit} {cursor}", .label = N_("place"),
	  .help = N_("a unit stands on the hex under the cursor"),
	  .head = N_("place on {cursor}") },
	{ .key = "o", .line = "place {?unit} off", .label = N_("off"),
	  .help = N_("a unit is outside the map") },
	{ .key = "h", .line = "hits {?unit} ={#hits}", .label = N_("hits"),
	  .help = N_("hits that a unit has taken") },
	{ .key = "t", .line = "at turn={#turn} side={?onturn} phase={?phase}", .label = N_("step"),
	  .help = N_("turn, side and phase of a half-played battle") },
	{ 0 }
};
/* clang-format on */

static const struct binding angel_keys[] = {
	{ .key = "a", .line = "angel", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ .key = "b", .line = "archangel", .label = N_("archangel"), .help = N_("for five hundred passed") },
	{ 0 }
};

/* In a whole game from another legion; which of them has one is for its owner to know. */
/* clang-format off */
static const struct binding summon_keys[] = {
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
#define BEGIN "battle {?land} {?entry} {?attacker} {?defender} scores={*attacker,defender}"
#define ENTER N_("pick up, put down, strike, carry, answer")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding titan_keys[] = {
	{ .key = "arrows", .act_name = "cursor", .label = N_("hex"),
	  .help = N_("another hex; y o b n diagonally"), BOARD },
	{ .key = "f", .line = "force {?force} {+creatures}", .label = N_("forces"), .help = N_("who fights"),
	  .head = N_("who fights: letters of the counters; Backspace takes back, Enter ends"), BATTLE },
	{ .key = "Enter", .line = "allow", .label = N_("let it stand"), .help = ENTER, BOARD,
	  .when_name = "answer" },
	{ .key = "Enter", .line = "strike {striker} {target}", .label = N_("roll"), .help = ENTER, BOARD,
	  .when_name = "declared" },
	{ .key = "Enter", .line = "strike {striker} {target}", .label = N_("strike"), .help = ENTER, BOARD,
	  .when_name = "strike" },
	{ .key = "Enter", .line = "carry {here} {usable}", .label = N_("carry"), .help = ENTER, BOARD,
	  .when_name = "carry" },
	{ .key = "Enter", .line = "enter {unit} {cursor}", .label = N_("put down"), .help = ENTER, BOARD,
	  .when_name = "enter" },
	{ .key = "Enter", .line = "move {unit} {cursor}", .label = N_("put down"), .help = ENTER, BOARD,
	  .when_name = "move" },
	{ .key = "Enter", .act_name = "drop", .label = N_("let go"), .help = ENTER, BOARD, .when_name = "drop" },
	{ .key = "Enter", .act_name = "pick", .label = N_("pick up"), .help = ENTER, BOARD },
	{ .key = "Space", .line = "drift", .label = N_("drift"),
	  .help = N_("go on; drift does its damage"), BATTLE, .when_name = "drift" },
	{ .key = "Space", .line = "step", .label = N_("step"),
	  .help = N_("go on; drift does its damage"), BATTLE },
	{ .key = "Tab", .act_name = "next", .label = N_("next to act"),
	  .help = N_("next that must act, then who may"), BOARD },
	{ .key = "d", .line = "strike {striker} {target} {%dice}", .label = N_("dice"),
	  .help = N_("type the dice that were thrown"),
	  STRIKE },
	{ .key = "e", .line = "carry {?carry}", .label = N_("spread"), .help = N_("where excess hits go"),
	  .head = N_("excess hits go to"), STRIKE },
	{ .key = "H", .line = "hold {subject}", .label = N_("hold"),
	  .help = N_("stays where it is, or outside"), BOARD },
	{ .key = "s", .menu = summon_keys, .label = N_("summon"), .help = N_("the attacker summons"),
	  .head = N_("summon"), BATTLE, .when_name = "whole" },
	{ .key = "s", .line = "summon {?angel}", .label = N_("summon"), .help = N_("the attacker summons"),
	  .head = N_("summon"), BATTLE },
	{ .key = "r", .line = "reinforce {?recruit}", .label = N_("reinforce"),
	  .help = N_("the defender's reinforcement"),
	  .head = N_("reinforcement"), BATTLE },
	{ .key = "g", .menu = angel_keys, .label = N_("angels"),
	  .help = N_("angels for the points .."), BATTLE },
	{ .key = "w", .act_name = "where", .label = N_("why"), .help = N_("where and why, in full"), BOARD },
	{ .key = "x", .menu = concede_keys, .label = N_("concede"), .help = N_("concede, allow .."), BATTLE },
	{ .key = "v", .act_name = "sheet", .label = N_("sheet"), .help = N_("the sheet of the game"), BOARD,
	  .when_name = "whole" },
	{ .key = "v", .act_name = "forces", .label = N_("sheet"), .help = N_("both forces"), BOARD },
	{ .key = "V", .act_name = "forces", .help = N_("both forces"), BOARD },
	{ .key = "a", .line = "strike {striker} {target} {?announce}", .label = N_("announce"),
	  .help = N_("strike with a worse number or way, said before the roll"),
	    .head = N_("announce"), STRIKE },
	{ .key = "c", .line = "declare {striker} {target}",
	  .help = N_("declare the strike, roll later"), STRIKE },
	{ .key = "BackTab", .act_name = "previous", .help = N_("the one before"), BOARD },
	{ .key = "R", .menu = ruling_keys, .help = N_("rulings: place, hits, the step .."), BATTLE },
	{ .key = "B", .line = BEGIN, .label = N_("battle"), .help = N_("another battle"),
	  .head = N_("battle"), BATTLE },
	{ 0 }
};
/* clang-format on */

/* Before there is anything. */
/* clang-format off */
static const struct binding setup_keys[] = {
	{ .key = "s", .line = "seat {*name}", .label = N_("whole game"),
	  .help = N_("a whole game: who plays, 2 to 6 names"), BATTLE },
	{ .key = "b", .line = BEGIN, .label = N_("battle"),
	  .help = N_("begin a battle: its land, the side, who attacks"),
	  .head = N_("battle"), BATTLE },
	{ .key = "Enter", .line = BEGIN, .help = N_("begin a battle: its land, the side, who attacks"),
	  .head = N_("battle"), BATTLE },
	{ 0 }
};
/* clang-format on */

const struct key_mode titan_modes[] = { { N_("BEFORE A BATTLE"), setup_keys },
	                                { N_("THE SHEET OF THE GAME"), titan_sheet_keys },
	                                { 0 } };

const struct binding *titan_keys_now(const void *view, const void *state)
{
	const struct titan *t = state;

	if (!titan_is_begun(t))
		return setup_keys;
	return titan_on_sheet(t, view) ? titan_sheet_keys : titan_keys;
}

/* ---- when a row holds ---- */

static bool at_answer(const struct titan *t, const struct titan_view *view)
{
	(void)view;
	return t->battle.conceding >= 0;
}

static bool at_declared(const struct titan *t, const struct titan_view *view)
{
	(void)view;
	return t->battle.striker >= 0 && t->battle.carry <= 0;
}

static bool at_strike(const struct titan *t, const struct titan_view *view)
{
	struct titan_duel duel;
	int at = titan_unit_at(t, view->hex);

	return titan_is_strike_step(t) && at >= 0 && t->battle.unit[at].side != titan_speaking(t) &&
	       titan_find_duel(t, view, &duel);
}

static bool at_carry(const struct titan *t, const struct titan_view *view)
{
	return t->battle.carry > 0 && titan_unit_at(t, view->hex) >= 0;
}

static bool in_hand(const struct titan *t, const struct titan_view *view)
{
	return titan_is_maneuver(t) && titan_picked(view) >= 0 && titan_picked(view) < t->battle.units;
}

static bool at_enter(const struct titan *t, const struct titan_view *view)
{
	return in_hand(t, view) && t->battle.unit[titan_picked(view)].hex < 0;
}

static bool at_move(const struct titan *t, const struct titan_view *view)
{
	return in_hand(t, view) && t->battle.unit[titan_picked(view)].hex >= 0 &&
	       t->battle.unit[titan_picked(view)].hex != view->hex;
}

static bool at_drop(const struct titan *t, const struct titan_view *view)
{
	return titan_picked(view) >= 0 && titan_picked(view) < t->battle.units &&
	       t->battle.unit[titan_picked(view)].hex == view->hex;
}

static bool at_drift(const struct titan *t, const struct titan_view *view)
{
	char owed[200];

	(void)view;
	if (!(titan_may_now(t) & MAY_DRIFT) || t->battle.drifted)
		return false;
	titan_owed(t, owed, sizeof owed);
	return owed[0] || titan_may_now(t) & MAY_CONCEDE;
}

static bool at_whole(const struct titan *t, const struct titan_view *view)
{
	(void)view;
	return t->whole;
}

bool titan_holds(const void *view, const void *state, const char *when)
{
	static const struct {
		const char *when;
		bool (*holds)(const struct titan *t, const struct titan_view *view);
	} list[] = {
		{ "answer", at_answer }, { "declared", at_declared }, { "strike", at_strike },
		{ "carry", at_carry },   { "enter", at_enter },       { "move", at_move },
		{ "drop", at_drop },     { "drift", at_drift },       { "whole", at_whole },
	};
	const struct titan *t = state;

	if (titan_on_sheet(t, view))
		return titan_sheet_holds(t, view, when);
	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		if (strcmp(list[i].when, when) == 0)
			return t->battle.on && list[i].holds(t, view);
	return false;
}

/* Advice only where it helps: what the step has, not what is always possible. */
bool titan_hinted(const void *v, const void *state, const struct binding *binding)
{
	const struct titan *t = state;
	const struct titan_view *view = v;
	int at = titan_unit_at(t, view->hex);

	if (!titan_is_begun(t))
		return true;
	if (titan_on_sheet(t, view))
		return titan_sheet_hinted(t, view, binding);
	if (binding->act_name && strcmp(binding->act_name, "pick") == 0) {
		for (const struct binding *row = titan_keys; row != binding && row->key; row++)
			if (strcmp(row->key, "Enter") == 0 && titan_holds(v, state, row->when_name))
				return false;
		return at >= 0 && titan_may_pick(t, at, NULL);
	}
	if (binding->act_name && strcmp(binding->act_name, "next") == 0)
		return t->battle.carry > 0 || titan_is_maneuver(t) || titan_is_strike_step(t);
	if (binding->act_name && strcmp(binding->act_name, "cursor") == 0)
		return t->step != STEP_2_5_6_1 && !t->battle.over;
	if (binding->menu == angel_keys)
		return titan_may_now(t) & (MAY_ANGEL | MAY_ARCHANGEL);
	if (binding->menu == concede_keys)
		return titan_may_now(t) & (MAY_CONCEDE | MAY_ALLOW);
	if (strcmp(binding->key, "s") == 0 || strcmp(binding->key, "r") == 0)
		return titan_may_now(t) & (binding->key[0] == 's' ? MAY_SUMMON : MAY_REINFORCE);
	if (strcmp(binding->key, "Space") == 0 && !binding->when_name)
		return !at_drift(t, view);
	return true;
}

/* ---- holes ---- */

static bool unit_word(const struct titan *t, int unit, char *out, size_t size)
{
	if (unit < 0 || unit >= t->battle.units)
		return false;
	snprintf(out, size, "%s", ID(t, unit));
	return true;
}

/* Who is meant by a key about one unit: in hand, under the cursor, or waiting. */
static int subject(const struct titan *t, const struct titan_view *view)
{
	if (titan_picked(view) >= 0)
		return titan_picked(view);
	return titan_unit_at(t, view->hex);
}

/* Why a hole cannot be filled. */
static void say_why(const struct titan *t, char *out, size_t size)
{
	const char *step = t->step < TITAN_STEPS ? titan_steps[t->step].id : "";

	if (titan_is_strike_step(t))
		snprintf(out, size, _("%s: point at whom to strike; Tab goes from one to the next"), step);
	else if (t->battle.carry > 0)
		snprintf(out, size, _("%s: point at who takes the excess; Tab goes there"), step);
	else if (titan_is_maneuver(t))
		snprintf(out, size, _("%s: point at a unit; nobody strikes in this step"), step);
	else
		snprintf(out, size, _("%s: nothing is moved or struck in this step"), step);
}

bool titan_fill(const void *v, const void *state, const char *hole, char *out, size_t size)
{
	const struct titan *t = state;
	const struct titan_view *view = v;
	bool defender = titan_speaking(t) == SIDE_DEFENDER;
	struct titan_duel duel;

	if (!titan_is_begun(t) && strcmp(hole, "name") == 0)
		snprintf(out, size, "1st 2nd"); /* any two will do, to find out whether it means something */
	else if (titan_on_sheet(t, view) || strcmp(hole, "why lender") == 0)
		return titan_sheet_fill(t, view, hole, out, size);
	else if (strcmp(hole, "cursor") == 0)
		snprintf(out, size, "%s", titan_hex_label(view->hex));
	else if (strcmp(hole, "speaker") == 0)
		snprintf(out, size, "%s", defender ? "defender" : "attacker");
	else if (strcmp(hole, "other") == 0)
		snprintf(out, size, "%s", defender ? "attacker" : "defender");
	else if (strcmp(hole, "attacker,defender") == 0)
		snprintf(out, size, "0,0");
	else if (strcmp(hole, "why") == 0)
		say_why(t, out, size);
	else if (strcmp(hole, "unit") == 0)
		return unit_word(t, titan_picked(view), out, size);
	else if (strcmp(hole, "subject") == 0)
		return unit_word(t, subject(t, view), out, size);
	else if (strcmp(hole, "here") == 0)
		return unit_word(t, titan_unit_at(t, view->hex), out, size);
	else if (strcmp(hole, "usable") == 0)
		snprintf(out, size, "%d", titan_usable(t, titan_unit_at(t, view->hex)));
	else if (strcmp(hole, "striker") == 0)
		return titan_find_duel(t, view, &duel) && unit_word(t, duel.striker, out, size);
	else if (strcmp(hole, "target") == 0)
		return titan_find_duel(t, view, &duel) && unit_word(t, duel.target, out, size);
	else
		return false;
	return true;
}
