/* SPDX-License-Identifier: MIT */
/* Evenings of played_test that begin at home: tables of several ages, tours, settings, exports, a hall. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "played.h"

#include <fcntl.h>
#include <glob.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/core/cli.h"
#include "rules/games.h"
#include "tests/kit/evening.h"
#include "tests/kit/snapshot.h"

enum { ROW = 4000 };

static void age(const char *path, int64_t seconds)
{
	const struct timespec then = { .tv_sec = time(NULL) - seconds };

	assert_int_equal(utimensat(AT_FDCWD, path, (const struct timespec[2]){ then, then }, 0), 0);
}

static void write_text(const char *path, const char *text, size_t size)
{
	FILE *out = fopen(path, "w");

	assert_non_null(out);
	fwrite(text, 1, size, out);
	fclose(out);
}

void played_copy(const char *from, const char *to)
{
	static char text[100000];
	FILE *in = fopen(from, "r");

	assert_non_null(in);
	write_text(to, text, fread(text, 1, sizeof text, in));
	fclose(in);
}

static void spoil(const char *path)
{
	FILE *file = fopen(path, "r+");

	assert_true(file && fseek(file, 0, SEEK_END) == 0 && fseek(file, ftell(file) / 2, SEEK_SET) == 0);
	fputs("#########", file);
	fclose(file);
}

/* Tables of several ages, among them a damaged one and one in the archive. */
static void keep_tables(void)
{
	static const char *const from[] = { "commander-0.9.0", "catan-0.1",        "titan-0.1",
		                            "meccg-0.9.0",     "championship-0.1", "score-0.9.0",
		                            "archenemy-0.1",   "commander-0.1",    "catan-next-0.9.0" };
	static const int64_t ages[] = { 70, 130, 5900, 6000, 170000, 172800, 3600, 90000000, -600 };

	assert_true(mkdir("sessions", 0700) == 0 && mkdir("archive", 0700) == 0);
	for (int i = 0; i < (int)(sizeof from / sizeof *from); i++) {
		char path[PATH_MAX], to[100];

		snprintf(path, sizeof path, "%.3000s/tests/saves/%s.json", played_source, from[i]);
		snprintf(to, sizeof to, "%s/%s.json", i == 6 ? "archive" : "sessions", from[i]);
		played_copy(path, to);
		if (i == 1)
			spoil(to);
		age(to, ages[i]);
	}
	assert_int_equal(mkdir("config", 0700), 0);
	write_text("config/keys", "home V F5\nhome X F6\n", 20);
	write_text("Players.txt", "Eva\nFritz\nGus\nHal\n", 18);
	write_text("Faults.csv", "name,nation\nIda,?\nJo,??\n", 24);
}

/* What the program has just written has a time of its own, in its order: home tells ages and sorts by them.
 */
void date_tables(struct tui *t, int *written)
{
	struct stat st;
	glob_t found;

	if (open_table_is_open(&t->table))
		assert_true(save_settle(t->table.save, 10000));
	tui_mind(t);
	if (glob("sessions/*.json", 0, NULL, &found) != 0)
		return; /* there is none */
	for (size_t i = 0; i < found.gl_pathc; i++)
		if (stat(found.gl_pathv[i], &st) == 0 && st.st_mtim.tv_nsec)
			age(found.gl_pathv[i], 60 - ++*written);
	globfree(&found);
}

/* A hall that wants Eva and Fritz at every table of four. */
static int link_fd(const struct link *link)
{
	return -1;
}

static void link_tend(struct link *link, struct tui *t)
{
}

static const char *link_word(const struct link *link, const struct tui *t, int *style, char *out, size_t size)
{
	*style = ROLE_GOOD;
	snprintf(out, size, "hall: in sync");
	return out;
}

static int64_t link_wake(const struct link *link)
{
	return played_clock_ms + 1500;
}

static bool link_names(const struct link *link, const struct game *game, char *out, size_t size)
{
	snprintf(out, size, "Eva Fritz");
	return game->seats_max == 4;
}

static void link_tell(const struct link *link, char *out, size_t size)
{
	snprintf(out, size, "table 7 of the hall waits for Eva, Fritz");
}

