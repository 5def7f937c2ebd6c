/* SPDX-License-Identifier: MIT */
/*
 * `tables load FILE`: who sits where, as `export pairings FILE` writes it, or by hand: a
 * row for each table or for each player.
 */
#include <stdlib.h>
#include <string.h>

#include "rows.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

struct seated {
	int row, seats; /* row 0: the file does not name the table */
	int player[CHAMP_SEATS], pick[CHAMP_SEATS];
};

struct pairings {
	struct rows rows;
	struct seated (*at)[CHAMP_TABLES]; /* by round */
	int *row_of[CHAMP_STAGES];         /* by player: the row of the table there */
};

/* ---- the shape ---- */

static bool is_enough(const struct rows *rows)
{
	return rows_have(rows, ROW_ROUND) && rows_have(rows, ROW_TABLE) &&
	       (rows_have(rows, ROW_SEAT) || rows_have_name(rows));
}

static bool fits(struct rows *rows)
{
	int number;

	return rows_round(csv_field(&rows->csv, ROW_ROUND)) >= 0 &&
	       rows_table(csv_field(&rows->csv, ROW_TABLE), &number);
}

static const struct shape shape = {
	.is_enough = is_enough,
	.needed = N_("round, table and pick 1, or player"),
	.usual = N_("round, table, pick 1, pick 2, pick 3, pick 4"),
	.order = { ROW_ROUND, ROW_TABLE, ROW_SEAT, ROW_SEAT + 1, ROW_SEAT + 2, ROW_SEAT + 3, -1 },
	.fits = fits,
};

/* ---- a row ---- */

static void seat(struct pairings *p, int round, int table, const char *name, int pick)
{
	const struct championship *c = p->rows.call->state;
	struct seated *at = &p->at[round][table];
	int row = p->rows.csv.row, player;
	struct reason why;

	player = rows_player(&p->rows, name, &why);
	if (player < 0)
		rows_fault(&p->rows, row, "%s", why.text);
	else if (c->player[player].status != CHAMP_IN)
		rows_fault(&p->rows, row, _("%s has left the event"), champ_name(c, player));
	else if (p->row_of[round][player])
		rows_fault(&p->rows, row, _("twice in the file: \"%s\", as in row %d"), champ_name(c, player),
		           p->row_of[round][player]);
	else if (at->seats == CHAMP_SEATS)
		rows_fault(&p->rows, row, _("a table has at most %d players"), CHAMP_SEATS);
	else {
		p->row_of[round][player] = row;
		at->pick[at->seats] = pick;
		at->player[at->seats++] = player;
	}
}

static void read_row(struct pairings *p)
{
	const struct csv *csv = &p->rows.csv;
	const char *round_text = csv_field(csv, ROW_ROUND), *table_text = csv_field(csv, ROW_TABLE);
	int round = rows_round(round_text), table, pick = 0;
	char name[ROWS_CELL];

	if (round < 0) {
		rows_fault(&p->rows, csv->row, _("there is no round \"%s\""), utf8_shown(round_text).text);
		return;
	}
	if (!rows_table(table_text, &table)) {
		rows_fault(&p->rows, csv->row, _("\"%s\" is not a table number"),
		           utf8_shown(table_text).text);
		return;
	}
	p->at[round][table - 1].row += p->at[round][table - 1].row ? 0 : csv->row;
	if (rows_have(&p->rows, ROW_SEAT)) {
		for (int k = 0; k < CHAMP_SEATS; k++)
			if (csv_field(csv, ROW_SEAT + k)[0])
				seat(p, round, table - 1, csv_field(csv, ROW_SEAT + k), k);
		return;
	}
	rows_name(&p->rows, name, sizeof name);
	if (csv_field(csv, ROW_PICK)[0] && !rows_table(csv_field(csv, ROW_PICK), &pick))
		rows_fault(&p->rows, csv->row, _("\"%s\" is not a pick"),
		           utf8_shown(csv_field(csv, ROW_PICK)).text);
	else if (name[0])
		seat(p, round, table - 1, name, pick);
	else
		rows_fault(&p->rows, csv->row, _("the name is missing"));
}

/* ---- the lines ---- */

/* In pick order; equals as they stand in the file. */
static void sort(struct seated *at)
{
	for (int i = 1; i < at->seats; i++)
		for (int k = i; k > 0 && at->pick[k] < at->pick[k - 1]; k--) {
			int player = at->player[k], pick = at->pick[k];

			at->player[k] = at->player[k - 1];
			at->pick[k] = at->pick[k - 1];
			at->player[k - 1] = player;
			at->pick[k - 1] = pick;
		}
}

static bool is_there(const struct champ_sheet *sheet, const struct seated *at)
{
	if (!sheet || sheet->seats != at->seats)
		return false;
	for (int k = 0; k < at->seats; k++)
		if (sheet->seat[k].player != at->player[k])
			return false;
	return true;
}

/* By their numbers, which no name can be mistaken for. */
static void write_table(struct pairings *p, int round, int table, const struct seated *at, int *words)
{
	struct line *line = p->rows.call->line;

	if (*words > ROWS_WORDS_FULL || line->length > ROWS_LINE_FULL) {
		outside_next_line(p->rows.call);
		*words = 0;
	}
	if (line->length)
		line_join(line);
	line_format(line, "table");
	line_word(line, champ_round_word(round));
	line_format(line, "%d", table + 1);
	for (int k = 0; k < at->seats; k++)
		line_format(line, "%d", at->player[k] + 1);
	*words += 4 + at->seats;
}

static bool answer(struct pairings *p)
{
	const struct championship *c = p->rows.call->state;
	int words = 0, there = 0;

	for (int round = 0; round < CHAMP_STAGES; round++)
		for (int t = 0; t < CHAMP_TABLES; t++) {
			struct seated *at = &p->at[round][t];

			sort(at);
			if (at->row && at->seats && at->seats < 3)
				rows_fault(&p->rows, at->row, _("a table needs 3 or 4 players"));
			else if (at->seats && is_there(champ_sheet(c, round, t), at))
				there++;
			else if (at->seats)
				write_table(p, round, t, at, &words);
		}
	if (there)
		rows_remark(&p->rows, P_("%d table was already there", "%d tables were already there", there),
		            there);
	if (p->rows.call->line->length || p->rows.faults)
		return true;
	return reason_set(p->rows.call->why,
	                  there ? _("nothing new in the file: %s") : _("the file has no tables"),
	                  p->rows.call->remark);
}

bool pairings_load(struct outside_call *call)
{
	const struct championship *c = call->state;
	struct pairings p = { .at = xcalloc(CHAMP_STAGES, sizeof *p.at) };
	bool fine = rows_open(&p.rows, call, &shape);

	for (int round = 0; round < CHAMP_STAGES; round++)
		p.row_of[round] = xcalloc((size_t)c->players + 1, sizeof *p.row_of[round]);
	if (fine) {
		while (rows_next(&p.rows))
			read_row(&p);
		fine = answer(&p);
	}
	for (int round = 0; round < CHAMP_STAGES; round++)
		free(p.row_of[round]);
	free(p.at);
	return rows_close(&p.rows, fine);
}
