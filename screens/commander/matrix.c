/* SPDX-License-Identifier: MIT */
/*
 * The matrix of commander damage: a row for each player, a column for each
 * commander, and the cell in focus.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"

enum {
	NAME_X = 25,
	NAME_X_NARROW = 14, /* where the columns begin */
	SMALLEST = 3,
	TWO_DIGITS = 20,
	AROUND = 2, /* columns beside digits: a mark and a blank; and with a bar at each side */
	BARS = 6,
	SIGNED = 4, /* and a sign of danger */
	SMALL_PITCH = 5,
	HEAD_ROWS = 5,
	HEAD_LEAST = 2,
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

/* The cells in sight, and their places. */
struct grid {
	bool big, ruled; /* digits; a line above each row */
	int size, field; /* of the digits: their rows, and columns of two */
	int x, pitch, y, row_pitch;
	int first_row, rows, first_column, columns; /* in sight */
	int total;                                  /* columns in all */
};

static int first_seen(int focus, int seen)
{
	return focus >= seen ? focus - seen + 1 : 0;
}

/* Whether digits of a size fit: with lines between players, without, and the smallest
 * also without the words above. */
static bool rows_fit(struct grid *g, int seats, int rows)
{
	const struct {
		int head, more;
	} ways[] = { { HEAD_ROWS, 2 }, { HEAD_ROWS, 1 }, { HEAD_ROWS, 0 }, { HEAD_LEAST, 0 } };

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		if ((g->size > SMALLEST && !ways[i].more) || (g->size == SMALLEST && ways[i].more == 2))
			continue;
		g->y = ways[i].head;
		g->row_pitch = g->size + ways[i].more;
		g->ruled = ways[i].more;
		if (g->y + g->row_pitch * seats + !g->ruled <= rows)
			return true;
	}
	return false;
}

/* The largest digits that fit. */
static bool choose_digits(struct grid *g, int seats, int rows, int most)
{
	for (g->size = digits_smaller(0); g->size; g->size = digits_smaller(g->size)) {
		g->field = digits_width(TWO_DIGITS, g->size);
		if (g->size <= most && g->field + (g->size > SMALLEST ? BARS : AROUND) <= g->pitch &&
		    rows_fit(g, seats, rows))
			return true;
	}
	return false;
}

/* Behind the longest name and a life. */
static int cells_x(const struct commander *c)
{
	enum { CHIP = 6, LIFE = 3, AIR = 7 };
	int name = 0;

	for (int i = 0; i < c->table.seats; i++)
		name = larger(name, text_width(c->table.seat[i].name));
	return smaller(CHIP + name + LIFE + AIR, NAME_X);
}

