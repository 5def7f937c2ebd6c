/* SPDX-License-Identifier: MIT */
/*
 * `results load FILE`: the points of games, a row for each player. The rows may stand in
 * any order; a table without points has not played yet, and one that is in as the file
 * says is left alone, so that one file may grow through the day.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* What the file says of a sheet. */
struct found {
	int row;    /* the first one of it; 0: none */
	bool wrong; /* a fault is noted: what is missing follows from it */
	int points[CHAMP_SEATS], row_of[CHAMP_SEATS];
	int winner; /* its place, or -1 */
};

struct results {
	struct rows rows;
	struct found (*found)[CHAMP_TABLES]; /* by round */
	int round;      /* where a row does not say: the one before it, or the current one */
	int left, same; /* tables not played yet, in already */
	int entered;
};

/* ---- the shape ---- */

static bool is_enough(const struct rows *rows)
{
	return rows_have_name(rows) && rows_have(rows, ROW_POINTS);
}

static bool fits(struct rows *rows)
{
	int number;

	return rows_round(csv_field(&rows->csv, ROW_ROUND)) >= 0 &&
	       rows_table(csv_field(&rows->csv, ROW_TABLE), &number) &&
	       rows_points(csv_field(&rows->csv, ROW_POINTS), &number);
}

static const struct shape shape = {
	.is_enough = is_enough,
	.needed = N_("player and points"),
	.usual = N_("round, table, player, points, winner"),
	.order = { ROW_ROUND, ROW_TABLE, ROW_NAME, ROW_POINTS, ROW_WINNER, -1 },
	.fits = fits,
};

/* ---- where a row belongs ---- */

/* Merged cells come as empty ones: they mean what stood there last. */
static bool read_round(struct results *r)
{
	const char *text = csv_field(&r->rows.csv, ROW_ROUND);

	if (text[0])
		r->round = rows_round(text);
	if (r->round < 0 && text[0])
		rows_fault(&r->rows, r->rows.csv.row, _("there is no round \"%s\""), utf8_shown(text).text);
	else if (r->round < 0)
		rows_fault(&r->rows, r->rows.csv.row, _("no round is being played"));
	return r->round >= 0;
}

/* Without a number it is where the player sits. */
static bool read_table(struct results *r, int player, int *table)
{
	const struct championship *c = r->rows.call->state;
	const char *text = csv_field(&r->rows.csv, ROW_TABLE);
	const struct champ_sheet *sheet;

	*table = player < 0 ? CHAMP_NOBODY : c->player[player].at[r->round];
	if (text[0] && !rows_table(text, table))
		*table = CHAMP_NOBODY;
	else if (text[0])
		--*table;
	sheet = *table == CHAMP_NOBODY ? NULL : champ_sheet(c, r->round, *table);
	if (sheet && sheet->seats)
		return true;
	if (text[0])
		rows_fault(&r->rows, r->rows.csv.row, _("there is no table \"%s\" in round %s"),
		           utf8_shown(text).text, champ_round_word(r->round));
	else if (player >= 0)
		rows_fault(&r->rows, r->rows.csv.row, _("%s has no table in round %s"), champ_name(c, player),
		           champ_round_word(r->round));
	return false;
}

static struct found *found_of(struct results *r, int table)
{
	struct found *found = &r->found[r->round][table];

	if (found->row)
		return found;
	*found = (struct found){ .row = r->rows.csv.row, .winner = -1 };
	for (int k = 0; k < CHAMP_SEATS; k++)
		found->points[k] = -1;
	return found;
}

static bool read_place(struct results *r, const char *name, int player, int table, int *place)
{
	const struct championship *c = r->rows.call->state;
	struct found *found = found_of(r, table);
	int row = r->rows.csv.row;

	*place = champ_place(champ_sheet(c, r->round, table), player);
	if (*place >= 0 && !found->row_of[*place]) {
		found->row_of[*place] = row;
		return true;
	}
	if (*place >= 0)
		rows_fault(&r->rows, row, _("twice in the file: \"%s\", as in row %d"), name,
		           found->row_of[*place]);
	else if (c->player[player].at[r->round] == CHAMP_NOBODY)
		rows_fault(&r->rows, row, _("%s does not sit at that table"), name);
	else
		rows_fault(&r->rows, row, _("%s sits at table %d, not at that one"), name,
		           c->player[player].at[r->round] + 1);
	return false;
}

/* ---- who has won ---- */

