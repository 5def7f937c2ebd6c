/* SPDX-License-Identifier: MIT */
/*
 * A table on a page: how it stands, the course of the game, its dice and its log.
 */
#include <stdlib.h>
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/series.h"
#include "rules/core/utf8.h"

/* ---- how it stands ---- */

static void write_people(const struct export_sheet *sheet, struct page *page)
{
	const char *cell[SHEET_COLUMNS];

	if (!sheet->columns)
		return;
	page_part(page, _("Current state"), false);
	page->numbers = sheet->numbers;
	page->strong = sheet->strong;
	page->seats = sheet->seats;
	page_heads(page, sheet->head, sheet->columns);
	for (int i = 0; i < sheet->rows; i++) {
		for (int k = 0; k < sheet->columns; k++)
			cell[k] = sheet->row[i][k] ? sheet->row[i][k] : "";
		page_row(page, cell, sheet->columns);
	}
	page->strong = 0;
	page->seats = 0;
}

/* Where the format has pictures, without what is drawn already. */
static void write_facts(const struct export_sheet *sheet, bool drawn, struct page *page)
{
	const char *heads[] = { _("what"), C_("sheet", "how") };

	if (!sheet->facts)
		return;
	page_part(page, _("The table"), false);
	page->numbers = 0;
	page_heads(page, heads, 2);
	for (int i = 0; i < sheet->facts; i++)
		if (!drawn || strcmp(sheet->fact[i].label, export_label("battle")) != 0)
			page_row(page, (const char *[]){ sheet->fact[i].label, sheet->fact[i].text }, 2);
}

/* Only as pictures: a format without has the facts. */
static bool write_pictures(const struct journal *journal, struct page *page)
{
	struct export_size size;
	bool drawn = false;

	for (int i = 0; page->format->picture && export_pictures[i]; i++) {
		const struct export_picture *picture = export_pictures[i];

		if (!picture->measure(journal, &size))
			continue;
		page_part(page, _(picture->head), false);
		page_picture(page, _(picture->head), size.width, size.height);
		picture->draw(journal, page->out);
		fputs("</svg>\n", page->out);
		drawn = true;
	}
	return drawn;
}

/* ---- the course of the game ---- */

/* Before the first round, with nothing to tell yet. */
static bool is_blank(const struct series_point *point, int seats)
{
	bool blank = point->round == 0;

	for (int i = 0; i < seats; i++)
		blank &= point->value[i] == 0;
	return blank;
}

/* For a format without pictures: a row for the end of each round. */
static void write_course_rows(const struct journal *journal, const struct series *series, struct page *page)
{
	const struct table *table = journal_state(journal);
	const struct game *game = journal_game(journal);
	struct label names[TABLE_SEATS];
	const char *cell[TABLE_SEATS + 1] = { export_round(journal) };
	char text[TABLE_SEATS + 1][24];
	int side[TABLE_SEATS], sides = 0;

	every_seat (i, *table)
		if (game_is_side(game, table, i)) {
			game_side_names(game, table, i, names[sides].text, sizeof names[sides].text);
			cell[sides + 1] = names[sides].text;
			side[sides++] = i;
		}
	page->numbers = ~UINT64_C(0);
	page_heads(page, cell, sides + 1);
	for (int n = series_game(series); n < series->count; n++) {
		const struct series_point *point = &series->point[n];

		if (!point->in || is_blank(point, table->seats) ||
		    (n + 1 < series->count && point[1].round == point->round))
			continue;
		snprintf(text[0], sizeof *text, "%d", point->round);
		for (int i = 0; i < sides; i++) {
			text[i + 1][0] = '\0';
			if (point->sat & 1u << side[i])
				snprintf(text[i + 1], sizeof *text, "%d", point->value[side[i]]);
		}
		for (int i = 0; i <= sides; i++)
			cell[i] = text[i];
		page_row(page, cell, sides + 1);
	}
}

static void write_course(const struct journal *journal, const struct series *series, struct page *page)
{
	if (!export_course_is(journal, series))
		return;
	page_part(page, _("Course of the game"), false);
	if (!page_picture(page, _("Course of the game"), CHART_WIDTH, CHART_HEIGHT)) {
		write_course_rows(journal, series, page);
		return;
	}
	export_course_draw(journal, series, (struct export_box){ 0, 0, CHART_WIDTH, CHART_HEIGHT },
	                   page->out);
	fputs("</svg>\n", page->out);
}

