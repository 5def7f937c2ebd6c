/* SPDX-License-Identifier: MIT */
/*
 * What an encounter of the whole game leaves behind (2.5.6.8 to 2.5.6.10): the
 * points, what a slain Titan's player had, and the legions on the masterboard
 * again.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* With the masterboard: the player whose legion stands on this one's land, in an encounter that is
 * not decided; -1: none, or nobody knows. */
static int engaged_with(const struct titan *t, int legion)
{
	int seat = titan_owner(t, legion);

	for (int i = 0; t->board && t->legion[legion].at >= 0 && i < TITAN_LEGIONS; i++)
		if (t->legion[i].size && t->legion[i].at == t->legion[legion].at &&
		    titan_owner(t, i) != seat && titan_legion_side(t, i) < 0)
			return titan_owner(t, i);
	return -1;
}

/* ---- summoning ---- */

bool titan_lends(const struct titan *t, int legion)
{
	return titan_is_of(t, legion, t->battle.seat[SIDE_ATTACKER]) && titan_legion_side(t, legion) < 0 &&
	       engaged_with(t, legion) < 0;
}

/* The attacker's only other legion that has one; -1: none, -2: several. */
static int lender_of(const struct titan *t, enum titan_creature creature)
{
	int found = -1, has[TITAN_CREATURES];

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		titan_legion_has(t, i, has);
		if (titan_lends(t, i) && has[creature])
			found = found == -1 ? i : -2;
	}
	return found;
}

/* The angel may be all that the legion has (2.5.6.4.2.1 asks for no more): then all players know
 * its contents, and its marker is free. Its place is kept for an angel that goes back. */
static bool leave_lender(struct titan *t, int lender, enum titan_creature creature)
{
	if (!titan_legion_take(t, lender, creature))
		return false;
	titan_know_shown(t, lender, creature, 1);
	titan_know_gained(t, lender, creature, -1);
	if (!t->legion[lender].size) {
		titan_know_all(t, lender);
		titan_know_gone(t, lender);
	}
	return true;
}

static void tell_lender(struct call *call, int lender)
{
	const struct titan *t = call->state;

	if (t->legion[lender].size) {
		said_line(call->said, _("from %s"), MARKER(lender));
		return;
	}
	said_line(call->said, _("from %s, which had no other unit: its marker is free"), MARKER(lender));
	said_change(call->said, MARKER(lender), NULL, _("gone, its marker is free"));
}

/* Takes the angel from another legion of the attacker that is in no encounter. */
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
		return REFUSE(call, _("%s: several legions have one: summon %s from=MARKER"),
		              creature == CREATURE_ANGEL ? "angel" : "archangel");
	if (lender < 0)
		return REFUSE(call, _("%s: no other legion has %s"), name);
	if (!titan_is_of(t, lender, t->battle.seat[SIDE_ATTACKER]) || titan_legion_side(t, lender) >= 0)
		return REFUSE(call, _("%s: %s is not another legion of the attacker"), MARKER(lender));
	if (engaged_with(t, lender) >= 0)
		return REFUSE(call, _("%s: %s is in an encounter itself"), MARKER(lender));
	if (!leave_lender(t, lender, creature))
		return REFUSE(call, _("%s: %s has no %s"), MARKER(lender), name);
	t->encounter.lender = lender;
	tell_lender(call, lender);
	return true;
}

/* The unit waits outside the map; after the battle it joins the legion at once. */
bool titan_call_in(struct call *call, enum titan_side side, enum titan_creature creature)
{
	struct titan *t = call->state;
	int unit;

	if (titan_pot(t, creature) <
	    1) /* a summoned angel has already left its legion and counts as available */
		return REFUSE(call, _("%s: no %s is left"), titan_name(creature));
	unit = titan_add_unit(t, side, creature, 0);
	if (unit < 0)
		return REFUSE(call, _("%s: a battle has no room for more units"));
	t->battle.unit[unit].fresh = !t->battle.over;
	said_line(call->said,
	          t->battle.over ? _("%s joins %s as %s") : _("%s comes to %s as %s and must enter at once"),
	          titan_name(creature), titan_side_name(side), ID(t, unit));
	said_change(call->said, ID(t, unit), NULL, _("joins: %s"), titan_name(creature));
	return true;
}

