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

/* "5k" where four digits do not fit. */
static const char *short_label(int place, char out[8])
{
	const char *label = titan_places[place].label;

	snprintf(out, 8, strlen(label) > 3 ? "%.1sk" : "%s", label);
	return out;
}

/* Everything about one land that is drawn. */
struct tile {
	int place, y, x, inner; /* columns between the signs */
	int ground, label_style;
	char mark; /* of a land that the legion in focus may go to */
	int mark_style;
	int legion[TITAN_LEGIONS], legions;
	bool clash, seen;
};

static bool has_clash(const struct titan_scene *s, int place)
{
	for (int i = 0; i < s->opens; i++)
		if (s->t->legion[s->open[i].legion[0]].at == place)
			return true;
	return false;
}

static struct tile tile_of(const struct titan_scene *s, int place)
{
	struct tile tile = { .place = place, .label_style = ROLE_NORMAL };
	bool walk = s->marching && s->march.moves.to[place].walk,
	     teleport = s->marching && s->march.moves.to[place].teleport;

	tile.seen = titan_land_cell(&s->atlas, place, &tile.y, &tile.x);
	tile.inner = s->atlas.wide - (s->atlas.gap ? 2 : 0);
	tile.legions = titan_standing(s->t, place, tile.legion);
	tile.clash = has_clash(s, place);
	tile.ground = ground_of(titan_places[place].land);
	if (walk) {
		tile.mark = (char)titan_march_letter(&s->march, place);
		tile.label_style = ROLE_ACCENT | STYLE_BOLD;
		tile.mark_style = ROLE_ACCENT | STYLE_BOLD | STYLE_REVERSE;
		tile.ground = tile.ground ? tile.ground : STYLE_TINT * (int)TINT_REACH;
	} else if (teleport) {
		tile.mark = '*';
		tile.mark_style = ROLE_ACCENT | tile.ground;
	} else if (s->marching && s->march.legion >= 0 && place != s->t->legion[s->march.legion].at) {
		tile.label_style = ROLE_DIM;
		tile.ground = s->atlas.gap ? tile.ground : 0;
	}
	return tile;
}

/* ---- the legions ---- */

/* "Rd02 7", "Rd2 7" in five columns; "Rd127" is Rd12 with seven; without colours, which part a chip from the
 * next one, "Rd02" is one and ":7" stands beside it. */
static void chip_text(const struct titan_scene *s, int legion, int cols, char *out, size_t size)
{
	enum titan_creature list[TITAN_START];
	int high = titan_legion_now(s->t, legion, list), number = legion % TITAN_MARKERS + 1;
	const char *part = s->p->mono && !s->atlas.gap ? ":" : " ";

	if (cols > 5)
		snprintf(out, size, "%s%s%d", MARKER(legion), part, high);
	else
		snprintf(out, size, "%.2s%d%s%d", MARKER(legion), number, number > 9 ? "" : part, high);
}

static int chip_style(const struct titan_scene *s, int legion)
{
	bool focus = s->view->legion == legion;

	return titan_marker_style(legion) | STYLE_REVERSE | (focus ? STYLE_BOLD | STYLE_UNDERLINE : 0);
}

/* The frame of the cursor, or of a land to go to. */
static bool is_framed(const struct titan_scene *s, const struct tile *tile)
{
	return tile->place == s->view->place || (tile->mark && tile->mark != '*');
}

static void draw_chip(const struct titan_scene *s, const struct tile *tile, int legion, int y)
{
	int x = tile->x + (s->atlas.gap ? 1 : 0), cols = smaller(tile->inner, 8), marker;
	char text[16];

	chip_text(s, legion, tile->inner, text, sizeof text);
	if (cols > 6)
		paint_chip(s->win, s->p, y, x, cols, chip_style(s, legion), text);
	else
		paint(s->win, s->p, y, x, cols, chip_style(s, legion), text);
	marker = (int)strlen(text) - 1; /* a legion has at most eight */
	marker -= text[marker - 1] == ':';
	if (!s->atlas.gap && text[marker - 1] != ' ') /* what no blank parts */
		paint(s->win, s->p, y, x + marker, 2,
		      ROLE_NORMAL | STYLE_BOLD | (s->p->mono ? 0 : STYLE_UNDERLINE) | tile->ground,
		      text + marker);
	if (s->view->legion == legion && s->atlas.gap && !is_framed(s, tile))
		paint_mark(s->win, s->p, y, tile->x, ROLE_ACCENT | STYLE_BOLD);
}

