/* SPDX-License-Identifier: MIT */
/*
 * Schedules of championships, counted by a second reader that knows only the seats
 * at the tables. One TAP test a kind of event; the bounds come from the order of
 * the law (W1.1.4) and from counting.
 *
 *     schedule_test [FROM TO]     sizes of the first test; 13 300
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/championship/championship.h"
#include "rules/core/journal.h"
#include "tests/kit/rounds.h"

static int tests, failures;

/* The counts of a schedule. */
struct count {
	int repeats, faults, meetings, wrong, threes_least, threes_most;
};

struct event {
	struct journal *journal;
	struct rng rng;
	struct said said;
	int64_t at;
};

static const struct championship *state(const struct event *e)
{
	return journal_state(e->journal);
}

static void begin(struct event *e)
{
	*e = (struct event){ .journal = journal_new(&championship_game), .at = 1000000000 };
	rng_seed(&e->rng, 1);
}

static void end(struct event *e)
{
	journal_free(e->journal);
	said_free(&e->said);
}

static void must(struct event *e, const char *line)
{
	struct reason why;

	if (journal_say(e->journal, line, strlen(line), e->at++, &e->rng, true, &e->said, NULL, &why) ==
	    JOURNAL_SAID)
		return;
	printf("Bail out! \"%.200s\" was refused: %s\n", line, why.text);
	exit(1);
}

/* Players 1 .. n, of `nations` nations in turn; 0: without nations. */
static void enter(struct event *e, int n, int nations)
{
	static struct line line;

	for (int i = 0; i < n;) {
		line_clear(&line);
		line_word(&line, "seat");
		for (int k = 0; k < 500 && i < n; k++, i++) {
			int nation = nations ? i % nations : 0;

			if (nations)
				line_format(&line, "p%d=%c%c", i + 1, 'A' + nation / 26, 'A' + nation % 26);
			else
				line_format(&line, "p%d", i + 1);
		}
		must(e, line.text);
	}
}

/* ---- the reader ---- */

static int *met; /* [a * players + b] */

static void read_table(const struct championship *c, const struct champ_sheet *sheet, struct count *count)
{
	for (int i = 0; i < sheet->seats; i++)
		for (int k = i + 1; k < sheet->seats; k++) {
			int a = sheet->seat[i].player, b = sheet->seat[k].player;
			int low = a < b ? a : b, high = a < b ? b : a;

			count->repeats += met[low * c->players + high]++ > 0;
			count->meetings += c->player[a].nation[0] &&
			                   strcmp(c->player[a].nation, c->player[b].nation) == 0;
		}
}

/* Each player who is in sits once in each round from `from` on, at tables of 4 and
 * the fewest possible tables of 3. */
static void read_round(const struct championship *c, int round, int *seats, int *picks, int *threes,
                       struct count *count)
{
	const struct champ_round *r = &c->round[round];

	for (int t = 0; t < r->tables; t++) {
		const struct champ_sheet *sheet = &r->sheet[t];

		count->wrong += sheet->seats < 3 || sheet->seats > 4;
		read_table(c, sheet, count);
		for (int k = 0; k < sheet->seats; k++) {
			seats[sheet->seat[k].player]++;
			picks[sheet->seat[k].player] |= 1 << k;
			threes[sheet->seat[k].player] += sheet->seats == 3;
		}
	}
}

static struct count count_all(const struct championship *c, int from)
{
	struct count count = { .threes_least = 99 };
	int *seats = calloc((size_t)c->players, sizeof *seats),
	    *picks = calloc((size_t)c->players, sizeof *picks);
	int *threes = calloc((size_t)c->players, sizeof *threes);
	int playing = 0;

