/* SPDX-License-Identifier: MIT */
/*
 * Runs the scripts of screens, tests/screens/GAME/NAME.t: keys as people press them,
 * what must come of them, and pictures against the grids of NAME.txt beside it.
 * A game needs no C of its own to have its screen tested. One test a table (a
 * file, or a part of it between ---); its first comment is its title. What a table looks like after each
 * key, click and wait, and what each key asks, is kept there, too, in one number under its title
 * (`make drawn`).
 *
 * What people do:
 *
 *     game score                the game of the file
 *     scene red-and-blue        the lines of a scene of tests/rules/GAME/scenes.txt
 *     > seat Alice Bob          says a line, which must be accepted
 *     press 2 Enter 1 5 Enter   presses keys by their labels, as on the hint bar
 *     press s -> steal Bob      .. and the last one says this line, which is accepted;
 *                               -> ! reason, -> ~ part: it is refused, see below
 *     click Alice               clicks at the first place that shows this text
 *     click at 3 60             clicks at a row and a column of the picture, counted from 0
 *     wait 4.5                  lets seconds pass: what fades has faded
 *     seed 7                    sets the dice
 *     as ascii mono             draws in ASCII, without colours; also `japanese`, `watching` and
 *                               `room`: pages for a whole room, which Space and arrows turn and
 *                               hold. Alone: as usual
 *     window 132x43             the window for keys, clicks, `shows` and `row`; else 80x24
 *     by Kim                    a page of this name says the lines from now on; alone: the laptop
 *     quiet                     empties the message line
 *     reopen                    closes the table and opens it again: the screen starts again
 *     repeat 4 press Tab        does the rest of the line so many times
 *     hall 3 call Dora|4 sent WHY   tables of a hall wait: a judge is called, a result fits no
 *                               sheet; alone: none waits
 *     log 12 Bob | life 5 -> 3 | Alice   adds a row to the log that wide pictures show; before the
 *                               name may stand its time, 20:31, and `undone` or `ruling`
 *
 * What must come of it:
 *
 *     line points Bob =15       the last key said this line
 *     = Bob: 15                 the message line; = alone: the last key or click was not refused
 *     ! reason                  the last key or click was refused with these words;
 *                               ! alone: with any
 *     ~ part                    the same, with a part of the reason
 *     . players[1].total 15     a path of the state (as the judge sees it) and its value
 *     shows TEXT                the picture has this text
 *     hides TEXT                it has not
 *     row 22 TEXT               this row has it, counted from 0
 *     cursor 4 26               the cursor stands at this row and column of the body, counted from 0
 *     curtain down              nothing of the table is shown; also `curtain up`
 *     hole seat Bob             what the screen fills into {seat} of a line; nothing: it cannot
 *     choice b r not now        of the choices for {?b}, or the rows of menu b, the one with key r
 *                               has this value
 *     choices source 5          there are so many choices
 *     wakes 4.5                 the screen wants to be drawn again in so many seconds; 0: it does not
 *     possible flee             a hint or the prompt would take this line for possible
 *     try s -> steal Bob        as `press`; the table is as before then
 *
 * On a phone:
 *
 *     card Bob                  Bob's card, of which the lines below tell; - is the onlookers', + of who
 *                               types
 *     has big life 40 [-1]      a row of it begins so (tests/kit/cards.h has the ways of rows)
 *     lacks Gimli               it has this text nowhere
 *     push life: +1             presses a button; `line`, `=`, `!` and `~` tell what came of it, `!` also
 *                               what it still asks
 *     push discard = brick, ore .. with what it asks for
 *
 * Pictures:
 *
 *     show 80x24 60x18 a round  the pictures "a round, 80x24" and "a round, 60x18"
 *     plain 80x24 a round       the same as ascii and mono: "a round, 80x24, plain"
 *     body 80x24 a round        "a round, 80x24" of the body alone, as a window of this size has it;
 *                               after `as ascii mono`: "a round, 80x24, plain"
 *     asks                      each key by itself, and each row of its menus, says or asks what the
 *                               table's number keeps; nothing of it is done
 *     sizes                     it can be drawn in every size, with and without colours, looks there as
 *                               NAME.txt keeps in one number (`make drawn`), with what its keys
 *                               ask, and its page
 *                               for a room has neither focus nor keys
 *
 * Tables:
 *
 *     ---                       begins a fresh table
 *     keep evening              remembers how the table came to be where it stands ..
 *     --- evening               .. to begin another one there
 *     twin other                another table, begun at `other`, that differs in nothing people
 *                               may see: the lines below go to both, and what both show, say and
 *                               ask, and the onlookers' card, must be the same after each
 *     twin other Ana            .. that differs in what Ana alone may see (Ana,Bob: what these do):
 *                               the cards of all others must be the same, too
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/utf8.h"
#include "rules/games.h"
#include "tests/kit/cards.h"
#include "tests/kit/flat.h"
#include "tests/kit/scripts.h"
#include "tests/kit/stage.h"

enum { TITLE = 200, TABLES_MOST = 1000, ROW = 4000 };
enum { FRAME_ROWS = 3 }; /* title, message and hints around a body */

