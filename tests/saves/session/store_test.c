/* SPDX-License-Identifier: MIT */
/*
 * JSON in and out, the places, the list of sessions, finding, putting away,
 * recovering. TAP.
 */
#include "rules/games.h"
#include "tests/kit/saves.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "saves/text/json.h"

/* ---- JSON ---- */

static void test_json_out(void **state)
{
	struct json_emit j;
	char *text;

	json_begin(&j, true);
	assert_true(j.emit.secret);
	emit_text(&j.emit, "name", "花子 \"x\"\\");
	emit_null(&j.emit, "none");
	emit_text(&j.emit, "nothing", NULL);
	emit_bool(&j.emit, "yes", true);
	emit_array(&j.emit, "numbers");
	emit_number(&j.emit, NULL, 0);
	emit_number(&j.emit, NULL, -7);
	emit_number(&j.emit, NULL, 1000000000000000);
	emit_number(&j.emit, NULL, 9007199254740992);
	emit_real(&j.emit, NULL, 0.1);
	emit_real(&j.emit, NULL, -2.5);
	emit_object(&j.emit, NULL);
	emit_end(&j.emit);
	emit_end(&j.emit);
	emit_object(&j.emit, "inner");
	emit_array(&j.emit, "list");
	emit_end(&j.emit);
	emit_end(&j.emit);
	text = json_take(&j, false);
	assert_string_equal(
		text,
		"{\"name\":\"花子 \\\"x\\\"\\\\\",\"none\":null,\"nothing\":null,\"yes\":true,"
		"\"numbers\":[0,-7,1000000000000000,9007199254740992,0.1,-2.5,{}],\"inner\":{\"list\":[]}}");
	free(text);
}

static bool parses(const char *text, size_t size, struct reason *why)
{
	char *copy = xmalloc(size); /* so that a byte too far is seen */
	cJSON *tree;

	memcpy(copy, text, size);
	tree = json_parse(copy, size, why);
	free(copy);
	cJSON_Delete(tree);
	return tree != NULL;
}

static void test_json_in(void **state)
{
	static const char *const good[] = {
		"{}",
		"[]",
		" [ 1 , -2.5e3 , 0.5E-7, true,false,null ] ",
		"{\"a\":{\"b\":[\"\\u00e9\\ud83d\\ude00\\t\\/\"]}}",
		"9007199254740992",
		"-9007199254740992",
		"\"\"",
		"{\"a\":1,\"A\":2}",
		"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
	};
	/* clang-format off */
	static const struct { const char *text, *why; } bad[] = {
		{ "", "cut off" }, { "{", "" }, { "[1", "cut off" }, { "[1,]", "comma" }, { "{\"a\":1,}",
		  "comma" }, { "{a:1}", "quoted" },
		{ "{} x", "follows" }, { "{}{}", "follows" }, { "01", "zero" }, { "-", "digit" }, { "+1",
		  "value" }, { "1.", "digit" },
		{ ".5", "value" }, { "1e", "digit" }, { "NaN", "value" }, { "Infinity", "value" },
		  { "-Infinity", "digit" },
		{ "9007199254740993", "large" }, { "99999999999999999999999", "large" }, { "1e300", "large" },
		  { "1e999", "large" }, { "-9007199254740993", "large" }, { "-1e300", "large" },
		{ "0.00000000000000000000000000000000000000000000000000001", "long" }, { "'x'", "value" },
		  { "\"x", "cut off" },
		{ "\"\\x41\"", "escape" }, { "\"\\u12\"", "hexadecimal" }, { "\"\\ud800\"", "surrogate" },
		  { "\"\\udc00\"", "surrogate" },
		{ "\"\\ud800\\u0041\"", "surrogate" }, { "\"\\u001f\"", "control" }, { "\"\\n\"", "control" },
		  { "\"a\nb\"", "control" },
		{ "\"\xff\"", "UTF-8" }, { "\"\xed\xa0\x80\"", "UTF-8" }, { "\xef\xbb\xbf{}", "value" },
		  { "{\"a\":1,\"b\":2,\"a\":3}", "twice" },
		{ "[{\"x\":{\"a\":1,\"\\u0061\":2}}]", "\"a\" appears twice" }, { "/**/{}", "value" }, { "tru",
		  "value" }, { "{\"a\" 1}", "colon" },
		{ "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]", "deeply" },
	};
	/* clang-format on */
	static const char nul[] = "{}\0", inside[] = "\"a\0b\"", cut[] = "\"\xe8\x8a";
	struct reason why;

	for (size_t i = 0; i < sizeof good / sizeof *good; i++)
		if (!parses(good[i], strlen(good[i]), &why))
			fail_msg("%s: %s", good[i], why.text);
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		if (parses(bad[i].text, strlen(bad[i].text), &why))
			fail_msg("taken: %s", bad[i].text);
		if (!strstr(why.text, bad[i].why))
			fail_msg("%s: wanted %s, got %s", bad[i].text, bad[i].why, why.text);
	}
	assert_false(parses(nul, sizeof nul - 1, &why));
	assert_false(parses(inside, sizeof inside - 1, &why));
	assert_false(parses(cut, sizeof cut - 1, NULL));
}