/* A summoned unit that did not enter returns to its legion, or is that legion again. */
void titan_send_back(struct titan *t, const struct titan_unit *u)
{
	int lender = t->encounter.lender;

	if (!t->whole || u->side != SIDE_ATTACKER || lender < 0)
		return;
	titan_legion_add(t, lender, u->creature);
	if (t->legion[lender].size > 1)
		titan_know_gained(t, lender, u->creature, 1);
	else
		titan_know_all(t, lender);
	titan_put_in_towers(t); /* a ruling has cleared the place */
	t->encounter.lender = -1;
}

/* ---- 2.5.6.8 ---- */

/* The players fought an encounter off the program: `score P +N` gave its points. */
static bool is_due(const struct call *call)
{
	const struct titan *t = call->state;

	return t->whole && !t->encounter.on && t->step < TITAN_STEPS;
}

/* Spends one earned angel; an archangel uses up an angel too. */
static void spend(int *angels, int *archangels, enum titan_creature creature)
{
	--*angels;
	*archangels -= creature == CREATURE_ARCHANGEL;
	if (*archangels > *angels)
		*archangels = *angels;
}

static bool take_due(struct call *call, enum titan_creature creature)
{
	struct titan *t = call->state;
	struct titan_player *p;
	int legion, seat;

	if (!titan_read_marker(call, &legion))
		return false;
	seat = titan_owner(t, legion);
	if (seat < 0 || !t->legion[legion].size)
		return REFUSE(call, _("%s: there is no legion %s"), MARKER(legion));
	p = &t->player[seat];
	if (!(creature == CREATURE_ARCHANGEL ? p->due_arch : p->due))
		return REFUSE(call, _("%s: %s's points give no %s now"), t->table.seat[seat].name,
		              titan_name(creature));
	if (t->legion[legion].size >= TITAN_LEGION)
		return REFUSE(call, _("%s: %s already has seven"), MARKER(legion));
	if (titan_pot(t, creature) < 1)
		return REFUSE(call, _("%s: no %s is left"), titan_name(creature));
	spend(&p->due, &p->due_arch, creature);
	titan_legion_add(t, legion, creature);
	t->legion[legion].shown[creature]++;
	titan_know_gained(t, legion, creature, 1);
	said_line(call->said, _("%s joins %s"), titan_name(creature), MARKER(legion));
	said_change(call->said, MARKER(legion), NULL, _("joins: %s"), titan_name(creature));
	return true;
}

/* A whole game may name the legion. */
static bool is_winner(struct call *call)
{
	const struct titan *t = call->state;
	int legion;

	if (!args_more(&call->args))
		return true;
	if (!t->whole)
		return args_usage(&call->args);
	return titan_read_marker(call, &legion) &&
	       (legion == t->encounter.legion[titan_speaker(t)] ||
	        REFUSE(call, _("%s: only the legion that won may take it")));
}

static bool take_angel(struct call *call, enum titan_creature creature, enum titan_may may)
{
	struct titan *t = call->state;
	enum titan_side side = titan_speaker(t);

	if (t->step == STEP_2_5_6_8 && t->battle.gained && titan_living(t, side) >= TITAN_LEGION)
		return REFUSE(call, _("%s: the legion already has seven"));
	if (t->step == STEP_2_5_6_8 && t->battle.gained && titan_pot(t, creature) < 1)
		return REFUSE(call, _("%s: no %s is left"), titan_name(creature));
	if (!titan_may_say(call, may) || !is_winner(call) || !titan_call_in(call, side, creature))
		return false;
	spend(&t->battle.gained, &t->battle.gained_arch, creature);
	return true;
}

bool titan_do_angel(struct call *call)
{
	return is_due(call) ? take_due(call, CREATURE_ANGEL) : take_angel(call, CREATURE_ANGEL, MAY_ANGEL);
}

