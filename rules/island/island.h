/* SPDX-License-Identifier: MIT */
/*
 * The island of Catan: its shape, drawing one, and its text. A table of Catan and a
 * championship, which draws the board of each round (W2.0.1), share it.
 *
 * Hexes, spots (corners where buildings stand), edges (where roads lie) and harbours
 * are numbered from 1, as the table says them; 0 is none. Hexes and spots count from
 * the top, left to right in each row; edges by their ends, the smaller spot first;
 * harbours clockwise from the top left.
 */
#ifndef RULES_ISLAND_ISLAND_H
#define RULES_ISLAND_ISLAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/core/reason.h"
#include "rules/core/rng.h"

enum { /* of the larger board; arrays indexed from 1 need one more */
       ISLAND_HEXES = 30,
       ISLAND_SPOTS = 80,
       ISLAND_EDGES = 109,
       ISLAND_HARBOURS = 11,
       ISLAND_TEXT = 480, /* bytes of a board as text, its words written in full */
};

struct island_level { /* see shape.c */
	uint8_t x, spots, spot, edge;
};

/* A board: 19 hexes for 3 and 4 players, 30 for 5 and 6. */
struct island {
	int rows, widest;  /* rows of hexes; hexes in the longest */
	int width, height; /* x and y of all points are 0 .. width, 0 .. height */
	int hexes, spots, edges, harbours;
	const struct island_level *level;
	const uint8_t (*harbour)[2]; /* see shape.c */
	const uint8_t *token;        /* the numbers A, B, C... in their order */
	int lands[6];                /* hexes of each land */
	int ports[6];                /* harbours of each kind */
};

const struct island *island_of(bool larger);

/* ---- the shape ---- */

/* In half widths of a hex and half lengths of a side: the corners of a hex lie at
 * (0,-2) (1,-1) (1,1) (0,2) (-1,1) (-1,-1) from its middle. */
struct island_point {
	int x, y;
};

struct island_point island_hex_point(const struct island *island, int hex); /* its middle */
struct island_point island_spot_point(const struct island *island, int spot);
int island_hex_at(const struct island *island, struct island_point at); /* 0: none has its middle there */

bool island_are_beside(const struct island *island, int hex, int other);
int island_hex_row(const struct island *island, int hex, int *column); /* both from 0 */
int island_hex_spot(const struct island *island, int hex, int corner); /* 0 .. 5, clockwise from the top */

/* Those around a spot; they return how many: 2 or 3, of the hexes 1 to 3. */
int island_spot_beside(const struct island *island, int spot, int beside[3]);
int island_spot_hexes(const struct island *island, int spot, int hexes[3]);

struct island_ends {
	int spot[2]; /* the smaller first */
};

struct island_ends island_edge_ends(const struct island *island, int edge);
int island_edge_between(const struct island *island, int spot, int other);
struct island_ends island_harbour_ends(const struct island *island, int harbour);
int island_harbour_at(const struct island *island, int spot);

/* ---- what lies on it ---- */

#define ISLAND_LAND_WORDS "brick|lumber|wool|grain|ore|desert"
enum { ISLAND_DESERT = 5, ISLAND_ANY = 5 }; /* a land, a harbour 3:1; less: a resource */

struct island_layout { /* indexed from 1 */
	uint8_t land[ISLAND_HEXES + 1];
	uint8_t number[ISLAND_HEXES + 1]; /* 0: desert */
	uint8_t harbour[ISLAND_HARBOURS + 1];
};

bool island_is_red(int number); /* 6 and 8 */
/* A hex with a red number next to *other with one; 0: none. */
int island_red_pair(const struct island *island, const struct island_layout *layout, int *other);

/* Lays lands and harbours at random, and the tokens in their order from a random
 * corner inwards, anticlockwise; `shuffled`: the tokens at random too. A 6 or 8
 * never lies next to another. */
void island_draw(const struct island *island, bool shuffled, struct rng *rng, struct island_layout *out);

struct island_word {
	char text[8];
};

struct island_word island_harbour_word(int kind); /* "3", "b" */

/* "o6 w5 l11 / g9 ... ; 3 b 3 ...": the hexes by rows, then the harbours. */
void island_write(const struct island *island, const struct island_layout *layout, char *out, size_t size);
/* Reads such a text; refuses what the box cannot lay. */
bool island_read(const struct island *island, const char *text, struct island_layout *out,
                 struct reason *why);
/* Whether no red number lies next to another; else *why names two. */
bool island_reds_apart(const struct island *island, const struct island_layout *layout, struct reason *why);
bool island_begins(const char *text); /* with a hex: it is meant as a board */

#endif
