/* SPDX-License-Identifier: MIT */
/*
 * Algorithm 2 of `by=2`: improves the tables and the picks of the open rounds
 * together, in the order of W1.1.4: no opponent twice, each pick order once, no two
 * of a nation at a table; then nobody twice at a table of 3 while somebody never.
 *
 * A step exchanges two places of a round: of two tables, or of one table, which
 * exchanges the picks. A worse step is accepted the seldomer the worse it is and the
 * longer the search has lasted (annealing). It counts in integers, so that all
 * machines draw the same tables. With many players nearly all are content: the
 * steps begin at the others, so one who drops out of ten thousand costs little.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"

enum {
	REPEAT = 12, /* what a step weighs; the best tables are kept by the law's order */
	PICK = 8,
	NATION = 4,
	BURDEN = 3,
	EARLY = 1,      /* a number again before the last round: who came or went mends the rest */
	BALANCE = 1,    /* one more pick as the same number, in more than four rounds */
	NEVER = 0xffff, /* at no table in this round */
	HEAT = 16,      /* fractions of a weight in the temperature */
	HOT = 5 * HEAT, /* at the beginning of a run */
	FEW = 128,      /* players whom every step may begin at */
	RUN = 30000,    /* steps of a run, with few players; and for each */
	RUN_EACH = 1000,
	WARM = 4,             /* one run in so many goes on from the best */
	STEPS = 1200000,      /* at most in all runs; */
	STEPS_EACH = 50000,   /* for each player; */
	PRESSED = 3,          /* and so many times while opponents meet again; */
	STEPS_AGAIN = 400000, /* where rounds have been played, at most in all runs; */
	STEPS_OPEN = 700,     /* for each pair of players and each round that is open */
	RUN_OF_MANY = 20000,  /* steps; at most MANY, and more for each who is not content */
	MANY = 80000,
	MANY_EACH = 100,
	LEVELS = 64,  /* of temperature in a run */
	TIMES = 0x7f, /* in `met`: the rounds together */
	KIN = 0x80,   /* .. and whether they are of one nation */
};

/* The worth of all tables, worst first. */
enum worth { REPEATS, PICKS, NATIONS, BURDENS, EARLIES, WORTHS };

struct body {
	uint16_t at[CHAMP_ROUNDS];
	uint8_t pick[CHAMP_ROUNDS]; /* place at the table */
	uint8_t picks[CHAMP_SEATS]; /* how often as each number */
	uint8_t rounds, threes;
	uint8_t missed, early;
	uint16_t nation;     /* 0: unknown */
	uint16_t again, kin; /* with few players: met again in an open round; of the nation at open tables */
	int restless;        /* place in the list of those not content, or -1 */
};

/* An exchange; made again it is undone. */
struct swap {
	uint16_t one, other;
	uint8_t round;
};

struct anneal {
	struct plan *plan;
	struct rng *rng;
	int rounds, count, tables;
	int open[CHAMP_ROUNDS], opens;
	struct body *body;  /* of plan->who */
	uint8_t *met;       /* [one * count + other] TIMES and KIN; NULL with more than FEW */
	uint8_t *had;       /* at least 1, and the rounds together that are played */
	uint16_t *seat;     /* [(round * tables + table) * CHAMP_SEATS + place] index in body */
	uint8_t *size;      /* [round * tables + table] */
	uint16_t *restless; /* those not content */
	int restless_count;
	int heat; /* temperature in HEATs of a weight */
	long now[WORTHS], best[WORTHS], least[WORTHS];
	struct swap *change; /* since the best */
	int changes, room;
};

/* ---- the worth of a place ---- */

static uint16_t *table_at(const struct anneal *a, int round, int table)
{
	return a->seat + ((size_t)round * (size_t)a->tables + (size_t)table) * CHAMP_SEATS;
}

static int size_of(const struct anneal *a, int round, int table)
{
	return a->size[(size_t)round * (size_t)a->tables + (size_t)table];
}

/* Whether two meet in a round but this one. */
static bool meet(const struct anneal *a, int one, int other, int except)
{
	const uint16_t *x = a->body[one].at, *y = a->body[other].at;

	for (int r = 0; r < a->rounds; r++)
		if (x[r] == y[r] && r != except && x[r] != NEVER)
			return true;
	return false;
}

