/* SPDX-License-Identifier: MIT */
/*
 * Takes from a report what people want to know (words.c): facts of the table, and
 * a row for each player. Nested objects become one text: "Bob 5; Carol 2".
 */
#include <stdlib.h>
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/text/memory_stream.h"

enum { DEEP = 24 };

struct listener {
	struct emit emit;
	struct export_sheet *sheet;
	int depth;
	bool in_players;
	int column;        /* of the cell being told; -1: none, or a fact */
	const char *label; /* of the object being flattened */
	FILE *flat;        /* NULL: none is being flattened */
	char *text;
	size_t size;
	int flat_depth, silent; /* silent: depth below which all is left out; 0: none */
	const char *key;        /* of the object being flattened */
	struct {
		bool array, any;
		const char *label;
	} open[DEEP];
};

/* -1: it has none. */
static int find_column(const struct export_sheet *sheet, const char *label)
{
	for (int i = 0; i < sheet->columns; i++)
		if (strcmp(sheet->head[i], label) == 0)
			return i;
	return -1;
}

/* Adds it where it is missing; -1: no room. */
static int column_of(struct export_sheet *sheet, const char *label)
{
	int column = find_column(sheet, label);

	if (column >= 0 || sheet->columns == SHEET_COLUMNS)
		return column;
	sheet->head[sheet->columns] = label;
	return sheet->columns++;
}

/* Takes the text over. */
static void keep(struct listener *l, const char *label, char *text)
{
	struct export_sheet *sheet = l->sheet;
	int column;

	if (!label[0])
		free(text);
	else if (l->in_players && sheet->rows && (column = column_of(sheet, label)) >= 0 &&
	         !sheet->row[sheet->rows - 1][column])
		sheet->row[sheet->rows - 1][column] = text;
	else if (!l->in_players && text[0] && sheet->facts < SHEET_FACTS) {
		sheet->fact[sheet->facts].label = label;
		sheet->fact[sheet->facts++].text = text;
	} else {
		free(text);
	}
}

static void value_text(const char *key, const struct emit_value *v, char *out, size_t size)
{
	out[0] = '\0';
	switch (v->kind) {
	case EMIT_NULL: break;
	case EMIT_BOOL: snprintf(out, size, "%s", v->number ? _("yes") : ""); break;
	case EMIT_NUMBER: snprintf(out, size, "%lld", v->number); break;
	case EMIT_REAL: snprintf(out, size, "%.6g", v->real); break;
	case EMIT_TEXT: snprintf(out, size, "%s", key ? export_word(key, v->text) : v->text); break;
	}
}

static bool is_nothing(const struct emit_value *v)
{
	return v->kind == EMIT_NULL || (v->kind != EMIT_TEXT && v->kind != EMIT_REAL && !v->number) ||
	       (v->kind == EMIT_TEXT && !v->text[0]);
}

/* ---- nested objects ---- */

/* Writes the separator before a value, on each level where it is the first.
 * Empty levels print nothing. */
static void begin_value(struct listener *l, const char *between)
{
	for (int i = 0; i < l->flat_depth; i++) {
		bool innermost = i + 1 == l->flat_depth;

		if (!innermost && l->open[i + 1].any)
			continue;
		if (l->open[i].any)
			fputs(innermost ? between : l->open[i].array ? "; " : _(", "), l->flat);
		l->open[i].any = true;
		if (!innermost && l->open[i + 1].label[0])
			fprintf(l->flat, "%s ", l->open[i + 1].label);
	}
}

static void flat_open(struct listener *l, const char *key, bool array)
{
	const char *label = key && l->flat_depth ? export_label(key) : "";

	if (!l->silent && (!label || l->flat_depth == DEEP))
		l->silent = l->flat_depth + 1;
	if (l->flat_depth < DEEP) {
		l->open[l->flat_depth].array = array;
		l->open[l->flat_depth].any = false;
		l->open[l->flat_depth].label = label ? label : "";
	}
	l->flat_depth++;
}

