/* SPDX-License-Identifier: MIT */
/*
 * A hall of real programs on real terminals, at a broker: lines are typed at every table; tables, the host
 * and the broker are killed meanwhile, and begin again. In the end what each table has in its file is
 * compared, line by line, with what the host has. hall.sh runs the broker, and a stranger who has one table's
 * password.
 *
 *     hall_storm URL EVENT PASSWORDS BROKER_PID_FILE TABLES SECONDS
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "net/hall/keeper.h"
#include "net/hall/wire.h"
#include "rules/core/rng.h"
#include "saves/save.h"
#include "saves/store.h"
#include "saves/text/io.h"
#include "tests/kit/term.h"

enum {
	EVERY_MS = 3000,      /* a line at each table */
	PATIENCE_MS = 120000, /* for what is owed in the end */
	SHOWN_MS = 5000,      /* a table that is behind has said so by then */
	TABLES_KILLED = 10,
	HOSTS_KILLED = 2,
	BROKERS_KILLED = 2,
	KILLS = TABLES_KILLED + HOSTS_KILLED + BROKERS_KILLED,
};

struct laptop {
	char *home;
	struct store store;
	struct term *term;
	int typed;
	bool killed;
	int64_t type_at;
};

static struct {
	const char *url, *pid_file;
	char event[60], passwords[PATH_MAX];
	int tables, seconds;
	char *home; /* of the host */
	struct term *host;
	struct laptop *laptop;
	struct rng rng;
	int killed[3];
	int lines, lost;
} storm;

/* ---- the programs ---- */

static void open_host(void)
{
	storm.host = term_open(&(struct term_start){
		.home = storm.home, .args = { "hall", "keep", storm.url, storm.event, storm.passwords } });
}

static void open_laptop(int table)
{
	struct laptop *l = &storm.laptop[table - 1];
	char number[30];

	snprintf(number, sizeof number, "--table=%d", table);
	l->term = term_open(&(struct term_start){
		.home = l->home,
		.args = { "hall", "join", storm.url, storm.event, number, storm.passwords, "Game" } });
	l->type_at = io_now_ms() + 2000 + rng_below(&storm.rng, EVERY_MS);
}

static void begin_laptop(int table)
{
	struct laptop *l = &storm.laptop[table - 1];
	char data[PATH_MAX], script[PATH_MAX];
	FILE *file;
	int status;

	l->home = term_home();
	snprintf(data, sizeof data, "%s/data/tableside", l->home);
	assert_true(store_init(&l->store, data, NULL));
	snprintf(script, sizeof script, "%s/script", l->home);
	file = fopen(script, "we");
	assert_non_null(file);
	fputs("seat Anna Ben Chiyo Dora\n", file);
	assert_int_equal(fclose(file), 0);
	free(term_output(
		&(struct term_start){ .home = l->home,
	                              .args = { "run", "commander", script, "--save", "--title", "Game" } },
		&status, NULL));
	assert_int_equal(status, 0);
	open_laptop(table);
}

/* ---- kills ---- */

static void kill_term(struct term *t)
{
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	term_close(t);
}

/* Its keeper starts it again. */
static void kill_broker(void)
{
	FILE *file = fopen(storm.pid_file, "re");
	int pid = 0;

	assert_non_null(file);
	assert_int_equal(fscanf(file, "%d", &pid), 1);
	fclose(file);
	assert_true(pid > 1);
	kill(pid, SIGKILL);
	storm.killed[2]++;
}

static void kill_host(void)
{
	kill_term(storm.host);
	open_host();
	storm.killed[1]++;
}

static void kill_table(void)
{
	int table = 1 + (int)rng_below(&storm.rng, (uint32_t)storm.tables);

	while (storm.laptop[table - 1].killed)
		table = table % storm.tables + 1;
	kill_term(storm.laptop[table - 1].term);
	storm.laptop[table - 1].killed = true;
	open_laptop(table);
	storm.killed[0]++;
}

/* The n-th of all: tables, and now and then the host or the broker. */
static void kill_one(int n)
{
	if (n % 7 == 2)
		kill_broker();
	else if (n % 7 == 5)
		kill_host();
	else
		kill_table();
}

/* ---- the evening ---- */

static void read_all(void)
{
	term_read_for(storm.host, 0);
	for (int i = 0; i < storm.tables; i++)
		term_read_for(storm.laptop[i].term, 0);
}

static void type_lines(int64_t now)
{
	for (int i = 0; i < storm.tables; i++) {
		struct laptop *l = &storm.laptop[i];
		char text[80];

		if (now < l->type_at)
			continue;
		snprintf(text, sizeof text, ":note table %d line %d\r", i + 1, ++l->typed);
		term_send(l->term, text);
		l->type_at += EVERY_MS;
	}
}