/* Adds what `one` meets at a table, `except` aside. */
static void add_mates(const struct anneal *a, int one, int round, int table, int except, int sign,
                      int sum[WORTHS])
{
	const uint16_t *seat = table_at(a, round, table);
	int nation = a->body[one].nation, size = size_of(a, round, table), repeats = 0, nations = 0;
	int there = a->body[one].at[round] == table;
	const uint8_t *met = a->met ? a->met + one * a->count : NULL;

	for (int k = 0; k < size; k++) {
		int mate = seat[k];

		if (mate == except || mate == one)
			continue;
		if (met) {
			repeats += (met[mate] & TIMES) > there;
			nations += met[mate] / KIN;
			continue;
		}
		repeats += meet(a, one, mate, round);
		nations += nation && nation == a->body[mate].nation;
	}
	sum[REPEATS] += sign * repeats;
	sum[NATIONS] += sign * nations;
}

static int missed(const struct body *b)
{
	int distinct = 0;

	for (int k = 0; k < CHAMP_SEATS; k++)
		distinct += b->picks[k] > 0;
	return (b->rounds < CHAMP_SEATS ? b->rounds : CHAMP_SEATS) - distinct;
}

/* Numbers chosen again when another was still to come. */
static int early(const struct anneal *a, const struct body *b)
{
	int had = 0, distinct = 0, rounds = 0, sum = 0;

	for (int r = 0; r + 1 < a->rounds; r++) {
		if (b->at[r] == NEVER)
			continue;
		distinct += !(had >> b->pick[r] & 1);
		had |= 1 << b->pick[r];
		rounds++;
		sum += rounds < CHAMP_SEATS ? rounds - distinct : 0;
	}
	return sum;
}

/* Adds what it changes that a player picks as number `to` in a round. */
static int repick(struct anneal *a, int one, int round, int to, int sum[WORTHS])
{
	struct body *b = &a->body[one];
	int from = b->pick[round], balance = b->picks[to] + 1 - b->picks[from];

	sum[PICKS] -= b->missed;
	sum[EARLIES] -= b->early;
	b->picks[from]--;
	b->picks[to]++;
	b->pick[round] = (uint8_t)to;
	sum[PICKS] += missed(b);
	sum[EARLIES] += early(a, b);
	b->picks[from]++;
	b->picks[to]--;
	b->pick[round] = (uint8_t)from;
	return a->rounds > CHAMP_SEATS ? balance * BALANCE : 0;
}

/* A place at a table of 3 for one who has had `threes` of them. */
static int burden(const struct anneal *a, int round, int table, int threes)
{
	return size_of(a, round, table) < CHAMP_SEATS ? threes : 0;
}

/* What it adds to the worth that two exchange their places; the weight of it. */
static int weigh(struct anneal *a, int round, int one, int other, int sum[WORTHS])
{
	struct body *x = &a->body[one], *y = &a->body[other];
	int here = x->at[round], there = y->at[round], balance = 0;

	memset(sum, 0, WORTHS * sizeof *sum);
	if (x->pick[round] != y->pick[round]) {
		balance = repick(a, one, round, y->pick[round], sum);
		balance += repick(a, other, round, x->pick[round], sum);
	}
	if (here != there) {
		add_mates(a, one, round, here, -1, -1, sum);
		add_mates(a, other, round, there, -1, -1, sum);
		add_mates(a, one, round, there, other, 1, sum);
		add_mates(a, other, round, here, one, 1, sum);
		if (size_of(a, round, here) != size_of(a, round, there)) {
			bool three = size_of(a, round, here) < CHAMP_SEATS;

			sum[BURDENS] = three ? y->threes - (x->threes - 1) : x->threes - (y->threes - 1);
		}
	}
	return sum[REPEATS] * REPEAT + sum[PICKS] * PICK + sum[NATIONS] * NATION + sum[BURDENS] * BURDEN +
	       sum[EARLIES] * EARLY + balance;
}

/* ---- who is not content ---- */

static bool is_content(const struct anneal *a, int one)
{
	const struct body *b = &a->body[one];
	int sum[WORTHS] = { 0 };

	if (b->missed || b->early || b->again || b->kin)
		return false;
	if (a->met && b->threes < 2)
		return true;
	for (int i = 0; i < a->opens; i++) {
		int round = a->open[i];

		add_mates(a, one, round, b->at[round], -1, 1, sum);
		if (sum[REPEATS] || sum[NATIONS] || burden(a, round, b->at[round], b->threes - 1))
			return false;
	}
	return true;
}

