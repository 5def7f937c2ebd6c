/* SPDX-License-Identifier: MIT */
/*
 * The order of turns (2), recruiting (2.6), and leaving the game.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- whose turn ---- */

/* Remaining players in turn from the highest tower down; from -1: the first. */
int titan_next_in_order(const struct titan *t, int from)
{
	int top = -1, next = -1;

	every_seat (i, t->table) {
		const struct titan_player *p = t->player;

		if (!t->table.seat[i].in)
			continue;
		if (top < 0 || p[i].tower > p[top].tower)
			top = i;
		if (from >= 0 && p[i].tower < p[from].tower && (next < 0 || p[i].tower > p[next].tower))
			next = i;
	}
	return next >= 0 ? next : top;
}

enum titan_step_id titan_begin_turn(struct call *call, int seat, int number)
{
	struct titan *t = call->state;
	const char *name = t->table.seat[seat].name;

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		struct titan_legion *l = &t->legion[i];

		l->moved = l->recruited = l->fought = l->teleported = false;
		if (titan_owner(t, i) == seat)
			l->entry = -1;
	}
	for (int i = 0; i < TITAN_PLAYERS; i++)
		t->player[i].due = t->player[i].due_arch = 0; /* angels not taken by now are lost */
	t->roll = 0;
	t->mulligan = t->called = t->teleported = false;
	titan_put_in_towers(t);
	table_give_turn(&t->table, seat);
	t->table.round = number;
	said_line(call->said, _("turn %d of %s"), number, name);
	said_change(call->said, name, NULL, _("turn %d"), number);
	return STEP_2_1;
}

/* The next player's turn, or the end (2, 3). */
enum titan_step_id titan_next_turn(struct call *call)
{
	struct titan *t = call->state;
	int from = t->table.turn, next;

	if (table_playing(&t->table) < 2) {
		if (from >= 0)
			table_give_turn(&t->table, from); /* adds the clock's time to the last player */
		t->table.turn = -1;
		return STEP_3;
	}
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_owner(t, i) == from)
			t->legion[i].apart = -1;
	next = titan_next_in_order(t, from);
	return titan_begin_turn(
		call, next, t->table.round + (t->player[next].tower > t->player[from].tower || next == from));
}

/* ---- leaving the game ---- */

void titan_leave_game(struct titan *t, int seat, enum titan_status status)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, seat) && titan_legion_side(t, i) < 0) {
			titan_know_gone(t, i);
			titan_legion_bury(t, i);
		}
	t->player[seat].status = status;
	t->table.seat[seat].in = false;
}

/* At 1.4.1 the chooser, else the player on turn; no player scores for it. */
bool titan_do_withdraw(struct call *call)
{
	struct titan *t = call->state;
	int seat;

	if (!titan_may_say(call, MAY_WITHDRAW) || !args_player(&call->args, &t->table, false, &seat))
		return false;
	if (seat != titan_acting_seat(t))
		return REFUSE(call, _("%s: only %s may leave the game here"),
		              t->table.seat[titan_acting_seat(t)].name);
	titan_leave_game(t, seat, TITAN_WITHDRAWN);
	said_line(call->said, _("%s leaves the game"), t->table.seat[seat].name);
	said_rank(call->said, SAID_OUT);
	said_change(call->said, t->table.seat[seat].name, NULL, _("leaves the game"));
	if (t->step != STEP_1_4_1 || table_playing(&t->table) < 2)
		titan_go(call, titan_next_turn(call));
	return true;
}

/* ---- 2.6 ---- */

static bool read_recruiters(struct call *call, int legion, int land, int creature, int with[TITAN_CREATURES])
{
	const struct titan *t = call->state;
	const char *text = args_key(&call->args, "with");
	struct titan_list list = { 0 };
	int has[TITAN_CREATURES];

	titan_legion_has(t, legion, has);
	if (!text)
		return true;
	if (!titan_list_words(text, &list, call->why))
		return false;
	titan_list_has(&list, with);
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (with[i] > has[i])
			return REFUSE(call, _("%s: %s does not have that many: %s"), MARKER(legion),
			              titan_name(i));
	return titan_recruits(land, with) >> creature & 1 ||
	       REFUSE(call, _("%s: these cannot recruit %s in the %s"), titan_name(creature),
	              titan_land(land));
}

