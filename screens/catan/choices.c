/* SPDX-License-Identifier: MIT */
/*
 * The holes of Catan's lines: what fills them, the choices they offer, and the
 * present values of menu rows. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- filling holes ---- */

static int focus_of(const struct catan_view *view)
{
	return view->focus;
}

static bool fill_actor(const void *view, const void *state, char *out, size_t size)
{
	screen_seat_word(state, catan_actor(view, state), out, size);
	return true;
}

static bool fill_actor_name(const void *view, const void *state, char *out, size_t size)
{
	const struct table *table = state;

	utf8_copy(out, size, table->seat[catan_actor(view, state)].name);
	return true;
}

static bool fill_seat(const void *view, const void *state, char *out, size_t size)
{
	screen_seat_word(state, focus_of(view), out, size);
	return true;
}

static bool fill_turn(const void *view, const void *state, char *out, size_t size)
{
	const struct table *table = state;

	if (table->turn >= 0)
		screen_seat_word(table, table->turn, out, size);
	return table->turn >= 0;
}

static bool fill_name(const void *view, const void *state, char *out, size_t size)
{
	const struct table *table = state;

	utf8_copy(out, size, table->seat[focus_of(view)].name);
	return true;
}

/* A,B,C: everybody at the table. */
static bool fill_all(const void *view, const void *state, char *out, size_t size)
{
	const struct table *table = state;
	size_t end = 0;

	for (int i = 0; i < table->seats && end < size; i++)
		end += (size_t)snprintf(out + end, size - end, "%s%d", i ? "," : "", i + 1);
	return true;
}

/* "2 held, 1 of them new" */
static bool fill_held(const void *view, const void *state, char *out, size_t size)
{
	int held = catan_development(state, catan_actor(view, state)),
	    fresh = catan_new_development(state, catan_actor(view, state));

	snprintf(out, size, fresh ? _("%d held, %d of them new") : _("%d held"), held, fresh);
	return true;
}

/* ---- samples of typed text, to find out whether a key means something now ---- */

/* The focused player if due to discard, else the first who is; -1: none. */
static int due_seat(const struct catan *c, int focus)
{
	if (focus < c->table.seats && c->player[focus].must_discard)
		return focus;
	for (int i = 0; i < c->table.seats; i++)
		if (c->player[i].must_discard)
			return i;
	return -1;
}

/* Writes so many cards that the hand may hold. */
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
			                        catan_resources[kind].word, taken);
		count -= taken;
	}
	return end > 0 && count == 0;
}

static bool fill_give(const void *view, const void *state, char *out, size_t size)
{
	const struct catan *c = state;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (c->bank[kind]) {
			snprintf(out, size, "%s=1", catan_resources[kind].word);
			return true;
		}
	return false;
}

static bool fill_aside(const void *view, const void *state, char *out, size_t size)
{
	const struct catan *c = state;
	int seat = due_seat(c, focus_of(view));

	return seat >= 0 && some_cards(c, seat, c->player[seat].must_discard, out, size);
}

static bool fill_pay(const void *view, const void *state, char *out, size_t size)
{
	return some_cards(state, focus_of(view), 1, out, size);
}

static bool fill_due(const void *view, const void *state, char *out, size_t size)
{
	snprintf(out, size, "%d=1g", focus_of(view) + 1);
	return true;
}

/* As good as any text that lays one. */
static bool fill_board(const void *view, const void *state, char *out, size_t size)
{
	utf8_copy(out, size, "draw");
	return true;
}

static bool fill_hex(const void *view, const void *state, char *out, size_t size)
{
	const struct catan *c = state;

	utf8_copy(out, size, strcmp(catan_hex_word(c->robber).text, "g6") == 0 ? "o8" : "g6");
	return true;
}

/* ---- the place under the cursor ---- */

static bool fill_aim(const void *view, const void *state, char *out, size_t size)
{
	struct catan_aim aim = catan_aim_of(view, state);

	if (aim.piece)
		utf8_copy(out, size, catan_place_word(state, aim.piece, aim.places.at[aim.now]).text);
	return aim.piece != AIM_NOTHING;
}

static bool fill_builder(const void *view, const void *state, char *out, size_t size)
{
	screen_seat_word(state, catan_aim_of(view, state).seat, out, size);
	return true;
}

static bool fill_free(const void *view, const void *state, char *out, size_t size)
{
	const struct catan *c = state;

	utf8_copy(out, size, c->phase == CATAN_SETUP || c->free_roads ? "free" : "");
	return true;
}

