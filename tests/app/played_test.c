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
#include "app/export/export.h"
#include "rules/core/i18n.h"
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
	PART = LINES_SAID / PARTS,
	TABLES_EACH = 2,
	KEPT_LINES = 120,
	GAMES = 10
};
enum { HOME_SEEDS = 14, HALL_SEEDS = 6 };
enum { ANSWERS = 6, TRIES = 6, OVER = 5, ROW = 4000, SEATS_EACH = 5 };

char played_source[PATH_MAX]; /* the folder of the sources */
static const int sizes[][2] = { { 24, 80 }, { 18, 60 }, { 43, 132 }, { 60, 200 } };
enum { SIZES = sizeof sizes / sizeof *sizes };

int played_below(struct evening *e, int bound)
{
	return chatter_below(&e->chatter, bound);
}

/* ---- a clock that only the evening moves ---- */

int64_t played_clock_ms;

int clock_gettime(clockid_t which, struct timespec *out)
{
	int64_t ms = played_clock_ms + (which == CLOCK_REALTIME ? (int64_t)NOW * 1000 - played_begins_ms : 0);

	*out = (struct timespec){ .tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000 };
	return 0;
}

/* Pictures and messages show where files are written. */
char *getcwd(char *out, size_t size)
{
	snprintf(out, size, ".");
	return out;
}

/* ---- another language ---- */

#if ENABLE_NLS
/* It has every word, behind a letter of two columns: what is written without one is a word that was
 * forgotten. */
struct translated {
	struct translated *next;
	char *text, *foreign;
};
static bool is_foreign;

static char *translate(const char *text)
{
	static struct translated *words[512];
	struct translated **at = &words[played_sum(PLAYED_SUM, text, strlen(text)) % 512], *word;
	char *mark;

	for (word = *at; word && strcmp(word->text, text) != 0; word = word->next)
		;
	if (word)
		return word->foreign;
	word = xmalloc(sizeof *word);
	*word = (struct translated){ .next = *at,
		                     .text = xstrdup(text),
		                     .foreign = xmalloc(strlen(text) + 4) };
	sprintf(word->foreign, "言%s", text);
	if ((mark = strchr(word->foreign, '\004')))
		*mark = ':'; /* one of two translations */
	*at = word;
	return word->foreign;
}

#undef gettext
#undef ngettext
char *gettext(const char *text)
{
	return is_foreign ? translate(text) : (char *)text;
}

char *ngettext(const char *one, const char *many, unsigned long n)
{
	return gettext(n == 1 ? one : many);
}

/* With the optimizer the names above are macros for these. */
char *dcgettext(const char *domain, const char *text, int category)
{
	return gettext(text);
}

char *dcngettext(const char *domain, const char *one, const char *many, unsigned long n, int category)
{
	return ngettext(one, many, n);
}

/* False: the program knows no other. */
static bool speak(bool foreign)
{
	is_foreign = foreign;
	return i18n_look() == foreign;
}
#else
static bool speak(bool foreign)
{
	return !foreign;
}
#endif

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

const char *played_key(struct evening *e)
{
	static const char *const always[] = { "Down",  "Up",    "Left", "Right", "Tab",       "BackTab",
		                              "Enter", "Space", "PgDn", "PgUp",  "Esc",       "1",
		                              "2",     "3",     "y",    "n",     "+",         "-",
		                              "?",     "L",     "u",    "^R",    "Backspace", "/",
		                              "O",     "a",     "End",  "Home" };
	static char label[16];
	int n = played_below(e, 10);

	if (n < 4) { /* else it may be typed ahead of the picture */
		frame_draw(&e->t);
		frame_mend_hints(&e->t);
	}
	if (n < 4 && e->t.hints.count)
		snprintf(label, sizeof label, "%s", e->t.hints.list[played_below(e, e->t.hints.count)].key);
	else if (n < 6) {
		struct showing about = tui_about(&e->t);
		int rows = 0;

		while (about.keys[rows].key)
			rows++;
		snprintf(label, sizeof label, "%s", rows ? about.keys[played_below(e, rows)].key : "Tab");
	} else
		return always[played_below(e, sizeof always / sizeof *always)];
	return strcmp(label, "q") == 0 || strcmp(label, "^C") == 0 || strcmp(label, "^Z") == 0 ? "Tab"
	                                                                                       : label;
}