	met = calloc((size_t)c->players * (size_t)c->players, sizeof *met);
	if (!seats || !picks || !threes || !met)
		abort();
	for (int i = 0; i < c->players; i++)
		playing += c->player[i].status == CHAMP_IN;
	for (int r = 0; r < c->rounds; r++) {
		read_round(c, r, seats, picks, threes, &count);
		count.wrong += r >= from && c->round[r].tables != (playing + 3) / 4;
	}
	for (int i = 0; i < c->players; i++) {
		int distinct = 0;

		for (int k = 0; k < 4; k++)
			distinct += picks[i] >> k & 1;
		if (c->player[i].status != CHAMP_IN)
			continue;
		count.wrong += seats[i] > c->rounds || (from == 0 && seats[i] != c->rounds);
		count.faults += (c->rounds < 4 ? c->rounds : 4) - distinct;
		count.threes_least = threes[i] < count.threes_least ? threes[i] : count.threes_least;
		count.threes_most = threes[i] > count.threes_most ? threes[i] : count.threes_most;
	}
	free(seats);
	free(picks);
	free(threes);
	free(met);
	return count;
}

/* Two of a nation at a table: n spread evenly over the tables, each round. */
static int nation_bound(int n, int nations, int rounds)
{
	int tables = (n + 3) / 4, sum = 0;

	for (int i = 0; i < nations; i++) {
		int size = n / nations + (i < n % nations), each = size / tables, more = size % tables;

		sum += more * (each + 1) * each / 2 + (tables - more) * each * (each - 1) / 2;
	}
	return sum * rounds;
}

/* ---- the tests ---- */

static void tell(bool passed, const char *name)
{
	printf("%s %d - %s\n", passed ? "ok" : "not ok", ++tests, name);
	failures += !passed;
	fflush(stdout);
}

static bool agrees(const char *what, int n, const struct count *got, int repeats, int faults, int meetings)
{
	if (!got->wrong && got->repeats == repeats && got->faults == faults && got->meetings <= meetings)
		return true;
	printf("# %s, %d players: %d wrong, %d repeats (%d), %d pick faults (%d), %d of a nation (%d)\n",
	       what, n, got->wrong, got->repeats, repeats, got->faults, faults, got->meetings, meetings);
	return false;
}

/* Nations come before it: where the bounded search keeps them apart, but lets somebody sit at a table of 3
 * twice while another never does. */
static bool is_uneven(int n, int nations)
{
	static const int sizes[] = { 18, 21, 22, 26, 33 };
	bool found = false;

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		found |= n == sizes[i];
	return nations && found;
}

static bool one_schedule(int n, int nations, int repeats, int slack)
{
	struct event e;
	struct count got;
	struct champ_worth worth;
	bool fine;

	begin(&e);
	enter(&e, n, nations);
	must(&e, "schedule rounds=4");
	got = count_all(state(&e), 0);
	fine = agrees(nations ? "with nations" : "without", n, &got, repeats, 3 * (-n & 3),
	              nation_bound(n, nations, 4) + slack);
	worth = champ_worth(state(&e));
	if (worth.repeats != got.repeats || worth.pick_faults != got.faults ||
	    worth.nation_meetings != got.meetings) {
		printf("# %d players: the program counts otherwise\n", n);
		fine = false;
	}
	/* with more places at tables of 3 than players, everybody has one */
	if (n >= 18 && got.threes_most > 1 && (n >= 66 || !got.threes_least) && !is_uneven(n, nations)) {
		printf("# %d players: one sits %d times at a table of 3, one %d times\n", n, got.threes_most,
		       got.threes_least);
		fine = false;
	}
	end(&e);
	return fine;
}

/* The next size: not each from `every` on, and in `make check` every third before it; all with more rounds.
 */
static int next_size(int n, int every, int stride)
{
	return n < every || rounds_of(1) > 1 ? n + one_in(3) : n + stride;
}

static void every_size(int from, int to)
{
	bool fine = true;

	for (int n = from; n <= to; n = next_size(n, 64, 13))
		fine &= one_schedule(n, 0, 0, 0);
	tell(fine, "every size: no opponent twice, pick faults 3b, nobody twice at a table of 3 while "
	           "somebody never");
}

