/* SPDX-License-Identifier: MIT */
/*
 * What random evenings of every game say, hold and show is what it was: played.sums keeps a sum of every 25
 * steps. In one half of the evenings lines are said, and the words, the state and the refusals are
 * told; in the other half keys are pressed, lines typed and pictures clicked, in windows of several sizes,
 * and the pictures are told, too. Now and then come what is offered to each seat, the pages of the phones,
 * the log and all documents. An evening "home" walks through home, tables of several ages, tours and pages.
 * Whoever means to change any of it compares
 *
 *     played_test GAME SEED [STEPS]        or, of the tables of a script of tests/rules:
 *     played_test GAME/SCRIPT.t
 *
 * before and after, which prints that evening, and keeps the new sums with `make played`. `played_test sums
 * FIRST LAST` prints the sums of other evenings. An evening that is the same with a change and without is a
 * good sign that the change changes nothing. Knows no rule of any game.
 */
#include "played.h"

#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/core/cli.h"
#include "app/core/keys.h"
#include "app/core/outside.h"
#include "app/phones/inner.h"
#include "rules/games.h"
#include "saves/text/io.h"
#include "saves/text/memory_stream.h"
#include "tests/kit/evening.h"
#include "tests/kit/flat.h"
#include "tests/kit/offered.h"
#include "tests/kit/rounds.h"
#include "tests/kit/scripts.h"
#include "tests/kit/snapshot.h"
#include "tests/kit/stopped.h"

/* Evenings with an odd seed are of lines alone. */
enum {
	SEEDS = 6,
	LINES_SAID = 600,
	KEYS_PRESSED = 150,
	KEYS_EACH = 50,
	LINES_EACH = 150,
	PART = 25,
	PARTS = LINES_SAID / PART,
	SUMS = 40, /* the most of an evening, or tables of a script */
	TABLES_EACH = 2,
	KEPT_LINES = 120,
	GAMES = 10
};
enum { HOME_SEEDS = 14, HALL_SEEDS = 6 };
enum { ANSWERS = 6, TRIES = 6, OVER = 5, ROW = 4000, SEATS_EACH = 5 };

struct evening {
	struct tui t;
	struct store store;
	struct rng rng;
	struct chatter chatter;
	struct offers offers;
	struct pages pages;
	int entries; /* that have been told */
	int idle;    /* how often nothing was offered that chance can say */
	int written; /* tables, at home */
	bool is_home;
	FILE *out;
};

static char source[PATH_MAX]; /* the folder of the sources */
static const int sizes[][2] = { { 24, 80 }, { 18, 60 }, { 43, 132 }, { 60, 200 } };
enum { SIZES = sizeof sizes / sizeof *sizes };

static int below(struct evening *e, int bound)
{
	return chatter_below(&e->chatter, bound);
}

/* ---- a clock that only the evening moves ---- */

static const int64_t begins_ms =
	INT64_C(1000000000000); /* no wait for the disk is over before the disk has answered */
int64_t clock_ms;

int clock_gettime(clockid_t which, struct timespec *out)
{
	int64_t ms = clock_ms + (which == CLOCK_REALTIME ? (int64_t)NOW * 1000 - begins_ms : 0);

	*out = (struct timespec){ .tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000 };
	return 0;
}

/* Pictures and messages show where files are written. */
char *getcwd(char *out, size_t size)
{
	snprintf(out, size, ".");
	return out;
}

/* ---- telling ---- */

static void tell_report(struct evening *e, bool secret)
{
	struct flat flat;

	flat_report(&flat, e->t.table.game, journal_state(e->t.table.journal), secret);
	fputs(flat.text ? flat.text : "", e->out);
	flat_free(&flat);
}

/* Those that were listed last. */
static void tell_offers(struct evening *e, int seat)
{
	for (int i = 0; i < e->offers.count; i++) {
		const struct offer *o = &e->offers.offer[i];

		fprintf(e->out, "offer %d: %s | %s | %s%s\n", seat, o->line, o->text,
		        o->why ? o->why : o->note, o->loses ? " loses" : "");
	}
	fprintf(e->out, "owed %d: %s\n", seat, offers_owed(&e->offers));
}

/* What has been said since, in its words. */
static void tell_entries(struct evening *e)
{
	const struct journal *journal = e->t.table.journal;

	if (journal_count(journal) == e->entries)
		return;
	for (; e->entries < journal_count(journal); e->entries++)
		fprintf(e->out, "> %s\n", journal_entry(journal, e->entries).text);
	for (int i = 0; i < e->t.table.said.lines; i++)
		fprintf(e->out, "said: %s\n", said_get(&e->t.table.said, i));
	for (int i = 0; i < e->t.table.said.changes; i++)
		fprintf(e->out, "changed: %s\n", said_get_change(&e->t.table.said, i).what);
	tell_report(e, true);
}

static void tell_seats(struct evening *e)
{
	const struct table *table = journal_state(e->t.table.journal);

	tell_report(e, false);
	for (int seat = -1; seat < table->seats; seat++) {
		char *page = pages_text(&e->pages, &e->t.table, seat, true);

		fprintf(e->out, "page %d: %s\n", seat, page);
		free(page);
		offers_list(&e->offers, e->t.table.game, table, seat, false);
		tell_offers(e, seat);
	}
}

/* ---- doing ---- */

static void press(struct evening *e, const char *label)
{
	const struct binding *binding;
	struct key key;

	if (!key_of_label(label, &key))
		return;
	binding = e->t.over ? NULL : binding_find(common_keys, &key);
	if (binding && binding->program == ACT_HOME)
		return;
	fprintf(e->out, "key %s\n", label);
	key_press(&e->t, &key);
	fprintf(e->out, "message %d: %s\n", e->t.notice.role, e->t.notice.text);
}

/* Files are read and written by other tests; a plan of all rounds takes seconds. */
static bool is_left_out(struct evening *e, const char *line)
{
	for (const struct program_word *w = e->t.words; w->name; w++)
		if (strncmp(line, w->name, strlen(w->name)) == 0)
			return true;
	return outside_is(e->t.table.journal, line, strlen(line)) || strncmp(line, "schedule", 8) == 0;
}

