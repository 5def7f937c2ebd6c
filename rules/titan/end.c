/* SPDX-License-Identifier: MIT */
/*
 * How a battle ends (2.5.6.4.x.8, concessions) and what that gives: points, half
 * points, angels, and who goes where (2.5.6.5 to 2.5.6.10).
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

int titan_unit_value(const struct titan_unit *unit)
{
	return unit->power * unit->skill;
}

/* ---- who has lost ---- */

static bool has_lost_titan(const struct titan_battle *b, enum titan_side side)
{
	for (int i = 0; i < b->units; i++)
		if (b->unit[i].side == side && b->unit[i].creature == CREATURE_TITAN &&
		    (b->unit[i].fate == FATE_DEAD || titan_is_slain(&b->unit[i])))
			return true;
	return false;
}

/* A side that nobody has told of is not eliminated. */
static bool is_eliminated(const struct titan *t, enum titan_side side)
{
	return t->battle.forced[side] && titan_living(t, side) == 0;
}

static bool has_lost(const struct titan *t, enum titan_side side)
{
	return is_eliminated(t, side) || has_lost_titan(&t->battle, side);
}

enum titan_why_over titan_end_condition(const struct titan *t, enum titan_winner *winner)
{
	const struct titan_battle *b = &t->battle;
	bool lost[2] = { has_lost(t, SIDE_ATTACKER), has_lost(t, SIDE_DEFENDER) };
	bool titan = has_lost_titan(b, SIDE_ATTACKER) || has_lost_titan(b, SIDE_DEFENDER);

	*winner = WINNER_NOBODY;
	if (lost[SIDE_ATTACKER] || lost[SIDE_DEFENDER]) {
		if (!lost[SIDE_ATTACKER] || !lost[SIDE_DEFENDER])
			*winner = lost[SIDE_ATTACKER] ? WINNER_DEFENDER : WINNER_ATTACKER;
		return titan ? OVER_TITAN : OVER_ELIMINATION;
	}
	if (b->turn == TITAN_TURNS && titan_side_on_turn(t) == SIDE_ATTACKER) {
		*winner = WINNER_DEFENDER;
		return OVER_TIME;
	}
	return OVER_NOT;
}

/* ---- the end ---- */

static void bury(struct titan_battle *b, int unit)
{
	b->unit[unit].fate = FATE_DEAD;
	b->unit[unit].hex = -1;
}

/* Dispute reinforce_right: what the attacker must have done before conceding. */
static bool earns_reinforcement(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	bool on_map = false;

	for (int i = 0; i < b->units; i++)
		on_map = on_map || (b->unit[i].side == SIDE_ATTACKER && b->unit[i].hex >= 0);
	switch (titan_choice(t, DISPUTE_reinforce_right)) {
	case 1: return b->committed;
	case 2: return on_map;
	default: return b->began;
	}
}

/* The dead of the losing side in full, but for one that has fled; what its
 * slain Titan leaves, by half. */
void titan_count_points(struct titan *t)
{
	struct titan_battle *b = &t->battle;
	int dead = 0, rest = titan_slayer(t) < 0 ? 0 : titan_others_for(t, titan_slayer(t));

	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];

		if (b->winner == WINNER_NOBODY || u->side == (enum titan_side)b->winner ||
		    u->fate == FATE_UNDONE)
			continue;
		*(u->fate == FATE_DEAD ? &dead : &rest) += titan_unit_value(u);
	}
	b->points = b->over == OVER_TIME ? 0 : b->over == OVER_FLEE ? dead / 2 : dead;
	b->half = rest / 2; /* of the sum, the fraction dropped (2.5.6.9) */
}

