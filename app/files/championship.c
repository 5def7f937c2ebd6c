/* SPDX-License-Identifier: MIT */
/*
 * `players load FILE` and `results load FILE`: turns the CSV of other programs into
 * one line of the championship. A fault names its row, and the table stays as it
 * was. A line takes as many rows as fit (results: of one round); the answer tells
 * from which row to go on.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "outside.h"
#include "rules/championship/championship.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/csv.h"

enum { ROWS_OF_A_LINE = WORDS_MAX - 20, LINE_FULL = LINE_BYTES - 1000 };

static bool in_row(struct outside_call *call, const struct csv *csv, const char *what, const char *text)
{
	return reason_set(call->why, _("row %d: %s \"%s\""), csv->file.line, what, text);
}

/* The first row names the columns; the first `needed` must be there. */
static bool read_heads(struct csv *csv, const char *const *names, int count, int needed, struct reason *why)
{
	int missing;

	if (!csv_row(csv, why))
		return false;
	if (!csv->line)
		return reason_set(why, _("the file is empty"));
	csv_heads(csv, names, count, needed, &missing);
	return missing < 0 ||
	       reason_set(why, _("row %d: no column is called %s"), csv->file.line, names[missing]);
}

/* `sure` NULL: no such word. */
static bool open_csv(struct outside_call *call, struct csv *csv, int *from, bool *sure)
{
	const char *word, *path;
	char whole[4096];

	*from = 0;
	if (!args_word(&call->args, &word))
		return false;
	if (strcmp(word, "load") != 0)
		return args_usage(&call->args);
	if (!args_word(&call->args, &path) || !args_key_number(&call->args, "from", 1, 1000000, from))
		return false;
	if (sure)
		*sure = args_flag(&call->args, "sure");
	if (!args_done(&call->args) || !outside_path(path, whole, sizeof whole, call->why))
		return false;
	return text_file_open(&csv->file, whole, call->why);
}

/* Closes, and tells where to go on when the line was full. */
static bool close_csv(struct outside_call *call, struct csv *csv, bool fine, int went_to)
{
	text_file_done(&csv->file);
	if (fine && went_to)
		snprintf(call->remark, sizeof call->remark, _("too long for one line: continue with from=%d"),
		         went_to);
	return fine;
}

/* ---- players ---- */

enum { PLAYER_NAME, PLAYER_NATION, PLAYER_COLUMNS };

/* Folded names of the rows so far, to name the row of a repeated one. */
struct entered {
	char folded[ROWS_OF_A_LINE][NAME_BYTES];
	int count;
};

static bool is_new(struct outside_call *call, const struct csv *csv, struct entered *entered)
{
	const struct championship *c = call->state;
	char *folded = entered->folded[entered->count];
	bool again = false;

	utf8_fold(csv_field(csv, PLAYER_NAME), folded, NAME_BYTES);
	for (int i = 0; i < c->players; i++)
		again |= strcmp(champ_folded(c, i), folded) == 0;
	for (int i = 0; i < entered->count; i++)
		again |= strcmp(entered->folded[i], folded) == 0;
	entered->count++;
	return !again || in_row(call, csv, _("twice in the file:"), csv_field(csv, PLAYER_NAME));
}

static bool add_player(struct outside_call *call, const struct csv *csv, struct entered *entered)
{
	const char *name = csv_field(csv, PLAYER_NAME), *nation = csv_field(csv, PLAYER_NATION);
	char quoted[2 * NAME_BYTES];
	struct reason why;

	if (!champ_name_is_fit(name, &why))
		return reason_set(call->why, _("row %d: %s"), csv->file.line, why.text);
	if (!is_new(call, csv, entered))
		return false;
	if (nation[0] && (strlen(nation) > 3 || strlen(nation) < 2))
		return reason_set(call->why,
		                  _("row %d: \"%s\" is no nation: use two or three letters, like JP"),
		                  csv->file.line, nation);
	if (strchr(name, ',')) { /* in quotes it is no list */
		snprintf(quoted, sizeof quoted, nation[0] ? "\"%s\"=%s" : "\"%s\"", name, nation);
		line_text(call->line, quoted, strlen(quoted));
	} else if (nation[0])
		line_key(call->line, name, nation);
	else
		line_word(call->line, name);
	return true;
}

