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

int plan_spread(int n, int tables)
{
	int each = n / tables, more = n % tables;

	return more * (each + 1) * each / 2 + (tables - more) * each * (each - 1) / 2;
}

/* Found by trying all schedules of so few players; counting does not show it. */
static const struct {
	uint8_t players, rounds, repeats;
} tried[] = { { 6, 3, 5 }, { 6, 4, 9 }, { 7, 4, 15 }, { 8, 4, 20 }, { 11, 4, 8 }, { 12, 4, 13 } };

/* A table meets at other tables in each later round: where there are fewer tables
 * than it has players, some of them meet again. And of all meetings, no more than
 * there are pairs can be the first ones. */
int plan_repeat_bound(int players, int rounds)
{
	int tables, threes, met, pairs = players * (players - 1) / 2, again;

	if (!champ_split(players, &tables, &threes))
		return 0;
	for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
		if (tried[i].players == players && tried[i].rounds == rounds)
			return tried[i].repeats;
	met = rounds * (6 * (tables - threes) + 3 * threes);
	again = (rounds - 1) * ((tables - threes) * plan_spread(CHAMP_SEATS, tables) +
	                        threes * plan_spread(CHAMP_SEATS - 1, tables));
	return met - pairs > again ? met - pairs : again;
}

/* From four rounds on everybody needs each number, and only tables of 4 have a 4th. */
static int pick_bound(int players, int rounds)
{
	int tables, threes, fourths;

	champ_split(players, &tables, &threes);
	fourths = rounds * (tables - threes);
	return rounds >= CHAMP_SEATS && players > fourths ? players - fourths : 0;
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
		sum += plan_spread(to - from, tables);
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
	for (int r = 0; r < c->rounds; r++) /* tables by hand may be more and smaller */
		if (c->round[r].tables != tables)
			return false;
	out->repeats = plan_repeat_bound(count, c->rounds);
	out->pick_faults = pick_bound(count, c->rounds);
	out->nation_meetings = plan_nation_bound(c, tables) * c->rounds;
	return true;
}