/* Texts stand alone; numbers follow their label. */
static void flat_value(struct listener *l, const char *key, const struct emit_value *v)
{
	const char *label = key ? export_label(key) : "";
	char text[1000];

	value_text(key ? key : l->key, v, text, sizeof text);
	if (l->silent || !label || v->kind == EMIT_BOOL || !text[0] || (key && is_nothing(v)))
		return;
	if (v->kind == EMIT_TEXT || !key) {
		begin_value(l, _(", "));
		fputs(text, l->flat);
	} else {
		begin_value(l, label[0] ? _(", ") : " ");
		fprintf(l->flat, label[0] ? "%s %s" : "%s%s", label, text);
	}
}

/* ---- listening ---- */

static void hear_open(struct emit *e, const char *key, bool array)
{
	struct listener *l = (struct listener *)e;
	struct export_sheet *sheet = l->sheet;
	int base = l->in_players ? 2 : 0;

	if (!l->flat && l->depth == base && key) {
		if (!l->in_players && array && strcmp(key, "players") == 0) {
			l->in_players = true;
			l->depth++;
			return;
		}
		l->key = key;
		l->label = export_label(key);
		l->silent = l->label ? 0 : 1;
		l->flat = memory_stream(&l->text, &l->size);
		if (!l->label)
			l->label = "";
	} else if (!l->flat && l->in_players && l->depth == 1 && sheet->rows < SHEET_ROWS) {
		sheet->row = xrealloc(sheet->row, (size_t)(sheet->rows + 1) * sizeof *sheet->row);
		memset(sheet->row[sheet->rows++], 0, sizeof *sheet->row);
	}
	if (l->flat)
		flat_open(l, key, array);
	l->depth++;
}

static void hear_close(struct emit *e)
{
	struct listener *l = (struct listener *)e;

	if (l->flat) {
		l->flat_depth--;
		if (l->silent > l->flat_depth)
			l->silent = 0;
	}
	if (l->flat && !l->flat_depth) {
		memory_stream_end(l->flat, &l->text);
		l->flat = NULL;
		keep(l, l->label, l->text);
		l->text = NULL;
	}
	l->depth--;
	if (l->in_players && l->depth == 0)
		l->in_players = false;
}

static void hear_value(struct emit *e, const char *key, const struct emit_value *v)
{
	struct listener *l = (struct listener *)e;
	char text[1000];

	if (l->flat) {
		flat_value(l, key, v);
	} else if (key && export_label(key) && export_label(key)[0] && (l->in_players || !is_nothing(v))) {
		value_text(key, v, text, sizeof text);
		keep(l, export_label(key), xstrdup(text));
	}
}

/* ---- empty columns ---- */

static bool is_empty(const struct export_sheet *sheet, int column)
{
	for (int i = 0; i < sheet->rows; i++)
		if (sheet->row[i][column] && sheet->row[i][column][0] &&
		    strcmp(sheet->row[i][column], "0") != 0)
			return false;
	return true;
}

static void drop_column(struct export_sheet *sheet, int column)
{
	for (int i = 0; i < sheet->rows; i++) {
		free(sheet->row[i][column]);
		memmove(&sheet->row[i][column], &sheet->row[i][column + 1],
		        (size_t)(SHEET_COLUMNS - column - 1) * sizeof **sheet->row);
		sheet->row[i][SHEET_COLUMNS - 1] = NULL;
	}
	memmove(&sheet->head[column], &sheet->head[column + 1],
	        (size_t)(SHEET_COLUMNS - column - 1) * sizeof *sheet->head);
	sheet->columns--;
}

/* ---- teams ---- */

/* The total of a team stands once, with the first of its players. */
static void drop_shared(struct export_sheet *sheet, const struct journal *journal)
{
	const struct table *table = journal_state(journal);
	int column = find_column(sheet, export_label("total"));

	for (int i = 0; column >= 0 && i < table->seats && i < sheet->rows; i++)
		if (!game_is_side(journal_game(journal), table, i)) {
			free(sheet->row[i][column]);
			sheet->row[i][column] = NULL;
		}
}

/* Who has won stands once: a single winner, or the winners in place of the word of their side. */
static void drop_winner(struct export_sheet *sheet)
{
	int side = -1, named = -1;

	for (int i = 0; i < sheet->facts; i++) {
		if (side < 0 && strcmp(sheet->fact[i].label, export_label("winner")) == 0)
			side = i;
		else if (strcmp(sheet->fact[i].label, export_label("winners")) == 0)
			named = i;
	}
	if (side < 0 || named < 0)
		return;
	if (strcmp(sheet->fact[side].text, sheet->fact[named].text) == 0)
		side = named;
	free(sheet->fact[side].text);
	memmove(&sheet->fact[side], &sheet->fact[side + 1],
	        (size_t)(--sheet->facts - side) * sizeof *sheet->fact);
}