static void say(struct evening *e, const char *line)
{
	int count = journal_count(e->t.table.journal);

	if (is_left_out(e, line))
		return;
	fprintf(e->out, "type %s\n", line);
	prompt_open(&e->t, line);
	evening_tell_picture(&e->t, e->out);
	press(e, "Enter");
	e->t.over = NULL;
	if (journal_count(e->t.table.journal) > count)
		chatter_said(&e->chatter);
	else
		chatter_refused(&e->chatter);
}

static void line_by_chance(struct evening *e, bool offered, char line[OFFERED_LINE])
{
	for (int i = 0; offered && i < TRIES; i++) /* some have holes that only a person can fill */
		if (offered_next(&e->chatter, &e->offers, line)) {
			tell_offers(e, -1);
			e->idle = 0;
			return;
		}
	e->idle += offered;
	chatter_next(&e->chatter);
	snprintf(line, OFFERED_LINE, "%.900s", e->chatter.line.text);
}

static void say_by_chance(struct evening *e, bool offered)
{
	char line[OFFERED_LINE];

	line_by_chance(e, offered, line);
	say(e, line);
}

static const char *some_key(struct evening *e)
{
	static const char *const always[] = { "Down",  "Up",    "Left", "Right", "Tab",       "BackTab",
		                              "Enter", "Space", "PgDn", "PgUp",  "Esc",       "1",
		                              "2",     "3",     "y",    "n",     "+",         "-",
		                              "?",     "L",     "u",    "^R",    "Backspace", "/",
		                              "O",     "a",     "End",  "Home" };
	static char label[16];
	int n = below(e, 10);

	if (n < 4) { /* else it may be typed ahead of the picture */
		frame_draw(&e->t);
		frame_mend_hints(&e->t);
	}
	if (n < 4 && e->t.hints.count)
		snprintf(label, sizeof label, "%s", e->t.hints.list[below(e, e->t.hints.count)].key);
	else if (n < 6) {
		struct showing about = tui_about(&e->t);
		int rows = 0;

		while (about.keys[rows].key)
			rows++;
		snprintf(label, sizeof label, "%s", rows ? about.keys[below(e, rows)].key : "Tab");
	} else
		return always[below(e, sizeof always / sizeof *always)];
	return strcmp(label, "q") == 0 || strcmp(label, "^C") == 0 || strcmp(label, "^Z") == 0 ? "Tab"
	                                                                                       : label;
}

static void press_by_chance(struct evening *e)
{
	for (int i = below(e, ANSWERS); i >= 0; i--) {
		press(e, some_key(e));
		clock_ms += below(e, 700);
	}
}

static void click_by_chance(struct evening *e)
{
	static const mmask_t buttons[] = { BUTTON1_PRESSED, BUTTON1_PRESSED, BUTTON4_PRESSED,
		                           BUTTON5_PRESSED };
	MEVENT mouse = { .bstate = buttons[below(e, 4)] };
	struct key key;

	mouse.y = below(e, LINES);
	mouse.x = below(e, COLS);
	fprintf(e->out, "click %lu %d %d\n", (unsigned long)mouse.bstate, mouse.y, mouse.x);
	if (click_is_key(&e->t, &mouse, &key) && strcmp(key.text, "q") != 0)
		key_press(&e->t, &key);
}

static void size_by_chance(struct evening *e)
{
	int n = below(e, 8), cols = n < SIZES ? sizes[n][1] : 60 + below(e, 140);

	resizeterm(n < SIZES ? sizes[n][0] : 18 + below(e, 40), cols);
	evening_tell_picture(&e->t, e->out);
}

/* A line without a picture; what the twin of a phone would hear. */
static void say_plainly(struct evening *e)
{
	char line[OFFERED_LINE];
	struct reason why = { 0 };
	enum journal_answer answer;

	line_by_chance(e, below(e, 4) > 0, line);
	if (is_left_out(e, line))
		return;
	fprintf(e->out, "say %s\n", line);
	answer = open_table_say(&e->t.table, line, NULL, &why);
	answer == JOURNAL_SAID ? chatter_said(&e->chatter) : chatter_refused(&e->chatter);
	if (answer == JOURNAL_REFUSED)
		fprintf(e->out, "refused: %s\n", why.text);
}

static void act_by_chance(struct evening *e, int n)
{
	int kind = below(e, 20);
	int64_t wake;

	if (n % 8 == 0)
		size_by_chance(e);
	if (kind < 11)
		say_by_chance(e, kind < 8);
	else if (kind < 19)
		press_by_chance(e);
	else
		click_by_chance(e);
	clock_ms += 100;
	evening_tell_picture(&e->t, e->out);
	wake = frame_wake(&e->t);
	fprintf(e->out, "wakes in %ld ms\n", wake ? (long)(wake - io_now_ms()) : 0);
}

static void step(struct evening *e, int n, bool keys)
{
	if (n % 20 == 0)
		chatter_learn(&e->chatter);
	if (keys)
		act_by_chance(e, n);
	else
		say_plainly(e);
	tell_entries(e);
	if (n % (keys ? SEATS_EACH : 4 * SEATS_EACH) == 0)
		tell_seats(e);
}

/* ---- an evening ---- */

/* Some of the first lines of a table that is kept for later versions (tests/saves/NAME.lines): a game that is
 * well under way. */
static void say_kept_lines(struct evening *e)
{
	char pattern[PATH_MAX], line[ROW];
	struct reason why;
	glob_t found;
	FILE *in;

	snprintf(pattern, sizeof pattern, "%.3000s/tests/saves/%s*.lines", source, e->t.table.game->id);
	assert_int_equal(glob(pattern, 0, NULL, &found), 0);
	in = fopen(found.gl_pathv[below(e, (int)found.gl_pathc)], "r");
	assert_non_null(in);
	for (int most = below(e, KEPT_LINES); most && fgets(line, sizeof line, in); most--) {
		line[strcspn(line, "\n")] = '\0';
		if (open_table_say(&e->t.table, line, NULL, &why) ==
		    JOURNAL_REFUSED) /* one that tells of chance */
			break;
	}
	fclose(in);
	globfree(&found);
}

