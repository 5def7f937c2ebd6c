/* SPDX-License-Identifier: MIT */
/*
 * A disk or a network that fails at any one call of the host of a hall, or of a laptop that sends: its own
 * file, the refusals, the shared folder, the sockets to a broker. What was acknowledged is in the host's
 * file, whatever else happened; whoever could not go on says why; and with all well again the lines come to
 * the host, each once and in its place.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "net/hall/keeper.h"
#include "net/hall/wire.h"

enum { ROW_ONCE, ROW_ON, ROW_TABLE, ROW_NET_HOST, ROW_NET_ON, ROW_NET_TABLE };

static struct row rows[] = {
	[ROW_ONCE] = { "an error at one call of a hall's host", 0, 0, 0 },
	[ROW_ON] = { "errors at every call of a host from one on", 0, 0, 0 },
	[ROW_TABLE] = { "an error at one call of a table of a hall", 0, 0, 0 },
	[ROW_NET_HOST] = { "a network error at one call of a hall's host", 0, 0, 0 },
	[ROW_NET_ON] = { "network errors of a host from one on", 0, 0, 0 },
	[ROW_NET_TABLE] = { "a network error at one call of a table", 0, 0, 0 },
};

enum { ERRORS = 5 };

struct fault {
	const char *call, *error[ERRORS];
	uint32_t calls; /* how many there are for sure; 0: FIRST */
};

/* The calls to the files of a hall, and errors that they may end with. */
static const struct fault disk_faults[] = {
	{ "open", { "ENOSPC", "EACCES", "EMFILE" }, 0 },
	{ "mkdir", { "ENOSPC", "EACCES" }, 0 },
	{ "pwrite", { "ENOSPC", "EIO" }, 0 },
	{ "write", { "ENOSPC", "EIO" }, 0 },
	{ "fclose", { "ENOSPC" }, 0 },
	{ "ftruncate", { "EIO" }, 0 },
	{ "fdatasync", { "EIO", "ENOSPC" }, 0 },
	{ "fsync", { "EIO" }, 0 },
	{ "rename", { "EIO" }, 0 },
	{ "pread", { "EIO", "ESTALE" }, 0 },
	{ "fstat", { "EIO" }, 0 },
	{ "stat", { "EACCES", "ESTALE" }, 0 },
	{ "flock", { "ENOLCK", "EIO" }, 0 },
	{ "opendir", { "EMFILE", "EACCES" }, 0 },
	{ "inotify", { "EMFILE" }, 0 },
};

/* What the library does to reach the broker, and the threads and pipes around it. */
static const struct fault net_faults[] = {
	{ "getaddrinfo", { "EMFILE", "ENOMEM" }, 1 },
	{ "socket", { "EMFILE", "ENOMEM" }, 1 },
	{ "socketpair", { "EMFILE" }, 1 },
	{ "setsockopt", { "ENOMEM" }, 1 },
	{ "connect", { "ECONNREFUSED", "ENETUNREACH", "ETIMEDOUT", "EACCES" }, 1 },
	{ "send", { "ECONNRESET", "ENETUNREACH", "EAGAIN", "EINTR", "SHORT" }, 0 },
	{ "recv", { "ECONNRESET", "ETIMEDOUT", "EAGAIN", "EINTR", "SHORT" }, 0 },
	{ "poll", { "EINTR" }, 0 },
	{ "dlopen", { "EMFILE" }, 1 },
	{ "pipe", { "EMFILE" }, 1 },
	{ "thread", { "EAGAIN" }, 1 },
};

enum {
	DISK_FAULTS = sizeof disk_faults / sizeof *disk_faults,
	NET_FAULTS = sizeof net_faults / sizeof *net_faults,
	BEFORE = 8000,
	FIRST = 6, /* calls of which some are tried in `make check`, .. */
	MOST = 40, /* .. and of all; later ones repeat these */
	SAY_MS = 8000,
	SEND_MS = 65000,
	SHOTS = 64,
};

/* One game at one laptop, and a hall in a folder or at a broker. */
struct hall {
	struct place *p;
	char *laptop; /* its home, where nothing fails */
	bool net;     /* by a broker */
	struct torture_broker broker;
	char folder[PATH_MAX], data[PATH_MAX], file[PATH_MAX], session[PATH_MAX];
	char before[BEFORE]; /* the host's file as it begins: another table has sent the same game */
	size_t before_size;
};

/* ---- the programs ---- */

