/* SPDX-License-Identifier: MIT */
/*
 * Whole random games of Catan, played beside the program by a player who sees every
 * card: after each line its cards, counts and payments must equal those of the
 * state, and its hands must be among those that the state holds possible. In games
 * with few unseen cards all histories are tried one by one, and together they must
 * allow exactly the hands that the state allows.
 *
 *     catan_test [GAMES [SEED]]
 *
 * Uses the lines that a dealer would type; the rules are written a second time here,
 * in another way on purpose.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/catan/catan.h"
#include "rules/core/journal.h"
#include "tests/kit/flat.h"
#include "tests/kit/rounds.h"

enum {
	GAMES = 200,
	TURNS = 80,
	EVENTS = 4000,
	FEW = 8,
	LISTED = CATAN_WORLDS,
	HEXES = 12,
	KINDS = CATAN_RESOURCES,
	BANK = -1,
};

/* One public step; kind -1 is a card that only two players saw. */
struct event {
	enum { MOVED, SEEN } what;
	int from, to, kind, count;
};

struct building {
	int seat, worth, hex[3];
};

struct play {
	struct journal *journal;
	const struct catan *c;
	struct rng rng;
	uint64_t seed;
	int64_t at;
	int seats, total;
	bool hexes;                                /* the hexes of the board are known */
	bool few;                                  /* unseen cards are kept few, to try all histories */
	int hand[CATAN_SEATS][KINDS], bank[KINDS]; /* the truth */
	struct building building[CATAN_SEATS * 2];
	int buildings;
	int robber; /* hex or -1 */
	struct event event[EVENTS];
	int events, unseen;
	char line[200];
	bool failed;
};

/* Counts of the situations met, to notice a test that meets none. */
static struct {
	long lines, unseen, histories, compared, impossible, full, shortages, discards, over;
	int most_worlds;
} met;

static const char letters[] = "blwgo";
static const char names[] = "ABCDEF";
static const char *const hexes[HEXES] = {
	"g6", "o8", "b5", "w9", "l4", "g6b", "o10", "b8", "w3", "l11", "g9", "o6",
};
static const struct {
	int kind, number;
} yields[HEXES] = {
	{ 3, 6 },  { 4, 8 }, { 0, 5 }, { 2, 9 },  { 1, 4 }, { 3, 6 },
	{ 4, 10 }, { 0, 8 }, { 2, 3 }, { 1, 11 }, { 3, 9 }, { 4, 6 },
};
static const int prices[4][KINDS] = {
	{ 1, 1, 0, 0, 0 },
	{ 1, 1, 1, 1, 0 },
	{ 0, 0, 0, 2, 3 },
	{ 0, 0, 1, 1, 1 },
};

static int below(struct play *g, int bound)
{
	return (int)rng_below(&g->rng, (uint32_t)bound);
}

static bool chance(struct play *g, int percent)
{
	return below(g, 100) < percent;
}

static void complain(struct play *g, const char *what, const char *detail)
{
	if (!g->failed)
		printf("# seed %llu, line %d, \"%s\": %s: %s\n", (unsigned long long)g->seed,
		       journal_count(g->journal), g->line, what, detail);
	g->failed = true;
}

/* ---- the truth ---- */

static int sum_of(const int cards[KINDS])
{
	int sum = 0;

	for (int kind = 0; kind < KINDS; kind++)
		sum += cards[kind];
	return sum;
}

static int *cards_of(struct play *g, int who)
{
	return who == BANK ? g->bank : g->hand[who];
}

static void note_event(struct play *g, struct event event)
{
	if (g->events == EVENTS)
		complain(g, "too many events", "EVENTS");
	else
		g->event[g->events++] = event;
}

static void move(struct play *g, int from, int to, int kind, int count)
{
	cards_of(g, from)[kind] -= count;
	cards_of(g, to)[kind] += count;
	if (count)
		note_event(g, (struct event){ MOVED, from, to, kind, count });
}