/* An empty table, or with a random opening. */
static void begin(struct evening *e, const struct game *game, uint64_t seed, bool is_empty)
{
	memset(e, 0, sizeof *e);
	clock_ms = begins_ms + 5000;
	resizeterm(24, 80);
	if (is_empty)
		evening_begin_with(&e->t, &e->store, &e->rng, &e->chatter, journal_new(game), seed, LINES,
		                   COLS);
	else
		evening_begin(&e->t, &e->store, &e->rng, &e->chatter, game, seed, LINES, COLS);
	snprintf(e->store.config, sizeof e->store.config, "."); /* names of counters are kept there */
	pages_begin(&e->pages);
}

static void begin_kept(struct evening *e, const struct game *game, uint64_t seed)
{
	begin(e, game, seed, true);
	say_kept_lines(e);
}

static void end(struct evening *e)
{
	if (e->is_home) {
		tui_finish(&e->t);
		canvas_free(e->t.picture.canvas);
		return;
	}
	pages_free(&e->pages);
	offers_free(&e->offers);
	evening_end(&e->t);
}

static unsigned sum_of(unsigned sum, const char *text, size_t size)
{
	for (size_t i = 0; i < size; i++)
		sum = (sum ^ (unsigned char)text[i]) * 0x01000193;
	return sum;
}

/* ---- an evening at home ---- */

static void age(const char *path, int64_t seconds)
{
	const struct timespec time = { .tv_sec = NOW - seconds };

	assert_int_equal(utimensat(AT_FDCWD, path, (const struct timespec[2]){ time, time }, 0), 0);
}

static void write_text(const char *path, const char *text, size_t size)
{
	FILE *out = fopen(path, "w");

	assert_non_null(out);
	fwrite(text, 1, size, out);
	fclose(out);
}

static void copy_file(const char *from, const char *to)
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
	static const int64_t ages[] = { 70, 130, 5900, 6100, 170000, 180000, 3600, 90000000, 7200 };

	assert_true(mkdir("sessions", 0700) == 0 && mkdir("archive", 0700) == 0);
	for (int i = 0; i < (int)(sizeof from / sizeof *from); i++) {
		char path[PATH_MAX], to[100];

		snprintf(path, sizeof path, "%.3000s/tests/saves/%s.json", source, from[i]);
		snprintf(to, sizeof to, "%s/%s.json", i == 6 ? "archive" : "sessions", from[i]);
		copy_file(path, to);
		if (i == 1)
			spoil(to);
		age(to, ages[i]);
	}
	assert_int_equal(mkdir("config", 0700), 0);
	write_text("config/keys", "home V F5\nhome X F6\n", 20);
	write_text("Players.txt", "Eva\nFritz\nGus\nHal\n", 18);
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
	return clock_ms + 1500;
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

static void begin_home(struct evening *e, uint64_t seed)
{
	static struct cli cli;
	struct start start = start_of(seed);
	struct reason why;

	memset(e, 0, sizeof *e);
	e->is_home = true;
	clock_ms = begins_ms + 5000;
	resizeterm(24, 80);
	keep_tables();
	cli = (struct cli){ .store = { .data = ".",
		                       .sessions = "sessions",
		                       .archive = "archive",
		                       .state = "state",
		                       .config = "config",
		                       .cache = "cache",
		                       .runtime = "state" } };
	rng_seed(&cli.rng, seed);
	rng_seed(&e->chatter.rng, seed);
	assert_true(tui_prepare(&e->t, &cli, frame_draw, &why));
	e->t.palette = snapshot_palette(false, false);
	e->t.picture.canvas = canvas_new();
	if (!tui_begin(&e->t, &start))
		e->t.home.stale = true;
	frame_draw(&e->t);
}

/* No page for phones, no other language, no shell, no end. */
static void press_home(struct evening *e, const char *label)
{
	struct key key;

	if (!key_of_label(label, &key) || strcmp(label, "^Z") == 0)
		return;
	if (strcmp(setting_list[e->t.setting].name, "language") == 0 ||
	    strcmp(setting_list[e->t.setting].name, "phones") == 0)
		e->t.setting++;
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

		press_home(e, *text == ' ' ? "Space" : label);
	}
}

#define ONE_OF(e, list) (list)[below(e, sizeof(list) / sizeof *(list))]

static void fill_field(struct evening *e)
{
	static const char *const texts[] = { "Ann Ben",    "Ann, Ben, Cy", "Ann",       "",
		                             "2020-01-31", "tomorrow",     "x.md",      "out/",
		                             "no/x.md",    "Friday",       "commander", "A title",
		                             "evening",    "x.html",       "7",         "Players.txt",
		                             "table.svg",  "rules.md",     "e",         "\"" };
	static const char *const ends[] = { "Enter", "Enter", "Enter", "Enter", "Esc",
		                            "Tab",   "Up",    "Down",  "y" };

	if (below(e, 3))
		press_home(e, below(e, 3) ? "^U" : "Backspace");
	type_home(e, ONE_OF(e, texts));
	evening_tell_picture(&e->t, e->out);
	press_home(e, ONE_OF(e, ends));
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
		press_home(e, ":");
	if (e->t.over != &overlay_prompt)
		return;
	press_home(e, "^U");
	type_home(e, ONE_OF(e, lines));
	evening_tell_picture(&e->t, e->out);
	if (!below(e, 6))
		press_home(e, "Tab");
	press_home(e, below(e, 9) ? "Enter" : "Esc");
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
	if (e->t.hints.count && !below(e, 4))
		return e->t.hints.list[below(e, e->t.hints.count)].key;
	if (e->t.over)
		return ONE_OF(e, over);
	if (!open_table_is_open(&e->t.table))
		return ONE_OF(e, at_home);
	return below(e, 5) ? some_key(e) : "q";
}

