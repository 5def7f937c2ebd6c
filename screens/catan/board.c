/* SPDX-License-Identifier: MIT */
/*
 * Draws the board: lands with their numbers, the robber, harbours in the sea, roads and
 * buildings with their owner's digit, and the places that the cursor goes to. map.c knows the
 * cells, cursor.c the places.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

int catan_role(const struct catan *c, int seat)
{
	static const enum piece_colour colours[] = { PIECE_RED,    PIECE_BLUE,  PIECE_WHITE,
		                                     PIECE_ORANGE, PIECE_GREEN, PIECE_BROWN };

	return c->colour[seat] ? ROLE_PIECE + (int)colours[c->colour[seat] - 1] : seat_role(seat);
}

/* ---- hexes ---- */

static int tint_of(catan_hex hex)
{
	static const enum tint tints[] = {
		[CATAN_BRICK] = TINT_VOLCANO, [CATAN_LUMBER] = TINT_TREE, [CATAN_WOOL] = TINT_BRAMBLE,
		[CATAN_GRAIN] = TINT_SAND,    [CATAN_ORE] = TINT_DRIFT,
	};
	int land = catan_hex_resource(hex);

	return STYLE_TINT * (int)(land < 0 ? TINT_HIGH : tints[land]);
}

static const char *land_name(catan_hex hex)
{
	int land = catan_hex_resource(hex);

	return land < 0 ? _("desert") : _(catan_resources[land].name);
}

/* The first corner of an upright side. */
enum { EAST = 1, WEST = 4 };

/* What is written in a hex. */
struct land {
	catan_hex hex;
	int number, ground;
	bool robber, aimed; /* the robber is there; it would come there */
	int y, x, rows;     /* the rows in full width, and the middle column */
	int west, east;     /* columns at the sides that stay blank */
	bool brief;         /* its land is a letter */
};

static int land_cols(const struct catan_map *map, const struct land *land)
{
	return 2 * map->wide - 1 - land->west - land->east;
}

static void centre(const struct catan_scene *s, const struct catan_map *map, const struct land *land, int row,
                   int style, const char *text)
{
	int cols = land_cols(map, land), width = smaller(text_width(text), cols);
	int first = land->x - map->wide + 1 + land->west;

	paint(s->win, s->p, land->y + row, first + within(land->x - width / 2 - first, cols - width), cols,
	      style, text);
}

/* Never reversed: so are the pieces. */
static int number_style(const struct catan_scene *s, const struct land *land)
{
	return (island_is_red(land->number) ? ROLE_DANGER : ROLE_NORMAL) | STYLE_BOLD | land->ground |
	       (s->p->loud ? STYLE_SHAPE : 0);
}

/* "8", and "*8*" in red. */
static void number_text(const struct land *land, char out[16])
{
	snprintf(out, 16, island_is_red(land->number) ? "*%d*" : "%d", land->number);
}

static void draw_robber(const struct catan_scene *s, const struct catan_map *map, const struct land *land,
                        int row)
{
	char text[60], number[16] = "";

	if (land->rows == 2 && land->number)
		snprintf(number, sizeof number, " %d", land->number);
	snprintf(text, sizeof text, number[0] ? "%s%s" : " %s ", C_("on the board", "ROBBER"), number);
	centre(s, map, land, row, (land->aimed ? ROLE_ACCENT : ROLE_WARNING) | STYLE_REVERSE | STYLE_BOLD,
	       text);
}

/* A dot for each of the 36 throws that pay; stars for a red number. */
static void draw_pips(const struct catan_scene *s, const struct catan_map *map, const struct land *land,
                      int row)
{
	char text[8] = "";
	int count = 6 - abs(7 - land->number);

	memset(text, island_is_red(land->number) ? '*' : '.', (size_t)count);
	centre(s, map, land, row, number_style(s, land), text);
}

/* What a brick with a number says in its one row: "lumber 11", brief "l 11". */
static void brick_text(catan_hex hex, bool brief, char *out, size_t size)
{
	struct land land = { .number = catan_hex_number(hex) };
	const char *name = land_name(hex);
	size_t bytes = strlen(name);
	char number[16];
	uint32_t first;

	number_text(&land, number);
	snprintf(out, size, "%.*s %s", brief ? utf8_decode(name, bytes, &first) : (int)bytes, name, number);
}

