/* SPDX-License-Identifier: MIT */
/*
 * A table on a page: how it stands, the course of the game, its dice and its
 * log, as Markdown or as HTML to be read, printed and kept; and the standings
 * with the charts as one picture.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/memory_stream.h"
#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/series.h"
#include "rules/core/utf8.h"

enum { CELLS = SHEET_COLUMNS, CHART_WIDTH = 900, CHART_HEIGHT = 300, DICE_WIDTH = 520, DICE_HEIGHT = 170 };

/* "2026-11-21 18:24", as the reader's clock has it. */
static void local_time(int64_t at, const char *format, char *out, size_t size)
{
	time_t seconds = (time_t)at;
	struct tm tm;

	out[0] = '\0';
	if (localtime_r(&seconds, &tm) && strftime(out, size, format, &tm) == 0)
		out[0] = '\0';
}

/* "Commander, round 2, 2026-11-21" */
static void subtitle(const struct journal *journal, char *out, size_t size)
{
	const struct game *game = journal_game(journal);
	const struct table *table = journal_state(journal);
	char summary[200] = "", day[40];

	if (game->summary)
		game->summary(table, summary, sizeof summary);
	local_time(table->now, "%Y-%m-%d", day, sizeof day);
	snprintf(out, size, "%s%s%s%s%s", _(game->title), summary[0] ? ", " : "", summary,
	         table->now ? ", " : "", table->now ? day : "");
	utf8_mend_end(out);
}

/* ---- how it stands ---- */

static void write_people(const struct export_sheet *sheet, struct page *page)
{
	const char *cell[CELLS];

	if (!sheet->rows || !sheet->columns)
		return;
	page_part(page, _("How it stands"), false);
	page_heads(page, sheet->head, sheet->columns);
	for (int i = 0; i < sheet->rows; i++) {
		for (int k = 0; k < sheet->columns; k++)
			cell[k] = sheet->row[i][k] ? sheet->row[i][k] : "";
		page_row(page, cell, sheet->columns);
	}
}

static void write_facts(const struct export_sheet *sheet, struct page *page)
{
	const char *heads[] = { _("what"), C_("sheet", "how") };

	if (!sheet->facts)
		return;
	page_part(page, _("The table"), false);
	page_heads(page, heads, 2);
	for (int i = 0; i < sheet->facts; i++)
		page_row(page, (const char *[]){ sheet->fact[i].label, sheet->fact[i].text }, 2);
}

/* ---- the course of the game ---- */

/* Where a form has no pictures: a row for the end of each round. */
static void write_course_rows(const struct journal *journal, const struct series *series, struct page *page)
{
	const struct table *table = journal_state(journal);
	const char *cell[TABLE_SEATS + 1] = { C_("sheet", "round") };
	char text[TABLE_SEATS + 1][24];

	for (int i = 0; i < table->seats; i++)
		cell[i + 1] = table->seat[i].name;
	page_heads(page, cell, table->seats + 1);
	for (int n = series_game(series); n < series->count; n++) {
		const struct series_point *point = &series->point[n];

		if (!point->in || (n + 1 < series->count && point[1].round == point->round))
			continue;
		snprintf(text[0], sizeof *text, "%d", point->round);
		for (int i = 0; i < table->seats; i++)
			snprintf(text[i + 1], sizeof *text, "%d", point->value[i]);
		for (int i = 0; i <= table->seats; i++)
			cell[i] = text[i];
		page_row(page, cell, table->seats + 1);
	}
}

static void open_picture(struct page *page, const char *what, int width, int height)
{
	fprintf(page->out,
	        "<svg role=\"img\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\"><title>",
	        width, height);
	export_html_text(page->out, what);
	fputs("</title>\n", page->out);
}

static void write_course(const struct journal *journal, const struct series *series, struct page *page)
{
	if (!export_course_is(journal, series))
		return;
	page_part(page, _("Course of the game"), false);
	if (page->form == PAGE_MD) {
		write_course_rows(journal, series, page);
		return;
	}
	open_picture(page, _("Course of the game"), CHART_WIDTH, CHART_HEIGHT);
	export_course_draw(journal, series, (struct export_box){ 0, 0, CHART_WIDTH, CHART_HEIGHT },
	                   page->out);
	fputs("</svg>\n", page->out);
}

static void write_dice_rows(const struct export_dice *dice, bool strikes, struct page *page)
{
	const char *heads[] = { strikes ? _("face") : C_("sheet", "sum"), _("times") };

	page_heads(page, heads, 2);
	for (int value = strikes ? 1 : 2; value <= (strikes ? 6 : 12); value++) {
		char shown[12], times[12];

		snprintf(shown, sizeof shown, "%d", value);
		snprintf(times, sizeof times, "%d", strikes ? dice->face[value] : dice->sum[value]);
		page_row(page, (const char *[]){ shown, times }, 2);
	}
}

static const char *dice_head(bool strikes)
{
	return strikes ? _("Dice of the strikes") : _("Dice, two at a time");
}

