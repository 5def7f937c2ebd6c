/* SPDX-License-Identifier: MIT */
/*
 * The facts about a Commander player besides the life, as words. Paints nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

struct scene commander_scene(const struct commander *c, const struct commander_view *view,
                             const struct frame *frame, WINDOW *win)
{
	return (struct scene){
		.c = c,
		.view = view,
		.frame = frame,
		.p = frame->palette,
		.win = win,
		.limits = commander_limits_of(c),
	};
}

enum { LIFE_LOW = 5, DAMAGE_NEAR = 5, COUNTER_NEAR = 2 };

bool commander_is_out(const struct commander *c, int seat)
{
	return c->player[seat].status != STATUS_PLAYING;
}

bool commander_is_past(const struct commander *c, int seat)
{
	return commander_is_out(c, seat) && !commander_won(c, seat);
}

bool commander_damage_near(const struct scene *s, int taken)
{
	return s->limits.damage > 0 && taken > 0 && taken >= s->limits.damage - DAMAGE_NEAR;
}

bool commander_is_near(const struct scene *s, int seat, enum counter_kind kind)
{
	int count = s->c->player[seat].life.count[kind];

	return count > 0 && s->limits.count[kind] && count >= s->limits.count[kind] - COUNTER_NEAR;
}

int commander_near_counter(const struct scene *s, int seat)
{
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (commander_is_near(s, seat, kind))
			return kind;
	return -1;
}

enum danger commander_danger(const struct scene *s, int seat)
{
	const struct life *life = &s->c->player[seat].life;

	if (commander_is_out(s->c, seat) || s->c->phase == PHASE_OVER)
		return DANGER_NONE;
	if (life->life <= LIFE_LOW)
		return DANGER_LIFE;
	if (commander_damage_near(s, commander_worst(s->c, seat, NULL, NULL)))
		return DANGER_DAMAGE;
	return commander_near_counter(s, seat) >= 0 ? DANGER_COUNTER : DANGER_NONE;
}

void commander_card_name(const struct commander_card *card, enum card_name form, char out[COMMANDER_BYTES])
{
	static const char *const ends[] = { ", ", " the ", " of " };
	size_t length = strlen(card->name);

	for (int i = 0; form == CARD_CALLED ? i < 3 : form == CARD_SHORT && i < 1; i++) {
		const char *end = strstr(card->name, ends[i]);

		if (end && end > card->name && (size_t)(end - card->name) < length)
			length = (size_t)(end - card->name);
	}
	snprintf(out, COMMANDER_BYTES, "%.*s", (int)length, card->name);
}

/* "Bob" or "Bob.2" */
static void name_of(const struct commander *c, int seat, int card, char *out, size_t size)
{
	snprintf(out, size, card ? "%s.2" : "%s", c->table.seat[seat].name);
}

/* ---- the facts that every panel has ---- */

static void describe_change(const struct scene *s, int seat, struct tile *tile)
{
	const struct delta *delta = &s->view->delta[seat];

	if (delta->until_ms <= s->frame->now_ms || !delta->amount)
		return;
	snprintf(tile->change_brief, sizeof tile->change_brief, "%+d", delta->amount);
	if (delta->from >= 0 && delta->from < s->c->table.seats)
		snprintf(tile->change, sizeof tile->change, "%+d %s", delta->amount,
		         s->c->table.seat[delta->from].name);
	else
		utf8_copy(tile->change, sizeof tile->change, tile->change_brief);
}

static int number_style(bool near, int amount)
{
	return near ? ROLE_DANGER | STYLE_BOLD : amount ? ROLE_NORMAL : ROLE_DIM;
}

/* The most damage of one commander, and whose it is. */
static void describe_damage(const struct scene *s, int seat, struct tile *tile)
{
	int from = -1, card = 0, worst = commander_worst(s->c, seat, &from, &card), limit = s->limits.damage;
	bool near = commander_damage_near(s, worst);
	struct tile_fact *fact = &tile->fact[FACT_DAMAGE];
	const char *sign = near ? "!" : "";
	int style = number_style(near, worst);
	char name[NAME_BYTES + 4];

	if (limit <= 0 || commander_is_out(s->c, seat))
		return;
	tile_fact(fact, style, _("cmdr %d/%d%s"), worst, limit, sign);
	snprintf(fact->brief, sizeof fact->brief, "%d/%d%s", worst, limit, sign);
	if (from < 0)
		return;
	name_of(s->c, from, card, name, sizeof name);
	tile_fact(&tile->fact[FACT_BY], near ? style : ROLE_DIM, _("by %s"), name);
	utf8_copy(tile->fact[FACT_BY].brief, TILE_BRIEF, name);
}

