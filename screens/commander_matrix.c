/* SPDX-License-Identifier: MIT */
/*
 * Who has taken how much from whose commander: a row for each player, a column
 * for each commander, and a cell the keys mean.
 */
#include <stdio.h>
#include <string.h>

#include "../rules/i18n.h"
#include "commander_view.h"
#include "digits.h"

enum {
	NAME_X = 25, NAME_X_NARROW = 14,   /* where the columns begin */
	BIG_PITCH = 13, BIG_ROWS = 4,      /* room for digits of three rows */
	SMALL_PITCH = 5, HEAD_ROWS = 5,
};

int commander_columns(const struct commander *c, struct commander_ref columns[TABLE_SEATS * COMMANDERS])
{
	int count = 0;

	for (int q = 0; q < c->table.seats; q++)
		for (int k = 0; k < COMMANDERS; k++) {
			bool shown = k == 0 || c->player[q].commanders == 2;

			for (int i = 0; i < c->table.seats && !shown; i++)
				shown = c->player[i].taken[q][k] > 0;
			if (shown)
				columns[count++] = (struct commander_ref){ q, k };
		}
	return count;
}

/* What is in sight, and where. */
struct grid {
	bool big;
	int x, pitch, y, row_pitch;
	int first_row, rows, first_column, columns; /* in sight */
	int total;                                  /* columns in all */
};

static int first_seen(int focus, int seen)
{
	return focus >= seen ? focus - seen + 1 : 0;
}

static struct grid grid_of(const struct commander *c, const struct commander_view *view, int rows, int cols)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int seats = c->table.seats, total = commander_columns(c, columns);
	struct grid g = { .x = cols >= 60 ? NAME_X : NAME_X_NARROW, .y = HEAD_ROWS, .total = total };
	int room;

	g.pitch = total ? (cols - g.x + 1) / total : cols;
	g.big = g.pitch >= BIG_PITCH && HEAD_ROWS + BIG_ROWS * seats <= rows;
	if (g.big) {
		g.row_pitch = BIG_ROWS;
	} else {
		g.pitch = g.pitch < SMALL_PITCH ? SMALL_PITCH : g.pitch;
		g.row_pitch = HEAD_ROWS + 2 * seats <= rows ? 2 : 1;
		g.y = HEAD_ROWS + seats <= rows ? HEAD_ROWS : 2;
	}
	room = (cols - g.x + 1) / g.pitch;
	g.columns = g.big ? total : room < 1 ? 1 : room < total ? room : total;
	room = (rows - 1 - g.y) / g.row_pitch;
	g.rows = g.big ? seats : room < 1 ? 1 : room < seats ? room : seats;
	g.first_row = first_seen(view->focus, g.rows);
	g.first_column = first_seen(view->source, g.columns);
	return g;
}

static void draw_heads(const struct scene *s, const struct grid *g, const struct commander_ref *columns)
{
	int cols = getmaxx(s->win), y = g->y - 2;
	char text[200];

	if (y >= 2)
		paint(s->win, s->p, y - 2, 2, cols - 3, ROLE_NORMAL | STYLE_BOLD, _("COMMANDER DAMAGE"));
	snprintf(text, sizeof text, _(" row has taken, from the commander in the column; %d loses"), s->limits.damage);
	if (y >= 2 && 20 + text_width(text) < cols)
		paint(s->win, s->p, y - 2, 20, cols - 21, ROLE_DIM, text);
	for (int i = 0; i < g->columns; i++) {
		const struct commander_ref *ref = &columns[g->first_column + i];
		int x = g->x + i * g->pitch, used;
		char number[16];

		snprintf(number, sizeof number, ref->card ? "%d.2" : "%d", ref->seat + 1);
		used = paint_chip(s->win, s->p, y, x, g->pitch, ROLE_SEAT + ref->seat % 8, number) + 1;
		if (g->pitch - used >= 5)
			paint(s->win, s->p, y, x + used, g->pitch - used, ROLE_NORMAL, s->c->table.seat[ref->seat].name);
	}
}

static void draw_name(const struct scene *s, const struct grid *g, int seat, int y)
{
	int life = s->c->player[seat].life.life, life_end = g->x - 5, x = 1;
	bool out = commander_is_out(s->c, seat), low = commander_danger(s, seat) == DANGER_LIFE;
	char text[16];

	snprintf(text, sizeof text, "%d", seat + 1);
	x += paint_chip(s->win, s->p, y, x, 5, out ? ROLE_DIM : ROLE_SEAT + seat % 8, text) + 1;
	snprintf(text, sizeof text, "%d", life);
	if (g->x < NAME_X)
		life_end = g->x - 2;
	paint(s->win, s->p, y, x, life_end - text_width(text) - x - 1,
	      out ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name);
	paint_right(s->win, s->p, y, life_end, 6,
	            out ? ROLE_DIM : low ? ROLE_DANGER | STYLE_BOLD : ROLE_NORMAL | STYLE_BOLD, text);
	if (low)
		paint(s->win, s->p, y, g->x < NAME_X ? life_end : life_end + 1, 1, ROLE_DANGER, "!");
}

