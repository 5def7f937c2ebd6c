/* SPDX-License-Identifier: MIT */
/*
 * Hostile text on every way into the real program: words of the command line, the
 * environment, keys, names and contents of files; and things that are no files.
 * Only text and drawing sequences (stream.h) may reach the terminal, nothing
 * outside of the program's folders may change, and no file may cost more than a
 * bound of memory and of CPU time.
 */
#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "tests/kit/rounds.h"
#include "tests/kit/stream.h"
#include "tests/kit/term.h"

enum {
	PATH_BYTES = 2000,
	CPU_S = 20,         /* of one run, a file of 1 GiB and all */
	MEMORY = 200 << 10, /* KiB of one run: no file is held whole that is no session */
};

#define ID "6f1c0e4a-1111-4222-8333-444455556666"
#define HEAD                                                                              \
	"{\"tableside\":1,\"id\":\"" ID "\",\"game\":\"commander\",\"title\":\"Friday\"," \
	"\"created\":\"2026-11-20T18:24:35Z\",\"journal\":[\n"
#define SEATS "{\"n\":1,\"at\":\"2026-11-20T18:24:40Z\",\"do\":\"seat Alice Bob\"}\n"
#define SGR "\033[7;5;3;9m" /* allowed as a sequence, and never drawn by us */
#define ACUTE "\xcc\x81"
#define FLOOD ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE ACUTE

static const char *const hostile[] = {
	SGR "red",
	"\033]0;owned\a",
	"\033]52;c;b3duZWQ=\a",
	"\033P+q544e\033\\",
	"\033[6n",
	"\033c",
	"\033[2J",
	"\033_x\033\\",
	"\x9b"
	"6n",
	"\xc2\x9b"
	"6n",
	"\xc2\x9d"
	"0;owned\xc2\x9c",
	"\a",
	"\b\b\b",
	"\r\n",
	"a\tb",
	"\x0e\x0f",
	"\x7f",
	"\xe2\x80\xae"
	"ecila",
	"\xe2\x81\xa6x\xe2\x81\xa9",
	"A\xe2\x80\x8b"
	"lice",
	"\xef\xbb\xbf"
	"Alice",
	"\xe2\x80\xa8",
	"e" FLOOD FLOOD FLOOD FLOOD FLOOD FLOOD FLOOD FLOOD,
	FLOOD,
	"\xe3\x81",
	"\xff\xfe",
	"x\xff\xfe",
	"\xf4\x90\x80\x80",
	"\xed\xa0\x80",
	"\xc0\xaf",
	"\xf3\xa0\x81\x81",
	"\xee\x80\x80",
	"../../../../tmp/owned",
	"~/owned",
	"/etc/passwd",
	"/dev/zero",
	".",
	"..",
	"",
	"-",
	"--",
	"-x",
	"--x=\033[6n",
	"%s%n%1000000d",
	"$(touch owned)`touch owned`;touch owned",
	"'\"<script>&amp;",
	"=1+1",
	"\"",
	"a b",
	"&",
	"#",
};

/* In `make check` most tests take one in four of them, each its own. */
enum { HOSTILE = sizeof hostile / sizeof *hostile };

struct place {
	char *top;             /* all that the tests may see */
	char home[PATH_BYTES]; /* top/home: the program's */
	char before[20000];    /* the contents of top without home */
	struct term *term;
	char *text, *errors;
	int status;
};

/* ---- a place ---- */

static void write_bytes(const char *path, const char *bytes, size_t size)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	assert_int_equal(fwrite(bytes, 1, size, file), size);
	assert_int_equal(fclose(file), 0);
}

/* Names, kinds, sizes and times of all below a folder, but for `except`. */
static void look_around(const char *folder, const char *except, char *out, size_t room)
{
	struct dirent **names = NULL;
	int count = scandir(folder, &names, NULL, alphasort);

	for (int i = 0; i < count; i++) {
		char path[PATH_BYTES + 300];
		struct stat stat;
		size_t end = strlen(out);

		snprintf(path, sizeof path, "%s/%s", folder, names[i]->d_name);
		if (names[i]->d_name[0] != '.' && strcmp(names[i]->d_name, except) != 0 &&
		    lstat(path, &stat) == 0) {
			snprintf(out + end, room - end, "%s %o %lld %lld.%ld\n", path, (unsigned)stat.st_mode,
			         (long long)stat.st_size, (long long)stat.st_mtim.tv_sec,
			         stat.st_mtim.tv_nsec);
			if (S_ISDIR(stat.st_mode))
				look_around(path, except, out, room);
		}
		free(names[i]);
	}
	free(names);
}