bool titan_do_archangel(struct call *call)
{
	return is_due(call) ? take_due(call, CREATURE_ARCHANGEL)
	                    : take_angel(call, CREATURE_ARCHANGEL, MAY_ARCHANGEL);
}

/* ---- 2.5.6.9 ---- */

/* Who gets the half points of a fallen player's other legion: as awarded, else the player it is
 * engaged with, else the slayer; -1: a player whose Titan has fallen too. */
static int heir_of(const struct titan *t, int legion, int side)
{
	int award = t->legion[legion].award, heir = award >= 0 ? award : engaged_with(t, legion);

	if (heir < 0)
		heir = t->battle.seat[!side];
	return heir == t->battle.seat[!side] && titan_has_fallen(t, !side) ? -1 : heir;
}

/* Full value of the fallen players' other legions that count for this player. */
static int others_for(const struct titan *t, int seat)
{
	int sum = 0;

	for (int side = 0; t->whole && side < 2; side++)
		for (int i = 0; titan_has_fallen(t, side) && i < TITAN_LEGIONS; i++)
			if (titan_is_of(t, i, t->battle.seat[side]) && titan_legion_side(t, i) < 0 &&
			    heir_of(t, i, side) == seat)
				sum += titan_legion_value(t, i);
	return sum;
}

/* The slayer of a Titan gets every legion that is not awarded to another player; -1: none. */
static int slayer_of(const struct titan *t)
{
	for (int side = 0; t->whole && side < 2; side++)
		if (titan_has_fallen(t, side) && !titan_has_fallen(t, !side))
			return t->battle.seat[!side];
	return -1;
}

/* Whether the unit has survived its Titan's death (2.5.6.9), and the slayer's Titan lives. */
static bool is_orphan(const struct titan *t, const struct titan_unit *u)
{
	return (u->fate == FATE_LIVES || u->fate == FATE_LOST) && titan_has_fallen(t, u->side) &&
	       !titan_has_fallen(t, !u->side);
}

/* Dead units of the losing side count in full, or by half after a flight, and for nobody when
 * nobody wins (2.5.6.8). Survivors of a slain Titan count by half, also when the slayer's last
 * unit died in the same strike (2.5.6.9). */
void titan_count_points(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	int dead = 0, others = slayer_of(t) < 0 ? 0 : others_for(t, slayer_of(t)), rest = others;

	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];

		if (is_orphan(t, u))
			rest += titan_unit_value(u);
		else if (u->fate == FATE_DEAD && b->winner != WINNER_NOBODY &&
		         u->side != (enum titan_side)b->winner)
			dead += titan_unit_value(u);
	}
	b->points = b->over == OVER_TIME ? 0 : b->over == OVER_FLEE ? dead / 2 : dead;
	b->half = rest / 2; /* round down once, after adding up (2.5.6.9) */
	if (b->winner == WINNER_NOBODY && b->half != others / 2)
		call_correct(call, CORRECTED_HALF, _("half points: %d now"), b->half);
}

/* A `step` kept before the survivors counted when nobody wins says no half=: its scores stay,
 * because later lines (dice of a Titan, angels) depend on them. Tables with auto-step, whose lines
 * pass this step by themselves, are younger. */
static bool counts_survivors(struct call *call)
{
	const struct titan *t = call->state;

	return args_key(&call->args, "half") || t->auto_step || t->battle.winner != WINNER_NOBODY;
}

/* Gives each receiver half of the sum, then buries the legions. */
static void settle_fallen(struct call *call)
{
	struct titan *t = call->state;
	int half[TITAN_PLAYERS] = { 0 };
	bool fallen[2] = { titan_has_fallen(t, 0), titan_has_fallen(t, 1) }, all = counts_survivors(call);

	if (!t->whole) {
		titan_tell_halves(call);
		return;
	}
	if (!all && slayer_of(t) >= 0) { /* as they were given */
		t->battle.half = others_for(t, slayer_of(t)) / 2;
		call_uncorrect(call, CORRECTED_HALF);
	}
	every_seat (i, t->table)
		half[i] = i == slayer_of(t) ? t->battle.half : others_for(t, i) / 2;
	for (int side = 0; side < 2; side++) {
		const char *name = t->table.seat[t->battle.seat[side]].name;

		if (!fallen[side])
			continue;
		titan_leave_game(t, t->battle.seat[side], TITAN_ELIMINATED);
		said_line(call->said, _("%s is eliminated"), name);
		said_rank(call->said, SAID_OUT);
		said_change(call->said, name, NULL, "%s", C_("titan", "eliminated"));
	}
	every_seat (i, t->table)
		if (t->table.seat[i].in)
			titan_add_score(call, i, half[i], false);
}