/* A legion alone in its land is what people look for: "Rd03" over "4 high", or beside a large 4. */
static void draw_block(const struct titan_scene *s, const struct tile *tile, int y, int rows)
{
	enum { DIGIT = 3 };
	enum titan_creature list[TITAN_START];
	int legion = tile->legion[0], high = titan_legion_now(s->t, legion, list), x = tile->x + 1;
	int style = titan_marker_style(legion) | STYLE_REVERSE, focus = chip_style(s, legion);
	bool large = rows >= DIGIT && tile->inner > digits_width(high, DIGIT) + TITAN_MARKER;

	for (int i = 0; i < rows; i++)
		paint_padded(s->win, s->p, y + i, x, tile->inner, style, "");
	paint(s->win, s->p, y + large, x + large, tile->inner - large, focus | STYLE_BOLD, MARKER(legion));
	if (large)
		digits_paint(s->win, s->p, y, x + tile->inner - digits_width(high, DIGIT) - 1, style, high,
		             DIGIT);
	else
		paint_format(s->win, s->p, y + 1, x, tile->inner, style, _("%d high"), high);
	if (s->view->legion == legion && !is_framed(s, tile))
		paint_mark(s->win, s->p, y + large, tile->x, ROLE_ACCENT | STYLE_BOLD);
}

/* Five columns for two: "Rd!Bu" meet, "Rd4+4" are of one player. */
static void draw_two(const struct titan_scene *s, const struct tile *tile)
{
	int y = tile->y + 1, one = tile->legion[0], two = tile->legion[1];
	enum titan_creature list[TITAN_START];
	char text[16];

	snprintf(text, sizeof text, "%.2s", MARKER(one));
	paint(s->win, s->p, y, tile->x, 2, chip_style(s, one), text);
	if (titan_owner(s->t, one) == titan_owner(s->t, two)) {
		snprintf(text, sizeof text, "%d+%d", titan_legion_now(s->t, one, list),
		         titan_legion_now(s->t, two, list));
		paint(s->win, s->p, y, tile->x + 2, 3, chip_style(s, two), text);
		return;
	}
	paint(s->win, s->p, y, tile->x + 2, 1, ROLE_DANGER | STYLE_BOLD, "!");
	snprintf(text, sizeof text, "%.2s", MARKER(two));
	paint(s->win, s->p, y, tile->x + 3, 2, chip_style(s, two), text);
}

/* The chips from a row on, in as many rows as there are. */
static void draw_legions(const struct titan_scene *s, const struct tile *tile, int y, int rows)
{
	if (tile->legions > 1 && rows == 1) {
		draw_two(s, tile);
		return;
	}
	for (int i = 0; i < tile->legions && i < rows; i++) {
		if (i == rows - 1 && tile->legions > rows)
			paint_format(s->win, s->p, y + i, tile->x + 1, tile->inner - 1,
			             ROLE_NORMAL | tile->ground, "+%d", tile->legions - i);
		else
			draw_chip(s, tile, tile->legion[i], y + i);
	}
}

/* The player whose tower it is, until a legion stands there; "": nobody's. */
static const char *lord_of(const struct titan *t, int place)
{
	for (int i = 0; i < t->table.seats; i++)
		if (t->player[i].tower && t->player[i].status == STATUS_PLAYING &&
		    titan_tower_place(t->player[i].tower) == place)
			return t->table.seat[i].name;
	return "";
}

/* ---- a land in each size ---- */

static void fill(const struct titan_scene *s, const struct tile *tile, int rows)
{
	for (int row = 0; tile->ground && row < rows; row++)
		paint_padded(s->win, s->p, tile->y + row, tile->x + (s->atlas.gap ? 1 : 0), tile->inner,
		             ROLE_NORMAL | tile->ground, "");
}

/* A row for mark, label and letter; the legions under it. */
static void draw_small(const struct titan_scene *s, const struct tile *tile)
{
	char label[8], text[16], mark[2] = { tile->mark, '\0' };
	bool cursor = tile->place == s->view->place, blank;

	fill(s, tile, s->atlas.tall);
	paint(s->win, s->p, tile->y, tile->x, 1, tile->mark_style, mark);
	snprintf(text, sizeof text, "%s%c", short_label(tile->place, label),
	         toupper(titan_land_key(titan_places[tile->place].land)));
	blank = tile->mark && text_width(text) < tile->inner - 1; /* "a 21D" */
	paint(s->win, s->p, tile->y, tile->x + 1 + blank, tile->inner - 1 - blank,
	      cursor ? ROLE_ACCENT | STYLE_BOLD | STYLE_REVERSE : tile->label_style | tile->ground, text);
	if (!tile->legions)
		paint(s->win, s->p, tile->y + 1, tile->x, tile->inner, ROLE_NORMAL | tile->ground,
		      lord_of(s->t, tile->place));
	draw_legions(s, tile, tile->y + 1, s->atlas.tall - 1);
}

