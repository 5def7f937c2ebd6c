/* SPDX-License-Identifier: MIT */
/*
 * Improves tables by exchanging players: after some rounds were played and players
 * came or went, and for 12 and fewer players, whom no construction can seat. Each
 * exchange starts at a player who meets an opponent or a compatriot again, so one
 * drop-out among ten thousand players costs little.
 */
#include <stdlib.h>

#include "inner.h"

enum {
	REPEAT = 1000, /* the order of W1.1.4: an opponent met again outweighs all nations */
	NATION = 10,
	BURDEN = 1,    /* a second table of 3 for the same player */
	TRIES = 24,    /* exchanges compared before making one */
	SMALL = 200,   /* so few players: the search sometimes accepts a worse step */
	WORK = 120000, /* exchanges, plus two for each player */
	WORK_OF_FEW = 6000,
	PATIENCE = 200, /* rounds of search without improvement */
	BACKWARDS = 40, /* one step in so many may be worse */
};

static struct champ_sheet *sheet_of(struct championship *c, int round, int player)
{
	return &c->round[round].sheet[c->player[player].at[round]];
}

/* ---- what a seat costs ---- */

/* Whether two players meet in any other round. */
static bool meet_elsewhere(const struct plan *p, int a, int b, int round)
{
	const uint16_t *one = p->c->player[a].at, *other = p->c->player[b].at;

	for (int r = 0; r < p->rounds; r++)
		if (r != round && one[r] == other[r] && one[r] != CHAMP_NOBODY)
			return true;
	return false;
}

/* A second table of 3 is a burden for the same player. */
static int burden(const struct plan *p, int player, int round)
{
	int threes = 0;

	for (int r = 0; r < p->rounds; r++)
		threes += r != round && p->c->player[player].at[r] != CHAMP_NOBODY &&
		          sheet_of(p->c, r, player)->seats == CHAMP_SEATS - 1;
	return threes * BURDEN;
}

/* The cost of `player` at a table in place of `instead`. */
static int cost_at(const struct plan *p, const struct champ_sheet *sheet, int round, int player, int instead)
{
	int cost = sheet->seats < CHAMP_SEATS ? burden(p, player, round) : 0;

	for (int k = 0; k < sheet->seats; k++) {
		int mate = sheet->seat[k].player;

		if (mate != instead)
			cost += (meet_elsewhere(p, player, mate, round) ? REPEAT : 0) +
			        (plan_same_nation(p->c, player, mate) ? NATION : 0);
	}
	return cost;
}

/* The cost of a player at the present table. */
static int cost_of(struct plan *p, int round, int player)
{
	return cost_at(p, sheet_of(p->c, round, player), round, player, player);
}

static void exchange(struct plan *p, int round, int a, int b)
{
	struct championship *c = p->c;
	struct champ_sheet *one = sheet_of(c, round, a), *other = sheet_of(c, round, b);
	uint16_t table = c->player[a].at[round];

	one->seat[champ_place(one, a)].player = (uint16_t)b;
	other->seat[champ_place(other, b)].player = (uint16_t)a;
	c->player[a].at[round] = c->player[b].at[round];
	c->player[b].at[round] = table;
}

/* ---- the search ---- */

struct trouble {
	uint16_t player;
	uint8_t round;
};

struct search {
	struct plan *plan;
	int from;
	bool fresh; /* no round has begun */
	struct trouble *trouble;
	int count, room;
	long total;       /* cost of all open rounds */
	long best, least; /* lowest total so far; lower bound */
	uint16_t *kept;   /* the tables of the best: [round][index in plan.who] */
};

static bool is_mended(const struct search *s, int round)
{
	return round >= s->from && s->plan->open[round];
}

/* Counts a meeting from both rounds and from both players: only the direction of
 * the total matters. */
static void find_trouble(struct search *s)
{
	struct plan *p = s->plan;

	s->total = s->count = 0;
	for (int r = 0; r < p->rounds; r++) {
		if (!is_mended(s, r))
			continue;
		for (int i = 0; i < p->count; i++) {
			int cost = cost_of(p, r, p->who[i]);

			s->total += cost;
			if (cost >= NATION)
				s->trouble[s->count++] = (struct trouble){ p->who[i], (uint8_t)r };
		}
	}
}

static void keep(struct search *s)
{
	const struct plan *p = s->plan;

	for (int r = 0; r < p->rounds; r++)
		for (int i = 0; is_mended(s, r) && i < p->count; i++)
			s->kept[r * p->count + i] = p->c->player[p->who[i]].at[r];
	s->best = s->total;
}

