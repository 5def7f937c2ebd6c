/* SPDX-License-Identifier: MIT */
/*
 * A session is read piece by piece and its bytes are forgotten; a rewrite is made
 * from the journal. So the ends of pieces change nothing, and a rewritten file
 * equals the old one byte for byte. TAP.
 */
#define _GNU_SOURCE /* memmem */
#include "rules/games.h"
#include "tests/kit/saves.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "saves/session/inner.h"
#include "tests/kit/rounds.h"

/* ---- bytes ---- */

struct bytes {
	char *text;
	size_t size, room;
};

static void add(struct bytes *bytes, const char *text, size_t size)
{
	while (bytes->size + size > bytes->room) {
		bytes->room = bytes->room ? 2 * bytes->room : 4096;
		bytes->text = xrealloc(bytes->text, bytes->room);
	}
	memcpy(bytes->text + bytes->size, text, size);
	bytes->size += size;
}

/* Entries from number `from` to `to`; each odd_each-th, unless 0, is of no usual shape. */
static void add_lines(struct bytes *bytes, int from, int to, int odd_each)
{
	static const char *const odd[] = {
		"%s{\"by\":\"Bob\",\"n\":%d,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note %d\"}\n",
		"%s{ \"n\" : %d, \"at\":\"2026-11-20T18:31:02Z\", \"do\":\"note %d\" }\n",
		"%s{\"n\":%d,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note \\u82b1\\/%d\"}\n",
		"%s{\"n\":%d,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note %d\",\"seen\":[1,{\"a\":null}]}\n",
	};
	static const char *const usual[] = {
		"%s{\"n\":%d,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note number %d\"}\n",
		"%s{\"n\":%d,\"at\":\"2024-02-29T23:59:59Z\",\"do\":\"note \\\"a \\\\ b\\\" \\t %d\"}\n",
		"%s{\"n\":%d,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note 花子 Émile 🂡 %d\"}\n",
	};
	char line[200];

	for (int n = from; n <= to; n++) {
		const char *form = odd_each && n % odd_each == 0 ? odd[(size_t)(n / odd_each) % 4]
		                                                 : usual[(size_t)n % 3];

		/* NOLINTNEXTLINE(clang-diagnostic-format-nonliteral): the forms are above */
		add(bytes, line, (size_t)snprintf(line, sizeof line, form, n > 1 ? "," : "", n, n));
	}
}

#define ADD(bytes, literal) add(bytes, literal, sizeof(literal) - 1)

static void assert_bytes(const char *path, const struct bytes *bytes)
{
	size_t size;
	char *text = read_file(path, &size);

	assert_non_null(text);
	assert_int_equal(size, bytes->size);
	assert_memory_equal(text, bytes->text, size);
	free(text);
}

static struct save *open_faulty(const struct place *p, enum save_how how, struct journal **journal)
{
	struct reason why = { 0 };
	struct save *save = save_open_with(&faulty, p->file, how, journal, &why);

	if (!save)
		fail_msg("%s", why.text);
	return save;
}

/* ---- where a piece ends nothing changes ---- */

enum { FILLER_LINES = 1100 }; /* more than a scan may look at */

/* All that loading tells, as text; the caller's. */
static struct bytes outcome(const char *path)
{
	struct bytes out = { 0 };
	struct reason why = { 0 };
	struct load load;
	int fd = open(path, O_RDONLY);
	size_t size;

	assert_true(fd >= 0);
	if (!load_session(&faulty, fd, path, &load, &why)) {
		add(&out, why.text, strlen(why.text));
	} else {
		for (int n = 0; n <= load.image.lines;) {
			const char *piece = image_piece(&load.image, &n, &size);

			add(&out, piece, size);
		}
		assert_int_equal(out.size, load.image.size - IMAGE_TAIL_BYTES);
		assert_int_equal(journal_count(load.journal), load.image.lines);
		ADD(&out, "|");
		add(&out, load.torn ? load.torn : "clean", load.torn ? load.torn_size : 5);
		load_done(&load);
	}
	close(fd);
	return out;
}

