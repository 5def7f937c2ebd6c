/* SPDX-License-Identifier: MIT */
/*
 * A championship as the event of a hall: results and signatures that tables
 * hand in.
 */
#include <stdlib.h>
#include <string.h>

#include "hall.h"
#include "rules/championship/championship.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- which sheet a table fills ---- */

/* Maps places of the sheet to the table's seats. False: other players. */
static bool match(const struct championship *c, const struct champ_sheet *sheet, const struct hall_row *row,
                  int seat_at[CHAMP_SEATS])
{
	if (!sheet || row->seats > sheet->seats)
		return false;
	for (int place = 0; place < CHAMP_SEATS; place++)
		seat_at[place] = -1;
	for (int seat = 0; seat < row->seats; seat++) {
		struct reason why;
		int player = champ_find(c, row->seat[seat].name, &why), place = 0;

		while (place < sheet->seats && sheet->seat[place].player != player)
			place++;
		if (player < 0 || place == sheet->seats || seat_at[place] >= 0)
			return false;
		seat_at[place] = seat;
	}
	for (int place = 0; place < sheet->seats; place++)
		if (seat_at[place] < 0 && !sheet->seat[place].gone)
			return false;
	return true;
}

/* "Chie, Dora": who is there and not on the sheet. */
static void list_odd(const struct championship *c, const struct champ_sheet *sheet,
                     const struct hall_row *row, char *out, size_t size)
{
	for (int seat = 0; seat < row->seats; seat++) {
		int player = champ_find(c, row->seat[seat].name, NULL);

		if (player < 0 || champ_place(sheet, player) < 0)
			said_list_add(out, size, "%s", row->seat[seat].name);
	}
}

static void list_missing(const struct championship *c, const struct champ_sheet *sheet,
                         const struct hall_row *row, char *out, size_t size)
{
	for (int place = 0; place < sheet->seats; place++) {
		int seat = 0;

		while (seat < row->seats &&
		       champ_find(c, row->seat[seat].name, NULL) != sheet->seat[place].player)
			seat++;
		if (seat == row->seats && !sheet->seat[place].gone)
			said_list_add(out, size, "%s", champ_name(c, sheet->seat[place].player));
	}
}

/* Why a result fits no sheet: the present one of that table tells who is odd. */
static enum handed tell_odd(const struct championship *c, const struct hall_row *row, struct reason *why)
{
	const struct champ_sheet *sheet = champ_sheet(c, champ_current(c), row->table - 1);
	char odd[sizeof why->text / 2] = "", missing[sizeof why->text / 2] = "";

	if (sheet) {
		list_odd(c, sheet, row, odd, sizeof odd);
		list_missing(c, sheet, row, missing, sizeof missing);
	}
	if (odd[0])
		reason_set(why, _("%s: not on its sheet"), odd);
	else if (missing[0])
		reason_set(why, _("%s: not in its result"), missing);
	else
		reason_set(why, _("no sheet there has these players"));
	return sheet && champ_has_result(sheet) ? HANDED_LATE : HANDED_OPEN;
}

/* The sheet of the latest round with exactly these players at that table. */
static const struct champ_sheet *find_sheet(const struct championship *c, const struct hall_row *row,
                                            int *round, int seat_at[CHAMP_SEATS])
{
	for (*round = CHAMP_STAGES - 1; *round >= 0; --*round) {
		const struct champ_sheet *sheet = champ_sheet(c, *round, row->table - 1);

		if (match(c, sheet, row, seat_at))
			return sheet;
	}
	return NULL;
}

/* ---- the line ---- */

static bool has_result(const struct champ_sheet *sheet, const struct hall_row *row,
                       const int seat_at[CHAMP_SEATS])
{
	if (sheet->winner < 0 || seat_at[sheet->winner] != row->sheet.winner)
		return false;
	for (int place = 0; place < sheet->seats; place++)
		if (seat_at[place] >= 0 && sheet->seat[place].points != row->seat[seat_at[place]].value)
			return false;
	return true;
}

static void add_result(struct line *line, const struct champ_sheet *sheet, const struct hall_row *row,
                       const char *where, const int seat_at[CHAMP_SEATS])
{
	line_word(line, "result");
	line_text(line, where, strlen(where));
	for (int place = 0; place < sheet->seats; place++)
		if (seat_at[place] >= 0)
			line_format(line, "%d", row->seat[seat_at[place]].value);
	for (int place = 0; place < sheet->seats; place++)
		if (row->sheet.winner >= 0 && seat_at[place] == row->sheet.winner)
			line_format(line, "winner=%d", sheet->seat[place].player + 1);
}

/* Adds signatures that the sheet lacks; after a new result all of them. */
static void add_signatures(struct line *line, const struct champ_sheet *sheet, const struct hall_row *row,
                           const char *where, const int seat_at[CHAMP_SEATS], bool anew, const char *origin)
{
	bool any = false;

	for (int place = 0; place < sheet->seats; place++) {
		bool here = !anew && (sheet->signed_by >> place & 1);

		if (here || seat_at[place] < 0 || !(row->sheet.signed_by >> seat_at[place] & 1))
			continue;
		if (!any) {
			if (line->length)
				line_join(line);
			line_word(line, "sign");
			line_text(line, where, strlen(where));
		}
		line_format(line, "%d", sheet->seat[place].player + 1);
		any = true;
	}
	if (any)
		line_text(line, origin, strlen(origin));
}

/* An empty line when the sheet says the same already. */
static enum handed hand_in(const void *state, const struct hall_row *row, const char *origin,
                           struct line *line, struct reason *why)
{
	int round, seat_at[CHAMP_SEATS];
	const struct champ_sheet *sheet = find_sheet(state, row, &round, seat_at);
	char where[40];
	bool anew;

	if (!sheet)
		return tell_odd(state, row, why);
	anew = !has_result(sheet, row, seat_at);
	if (champ_locked(sheet) && anew)
		reason_set(why, _("the points differ from its locked sheet"));
	if (champ_locked(sheet))
		return anew ? HANDED_LATE : HANDED_LINE;
	snprintf(where, sizeof where, "%s %d", champ_round_word(round), row->table);
	if (anew) {
		add_result(line, sheet, row, where, seat_at);
		line_text(line, origin, strlen(origin));
	}
	add_signatures(line, sheet, row, where, seat_at, anew, origin);
	return HANDED_LINE;
}

static bool answered(const void *state, const struct hall_row *row)
{
	const struct championship *c = state;

	for (int i = c->records - 1; i >= 0; i--)
		if (c->record[i].kind == CHAMP_NOTE && c->record[i].sheet == row->table - 1 &&
		    c->record[i].at >= row->called_at)
			return true;
	return false;
}

const struct hall_event championship_event = {
	.game = &championship_game,
	.seats_most = CHAMP_SEATS,
	.hand_in = hand_in,
	.answered = answered,
};
