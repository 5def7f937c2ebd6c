/* SPDX-License-Identifier: MIT */
/*
 * Draws a page of choices, without knowing what a value does.
 */
#include "settings.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/spots.h"

enum {
	LEFT = 2,
	GAP = 2,
	SEATS = ROLE_PIECE - ROLE_SEAT,
	WIDE_COLS = 124,  /* the sample stands beside the list */
	LEAST_ROWS = 3,   /* of the list */
	SAMPLE_WORDS = 2, /* rows of the sample: words and chips .. */
	SAMPLE_ALL = 6    /* .. and digits */
};

/* Where all is. Rows of the list scroll where there are fewer than settings. */
struct places {
	int top, pitch, first, last;
	int value_x, end_x; /* of the values */
	int about_y, about_rows;
	bool about_all; /* a row for each value */
	int sample_y, sample_x, sample_rows;
};

/* How much of it, most first. */
static const struct tier {
	int top, pitch;
	bool about_all;
	int sample_rows;
} tiers[] = {
	{ 2, 3, true, SAMPLE_ALL },    { 2, 2, true, SAMPLE_ALL },   { 2, 2, true, SAMPLE_WORDS },
	{ 2, 1, true, SAMPLE_ALL },    { 2, 1, true, SAMPLE_WORDS }, { 2, 1, false, SAMPLE_WORDS },
	{ 1, 1, false, SAMPLE_WORDS }, { 1, 1, false, 0 },
};

enum { TIERS = sizeof tiers / sizeof *tiers, ABOUT_ROWS = 2 };

/* The same for every row in focus, so that nothing jumps. */
static int most_values(const struct settings_view *view)
{
	int most = 0;

	for (int i = 0; i < view->rows; i++)
		for (int n = 0; n < SETTING_VALUES && view->row[i].value[n]; n++)
			if (n >= most)
				most = n + 1;
	return most;
}

static int about_rows(const struct settings_view *view, const struct tier *tier)
{
	return view->help ? view->help_rows + ABOUT_ROWS : tier->about_all ? most_values(view) : ABOUT_ROWS;
}

static bool is_wide(const struct settings_view *view, int cols)
{
	return view->sample && cols >= WIDE_COLS;
}

/* A blank row parts the list, what it means, and the sample; the last row tells the file. */
static int rows_of(const struct settings_view *view, const struct tier *tier, bool wide)
{
	int sample = wide || !view->sample ? 0 : tier->sample_rows;
	bool airy = tier->top > 1;

	return tier->top + view->rows * tier->pitch + (tier->pitch == 1) + about_rows(view, tier) + sample +
	       (airy ? (sample > 0) + 1 : 1);
}

/* Chosen values are chips; the others keep the same room, so that choosing moves
 * nothing. */
static int value_cols(const struct setting_row *row, int value)
{
	return text_width(row->value[value]) + 2;
}

static int sample_x(int cols)
{
	return cols < WIDE_COLS ? LEFT + 2 : cols - cols / 3 - 2;
}

static int label_cols_of(const struct setting_row *row)
{
	int most = 0;

	for (int n = 0; n < SETTING_VALUES && row->value[n]; n++)
		if (text_width(row->value[n]) > most)
			most = text_width(row->value[n]);
	return most;
}

/* What the values in focus mean, each in one row. */
static bool about_fits(const struct settings_view *view, int end)
{
	const struct setting_row *row = &view->row[view->focus];
	int room = end - LEFT - 2 - label_cols_of(row) - GAP;

	for (int n = 0; n < SETTING_VALUES && row->value[n] && !view->help; n++)
		if (text_width(view->about[n]) > room)
			return false;
	return true;
}

static void place_columns(const struct settings_view *view, int cols, struct places *at)
{
	for (int i = 0; i < view->rows; i++)
		if (text_width(view->row[i].label) > at->value_x)
			at->value_x = text_width(view->row[i].label);
	at->value_x += LEFT + 2 + GAP + 1; /* and the sign that there are more */
	at->end_x = is_wide(view, cols) ? sample_x(cols) - GAP : cols - 1;
}

static struct places places_of(const struct settings_view *view, int rows, int cols)
{
	bool wide = is_wide(view, cols);
	const struct tier *tier = tiers;
	struct places at = { 0 };
	int shown, about;