static void same_outcome(const char *path, const struct bytes *whole)
{
	struct bytes part = outcome(path);

	assert_int_equal(part.size, whole->size);
	assert_memory_equal(part.text, whole->text, part.size);
	free(part.text);
}

/* The end of a long file, and the first line that loading gives for it. */
static void cut_everywhere(struct place *p, const char *end, size_t size, const char *told)
{
	struct bytes file = { 0 }, whole;
	size_t before;

	ADD(&file, HEAD);
	add_lines(&file, 1, FILLER_LINES, 0);
	before = file.size;
	assert_true(before > SCAN_BYTES);
	add(&file, end, size);
	write_file(p->file, file.text, file.size);
	fault.edge = 0;
	whole = outcome(p->file);
	if (strstr(told, "line"))
		assert_non_null(strstr(whole.text, told)); /* a reason */
	else
		assert_memory_equal(whole.text + whole.size - strlen(told), told, strlen(told));
	for (fault.edge = (off_t)before - 2; fault.edge <= (off_t)file.size + 1; fault.edge++)
		same_outcome(p->file, &whole);
	fault.edge = 0;
	free(whole.text);
	free(file.text);
}

#define N(n, rest) ",{\"n\":" #n ",\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"" rest
#define END(literal) literal, sizeof(literal) - 1

static void test_each_place(void **state)
{
	struct place *p = *state;

	cut_everywhere(p,
	               END(N(1101, "note \\\"a\\\\b\\\"\\tc\"}\n") N(1102, "note 花子 é 🂡\"}\n")
	                           N(1103, "note \\u82b1\\ud83c\\udca1\",\"by\":\"é\"}\n")
	                                   N(1104, "undo\"}\n") TAIL),
	               "|clean");
	cut_everywhere(p, END(N(1101, "note \\\"é\\\"\"}\n") N(1102, "note \\")), "|" N(1102, "note \\"));
	cut_everywhere(p, END(N(1101, "note x\"}\n") N(1102, "note \xe8\x8a")), "|" N(1102, "note \xe8\x8a"));
	cut_everywhere(p, END(N(1101, "note x\"}\n") ",{\"n\":1102\n"), "|,{\"n\":1102\n");
	cut_everywhere(p, END(N(1101, "note x\"}\n") "]}"), "|]}");
	cut_everywhere(p, END(N(1101, "note x\"}\n") TAIL "n\":1102,\"at\":\"20"),
	               "|" TAIL "n\":1102,\"at\":\"20");
	cut_everywhere(p, END(N(1101, "note x\"}\n") TAIL N(1103, "note y\"}\n") TAIL),
	               "line 1103: something follows");
	cut_everywhere(p, END(N(1101, "note x\"}\n") "garbage\n" N(1103, "note y\"}\n") TAIL), "line 1103: ");
	cut_everywhere(p, END(N(1101, "note \xe8\x8a\"}\n") N(1102, "note y\"}\n") TAIL), "line 1102: ");
	cut_everywhere(p, END(N(1101, "no such verb\"}\n") TAIL), "line 1102: ");
}

/* However little comes at once. */
static void test_each_size(void **state)
{
	static const size_t sizes[] = { 1, 2, 3, 61, 4095, 4096, SCAN_BYTES - 1, SCAN_BYTES, SCAN_BYTES + 1 };
	struct place *p = *state;
	struct bytes file = { 0 }, whole;

	ADD(&file, HEAD);
	add_lines(&file, 1, 3000, 7);
	ADD(&file, ",{\"n\":3001\0\0\0");
	write_file(p->file, file.text, file.size);
	whole = outcome(p->file);
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		fault.piece = sizes[i];
		same_outcome(p->file, &whole);
	}
	assert_memory_equal(whole.text, file.text, file.size - 13);
	free(whole.text);
	free(file.text);
}