static void step_home(struct evening *e, int n)
{
	int kind = below(e, 20), wake;

	if (n % 8 == 0)
		size_by_chance(e);
	if (e->t.over == &overlay_prompt && kind < 15)
		say_home(e);
	else if (tui_field(&e->t) >= FIELD_TEXT && kind < 15)
		fill_field(e);
	else if (kind < 3)
		say_home(e);
	else if (kind < 5)
		click_by_chance(e);
	else
		for (int i = below(e, 4); i >= 0; i--)
			press_home(e, home_key_by_chance(e));
	date_tables(&e->t, &e->written);
	clock_ms += below(e, 700);
	evening_tell_picture(&e->t, e->out);
	wake = tui_timeout(&e->t, frame_wake(&e->t));
	fprintf(e->out, "wakes in %d ms\n", wake);
}

/* What has been written: settings, lines of the prompt, documents. */
static void tell_files(struct evening *e)
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

/* ---- all of it ---- */

static const char *name_of(const struct game *game)
{
	return game ? game->id : "home";
}

/* Of a game, or of home: NULL. Returns how many sums there are; prints all of it if asked to. */
static int play(const struct game *game, int seed, int steps, unsigned sums[SUMS], bool print)
{
	static struct evening e;
	bool keys = !game || seed % 2 == 0;
	char folder[16];
	int n = 0;

	snprintf(folder, sizeof folder, "played.XXXXXX"); /* what a key exports is written into it */
	assert_true(mkdtemp(folder) && chdir(folder) == 0);
	if (!game)
		begin_home(&e, (uint64_t)seed);
	else if (seed > 2)
		begin_kept(&e, game, (uint64_t)seed);
	else
		begin(&e, game, (uint64_t)seed, false);
	for (steps = steps ? steps : keys ? KEYS_PRESSED : LINES_SAID; n < steps; n++) {
		char *text;
		size_t size;

		if (game &&
		    (e.idle > OVER || (n && n % (keys ? KEYS_EACH : LINES_EACH) == 0))) { /* another table */
			end(&e);
			begin_kept(&e, game, (uint64_t)(seed + 100 * n));
		}
		e.out = memory_stream(&text, &size);
		game ? step(&e, n, keys) : step_home(&e, n);
		if (!game && n == steps - 1)
			tell_files(&e);
		if (game && n == steps - 1) {
			text_report(e.out, game, journal_state(e.t.table.journal), false);
			evening_tell_paper(&e.t, "Evening", e.out);
		}
		memory_stream_end(e.out, &text);
		if (print)
			printf("== %d\n%s", n, text);
		else
			sums[n / PART] = sum_of(n % PART ? sums[n / PART] : 0x811c9dc5, text, size);
		free(text);
	}
	end(&e);
	assert_int_equal(chdir(".."), 0);
	return (n + PART - 1) / PART;
}

/* ---- the sums ---- */

/* The kept ones of an evening; returns how many. */
static int kept(const char *game, int seed, unsigned sums[SUMS])
{
	char path[PATH_MAX + 40], row[ROW], head[40];
	int count = 0;
	FILE *in;

	snprintf(path, sizeof path, "%s/tests/app/played.sums", source);
	snprintf(head, sizeof head, "%s %d ", game, seed);
	in = fopen(path, "r");
	assert_non_null(in);
	while (fgets(row, sizeof row, in))
		if (strncmp(row, head, strlen(head)) == 0)
			for (char *at = row + strlen(head); count < SUMS && *at != '\n' && *at; count++)
				sums[count] = (unsigned)strtoul(at, &at, 16);
	fclose(in);
	return count;
}

static void must_be_kept(const struct game *game, int seed)
{
	unsigned now[SUMS] = { 0 }, before[SUMS] = { 0 };
	int count = play(game, seed, 0, now, false);

	assert_int_equal(kept(name_of(game), seed, before), count);
	for (int i = 0; i < count; i++)
		if (now[i] != before[i])
			fail_msg("%s, evening %d is not what it was from step %d on", name_of(game), seed,
			         i * PART);
}

/* ---- the tables of scripts ---- */

/* A script of tests/rules asks for the few words that its rule is about; this tells all of them, what each
 * seat is offered and shown in the end, a picture, and of the first, third .. table of each script what is on
 * paper. */
struct tables {
	struct evening e;
	const char *name; /* of the script */
	const struct game *game;
	char *text;
	size_t size;
	unsigned sum[SUMS];
	int count;
	FILE *out;         /* the sums go here, NULL: they are compared */
	bool differs;      /* one is not what it was */
	const char *print; /* the script that is printed whole, NULL: none */
};

static void end_table(struct tables *t)
{
	struct evening *e = &t->e;
	const int *size = sizes[t->count % SIZES];

	if (!t->game)
		return;
	assert_in_range(t->count, 0, SUMS - 1);
	resizeterm(size[0], size[1]);
	tell_seats(e);
	evening_tell_picture(&e->t, e->out);
	text_report(e->out, t->game, journal_state(e->t.table.journal), false);
	if (t->count % TABLES_EACH == 0)
		evening_tell_paper(&e->t, "Evening", e->out);
	memory_stream_end(e->out, &t->text);
	t->sum[t->count++] = sum_of(0x811c9dc5, t->text, t->size);
	if (t->print && strcmp(t->print, t->name) == 0)
		printf("== %d\n%s", t->count, t->text);
	free(t->text);
	end(e);
}

static void begin_table(struct tables *t, const struct game *game)
{
	end_table(t);
	t->game = game;
	if (!game)
		return;
	begin(&t->e, game, 1, true);
	t->e.out = memory_stream(&t->text, &t->size);
}