/* ---- reading and keeping the scripts ---- */

struct script_line {
	const struct file *file;
	int number;
	char *text;
};

struct file {
	char path[4096 + 300], grids[300];
	const struct game *game;
	struct file *next;
};

/* Lines from `first` to before `end`, on top of what `keep` of another table remembers. */
struct part {
	int first, end;
	const char *base; /* its name; NULL: a fresh table */
	char title[TITLE];
};

static struct {
	struct file *file; /* the newest first */
	struct script_line *line;
	int lines;
	struct part table[TABLES_MOST];
	int tables;
} all;

/* A table that is being played. */
struct script {
	const struct script_line *line; /* the present one */
	const struct game *game;
	struct stage *stage, *twin;
	bool ascii, mono, room;
	int rows, cols;
	seats_set owners; /* whose cards may differ from the twin's; 0: of any seat */
	int seat;         /* of the card */
	unsigned seen;    /* all pictures so far */
};

static void fail_at(const struct script_line *line, const char *what, const char *wanted, const char *got)
{
	fail_msg("%s:%d: %s\n  wanted: %s\n  got:    %s", line->file->path, line->number, what, wanted, got);
}

static void expect(const struct script *s, const char *what, const char *wanted, const char *got)
{
	if (strcmp(wanted, got) != 0)
		fail_at(s->line, what, wanted, got);
}

static void not_understood(const struct script *s)
{
	fail_msg("%s:%d: not understood: %s", s->line->file->path, s->line->number, s->line->text);
}

/* ---- what people do ---- */

static void do_say(struct script *s, const char *line)
{
	stage_say(s->stage, line, NULL);
}

static void check_refused(struct script *s, const char *reason, bool part)
{
	if (!stage_refused(s->stage))
		fail_at(s->line, "not refused", reason, stage_message(s->stage));
	if (part && !strstr(stage_message(s->stage), reason))
		fail_at(s->line, "a part of the reason", reason, stage_message(s->stage));
	if (!part && reason[0])
		expect(s, "the reason", reason, stage_message(s->stage));
}

/* "KEYS -> LINE": presses the keys; gives back what must come of them, NULL: nothing is told. */
static const char *press_keys(struct script *s, const char *text)
{
	const char *arrow = strstr(text, " -> ");
	char keys[400];

	snprintf(keys, sizeof keys, "%.*s", arrow ? (int)(arrow - text) : -1, text);
	stage_press(s->stage, keys);
	return arrow ? arrow + 4 : NULL;
}

static void check_press(struct script *s, const char *wanted)
{
	if (wanted[0] == '!' || wanted[0] == '~')
		check_refused(s, wanted + strspn(wanted, "!~ "), wanted[0] == '~');
	else if (stage_refused(s->stage))
		fail_at(s->line, "refused", wanted, stage_message(s->stage));
	else
		expect(s, "the line that was said", wanted, stage_line(s->stage));
}

static void do_press(struct script *s, const char *text)
{
	const char *wanted = press_keys(s, text);

	if (wanted)
		check_press(s, wanted);
}

