/* SPDX-License-Identifier: MIT */
/*
 * What an encounter of the whole game leaves behind (2.5.6.8 to 2.5.6.10): the
 * points, what a slain Titan's player had, and the legions on the masterboard
 * again.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

void titan_no_encounter(struct titan *t)
{
	t->battle = titan_no_battle;
	t->encounter = (struct titan_encounter){ .legion = { -1, -1 }, .done = -1, .lender = -1 };
}

/* ---- summoning ---- */

/* One of the player's other legions with it; -1 none, -2 several. */
static int lender_of(const struct titan *t, enum titan_creature creature)
{
	int found = -1, has[TITAN_CREATURES];

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		if (!titan_is_of(t, i, t->battle.seat[SIDE_ATTACKER]) || titan_legion_side(t, i) >= 0)
			continue;
		titan_legion_has(t, i, has);
		if (has[creature])
			found = found == -1 ? i : -2;
	}
	return found;
}

/* An angel comes from another legion of the player's that is in no encounter. */
bool titan_lend(struct call *call, enum titan_creature creature)
{
	struct titan *t = call->state;
	const char *word = args_key(&call->args, "from"), *name = titan_name(creature);
	int lender;

	if (!word)
		lender = lender_of(t, creature);
	else if (!titan_word_marker(word, &lender, call->why))
		return false;
	if (lender == -2)
		return reason_set(call->why, _("%s: several legions have one: summon %s from=MARKER"),
		                  titan_here(call), creature == CREATURE_ANGEL ? "angel" : "archangel");
	if (lender < 0)
		return reason_set(call->why, _("%s: no other legion has %s"), titan_here(call), name);
	if (!titan_is_of(t, lender, t->battle.seat[SIDE_ATTACKER]) || titan_legion_side(t, lender) >= 0)
		return reason_set(call->why, _("%s: %s is no other legion of the attacker's"),
		                  titan_here(call), MARKER(lender));
	if (!titan_legion_take(t, lender, creature))
		return reason_set(call->why, _("%s: %s has no %s"), titan_here(call), MARKER(lender), name);
	t->encounter.lender = lender;
	said_line(call->said, _("from %s"), MARKER(lender));
	return true;
}

/* Summoned and not entered: it goes back to where it came from. */
void titan_send_back(struct titan *t, const struct titan_unit *u)
{
	if (!t->whole || u->side != SIDE_ATTACKER || t->encounter.lender < 0)
		return;
	titan_legion_add(t, t->encounter.lender, u->creature);
	t->encounter.lender = -1;
}

/* ---- 2.5.6.8 ---- */

void titan_give_points(struct call *call)
{
	const struct titan *t = call->state;

	if (t->whole && t->battle.winner != WINNER_NOBODY)
		titan_add_score(call, t->battle.seat[t->battle.winner], t->battle.points, true);
}

/* An encounter that the table kept by itself: `score P +N` tells its points. */
bool titan_is_due(const struct call *call)
{
	const struct titan *t = call->state;

	return t->whole && !t->encounter.on && t->step < TITAN_STEPS;
}

bool titan_take_due(struct call *call, enum titan_creature creature)
{
	struct titan *t = call->state;
	struct titan_player *p;
	int legion, seat;

	if (!titan_read_marker(call, &legion))
		return false;
	seat = titan_owner(t, legion);
	if (seat < 0 || !t->legion[legion].size)
		return reason_set(call->why, _("%s: there is no legion %s"), titan_here(call),
		                  MARKER(legion));
	p = &t->player[seat];
	if (!(creature == CREATURE_ARCHANGEL ? p->due_arch : p->due))
		return reason_set(call->why, _("%s: no points of %s's give %s now"), titan_here(call),
		                  t->table.seat[seat].name, titan_name(creature));
	if (t->legion[legion].size >= TITAN_LEGION)
		return reason_set(call->why, _("%s: %s has seven already"), titan_here(call), MARKER(legion));
	if (titan_pot(t, creature) < 1)
		return reason_set(call->why, _("%s: no %s is left"), titan_here(call), titan_name(creature));
	p->due--;
	p->due_arch -= creature == CREATURE_ARCHANGEL;
	p->due_arch = p->due_arch > p->due ? p->due : p->due_arch;
	titan_legion_add(t, legion, creature);
	t->legion[legion].shown[creature]++;
	said_line(call->said, _("%s joins %s"), titan_name(creature), MARKER(legion));
	said_change(call->said, MARKER(legion), NULL, _("comes: %s"), titan_name(creature));
	return true;
}

/* ---- 2.5.6.9 ---- */

static bool has_fallen(const struct titan *t, int side)
{
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if ((int)u->side == side && u->creature == CREATURE_TITAN &&
		    (u->fate == FATE_DEAD || titan_is_slain(u)))
			return true;
	}
	return false;
}

/* Who has the half points of a fallen player's legion; -1: nobody. */
static int receiver_of(const struct titan *t, int legion, int side)
{
	if (t->legion[legion].award >= 0)
		return t->legion[legion].award;
	return has_fallen(t, !side) ? -1 : t->battle.seat[!side];
}

