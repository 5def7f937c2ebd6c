/* SPDX-License-Identifier: MIT */
/*
 * Draws the schedule (W1.1.4): first no opponent twice, then each pick order once,
 * then no two of a nation at a table. When no round has begun it is constructed,
 * else the rounds that have not begun are mended.
 *
 * Two algorithms share this file and plan_new.c. `by=1`, of the first releases, goes
 * on with plan_mend.c and plan_picks.c, `by=2` with plan_anneal.c. They may become
 * faster or simpler, but must draw the same tables from the same state and draw
 * number, because old journals replay them;
 * tests/rules/championship/schedule_test.c holds the checksums of some schedules.
 */
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

bool champ_can_plan(const struct championship *c, struct reason *why)
{
	int count = 0, tables, threes;

	for (int i = 0; i < c->players; i++)
		count += champ_comes(c, i);
	return champ_split(count, &tables, &threes) ||
	       reason_set(why,
	                  P_("%d player cannot sit at tables of 4 and 3 (W1.1.4)",
	                     "%d players cannot sit at tables of 4 and 3 (W1.1.4)", count),
	                  count);
}

static bool plan_begin(struct plan *p, struct championship *c, int rounds, uint32_t draw, struct reason *why)
{
	if (!champ_can_plan(c, why))
		return false;
	*p = (struct plan){ .c = c, .rounds = rounds };
	rng_seed(&p->rng, draw);
	p->who = xmalloc((size_t)(c->players ? c->players : 1) * sizeof *p->who);
	for (int i = 0; i < c->players; i++)
		if (champ_comes(c, i))
			p->who[p->count++] = (uint16_t)i;
	for (int r = 0; r < rounds; r++)
		p->open[r] = !c->round[r].begun;
	return champ_split(p->count, &p->tables, &p->threes);
}

static void clear_round(struct championship *c, int round)
{
	for (int i = 0; i < c->players; i++)
		c->player[i].at[round] = CHAMP_NOBODY;
	c->round[round].tables = 0;
}

/* ---- seats in the open rounds ---- */

/* Takes players who are out of the event off their tables. */
static void take_leavers_out(struct championship *c, int round)
{
	for (int t = 0; t < c->round[round].tables; t++)
		for (int k = c->round[round].sheet[t].seats - 1; k >= 0; k--)
			if (!champ_comes(c, c->round[round].sheet[t].seat[k].player))
				champ_leave(c, round, t, k);
}

/* Adds empty tables, or dissolves the smallest ones. */
static void make_tables(struct plan *p, int round)
{
	struct champ_round *r = &p->c->round[round];

	while (r->tables > p->tables) {
		int least = 0;

		for (int t = 1; t < r->tables; t++)
			if (r->sheet[t].seats < r->sheet[least].seats)
				least = t;
		while (r->sheet[least].seats)
			champ_leave(p->c, round, least, r->sheet[least].seats - 1);
		r->tables--;
		r->sheet[least] = r->sheet[r->tables];
		for (int k = 0; least < r->tables && k < r->sheet[least].seats; k++)
			p->c->player[r->sheet[least].seat[k].player].at[round] = (uint16_t)least;
	}
	while (r->tables < p->tables)
		r->sheet[r->tables++] = (struct champ_sheet){ .winner = -1 };
}

/* Takes one player off some full tables until the number of tables of 4 is right. */
static void thin_out(struct plan *p, int round)
{
	struct champ_round *r = &p->c->round[round];
	int full = 0;

	for (int t = 0; t < r->tables; t++)
		full += r->sheet[t].seats == CHAMP_SEATS;
	for (int t = r->tables - 1; t >= 0 && full > p->tables - p->threes; t--)
		if (r->sheet[t].seats == CHAMP_SEATS) {
			champ_leave(p->c, round, t, CHAMP_SEATS - 1);
			full--;
		}
}

/* Seats the rest at the emptiest tables first, so that tables of 3 remain. */
static void fill(struct plan *p, int round)
{
	struct champ_round *r = &p->c->round[round];
	int size = 0, t = 0;

	for (int i = 0; i < p->count; i++) {
		if (p->c->player[p->who[i]].at[round] != CHAMP_NOBODY)
			continue;
		while (r->sheet[t].seats > size)
			if (++t == r->tables) {
				t = 0;
				size++;
			}
		champ_sit(p->c, round, t, p->who[i]);
	}
}

/* Seats all players of the open rounds, in tables of the right sizes. Players keep
 * their seats where possible; rounds without tables take them in random order. */
static void seat_open_rounds(struct plan *p, int from)
{
	for (int r = from; r < p->rounds; r++) {
		if (!p->open[r])
			continue;
		if (!p->c->round[r].tables)
			rng_shuffle(&p->rng, p->who, p->count, sizeof *p->who);
		take_leavers_out(p->c, r);
		make_tables(p, r);
		thin_out(p, r);
		fill(p, r);
	}
}

/* Moves the tables of 3 to the end and clears every sheet but for its players. */
static void tidy(struct championship *c, int round)
{
	struct champ_round *r = &c->round[round];
	int last = r->tables - 1;

	for (int t = 0; t < last; t++) {
		struct champ_sheet kept;

		while (last > t && r->sheet[last].seats < CHAMP_SEATS)
			last--;
		if (r->sheet[t].seats == CHAMP_SEATS || last <= t)
			continue;
		kept = r->sheet[t];
		r->sheet[t] = r->sheet[last];
		r->sheet[last] = kept;
	}
	for (int t = 0; t < r->tables; t++) {
		struct champ_sheet *sheet = &r->sheet[t], old = *sheet;

		*sheet = (struct champ_sheet){ .winner = -1 };
		for (int k = 0; k < old.seats; k++)
			champ_sit(c, round, t, old.seat[k].player);
	}
}

/* ---- drawing ---- */

bool champ_plan(struct championship *c, int rounds, int by, uint32_t draw, struct reason *why)
{
	struct plan p;
	int made = 0;
	bool begun = false;

	if (!plan_begin(&p, c, rounds, draw, why))
		return false;
	for (int r = rounds; r < c->rounds; r++)
		clear_round(c, r);
	c->rounds = rounds;
	for (int r = 0; r < rounds; r++)
		begun |= !p.open[r];
	if (!begun) {
		for (int r = 0; r < rounds; r++)
			clear_round(c, r);
		if (p.count >= LEAST_CONSTRUCTED)
			made = plan_construct(&p);
	}
	seat_open_rounds(&p, made);
	if (by == 1 || (made && made < rounds))
		plan_mend(&p, made);
	if (by == 1)
		plan_picks(&p);
	else
		plan_anneal(&p);
	for (int r = 0; r < rounds; r++)
		if (p.open[r])
			tidy(c, r);
	free(p.who);
	return true;
}
