/* SPDX-License-Identifier: MIT */
/*
 * The keys of the sheet of a whole game as lines: when a row holds, when it is worth
 * a hint, what it does to the view, and the table of bindings. No key tells by what
 * it offers what a hidden legion has: such keys let the curtain down first.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- when a row holds ---- */

static bool is_last_word(const void *view, const void *state)
{
	return titan_state(state)->step == STEP_2_5_5;
}

static bool is_fight(const void *view, const void *state)
{
	return titan_state(state)->battle.on;
}

/* For the points of a battle, or of a score that was told; not at 2.6, where the key recruits. */
static bool are_angels_due(const void *view, const void *state)
{
	const struct titan *t = state;
	bool due = t->encounter.decided && t->battle.gained;

	for (int i = 0; i < t->table.seats && !t->encounter.on && t->step != STEP_2_6; i++)
		due |= t->player[i].due > 0;
	return due;
}

static bool has_board(const void *view, const void *state)
{
	return titan_state(state)->board;
}

static bool is_map(const void *view, const void *state)
{
	return titan_on_map(state, view);
}

/* What Enter does on the land under the cursor. */
static bool means(const void *view, const void *state, enum titan_errand errand)
{
	return is_map(view, state) && titan_errand_of(state, view) == errand;
}

static bool means_move(const void *view, const void *state)
{
	return means(view, state, ERRAND_MOVE) || means(view, state, ERRAND_TELEPORT);
}

static bool means_far(const void *view, const void *state)
{
	return means(view, state, ERRAND_FAR);
}

static bool means_none(const void *view, const void *state)
{
	return means(view, state, ERRAND_NONE);
}

static bool means_meet(const void *view, const void *state)
{
	return means(view, state, ERRAND_MEET);
}

static bool means_select(const void *view, const void *state)
{
	return means(view, state, ERRAND_SELECT);
}

static bool means_split(const void *view, const void *state)
{
	return means(view, state, ERRAND_SPLIT);
}

static bool means_recruit(const void *view, const void *state)
{
	return means(view, state, ERRAND_RECRUIT);
}

/* ---- when a row is worth a hint ---- */

static bool hint_next(const void *view, const void *state)
{
	int list[TITAN_LEGIONS];

	return titan_busy(state, list) > 0;
}

static bool hint_move(const void *view, const void *state)
{
	int own = titan_own_focus(state, view);

	return own < 0 || !titan_state(state)->legion[own].moved;
}

static bool hint_legion(const void *view, const void *state)
{
	return ((const struct titan_view *)view)->legion >= 0 &&
	       (!is_map(view, state) || means(view, state, ERRAND_LOOK));
}

/* ---- what keys do to the view ---- */

static bool next_by(void *view, const void *state, int by, struct reason *why)
{
	if (!titan_next_busy(state, view, by, why))
		return false;
	titan_go_to_focus(state, view);
	return true;
}

static bool next(void *view, const void *state, struct reason *why)
{
	return next_by(view, state, 1, why);
}

static bool previous(void *view, const void *state, struct reason *why)
{
	return next_by(view, state, -1, why);
}

static bool focus_here(void *view, const void *state, struct reason *why)
{
	titan_focus_here(state, view);
	return true;
}

static bool turn_map(void *v, const void *state, struct reason *why)
{
	struct titan_view *view = v;

	view->listed = !view->listed;
	view->page = PAGE_BOARD;
	if (!view->listed) /* b showed them, before there was a map */
		reason_set(why, _("the masterboard; B has the lands, recruits and pots"));
	return true;
}

static bool show_board(void *v, const void *state, struct reason *why)
{
	struct titan_view *view = v;
	const struct titan *t = state;

	if (!t->battle.on)
		return reason_set(why, _("%s: there is no battle now"), titan_step_id(t));
	view->sheet = view->page != PAGE_BOARD;
	view->page = PAGE_BOARD;
	titan_keep_level(view);
	return true;
}

static bool show_lands(void *view, const void *state, struct reason *why)
{
	titan_turn_page(view, PAGE_LANDS);
	return true;
}

static bool has_no_map(const void *view, const void *state)
{
	return !has_board(view, state);
}

static bool is_off_lands(const void *view, const void *state)
{
	return ((const struct titan_view *)view)->page != PAGE_LANDS;
}

static bool nobody_here(void *v, const void *state, struct reason *why)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int legions[TITAN_LEGIONS], count = 0;

	every_seat (i, t->table)
		count += titan_legions(t, i, legions);
	if (!count)
		return reason_set(why, _("%s: no legion stands on the board yet"), titan_step_id(t));
	return reason_set(why, _("%s: no legion stands in %s: Tab, next legion to act"), titan_step_id(t),
	                  titan_places[view->place].label);
}

