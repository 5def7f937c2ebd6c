/* SPDX-License-Identifier: MIT */
/*
 * The championship on a telephone of an onlooker: where everybody sits, the standings,
 * and what comes next. Tables that may still change are not told: what is shown hangs on
 * the wall, or is played. A player has no telephone at a table (W2.1.4).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

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
		         c->round[round].tables);
	} else {
		card_value(card, CARD_FACT, _("players"), c->players);
	}
	tell_next(c, round, text, sizeof text);
	if (text[0])
		add_fact(card, C_("event", "next"), text);
}

void champ_card(const void *state, int seat, struct card *card)
{
	const struct championship *c = state;

	add_event(c, champ_current(c), card);
	for (int round = 0; round < CHAMP_STAGES; round++)
		if (is_told(c, round) && is_played(c, round))
			add_seats(c, round, card);
	if (champ_has_standings(c))
		add_standings(c, card);
}

const char *champ_no_phones(const void *state)
{
	return _("no devices at the tables (W2.1.4): onlookers alone");
}
