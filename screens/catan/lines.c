/* SPDX-License-Identifier: MIT */
/*
 * The keys of the Catan screen as lines of the game. Draws nothing.
 *
 * A hole named "can ..." stands before holes that ask: it refuses a key before the
 * player types anything in vain.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- when a row holds ---- */

static bool is_setup(const void *view, const void *state)
{
	return ((const struct catan *)state)->phase == CATAN_SETUP;
}

static bool is_special(const void *view, const void *state)
{
	return ((const struct catan *)state)->special;
}

/* ---- with a board ---- */

static bool is_laid(const void *view, const void *state)
{
	return ((const struct catan *)state)->board.laid;
}

/* While nothing stands anywhere. */
static bool may_lay(const void *view, const void *state)
{
	const struct catan *c = state;

	every_seat (i, c->table)
		if (c->player[i].left[CATAN_SETTLEMENT] != CATAN_SETTLEMENTS ||
		    c->player[i].left[CATAN_ROAD] != CATAN_ROADS)
			return false;
	return c->table.seats && is_setup(view, state);
}

static bool is_aiming(const void *view, const void *state)
{
	return catan_aim_of(view, state).piece != AIM_NOTHING;
}

static bool is_shown(const struct catan_view *view, const void *state)
{
	return view->beside || view->board || is_aiming(view, state);
}

/* Then m offers to lay it again; a page put away it shows first. */
static bool is_laid_empty(const void *view, const void *state)
{
	return is_laid(view, state) && may_lay(view, state) && is_shown(view, state);
}

static bool is_to_be_laid(const void *view, const void *state)
{
	return !is_laid(view, state) && may_lay(view, state);
}

bool catan_asks_board(const struct catan_view *view, const struct catan *c)
{
	return !view->without && !c->rolls && is_to_be_laid(view, c);
}

static bool asks_board(const void *view, const void *state)
{
	return catan_asks_board(view, state);
}

/* .. and the table waits for nothing else. */
static bool asks_first(const void *view, const void *state)
{
	return is_setup(view, state) && asks_board(view, state);
}

static bool is_laid_for_good(const void *view, const void *state)
{
	return is_laid(view, state) && (!may_lay(view, state) || !is_shown(view, state));
}

static bool aims_at_road(const void *view, const void *state)
{
	return catan_aims_at(view, state, AIM_ROAD);
}

static bool aims_at_settlement(const void *view, const void *state)
{
	return catan_aims_at(view, state, AIM_SETTLEMENT);
}

static bool aims_at_city(const void *view, const void *state)
{
	return catan_aims_at(view, state, AIM_CITY);
}

static bool aims_at_robber(const void *view, const void *state)
{
	return catan_aims_at(view, state, AIM_ROBBER);
}

static bool aims_at_hex(const void *view, const void *state)
{
	return aims_at_robber(view, state) && !catan_is_robber_open(view, state);
}

static bool is_robber_open(const void *view, const void *state)
{
	return catan_is_robber_open(view, state);
}

/* ---- when a row deserves a hint: due steps must not drown among mere options ---- */

static bool is_not_aiming(const void *view, const void *state)
{
	return !is_aiming(view, state);
}

/* Whether there is a board has been answered: until then the answers are keys of their own. */
static bool is_answered(const void *view, const void *state)
{
	return !asks_board(view, state);
}

static bool is_page(const void *view, const void *state)
{
	return !((const struct catan_view *)view)->beside;
}

/* On a board cards are given and paid by hand only to put something right. */
static bool is_boardless(const void *view, const void *state)
{
	return !is_laid(view, state) && is_answered(view, state);
}

static bool is_setup_told(const void *view, const void *state)
{
	return is_setup(view, state) && !is_laid(view, state);
}

static bool is_setup_laid(const void *view, const void *state)
{
	return is_setup(view, state) && is_laid(view, state);
}

/* Of the set-up, or of Road Building. */
static bool is_free_road(const void *view, const void *state)
{
	return is_setup(view, state) || ((const struct catan *)state)->free_roads;
}

static bool is_free_road_laid(const void *view, const void *state)
{
	return is_free_road(view, state) && is_laid(view, state);
}

static bool is_dealt_by_hand(const void *view, const void *state)
{
	const struct catan *c = state;

	return !catan_board_told(c) && c->rolled;
}

static bool is_owed(const void *view, const void *state)
{
	return catan_discards_due(state) || catan_victims(state);
}

/* ---- acts on the view ---- */

static bool play_without(void *v, const void *state, struct reason *why)
{
	struct catan_view *view = v;

	view->without = true;
	return true;
}