static const char *const game_lines[] = { "seat Anna Ben Chiyo", "turn Anna",    "score Anna +2",
	                                  "note \"one\"",        "score Ben +1", "note \"two\"" };

enum { GAME_LINES = sizeof game_lines / sizeof *game_lines };

static void make_game(struct hall *h)
{
	char script[PATH_MAX], data[PATH_MAX];
	struct listed *list = NULL;
	struct store store;
	int status, count = 0;
	FILE *file;

	snprintf(script, sizeof script, "%s/script", h->laptop);
	file = fopen(script, "we");
	assert_non_null(file);
	for (int i = 0; i < GAME_LINES; i++)
		fprintf(file, "%s\n", game_lines[i]);
	assert_int_equal(fclose(file), 0);
	free(term_output(
		&(struct term_start){ .home = h->laptop,
	                              .args = { "run", "catan", script, "--save", "--title", "Game" } },
		&status, NULL));
	assert_int_equal(status, 0);
	snprintf(data, sizeof data, "%s/data/tableside", h->laptop);
	assert_true(store_init(&store, data, NULL) && store_list(&store, &list, &count, NULL) && count == 1);
	listed_path(&list[0], h->session);
	free(list);
}

/* Everything that the host writes lies below the home of the place. */
static void begin(struct hall *h)
{
	place_clean(h->p);
	broker_end(&h->broker);
	if (h->net)
		broker_start(&h->broker, h->p);
	snprintf(h->folder, sizeof h->folder, "%s/share", h->p->home);
	assert_int_equal(mkdir(h->folder, 0700), 0);
	snprintf(h->data, sizeof h->data, "--data-dir=%s/host", h->p->home);
	snprintf(h->file, sizeof h->file, "%s/host/hall/ev.hall", h->p->home);
	if (h->before_size) {
		char path[PATH_MAX];
		FILE *file;

		snprintf(path, sizeof path, "%s/host", h->p->home);
		assert_int_equal(mkdir(path, 0700), 0);
		snprintf(path, sizeof path, "%s/host/hall", h->p->home);
		assert_int_equal(mkdir(path, 0700), 0);
		file = fopen(h->file, "we");
		assert_non_null(file);
		assert_int_equal(fwrite(h->before, 1, h->before_size, file), h->before_size);
		assert_int_equal(fclose(file), 0);
	}
}

static const char *where(const struct hall *h)
{
	return h->net ? h->broker.url : h->folder;
}

static struct term_start host_start(const struct hall *h)
{
	return (struct term_start){ .cols = 200,
		                    .args = { "hall", "keep", where(h), "--event=ev", h->data } };
}

static struct term_start send_start(const struct hall *h, const char *table)
{
	return (struct term_start){
		.home = h->laptop,
		.cols = 200,
		.args = { "hall", "send", where(h), "--event=ev", table, h->session },
	};
}

/* Looks at the text after it has read: nothing more may come. */
static bool is_open_or_over(struct term *t, const void *data)
{
	(void)data;
	return term_read_for(t, 0) || term_has(t, "the hall ev is open") || term_has(t, "tableside: ");
}

static bool has_said(struct term *t)
{
	return term_has(t, "tableside: ");
}

/* A fault that concerns one table stands among the refusals, which the host counts. */
static bool has_told(struct term *t)
{
	return has_said(t) || term_has(t, "refused so far");
}

/* The host without a fault, from the files that are there, until the table has sent all. */
static const char *send_all(struct hall *h, const char *number)
{
	struct term_start start = host_start(h), sending = send_start(h, number);
	const char *complaint = NULL;
	char *out;
	int status;
	struct term *host;

	start.home = h->p->home;
	host = term_open(&start);
	term_wait(host, is_open_or_over, NULL, "the host");
	if (!term_has(host, "is open"))
		complaint = "with the disk well again the host does not open its file";
	if (!complaint) {
		out = term_output(&sending, &status, NULL);
		free(out);
		complaint = status ? "with the disk well again the lines do not arrive" : NULL;
	}
	term_close(host);
	return complaint;
}

/* ---- what the host has ---- */

static int same_lines(const struct kept *kept)
{
	int same = 0;

	for (int n = 1; kept && n <= kept->lines && n <= GAME_LINES; n++) {
		size_t size;
		const char *line = kept_line(kept, n, &size);
		char number[20];

		snprintf(number, sizeof number, "{\"n\":%d,", n);
		same += size > strlen(number) && memcmp(line, number, strlen(number)) == 0;
	}
	return same;
}

