/* SPDX-License-Identifier: MIT */
/*
 * The worth of a schedule (W1.1.4): opponents met again, pick orders missed, two of
 * a nation at a table; and the best possible values to compare with.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"

/* ---- bounds ---- */

bool champ_split(int players, int *tables, int *threes)
{
	*tables = (players + CHAMP_SEATS - 1) / CHAMP_SEATS;
	*threes = *tables * CHAMP_SEATS - players;
	return players > 0 && *threes <= *tables;
}

/* For up to 12 players over four rounds an exhaustive search found the optimum; for
 * others the number of opponents gives a bound. */
int plan_repeat_bound(int players, int rounds)
{
	static const int best[] = {
		[4] = 18, [6] = 9, [7] = 15, [8] = 20, [9] = 0, [10] = 3, [11] = 8, [12] = 13
	};
	int tables, threes, met;

	if (!champ_split(players, &tables, &threes))
		return 0;
	if (rounds == 4 && players < LEAST_CONSTRUCTED)
		return players == 3 ? 9 : best[players];
	met = rounds * (6 * (tables - threes) + 3 * threes);
	return met > players * (players - 1) / 2 ? met - players * (players - 1) / 2 : 0;
}

bool plan_same_nation(const struct championship *c, int a, int b)
{
	const char *one = c->player[a].nation, *other = c->player[b].nation;

	return one[0] && memcmp(one, other, sizeof c->player[a].nation) == 0;
}

static int by_text(const void *a, const void *b)
{
	return memcmp(a, b, sizeof((struct champ_player *)0)->nation);
}

/* Meetings when n players of a nation are spread evenly over the tables. */
static int spread(int n, int tables)
{
	int each = n / tables, more = n % tables;

	return more * (each + 1) * each / 2 + (tables - more) * each * (each - 1) / 2;
}

int plan_nation_bound(const struct championship *c, int tables)
{
	enum { BYTES = sizeof c->player[0].nation };
	char *nation = xcalloc((size_t)c->players + 1, BYTES);
	int count = 0, sum = 0;

	for (int i = 0; i < c->players; i++)
		if (champ_comes(c, i) && c->player[i].nation[0])
			memcpy(nation + BYTES * count++, c->player[i].nation, BYTES);
	qsort(nation, (size_t)count, BYTES, by_text);
	for (int from = 0, to; from < count; from = to) {
		for (to = from; to < count && by_text(nation + to * BYTES, nation + from * BYTES) == 0; to++)
			;
		sum += spread(to - from, tables);
	}
	free(nation);
	return sum;
}

/* ---- the schedule as it is ---- */

static bool met_before(const struct championship *c, int a, int b, int round)
{
	for (int r = 0; r < round; r++)
		if (c->player[a].at[r] == c->player[b].at[r] && c->player[a].at[r] != CHAMP_NOBODY)
			return true;
	return false;
}

static void weigh_sheet(const struct championship *c, int round, const struct champ_sheet *sheet,
                        struct champ_worth *worth)
{
	for (int i = 0; i < sheet->seats; i++)
		for (int k = i + 1; k < sheet->seats; k++) {
			int a = sheet->seat[i].player, b = sheet->seat[k].player;

			worth->repeats += met_before(c, a, b, round);
			worth->nation_meetings += plan_same_nation(c, a, b);
		}
}

struct champ_worth champ_worth(const struct championship *c)
{
	struct champ_worth worth = { 0 };

	for (int r = 0; r < c->rounds; r++)
		for (int t = 0; t < c->round[r].tables; t++)
			weigh_sheet(c, r, &c->round[r].sheet[t], &worth);
	for (int i = 0; i < c->players; i++)
		worth.pick_faults += plan_faults(c, i);
	return worth;
}

bool champ_possible(const struct championship *c, struct champ_worth *out)
{
	int count = 0, tables, threes;

	for (int i = 0; i < c->players; i++) {
		count += champ_comes(c, i);
		for (int r = 0; r < c->rounds; r++)
			if ((c->player[i].at[r] == CHAMP_NOBODY) == champ_comes(c, i))
				return false;
	}
	if (!c->rounds || !champ_split(count, &tables, &threes))
		return false;
	out->repeats = plan_repeat_bound(count, c->rounds);
	out->pick_faults = c->rounds >= CHAMP_SEATS ? (CHAMP_SEATS - 1) * threes : 0;
	out->nation_meetings = plan_nation_bound(c, tables) * c->rounds;
	return true;
}
