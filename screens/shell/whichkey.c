/* SPDX-License-Identifier: MIT */
/*
 * Draws the pop-up of a two-key command, in as many columns as the window is wide for, so
 * that it covers little of the table and no half of a number.
 */
#include "whichkey.h"

#include <stdio.h>
#include <string.h>
#include <wchar.h>

#include "bars.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"
#include "screens/kit/spots.h"

int whichkey_menu(const struct showing *s, const struct binding *binding, struct choice *out, int max)
{
	struct choice values[CHOICES_MAX];
	int known = 0, count = 0;

	if (s->screen)
		known = screen_values(s, binding, values, CHOICES_MAX);
	for (const struct binding *row = binding->menu; row && row->key && count < max; row++) {
		const struct offer *offer = row->offer ? screen_offer(s, row, NULL) : NULL;
		struct choice *choice = &out[count];

		if (!menu_has(row, s) || (count && strcmp(choice[-1].key, row->key) == 0))
			continue; /* the key means the first of its rows that holds */
		count++;
		memset(choice, 0, sizeof *choice);
		if (offer)
			utf8_copy(choice->value, sizeof choice->value, offer->note);
		snprintf(choice->key, sizeof choice->key, "%s", row->key);
		snprintf(choice->word, sizeof choice->word, "%s", row->label ? _(row->label) : "");
		snprintf(choice->text, sizeof choice->text, "%s", row->help ? _(row->help) : "");
		for (int i = 0; i < known; i++)
			if (strcmp(values[i].key, row->key) == 0)
				snprintf(choice->value, sizeof choice->value, "%s", values[i].value);
	}
	return count;
}

void whichkey_head(const struct showing *s, const struct binding *binding, char *out, size_t size)
{
	const char *text = binding->head ? binding->head : binding->help;

	screen_text(s, text ? _(text) : "", out, size);
}

/* ---- the columns ---- */

static const char *word_of(const struct choice *choice)
{
	return *choice->name ? choice->name : choice->word;
}

/* Without a text of its own a word of the game's language is shown as people read it. */
static const char *text_of(const struct choice *choice)
{
	const char *read = *choice->text || *choice->name || !*choice->word ? "" : _(choice->word);

	return *choice->text ? choice->text : strcmp(read, choice->word) != 0 ? read : "";
}

enum { ROOMY = 72, SHORT = 12, ACROSS = 8, FEW = 6, MARK_COLS = 2, GAP = 2, MOVE_MOST = 8 };

/* Rows of choices and columns of them, each as wide as it needs; a blank row follows when there is
 * room. */
struct grid {
	int rule_y, rows, across, pitch;
	int x[ACROSS + 1], key_cols[ACROSS], word_cols[ACROSS], least[ACROSS];
};

/* Finds what the n-th column needs: for keys, words, values or short texts, and longer meanings. */
static int measure(const struct whichkey_view *view, int n, struct grid *grid)
{
	int all = 0, values = 0, keys = 1, words = 4;

	for (int i = n * grid->rows; i < (n + 1) * grid->rows && i < view->choices; i++) {
		const struct choice *choice = &view->choice[i];
		int text = text_width(text_of(choice)), value = text_width(choice->value);

		keys = larger(keys, text_width(choice->key));
		words = larger(words, text_width(word_of(choice)));
		values = larger(values, value || text > SHORT ? value : text);
		all = larger(all, text + value + (text && value ? GAP : 0));
	}
	grid->key_cols[n] = keys;
	grid->word_cols[n] = words;
	grid->least[n] = MARK_COLS + keys + GAP + words + (values ? GAP + values : 0) + GAP;
	return grid->least[n] + (all ? all - values + (values ? 0 : GAP) : 0);
}

/* In so many columns; what they need beyond those of the window is taken from meanings, the longest
 * first. False: there is not so much of them. */
static bool make_columns(const struct whichkey_view *view, int cols, int across, struct grid *grid, int *over)
{
	int width[ACROSS], widest;

	grid->rows = (view->choices + across - 1) / across;
	grid->across = grid->rows ? (view->choices + grid->rows - 1) / grid->rows : 1;
	*over = -cols;
	for (int i = 0; i < grid->across; i++)
		*over += width[i] = measure(view, i, grid);
	for (int left = *over; left > 0; left--) {
		widest = -1;
		for (int i = 0; i < grid->across; i++)
			if (width[i] > grid->least[i] && (widest < 0 || width[i] > width[widest]))
				widest = i;
		if (widest < 0)
			return false;
		width[widest]--;
	}
	grid->x[0] = 0;
	for (int i = 0; i < grid->across; i++)
		grid->x[i + 1] = i + 1 < grid->across ? grid->x[i] + width[i] : cols;
	return true;
}

