/* SPDX-License-Identifier: MIT */
/*
 * A board of Catan as shapes of an SVG. Each land has its word, a tint and a texture of
 * its own, so that a printer without colours tells them apart too; the dots below a
 * number say how often it comes, and 6 and 8 have a heavy ring.
 *
 * The textures are plain strokes: a browser would print patterns as bitmaps.
 */
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/island/island.h"

enum {
	X = 52, /* half the width of a hex */
	Y = 30, /* half the length of its side */
	SEA = 72,
	TOKEN = 22,
	TOKEN_DOWN = 9, /* below the middle: the word stands above it */
	WORD_UP = 19,
	SIGN = 27, /* half the width of a harbour's sign */
};

/* The texture of a land around the middle of its hex; the token covers the middle. */
struct land {
	const char *word, *tint, *texture;
};

/* clang-format off */
static const struct land lands[] = {
	{ N_("brick"), "#e2a27e",
	  "M-46-26h92M-46-13h92M-46 0h92M-46 13h92M-46 26h92M-28-39h56M-28 39h56M-36-26v13M-12-26v13M12-26v13M36-26v13"
	  "M-24-13v13M24-13v13M-36 0v13M36 0v13M-24 13v13M0 13v13M24 13v13M-36 26v13M-12 26v13M12 26v13M36 26v13M0-39v13" },
	{ N_("lumber"), "#8fb98a",
	  "M-36 14l8-20l8 20zM-28 14v6M20 14l8-20l8 20zM28 14v6M-8 46l8-18l8 18zM-36-16l8-16l8 16zM20-16l8-16l8 16z"
	  "M-28 38l7-16l7 16zM14 38l7-16l7 16z" },
	{ N_("wool"), "#dcebb9",
	  "M-40-8q4-7 8 0q4-7 8 0M24-8q4-7 8 0q4-7 8 0M-40 14q4-7 8 0q4-7 8 0M24 14q4-7 8 0q4-7 8 0M-24 34q4-7 8 0q4-7 8 0"
	  "M8 34q4-7 8 0q4-7 8 0M-8 48q4-7 8 0q4-7 8 0M-24-28q4-7 8 0M16-28q4-7 8 0" },
	{ N_("grain"), "#f4df8b",
	  "M-42-14v32M-36-20v42M-30-24v50M-24-28v58M24-28v58M30-24v50M36-20v42M42-14v32M-18 24v14M-12 24v18M-6 26v20"
	  "M0 26v24M6 26v20M12 24v18M18 24v14" },
	{ N_("ore"), "#b4bac2",
	  "M-46 22l20-40l12 22l-8 18zM46 22l-20-40l-12 22l8 18zM-26-18l5 20l-9 16M26-18l-5 20l9 16M-18 44l18-18l18 18z"
	  "M0 26l4 10l-6 8" },
	{ N_("desert"), "#f7f1e0",
	  "M-34-10h2M-22-20h2M22-20h2M34-10h2M-40 6h2M38 6h2M-30 20h2M28 20h2M-16 30h2M14 30h2M0 40h2M-8 20h2M8 20h2" },
};
/* clang-format on */

struct export_size export_island_size(const struct island *island)
{
	return (struct export_size){ island->width * X + 2 * SEA, island->height * Y + 2 * SEA };
}

struct island_point export_island_place(struct island_point at)
{
	return (struct island_point){ SEA + at.x * X, SEA + at.y * Y };
}

struct island_point export_island_token(const struct island *island, int hex)
{
	struct island_point at = export_island_place(island_hex_point(island, hex));

	return (struct island_point){ at.x, at.y + TOKEN_DOWN };
}

static void put_hex(struct island_point at, const char *style, FILE *out)
{
	fprintf(out, "<path d=\"M%d %dl%d %dv%dl%d %dl%d %dv%dz\" %s/>\n", at.x, at.y - 2 * Y, X, Y, 2 * Y,
	        -X, Y, -X, -Y, -2 * Y, style);
}

/* ---- hexes ---- */

/* A number with a dot for each of the 36 throws that bring it. */
static void draw_token(struct island_point at, int number, FILE *out)
{
	bool red = island_is_red(number);
	int ways = 6 - (number > 7 ? number - 7 : 7 - number);

	fprintf(out,
	        "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"%d\"/>\n",
	        at.x, at.y, TOKEN, red ? 4 : 1);
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\" font-weight=\"%s\"%s>%d</text>\n", at.x,
	        at.y + 7, red ? 27 : 23, red ? "900" : "400", red ? " fill=\"#b00000\"" : "", number);
	for (int i = 0; i < ways; i++)
		fprintf(out, "<circle cx=\"%d\" cy=\"%d\" r=\"1.7\"/>", at.x + 5 * i - 5 * (ways - 1) / 2,
		        at.y + 14);
	putc('\n', out);
}

