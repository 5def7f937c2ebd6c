/* SPDX-License-Identifier: MIT */
/*
 * Markers that a few cards bring to a player: the Ring and its bearer, the room
 * of a dungeon, speed, and the companion outside the game.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { CREATURE_COLUMNS = 60 };

/* ---- the Ring (CR 701.54) ---- */

/* CR 701.54c: what each temptation adds, up to the fourth. */
static const char *const ring_abilities[] = {
	N_("the bearer is legendary, and creatures with greater power cannot block it"),
	N_("when the bearer attacks, draw a card, then discard one"),
	N_("a creature that blocks the bearer is sacrificed at end of combat"),
	N_("when the bearer deals combat damage to a player, each opponent loses 3 life"),
};

int commander_ring_level(const struct commander_player *p)
{
	return p->markers.tempted < RING_LEVELS ? p->markers.tempted : RING_LEVELS;
}

static void tell_ring(const struct call *call, int seat, int before)
{
	const struct commander *c = call->state;
	const struct commander_player *p = &c->player[seat];
	int level = commander_ring_level(p);
	struct label bearer = { "" };

	if (!call->said)
		return;
	if (p->markers.bearer[0])
		bearer = label_of(_("bearer %s"), p->markers.bearer);
	else
		bearer = label_of("%s", _("no bearer"));
	said_line(call->said, _("%s: Ring %d, %s"), commander_name(c, seat), level, bearer.text);
	if (level > before && level <= RING_LEVELS)
		said_line(call->said, "%s", _(ring_abilities[level - 1]));
	said_change(call->said, commander_name(c, seat), bearer.text, _("Ring %d -> %d"), before, level);
}

/* CR 701.54a: the bearer stays until another creature becomes it; a player
 * without creatures is tempted, too. */
bool commander_do_ring(struct call *call)
{
	struct commander *c = call->state;
	struct commander_markers *m;
	char rest[COMMANDER_BYTES];
	int seat, before;

	if (!commander_is_on(c, call->why) || !args_player(&call->args, &c->table, false, &seat))
		return false;
	m = &c->player[seat].markers;
	before = commander_ring_level(&c->player[seat]);
	if (!args_rest(&call->args, rest, sizeof rest, CREATURE_COLUMNS))
		return false;
	if (strcmp(rest, "gone") == 0) {
		if (!m->bearer[0])
			return reason_set(call->why, _("%s has no Ring-bearer: `ring %s BEARER`"),
			                  commander_name(c, seat), commander_typed_seat(c, seat).text);
		memset(m->bearer, 0, sizeof m->bearer);
	} else if (rest[0] == '=') {
		if (!read_int(rest + 1, 0, LIFE_MAX, &m->tempted))
			return reason_set(call->why, _("\"%.40s\" is not a number from 0 to %d"), rest,
			                  LIFE_MAX);
		if (!m->tempted)
			memset(m->bearer, 0, sizeof m->bearer);
	} else {
		if (m->tempted < LIFE_MAX)
			m->tempted++;
		if (rest[0])
			utf8_copy(m->bearer, sizeof m->bearer, rest);
	}
	tell_ring(call, seat, before);
	return true;
}

/* ---- dungeons (CR 309, 701.49) ---- */

const char *const commander_dungeons[DUNGEONS] = {
#define DUNGEON(id, name) [DUNGEON_##id] = name,
#include "dungeons.def"
};

