/* SPDX-License-Identifier: MIT */
/*
 * The keys of the sheet of a whole game as lines: when a row holds, when it is worth
 * a hint, what it does to the view, and the table of bindings. No key tells by what
 * it offers what a hidden legion has: such keys let the curtain down first.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- when a row holds ---- */

static bool is_not_award(const void *view, const void *state)
{
	return ((const struct titan *)state)->step != STEP_2_5_6_9;
}

static bool is_before_colours(const void *view, const void *state)
{
	return ((const struct titan *)state)->step < STEP_1_4_1;
}

static bool is_roll(const void *view, const void *state)
{
	const struct titan *t = state;

	return t->step == STEP_2_2 && !titan_may_march(t);
}

/* The roll of the first turn stands, a mulligan could still cancel it: moving ends the step. */
static bool is_rolled(const void *view, const void *state)
{
	return ((const struct titan *)state)->step == STEP_2_2 && titan_may_march(state);
}

static bool is_talk(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_PROPOSE;
}

static bool is_last_word(const void *view, const void *state)
{
	return ((const struct titan *)state)->step == STEP_2_5_5;
}

static bool is_fight(const void *view, const void *state)
{
	return ((const struct titan *)state)->battle.on;
}

static bool is_no_encounter(const void *view, const void *state)
{
	return !((const struct titan *)state)->encounter.on;
}

static bool is_no_reinforcement(const void *view, const void *state)
{
	return !(titan_may_now(state) & MAY_REINFORCE);
}

static bool has_won_angels(const void *view, const void *state)
{
	const struct titan *t = state;

	return t->encounter.decided && t->battle.gained > 0;
}

/* Not at 2.6, where the key recruits. */
static bool are_angels_due(const void *view, const void *state)
{
	const struct titan *t = state;

	for (int i = 0; i < t->table.seats && !t->encounter.on && t->step != STEP_2_6; i++)
		if (t->player[i].due)
			return true;
	return false;
}

static bool are_plain_angels_due(const void *view, const void *state)
{
	const struct titan *t = state;
	int arch = 0;

	for (int i = 0; i < t->table.seats; i++)
		arch += t->player[i].due_arch;
	return !arch && are_angels_due(view, state);
}

static bool is_won_plain(const void *view, const void *state)
{
	return has_won_angels(view, state) && titan_is_plain_angel(view, state);
}

static bool may_withdraw(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_WITHDRAW;
}

static bool is_undecided(const void *view, const void *state)
{
	return !((const struct titan *)state)->whole;
}

static bool has_board(const void *view, const void *state)
{
	return ((const struct titan *)state)->board;
}

/* The map, or the sheet in its place. */
static bool has_map(const void *view, const void *state)
{
	return has_board(view, state) && ((const struct titan *)state)->step >= STEP_1_4_1;
}

static bool is_map(const void *view, const void *state)
{
	return titan_on_map(state, view);
}

static bool is_teleport(const void *view, const void *state)
{
	return has_board(view, state) && ((const struct titan *)state)->step == STEP_2_3;
}

/* What Enter does on the land under the cursor. */
static bool means(const void *view, const void *state, enum titan_errand errand)
{
	return is_map(view, state) && titan_errand_of(state, view) == errand;
}

static bool means_move(const void *view, const void *state)
{
	return means(view, state, ERRAND_MOVE);
}

static bool means_first_move(const void *view, const void *state)
{
	return is_rolled(view, state) && means_move(view, state);
}

static bool means_far(const void *view, const void *state)
{
	return means(view, state, ERRAND_FAR);
}

static bool means_far_first(const void *view, const void *state)
{
	return is_rolled(view, state) && means_far(view, state);
}

static bool means_none(const void *view, const void *state)
{
	return means(view, state, ERRAND_NONE);
}