/* Who has won has neither lost nor plays on, out or not when the side won. */
static void mark_winners(struct export_sheet *sheet, const struct journal *journal)
{
	const struct table *table = journal_state(journal);
	int status = find_column(sheet, export_label("status")),
	    why = find_column(sheet, export_label("why"));

	if (status < 0 || sheet->rows != table->seats)
		return;
	for (int i = 0; i < sheet->rows; i++) {
		if (!game_won(journal_game(journal), table, i))
			continue;
		free(sheet->row[i][status]);
		sheet->row[i][status] = xstrdup(export_word("status", "won"));
		if (why >= 0) {
			free(sheet->row[i][why]);
			sheet->row[i][why] = NULL;
		}
	}
}

/* ---- in order ---- */

/* Brings a column to the front; at the end of all columns an empty one is. */
static void move_to_front(struct export_sheet *sheet, int column)
{
	const char *head = sheet->head[column];

	memmove(&sheet->head[1], &sheet->head[0], (size_t)column * sizeof *sheet->head);
	sheet->head[0] = head;
	for (int i = 0; i < sheet->rows; i++) {
		char *text = sheet->row[i][column];

		memmove(&sheet->row[i][1], &sheet->row[i][0], (size_t)column * sizeof **sheet->row);
		sheet->row[i][0] = text;
	}
}

/* Seats have the places of the standings as their rank, unless all share one. */
static void rank_seats(struct export_sheet *sheet, const struct journal *journal)
{
	const struct table *table = journal_state(journal);
	int place[TABLE_SEATS], column;
	bool differ = false;
	char text[12];

	if (sheet->rows != table->seats)
		return;
	every_seat (i, *table) {
		place[i] = export_standing_of(journal, i).place;
		differ |= place[i] != place[0];
	}
	if (!differ || (column = column_of(sheet, export_label("rank"))) < 0)
		return;
	every_seat (i, *table)
		if (place[i] && !sheet->row[i][column]) {
			snprintf(text, sizeof text, "%d", place[i]);
			sheet->row[i][column] = xstrdup(text);
		}
}

/* Without a rank: who has left with the most comes first, as in the standings. */
static bool comes_before(const struct export_sheet *sheet, int a, int b, const char *counts)
{
	int rank[] = { atoi(export_sheet_cell(sheet, a, export_label("rank"))),
		       atoi(export_sheet_cell(sheet, b, export_label("rank"))) };

	if (rank[0] > 0 || rank[1] > 0)
		return rank[1] <= 0 || (rank[0] > 0 && rank[0] < rank[1]);
	return counts &&
	       atoi(export_sheet_cell(sheet, a, counts)) > atoi(export_sheet_cell(sheet, b, counts));
}

/* Sorts people by rank, where they have one, which is their first column then. */
static void sort_rows(struct export_sheet *sheet)
{
	char *row[SHEET_COLUMNS];
	int column = find_column(sheet, export_label("rank"));
	const char *counts = export_sheet_counts(sheet);

	if (column < 0)
		return;
	move_to_front(sheet, column);
	for (int i = 1; i < sheet->rows; i++)
		for (int k = i; k > 0 && comes_before(sheet, k, k - 1, counts); k--) {
			memcpy(row, sheet->row[k], sizeof row);
			memcpy(sheet->row[k], sheet->row[k - 1], sizeof row);
			memcpy(sheet->row[k - 1], row, sizeof row);
		}
}

/* ---- what is read first ---- */

const char *export_sheet_cell(const struct export_sheet *sheet, int row, const char *head)
{
	int column = find_column(sheet, head);

	return column >= 0 && sheet->row[row][column] ? sheet->row[row][column] : "";
}

const char *export_sheet_counts(const struct export_sheet *sheet)
{
	static const char *const keys[] = { "life", "total", "final", "score", "points" };

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (find_column(sheet, export_label(keys[i])) >= 0)
			return export_label(keys[i]);
	return NULL;
}

