/* SPDX-License-Identifier: MIT */
/*
 * Constructs a schedule (W1.1.4). The players stand in four groups of T places, T
 * being the number of tables. Table t of round r takes place t + o(r, g) of group
 * g, modulo T. Two players would meet again only if two rounds had the same
 * difference of offsets between their groups; from T = 4 on, offsets without such
 * a difference exist. Group g picks as number g + r, so each player picks once as
 * each number.
 *
 * A table of 3 has an empty place of the last group; the player who would pick last
 * takes the pick of the empty place. That costs one missed pick order whenever the
 * empty place is not the last pick, in three of four rounds: 3b for b tables of 3,
 * which is optimal.
 *
 * The places within the groups are free to choose: players of one nation in one
 * group never meet. Large nations choose first; exchanges do the rest.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"

enum {
	GROUPS = CHAMP_SEATS,
	LAST = GROUPS - 1,
	FIELD = 4, /* with 4 tables the places form the field of four elements */
	OFFSET_STEPS = 2000000,
	EMPTY_TRIES = 40,  /* places compared for a second and third empty one */
	EXCHANGES = 24,    /* compared before making one */
	NATION_WORK = 600, /* exchanges, plus four for each player */
	FRAMES = 60,       /* tries with other offsets */
	FIELD_FRAMES = 6,  /* the field of four has no other offsets */
	MOST_WORK = 40000, /* exchanges in all tries together */
	BACKWARDS = 3,     /* one in so many steps may be worse by one or two */
	SMALL = 320,       /* so few players: the search sometimes accepts a worse step */
};

struct frame {
	struct plan *plan;
	int tables, rounds;
	bool drawn; /* random offsets, not the first that fit */
	int offset[CHAMP_ROUNDS][GROUPS];
	uint16_t *place;  /* [group * tables + index] player, or CHAMP_NOBODY */
	uint16_t *nation; /* of the player at a place, as a number; 0: unknown */
	bool *used;       /* scratch of the offsets: [group][group][difference] */
	long long steps;
	int work;           /* exchanges so far */
	uint16_t *restless; /* scratch of the exchanges: places with a meeting */
	uint16_t *best;
};

/* ---- the offsets ---- */

static int place_of(const struct frame *f, int round, int group, int table)
{
	int offset = f->offset[round][group];

	if (f->tables == FIELD)
		return table ^ offset;
	return table + offset < f->tables ? table + offset : table + offset - f->tables;
}

static int table_of(const struct frame *f, int round, int group, int index)
{
	int offset = f->offset[round][group];

	if (f->tables == FIELD)
		return index ^ offset;
	return index >= offset ? index - offset : index - offset + f->tables;
}

static bool *used(const struct frame *f, int group, int other, const int *offset)
{
	int difference = offset[other] - offset[group];

	if (difference < 0)
		difference += f->tables;
	return &f->used[(other * GROUPS + group) * f->tables + difference];
}

/* Whether the offset of a group agrees with those of the groups before it. */
static bool is_new(const struct frame *f, int group, const int *offset)
{
	for (int g = 0; g < group; g++)
		if (*used(f, g, group, offset))
			return false;
	return true;
}

static void mark(struct frame *f, int group, const int *offset, bool on)
{
	for (int g = 0; g < group; g++)
		*used(f, g, group, offset) = on;
}

/* Finds offsets from (round, group) on by backtracking. Those of group 0 and round
 * 0 are 0 without loss of generality. */
static bool find_offsets(struct frame *f, int round, int group, int rounds)
{
	int *offset = f->offset[round];
	int first = f->drawn && round ? (int)rng_below(&f->plan->rng, (uint32_t)f->tables) : 0;

	if (group == GROUPS)
		return round + 1 == rounds || find_offsets(f, round + 1, 1, rounds);
	for (int i = 0; i < (round ? f->tables : 1); i++) {
		offset[group] = first + i < f->tables ? first + i : first + i - f->tables;
		if (f->steps++ > OFFSET_STEPS)
			return false;
		if (!is_new(f, group, offset))
			continue;
		mark(f, group, offset, true);
		if (find_offsets(f, round, group + 1, rounds))
			return true;
		mark(f, group, offset, false);
	}
	return false;
}

