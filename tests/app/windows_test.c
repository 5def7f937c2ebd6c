/* SPDX-License-Identifier: MIT */
/*
 * Random play of every game, with random keys, in the windows that count and in both languages: what a
 * message or a hint says is whole, what is drawn and what can be clicked lies within the window, and each
 * row is as wide as it. English and Japanese show the same numbers, on the table's page and in its log, and
 * the same state. Knows no rule of any game.
 *
 *     windows_test [GAME [SEED]]
 */
#include <ctype.h>
#include <locale.h>
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

#include "app/core/keys.h"
#include "app/core/outside.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "tests/kit/evening.h"
#include "tests/kit/flat.h"
#include "tests/kit/offered.h"
#include "tests/kit/rounds.h"
#include "tests/kit/snapshot.h"
#include "tests/kit/stopped.h"

enum { STEPS = 60, EACH = 4, KEYS = 3, ROWS = 60, ROW = 1200, NUMBERS = 2000, WORDS = 10 };

static const struct {
	int rows, cols;
} windows[] = { { 18, 60 }, { 24, 80 }, { 43, 132 }, { 60, 200 } };

enum { WINDOWS = sizeof windows / sizeof *windows };

struct evening {
	struct tui t;
	struct store store;
	struct rng rng;
	struct chatter chatter;
	struct offers offers;
	char keys[80]; /* that were pressed last */
	bool japanese;
	bool offered; /* the last line was, and is accepted */
	int looks, compared;
};

static const char *only_game;
static uint64_t first_seed = 1;

/* False: there is no such language here. */
static bool speak(struct evening *e, bool japanese)
{
	e->japanese = japanese;
	e->t.hints.of = NULL;
	e->t.table.recent_old = true;
	if (!setlocale(LC_MESSAGES, japanese ? "ja_JP.UTF-8" : "C"))
		return false;
#if ENABLE_NLS
	return i18n_look() || !japanese;
#else
	return !japanese;
#endif
}

/* ---- what is shown ---- */

static char shown[ROWS][ROW];

static void draw(struct evening *e)
{
	static char roles[ROW];

	frame_draw(&e->t);
	for (int y = 0; y < LINES; y++)
		snapshot_row(stdscr, y, shown[y], roles, ROW);
}

static void fail_at(const struct evening *e, const char *what, const char *more)
{
	for (int y = 0; y < LINES; y++)
		print_message("|%s|\n", shown[y]);
	fail_msg("%s, %dx%d, %s, after \"%s\" and the keys%s: %s %s", e->t.table.game->id, COLS, LINES,
	         e->japanese ? "Japanese" : "English", e->chatter.line.text, e->keys, what, more);
}

/* "planes add NAME.." */
static bool is_usage(const char *text)
{
	size_t length = strlen(text);

	return length > 2 && strcmp(text + length - 2, "..") == 0;
}

/* "the board of round 3, at all tables: g9 b3 w10 / ..": behind the number of a paragraph. */
static bool has_list(const char *text)
{
	return strchr(text + strspn(text, "0123456789.:"), ':');
}

/* A text that is too long loses whole parts; else it ends at a word, and what a button has said only in a
 * list. */
static bool is_cut(const struct evening *e, const char *row)
{
	const char *end = row + strlen(row);

	while (end > row && end[-1] == ' ')
		end--;
	if (end - row < 3 || strncmp(end - 2, "..", 2) != 0 || is_usage(e->t.notice.text))
		return false;
	return end[-3] != ' ' || (e->offered && !has_list(e->t.notice.text)) ||
	       shell_whole_parts(e->t.notice.text, COLS - 2);
}

/* Where something is typed or asked ".." stands for what is not yet known. */
static void look_at_texts(struct evening *e)
{
	const struct shell_layout *layout = &e->t.picture.layout;

	for (int y = layout->message_y; y < layout->message_y + layout->message_rows; y++)
		if (!e->t.over && is_cut(e, shown[y]))
			fail_at(e, "the message loses its end:", shown[y]);
	for (int y = layout->hints_y; y < layout->hints_y + layout->hints_rows; y++)
		if (strstr(shown[y], "..") && !strstr(shown[y], " .."))
			fail_at(e, "a hint is cut:", shown[y]);
}

static void look_at_places(struct evening *e)
{
	const struct spots *spots = &e->t.picture.spots;

	for (int i = 0; i < spots->count; i++) {
		const struct spot *spot = &spots->spot[i];

		if (spot->y < 0 || spot->x < 0 || spot->rows < 0 || spot->cols < 0 ||
		    spot->y + spot->rows > LINES || spot->x + spot->cols > COLS)
			fail_at(e, "a place for clicks lies outside of the window", "");
	}
	for (int y = 0; y < LINES; y++)
		if (utf8_columns(shown[y]) != COLS)
			fail_at(e, "a row is not as wide as the window:", shown[y]);
}

