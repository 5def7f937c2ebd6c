/* SPDX-License-Identifier: MIT */
/*
 * The session file: its bytes, reading it back, torn ends, damage. TAP.
 */
#include "rules/games.h"
#include "tests/kit/saves.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "saves/text/stamp.h"

/* ---- the format ---- */

static void test_bytes(void **state)
{
	struct place *p = *state;
	struct reason why;
	struct save *save = save_create(&p->store, game_find("commander"), "Friday \"\\", &why);
	struct journal *journal = journal_new(game_find("commander"));
	const struct save_header *header;
	char expected[1000], path[PATH_MAX];
	struct stat stat_now;

	assert_non_null(save);
	header = save_header(save);
	snprintf(path, sizeof path, "%s", save_path(save));
	snprintf(expected, sizeof expected,
	         FORMAT_BEGIN BY ",\"id\":\"%s\",\"game\":\"commander\","
	                         "\"title\":\"Friday \\\"\\\\\",\"created\":\"%s\",\"journal\":[\n" TAIL,
	         header->id, header->created);
	assert_file(path, expected);
	say(save, journal, "seat Alice Bob Carol Dave", T1);
	say(save, journal, "note \"a \\ b\"", T1 + 382);
	say(save, journal, "turn Bob", T1 + 389);
	expected[strlen(expected) - 3] = '\0';
	strcat(expected, LINE1 LINE2 LINE3 TAIL);
	assert_file(path, expected);
	assert_int_equal(stat(path, &stat_now), 0);
	assert_int_equal(stat_now.st_mode & 07777, 0600);
	assert_int_equal(stat(p->store.sessions, &stat_now), 0);
	assert_int_equal(stat_now.st_mode & 07777, 0700);
	assert_true(save_close(save, 20000));
	assert_file(path, expected);
	assert_int_equal(count_files(p->store.sessions, ""), 1);
	journal_free(journal);
}

static void assert_same(const struct journal *a, const struct journal *b)
{
	char *state_a = tell(a), *state_b = tell(b), *lines_a = lines_of(a), *lines_b = lines_of(b);

	assert_string_equal(state_a, state_b);
	assert_string_equal(lines_a, lines_b);
	assert_int_equal(journal_undoable(a), journal_undoable(b));
	assert_int_equal(journal_redoable(a), journal_redoable(b));
	free(state_a);
	free(state_b);
	free(lines_a);
	free(lines_b);
}

static void test_round_trip(void **state)
{
	static const char *const said[] = {
		"seat Alice Bob 花子 \"Émile O'Neill\"",
		"note \"quotes \" and \\ and \\",
		"turn Bob",
		"undo",
		"dice 2d6",
		"note tab\tbetween",
		"undo",
		"redo",
		"undo",
		"turn 花子",
		"note a \"b\tc\" d",
	};
	struct place *p = *state;
	struct reason why;
	struct save *save = save_create(&p->store, game_find("commander"), "金曜日", &why);
	struct journal *journal = journal_new(game_find("commander")), *again;
	char path[PATH_MAX];

	for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
		journal_by(journal, i == 2 || i == 5 ? "Kim \"\\\" O'Neill" : "", i == 5);
		say(save, journal, said[i], T1 + (int64_t)(i * 7) - 20);
	}
	snprintf(path, sizeof path, "%s", save_path(save));
	assert_true(save_close(save, 20000));
	save = save_open(path, SAVE_READ, &again, &why);
	assert_non_null(save);
	assert_string_equal(save_header(save)->title, "金曜日");
	assert_same(journal, again);
	for (int i = 0; i < journal_count(journal); i++) {
		assert_int_equal(journal_entry(journal, i).at, journal_entry(again, i).at);
		assert_string_equal(journal_entry(journal, i).by, journal_entry(again, i).by);
		assert_int_equal(journal_entry(journal, i).phone, journal_entry(again, i).phone);
	}
	assert_true(save_close(save, 0));
	journal_free(journal);
	journal_free(again);
}

