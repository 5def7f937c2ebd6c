/* SPDX-License-Identifier: MIT */
/*
 * The whole sheet: a row for each round, a column for each player, the totals
 * at its foot, and the focus on a cell.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum {
	ROUND_COLS = 6,
	NAMED_COLS = 18,
	CELL_LEAST = 7,
	CELL_MOST = 32,
	NUMBER_COLS = 10,
	HEAD_ROWS = 2,
	FOOT_ROWS = 2,
	BIG_ROWS = 24,
	SMALLEST = 3,
	EACH_MOST = SMALLEST + 1, /* points in digits, and a blank row */
	APART = 6,                /* columns between larger numbers of two players */
};

/* The visible part of the sheet. */
struct grid {
	int label;                    /* columns of the names of the rows */
	int head;                     /* rows above the rounds */
	int pitch, first_seat, seats; /* columns */
	int first_row, rows, foot;    /* rounds; the foot's first row */
	int each;                     /* rows of a round */
	int size;                     /* of the totals' digits; 0: text */
};

int score_rounds(const struct score *s)
{
	int rounds = s->categories || s->over ? score_rows(s) : s->played + 1;

	if (s->categories > rounds)
		rounds = s->categories;

	return rounds > SCORE_ROUNDS ? SCORE_ROUNDS : rounds;
}

int score_last_row(const struct score *s)
{
	int rows = s->categories && !s->over ? s->played + 1 : score_rounds(s);

	return rows < 1 ? 0 : rows - 1;
}

bool score_is_now(const struct score *s, int round)
{
	return round == s->played && !s->over;
}

bool score_bid_text(const struct score *s, int seat, int columns, char *out, size_t size)
{
	int bid = s->bid[seat], tricks = s->tricks[seat];

	if (!score_bids(s) || bid == SCORE_NO_BID || !score_is_due(s, seat))
		return false;
	if (tricks == SCORE_NO_BID)
		snprintf(out, size, C_("score", "bid %d"), bid);
	else
		snprintf(out, size, C_("score", "took %d of %d"), tricks, bid);
	if (text_width(out) > columns && tricks == SCORE_NO_BID)
		snprintf(out, size, "/%d", bid);
	else if (text_width(out) > columns)
		snprintf(out, size, "%d/%d", tricks, bid);
	return true;
}

static int first_seen(int focus, int seen)
{
	return focus >= seen ? focus - seen + 1 : 0;
}

/* The largest digits in which all totals fit; 0: none. */
static int totals_size(const struct score *s, int rows, int pitch)
{
	int size = digits_best(0, rows, pitch);

	every_seat (i, s->table)
		size = smaller(size,
		               digits_best(score_total(s, i), rows, pitch - (rows > SMALLEST ? APART : 2)));
	return size;
}

/* Whether somebody sat down later and began with a number. */
static bool has_starts(const struct score *s)
{
	bool any = false;

	every_seat (i, s->table)
		any |= score_start(s, i) != 0;
	return any;
}

static struct grid grid_of(const struct score *s, const struct score_view *view, int rows, int cols)
{
	struct grid g = { .label = s->categories ? NAMED_COLS : ROUND_COLS,
		          .head = HEAD_ROWS + has_starts(s) };
	int room;

	g.pitch = (cols - g.label - 1) / s->table.seats;
	g.pitch = g.pitch < CELL_LEAST ? CELL_LEAST : g.pitch > CELL_MOST ? CELL_MOST : g.pitch;
	room = (cols - g.label - 1) / g.pitch;
	g.seats = room < 1 ? 1 : room < s->table.seats ? room : s->table.seats;
	g.first_seat = first_seen(view->focus, g.seats);
	g.size = rows >= BIG_ROWS ? totals_size(s, SMALLEST, g.pitch) : 0;
	room = rows - g.head - FOOT_ROWS - g.size - 1;
	g.rows = smaller(larger(room, 1), score_rounds(s));
	g.first_row = first_seen(view->row, g.rows);
	g.each = larger(within(room / larger(g.rows, 1), rows >= BIG_ROWS ? EACH_MOST : 1), 1);
	if (g.size)
		g.size = totals_size(s, g.size + room - g.rows * g.each, g.pitch);
	g.foot = g.head + g.rows * g.each;
	return g;
}

