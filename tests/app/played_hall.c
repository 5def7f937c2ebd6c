/* SPDX-License-Identifier: MIT */
/*
 * A hall for played_test, without threads, network and terminal: what the desk and the sender would tell
 * comes by chance. The desk of a championship, a table of Catan, and the board are the program's.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "played.h"

#include <poll.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include <cmocka.h>

#include "app/hall/hall.h"
#include "app/tui/inner.h"
#include "net/hall/desk.h"
#include "net/hall/post.h"
#include "rules/catan/catan.h"
#include "rules/championship/championship.h"
#include "tests/kit/evening.h"
#include "tests/kit/snapshot.h"

enum { TABLES = 7, STEPS = 120, BOARD_STEPS = 60 };

static struct rng rng;
static struct hall_row rows[TABLES];
static struct desk_state state;
static struct hall_mark mark;
static struct hall_seating due;
static char why_text[40];
static FILE *told;
static int calls;

static int below(int bound)
{
	return (int)rng_below(&rng, (uint32_t)bound);
}

#define ONE_OF(list) (list)[below(sizeof(list) / sizeof *(list))]

/* ---- what the threads would tell ---- */

const struct hall_row *desk_look(struct desk *desk, int *count, struct desk_state *out)
{
	*count = TABLES;
	*out = state;
	return rows;
}

void desk_seat(struct desk *desk, struct hall_seating *list, int count)
{
	char who[400];

	for (int i = 0; i < count; i++) {
		hall_list_due(&list[i], who, sizeof who);
		fprintf(told, "seat %d %s%s: %s\n", list[i].table, list[i].round, list[i].turns ? "*" : "",
		        who);
	}
	free(list);
}

int desk_fd(const struct desk *desk)
{
	return -1;
}

void desk_stop(struct desk *desk)
{
}

void post_feed(struct post *post, struct save *save)
{
	fprintf(told, "feeds %d\n", save != NULL);
}

int post_fd(const struct post *post)
{
	return -1;
}

struct hall_mark post_mark(struct post *post)
{
	return mark;
}

void post_seating(struct post *post, struct hall_seating *out)
{
	*out = due;
}

void post_why(struct post *post, char *out, size_t size)
{
	snprintf(out, size, "%s", why_text);
}

/* ---- chance ---- */

static const char *const people[][4] = { { "Anna", "Ben", "Chiyo", "Dora" },
	                                 { "Eve", "Fay", "Gil", "Hal" },
	                                 { "Anna", "Fay", "Zoe", "Hal" },
	                                 { "Ben", "Eve", "Dora", "Gil" } };

static void seat_by_chance(struct hall_row *row)
{
	const char *const *names = people[below(3) ? (row->table - 1) % 2 : below(4)];
	int first = below(3) ? 0 : below(4);

	row->seats = below(6) ? 4 : 3;
	for (int i = 0; i < row->seats; i++)
		snprintf(row->seat[i].name, NAME_BYTES, "%s", names[(i + first) % 4]);
}

static void play_by_chance(struct hall_row *row)
{
	row->sheet.winner = below(4) - !below(9);
	for (int i = 0; i < 4; i++) {
		row->seat[i].counted = below(9) > 0;
		row->seat[i].value = i == row->sheet.winner ? 10 : below(10);
	}
	row->sheet.signed_by = (seats_set)below(16);
	row->sheet.over = below(4) > 0;
	row->sheet_entry++;
	row->lines++;
}

static void change_row(struct hall_row *row)
{
	static const struct game *const played[] = { &catan_game, &catan_game, &catan_game,
		                                     &championship_game, NULL };
	static const char *const sessions[] = { "6f1c0e4a-1111", "7a1c0e4a-2222", "" };

	switch (below(12)) {
	case 0:
		row->here = !row->here;
		row->since = time(NULL) - below(5000);
		break;
	case 1: row->left = !row->left; break;
	case 2:
		row->call = (struct judge_call){ .waiting = !row->call.waiting, .seat = below(6) - 1 };
		row->called += row->call.waiting ? ++calls - row->called : 0;
		row->called_at = time(NULL) + 30 - below(8000);
		break;
	case 3: row->refused++; break;
	case 4:
		seat_by_chance(row);
		row->lines++;
		break;
	case 5: snprintf(row->session, sizeof row->session, "%s", ONE_OF(sessions)); break;
	case 6: row->game = ONE_OF(played); break;
	case 7: snprintf(row->summary, sizeof row->summary, "round %d", below(20)); break;
	case 8:
		row->clock = (struct turn_clock){ .running = below(3) > 0,
			                          .limit_s = below(2) ? 0 : 60 + below(9000),
			                          .since = time(NULL) - below(9000),
			                          .spent_s = below(4000) };
		break;
	case 9: snprintf(row->last, sizeof row->last, "a roll of %d", below(12)); break;
	default: play_by_chance(row);
	}
}