static void say_scripted(struct evening *e, const char *line, bool from_file)
{
	struct reason why = { 0 };
	enum journal_answer answer = JOURNAL_SAID;
	struct flat data;

	flat_begin(&data, true);
	if (!from_file)
		answer = open_table_say(&e->t.table, line, &data.emit, &why);
	else if (!journal_follow(e->t.table.journal, line, strlen(line), NOW, &e->t.table.said, &why))
		answer = JOURNAL_REFUSED;
	if (answer == JOURNAL_REFUSED)
		fprintf(e->out, "%s\nrefused: %s\n", line, why.text);
	fputs(data.text ? data.text : "", e->out);
	flat_free(&data);
	tell_entries(e);
}

static void begin_script(void *script, const char *path, const char *name)
{
	struct tables *t = script;

	t->name = name;
	t->count = 0;
	t->game = NULL;
}

static void take_line(void *script, int number, char *line)
{
	struct tables *t = script;
	char id[40];
	unsigned n;

	if (sscanf(line, "game %39s", id) == 1)
		begin_table(t, game_find(id));
	else if (!t->game)
		return;
	else if (strcmp(line, "---") == 0)
		begin_table(t, t->game);
	else if (sscanf(line, "seed %u", &n) == 1)
		rng_seed(&t->e.rng, n);
	else if (sscanf(line, "wait %u", &n) == 1)
		clock_ms += 1000 * (int64_t)n;
	else if (strncmp(line, "> ", 2) == 0 || strncmp(line, "< ", 2) == 0)
		say_scripted(&t->e, line + 2, *line == '<');
}

static void end_script(void *script)
{
	struct tables *t = script;
	unsigned before[SUMS] = { 0 };
	int count;

	end_table(t);
	if (!t->count)
		return;
	if (t->out) {
		fprintf(t->out, "%s 0", t->name);
		for (int i = 0; i < t->count; i++)
			fprintf(t->out, " %08x", t->sum[i]);
		fprintf(t->out, "\n");
		return;
	}
	count = kept(t->name, 0, before);
	for (int i = 0; i < t->count; i++)
		if (count != t->count || before[i] != t->sum[i]) {
			print_message("# %s, table %d is not what it was\n", t->name, i + 1);
			t->differs = true;
		}
}

static void read_scripts(FILE *out, const char *print, bool *differs)
{
	static const struct script_reader reader = { begin_script, take_line, end_script };
	static struct tables tables;

	tables = (struct tables){ .out = out, .print = print };
	scripts_folder(&reader, &tables, "rules");
	*differs = tables.differs;
}

static void tables_are_what_they_were(void **state)
{
	bool differs;

	read_scripts(NULL, NULL, &differs);
	assert_false(differs);
}

/* ---- files ---- */

/* Files as chance writes them, for the lines that read some. */
struct reads {
	const char *game;
	int trials;
	void (*write)(struct evening *e, FILE *out); /* NULL: a list of these, a line at a time */
	const char *heads[24], *counts[12], *names[40], *ends[12];
	const char *setup[30], *lines[40]; /* of the table: the first ones always */
	int always;
};

static int length_of(const char *const *list)
{
	int count = 0;

	while (list[count])
		count++;
	return count;
}

static const char *one_of(struct evening *e, const char *const *list)
{
	return list[below(e, length_of(list))];
}

/* Mostly the row of somebody who sits there, in columns with heads that say so. */
static void write_rows(struct evening *e, FILE *out)
{
	static const char *const people[] = { "Anna",        "Ben", "Chiyo Ito", "Dora",
		                              "Smith, John", "Eve", "Finn",      "Gus" };
	static const struct {
		const char *heads[8], *odd[16];
	} columns[] = {
		{ { "round", "Rd", "回戦", "Stage" },
		  { "2", "Round 1", "第1回戦", "final", "semi", "0", "x", "", "1.0", "1.5", "r2", "9" } },
		{ { "table", "Table No.", "卓", "tbl" },
		  { "2", "Table 1", "2卓", "", "99", "0", "1.00", "x", "t 1", "no 2" } },
		{ { "player", "Name", "名前", "first name" },
		  { "Anna (DE)", "ben", "BEN", "Zoe", "Zoe (FR)", "Zoe (XX)", "Zoe(FR)", "(FR)", "", "Chiyo",
		    "\"Q\"", "Zoe Zoe (Japan)", "Eve (GB)", "7", "self" } },
		{ { "points", "VP", "得点" },
		  { "11", "8 VP", "10 pts", "", "-1", "x", "9.0", "99", "vp 8", "8点" } },
		{ { "winner", "won", "勝者" },
		  { "x", "yes", "no", "0", "1", "Anna", "Zoe", "-", "○", "Finn", "maybe", "2" } },
		{ { "nation", "Country", "国" },
		  { "JP", "Japan", "Germny", "XX", "", "fr", "日本", "USA", "Zz" } },
		{ { "last name", "pick", "pick 1", "名" }, { "Ito", "1", "2", "5", "x", "Ben", "" } },
		{ { "nonsense", "", "pick 2" }, { "1", "z", "", "Dora" } },
	};
	static const int points[] = { 10, 8, 6, 5 };
	const char *part = one_of(e, (const char *const[]){ ",", ";", "\t", NULL });
	int order[8], from = below(e, 3) ? 0 : 2, count = 3 + below(e, 4), rows = below(e, 14),
		      odd = below(e, 3) ? 60 : 7;
	bool bare = !below(e, 6);

	for (int i = 0; i < count; i++)
		order[i] = below(e, 25) ? (i + from) % 8 : below(e, 8);
	if (!below(e, 8))
		fprintf(out, "A list of a day\n\n");
	for (int i = 0; i < count && !bare; i++)
		fprintf(out, "%s%s%s", i ? part : "",
		        columns[order[i]]
		                .heads[below(e, 3) ? 0 : below(e, length_of(columns[order[i]].heads))],
		        i + 1 < count ? "" : "\n");
	for (int n = 0; n < rows; n++) {
		for (int i = 0; i < count; i++) {
			int column = order[i];
			char right[40] = "";

			if (column == 0)
				snprintf(right, sizeof right, "1");
			else if (column == 1)
				snprintf(right, sizeof right, "%d", n / 4 + 1);
			else if (column == 2)
				snprintf(right, sizeof right, "%s", people[n % 8]);
			else if (column == 3)
				snprintf(right, sizeof right, "%d", points[n % 4]);
			fprintf(out, "%s\"%s\"", i ? part : "",
			        below(e, odd) ? right : one_of(e, columns[column].odd));
		}
		fprintf(out, "%s", below(e, 20) ? "\n" : "\r\n\n");
	}
}