/* Whether all bricks are brief, as one is too narrow for its name. */
static bool are_brief(const struct catan_scene *s, const struct catan_map *map)
{
	char text[100];
	int most = 0;

	for (int hex = 1; !map->slant && hex <= map->island->hexes; hex++)
		if (catan_hex_number(s->c->board.hex[hex])) {
			brick_text(s->c->board.hex[hex], false, text, sizeof text);
			most = larger(most, text_width(text));
		}
	return most > 2 * map->wide - 1;
}

static void draw_line(const struct catan_scene *s, const struct catan_map *map, const struct land *land)
{
	int cols = land_cols(map, land);
	char text[100], number[16] = "";

	if (land->number)
		number_text(land, number);
	if (land->robber || land->aimed) {
		snprintf(text, sizeof text, "%s %s", C_("on the board", "ROBBER"),
		         catan_hex_word(land->hex).text);
		if (text_width(text) > cols)
			snprintf(text, sizeof text, "R %s%s%s", land_name(land->hex), number[0] ? " " : "",
			         number);
		if (text_width(text) > cols)
			snprintf(text, sizeof text, land->number ? "R %s" : "%.0s%s",
			         catan_hex_word(land->hex).text, C_("on the board", "ROBBER"));
		centre(s, map, land, 0,
		       (land->aimed ? ROLE_ACCENT : ROLE_WARNING) | STYLE_REVERSE | STYLE_BOLD, text);
		return;
	}
	if (land->number)
		brick_text(land->hex, land->brief, text, sizeof text);
	else
		snprintf(text, sizeof text, "%s", land_name(land->hex));
	if (text_width(text) > cols && land->number)
		brick_text(land->hex, true, text, sizeof text);
	centre(s, map, land, 0, number_style(s, land), text);
}

enum { MOST_NUMBER = 12 }; /* all have the size of the widest */

static void draw_number(const struct catan_scene *s, const struct catan_map *map, const struct land *land,
                        int top, int rows)
{
	int size = digits_fit(s->p, MOST_NUMBER, rows, 2 * map->wide - 5), high = digits_rows(size);
	int width = size ? digits_width(land->number, size) : 0, y = land->y + top + (rows - high) / 2;
	char text[16];

	if (high < digits_rows(digits_small(s->p)) || (s->p->digits_most && high > s->p->digits_most)) {
		number_text(land, text);
		centre(s, map, land, top + (rows - 1) / 2, number_style(s, land), text);
		return;
	}
	digits_paint(s->win, s->p, y, land->x - width / 2, number_style(s, land) | STYLE_SHAPE, land->number,
	             size);
	if (!island_is_red(land->number) || width + 6 > 2 * map->wide)
		return;
	paint(s->win, s->p, y + high / 2, land->x - width / 2 - 2, 1, number_style(s, land), "*");
	paint(s->win, s->p, y + high / 2, land->x - width / 2 + width + 1, 1, number_style(s, land), "*");
}

/* Above the rows in full width, where the smallest digits need them all: between the sides of the top. */
static void draw_raised_name(const struct catan_scene *s, const struct catan_map *map,
                             const struct land *land)
{
	const char *name = land_name(land->hex);
	int cols = 2 * catan_map_inside(map, map->slant - 1) - 1, width = smaller(text_width(name), cols);

	paint(s->win, s->p, land->y - 1, land->x - width / 2, cols, ROLE_NORMAL | land->ground, name);
}

static void draw_text(const struct catan_scene *s, const struct catan_map *map, const struct land *land)
{
	bool robbed = land->robber || land->aimed;
	int high = digits_rows(digits_small(s->p)),
	    top = land->rows != high || map->slant < 2 || robbed || !land->number;
	bool foot = land->rows > 2 && (robbed || land->rows - top != high);

	if (land->rows == 1) {
		draw_line(s, map, land);
		return;
	}
	if (top)
		centre(s, map, land, 0, ROLE_NORMAL | land->ground, land_name(land->hex));
	else
		draw_raised_name(s, map, land);
	if (land->number)
		draw_number(s, map, land, top, land->rows - top - foot);
	if (robbed && land->rows == 2)
		draw_robber(s, map, land, 1);
	else if (robbed)
		draw_robber(s, map, land, land->rows - 1);
	else if (foot && land->number)
		draw_pips(s, map, land, land->rows - 1);
}