/* A reopened session goes on where it was. */
static void test_continue(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save;

	write_text(p->file, HEAD TAIL);
	save = open_ok(p, SAVE_WRITE, &journal);
	assert_null(save_notice(save));
	say(save, journal, "seat Alice Bob Carol Dave", T1);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	assert_file(p->file, HEAD LINE1 TAIL);
	save = open_ok(p, SAVE_WRITE, &journal);
	say(save, journal, "note \"a \\ b\"", T1 + 382);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	assert_file(p->file, HEAD LINE1 LINE2 TAIL);
}

/* ---- torn ends ---- */

/* How many whole entries the first bytes of the file hold. */
static int whole_lines(const char *bytes, size_t size)
{
	int lines = -1;

	for (size_t i = 0; i < size; i++)
		lines += bytes[i] == '\n';
	return lines;
}

static void cut_at(struct place *p, const char *whole, size_t cut)
{
	struct journal *journal = NULL;
	struct reason why;
	char torn[PATH_MAX], *kept;
	struct stat stat_now;
	int lines = whole_lines(whole, cut);
	size_t torn_size = 0, good = 0;
	struct save *save;

	write_file(p->file, whole, cut);
	beside(p->file, ".torn", torn);
	save = save_open(p->file, SAVE_WRITE, &journal, &why);
	if (lines < 0) {
		assert_null(save);
		assert_non_null(strstr(why.text, ": line 1: "));
		assert_true(whole_lines(whole, cut) < 0);
		return;
	}
	assert_non_null(save);
	assert_non_null(save_notice(save));
	assert_int_equal(journal_count(journal), lines < 3 ? lines : 3);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	for (int i = 0; i <= lines; good++)
		i += whole[good] == '\n';
	kept = read_file(torn, &torn_size);
	assert_int_equal(torn_size, cut - good);
	if (kept) {
		assert_memory_equal(kept, whole + good, torn_size);
		assert_int_equal(stat(torn, &stat_now), 0);
		assert_int_equal(stat_now.st_mode & 07777, 0600);
	}
	free(kept);
	unlink(torn);
	kept = read_file(p->file, &torn_size);
	assert_int_equal(torn_size, good + 3);
	assert_memory_equal(kept, whole, good);
	assert_string_equal(kept + good, TAIL);
	free(kept);
}

static void test_cut_everywhere(void **state)
{
	static const char whole[] = HEAD LINE1 LINE2 LINE3 TAIL;

	for (size_t cut = 0; cut < sizeof whole - 1; cut++)
		cut_at(*state, whole, cut);
}

static void opens_torn(struct place *p, const char *bytes, size_t size, int lines)
{
	struct journal *journal;
	struct reason why = { 0 };
	struct save *save;
	char torn[PATH_MAX];

	write_file(p->file, bytes, size);
	save = save_open(p->file, SAVE_READ, &journal, &why); /* a reader leaves it alone */
	if (!save)
		fail_msg("%s", why.text);
	assert_int_equal(journal_count(journal), lines);
	save_close(save, 0);
	journal_free(journal);
	assert_int_equal(count_files(p->store.sessions, ".torn"), 0);
	save = open_ok(p, SAVE_WRITE, &journal);
	assert_non_null(strstr(save_notice(save), ".torn"));
	assert_null(save_notice(save));
	assert_int_equal(journal_count(journal), lines);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	beside(p->file, ".torn", torn);
	assert_int_equal(unlink(torn), 0);
}

#define BYTES(literal) literal, sizeof literal - 1