static void path_in(const struct place *p, const char *name, char out[PATH_BYTES])
{
	assert_true(snprintf(out, PATH_BYTES, "%s/%s", p->home, name) < PATH_BYTES);
}

static void make_folders(const struct place *p)
{
	static const char *const folders[] = {
		"",
		"data",
		"data/tableside",
		"data/tableside/sessions",
		"state",
		"state/tableside",
		"config",
		"config/tableside",
		"cache",
		"cache/tableside",
	};
	char path[PATH_BYTES];

	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		path_in(p, folders[i], path);
		assert_int_equal(mkdir(path, 0700), 0);
	}
}

/* The files around the home must not change. */
static int place_open(void **state)
{
	struct place *p = calloc(1, sizeof *p);
	char path[PATH_BYTES];

	p->top = term_home();
	snprintf(p->home, sizeof p->home, "%s/home", p->top);
	make_folders(p);
	snprintf(path, sizeof path, "%s/canary", p->top);
	write_bytes(path, "sings\n", 6);
	look_around(p->top, "home", p->before, sizeof p->before);
	*state = p;
	return 0;
}

static int place_close(void **state)
{
	struct place *p = *state;

	term_close(p->term);
	free(p->text);
	free(p->errors);
	term_home_remove(p->top);
	free(p);
	return 0;
}

static void nothing_outside_is_touched(const struct place *p)
{
	static char now[sizeof p->before];

	now[0] = '\0';
	look_around(p->top, "home", now, sizeof now);
	assert_string_equal(now, p->before);
	assert_int_not_equal(access("owned", F_OK), 0);
}

/* ---- running ---- */

static void must_be_text(const char *what, const char *bytes)
{
	char around[400];
	size_t size = strlen(bytes), at;
	const char *fault = stream_of_text(bytes, size, &at);

	if (fault) {
		stream_around(bytes, size, at, around, sizeof around);
		fail_msg("%s: %s: %s", what, fault, around);
	}
}

/* The program without a terminal: it ends by itself, with one of its own
 * statuses, and says nothing but text. */
static void run(struct place *p, struct term_start start)
{
	char what[300] = "";

	for (int i = 0; i < TERM_ARGS && start.args[i]; i++)
		snprintf(what + strlen(what), sizeof what - strlen(what), " %.60s", start.args[i]);
	free(p->text);
	free(p->errors);
	start.home = p->home;
	p->text = term_output(&start, &p->status, &p->errors);
	must_be_text(what, p->text);
	must_be_text(what, p->errors);
	if (p->status > 3)
		fail_msg("it ended with %d: %s\n%s", p->status, what, p->errors);
}

#define RUN(p, ...) run((p), (struct term_start){ .args = { __VA_ARGS__ } })

static void must_be_drawing(struct term *t)
{
	char around[400];
	size_t size, at;
	const char *bytes = term_raw(t, &size), *fault = stream_of_terminal(bytes, size, &at);

	if (fault) {
		stream_around(bytes, size, at, around, sizeof around);
		fail_msg("on the terminal: %s: %s", fault, around);
	}
	assert_null(strstr(bytes, SGR));
	assert_null(strstr(bytes, "owned\a"));
}

static struct term *open_with(struct place *p, struct term_start start)
{
	term_close(p->term);
	start.home = p->home;
	p->term = term_open(&start);
	return p->term;
}

/* A table, home or a refusal is shown. */
static bool is_there(struct term *t, const void *data)
{
	return term_has(t, "? help") || term_has(t, "tableside: ");
}

static void look_and_leave(struct place *p, struct term_start start, const char *keys)
{
	struct term *t = open_with(p, start);

	term_wait(t, is_there, NULL, "a screen or a refusal");
	if (keys && term_has(t, "? help")) {
		term_send(t, keys);
		term_wait_text(t, "here it ends");
	}
	if (term_has(t, "? help"))
		term_kill(t, SIGTERM);
	assert_true(WIFEXITED(term_wait_exit(t)));
	must_be_drawing(t);
}

/* ---- words of the command line ---- */