static void write_dice(const struct export_dice *dice, bool strikes, struct page *page)
{
	if (!(strikes ? dice->strikes : dice->throws))
		return;
	page_part(page, dice_head(strikes), false);
	if (page->form == PAGE_MD) {
		write_dice_rows(dice, strikes, page);
		return;
	}
	open_picture(page, dice_head(strikes), DICE_WIDTH, DICE_HEIGHT);
	export_dice_draw(dice, strikes, (struct export_box){ 0, 0, DICE_WIDTH, DICE_HEIGHT }, page->out);
	fputs("</svg>\n", page->out);
	page_line(page, _("the line across each bar is what is expected"));
}

/* ---- the log ---- */

struct log_page {
	struct page *page;
	struct journal *journal;
};

static void write_row(void *user, const struct export_row *row)
{
	struct log_page *log = user;
	char number[12], at[40], mark[80];

	snprintf(number, sizeof number, "%d", row->number);
	local_time(journal_entry(log->journal, row->number - 1).at, "%Y-%m-%d %H:%M", at, sizeof at);
	snprintf(mark, sizeof mark, "%s%s%s", row->taken_back ? _("taken back") : "",
	         row->taken_back && row->ruling ? ", " : "", row->ruling ? _("ruling") : "");
	page_row(log->page, (const char *[]){ number, at, row->who, row->what, row->cause, mark }, 6);
}

static void write_log(struct journal *journal, bool secret, struct page *page)
{
	const char *heads[] = { _("no."), C_("sheet", "time"), _("who"), _("what"), _("from"), "" };
	struct log_page log = { page, journal };

	page_part(page, _("Log"), false);
	page_heads(page, heads, 6);
	export_log(journal, secret, write_row, &log);
}

void export_table_page(struct journal *journal, bool secret, struct page *page)
{
	struct export_sheet sheet;
	struct export_dice dice;
	struct series series = { 0 };
	char line[400];

	export_sheet_make(&sheet, journal, secret);
	export_dice_count(&dice, journal);
	series_follow(&series, journal);
	subtitle(journal, line, sizeof line);
	page_line(page, line);
	write_people(&sheet, page);
	write_facts(&sheet, page);
	write_course(journal, &series, page);
	write_dice(&dice, false, page);
	write_dice(&dice, true, page);
	write_log(journal, secret, page);
	series_free(&series);
	export_sheet_free(&sheet);
}

/* ---- as one picture ---- */

enum {
	EDGE = 30,
	TITLE_Y = 54,
	SUB_Y = 80,
	STANDING_Y = 104,
	STANDING_HEIGHT = 34,
	RANK_HEIGHT = 26,
	RANK_COLUMNS = 7,
	PICTURE_WIDTH = CHART_WIDTH + 2 * EDGE
};

struct standing {
	int seat, value;
	bool out;
};

static bool comes_before(const struct standing *a, const struct standing *b)
{
	return a->out != b->out ? b->out : a->value != b->value ? a->value > b->value : a->seat < b->seat;
}

/* The seats as they stand; without a number of the seats, as they sit. */
static int find_standings(const struct journal *journal, struct standing standing[TABLE_SEATS])
{
	const struct game *game = journal_game(journal);
	const struct table *table = journal_state(journal);

	for (int i = 0; i < table->seats; i++) {
		struct standing now = { .seat = i };
		int at = i;

		if (game->gauge)
			now.out = !game->gauge(table, i, &now.value);
		for (; at > 0 && comes_before(&now, &standing[at - 1]); at--)
			standing[at] = standing[at - 1];
		standing[at] = now;
	}
	return table->seats;
}

static void draw_standing(const struct journal *journal, const struct standing *s, int y, FILE *out)
{
	const struct table *table = journal_state(journal);

	fprintf(out, "<path d=\"M%d %dh%d\" stroke=\"#ddd\"/>\n", EDGE, y, CHART_WIDTH);
	fprintf(out, "<text x=\"%d\" y=\"%d\" fill=\"#555\">%d</text>\n", EDGE + 8, y + 24, s->seat + 1);
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-size=\"18\"%s>", EDGE + 40, y + 24,
	        s->out ? " fill=\"#777\"" : "");
	export_html_text(out, table->seat[s->seat].name);
	fputs("</text>\n", out);
	if (journal_game(journal)->gauge)
		fprintf(out,
		        "<text x=\"%d\" y=\"%d\" font-size=\"22\" font-weight=\"bold\" "
		        "text-anchor=\"end\"%s>%d</text>\n",
		        EDGE + 480, y + 25, s->out ? " fill=\"#777\"" : "", s->value);
	if (s->out)
		fprintf(out, "<text x=\"%d\" y=\"%d\" fill=\"#777\">%s</text>\n", EDGE + 500, y + 24,
		        _("OUT"));
}

/* The first column is a name's. */
static void draw_cell(const char *text, int column, int y, bool head, FILE *out)
{
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-size=\"14\"%s>", column ? EDGE + 180 + column * 110 : EDGE,
	        y,
	        head     ? " fill=\"#555\""
	        : column ? ""
	                 : " font-weight=\"bold\"");
	export_html_text(out, text);
	fputs("</text>\n", out);
}