static void test_torn(void **state)
{
	struct place *p = *state;
	char *long_tail = xmalloc(sizeof HEAD LINE1 + (64 << 10));
	size_t size = strlen(HEAD LINE1);

	opens_torn(p, BYTES(HEAD LINE1 ",{\"n\":2,\"at\":\"2026-11-2\n"), 1);
	opens_torn(p, BYTES(HEAD LINE1 "\0\0\0\0"), 1);
	opens_torn(p, BYTES(HEAD LINE1 ",{\"n\":2\0\0\0\0\n" TAIL), 1);
	opens_torn(p, BYTES(HEAD "\0\0\0\n\0\n\n" TAIL), 0);
	/* The old end: LINE2 never reached the disk, parts of LINE3 may have. */
	opens_torn(p, BYTES(HEAD LINE1 TAIL "\0\0\0\0" LINE3 TAIL), 1);
	opens_torn(p, BYTES(HEAD LINE1 "]\0\0\0\0" LINE3 TAIL), 1);
	opens_torn(
		p,
		BYTES(HEAD LINE1 "]{\"n\":2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\"}\n" LINE3 TAIL),
		1);
	opens_torn(p, BYTES(HEAD LINE1 "]}\"n\":2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\"}\n" TAIL),
	           1);
	opens_torn(p,
	           BYTES(HEAD LINE1 TAIL "n\":2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\"}\n" TAIL),
	           1);
	opens_torn(p, BYTES(HEAD LINE1 TAIL "n\":2,"), 1); /* cut, and the cut is lost */
	opens_torn(p, BYTES(HEAD TAIL "\":1,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\"}\n" TAIL), 0);
	memcpy(long_tail, HEAD LINE1, size);
	memset(long_tail + size, ' ', 64 << 10);
	opens_torn(p, long_tail, size + (64 << 10), 1);
	free(long_tail);
}

/* A second torn end does not overwrite the first. */
static void test_torn_twice(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	char torn[PATH_MAX];

	beside(p->file, ".torn", torn);
	for (int i = 0; i < 2; i++) {
		write_text(p->file, i ? HEAD LINE1 ",two" : HEAD LINE1 ",one");
		assert_true(save_close(open_ok(p, SAVE_WRITE, &journal), 20000));
		journal_free(journal);
	}
	assert_file(torn, ",one,two");
}

/* Of an end that was missing nothing is kept. */
static void test_no_end(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save;

	write_text(p->file, HEAD LINE1);
	save = open_ok(p, SAVE_WRITE, &journal);
	assert_string_equal(save_notice(save),
	                    "the end of the file was missing and has been restored: no line is lost");
	assert_true(save_close(save, 20000));
	journal_free(journal);
	assert_file(p->file, HEAD LINE1 TAIL);
	assert_int_equal(count_files(p->store.sessions, ".torn"), 0);
}

/* ---- damage ---- */

static void refused(struct place *p, const char *bytes, size_t size, int line, const char *part)
{
	static const enum save_how ways[] = { SAVE_READ, SAVE_WATCH, SAVE_WRITE };
	struct journal *journal = NULL;
	struct reason why;
	char place[100], *after;
	size_t after_size;

	snprintf(place, sizeof place, HEAD_ID ".json: line %d: ", line);
	write_file(p->file, bytes, size);
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		assert_null(save_open(p->file, ways[i], &journal, &why));
		if (!strstr(why.text, place) || !strstr(why.text, part))
			fail_msg("wanted %s ... %s, got %s", place, part, why.text);
	}
	assert_null(journal);
	after = read_file(p->file, &after_size);
	assert_int_equal(after_size, size);
	assert_memory_equal(after, bytes, size);
	free(after);
	assert_int_equal(count_files(p->store.sessions, ""), 1);
}

#define ENTRY(n, text) "{\"n\":" #n ",\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"" text "\"}\n"
#define HEADER(rest) "{\"tableside\":1,\"id\":\"" HEAD_ID "\"," rest "\n" TAIL

