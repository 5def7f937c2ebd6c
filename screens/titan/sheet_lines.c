/* SPDX-License-Identifier: MIT */
/*
 * The keys of the sheet of a whole game as lines: the table of bindings, when a
 * row of it holds and is worth a hint, and what fills its holes. No key tells by
 * what it offers what a hidden legion has: such keys let the curtain down first.
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
	{ 0 }
};
/* clang-format on */

/* Which of the attacker's legions has one is for its owner to know: all are offered. */
/* clang-format off */
static const struct binding summon_keys[] = {
	{ .key = "a", .line = "summon angel {?lender}", .label = N_("angel"),
	  .help = N_("from another legion of the attacker's") },
	{ .key = "b", .line = "summon archangel {?lender}", .label = N_("archangel"),
	  .help = N_("from another legion of the attacker's") },
	{ 0 }
};
/* clang-format on */

static const struct binding won_keys[] = {
	{ .key = "a", .line = "angel", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ .key = "b", .line = "archangel", .label = N_("archangel"), .help = N_("for five hundred passed") },
	{ 0 }
};

/* clang-format off */
static const struct binding due_keys[] = {
	{ .key = "a", .line = "angel {focus}", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ .key = "b", .line = "archangel {focus}", .label = N_("archangel"),
	  .help = N_("for five hundred passed") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding ruling_keys[] = {
	{ .key = "l", .act_name = "tell", .label = N_("legion"),
	  .help = N_("what a legion of the player in focus has; its owner alone looks"), .own = true },
	{ .key = "n", .line = "legion {teller} {?mine} none", .label = N_("no legion"),
	  .help = N_("a legion of the player in focus is gone"), .head = N_("which legion is gone") },
	{ .key = "s", .line = "score {teller} ={#points}", .label = N_("score"),
	  .help = N_("the points of the player in focus") },
	{ .key = "a", .line = "angel {focus}", .label = N_("angel"), .help = N_("for a hundred passed") },
	{ .key = "c", .line = "archangel {focus}", .label = N_("archangel"),
	  .help = N_("for five hundred passed") },
	{ .key = "b", .line = "begin {teller} turn={#turn}", .label = N_("begin"),
	  .help = N_("a game half played: the player's turn, and which") },
	{ 0 }
};
/* clang-format on */

#define TURN .group = N_("TURN")
#define MEET .group = N_("ENCOUNTER")
#define LOOK .group = N_("LOOK")
#define PREPARE .group = N_("PREPARATION")
#define BATTLE_LINE "battle {?land} {?entry} {?attacker} {?defender} scores={*attacker,defender}"

/* In the order of the hint bar. */
/* clang-format off */
const struct binding titan_sheet_keys[] = {
	{ .key = "A", .line = "agree {\"text}", .label = N_("agree"),
	  .help = N_("what is agreed on"), PREPARE, .when_name = "agree" },
	{ .key = "A", .line = "award {focus} {?engaged}", .label = N_("award"),
	  .help = N_("whom a fallen's legion met"),
	  .head = N_("{focus} is engaged with"), MEET },
	{ .key = "c", .line = "colour {chooser} {?colour}", .label = N_("colour"),
	  .help = N_("the colour of who chooses"),
	  .head = N_("{chooser} chooses a colour"), PREPARE },
	{ .key = "t", .line = "tower {towerless} {%1die}", .label = N_("tower"),
	  .help = N_("the tower's die, Enter rolls"), PREPARE,
	  .when_name = "towers" },
	{ .key = "t", .act_name = "split", .label = N_("split"), .help = N_("who leaves a legion (curtain)"), TURN,
	  .own = true },
	{ .key = "m", .line = "movement {%1die}", .label = N_("movement"),
	  .help = N_("movement: the die, Enter rolls"), TURN, .when_name = "roll" },
	{ .key = "m", .line = "move {own} {?land} {?towards}", .label = N_("move"),
	  .help = N_("the legion moves to a land"),
	  .head = N_("{own} moves to"), TURN },
	{ .key = "M", .line = "mulligan", .label = N_("mulligan"),
	  .help = N_("takes the first roll back once"), TURN },
	{ .key = "i", .act_name = "inspect", .label = N_("look in"),
	  .help = N_("into the met legion (curtain)"), MEET, .own = true },
	{ .key = "e", .line = "step", .label = N_("battle"), .help = N_("the battle begins"), MEET,
	  .when_name = "last" },
	{ .key = "e", .act_name = "board", .label = N_("battle"), .help = N_("to the board of the battle"), MEET,
	  .when_name = "fight" },
	{ .key = "e", .line = "encounter {?meets} {?met} {?ground} {?side}", .label = N_("encounter"),
	  .help = N_("the legion meets another's"), .head = N_("encounter"), MEET },
	{ .key = "v", .line = "step", .label = N_("battle"), .help = N_("the battle begins"), MEET,
	  .when_name = "last" },
	{ .key = "v", .act_name = "board", .label = N_("battle"), .help = N_("to the board of the battle"), MEET },
	{ .key = "f", .line = "flee", .label = N_("flee"), .help = N_("the defender flees"), MEET },
	{ .key = "p", .line = "propose {\"text} {?winner} left={\"left}", .label = N_("propose"),
	  .help = N_("how the encounter might end"), .head = N_("propose: who wins"), MEET,
	  .when_name = "talk" },
	{ .key = "p", .act_name = "not now", .help = N_("how the encounter might end"), MEET },
	{ .key = "a", .line = "accept {?proposal}", .label = N_("accept"),
	  .help = N_("the other side's proposal"),
	  .head = N_("accept"), MEET, .even_one = true },
	{ .key = "n", .line = "done-proposing {speaker}", .label = N_("no more"),
	  .help = N_("a side has no new proposal"), MEET },
	{ .key = "x", .menu = concede_keys, .label = N_("concede"), .help = N_("concede, allow .."), MEET,
	  .when_name = "concede" },
	{ .key = "x", .line = "concede {speaker}", .help = N_("concede, allow .."), MEET },
	{ .key = "s", .menu = summon_keys, .label = N_("summon"), .help = N_("the attacker summons"),
	  .head = N_("summon"), MEET },
	{ .key = "r", .line = "rejoin", .label = N_("rejoin"), .help = N_("who was split is one again"), TURN,
	  .when_name = "split" },
	{ .key = "r", .act_name = "reinforce", .label = N_("reinforce"),
	  .help = N_("a reinforcement (curtain)"), MEET, .own = true },
	{ .key = "g", .menu = won_keys, .label = N_("angels"), .help = N_("angels for the points .."), MEET,
	  .when_name = "won" },
	{ .key = "g", .menu = due_keys, .label = N_("angels"), .help = N_("angels for points told .."), TURN,
	  .when_name = "due" },
	{ .key = "g", .act_name = "recruit", .label = N_("recruit"),
	  .help = N_("the legion recruits (curtain)"), TURN, .own = true },
	{ .key = "Space", .line = "step", .label = N_("step"), .help = N_("go on to the next step"), TURN },
	{ .key = "Tab", .act_name = "next", .label = N_("next to act"),
	  .help = N_("the next with something to do"), LOOK },
	{ .key = "Enter", .act_name = "open", .label = N_("legion"), .help = N_("what is in it (curtain)"), LOOK,
	  .own = true },
	{ .key = "b", .line = BATTLE_LINE, .label = N_("battle alone"), .help = N_("a battle of its own"),
	  .head = N_("battle"), PREPARE, .when_name = "first" },
	{ .key = "b", .act_name = "lands", .label = N_("lands"), .help = N_("lands, recruits and pots"), LOOK },
	{ .key = "arrows", .act_name = "cursor", .label = N_("legion, player"),
	  .help = N_("another legion or player"), LOOK },
	{ .key = "w", .act_name = "where", .label = N_("why"), .help = N_("where and why, in full"), LOOK },
	{ .key = "W", .line = "withdraw {leaver}", .label = N_("withdraw"),
	  .help = N_("who is asked leaves the game"), TURN },
	{ .key = "S", .line = "score {teller} {~points}", .label = N_("score"),
	  .help = N_("a ruling: the player's points"), TURN },
	{ .key = "BackTab", .act_name = "previous", .help = N_("the one before"), LOOK },
	{ .key = "J", .act_name = "judge", .help = N_("all legions, for the judge"), LOOK, .own = true },
	{ .key = "R", .menu = ruling_keys, .help = N_("rulings: legions, scores .."), TURN },
	{ 0 }
};
/* clang-format on */

/* ---- when a row holds ---- */

static bool at_agree(const struct titan *t)
{
	return t->step != STEP_2_5_6_9;
}

static bool at_towers(const struct titan *t)
{
	return t->step < STEP_1_4_1;
}

static bool at_roll(const struct titan *t)
{
	return t->step == STEP_2_2;
}

static bool at_concede(const struct titan *t)
{
	return titan_may_now(t) & (MAY_CONCEDE | MAY_ALLOW);
}

static bool at_talk(const struct titan *t)
{
	return titan_may_now(t) & MAY_PROPOSE;
}

static bool at_last(const struct titan *t)
{
	return t->step == STEP_2_5_5;
}

static bool at_fight(const struct titan *t)
{
	return t->battle.on;
}

static bool at_split(const struct titan *t)
{
	return !(titan_may_now(t) & MAY_REINFORCE);
}

static bool at_won(const struct titan *t)
{
	return t->encounter.decided && t->battle.gained > 0;
}

static bool at_due(const struct titan *t)
{
	for (int i = 0; i < t->table.seats && !t->encounter.on && t->step != STEP_2_6;
	     i++) /* there it recruits */
		if (t->player[i].due)
			return true;
	return false;
}

static bool at_first(const struct titan *t)
{
	return !t->whole;
}

bool titan_sheet_holds(const struct titan *t, const struct titan_view *view, const char *when)
{
	static const struct {
		const char *when;
		bool (*holds)(const struct titan *t);
	} list[] = {
		{ "agree", at_agree },     { "towers", at_towers }, { "roll", at_roll },
		{ "concede", at_concede }, { "last", at_last },     { "talk", at_talk },
		{ "fight", at_fight },     { "split", at_split },   { "won", at_won },
		{ "due", at_due },         { "first", at_first },
	};

	(void)view;
	for (size_t i = 0; i < sizeof list / sizeof *list; i++)
		if (strcmp(list[i].when, when) == 0)
			return list[i].holds(t);
	return false;
}

/* ---- what is worth a hint ---- */

static bool some_busy(const struct titan *t)
{
	int list[TITAN_LEGIONS];

	return titan_busy(t, list) > 0;
}

/* Acts and menus are not tried out as lines are: when they mean something. */
bool titan_sheet_hinted(const struct titan *t, const struct titan_view *view, const struct binding *binding)
{
	static const struct {
		const char *act;
		unsigned may;
	} acts[] = {
		{ "split", MAY_SPLIT },
		{ "inspect", MAY_LOOK },
		{ "recruit", MAY_RECRUIT },
		{ "reinforce", MAY_REINFORCE },
	};
	unsigned may = titan_may_now(t);

	for (size_t i = 0; binding->act_name && i < sizeof acts / sizeof *acts; i++)
		if (strcmp(acts[i].act, binding->act_name) == 0)
			return may & acts[i].may &&
			       (strcmp(binding->act_name, "inspect") == 0 ||
			        strcmp(binding->act_name, "reinforce") == 0 || some_busy(t));
	if (binding->act_name && strcmp(binding->act_name, "board") == 0)
		return t->battle.on;
	if (binding->act_name && strcmp(binding->act_name, "next") == 0)
		return some_busy(t);
	if (binding->act_name && strcmp(binding->act_name, "open") == 0)
		return view->legion >= 0;
	if (binding->menu == concede_keys)
		return may & (MAY_CONCEDE | MAY_ALLOW);
	if (binding->menu == summon_keys)
		return may & MAY_SUMMON;
	if (binding->line &&
	    (strcmp(binding->line, "flee") == 0 || strncmp(binding->line, "propose", 7) == 0))
		return may &
		       (binding->line[0] == 'f' ? MAY_FLEE : MAY_PROPOSE); /* not tried: see VERB_UNTRIED */
	if (binding->menu == won_keys)
		return may & (MAY_ANGEL | MAY_ARCHANGEL);
	if (binding->menu == due_keys)
		return titan_sheet_holds(t, view, binding->when_name);
	if (binding->line && strncmp(binding->line, "award", 5) == 0)
		return t->step == STEP_2_5_6_9 && some_busy(t);
	if (binding->line && strncmp(binding->line, "agree", 5) == 0)
		return may & MAY_AGREE;
	if (binding->line && strncmp(binding->line, "tower", 5) == 0)
		return t->step == STEP_1_3;
	if (binding->line && strncmp(binding->line, "colour", 6) == 0)
		return t->step == STEP_1_4_1;
	return !binding->line || strncmp(binding->line, "score", 5) != 0 || t->whole;
}

/* ---- holes ---- */

static bool seat_word(const struct titan *t, int seat, char *out, size_t size)
{
	if (seat < 0 || seat >= t->table.seats)
		return false;
	screen_seat_word(&t->table, seat, out, size);
	return true;
}

static bool marker_word(int legion, char *out, size_t size)
{
	if (legion < 0)
		return false;
	snprintf(out, size, "%s", MARKER(legion));
	return true;
}

/* Who throws next: the player in focus, or the first that has no tower. */
static int towerless(const struct titan *t, const struct titan_view *view)
{
	if (view->seat < t->table.seats && !t->player[view->seat].tower && t->table.seat[view->seat].in)
		return view->seat;
	for (int i = 0; i < t->table.seats; i++)
		if (!t->player[i].tower && t->table.seat[i].in)
			return i;
	return -1;
}

/* The present step, and why a key means nothing at it. */
static void say_why(const struct titan *t, const char *hole, char *out, size_t size)
{
	const char *id = t->step < TITAN_STEPS ? titan_steps[t->step].id : "";
	int seat = t->table.turn;

	if (strcmp(hole, "own") == 0 && t->step == STEP_2_3 && seat >= 0)
		snprintf(out, size, _("%s: point at a legion of %s's; Tab goes from one to the next"), id,
		         t->table.seat[seat].name);
	else if (strcmp(hole, "meets") == 0 && t->step == STEP_2_5)
		snprintf(out, size,
		         _("%s: point at a legion that has moved and met nobody, or at whom it meets"), id);
	else if (strcmp(hole, "met") == 0 && t->step == STEP_2_5)
		snprintf(out, size, _("%s: no legion of another player could be there"), id);
	else if (strcmp(hole, "proposal") == 0 && titan_may_now(t) & MAY_PROPOSE)
		snprintf(out, size, _("%s: the other side has proposed nothing yet"), id);
	else if (strcmp(hole, "fresh") == 0)
		snprintf(out, size, _("%s: all twelve markers are in use"), id);
	else
		snprintf(out, size, _("not now: %s, %s"), id,
		         t->step < TITAN_STEPS ? _(titan_steps[t->step].text) : "");
}

bool titan_sheet_fill(const struct titan *t, const struct titan_view *view, const char *hole, char *out,
                      size_t size)
{
	enum titan_side side =
		view->eyes.aim == AIM_INSPECT && t->step == STEP_2_5_1 ? SIDE_ATTACKER : SIDE_DEFENDER;

	if (strncmp(hole, "why", 3) == 0)
		say_why(t, hole[3] ? hole + 4 : "", out, size);
	else if (strcmp(hole, "speaker") == 0 && t->encounter.on)
		snprintf(out, size, "%s", titan_acts(t) == WHO_DEFENDER ? "defender" : "attacker");
	else if (strcmp(hole, "attacker,defender") == 0)
		snprintf(out, size, "0,0");
	else if (strcmp(hole, "own") == 0)
		return t->step == STEP_2_3 && marker_word(titan_own_focus(t, view), out, size);
	else if (strcmp(hole, "focus") == 0)
		return marker_word(view->legion, out, size);
	else if (strcmp(hole, "eyed") == 0)
		return marker_word(view->eyes.legion, out, size);
	else if (strcmp(hole, "ground") == 0 && view->eyes.legion >= 0 &&
	         t->legion[view->eyes.legion].land >= 0)
		snprintf(out, size, "%s", titan_land(t->legion[view->eyes.legion].land));
	else if (strcmp(hole, "looker") == 0)
		return t->encounter.on && seat_word(t, t->battle.seat[side], out, size);
	else if (strcmp(hole, "teller") == 0)
		return seat_word(t, view->seat, out, size);
	else if (strcmp(hole, "chooser") == 0)
		return t->step == STEP_1_4_1 && seat_word(t, titan_acting_seat(t), out, size);
	else if (strcmp(hole, "leaver") == 0)
		return seat_word(t, titan_acting_seat(t), out, size);
	else if (strcmp(hole, "towerless") == 0)
		return seat_word(t, towerless(t, view), out, size);
	else
		return false;
	return true;
}
