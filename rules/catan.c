/* SPDX-License-Identifier: MIT */
/*
 * Catan: an empty table, its options, the small helps that its verbs share, and
 * the table of verbs itself.
 */
#include "catan.h"

#include <string.h>

#include "catan_internal.h"
#include "i18n.h"

/* ---- beginning ---- */

/* Bank, deck and pieces as the box has them (W2.0.6). */
static void fill_box(struct catan *c)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		c->bank[kind] = catan_total(c);
	c->deck = catan_development_total(c);
	for (int i = 0; i < CATAN_SEATS; i++) {
		c->player[i].settlements = CATAN_SETTLEMENTS;
		c->player[i].cities = CATAN_CITIES;
		c->player[i].roads = CATAN_ROADS;
	}
}

static void start(void *state)
{
	struct catan *c = state;

	c->worlds = 1;
	c->longest = c->largest = c->winner = -1;
	c->robber = catan_hex_read("desert", NULL);
	c->table.clock.limit_s = CATAN_TURN_SECONDS;
	fill_box(c);
}

enum { WITHOUT_EXTENSION = 4 };

static bool seated(struct call *call)
{
	struct catan *c = call->state;

	if (!c->extension && c->table.seats > WITHOUT_EXTENSION)
		return reason_set(call->why, _("5 or 6 players need the extension: option extension on"));
	if (c->extension && c->table.seats <= WITHOUT_EXTENSION)
		return reason_set(call->why, _("the extension is for 5 or 6 players: option extension off"));
	return true;
}

/* ---- options ---- */

static const struct game_option options[] = {
	{ "extension", "on|off", N_("5 or 6 players: 24 cards of each resource, 34 development cards, "
	                            "a building phase between turns") },
	{ "harbours", "at-once|next-turn", N_("when a harbour just reached is of use: next-turn where trading comes "
	                                      "before building") },
	{ 0 }
};

static bool set_extension(struct call *call, bool on)
{
	struct catan *c = call->state;

	if (c->table.seats)
		return reason_set(call->why, _("the counts of the box are settled when players sit down: undo seat first"));
	c->extension = on;
	fill_box(c);
	said_both(call->said, on ? _("with the extension: 5 or 6 players") : _("without the extension: 3 or 4 players"));
	return true;
}

static bool set_harbours(struct call *call, bool wait)
{
	struct catan *c = call->state;

	c->harbour_waits = wait;
	said_both(call->said, wait ? _("a new harbour is of use from the next turn on")
	                           : _("a new harbour is of use at once"));
	return true;
}

static bool option(struct call *call, const char *key, const char *value)
{
	bool extension = strcmp(key, "extension") == 0;
	const char *values = extension ? options[0].values : options[1].values;
	int index = choice_find(values, value);

	if (index < 0)
		return reason_set(call->why, _("%s is one of %s"), key, values);
	return extension ? set_extension(call, index == 0) : set_harbours(call, index == 1);
}

/* ---- the verbs ---- */

static const struct verb verbs[] = {
	{ 0 }
};

const struct game catan_game = {
	.id = "catan",
	.title = N_("Catan"),
	.about = N_("bank, hands, dice, clock"),
	.verbs = verbs,
	.options = options,
	.state_size = sizeof(struct catan),
	.seats_min = 3,
	.seats_max = CATAN_SEATS,
	.start = start,
	.seated = seated,
	.option = option,
	.check = catan_check,
	.report = catan_report,
	.summary = catan_summary,
	.owed = catan_owed,
};