static void press_by_chance(struct evening *e)
{
	for (int i = played_below(e, ANSWERS); i >= 0; i--) {
		press(e, played_key(e));
		played_clock_ms += played_below(e, 700);
	}
}

void played_click(struct evening *e)
{
	static const mmask_t buttons[] = { BUTTON1_PRESSED, BUTTON1_PRESSED, BUTTON4_PRESSED,
		                           BUTTON5_PRESSED };
	MEVENT mouse = { .bstate = buttons[played_below(e, 4)] };
	struct key key;

	mouse.y = played_below(e, LINES);
	mouse.x = played_below(e, COLS);
	fprintf(e->out, "click %lu %d %d\n", (unsigned long)mouse.bstate, mouse.y, mouse.x);
	if (click_is_key(&e->t, &mouse, &key) && strcmp(key.text, "q") != 0)
		key_press(&e->t, &key);
}

void played_size(struct evening *e)
{
	int n = played_below(e, 8), cols = n < SIZES ? sizes[n][1] : 60 + played_below(e, 140);

	resizeterm(n < SIZES ? sizes[n][0] : 18 + played_below(e, 40), cols);
	evening_tell_picture(&e->t, e->out);
}

/* A line without a picture; what the twin of a phone would hear. */
static void say_plainly(struct evening *e)
{
	char line[OFFERED_LINE];
	struct reason why = { 0 };
	enum journal_answer answer;

	line_by_chance(e, played_below(e, 4) > 0, line);
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
	int kind = played_below(e, 20);
	int64_t wake;

	if (n % 8 == 0)
		played_size(e);
	if (kind < 11)
		say_by_chance(e, kind < 8);
	else if (kind < 19)
		press_by_chance(e);
	else
		played_click(e);
	played_clock_ms += 100;
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

	snprintf(pattern, sizeof pattern, "%.3000s/tests/saves/%s*.lines", played_source,
	         e->t.table.game->id);
	assert_int_equal(glob(pattern, 0, NULL, &found), 0);
	in = fopen(found.gl_pathv[played_below(e, (int)found.gl_pathc)], "r");
	assert_non_null(in);
	for (int most = played_below(e, KEPT_LINES); most && fgets(line, sizeof line, in); most--) {
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
	played_clock_ms = played_begins_ms + 5000;
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
		played_home_end(e);
		return;
	}
	pages_free(&e->pages);
	offers_free(&e->offers);
	evening_end(&e->t);
}

unsigned played_sum(unsigned sum, const char *text, size_t size)
{
	for (size_t i = 0; i < size; i++)
		sum = (sum ^ (unsigned char)text[i]) * 0x01000193;
	return sum;
}

/* ---- all of it ---- */

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
		played_home_begin(&e, (uint64_t)seed);
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
		game ? step(&e, n, keys) : played_home_step(&e, n);
		if (!game && n == steps - 1)
			played_home_tell_files(&e);
		if (game && n == steps - 1) {
			text_report(e.out, game, journal_state(e.t.table.journal), false);
			evening_tell_paper(&e.t, "Evening", e.out);
		}
		memory_stream_end(e.out, &text);
		if (print)
			printf("== %d\n%s", n, text);
		else
			sums[n / PART] = played_sum(n % PART ? sums[n / PART] : PLAYED_SUM, text, size);
		free(text);
	}
	end(&e);
	assert_int_equal(chdir(".."), 0);
	return (n + PART - 1) / PART;
}

