/* SPDX-License-Identifier: MIT */
/*
 * The game of Titan: the table of its verbs, and struct game. Every verb is a
 * function of another file; none of them calls back into this one.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- beginning ---- */

static void titan_start(void *state)
{
	struct titan *t = state;

	t->step = STEP_NONE;
	titan_no_encounter(t);
	for (int i = 0; i < TITAN_LEGIONS; i++)
		titan_legion_clear(t, i);
	for (int i = 0; i < TITAN_NODES; i++)
		t->known[i].parent = -1;
	for (int i = 0; i < TITAN_PLAYERS; i++)
		t->player[i].colour = -1;
}

/* ---- the common verbs that a whole game says otherwise ---- */

/* In a whole game turns follow the towers. */
static bool titan_do_turn(struct call *call)
{
	const struct titan *t = call->state;

	if (t->whole)
		return reason_set(call->why, _("2: turns follow the towers, highest first: `finish` ends "
		                               "one, `begin P` continues a game in progress"));
	return common_apply(call);
}

static bool titan_resolve_first(struct call *call, struct rng *rng, struct line *out)
{
	const struct titan *t = call->state;

	if (t->whole)
		return titan_do_turn(call);
	return common_resolve(call, rng, out);
}

/* ---- the verbs ---- */

/* clang-format off */
static const struct verb titan_verbs[] = {
	{ "battle", "LAND [attacker=P] [defender=P] [side=" TITAN_ENTRY_WORDS "] [scores=N,N]",
	  N_("a single battle, without a whole game"), "2.5.6", 0, titan_do_battle, NULL },
	{ "force", SIDE_WORDS " CREATURES...", N_("the units of a side: titan:9 angel lion*2"), "2.5.6.1", 0,
	  titan_do_force, NULL },
	{ "agree", "TEXT", N_("write down an agreement before the game"), "1.2", 0, titan_do_agree, NULL },
	{ "tower", "P [D]", N_("roll the die for the tower; a taken number is rolled again"), "1.3", 0,
	  titan_do_tower, titan_resolve_tower },
	{ "colour", "P " COLOUR_WORDS,
	  N_("a player's colour; the lowest tower chooses first"), "1.4.1", 0, titan_do_colour, NULL },
	{ "legion", "P MARKER CREATURES... [at=LABEL]",
	  N_("a legion's creatures, as its owner gives them; or none"), "1.5",
	  VERB_RULING | VERB_SECRET | VERB_UNTRIED, titan_do_legion, NULL },
	{ "split", "MARKER NEW CREATURES...", N_("split a legion: the creatures that take the new marker"), "2.1",
	  VERB_SECRET | VERB_UNTRIED, titan_do_split, titan_resolve_split },
	{ "movement", "[D]", N_("roll the movement die"), "2.2", 0, titan_do_movement,
	  titan_resolve_movement },
	{ "mulligan", "", N_("roll movement again, once, on the first turn"), "2.2.1", 0, titan_do_mulligan, NULL },
	{ "rejoin", "", N_("rejoin split legions that stayed together"), "2.4", 0,
	  titan_do_rejoin, NULL },
	{ "encounter", "MARKER MARKER [LAND] [from=" TITAN_ENTRY_WORDS "]",
	  N_("a legion of the player on turn meets another player's"), "2.5",
	  0, titan_do_encounter, titan_resolve_encounter },
	{ "look", "P", N_("a player looks into the other side's legion"), "2.5.1", VERB_SHOWS, titan_do_look,
	  NULL },
	{ "flee", "", N_("the defender flees, for half its points"), "2.5.3", VERB_UNTRIED, titan_do_flee,
	  NULL },
	{ "propose", "TEXT [winner=" WINNER_WORDS "] [left=CREATURES]",
	  N_("propose how the encounter ends"), "2.5.4", VERB_SECRET | VERB_UNTRIED, titan_do_propose, NULL },
	{ "accept", "N", N_("accept the other side's proposal N"), "2.5.4", 0, titan_do_accept, NULL },
	{ "done-proposing", SIDE_WORDS "|P", N_("a side stops proposing"), "2.5.5", VERB_SHOWS,
	  titan_do_done, NULL },
	{ "recruit", "MARKER CREATURE [with=CREATURES]",
	  N_("recruit into a legion that moved; with= the creatures shown"), "2.6", VERB_UNTRIED, titan_do_recruit,
	  NULL },
	{ "finish", "", N_("end the turn"), "2.7", 0, titan_do_finish, NULL },
	{ "withdraw", "P", N_("a player leaves the game"), "2.7", 0, titan_do_withdraw, NULL },
	{ "award", "MARKER P", N_("give half points of a legion to the player engaged with it"), "2.5.6.9", 0,
	  titan_do_award, NULL },
	{ "score", "P +N|-N|=N", N_("correct a player's score"), "2.5.6.8", VERB_RULING, titan_do_score, NULL },
	{ "begin", "P [turn=N]", N_("continue a game in progress, at a player's turn"), "2.1", VERB_RULING,
	  titan_do_begin, NULL },
	{ "turn", "[P]", N_("the next player's turn, or P's; not in a whole game"), NULL, VERB_TURNS,
	  titan_do_turn, NULL },
	{ "first", "[P]", N_("who begins: drawn at random, or P; not in a whole game"), NULL, VERB_TURNS,
	  titan_do_turn, titan_resolve_first },
	{ "step", "[half=N]",
	  N_("go to the next step; refused while something is due; half= fills itself in (2.5.6.9)"), "2", 0,
	  titan_do_step, titan_resolve_step },
	{ "enter", "U HEX", N_("bring a unit onto the map"), "2.5.6.4.x.1", 0, titan_do_enter, NULL },
	{ "move", "U|MARKER HEX|LAND|LABEL [from=" TITAN_ENTRY_WORDS "] [teleport] [teleport=" LORDS_WORDS "]",
	  N_("move a unit; before encounters move a legion (2.3)"), "2.5.6.4.x.1", 0, titan_do_move, NULL },
	{ "hold", "U", N_("leave a unit where it is, or outside"), "2.5.6.4.x.1", 0, titan_do_hold, NULL },
	{ "summon", LORD_WORDS " [from=MARKER]", N_("the attacker summons"), "2.5.6.4.2.1", VERB_UNTRIED,
	  titan_do_summon, NULL },
	{ "reinforce", "CREATURE", N_("the defender's reinforcement"), "2.5.6.4.1.1", VERB_UNTRIED,
	  titan_do_reinforce, NULL },
	{ "drift", "", N_("units in drift take damage"), "2.5.6.4.x.3", 0, titan_do_drift, NULL },
	{ "declare", "U T [number=N] [dice=N] [via=HEX]", N_("declare a strike before rolling it"),
	  "2.5.6.4.x.4.1", 0, titan_do_declare, NULL },
	{ "strike", "U T [DICE...] [number=N] [dice=N] [via=HEX]",
	  N_("strike, rangestrike or strike back; rolls the dice not given"), "2.5.6.4.x.4.2", 0,
	  titan_do_strike, titan_resolve_strike },
	{ "carry", "T|none [N]", N_("give excess hits to another unit in contact"), "2.5.6.4.x.4.3", 0,
	  titan_do_carry, NULL },
	{ "concede", SIDE_WORDS "|P", N_("concede, or try to where the other side answers"), "2.5.6.2",
	  0, titan_do_concede, NULL },
	{ "allow", "", N_("accept the other side's concession"), "2.5.6.4.x.2", 0, titan_do_allow, NULL },
	{ "refuse", "", N_("never possible: a concession cannot be refused"), "2.5.6.4.x.2", 0, titan_do_refuse,
	  NULL },
	{ "angel", "[MARKER]", N_("the winner takes an angel for passing a hundred"), "2.5.6.8", 0,
	  titan_do_angel, NULL },
	{ "archangel", "[MARKER]", N_("the winner takes an archangel for passing five hundred"), "2.5.6.8", 0,
	  titan_do_archangel, NULL },
	{ "place", "U HEX|off", N_("put a unit on a hex, or off the map"), NULL, VERB_RULING, titan_do_place, NULL },
	{ "hits", "U =N|+N|-N", N_("set a unit's hits"), NULL, VERB_RULING, titan_do_hits, NULL },
	{ "at",
	  "[turn=N] side=" SIDE_WORDS " phase=" PHASE_WORDS " [window=" WINDOW_WORDS "]",
	  N_("set the step of a battle in progress"), NULL, VERB_RULING, titan_do_at, NULL },
	{ "odds", "U T [via=HEX]", N_("dice, number, modifiers and chances of a strike"), "2.5.6.4.x.4.1",
	  VERB_QUERY, titan_ask_odds, NULL },
	{ "reach", "U", N_("where a unit may go, and what it costs"), "2.5.6.4.x.1", VERB_QUERY,
	  titan_ask_reach, NULL },
	{ "los", "HEX HEX [land=LAND] [via=HEX]", N_("the line of sight of a rangestrike"), NULL, VERB_QUERY,
	  titan_ask_los, NULL },
	{ "recruits", "LAND CREATURES...", N_("what these creatures can recruit in a land"), "2.6", VERB_QUERY,
	  titan_ask_recruits, NULL },
	{ "lands", "[LAND]", N_("the lands and their recruits"), "2.6", VERB_QUERY, titan_ask_lands, NULL },
	{ "value", "CREATURES... [score=N]", N_("what creatures are worth"), "2.5.6.8", VERB_QUERY,
	  titan_ask_value, NULL },
	{ "spoils",
	  SPOILS_WORDS " CREATURES... [score=N] [winner=N] [left=CREATURES] [others=CREATURES] [survives=yes|no]",
	  N_("what an encounter's end gives"), "2.5.6.8", VERB_QUERY, titan_ask_spoils, NULL },
	{ "moves", "MARKER [roll=N]", N_("where a legion may go on the masterboard"), "2.3", VERB_QUERY | VERB_UNTRIED,
	  titan_ask_moves, NULL },
	{ "paths", "LABEL N [own=LABELS] [enemy=LABELS] [lord] [titan] [score=N] [teleported]",
	  N_("where a roll leads on the masterboard, without a game"), "2.3", VERB_QUERY, titan_ask_paths, NULL },
	{ "result", "", N_("how the battle ended, and where each unit goes"), "2.5.6.10", VERB_QUERY,
	  titan_ask_result, NULL },
	{ "contents", "MARKER", N_("what a legion may hold, from what all players know"), NULL, VERB_QUERY,
	  titan_ask_contents, NULL },
	{ "stats", "", N_("the dice so far: hits seen and expected, by player"), NULL, VERB_QUERY,
	  titan_ask_stats, NULL },
	{ "export", "[battle|table] [FILE] [round=N] [paper=a4|letter] [sure]",
	  N_("write a battle half-turn by half-turn, round=2 the second battle, or the whole table, to print "
	     "or keep"), NULL, VERB_OUTSIDE,
	  NULL, NULL },
	{ "where", "", N_("the present step, its parents, and the commands now"), "2", VERB_QUERY,
	  titan_ask_where, NULL },
	{ 0 }
};
/* clang-format on */