/* ---- places ---- */

static void set(const char *name, const char *value)
{
	if (value)
		setenv(name, value, 1);
	else
		unsetenv(name);
}

static void test_places(void **state)
{
	struct store store;
	struct reason why;
	char *home = getenv("HOME"), *kept = home ? xstrdup(home) : NULL, *long_home;

	set("HOME", "/home/u");
	set("XDG_DATA_HOME", NULL);
	set("XDG_STATE_HOME", "relative/is/ignored");
	set("XDG_CONFIG_HOME", "/etc/xdg-u");
	set("XDG_CACHE_HOME", "");
	assert_true(store_init(&store, NULL, &why));
	assert_string_equal(store.data, "/home/u/.local/share/tableside");
	assert_string_equal(store.sessions, "/home/u/.local/share/tableside/sessions");
	assert_string_equal(store.archive, "/home/u/.local/share/tableside/archive");
	assert_string_equal(store.state, "/home/u/.local/state/tableside");
	assert_string_equal(store.config, "/etc/xdg-u/tableside");
	assert_string_equal(store.cache, "/home/u/.cache/tableside");
	assert_true(store_init(&store, "here", &why));
	assert_string_equal(store.sessions, "here/sessions");
	assert_false(store_init(&store, "", &why));
	long_home = xmalloc(PATH_MAX + 1);
	memset(long_home, '/', PATH_MAX);
	long_home[PATH_MAX] = '\0';
	set("HOME", long_home);
	assert_false(store_init(&store, NULL, &why));
	free(long_home);
	set("HOME", kept);
	set("XDG_STATE_HOME", NULL);
	set("XDG_CONFIG_HOME", NULL);
	set("XDG_CACHE_HOME", NULL);
	free(kept);
}

static void test_folders(void **state)
{
	struct place *p = *state;
	struct reason why;
	char path[PATH_MAX];
	struct stat stat_now;

	assert_true((size_t)snprintf(path, sizeof path, "%s/a//b/c/", p->folder) < sizeof path);
	assert_true(store_make_folder(path, &why));
	assert_true(store_make_folder(path, &why));
	assert_int_equal(stat(path, &stat_now), 0);
	assert_int_equal(stat_now.st_mode & 07777, 0700);
	write_text(p->file, "");
	assert_true((size_t)snprintf(path, sizeof path, "%.3000s/x", p->file) < sizeof path);
	assert_false(store_make_folder(path, &why));
	assert_non_null(strstr(why.text, "cannot create"));
}

/* What mkdir answers is what is told: not that the folder is missing which could not be made. */
static void refuses_as_mkdir_does(const char *parent)
{
	char path[PATH_MAX], inner[PATH_MAX];
	struct reason why = { 0 };
	int error;

	assert_true((size_t)snprintf(path, sizeof path, "%.3000s/tableside-test", parent) < sizeof path);
	assert_true((size_t)snprintf(inner, sizeof inner, "%.3100s/sessions", path) < sizeof inner);
	if (mkdir(path, 0700) == 0) { /* root may */
		assert_int_equal(rmdir(path), 0);
		return;
	}
	error = errno;
	assert_false(store_make_folder(inner, &why));
	if (!strstr(why.text, strerror(error)))
		fail_msg("%s, not %s", why.text, strerror(error));
}