/* Restores the best tables; plan_picks deals the picks later. */
static void give_back(struct search *s)
{
	const struct plan *p = s->plan;

	for (int r = 0; r < p->rounds; r++) {
		struct champ_round *round = &p->c->round[r];
		int full[CHAMP_TABLES] = { 0 };

		for (int i = 0; is_mended(s, r) && i < p->count; i++) {
			int table = s->kept[r * p->count + i];

			p->c->player[p->who[i]].at[r] = (uint16_t)table;
			round->sheet[table].seat[full[table]++].player = p->who[i];
		}
	}
}

/* The best of some random exchanges; -1: none. */
static int best_exchange(struct search *s, const struct trouble *t, int *added)
{
	struct plan *p = s->plan;
	const struct champ_sheet *here = sheet_of(p->c, t->round, t->player);
	int best = -1, tries = p->count > SMALL ? TRIES : 1 + (int)rng_below(&p->rng, TRIES / 3);

	for (int i = 0; i < tries; i++) {
		int other = p->who[rng_below(&p->rng, (uint32_t)p->count)], more;
		const struct champ_sheet *there;

		if (p->c->player[other].at[t->round] == p->c->player[t->player].at[t->round])
			continue;
		there = sheet_of(p->c, t->round, other);
		more = cost_at(p, here, t->round, other, t->player) +
		       cost_at(p, there, t->round, t->player, other) -
		       cost_at(p, here, t->round, t->player, t->player) -
		       cost_at(p, there, t->round, other, other);
		if (best < 0 || more < *added) {
			best = other;
			*added = more;
		}
		if (more <= -REPEAT)
			break;
	}
	return best;
}

static void mend_one(struct search *s)
{
	struct plan *p = s->plan;
	int nth = (int)rng_below(&p->rng, (uint32_t)s->count), other, added = 0;
	struct trouble t = s->trouble[nth];

	s->trouble[nth] = s->trouble[--s->count];
	if (cost_of(p, t.round, t.player) < NATION)
		return;
	other = best_exchange(s, &t, &added);
	/* with few players sometimes a worse step */
	if (other >= 0 && (added <= 0 || (p->count <= SMALL && added <= 2 * REPEAT &&
	                                  rng_below(&p->rng, BACKWARDS) == 0))) {
		exchange(p, t.round, t.player, other);
		if (s->count < s->room)
			s->trouble[s->count++] = (struct trouble){ (uint16_t)other, t.round };
		t.player = (uint16_t)other;
	} else if (s->count < s->room) {
		s->trouble[s->count++] = t;
	}
}

/* Leaves a local optimum of few players; the best tables are kept. */
static void shake(struct search *s)
{
	struct plan *p = s->plan;

	for (int r = 0; r < p->rounds; r++)
		for (int i = 0; is_mended(s, r) && i < p->count; i++) {
			int a = p->who[i], b = p->who[rng_below(&p->rng, (uint32_t)p->count)];

			if (p->c->player[a].at[r] != p->c->player[b].at[r])
				exchange(p, r, a, b);
		}
	find_trouble(s);
}

/* For few players over four rounds the optimum is known. */
static bool is_best(const struct search *s)
{
	const struct plan *p = s->plan;

	return s->fresh && p->count < LEAST_CONSTRUCTED && p->rounds == 4 && s->total == s->best &&
	       champ_worth(p->c).repeats <= plan_repeat_bound(p->count, p->rounds);
}

/* Recounts everything now and then, since a repeat can be mended from either round. */
static void search(struct search *s)
{
	const struct plan *p = s->plan;
	int work = WORK + 2 * p->count, stretch = p->count < SMALL ? 2 * p->count : p->count;
	int patience = PATIENCE;

	if (p->count < LEAST_CONSTRUCTED && (!s->fresh || p->rounds != 4))
		work = WORK_OF_FEW; /* no known optimum to stop at */

	find_trouble(s);
	keep(s);
	while (s->total > s->least && s->count && work > 0 && !is_best(s)) {
		for (int i = 0; i < stretch && s->count; i++, work--)
			mend_one(s);
		find_trouble(s);
		if (s->total < s->best) {
			keep(s);
			patience = PATIENCE;
		} else if (p->count <= SMALL && --patience == 0) {
			shake(s);
			patience = PATIENCE;
		}
	}
	if (s->best < s->total)
		give_back(s);
}

void plan_mend(struct plan *p, int from)
{
	struct search s = { .plan = p, .from = from, .fresh = true };
	int rounds = 0;

	for (int r = from; r < p->rounds; r++) {
		rounds += p->open[r];
		s.fresh &= p->open[r];
	}
	if (!rounds || p->tables < 2)
		return;
	s.room = p->count * p->rounds;
	s.trouble = xmalloc((size_t)s.room * sizeof *s.trouble);
	s.kept = xmalloc((size_t)s.room * sizeof *s.kept);
	/* find_trouble counts each meeting for both players */
	s.least = (long)plan_nation_bound(p->c, p->tables) * rounds * 2 * NATION;
	search(&s);
	free(s.trouble);
	free(s.kept);
}
