/* SPDX-License-Identifier: MIT */
/*
 * The threads of a hall, turn by turn, on a clock that this test moves: what the host and a table say and
 * when, what is shown of it, how long they then sleep. The broker is this test. TAP.
 */
#include "tests/kit/saves.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "net/hall/adopt.h"
#include "net/hall/desk.h"
#include "net/hall/keeper.h"
#include "net/hall/post.h"
#include "saves/text/io.h"
#include "spell.h"

enum { START = 100000, TURNS = 2000 };

/* ---- a thread that goes while this one waits ---- */

static struct world {
	sem_t sleeps, wakes; /* of the thread */
	sem_t never;
	struct pollfd fds[3];  /* what it sleeps on */
	int64_t now_ms, until; /* .. and until when; -1: for ever */
	int64_t began_ms;      /* .. a row */
	bool over, stuck, detached;
	int syncs_fail, pipes_fail, threads_fail; /* the n-th from now on */
	char *later;                              /* happens at that time */
	int64_t later_ms;
} world;

int clock_gettime(clockid_t clock, struct timespec *out)
{
	(void)clock;
	*out = (struct timespec){ world.now_ms / 1000, world.now_ms % 1000 * 1000000 };
	return 0;
}

static void await(sem_t *sign)
{
	while (sem_wait(sign) < 0)
		;
}

static void answer_question(void);

/* Only the thread waits for three at once; who waits for a broker alone asks for a copy. */
int poll(struct pollfd *fds, nfds_t count, int timeout)
{
	if (count == 1) {
		world.now_ms += timeout;
		answer_question();
		return 0;
	}
	assert_int_equal(count, 3);
	memcpy(world.fds, fds, sizeof world.fds);
	world.until = timeout < 0 ? -1 : world.now_ms + timeout;
	sem_post(&world.sleeps);
	await(&world.wakes);
	return 0;
}

/* The thread's last act. */
int pthread_cond_broadcast(pthread_cond_t *condition)
{
	(void)condition;
	world.over = true;
	sem_post(&world.sleeps);
	return 0;
}

static void turn(void)
{
	sem_post(&world.wakes);
	await(&world.sleeps);
}

static void happen(const char *what);

/* Time passes until then, or until the thread has ended. */
static void pass(int64_t to)
{
	for (int turns = 0; !world.over && !world.stuck; turns++) {
		bool woken = ppoll(world.fds, 3, &(struct timespec){ 0 }, NULL) > 0;
		int64_t next = woken ? world.now_ms : world.until >= 0 ? world.until : to + 1;

		if (world.later && world.later_ms <= next && world.later_ms <= to) {
			world.now_ms = world.later_ms;
			happen(world.later);
			world.later = NULL;
			continue;
		}
		if (next > to)
			break;
		if (turns > TURNS)
			fail_msg("the thread never rests");
		if (next > world.now_ms)
			world.now_ms = next;
		turn();
	}
	if (!world.over)
		world.now_ms = to;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until)
{
	(void)condition;
	pthread_mutex_unlock(mutex);
	pass((int64_t)until->tv_sec * 1000 + until->tv_nsec / 1000000);
	pthread_mutex_lock(mutex);
	return world.over ? 0 : ETIMEDOUT;
}

static int fails(int *count, int error)
{
	if (!*count || --*count)
		return 0;
	errno = error;
	return error;
}

int fdatasync(int fd)
{
	(void)fd;
	return fails(&world.syncs_fail, EIO) ? -1 : 0;
}

int pipe(int ends[2])
{
	return fails(&world.pipes_fail, EMFILE) ? -1 : socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
}

int pthread_detach(pthread_t thread)
{
	(void)thread;
	world.detached = true;
	return 0;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *arg)
{
	__typeof__(pthread_create) *own;

	*(void **)&own = dlsym(RTLD_NEXT, "pthread_create");
	world.over = world.stuck = world.detached = false;
	return fails(&world.threads_fail, EAGAIN) ? EAGAIN : own(thread, attributes, run, arg);
}

/* ---- a broker ---- */

