/* SPDX-License-Identifier: MIT */
/*
 * Takes from a report what people want to know (words.c): facts of the table, and
 * a row for each player. Nested objects become one text: "Bob 5; Carol 2".
 */
#include <stdlib.h>
#include <string.h>

#include "app/memory_stream.h"
#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"

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

static int column_of(struct export_sheet *sheet, const char *label)
{
	for (int i = 0; i < sheet->columns; i++)
		if (strcmp(sheet->head[i], label) == 0)
			return i;
	if (sheet->columns == SHEET_COLUMNS)
		return -1;
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

static int rank_of(const struct export_sheet *sheet, int row, int column)
{
	int rank = sheet->row[row][column] ? atoi(sheet->row[row][column]) : 0;

	return rank > 0 ? rank : SHEET_ROWS + 1;
}

/* Sorts people by rank, where they have one. */
static void sort_rows(struct export_sheet *sheet)
{
	char *row[SHEET_COLUMNS];
	int column = 0;

	while (column < sheet->columns && strcmp(sheet->head[column], export_label("rank")) != 0)
		column++;
	for (int i = 1; column < sheet->columns && i < sheet->rows; i++)
		for (int k = i; k > 0 && rank_of(sheet, k, column) < rank_of(sheet, k - 1, column); k--) {
			memcpy(row, sheet->row[k], sizeof row);
			memcpy(sheet->row[k], sheet->row[k - 1], sizeof row);
			memcpy(sheet->row[k - 1], row, sizeof row);
		}
}

void export_sheet_make(struct export_sheet *sheet, const struct journal *journal, bool secret)
{
	static const struct emit_ops ops = { hear_open, hear_close, hear_value };
	struct listener l = { .emit = { .ops = &ops, .secret = secret }, .sheet = sheet };

	*sheet = (struct export_sheet){ .facts = 0 };
	journal_game(journal)->report(journal_state(journal), &l.emit);
	for (int i = 0; i < sheet->facts; i++)
		if (strcmp(sheet->fact[i].label, export_label("round")) == 0)
			sheet->fact[i].label = export_round(journal);
	for (int column = sheet->columns - 1; column >= 0; column--)
		if (is_empty(sheet, column))
			drop_column(sheet, column);
	sort_rows(sheet);
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
