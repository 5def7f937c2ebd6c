/* SPDX-License-Identifier: MIT */
/*
 * Catan for a whole room: the players' points and cards, and the board with the roll as
 * dice; whose turn it is and the clock above. Hands are numbers here, as at the table.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/poster.h"

enum { HEAD = 3, TALL_ROWS = 52, MARGIN = 1, GAP = 2, DICE_COLS = 19, SUM = 12 };

static int head_rows(const struct catan_scene *s)
{
	return getmaxy(s->win) >= TALL_ROWS && getmaxx(s->win) >= 120 ? 2 * HEAD : HEAD;
}

/* Whose turn it is and what must be done; the clock in the corner. Returns the rows. */
static int draw_head(const struct catan_scene *s)
{
	const struct table *table = &s->c->table;
	int cols = getmaxx(s->win) - 2 * MARGIN, rows = head_rows(s),
	    seat = s->c->winner >= 0 ? s->c->winner : table->turn;
	struct title title = { .clock = "" };
	char text[160] = "";

	screen_title_clock(table, s->frame, &title);
	poster_line(s->win, s->p, (struct area){ 0, MARGIN, rows, cols }, POSTER_RIGHT,
	            title.clock_late     ? ROLE_DANGER | STYLE_BOLD
	            : title.clock_stands ? ROLE_DIM
	                                 : ROLE_NORMAL,
	            title.clock, rows);
	cols -= poster_width(s->p, title.clock, rows) + 2 * GAP;
	if (s->c->winner >= 0)
		snprintf(text, sizeof text, _("%s wins"), table->seat[seat].name);
	else if (seat >= 0)
		snprintf(text, sizeof text, s->c->special ? _("special building") : "%s",
		         table->seat[seat].name);
	poster_line(s->win, s->p, (struct area){ 0, MARGIN, rows, cols }, POSTER_LEFT,
	            seat >= 0 ? catan_role(s->c, seat) | STYLE_BOLD : ROLE_NORMAL, text, rows);
	return rows + 1;
}

static void draw_players(const struct catan_scene *s)
{
	struct poster_cell cell[CATAN_SEATS] = { 0 };
	int head = draw_head(s);

	for (int i = 0; i < s->c->table.seats; i++) {
		const struct delta *delta = &s->view->delta[i];
		int due = s->c->player[i].must_discard;

		cell[i].name = s->c->table.seat[i].name;
		cell[i].name_style = i == s->c->table.turn ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL;
		cell[i].style = catan_role(s->c, i);
		cell[i].second_style = due ? ROLE_DANGER : ROLE_NORMAL;
		cell[i].word_style = due ? ROLE_DANGER : ROLE_DIM;
		cell[i].word = due ? _("! discards") : C_("hand", "cards");
		snprintf(cell[i].number, sizeof cell->number, "%d", catan_points(s->c, i));
		snprintf(cell[i].second, sizeof cell->second, "%d", s->c->player[i].cards);
		if (delta->until_ms > s->frame->now_ms)
			snprintf(cell[i].change, sizeof cell->change, "%+d", delta->amount);
	}
	poster_cells(s->win, s->p,
	             (struct area){ head, MARGIN, getmaxy(s->win) - head, getmaxx(s->win) - 2 * MARGIN },
	             cell, s->c->table.seats);
}

/* Both dice, and their sum below them. */
static void draw_dice(const struct catan_scene *s, struct area at)
{
	struct poster_die die[2] = { { s->c->die[0], ROLE_ACCENT }, { s->c->die[1], ROLE_ACCENT } };
	int sum = s->c->die[0] + s->c->die[1], size, rows;

	if (!s->c->rolls || at.cols < DICE_COLS - 1 || at.rows < HEAD)
		return;
	rows = poster_dice(s->win, s->p, (struct area){ at.y, at.x, at.rows * 2 / 3, at.cols }, die, 2);
	size = digits_best(SUM, at.rows - rows - 1, at.cols);
	digits_paint(s->win, s->p, at.y + rows + (rows ? 1 : 0), at.x, ROLE_NORMAL | STYLE_BOLD, sum, size);
}

/* The board as large as it goes beside the dice; without one the dice alone. */
static void draw_board(const struct catan_scene *s)
{
	int head = draw_head(s), rows = getmaxy(s->win) - head, cols = getmaxx(s->win) - 2 * MARGIN, y, x;
	struct area left = { head, MARGIN, rows, cols - DICE_COLS };
	struct catan_map map = { .island = NULL };

	if (s->c->board.laid)
		map = catan_map_of(catan_island(s->c), &left);
	if (!map.island) {
		draw_dice(s, (struct area){ head, MARGIN, rows, cols });
		return;
	}
	map.left -= map.x - MARGIN;
	map.x = MARGIN;
	catan_draw_board(s, &map, &y, &x);
	draw_dice(s, (struct area){ head, map.x + map.cols + GAP, rows, cols - map.cols - GAP });
}

int catan_room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct catan_view view = *(const struct catan_view *)v;
	struct catan_scene s = { state, &view, frame, frame->palette, win };
	bool second = s.c->board.laid || s.c->rolls;

	view.aim = AIM_NOTHING; /* nobody's hand is on the board */
	view.aside = true;
	if (page == 0)
		draw_players(&s);
	else if (page == 1 && second)
		draw_board(&s);
	return 1 + second;
}