static int column_end(const struct grid *g, int n)
{
	return g->label + (n + 1) * g->pitch;
}

static int head_style(const struct score_scene *s, int seat)
{
	if (seat == s->view->focus && !s->frame->room)
		return ROLE_ACCENT | STYLE_BOLD;
	return s->s->table.seat[seat].in ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM;
}

/* Number and name, right-aligned like the points; in a narrow column the name
 * alone, on the player's colour. */
static void draw_head(const struct score_scene *s, const struct grid *g, int n)
{
	int seat = g->first_seat + n, end = column_end(g, n),
	    room = g->pitch - (g->pitch < NUMBER_COLS ? 3 : 5);
	const char *name = s->s->table.seat[seat].name;
	int chip = s->s->table.seat[seat].in ? seat_role(seat) : ROLE_DIM;
	char text[NAME_BYTES + 8];
	int width = text_clip(name, room, text, sizeof text);

	if (g->pitch < NUMBER_COLS) {
		paint_chip(s->win, s->p, 0, end - width - 2, width + 2,
		           seat == s->view->focus && !s->frame->room ? ROLE_ACCENT : chip, text);
		return;
	}
	paint(s->win, s->p, 0, end - width, width, head_style(s, seat), text);
	snprintf(text, sizeof text, "%d", seat + 1);
	paint_chip(s->win, s->p, 0, end - width - 3 - (int)strlen(text), 4, chip, text);
}

/* "12", "12*" after a correction; for points still due the bid, or ".", "-" for none. The
 * star is right of the column, so that the numbers stay aligned. */
static void draw_cell(const struct score_scene *s, const struct grid *g, int n, int row, int y)
{
	int seat = g->first_seat + n, end = column_end(g, n);
	const struct score_cell *cell = &s->s->cell[seat][row];
	bool focus = seat == s->view->focus && row == s->view->row && !s->frame->room;
	bool due = score_is_now(s->s, row) && s->s->table.seat[seat].in;
	bool bid = due && !cell->written && s->s->bid[seat] != SCORE_NO_BID;
	int style = focus              ? ROLE_ACCENT | STYLE_BOLD | STYLE_UNDERLINE
	            : bid              ? STYLE_BOLD
	            : !cell->written   ? ROLE_DIM
	            : cell->points < 0 ? ROLE_WARNING
	                               : ROLE_NORMAL;
	char text[80];
	int width;

	if (cell->written)
		snprintf(text, sizeof text, "%d", cell->points);
	else if (!due || !score_bid_text(s->s, seat, g->pitch - 2, text, sizeof text))
		snprintf(text, sizeof text, "%s", due ? "." : "-");
	width = text_width(text);
	if (g->each == EACH_MOST && cell->written) {
		width = digits_width(cell->points, SMALLEST);
		digits_paint(s->win, s->p, y - 1, end - width, style & ~STYLE_UNDERLINE, cell->points,
		             SMALLEST);
	} else {
		paint_right(s->win, s->p, y, end, g->pitch - 1, style, text);
	}
	if (focus)
		paint_mark(s->win, s->p, y, end - width - 1, ROLE_ACCENT | STYLE_BOLD);
	if (cell->corrected)
		paint(s->win, s->p, y, end, 1, ROLE_WARNING, "*");
}

/* What those who sat down later began with, above the rounds. */
static void draw_starts(const struct score_scene *s, const struct grid *g)
{
	paint(s->win, s->p, HEAD_ROWS, 1, g->label - 1, ROLE_DIM, C_("score", "start"));
	for (int i = 0; i < g->seats; i++) {
		int start = score_start(s->s, g->first_seat + i);
		char text[12];

		snprintf(text, sizeof text, "%d", start);
		paint_right(s->win, s->p, HEAD_ROWS, column_end(g, i), g->pitch - 1,
		            start < 0 ? ROLE_WARNING : ROLE_NORMAL, start ? text : "");
	}
}