/* ---- the sums ---- */

/* The first of these sums that is not the one kept under the name, nor 0; -1: none. There are as many. */
static int first_other(const char *name, const unsigned *now, int count)
{
	char path[PATH_MAX + 40], row[ROW], head[40];
	int kept = 0, other = -1;
	FILE *in;

	snprintf(path, sizeof path, "%s/tests/app/played.sums", played_source);
	snprintf(head, sizeof head, "%s ", name);
	in = fopen(path, "r");
	assert_non_null(in);
	while (fgets(row, sizeof row, in))
		if (strncmp(row, head, strlen(head)) == 0)
			for (char *at = row + strlen(head); *at != '\n' && *at; kept++) {
				unsigned sum = (unsigned)strtoul(at, &at, 16);

				if (other < 0 && kept < count && now[kept] && sum != now[kept])
					other = kept;
			}
	fclose(in);
	assert_int_equal(kept, count);
	return other;
}

static void print_row(const char *name, const unsigned *sums, int count)
{
	printf("%s", name);
	for (int i = 0; i < count; i++)
		printf(" %08x", sums[i]);
	printf("\n");
}

/* "titan 3" */
static void name_of(const struct game *game, int seed, char name[40])
{
	snprintf(name, 40, "%s %d", game ? game->id : "home", seed);
}

static void must_be_kept(const struct game *game, int seed)
{
	unsigned now[SUMS];
	int count = play(game, seed, 0, now, false), other;
	char name[40];

	name_of(game, seed, name);
	other = first_other(name, now, count);
	if (other >= 0)
		fail_msg("evening %s is not what it was from step %d on", name, other * PART);
}

/* ---- the tables of scripts ---- */

/* A script of tests/rules asks for the few words that its rule is about; this tells all of them, what each
 * seat is offered and shown in the end, a picture, and of the first, third .. table of each script what is on
 * paper. Every other two are in another language. */
struct tables {
	struct evening e;
	const char *name; /* of the script */
	const struct game *game;
	char *text;
	size_t size;
	unsigned sum[SUMS];
	int count;
	int scripts; /* read so far */
	enum { COMPARED, SUMMED, PRINTED } how;
	bool spoken;   /* the language of the table */
	bool left_out; /* the script, in `make check` */
	bool differs;  /* one is not what it was */
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
	assert_true(t->spoken || t->how == COMPARED);
	t->sum[t->count++] = t->spoken ? played_sum(PLAYED_SUM, t->text, t->size) : 0;
	if (t->how == PRINTED)
		printf("== %d\n%s", t->count, t->text);
	free(t->text);
	end(e);
	speak(false);
}

static void begin_table(struct tables *t, const struct game *game)
{
	end_table(t);
	t->game = game;
	if (!game)
		return;
	t->spoken = speak(t->count % (2 * TABLES_EACH) >= TABLES_EACH);
	begin(&t->e, game, 1, true);
	t->e.out = memory_stream(&t->text, &t->size);
}

/* All words and numbers of its documents, in two rows. */
static void tell_sheet(struct evening *e)
{
	struct export_sheet sheet;

	export_sheet_make(&sheet, e->t.table.journal, false);
	for (int i = 0; i < sheet.facts; i++)
		fprintf(e->out, "%s: %s; ", sheet.fact[i].label, sheet.fact[i].text);
	for (int row = 0; row < sheet.rows; row++)
		for (int i = 0; i < sheet.columns; i++)
			if (sheet.row[row][i])
				fprintf(e->out, "%s%s %s", i ? ", " : "\n", sheet.head[i], sheet.row[row][i]);
	export_sheet_free(&sheet);
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
	if (answer == JOURNAL_SAID)
		tell_sheet(e);
}

static void begin_script(void *script, const char *path, const char *name)
{
	struct tables *t = script;

	t->name = name;
	t->count = 0;
	t->game = NULL;
	t->left_out = t->how == COMPARED && t->scripts++ % one_in(8) != 0;
}