static struct link hall = { .fd = link_fd,
	                    .tend = link_tend,
	                    .word = link_word,
	                    .wake = link_wake,
	                    .names = link_names,
	                    .tell = link_tell };

/* What the program is called for: mostly nothing. */
static struct start start_of(uint64_t seed)
{
	struct start start = { .link = seed % 3 ? NULL : &hall };

	if (seed % 6 == 1) {
		start.path = "sessions/commander-0.9.0.json";
		start.how = SAVE_WATCH;
		start.room = true;
	} else if (seed % 6 == 4) {
		start.tour = games[seed / 6 % 7];
	} else if (seed % 6 == 5) {
		start.game = games[seed / 6 % 7];
		start.title = "Begun";
		start.names = "Gus Hal Ida";
	}
	return start;
}

void played_prepare(struct tui *t, uint64_t seed)
{
	static struct cli cli;
	struct reason why;

	cli = (struct cli){ .store = { .data = ".",
		                       .sessions = "sessions",
		                       .archive = "archive",
		                       .state = "state",
		                       .config = "config",
		                       .cache = "cache",
		                       .runtime = "state" } };
	rng_seed(&cli.rng, seed);
	resizeterm(24, 80);
	assert_true(tui_prepare(t, &cli, frame_draw, &why));
	t->palette = snapshot_palette(false, false);
	t->picture.canvas = canvas_new();
}

void played_home_begin(struct evening *e, uint64_t seed)
{
	struct start start = start_of(seed);

	memset(e, 0, sizeof *e);
	e->is_home = true;
	played_clock_ms = played_begins_ms + 5000;
	keep_tables();
	rng_seed(&e->chatter.rng, seed);
	played_prepare(&e->t, seed);
	if (!tui_begin(&e->t, &start))
		e->t.home.stale = true;
	frame_draw(&e->t);
}

void played_home_end(struct evening *e)
{
	tui_finish(&e->t);
	canvas_free(e->t.picture.canvas);
}

void played_pass_settings(struct tui *t)
{
	if (strcmp(setting_list[t->setting].name, "language") == 0 ||
	    strcmp(setting_list[t->setting].name, "phones") == 0)
		t->setting++;
}

/* No shell, no end. */
void played_home_press(struct evening *e, const char *label)
{
	struct key key;

	if (!key_of_label(label, &key) || strcmp(label, "^Z") == 0)
		return;
	played_pass_settings(&e->t);
	fprintf(e->out, "key %s\n", label);
	key_press(&e->t, &key);
	date_tables(&e->t, &e->written);
	fprintf(e->out, "message %d: %s%s\n", e->t.notice.role, e->t.notice.text,
	        e->t.quit ? ", and quits" : "");
	e->t.quit = false;
}

static void type_home(struct evening *e, const char *text)
{
	for (; *text; text++) {
		char label[8] = { *text };

		played_home_press(e, *text == ' ' ? "Space" : label);
	}
}

#define ONE_OF(e, list) (list)[played_below(e, sizeof(list) / sizeof *(list))]

static void fill_field(struct evening *e)
{
	static const char *const texts[] = { "Ann Ben",    "Ann, Ben, Cy", "Ann",       "",
		                             "2020-01-31", "tomorrow",     "x.md",      "out/",
		                             "no/x.md",    "Friday",       "commander", "A title",
		                             "evening",    "x.html",       "7",         "Players.txt",
		                             "table.svg",  "rules.md",     "e",         "\"" };
	static const char *const ends[] = { "Enter", "Enter", "Enter", "Enter", "Esc",
		                            "Tab",   "Up",    "Down",  "y" };

	if (played_below(e, 3))
		played_home_press(e, played_below(e, 3) ? "^U" : "Backspace");
	type_home(e, ONE_OF(e, texts));
	evening_tell_picture(&e->t, e->out);
	played_home_press(e, ONE_OF(e, ends));
}