/* Each text in every third way, and each way with every third text; in `make check` every fifth. */
static void words(void **state)
{
	enum { WORDS = 8 };
	static const char BAD[] = "\1"; /* stands for the text */
	static const char *const ways[][WORDS] = {
		{ BAD },
		{ "new", BAD, "Alice" },
		{ "open", BAD },
		{ "watch", BAD },
		{ "show", BAD, "--json" },
		{ "log", BAD },
		{ "run", BAD },
		{ "run", "commander", BAD, "--save", "--title", BAD },
		{ "help", BAD },
		{ "help", "catan", BAD, "--json" },
		{ "deck", BAD, "--commander", BAD, "--house", BAD },
		{ "odds", BAD, BAD, "--land", BAD },
		{ "recover", BAD },
		{ "list", "--theme", BAD },
		{ "list", "--seed", BAD },
		{ "--manual", BAD },
		{ "export", BAD, "--as", BAD },
	};
	struct place *p = *state;
	int step = stride_of(3);

	for (int n = 0; n < (int)(sizeof ways / sizeof *ways); n++)
		for (int i = n % step; i < HOSTILE; i += step) {
			struct term_start start = { .args = { NULL } };

			for (int k = 0; k < WORDS && ways[n][k]; k++)
				start.args[k] = ways[n][k] == BAD ? hostile[i] : ways[n][k];
			run(p, start);
		}
	nothing_outside_is_touched(p);
}

static void words_on_a_terminal(void **state)
{
	struct place *p = *state;

	for (int i = 0; i < HOSTILE; i++) {
		const char *bad = hostile[i];

		if (i % stride_of(2) == 0)
			look_and_leave(p, (struct term_start){ .args = { "open", bad } }, NULL);
		if ((i + 1) % stride_of(2) == 0)
			look_and_leave(p, (struct term_start){ .args = { "new", bad, bad } }, NULL);
	}
	nothing_outside_is_touched(p);
}

static void names_and_titles(void **state)
{
	struct place *p = *state;

	for (int i = 0; i < HOSTILE; i += one_in(4)) {
		look_and_leave(p,
		               (struct term_start){ .args = { "new", "commander", "--title", hostile[i], "--",
		                                              hostile[i], "Bob" } },
		               NULL);
	}
	RUN(p, "list");
	RUN(p, "list", "--json");
	look_and_leave(p, (struct term_start){ .args = { NULL } }, NULL);
	nothing_outside_is_touched(p);
}

/* ---- keys ---- */

/* Typed, and pasted as a terminal sends it. The last keys show that all before them
 * were read. */
static void keys(void **state)
{
	struct place *p = *state;
	struct term *t = open_with(p, (struct term_start){ .args = { "new", "commander", "Alice", "Bob" } });

	term_wait_text(t, "? help");
	for (int i = 0; i < HOSTILE; i++) {
		char mark[40];

		if (strpbrk(hostile[i], "\r\n\033\a\t\x7f\x0e\b"))
			continue; /* keys, which mean something */
		snprintf(mark, sizeof mark, "mark%d", i);
		term_send(t, ":note ");
		term_send(t, hostile[i]);
		term_send(t, mark);
		term_wait_text(t, mark);
		term_send(t, "\r");
		term_send(t, TERM_ESC TERM_ESC);
	}
	for (int i = 0; i < HOSTILE; i++) {
		char mark[40];

		snprintf(mark, sizeof mark, "pasted%d", i);
		term_send(t, ":\025note ");
		term_send(t, "\033[200~");
		term_send(t, hostile[i]);
		term_send(t, "\033[201~");
		term_send(t, mark);
		term_wait_text(t, mark);
		term_send(t, TERM_ESC TERM_ESC);
	}
	term_press(t, "L", "LOG");
	must_be_drawing(t);
	term_kill(t, SIGTERM);
	term_wait_exit(t);
	must_be_drawing(t);
	nothing_outside_is_touched(p);
}

/* ---- the environment ---- */

static const char *const variables[] = {
	"HOME",
	"XDG_DATA_HOME",
	"XDG_STATE_HOME",
	"XDG_CONFIG_HOME",
	"XDG_CACHE_HOME",
	"XDG_RUNTIME_DIR",
	"TERM",
	"LANG",
	"LC_ALL",
	"LANGUAGE",
	"COLUMNS",
	"LINES",
	"ESCDELAY",
	"NO_COLOR",
	"EDITOR",
	"VISUAL",
	"TMPDIR",
	"TZ",
	"TERMINFO",
	"NCURSES_NO_UTF8_ACS",
	"TABLESIDE_LOCALEDIR",
	"COLORTERM",
	"COLORFGBG",
	"BROWSER",
	"PATH",
};

enum { PARTS = 4 };

