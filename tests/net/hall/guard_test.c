/* SPDX-License-Identifier: MIT */
/*
 * What a hall must never do: acknowledge what is not on disk, believe an acknowledgement of lines that a
 * table does not have, write where somebody else's link points. No clock and no thread. TAP.
 */
#include "tests/kit/saves.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "net/hall/keeper_inner.h"
#include "net/hall/sender.h"
#include "net/hall/stream.h"
#include "net/hall/wire.h"
#include "spell.h"

/* ---- a disk whose sync fails on demand, and a way that notes what is sent ---- */

static int syncs_failing, synced;

/* Goes before that of the C library. */
int fdatasync(int fd)
{
	(void)fd;
	if (syncs_failing > 0) {
		syncs_failing--;
		errno = EIO;
		return -1;
	}
	synced++;
	return 0;
}

static int reads_failing; /* the n-th from now on */

ssize_t pread(int fd, void *bytes, size_t size, off_t at)
{
	if (reads_failing && !--reads_failing) {
		errno = EIO;
		return -1;
	}
	assert_int_equal(lseek(fd, at, SEEK_SET), at);
	return read(fd, bytes, size);
}

struct way {
	struct carrier carrier; /* first */
	char sent[1000];
	int synced_before; /* before the first message */
	bool refuses;      /* the next message */
};

static bool way_send(struct carrier *carrier, const struct parcel *parcel)
{
	struct way *way = (struct way *)carrier;
	size_t length = strlen(way->sent);

	if (way->refuses) {
		way->refuses = false;
		return false;
	}
	if (!length)
		way->synced_before = synced;
	snprintf(way->sent + length, sizeof way->sent - length, "%.*s", (int)parcel->size, parcel->text);
	return true;
}

static const struct carrier_ops ops = { .send = way_send };

static struct way way_new(void)
{
	return (struct way){ .carrier = { .ops = &ops, .up = true }, .synced_before = -1 };
}

#define ID "6f1c0e4a-1111-4222-8333-000000000001"
#define HALL_HEAD                                                                    \
	"{\"tableside\":1,\"id\":\"" ID                                              \
	"\",\"game\":\"score\",\"title\":\"\",\"created\":\"2026-11-20T18:24:35Z\"," \
	"\"journal\":[\n"
#define LINE(N, DO) "{\"n\":" N ",\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"" DO "\"}"

/* ---- the host ---- */

static struct keeper *open_keeper(const struct place *p, struct reason *why)
{
	char path[PATH_MAX], refusals[PATH_MAX];

	snprintf(path, sizeof path, "%s/ev.hall", p->folder);
	snprintf(refusals, sizeof refusals, "%s/ev.refused", p->folder);
	return keeper_open(path, refusals, false, 0, why);
}

static void test_synced_then_acknowledged(void **state)
{
	static const char text[] = "lines 1\n" HALL_HEAD LINE("1", "seat A B") "\n";
	const struct parcel parcel = { PARCEL_JOURNAL, 1, text, sizeof text - 1 };
	struct reason why = { 0 };
	struct keeper *keeper = open_keeper(*state, &why);
	struct way way = way_new();

	assert_non_null(keeper);
	keeper_take(keeper, &parcel, 1);
	syncs_failing = 1;
	synced = 0;
	assert_false(keeper_flush(keeper, &way.carrier, &why));
	assert_non_null(strstr(why.text, strerror(EIO)));
	assert_string_equal(way.sent, ""); /* a power cut could still take the line */
	assert_true(keeper_owes(keeper));
	assert_true(keeper_flush(keeper, &way.carrier, &why));
	assert_string_equal(way.sent, "ack " ID " 1\n");
	assert_int_equal(way.synced_before, 1);
	keeper_close(keeper);
}

static void test_no_link_for_the_host(void **state)
{
	const struct place *p = *state;
	char path[PATH_MAX], precious[PATH_MAX];
	struct reason why = { 0 };

	snprintf(path, sizeof path, "%s/ev.hall", p->folder);
	snprintf(precious, sizeof precious, "%s/precious", p->folder);
	write_text(precious, "");
	assert_int_equal(symlink("precious", path), 0);
	assert_null(open_keeper(p, &why));
	assert_non_null(strstr(why.text, strerror(ELOOP)));
	assert_file(precious, "");
}

/* ---- a table ---- */

static void acknowledge(struct sender *sender, const char *text)
{
	const struct parcel parcel = { PARCEL_ACK, 1, text, strlen(text) };

	sender_take(sender, &parcel, 1);
}

/* More than this table has: from before its file was restored. Its lines are still owed. */
static void test_acknowledged_too_much(void **state)
{
	struct sender *sender = sender_new(1);
	struct way way = way_new();

	(void)state;
	sender_open(sender, ID, HALL_HEAD, strlen(HALL_HEAD));
	sender_add(sender, LINE("1", "seat A B"), strlen(LINE("1", "seat A B")));
	sender_add(sender, LINE("2", "note x"), strlen(LINE("2", "note x")));
	sender_tend(sender, &way.carrier, 1); /* greets */
	acknowledge(sender, "ack " ID " 3\n");
	assert_int_equal(sender_mark(sender).behind, 2);
	sender_tend(sender, &way.carrier, 1);
	assert_non_null(strstr(way.sent, "seat A B"));
	assert_non_null(strstr(way.sent, "note x"));
	acknowledge(sender, "ack " ID " 2\n");
	assert_int_equal(sender_mark(sender).behind, 0);
	sender_add(sender, LINE("3", "note y"), strlen(LINE("3", "note y")));
	assert_int_equal(sender_mark(sender).behind, 1); /* and not lost behind the 3 of before */
	sender_free(sender);
}

/* The host hears of the table before it gets its lines, also when the first greeting was lost. */
static void test_greets_first(void **state)
{
	struct sender *sender = sender_new(1);
	struct way way = way_new();

	(void)state;
	sender_open(sender, ID, HALL_HEAD, strlen(HALL_HEAD));
	sender_add(sender, LINE("1", "seat A B"), strlen(LINE("1", "seat A B")));
	way.refuses = true;
	sender_tend(sender, &way.carrier, 1);
	assert_string_equal(way.sent, "");
	sender_tend(sender, &way.carrier, 2);
	assert_string_equal(way.sent, "here " ID "\n");
	acknowledge(sender, "ack " ID " 0\nack " ID " 1\n"); /* two are none */
	assert_int_equal(sender_mark(sender).behind, 1);
	sender_free(sender);
}