const struct commander_room_row commander_rooms[ROOMS] = {
#define ROOM(id, of, name, effect, left, right) \
	[ROOM_##id] = { DUNGEON_##of, name, effect, { ROOM_##left, ROOM_##right } },
#include "dungeons.def"
};

static bool is_last(enum commander_room room)
{
	return commander_rooms[room].next[0] == ROOM_NONE;
}

static enum commander_room first_room(enum commander_dungeon dungeon)
{
	int room = ROOM_NONE + 1;

	while (commander_rooms[room].dungeon != dungeon)
		room++;
	return (enum commander_room)room;
}

/* Whether a word is a part of a room's name, case and accents aside. */
static bool is_named(enum commander_room room, const char *word)
{
	char name[COMMANDER_BYTES], wanted[COMMANDER_BYTES];

	utf8_fold(commander_rooms[room].name, name, sizeof name);
	utf8_fold(word, wanted, sizeof wanted);
	return wanted[0] && strstr(name, wanted);
}

/* CR 701.49a: the venture marker goes to the topmost room of a dungeon of the player's choice. */
static bool enter_dungeon(struct call *call, int seat, int dungeon, const char *word,
                          enum commander_room *room)
{
	const struct commander *c = call->state;

	if (dungeon < 0)
		return reason_set(call->why, _("%s is in no dungeon: `dungeon %s %s`"),
		                  commander_name(c, seat), commander_typed_seat(c, seat).text,
		                  COMMANDER_DUNGEONS);
	*room = first_room((enum commander_dungeon)dungeon);
	if (!word || is_named(*room, word))
		return true;
	return reason_set(call->why, _("a dungeon begins in its first room (701.49a), here %s"),
	                  commander_rooms[*room].name);
}

/* CR 701.49b: along an arrow to an adjacent room; of two arrows the player chooses. */
static bool next_room(struct call *call, int seat, const char *word, enum commander_room *room)
{
	const struct commander *c = call->state;
	const enum commander_room *next = commander_rooms[*room].next;
	struct label typed, example;
	bool first, second;

	if (next[1] == ROOM_NONE && (!word || is_named(next[0], word))) {
		*room = next[0];
		return true;
	}
	typed = commander_typed_seat(c, seat);
	if (next[1] == ROOM_NONE)
		return reason_set(call->why, _("from %s only %s can be entered (701.49b): `dungeon %s`"),
		                  commander_rooms[*room].name, commander_rooms[next[0]].name, typed.text);
	first = word && is_named(next[0], word);
	second = word && is_named(next[1], word);
	if (first != second) {
		*room = next[first ? 0 : 1];
		return true;
	}
	word_typed(commander_rooms[next[0]].name, example.text, sizeof example.text);
	return reason_set(call->why, _("%s leads to %s or %s (701.49b): `dungeon %s room=%s`"),
	                  commander_rooms[*room].name, commander_rooms[next[0]].name,
	                  commander_rooms[next[1]].name, typed.text, example.text);
}

/* CR 309.6, 309.7: once the ability of the last room is done the dungeon leaves the
 * game completed; here at once, as nothing can stop it. */
static void tell_room(struct call *call, int seat, enum commander_room room)
{
	struct commander *c = call->state;
	const struct commander_room_row *row = &commander_rooms[room];

	said_line(call->said, "%s: %s: %s", commander_name(c, seat), row->name, _(row->effect));
	said_change(call->said, commander_name(c, seat), commander_dungeons[row->dungeon], "%s", row->name);
	if (!is_last(room))
		return;
	c->player[seat].markers.completed[row->dungeon]++;
	c->player[seat].markers.room = ROOM_NONE;
	said_line(call->said, _("%s has completed %s"), commander_name(c, seat),
	          commander_dungeons[row->dungeon]);
	said_change(call->said, commander_name(c, seat), commander_dungeons[row->dungeon], "%s",
	            _("dungeon completed"));
}

bool commander_do_dungeon(struct call *call)
{
	struct commander *c = call->state;
	const char *word = args_key(&call->args, "room");
	enum commander_room *room;
	int seat, dungeon = -1;

	if (!commander_is_on(c, call->why) || !args_player(&call->args, &c->table, false, &seat))
		return false;
	if (args_more(&call->args) && !args_choice(&call->args, COMMANDER_DUNGEONS, &dungeon))
		return false;
	room = &c->player[seat].markers.room;
	if (*room != ROOM_NONE && dungeon >= 0 && dungeon != (int)commander_rooms[*room].dungeon)
		return reason_set(call->why, _("%s is in %s and must go on there (701.49b): `dungeon %s`"),
		                  commander_name(c, seat), commander_dungeons[commander_rooms[*room].dungeon],
		                  commander_typed_seat(c, seat).text);
	if (*room == ROOM_NONE ? !enter_dungeon(call, seat, dungeon, word, room)
	                       : !next_room(call, seat, word, room))
		return false;
	tell_room(call, seat, *room);
	c->due.venture &= ~(1u << seat);
	return true;
}

/* ---- speed (CR 702.179) ---- */

static bool is_own_turn(const struct commander *c, int seat)
{
	return c->table.turn >= 0 && c->team[c->table.turn] & 1u << seat;
}

/* Engines start at any time (CR 702.179a); from then on speed rises in the player's
 * own turn, once each turn, when an opponent has lost life (CR 702.179d). */
bool commander_may_speed_up(const struct commander *c, int seat, struct reason *why)
{
	const struct commander_markers *m = &c->player[seat].markers;
	const char *name = commander_name(c, seat);

	if (m->speed == SPEED_MAX)
		return reason_set(why, _("%s has max speed, %d (702.179e)"), name, SPEED_MAX);
	if (!m->speed)
		return true;
	if (!is_own_turn(c, seat))
		return reason_set(why, _("it is not %s's turn (702.179d): `speed %s =%d` corrects it"), name,
		                  commander_typed_seat(c, seat).text, m->speed + 1);
	return !m->sped ||
	       reason_set(why, _("%s has gained speed this turn (702.179d): `speed %s =%d` corrects it"),
	                  name, commander_typed_seat(c, seat).text, m->speed + 1);
}

static bool may_change_speed(const struct call *call, int seat, const struct change *change)
{
	if (change->sign == '=')
		return true;
	if (change->sign != '+' || change->amount != 1)
		return reason_set(call->why,
		                  _("speed rises by 1 (702.179d): `speed %s +1`, or =N to correct it"),
		                  commander_typed_seat(call->state, seat).text);
	return commander_may_speed_up(call->state, seat, call->why);
}

bool commander_do_speed(struct call *call)
{
	struct commander *c = call->state;
	struct commander_markers *m;
	struct change change;
	int seat, before;

	if (!commander_is_on(c, call->why) || !args_player(&call->args, &c->table, false, &seat) ||
	    !args_change(&call->args, LIFE_MAX, &change) || !may_change_speed(call, seat, &change))
		return false;
	m = &c->player[seat].markers;
	before = m->speed;
	if (!change_apply(&change, &m->speed, 0, SPEED_MAX, call->why))
		return false;
	m->sped |= change.sign == '+' && before > 0;
	said_line(call->said, m->speed == SPEED_MAX ? _("%s: speed %d, max speed") : _("%s: speed %d"),
	          commander_name(c, seat), m->speed);
	said_change(call->said, commander_name(c, seat), NULL, _("speed %d -> %d"), before, m->speed);
	return true;
}

/* ---- the companion (CR 702.139) ---- */

bool commander_may_announce(const struct commander *c, int seat, struct reason *why)
{
	return c->phase < PHASE_PLAYING || /* CR 103.2b */
	       reason_set(why, _("a companion is revealed before the game (103.2b): `rematch`"));
}

static bool announce(struct call *call, int seat, const char *card)
{
	struct commander *c = call->state;
	struct commander_markers *m = &c->player[seat].markers;

	if (!card[0])
		return args_usage(&call->args);
	if (!commander_may_announce(c, seat, call->why))
		return false;
	memset(m->companion, 0, sizeof m->companion);
	utf8_copy(m->companion, sizeof m->companion, card);
	said_line(call->said, _("%s: companion %s"), commander_name(c, seat), card);
	said_change(call->said, commander_name(c, seat), NULL, _("companion %s"), card);
	return true;
}

/* CR 702.139a: once, in a main phase of the player's own turn. */
bool commander_may_take_companion(const struct commander *c, int seat, struct reason *why)
{
	const struct commander_markers *m = &c->player[seat].markers;
	const char *name = commander_name(c, seat);

	if (!m->companion[0])
		return reason_set(why, _("%s has no companion: `companion %s NAME`, before play"), name,
		                  commander_typed_seat(c, seat).text);
	if (m->paid)
		return reason_set(why, _("%s has paid for %s: once a game (702.139a)"), name, m->companion);
	if (c->phase == PHASE_MULLIGANS)
		return reason_set(why, _("not before play (702.139a): `keep each`"));
	return is_own_turn(c, seat) ||
	       reason_set(why, _("only in a main phase of %s's turn (702.139a): `turn %s`"), name,
	                  commander_typed_seat(c, seat).text);
}

static bool take(struct call *call, int seat)
{
	struct commander *c = call->state;
	struct commander_markers *m = &c->player[seat].markers;
	const char *name = commander_name(c, seat);

	if (!commander_may_take_companion(c, seat, call->why))
		return false;
	m->paid = true;
	said_line(call->said, _("%s pays 3: %s goes to the hand"), name, m->companion);
	said_change(call->said, name, m->companion, "%s", _("companion to the hand"));
	return true;
}

bool commander_do_companion(struct call *call)
{
	struct commander *c = call->state;
	char card[COMMANDER_BYTES];
	int seat;

	if (!commander_is_on(c, call->why) || !args_player(&call->args, &c->table, false, &seat) ||
	    !args_rest(&call->args, card, sizeof card, CREATURE_COLUMNS))
		return false;
	return strcmp(card, "hand") == 0 ? take(call, seat) : announce(call, seat, card);
}

/* ---- emblems (CR 114) ---- */

/* An emblem stays to the end of the game: nothing removes it. */
bool commander_do_emblem(struct call *call)
{
	struct commander *c = call->state;
	struct commander_markers *m;
	char text[COMMANDER_BYTES];
	int seat;

	if (!commander_is_on(c, call->why) || !args_player(&call->args, &c->table, false, &seat) ||
	    !args_rest(&call->args, text, sizeof text, CREATURE_COLUMNS))
		return false;
	m = &c->player[seat].markers;
	if (!text[0])
		return args_usage(&call->args);
	if (m->emblems == EMBLEMS)
		return reason_set(call->why, _("at most %d emblems for each player"), EMBLEMS);
	utf8_copy(m->emblem[m->emblems++], sizeof *m->emblem, text);
	said_line(call->said, _("%s gets an emblem: %s"), commander_name(c, seat), text);
	said_change(call->said, commander_name(c, seat), NULL, _("emblem: %s"), text);
	return true;
}

/* ---- report and check ---- */

static void report_dungeon(const struct commander_markers *m, struct emit *e)
{
	const struct commander_room_row *row = &commander_rooms[m->room];

	if (m->room == ROOM_NONE) {
		emit_null(e, "dungeon");
	} else {
		emit_object(e, "dungeon");
		emit_text(e, "name", commander_dungeons[row->dungeon]);
		emit_text(e, "room", row->name);
		emit_array(e, "next");
		for (int i = 0; i < 2 && row->next[i]; i++)
			emit_text(e, NULL, commander_rooms[row->next[i]].name);
		emit_end(e);
		emit_end(e);
	}
	emit_array(e, "completed"); /* once for each time */
	for (int i = 0; i < DUNGEONS; i++)
		for (int times = 0; times < m->completed[i]; times++)
			emit_text(e, NULL, commander_dungeons[i]);
	emit_end(e);
}

void commander_report_markers(const struct commander_player *p, struct emit *e)
{
	const struct commander_markers *m = &p->markers;

	if (!m->tempted) {
		emit_null(e, "ring");
	} else {
		emit_object(e, "ring");
		emit_number(e, "tempted", m->tempted);
		emit_number(e, "level", commander_ring_level(p));
		emit_text(e, "bearer", m->bearer[0] ? m->bearer : NULL);
		emit_end(e);
	}
	report_dungeon(m, e);
	emit_number(e, "speed", m->speed);
	emit_array(e, "emblems");
	for (int i = 0; i < m->emblems; i++)
		emit_text(e, NULL, m->emblem[i]);
	emit_end(e);
	if (!m->companion[0]) {
		emit_null(e, "companion");
		return;
	}
	emit_object(e, "companion");
	emit_text(e, "name", m->companion);
	emit_bool(e, "paid", m->paid);
	emit_end(e);
}

bool commander_check_markers(const struct commander *c, int seat, struct reason *why)
{
	const struct commander_markers *m = &c->player[seat].markers;

	if (m->tempted < 0 || m->tempted > LIFE_MAX || (m->bearer[0] && !m->tempted))
		return reason_set(why, "seat %d: tempted %d times", seat + 1, m->tempted);
	if (m->room >= ROOMS || (m->room && is_last(m->room)))
		return reason_set(why, "seat %d: in room %d", seat + 1, (int)m->room);
	if (m->speed < 0 || m->speed > SPEED_MAX || (m->paid && !m->companion[0]))
		return reason_set(why, "seat %d: speed %d", seat + 1, m->speed);
	return true;
}