/* Whether the cursor of somebody who may place is there. */
static bool is_aimed(const struct catan_scene *s, const struct catan_aim *aim, enum aim_piece piece, int at)
{
	return aim->piece == piece && aim->places.at[aim->now] == at && !s->frame->watching;
}

/* The column inside a brick beside the side from a corner to the next: the cursor takes it, and without
 * colours a road's digit must not touch a number. */
static int side_cols(const struct catan_scene *s, const struct catan_map *map, int hex, int corner,
                     const struct catan_aim *aim)
{
	int edge = island_edge_between(map->island, island_hex_spot(map->island, hex, corner),
	                               island_hex_spot(map->island, hex, corner + 1));

	return !map->slant &&
	       ((s->p->mono && catan_road_owner(s->c, edge) >= 0) || is_aimed(s, aim, AIM_ROAD, edge));
}

static void draw_hex(const struct catan_scene *s, const struct catan_map *map, int hex,
                     const struct catan_aim *aim, bool brief)
{
	struct cell_at top = catan_map_hex(map, hex);
	bool brick = !map->slant;
	struct land land = {
		.hex = s->c->board.hex[hex],
		.number = catan_hex_number(s->c->board.hex[hex]),
		.ground = tint_of(s->c->board.hex[hex]),
		.robber = hex == catan_robber_place(s->c),
		.aimed = is_aimed(s, aim, AIM_ROBBER, hex),
		.y = top.y + (brick ? 1 : map->slant),
		.x = top.x,
		.rows = brick ? map->pitch - 1
		              : map->pitch - map->slant +
		                        (map->slant > 1), /* with a slant of 1 the last one is narrow */
		.west = side_cols(s, map, hex, WEST, aim),
		.east = side_cols(s, map, hex, EAST, aim),
		.brief = brief,
	};

	for (int row = 1; row < map->pitch + map->slant; row++) {
		int half = catan_map_inside(map, row);

		paint_padded(s->win, s->p, top.y + row, top.x - half, 2 * half + 1, ROLE_NORMAL | land.ground,
		             "");
	}
	draw_text(s, map, &land);
}

/* ---- edges and roads ---- */

static const char *sign_text(const struct catan_scene *s, const struct catan_map *map, char sign, bool quay)
{
	if (sign == '|')
		return s->p->ascii ? quay ? "H" : "|" : quay ? "┃" : "│";
	if (quay)
		return "=";
	if (!map->slant && !s->p->ascii)
		return "─";
	return sign == '-' ? "-" : sign == '.' ? "." : "'";
}

static bool is_quay(const struct catan_map *map, int edge)
{
	struct island_ends ends = island_edge_ends(map->island, edge);
	int harbour = island_harbour_at(map->island, ends.spot[0]);

	return harbour && harbour == island_harbour_at(map->island, ends.spot[1]);
}

/* A building is wider than its spot; without colours a blank parts it from its road. */
static bool is_covered(const struct catan_scene *s, const struct catan_map *map, int edge,
                       const struct edge_cell *cell)
{
	struct island_ends ends = island_edge_ends(map->island, edge);
	bool city, covered = false;

	for (int i = 0; i < 2; i++) {
		struct cell_at at = catan_map_spot(map, ends.spot[i]);

		covered |= catan_spot_owner(s->c, ends.spot[i], &city) >= 0 && cell->y == at.y &&
		           abs(cell->x - at.x) <= 1 + s->p->mono;
	}
	return covered;
}

/* The cells of an edge that the buildings at its ends leave, from such an end on. */
static int open_cells(const struct catan_scene *s, const struct catan_map *map, int edge,
                      struct edge_cell out[EDGE_CELLS])
{
	struct edge_cell cell[EDGE_CELLS];
	int cells = catan_map_edge(map, edge, cell), open = 0;
	bool back = is_covered(s, map, edge, &cell[cells - 1]);

