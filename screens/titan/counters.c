/* SPDX-License-Identifier: MIT */
/*
 * Draws the contents of a hex in each of the four sizes: a unit's counter with power,
 * skill and hits, or the hex's name and terrain.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum { SIZE_NAMES = 3 /* slant */, LEAST_FLAT = 6 };

int titan_side_style(const struct titan_scene *s, enum titan_side side)
{
	enum { VERMILION = ROLE_SEAT + 5, BLUE = ROLE_SEAT + 1 };

	if (side == SIDE_ATTACKER)
		return VERMILION | STYLE_REVERSE;
	if (!s->p->mono && s->p->pair[BLUE])
		return BLUE | STYLE_REVERSE;
	return s->p->flat ? BLUE | STYLE_BOLD | STYLE_UNDERLINE : ROLE_DIM | STYLE_REVERSE;
}

int titan_colour_style(const struct titan *t, int seat)
{
	int colour = t->player[seat].colour;

	return colour < 0 ? seat_role(seat) : titan_marker_style(colour * TITAN_MARKERS);
}

int titan_marker_style(int legion)
{
	static const enum piece_colour pieces[TITAN_COLOURS] = {
		PIECE_BLACK, PIECE_BROWN, PIECE_BLUE, PIECE_GOLD, PIECE_GREEN, PIECE_RED,
	}; /* of titan_colours */

	return ROLE_PIECE + (int)pieces[legion / TITAN_MARKERS];
}

/* The texts of a unit's counter. */
struct counter {
	char id[TITAN_UNIT_ID + 1]; /* "d1!" when it must act */
	char letters[3], strength[12], hits[12];
	int style;
	bool slain, marked;
};

static struct counter counter_of(const struct titan_scene *s, int unit)
{
	const struct titan_unit *u = &s->t->battle.unit[unit];
	struct counter c = {
		.style = titan_side_style(s, u->side),
		.slain = titan_is_slain(u),
		.marked = titan_marked(s->t) >> unit & 1,
	};

	titan_unit_id(u, c.id);
	snprintf(c.id + strlen(c.id), 2, "%s", c.marked ? "!" : "");
	memcpy(c.letters, titan_creatures[u->creature].counter, sizeof c.letters);
	snprintf(c.strength, sizeof c.strength, "%d-%d", u->power % 1000, u->skill % 10);
	if (u->hits)
		snprintf(c.hits, sizeof c.hits, "-%d", u->hits % 1000);
	return c;
}

const char *titan_name_within(enum titan_creature creature, int cols)
{
	const struct titan_facts *facts = &titan_creatures[creature];

	return text_width(_(facts->name)) <= cols ? _(facts->name)
	       : text_width(facts->name) <= cols  ? facts->name
	                                          : facts->counter;
}

static const char *name_within(const struct titan_scene *s, int unit, int cols)
{
	return titan_name_within(s->t->battle.unit[unit].creature, cols);
}

static int danger(const struct titan_hex_look *look)
{
	return ROLE_DANGER | STYLE_BOLD | STYLE_SHAPE | look->ground;
}

/* Beside the strength: hits, else what the ground is; the hex's name stands in the panel, and all of it
 * where no colour parts them. */
static void draw_tail(const struct titan_scene *s, const struct titan_hex_look *look, const struct counter *c,
                      int y, int x)
{
	bool bare = strlen(c->strength) > 3 || s->p->mono; /* no blank would part them */

	if (c->slain || (bare && !c->hits[0]))
		return;
	if (c->hits[0])
		titan_paint(s, y, x, 2, danger(look), strlen(c->hits) > 2 ? c->hits + 1 : c->hits);
	else
		titan_paint(s, y, x, 2, look->terrain_style, look->terrain);
}

/* Two rows: "d3 Og" or "d3!Og", and "6-2 " with what stands beside it. */
static void draw_counter(const struct titan_scene *s, const struct titan_hex_look *look, int y, int x)
{
	struct counter c = counter_of(s, look->unit);
	char text[16];

	snprintf(text, sizeof text, "%-3s%s", c.id, c.letters);
	paint_padded(s->win, s->p, y + 1, x, 5, c.style, text);
	paint_padded(s->win, s->p, y + 2, x, c.slain ? 5 : 4,
	             c.style | STYLE_UNDERLINE, /* it covers the hex's lower side */
	             c.slain ? _("slain") : c.strength);
	draw_tail(s, look, &c, y + 2, x + 4);
}

static void cost_text(const struct titan_scene *s, const struct titan_hex_look *look, char out[8])
{
	out[0] = '\0';
	if (look->near)
		snprintf(out, 8, "+%d", s->reach.cost[look->hex] % 100);
}

/* An empty hex of two rows. */
static void draw_empty(const struct titan_scene *s, const struct titan_hex_look *look, int y, int x)
{
	bool narrow = s->at.flat < 7;
	char cost[8];

	cost_text(s, look, cost);
	titan_paint(s, y + 1, x + 2, 2, look->label_style, titan_hex_label(look->hex));
	titan_paint(s, y + 2, x + (narrow && *cost ? 1 : 2), 2, look->terrain_style, look->terrain);
	titan_paint(s, y + 2, x + (narrow ? 4 : 5), 2, STYLE_BOLD | look->ground, cost);
}