static void test_folders_refused(void **state)
{
	struct place *p = *state;
	char home[PATH_MAX];

	write_text(p->file, "");
	refuses_as_mkdir_does(p->file);
	refuses_as_mkdir_does("/sys"); /* where also root makes none */
	assert_true((size_t)snprintf(home, sizeof home, "%.3000s/read-only", p->folder) < sizeof home);
	assert_int_equal(mkdir(home, 0500), 0);
	refuses_as_mkdir_does(home);
	assert_int_equal(rmdir(home), 0);
}

/* ---- listing and finding ---- */

static void make_session(const struct place *p, const char *id, const char *title, int changed)
{
	char path[PATH_MAX], text[1000];
	struct utimbuf times = { changed, changed };

	assert_true((size_t)snprintf(path, sizeof path, "%s/%s.json", p->store.sessions, id) < sizeof path);
	snprintf(text, sizeof text,
	         "{\"tableside\":1,\"id\":\"%s\",\"game\":\"commander\",\"title\":\"%s\","
	         "\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n" TAIL,
	         id, title);
	write_text(path, text);
	assert_int_equal(utime(path, &times), 0);
}

#define ID_A "aaaa0000-0000-4000-8000-000000000001"
#define ID_B "aaab0000-0000-4000-8000-000000000002"
#define ID_C "cccc0000-0000-4000-8000-000000000003"
#define ID_D "dddd0000-0000-4000-8000-000000000004"

static void make_sessions(const struct place *p)
{
	static const char *const junk[] = {
		".hidden.json",
		ID_A ".json.tmp.12345678",
		ID_A ".tmp.x.json",
		ID_A ".torn",
		ID_A ".run",
		"notes.txt",
		ID_A ".sync-conflict-20261120-182435-ABCDEFG.json",
		"bad\x1b[2J.json",
		".json",
	};
	char path[PATH_MAX];

	make_session(p, ID_A, "Friday", 300);
	make_session(p, ID_B, "FRIDAY", 200);
	make_session(p, ID_C, "Élan", 400);
	for (size_t i = 0; i < sizeof junk / sizeof *junk; i++) {
		snprintf(path, sizeof path, "%.3900s/%s", p->store.sessions, junk[i]);
		write_text(path, "junk");
	}
	snprintf(path, sizeof path, "%.3900s/folder.json", p->store.sessions);
	assert_int_equal(mkdir(path, 0700), 0);
	snprintf(path, sizeof path, "%.3900s/pipe.json", p->store.sessions);
	assert_int_equal(mkfifo(path, 0600), 0);
	snprintf(path, sizeof path, "%.3900s/" ID_D ".json", p->store.sessions);
	write_text(path, "damaged\n");
	assert_int_equal(utime(path, &(struct utimbuf){ 100, 100 }), 0);
}

static void test_list(void **state)
{
	struct place *p = *state;
	char path[PATH_MAX];
	struct listed *list;
	struct journal *journal;
	struct reason why;
	struct save *save;
	int count;

	make_sessions(p);
	assert_true(store_list(&p->store, &list, &count, &why));
	assert_int_equal(count, 4);
	assert_string_equal(list[0].id, ID_C);
	assert_string_equal(list[0].title, "Élan");
	assert_string_equal(list[0].game, "commander");
	assert_string_equal(list[0].created, "2026-11-20T18:24:35Z");
	assert_int_equal(listed_changed(&list[0]), 400);
	assert_string_equal(list[0].fault, "");
	assert_string_equal(list[1].id, ID_A);
	assert_string_equal(list[2].id, ID_B);
	assert_string_equal(list[3].id, ID_D);
	assert_true(list[3].fault[0] != '\0');
	assert_false(list[1].open_elsewhere);
	save = save_open(listed_path(&list[1], path), SAVE_WRITE, &journal, &why);
	free(list);
	assert_true(store_list(&p->store, &list, &count, &why));
	for (int i = 0; i < count; i++)
		assert_int_equal(list[i].open_elsewhere, strcmp(list[i].id, ID_A) == 0);
	free(list);
	save_close(save, 20000);
	journal_free(journal);
}