static void tell_end(struct call *call)
{
	static const char *const whys[] = {
		"",           N_("elimination"), N_("a Titan slain"), N_("time"), N_("a concession"),
		N_("flight"), N_("agreement"),
	};
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;

	if (b->winner == WINNER_NOBODY)
		said_both(call->said, _("nobody wins: %s"), _(whys[b->over]));
	else
		said_both(call->said, P_("%s wins by %s: %d point", "%s wins by %s: %d points", b->points),
		          titan_side_name((enum titan_side)b->winner), _(whys[b->over]), b->points);
	if (b->half)
		said_both(call->said,
		          P_("%d half point for what the slain Titan leaves",
		             "%d half points for what the slain Titan leaves", b->half),
		          b->half);
}

void titan_end_battle(struct call *call, enum titan_why_over over, enum titan_winner winner)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;

	b->reinforce_right = over == OVER_AGREEMENT || earns_reinforcement(t); /* 2.5.5.1 */
	b->over = over;
	b->winner = winner;
	for (int i = 0; i < b->units; i++) {
		struct titan_unit *u = &b->unit[i];

		if (u->fate != FATE_LIVES)
			continue;
		if (u->fresh && u->hex < 0) { /* called and never came in */
			u->fate = FATE_UNDONE;
			titan_send_back(t, u);
		} else if (titan_is_slain(u) || (over == OVER_TIME && u->side == SIDE_ATTACKER))
			bury(b, i);
		u->fresh = false;
	}
	b->striker = b->target = b->via = b->conceding = -1;
	b->number = b->dice = b->carry = 0;
	titan_count_points(t);
	if (winner != WINNER_NOBODY)
		titan_count_angels(t, b->score[winner], b->points, &b->gained, &b->gained_arch);
	tell_end(call);
	titan_go(call, STEP_2_5_6_5);
}

/* ---- concessions ---- */

/* All of a side die. Whoever has nobody left then, or no Titan, has not won. */
static void give_in(struct call *call, enum titan_side side)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	enum titan_side other = !side;
	bool other_lost = has_lost(t, other);

	said_both(call->said, _("%s concedes"), titan_side_name(side));
	for (int i = 0; i < b->units; i++)
		if (b->unit[i].side == side && b->unit[i].fate == FATE_LIVES &&
		    !(b->unit[i].fresh && b->unit[i].hex < 0))
			b->unit[i].hits = b->unit[i].power;
	titan_end_battle(call, OVER_CONCEDE, other_lost ? WINNER_NOBODY : (enum titan_winner)other);
}

/* Where the sequence has it, and for whom; elsewhere says where not. */
static bool may_concede(struct call *call, enum titan_side side)
{
	const struct titan *t = call->state;
	char word[40];

	if (titan_choice(t, DISPUTE_concede_timing) && titan_may_now(t) & MAY_CONCEDE)
		return true;
	snprintf(word, sizeof word, "concede %s", titan_side_word(side));
	if (!(titan_may_now(t) & MAY_CONCEDE))
		return titan_not_here(call, word);
	return side == titan_speaker(t) || reason_set(call->why, _("%s: only %s may concede here"),
	                                              titan_here(call), titan_side_name(titan_speaker(t)));
}

bool titan_do_concede(struct call *call)
{
	struct titan *t = call->state;
	const struct titan_step *row;
	enum titan_side side;

	if (titan_is_talk(t))
		return titan_concede_in_talks(call);
	if (!titan_has_battle(call) || !titan_read_side(call, &side) || !may_concede(call, side))
		return false;
	row = &titan_steps[t->step];
	if (row->asks == STEP_NONE || titan_choice(t, DISPUTE_concede_timing)) {
		give_in(call, side);
		return true;
	}
	t->battle.conceding = (int)side;
	t->battle.striker = t->battle.target = t->battle.via =
		-1; /* a strike declared is not rolled any more */
	t->battle.number = t->battle.dice = 0;
	said_both(call->said, _("%s tries to concede"), titan_side_name(side));
	titan_go(call, row->asks);
	return true;
}

bool titan_do_allow(struct call *call)
{
	const struct titan *t = call->state;

	if (!titan_may_say(call, MAY_ALLOW))
		return false;
	give_in(call, t->battle.conceding);
	return true;
}