static struct grid grid_of(const struct commander *c, const struct commander_view *view, int rows, int cols,
                           int most)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int seats = c->table.seats, total = commander_columns(c, columns);
	struct grid g = { .x = cols >= 60 ? cells_x(c) : NAME_X_NARROW, .y = HEAD_ROWS, .total = total };
	int room;

	g.pitch = total ? (cols - g.x + 1) / total : cols;
	if (!(g.big = choose_digits(&g, seats, rows, most))) {
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

/* Two commanders of one player are told apart by their own names. */
static void head_name(const struct scene *s, struct commander_ref ref, int room, char out[COMMANDER_BYTES])
{
	const struct commander_player *player = &s->c->player[ref.seat];

	*out = '\0';
	if (player->commanders == 2)
		for (int form = CARD_SHORT; form <= CARD_CALLED; form++) {
			commander_card_name(&player->card[ref.card], (enum card_name)form, out);
			if (text_width(out) <= room)
				break;
		}
	if (!*out || (!ref.card && text_width(out) > room))
		snprintf(out, COMMANDER_BYTES, "%s", s->c->table.seat[ref.seat].name);
}

/* Beside the numbers, or where they have no room there, below them; or nowhere. */
enum heads { HEADS_BESIDE, HEADS_BELOW, HEADS_NONE };

static int head_room(const struct grid *g, struct commander_ref ref, enum heads heads)
{
	int chip = ref.card ? 5 : 3 + (ref.seat + 1 > 9);

	return heads == HEADS_BESIDE ? g->pitch - chip - 2 : g->pitch - 1;
}

static enum heads heads_of(const struct scene *s, const struct grid *g, const struct commander_ref *columns)
{
	enum heads heads = HEADS_BESIDE;

	for (int i = 0; i < g->columns && heads < HEADS_NONE; i++) {
		struct commander_ref ref = columns[g->first_column + i];
		char name[COMMANDER_BYTES];

		head_name(s, ref, head_room(g, ref, heads), name);
		if (text_width(name) <= head_room(g, ref, heads) &&
		    (heads != HEADS_BELOW || g->y >= HEAD_ROWS))
			continue;
		heads++;
		i = -1;
	}
	return heads;
}

static void draw_head(const struct scene *s, const struct grid *g, struct commander_ref ref, enum heads heads,
                      int x, bool focus)
{
	int y = g->y - 2, width;
	char number[16], name[COMMANDER_BYTES];

	snprintf(number, sizeof number, ref.card ? "%d.2" : "%d", ref.seat + 1);
	width = paint_chip(s->win, s->p, y - (heads == HEADS_BELOW), x, g->pitch, seat_role(ref.seat),
	                   number);
	if (heads == HEADS_NONE)
		return;
	head_name(s, ref, head_room(g, ref, heads), name);
	paint(s->win, s->p, y, heads == HEADS_BESIDE ? x + width + 1 : x, head_room(g, ref, heads),
	      focus ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL, name);
}

static void draw_heads(const struct scene *s, const struct grid *g, const struct commander_ref *columns)
{
	int cols = getmaxx(s->win), y = g->y - 2;
	enum heads heads = heads_of(s, g, columns);
	char text[200];

	if (y >= 2)
		paint(s->win, s->p, y - 2, 2, cols - 3, ROLE_NORMAL | STYLE_BOLD, _("COMMANDER DAMAGE"));
	snprintf(text, sizeof text, _(" each row's damage from the commander in the column; %d loses"),
	         s->limits.damage);
	if (y >= 2 && 20 + text_width(text) < cols)
		paint(s->win, s->p, y - 2, 20, cols - 21, ROLE_DIM, text);
	for (int i = 0; i < g->columns; i++)
		draw_head(s, g, columns[g->first_column + i], heads, g->x + i * g->pitch,
		          g->first_column + i == s->view->source);
}

static void draw_name(const struct scene *s, const struct grid *g, int seat, int y)
{
	int life = s->c->player[seat].life.life, life_end = g->x - 5, x = 1;
	bool out = commander_is_out(s->c, seat), low = commander_danger(s, seat) == DANGER_LIFE;
	int name = seat == s->view->focus ? ROLE_ACCENT | STYLE_BOLD
	           : out                  ? ROLE_DIM
	                                  : ROLE_NORMAL | STYLE_BOLD;
	char text[16];

	x += paint_seat(s->win, s->p, y, x, 5, out ? ROLE_DIM : seat_role(seat), seat) + 1;
	snprintf(text, sizeof text, "%d", life);
	if (g->x <= NAME_X_NARROW)
		life_end = g->x - 2;
	paint(s->win, s->p, y, x, life_end - text_width(text) - x - 1, name, s->c->table.seat[seat].name);
	paint_right(s->win, s->p, y, life_end, 6,
	            out   ? ROLE_DIM
	            : low ? ROLE_DANGER | STYLE_BOLD
	                  : ROLE_NORMAL | STYLE_BOLD,
	            text);
	if (low)
		paint(s->win, s->p, y, g->x <= NAME_X_NARROW ? life_end : life_end + 1, 1, ROLE_DANGER, "!");
}

/* The mark before the number in focus, and heavy lines beside it. */
static void draw_focus(const struct scene *s, const struct grid *g, int y, int x, int number_x)
{
	bool bars = g->big && g->pitch >= g->field + BARS;

	for (int i = 0; i < g->size && g->big; i++) {
		paint_padded(s->win, s->p, y + i, bars ? x - 2 : x - 1, 1, ROLE_ACCENT | STYLE_REVERSE, "");
		if (bars)
			paint_padded(s->win, s->p, y + i, x + g->field + 3, 1, ROLE_ACCENT | STYLE_REVERSE,
			             "");
	}
	paint_mark(s->win, s->p, g->big ? y + g->size / 2 : y, number_x - 1, ROLE_ACCENT | STYLE_BOLD);
}

static int cell_style(const struct scene *s, int taken, bool focus)
{
	if (commander_damage_near(s, taken))
		return ROLE_DANGER | (focus ? STYLE_BOLD : 0);
	return focus ? ROLE_ACCENT | STYLE_BOLD : taken ? ROLE_NORMAL : ROLE_DIM;
}

static void draw_digits(const struct scene *s, const struct grid *g, int taken, int style, bool focus, int y,
                        int x)
{
	int size = digits_best(taken, g->size, g->pitch - AROUND), width = digits_width(taken, size);
	int field = larger(width, g->field), sign = x + field + (g->pitch >= g->field + SIGNED);

	if (focus)
		draw_focus(s, g, y, x, x + field - width);
	digits_paint(s->win, s->p, y + (g->size - larger(size, 1)) / 2, x + field - width, style, taken,
	             size);
	if ((style & 0xff) == ROLE_DANGER)
		paint(s->win, s->p, y + g->size / 2, sign, 1, style, "!");
}

static void draw_cell(const struct scene *s, const struct grid *g, int seat, struct commander_ref ref,
                      bool focus, int y, int x)
{
	int taken = s->c->player[seat].taken[ref.seat][ref.card], style = cell_style(s, taken, focus);
	bool written = g->big && taken && s->p->ascii && g->size == SMALLEST; /* it has no such digits */
	bool own = ref.seat == seat && g->pitch >= 9;
	int digit = g->big ? g->field - 2 : g->pitch >= 9 ? 5 : 1;
	int text_x = x + (own ? digit - 4 : digit) - (written && taken > 9), width = g->pitch - (text_x - x);
	char text[40], number[20];

	if (g->big && taken && !written) {
		draw_digits(s, g, taken, style, focus, y, x);
		return;
	}
	if (focus)
		draw_focus(s, g, y, x, text_x);
	snprintf(number, sizeof number, "%d%s", taken, (style & 0xff) == ROLE_DANGER ? "!" : "");
	snprintf(text, sizeof text, own ? _("own %s") : "%s", number);
	paint(s->win, s->p, g->big ? y + g->size / 2 : y, text_x, width,
	      style | (focus && !g->big ? STYLE_UNDERLINE : 0) | (written ? STYLE_BOLD : 0), text);
}

/* The cell in focus in words, in the longest form that fits. */
static void draw_sentence(const struct scene *s, struct commander_ref ref, int y)
{
	const struct commander *c = s->c;
	const char *name = c->table.seat[s->view->focus].name;
	bool counts = s->limits.damage > 0 && !commander_is_out(c, s->view->focus) &&
	              !commander_is_out(c, ref.seat);
	int taken = c->player[s->view->focus].taken[ref.seat][ref.card], left = s->limits.damage - taken;
	int room = getmaxx(s->win) - 2;
	char text[700], from[NAME_BYTES + 4], whose[400], card[COMMANDER_BYTES];

	commander_card_name(&c->player[ref.seat].card[ref.card], CARD_SHORT, card);
	snprintf(from, sizeof from, ref.card ? "%s.2" : "%s", c->table.seat[ref.seat].name);
	snprintf(whose, sizeof whose, *card ? "%s (%s)" : "%s", from, card);
	for (int form = 0; form < 3; form++) {
		const char *of = form ? from : whose;

		if (!counts || form == 2)
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
	struct grid g =
		grid_of(s->c, s->view, rows, cols, s->p->digits_most ? s->p->digits_most : digits_smaller(0));

	draw_heads(s, &g, columns);
	for (int i = 0; i < g.rows; i++) {
		int seat = g.first_row + i, y = g.y + i * g.row_pitch, middle = g.big ? y + g.size / 2 : y;

		if (g.ruled || i == 0)
			paint_rule(s->win, s->p, y - 1, 1, cols - 2, ROLE_DIM, false);
		draw_name(s, &g, seat, middle);
		for (int k = 0; k < g.columns; k++) {
			int x = g.x + k * g.pitch;

			bool focus = seat == s->view->focus && g.first_column + k == s->view->source;

			if (focus) {
				*cursor_y = middle;
				*cursor_x = x;
			}
			draw_cell(s, &g, seat, columns[g.first_column + k], focus, y, x);
		}
	}
	if (s->view->source < count && g.y + g.rows * g.row_pitch <= rows)
		draw_sentence(s, columns[s->view->source], rows - 1);
}

bool commander_matrix_at(const struct commander *c, const struct commander_view *view, int rows, int cols,
                         int y, int x, int *row, int *column)
{
	struct grid g = grid_of(c, view, rows, cols, digits_smaller(0));

	if (y < g.y || x < g.x || (y - g.y) / g.row_pitch >= g.rows || (x - g.x) / g.pitch >= g.columns)
		return false;
	*row = g.first_row + (y - g.y) / g.row_pitch;
	*column = g.first_column + (x - g.x) / g.pitch;
	return true;
}