static void test_damaged_header(void **state)
{
	struct place *p = *state;

	refused(p, BYTES(""), 1, "cut off");
	refused(p, BYTES("hello\n" TAIL), 1, "");
	refused(p, BYTES("{\"tableside\":1\n}"), 1, "");
	refused(p, BYTES("[\n" TAIL), 1, "");
	refused(p, BYTES("{\"tableside\":99,\"colours\":{},\"journal\":[\n" TAIL), 1,
	        "written by a newer tableside (format 99");
	refused(p, BYTES("{\"tableside\":0,\"journal\":[\n" TAIL), 1, "not a tableside file");
	refused(p, BYTES("{\"tableside\":\"1\",\"journal\":[\n" TAIL), 1, "not a tableside file");
	refused(p, BYTES("{\"id\":\"x\",\"journal\":[\n" TAIL), 1, "not a tableside file");
	refused(p,
	        BYTES(HEADER("\"game\":\"chess\",\"title\":\"\",\"created\":\"2026-11-20T18:24:35Z\","
	                     "\"journal\":[")),
	        1, "this version has no game \"chess\"");
	refused(p,
	        BYTES(HEADER("\"game\":7,\"title\":\"\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[")),
	        1, "\"game\"");
	refused(p,
	        BYTES(HEADER("\"game\":\"a_game_of_a_name_that_no_game_has_and_that_has_no_room_anywhere\","
	                     "\"title\":"
	                     "\"\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[")),
	        1, "\"game\" is longer than");
	refused(p, BYTES(HEADER("\"game\":\"commander\",\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[")),
	        1, "\"title\"");
	refused(p,
	        BYTES(HEADER(
			"\"game\":\"commander\",\"title\":\"\",\"created\":\"yesterday\",\"journal\":[")),
	        1, "\"created\"");
	refused(p,
	        BYTES(HEADER("\"game\":\"commander\",\"title\":\"\\u001b[2J\",\"created\":\"2026-11-20T18:24:"
	                     "35Z\",\"journal\":[")),
	        1, "control character");
	refused(p,
	        BYTES(HEADER("\"game\":\"commander\",\"title\":\"\\u009b2J\",\"created\":\"2026-11-20T18:24:"
	                     "35Z\",\"journal\":[")),
	        1, "control character");
	refused(p, BYTES(HEADER("\"title\":\"\",\"title\":\"\",\"journal\":[")), 1,
	        "\"title\" appears twice");
	refused(p,
	        BYTES("{\"tableside\":1,\"id\":\"../../x\",\"game\":\"commander\",\"title\":\"\",\"created\":"
	              "\"2026-11-20T18:24:35Z\",\"journal\":[\n" TAIL),
	        1, "\"id\" is not a UUID");
	refused(p,
	        BYTES("{\"journal\":[],\"tableside\":1,\"id\":\"" HEAD_ID
	              "\",\"game\":\"commander\",\"title\":\"\",\"created\":"
	              "\"2026-11-20T18:24:35Z\",\"x\":[\n" TAIL),
	        1, "does not end with the journal");
}

static void test_damaged_entries(void **state)
{
	struct place *p = *state;

	refused(p, BYTES(HEAD LINE1 ",garbage\n" LINE3 TAIL), 3, "a value is missing here");
	refused(p, BYTES(HEAD LINE1 LINE3 TAIL), 3, "entry 3 is where entry 2 should be");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(1, "note x") TAIL), 3, "entry 1 is where entry 2 should be");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(02, "note x") TAIL), 3, "leading zero");
	refused(p, BYTES(HEAD LINE1 ENTRY(2, "note x") TAIL), 3, "comma");
	refused(p, BYTES(HEAD "," LINE1 TAIL), 2, "");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \xff\xfe") TAIL), 3, "not UTF-8");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \xc0\xaf") TAIL), 3, "not UTF-8");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \x1b[2J") TAIL), 3, "control character");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note a\tb") TAIL), 3, "control character");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \xc2\x9b") TAIL), 3, "control character");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \\u202e") TAIL), 3, "control character");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \\n") TAIL), 3, "escaped control character");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \\u0000") TAIL), 3, "escaped control character");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "note \\ud800") TAIL), 3, "surrogate");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "frobnicate") TAIL), 3, "frobnicate");
	refused(p, BYTES(HEAD LINE1 "," ENTRY(2, "") TAIL), 3, "");
	refused(p, BYTES(HEAD ENTRY(1, "redo") TAIL), 2, "redo");
	refused(p,
	        BYTES(HEAD LINE1 LINE2 "," ENTRY(3, "undo") "," ENTRY(4, "undo") "," ENTRY(5, "undo") TAIL),
	        6, "undo");
	refused(p, BYTES(HEAD LINE1 ",{\"n\":2,\"at\":\"2026-13-20T18:24:40Z\",\"do\":\"note x\"}\n" TAIL), 3,
	        "\"at\"");
	refused(p, BYTES(HEAD LINE1 ",{\"n\":2,\"at\":\"\",\"do\":\"note x\"}\n" TAIL), 3, "\"at\"");
	refused(p, BYTES(HEAD LINE1 ",{\"n\":2,\"at\":\"2026-11-20T18:24:40Z\"}\n" TAIL), 3, "\"do\"");
	refused(p,
	        BYTES(HEAD LINE1
	              ",{\"n\":2,\"n\":2,\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"note x\"}\n" TAIL),
	        3, "twice");
	refused(p, BYTES(HEAD LINE1 ",[2]\n" TAIL), 3, "not an entry");
	refused(p, BYTES(HEAD LINE1 TAIL "x\n"), 3, "follows the end");
	refused(p, BYTES(HEAD LINE1 TAIL TAIL), 3, "follows the end");
	refused(p, BYTES(HEAD LINE1 TAIL LINE3 TAIL), 3, "follows the end");
	refused(p, BYTES(HEAD LINE1 TAIL "n\":3,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\"}\n" TAIL),
	        3, "follows the end");
	refused(p, BYTES(HEAD LINE1 ",\0\0\n" LINE3 TAIL), 3, "");
}

