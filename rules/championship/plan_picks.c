/* SPDX-License-Identifier: MIT */
/*
 * Deals the picks (W1.1.4, W1.1.5): each player once as each number, as far as the
 * rounds already played allow. At a table where a player misses a number, takes one
 * of the best of all orders. Repeating this moves the remaining faults about until
 * they cancel.
 */
#include <string.h>

#include "inner.h"

enum { ORDERS = 24, SWEEPS = 400 };

/* How often a player picks as each number, in all rounds but one. */
static void count_picks(const struct championship *c, int player, int except, int count[CHAMP_SEATS],
                        int *rounds)
{
	const struct champ_player *who = &c->player[player];

	memset(count, 0, CHAMP_SEATS * sizeof *count);
	*rounds = 0;
	for (int r = 0; r < c->rounds; r++) {
		if (who->at[r] == CHAMP_NOBODY)
			continue;
		++*rounds;
		if (r != except)
			count[champ_place(&c->round[r].sheet[who->at[r]], player)]++;
	}
}

static int missed(const int count[CHAMP_SEATS], int rounds)
{
	int distinct = 0;

	for (int k = 0; k < CHAMP_SEATS; k++)
		distinct += count[k] > 0;
	return (rounds < CHAMP_SEATS ? rounds : CHAMP_SEATS) - distinct;
}

int plan_faults(const struct championship *c, int player)
{
	int count[CHAMP_SEATS], rounds;

	count_picks(c, player, -1, count, &rounds);
	return missed(count, rounds);
}

/* The nth order of 3 or 4 places. */
static void order_at(int nth, int seats, int order[CHAMP_SEATS])
{
	int left[CHAMP_SEATS] = { 0, 1, 2, 3 };

	for (int k = 0; k < seats; k++) {
		int take = nth % (seats - k);

		nth /= seats - k;
		order[k] = left[take];
		memmove(&left[take], &left[take + 1], (size_t)(CHAMP_SEATS - 1 - take) * sizeof *left);
	}
}

/* The faults of each player of a table in each place. */
static void weigh(const struct championship *c, int round, const struct champ_sheet *sheet,
                  int faults[CHAMP_SEATS][CHAMP_SEATS])
{
	for (int i = 0; i < sheet->seats; i++) {
		int count[CHAMP_SEATS], rounds;

		count_picks(c, sheet->seat[i].player, round, count, &rounds);
		for (int k = 0; k < sheet->seats; k++) {
			count[k]++;
			/* in more than four rounds also balances the numbers */
			faults[i][k] = missed(count, rounds) * 16 + count[k];
			count[k]--;
		}
	}
}

void plan_deal(struct plan *p, int round, struct champ_sheet *sheet)
{
	int faults[CHAMP_SEATS][CHAMP_SEATS], least = 0, found = 0, chosen = 0, order[CHAMP_SEATS];
	struct champ_seat seat[CHAMP_SEATS];

	weigh(p->c, round, sheet, faults);
	for (int n = 0; n < (sheet->seats == CHAMP_SEATS ? ORDERS : ORDERS / CHAMP_SEATS); n++) {
		int sum = 0;

		order_at(n, sheet->seats, order);
		for (int k = 0; k < sheet->seats; k++)
			sum += faults[order[k]][k];
		if (!found || sum < least) {
			least = sum;
			found = 0;
		}
		if (sum == least && rng_below(&p->rng, (uint32_t)++found) == 0)
			chosen = n;
	}
	memcpy(seat, sheet->seat, sizeof seat);
	order_at(chosen, sheet->seats, order);
	for (int k = 0; k < sheet->seats; k++)
		sheet->seat[k] = seat[order[k]];
}

static bool has_fault(const struct championship *c, const struct champ_sheet *sheet)
{
	for (int k = 0; k < sheet->seats; k++)
		if (plan_faults(c, sheet->seat[k].player))
			return true;
	return false;
}

static void sweep(struct plan *p)
{
	for (int r = 0; r < p->rounds; r++)
		for (int t = 0; p->open[r] && t < p->c->round[r].tables; t++)
			if (has_fault(p->c, &p->c->round[r].sheet[t]))
				plan_deal(p, r, &p->c->round[r].sheet[t]);
}

void plan_picks(struct plan *p)
{
	int bound = p->rounds >= CHAMP_SEATS ? CHAMP_SEATS - 1 : 0;
	int most = p->count > 500 ? SWEEPS / 20 : SWEEPS;

	bound *= p->threes; /* 3b over four rounds (facts of the schedule) */
	for (int i = 0; i < most; i++) {
		int faults = 0;

		for (int k = 0; k < p->count; k++)
			faults += plan_faults(p->c, p->who[k]);
		if (faults <= bound)
			break;
		sweep(p);
	}
}