/* Five equal nations: where the bound is out of reach, the best that is known.
 * The search is bounded, so a small event may stay one above it. */
static void nations(void)
{
	bool fine = true;

	for (int n = 13; n <= 130; n = next_size(n, 17, 11)) {
		int slack = n == 13 ? 2 : n <= 16 ? 3 : n == 40 ? 2 : n < 64 ? 1 : 0;

		fine &= one_schedule(n, 5, 0, slack);
		if (n % 7 == 0 && n > 20)
			fine &= one_schedule(n, n / 3, 0, 0);
		if (n % 4 == 0)
			fine &= one_schedule(n, 2, 0, 0) && one_schedule(n, 3, 0, 0);
	}
	tell(fine, "nations meet no more than they must");
}

/* Round by round: all tables of a round get a result and are signed. */
static void play(struct event *e, int round)
{
	char text[100];

	for (int t = 0; t < state(e)->round[round].tables; t++) {
		snprintf(text, sizeof text, "result %d %d 10 8 6%s", round + 1, t + 1,
		         state(e)->round[round].sheet[t].seats == 4 ? " 5" : "");
		must(e, text);
		snprintf(text, sizeof text, "sign %d %d each", round + 1, t + 1);
		must(e, text);
	}
}

/* Players drop out after `played` rounds: past rounds stay, no two players meet again. */
static bool with_drops(int n, int drops, int played, int late)
{
	struct event e;
	struct count got;
	char text[40];
	bool fine;

	begin(&e);
	enter(&e, n, 0);
	must(&e, "schedule rounds=4");
	for (int r = 0; r < played; r++)
		play(&e, r);
	for (int i = 0; i < drops; i++) {
		snprintf(text, sizeof text, "drop p%d", i * (n / drops) + 1);
		must(&e, text);
	}
	for (int i = 0; i < late; i++) {
		snprintf(text, sizeof text, "player late%d", i + 1);
		must(&e, text);
	}
	got = count_all(state(&e), played);
	fine = !got.wrong && !got.repeats;
	if (!fine)
		printf("# %d players, %d drop out and %d come after round %d: %d wrong, %d repeats\n", n,
		       drops, late, played, got.wrong, got.repeats);
	end(&e);
	return fine;
}

static void drop_outs(void)
{
	static const int sizes[][2] = { { 16, 1 }, { 16, 2 }, { 16, 3 }, { 20, 3 },  { 24, 3 },
		                        { 32, 3 }, { 40, 5 }, { 64, 6 }, { 256, 20 } };
	bool fine = true;

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i += (size_t)one_in(2))
		for (int played = (int)i / one_in(2) % 2; played < 4; played = next_size(played, 0, 2))
			fine &= with_drops(sizes[i][0], sizes[i][1], played, 0);
	tell(fine, "drop-outs: the rounds not begun are redrawn, no opponent twice");
	fine = true;
	for (int played = 0; played < 4; played++)
		fine &= with_drops(40, 1, played, 3) && with_drops(64, 2, played, 5);
	tell(fine, "late entrants get a seat, no opponent twice");
}

/* Who plays four rounds needs a 4th pick; only tables of 4 have one. So many must go
 * without it in the rounds that come after `played`. */
static int without_a_fourth(const struct championship *c, int played)
{
	int without = 0, places = 0;

	for (int i = 0; i < c->players; i++) {
		bool had = false, all = c->player[i].status == CHAMP_IN;

		for (int r = 0; r < c->rounds; r++)
			all &= c->player[i].at[r] != CHAMP_NOBODY;
		for (int r = 0; r < played && all; r++) {
			const struct champ_sheet *sheet = &c->round[r].sheet[c->player[i].at[r]];

			had |= sheet->seats == 4 && sheet->seat[3].player == i;
		}
		without += all && !had;
	}
	for (int r = played; r < c->rounds; r++)
		for (int t = 0; t < c->round[r].tables; t++)
			places += c->round[r].sheet[t].seats == 4;
	return without > places ? without - places : 0;
}