static void environment_part(int which, void *data)
{
	static const char *const ways[][2] = { { "list" }, { "--paths" }, { "help", "commander" } };
	void *state;
	struct place *p;

	place_open(&state);
	p = state;
	for (size_t n = (size_t)which; n < sizeof variables / sizeof *variables; n += PARTS)
		for (int i = 0, tried = 0; i < HOSTILE; i += (1 + (int)n % 3) * one_in(3)) {
			char variable[1000];

			snprintf(variable, sizeof variable, "%s=%s", variables[n], hostile[i]);
			for (int way = tried++ % stride_of(3); way < 3; way += stride_of(3))
				run(p, (struct term_start){ .args = { ways[way][0], ways[way][1] },
				                            .env = { variable } });
		}
	nothing_outside_is_touched(p);
	place_close(&state);
}

static void environment(void **state)
{
	assert_true(term_parts(PARTS, environment_part, NULL));
}

/* ---- files of sessions ---- */

static void put_session(const struct place *p, const char *name, const char *bytes)
{
	char path[PATH_BYTES], whole[400];

	snprintf(whole, sizeof whole, "data/tableside/sessions/%s", name);
	path_in(p, whole, path);
	write_bytes(path, bytes, strlen(bytes));
}

static void names_of_files(void **state)
{
	struct place *p = *state;
	char name[400];

	for (int i = 0; i < HOSTILE; i++) {
		if (strchr(hostile[i], '/') || strlen(hostile[i]) > 200)
			continue;
		snprintf(name, sizeof name, "%s.json", hostile[i]);
		put_session(p, name, i % 2 ? HEAD SEATS "]}\n" : "{}\n");
	}
	RUN(p, "list");
	RUN(p, "list", "--json");
	for (int i = 0; i < HOSTILE; i += one_in(4)) {
		char path[PATH_BYTES];

		snprintf(name, sizeof name, "data/tableside/sessions/%s.json", hostile[i]);
		path_in(p, name, path);
		RUN(p, "show", path);
		RUN(p, "deck", path);
		RUN(p, "recover", path);
		RUN(p, "export", path, "--as", "md");
	}
	look_and_leave(p, (struct term_start){ .args = { NULL } }, NULL);
	nothing_outside_is_touched(p);
}

/* As JSON has it: \u escapes where the bytes themselves would be no JSON. */
static void json_text(const char *text, char *out, size_t room)
{
	size_t end = 0;

	for (; *text && end + 8 < room; text++)
		if ((unsigned char)*text < 0x20 || *text == '"' || *text == '\\')
			end += (size_t)snprintf(out + end, room - end, "\\u%04x", (unsigned char)*text);
		else
			out[end++] = *text;
	out[end] = '\0';
}

static void texts_in_files(void **state)
{
	struct place *p = *state;
	char text[2000], bytes[6000], path[PATH_BYTES];

	path_in(p, "data/tableside/sessions/" ID ".json", path);
	for (int i = 1 % one_in(4); i < HOSTILE; i += one_in(4)) {
		json_text(hostile[i], text, sizeof text);
		snprintf(bytes, sizeof bytes,
		         HEAD SEATS ",{\"n\":2,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"note %s\"}\n]}\n",
		         text);
		put_session(p, ID ".json", bytes);
		RUN(p, "log", path);
		RUN(p, "show", path, "--json");
		snprintf(bytes, sizeof bytes,
		         "{\"tableside\":1,\"id\":\"" ID "\",\"game\":\"%s\",\"title\":\"%s\","
		         "\"created\":\"2026-11-20T18:24:35Z\",\"%s\":1,\"journal\":[\n" SEATS "]}\n",
		         i % 2 ? text : "commander", text, text);
		put_session(p, ID ".json", bytes);
		RUN(p, "list");
		RUN(p, "show", path);
		RUN(p, "recover", path);
		look_and_leave(p, (struct term_start){ .args = { "watch", ID } }, NULL);
	}
	nothing_outside_is_touched(p);
}

/* ---- things that are no files ---- */

static const char *const places[] = {
	"data/tableside/sessions/" ID ".json",
	"data/tableside/sessions/" ID ".run",
	"data/tableside/sessions/" ID ".torn",
	"data/tableside/cards.json",
	"state/tableside/history",
	"state/tableside/ground",
	"config/tableside/bans-current.txt",
	"config/tableside/keys",
	"cache/tableside/cards.index",
	"cache/tableside/home",
};

