/* SPDX-License-Identifier: MIT */
/*
 * Draws the chart: a scale, a raster of dots that all lines share, and names
 * at the ends of the lines. Life changes at one moment, so a line is made of
 * steps: across while nothing happens, then straight up or down.
 */
#include "chart.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "numbers.h"
#include "rules/core/i18n.h"
#include "spots.h"

enum {
	SCALE_COLS = 6,
	HEAD_ROWS = 1,
	FOOT_ROWS = 2, /* the frame around the lines */
	NAME_LEAST = 4,
	VALUE_LEAST = 3,
	SPAN_LEAST = 10,
	MARKS_MOST = 12,
	BLOCK_DOWN = 2, /* dots of a half block */
	BLOCK_ROWS = 10,
	BLOCK_COLS = 32, /* with fewer cells hair lines of braille dots */
	THICK_ROWS = 24,
	THICK_COLS = 90,
	NUMBERS = 16, /* columns from a number in a line to the next .. */
	MONO_NUMBERS = 8,
	NUMBERED_LEAST = 3, /* .. of one as long as this */
};

struct chart {
	const struct chart_view *view;
	int top, left, rows, cols; /* of the lines */
	int names_x, chip_cols, name_cols, value_cols;
	int down, across;       /* dots of a cell: half blocks, or braille */
	int thick;              /* dots that a line is wide */
	int low, high, step;    /* values at the edges, and between two marks */
	int first, end;         /* points of the present game */
	int slots;              /* its rounds */
	int label[TABLE_SEATS]; /* row of each seat's name; -1: none */
};

static const struct series_point *point_of(const struct chart *c, int n)
{
	return &c->view->series->point[n];
}

/* ---- the scale ---- */

static int steps_up(int value, int step)
{
	return (value + step - 1) / step;
}

/* 1, 2, 5, 10, 20 ...: marks at least two rows apart, all equally far. The rows above that this leaves
 * stay empty. */
static void find_step(struct chart *c)
{
	static const int steps[] = { 1, 2, 5 };
	int most = smaller(larger((c->rows - 1) / 2, 2), MARKS_MOST), i = 0, ten = 1, marks, used;

	while (steps_up(c->high, steps[i] * ten) + steps_up(-c->low, steps[i] * ten) > most) {
		i = (i + 1) % 3;
		ten *= i ? 1 : 10;
	}
	c->step = steps[i] * ten;
	c->high = steps_up(c->high, c->step) * c->step;
	c->low = -steps_up(-c->low, c->step) * c->step;
	marks = (c->high - c->low) / c->step;
	used = c->rows > marks ? (c->rows - 1) / marks * marks + 1 : c->rows;
	c->top += c->rows - used;
	c->rows = used;
}

static void widen(struct chart *c, int value)
{
	if (value < c->low)
		c->low = value;
	if (value > c->high)
		c->high = value;
}

static void find_scale(struct chart *c)
{
	c->low = 0;
	c->high = SPAN_LEAST;
	for (int i = 0; i < c->view->seats; i++) {
		for (int n = c->first; n < c->end; n++)
			if (point_of(c, n)->sat & 1u << i)
				widen(c, point_of(c, n)->value[i]);
		widen(c, c->view->seat[i].value);
	}
	if (c->view->most && c->high > c->view->most)
		c->high = c->view->most;
	if (c->view->most && c->low < -c->view->most)
		c->low = -c->view->most;
	find_step(c);
}

/* The row of dots of a value, from above. */
static int dots_down(const struct chart *c, int value)
{
	int last = (c->rows - 1) * c->down;
	int64_t from_top = (int64_t)(c->high - value) * last / (c->high - c->low);
	int down = from_top < 0 ? 0 : from_top > last ? last : (int)from_top;

	return down - down % c->thick; /* a thick line keeps to its row, where its number stands */
}

/* ---- rounds ---- */

/* Where the round of a point ends. Points before the first round belong to it. */
static int round_end(const struct chart *c, int n)
{
	int round = point_of(c, n)->round;

	while (n < c->end && (point_of(c, n)->round == round || (round == 0 && point_of(c, n)->round == 1)))
		round = point_of(c, n++)->round;
	return n;
}