/* An entry of `size` bytes, with its comma and newline. */
static void add_long(struct bytes *bytes, int n, size_t size)
{
	static const char end[] = "}\n";
	char *line = xmalloc(size + 1);
	size_t begin =
		(size_t)sprintf(line, ",{\"n\":%d,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"note x\"", n);

	memset(line + begin, ' ', size - begin);
	memcpy(line + size - strlen(end), end, strlen(end));
	add(bytes, line, size);
	free(line);
}

/* The longest allowed line fits at any place; one byte more does not. */
static void test_longest_line(void **state)
{
	struct place *p = *state;

	for (size_t more = 0; more < 2; more++) {
		struct bytes file = { 0 }, whole;

		ADD(&file, HEAD);
		add_lines(&file, 1, 10, 0);
		add_long(&file, 11, IMAGE_LINE_BYTES + more);
		add_lines(&file, 12, 5000, 0);
		ADD(&file, TAIL);
		write_file(p->file, file.text, file.size);
		fault.piece = 0;
		whole = outcome(p->file);
		assert_int_equal(strncmp(whole.text, "{\"tableside\"", 12) == 0, !more);
		for (fault.piece = 1000; fault.piece < 70000; fault.piece += 2999)
			same_outcome(p->file, &whole);
		free(whole.text);
		free(file.text);
	}
}

/* 64 KiB may be torn, and not a byte more. */
static void test_longest_torn_end(void **state)
{
	enum { MOST = 64 << 10 };
	struct place *p = *state;

	for (int more = 0; more < 2; more++) {
		struct bytes whole;
		off_t good;

		write_text(p->file, HEAD LINE1);
		good = (off_t)strlen(HEAD LINE1);
		assert_int_equal(truncate(p->file, good + MOST + more), 0);
		fault.edge = 0;
		whole = outcome(p->file);
		assert_int_equal(strncmp(whole.text, HEAD, 12) == 0, !more);
		for (fault.edge = good + MOST - 3; fault.edge <= good + MOST + 2; fault.edge++)
			same_outcome(p->file, &whole);
		free(whole.text);
	}
}

/* A torn end is kept whole, over any number of pieces; of 1 GiB of zeros only the
 * piece in which the lines end. */
static void test_long_torn_end(void **state)
{
	struct place *p = *state;
	struct bytes file = { 0 };
	struct journal *journal;
	char torn[PATH_MAX];
	struct stat now;
	size_t good;

	beside(p->file, ".torn", torn);
	ADD(&file, HEAD LINE1);
	good = file.size;
	ADD(&file, TAIL "\0\0");
	add_lines(&file, 3, 50000, 0);
	assert_true(file.size - good > 3 << 20);
	write_file(p->file, file.text, file.size);
	assert_true(save_close(open_ok(p, SAVE_WRITE, &journal), 20000));
	assert_int_equal(journal_count(journal), 1);
	journal_free(journal);
	assert_bytes(torn, &(struct bytes){ file.text + good, file.size - good, 0 });
	assert_file(p->file, HEAD LINE1 TAIL);
	free(file.text);
	unlink(torn);
	write_text(p->file, HEAD LINE1 TAIL);
	assert_int_equal(truncate(p->file, 1 << 30), 0);
	assert_true(save_close(open_ok(p, SAVE_WRITE, &journal), 20000));
	journal_free(journal);
	assert_int_equal(stat(torn, &now), 0);
	assert_true(now.st_size >= 1 << 20 && now.st_size <= 2 << 20);
	assert_file(p->file, HEAD LINE1 TAIL);
}

static ssize_t reads_to_the_edge(int fd, void *bytes, size_t size, off_t at)
{
	if (at < fault.edge)
		return faulty.pread(fd, bytes, size, at);
	errno = EIO;
	return -1;
}