static void look_at(struct anneal *a, int one)
{
	struct body *b = &a->body[one];
	bool content = is_content(a, one);

	if (content && b->restless >= 0) {
		int last = a->restless[--a->restless_count];

		a->restless[b->restless] = (uint16_t)last;
		a->body[last].restless = b->restless;
		b->restless = -1;
	} else if (!content && b->restless < 0) {
		b->restless = a->restless_count;
		a->restless[a->restless_count++] = (uint16_t)one;
	}
}

/* ---- steps ---- */

/* Two meet once more, or (-1) once less; `again` counts what is more than they had, at least one. */
static void count_pair(struct anneal *a, int one, int other, int by)
{
	struct body *x = &a->body[one], *y = &a->body[other];
	uint8_t *met = &a->met[one * a->count + other];
	int fewer = (*met & TIMES) + (by < 0 ? -1 : 0);
	int again = fewer == a->had[one * a->count + other] ? by : 0, kin = *met / KIN * by;

	*met = a->met[other * a->count + one] = (uint8_t)(*met + by);
	x->again = (uint16_t)(x->again + again);
	y->again = (uint16_t)(y->again + again);
	x->kin = (uint16_t)(x->kin + kin);
	y->kin = (uint16_t)(y->kin + kin);
}

/* Who leaves a table has met its players once less, who comes once more. */
static void count_meetings(struct anneal *a, int round, int table, int leaves, int comes)
{
	const uint16_t *seat = table_at(a, round, table);
	int size = size_of(a, round, table);

	for (int k = 0; k < size; k++) {
		if (seat[k] == leaves || seat[k] == comes)
			continue;
		count_pair(a, leaves, seat[k], -1);
		count_pair(a, comes, seat[k], 1);
	}
}

static void pick(const struct anneal *a, struct body *b, int round, int place)
{
	b->picks[b->pick[round]]--;
	b->picks[place]++;
	b->pick[round] = (uint8_t)place;
	b->missed = (uint8_t)missed(b);
	b->early = (uint8_t)early(a, b);
}

static void exchange(struct anneal *a, int round, int one, int other)
{
	struct body *x = &a->body[one], *y = &a->body[other];
	int here = x->at[round], there = y->at[round], place = x->pick[round], theirs = y->pick[round];

	if (a->met && here != there) {
		count_meetings(a, round, here, one, other);
		count_meetings(a, round, there, other, one);
	}
	table_at(a, round, here)[place] = (uint16_t)other;
	table_at(a, round, there)[theirs] = (uint16_t)one;
	if (place != theirs) {
		pick(a, x, round, theirs);
		pick(a, y, round, place);
	}
	x->at[round] = (uint16_t)there;
	y->at[round] = (uint16_t)here;
	if (here != there && size_of(a, round, here) != size_of(a, round, there)) {
		int three = size_of(a, round, here) < CHAMP_SEATS ? -1 : 1;

		x->threes = (uint8_t)(x->threes + three);
		y->threes = (uint8_t)(y->threes - three);
	}
}

static void look_around(struct anneal *a, int round, int one, int other)
{
	int table[2] = { a->body[one].at[round], a->body[other].at[round] };

	/* whoever meets again the one who came is restless in other rounds too */
	for (int i = 0; i < (table[0] == table[1] ? 1 : 2); i++)
		for (int k = 0; k < size_of(a, round, table[i]); k++)
			look_at(a, table_at(a, round, table[i])[k]);
}

static int below(struct anneal *a, int n)
{
	return (int)rng_below(a->rng, (uint32_t)n);
}

/* Another player for an exchange: at the same table, with the same pick, as
 * discontent, or any. */
static int partner(struct anneal *a, int round, int one)
{
	const struct body *b = &a->body[one];
	int table, place;

	switch (below(a, 4)) {
	case 0:
		table = b->at[round];
		place = below(a, size_of(a, round, table));
		return table_at(a, round, table)[place];
	case 1:
		table = below(a, a->tables);
		place = b->pick[round];
		return table_at(a, round, table)[place < size_of(a, round, table) ? place : 0];
	case 2:
		if (a->restless_count)
			return a->restless[below(a, a->restless_count)];
		break;
	default: break;
	}
	return below(a, a->count);
}

