/* SPDX-License-Identifier: MIT */
/*
 * Titan: the 27 hexes of a battle board and how they lie, which is the same in
 * every land: six columns of 3, 4, 5, 6, 5 and 4, with half a hex between a
 * column and the next.
 */
#include "board.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
	A1,
	A2,
	A3,
	B1,
	B2,
	B3,
	B4,
	C1,
	C2,
	C3,
	C4,
	C5,
	D1,
	D2,
	D3,
	D4,
	D5,
	D6,
	E1,
	E2,
	E3,
	E4,
	E5,
	F1,
	F2,
	F3,
	F4,
	xx = -1, /* the edge */
};

static const char labels[TITAN_HEXES][TITAN_LABEL] = {
	"A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5", "D1", "D2",
	"D3", "D4", "D5", "D6", "E1", "E2", "E3", "E4", "E5", "F1", "F2", "F3", "F4",
};

/* The hex at the bottom of each column, and one past the last. */
static const int8_t bottom[TITAN_COLUMNS + 1] = { A1, B1, C1, D1, E1, F1, TITAN_HEXES };

static const int8_t columns[TITAN_HEXES] = {
	0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5,
};

/* From the top, clockwise. */
static const int8_t neighbours[TITAN_HEXES][TITAN_SIDES] = {
	[A1] = { A2, B2, B1, xx, xx, xx }, [A2] = { A3, B3, B2, A1, xx, xx },
	[A3] = { xx, B4, B3, A2, xx, xx }, [B1] = { B2, C2, C1, xx, xx, A1 },
	[B2] = { B3, C3, C2, B1, A1, A2 }, [B3] = { B4, C4, C3, B2, A2, A3 },
	[B4] = { xx, C5, C4, B3, A3, xx }, [C1] = { C2, D2, D1, xx, xx, B1 },
	[C2] = { C3, D3, D2, C1, B1, B2 }, [C3] = { C4, D4, D3, C2, B2, B3 },
	[C4] = { C5, D5, D4, C3, B3, B4 }, [C5] = { xx, D6, D5, C4, B4, xx },
	[D1] = { D2, E1, xx, xx, xx, C1 }, [D2] = { D3, E2, E1, D1, C1, C2 },
	[D3] = { D4, E3, E2, D2, C2, C3 }, [D4] = { D5, E4, E3, D3, C3, C4 },
	[D5] = { D6, E5, E4, D4, C4, C5 }, [D6] = { xx, xx, E5, D5, C5, xx },
	[E1] = { E2, F1, xx, xx, D1, D2 }, [E2] = { E3, F2, F1, E1, D2, D3 },
	[E3] = { E4, F3, F2, E2, D3, D4 }, [E4] = { E5, F4, F3, E3, D4, D5 },
	[E5] = { xx, xx, F4, E4, D5, D6 }, [F1] = { F2, xx, xx, xx, E1, E2 },
	[F2] = { F3, xx, xx, F1, E2, E3 }, [F3] = { F4, xx, xx, F2, E3, E4 },
	[F4] = { xx, xx, xx, F3, E4, E5 },
};

const char *titan_hex_label(int hex)
{
	return hex >= 0 && hex < TITAN_HEXES ? labels[hex] : "";
}

int titan_hex_at(int column, int row)
{
	if (column < 0 || column >= TITAN_COLUMNS || row < 1 || row > titan_column_rows(column))
		return -1;
	return bottom[column] + row - 1;
}

int titan_hex_find(const char *word)
{
	if (strlen(word) != 2 || word[1] < '1' || word[1] > '9')
		return -1;
	return titan_hex_at(toupper((unsigned char)word[0]) - 'A', word[1] - '0');
}

int titan_hex_column(int hex)
{
	return columns[hex];
}

int titan_hex_row(int hex)
{
	return hex - bottom[columns[hex]] + 1;
}

int titan_column_rows(int column)
{
	return bottom[column + 1] - bottom[column];
}

int titan_neighbour(int hex, int side)
{
	return neighbours[hex][side];
}

int titan_side_towards(int hex, int other)
{
	for (int side = 0; side < TITAN_SIDES; side++)
		if (neighbours[hex][side] == other)
			return side;
	return -1;
}

/* Height of the centre in half hexes, above the lowest one of column D. */
static int height(int hex)
{
	return 2 * (titan_hex_row(hex) - 1) + abs(columns[hex] - 3);
}

/* A step to the next column climbs or falls half a hex, one within it a whole. */
int titan_distance(int hex, int other)
{
	int across = abs(columns[hex] - columns[other]);
	int up = abs(height(hex) - height(other));

	return across + (up > across ? (up - across) / 2 : 0);
}

const char *const titan_entry_words[TITAN_ENTRIES] = { "right", "lower-left", "upper-left" };

#define HEXES(a, b, c) (1u << (a) | 1u << (b) | 1u << (c))

titan_hexes titan_entry_hexes(enum titan_entry entry, enum titan_side side)
{
	static const titan_hexes hexes[TITAN_ENTRIES][2] = {
		[ENTRY_RIGHT] = { HEXES(F1, F2, F3) | 1u << F4, HEXES(A1, A2, A3) },
		[ENTRY_LOWER_LEFT] = { HEXES(A1, B1, C1) | 1u << D1, HEXES(D6, E5, F4) },
		[ENTRY_UPPER_LEFT] = { HEXES(A3, B4, C5) | 1u << D6, HEXES(D1, E1, F1) },
	};

	return hexes[entry][side];
}
