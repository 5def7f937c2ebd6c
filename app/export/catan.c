/* SPDX-License-Identifier: MIT */
/*
 * The board of a table of Catan as it stands: the island with roads, buildings and the
 * robber. Each piece has the number of its player's seat, for printers without colours.
 */
#include <string.h>

#include "export.h"
#include "rules/catan/catan.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"

enum { PLAYER_X = 40, PLAYER_WIDTH = 300, PLAYER_HEIGHT = 40, LETTER = 18, HEX_MARK = 48, MARK = 22 };

static bool measure(const struct journal *journal, struct export_size *size)
{
	const struct catan *c = export_state(journal, &catan_game);

	if (!c || !c->board.laid)
		return false;
	*size = export_island_size(catan_island(c));
	size->height += (c->table.seats + 1) / 2 * PLAYER_HEIGHT;
	return true;
}

/* ---- pieces ---- */

/* As the option says; who said nothing gets the next that nobody has, as the seats come. */
static const char *tint_of(const struct catan *c, int seat)
{
	static const char *const tints[] = {
		"#e05545", "#5b8fd6", "#ffffff", "#f09a3e", "#5aa868", "#a5805c"
	};
	bool taken[CATAN_SEATS] = { false };
	int colour = -1;

	if (c->colour[seat])
		return tints[c->colour[seat] - 1];
	every_seat (i, c->table)
		if (c->colour[i])
			taken[c->colour[i] - 1] = true;
	for (int i = 0; i <= seat; i++)
		if (!c->colour[i])
			do
				colour++;
			while (taken[colour]);
	return tints[colour];
}

static void put_seat(struct island_point at, int seat, FILE *out)
{
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-size=\"15\" font-weight=\"bold\">%d</text>\n", at.x,
	        at.y + 6, seat + 1);
}

static struct island_point middle_of(const struct island *island, struct island_ends ends)
{
	struct island_point a = export_island_place(island_spot_point(island, ends.spot[0]));
	struct island_point b = export_island_place(island_spot_point(island, ends.spot[1]));

	return (struct island_point){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

static void draw_road(const struct catan *c, int edge, int seat, FILE *out)
{
	struct island_ends ends = island_edge_ends(catan_island(c), edge);
	struct island_point a = export_island_place(island_spot_point(catan_island(c), ends.spot[0]));
	struct island_point b = export_island_place(island_spot_point(catan_island(c), ends.spot[1]));
	struct island_point middle = middle_of(catan_island(c), ends);

	fprintf(out,
	        "<path d=\"M%d %dL%d %d\" stroke=\"#000\" stroke-width=\"13\"/>"
	        "<path d=\"M%d %dL%d %d\" stroke=\"%s\" stroke-width=\"9\"/>\n",
	        a.x, a.y, b.x, b.y, a.x, a.y, b.x, b.y, tint_of(c, seat));
	fprintf(out, "<circle cx=\"%d\" cy=\"%d\" r=\"9\" fill=\"#fff\" stroke=\"#000\"/>\n", middle.x,
	        middle.y);
	put_seat(middle, seat, out);
}

static const char house[] = "M-13 12v-15l13-13l13 13v15z";

/* Below the board, whose pieces have which number and colour. */
static void draw_player(const struct catan *c, int seat, int y, FILE *out)
{
	int x = PLAYER_X + seat % 2 * PLAYER_WIDTH;

	y += seat / 2 * PLAYER_HEIGHT + PLAYER_HEIGHT - 14;
	fprintf(out,
	        "<path transform=\"translate(%d %d)\" d=\"%s\" fill=\"%s\" stroke=\"#000\" "
	        "stroke-width=\"2\"/>\n"
	        "<g text-anchor=\"middle\" fill=\"#000\">\n",
	        x, y, house, tint_of(c, seat));
	put_seat((struct island_point){ x, y + 2 }, seat, out);
	fputs("</g>\n", out);
	export_words(out, (struct island_point){ x + 24, y + 7 }, LETTER, "", c->table.seat[seat].name);
}

/* A settlement is a house, a city a house with a tower. */
static void draw_building(const struct catan *c, int spot, FILE *out)
{
	struct island_point at = export_island_place(island_spot_point(catan_island(c), spot));
	bool city;
	int seat = catan_spot_owner(c, spot, &city);

	if (seat < 0)
		return;
	fprintf(out,
	        "<path transform=\"translate(%d %d)\" d=\"%s\" fill=\"%s\" stroke=\"#000\" "
	        "stroke-width=\"2\"/>\n",
	        at.x, at.y, city ? "M-20 13v-24l9-11l9 11v8h22v16z" : house, tint_of(c, seat));
	put_seat((struct island_point){ at.x, at.y + 2 }, seat, out);
}

static void draw_robber(const struct catan *c, FILE *out)
{
	int hex = catan_robber_place(c);
	struct island_point at;

	if (!hex)
		return;
	at = export_island_place(island_hex_point(catan_island(c), hex));
	fprintf(out,
	        "<path transform=\"translate(%d %d)\" d=\"M-11 20q0-22 5-26a8 8 0 1 1 12 0q5 4 5 26z\" "
	        "stroke=\"#fff\" stroke-width=\"2\"/>\n",
	        at.x + 30, at.y + 8);
}

static void draw(const struct journal *journal, FILE *out)
{
	const struct catan *c = journal_state(journal);
	const struct island *island = catan_island(c);
	struct island_layout layout;
	struct export_size size;

	for (int hex = 1; hex <= island->hexes; hex++) {
		int resource = catan_hex_resource(c->board.hex[hex]);

		layout.land[hex] = (uint8_t)(resource < 0 ? ISLAND_DESERT : resource);
		layout.number[hex] = (uint8_t)catan_hex_number(c->board.hex[hex]);
	}
	memcpy(layout.harbour, c->board.harbour, sizeof layout.harbour);
	size = export_island_size(island);
	fprintf(out, "<rect width=\"%d\" height=\"%d\" rx=\"24\" fill=\"#d3e6f2\"/>\n", size.width,
	        size.height);
	export_island_draw(island, &layout, out);
	fputs("<g text-anchor=\"middle\" fill=\"#000\">\n", out);
	for (int edge = 1; edge <= island->edges; edge++)
		if (catan_road_owner(c, edge) >= 0)
			draw_road(c, edge, catan_road_owner(c, edge), out);
	for (int spot = 1; spot <= island->spots; spot++)
		draw_building(c, spot, out);
	draw_robber(c, out);
	fputs("</g>\n", out);
	every_seat (i, c->table)
		draw_player(c, i, size.height, out);
}

static bool place(const void *state, struct board_place place, struct export_mark *out)
{
	const struct island *island = catan_island(state);

	out->wide = place.kind == PLACE_HEX ? HEX_MARK : MARK;
	if (place.kind == PLACE_HEX)
		out->at = export_island_token(island, place.at);
	else if (place.kind == PLACE_SPOT)
		out->at = export_island_place(island_spot_point(island, place.at));
	else if (place.kind == PLACE_EDGE)
		out->at = middle_of(island, island_edge_ends(island, place.at));
	return place.kind != PLACE_NONE;
}

const struct export_picture picture_catan = { N_("The board"), measure, draw, place, LETTER };