static void move_all(struct play *g, int from, int to, const int cards[KINDS])
{
	for (int kind = 0; kind < KINDS; kind++)
		move(g, from, to, kind, cards[kind]);
}

static bool has(struct play *g, int who, const int cards[KINDS])
{
	for (int kind = 0; kind < KINDS; kind++)
		if (cards_of(g, who)[kind] < cards[kind])
			return false;
	return true;
}

/* "2b1o" */
static const char *short_text(const int cards[KINDS], char out[40])
{
	int end = 0;

	out[0] = '\0';
	for (int kind = 0; kind < KINDS; kind++)
		if (cards[kind])
			end += snprintf(out + end, (size_t)(40 - end), "%d%c", cards[kind], letters[kind]);
	return out;
}

static int random_kind_of(struct play *g, int who)
{
	int nth = below(g, sum_of(cards_of(g, who))), kind = 0;

	while (nth >= cards_of(g, who)[kind])
		nth -= cards_of(g, who)[kind++];
	return kind;
}

/* `count` cards of those somebody has */
static void some_of(struct play *g, int who, int count, int cards[KINDS])
{
	int left[KINDS];

	memcpy(left, cards_of(g, who), sizeof left);
	memset(cards, 0, KINDS * sizeof *cards);
	while (count-- > 0 && sum_of(left) > 0) {
		int nth = below(g, sum_of(left)), kind = 0;

		while (nth >= left[kind])
			nth -= left[kind++];
		left[kind]--;
		cards[kind]++;
	}
}

/* ---- saying and comparing ---- */

static bool is_truth(const struct play *g, const struct catan_world *world)
{
	for (int i = 0; i < g->seats; i++)
		for (int kind = 0; kind < KINDS; kind++)
			if (world->hand[i][kind] != g->hand[i][kind])
				return false;
	return true;
}

static void compare(struct play *g)
{
	struct reason why;
	bool found = false;

	for (int i = 0; i < g->c->worlds && !found; i++)
		found = is_truth(g, &g->c->world[i]);
	if (!found)
		complain(g, "the truth is not possible", "");
	for (int kind = 0; kind < KINDS; kind++)
		if (g->bank[kind] != g->c->bank[kind])
			complain(g, "another bank", catan_resources[kind].word);
	for (int i = 0; i < g->seats; i++) {
		if (sum_of(g->hand[i]) != g->c->player[i].cards)
			complain(g, "another count", g->c->table.seat[i].name);
		for (int kind = 0; kind < KINDS; kind++) {
			struct catan_range range = catan_range(g->c, i, kind);

			if (g->hand[i][kind] < range.least || g->hand[i][kind] > range.most)
				complain(g, "the truth is outside the range", g->c->table.seat[i].name);
		}
	}
	if (!catan_game.check(g->c, &why))
		complain(g, "an invariant is broken", why.text);
	if (g->c->worlds > met.most_worlds)
		met.most_worlds = g->c->worlds;
}

static bool try_to_say(struct play *g, struct reason *why)
{
	met.lines++;
	g->at += below(g, 20);
	return journal_say(g->journal, g->line, strlen(g->line), g->at, NULL, true, NULL, NULL, why) ==
	       JOURNAL_SAID;
}

/* Says g->line, which must be accepted. */
static void say(struct play *g)
{
	struct reason why;

	if (!try_to_say(g, &why))
		complain(g, "refused", why.text);
}

/* ---- every history, one by one ---- */

struct search {
	const struct play *g;
	int hand[CATAN_SEATS][KINDS];
	struct catan_world found[LISTED];
	int count;
	bool full;
};

static void keep_world(struct search *s)
{
	struct catan_world world = { .hand = { { 0 } } };

	for (int i = 0; i < s->g->seats; i++)
		for (int kind = 0; kind < KINDS; kind++)
			world.hand[i][kind] = (uint8_t)s->hand[i][kind];
	met.histories++;
	for (int i = 0; i < s->count; i++)
		if (memcmp(&s->found[i], &world, sizeof world) == 0)
			return;
	if (s->count == LISTED)
		s->full = true;
	else
		s->found[s->count++] = world;
}

