/* SPDX-License-Identifier: MIT */
/*
 * The keys of the Catan screen as lines of the game: the tables of bindings,
 * what fills their holes, and what can be chosen. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "../rules/i18n.h"
#include "../rules/utf8.h"
#include "catan_view.h"

#define BUILD_ROAD .key = "r", .label = N_("road"), .help = N_("1 brick 1 lumber")
#define BUILD_SETTLEMENT .key = "s", .label = N_("settlement"), .help = N_("1 each, no ore")
#define BUILD_CITY .key = "c", .label = N_("city"), .help = N_("2 grain 3 ore")
#define BUY_CARD { .key = "d", .line = "buy {seat}", .label = N_("card"), .help = N_("1 wool 1 grain 1 ore") }, \
	{ .key = "k", .line = "buy {seat} {?kind}", .label = N_("known card"), .help = N_("the same, and which one it is"), \
	  .head = N_("card of {name}") }
#define BUILD_FREE { .key = "f", .line = "build {seat} road free", .label = N_("free"), .help = N_("set-up, road card") }

static const struct binding build_keys[] = {
	{ BUILD_ROAD, .line = "build {seat} road" },
	{ BUILD_SETTLEMENT, .line = "build {seat} settlement" },
	{ BUILD_CITY, .line = "build {seat} city" },
	BUY_CARD,
	BUILD_FREE,
	{ 0 }
};

/* Where hexes are told the rolls pay by themselves, so they are asked for. */
static const struct binding build_hexes_keys[] = {
	{ BUILD_ROAD, .line = "build {seat} road" },
	{ BUILD_SETTLEMENT, .line = "build {seat} settlement at={\"hexes: g6,o8,b4}" },
	{ BUILD_CITY, .line = "build {seat} city at={?place}", .head = N_("city of {name}, where") },
	BUY_CARD,
	BUILD_FREE,
	{ 0 }
};

static const struct binding build_setup_keys[] = {
	{ BUILD_SETTLEMENT, .line = "build {seat} settlement at={\"hexes: g6,o8,b4} free" },
	{ .key = "r", .line = "build {seat} road free", .label = N_("road"), .help = N_("free") },
	{ 0 }
};

static const struct binding trade_keys[] = {
	{ .key = "p", .line = "trade {seat} {*gives} with={?other} {*gets}", .label = N_("player"),
	  .help = N_("with another player"), .head = N_("{name} trades with"), .ask = "other gives gets" },
	{ .key = "b", .line = "bank {seat} {*gives} for {?res}", .label = N_("bank"), .help = N_("4 for 1, or by harbour"),
	  .head = N_("{name} takes from the bank") },
	{ 0 }
};

static const struct binding card_keys[] = {
	{ .key = "k", .line = "play {seat} knight", .label = N_("knight"), .help = N_("then the robber moves") },
	{ .key = "m", .line = "play {seat} monopoly {?res}", .label = N_("monopoly"), .help = N_("all of one resource"),
	  .head = N_("monopoly of {name}") },
	{ .key = "p", .line = "play {seat} plenty {?res} {?res2}", .label = N_("plenty"), .help = N_("two from the bank"),
	  .head = N_("{name} takes from the bank") },
	{ .key = "r", .line = "play {seat} roads", .label = N_("roads"), .help = N_("two free roads") },
	{ .key = "v", .line = "reveal {seat} vp", .label = N_("point"), .help = N_("turn up a victory point") },
	{ 0 }
};

