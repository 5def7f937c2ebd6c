/* SPDX-License-Identifier: MIT */
/*
 * The dice, or the deck of 36 cards in their place, and whether they have fallen
 * unusually. A sum s has 6 - |7 - s| of 36 ways. The
 * chi-square test of eleven sums needs 180 rolls until 2 and 12 are expected five
 * times; a game has 60 to 90. So the verdict merges 2 with 3 and 11 with 12, which
 * is sound from 60 rolls on; with fewer it says "too few rolls".
 */
#include "inner.h"
#include "rules/core/i18n.h"

enum { LEAST = 2, MOST = 12, WAYS = 36, ROLLS_NEEDED = 60, SIDES = 6, SEVEN = 7, UNUSED = 5 };

/* ---- throwing ---- */

static bool is_quiet(const struct catan *c)
{
	return c->table.round <= c->no_sevens && c->no_sevens;
}

/* Cards of one sum that are still in the deck and count now. */
static int left_of(const struct catan *c, int sum)
{
	return sum == SEVEN && is_quiet(c) ? 0 : catan_ways(sum) - c->drawn[sum];
}

static int left_in_all(const struct catan *c)
{
	int left = 0;

	for (int sum = LEAST; sum <= MOST; sum++)
		left += left_of(c, sum);
	return left;
}

int catan_dice_cards_left(const struct catan *c)
{
	int left = WAYS;

	for (int sum = LEAST; sum <= MOST; sum++)
		left -= c->drawn[sum];
	return left;
}

/* The New Year card lies on the last five cards of the Catan Event Cards: when it turns up, all are
 * shuffled. So are they when nothing but sevens is left in rounds without them. */
void catan_shuffle_dice(struct catan *c)
{
	if (catan_dice_cards_left(c) <= UNUSED || !left_in_all(c))
		for (int sum = LEAST; sum <= MOST; sum++)
			c->drawn[sum] = 0;
}

static int draw_sum(const struct catan *c, struct rng *rng)
{
	int at = (int)rng_below(rng, (uint32_t)left_in_all(c)), sum = LEAST;

	for (; at >= left_of(c, sum); sum++)
		at -= left_of(c, sum);
	return sum;
}

static void throw_dice(struct rng *rng, int die[2])
{
	for (int i = 0; i < 2; i++)
		die[i] = (int)rng_below(rng, SIDES) + 1;
}

void catan_throw(const struct catan *c, struct rng *rng, int die[2])
{
	int sum, least;

	if (!c->dice_cards) {
		do
			throw_dice(rng, die);
		while (is_quiet(c) && die[0] + die[1] == SEVEN);
		return;
	}
	sum = draw_sum(c, rng);
	least = sum > SIDES ? sum - SIDES : 1;
	die[0] = least + (int)rng_below(rng, (uint32_t)catan_ways(sum));
	die[1] = sum - die[0];
}

bool catan_take_throw(struct catan *c, int sum, struct reason *why)
{
	if (sum == SEVEN && is_quiet(c))
		return reason_set(why,
		                  P_("no 7 in the first round: roll again",
		                     "no 7 in the first %d rounds: roll again", c->no_sevens),
		                  c->no_sevens);
	if (!c->dice_cards)
		return true;
	if (!left_of(c, sum))
		return reason_set(why, _("no %d is left in the deck: `option dice-cards on` shuffles it"),
		                  sum);
	c->drawn[sum]++;
	catan_shuffle_dice(c);
	return true;
}

/* ---- luck ---- */

/* Cards that the robber keeps from this player. */
static int kept_back(const struct catan *c, int seat, int sum)
{
	const struct catan_player *p = &c->player[seat];
	int cards = 0;

	for (int k = 0; k < p->places; k++)
		if (catan_place_touches(&p->place[k], c->robber) && catan_hex_number(c->robber) == sum)
			cards += p->place[k].city ? 2 : 1;
	return cards;
}

void catan_note_luck(struct catan *c, int sum)
{
	every_seat (i, c->table) {
		c->player[i].due36 += catan_pips(c, i);
		c->player[i].blocked += kept_back(c, i, sum);
	}
}

double catan_luck(const struct catan *c, int seat)
{
	return (double)c->player[seat].due36 / WAYS;
}

void catan_report_luck(const struct catan *c, int seat, struct emit *e)
{
	const struct catan_player *p = &c->player[seat];

	emit_object(e, "luck");
	emit_number(e, "cards", p->rolled);
	emit_real(e, "expected", (double)(long long)(catan_luck(c, seat) * 100 + 0.5) / 100);
	emit_number(e, "robber", p->blocked);
	emit_end(e);
}

/* ---- the test of the dice ---- */

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
		[CATAN_UNUSUAL] = N_("fewer than 1 game in 20 is this uneven"),
		[CATAN_RARE] = N_("fewer than 1 game in 100 is this uneven"),
	};

	return _(texts[verdict]);
}