static void change_hall(void)
{
	static const char *const whys[] = { "", "", "no route", "refused" };

	for (int i = below(4); i >= 0; i--)
		change_row(&rows[below(TABLES)]);
	if (!below(8))
		state.up = !state.up;
	if (!below(12))
		state.follows = !state.follows;
	if (!below(8))
		snprintf(state.why.text, sizeof state.why.text, "%s", ONE_OF(whys));
}

static void begin_rows(void)
{
	state = (struct desk_state){ .up = true };
	calls = 0;
	for (int i = 0; i < TABLES; i++) {
		rows[i] = (struct hall_row){ .table = i + 1,
			                     .game = &catan_game,
			                     .here = true,
			                     .session = "6f1c0e4a-1111",
			                     .sheet = { .winner = -1 },
			                     .turn = -1 };
		seat_by_chance(&rows[i]);
	}
}

/* ---- a program ---- */

static struct tui t;
static struct cli cli;
static int written; /* tables */

static void begin_program(const struct start *start)
{
	memset(&t, 0, sizeof t);
	written = 0;
	played_prepare(&t, 5);
	assert_true(tui_begin(&t, start));
	frame_draw(&t);
}

static void end_program(void)
{
	tui_finish(&t);
	canvas_free(t.picture.canvas);
}

static void press(const char *label)
{
	struct key key;

	assert_true(key_of_label(label, &key));
	key_press(&t, &key);
}

/* What the link made of it, and the picture. */
static void tell_program(const struct hall *hall, int *entries)
{
	char text[600] = "";
	int style = 0;
	const char *word = hall->link.word(&hall->link, &t, &style, text, sizeof text);

	fprintf(told, "calls %d, word %s %d, wakes %ld\n", t.calls, word ? word : "none", style,
	        (long)(hall->link.wake(&hall->link) ? hall->link.wake(&hall->link) - played_clock_ms : 0));
	fprintf(told, "notice %d %s\n", t.notice.role, t.notice.text);
	if (open_table_is_open(&t.table)) {
		*entries = *entries > journal_count(t.table.journal) ? 0 : *entries;
		for (; *entries < journal_count(t.table.journal); ++*entries)
			fprintf(told, "> %s\n", journal_entry(t.table.journal, *entries).text);
	}
	evening_tell_picture(&t, told);
	t.calls = t.dirty = false;
}

/* ---- the desk ---- */

static void say_at_desk(void)
{
	static const char *const lines[] = { "post 1",
		                             "post 2",
		                             "result 1 1 10 8 6 5",
		                             "sign 1 1 each",
		                             "result 1 2 8 10 6 5",
		                             "sign 1 2 each",
		                             "judge-note 1 1 by=Rita was there",
		                             "judge-note 1 2 by=Rita was there",
		                             "undo",
		                             "undo",
		                             "drop Hal",
		                             "absent Chiyo",
		                             "rename 7 \"Jugems寿限無寿限無五劫 擦り切れ\"",
		                             "rename 7 Gil",
		                             "rename 6 \"of Cholmondeley, Fay Wilhelmina Featherstonehaugh\"",
		                             "seating 1 1 Anna seat=N colour=red turn=3",
		                             "seating 1 1 Ben colour=blue turn=1",
		                             "seating 1 1 Chiyo colour=white turn=4",
		                             "seating 1 1 Dora colour=orange turn=2",
		                             "result 2 1 10 8 6 5",
		                             "note x" };
	const char *line = ONE_OF(lines);

	fprintf(told, "say %s\n", line);
	if (open_table_is_open(&t.table))
		tui_say(&t, line);
}