/* Poison has a place, even at zero; the other kinds are notes. */
static void describe_counters(const struct scene *s, int seat, struct tile *tile)
{
	bool out = commander_is_out(s->c, seat);

	for (int kind = 0; kind < COUNTER_KINDS; kind++) {
		const struct counter_row *row = &counter_rows[kind];
		int count = s->c->player[seat].life.count[kind];
		bool near = !out && commander_is_near(s, seat, kind);
		int style = number_style(near, count);
		struct tile_fact fact;

		if (kind != COUNTER_POISON && (!count || out))
			continue;
		tile_fact(&fact, style, _(row->in_line), count, near ? "!" : "");
		snprintf(fact.brief, sizeof fact.brief, _(row->brief), count, near ? "!" : "");
		if (kind == COUNTER_POISON)
			tile->fact[FACT_POISON] = fact;
		else
			tile_note(tile, style, fact.text);
	}
}

static void describe_tax(const struct scene *s, int seat, struct tile *tile)
{
	const struct commander_player *p = &s->c->player[seat];
	int tax = commander_tax(&p->card[0]), other = commander_tax(&p->card[1]);
	struct tile_fact *fact = &tile->fact[FACT_TAX];

	if (p->commanders == 2)
		tile_fact(fact, number_style(false, tax + other), _("tax %d, %d"), tax, other);
	else
		tile_fact(fact, number_style(false, tax), _("tax %d"), tax);
}

/* Before play the hand is what matters: it has the place of the damage. */
static void describe_hand(const struct scene *s, int seat, struct tile *tile)
{
	const struct commander_player *p = &s->c->player[seat];

	if (s->c->phase == PHASE_MULLIGANS)
		tile_fact(&tile->fact[FACT_DAMAGE], p->kept ? ROLE_GOOD : ROLE_NORMAL,
		          p->kept ? _("kept %d") : _("hand %d"), p->hand);
}

/* ---- what this player alone has ---- */

/* Why a player is out stands in place of the damage, which no longer matters; somebody who cannot lose has it
 * as a note. */
static void tell_why(const struct scene *s, int seat, struct tile *tile, int i)
{
	const struct commander_player *p = &s->c->player[seat];
	const struct commander_ref *of = &p->why_of[i];
	int kind = counter_find(p->why[i]), amount = commander_why_amount(s->c, seat, i);
	struct tile_fact why = { .text = "" };
	char name[NAME_BYTES + 4];

	if (strcmp(p->why[i], "life") == 0) {
		tile_fact(&why, ROLE_DIM, "%s", _("no life left"));
	} else if (kind >= 0) {
		tile_fact(&why, ROLE_DIM, _(counter_rows[kind].reason), amount);
	} else if (strcmp(p->why[i], "commander") == 0 && of->seat >= 0) {
		name_of(s->c, of->seat, of->card, name, sizeof name);
		tile_fact(&why, ROLE_DIM, _("%d from %s"), amount, name);
		snprintf(why.brief, sizeof why.brief, "%d %s", amount, name);
	} else {
		tile_fact(&why, ROLE_DIM, "%s", commander_why_shown(p->why[i]));
	}
	if (p->safe)
		tile_note(tile, ROLE_WARNING, why.text);
	else if (i <= FACT_BY)
		tile->fact[FACT_DAMAGE + i] = why;
}

/* After the game, once a vote was cast (C15.3). */
static void note_points(const struct scene *s, int seat, struct tile *tile)
{
	int votes = commander_votes(s->c, seat);
	bool any = false;
	char text[60];

	every_seat (i, s->c->table)
		any |= commander_votes(s->c, i) > 0;
	if (s->c->phase != PHASE_OVER || !any || (commander_is_out(s->c, seat) && !votes))
		return;
	snprintf(text, sizeof text, _("points %d"), commander_points(s->c, seat));
	tile_note(tile, ROLE_NORMAL | STYLE_BOLD, text);
	snprintf(text, sizeof text, P_("%d vote", "%d votes", (unsigned long)votes), votes);
	tile_note(tile, votes ? ROLE_NORMAL : ROLE_DIM, text);
}

