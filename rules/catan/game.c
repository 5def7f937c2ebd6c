/* SPDX-License-Identifier: MIT */
/* Catan: the table of verbs and struct game. */
#include "catan.h"

#include "inner.h"
#include "rules/core/i18n.h"

/* clang-format off */
static const struct verb verbs[] = {
	{ "roll", "[A B]", N_("roll the dice, or enter what was rolled; buildings on known hexes are paid"),
	  "W2.0.4", 0, catan_do_roll, catan_resolve_roll },
	{ "produce", "[P=CARDS...]",
	  N_("what this roll pays where no hexes are entered; a short bank pays less"), "W2.0.4",
	  0, catan_do_produce, NULL },
	{ "board", "draw [random]|round [ROUND] [EVENT]|TEXT [sure]|off",
	  N_("lay the board: hexes row by row, then the harbours; random: numbers too; round: as a "
	     "championship laid it"), "W2.0.1", VERB_OUTSIDE,
	  catan_do_board, catan_resolve_board },
	{ "build", "P settlement|city|road [at=SPOT|SPOT-SPOT|HEX,HEX,HEX] [free] [sure]",
	  N_("build and pay; free in the set-up and after Road Building"), NULL, 0, catan_do_build,
	  catan_resolve_build },
	{ "start", "P", N_("without a board: both settlements and both roads of the set-up at once"), NULL, 0,
	  catan_do_start, NULL },
	{ "buy", "P [" CATAN_CARD_WORDS "]", N_("buy a development card; name it if its kind is known"),
	  "W2.0.5", VERB_SECRET, catan_do_buy, NULL },
	{ "play", "P knight|monopoly|plenty|roads [RES] [RES] [Q=N...]",
	  N_("play a development card; Q=N: what Monopoly took from an unknown hand"), "W2.0.5", VERB_SHOWS,
	  catan_do_play, NULL },
	{ "reveal", "P vp", N_("show a Victory Point card"), NULL, VERB_REVEALS, catan_do_reveal, NULL },
	{ "mixed", "P", N_("new card mixed in: none playable until next turn"), "W2.0.5", 0,
	  catan_do_mixed, NULL },
	{ "discard", "P CARDS", N_("with more than seven cards after a 7, discard half"),
	  NULL, 0, catan_do_discard,
	  NULL },
	{ "robber", "HEX [sure]", N_("move the robber"), NULL, 0, catan_do_robber,
	  catan_resolve_robber },
	{ "steal", "P from=Q [" CATAN_RESOURCE_WORDS "]",
	  N_("steal a card from a player at the robber; name it if it is known"), NULL, VERB_SECRET,
	  catan_do_steal, NULL },
	{ "trade", "P CARDS with=Q CARDS", N_("trade between players, one of them on turn"), NULL, 0, catan_do_trade,
	  NULL },
	{ "bank", "P CARDS for CARDS", N_("trade with the bank: 4 for 1, or a harbour's rate"), NULL, 0,
	  catan_do_bank, NULL },
	{ "port", "P 3|" CATAN_RESOURCE_WORDS, N_("a player has built at a harbour"),
	  NULL, 0, catan_do_port, NULL },
	{ "give", "P CARDS", N_("cards from the bank to a player"), "W2.0.4", 0, catan_do_give, NULL },
	{ "pay", "P CARDS", N_("cards from a player to the bank"), "W2.0.4", 0, catan_do_pay, NULL },
	{ "turn", "[P]", N_("the next player's turn, or P's"), NULL, 0, catan_do_turn,
	  catan_resolve_turn },
	{ "pass", "", N_("done in the special building phase: the next player may build"), NULL, 0,
	  catan_do_pass, NULL },
	{ "join", "NAME [after=P]", N_("another player sits down, without a board and before the first roll"), NULL,
	  VERB_PLACES, common_apply, NULL },
	{ "road", "P N", N_("set the length of a player's longest road"), NULL, 0, catan_do_road, NULL },
	{ "spots", "P", N_("show the spots where a player may settle now, and raise a city"), NULL, VERB_QUERY,
	  catan_do_spots, NULL },
	{ "roads", "P", N_("show where a player may build a road now"), NULL, VERB_QUERY, catan_do_roads, NULL },
	{ "longest", "", N_("show how long the roads are and who holds Longest Road"), NULL, VERB_QUERY,
	  catan_do_longest, NULL },
	{ "army", "", N_("show the Knights played and who holds Largest Army"), NULL, VERB_QUERY, catan_do_army,
	  NULL },
	{ "win", "P", N_("win with 10 points on your own turn; known Victory Points are shown"), NULL,
	  VERB_REVEALS, catan_do_win, NULL },
	{ "sign", "P", N_("sign the score sheet; when points change, sign again"), "W1.2.3",
	  0, catan_do_sign, NULL },
	{ "rematch", "[P]", N_("a new game, same players and options; P begins, or as option begins says"), NULL,
	  VERB_ANEW, catan_do_rematch, catan_resolve_rematch },
	{ "audit", "P N",
	  N_("check a hand of N cards; if it differs, list every step since the last agreed count"), "W2.0.3",
	  0,
	  catan_do_audit, NULL },
	{ "pieces", "P [settlements=N] [cities=N] [roads=N]", N_("count a player's pieces before the game"),
	  "W2.0.6", 0, catan_do_pieces, NULL },
	{ "count", "[CARDS] [brick=N] [lumber=N] [wool=N] [grain=N] [ore=N] [development=N]",
	  N_("count the bank: before the game 19 of each and 25 development cards"), "W2.0.6", 0, catan_do_count, NULL },
	{ "dealer", "P|stacks|self|judge|development [agree=P] [by=P]",
	  N_("who hands out the cards, development cards too: all must agree, for the judge one is enough"),
	  "W2.0.4", 0, catan_do_dealer, NULL },
	{ "doubt", "P", N_("a player doubts a count: no more second stack, no more self-service"), "W2.0.4",
	  0,
	  catan_do_doubt, NULL },
	{ "first", "[P]", N_("who begins: P, or a random player"), NULL, 0, catan_do_first, common_resolve },
	{ "clock", CLOCK_WORDS " [M:SS]", N_("the turn clock, 3:00; set 0 counts up"), "W1.1.7", 0,
	  catan_do_clock, NULL },
	{ "pause", "[TEXT]", N_("pause for a judge or an emergency: the clock stops"), "W1.2.2", 0,
	  catan_do_pause, NULL },
	{ "resume", "", N_("continue the game"), "W1.2.2", 0, catan_do_resume, NULL },
	{ "score", "P +N|-N|=N", N_("correct a player's points"), NULL, VERB_RULING, catan_do_score, NULL },
	{ "hand", "P [CARDS]", N_("set the cards in a hand; the bank follows"), NULL, VERB_RULING | VERB_SECRET,
	  catan_do_hand, NULL },
	{ "held", "P [" CATAN_CARD_WORDS "|unknown...]",
	  N_("set a player's development cards, all playable now"), NULL, VERB_RULING | VERB_SECRET,
	  catan_do_held, NULL },
	{ "supply", "P [settlements=N] [cities=N] [roads=N]", N_("set the pieces a player has left"), NULL,
	  VERB_RULING, catan_do_supply, NULL },
	{ "deck", "N", N_("set how many development cards are left"), NULL, VERB_RULING, catan_do_deck, NULL },
	{ "knights", "P N", N_("set how many Knights a player has played"), NULL, VERB_RULING, catan_do_knights,
	  NULL },
	{ "on-turn", "P", N_("set whose turn it is, before the dice"), NULL, VERB_RULING, catan_do_on_turn,
	  NULL },
	{ 0 }
};