static const char yes[] =
	"1|x|xx|y|yes|true|win|wins|won|winner|w|*|+|v|ok|ja|oui|si|wahr|✓|✔|☑|○|◯|〇|●|◎|はい|"
	"勝|勝ち|勝者|勝利|優勝";
static const char no[] =
	"0|n|no|false|lose|loses|loss|lost|l|-|–|—|nein|non|falsch|×|✕|✗|✘|☐|いいえ|負|負け|敗|敗者";

/* A player of the table by name, or a word for yes or no about the player of this row. */
static bool read_winner(struct results *r, int table, int place, int *winner)
{
	const struct championship *c = r->rows.call->state;
	const struct champ_sheet *sheet = champ_sheet(c, r->round, table);
	const char *text = csv_field(&r->rows.csv, ROW_WINNER);
	char folded[ROWS_CELL];
	struct reason why;
	int player;

	*winner = -1;
	utf8_fold(text, folded, sizeof folded);
	for (int k = 0; k < sheet->seats && folded[0]; k++)
		if (strcmp(champ_folded(c, sheet->seat[k].player), folded) == 0)
			*winner = k;
	if (*winner >= 0 || !folded[0] || choice_find(no, folded) >= 0)
		return true;
	if (choice_find(yes, folded) >= 0) {
		*winner = place;
		return true;
	}
	player = rows_player(&r->rows, text, &why);
	*winner = player < 0 || (folded[0] >= '0' && folded[0] <= '9') ? -1 : champ_place(sheet, player);
	if (*winner < 0)
		rows_fault(&r->rows, r->rows.csv.row,
		           _("winner \"%s\": the name of a player of that table, or yes or no"),
		           utf8_shown(text).text);
	return *winner >= 0;
}

static bool take_winner(struct results *r, struct found *found, int table, int place)
{
	const struct championship *c = r->rows.call->state;
	int winner;

	if (!read_winner(r, table, place, &winner))
		return false;
	if (winner < 0 || winner == found->winner)
		return true;
	if (found->winner >= 0) {
		rows_fault(&r->rows, r->rows.csv.row, _("a second winner at this table: \"%s\""),
		           champ_name(c, champ_sheet(c, r->round, table)->seat[winner].player));
		return false;
	}
	found->winner = winner;
	return true;
}

/* ---- a row ---- */

static bool take_points(struct results *r, struct found *found, int place, int player)
{
	const struct championship *c = r->rows.call->state;
	const char *text = csv_field(&r->rows.csv, ROW_POINTS);
	struct reason why;

	if (!text[0])
		return true;
	if (!rows_points(text, &found->points[place])) {
		rows_fault(&r->rows, r->rows.csv.row, _("not a number of points: \"%s\""),
		           utf8_shown(text).text);
		return false;
	}
	if (champ_may_score(c, player, &why) &&
	    champ_are_likely(champ_name(c, player), found->points[place], r->rows.sure, &why))
		return true;
	rows_fault(&r->rows, r->rows.csv.row, "%s", why.text);
	return false;
}

/* All that is wrong with it is noted, not only the first. */
static void read_row(struct results *r)
{
	const struct championship *c = r->rows.call->state;
	char name[ROWS_CELL];
	struct reason why;
	struct found *found;
	int player, table, place;
	bool fine;

	rows_name(&r->rows, name, sizeof name);
	player = name[0] ? rows_player(&r->rows, name, &why) : -1;
	if (!name[0])
		rows_fault(&r->rows, r->rows.csv.row, _("the name is missing"));
	else if (player < 0)
		rows_fault(&r->rows, r->rows.csv.row, "%s", why.text);
	if (!read_round(r) || !read_table(r, player, &table))
		return;
	found = found_of(r, table);
	fine = player >= 0 && read_place(r, champ_name(c, player), player, table, &place) &&
	       take_points(r, found, place, player);
	if (!fine || !take_winner(r, found, table, place))
		found->wrong = true;
}

/* ---- a sheet ---- */

/* Whether it is in already, as the file says. */
static bool is_same(const struct champ_sheet *sheet, const struct found *found)
{
	if (!champ_has_result(sheet) || (found->winner >= 0 && found->winner != sheet->winner))
		return false;
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->seat[k].points != found->points[k])
			return false;
	return true;
}

static bool is_played(const struct found *found)
{
	for (int k = 0; k < CHAMP_SEATS; k++)
		if (found->points[k] >= 0)
			return true;
	return found->winner >= 0;
}