static void go_on(struct search *s, int event);

static void take(struct search *s, int event, int kind, int count)
{
	const struct event *e = &s->g->event[event];

	if (e->from != BANK && s->hand[e->from][kind] < count)
		return;
	if (e->from != BANK)
		s->hand[e->from][kind] -= count;
	if (e->to != BANK)
		s->hand[e->to][kind] += count;
	go_on(s, event + 1);
	if (e->from != BANK)
		s->hand[e->from][kind] += count;
	if (e->to != BANK)
		s->hand[e->to][kind] -= count;
}

static void go_on(struct search *s, int event)
{
	const struct event *e = &s->g->event[event];

	if (event == s->g->events) {
		keep_world(s);
	} else if (e->what == SEEN) {
		if (s->hand[e->from][e->kind] == e->count)
			go_on(s, event + 1);
	} else if (e->kind >= 0) {
		take(s, event, e->kind, e->count);
	} else {
		for (int kind = 0; kind < KINDS; kind++)
			take(s, event, kind, 1);
	}
}

static bool among(const struct catan *c, const struct catan_world *world)
{
	for (int i = 0; i < c->worlds; i++)
		if (memcmp(&c->world[i], world, sizeof *world) == 0)
			return true;
	return false;
}

/* Exactly the ways that some history allows: none left out, none made up. */
static void compare_histories(struct play *g)
{
	struct search *s = calloc(1, sizeof *s);

	if (!s)
		abort();
	s->g = g;
	go_on(s, 0);
	met.compared++;
	if (s->full)
		complain(g, "too many ways to list", "LISTED");
	if (s->count != g->c->worlds)
		complain(g, "another number of ways",
		         s->count > g->c->worlds ? "some are left out" : "some are made up");
	for (int i = 0; i < s->count; i++)
		if (!among(g->c, &s->found[i]))
			complain(g, "a possible way is left out", "");
	free(s);
}

/* ---- lines that may be impossible ---- */

/* Compares the histories that allow a payment with the program's answer. */
static void probe(struct play *g)
{
	int seat = below(g, g->seats), cards[KINDS] = { 0 };
	char text[40], line[80];
	bool possible = false, would;
	struct reason why;

	for (int times = 1 + below(g, 3); times > 0; times--)
		cards[below(g, KINDS)]++;
	for (int i = 0; i < g->c->worlds && !possible; i++) {
		possible = true;
		for (int kind = 0; kind < KINDS; kind++)
			possible &= g->c->world[i].hand[seat][kind] >= cards[kind];
	}
	snprintf(line, sizeof line, "pay %c %s", names[seat], short_text(cards, text));
	would = journal_would(g->journal, line, g->at, NULL, NULL, &why);
	met.impossible += !possible;
	if (would != possible)
		complain(g, would ? "an impossible payment is taken" : "a possible payment is refused", line);
}

/* ---- a turn ---- */

/* The shortage rule, as the table would do it with the cards in the hand. */
static void pay_out(struct play *g, int due[CATAN_SEATS][KINDS])
{
	for (int kind = 0; kind < KINDS; kind++) {
		int all = 0, claimants = 0, only = -1;
		bool fits;

		for (int i = 0; i < g->seats; i++) {
			all += due[i][kind];
			claimants += due[i][kind] > 0;
			only = due[i][kind] ? i : only;
		}
		fits = all <= g->bank[kind];
		met.shortages += !fits;
		if (!fits && claimants == 1)
			move(g, BANK, only, kind, g->bank[kind]);
		for (int i = 0; i < g->seats && fits; i++)
			move(g, BANK, i, kind, due[i][kind]);
	}
}

static void claims_by_hexes(struct play *g, int sum, int due[CATAN_SEATS][KINDS])
{
	for (int b = 0; b < g->buildings; b++)
		for (int i = 0; i < 3; i++) {
			int hex = g->building[b].hex[i];

			if (yields[hex].number == sum && hex != g->robber)
				due[g->building[b].seat][yields[hex].kind] += g->building[b].worth;
		}
}