static void write_dice_rows(const struct export_dice *dice, bool strikes, struct page *page)
{
	const char *heads[] = { strikes ? _("face") : C_("sheet", "sum"), _("times") };

	page->numbers = ~UINT64_C(0);
	page_heads(page, heads, 2);
	for (int value = strikes ? 1 : 2; value <= (strikes ? 6 : 12); value++) {
		char shown[12], times[12];

		snprintf(shown, sizeof shown, "%d", value);
		snprintf(times, sizeof times, "%d", strikes ? dice->face[value] : dice->sum[value]);
		page_row(page, (const char *[]){ shown, times }, 2);
	}
}

const char *export_dice_head(bool strikes)
{
	return strikes ? _("Dice of the strikes") : _("Dice, two at a time");
}

static void write_dice(const struct export_dice *dice, bool strikes, struct page *page)
{
	if (!(strikes ? dice->strikes : dice->throws))
		return;
	page_part(page, export_dice_head(strikes), false);
	if (!page_picture(page, export_dice_head(strikes), DICE_WIDTH, DICE_HEIGHT)) {
		write_dice_rows(dice, strikes, page);
		return;
	}
	export_dice_draw(dice, strikes, (struct export_box){ 0, 0, DICE_WIDTH, DICE_HEIGHT }, page->out);
	fputs("</svg>\n", page->out);
	page_line(page, _("the line across each bar is the expected count"));
}

/* ---- the log ---- */

enum { DAY = 11 }; /* "2026-11-21 " */

struct log_page {
	struct page *page;
	struct journal *journal;
	int number;  /* of the row before */
	char at[40]; /* its day and time */
};

/* Number, day and time stand where they are others than those of the row before. */
static void write_row(void *user, const struct export_row *row)
{
	struct log_page *log = user;
	char number[12] = "", at[40], mark[80 + BY_BYTES] = "";
	const char *shown = at;

	if (row->number != log->number)
		snprintf(number, sizeof number, "%d", row->number);
	export_time(journal_entry(log->journal, row->number - 1).at, "%Y-%m-%d %H:%M", at, sizeof at);
	if (strcmp(at, log->at) == 0)
		shown = "";
	else if (strncmp(at, log->at, DAY) == 0)
		shown = at + DAY;
	if (row->taken_back)
		said_list_add(mark, sizeof mark, "%s", _("undone"));
	if (row->ruling)
		said_list_add(mark, sizeof mark, "%s", _("ruling"));
	if (*row->by)
		said_list_add(mark, sizeof mark, "%s", row->by);
	page_row(log->page, (const char *[]){ number, shown, row->who, row->what, row->cause, mark }, 6);
	log->number = row->number;
	memcpy(log->at, at, sizeof at);
}

static void write_log(struct journal *journal, bool secret, struct page *page)
{
	const char *heads[] = { _("no."), C_("sheet", "time"), _("who"), _("what"), _("from"), "" };
	struct log_page log = { .page = page, .journal = journal };

	page_part(page, _("Log"), false);
	page->numbers = 1 << 0 | 1 << 1;
	page->goes_on = true;
	page_heads(page, heads, 6);
	export_log(journal, secret, write_row, &log);
}

void export_table_page(struct journal *journal, bool secret, struct page *page)
{
	struct export_sheet sheet;
	struct export_dice dice;
	struct series series = { 0 };
	char line[400];
	bool drawn;

	export_sheet_make(&sheet, journal, secret);
	export_dice_count(&dice, journal);
	series_follow(&series, journal);
	export_subtitle(journal, line, sizeof line);
	page_line(page, line);
	export_winner(&sheet, line, sizeof line);
	page_line(page, line);
	write_people(&sheet, page);
	drawn = write_pictures(journal, page);
	export_rounds(journal, page);
	write_course(journal, &series, page);
	write_dice(&dice, false, page);
	write_dice(&dice, true, page);
	write_facts(&sheet, drawn, page);
	write_log(journal, secret, page);
	series_free(&series);
	export_sheet_free(&sheet);
}