	place_columns(view, cols, &at);
	while (tier < tiers + TIERS - 1 &&
	       (rows_of(view, tier, wide) > rows || (tier->about_all && !about_fits(view, at.end_x))))
		tier++;
	at.top = tier->top;
	at.pitch = tier->pitch;
	at.about_rows = about_rows(view, tier);
	about = view->help ? at.about_rows + (at.pitch == 1) + 1 : 0;
	shown = smaller(rows - at.top, larger(rows - at.top - about, LEAST_ROWS)) / at.pitch;
	shown = shown < 1 ? 1 : shown > view->rows ? view->rows : shown;
	at.first = view->focus >= shown ? view->focus - shown + 1 : 0;
	at.last = at.first + shown;
	at.about_all = tier->about_all;
	at.about_y = at.top + (view->help ? shown : view->rows) * at.pitch + (at.pitch == 1);
	at.sample_rows = !view->sample ? 0 : wide ? rows - at.top - 2 : tier->sample_rows;
	at.sample_y = wide ? at.top : at.about_y + at.about_rows + (at.top > 1);
	at.sample_x = sample_x(cols);
	return at;
}

/* ---- the list ---- */

/* The first value shown, so that the chosen one is in sight where not all fit. */
static int first_value(const struct setting_row *row, int room)
{
	int first = row->chosen < 0 ? 0 : row->chosen, used = row->value[first] ? value_cols(row, first) : 0;

	while (first > 0 && used + value_cols(row, first - 1) <= room)
		used += value_cols(row, --first);
	return first;
}

/* Values are shown whole or not at all: the columns kept for the sign that there are more. */
enum { MORE_COLS = 2 };

static bool value_fits(const struct setting_row *row, int value, int room)
{
	bool last = value + 1 == SETTING_VALUES || !row->value[value + 1];

	return value_cols(row, value) + (last ? 0 : MORE_COLS) <= room;
}

static void draw_row(const struct settings_view *view, const struct places *at, int n,
                     const struct palette *p, WINDOW *win, int *cursor_y, int *cursor_x)
{
	const struct setting_row *row = &view->row[n];
	int y = at->top + (n - at->first) * at->pitch, x = at->value_x, end = at->end_x;
	int first = first_value(row, end - x - MORE_COLS), i = first;
	bool focus = n == view->focus;

	spot_put(p, win, y, 0, at->pitch, end, n, -1);
	if (focus) {
		paint_mark(win, p, y, LEFT, ROLE_ACCENT);
		*cursor_y = y;
		*cursor_x = x;
	}
	paint(win, p, y, LEFT + 2, x - LEFT - 4, focus ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL, row->label);
	if (first > 0)
		paint(win, p, y, x - 2, 2, ROLE_DIM, "..");
	for (; i < SETTING_VALUES && row->value[i] && (i == row->chosen || value_fits(row, i, end - x));
	     i++) {
		if (i == row->chosen)
			paint_chip(win, p, y, x, end - x, focus ? ROLE_ACCENT : ROLE_NORMAL, row->value[i]);
		else
			paint(win, p, y, x + 1, end - x - 1, row->refused[i] ? ROLE_DIM : ROLE_NORMAL,
			      row->value[i]);
		if (focus && i == row->chosen)
			*cursor_x = x;
		spot_put(p, win, y, x, 1, value_cols(row, i), n, i);
		x += value_cols(row, i);
	}
	if (i < SETTING_VALUES && row->value[i])
		paint(win, p, y, x, end - x, ROLE_DIM, "..");
}

/* ---- what the values mean ---- */

/* An explanation that begins with the value's name ("auto: light ..") stands alone. */
static void draw_value(const struct settings_view *view, const struct palette *p, WINDOW *win, int y, int x,
                       int label_cols, int end, int n)
{
	const struct setting_row *row = &view->row[view->focus];
	const char *label = row->value[n], *about = view->about[n];
	bool chosen = n == row->chosen,
	     whole = strncmp(about, label, strlen(label)) == 0 && about[strlen(label)] == ':';

	if (whole) {
		paint(win, p, y, x, end - x, chosen ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM, about);
		return;
	}
	paint(win, p, y, x, label_cols, chosen ? ROLE_NORMAL | STYLE_BOLD : ROLE_NORMAL, label);
	paint(win, p, y, x + label_cols + GAP, end - x - label_cols - GAP, chosen ? ROLE_NORMAL : ROLE_DIM,
	      about);
}

static void draw_about(const struct settings_view *view, const struct places *at, const struct palette *p,
                       WINDOW *win)
{
	const struct setting_row *row = &view->row[view->focus];
	int x = LEFT + 2, y = at->about_y, end = getmaxy(win) - 1, label_cols = label_cols_of(row);

	if (view->help) {
		y += paint_paragraph(win, p, y, x, within(view->help_rows, end - y), at->end_x - x,
		                     ROLE_NORMAL, view->help);
		paint_paragraph(win, p, y, x, within(ABOUT_ROWS, end - y), at->end_x - x, ROLE_DIM,
		                view->when);
		return;
	}
	if (!at->about_all) {
		if (at->about_y < getmaxy(win) - 1)
			paint_paragraph(win, p, at->about_y, x, at->about_rows, at->end_x - x, ROLE_NORMAL,
			                view->about[row->chosen]);
		return;
	}
	for (int n = 0; n < SETTING_VALUES && row->value[n]; n++)
		draw_value(view, p, win, at->about_y + n, x, label_cols, at->end_x, n);
}