/* A taken-back line is never applied; it must still be a line. */
static void test_damage_behind_undo(void **state)
{
	refused(*state, BYTES(HEAD LINE1 "," ENTRY(2, "note \\u001b") "," ENTRY(3, "undo") TAIL), 3,
	        "control");
}

static void test_long_and_deep(void **state)
{
	struct place *p = *state;
	static char bytes[200 << 10];
	size_t end;

	end = (size_t)sprintf(bytes, "%s%s,{\"n\":2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note ", HEAD,
	                      LINE1);
	memset(bytes + end, 'x', 66000);
	end += 66000;
	end += (size_t)sprintf(bytes + end, "\"}\n%s%s", LINE3, TAIL);
	refused(p, bytes, end, 3, "longer than 64 KiB");
	end = (size_t)sprintf(bytes, "%s%s", HEAD, LINE1);
	memset(bytes + end, ' ', (64 << 10) + 1);
	refused(p, bytes, end + (64 << 10) + 1, 3, "longer than 64 KiB");
	end = (size_t)sprintf(
		bytes, "%s%s,{\"n\":2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\",\"deep\":", HEAD,
		LINE1);
	memset(bytes + end, '[', 10000);
	memset(bytes + end + 10000, ']', 10000);
	end += 20000;
	end += (size_t)sprintf(bytes + end, "}\n%s", TAIL);
	refused(p, bytes, end, 3, "nested too deeply");
}

/* One wrong byte anywhere: a reason or a session, the file as it was, and never
 * a line less than those before it. */
static void test_flip_everywhere(void **state)
{
	static const char whole[] = HEAD LINE1 LINE2 LINE3 TAIL,
			  wrong[] = { 0, '\n', '"', '\\', ' ', '9', '}', (char)0xc3 };
	struct place *p = *state;
	char bytes[sizeof whole], *after;
	struct journal *journal;
	struct reason why;

	for (size_t i = 0; i < (sizeof whole - 1) * sizeof wrong; i++) {
		size_t at = i / sizeof wrong;
		struct save *save;

		memcpy(bytes, whole, sizeof whole);
		bytes[at] = wrong[i % sizeof wrong];
		write_file(p->file, bytes, sizeof whole - 1);
		save = save_open(p->file, SAVE_READ, &journal, &why);
		if (save) {
			assert_true(journal_count(journal) >= whole_lines(whole, at));
			save_close(save, 0);
			journal_free(journal);
		} else {
			assert_non_null(strstr(why.text, ".json: line "));
		}
		after = read_file(p->file, NULL);
		assert_memory_equal(after, bytes, sizeof whole - 1);
		free(after);
	}
}