static void produce(struct play *g, int due[CATAN_SEATS][KINDS])
{
	int end = snprintf(g->line, sizeof g->line, "produce");
	char text[40];

	for (int i = 0; i < g->seats; i++) {
		for (int times = below(g, 4); times > 0; times--) {
			int kind = below(g, KINDS);

			due[i][kind] += 1 + below(g, 2);
		}
		if (sum_of(due[i]))
			end += snprintf(g->line + end, sizeof g->line - (size_t)end, " %c=%s", names[i],
			                short_text(due[i], text));
	}
	say(g);
}

/* True: somebody was there to be robbed. */
static bool random_victim(struct play *g, int thief, int *victim)
{
	int candidates[CATAN_SEATS], count = 0;

	for (int i = 0; i < g->seats; i++) {
		bool there = !g->hexes;

		for (int b = 0; b < g->buildings; b++)
			for (int k = 0; k < 3; k++)
				there |= g->building[b].seat == i && g->building[b].hex[k] == g->robber;
		if (i != thief && sum_of(g->hand[i]) && there)
			candidates[count++] = i;
	}
	if (count)
		*victim = candidates[below(g, count)];
	return count > 0;
}

static void steal(struct play *g, int thief, int victim)
{
	int kind = random_kind_of(g, victim);
	bool seen = chance(g, 15) || (g->few && g->unseen == FEW);
	struct reason why;

	snprintf(g->line, sizeof g->line, "steal %c from=%c", names[thief], names[victim]);
	if (!seen && !try_to_say(g, &why)) {
		if (g->c->worlds * KINDS <= CATAN_WORLDS)
			complain(g, "refused", why.text);
		seen = true;
		met.full++;
	}
	if (seen) {
		snprintf(g->line, sizeof g->line, "steal %c from=%c %c", names[thief], names[victim],
		         letters[kind]);
		say(g);
	}
	move(g, victim, thief, kind, 1);
	if (!seen) {
		g->event[g->events - 1].kind = -1;
		g->unseen++;
		met.unseen++;
	}
}

static void move_robber(struct play *g, int thief)
{
	int hex = below(g, HEXES), victim;

	if (hex == g->robber)
		hex = (hex + 1) % HEXES;
	g->robber = hex;
	snprintf(g->line, sizeof g->line, "robber %s", hexes[hex]);
	say(g);
	if (random_victim(g, thief, &victim) && chance(g, 90))
		steal(g, thief, victim);
}

static void seven(struct play *g, int thief)
{
	for (int i = 0; i < g->seats; i++) {
		int cards[KINDS], count = sum_of(g->hand[i]);
		char text[40];

		if (count <= 7)
			continue;
		some_of(g, i, count / 2, cards);
		snprintf(g->line, sizeof g->line, "discard %c %s", names[i], short_text(cards, text));
		say(g);
		move_all(g, i, BANK, cards);
		met.discards++;
	}
	move_robber(g, thief);
}

static void roll(struct play *g, int seat)
{
	int a = 1 + below(g, 6), b = 1 + below(g, 6), due[CATAN_SEATS][KINDS] = { { 0 } };

	snprintf(g->line, sizeof g->line, "roll %d %d", a, b);
	say(g);
	if (a + b == 7) {
		seven(g, seat);
		return;
	}
	if (g->hexes)
		claims_by_hexes(g, a + b, due);
	else
		produce(g, due);
	pay_out(g, due);
}

/* The first settlement of the two that is still one. */
static void build_city(struct play *g, int seat)
{
	char text[48];

	for (int b = 0; b < g->buildings; b++) {
		const int *hex = g->building[b].hex;

		if (g->building[b].seat != seat || g->building[b].worth == 2)
			continue;
		snprintf(text, sizeof text, "%s,%s,%s", hexes[hex[2]], hexes[hex[0]], hexes[hex[1]]);
		snprintf(g->line, sizeof g->line, "build %c city at=%s", names[seat], text);
		say(g);
		move_all(g, seat, BANK, prices[CATAN_CITY]);
		g->building[b].worth = 2;
		return;
	}
}

