/* SPDX-License-Identifier: MIT */
/*
 * The card of a player on a score sheet: the total, what the round asks for (points, a bid, the
 * tricks, a declared game), and the own rounds.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"

enum { ROUNDS_SHOWN = 30 };

/* What the rows are made from. */
struct own {
	const struct score *s;
	int seat;
	char word[NAME_BYTES + 4];
	struct card *card;
};

/* ---- what the round asks for ---- */

static int within_points(int points)
{
	return points < -SCORE_MOST ? -SCORE_MOST : points > SCORE_MOST ? SCORE_MOST : points;
}

/* A column that points are added to at any time: what a round adds up to does not matter here. */
static void add_running(const struct own *own)
{
	static const int steps[] = { -5, -1, +1, +5 };
	const struct score *s = own->s;
	int points = s->cell[own->seat][0].points, first = s->no_negative ? 2 : 0;
	const char *sure = s->sum ? " sure" : "";

	if (points >= 5 - SCORE_MOST && points <= SCORE_MOST - 5)
		card_counter(own->card, steps + first, 4 - first, "points %s " CARD_HOLE "%s", own->word,
		             sure);
	card_asks_number(card_button(own->card, _("add .."), "points %s " CARD_HOLE "%s", own->word, sure),
	                 s->no_negative ? 0 : within_points(-SCORE_MOST - points),
	                 within_points(SCORE_MOST - points));
}

/* The last points of a round that adds up to so much follow from the others. */
static void add_rest(const struct own *own)
{
	const struct score *s = own->s;
	int left = s->sum;
	char text[20];

	for (int i = 0; i < s->table.seats; i++)
		left -= s->cell[i][s->played].points;
	snprintf(text, sizeof text, "%d", left);
	if (left >= (s->no_negative ? 0 : -SCORE_MOST) && left <= SCORE_MOST)
		card_button(own->card, text, "points %s %d", own->word, left);
}

static void add_points(const struct own *own)
{
	const struct score *s = own->s;
	bool last = s->sum && score_due(s) == 1u << own->seat;
	struct card_button *button;

	if (last)
		add_rest(own);
	button = card_button(own->card, last ? _("others ..") : _("write .."),
	                     last ? "points %s " CARD_HOLE " sure" : "points %s " CARD_HOLE, own->word);
	card_asks_number(button, s->no_negative ? 0 : -SCORE_MOST, SCORE_MOST);
	if (last)
		snprintf(button->sure, sizeof button->sure, _("a round adds up to %d: written all the same"),
		         s->sum);
}

/* First the bid, then the tricks; both may be said anew until the round is counted. */
static void add_bid(const struct own *own)
{
	const struct score *s = own->s;
	int least, most;

	card_asks_number(card_button(own->card, _("bid .."), "bid %s " CARD_HOLE, own->word), 0,
	                 score_tricks_of_round(s));
	if (!score_owes_bid(s, own->seat) && score_may_take(s, own->seat, &least, &most))
		card_asks_number(card_button(own->card, _("tricks .."), "tricks %s " CARD_HOLE, own->word),
		                 least, most);
}

static void add_declared(const struct own *own)
{
	card_asks_number(card_button(own->card, _("game won .."), "declare %s " CARD_HOLE, own->word), 0,
	                 SCORE_DECLARED);
	card_asks_number(
		card_button(own->card, _("game lost .."), "declare %s " CARD_HOLE " lost", own->word), 0,
		SCORE_DECLARED);
}

static void add_entry(const struct own *own)
{
	const struct score *s = own->s;

	if (s->over || !s->table.seat[own->seat].in)
		return;
	if (s->running) {
		add_running(own);
	} else if (score_is_due(s, own->seat)) {
		if (score_bids(s))
			add_bid(own);
		else if (s->count == SCORE_SKAT)
			add_declared(own);
		if (!score_bids(s))
			add_points(own);
	}
}

/* ---- the rows ---- */

/* "place 2, 5 behind", "wins", who plays with whom. */
static void add_standing(const struct score *s, int seat, char *out, size_t size)
{
	int place = score_place(s, seat);

	if (!s->table.seat[seat].in)
		said_list_add(out, size, "%s", C_("score", "left the game"));
	else if (s->over && place == 1)
		said_list_add(out, size, "%s", _("wins"));
	else if (place)
		said_list_add(out, size, C_("score", "place %d"), place);
	for (int i = 0; i < s->table.seats; i++)
		if (s->team[seat] && i != seat && s->team[i] == s->team[seat])
			said_list_add(out, size, _("with %s"), s->table.seat[i].name);
}