static struct broker {
	struct carrier carrier; /* first */
	int ends[2];            /* readable when something has come */
	const char *come[4];    /* by which table: see happen() */
	int count;
	bool refuses, closed;
	const char *const *answers; /* to questions for a copy, one after the other; NULL: none is asked */
	char token[WIRE_TOKEN];     /* .. and its mark */
	char text[1000];
	char said[2000];
} broker;

/* "1 here #1|": the message of table 1, "0 ack #1 2|": of the host; "1 bad WHY": of the broker, that it is
 * none. */
static void deliver(const char *what)
{
	static const char *const words[PARCELS] = { "here left away", "lines", "copy",
		                                    "ack gone seats", "",      "host" };
	char text[1000], word[10], *at;
	struct parcel parcel = { .table = (int)strtol(what, &at, 10), .text = text };
	const struct carrier_user *to = &broker.carrier.to;

	parcel.size = spell(at + 1, text);
	sscanf(text, "%9[a-z]", word);
	for (int kind = 0; kind < PARCELS; kind++)
		if (strstr(words[kind], word))
			parcel.kind = (enum parcel_kind)kind;
	if (parcel.kind == PARCEL_ASK && broker.answers)
		parcel.kind = PARCEL_COPY;
	if (strcmp(word, "bad") == 0)
		to->refuse(to->user, parcel.table, text + 4);
	else
		to->take(to->user, &parcel);
}

static void answer_question(void)
{
	if (!broker.answers || !broker.token[0] || !*broker.answers)
		return;
	snprintf(broker.text, sizeof broker.text, "1 copy %s %s", broker.token, *broker.answers++);
	broker.come[broker.count++] = broker.text;
}

static void broker_tend(struct carrier *carrier, int64_t now_ms)
{
	(void)carrier;
	assert_int_equal(now_ms, world.now_ms);
	io_drain(broker.ends[0]);
	if (world.stuck) {
		sem_post(&world.sleeps);
		await(&world.never);
	}
	for (int i = 0; i < broker.count; i++)
		deliver(broker.come[i]);
	broker.count = 0;
}

static bool broker_send(struct carrier *carrier, const struct parcel *parcel)
{
	size_t end = strlen(broker.said);

	(void)carrier;
	if (world.now_ms > world.began_ms)
		end += (size_t)snprintf(broker.said + end, sizeof broker.said - end, "%s+%d", end ? " " : "",
		                        (int)(world.now_ms - world.began_ms));
	snprintf(broker.said + end, sizeof broker.said - end, "%s%d%s", end ? " " : "", parcel->table,
	         broker.refuses ? " refused" : "");
	if (parcel->kind == PARCEL_ASK) {
		snprintf(broker.token, sizeof broker.token, "%.8s", parcel->text + 5);
		strcat(broker.said, " copy");
	} else {
		spell_back(parcel, broker.said, sizeof broker.said);
	}
	return !broker.refuses;
}

static void broker_wait(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms)
{
	(void)carrier;
	*fd = (struct pollfd){ .fd = broker.ends[0], .events = POLLIN };
	*at_ms = 0;
}

static void broker_close(struct carrier *carrier)
{
	(void)carrier;
	broker.closed = true;
	close(broker.ends[0]);
	close(broker.ends[1]);
}

static bool opens_up;                /* the way is there at once */
static const char *const *questions; /* what a new broker answers to them */

/* In place of net/hall/mqtt.c. */
struct carrier *mqtt_open(const struct hall_place *place, struct reason *why)
{
	static const struct carrier_ops ops = { broker_send, broker_tend, broker_wait, broker_close };

	assert_true(place->broker);
	broker = (struct broker){ .carrier = { .ops = &ops, .up = opens_up }, .answers = questions };
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, broker.ends) < 0)
		return NULL;
	reason_set(&broker.carrier.why, "no broker yet");
	(void)why;
	return &broker.carrier;
}

bool mqtt_ready(struct reason *why)
{
	(void)why;
	return true;
}

static void wake_broker(void)
{
	assert_int_equal(write(broker.ends[1], "", 1), 1);
}

/* ---- what happens ---- */

static const struct hall_place host = { .event = "ev", .broker = true },
			       table = { .event = "ev", .table = 1, .broker = true };
static struct store store, empty;
static const char *const others[] = { store.data, NULL };
static struct desk *desk;
static struct post *post;
static struct save *save;
static struct keeper *other; /* of another program */
static char cause[200];
static int ended; /* what stopping the post has answered */