static bool show_hands(void *v, const void *state, struct reason *why)
{
	struct catan_view *view = v;

	view->hands_until_ms = view->pressed_ms + DELTA_MS;
	return true;
}

/* What the rolls brought, then where the cards went, then the bank again. */
static bool show_chart(void *v, const void *state, struct reason *why)
{
	struct catan_view *view = v;

	view->table = view->table == TABLE_NONE    ? TABLE_CHART
	              : view->table == TABLE_CHART ? TABLE_FLOW
	                                           : TABLE_NONE;
	return true;
}

static bool tell_moved(void *v, const void *state, struct reason *why)
{
	return reason_set(why, _("the chart has moved to V: press V twice for the flow of cards"));
}

static bool ask_for_hex(void *view, const void *state, struct reason *why)
{
	return reason_set(why, _("choose a hex first: arrows, or the digit of its number"));
}

static bool ask_for_place(void *view, const void *state, struct reason *why)
{
	return reason_set(why, asks_board(view, state) ? _("first answer the question: d, t or o")
	                       : is_laid(view, state)
	                               ? _("finish the set-up first: arrows choose a place, Enter builds")
	                               : _("finish the set-up first: b builds, g gives start cards"));
}

static bool tell_late(void *view, const void *state, struct reason *why)
{
	return reason_set(why, _("lay the board in the set-up, before the first piece"));
}

static bool show_board(void *v, const void *state, struct reason *why)
{
	struct catan_view *view = v;
	bool shown = is_shown(view, state);

	view->table = TABLE_NONE;
	if (view->beside)
		return reason_set(why, _("the board is already shown, beside the panels"));
	view->aim = AIM_NOTHING;
	view->aside = shown;
	view->board = !shown && !is_aiming(view, state); /* what leads itself shows it, too */
	return true;
}

/* ---- the tables ---- */

/* clang-format off */
/* A piece that has one place only stands there without Enter. */
static bool is_only_place(const void *view, const void *state)
{
	return catan_aim_of(view, state).places.count == 1;
}

#define ONLY(thing) .key = "Enter", .offer = thing, .aimed = true, .when = is_only_place
static const struct binding only_road = { ONLY("road") }, only_settlement = { ONLY("settlement") },
			    only_city = { ONLY("city") };

/* On a board the cursor says where. */
#define PIECE(letter, thing, begins, only, what, price, holds) \
	{ .key = letter, .offer = thing, .act = begins, .then = &only, .own = true, .when = holds, .label = what, \
	  .help = price }

static const struct binding build_keys[] = {
	PIECE("r", "road", catan_aim_road, only_road, N_("road"), N_("free"), is_free_road_laid),
	PIECE("r", "road", catan_aim_road, only_road, N_("road"), N_("1 brick 1 lumber"), is_laid),
	{ OFFERS("r", "road", N_("road"), N_("free")), .when = is_free_road },
	{ OFFERS("r", "road", N_("road"), N_("1 brick 1 lumber")) },
	PIECE("s", "settlement", catan_aim_settlement, only_settlement, N_("settlement"), N_("free"),
	      is_setup_laid),
	PIECE("s", "settlement", catan_aim_settlement, only_settlement, N_("settlement"), N_("1 of each but ore"),
	      is_laid),
	{ OFFERS("s", "settlement", N_("settlement"), N_("free")), .when = is_setup },
	{ OFFERS("s", "settlement", N_("settlement"), N_("1 of each but ore")) },
	PIECE("c", "city", catan_aim_city, only_city, N_("city"), N_("2 grain 3 ore"), is_laid),
	{ OFFERS("c", "city", N_("city"), N_("2 grain 3 ore")) },
	{ OFFERS("a", "start", N_("whole set-up"), N_("2 settlements, 2 roads, then g")), .when = is_setup_told },
	{ OFFERS("d", "buy", N_("dev card"), N_("1 wool 1 grain 1 ore")) },
	{ OFFERS("k", "named", N_("named card"), N_("buy a development card and name it")),
	  .head = N_("which card of {actor name}") },
	{ 0 }
};

#define LAY_ROWS \
	{ SAYS("d", "board draw", N_("draw it"), N_("random lands, numbers in order")) }, \
	{ .key = "r", .line = "board draw random", .label = N_("random"), \
	  .help = N_("random numbers too, no red ones side by side") }, \
	{ .key = "t", .line = "board {*text}", .label = N_("type it"), \
	  .help = N_("by rows: o6 w5 l11 ..; then harbours: 3 b 3 ..") }, \
	{ .key = "e", .line = "board round", .label = N_("of the event"), \
	  .help = N_("the championship's board for this round") }