/* Where the window shows the text first: its row and column; false: nowhere. */
static bool find(struct script *s, const char *text, int *y, int *x)
{
	WINDOW *win = stage_show(s->stage, s->rows, s->cols, s->ascii, s->mono);
	bool found = false;

	for (*y = 0; *y < s->rows && !found; *y += !found) {
		char row[ROW], roles[ROW], *at;

		snapshot_row(win, *y, row, roles, sizeof row);
		at = strstr(row, text);
		if (!at)
			continue;
		found = true;
		*at = '\0';
		*x = utf8_columns(row);
	}
	delwin(win);
	return found;
}

static void do_click(struct script *s, const char *text)
{
	int y, x;

	if (sscanf(text, "at %d %d", &y, &x) != 2 && !find(s, text, &y, &x))
		fail_at(s->line, "a click", text, "(the picture does not show it)");
	delwin(stage_show(s->stage, s->rows, s->cols, s->ascii, s->mono));
	stage_click(s->stage, y, x);
}

static void do_wait(struct script *s, const char *seconds)
{
	stage_wait(s->stage, (int64_t)(1000 * strtod(seconds, NULL) + 0.5));
}

static void do_seed(struct script *s, const char *seed)
{
	stage_seed(s->stage, (unsigned)atol(seed));
}

static void do_as(struct script *s, const char *words)
{
	s->ascii = strstr(words, "ascii");
	s->mono = strstr(words, "mono");
	stage_reader(s->stage, strstr(words, "japanese"), strstr(words, "watching"));
	s->room = strstr(words, "room");
	stage_room(s->stage, s->room);
}

static void do_window(struct script *s, const char *size)
{
	if (sscanf(size, "%dx%d", &s->cols, &s->rows) != 2)
		not_understood(s);
	stage_window(s->stage, s->rows, s->cols);
}

static void do_by(struct script *s, const char *name)
{
	stage_by(s->stage, name);
}

static void do_quiet(struct script *s, const char *nothing)
{
	stage_quiet(s->stage);
}

static void do_reopen(struct script *s, const char *nothing)
{
	stage_reopen(s->stage);
}

static bool take_word(const char **text, const char *word)
{
	size_t length = strlen(word);
	bool found = strncmp(*text, word, length) == 0;

	*text += found ? length : 0;
	return found;
}

/* "12 20:31 undone Bob | life 5 -> 3 | Alice" */
static void do_log(struct script *s, const char *text)
{
	struct log_row row = { .first = true, .here = true };
	int hours, minutes, bytes = 0;

	sscanf(text, "%d %n", &row.number, &bytes);
	text += bytes;
	if (sscanf(text, "%d:%d %n", &hours, &minutes, &bytes) == 2) {
		row.at = (hours * 60 + minutes) * 60;
		text += bytes;
	}
	row.undone = take_word(&text, "undone ");
	row.ruling = take_word(&text, "ruling ");
	if (sscanf(text, "%99[^|] | %199[^|] | %199[^\n]", row.who, row.what, row.cause) < 2)
		not_understood(s);
	row.who[strlen(row.who) - 1] = '\0'; /* the blank before the bar */
	if (row.cause[0])
		row.what[strlen(row.what) - 1] = '\0';
	stage_log(s->stage, &row);
}

/* "3 call Dora|4 sent Zoe: not on its sheet" */
static void do_hall(struct script *s, const char *text)
{
	struct errand list[ERRANDS_MOST] = { 0 };
	int count = 0;

	for (const char *at = text; at && *at; at = strchr(at, '|'), at += at != NULL) {
		struct errand *errand = &list[count++];
		char what[5];

		if (sscanf(at, "%d %4s %199[^|]", &errand->table, what, errand->text) < 2)
			not_understood(s);
		errand->call = strcmp(what, "call") == 0;
	}
	stage_errands(s->stage, list, count);
}

/* ---- what must come of it ---- */

static void expect_line(struct script *s, const char *line)
{
	expect(s, "the line that was said", line, stage_line(s->stage));
}

static void expect_message(struct script *s, const char *text)
{
	if (stage_refused(s->stage))
		fail_at(s->line, "refused", text, stage_message(s->stage));
	if (text[0])
		expect(s, "the message line", text, stage_message(s->stage));
}