/* So often as a coin falls heads in a row: an exponential distribution in integers. */
static bool is_accepted(struct anneal *a, int added)
{
	int most = 0;

	if (added <= 0)
		return true;
	if (added * HEAT > a->heat * 24)
		return false;
	for (uint32_t coins = rng_below(a->rng, 1u << 24); coins & 1; coins >>= 1)
		most += a->heat;
	return added * HEAT <= most;
}

static bool is_better(const long *one, const long *other)
{
	for (int i = 0; i < WORTHS; i++)
		if (one[i] != other[i])
			return one[i] < other[i];
	return false;
}

static bool is_done(const struct anneal *a)
{
	return !is_better(a->least, a->best);
}

static void keep(struct anneal *a)
{
	memcpy(a->best, a->now, sizeof a->best);
	a->changes = 0;
}

static void change(struct anneal *a, int round, int one, int other)
{
	exchange(a, round, one, other);
	look_around(a, round, one, other);
}

static void give_back(struct anneal *a)
{
	while (a->changes > 0) {
		const struct swap *last = &a->change[--a->changes];

		change(a, last->round, last->one, last->other);
	}
	memcpy(a->now, a->best, sizeof a->now);
}

/* Whether anything has changed. */
static bool step(struct anneal *a)
{
	int round = a->open[below(a, a->opens)], one, other, sum[WORTHS];
	bool any = a->count <= FEW && below(a, 2);

	if (!any && !a->restless_count)
		any = true;
	one = any ? below(a, a->count) : a->restless[below(a, a->restless_count)];
	other = partner(a, round, one);
	if (one == other || !is_accepted(a, weigh(a, round, one, other, sum)))
		return false;
	change(a, round, one, other);
	a->change = xgrow(a->change, a->changes, &a->room, sizeof *a->change);
	a->change[a->changes++] = (struct swap){ (uint16_t)one, (uint16_t)other, (uint8_t)round };
	for (int i = 0; i < WORTHS; i++)
		a->now[i] += sum[i];
	return true;
}

/* ---- a run ---- */

static void run(struct anneal *a, int hot, long steps)
{
	for (int level = LEVELS; level > 0 && !is_done(a); level--) {
		a->heat = hot * level / LEVELS;
		for (long i = steps / LEVELS; i > 0; i--) {
			if (step(a) && is_better(a->now, a->best)) {
				keep(a);
				if (is_done(a))
					return;
			}
		}
	}
}

/* How many steps are worth while: fewer for the rest of an event, which a late entry or a drop
 * draws again while people wait. */
static long steps_worth(const struct anneal *a)
{
	long most = (long)a->count * STEPS_EACH, again = (long)a->count * a->count * a->opens * STEPS_OPEN;

	if (a->opens < a->rounds)
		return again < STEPS_AGAIN ? again : STEPS_AGAIN;
	if (a->best[REPEATS] > a->least[REPEATS] && PRESSED * most < STEPS)
		most *= PRESSED;
	return most < STEPS ? most : STEPS;
}

/* Few players: from hot to cold, so often as it takes; now and then from the best. */
static void search_few(struct anneal *a)
{
	long each = RUN + (long)a->count * RUN_EACH, done = 0;

	for (int i = 0; !is_done(a) && done < steps_worth(a); i++, done += each) {
		if (i % WARM == 0)
			give_back(a);
		run(a, i % WARM ? HOT + i % 3 * 2 * HEAT : HOT / WARM, each);
	}
}

/* Many players: a good beginning stays, so only warm. */
static void search_many(struct anneal *a)
{
	long left = MANY + (long)a->restless_count * MANY_EACH;

	for (; left > 0 && !is_done(a); left -= RUN_OF_MANY) {
		run(a, HEAT, RUN_OF_MANY);
		give_back(a);
	}
}

static void search(struct anneal *a)
{
	keep(a);
	if (a->count > FEW)
		search_many(a);
	else
		search_few(a);
	give_back(a);
}

/* ---- from the sheets and back ---- */