void export_winner(const struct export_sheet *sheet, char *out, size_t size)
{
	out[0] = '\0';
	for (int i = 0; i < sheet->facts; i++)
		if (strcmp(sheet->fact[i].label, export_label("winner")) == 0 ||
		    strcmp(sheet->fact[i].label, export_label("winners")) == 0)
			snprintf(out, size, _("%s: %s"), sheet->fact[i].label, sheet->fact[i].text);
	utf8_mend_end(out);
}

/* The number of each seat, as its pieces and its line on the chart have it. */
static void number_seats(struct export_sheet *sheet, const struct journal *journal)
{
	const struct table *table = journal_state(journal);
	char text[12];
	int column;

	if (!sheet->rows || sheet->rows != table->seats ||
	    (column = column_of(sheet, export_label("seat"))) < 0)
		return;
	for (int i = 0; i < sheet->rows; i++) {
		snprintf(text, sizeof text, "%d", i + 1);
		sheet->row[i][column] = xstrdup(text);
	}
	move_to_front(sheet, column);
}

/* ---- numbers ---- */

/* Digits behind the point; -1: it is no number. */
static int decimals_of(const char *text)
{
	size_t sign = text[0] == '-' || text[0] == '+', whole = strspn(text + sign, "0123456789");
	const char *rest = text + sign + whole;
	size_t behind = rest[0] == '.' ? strspn(rest + 1, "0123456789") : 0;

	if (!whole || rest[behind ? behind + 1 : 0])
		return -1;
	return (int)behind;
}

/* Numbers of one column have as many digits behind the point. */
static void align_column(struct export_sheet *sheet, int column)
{
	int most = -1;
	char text[60];

	for (int i = 0; i < sheet->rows; i++) {
		const char *cell = sheet->row[i][column];
		int decimals = cell ? decimals_of(cell) : most;

		if (cell && cell[0] && decimals < 0)
			return;
		most = decimals > most ? decimals : most;
	}
	if (most < 0)
		return;
	sheet->numbers |= UINT64_C(1) << column;
	for (int i = 0; most > 0 && i < sheet->rows; i++)
		if (sheet->row[i][column] && sheet->row[i][column][0]) {
			snprintf(text, sizeof text, "%.*f", most, strtod(sheet->row[i][column], NULL));
			free(sheet->row[i][column]);
			sheet->row[i][column] = xstrdup(text);
		}
}

void export_sheet_make(struct export_sheet *sheet, const struct journal *journal, bool secret)
{
	static const struct emit_ops ops = { hear_open, hear_close, hear_value };
	struct listener l = { .emit = { .ops = &ops, .secret = secret }, .sheet = sheet };

	int points;

	*sheet = (struct export_sheet){ .facts = 0 };
	journal_game(journal)->report(journal_state(journal), &l.emit);
	for (int i = 0; i < sheet->facts; i++)
		if (strcmp(sheet->fact[i].label, export_label("round")) == 0)
			sheet->fact[i].label = export_round(journal);
	mark_winners(sheet, journal);
	for (int column = sheet->columns - 1; column >= 0; column--)
		if (is_empty(sheet, column))
			drop_column(sheet, column);
	if (find_column(sheet, export_label("total")) >= 0 &&
	    (points = find_column(sheet, export_label("points"))) >= 0)
		drop_column(sheet, points); /* those of the rounds have a table of their own */
	drop_winner(sheet);
	drop_shared(sheet, journal);
	number_seats(sheet, journal);
	rank_seats(sheet, journal);
	sort_rows(sheet);
	for (int column = 0; column < sheet->columns; column++) {
		const char *head = sheet->head[column], *counts = export_sheet_counts(sheet);

		align_column(sheet, column);
		if (strcmp(head, export_label("name")) == 0 || (counts && strcmp(head, counts) == 0))
			sheet->strong |= UINT64_C(1) << column;
	}
	sheet->seats = 1 + find_column(sheet, export_label("seat"));
}

void export_sheet_free(struct export_sheet *sheet)
{
	for (int i = 0; i < sheet->facts; i++)
		free(sheet->fact[i].text);
	for (int i = 0; i < sheet->rows; i++)
		for (int k = 0; k < SHEET_COLUMNS; k++)
			free(sheet->row[i][k]);
	free(sheet->row);
	*sheet = (struct export_sheet){ .facts = 0 };
}
