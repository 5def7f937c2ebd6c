/* SPDX-License-Identifier: MIT */
/*
 * How the roles look in each theme and on each kind of terminal. Knows colours
 * only; the screens choose the role of each word. The background is always the
 * terminal's own.
 */
#include "paint.h"

#include <string.h>

/* What a terminal has: xterm's 256, the 16 that people choose themselves, or their
 * first 8, of which the upper half of the 16 are the bold ones. */
enum depth { IN_256, IN_16, IN_8, DEPTHS };

enum { OWN = -1, SEATS = ROLE_PIECE - ROLE_SEAT };

/* A role by depth; OWN: the terminal's own colour of text. `drawn`: with fewer than 256
 * colours only shapes have it, and words are the terminal's own colour, bold or reversed:
 * no colour that people choose is readable on all their grounds. */
struct shade {
	short of[DEPTHS];
	bool drawn;
};

/* By enum piece_colour, as lines and letters. Among 256 colours their chips have an ink of
 * their own; one of them has another ground, too, else it would lose its colour. */
struct pieces {
	short of[DEPTHS][PIECES], ink;
	struct {
		short piece, ink[DEPTHS], ground[DEPTHS];
	} chip;
};

struct colours {
	const char *name;
	struct shade role[ROLE_SEAT];
	const struct shade *seat;
	const struct pieces *pieces;
	attr_t attr;                 /* for all roles but normal and dim */
	const short *tint, *on_tint; /* of the 256; the roles upon a tint, 0: as elsewhere */
};

static const short dark_tints[TINTS] = { -1, 22, 23, 58, 60, 94, 52, 236, 239, 24, 53, 17 };
static const short light_tints[TINTS] = { -1, 194, 195, 229, 189, 230, 224, 254, 252, 159, 157, 153 };
static const short on_dark[ROLE_SEAT] = { [ROLE_NORMAL] = 254, [ROLE_DIM] = 251, [ROLE_DANGER] = 217 };
static const short on_light[ROLE_SEAT] = { [ROLE_NORMAL] = 234, [ROLE_DIM] = 238 };

/* As far from each other as ten can be for all kinds of sight, and readable on every usual
 * ground. Few of the 16 are dark enough for a light one: there the number tells two seats
 * of one colour apart. */
static const struct shade dark_seats[SEATS] = {
	{ .of = { 208, 3, 3 } },
	{ .of = { 74, 6, 6 } },
	{ .of = { 108, 2, 2 } },
	{ .of = { 226, 11, 11 } },
	{ .of = { 141, 13, 5 }, .drawn = true },
	{ .of = { 179, 12, 13 }, .drawn = true },
	{ .of = { 225, 15, 15 } },
	{ .of = { 250, 7, 7 } },
	{ .of = { 119, 14, 14 }, .drawn = true },
	{ .of = { 194, 10, 10 } },
};
static const struct shade light_seats[SEATS] = {
	{ .of = { 128, 5, 5 }, .drawn = true },   { .of = { 21, 4, 4 }, .drawn = true },
	{ .of = { 23, 8, OWN }, .drawn = true },  { .of = { 160, 1, 1 }, .drawn = true },
	{ .of = { 54, 12, 5 }, .drawn = true },   { .of = { 16, OWN, 4 }, .drawn = true },
	{ .of = { 61, 13, OWN }, .drawn = true }, { .of = { 236, 9, 1 }, .drawn = true },
	{ .of = { 19, 4, 4 }, .drawn = true },    { .of = { 53, 5, 5 }, .drawn = true },
};

/* On a dark ground black is a dark tile with white letters, and grey in letters. Among
 * 8 colours nothing but magenta is left for brown. */
static const struct pieces dark_pieces = {
	{ { 250, 137, 69, 41, 220, 196, 255, 208 },
	  { 7, 3, 12, 2, 11, 9, 15, 11 },
	  { 7, 5, 6, 2, 11, 9, 15, 3 } },
	16,
	{ PIECE_BLACK, { 231, 15, 7 }, { 238, 8, 0 } },
};
static const struct pieces bright_pieces = {
	{ { 250, 180, 75, 70, 226, 203, 231, 215 },
	  { 7, 3, 12, 10, 11, 9, 15, 11 },
	  { 7, 5, 6, 2, 11, 9, 15, 3 } },
	16,
	{ PIECE_BLACK, { 231, 15, 7 }, { 238, 8, 0 } },
};
static const struct pieces light_pieces = {
	{ { 16, 52, 26, 29, 100, 124, 243, 130 },
	  { 0, 5, 6, 2, 3, 1, OWN, 3 },
	  { 0, 5, 6, 2, 3, 1, OWN, 3 } },
	231,
	{ PIECE_GOLD, { 16, 0, 0 }, { 220, 3, 3 } },
};