static void find_rounds(struct chart *c)
{
	const struct series *series = c->view->series;

	c->end = series ? series->count : 0;
	c->first = series ? series_game(series) : 0;
	while (c->first < c->end && !point_of(c, c->first)->in)
		c->first++; /* before people sat down */
	for (int n = c->first; n < c->end; n = round_end(c, n))
		c->slots++;
}

/* ---- the names ---- */

static bool comes_before(const struct chart_view *v, int a, int b)
{
	if (v->seat[a].out != v->seat[b].out)
		return v->seat[b].out;
	return v->seat[a].value != v->seat[b].value ? v->seat[a].value > v->seat[b].value : a < b;
}

/* The seats in the order of their lines' ends, from above; players who are out
 * come last. Returns how many lines there are. */
static int order_seats(const struct chart_view *v, int order[TABLE_SEATS])
{
	int count = 0;

	for (int i = 0; i < v->seats; i++) {
		int at = count;

		if (v->seat[i].shared)
			continue;
		for (; at > 0 && comes_before(v, i, order[at - 1]); at--)
			order[at] = order[at - 1];
		order[at] = i;
		count++;
	}
	return count;
}

/* Each name as near to the end of its line as the other names allow. */
static void place_names(struct chart *c)
{
	const struct chart_view *v = c->view;
	int order[TABLE_SEATS], bottom = c->top + c->rows + FOOT_ROWS, last = c->top - 1;
	int count = order_seats(v, order);

	for (int i = 0; i < v->seats; i++)
		c->label[i] = -1;
	for (int k = 0; k < count; k++) {
		const struct chart_seat *seat = &v->seat[order[k]];
		int row = seat->out ? bottom - 1 : c->top + dots_down(c, seat->value) / c->down;
		int lowest = bottom - (count - k);

		row = row > lowest ? lowest : row;
		last = row > last ? row : last + 1;
		c->label[order[k]] = last < bottom ? last : -1;
	}
	if (c->label[v->focus] < 0) {
		for (int seat = 0; seat < v->seats; seat++)
			if (c->label[seat] == bottom - 1)
				c->label[seat] = -1;
		c->label[v->focus] = bottom - 1;
	}
}

static const char *value_text(const struct chart_seat *seat, char out[20])
{
	snprintf(out, 20, "%d%s", seat->value, seat->style == ROLE_DANGER ? "!" : "");
	return seat->out ? _("OUT") : out;
}

static int values_width(const struct chart_view *v)
{
	int widest = VALUE_LEAST;
	char text[20];

	for (int i = 0; i < v->seats; i++)
		widest = larger(widest, text_width(value_text(&v->seat[i], text)));
	return widest + 1;
}

static int names_width(const struct chart_view *v, int cols)
{
	int widest = NAME_LEAST;

	for (int i = 0; i < v->seats; i++)
		if (!v->seat[i].shared)
			widest = larger(widest, text_width(v->seat[i].name));
	return smaller(widest, larger(cols / 5, NAME_LEAST));
}

static bool chart_make(struct chart *c, const struct chart_view *view, bool ascii, int rows, int cols)
{
	*c = (struct chart){ .view = view,
		             .top = HEAD_ROWS,
		             .left = SCALE_COLS,
		             .down = ascii ? 1 : 4,
		             .across = ascii ? 1 : 2,
		             .thick = 1 };
	c->rows = rows - HEAD_ROWS - FOOT_ROWS;
	c->name_cols = names_width(view, cols);
	c->value_cols = values_width(view);
	c->chip_cols = view->seats < 10 ? 4 : 5;
	c->names_x = cols - 2 - c->value_cols - c->name_cols - c->chip_cols;
	c->cols = c->names_x - 1 - c->left;
	if (c->rows < 2 || c->cols < 2)
		return false;
	if (!ascii && c->rows >= BLOCK_ROWS && c->cols >= BLOCK_COLS) {
		c->down = BLOCK_DOWN;
		c->across = 1;
		c->thick = 1 + (c->rows >= THICK_ROWS && c->cols >= THICK_COLS);
	}
	find_rounds(c);
	find_scale(c);
	place_names(c);
	return true;
}

/* ---- the lines ---- */

/* The raster that all lines share, and the seat of each cell. */
struct raster {
	const struct chart *c;
	unsigned char *dots;
	signed char *seat; /* + 1; 0: none */
	unsigned *lines;   /* the seats whose lines go through it */
};