/* A line whose answer is lost is sent again eight seconds later, however long all was well before. */
static void test_sends_again(void **state)
{
	static const char here[] = "host here\n";
	const struct parcel host = { PARCEL_HOST, HALL_HOST, here, sizeof here - 1 };
	struct sender *sender = sender_new(1);
	struct way way = way_new();

	(void)state;
	sender_open(sender, ID, HALL_HEAD, strlen(HALL_HEAD));
	sender_add(sender, LINE("1", "seat A B"), strlen(LINE("1", "seat A B")));
	sender_take(sender, &host, 1);
	sender_tend(sender, &way.carrier, 1);
	acknowledge(sender, "ack " ID " 0\n");
	sender_tend(sender, &way.carrier, 2);
	acknowledge(sender, "ack " ID " 1\n");
	assert_int_equal(sender_mark(sender).behind, 0);
	for (int now = 1000; now <= 300000; now += 1000)
		sender_tend(sender, &way.carrier, now);
	sender_add(sender, LINE("2", "note x"), strlen(LINE("2", "note x")));
	sender_tend(sender, &way.carrier, 301000);
	assert_non_null(strstr(way.sent, "note x"));
	way.sent[0] = '\0';
	sender_tend(sender, &way.carrier, 308999);
	assert_null(strstr(way.sent, "note x"));
	sender_tend(sender, &way.carrier, 309000);
	assert_non_null(strstr(way.sent, "note x"));
	sender_free(sender);
}

/* While the host is away the broker keeps what is owed: the table has nothing to wake for. */
static void test_sleeps_while_the_host_is_away(void **state)
{
	static const char *const words[] = { "host away\n", "host here\n" };
	struct sender *sender = sender_new(1);
	struct way way = way_new();

	(void)state;
	sender_open(sender, ID, HALL_HEAD, strlen(HALL_HEAD));
	sender_add(sender, LINE("1", "seat A B"), strlen(LINE("1", "seat A B")));
	sender_tend(sender, &way.carrier, 1);
	acknowledge(sender, "ack " ID " 0\n");
	sender_tend(sender, &way.carrier, 2);
	assert_non_null(strstr(way.sent, "seat A B"));
	for (int here = 0; here < 2; here++) {
		const struct parcel host = { PARCEL_HOST, HALL_HOST, words[here], strlen(words[here]) };

		sender_take(sender, &host, 3);
		sender_tend(sender, &way.carrier, 3);
		assert_int_equal(sender_wake(sender) != 0, here);
	}
	sender_free(sender);
}

/* A table hears whether its host listens, and takes no other word for it. */
static void test_hears_of_the_host(void **state)
{
	static const struct {
		const char *text;
		int heard; /* -1: nothing */
	} words[] = { { "host here\n", 1 },   { "host away\n", 0 }, { "host asleep\n", -1 },
		      { "hosts here\n", -1 }, { "host\n", -1 },     { "host here now\n", -1 } };

	(void)state;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		const struct parcel parcel = { PARCEL_HOST, HALL_HOST, words[i].text, strlen(words[i].text) };
		bool here, heard = wire_read_host(&parcel, &here);

		assert_int_equal(heard ? here : -1, words[i].heard);
	}
}

/* Who is to sit at the table: whoever writes it, a name is one that could sit down, and each is there once.
 */
static void test_seating(void **state)
{
	/* clang-format off */
	static const struct { const char *text, *seated; } words[] = {
		{ "seats 2\nplayer Anna\nplayer Sato Hiro\n", "2: Anna, Sato Hiro" },
		{ "seats final\nplayer Anna\n", "final: Anna" },
		{ "seats 2\nturns\nplayer Ben\nplayer Anna\n", "2, turns: Ben, Anna" },
		{ "seats 2\nboard 7 of 9\nplayer Anna\nplayer\nplayers Ben\n\n", "2: Anna" }, /* of a later version */
		{ "seats 2\nplayer Anna\nplayer \n", "2: Anna" },
		{ "seats \n", NULL },
		{ "seats -\n", ": " },
		{ "seats -\nplayer Anna\n", NULL },
		{ "seats 2\n", NULL },
		{ "seats 2", NULL },
		{ "seats\nplayer Anna\n", NULL },
		{ "seats 2 3\nplayer Anna\n", NULL },
		{ "seats ../2\nplayer Anna\n", NULL },
		{ "seats %s\nplayer Anna\n", NULL },
		{ "seats abcdefghijklmnop\nplayer Anna\n", NULL },
		{ "seat 2\nplayer Anna\n", NULL },
		{ "seats 2\nplayer Anna\nplayer Ben", NULL },
		{ "seats 2\nplayer Anna\nplayer ANNA\n", NULL },
		{ "seats 2\nplayer Anna\nplayer 3\n", NULL },
		{ "seats 2\nplayer each\n", NULL },
		{ "seats 2\nplayer  Anna\n", NULL },
		{ "seats 2\nplayer A\"b\n", NULL },
		{ "seats 2\nplayer A,b\n", NULL },
		{ "seats 2\nplayer #A\n", NULL },
		{ "seats 2\nplayer A\x1b[2J\n", NULL },
		{ "seats 2\nplayer A\xe2\x80\xae" "b\n", NULL },
		{ "seats 2\nplayer A\xff\n", NULL },
		{ "seats 2\nplayer Anna of the very long names\n", NULL },
		{ "seats 2\nplayer A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F\nplayer G\nplayer H\n"
		  "player I\nplayer J\nplayer K\n", NULL },
	};
	/* clang-format on */
	struct sender *sender = sender_new(1);
	const struct hall_seating *seating = sender_seating(sender);
	char names[400], before[400] = "";

	(void)state;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		acknowledge(sender, words[i].text);
		snprintf(names, sizeof names, "%s%s: ", seating->round, seating->turns ? ", turns" : "");
		for (int seat = 0; seat < seating->seats; seat++)
			snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s",
			         seat ? ", " : "", seating->name[seat]);
		assert_string_equal(names, words[i].seated ? words[i].seated : before);
		strcpy(before, names);
	}
	assert_true(sender_mark(sender).heard);
	sender_free(sender);
}

/* In a folder that several people may write to, somebody could have laid a link. */
static void test_no_link_for_a_table(void **state)
{
	const struct place *p = *state;
	char precious[PATH_MAX];
	struct stream stream;
	struct reason why = { 0 };

	stream_init(&stream, p->folder, 1, "up");
	snprintf(precious, sizeof precious, "%s/precious", p->folder);
	write_text(precious, "precious");
	assert_int_equal(symlink("precious", stream.path), 0);
	assert_false(stream_write(&stream, &why));
	assert_non_null(strstr(why.text, strerror(ELOOP)));
	assert_file(precious, "precious");
	assert_int_equal(unlink(stream.path), 0);
	assert_true(stream_write(&stream, &why));
	stream_done(&stream);
}