/* ---- numbers ---- */

struct numbers {
	int number[NUMBERS], count;
	bool word[WORDS]; /* whether a text has "one", "two" .. */
};

static void add_number(struct numbers *n, int number)
{
	for (int i = 0; i < n->count; i++)
		if (n->number[i] == number)
			return;
	if (n->count < NUMBERS)
		n->number[n->count++] = number;
}

/* English has small ones as words: "the eight split 4 and 4"; one and two may be "a" and "the second". */
static void read_numbers(struct numbers *n, const char *text)
{
	static const char *const words[WORDS] = { "one", "two",   "three", "four", "five",
		                                  "six", "seven", "eight", "nine", "ten" };

	for (int i = 0; i < WORDS; i++)
		n->word[i] |= strstr(text, words[i]) != NULL;
	while (*text)
		if (isdigit((unsigned char)*text))
			add_number(n, (int)strtol(text, (char **)&text, 10));
		else
			text++;
}

/* Of all rows above the message. */
static void see_numbers(struct evening *e, struct numbers *n)
{
	draw(e);
	*n = (struct numbers){ 0 };
	for (int y = 0; y < e->t.picture.layout.message_y; y++)
		read_numbers(n, shown[y]);
}

static bool has_number(const struct numbers *n, int number)
{
	int i = 0;

	while (i < n->count && n->number[i] != number)
		i++;
	return i < n->count || (number <= WORDS && number && n->word[number - 1]);
}

/* A number that the other list lacks; -1: none. */
static int missing(const struct numbers *in, const struct numbers *of)
{
	for (int i = 0; i < of->count; i++)
		if (of->number[i] > 2 && !has_number(in, of->number[i]))
			return of->number[i];
	return -1;
}

static void must_agree(const struct evening *e, const struct numbers n[2], const char *what)
{
	char text[60];
	int english = missing(&n[0], &n[1]), japanese = missing(&n[1], &n[0]);

	snprintf(text, sizeof text, "%s lacks %d", japanese < 0 ? "English" : "Japanese",
	         japanese < 0 ? english : japanese);
	if (english >= 0 || japanese >= 0)
		fail_at(e, what, text);
}

/* The same picture in both languages, where there is room for all of it. */
static void compare_numbers(struct evening *e)
{
	static struct numbers n[2];

	for (int i = 0; i < 2; i++) {
		if (!speak(e, i))
			return;
		see_numbers(e, &n[i]);
	}
	for (int i = 0; i < e->t.table.recent_rows; i++) /* of which there are fewer where they are longer */
		for (int k = 0; k < 2; k++)
			read_numbers(&n[k], e->t.table.recent[i].what),
				read_numbers(&n[k], e->t.table.recent[i].cause);
	must_agree(e, n, "on the page of the table");
	e->compared++;
}

/* The words of the newest line, as the log has them. */
static void compare_words(struct evening *e)
{
	static struct numbers n[2];
	struct journal *journal = e->t.table.journal;
	struct said said = { 0 };

	for (int i = 0; i < 2 && journal_count(journal); i++) {
		if (!speak(e, i))
			return;
		n[i] = (struct numbers){ 0 };
		journal_tell(journal, journal_count(journal) - 1, &said);
		for (int k = 0; k < said.lines; k++)
			read_numbers(&n[i], said_get(&said, k));
	}
	must_agree(e, n,
	           journal_count(journal) ? journal_entry(journal, journal_count(journal) - 1).text : "");
	said_free(&said);
}

/* Sentences of a report are for people: players[0].deck.problems[0].text. */
static void leave_sentences(char *report)
{
	char *to = report;

	for (const char *line = report, *next; *line; line = next) {
		const char *space = strchr(line, ' ');

		next = strchr(line, '\n') + 1;
		if (space - line > 5 && strncmp(space - 5, ".text", 5) == 0)
			continue;
		memmove(to, line, (size_t)(next - line));
		to += next - line;
	}
	*to = '\0';
}

