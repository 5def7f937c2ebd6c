/* SPDX-License-Identifier: MIT */
/*
 * What any game answers by its table: the verb of a name in the three lists that it speaks
 * (its own, the common ones, the journal's), the order of its seats, a copy of its state.
 */
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "utf8.h"

bool game_won(const struct game *game, const void *state, int seat)
{
	return game->won && game->won(state, seat);
}

int game_place(const struct game *game, const void *state, int seat)
{
	const struct table *table = state;
	int place = 1, own, other;

	if (game_won(game, state, seat))
		return 1;
	if (game->place)
		return game->place(state, seat);
	if (!game->gauge || !game->gauge(state, seat, &own))
		return 0;
	every_seat (i, *table)
		place += game_won(game, state, i) || (game->gauge(state, i, &other) && other > own);
	return place;
}

static void result_of_seats(const struct game *game, const void *state, result_seer *see, void *user)
{
	const struct table *table = state;
	bool over = game->over && game->over(state);

	every_seat (i, *table) {
		struct game_result result = { .name = table->seat[i].name, .over = over, .led = "" };

		result.won = over && game_won(game, state, i);
		result.place = over ? game_place(game, state, i) : 0;
		see(user, &result);
	}
}

void game_result(const struct game *game, const void *state, result_seer *see, void *user)
{
	if (game->result)
		game->result(state, see, user);
	else
		result_of_seats(game, state, see, user);
}

static int side_of(const struct game *game, const void *state, int seat)
{
	return game->side ? game->side(state, seat) : seat;
}

bool game_is_side(const struct game *game, const void *state, int seat)
{
	return side_of(game, state, seat) == seat;
}

void game_side_names(const struct game *game, const void *state, int seat, char *out, size_t size)
{
	const struct table *table = state;

	out[0] = '\0';
	every_seat (i, *table)
		if (side_of(game, state, i) == seat)
			said_list_add(out, size, "%s", table->seat[i].name);
	utf8_mend_end(out);
}

void game_copy(const struct game *game, void *to, const void *from)
{
	if (game->copy)
		game->copy(to, from);
	else
		memcpy(to, from, game->state_size);
}

static const struct verb *find_in(const struct verb *verbs, const char *name)
{
	for (; verbs->name; verbs++)
		if (verbs->name[0] == name[0] && strcmp(verbs->name, name) == 0)
			return verbs;
	return NULL;
}

static bool is_spoken(const struct game *game, const struct verb *common)
{
	return !game->no_turns || !(common->flags & VERB_TURNS);
}

/* Elsewhere it says only why not. */
static bool is_listed(const struct game *game, const struct verb *verb)
{
	return is_spoken(game, verb) && (game->move || !(verb->flags & VERB_PLACES));
}

const struct verb *verb_find(const struct game *game, const char *name)
{
	const struct verb *verb = find_in(game->verbs, name);

	if (!verb) {
		verb = find_in(common_verbs, name);
		if (verb && !is_spoken(game, verb))
			return NULL;
	}
	return verb ? verb : find_in(journal_verbs, name);
}

const struct verb *verb_at(const struct game *game, int n)
{
	const struct verb *lists[] = { game->verbs, common_verbs, journal_verbs };

	for (size_t i = 0; i < sizeof lists / sizeof *lists;
	     i++) /* NOLINT(bugprone-sizeof-expression): they are pointers */
		for (const struct verb *verb = lists[i]; verb->name; verb++) {
			if (i > 0 && (find_in(game->verbs, verb->name) || !is_listed(game, verb)))
				continue;
			if (n-- == 0)
				return verb;
		}
	return NULL;
}

bool verb_asks(const struct game *game, const struct verb *verb, const char *word, int words)
{
	char both[80];

	if (words == 1 && strcmp(verb->name, "option") == 0) /* without a value */
		return true;
	if (verb->flags & VERB_QUERY || !game->queries || !word)
		return verb->flags & VERB_QUERY;
	snprintf(both, sizeof both, "%s %s", verb->name, word);
	return choice_find(game->queries, both) >= 0;
}
