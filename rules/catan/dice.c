/* SPDX-License-Identifier: MIT */
/*
 * Whether the dice have fallen unusually. A sum s has 6 - |7 - s| of 36 ways. The
 * chi-square test of eleven sums needs 180 rolls until 2 and 12 are expected five
 * times; a game has 60 to 90. So the verdict merges 2 with 3 and 11 with 12, which
 * is sound from 60 rolls on; with fewer it says "too few rolls".
 */
#include "inner.h"
#include "rules/core/i18n.h"

enum { LEAST = 2, MOST = 12, WAYS = 36, ROLLS_NEEDED = 60 };

/* 8 degrees of freedom: nine classes. */
static const double limit_5_percent = 15.507, limit_1_percent = 20.090;

double catan_expected(const struct catan *c, int sum)
{
	return (double)c->rolls * catan_ways(sum) / WAYS;
}

static double share(const struct catan *c, int from, int to)
{
	double expected = 0, seen = 0;

	for (int sum = from; sum <= to; sum++) {
		expected += catan_expected(c, sum);
		seen += c->seen[sum];
	}
	return expected > 0 ? (seen - expected) * (seen - expected) / expected : 0;
}

double catan_chi2(const struct catan *c)
{
	double total = 0;

	for (int sum = LEAST; sum <= MOST; sum++)
		total += share(c, sum, sum);
	return total;
}

double catan_chi2_merged(const struct catan *c)
{
	double total = share(c, LEAST, LEAST + 1) + share(c, MOST - 1, MOST);

	for (int sum = LEAST + 2; sum <= MOST - 2; sum++)
		total += share(c, sum, sum);
	return total;
}

enum catan_verdict catan_verdict(const struct catan *c)
{
	double chi2 = catan_chi2_merged(c);

	if (c->rolls < ROLLS_NEEDED)
		return CATAN_TOO_FEW;
	if (chi2 > limit_1_percent)
		return CATAN_RARE;
	return chi2 > limit_5_percent ? CATAN_UNUSUAL : CATAN_AS_EXPECTED;
}

const char *catan_verdict_text(enum catan_verdict verdict)
{
	static const char *const texts[] = {
		[CATAN_TOO_FEW] = N_("too few rolls"),
		[CATAN_AS_EXPECTED] = N_("as expected"),
		[CATAN_UNUSUAL] = N_("fewer than 1 game in 20 is so uneven"),
		[CATAN_RARE] = N_("fewer than 1 game in 100 is so uneven"),
	};

	return _(texts[verdict]);
}
