/* SPDX-License-Identifier: MIT */
/* Catan: the table of verbs and struct game. */
#include "catan.h"

#include "inner.h"
#include "rules/core/i18n.h"

/* clang-format off */
static const struct verb verbs[] = {
	{ "roll", "[A B]", N_("throw the dice, or write down what was thrown; the hexes that were told pay"),
	  "W2.0.4", 0, catan_do_roll, catan_resolve_roll },
	{ "produce", "[P=CARDS...]",
	  N_("what is due from this roll where hexes were not told; the bank decides what is paid"), "W2.0.4",
	  0, catan_do_produce, NULL },
	{ "build", "P settlement|city|road [at=HEX,HEX,HEX] [free]",
	  N_("build and pay; free in the set-up and by road building"), NULL, 0, catan_do_build, NULL },
	{ "buy", "P [" CATAN_CARD_WORDS "]", N_("buy a development card; which one, if it is known"),
	  "W2.0.5", VERB_SECRET, catan_do_buy, NULL },
	{ "play", "P knight|monopoly|plenty|roads [RES] [RES] [Q=N...]",
	  N_("play a development card; Q=N: what a monopoly took where hands are not known"), "W2.0.5", 0,
	  catan_do_play, NULL },
	{ "reveal", "P vp", N_("turn up a victory point card"), NULL, VERB_REVEALS, catan_do_reveal, NULL },
	{ "mixed", "P", N_("a new card was not kept apart: none is played until the next turn"), "W2.0.5", 0,
	  catan_do_mixed, NULL },
	{ "discard", "P CARDS", N_("half of more than seven cards, after a 7"), NULL, 0, catan_do_discard,
	  NULL },
	{ "robber", "HEX", N_("where the robber goes"), NULL, 0, catan_do_robber, NULL },
	{ "steal", "P from=Q [" CATAN_RESOURCE_WORDS "]",
	  N_("one card from a player at the robber; which one, if it is told"), NULL, VERB_SECRET,
	  catan_do_steal, NULL },
	{ "trade", "P CARDS with=Q CARDS", N_("players trade, one of them on turn"), NULL, 0, catan_do_trade,
	  NULL },
	{ "bank", "P CARDS for CARDS", N_("trade with the bank, 4 for 1 or by harbour"), NULL, 0,
	  catan_do_bank, NULL },
	{ "port", "P 3|" CATAN_RESOURCE_WORDS, N_("a harbour reached"), NULL, 0, catan_do_port, NULL },
	{ "give", "P CARDS", N_("from the bank to a player"), "W2.0.4", 0, catan_do_give, NULL },
	{ "pay", "P CARDS", N_("from a player to the bank"), "W2.0.4", 0, catan_do_pay, NULL },
	{ "turn", "[P]", N_("the next player's turn, or P's"), NULL, 0, catan_do_turn, NULL },
	{ "road", "P N", N_("how long a player's longest road is"), NULL, 0, catan_do_road, NULL },
	{ "army", "", N_("knights played, and who has the largest army"), NULL, VERB_QUERY, catan_do_army,
	  NULL },
	{ "win", "P", N_("wins: 10 points on the own turn; known victory points are turned up"), NULL,
	  VERB_REVEALS, catan_do_win, NULL },
	{ "sign", "P", N_("has signed the score sheet of the game; other points are signed anew"), "W1.2.3",
	  0, catan_do_sign, NULL },
	{ "audit", "P N",
	  N_("a player counts N cards: agrees, or tells what happened since the last agreement"), "W2.0.3", 0,
	  catan_do_audit, NULL },
	{ "pieces", "P [settlements=N] [cities=N] [roads=N]", N_("the pieces of a player before the game"),
	  "W2.0.6", 0, catan_do_pieces, NULL },
	{ "count", "[CARDS] [brick=N] [lumber=N] [wool=N] [grain=N] [ore=N] [development=N]",
	  N_("the bank counted, before the game 19 of each and 25"), "W2.0.6", 0, catan_do_count, NULL },
	{ "dealer", "P|stacks|self|judge [agree=P] [by=P]",
	  N_("who hands the cards out; all must agree, the judge needs one"), "W2.0.4", 0, catan_do_dealer,
	  NULL },
	{ "doubt", "P", N_("a count is doubted: two stacks and self-service are over"), "W2.0.4", 0,
	  catan_do_doubt, NULL },
	{ "first", "[P]", N_("who begins: drawn at random, or P"), NULL, 0, catan_do_first, common_resolve },
	{ "clock", CLOCK_WORDS " [M:SS]", N_("the turn clock, 3:00; set 0 counts up"), "W1.1.7", 0,
	  catan_do_clock, NULL },
	{ "pause", "[TEXT]", N_("a judge is called, an emergency: the clock stands"), "W1.2.2", 0,
	  catan_do_pause, NULL },
	{ "resume", "", N_("the game goes on"), "W1.2.2", 0, catan_do_resume, NULL },
	{ "score", "P +N|-N|=N", N_("correct the points"), NULL, VERB_RULING, catan_do_score, NULL },
	{ "hand", "P [CARDS]", N_("the cards in a hand; the bank follows"), NULL, VERB_RULING | VERB_SECRET,
	  catan_do_hand, NULL },
	{ "held", "P [" CATAN_CARD_WORDS "|unknown...]",
	  N_("the development cards of a player, playable now"), NULL, VERB_RULING | VERB_SECRET,
	  catan_do_held, NULL },
	{ "supply", "P [settlements=N] [cities=N] [roads=N]", N_("the pieces a player has left"), NULL,
	  VERB_RULING, catan_do_supply, NULL },
	{ "deck", "N", N_("the development cards left"), NULL, VERB_RULING, catan_do_deck, NULL },
	{ "knights", "P N", N_("the knights a player has played"), NULL, VERB_RULING, catan_do_knights,
	  NULL },
	{ "on-turn", "P", N_("who is on turn, the dice not rolled yet"), NULL, VERB_RULING, catan_do_on_turn,
	  NULL },
	{ 0 }
};

