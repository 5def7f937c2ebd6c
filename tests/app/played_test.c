/* SPDX-License-Identifier: MIT */
/*
 * What random evenings of every game say, hold and show is what it was: played.sums keeps a sum of every 25
 * steps. In one half of the evenings lines are said, and the words, the state and the refusals are
 * told; in the other half keys are pressed, lines typed and pictures clicked, in windows of several sizes,
 * and the pictures are told, too. Now and then come what is offered to each seat, the pages of the phones,
 * the log and all documents. Whoever means to change any of it compares
 *
 *     played_test GAME SEED [STEPS]
 *
 * before and after, which prints that evening, and keeps the new sums with `make played`. `played_test sums
 * FIRST LAST` prints the sums of other evenings. An evening that is the same with a change and without is a
 * good sign that the change changes nothing. Knows no rule of any game.
 */
#include <glob.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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
	KEPT_LINES = 120,
	GAMES = 10
};
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
	FILE *out;
};

static char source[PATH_MAX]; /* the folder of the sources */

static int below(struct evening *e, int bound)
{
	return chatter_below(&e->chatter, bound);
}

/* ---- a clock that only the evening moves ---- */

static int64_t clock_ms;

int clock_gettime(clockid_t which, struct timespec *out)
{
	int64_t ms = clock_ms + (which == CLOCK_REALTIME ? (int64_t)NOW * 1000 : 0);

	*out = (struct timespec){ .tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000 };
	return 0;
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
	static const int sizes[][2] = { { 24, 80 }, { 18, 60 }, { 43, 132 }, { 60, 200 } };
	int n = below(e, 8), cols = n < 4 ? sizes[n][1] : 60 + below(e, 140);

	resizeterm(n < 4 ? sizes[n][0] : 18 + below(e, 40), cols);
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

static void begin(struct evening *e, const struct game *game, uint64_t seed, bool is_kept)
{
	memset(e, 0, sizeof *e);
	clock_ms = 5000;
	resizeterm(24, 80);
	if (is_kept) {
		evening_begin_with(&e->t, &e->store, &e->rng, &e->chatter, journal_new(game), seed, LINES,
		                   COLS);
		say_kept_lines(e);
	} else {
		evening_begin(&e->t, &e->store, &e->rng, &e->chatter, game, seed, LINES, COLS);
	}
	snprintf(e->store.config, sizeof e->store.config, "."); /* names of counters are kept there */
	pages_begin(&e->pages);
}

static void end(struct evening *e)
{
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

/* Returns how many sums there are; prints all of it if asked to. */
static int play(const struct game *game, int seed, int steps, unsigned sums[PARTS], bool print)
{
	static struct evening e;
	bool keys = seed % 2 == 0;
	char folder[16];
	int n = 0;

	snprintf(folder, sizeof folder, "played.XXXXXX"); /* what a key exports is written into it */
	assert_true(mkdtemp(folder) && chdir(folder) == 0);
	begin(&e, game, (uint64_t)seed, seed > 2);
	for (steps = steps ? steps : keys ? KEYS_PRESSED : LINES_SAID; n < steps; n++) {
		char *text;
		size_t size;

		if (e.idle > OVER || (n && n % (keys ? KEYS_EACH : LINES_EACH) == 0)) { /* another table */
			end(&e);
			begin(&e, game, (uint64_t)(seed + 100 * n), true);
		}
		e.out = memory_stream(&text, &size);
		step(&e, n, keys);
		if (n == steps - 1) {
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
static int kept(const char *game, int seed, unsigned sums[PARTS])
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
			for (char *at = row + strlen(head); count < PARTS && *at != '\n' && *at; count++)
				sums[count] = (unsigned)strtoul(at, &at, 16);
	fclose(in);
	return count;
}

static void must_be_kept(const struct game *game, int seed)
{
	unsigned now[PARTS] = { 0 }, before[PARTS] = { 0 };
	int count = play(game, seed, 0, now, false);

	assert_int_equal(kept(game->id, seed, before), count);
	for (int i = 0; i < count; i++)
		if (now[i] != before[i])
			fail_msg("%s, evening %d is not what it was from step %d on", game->id, seed,
			         i * PART);
}

static void an_evening_is_what_it_was(void **state)
{
	int most = rounds_of(SEEDS);

	for (int seed = 1; seed <= SEEDS && seed <= most; seed++)
		must_be_kept(*state, seed);
}

static void print_sums(int first, int last)
{
	for (int g = 0; games[g]; g++)
		for (int seed = first; seed <= last; seed++) {
			unsigned sums[PARTS];
			int count = play(games[g], seed, 0, sums, false);

			printf("%s %d", games[g]->id, seed);
			for (int i = 0; i < count; i++)
				printf(" %08x", sums[i]);
			printf("\n");
		}
}

static int compare(void)
{
	struct CMUnitTest tests[GAMES];
	int count = 0;

	for (; games[count]; count++)
		tests[count] = (struct CMUnitTest){ .name = games[count]->id,
			                            .test_func = an_evening_is_what_it_was,
			                            .initial_state = (void *)games[count] };
	return _cmocka_run_group_tests("played", tests, (size_t)count, NULL, NULL);
}

int main(int argc, char **argv)
{
	setenv("TZ", "UTC", 1);
	if (!realpath(getenv("srcdir") ? getenv("srcdir") : ".", source) ||
	    chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp") != 0)
		return 99;
	snapshot_terminal();
	if (argc < 2)
		return compare();
	if (argc > 2 && game_find(argv[1]))
		play(game_find(argv[1]), atoi(argv[2]), argc > 3 ? atoi(argv[3]) : 0, NULL, true);
	else
		print_sums(argc > 3 ? atoi(argv[2]) : 1, argc > 3 ? atoi(argv[3]) : SEEDS);
	return 0;
}
