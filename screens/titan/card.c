/* SPDX-License-Identifier: MIT */
/*
 * Titan on a phone: what one's own legions hold, the heights and places of the others,
 * and one's own units in a battle with their chances. Of another player's legion a card
 * knows what all players know (titan_contents_of), but while its seat looks into it
 * (2.5.1, 2.5.2).
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* The card being filled. */
struct filling {
	struct card *card;
	const struct titan *t;
	int seat;     /* -1: the onlookers */
	int side;     /* of the encounter, -1: none */
	bool asked;   /* the seat must act */
	unsigned may; /* enum titan_may, of the step; `step` only while nothing is owed */
};

/* ---- legions ---- */

static void add_members(const struct filling *f, int legion)
{
	const struct titan *t = f->t;
	int has[TITAN_CREATURES], owner = titan_owner(t, legion);

	titan_legion_has(t, legion, has);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		const struct titan_facts *facts = titan_facts_of(t, i);
		struct card_row *row;

		if (!has[i])
			continue;
		row = card_value(f->card, CARD_ITEM, titan_name(i), has[i]);
		snprintf(row->note, sizeof row->note, "%d-%d",
		         facts->power ? facts->power
		                      : titan_titan_power(owner < 0 ? 0 : t->player[owner].score),
		         facts->skill);
	}
}

static void tell_own(const struct filling *f)
{
	int own[TITAN_LEGIONS], count = titan_legions(f->t, f->seat, own);
	char place[200];

	for (int i = 0; i < count; i++) {
		titan_place_text(f->t, own[i], place, sizeof place);
		card_row(f->card, CARD_SECRET, _("%s: %d high, %s"), MARKER(own[i]),
		         f->t->legion[own[i]].size, place);
		add_members(f, own[i]);
	}
}

static int met_legion(const struct filling *f)
{
	return f->t->encounter.legion[f->t->step == STEP_2_5_1 ? SIDE_DEFENDER : SIDE_ATTACKER];
}

/* While the step that allows the look lasts. */
static void tell_met(const struct filling *f)
{
	if (!f->asked || !(f->may & MAY_LOOK) || !f->t->encounter.looked[f->side])
		return;
	card_row(f->card, CARD_SECRET, _("%s of %s: only you may look"), MARKER(met_legion(f)),
	         titan_who(f->t, !f->side));
	add_members(f, met_legion(f));
}

/* Height, place, and what all players know. */
static void tell_legions(const struct filling *f, int seat)
{
	int list[TITAN_LEGIONS], count = titan_legions(f->t, seat, list);

	if (count)
		card_row(f->card, CARD_LIST, _("legions of %s"), f->t->table.seat[seat].name);
	for (int i = 0; i < count; i++) {
		struct card_row *row =
			card_value(f->card, CARD_ITEM, MARKER(list[i]), f->t->legion[list[i]].size);
		struct titan_contents contents;
		char place[200], known[TITAN_LIST * 3];

		titan_place_text(f->t, list[i], place, sizeof place);
		titan_contents_of(f->t, list[i], &contents);
		titan_contents_text(&contents, known, sizeof known);
		snprintf(row->note, sizeof row->note, "%s; %s", place, known);
		utf8_mend_end(row->note);
		row->here = f->t->encounter.on && (list[i] == f->t->encounter.legion[SIDE_ATTACKER] ||
		                                   list[i] == f->t->encounter.legion[SIDE_DEFENDER]);
	}
}

/* ---- units ---- */