/* "Mount." where the name is too long. */
static void paint_word(const struct titan_scene *s, const struct tile *tile, int y)
{
	const char *name = titan_land(titan_places[tile->place].land);
	int used;
	char text[40];

	snprintf(text, sizeof text, "%s", name);
	if (text_width(name) > tile->inner)
		snprintf(text, sizeof text, "%.*s.", (int)text_fit(name, tile->inner - 1, &used), name);
	paint(s->win, s->p, y, tile->x + 1, tile->inner, tile->label_style | tile->ground, text);
}

/* The sides by which the legion in focus may enter. */
static void paint_sides(const struct titan_scene *s, const struct tile *tile, int y)
{
	char text[80];

	titan_sides_text(s->marching ? s->march.moves.to[tile->place].walk : 0, text, sizeof text);
	paint(s->win, s->p, y, tile->x + 1, tile->inner, ROLE_ACCENT | tile->ground, text);
}

/* "21 Desert" in one row above legions, or "21D". */
static void head_text(const struct tile *tile, bool crowd, char *out, size_t size)
{
	const struct titan_place *place = &titan_places[tile->place];
	const char *word = titan_land(place->land);
	int cols = text_width(place->label) + 1 + text_width(word) + 1; /* and the mark */

	if (!crowd)
		snprintf(out, size, "%s", place->label);
	else if (cols + tile->clash < tile->inner)
		snprintf(out, size, "%s %s", place->label, word);
	else
		snprintf(out, size, "%s%c", place->label, toupper(titan_land_key(place->land)));
}

/* The label and the word each in a row, the legions, and signs around them. */
static void draw_large(const struct titan_scene *s, const struct tile *tile)
{
	int rows = s->atlas.tall - s->atlas.gap, y = tile->y, x = tile->x + 1;
	char mark[2] = { tile->mark, '\0' }, text[40];
	bool alone = tile->legions == 1, crowd = alone || (tile->legions && rows < 4);

	fill(s, tile, rows);
	if (is_framed(s, tile) && tile->place != s->view->place)
		paint_frame(s->win, s->p, y - 1, tile->x, s->atlas.tall + 1, s->atlas.wide,
		            ROLE_ACCENT | STYLE_BOLD, false);
	head_text(tile, crowd, text, sizeof text);
	x += paint(s->win, s->p, y, x, tile->inner, tile->label_style | STYLE_BOLD | tile->ground, text);
	if (tile->clash)
		paint(s->win, s->p, y, x, 1, ROLE_DANGER | STYLE_BOLD | tile->ground, "!");
	paint_right(s->win, s->p, y, tile->x + s->atlas.wide - 1, 1, tile->mark_style, mark);
	if (!crowd)
		paint_word(s, tile, y + 1);
	if (alone)
		draw_block(s, tile, y + 1, rows > 3 ? rows - 2 : 2);
	else
		draw_legions(s, tile, y + (crowd ? 1 : 2), rows > 3 ? rows - 3 : crowd ? 2 : 1);
	if (!tile->legions)
		paint(s->win, s->p, y + 2, tile->x + 1, tile->inner, ROLE_DIM | tile->ground,
		      lord_of(s->t, tile->place));
	if (rows > 3)
		paint_sides(s, tile, y + rows - 1);
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
	int way = dx > 0 ? 0 : dx < 0 ? 1 : dy > 0 ? 2 : 3, y, x;
	int rows = s->atlas.tall - s->atlas.gap, middle = (rows - 1) / 2, count = sign == SIGN_ARROWS ? 3 : 1;

	titan_land_cell(&s->atlas, from, &y, &x);
	if (dx) {
		for (int i = 0; i < count; i++)
			paint(s->win, s->p, y + middle - count / 2 + i, dx > 0 ? x + s->atlas.wide - 1 : x, 1,
			      sign_style(sign), sign_text(s, sign, way));
		return;
	}
	x += (s->atlas.wide - count) / 2;
	if (two_ways)
		x += dy > 0 ? -2 : 2;
	for (int i = 0; i < count; i++)
		paint(s->win, s->p, dy > 0 ? y + rows : y - 1, x + i, 1, sign_style(sign),
		      sign_text(s, sign, way));
}

static bool leads(int from, int to)
{
	for (int i = 0; i < titan_places[from].exits; i++)
		if (titan_places[from].exit[i].to == to)
			return true;
	return false;
}