/* A read error is reported, and is no torn end: nothing is cut. */
static void test_unreadable(void **state)
{
	struct save_io io = faulty;
	struct place *p = *state;
	struct bytes file = { 0 };
	off_t first;

	io.pread = reads_to_the_edge;
	ADD(&file, HEAD);
	add_lines(&file, 1, FILLER_LINES, 0);
	first = (off_t)file.size;
	add_long(&file, FILLER_LINES + 1, 60000);
	add_long(&file, FILLER_LINES + 2, 60000);
	ADD(&file, TAIL);
	write_file(p->file, file.text, file.size);
	for (fault.edge = 1; fault.edge < (off_t)file.size; fault.edge += fault.edge < first ? 4099 : 97) {
		struct journal *journal;
		struct reason why = { 0 };

		assert_null(save_open_with(&io, p->file, SAVE_WRITE, &journal, &why));
		assert_non_null(strstr(why.text, strerror(EIO)));
		assert_null(strstr(why.text, "line")); /* it is not the file's fault */
	}
	assert_bytes(p->file, &file);
	assert_int_equal(count_files(p->store.sessions, ""), 1);
	free(file.text);
}

/* Each read is interrupted by a signal once, and behind the edge nothing is left. */
static ssize_t reads_the_rest(int fd, void *bytes, size_t size, off_t at)
{
	static bool interrupted;

	interrupted = !interrupted;
	errno = EINTR;
	if (interrupted)
		return -1;
	return at < fault.edge ? faulty.pread(fd, bytes, size, at) : 0;
}

/* A file that becomes shorter while it is read ends there. */
static void test_shorter(void **state)
{
	struct save_io io = faulty;
	struct place *p = *state;
	struct bytes file = { 0 };
	struct reason why = { 0 };
	struct load load;
	int fd;

	io.pread = reads_the_rest;
	ADD(&file, HEAD);
	add_lines(&file, 1, FILLER_LINES, 0);
	fault.edge = (off_t)file.size;
	add_lines(&file, FILLER_LINES + 1, 2 * FILLER_LINES, 0);
	ADD(&file, TAIL);
	write_file(p->file, file.text, file.size);
	fd = open(p->file, O_RDONLY);
	assert_true(load_session(&io, fd, p->file, &load, &why));
	assert_int_equal(journal_count(load.journal), FILLER_LINES);
	load_done(&load);
	close(fd);
	free(file.text);
}

/* ---- a rewritten file equals the old one ---- */

static void copies(struct place *p, const struct bytes *file)
{
	struct journal *journal;
	struct save *save = open_faulty(p, SAVE_READ, &journal);
	struct reason why = { 0 };
	char path[PATH_MAX];

	snprintf(path, sizeof path, "%.3900s/copy.json", p->folder);
	if (!save_copy(save, path, &why))
		fail_msg("%s", why.text);
	assert_bytes(path, file);
	unlink(path);
	save_close(save, 0);
	journal_free(journal);
}

/* A failing sync lets all of it be written again, with one line more. */
static void rewrites(struct place *p, struct bytes *file)
{
	struct journal *journal;
	struct save *save = open_faulty(p, SAVE_WRITE, &journal);
	struct stat before, after;
	const char *by = memmem(file->text, file->size, BY, strlen(BY)) ? "" : "," BY;
	char line[100];

	assert_true(sync_wait(save->sync, 20000)); /* the sync that opening asks for */
	settle(save, &journal, SAVE_SAVED, 0);
	assert_int_equal(stat(p->file, &before), 0);
	fault.fdatasync = 1;
	fault.error = EIO;
	say(save, journal, "note one more", T1);
	settle(save, &journal, SAVE_NOT_SAVED, 0);
	settle(save, &journal, SAVE_SAVED, 0);
	assert_int_equal(stat(p->file, &after), 0);
	assert_true(before.st_ino != after.st_ino);
	assert_true(save_close(save, 20000));
	file->size -= strlen(TAIL);
	add(file, line,
	    (size_t)snprintf(line, sizeof line,
	                     ",{\"n\":%d,\"at\":\"2026-11-20T18:24:40Z\","
	                     "\"do\":\"note one more\"%s}\n" TAIL,
	                     journal_count(journal), by));
	assert_bytes(p->file, file);
	journal_free(journal);
}