static void take_line(void *script, int number, char *line)
{
	struct tables *t = script;
	char id[40];
	unsigned n;

	if (t->left_out)
		return;
	if (sscanf(line, "game %39s", id) == 1)
		begin_table(t, game_find(id));
	else if (!t->game)
		return;
	else if (strcmp(line, "---") == 0)
		begin_table(t, t->game);
	else if (sscanf(line, "seed %u", &n) == 1)
		rng_seed(&t->e.rng, n);
	else if (sscanf(line, "wait %u", &n) == 1)
		played_clock_ms += 1000 * (int64_t)n;
	else if (strncmp(line, "> ", 2) == 0 || strncmp(line, "< ", 2) == 0)
		say_scripted(&t->e, line + 2, *line == '<');
}

static void end_script(void *script)
{
	struct tables *t = script;
	int other;

	end_table(t);
	if (t->count && t->how == SUMMED)
		print_row(t->name, t->sum, t->count);
	if (!t->count || t->how != COMPARED)
		return;
	other = first_other(t->name, t->sum, t->count);
	if (other >= 0)
		print_message("# %s, table %d is not what it was\n", t->name, other + 1);
	t->differs |= other >= 0;
}

static const struct script_reader reader = { begin_script, take_line, end_script };

static void tables_are_what_they_were(void **state)
{
	static struct tables tables = { .how = COMPARED };

	scripts_folder(&reader, &tables, "rules");
	assert_false(tables.differs);
}

static void print_tables(void)
{
	static struct tables tables = { .how = SUMMED };

	scripts_folder(&reader, &tables, "rules");
}

static void print_script(const char *name)
{
	static struct tables tables = { .how = PRINTED };
	char path[PATH_MAX + 40];

	snprintf(path, sizeof path, "%s/tests/rules/%s", played_source, name);
	scripts_file(&reader, &tables, path);
}

/* ---- files, and what lies over a table ---- */

struct walks {
	const char *const *names;
	int count;
	int (*walk)(int walk, unsigned sums[SUMS], bool print);
};

static const struct walks files = { file_walks, FILE_WALKS, file_walk },
			  overs = { over_walks, OVER_WALKS, over_walk };

/* Where the folder that is made for it is the present one. */
static int walk_in_folder(const struct walks *walks, int n, unsigned sums[SUMS], bool print)
{
	char folder[16];
	int count;

	snprintf(folder, sizeof folder, "played.XXXXXX");
	assert_true(mkdtemp(folder) && chdir(folder) == 0);
	count = walks->walk(n, sums, print);
	assert_int_equal(chdir(".."), 0);
	return count;
}

static void walks_are_what_they_were(void **state)
{
	const struct walks *walks = *state;

	for (int n = 0; n < walks->count; n += one_in(2)) {
		unsigned now[SUMS];
		int other = first_other(walks->names[n], now, walk_in_folder(walks, n, now, false));

		if (other >= 0)
			fail_msg("%s is not what it was from part %d on", walks->names[n], other);
	}
}

static void print_walks(const struct walks *walks)
{
	unsigned sums[SUMS];

	for (int n = 0; n < walks->count; n++)
		print_row(walks->names[n], sums, walk_in_folder(walks, n, sums, false));
}

/* Whether one of them has this name; prints it. */
static bool print_walk(const struct walks *walks, const char *name)
{
	unsigned sums[SUMS];

	for (int n = 0; n < walks->count; n++)
		if (strcmp(name, walks->names[n]) == 0)
			return walk_in_folder(walks, n, sums, true);
	return false;
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
		played_clock_ms = played_begins_ms + 5000;
		hall_walk(walk, (unsigned)n + 1, out);
		assert_int_equal(chdir(".."), 0);
		memory_stream_end(out, &text);
		if (print)
			printf("== %d\n%s", n + 1, text);
		sums[n] = played_sum(PLAYED_SUM, text, size);
		free(text);
	}
}