/* Reads the sheets of a round; players who are out of the event do not count. */
static void read_round(struct anneal *a, int round, const uint16_t *number)
{
	const struct champ_round *r = &a->plan->c->round[round];
	bool open = a->plan->open[round];

	for (int t = 0; t < r->tables; t++) {
		const struct champ_sheet *sheet = &r->sheet[t];

		if (open)
			a->size[(size_t)round * (size_t)a->tables + (size_t)t] = sheet->seats;
		for (int k = 0; k < sheet->seats; k++) {
			int one = number[sheet->seat[k].player];
			struct body *b = &a->body[one];

			if (one == NEVER)
				continue;
			if (open)
				table_at(a, round, t)[k] = (uint16_t)one;
			b->at[round] = (uint16_t)t;
			b->pick[round] = (uint8_t)k;
			b->picks[k]++;
			b->rounds++;
			b->threes = (uint8_t)(b->threes + (sheet->seats < CHAMP_SEATS));
		}
	}
}

static uint16_t nation_of(const struct championship *c, int player)
{
	const char *n = c->player[player].nation;

	return n[0] ? (uint16_t)(((n[0] - '@') * 32 + n[1] - '@') * 32 + (n[2] ? n[2] - '@' : 0)) : 0;
}

static void read_pair(struct anneal *a, int one, int other)
{
	struct body *x = &a->body[one], *y = &a->body[other];
	int met = 0, played = 0, kin = x->nation && x->nation == y->nation;

	for (int r = 0; r < a->rounds; r++) {
		bool together = x->at[r] == y->at[r] && x->at[r] != NEVER;

		met += together;
		played += together && !a->plan->open[r];
	}
	a->had[one * a->count + other] = (uint8_t)(played ? played : 1);
	a->met[one * a->count + other] = (uint8_t)(met | (kin ? KIN : 0));
	x->again = (uint16_t)(x->again + (met > (played ? played : 1)));
	x->kin = (uint16_t)(x->kin + (kin ? met - played : 0));
}

static void read_meetings(struct anneal *a)
{
	for (int one = 0; one < a->count; one++)
		for (int other = 0; other < a->count; other++)
			if (one != other)
				read_pair(a, one, other);
}

static void read_sheets(struct anneal *a)
{
	struct plan *p = a->plan;
	uint16_t *number = xmalloc((size_t)p->c->players * sizeof *number);

	memset(number, 0xff, (size_t)p->c->players * sizeof *number);
	for (int i = 0; i < a->count; i++) {
		number[p->who[i]] = (uint16_t)i;
		a->body[i] = (struct body){ .nation = nation_of(p->c, p->who[i]), .restless = -1 };
		memset(a->body[i].at, 0xff, sizeof a->body[i].at);
	}
	for (int r = 0; r < a->rounds; r++)
		read_round(a, r, number);
	if (a->met)
		read_meetings(a);
	for (int i = 0; i < a->count; i++) {
		a->body[i].missed = (uint8_t)missed(&a->body[i]);
		a->body[i].early = (uint8_t)early(a, &a->body[i]);
		look_at(a, i);
	}
	free(number);
}

static void write_sheets(const struct anneal *a)
{
	struct plan *p = a->plan;

	for (int i = 0; i < a->opens; i++)
		for (int t = 0; t < a->tables; t++) {
			struct champ_sheet *sheet = &p->c->round[a->open[i]].sheet[t];

			for (int k = 0; k < sheet->seats; k++) {
				sheet->seat[k].player = p->who[table_at(a, a->open[i], t)[k]];
				p->c->player[sheet->seat[k].player].at[a->open[i]] = (uint16_t)t;
			}
		}
}

/* Pairs at the tables of an open round who met in a round played or before it. */
static int repeats_in(const struct anneal *a, int round)
{
	int count = 0;

	for (int t = 0; t < a->tables; t++) {
		const uint16_t *seat = table_at(a, round, t);

		for (int i = 0; i < size_of(a, round, t); i++)
			for (int k = i + 1; k < size_of(a, round, t); k++) {
				const struct body *x = &a->body[seat[i]], *y = &a->body[seat[k]];
				bool met = false;

				for (int r = 0; r < a->rounds; r++)
					met |= x->at[r] == y->at[r] && x->at[r] != NEVER &&
					       (r < round || !a->plan->open[r]);
				count += met;
			}
	}
	return count;
}

/* Who plays four rounds needs each number. At least so many go without: more need a
 * number than places of the open rounds have it, or have too few rounds to come. */