/* Of two in the same second the later one stands first. */
static void test_list_within_a_second(void **state)
{
	static const struct timespec early[2] = { { 300, 100 }, { 300, 100 } },
				     late[2] = { { 300, 200 }, { 300, 200 } };
	struct place *p = *state;
	struct listed *list;
	struct reason why;
	char path[PATH_MAX];
	int count;

	make_sessions(p);
	for (int turn = 0; turn < 2; turn++) {
		snprintf(path, sizeof path, "%.3900s/" ID_A ".json", p->store.sessions);
		assert_int_equal(utimensat(AT_FDCWD, path, turn ? late : early, 0), 0);
		snprintf(path, sizeof path, "%.3900s/" ID_B ".json", p->store.sessions);
		assert_int_equal(utimensat(AT_FDCWD, path, turn ? early : late, 0), 0);
		assert_true(store_list(&p->store, &list, &count, &why));
		assert_string_equal(list[1].id, turn ? ID_A : ID_B);
		assert_string_equal(list[2].id, turn ? ID_B : ID_A);
		free(list);
	}
}

/* A title given later counts, also one of a single letter. */
static void test_find_by_new_title(void **state)
{
	struct place *p = *state;
	char path[PATH_MAX];
	struct journal *journal;
	struct reason why;
	struct save *save;

	make_sessions(p);
	assert_true(store_find(&p->store, ID_A, path, sizeof path, &why));
	save = save_open(path, SAVE_WRITE, &journal, &why);
	assert_non_null(save);
	say(save, journal, "title X", T1 + 1);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	assert_true(store_find(&p->store, "X", path, sizeof path, &why));
	assert_non_null(strstr(path, ID_A));
	assert_false(store_find(&p->store, "Friday", path, sizeof path, &why) && strstr(path, ID_A));
}

static void test_list_nothing(void **state)
{
	struct place *p = *state;
	struct listed *list;
	struct reason why;
	int count;

	assert_true(store_list(&p->store, &list, &count, &why));
	assert_int_equal(count, 0);
	assert_int_equal(rmdir(p->store.sessions), 0);
	assert_true(store_list(&p->store, &list, &count, &why));
	assert_int_equal(count, 0);
	write_text(p->store.sessions, "no folder");
	assert_false(store_list(&p->store, &list, &count, &why));
	unlink(p->store.sessions);
}

static void test_find(void **state)
{
	/* clang-format off */
	static const struct { const char *word, *id, *why; } words[] = {
		{ ID_A, ID_A, NULL }, { "AAAA0000-0000-4000-8000-000000000001", ID_A, NULL }, { "aaaa", ID_A,
		  NULL },
		{ "aaa", NULL, "several" }, { "Friday", ID_A, NULL }, { "FRIDAY", ID_B, NULL }, { "friday",
		  NULL, "several" },
		{ "elan", ID_C, NULL }, { "c", ID_C, NULL }, { "d", ID_D, NULL }, { "nothing", NULL,
		  "there is no readable table" },
		{ "", NULL, "which table? type its title or id" }, { "\x1b[2J\xff", NULL, "?[2J?" }, { "%s%n", NULL,
		  "%s%n" }, { "..", NULL, "there is no readable table" },
	};
	/* clang-format on */
	struct place *p = *state;
	char path[PATH_MAX], small[10];
	struct reason why;

	make_sessions(p);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		bool found = store_find(&p->store, words[i].word, path, sizeof path, &why);

		if (found != !words[i].why || (found && !strstr(path, words[i].id)))
			fail_msg("%s: %s", words[i].word, found ? path : why.text);
		if (!found && !strstr(why.text, words[i].why))
			fail_msg("%s: %s", words[i].word, why.text);
	}
	assert_false(store_find(&p->store, ID_A, small, sizeof small, &why));
	assert_true(store_find(&p->store, "../not/there", path, sizeof path, &why));
	assert_string_equal(path, "../not/there");
	assert_true(store_find(&p->store, p->file, path, sizeof path, &why));
	assert_string_equal(path, p->file);
}

