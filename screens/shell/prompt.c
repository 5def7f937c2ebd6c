/* SPDX-License-Identifier: MIT */
/*
 * Draws lines being typed. The caller edits and completes; this file shows a
 * long line around its cursor and cuts no character in half.
 */
#include "prompt.h"

#include <stdio.h>
#include <string.h>

#include "bars.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/spots.h"
#include "whichkey.h"

enum { MARK_X = 2, WORD_X = 4, LOW = 20 /* rows */, OUTCOME_GAP = 2 };

/* The first choice in sight, so that the chosen one is in sight, too. */
static int first_choice(const struct prompt_view *view, int shown)
{
	return view->chosen >= shown ? view->chosen - shown + 1 : 0;
}

static int choices_shown(const struct prompt_view *view, int message_y)
{
	int room = message_y - 2 < CHOICES_SHOWN ? message_y - 2 : CHOICES_SHOWN;

	if (room < 0 || (message_y < LOW && view->choices == 1 && *view->ghost)) /* the line shows it */
		room = 0;
	return view->choices < room ? view->choices : room;
}

/* Whole parts of it, where one fits. */
static void paint_meaning(WINDOW *win, const struct palette *p, int y, int x, int cols, const char *text)
{
	size_t whole = text_width(text) > cols ? shell_whole_parts(text, cols) : 0;

	if (whole)
		paint_format(win, p, y, x, cols, ROLE_DIM, "%.*s", (int)whole, text);
	else
		shell_paint_beginning(win, p, y, x, cols, ROLE_DIM, text);
}

static void draw_choices(const struct prompt_view *view, const struct palette *p, WINDOW *win, int message_y)
{
	int cols = getmaxx(win), shown = choices_shown(view, message_y), first;
	int y = message_y - shown, text_x = WORD_X + 4, value_x = 0;

	if (shown == 0)
		return;
	y = whichkey_cover(p, win, y - 1, message_y) + 1;
	shown = smaller(view->choices, message_y - y); /* also what a hidden panel leaves */
	first = first_choice(view, shown);
	paint_rule(win, p, y - 1, 0, cols, ROLE_ACCENT, false);
	if (view->all > shown) {
		char more[100];

		/* TRANSLATORS: over the commands that begin as typed: "8 of 64, type to narrow" */
		snprintf(more, sizeof more, _(" %d of %d: type to filter, help lists all "), shown,
		         view->all);
		paint_right(win, p, y - 1, cols - 2, cols - 4, ROLE_DIM, more);
	}
	paint_blank(win, p, y, 0, message_y - y, cols);
	for (int i = first; i < first + shown; i++)
		if (WORD_X + text_width(view->choice[i].word) + 4 > text_x)
			text_x = WORD_X + text_width(view->choice[i].word) + 4;
	for (int i = first; i < first + shown; i++)
		if (text_width(view->choice[i].text) > value_x)
			value_x = text_width(view->choice[i].text);
	value_x += text_x + 5;
	for (int i = first; i < first + shown; i++, y++) {
		const struct choice *c = &view->choice[i];
		bool chosen = i == view->chosen;

		if (chosen)
			paint_mark(win, p, y, MARK_X, ROLE_ACCENT);
		spot_put(p, win, y, 0, 1, cols, 0, i);
		paint(win, p, y, WORD_X, cols - WORD_X - 1, chosen ? ROLE_ACCENT : ROLE_NORMAL, c->word);
		paint_meaning(win, p, y, text_x, cols - text_x - 1, c->text);
		paint(win, p, y, value_x, cols - value_x - 1, ROLE_DIM, c->value);
	}
}

/* Bytes of the line left of the part shown, to keep the cursor in sight. In
 * halves of the field, so that a letter rarely moves all others. */
static size_t hidden_before(const char *line, size_t cursor, int columns)
{
	int width = text_width_to(line, cursor), half = columns / 2 > 1 ? columns / 2 : 1;
	int over = width - columns + 1;

	if (over <= 0)
		return 0;
	return text_fit(line, (over + half - 1) / half * half, NULL);
}

