/* SPDX-License-Identifier: MIT */
/*
 * What can be chosen at the Catan screen when a key asks for something, and
 * what the rows of a which-key would do now. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/choices.h"

static struct choice *choose_seat(struct choices *list, const struct catan *c, int seat)
{
	char press[8], word[sizeof list->out->word];
	struct choice *choice;

	snprintf(press, sizeof press, "%d", seat + 1);
	screen_seat_word(&c->table, seat, word, sizeof word);
	choice = choices_add(list, press, word);
	utf8_copy(choice->name, sizeof choice->name, c->table.seat[seat].name);
	snprintf(choice->value, sizeof choice->value,
	         P_("%d card", "%d cards", (unsigned long)c->player[seat].cards), c->player[seat].cards);
	return choice;
}

static void who_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	bool own = catan_due_seat(c, view->focus) == view->focus;

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
		choice = choices_add(list, press, word);
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
	utf8_copy(choices_add(list, "3", "3")->text, sizeof list->out->text, _("any resource, 3 for 1"));
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
		utf8_copy(choices_add(list, press, word)->name, sizeof list->out->name,
		          catan_card_name((enum catan_development)card));
	}
}

/* The settlements that can become a city, by the hexes that were told. */
static void place_choices(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	const struct catan_player *p = &c->player[view->focus];

	for (int i = 0; i < p->places; i++) {
		char press[8], word[40] = "";
		size_t end = 0;

		if (p->place[i].city)
			continue;
		for (int k = 0; k < p->place[i].corners; k++)
			end += (size_t)snprintf(word + end, sizeof word - end, "%s%s", k ? "," : "",
			                        catan_hex_word(p->place[i].corner[k]).text);
		snprintf(press, sizeof press, "%d", list->count + 1);
		choices_add(list, press, word);
	}
}

/* ---- what a row would do now ---- */

static int pieces_left(const struct catan *c, int seat, enum catan_thing thing)
{
	const struct catan_player *p = &c->player[seat];
	const int left[CATAN_THINGS] = { p->roads, p->settlements, p->cities, c->deck };

	return left[thing];
}

/* In a word what is in the way, else how many are left. */
static void price_value(const struct catan *c, int seat, enum catan_thing thing, const char *press,
                        struct choices *list)
{
	struct choice *choice = choices_add(list, press, "");
	int lacks[CATAN_RESOURCES], left = pieces_left(c, seat, thing);

	if (!left)
		snprintf(choice->value, sizeof choice->value, "%s", _("none left"));
	else if (!catan_may_build(c, seat, NULL))
		snprintf(choice->value, sizeof choice->value, "%s", _("not now"));
	else if (catan_lacks(c, seat, thing, lacks))
		snprintf(choice->value, sizeof choice->value, _("lacks %.80s"), catan_cards_text(lacks).text);
	else if (catan_can_buy(c, seat, thing, NULL))
		snprintf(choice->value, sizeof choice->value, _("%d left"), left);
	else
		snprintf(choice->value, sizeof choice->value, "%s", _("not possible"));
	utf8_mend_end(choice->value);
}

/* A settlement and a road each are free in the set-up, two roads by the card. */
static void free_value(const struct catan *c, int seat, struct choices *list)
{
	struct choice *choice = choices_add(list, "f", "");

	if (c->free_roads && seat == c->table.turn)
		snprintf(choice->value, sizeof choice->value, _("%d due"), c->free_roads);
	else
		snprintf(choice->value, sizeof choice->value, "%s", _("not now"));
}

static void build_values(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	static const char *const press[CATAN_THINGS] = { "r", "s", "c", "d" };

	if (c->phase == CATAN_SETUP) {
		for (int thing = CATAN_ROAD; thing <= CATAN_SETTLEMENT; thing++)
			snprintf(choices_add(list, press[thing], "")->value, sizeof list->out->value,
			         _("%d left"), pieces_left(c, view->focus, (enum catan_thing)thing));
		return;
	}
	for (int thing = 0; thing < CATAN_THINGS; thing++)
		price_value(c, view->focus, (enum catan_thing)thing, press[thing], list);
	free_value(c, view->focus, list);
}

static void not_now(struct choices *list, const char *press)
{
	snprintf(choices_add(list, press, "")->value, sizeof list->out->value, "%s", _("not now"));
}

static void card_values(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	static const char *const played[] = { "k", "m", "p", "r" };

	for (size_t i = 0; i < sizeof played / sizeof *played; i++)
		if (!catan_may_play_card(c, view->focus, NULL))
			not_now(list, played[i]);
}

/* What harbours make of 4 for 1: "2 grain, 3 for 1" */
static void bank_value(const struct catan *c, int seat, char *out, size_t size)
{
	size_t end = 0;
	int worst = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int rate = catan_rate(c, seat, (enum catan_resource)kind);

		worst = rate > worst ? rate : worst;
		if (rate == 2 && end < size)
			end += (size_t)snprintf(out + end, size - end, _("2 %s, "),
			                        catan_resource_name((enum catan_resource)kind));
	}
	if (end < size && (end || worst < 4))
		snprintf(out + end, size - end, _("%d for 1"), worst);
}

static void trade_values(const struct catan_view *view, const struct catan *c, struct choices *list)
{
	int seat = c->table.turn < 0 ? view->focus : c->table.turn;

	if (!catan_may_trade(c, seat, NULL)) {
		not_now(list, "p");
		not_now(list, "b");
	} else if (seat != view->focus) {
		not_now(list, "b");
	} else {
		bank_value(c, seat, choices_add(list, "b", "")->value, sizeof list->out->value);
	}
}

int catan_choices(const void *v, const void *state, const char *hole, const char *line, struct choice *out,
                  int max)
{
	static const struct {
		const char *hole;
		void (*list)(const struct catan_view *view, const struct catan *c, struct choices *list);
	} holes[] = {
		{ "who", who_choices },      { "victim", victim_choices }, { "other", other_choices },
		{ "res", resource_choices }, { "res2", resource_choices }, { "port", port_choices },
		{ "kind", kind_choices },    { "place", place_choices },   { "b", build_values },
		{ "c", card_values },        { "t", trade_values },
	};
	const struct catan_view *view = v;
	const struct catan *c = state;
	struct choices list = { .out = out, .max = max };

	(void)line;
	if (view->focus >= c->table.seats || max <= 0)
		return 0;
	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
		if (strcmp(holes[i].hole, hole) == 0)
			holes[i].list(view, c, &list);
	return list.count;
}