struct pen {
	int seat, x, y;
	bool in;
};

/* A cell of half blocks or of a digit shows one line alone: the first one's, or the focused one's. Which
 * others go there the numbers in it tell. */
static bool take_cell(struct raster *r, int seat, int cell)
{
	const struct chart *c = r->c;
	bool others = r->seat[cell] && r->seat[cell] != seat + 1;

	r->lines[cell] |= 1u << seat;
	if (others && seat != c->view->focus &&
	    (c->down <= BLOCK_DOWN || r->seat[cell] == c->view->focus + 1))
		return c->down > BLOCK_DOWN;
	if (others && c->down <= BLOCK_DOWN)
		r->dots[cell] = 0;
	r->seat[cell] = (signed char)(seat + 1);
	return true;
}

static void put_dot(struct raster *r, int seat, int x, int y)
{
	static const unsigned char braille[4][2] = {
		{ 0x01, 0x08 }, { 0x02, 0x10 }, { 0x04, 0x20 }, { 0x40, 0x80 }
	};
	const struct chart *c = r->c;
	int cell = y / c->down * c->cols + x / c->across;

	if (take_cell(r, seat, cell))
		r->dots[cell] |= braille[y % c->down][x % c->across];
}

static void put_dots(struct raster *r, int seat, int x, int y)
{
	const struct chart *c = r->c;

	for (int i = 0; i < c->thick * c->thick; i++)
		if (x + i % c->thick < c->cols * c->across && y + i / c->thick < c->rows * c->down)
			put_dot(r, seat, x + i % c->thick, y + i / c->thick);
}

/* A step: across to x, and there up or down to y. */
static void pen_to(struct raster *r, struct pen *pen, int x, int y)
{
	for (; pen->x < x; pen->x++)
		put_dots(r, pen->seat, pen->x, pen->y);
	put_dots(r, pen->seat, pen->x, pen->y);
	while (pen->y != y) {
		pen->y += pen->y < y ? 1 : -1;
		put_dots(r, pen->seat, pen->x, pen->y);
	}
}

/* A player's line stops when out and begins again when back. */
static void pen_point(struct raster *r, struct pen *pen, const struct series_point *point, int x)
{
	bool in = point->in & 1u << pen->seat;
	int y = dots_down(r->c, point->value[pen->seat]);

	if (pen->in)
		pen_to(r, pen, x, y);
	pen->x = pen->in || in ? x : pen->x;
	pen->y = pen->in || in ? y : pen->y;
	pen->in = in;
}

/* All rounds are equally wide, and within a round all its lines. */
static void draw_points(struct raster *r, struct pen *pens)
{
	const struct chart *c = r->c;
	int64_t dots = c->cols * c->across;

	for (int from = c->first, slot = 0, to; from < c->end; from = to, slot++) {
		to = round_end(c, from);
		for (int n = from; n < to; n++) {
			int64_t lines = to - from,
				x = ((int64_t)slot * lines + n - from) * dots / (c->slots * lines);

			for (int i = 0; i < c->view->seats; i++)
				if (!c->view->seat[i].shared)
					pen_point(r, &pens[i], point_of(c, n), (int)x);
		}
	}
}

static void begin_pens(const struct chart *c, struct pen *pens)
{
	for (int i = 0; i < c->view->seats; i++) {
		bool any = c->first < c->end;
		int value = any ? point_of(c, c->first)->value[i] : c->view->seat[i].value;

		pens[i] = (struct pen){ i, 0, dots_down(c, value),
			                any ? point_of(c, c->first)->in & 1u << i : !c->view->seat[i].out };
	}
}

/* ---- painting ---- */

/* Never bold: where bold is another colour, it is another player's. Without colours all lines but
 * the focused one are faint. */
static int line_style(const struct chart *c, const struct palette *p, int seat)
{
	return (p->mono && seat != c->view->focus ? ROLE_DIM : seat_role(seat)) | STYLE_SHAPE;
}

