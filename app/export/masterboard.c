/* SPDX-License-Identifier: MIT */
/*
 * The masterboard of Titan as a picture: each land with its number and its word, and
 * the legions that stand there: marker and height, in the colour of the marker.
 */
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/titan/titan.h"

enum {
	HALF = 62,  /* of the base of a land */
	TALL = 107, /* its height */
	EDGE = 10,
	CHIP = 56, /* of a legion: its width */
	CHIP_TALL = 19,
	LETTER = 12
};

/* By enum titan_land, as the lands are known at the table; clear enough for black letters. */
static const char *const tints[TITAN_LANDS] = {
	[LAND_PLAINS] = "#f6e27a", [LAND_WOODS] = "#a9b86a",  [LAND_BRUSH] = "#a8cf8e",
	[LAND_HILLS] = "#d2a678",  [LAND_JUNGLE] = "#74b87a", [LAND_MARSH] = "#d9c2a0",
	[LAND_SWAMP] = "#8fb4d8",  [LAND_DESERT] = "#f2bd7c", [LAND_MOUNTAINS] = "#dd8f7d",
	[LAND_TUNDRA] = "#dcebf5", [LAND_TOWER] = "#c9c9c9",
};

struct ink {
	const char *paper, *letters;
};

/* By colour of a marker. */
static const struct ink inks[TITAN_COLOURS] = {
	{ "#111", "#fff" },    { "#6b4423", "#fff" }, { "#1d4fa3", "#fff" },
	{ "#e0b020", "#000" }, { "#1f7a3d", "#fff" }, { "#b3202a", "#fff" },
};

static struct island_point top_of(const struct titan_place *place)
{
	return (struct island_point){ EDGE + (place->x + 1) * HALF, EDGE + place->y * TALL };
}

/* From its top. */
static int middle_of(const struct titan_place *place)
{
	return titan_on_point(place) ? TALL / 3 : TALL * 2 / 3;
}

static void draw_land(const struct titan_place *place, FILE *out)
{
	struct island_point at = top_of(place);
	int middle = at.y + middle_of(place);

	fprintf(out, "<path d=\"M%d %dl%d %dh%dz\" fill=\"%s\" stroke=\"#fff\" stroke-width=\"3\"/>\n", at.x,
	        titan_on_point(place) ? at.y + TALL : at.y, HALF, titan_on_point(place) ? -TALL : TALL,
	        -2 * HALF, tints[place->land]);
	export_words(out, (struct island_point){ at.x, titan_on_point(place) ? at.y + 17 : middle - 22 }, 14,
	             "", place->label);
	export_words(out, (struct island_point){ at.x, titan_on_point(place) ? middle - 4 : at.y + TALL - 8 },
	             LETTER, "", titan_land(place->land));
}

/* Legions of one place stand one upon the other. */
static void draw_legion(const struct titan *t, int legion, int above, FILE *out)
{
	const struct titan_place *place = &titan_places[t->legion[legion].at];
	const struct ink *ink = &inks[legion / TITAN_MARKERS];
	struct island_point at = top_of(place);
	int y = at.y + (titan_on_point(place) ? TALL / 3 + 16 : TALL * 2 / 3 - 6) - above * (CHIP_TALL + 1);

	fprintf(out,
	        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"4\" fill=\"%s\" stroke=\"#000\"/>\n"
	        "<text x=\"%d\" y=\"%d\" font-size=\"13\" font-weight=\"bold\" fill=\"%s\">%s %d</text>\n",
	        at.x - CHIP / 2, y - CHIP_TALL / 2, CHIP, CHIP_TALL, ink->paper, at.x, y + 5, ink->letters,
	        MARKER(legion), t->legion[legion].size);
}

static bool measure(const struct journal *journal, struct export_size *size)
{
	const struct titan *t = export_state(journal, &titan_game);

	if (!t || !t->whole || !t->board)
		return false;
	*size = (struct export_size){ 0 };
	for (int i = 0; i < TITAN_PLACES; i++) {
		struct island_point at = top_of(&titan_places[i]);

		if (at.x + HALF + EDGE > size->width)
			size->width = at.x + HALF + EDGE;
		if (at.y + TALL + EDGE > size->height)
			size->height = at.y + TALL + EDGE;
	}
	return true;
}

static void draw(const struct journal *journal, FILE *out)
{
	const struct titan *t = journal_state(journal);
	int standing[TITAN_PLACES] = { 0 };

	fputs("<g text-anchor=\"middle\" fill=\"#000\">\n", out);
	for (int i = 0; i < TITAN_PLACES; i++)
		draw_land(&titan_places[i], out);
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (t->legion[i].size && t->legion[i].at >= 0)
			draw_legion(t, i, standing[t->legion[i].at]++, out);
	fputs("</g>\n", out);
}

static bool place(const void *state, struct board_place place, struct export_mark *out)
{
	if (place.kind != PLACE_LAND)
		return false;
	*out = (struct export_mark){ top_of(&titan_places[place.at]), CHIP };
	out->at.y += middle_of(&titan_places[place.at]);
	return true;
}

const struct export_picture picture_masterboard = { N_("The masterboard"), measure, draw, place, LETTER };