static void buy(struct play *g, int seat)
{
	static const char *const what[] = { "build %c road", "build %c settlement", "build %c city",
		                            "buy %c" };
	enum catan_thing thing = below(g, CATAN_THINGS);
	struct reason why;

	/* With a board every settlement would need its place: only the rest is built. */
	if (!has(g, seat, prices[thing]) || (g->hexes && thing == CATAN_SETTLEMENT))
		return;
	if (g->hexes && thing == CATAN_CITY) {
		build_city(g, seat);
		return;
	}
	if (!catan_can_buy(g->c, seat, thing, &why))
		return; /* no piece is left */
	snprintf(g->line, sizeof g->line, what[thing], names[seat]);
	say(g);
	move_all(g, seat, BANK, prices[thing]);
}

static void trade_with_bank(struct play *g, int seat)
{
	int kind = below(g, KINDS), wanted = below(g, KINDS);

	if (kind == wanted || g->hand[seat][kind] < 4 || !g->bank[wanted])
		return;
	snprintf(g->line, sizeof g->line, "bank %c 4%c for %c", names[seat], letters[kind], letters[wanted]);
	say(g);
	move(g, seat, BANK, kind, 4);
	move(g, BANK, seat, wanted, 1);
}

static void trade(struct play *g, int seat)
{
	int other = (seat + 1 + below(g, g->seats - 1)) % g->seats, kind, wanted;

	if (!sum_of(g->hand[seat]) || !sum_of(g->hand[other]))
		return;
	kind = random_kind_of(g, seat);
	wanted = random_kind_of(g, other);
	if (kind == wanted)
		return;
	snprintf(g->line, sizeof g->line, "trade %c %c with=%c %c", names[seat], letters[kind], names[other],
	         letters[wanted]);
	say(g);
	move(g, seat, other, kind, 1);
	move(g, other, seat, wanted, 1);
}

/* Any player who must, not only the one on turn. */
static void pay(struct play *g, int on_turn)
{
	int seat = (on_turn + below(g, g->seats)) % g->seats, cards[KINDS];
	char text[40];

	if (!sum_of(g->hand[seat]))
		return;
	some_of(g, seat, 1 + below(g, 3), cards);
	snprintf(g->line, sizeof g->line, "pay %c %s", names[seat], short_text(cards, text));
	say(g);
	move_all(g, seat, BANK, cards);
}

static bool may_play(const struct play *g, int seat, enum catan_development card)
{
	return !g->c->card_played && g->c->player[seat].held[CATAN_UNKNOWN] > 0 &&
	       g->c->played[card] < (card == CATAN_KNIGHT ? 14 : 2);
}

static void knight(struct play *g, int seat)
{
	if (!may_play(g, seat, CATAN_KNIGHT))
		return;
	snprintf(g->line, sizeof g->line, "play %c knight", names[seat]);
	say(g);
	if (g->c->phase == CATAN_PLAYING)
		move_robber(g, seat);
}

static void monopoly(struct play *g, int seat)
{
	int kind = below(g, KINDS), end;

	if (!may_play(g, seat, CATAN_MONOPOLY))
		return;
	end = snprintf(g->line, sizeof g->line, "play %c monopoly %c", names[seat], letters[kind]);
	for (int i = 0; i < g->seats; i++)
		if (i != seat)
			end += snprintf(g->line + end, sizeof g->line - (size_t)end, " %c=%d", names[i],
			                g->hand[i][kind]);
	say(g);
	for (int i = 0; i < g->seats; i++) {
		if (i == seat)
			continue;
		note_event(g, (struct event){ SEEN, i, 0, kind, g->hand[i][kind] });
		move(g, i, seat, kind, g->hand[i][kind]);
	}
}