/* As a host would read it; -1: it cannot. */
static int lines_there(const struct hall *h, int table)
{
	struct reason why;
	struct keeper *keeper = keeper_open(h->file, "", true, 0, &why);
	int lines = keeper ? same_lines(keeper_session(keeper, table, NULL)) : -1;

	keeper_close(keeper);
	return lines;
}

/* NULL: as promised. All: the table was told that the host has everything. */
static const char *judge(struct hall *h, struct row *row, bool all)
{
	int lines = lines_there(h, 1);
	const char *complaint;

	if (lines_there(h, 2) != GAME_LINES) {
		row->lost += GAME_LINES;
		return "lines of before are not in the host's file any more";
	}
	if (all && lines < GAME_LINES) {
		row->lost += GAME_LINES - (lines > 0 ? lines : 0);
		return "lines were acknowledged that are not in the host's file";
	}
	complaint = send_all(h, "--table=1");
	if (!complaint && (lines_there(h, 1) != GAME_LINES || lines_there(h, 2) != GAME_LINES)) {
		row->lost += GAME_LINES;
		complaint = "lines are missing in the end";
	}
	return complaint;
}

/* ---- a host and a table ---- */

/* Reads on until the table or the host has ended, or, where that is asked, somebody has said what is wrong.
 */
static bool wait_for_end(struct term *host, struct term *table, int ms, bool said)
{
	bool ended = false;

	for (; ms > 0 && !ended && !(said && (has_told(host) || has_said(table))); ms -= 20)
		ended = term_read_for(table, 20) || term_read_for(host, 0);
	return ended;
}

/* What is told is what has failed, in the words of the library where that has called. */
static bool says_why(struct hall *h, struct term *t)
{
	int error = (int)h->p->report->error;

	return !term_has(t, strerror(SHIM_NO_REASON)) &&
	       (!error || h->net || term_has(t, strerror(error)) || term_has(t, "no access to"));
}

/* Somebody who has ended and is not content says why. */
static const char *heard(struct hall *h, struct term *t, bool *content)
{
	int status;

	*content = false;
	if (!term_read_for(t, 0))
		return NULL;
	status = term_wait_exit(t);
	*content = WIFEXITED(status) && WEXITSTATUS(status) == 0;
	if (!*content && !(WIFEXITED(status) && WEXITSTATUS(status) == 3))
		return "the exit status is neither 0 nor 3";
	if (*content)
		return NULL;
	if (!has_said(t))
		return "it ended without a word";
	return says_why(h, t) ? NULL : "it tells another reason";
}

/* Nothing comes, and nothing says that it never will: only the broker's patience ends that. */
static bool is_quiet(const struct shot *shot)
{
	return strcmp(shot->deed, "EAGAIN") == 0 || strcmp(shot->deed, "EINTR") == 0;
}

/* The game goes from the table to the host; one of them has the fault. */
static const char *send_with(struct hall *h, const struct shot *shot, bool at_host, struct row *row)
{
	struct term_start hosting = host_start(h), sending = send_start(h, "--table=1");
	const char *complaint;
	struct term *host, *table;
	bool content, all;

	begin(h);
	place_sick(h->p);
	hosting = host_start(h);
	hosting.home = sending.home = h->p->home;
	host = at_host ? place_open(h->p, shot, hosting) : term_open(&hosting);
	term_wait(host, is_open_or_over, NULL, "the host");
	table = at_host ? term_open(&sending) : place_open(h->p, shot, sending);
	if (shot->lasting)
		wait_for_end(host, table, SAY_MS, true);
	if (shot->lasting && !is_quiet(shot) && !has_told(host) && !has_said(table) &&
	    !term_read_for(table, 0))
		torture_count(row, "nobody says what is wrong", "%s at %s %u and on", shot->deed, shot->only,
		              shot->at);
	place_heal(h->p);
	if (!wait_for_end(host, table, SEND_MS, false))
		return "it takes more than a minute";
	complaint = heard(h, host, &content);
	if (!complaint)
		complaint = heard(h, table, &all);
	/* Both go on by themselves when the network does. */
	if (!complaint && h->net && !term_read_for(host, 0) && term_has(table, "not arrived"))
		complaint = "the lines do not arrive";
	term_close(at_host ? table : host);
	place_close(h->p); /* kills the other */
	return complaint ? complaint : judge(h, row, all);
}

struct trial {
	bool net, at_host, lasting;
	struct row *row;
	struct shot shot[SHOTS];
	int shots;
};

