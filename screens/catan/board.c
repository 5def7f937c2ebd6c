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
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

/* The board while it is drawn. */
struct drawing {
	const struct catan_scene *s;
	const struct catan_map *map;
	struct catan_aim aim;
	bool brief; /* lands have short names: a brick with roads beside it is too narrow */
};

int catan_role(const struct catan *c, int seat)
{
	static const enum piece_colour colours[] = { PIECE_RED,    PIECE_BLUE,  PIECE_WHITE,
		                                     PIECE_ORANGE, PIECE_GREEN, PIECE_BROWN };

	return c->colour[seat] ? ROLE_PIECE + (int)colours[c->colour[seat] - 1] : seat_role(seat);
}

/* ---- hexes ---- */

/* What is written in a hex. */
struct land {
	catan_hex hex;
	int style; /* of its number, upon its ground */
	char number[16];
	bool robbed, aimed; /* the robber is there, or would come there */
	struct area in;
};

enum { BRIEF_LETTERS = 3, BRIEF_SIGNS = 4 /* columns of two wide signs */ };

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

/* "11", "8!"; nothing for a desert. */
static void number_text(catan_hex hex, char out[16])
{
	int number = catan_hex_number(hex);

	out[0] = '\0';
	if (number)
		snprintf(out, 16, island_is_red(number) ? "%d!" : "%d", number);
}

/* "lumber 11", brief "lum 11". */
static void brick_text(catan_hex hex, bool brief, char *out, size_t size)
{
	const char *name = land_name(hex);
	char number[16];
	int most = (unsigned char)*name >= 0x80 ? BRIEF_SIGNS : BRIEF_LETTERS, used;

	number_text(hex, number);
	snprintf(out, size, "%.*s%s%s", (int)(brief ? text_fit(name, most, &used) : strlen(name)), name,
	         *number ? " " : "", number);
}

/* Whether all bricks of one row are brief, as one with roads on both sides is too narrow for its name. */
static bool are_brief(const struct catan *c, const struct catan_map *map)
{
	int most = 0;

	for (int hex = 1; hex <= map->island->hexes; hex++) {
		char text[100];

		brick_text(c->board.hex[hex], false, text, sizeof text);
		most = larger(most, text_width(text));
	}
	return most > 2 * map->wide - 3;
}

static void write_row(const struct drawing *d, const struct land *land, int row, int style, const char *text)
{
	paint_centre(d->s->win, d->s->p, land->in.y + row, land->in.x, land->in.cols, style, text);
}

static int robber_style(const struct land *land)
{
	return (land->aimed ? ROLE_ACCENT : ROLE_WARNING) | STYLE_REVERSE | STYLE_BOLD;
}

/* With what it would hide of a brick, "ROBBER 8!" or "R 8!"; under the cursor ">R 8!<". */
static void robber_text(const struct land *land, const char *hidden, char *out, size_t size)
{
	const char *robber = C_("on the board", "ROBBER");

	snprintf(out, size, land->aimed ? ">%s%s%s<" : "%s%s%s", robber, *hidden ? " " : "", hidden);
	if (text_width(out) > land->in.cols)
		snprintf(out, size, land->aimed ? ">R %s<" : "R %s", hidden);
}

/* A brick of one row. */
static void draw_line(const struct drawing *d, const struct land *land)
{
	char text[100];

	brick_text(land->hex, d->brief, text, sizeof text);
	if (land->robbed)
		robber_text(land, *land->number ? catan_hex_word(land->hex).text : "", text, sizeof text);
	write_row(d, land, 0, land->robbed ? robber_style(land) : land->style, text);
}

/* A dot for each of the 36 throws that pay. */
static void draw_pips(const struct drawing *d, const struct land *land, int row)
{
	char text[8] = "";

	memset(text, '.', (size_t)(6 - abs(7 - catan_hex_number(land->hex))));
	write_row(d, land, row, land->style, text);
}

enum { MOST_NUMBER = 12 }; /* all have the size of the widest */