static void plenty(struct play *g, int seat)
{
	int cards[KINDS];
	char text[40];

	if (!may_play(g, seat, CATAN_PLENTY) || sum_of(g->bank) < 2)
		return;
	some_of(g, BANK, 2, cards);
	snprintf(g->line, sizeof g->line, "play %c plenty %s", names[seat], short_text(cards, text));
	say(g);
	move_all(g, BANK, seat, cards);
}

static void act(struct play *g, int seat)
{
	static void (*const acts[])(struct play *, int) = {
		buy, buy, buy, trade, trade, trade_with_bank, knight, monopoly, plenty, pay,
	};

	acts[below(g, sizeof acts / sizeof *acts)](g, seat);
}

static void turn(struct play *g, int seat)
{
	if (chance(g, 20)) {
		knight(g, seat);
		compare(g);
	}
	if (g->c->phase != CATAN_OVER)
		roll(g, seat);
	compare(g);
	for (int times = below(g, 5); times > 0 && !g->failed && g->c->phase != CATAN_OVER; times--) {
		act(g, seat);
		compare(g);
		if (g->c->phase != CATAN_OVER)
			probe(g);
	}
}

/* ---- a game ---- */

static bool is_taken(const struct play *g, const int hex[3])
{
	for (int b = 0; b < g->buildings - 1; b++) {
		int same = 0;

		for (int i = 0; i < 3; i++)
			for (int k = 0; k < 3; k++)
				same += g->building[b].hex[i] == hex[k];
		if (same == 3)
			return true;
	}
	return false;
}

/* Three hexes without a building; no map is needed for that. */
static void random_corners(struct play *g, int hex[3])
{
	do
		for (int i = 0; i < 3; i++)
			hex[i] = below(g, HEXES);
	while (hex[0] == hex[1] || hex[0] == hex[2] || hex[1] == hex[2] || is_taken(g, hex));
}

static void settle_down(struct play *g, int seat)
{
	struct building *b = &g->building[g->buildings++];
	bool second = g->buildings > g->seats;

	*b = (struct building){ .seat = seat, .worth = 1 };
	random_corners(g, b->hex);
	if (!g->hexes)
		snprintf(g->line, sizeof g->line, "build %c settlement free", names[seat]);
	else
		snprintf(g->line, sizeof g->line, "build %c settlement free at=%s,%s,%s", names[seat],
		         hexes[b->hex[0]], hexes[b->hex[1]], hexes[b->hex[2]]);
	say(g);
	for (int i = 0; i < 3 && second && g->hexes; i++)
		move(g, BANK, seat, yields[b->hex[i]].kind, 1);
}

static void begin(struct play *g)
{
	static const char *const seats[] = { "seat A B C", "seat A B C D", "seat A B C D E",
		                             "seat A B C D E F" };

	if (g->seats > 4) {
		snprintf(g->line, sizeof g->line, "option extension on");
		say(g);
	}
	snprintf(g->line, sizeof g->line, "%s", seats[g->seats - 3]);
	say(g);
	for (int round = 0; round < 2; round++)
		for (int i = 0; i < g->seats; i++)
			settle_down(g, round ? g->seats - 1 - i : i);
	compare(g);
}

static bool play_game(uint64_t seed)
{
	struct play *g = calloc(1, sizeof *g);
	bool failed;

	if (!g)
		abort();
	g->seed = seed;
	g->journal = journal_new(&catan_game);
	g->c = journal_state(g->journal);
	g->at = 1000000000;
	g->robber = -1;
	rng_seed(&g->rng, seed);
	g->seats = 3 + (chance(g, 70) ? below(g, 2) : below(g, 4));
	g->total = g->seats > 4 ? 24 : 19;
	g->hexes = chance(g, 50);
	g->few = chance(g, 60);
	for (int kind = 0; kind < KINDS; kind++)
		g->bank[kind] = g->total;
	begin(g);
	for (int i = 0; i < TURNS && !g->failed && g->c->phase != CATAN_OVER; i++) {
		if (i > 0) {
			snprintf(g->line, sizeof g->line, "turn");
			say(g);
		}
		turn(g, i % g->seats);
		if (g->few && i % 9 == 8)
			compare_histories(g);
	}
	met.over += g->c->phase == CATAN_OVER;
	failed = g->failed;
	journal_free(g->journal);
	free(g);
	return !failed;
}