/* Of the other legions of those who have fallen, what comes to a player, whole. */
int titan_others_for(const struct titan *t, int seat)
{
	int sum = 0;

	for (int side = 0; t->whole && side < 2; side++)
		for (int i = 0; has_fallen(t, side) && i < TITAN_LEGIONS; i++)
			if (titan_is_of(t, i, t->battle.seat[side]) && titan_legion_side(t, i) < 0 &&
			    receiver_of(t, i, side) == seat)
				sum += titan_legion_value(t, i);
	return sum;
}

/* The slayer of a Titan, who has what nobody else is engaged with; -1. */
int titan_slayer(const struct titan *t)
{
	for (int side = 0; t->whole && side < 2; side++)
		if (has_fallen(t, side) && !has_fallen(t, !side))
			return t->battle.seat[!side];
	return -1;
}

static void eliminate(struct call *call, int seat)
{
	struct titan *t = call->state;

	titan_leave_game(t, seat, STATUS_ELIMINATED);
	said_line(call->said, _("%s is eliminated"), t->table.seat[seat].name);
	said_change(call->said, t->table.seat[seat].name, NULL, _("eliminated"));
}

/* Half of the sum for each receiver, then the legions are gone. */
void titan_settle_fallen(struct call *call)
{
	struct titan *t = call->state;
	int half[TITAN_PLAYERS] = { 0 };
	bool fallen[2] = { has_fallen(t, 0), has_fallen(t, 1) };

	if (!t->whole)
		return;
	for (int i = 0; i < t->table.seats; i++)
		half[i] = i == titan_slayer(t) ? t->battle.half : titan_others_for(t, i) / 2;
	for (int side = 0; side < 2; side++)
		if (fallen[side])
			eliminate(call, t->battle.seat[side]);
	for (int i = 0; i < t->table.seats; i++)
		if (t->table.seat[i].in)
			titan_add_score(call, i, half[i], false);
}

/* award MARKER P: it stands in an encounter with P that is not resolved. */
bool titan_do_award(struct call *call)
{
	struct titan *t = call->state;
	int legion, seat, side;

	if (!titan_is_whole(call))
		return false;
	if (t->step != STEP_2_5_6_9)
		return titan_not_here(call, "award");
	if (!titan_read_marker(call, &legion) || !args_player(&call->args, &t->table, false, &seat))
		return false;
	side = titan_owner(t, legion) == t->battle.seat[SIDE_DEFENDER];
	if (!titan_is_of(t, legion, t->battle.seat[side]) || titan_legion_side(t, legion) >= 0 ||
	    !has_fallen(t, side))
		return reason_set(call->why, _("%s: %s is no other legion of a player whose Titan is slain"),
		                  titan_here(call), MARKER(legion));
	for (int i = 0; i < 2; i++)
		if (seat == t->battle.seat[i] && has_fallen(t, i))
			return reason_set(call->why, _("%s: %s's Titan is slain"), titan_here(call),
			                  t->table.seat[seat].name);
	t->legion[legion].award = (int8_t)seat;
	titan_count_points(t);
	said_both(call->said, _("%s is engaged with %s, who has half its points"), MARKER(legion),
	          t->table.seat[seat].name);
	return true;
}

/* ---- 2.5.6.10 ---- */

/* What a fight showed of who is left; outside of one, who came is all that was seen. */
static void show_after(struct titan_legion *l, const struct titan_legion *old, bool fought)
{
	if (!fought)
		memcpy(l->shown, old->shown, sizeof l->shown);
	for (int c = 0; c < TITAN_CREATURES; c++) {
		int was = 0, is = 0;

		for (int i = 0; i < old->size; i++)
			was += old->creature[i] == c;
		for (int i = 0; i < l->size; i++)
			is += l->creature[i] == c;
		if (!fought && is > was)
			l->shown[c] = (uint8_t)(l->shown[c] + is - was);
		else if (fought || l->shown[c] > is)
			l->shown[c] = (uint8_t)is;
	}
}

static void bring_back(struct titan *t, int side)
{
	int legion = t->encounter.legion[side];
	struct titan_legion old = t->legion[legion], *l = &t->legion[legion];

	titan_legion_clear(t, legion);
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if ((int)u->side != side)
			continue;
		if (u->fate == FATE_LIVES)
			titan_legion_add(t, legion, u->creature);
		else if (u->fate != FATE_UNDONE)
			titan_bury(t, u->creature);
	}
	if (!l->size)
		return;
	l->land = old.land;
	l->entry = old.entry;
	l->apart = old.apart;
	l->moved = old.moved;
	l->recruited = old.recruited;
	l->fought = true;
	show_after(l, &old, t->battle.on);
}

/* The next encounter, or the turn of whoever is still there. */
void titan_leave_encounter(struct call *call)
{
	struct titan *t = call->state;

	for (int side = 0; side < 2; side++)
		bring_back(t, side);
	t->called = t->called || t->battle.summoned;
	titan_no_encounter(t);
	if (table_playing(&t->table) < 2 || !t->table.seat[t->table.turn].in)
		titan_next_turn(call);
	else
		titan_go(call, STEP_2_5);
}