/* The digits in so many rows; 0: text. */
static int number_size(const struct drawing *d, const struct land *land, int rows)
{
	const struct palette *p = d->s->p;
	int size = digits_fit(p, MOST_NUMBER, rows, land->in.cols - 4), high = digits_rows(size);

	return high < digits_rows(digits_small(p)) || (p->digits_most && high > p->digits_most) ? 0 : size;
}

static void draw_digits(const struct drawing *d, const struct land *land, int row, int size)
{
	int number = catan_hex_number(land->hex), width = digits_width(number, size), y = land->in.y + row,
	    x = land->in.x + (land->in.cols - width) / 2;

	if (!number)
		return;
	digits_paint(d->s->win, d->s->p, y, x, land->style | STYLE_SHAPE, number, size);
	if (island_is_red(number))
		paint(d->s->win, d->s->p, y, x + width + 1, 1, land->style, "!");
}

/* The name, the number, and below them the robber or how often the number falls. */
static void draw_rows(const struct drawing *d, const struct land *land)
{
	const struct area *in = &land->in;
	int room = in->rows - 1 - (land->robbed && in->rows > 2), size = number_size(d, land, room);
	int high = larger(digits_rows(size), 1), foot = in->rows - 1 > high;
	int y = (in->rows - 1 - high - foot) / 2, below = y + 1 + high;
	char text[60];

	write_row(d, land, y, ROLE_NORMAL | tint_of(land->hex), land_name(land->hex));
	if (size)
		draw_digits(d, land, y + 1, size);
	else
		write_row(d, land, y + 1, land->style, land->number);
	if (!land->robbed) {
		if (foot && *land->number)
			draw_pips(d, land, below);
		return;
	}
	robber_text(land, foot ? "" : land->number, text, sizeof text);
	write_row(d, land, foot ? below : y + 1, robber_style(land), text);
}

/* Whether the cursor of somebody who may place is there. */
static bool is_aimed(const struct drawing *d, enum aim_piece piece, int at)
{
	return d->aim.piece == piece && d->aim.places.at[d->aim.now] == at && !d->s->frame->watching &&
	       !catan_is_robber_open(d->s->view, d->s->c);
}

/* The first corner of an upright side. */
enum { EAST = 1, WEST = 4 };

/* The column beside the side from a corner to the next: the cursor takes it, and a road's digit must not
 * touch a number. */
static int side_cols(const struct drawing *d, int hex, int corner)
{
	const struct island *island = d->map->island;
	int edge = island_edge_between(island, island_hex_spot(island, hex, corner),
	                               island_hex_spot(island, hex, corner + 1));

	return catan_road_owner(d->s->c, edge) >= 0 || is_aimed(d, AIM_ROAD, edge);
}

static void draw_hex(const struct drawing *d, int hex)
{
	const struct catan *c = d->s->c;
	struct cell_at top = catan_map_hex(d->map, hex);
	int ground = tint_of(c->board.hex[hex]), half = d->map->wide - 1, west = side_cols(d, hex, WEST);
	struct land land = {
		.hex = c->board.hex[hex],
		.style = (island_is_red(catan_hex_number(c->board.hex[hex])) ? ROLE_DANGER : ROLE_NORMAL) |
		         STYLE_BOLD | ground | (d->s->p->loud ? STYLE_SHAPE : 0),
		.aimed = is_aimed(d, AIM_ROBBER, hex),
		.in = { top.y + 1, top.x - half + west, d->map->pitch - 1,
		        2 * half + 1 - west - side_cols(d, hex, EAST) },
	};

	land.robbed = land.aimed || hex == catan_robber_place(c);
	number_text(land.hex, land.number);
	for (int row = 0; row < land.in.rows; row++)
		paint_padded(d->s->win, d->s->p, land.in.y + row, top.x - half, 2 * half + 1,
		             ROLE_NORMAL | ground, "");
	if (land.in.rows == 1)
		draw_line(d, &land);
	else
		draw_rows(d, &land);
}

/* ---- edges and roads ---- */

