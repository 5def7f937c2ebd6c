/* SPDX-License-Identifier: MIT */
/*
 * Legions on the masterboard (option board on): how they come onto it, `move` at 2.3,
 * and the queries `moves` and `paths`. Where they may go, masterboard.c says.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- places ---- */

static bool read_place(struct call *call, int *place)
{
	struct reason ignored;
	const char *word;
	int land;

	if (!args_word(&call->args, &word))
		return false;
	*place = titan_place_find(word);
	if (*place >= 0)
		return true;
	land = titan_land_find(word, &ignored);
	return land >= 0 ? reason_set(call->why, _("2.3: several lands are %s: give the number, as in 17"),
	                              titan_land(land))
	                 : titan_no_place(word, call->why);
}

void titan_put(struct titan *t, int legion, int place)
{
	t->legion[legion].at = (int8_t)place;
	t->legion[legion].land = (int8_t)titan_places[place].land;
}

void titan_put_in_towers(struct titan *t)
{
	for (int i = 0; t->board && i < TITAN_LEGIONS; i++)
		if (t->legion[i].size && t->legion[i].at < 0 && t->player[titan_owner(t, i)].tower)
			titan_put(t, i, titan_tower_place(t->player[titan_owner(t, i)].tower));
}

bool titan_stands_alone(const struct call *call, int legion)
{
	const struct titan *t = call->state;
	int at = t->legion[legion].at;

	for (int i = 0; at >= 0 && i < TITAN_LEGIONS; i++)
		if (t->legion[i].size && t->legion[i].at == at && titan_owner(t, i) != titan_owner(t, legion))
			return reason_set(call->why, _("2.3: %s stands in %s: give another land, at=LABEL"),
			                  MARKER(i), titan_places[at].label);
	return true;
}

void titan_moves_seen(const struct titan *t, int legion, struct titan_moves *moves)
{
	struct titan_contents contents = { 0 };

	if (t->roll == TITAN_ROLL && !t->teleported)
		titan_contents_of(t, legion, &contents);
	titan_moves_with(t, legion, contents.most, moves);
}

/* ---- words for where a legion may go ---- */

/* "15, 21 or 113" */
static void or_list(char *out, size_t size, const char *const words[], int count)
{
	out[0] = '\0';
	for (int i = 0; i < count - 1; i++)
		said_list_add(out, size, "%s", words[i]);
	if (count > 1)
		snprintf(out + strlen(out), size - strlen(out), _(" or %s"), words[count - 1]);
	else if (count)
		snprintf(out, size, "%s", words[0]);
}

static const char *places_list(const struct titan_moves *moves, bool teleport, char out[TITAN_LIST])
{
	const char *words[TITAN_PLACES] = { "" };
	int count = 0;

	for (int i = 0; i < TITAN_PLACES; i++)
		if (teleport ? moves->to[i].teleport : moves->to[i].walk)
			words[count++] = titan_places[i].label;
	or_list(out, TITAN_LIST, words, count);
	return out;
}

enum { GOALS = 8 }; /* more are counted, not named */

/* Where a teleport leads. */
static void goals_list(const struct titan_moves *moves, int legion, char out[TITAN_LIST])
{
	int count = 0;

	for (int i = 0; i < TITAN_PLACES; i++)
		count += moves->to[i].teleport != 0;
	if (count > GOALS)
		snprintf(out, TITAN_LIST, _("to %d lands, moves %s lists them"), count, MARKER(legion));
	else
		places_list(moves, true, out);
}

static const char *sides_list(unsigned sides, char out[TITAN_LIST])
{
	const char *words[TITAN_ENTRIES] = { "" };
	int count = 0;

	for (int i = 0; i < TITAN_ENTRIES; i++)
		if (sides >> i & 1)
			words[count++] = titan_entry_words[i];
	or_list(out, TITAN_LIST, words, count);
	return out;
}

/* ---- move ---- */

struct march {
	int legion, place;
	int side; /* as said, -1 */
	bool teleport;
	int lord; /* as said, or the Lord that the teleport shows; -1 */
	struct titan_moves moves;
};

