/* SPDX-License-Identifier: MIT */
/*
 * How the roles look in each theme and on each kind of terminal. Knows colours
 * only; the screens choose the role of each word. The background is always the
 * terminal's own.
 */
#include "paint.h"

#include <string.h>

/* Colours of a theme: xterm's 256, and the 16 that people choose themselves. On
 * 8 colours the upper half of the 16 becomes bold. -1: the default. */
struct colours {
	const char *name;
	short of_256[ROLE_PIECE], of_16[ROLE_PIECE];
	attr_t attr;                 /* for all roles but normal and dim */
	const short *tint, *on_tint; /* of the 256; normal and dim upon a tint, which must not vanish */
	const struct pieces *pieces;
};

/* By enum piece_colour. One of them would lose its colour on a reversed chip, which has its
 * own ink and ground. */
struct pieces {
	short of_256[PIECES], of_16[PIECES], of_8[PIECES];
	struct {
		short piece, of_256[2], of_16[2], of_8[2];
	} chip;
};

static const short dark_tints[TINTS] = { -1, 22, 23, 58, 60, 94, 52, 236, 239, 24, 53, 17 };
static const short light_tints[TINTS] = { -1, 194, 195, 229, 189, 230, 224, 254, 252, 159, 157, 153 };
static const short on_dark[] = { 254, 250 }, on_light[] = { 234, 238 };

/* On a dark ground black is a dark tile with white letters, and grey in letters. Among
 * 8 colours nothing but magenta is left for brown. */
static const struct pieces dark_pieces = {
	{ 250, 137, 69, 41, 220, 196, 255, 208 },
	{ 7, 3, 12, 2, 11, 9, 15, 11 },
	{ 7, 5, 6, 2, 11, 9, 15, 3 },
	{ 0, { 231, 238 }, { 15, 8 }, { 7, 0 } },
};
static const struct pieces bright_pieces = {
	{ 250, 180, 75, 70, 226, 203, 231, 215 },
	{ 7, 3, 12, 10, 11, 9, 15, 11 },
	{ 7, 5, 6, 2, 11, 9, 15, 3 },
	{ 0, { 231, 238 }, { 15, 8 }, { 7, 0 } },
};
static const struct pieces light_pieces = {
	{ 16, 52, 27, 29, 100, 124, 243, 130 },
	{ 0, 5, 6, 2, 3, 1, -1, 3 },
	{ 0, 5, 6, 2, 3, 1, -1, 3 },
	{ 4, { 231, 100 }, { 0, 3 }, { 0, 3 } },
};

/* The players' colours differ for all kinds of sight: hues by Okabe and Ito, and
 * lightness where two hues look alike (tests/screens/kit/palette_test.c measures
 * it). No text is plain blue. Dim has no colour among 16: bright black is
 * unreadable on too many terminals. */
static const struct colours themes[THEMES] = {
	[THEME_DEFAULT] = {
		"default",
		{ -1, 245, 80, 78, 221, 203, 214, 75, 29, 227, 133, 166, 189, 248 },
		{ -1, -1, 6, 2, 3, 1, 3, 14, 2, 11, 5, 9, 13, 7 }, A_NORMAL, dark_tints, on_dark,
		&dark_pieces,
	},
	[THEME_CONTRAST] = {
		"contrast",
		{ -1, 252, 51, 84, 226, 210, 215, 74, 122, 229, 177, 203, 189, 249 },
		{ -1, -1, 14, 10, 11, 9, 11, 14, 10, 15, 13, 9, 13, 15 }, A_BOLD, dark_tints, on_dark,
		&bright_pieces,
	},
	[THEME_LIGHT] = {
		"light",
		{ -1, 240, 24, 29, 94, 88, 166, 31, 65, 58, 126, 52, 98, 238 },
		{ -1, -1, 6, 2, 5, 1, 1, 6, 2, 0, 5, 1, 5, -1 }, A_NORMAL, light_tints, on_light,
		&light_pieces,
	},
	[THEME_COLOURBLIND] = {
		"colourblind",
		{ -1, 245, 117, 43, 220, 202, 214, 75, 29, 227, 133, 166, 189, 248 },
		{ -1, -1, 14, 6, 11, 9, 3, 14, 2, 11, 5, 9, 13, 7 }, A_NORMAL, dark_tints, on_dark,
		&dark_pieces,
	},
	[THEME_MONO] = { .name = "mono" },
};

const char *theme_name(enum theme theme)
{
	return themes[theme].name;
}

int theme_colour(enum theme theme, int role)
{
	return role < ROLE_PIECE ? themes[theme].of_256[role]
	                         : themes[theme].pieces->of_256[role - ROLE_PIECE];
}

int theme_find(const char *name)
{
	for (int i = 0; i < THEMES; i++)
		if (strcmp(themes[i].name, name) == 0)
			return i;
	return -1;
}

/* Bold for anything urgent. Written danger is reversed, too (paint.c), drawn
 * danger is not: a reversed block would look like a hole. */
static void make_mono(struct palette *palette)
{
	palette->mono = true;
	for (int i = 0; i < ROLES; i++) {
		palette->pair[i] = 0;
		palette->attr[i] = A_BOLD;
	}
	palette->attr[ROLE_NORMAL] = palette->attr[ROLE_GOOD] = A_NORMAL;
	palette->attr[ROLE_DIM] = termattrs() & A_DIM;
	palette->flat = !palette->attr[ROLE_DIM];
}

