/* SPDX-License-Identifier: MIT */
/*
 * The hall without a network: tables and the host on a way that loses, doubles and
 * mixes messages, a host that dies, damaged messages, the shared folder, the host's
 * file. No clock and no thread. TAP.
 */
#include "tests/kit/saves.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/hall/desk.h"
#include "net/hall/keeper_inner.h"
#include "net/hall/post.h"
#include "net/hall/sender.h"
#include "net/hall/wire.h"
#include "rules/core/rng.h"
#include "saves/session/format.h"

enum { TABLES = 12, LINES = 60, STEPS = 20000, STEP_MS = 400 };

/* ---- a way that cannot be trusted ---- */

struct letter {
	enum parcel_kind kind;
	int table;
	bool to_host;
	char *text;
	size_t size;
};

struct way {
	struct rng rng;
	struct letter *letter;
	int letters, room;
	int lost, doubled; /* of a hundred */
};

struct end {
	struct carrier carrier; /* first */
	struct way *way;
	bool host;
};

static void put(struct way *way, const struct parcel *parcel, bool to_host)
{
	struct letter *letter;

	if (way->letters == way->room) {
		way->room = way->room ? 2 * way->room : 64;
		way->letter = xrealloc(way->letter, (size_t)way->room * sizeof *way->letter);
	}
	letter = &way->letter[way->letters++];
	*letter = (struct letter){ parcel->kind, parcel->table, to_host, xmalloc(parcel->size + 1),
		                   parcel->size };
	memcpy(letter->text, parcel->text, parcel->size);
}

static bool end_send(struct carrier *carrier, const struct parcel *parcel)
{
	struct end *end = (struct end *)carrier;

	if ((int)rng_below(&end->way->rng, 100) >= end->way->lost)
		put(end->way, parcel, !end->host);
	if ((int)rng_below(&end->way->rng, 100) < end->way->doubled)
		put(end->way, parcel, !end->host);
	return true;
}

static const struct carrier_ops end_ops = { .send = end_send };

static struct letter take_any(struct way *way)
{
	int n = (int)rng_below(&way->rng, (uint32_t)way->letters);
	struct letter letter = way->letter[n];

	way->letter[n] = way->letter[--way->letters];
	return letter;
}

static void way_done(struct way *way)
{
	while (way->letters)
		free(way->letter[--way->letters].text);
	free(way->letter);
}

/* ---- a hall ---- */

struct hall {
	struct way way;
	struct end table_end[TABLES], host_end;
	struct sender *sender[TABLES];
	struct kept truth[TABLES]; /* the contents of the tables' files */
	struct keeper *keeper;
	char path[PATH_MAX], refusals[PATH_MAX];
	int64_t now_ms;
};

static void open_keeper(struct hall *h)
{
	struct reason why = { 0 };

	h->keeper = keeper_open(h->path, h->refusals, false, 0, &why);
	if (!h->keeper)
		print_message("# %s\n", why.text);
	assert_non_null(h->keeper);
}

static void begin_table(struct hall *h, int i)
{
	char header[400], id[WIRE_ID];

	snprintf(id, sizeof id, "6f1c0e4a-1111-4222-8333-%012d", i + 1);
	snprintf(header, sizeof header,
	         "{\"tableside\":1,\"id\":\"%s\",\"game\":\"commander\",\"title\":\"%d\","
	         "\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n",
	         id, i);
	h->sender[i] = sender_new(i + 1);
	sender_open(h->sender[i], id, header, strlen(header));
	kept_begin(&h->truth[i], id, header, strlen(header));
	h->table_end[i] = (struct end){ { .ops = &end_ops, .up = true }, &h->way, false };
}

static struct hall *hall_new(const struct place *p, uint64_t seed)
{
	struct hall *h = xcalloc(1, sizeof *h);

	rng_seed(&h->way.rng, seed);
	snprintf(h->path, sizeof h->path, "%s/ev.hall", p->folder);
	snprintf(h->refusals, sizeof h->refusals, "%s/ev.refused", p->folder);
	h->host_end = (struct end){ { .ops = &end_ops, .up = true }, &h->way, true };
	open_keeper(h);
	for (int i = 0; i < TABLES; i++)
		begin_table(h, i);
	return h;
}

static void hall_free(struct hall *h)
{
	for (int i = 0; i < TABLES; i++) {
		sender_free(h->sender[i]);
		kept_done(&h->truth[i]);
	}
	keeper_close(h->keeper);
	way_done(&h->way);
	free(h);
}

/* The next line of a table: some of them are taken back. */
static void say_one(struct hall *h, int i)
{
	int n = h->truth[i].lines + 1;
	char text[100], *line;
	size_t size;

	if (n == 1)
		snprintf(text, sizeof text, "seat A B C D");
	else if (n > 3 && rng_below(&h->way.rng, 5) == 0)
		snprintf(text, sizeof text, "undo");
	else
		snprintf(text, sizeof text, "note table %d says %d", i + 1, n);
	line = image_entry(n, text, 1795199080 + n, &size);
	kept_add(&h->truth[i], line, size);
	sender_add(h->sender[i], line, size);
	free(line);
}

static void deliver(struct hall *h)
{
	struct letter letter = take_any(&h->way);
	const struct parcel parcel = { letter.kind, letter.table, letter.text, letter.size };

	if (letter.to_host)
		keeper_take(h->keeper, &parcel, h->now_ms / 1000);
	else
		for (int i = 0; i < TABLES; i++)
			if (!letter.table || letter.table == i + 1)
				sender_take(h->sender[i], &parcel, h->now_ms);
	free(letter.text);
}

/* Kills the host: data not on disk and messages on their way are lost. */
static void kill_host(struct hall *h)
{
	keeper_close(h->keeper);
	while (h->way.letters)
		free(h->way.letter[--h->way.letters].text);
	open_keeper(h);
	keeper_greet(&h->host_end.carrier, true);
}

static bool all_there(const struct hall *h)
{
	for (int i = 0; i < TABLES; i++)
		if (h->truth[i].lines < LINES || sender_mark(h->sender[i]).behind)
			return false;
	return true;
}

/* One step of everybody. */
static void step(struct hall *h, int n)
{
	struct reason why;

	h->now_ms += STEP_MS;
	for (int i = 0; i < TABLES; i++) {
		if (h->truth[i].lines < LINES && (n + i) % 3 == 0)
			say_one(h, i);
		sender_tend(h->sender[i], &h->table_end[i].carrier, h->now_ms);
	}
	for (int i = h->way.letters; i > 0 && h->way.letters; i--)
		deliver(h);
	assert_true(keeper_flush(h->keeper, &h->host_end.carrier, &why));
}

static void assert_same(const struct hall *h)
{
	assert_int_equal(keeper_tables(h->keeper), TABLES);
	for (int i = 0; i < TABLES; i++) {
		const struct kept *kept = keeper_session(h->keeper, i + 1, NULL);

		assert_non_null(kept);
		assert_int_equal(kept->lines, h->truth[i].lines);
		assert_int_equal(kept->size, h->truth[i].size);
		assert_memory_equal(kept->text, h->truth[i].text, kept->size);
	}
}

/* Every line is at the host, each once, however bad the way is. */
static void test_bad_way(void **state)
{
	for (uint64_t seed = 1; seed <= 3; seed++) {
		struct hall *h = hall_new(*state, seed);
		int n = 0;

		h->way.lost = 30;
		h->way.doubled = 30;
		while (!all_there(h) && n < STEPS)
			step(h, n++);
		assert_true(all_there(h));
		assert_same(h);
		remove(h->path);
		hall_free(h);
	}
}