static struct hall_seating *seat_at(int number, const char *name)
{
	struct hall_seating *list = xcalloc(1, sizeof *list);

	*list = (struct hall_seating){ .table = number, .seats = 1, .round = "2" };
	strcpy(list->name[0], name);
	return list;
}

/* Another program hears of a table. */
static void write_other(const char *what)
{
	char text[1000], *at;
	struct parcel parcel = { .table = (int)strtol(what, &at, 10), .text = text };
	struct carrier none = { 0 };
	struct reason why;

	parcel.size = spell(at + 1, text);
	parcel.kind = text[0] == 'l' ? PARCEL_JOURNAL : PARCEL_HERE;
	keeper_take(other, &parcel, 1);
	assert_true(keeper_flush(other, &none, &why));
}

/* A message and its table, "1 here #1|"; or what its words say. */
static void happen(const char *what)
{
	struct reason why;
	int number;

	if (what[0] >= '0' && what[0] <= '9') {
		broker.come[broker.count++] = what;
		wake_broker();
	} else if (strcmp(what, "up") == 0 || strncmp(what, "down ", 5) == 0) {
		broker.carrier.up = what[0] == 'u';
		reason_set(&broker.carrier.why, "%s", broker.carrier.up ? "" : what + 5);
		wake_broker();
	} else if (strcmp(what, "barred") == 0) {
		broker.carrier.barred = true;
	} else if (strcmp(what, "refuses") == 0 || strcmp(what, "accepts") == 0) {
		broker.refuses = what[0] == 'r';
	} else if (sscanf(what, "disk fails %d", &number) == 1) {
		world.syncs_fail = number;
	} else if (sscanf(what, "seat %d", &number) == 1) {
		desk_seat(desk, seat_at(number, "Anna"), 1);
	} else if (strcmp(what, "feed") == 0) {
		post_feed(post, save);
	} else if (strcmp(what, "leave") == 0) {
		post_feed(post, NULL);
	} else if (strncmp(what, "other ", 6) == 0) {
		write_other(what + 6);
	} else if (strcmp(what, "start desk") == 0 || strcmp(what, "look on") == 0 ||
	           strcmp(what, "start beside") == 0) {
		desk = desk_start(what[0] == 's' ? &host : NULL, "ev",
		                  strstr(what, "beside") ? &empty : &store,
		                  strstr(what, "beside") ? others : NULL, &why);
		assert_non_null(desk);
		await(&world.sleeps);
	} else if (strcmp(what, "start post") == 0) {
		post = post_start(&table, &why);
		assert_non_null(post);
		await(&world.sleeps);
	} else if (strcmp(what, "stuck") == 0) {
		world.stuck = true;
		wake_broker();
		turn();
	} else if (strcmp(what, "stop desk") == 0) {
		desk_stop(desk);
		desk = NULL;
	} else if (sscanf(what, "stop post %d", &number) == 1) {
		ended = post_stop(post, number);
		post = NULL;
	} else if (sscanf(what, "stop patient %d", &number) == 1) {
		ended = post_stop_when_done(post, number, cause, sizeof cause);
		post = NULL;
	} else {
		assert_string_equal(what, "");
	}
}

/* What happens, and " & 10 WHAT", what does 10 ms later; so many milliseconds, of which the rest of the row
 * tells, -1: the thread has no time yet. */
struct row {
	const char *what;
	int ms;
	const char *then;
};

static bool has_news(int fd)
{
	struct pollfd news = { .fd = fd, .events = POLLIN };

	return ppoll(&news, 1, &(struct timespec){ 0 }, NULL) > 0;
}

static void show_desk(char *out, size_t size)
{
	bool news = has_news(desk_fd(desk));
	struct desk_state now;
	const struct hall_row *row;
	const char *why;
	int count;
	size_t end;

	row = desk_look(desk, &count, &now);
	why = strstr(now.why.text, "/hall/");
	end = (size_t)snprintf(out, size, "%s%s%s%s%s", news ? ", news: " : ", ", now.up ? "up" : "down",
	                       now.follows ? " follows" : "", now.why.text[0] ? " " : "",
	                       why ? why + 6 : now.why.text);
	for (int i = 0; i < count; i++) {
		end += (size_t)snprintf(out + end, size - end, "; %d %s, %d lines", row[i].table,
		                        row[i].here ? "here" : "away", row[i].lines);
		if (row[i].refused)
			end += (size_t)snprintf(out + end, size - end, ", refused %d", row[i].refused);
	}
}