static void say_all(const char *const *lines)
{
	for (; *lines; lines++)
		assert_true(tui_say(&t, *lines));
}

/* What came meanwhile, as the loop does it. */
static void hear_and_tend(struct hall *hall, int *entries)
{
	hall->link.heard(&hall->link, &t);
	fprintf(told, "dirty %d\n", t.dirty); /* and not by the disk, whose time is chance */
	hall->link.tend(&hall->link, &t);
	date_tables(&t, &written); /* which tends, too */
	date_tables(&t, &written);
	tell_program(hall, entries);
}

/* An event of as many lines, at the same desk: nothing of the one before is known of it. Six at a table and a
 * laptop that is away; who sat wrong in the one before, sits right. */
static void begin_next_event(struct hall *hall, const char *const *event, int *entries)
{
	rows[2].seats = 6;
	for (int i = 0; i < 6; i++)
		snprintf(rows[2].seat[i].name, NAME_BYTES, "%s", people[i / 4][i % 4]);
	rows[2].sheet.over = true;
	rows[2].sheet_entry = 5;
	rows[1].here = false;
	press("t");
	for (int i = 0; i < 2; i++)
		hear_and_tend(hall, entries);
	rows[1].here = true;
	tui_leave(&t, false);
	assert_true(tui_new(&t, &championship_game, "Nara", "Anna Ben Chiyo Dora Eve Fay Gil Hal"));
	*entries = 0;
	say_all(event);
	press("t");
	for (int i = 0; i < 2; i++)
		hear_and_tend(hall, entries);
}

static void desk_walk(void)
{
	static const char *const event[] = { "table 1 1 Anna Ben Chiyo Dora",
		                             "table 1 2 Eve Fay Gil Hal",
		                             "table 2 1 Anna Fay Chiyo Hal",
		                             "table 2 2 Eve Ben Gil Dora",
		                             "post 1",
		                             NULL },
				 *const next[] = { "table 1 2 Anna Ben Chiyo Dora",
		                                   "table 1 1 Eve Fay Gil Hal",
		                                   "table 2 1 Anna Fay Chiyo Hal",
		                                   "table 2 2 Eve Ben Gil Dora",
		                                   "post 1",
		                                   NULL };
	struct hall hall;
	int entries = 0;

	hall_host_begin(&hall, (struct desk *)rows);
	begin_program(&(struct start){ .game = &championship_game,
	                               .title = "Kyoto",
	                               .names = "Anna Ben Chiyo Dora Eve Fay Gil Hal",
	                               .link = &hall.link });
	say_all(event);
	begin_next_event(&hall, next, &entries);
	for (int n = 0; n < STEPS; n++) {
		switch (below(8)) {
		case 0:
		case 1: say_at_desk(); break;
		case 2: press(t.over ? "Esc" : ":"); break;
		case 3: t.notice.text[0] = '\0'; break;
		case 4:
			if (!below(4))
				press(open_table_is_open(&t.table) ? "q" : "Enter");
			break;
		default: change_hall();
		}
		hear_and_tend(&hall, &entries);
		played_clock_ms += below(2000);
	}
	end_program();
	hall_host_end(&hall);
}

/* ---- a table ---- */

static void change_mark(void)
{
	static const char *const whys[] = { "", "", "no route", "refused" }, *const rounds[] = { "1", "2",
		                                                                                 "final", "",
		                                                                                 "x" };

	switch (below(8)) {
	case 0: mark.up = !mark.up; break;
	case 1: mark.heard = !mark.heard; break;
	case 2: mark.host = !mark.host; break;
	case 3: mark.gone = !below(5); break;
	case 4: mark.behind = below(4); break;
	case 5: snprintf(why_text, sizeof why_text, "%s", ONE_OF(whys)); break;
	default:
		due = (struct hall_seating){ .table = 2,
			                     .turns = below(2),
			                     .seats = below(4) ? 3 + below(2) : 0 };
		snprintf(due.round, sizeof due.round, "%s", ONE_OF(rounds));
		for (int i = 0, first = below(2); i < due.seats; i++)
			snprintf(due.name[i], NAME_BYTES, "%s", people[below(5) ? 0 : 2][(i + first) % 4]);
	}
}