static int least_missed(const struct anneal *a)
{
	int need[CHAMP_SEATS] = { 0 }, short_of = 0, late = 0;

	for (int one = 0; one < a->count; one++) {
		const struct body *b = &a->body[one];
		int lacks = 0;

		for (int k = 0; k < CHAMP_SEATS && b->rounds >= CHAMP_SEATS; k++) {
			int had = b->picks[k];

			for (int i = 0; i < a->opens; i++)
				had -= b->pick[a->open[i]] == k;
			need[k] += had == 0;
			lacks += had == 0;
		}
		late += lacks > a->opens ? lacks - a->opens : 0;
	}
	for (int k = 0; k < CHAMP_SEATS; k++) {
		int places = a->opens * (k < CHAMP_SEATS - 1 ? a->tables : a->tables - a->plan->threes);

		short_of += need[k] > places ? need[k] - places : 0;
	}
	return short_of > late ? short_of : late;
}

/* The worth now; meetings only of the open rounds, the others stay as they are. */
static void count_worth(struct anneal *a)
{
	memset(a->now, 0, sizeof a->now);
	for (int one = 0; one < a->count; one++) {
		const struct body *b = &a->body[one];
		int sum[WORTHS] = { 0 };

		a->now[PICKS] += b->missed;
		a->now[EARLIES] += b->early;
		a->now[BURDENS] += b->threes * (b->threes - 1) / 2;
		for (int i = 0; i < a->opens; i++)
			add_mates(a, one, a->open[i], b->at[a->open[i]], -1, 1, sum);
		a->now[NATIONS] += sum[NATIONS];
	}
	a->now[NATIONS] /= 2;
	for (int i = 0; i < a->opens; i++)
		a->now[REPEATS] += repeats_in(a, a->open[i]);
}

/* ---- what no tables can be better than ---- */

static bool met_in_played(const struct anneal *a, int one, int other)
{
	const uint16_t *x = a->body[one].at, *y = a->body[other].at;

	for (int r = 0; r < a->rounds; r++)
		if (!a->plan->open[r] && x[r] == y[r] && x[r] != NEVER)
			return true;
	return false;
}

/* Of all meetings to come no more can be first ones than there are pairs who have not met. */
static long least_by_pairs(const struct anneal *a)
{
	int threes = a->plan->threes;
	long meetings = (long)a->opens * (6 * (a->tables - threes) + 3 * threes), apart = 0;

	for (int one = 0; one < a->count && apart < meetings; one++)
		for (int other = 0; other < one; other++)
			apart += !met_in_played(a, one, other);
	return meetings > apart ? meetings - apart : 0;
}

/* Who shared a table in round `before` and are more than the tables of another round meet there again. */
static long least_after(const struct anneal *a, int before)
{
	int tables = a->plan->c->round[before].tables;
	uint8_t *at = xcalloc((size_t)tables + 1, sizeof *at);
	long sum = 0;

	for (int one = 0; one < a->count; one++)
		if (a->body[one].at[before] != NEVER)
			at[a->body[one].at[before]]++;
	for (int t = 0; t < tables; t++)
		sum += plan_spread(at[t], a->tables);
	free(at);
	return sum;
}

/* Each open round comes after those played and the open ones before it. */
static long least_by_tables(const struct anneal *a)
{
	long most = 0, sum = 0;

	for (int r = 0; r < a->rounds; r++)
		if (!a->plan->open[r] && least_after(a, r) > most)
			most = least_after(a, r);
	for (int i = 0; i < a->opens; i++) {
		long after = least_after(a, a->open[i]);

		sum += most;
		most = after > most ? after : most;
	}
	return sum;
}

/* Numbers chosen again too early even if each pick to come is a new one. */
static int least_early(const struct anneal *a, const struct body *b)
{
	int had = 0, distinct = 0, rounds = 0, sum = 0;

	for (int r = 0; r + 1 < a->rounds; r++) {
		if (b->at[r] == NEVER)
			continue;
		distinct += a->plan->open[r] || !(had >> b->pick[r] & 1);
		had |= a->plan->open[r] ? 0 : 1 << b->pick[r];
		rounds++;
		if (rounds < CHAMP_SEATS && distinct < rounds)
			sum += rounds - distinct;
	}
	return sum;
}