static void test_too_large(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct reason why;

	write_text(p->file, HEAD LINE1 TAIL);
	assert_int_equal(truncate(p->file, (1 << 30) + (off_t)1), 0);
	assert_null(save_open(p->file, SAVE_WRITE, &journal, &why));
	assert_non_null(strstr(why.text, "larger than 1 GiB"));
}

/* Read piece by piece: nothing is lost at the end of a piece, and text without lines
 * is damage of any size. */
static void test_pieces(void **state)
{
	enum { LINES = 50000 };
	struct place *p = *state;
	char *bytes = xmalloc(LINES * 100 + 1000);
	size_t end = (size_t)sprintf(bytes, "%s%s", HEAD, LINE1);
	struct journal *journal = NULL;
	struct save *save;

	for (int n = 2; n <= LINES; n++)
		end += (size_t)sprintf(
			bytes + end,
			",{\"n\":%d,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note number %d\"}\n", n, n);
	end += (size_t)sprintf(bytes + end, "%s", TAIL);
	assert_true(end > 3 << 20);
	write_file(p->file, bytes, end);
	save = open_ok(p, SAVE_WRITE, &journal);
	assert_int_equal(journal_count(journal), LINES);
	assert_null(save_notice(save));
	save_close(save, 0);
	journal_free(journal);
	free(bytes);
	write_text(p->file, HEAD LINE1);
	assert_int_equal(truncate(p->file, 5 << 20), 0);
	assert_null(save_open(p->file, SAVE_WRITE, &journal, &(struct reason){ 0 }));
	write_text(p->file, HEAD LINE1);
	assert_int_equal(truncate(p->file, 1 << 30), 0);
	assert_null(save_open(p->file, SAVE_WRITE, &journal, &(struct reason){ 0 }));
}

/* ---- additions of a later version ---- */

#define HEAD_MORE                                                    \
	"{ \"tableside\":1, \"seats\":[4, 1.5e3], \"id\":\"" HEAD_ID \
	"\",\"game\":\"commander\",\"title\":\"Friday\","            \
	"\"created\":\"2026-11-20T18:24:35Z\", \"journal\": [\n"
#define LINE3_BY ",{\"n\":3,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"turn Bob\"," BY "}\n"
#define LINE2_MORE \
	",{\"by\":\"Bob\\u00e9\", \"n\": 2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note \\u00e9\\/\"}\n"

static void test_unknown_keys_live_on(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct reason why = { 0 };
	struct save *save;

	write_text(p->file, HEAD_MORE LINE1 LINE2_MORE TAIL);
	save = save_open_with(&faulty, p->file, SAVE_WRITE, &journal, &why);
	if (!save)
		fail_msg("%s", why.text);
	assert_string_equal(journal_entry(journal, 1).text, "note é/");
	assert_true(sync_wait(save->sync, 20000)); /* the sync that opening asks for */
	settle(save, &journal, SAVE_SAVED, 0);
	fault = (struct fault){ .fdatasync = 1, .error = 5 };
	say(save, journal, "turn Bob", T1 + 389);
	settle(save, &journal, SAVE_NOT_SAVED, 0);
	settle(save, &journal, SAVE_SAVED, 0); /* written again */
	assert_file(p->file, HEAD_MORE LINE1 LINE2_MORE LINE3_BY TAIL);
	assert_true(save_close(save, 20000));
	journal_free(journal);
}

/* ---- the versions that wrote ---- */

#define LATER ",\"by\":\"999.0.0\""
#define LINE2_LATER ",{\"n\":2,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note two\"" LATER "}\n"
#define STRANGE ",{\"n\":3,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"frobnicate Bob\"}\n"
#define STRANGE_KEY ",{\"n\":3,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"note\",\"who\\t\":\"Bob\"}\n"

