/* SPDX-License-Identifier: MIT */
/*
 * Charts as shapes of an SVG, on white, to be printed: the course of a game as
 * a line a seat, and dice as bars beside what is expected of them. Each line
 * has a pattern of its own and ends at a name, so no colour is needed.
 */
#include <stdlib.h>
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/series.h"

enum {
	SCALE_WIDTH = 34,
	NAMES_WIDTH = 190,
	FOOT_HEIGHT = 20,
	NAME_HEIGHT = 15,
	SPAN_LEAST = 10,
	ROUND_MARKS = 16,
	ROUND_WIDTH = 24 /* of its number, with a gap */
};

struct course {
	const struct series *series;
	const struct game *game;
	const struct table *table;
	struct export_box box; /* of the lines */
	int first, end;        /* points of the present game */
	int low, high, step;
};

/* ---- the scale ---- */

static bool course_find(struct course *c, const struct journal *journal, const struct series *series)
{
	bool changed = false;

	*c = (struct course){
		.series = series,
		.game = journal_game(journal),
		.table = journal_state(journal),
		.end = series->count,
		.high = SPAN_LEAST,
	};
	c->first = series_game(series);
	while (c->first < c->end && !series->point[c->first].in)
		c->first++; /* before anyone sat down */
	for (int n = c->first; n < c->end; n++)
		every_seat (i, *c->table) {
			int value = series->point[n].value[i];

			if (!(series->point[n].sat & 1u << i)) /* sat down later */
				continue;
			changed |= value != series->point[c->first].value[i];
			c->low = value < c->low ? value : c->low;
			c->high = value > c->high ? value : c->high;
		}
	return changed;
}

bool export_course_is(const struct journal *journal, const struct series *series)
{
	struct course c;

	return series->count && course_find(&c, journal, series);
}

static int step_for(int span)
{
	static const int steps[] = { 1, 2, 5 };
	int i = 0, ten = 1;

	while (span / (steps[i] * ten) > 8) {
		i = (i + 1) % 3;
		ten *= i ? 1 : 10;
	}
	return steps[i] * ten;
}

static double down(const struct course *c, int value)
{
	return c->box.y + (double)(c->high - value) * c->box.height / (c->high - c->low);
}

static double across(const struct course *c, int n)
{
	int points = c->end - c->first;

	return c->box.x + (points > 1 ? (double)(n - c->first) * c->box.width / (points - 1) : 0);
}

static void draw_scale(const struct course *c, FILE *out)
{
	for (int value = (c->low - c->step + 1) / c->step * c->step; value <= c->high; value += c->step) {
		if (value < c->low)
			continue;
		fprintf(out, "<path d=\"M%d %.1fh%d\" %s fill=\"none\"/>\n", c->box.x, down(c, value),
		        c->box.width, value ? INK_RULE : INK_AXIS);
		fprintf(out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\" " INK_DIM ">%d</text>\n",
		        c->box.x - 6, down(c, value) + 4, value);
	}
}

/* Marks where rounds begin; of many only some, and a number only where it has room. */
static void draw_rounds(const struct course *c, FILE *out)
{
	int last = c->end > c->first ? c->series->point[c->end - 1].round : 0, each = 1 + last / ROUND_MARKS,
	    before = 0;
	double free = 0;

	for (int n = c->first; n < c->end; n++) {
		int round = c->series->point[n].round;

		if (round > before && round % each == 0) {
			fprintf(out, "<path d=\"M%.1f %dv%d\" " INK_RULE " fill=\"none\"/>\n", across(c, n),
			        c->box.y, c->box.height + 4);
			if (across(c, n) >= free && across(c, n) + ROUND_WIDTH <= c->box.x + c->box.width) {
				fprintf(out, "<text x=\"%.1f\" y=\"%d\" " INK_DIM ">%d</text>\n",
				        across(c, n) + 3, c->box.y + c->box.height + 15, round);
				free = across(c, n) + ROUND_WIDTH;
			}
		}
		before = round > before ? round : before;
	}
}

/* ---- the lines ---- */

/* clang-format off */
static const struct { const char *colour, *dash; } pens[TABLE_SEATS] = {
	{ "#b35900", "" }, { "#0072b2", "7 3" }, { "#00735c", "2 3" }, { "#8a6d00", "10 3 2 3" }, { "#a0527d",
	  "" },
	{ "#c43e00", "7 3" }, { "#5b4fa8", "2 3" }, { "#444444", "10 3 2 3" }, { "#0a6d8a", "4 2" },
	  { "#7a3b00", "1 2" },
};
/* clang-format on */

const char *export_pen(int seat)
{
	return pens[seat].colour;
}

/* From where the player sat down. */
static void draw_line(const struct course *c, int seat, FILE *out)
{
	int first = c->first;

	while (first < c->end - 1 && !(c->series->point[first].sat & 1u << seat))
		first++;
	fprintf(out,
	        "<path class=\"pen%d\" color=\"%s\" stroke=\"currentColor\" fill=\"none\" stroke-width=\"2\" "
	        "stroke-dasharray=\"%s\" d=\"M%.1f %.1f",
	        seat, pens[seat].colour, pens[seat].dash, across(c, first),
	        down(c, c->series->point[first].value[seat]));
	for (int n = first + 1; n < c->end; n++) {
		const struct series_point *point = &c->series->point[n];

		if (point->value[seat] != point[-1].value[seat])
			fprintf(out, "H%.1fV%.1f", across(c, n), down(c, point->value[seat]));
	}
	fprintf(out, "H%.1f\"/>\n", across(c, c->end - 1));
}

