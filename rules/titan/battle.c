/* SPDX-License-Identifier: MIT */
/*
 * Verbs that begin a separate battle (battle, force), and the rulings that copy a
 * board into the program (place, hits, at). No ruling removes a unit or ends the
 * battle.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- battle ---- */

static bool read_scores(struct call *call, int score[2])
{
	const char *text = args_key(&call->args, "scores");
	char first[16];
	const char *comma;

	if (!text)
		return true;
	comma = strchr(text, ',');
	if (comma && (size_t)(comma - text) < sizeof first) {
		snprintf(first, sizeof first, "%.*s", (int)(comma - text), text);
		if (read_int(first, 0, TITAN_SCORE_MAX, &score[0]) &&
		    read_int(comma + 1, 0, TITAN_SCORE_MAX, &score[1]))
			return true;
	}
	return reason_set(call->why, _("scores=ATTACKER,DEFENDER takes two numbers from 0 to %d"),
	                  TITAN_SCORE_MAX);
}

bool titan_may_battle(const struct titan *t, struct reason *why)
{
	const char *id = titan_steps[t->step].id;

	if (t->whole)
		return reason_set(
			why, _("%s: this is a whole game: `encounter MARKER MARKER LAND` begins its battles"),
			id);
	return !t->battle.on || t->step == STEP_2_5_6_10 ||
	       reason_set(why, _("%s: this battle is not over: play it out, or undo"), id);
}

bool titan_do_battle(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle b = titan_no_battle;
	int land, entry;

	if (!titan_may_battle(t, call->why) || !titan_read_land(call, &land))
		return false;
	b.on = true;
	b.land = land;
	entry = titan_land_entry(land) >= 0 ? titan_land_entry(land) : ENTRY_RIGHT;
	if (!args_key_player(&call->args, &t->table, "attacker", false, &b.seat[SIDE_ATTACKER]) ||
	    !args_key_player(&call->args, &t->table, "defender", false, &b.seat[SIDE_DEFENDER]) ||
	    !titan_read_entry(call, "side", b.land, &entry) || !read_scores(call, b.score))
		return false;
	if (b.seat[0] >= 0 && b.seat[0] == b.seat[1])
		return reason_set(call->why, _("2.5: attacker and defender must be two players"));
	b.side = entry;
	t->battle = b;
	said_both(call->said, _("battle in the %s, entered from the %s"), titan_land(b.land),
	          _(titan_entry_words[b.side]));
	titan_go(call, STEP_2_5_6_1);
	return true;
}

/* ---- force ---- */

static bool is_a_legion(const struct titan *t, const struct titan_list *list, struct reason *why)
{
	int has[TITAN_CREATURES];

	if (list->count > TITAN_LEGION)
		return reason_set(why, _("2.1: a legion has at most %d, not %d"), TITAN_LEGION, list->count);
	titan_list_has(list, has);
	if (has[CREATURE_TITAN] > 1)
		return reason_set(why, _("1.5: a player has one Titan"));
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[i] > titan_pot(t, i))
			return reason_set(why, _("1.5: there are only %d of %s left"), titan_pot(t, i),
			                  titan_name(i));
	return true;
}

bool titan_may_force(const struct titan *t, enum titan_side side, struct reason *why)
{
	const char *id = titan_steps[t->step].id;

	if (t->whole)
		return reason_set(why,
		                  _("%s: the legions of the encounter fight: to correct one, `undo`, then "
		                    "`legion P MARKER CREATURES`"),
		                  id);
	if (!t->battle.on || t->battle.over)
		return titan_may(t, MAY_FORCE, why);
	return !t->battle.forced[side] || t->step == STEP_2_5_6_1 ||
	       reason_set(why,
	                  _("%s: the forces have been fixed since 2.5.6.1: undo, or correct with place and "
	                    "hits"),
	                  id);
}

bool titan_do_force(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	struct titan_list list;
	enum titan_side side;
	char ids[TITAN_LIST];
	titan_units set = 0;
	int kept = 0;

	if (!titan_has_battle(call) || !titan_read_side(call, &side) || !titan_read_list(call, &list))
		return false;
	if (!titan_may_force(t, side, call->why))
		return false;
	/* until the battle begins, `force` replaces the side's units */
	for (int i = 0; i < b->units; i++)
		if (b->unit[i].side != side)
			b->unit[kept++] = b->unit[i];
	memset(b->unit + kept, 0, (size_t)(b->units - kept) * sizeof *b->unit);
	b->units = kept;
	b->numbers[side] = 0;
	if (!is_a_legion(t, &list, call->why))
		return false;
	for (int i = 0; i < list.count; i++) {
		int unit = titan_add_unit(t, side, list.member[i].creature, list.member[i].power);

		if (unit >= 0) /* always: seven a side have room */
			set |= 1u << unit;
	}
	b->forced[side] = true;
	titan_ids(t, set, ids);
	said_line(call->said, P_("%s fights with %d: %s", "%s fights with %d: %s", list.count),
	          titan_side_name(side), list.count, ids);
	said_change(call->said, titan_side_name(side), NULL, _("fights with %s"), ids);
	return true;
}