/* ---- its place ---- */

static bool is_block(const struct palette *p, WINDOW *win, int y, int x)
{
	wchar_t point = paint_point(win, p, y, x);

	return p->ascii ? point == L'#' : point == L'█' || point == L'▀' || point == L'▄';
}

/* Whether a stroke of a large digit goes on from this row into the next one. */
static bool goes_on(const struct palette *p, WINDOW *win, int y)
{
	for (int x = 0; y > 0 && y + 1 < getmaxy(win) && x < getmaxx(win); x++)
		if (is_block(p, win, y, x) && is_block(p, win, y + 1, x))
			return true;
	return false;
}

/* Whether a rule in this row would leave a part of a digit: it could be another one. */
static bool cuts_digits(WINDOW *win, const struct palette *p, int y)
{
	return goes_on(p, win, y - 1);
}

/* With the blank row below the choices, or else without it; false: each cuts digits. */
static bool find_place(WINDOW *win, const struct palette *p, int message_y, struct grid *grid)
{
	for (int blank = grid->rows < message_y - 2; blank >= 0; blank--) {
		grid->rule_y = message_y - blank - grid->rows - 1;
		if (!cuts_digits(win, p, grid->rule_y))
			return true;
	}
	return false;
}

static bool is_side(wchar_t point)
{
	return point && wcschr(L"│┃|└┗", point);
}

int whichkey_cover(const struct palette *p, WINDOW *win, int y, int message_y)
{
	int top = y, least = larger(y - larger(MOVE_MOST, message_y * 2 / 5), 1), free = y;

	while (top > 1 && is_side(paint_point(win, p, top, 0)))
		top--;
	if (top < y && (y - top <= MOVE_MOST || (top >= least && cuts_digits(win, p, y))))
		return top;
	while (free > least && cuts_digits(win, p, free))
		free--;
	return cuts_digits(win, p, free) ? y : free;
}

/* One column for a few choices; for many as few rows as the width allows. What is covered of
 * the screen is covered whole. */
static struct grid grid_of(const struct whichkey_view *view, const struct palette *p, WINDOW *win,
                           int message_y)
{
	struct grid grid = { 0 }, few = { 0 };
	int cols = getmaxx(win), room = larger(message_y - 2, 1), over;

	for (int across = 1; across <= ACROSS && across <= larger(view->choices, 1); across++) {
		bool fits = make_columns(view, cols, across, &grid, &over);

		if (few.rows && (!fits || over > cols / 6))
			break;
		if (!fits || grid.rows > room)
			continue;
		if (!few.rows || few.rows > FEW)
			few = grid;
		if (grid.rows <= FEW && find_place(win, p, message_y, &grid)) {
			grid.rule_y = whichkey_cover(p, win, grid.rule_y, message_y);
			return grid;
		}
	}
	if (!few.rows) { /* more than the window holds */
		for (int across = 4; across && !make_columns(view, cols, across, &few, &over); across--)
			;
		few.rows = smaller(few.rows, room);
	}
	few.rule_y = message_y - few.rows - 1 - (few.rows < message_y - 2);
	few.rule_y = whichkey_cover(p, win, few.rule_y, message_y);
	return few;
}

/* ---- drawing ---- */

/* What it means and its present value. Where not both fit the meaning loses its last parts, then is
 * left off, but for a beginning of it where it is alone. */
static void draw_meaning(const struct choice *choice, bool alone, const struct palette *p, WINDOW *win, int y,
                         int x, int columns)
{
	const char *text = text_of(choice);
	int value = text_width(choice->value), room = columns - (value && *text ? value + GAP : value);
	size_t parts = text_width(text) <= room ? strlen(text) : shell_whole_parts(text, room);

	for (const char *at = text; !parts && (at = strstr(at, ", ")); at += 2)
		if (text_width_to(text, (size_t)(at - text)) <= room)
			parts = (size_t)(at - text);
	if (parts)
		x += paint_format(win, p, y, x, room, ROLE_DIM, "%.*s", (int)parts, text) + GAP;
	else if (alone && !value)
		shell_paint_beginning(win, p, y, x, room, ROLE_DIM, text);
	if (value)
		paint(win, p, y, x, parts ? value : columns, ROLE_DIM, choice->value);
}