static void test_hostile_paths(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct reason why;
	char path[PATH_MAX], other[PATH_MAX];

	assert_null(save_open("/nowhere/\x1b[2J\xff", SAVE_WRITE, &journal, &why));
	assert_null(strchr(why.text, '\x1b'));
	assert_null(save_open(p->folder, SAVE_WRITE, &journal, &why));
	assert_null(save_open(p->folder, SAVE_READ, &journal, &why));
	assert_null(save_open("", SAVE_READ, &journal, &why));
	assert_null(save_open("/dev/null", SAVE_READ, &journal, &why));
	snprintf(path, sizeof path, "%.3900s/pipe.json", p->store.sessions);
	assert_int_equal(mkfifo(path, 0600), 0);
	assert_null(save_open(path, SAVE_WRITE, &journal, &why)); /* and does not hang */
	snprintf(other, sizeof other, "%.3900s/precious", p->folder);
	write_text(other, "precious");
	beside(p->file, ".torn", path); /* a link laid out where the torn end goes */
	assert_int_equal(symlink(other, path), 0);
	write_text(p->file, HEAD LINE1 ",{\"n\"");
	assert_null(save_open(p->file, SAVE_WRITE, &journal, &why));
	assert_file(other, "precious");
	assert_null(save_create(&p->store, game_find("commander"), "\x1b[2J", &why));
	assert_null(save_create(&p->store, game_find("commander"), "\xff", &why));
}

/* ---- putting away, copying, recovering ---- */

static void test_archive(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct reason why;
	struct save *save;
	char torn[PATH_MAX], elsewhere[PATH_MAX];

	write_text(p->file, HEAD LINE1 TAIL);
	beside(p->file, ".torn", torn);
	write_text(torn, "x");
	save = open_ok(p, SAVE_WRITE, &journal);
	assert_false(store_archive(&p->store, p->file, &why));
	assert_non_null(strstr(why.text, "open in another program"));
	save_close(save, 20000);
	journal_free(journal);
	assert_true(store_archive(&p->store, p->file, &why));
	assert_int_equal(count_files(p->store.sessions, ""), 0);
	assert_int_equal(count_files(p->store.archive, HEAD_ID), 2);
	write_text(p->file, HEAD TAIL);
	assert_false(store_archive(&p->store, p->file, &why)); /* one of that name is there */
	assert_file(p->file, HEAD TAIL);
	assert_false(store_archive(&p->store, "nothing.json", &why));
	snprintf(elsewhere, sizeof elsewhere, "%.3900s/x.json", p->folder);
	write_text(elsewhere, HEAD TAIL);
	assert_false(store_archive(&p->store, elsewhere, &why));
	assert_file(elsewhere, HEAD TAIL);
}

static void test_copy(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct reason why;
	struct save *save;
	char path[PATH_MAX];

	snprintf(path, sizeof path, "%.3900s/copy.json", p->folder);
	write_text(p->file, HEAD LINE1 LINE2 TAIL);
	save = open_ok(p, SAVE_READ, &journal);
	assert_true(save_copy(save, path, &why));
	assert_file(path, HEAD LINE1 LINE2 TAIL);
	assert_false(save_copy(save, path, &why));
	assert_non_null(strstr(why.text, "exists: choose another name"));
	assert_false(save_copy(save, "/nowhere/at/all", &why));
	save_close(save, 0);
	journal_free(journal);
}

static void recovers(struct place *p, const char *damaged, const char *lines, int count)
{
	char path[PATH_MAX], *text;
	struct reason why = { 0 };
	struct journal *journal;
	struct save *save;
	int taken = -1;

	write_text(p->file, damaged);
	if (!save_recover(&p->store, p->file, path, sizeof path, &taken, &why)) {
		if (lines)
			fail_msg("%s", why.text);
		assert_true(line_is_clean(why.text, strlen(why.text), &(struct reason){ 0 }));
		assert_int_equal(count_files(p->store.sessions, ""), 1);
		return;
	}
	assert_non_null(lines);
	assert_file(p->file, damaged);
	assert_int_equal(taken, count);
	text = read_file(path, NULL);
	assert_string_equal(strchr(text, '\n') + 1, lines);
	assert_int_equal(!strstr(damaged, "\"by\""), !strstr(text, "\"by\"")); /* who wrote is known */
	assert_null(strstr(text, HEAD_ID));
	if (strncmp(damaged, HEAD, strlen(HEAD)) == 0)
		assert_non_null(strstr(text, HEAD_DAY)); /* and when the table began */
	free(text);
	save = save_open(path, SAVE_WRITE, &journal, &why);
	if (!save)
		fail_msg("%s", why.text);
	assert_int_equal(journal_count(journal), count);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	unlink(path);
}

