/* SPDX-License-Identifier: MIT */
/* What lies over a table, of played_test: keys and the wheel by chance in the log, the prompt and on pages;
 * tours; what the prompt offers behind each verb; and keys in an order that somebody has chosen. */
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

static const struct store here = { .data = ".", .config = ".", .state = ".", .cache = "." };

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

/* ---- stories ---- */

/* Keys in this order, at a table or (NULL) at home: 'a_b types "a b", =900 lets so many ms pass, @18x60 is
 * another window. What a key leaves behind meets the next ones. */
static const struct story {
	const char *game, *lines[6], *keys;
} stories[] = {
	/* clang-format off */
	/* a tour, then tables; a game's number after each of them */
	{ NULL, { NULL }, "t 3 Space Esc 1 Esc t Down 2 'Ann_Ben Enter q t : Esc 6 Esc t 9 1 q" },
	/* the list to its end, in windows that just hold it or not */
	{ NULL, { NULL }, "@18x60 Down Down Down Down Down Down Down Up Home PgDn End @24x80 Up Up 0" },
	/* a title that is empty, the same, refused, another */
	{ NULL, { NULL }, "R ^U Enter R Enter R ^U '\" Enter F1 Esc 'x Enter Down R Esc R 'y Enter End R" },
	/* the last one is found, put away, and comes back */
	{ NULL, { NULL }, "/ 'catan Enter End A u u / Esc / 'zzz Enter A E : 'export Enter Esc Esc Home A A u u" },
	/* what the prompt offers before and behind the cursor */
	{ NULL, { NULL },
	  ": 'settings__ Left ^U 'settings_bell Left Left Home Tab End ^U '_new_s Tab Up Down Esc : Up Up Down" },
	/* one table, then another: log, prompt and export begin anew */
	{ NULL, { NULL },
	  "Enter + L / 'x Enter End q Down Enter L Esc : 'nonsense Enter Esc q Enter : Up Enter Esc E z q E" },
	{ NULL, { NULL },
	  "E Down Enter z Enter 'x.md Enter E Enter Enter 'x.md Enter n ^U 'y.md Enter Down Down E Esc E m" },
	/* watched: keys that would say lines, and F */
	{ NULL, { NULL }, "w + u ? / 'a Esc Esc L Esc F F : 'life_1_3 Enter Esc c O Enter Esc q q" },
	{ NULL, { NULL },
	  "V Down Down PgDn Tab Down BackTab / '2020-01-31 Enter / Enter / ^U 'x Enter Esc E ^U 'e.html Enter "
	  "E Enter Esc Tab Esc V" },
	{ NULL, { NULL }, "S Down Down Right Esc S Up : Esc S End Right Esc : 'settings_bell_off Enter S" },
	/* files in the prompt: several, in quotes, a folder, before and behind the word */
	{ NULL, { NULL },
	  "5 Enter : 'players_load_a Tab Backspace Tab 'c Tab ^U 'players_load_F Tab 'x Backspace Esc : 'players_load_\"Pl Tab Tab 'x Tab ^U "
	  "'players_load_\"con Tab Enter ^U 'players_load_x Left Left Left Left Left Left Left Left Tab Esc "
	  ": 'players_load_Players.txt Enter : Up Enter Esc : 'players_load_Faults.csv Enter Esc : Up" },
	/* presses that make one line, and what ends them */
	{ NULL, { NULL },
	  "1 'Ann_Ben_Cyd Enter + + L Esc u ^R + 2 + + =2100 - q Enter + : Esc + - =2500 u u q Down Enter q" },
	{ NULL, { NULL },
	  "1 'Ann_Ben Enter + ? Esc + E Esc + O Esc + S + ^L + Tab + ^R + - u + + 9 + n u - - - / Esc" },
	/* a line of the history that has more than one end; a refusal that stays, and goes */
	{ NULL, { NULL },
	  "1 'Ann_Ben Enter : 'l Enter Esc : 's Enter Esc : 'life_Ann Enter Up Up Up Down Tab Backspace Esc "
	  ": 'lif Left Left Home Right End Tab ^U 'clock_se Enter @18x60 Left End Enter Esc : "
	  "'settin Enter Esc : 'nonsens Enter Space Esc" },
	/* options: a number typed over them, an undo under them */
	{ NULL, { NULL },
	  "1 'Ann_Ben Enter O Enter Down Enter Right u u Down Down Enter Esc Enter ^U Backspace Enter '3 Enter u ^R "
	  "Esc : Esc O End Left h Esc S Esc L Esc" },
	{ "score", { "seat Ann Ben" }, "O Down Enter ^U Backspace Enter '7 Enter Down Enter '9 Esc Enter Enter u O" },
	/* a moment of watching: half a word, then a whole one */
	{ NULL, { NULL }, "w : 'li Backspace ^U 'nonsense_x Esc : 'life_ Esc O Right Esc E Esc q Enter : 'li Esc" },
	/* another window each time that something lies over the table */
	{ "commander", { "seat Ann Ben Cyd Dan" },
	  "L @18x60 Home @43x132 End / 'seat @18x60 Enter @12x40 Esc @24x80 Esc ? @12x40 Esc @43x132 PgDn @24x80 Esc : @18x60 'l "
	  "@8x20 Esc @24x80 c @18x60 Esc E @60x200 Down Esc L Up Up Home u u ^R End L @8x20 q" },
	/* refusals, and what clears them */
	{ "commander", { "seat Ann Ben Cyd" },
	  "+ Z + Z Tab Z : Esc Z L Esc Z u Z ^R : 'out_Ann Enter + 1 + u + n n u" },
	{ "commander", { "seat Ann Ben Cyd" },
	  ": 'note_\"one_&_two\" Enter : 'note_\"x_&_ Tab Esc : 'life_Ann_+1_&_ Tab 'li Tab Esc : 'title_\"a_=_b\" Enter "
	  ": 'title_\"a=b_ Esc : 'note_x_y_z_ Left Left Esc L / 'note Enter Esc / 'life Esc Esc" },
	{ "commander", { "seat Ann \"Ben B\" Cyd" },
	  ": 'life_B Tab '+2 Enter : 'life_\"B Tab Esc : 'damage_Ann_2_f Tab Tab Esc : 'damage_Ann_2_from=b Tab Esc "
	  ": 'damage_Ann_2_from=Cyd_f Tab Esc : 'out_Ben Tab Enter : 'life_ Tab Up Tab Esc : 'damage_Ann_2_from= Esc" },
	/* the new line in the place of older ones is undone and redone: then these come */
	{ "commander", { "seat Ann Ben" }, "+ =2100 n u u - =2100 u ^R ^R ^R" },
	/* numbers at their bounds, of too many digits, of no digit; a die has six sides */
	{ "score", { "seat Ann Ben", "points Ann 3", "points Ben 5", "points Ann 1", "points Ben 2" },
	  "r 0 Enter Backspace 1 Enter 7 Enter Esc r 3 Enter Backspace 2 Enter 8 Enter Esc r 9 Enter Esc Enter '1234567 Enter "
	  "Enter '007 Enter Enter Enter Esc y a Esc u u" },
	{ "catan", { "seat Ann Ben Cyd" }, "r 9 8 7 Enter u r 3 Backspace 4 7 5 Enter r Enter r 6 6 6 u ^R" },
	{ "commander", { "seat Ann Ben Cyd" },
	  "c 2 i t 3 Enter c 2 t i Enter 4 i 5 Enter c 3 '03 l i Enter c 2 Enter Esc c 2 5 t 1 Enter c c 2 i Esc c 9 2 1 + o 3 l o Enter "
	  "Enter c 2 '21 Enter y Enter c Esc" },
	/* names with commas, in quotes and not */
	{ "titan", { NULL }, "s 'Ann,_\"B,_C\",D Enter u s '\"A,B Enter '\" Enter L Esc" },
	/* lines that the history gives back, and what may follow them */
	{ "commander", { "seat Ann Ben" },
	  ": 'life_ Enter Esc : 'life_Ann_+1 Enter : 'option_r Enter Esc : 'life_ Enter Esc : Up Up Down Up Up Up Up "
	  "Down Down Down Down Tab Esc : 'x Up Down Enter Esc" },
	/* with the log at the side: lines that are two, taken back, face down, and before the first seat */
	{ "commander", { "seat Ann Ben Cyd" },
	  "@50x200 + + u ^R L u Esc : 'life_Ann_+1_&_life_Ben_-2 Enter u ^R : 'note_x Enter + =2100 u 2 + n n u u u ^R ^R "
	  ": 'nonsense_x Enter Esc : 'out_Ben Enter u u : 'note_y Enter ^R" },
	{ "archenemy",
	  { "seat Eve Ann Ben", "archenemy Eve", "option deck any", "shuffle" },
	  "@50x200 b Enter b Enter n u ^R b L Esc u u Enter + u" },
	{ "titan", { NULL }, "@50x200 : 'note_x Enter u : 'seat_Ann_Ben Enter u u ^R Enter L Esc u u u" },
	{ "catan", { NULL },
	  "@50x200 : 'note_x Enter u : 'seat_A_B_C_D_E_F Enter u u u : 'note_y Enter : 'seat_A_B_C_D_E Enter Esc u" },
	/* nobody sits here yet */
	{ "commander", { NULL }, "Enter Esc + : 'note_x Enter L Esc u Enter 'Ann,_Ben Enter u u Enter ? Esc O Esc" },
	{ "score", { NULL }, ": 'se Tab 'Ann_B Enter u ^R u u Enter '\"Ann_B\",Cy Enter E Esc V" },
	{ 0 }
	/* clang-format on */
};