/* Adds the players from row `from` on; *left: the first row left out. */
static bool read_players(struct outside_call *call, struct csv *csv, struct entered *entered, int from,
                         int *left)
{
	static const char *const names[] = { "name|player|spieler|名前|氏名", "nation|country|land|国" };

	if (!read_heads(csv, names, PLAYER_COLUMNS, 1, call->why))
		return false;
	line_word(call->line, "seat");
	for (;;) {
		if (!csv_row(csv, call->why))
			return false;
		if (!csv->line)
			break;
		if (csv->file.line < from)
			continue;
		if (!*left && (entered->count == ROWS_OF_A_LINE || call->line->length > LINE_FULL))
			*left = csv->file.line;
		if (*left)
			continue;
		if (!add_player(call, csv, entered))
			return false;
	}
	return entered->count || reason_set(call->why, _("the file has no players"));
}

static bool load_players(struct outside_call *call)
{
	struct csv csv = { .line = NULL };
	struct entered *entered;
	int from, left = 0;
	bool done;

	if (!open_csv(call, &csv, &from, NULL))
		return false;
	entered = xcalloc(1, sizeof *entered);
	done = read_players(call, &csv, entered, from, &left);
	free(entered);
	return close_csv(call, &csv, done, left);
}

/* ---- results ---- */

enum { RESULT_ROUND, RESULT_TABLE, RESULT_PLAYER, RESULT_POINTS, RESULT_WINNER, RESULT_COLUMNS };

/* The sheet being filled; the rows of a table stand together. */
struct filled {
	int round, table, row;
	int points[CHAMP_SEATS];
	int winner;
};

static bool read_place(struct outside_call *call, const struct csv *csv, const struct filled *f, int *place)
{
	const struct championship *c = call->state;
	const struct champ_sheet *sheet = champ_sheet(c, f->round, f->table);
	struct reason why;
	int player = champ_find(c, csv_field(csv, RESULT_PLAYER), &why);

	if (player < 0)
		return reason_set(call->why, _("row %d: %s"), csv->file.line, why.text);
	for (*place = 0; sheet && *place < sheet->seats; ++*place)
		if (sheet->seat[*place].player == player)
			return true;
	return reason_set(call->why, _("row %d: %s does not sit at that table"), csv->file.line,
	                  champ_name(c, player));
}

static bool read_row(struct outside_call *call, const struct csv *csv, struct filled *f)
{
	char won[16];
	int place, points;

	if (!read_place(call, csv, f, &place))
		return false;
	if (f->points[place] >= 0)
		return in_row(call, csv, _("twice in the file:"), csv_field(csv, RESULT_PLAYER));
	if (!read_int(csv_field(csv, RESULT_POINTS), 0, CHAMP_POINTS, &points))
		return in_row(call, csv, _("not a number of points:"), csv_field(csv, RESULT_POINTS));
	f->points[place] = points;
	utf8_fold(csv_field(csv, RESULT_WINNER), won, sizeof won);
	if (!won[0] || choice_find("0|no|n|false|-", won) >= 0)
		return true; /* other programs' yes is anything but these words for no */
	if (f->winner >= 0)
		return in_row(call, csv, _("a second winner at this table:"), csv_field(csv, RESULT_PLAYER));
	f->winner = place;
	return true;
}