static void draw_hex(const struct island *island, const struct island_layout *layout, int hex, FILE *out)
{
	const struct land *land = &lands[layout->land[hex]];
	struct island_point at = export_island_place(island_hex_point(island, hex));
	char style[60];

	snprintf(style, sizeof style, "fill=\"%s\" stroke=\"#fff\" stroke-width=\"3\"", land->tint);
	put_hex(at, style, out);
	fprintf(out,
	        "<path transform=\"translate(%d %d)\" d=\"%s\" fill=\"none\" stroke=\"#000\" "
	        "stroke-opacity=\".45\" stroke-width=\"1.6\"/>\n",
	        at.x, at.y, land->texture);
	fputs("<g stroke=\"#fff\" stroke-width=\"5\" stroke-linejoin=\"round\" paint-order=\"stroke\" "
	      "font-weight=\"bold\">\n",
	      out);
	export_words(out, (struct island_point){ at.x, at.y - WORD_UP }, 18, "", _(land->word));
	fputs("</g>\n", out);
	if (layout->number[hex])
		draw_token(export_island_token(island, hex), layout->number[hex], out);
}

/* ---- harbours ---- */

/* The middle of the hex that both ends of a harbour touch. */
static struct island_point landward(const struct island *island, struct island_ends ends)
{
	int first[3], other[3];
	int count = island_spot_hexes(island, ends.spot[0], first);
	int others = island_spot_hexes(island, ends.spot[1], other);

	for (int i = 0; i < count; i++)
		for (int k = 0; k < others; k++)
			if (first[i] == other[k])
				return export_island_place(island_hex_point(island, first[i]));
	return export_island_place(island_spot_point(island, ends.spot[0]));
}

/* A sign off the coast, with a pier to each of the two spots that it serves. */
static void draw_harbour(const struct island *island, const struct island_layout *layout, int harbour,
                         FILE *out)
{
	struct island_ends ends = island_harbour_ends(island, harbour);
	struct island_point a = export_island_place(island_spot_point(island, ends.spot[0]));
	struct island_point b = export_island_place(island_spot_point(island, ends.spot[1]));
	struct island_point land = landward(island, ends);
	/* as far beyond the coast as leaves room for the sign */
	struct island_point at = { (a.x + b.x) / 2 + ((a.x + b.x) / 2 - land.x) * 8 / 10,
		                   (a.y + b.y) / 2 + ((a.y + b.y) / 2 - land.y) * 8 / 10 };
	int kind = layout->harbour[harbour];

	fprintf(out,
	        "<path d=\"M%d %dL%d %dL%d %d\" fill=\"none\" stroke=\"#000\" stroke-width=\"5\" "
	        "stroke-dasharray=\"5 3\"/>\n",
	        a.x, a.y, at.x, at.y, b.x, b.y);
	fprintf(out, "<circle cx=\"%d\" cy=\"%d\" r=\"6\"/><circle cx=\"%d\" cy=\"%d\" r=\"6\"/>\n", a.x, a.y,
	        b.x, b.y);
	fprintf(out,
	        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"7\" fill=\"#fff\" stroke=\"#000\" "
	        "stroke-width=\"2\"/>\n",
	        at.x - SIGN, at.y - SIGN + 6, 2 * SIGN, 2 * SIGN - 12);
	fputs("<g font-weight=\"bold\">\n", out);
	if (kind == ISLAND_ANY) {
		export_words(out, (struct island_point){ at.x, at.y + 8 }, 22, "", "3:1");
	} else {
		export_words(out, (struct island_point){ at.x, at.y - 1 }, 19, "", "2:1");
		export_words(out, (struct island_point){ at.x, at.y + 15 }, 13, "", _(lands[kind].word));
	}
	fputs("</g>\n", out);
}

void export_island_draw(const struct island *island, const struct island_layout *layout, FILE *out)
{
	fputs("<g text-anchor=\"middle\" fill=\"#000\">\n", out);
	for (int hex = 1; hex <= island->hexes; hex++)
		put_hex(export_island_place(island_hex_point(island, hex)),
		        "fill=\"#000\" stroke=\"#000\" stroke-width=\"12\" stroke-linejoin=\"round\"", out);
	for (int hex = 1; hex <= island->hexes; hex++)
		draw_hex(island, layout, hex, out);
	for (int harbour = 1; harbour <= island->harbours; harbour++)
		draw_harbour(island, layout, harbour, out);
	fputs("</g>\n", out);
}