static void paint_raster(const struct raster *r, const struct palette *p, WINDOW *win)
{
	static const char *const halves[] = { " ", "▀", "▄", "█" };
	const struct chart *c = r->c;
	char text[4];

	for (int cell = 0; cell < c->rows * c->cols; cell++) {
		int seat = r->seat[cell] - 1;

		if (seat < 0)
			continue;
		if (p->ascii)
			snprintf(text, sizeof text, "%d", (seat + 1) % 10);
		else if (c->down == BLOCK_DOWN)
			snprintf(text, sizeof text, "%s", halves[r->dots[cell] & 3]);
		else /* U+2800 and the dots */
			snprintf(text, sizeof text, "%c%c%c", 0xe2, 0xa0 | r->dots[cell] >> 6,
			         0x80 | (r->dots[cell] & 0x3f));
		paint(win, p, c->top + cell / c->cols, c->left + cell % c->cols, 1, line_style(c, p, seat),
		      text);
	}
}

/* Columns of a line across, from this cell on, or of several ones on top of each other. */
static int length_across(const struct raster *r, int row, int col)
{
	const struct chart *c = r->c;
	const signed char *seat = r->seat + row * c->cols;
	const unsigned *lines = r->lines + row * c->cols;
	int end = col;

	while (end < c->cols && seat[end] == seat[col] && lines[end] == lines[col])
		end++;
	return end - col;
}

/* The next of the seats after this one, round. */
static int next_of(unsigned seats, int seat)
{
	do
		seat = (seat + 1) % TABLE_SEATS;
	while (!(seats & 1u << seat));
	return seat;
}

/* Lines carry their seats' numbers: colours may be alike, or missing. Those of two lines beside
 * each other stand apart; one line of several seats has all of theirs, in turn. */
static void paint_numbers(const struct raster *r, const struct palette *p, WINDOW *win)
{
	const struct chart *c = r->c;
	int apart = p->mono ? MONO_NUMBERS : NUMBERS;

	for (int row = 0; row < c->rows; row++)
		for (int col = 0, length; col < c->cols; col += length) {
			int cell = row * c->cols + col, seat = r->seat[cell] - 1, first;

			length = length_across(r, row, col);
			if (seat < 0 || length < NUMBERED_LEAST)
				continue;
			first = length < apart ? length / 2 : seat % 4 * apart / 4 + 1;
			for (int at = first; at < length; at += apart) {
				for (unsigned n = 0, all = r->lines[cell]; all; all &= all - 1, n++) {
					paint(win, p, c->top + row, c->left + col + at + (int)n, 1,
					      seat_role(seat) |
					              (c->down == BLOCK_DOWN ? STYLE_SHAPE | STYLE_REVERSE
					                                     : STYLE_BOLD),
					      text_number((seat + 1) % 10).of);
					seat = next_of(r->lines[cell], seat);
				}
			}
		}
}

/* The number of a seat where its line ended before the present. */
static void paint_ends(const struct chart *c, const struct pen *pens, const struct palette *p, WINDOW *win)
{
	for (int i = 0; i < c->view->seats; i++) {
		int x = pens[i].x / c->across + 1;

		if (pens[i].in || pens[i].x == 0 || c->view->seat[i].shared)
			continue;
		x = smaller(x, c->cols - text_width(text_number(i + 1).of));
		paint(win, p, c->top + pens[i].y / c->down, c->left + x, 2, line_style(c, p, i),
		      text_number(i + 1).of);
	}
}

static void paint_lines(const struct chart *c, const struct palette *p, WINDOW *win)
{
	size_t cells = (size_t)c->rows * (size_t)c->cols;
	struct raster r = { c, xcalloc(cells, 1), xcalloc(cells, 1), xcalloc(cells, sizeof *r.lines) };
	struct pen pens[TABLE_SEATS];

	begin_pens(c, pens);
	draw_points(&r, pens);
	/* a run of steps that is shown but not yet said ends its line */
	for (int i = 0; i < c->view->seats; i++)
		if (pens[i].in && !c->view->seat[i].shared)
			pen_to(&r, &pens[i], c->cols * c->across - 1, dots_down(c, c->view->seat[i].value));
	paint_raster(&r, p, win);
	if (!p->ascii)
		paint_numbers(&r, p, win);
	paint_ends(c, pens, p, win);
	free(r.dots);
	free(r.seat);
	free(r.lines);
}

