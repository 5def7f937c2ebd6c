/* SPDX-License-Identifier: MIT */
/*
 * The colours reckoned: how far apart they are for eyes that lack one kind of
 * cone (Machado, Oliveira and Fernandes 2009, at full severity, in linear
 * light), as distances in CIELAB; and how they stand out from the ground (the
 * ratio of the Web Content Accessibility Guidelines). A distance of 10 is seen
 * at a glance in letters; words, numbers and signs tell all of it besides.
 */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

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

static double contrast(int entry, double ground)
{
	struct rgb c = rgb_of(entry);
	double light = 0.2126 * c.part[0] + 0.7152 * c.part[1] + 0.0722 * c.part[2];

	return (fmax(light, ground) + 0.05) / (fmin(light, ground) + 0.05);
}

/* The contrast that each theme guarantees; on a light ground eight readable colours
 * are closer together. */
static const struct promise {
	enum theme theme;
	/* least distances among players, pieces, and good, warning, danger */
	double seats, pieces, states;
	double ground, contrast;
} promises[] = {
	{ THEME_DEFAULT, 18, 18, 16, 0, 4.5 },
	{ THEME_CONTRAST, 15, 14, 20, 0, 7 },
	{ THEME_LIGHT, 12, 15, 16, 1, 3.8 },
	{ THEME_COLOURBLIND, 18, 18, 25, 0, 4.5 },
};

enum { PROMISES = sizeof promises / sizeof *promises };

static void check_pair(const struct promise *p, int one, int other, double least)
{
	for (int eye = 0; eye < EYES; eye++) {
		double far = distance(theme_colour(p->theme, one), theme_colour(p->theme, other), eye);

		if (far < least)
			fail_msg("%s, %s: roles %d and %d are %.1f apart, not %.1f", theme_name(p->theme),
			         eyes[eye], one, other, far, least);
	}
}

static void check_all(const struct promise *p, int from, int to, double least)
{
	for (int one = from; one < to; one++)
		for (int other = from; other < one; other++)
			check_pair(p, one, other, least);
}

static void test_players_are_told_apart(void **state)
{
	for (int i = 0; i < PROMISES; i++) {
		check_all(&promises[i], ROLE_SEAT, ROLE_PIECE, promises[i].seats);
		check_all(&promises[i], ROLE_PIECE, ROLE_PIECE + PIECE_WHITE, promises[i].pieces);
	}
}

static void test_states_are_told_apart(void **state)
{
	for (int i = 0; i < PROMISES; i++) {
		check_pair(&promises[i], ROLE_GOOD, ROLE_WARNING, promises[i].states);
		check_pair(&promises[i], ROLE_WARNING, ROLE_DANGER, promises[i].states);
		check_pair(&promises[i], ROLE_GOOD, ROLE_DANGER, promises[i].states);
	}
}

static void test_all_stand_out(void **state)
{
	for (int i = 0; i < PROMISES; i++)
		for (int role = ROLE_DIM; role < ROLES; role++) {
			double ratio = contrast(theme_colour(promises[i].theme, role), promises[i].ground);

			if (ratio < promises[i].contrast)
				fail_msg("%s: role %d has a contrast of %.1f, not %.1f",
				         theme_name(promises[i].theme), role, ratio, promises[i].contrast);
		}
}

/* Known values of the reckoning itself. */
static void test_reckoning(void **state)
{
	assert_true(fabs(contrast(231, 0) - 21) < 0.01);
	assert_true(fabs(contrast(231, 1) - 1) < 0.01);
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
		cmocka_unit_test(test_states_are_told_apart),
		cmocka_unit_test(test_all_stand_out),
	};

	return cmocka_run_group_tests_name("the palette", tests, NULL, NULL);
}
