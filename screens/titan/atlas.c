/* SPDX-License-Identifier: MIT */
/*
 * Draws the masterboard: the lands on their ground with the signs of their exits, the
 * legions as chips, the lands that the legion in focus may go to. lands.c knows the
 * places, march.c what may be done; foot.c draws the lines below.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

/* ---- the lands ---- */

/* As on the battle map, by the hazard that a land has most of. */
static int ground_of(enum titan_land land)
{
	static const enum tint tints[TITAN_LANDS] = {
		[LAND_BRUSH] = TINT_BRAMBLE, [LAND_DESERT] = TINT_SAND,  [LAND_HILLS] = TINT_HIGH,
		[LAND_JUNGLE] = TINT_TREE,   [LAND_MARSH] = TINT_MARSH,  [LAND_MOUNTAINS] = TINT_VOLCANO,
		[LAND_SWAMP] = TINT_BOG,     [LAND_TOWER] = TINT_HIGHER, [LAND_TUNDRA] = TINT_DRIFT,
		[LAND_WOODS] = TINT_WOOD,
	};

	return STYLE_TINT * (int)tints[land];
}

/* Everything about one land that is drawn. */
struct tile {
	int place, y, x, inner; /* columns between the signs */
	int ground;
	char mark; /* of a land that the legion in focus may go to; '*' by a teleport */
	int legion[TITAN_LEGIONS], legions;
	bool clash;
};

static struct tile tile_of(const struct titan_scene *s, int place)
{
	struct tile tile = { .place = place, .ground = ground_of(titan_places[place].land) };
	struct titan_pair pair;

	titan_land_cell(&s->atlas, place, &tile.y, &tile.x);
	tile.x += s->atlas.gap;
	tile.inner = s->atlas.wide - 2 * s->atlas.gap;
	tile.legions = titan_standing(s->t, place, tile.legion);
	tile.clash = tile.legions > 1 && titan_clash_at(s->t, place, &pair);
	if (s->marching)
		tile.mark = (char)titan_march_letter(&s->march, place);
	return tile;
}

/* ---- the legions ---- */

static int chip_style(const struct titan_scene *s, int legion)
{
	bool focus = s->view->legion == legion;

	return titan_marker_style(legion) | STYLE_REVERSE | (focus ? STYLE_BOLD | STYLE_UNDERLINE : 0);
}

/* The marker and the height; in five columns "Rd1:4", and from ten on "10:4" in its colour or "Rd10" without.
 */
static void draw_chip(const struct titan_scene *s, const struct tile *tile, int legion, int y)
{
	const char *marker = MARKER(legion);
	int number = legion % TITAN_MARKERS + 1, height = titan_height(s->t, legion);
	char text[20];

	if (tile->inner > TITAN_MARKER)
		snprintf(text, sizeof text, "%s %d", marker, height);
	else if (number > 9 && !s->p->mono)
		snprintf(text, sizeof text, "%d:%d", number, height);
	else
		snprintf(text, sizeof text, number > 9 ? "%.2s%d" : "%.2s%d:%d", marker, number, height);
	paint_padded(s->win, s->p, y, tile->x, tile->inner, chip_style(s, legion), text);
}

/* Five columns for two: "RdxBu" meet, "Rd+Rd" are of one player. */
static void draw_two(const struct titan_scene *s, const struct tile *tile)
{
	enum { LETTERS = 2 };
	int y = tile->y + 1, x = tile->x;

	for (int i = 0; i < 2; i++, x += LETTERS + 1)
		titan_paint_format(s, y, x, LETTERS, chip_style(s, tile->legion[i]), "%.2s",
		                   MARKER(tile->legion[i]));
	titan_paint(s, y, tile->x + LETTERS, 1, ROLE_DANGER | STYLE_BOLD | tile->ground,
	            tile->clash ? "x" : "+");
}

/* In as many rows as there are. */
static void draw_legions(const struct titan_scene *s, const struct tile *tile, int rows)
{
	if (tile->legions > 1 && rows == 1) {
		draw_two(s, tile);
		return;
	}
	for (int i = 0; i < tile->legions && i < rows; i++) {
		if (i == rows - 1 && tile->legions > rows)
			titan_paint_format(s, tile->y + 1 + i, tile->x, tile->inner,
			                   ROLE_NORMAL | tile->ground, "+%d", tile->legions - i);
		else
			draw_chip(s, tile, tile->legion[i], tile->y + 1 + i);
	}
}