static void write_list(struct evening *e, const struct reads *reads, FILE *out)
{
	for (int n = below(e, 14); n >= 0; n--)
		if (!below(e, 4))
			fprintf(out, "%s\n", one_of(e, reads->heads));
		else
			fprintf(out, "%s%s%s\n", one_of(e, reads->counts), one_of(e, reads->names),
			        below(e, 2) ? "" : one_of(e, reads->ends));
}

/* clang-format off */
static const struct reads all_reads[] = {
	{ .game = "championship", .trials = 720, .write = write_rows,
	  .setup = { "seat Anna=DE Ben \"Chiyo Ito\"=JP Dora \"Smith, John\"=GB Eve Finn Gus", "table 1 1 Anna Ben \"Chiyo Ito\" Dora",
	             "table 1 2 5 Eve Finn Gus", "post 1", "table 2 1 Anna Ben 5 Eve", "table 2 2 3 4 7 8", "post 2",
	             "result 1 1 10 8 6 5", "sign 1 1 each", "drop Gus", "result 1 2 8 10 6 5", "undo", "layout 1 draw random",
	             "player \"Kim Lee\" nation=KR", "player \"Kim Lee\" nation=US" },
	  .always = 3,
	  .lines = { "players load f.csv", "results load f.csv", "results load f.csv", "results load f.csv sure", "tables load f.csv",
	             "tables load f.csv", "players load f.csv from=3", "players load", "players f.csv", "results load no.csv",
	             "export wall wall.md", "export standings f.svg", "export pairings p.csv round=2", "export sheets s.html round=9",
	             "export changes c.md", "export seats round=1", "export nothing x.md", "export table t.html", "export table t.html sure",
	             "export wall w.html paper=a5", "export wall w.html paper=letter", "export slips", "export", "export board b.md round=1",
	             "export rules no/such/r.md", "export table round=1" } },
	{ .game = "meccg", .trials = 240,
	  .heads = { "####", "Deck", "# Creatures (4)", "# Hazard (30)", "Sideboard", "Sites", "# Character (2)", "Pool", "[hazards]",
	             "[notes]", "[odd]", "Deck:", "# Resource (1)", "Anti-FW", "Notes", "# nothing", "Agents",
	             "<section name=\"Hazards\" shared=\"False\">", "<card qty=\"3\" id=\"x\">Cave-drake</card>", "<notes>", "", "Minion Resource" },
	  .counts = { "", "1 ", "3 ", "2x ", "0 ", "100 ", "2X ", "3", "1 ", "1 " },
	  .names = { "Gimli", "Legolas", "Arwen", "Aragorn II", "Kíli", "Kili", "Gandalf", "Saruman", "Cave-drake", "Shelob", "Smaug Ahunt",
	             "Scatha at Home", "Concealment", "Wargs", "Dagger of Westernesse", "Doeth (Durthak)", "Rivendell", "Barad-dûr",
	             "Nothing of the Kind", "Legoland", "Gandalf/find", "Thorin II", "Sol Ring", "The Lidless Eye", "Hidden Ways", "Gimlo",
	             "Balin", "Hobbit-lore", "Pallando", "Radagast", "Bade to Rule" },
	  .ends = { "", " (TW)", " [H] (TW)", "*", "%", " (tw)", " (Durthak)", " (Fw)", " @" },
	  .setup = { "seat A B", "option rules coe", "side B fallen", "side A fallen", "side A minion", "pool A add Gimli" },
	  .always = 1,
	  .lines = { "pool A load f.csv", "deck A load f.csv", "deck A load f.csv", "deck A seal", "deck A compare f.csv", "pool B load f.csv sure",
	             "deck B load f.csv", "deck A load f.csv sure", "pool A load", "deck A load no.csv", "undo", "deck A compare old.csv",
	             "pool A list" } },
	{ .game = "archenemy", .trials = 480,
	  .heads = { "# Friday", "Schemes:", "[Schemes]", "[Main]", "Scheme Deck", "[metadata]", "Name=Friday", "" },
	  .counts = { "", "1 ", "2 ", "1x ", "0 ", "3 " },
	  .names = { "Feed the Machine", "The Iron Guardian Stirs", "What’s Yours Is Now Mine", "Roots of All Evil", "Look Skyward and Despair",
	             "Alice", "Foo Bar", "Feed", "A Plan" },
	  .ends = { "", " (OARC) 21", "|OARC|1" },
	  .setup = { "seat Elspeth Alice Bob", "archenemy Elspeth", "rumble", "option deck any", "scheme new \"A Plan\" ongoing text=\"It stays\"",
	             "scheme add Look", "scheme add Elspeth Feed x2" },
	  .always = 1,
	  .lines = { "scheme load f.csv", "scheme load f.csv", "scheme load Elspeth f.csv", "scheme save Friday", "scheme save Friday replace",
	             "scheme load Friday", "scheme load Alice f.csv", "scheme load f.csv texts", "scheme save .x", "scheme save", "scheme list",
	             "scheme load nowhere", "scheme load \"builtin:Death Toll\"", "scheme save Alice Hers", "scheme save Zoe Hers",
	             "scheme save a/b", "scheme load", "scheme clear", "counter Alice gold +1", "counters" } },
	{ .game = "commander", .trials = 480,
	  .heads = { "[Commander]", "[Main]", "[Planes]", "Deck", "Sideboard", "Commander", "Companion", "" },
	  .counts = { "1 ", "99 ", "2 ", "", "0 ", "30 " },
	  .names = { "Bant", "Naya", "Grixis", "Jund", "Academy at Tolaria West", "Phelddagrif", "Rhystic Study", "Goblin Piker", "Forest",
	             "Sol Ring", "Grist, the Hunger Tide", "Nothing" },
	  .ends = { "", " (OHOP) 27", "|HOP|1" },
	  .setup = { "seat Ann Ben", "option format brawl", "option partners any", "option format oathbreaker", "option rules 2010",
	             "commander Ann Phelddagrif" },
	  .always = 1,
	  .lines = { "planes load f.csv", "planes load f.csv", "deck Ann f.csv", "deck f.csv", "deck Ann f.csv cards=cards.json", "deck Ann f.csv house=f.csv",
	             "deck Ann f.csv cards=no.json", "commander Ann Phelddagrif", "commander Ann \"Grist, the Hunger Tide\" Phelddagrif",
	             "commander Ben \"Goblin Piker\"", "commander Ben Nobody", "commander Ann Phelddagrif identity=W",
	             "counter Ann charge +1", "counter Ann poison +1", "counter Ann \"my own\" +2", "counter Ben Charge +1",
	             "counters", "counters forget charge", "counters forget nothing", "counters forget", "planes load", "planes load no.csv",
	             "counter Ann gold +1 & counter Ben gold +1" } },
	{ .game = "score", .trials = 480,
	  .setup = { "seat Ann Bo", "option sum 0", "option win low", "option start 100", "categories birds \"bonus cards\"", "option running on",
	             "template skat", "template wonders", "option target 7" },
	  .always = 0,
	  .lines = { "template save A", "template save A replace", "template a", "template B", "template save skat", "template hearts",
	             "template forget A", "templates", "round 1 2", "template save", "template \"House poker\"", "template save House poker",
	             "template save 12345678901234567890123456789012", "template forget", "template forget B", "template save forget",
	             "template save C", "template C" } },
	{ .game = "catan", .trials = 24,
	  .setup = { "seat P1 P2 P3 P4", "seat Anna Ben Chiba Dora", "option extension on" },
	  .always = 0,
	  .lines = { "board round", "board round 1", "board round 2", "board round 1 sessions/event.json", "board round final sessions/event.json", "board round sessions/event.json",
	             "board round no", "board round 1 sessions/commander.json", "board round 1 sessions/event.json more" } },
	{ 0 }
};
/* clang-format on */