/* Somebody's private file, linked to where a table writes: it keeps its text and its rights. */
static void test_no_second_name_for_a_table(void **state)
{
	static const char *const texts[] = { "precious", "here 5\nhello", "" };
	const struct place *p = *state;
	char precious[PATH_MAX];
	struct stream stream;
	struct reason why = { 0 };
	struct stat stat_of;

	stream_init(&stream, p->folder, 1, "up");
	snprintf(precious, sizeof precious, "%s/precious", p->folder);
	for (int i = 0; i < 3; i++) {
		unlink(precious);
		write_text(precious, texts[i]);
		assert_int_equal(chmod(precious, 0600), 0);
		assert_int_equal(link(precious, stream.path), 0);
		assert_false(stream_write(&stream, &why));
		assert_non_null(strstr(why.text, "is not a file of this hall"));
		assert_file(precious, texts[i]);
		assert_int_equal(stat(precious, &stat_of), 0);
		assert_int_equal(stat_of.st_mode & 0777, 0600);
		assert_int_equal(unlink(stream.path), 0);
	}
}

/* A file that this program has not begun, or that all may write. */
static void test_no_foreign_file_for_a_table(void **state)
{
	const struct place *p = *state;
	struct stream stream;
	struct reason why = { 0 };

	stream_init(&stream, p->folder, 1, "up");
	write_text(stream.path, "hereabouts 5\n");
	assert_false(stream_write(&stream, &why));
	assert_file(stream.path, "hereabouts 5\n");
	write_text(stream.path, "her"); /* torn: this program has begun it */
	assert_int_equal(chmod(stream.path, 0662), 0);
	assert_false(stream_write(&stream, &why));
	assert_int_equal(chmod(stream.path, 0660), 0);
	assert_true(stream_write(&stream, &why));
	stream_done(&stream);
}

/* What cannot be read is not cut off. */
static void test_unreadable(void **state)
{
	static const char text[] = "here 7\nhere -\nhere 7\nhere -\n";
	const struct place *p = *state;
	struct stream stream;
	struct reason why;

	stream_init(&stream, p->folder, 1, "up");
	write_text(stream.path, text);
	for (int n = 1; n <= 4; n++) {
		reads_failing = n;
		assert_false(stream_write(&stream, &why));
		assert_int_equal(reads_failing, 0);
		assert_non_null(strstr(why.text, "/1.up: Input/output error"));
		assert_int_equal(stream.fd, -1);
		assert_file(stream.path, text);
	}
	assert_true(stream_write(&stream, &why));
	assert_int_equal(stream.at, sizeof text - 1);
	stream_done(&stream);
}

/* ---- what stands in a file of the folder ---- */

struct told {
	size_t taken;
	int refused;
};

static void tell_taken(void *user, const struct parcel *parcel)
{
	((struct told *)user)->taken = parcel->size;
}

static void tell_refused(void *user, int table, const char *why)
{
	(void)table;
	assert_non_null(strstr(why, "damaged"));
	((struct told *)user)->refused++;
}

static struct told told_of(const struct place *p, const char *text, size_t size)
{
	struct told told = { 0 };
	const struct carrier_user to = { tell_taken, tell_refused, &told };
	struct stream stream;
	FILE *file;

	stream_init(&stream, p->folder, 1, "up");
	file = fopen(stream.path, "we");
	assert_non_null(file);
	assert_int_equal(fwrite(text, 1, size, file), size);
	assert_int_equal(fclose(file), 0);
	stream_read(&stream, 1, &to);
	stream_done(&stream);
	return told;
}

/* A head that may still come to its end is waited for; what can be none is damage. The largest parcel is
 * taken. */
static void test_heads(void **state)
{
	static char text[PARCEL_BYTES + 60];
	char head[60];
	int size;

	memset(text, 'x', sizeof text);
	assert_int_equal(told_of(*state, text, 39).refused, 0);
	assert_int_equal(told_of(*state, text, 40).refused, 1);
	assert_int_equal(told_of(*state, text, 60).refused, 1);
	assert_int_equal(told_of(*state, "hello 1\nx", 9).refused, 1);
	size = snprintf(head, sizeof head, "journal %d\n", PARCEL_BYTES);
	memcpy(text, head, (size_t)size);
	assert_int_equal(told_of(*state, text, PARCEL_BYTES + (size_t)size).taken, PARCEL_BYTES);
	size = snprintf(head, sizeof head, "journal %d\n", PARCEL_BYTES + 1);
	memcpy(text, head, (size_t)size);
	assert_int_equal(told_of(*state, text, PARCEL_BYTES + 1 + (size_t)size).refused, 1);
}

static void count_parcels(void *user, const struct parcel *parcel)
{
	int *sum = user;

	(void)parcel;
	++*sum;
}

/* However many bytes have come, one look takes all of them; another file in its place begins anew. */
static void test_all_that_came(void **state)
{
	static char text[PARCEL_BYTES];
	const struct place *p = *state;
	int taken = 0;
	const struct carrier_user to = { count_parcels, tell_refused, &taken };
	struct stream out, in;
	struct reason why;
	char other[PATH_MAX];

	memset(text, 'x', sizeof text);
	stream_init(&out, p->folder, 1, "up");
	stream_init(&in, p->folder, 1, "up");
	assert_true(stream_write(&out, &why));
	for (int i = 0; i < 5; i++)
		assert_true(stream_add(&out, PARCEL_JOURNAL, text, i ? sizeof text : 1));
	assert_true(stream_read(&in, 1, &to));
	assert_int_equal(taken, 5);
	assert_false(stream_read(&in, 1, &to));
	stream_done(&out);
	snprintf(other, sizeof other, "%s/other", p->folder);
	assert_int_equal(rename(in.path, other), 0);
	assert_true(stream_write(&out, &why));
	for (int i = 0; i < 6; i++)
		assert_true(stream_add(&out, PARCEL_JOURNAL, text, sizeof text));
	assert_true(stream_read(&in, 1, &to));
	assert_int_equal(taken, 11);
	stream_done(&out);
	stream_done(&in);
}

/* What a full disk has taken of a message is cut off, and the next one follows the last whole one. */
static void test_full_disk(void **state)
{
	const struct place *p = *state;
	struct stream stream;
	struct rlimit room, full;
	struct reason why;

	stream_init(&stream, p->folder, 1, "up");
	assert_true(stream_write(&stream, &why));
	assert_true(stream_add(&stream, PARCEL_HERE, "here -\n", 7));
	signal(SIGXFSZ, SIG_IGN);
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &room), 0);
	full = (struct rlimit){ 18, room.rlim_max };
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
	assert_false(stream_add(&stream, PARCEL_HERE, "left -\n", 7));
	assert_int_equal(errno, EFBIG);
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &room), 0);
	assert_file(stream.path, "here 7\nhere -\n");
	assert_true(stream_is_there(&stream));
	assert_true(stream_add(&stream, PARCEL_HERE, "away -\n", 7));
	assert_file(stream.path, "here 7\nhere -\nhere 7\naway -\n");
	stream_done(&stream);
}

