/* SPDX-License-Identifier: MIT */
/* The empty table as the box has it, and the options. */
#include <stddef.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* Bank, deck and pieces as the box has them (W2.0.6). */
static void fill_box(struct catan *c)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		c->bank[kind] = catan_total(c);
	c->deck = catan_development_total(c);
	for (int i = 0; i < CATAN_SEATS; i++)
		memcpy(c->player[i].left, catan_pieces, sizeof catan_pieces);
}

void catan_start(void *state)
{
	struct catan *c = state;

	c->worlds = 1;
	c->longest = c->largest = c->winner = c->ended = -1;
	c->robber = catan_hex_read("desert", NULL);
	c->table.clock.limit_s = CATAN_TURN_SECONDS;
	fill_box(c);
}

bool catan_seated(struct call *call)
{
	enum { WITHOUT_EXTENSION = 4 };
	const struct catan *c = call->state;

	if (!c->extension && c->table.seats > WITHOUT_EXTENSION)
		return reason_set(call->why, _("5 or 6 players need the extension: option extension on"));
	if (c->extension && c->table.seats <= WITHOUT_EXTENSION)
		return reason_set(call->why, _("the extension is for 5 or 6 players: option extension off"));
	return true;
}

/* ---- options ---- */

static bool set_extension(struct call *call, const struct game_option *option, int off)
{
	struct catan *c = call->state;

	if (c->table.seats)
		return reason_set(call->why, _("set the extension before players sit down: undo seat first"));
	c->extension = !off;
	fill_box(c);
	said_both(call->said,
	          off ? _("without the extension: 3 or 4 players") : _("with the extension: 5 or 6 players"));
	return true;
}

static bool set_harbours(struct call *call, const struct game_option *option, int wait)
{
	struct catan *c = call->state;

	c->harbour_waits = wait;
	said_both(call->said, wait ? _("a new harbour can be used from the next turn on")
	                           : _("a new harbour can be used at once"));
	return true;
}

/* clang-format off */
const struct game_option catan_options[] = {
	{ "extension", "on|off",
	  N_("5 or 6 players: 24 cards of each resource, 34 development cards, "
	     "a building phase between turns"),
	  OPTION_FIRST, .field = offsetof(struct catan, extension), .set = set_extension },
	{ "harbours", "at-once|next-turn",
	  N_("when a new harbour can be used: next-turn if trading comes before building"),
	  OPTION_SECOND, .field = offsetof(struct catan, harbour_waits), .set = set_harbours },
	{ 0 }
};
/* clang-format on */
