/* SPDX-License-Identifier: MIT */
/*
 * The keys of the Catan screen as lines of the game: the tables of bindings and
 * what fills their holes. Draws nothing.
 *
 * A hole named "can ..." is filled with nothing: it is there to be refused with
 * the reason before anything is typed that would be refused all the same.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

#define BUILD_ROAD .key = "r", .label = N_("road"), .help = N_("1 brick 1 lumber")
#define BUILD_SETTLEMENT .key = "s", .label = N_("settlement"), .help = N_("1 each, no ore")
#define BUILD_CITY .key = "c", .label = N_("city"), .help = N_("2 grain 3 ore")
#define BUY_CARD                                                                                       \
	{ .key = "d", .line = "buy {seat}", .label = N_("card"), .help = N_("1 wool 1 grain 1 ore") }, \
	{                                                                                              \
		.key = "k", .line = "buy {can card}{seat} {?kind}", .label = N_("known card"),         \
		.help = N_("the same, and which one it is"), .head = N_("card of {name}")              \
	}
#define BUILD_FREE                                                                 \
	{                                                                          \
		.key = "f", .line = "build {seat} road free", .label = N_("free"), \
		.help = N_("set-up, road card")                                    \
	}

static const struct binding build_keys[] = { { BUILD_ROAD, .line = "build {seat} road" },
	                                     { BUILD_SETTLEMENT, .line = "build {seat} settlement" },
	                                     { BUILD_CITY, .line = "build {seat} city" },
	                                     BUY_CARD,
	                                     BUILD_FREE,
	                                     { 0 } };

/* Where hexes are told the rolls pay by themselves, so they are asked for. */
static const struct binding build_hexes_keys[] = {
	{ BUILD_ROAD, .line = "build {seat} road" },
	{ BUILD_SETTLEMENT, .line = "build {can settlement}{seat} settlement at={\"hexes: g6,o8,b4}" },
	{ BUILD_CITY, .line = "build {can city}{seat} city at={?place}",
	  .head = N_("city of {name}, where") },
	BUY_CARD,
	BUILD_FREE,
	{ 0 }
};

static const struct binding build_setup_keys[] = {
	{ BUILD_SETTLEMENT, .line = "build {seat} settlement at={\"hexes: g6,o8,b4} free" },
	{ .key = "r", .line = "build {seat} road free", .label = N_("road"), .help = N_("free") },
	{ 0 }
};