static void test_faults(void **state)
{
	static const int errors[] = { EACCES, EPERM, ENOENT };
	struct reason why;

	(void)state;
	for (int i = 0; i < 3; i++) {
		assert_false(stream_fault("/x/y", errors[i], &why));
		assert_int_equal(errno, errors[i]);
		assert_string_equal(why.text,
		                    i < 2 ? "no access to /x/y: its owner can share it with chgrp -R and "
		                            "chmod -R g+rwX"
		                          : "/x/y: No such file or directory");
	}
}

/* ---- whole conversations ---- */

static bool note_message(struct carrier *carrier, const struct parcel *parcel)
{
	struct way *way = (struct way *)carrier;

	if (way->refuses)
		return false;
	spell_back(parcel, way->sent, sizeof way->sent);
	return true;
}

static const struct carrier_ops noting = { .send = note_message };

/* A time and what happens, "1200 add 2"; what the table then says, when it wants to be woken, how many lines
 * it owes. */
struct turn {
	const char *what, *then;
};

static void hear(struct sender *sender, enum parcel_kind kind, const char *text, int64_t now)
{
	char whole[200];
	const char *id = strchr(text, '#');
	const struct parcel parcel = { kind, 1, whole,
		                       (size_t)(id ? snprintf(whole, sizeof whole, "%.*s" SPELL_ID "%s\n",
		                                              (int)(id - text), text, id + 1)
		                                   : snprintf(whole, sizeof whole, "%s\n", text)) };

	sender_take(sender, &parcel, now);
}

static void happen(struct sender *sender, struct way *way, const char *what, int64_t now)
{
	way->sent[0] = '\0';
	char id[WIRE_ID], line[101];
	int count;

	if (sscanf(what, "open %1s", line) == 1) {
		snprintf(id, sizeof id, SPELL_ID "%s", line);
		sender_open(sender, id, "H\n", 2);
	} else if (sscanf(what, "add %d", &count) == 1) {
		snprintf(line, sizeof line, "%0100d", 7);
		for (; count > 0; count--)
			sender_add(sender, line, count > 1 ? 100 : 1);
	} else if (strncmp(what, "ack", 3) == 0 || strncmp(what, "gone", 4) == 0) {
		hear(sender, PARCEL_ACK, what, now);
	} else if (strncmp(what, "host", 4) == 0) {
		hear(sender, PARCEL_HOST, what, now);
	} else if (strncmp(what, "as host ", 8) == 0) {
		hear(sender, PARCEL_HOST, what + 8, now);
	} else if (strncmp(what, "as ack ", 7) == 0) {
		hear(sender, PARCEL_ACK, what + 7, now);
	} else if (strcmp(what, "leave") == 0) {
		sender_leave(sender);
	} else if (strcmp(what, "part") == 0) {
		sender_part(sender, &way->carrier);
	}
	way->carrier.up = (way->carrier.up || strcmp(what, "up") == 0) && strcmp(what, "down") != 0;
	way->carrier.lasting |= strcmp(what, "lasting") == 0;
	way->refuses = strstr(what, "refused") != NULL;
	sender_tend(sender, &way->carrier, now);
}

static void converse(const struct turn *turns, size_t count)
{
	struct sender *sender = sender_new(1);
	struct way way = { .carrier = { .ops = &noting } };

	for (size_t i = 0; i < count; i++) {
		struct hall_mark mark;
		char got[1200], *what;
		int64_t now = strtoll(turns[i].what, &what, 10);

		happen(sender, &way, what + 1, now);
		mark = sender_mark(sender);
		snprintf(got, sizeof got, "%s, wake %lld, behind %d%s%s%s%s", way.sent,
		         (long long)sender_wake(sender), mark.behind, mark.up ? "" : ", down",
		         mark.heard ? "" : ", unheard", mark.host ? "" : ", away", mark.gone ? ", gone" : "");
		if (strcmp(got, turns[i].then) != 0)
			fail_msg("%s: %s, not %s", turns[i].what, got, turns[i].then);
	}
	sender_free(sender);
}

/* Over a broker, which keeps 250 lines of a table for a host that is away. */
static const struct turn straight[] = {
	{ "1000 ", ", wake 0, behind 0, down, unheard" },
	{ "1000 leave", ", wake 0, behind 0, down, unheard" },
	{ "1001 up", "here -|, wake 0, behind 0, unheard" },
	{ "1002 host here", "here -|, wake 0, behind 0" },
	{ "1003 add 1", ", wake 0, behind 0" },
	{ "1004 open 1", "here #1|, wake 0, behind 0" },
	{ "1005 add 2", ", wake 4004, behind 2" },
	{ "4003 ", ", wake 4004, behind 2" },
	{ "4004 ", "lines 1|+3, wake 12004, behind 2" },
	{ "12003 ", ", wake 12004, behind 2" },
	{ "12004 ", "lines 1|+3, wake 28004, behind 2" },
	{ "12005 ", ", wake 28004, behind 2" },
	{ "28003 ", ", wake 28004, behind 2" },
	{ "28004 ", "lines 1|+3, wake 60004, behind 2" },
	{ "60003 ", ", wake 60004, behind 2" },
	{ "60004 ", "lines 1|+3, wake 120004, behind 2" },
	{ "120003 ", ", wake 120004, behind 2" },
	{ "120004 ", "lines 1|+3, wake 180004, behind 2" },
	{ "180003 ", ", wake 180004, behind 2" },
	{ "180004 ", "lines 1|+3, wake 240004, behind 2" },
	{ "181000 ack #1 1", ", wake 189000, behind 1" },
	{ "181500 ack #1 0", "lines 1|+3, wake 189500, behind 2" },
	{ "181600 ack #1 0", ", wake 189600, behind 2" },
	{ "183500 ack #1 0", "lines 1|+3, wake 191500, behind 2" },
	{ "183600 ack #2 1", ", wake 191500, behind 2" },
	{ "183700 ack #1 3", ", wake 191500, behind 2" },
	{ "183800 ack #1 2", ", wake 0, behind 0" },
	{ "184000 add 1", "lines 3|H|0|, wake 192000, behind 1" },
	{ "191999 ", ", wake 192000, behind 1" },
	{ "192000 ", "lines 3|H|0|, wake 208000, behind 1" },
	{ "192100 host away", ", wake 0, behind 1, away" },
	{ "210000 ", ", wake 0, behind 1, away" },
	{ "220000 host here", "here #1| lines 3|H|0|, wake 228000, behind 1" },
	{ "220100 ack #1 3", ", wake 0, behind 0" },
	{ "220200 ack #1 3", ", wake 0, behind 0" },
	{ "220300 ack #1 2", "lines 3|H|0|, wake 228300, behind 1" },
	{ "220350 as host ack #1 3", ", wake 228300, behind 1" },
	{ "220360 as ack host away", ", wake 228300, behind 1" },
	{ "220400 ack #1 3", ", wake 0, behind 0" },
	{ "221000 open 2", "here #2|, wake 0, behind 0" },
	{ "221100 ack #2 0", ", wake 0, behind 0" },
	{ "221200 add 400", "lines 1|+163 lines 163|+163, wake 229200, behind 400" },
	{ "221300 ack #2 124", ", wake 229300, behind 276" },
	{ "221301 ack #2 125", "lines 325|+77, wake 229301, behind 275" },
	{ "221400 ack #2 400", ", wake 0, behind 0" },
	{ "222000 down", ", wake 0, behind 0, down" },
	{ "222001 add 1", ", wake 0, behind 1, down" },
	{ "230000 refused", ", wake 0, behind 1, down" },
	{ "230001 up", "here #2|, wake 233001, behind 1" },
	{ "230002 refused", ", wake 233001, behind 1" },
	{ "230003 ack #2 400", "lines 401|H|0|, wake 238003, behind 1" },
	{ "230004 add 1 refused", ", wake 238003, behind 2" },
	{ "230005 ", "lines 402|H|0|, wake 238003, behind 2" },
	{ "230006 down", ", wake 0, behind 2, down" },
	{ "230007 up", "here #2|, wake 233007, behind 2" },
	{ "233006 ", ", wake 233007, behind 2" },
	{ "233007 ", "lines 401|H|0|0|, wake 241007, behind 2" },
	{ "240000 leave", "here -|, wake 241007, behind 2" },
	{ "240001 leave", ", wake 241007, behind 2" },
	{ "240002 part", "left -|, wake 241007, behind 2" },
	{ "240003 open 1", "here #1|, wake 241007, behind 2" },
	{ "240004 part", "left #1|, wake 241007, behind 2" },
	{ "240005 add 4", ", wake 241007, behind 3" },
	{ "240006 ack #1 2", "lines 3|+3, wake 248006, behind 4" },
	{ "240007 ack #1 4", ", wake 248007, behind 2" },
	{ "240008 gone #1", ", wake 248007, behind 2, gone" },
	{ "240009 add 1", ", wake 248007, behind 2, gone" },
	{ "240010 ack #1 1", ", wake 248010, behind 2, gone" },
	{ "240011 open 2", "here #2|, wake 0, behind 0" },
	{ "240100 host away", ", wake 0, behind 0, away" },
	{ "250000 add 1", ", wake 0, behind 0, away" },
	{ "250001 add 300", ", wake 0, behind 0, away" },
};