static void expect_refused(struct script *s, const char *reason)
{
	check_refused(s, reason, false);
}

static void expect_part(struct script *s, const char *reason)
{
	check_refused(s, reason, true);
}

static void expect_state(struct script *s, const char *text)
{
	size_t path = strcspn(text, " ");
	char name[FLAT_PATH], got[1000];
	struct flat flat;

	snprintf(name, sizeof name, "%.*s", (int)path, text);
	flat_report(&flat, s->game, stage_state(s->stage), true);
	if (!flat_get(&flat, name, got, sizeof got))
		snprintf(got, sizeof got, "(there is no %s)", name);
	flat_free(&flat);
	expect(s, name, text + path + (text[path] == ' '), got);
}

static void check_shown(struct script *s, const char *text, bool wanted)
{
	int y, x;

	if (find(s, text, &y, &x) == wanted)
		return;
	for (y = 0; y < s->rows; y++) {
		WINDOW *win = stage_show(s->stage, s->rows, s->cols, s->ascii, s->mono);
		char row[ROW], roles[ROW];

		snapshot_row(win, y, row, roles, sizeof row);
		print_error("|%s|\n", row);
		delwin(win);
	}
	fail_at(s->line, "the picture", text, wanted ? "(does not show it)" : "(shows it)");
}

static void expect_shown(struct script *s, const char *text)
{
	check_shown(s, text, true);
}

static void expect_hidden(struct script *s, const char *text)
{
	check_shown(s, text, false);
}

static void expect_row(struct script *s, const char *text)
{
	char row[ROW], roles[ROW], *rest;
	long y = strtol(text, &rest, 10);
	WINDOW *win;

	if (*rest != ' ' || y < 0 || y >= s->rows)
		not_understood(s);
	win = stage_show(s->stage, s->rows, s->cols, s->ascii, s->mono);
	snapshot_row(win, (int)y, row, roles, sizeof row);
	delwin(win);
	if (!strstr(row, rest + 1))
		fail_at(s->line, "a row of the picture", rest + 1, row);
}

/* Readers of the screen say what stands there. */
static void expect_cursor(struct script *s, const char *text)
{
	char got[40];
	int y, x;

	delwin(stage_show(s->stage, s->rows, s->cols, s->ascii, s->mono));
	stage_cursor(s->stage, &y, &x);
	snprintf(got, sizeof got, "%d %d", y, x);
	expect(s, "the cursor", text, got);
}

static void expect_curtain(struct script *s, const char *where)
{
	expect(s, "the curtain", where, stage_curtain(s->stage) ? "down" : "up");
}

static void expect_hole(struct script *s, const char *text)
{
	size_t end = strcspn(text, " ");
	char hole[40], got[400];

	snprintf(hole, sizeof hole, "%.*s", (int)end, text);
	if (!stage_fills(s->stage, hole, got, sizeof got))
		got[0] = '\0';
	expect(s, "what fills the hole", text + end + (text[end] == ' '), got);
}

static void expect_choice(struct script *s, const char *text)
{
	struct choice choice[CHOICES_MAX];
	char hole[40], key[8];
	int bytes = 0, count;

	if (sscanf(text, "%39s %7s %n", hole, key, &bytes) < 2)
		not_understood(s);
	count = stage_choices(s->stage, hole, choice);
	for (int i = 0; i < count; i++)
		if (strcmp(choice[i].key, key) == 0) {
			expect(s, "the value of the choice", text + bytes, choice[i].value);
			return;
		}
	expect(s, "the value of a choice that is not there", text + bytes, "");
}

static void expect_choices(struct script *s, const char *text)
{
	struct choice choice[CHOICES_MAX];
	char hole[40] = "", got[20];
	int bytes = 0;

	sscanf(text, "%39s %n", hole, &bytes);
	snprintf(got, sizeof got, "%d", stage_choices(s->stage, hole, choice));
	expect(s, "the number of choices", text + bytes, got);
}

static void expect_wakes(struct script *s, const char *seconds)
{
	char got[20];

	snprintf(got, sizeof got, "%g", (double)stage_wakes(s->stage) / 1000);
	expect(s, "the next picture", seconds, got);
}