static void halls_are_what_they_were(void **state)
{
	for (int walk = 0; walk < HALL_WALKS; walk += one_in(2)) {
		unsigned now[SUMS];
		int other;

		walk_hall(walk, now, false);
		other = first_other(hall_walks[walk], now, HALL_SEEDS);
		if (other >= 0)
			fail_msg("%s %d is not what it was", hall_walks[walk], other + 1);
	}
}

static void an_evening_is_what_it_was(void **state)
{
	int seeds = *state ? SEEDS : HOME_SEEDS, most = rounds_of(seeds);

	for (int seed = 1; seed <= seeds && seed <= most; seed++)
		must_be_kept(*state, seed);
}

/* last 0: as many as are kept, and all others. */
static void print_sums(int first, int last)
{
	unsigned sums[SUMS];

	for (int g = -1; g < 0 || games[g]; g++)
		for (int seed = first; seed <= (last ? last : g < 0 ? HOME_SEEDS : SEEDS); seed++) {
			const struct game *game = g < 0 ? NULL : games[g];
			int count = play(game, seed, 0, sums, false);
			char name[40];

			name_of(game, seed, name);
			print_row(name, sums, count);
		}
	if (last)
		return;
	print_walks(&files);
	print_walks(&overs);
	for (int walk = 0; walk < HALL_WALKS; walk++) {
		walk_hall(walk, sums, false);
		print_row(hall_walks[walk], sums, HALL_SEEDS);
	}
	print_tables();
}

static int compare(void)
{
	struct CMUnitTest tests[GAMES + 4];
	int count = 0;

	do {
		const struct game *game = count ? games[count - 1] : NULL;

		tests[count] = (struct CMUnitTest){ .name = game ? game->id : "home",
			                            .test_func = an_evening_is_what_it_was,
			                            .initial_state = (void *)game };
	} while (games[count++]);
	tests[count++] = (struct CMUnitTest)cmocka_unit_test(tables_are_what_they_were);
	tests[count++] =
		(struct CMUnitTest){ "files", walks_are_what_they_were, .initial_state = (void *)&files };
	tests[count++] = (struct CMUnitTest){ "over tables", walks_are_what_they_were,
		                              .initial_state = (void *)&overs };
	tests[count++] = (struct CMUnitTest)cmocka_unit_test(halls_are_what_they_were);
	return _cmocka_run_group_tests("played", tests, (size_t)count, NULL, NULL);
}

int main(int argc, char **argv)
{
	setenv("TZ", "UTC", 1);
	setenv("LC_ALL", "C.UTF-8", 1);
	if (!realpath(getenv("srcdir") ? getenv("srcdir") : ".", played_source) ||
	    chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp") != 0)
		return 99;
	setenv("srcdir", played_source, 1); /* scripts are looked for from another folder */
	snapshot_terminal();
	if (argc < 2)
		return compare();
	for (int walk = 0; walk < HALL_WALKS && argc == 2; walk++)
		if (strcmp(argv[1], hall_walks[walk]) == 0) {
			walk_hall(walk, (unsigned[SUMS]){ 0 }, true);
			return 0;
		}
	if (argc == 2 && (print_walk(&files, argv[1]) || print_walk(&overs, argv[1])))
		return 0;
	if (argc == 2 && strchr(argv[1], '/'))
		print_script(argv[1]);
	else if (argc > 2 && (game_find(argv[1]) || strcmp(argv[1], "home") == 0))
		play(game_find(argv[1]), atoi(argv[2]), argc > 3 ? atoi(argv[3]) : 0, NULL, true);
	else
		print_sums(argc > 3 ? atoi(argv[2]) : 1, argc > 3 ? atoi(argv[3]) : 0);
	return 0;
}
