/* SPDX-License-Identifier: MIT */
/*
 * The championship on a phone of an onlooker: where everybody sits, the standings,
 * and what comes next. Tables that may still change are not told: what is shown hangs on
 * the wall, or is played. A player has no phone at a table (W2.1.4); who types results
 * at the desk with others has a page of the sheets.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { SHEETS = 600 }; /* on a page, unless a round has more: an event of 2,400 has so many tables */

/* Whether the tables of a round are fixed. */
static bool is_told(const struct championship *c, int round)
{
	return c->round[round].tables && (c->round[round].begun || round >= CHAMP_ROUNDS);
}

static bool is_played(const struct championship *c, int round)
{
	for (int t = 0; t < c->round[round].tables; t++)
		if (champ_open(&c->round[round].sheet[t]))
			return true;
	return false;
}

/* ---- where everybody sits ---- */

/* The player's seat in the round; NULL: none. */
static const struct champ_seat *seat_of(const struct championship *c, int round, int player, int *place)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, c->player[player].at[round]);

	*place = sheet ? champ_place(sheet, player) : -1;
	return *place < 0 || sheet->seat[*place].gone ? NULL : &sheet->seat[*place];
}

/* "pick 2, seat N, red"; in the final the points. */
static void tell_seat(const struct championship *c, int round, int player, struct card_row *row)
{
	int place;
	const struct champ_seat *seat = seat_of(c, round, player, &place);

	if (!seat) {
		utf8_copy(row->text, sizeof row->text, C_("event", "no table"));
		return;
	}
	snprintf(row->text, sizeof row->text, C_("event", "table %d"), c->player[player].at[round] + 1);
	card_note(row, _("pick %d"), place + 1);
	if (champ_chair(seat))
		card_note(row, _("seat %s"), champ_chair(seat));
	if (champ_colour(seat))
		card_note(row, "%s", _(champ_colour(seat)));
	if (round == CHAMP_FINAL && seat->points >= 0)
		card_note(row, P_("%d point", "%d points", seat->points), seat->points);
}

/* Who has a table in the round or waits for one, from A to Z. */
static void add_seats(const struct championship *c, int round, struct card *card)
{
	uint16_t *player = champ_by_alphabet(c);
	int place;

	card_row(card, CARD_LIST, _("where do I sit: %s"), champ_round_name(round).text);
	for (int i = 0; i < c->players; i++)
		if (seat_of(c, round, player[i], &place) ||
		    (round < CHAMP_ROUNDS && champ_present(c, player[i])))
			tell_seat(c, round, player[i],
			          card_row(card, CARD_ITEM, "%s", champ_name(c, player[i])));
	free(player);
}

/* ---- the standings ---- */

static void add_standings(const struct championship *c, struct card *card)
{
	struct champ_rank *rank = champ_ranking(c);

	card_row(card, CARD_LIST, "%s", c->cut ? _("standings, without the final") : _("standings"));
	for (int i = 0; i < c->players; i++) {
		const int *value = rank[i].score.value;
		struct card_row *row = card_row(card, CARD_ITEM, "%s", champ_name(c, rank[i].player));

		if (rank[i].rank)
			snprintf(row->text, sizeof row->text, "%d.", rank[i].rank);
		card_note(row, P_("%d win", "%d wins", (unsigned long)value[CHAMP_BY_WINS]),
		          value[CHAMP_BY_WINS]);
		card_note(row, P_("%d point", "%d points", (unsigned long)value[CHAMP_BY_POINTS]),
		          value[CHAMP_BY_POINTS]);
	}
	free(rank);
}

/* ---- where the event is ---- */

static void add_fact(struct card *card, const char *label, const char *text)
{
	utf8_copy(card_row(card, CARD_FACT, "%s", label)->text, sizeof card->row->text, text);
}