/* In a folder, which keeps them all. */
static const struct turn kept[] = {
	{ "1 lasting", ", wake 0, behind 0, down, unheard" },
	{ "2 open 1", ", wake 0, behind 0, down, unheard" },
	{ "3 add 300", ", wake 0, behind 300, down, unheard" },
	{ "4 up", "here #1|, wake 3004, behind 300, unheard" },
	{ "3003 ", ", wake 3004, behind 300, unheard" },
	{ "3004 ", "lines 1|+163 lines 163|+139, wake 0, behind 300, unheard" },
	{ "3005 host away", ", wake 0, behind 300, away" },
	{ "3006 add 1", "lines 301|H|0|, wake 0, behind 301, away" },
	{ "3007 host here", "here #1|, wake 0, behind 301" },
	{ "90000 ", ", wake 0, behind 301" },
	{ "90001 ack #1 0", "lines 1|+163 lines 163|+140, wake 0, behind 301" },
	{ "90002 ack #1 301", ", wake 0, behind 0" },
};

/* Of two sessions each has a time of its own. */
static const struct turn both[] = {
	{ "1 up", "here -|, wake 0, behind 0, unheard" },
	{ "2 open 1", "here #1|, wake 0, behind 0, unheard" },
	{ "3 ack #1 0", ", wake 0, behind 0" },
	{ "4 add 2", "lines 1|+3, wake 8004, behind 2" },
	{ "5 open 2", "here #2|, wake 8004, behind 2" },
	{ "6 add 1", ", wake 3005, behind 3" },
	{ "3005 ", "lines 1|H|0|, wake 8004, behind 3" },
	{ "3006 open 1", "here #1|, wake 8004, behind 1" },
	{ "3007 leave", "here -|, wake 8004, behind 1" },
	{ "3008 ack #1 0", ", wake 11008, behind 1" },
	{ "3009 ack #2 0", "lines 1|H|0|, wake 11009, behind 1" },
	{ "3010 ack #2 1", ", wake 0, behind 0" },
};

static void test_conversation(void **state)
{
	(void)state;
	converse(straight, sizeof straight / sizeof *straight);
	converse(kept, sizeof kept / sizeof *kept);
	converse(both, sizeof both / sizeof *both);
}

/* ---- a hall's whole evening ---- */

/* All that a board shows of a table, and what the host still owes. */
static void describe(struct keeper *keeper, int table, char *out, size_t size)
{
	const struct keeper_table *t = keeper_find(keeper, table);
	const struct hall_row *row = &t->row;
	size_t end = (size_t)snprintf(
		out, size, "%s%s since %lld, %s %s \"%s\" %s, %d lines, turn %d, \"%s\" at %lld",
		row->here   ? "here"
		: row->left ? "left"
			    : "away",
		t->changed ? "*" : "", (long long)row->since, row->session[0] ? row->session + 35 : "-",
		row->game ? row->game->id : "-", row->title, row->summary, row->lines, row->turn, row->last,
		(long long)row->last_at % 10000);

	for (int i = 0; i < row->seats; i++)
		end += (size_t)snprintf(out + end, size - end, ", %s%s %d%s", row->seat[i].name,
		                        row->seat[i].in ? "" : " out", row->seat[i].value,
		                        row->seat[i].counted ? "" : "?");
	if (row->call.waiting)
		end += (size_t)snprintf(out + end, size - end, ", call %d of %d at %lld", row->called,
		                        row->call.seat, (long long)row->called_at % 10000);
	end += (size_t)snprintf(out + end, size - end, ", sheet %d%s %d %u", row->sheet_entry,
	                        row->sheet.over ? " over" : "", row->sheet.winner, row->sheet.signed_by);
	if (row->refused)
		end += (size_t)snprintf(out + end, size - end, ", refused %d", row->refused);
	snprintf(out + end, size - end, ", %zu bytes%s", t->bytes, keeper_owes(keeper) ? ", owes" : "");
	keeper_take_change(keeper,
	                   (int)(keeper_find(keeper, table) == keeper->table[0] ? 0 : keeper->tables - 1));
}

/* What happens beside messages: nothing, the host starts again, another program looks on. */
enum { LOOK = PARCELS, AGAIN, FOLLOW };

/* A message of a table, what the host answers, and what its board then shows. */
struct message_of {
	int table, kind;
	const char *text, *answers, *row;
};