static void tell_answer(struct evening *e, const char *line)
{
	struct reason why = { 0 };
	struct text_emit data;
	enum journal_answer answer;

	fprintf(e->out, "say %s\n", line);
	text_begin(&data, e->out, true);
	answer = open_table_say(&e->t.table, line, &data.emit, &why);
	fprintf(e->out, "%d %s\n", (int)answer, why.text);
	for (int i = 0; i < e->t.table.said.lines; i++)
		fprintf(e->out, "said: %s\n", said_get(&e->t.table.said, i));
	for (; e->entries < journal_count(e->t.table.journal); e->entries++)
		fprintf(e->out, "> %s\n", journal_entry(e->t.table.journal, e->entries).text);
}

static void tell_choices(struct evening *e)
{
	static const char *const holes[] = { "tokens", "kept", "own", "game", NULL };

	for (int i = 0; holes[i]; i++) {
		struct choice out[CHOICES_MAX];
		struct choices list = { .out = out, .max = CHOICES_MAX };

		outside_choices(&e->store, e->t.table.game, holes[i], &list);
		for (int n = 0; n < list.count; n++)
			fprintf(e->out, "%s: %s %s %s %s\n", holes[i], out[n].key, out[n].word, out[n].name,
			        out[n].text);
	}
}

static void read_by_chance(struct evening *e, const struct reads *reads)
{
	FILE *file = fopen("f.csv", "w");

	assert_non_null(file);
	if (reads->write)
		reads->write(e, file);
	else if (reads->names[0])
		write_list(e, reads, file);
	fclose(file);
	evening_open(&e->t, &e->store, &e->rng, journal_new(game_find(reads->game)), LINES, COLS);
	e->entries = 0;
	for (int i = 0; reads->setup[i]; i++)
		if (i < reads->always || !below(e, 3))
			tell_answer(e, reads->setup[i]);
	for (int i = 1 + below(e, 4); i > 0; i--)
		tell_answer(e, one_of(e, reads->lines));
	tell_choices(e);
	if (!below(e, 3))
		rename("f.csv", "old.csv");
	evening_end(&e->t);
}

/* One sum for a 24th of them. */
static int read_files(const struct reads *reads, unsigned sums[SUMS], bool print)
{
	static struct evening e;
	char folder[16], path[PATH_MAX], *text;
	int each = reads->trials / PARTS;
	size_t size;

	e = (struct evening){ .store = { .data = ".",
		                         .sessions = "sessions",
		                         .config = ".",
		                         .state = ".",
		                         .cache = ".",
		                         .archive = "archive" } };
	snprintf(folder, sizeof folder, "played.XXXXXX");
	assert_true(mkdtemp(folder) && chdir(folder) == 0 && mkdir("sessions", 0700) == 0);
	snprintf(path, sizeof path, "%.3000s/tests/saves/cards/small.json", source);
	copy_file(path, "cards.json");
	snprintf(path, sizeof path, "%.3000s/tests/saves/championship-people-0.1.json", source);
	copy_file(path, "sessions/event.json");
	snprintf(path, sizeof path, "%.3000s/tests/saves/commander-0.9.0.json", source);
	copy_file(path, "sessions/commander.json");
	rng_seed(&e.chatter.rng, 3);
	rng_seed(&e.rng, 3);
	clock_ms = begins_ms + 5000;
	for (int n = 0; n < reads->trials; n++) {
		e.out = memory_stream(&text, &size);
		read_by_chance(&e, reads);
		memory_stream_end(e.out, &text);
		if (print)
			printf("== %d\n%s", n, text);
		sums[n / each] = sum_of(n % each ? sums[n / each] : 0x811c9dc5, text, size);
		free(text);
	}
	assert_int_equal(chdir(".."), 0);
	return PARTS;
}