static bool show_legion(void *view, const void *state, struct reason *why)
{
	return titan_lower(state, view, AIM_LOOK, why);
}

static bool show_met(void *view, const void *state, struct reason *why)
{
	return titan_lower(state, view, AIM_INSPECT, why);
}

static bool show_split(void *view, const void *state, struct reason *why)
{
	return titan_lower(state, view, AIM_SPLIT, why);
}

static bool show_recruits(void *view, const void *state, struct reason *why)
{
	return titan_lower(state, view, AIM_RECRUIT, why);
}

static bool show_helpers(void *view, const void *state, struct reason *why)
{
	return titan_lower(state, view, AIM_REINFORCE, why);
}

static bool show_teller(void *view, const void *state, struct reason *why)
{
	return titan_lower(state, view, AIM_TELL, why);
}

static bool show_all(void *view, const void *state, struct reason *why)
{
	return titan_lower(state, view, AIM_JUDGE, why);
}

/* ---- the bindings ---- */

/* clang-format off */
static const struct binding ruling_keys[] = {
	{ ACTS("l", show_teller, N_("legion"), N_("a legion of the chosen player; only its owner may look")),
	  .own = true },
	{ SAYS("n", "legion {teller} {?mine} none", N_("remove legion"),
	  N_("remove a legion of the chosen player")), .head = N_("remove which legion") },
	{ ACTS("v", show_all, N_("all legions"), N_("all legions, for the judge")), .own = true, .was = "J" },
	{ SAYS("s", "score {teller} {~points}", N_("score"), N_("the score of the chosen player")), .was = "S" },
	{ OFFERS("a", "angel", N_("angel"), N_("for passing 100 points")) },
	{ OFFERS("c", "archangel", N_("archangel"), N_("for passing 500 points")) },
	{ SAYS("b", "begin {teller} turn={#turn}", N_("begin"),
	  N_("continue a game in progress: whose turn, and which")) },
	{ 0 }
};
/* clang-format on */

#define TURN .group = N_("TURN")
#define MEET .group = N_("ENCOUNTER")
#define LOOK .group = N_("LOOK")
#define MAP .group = N_("MAP")
#define PREPARE .group = N_("PREPARATION")

#define ENTER N_("what the land under the cursor calls for: a move, an encounter ..")