static bool means_teleport(const void *view, const void *state)
{
	return means(view, state, ERRAND_TELEPORT);
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

/* ---- when a row is worth a hint: acts, menus and untried verbs are not tried out as lines are ---- */

static bool hint_agree(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_AGREE;
}

static bool hint_tower(const void *view, const void *state)
{
	const struct titan *t = state;

	for (int i = 0; i < t->table.seats && t->step >= STEP_1_2 && t->step <= STEP_1_3; i++)
		if (t->table.seat[i].in && !t->player[i].tower)
			return true;
	return false;
}

static bool hint_colour(const void *view, const void *state)
{
	return ((const struct titan *)state)->step == STEP_1_4_1;
}

static bool hint_next(const void *view, const void *state)
{
	int list[TITAN_LEGIONS];

	return titan_busy(state, list) > 0;
}

static bool hint_teleport(const void *v, const void *state)
{
	const struct titan_view *view = v;
	struct titan_march march;

	return titan_march_of(state, view->legion, &march) && march.moves.to[view->place].teleport;
}

static bool hint_split(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_SPLIT && hint_next(view, state);
}

static bool hint_recruit(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_RECRUIT && hint_next(view, state);
}

static bool hint_award(const void *view, const void *state)
{
	return !is_not_award(view, state) && hint_next(view, state);
}

static bool hint_met(const void *view, const void *state)
{
	return titan_may_now(state) & MAY_LOOK;
}

/* By what all players know: the hint must not tell of a lord, or of none. */
static bool hint_flee(const void *view, const void *state)
{
	const struct titan *t = state;
	struct titan_contents contents;

	if (!(titan_may_now(t) & MAY_FLEE))
		return false;
	titan_contents_of(t, t->encounter.legion[SIDE_DEFENDER], &contents);
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (titan_creatures[i].rank == CLASS_LORD && contents.least[i])
			return false;
	return true;
}

static bool hint_reinforce(const void *view, const void *state)
{
	return !is_no_reinforcement(view, state);
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
		return reason_set(why, _("%s: there is no battle now"), titan_steps[t->step].id);
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
	return !has_map(view, state);
}

static bool is_off_lands(const void *view, const void *state)
{
	return ((const struct titan_view *)view)->page != PAGE_LANDS && !has_map(view, state);
}

static bool nobody_here(void *v, const void *state, struct reason *why)
{
	const struct titan_view *view = v;
	const struct titan *t = state;

	return reason_set(why, _("%s: no legion stands in %s: Tab, next legion to act"),
	                  titan_steps[t->step].id, titan_places[view->place].label);
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

/* A key that would ask for a text and then be refused. */
static bool not_now(void *view, const void *state, struct reason *why)
{
	titan_why_not_now(state, why);
	return false;
}

/* ---- the bindings ---- */

/* clang-format off */
static const struct binding concede_keys[] = {
	{ .key = "c", .line = "concede {speaker}", .label = N_("concede"),
	  .help = N_("the side asked now concedes, or tries to") },
	{ .key = "a", .line = "allow", .label = N_("allow"),
	  .help = N_("accept the other side's concession") },
	{ 0 }
};
static const struct binding plain_due_keys[] = {
	{ .key = "a", .line = "angel {focus}", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ 0 }
};
static const struct binding due_keys[] = {
	{ .key = "a", .line = "angel {focus}", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ .key = "b", .line = "archangel {focus}", .label = N_("archangel"),
	  .help = N_("for five hundred passed") },
	{ 0 }
};
static const struct binding ruling_keys[] = {
	{ .key = "l", .act = show_teller, .label = N_("legion"),
	  .help = N_("a legion of the chosen player; only its owner looks"), .own = true },
	{ .key = "n", .line = "legion {teller} {?mine} none", .label = N_("remove legion"),
	  .help = N_("remove a legion of the chosen player"), .head = N_("remove which legion") },
	{ .key = "s", .line = "score {teller} ={#points}", .label = N_("score"),
	  .help = N_("the score of the chosen player") },
	{ .key = "a", .line = "angel {focus}", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ .key = "c", .line = "archangel {focus}", .label = N_("archangel"),
	  .help = N_("for five hundred passed") },
	{ .key = "b", .line = "begin {teller} turn={#turn}", .label = N_("begin"),
	  .help = N_("continue a half-played game: whose turn, and which") },
	{ 0 }
};
/* clang-format on */

#define TURN .group = N_("TURN")
#define MEET .group = N_("ENCOUNTER")
#define LOOK .group = N_("LOOK")
#define MAP .group = N_("MAP")
#define PREPARE .group = N_("PREPARATION")

#define ENTER N_("what the land under the cursor asks for: a move, an encounter ..")
#define TELEPORT_LINE "move {own} {goal} {?lord} {?gate}"
#define TELEPORT_HEAD N_("{own} teleports to {goal}: which Lord is shown")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding titan_sheet_keys[] = {
	{ .key = "Enter", .line = "step & move {own} {goal} {?gate}", .label = N_("move there"), .help = ENTER,
	  .head = N_("{own} enters {goal} by"), MAP, .when = means_first_move },
	{ .key = "Enter", .line = "move {own} {goal} {?gate}", .label = N_("move there"), .help = ENTER,
	  .head = N_("{own} enters {goal} by"), MAP, .when = means_move },
	{ .key = "Enter", .line = TELEPORT_LINE, .label = N_("teleport"), .help = ENTER, .head = TELEPORT_HEAD,
	  .even_one = true, MAP, .when = means_teleport },
	{ .key = "Enter", .line = "encounter {clash}", .help = ENTER, MAP, .when = means_meet },
	{ .key = "Enter", .act = focus_here, .hinted = is_no_encounter, .label = N_("choose"), .help = ENTER, MAP, .when = means_select },
	{ .key = "Enter", .act = show_split, .help = ENTER, .own = true, MAP, .when = means_split },
	{ .key = "Enter", .act = show_recruits, .help = ENTER, .own = true,
	  MAP, .when = means_recruit },
	{ .key = "Enter", .line = "step & move {own} {goal}", .help = ENTER, MAP, .when = means_far_first },
	{ .key = "Enter", .line = "move {own} {goal}", .help = ENTER, MAP, .when = means_far },
	{ .key = "Enter", .act = nobody_here, .help = ENTER, MAP, .when = means_none },
	{ .key = "A", .line = "agree {\"text}", .hinted = hint_agree, .label = N_("agree"),
	  .help = N_("write down an agreement"), PREPARE, .when = is_not_award },
	{ .key = "A", .line = "award {focus} {?engaged}", .hinted = hint_award, .label = N_("award"),
	  .help = N_("half points of an eliminated player's legion"),
	  .head = N_("{focus} is engaged with"), MEET },
	{ .key = "c", .line = "colour {chooser} {?colour}", .hinted = hint_colour, .label = N_("colour"),
	  .help = N_("the next player's colour"),
	  .head = N_("{chooser} chooses a colour"), PREPARE },
	{ .key = "t", .line = "tower {towerless} {%1die}", .hinted = hint_tower, .label = N_("tower"),
	  .help = N_("the tower's die; Enter alone rolls it"), PREPARE,
	  .when = is_before_colours },
	{ .key = "t", .line = TELEPORT_LINE, .label = N_("teleport"), .hinted = hint_teleport,
	  .help = N_("teleport to the land under the cursor"), .head = TELEPORT_HEAD, .even_one = true,
	  MAP, .when = is_teleport },
	{ .key = "t", .act = show_split, .hinted = hint_split, .label = N_("split"),
	  .help = N_("split a legion (curtain)"), TURN,
	  .own = true },
	{ .key = "m", .line = "movement {%1die}", .label = N_("movement"),
	  .help = N_("the movement die; Enter alone rolls it"), TURN, .when = is_roll },
	{ .key = "m", .line = "step & move {own} {?goal} {?gate}", .label = N_("move"),
	  .help = N_("move the legion to a land"), .head = N_("{own} moves to"), .even_one = true,
	  TURN, .when = is_rolled },
	{ .key = "m", .line = "move {own} {?goal} {?gate}", .label = N_("move"),
	  .help = N_("move the legion to a land"), .head = N_("{own} moves to"), .even_one = true,
	  TURN, .when = has_board },
	{ .key = "m", .line = "move {own} {?land} {?towards}", .label = N_("move"),
	  .help = N_("move the legion to a land"),
	  .head = N_("{own} moves to"), TURN },
	{ .key = "i", .act = show_met, .hinted = hint_met, .label = N_("look in"),
	  .help = N_("into the other legion (curtain)"), MEET, .own = true },
	{ .key = "e", .line = "step", .help = N_("begin the battle"), MEET, .when = is_last_word },
	{ .key = "e", .act = show_board, .help = N_("show the battle map"), MEET, .when = is_fight },
	{ .key = "e", .line = "encounter {?clash}", .label = N_("encounter"),
	  .help = N_("begin an encounter"), .head = N_("encounter"), MEET, .when = has_board },
	{ .key = "e", .line = "encounter {?meets} {?met} {?ground} {?side}", .label = N_("encounter"),
	  .help = N_("begin an encounter"), .head = N_("encounter"), MEET },
	{ .key = "v", .line = "step", .label = N_("battle"), .help = N_("begin the battle"), MEET,
	  .when = is_last_word },
	{ .key = "v", .act = show_board, .hinted = is_fight, .label = N_("battle"),
	  .help = N_("show the battle map"), MEET },
	{ .key = "f", .line = "flee", .hinted = hint_flee, .label = N_("flee"),
	  .help = N_("the defender flees"), MEET },
	{ .key = "p", .line = "propose {\"text} {?winner} left={\"survivors}", .hinted = is_talk,
	  .label = N_("propose"),
	  .help = N_("propose how the encounter ends"), .head = N_("propose: who wins"), MEET,
	  .when = is_talk },
	{ .key = "p", .act = not_now, .help = N_("propose how the encounter ends"), MEET },
	{ .key = "a", .line = "accept {?proposal}", .label = N_("accept"),
	  .help = N_("the other side's proposal"),
	  .head = N_("accept"), MEET, .even_one = true },
	{ .key = "n", .line = "done-proposing {speaker}", .label = N_("stop proposing"),
	  .help = N_("a side stops proposing"), MEET },
	{ .key = "x", .menu = titan_concede_keys, .hinted = titan_hint_concede, .label = N_("concede"),
	  .help = N_("concede, allow .."), MEET, .when = titan_loses_titan },
	{ .key = "x", .menu = concede_keys, .hinted = titan_hint_concede, .label = N_("concede"),
	  .help = N_("concede, allow .."), MEET,
	  .when = titan_hint_concede },
	{ .key = "x", .line = "concede {speaker}", .help = N_("concede, allow .."), MEET },
	{ .key = "s", .menu = titan_summon_keys, .label = N_("summon"), .help = N_("the attacker summons"),
	  .head = N_("summon"), MEET, .when = titan_hint_summon },
	{ .key = "s", .line = "summon angel", .help = N_("the attacker summons"), MEET },
	{ .key = "r", .line = "rejoin", .label = N_("rejoin"), .help = N_("rejoin the split legion"), TURN,
	  .when = is_no_reinforcement },
	{ .key = "r", .act = show_helpers, .hinted = hint_reinforce, .label = N_("reinforce"),
	  .help = N_("take a reinforcement (curtain)"), MEET, .own = true },
	{ .key = "g", .menu = titan_plain_angel_keys, .hinted = titan_hint_angels, .label = N_("angels"),
	  .help = N_("angels for the points .."), MEET, .when = is_won_plain },
	{ .key = "g", .menu = titan_angel_keys, .hinted = titan_hint_angels, .label = N_("angels"),
	  .help = N_("angels for the points .."), MEET,
	  .when = has_won_angels },
	{ .key = "g", .menu = plain_due_keys, .label = N_("angels"), .help = N_("angels for the score .."), TURN,
	  .when = are_plain_angels_due },
	{ .key = "g", .menu = due_keys, .label = N_("angels"), .help = N_("angels for the score .."), TURN,
	  .when = are_angels_due },
	{ .key = "g", .act = show_recruits, .hinted = hint_recruit, .label = N_("recruit"),
	  .help = N_("recruit for the legion (curtain)"), TURN, .own = true },
	{ .key = "Space", .line = "step", .label = N_("next"), .help = N_("go on to the next step"),
	  .sure = TITAN_TIME_SURE, TURN, .when = titan_is_time_due },
	{ .key = "Space", .line = "step", .label = N_("next"), .help = N_("go on to the next step"),
	  .sure = TITAN_DUE_SURE, TURN, .when = titan_is_due },
	{ .key = "Space", .line = "step", .label = N_("next"), .help = N_("go on to the next step"), TURN },
	{ .key = "M", .line = "mulligan", .label = N_("roll again"),
	  .help = N_("roll again, once, on turn 1"), TURN },
	{ .key = "Tab", .act = next, .hinted = hint_next, .label = N_("next to act"),
	  .help = N_("next legion with something to do"), LOOK },
	{ .key = "Enter", .act = show_legion, .hinted = hint_legion, .label = N_("legion"),
	  .help = N_("see its creatures (curtain)"), LOOK,
	  .own = true },
	{ .key = "b", .line = TITAN_BATTLE_LINE, .label = N_("single battle"),
	  .help = N_("a single battle (at 1.1 only)"),
	  .head = N_("a battle alone: the land, from which side, who attacks"), PREPARE, .when = is_undecided },
	{ .key = "b", .act = turn_map, .label = N_("sheet"), .help = N_("the sheet of the game"),
	  MAP, .when = is_map },
	{ .key = "b", .act = turn_map, .label = N_("map"), .help = N_("the masterboard"), MAP, .when = has_map },
	{ .key = "b", .act = show_lands, .hinted = is_off_lands, .label = N_("lands"),
	  .help = N_("lands, recruits and pots"), LOOK, .when = has_no_map },
	{ .key = "arrows", .moves = true, .label = N_("land"), .help = N_("another land"), MAP, .when = is_map },
	{ .key = "arrows", .moves = true, .label = N_("legion, player"),
	  .help = N_("another legion or player"), LOOK },
	{ .key = "w", .act = titan_show_where, .label = N_("why"),
	  .help = N_("the present step, and why"), LOOK },
	{ .key = "W", .line = "withdraw {leaver}", .hinted = may_withdraw, .label = N_("withdraw"),
	  .help = N_("the player asked leaves the game"),
	  .sure = N_("{leaver} leaves the game, all legions with it"), TURN },
	{ .key = "S", .line = "score {teller} {~points}",
	  .help = N_("ruling: the player's score"), TURN },
	{ .key = "B", .act = show_lands, .help = N_("lands, recruits and pots"), LOOK, .when = has_map },
	{ .key = "BackTab", .act = previous, .help = N_("the previous one"), LOOK },
	{ .key = "V", .act = titan_show_luck, .help = N_("the dice so far; both forces"), LOOK },
	{ .key = "J", .act = show_all, .help = N_("all legions, for the judge"), LOOK, .own = true },
	{ .key = "R", .menu = ruling_keys, .help = N_("rulings: legions, scores .."), TURN },
	{ 0 }
};
/* clang-format on */