static void press_there(struct evening *e, const char *label)
{
	e->is_home ? played_home_press(e, label) : press(e, label);
}

static void tell_word(struct evening *e, const char *word)
{
	int rows, cols;

	if (*word == '\'' && word[1])
		for (const char *at = word + 1; *at; at++)
			press_there(e, *at == '_' ? "Space" : (char[2]){ *at });
	else if (*word == '=' && word[1])
		played_clock_ms += atoi(word + 1);
	else if (sscanf(word, "@%dx%d", &rows, &cols) == 2)
		resizeterm(rows, cols);
	else
		press_there(e, word);
	look(e);
}

static void tell_story(struct evening *e, const struct story *story)
{
	char folder[16], word[40];
	FILE *out = e->out;

	snprintf(folder, sizeof folder, "story.XXXXXX");
	assert_true(mkdtemp(folder) && chdir(folder) == 0);
	if (story->game) {
		e->is_home = false;
		e->store = here; /* an evening at home has one of its own */
		begin(e, game_find(story->game));
	} else {
		played_home_begin(e, 2);
		e->out = out;
	}
	for (int i = 0; i < 6 && story->lines[i]; i++)
		say(e, story->lines[i]);
	for (const char *at = story->keys; *at; at += strspn(at, " ")) {
		snprintf(word, sizeof word, "%.*s", (int)strcspn(at, " "), at);
		tell_word(e, word);
		at += strlen(word);
	}
	story->game ? evening_end(&e->t) : played_home_end(e);
	assert_int_equal(chdir(".."), 0);
}

/* ---- the walks ---- */

const char *const over_walks[OVER_WALKS] = { "over-tables", "over-verbs", "over-tours", "over-stories" };

int over_walk(int walk, unsigned sums[SUMS], bool print)
{
	static struct evening e;
	int n = 0;

	e = (struct evening){ .store = here };
	rng_seed(&e.chatter.rng, 5);
	rng_seed(&e.rng, 5);
	played_clock_ms = played_begins_ms + 5000;
	for (; walk == 0   ? overs[n].game != NULL
	       : walk == 3 ? stories[n].keys != NULL
	                   : games[n] != NULL;
	     n++) {
		char *text;
		size_t size;

		e.out = memory_stream(&text, &size);
		walk == 0   ? play(&e, &overs[n])
		: walk == 1 ? complete_all(&e, games[n])
		: walk == 2 ? tour(&e, games[n])
			    : tell_story(&e, &stories[n]);
		memory_stream_end(e.out, &text);
		if (print)
			printf("== %d\n%s", n, text);
		sums[n] = played_sum(PLAYED_SUM, text, size);
		free(text);
	}
	return n;
}
