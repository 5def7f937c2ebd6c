/* SPDX-License-Identifier: MIT */
/*
 * The documents of a championship: pairings, seat slips, score sheets,
 * standings, and all that hangs on the wall. What judges have written is in
 * none of them.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "app/files/outside.h"
#include "export.h"
#include "rules/championship/championship.h"
#include "rules/core/i18n.h"

enum { CELL = 160, CELLS = 16 };

/* The cells of one row, and the way they are handed on. */
struct row {
	char text[CELLS][CELL];
	const char *cell[CELLS];
	int count;
};

static char *add(struct row *row)
{
	row->cell[row->count] = row->text[row->count];
	row->text[row->count][0] = '\0';
	return row->text[row->count++];
}

static void add_text(struct row *row, const char *text)
{
	snprintf(add(row), CELL, "%s", text);
}

static void add_number(struct row *row, int number)
{
	snprintf(add(row), CELL, "%d", number);
}

static void put(struct page *page, struct row *row)
{
	page_row(page, row->cell, row->count);
	row->count = 0;
}

static void put_heads(struct page *page, struct row *row)
{
	page_heads(page, row->cell, row->count);
	row->count = 0;
}

/* "Anna Müller (DE)" */
static void add_player(struct row *row, const struct championship *c, int player)
{
	const char *nation = c->player[player].nation;

	snprintf(add(row), CELL, nation[0] ? "%s (%s)" : "%s", champ_name(c, player), nation);
}

static void round_name(int round, char *out, size_t size)
{
	if (round < CHAMP_ROUNDS)
		snprintf(out, size, _("round %d"), round + 1);
	else
		snprintf(out, size, "%s", round == CHAMP_FINAL ? _("final") : _("semifinal"));
}

/* ---- pairings ---- */

static void write_pairing(const struct championship *c, int round, int table, struct page *page)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct row row = { .count = 0 };

	add_text(&row, champ_round_word(round));
	add_number(&row, table + 1);
	for (int k = 0; k < CHAMP_SEATS; k++)
		if (k < sheet->seats)
			add_player(&row, c, sheet->seat[k].player);
		else
			add(&row);
	put(page, &row);
}

static void write_round(const struct championship *c, int round, struct page *page)
{
	struct row row = { .count = 0 };
	char name[60];

	round_name(round, name, sizeof name);
	page_part(page, name, false);
	page_line(page, c->round[round].layout);
	add_text(&row, _("round"));
	add_text(&row, _("table"));
	for (int k = 1; k <= CHAMP_SEATS; k++)
		snprintf(add(&row), CELL, _("pick %d"), k);
	put_heads(page, &row);
	for (int t = 0; t < c->round[round].tables; t++)
		if (c->round[round].sheet[t].seats)
			write_pairing(c, round, t, page);
}

static void write_pairings(const void *state, struct page *page)
{
	const struct championship *c = state;

	for (int r = 0; r < CHAMP_STAGES; r++)
		if (c->round[r].tables)
			write_round(c, r, page);
}

/* ---- seat slips: a strip of paper for each player ---- */

static void write_slips(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round[CHAMP_STAGES], count = champ_rounds_played(c, round);
	struct row row = { .count = 0 };

	page_part(page, _("seat slips"), false);
	add_text(&row, _("player"));
	for (int i = 0; i < count; i++)
		round_name(round[i], add(&row), CELL);
	put_heads(page, &row);
	for (int p = 0; p < c->players; p++) {
		if (c->player[p].status != CHAMP_IN)
			continue;
		add_player(&row, c, p);
		for (int i = 0; i < count; i++) {
			const struct champ_sheet *sheet = champ_sheet(c, round[i], c->player[p].at[round[i]]);
			char *cell = add(&row);

			for (int k = 0; sheet && k < sheet->seats; k++)
				if (sheet->seat[k].player == p)
					snprintf(cell, CELL, _("table %d, pick %d"),
					         c->player[p].at[round[i]] + 1, k + 1);
		}
		put(page, &row);
	}
}

/* ---- score sheets, to be filled in at the table (W2.1.4) ---- */

static void add_seat(struct row *row, const struct championship *c, const struct champ_sheet *sheet,
                     int place)
{
	const struct champ_seat *seat = &sheet->seat[place];
	const char *chair = champ_chair(seat), *colour = champ_colour(seat);

	add_number(row, place + 1);
	add_player(row, c, seat->player);
	add_text(row, chair ? chair : "");
	add_text(row, colour ? colour : "");
	if (seat->turn)
		add_number(row, seat->turn);
	else
		add(row);
	if (seat->points >= 0)
		add_number(row, seat->points);
	else
		add(row);
	add_text(row, sheet->winner == place ? _("yes") : "");
	add(row); /* signature */
}

