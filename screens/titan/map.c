/* SPDX-License-Identifier: MIT */
/*
 * Draws the battle board: ground, hexsides with hazards, and the reach of the picked
 * unit. hexes.c knows the places of hexes, counters.c draws their contents.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- terrain ---- */

/* Nothing of a plain. */
static void terrain_text(enum titan_land land, int hex, char out[8])
{
	enum titan_hazard terrain = titan_terrain(land, hex);
	int level = titan_elevation(land, hex);

	if (terrain != HAZARD_PLAIN || level)
		snprintf(out, 8, level ? "%c%d" : "%c", titan_hazards[terrain].letter, level % 10);
}

static enum tint tint_of(enum titan_land land, int hex)
{
	static const enum tint tints[TITAN_HAZARDS] = {
		[HAZARD_TREE] = TINT_TREE,   [HAZARD_BOG] = TINT_BOG,   [HAZARD_BRAMBLE] = TINT_BRAMBLE,
		[HAZARD_DRIFT] = TINT_DRIFT, [HAZARD_SAND] = TINT_SAND, [HAZARD_VOLCANO] = TINT_VOLCANO,
	};
	enum tint tint = tints[titan_terrain(land, hex)];
	int level = titan_elevation(land, hex);

	return tint ? tint : level > 1 ? TINT_HIGHER : level ? TINT_HIGH : TINT_NONE;
}

static int terrain_style(enum titan_hazard terrain)
{
	static const int styles[TITAN_HAZARDS] = {
		[HAZARD_TREE] = ROLE_GOOD,
		[HAZARD_BRAMBLE] = ROLE_GOOD,
		[HAZARD_SAND] = ROLE_WARNING,
		[HAZARD_VOLCANO] = ROLE_DANGER | STYLE_SHAPE,
	};

	return styles[terrain] | STYLE_BOLD;
}

/* ---- one hex ---- */

static struct titan_hex_look look_at(const struct titan_scene *s, int hex)
{
	enum titan_land land = s->t->battle.land;
	struct titan_hex_look look = { .hex = hex,
		                       .unit = titan_unit_at(s->t, hex),
		                       .label_style = ROLE_DIM };

	look.near = s->reaching && s->reach.hexes >> hex & 1;
	look.far = s->reaching && !look.near && look.unit != titan_picked(s->view);
	terrain_text(land, hex, look.terrain);
	look.terrain_style = look.far ? ROLE_DIM : terrain_style(titan_terrain(land, hex));
	look.tint = look.far ? TINT_NONE : look.near && !tint_of(land, hex) ? TINT_REACH : tint_of(land, hex);
	look.ground = STYLE_TINT * (int)look.tint;
	if (look.near && s->at.slant == 1)
		look.ground |= STYLE_UNDERLINE;
	if (look.near)
		look.label_style = ROLE_NORMAL;
	if (hex == s->view->hex)
		look.label_style = ROLE_ACCENT | STYLE_BOLD;
	look.label_style |= look.ground;
	look.terrain_style |= look.ground;
	return look;
}

static void fill_ground(const struct titan_scene *s, const struct titan_hex_look *look)
{
	int x, cols, top, left;

	titan_hex_place(&s->at, look->hex, &top, &left);
	/* leave out the last row of a slanted hex, its lower side */
	for (int row = 1; titan_hex_inside(&s->at, look->hex, row, &x, &cols); row++) {
		int line = look->near && row == s->at.slant ? STYLE_UNDERLINE : 0;

		spot_put(s->p, s->win, top + row, x, 1, cols, SPOT_HEX, look->hex);
		if ((look->ground || line) && row < 2 * s->at.slant)
			paint_padded(s->win, s->p, top + row, x, cols, ROLE_NORMAL | look->ground | line, "");
	}
}

/* ---- sides ---- */

static char mark_of(enum titan_hazard hazard)
{
	return hazard == HAZARD_NONE ? '\0' : titan_hazards[hazard].letter;
}

/* A level stretch, or a cell of a slanted side. */
static void draw_stretch(const struct titan_scene *s, const struct titan_edge *edge, int style, bool heavy,
                         int ground)
{
	wchar_t line = edge->cols == 1 || !heavy ? (wchar_t)edge->sign : s->p->ascii ? L'=' : L'\u2582';

	paint_run(s->win, s->p, edge->y, edge->x, edge->cols,
	          style | STYLE_SHAPE | ground | (heavy && edge->cols == 1 ? STYLE_BOLD : 0), line);
}