/* ... and however often the host dies. */
static void test_host_dies(void **state)
{
	struct hall *h = hall_new(*state, 7);
	int n = 0;

	h->way.lost = 5;
	while (!all_there(h) && n < STEPS) {
		step(h, n);
		if (++n % 17 == 0)
			kill_host(h);
	}
	assert_true(all_there(h));
	assert_same(h);
	kill_host(h);
	assert_same(h);
	hall_free(h);
}

/* A table without a way for long says as many lines as ever, and all arrive. */
static void test_away(void **state)
{
	struct hall *h = hall_new(*state, 9);
	int n = 0;

	for (; n < 300; n++) {
		for (int i = 0; i < TABLES; i++)
			h->table_end[i].carrier.up = n < 20 || n > 200;
		step(h, n);
		if (n == 190) {
			assert_false(sender_mark(h->sender[0]).up);
			assert_true(sender_mark(h->sender[0]).behind > 0);
		}
	}
	assert_true(all_there(h));
	assert_same(h);
	assert_int_equal(keeper_row(h->keeper, 0)->refused, 0);
	hall_free(h);
}

/* ---- who is to sit where ---- */

static struct hall_seating *seat_at(int table, const char *name)
{
	struct hall_seating *list = xcalloc(1, sizeof *list);

	list->table = table;
	list->seats = 1;
	strcpy(list->round, "2");
	strcpy(list->name[0], name);
	return list;
}

/* What the host has sent to a table since the last time, of its seats. */
static int seats_sent(struct hall *h, int table, const char *text)
{
	struct reason why;
	int sent = 0;

	assert_true(keeper_flush(h->keeper, &h->host_end.carrier, &why));
	while (h->way.letters) {
		struct letter letter = take_any(&h->way);

		if (letter.size >= 5 && memcmp(letter.text, "seats", 5) == 0) {
			assert_int_equal(letter.kind, PARCEL_ACK);
			assert_int_equal(letter.table, table);
			assert_int_equal(letter.size, strlen(text));
			assert_memory_equal(letter.text, text, letter.size);
			sent++;
		}
		free(letter.text);
	}
	return sent;
}

/* A table that is there is told who is to sit at it, and no other one is; again when it comes back, and
 * when other players are. What a folder keeps is not said twice. */
static void test_seating(void **state)
{
	static const char here[] = "here -\n", away[] = "away -\n";
	const struct parcel comes = { PARCEL_HERE, 3, here, sizeof here - 1 },
			    goes = { PARCEL_HERE, 3, away, sizeof away - 1 };
	struct hall *h = hall_new(*state, 5);

	keeper_seat(h->keeper, seat_at(3, "Anna"), 1);
	assert_int_equal(seats_sent(h, 3, ""), 0); /* nobody is there */
	keeper_take(h->keeper, &comes, 1);
	assert_int_equal(seats_sent(h, 3, "seats 2\nplayer Anna\n"), 1);
	assert_int_equal(seats_sent(h, 3, ""), 0);
	keeper_take(h->keeper, &comes, 2);
	assert_int_equal(seats_sent(h, 3, "seats 2\nplayer Anna\n"), 1);
	h->host_end.carrier.lasting = true;
	keeper_take(h->keeper, &comes, 3);
	assert_int_equal(seats_sent(h, 3, ""), 0);
	keeper_seat(h->keeper, seat_at(3, "Anna"), 1);
	assert_int_equal(seats_sent(h, 3, ""), 0);
	keeper_seat(h->keeper, seat_at(3, "Ben"), 1);
	assert_int_equal(seats_sent(h, 3, "seats 2\nplayer Ben\n"), 1);
	keeper_take(h->keeper, &goes, 4);
	keeper_seat(h->keeper, seat_at(4, "Chiyo"), 1);
	assert_int_equal(seats_sent(h, 3, ""), 0);
	keeper_take(h->keeper, &comes, 5);
	assert_int_equal(seats_sent(h, 3, "seats -\n"), 1);
	assert_int_equal(keeper_tables(h->keeper), 1);
	hall_free(h);
}

/* ---- messages that must be refused ---- */

static off_t size_of(const char *path)
{
	struct stat stat_now;

	return stat(path, &stat_now) == 0 ? stat_now.st_size : 0;
}

static void take_text(struct hall *h, enum parcel_kind kind, int table, const char *text)
{
	char *copy = xmalloc(strlen(text) ? strlen(text) : 1); /* so that a byte too far is seen */
	const struct parcel parcel = { kind, table, copy, strlen(text) };
	struct reason why;

	memcpy(copy, text, strlen(text));
	keeper_take(h->keeper, &parcel, 1);
	assert_true(keeper_flush(h->keeper, &h->host_end.carrier, &why));
	free(copy);
}

#define HALL_HEAD                                                                                            \
	"{\"tableside\":1,\"id\":\"6f1c0e4a-1111-4222-8333-000000000001\",\"game\":\"commander\",\"title\":" \
	"\"0\","                                                                                             \
	"\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n"
#define ENTRY(N, DO) "{\"n\":" N ",\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"" DO "\"}\n"

static void assert_refusal(const struct hall *h, const char *text)
{
	char *refusals = read_file(h->refusals, NULL);

	if (!strstr(refusals, text))
		fail_msg("not among the refusals: %s", text);
	free(refusals);
}