static const struct binding board_keys[] = {
	LAY_ROWS,
	{ 0 }
};

/* Before the first piece it may be laid again. */
static const struct binding board_again_keys[] = {
	LAY_ROWS,
	{ SAYS("o", "board off", N_("no board"), N_("play without it")) },
	{ ACTS("m", show_board, N_("page"), N_("show or hide it")) },
	{ 0 }
};

static const struct binding trade_keys[] = {
	{ OFFERS("p", "trade", N_("player"), N_("with a player: 1b1l, then 2g")),
	  .head = N_("{actor name} trades with"), .ask = "other gives gets" },
	{ OFFERS("b", "bank", N_("bank"), N_("4 for 1, or a harbour's rate")),
	  .head = N_("{actor name} trades with the bank") },
	{ SAYS("m", "bank {can trade}{actor} {*gives} for {*gets}", N_("several"),
	       N_("with the bank: 8b, then 2g")) },
	{ 0 }
};

static const struct binding card_keys[] = {
	{ OFFERS("k", "knight", N_("Knight"), N_("move the robber, then steal")) },
	{ OFFERS("m", "monopoly", N_("Monopoly"), N_("all cards of one resource")),
	  .head = N_("Monopoly of {actor name}") },
	{ OFFERS("p", "plenty", N_("Year of Plenty"), N_("two cards from the bank")),
	  .head = N_("{actor name} takes from the bank") },
	{ OFFERS("r", "roads", N_("Road Building"), N_("two free roads")) },
	{ OFFERS("v", "vp", N_("Victory Point"), N_("show one")) },
	{ 0 }
};

static const struct binding more_keys[] = {
	{ SAYS("l", "road {seat} {#length}", N_("longest road"), N_("how many in a row")) },
	{ SAYS("h", "port {seat} {?port}", N_("harbour"), N_("a player has built at a harbour")),
	  .head = N_("harbour of {name}") },
	{ SAYS("d", "dealer {seat} agree={all}", N_("dealer"), N_("this player deals; all agree")) },
	{ SAYS("e", "dealer development agree={all}", N_("deals dev cards"),
	       N_("the dealer too; all agree")) },
	{ SAYS("w", "win {seat}", N_("win"), N_("10 points, including hidden ones")) },
	{ 0 }
};

static const struct binding ruling_keys[] = {
	{ SAYS("s", "score {seat} {~points}", N_("correct points"), N_("add, take away or set")) },
	{ SAYS("m", "mixed {seat}", N_("mixed-in card"), N_("none playable until next turn")) },
	{ SAYS("u", "doubt {seat}", N_("doubted count"), N_("ends two stacks and self-service")) },
	{ SAYS("g", "dealer judge by={seat}", N_("judge deals"), N_("to the end of the game")) },
	{ SAYS("p", "pause {*why}", N_("pause"), N_("pause for the judge")) },
	{ OFFERS("r", "rematch", N_("rematch"), N_("a new game, same players and options")) },
	{ 0 }
};
/* clang-format on */

#define BOARD .group = N_("ON THE BOARD")
#define PLAY .group = N_("PLAY")
#define DEAL .group = N_("DEAL")
#define TABLE .group = N_("TABLE")
#define PUT .key = "Enter", .help = N_("build there, put the robber there"), BOARD
#define SHOW .key = "m", .label = N_("board"), .help = N_("draw the board, or show it"), BOARD
#define ROBBER                                                                         \
	.key = "x", .offer = "robber", .hinted = is_not_aiming, .label = N_("robber"), \
	.help = N_("move the robber: g6, desert"), PLAY

#define SPACE \
	.key = "Space", .help = N_("whatever comes next: a discard, the robber, a theft, the dice"), PLAY
#define OWED .key = "Enter", .when = is_owed, .help = N_("what the player in focus owes"), PLAY