	for (int i = 0; i < cells; i++)
		if (!is_covered(s, map, edge, &cell[back ? cells - 1 - i : i]))
			out[open++] = cell[back ? cells - 1 - i : i];
	return open;
}

/* A stripe in the owner's colour, in its middle the owner's digit, which so touches no building. */
static void draw_road(const struct catan_scene *s, const struct edge_cell *cell, int cells, int seat)
{
	char digit[12];

	snprintf(digit, sizeof digit, "%d", seat + 1);
	for (int i = 0; i < cells; i++)
		paint(s->win, s->p, cell[i].y, cell[i].x, 1,
		      catan_role(s->c, seat) | STYLE_REVERSE | STYLE_BOLD, i == cells / 2 ? digit : " ");
}

static void draw_edge(const struct catan_scene *s, const struct catan_map *map, int edge)
{
	struct edge_cell cell[EDGE_CELLS];
	int cells = open_cells(s, map, edge, cell), owner = catan_road_owner(s->c, edge);
	bool quay = is_quay(map, edge);

	if (owner >= 0) {
		draw_road(s, cell, cells, owner);
		return;
	}
	for (int i = 0; i < cells; i++)
		paint(s->win, s->p, cell[i].y, cell[i].x, 1,
		      (quay ? ROLE_ACCENT | STYLE_BOLD : ROLE_DIM) | STYLE_SHAPE,
		      sign_text(s, map, cell[i].sign, quay));
}

/* ---- harbours ---- */

/* "3:1", "2:1 ore", or shorter "2:1 o". */
static void harbour_text(int kind, int cols, char *out, size_t size)
{
	snprintf(out, size, kind == ISLAND_ANY ? "3:1" : "2:1 %s",
	         kind == ISLAND_ANY ? "" : _(catan_resources[kind].name));
	if (text_width(out) > cols && kind != ISLAND_ANY)
		snprintf(out, size, "2:1 %c", catan_resources[kind].word[0]);
}

static bool is_built(const struct catan_scene *s, const struct catan_map *map, int harbour)
{
	struct island_ends ends = island_harbour_ends(map->island, harbour);
	bool city;

	return catan_spot_owner(s->c, ends.spot[0], &city) >= 0 ||
	       catan_spot_owner(s->c, ends.spot[1], &city) >= 0;
}

static void draw_harbour(const struct catan_scene *s, const struct catan_map *map, int harbour)
{
	enum { ROOM = 5 }; /* of the columns that the board leaves for a word, less one */
	struct harbour_place at = catan_map_harbour(map, harbour);
	int kind = s->c->board.harbour[harbour], style = ROLE_ACCENT | STYLE_BOLD, end = getmaxx(s->win);
	char text[60];
	const char *name = kind == ISLAND_ANY ? "" : _(catan_resources[kind].name);

	if (at.side && text_width(name) <= ROOM && is_built(s, map, harbour))
		at.x += at.side;
	if (!at.side) {
		harbour_text(kind, 2 * map->wide, text, sizeof text);
		paint(s->win, s->p, at.y, at.x - text_width(text) / 2, 2 * map->wide, style, text);
		return;
	}
	if (map->slant && at.side > 0) { /* two rows, the kind below */
		paint(s->win, s->p, at.y, at.x, end - at.x, style, kind == ISLAND_ANY ? "3:1" : "2:1");
		paint(s->win, s->p, at.other_y, at.x, end - at.x, style, name);
	} else if (map->slant) {
		paint_right(s->win, s->p, at.y, at.x + 1, at.x + 1, style,
		            kind == ISLAND_ANY ? "3:1" : "2:1");
		paint_right(s->win, s->p, at.other_y, at.x + 1, at.x + 1, style, name);
	} else {
		harbour_text(kind, 5, text, sizeof text);
		if (at.side > 0)
			paint(s->win, s->p, at.y, at.x, end - at.x, style, text);
		else
			paint_right(s->win, s->p, at.y, at.x + 1, at.x + 1, style, text);
	}
}