static void test_refused(void **state)
{
	/* clang-format off */
	static const struct { enum parcel_kind kind; const char *text; } bad[] = {
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD ENTRY("3", "swirl\",\"by\":\"999.0.0") },
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD ENTRY("3", "note x\",\"seen\":1,\"by\":\"999.0.0") },
		{ PARCEL_JOURNAL,
		  "lines 1\n{\"tableside\":1,\"id\":\"6f1c0e4a-1111-4222-8333-000000000009\",\"game\":\"chess\","
		  "\"title\":\"\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n" },
		{ PARCEL_JOURNAL, "" },
		{ PARCEL_JOURNAL, "\n" },
		{ PARCEL_JOURNAL, "lines 3\n" },
		{ PARCEL_JOURNAL, "lines x\n" HALL_HEAD },
		{ PARCEL_JOURNAL, "lines 0\n" HALL_HEAD },
		{ PARCEL_JOURNAL, "lines -1\n" HALL_HEAD },
		{ PARCEL_JOURNAL, "lines 3 \n" HALL_HEAD },
		{ PARCEL_JOURNAL,
		  "lines 3\n" HALL_HEAD "{\"n\":3,\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"note x\"}" },
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD "{\"n\":3}\n" },
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD "nothing\n" },
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD ENTRY("4", "note x") },
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD ENTRY("3", "explode") },
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD ENTRY("3", "note \x1b[2J") },
		{ PARCEL_JOURNAL, "lines 3\n" HALL_HEAD ENTRY("3", "note \xff") },
		{ PARCEL_JOURNAL, "lines 2\n" HALL_HEAD ENTRY("2", "note another") },
		{ PARCEL_JOURNAL, "lines 3\n{\"tableside\":2}\n" ENTRY("3", "note x") },
		{ PARCEL_JOURNAL,
		  "lines 3\n{\"tableside\":1,\"id\":\"6f1c0e4a-1111-4222-8333-000000000001\",\"game\":\"catan\","
		  "\"title\":\"\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n" },
		{ PARCEL_JOURNAL, "copy 3fa20000 5 3\n" HALL_HEAD ENTRY("3", "note x") },
		{ PARCEL_HERE, "here\n" },
		{ PARCEL_HERE, "here 6f1c\n" },
		{ PARCEL_HERE, "gone 6f1c0e4a-1111-4222-8333-000000000001\n" },
		{ PARCEL_HERE, "here -\nhere -\n" },
		{ PARCEL_HERE, "left\n" },
		{ PARCEL_ASK, "copy\n" },
		{ PARCEL_ASK, "copy ../../et\n" },
		{ PARCEL_ACK, "ack 6f1c0e4a-1111-4222-8333-000000000001 9\n" },
		{ PARCEL_ACK, "seats 1\nplayer Eve\n" },
		{ PARCEL_HOST, "host away\n" },
		{ PARCEL_COPY, "copy 3fa20000 0 0\n" },
	};
	/* clang-format on */
	struct hall *h = hall_new(*state, 1);
	struct stat stat_now;
	off_t size;

	take_text(h, PARCEL_JOURNAL, 1, "lines 1\n" HALL_HEAD ENTRY("1", "seat A B") ENTRY("2", "note one"));
	size = size_of(h->path);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		int before = keeper_row(h->keeper, 0)->refused;

		take_text(h, bad[i].kind, 1, bad[i].text);
		if (keeper_row(h->keeper, 0)->refused == before)
			fail_msg("taken: %s", bad[i].text);
		assert_int_equal(size_of(h->path), size);
		assert_int_equal(keeper_session(h->keeper, 1, NULL)->lines, 2);
	}
	assert_refusal(h, "line 3: written by tableside 999.0.0: this is " PACKAGE_VERSION
	                  ": there is no command");
	assert_refusal(h, "line 3: written by tableside 999.0.0: this is " PACKAGE_VERSION ": \"seen\"");
	assert_refusal(h, ": this version does not know the game \"chess\"");
	assert_int_equal(stat(h->refusals, &stat_now), 0);
	assert_int_equal(stat_now.st_mode & 07777, 0600);
	/* The same once more is no fault, and changes nothing. */
	take_text(h, PARCEL_JOURNAL, 1, "lines 1\n" HALL_HEAD ENTRY("1", "seat A B") ENTRY("2", "note one"));
	assert_int_equal(size_of(h->path), size);
	/* A good line after all that goes in. */
	take_text(h, PARCEL_JOURNAL, 1, "lines 3\n" HALL_HEAD ENTRY("3", "note two"));
	assert_int_equal(keeper_session(h->keeper, 1, NULL)->lines, 3);
	/* Another table's session is another session. */
	take_text(h, PARCEL_JOURNAL, 2, "lines 1\n" HALL_HEAD ENTRY("1", "seat X Y"));
	assert_int_equal(keeper_session(h->keeper, 1, NULL)->lines, 3);
	take_text(h, PARCEL_JOURNAL, 0, "lines 1\n" HALL_HEAD ENTRY("1", "seat X Y"));
	take_text(h, PARCEL_JOURNAL, HALL_TABLES + 1, "lines 1\n" HALL_HEAD ENTRY("1", "seat X Y"));
	assert_int_equal(keeper_tables(h->keeper), 2);
	hall_free(h);
}

/* Anything at all: nothing is taken that a session could not hold. */
static void test_noise(void **state)
{
	static const char good[] = "lines 1\n" HALL_HEAD ENTRY("1", "seat A B") ENTRY("2", "note one");
	struct hall *h = hall_new(*state, 3);
	struct reason why;

	for (int n = 0; n < 4000; n++) {
		size_t size = 1 + rng_below(&h->way.rng, sizeof good - 1);
		char *bytes = xmalloc(size);
		const struct parcel parcel = { (enum parcel_kind)rng_below(&h->way.rng, PARCELS), 1, bytes,
			                       size };

		memcpy(bytes, good, size);
		for (int k = (int)rng_below(&h->way.rng, 4); k > 0; k--) {
			char *at = bytes + rng_below(&h->way.rng, (uint32_t)size);

			*at = (char)rng_below(&h->way.rng, 256);
		}
		keeper_take(h->keeper, &parcel, 1);
		sender_take(h->sender[0], &parcel, 1);
		free(bytes);
	}
	assert_true(keeper_flush(h->keeper, &h->host_end.carrier, &why));
	keeper_close(h->keeper);
	open_keeper(h); /* messages taken before can be read again */
	hall_free(h);
}

/* ---- how much is kept ---- */

/* The table's n-th session, from its line `first` on. True: it was taken. */
static bool send_session(struct hall *h, int table, int n, int first, const char *entries)
{
	int before = keeper_find(h->keeper, table) ? keeper_find(h->keeper, table)->row.refused : 0;
	char *text = xmalloc(strlen(entries) + 400);
	struct parcel parcel = { PARCEL_JOURNAL, table, text, 0 };

	parcel.size = (size_t)sprintf(
		text,
		"lines %d\n{\"tableside\":1,\"id\":\"6f1c0e4a-1111-4222-%04d-%012d\",\"game\":\"score\","
		"\"title\":\"\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n%s",
		first, table, n, entries);
	keeper_take(h->keeper, &parcel, 1);
	free(text);
	return keeper_find(h->keeper, table)->row.refused == before;
}

static int lines_in(const char *path)
{
	char *text = read_file(path, NULL);
	int lines = 0;

	for (const char *at = text; (at = strchr(at, '\n')); at++)
		lines++;
	free(text);
	return lines;
}

/* A table, or who has none, that sends nonsense all evening does not fill the disk of the host: ten
 * lines, then one each time that there are twice as many; the board counts them all. */
static void test_refusals_are_few(void **state)
{
	enum { MANY = 5000, KEPT = 10 + 9 /* 16, 32 .. 4096 */ };
	struct hall *h = hall_new(*state, 1);

	for (int n = 1; n <= MANY; n++) {
		take_text(h, PARCEL_ASK, 1, "copy\n");
		if (n <= 12)
			assert_int_equal(lines_in(h->refusals), n < 10 ? n : 10);
	}
	assert_int_equal(lines_in(h->refusals), KEPT);
	assert_int_equal(keeper_row(h->keeper, 0)->refused, MANY);
	for (int n = 1; n <= MANY; n++)
		take_text(h, PARCEL_ASK, 0, "copy\n");
	assert_int_equal(lines_in(h->refusals), 2 * KEPT);
	assert_refusal(h, "table 1, refused 4096: ");
	assert_refusal(h, "table 0, refused 4096: a message without a table");
	hall_free(h);
}

static void flush(struct hall *h)
{
	struct reason why = { 0 };

	if (!keeper_flush(h->keeper, &h->host_end.carrier, &why))
		fail_msg("%s", why.text);
}

/* As many as a table can have, and one more: those that were taken go on. */
static void test_sessions_of_a_table(void **state)
{
	struct hall *h = hall_new(*state, 17);

	for (int n = 0; n < KEEPER_TABLE_SESSIONS; n++)
		assert_true(send_session(h, 1, n, 1, ENTRY("1", "seat A B")));
	assert_false(send_session(h, 1, KEEPER_TABLE_SESSIONS, 1, ENTRY("1", "seat A B")));
	assert_refusal(h, "table 1, refused 1: the hall takes at most 32 sessions per table: this one "
	                  "stays on its laptop");
	assert_true(send_session(h, 1, 0, 2, ENTRY("2", "note first")));
	assert_true(send_session(h, 1, KEEPER_TABLE_SESSIONS - 1, 2, ENTRY("2", "note last")));
	assert_true(send_session(h, 2, 0, 1, ENTRY("1", "seat C D")));
	flush(h);
	kill_host(h); /* a host that comes back counts on */
	assert_int_equal(keeper_find(h->keeper, 1)->sessions, KEEPER_TABLE_SESSIONS);
	assert_false(send_session(h, 1, KEEPER_TABLE_SESSIONS, 1, ENTRY("1", "seat A B")));
	assert_true(send_session(h, 1, 0, 3, ENTRY("3", "note again")));
	assert_int_equal(keeper_session(h->keeper, 1, "6f1c0e4a-1111-4222-0001-000000000000")->lines, 3);
	assert_int_equal(keeper_session(h->keeper, 1, "6f1c0e4a-1111-4222-0001-000000000031")->lines, 2);
	hall_free(h);
}