/* In the order of the hint bar. */
/* clang-format off */
const struct binding catan_keys[] = {
	/* of a new table */
	{ SAYS("d", "board draw", N_("draw a board"), N_("random lands, numbers in order")),
	  .when = asks_board, BOARD },
	{ SAYS("t", "board {*text}", N_("type it"),
	       N_("by rows: o6 w5 l11 ..; then harbours: 3 b 3 ..")), .when = asks_board, BOARD },
	{ ACTS("o", play_without, N_("no board"), N_("play without it")), .own = true,
	  .when = asks_board, BOARD },
	/* placing on the board */
	{ MOVES("arrows", N_("aim"), N_("go to another place")), .when = is_aiming, BOARD },
	{ MOVES("digits", N_("number"), N_("robber to a hex with this number")), .when = aims_at_robber,
	  BOARD },
	{ PUT, .offer = "settlement", .aimed = true, .when = aims_at_settlement, .label = N_("settle") },
	{ PUT, .offer = "road", .aimed = true, .when = aims_at_road, .label = N_("build") },
	{ PUT, .offer = "city", .aimed = true, .when = aims_at_city, .label = N_("build") },
	{ PUT, .offer = "robber", .aimed = true, .when = aims_at_hex, .label = N_("put there") },
	{ PUT, .act = ask_for_hex, .own = true, .when = is_robber_open },
	{ PUT, .act = ask_for_place, .own = true, .when = asks_first },
	{ SHOW, .menu = board_again_keys, .when = is_laid_empty, .head = N_("THE BOARD") },
	{ SHOW, .menu = board_keys, .when = is_to_be_laid, .hinted = is_answered, .head = N_("THE BOARD") },
	{ OFFERS("P", "resume", N_("resume"), N_("continue the game")), TABLE },
	{ OFFERS("d", "discard", N_("discard"), N_("half the hand after a 7: 2b1l")),
	  .head = N_("who discards"), PLAY },
	{ ROBBER, .act = catan_aim_robber, .own = true, .when = is_laid },
	{ ROBBER },
	{ OFFERS("s", "steal", N_("steal"), N_("steal one card unseen")), .head = N_("steal from"),
	  PLAY },
	{ OFFERS("M", "rematch", N_("rematch"), N_("a new game, same players and options")), TABLE },
	{ OPENS("b", build_keys, N_("build"), N_("road, settlement, city, card")),
	  .head = N_("BUILD for {actor name}"), PLAY },
	{ OFFERS("r", "roll", N_("roll"), N_("both dice, such as 34; Enter throws")), PLAY },
	{ SAYS("o", "produce {can produce}{*due}", N_("produce"), N_("this roll pays: Anna=2g")),
	  .hinted = is_dealt_by_hand, DEAL },
	{ SAYS("g", "give {can give}{seat} {*give}", N_("give"), N_("bank to player: 2g 1o")),
	  .hinted = is_boardless, DEAL },
	{ SAYS("p", "pay {can give}{seat} {*pay}", N_("pay"), N_("player to bank: 2g 1o")),
	  .hinted = is_boardless, DEAL },
	{ OPENS("t", trade_keys, N_("trade"), N_("with a player or the bank")),
	  .head = N_("TRADE {actor name}"), PLAY },
	{ OPENS("c", card_keys, N_("cards"), N_("play a development card")),
	  .head = N_("CARDS of {actor name}: {held}"), PLAY },
	{ OFFERS("n", "pass", N_("next builder"), N_("special building: the next player's chance")),
	  .when = is_special, PLAY },
	{ OFFERS("n", "turn", N_("next"), N_("next player's turn")), PLAY },
	{ SHOW, .act = show_board, .when = is_laid_for_good, .hinted = is_page },
	{ ACTS("m", tell_late, NULL, N_("draw the board, or show it")), .own = true, BOARD },
	{ OPENS("y", more_keys, N_("more"), N_("longest road, harbour ..")), .head = N_("{name}"),
	  TABLE },
	{ OPENS("R", ruling_keys, NULL, N_("rulings: points, a judge, a pause ..")), .head = N_("rulings; {name}"),
	  TABLE },
	{ SAYS("a", "audit {seat} {#cards}", N_("audit"), N_("check a hand: type its cards")), DEAL },
	{ ACTS("H", show_hands, N_("hands"), N_("what each hand may hold")), .own = true, DEAL },
	/* what is owed, then the dice */
	{ SPACE, .act = ask_for_place, .own = true, .when = asks_first },
	{ SPACE, .offer = "roll", .next = true },
	{ SPACE, .act = ask_for_place, .own = true, .when = is_setup },
	{ SPACE, .offer = "discard" },
	{ SPACE, .offer = "robber", .act = catan_aim_robber, .own = true, .when = is_laid },
	{ SPACE, .offer = "steal" },
	{ SPACE, .offer = "pass" },
	{ OWED, .offer = "discard" },
	{ OWED, .offer = "steal" },
	{ ACTS("V", show_chart, N_("chart"), N_("luck by player; again: flow of cards")), DEAL },
	{ ACTS("F", tell_moved, NULL, N_("has moved to V")), DEAL },
	{ OFFERS("J", "join", N_("join"), N_("another player joins")), TABLE },
	{ SAYS("P", "pause {*why}", NULL, N_("pause for the judge")), TABLE },
	{ 0 }
};
/* clang-format on */
