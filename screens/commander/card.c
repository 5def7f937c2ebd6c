/* SPDX-License-Identifier: MIT */
/*
 * A Commander player's card: life in large digits, the damage of each commander, poison, the tax
 * of one's own commanders, markers; and of all players what everybody sees. Archenemy's cards
 * begin with the same rows.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"

/* What the rows of a card are made from. */
struct own {
	struct scene s; /* state and limits alone */
	const struct commander *c;
	const struct commander_player *p;
	int seat;
	bool plays; /* it is in, and the game is not over: its numbers may change */
	struct card *card;
};

static struct own own_of(const struct commander *c, int seat, struct card *card)
{
	return (struct own){
		.s = { .c = c, .limits = commander_limits_of(c) },
		.c = c,
		.p = &c->player[seat],
		.seat = seat,
		.plays = c->table.seat[seat].in && c->phase != PHASE_OVER,
		.card = card,
	};
}

/* ---- the numbers ---- */

/* "Bob" or "Bob.2" */
static void name_of(const struct commander *c, struct commander_ref ref, char out[NAME_BYTES + 4])
{
	snprintf(out, NAME_BYTES + 4, ref.card ? "%s.2" : "%s", c->table.seat[ref.seat].name);
}

/* "no life left", "21 from Alice", "decked" */
static void add_whys(const struct commander *c, int seat, char *out, size_t size)
{
	const struct commander_player *p = &c->player[seat];

	for (int i = 0; i < p->whys && i < COMMANDER_WHY; i++) {
		const struct commander_ref of = p->why_of[i];
		int kind = counter_find(p->why[i]), amount = commander_why_amount(c, seat, i);
		char name[NAME_BYTES + 4];

		if (strcmp(p->why[i], "life") == 0)
			said_list_add(out, size, "%s", _("no life left"));
		else if (kind >= 0)
			said_list_add(out, size, _(counter_rows[kind].reason), amount);
		else if (of.seat < 0)
			said_list_add(out, size, "%s", commander_why_shown(p->why[i]));
		else {
			name_of(c, of, name);
			said_list_add(out, size, _("%d from %s"), amount, name);
		}
	}
}

/* Who has won, why somebody is out, who shares the life. */
static void add_state(const struct commander *c, int seat, char *out, size_t size)
{
	if (commander_won(c, seat))
		said_list_add(out, size, "%s", _("wins"));
	else if (c->phase == PHASE_OVER && c->draw && c->table.seat[seat].in)
		said_list_add(out, size, "%s", _("draw"));
	if (commander_is_out(c, seat) || c->player[seat].safe)
		add_whys(c, seat, out, size);
	if (commander_is_out(c, seat) && !*out)
		said_list_add(out, size, "%s", _("out"));
	if (c->player[seat].safe && !commander_is_out(c, seat))
		said_list_add(out, size, "%s", _("cannot lose"));
}

static void add_partners(const struct own *own, char *out, size_t size)
{
	int team = commander_team(own->c, own->seat);

	if (team < 0 && own->c->one_life && seats_count(own->c->team[own->seat]) > 1)
		said_list_add(out, size, "%s", _("shared life"));
	if (team < 0)
		return;
	said_list_add(out, size, _("team %d"), team + 1);
	each_seat (i, own->c->team[own->seat] & ~(1u << own->seat))
		said_list_add(out, size, _("with %s"), own->c->table.seat[i].name);
}

static void add_life(const struct own *own)
{
	struct card_row *row = card_value(own->card, CARD_BIG, C_("sheet", "life"), own->p->life.life);

	row->danger = commander_danger(&own->s, own->seat) == DANGER_LIFE;
	add_state(own->c, own->seat, row->note, sizeof row->note);
	add_partners(own, row->note, sizeof row->note);
	card_about(own->card, "life", -1);
}

/* Of each commander that can hit the player, or has. */
static void add_damage(const struct own *own)
{
	const struct commander *c = own->c;
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int count = own->s.limits.damage > 0 ? commander_columns(c, columns) : 0;

	for (int i = 0; i < count; i++) {
		const struct commander_ref from = columns[i];
		int taken = own->p->taken[from.seat][from.card];
		bool foe = !(c->team[own->seat] & 1u << from.seat) && c->table.seat[from.seat].in;
		struct card_row *row;

		if (!taken && (!foe || !own->plays))
			continue;
		row = card_value(own->card, CARD_FACT, C_("sheet", "commander damage"), taken);
		utf8_copy(row->of, sizeof row->of, c->table.seat[from.seat].name);
		utf8_copy(row->note, sizeof row->note, c->player[from.seat].card[from.card].name);
		if (from.card && !row->note[0])
			utf8_copy(row->note, sizeof row->note, _("second commander"));
		row->most = own->s.limits.damage;
		row->danger = own->plays && commander_damage_near(&own->s, taken);
		card_about(own->card, from.card ? "commander-damage2" : "commander-damage", from.seat);
	}
}