/* The player whose tower it is, until a legion stands there; "": nobody's. */
static const char *lord_of(const struct titan *t, int place)
{
	every_seat (i, t->table)
		if (t->player[i].tower && t->player[i].status == TITAN_PLAYING &&
		    titan_tower_place(t->player[i].tower) == place)
			return t->table.seat[i].name;
	return "";
}

/* ---- a land ---- */

/* Where no ground parts the lands. */
static bool has_bars(const struct titan_scene *s)
{
	return !s->atlas.gap && !s->p->tinted[TINT_SAND][ROLE_NORMAL];
}

/* The row of a land's name, below its legions; 0: they leave none. */
static int word_row(const struct titan_scene *s, const struct tile *tile)
{
	int row = tile->legions + 1;

	return s->atlas.gap && row < s->atlas.tall - s->atlas.gap ? row : 0;
}

/* "21" where the name has a row of its own; else "21 Desert", or "21D". Of 5000 the ground tells the land. */
static void head_text(const struct titan_scene *s, const struct tile *tile, char *out, size_t size)
{
	const struct titan_place *place = &titan_places[tile->place];
	const char *name = titan_land(place->land);
	int room = tile->inner - (tile->mark ? 2 : !s->atlas.gap);
	char letter = (char)toupper(titan_land_key(place->land));

	if (s->atlas.gap) {
		snprintf(out, size, "%s %s", place->label, name);
		if (word_row(s, tile) || text_width(out) + tile->clash > room)
			snprintf(out, size, "%s", place->label);
		return;
	}
	snprintf(out, size, "%s%c", place->label, letter);
	if (text_width(out) >= tile->inner)
		snprintf(out, size, has_bars(s) ? "%.1sk%c" : "%.4s", place->label, letter);
}

/* A letter stands before the label, upon the land's colour, where the legion in focus may go. */
static void draw_head(const struct titan_scene *s, const struct tile *tile)
{
	int style = tile->place == s->view->place && !s->atlas.gap ? ROLE_ACCENT | STYLE_BOLD | STYLE_REVERSE
	            : tile->mark                                   ? ROLE_NORMAL | STYLE_BOLD | tile->ground
	                                                           : ROLE_NORMAL | tile->ground;
	char text[60], mark[2] = { tile->mark, '\0' };
	bool bar = has_bars(s);
	int x = tile->x + (bar && !tile->mark), end = tile->x + tile->inner;

	head_text(s, tile, text, sizeof text);
	if (tile->mark)
		x += titan_paint(s, tile->y, x, 1, ROLE_ACCENT | STYLE_BOLD | STYLE_REVERSE, mark);
	x += tile->mark && x + text_width(text) < end; /* "a 21D" */
	x += titan_paint(s, tile->y, x, end - x, style | (s->atlas.gap ? STYLE_BOLD : 0), text);
	if (tile->clash && x < end && s->atlas.gap)
		titan_paint(s, tile->y, x, 1, ROLE_DANGER | STYLE_BOLD | tile->ground, "!");
}

/* "Mount." where the name is too long. */
static void draw_word(const struct titan_scene *s, const struct tile *tile)
{
	const char *name = titan_land(titan_places[tile->place].land);
	bool cut = text_width(name) > tile->inner;
	int used;

	titan_paint_format(s, tile->y + word_row(s, tile), tile->x, tile->inner, ROLE_NORMAL | tile->ground,
	                   "%.*s%s", (int)text_fit(name, tile->inner - cut, &used), name, cut ? "." : "");
}

static void draw_tile(const struct titan_scene *s, const struct tile *tile)
{
	int rows = s->atlas.tall - s->atlas.gap;

	spot_put(s->p, s->win, tile->y, tile->x, rows, tile->inner, SPOT_LAND, tile->place);
	for (int row = 0; tile->ground && row < rows; row++)
		paint_padded(s->win, s->p, tile->y + row, tile->x, tile->inner, ROLE_NORMAL | tile->ground,
		             "");
	for (int row = 0; has_bars(s) && row < rows; row++)
		titan_paint(s, tile->y + row, tile->x, 1, ROLE_DIM, s->p->ascii ? "|" : "\u2502");
	draw_head(s, tile);
	draw_legions(s, tile, rows - 1);
	if (word_row(s, tile))
		draw_word(s, tile);
	if (!tile->legions)
		titan_paint(s, tile->y + 1 + s->atlas.gap, tile->x, tile->inner, ROLE_NORMAL | tile->ground,
		            lord_of(s->t, tile->place));
}

/* ---- the signs of the exits ---- */