/* ---- spots and buildings ---- */

static void draw_spot(const struct catan_scene *s, const struct catan_map *map, int spot)
{
	struct cell_at at = catan_map_spot(map, spot);
	bool city = false;
	int owner = catan_spot_owner(s->c, spot, &city);
	char text[16];

	if (owner < 0) {
		bool quay = island_harbour_at(map->island, spot);

		paint(s->win, s->p, at.y, at.x, 1, (quay ? ROLE_ACCENT | STYLE_BOLD : ROLE_DIM) | STYLE_SHAPE,
		      "+");
		return;
	}
	snprintf(text, sizeof text, city ? "#%d#" : "^%d^", owner + 1);
	paint(s->win, s->p, at.y, at.x - 1, 3, catan_role(s->c, owner) | STYLE_REVERSE | STYLE_BOLD, text);
}

/* ---- the places that may be chosen ---- */

static void draw_aim_at_spot(const struct catan_scene *s, const struct catan_map *map,
                             const struct catan_aim *aim, int spot, bool here)
{
	struct cell_at at = catan_map_spot(map, spot);
	char text[16];

	if (here) {
		int cols = smaller(5, getmaxx(s->win) - at.x + 2); /* at the right edge without its "<" */

		snprintf(text, sizeof text, aim->piece == AIM_CITY ? ">#%d#%s" : ">^%d^%s", aim->seat + 1,
		         cols == 5 ? "<" : "");
		paint(s->win, s->p, at.y, at.x - 2, cols, ROLE_ACCENT | STYLE_BOLD | STYLE_REVERSE, text);
	} else if (aim->piece == AIM_SETTLEMENT) {
		paint(s->win, s->p, at.y, at.x, 1, ROLE_ACCENT | STYLE_BOLD, "o");
	}
}

static void draw_aim_at_edge(const struct catan_scene *s, const struct catan_map *map,
                             const struct catan_aim *aim, int edge, bool here)
{
	struct edge_cell cell[EDGE_CELLS];
	int cells = open_cells(s, map, edge, cell);
	char digit[16];

	snprintf(digit, sizeof digit, cells > 1 ? "%d" : ">%d<", aim->seat + 1);
	for (int i = 0; i < cells && here; i++)
		paint(s->win, s->p, cell[i].y, cell[i].x - (cells == 1), 3,
		      ROLE_ACCENT | STYLE_BOLD | STYLE_REVERSE, i == cells / 2 ? digit : "=");
	if (!here)
		paint(s->win, s->p, cell[cells / 2].y, cell[cells / 2].x, 1, ROLE_ACCENT | STYLE_BOLD, "o");
}

/* Buildings at the corners stay whole. */
static void draw_outline(const struct catan_scene *s, const struct catan_map *map, int hex)
{
	for (int corner = 0; corner < 6; corner++) {
		struct edge_cell cell[EDGE_CELLS];
		int edge = island_edge_between(map->island, island_hex_spot(map->island, hex, corner),
		                               island_hex_spot(map->island, hex, (corner + 1) % 6));
		int cells = catan_map_edge(map, edge, cell);

		for (int i = 0; i < cells && catan_road_owner(s->c, edge) < 0; i++)
			paint(s->win, s->p, cell[i].y, cell[i].x, 1, ROLE_ACCENT | STYLE_BOLD | STYLE_SHAPE,
			      "#");
	}
	for (int corner = 0; corner < 6; corner++)
		draw_spot(s, map, island_hex_spot(map->island, hex, corner));
}

static void draw_aims(const struct catan_scene *s, const struct catan_map *map, const struct catan_aim *aim)
{
	for (int turn = 0; turn < 2; turn++) /* the one under the cursor last, over the others */
		for (int i = 0; i < aim->places.count; i++) {
			int at = aim->places.at[i];
			bool here = i == aim->now && !s->frame->watching;

			if (here != (turn == 1))
				continue;
			if (aim->piece == AIM_ROAD)
				draw_aim_at_edge(s, map, aim, at, here);
			else if (aim->piece != AIM_ROBBER)
				draw_aim_at_spot(s, map, aim, at, here);
			else if (here)
				draw_outline(s, map, at);
		}
}