static const struct binding more_keys[] = {
	{ .key = "l", .line = "road {seat} {#length}", .label = N_("longest road"), .help = N_("its length, as counted") },
	{ .key = "h", .line = "port {seat} {?port}", .label = N_("harbour"), .help = N_("a harbour reached"),
	  .head = N_("harbour of {name}") },
	{ .key = "s", .line = "score {seat} {~points}", .label = N_("points"), .help = N_("a correction") },
	{ .key = "m", .line = "mixed {seat}", .label = N_("mixed"), .help = N_("a new card was not kept apart") },
	{ .key = "u", .line = "doubt {seat}", .label = N_("doubt"), .help = N_("a count is doubted") },
	{ .key = "d", .line = "dealer {seat} agree={all}", .label = N_("dealer"), .help = N_("hands out from now on; all agree") },
	{ .key = "g", .line = "dealer judge by={seat}", .label = N_("judge"), .help = N_("the judge hands out from now on") },
	{ .key = "w", .line = "win {seat}", .label = N_("win"), .help = N_("with hidden points, on the own turn") },
	{ 0 }
};

#define PLAY .group = N_("PLAY")
#define DEAL .group = N_("DEAL")
#define TABLE .group = N_("TABLE")
#define BUILD_HELP .key = "b", .label = N_("build"), .help = N_("road, settlement, city, card")

/* In the order of the hint bar. */
const struct binding catan_keys[] = {
	{ .key = "d", .line = "discard {?who} {*aside}", .label = N_("discard"), .help = N_("half of the hand, after a 7"),
	  .head = N_("who discards"), PLAY },
	{ .key = "r", .line = "roll {%2dice}", .label = N_("roll"), .help = N_("two digits, or Enter throws"), PLAY },
	{ BUILD_HELP, .menu = build_setup_keys, .when = "setup", .head = N_("BUILD, free, {name}"), PLAY },
	{ BUILD_HELP, .menu = build_hexes_keys, .when = "hexes", .head = N_("BUILD {name}"), PLAY },
	{ BUILD_HELP, .menu = build_keys, .head = N_("BUILD {name}"), PLAY },
	{ .key = "x", .line = "robber {\"hex}", .label = N_("robber"), .help = N_("where the robber goes"), PLAY },
	{ .key = "s", .line = "steal {turn} from={?victim}", .label = N_("steal"), .help = N_("one card, unseen"),
	  .head = N_("steal from"), PLAY },
	{ .key = "o", .line = "produce {*due}", .label = N_("produce"), .help = N_("due from the roll: Anna=2g Bob=1o"), DEAL },
	{ .key = "g", .line = "give {seat} {*give}", .label = N_("give"), .help = N_("from the bank: 2g 1o"), DEAL },
	{ .key = "p", .line = "pay {seat} {*pay}", .label = N_("pay"), .help = N_("to the bank"), DEAL },
	{ .key = "t", .menu = trade_keys, .label = N_("trade"), .help = N_("with a player, with the bank"),
	  .head = N_("TRADE {name}"), PLAY },
	{ .key = "c", .menu = card_keys, .label = N_("cards"), .help = N_("play a development card"),
	  .head = N_("CARD of {name}"), PLAY },
	{ .key = "n", .line = "turn", .label = N_("next"), .help = N_("next player's turn"), PLAY },
	{ .key = "a", .line = "audit {seat} {#cards}", .label = N_("audit"), .help = N_("cards counted: agreed, or what happened"), DEAL },
	{ .key = "H", .act = "hands", .label = N_("hands"), .help = N_("what each hand can hold, for 5 seconds"), DEAL },
	{ .key = "F", .act = "flow", .label = N_("flow"), .help = N_("cards received and spent"), DEAL },
	{ .key = "P", .line = "resume", .label = N_("resume"), .help = N_("the game goes on"), .when = "paused", TABLE },
	{ .key = "P", .line = "pause {*why}", .help = N_("a judge is called"), TABLE },
	{ .key = "y", .menu = more_keys, .label = N_("more"), .help = N_("longest road, harbour, points, dealer .."),
	  .head = N_("{name}"), TABLE },
	{ 0 }
};

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