static void show_post(char *out, size_t size)
{
	bool news = has_news(post_fd(post));
	struct hall_seating seating;
	struct hall_mark mark = post_mark(post);
	char why[100];

	post_why(post, why, sizeof why);
	post_seating(post, &seating);
	snprintf(out, size, "%s%s%s%s%s%s%s, behind %d%s%s%s%s", news ? ", news: " : ", ",
	         mark.up ? "up" : "down", why[0] ? " " : "", why, mark.heard ? ", heard" : "",
	         mark.host ? "" : ", away", mark.gone ? ", gone" : "", mark.behind,
	         seating.seats ? ", seat " : "", seating.round,
	         !seating.seats  ? ""
	         : seating.turns ? " in turns "
	                         : " ",
	         seating.seats ? seating.name[0] : "");
}

static void play(const struct row *rows, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		char got[3000] = "", what[300];
		size_t end;

		world.began_ms = world.now_ms;
		broker.said[0] = cause[0] = '\0';
		ended = 0;
		snprintf(what, sizeof what, "%s", rows[i].what);
		world.later = strstr(what, " & ");
		if (world.later) {
			*world.later = '\0';
			world.later_ms = world.now_ms + strtol(world.later + 3, &world.later, 10);
			world.later++;
		}
		happen(what);
		if ((desk || post) && rows[i].ms >= 0)
			pass(world.began_ms + rows[i].ms);
		end = (size_t)snprintf(got, sizeof got, "%s", broker.said);
		if (desk)
			show_desk(got + end, sizeof got - end);
		else if (post)
			show_post(got + end, sizeof got - end);
		else
			snprintf(got + end, sizeof got - end, ", after %d, %d behind, %s%s%s",
			         (int)(world.now_ms - world.began_ms), ended, cause,
			         broker.closed ? "" : ", stays", world.detached ? " alone" : "");
		if (world.until >= 0 && (desk || post))
			snprintf(got + strlen(got), sizeof got - strlen(got), ", sleeps %d",
			         (int)(world.until - world.now_ms));
		if (strcmp(got, rows[i].then) != 0)
			fail_msg("%s: %s", rows[i].what, got);
	}
}

/* ---- the host ---- */