void catan_draw_board(const struct catan_scene *s, const struct catan_map *map, int *cursor_y, int *cursor_x)
{
	struct catan_aim aim = catan_aim_of(s->view, s->c);
	bool brief = are_brief(s, map);

	for (int hex = 1; hex <= map->island->hexes; hex++)
		draw_hex(s, map, hex, &aim, brief);
	for (int edge = 1; edge <= map->island->edges; edge++)
		draw_edge(s, map, edge);
	for (int harbour = 1; harbour <= map->island->harbours; harbour++)
		draw_harbour(s, map, harbour);
	for (int spot = 1; spot <= map->island->spots; spot++)
		draw_spot(s, map, spot);
	draw_aims(s, map, &aim);
	if (aim.piece != AIM_NOTHING) {
		struct cell_at at = catan_map_place(map, aim.piece, aim.places.at[aim.now]);

		*cursor_y = at.y;
		*cursor_x = at.x;
	}
}

/* ---- as a page ---- */

enum { SIDE_COLS = 19, FOOT_ROWS = 2 };

/* The map of the page; who plays stands at the right of it, or below where that makes it larger. */
static struct catan_map map_and_list(const struct catan *c, int rows, int cols, struct area *list)
{
	struct area left = { 0, 0, rows, cols - SIDE_COLS }, upper = { 0, 0, rows - FOOT_ROWS, cols };
	struct catan_map beside = catan_map_of(catan_island(c), &left),
			 above = catan_map_of(catan_island(c), &upper);

	if (beside.island && above.wide * above.pitch <= beside.wide * beside.pitch) {
		*list = (struct area){ rows > c->table.seats * 3 ? 1 : 0, cols - SIDE_COLS, rows, SIDE_COLS };
		return beside;
	}
	*list = (struct area){ rows - FOOT_ROWS, 1, FOOT_ROWS, cols - 2 };
	return above;
}

struct catan_map catan_page_map(const struct catan *c, int rows, int cols)
{
	struct area list;

	return map_and_list(c, rows, cols, &list);
}

static void draw_player(const struct catan_scene *s, int seat, const struct area *at, int rows)
{
	const struct catan_player *p = &s->c->player[seat];
	bool turn = s->c->table.turn == seat;
	char number[12], text[40];
	int x = at->x, end = at->x + at->cols;

	snprintf(number, sizeof number, "%d", seat + 1);
	x += paint_chip(s->win, s->p, at->y, x, 5, catan_role(s->c, seat), number);
	paint(s->win, s->p, at->y, x, 1, ROLE_NORMAL, " ");
	if (seat == s->view->focus)
		paint_mark(s->win, s->p, at->y, x, ROLE_ACCENT);
	x += 1;
	x += paint(s->win, s->p, at->y, x, end - x - 2 * turn, ROLE_NORMAL | STYLE_BOLD,
	           s->c->table.seat[seat].name);
	if (turn)
		paint(s->win, s->p, at->y, x + 1, 1, ROLE_ACCENT | STYLE_BOLD, "*");
	if (rows > 1) {
		paint_format(s->win, s->p, at->y + 1, at->x + 1, at->cols - 1, ROLE_NORMAL, _("hand %d"),
		             p->cards);
		snprintf(text, sizeof text, C_("goal", "%d of %d"), catan_points(s->c, seat), s->c->goal);
		paint_right(s->win, s->p, at->y + 1, end, text_width(text), ROLE_NORMAL | STYLE_BOLD, text);
	}
	if (rows > 2)
		catan_draw_news(s, seat, at->y + 2, at->x + 1, at->cols - 1, 0);
}

/* The hexes of the spot under the cursor: "o8 g4 b9". */
static void draw_spot_hexes(const struct catan_scene *s, int y, const struct area *list)
{
	struct catan_aim aim = catan_aim_of(s->view, s->c);
	int hexes[3], count = 0, x = list->x + 1;

	if (aim.piece == AIM_SETTLEMENT && !s->frame->watching)
		count = island_spot_hexes(catan_island(s->c), aim.places.at[aim.now], hexes);
	for (int i = 0; i < count; i++)
		x += 1 + paint(s->win, s->p, y, x, list->x + list->cols - x, ROLE_ACCENT | STYLE_BOLD,
		               catan_hex_word(s->c->board.hex[hexes[i]]).text);
}