static int total_style(const struct score *s, int seat)
{
	if (!s->table.seat[seat].in)
		return ROLE_DIM;
	return s->over && score_place(s, seat) == 1 ? ROLE_GOOD | STYLE_BOLD : ROLE_NORMAL | STYLE_BOLD;
}

/* Below the rule the totals and the places. */
static void draw_foot(const struct score_scene *s, const struct grid *g)
{
	int y = g->foot + 1, cols = getmaxx(s->win);

	paint_rule(s->win, s->p, g->foot, 1, cols - 2, ROLE_DIM, false);
	paint(s->win, s->p, y + g->size / 2, 1, ROUND_COLS, ROLE_DIM, C_("score", "total"));
	for (int i = 0; i < g->seats; i++) {
		int seat = g->first_seat + i, end = column_end(g, i), total = score_total(s->s, seat);
		int place = score_place(s->s, seat);
		char text[NAME_BYTES + 8];

		if (score_side(s->s, seat) != seat) {
			snprintf(text, sizeof text, "= ");
			text_clip(s->s->table.seat[score_side(s->s, seat)].name, g->pitch - 3, text + 2,
			          sizeof text - 2);
			paint_right(s->win, s->p, y + g->size / 2, end, g->pitch - 1, ROLE_DIM, text);
			continue;
		}
		if (g->size) {
			digits_paint(s->win, s->p, y, end - digits_width(total, g->size),
			             total_style(s->s, seat), total, g->size);
		} else {
			snprintf(text, sizeof text, "%d", total);
			paint_right(s->win, s->p, y, end, g->pitch - 1, total_style(s->s, seat), text);
		}
		if (!place)
			continue;
		snprintf(text, sizeof text, "%d", place);
		paint_right(s->win, s->p, y + larger(g->size, 1), end, g->pitch - 1,
		            place == 1 ? ROLE_GOOD : ROLE_DIM, text);
	}
	paint(s->win, s->p, y + larger(g->size, 1), 1, ROUND_COLS, ROLE_DIM, C_("score", "place"));
}

void score_draw_sheet(const struct score_scene *s, int *cursor_y, int *cursor_x)
{
	struct grid g = grid_of(s->s, s->view, getmaxy(s->win), getmaxx(s->win));
	char name[SCORE_LABEL];

	paint(s->win, s->p, 0, 1, ROUND_COLS, ROLE_DIM, s->s->categories ? "" : C_("score", "round"));
	paint_rule(s->win, s->p, 1, 1, getmaxx(s->win) - 2, ROLE_DIM, false);
	for (int i = 0; i < g.seats; i++)
		draw_head(s, &g, i);
	if (g.head > HEAD_ROWS)
		draw_starts(s, &g);
	for (int i = 0; i < g.rows; i++) {
		int y = g.head + i * g.each + (g.each == EACH_MOST), row = g.first_row + i;

		score_row_name(s->s, row, name, sizeof name);
		paint_format(s->win, s->p, y, 1, g.label - 2, score_is_now(s->s, row) ? STYLE_BOLD : ROLE_DIM,
		             s->s->categories ? "%s" : "%3s", name);
		for (int k = 0; k < g.seats; k++) {
			spot_put(s->p, s->win, g.head + i * g.each, column_end(&g, k) - g.pitch + 1, g.each,
			         g.pitch, SPOT_CELL, (g.first_seat + k) * SCORE_ROUNDS + row);
			draw_cell(s, &g, k, row, y);
		}
	}
	draw_foot(s, &g);
	*cursor_y = g.head + (s->view->row - g.first_row) * g.each + (g.each == EACH_MOST);
	*cursor_x = column_end(&g, s->view->focus - g.first_seat) - 1;
}