/* clang-format off */
static const struct row evening[] = {
	{ "start desk", 100, ", news: down no broker yet" },
	{ "up", 0, "0 host here|, news: up" },
	{ "1 here #1|", 0, "1 ack #1 0| 1 seats -|, up, sleeps 30" },
	{ "1 lines 1|@1commander$1 seat A B|", 0, ", up, sleeps 30" },
	{ "", 100, "+30 1 ack #1 1|, news: up; 1 here, 1 lines" },
	{ "", 100, ", up; 1 here, 1 lines" },
	{ "1 lines 2|@1commander$2 note x| & 5 1 lines 3|@1commander$3 note y|", 10, "1 ack #1 2|, news: up; 1 here, 2 lines, sleeps 20" },
	{ "", 100, "+20 1 ack #1 3|, news: up; 1 here, 3 lines" },
	{ "1 bad nonsense", 100, ", news: up; 1 here, 3 lines, refused 1" },
	{ "disk fails 1", 0, ", up; 1 here, 3 lines, refused 1" },
	{ "1 lines 4|@1commander$4 note z|", 100, ", news: up ev.hall: Input/output error; 1 here, 4 lines, refused 1, sleeps 1900" },
	{ "1 lines 5|@1commander$5 note z|", 3000, "+1900 1 ack #1 5|, news: up; 1 here, 5 lines, refused 1" },
	{ "refuses", 0, ", up; 1 here, 5 lines, refused 1" },
	{ "1 here #1|", 60000, "1 refused seats -| 1 refused ack #1 5| +30 1 refused seats -| +30 1 refused ack #1 5| +90 1 refused seats -| +90 1 refused ack #1 5| +210 1 refused seats -| +210 1 refused ack #1 5| +450 1 refused seats -| +450 1 refused ack #1 5| +930 1 refused seats -| +930 1 refused ack #1 5| +1890 1 refused seats -| +1890 1 refused ack #1 5| +3810 1 refused seats -| +3810 1 refused ack #1 5| +7650 1 refused seats -| +7650 1 refused ack #1 5| +15330 1 refused seats -| +15330 1 refused ack #1 5| +30330 1 refused seats -| +30330 1 refused ack #1 5| +45330 1 refused seats -| +45330 1 refused ack #1 5|, up; 1 here, 5 lines, refused 1, sleeps 330" },
	{ "1 here #1|", 1000, "1 refused seats -| 1 refused ack #1 5| +30 1 refused seats -| +30 1 refused ack #1 5| +90 1 refused seats -| +90 1 refused ack #1 5| +210 1 refused seats -| +210 1 refused ack #1 5| +450 1 refused seats -| +450 1 refused ack #1 5| +930 1 refused seats -| +930 1 refused ack #1 5|, up; 1 here, 5 lines, refused 1, sleeps 890" },
	{ "accepts", 100, ", up; 1 here, 5 lines, refused 1, sleeps 790" },
	{ "down no way", 100, ", news: down no way; 1 here, 5 lines, refused 1, sleeps 690" },
	{ "up", 100, "0 host here| 1 seats -| 1 ack #1 5|, news: up; 1 here, 5 lines, refused 1" },
	{ "seat 1", 100, "1 seats 2|player Anna|, up; 1 here, 5 lines, refused 1" },
	{ "seat 1", 100, ", up; 1 here, 5 lines, refused 1" },
	{ "2 here #2|", 100, "2 ack #2 0| 2 seats -|, news: up; 1 here, 5 lines, refused 1; 2 here, 0 lines" },
	{ "down no way", 100, ", news: down no way; 1 here, 5 lines, refused 1; 2 here, 0 lines" },
	{ "2 here #3|", 100000, ", down no way; 1 here, 5 lines, refused 1; 2 here, 0 lines, sleeps 5330" },
	{ "up", 0, "0 host here| 2 ack #3 0| 2 seats -|, news: up; 1 here, 5 lines, refused 1; 2 here, 0 lines" },
	{ "", 100, ", up; 1 here, 5 lines, refused 1; 2 here, 0 lines" },
	{ "1 lines 6|@1commander$6 note last|", 10, "1 ack #1 6|, news: up; 1 here, 6 lines, refused 1; 2 here, 0 lines" },
	{ "1 lines 7|@1commander$7 note last|", 10, ", up; 1 here, 6 lines, refused 1; 2 here, 0 lines, sleeps 10" },
	{ "stop desk", 0, "1 ack #1 7| 0 host away|, after 0, 0 behind, " },
};

/* Another program is the host. */
static const struct row looking_on[] = {
	{ "look on", 100, ", news: up follows, sleeps 1900" },
	{ "other 1 here #1|", 0, ", news: up follows; 1 here, 0 lines, sleeps 2000" },
	{ "", 100, ", up follows; 1 here, 0 lines, sleeps 1900" },
	{ "other 1 lines 1|@1commander$1 seat A B| & 10 other 1 lines 2|@1commander$2 note x|", 100, ", news: up follows; 1 here, 2 lines, sleeps 1910" },
	{ "", 5000, ", up follows; 1 here, 2 lines, sleeps 910" },
	{ "stop desk", 0, ", after 0, 0 behind, " },
	{ "start desk", 100, ", news: up follows; 1 here, 2 lines, sleeps 1900" },
	{ "other 1 left #1|", 0, ", up follows; 1 here, 2 lines, sleeps 1900" },
	{ "", 100, ", up follows; 1 here, 2 lines, sleeps 1800" },
	{ "other 1 lines 3|@1commander$3 note y| & 10 other 2 lines 1|@2commander$1 seat C D|", 100, ", news: up follows; 1 here, 3 lines; 2 away, 1 lines, sleeps 1910" },
	{ "", 5000, ", up follows; 1 here, 3 lines; 2 away, 1 lines, sleeps 910" },
	{ "stop desk", 0, ", after 0, 0 behind, " },
	{ "start beside", 100, ", news: down no broker yet; 1 here, 3 lines; 2 away, 1 lines, sleeps 1900" },
	{ "up", 100, "0 host here|, news: up; 1 here, 3 lines; 2 away, 1 lines, sleeps 1800" },
	{ "other 2 lines 2|@2commander$2 note x|", 100, ", news: up; 1 here, 3 lines; 2 away, 2 lines, sleeps 1900" },
	{ "3 here #3|", 100, "3 ack #3 0| 3 seats -|, news: up; 1 here, 3 lines; 2 away, 2 lines; 3 here, 0 lines, sleeps 1800" },
	{ "other 2 lines 3|@2commander$3 note x|", -1, ", up; 1 here, 3 lines; 2 away, 2 lines; 3 here, 0 lines, sleeps 1800" },
	{ "stop desk", 0, "0 host away|, after 0, 0 behind, " },
};