/* o(r, g) = -r * g, if that repeats no difference. With these offsets a nation of up
 * to T - 3 players may run on from one group into the next without a meeting. */
static bool plain_offsets(struct frame *f, int rounds)
{
	for (int step = 1; step < rounds; step++)
		for (int g = 1; g < GROUPS; g++)
			if (step * g % f->tables == 0)
				return false;
	for (int r = 0; r < rounds; r++)
		for (int g = 0; g < GROUPS; g++)
			f->offset[r][g] = (r * g % f->tables ? f->tables : 0) - r * g % f->tables;
	return true;
}

/* Returns for how many rounds there are offsets: for all wanted ones from 13 tables on. */
static int make_offsets(struct frame *f, int wanted)
{
	/* multiplication in the field of four; addition is xor */
	static const int product[FIELD][FIELD] = {
		{ 0, 0, 0, 0 }, { 0, 1, 2, 3 }, { 0, 2, 3, 1 }, { 0, 3, 1, 2 }
	};

	if (f->tables == FIELD) {
		for (int r = 0; r < FIELD; r++)
			for (int g = 0; g < GROUPS; g++)
				f->offset[r][g] = product[r][g];
		return wanted < FIELD ? wanted : FIELD;
	}
	if (!f->drawn && plain_offsets(f, wanted))
		return wanted;
	for (int rounds = wanted; rounds > 0; rounds--) {
		f->steps = 0;
		memset(f->used, 0, (size_t)f->tables * GROUPS * GROUPS);
		if (find_offsets(f, 0, 1, rounds))
			return rounds;
	}
	return 0;
}

/* ---- the empty places ---- */

/* How many players would sit at the tables of both empty places. */
static int sharing(const struct frame *f, int one, int other)
{
	int shared = 0;

	for (int r = 0; r < f->rounds; r++)
		for (int s = 0; s < f->rounds; s++)
			for (int g = 0; g < LAST; g++)
				shared += place_of(f, r, g, table_of(f, r, LAST, one)) ==
				          place_of(f, s, g, table_of(f, s, LAST, other));
	return shared;
}

/* Chooses the empty places of the last group so that few players sit at two tables
 * of 3. */
static void leave_empty(struct frame *f, int threes)
{
	int empty[GROUPS] = { 0 };

	for (int k = 0; k < threes; k++) {
		int best = -1, least = 0;

		for (int i = k; i < f->tables && i < k + EMPTY_TRIES; i++) {
			int shared = 0;

			for (int m = 0; m < k; m++)
				shared += empty[m] == i ? 1000 : sharing(f, empty[m], i);
			if (best < 0 || shared < least) {
				best = i;
				least = shared;
			}
		}
		empty[k] = best;
		f->place[LAST * f->tables + best] = CHAMP_NOBODY;
	}
}

/* ---- who stands where ---- */

struct entrant {
	uint16_t player;
	int order; /* drawn */
	int size;  /* of the nation; 0: unknown */
	char nation[4];
};

static int by_nation(const void *a, const void *b)
{
	const struct entrant *one = a, *other = b;
	int order = strcmp(one->nation, other->nation);

	return order ? order : one->order - other->order;
}

static int by_size(const void *a, const void *b)
{
	const struct entrant *one = a, *other = b;

	return one->size != other->size ? other->size - one->size : by_nation(a, b);
}

static void count_nations(struct entrant *entrant, int count)
{
	for (int from = 0, to; from < count; from = to) {
		for (to = from; to < count && strcmp(entrant[to].nation, entrant[from].nation) == 0; to++)
			;
		for (int i = from; i < to; i++)
			entrant[i].size = entrant[from].nation[0] ? to - from : 0;
	}
}

