/* SPDX-License-Identifier: MIT */
/*
 * `players load FILE`: names and nations.
 */
#include <stdio.h>
#include <string.h>

#include "rows.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- the shape ---- */

static bool fits(struct rows *rows)
{
	const char *name = csv_field(&rows->csv, ROW_NAME), *nation = csv_field(&rows->csv, ROW_NATION);
	char code[4];

	return nation[0] ? nation_find(&rows->nations, nation, code) : strchr(name, ' ') != NULL;
}

static const struct shape shape = {
	.is_enough = rows_have_name,
	.needed = N_("name (or first name and last name)"),
	.usual = N_("name, nation"),
	.order = { ROW_NAME, ROW_NATION, -1 },
	.fits = fits,
};

/* ---- a row ---- */

static bool read_nation(struct rows *rows, char *name, char code[4])
{
	const char *text = csv_field(&rows->csv, ROW_NATION);
	char near[100];

	if (!rows_have(rows, ROW_NATION))
		rows_split_nation(rows, name, code);
	else if (!nation_find(&rows->nations, text, code)) {
		if (rows_are_told(rows) && nation_nearest(text, near, sizeof near))
			rows_fault(rows, rows->csv.row, _("\"%s\" is not a nation: did you mean %s?"),
			           utf8_shown(text).text, near);
		else
			rows_fault(rows, rows->csv.row,
			           _("\"%s\" is not a nation: use its name or its letters, like JP"),
			           utf8_shown(text).text);
		return false;
	}
	return true;
}

/* "kim min-ji (kr)", as two of one name are called. */
static void fold_with(const char *name, const char *nation, char *out, size_t size)
{
	char text[ROWS_CELL];

	snprintf(text, sizeof text, "%s (%s)", name, nation);
	utf8_fold(text, out, size);
}

/* Another one of that name is of another nation. */
static bool has_entered(struct rows *rows, const char *folded, const char *whole, const char *nation)
{
	const struct championship *c = rows->call->state;
	int player = lookup_find(&rows->names, folded);

	if (player < 0)
		return lookup_find(&rows->names, whole) >= 0;
	return !nation[0] || !c->player[player].nation[0] || strcmp(c->player[player].nation, nation) == 0;
}

/* Keeps the row of a name, to name it to whoever stands there twice. In a file of rounds
 * everybody stands once for each. */
static bool is_new(struct rows *rows, const char *name, const char *nation, struct lookup *rows_of)
{
	char folded[ROWS_CELL], whole[ROWS_CELL], bare[ROWS_CELL];
	int first, again;

	utf8_fold(name, folded, sizeof folded);
	fold_with(name, nation, whole, sizeof whole);
	fold_with(name, "", bare, sizeof bare);
	if (has_entered(rows, folded, whole, nation)) {
		rows_fault(rows, rows->csv.row, _("already entered: \"%s\""), name);
		return false;
	}
	first = lookup_add(rows_of, folded, rows->csv.row);
	again = lookup_add(rows_of, whole, rows->csv.row);
	if (first == rows->csv.row || rows_have(rows, ROW_ROUND))
		return first == rows->csv.row;
	if (nation[0] && again == rows->csv.row && lookup_find(rows_of, bare) < 0)
		return true;
	rows_fault(rows, rows->csv.row, _("twice in the file: \"%s\", as in row %d"), name, first);
	return false;
}

static void write_player(struct line *line, const char *name, const char *nation)
{
	char quoted[ROWS_CELL];

	if (strchr(name, ',')) { /* in quotes it is no list */
		snprintf(quoted, sizeof quoted, nation[0] ? "\"%s\"=%s" : "\"%s\"", name, nation);
		line_text(line, quoted, strlen(quoted));
	} else if (nation[0]) {
		line_key(line, name, nation);
	} else {
		line_word(line, name);
	}
}

/* One in this row at least must be right for another to be looked for. */
static bool read_player(struct rows *rows, struct lookup *rows_of, char *name, size_t size, char code[4])
{
	struct reason why;
	bool fine;

	rows_name(rows, name, size);
	if (!name[0]) {
		rows_fault(rows, rows->csv.row, _("the name is missing"));
		return false;
	}
	fine = read_nation(rows, name, code);
	if (!champ_name_is_fit(name, &why)) {
		rows_fault(rows, rows->csv.row, "%s", why.text);
		return false;
	}
	return is_new(rows, name, code, rows_of) && fine;
}

/* ---- the file ---- */

static void read_players(struct rows *rows, struct lookup *rows_of)
{
	const struct championship *c = rows->call->state;
	char name[ROWS_CELL], code[4];
	int count = 0, all = c->players;

	while (rows_next(rows)) {
		struct line *line = rows->call->line;

		if (!read_player(rows, rows_of, name, sizeof name, code))
			continue;
		if (++all == CHAMP_PLAYERS + 1)
			rows_fault(rows, rows->csv.row, _("a championship has at most %d players"),
			           CHAMP_PLAYERS);
		if (count == ROWS_WORDS_FULL || line->length > ROWS_LINE_FULL) {
			outside_next_line(rows->call);
			count = 0;
		}
		if (!count++)
			line_word(line, "seat");
		write_player(line, name, code);
	}
}

bool players_load(struct outside_call *call)
{
	struct lookup rows_of = { 0 };
	struct rows rows;
	bool fine = rows_open(&rows, call, &shape);

	if (fine) {
		read_players(&rows, &rows_of);
		fine = call->line->length || reason_set(call->why, _("the file has no players"));
	}
	lookup_done(&rows_of);
	return rows_close(&rows, fine);
}