/* ---- rulings ---- */

static bool not_over(const struct call *call)
{
	const struct titan *t = call->state;

	return !t->battle.over || REFUSE(call, _("%s: the battle is over: undo reopens it"));
}

static void mend(struct titan *t)
{
	struct titan_battle *b = &t->battle;
	struct titan_strike strike;
	enum titan_winner winner;

	titan_choose_drift_step(t);
	if (titan_side_on_turn(t) >= 0 &&
	    t->step == titan_step_of(titan_side_on_turn(t), STEP_2_5_6_4_1_8_1) &&
	    !titan_end_condition(t, &winner))
		t->step = titan_step_of(titan_side_on_turn(t), STEP_2_5_6_4_1_8);
	if (b->striker < 0)
		return;
	titan_strike_of(t, b->striker, b->target, b->via, &strike);
	if (b->carry ? !titan_carry_now(t) : strike.why != STRIKE_LEGAL)
		titan_end_strike(t);
}

bool titan_do_place(struct call *call)
{
	struct titan *t = call->state;
	struct titan_unit *u;
	int unit, hex = -1;

	if (!titan_read_unit(call, &unit) || !not_over(call))
		return false;
	if (!args_flag(&call->args, "off") && !titan_read_hex(call, &hex))
		return false;
	if (hex >= 0 && titan_unit_at(t, hex) >= 0 && titan_unit_at(t, hex) != unit)
		return reason_set(call->why, _("2.5.6.4: %s is on %s: place it elsewhere first"),
		                  ID(t, titan_unit_at(t, hex)), titan_hex_label(hex));
	u = &t->battle.unit[unit];
	u->hex = hex;
	u->entered = hex >= 0;
	u->moved = u->held = false;
	mend(t);
	if (hex < 0)
		said_line(call->said, _("%s is outside the map"), ID(t, unit));
	else
		said_line(call->said, _("%s is on %s"), ID(t, unit), titan_hex_label(hex));
	said_change(call->said, ID(t, unit), NULL, "-> %s", hex < 0 ? _("outside") : titan_hex_label(hex));
	return true;
}

bool titan_do_hits(struct call *call)
{
	enum { HITS_MAX = 999 };
	struct titan *t = call->state;
	struct titan_unit *u;
	struct change change;
	int unit, before;

	if (!titan_read_unit(call, &unit) || !args_change(&call->args, HITS_MAX, &change) || !not_over(call))
		return false;
	u = &t->battle.unit[unit];
	before = u->hits;
	if (!change_apply(&change, &u->hits, 0, HITS_MAX, call->why))
		return false;
	mend(t);
	said_line(call->said,
	          titan_is_slain(u) ? _("%s: %d of %d hits, slain, not yet removed") : _("%s: %d of %d hits"),
	          ID(t, unit), u->hits, u->power);
	said_change(call->said, ID(t, unit), NULL, _("hits %d -> %d"), before, u->hits);
	return true;
}

static const enum titan_step_id phase_steps[] = {
	STEP_2_5_6_4_1_1, STEP_2_5_6_4_1_3, STEP_2_5_6_4_1_4,
	STEP_2_5_6_4_1_6, STEP_2_5_6_4_1_7, STEP_2_5_6_4_1_8,
};

static bool read_choice(struct call *call, const char *key, const char *choices, int *index)
{
	const char *word = args_key(&call->args, key);

	if (!word)
		return args_usage(&call->args);
	*index = choice_find(choices, word);
	return *index >= 0 || reason_set(call->why, _("\"%.40s\" is not one of %s"), word, choices);
}

/* window=open|past; without it the window stays, but opens again. */
static bool read_window(struct call *call, enum titan_window *window)
{
	int choice = 0;

	if (*window == WINDOW_OPEN)
		*window = WINDOW_NEXT;
	for (int i = 0; i < call->args.count; i++)
		if (call->args.word[i].key && strcmp(call->args.word[i].key, "window") == 0) {
			if (!read_choice(call, "window", WINDOW_WORDS, &choice))
				return false;
			*window = choice ? WINDOW_PAST : WINDOW_NEXT;
		}
	return true;
}

bool titan_do_at(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	int side = 0, phase = 0, turn = b->turn ? b->turn : 1;

	if (!titan_has_battle(call) || !not_over(call))
		return false;
	if (!args_key_number(&call->args, "turn", 1, TITAN_TURNS, &turn) ||
	    !read_choice(call, "side", SIDE_WORDS, &side) ||
	    !read_choice(call, "phase", PHASE_WORDS, &phase) || !read_window(call, &b->window))
		return false;
	b->turn = turn;
	titan_forget_strike(b);
	b->conceding = -1;
	b->began = b->committed = turn > 1 || (side == SIDE_ATTACKER && phase > 0);
	b->drifted = b->drift_passed = false;
	for (int i = 0; i < b->units; i++)
		b->unit[i].struck = false;
	said_both(call->said, _("battle turn %d of %s"), turn, titan_side_name(side));
	titan_go(call, titan_step_of(side, phase_steps[phase]));
	return true;
}