/* clang-format off */
static const struct message_of evening[] = {
	{ 3, PARCEL_HERE, "here -|", "seats -|",
	  "here* since 1795199000, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 3, PARCEL_HERE, "here -|", "seats -|",
	  "here since 1795199000, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 3, PARCEL_HERE, "here #1|", "ack #1 0| seats -|",
	  "here since 1795199000, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 3, PARCEL_JOURNAL, "lines 1|@1commander$1 seat A B|$2 note x|", "ack #1 2|",
	  "here* since 1795199000, 1 commander \"T1\" setup, 2 lines, turn 0, \"note: x\" at 7720, A 40, B 40, sheet 0 -1 0, 236 bytes" },
	{ 3, PARCEL_JOURNAL, "lines 3|@1commander$3 explode|", "ack #1 2|",
	  "here* since 1795199000, 1 commander \"T1\" setup, 2 lines, turn 0, \"note: x\" at 7720, A 40, B 40, sheet 0 -1 0, refused 1, 236 bytes" },
	{ 3, PARCEL_JOURNAL, "lines 3|@1commander$3 life A -5|$4 call judge B|", "ack #1 4|",
	  "here* since 1795199000, 1 commander \"T1\" setup, 4 lines, turn 0, \"B calls a judge\" at 7840, A 35, B 40, call 1 of 1 at 9005, sheet 0 -1 0, refused 1, 343 bytes" },
	{ 3, PARCEL_JOURNAL, "lines 4|@1commander$4 call judge B|$5 call off|$6 turn B|$7 title Best|", "ack #1 7|",
	  "here* since 1795199000, 1 commander \"Best\" round 1, 7 lines, turn 1, \"the table is called Best\" at 8020, A 35, B 40, sheet 0 -1 0, refused 1, 496 bytes" },
	{ 3, PARCEL_JOURNAL, "lines 9|@1commander$9 note late|", "ack #1 7|",
	  "here since 1795199000, 1 commander \"Best\" round 1, 7 lines, turn 1, \"the table is called Best\" at 8020, A 35, B 40, sheet 0 -1 0, refused 1, 496 bytes" },
	{ 3, PARCEL_JOURNAL, "lines 8|@1commander$8 out A|$9 note refused|", "",
	  "here* since 1795199000, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes, owes" },
	{ 3, LOOK, "", "ack #1 9|",
	  "here since 1795199000, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes" },
	{ 3, PARCEL_HERE, "away -|", "",
	  "away* since 1795199010, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes" },
	{ 3, PARCEL_HERE, "here #1|", "seats -| ack #1 9|",
	  "here* since 1795199011, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes" },
	{ 3, PARCEL_HERE, "left #1|", "ack #1 9|",
	  "left* since 1795199012, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes" },
	{ 3, PARCEL_HERE, "away -|", "",
	  "left since 1795199012, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes" },
	{ 3, PARCEL_HERE, "left #1|", "ack #1 9|",
	  "left since 1795199012, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes" },
	{ 3, PARCEL_HERE, "left -|", "",
	  "left since 1795199012, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, refused 1, 599 bytes" },
	{ 1, PARCEL_HERE, "here #2|", "ack #2 0| seats -|",
	  "here* since 1795199016, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 1, PARCEL_HERE, "here #3|", "ack #3 0| seats -|",
	  "here since 1795199016, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 1|@2catan$1 seat Ann Ben Cy|$2 start Ann|", "ack #2 2|",
	  "here* since 1795199016, 2 catan \"T2\" setup, 2 lines, turn -1, \"Ann has 2 settlements and 2 roads: give the starting cards\" at 7720, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 242 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 1|@3catan$1 seat Ann Ben Cy|$2 turn Ben|$3 score Ann +4|", "ack #3 3|",
	  "here* since 1795199016, 3 catan \"T3\" 0 rolls, 3 lines, turn 1, \"Ann: 4 points\" at 7780, Ann 4, Ben 0, Cy 0, sheet 3 -1 0, 538 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 4|@3catan$4 score Ben +10|$5 note w|", "ack #3 5|",
	  "here* since 1795199016, 3 catan \"T3\" over, 5 lines, turn 1, \"note: w\" at 7900, Ann 4, Ben 10, Cy 0, sheet 4 over 1 0, 643 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 6|@3catan$6 sign Ann|$7 note y|", "ack #3 7|",
	  "here* since 1795199016, 3 catan \"T3\" over, 7 lines, turn 1, \"note: y\" at 8020, Ann 4, Ben 10, Cy 0, sheet 6 over 1 1, 743 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 8|@3catan$8 sign Ben|", "ack #3 8|",
	  "here* since 1795199016, 3 catan \"T3\" over, 8 lines, turn 1, \"Ben signs\" at 8080, Ann 4, Ben 10, Cy 0, sheet 8 over 1 3, 794 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 9|@3catan$9 call judge|", "ack #3 9|",
	  "here* since 1795199016, 3 catan \"T3\" over, 9 lines, turn 1, \"Ben calls a judge\" at 8140, Ann 4, Ben 10, Cy 0, call 2 of 1 at 9023, sheet 8 over 1 3, 847 bytes" },
	{ 1, PARCEL_HERE, "here #2|", "seats -| ack #2 2|",
	  "here* since 1795199024, 2 catan \"T2\" setup, 2 lines, turn -1, \"Ann has 2 settlements and 2 roads: give the starting cards\" at 7720, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 847 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 3|@2catan$3 note z|", "ack #2 3|",
	  "here* since 1795199024, 2 catan \"T2\" setup, 3 lines, turn -1, \"note: z\" at 7780, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 896 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 10|@3catan$10 note hidden|", "ack #3 10|",
	  "here since 1795199024, 2 catan \"T2\" setup, 3 lines, turn -1, \"note: z\" at 7780, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 951 bytes" },
	{ 1, PARCEL_HERE, "away #3|", "seats -| ack #3 10|",
	  "here since 1795199024, 2 catan \"T2\" setup, 3 lines, turn -1, \"note: z\" at 7780, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 951 bytes" },
	{ 1, PARCEL_HERE, "away #2|", "ack #2 3|",
	  "away* since 1795199028, 2 catan \"T2\" setup, 3 lines, turn -1, \"note: z\" at 7780, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 951 bytes" },
	{ 1, PARCEL_HERE, "here #3|", "seats -| ack #3 10|",
	  "here* since 1795199029, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 9029, sheet 8 over 1 3, 951 bytes" },
	{ 1, PARCEL_ASK, "copy 0123abcd|", "copy 0123abcd 10 1|#+11 gone #3|",
	  "here since 1795199029, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 9029, sheet 8 over 1 3, 951 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 11|@3catan$11 note gone|", "gone #3|",
	  "here* since 1795199029, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 9029, sheet 8 over 1 3, refused 1, 951 bytes" },
	{ 1, PARCEL_HERE, "here #3|", "seats -| gone #3|",
	  "here since 1795199029, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 9029, sheet 8 over 1 3, refused 1, 951 bytes" },
	{ 1, PARCEL_HERE, "here #4|", "ack #4 0| seats -|",
	  "here* since 1795199033, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 9029, sheet 8 over 1 3, refused 1, 951 bytes" },
	{ 1, PARCEL_ASK, "copy 0123abcd|", "copy 0123abcd 10 1|#+11 gone #3|",
	  "here since 1795199033, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 9029, sheet 8 over 1 3, refused 1, 951 bytes" },
	{ 1, PARCEL_HERE, "here -|", "seats -|",
	  "here since 1795199033, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 9029, sheet 8 over 1 3, refused 1, 951 bytes" },
	{ 5, PARCEL_ASK, "copy 00000000|", "copy 00000000 0 0|",
	  "away since 0, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 5, PARCEL_HERE, "here #5|", "ack #5 0| seats -|",
	  "here* since 1795199037, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 5, PARCEL_HERE, "left -|", "",
	  "left* since 1795199038, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 5, PARCEL_HERE, "here #5|", "ack #5 0| seats -|",
	  "here* since 1795199039, - - \"\" , 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 0 bytes" },
	{ 5, PARCEL_JOURNAL, "lines 1|@5score|", "ack #5 0|",
	  "here* since 1795199039, 5 score \"T5\" setup, 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, refused 1, 132 bytes" },
	{ 5, PARCEL_JOURNAL, "lines 1|@5score", "ack #5 0|",
	  "here since 1795199039, 5 score \"T5\" setup, 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, refused 1, 132 bytes" },
	{ 5, PARCEL_JOURNAL, "lines 1|@5commander|", "",
	  "here* since 1795199039, 5 score \"T5\" setup, 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, refused 2, 132 bytes" },
	{ 5, PARCEL_HERE, "gone #5|", "",
	  "here* since 1795199039, 5 score \"T5\" setup, 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, refused 3, 132 bytes" },
	{ 5, PARCEL_HOST, "host here|", "",
	  "here* since 1795199039, 5 score \"T5\" setup, 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, refused 4, 132 bytes" },
	{ 1, AGAIN, "", "",
	  "away* since 0, 3 catan \"T3\" over, 10 lines, turn 1, \"note: hidden\" at 8200, Ann 4, Ben 10, Cy 0, call 3 of 1 at 0, sheet 8 over 1 3, 951 bytes" },
	{ 3, LOOK, "", "",
	  "left* since 0, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, 599 bytes" },
	{ 5, LOOK, "", "",
	  "away since 0, 5 score \"T5\" setup, 0 lines, turn -1, \"\" at 0, sheet 0 -1 0, 132 bytes" },
	{ 5, PARCEL_JOURNAL, "lines 1|@5score$1 seat X Y|", "ack #4 0| ack #5 1|",
	  "away* since 0, 5 score \"T5\" round 1, 1 lines, turn 0, \"seated: X, Y\" at 7660, X 0, Y 0, sheet 0 -1 0, 183 bytes" },
	{ 3, PARCEL_HERE, "here #1|", "seats -| ack #1 9|",
	  "here* since 1795199049, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, 599 bytes" },
	{ 1, PARCEL_HERE, "here #2|", "seats -| ack #2 3|",
	  "here* since 1795199050, 2 catan \"T2\" setup, 3 lines, turn -1, \"note: z\" at 7780, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 951 bytes" },
	{ 1, PARCEL_JOURNAL, "lines 10|@3catan$10 note gone|", "gone #3|",
	  "here* since 1795199050, 2 catan \"T2\" setup, 3 lines, turn -1, \"note: z\" at 7780, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, refused 1, 951 bytes" },
	{ 3, FOLLOW, "", "",
	  "here* since 0, 1 commander \"Best\" over, 9 lines, turn 1, \"note: refused\" at 8140, A out 35?, B 40, sheet 0 -1 0, 599 bytes" },
	{ 5, LOOK, "", "",
	  "here since 0, 5 score \"T5\" round 1, 1 lines, turn 0, \"seated: X, Y\" at 7660, X 0, Y 0, sheet 0 -1 0, 183 bytes" },
	{ 1, LOOK, "", "",
	  "here* since 0, 2 catan \"T2\" setup, 3 lines, turn -1, \"note: z\" at 7780, Ann 2, Ben 0, Cy 0, sheet 2 -1 0, 951 bytes" },
};
/* clang-format on */