static void expect_possible(struct script *s, const char *line)
{
	struct reason why = { 0 };

	if (!journal_would(stage_journal(s->stage), line, 1, NULL, NULL, &why))
		fail_at(s->line, "taken for possible", line, why.text);
}

/* ---- cards ---- */

static void do_card(struct script *s, const char *name)
{
	struct reason why;

	s->seat = strcmp(name, "-") == 0   ? CARD_ONLOOKERS
	          : strcmp(name, "+") == 0 ? CARD_TYPIST
	                                   : table_find(stage_state(s->stage), name, &why);
	if (s->seat == -1 && strcmp(name, "-") != 0)
		fail_at(s->line, "a seat", name, why.text);
}

static void check_card(struct script *s, const char *text, bool wanted)
{
	struct card card = { 0 };
	char *told, *row;
	bool found;

	stage_card(s->stage, s->seat, &card);
	told = card_tell(&card);
	for (row = strstr(told, text); wanted && row && row > told && row[-1] != '\n';)
		row = strstr(row + 1, text);
	found = row;
	if (found != wanted)
		fail_at(s->line, wanted ? "the card has not" : "the card has", text, told);
	free(told);
	card_free(&card);
}

static void expect_on_card(struct script *s, const char *text)
{
	check_card(s, text, true);
}

static void expect_off_card(struct script *s, const char *text)
{
	check_card(s, text, false);
}

static void do_push(struct script *s, const char *press)
{
	struct card card = { 0 };
	struct reason why;
	char line[3000];

	stage_card(s->stage, s->seat, &card);
	if (!card_push(&card, press, line, sizeof line, &why)) {
		char *told = card_tell(&card);

		print_error("%s", told);
		fail_at(s->line, "a press", press, why.text);
	}
	if (line[0])
		stage_push(s->stage, line);
	else
		stage_refuse(s->stage, &why);
	card_free(&card);
}

/* ---- pictures ---- */

enum picture { WHOLE, PLAIN, BODY };

/* "80x24 60x18 NAME": each size as long as there are sizes. */
static void show(struct script *s, const char *text, enum picture picture)
{
	bool ascii = picture == PLAIN || s->ascii, mono = picture == PLAIN || s->mono;
	bool plain = picture == PLAIN || (picture == BODY && ascii && mono);
	const char *name = text;
	int cols, rows, bytes;

	while (sscanf(name, "%dx%d %n", &cols, &rows, &bytes) == 2)
		name += bytes;
	for (; text < name; text += bytes) {
		char whole[200];
		WINDOW *win;

		sscanf(text, "%dx%d %n", &cols, &rows, &bytes);
		snprintf(whole, sizeof whole, "%s, %dx%d%s", name, cols, rows, plain ? ", plain" : "");
		win = picture == BODY ? stage_body(s->stage, rows - FRAME_ROWS, cols, ascii, mono)
		                      : stage_show(s->stage, rows, cols, ascii, mono);
		snapshot_check(win, s->line->file->grids, whole);
		delwin(win);
	}
}

static void do_show(struct script *s, const char *text)
{
	show(s, text, WHOLE);
}

static void do_plain(struct script *s, const char *text)
{
	show(s, text, PLAIN);
}

static void do_body(struct script *s, const char *text)
{
	show(s, text, BODY);
}

/* A page for a room has neither focus nor keys, so no accent. */
static void check_room(struct script *s)
{
	if (s->room)
		return;
	stage_room(s->stage, true);
	do {
		WINDOW *win = stage_show(s->stage, 24, 80, false, false);

		if (snapshot_has_accent(win))
			fail_msg("%s:%d: its page for a room has a focus, or a key", s->line->file->path,
			         s->line->number);
		delwin(win);
	} while (stage_next_page(s->stage));
	stage_room(s->stage, false);
}

static void sum_up(const struct stage *stage, WINDOW *win, unsigned *sum)
{
	snapshot_sum(win, sum);
	stage_sum_places(stage, sum);
	delwin(win);
}

