/* SPDX-License-Identifier: MIT */
/*
 * Encounters before a battle (2.5 to 2.5.5): meeting, looking, flight, proposals, and
 * the way into the battle.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { TEXT_COLUMNS = 60 };

static const char *player_of(const struct titan *t, int side)
{
	return t->table.seat[t->battle.seat[side]].name;
}

/* ---- encounter ---- */

static bool may_meet(struct call *call, const int legion[2], int land)
{
	const struct titan *t = call->state;
	int owner = titan_owner(t, legion[1]);

	if (!t->legion[legion[1]].size)
		return REFUSE(call, _("%s: there is no legion %s"), MARKER(legion[1]));
	if (owner == t->table.turn)
		return REFUSE(call, _("%s: %s and %s are both %s's"), MARKER(legion[0]), MARKER(legion[1]),
		              t->table.seat[owner].name);
	if (!t->legion[legion[0]].moved)
		return REFUSE(call, _("%s: %s has not moved this turn (2.3)"), MARKER(legion[0]));
	if (t->legion[legion[0]].land != land)
		return REFUSE(call, _("%s: %s has moved to the %s"), MARKER(legion[0]),
		              titan_land(t->legion[legion[0]].land));
	if (t->legion[legion[1]].land >= 0 && t->legion[legion[1]].land != land)
		return REFUSE(call, _("%s: %s stands in the %s"), MARKER(legion[1]),
		              titan_land(t->legion[legion[1]].land));
	for (int i = 0; i < 2; i++)
		if (t->legion[legion[i]].size > TITAN_LEGION)
			return REFUSE(call, _("%s: %s has not been split yet (2.1)"),
			              i ? MARKER(legion[1]) : MARKER(legion[0]));
	for (int i = 0; i < 2; i++)
		if (t->legion[legion[i]].fought)
			return REFUSE(call, _("%s: %s has had its encounter this turn"),
			              i ? MARKER(legion[1]) : MARKER(legion[0]));
	return true;
}

/* On the masterboard the place is known; a name or number of it may be said. */
static bool read_meeting(struct call *call, const int legion[2], int *land)
{
	const struct titan *t = call->state;
	const struct titan_legion *own = &t->legion[legion[0]], *other = &t->legion[legion[1]];
	const char *word;
	int place;

	if (!t->board)
		return titan_read_land(call, land);
	*land = own->land;
	if (other->size && other->at != own->at)
		return REFUSE(call, _("%s: %s stands in %s, %s in %s"), MARKER(legion[0]),
		              titan_places[own->at].label, MARKER(legion[1]), titan_places[other->at].label);
	if (!args_more(&call->args))
		return true;
	if (!args_word(&call->args, &word))
		return false;
	place = titan_place_find(word);
	if (place >= 0 ? place == own->at : titan_land_find(word, call->why) == own->land)
		return true;
	return REFUSE(call, _("%s: %s stands in %s, %s"), MARKER(legion[0]), titan_places[own->at].label,
	              titan_land(own->land));
}

/* The side from= , else that of the move (2.3), with which the masterboard bears no other. */
static bool read_side_of(struct call *call, int legion, int land, int *entry)
{
	const struct titan *t = call->state;
	int side = t->legion[legion].entry;

	*entry = titan_land_entry(land) >= 0 ? titan_land_entry(land) : side;
	if (!titan_read_entry(call, "from", land, entry))
		return false;
	return !t->board || *entry == side ||
	       REFUSE(call, _("%s: %s entered from the %s, and that is fixed (2.3)"), MARKER(legion),
	              _(titan_entry_words[side]));
}

/* Without a masterboard and without a side said at 2.3 nobody may guess one. Asked when the line
 * is said: older tables have lines that went without. */
bool titan_resolve_encounter(struct call *call, struct rng *rng, struct line *out)
{
	struct args said = call->args;
	int legion[2], land, entry;

	line_word(out, "encounter");
	args_write(&said, out);
	if (!titan_may_say(call, MAY_ENCOUNTER) || !titan_read_own(call, &legion[0]) ||
	    !titan_read_marker(call, &legion[1]) || !read_meeting(call, legion, &land) ||
	    !may_meet(call, legion, land) || !read_side_of(call, legion[0], land, &entry))
		return false;
	return entry >= 0 ||
	       REFUSE(call, _("%s: from which side does %s enter? from=right, lower-left or upper-left"),
	              MARKER(legion[0]));
}

bool titan_do_encounter(struct call *call)
{
	struct titan *t = call->state;
	struct titan_encounter *e = &t->encounter;
	int legion[2], land, entry;

	if (!titan_may_say(call, MAY_ENCOUNTER) || !titan_read_own(call, &legion[0]) ||
	    !titan_read_marker(call, &legion[1]) || !read_meeting(call, legion, &land) ||
	    !may_meet(call, legion, land) || !read_side_of(call, legion[0], land, &entry))
		return false;
	titan_no_encounter(t);
	e->on = true;
	e->legion[SIDE_ATTACKER] = legion[0];
	e->legion[SIDE_DEFENDER] = legion[1];
	e->land = land;
	e->entry = entry < 0 ? ENTRY_RIGHT : (enum titan_entry)entry;
	t->legion[legion[1]].land = (int8_t)land;
	for (int i = 0; i < 2; i++)
		t->battle.seat[i] = titan_owner(t, legion[i]);
	said_both(call->said, _("%s meets %s in the %s"), MARKER(legion[0]), MARKER(legion[1]),
	          titan_land(e->land));
	titan_go(call, STEP_2_5_1);
	return true;
}

