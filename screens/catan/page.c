/* SPDX-License-Identifier: MIT */
/* The board as a page, where it does not stand beside the panels: the map, and who plays as text. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { SIDE_COLS = 19, FOOT_ROWS = 2, PLAYER_ROWS = 3, CHIP = 4, WIDE = 5 };

/* The map of the page; who plays stands at the right of it, or below where bricks are higher so, or have
 * their whole names. */
static struct catan_map map_and_list(const struct catan *c, int rows, int cols, struct area *list)
{
	struct area left = { 0, 0, rows, cols - SIDE_COLS }, upper = { 0, 0, rows - FOOT_ROWS, cols };
	struct catan_map beside = catan_map_of(catan_island(c), &left),
			 above = catan_map_of(catan_island(c), &upper);

	if (beside.island && above.pitch <= beside.pitch && beside.wide >= WIDE) {
		*list = (struct area){ rows > c->table.seats * PLAYER_ROWS, cols - SIDE_COLS, rows,
			               SIDE_COLS };
		return beside;
	}
	*list = (struct area){ rows - FOOT_ROWS, 1, FOOT_ROWS, cols - 2 };
	return above;
}

/* ---- who plays ---- */

/* The seat, the name, and at the end what is so about the player, in a word or a sign. */
static void draw_name(const struct catan_scene *s, int seat, const struct area *at)
{
	struct chips chips = catan_chips(s, seat, CHIPS_SHORT);
	const char *name = s->c->table.seat[seat].name, *sign = chips.chip[0].text;
	int x = at->x + CHIP, end = at->x + at->cols;

	paint_seat(s->win, s->p, at->y, at->x, CHIP, catan_role(s->c, seat), seat);
	if (seat == s->view->focus && !s->frame->room)
		paint_mark(s->win, s->p, at->y, x - 1, ROLE_ACCENT);
	if (x + text_width(name) + text_width(sign) + 2 > end)
		sign = chips_sign(&chips);
	if (chips.count) {
		end -= text_width(sign) + 1;
		paint(s->win, s->p, at->y, end, at->x + at->cols - end,
		      chips.chip[0].style | STYLE_REVERSE | STYLE_BOLD, sign);
	}
	x -= x + text_width(name) == end && seat != s->view->focus; /* or the next chip touches it */
	paint(s->win, s->p, at->y, x, end - x, ROLE_NORMAL | STYLE_BOLD, name);
}

/* The hand, and the points of their goal, in words where they fit. */
static void draw_numbers(const struct catan_scene *s, int seat, const struct area *at)
{
	int cards = s->c->player[seat].cards, points = catan_points(s->c, seat), goal;
	char hand[40], text[40];

	snprintf(text, sizeof text, at->cols < SIDE_COLS - 2 ? "%d/%d" : C_("goal", "%d of %d"), points,
	         s->c->goal);
	goal = text_width(text);
	snprintf(hand, sizeof hand, _("hand %d"), cards);
	if (text_width(hand) + 1 + goal > at->cols)
		snprintf(hand, sizeof hand, _("h%d"), cards);
	paint(s->win, s->p, at->y, at->x, at->cols, catan_hand_style(s->c, seat), hand);
	paint_right(s->win, s->p, at->y, at->x + at->cols, goal, catan_role(s->c, seat) | STYLE_BOLD, text);
}

static void draw_player(const struct catan_scene *s, int seat, const struct area *at)
{
	struct area row = { at->y + 1, at->x + 1, 1, at->cols - 2 };

	draw_name(s, seat, at);
	if (at->rows > 1)
		draw_numbers(s, seat, &row);
	row.y++;
	if (at->rows > 2)
		catan_draw_news(s, seat, &row);
}

/* ---- beside the map ---- */

/* The hexes of the spot under the cursor, below each other. */
static void draw_spot_hexes(const struct catan_scene *s, int y, const struct area *list)
{
	struct catan_aim aim = catan_aim_of(s->view, s->c);
	int hexes[3], count = 0;

	if (aim.piece == AIM_SETTLEMENT && !s->frame->watching)
		count = island_spot_hexes(catan_island(s->c), aim.places.at[aim.now], hexes);
	for (int i = 0; i < count; i++)
		paint(s->win, s->p, y + i, list->x + 1, list->cols - 1, ROLE_NORMAL,
		      catan_hex_text(s->c->board.hex[hexes[i]]).text);
}

/* The last roll, and how pieces look. */
static void draw_signs(const struct catan_scene *s, const struct area *list)
{
	const char *const signs[CATAN_PIECES] = { s->p->ascii ? "=1=" : "━1━", "^1^", "#1#" };
	int x = list->x + 1, y = list->rows - CATAN_PIECES - 1;

	if (s->c->rolls)
		paint_format(s->win, s->p, y - 2, x, list->cols - 1, ROLE_NORMAL, _("last roll %d+%d"),
		             s->c->die[0], s->c->die[1]);
	for (int thing = 0; thing < CATAN_PIECES; thing++)
		paint_format(s->win, s->p, y + thing, x, list->cols - 1, ROLE_DIM, "%s %s", signs[thing],
		             _(catan_things[thing].name));
}

static void draw_list(const struct catan_scene *s, const struct area *list)
{
	int seats = s->c->table.seats, below = list->rows == FOOT_ROWS,
	    rows = below ? FOOT_ROWS : smaller(list->rows / seats, PLAYER_ROWS), end = list->y + seats * rows;

	for (int i = 0; i < seats; i++) {
		struct area at = { list->y + (below ? 0 : i * rows), list->x, rows, list->cols };

		if (below) {
			part_of(list->cols, seats, i, &at.x, &at.cols);
			at.x += list->x;
		}
		draw_player(s, i, &at);
	}
	if (below)
		return;
	draw_spot_hexes(s, smaller(end, list->rows - 3), list);
	if (end + 1 + 2 + CATAN_PIECES < list->rows)
		draw_signs(s, list);
}

/* Without room for the map: the rows of hexes as words, and who is where. */
static void draw_words(const struct catan_scene *s)
{
	enum { NAMES = 16 };
	const struct island *island = catan_island(s->c);
	int y = -1, x = 0, column;

	for (int hex = 1; hex <= island->hexes; hex++) {
		catan_hex what = s->c->board.hex[hex];

		y = island_hex_row(island, hex, &column);
		x = column ? x : 1;
		x += 1 + paint(s->win, s->p, y, x, getmaxx(s->win) - x,
		               what == s->c->robber ? ROLE_WARNING | STYLE_REVERSE : ROLE_NORMAL,
		               catan_hex_word(what).text);
	}
	every_seat (i, s->c->table) {
		const struct catan_player *p = &s->c->player[i];
		struct area at = { ++y, 1, 1, NAMES - 2 };

		draw_player(s, i, &at);
		x = NAMES;
		for (int k = 0; k < p->places; k++)
			x += 1 + paint_format(s->win, s->p, y, x, getmaxx(s->win) - x, ROLE_NORMAL,
			                      p->place[k].city ? "#%d" : "^%d", p->place[k].spot);
	}
}

void catan_draw_page(const struct catan_scene *s, int *cursor_y, int *cursor_x)
{
	struct area list;
	struct catan_map map = map_and_list(s->c, getmaxy(s->win), getmaxx(s->win), &list);

	*cursor_y = 0;
	*cursor_x = 1;
	if (!map.island) {
		draw_words(s);
		return;
	}
	draw_list(s, &list);
	catan_draw_board(s, &map, cursor_y, cursor_x);
}
