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
	table_seat_word(state, catan_actor(view, state), out, size);
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
	table_seat_word(state, focus_of(view), out, size);
	return true;
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

static bool fill_aim(const void *view, const void *state, char *out, size_t size)
{
	struct catan_aim aim = catan_aim_of(view, state);

	if (aim.piece)
		utf8_copy(out, size, catan_place_word(state, aim.piece, aim.places.at[aim.now]).text);
	return aim.piece != AIM_NOTHING;
}

/* ---- conditions ---- */

static bool may_trade(const void *view, const void *state, struct reason *why)
{
	const struct catan *c = state;

	return catan_may_trade(c, catan_actor(view, c), why);
}

static bool may_produce(const void *view, const void *state, struct reason *why)
{
	return catan_may_produce(state, why);
}

static bool may_give(const void *view, const void *state, struct reason *why)
{
	return catan_may_act(state, why);
}

/* ---- choices ---- */

static void resource_choices(const void *view, const void *state, struct choices *list)
{
	const struct catan *c = state;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		const char *word = catan_resources[kind].word;
		const char press[] = { word[0], '\0' };

		CHOICE(choices_add(list, press, word, _(catan_resources[kind].name), ""), value,
		       _("%d in the bank"), c->bank[kind]);
	}
}

static void port_choices(const void *view, const void *state, struct choices *list)
{
	choices_add(list, "3", "3", "", _("any resource, 3 for 1"));
	resource_choices(view, state, list);
	for (int i = 1; i < list->count; i++)
		utf8_copy(list->out[i].value, sizeof list->out->value, _("2 for 1"));
}

static void why_no_aim(const void *view, const void *state, struct reason *why)
{
	if (catan_may_build(state, catan_actor(view, state), why))
		reason_set(why, _("nothing to place now"));
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

#define CARDS .note = N_("b brick  l lumber  w wool  g grain  o ore")

const struct hole catan_holes[] = {
	FILLS("seat", fill_seat),
	FILLS("actor", fill_actor),
	FILLS("actor name", fill_actor_name),
	FILLS("name", fill_name),
	FILLS("all", fill_all),
	FILLS("held", fill_held),
	{ "aside", .full = is_half, CARDS },
	{ "pay", .fill = fill_pay, CARDS },
	{ "give", .fill = fill_give, CARDS },
	{ "due", .fill = fill_due, CARDS },
	{ "gives", CARDS },
	{ "gets", CARDS },
	FILLS("text", fill_board),
	{ "aim", .fill = fill_aim, .why = why_no_aim },
	{ "can trade", .may = may_trade },
	{ "can produce", .may = may_produce },
	{ "can give", .may = may_give },
	CHOOSES("port", port_choices),
	{ 0 },
};