static void test_sessions_of_a_hall(void **state)
{
	struct hall *h = hall_new(*state, 18);
	const int full = KEEPER_SESSIONS / KEEPER_TABLE_SESSIONS,
		  rest = KEEPER_SESSIONS % KEEPER_TABLE_SESSIONS;

	for (int n = 0; n < KEEPER_SESSIONS; n++)
		assert_true(send_session(h, 1 + n / KEEPER_TABLE_SESSIONS, n % KEEPER_TABLE_SESSIONS, 1, ""));
	assert_false(send_session(h, full + 1, rest, 1, ""));
	assert_refusal(h, "the hall takes at most 5000 sessions: this one stays on its laptop");
	assert_false(send_session(h, full + 2, 0, 1, ENTRY("1", "seat A B")));
	assert_true(send_session(h, 1, 0, 1, ENTRY("1", "seat A B")));
	assert_true(send_session(h, full + 1, rest - 1, 1, ENTRY("1", "seat A B")));
	flush(h);
	kill_host(h);
	assert_false(send_session(h, full + 2, 0, 1, ENTRY("1", "seat A B")));
	assert_true(send_session(h, 1, 0, 2, ENTRY("2", "note on")));
	hall_free(h);
}

/* Lines until no more are taken: those that were are kept, other tables go on. */
static void test_bytes_of_a_table(void **state)
{
	struct hall *h = hall_new(*state, 19);
	enum { LETTERS = 390 }; /* nearly as wide as a note may be, and as long as JSON can make it */
	char note[LETTERS * 6 + 1], entry[sizeof note + 100];
	const struct kept *kept;
	int n = 2;

	for (int i = 0; i < LETTERS; i++)
		memcpy(note + 6 * i, "\\u0041", 7);
	assert_true(send_session(h, 1, 0, 1, ENTRY("1", "seat A B")));
	do
		snprintf(entry, sizeof entry,
		         "{\"n\":%d,\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"note %s\"}\n", n++, note);
	while (send_session(h, 1, 0, n - 1, entry) && n < KEEPER_TABLE_BYTES / LETTERS);
	assert_refusal(h, "the hall takes at most 16 MiB per table, the rest stays on its laptop");
	kept = keeper_session(h->keeper, 1, NULL);
	assert_int_equal(kept->lines, n - 2);
	assert_true(keeper_find(h->keeper, 1)->bytes + strlen(entry) - 1 > KEEPER_TABLE_BYTES);
	assert_true(keeper_find(h->keeper, 1)->bytes <= KEEPER_TABLE_BYTES);
	snprintf(entry, sizeof entry, ENTRY("%d", "note short"), n - 1);
	assert_true(send_session(h, 1, 0, n - 1, entry) ||
	            KEEPER_TABLE_BYTES - keeper_find(h->keeper, 1)->bytes < strlen(entry));
	assert_true(send_session(h, 2, 0, 1, ENTRY("1", "seat C D")));
	flush(h);
	kill_host(h);
	assert_true(keeper_session(h->keeper, 1, NULL)->lines >= n - 2);
	hall_free(h);
}

/* ---- going on elsewhere ---- */

static void take_all(struct hall *h)
{
	while (h->way.letters)
		deliver(h);
}

static void test_adopt(void **state)
{
	struct hall *h = hall_new(*state, 5);
	struct wire_lines lines;
	struct reason why;
	bool copied = false;
	off_t size;

	for (int n = 0; n < 40; n++)
		step(h, n);
	take_all(h);
	take_text(h, PARCEL_ASK, 4, "copy 0123abcd\n");
	for (int i = 0; i < h->way.letters; i++) {
		struct letter *letter = &h->way.letter[i];
		const struct parcel parcel = { letter->kind, letter->table, letter->text, letter->size };

		if (letter->kind != PARCEL_COPY)
			continue;
		assert_int_equal(letter->table, 4);
		assert_true(wire_read_lines(&parcel, &lines));
		assert_string_equal(lines.token, "0123abcd");
		assert_int_equal(lines.all, keeper_session(h->keeper, 4, NULL)->lines);
		copied = true;
	}
	assert_true(copied);
	/* The laptop used before is told at once, without a word of its own, and no longer believed. */
	take_all(h);
	assert_true(sender_mark(h->sender[3]).gone);
	size = size_of(h->path);
	take_text(h, PARCEL_ASK, 4, "copy 0123abcd\n");
	assert_int_equal(size_of(h->path), size); /* it is gone once, however often it is asked for */
	take_all(h);
	say_one(h, 3);
	for (int n = 0; n < 10; n++) {
		h->now_ms += STEP_MS;
		sender_tend(h->sender[3], &h->table_end[3].carrier, h->now_ms);
		take_all(h);
		assert_true(keeper_flush(h->keeper, &h->host_end.carrier, &why));
	}
	take_all(h);
	assert_true(sender_mark(h->sender[3]).gone);
	assert_true(keeper_session(h->keeper, 4, NULL)->lines < h->truth[3].lines);
	kill_host(h);
	assert_true(keeper_session(h->keeper, 4, NULL)->lines < h->truth[3].lines);
	hall_free(h);
}

/* A table that leaves on purpose is not lost, whatever its last will says. */
static void test_left(void **state)
{
	struct hall *h = hall_new(*state, 6);
	const struct hall_row *row;

	take_text(h, PARCEL_HERE, 1, "here -\n");
	row = keeper_row(h->keeper, 0);
	assert_true(row->here);
	take_text(h, PARCEL_HERE, 1, "away -\n");
	assert_true(!row->here && !row->left);
	take_text(h, PARCEL_HERE, 1, "here -\n");
	take_text(h, PARCEL_HERE, 1, "left -\n");
	take_text(h, PARCEL_HERE, 1, "away -\n");
	assert_true(!row->here && row->left);
	assert_int_equal(row->refused, 0);
	kill_host(h);
	assert_true(keeper_row(h->keeper, 0)->left);
	hall_free(h);
}

/* ---- the host's file ---- */

/* Cut at any byte: whole messages are kept, and the tables send the rest again. */
static void test_torn_file(void **state)
{
	struct hall *h = hall_new(*state, 11);
	size_t size;
	char *bytes;

	take_text(h, PARCEL_HERE, 1, "here 6f1c0e4a-1111-4222-8333-000000000001\n");
	take_text(h, PARCEL_JOURNAL, 1, "lines 1\n" HALL_HEAD ENTRY("1", "seat A B") ENTRY("2", "note one"));
	keeper_close(h->keeper);
	bytes = read_file(h->path, &size);
	for (size_t cut = 0; cut <= size; cut++) {
		write_file(h->path, bytes, cut);
		open_keeper(h);
		take_text(h, PARCEL_JOURNAL, 1,
		          "lines 1\n" HALL_HEAD ENTRY("1", "seat A B") ENTRY("2", "note one"));
		assert_int_equal(keeper_session(h->keeper, 1, NULL)->lines, 2);
		keeper_close(h->keeper);
	}
	free(bytes);
	open_keeper(h);
	hall_free(h);
}