/* tests/screens/kit/palette_test.c measures what these hold, for all kinds of sight and on
 * the usual grounds, and names what the 16 and the 8 cannot. Dim has no colour among 16:
 * bright black is unreadable on too many terminals. */
static const struct colours themes[THEMES] = {
	[THEME_DEFAULT] = {
		"default",
		{
			[ROLE_NORMAL] = { .of = { OWN, OWN, OWN } },
			[ROLE_DIM] = { .of = { 247, OWN, OWN } },
			[ROLE_ACCENT] = { .of = { 80, 14, 14 } },
			[ROLE_GOOD] = { .of = { 79, 2, 2 } },
			[ROLE_WARNING] = { .of = { 221, 3, 11 } },
			[ROLE_DANGER] = { .of = { 210, 9, 9 }, .drawn = true },
		},
		dark_seats, &dark_pieces, A_NORMAL, dark_tints, on_dark,
	},
	[THEME_CONTRAST] = {
		"contrast",
		{
			[ROLE_NORMAL] = { .of = { OWN, OWN, OWN } },
			[ROLE_DIM] = { .of = { 252, OWN, OWN } },
			[ROLE_ACCENT] = { .of = { 51, 14, 14 } },
			[ROLE_GOOD] = { .of = { 84, 14, 14 } },
			[ROLE_WARNING] = { .of = { 226, 3, 11 } },
			[ROLE_DANGER] = { .of = { 210, 9, 9 }, .drawn = true },
		},
		dark_seats, &bright_pieces, A_BOLD, dark_tints, on_dark,
	},
	[THEME_LIGHT] = {
		"light",
		{
			[ROLE_NORMAL] = { .of = { OWN, OWN, OWN } },
			[ROLE_DIM] = { .of = { 240, OWN, OWN } },
			[ROLE_ACCENT] = { .of = { 24, 4, 4 }, .drawn = true },
			[ROLE_GOOD] = { .of = { 23, OWN, OWN }, .drawn = true },
			[ROLE_WARNING] = { .of = { 94, OWN, OWN }, .drawn = true },
			[ROLE_DANGER] = { .of = { 88, 1, 1 }, .drawn = true },
		},
		light_seats, &light_pieces, A_NORMAL, light_tints, on_light,
	},
	[THEME_COLOURBLIND] = {
		"colourblind",
		{
			[ROLE_NORMAL] = { .of = { OWN, OWN, OWN } },
			[ROLE_DIM] = { .of = { 247, OWN, OWN } },
			[ROLE_ACCENT] = { .of = { 153, 14, 14 } },
			[ROLE_GOOD] = { .of = { 45, 6, 6 } },
			[ROLE_WARNING] = { .of = { 220, 3, 11 } },
			[ROLE_DANGER] = { .of = { 210, 9, 9 }, .drawn = true },
		},
		dark_seats, &dark_pieces, A_NORMAL, dark_tints, on_dark,
	},
	[THEME_MONO] = { .name = "mono" },
};

const char *theme_name(enum theme theme)
{
	return themes[theme].name;
}

static enum depth depth_of(int colours)
{
	return colours >= 256 ? IN_256 : colours >= 16 ? IN_16 : IN_8;
}

static const struct shade *shade_of(const struct colours *theme, int role)
{
	return role < ROLE_SEAT    ? &theme->role[role]
	       : role < ROLE_PIECE ? &theme->seat[role - ROLE_SEAT]
	                           : NULL;
}

int theme_colour(enum theme theme, int role, int colours, bool drawn)
{
	const struct shade *shade = shade_of(&themes[theme], role);
	enum depth depth = depth_of(colours);

	if (!shade)
		return themes[theme].pieces->of[depth][role - ROLE_PIECE];
	return shade->drawn && depth != IN_256 && !drawn ? OWN : shade->of[depth];
}

void theme_chip(enum theme theme, int piece, int *ink, int *ground)
{
	const struct pieces *pieces = themes[theme].pieces;
	bool own = piece == pieces->chip.piece;

	*ink = own ? pieces->chip.ink[IN_256] : pieces->ink;
	*ground = own ? pieces->chip.ground[IN_256] : pieces->of[IN_256][piece];
}

int theme_find(const char *name)
{
	for (int i = 0; i < THEMES; i++)
		if (strcmp(themes[i].name, name) == 0)
			return i;
	return -1;
}