/* ---- without a game ---- */

/* A watcher sees counts, and no card of a hand. */
static bool keeps_secrets(void)
{
	static const char *const lines[] = {
		"seat A B C", "held B vp", "give B 2g1o", "roll 3 4", "steal A from=B ore",
	};
	static const char *const secret[] = { ".hand", ".held", ".new.", "hidden_points", "worlds" };
	struct journal *journal = journal_new(&catan_game);
	struct reason why;
	struct flat flat;
	bool good = true;

	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		good &= journal_say(journal, lines[i], strlen(lines[i]), 1000000000, NULL, true, NULL, NULL,
		                    &why) == JOURNAL_SAID;
	flat_report(&flat, &catan_game, journal_state(journal), false);
	good &= strstr(flat.text, "players[0].cards 1") != NULL;
	for (size_t i = 0; i < sizeof secret / sizeof *secret; i++)
		good &= strstr(flat.text, secret[i]) == NULL;
	flat_free(&flat);
	journal_free(journal);
	return good;
}

static bool is_near(double a, double b)
{
	return a - b < 0.0001 && b - a < 0.0001;
}

/* 31 rolls worked out by hand, an even game of 72, and one that is nothing but twos. */
static bool counts_dice(void)
{
	static const int some[] = { 0, 0, 1, 2, 2, 4, 3, 6, 5, 3, 3, 2, 0 };
	struct catan *c = calloc(1, sizeof *c);
	bool good;

	if (!c)
		abort();
	c->rolls = 31;
	memcpy(c->seen, some, sizeof some);
	good = is_near(catan_chi2(c), 1.96129) && is_near(catan_chi2_merged(c), 1.18710) &&
	       catan_verdict(c) == CATAN_TOO_FEW;
	c->rolls = 72;
	for (int sum = 2; sum <= 12; sum++)
		c->seen[sum] = 2 * (6 - abs(7 - sum));
	good &= is_near(catan_chi2(c), 0) && catan_verdict(c) == CATAN_AS_EXPECTED;
	/* 10 eights more than their share, 10 sixes fewer: 10 and 10 by 10 a piece, 20 in all */
	c->seen[8] = 20;
	c->seen[6] = 0;
	good &= is_near(catan_chi2_merged(c), 20) && catan_verdict(c) == CATAN_UNUSUAL;
	c->seen[8] = 10;
	c->seen[2] += 10;
	good &= catan_verdict(c) == CATAN_RARE;
	free(c);
	return good;
}

static int tests, failures;

static void ok(bool good, const char *what)
{
	printf("%s %d - %s\n", good ? "ok" : "not ok", ++tests, what);
	failures += !good;
}

int main(int argc, char **argv)
{
	int games_to_play = argc > 1 ? atoi(argv[1]) : rounds_of(GAMES), bad = 0;
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;

	for (int i = 0; i < games_to_play; i++)
		bad += !play_game(seed + (uint64_t)i);
	printf("# %d games, %ld lines, %ld unseen cards, at most %d ways at once, %ld times too many\n",
	       games_to_play, met.lines, met.unseen, met.most_worlds, met.full);
	printf("# %ld comparisons with all of %ld histories, %ld impossible payments, %ld shortages, %ld "
	       "discards, %ld wins\n",
	       met.compared, met.histories, met.impossible, met.shortages, met.discards, met.over);
	ok(bad == 0, "cards, counts and ranges are right in every game");
	ok(met.compared > 0 && met.histories > met.compared, "histories were tried");
	ok(met.impossible > 0 && met.shortages > 0 && met.discards > 0 && met.unseen > 0,
	   "everything was met");
	ok(keeps_secrets(), "what a hand holds is not told in public");
	ok(counts_dice(), "chi-square and its verdict");
	printf("1..%d\n", tests);
	return failures != 0;
}