static void test_evening(void **state)
{
	static char text[4000], row[2000];
	struct reason why = { 0 };
	struct keeper *host = open_keeper(*state, &why), *keeper = host;
	struct way way = { .carrier = { .ops = &noting, .up = true } };

	assert_non_null(keeper);
	for (size_t i = 0; i < sizeof evening / sizeof *evening; i++) {
		const struct message_of *m = &evening[i];
		const struct parcel parcel = { (enum parcel_kind)m->kind, m->table, text,
			                       spell(m->text, text) };

		way.sent[0] = '\0';
		way.refuses = strstr(m->text, "refused");
		if (m->kind == AGAIN) {
			keeper_close(keeper);
			host = keeper = open_keeper(*state, &why);
		} else if (m->kind == FOLLOW) {
			keeper = keeper_open(host->path, host->refusals, true, 0, &why);
		} else if (m->kind < PARCELS) {
			keeper_take(keeper, &parcel, INT64_C(1795199000) + (int64_t)i);
		}
		assert_non_null(keeper);
		assert_true(keeper_flush(keeper, &way.carrier, &why));
		describe(keeper, m->table, row, sizeof row);
		if (strcmp(way.sent, m->answers) != 0 || strcmp(row, m->row) != 0)
			fail_msg("%d %s: %s; %s", m->table, m->text, way.sent, row);
	}
	keeper_close(keeper);
	keeper_close(host);
}