/* Damage opens nothing and changes nothing. */
static void test_damaged_file(void **state)
{
	const struct place *p = *state;
	char path[PATH_MAX], refusals[PATH_MAX];
	struct reason why;

	snprintf(path, sizeof path, "%s/ev.hall", p->folder);
	snprintf(refusals, sizeof refusals, "%s/ev.refused", p->folder);
	write_text(path, "1 here -\nrubbish\n2 here -\n");
	assert_null(keeper_open(path, refusals, false, 0, &why));
	assert_non_null(strstr(why.text, "at byte 9"));
	assert_file(path, "1 here -\nrubbish\n2 here -\n");
}

/* A second program follows the first. */
static void test_follower(void **state)
{
	struct hall *h = hall_new(*state, 13);
	struct reason why;
	struct keeper *second;

	take_text(h, PARCEL_JOURNAL, 1, "lines 1\n" HALL_HEAD ENTRY("1", "seat A B"));
	second = keeper_open(h->path, h->refusals, false, 0, &why);
	assert_non_null(second);
	assert_true(keeper_follows(second));
	assert_int_equal(keeper_session(second, 1, NULL)->lines, 1);
	assert_false(keeper_read_on(second, 0, &why));
	take_text(h, PARCEL_JOURNAL, 1, "lines 2\n" HALL_HEAD ENTRY("2", "call judge B"));
	assert_true(keeper_read_on(second, 0, &why));
	assert_true(keeper_row(second, 0)->call.waiting);
	assert_int_equal(keeper_row(second, 0)->call.seat, 1);
	assert_string_equal(keeper_row(second, 0)->last, "B calls a judge");
	keeper_close(second);
	hall_free(h);
}

/* A table that calls a judge, by a laptop with such a clock, at a time of the desk's. */
static void call_at(struct hall *h, int table, const char *clock, int64_t now)
{
	char text[1000];
	struct parcel parcel = { PARCEL_JOURNAL, table, text, 0 };

	parcel.size = (size_t)snprintf(
		text, sizeof text,
		"lines "
		"1\n{\"tableside\":1,\"id\":\"6f1c0e4a-1111-4222-8333-00000000000%d\",\"game\":\"commander\","
		"\"title\":\"0\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n"
		"{\"n\":1,\"at\":\"%s\",\"do\":\"seat A B\"}\n{\"n\":2,\"at\":\"%s\",\"do\":\"call judge "
		"B\"}\n",
		table, clock, clock);
	keeper_take(h->keeper, &parcel, now);
}

static const struct hall_row *row_of(const struct hall *h, int table)
{
	return &keeper_find(h->keeper, table)->row;
}

/* Calls stand in the order in which they come to the desk, whatever the laptops' clocks say;
 * two in one second are two. */
static void test_calls(void **state)
{
	enum { NOW = 1795000000 }; /* November 2026 */
	struct hall *h = hall_new(*state, 17);
	struct reason why;

	call_at(h, 3, "2031-01-01T00:00:00Z", NOW);
	call_at(h, 1, "2020-01-01T00:00:00Z", NOW + 60);
	call_at(h, 2, "2020-01-01T00:00:00Z", NOW + 60);
	assert_int_equal(row_of(h, 3)->called, 1);
	assert_int_equal(row_of(h, 1)->called, 2);
	assert_int_equal(row_of(h, 2)->called, 3);
	assert_int_equal(row_of(h, 3)->called_at, NOW);
	assert_int_equal(row_of(h, 1)->called_at, NOW + 60);
	call_at(h, 1, "2020-01-01T00:00:00Z", NOW + 90); /* the same lines once more */
	assert_int_equal(row_of(h, 1)->called, 2);
	assert_int_equal(row_of(h, 1)->called_at, NOW + 60);
	/* a host that starts again keeps the order; no wait begins in the future */
	assert_true(keeper_flush(h->keeper, &h->host_end.carrier, &why));
	keeper_close(h->keeper);
	h->keeper = keeper_open(h->path, h->refusals, false, NOW + 100, &why);
	assert_non_null(h->keeper);
	assert_int_equal(row_of(h, 3)->called, 1);
	assert_int_equal(row_of(h, 2)->called, 3);
	assert_int_equal(row_of(h, 3)->called_at, NOW + 100);
	call_at(h, 4, "2020-01-01T00:00:00Z", NOW + 110);
	assert_int_equal(row_of(h, 4)->called, 4);
	assert_int_equal(row_of(h, 4)->called_at, NOW + 110);
	hall_free(h);
}

/* ---- the shared folder ---- */

struct heard {
	int parcels, refused;
	char text[200];
};

static void hear(void *user, const struct parcel *parcel)
{
	struct heard *heard = user;

	heard->parcels++;
	snprintf(heard->text, sizeof heard->text, "%d %.*s", parcel->table, (int)parcel->size, parcel->text);
}

static void hear_refusal(void *user, int table, const char *why)
{
	struct heard *heard = user;

	heard->refused++;
	snprintf(heard->text, sizeof heard->text, "%s", why);
}

static struct carrier *open_folder(const struct place *p, int table, struct heard *heard)
{
	struct hall_place place = { .table = table };
	struct carrier *carrier;
	struct reason why;

	snprintf(place.path, sizeof place.path, "%s", p->folder);
	snprintf(place.event, sizeof place.event, "ev");
	carrier = carrier_open(&place, &(struct carrier_user){ hear, hear_refusal, heard }, &why);
	assert_non_null(carrier);
	return carrier;
}

static int descriptors(void)
{
	int count = 0;

	for (int fd = 0; fd < 256; fd++)
		count += fcntl(fd, F_GETFD) >= 0;
	return count;
}

static void test_folder(void **state)
{
	struct heard host = { 0 }, table = { 0 }, other = { 0 };
	int before_all = descriptors();
	struct carrier *h = open_folder(*state, HALL_HOST, &host), *t = open_folder(*state, 12, &table),
		       *o = open_folder(*state, 12, &other);
	struct stat before, after;
	char path[PATH_MAX];
	FILE *file;

	assert_false(carrier_send(t, PARCEL_HERE, 12, "here -\n", 7));
	carrier_tend(t, 1);
	assert_true(t->up && t->lasting);
	carrier_tend(o, 1); /* another laptop at the same table */
	assert_false(o->up);
	assert_non_null(strstr(o->why.text, "another laptop is connected as this table: "));
	assert_true(carrier_send(t, PARCEL_HERE, 12, "here -\n", 7));
	carrier_tend(h, 1);
	assert_int_equal(host.parcels, 1);
	assert_string_equal(host.text, "12 here -\n");
	assert_true(carrier_send(h, PARCEL_ACK, 12, "ack x 3\n", 8));
	carrier_tend(t, 5000);
	assert_int_equal(table.parcels, 1);
	assert_string_equal(table.text, "12 ack x 3\n");
	/* silent for long, it is taken for lost */
	carrier_tend(h, 5000);
	assert_int_equal(host.parcels, 1);
	carrier_tend(h, 100000);
	assert_string_equal(host.text, "12 away -\n");
	/* and its beat brings it back, which comes only now and then */
	carrier_tend(t, 100000);
	snprintf(path, sizeof path, "%s/tableside-ev/12.table", ((const struct place *)*state)->folder);
	assert_int_equal(stat(path, &before), 0);
	carrier_tend(t, 100001);
	assert_int_equal(stat(path, &after), 0);
	assert_int_equal(before.st_size, after.st_size);
	carrier_tend(h, 103000);
	assert_string_equal(host.text, "12 here -\n");
	/* what is cut off at its end is no word of the table */
	file = fopen(path, "a");
	assert_non_null(file);
	fputs("here 7\nher", file);
	fclose(file);
	carrier_tend(h, 103001);
	host.text[0] = '\0';
	carrier_tend(h, 200000);
	assert_string_equal(host.text, "12 away -\n");
	assert_int_equal(truncate(path, after.st_size), 0);
	/* bytes that are no parcel end the reading of that file only */
	file = fopen(path, "a");
	assert_non_null(file);
	fputs("rubbish without end\n", file);
	fclose(file);
	carrier_tend(h, 206000);
	assert_int_equal(host.refused, 1);
	carrier_tend(h, 209000);
	assert_int_equal(host.refused, 1);
	carrier_close(o);
	carrier_close(t);
	carrier_close(h);
	assert_int_equal(descriptors(), before_all);
}