/* What follows the round that is played, or what the organisers do now. */
static void tell_next(const struct championship *c, int round, char *out, size_t size)
{
	enum champ_due step = champ_step(c);

	*out = '\0';
	if (round >= 0 && !is_told(c, round))
		snprintf(out, size, _("%s: the tables are not posted yet"), champ_round_name(round).text);
	else if (step != CHAMP_DUE_NOTHING)
		snprintf(out, size, "%s", champ_due_text(step, 1).text);
	else if (round >= 0 && round + 1 < c->rounds)
		snprintf(out, size, "%s", champ_round_name(round + 1).text);
	else if (round >= 0 && round < CHAMP_ROUNDS)
		snprintf(out, size, "%s", champ_due_text(CHAMP_DUE_CUT, 1).text);
	else if (round == CHAMP_SEMIFINAL)
		snprintf(out, size, "%s", champ_round_name(CHAMP_FINAL).text);
}

static void add_event(const struct championship *c, int round, struct card *card)
{
	char text[80];

	if (c->stage == CHAMP_OVER) {
		const struct champ_sheet *sheet = &c->round[CHAMP_FINAL].sheet[0];

		add_fact(card, _("champion"), champ_name(c, sheet->seat[sheet->winner].player));
		return;
	}
	if (round >= 0) {
		struct card_row *row;

		if (round < CHAMP_ROUNDS)
			snprintf(text, sizeof text, _("round %d of %d"), round + 1, c->rounds);
		else
			utf8_copy(text, sizeof text, champ_round_name(round).text);
		row = card_row(card, CARD_FACT, "%s", C_("event", "now"));
		utf8_copy(row->text, sizeof row->text, text);
		snprintf(row->note, sizeof row->note, _("%d of %d tables in"), champ_locked_in(c, round),
		         champ_tables(c, round));
	} else {
		card_value(card, CARD_FACT, _("players"), c->players);
	}
	tell_next(c, round, text, sizeof text);
	if (text[0])
		add_fact(card, C_("event", "next"), text);
}

/* ---- who types results ---- */

/* "Anna 10, Ben 8", the winner's with a star. */
static void list_points(const struct championship *c, const struct champ_sheet *sheet, struct card_row *row)
{
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->seat[k].points >= 0)
			card_note(row, "%s %d%s", champ_name(c, sheet->seat[k].player), sheet->seat[k].points,
			          k == sheet->winner ? "*" : "");
}

/* A sheet that is missing asks for the points, in pick order. */
static void add_missing(const struct championship *c, int round, int table, struct card *card)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct card_row *row = card_row(card, CARD_ITEM, C_("event", "table %d"), table + 1);
	struct card_button *button =
		card_button(card, _("type points"), "result %s %d", champ_round_word(round), table + 1);

	button->asks = CARD_FIELDS;
	button->most = CHAMP_POINTS;
	for (int k = 0; k < sheet->seats; k++)
		if (!sheet->seat[k].gone) {
			card_note(row, "%s", champ_name(c, sheet->seat[k].player));
			strcat(button->line, " " CARD_HOLE);
		}
	for (int k = 0; k < sheet->seats; k++)
		if (!sheet->seat[k].gone)
			card_row(card, CARD_FIELD, "%s",
			         champ_shown(c, sheet->seat[k].player, CHAMP_NAME_COLUMNS).text);
}

/* One that is typed waits for its signatures, unless somebody protests or a judge is on the way. */
static void add_unsigned(const struct championship *c, int round, int table, struct card *card)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	const struct offer *offer = offers_find(&card->offers, "sign", 0);
	struct card_row *row = card_row(card, CARD_ITEM, C_("event", "table %d"), table + 1);
	struct card_button *button;

	list_points(c, sheet, row);
	if (sheet->protests || sheet->called || !offer)
		return;
	button = card_button(card, _("all have signed"), "sign %s %d each", champ_round_word(round),
	                     table + 1);
	button->noted = true;
	offer_loses(offer, c, button->line, button->sure, sizeof button->sure);
}

static int count_typed(const struct champ_round *r)
{
	int count = 0;

	for (int t = 0; t < r->tables; t++)
		count += champ_has_result(&r->sheet[t]);
	return count;
}

static bool is_due(const struct champ_sheet *sheet, bool typed)
{
	return champ_open(sheet) && champ_has_result(sheet) == typed;
}

static int count_due(const struct champ_round *r, bool typed)
{
	int count = 0;

	for (int t = 0; t < r->tables; t++)
		count += is_due(&r->sheet[t], typed);
	return count;
}

