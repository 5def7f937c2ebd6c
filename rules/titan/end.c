/* SPDX-License-Identifier: MIT */
/*
 * How a battle ends: removal (2.5.6.4.x.7), the check (x.8), concessions, an encounter
 * settled without a battle; and `result`.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- who has lost ---- */

static bool has_lost(const struct titan *t, enum titan_side side)
{
	bool eliminated = t->battle.forced[side] && titan_living(t, side) == 0;

	return eliminated || titan_has_fallen(t, side);
}

enum titan_why_over titan_end_condition(const struct titan *t, enum titan_winner *winner)
{
	const struct titan_battle *b = &t->battle;
	bool lost[2] = { has_lost(t, SIDE_ATTACKER), has_lost(t, SIDE_DEFENDER) };
	bool titan = titan_has_fallen(t, SIDE_ATTACKER) || titan_has_fallen(t, SIDE_DEFENDER);

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

bool titan_ends_by_time(const struct titan *t)
{
	enum titan_winner winner;

	return t->step == STEP_2_5_6_4_2_8_1 && titan_end_condition(t, &winner) == OVER_TIME;
}

/* ---- the end ---- */

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

static void tell_winner(struct call *call, struct label what, struct label cause)
{
	said_line(call->said, "%s", what.text);
	said_cause(call->said, "%s", cause.text);
	said_rank(call->said, SAID_CHANGES);
	said_change(call->said, NULL, NULL, "%s%s%s", what.text, _(": "), cause.text);
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
		tell_winner(call, label_of(_("nobody wins")), label_of("%s", _(whys[b->over])));
	else
		tell_winner(call,
		            label_of(_("%s wins by %s"), titan_side_name((enum titan_side)b->winner),
		                     _(whys[b->over])),
		            label_of(P_("%d point", "%d points", b->points), b->points));
	if (!b->half)
		return;
	said_line(call->said, P_("%d half point", "%d half points", b->half), b->half);
	said_change(call->said, NULL, NULL,
	            P_("%d half point for the slain Titan's other units",
	               "%d half points for the slain Titan's other units", b->half),
	            b->half);
	said_rank(call->said, SAID_SOON);
}

static enum titan_step_id end_battle(struct call *call, enum titan_why_over over, enum titan_winner winner)
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
		if (u->fresh && u->hex < 0) { /* summoned or reinforced, never entered */
			u->fate = FATE_UNDONE;
			*(u->side == SIDE_ATTACKER ? &b->summoned : &b->reinforced) = false;
			titan_send_back(t, u);
		} else if (titan_is_slain(u) || (over == OVER_TIME && u->side == SIDE_ATTACKER)) {
			u->fate = FATE_DEAD;
			u->hex = -1;
		}
		u->fresh = false;
	}
	b->conceding = -1;
	titan_forget_strike(b);
	titan_count_points(call);
	if (winner != WINNER_NOBODY)
		titan_count_angels(t, b->score[winner], b->points, &b->gained, &b->gained_arch);
	tell_end(call);
	return STEP_2_5_6_5;
}

/* ---- concessions ---- */

/* Skips summoned or reinforced units that have not entered: they go back. */
static void slay_side(struct titan *t, enum titan_side side)
{
	for (int i = 0; i < t->battle.units; i++) {
		struct titan_unit *u = &t->battle.unit[i];

		if (u->side == side && u->fate == FATE_LIVES && !(u->fresh && u->hex < 0))
			u->hits = u->power;
	}
}

/* Ends the encounter before any battle: all units of a losing side die. */
void titan_settle(struct call *call, enum titan_why_over over, enum titan_winner winner)
{
	for (int side = 0; side < 2; side++)
		if (side != (int)winner)
			slay_side(call->state, side);
	titan_go(call, end_battle(call, over, winner));
}

/* All units of the side die. The other side wins only with its Titan and a unit left. */
static enum titan_step_id give_in(struct call *call, enum titan_side side)
{
	const struct titan *t = call->state;
	enum titan_side other = !side;
	bool other_lost = has_lost(t, other);

	said_both(call->said, _("%s concedes"), titan_side_name(side));
	slay_side(call->state, side);
	return end_battle(call, OVER_CONCEDE, other_lost ? WINNER_NOBODY : (enum titan_winner)other);
}

/* In 2.5.4 and 2.5.5 the side that speaks concedes, before there is a battle. */
static bool is_talk(const struct titan *t)
{
	return t->step == STEP_2_5_4_1 || t->step == STEP_2_5_4_2 || t->step == STEP_2_5_5;
}

bool titan_may_concede(const struct titan *t, enum titan_side side, struct reason *why)
{
	bool may = titan_may_now(t) & MAY_CONCEDE;
	char word[40];

	snprintf(word, sizeof word, "concede %s", titan_side_word(side));
	if (!may)
		return titan_not_now(t, word, titan_may_now(t), why);
	return side == titan_speaker(t) || (titan_choice(t, DISPUTE_concede_timing) && !is_talk(t)) ||
	       reason_set(why, _("%s: only %s may concede here"), titan_steps[t->step].id,
	                  titan_side_name(titan_speaker(t)));
}

