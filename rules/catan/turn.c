/* SPDX-License-Identifier: MIT */
/*
 * The turn, the special building phase of 5 and 6 players before it, and the
 * clock of three minutes (W1.1.7), which stops while a judge is at the table.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- turns ---- */

static void cards_become_old(struct catan_player *p)
{
	for (int card = 0; card < CATAN_HELD; card++) {
		p->held[card] += p->fresh[card];
		p->fresh[card] = 0;
	}
}

void catan_forget_claims(struct catan *c)
{
	every_seat (i, c->table) {
		struct catan_player *p = &c->player[i];

		p->claimed = false;
		memset(p->due, 0, sizeof p->due);
		memset(p->paid, 0, sizeof p->paid);
	}
}

void catan_give_turn(struct catan *c, int seat)
{
	c->ended = c->phase == CATAN_SETUP ? -1 : c->table.turn;
	if (c->phase == CATAN_SETUP)
		c->began = c->table.now;
	c->special = c->extension && c->phase == CATAN_PLAYING;
	c->builder = seat;
	c->phase = CATAN_PLAYING;
	c->rolled = c->card_played = c->robber_due = c->steal_due = false;
	c->free_roads = 0;
	every_seat (i, c->table) {
		c->player[i].must_discard = 0;
		cards_become_old(&c->player[i]);
	}
	catan_forget_claims(c);
	c->player[seat].mixed = false;
	c->turns++;
	/* A game may start half-way at any player's turn; seat 1, or the player named
	 * by `first`, still counts as the starting player, who deals (W2.0.4). */
	if (c->table.round == 0)
		table_give_turn(&c->table, 0);
	table_give_turn(&c->table, seat);
}

/* Whose turn ends the set-up: seat 1, or the player named by `first`. */
static int first_seat(const struct catan *c)
{
	return c->table.turn < 0 ? 0 : c->table.turn;
}

/* One key ends the set-up: says so while pieces are missing. */
static void tell_early(const struct call *call)
{
	bool road;

	if (catan_settler(call->state, &road) >= 0)
		said_line(call->said, _("the set-up ends early (u goes back)"));
}

void catan_begin(struct call *call)
{
	tell_early(call);
	catan_give_turn(call->state, first_seat(call->state));
}

/* Cards bought in the phase before one's own turn are playable in that turn (facts). */
void catan_end_special(struct catan *c)
{
	if (c->special)
		cards_become_old(&c->player[c->table.turn]);
	c->special = false;
}

/* ---- the special building phase: each of the others has a chance, in turn order ---- */

bool catan_may_pass(const struct catan *c, struct reason *why)
{
	return catan_may_act(c, why) &&
	       (c->special || reason_set(why, _("no special building phase now: n passes the turn")));
}

bool catan_do_pass(struct call *call)
{
	struct catan *c = call->state;
	int seat = c->builder;

	if (!catan_may_pass(c, call->why))
		return false;
	c->builder = table_next(&c->table, seat);
	said_change(call->said, catan_name(c, seat), NULL, _("is done with special building"));
	if (c->builder != c->ended) {
		said_line(call->said, _("special building: %s may build and buy"), catan_name(c, c->builder));
		return true;
	}
	catan_end_special(c);
	said_line(call->said, _("special building is over: %s rolls the dice"), catan_name(c, c->table.turn));
	return true;
}

/* The limit is a notice only: the judge decides what follows. */
static void tell_late(const struct call *call)
{
	const struct catan *c = call->state;
	int left = table_clock_at(&c->table, c->table.now), limit = c->table.clock.limit_s;

	if (c->table.turn < 0 || !limit || !table_clock_shown(&c->table) || left >= 0)
		return;
	said_both(call->said, _("%s took %d:%02d, %d:%02d over the limit (W1.1.7)"),
	          catan_name(c, c->table.turn), (limit - left) / 60, (limit - left) % 60, -left / 60,
	          -left % 60);
}

/* A whole turn is never passed for a chance to build. Older tables have done so. */
bool catan_resolve_turn(struct call *call, struct rng *rng, struct line *out)
{
	const struct catan *c = call->state;

	if (c->special && c->phase == CATAN_PLAYING && !args_more(&call->args))
		return reason_set(call->why,
		                  _("special building: pass moves on from %s, roll begins %s's turn; to skip "
		                    "it, turn P"),
		                  catan_name(c, c->builder), catan_name(c, c->table.turn));
	line_word(out, "turn");
	args_write(&call->args, out);
	args_use_up(&call->args);
	return true;
}

bool catan_do_turn(struct call *call)
{
	struct catan *c = call->state;
	int seat;

	if (!catan_may_act(call->state, call->why))
		return false;
	seat = c->phase == CATAN_SETUP ? first_seat(c) : table_next(&c->table, c->table.turn);
	if (args_more(&call->args) && !catan_player(call, &seat))
		return false;
	if (c->phase == CATAN_PLAYING && c->rolls && !c->rolled)
		said_both(call->said, _("%s did not roll"), catan_name(c, c->table.turn));
	tell_late(call);
	if (c->phase == CATAN_SETUP)
		tell_early(call);
	catan_give_turn(c, seat);
	said_line(call->said, _("turn %d: %s"), c->turns, catan_name(c, seat));
	said_change(call->said, catan_name(c, seat), NULL, _("turn %d"), c->turns);
	if (c->special)
		said_line(call->said, _("special building phase: the others build and buy before the dice"));
	return true;
}

/* ---- common verbs with conditions of Catan ---- */

bool catan_do_first(struct call *call)
{
	const struct catan *c = call->state;

	if (c->phase != CATAN_SETUP)
		return reason_set(call->why, _("the game has begun: `turn P` gives P the turn"));
	return common_apply(call);
}

bool catan_do_clock(struct call *call)
{
	const struct catan *c = call->state;
	const char *what = args_peek(&call->args);

	if (what && strcmp(what, "start") == 0) {
		if (c->phase == CATAN_SETUP)
			return reason_set(call->why,
			                  _("no turn limit in the set-up (W1.1.7): r or n ends it"));
		if (c->paused)
			return reason_set(call->why,
			                  _("the game is paused (W1.2.2): `P or |resume` continues it"));
	}
	return common_apply(call);
}

/* ---- pauses ---- */

/* For a judge (W1.2.2) or an emergency call (W2.1.6). */
bool catan_do_pause(struct call *call)
{
	struct catan *c = call->state;

	if (!catan_may_play(call->state, call->why) ||
	    !args_rest(&call->args, c->pause, sizeof c->pause, TITLE_COLUMNS))
		return false;
	c->paused = true;
	c->pause_clock = c->table.clock.running;
	table_run_clock(&c->table, false);
	said_both(call->said, _("Paused: %s"), c->pause[0] ? c->pause : _("P or resume continues the game"));
	return true;
}

bool catan_do_resume(struct call *call)
{
	struct catan *c = call->state;

	if (!c->paused)
		return reason_set(call->why, _("the game is not paused"));
	c->paused = false;
	c->pause[0] = '\0';
	table_run_clock(&c->table, c->pause_clock);
	said_both(call->said, _("continue the game"));
	return true;
}