bool titan_do_refuse(struct call *call)
{
	return titan_has_battle(call) &&
	       reason_set(call->why, _("%s: nobody can refuse a concession: allow, or concede before it"),
	                  titan_here(call));
}

/* ---- 2.5.6.8 ---- */

/* In a whole game the legion may be named. */
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
	        reason_set(call->why, _("%s: only the legion that has won may have it"), titan_here(call)));
}

static bool take_angel(struct call *call, enum titan_creature creature, enum titan_may may)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	enum titan_side side = titan_speaker(t);
	int unit;

	if (!titan_may_say(call, may) || !is_winner(call))
		return false;
	if (titan_living(t, side) >= TITAN_LEGION)
		return reason_set(call->why, _("%s: the legion has seven already"), titan_here(call));
	if (titan_pot(t, creature) < 1)
		return reason_set(call->why, _("%s: no %s is left"), titan_here(call), titan_name(creature));
	unit = titan_add_unit(t, side, creature, 0);
	if (unit < 0)
		return reason_set(call->why, _("%s: there is no room for more units in one battle"),
		                  titan_here(call));
	b->gained--;
	if (creature == CREATURE_ARCHANGEL)
		b->gained_arch--;
	if (b->gained_arch > b->gained)
		b->gained_arch = b->gained;
	said_line(call->said, _("%s joins %s as %s"), titan_name(creature), titan_side_name(side),
	          ID(t, unit));
	said_change(call->said, ID(t, unit), NULL, _("comes: %s"), titan_name(creature));
	return true;
}

bool titan_do_angel(struct call *call)
{
	return titan_is_due(call) ? titan_take_due(call, CREATURE_ANGEL)
	                          : take_angel(call, CREATURE_ANGEL, MAY_ANGEL);
}

bool titan_do_archangel(struct call *call)
{
	return titan_is_due(call) ? titan_take_due(call, CREATURE_ARCHANGEL)
	                          : take_angel(call, CREATURE_ARCHANGEL, MAY_ARCHANGEL);
}

/* ---- result ---- */

/* The dead, and what lives on without its Titan, which dies too (2.5.6.9). */
static bool goes(const struct titan_battle *b, int unit)
{
	const struct titan_unit *u = &b->unit[unit];

	return u->fate == FATE_DEAD || u->fate == FATE_LOST ||
	       (u->fate == FATE_LIVES && has_lost_titan(b, u->side));
}

static void list_gone(const struct titan *t, bool back, struct emit *e, char out[TITAN_LIST * 2])
{
	const struct titan_battle *b = &t->battle;
	bool all_back = titan_choice(t, DISPUTE_slain_creatures);
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < b->units; i++) {
		const struct titan_facts *facts = &titan_creatures[b->unit[i].creature];

		if (!goes(b, i) || (facts->returns || all_back) != back)
			continue;
		if (e)
			emit_text(e, NULL, facts->name);
		if (end < TITAN_LIST * 2)
			end += (size_t)snprintf(out + end, TITAN_LIST * 2 - end, "%s%s", end ? ", " : "",
			                        _(facts->name));
	}
}

bool titan_ask_result(struct call *call)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;
	struct emit *e = call->data;
	char list[TITAN_LIST * 2];

	if (!titan_has_battle(call))
		return false;
	if (!b->over)
		return reason_set(call->why, _("%s: the battle goes on"), titan_here(call));
	if (e) {
		emit_text(e, "winner", titan_winner_word(b->winner));
		emit_text(e, "why", titan_over_word(b->over));
		emit_number(e, "points", b->points);
		emit_number(e, "half", b->half);
	}
	tell_end(call);
	for (int back = 1; back >= 0; back--) {
		if (e)
			emit_array(e, back ? "returned" : "dead");
		list_gone(t, back, e, list);
		if (e)
			emit_end(e);
		if (list[0])
			said_line(call->said, back ? _("back to the pot: %s") : _("dead: %s"), list);
	}
	return true;
}