/* In the middle of a level side, at most half of it. */
static void draw_marks(const struct titan_scene *s, const struct titan_edge *edge, char mark, int ground)
{
	int count = edge->cols == 1 ? 1 : edge->cols % 2 ? 3 : edge->cols > 6 ? 4 : 2;

	paint_run(s->win, s->p, edge->y, edge->x + (edge->cols - count) / 2, count, TITAN_HEAD | ground,
	          (wchar_t)mark);
}

/* A side at the foot of a hex takes that hex's ground. */
static void draw_side(const struct titan_scene *s, int hex, int side, int style, bool heavy)
{
	bool upper;
	enum titan_hazard hazard = titan_hexside(s->t->battle.land, hex, side, &upper);
	struct titan_edge edge[8];
	int count = titan_hex_edge(&s->at, hex, side, edge), owner = side == 3   ? hex
	                                                             : side == 0 ? titan_neighbour(hex, 0)
	                                                                         : -1;
	int ground = owner >= 0 ? look_at(s, owner).ground & ~STYLE_UNDERLINE : 0;

	for (int i = 0; i < count; i++) {
		char mark = mark_of(hazard);

		if (mark && s->at.slant == 1 &&
		    edge[i].cols == 1) /* a letter beside a counter is read with it */
			mark = edge[i].sign;
		if (edge[i].cols > 1 || !mark)
			draw_stretch(s, &edge[i], style, heavy, ground);
		if (mark)
			draw_marks(s, &edge[i], mark, ground);
	}
}

/* ---- the whole ---- */

void titan_draw_map(const struct titan_scene *s)
{
	for (int hex = 0; hex < TITAN_HEXES; hex++) {
		struct titan_hex_look look = look_at(s, hex);

		fill_ground(s, &look);
	}
	/* each side once: upper sides only at the edge of the board */
	for (int hex = 0; hex < TITAN_HEXES; hex++)
		for (int side = 0; side < TITAN_SIDES; side++)
			if ((side >= 1 && side <= 3) || titan_neighbour(hex, side) < 0)
				draw_side(s, hex, side, ROLE_DIM, false);
	for (int side = 0; side < TITAN_SIDES && s->view->hex >= 0; side++) /* a room has no cursor */
		draw_side(s, s->view->hex, side, ROLE_ACCENT, true);
	for (int hex = 0; hex < TITAN_HEXES; hex++) {
		struct titan_hex_look look = look_at(s, hex);

		titan_draw_hex(s, &look);
	}
}

static bool has_levels(enum titan_land land)
{
	for (int hex = 0; hex < TITAN_HEXES; hex++)
		if (titan_elevation(land, hex) && titan_terrain(land, hex) == HAZARD_PLAIN)
			return true;
	return false;
}

/* A sign and what it means; returns where the next one stands. */
static int legend(const struct titan_scene *s, int y, int x, int style, const char *sign, const char *text)
{
	int cols = getmaxx(s->win) - x - 1;

	if (text_width(sign) + 1 + text_width(text) > cols)
		return x;
	x += titan_paint(s, y, x, cols, style, sign) + 1;
	return x + titan_paint(s, y, x, cols, ROLE_DIM, text) + 2;
}

/* The land's letters and signs in a line under the board. */
void titan_draw_legend(const struct titan_scene *s, int y)
{
	enum titan_land land = s->t->battle.land;
	unsigned seen = 0;
	int x = 1;

	for (int hex = 0; hex < TITAN_HEXES; hex++) {
		bool upper;

		seen |= 1u << titan_terrain(land, hex);
		for (int side = 0; side < TITAN_SIDES; side++)
			seen |= 1u << titan_hexside(land, hex, side, &upper);
	}
	for (int hazard = HAZARD_PLAIN + 1; hazard < TITAN_HAZARDS; hazard++) {
		char letter = titan_hazards[hazard].letter, sign[4] = { letter };

		if (hazard >= HAZARD_SLOPE)
			sign[1] = sign[2] = letter;
		if (seen >> hazard & 1)
			x = legend(s, y, x, hazard >= HAZARD_SLOPE ? TITAN_HEAD : terrain_style(hazard), sign,
			           _(titan_hazards[hazard].name));
	}
	if (has_levels(land))
		x = legend(s, y, x, TITAN_HEAD, "P1", _("level 1"));
	x = legend(s, y, x, ROLE_DANGER | STYLE_SHAPE, "-n", _("hits"));
	legend(s, y, x, ROLE_WARNING | STYLE_BOLD, "!", _("must act"));
}