/* Every session that was ever released. */
static void test_golden(void **state)
{
	const char *srcdir = getenv("srcdir");
	struct place *p = *state;
	const struct dirent *item;
	char path[PATH_MAX];
	int sessions = 0;
	DIR *folder;

	snprintf(path, sizeof path, "%s/tests/saves", srcdir ? srcdir : ".");
	folder = opendir(path);
	assert_non_null(folder);
	while ((item = readdir(folder))) {
		struct bytes file = { 0 };

		if (!strstr(item->d_name, ".json") || sessions++ % one_in(2) != 0)
			continue;
		snprintf(path, sizeof path, "%.3000s/tests/saves/%.200s", srcdir ? srcdir : ".",
		         item->d_name);
		file.text = read_file(path, &file.size);
		file.room = file.size;
		write_file(p->file, file.text, file.size);
		copies(p, &file);
		rewrites(p, &file);
		free(file.text);
	}
	closedir(folder);
	assert_true(sessions > 5);
}

#define HEAD_MORE                                                                                 \
	"{ \"tableside\":1, \"seats\":[4, 1.5e3], \"id\":\"" HEAD_ID "\",\"game\":\"commander\"," \
	"\"title\":\"Fr\\u0069day\",\"created\":\"2026-11-20T18:24:35Z\", \"journal\": [\n"

/* Other keys and other escapes, first, last, in the middle, all of them, in the
 * header; in sessions smaller and larger than a piece. */
static void test_unknown_keys(void **state)
{
	static const struct {
		int lines, odd_each;
	} forms[] = {
		{ 1, 1 },    { 5, 1 },    { 5, 3 },      { 5, 5 },
		{ 6000, 0 }, { 6000, 1 }, { 6000, 777 }, { 6000, 6000 },
	};
	struct place *p = *state;

	for (size_t i = 0; i < 2 * (sizeof forms / sizeof *forms); i++) {
		struct bytes file = { 0 };

		if (i % 2)
			ADD(&file, HEAD_MORE);
		else
			ADD(&file, HEAD);
		add_lines(&file, 1, forms[i / 2].lines, forms[i / 2].odd_each);
		ADD(&file, TAIL);
		write_file(p->file, file.text, file.size);
		copies(p, &file);
		rewrites(p, &file);
		free(file.text);
	}
}

/* Lines that were taken back are stored lines like others. */
static void test_lines_taken_back_are_copied(void **state)
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
		"undo",
		"turn 花子",
		"note a \"b\tc\" d",
		"undo",
	};
	struct place *p = *state;
	struct reason why;
	struct save *save = save_create(&p->store, game_find("commander"), "金 \"曜\" \\日", &why);
	struct journal *journal = journal_new(game_find("commander"));
	struct bytes file = { 0 };

	for (size_t i = 0; i < sizeof said / sizeof *said; i++)
		say(save, journal, said[i], T1 + (int64_t)(i * 7000) - 90000);
	snprintf(p->file, sizeof p->file, "%s", save_path(save));
	file.text = read_file(p->file, &file.size);
	file.room = file.size;
	assert_true(save_close(save, 20000));
	journal_free(journal);
	copies(p, &file);
	rewrites(p, &file);
	free(file.text);
}

/* A session of the usual shape is written the same; true when it is. */
static bool is_usual(const char *line, size_t size, char *scratch)
{
	struct scanned entry;
	size_t made_size;
	char *made, text[200];

	if (!scan_entry(line, size, 12, scratch, &entry, NULL) || !entry.usual)
		return false;
	snprintf(text, sizeof text, "%.*s", (int)entry.size, entry.text);
	made = image_entry(12, text, entry.at, &made_size);
	assert_int_equal(made_size, size);
	assert_memory_equal(made, line, size);
	free(made);
	return true;
}

