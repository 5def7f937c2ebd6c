/* SPDX-License-Identifier: MIT */
/*
 * How the roles look in each theme and on each kind of terminal. Knows colours
 * only; the screens choose the role of each word. The background is always the
 * terminal's own.
 */
#include "paint.h"

#include <string.h>

/* What a terminal has: xterm's 256, or the 16 that people choose themselves. Of those some
 * have 8, whose bold ones are the upper half. */
enum depth { MANY, FEW, DEPTHS };

enum { OWN = -1, SEATS = ROLE_PIECE - ROLE_SEAT };

/* A chip: its text and its ground. OWN: the ground of the terminal, or the text it writes. */
struct chip {
	short ink, ground;
};

/* A role by depth; 0: the terminal's own colour of text. Its chip is its words reversed, or one of
 * its own; with such a one among few, shapes alone have its colour, and words are the terminal's own, bold or
 * reversed: no colour that people choose is readable on all their grounds. */
struct shade {
	short of[DEPTHS];
	struct chip chip[DEPTHS];
};

struct colours {
	const char *name;
	struct shade role[ROLE_SEAT];
	const struct shade *seat, *piece;
	short letters;               /* on a piece, among many */
	const short *apart;          /* the seats' colours among many, if others */
	attr_t attr;                 /* for all roles but normal and dim */
	const short *tint, *on_tint; /* of many; the roles upon a tint, 0: as elsewhere */
};

static const short dark_tints[TINTS] = { -1, 22, 23, 58, 60, 94, 52, 236, 239, 24, 53, 17 };
static const short light_tints[TINTS] = { -1, 157, 159, 191, 189, 223, 217, 254, 250, 117, 225, 153 };
static const short on_dark[ROLE_SEAT] = {
	[ROLE_NORMAL] = 254, [ROLE_DIM] = 251, [ROLE_GOOD] = 157, [ROLE_DANGER] = 229
};
static const short on_light[ROLE_SEAT] = { [ROLE_NORMAL] = 234, [ROLE_DIM] = 238 };

/* Of one lightness, so that none outshouts the others, far from each other, and readable on every
 * usual ground; none is red, which is danger's. Among few the second five are the bright ones
 * of the first. Few of those are dark enough for a light ground: there the chip or the number tells
 * two seats of one colour apart. */
/* clang-format off */
static const struct shade dark_seats[SEATS] = {
	{ .of = { 214, 3 } }, { .of = { 38, 6 } }, { .of = { 78, 2 } },
	{ { 141, 13 }, { [FEW] = { OWN, 13 } } }, { .of = { 250, 7 } }, { .of = { 179, 11 } },
	{ .of = { 147, 14 } }, { .of = { 70, 10 } }, { { 206, 13 }, { [FEW] = { OWN, 13 } } },
	{ { 108, 15 }, { [FEW] = { OWN, 7 } } },
};
static const struct shade light_seats[SEATS] = {
	{ { 128, 5 }, { [FEW] = { OWN, 5 } } }, { { 26, 4 }, { [FEW] = { OWN, 4 } } },
	{ { 23 }, { [FEW] = { 0, 6 } } }, { { 58, 12 }, { [FEW] = { 0, 2 } } },
	{ { 56, 13 }, { [FEW] = { 0, 3 } } }, { { 125, 5 }, { [FEW] = { OWN, 5 } } },
	{ { 61, 4 }, { [FEW] = { OWN, 4 } } }, { { 96 }, { [FEW] = { 0, 6 } } },
	{ { 90, 12 }, { [FEW] = { 0, 2 } } }, { { 21, 13 }, { [FEW] = { 0, 3 } } },
};
/* clang-format on */
/* Told apart by lightness where hues are not: as far from each other as ten can be for all kinds
 * of sight. */
static const short apart[SEATS] = { 208, 74, 108, 141, 250, 226, 225, 119, 179, 194 };

/* By enum piece_colour. Not all of their colours stand out as lines, but each does as the ground
 * of its chip. On a dark ground black is a dark tile with white letters, and grey in letters. Among
 * few nothing but magenta is left for brown; gold and orange are never at one table. On a light
 * ground no lines are drawn in yellow, green and grey. */
