/* SPDX-License-Identifier: MIT */
/*
 * The standings with the charts, as one picture.
 */
#include <stdlib.h>

#include "app/memory_stream.h"
#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/series.h"

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

static void draw_standing(const struct journal *journal, const struct export_standing *s, int y, FILE *out)
{
	struct label names;

	game_side_names(journal_game(journal), journal_state(journal), s->seat, names.text,
	                sizeof names.text);
	fprintf(out, "<path d=\"M%d %dh%d\" stroke=\"#ddd\"/>\n", EDGE, y, CHART_WIDTH);
	fprintf(out, "<text x=\"%d\" y=\"%d\" fill=\"#555\">%d</text>\n", EDGE + 8, y + 24, s->seat + 1);
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-size=\"18\"%s>", EDGE + 40, y + 24,
	        s->out ? " fill=\"#777\"" : "");
	export_html_text(out, names.text);
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

/* The first column holds names. */
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

/* A game without seats: people by rank. */
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
	struct export_standing standing[TABLE_SEATS];
	int seats = export_standings(journal, standing), y = STANDING_Y;
	struct series series = { 0 };
	struct export_dice dice;
	struct export_size board;

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
	if (export_board_is(journal, &board)) {
		y = draw_chart_head(_("The board"), y, out);
		fprintf(out, "<g transform=\"translate(%d %d)\" text-anchor=\"middle\">\n", EDGE, y);
		export_board_draw(journal, out);
		fputs("</g>\n", out);
		y += board.height;
	}
	export_dice_count(&dice, journal);
	for (int strikes = 0; strikes < 2; strikes++)
		if (strikes ? dice.strikes : dice.throws) {
			y = draw_chart_head(export_dice_head(strikes), y, out);
			export_dice_draw(&dice, strikes,
			                 (struct export_box){ EDGE, y, DICE_WIDTH, DICE_HEIGHT }, out);
			y += DICE_HEIGHT;
		}
	return y + EDGE;
}

static void svg_table(struct journal *journal, bool secret, const char *title, FILE *out)
{
	char *shapes, line[400];
	size_t size;
	FILE *drawing = memory_stream(&shapes, &size);
	int height;

	(void)secret; /* standings show nothing that is face down */
	height = draw_picture(journal, drawing);
	memory_stream_end(drawing, &shapes);
	fprintf(out,
	        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
	        "font-family=\"sans-serif\" font-size=\"12\">\n<title>",
	        PICTURE_WIDTH, height, PICTURE_WIDTH, height);
	export_html_text(out, title);
	fprintf(out,
	        "</title>\n<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n<text x=\"%d\" y=\"%d\" "
	        "font-size=\"28\" font-weight=\"bold\">",
	        PICTURE_WIDTH, height, EDGE, TITLE_Y);
	export_html_text(out, title);
	export_subtitle(journal, line, sizeof line);
	fprintf(out, "</text>\n<text x=\"%d\" y=\"%d\" font-size=\"15\" fill=\"#555\">", EDGE, SUB_Y);
	export_html_text(out, line);
	fprintf(out, "</text>\n%s</svg>\n", shapes);
	free(shapes);
}

const struct page_format page_svg = { .name = "svg", .end = ".svg", .table = svg_table };