static const struct game_note notes[] = {
	{ N_("CARDS, HEX"),
	  N_("type cards as grain=2 ore=1, or 2g1o: b l w g o are brick, lumber, wool, grain and ore; wood, "
	     "sheep and wheat work too. A HEX is a resource and its number, g6 or o8, with a letter for a "
	     "second one, g6b; or desert.") },
	{ N_("The board"),
	  N_("board draw lays one at random: lands and harbours anywhere, the numbers in their order from a "
	     "corner; board draw random draws the numbers too, never a 6 or 8 next to another. Or type yours "
	     "as it lies: the hexes row by row from the top, then the harbours clockwise from the top left, "
	     "as in board o6 w5 l11 / ... ; 3 b 3 ... (3 is 3:1); if red numbers lie side by side on it, add "
	     "sure. Spots, the corners of hexes, are numbered from 1 at the top, left to right; a road is "
	     "named by its two spots, 18-23. The program then checks where each piece may stand, pays, gives "
	     "harbours and counts the longest road. Only roads may be left out: road P N then gives their "
	     "length. The set-up goes in turn order and back, two settlements and two roads each, and the "
	     "robber stays on the desert; to take up a game in progress, add sure to the first such line.") },
	{ N_("The board of an event"),
	  N_("all tables of a round play on the same board (W2.0.1). If the championship is on the same "
	     "laptop, a table with the players of one of its tables takes that board by itself; board "
	     "off removes it. On another laptop type it from the sheet (m t), or copy the championship's "
	     "session there: board round 2 FILE.") },
	{ N_("Without hexes"),
	  N_("the dealer may leave things out. If no building has hexes, enter cards with produce or give, "
	     "and the robber need not be entered; if no roll is entered, nobody has to roll.") },
	{ N_("What is in a hand"),
	  N_("only two players see a stolen card. The number of cards in a hand is always exact; for each "
	     "resource the program keeps the lowest and the highest number there can be, and payments narrow "
	     "the range. These ranges are secret: tableside show --secret prints them, and the key H shows "
	     "them for five seconds. In the rare case of more than 8192 possible distributions, the next "
	     "stolen card must be named.") },
	{ N_("Where the laptop is"),
	  N_("a championship table allows no devices (W2.1.4): the staff or the judge use the program away "
	     "from the table, and the players follow tableside watch.") },
	{ N_("Paragraphs"),
	  N_("W2.0.4 and the like are paragraphs of the tournament rules of 2022.") },
	{ 0 }
};
/* clang-format on */

/* Public points only: victory point cards count once turned up. */
static bool points_of(const void *state, int seat, int *value)
{
	*value = catan_points(state, seat);
	return true;
}

static bool won(const void *state, int seat)
{
	return ((const struct catan *)state)->winner == seat;
}

static bool over(const void *state)
{
	return ((const struct catan *)state)->phase == CATAN_OVER;
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
	.wider = "option extension on",
	.options = catan_options,
	.state_size = sizeof(struct catan),
	.copy = catan_copy,
	.seats_min = 3,
	.seats_max = CATAN_SEATS,
	.start = catan_start,
	.seated = catan_seated,
	.move = catan_move,
	.may_join = catan_may_join,
	.begun = catan_has_begun,
	.joined = catan_joined,
	.option = option_set,
	.settle = catan_settle,
	.check = catan_check,
	.report = catan_report,
	.summary = catan_summary,
	.offers = catan_offers,
	.holes = catan_offer_holes,
	.gauge = points_of,
	.won = won,
	.over = over,
	.sheet = sheet,
	.notes = notes,
	.word = catan_word,
};
