/* SPDX-License-Identifier: MIT */
/*
 * The colours reckoned: how far apart they are for eyes that lack one kind of
 * cone (Machado, Oliveira and Fernandes 2009, at full severity, in linear
 * light), as distances in CIELAB; and how they stand out from the grounds that people
 * have (the ratio of the Web Content Accessibility Guidelines: 4.5 for words, 3 for
 * shapes such as the digits of blocks). A distance of 10 is seen at a glance in letters;
 * words, numbers and signs tell all of it besides.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "screens/kit/paint.h"

enum { EYES = 4 };

struct rgb {
	double part[3];
};

static const char *const eyes[EYES] = { "all cones", "protanopia", "deuteranopia", "tritanopia" };

/* clang-format off */
static const double sight[EYES][3][3] = {
	{ { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
	{ { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116,
	  1.051998 } },
	{ { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940,
	  0.968881 } },
	{ { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367,
	  0.303900 } },
};
/* clang-format on */

static double linear(int level)
{
	double c = level / 255.0;

	return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

/* Of xterm's cube of 216 and its 24 greys. */
static struct rgb rgb_of(int entry)
{
	static const int level[] = { 0, 95, 135, 175, 215, 255 };
	int grey = 8 + 10 * (entry - 232), cube = entry - 16;

	assert_in_range(entry, 16, 255); /* people may change the first 16 */
	if (entry >= 232)
		return (struct rgb){ { linear(grey), linear(grey), linear(grey) } };
	return (struct rgb){ { linear(level[cube / 36]), linear(level[cube / 6 % 6]),
		               linear(level[cube % 6]) } };
}

static struct rgb seen_by(struct rgb c, int eye)
{
	struct rgb seen;

	for (int i = 0; i < 3; i++) {
		double sum = 0;

		for (int j = 0; j < 3; j++)
			sum += sight[eye][i][j] * c.part[j];
		seen.part[i] = sum < 0 ? 0 : sum > 1 ? 1 : sum;
	}
	return seen;
}

static double bent(double t)
{
	return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

static struct rgb lab_of(struct rgb c)
{
	double x = bent((0.4124 * c.part[0] + 0.3576 * c.part[1] + 0.1805 * c.part[2]) / 0.9505);
	double y = bent(0.2126 * c.part[0] + 0.7152 * c.part[1] + 0.0722 * c.part[2]);
	double z = bent((0.0193 * c.part[0] + 0.1192 * c.part[1] + 0.9505 * c.part[2]) / 1.0890);

	return (struct rgb){ { 116 * y - 16, 500 * (x - y), 200 * (y - z) } };
}

static double distance(int one, int other, int eye)
{
	struct rgb a = lab_of(seen_by(rgb_of(one), eye)), b = lab_of(seen_by(rgb_of(other), eye));

	return sqrt(pow(a.part[0] - b.part[0], 2) + pow(a.part[1] - b.part[1], 2) +
	            pow(a.part[2] - b.part[2], 2));
}

static double light_of(struct rgb c)
{
	return 0.2126 * c.part[0] + 0.7152 * c.part[1] + 0.0722 * c.part[2];
}

static double contrast(double one, double other)
{
	return (fmax(one, other) + 0.05) / (fmin(one, other) + 0.05);
}

/* What each theme promises: least distances among players (for all cones, and for eyes that
 * lack one kind), pieces, and good, warning, danger; and how far the players may differ in
 * lightness (L* of CIELAB), so that none outshouts the others. */
static const struct promise {
	enum theme theme;
	double seats, lacking, pieces, states, lightness;
	bool dark;
} promises[] = {
	{ THEME_DEFAULT, 28, 9, 18, 16, 20, true },
	{ THEME_CONTRAST, 28, 9, 18, 20, 20, true },
	{ THEME_LIGHT, 24, 9, 15, 16, 20, false },
	{ THEME_COLOURBLIND, 16, 16, 18, 25, 100, true },
};

enum { PROMISES = sizeof promises / sizeof *promises };

static void check_pair(const struct promise *p, int one, int other, double least, double lacking)
{
	for (int eye = 0; eye < EYES; eye++) {
		double far = distance(theme_colour(p->theme, one, 256, true),
		                      theme_colour(p->theme, other, 256, true), eye);

		if (far < (eye ? lacking : least))
			fail_msg("%s, %s: roles %d and %d are %.1f apart, not %.1f", theme_name(p->theme),
			         eyes[eye], one, other, far, eye ? lacking : least);
	}
}

static void check_all(const struct promise *p, int from, int to, double least, double lacking)
{
	for (int one = from; one < to; one++)
		for (int other = from; other < one; other++)
			check_pair(p, one, other, least, lacking);
}

static void test_players_are_told_apart(void **state)
{
	for (int i = 0; i < PROMISES; i++) {
		check_all(&promises[i], ROLE_SEAT, ROLE_PIECE, promises[i].seats, promises[i].lacking);
		check_all(&promises[i], ROLE_PIECE, ROLE_PIECE + PIECE_WHITE, promises[i].pieces,
		          promises[i].pieces);
	}
}

static void test_no_player_outshouts_the_others(void **state)
{
	for (int i = 0; i < PROMISES; i++) {
		double least = 100, most = 0;

		for (int seat = ROLE_SEAT; seat < ROLE_PIECE; seat++) {
			double lightness =
				lab_of(rgb_of(theme_colour(promises[i].theme, seat, 256, true))).part[0];

			least = fmin(least, lightness);
			most = fmax(most, lightness);
		}
		if (most - least > promises[i].lightness)
			fail_msg("%s: players differ by %.1f in lightness", theme_name(promises[i].theme),
			         most - least);
	}
}

static void test_states_are_told_apart(void **state)
{
	enum { FAR = 26 };

	for (int i = 0; i < PROMISES; i++) {
		check_pair(&promises[i], ROLE_GOOD, ROLE_WARNING, promises[i].states, promises[i].states);
		check_pair(&promises[i], ROLE_WARNING, ROLE_DANGER, promises[i].states, promises[i].states);
		check_pair(&promises[i], ROLE_GOOD, ROLE_DANGER, promises[i].states, promises[i].states);
		check_pair(&promises[i], ROLE_GOOD, ROLE_ACCENT, FAR, 0); /* a winner is no focus */
	}
}

/* ---- the grounds that people have ---- */

/* Usual palettes of terminals: the ground, the text, the 16. The last is what our colours
 * hold on it among 16 and among 8, for words, shapes and chips, where that is less than
 * WORDS and SHAPES, and why; among 256 all hold. */
enum { WORDS = 45, SHAPES = 30 }; /* tenths */

/* clang-format off */
static const struct ground {
	const char *name;
	bool dark;
	int ground, text, entry[16];
	struct holds { int words, shapes, chips; } in_16, in_8;
	const char *why;
} grounds[] = {
	{ "black", true, 0x000000, 0xe5e5e5,
	  { 0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
	    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff },
	  { 0 }, { 0 }, NULL },
	{ "Linux console", true, 0x000000, 0xaaaaaa,
	  { 0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
	    0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff },
	  { .words = 40, .chips = 40 }, { .words = 40, .chips = 40 }, "its yellow is brown" },
	{ "Solarized dark", true, 0x002b36, 0x839496,
	  { 0x073642, 0xdc322f, 0x859900, 0xb58900, 0x268bd2, 0xd33682, 0x2aa198, 0xeee8d5,
	    0x002b36, 0xcb4b16, 0x586e75, 0x657b83, 0x839496, 0x6c71c4, 0x93a1a1, 0xfdf6e3 },
	  { .words = 27, .shapes = 27, .chips = 27 }, { 0 }, "its upper eight are greys for texts" },
	{ "Gruvbox dark", true, 0x282828, 0xebdbb2,
	  { 0x282828, 0xcc241d, 0x98971a, 0xd79921, 0x458588, 0xb16286, 0x689d6a, 0xa89984,
	    0x928374, 0xfb4934, 0xb8bb26, 0xfabd2f, 0x83a598, 0xd3869b, 0x8ec07c, 0xebdbb2 },
	  { 0 }, { .shapes = 26, .chips = 26 }, "its red is for a light ground" },
	{ "Nord", true, 0x2e3440, 0xd8dee9,
	  { 0x3b4252, 0xbf616a, 0xa3be8c, 0xebcb8b, 0x81a1c1, 0xb48ead, 0x88c0d0, 0xe5e9f0,
	    0x4c566a, 0xbf616a, 0xa3be8c, 0xebcb8b, 0x81a1c1, 0xb48ead, 0x8fbcbb, 0xeceff4 },
	  { 0 }, { 0 }, NULL },
	{ "Dracula", true, 0x282a36, 0xf8f8f2,
	  { 0x21222c, 0xff5555, 0x50fa7b, 0xf1fa8c, 0xbd93f9, 0xff79c6, 0x8be9fd, 0xf8f8f2,
	    0x6272a4, 0xff6e6e, 0x69ff94, 0xffffa5, 0xd6acff, 0xff92df, 0xa4ffff, 0xffffff },
	  { 0 }, { 0 }, NULL },
	{ "One Dark", true, 0x282c34, 0xabb2bf,
	  { 0x282c34, 0xe06c75, 0x98c379, 0xe5c07b, 0x61afef, 0xc678dd, 0x56b6c2, 0xabb2bf,
	    0x5c6370, 0xe06c75, 0x98c379, 0xe5c07b, 0x61afef, 0xc678dd, 0x56b6c2, 0xffffff },
	  { 0 }, { 0 }, NULL },
	{ "Tango dark", true, 0x2e3436, 0xd3d7cf,
	  { 0x2e3436, 0xcc0000, 0x4e9a06, 0xc4a000, 0x3465a4, 0x75507b, 0x06989a, 0xd3d7cf,
	    0x555753, 0xef2929, 0x8ae234, 0xfce94f, 0x729fcf, 0xad7fa8, 0x34e2e2, 0xeeeeec },
	  { .words = 35 }, { .words = 35, .shapes = 19, .chips = 19 }, "its lower eight are for a light ground" },
	{ "Monokai", true, 0x272822, 0xf8f8f2,
	  { 0x272822, 0xf92672, 0xa6e22e, 0xf4bf75, 0x66d9ef, 0xae81ff, 0xa1efe4, 0xf8f8f2,
	    0x75715e, 0xf92672, 0xa6e22e, 0xf4bf75, 0x66d9ef, 0xae81ff, 0xa1efe4, 0xf9f8f5 },
	  { 0 }, { 0 }, NULL },
	{ "Tokyo Night", true, 0x1a1b26, 0xc0caf5,
	  { 0x15161e, 0xf7768e, 0x9ece6a, 0xe0af68, 0x7aa2f7, 0xbb9af7, 0x7dcfff, 0xa9b1d6,
	    0x414868, 0xf7768e, 0x9ece6a, 0xe0af68, 0x7aa2f7, 0xbb9af7, 0x7dcfff, 0xc0caf5 },
	  { 0 }, { 0 }, NULL },
	{ "Catppuccin Mocha", true, 0x1e1e2e, 0xcdd6f4,
	  { 0x45475a, 0xf38ba8, 0xa6e3a1, 0xf9e2af, 0x89b4fa, 0xf5c2e7, 0x94e2d5, 0xbac2de,
	    0x585b70, 0xf38ba8, 0xa6e3a1, 0xf9e2af, 0x89b4fa, 0xf5c2e7, 0x94e2d5, 0xa6adc8 },
	  { 0 }, { 0 }, NULL },
	{ "Rose Pine", true, 0x191724, 0xe0def4,
	  { 0x26233a, 0xeb6f92, 0x31748f, 0xf6c177, 0x9ccfd8, 0xc4a7e7, 0xebbcba, 0xe0def4,
	    0x6e6a86, 0xeb6f92, 0x31748f, 0xf6c177, 0x9ccfd8, 0xc4a7e7, 0xebbcba, 0xe0def4 },
	  { .words = 33 }, { .words = 33 }, "its green is the pine's" },
	{ "Ayu dark", true, 0x0b0e14, 0xbfbdb6,
	  { 0x11151c, 0xea6c73, 0x7fd962, 0xf9af4f, 0x53bdfa, 0xcda1fa, 0x90e1c6, 0xc7c7c7,
	    0x686868, 0xf07178, 0xaad94c, 0xffb454, 0x59c2ff, 0xd2a6ff, 0x95e6cb, 0xffffff },
	  { 0 }, { 0 }, NULL },
	{ "white", false, 0xffffff, 0x000000,
	  { 0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
	    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff },
	  { 0 }, { 0 }, NULL },
	{ "Solarized light", false, 0xfdf6e3, 0x657b83,
	  { 0x073642, 0xdc322f, 0x859900, 0xb58900, 0x268bd2, 0xd33682, 0x2aa198, 0xeee8d5,
	    0x002b36, 0xcb4b16, 0x586e75, 0x657b83, 0x839496, 0x6c71c4, 0x93a1a1, 0xfdf6e3 },
	  { .shapes = 29 }, { 0 }, "its upper eight are greys for texts" },
	{ "Gruvbox light", false, 0xfbf1c7, 0x3c3836,
	  { 0xfbf1c7, 0xcc241d, 0x98971a, 0xd79921, 0x458588, 0xb16286, 0x689d6a, 0x7c6f64,
	    0x928374, 0x9d0006, 0x79740e, 0xb57614, 0x076678, 0x8f3f71, 0x427b58, 0x3c3836 },
	  { .chips = 21 }, { .chips = 21 }, "its black is its ground" },
	{ "One Light", false, 0xf9f9f9, 0x2a2c33,
	  { 0x000000, 0xde3e35, 0x3f953a, 0xd2b67c, 0x2f5af3, 0x950095, 0x3f953a, 0xbbbbbb,
	    0x000000, 0xde3e35, 0x3f953a, 0xd2b67c, 0x2f5af3, 0xa00095, 0x3f953a, 0xffffff },
	  { 0 }, { 0 }, NULL },
	{ "Tango light", false, 0xeeeeec, 0x2e3436,
	  { 0x2e3436, 0xcc0000, 0x4e9a06, 0xc4a000, 0x3465a4, 0x75507b, 0x06989a, 0xd3d7cf,
	    0x555753, 0xef2929, 0x8ae234, 0xfce94f, 0x729fcf, 0xad7fa8, 0x34e2e2, 0xeeeeec },
	  { .shapes = 23 }, { 0 }, "its upper eight are for a dark ground" },
	{ "Catppuccin Latte", false, 0xeff1f5, 0x4c4f69,
	  { 0x5c5f77, 0xd20f39, 0x40a02b, 0xdf8e1d, 0x1e66f5, 0xea76cb, 0x179299, 0xacb0be,
	    0x6c6f85, 0xd20f39, 0x40a02b, 0xdf8e1d, 0x1e66f5, 0xea76cb, 0x179299, 0xbcc0cc },
	  { .shapes = 23, .chips = 16 }, { .shapes = 23, .chips = 16 }, "its magenta is pink, its black grey" },
	{ "Rose Pine Dawn", false, 0xfaf4ed, 0x575279,
	  { 0xf2e9e1, 0xb4637a, 0x286983, 0xea9d34, 0x56949f, 0x907aa9, 0xd7827e, 0x575279,
	    0x9893a5, 0xb4637a, 0x286983, 0xea9d34, 0x56949f, 0x907aa9, 0xd7827e, 0x575279 },
	  { .chips = 18 }, { .chips = 18 }, "its black is light" },
	{ "Ayu light", false, 0xf8f9fa, 0x5c6166,
	  { 0x000000, 0xea6c6d, 0x6cbf43, 0xeca944, 0x3199e1, 0x9e75c7, 0x46ba94, 0xc7c7c7,
	    0x686868, 0xf07171, 0x86b300, 0xf2ae49, 0x399ee6, 0xa37acc, 0x4cbf99, 0xd1d1d1 },
	  { .shapes = 27, .chips = 29 }, { .shapes = 29, .chips = 29 }, "all of its colours are pale" },
};
/* clang-format on */

enum { GROUNDS = sizeof grounds / sizeof *grounds };

static double light_of_rgb(int rgb)
{
	return light_of((struct rgb){ { linear(rgb >> 16), linear(rgb >> 8 & 255), linear(rgb & 255) } });
}

static bool is_of(const struct promise *p, const struct ground *g)
{
	return p->dark == g->dark;
}

/* The colours of the cube are the same for everybody: they hold on every ground. A piece
 * is drawn, or a chip, which has its own ground. */
static void test_fixed_colours_stand_out(void **state)
{
	for (int i = 0; i < PROMISES * GROUNDS; i++) {
		const struct promise *p = &promises[i % PROMISES];
		const struct ground *g = &grounds[i / PROMISES];

		for (int role = ROLE_DIM; role < ROLES && is_of(p, g); role++) {
			int entry = theme_colour(p->theme, role, 256, false);
			double ratio = contrast(light_of(rgb_of(entry)), light_of_rgb(g->ground));

			if (ratio * 10 < (role < ROLE_PIECE ? WORDS : SHAPES))
				fail_msg("%s on %s: role %d has a contrast of %.2f", theme_name(p->theme),
				         g->name, role, ratio);
		}
	}
}

static void test_chips_have_their_own_ground(void **state)
{
	for (int i = 0; i < PROMISES * PIECES; i++) {
		int ink, ground;
		double ratio;

		theme_chip(promises[i % PROMISES].theme, ROLE_PIECE + i / PROMISES, 256, false, &ink,
		           &ground);
		ratio = contrast(light_of(rgb_of(ink)), light_of(rgb_of(ground)));
		if (ratio * 10 < WORDS)
			fail_msg("%s: the chip of piece %d has a contrast of %.2f",
			         theme_name(promises[i % PROMISES].theme), i / PROMISES, ratio);
	}
}

/* Among 16 and among 8 colours, too, a chip has its piece's colour, bright or not; black's is a tile. */
static void test_chips_are_of_their_pieces_colour(void **state)
{
	for (int i = 0; i < PROMISES * PIECES; i++) {
		enum theme theme = promises[i % PROMISES].theme;
		int role = ROLE_PIECE + i / PROMISES;

		for (int colours = 8; colours <= 16 && role != ROLE_PIECE + PIECE_BLACK; colours += 8) {
			int ink, ground, own = theme_colour(theme, role, colours, true);

			theme_chip(theme, role, colours, false, &ink, &ground);
			if (own >= 0 && own % 8 != ground % 8)
				fail_msg("%s, %d colours: piece %d has colour %d, its chip %d",
				         theme_name(theme), colours, i / PROMISES, own, ground);
		}
	}
}

/* Upon a tint stand words, and marks of one or two bold signs. */
static void test_tints_let_all_be_read(void **state)
{
	for (int i = 0; i < PROMISES; i++)
		for (int tint = TINT_NONE + 1; tint < TINT_PAPER; tint++)
			for (int role = ROLE_NORMAL; role < ROLE_SEAT; role++) {
				int ink, ground;
				double ratio;

				theme_tint(promises[i].theme, tint, role, &ink, &ground);
				ratio = contrast(light_of(rgb_of(ink)), light_of(rgb_of(ground)));
				if (ratio * 10 <
				    (role == ROLE_NORMAL || role == ROLE_DANGER ? WORDS : SHAPES))
					fail_msg("%s, tint %d: role %d has a contrast of %.2f",
					         theme_name(promises[i].theme), tint, role, ratio);
			}
}

/* Two lands beside each other are never of one colour. */
static void test_tints_are_told_apart(void **state)
{
	enum { APART = 3 };

	for (int i = 0; i < PROMISES; i++)
		for (int one = TINT_NONE + 1; one < TINT_PAPER; one++)
			for (int other = TINT_NONE + 1; other < one; other++) {
				int ink, ground, theirs;

				theme_tint(promises[i].theme, one, ROLE_NORMAL, &ink, &ground);
				theme_tint(promises[i].theme, other, ROLE_NORMAL, &ink, &theirs);
				if (distance(ground, theirs, 0) < APART)
					fail_msg("%s: tints %d and %d are %.1f apart",
					         theme_name(promises[i].theme), one, other,
					         distance(ground, theirs, 0));
			}
}

/* The terminals that have no more than 8 or 16 colours, and those of their owner. */
static bool is_plain(const struct ground *g)
{
	return strcmp(g->name, "Linux console") == 0 || strcmp(g->name, "black") == 0 ||
	       strcmp(g->name, "white") == 0;
}

/* Bold makes a colour bright on some terminals and not on others: the worse counts, but for
 * those that are known. */
static double light_of_entry(const struct ground *g, int entry, int colours)
{
	return light_of_rgb(g->entry[entry >= 8 && colours == 8 && !is_plain(g) ? entry - 8 : entry]);
}

/* The contrast of a role's words, shapes or chips; the text of a terminal is its owner's choice. */
enum form { FORM_WORDS, FORM_SHAPES, FORM_CHIPS };

static double contrast_of(const struct ground *g, enum theme theme, int role, int colours, enum form form)
{
	double ground = light_of_rgb(g->ground), ink;
	int entry = theme_colour(theme, role, colours, form == FORM_SHAPES), paper;

	if (form == FORM_CHIPS) {
		theme_chip(theme, role, colours, strcmp(g->name, "Linux console") == 0, &entry, &paper);
		if (paper < 0)
			return 21;
		ink = entry < 0 ? ground : light_of_entry(g, entry, colours);
		return contrast(ink, light_of_entry(g, paper, colours));
	}
	return entry < 0 ? 21 : contrast(light_of_entry(g, entry, colours), ground);
}

/* The least contrast of all roles among `colours`, in tenths. */
static int least(const struct ground *g, int colours, enum form form)
{
	double worst = 21;

	for (int i = 0; i < PROMISES; i++)
		for (int role = ROLE_ACCENT; role < ROLES && is_of(&promises[i], g); role++)
			worst = fmin(worst, contrast_of(g, promises[i].theme, role, colours, form));
	return (int)(worst * 10);
}

static void check_holds(const struct ground *g, int colours, const struct holds *told)
{
	static const char *const forms[] = { "words", "shapes", "chips" };
	const int exception[] = { told->words, told->shapes, told->chips };

	for (int form = FORM_WORDS; form <= FORM_CHIPS; form++) {
		bool words = form == FORM_WORDS || (form == FORM_CHIPS && is_plain(g));
		int holds = least(g, colours, (enum form)form);
		int wanted = exception[form] ? exception[form] : words ? WORDS : SHAPES;

		if (holds < wanted || (exception[form] && holds > wanted))
			fail_msg("%s, %d colours: %s hold %d tenths, not %d", g->name, colours, forms[form],
			         holds, wanted);
	}
}

static void test_own_colours_stand_out(void **state)
{
	for (int i = 0; i < GROUNDS; i++) {
		check_holds(&grounds[i], 16, &grounds[i].in_16);
		check_holds(&grounds[i], 8, &grounds[i].in_8);
	}
}

/* A life of many is never painted as one that ends. */
static void test_danger_is_no_players(void **state)
{
	for (int i = 0; i < PROMISES; i++)
		for (int seat = ROLE_SEAT; seat < ROLE_PIECE; seat++) {
			enum theme theme = promises[i].theme;
			double far = distance(theme_colour(theme, seat, 256, true),
			                      theme_colour(theme, ROLE_DANGER, 256, true), 0);

			if (far < 45)
				fail_msg("%s: seat %d is %.1f from danger", theme_name(theme),
				         seat - ROLE_SEAT + 1, far);
			for (int colours = 8; colours <= 16; colours += 8)
				assert_int_not_equal(theme_colour(theme, seat, colours, true) & 7, 1);
		}
}

/* The ground of a role's chip; of one that is the terminal's own text reversed, that text. */
static double light_of_chip(const struct ground *g, enum theme theme, int role, int colours)
{
	int ink, paper;

	theme_chip(theme, role, colours, strcmp(g->name, "Linux console") == 0, &ink, &paper);
	return paper < 0    ? light_of_rgb(g->text)
	       : paper < 16 ? light_of_entry(g, paper, colours)
	                    : light_of(rgb_of(paper));
}

static double chip_strength(const struct ground *g, enum theme theme, int role, int colours)
{
	return contrast(light_of_chip(g, theme, role, colours), light_of_rgb(g->ground));
}

/* Whose turn it is, who wins and what is near to danger never shout louder than it. Among 256
 * on every ground, among fewer on the terminals that have no more. Where white is the brightest
 * of all, a player's chip may have the same. */
static void test_danger_is_the_strongest_chip(void **state)
{
	static const int depths[] = { 256, 16, 8 };

	for (int i = 0; i < PROMISES * GROUNDS * 3; i++) {
		const struct promise *p = &promises[i / 3 % PROMISES];
		const struct ground *g = &grounds[i / 3 / PROMISES];
		int colours = depths[i % 3];
		double danger = chip_strength(g, p->theme, ROLE_DANGER, colours);

		for (int role = ROLE_ACCENT;
		     role < ROLE_PIECE && is_of(p, g) && (colours == 256 || is_plain(g)); role++) {
			double other = role == ROLE_DANGER ? 0 : chip_strength(g, p->theme, role, colours);

			if (other > danger || (colours == 256 && other == danger))
				fail_msg("%s on %s, %d colours: the chip of role %d has %.1f, danger's %.1f",
				         theme_name(p->theme), g->name, colours, role, other, danger);
		}
	}
}

/* The most usual tables: not even black is shared. */
static void test_four_players_have_a_colour_each(void **state)
{
	enum { USUAL = 4 };

	for (int i = 0; i < PROMISES * 2; i++)
		for (int one = 0; one < USUAL; one++)
			for (int other = 0; other < one; other++) {
				enum theme theme = promises[i / 2].theme;
				int colours = i % 2 ? 16 : 8, ink, ground, theirs;

				assert_int_not_equal(theme_colour(theme, ROLE_SEAT + one, colours, true),
				                     theme_colour(theme, ROLE_SEAT + other, colours, true));
				theme_chip(theme, ROLE_SEAT + one, colours, false, &ink, &ground);
				theme_chip(theme, ROLE_SEAT + other, colours, false, &ink, &theirs);
				assert_int_not_equal(ground, theirs);
			}
}

/* Known values of the reckoning itself. */
static void test_reckoning(void **state)
{
	assert_true(fabs(contrast(light_of(rgb_of(231)), 0) - 21) < 0.01);
	assert_true(fabs(contrast(light_of(rgb_of(231)), 1) - 1) < 0.01);
	assert_true(distance(196, 196, 0) < 0.001);
	assert_true(distance(196, 46, 0) > 100);                        /* red and green .. */
	assert_true(distance(202, 148, 2) < distance(202, 148, 0) / 2); /* .. without the cone for it */
	assert_true(distance(231, 244, 1) > 30);                        /* greys stay greys */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_reckoning),
		cmocka_unit_test(test_players_are_told_apart),
		cmocka_unit_test(test_no_player_outshouts_the_others),
		cmocka_unit_test(test_states_are_told_apart),
		cmocka_unit_test(test_fixed_colours_stand_out),
		cmocka_unit_test(test_own_colours_stand_out),
		cmocka_unit_test(test_danger_is_no_players),
		cmocka_unit_test(test_danger_is_the_strongest_chip),
		cmocka_unit_test(test_four_players_have_a_colour_each),
		cmocka_unit_test(test_chips_have_their_own_ground),
		cmocka_unit_test(test_chips_are_of_their_pieces_colour),
		cmocka_unit_test(test_tints_let_all_be_read),
		cmocka_unit_test(test_tints_are_told_apart),
	};

	return cmocka_run_group_tests_name("the palette", tests, NULL, NULL);
}
