/* SPDX-License-Identifier: MIT */
/*
 * The matrix of commander damage: a row for each player, a column for each
 * commander, and the cell in focus.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	NAME_X = 25,
	NAME_X_NARROW = 14,
	PITCH_LEAST = 5,
	PITCH_MOST = 18,
	HEAD_ROWS = 5,
	CELLS_Y = 2,
	OWN_COLS = 9
};

/* The cells in sight, and their places. */
struct grid {
	int x, pitch, y, row_pitch;
	int first_row, rows, first_column, columns; /* in sight */
};

static int first_seen(int focus, int seen)
{
	return focus >= seen ? focus - seen + 1 : 0;
}

/* Behind the longest name and a life. */
static int cells_x(const struct commander *c)
{
	enum { CHIP = 6, LIFE = 3, AIR = 7 };
	int name = 0;

	every_seat (i, c->table)
		name = larger(name, text_width(c->table.seat[i].name));
	return smaller(CHIP + name + LIFE + AIR, NAME_X);
}

static struct grid grid_of(const struct commander *c, const struct commander_view *view, int rows, int cols)
{
	struct commander_ref columns[COLUMNS_MOST];
	int seats = c->table.seats, total = larger(commander_columns(c, columns), 1);
	struct grid g = { .x = cols >= 60 ? cells_x(c) : NAME_X_NARROW };

	g.pitch = smaller(larger((cols - g.x) / total, PITCH_LEAST), PITCH_MOST);
	g.y = HEAD_ROWS + seats <= rows ? HEAD_ROWS : CELLS_Y;
	g.row_pitch = g.y + 2 * seats <= rows ? 2 : 1;
	g.columns = smaller(larger((cols - g.x) / g.pitch, 1), total);
	g.rows = smaller(larger((rows - 1 - g.y) / g.row_pitch, 1), seats);
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

/* The chip of its player, and below it the name where that has room. */
static void draw_head(const struct scene *s, const struct grid *g, struct commander_ref ref, int x, int room,
                      bool focus)
{
	char number[16], name[COMMANDER_BYTES];

	snprintf(number, sizeof number, ref.card ? "%d.2" : "%d", ref.seat + 1);
	paint_chip(s->win, s->p, g->y - 2 - (g->y == HEAD_ROWS), x, g->pitch, seat_role(ref.seat), number);
	head_name(s, ref, room, name);
	if (g->y == HEAD_ROWS && text_width(name) <= room)
		paint(s->win, s->p, g->y - 2, x, room, ROLE_NORMAL | (focus ? STYLE_BOLD : 0), name);
}

static void draw_heads(const struct scene *s, const struct grid *g, const struct commander_ref *columns)
{
	int cols = getmaxx(s->win), x = 4;
	char text[200];

	if (g->y == HEAD_ROWS) {
		x += paint(s->win, s->p, 0, 2, cols - 3, ROLE_NORMAL | STYLE_BOLD, _("COMMANDER DAMAGE"));
		snprintf(text, sizeof text, _("each row's damage from the commander in the column; %d loses"),
		         s->limits.damage);
		if (x + text_width(text) < cols)
			paint(s->win, s->p, 0, x, cols - x, ROLE_DIM, text);
	}
	for (int i = 0; i < g->columns; i++) {
		int at = g->x + i * g->pitch;

		draw_head(s, g, columns[g->first_column + i], at,
		          i < g->columns - 1 ? g->pitch - 1 : cols - 1 - at,
		          g->first_column + i == s->view->source);
	}
}

static void draw_name(const struct scene *s, const struct grid *g, int seat, int y)
{
	bool out = commander_is_out(s->c, seat), low = commander_danger(s, seat) == DANGER_LIFE;
	int x = 1, life_end = g->x - (g->x > NAME_X_NARROW ? 5 : 2);
	char life[16];

	x += paint_seat(s->win, s->p, y, x, 5, out ? ROLE_DIM : seat_role(seat), seat) + 1;
	snprintf(life, sizeof life, "%d%s", s->c->player[seat].life.life, low ? "!" : "");
	paint(s->win, s->p, y, x, life_end - text_width(life) - x - 1,
	      out ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name);
	paint_right(s->win, s->p, y, life_end + low, 6,
	            out   ? ROLE_DIM
	            : low ? ROLE_DANGER | STYLE_BOLD
	                  : ROLE_NORMAL | STYLE_BOLD,
	            life);
}

static int cell_style(const struct scene *s, int taken, bool focus)
{
	if (commander_damage_near(s, taken))
		return ROLE_DANGER | (focus ? STYLE_BOLD : 0);
	return focus ? ROLE_ACCENT | STYLE_BOLD : taken ? ROLE_NORMAL : ROLE_DIM;
}

static void draw_cell(const struct scene *s, const struct grid *g, int seat, struct commander_ref ref,
                      bool focus, int y, int x)
{
	int taken = s->c->player[seat].taken[ref.seat][ref.card], style = cell_style(s, taken, focus);
	bool near = (style & 0xff) == ROLE_DANGER;
	char text[20];

	snprintf(text, sizeof text, "%d%s", taken, near ? "!" : "");
	if (focus)
		paint_mark(s->win, s->p, y, x, ROLE_ACCENT | STYLE_BOLD);
	paint_right(s->win, s->p, y, x + 3 + near, 3 + near, style | (focus ? STYLE_UNDERLINE : 0), text);
	if (ref.seat == seat && g->pitch >= OWN_COLS)
		paint(s->win, s->p, y, x + 5, g->pitch - 5, ROLE_DIM, _("own"));
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
	struct commander_ref columns[COLUMNS_MOST];
	int rows = getmaxy(s->win), cols = getmaxx(s->win), count = commander_columns(s->c, columns);
	struct grid g = grid_of(s->c, s->view, rows, cols);

	draw_heads(s, &g, columns);
	paint_rule(s->win, s->p, g.y - 1, 1, cols - 2, ROLE_DIM, false);
	for (int i = 0; i < g.rows * g.columns; i++) {
		int seat = g.first_row + i / g.columns, column = g.first_column + i % g.columns;
		int y = g.y + i / g.columns * g.row_pitch, x = g.x + i % g.columns * g.pitch;
		bool focus = seat == s->view->focus && column == s->view->source && !s->frame->room;

		if (i % g.columns == 0)
			draw_name(s, &g, seat, y);
		spot_put(s->p, s->win, y, x, g.row_pitch, g.pitch, SPOT_CELL, seat * COLUMNS_MOST + column);
		draw_cell(s, &g, seat, columns[column], focus, y, x);
		if (focus) {
			*cursor_y = y;
			*cursor_x = x;
		}
	}
	if (s->view->source < count && g.y + g.rows * g.row_pitch <= rows)
		draw_sentence(s, columns[s->view->source], rows - 1);
}