/* clang-format off */
static const struct shade dark_pieces[PIECES] = {
	{ { 250, 7 }, { { 231, 238 }, { 15, 0 } } }, { .of = { 137, 13 } }, { .of = { 69, 6 } },
	{ .of = { 41, 2 } }, { .of = { 220, 11 } }, { .of = { 196, 9 } }, { .of = { 255, 15 } }, { .of = { 208, 3 } },
};
static const struct shade light_pieces[PIECES] = {
	{ .of = { 16 } }, { .of = { 52, 5 } }, { .of = { 26, 4 } }, { { 29 }, { [FEW] = { 0, 2 } } },
	{ { 100 }, { { 16, 220 }, { 0, 3 } } }, { .of = { 124, 1 } }, { { 243 }, { [FEW] = { 0, 7 } } },
	{ { 130 }, { [FEW] = { 0, 3 } } },
};
#define DANGER_ON_DARK { { 210, 9 }, { { 124, 231 }, { OWN, 15 } } }
/* clang-format on */

/* tests/screens/kit/palette_test.c measures what these hold, for all kinds of sight and on
 * the usual grounds, and names what few cannot. Dim has no colour among those:
 * bright black is unreadable on too many terminals. */
static const struct colours themes[THEMES] = {
	[THEME_DEFAULT] = {
		"default",
		{
			[ROLE_DIM] = { .of = { 247 } },
			[ROLE_ACCENT] = { .of = { 80, 14 } },
			[ROLE_GOOD] = { .of = { 70, 2 } },
			[ROLE_WARNING] = { .of = { 221, 3 } },
			[ROLE_DANGER] = DANGER_ON_DARK,
		},
		dark_seats, dark_pieces, 16, NULL, A_NORMAL, dark_tints, on_dark,
	},
	[THEME_CONTRAST] = {
		"contrast",
		{
			[ROLE_DIM] = { .of = { 252 } },
			[ROLE_ACCENT] = { .of = { 51, 14 } },
			[ROLE_GOOD] = { .of = { 84, 14 } },
			[ROLE_WARNING] = { .of = { 226, 3 } },
			[ROLE_DANGER] = DANGER_ON_DARK,
		},
		dark_seats, dark_pieces, 16, NULL, A_BOLD, dark_tints, on_dark,
	},
	[THEME_LIGHT] = {
		"light",
		{
			[ROLE_DIM] = { .of = { 240 } },
			[ROLE_ACCENT] = { { 25, 4 }, { [FEW] = { OWN, OWN } } },
			[ROLE_GOOD] = { { 23 }, { [FEW] = { 0, 2 } } },
			[ROLE_WARNING] = { { 94 }, { [FEW] = { 0, 3 } } },
			[ROLE_DANGER] = { { 88, 1 }, { { 231, 52 }, { OWN, OWN } } },
		},
		light_seats, light_pieces, 231, NULL, A_NORMAL, light_tints, on_light,
	},
	[THEME_COLOURBLIND] = {
		"colourblind",
		{
			[ROLE_DIM] = { .of = { 247 } },
			[ROLE_ACCENT] = { .of = { 153, 14 } },
			[ROLE_GOOD] = { .of = { 45, 6 } },
			[ROLE_WARNING] = { .of = { 220, 3 } },
			[ROLE_DANGER] = DANGER_ON_DARK,
		},
		dark_seats, dark_pieces, 16, apart, A_NORMAL, dark_tints, on_dark,
	},
	[THEME_MONO] = { .name = "mono" },
};

const char *theme_name(enum theme theme)
{
	return themes[theme].name;
}

static enum depth depth_of(int colours)
{
	return colours >= 256 ? MANY : FEW;
}

static const struct shade *shade_of(const struct colours *theme, int role)
{
	return role < ROLE_SEAT    ? &theme->role[role]
	       : role < ROLE_PIECE ? &theme->seat[role - ROLE_SEAT]
	                           : &theme->piece[role - ROLE_PIECE];
}