static void paint_edge(const struct drawing *d, struct edge_cells at, int style, wchar_t sign)
{
	for (int i = 0; i < at.count; i++)
		paint_run(d->s->win, d->s->p, at.y + (at.upright ? i : 0), at.x + (at.upright ? 0 : i), 1,
		          style, sign);
}

/* The cells that buildings at its ends leave. */
static struct edge_cells open_cells(const struct drawing *d, int edge)
{
	struct edge_cells cells = catan_map_edge(d->map, edge);
	struct island_ends ends = island_edge_ends(d->map->island, edge);

	for (int i = 0; i < 2 && !cells.upright; i++)
		if (catan_spot_owner(d->s->c, ends.spot[i], NULL) >= 0) {
			cells.x += catan_map_spot(d->map, ends.spot[i]).x < cells.x;
			cells.count--;
		}
	return cells;
}

static bool is_quay(const struct drawing *d, int edge)
{
	struct island_ends ends = island_edge_ends(d->map->island, edge);
	int harbour = island_harbour_at(d->map->island, ends.spot[0]);

	return harbour && harbour == island_harbour_at(d->map->island, ends.spot[1]);
}

/* A road is a line in its owner's colour, with the digit in its middle; without room for a line the digit is
 * a chip, or it would be read with the numbers beside it. */
static void draw_road(const struct drawing *d, struct edge_cells cells, int owner)
{
	int middle = cells.count / 2, style = catan_role(d->s->c, owner) | STYLE_BOLD,
	    chip = cells.count == 1 ? STYLE_REVERSE : 0;
	wchar_t line = d->s->p->ascii ? (cells.upright ? L'H' : L'=') : cells.upright ? L'┃' : L'━';

	paint_edge(d, cells, style, line);
	*(cells.upright ? &cells.y : &cells.x) += middle;
	cells.count = 1;
	paint_edge(d, cells, style | chip, L'1' + owner);
}

static void draw_edge(const struct drawing *d, int edge)
{
	struct edge_cells cells = open_cells(d, edge);
	int owner = catan_road_owner(d->s->c, edge);
	bool quay = is_quay(d, edge), ascii = d->s->p->ascii;
	wchar_t across = quay ? L'━' : L'─', down = quay ? L'┃' : L'│';

	if (ascii) {
		across = quay ? L'=' : L'-';
		down = quay ? L'H' : L'|';
	}
	if (owner >= 0)
		draw_road(d, cells, owner);
	else
		paint_edge(d, cells, (quay ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM) | STYLE_SHAPE,
		           cells.upright ? down : across);
}

/* ---- harbours ---- */

static void write_harbour(const struct drawing *d, const struct harbour_place *at, int row, const char *text)
{
	int cols = text_width(text), x = at->side > 0 ? at->x : at->x + 1 - (at->side ? cols : cols / 2);

	paint(d->s->win, d->s->p, at->y + row, x, getmaxx(d->s->win) - x, ROLE_NORMAL | STYLE_BOLD, text);
}

/* "3:1", "2:1 ore", at the sides "2:1" above "ore"; in the smallest picture the sea is narrow: "ore". */
static void draw_harbour(const struct drawing *d, int harbour)
{
	struct harbour_place at = catan_map_harbour(d->map, harbour);
	int kind = d->s->c->board.harbour[harbour];
	const char *name = kind == ISLAND_ANY ? "" : _(catan_resources[kind].name);
	char text[60];

	if (kind == ISLAND_ANY)
		snprintf(text, sizeof text, "3:1");
	else if (at.rows > 1)
		snprintf(text, sizeof text, "2:1");
	else
		snprintf(text, sizeof text, d->map->pitch == 2 ? "%s" : "2:1 %s", name);
	write_harbour(d, &at, 0, text);
	if (at.rows > 1)
		write_harbour(d, &at, 1, name);
}

/* ---- spots and buildings ---- */