/* The Ring, speed, the room of a dungeon, the companion until it is paid for. */
static void note_own_markers(const struct commander_player *p, struct tile *tile)
{
	const struct commander_markers *m = &p->markers;
	int completed = 0;
	char text[TILE_TEXT];

	if (m->tempted) {
		snprintf(text, sizeof text, _("Ring %d"), commander_ring_level(p));
		snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", m->bearer[0] ? " " : "",
		         m->bearer);
		utf8_mend_end(text);
		tile_note(tile, ROLE_WARNING, text);
	}
	if (m->speed) {
		snprintf(text, sizeof text, m->speed == SPEED_MAX ? _("max speed") : _("speed %d"), m->speed);
		tile_note(tile, ROLE_WARNING, text);
	}
	if (m->room != ROOM_NONE)
		tile_note(tile, ROLE_WARNING, commander_rooms[m->room].name);
	for (int i = 0; i < DUNGEONS; i++)
		completed += m->completed[i];
	if (completed) {
		snprintf(text, sizeof text, P_("%d dungeon", "%d dungeons", (unsigned long)completed),
		         completed);
		tile_note(tile, ROLE_NORMAL, text);
	}
	if (m->emblems) {
		snprintf(text, sizeof text, P_("%d emblem", "%d emblems", (unsigned long)m->emblems),
		         m->emblems);
		tile_note(tile, ROLE_WARNING, text);
	}
	if (m->companion[0] && !m->paid)
		tile_note(tile, ROLE_DIM, m->companion);
}

static void note_markers(const struct scene *s, int seat, struct tile *tile)
{
	const struct commander *c = s->c;
	const struct commander_player *p = &c->player[seat];
	const struct {
		bool has;
		const char *word;
	} marks[] = {
		{ c->monarch == seat, _("monarch") },
		{ c->initiative == seat, _("initiative") },
		{ p->blessing, _("blessing") },
		{ p->safe, _("cannot lose") },
	};
	char text[TILE_TEXT];

	for (int i = 0; i < COMMANDERS; i++)
		if (p->card[i].offer)
			tile_note(tile, ROLE_WARNING | STYLE_BOLD, i ? _("zone .2? z") : _("zone? z"));
	for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
		if (marks[i].has)
			tile_note(tile, ROLE_WARNING, marks[i].word);
	note_own_markers(p, tile);
	for (int i = 0; i < LIFE_COUNTERS; i++) {
		if (!p->life.counter[i].kind[0] || !p->life.counter[i].amount)
			continue;
		snprintf(text, sizeof text, "%s %d", p->life.counter[i].kind, p->life.counter[i].amount);
		tile_note(tile, ROLE_WARNING, text);
	}
	if (commander_team(c, seat) >= 0) {
		snprintf(text, sizeof text, _("team %d"), commander_team(c, seat) + 1);
		tile_note(tile, ROLE_NORMAL, text);
	}
}

/* Of the evening, from the second game on. */
static void note_wins(const struct scene *s, int seat, struct tile *tile)
{
	int wins = s->c->table.seat[seat].wins ? commander_wins(s->c, seat) : 0;
	char text[40];

	if (!wins)
		return;
	snprintf(text, sizeof text, P_("%d win", "%d wins", (unsigned long)wins), wins);
	tile_note(tile, ROLE_DIM, text);
}

void commander_describe(const struct scene *s, int seat, struct tile *tile)
{
	const struct commander_player *p = &s->c->player[seat];
	bool out = commander_is_out(s->c, seat);

	describe_change(s, seat, tile);
	describe_damage(s, seat, tile);
	describe_counters(s, seat, tile);
	describe_tax(s, seat, tile);
	describe_hand(s, seat, tile);
	note_points(s, seat, tile);
	for (int i = 0; (out || p->safe) && i < smaller(p->whys, COMMANDER_WHY); i++)
		tell_why(s, seat, tile, i);
	if (!out)
		note_markers(s, seat, tile);
	note_wins(s, seat, tile);
	if (s->limits.damage <= 0) { /* its place is only for why a player is out */
		struct tile_fact why[] = { tile->fact[FACT_DAMAGE], tile->fact[FACT_BY] };

		memmove(tile->fact, tile->fact + FACT_POISON, sizeof why);
		memcpy(tile->fact + FACT_POISON, why, sizeof why);
	}
}