static void make_pipe(const struct place *p, const char *path)
{
	assert_int_equal(mkfifo(path, 0600), 0);
}

static void make_zero(const struct place *p, const char *path)
{
	assert_int_equal(symlink("/dev/zero", path), 0);
}

static void make_full(const struct place *p, const char *path)
{
	assert_int_equal(symlink("/dev/full", path), 0);
}

static void make_loop(const struct place *p, const char *path)
{
	assert_int_equal(symlink(path, path), 0);
}

static void make_canary(const struct place *p, const char *path)
{
	char canary[PATH_BYTES + 10];

	snprintf(canary, sizeof canary, "%s/canary", p->top);
	assert_int_equal(symlink(canary, path), 0);
}

static void make_folder(const struct place *p, const char *path)
{
	assert_int_equal(mkdir(path, 0700), 0);
}

/* Of 1 GiB, of which the disk holds next to nothing. */
static void make_sparse(const char *path, const char *head)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, head, strlen(head)), strlen(head));
	assert_int_equal(ftruncate(fd, 1 << 30), 0);
	close(fd);
}

static void make_zeros(const struct place *p, const char *path)
{
	make_sparse(path, "");
}

static void make_headed(const struct place *p, const char *path)
{
	make_sparse(path, HEAD SEATS ",{\"n\":2");
}

static void make_braced(const struct place *p, const char *path)
{
	make_sparse(path, "{\"data\":[{\"name\":\"");
}

static void (*const kinds[])(const struct place *p, const char *path) = {
	make_pipe,   make_zero,  make_full,   make_loop,   make_canary,
	make_folder, make_zeros, make_headed, make_braced,
};

/* All that reads a file of that place, and the screen, which says and keeps a
 * line; a session that can be opened is torn, so that its end is put away. */
static void use(struct place *p, const char *path)
{
	char list[PATH_BYTES];

	path_in(p, "list.txt", list);
	write_bytes(list, "1 Forest\n", 9);
	RUN(p, "list");
	RUN(p, "show", ID);
	RUN(p, "recover", path);
	RUN(p, "deck", path);
	RUN(p, "deck", list);
	RUN(p, "deck", list, "--cards", path, "--house", path);
	RUN(p, "run", ID, list, "--keep-going");
	RUN(p, "export", path, "--as", "csv");
	look_and_leave(p, (struct term_start){ .args = { "open", ID } }, "]:note here it ends\r");
	look_and_leave(p, (struct term_start){ .args = { NULL } }, NULL);
}

static void place_part(int which, void *data)
{
	char path[PATH_BYTES];
	void *state;
	struct place *p;

	place_open(&state);
	p = state;
	for (size_t kind = (size_t)(which % one_in(3)); kind < sizeof kinds / sizeof *kinds;
	     kind += (size_t)one_in(3)) {
		put_session(p, ID ".json", HEAD SEATS ",{\"n\":2,\"at\"");
		path_in(p, places[which], path);
		remove(path);
		kinds[kind](p, path);
		use(p, path);
		nothing_outside_is_touched(p);
		remove(path);
	}
	place_close(&state);
}

static void things_that_are_no_files(void **state)
{
	assert_true(term_parts(sizeof places / sizeof *places, place_part, NULL));
}

/* Files that a person names may be anything, too. */
static void endless_input(void **state)
{
	struct place *p = *state;

	RUN(p, "run", "commander", "/dev/zero");
	assert_int_equal(p->status, 1);
	RUN(p, "run", "commander", "/dev/zero", "--keep-going");
	assert_int_equal(p->status, 1);
	RUN(p, "run", "commander", "/");
	assert_int_equal(p->status, 3);
	RUN(p, "deck", "/dev/zero");
	assert_int_equal(p->status, 3);
	RUN(p, "show", "/dev/zero");
	assert_int_equal(p->status, 3);
}

/* ---- the key file ---- */

/* After its messages there is a table with the keys as before. */
static void with_keys(struct place *p, const char *bytes, size_t size, const char *told)
{
	char path[PATH_BYTES];

	path_in(p, "config/tableside/keys", path);
	write_bytes(path, bytes, size);
	RUN(p, "--plain", "new", "commander", "Alice", "Bob");
	if (told && !strstr(p->text, told))
		fail_msg("not told: %s: %s", told, p->text);
	assert_true(strlen(p->text) < 64 << 10);
	look_and_leave(p, (struct term_start){ .args = { "new", "commander", "Alice", "Bob" } },
	               ":note here it ends\r");
}