/* What is listed so far of the sheets that are missing, or of those to sign. */
struct listed {
	bool number[CHAMP_TABLES]; /* whose sheet is listed, of an earlier round */
	int rows;
};

/* All of them while they are few; else those whose number no earlier round lists. */
static void add_sheets(const struct championship *c, int round, bool typed, struct listed *listed,
                       struct card *card)
{
	const struct champ_round *r = &c->round[round];
	bool few = listed->rows + count_due(r, typed) <= SHEETS, any = false;

	for (int t = 0; t < r->tables; t++) {
		if (!is_due(&r->sheet[t], typed) || (listed->number[t] && !few))
			continue;
		if (!any)
			card_note(card_row(card, CARD_LIST, typed ? _("to sign: %s") : _("missing: %s"),
			                   champ_round_name(round).text),
			          typed ? _("%d of %d tables in") : _("%d of %d sheets typed"),
			          typed ? champ_locked_in(c, round) : count_typed(r), r->tables);
		any = listed->number[t] = true;
		listed->rows++;
		(typed ? add_unsigned : add_missing)(c, round, t, card);
	}
}

static void add_desk(const struct championship *c, struct card *card)
{
	for (int typed = 0; typed <= 1; typed++) {
		struct listed listed = { .rows = 0 };

		for (int round = 0; round < CHAMP_STAGES; round++)
			if (is_played(c, round) && (is_told(c, round) || round == champ_current(c)))
				add_sheets(c, round, typed, &listed, card);
	}
}

/* The points in a line that says a result; -1: nobody sits there. */
static const struct champ_sheet *read_result(const struct championship *c, const char *line,
                                             int points[CHAMP_SEATS])
{
	const struct champ_sheet *sheet;
	char round[20];
	int table, used = 0;

	if (sscanf(line, "result %19s %d%n", round, &table, &used) != 2)
		return NULL;
	sheet = champ_sheet(c, champ_round_find(round), table - 1);
	for (int k = 0; sheet && k < sheet->seats; k++) {
		int size = 0;

		line += used;
		used = 0;
		points[k] = -1;
		if (!sheet->seat[k].gone && sscanf(line, " %d%n", &points[k], &size) == 1)
			used = size;
	}
	return sheet;
}

/* Two with 10: who was on turn? */
static bool lacks_winner(const struct championship *c, const struct champ_sheet *sheet, const int *points,
                         struct choices *list)
{
	for (int k = 0; k < sheet->seats; k++)
		if (points[k] >= CHAMP_WIN) {
			char word[20];

			snprintf(word, sizeof word, "winner=%d", sheet->seat[k].player + 1);
			choices_add(list, NULL, word, champ_name(c, sheet->seat[k].player), "");
		}
	return list->count > 1;
}

bool champ_lacks(const void *state, const char *line, struct choices *list, struct reason *question)
{
	const struct championship *c = state;
	int points[CHAMP_SEATS];
	const struct champ_sheet *sheet = read_result(c, line, points);

	if (sheet && !strstr(line, " winner=") && lacks_winner(c, sheet, points, list))
		return reason_set(question, _("who was on turn and wins (W1.1.7)?")), true;
	list->count = 0;
	for (int k = 0; sheet && !strstr(line, " sure") && k < sheet->seats; k++) {
		const char *name = champ_name(c, sheet->seat[k].player);

		if (points[k] < CHAMP_WIN || champ_are_likely(name, points[k], false, NULL))
			continue;
		choices_add(list, NULL, "sure", _("yes"), "");
		return reason_set(question, _("%s with %d points: is that right?"), name, points[k]), true;
	}
	return false;
}

void champ_card(const void *state, int seat, struct card *card)
{
	const struct championship *c = state;

	add_event(c, champ_current(c), card);
	if (seat == CARD_TYPIST) {
		add_desk(c, card);
		return;
	}
	for (int round = 0; round < CHAMP_STAGES; round++)
		if (is_told(c, round) && is_played(c, round))
			add_seats(c, round, card);
	if (champ_has_standings(c))
		add_standings(c, card);
}

const char *champ_no_phones(const void *state)
{
	return _("players have no pages at their tables (W2.1.4)");
}