/* ---- conditions ---- */

static bool may_pay(const struct catan *c, int seat, enum catan_thing thing, struct reason *why)
{
	return catan_may_build(c, seat, why) && catan_can_buy(c, seat, thing, why);
}

static bool may_settle(const void *view, const void *state, struct reason *why)
{
	return may_pay(state, catan_actor(view, state), CATAN_SETTLEMENT, why);
}

static bool may_raise_city(const void *view, const void *state, struct reason *why)
{
	return may_pay(state, catan_actor(view, state), CATAN_CITY, why);
}

static bool may_buy_card(const void *view, const void *state, struct reason *why)
{
	return may_pay(state, catan_actor(view, state), CATAN_CARD, why);
}

static bool may_trade(const void *view, const void *state, struct reason *why)
{
	const struct catan *c = state;

	return catan_may_trade(c, catan_actor(view, c), why);
}

static bool may_play(const void *view, const void *state, struct reason *why)
{
	return catan_may_play_card(state, catan_actor(view, state), why);
}

static bool may_produce(const void *view, const void *state, struct reason *why)
{
	return catan_may_produce(state, why);
}

static bool may_roll(const void *view, const void *state, struct reason *why)
{
	return catan_may_roll(state, why);
}

static bool may_give(const void *view, const void *state, struct reason *why)
{
	return catan_may_act(state, why);
}

static bool may_move_robber(const void *view, const void *state, struct reason *why)
{
	return catan_may_move_robber(state, why);
}

/* ---- choices ---- */

static struct choice *choose_seat(struct choices *list, const struct catan *c, int seat)
{
	struct choice *choice = choices_seat(list, &c->table, seat);

	snprintf(choice->value, sizeof choice->value, P_("%d card", "%d cards", c->player[seat].cards),
	         c->player[seat].cards);
	return choice;
}

static void who_choices(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;
	bool own = due_seat(c, focus_of(view)) == focus_of(view);

	for (int i = 0; i < c->table.seats; i++)
		if (c->player[i].must_discard && (!own || i == focus_of(view)))
			snprintf(choose_seat(list, c, i)->text, sizeof list->out->text, _("discards %d"),
			         c->player[i].must_discard);
}

static void victim_choices(const void *view, const void *state, struct choices *list)
{
	each_seat (i, catan_victims(state))
		choose_seat(list, state, i);
}

static void other_choices(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;

	for (int i = 0; i < c->table.seats; i++)
		if (i != catan_actor(view, state))
			choose_seat(list, c, i);
}

static void resource_choices(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		const char *word = catan_resources[kind].word;
		char press[8];
		struct choice *choice;

		snprintf(press, sizeof press, "%c", word[0]);
		choice = choices_add(list, press, word);
		utf8_copy(choice->name, sizeof choice->name, _(catan_resources[kind].name));
		snprintf(choice->value, sizeof choice->value, _("%d in the bank"), c->bank[kind]);
	}
}

/* The resource a Monopoly names; -1: none yet. */
static int resource_of(const char *line)
{
	const char *at = strstr(line, " monopoly ");

	for (int kind = 0; at && kind < CATAN_RESOURCES; kind++) {
		const char *word = catan_resources[kind].word;

		if (strncmp(at + strlen(" monopoly "), word, strlen(word)) == 0)
			return kind;
	}
	return -1;
}

/* What the n-th of the others hands over to a Monopoly; one empty choice where that is known. */
static void handed_choices(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;
	int actor = catan_actor(view, c), kind = resource_of(list->line), seat = list->number - 1;
	struct catan_range range = { 0 };

	seat += seat >= actor;
	if (kind >= 0 && seat < c->table.seats)
		range = catan_range(c, seat, kind);
	if (range.least == range.most) {
		choices_add(list, "y", "");
		return;
	}
	for (int count = range.least; count <= range.most; count++) {
		char press[12], name[NAME_BYTES + 4];
		struct choice *choice;

		snprintf(press, sizeof press, range.most > 9 ? "%02d" : "%d", count);
		screen_seat_word(&c->table, seat, name, sizeof name);
		choice = choices_add(list, press, "");
		snprintf(choice->word, sizeof choice->word, " %s=%d", name, count);
		snprintf(choice->name, sizeof choice->name, "%s", c->table.seat[seat].name);
		snprintf(choice->text, sizeof choice->text, C_("monopoly", "hands over %d"), count);
	}
}