/* How many lines of a file above this one say the same. */
static int times_before(const struct script_line *line)
{
	int times = 0;

	for (const struct script_line *l = line - 1; l >= all.line && l->file == line->file; l--)
		times += strcmp(l->text, line->text) == 0;
	return times;
}

/* The stage sees to it that the cursor stays inside. */
static void do_sizes(struct script *s, const char *nothing)
{
	unsigned sum = 0;
	char name[40];

	for (int rows = 5; rows <= 62; rows += 5)
		for (int cols = 20; cols <= 220; cols += cols < 100 ? 9 : 29)
			do {
				sum_up(s->stage, stage_show(s->stage, rows, cols, cols % 2, rows % 2), &sum);
			} while (stage_next_page(s->stage));
	for (int rows = 2; rows <= 12; rows += 2)
		for (int cols = 4; cols <= 80; cols += cols < 20 ? 3 : 10)
			if (!stage_curtain(s->stage))
				sum_up(s->stage, stage_body(s->stage, rows, cols, cols % 2, rows % 4), &sum);
	stage_sum_keys(s->stage, &sum);
	snprintf(name, sizeof name, "sizes %d", times_before(s->line) + 1);
	snapshot_sum_check(sum, s->line->file->grids, name);
	check_room(s);
}

static void do_asks(struct script *s, const char *nothing)
{
	stage_sum_keys(s->stage, &s->seen);
}

/* ---- tables ---- */

static void begin_table(struct script *s, const struct game *game)
{
	if (s->stage)
		stage_free(s->stage);
	*s = (struct script){
		.line = s->line, .game = game, .stage = stage_new(game), .rows = 24, .cols = 80
	};
}

static void play(struct script *s, const struct part *table, int end, bool checks);

/* The table with the line "keep NAME"; its place is *end. NULL: none is kept so. */
static const struct part *find_kept(const struct script *s, const char *name, int *end)
{
	for (int i = 0; i < all.tables; i++)
		for (int n = all.table[i].first; n < all.table[i].end; n++) {
			const char *text = all.line[n].text;

			if (all.line[n].file == s->line->file && strncmp(text, "keep ", 5) == 0 &&
			    strcmp(text + 5, name) == 0) {
				*end = n;
				return &all.table[i];
			}
		}
	return NULL;
}

static const struct part *kept(const struct script *s, const char *name, int *end)
{
	const struct part *table = find_kept(s, name, end);

	if (!table)
		fail_at(s->line, "no table is kept under this name", name, "");
	return table;
}

static void do_twin(struct script *s, const char *text)
{
	struct script twin = { .line = s->line };
	const char *owners = strrchr(text, ' ');
	char name[TITLE];
	int end;
	const struct part *table = find_kept(s, text, &end);
	struct reason why;

	if (!table) {
		snprintf(name, sizeof name, "%.*s", owners ? (int)(owners - text) : -1, text);
		table = kept(s, name, &end);
		s->owners = table_find_all(stage_state(s->stage), owners + 1, &why);
		if (!s->owners)
			fail_at(s->line, "whose cards may differ", owners + 1, why.text);
	}
	play(&twin, table, end, false);
	s->twin = twin.stage;
}

static void compare_cards(struct script *s)
{
	const struct table *table = stage_state(s->stage);
	struct card card[2] = { { 0 }, { 0 } };

	for (int seat = -1; seat < (s->owners ? table->seats : 0); seat++) {
		char *told[2];

		if (seat >= 0 && s->owners & 1u << seat)
			continue;
		for (int i = 0; i < 2; i++) {
			stage_card(i ? s->twin : s->stage, seat, &card[i]);
			told[i] = card_tell(&card[i]);
		}
		expect(s, seat < 0 ? "the onlookers' card of the twin" : table->seat[seat].name, told[0],
		       told[1]);
		free(told[0]);
		free(told[1]);
	}
	card_free(&card[0]);
	card_free(&card[1]);
}