static void draw_spot(const struct drawing *d, int spot)
{
	struct cell_at at = catan_map_spot(d->map, spot);
	bool city = false, quay = island_harbour_at(d->map->island, spot);
	int owner = catan_spot_owner(d->s->c, spot, &city);

	if (owner < 0) {
		paint(d->s->win, d->s->p, at.y, at.x, 1,
		      (quay ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM) | STYLE_SHAPE,
		      d->s->p->ascii ? "+"
		      : quay         ? "━"
		                     : "─");
		return;
	}
	paint_format(d->s->win, d->s->p, at.y, at.x - 1, 3,
	             catan_role(d->s->c, owner) | STYLE_REVERSE | STYLE_BOLD, city ? "#%d#" : "^%d^",
	             owner + 1);
}

/* ---- the places that may be chosen ---- */

enum { CURSOR = ROLE_ACCENT | STYLE_BOLD | STYLE_REVERSE };

static void draw_aim_at_spot(const struct drawing *d, int spot)
{
	struct cell_at at = catan_map_spot(d->map, spot);
	char text[16];

	snprintf(text, sizeof text, d->aim.piece == AIM_CITY ? ">#%d#<" : ">^%d^<", d->aim.seat + 1);
	text[smaller(getmaxx(d->s->win) - at.x + 2, 5)] = '\0'; /* at the right edge without its "<" */
	paint(d->s->win, d->s->p, at.y, at.x - 2, 5, CURSOR, text);
}

static void draw_aim_at_edge(const struct drawing *d, int edge)
{
	struct edge_cells cells = open_cells(d, edge);
	struct cell_at at = catan_map_place(d->map, AIM_ROAD, edge);
	bool alone = cells.upright || cells.count == 1;

	if (!alone)
		paint_edge(d, cells, CURSOR, L'=');
	paint_format(d->s->win, d->s->p, at.y, at.x - alone, 3, CURSOR, alone ? ">%d<" : "%d",
	             d->aim.seat + 1);
}

/* All of a hex is its own; of a corner or an edge what is near, but not the middle of a hex. */
static void put_spot(const struct drawing *d, int place)
{
	struct cell_at at = catan_map_place(d->map, d->aim.piece, place);
	int cols = d->aim.piece == AIM_ROBBER ? d->map->wide : d->map->wide / 2;
	int rows = d->aim.piece == AIM_ROBBER ? d->map->pitch / 2 : d->map->pitch / 3;

	spot_put(d->s->p, d->s->win, at.y - rows, at.x - cols, 2 * rows + 1, 2 * cols + 1, SPOT_PLACE, place);
}

/* The one under the cursor last, over the others. */
static void draw_aims(const struct drawing *d)
{
	const struct catan_aim *aim = &d->aim;
	int here = aim->places.at[aim->now];

	for (int i = 0; i < aim->places.count; i++) {
		struct cell_at at = catan_map_place(d->map, aim->piece, aim->places.at[i]);

		put_spot(d, aim->places.at[i]);
		if (aim->piece == AIM_ROAD || aim->piece == AIM_SETTLEMENT)
			paint(d->s->win, d->s->p, at.y, at.x, 1, ROLE_DIM, "o");
	}
	if (d->s->frame->watching)
		return;
	if (aim->piece == AIM_ROAD)
		draw_aim_at_edge(d, here);
	else if (aim->piece != AIM_ROBBER)
		draw_aim_at_spot(d, here);
}

void catan_draw_board(const struct catan_scene *s, const struct catan_map *map, int *cursor_y, int *cursor_x)
{
	struct drawing d = { s, map, catan_aim_of(s->view, s->c), are_brief(s->c, map) };

	for (int hex = 1; hex <= map->island->hexes; hex++)
		draw_hex(&d, hex);
	for (int edge = 1; edge <= map->island->edges; edge++)
		draw_edge(&d, edge);
	for (int harbour = 1; harbour <= map->island->harbours; harbour++)
		draw_harbour(&d, harbour);
	for (int spot = 1; spot <= map->island->spots; spot++)
		draw_spot(&d, spot);
	if (d.aim.piece != AIM_NOTHING) {
		struct cell_at at = catan_map_place(map, d.aim.piece, d.aim.places.at[d.aim.now]);

		draw_aims(&d);
		*cursor_y = at.y;
		*cursor_x = at.x;
	}
}