/* Which of the host's messages and a table's a text is: here, ack, question, host, lines. */
static void test_words(void **state)
{
	static const struct {
		const char *text, *is;
	} rows[] = {
		{ "", "" },
		{ "|", "" },
		{ "here -|", "h" },
		{ "here #1|", "h" },
		{ "left -|", "h" },
		{ "away -|", "h" },
		{ "here  -|", "" },
		{ " here -|", "" },
		{ "here -  |", "" },
		{ "here - |", "" },
		{ "here -", "" },
		{ "here - -|", "" },
		{ "here #|", "" },
		{ "here #11|", "" },
		{ "hear -|", "" },
		{ "ack #1 0|", "a" },
		{ "ack #1 1073741824|", "a" },
		{ "ack #1 1073741825|", "" },
		{ "ack #1 -1|", "" },
		{ "ack #1|", "" },
		{ "ack #1 1 1|", "" },
		{ "ask #1 1|", "" },
		{ "gone #1|", "a" },
		{ "gone #1 1|", "" },
		{ "gone|", "" },
		{ "copy 0123abcd|", "q" },
		{ "copi 0123abcd|", "" },
		{ "copy 0123abcg|", "" },
		{ "copy 0123abc|", "" },
		{ "copy 0123abcde|", "" },
		{ "copy 0123abcd 0 0|", "l" },
		{ "copy 0123abcd 1 0|", "" },
		{ "copy 0123abcd 1 1||", "l" },
		{ "copy 0123abcd 1 1|H|", "l" },
		{ "copi 0123abcd 1 1|H|", "" },
		{ "copy 0123abcg 1 1|H|", "" },
		{ "copy 0123abcd -1 1|H|", "" },
		{ "copy 0123abcd 1 -1|H|", "" },
		{ "copy 0123abcd 1 1 1|H|", "" },
		{ "lines 1|", "l" },
		{ "lines 1|H|a|", "l" },
		{ "lines 1|H|a", "" },
		{ "lines 0|H|", "" },
		{ "line 1|H|", "" },
		{ "lines 1 1|H|", "" },
		{ "host here|", "o" },
		{ "a b c d e f|", "" },
		{ "copy 0123abcd 0 0 00000000000000000000000000000000000000000000000000000000000000000000|",
		  "" },
	};
	char bytes[200], is[6], token[WIRE_TOKEN];
	struct wire_lines lines;
	struct wire_here here;
	struct wire_ack ack;
	bool host;

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		size_t size = spell(rows[i].text, bytes);
		char *exact = xmalloc(size + 1);
		const struct parcel parcel = { PARCEL_HERE, 1, exact, size };

		memcpy(exact, bytes, size);
		snprintf(is, sizeof is, "%s%s%s%s%s", wire_read_here(&parcel, &here) ? "h" : "",
		         wire_read_ack(&parcel, &ack) ? "a" : "", wire_read_ask(&parcel, token) ? "q" : "",
		         wire_read_host(&parcel, &host) ? "o" : "",
		         wire_read_lines(&parcel, &lines) ? "l" : "");
		free(exact);
		if (strcmp(is, rows[i].is) != 0)
			fail_msg("%s: %s, not %s", rows[i].text, is, rows[i].is);
	}
}

/* What a host's file may not hold behind a session: it is not opened, and says why. */
static void test_damaged_lines(void **state)
{
	static const struct {
		const char *line, *why;
	} rows[] = {
		{ "rubbish", "it does not begin with the number of a table" },
		{ "0 here -", "it does not begin with the number of a table" },
		{ "1here -", "it does not begin with the number of a table" },
		{ "1234567 here -", "it does not begin with the number of a table" },
		{ "1 hear -", "its contents are unknown" },
		{ "1 ", "line 2: " },
		{ "1 gune #1", "its contents are unknown" },
		{ "1 gone #2", "its contents are unknown" },
		{ "1 gone #11", "its contents are unknown" },
		{ "2 $1 seat A B", "a line without its session" },
		{ "1 $3 note x", "line 2: " },
		{ "1 $2 explode", "line 2: " },
		{ "1 {}", "\"n\"" },
		{ "1 @1catan", NULL },
		{ "1 gone #1", NULL },
		{ "1 left #1", NULL },
	};
	char text[1000], bytes[2000], path[PATH_MAX], at[60];
	struct reason why;

	snprintf(path, sizeof path, "%s/ev.hall", ((const struct place *)*state)->folder);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		bool header = strstr(rows[i].line, "catan");
		size_t good = spell(header ? "" : "1 @1commander1 $1 seat A B|", bytes);
		struct keeper *keeper;

		snprintf(text, sizeof text, header ? "%s" : "%s|", rows[i].line);
		spell(text, bytes + good);
		write_text(path, bytes);
		keeper = open_keeper(*state, &why);
		snprintf(at, sizeof at, "ev.hall: at byte %zu: ", good);
		if (!keeper != (rows[i].why && !header) ||
		    (!keeper && (!strstr(why.text, at) || !strstr(why.text, rows[i].why))))
			fail_msg("%s: %s", rows[i].line, keeper ? "taken" : why.text);
		keeper_close(keeper);
	}
}

/* A copy that needs two messages, the last of them for one line. That its session is gone is on disk or still
 * owed. */
static void test_copy_in_two(void **state)
{
	enum { LETTERS = 390, LINES = 7 };
	struct reason why;
	struct keeper *keeper = open_keeper(*state, &why);
	struct way way = { .carrier = { .ops = &noting, .up = true } };
	char text[4000], note[6 * LETTERS + 1];
	struct parcel parcel = { PARCEL_JOURNAL, 1, text, 0 };

	for (int i = 0; i < LETTERS; i++)
		memcpy(note + 6 * i, "\\u0041", 7);
	for (int n = 1; n <= LINES; n++) {
		char line[200];

		snprintf(line, sizeof line, "lines %d|@1commander", n);
		parcel.size = spell(line, text);
		parcel.size += (size_t)snprintf(
			text + parcel.size, sizeof text - parcel.size,
			"{\"n\":%d,\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"note %s\"}\n", n, note);
		keeper_take(keeper, &parcel, 1);
	}
	assert_true(keeper_flush(keeper, &way.carrier, &why));
	assert_string_equal(way.sent, "ack #1 7|");
	parcel = (struct parcel){ PARCEL_ASK, 1, "copy 0123abcd\n", 14 };
	keeper_take(keeper, &parcel, 1);
	way.sent[0] = '\0';
	syncs_failing = 1;
	assert_false(keeper_flush(keeper, &way.carrier, &why));
	assert_string_equal(way.sent, "copy 0123abcd 7 1|#+7 copy 0123abcd 7 7|#+2 gone #1|");
	assert_true(keeper_owes(keeper));
	assert_true(keeper_flush(keeper, &way.carrier, &why));
	assert_false(keeper_owes(keeper));
	keeper_close(keeper);
	keeper = open_keeper(*state, &why);
	assert_true(keeper_find(keeper, 1)->session[0].gone);
	keeper_close(keeper);
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_synced_then_acknowledged),
		TEST(test_no_link_for_the_host),
		cmocka_unit_test(test_acknowledged_too_much),
		cmocka_unit_test(test_greets_first),
		cmocka_unit_test(test_hears_of_the_host),
		cmocka_unit_test(test_seating),
		TEST(test_no_link_for_a_table),
		TEST(test_no_second_name_for_a_table),
		TEST(test_no_foreign_file_for_a_table),
		TEST(test_unreadable),
		cmocka_unit_test(test_sends_again),
		cmocka_unit_test(test_sleeps_while_the_host_is_away),
		TEST(test_heads),
		TEST(test_all_that_came),
		TEST(test_full_disk),
		cmocka_unit_test(test_faults),
		cmocka_unit_test(test_conversation),
		TEST(test_evening),
		cmocka_unit_test(test_words),
		TEST(test_damaged_lines),
		TEST(test_copy_in_two),
	};

	return cmocka_run_group_tests_name("what a hall must never do", tests, NULL, NULL);
}