/* What the bank takes of each resource for one card: "4b", by harbours "3b" or "2b". */
static void rate_choices(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;

	resource_choices(view, state, list);
	for (int i = 0; i < list->count; i++) {
		int rate = catan_rate(c, catan_actor(view, c), i);

		snprintf(list->out[i].word, sizeof list->out->word, "%d%c", rate, catan_resources[i].word[0]);
		snprintf(list->out[i].value, sizeof list->out->value, _("%d for 1"), rate);
	}
}

static void port_choices(const void *view, const void *state, struct choices *list)
{
	utf8_copy(choices_add(list, "3", "3")->text, sizeof list->out->text, _("any resource, 3 for 1"));
	resource_choices(view, state, list);
	for (int i = 1; i < list->count; i++)
		utf8_copy(list->out[i].value, sizeof list->out->value, _("2 for 1"));
}

static void kind_choices(const void *view, const void *state, struct choices *list)
{
	for (int card = 0; card < CATAN_DEVELOPMENTS; card++) {
		const char *word = catan_cards[card].word;
		char press[8];

		snprintf(press, sizeof press, "%c", word[0]);
		utf8_copy(choices_add(list, press, word)->name, sizeof list->out->name,
		          _(catan_cards[card].name));
	}
}

struct catan_text catan_corners_word(const struct catan_place *place)
{
	struct catan_text out = { "" };
	size_t end = 0;

	for (int k = 0; k < place->corners; k++)
		end += (size_t)snprintf(out.text + end, sizeof out.text - end, "%s%s", k ? "," : "",
		                        catan_hex_word(place->corner[k]).text);
	return out;
}

/* The settlements that can become a city, by their hexes. */
static void place_choices(const void *view, const void *state, struct choices *list)
{
	const struct catan_player *p = &((const struct catan *)state)->player[catan_actor(view, state)];

	for (int i = 0; i < p->places; i++)
		if (!p->place[i].city)
			choices_add(list, text_number(list->count + 1).of,
			            catan_corners_word(&p->place[i]).text);
}

/* What n and r would leave undone, before the set-up is complete. */
static bool fill_early(const void *view, const void *state, char *out, size_t size)
{
	const struct catan *c = state;
	bool road;
	int players = 0;

	if (!c->board.laid || catan_settler(c, &road) < 0)
		return false;
	for (int i = 0; i < c->table.seats; i++)
		players += c->player[i].left[CATAN_SETTLEMENT] + c->player[i].left[CATAN_CITY] >
		           CATAN_SETTLEMENTS + CATAN_CITIES - 2;
	snprintf(out, size,
	         players ? P_("%d player then has no start cards", "%d players then have no start cards",
	                      players)
	                 : _("a road is then missing"),
	         players);
	return true;
}

/* ---- reasons for empty choices ---- */

static void why_nobody_discards(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("nobody must discard: only hands over %d, after a 7"), CATAN_HAND_LIMIT);
}

static void why_no_aim(const void *view, const void *state, struct reason *why)
{
	if (((const struct catan *)state)->phase == CATAN_OVER)
		catan_may_act(state, why);
	else
		reason_set(why, _("nothing is to be placed now: b builds, x moves the robber"));
}

static void why_no_place(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("no settlement has its hexes entered: type : build P city"));
}

static void why_no_victim(const void *view, const void *state, struct reason *why)
{
	if (catan_may_steal(state, why))
		reason_set(why, _("nobody at the robber has a card"));
}

/* ---- values of menu rows ---- */

static int pieces_left(const struct catan *c, int seat, enum catan_thing thing)
{
	return thing == CATAN_CARD ? c->deck : c->player[seat].left[thing];
}

/* What forbids building, in a word or two, else the number of pieces left. */
static void price_value(const struct catan *c, int seat, enum catan_thing thing, const char *press,
                        struct choices *list)
{
	int lacks[CATAN_RESOURCES], left = pieces_left(c, seat, thing);

	if (!left) {
		choices_value(list, press, "%s", _("none left"));
	} else if (!catan_may_build(c, seat, NULL)) {
		choices_value(list, press, "%s", _("not now"));
	} else if (catan_lacks(c, seat, thing, lacks)) {
		choices_value(list, press, _("lacks %.80s"), catan_cards_text(lacks).text);
	} else if (catan_can_buy(c, seat, thing, NULL)) {
		choices_value(list, press, C_("pieces", "%d left"), left);
	} else {
		choices_value(list, press, "%s", _("not possible"));
	}
}