static void add_counts(const struct own *own)
{
	for (int kind = 0; kind < COUNTER_KINDS; kind++) {
		const struct counter_row *counter = &counter_rows[kind];
		int count = own->p->life.count[kind];
		struct card_row *row = card_value(own->card, CARD_FACT, i18n_marked(counter->label), count);

		row->most = own->s.limits.count[kind];
		row->danger = own->plays && commander_is_near(&own->s, own->seat, kind);
		card_about(own->card, counter->word, -1);
	}
}

/* ---- one's own commanders ---- */

static void add_commanders(const struct own *own)
{
	for (int i = 0; i < (own->p->commanders == 2 ? 2 : 1); i++) {
		const struct commander_card *mine = &own->p->card[i];
		struct card_row *row;

		if (own->c->format == FORMAT_ARCHENEMY && !mine->name[0] && !mine->casts)
			continue; /* who has none there */
		row = card_value(own->card, CARD_FACT, C_("sheet", "tax"), commander_tax(mine));
		if (mine->name[0])
			said_list_add(row->note, sizeof row->note, "%s", mine->name);
		else if (i)
			said_list_add(row->note, sizeof row->note, "%s", _("second commander"));
		if (!i && *own->p->identity)
			said_list_add(row->note, sizeof row->note, "%s", own->p->identity);
		said_list_add(row->note, sizeof row->note, "%s", commander_zone_place(mine->zone));
		row->here = mine->offer;
		card_about(own->card, i ? "tax2" : "tax", -1);
	}
}

/* ---- markers ---- */

static void add_counters(const struct own *own)
{
	for (int i = 0; i < LIFE_COUNTERS; i++) {
		const struct counter *counter = &own->p->life.counter[i];

		if (!counter->kind[0] || !counter->amount)
			continue;
		card_value(own->card, CARD_FACT, counter->kind, counter->amount);
		card_about(own->card, counter->kind, -1);
	}
}

/* Counters that a player may get. */
static void add_new_counters(const struct own *own)
{
	struct card_row *row = card_row(own->card, CARD_FACT, "%s", C_("sheet", "counters"));

	card_about(own->card, "counters", -1);
	own->card->rows -= row->buttons == 0;
}

/* Who has it; one who has not may say that it is theirs now. */
static void add_holder(struct card *card, const struct commander *c, const struct own *own, const char *label,
                       int holder, const char *about)
{
	struct card_row *row;

	if (holder < 0)
		return;
	row = card_row(card, CARD_FACT, "%s", label);
	utf8_copy(row->text, sizeof row->text, c->table.seat[holder].name);
	row->here = own && holder == own->seat;
	if (own && holder != own->seat)
		card_about(card, about, -1);
}

/* The markers of the table. */
static void add_table(const struct commander *c, const struct own *own, struct card *card)
{
	add_holder(card, c, own, _("monarch"), c->monarch, "monarch");
	add_holder(card, c, own, _("initiative"), c->initiative, "initiative");
	if (c->sky != SKY_NONE) {
		struct card_row *row = card_row(card, CARD_FACT, "%s", C_("sheet", "day or night"));

		utf8_copy(row->text, sizeof row->text, c->sky == SKY_DAY ? _("day") : _("night"));
	}
	if (c->storm)
		card_value(card, CARD_FACT, _("storm"), c->storm);
	if (c->planar.face[0])
		utf8_copy(card_row(card, CARD_FACT, "%s", _("plane"))->text, sizeof card->row->text,
		          c->planar.face);
	if (c->planar.rolls)
		card_value(card, CARD_FACT, _("cost of the planar die"), c->planar.rolls);
}

static void add_dungeon(const struct own *own)
{
	const struct commander_markers *m = &own->p->markers;
	int completed = 0;
	struct card_row *row;

	for (int i = 0; i < DUNGEONS; i++)
		completed += m->completed[i];
	if (m->room != ROOM_NONE) {
		row = card_row(own->card, CARD_FACT, "%s", _("dungeon"));
		utf8_copy(row->text, sizeof row->text, commander_rooms[m->room].name);
		utf8_copy(row->note, sizeof row->note, _(commander_rooms[m->room].effect));
	}
	if (completed)
		card_value(own->card, CARD_FACT, _("dungeons completed"), completed);
}

/* A marker without a number. */
static void add_marker(struct card *card, bool there, const char *text)
{
	if (there)
		card_row(card, CARD_FACT, "%s", text)->here = true;
}