/* Where nobody has a seat: people as they are ranked. */
static int draw_ranks(const struct journal *journal, int y, FILE *out)
{
	struct export_sheet sheet;

	export_sheet_make(&sheet, journal, false);
	for (int i = 0; i < sheet.rows; i++, y += RANK_HEIGHT)
		for (int k = 0; k < sheet.columns && k < RANK_COLUMNS; k++) {
			if (i == 0)
				draw_cell(sheet.head[k], k, y - RANK_HEIGHT + 18, true, out);
			if (sheet.row[i][k])
				draw_cell(sheet.row[i][k], k, y + 18, false, out);
		}
	export_sheet_free(&sheet);
	return y;
}

static int draw_chart_head(const char *head, int y, FILE *out)
{
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-weight=\"bold\" font-size=\"14\">", EDGE, y + 26);
	export_html_text(out, head);
	fputs("</text>\n", out);
	return y + 36;
}

/* Standings and charts one below the other; returns where they end. */
static int draw_picture(struct journal *journal, FILE *out)
{
	struct standing standing[TABLE_SEATS];
	int seats = find_standings(journal, standing), y = STANDING_Y;
	struct series series = { 0 };
	struct export_dice dice;

	if (!seats)
		y = draw_ranks(journal, y + RANK_HEIGHT, out);
	for (int i = 0; i < seats; i++, y += STANDING_HEIGHT)
		draw_standing(journal, &standing[i], y, out);
	series_follow(&series, journal);
	if (export_course_is(journal, &series)) {
		y = draw_chart_head(_("Course of the game"), y, out);
		export_course_draw(journal, &series,
		                   (struct export_box){ EDGE, y, CHART_WIDTH, CHART_HEIGHT }, out);
		y += CHART_HEIGHT;
	}
	series_free(&series);
	export_dice_count(&dice, journal);
	for (int strikes = 0; strikes < 2; strikes++)
		if (strikes ? dice.strikes : dice.throws) {
			y = draw_chart_head(dice_head(strikes), y, out);
			export_dice_draw(&dice, strikes,
			                 (struct export_box){ EDGE, y, DICE_WIDTH, DICE_HEIGHT }, out);
			y += DICE_HEIGHT;
		}
	return y + EDGE;
}

void export_table_svg(struct journal *journal, bool secret, const char *title, FILE *out)
{
	char *shapes, line[400];
	size_t size;
	FILE *drawing = memory_stream(&shapes, &size);
	int height;

	(void)secret; /* what lies face down is in no standing */
	height = draw_picture(journal, drawing);
	memory_stream_end(drawing, &shapes);
	fprintf(out,
	        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
	        "font-family=\"sans-serif\" font-size=\"12\">\n<title>",
	        PICTURE_WIDTH, height, PICTURE_WIDTH, height);
	export_html_text(out, title);
	fprintf(out,
	        "</title>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n<text x=\"%d\" y=\"%d\" "
	        "font-size=\"28\" "
	        "font-weight=\"bold\">",
	        PICTURE_WIDTH, height, EDGE, TITLE_Y);
	export_html_text(out, title);
	subtitle(journal, line, sizeof line);
	fprintf(out, "</text>\n<text x=\"%d\" y=\"%d\" font-size=\"15\" fill=\"#555\">", EDGE, SUB_Y);
	export_html_text(out, line);
	fprintf(out, "</text>\n%s</svg>\n", shapes);
	free(shapes);
}

/* ---- in a few lines ---- */

enum { SUMMARY_RANKS = 8 };

static void summary_ranks(const struct journal *journal, FILE *out)
{
	struct export_sheet sheet;

	export_sheet_make(&sheet, journal, false);
	for (int i = 0; i < sheet.rows && i < SUMMARY_RANKS; i++)
		fprintf(out, "\n%d %s", i + 1, sheet.row[i][0] ? sheet.row[i][0] : "");
	export_sheet_free(&sheet);
}

void export_summary(const struct journal *journal, const char *title, char *out, size_t size)
{
	const struct table *table = journal_state(journal);
	struct standing standing[TABLE_SEATS];
	int seats = find_standings(journal, standing);
	char *text = NULL, line[400];
	size_t length = 0;
	FILE *memory = open_memstream(&text, &length);

	if (!memory)
		memory_gone();
	subtitle(journal, line, sizeof line);
	fprintf(memory, "%s\n%s", title, line);
	for (int i = 0; i < seats; i++)
		if (journal_game(journal)->gauge)
			fprintf(memory, "\n%s %d%s", table->seat[standing[i].seat].name, standing[i].value,
			        standing[i].out ? " -" : "");
		else
			fprintf(memory, "\n%s", table->seat[standing[i].seat].name);
	if (!seats)
		summary_ranks(journal, memory);
	fclose(memory);
	utf8_copy(out, size, text);
	free(text);
}