#define WITH_KEYS(p, bytes, told) with_keys((p), bytes, sizeof bytes - 1, (told))

static void words_in_keys(void **state)
{
	struct place *p = *state;
	char bytes[3000];

	for (int i = 2 % one_in(4); i < HOSTILE; i += one_in(4)) {
		int size = snprintf(bytes, sizeof bytes,
		                    "%s n F2\ncommander %s F2\ncommander n %s\ncommander n F2%s\n%s\n"
		                    "commander n y z\n",
		                    hostile[i], hostile[i], hostile[i], hostile[i], hostile[i]);

		with_keys(p, bytes, (size_t)size,
		          strncmp(bytes, "\xff\xfe", 2) == 0 ? "it is UTF-16: save it as UTF-8"
		                                             : "a line is SCREEN KEY NEW");
	}
	nothing_outside_is_touched(p);
}

static size_t repeat(char *out, const char *text, size_t room)
{
	size_t length = strlen(text), end = 0;

	for (; end + length < room; end += length)
		memcpy(out + end, text, length);
	return end;
}

/* Each of these keys would be free if the next had gone, and the last stays; the prompt is left alone. */
static size_t chain(char *out, size_t room)
{
	static const char *const scopes[] = { "everywhere", "home",  "commander",   "archenemy",
		                              "titan",      "catan", "championship" };
	size_t end = 0;

	for (size_t s = 0; s < sizeof scopes / sizeof *scopes; s++)
		for (char c = '!'; c < '~'; c++)
			if (c != ':')
				end += (size_t)snprintf(out + end, room - end, "%s %c %c\n", scopes[s], c,
				                        c + 1);
	return end;
}

static void sizes_of_keys(void **state)
{
	enum { MOST = 1 << 20 };
	struct place *p = *state;
	char *bytes = calloc(1, MOST + 100);
	size_t size;

	WITH_KEYS(p, "commander n F2\0commander m F3\n", "it contains a NUL");
	WITH_KEYS(p, "commander n \xe3\x81\n", "line 1: this is not UTF-8");
	WITH_KEYS(p, "commander n \xe3\x81", "line 1: this is not UTF-8");
	WITH_KEYS(p, "commander n\t\xff\n",
	          "line 1: this is not UTF-8"); /* a tab behind which a byte hides */
	WITH_KEYS(p, "\033[6n\ncommander n y z", "line 2: a line is SCREEN KEY NEW");
	size = repeat(bytes, "x", MOST);
	with_keys(p, bytes, size, "it is longer than 1000 bytes");
	size = repeat(bytes, "あ", 900);
	with_keys(p, bytes, size, "a line is SCREEN KEY NEW");
	WITH_KEYS(p, "commander nあああああああ", "commander has no key nああああ\n");
	size = repeat(bytes, "x\n", MOST);
	with_keys(p, bytes, size, "too many lines");
	size = repeat(bytes, "commander n F2\n", MOST);
	with_keys(p, bytes, size, "too many lines");
	size = repeat(bytes, "commander n F2\n", MOST + 50);
	with_keys(p, bytes, size, "it is larger than 1024 KiB");
	size = repeat(bytes, "#\n", MOST);
	with_keys(p, bytes, size, NULL);
	with_keys(p, bytes, chain(bytes, MOST), "is already taken");
	free(bytes);
	nothing_outside_is_touched(p);
}

/* ---- the cost ---- */

static int set_limits(void **state)
{
	term_cpu_s = CPU_S;
	return 0;
}

/* Of all runs above the one that took most. A watchman's own memory is no
 * part of it. */
static void no_run_took_much(void **state)
{
	struct rusage usage;

	assert_int_equal(getrusage(RUSAGE_CHILDREN, &usage), 0);
	print_message("# the largest run took %ld KiB\n", usage.ru_maxrss);
	if (!getenv("ASAN_OPTIONS"))
		assert_true(usage.ru_maxrss < MEMORY);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, place_open, place_close)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(words),
		TEST(words_on_a_terminal),
		TEST(names_and_titles),
		TEST(keys),
		cmocka_unit_test(environment),
		TEST(names_of_files),
		TEST(texts_in_files),
		cmocka_unit_test(things_that_are_no_files),
		TEST(endless_input),
		TEST(words_in_keys),
		TEST(sizes_of_keys),
		cmocka_unit_test(no_run_took_much),
	};

	return cmocka_run_group_tests_name("hostile", tests, set_limits, NULL);
}