/* Whose page said a line: read as it is written; what is no name says nothing. */
static void test_who(void **state)
{
	static const struct {
		const char *line, *who;
		bool phone;
	} rows[] = {
		{ "{\"n\":12,\"at\":\"2024-02-29T23:59:59Z\",\"do\":\"a\",\"who\":\"K\\\"m\"}", "K\"m",
		  false },
		{ "{\"n\":12,\"at\":\"2024-02-29T23:59:59Z\",\"do\":\"a\",\"who\":\"Bob\",\"phone\":true}",
		  "Bob", true },
		{ "{\"n\":12,\"at\":\"2024-02-29T23:59:59Z\",\"do\":\"a\",\"who\":[1]}", "", false },
	};
	char *scratch = xmalloc(IMAGE_LINE_BYTES);

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct scanned entry;
		struct entry said = { .text = "a", .by = rows[i].who, .phone = rows[i].phone };
		size_t size;
		char *made;

		assert_true(scan_entry(rows[i].line, strlen(rows[i].line), 12, scratch, &entry, NULL));
		assert_false(entry.usual); /* so it is kept as it is */
		assert_string_equal(entry.key, "");
		assert_string_equal(entry.who, rows[i].who);
		assert_int_equal(entry.phone, rows[i].phone);
		said.at = entry.at;
		made = image_entry_of(12, &said, &size);
		if (*rows[i].who)
			assert_memory_equal(made, rows[i].line, size);
		free(made);
	}
	free(scratch);
}

/* A line with each byte replaced by any other, left out, and any put before it. */
static void test_usual(void **state)
{
	static const char line[] =
		"{\"n\":12,\"at\":\"2024-02-29T23:59:59Z\",\"do\":\"a \\\"\\\\\\t\xc3\xa9 z\"}";
	enum { SIZE = sizeof line - 1 };
	char *scratch = xmalloc(IMAGE_LINE_BYTES), spoiled[SIZE + 1];
	int usual = 0;

	assert_true(is_usual(line, SIZE, scratch));
	for (size_t at = 0; at < SIZE; at++) {
		memcpy(spoiled, line, at);
		memcpy(spoiled + at, line + at + 1, SIZE - at - 1);
		usual += is_usual(spoiled, SIZE - 1, scratch);
		memcpy(spoiled + at + 1, line + at, SIZE - at);
		for (int byte = 0; byte < 256; byte++) {
			spoiled[at] = (char)byte;
			usual += is_usual(spoiled, SIZE + 1, scratch);
		}
		memcpy(spoiled + at, line + at, SIZE - at);
		for (int byte = 0; byte < 256; byte++) {
			spoiled[at] = (char)byte;
			usual += is_usual(spoiled, SIZE, scratch);
		}
	}
	assert_true(usual > 1000);
	free(scratch);
}

/* Lines as a caller borrows them to send them on. */
static void test_lines(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save;
	size_t size;

	write_text(p->file, HEAD_MORE LINE1 LINE2
	           ",{\"n\":3,\"by\":1,\"at\":\"2026-11-20T18:31:02Z\",\"do\":\"undo\"}\n" TAIL);
	save = open_ok(p, SAVE_READ, &journal);
	assert_int_equal(save_lines(save), 3);
	assert_memory_equal(save_line(save, 0, &size), HEAD_MORE, strlen(HEAD_MORE));
	assert_int_equal(size, strlen(HEAD_MORE) - 1);
	assert_memory_equal(save_line(save, 1, &size), LINE1, strlen(LINE1));
	assert_int_equal(size, strlen(LINE1) - 1);
	assert_memory_equal(save_line(save, 2, &size), &LINE2[1], strlen(LINE2) - 1);
	assert_int_equal(size, strlen(LINE2) - 2);
	assert_memory_equal(save_line(save, 3, &size), "{\"n\":3,\"by\":1,", 14);
	save_close(save, 0);
	journal_free(journal);
}