static bool read_lord(struct call *call, struct march *m)
{
	const char *word = args_key(&call->args, "teleport");

	m->lord = word ? titan_creature_find(word, call->why) : -1;
	m->teleport = word || args_flag(&call->args, "teleport");
	return !word || m->lord >= 0;
}

/* Tells no more than all know: whether a Lord is in the legion, only the teleport tells. */
static bool cannot_walk(struct call *call, const struct march *m)
{
	const struct titan *t = call->state;
	struct titan_moves seen;
	char list[TITAN_LIST];

	titan_moves_seen(t, m->legion, &seen);
	if (seen.to[m->place].teleport)
		return REFUSE(call, _("%s: only a teleport leads to %s: move %s %s teleport"),
		              titan_places[m->place].label, MARKER(m->legion), titan_places[m->place].label);
	places_list(&m->moves, false, list);
	return REFUSE(call,
	              list[0] ? _("%s: %s cannot reach %s with a %d: %s")
	                      : _("%s: %s cannot reach %s with a %d, or any other land on foot"),
	              MARKER(m->legion), titan_places[m->place].label, t->roll, list);
}

static bool cannot_teleport(struct call *call, const struct march *m)
{
	const struct titan *t = call->state;
	char list[TITAN_LIST];

	if (t->roll != TITAN_ROLL)
		return REFUSE(call, _("%s: only a %d teleports, and the roll is %d"), TITAN_ROLL, t->roll);
	if (t->teleported)
		return REFUSE(call, _("%s: one legion a turn may teleport, and one has"));
	goals_list(&m->moves, m->legion, list);
	if (!list[0] && (titan_house(t, HOUSE_tower_teleport) || titan_house(t, HOUSE_titan_teleport)))
		return REFUSE(call, _("%s: option tower-teleport or titan-teleport bars it"));
	return REFUSE(call,
	              list[0] ? _("%s: %s cannot teleport to %s: %s")
	                      : _("%s: %s cannot teleport to %s: a Lord may from a Tower, a Titan with 400 "
	                          "points to an enemy"),
	              MARKER(m->legion), titan_places[m->place].label, list);
}

/* Who is shown: the Titan that goes to an enemy, else a Lord of the legion. */
static bool choose_lord(struct call *call, struct march *m)
{
	uint32_t lords = m->moves.to[m->place].titan ? 1u << CREATURE_TITAN : m->moves.lords;
	char list[TITAN_LIST];
	const char *words[TITAN_CREATURES] = { "" };
	int count = 0;

	each_of (i, lords)
		words[count++] = titan_name(i);
	or_list(list, sizeof list, words, count);
	if (m->lord < 0 && count > 1)
		return REFUSE(call, _("%s: which Lord is shown, %s? teleport=LORD"), list);
	if (m->lord >= 0 && !(lords >> m->lord & 1))
		return REFUSE(call, _("%s: this teleport shows %s, not %s"), list, titan_name(m->lord));
	if (m->lord < 0)
		m->lord = titan_member_from(lords, 0);
	return true;
}

static bool choose_side(struct call *call, struct march *m)
{
	unsigned sides = m->teleport ? m->moves.to[m->place].teleport : m->moves.to[m->place].walk;
	const char *word = args_key(&call->args, "from");
	char list[TITAN_LIST];

	if (word && !titan_word_entry(word, &m->side, call->why))
		return false;
	sides_list(sides, list);
	if (!word && sides & (sides - 1))
		return REFUSE(call, _("%s: from which side does %s enter %s? from=SIDE: %s"),
		              MARKER(m->legion), titan_places[m->place].label, list);
	if (!word)
		m->side = titan_member_from(sides, 0);
	return sides >> m->side & 1 || REFUSE(call, _("%s: %s enters %s only from the %s"), MARKER(m->legion),
	                                      titan_places[m->place].label, list);
}

static void tell_march(struct call *call, const struct march *m)
{
	const struct titan_place *p = &titan_places[m->place];
	const char *side = _(titan_entry_words[m->side]);

	if (m->teleport)
		said_line(call->said, _("%s shows %s and teleports to %s, %s, entering from the %s"),
		          MARKER(m->legion), titan_name(m->lord), p->label, titan_land(p->land), side);
	else
		said_line(call->said, _("%s moves to %s, %s, entering from the %s"), MARKER(m->legion),
		          p->label, titan_land(p->land), side);
	said_change(call->said, MARKER(m->legion), NULL, m->teleport ? _("teleports to %s, %s") : "-> %s, %s",
	            p->label, titan_land(p->land));
}