/* A whole sheet as one word: 12:10*,8,6,5. */
static bool end_sheet(struct outside_call *call, const struct filled *f)
{
	const struct champ_sheet *sheet = champ_sheet(call->state, f->round, f->table);
	char word[60];
	size_t end = (size_t)snprintf(word, sizeof word, "%d:", f->table + 1);
	int ready = 0, written = 0, best = f->winner;

	for (int k = 0; k < sheet->seats; k++) {
		if (f->points[k] < 0 && sheet->seat[k].gone)
			continue;
		if (f->points[k] < 0)
			return reason_set(call->why, _("row %d: the points of %s are missing at that table"),
			                  f->row, champ_name(call->state, sheet->seat[k].player));
		ready += f->points[k] >= CHAMP_WIN;
		end += (size_t)snprintf(word + end, sizeof word - end, "%s%d%s", written++ ? "," : "",
		                        f->points[k], k == best ? "*" : "");
	}
	if (!ready || (ready > 1 && best < 0) || (best >= 0 && f->points[best] < CHAMP_WIN))
		return reason_set(call->why, _("row %d: that table needs one winner with 10 points (W1.1.7)"),
		                  f->row);
	line_word(call->line, word);
	return true;
}

static bool begin_sheet(struct outside_call *call, const struct csv *csv, struct filled *f)
{
	const struct championship *c = call->state;
	int round = champ_round_find(csv_field(csv, RESULT_ROUND)), table;

	if (round < 0)
		return in_row(call, csv, _("there is no round"), csv_field(csv, RESULT_ROUND));
	if (!read_int(csv_field(csv, RESULT_TABLE), 1, CHAMP_TABLES, &table) ||
	    !champ_sheet(c, round, table - 1))
		return in_row(call, csv, _("there is no table"), csv_field(csv, RESULT_TABLE));
	if (champ_locked(champ_sheet(c, round, table - 1)))
		return in_row(call, csv, _("already signed: table"), csv_field(csv, RESULT_TABLE));
	*f = (struct filled){ .round = round, .table = table - 1, .row = csv->file.line, .winner = -1 };
	for (int k = 0; k < CHAMP_SEATS; k++)
		f->points[k] = -1;
	return true;
}

static bool is_same(const struct csv *csv, const struct filled *f)
{
	int table;

	return f->row && champ_round_find(csv_field(csv, RESULT_ROUND)) == f->round &&
	       read_int(csv_field(csv, RESULT_TABLE), 1, CHAMP_TABLES, &table) && table - 1 == f->table;
}

/* A line holds one round: the next round or a full line ends it. */
static bool read_results(struct outside_call *call, struct csv *csv, int from, int *left)
{
	static const char *const names[] = {
		"round", "table", "player|name", "points|vp|score", "winner|won",
	};
	struct filled f = { .row = 0 };
	int count = 0, first = -1;

	if (!read_heads(csv, names, RESULT_COLUMNS, RESULT_WINNER, call->why))
		return false;
	line_word(call->line, "sheets");
	for (;;) {
		if (!csv_row(csv, call->why))
			return false;
		if (csv->line && csv->file.line < from)
			continue;
		if (csv->line && is_same(csv, &f)) {
			if (!read_row(call, csv, &f))
				return false;
			continue;
		}
		if (f.row && !end_sheet(call, &f))
			return false;
		if (!csv->line)
			break;
		if (!begin_sheet(call, csv, &f))
			return false;
		if (first >= 0 &&
		    (f.round != first || count == ROWS_OF_A_LINE || call->line->length > LINE_FULL)) {
			*left = csv->file.line;
			break;
		}
		if (first < 0) {
			first = f.round;
			line_word(call->line, champ_round_word(first));
		}
		count++;
		if (!read_row(call, csv, &f))
			return false;
	}
	return count || reason_set(call->why, _("the file has no results"));
}

static bool load_results(struct outside_call *call)
{
	struct csv csv = { .line = NULL };
	int from, left = 0;
	bool done, sure;

	if (!open_csv(call, &csv, &from, &sure))
		return false;
	done = read_results(call, &csv, from, &left);
	if (sure)
		line_word(call->line, "sure");
	return close_csv(call, &csv, done, left);
}

/* clang-format off */
const struct outside championship_outsides[] = {
	{ "championship", "players", load_players, NULL },
	{ "championship", "results", load_results, NULL },
	{ 0 }
};
/* clang-format on */