/* Where no folder can be, there is no way to a hall, and a sentence says why. */
static void test_no_folder(void **state)
{
	static const struct carrier_user nobody = { hear, hear_refusal, NULL };
	struct hall_place place = { .table = 12, .event = "ev" };
	struct carrier *carrier;
	struct reason why;
	char path[PATH_MAX + 20];

	snprintf(place.path, sizeof place.path, "%s", ((const struct place *)*state)->folder);
	snprintf(path, sizeof path, "%s/tableside-ev", place.path);
	write_text(path, "a file");
	for (int table = 12; table >= HALL_HOST; table -= 12) {
		place.table = table;
		carrier = carrier_open(&place, &nobody, &why);
		assert_non_null(carrier);
		carrier_tend(carrier, 1);
		assert_false(carrier->up);
		assert_true(carrier->barred); /* nor does waiting help */
		assert_non_null(strstr(carrier->why.text, "is not a folder: remove it"));
		carrier_close(carrier);
		assert_int_equal(table == HALL_HOST ? unlink(path) : 0, 0);
	}
	assert_int_equal(symlink("elsewhere", path), 0); /* which might be anybody's */
	carrier = carrier_open(&place, &nobody, &why);
	carrier_tend(carrier, 1);
	assert_true(carrier->barred);
	assert_non_null(strstr(carrier->why.text, "is not a folder: remove it"));
	carrier_close(carrier);
}

/* The next writer removes a parcel that a killed host left incomplete, at any byte. */
static void test_folder_torn(void **state)
{
	char path[PATH_MAX], *bytes;
	struct heard table = { 0 };
	struct carrier *t = open_folder(*state, 3, &table);
	size_t size;

	carrier_tend(t, 1);
	carrier_send(t, PARCEL_HERE, 3, "here -\n", 7);
	carrier_send(t, PARCEL_HERE, 3, "away -\n", 7);
	carrier_close(t);
	snprintf(path, sizeof path, "%s/tableside-ev/3.table", ((const struct place *)*state)->folder);
	bytes = read_file(path, &size);
	for (size_t cut = 0; cut <= size; cut++) {
		struct heard host = { 0 };
		struct carrier *h = open_folder(*state, HALL_HOST, &host);
		char want[20];

		write_file(path, bytes, cut);
		carrier_tend(h, 1);
		t = open_folder(*state, 3, &table);
		carrier_tend(t, 1);
		snprintf(want, sizeof want, "here -\n");
		carrier_send(t, PARCEL_HERE, 3, want, 7);
		carrier_tend(h, 5000);
		assert_int_equal(host.parcels, 1 + (int)(2 * cut / size));
		assert_int_equal(host.refused, 0);
		carrier_close(t);
		carrier_close(h);
	}
	free(bytes);
}

static mode_t mode_of(const char *folder, const char *name)
{
	char path[PATH_MAX];
	struct stat stat_now;

	snprintf(path, sizeof path, "%s/tableside-ev/%s", folder, name);
	assert_int_equal(stat(path, &stat_now), 0);
	return stat_now.st_mode & 07777;
}

/* Another user's laptop may write its file and read its answers, whatever the umask. */
static void test_folder_shared(void **state)
{
	const char *folder = ((const struct place *)*state)->folder;
	mode_t before = umask(077);
	struct heard host = { 0 }, table = { 0 };
	struct carrier *h = open_folder(*state, HALL_HOST, &host), *t = open_folder(*state, 12, &table);

	carrier_tend(t, 1);
	carrier_tend(h, 1);
	assert_true(carrier_send(h, PARCEL_ACK, 12, "ack x 3\n", 8));
	assert_int_equal(mode_of(folder, "."), 02770);
	assert_int_equal(mode_of(folder, "12.table"), 0660);
	assert_int_equal(mode_of(folder, "12.host"), 0660);
	carrier_close(t);
	carrier_close(h);
	umask(before);
}

/* A file that cannot be written is told once and tried again after growing waits. */
static void test_folder_waits(void **state)
{
	struct heard host = { 0 }, table = { 0 };
	struct carrier *h = open_folder(*state, HALL_HOST, &host), *t = open_folder(*state, 12, &table);
	char path[PATH_MAX];

	carrier_tend(t, 1);
	snprintf(path, sizeof path, "%s/tableside-ev/12.host", ((const struct place *)*state)->folder);
	assert_int_equal(mkdir(path, 0700), 0);
	for (int64_t now = 1; now < 900; now += 30) {
		carrier_tend(h, now);
		assert_false(carrier_send(h, PARCEL_ACK, 12, "ack x 3\n", 8));
	}
	carrier_tend(h, 1100);
	assert_false(carrier_send(h, PARCEL_ACK, 12, "ack x 3\n", 8)); /* the second attempt */
	assert_int_equal(host.refused, 1);
	assert_int_equal(rmdir(path), 0);
	carrier_tend(h, 2900);
	assert_false(carrier_send(h, PARCEL_ACK, 12, "ack x 3\n", 8)); /* the third is not due */
	carrier_tend(h, 3200);
	assert_true(carrier_send(h, PARCEL_ACK, 12, "ack x 3\n", 8));
	carrier_close(t);
	carrier_close(h);
}

/* A table whose file somebody removed is silent, and taken for lost like any other. */
static void test_folder_file_removed(void **state)
{
	struct heard host = { 0 }, table = { 0 };
	struct carrier *h = open_folder(*state, HALL_HOST, &host), *t = open_folder(*state, 12, &table);
	char path[PATH_MAX];

	carrier_tend(t, 1);
	assert_true(carrier_send(t, PARCEL_HERE, 12, "here -\n", 7));
	carrier_tend(h, 1);
	assert_string_equal(host.text, "12 here -\n");
	carrier_close(t);
	snprintf(path, sizeof path, "%s/tableside-ev/12.table", ((const struct place *)*state)->folder);
	assert_int_equal(unlink(path), 0);
	for (int64_t now = 5000; now <= 100000; now += 5000)
		carrier_tend(h, now);
	assert_string_equal(host.text, "12 away -\n");
	carrier_close(h);
}

/* Both ends wake by themselves to look for a folder that was taken away. */
static void test_folder_back(void **state)
{
	struct heard host = { 0 }, table = { 0 };
	struct carrier *end[] = { open_folder(*state, HALL_HOST, &host), open_folder(*state, 12, &table) };
	char path[PATH_MAX], away[PATH_MAX + 8];
	struct pollfd fd;
	int64_t at;

	snprintf(path, sizeof path, "%s/tableside-ev", ((const struct place *)*state)->folder);
	snprintf(away, sizeof away, "%s.away", path);
	for (int i = 0; i < 2; i++) {
		carrier_tend(end[i], 1);
		assert_true(end[i]->up);
		assert_int_equal(rename(path, away), 0);
		carrier_tend(end[i], 3000);
		assert_false(end[i]->up);
		assert_string_not_equal(end[i]->why.text, "");
		assert_int_equal(rename(away, path), 0);
		carrier_wait(end[i], &fd, &at);
		assert_in_range(at, 3001, 8000);
		carrier_tend(end[i], at);
		assert_true(end[i]->up);
	}
	carrier_close(end[0]);
	carrier_close(end[1]);
}