static void test_versions(void **state)
{
	static const char *const no[] = { "",       "0.9",    "0.9.0.1",  "0.9.0 ", " 0.9.0", "0.9.00",
		                          "00.9.0", "0.9.-1", "1.1000.0", "0.9.0a", "0..1",   "...",
		                          "0.0.0",  "Bob",    "9",        "٠.٩.٠" };
	static const char *const rising[] = { "0.0.1",  "0.1.0",  "0.9.0", "0.9.1",
		                              "0.9.10", "0.10.0", "1.0.0", "999.999.999" };
	char text[VERSION_BYTES];

	for (size_t i = 0; i < sizeof no / sizeof *no; i++)
		assert_int_equal(version_read(no[i]), 0);
	for (size_t i = 0; i < sizeof rising / sizeof *rising; i++) {
		version_write(version_read(rising[i]), text);
		assert_string_equal(text, rising[i]);
		assert_true(i == 0 || version_read(rising[i - 1]) < version_read(rising[i]));
	}
	version_write(version_here(), text);
	assert_string_equal(text, PACKAGE_VERSION);
}

/* Says two lines to a file of these bytes, and finds the first of them as `third`. */
static void continues(const struct place *p, const char *head, const char *second, const char *third)
{
	char text[2000];
	struct journal *journal;
	struct save *save;

	snprintf(text, sizeof text, "%s" LINE1 "%s" TAIL, head, second);
	write_text(p->file, text);
	save = open_ok(p, SAVE_WRITE, &journal);
	say(save, journal, "turn Bob", T1 + 389);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	save = open_ok(p, SAVE_WRITE, &journal);
	say(save, journal, "turn Bob", T1 + 389);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	snprintf(text, sizeof text, "%s" LINE1 "%s%s,{\"n\":4%s" TAIL, head, second, third,
	         &LINE3[strlen(",{\"n\":3")]);
	assert_file(p->file, text);
}

/* The first entry that another version writes tells which. */
static void test_another_version(void **state)
{
	continues(*state, HEAD, LINE2, LINE3);
	continues(*state, HEAD_OLD, LINE2, LINE3_BY);
	continues(*state, HEAD_BY("\"by\":\"999.0.0\","), LINE2, LINE3_BY);
	continues(*state, HEAD, LINE2_LATER, LINE3_BY);
	continues(*state, HEAD_BY("\"by\":\"Bob\","), LINE2, LINE3_BY);
	continues(*state, HEAD_BY("\"by\":9,"), LINE2, LINE3_BY);
	continues(*state, HEAD_BY("\"by\":\"0.9.0000000000000000000000000000000000000000\","), LINE2,
	          LINE3_BY);
}

/* What a later version wrote and this one does not know. */
static void test_later(void **state)
{
	static const char says[] = "written by tableside 999.0.0: this is " PACKAGE_VERSION;
	struct place *p = *state;
	struct journal *journal;
	struct save *save;

	refused(p, BYTES(HEAD_BY("\"by\":\"999.0.0\",") LINE1 LINE2 STRANGE TAIL), 4, says);
	refused(p, BYTES(HEAD LINE1 LINE2_LATER STRANGE TAIL), 4, says);
	refused(p, BYTES(HEAD_OLD LINE1 LINE2_LATER STRANGE TAIL), 4, says);
	refused(p, BYTES(HEAD LINE1 LINE2_LATER STRANGE_KEY TAIL), 4, "\"who?\" is unknown here");
	refused(p, BYTES(HEAD_BY("\"by\":\"999.0.0\",\"room\":\"A\",") LINE1 TAIL), 1, says);
	refused(p,
	        BYTES("{\"tableside\":1,\"by\":\"999.0.0\",\"id\":\"" HEAD_ID
	              "\",\"game\":\"chess\",\"title\":\"\","
	              "\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n" TAIL),
	        1, says);
	assert_true(save_is_later(p->file));
	refused(p, BYTES(HEAD LINE1 LINE2_LATER "garbage\n" TAIL), 4, "comma");
	assert_true(save_is_later(p->file));
	refused(p, BYTES(HEAD LINE1 LINE2 STRANGE TAIL), 4, "line 4: there is no command \"frobnicate\"");
	assert_false(save_is_later(p->file));
	assert_false(save_is_later("/nonexistent"));
	refused(p, BYTES(HEAD_BY("\"by\":\"0.9.0\\u001b[2J\",") LINE1 TAIL), 1, "escaped control character");
	/* what this version wrote after a later one is its own */
	refused(p,
	        BYTES(HEAD LINE1 LINE2_LATER LINE3_BY
	              ",{\"n\":4,\"at\":\"2026-11-20T18:31:09Z\",\"do\":\"frob\"}\n" TAIL),
	        5, "line 5: there is no command \"frob\"");
	write_text(p->file, HEAD_BY("\"by\":\"999.0.0\",") LINE1 LINE2 LINE3 TAIL);
	save = open_ok(p, SAVE_WRITE, &journal);
	assert_null(save_notice(save));
	assert_true(save_close(save, 20000));
	journal_free(journal);
}