/* One comes after the first round, one goes after the second: the picks are dealt as
 * well as they can be (W1.1.4), and still nobody meets an opponent twice. */
static bool one_comes_one_goes(int n, int goes, int most)
{
	struct event e;
	struct count got;
	char text[40];
	bool fine;
	int without;

	begin(&e);
	enter(&e, n, 0);
	must(&e, "schedule rounds=4");
	play(&e, 0);
	must(&e, "player late");
	play(&e, 1);
	snprintf(text, sizeof text, "drop p%d", goes);
	must(&e, text);
	got = count_all(state(&e), 2);
	got.faults--; /* of three rounds the late one cannot have four picks */
	without = without_a_fourth(state(&e), 2);
	fine = !got.wrong && !got.repeats && got.faults == without && without <= most;
	if (!fine)
		printf("# %d players, p%d goes: %d wrong, %d repeats, %d pick faults (%d)\n", n, goes,
		       got.wrong, got.repeats, got.faults, without);
	end(&e);
	return fine;
}

/* At most so many can miss a pick: one more where a 4th pick went with the drop-out. */
static void comes_and_goes(void)
{
	static const int sizes[][2] = { { 36, 2 }, { 64, 2 }, { 100, 2 }, { 333, 8 } };
	bool fine = true;

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		for (int goes = 1; goes <= sizes[i][0]; goes += sizes[i][0] / 4)
			fine &= one_comes_one_goes(sizes[i][0], goes, sizes[i][1]);
	tell(fine, "one comes late, one drops out: no more picks missed than must be");
}

/* More meetings than pairs, and a table of 4 whom fewer tables part: counted here
 * again. The even table of `tried` is of all schedules of so few. */
static int repeats_of_few(int n, int rounds)
{
	static const int tried[][3] = { { 6, 3, 5 },  { 6, 4, 9 },  { 7, 4, 15 },
		                        { 8, 4, 20 }, { 11, 4, 8 }, { 12, 4, 13 } };
	int tables = (n + 3) / 4, threes = tables * 4 - n, fours = tables - threes;
	int more = rounds * (6 * fours + 3 * threes) - n * (n - 1) / 2;
	int parted = tables == 1 ? (n == 4 ? 6 : 3) : tables == 2 ? 2 * fours + threes : fours;

	for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
		if (tried[i][0] == n && tried[i][1] == rounds)
			return tried[i][2];
	return more > parted * (rounds - 1) ? more : parted * (rounds - 1);
}

static void few_in_any_rounds(void)
{
	bool fine = true;

	for (int n = 3; n <= 12; n++)
		for (int rounds = 1; rounds <= 8 && n != 5; rounds++) {
			struct event e;
			struct count got;
			struct champ_worth best;
			char text[40];

			if ((n + rounds) % one_in(3) != 0)
				continue;
			begin(&e);
			enter(&e, n, 0);
			snprintf(text, sizeof text, "schedule rounds=%d", rounds);
			must(&e, text);
			got = count_all(state(&e), 0);
			if (got.wrong || got.repeats != repeats_of_few(n, rounds) ||
			    !champ_possible(state(&e), &best) || best.repeats != got.repeats ||
			    best.pick_faults != got.faults || (rounds == 4 && got.faults != 3 * (-n & 3))) {
				printf("# %d players, %d rounds: %d repeats (%d), %d pick faults (%d)\n", n,
				       rounds, got.repeats, repeats_of_few(n, rounds), got.faults,
				       best.pick_faults);
				fine = false;
			}
			end(&e);
		}
	tell(fine, "up to 12 players, one to eight rounds: the fewest repeats there are");
}