static void write_sheet(const struct championship *c, int round, int table, struct page *page)
{
	static const char *const heads[] = {
		N_("round"),  N_("table"), N_("pick"),   N_("player"), N_("seat"),
		N_("colour"), N_("turn"),  N_("points"), N_("winner"), N_("signature"),
	};
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct row row = { .count = 0 };
	char text[CHAMP_LAYOUT + 40];

	page_part(page, champ_place_name(round, table).text, true);
	snprintf(text, sizeof text, _("board: %s"), c->round[round].layout);
	if (c->round[round].layout[0])
		page_line(page, text);
	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
		add_text(&row, _(heads[i]));
	put_heads(page, &row);
	for (int k = 0; k < sheet->seats; k++) {
		add_text(&row, champ_round_word(round));
		add_number(&row, table + 1);
		add_seat(&row, c, sheet, k);
		put(page, &row);
	}
}

static void write_sheets(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round = champ_current(c);

	for (int t = 0; round >= 0 && t < c->round[round].tables; t++)
		if (c->round[round].sheet[t].seats)
			write_sheet(c, round, t, page);
	page_line(page, _("Protest before you sign: ____________________ (W1.2.3)"));
}

/* ---- standings ---- */

static void write_rank(const struct championship *c, const struct champ_rank *r, struct page *page)
{
	static const char *const statuses[] = { "", N_("dropped out"), N_("disqualified") };
	struct row row = { .count = 0 };

	if (r->rank)
		add_number(&row, r->rank);
	else
		add(&row);
	add_text(&row, champ_name(c, r->player));
	add_text(&row, c->player[r->player].nation);
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		add_text(&row, champ_value_text(by, r->score.value[by]).text);
	add_text(&row, r->level && r->score.games ? _("lots are to be drawn") : r->by[0] ? _(r->by) : "");
	add_text(&row, c->player[r->player].status ? _(statuses[c->player[r->player].status]) : "");
	put(page, &row);
}

static void write_standings(const void *state, struct page *page)
{
	const struct championship *c = state;
	struct champ_rank *r = champ_ranking(c);
	struct row row = { .count = 0 };

	page_part(page, _("standings"), false);
	add_text(&row, _("rank"));
	add_text(&row, _("player"));
	add_text(&row, _("nation"));
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		add_text(&row, _(champ_criteria[by].name));
	add_text(&row, _("parted by"));
	add_text(&row, _("status"));
	put_heads(page, &row);
	for (int i = 0; i < c->players; i++)
		write_rank(c, &r[i], page);
	free(r);
}

/* For the wall: how it stands, and where to sit next. */
static void write_wall(const void *state, struct page *page)
{
	const struct championship *c = state;
	int round = champ_current(c);

	write_standings(state, page);
	if (round >= 0 && page->form != PAGE_CSV)
		write_round(c, round, page);
}

const struct document documents[] = {
	{ "championship", "wall", write_wall },           { "championship", "pairings", write_pairings },
	{ "championship", "slips", write_slips },         { "championship", "sheets", write_sheets },
	{ "championship", "standings", write_standings }, { 0 }
};

/* ---- from the table itself: export DOCUMENT FILE ---- */

static bool form_of(const char *path, enum page_form *form, struct reason *why)
{
	static const char *const ends[] = { [PAGE_CSV] = ".csv", [PAGE_MD] = ".md", [PAGE_HTML] = ".html" };
	const char *end = strrchr(path, '.');

	for (size_t i = 0; end && i < sizeof ends / sizeof *ends; i++)
		if (strcmp(end, ends[i]) == 0) {
			*form = (enum page_form)i;
			return true;
		}
	return reason_set(why, _("the name of the file says what it is: .csv, .md or .html"));
}

/* Never over a file that is there. */
static bool write_file(const struct document *document, const void *state, const char *path,
                       enum page_form form, struct reason *why)
{
	const struct table *table = state;
	FILE *out = fopen(path, "wxe");
	struct page page;
	bool failed;

	if (!out)
		return reason_set(why, "%s: %s", path, strerror(errno));
	page_begin(&page, out, form, table->title[0] ? table->title : _("Championship"));
	document->write(state, &page);
	page_end(&page);
	failed = ferror(out) != 0;
	if (fclose(out) == 0 && !failed)
		return true;
	remove(path);
	return reason_set(why, "%s: %s", path, strerror(errno));
}

bool export_answer(struct outside_call *call)
{
	const struct document *document = documents;
	const char *name, *word;
	char path[4096];
	enum page_form form = PAGE_CSV;

	if (!args_word(&call->args, &name) || !args_word(&call->args, &word) || !args_done(&call->args))
		return false;
	while (document->game &&
	       (strcmp(document->game, call->game->id) != 0 || strcmp(document->name, name) != 0))
		document++;
	if (!document->game)
		return args_usage(&call->args);
	if (!outside_path(word, path, sizeof path, call->why) || !form_of(path, &form, call->why) ||
	    !write_file(document, call->state, path, form, call->why))
		return false;
	said_line(call->said, _("written: %s"), word);
	return true;
}