static int not_in_sync(void)
{
	int count = 0;

	for (int i = 0; i < storm.tables; i++)
		count += !term_has(storm.laptop[i].term, "in sync");
	return count;
}

static void play(void)
{
	int64_t begun = io_now_ms(), until = begun + (int64_t)storm.seconds * 1000, now;
	int kills = 0;

	while ((now = io_now_ms()) < until) {
		type_lines(now);
		read_all();
		if (kills < KILLS && now >= begun + (until - begun) * (kills + 1) / (KILLS + 2))
			kill_one(kills++);
		poll(NULL, 0, 20);
	}
	while ((now = io_now_ms()) < until + SHOWN_MS || (not_in_sync() && now < until + PATIENCE_MS)) {
		read_all();
		poll(NULL, 0, 20);
	}
	printf("# %d tables, %d s; killed: %d tables, %d hosts, %d brokers\n", storm.tables, storm.seconds,
	       storm.killed[0], storm.killed[1], storm.killed[2]);
	printf("# in sync %.1f s after the last line: all but %d\n", (double)(io_now_ms() - until) / 1000,
	       not_in_sync());
}

/* ---- the end ---- */

/* Lines of the table that the host lacks, or has otherwise. */
static int missing(const struct laptop *l, const struct kept *kept)
{
	struct listed *list = NULL;
	struct journal *journal = NULL;
	struct save *save;
	char path[PATH_MAX];
	int count = 0, lost = 0, notes = 0;

	assert_true(store_list(&l->store, &list, &count, NULL) && count == 1);
	listed_path(&list[0], path);
	free(list);
	save = save_open(path, SAVE_READ, &journal, NULL);
	assert_non_null(save);
	for (int n = 1; n <= save_lines(save); n++) {
		size_t size, have = 0;
		const char *line = save_line(save, n, &size),
			   *there = kept && n <= kept->lines ? kept_line(kept, n, &have) : NULL;

		lost += !there || have != size || memcmp(line, there, size) != 0;
		notes += strstr(journal_entry(journal, n - 1).text, "note table") != NULL;
	}
	storm.lines += save_lines(save);
	/* what was typed at a table that was killed may not have come to it */
	assert_true(l->killed ? notes <= l->typed : notes == l->typed);
	assert_true(!kept || kept->lines <= save_lines(save));
	journal_free(journal);
	save_close(save, 0);
	return lost;
}

static void compare(void)
{
	char path[PATH_MAX];
	struct reason why;
	struct keeper *keeper;

	snprintf(path, sizeof path, "%s/data/tableside/hall/%s.hall", storm.home,
	         strchr(storm.event, '=') + 1);
	keeper = keeper_open(path, "", true, 0, &why);
	assert_non_null(keeper);
	for (int i = 0; i < storm.tables; i++) {
		int lost = missing(&storm.laptop[i], keeper_session(keeper, i + 1, NULL));

		storm.lost += lost;
		if (lost)
			printf("# table %d: lost %d\n", i + 1, lost);
	}
	for (int i = 0; i < keeper_tables(keeper); i++)
		if (keeper_row(keeper, i)->table > storm.tables)
			printf("# the stranger's table %d has %d lines at the host\n",
			       keeper_row(keeper, i)->table, keeper_row(keeper, i)->lines);
	printf("# lines %d, lost %d\n", storm.lines, storm.lost);
	keeper_close(keeper);
}

static void evening(void **state)
{
	(void)state;
	storm.home = term_home();
	storm.laptop = calloc((size_t)storm.tables, sizeof *storm.laptop);
	open_host();
	term_wait_text(storm.host, "is open");
	for (int table = 1; table <= storm.tables; table++)
		begin_laptop(table);
	play();
	for (int i = 0; i < storm.tables; i++)
		term_close(storm.laptop[i].term);
	term_close(storm.host);
	compare();
	for (int i = 0; i < storm.tables; i++)
		term_home_remove(storm.laptop[i].home);
	assert_int_equal(storm.lost, 0);
	term_home_remove(storm.home); /* the host's file stays where something is missing */
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest tests[] = { cmocka_unit_test(evening) };

	if (argc != 7) {
		fprintf(stderr, "usage: hall_storm URL EVENT PASSWORDS BROKER_PID_FILE TABLES SECONDS\n");
		return 2;
	}
	storm.url = argv[1];
	snprintf(storm.event, sizeof storm.event, "--event=%s", argv[2]);
	snprintf(storm.passwords, sizeof storm.passwords, "--passwords=%s", argv[3]);
	storm.pid_file = argv[4];
	rng_seed(&storm.rng, 1);
	storm.tables = atoi(argv[5]), storm.seconds = atoi(argv[6]);
	term_cpu_s = 0;
	return cmocka_run_group_tests_name("a hall of real programs", tests, NULL, NULL);
}
