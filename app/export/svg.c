/* SPDX-License-Identifier: MIT */
/*
 * The standings with the charts, as one picture.
 */
#include <stdlib.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/series.h"
#include "rules/core/utf8.h"
#include "saves/text/memory_stream.h"

enum {
	EDGE = 30,
	TITLE_Y = 54,
	SUB_Y = 80,
	STANDING_Y = 110,
	STANDING_HEIGHT = 34,
	VALUE_X = EDGE + 440, /* where numbers end */
	BAR_X = EDGE + 470,
	BAR_WIDTH = CHART_WIDTH - 470,
	RANK_HEIGHT = 26,
	LETTER = 9, /* of 14: as wide as any, nearly */
	COLUMN_GAP = 24,
	PICTURE_WIDTH = CHART_WIDTH + 2 * EDGE
};

static void put_rule(int y, FILE *out)
{
	fprintf(out, "<path d=\"M%d %dh%d\" " INK_RULE "/>\n", EDGE, y, CHART_WIDTH);
}

/* A seat: its place, its name, its number, and a bar as long as that. */
static void draw_standing(const struct journal *journal, const struct export_standing *s, bool ranked,
                          int most, int y, FILE *out)
{
	struct label names;
	char text[24] = "";

	game_side_names(journal_game(journal), journal_state(journal), s->seat, names.text,
	                sizeof names.text);
	put_rule(y, out);
	if (s->place && ranked)
		snprintf(text, sizeof text, "%d.", s->place); /* the seat's number follows */
	export_words(out, (struct island_point){ EDGE + 22, y + 24 }, 16, " text-anchor=\"end\" " INK_DIM,
	             text);
	fprintf(out,
	        "<text x=\"%d\" y=\"%d\" font-size=\"18\" font-weight=\"bold\" class=\"pen%d\" color=\"%s\" "
	        "fill=\"currentColor\">%d</text>\n",
	        EDGE + 40, y + 24, s->seat, export_pen(s->seat), s->seat + 1);
	export_words(out, (struct island_point){ EDGE + 66, y + 24 }, 18, s->out ? " " INK_DIM : "",
	             names.text);
	if (!s->counted)
		return;
	snprintf(text, sizeof text, "%d", s->value);
	export_words(out, (struct island_point){ VALUE_X, y + 25 }, 22,
	             s->out ? " text-anchor=\"end\" " INK_DIM : " font-weight=\"bold\" text-anchor=\"end\"",
	             text);
	if (s->out)
		export_words(out, (struct island_point){ BAR_X, y + 24 }, 14, " " INK_DIM, _("OUT"));
	else if (s->value > 0)
		fprintf(out,
		        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"14\" class=\"pen%d\" color=\"%s\" "
		        "fill=\"currentColor\"/>\n",
		        BAR_X, y + 11, s->value * BAR_WIDTH / most, s->seat, export_pen(s->seat));
}

/* Over the numbers what they are. */
static void draw_counts(const struct journal *journal, int y, FILE *out)
{
	struct export_sheet sheet;
	const char *counts;

	export_sheet_make(&sheet, journal, false);
	counts = export_sheet_counts(&sheet);
	if (counts)
		export_words(out, (struct island_point){ VALUE_X, y - 6 }, 13,
		             " text-anchor=\"end\" " INK_DIM, counts);
	export_sheet_free(&sheet);
}

static int draw_seats(const struct journal *journal, const struct export_standing *standing, int seats, int y,
                      FILE *out)
{
	int most = 1;
	bool ranked = false; /* not where all share one place */

	for (int i = 0; i < seats; i++) {
		most = standing[i].value > most ? standing[i].value : most;
		ranked |= standing[i].place != standing[0].place;
	}
	draw_counts(journal, y, out);
	for (int i = 0; i < seats; i++, y += STANDING_HEIGHT)
		draw_standing(journal, &standing[i], ranked, most, y, out);
	return y;
}

/* Where the columns begin, and how wide they are; how many have room. */
static int lay_columns(const struct export_sheet *sheet, int *x, int *wide)
{
	int next = EDGE, k;

	for (k = 0; k < sheet->columns; k++) {
		int most = utf8_columns(sheet->head[k]);

		for (int i = 0; i < sheet->rows; i++)
			if (sheet->row[i][k] && utf8_columns(sheet->row[i][k]) > most)
				most = utf8_columns(sheet->row[i][k]);
		x[k] = next;
		wide[k] = most * LETTER;
		next += wide[k] + COLUMN_GAP;
		if (next - COLUMN_GAP > EDGE + CHART_WIDTH)
			break;
	}
	return k;
}

