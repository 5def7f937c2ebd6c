/* SPDX-License-Identifier: MIT */
/*
 * Longest road, largest army, winning and the score sheet. catan_settle awards
 * them after each line. One rule serves both cards: the holder keeps a card
 * until another player has more; then it goes to the only player with the most,
 * or nobody holds it when several tie or none has enough.
 */
#include "inner.h"
#include "rules/core/i18n.h"

enum { ARMY_ENOUGH = 3 };

/* ---- the two cards ---- */

static int holder_of(const struct catan *c, const int size[CATAN_SEATS], int enough, int holder)
{
	int most = 0, with_most = 0, first = -1;

	every_seat (i, c->table) {
		if (size[i] > most) {
			most = size[i];
			with_most = 0;
			first = i;
		}
		with_most += size[i] == most;
	}
	if (most < enough)
		return -1;
	if (holder >= 0 && size[holder] == most)
		return holder;
	return with_most == 1 ? first : -1;
}

/* The messages about one of the two cards. */
struct award {
	const char *nobody, *has, *lost, *got; /* N_() */
};

static const struct award longest_road = {
	N_("nobody holds Longest Road"),
	N_("%s takes Longest Road"),
	N_("loses Longest Road"),
	N_("takes Longest Road"),
};
static const struct award largest_army = {
	N_("nobody holds Largest Army"),
	N_("%s takes Largest Army"),
	N_("loses Largest Army"),
	N_("takes Largest Army"),
};

static void tell_holder(const struct call *call, int before, int after, const struct award *award)
{
	const struct catan *c = call->state;

	if (before == after)
		return;
	if (after < 0) {
		said_line(call->said, "%s", _(award->nobody));
		said_rank(call->said, SAID_CHANGES);
		said_change(call->said, catan_name(c, before), NULL, "%s", _(award->lost));
		return;
	}
	said_line(call->said, _(award->has), catan_name(c, after));
	said_cause(call->said, P_("%d point", "%d points", catan_points(c, after)), catan_points(c, after));
	said_rank(call->said, SAID_CHANGES);
	said_change(call->said, catan_name(c, after), before < 0 ? NULL : catan_name(c, before), "%s",
	            _(award->got));
}

static void award(struct call *call)
{
	struct catan *c = call->state;
	int road[CATAN_SEATS], army[CATAN_SEATS], longest = c->longest, largest = c->largest;

	for (int i = 0; i < CATAN_SEATS; i++) {
		road[i] = c->player[i].road;
		army[i] = c->player[i].knights;
	}
	c->longest = holder_of(c, road, CATAN_ROAD_ENOUGH, longest);
	c->largest = holder_of(c, army, ARMY_ENOUGH, largest);
	tell_holder(call, longest, c->longest, &longest_road);
	tell_holder(call, largest, c->largest, &largest_army);
}

/* Takes the player's word up to the number of roads on the board. A table that
 * does not enter its roads has none there: then any length is accepted. */
static bool measure_road(struct call *call, int seat)
{
	struct catan *c = call->state;
	int length, standing, before;

	if (!args_number(&call->args, 0, CATAN_ROADS, &length))
		return false;
	if (catan_counts_road(c, seat))
		return reason_set(call->why, _("the board counts %s's longest road: %d"), catan_name(c, seat),
		                  c->player[seat].road);
	standing = catan_on_board(c, seat, CATAN_ROAD);
	if (standing && length > standing)
		return reason_set(call->why,
		                  P_("%s has only %d road on the board, not %d",
		                     "%s has only %d roads on the board, not %d", standing),
		                  catan_name(c, seat), standing, length);
	before = c->player[seat].road;
	c->player[seat].road = length;
	said_line(call->said, _("%s: longest road %d"), catan_name(c, seat), length);
	said_change(call->said, catan_name(c, seat), NULL, _("road %d -> %d"), before, length);
	return true;
}

bool catan_do_road(struct call *call)
{
	return catan_may_play(call->state, call->why) && catan_for_each(call, measure_road);
}

