/* SPDX-License-Identifier: MIT */
/* What lies over a table, of played_test: keys and the wheel by chance in the log, the prompt and on pages;
 * tours; and what the prompt offers behind each verb. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "played.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/core/cli.h"
#include "rules/games.h"
#include "saves/text/memory_stream.h"
#include "tests/kit/evening.h"

enum { KEYS_EACH = 36, WORDS_EACH = 6, LINE = 400 };

#define LOG_KEYS \
	"Up Up Down PgUp PgDn Home End / l i f e 3 Backspace Enter L u ^R wheel-up wheel-down click Esc"
#define PROMPT_KEYS "Up Up Down Down Up l i Tab Tab BackTab Space 3 Left ^U Backspace Enter Esc wheel-up"
#define PAGE_KEYS                                                                                          \
	"Up Down Left Right PgDn PgUp Home End Tab / a e Enter Enter Space Esc wheel-up wheel-down click " \
	"click"
#define ANY_KEYS "b Enter Esc n + - 1 2 c x a d S p t m l L ? O u ^R Space wheel-down click click"

#define WIDE "ééééééééééééééééééééééééééééééééééééééééééééééééé "
/* A note longer than the message line keeps. */
#define LONG_NOTE "note \"" WIDE WIDE WIDE WIDE WIDE WIDE WIDE WIDE "\""

/* A table, so many more lines of it, what is opened, and the keys there. */
static const struct over {
	const char *game, *lines[6];
	int more;
	const char *opens, *keys;
} overs[] = { { "commander", { "seat Ann Ben" }, 0, "L", LOG_KEYS },
	      { "score", { "option target 50" }, 0, "L", LOG_KEYS },
	      { "score", { NULL }, 0, "L", LOG_KEYS },
	      { "commander", { "seat Ann Ben", "note life" }, 4, "L", LOG_KEYS },
	      { "commander", { "seat Ann Ben Cyd" }, 30, "L", LOG_KEYS },
	      { "commander", { "seat Ann Ben Cyd" }, 300, "L", LOG_KEYS },
	      { "score", { "seat Ann Ben" }, 1022, "L", LOG_KEYS },
	      { "score", { "seat Ann Ben" }, 2500, "L", LOG_KEYS },
	      { "commander", { "seat Ann Ben Cyd" }, 2, ":", PROMPT_KEYS },
	      { "titan", { "seat Ann Ben" }, 0, ":", PROMPT_KEYS },
	      { "score", { "seat Ann Ben" }, 3, ":", PROMPT_KEYS },
	      { "catan", { "seat Ann Ben Cyd" }, 0, ":", PROMPT_KEYS },
	      { "commander", { "seat Ann Ben" }, 2, ":help", PAGE_KEYS },
	      { "archenemy", { "seat Ann Ben Cyd" }, 0, "?", PAGE_KEYS },
	      { "commander", { "seat Ann Ben" }, 0, ":options", PAGE_KEYS },
	      { "titan", { "seat Ann Ben" }, 0, "O", PAGE_KEYS },
	      { "commander",
	        { "seat Ann Ben" },
	        0,
	        ":settings",
	        "Up Down Left Right Down Home End Tab Esc wheel-down" },
	      { "score", { "seat Ann Ben" }, 9, ":state", PAGE_KEYS },
	      { "archenemy",
	        { "seat Eve Ann Ben", "archenemy Eve", "option deck any", "shuffle" },
	        0,
	        "b",
	        ANY_KEYS },
	      { "meccg", { "seat Ann Ben", "pool Ann add Gimli" }, 0, "b", ANY_KEYS },
	      { "commander", { "seat Ann Ben", "clock limit evening 1", "clock start" }, 1, "1", ANY_KEYS },
	      { "commander", { "seat Ann Ben Cyd Dan" }, 1, "m", ANY_KEYS },
	      { "championship", { "seat Ann Ben Cyd Dan" }, 0, "L", ANY_KEYS },
	      { "catan", { "seat Ann Ben Cyd", "roll 3 4" }, 0, "V", ANY_KEYS },
	      { "commander",
	        { "seat Ann Ben", LONG_NOTE, LONG_NOTE, LONG_NOTE, LONG_NOTE },
	        0,
	        "1",
	        "u u ^R ^R +" },
	      { 0 } };

static void say(struct evening *e, const char *line)
{
	struct reason why = { 0 };

	if (open_table_say(&e->t.table, line, NULL, &why) == JOURNAL_REFUSED)
		fprintf(e->out, "%s: refused: %s\n", line, why.text);
}

static void begin(struct evening *e, const struct game *game)
{
	resizeterm(24, 80);
	evening_open(&e->t, &e->store, &e->rng, journal_new(game), LINES, COLS);
	e->t.moved = 0; /* no letter has told yet where it went */
	e->entries = 0;
}

/* "wheel-up", "wheel-down"; "click": at something that can be clicked. */
static MEVENT mouse_of(struct evening *e, const char *label)
{
	const struct spots *spots = &e->t.picture.spots;
	const struct spot *spot = &spots->spot[spots->count ? played_below(e, spots->count) : 0];

	return (MEVENT){ .bstate = *label == 'c'     ? BUTTON1_PRESSED
		                   : label[6] == 'u' ? BUTTON4_PRESSED
		                                     : BUTTON5_PRESSED,
		         .y = spot->y + spot->rows / 2,
		         .x = spot->x + spot->cols / 2 };
}

