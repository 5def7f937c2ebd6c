/* SPDX-License-Identifier: MIT */
/*
 * A battle of Titan as a picture: the land with its hazards, the units where they
 * stand, and those outside. The attacker's counters are light, the defender's dark;
 * their ids say the same.
 */
#include <string.h>

#include "battle.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/said.h"

enum {
	SIDE = 62,   /* of a hex */
	MIDDLE = 54, /* from its centre to the middle of a side */
	EDGE = 14,
	LEFT = EDGE + SIDE,
	TOP = EDGE + MIDDLE,
	COUNTER = 96, /* its width */
	LINE = 20,    /* of the text below */
	LETTER = 12
};

/* By enum titan_hazard: the ground of a hex, or the line on the upper hex's side; that
 * line is drawn along the upper side and turned. */
struct ground {
	const char *tint, *line;
};

/* clang-format off */
static const struct ground grounds[TITAN_HAZARDS] = {
	[HAZARD_PLAIN] = { .tint = "#f3efe2" },
	[HAZARD_TOWER] = { .tint = "#d6d3cc" },
	[HAZARD_TREE] = { .tint = "#8fb98a" },
	[HAZARD_BOG] = { .tint = "#b3a98c" },
	[HAZARD_BRAMBLE] = { .tint = "#c5d8a0" },
	[HAZARD_DRIFT] = { .tint = "#d9ecf7" },
	[HAZARD_SAND] = { .tint = "#f4df9b" },
	[HAZARD_VOLCANO] = { .tint = "#e79a84" },
	[HAZARD_SLOPE] = { .line = "M-26-54v11M-16-54v11M-6-54v11M4-54v11M14-54v11M24-54v11" },
	[HAZARD_DUNE] = { .line = "M-30-52q7 14 15 0q7 14 15 0q7 14 15 0q7 14 15 0" },
	[HAZARD_CLIFF] = { .line = "M-31-52l10 11l11-11l10 11l11-11l10 11l10-11z" },
	[HAZARD_WALL] = { .line = "M-30-50h60M-30-44h60M-20-50v6M-8-50v6M4-50v6M16-50v6M28-50v6" },
};
/* clang-format on */

static struct island_point centre_of(int hex)
{
	return (struct island_point){ LEFT + titan_hex_column(hex) * SIDE * 3 / 2,
		                      TOP + MIDDLE * (titan_column_most() - titan_hex_height(hex)) };
}

static int foot_of_board(void)
{
	return TOP + MIDDLE * (2 * titan_column_most() - 1) + EDGE;
}

/* ---- the land ---- */

static void draw_hexside(enum titan_land land, int hex, int side, FILE *out)
{
	struct island_point at = centre_of(hex);
	bool upper;
	enum titan_hazard hazard = titan_hexside(land, hex, side, &upper);

	if (hazard != HAZARD_NONE && upper && grounds[hazard].line)
		fprintf(out,
		        "<path transform=\"translate(%d %d) rotate(%d)\" d=\"%s\" fill=\"%s\" "
		        "stroke=\"#000\" "
		        "stroke-width=\"2\"/>\n",
		        at.x, at.y, 360 / TITAN_SIDES * side, grounds[hazard].line,
		        hazard == HAZARD_CLIFF ? "#000" : "none");
}

static void draw_hex(enum titan_land land, int hex, FILE *out)
{
	struct island_point at = centre_of(hex);
	enum titan_hazard terrain = titan_terrain(land, hex);
	int level = titan_elevation(land, hex);

	fprintf(out,
	        "<path d=\"M%d %dh%dl%d %dl%d %dh%dl%d %dz\" fill=\"%s\" stroke=\"#777\"/>\n"
	        "<text x=\"%d\" y=\"%d\" font-size=\"11\">%s</text>\n",
	        at.x - SIDE / 2, at.y - MIDDLE, SIDE, SIDE / 2, MIDDLE, -SIDE / 2, MIDDLE, -SIDE, -SIDE / 2,
	        -MIDDLE, grounds[terrain].tint, at.x, at.y - MIDDLE + 24, titan_hex_label(hex));
	if (terrain == HAZARD_PLAIN && !level)
		return;
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-size=\"12\">", at.x, at.y + MIDDLE - 14);
	if (terrain != HAZARD_PLAIN)
		export_html_text(out, _(titan_hazards[terrain].name));
	if (level)
		fprintf(out, "%s%d", terrain != HAZARD_PLAIN ? " " : "+", level);
	fputs("</text>\n", out);
}

/* ---- units ---- */