/* Both tables show, say and ask the same. */
static void compare_twins(struct script *s)
{
	static const int sizes[][2] = { { 24, 80 }, { 43, 132 } };

	expect(s, "the message of the twin", stage_message(s->stage), stage_message(s->twin));
	compare_cards(s);
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		WINDOW *one = stage_show(s->stage, sizes[i][0], sizes[i][1], false, false),
		       *other = stage_show(s->twin, sizes[i][0], sizes[i][1], false, false);

		for (int y = 0; y < sizes[i][0]; y++) {
			char text[2][ROW], roles[2][ROW];

			snapshot_row(one, y, text[0], roles[0], ROW);
			snapshot_row(other, y, text[1], roles[1], ROW);
			expect(s, "a row of the twin", text[0], text[1]);
			expect(s, "the roles of a row of the twin", roles[0], roles[1]);
		}
		delwin(one);
		delwin(other);
	}
}

static void do_nothing(struct script *s, const char *name)
{
}

static const struct part *table_of(const struct script_line *line)
{
	const struct part *table = all.table;

	while (table->end <= (int)(line - all.line))
		table++;
	return table;
}

static void do_try(struct script *s, const char *text)
{
	const struct script_line *line = s->line;
	const char *wanted = press_keys(s, text);

	if (!wanted)
		not_understood(s);
	check_press(s, wanted);
	play(s, table_of(line), (int)(line - all.line), false);
	s->line = line;
}

/* ---- running ---- */

static const struct act {
	const char *word;
	void (*act)(struct script *s, const char *rest);
	enum { DOES, CHECKS } kind;
} words[] = {
	{ ">", do_say, DOES },
	{ "press", do_press, DOES },
	{ "click", do_click, DOES },
	{ "wait", do_wait, DOES },
	{ "seed", do_seed, DOES },
	{ "as", do_as, DOES },
	{ "window", do_window, DOES },
	{ "by", do_by, DOES },
	{ "quiet", do_quiet, DOES },
	{ "reopen", do_reopen, DOES },
	{ "hall", do_hall, DOES },
	{ "log", do_log, DOES },
	{ "line", expect_line, CHECKS },
	{ "=", expect_message, CHECKS },
	{ "!", expect_refused, CHECKS },
	{ "~", expect_part, CHECKS },
	{ ".", expect_state, CHECKS },
	{ "shows", expect_shown, CHECKS },
	{ "hides", expect_hidden, CHECKS },
	{ "row", expect_row, CHECKS },
	{ "cursor", expect_cursor, CHECKS },
	{ "curtain", expect_curtain, CHECKS },
	{ "hole", expect_hole, CHECKS },
	{ "choice", expect_choice, CHECKS },
	{ "choices", expect_choices, CHECKS },
	{ "wakes", expect_wakes, CHECKS },
	{ "possible", expect_possible, CHECKS },
	{ "try", do_try, CHECKS },
	{ "card", do_card, DOES },
	{ "has", expect_on_card, CHECKS },
	{ "lacks", expect_off_card, CHECKS },
	{ "push", do_push, DOES },
	{ "show", do_show, CHECKS },
	{ "plain", do_plain, CHECKS },
	{ "body", do_body, CHECKS },
	{ "sizes", do_sizes, CHECKS },
	{ "asks", do_asks, CHECKS },
	{ "twin", do_twin, CHECKS },
	{ "keep", do_nothing, CHECKS },
	{ "game", do_nothing, CHECKS },
};

static void look(struct script *s)
{
	sum_up(s->stage, stage_show(s->stage, s->rows, s->cols, s->ascii, s->mono), &s->seen);
	stage_sum_asked(s->stage, &s->seen);
}

static void run(struct script *s, const char *text, bool checks)
{
	size_t length = strcspn(text, " ");

	if (text[0] == '#' || text[0] == '\0')
		return;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		const struct act *word = &words[i];
		const char *rest = text + length + (text[length] == ' ');

		if (strlen(word->word) != length || strncmp(word->word, text, length) != 0)
			continue;
		if (word->kind == DOES || checks)
			word->act(s, rest);
		if (s->twin && word->kind == DOES) {
			struct script other = *s;

			other.stage = s->twin;
			word->act(&other, rest);
			compare_twins(s);
		}
		if (word->kind == DOES && checks && strcmp(word->word, ">") != 0)
			look(s);
		return;
	}
	not_understood(s);
}

