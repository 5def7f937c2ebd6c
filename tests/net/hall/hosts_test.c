/* SPDX-License-Identifier: MIT */
/*
 * Several hosts of one event as one list: each writes its own file, one of them or a board follows the
 * others. TAP.
 */
#include "tests/kit/saves.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "net/hall/hosts.h"

enum {
	LOOK_MS = 3000, /* more than between two looks */
	NOW = 1795000000,
};

struct scene {
	char a[PATH_MAX], b[PATH_MAX]; /* the files of two hosts */
	struct keeper *first, *second; /* the second one is another program's */
	struct hosts *hosts;           /* of the first host */
	int64_t now_ms;
	struct reason why;
};

static bool send(struct carrier *carrier, const struct parcel *parcel)
{
	(void)carrier, (void)parcel;
	return true;
}

static const struct carrier_ops ops = { .send = send };

/* A table's laptop is there, and its game has these lines after the first two. */
static void hear(struct keeper *keeper, int table, const char *clock, const char *rest)
{
	struct carrier carrier = { .ops = &ops, .up = true };
	char text[1000];
	struct parcel here = { PARCEL_HERE, table, text, 0 }, lines = { PARCEL_JOURNAL, table, text, 0 };
	struct reason why;

	here.size =
		(size_t)snprintf(text, sizeof text, "here 6f1c0e4a-1111-4222-8333-00000000000%d\n", table);
	keeper_take(keeper, &here, 1);
	lines.size = (size_t)snprintf(
		text, sizeof text,
		"lines "
		"1\n{\"tableside\":1,\"id\":\"6f1c0e4a-1111-4222-8333-00000000000%d\",\"game\":\"commander\","
		"\"title\":\"0\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n"
		"{\"n\":1,\"at\":\"%s\",\"do\":\"seat A B\"}\n{\"n\":2,\"at\":\"%s\",\"do\":\"%s\"}\n",
		table, clock, clock, rest);
	keeper_take(keeper, &lines, NOW);
	assert_true(keeper_flush(keeper, &carrier, &why));
}

static struct keeper *open_host(const char *path)
{
	struct reason why;
	struct keeper *keeper = keeper_open(path, "", false, NOW, &why);

	assert_non_null(keeper);
	return keeper;
}

static void begin(struct scene *s, const struct place *p)
{
	*s = (struct scene){ .now_ms = 1 };
	snprintf(s->a, sizeof s->a, "%s/a.hall", p->folder);
	snprintf(s->b, sizeof s->b, "%s/b.hall", p->folder);
	s->first = open_host(s->a);
	s->hosts = hosts_new();
	hosts_add(s->hosts, s->a, s->first);
	hosts_add(s->hosts, s->b, NULL);
}

static void end(struct scene *s)
{
	keeper_close(s->second);
	hosts_free(s->hosts);
}

static int look(struct scene *s)
{
	s->now_ms += LOOK_MS;
	assert_in_range(hosts_tend(s->hosts, s->now_ms, &s->why), s->now_ms + 1, s->now_ms + LOOK_MS);
	return hosts_gather(s->hosts);
}

/* One list by number, of a file that is there later too; what changed is told once. */
static void test_one_list(void **state)
{
	struct scene s;

	begin(&s, *state);
	hear(s.first, 3, "2026-11-20T18:24:40Z", "note x");
	hear(s.first, 1, "2026-11-20T18:24:40Z", "note x");
	assert_int_equal(look(&s), 2);
	assert_non_null(strstr(s.why.text, "b.hall: No such file"));
	s.second = open_host(s.b);
	hear(s.second, 2, "2026-11-20T18:24:40Z", "note x");
	assert_int_equal(look(&s), 3);
	assert_string_equal(s.why.text, "");
	for (int i = 0; i < 3; i++) {
		assert_int_equal(hosts_at(s.hosts, i)->row->table, i + 1);
		assert_int_equal(hosts_at(s.hosts, i)->changed, i == 1);
		assert_true(hosts_at(s.hosts, i)->row->here);
	}
	hear(s.second, 4, "2026-11-20T18:24:40Z", "note x");
	hosts_tend(s.hosts, s.now_ms + 1, &s.why); /* a change in the file is heard at once */
	assert_int_equal(hosts_gather(s.hosts), 4);
	end(&s);
}