#define NEXT N_("what the step calls for, else the next step")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding titan_sheet_keys[] = {
	{ OFFERS("Enter", "move", N_("move there"), ENTER), .head = N_("{own} enters {goal} by"), .aimed = true,
	  MAP, .when = means_move },
	{ OFFERS("Enter", "encounter", NULL, ENTER), .aimed = true, MAP, .when = means_meet },
	{ ACTS("Enter", focus_here, N_("choose"), ENTER), MAP,
	  .when = means_select },
	{ ACTS("Enter", show_split, NULL, ENTER), .own = true, MAP, .when = means_split },
	{ ACTS("Enter", show_recruits, NULL, ENTER), .own = true, MAP, .when = means_recruit },
	{ SAYS("Enter", "{first}move {own} {goal}", NULL, ENTER), MAP, .when = means_far },
	{ ACTS("Enter", nobody_here, NULL, ENTER), MAP, .when = means_none },
	{ OFFERS("A", "agree", N_("agree"), N_("write down an agreement")), PREPARE },
	{ OFFERS("A", "award", N_("award"), N_("half points of an eliminated player's legion")),
	  .head = N_("{focus} is engaged with"), MEET },
	{ OFFERS("c", "colour", N_("colour"), N_("the next player's colour")),
	  .head = N_("{chooser} chooses a colour"), PREPARE },
	{ ACTS("t", show_split, N_("split"), N_("split a legion (curtain)")), .offer = "split", TURN,
	  .own = true },
	{ OFFERS("t", "tower", N_("tower"), N_("the tower's die; Enter alone rolls it")), PREPARE },
	{ OFFERS("m", "movement", N_("movement"), N_("the movement die; Enter alone rolls it")), TURN },
	{ OFFERS("m", "move", N_("move"), N_("move the legion to a land")), .head = N_("{own} moves to"),
	  .even_one = true, .hinted = hint_move, TURN },
	{ ACTS("i", show_met, N_("look in"), N_("into the other legion (curtain)")), .offer = "look", MEET,
	  .own = true },
	{ OFFERS("e", "step", NULL, N_("begin the battle")), MEET, .when = is_last_word },
	{ ACTS("e", show_board, NULL, N_("show the battle map")), MEET, .when = is_fight },
	{ OFFERS("e", "encounter", N_("encounter"), N_("begin an encounter")), .head = N_("encounter"), MEET },
	{ OFFERS("v", "step", N_("battle"), N_("begin the battle")), MEET, .when = is_last_word },
	{ OFFERS("f", "flee", N_("flee"), N_("the defender flees")), MEET },
	{ OFFERS("p", "propose", N_("propose"), N_("propose how the encounter ends")),
	  .head = N_("propose: who wins"), MEET },
	{ OFFERS("a", "accept", N_("accept"), N_("the other side's proposal")),
	  .head = N_("accept"), MEET, .even_one = true },
	{ OFFERS("o", "done", N_("stop proposing"), N_("a side stops proposing")), .was = "n", MEET },
	{ OFFERS("v", "fight", N_("battle"), N_("both fight: no looking, fleeing or talks")), MEET },
	{ ACTS("v", show_board, N_("battle"), N_("show the battle map")), .hinted = is_fight, MEET },
	{ OPENS("X", titan_concede_keys, N_("concede"), N_("concede, allow ..")),
	  MEET, .when = titan_hint_concede },
	{ OFFERS("X", "concede", NULL, N_("concede, allow ..")), MEET },
	{ OPENS("x", titan_concede_keys, NULL, N_("concede, allow ..")), MEET, .when = titan_hint_concede },
	{ OFFERS("x", "concede", NULL, N_("concede, allow ..")), MEET },
	{ OFFERS("s", "summon", N_("summon"), N_("the attacker summons")), .head = N_("summon"),
	  .even_one = true, MEET },
	{ OFFERS("r", "rejoin", N_("rejoin"), N_("rejoin the split legion")), TURN },
	{ OFFERS("r", "recruit", N_("recruit"), N_("a recruit, from what all know of the legion")),
	  .head = N_("recruit"), .even_one = true, TURN },
	{ ACTS("r", show_helpers, N_("reinforce"), N_("take a reinforcement (curtain)")),
	  .offer = "reinforce", MEET, .own = true },
	{ OPENS("g", titan_angel_keys, N_("angels"), N_("angels for the points ..")), MEET,
	  .when = are_angels_due },
	{ ACTS("g", show_recruits, N_("recruit (curtain)"), N_("recruit for the legion (curtain)")),
	  .offer = "recruit", TURN, .own = true },
	{ OFFERS("Space", "step", N_("next"), NEXT), TURN },
	{ ACTS("Space", show_split, NULL, NEXT), .offer = "split", TURN, .own = true },
	{ OFFERS("Space", "tower", NULL, NEXT), TURN },
	{ OFFERS("Space", "colour", NULL, NEXT), TURN },
	{ OFFERS("Space", "movement", NULL, NEXT), TURN },
	{ OFFERS("Space", "rejoin", NULL, NEXT), TURN },
	{ OFFERS("Space", "encounter", NULL, NEXT), .head = N_("encounter"), .even_one = true, TURN },
	{ OFFERS("M", "mulligan", N_("roll again"), N_("roll again, once, on turn 1")), TURN },
	{ ACTS("Tab", next, N_("next to act"), N_("next legion with something to do")), .hinted = hint_next,
	  LOOK },
	{ ACTS("Enter", show_legion, N_("legion"), N_("see its creatures (curtain)")),
	  .hinted = hint_legion, LOOK, .own = true },
	{ OFFERS("b", "battle", N_("single battle"), N_("a single battle, not a game (step 1.1 only)")),
	  .head = N_("a battle alone: the land, from which side, who attacks"), PREPARE },
	{ ACTS("b", turn_map, N_("sheet"), N_("the sheet of the game")), MAP, .when = is_map },
	{ ACTS("b", turn_map, N_("map"), N_("the masterboard")), MAP, .when = has_board },
	{ ACTS("b", show_lands, N_("lands"), N_("lands, recruits and pots")), .hinted = is_off_lands, LOOK,
	  .when = has_no_map },
	{ MOVES("arrows", N_("land"), N_("another land")), MAP, .when = is_map },
	{ MOVES("arrows", N_("legion, player"), N_("another legion or player")), LOOK },
	{ ACTS("w", titan_show_where, N_("why"), N_("the present step, and why")), LOOK },
	{ OFFERS("X", "withdraw", N_("withdraw"), N_("the player asked leaves the game")), TURN },
	{ OFFERS("W", "withdraw", NULL, N_("the player asked leaves the game")), TURN },
	{ ACTS("B", show_lands, NULL, N_("lands, recruits and pots")), LOOK, .when = has_board },
	{ ACTS("BackTab", previous, NULL, N_("the previous one")), LOOK },
	{ ACTS("V", titan_show_luck, NULL, N_("the dice so far; both forces")), LOOK },
	{ OPENS("R", ruling_keys, NULL, N_("rulings: legions, scores ..")), TURN },
	{ 0 }
};
/* clang-format on */