static void draw_signs(const struct titan_scene *s, int place)
{
	const struct titan_place *p = &titan_places[place];

	for (int i = 0; i < p->exits; i++)
		draw_exit(s, place, p->exit[i].to, p->exit[i].sign, leads(p->exit[i].to, place));
}

/* ---- what the corners tell ---- */

static void draw_letters(const struct titan_scene *s)
{
	struct titan_area area = { 0 };

	for (int land = 0, row = 0, corner = -1; land < TITAN_LANDS; land++, row++) {
		char letter[4] = { (char)toupper(titan_land_key(land)), '\0' };

		if (corner < 0 || row == area.rows) {
			area = titan_atlas_corner(&s->atlas, ++corner);
			row = 0;
		}
		paint(s->win, s->p, area.y + row, area.x, 1, ROLE_NORMAL | STYLE_BOLD | ground_of(land),
		      letter);
		paint(s->win, s->p, area.y + row, area.x + 2, area.cols - 2, ROLE_DIM, titan_land(land));
	}
}

static void draw_sign_legend(const struct titan_scene *s)
{
	static const struct {
		enum titan_sign sign;
		int count;
		const char *text;
	} rows[] = {
		{ SIGN_ARROWS, 3, N_("any step") },
		{ SIGN_ARCH, 1, N_("first step only") },
		{ SIGN_BLOCK, 1, N_("forced at first") },
	};
	struct titan_area area = titan_atlas_corner(&s->atlas, 0);

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		for (int k = 0; k < rows[i].count; k++)
			paint(s->win, s->p, area.y + (int)i, area.x + k, 1, sign_style(rows[i].sign),
			      sign_text(s, rows[i].sign, 0));
		paint(s->win, s->p, area.y + (int)i, area.x + 4, area.cols - 4, ROLE_DIM, _(rows[i].text));
	}
}

/* The roll of this turn, large, in the corner at the right. */
static void draw_die(const struct titan_scene *s)
{
	struct titan_area area = titan_atlas_corner(&s->atlas, 1);
	int size = digits_best(TITAN_ROLL, area.rows - 2, area.cols - 1), style;

	if (!s->t->roll || !size)
		return;
	style = titan_may_march(s->t) ? ROLE_ACCENT : ROLE_DIM;
	area.x += area.cols - digits_width(TITAN_ROLL, size) - 1;
	paint(s->win, s->p, area.y, area.x, digits_width(TITAN_ROLL, size), style | STYLE_BOLD,
	      C_("die", "ROLL"));
	digits_paint(s->win, s->p, area.y + 1, area.x, style, s->t->roll, size);
}

/* ---- the whole ---- */

static void draw_cursor(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	if (s->view->place < 0)
		return;                                                 /* nobody's hand is on it */
	titan_land_cell(&s->atlas, s->view->place, cursor_y, cursor_x); /* it is in every part */
	if (s->atlas.gap)
		paint_frame(s->win, s->p, *cursor_y - 1, *cursor_x, s->atlas.tall + 1, s->atlas.wide,
		            ROLE_ACCENT | STYLE_BOLD, true);
	++*cursor_x;
}

/* Beside a part of the board, where it goes on. */
static void draw_more(const struct titan_scene *s)
{
	const struct titan_atlas *at = &s->atlas;
	int left = at->x - 2, right = at->x + at->cols + 1, middle = at->y + at->rows / 2 - 1;
	const struct {
		int y, x;
		const char *sign;
	} rows[] = { { at->y, right, "^" },
		     { middle, right, ">" },
		     { at->y + at->rows - 1, right, "v" },
		     { middle, left, "<" } };

	for (int i = 0; i < 4; i++)
		if (titan_atlas_more(at) >> i & 1)
			paint(s->win, s->p, rows[i].y, rows[i].x, 1, ROLE_NORMAL | STYLE_BOLD, rows[i].sign);
}

void titan_draw_atlas(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	if (s->atlas.part)
		draw_more(s);
	else if (!s->atlas.gap)
		draw_letters(s);
	else if (s->view->place >= 0) { /* a room shows its own dice, and reads no legend */
		draw_sign_legend(s);
		draw_die(s);
	}
	for (int place = 0; place < TITAN_PLACES; place++)
		if (s->atlas.gap)
			draw_signs(s, place);
	if (s->atlas.gap)
		draw_cursor(s, cursor_y, cursor_x);
	for (int place = 0; place < TITAN_PLACES; place++) {
		struct tile tile = tile_of(s, place);

		if (tile.seen)
			(s->atlas.gap ? draw_large : draw_small)(s, &tile);
	}
	if (!s->atlas.gap)
		draw_cursor(s, cursor_y, cursor_x);
}