bool titan_do_look(struct call *call)
{
	struct titan *t = call->state;
	enum titan_creature list[TITAN_START];
	int seat, side, count;

	if (!titan_may_say(call, MAY_LOOK) || !args_player(&call->args, &t->table, false, &seat))
		return false;
	side = t->step == STEP_2_5_1 ? SIDE_ATTACKER : SIDE_DEFENDER;
	if (seat != t->battle.seat[side])
		return REFUSE(call, _("%s: now only %s may look"), player_of(t, side));
	t->encounter.looked[side] = true;
	said_line(call->said, _("%s looks into %s"), player_of(t, side), MARKER(t->encounter.legion[!side]));
	said_change(call->said, player_of(t, side), NULL, _("looks into %s"),
	            MARKER(t->encounter.legion[!side]));
	if (!call->data)
		return true;
	count = titan_legion_now(t, t->encounter.legion[!side], list);
	emit_text(call->data, "marker", MARKER(t->encounter.legion[!side]));
	emit_number(call->data, "size", count);
	if (call->data->secret) /* the creatures are for the judge alone (2.5.1, 2.5.2) */
		titan_emit_creatures(call->data, list, count);
	return true;
}

/* ---- 2.5.3 ---- */

bool titan_do_flee(struct call *call)
{
	struct titan *t = call->state;
	int legion = t->encounter.legion[SIDE_DEFENDER];

	if (!titan_may_say(call, MAY_FLEE))
		return false;
	if (titan_legion_lords(t, legion))
		return REFUSE(call, _("%s: a legion with a lord may not flee, and %s has one"),
		              MARKER(legion));
	said_both(call->said, _("%s flees"), MARKER(legion));
	titan_fill_battle(t);
	titan_settle(call, OVER_FLEE, WINNER_ATTACKER);
	return true;
}

/* ---- 2.5.4 ---- */

bool titan_done_proposing(const struct call *call)
{
	const struct titan *t = call->state;
	enum titan_side side = titan_speaker(t);

	return REFUSE(call, _("%s: %s may propose, accept, concede, or stop: done-proposing %s"),
	              player_of(t, (int)side), titan_side_word(side));
}

/* The winner keeps a part of its legion, its Titan included. */
static bool read_left(struct call *call, struct titan_proposal *p)
{
	const struct titan *t = call->state;
	const char *text = args_key(&call->args, "left");
	struct titan_list list = { 0 };
	int has[TITAN_CREATURES], left[TITAN_CREATURES] = { 0 };

	p->all = true;
	if (!text)
		return true;
	if (p->winner != WINNER_ATTACKER && p->winner != WINNER_DEFENDER)
		return REFUSE(
			call,
			_("%s: left= is what the winner keeps: add winner=attacker or winner=defender"));
	if (!titan_list_words(text, &list, call->why))
		return false;
	titan_legion_has(t, t->encounter.legion[p->winner], has);
	for (int i = 0; i < list.count; i++)
		if (++left[list.member[i].creature] > has[list.member[i].creature])
			return REFUSE(call, _("%s: %s does not have that many: %s"),
			              MARKER(t->encounter.legion[p->winner]),
			              titan_name(list.member[i].creature));
	if (!list.count || (has[CREATURE_TITAN] && !left[CREATURE_TITAN]))
		return REFUSE(call, _("%s: the winner must keep a unit, and its Titan"));
	for (int i = 0; i < TITAN_CREATURES; i++)
		p->all = p->all && left[i] == has[i];
	for (int i = 0; i < TITAN_CREATURES && !p->all; i++)
		while (left[i]-- > 0)
			p->left[p->lefts++] = (uint8_t)i;
	return true;
}

static bool is_same(const struct titan_proposal *a, const struct titan_proposal *b)
{
	char one[TITAN_TEXT], other[TITAN_TEXT];

	utf8_fold(a->text, one, sizeof one);
	utf8_fold(b->text, other, sizeof other);
	return strcmp(one, other) == 0 && a->winner == b->winner && a->all == b->all &&
	       a->lefts == b->lefts && memcmp(a->left, b->left, sizeof a->left) == 0;
}

static bool is_new(struct call *call, const struct titan_proposal *p)
{
	const struct titan *t = call->state;

	for (int i = 0; i < t->encounter.proposals; i++)
		if (is_same(p, &t->encounter.proposal[i]))
			return REFUSE(call, _("%s: proposal %d is the same: a new one must differ"), i + 1);
	return t->encounter.proposals < TITAN_PROPOSALS ||
	       REFUSE(call, _("%s: at most %d proposals: accept, concede, or done-proposing"),
	              TITAN_PROPOSALS);
}