/* A thread in a system call keeps what it has. */
static const struct row stuck_host[] = {
	{ "start desk", 0, ", news: down no broker yet; 1 away, 3 lines; 2 away, 3 lines" },
	{ "up", 100, "0 host here|, news: up; 1 away, 3 lines; 2 away, 3 lines" },
	{ "stuck", 0, ", up; 1 away, 3 lines; 2 away, 3 lines" },
	{ "stop desk", 0, ", after 3000, 0 behind, , stays alone" },
};
/* clang-format on */

static void test_host(void **state)
{
	const struct place *p = *state;
	char path[PATH_MAX];
	struct reason why;

	snprintf(store.data, sizeof store.data, "%s", p->folder);
	snprintf(empty.data, sizeof empty.data, "%s/empty", p->folder);
	play(evening, sizeof evening / sizeof *evening);
	snprintf(path, sizeof path, "%s/hall/ev.hall", p->folder);
	remove(path);
	other = keeper_open(path, "", false, 1, &why);
	assert_non_null(other);
	play(looking_on, sizeof looking_on / sizeof *looking_on);
	keeper_close(other);
	play(stuck_host, sizeof stuck_host / sizeof *stuck_host);
}

/* ---- a table ---- */

/* clang-format off */
static const struct row at_a_table[] = {
	{ "start post", 100, ", news: down no broker yet, behind 0" },
	{ "feed", -1, ", down no broker yet, behind 3" },
	{ "", 0, ", news: down no broker yet, behind 3" },
	{ "up", 10000, "1 here #1| +3000 1 lines 1|#+4, news: up, behind 3, sleeps 1000" },
	{ "0 ack #1 1|", 100, ", news: up, heard, behind 2, sleeps 7900" },
	{ "0 seats 2|turns|player Anna|", 100, ", news: up, heard, behind 2, seat 2 in turns Anna, sleeps 7800" },
	{ "0 seats 2|turns|player Anna|", 100, ", up, heard, behind 2, seat 2 in turns Anna, sleeps 7700" },
	{ "0 seats 2|player Anna|", 100, ", news: up, heard, behind 2, seat 2 Anna, sleeps 7600" },
	{ "0 host away|", 100, ", news: up, heard, away, behind 2, seat 2 Anna" },
	{ "0 host here|", 100, "1 here #1| 1 lines 2|#+3, news: up, heard, behind 2, seat 2 Anna, sleeps 7900" },
	{ "1 bad nonsense", 100, ", up, heard, behind 2, seat 2 Anna, sleeps 7800" },
	{ "0 ack #1 3|", 100, ", news: up, heard, behind 0, seat 2 Anna" },
	{ "feed", 100, ", up, heard, behind 0, seat 2 Anna" },
	{ "leave", 100, "1 here -|, up, heard, behind 0, seat 2 Anna" },
	{ "down no way", 100, ", news: down no way, heard, behind 0, seat 2 Anna" },
	{ "down still no way", 100, ", news: down still no way, heard, behind 0, seat 2 Anna" },
	{ "feed", 100, ", down still no way, heard, behind 0, seat 2 Anna" },
	{ "stop post 5000", 0, ", after 0, 0 behind, " },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "up", 100, "1 here -|, news: up, behind 0" },
	{ "feed", 100, "1 here #1|, news: up, behind 3, sleeps 2900" },
	{ "0 ack #1 1|", 100, "1 lines 2|#+3, news: up, heard, behind 2, sleeps 7900" },
	{ "0 gone #1|", 100, ", news: up, heard, gone, behind 0" },
	{ "stop patient 5000", 0, "1 left #1|, after 0, 1 behind, gone" },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "feed", 100, ", news: down no broker yet, behind 3" },
	{ "stop post 5000", 0, ", after 0, 3 behind, " },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "feed", 100, ", news: down no broker yet, behind 3" },
	{ "stop patient 5000", 0, ", after 5000, 3 behind, no broker yet" },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "feed", 100, ", news: down no broker yet, behind 3" },
	{ "barred", 0, ", down no broker yet, behind 3" },
	{ "stop patient 5000", 0, ", after 0, 3 behind, no broker yet" },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "feed", 100, ", news: down no broker yet, behind 3" },
	{ "stop patient 5000 & 1000 up", 0, "+1000 1 here #1| +4000 1 lines 1|#+4 +5000 1 left #1|, after 5000, 3 behind, " },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "up", 100, "1 here -|, news: up, behind 0" },
	{ "feed", 3100, "1 here #1| +3000 1 lines 1|#+4, news: up, behind 3, sleeps 7900" },
	{ "stop post 5000", 0, "+5000 1 left #1|, after 5000, 3 behind, " },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "up", 100, "1 here -|, news: up, behind 0" },
	{ "feed", 3100, "1 here #1| +3000 1 lines 1|#+4, news: up, behind 3, sleeps 7900" },
	{ "stop post 5000 & 1000 0 ack #1 3|", 0, "+1000 1 left #1|, after 1000, 0 behind, " },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "up", 100, "1 here -|, news: up, behind 0" },
	{ "feed", 0, "1 here #1|, news: up, behind 3, sleeps 3000" },
	{ "stop post 0", 0, "1 left #1|, after 0, 3 behind, " },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "up", 100, "1 here -|, news: up, behind 0" },
	{ "feed", 100, "1 here #1|, news: up, behind 3, sleeps 2900" },
	{ "stuck", 0, ", up, behind 3, sleeps 2900" },
	{ "stop post 5000", 0, ", after 5500, 3 behind, , stays alone" },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "up", 100, "1 here -|, news: up, behind 0" },
	{ "feed", 100, "1 here #1|, news: up, behind 3, sleeps 2900" },
	{ "0 ack #1 1|", 100, "1 lines 2|#+3, news: up, heard, behind 2, sleeps 7900" },
	{ "0 gone #1|", 100, ", news: up, heard, gone, behind 0" },
	{ "stop post 5000", 0, "1 left #1|, after 0, 0 behind, " },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "stuck", 0, ", down no broker yet, behind 0" },
	{ "feed", 100, ", down no broker yet, behind 3" },
	{ "stop post 100", 0, ", after 600, 3 behind, , stays alone" },
	{ "start post", 0, ", news: down no broker yet, behind 0" },
	{ "feed", 100, ", news: down no broker yet, behind 3" },
	{ "leave", -1, ", down no broker yet, behind 3" },
	{ "feed", -1, ", down no broker yet, behind 6" },
	{ "stuck", 0, ", down no broker yet, behind 3" },
	{ "stop patient 100", 0, ", after 600, 3 behind, no broker yet, stays alone" },
};
/* clang-format on */