static void name_reads(const struct reads *reads, char name[40])
{
	snprintf(name, 40, "files-%s", reads->game);
}

static void files_are_read_as_they_were(void **state)
{
	for (const struct reads *r = all_reads; r->game; r++) {
		unsigned now[SUMS], before[SUMS] = { 0 };
		int count = read_files(r, now, false);
		char name[40];

		name_reads(r, name);
		assert_int_equal(kept(name, 0, before), count);
		for (int i = 0; i < count; i++)
			if (now[i] != before[i])
				fail_msg("%s is not what it was from file %d on", name,
				         i * r->trials / PARTS);
	}
}

static void print_reads(void)
{
	for (const struct reads *r = all_reads; r->game; r++) {
		unsigned sums[SUMS];
		int count = read_files(r, sums, false);
		char name[40];

		name_reads(r, name);
		printf("%s 0", name);
		for (int i = 0; i < count; i++)
			printf(" %08x", sums[i]);
		printf("\n");
	}
}

/* ---- halls ---- */

/* One sum for each evening of a walk. */
static void walk_hall(int walk, unsigned sums[HALL_SEEDS], bool print)
{
	for (int n = 0; n < HALL_SEEDS; n++) {
		char folder[16], *text;
		size_t size;
		FILE *out = memory_stream(&text, &size);

		snprintf(folder, sizeof folder, "played.XXXXXX");
		assert_true(mkdtemp(folder) && chdir(folder) == 0);
		clock_ms = begins_ms + 5000;
		hall_walk(walk, (unsigned)n + 1, out);
		assert_int_equal(chdir(".."), 0);
		memory_stream_end(out, &text);
		if (print)
			printf("== %d\n%s", n + 1, text);
		sums[n] = sum_of(0x811c9dc5, text, size);
		free(text);
	}
}

static void halls_are_what_they_were(void **state)
{
	for (int walk = 0; walk < HALL_WALKS; walk++) {
		unsigned now[SUMS] = { 0 }, before[SUMS] = { 0 };

		walk_hall(walk, now, false);
		assert_int_equal(kept(hall_walks[walk], 0, before), HALL_SEEDS);
		for (int i = 0; i < HALL_SEEDS; i++)
			if (now[i] != before[i])
				fail_msg("%s %d is not what it was", hall_walks[walk], i + 1);
	}
}

static void print_halls(void)
{
	for (int walk = 0; walk < HALL_WALKS; walk++) {
		unsigned sums[HALL_SEEDS];

		walk_hall(walk, sums, false);
		printf("%s 0", hall_walks[walk]);
		for (int i = 0; i < HALL_SEEDS; i++)
			printf(" %08x", sums[i]);
		printf("\n");
	}
}

static void an_evening_is_what_it_was(void **state)
{
	int seeds = *state ? SEEDS : HOME_SEEDS, most = rounds_of(seeds);

	for (int seed = 1; seed <= seeds && seed <= most; seed++)
		must_be_kept(*state, seed);
}

/* last 0: as many as are kept. */
static void print_sums(int first, int last)
{
	for (int g = -1; g < 0 || games[g]; g++)
		for (int seed = first; seed <= (last ? last : g < 0 ? HOME_SEEDS : SEEDS); seed++) {
			const struct game *game = g < 0 ? NULL : games[g];
			unsigned sums[SUMS];
			int count = play(game, seed, 0, sums, false);

			printf("%s %d", name_of(game), seed);
			for (int i = 0; i < count; i++)
				printf(" %08x", sums[i]);
			printf("\n");
		}
	if (!last)
		print_reads();
	if (!last)
		print_halls();
	if (!last)
		read_scripts(stdout, NULL, &(bool){ false });
}

static int compare(void)
{
	struct CMUnitTest tests[GAMES + 3];
	int count = 0;

	do {
		const struct game *game = count ? games[count - 1] : NULL;

		tests[count] = (struct CMUnitTest){ .name = name_of(game),
			                            .test_func = an_evening_is_what_it_was,
			                            .initial_state = (void *)game };
	} while (games[count++]);
	tests[count++] = (struct CMUnitTest)cmocka_unit_test(tables_are_what_they_were);
	tests[count++] = (struct CMUnitTest)cmocka_unit_test(files_are_read_as_they_were);
	tests[count++] = (struct CMUnitTest)cmocka_unit_test(halls_are_what_they_were);
	return _cmocka_run_group_tests("played", tests, (size_t)count, NULL, NULL);
}

int main(int argc, char **argv)
{
	setenv("TZ", "UTC", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	if (!realpath(getenv("srcdir") ? getenv("srcdir") : ".", source) ||
	    chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp") != 0)
		return 99;
	setenv("srcdir", source, 1); /* scripts are looked for from another folder */
	snapshot_terminal();
	if (argc < 2)
		return compare();
	for (int walk = 0; walk < HALL_WALKS && argc == 2; walk++)
		if (strcmp(argv[1], hall_walks[walk]) == 0) {
			walk_hall(walk, (unsigned[SUMS]){ 0 }, true);
			return 0;
		}
	if (argc == 2 && strncmp(argv[1], "files-", 6) == 0) {
		for (const struct reads *r = all_reads; r->game; r++)
			if (strcmp(r->game, argv[1] + 6) == 0)
				read_files(r, (unsigned[SUMS]){ 0 }, true);
	} else if (argc == 2 && strchr(argv[1], '/'))
		read_scripts(stderr, argv[1], &(bool){ false });
	else if (argc > 2 && (game_find(argv[1]) || strcmp(argv[1], "home") == 0))
		play(game_find(argv[1]), atoi(argv[2]), argc > 3 ? atoi(argv[3]) : 0, NULL, true);
	else
		print_sums(argc > 3 ? atoi(argv[2]) : 1, argc > 3 ? atoi(argv[3]) : 0);
	return 0;
}