static void press(struct evening *e, const char *label)
{
	struct key key;
	MEVENT mouse;
	bool is_key;

	played_pass_settings(&e->t);
	if (label[1] && strchr("wc", *label)) {
		mouse = mouse_of(e, label);
		is_key = open_table_is_open(&e->t.table) && click_is_key(&e->t, &mouse, &key);
	} else {
		is_key = key_of_label(label, &key);
	}
	fprintf(e->out, "key %s%s\n", label, is_key ? "" : ": none");
	if (is_key)
		key_press(&e->t, &key);
	fprintf(e->out, "message %d: %s\n", e->t.notice.role, e->t.notice.text);
}

static void type_line(struct evening *e, const char *line)
{
	prompt_open(&e->t, line);
	press(e, "Enter");
}

static void look(struct evening *e)
{
	int64_t wake;

	evening_tell_picture(&e->t, e->out);
	wake = frame_wake(&e->t);
	fprintf(e->out, "wakes in %ld ms\n", wake ? (long)(wake - io_now_ms()) : 0);
}

static void open_over(struct evening *e, const struct over *over)
{
	if (*over->opens == ':' && over->opens[1])
		type_line(e, over->opens + 1);
	else
		press(e, over->opens);
}

static void press_by_chance(struct evening *e, const struct over *over)
{
	const char *key = over->keys;
	char label[16];
	int count = 1;

	for (const char *c = key; *c; c++)
		count += *c == ' ';
	for (int n = played_below(e, count); n > 0; n--)
		key += strcspn(key, " ") + 1;
	snprintf(label, sizeof label, "%.*s", (int)strcspn(key, " "), key);
	if (!e->t.over && played_below(e, 4) == 0)
		open_over(e, over);
	else
		press(e, label);
}

static void play(struct evening *e, const struct over *over)
{
	char line[40];

	begin(e, game_find(over->game));
	for (int i = 0; i < 6 && over->lines[i]; i++)
		say(e, over->lines[i]);
	for (int i = 0; i < over->more; i++) {
		snprintf(line, sizeof line, over->game[0] == 's' ? "points %s %d" : "life %s +%d",
		         i % 3 ? "Ann" : "Ben", i % 7 + 1);
		say(e, line);
	}
	for (int i = 0; i < 2; i++)
		type_line(e, i ? "note \"x\"" : "undo");
	open_over(e, over);
	for (int n = 0; n < KEYS_EACH; n++) {
		if (n % 9 == 8)
			played_size(e);
		press_by_chance(e, over);
		played_clock_ms += played_below(e, 700);
		look(e);
	}
	evening_end(&e->t);
}

/* ---- what the prompt offers ---- */

/* Behind each word the first, second .. that is offered is typed on, else a number. */
static void complete_on(struct evening *e, const struct verb *verb, int nth)
{
	const struct game *game = e->t.table.game;
	const struct table *table = journal_state(e->t.table.journal);
	static struct completion out[COMPLETIONS];
	char line[LINE];

	snprintf(line, sizeof line, "%.100s ", verb->name);
	for (int word = 0; word < WORDS_EACH; word++) {
		struct usage usage = { 0 };
		size_t from;
		int count = complete(game, table, line, strlen(line), out, &from);

		complete_usage(game, line, strlen(line), &usage);
		fprintf(e->out, "%s| %s\n", line, usage.text);
		for (int i = 0; i < count; i++)
			fprintf(e->out, "\t%s%s %s\n", out[i].word, out[i].whole ? "" : "..", out[i].text);
		snprintf(line + from, sizeof line - from, "%s%s", count ? out[nth % count].word : "3",
		         count && !out[nth % count].whole ? "2 " : " ");
	}
}

static void complete_all(struct evening *e, const struct game *game)
{
	const struct verb *verb;

	begin(e, game);
	say(e, "seat Ann \"Ben B\" Cyd");
	for (int n = 0; (verb = verb_at(game, n)); n++)
		complete_on(e, verb, n);
	evening_end(&e->t);
}

/* ---- tours ---- */

/* Each step in two sizes, and a key that is not the tour's. */
static void tour(struct evening *e, const struct game *game)
{
	played_prepare(&e->t, 5);
	if (!tour_begin(&e->t, game))
		fprintf(e->out, "no tour\n");
	for (int n = 0; open_table_is_open(&e->t.table); n++) {
		look(e);
		resizeterm(n % 2 ? 18 : 43, n % 2 ? 60 : 132);
		look(e);
		press(e, n % 3 ? "Space" : "Enter");
		played_clock_ms += 900;
	}
	tui_finish(&e->t);
	canvas_free(e->t.picture.canvas);
}

/* ---- the walks ---- */

const char *const over_walks[OVER_WALKS] = { "over-tables", "over-verbs", "over-tours" };

int over_walk(int walk, unsigned sums[SUMS], bool print)
{
	static struct evening e;
	int n = 0;

	e = (struct evening){ .store = { .data = ".", .config = ".", .state = ".", .cache = "." } };
	rng_seed(&e.chatter.rng, 5);
	rng_seed(&e.rng, 5);
	played_clock_ms = played_begins_ms + 5000;
	for (; walk == 0 ? overs[n].game != NULL : games[n] != NULL; n++) {
		char *text;
		size_t size;

		e.out = memory_stream(&text, &size);
		walk == 0 ? play(&e, &overs[n]) : walk == 1 ? complete_all(&e, games[n]) : tour(&e, games[n]);
		memory_stream_end(e.out, &text);
		if (print)
			printf("== %d\n%s", n, text);
		sums[n] = played_sum(PLAYED_SUM, text, size);
		free(text);
	}
	return n;
}