/* Calls of both hosts stand in one order: those from before by their time, later ones as they come. */
static void test_calls_in_one_order(void **state)
{
	static const int calls[] = { 2, 3, 1 }; /* of tables 1, 2, 3 */
	struct scene s;

	begin(&s, *state);
	s.second = open_host(s.b);
	hear(s.second, 2, "2020-01-01T00:00:09Z", "call judge A");
	hear(s.second, 3, "2020-01-01T00:00:01Z", "call judge A");
	hosts_free(s.hosts);
	s.hosts = hosts_new();
	s.first = open_host(s.a);
	hear(s.first, 1, "2020-01-01T00:00:05Z", "call judge A");
	keeper_close(s.first);
	s.first = open_host(s.a); /* its calls are from before too */
	hosts_add(s.hosts, s.a, s.first);
	hosts_add(s.hosts, s.b, NULL);
	assert_int_equal(look(&s), 3);
	for (int i = 0; i < 3; i++)
		assert_int_equal(hosts_at(s.hosts, i)->called, calls[i]);
	hear(s.second, 5, "2019-01-01T00:00:00Z", "call judge A");
	hear(s.first, 4, "2019-01-01T00:00:00Z", "call judge A");
	assert_int_equal(look(&s), 5);
	assert_in_range(hosts_at(s.hosts, 3)->called, 4, 5);
	assert_int_equal(hosts_at(s.hosts, 3)->called + hosts_at(s.hosts, 4)->called, 9);
	assert_int_equal(look(&s), 5);
	assert_int_equal(hosts_at(s.hosts, 0)->called, 2);
	end(&s);
}

/* A table that went from one host to the other is one row, there where its laptop is. */
static void test_a_table_of_both(void **state)
{
	static const char gone[] = "left 6f1c0e4a-1111-4222-8333-000000000001\n";
	const struct parcel left = { PARCEL_HERE, 1, gone, sizeof gone - 1 };
	struct scene s;

	begin(&s, *state);
	s.second = open_host(s.b);
	hear(s.first, 1, "2026-11-20T18:24:40Z", "note here");
	hear(s.second, 1, "2026-11-20T18:24:39Z", "note there");
	assert_int_equal(look(&s), 1);
	assert_string_equal(hosts_at(s.hosts, 0)->row->last,
	                    "note: here"); /* both are there: the later one */
	keeper_take(s.first, &left, 2);
	assert_int_equal(look(&s), 1);
	assert_true(hosts_at(s.hosts, 0)->changed);
	assert_string_equal(hosts_at(s.hosts, 0)->row->last, "note: there");
	end(&s);
}

/* A file that another one has replaced is read again; until then, and when it cannot be read further, what
 * was there stays, and why is told. */
static void test_another_file(void **state)
{
	struct scene s;
	FILE *file;

	begin(&s, *state);
	s.second = open_host(s.b);
	hear(s.second, 2, "2026-11-20T18:24:40Z", "note x");
	assert_int_equal(look(&s), 1);
	keeper_close(s.second);
	assert_int_equal(remove(s.b), 0);
	assert_int_equal(look(&s), 1);
	assert_non_null(strstr(s.why.text, "b.hall: No such file"));
	s.second = open_host(s.b);
	hear(s.second, 7, "2026-11-20T18:24:40Z", "note x");
	assert_int_equal(look(&s), 1);
	assert_int_equal(hosts_at(s.hosts, 0)->row->table, 7);
	assert_string_equal(s.why.text, "");
	file = fopen(s.b, "a");
	assert_non_null(file);
	fputs("7 rubbish\n", file);
	assert_int_equal(fclose(file), 0);
	assert_int_equal(look(&s), 1);
	assert_non_null(strstr(s.why.text, "b.hall: at byte "));
	end(&s);
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(test_one_list),
		TEST(test_calls_in_one_order),
		TEST(test_a_table_of_both),
		TEST(test_another_file),
	};

	return cmocka_run_group_tests_name("several hosts", tests, NULL, NULL);
}