/* ---- the sample ---- */

static const struct {
	int role;
	const char *word, *use; /* N_() */
} roles[] = {
	{ ROLE_NORMAL, N_("text"), N_("words and numbers") },
	{ ROLE_DIM, N_("labels"), N_("and what has ended") },
	{ ROLE_ACCENT, N_("keys"), N_("and what has the focus") },
	{ ROLE_GOOD, N_("saved"), N_("done, signed, won") },
	{ ROLE_WARNING, N_("owed"), N_("not yet done, refused") },
	{ ROLE_DANGER, N_("! low life"), N_("nearly out, not saved") },
};

enum { ROLES_SHOWN = sizeof roles / sizeof *roles };

/* In rows under the list: the words, the chips, the digits. */
static void draw_sample_below(const struct places *at, const struct palette *p, WINDOW *win)
{
	int y = at->sample_y, x = at->sample_x, end = getmaxx(win) - 1;

	for (int i = 0; i < ROLES_SHOWN; i++)
		x += paint(win, p, y, x, end - x, roles[i].role, _(roles[i].word)) + GAP;
	x = at->sample_x;
	for (int i = 0; i < SEATS; i++)
		paint_seat(win, p, y + 1, x + 4 * i, 4, ROLE_SEAT + i, i);
	for (int i = 0; at->sample_rows > SAMPLE_WORDS && i < SEATS; i++) {
		digits_paint(win, p, y + 3, x, ROLE_SEAT + i, i + 1, 3);
		x += digits_width(i + 1, 3) + GAP;
	}
}

/* Beside the list: the roles with their use, then the seats in two columns, as large as
 * there is room. */
static void draw_sample_beside(const struct places *at, const struct palette *p, WINDOW *win)
{
	enum { COLUMNS = 2, CHIP_COLS = 5, EACH = SEATS / COLUMNS };
	int x = at->sample_x, cols = getmaxx(win) - 1 - x, y = at->sample_y, label_cols = 0, pitch, size;

	for (int i = 0; i < ROLES_SHOWN; i++)
		if (text_width(_(roles[i].word)) > label_cols)
			label_cols = text_width(_(roles[i].word));
	paint(win, p, 0, x, cols, ROLE_NORMAL | STYLE_BOLD, _("SAMPLE"));
	for (int i = 0; i < ROLES_SHOWN; i++, y++) {
		paint(win, p, y, x, label_cols, roles[i].role, _(roles[i].word));
		paint(win, p, y, x + label_cols + GAP, cols - label_cols - GAP, ROLE_DIM, _(roles[i].use));
	}
	pitch = (at->sample_rows - ROLES_SHOWN - 1) / EACH;
	size = digits_best(10, pitch - 1, cols / COLUMNS - CHIP_COLS - GAP);
	if (p->digits_most && size > p->digits_most)
		size = p->digits_most;
	for (int i = 0; i < SEATS && !pitch; i++)
		paint_seat(win, p, y + 1, x + 4 * i, 4, ROLE_SEAT + i, i);
	for (int i = 0; i < SEATS && pitch > 0; i++) {
		int left = x + i / EACH * (cols / COLUMNS), top = y + 1 + i % EACH * pitch;

		paint_seat(win, p, top, left, 4, ROLE_SEAT + i, i);
		digits_paint(win, p, top, left + CHIP_COLS, ROLE_SEAT + i, i + 1, size);
	}
}

/* ---- the whole ---- */

void settings_draw(const struct settings_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
                   int *cursor_x)
{
	int rows = getmaxy(win), cols = getmaxx(win);
	struct places at = places_of(view, rows, cols);

	paint_blank(win, p, 0, 0, rows, cols);
	paint(win, p, 0, LEFT, cols - LEFT - 1, ROLE_NORMAL | STYLE_BOLD, view->title);
	if (at.last - at.first < view->rows)
		paint_format(win, p, 0, cols - 8, 7, ROLE_DIM, "%3d/%d", view->focus + 1, view->rows);
	for (int i = at.first; i < at.last; i++)
		draw_row(view, &at, i, p, win, cursor_y, cursor_x);
	draw_about(view, &at, p, win);
	if (is_wide(view, cols))
		draw_sample_beside(&at, p, win);
	else if (at.sample_rows)
		draw_sample_below(&at, p, win);
	if (rows - 1 > at.top + (at.last - at.first - 1) * at.pitch)
		paint_path(win, p, rows - 1, LEFT, at.end_x - LEFT, view->fault ? ROLE_WARNING : ROLE_DIM,
		           view->where);
}