/* ---- times ---- */

static void test_stamps(void **state)
{
	static const char *const no[] = {
		"2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-00-01T00:00:00Z",
		"2026-01-00T00:00:00Z", "2026-01-32T00:00:00Z", "2026-01-01T24:00:00Z",
		"2026-01-01T23:60:00Z", "2026-01-01T23:59:60Z", "2026-01-01 23:59:59Z",
		"2026-01-01T23:59:59z", "2026-01-01T23:59:59",  "2026-01-01T23:59:5+Z",
	};
	/* clang-format off */
	static const struct { const char *text; int64_t at; } yes[] = {
		{ "1970-01-01T00:00:00Z", 0 }, { "1969-12-31T23:59:59Z", -1 }, { "2000-02-29T12:00:00Z",
		  951825600 },
		{ "2026-11-20T18:24:40Z", T1 }, { "0000-01-01T00:00:00Z", INT64_C(-62167219200) },
		{ "9999-12-31T23:59:59Z", INT64_C(253402300799) },
	};
	/* clang-format on */
	char text[2 * STAMP_BYTES];
	int64_t at;

	for (size_t i = 0; i < sizeof no / sizeof *no; i++)
		assert_false(stamp_read(no[i], strlen(no[i]), &at));
	for (size_t i = 0; i < sizeof yes / sizeof *yes; i++) {
		assert_true(stamp_read(yes[i].text, 20, &at));
		assert_int_equal(at, yes[i].at);
		stamp_write(at, text);
		assert_string_equal(text, yes[i].text);
	}
	for (int month = 1; month <= 12; month++) {
		bool small = month == 4 || month == 6 || month == 9 || month == 11;
		int last = month == 2 ? 28 : small ? 30 : 31;

		for (int day = last; day <= last + 1; day++) {
			snprintf(text, sizeof text, "2026-%02d-%02dT00:00:00Z", month, day);
			assert_int_equal(stamp_read(text, 20, &at), day == last);
		}
	}
	for (int64_t t = INT64_C(-62167219200); t < INT64_C(253402300799); t += INT64_C(40000003) * 7) {
		stamp_write(t, text);
		assert_true(stamp_read(text, 20, &at));
		assert_int_equal(at, t);
	}
	stamp_write(INT64_MIN, text);
	assert_string_equal(text, "0000-01-01T00:00:00Z");
	stamp_write(INT64_MAX, text);
	assert_string_equal(text, "9999-12-31T23:59:59Z");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, place_make, place_remove)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(test_bytes),
		TEST(test_round_trip),
		TEST(test_continue),
		TEST(test_cut_everywhere),
		TEST(test_torn),
		TEST(test_torn_twice),
		TEST(test_no_end),
		TEST(test_damaged_header),
		TEST(test_damaged_entries),
		TEST(test_damage_behind_undo),
		TEST(test_long_and_deep),
		TEST(test_flip_everywhere),
		TEST(test_too_large),
		TEST(test_pieces),
		TEST(test_unknown_keys_live_on),
		cmocka_unit_test(test_versions),
		TEST(test_another_version),
		TEST(test_later),
		cmocka_unit_test(test_stamps),
	};

	return cmocka_run_group_tests_name("saves", tests, NULL, NULL);
}