static void add_own_markers(const struct own *own)
{
	const struct commander_markers *m = &own->p->markers;
	struct card_row *row;

	add_marker(own->card, own->p->blessing, _("blessing"));
	if (m->tempted) {
		row = card_value(own->card, CARD_FACT, _("Ring"), commander_ring_level(own->p));
		utf8_copy(row->note, sizeof row->note, m->bearer);
	}
	if (m->speed) {
		row = card_value(own->card, CARD_FACT, _("speed"), m->speed);
		row->here = m->speed == SPEED_MAX;
	}
	add_dungeon(own);
	for (int i = 0; i < m->emblems; i++) {
		row = card_row(own->card, CARD_FACT, "%s", _("emblem"));
		utf8_copy(row->text, sizeof row->text, m->emblem[i]);
	}
	if (m->companion[0]) {
		row = card_row(own->card, CARD_FACT, "%s", _("companion"));
		utf8_copy(row->text, sizeof row->text, m->companion);
		utf8_copy(row->note, sizeof row->note, m->paid ? _("paid") : "");
	}
	if (own->c->sky != SKY_NONE && own->plays) {
		card_value(own->card, CARD_FACT, _("spells this turn"), own->p->spells);
		card_about(own->card, "spells", -1);
	}
}

void commander_hand_row(const struct commander *c, int seat, struct card *card)
{
	const struct own own = own_of(c, seat, card);
	struct card_row *row;

	if (c->phase != PHASE_MULLIGANS && c->phase != PHASE_SETUP)
		return;
	row = card_value(card, CARD_FACT, C_("sheet", "hand"), own.p->hand);
	utf8_copy(row->note, sizeof row->note, own.p->kept ? _("kept") : "");
	card_about(card, "hand", -1);
}

/* ---- everybody ---- */

/* What can kill a player, and what else all may see. */
static void add_note(const struct scene *s, int seat, char *out, size_t size)
{
	const struct commander *c = s->c;
	const struct commander_player *p = &c->player[seat];
	int from = -1, card = 0, worst = commander_worst(c, seat, &from, &card);
	char name[NAME_BYTES + 4];

	add_state(c, seat, out, size);
	if (commander_is_out(c, seat))
		return;
	if (c->phase == PHASE_MULLIGANS)
		said_list_add(out, size, p->kept ? _("hand %d kept") : _("hand %d"), p->hand);
	if (s->limits.damage > 0 && worst > 0) {
		name_of(c, (struct commander_ref){ from, card }, name);
		said_list_add(out, size, _("cmdr %d/%d%s by %s"), worst, s->limits.damage, "", name);
	}
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (p->life.count[kind])
			said_list_add(out, size, "%s %d", i18n_marked(counter_rows[kind].label),
			              p->life.count[kind]);
	if (commander_tax(&p->card[0]) || commander_tax(&p->card[1]))
		said_list_add(out, size, p->commanders == 2 ? _("tax %d, %d") : _("tax %d"),
		              commander_tax(&p->card[0]), commander_tax(&p->card[1]));
	if (p->markers.room != ROOM_NONE)
		said_list_add(out, size, "%s", commander_rooms[p->markers.room].name);
	for (int i = 0; i < LIFE_COUNTERS; i++)
		if (p->life.counter[i].kind[0] && p->life.counter[i].amount)
			said_list_add(out, size, "%s %d", p->life.counter[i].kind, p->life.counter[i].amount);
}

void commander_other_rows(const struct commander *c, struct card *card)
{
	struct scene s = { .c = c, .limits = commander_limits_of(c) };

	every_seat (i, c->table) {
		struct card_row *row = card_player(card, &c->table, i);

		row->number = true;
		row->value = c->player[i].life.life;
		row->out = commander_is_out(c, i);
		row->here = c->table.turn >= 0 && c->team[c->table.turn] & 1u << i && !row->out;
		row->danger = commander_danger(&s, i) != DANGER_NONE;
		add_note(&s, i, row->note, sizeof row->note);
	}
}

void commander_own_rows(const struct commander *c, int seat, struct card *card)
{
	const struct own own = own_of(c, seat, card);

	add_life(&own);
	add_damage(&own);
	add_counts(&own);
	add_commanders(&own);
	add_own_markers(&own);
	add_counters(&own);
	add_table(c, &own, card);
	add_new_counters(&own);
}

void commander_table_rows(const struct commander *c, struct card *card)
{
	add_table(c, NULL, card);
}

void commander_card_of(const void *state, int seat, struct card *card)
{
	const struct commander *c = state;

	if (seat < 0) {
		commander_table_rows(c, card);
	} else {
		commander_hand_row(c, seat, card);
		commander_own_rows(c, seat, card);
	}
	commander_other_rows(c, card);
}