static bool is_whole(struct results *r, const struct found *found, const struct champ_sheet *sheet)
{
	const struct championship *c = r->rows.call->state;
	uint16_t missing[CHAMP_SEATS];
	char names[ROWS_CELL] = "";
	int count = 0, ready = 0;

	for (int k = 0; k < sheet->seats; k++) {
		ready += found->points[k] >= CHAMP_WIN;
		if (found->points[k] < 0 && !sheet->seat[k].gone)
			missing[count++] = sheet->seat[k].player;
	}
	for (int i = 0; i < count; i++)
		said_list_add(names, sizeof names, "%s", champ_name(c, missing[i]));
	if (count)
		rows_fault(&r->rows, found->row, _("the points of %s are missing at that table"), names);
	else if (!ready || (ready > 1 && found->winner < 0) ||
	         (found->winner >= 0 && found->points[found->winner] < CHAMP_WIN))
		rows_fault(&r->rows, found->row, _("that table needs one winner with 10 points (W1.1.7)"));
	else
		return true;
	return false;
}

/* As one word: 12:10*,8,6,5. */
static void write_sheet(struct results *r, const struct found *found, int table,
                        const struct champ_sheet *sheet)
{
	char word[60];
	size_t end = (size_t)snprintf(word, sizeof word, "%d:", table + 1);

	for (int k = 0, written = 0; k < sheet->seats; k++)
		if (found->points[k] >= 0)
			end += (size_t)snprintf(word + end, sizeof word - end, "%s%d%s", written++ ? "," : "",
			                        found->points[k], k == found->winner ? "*" : "");
	line_word(r->rows.call->line, word);
}

/* Whether the sheet belongs into the line. */
static bool is_new(struct results *r, const struct found *found, const struct champ_sheet *sheet)
{
	if (!found->row || found->wrong)
		return false;
	if (!is_played(found)) {
		r->left++;
	} else if (is_same(sheet, found)) {
		r->same++;
	} else if (champ_locked(sheet)) {
		rows_fault(&r->rows, found->row,
		           sheet->judged ? _("a judge has ruled otherwise for that table (W1.2.3)")
		                         : _("already signed with other points: that table (W1.2.3)"));
	} else {
		return is_whole(r, found, sheet);
	}
	return false;
}

/* ---- the file ---- */

static void end_line(struct results *r)
{
	if (r->rows.sure && r->rows.call->line->length)
		line_word(r->rows.call->line, "sure");
}

static void write_round(struct results *r, int round)
{
	const struct championship *c = r->rows.call->state;
	struct line *line = r->rows.call->line;
	int left = r->left, same = r->same, count = 0;

	for (int t = 0; t < c->round[round].tables; t++) {
		const struct champ_sheet *sheet = champ_sheet(c, round, t);
		const struct found *found = &r->found[round][t];

		if (!is_new(r, found, sheet))
			continue;
		if (count % ROWS_WORDS_FULL == 0 || line->length > ROWS_LINE_FULL) {
			end_line(r);
			outside_next_line(r->rows.call);
			line_word(line, "sheets");
			line_word(line, champ_round_word(round));
		}
		write_sheet(r, found, t, sheet);
		count++;
	}
	r->entered += count;
	if (!count && r->same == same)
		r->left = left; /* the whole round is to come */
}

static bool answer(struct results *r)
{
	struct outside_call *call = r->rows.call;

	for (int round = 0; round < CHAMP_STAGES; round++)
		write_round(r, round);
	end_line(r);
	if (call->before.count)
		rows_remark(&r->rows, P_("%d sheet in all", "%d sheets in all", r->entered), r->entered);
	if (r->left)
		rows_remark(&r->rows,
		            P_("%d table has no points yet", "%d tables have no points yet", r->left),
		            r->left);
	if (r->same)
		rows_remark(&r->rows, P_("%d table was already in", "%d tables were already in", r->same),
		            r->same);
	if (call->line->length || r->rows.faults)
		return true;
	return reason_set(call->why,
	                  r->left + r->same ? _("nothing new in the file: %s") : _("the file has no results"),
	                  call->remark);
}

bool results_load(struct outside_call *call)
{
	struct results r = { .found = xcalloc(CHAMP_STAGES, sizeof *r.found) };
	bool fine = rows_open(&r.rows, call, &shape);

	r.round = champ_current(call->state);
	if (fine) {
		while (rows_next(&r.rows))
			read_row(&r);
		fine = answer(&r);
	}
	free(r.found);
	return rows_close(&r.rows, fine);
}
