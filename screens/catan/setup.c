/* SPDX-License-Identifier: MIT */
/*
 * The set-up in place of the dice, which nobody throws yet: who builds in which order, forwards and
 * then backwards, and how a board is laid.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum { LETTERS = 3, LETTERS_COLS = 60, CHIP = 5, OFFER_ROWS = 3, BRIEF_COLS = 24 };

/* The rows of the list, and from one player to the next. */
struct order {
	int y, x, cols, pitch;
	int across; /* columns: a round each, or one */
	int turn;   /* how many have built */
};

static void draw_builder(const struct catan_scene *s, const struct order *at, int n)
{
	int seats = s->c->table.seats, seat = catan_setup_seat(s->c, n), x, cols;
	int y = at->y + (at->across > 1 ? n % seats : n) * at->pitch, middle = y + (at->pitch > LETTERS);
	bool done = n < at->turn, now = n == at->turn;
	const char *name = s->c->table.seat[seat].name;
	int style = done ? ROLE_DIM : now ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL;

	part_of(at->cols, at->across, at->across > 1 ? n / seats : 0, &x, &cols);
	x += at->x;
	paint_seat(s->win, s->p, middle, x, cols, done ? ROLE_DIM : catan_role(s->c, seat), seat);
	if (now)
		paint_mark(s->win, s->p, middle, x + CHIP - 2, ROLE_ACCENT);
	x += CHIP - 1;
	cols -= n < seats ? CHIP : CHIP - 1;
	if (at->pitch > LETTERS)
		poster_middle(s->win, s->p, (struct area){ y, x, LETTERS, cols }, POSTER_LEFT, style, name,
		              LETTERS);
	else
		paint(s->win, s->p, y, x, cols, style, name);
}

static void draw_offer(const struct catan_scene *s, int y, int x, int cols)
{
	static const char *const lines[OFFER_ROWS] = {
		N_("m draws or types the board:"),
		N_("then rolls pay by themselves,"),
		N_("and the set-up goes by arrows."),
	};

	if (s->c->board.laid || s->frame->watching || cols < BRIEF_COLS)
		return;
	for (int i = 0; i < OFFER_ROWS; i++)
		paint(s->win, s->p, y + i, x, cols, i ? ROLE_DIM : ROLE_ACCENT, _(lines[i]));
}

bool catan_draw_setup(const struct catan_scene *s, const struct catan_places *at)
{
	int x = at->dice_x, y = at->margin, cols = getmaxx(s->win) - x - 1, seats = s->c->table.seats;
	int rows = at->panels.y - y - 2, used;
	struct order order = { .x = x, .cols = cols, .pitch = 1, .across = CATAN_SETUP_ROUNDS };
	bool road;

	if (s->c->phase != CATAN_SETUP || s->c->rolls || rows < seats)
		return false;
	used = paint(s->win, s->p, y, x, cols, ROLE_NORMAL | STYLE_BOLD, _("SET-UP")) + 2;
	if (used + text_width(_("forwards, then backwards")) <= cols)
		paint(s->win, s->p, y, x + used, cols - used, ROLE_DIM, _("forwards, then backwards"));
	order.turn = catan_setup_turn(s->c, &road);
	order.turn = order.turn < 0 ? CATAN_SETUP_ROUNDS * seats : order.turn;
	order.y = y + 2;
	if (cols >= LETTERS_COLS && rows - OFFER_ROWS - 1 >= seats * (LETTERS + 1))
		order.pitch = smaller((rows - OFFER_ROWS - 1) / seats, 2 * LETTERS);
	else if (rows - OFFER_ROWS - 1 >= 2 * seats)
		order.pitch = 2;
	for (int i = 0; i < seats; i++)
		if (text_width(s->c->table.seat[i].name) > cols / order.across - CHIP &&
		    rows - 2 >= CATAN_SETUP_ROUNDS * seats) { /* one column, for whole names */
			order.across = 1;
			order.pitch = 1;
		}
	for (int n = 0; n < CATAN_SETUP_ROUNDS * seats; n++)
		draw_builder(s, &order, n);
	y = order.y + seats * CATAN_SETUP_ROUNDS / order.across * order.pitch + (order.pitch == 1);
	if (y + OFFER_ROWS <= at->panels.y)
		draw_offer(s, y, x, cols);
	return true;
}