static void test_table(void **state)
{
	const struct place *p = *state;
	struct journal *journal = NULL;
	struct reason why;
	char path[PATH_MAX], text[1000];

	snprintf(path, sizeof path, "%s/" SPELL_ID "1.json", p->store.sessions);
	spell("@1commander$1 seat A B|,$2 note x|,$3 note y|]}|", text);
	write_text(path, text);
	save = save_open(path, SAVE_WRITE, &journal, &why);
	assert_non_null(save);
	play(at_a_table, sizeof at_a_table / sizeof *at_a_table);
	assert_int_equal(post_stop(NULL, 1), 0);
	save_close(save, 1000);
	journal_free(journal);
}

/* ---- a table that goes on at another laptop ---- */

static void test_adopt(void **state)
{
	static const struct {
		bool up;
		int wait_ms;
		const char *const answers[3], *then;
	} cases[] = {
		{ false, 1200, { NULL }, ", after 1500: no broker yet" },
		{ true,
		  7000,
		  { NULL },
		  "1 copy +3000 1 copy +6000 1 copy, after 7000: the host did not answer" },
		{ true, 7000, { "0 0|" }, "1 copy, after 500: the host has no session for table 1" },
		{ true, 7000, { "2 1|@1commander$1 seat A B|$2 note x|" }, "1 copy, after 500: 2 lines" },
		{ true,
		  7000,
		  { "2 1|@1commander$1 seat A B|", "2 2|@1commander$2 note x|" },
		  "1 copy, after 1000: 2 lines" },
		{ true,
		  1000,
		  { "2 1|@1commander$1 seat A B|" },
		  "1 copy, after 1000: the host did not answer" },
	};
	const struct place *p = *state;

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct adopted adopted = { .lines = 0 };
		struct reason why;
		char got[1000], said[1000];
		bool done;

		world.began_ms = world.now_ms;
		opens_up = cases[i].up;
		questions = cases[i].answers;
		done = hall_adopt(&table, &p->store, cases[i].wait_ms, &adopted, &why);
		questions = NULL;
		opens_up = false;
		snprintf(said, sizeof said, "%s", broker.said);
		if (done)
			snprintf(why.text, sizeof why.text, "%d lines", adopted.lines);
		snprintf(got, sizeof got, "%s, after %d: %s", said, (int)(world.now_ms - world.began_ms),
		         why.text);
		assert_string_equal(got, cases[i].then);
		assert_true(broker.closed);
		assert_int_equal(access(adopted.path, F_OK) == 0, done);
	}
}

