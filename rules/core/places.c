/* SPDX-License-Identifier: MIT */
/*
 * The verbs `join` and `seatswap`, which are the same in every game that has them. Whether somebody may
 * sit down or move, and what a newcomer begins with, is the game's.
 */
#include "places.h"

#include <stdio.h>
#include <string.h>

#include "game.h"
#include "i18n.h"
#include "inner.h"

enum { NUMBER_MOST = 99999 };

int places_seat(const struct new_seats *places, int seat)
{
	return seat < 0 || seat >= places->seats ? seat : places->to[seat];
}

seats_set places_set(const struct new_seats *places, seats_set set)
{
	seats_set moved = 0;

	each_seat (i, set)
		moved |= 1u << places_seat(places, i);
	return moved;
}

/* Along each circle of moves, so that one element at a time is held. */
void places_each(const struct new_seats *places, void *array, size_t size)
{
	char *at = array, held;
	seats_set done = 0;

	for (int from = 0; from < places->seats; from++)
		for (int to = places->to[from]; !(done & 1u << from); to = places->to[to]) {
			done |= 1u << to;
			for (size_t byte = 0; to != from && byte < size; byte++) {
				held = at[(size_t)to * size + byte];
				at[(size_t)to * size + byte] = at[(size_t)from * size + byte];
				at[(size_t)from * size + byte] = held;
			}
		}
}

static void move(const struct game *game, void *state, const struct new_seats *places)
{
	struct table *table = state;

	places_each(places, table->seat, sizeof *table->seat);
	table->turn = places_seat(places, table->turn);
	table->first = places_seat(places, table->first);
	table->call.seat = places_seat(places, table->call.seat);
	game->move(state, places);
}

static bool is_fixed(const struct game *game, struct reason *why)
{
	const char *fixed = game->fixed ? game->fixed
	                                : N_("nobody joins or changes places here: a new table seats other "
	                                     "players");

	return game->move || reason_set(why, "%s", _(fixed));
}

/* ---- joining ---- */

bool places_may_join(const struct game *game, const void *state, bool ruling, struct reason *why)
{
	const struct table *table = state;

	if (!is_fixed(game, why))
		return false;
	if (!table->seats)
		return reason_set(why, _("nobody is seated yet: `seat NAME...`"));
	if (table->seats == game->seats_max)
		return reason_set(why, _("%s is for at most %d players"), _(game->title), game->seats_max);
	return game->may_join(state, ruling, why);
}

/* The seat for a newcomer: behind another, else the last one in turn order. */
static bool read_after(struct call *call, int *seat)
{
	const struct table *table = call->state;
	int after = -1;

	if (!args_key_player(&call->args, table, "after", true, &after))
		return false;
	*seat = after >= 0                                  ? after + 1
	        : table->first > 0 && !call->game->no_turns ? table->first
	                                                    : table->seats;
	return true;
}

static bool read_number(struct call *call, struct joining *who)
{
	const char *key = call->game->join_key;
	int none = NUMBER_MOST + 1;

	who->number = none;
	if (key && !args_key_number(&call->args, key, -NUMBER_MOST, NUMBER_MOST, &who->number))
		return false;
	who->told = who->number != none;
	return true;
}

bool places_do_join(struct call *call)
{
	struct table *table = call->state;
	struct joining who = { .seat = table->seats, .ruling = args_flag(&call->args, "ruling") };
	struct new_seats places = { .seats = table->seats + 1 };
	char name[NAME_BYTES * 2];
	int seat;

	if (!places_may_join(call->game, table, who.ruling, call->why) || !read_after(call, &seat) ||
	    !read_number(call, &who) || !args_rest(&call->args, name, sizeof name, NAME_COLUMNS))
		return false;
	if (!name[0])
		return args_usage(&call->args);
	if (!table_sit(table, name, call->why) || !call->game->joined(call, &who))
		return false;
	for (int i = 0; i < who.seat; i++)
		places.to[i] = i + (i >= seat);
	places.to[who.seat] = seat;
	move(call->game, table, &places);
	return true;
}

/* ---- changing places ---- */

static bool may_swap(const struct game *game, const struct table *table, seats_set two, bool ruling,
                     struct reason *why)
{
	if (game->may_swap && !game->may_swap(table, two, why))
		return false;
	return ruling || !(game->begun ? game->begun(table) : table_has_begun(table)) ||
	       reason_set(why, _("play has begun: changing places is a ruling: `seatswap P Q ruling`"));
}

bool places_do_swap(struct call *call)
{
	struct table *table = call->state;
	bool ruling = args_flag(&call->args, "ruling");
	struct new_seats places = { .seats = table->seats };
	char names[TABLE_SEATS * (NAME_BYTES + 2)];
	int p, q;

	if (!is_fixed(call->game, call->why) || !args_player(&call->args, table, true, &p) ||
	    !args_player(&call->args, table, true, &q))
		return false;
	if (p == q)
		return reason_set(call->why, _("name two players: they change places"));
	if (!may_swap(call->game, table, 1u << p | 1u << q, ruling, call->why))
		return false;
	every_seat (i, *table)
		places.to[i] = i == p ? q : i == q ? p : i;
	move(call->game, table, &places);
	table_names(table, names, sizeof names);
	said_line(call->said, _("%s and %s change places: %s"), table->seat[q].name, table->seat[p].name,
	          names);
	said_change(call->said, table->seat[q].name, NULL, _("changes places with %s"), table->seat[p].name);
	return true;
}
