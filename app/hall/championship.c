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

/* ---- who is to sit where ---- */

/* A name as a table takes it: without commas, and where it is too long the first and the last word of it. */
static void seat_name(const struct championship *c, int player, char out[NAME_BYTES])
{
	char name[CHAMP_NAME_BYTES], *to = name;
	const char *last;

	for (const char *at = champ_name(c, player); *at; at++)
		if (*at != ',')
			*to++ = *at;
	*to = '\0';
	last = strrchr(name, ' ');
	if (last && utf8_columns(name) > NAME_COLUMNS)
		memmove(strchr(name, ' '), last, strlen(last) + 1);
	while (utf8_columns(name) > NAME_COLUMNS || utf8_ends_in_space(name)) {
		name[strlen(name) - 1] = '\0';
		utf8_mend_end(name);
	}
	utf8_copy(out, NAME_BYTES, name);
}

/* The table's open sheet in the first round that is posted, or plays already. */
static const struct champ_sheet *due_sheet(const struct championship *c, int table, int *round)
{
	for (*round = 0; *round < CHAMP_STAGES; ++*round) {
		const struct champ_sheet *sheet = champ_sheet(c, *round, table - 1);

		if (sheet && c->round[*round].begun && champ_open(sheet))
			return sheet;
	}
	return NULL;
}

/* In the order of their turns, once all have chosen theirs; else of their picks (W1.1.5). */
static bool is_due(const struct championship *c, int table, struct hall_seating *due)
{
	int round, order[CHAMP_SEATS + 1] = { 0 };
	const struct champ_sheet *sheet = due_sheet(c, table, &round);

	if (!sheet)
		return false;
	*due = (struct hall_seating){ .table = table, .turns = true };
	utf8_copy(due->round, sizeof due->round, champ_round_word(round));
	for (int place = 0; place < sheet->seats; place++)
		due->turns &= sheet->seat[place].gone || sheet->seat[place].turn;
	for (int place = 0; place < sheet->seats; place++)
		order[due->turns ? sheet->seat[place].turn : place + 1] =
			sheet->seat[place].gone ? 0 : sheet->seat[place].player + 1;
	for (int i = 0; i <= CHAMP_SEATS; i++)
		if (order[i])
			seat_name(c, order[i] - 1, due->name[due->seats++]);
	return true;
}

static struct hall_seating *seating(const void *state, int *count)
{
	struct hall_seating *list = xcalloc(CHAMP_TABLES, sizeof *list);

	*count = 0;
	for (int table = 1; table <= CHAMP_TABLES; table++)
		*count += is_due(state, table, &list[*count]);
	return list;
}

static const char *round_named(const char *word, char *out, size_t size)
{
	int round = champ_round_find(word);

	utf8_copy(out, size, round < 0 ? "" : champ_round_name(round).text);
	return out;
}

/* ---- which sheet a table fills ---- */

/* The player of a seat's name: one of the sheet who was sent to the table by it, else whom it finds. */
static int player_of(const struct championship *c, const struct champ_sheet *sheet, const char *name)
{
	char seated[NAME_BYTES];

	for (int place = 0; place < sheet->seats; place++) {
		seat_name(c, sheet->seat[place].player, seated);
		if (strcmp(seated, name) == 0)
			return sheet->seat[place].player;
	}
	return champ_find(c, name, NULL);
}

/* Maps places of the sheet to the table's seats. False: other players. */
static bool match(const struct championship *c, const struct champ_sheet *sheet, const struct hall_row *row,
                  int seat_at[CHAMP_SEATS])
{
	if (!sheet)
		return false;
	for (int place = 0; place < CHAMP_SEATS; place++)
		seat_at[place] = -1;
	for (int seat = 0; seat < row->seats; seat++) {
		int player = player_of(c, sheet, row->seat[seat].name), place = 0;

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
		int player = player_of(c, sheet, row->seat[seat].name);

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
		       player_of(c, sheet, row->seat[seat].name) != sheet->seat[place].player)
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

/* A game of an earlier round, whose sheet the desk has, may still stand at its table. */
static bool misseated(const void *state, const struct hall_row *row, struct reason *why)
{
	const char *name[HALL_SEATS];
	int round, seat_at[CHAMP_SEATS];
	struct hall_seating due;
	enum sitting sitting;

	if (!row->seats || row->sheet.over || !is_due(state, row->table, &due))
		return false;
	for (int seat = 0; seat < row->seats; seat++)
		name[seat] = row->seat[seat].name;
	sitting = hall_sitting(&due, name, row->seats, why);
	if (sitting == SITS_WRONG)
		return !find_sheet(state, row, &round, seat_at) ||
		       strcmp(champ_round_word(round), due.round) == 0;
	return sitting == SITS_IN_OTHER_ORDER && due.turns;
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
		reason_set(why, _("its points differ from its locked sheet"));
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
	.seating = seating,
	.round = round_named,
	.misseated = misseated,
	.answered = answered,
};