/* The bars at both sides of the cell the keys mean. */
static void draw_bars(const struct scene *s, const struct grid *g, int y, int x)
{
	for (int i = 0; i < (g->big ? 3 : 1); i++) {
		paint_padded(s->win, s->p, y + i, g->big ? x - 2 : x - 1, 1, ROLE_ACCENT | STYLE_REVERSE, "");
		if (g->big)
			paint_padded(s->win, s->p, y + i, x + 10, 1, ROLE_ACCENT | STYLE_REVERSE, "");
	}
}

static void draw_cell(const struct scene *s, const struct grid *g, int seat, struct commander_ref ref, int y, int x)
{
	int taken = s->c->player[seat].taken[ref.seat][ref.card];
	int style = commander_damage_near(s, taken) ? ROLE_DANGER : taken ? ROLE_NORMAL : ROLE_DIM;
	char text[40];

	if (g->big && taken) {
		int size = digits_best(taken, 3, g->pitch - 5), width = digits_width(taken, size);
		int field = width > 7 ? width : 7;

		digits_paint(s->win, s->p, size ? y : y + 1, x + field - width, style, taken, size);
		if (style == ROLE_DANGER)
			paint(s->win, s->p, y + 1, x + field + 1, 1, style, "!");
		return;
	}
	snprintf(text, sizeof text, "%d%s", taken, style == ROLE_DANGER ? "!" : "");
	if (ref.seat == seat && g->pitch >= 9)
		paint_format(s->win, s->p, g->big ? y + 1 : y, x + 1, g->pitch - 2, style, _("own %s"), text);
	else
		paint(s->win, s->p, g->big ? y + 1 : y, g->big ? x + 5 : x + (g->pitch >= 9 ? 5 : 1), g->pitch - 1, style, text);
}

/* A commander's name without its title: "Sygg" of "Sygg, River Cutthroat". */
static int short_name(const char *name)
{
	return (int)strcspn(name, ",");
}

/* The cell of the keys in words, in the longest form that fits. */
static void draw_sentence(const struct scene *s, struct commander_ref ref, int y)
{
	const struct commander *c = s->c;
	const char *name = c->table.seat[s->view->focus].name, *card = c->player[ref.seat].card[ref.card].name;
	int taken = c->player[s->view->focus].taken[ref.seat][ref.card], left = s->limits.damage - taken;
	int room = getmaxx(s->win) - 2;
	char text[700], from[NAME_BYTES + 4], whose[400];

	snprintf(from, sizeof from, ref.card ? "%s.2" : "%s", c->table.seat[ref.seat].name);
	snprintf(whose, sizeof whose, *card ? "%s (%.*s)" : "%s", from, short_name(card), card);
	for (int form = 0; form < 3; form++) {
		const char *of = form ? from : whose;

		if (s->limits.damage <= 0 || commander_is_out(c, s->view->focus) || form == 2)
			snprintf(text, sizeof text, _("cell: %s has taken %d from %s"), name, taken, of);
		else
			snprintf(text, sizeof text, _("cell: %s has taken %d from %s: %d more and %s is out"),
			         name, taken, of, left > 0 ? left : 0, name);
		if (text_width(text) <= room)
			break;
	}
	paint(s->win, s->p, y, 1, room, ROLE_NORMAL, text);
}

void commander_draw_matrix(const struct scene *s, int *cursor_y, int *cursor_x)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int rows = getmaxy(s->win), cols = getmaxx(s->win), count = commander_columns(s->c, columns);
	struct grid g = grid_of(s->c, s->view, rows, cols);

	draw_heads(s, &g, columns);
	for (int i = 0; i < g.rows; i++) {
		int seat = g.first_row + i, y = g.y + i * g.row_pitch;

		if (g.big || i == 0)
			paint_rule(s->win, s->p, y - 1, 1, cols - 2, ROLE_DIM, false);
		draw_name(s, &g, seat, g.big ? y + 1 : y);
		for (int k = 0; k < g.columns; k++) {
			int x = g.x + k * g.pitch;

			if (seat == s->view->focus && g.first_column + k == s->view->source) {
				draw_bars(s, &g, y, x);
				*cursor_y = g.big ? y + 1 : y;
				*cursor_x = x;
			}
			draw_cell(s, &g, seat, columns[g.first_column + k], y, x);
		}
	}
	if (s->view->source < count && g.y + g.rows * g.row_pitch <= rows)
		draw_sentence(s, columns[s->view->source], rows - 1);
}

bool commander_matrix_at(const struct commander *c, const struct commander_view *view, int rows, int cols,
                         int y, int x, int *row, int *column)
{
	struct grid g = grid_of(c, view, rows, cols);

	if (y < g.y || x < g.x || (y - g.y) / g.row_pitch >= g.rows || (x - g.x) / g.pitch >= g.columns)
		return false;
	*row = g.first_row + (y - g.y) / g.row_pitch;
	*column = g.first_column + (x - g.x) / g.pitch;
	return true;
}