static bool has_chip(const struct shade *shade, enum depth depth)
{
	return shade->chip[depth].ink || shade->chip[depth].ground;
}

static int colour_of(enum theme theme, int role, enum depth depth, bool drawn)
{
	const struct shade *shade = shade_of(&themes[theme], role);

	if (!drawn && depth == FEW && (role >= ROLE_PIECE || has_chip(shade, depth)))
		return OWN;
	if (themes[theme].apart && depth == MANY && role >= ROLE_SEAT && role < ROLE_PIECE)
		return themes[theme].apart[role - ROLE_SEAT];
	return shade->of[depth] ? shade->of[depth] : OWN;
}

int theme_colour(enum theme theme, int role, int colours, bool drawn)
{
	return colour_of(theme, role, depth_of(colours), drawn);
}

/* A console makes what is written bright, not its ground, and there black on red or magenta is
 * hard to read; other people's may be pale. On a piece's colour the letters are black or white. */
static struct chip chip_of(enum theme theme, int role, enum depth depth, bool console)
{
	const struct shade *shade = shade_of(&themes[theme], role);
	bool piece = role >= ROLE_PIECE;
	struct chip chip = { piece && depth == MANY ? themes[theme].letters : OWN,
		             (short)colour_of(theme, role, depth, piece) };

	if (has_chip(shade, depth))
		chip = shade->chip[depth];
	if (console && chip.ground >= 8)
		chip.ground -= 8;
	if (console && (chip.ground == COLOR_RED || chip.ground == COLOR_MAGENTA))
		chip.ink = 15;
	return chip;
}

void theme_chip(enum theme theme, int role, int colours, bool console, int *ink, int *ground)
{
	struct chip chip = chip_of(theme, role, depth_of(colours), console);

	*ink = chip.ink;
	*ground = chip.ground;
}

/* Bold may make one of 8 bright, or not. */
bool palette_merges(const struct palette *p, int chip, int shape)
{
	enum depth depth = depth_of(COLORS);
	int ground, colour;

	if (p->mono)
		return true;
	ground = chip_of(p->theme, chip, depth, false).ground;
	colour = colour_of(p->theme, shape, depth, true);
	return ground == colour || (COLORS < 16 && ground % 8 == colour % 8);
}

int theme_find(const char *name)
{
	for (int i = 0; i < THEMES; i++)
		if (strcmp(themes[i].name, name) == 0)
			return i;
	return -1;
}

static bool is_console(void)
{
	const char *name = termname();

	return name && strncmp(name, "linux", 5) == 0;
}

/* Faint, where the terminal has it; Linux's console paints it unreadably dark. */
static attr_t dim_attr(void)
{
	return is_console() ? A_NORMAL : termattrs() & A_DIM;
}

/* Bold for anything urgent. Written danger is reversed, too (paint.c), drawn
 * danger is not: a reversed block would look like a hole. */
static attr_t plain_attr(int role)
{
	if (role == ROLE_DIM)
		return dim_attr();
	return role == ROLE_NORMAL || role == ROLE_GOOD ? A_NORMAL : A_BOLD;
}

static void make_mono(struct palette *palette)
{
	palette->mono = palette->loud = true;
	for (int i = 0; i < ROLES; i++) {
		palette->pair[i] = 0;
		palette->attr[i] = plain_attr(i);
	}
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
		return 0x10101 * grey;
	entry -= 16;
	return level[entry / 36] << 16 | level[entry / 6 % 6] << 8 | level[entry % 6];
}