static int sign_style(enum titan_sign sign)
{
	return sign == SIGN_BLOCK ? ROLE_WARNING | STYLE_SHAPE : sign == SIGN_ARCH ? ROLE_NORMAL : ROLE_DIM;
}

/* The sign of an exit to the right, the left, downwards or upwards. */
static const char *sign_text(const struct titan_scene *s, enum titan_sign sign, int way)
{
	static const char *const arrows[] = { ">", "<", "v", "^" }, *const arches[] = { ")", "(", "u", "n" };

	if (sign == SIGN_BLOCK)
		return s->p->ascii ? "#" : "\u25a0";
	return sign == SIGN_ARCH ? arches[way] : arrows[way];
}

static void draw_exit(const struct titan_scene *s, int from, int to, enum titan_sign sign, bool two_ways)
{
	int dx = titan_places[to].x - titan_places[from].x, dy = titan_places[to].y - titan_places[from].y;
	int way = dx > 0 ? 0 : dx < 0 ? 1 : dy > 0 ? 2 : 3, rows = s->atlas.tall - 1, y, x;

	titan_land_cell(&s->atlas, from, &y, &x);
	if (dx) {
		y += (rows - 1) / 2;
		x += dx > 0 ? s->atlas.wide - 1 : 0;
	} else {
		y += dy > 0 ? rows : -1;
		x += (s->atlas.wide - 1) / 2 + (two_ways ? (dy > 0 ? -2 : 2) : 0);
	}
	titan_paint(s, y, x, 1, sign_style(sign), sign_text(s, sign, way));
}

static void draw_signs(const struct titan_scene *s, int place)
{
	const struct titan_place *p = &titan_places[place];

	for (int i = 0; i < p->exits; i++)
		draw_exit(s, place, p->exit[i].to, p->exit[i].sign, titan_leads(p->exit[i].to, place));
}

/* ---- what the corners tell ---- */

static void draw_letters(const struct titan_scene *s)
{
	struct area area = { 0 };

	for (int land = 0, row = 0, corner = -1; land < TITAN_LANDS; land++, row++) {
		char letter[4] = { (char)toupper(titan_land_key(land)), '\0' };

		if (corner < 0 || row == area.rows) {
			area = titan_atlas_corner(&s->atlas, ++corner);
			row = 0;
		}
		titan_paint(s, area.y + row, area.x, 1, ROLE_NORMAL | STYLE_BOLD | ground_of(land), letter);
		titan_paint(s, area.y + row, area.x + 2, area.cols - 2, ROLE_DIM, titan_land(land));
	}
}

static void draw_sign_legend(const struct titan_scene *s)
{
	enum { WAYS = 4 };
	static const struct {
		enum titan_sign sign;
		const char *text;
	} rows[] = {
		{ SIGN_ARROWS, N_("any step") },
		{ SIGN_ARCH, N_("first step only") },
		{ SIGN_BLOCK, N_("forced at first") },
	};
	struct area area = titan_atlas_corner(&s->atlas, 0);

	for (int i = 0; i < 3; i++) {
		for (int way = 0; way < (rows[i].sign == SIGN_BLOCK ? 1 : WAYS); way++)
			titan_paint(s, area.y + i, area.x + way, 1, sign_style(rows[i].sign),
			            sign_text(s, rows[i].sign, way));
		titan_paint(s, area.y + i, area.x + WAYS + 1, area.cols - WAYS - 1, ROLE_DIM,
		            _(rows[i].text));
	}
}

/* ---- the whole ---- */

static void frame_land(const struct titan_scene *s, int place)
{
	int y, x;

	titan_land_cell(&s->atlas, place, &y, &x);
	paint_frame(s->win, s->p, y - 1, x, s->atlas.tall + 1, s->atlas.wide, ROLE_ACCENT | STYLE_BOLD, true);
}

static void draw_lines(const struct titan_scene *s)
{
	draw_sign_legend(s);
	for (int place = 0; place < TITAN_PLACES; place++)
		draw_signs(s, place);
	if (s->view->place >= 0)
		frame_land(s, s->view->place);
}

void titan_draw_atlas(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	if (s->atlas.gap)
		draw_lines(s);
	else
		draw_letters(s);
	for (int place = 0; place < TITAN_PLACES; place++) {
		struct tile tile = tile_of(s, place);

		draw_tile(s, &tile);
	}
	if (s->view->place >= 0)
		titan_land_cell(&s->atlas, s->view->place, cursor_y, cursor_x);
}