#define MORE ",{\"n\":2,\"whose\":[1, 2],\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\"}\n"
#define REFUSED2 ",{\"n\":2,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"no such verb\"}\n"
#define REFUSED ",{\"n\":3,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"no such verb\"}\n"
#define LINE4 ",{\"n\":4,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"note four\"}\n"
#define UNDO4 ",{\"n\":4,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"undo\"}\n"

/* What lies beside a session has its name: other programs find it there. */
static void test_beside_a_session(void **state)
{
	char path[PATH_MAX], small[8];

	(void)state;
	assert_true(io_beside("a/b.json", ".run", path, sizeof path));
	assert_string_equal(path, "a/b.run");
	assert_true(io_beside("a/b.JSON", ".run", path, sizeof path));
	assert_string_equal(path, "a/b.JSON.run");
	assert_true(io_beside(".json", ".run", path, sizeof path));
	assert_string_equal(path, ".json.run");
	assert_true(io_beside("abc", ".run", small, sizeof small));
	assert_false(io_beside("abcd", ".run", small, sizeof small));
}

static void test_recover(void **state)
{
	struct place *p = *state;

	recovers(p, HEAD LINE1 LINE2 "garbage\n" LINE3 TAIL, LINE1 LINE2 TAIL, 2);
	recovers(p, HEAD LINE1 MORE REFUSED LINE4 TAIL, LINE1 MORE TAIL, 2);
	recovers(p, HEAD LINE1 MORE REFUSED UNDO4 "garbage\n\n", LINE1 MORE REFUSED UNDO4 TAIL, 4);
	recovers(p, HEAD LINE1 LINE2 LINE3 TAIL, LINE1 LINE2 LINE3 TAIL, 3);
	recovers(p, HEAD LINE1 ",{\"n\":2", LINE1 TAIL, 1);
	recovers(p, HEAD LINE1 REFUSED2 TAIL, LINE1 TAIL, 1);
	recovers(p, "{\"tableside\":1,\"id\":\"6f\xff\",\"game\":\"commander\",\"ti\n" LINE1 LINE2 TAIL,
	         LINE1 LINE2 TAIL, 2);
	recovers(p, HEAD_OLD LINE1 LINE2 "garbage\n" TAIL, LINE1 LINE2 TAIL, 2);
	recovers(p, HEAD_BY("\"by\":\"999.0.0\",\"new\":1,") LINE1 LINE2 TAIL, LINE1 LINE2 TAIL, 2);
	recovers(p, HEAD_BY("\"by\":\"999.0.0\",") LINE1 MORE TAIL, LINE1 TAIL, 1);
	recovers(p, HEAD "garbage\n" LINE1 TAIL, NULL, 0);
	recovers(p, "{\"tableside\":0,\"game\":\"commander\",\"journal\":[\n" LINE1 TAIL, NULL, 0);
	recovers(p, "{\"tableside\":99,\"game\":\"commander\",\"journal\":[\n" LINE1 TAIL, NULL, 0);
	recovers(p, "{\"tableside\":1,\"game\":\"chess\",\"journal\":[\n" LINE1 TAIL, NULL, 0);
	recovers(p, "{\"tableside\":1,\"game\":\"chess\033\",\"journal\":[\n" LINE1 TAIL, NULL, 0);
	recovers(p, "", NULL, 0);
	recovers(p, "\n", NULL, 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, place_make, place_remove)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_json_out),
		cmocka_unit_test(test_json_in),
		cmocka_unit_test(test_places),
		TEST(test_folders),
		TEST(test_folders_refused),
		TEST(test_list),
		TEST(test_list_within_a_second),
		TEST(test_find_by_new_title),
		TEST(test_list_nothing),
		TEST(test_find),
		TEST(test_hostile_paths),
		TEST(test_archive),
		TEST(test_copy),
		cmocka_unit_test(test_beside_a_session),
		TEST(test_recover),
	};

	return cmocka_run_group_tests_name("the store", tests, NULL, NULL);
}