/* The host's first answer makes its file and wakes the table at once, which then hears
 * nothing of the files of other tables. */
static void test_folder_first_answer(void **state)
{
	struct heard host = { 0 }, table = { 0 }, other = { 0 };
	struct carrier *h = open_folder(*state, HALL_HOST, &host), *t = open_folder(*state, 12, &table), *o;
	struct pollfd fd;
	int64_t at;

	carrier_tend(t, 1);
	carrier_tend(h, 1);
	carrier_wait(t, &fd, &at);
	assert_int_equal(poll(&fd, 1, 0), 0);
	assert_true(carrier_send(h, PARCEL_ACK, 12, "ack x 3\n", 8));
	assert_int_equal(poll(&fd, 1, 0), 1);
	carrier_tend(t, 2);
	assert_string_equal(table.text, "12 ack x 3\n");
	carrier_tend(t, 3); /* hears that the watch on the folder has ended */
	o = open_folder(*state, 13, &other);
	carrier_tend(o, 4);
	assert_int_equal(poll(&fd, 1, 0), 0);
	carrier_close(o);
	carrier_close(t);
	carrier_close(h);
}

/* A table that cannot be answered does not keep the host busy. */
static void test_desk_rests(void **state)
{
	const struct place *p = *state;
	struct heard table = { 0 };
	struct carrier *t = open_folder(p, 12, &table);
	struct hall_place place = { .table = HALL_HOST };
	struct store store = { .data = "" };
	struct rusage before, after;
	struct desk *desk;
	struct reason why;
	char path[PATH_MAX];

	snprintf(store.data, sizeof store.data, "%s", p->folder);
	snprintf(place.path, sizeof place.path, "%s", p->folder);
	carrier_tend(t, 1);
	snprintf(path, sizeof path, "%s/tableside-ev/12.host", p->folder);
	assert_int_equal(mkdir(path, 0700), 0);
	carrier_send(t, PARCEL_HERE, 12, "here 6f1c0e4a-1111-4222-8333-000000000012\n", 42);
	snprintf(place.event, sizeof place.event, "ev");
	desk = desk_start(&place, "ev", &store, NULL, &why);
	assert_non_null(desk);
	usleep(200000);
	getrusage(RUSAGE_SELF, &before);
	usleep(1500000);
	getrusage(RUSAGE_SELF, &after);
	assert_in_range(after.ru_nvcsw - before.ru_nvcsw, 0, 20);
	desk_stop(desk);
	carrier_close(t);
}

/* Waits until the desk has a way to its only table, and shows so many lines of it. */
static void wait_lines(struct desk *desk, int lines)
{
	struct desk_state now;
	int count;

	for (int tries = 0; tries < 5000; tries++, usleep(1000)) {
		const struct hall_row *row = desk_look(desk, &count, &now);

		if (now.up && count && row->lines == lines)
			return;
	}
	fail_msg("no %d lines came", lines);
}

/* What came just before the end is written down, and the tables are told that nobody listens now. */
static void test_desk_ends(void **state)
{
	static const char one[] = "lines 1\n" HALL_HEAD ENTRY("1", "seat A B"),
			  two[] = "lines 2\n" HALL_HEAD ENTRY("2", "note one");
	const struct place *p = *state;
	struct heard table = { 0 };
	struct carrier *t = open_folder(p, 12, &table);
	struct hall_place place = { .table = HALL_HOST, .event = "ev" };
	struct store store = { .data = "" };
	struct desk *desk;
	struct reason why;
	int files;

	snprintf(store.data, sizeof store.data, "%s", p->folder);
	snprintf(place.path, sizeof place.path, "%s", p->folder);
	carrier_tend(t, 1);
	files = count_files("/proc/self/fd", "");
	desk = desk_start(&place, "ev", &store, NULL, &why);
	assert_non_null(desk);
	assert_true(carrier_send(t, PARCEL_JOURNAL, 12, one, sizeof one - 1));
	wait_lines(desk, 1);
	assert_true(carrier_send(t, PARCEL_JOURNAL, 12, two, sizeof two - 1));
	wait_lines(desk, 2);
	desk_stop(desk);
	assert_int_equal(count_files("/proc/self/fd", ""), files); /* nothing stays open */
	carrier_tend(t, 5000);
	assert_string_equal(table.text, "12 host away\n");
	desk = desk_start(NULL, "ev", &store, NULL, &why);
	assert_non_null(desk);
	wait_lines(desk, 2);
	desk_stop(desk);
	carrier_close(t);
}

/* Waits until the post's lines are so many behind, and whether a host has been heard. */
static void wait_behind(struct post *post, int behind, bool heard)
{
	struct hall_mark mark = { 0 };

	for (int tries = 0; tries < 5000; tries++) {
		poll(&(struct pollfd){ .fd = post_fd(post), .events = POLLIN }, 1, 10);
		mark = post_mark(post);
		if (mark.up && mark.behind == behind && mark.heard == heard)
			return;
	}
	fail_msg("behind %d", mark.behind);
}

static struct save *three_lines(const struct place *p, struct journal **journal)
{
	write_text(p->file, HEAD LINE1 LINE2 LINE3 TAIL);
	return open_ok(p, SAVE_WRITE, journal);
}

/* A table's lines reach the host's board and are acknowledged; what is said before it ends, too. A table
 * that is left is there without a session. */
static void test_post(void **state)
{
	const struct place *p = *state;
	struct hall_place place = { .table = 12, .event = "ev" },
			  host = { .table = HALL_HOST, .event = "ev" };
	struct store store = { .data = "" };
	struct journal *journal = NULL;
	struct save *save = three_lines(p, &journal);
	struct desk_state now;
	struct post *post;
	struct desk *desk;
	struct reason why;
	char cause[200] = "?";
	int count;

	snprintf(store.data, sizeof store.data, "%s", p->folder);
	snprintf(place.path, sizeof place.path, "%s", p->folder);
	snprintf(host.path, sizeof host.path, "%s", p->folder);
	post = post_start(&place, &why);
	assert_non_null(post);
	post_feed(post, NULL);
	post_feed(post, save);
	post_feed(post, save); /* nothing new */
	wait_behind(post, 3, false);
	post_why(post, cause, sizeof cause);
	assert_string_equal(cause, "");
	desk = desk_start(&host, "ev", &store, NULL, &why);
	assert_non_null(desk);
	wait_behind(post, 0, true);
	wait_lines(desk, 3);
	say(save, journal, "note last", T1 + 4000);
	settle(save, &journal, SAVE_SAVED, 1);
	post_feed(post, save);
	assert_int_equal(post_stop_when_done(post, 5000, cause, sizeof cause), 0);
	assert_string_equal(cause, "");
	wait_lines(desk, 4);
	assert_string_equal(desk_look(desk, &count, &now)->last, "note: last");
	post = post_start(&place, &why);
	post_feed(post, save);
	wait_behind(post, 0, true);
	post_feed(post, NULL);
	assert_int_equal(post_stop(post, 5000), 0);
	for (int tries = 0; !desk_look(desk, &count, &now)->left && tries < 5000; tries++)
		usleep(1000);
	assert_true(desk_look(desk, &count, &now)->left);
	desk_stop(desk);
	save_close(save, 1000);
	journal_free(journal);
}