static void say_home(struct evening *e)
{
	static const char *const lines[] = { "new commander Ann Ben",
		                             "new chess",
		                             "new score Eva Fritz",
		                             "new titan Eva",
		                             "tour titan",
		                             "tour",
		                             "tour score",
		                             "open Friday",
		                             "open nothing",
		                             "watch Sheet",
		                             "export",
		                             "export x",
		                             "evenings",
		                             "help",
		                             "home",
		                             "quit",
		                             "settings bell off",
		                             "settings",
		                             "settings aliases Ann=Eva",
		                             "settings theme light",
		                             "settings lines x",
		                             "options",
		                             "theme light",
		                             "theme x",
		                             "theme auto",
		                             "state",
		                             "log",
		                             "undo",
		                             "note \"x\"",
		                             "nonsense",
		                             "life Ann -3",
		                             "settings nothing",
		                             "settings aliases A=B=C",
		                             "new catan Ann Ben Cy",
		                             "watch Friday",
		                             "option",
		                             "dice 2d6",
		                             "redo",
		                             "clock start",
		                             "title \"Long one\"" };

	if (e->t.over != &overlay_prompt && tui_field(&e->t) == FIELD_NONE)
		played_home_press(e, ":");
	if (e->t.over != &overlay_prompt)
		return;
	played_home_press(e, "^U");
	type_home(e, ONE_OF(e, lines));
	evening_tell_picture(&e->t, e->out);
	if (!played_below(e, 6))
		played_home_press(e, "Tab");
	played_home_press(e, played_below(e, 9) ? "Enter" : "Esc");
}

static const char *home_key_by_chance(struct evening *e)
{
	static const char *const at_home[] = { "Down", "Up",   "Down", "Enter", "n",      "/",  "w",
		                               "E",    "V",    "R",    "A",     "u",      "t",  "S",
		                               "?",    "1",    "2",    "5",     "7",      "9",  "j",
		                               "k",    "PgDn", "PgUp", "Home",  "End",    "F1", "F5",
		                               "q",    "^E",   "Tab",  "Esc",   "BackTab" };
	static const char *const over[] = { "Down", "Up",   "Left", "Right", "Enter", "Tab",   "BackTab",
		                            "Esc",  "E",    "/",    "l",     "h",     "Space", "y",
		                            "PgDn", "PgUp", "u",    "?",     "j",     "k",     "q" };

	frame_draw(&e->t);
	frame_mend_hints(&e->t);
	if (e->t.hints.count && !played_below(e, 4))
		return e->t.hints.list[played_below(e, e->t.hints.count)].key;
	if (e->t.over)
		return ONE_OF(e, over);
	if (!open_table_is_open(&e->t.table))
		return ONE_OF(e, at_home);
	return played_below(e, 5) ? played_key(e) : "q";
}

void played_home_step(struct evening *e, int n)
{
	int kind = played_below(e, 20), wake;

	if (n % 8 == 0)
		played_size(e);
	if (e->t.over == &overlay_prompt && kind < 15)
		say_home(e);
	else if (tui_field(&e->t) >= FIELD_TEXT && kind < 15)
		fill_field(e);
	else if (kind < 3)
		say_home(e);
	else if (kind < 5)
		played_click(e);
	else
		for (int i = played_below(e, 4); i >= 0; i--)
			played_home_press(e, home_key_by_chance(e));
	date_tables(&e->t, &e->written);
	played_clock_ms += played_below(e, 700);
	evening_tell_picture(&e->t, e->out);
	wake = tui_timeout(&e->t, frame_wake(&e->t));
	fprintf(e->out, "wakes in %d ms\n", wake);
}

/* What has been written: settings, lines of the prompt, documents. */
void played_home_tell_files(struct evening *e)
{
	char row[ROW];
	glob_t found;

	assert_int_equal(glob("{config/*.json,state/*,*.*,out/*}", GLOB_BRACE, NULL, &found), 0);
	for (size_t i = 0; i < found.gl_pathc; i++) {
		FILE *in = fopen(found.gl_pathv[i], "r");

		fprintf(e->out, "file %s\n", found.gl_pathv[i]);
		while (in && fgets(row, sizeof row, in))
			fputs(row, e->out);
		if (in)
			fclose(in);
	}
	globfree(&found);
}