static void play_at_table(void)
{
	static const char *const lines[] = { "seat Anna Ben Chiyo Dora",
		                             "seat Anna Ben Chiyo",
		                             "seat Dora Anna Ben Chiyo",
		                             "undo",
		                             "note x",
		                             "undo",
		                             "seat Anna Fay Zoe Hal",
		                             "rename 1 Zoe" };

	if (!open_table_is_open(&t.table))
		below(3) ? press("Enter")
			 : (void)tui_new(&t, below(4) ? &catan_game : &championship_game, NULL, "");
	else if (!below(8))
		press("q");
	else if (!below(4))
		press(t.over ? "Esc" : below(2) ? ":" : "Enter");
	else if (!t.over)
		tui_say(&t, ONE_OF(lines));
}

static void table_walk(void)
{
	const struct hall_place place = { .event = "kyoto", .table = 2 };
	struct hall hall;
	int entries = 0;
	char text[600];

	mark = (struct hall_mark){ 0 };
	due = (struct hall_seating){ 0 };
	why_text[0] = '\0';
	hall_table_begin(&hall, (struct post *)rows, &place);
	begin_program(&(struct start){ .link = &hall.link });
	for (int n = 0; n < STEPS; n++) {
		if (below(3))
			change_mark();
		else
			play_at_table();
		if (below(5))
			hall.link.heard(&hall.link, &t);
		fprintf(told, "dirty %d\n", t.dirty); /* and not by the disk, whose time is chance */
		date_tables(&t, &written);
		tell_program(&hall, &entries);
		hall.link.tell(&hall.link, text, sizeof text);
		fprintf(told, "tells %s\n", text);
		fprintf(told, "names %d %s\n",
		        hall.link.names(&hall.link, below(4) ? &catan_game : &championship_game, text,
		                        sizeof text),
		        text);
		if (!below(3))
			t.notice = (struct notice){ 0 };
		played_clock_ms += below(2000);
	}
	end_program();
}

/* ---- the board ---- */

static int board_steps = -1; /* that are left; -1: none is open */
static struct key next_key;
static int next_signals;
static const char *sleepy;

int poll(struct pollfd *fds, nfds_t count, int timeout)
{
	static const char *const keys[] = { "Tab", "Up",    "Down", "PgDn",  "PgUp", "Home", "End", "j",
		                            "k",   "Space", "Left", "Right", "Tab",  "^L",   "x",   "^Z" };
	static char text[4000], roles[4000];
	static const int sizes[][2] = { { 24, 80 }, { 18, 60 }, { 43, 132 }, { 60, 200 }, { 16, 50 } };
	int kind, size;

	if (board_steps < 0 || count == 1) /* curses looks whether keys wait */
		return ppoll(fds, count,
		             timeout < 0 ? NULL
		                         : &(struct timespec){ timeout / 1000, timeout % 1000 * 1000000L },
		             NULL);
	kind = below(10);
	size = below(5);
	fprintf(told, "waits %d\n", timeout);
	for (int y = 0; y < LINES; y++) {
		snapshot_row(stdscr, y, text, roles, sizeof text);
		fprintf(told, "%s\n%s\n", text, roles);
	}
	for (nfds_t i = 0; i < count; i++)
		fds[i].revents = 0;
	played_clock_ms += kind < 3 && timeout > 0 ? timeout : below(300);
	if (board_steps-- == 0 || kind > 7) {
		assert_true(key_of_label(board_steps < 0 ? "q" : ONE_OF(keys), &next_key));
		board_steps = board_steps < 0 ? 0 : board_steps;
	} else if (kind == 7) {
		next_key = (struct key){ .key = KEY_MOUSE };
		next_key.mouse.bstate = below(3)   ? BUTTON1_PRESSED
		                        : below(2) ? BUTTON4_PRESSED
		                                   : BUTTON5_PRESSED;
		next_key.mouse.y = LINES - 1 - below(2);
		next_key.mouse.x = below(COLS / 2);
	} else if (kind < 3) {
		return 0;
	} else if (kind == 3) {
		resizeterm(sizes[size][0], sizes[size][1]);
		next_signals = below(3) ? TERMINAL_RESIZED : TERMINAL_STOPPED;
		return -1;
	} else {
		change_hall();
		sleepy = below(4) ? NULL : "it is not known here";
		fds[2].revents = POLLIN;
		return 1;
	}
	fds[0].revents = POLLIN;
	return 1;
}