/* The legions that it meets there (2.5). */
static void tell_met(struct call *call, int legion)
{
	struct titan_pair open[TITAN_LEGIONS];
	int count = titan_open(call->state, open);

	for (int i = 0; i < count; i++)
		if (open[i].legion[0] == legion)
			said_line(call->said, _("%s meets %s there"), MARKER(legion),
			          MARKER(open[i].legion[1]));
}

/* The lands that are open to the legion, by what all know of its Lords. */
static void open_list(const struct titan *t, const struct march *m, char out[TITAN_LIST])
{
	struct titan_moves seen;
	char far[TITAN_LIST];

	places_list(&m->moves, false, out);
	titan_moves_seen(t, m->legion, &seen);
	goals_list(&seen, m->legion, far);
	if (far[0])
		said_list_add(out, TITAN_LIST, _("by teleport %s"), far);
}

/* A word for no land, or for several, is refused with those that are open. */
static bool read_goal(struct call *call, struct march *m)
{
	const struct titan *t = call->state;
	const char *word = args_peek(&call->args);
	struct reason ignored;
	char list[TITAN_LIST];
	int land;

	if (!word || titan_place_find(word) >= 0)
		return read_place(call, &m->place);
	land = titan_land_find(word, &ignored);
	open_list(t, m, list);
	if (land >= 0)
		return REFUSE(call, _("%s: several lands are %s; with a %d %s goes to %s"), titan_land(land),
		              t->roll, MARKER(m->legion), list);
	return REFUSE(call, _("%s: there is no land \"%.20s\"; with a %d %s goes to %s"), word, t->roll,
	              MARKER(m->legion), list);
}

bool titan_do_board_march(struct call *call)
{
	struct titan *t = call->state;
	struct march m = { .side = -1 };
	struct titan_legion *l;

	if (!titan_read_own(call, &m.legion) || !titan_moves_of(t, m.legion, t->roll, &m.moves, call->why) ||
	    !read_goal(call, &m) || !read_lord(call, &m))
		return false;
	l = &t->legion[m.legion];
	if (m.teleport ? !m.moves.to[m.place].teleport : !m.moves.to[m.place].walk)
		return m.teleport ? cannot_teleport(call, &m) : cannot_walk(call, &m);
	if (!choose_side(call, &m) || (m.teleport && !choose_lord(call, &m)))
		return false;
	titan_put(t, m.legion, m.place);
	l->moved = true;
	l->entry = (int8_t)m.side;
	if (m.teleport) {
		l->teleported = t->teleported = true;
		if (!l->shown[m.lord])
			l->shown[m.lord] = 1;
		titan_know_shown(t, m.legion, m.lord, 1);
	}
	tell_march(call, &m);
	tell_met(call, m.legion);
	return true;
}

/* ---- 2.3 ---- */

static bool can_walk(const struct titan *t, int legion, struct titan_moves *moves)
{
	if (!titan_is_of(t, legion, t->table.turn) || !titan_moves_of(t, legion, 0, moves, NULL))
		return false;
	for (int i = 0; i < TITAN_PLACES; i++)
		if (moves->to[i].walk)
			return true;
	return false;
}

/* One legion at least moves, if one can. */
bool titan_done_board_moves(const struct call *call)
{
	const struct titan *t = call->state;
	const char *words[TITAN_LEGIONS] = { "" };
	char name[TITAN_LEGIONS][TITAN_MARKER], list[TITAN_LIST], places[TITAN_LIST];
	struct titan_moves moves, one;
	int count = 0;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, t->table.turn) && t->legion[i].moved)
			return true;
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (can_walk(t, i, &moves)) {
			words[count] = titan_marker(i, name[count]);
			count++;
			one = moves;
		}
	or_list(list, sizeof list, words, count);
	if (count == 1)
		return REFUSE(call, _("%s: at least one legion must move: %s to %s"), list,
		              places_list(&one, false, places));
	return !count || REFUSE(call, _("%s: at least one legion must move: %s"), list);
}