/* Places the players in random order, but the largest nations first and together. */
static void stand(struct frame *f)
{
	struct plan *p = f->plan;
	struct entrant *entrant = xcalloc((size_t)p->count, sizeof *entrant);
	int next = 0, nation = 1;

	for (int i = 0; i < p->count; i++) {
		int other = (int)rng_below(&p->rng, (uint32_t)i + 1);

		entrant[i].order = i;
		entrant[i].order = entrant[other].order;
		entrant[other].order = i;
	}
	for (int i = 0; i < p->count; i++) {
		entrant[i].player = p->who[i];
		memcpy(entrant[i].nation, p->c->player[p->who[i]].nation, sizeof entrant[i].nation);
	}
	qsort(entrant, (size_t)p->count, sizeof *entrant, by_nation);
	count_nations(entrant, p->count);
	qsort(entrant, (size_t)p->count, sizeof *entrant, by_size);
	for (int i = 0; i < GROUPS * f->tables; i++) {
		f->nation[i] = 0;
		if (f->place[i] == CHAMP_NOBODY)
			continue;
		if (next && strcmp(entrant[next].nation, entrant[next - 1].nation) != 0)
			nation++;
		f->nation[i] = (uint16_t)(entrant[next].nation[0] ? nation : 0);
		f->place[i] = entrant[next++].player;
	}
	free(entrant);
}

/* ---- exchanges for the nations ---- */

/* Meetings of a player of this nation at a place, not counting one with place
 * `except`, which that player leaves. */
static int meetings_at(const struct frame *f, int place, int nation, int except)
{
	int group = place / f->tables, index = place % f->tables, count = 0;

	for (int r = 0; r < f->rounds && nation; r++) {
		int table = table_of(f, r, group, index);

		for (int h = 0; h < GROUPS; h++) {
			int mate = h * f->tables + place_of(f, r, h, table);

			count += f->nation[mate] == nation && h != group && mate != except;
		}
	}
	return count;
}

static void exchange(struct frame *f, int a, int b)
{
	uint16_t player = f->place[a], nation = f->nation[a];

	f->place[a] = f->place[b];
	f->place[b] = player;
	f->nation[a] = f->nation[b];
	f->nation[b] = nation;
}

/* The best of some random exchanges for a place; -1: none. */
static int best_exchange(struct frame *f, int a, int *added)
{
	int best = -1, tries = EXCHANGES, mine = f->nation[a];

	if (f->plan->count <= SMALL) /* always taking the best would cycle */
		tries = 1 + (int)rng_below(&f->plan->rng, EXCHANGES);
	for (int now = meetings_at(f, a, mine, -1); tries > 0; tries--) {
		int b = (int)rng_below(&f->plan->rng, (uint32_t)(GROUPS * f->tables)), more;

		if (f->place[b] == CHAMP_NOBODY || f->nation[b] == mine)
			continue;
		more = meetings_at(f, a, f->nation[b], b) + meetings_at(f, b, mine, a) - now -
		       meetings_at(f, b, f->nation[b], -1);
		if (best < 0 || more < *added) {
			best = b;
			*added = more;
		}
		if (more < 0)
			break;
	}
	return best;
}

static int find_restless(struct frame *f, int *total)
{
	int count = 0;

	*total = 0;
	for (int i = 0; i < GROUPS * f->tables; i++) {
		int meetings = meetings_at(f, i, f->nation[i], -1);

		if (meetings)
			f->restless[count++] = (uint16_t)i;
		*total += meetings;
	}
	*total /= 2;
	return count;
}

/* Exchanges players until meetings of nations are at the bound or the work limit is
 * reached; returns the number of meetings. */
static int part_nations(struct frame *f, int bound)
{
	struct rng *rng = &f->plan->rng;
	size_t size = (size_t)(GROUPS * f->tables) * sizeof *f->place;
	int work = NATION_WORK + f->plan->count * 4, total, best;
	int count = find_restless(f, &total);

	memcpy(f->best, f->place, size);
	for (best = total; total > bound && work-- > 0; f->work++) {
		int nth, a, b, added = 0;

		if (!count)
			count = find_restless(f, &total);
		nth = (int)rng_below(rng, (uint32_t)count);
		a = f->restless[nth];
		f->restless[nth] = f->restless[--count];
		if (!meetings_at(f, a, f->nation[a], -1))
			continue;
		b = best_exchange(f, a, &added);
		if (b < 0 ||
		    (added > 0 && (f->plan->count > SMALL || added > 2 || rng_below(rng, BACKWARDS))))
			continue;
		exchange(f, a, b);
		total += added;
		if (count < GROUPS * f->tables)
			f->restless[count++] = (uint16_t)b;
		if (total < best) {
			best = total;
			memcpy(f->best, f->place, size);
		}
	}
	memcpy(f->place, f->best, size);
	return best;
}