bool terminal_key(struct terminal *terminal, struct key *key)
{
	*key = next_key;
	next_key = (struct key){ 0 };
	return key->key != 0;
}

int terminal_signals(void)
{
	int signals = next_signals;

	next_signals = 0;
	return signals;
}

bool terminal_start(struct terminal *terminal, const struct look *look, const struct settings *settings,
                    const char *folder, struct palette *palette, struct reason *why)
{
	*palette = snapshot_palette(false, false);
	return true;
}

void terminal_stop(struct terminal *terminal)
{
}

int terminal_signal_fd(void)
{
	return -1;
}

bool terminal_is_signalled(void)
{
	return false;
}

int64_t terminal_wake(const struct terminal *terminal)
{
	return 0;
}

void terminal_resize(struct terminal *terminal)
{
	if (told && board_steps >= 0)
		fprintf(told, "drawn anew\n");
	terminal->fresh = true;
}

bool terminal_suspend(struct terminal *terminal, const char *parting)
{
	fprintf(told, "suspended\n");
	terminal->fresh = true;
	return true;
}

bool terminal_stop_job(void)
{
	return false;
}

bool terminal_escapes(struct terminal *terminal)
{
	return false;
}

void terminal_forget_typed(struct terminal *terminal)
{
}

void terminal_palette(struct terminal *terminal)
{
}

const char *terminal_theme_word(const struct terminal *terminal)
{
	return NULL;
}

void terminal_await_rest(struct terminal *terminal)
{
}

void terminal_set_mouse(struct terminal *terminal, bool on)
{
}

void terminal_ring(void)
{
	if (told)
		fprintf(told, "rings\n");
}

struct awake *awake_new(void)
{
	return NULL;
}

void awake_free(struct awake *a)
{
}

bool awake_want(struct awake *a, bool wanted)
{
	fprintf(told, "awake %d\n", wanted);
	return false;
}

void awake_typed(struct awake *a)
{
}

void awake_release(struct awake *a)
{
	fprintf(told, "may sleep\n");
}

void awake_fds(const struct awake *a, struct pollfd fds[AWAKE_FDS])
{
}

int64_t awake_wake(const struct awake *a)
{
	return 0;
}

bool awake_heard(struct awake *a, const struct pollfd fds[AWAKE_FDS])
{
	return false;
}

const char *awake_fails(const struct awake *a)
{
	return sleepy;
}

static void board_walk(void)
{
	static const char *const lines[] = {
		"table 1 1 Anna Ben Chiyo Dora", "table 1 2 Eve Fay Gil Hal", "post 1",
		"result 1 1 10 8 6 5",           "clock limit round 50",      "clock start"
	};
	char path[PATH_MAX];

	begin_program(&(struct start){ .game = &championship_game,
	                               .title = "Kyoto",
	                               .names = "Anna Ben Chiyo Dora Eve Fay Gil Hal" });
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		tui_say(&t, lines[i]);
	date_tables(&t, &written);
	snprintf(path, sizeof path, "%s", save_path(t.table.save));
	end_program();
	for (int n = 0; n < 3; n++) {
		begin_rows();
		resizeterm(24, 80);
		board_steps = BOARD_STEPS;
		hall_board(&cli, (struct desk *)rows, "kyoto", n == 1 ? NULL : path);
		board_steps = -1;
	}
	sleepy = NULL;
}

const char *const hall_walks[HALL_WALKS] = { "hall-desk", "hall-table", "hall-board" };

void hall_walk(int walk, unsigned seed, FILE *out)
{
	static void (*const walks[HALL_WALKS])(void) = { desk_walk, table_walk, board_walk };

	rng_seed(&rng, seed);
	told = out;
	begin_rows();
	walks[walk]();
	told = NULL;
}
