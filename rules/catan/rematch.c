/* SPDX-License-Identifier: MIT */
/* The next game at a table: the same players, colours and options; box, board and dice as at the start. */
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

static seats_set beginners(const struct call *call)
{
	const struct catan *c = call->state;

	return begins_of(call->game, c, c->begins, c->table.first);
}

bool catan_may_rematch(const struct catan *c, struct reason *why)
{
	return c->phase == CATAN_OVER || reason_set(why, _("this game is not over"));
}

bool catan_resolve_rematch(struct call *call, struct rng *rng, struct line *out)
{
	return catan_may_rematch(call->state, call->why) && begins_resolve(call, rng, out, beginners(call));
}

static void keep_table(const struct table *last, struct table *table)
{
	*table = *last;
	every_seat (i, *table) {
		table->seat[i].in = true;
		table->seat[i].clock_s = 0;
	}
	table->round = 0;
	table->turn = table->first = -1;
	table_run_clock(table, false);
	table->clock.spent_s = 0;
}

static void begin_anew(const struct game *game, struct catan *c)
{
	struct catan *fresh = xcalloc(1, sizeof *fresh);

	catan_start(fresh);
	keep_table(&c->table, &fresh->table);
	fresh->extension = c->extension;
	fresh->harbour_waits = c->harbour_waits;
	fresh->goal = c->goal;
	fresh->friendly = c->friendly;
	fresh->no_sevens = c->no_sevens;
	fresh->dice_cards = c->dice_cards;
	fresh->begins = c->begins;
	memcpy(fresh->colour, c->colour, sizeof c->colour);
	catan_fill_box(fresh);
	game_copy(game, c, fresh);
	free(fresh);
}

bool catan_do_rematch(struct call *call)
{
	struct catan *c = call->state;
	seats_set may = beginners(call);
	const char *because;
	int seat = 0;

	if (!catan_may_rematch(c, call->why) ||
	    !begins_read(call, may ? c->begins : BEGINS_SEAT, may, &seat, &because))
		return false;
	begin_anew(call->game, c);
	table_give_turn(&c->table, seat);
	said_both(call->said, _("a new game: %s begins (%s)"), catan_name(c, seat), because);
	return true;
}