static void add_total(const struct own *own)
{
	const struct score *s = own->s;
	struct card_row *row =
		card_value(own->card, CARD_BIG, C_("sheet", "total"), score_total(s, own->seat));

	row->most = s->target;
	add_standing(s, own->seat, row->note, sizeof row->note);
	add_entry(own);
}

static void add_round(const struct score *s, struct card *card)
{
	struct card_row *row;
	char name[SCORE_LABEL];

	if (s->over || s->running)
		return;
	score_row_name(s, s->played, name, sizeof name);
	row = card_row(card, CARD_FACT, "%s", s->categories ? _("row") : C_("sheet", "round"));
	utf8_copy(row->text, sizeof row->text, name);
	if (s->rounds && !s->categories)
		snprintf(row->note, sizeof row->note, _("of %d"), s->rounds);
	if (score_bids(s))
		card_value(card, CARD_FACT, C_("sheet", "tricks"), score_tricks_of_round(s));
}

static void add_own_bid(const struct own *own)
{
	const struct score *s = own->s;
	int first = score_side(s, own->seat);
	struct card_row *row;

	if (score_bids(s) && score_is_due(s, own->seat) && s->bid[own->seat] != SCORE_NO_BID) {
		row = card_value(own->card, CARD_FACT, C_("sheet", "bid"), s->bid[own->seat]);
		if (s->tricks[own->seat] != SCORE_NO_BID)
			score_bid_text(s, own->seat, 40, row->note, sizeof row->note);
	}
	if (s->count == SCORE_SPADES && s->bags[first])
		card_value(own->card, CARD_FACT, _("bags"), s->bags[first]);
}

/* The newest first, as people look for it. */
static void add_rounds(const struct own *own)
{
	const struct score *s = own->s;
	int rows = score_rows(s);
	bool any = false;

	for (int i = rows - 1; i >= 0 && i >= rows - ROUNDS_SHOWN && !s->running; i--) {
		const struct score_cell *cell = &s->cell[own->seat][i];
		char name[SCORE_LABEL];
		struct card_row *row;

		if (!cell->written)
			continue;
		if (!any)
			card_row(own->card, CARD_LIST, "%s", _("your rounds"));
		any = true;
		score_row_name(s, i, name, sizeof name);
		row = card_value(own->card, CARD_ITEM, name, cell->points);
		utf8_copy(row->note, sizeof row->note, cell->corrected ? _("corrected") : "");
	}
}

static void add_leave(const struct own *own)
{
	const struct score *s = own->s;
	struct card_button *button;

	if (s->over || !s->table.seat[own->seat].in || table_playing(&s->table) < 2)
		return;
	card_row(own->card, CARD_DO, "%s", "");
	button = card_button(own->card, C_("score", "leave the game"), "out %s", own->word);
	snprintf(button->sure, sizeof button->sure, _("%s leaves with %d"), s->table.seat[own->seat].name,
	         score_total(s, own->seat));
	utf8_mend_end(button->sure);
}

static void add_other(const struct score *s, int seat, struct card *card)
{
	struct card_row *row = card_player(card, &s->table, seat);
	char text[40];

	row->number = true;
	row->value = score_total(s, seat);
	row->most = s->target;
	row->here &= !s->over && !s->categories && !s->running;
	add_standing(s, seat, row->note, sizeof row->note);
	if (s->over || s->running || !score_is_due(s, seat))
		return;
	if (score_bid_text(s, seat, 40, text, sizeof text))
		said_list_add(row->note, sizeof row->note, "%s", text);
	else if (score_rows(s) > s->played)
		said_list_add(row->note, sizeof row->note, "%s", C_("score", "points missing"));
}

void score_card_of(const void *state, int seat, struct card *card)
{
	const struct score *s = state;
	struct own own = { .s = s, .seat = seat, .card = card };

	if (seat >= 0) {
		table_seat_word(&s->table, seat, own.word, sizeof own.word);
		add_total(&own);
	}
	add_round(s, card);
	if (seat >= 0) {
		add_own_bid(&own);
		add_rounds(&own);
		add_leave(&own);
	}
	for (int i = 0; i < s->table.seats; i++)
		add_other(s, i, card);
}