/* Whether there was such a call. */
static bool try_one(struct hall *h, const struct trial *trial, const struct shot *shot, struct row *row)
{
	const char *complaint = send_with(h, shot, trial->at_host, row);

	if (h->p->report->struck || complaint)
		torture_count(row, complaint, "%s: %s at %s %u%s", trial->at_host ? "host" : "table",
		              shot->deed, shot->only, shot->at, shot->lasting ? " and on" : "");
	return h->p->report->struck;
}

/* Each call and error; `at` 0: at all calls that there are. In `make check` some of the first calls of some.
 */
static void choose_shots(struct trial *trial)
{
	const struct fault *faults = trial->net ? net_faults : disk_faults;
	int count = trial->net ? NET_FAULTS : DISK_FAULTS;
	long bound = torture_faults(0) / 8;

	for (int n = 0; n < bound && n < SHOTS; n++) {
		int f = (int)rng_below(torture_rng(), (uint32_t)count);
		const char *error = faults[f].error[n % ERRORS];

		trial->shot[trial->shots++] = (struct shot){
			.only = faults[f].call,
			.deed = error ? error : faults[f].error[0],
			.at = 1 + rng_below(torture_rng(), faults[f].calls ? faults[f].calls : FIRST),
			.lasting = trial->lasting,
		};
	}
	for (int f = 0; !bound && f < count; f++)
		for (int e = 0; e < ERRORS && faults[f].error[e]; e++)
			trial->shot[trial->shots++] = (struct shot){ .only = faults[f].call,
				                                     .deed = faults[f].error[e],
				                                     .lasting = trial->lasting };
}

/* ---- the test ---- */

static void keep_before(struct hall *h)
{
	FILE *file = fopen(h->file, "re");

	assert_non_null(file);
	h->before_size = fread(h->before, 1, sizeof h->before, file);
	fclose(file);
	assert_in_range(h->before_size, 1, sizeof h->before - 1);
}

static struct hall *hall_make(bool net)
{
	struct hall *h = calloc(1, sizeof *h);

	place_make((void **)&h->p);
	h->laptop = term_home();
	h->net = net;
	make_game(h);
	begin(h);
	assert_null(send_all(h, "--table=2"));
	keep_before(h);
	return h;
}

static void hall_remove(struct hall *h)
{
	broker_end(&h->broker);
	place_remove((void **)&h->p);
	term_home_remove(h->laptop);
	free(h);
}

/* Every shot may cost the seconds after which a line is sent again: several at the same time, each with a
 * hall of its own. */
static void try_lane(int which, struct row *row, const void *data)
{
	const struct trial *trial = data;
	struct hall *h = hall_make(trial->net);

	for (int i = which; i < trial->shots; i += TORTURE_LANES) {
		struct shot shot = trial->shot[i];
		bool all = !shot.at;

		for (shot.at += all; try_one(h, trial, &shot, row) && all && shot.at < MOST; shot.at++)
			;
	}
	hall_remove(h);
}

static void try_all(struct trial *trial)
{
	if (trial->net && !broker_can_be())
		skip();
	choose_shots(trial);
	torture_lanes(trial->row, try_lane, trial);
}

static void host_once(void **state)
{
	try_all(&(struct trial){ .at_host = true, .row = &rows[ROW_ONCE] });
}

static void host_from_one_on(void **state)
{
	try_all(&(struct trial){ .at_host = true, .lasting = true, .row = &rows[ROW_ON] });
}

static void table_once(void **state)
{
	try_all(&(struct trial){ .row = &rows[ROW_TABLE] });
}

static void host_of_a_broker_once(void **state)
{
	try_all(&(struct trial){ .net = true, .at_host = true, .row = &rows[ROW_NET_HOST] });
}

static void host_of_a_broker_from_one_on(void **state)
{
	try_all(&(struct trial){ .net = true, .at_host = true, .lasting = true, .row = &rows[ROW_NET_ON] });
}

static void table_of_a_broker_once(void **state)
{
	try_all(&(struct trial){ .net = true, .row = &rows[ROW_NET_TABLE] });
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(host_once),
		cmocka_unit_test(host_from_one_on),
		cmocka_unit_test(table_once),
		cmocka_unit_test(host_of_a_broker_once),
		cmocka_unit_test(host_of_a_broker_from_one_on),
		cmocka_unit_test(table_of_a_broker_once),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("a hall on a failing disk or network", tests, rows);
}