/* ---- what keeps them from beginning ---- */

/* Names of the longest length, and a machine that has been no host. */
static void test_no_desk(void **state)
{
	const struct place *p = *state;
	const char *none[] = { empty.data, NULL };
	struct reason why;

	snprintf(store.data, sizeof store.data, "%s", p->folder);
	snprintf(empty.data, sizeof empty.data, "%s", p->folder);
	assert_null(desk_start(NULL, "ev", &store, NULL, &why));
	assert_string_equal(why.text, "no host of ev has run on this machine: ask at the desk");
	memset(empty.data, 'x', sizeof empty.data - 1);
	assert_null(desk_start(&host, "ev", &store, none, &why));
	assert_string_equal(why.text, "the path is too long");
	for (int i = 0; i < 4; i++) {
		static const char *const says[] = { "the path is too long", "the path is too long",
			                            "File name too long", "File name too long" };

		empty.data[PATH_MAX - strlen("/hall/ev.refused") + 1 - i] = '\0';
		assert_null(desk_start(&host, "ev", &empty, NULL, &why));
		assert_non_null(strstr(why.text, says[i]));
	}
}

static void test_no_thread(void **state)
{
	static const char *const reasons[] = { "no pipe: Too many open files", "no pipe: Too many open files",
		                               "no thread: Resource temporarily unavailable" };
	const struct place *p = *state;
	int files = count_files("/proc/self/fd", "");

	snprintf(store.data, sizeof store.data, "%s", p->folder);
	for (int i = 0; i < 6; i++) {
		struct reason why;
		char wanted[200];

		world.pipes_fail = i % 3 == 2 ? 0 : i % 3 + 1;
		world.threads_fail = i % 3 == 2;
		broker.closed = false;
		if (i < 3)
			assert_null(desk_start(&host, "ev", &store, NULL, &why));
		else
			assert_null(post_start(&table, &why));
		snprintf(wanted, sizeof wanted, "cannot start the hall: %s", reasons[i % 3]);
		assert_string_equal(why.text, wanted);
		assert_true(broker.closed);
		assert_int_equal(count_files("/proc/self/fd", ""), files);
	}
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(test_host), TEST(test_table), TEST(test_adopt), TEST(test_no_desk), TEST(test_no_thread),
	};

	world.now_ms = START;
	sem_init(&world.sleeps, 0, 0);
	sem_init(&world.wakes, 0, 0);
	sem_init(&world.never, 0, 0);
	return cmocka_run_group_tests_name("the threads of a hall", tests, NULL, NULL);
}