/* A game without seats: people by rank. A column of numbers ends below the end of its head. */
static int draw_ranks(const struct journal *journal, int y, FILE *out)
{
	struct export_sheet sheet;
	int columns, x[SHEET_COLUMNS], wide[SHEET_COLUMNS];

	export_sheet_make(&sheet, journal, false);
	columns = lay_columns(&sheet, x, wide);
	for (int i = -1; i < sheet.rows; i++, y += RANK_HEIGHT) {
		for (int k = 0; k < columns; k++) {
			const char *text = i < 0 ? sheet.head[k] : sheet.row[i][k];
			bool number = sheet.numbers >> k & 1;
			char look[120];

			snprintf(look, sizeof look, "%s%s", number ? " text-anchor=\"end\"" : "",
			         i < 0 ? " " INK_DIM : "");
			if (text)
				export_words(out,
				             (struct island_point){ x[k] + (number ? wide[k] : 0), y + 18 },
				             14, look, text);
		}
		put_rule(y + RANK_HEIGHT, out);
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

/* What lies on the table, as wide as the page at most. */
static int draw_pictures(const struct journal *journal, int y, FILE *out)
{
	struct export_size size;

	for (int i = 0; export_pictures[i]; i++) {
		double scale;

		if (!export_pictures[i]->measure(journal, &size))
			continue;
		scale = size.width > CHART_WIDTH ? (double)CHART_WIDTH / size.width : 1;
		y = draw_chart_head(_(export_pictures[i]->head), y, out);
		fprintf(out, "<g transform=\"translate(%d %d) scale(%.4f)\">\n", EDGE, y, scale);
		export_pictures[i]->draw(journal, out);
		fputs("</g>\n", out);
		y += (int)(size.height * scale);
	}
	return y;
}

/* Standings, pictures and charts one below the other; returns where they end. */
static int draw_picture(struct journal *journal, FILE *out)
{
	struct export_standing standing[TABLE_SEATS];
	int seats = export_standings(journal, standing), y = STANDING_Y;
	struct series series = { 0 };
	struct export_dice dice;

	y = seats ? draw_seats(journal, standing, seats, y, out) : draw_ranks(journal, y, out);
	y = draw_pictures(journal, y, out);
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
			y = draw_chart_head(export_dice_head(strikes), y, out);
			export_dice_draw(&dice, strikes,
			                 (struct export_box){ EDGE, y, DICE_WIDTH, DICE_HEIGHT }, out);
			y += DICE_HEIGHT;
		}
	return y + EDGE;
}

static void svg_table(struct journal *journal, bool secret, const char *title, FILE *out)
{
	struct export_sheet sheet;
	char *shapes, line[400];
	size_t size;
	FILE *drawing = memory_stream(&shapes, &size);
	int height;

	(void)secret; /* standings show nothing that is face down */
	height = draw_picture(journal, drawing);
	memory_stream_end(drawing, &shapes);
	export_svg_begin(out, (struct export_size){ PICTURE_WIDTH, height });
	fputs("<title>", out);
	export_html_text(out, title);
	fprintf(out,
	        "</title>\n<style>@media(prefers-color-scheme:dark){%s}</style>\n"
	        "<rect width=\"%d\" height=\"%d\" " INK_GROUND "/>\n<text x=\"%d\" y=\"%d\" "
	        "font-size=\"28\" font-weight=\"bold\">",
	        export_dark_style, PICTURE_WIDTH, height, EDGE, TITLE_Y);
	export_html_text(out, title);
	export_subtitle(journal, line, sizeof line);
	fprintf(out, "</text>\n<text x=\"%d\" y=\"%d\" font-size=\"15\" " INK_DIM ">", EDGE, SUB_Y);
	export_html_text(out, line);
	fputs("</text>\n", out);
	export_sheet_make(&sheet, journal, false);
	export_winner(&sheet, line, sizeof line);
	export_sheet_free(&sheet);
	export_words(out, (struct island_point){ EDGE + CHART_WIDTH, TITLE_Y }, 20,
	             " font-weight=\"bold\" text-anchor=\"end\"", line);
	fprintf(out, "%s</svg>\n", shapes);
	free(shapes);
}

const struct page_format page_svg = { .name = "svg",
	                              .end = ".svg",
	                              .key = "v",
	                              .help = N_("a picture: standings and charts"),
	                              .table = svg_table };