/* The places at tables of 3 to come go where they weigh least; a player has one in a round at most. */
static long least_burdens(const struct anneal *a)
{
	int places[2 * CHAMP_ROUNDS] = { 0 }, left = a->opens * a->plan->threes * (CHAMP_SEATS - 1);
	long sum = 0;

	for (int one = 0; one < a->count; one++) {
		const struct body *b = &a->body[one];
		int had = b->threes;

		for (int i = 0; i < a->opens; i++)
			had -= size_of(a, a->open[i], b->at[a->open[i]]) < CHAMP_SEATS;
		sum += had * (had - 1) / 2;
		for (int i = 0; i < a->opens; i++)
			places[had + i]++;
	}
	for (int weight = 0; left > 0; left -= places[weight++])
		sum += (long)weight * (left < places[weight] ? left : places[weight]);
	return sum;
}

static bool is_at_three(const struct anneal *a, int one, int round)
{
	return a->plan->c->round[round].sheet[a->body[one].at[round]].seats < CHAMP_SEATS;
}

/* Whether each round has four tables for all of them, and for nobody else. */
static bool are_at_four_tables(const struct anneal *a)
{
	for (int r = 0; r < a->rounds; r++) {
		const struct champ_round *round = &a->plan->c->round[r];
		int seats = 0;

		for (int t = 0; t < round->tables; t++)
			seats += round->sheet[t].seats;
		if (round->tables != CHAMP_SEATS || seats != a->count)
			return false;
	}
	for (int one = 0; one < a->count; one++)
		if (a->body[one].rounds != a->rounds)
			return false;
	return true;
}

/* Four who shared a table sit at four tables of another round if no two of them meet again. Where there are
 * no more, each table gets one of them: so many sit at tables of 3 in both rounds. */
static long least_burdens_of_four_tables(const struct anneal *a)
{
	int fours = a->tables - a->plan->threes, both = a->count - 2 * CHAMP_SEATS * fours + fours * fours;
	long sum = 0;

	if (a->least[REPEATS] || !are_at_four_tables(a))
		return 0;
	for (int r = 0; r < a->rounds; r++)
		for (int s = 0; s < r; s++) {
			if (a->plan->open[r] || a->plan->open[s])
				sum += both;
			else
				for (int one = 0; one < a->count; one++)
					sum += is_at_three(a, one, r) && is_at_three(a, one, s);
		}
	return sum;
}

static void count_least(struct anneal *a)
{
	long pairs = least_by_pairs(a), tables = least_by_tables(a);
	long fresh = a->opens == a->rounds ? plan_repeat_bound(a->count, a->rounds) : 0, burdens;

	a->least[REPEATS] = pairs > tables ? pairs : tables;
	if (fresh > a->least[REPEATS])
		a->least[REPEATS] = fresh;
	a->least[PICKS] = least_missed(a);
	a->least[NATIONS] = (long)plan_nation_bound(a->plan->c, a->tables) * a->opens;
	burdens = least_burdens_of_four_tables(a);
	a->least[BURDENS] = least_burdens(a);
	if (burdens > a->least[BURDENS])
		a->least[BURDENS] = burdens;
	for (int one = 0; one < a->count; one++)
		a->least[EARLIES] += least_early(a, &a->body[one]);
}

void plan_anneal(struct plan *p)
{
	struct anneal a = {
		.plan = p, .rng = &p->rng, .rounds = p->rounds, .count = p->count, .tables = p->tables
	};
	size_t tables = (size_t)p->rounds * (size_t)p->tables;

	for (int r = 0; r < p->rounds; r++)
		if (p->open[r])
			a.open[a.opens++] = r;
	if (!a.opens)
		return;
	a.body = xcalloc((size_t)a.count, sizeof *a.body);
	a.seat = xcalloc(tables * CHAMP_SEATS, sizeof *a.seat);
	a.size = xcalloc(tables, sizeof *a.size);
	a.restless = xcalloc((size_t)a.count, sizeof *a.restless);
	if (a.count <= FEW) {
		a.met = xcalloc((size_t)a.count * (size_t)a.count, sizeof *a.met);
		a.had = xcalloc((size_t)a.count * (size_t)a.count, sizeof *a.had);
	}
	read_sheets(&a);
	count_worth(&a);
	count_least(&a);
	search(&a);
	write_sheets(&a);
	free(a.body);
	free(a.met);
	free(a.had);
	free(a.seat);
	free(a.size);
	free(a.restless);
	free(a.change);
}