/* Points of their goal and the hand, in the longest words that fit. */
static void draw_foot_numbers(const struct catan_scene *s, int seat, int y, int x, int cols)
{
	static const char *const forms[] = { N_("%d of %d  hand %d"), N_("%d/%d hand %d"), N_("%d/%d h%d") };
	char text[60] = "";

	for (size_t i = 0; i < sizeof forms / sizeof *forms && (!i || text_width(text) > cols); i++)
		snprintf(text, sizeof text, _(forms[i]), catan_points(s->c, seat), s->c->goal,
		         s->c->player[seat].cards);
	paint(s->win, s->p, y, x, cols, ROLE_NORMAL, text);
}

enum { KINDS = 3 };

/* How the first player's look. */
static void draw_pieces(const struct catan_scene *s, const struct area *list)
{
	static const struct {
		const char *sign;
		int thing;
	} pieces[KINDS] = { { " 1 ", CATAN_ROAD }, { "^1^", CATAN_SETTLEMENT }, { "#1#", CATAN_CITY } };

	for (int i = 0; i < KINDS; i++) {
		int y = list->rows - KINDS - 2 + i, x = list->x + 1;

		x += 1 + paint(s->win, s->p, y, x, 3, catan_role(s->c, 0) | STYLE_REVERSE | STYLE_BOLD,
		               pieces[i].sign);
		paint(s->win, s->p, y, x, list->x + list->cols - x, ROLE_DIM,
		      _(catan_things[pieces[i].thing].name));
	}
}

static void draw_list(const struct catan_scene *s, const struct area *list)
{
	int seats = s->c->table.seats, pitch = list->rows / seats;

	if (list->rows == FOOT_ROWS) {
		for (int i = 0; i < seats; i++) {
			struct area at = { .y = list->y, .rows = 2 };
			int part;

			part_of(list->cols, seats, i, &at.x, &part);
			at.x += list->x;
			at.cols = part - 1;
			draw_player(s, i, &at, 1);
			draw_foot_numbers(s, i, at.y + 1, at.x + 1, at.cols - 1);
		}
		return;
	}
	pitch = pitch > 3 ? 3 : pitch;
	for (int i = 0; i < seats; i++) {
		struct area at = { list->y + i * pitch, list->x, pitch, list->cols };

		draw_player(s, i, &at, pitch);
	}
	draw_spot_hexes(s, smaller(list->y + seats * pitch, list->rows - 1), list);
	if (list->y + seats * pitch + 2 + KINDS <= list->rows)
		draw_pieces(s, list);
}

/* Without room for the map: the rows of hexes as words, and who is where. */
static void draw_words(const struct catan_scene *s)
{
	const struct island *island = catan_island(s->c);
	int y = -1, x = 0, column;

	for (int hex = 1; hex <= island->hexes; hex++) {
		int row = island_hex_row(island, hex, &column);

		if (!column) {
			y = row;
			x = 1;
		}
		x += paint(s->win, s->p, y, x, getmaxx(s->win) - x,
		           s->c->board.hex[hex] == s->c->robber ? ROLE_WARNING | STYLE_REVERSE : ROLE_NORMAL,
		           catan_hex_word(s->c->board.hex[hex]).text) +
		     1;
	}
	for (int i = 0; i < s->c->table.seats; i++) {
		struct area at = { y + 1 + i, 1, 1, 14 };

		draw_player(s, i, &at, 1);
		x = 16;
		for (int k = 0; k < s->c->player[i].places; k++) {
			const struct catan_place *place = &s->c->player[i].place[k];

			x += paint_format(s->win, s->p, at.y, x, getmaxx(s->win) - x, ROLE_NORMAL,
			                  place->city ? "#%d" : "^%d", place->spot) +
			     1;
		}
	}
}

void catan_draw_board_page(const struct catan_scene *s, int *cursor_y, int *cursor_x)
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