bool catan_do_army(struct call *call)
{
	const struct catan *c = call->state;

	if (!catan_is_seated(c, call->why))
		return false;
	every_seat (i, c->table)
		said_line(call->said, P_("%s: %d knight", "%s: %d knights", c->player[i].knights),
		          catan_name(c, i), c->player[i].knights);
	if (c->largest >= 0)
		said_line(call->said, _("%s holds Largest Army"), catan_name(c, c->largest));
	else
		said_line(call->said,
		          _("nobody holds Largest Army: it takes at least %d Knights, and the most"),
		          ARMY_ENOUGH);
	if (!call->data)
		return true;
	table_report_name(&c->table, "largest_army", c->largest, call->data);
	emit_object(call->data, "knights");
	every_seat (i, c->table)
		emit_number(call->data, catan_name(c, i), c->player[i].knights);
	emit_end(call->data);
	return true;
}

/* ---- winning ---- */

/* Ten points (option goal) on one's own turn; the special building phase is no turn. */
static bool may_win(const struct catan *c, int seat)
{
	return c->phase == CATAN_PLAYING && seat >= 0 && seat == c->table.turn && !c->special &&
	       catan_points(c, seat) >= c->goal;
}

bool catan_do_win(struct call *call)
{
	struct catan *c = call->state;
	int seat;

	if (!catan_may_play(call->state, call->why) || !catan_player(call, &seat))
		return false;
	if (c->phase == CATAN_SETUP || c->table.turn != seat || c->special)
		return reason_set(call->why,
		                  P_("%s has %d point, but you can only win on your own turn",
		                     "%s has %d points, but you can only win on your own turn",
		                     catan_points(c, seat)),
		                  catan_name(c, seat), catan_points(c, seat));
	if (!catan_reveal_all(call, seat))
		return false;
	return may_win(c, seat) ||
	       reason_set(call->why, _("%s has %d points, %d are needed: `reveal P vp`, or `score P =N`"),
	                  catan_name(c, seat), catan_points(c, seat), c->goal);
}

static void end_game(struct call *call)
{
	struct catan *c = call->state;
	int seat = c->table.turn;

	if (!may_win(c, seat))
		return;
	c->winner = seat;
	c->phase = CATAN_OVER;
	c->over_at = c->table.now;
	c->robber_due = c->steal_due = false;
	every_seat (i, c->table)
		c->player[i].must_discard = 0;
	said_line(call->said, _("%s wins with %d points"), catan_name(c, seat), catan_points(c, seat));
	said_rank(call->said, SAID_END);
	said_change(call->said, catan_name(c, seat), NULL, _("wins with %d points"), catan_points(c, seat));
}

/* ---- the score sheet ---- */

static bool sign(struct call *call, int seat)
{
	struct catan *c = call->state;

	if (c->signed_by & 1u << seat)
		return reason_set(call->why, _("%s has already signed"), catan_name(c, seat));
	c->signed_by |= 1u << seat;
	every_seat (i, c->table)
		c->sheet[i] = catan_points(c, i);
	said_line(call->said, _("%s signs"), catan_name(c, seat));
	said_change(call->said, catan_name(c, seat), NULL, _("signs"));
	return true;
}

bool catan_do_sign(struct call *call)
{
	const struct catan *c = call->state;

	if (c->phase != CATAN_OVER)
		return reason_set(call->why, _("nothing to sign yet: nobody has won (W1.2.3)"));
	return catan_for_each(call, sign);
}

void catan_settle(struct call *call)
{
	struct catan *c = call->state;
	bool same;

	if (!c->table.seats)
		return;
	if (!c->dealer_said) /* the starting player deals (W2.0.4) */
		c->dealer = c->table.first < 0 ? 0 : c->table.first;
	award(call);
	end_game(call);
	same = c->phase == CATAN_OVER;
	for (int i = 0; i < c->table.seats && same; i++)
		same = c->sheet[i] == catan_points(c, i);
	if (c->signed_by && !same) {
		c->signed_by = 0;
		said_both(call->said, _("the points have changed: everybody signs again"));
	}
}