/* Faint, where the terminal has it; Linux's console paints it unreadably dark. */
static attr_t dim_attr(void)
{
	const char *name = termname();

	return name && strncmp(name, "linux", 5) == 0 ? A_NORMAL : termattrs() & A_DIM;
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
		return grey << 16 | grey << 8 | grey;
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

/* The pairs: one for each role, its shapes where they differ, the chips of the pieces, the
 * paper and its ink; then the tints, for which a few terminals have no room. */
enum {
	FIRST_DRAWN = ROLES + 1,
	FIRST_CHIP = FIRST_DRAWN + ROLE_PIECE,
	PAIR_OF_PAPER = FIRST_CHIP + PIECES,
	PAIR_OF_INK,
	FIRST_TINTED,
	PAIRS = FIRST_TINTED + (TINT_PAPER - 1) * ROLE_PIECE
};

static void make_chip(struct palette *palette, int piece, int ink, int ground)
{
	attr_t none = A_NORMAL;
	short pair = (short)(FIRST_CHIP + piece);

	if (init_extended_pair(pair, entry_of(ink, &none), entry_of(ground, &none)) == OK)
		palette->chip[ROLE_PIECE + piece] = pair;
}

static void make_chips(struct palette *palette, const struct colours *theme)
{
	const struct pieces *pieces = theme->pieces;
	enum depth depth = depth_of(COLORS);
	int ink, ground;

	if (depth != IN_256) {
		make_chip(palette, pieces->chip.piece, pieces->chip.ink[depth], pieces->chip.ground[depth]);
		return;
	}
	for (int i = 0; i < PIECES; i++) {
		theme_chip(palette->theme, i, &ink, &ground);
		make_chip(palette, i, ink, ground);
	}
}

void theme_tint(enum theme theme, int tint, int role, int *ink, int *ground)
{
	const struct colours *colours = &themes[theme];
	bool own = role < ROLE_SEAT && colours->on_tint[role];

	*ink = own ? colours->on_tint[role] : shade_of(colours, role)->of[IN_256];
	*ground = colours->tint[tint];
}

/* Only among 256 colours: with fewer no tint is faint. */
void palette_tint(struct palette *palette)
{
	int next = FIRST_TINTED;

	if (palette->tints || palette->mono || COLORS < 256 || COLOR_PAIRS < PAIRS)
		return;
	palette->tints = true;
	for (int tint = TINT_NONE + 1; tint < TINT_PAPER; tint++)
		for (int role = 0; role < ROLE_PIECE; role++, next++) {
			attr_t none = A_NORMAL;
			int ink, ground;

			theme_tint(palette->theme, tint, role, &ink, &ground);
			if (init_extended_pair(next, entry_of(ink, &none), entry_of(ground, &none)) == OK)
				palette->tinted[tint][role] = (short)next;
		}
}

/* The last and the first of the colour cube, which no user changes. */
void palette_paper(struct palette *palette)
{
	short black = COLORS > 256 ? 0 : COLORS == 256 ? 16 : COLOR_BLACK;
	int white = COLORS > 256 ? 0xffffff : COLORS == 256 ? 231 : COLOR_WHITE;

	if (palette->mono || palette->tinted[TINT_PAPER][ROLE_NORMAL] || COLOR_PAIRS < FIRST_TINTED)
		return;
	if (init_extended_pair(PAIR_OF_PAPER, black, white) == OK)
		palette->tinted[TINT_PAPER][ROLE_NORMAL] = PAIR_OF_PAPER;
	if (init_extended_pair(PAIR_OF_INK, white, black) == OK)
		palette->tinted[TINT_INK][ROLE_NORMAL] = PAIR_OF_INK;
}

/* Words and shapes; where they differ, words are as without colours. */
static void make_role(struct palette *palette, int role)
{
	const struct colours *theme = &themes[palette->theme];
	int written = theme_colour(palette->theme, role, COLORS, false);
	int drawn = theme_colour(palette->theme, role, COLORS, true);
	attr_t attr = role == ROLE_NORMAL || role == ROLE_DIM ? A_NORMAL : theme->attr, thick = A_NORMAL;
	short pair = (short)(role + 1), second = (short)(FIRST_DRAWN + role);

	if (role == ROLE_DIM && written == OWN)
		palette->flat = !plain_attr(role);
	if (written == OWN)
		attr = plain_attr(role);
	else if (init_extended_pair(pair, entry_of(written, &attr), -1) == OK)
		palette->pair[role] = pair;
	palette->attr[role] = attr;
	if (drawn != written && init_extended_pair(second, entry_of(drawn, &thick), -1) == OK) {
		palette->drawn[role] = second;
		palette->drawn_attr[role] = thick;
	}
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
	for (int i = 0; i < ROLES; i++)
		make_role(palette, i);
	palette->loud = !palette->pair[ROLE_DANGER];
	make_chips(palette, &themes[theme]);
}