static void run_line(struct script *s, bool checks)
{
	int times, bytes;

	if (sscanf(s->line->text, "repeat %d %n", &times, &bytes) != 1)
		run(s, s->line->text, checks);
	else
		for (int i = 0; i < times; i++)
			run(s, s->line->text + bytes, checks);
}

/* The lines of a table up to before `end`, on top of those it is based on. */
static void play(struct script *s, const struct part *table, int end, bool checks)
{
	s->line = &all.line[table->first];
	if (table->base) {
		int base_end;
		const struct part *base = kept(s, table->base, &base_end);

		play(s, base, base_end, false);
	} else {
		begin_table(s, s->line->file->game);
	}
	for (int i = table->first; i < end; i++) {
		s->line = &all.line[i];
		run_line(s, checks);
	}
}

static void test_table(void **state)
{
	const struct part *table = *state;
	struct script script = { 0 };

	play(&script, table, table->end, true);
	if (script.seen)
		snapshot_sum_check(script.seen, script.line->file->grids, table->title);
	stage_free(script.stage);
	if (script.twin)
		stage_free(script.twin);
}

/* ---- reading ---- */

static void *need(void *memory)
{
	if (!memory)
		abort();
	return memory;
}

static void add_table(const char *name, const char *base)
{
	struct part *table = &all.table[all.tables++];

	if (all.tables == TABLES_MOST)
		abort();
	*table = (struct part){ .first = all.lines, .end = all.lines, .base = base };
	snprintf(table->title, sizeof table->title, "%s:", name);
}

static void begin_file(void *nothing, const char *path, const char *name)
{
	static const char folder[] = "tests/screens/";
	const char *below = strstr(path, folder); /* also of a script named on the command line */
	struct file *file = need(calloc(1, sizeof *file));

	if (below)
		name = below + strlen(folder);
	snprintf(file->path, sizeof file->path, "%s", path);
	snprintf(file->grids, sizeof file->grids, "%.*s.txt", (int)strlen(name) - 2, name);
	file->next = all.file;
	all.file = file;
	add_table(name, NULL);
}

static void read_line(void *nothing, int number, char *text)
{
	struct part *table = &all.table[all.tables - 1];
	char *copy = need(strdup(text));

	if (strncmp(text, "game ", 5) == 0)
		all.file->game = game_find(text + 5);
	if (text[0] == '#' && table->title[strlen(table->title) - 1] == ':')
		snprintf(table->title + strlen(table->title), TITLE - strlen(table->title), " %s", text + 2);
	all.line = need(realloc(all.line, (size_t)(all.lines + 1) * sizeof *all.line));
	all.line[all.lines++] = (struct script_line){ all.file, number, copy };
	table->end = all.lines;
	if (strncmp(text, "---", 3) == 0) {
		char name[TITLE];

		table->end--;
		snprintf(name, sizeof name, "%.*s", (int)strcspn(table->title, ":"), table->title);
		add_table(name, copy[3] == ' ' ? copy + 4 : NULL);
	}
}

static void end_file(void *nothing)
{
	if (!all.file->game) {
		printf("Bail out! %s names no game\n", all.file->path);
		exit(1);
	}
}

static void forget_scripts(void)
{
	for (int i = 0; i < all.lines; i++)
		free(all.line[i].text);
	free(all.line);
	while (all.file) {
		struct file *file = all.file;

		all.file = file->next;
		free(file);
	}
}

int main(int argc, char **argv)
{
	static const struct script_reader reader = { begin_file, read_line, end_file };
	static struct CMUnitTest tests[TABLES_MOST];
	int failed;

	for (int i = 1; i < argc; i++)
		scripts_file(&reader, NULL, argv[i]);
	if (argc < 2)
		scripts_folder(&reader, NULL, "screens");
	for (int i = 0; i < all.tables; i++)
		tests[i] = (struct CMUnitTest){ all.table[i].title, test_table, NULL, NULL, &all.table[i] };
	snapshot_terminal();
	cmocka_set_message_output(CM_OUTPUT_TAP);
	failed = _cmocka_run_group_tests("screen scripts", tests, (size_t)all.tables, NULL, NULL);
	forget_scripts();
	return failed;
}
