/* SPDX-License-Identifier: MIT */
/*
 * Evenings as cells, which every page of them shows, and as lines of text.
 */
#include <stdio.h>

#include "evenings.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "saves/text/memory_stream.h"

static const char *const heads[EVENING_COLUMNS] = {
	"",   NC_("evenings", "games"), NC_("evenings", "wins"), NC_("evenings", "hours"), "1.", "2.", "3.",
	"4.",
};
static const char *const titles[EVENING_LISTS] = {
	NC_("evenings", "players"),
	NC_("evenings", "commanders"),
	NC_("evenings", "games"),
};
enum { COLUMN_NAME, COLUMN_GAMES, COLUMN_WINS, COLUMN_TIME, COLUMN_PLACES };

const char *evenings_title(enum evening_about about)
{
	return i18n_marked(titles[about]);
}

int evenings_columns(enum evening_about about)
{
	return about == EVENING_GAMES ? COLUMN_PLACES : EVENING_COLUMNS;
}

const char *evenings_head(enum evening_about about, int column)
{
	if (column == COLUMN_NAME)
		return evenings_title(about);
	if (column == COLUMN_WINS && about == EVENING_GAMES)
		return C_("evenings", "won");
	return i18n_marked(heads[column]);
}

static const char *name_of(enum evening_about about, const struct evening_row *row)
{
	const struct game *game = about == EVENING_GAMES ? game_find(row->name) : NULL;

	return game ? _(game->title) : row->name;
}

void evenings_cell(enum evening_about about, const struct evening_row *row, int column,
                   char out[EVENING_CELL])
{
	long minutes = (long)(row->seconds / 60);
	int place = column - COLUMN_PLACES;

	if (column == COLUMN_NAME)
		snprintf(out, EVENING_CELL, "%s", name_of(about, row));
	else if (column == COLUMN_TIME)
		snprintf(out, EVENING_CELL, "%ld:%02ld", minutes / 60, minutes % 60);
	else
		snprintf(out, EVENING_CELL, "%d",
		         column == COLUMN_GAMES  ? row->games
		         : column == COLUMN_WINS ? row->wins
		         : place < row->places   ? row->place[place]
		                                 : 0);
}

void evenings_tell(const struct evenings *e, char *out, size_t size)
{
	char tables[60], since[80] = "", open[60] = "", unreadable[60] = "";

	snprintf(tables, sizeof tables, P_("%d table", "%d tables", e->tables), e->tables);
	if (e->since[0])
		snprintf(since, sizeof since, _("since %s: "), e->since);
	if (e->open)
		snprintf(open, sizeof open, _(", still open: %d"), e->open);
	if (e->unreadable)
		snprintf(unreadable, sizeof unreadable, _(", unreadable: %d"), e->unreadable);
	snprintf(out, size, "%s%s%s%s", since, tables, open, unreadable);
}

/* ---- lines ---- */

static int widest(enum evening_about about, const struct evening_list *list, int column)
{
	int most = utf8_columns(evenings_head(about, column));
	char cell[EVENING_CELL];

	for (int i = 0; i < list->count; i++) {
		evenings_cell(about, &list->row[i], column, cell);
		most = utf8_columns(cell) > most ? utf8_columns(cell) : most;
	}
	return most;
}

/* Numbers stand to the right. */
static void put_cell(FILE *out, const char *text, int column, int columns)
{
	int pad = columns - utf8_columns(text);

	if (column)
		fprintf(out, "  %*s%s", pad, "", text);
	else
		fprintf(out, "%s%*s", text, pad, "");
}

static void put_list(FILE *out, enum evening_about about, const struct evening_list *list)
{
	int columns[EVENING_COLUMNS];
	char cell[EVENING_CELL];

	for (int c = 0; c < evenings_columns(about); c++)
		columns[c] = widest(about, list, c);
	for (int i = -1; i < list->count; i++) {
		for (int c = 0; c < evenings_columns(about); c++) {
			if (i >= 0)
				evenings_cell(about, &list->row[i], c, cell);
			put_cell(out, i < 0 ? evenings_head(about, c) : cell, c, columns[c]);
		}
		putc('\n', out);
	}
}

char *evenings_text(const struct evenings *e)
{
	char told[200], *text;
	size_t size;
	FILE *out = memory_stream(&text, &size);

	evenings_tell(e, told, sizeof told);
	fprintf(out, "%s\n", told);
	for (enum evening_about about = 0; about < EVENING_LISTS; about++)
		if (e->list[about].count) {
			putc('\n', out);
			put_list(out, about, &e->list[about]);
		}
	memory_stream_end(out, &text);
	return text;
}