/* A name at the end of each line, moved down where names would overlap. */
static void draw_names(const struct course *c, FILE *out)
{
	const struct series_point *now = &c->series->point[c->end - 1];
	int order[TABLE_SEATS], seats = 0;
	double bottom = c->box.y + c->box.height + FOOT_HEIGHT, last = 0;

	every_seat (i, *c->table) {
		int at = seats;

		if (!game_is_side(c->game, c->table, i))
			continue;
		seats++;
		for (; at > 0 && now->value[i] > now->value[order[at - 1]]; at--)
			order[at] = order[at - 1];
		order[at] = i;
	}
	for (int k = 0; k < seats; k++) {
		double y = down(c, now->value[order[k]]) + 4, lowest = bottom - (seats - 1 - k) * NAME_HEIGHT;
		struct label names;

		y = y > lowest ? lowest : y;
		y = k && y < last + NAME_HEIGHT ? last + NAME_HEIGHT : y;
		last = y;
		fprintf(out,
		        "<text class=\"pen%d\" color=\"%s\" fill=\"currentColor\" font-weight=\"bold\" "
		        "x=\"%d\" y=\"%.1f\">%d ",
		        order[k], pens[order[k]].colour, c->box.x + c->box.width + 6, y, order[k] + 1);
		game_side_names(c->game, c->table, order[k], names.text, sizeof names.text);
		export_html_text(out, names.text);
		fprintf(out, " %d</text>\n", now->value[order[k]]);
	}
}

void export_course_draw(const struct journal *journal, const struct series *series, struct export_box box,
                        FILE *out)
{
	struct course c;

	course_find(&c, journal, series);
	c.step = step_for(c.high - c.low);
	c.high = (c.high + c.step - 1) / c.step * c.step;
	c.box = (struct export_box){ box.x + SCALE_WIDTH, box.y + 8, box.width - SCALE_WIDTH - NAMES_WIDTH,
		                     box.height - 8 - FOOT_HEIGHT };
	draw_scale(&c, out);
	draw_rounds(&c, out);
	every_seat (i, *c.table)
		if (game_is_side(c.game, c.table, i))
			draw_line(&c, i, out);
	draw_names(&c, out);
}

/* ---- dice ---- */

/* 1 to 6, or 0 for any other word. */
static int die_of(const struct words *words, int n)
{
	const char *text = n < words->count ? words->word[n].text : "";

	return text[0] >= '1' && text[0] <= '6' && !text[1] ? text[0] - '0' : 0;
}

/* "roll 3 5" and "dice 3 5" are throws of two; the dice of a strike follow its
 * two units. */
static void count_line(struct export_dice *dice, const char *line)
{
	static struct words words; /* scratch, too large for the stack */
	struct reason why;
	int a, b;

	if (!words_split(&words, line, strlen(line), &why) || words.count < 3)
		return;
	if (words.count == 3 &&
	    (strcmp(words.word[0].text, "roll") == 0 || strcmp(words.word[0].text, "dice") == 0) &&
	    (a = die_of(&words, 1)) && (b = die_of(&words, 2))) {
		dice->sum[a + b]++;
		dice->throws++;
	}
	for (int i = 3; strcmp(words.word[0].text, "strike") == 0 && (a = die_of(&words, i)); i++) {
		dice->face[a]++;
		dice->strikes++;
	}
}

void export_dice_count(struct export_dice *dice, const struct journal *journal)
{
	*dice = (struct export_dice){ .throws = 0 };
	for (int n = 0; n < journal_undoable(journal); n++)
		count_line(dice, journal_entry(journal, journal_line(journal, n)).text);
}

/* How often a sum of two dice, or a face, is expected. */
static double expected(const struct export_dice *dice, bool strikes, int value)
{
	return strikes ? dice->strikes / 6.0 : dice->throws * (value <= 7 ? value - 1 : 13 - value) / 36.0;
}

static void draw_bar(const struct export_dice *dice, bool strikes, int value, struct export_box box,
                     double most, FILE *out)
{
	int count = strikes ? dice->face[value] : dice->sum[value];
	double height = count * (box.height - 34) / most,
	       mark = expected(dice, strikes, value) * (box.height - 34) / most;
	int foot = box.y + box.height - 18;

	fprintf(out,
	        "<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" class=\"bar\" fill=\"#0072b2\"/>\n",
	        box.x + 4, foot - height, box.width - 8, height);
	fprintf(out, "<path d=\"M%d %.1fh%d\" class=\"mark\" stroke=\"#b35900\" stroke-width=\"2\"/>\n",
	        box.x, foot - mark, box.width);
	fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" font-weight=\"bold\">%d</text>\n",
	        box.x + box.width / 2, box.y + box.height - 3, value);
	fprintf(out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"middle\" " INK_DIM ">%d</text>\n",
	        box.x + box.width / 2, foot - (height > mark ? height : mark) - 5, count);
}

void export_dice_draw(const struct export_dice *dice, bool strikes, struct export_box box, FILE *out)
{
	int low = strikes ? 1 : 2, high = strikes ? 6 : 12, width = box.width / (high - low + 1);
	double most = 1;

	for (int value = low; value <= high; value++) {
		int count = strikes ? dice->face[value] : dice->sum[value];

		most = count > most ? count : most;
		most = expected(dice, strikes, value) > most ? expected(dice, strikes, value) : most;
	}
	for (int value = low; value <= high; value++)
		draw_bar(dice, strikes, value,
		         (struct export_box){ box.x + (value - low) * width, box.y, width, box.height }, most,
		         out);
}