/* ---- onto the sheets ---- */

/* Numbers the tables of a round at random, those of 3 last. */
static void draw_numbers(struct frame *f, int round, uint16_t *number)
{
	int left = f->tables - f->plan->threes, last = f->tables;

	for (int t = 0, next = 0; t < f->tables; t++) {
		bool three = f->place[LAST * f->tables + place_of(f, round, LAST, t)] == CHAMP_NOBODY;

		number[t] = (uint16_t)(three ? --last : next++);
	}
	for (int t = 0; t < f->tables; t++) {
		int other = (int)rng_below(&f->plan->rng, (uint32_t)f->tables);
		uint16_t kept = number[t];

		if (number[t] >= left || number[other] >= left)
			continue;
		number[t] = number[other];
		number[other] = kept;
	}
}

static void write_table(struct frame *f, int round, int table, int number)
{
	struct championship *c = f->plan->c;
	int at[CHAMP_SEATS];
	bool three = false;

	for (int g = 0; g < GROUPS; g++) {
		int pick = (g + round) % CHAMP_SEATS;

		at[pick] = f->place[g * f->tables + place_of(f, round, g, table)];
		three |= at[pick] == CHAMP_NOBODY;
	}
	for (int pick = 0; three && pick < LAST; pick++)
		if (at[pick] == CHAMP_NOBODY)
			at[pick] = at[LAST];
	c->round[round].sheet[number] = (struct champ_sheet){ .winner = -1 };
	for (int pick = 0; pick < CHAMP_SEATS - three; pick++)
		champ_sit(c, round, number, at[pick]);
}

/* Plain offsets serve most events. For a small event whose nations still meet too
 * often, tries random ones as well and keeps the best. */
static int best_frame(struct frame *f, struct frame *kept, int bound)
{
	size_t size = (size_t)(GROUPS * f->tables) * sizeof *f->place;
	int best = -1, meetings, rounds = 0;

	int frames = f->plan->count > SMALL ? 1 : f->tables == FIELD ? FIELD_FRAMES : FRAMES;

	for (int i = 0; i < frames && f->work < MOST_WORK; i++) {
		f->drawn = i > 0;
		f->rounds = make_offsets(f, f->plan->rounds);
		if (!f->rounds)
			continue;
		memset(f->place, 0, size);
		leave_empty(f, f->plan->threes);
		stand(f);
		meetings = part_nations(f, bound * f->rounds);
		if (i && f->rounds < rounds)
			continue;
		if (best < 0 || meetings < best) {
			uint16_t *place = kept->place;

			memcpy(place, f->place, size);
			*kept = *f;
			kept->place = place;
			best = meetings;
			rounds = f->rounds;
		}
		if (best <= bound * rounds)
			break;
	}
	return rounds;
}

int plan_construct(struct plan *p)
{
	size_t places = GROUPS * (size_t)p->tables;
	struct frame f = { .plan = p, .tables = p->tables }, kept = f;
	uint16_t *number = xmalloc((size_t)p->tables * sizeof *number);
	int rounds;

	f.place = xcalloc(places, sizeof *f.place);
	kept.place = xcalloc(places, sizeof *f.place);
	f.nation = xcalloc(places, sizeof *f.nation);
	f.best = xcalloc(places, sizeof *f.best);
	f.restless = xcalloc(places, sizeof *f.restless);
	f.used = xcalloc(places, GROUPS);
	rounds = best_frame(&f, &kept, plan_nation_bound(p->c, p->tables));
	for (int r = 0; r < rounds; r++) {
		p->c->round[r].tables = p->tables;
		draw_numbers(&kept, r, number);
		for (int t = 0; t < p->tables; t++)
			write_table(&kept, r, t, number[t]);
	}
	free(number);
	free(f.place);
	free(kept.place);
	free(f.nation);
	free(f.best);
	free(f.restless);
	free(f.used);
	return rounds;
}