static void paint_scale(const struct chart *c, const struct palette *p, WINDOW *win)
{
	int y = c->top + c->rows;
	char text[20];

	for (int value = -(-c->low / c->step * c->step); value <= c->high; value += c->step) {
		snprintf(text, sizeof text, "%d", value);
		paint_right(win, p, c->top + dots_down(c, value) / c->down, c->left - 1, SCALE_COLS - 1,
		            ROLE_DIM, text);
	}
	for (int row = c->top; row < y; row++)
		paint(win, p, row, c->left - 1, 1, ROLE_DIM, p->ascii ? "|" : "│");
	paint_rule(win, p, y, c->left, c->cols, ROLE_DIM, false);
}

/* Name as many rounds as have room. */
static void paint_rounds(const struct chart *c, const struct palette *p, WINDOW *win)
{
	int y = c->top + c->rows, slot = 0, free_x = 0;
	char text[20];

	for (int n = c->first; n < c->end; n = round_end(c, n), slot++) {
		int x = slot * c->cols / c->slots, round = point_of(c, round_end(c, n) - 1)->round;

		snprintf(text, sizeof text, slot ? "%d" : _("r%d"), round);
		if (round < 1 || x < free_x || x + text_width(text) > c->cols ||
		    (c->slots > 20 && slot && round % 5))
			continue;
		paint(win, p, y, c->left + x, 1, ROLE_DIM, p->ascii ? "+" : "┴");
		free_x = x + 1 + paint(win, p, y + 1, c->left + x, c->cols - x, ROLE_DIM, text);
	}
}

static void paint_name(const struct chart *c, int seat, const struct palette *p, WINDOW *win)
{
	const struct chart_seat *s = &c->view->seat[seat];
	bool focus = seat == c->view->focus && !c->view->room;
	int y = c->label[seat], x = c->names_x + 1;
	char text[20];

	if (y < 0)
		return;
	spot_put(p, win, y, c->names_x, 1, getmaxx(win) - c->names_x, SPOT_SEAT, seat);
	if (focus)
		paint_mark(win, p, y, c->names_x, ROLE_ACCENT | STYLE_BOLD);
	/* in the colour of the line, which a chip may not have */
	paint_seat(win, p, y, x, c->chip_cols, s->out ? ROLE_DIM : seat_role(seat) | STYLE_SHAPE, seat);
	paint(win, p, y, x + c->chip_cols, c->name_cols,
	      focus    ? ROLE_ACCENT | STYLE_BOLD
	      : s->out ? ROLE_DIM
	               : ROLE_NORMAL,
	      s->name);
	paint_right(win, p, y, x + c->chip_cols + c->name_cols + c->value_cols, c->value_cols,
	            s->out ? ROLE_DIM : s->style | STYLE_BOLD, value_text(s, text));
}

/* The focused line in words. */
static void paint_head(const struct chart *c, const struct palette *p, WINDOW *win)
{
	const struct chart_seat *s = &c->view->seat[c->view->focus];
	int least = s->value, most = s->value, from = s->value, cols = getmaxx(win), x = 1;
	char text[200];

	for (int n = c->end - 1; n >= c->first && point_of(c, n)->sat & 1u << c->view->focus; n--) {
		from = point_of(c, n)->value[c->view->focus];
		least = from < least ? from : least;
		most = from > most ? from : most;
	}
	x += paint(win, p, 0, x, cols - 2, ROLE_NORMAL | STYLE_BOLD, c->view->head) + 2;
	/* TRANSLATORS: of a number over the game: "Bob: 40 -> 21, least 16, most 43" */
	snprintf(text, sizeof text, _("%s: %d -> %d, low %d, high %d"), s->name, from, s->value, least, most);
	paint(win, p, 0, x, cols - 1 - x, ROLE_DIM, text);
}

void chart_draw(const struct chart_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
                int *cursor_x)
{
	struct chart c;

	*cursor_y = *cursor_x = 0;
	if (!chart_make(&c, view, p->ascii, getmaxy(win), getmaxx(win)))
		return;
	paint_head(&c, p, win);
	paint_scale(&c, p, win);
	paint_rounds(&c, p, win);
	paint_lines(&c, p, win);
	for (int i = 0; i < view->seats; i++)
		paint_name(&c, i, p, win);
	*cursor_y = c.label[view->focus];
	*cursor_x = c.names_x;
}