/* Other numbers of rounds: three of the Studio programme, and many. */
static void other_rounds(void)
{
	bool fine = true;
	char text[40];

	for (int rounds = 1; rounds <= 8; rounds++)
		for (int n = 34 + rounds % one_in(2) * 22; n <= 100; n += 22 * one_in(2)) {
			struct event e;
			struct count got;

			begin(&e);
			enter(&e, n, 0);
			snprintf(text, sizeof text, "schedule rounds=%d", rounds);
			must(&e, text);
			got = count_all(state(&e), 0);
			if (got.wrong || got.repeats || (rounds < 4 && got.faults)) {
				printf("# %d players, %d rounds: %d wrong, %d repeats, %d pick faults\n", n,
				       rounds, got.wrong, got.repeats, got.faults);
				fine = false;
			}
			end(&e);
		}
	tell(fine, "one to eight rounds");
}

/* Each method must draw the same schedule for ever: old journals replay it. */
static uint32_t sum_of(const struct championship *c)
{
	uint32_t sum = 2166136261u;

	for (int r = 0; r < c->rounds; r++)
		for (int t = 0; t < c->round[r].tables; t++)
			for (int k = 0; k < c->round[r].sheet[t].seats; k++)
				sum = (sum ^ c->round[r].sheet[t].seat[k].player) * 16777619u;
	return sum;
}

static void for_ever(void)
{
	static const struct {
		int by, n, nations, drops;
		uint32_t sum;
	} kept[] = {
		{ 1, 7, 0, 0, 0xbc3ce8fb },   { 1, 11, 3, 0, 0xbf30f837 },  { 1, 16, 0, 0, 0x57634e85 },
		{ 1, 18, 5, 3, 0x6424aaab },  { 1, 26, 5, 0, 0xe4eaa32d },  { 1, 64, 20, 6, 0x48b0af71 },
		{ 1, 102, 7, 0, 0x4e0b98e3 }, { 1, 300, 0, 2, 0x992973cb }, { 2, 7, 0, 0, 0x72a3c0ef },
		{ 2, 11, 3, 0, 0x016d8e7f },  { 2, 16, 0, 0, 0x57634e85 },  { 2, 18, 5, 3, 0x14d65dd7 },
		{ 2, 26, 5, 0, 0x4903f9b9 },  { 2, 64, 20, 6, 0x13134ef1 }, { 2, 102, 7, 0, 0x2b0c8de3 },
		{ 2, 300, 0, 2, 0xaa8eea53 }, { 2, 13, 0, 0, 0x38e18a21 },  { 2, 14, 0, 0, 0x5622c997 },
		{ 2, 14, 3, 1, 0x9d3518e1 },  { 2, 15, 0, 1, 0xd11e2f43 },
	};
	bool fine = true;

	for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
		struct event e;
		char text[40];

		begin(&e);
		enter(&e, kept[i].n, kept[i].nations);
		snprintf(text, sizeof text, "schedule rounds=4 by=%d draw=17", kept[i].by);
		must(&e, text);
		if (kept[i].drops) {
			play(&e, 0);
			play(&e, 1);
		}
		for (int k = 0; k < kept[i].drops; k++) {
			snprintf(text, sizeof text, "drop %d by=%d", k * 3 + 1, kept[i].by);
			must(&e, text);
		}
		if (sum_of(state(&e)) != kept[i].sum) {
			printf("# by=%d, %d players, %d nations, %d drop-outs: 0x%08x\n", kept[i].by,
			       kept[i].n, kept[i].nations, kept[i].drops, (unsigned)sum_of(state(&e)));
			fine = false;
		}
		end(&e);
	}
	tell(fine, "by=1 and by=2 draw what they always drew");
}

int main(int argc, char **argv)
{
	every_size(argc > 2 ? atoi(argv[1]) : 13, argc > 2 ? atoi(argv[2]) : 300);
	nations();
	drop_outs();
	comes_and_goes();
	few_in_any_rounds();
	other_rounds();
	for_ever();
	printf("1..%d\n", tests);
	return failures != 0;
}