static bool score_of(const void *state, int seat, int *value)
{
	const struct titan *t = state;

	*value = t->player[seat].score;
	return t->player[seat].status == TITAN_PLAYING;
}

/* In a whole game that of the slain counts on; a single battle has the scores it began with, if any. */
static bool worth(const void *state, int seat, int *value)
{
	const struct titan *t = state;

	*value = titan_score(t, seat);
	return t->whole || *value;
}

static bool won(const void *state, int seat)
{
	return titan_game_winner(state) == seat;
}

/* Also of a single battle, where a side is a seat. */
static bool has_won(const struct titan *t, int seat)
{
	const struct titan_battle *b = &t->battle;

	return t->whole ? won(t, seat) : b->over && b->winner != WINNER_NOBODY && b->seat[b->winner] == seat;
}

/* The slain keep their points: these give the places behind the winner. */
static void result(const void *state, result_seer *see, void *user)
{
	const struct titan *t = state;

	every_seat (seat, t->table) {
		struct game_result result = { .name = t->table.seat[seat].name, .led = "" };

		result.over = t->whole ? t->step == STEP_3 : t->battle.over;
		result.won = has_won(t, seat);
		result.place = result.over;
		every_seat (i, t->table)
			result.place += result.over && !result.won &&
			                (has_won(t, i) || titan_score(t, i) > titan_score(t, seat));
		see(user, &result);
	}
}

static const char *const opening[] = { "option board on", "option auto-step on since=" TITAN_WAITS_SINCE,
	                               NULL };

const struct game titan_game = {
	.id = "titan",
	.title = N_("Titan"),
	.about = N_("a whole game or a single battle, step by step"),
	.verbs = titan_verbs,
	.options = titan_options,
	.state_size = sizeof(struct titan),
	.seats_min = 2,
	.fixed = N_("towers and turn order are drawn at the start (1.3): nobody joins or changes places"),
	.seats_max = 6,
	.start = titan_start,
	.seated = titan_seated,
	.option = titan_option,
	.settle = titan_pass_steps,
	.renewal = titan_renewal,
	.check = titan_check,
	.report = titan_report,
	.summary = titan_summary,
	.offers = titan_offers,
	.unseated = true, /* a judge may begin a battle without naming players */
	.holes = titan_offer_holes,
	.word = titan_word,
	.opening = opening,
	.untried = "teleport", /* whether a Lord is there */
	.gauge = score_of,
	.won = won,
	.result = result,
	.worth = worth,
};