/* The line around its cursor; returns the columns used. */
static int draw_line(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                     const char *line, size_t cursor, int *cursor_x)
{
	size_t size = strlen(line), hidden;

	if (cursor > size)
		cursor = size;
	hidden = hidden_before(line, cursor, columns);
	*cursor_x = x + (hidden < cursor ? text_width_to(line + hidden, cursor - hidden) : 0);
	return paint(win, p, y, x, columns, style, line + hidden);
}

/* What is to be typed, the present argument bold; without room it begins shortly before that. */
static void draw_usage(const struct prompt_view *view, const struct palette *p, WINDOW *win, int y, int x,
                       int columns)
{
	const char *text = view->usage;
	size_t from = view->usage_from, to = view->usage_to, bytes;
	int width = text_width(text);

	while (width > columns - 3 && from > 0 &&
	       text_width_to(text, to) > columns - (text == view->usage ? 3 : 6)) {
		size_t skip = strcspn(text, " ") + 1;

		if (skip > from)
			break;
		text += skip;
		from -= skip;
		to -= skip;
		width = text_width(text);
	}
	if (text != view->usage)
		columns -= paint(win, p, y, x, columns, ROLE_DIM, ".. ");
	if (text != view->usage)
		x += 3;
	if (width > columns) { /* ends at a word, too */
		bytes = text_fit(text, columns - 3, NULL);
		while (bytes > to && bytes && text[bytes] != ' ')
			bytes--;
		width = text_width_to(text, bytes) + 3;
	} else {
		bytes = strlen(text);
		x += text == view->usage ? columns - width : 0;
	}
	if (to > bytes)
		from = to = bytes;
	x += paint_format(win, p, y, x, columns, ROLE_DIM, "%.*s", (int)from, text);
	x += paint_format(win, p, y, x, columns, ROLE_NORMAL | STYLE_BOLD, "%.*s", (int)(to - from),
	                  text + from);
	x += paint_format(win, p, y, x, columns, ROLE_DIM, "%.*s", (int)(bytes - to), text + to);
	if (text[bytes])
		paint(win, p, y, x, 3, ROLE_DIM, " ..");
}

int prompt_whole_rows(const char *line, const char *outcome, int cols)
{
	bool beside = text_width(outcome) + OUTCOME_GAP + text_width(line) + 3 <= cols;

	return beside ? 0 : text_rows(outcome, cols - 2) + 1;
}

/* The whole outcome, in the rows above the line. */
static void draw_whole(const struct prompt_view *view, int style, const struct palette *p, WINDOW *win,
                       int message_y)
{
	int cols = getmaxx(win), rows = text_rows(view->outcome, cols - 2), y;

	if (rows > message_y - 1)
		rows = message_y - 1;
	y = message_y - rows;
	paint_blank(win, p, y, 0, rows, cols);
	if (y > 1)
		paint_rule(win, p, y - 1, 0, cols, style, false);
	paint_paragraph(win, p, y, 1, rows, cols - 2, style, view->outcome);
}

/* The line has priority over the outcome. */
void prompt_draw(const struct prompt_view *view, const struct palette *p, WINDOW *win, int message_y,
                 int *cursor_y, int *cursor_x)
{
	int cols = getmaxx(win), x = 1, end = cols - 1, width, used;
	int outcome_style = view->refused || view->danger ? ROLE_WARNING : ROLE_GOOD;

	if (message_y < 0 || message_y >= getmaxy(win))
		return;
	draw_choices(view, p, win, message_y);
	paint_blank(win, p, message_y, 0, 1, cols);
	x += paint(win, p, message_y, x, 1, ROLE_ACCENT, ":");
	*cursor_y = message_y;
	used = draw_line(win, p, message_y, x, end - x, ROLE_NORMAL, view->line, view->cursor, cursor_x);
	x += used;
	if (view->cursor >= strlen(view->line))
		x += paint(win, p, message_y, x, end - x, ROLE_DIM, view->ghost);
	if (view->usage && *view->usage && end - x - OUTCOME_GAP > 7) {
		draw_usage(view, p, win, message_y, x + OUTCOME_GAP, end - x - OUTCOME_GAP);
		return;
	}
	width = text_width(view->outcome);
	if (width > end - x - OUTCOME_GAP) {
		bool above = view->pressed || !view->choices; /* else they are more useful there */

		if (above)
			draw_whole(view, outcome_style, p, win, message_y);
		width = above ? 0 : end - x - OUTCOME_GAP;
	}
	if (width > 7)
		shell_paint_beginning(win, p, message_y, end - width, width, outcome_style, view->outcome);
	if (*cursor_x >= cols)
		*cursor_x = cols - 1;
}