/* As the terminal counts it; the upper half of the 16 is bold among 8. */
static int entry_of(int colour, attr_t *attr)
{
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

/* The pair of two colours: one that has been made, or the next; 0: there is no room. Consoles
 * have 64. */
static short pair_of(struct palette *palette, int ink, int ground)
{
	for (short n = 0; n < palette->pairs; n++)
		if (palette->made[n].ink == ink && palette->made[n].ground == ground)
			return n + 1;
	if (palette->pairs + 1 >= COLOR_PAIRS || palette->pairs == PAIRS_MOST ||
	    init_extended_pair(palette->pairs + 1, ink, ground) != OK)
		return 0;
	palette->made[palette->pairs].ink = ink;
	palette->made[palette->pairs].ground = ground;
	return ++palette->pairs;
}

static void make_chip(struct palette *palette, int role)
{
	struct chip chip = chip_of(palette->theme, role, depth_of(COLORS), is_console());
	attr_t attr = A_NORMAL, none = A_NORMAL;

	if (chip.ground == OWN)
		return;
	if (chip.ink == OWN)
		palette->chip[role] = pair_of(palette, entry_of(chip.ground, &attr), OWN);
	else
		palette->chip[role] =
			pair_of(palette, entry_of(chip.ink, &attr), entry_of(chip.ground, &none));
	palette->chip_attr[role] = attr | (chip.ink == OWN ? A_REVERSE : A_NORMAL);
}

void theme_tint(enum theme theme, int tint, int role, int *ink, int *ground)
{
	const struct colours *colours = &themes[theme];
	bool own = role < ROLE_SEAT && colours->on_tint[role];

	*ink = own ? colours->on_tint[role] : colour_of(theme, role, MANY, true);
	*ground = colours->tint[tint];
}

/* Only among 256 colours: with fewer no tint is faint. */
void palette_tint(struct palette *palette)
{
	if (palette->tints || palette->mono || COLORS < 256)
		return;
	palette->tints = true;
	for (int tint = TINT_NONE + 1; tint < TINT_PAPER; tint++)
		for (int role = 0; role < ROLE_PIECE; role++) {
			attr_t none = A_NORMAL;
			int ink, ground;

			theme_tint(palette->theme, tint, role, &ink, &ground);
			palette->tinted[tint][role] =
				pair_of(palette, entry_of(ink, &none), entry_of(ground, &none));
		}
}

/* The last and the first of the colour cube, which no user changes. */
void palette_paper(struct palette *palette)
{
	short black = COLORS > 256 ? 0 : COLORS == 256 ? 16 : COLOR_BLACK;
	int white = COLORS > 256 ? 0xffffff : COLORS == 256 ? 231 : COLOR_WHITE;

	if (palette->mono || palette->tinted[TINT_PAPER][ROLE_NORMAL])
		return;
	palette->tinted[TINT_PAPER][ROLE_NORMAL] = pair_of(palette, black, white);
	palette->tinted[TINT_INK][ROLE_NORMAL] = pair_of(palette, white, black);
}

/* Words and shapes; where they differ, words are as without colours. */
static void make_role(struct palette *palette, int role)
{
	const struct colours *theme = &themes[palette->theme];
	int written = theme_colour(palette->theme, role, COLORS, false);
	int drawn = theme_colour(palette->theme, role, COLORS, true);
	attr_t attr = role == ROLE_NORMAL || role == ROLE_DIM ? A_NORMAL : theme->attr, thick = A_NORMAL;

	if (role == ROLE_DIM && written == OWN)
		palette->flat = true; /* faint is unreadable on too many terminals, too */
	else if (written == OWN)
		attr = plain_attr(role);
	else
		palette->pair[role] = pair_of(palette, entry_of(written, &attr), OWN);
	palette->attr[role] = attr;
	if (drawn != written) {
		palette->drawn[role] = pair_of(palette, entry_of(drawn, &thick), OWN);
		palette->drawn_attr[role] = thick;
	}
	make_chip(palette, role);
}

void palette_make(struct palette *palette, enum theme theme, bool color, bool ascii, bool utf8)
{
	memset(palette, 0, sizeof *palette);
	palette->theme = theme;
	palette->utf8 = utf8;
	palette->ascii = ascii || !utf8;
	palette->bold_is_bright = is_console();
	palette->solid = termattrs() & A_REVERSE && (palette->ascii || !is_console());
	if (!color || theme == THEME_MONO || !has_pairs()) {
		make_mono(palette);
		return;
	}
	palette->bold_is_bright |= COLORS < 16;
	for (int i = 0; i < ROLES; i++)
		make_role(palette, i);
	palette->loud = !palette->pair[ROLE_DANGER];
}
