/* SPDX-License-Identifier: MIT */
/*
 * See begins.h. Chance settles who of several begins, and the entry names that player.
 */
#include "begins.h"

#include "i18n.h"

const char *const begins_also[] = { "dice", "chance", NULL };

/* The first and the last ones of a game that is over. */
struct ends {
	seats_set winners, last;
	int seat, place; /* the next one; the last place so far */
};

static void see(void *user, const struct game_result *result)
{
	struct ends *ends = user;
	seats_set one = 1u << ends->seat++;

	if (result->won)
		ends->winners |= one;
	if (!result->over || result->place < ends->place || !result->place)
		return;
	ends->last = result->place > ends->place ? one : ends->last | one;
	ends->place = result->place;
}

seats_set begins_of(const struct game *game, const void *state, enum begins how, int began)
{
	const struct table *table = state;
	struct ends ends = { 0 };

	if (how == BEGINS_CHANCE)
		return table_all(table);
	if (how == BEGINS_ORDER)
		return began < 0 || !table->seats ? 0 : 1u << (began + 1) % table->seats;
	if (how != BEGINS_SEAT)
		game_result(game, state, see, &ends);
	return how == BEGINS_WINNER ? ends.winners : ends.last;
}

bool begins_resolve(struct call *call, struct rng *rng, struct line *out, seats_set may)
{
	const struct table *table = call->state;

	line_word(out, "rematch");
	args_write(&call->args, out);
	if (may && !args_more(&call->args)) {
		int nth = (int)rng_below(rng, (uint32_t)seats_count(may));

		each_seat (i, may)
			if (!nth--)
				line_word(out, table->seat[i].name);
	}
	args_use_up(&call->args);
	return true;
}

bool begins_read(struct call *call, enum begins how, seats_set may, int *seat, const char **because)
{
	static const char *const reasons[] = {
		NC_("begins", "first seat"),        NC_("begins", "lost the last game"),
		NC_("begins", "won the last game"), NC_("begins", "by lot"),
		NC_("begins", "next in order"),
	};
	const struct table *table = call->state;
	bool named = args_more(&call->args);

	if (table->seats > 1 && may == table_all(table))
		how = BEGINS_CHANCE; /* a draw: all are first and last */
	if (named && !args_player(&call->args, table, true, seat))
		return false;
	*because = named && !(may & 1u << *seat) ? C_("begins", "named") : i18n_marked(reasons[how]);
	return true;
}