/* Terminals with direct colour count red, green and blue instead of entries; only
 * their first eight numbers are the usual colours. */
static int direct(int entry)
{
	static const int level[] = { 0, 95, 135, 175, 215, 255 };
	int grey = 8 + 10 * (entry - 232);

	if (entry < 16)
		return entry & 7;
	if (entry >= 232)
		return grey << 16 | grey << 8 | grey;
	entry -= 16;
	return level[entry / 36] << 16 | level[entry / 6 % 6] << 8 | level[entry % 6];
}

/* One of three, by the colours that the terminal has. */
static int among(int of_256, int of_16, int of_8)
{
	return COLORS >= 256 ? of_256 : COLORS >= 16 ? of_16 : of_8;
}

static int colour_of(const struct colours *theme, int role, attr_t *attr)
{
	const struct pieces *pieces = theme->pieces;
	int piece = role - ROLE_PIECE;
	int colour = piece < 0 ? among(theme->of_256[role], theme->of_16[role], theme->of_16[role])
	                       : among(pieces->of_256[piece], pieces->of_16[piece], pieces->of_8[piece]);

	if (colour < 0)
		return -1;
	if (COLORS > 256)
		return direct(colour);
	if (COLORS < 16 && colour >= 8) {
		*attr |= A_BOLD;
		colour -= 8;
	}
	return colour;
}

static bool has_pairs(void)
{
	return has_colors() && COLORS >= 8 && COLOR_PAIRS > ROLES && use_default_colors() == OK;
}

/* The pairs: one for each role, the chip of a piece, the tints, the paper. */
enum { PAIR_OF_CHIP = ROLES + 1, FIRST_TINTED };

static void make_chip(struct palette *palette, const struct pieces *pieces)
{
	int ink = among(pieces->chip.of_256[0], pieces->chip.of_16[0], pieces->chip.of_8[0]);
	int ground = among(pieces->chip.of_256[1], pieces->chip.of_16[1], pieces->chip.of_8[1]);

	if (COLORS > 256) {
		ink = direct(ink);
		ground = direct(ground);
	}
	if (init_extended_pair(PAIR_OF_CHIP, ink, ground) == OK)
		palette->chip[ROLE_PIECE + pieces->chip.piece] = PAIR_OF_CHIP;
}

/* Only among 256 colours: with fewer no tint is faint. */
void palette_tint(struct palette *palette)
{
	const struct colours *theme = &themes[palette->theme];
	int next = FIRST_TINTED;

	if (palette->tints || palette->mono || COLORS < 256 || COLOR_PAIRS < next + TINTS * ROLE_PIECE)
		return;
	palette->tints = true;
	for (int tint = TINT_NONE + 1; tint < TINT_PAPER; tint++)
		for (int role = 0; role < ROLE_PIECE; role++, next++) {
			int ink = role <= ROLE_DIM ? theme->on_tint[role] : theme->of_256[role];
			int ground = theme->tint[tint];

			if (COLORS > 256) {
				ink = direct(ink);
				ground = direct(ground);
			}
			if (init_extended_pair(next, ink, ground) == OK)
				palette->tinted[tint][role] = (short)next;
		}
}

/* The last and the first of the colour cube, which no user changes. */
void palette_paper(struct palette *palette)
{
	short black = COLORS > 256 ? 0 : COLORS == 256 ? 16 : COLOR_BLACK;
	int white = COLORS > 256 ? 0xffffff : COLORS == 256 ? 231 : COLOR_WHITE;
	short pair = FIRST_TINTED + TINTS * ROLE_PIECE;

	if (palette->mono || palette->tinted[TINT_PAPER][ROLE_NORMAL] || COLOR_PAIRS < pair + 2)
		return;
	if (init_extended_pair(pair, black, white) == OK)
		palette->tinted[TINT_PAPER][ROLE_NORMAL] = pair;
	if (init_extended_pair(pair + 1, white, black) == OK)
		palette->tinted[TINT_INK][ROLE_NORMAL] = (short)(pair + 1);
}

void palette_make(struct palette *palette, enum theme theme, bool color, bool ascii, bool utf8)
{
	memset(palette, 0, sizeof *palette);
	palette->theme = theme;
	palette->utf8 = utf8;
	palette->ascii = ascii || !utf8;
	if (!color || theme == THEME_MONO || !has_pairs()) {
		make_mono(palette);
		return;
	}
	for (int i = 0; i < ROLES; i++) {
		attr_t attr = i == ROLE_NORMAL || i == ROLE_DIM ? A_NORMAL : themes[theme].attr;
		int colour = colour_of(&themes[theme], i, &attr);

		if (i == ROLE_DIM && colour < 0) {
			attr = termattrs() & A_DIM;
			palette->flat = !attr;
		}
		palette->attr[i] = attr;
		if (colour >= 0 && init_extended_pair(i + 1, colour, -1) == OK)
			palette->pair[i] = (short)(i + 1);
	}
	make_chip(palette, themes[theme].pieces);
}
