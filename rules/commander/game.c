/* SPDX-License-Identifier: MIT */
/*
 * Commander: its verbs and the game itself. The rules know no cards: the
 * players read those.
 */
#include "inner.h"
#include "rules/core/i18n.h"

static bool commander_seated(struct call *call)
{
	struct commander *c = call->state;

	if (!commander_fits_teams(c, c->format, call->why))
		return false;
	commander_form_teams(c);
	commander_sit_down(c);
	return true;
}
/* ---- the verbs ---- */

static const struct verb commander_verbs[] = {
	{ "commander", "P NAME [NAME] [as=one|two] [with=NAME] [identity=COLORS]",
	  N_("announce a commander, or two partners"), "903.6", 0, commander_do_commander,
	  commander_commander_resolve },
	{ "life", "P +N|-N|=N [to=Q]", N_("gain, lose or set life; to=: who gains the life lost"), "903.7", 0,
	  commander_do_life, NULL },
	{ "damage", "P N [from=Q[.2]] [by=Q] [infect] [toxic=N] [lifelink]",
	  N_("deal damage; from= is combat damage of a commander"), "903.10a", 0, commander_do_damage, NULL },
	{ "attack", "P[.2] N... [infect] [toxic=N] [lifelink]",
	  N_("combat damage of a commander to each opponent, in the order of the seats"), "510.2", 0,
	  commander_do_attack, NULL },
#define COUNTER(id, word, cite, help, ...) { word, "P +N|-N|=N", help, cite, 0, commander_do_count, NULL },
#include "rules/magic/counters.def"
	{ "counter", "P KIND +N|-N|=N", N_("change a counter: energy, rad or any kind"), NULL, 0,
	  commander_do_counter, NULL },
	{ "counters", "[forget KIND]", N_("the counters that your tables have named; forget drops one"), NULL,
	  VERB_QUERY | VERB_OUTSIDE, NULL, NULL },
	{ "cast", "P[.2] [from=ZONE] [mana=N] [died]",
	  N_("cast a commander; from the command zone the tax rises by 2"), "903.8", 0, commander_do_cast,
	  NULL },
	{ "zone", "P[.2] " COMMANDER_ZONES "|stay [died]",
	  N_("move a commander; stay refuses the command zone"), "903.9", 0, commander_do_zone, NULL },
	{ "mulligan", "P [K]", N_("take a new hand; partial Paris: set K cards aside"), "103.5", 0,
	  commander_do_mulligan, NULL },
	{ "keep", "P", N_("keep the hand"), "103.5", 0, commander_do_keep, NULL },
	{ "turn", "[P]", N_("pass the turn to the next player, or to P"), NULL, 0, commander_do_turn, NULL },
	{ "spell", "P", N_("count a spell cast, for day and night"), "724.2", 0, commander_do_spell, NULL },
	{ "monarch", "P", N_("P becomes the monarch"), "720.4", 0, commander_do_monarch, NULL },
	{ "initiative", "P", N_("P takes the initiative"), NULL, 0, commander_do_initiative, NULL },
	{ "blessing", "P", N_("P gets the city's blessing"), "702.131", 0, commander_do_blessing, NULL },
	{ "day", "", N_("it becomes day"), "724.2", 0, commander_do_day, NULL },
	{ "night", "", N_("it becomes night"), "724.2", 0, commander_do_night, NULL },
	{ "storm", "+N|-N|=N", N_("count spells for storm this turn"), NULL, 0, commander_do_storm, NULL },
#define MARKER(word, args, help, cite, apply) { word, args, help, cite, 0, apply, NULL },
#include "markers.def"
	{ "planes", "add NAME...|load FILE|clear",
	  N_("Planechase: the planar deck of the table, from a list or by names"), "901.15", VERB_OUTSIDE,
	  commander_do_planes, NULL },
	{ "planar-shuffle", "", N_("shuffle the planar deck, before the first planeswalk"), "901.15",
	  VERB_SECRET, commander_do_shuffle_planes, commander_shuffle_planes_resolve },
	{ "planeswalk", "[NAME]", N_("the next plane, or the plane that your own cards show"), "701.31",
	  VERB_REVEALS, commander_do_planeswalk, NULL },
	{ "planar-die", "[" PLANAR_FACES "] [free]",
	  N_("roll the planar die, or write down how it fell; free: a card says to roll"), "901.9", 0,
	  commander_do_planar_die, commander_planar_die_resolve },
	{ "join", "NAME [after=P] [life=N] [ruling]",
	  N_("another player sits down; from round 2 on by a ruling, with life=N"), NULL, VERB_PLACES,
	  common_apply, NULL },
	{ "out", "P [conceded|decked|TEXT]", N_("P is out of the game, with a reason"), "104.3", 0,
	  commander_do_out, NULL },
	{ "back", "P", N_("P comes back into the game"), NULL, VERB_RULING, commander_do_back, NULL },
	{ "safe", "P on|off", N_("P cannot lose: a loss is only flagged"), "104.3", VERB_RULING,
	  commander_do_safe, NULL },
	{ "win", "P [TEXT]", N_("P wins by a card's effect"), "104.2b", 0, commander_do_win, NULL },
	{ "finish", "[as=draw] [TEXT]", N_("end the game here: time, agreement, another goal"), NULL, 0,
	  commander_do_finish, NULL },
	{ "hand", "P N", N_("correct the cards in hand; the library follows"), NULL, VERB_RULING,
	  commander_do_hand, NULL },
	{ "casts", "P[.2] =N", N_("correct how often it was cast from the command zone"), "903.8",
	  VERB_RULING, commander_do_casts, NULL },
	{ "cdamage", "P from=Q[.2] =N", N_("correct commander damage; life stays as it is"), "903.10a",
	  VERB_RULING, commander_do_cdamage, NULL },
	{ "swap", "start|stop|P OUT [IN]", N_("three minutes to swap up to 10 cards with the sideboard"),
	  NULL, 0, commander_do_swap, NULL },
	{ "rematch", "[P]", N_("a new game: same seats and commanders; P begins, or as option begins says"),
	  NULL, VERB_ANEW, commander_do_rematch, commander_rematch_resolve },
	{ "feat", "P KIND N", N_("record another goal: the best value and who holds it"), NULL, 0,
	  commander_do_feat, NULL },
	{ "vote", "P Q", N_("after the game, P votes for another player"), NULL, 0, commander_do_vote, NULL },
	{ "ask", "legend P P...|first-draw", N_("look up a rule as it is at this table"), "704.5j",
	  VERB_QUERY, commander_do_ask, NULL },
	{ "deck", "P FILE [cards=FILE] [house=FILE]", N_("check a deck: a list, your card data, house bans"),
	  "903.5", VERB_QUERY | VERB_OUTSIDE, NULL, NULL },
	{ 0 }
};