static void add_unit(const struct filling *f, int unit)
{
	const struct titan_unit *u = &f->t->battle.unit[unit];
	struct card_row *row = card_row(f->card, CARD_ITEM, "%s %s", UNIT_ID(u), titan_name(u->creature));
	titan_units contacts = u->hex < 0 ? 0 : titan_contacts(f->t, unit);

	row->number = true;
	row->value = titan_is_slain(u) ? 0 : u->power - u->hits;
	row->danger = row->value <= 1;
	row->here = titan_must(f->t) >> unit & 1;
	said_list_add(row->note, sizeof row->note, "%d-%d", u->power, u->skill);
	said_list_add(row->note, sizeof row->note, "%s", u->hex < 0 ? _("outside") : titan_hex_label(u->hex));
	if (titan_is_slain(u))
		said_list_add(row->note, sizeof row->note, "%s", _("slain"));
	each_of (i, (int)u->side == f->side ? contacts : 0) {
		char chances[60];
		struct titan_duel duel;

		if (!titan_is_living(&f->t->battle.unit[i]))
			continue;
		titan_duel_of(f->t, unit, i, &duel);
		titan_strike_brief(&duel, chances, sizeof chances);
		said_list_add(row->note, sizeof row->note, "%s: %s", ID(f->t, i), chances);
	}
	utf8_mend_end(row->note);
}

/* Hits that are left; of own ones the chances against whom they touch. */
static void tell_units(const struct filling *f, int side)
{
	const struct titan_battle *b = &f->t->battle;

	if (side == f->side)
		card_row(f->card, CARD_LIST, "%s", _("your units: hits left"));
	else
		card_row(f->card, CARD_LIST, _("units of %s: hits left"), titan_who(f->t, side));
	for (int i = 0; i < b->units; i++)
		if ((int)b->unit[i].side == side && b->unit[i].fate == FATE_LIVES)
			add_unit(f, i);
}

/* ---- the table ---- */

static void tell_step(const struct filling *f)
{
	const struct titan *t = f->t;
	char word[80];

	if (t->step >= TITAN_STEPS)
		return;
	titan_step_word(t->step, 40, word, sizeof word);
	utf8_copy(card_row(f->card, CARD_FACT, "%s", titan_step_id(t))->text, sizeof f->card->row->text,
	          word);
	if (t->roll && !t->battle.on)
		card_value(f->card, CARD_FACT, _("movement"), t->roll);
	if (t->battle.on && t->battle.turn) {
		struct card_row *row = card_row(f->card, CARD_FACT, "%s", _("battle turn"));

		snprintf(row->text, sizeof row->text, "%d/%d", t->battle.turn, TITAN_TURNS);
		utf8_copy(row->note, sizeof row->note, titan_land(t->battle.land));
	}
}

static void tell_player(const struct filling *f, int seat)
{
	const struct titan *t = f->t;
	const struct titan_player *p = &t->player[seat];
	struct card_row *row = card_player(f->card, &t->table, seat);
	int list[TITAN_LEGIONS], count = titan_legions(t, seat, list), asked = titan_asked_seat(t);

	row->number = true;
	row->value = p->score;
	row->here = asked >= 0 ? asked == seat : row->here;
	if (titan_game_winner(t) == seat)
		said_list_add(row->note, sizeof row->note, "%s", _("WINS"));
	if (p->colour >= 0)
		said_list_add(row->note, sizeof row->note, "%s", _(titan_colours[p->colour]));
	if (count)
		said_list_add(row->note, sizeof row->note, P_("%d legion", "%d legions", count), count);
	if (titan_angels_due(t, seat))
		said_list_add(row->note, sizeof row->note,
		              P_("%d angel due", "%d angels due", titan_angels_due(t, seat)),
		              titan_angels_due(t, seat));
}

void titan_card(const void *state, int seat, struct card *card)
{
	const struct titan *t = state;
	struct filling f = { .card = card, .t = t, .seat = seat, .side = -1, .may = titan_open_now(t) };

	for (int side = 0; seat >= 0 && side < 2; side++)
		if ((t->encounter.on || t->battle.on) && t->battle.seat[side] == seat)
			f.side = side;
	f.asked = seat >= 0 && t->step < TITAN_STEPS && titan_asked_seat(t) == seat;
	if (seat >= 0)
		card_value(card, CARD_BIG, _("score"), t->player[seat].score);
	tell_step(&f);
	if (seat >= 0) {
		tell_met(&f);
		tell_own(&f);
	}
	for (int n = 0; n < 2 && t->battle.on; n++)
		tell_units(&f, f.side < 0 ? n : n ? !f.side : f.side);
	every_seat (i, t->table)
		tell_player(&f, i);
	every_seat (i, t->table)
		if (i != seat)
			tell_legions(&f, i);
}