/* A label that would leave too little of the field loses its first words. */
static int draw_label(WINDOW *win, const struct palette *p, int y, int x, int columns, const char *label)
{
	const char *rest = label;

	while (text_width(rest) + (rest > label ? 3 : 0) > columns && strchr(rest, ' '))
		rest = strchr(rest, ' ') + 1;
	return paint_format(win, p, y, x, columns, ROLE_NORMAL | STYLE_BOLD, "%s%s",
	                    rest > label ? ".. " : "", rest);
}

void ask_draw(const struct ask_view *view, const struct palette *p, WINDOW *win, int message_y, int *cursor_y,
              int *cursor_x)
{
	enum { FIELD = 16 };
	int cols = getmaxx(win), x = 1, field, room;

	if (message_y < 0 || message_y >= getmaxy(win))
		return;
	paint_blank(win, p, message_y, 0, 1, cols);
	if (*view->who)
		x += paint(win, p, message_y, x, cols / 3, ROLE_NORMAL | STYLE_BOLD, view->who) + 2;
	if (*view->what)
		x += draw_label(win, p, message_y, x, cols - x - 4 - text_width(view->value) - FIELD,
		                view->what) +
		     1;
	if (*view->value)
		x += paint(win, p, message_y, x, cols - x - 1, view->value_style, view->value) + 1;
	x += 2;
	room = cols - 1 - x;
	field = text_width(view->typed) + 1;
	if (field > room)
		field = room;
	*cursor_y = message_y;
	*cursor_x = x < cols ? x : cols - 1;
	if (field < 1)
		return;
	paint_padded(win, p, message_y, x, field, ROLE_ACCENT | STYLE_UNDERLINE, "");
	draw_line(win, p, message_y, x, field, ROLE_ACCENT | STYLE_UNDERLINE, view->typed, view->cursor,
	          cursor_x);
	x += field + 1;
	if (view->after && *view->after)
		x += paint(win, p, message_y, x, cols - x - 1, ROLE_NORMAL | STYLE_BOLD, view->after) + 1;
	x += 2;
	for (int i = 0; i < 3 && view->offer[i].key; i++) {
		int need = text_width(view->offer[i].key) + 1 + text_width(view->offer[i].text);

		if (x + need > cols - 1 && !i && message_y > 1) { /* the whole of it above */
			x = 1;
			paint_blank(win, p, --message_y, 0, 1, cols);
		}
		if (x + need > cols - 1 && cols - 1 - x < 16)
			break; /* no room even for a clipped one */
		x += paint(win, p, message_y, x, cols - 1 - x, ROLE_ACCENT, view->offer[i].key) + 1;
		x += shell_paint_beginning(win, p, message_y, x, cols - 1 - x,
		                           view->offer[i].refused ? ROLE_WARNING : ROLE_NORMAL,
		                           view->offer[i].text) +
		     3;
	}
}

void question_draw(const char *key, const char *text, struct asked who, const struct palette *p, WINDOW *win,
                   int message_y, int *cursor_y, int *cursor_x)
{
	int cols = getmaxx(win), rows, y;
	char asked[400];

	/* TRANSLATORS: what a key would do, as a question: "Red leaves the game?" */
	snprintf(asked, sizeof asked, _("%s?"), text);
	rows = text_rows(asked, cols - 2);
	y = message_y - rows + 1;
	paint_blank(win, p, y, 0, rows, cols);
	if (y > 1) {
		paint_blank(win, p, y - 1, 0, 1, cols);
		paint_rule(win, p, y - 1, 0, cols, ROLE_WARNING, false);
		paint_chip(win, p, y - 1, 2, cols - 2, ROLE_WARNING, key);
	}
	paint_paragraph(win, p, y, 1, rows, cols - 2, ROLE_WARNING | STYLE_BOLD, asked);
	shell_paint_asked(win, p, y, 1, cols - 2, asked, who);
	*cursor_y = message_y;
	*cursor_x = 1;
}