static void draw_choice(const struct whichkey_view *view, int first, int n, const struct grid *grid,
                        const struct palette *p, WINDOW *win)
{
	const struct choice *choice = &view->choice[n];
	int column = n / grid->rows, y = grid->rule_y + 1 + n % grid->rows * grid->pitch, x = grid->x[column];
	int word_x = x + MARK_COLS + grid->key_cols[column] + GAP, end = grid->x[column + 1] - 1;
	int text_x = word_x + grid->word_cols[column] + (grid->across == 1 && end > ROOMY ? 2 * GAP : GAP);

	if (n == view->focus)
		paint_mark(win, p, y, x, ROLE_ACCENT);
	spot_put(p, win, y, x, 1, grid->x[column + 1] - x, 0, first + n);
	paint(win, p, y, x + MARK_COLS, end - x - MARK_COLS, ROLE_ACCENT, choice->key);
	paint(win, p, y, word_x, end - word_x, ROLE_NORMAL | STYLE_BOLD, word_of(choice));
	if (end > text_x)
		draw_meaning(choice, grid->across == 1, p, win, y, text_x, end - text_x);
}

int whichkey_hides(const struct whichkey_view *view, const struct palette *p, WINDOW *win, int message_y)
{
	struct grid grid = grid_of(view, p, win, message_y);
	int rows = grid.rows + 2;

	return message_y - grid.rule_y > rows ? rows : 0;
}

/* Where the window does not hold all: those whose keys go on from what is pressed; the first of them. */
static int narrow(struct whichkey_view *view)
{
	size_t length = strlen(view->begun);
	int first = 0, count = 0;

	while (first < view->choices && strncmp(view->choice[first].key, view->begun, length) != 0)
		first++;
	while (first + count < view->choices &&
	       strncmp(view->choice[first + count].key, view->begun, length) == 0)
		count++;
	view->choice += first;
	view->choices = count;
	return first;
}

/* At the end of the rule: which of all are shown. */
static void draw_part(WINDOW *win, const struct palette *p, int y, int first, int shown, int all)
{
	char part[60];

	snprintf(part, sizeof part, _(" %d to %d of %d "), first + 1, first + shown, all);
	if (shown < all)
		paint(win, p, y, getmaxx(win) - text_width(part) - 2, text_width(part), ROLE_DIM, part);
}

void whichkey_draw(const struct whichkey_view *view, const struct palette *p, WINDOW *win, int message_y,
                   int *cursor_y, int *cursor_x)
{
	int cols = getmaxx(win), first = 0, shown, x;
	struct whichkey_view part = *view;
	struct grid grid;

	if (message_y < 1 || message_y >= getmaxy(win))
		return;
	grid = grid_of(view, p, win, message_y);
	if (view->begun && *view->begun && grid.rows * grid.across < view->choices) {
		first = narrow(&part);
		grid = grid_of(&part, p, win, message_y);
	}
	shown = smaller(part.choices, grid.rows * grid.across);
	grid.pitch = (message_y - grid.rule_y - 1) / larger(grid.rows, 1) > 1 && grid.rows > 1 ? 2 : 1;
	if (grid.rule_y > 0) {
		paint_blank(win, p, grid.rule_y, 0, message_y - grid.rule_y, cols);
		paint_rule(win, p, grid.rule_y, 0, cols, ROLE_ACCENT, false);
		x = 2 + paint_chip(win, p, grid.rule_y, 2, cols - 2, ROLE_ACCENT, view->key) + 1;
		paint_format(win, p, grid.rule_y, x, cols - x - 1, ROLE_NORMAL | STYLE_BOLD, " %s ",
		             view->head);
		shell_paint_asked(win, p, grid.rule_y, x + 1, cols - x - 2, view->head, view->asked);
		draw_part(win, p, grid.rule_y, first, shown, view->choices);
	}
	for (int i = 0; i < shown; i++)
		draw_choice(&part, first, i, &grid, p, win);
	paint_blank(win, p, message_y, 0, 1, cols);
	x = 1 + paint(win, p, message_y, 1, cols - 2, ROLE_ACCENT, view->typed);
	*cursor_y = message_y;
	*cursor_x = x - 1 < cols ? x - 1 : cols - 1;
	paint(win, p, message_y, x + 2, cols - x - 3, ROLE_DIM, view->sentence);
}