static const struct game_note notes[] = {
	{ N_("CARDS, HEX"),
	  N_("cards are written grain=2 ore=1, or 2g1o; b l w g o are brick, lumber, wool, grain and ore, and wood, sheep and "
	     "wheat are known too. A HEX is a resource and its number, a letter for a twin: g6, o8, g6b, desert.") },
	{ N_("Without hexes"),
	  N_("what the dealer does not enter is not asked for. Where no building is told its hexes, produce or give hands the "
	     "cards out and the robber need not be said; where no roll is said, nobody is told to roll.") },
	{ N_("What is in a hand"),
	  N_("a stolen card is seen by two players only. How many cards a hand has is always exact; of what it holds the least "
	     "and the most are kept, and payments narrow them. They are secret: tableside show --secret tells them, and the key "
	     "H for five seconds. In the rare case that the cards could lie in more than 8192 ways a further stolen card must be "
	     "named.") },
	{ N_("Where the laptop stands"),
	  N_("no devices are allowed on a championship table (W2.1.4): there the program is the staff's or the judge's, off the "
	     "table, and tableside watch is the players' view.") },
	{ N_("Paragraphs"),
	  N_("W2.0.4 and their like are those of the tournament rules of 2022.") },
	{ 0 }
};
/* clang-format on */

/* Public points only: victory point cards count once turned up. */
static bool points_of(const void *state, int seat, int *value)
{
	*value = catan_points(state, seat);
	return true;
}

static struct game_sheet sheet(const void *state)
{
	const struct catan *c = state;

	return (struct game_sheet){ c->phase == CATAN_OVER, c->winner, c->signed_by };
}

const struct game catan_game = {
	.id = "catan",
	.title = N_("Catan"),
	.about = N_("bank, hands, dice, clock"),
	.verbs = verbs,
	.options = catan_options,
	.state_size = sizeof(struct catan),
	.copy = catan_copy,
	.seats_min = 3,
	.seats_max = CATAN_SEATS,
	.start = catan_start,
	.seated = catan_seated,
	.option = option_set,
	.settle = catan_settle,
	.check = catan_check,
	.report = catan_report,
	.summary = catan_summary,
	.owed = catan_owed,
	.gauge = points_of,
	.sheet = sheet,
	.notes = notes,
};