static const char *const examples[] = {
	"seat Alice Bob Carol Dave", "damage Bob 5 from=Alice", "life each -1",
	"life 3 -2 & life Bob +2",   "out Dave went home",      NULL
};

/* clang-format off */
static const struct game_note commander_notes[] = {
	{ N_("Rules that the table follows without the program"),
	  N_("under the rules of 2010 mana of a colour outside the commander's identity becomes colourless, and cards from "
	     "outside the game can be fetched only where the table plays with sideboards; today mana keeps its colour, "
	     "and cards that fetch from outside the game do nothing (903.11).") },
	{ N_("Card data"),
	  N_("with the card data of tableside(1), FILES, a named commander brings its colours: the table keeps them as "
	     "identity=, the panel and the phone show them. Two that cannot lead together are refused (702.124); option "
	     "partners any allows any two.") },
	{ N_("Counters of your own"),
	  N_("a counter that a table has named, as in counter Bob plague +1, is kept in counters.json beside the settings: Y "
	     "offers it at later tables of Commander and Archenemy, counters lists all, counters forget plague drops it.") },
	{ N_("Planechase"),
	  N_("planes load FILE reads the planar deck of the table from a list: its part under the heading "
	     "Planes, or all of it (901.15); planar-shuffle shuffles it, and only a judge can look at the "
	     "order. planeswalk turns up the next plane. With real cards on the table, planeswalk NAME is "
	     "enough to note the plane. planar-die rolls the die; planar-die chaos writes down a real roll; "
	     "what the next roll costs starts over each turn.") },
	{ N_("Several games in an evening"),
	  N_("rematch begins the next game at the same seats and counts who won the last one. option begins says who begins it: "
	     "seat (the first seat), loser (the first player out), winner, chance (dice), or order (the seat after the one "
	     "that began); rematch P names the player.") },
	{ 0 }
};
/* clang-format on */

const struct game commander_game = {
	.id = "commander",
	.title = N_("Commander"),
	.about = N_("life, commander damage, tax"),
	.verbs = commander_verbs,
	.notes = commander_notes,
	.options = commander_options,
	.state_size = sizeof(struct commander),
	.copy = commander_copy,
	.seats_min = 2,
	.seats_max = TABLE_SEATS,
	.start = commander_start,
	.seated = commander_seated,
	.move = commander_move,
	.may_join = commander_may_join,
	.may_swap = commander_may_swap,
	.joined = commander_joined,
	.join_key = "life",
	.option = commander_option,
	.settle = commander_settle,
	.check = commander_check,
	.report = commander_report,
	.summary = commander_summary,
	.offers = commander_offers,
	.holes = commander_offer_holes,
	.gauge = commander_gauge,
	.won = commander_won,
	.result = commander_result,
	.examples = examples,
};