bool titan_do_concede(struct call *call)
{
	struct titan *t = call->state;
	const struct titan_step *row = &titan_steps[t->step];
	enum titan_side side;

	if ((!is_talk(t) && !titan_has_battle(call)) || !titan_read_side(call, &side) ||
	    !titan_may_concede(t, side, call->why))
		return false;
	if (is_talk(t))
		titan_fill_battle(t);
	if (row->asks == STEP_NONE || titan_choice(t, DISPUTE_concede_timing)) {
		titan_go(call, give_in(call, side));
		return true;
	}
	t->battle.conceding = (int)side;
	titan_forget_strike(&t->battle); /* a declared strike is no longer rolled */
	said_both(call->said, _("%s tries to concede"), titan_side_name(side));
	titan_go(call, row->asks);
	return true;
}

bool titan_do_allow(struct call *call)
{
	const struct titan *t = call->state;

	if (!titan_may_say(call, MAY_ALLOW))
		return false;
	titan_go(call, give_in(call, t->battle.conceding));
	return true;
}

bool titan_do_refuse(struct call *call)
{
	return titan_has_battle(call) &&
	       REFUSE(call, _("%s: a concession cannot be refused: allow it, or concede first"));
}

/* ---- leaving x.7, x.8 and x.8.1 ---- */

/* 2.5.6.4.x.7; a slain defender that had entered opens the window of 2.5.6.4.2.1. */
enum titan_step_id titan_leave_removal(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;

	for (int i = 0; i < b->units; i++) {
		struct titan_unit *u = &b->unit[i];

		if (u->fate != FATE_LIVES || !titan_is_slain(u))
			continue;
		if (u->side == SIDE_DEFENDER && u->entered && b->window == WINDOW_NOT_YET)
			b->window = WINDOW_NEXT;
		u->fate = FATE_DEAD;
		u->hex = -1;
		said_line(call->said, _("%s (%s) leaves the map"), ID(t, i), titan_name(u->creature));
		said_change(call->said, ID(t, i), NULL, _("removed"));
	}
	return STEP_NONE;
}

/* 2.5.6.4.x.8 */
enum titan_step_id titan_leave_check(struct call *call)
{
	struct titan *t = call->state;
	enum titan_side side = titan_speaker(t);
	enum titan_winner winner;

	if (titan_end_condition(t, &winner))
		return titan_step_of(side, STEP_2_5_6_4_1_8_1);
	if (side == SIDE_ATTACKER)
		t->battle.turn++;
	return STEP_NONE;
}

enum titan_step_id titan_leave_end(struct call *call)
{
	struct titan *t = call->state;
	enum titan_winner winner;
	enum titan_why_over over = titan_end_condition(t, &winner);

	return end_battle(call, over, winner);
}

/* ---- result ---- */

static void list_gone(const struct titan *t, bool back, struct emit *e, char out[TITAN_LIST * 2])
{
	const struct titan_battle *b = &t->battle;
	bool all_back = titan_choice(t, DISPUTE_slain_creatures);
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];
		const struct titan_facts *facts = &titan_creatures[u->creature];
		bool goes = u->fate == FATE_DEAD || u->fate == FATE_LOST ||
		            (u->fate == FATE_LIVES && titan_has_fallen(t, u->side)); /* 2.5.6.9 */

		if (!goes || (facts->returns || all_back) != back)
			continue;
		emit_text(e, NULL, facts->name);
		if (end < TITAN_LIST * 2)
			end += (size_t)snprintf(out + end, TITAN_LIST * 2 - end, "%s%s", end ? _(", ") : "",
			                        _(facts->name));
	}
}

/* The winner's score and the angels for it (2.5.6.8), named as by `spoils`. */
static void tell_acquired(struct call *call)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;
	int before = b->score[b->winner], after = before + b->points, all, arch;

	titan_count_angels(t, before, b->points, &all, &arch);
	emit_number(call->data, "score", after);
	titan_emit_multiples(call->data, before, after);
	emit_number(call->data, "lords", all);
	titan_tell_points(call);
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
		return REFUSE(call, _("%s: the battle is not over yet"));
	emit_text(e, "winner", titan_winner_word(b->winner));
	emit_text(e, "why", titan_over_word(b->over));
	emit_number(e, "points", b->points);
	emit_number(e, "half", b->half);
	tell_end(call);
	if (b->winner != WINNER_NOBODY)
		tell_acquired(call);
	if (!t->whole)
		titan_tell_halves(call);
	for (int back = 1; back >= 0; back--) {
		emit_array(e, back ? "returned" : "dead");
		list_gone(t, back, e, list);
		emit_end(e);
		if (list[0])
			said_line(call->said, back ? _("back to the pot: %s") : _("dead: %s"), list);
	}
	return true;
}