/* ---- more than a piece at once ---- */

enum { MANY = 8000 };

static void say_and_add(struct save *save, struct journal *journal, struct bytes *file, const char *text)
{
	char line[200];

	say(save, journal, text, T1);
	add(file, line,
	    (size_t)snprintf(line, sizeof line, ",{\"n\":%d,\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"%s\"}\n",
	                     journal_count(journal), text));
}

/* For a long time it is unknown whether the file is ours; then the lines said
 * meanwhile are written piece by piece, and each piece leaves whole lines and an end. */
static void goes_in_late(struct place *p, int fails_at)
{
	struct bytes file = { 0 };
	struct journal *journal, *read;
	struct save *save, *reader;
	char text[40];

	write_text(p->file, HEAD LINE1 TAIL);
	ADD(&file, HEAD LINE1);
	save = open_faulty(p, SAVE_WRITE, &journal);
	fault = (struct fault){ .fstat = 1, .error = ESTALE, .lasting = true };
	for (int i = 0; i < MANY; i++) {
		snprintf(text, sizeof text, "note number %d", i);
		say_and_add(save, journal, &file, text);
	}
	assert_file(p->file, HEAD LINE1 TAIL);
	fault = (struct fault){ .pwrite = fails_at, .error = ENOSPC };
	say_and_add(save, journal, &file, "turn Bob");
	reader = open_ok(p, SAVE_READ, &read);
	assert_null(save_notice(reader)); /* its end is not torn */
	assert_true(fails_at ? journal_count(read) > 1000 && journal_count(read) < MANY
	                     : journal_count(read) == journal_count(journal));
	save_close(reader, 0);
	journal_free(read);
	settle(save, &journal, SAVE_SAVED, 100000);
	assert_true(save_close(save, 20000));
	journal_free(journal);
	ADD(&file, TAIL);
	assert_bytes(p->file, &file);
	free(file.text);
}

static void test_much_unwritten(void **state)
{
	goes_in_late(*state, 0);
	goes_in_late(*state, 2);
}

/* A watcher is given many lines at once, in small pieces, and has them all. */
static void test_watch_many(void **state)
{
	struct place *p = *state;
	struct bytes file = { 0 };
	struct journal *journal;
	struct save *watcher;

	ADD(&file, HEAD);
	add_lines(&file, 1, 10, 3);
	write_file(p->file, file.text, file.size);
	watcher = open_faulty(p, SAVE_WATCH, &journal);
	add_lines(&file, 11, 9000, 77);
	ADD(&file, ",{\"n\":9001,\"at");
	write_file(p->file, file.text, file.size);
	fault.piece = 999;
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_int_equal(journal_count(journal), 9000);
	file.size -= strlen(",{\"n\":9001,\"at");
	add_lines(&file, 9001, 9002, 0);
	ADD(&file, TAIL);
	write_file(p->file, file.text, file.size);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_int_equal(journal_count(journal), 9002);
	fault.piece = 0;
	copies(p, &file);
	assert_true(save_close(watcher, 0));
	journal_free(journal);
	free(file.text);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, place_make, place_remove)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(test_each_place),      TEST(test_each_size),
		TEST(test_longest_line),    TEST(test_longest_torn_end),
		TEST(test_long_torn_end),   TEST(test_unreadable),
		TEST(test_shorter),         TEST(test_golden),
		TEST(test_unknown_keys),    TEST(test_lines_taken_back_are_copied),
		cmocka_unit_test(test_who), cmocka_unit_test(test_usual),
		TEST(test_lines),           TEST(test_much_unwritten),
		TEST(test_watch_many),
	};

	return cmocka_run_group_tests_name("saves in pieces", tests, NULL, NULL);
}