/* What must be done first is not hidden among what could be done too. */
bool catan_hinted(const void *view, const void *state, const struct binding *binding)
{
	const struct catan *c = state;

	(void)view;
	if (binding->menu == card_keys)
		return c->phase == CATAN_PLAYING && !c->card_played && !catan_discards_due(c);
	if (binding->menu == trade_keys)
		return c->phase == CATAN_PLAYING && c->rolled && !catan_discards_due(c);
	if (strcmp(binding->key, "x") == 0)
		return c->robber_due && !catan_discards_due(c);
	if (strcmp(binding->key, "o") == 0)
		return !catan_board_told(c) && c->rolled;
	return true;
}

/* ---- holes ---- */

/* Whose discard is meant: the focused player's, else that of the first who owes one; -1. */
static int due_seat(const struct catan *c, int focus)
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

/* What might be typed for a text: whether the key means something now. */
static bool fill_sample(const struct catan *c, int focus, const char *hole, char *out, size_t size)
{
	char hex[CATAN_HEX_BYTES];

	if (strcmp(hole, "aside") == 0)
		return due_seat(c, focus) >= 0 &&
		       some_cards(c, due_seat(c, focus), c->player[due_seat(c, focus)].must_discard, out, size);
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
	catan_hex_word(c->robber, hex);
	utf8_copy(out, size, strcmp(hex, "g6") == 0 ? "o8" : "g6");
	return true;
}

bool catan_fill(const void *v, const void *state, const char *hole, char *out, size_t size)
{
	const struct catan_view *view = v;
	const struct catan *c = state;

	if (view->focus >= c->table.seats)
		return false;
	if (strcmp(hole, "seat") == 0)
		screen_seat_word(&c->table, view->focus, out, size);
	else if (strcmp(hole, "turn") == 0 && c->table.turn >= 0)
		screen_seat_word(&c->table, c->table.turn, out, size);
	else if (strcmp(hole, "name") == 0)
		utf8_copy(out, size, c->table.seat[view->focus].name);
	else if (strcmp(hole, "all") == 0)
		return all_seats(c, out, size);
	else
		return fill_sample(c, view->focus, hole, out, size);
	return true;
}

/* ---- choices ---- */

struct choices {
	struct choice *out;
	int count, max;
};

static struct choice *choose(struct choices *list, const char *press, const char *word)
{
	struct choice *choice = &list->out[list->count < list->max ? list->count++ : list->max - 1];

	memset(choice, 0, sizeof *choice);
	snprintf(choice->key, sizeof choice->key, "%s", press);
	utf8_copy(choice->word, sizeof choice->word, word);
	return choice;
}

static struct choice *choose_seat(struct choices *list, const struct catan *c, int seat)
{
	char press[8], word[sizeof list->out->word];
	struct choice *choice;

	snprintf(press, sizeof press, "%d", seat + 1);
	screen_seat_word(&c->table, seat, word, sizeof word);
	choice = choose(list, press, word);
	utf8_copy(choice->name, sizeof choice->name, c->table.seat[seat].name);
	snprintf(choice->value, sizeof choice->value, P_("%d card", "%d cards", (unsigned long)c->player[seat].cards),
	         c->player[seat].cards);
	return choice;
}

static void who_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	bool own = due_seat(c, view->focus) == view->focus;

	for (int i = 0; i < c->table.seats; i++)
		if (c->player[i].must_discard && (!own || i == view->focus))
			snprintf(choose_seat(list, c, i)->text, sizeof list->out->text, _("discards %d"),
			         c->player[i].must_discard);
}

static void victim_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	seats_set victims = catan_victims(c);

	(void)view;
	for (int i = 0; i < c->table.seats; i++)
		if (victims & 1u << i)
			choose_seat(list, c, i);
}

static void other_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	for (int i = 0; i < c->table.seats; i++)
		if (i != view->focus)
			choose_seat(list, c, i);
}