/* ---- queries ---- */

static void emit_sides(struct emit *e, unsigned sides)
{
	emit_array(e, "sides");
	for (int i = 0; i < TITAN_ENTRIES; i++)
		if (sides >> i & 1)
			emit_text(e, NULL, titan_entry_words[i]);
	emit_end(e);
}

static void emit_moves(struct emit *e, const char *key, const struct titan_moves *moves, bool teleport)
{
	emit_array(e, key);
	for (int i = 0; i < TITAN_PLACES; i++) {
		unsigned sides = teleport ? moves->to[i].teleport : moves->to[i].walk;

		if (!sides)
			continue;
		emit_object(e, NULL);
		emit_text(e, "to", titan_places[i].label);
		emit_sides(e, sides);
		emit_end(e);
	}
	emit_end(e);
}

/* "15 Plains, right" */
static void tell_moves(struct call *call, const struct titan_moves *moves, bool teleport)
{
	char sides[TITAN_LIST];

	for (int i = 0; i < TITAN_PLACES; i++) {
		unsigned open = teleport ? moves->to[i].teleport : moves->to[i].walk;

		if (open)
			said_line(call->said, teleport ? _("teleport: %s %s, %s") : _("%s %s, %s"),
			          titan_places[i].label, titan_land(titan_places[i].land),
			          sides_list(open, sides));
	}
}

static void answer_moves(struct call *call, int at, int roll, const struct titan_moves *moves)
{
	emit_text(call->data, "at", at >= 0 ? titan_places[at].label : NULL);
	emit_number(call->data, "roll", roll);
	emit_moves(call->data, "moves", moves, false);
	emit_moves(call->data, "teleports", moves, true);
	tell_moves(call, moves, false);
	tell_moves(call, moves, true);
}

bool titan_ask_moves(struct call *call)
{
	const struct titan *t = call->state;
	struct titan_moves moves;
	struct reason why = { 0 };
	int legion, roll = t->roll;

	if (!titan_read_marker(call, &legion) || !args_key_number(&call->args, "roll", 1, TITAN_ROLL, &roll))
		return false;
	if (!t->legion[legion].size || !t->board || t->legion[legion].at < 0 ||
	    (!roll && !t->legion[legion].moved))
		return titan_moves_of(t, legion, roll, &moves, call->why);
	if (!titan_moves_of(t, legion, roll, &moves, &why))
		said_line(call->said, "%s", why.text);
	emit_text(call->data, "marker", MARKER(legion));
	answer_moves(call, t->legion[legion].at, roll, &moves);
	return true;
}

/* own=15,21 */
static bool read_places(struct call *call, const char *key, struct titan_place_set *set)
{
	const char *text = args_key(&call->args, key);
	char word[20];

	for (const char *at = text ? text : ""; *at;) {
		size_t length = strcspn(at, ",");
		int place;

		snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1),
		         at);
		place = titan_place_find(word);
		if (place < 0)
			return titan_no_place(word, call->why);
		titan_place_add(set, place);
		at += length + (at[length] == ',');
	}
	return true;
}

bool titan_ask_paths(struct call *call)
{
	struct titan_walker w = { 0 };
	struct titan_moves moves;
	int roll, score = 0;
	bool titan;

	if (!read_place(call, &w.at) || !args_number(&call->args, 1, TITAN_ROLL, &roll) ||
	    !read_places(call, "own", &w.own) || !read_places(call, "enemy", &w.enemy) ||
	    !args_key_number(&call->args, "score", 0, TITAN_SCORE_MAX, &score))
		return false;
	titan = args_flag(&call->args, "titan");
	w.lords = (args_flag(&call->args, "lord") ? 1u << CREATURE_ANGEL : 0) |
	          (titan ? 1u << CREATURE_TITAN : 0);
	w.titan = titan && score >= TITAN_TELEPORT_SCORE;
	w.teleported = args_flag(&call->args, "teleported");
	titan_paths_of(&w, roll, &moves);
	emit_null(call->data, "marker");
	answer_moves(call, w.at, roll, &moves);
	return true;
}