/* A legion dies with its Titan (2.5.6.9). */
enum titan_step_id titan_leave_halves(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	bool fallen[2] = { titan_has_fallen(t, SIDE_ATTACKER), titan_has_fallen(t, SIDE_DEFENDER) };

	for (int i = 0; i < b->units; i++)
		if (fallen[b->unit[i].side] && b->unit[i].fate == FATE_LIVES) {
			b->unit[i].fate = FATE_LOST;
			b->unit[i].hex = -1;
		}
	settle_fallen(call);
	return STEP_NONE;
}

bool titan_may_award(const struct titan *t, int legion)
{
	for (int side = 0; t->whole && side < 2; side++)
		if (titan_has_fallen(t, side) && titan_is_of(t, legion, t->battle.seat[side]) &&
		    titan_legion_side(t, legion) < 0)
			return true;
	return false;
}

/* award MARKER P: the legion has an unresolved encounter with P. */
bool titan_do_award(struct call *call)
{
	struct titan *t = call->state;
	int legion, seat;

	if (!titan_make_whole(call))
		return false;
	if (t->step != STEP_2_5_6_9)
		return titan_not_here(call, "award");
	if (!titan_read_marker(call, &legion) || !args_player(&call->args, &t->table, false, &seat))
		return false;
	if (!titan_may_award(t, legion))
		return REFUSE(call, _("%s: %s is not another legion of a slain Titan's player"),
		              MARKER(legion));
	for (int i = 0; i < 2; i++)
		if (seat == t->battle.seat[i] && titan_has_fallen(t, i))
			return REFUSE(call, _("%s: %s's Titan is slain"), t->table.seat[seat].name);
	t->legion[legion].award = (int8_t)seat;
	titan_count_points(call);
	said_both(call->said, _("%s is engaged with %s, who gets half its points"), MARKER(legion),
	          t->table.seat[seat].name);
	return true;
}

/* ---- 2.5.6.10 ---- */

/* A fight shows every survivor; without one, players saw only the units that joined. */
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
	titan_know_back(t, legion, side, &old);
	if (!l->size)
		return;
	l->land = old.land;
	l->at = old.at;
	l->entry = old.entry;
	l->teleported = old.teleported;
	l->apart = old.apart;
	l->moved = old.moved;
	l->recruited = old.recruited;
	l->fought = true;
	show_after(l, &old, t->battle.on);
}

/* The slain player's markers are the slayer's once the fallen legion is gone (Slugathon, Colossus). */
static void pass_markers(struct call *call)
{
	struct titan *t = call->state;
	int slayer = slayer_of(t);

	for (int side = 0; slayer >= 0 && side < 2; side++) {
		int seat = t->battle.seat[side];

		if (!titan_has_fallen(t, side))
			continue;
		t->player[seat].slayer = slayer + 1;
		said_both(call->said, _("%s takes the markers of %s"), t->table.seat[slayer].name,
		          t->table.seat[seat].name);
		said_rank(call->said, SAID_SOON);
	}
}

enum titan_step_id titan_leave_encounter(struct call *call)
{
	struct titan *t = call->state;

	for (int side = 0; side < 2; side++)
		bring_back(t, side);
	pass_markers(call);
	t->called = t->called || t->battle.summoned;
	titan_no_encounter(t);
	if (table_playing(&t->table) < 2 || !t->table.seat[t->table.turn].in)
		return titan_next_turn(call);
	return STEP_2_5;
}