/* Without a host, or without a way, it tells how many lines the host lacks, and why. */
static void test_post_without_host(void **state)
{
	const struct place *p = *state;
	struct hall_place place = { .table = 12, .event = "ev" };
	struct journal *journal = NULL;
	struct save *save = three_lines(p, &journal);
	struct post *post;
	struct reason why;
	char cause[200] = "?", path[PATH_MAX + 20];

	snprintf(place.path, sizeof place.path, "%s", p->folder);
	post = post_start(&place, &why);
	post_feed(post, save);
	assert_int_equal(post_stop(post, 0), 3);
	snprintf(path, sizeof path, "%s/tableside-no", p->folder);
	write_text(path, "a file");
	strcpy(place.event, "no");
	post = post_start(&place, &why);
	post_feed(post, save);
	assert_int_equal(post_stop_when_done(post, 60000, cause, sizeof cause),
	                 3); /* at once: it is barred */
	assert_non_null(strstr(cause, "is not a folder: remove it"));
	post = post_start(&place, &why);
	for (int tries = 0; tries < 5000; tries++) {
		post_why(post, cause, sizeof cause);
		if (strstr(cause, "is not a folder"))
			break;
		usleep(1000);
	}
	assert_non_null(strstr(cause, "is not a folder: remove it"));
	assert_int_equal(post_stop(post, 60000), 0);
	assert_int_equal(post_stop(NULL, 0), 0);
	strcpy(place.path, path);
	assert_null(post_start(&place, &why));
	assert_non_null(strstr(why.text, "cannot use the folder "));
	save_close(save, 1000);
	journal_free(journal);
}

/* Waits until the desk has, or has no longer, trouble with the disk. */
static void wait_trouble(struct desk *desk, bool trouble)
{
	struct desk_state now = { .why.text = "" };
	int count;

	for (int tries = 0; tries < 10000; tries++, usleep(1000)) {
		desk_look(desk, &count, &now);
		if (now.up && (now.why.text[0] != '\0') == trouble)
			return;
	}
	fail_msg("trouble: %s", now.why.text);
}

/* A full disk is told until it has room again. It is full for the host's file alone, the longest. */
static void test_desk_full_disk(void **state)
{
	enum { OTHERS = 4 };
	static const char lines[] = "lines 1\n" HALL_HEAD ENTRY("1", "seat A B");
	const struct place *p = *state;
	struct heard table = { 0 };
	struct carrier *t[OTHERS + 1];
	struct hall_place place = { .table = HALL_HOST, .event = "ev" };
	struct store store = { .data = "" };
	struct rlimit room, full;
	struct desk *desk;
	struct reason why;

	snprintf(store.data, sizeof store.data, "%s", p->folder);
	snprintf(place.path, sizeof place.path, "%s", p->folder);
	for (int i = 0; i <= OTHERS; i++) {
		t[i] = open_folder(p, 12 + i, &table);
		carrier_tend(t[i], 1);
	}
	desk = desk_start(&place, "ev", &store, NULL, &why);
	assert_non_null(desk);
	for (int i = 0; i < OTHERS; i++)
		assert_true(carrier_send(t[i], PARCEL_JOURNAL, 12 + i, lines, sizeof lines - 1));
	signal(SIGXFSZ, SIG_IGN);
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &room), 0);
	full = (struct rlimit){ 2 * sizeof lines, room.rlim_max };
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
	assert_true(carrier_send(t[OTHERS], PARCEL_JOURNAL, 12 + OTHERS, lines, sizeof lines - 1));
	wait_trouble(desk, true);
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &room), 0);
	wait_trouble(desk, false);
	desk_stop(desk);
	for (int i = 0; i <= OTHERS; i++)
		carrier_close(t[i]);
}

static void test_places(void **state)
{
	static const char *const bad[] = { "",           "mqtt://",  "mqtt://h:0", "mqtt://h:x",
		                           "mqtt://a@b", "http://h", "mqtt://h/x" };
	struct hall_place place = { 0 };
	struct reason why;

	assert_true(place_read(&place, "mqtt://hall.example", &why));
	assert_true(place.broker && !place.tls && place.port == 1883);
	assert_true(place_read(&place, "mqtts://10.0.0.5:1234", &why));
	assert_true(place.tls && place.port == 1234);
	assert_string_equal(place.address, "10.0.0.5");
	assert_true(place_read(&place, "mqtt://[::1]:99", &why));
	assert_string_equal(place.address, "::1");
	assert_true(place_read(&place, "mqtt://hall]", &why));
	assert_string_equal(place.address, "hall]"); /* as it is typed, not another host */
	assert_true(place_read(&place, ".", &why));
	assert_string_equal(place.path, ".");
	assert_true(place_read(&place, "/mnt/hall", &why));
	assert_false(place.broker);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_false(place_read(&place, bad[i], &why));
	assert_true(place_event(&place, "Spiel_2026-a", &why));
	assert_false(place_event(&place, "../x", &why));
	assert_false(place_event(&place, "a b", &why));
	assert_false(place_event(&place, "+", &why));
	assert_false(place_event(&place, "", &why));
}

/* The file for the broker has the passwords of all tables. */
static void test_passwords(void **state)
{
	struct hall_place place = { .event = "ev", .table = 7 };
	char path[] = "/tmp/passwords-XXXXXX";
	const char *text = "ev-table-77 other\nev-table-6 six\nev-table-7 seven\nev-table-8 eight\n";
	int fd = mkstemp(path);
	struct reason why;
	bool found;

	assert_int_equal(write(fd, text, strlen(text)), strlen(text));
	close(fd);
	assert_true(place_find_password(&place, path, &found, &why));
	assert_true(found);
	assert_string_equal(place.password, "seven");
	place.table = 9;
	assert_true(place_find_password(&place, path, &found, &why));
	assert_false(found);
	assert_false(place_password(&place, path, &why));
	assert_string_equal(why.text, "the file has no password for ev-table-9");
	place.table = 8;
	assert_true(place_password(&place, path, &why));
	assert_string_equal(place.password, "eight");
	assert_int_equal(chmod(path, 0640), 0);
	assert_false(place_password(&place, path, &why));
	assert_non_null(strstr(why.text, ": chmod 600 makes it yours alone"));
	unlink(path);
	assert_false(place_password(&place, path, &why));
	assert_non_null(strstr(why.text, ": No such file or directory"));
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_places),
		cmocka_unit_test(test_passwords),
		TEST(test_bad_way),
		TEST(test_host_dies),
		TEST(test_away),
		TEST(test_seating),
		TEST(test_refused),
		TEST(test_refusals_are_few),
		TEST(test_noise),
		TEST(test_sessions_of_a_table),
		TEST(test_sessions_of_a_hall),
		TEST(test_bytes_of_a_table),
		TEST(test_adopt),
		TEST(test_left),
		TEST(test_torn_file),
		TEST(test_damaged_file),
		TEST(test_follower),
		TEST(test_folder),
		TEST(test_calls),
		TEST(test_no_folder),
		TEST(test_folder_torn),
		TEST(test_folder_shared),
		TEST(test_folder_waits),
		TEST(test_folder_file_removed),
		TEST(test_folder_back),
		TEST(test_folder_first_answer),
		TEST(test_desk_rests),
		TEST(test_desk_ends),
		TEST(test_desk_full_disk),
		TEST(test_post),
		TEST(test_post_without_host),
	};

	return cmocka_run_group_tests_name("hall", tests, NULL, NULL);
}