static void list_resources(const struct catan *c, struct choices *list)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		const char *word = catan_resource_word((enum catan_resource)kind);
		char press[8];
		struct choice *choice;

		snprintf(press, sizeof press, "%c", word[0]);
		choice = choose(list, press, word);
		utf8_copy(choice->name, sizeof choice->name, catan_resource_name((enum catan_resource)kind));
		snprintf(choice->value, sizeof choice->value, _("%d in the bank"), c->bank[kind]);
	}
}

static void resource_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	(void)view;
	list_resources(c, list);
}

static void port_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	(void)view;
	utf8_copy(choose(list, "3", "3")->text, sizeof list->out->text, _("any resource, 3 for 1"));
	list_resources(c, list);
	for (int i = 1; i < list->count; i++)
		utf8_copy(list->out[i].value, sizeof list->out->value, _("2 for 1"));
}

static void kind_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	(void)view;
	(void)c;
	for (int card = 0; card < CATAN_DEVELOPMENTS; card++) {
		const char *word = catan_card_word((enum catan_development)card);
		char press[8];

		snprintf(press, sizeof press, "%c", word[0]);
		utf8_copy(choose(list, press, word)->name, sizeof list->out->name, catan_card_name((enum catan_development)card));
	}
}

/* The settlements that can become a city, by the hexes that were told. */
static void place_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	const struct catan_player *p = &c->player[view->focus];

	for (int i = 0; i < p->places; i++) {
		char press[8], word[CATAN_CORNERS * CATAN_HEX_BYTES] = "";
		size_t end = 0;

		if (p->place[i].city)
			continue;
		for (int k = 0; k < p->place[i].corners; k++) {
			char hex[CATAN_HEX_BYTES];

			catan_hex_word(p->place[i].corner[k], hex);
			end += (size_t)snprintf(word + end, sizeof word - end, "%s%s", k ? "," : "", hex);
		}
		snprintf(press, sizeof press, "%d", list->count + 1);
		choose(list, press, word);
	}
}

/* ---- what a row would do now ---- */

static void price_value(const struct catan *c, int seat, enum catan_thing thing, const char *press, struct choices *list)
{
	const struct catan_player *p = &c->player[seat];
	const int left[CATAN_THINGS] = { p->roads, p->settlements, p->cities, c->deck };
	struct reason why;
	struct choice *choice = choose(list, press, "");

	if (catan_can_buy(c, seat, thing, &why))
		snprintf(choice->value, sizeof choice->value, _("%d left"), left[thing]);
	else
		utf8_copy(choice->value, sizeof choice->value, why.text);
}

static void build_values(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	if (c->phase == CATAN_SETUP)
		return;
	price_value(c, view->focus, CATAN_ROAD, "r", list);
	price_value(c, view->focus, CATAN_SETTLEMENT, "s", list);
	price_value(c, view->focus, CATAN_CITY, "c", list);
	price_value(c, view->focus, CATAN_CARD, "d", list);
}

static void card_values(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	int held = catan_development(c, view->focus), fresh = catan_new_development(c, view->focus);

	snprintf(choose(list, "k", "")->value, sizeof list->out->value, _("%d held, %d of them new"), held, fresh);
}

int catan_choices(const void *v, const void *state, const char *hole, const char *line, struct choice *out, int max)
{
	static const struct {
		const char *hole;
		void (*list)(const struct catan_view *view, const struct catan *c, struct choices *list);
	} holes[] = {
		{ "who", who_choices }, { "victim", victim_choices }, { "other", other_choices }, { "res", resource_choices },
		{ "res2", resource_choices }, { "port", port_choices }, { "kind", kind_choices }, { "place", place_choices },
		{ "b", build_values }, { "c", card_values },
	};
	const struct catan_view *view = v;
	const struct catan *c = state;
	struct choices list = { out, 0, max };

	(void)line;
	if (view->focus >= c->table.seats || max <= 0)
		return 0;
	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
		if (strcmp(holes[i].hole, hole) == 0)
			holes[i].list(view, c, &list);
	return list.count;
}