void catan_build_values(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;
	static const char *const press[CATAN_THINGS] = { "r", "s", "c", "d" };

	if (c->phase == CATAN_SETUP) {
		for (int thing = CATAN_ROAD; thing <= CATAN_SETTLEMENT; thing++)
			choices_value(list, press[thing], C_("pieces", "%d left"),
			              pieces_left(c, catan_actor(view, state), thing));
		return;
	}
	for (int thing = 0; thing < CATAN_THINGS; thing++)
		price_value(c, catan_actor(view, state), thing, press[thing], list);
	/* Road Building gives two free roads */
	if (c->free_roads && catan_actor(view, state) == c->table.turn)
		choices_value(list, "f", _("%d to build"), c->free_roads);
	else
		choices_value(list, "f", "%s", _("not now"));
}

void catan_card_values(const void *view, const void *state, struct choices *list)
{
	static const char *const played[] = { "k", "m", "p", "r" };

	for (size_t i = 0; i < sizeof played / sizeof *played; i++)
		if (!catan_may_play_card(state, catan_actor(view, state), NULL))
			choices_value(list, played[i], "%s", _("not now"));
}

/* The rates with harbours: "2 grain, 3 for 1"; nothing for plain 4 for 1. */
static void bank_value(const struct catan *c, int seat, char *out, size_t size)
{
	size_t end = 0;
	int worst = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int rate = catan_rate(c, seat, kind);

		worst = rate > worst ? rate : worst;
		if (rate == 2 && end < size)
			end += (size_t)snprintf(out + end, size - end, _("2 %s, "),
			                        _(catan_resources[kind].name));
	}
	if (end < size && (end || worst < 4))
		snprintf(out + end, size - end, _("%d for 1"), worst);
}

void catan_trade_values(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;
	int seat = catan_actor(view, c);

	if (!catan_may_trade(c, seat, NULL)) {
		choices_value(list, "p", "%s", _("not now"));
		choices_value(list, "b", "%s", _("not now"));
		choices_value(list, "m", "%s", _("not now"));
	} else {
		bank_value(c, seat, choices_add(list, "b", "")->value, sizeof list->out->value);
	}
}

/* ---- when a text is complete ---- */

/* So many cards as the player in the line must discard. */
static bool is_half(const void *state, const char *line, const char *typed)
{
	const struct catan *c = state;
	int cards[CATAN_RESOURCES] = { 0 }, count = 0;
	char name[NAME_BYTES + 2];
	int seat;

	if (sscanf(line, "discard \"%100[^\"]", name) != 1 && sscanf(line, "discard %100s", name) != 1)
		return false;
	seat = table_find(&c->table, name, NULL);
	if (seat < 0 || !catan_cards_read(typed, cards))
		return false;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		count += cards[kind];
	return count == c->player[seat].must_discard;
}

const struct hole catan_holes[] = {
	{ "seat", .fill = fill_seat },
	{ "actor", .fill = fill_actor },
	{ "actor name", .fill = fill_actor_name },
	{ "turn", .fill = fill_turn },
	{ "name", .fill = fill_name },
	{ "all", .fill = fill_all },
	{ "held", .fill = fill_held },
	{ "aside", .fill = fill_aside, .full = is_half },
	{ "pay", .fill = fill_pay },
	{ "give", .fill = fill_give },
	{ "due", .fill = fill_due },
	{ "hex", .fill = fill_hex },
	{ "text", .fill = fill_board },
	{ "aim", .fill = fill_aim, .why = why_no_aim },
	{ "builder", .fill = fill_builder },
	{ "free", .fill = fill_free },
	{ "early", .fill = fill_early },
	{ "can settlement", .may = may_settle },
	{ "can city", .may = may_raise_city },
	{ "can card", .may = may_buy_card },
	{ "can trade", .may = may_trade },
	{ "can play", .may = may_play },
	{ "can produce", .may = may_produce },
	{ "can roll", .may = may_roll },
	{ "can give", .may = may_give },
	{ "can robber", .may = may_move_robber },
	{ "who", .choices = who_choices, .why = why_nobody_discards },
	{ "victim", .choices = victim_choices, .why = why_no_victim },
	{ "other", .choices = other_choices },
	{ "res", .choices = resource_choices },
	{ "handed", .choices = handed_choices },
	{ "rate", .choices = rate_choices },
	{ "port", .choices = port_choices },
	{ "kind", .choices = kind_choices },
	{ "place", .choices = place_choices, .why = why_no_place },
	{ 0 },
};