/* clang-format off */
static const struct binding trade_keys[] = {
	{ .key = "p", .line = "trade {can trade}{seat} {*gives} with={?other} {*gets}", .label = N_("player"),
	  .help = N_("with another player"), .head = N_("{name} trades with"), .ask = "other gives gets" },
	{ .key = "b", .line = "bank {can trade}{seat} {*gives} for {?res}", .label = N_("bank"),
	  .help = N_("4 for 1, or by harbour"),
	  .head = N_("{name} takes from the bank") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding card_keys[] = {
	{ .key = "k", .line = "play {seat} knight", .label = N_("knight"),
	  .help = N_("then the robber moves") },
	{ .key = "m", .line = "play {can play}{seat} monopoly {?res}", .label = N_("monopoly"),
	  .help = N_("all of one resource"),
	  .head = N_("monopoly of {name}") },
	{ .key = "p", .line = "play {can play}{seat} plenty {?res} {?res2}", .label = N_("plenty"),
	  .help = N_("two from the bank"),
	  .head = N_("{name} takes from the bank") },
	{ .key = "r", .line = "play {seat} roads", .label = N_("roads"), .help = N_("two free roads") },
	{ .key = "v", .line = "reveal {seat} vp", .label = N_("point"),
	  .help = N_("turn up a victory point") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding more_keys[] = {
	{ .key = "l", .line = "road {seat} {#length}", .label = N_("longest road"),
	  .help = N_("its length, as counted") },
	{ .key = "h", .line = "port {seat} {?port}", .label = N_("harbour"), .help = N_("a harbour reached"),
	  .head = N_("harbour of {name}") },
	{ .key = "s", .line = "score {seat} {~points}", .label = N_("points"), .help = N_("a correction") },
	{ .key = "m", .line = "mixed {seat}", .label = N_("mixed"),
	  .help = N_("a new card was not kept apart") },
	{ .key = "u", .line = "doubt {seat}", .label = N_("doubt"), .help = N_("a count is doubted") },
	{ .key = "d", .line = "dealer {seat} agree={all}", .label = N_("dealer"),
	  .help = N_("hands out from now on; all agree") },
	{ .key = "g", .line = "dealer judge by={seat}", .label = N_("judge"),
	  .help = N_("the judge hands out from now on") },
	{ .key = "w", .line = "win {seat}", .label = N_("win"),
	  .help = N_("with hidden points, on the own turn") },
	{ 0 }
};
/* clang-format on */

#define PLAY .group = N_("PLAY")
#define DEAL .group = N_("DEAL")
#define TABLE .group = N_("TABLE")
#define BUILD_HELP .key = "b", .label = N_("build"), .help = N_("road, settlement, city, card")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding catan_keys[] = {
	{ .key = "P", .line = "resume", .label = N_("resume"), .help = N_("the game goes on"),
	  .when_name = "paused", TABLE },
	{ .key = "d", .line = "discard {?who} {*aside}", .label = N_("discard"),
	  .help = N_("half of the hand after a 7, as 2b1l"),
	  .head = N_("who discards"), PLAY },
	{ .key = "r", .line = "roll {can roll}{%2dice}", .label = N_("roll"),
	  .help = N_("two digits, or Enter throws"), PLAY },
	{ BUILD_HELP, .menu = build_setup_keys, .when_name = "setup", .head = N_("BUILD, free, {name}"), PLAY },
	{ BUILD_HELP, .menu = build_hexes_keys, .when_name = "hexes", .head = N_("BUILD {name}"), PLAY },
	{ BUILD_HELP, .menu = build_keys, .head = N_("BUILD {name}"), PLAY },
	{ .key = "x", .line = "robber {can robber}{\"hex}", .label = N_("robber"),
	  .help = N_("where the robber goes"), PLAY },
	{ .key = "s", .line = "steal {turn} from={?victim}", .label = N_("steal"),
	  .help = N_("one card, unseen"),
	  .head = N_("steal from"), PLAY },
	{ .key = "o", .line = "produce {can produce}{*due}", .label = N_("produce"),
	  .help = N_("due from the roll: Anna=2g Bob=1o"), DEAL },
	{ .key = "g", .line = "give {can give}{seat} {*give}", .label = N_("give"),
	  .help = N_("from the bank: 2g 1o"), DEAL },
	{ .key = "p", .line = "pay {can give}{seat} {*pay}", .label = N_("pay"),
	  .help = N_("to the bank"), DEAL },
	{ .key = "t", .menu = trade_keys, .label = N_("trade"), .help = N_("with a player, with the bank"),
	  .head = N_("TRADE {name}"), PLAY },
	{ .key = "c", .menu = card_keys, .label = N_("cards"), .help = N_("play a development card"),
	  .head = N_("CARD of {name}, {held}"), PLAY },
	{ .key = "n", .line = "turn", .label = N_("next"), .help = N_("next player's turn"), PLAY },
	{ .key = "a", .line = "audit {seat} {#cards}", .label = N_("audit"),
	  .help = N_("cards counted: agreed, or what happened"), DEAL },
	{ .key = "H", .act_name = "hands", .label = N_("hands"),
	  .help = N_("what each hand can hold, for 5 seconds"), DEAL },
	{ .key = "F", .act_name = "flow", .label = N_("flow"), .help = N_("cards received and spent"), DEAL },
	{ .key = "P", .line = "pause {*why}", .help = N_("a judge is called"), TABLE },
	{ .key = "y", .menu = more_keys, .label = N_("more"),
	  .help = N_("longest road, harbour, points, dealer .."),
	  .head = N_("{name}"), TABLE },
	{ 0 }
};
/* clang-format on */

bool catan_holds(const void *view, const void *state, const char *when)
{
	const struct catan *c = state;

	(void)view;
	if (strcmp(when, "setup") == 0)
		return c->phase == CATAN_SETUP;
	if (strcmp(when, "hexes") == 0)
		return c->phase != CATAN_SETUP && catan_board_told(c);
	return strcmp(when, "paused") == 0 && c->paused;
}

/* What is still to be done is told after each step of it; an audit in the middle
 * of a 7 has its own answer in the message line. */
bool catan_urgent(const void *v, const void *state)
{
	const struct catan_view *view = v;
	const struct catan *c = state;

	return view->step && (c->paused || catan_discards_due(c) || (c->robber_due && catan_board_told(c)) ||
	                      c->free_roads);
}

/* What must be done first is not hidden among what could be done too. */
bool catan_hinted(const void *v, const void *state, const struct binding *binding)
{
	const struct catan_view *view = v;
	const struct catan *c = state;

	if (binding->menu == card_keys)
		return catan_may_play_card(c, c->table.turn, NULL) && catan_development(c, c->table.turn) > 0;
	if (binding->menu == trade_keys)
		return catan_may_trade(c, c->table.turn, NULL) && c->rolled;
	if (binding->menu == build_keys || binding->menu == build_hexes_keys)
		return catan_may_build(c, view->focus, NULL) || (c->free_roads && catan_may_act(c, NULL));
	if (strcmp(binding->key, "x") == 0)
		return c->robber_due && !catan_discards_due(c);
	if (strcmp(binding->key, "o") == 0)
		return !catan_board_told(c) && c->rolled;
	return true;
}

/* ---- holes ---- */

int catan_due_seat(const struct catan *c, int focus)
{
	if (focus < c->table.seats && c->player[focus].must_discard)
		return focus;
	for (int i = 0; i < c->table.seats; i++)
		if (c->player[i].must_discard)
			return i;
	return -1;
}

/* So many cards that this hand may hold, as they are typed. */
static bool some_cards(const struct catan *c, int seat, int count, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	if (seat < 0)
		return false;
	for (int kind = 0; kind < CATAN_RESOURCES && count > 0; kind++) {
		int there = c->world[0].hand[seat][kind], taken = there < count ? there : count;

		if (taken && end < size)
			end += (size_t)snprintf(out + end, size - end, "%s%s=%d", end ? " " : "",
			                        catan_resource_word((enum catan_resource)kind), taken);
		count -= taken;
	}
	return end > 0 && count == 0;
}

static bool some_of_bank(const struct catan *c, char *out, size_t size)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (c->bank[kind]) {
			snprintf(out, size, "%s=1", catan_resource_word((enum catan_resource)kind));
			return true;
		}
	return false;
}

/* A,B,C: everybody at the table. */
static bool all_seats(const struct catan *c, char *out, size_t size)
{
	size_t end = 0;

	for (int i = 0; i < c->table.seats && end < size; i++)
		end += (size_t)snprintf(out + end, size - end, "%s%d", i ? "," : "", i + 1);
	return true;
}

/* ---- what can be done now ---- */

static bool can_pay(const struct catan *c, int seat, enum catan_thing thing, struct reason *why)
{
	return catan_may_build(c, seat, why) && catan_can_buy(c, seat, thing, why);
}

static bool can(const struct catan *c, int seat, const char *what, struct reason *why)
{
	for (int thing = 0; thing < CATAN_THINGS; thing++)
		if (strcmp(what, catan_thing_word((enum catan_thing)thing)) == 0)
			return can_pay(c, seat, (enum catan_thing)thing, why);
	if (strcmp(what, "trade") == 0) /* the other side may be on turn */
		return catan_may_trade(c, c->table.turn < 0 ? seat : c->table.turn, why);
	if (strcmp(what, "play") == 0)
		return catan_may_play_card(c, seat, why);
	if (strcmp(what, "produce") == 0)
		return catan_may_produce(c, why);
	if (strcmp(what, "roll") == 0)
		return catan_may_roll(c, why);
	if (strcmp(what, "give") == 0)
		return catan_may_act(c, why);
	return strcmp(what, "robber") != 0 || catan_may_move_robber(c, why);
}

/* Why there is nobody to choose. */
static bool why_nobody(const struct catan *c, const char *hole, struct reason *why)
{
	if (strcmp(hole, "who") == 0)
		return !reason_set(why, _("nobody must discard: a 7 takes half of more than %d cards"),
		                   CATAN_HAND_LIMIT);
	if (strcmp(hole, "place") == 0)
		return !reason_set(why, _("no settlement has been told its hexes: say build P city"));
	if (strcmp(hole, "victim") != 0)
		return false;
	if (catan_may_steal(c, why))
		reason_set(why, _("nobody else has a card at the robber"));
	return true;
}

static bool fill_why(const struct catan *c, int seat, const char *hole, char *out, size_t size)
{
	struct reason why = { "" };

	if (strncmp(hole, "can ", 4) == 0 ? can(c, seat, hole + 4, &why) : !why_nobody(c, hole, &why))
		return false;
	utf8_copy(out, size, why.text);
	return true;
}

/* "2 held, 1 of them new" */
static bool fill_held(const struct catan *c, int seat, char *out, size_t size)
{
	int held = catan_development(c, seat), fresh = catan_new_development(c, seat);

	snprintf(out, size, fresh ? _("%d held, %d of them new") : _("%d held"), held, fresh);
	return true;
}

/* What might be typed for a text: whether the key means something now. */
static bool fill_sample(const struct catan *c, int focus, const char *hole, char *out, size_t size)
{
	if (strcmp(hole, "aside") == 0)
		return catan_due_seat(c, focus) >= 0 &&
		       some_cards(c, catan_due_seat(c, focus),
		                  c->player[catan_due_seat(c, focus)].must_discard, out, size);
	if (strcmp(hole, "pay") == 0)
		return some_cards(c, focus, 1, out, size);
	if (strcmp(hole, "give") == 0)
		return some_of_bank(c, out, size);
	if (strcmp(hole, "due") == 0) {
		snprintf(out, size, "%d=1%c", focus + 1, 'g');
		return true;
	}
	if (strcmp(hole, "hex") != 0)
		return false;
	utf8_copy(out, size, strcmp(catan_hex_word(c->robber).text, "g6") == 0 ? "o8" : "g6");
	return true;
}

bool catan_fill(const void *v, const void *state, const char *hole, char *out, size_t size)
{
	const struct catan_view *view = v;
	const struct catan *c = state;

	if (view->focus >= c->table.seats)
		return false;
	if (strncmp(hole, "why ", 4) == 0)
		return fill_why(c, view->focus, hole + 4, out, size);
	if (strncmp(hole, "can ", 4) == 0) {
		out[0] = '\0';
		return can(c, view->focus, hole + 4, NULL);
	}
	if (strcmp(hole, "seat") == 0)
		screen_seat_word(&c->table, view->focus, out, size);
	else if (strcmp(hole, "turn") == 0 && c->table.turn >= 0)
		screen_seat_word(&c->table, c->table.turn, out, size);
	else if (strcmp(hole, "name") == 0)
		utf8_copy(out, size, c->table.seat[view->focus].name);
	else if (strcmp(hole, "all") == 0)
		return all_seats(c, out, size);
	else if (strcmp(hole, "held") == 0)
		return fill_held(c, view->focus, out, size);
	else
		return fill_sample(c, view->focus, hole, out, size);
	return true;
}