static void draw_unit(const struct titan_unit *unit, FILE *out)
{
	struct island_point at = centre_of(unit->hex);
	bool dark = unit->side == SIDE_DEFENDER;

	fprintf(out,
	        "<g fill=\"%s\"><rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"50\" rx=\"5\" fill=\"%s\" "
	        "stroke=\"#000\" stroke-width=\"2\"/>\n<text x=\"%d\" y=\"%d\" font-weight=\"bold\">%s ",
	        dark ? "#fff" : "#000", at.x - COUNTER / 2, at.y - 27, COUNTER, dark ? "#1f3a5f" : "#fff",
	        at.x, at.y - 11, UNIT_ID(unit));
	export_html_text(out, titan_name(unit->creature));
	fprintf(out, "</text>\n<text x=\"%d\" y=\"%d\">%d-%d</text>\n<text x=\"%d\" y=\"%d\"%s>", at.x,
	        at.y + 4, unit->power, unit->skill, at.x, at.y + 18,
	        unit->hits ? " font-weight=\"bold\"" : "");
	if (titan_is_slain(unit))
		export_html_text(out, _("slain"));
	else if (unit->hits)
		fprintf(out, P_("%d hit", "%d hits", unit->hits), unit->hits);
	fputs("</text></g>\n", out);
}

/* ---- below the board: who fights, and who is not on it ---- */

/* "a4 Ogre, a5 Lion"; `dead`: those that are out of the battle, else those that may still enter. */
static void list_outside(const struct titan *t, enum titan_side side, bool dead, char *out, size_t size)
{
	out[0] = '\0';
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *unit = &t->battle.unit[i];

		if (unit->side == side && unit->hex < 0 && dead == (unit->fate == FATE_DEAD) &&
		    (dead || unit->fate == FATE_LIVES))
			said_list_add(out, size, "%s %s", UNIT_ID(unit), titan_name(unit->creature));
	}
}

bool export_battle_words(const struct titan *t, enum titan_side side, int n, char *out, size_t size)
{
	const char *who = side == SIDE_ATTACKER ? _("attacker") : _("defender");
	int seat = t->battle.seat[side];
	char list[TITAN_LIST];

	if (n > 0) {
		list_outside(t, side, n == 2, list, sizeof list);
		snprintf(out, size, "%s: %s", n == 2 ? C_("battle", "dead") : C_("battle", "outside"), list);
		return list[0];
	}
	snprintf(out, size, seat >= 0 ? "%s: %s" : "%s", who, seat >= 0 ? t->table.seat[seat].name : "");
	if (side == SIDE_ATTACKER)
		said_list_add(out, size, "%s", _(titan_entry_text(t->battle.side)));
	return true;
}

/* With `out` NULL it only measures. */
static int draw_sides(const struct titan *t, int y, FILE *out)
{
	char text[BATTLE_WORDS];

	for (int i = 0; i < 2 * BATTLE_LINES; i++) {
		if (!export_battle_words(t, i / BATTLE_LINES, i % BATTLE_LINES, text, sizeof text))
			continue;
		if (out)
			export_words(out, (struct island_point){ EDGE, y }, 14, "", text);
		y += LINE;
	}
	return y;
}

struct export_size export_battle_size(const struct titan *t)
{
	return (struct export_size){ 2 * LEFT + (TITAN_COLUMNS - 1) * SIDE * 3 / 2,
		                     draw_sides(t, foot_of_board() + LINE, NULL) };
}

void export_battle_draw(const struct titan *t, FILE *out)
{
	enum titan_land land = t->battle.land;

	fputs("<g text-anchor=\"middle\" fill=\"#000\">\n", out);
	for (int hex = 0; hex < TITAN_HEXES; hex++)
		draw_hex(land, hex, out);
	for (int hex = 0; hex < TITAN_HEXES; hex++)
		for (int side = 0; side < TITAN_SIDES; side++)
			draw_hexside(land, hex, side, out);
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].hex >= 0)
			draw_unit(&t->battle.unit[i], out);
	fputs("</g>\n<g text-anchor=\"start\">\n", out);
	draw_sides(t, foot_of_board() + LINE, out);
	fputs("</g>\n", out);
}

static bool measure(const struct journal *journal, struct export_size *size)
{
	const struct titan *t = export_state(journal, &titan_game);

	if (!t || !t->battle.on)
		return false;
	*size = export_battle_size(t);
	return true;
}

static void draw(const struct journal *journal, FILE *out)
{
	export_battle_draw(journal_state(journal), out);
}

static bool place(const void *state, struct board_place place, struct export_mark *out)
{
	*out = (struct export_mark){ centre_of(place.at), COUNTER };
	return place.kind == PLACE_HEX;
}

const struct export_picture picture_battle = { N_("The battle"), measure, draw, place, LETTER };