static void compare_states(struct evening *e)
{
	struct flat flat[2];
	char line[200];

	for (int i = 0; i < 2; i++) {
		if (!speak(e, i))
			return;
		flat_report(&flat[i], e->t.table.game, journal_state(e->t.table.journal), true);
		leave_sentences(flat[i].text);
	}
	if (strcmp(flat[0].text, flat[1].text) != 0) {
		size_t at = 0;

		while (flat[0].text[at] == flat[1].text[at])
			at++;
		while (at && flat[0].text[at - 1] != '\n')
			at--;
		snprintf(line, sizeof line, "%.*s", (int)strcspn(flat[0].text + at, "\n"), flat[0].text + at);
		fail_at(e, "another state in Japanese:", line);
	}
	flat_free(&flat[0]);
	flat_free(&flat[1]);
}

static void compare_languages(struct evening *e)
{
	e->t.over = NULL;
	tui_message(&e->t, ROLE_NORMAL, "%s", "");
	if (tui_is_covered(&e->t))
		return;
	compare_states(e);
	if (COLS > 100)
		compare_numbers(e);
	compare_words(e);
}

/* ---- an evening ---- */

/* A line by what is offered, else by chance. */
static void say_something(struct evening *e)
{
	char line[OFFERED_LINE];
	struct reason why;
	int count = journal_count(e->t.table.journal);

	e->offered = chatter_chance(&e->chatter, 80) && offered_next(&e->chatter, &e->offers, line);
	if (!e->offered) {
		chatter_next(&e->chatter);
		snprintf(line, sizeof line, "%s", e->chatter.line.text);
	}
	if (outside_is(e->t.table.journal, line, strlen(line)))
		return;
	line_clear(&e->chatter.line);
	line_text(&e->chatter.line, line, strlen(line));
	if (open_table_say(&e->t.table, line, NULL, &why) == JOURNAL_REFUSED)
		tui_refuse(&e->t, &why);
	else
		tui_tell_said(&e->t);
	if (journal_count(e->t.table.journal) > count)
		chatter_said(&e->chatter);
	else
		chatter_refused(&e->chatter);
	e->offered &= journal_count(e->t.table.journal) > count;
}

static void type(struct evening *e, const char *label)
{
	struct key key;

	assert_true(key_of_label(label, &key));
	key_press(&e->t, &key);
}

/* None that leaves the table or writes a file. */
static void press_something(struct evening *e)
{
	static const char *const others[] = {
		"Tab", "BackTab", "Up", "Down", "Left", "Right", "PgDn", "Enter"
	};
	char label[10];

	if (chatter_chance(&e->chatter, 50))
		snprintf(label, sizeof label, "%s", others[chatter_below(&e->chatter, 8)]);
	else
		snprintf(label, sizeof label, "%c", '!' + chatter_below(&e->chatter, '~' - '!'));
	if (strchr("qENTDOR", label[0]) && !label[1])
		return;
	snprintf(e->keys + strlen(e->keys), sizeof e->keys - strlen(e->keys), " %s", label);
	type(e, label);
}

static void look(struct evening *e)
{
	draw(e);
	look_at_places(e);
	if (!tui_is_covered(&e->t) && !room_is_shown(&e->t))
		look_at_texts(e);
	e->looks++;
}

static void play(struct evening *e)
{
	for (int i = 0; i < STEPS / one_in(2); i++) {
		speak(e, i % 2);
		if (i % 20 == 0)
			chatter_learn(&e->chatter);
		e->keys[0] = '\0';
		say_something(e);
		look(e);
		if (i % EACH == 0) {
			for (int k = 0; k < KEYS && open_table_is_open(&e->t.table); k++)
				press_something(e);
			e->offered = false;
			look(e);
			compare_languages(e);
		}
	}
}

static void what_is_shown_is_whole(void **state)
{
	static struct evening e;

	for (int g = 0; games[g]; g++) {
		if (only_game && strcmp(only_game, games[g]->id) != 0)
			continue;
		e.looks = e.compared = 0;
		for (int n = 0; n < WINDOWS; n++) {
			resize_term(windows[n].rows, windows[n].cols);
			evening_begin(&e.t, &e.store, &e.rng, &e.chatter, games[g], first_seed + (uint64_t)n,
			              LINES, COLS);
			play(&e);
			evening_end(&e.t);
		}
		offers_free(&e.offers);
		print_message("# %s: %d looks, %d compared\n", games[g]->id, e.looks, e.compared);
	}
}

static int start(void **state)
{
	assert_int_equal(chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp"), 0);
	snapshot_terminal();
#if ENABLE_NLS
	bindtextdomain(PACKAGE, getenv("TABLESIDE_LOCALEDIR"));
	bind_textdomain_codeset(PACKAGE, "UTF-8");
	textdomain(PACKAGE);
#endif
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(what_is_shown_is_whole) };

	only_game = argc > 1 ? argv[1] : NULL;
	first_seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	return cmocka_run_group_tests_name("windows", tests, start, NULL);
}