static bool read_proposal(struct call *call, struct titan_proposal *p)
{
	static const int8_t winners[] = { WINNER_ATTACKER, WINNER_DEFENDER, WINNER_NOBODY };
	const char *word = args_key(&call->args, "winner");
	int choice = word ? choice_find(WINNER_WORDS, word) : -1;

	*p = (struct titan_proposal){ .by = (int8_t)titan_speaker(call->state), .winner = -1 };
	if (word && choice < 0)
		return reason_set(call->why, _("\"%.40s\" is not one of %s"), word, WINNER_WORDS);
	p->winner = choice < 0 ? -1 : winners[choice];
	if (!read_left(call, p) || !args_rest(&call->args, p->text, sizeof p->text, TEXT_COLUMNS))
		return false;
	return p->text[0] || word || args_usage(&call->args);
}

static const char *outcome(const struct titan_proposal *p)
{
	switch (p->winner) {
	case WINNER_ATTACKER: return p->all ? _("the attacker wins") : _("the attacker wins with losses");
	case WINNER_DEFENDER: return p->all ? _("the defender wins") : _("the defender wins with losses");
	case WINNER_NOBODY: return _("both are lost");
	default: return _("no winner named");
	}
}

/* "half (the attacker wins)" */
static const char *words_of(const struct titan_proposal *p, char out[TITAN_LIST])
{
	snprintf(out, TITAN_LIST, p->text[0] ? "%s (%s)" : "%s%s", p->text, outcome(p));
	return out;
}

bool titan_do_propose(struct call *call)
{
	struct titan *t = call->state;
	struct titan_encounter *e = &t->encounter;
	struct titan_proposal p;
	char words[TITAN_LIST];

	if (!titan_may_say(call, MAY_PROPOSE) || !read_proposal(call, &p) || !is_new(call, &p))
		return false;
	e->proposal[e->proposals++] = p;
	said_line(call->said, _("proposal %d, %s: %s"), e->proposals, player_of(t, p.by),
	          words_of(&p, words));
	said_change(call->said, player_of(t, p.by), NULL, _("proposal %d: %s"), e->proposals, words);
	titan_go(call, p.by == SIDE_DEFENDER ? STEP_2_5_4_2 : STEP_2_5_4_1);
	return true;
}

bool titan_do_done(struct call *call)
{
	struct titan *t = call->state;
	enum titan_side side;

	if (!titan_may_say(call, MAY_DONE) || !titan_read_side(call, &side))
		return false;
	if (side != titan_speaker(t))
		return REFUSE(call, _("%s: now only %s may do that"), player_of(t, (int)titan_speaker(t)));
	t->encounter.done = (int)side;
	said_line(call->said, _("%s stops proposing"), player_of(t, (int)side));
	said_change(call->said, player_of(t, (int)side), NULL, _("stops proposing"));
	titan_go(call, STEP_2_5_5);
	return true;
}

bool titan_do_accept(struct call *call)
{
	struct titan *t = call->state;
	const struct titan_encounter *e = &t->encounter;
	const struct titan_proposal *p;
	int n, side, keep[TITAN_CREATURES] = { 0 };

	if (!titan_may_say(call, MAY_ACCEPT) || !args_number(&call->args, 1, TITAN_PROPOSALS, &n))
		return false;
	side = (int)titan_speaker(t);
	if (n > e->proposals)
		return REFUSE(call,
		              P_("%s: there is %d proposal", "%s: there are %d proposals", e->proposals),
		              e->proposals);
	p = &e->proposal[n - 1];
	if (p->by == side)
		return REFUSE(call, _("%s: proposal %d is %s's own"), n, player_of(t, side));
	if (p->winner < 0)
		return REFUSE(
			call,
			_("%s: proposal %d names no winner: propose TEXT winner=attacker|defender|none"), n);
	said_line(call->said, _("%s accepts proposal %d: %s"), player_of(t, side), n, outcome(p));
	said_change(call->said, player_of(t, side), NULL, _("accepts proposal %d"), n);
	titan_fill_battle(t);
	/* the winner loses all units not left; the loser scores nothing for them */
	for (int i = 0; i < p->lefts; i++)
		keep[p->left[i]]++;
	for (int i = 0; !p->all && i < t->battle.units; i++)
		if ((int)t->battle.unit[i].side == p->winner && keep[t->battle.unit[i].creature]-- < 1)
			t->battle.unit[i].hits = t->battle.unit[i].power;
	titan_settle(call, OVER_AGREEMENT, p->winner);
	return true;
}

/* Both legions are public from here on (2.5.6.1). */
enum titan_step_id titan_leave_negotiation(struct call *call)
{
	struct titan *t = call->state;

	titan_fill_battle(t);
	t->battle.on = true;
	for (int side = 0; side < 2; side++)
		titan_know_all(t, t->encounter.legion[side]);
	said_both(call->said, _("battle in the %s, entered from the %s"), titan_land(t->battle.land),
	          _(titan_entry_words[t->battle.side]));
	return STEP_NONE;
}