/* The terrain of an empty hex in a word. */
static void draw_bare(const struct titan_scene *s, const struct titan_hex_look *look, int y)
{
	enum titan_hazard terrain = titan_terrain(s->t->battle.land, look->hex);
	int x0 = 0, cols = 0, row = s->at.slant + 1;
	char cost[8];

	cost_text(s, look, cost);
	if (!titan_hex_inside(&s->at, look->hex, row, &x0, &cols))
		return;
	if (terrain != HAZARD_PLAIN)
		paint_centre(s->win, s->p, y + row, x0, cols, ROLE_DIM | look->ground,
		             _(titan_hazards[terrain].name));
	paint_centre(s->win, s->p, y + row - 1, x0, cols, STYLE_BOLD | STYLE_UNDERLINE | look->ground, cost);
}

/* What a unit must do or has done, in words. */
static const char *errand(const struct titan_scene *s, int unit, int *style)
{
	const struct titan_unit *u = &s->t->battle.unit[unit];
	bool carrying = s->t->battle.carry > 0;

	*style = ROLE_DIM;
	if (titan_marked(s->t) >> unit & 1) {
		*style = ROLE_WARNING | STYLE_BOLD;
		return carrying ? _("may be hit") : _("MUST STRIKE");
	}
	if (titan_is_strike_step(s->t) && u->struck)
		return _("has struck");
	if (titan_is_maneuver(s->t) && u->side == titan_speaker(s->t) && u->moved)
		return _("has moved");
	return "";
}

static void hits_text(const struct titan_scene *s, int unit, char *out, size_t size)
{
	const struct titan_unit *u = &s->t->battle.unit[unit];

	out[0] = '\0';
	if (titan_is_slain(u))
		snprintf(out, size, "%s", _("SLAIN"));
	else if (u->hits)
		snprintf(out, size, P_("%d hit of %d", "%d hits of %d", u->hits), u->hits, u->power);
}

/* In a hex of four rows eight columns, in one of six twelve; in one of eight rows sixteen, with power and
 * skill in digits to be seen from across the table. */
static void draw_card(const struct titan_scene *s, const struct titan_hex_look *look, int y, int x)
{
	enum { DIGITS = 3, NAME = 12 };
	struct counter c = counter_of(s, look->unit);
	bool large = s->at.slant > SIZE_NAMES, small = s->at.slant < SIZE_NAMES;
	int cols = s->at.flat, bare = c.style & ~STYLE_UNDERLINE, style; /* no line through the digits */
	const char *name = name_within(s, look->unit, smaller(cols, NAME));
	char text[80], hits[40];
	const char *task = errand(s, look->unit, &style);

	hits_text(s, look->unit, hits, sizeof hits);
	snprintf(text, sizeof text,
	         large   ? "%-4s%s"
	         : small ? "%-4s%4s"
	                 : " %-4s%6s ",
	         c.id, large ? name : c.strength);
	paint_padded(s->win, s->p, y + 2, x, cols, c.style, text);
	y += 3;
	if (large) {
		for (int row = 0; row < DIGITS; row++)
			paint_padded(s->win, s->p, y + row, x, cols, row == DIGITS - 1 ? c.style : bare, "");
		if (digits_text_width(c.strength, DIGITS) < cols)
			digits_text_paint(s->win, s->p, y,
			                  x + (cols - digits_text_width(c.strength, DIGITS)) / 2, bare,
			                  c.strength, DIGITS);
		else
			paint_centre(s->win, s->p, y + 1, x, cols, bare | STYLE_BOLD, c.strength);
		y += DIGITS;
	} else {
		if (text_width(name) > cols)
			name = c.letters;
		snprintf(text, sizeof text, text_width(name) < NAME && !small ? " %s" : "%s", name);
		paint_padded(s->win, s->p, y++, x, cols, c.style, text);
	}
	if (text_width(hits) > cols) /* the blanks cover the marks of the lower side */
		snprintf(hits, sizeof hits, " %s ", c.hits);
	paint_centre(s->win, s->p, y, x, cols, danger(look), hits);
	if (!small) /* it is marked '!' */
		paint_centre(s->win, s->p, y + 1, x, cols, style | look->ground, task);
}

void titan_draw_hex(const struct titan_scene *s, const struct titan_hex_look *look)
{
	int y, x;

	titan_hex_place(&s->at, look->hex, &y, &x);
	if (s->at.slant == 1) {
		if (look->unit < 0)
			draw_empty(s, look, y, x);
		else
			draw_counter(s, look, y, x + s->at.flat - LEAST_FLAT);
		return;
	}
	titan_paint(s, y + 1, x + 1, 2, look->label_style, titan_hex_label(look->hex));
	paint_right(s->win, s->p, y + 1, x + s->at.flat - 1, 3, look->terrain_style, look->terrain);
	if (look->unit < 0)
		draw_bare(s, look, y);
	else
		draw_card(s, look, y, x);
}