static void tell_recruit(struct call *call, int legion, int creature, const int with[TITAN_CREATURES])
{
	const struct titan *t = call->state;
	const char *land = titan_land(t->legion[legion].land);
	char list[TITAN_LIST] = "", cause[TITAN_LIST + 40];

	for (int i = 0; i < TITAN_CREATURES; i++)
		if (with[i])
			said_list_add(list, sizeof list, with[i] > 1 ? "%s x%d" : "%s", titan_name(i),
			              with[i]);
	snprintf(cause, sizeof cause, _("shows %s"), list);
	if (list[0])
		said_line(call->said, _("%s recruits %s in the %s and shows %s"), MARKER(legion),
		          titan_name(creature), land, list);
	else
		said_line(call->said, _("%s recruits %s in the %s"), MARKER(legion), titan_name(creature),
		          land);
	said_change(call->said, MARKER(legion), list[0] ? cause : NULL, _("recruits %s"),
	            titan_name(creature));
}

bool titan_may_recruit(const struct titan *t, int legion, struct reason *why)
{
	const struct titan_legion *l = &t->legion[legion];
	const char *id = titan_steps[t->step].id;

	if (!l->moved)
		return reason_set(why, _("%s: %s has not moved this turn"), id, MARKER(legion));
	if (l->recruited)
		return reason_set(why, _("%s: %s has recruited this turn"), id, MARKER(legion));
	return l->size < TITAN_LEGION || reason_set(why, _("%s: %s already has seven"), id, MARKER(legion));
}

uint32_t titan_musters(const struct titan *t, int legion, const int has[TITAN_CREATURES])
{
	uint32_t set = t->legion[legion].land < 0 ? 0 : titan_recruits(t->legion[legion].land, has);

	for (int i = 0; i < TITAN_CREATURES; i++)
		if (titan_pot(t, i) < 1)
			set &= ~(1u << i);
	if (titan_is_first_turn(t) && titan_house(t, HOUSE_first_warlock))
		set &= ~(1u << CREATURE_WARLOCK);
	return set;
}

bool titan_do_recruit(struct call *call)
{
	struct titan *t = call->state;
	struct titan_legion *l;
	int legion, creature, has[TITAN_CREATURES], with[TITAN_CREATURES] = { 0 };

	if (!titan_may_say(call, MAY_RECRUIT) || !titan_read_own(call, &legion))
		return false;
	l = &t->legion[legion];
	if (!titan_may_recruit(t, legion, call->why) || !titan_read_creature(call, &creature))
		return false;
	titan_legion_has(t, legion, has);
	if (!(titan_recruits(l->land, has) >> creature & 1))
		return REFUSE(call, _("%s: %s cannot recruit %s in the %s"), MARKER(legion),
		              titan_name(creature), titan_land(l->land));
	if (titan_pot(t, creature) < 1)
		return REFUSE(call, _("%s: no %s is left"), titan_name(creature));
	if (creature == CREATURE_WARLOCK && titan_is_first_turn(t) && titan_house(t, HOUSE_first_warlock))
		return REFUSE(call, _("%s: no Warlock on the first turn (option first-warlock)"));
	if (!read_recruiters(call, legion, l->land, creature, with))
		return false;
	titan_legion_add(t, legion, creature);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		if (l->shown[i] < with[i])
			l->shown[i] = (uint8_t)with[i];
		titan_know_shown(t, legion, i, with[i]);
	}
	titan_know_gained(t, legion, creature, 1);
	l->shown[creature]++;
	l->recruited = true;
	tell_recruit(call, legion, creature, with);
	return true;
}
