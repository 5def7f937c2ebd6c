/* SPDX-License-Identifier: MIT */
/*
 * One table of a game, drawn, one more line, drawn again: always the same, on a
 * terminal that shows nothing, without a clock and without a file. callgrind.sh
 * counts the cost of each of the four functions at the end.
 *
 * picture GAME ROWS COLS
 */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "rules/core/game.h"
#include "rules/core/journal.h"
#include "rules/games.h"
#include "screens/kit/canvas.h"
#include "screens/screen.h"

enum { LINES_MOST = 12, FIRST_SECOND = 1795199080 };

/* The lines before the first picture, and the line after it. */
static const struct evening {
	const char *game, *lines[LINES_MOST], *last;
} evenings[] = {
	{ "commander",
	  { "seat Alice Bob Carol Dave", "life Alice -3", "damage Bob 2 from=Carol", "turn" },
	  "life Bob -1" },
	{ "archenemy",
	  { "option deck any", "seat E A B C", "archenemy E", "scheme add \"I Delight\"" },
	  "reveal" },
	{ "titan",
	  { "seat Red Blue", "battle Hills attacker=Red defender=Blue scores=340,120",
	    "force attacker titan lion centaur angel lion", "force defender unicorn minotaur ogre centaur" },
	  "note \"a word\"" },
	{ "catan", { "seat Anna Boris Carol", "give Anna 2g1o1b" }, "give Boris 2w" },
	{ "championship",
	  { "seat P1=JP P2=DE P3=FR P4=MX P5=US P6=BR P7=KR P8=IT P9=JP P10=DE P11=FR P12=MX P13=US P14=BR "
	    "P15=KR P16=IT",
	    "layout 1 draw", "schedule" },
	  "result 1 1 10 9 9 3" },
	{ "meccg", { "seat A B", "mp A character +3 & mp A item +8" }, "mp B ally +2" },
};

struct sitting {
	const struct evening *evening;
	const struct screen *screen;
	struct journal *journal;
	void *view;
	struct palette palette;
	WINDOW *body;
};

static void say(struct sitting *s, const char *line)
{
	struct said said = { 0 };
	struct reason why = { 0 };
	struct rng rng;

	rng_seed(&rng, 1);
	bench_need(journal_say(s->journal, line, strlen(line), FIRST_SECOND, &rng, false, &said, NULL,
	                       &why) == JOURNAL_SAID,
	           line, why.text);
	said_free(&said);
}

static void draw(struct sitting *s, int64_t now)
{
	const void *state = journal_state(s->journal);
	struct frame frame = { .palette = &s->palette, .now = now };
	int y = 0, x = 0;

	canvas_begin(s->palette.canvas);
	screen_draw(s->screen, s->view, state, &frame, s->body, &y, &x);
	canvas_end(s->palette.canvas);
	wmove(stdscr, y + 1, x);
	refresh();
}

static void begin(struct sitting *s, const char *game)
{
	FILE *nowhere = fopen("/dev/null", "r+");
	const struct evening *found = NULL;

	for (size_t i = 0; i < sizeof evenings / sizeof *evenings; i++)
		if (strcmp(evenings[i].game, game) == 0)
			found = &evenings[i];
	bench_need(found && game_find(game), game, "is not known here");
	s->evening = found;
	s->screen = screen_find(game_find(game));
	s->journal = journal_new(game_find(game));
	s->view = calloc(1, s->screen->view_size ? s->screen->view_size : 1);
	bench_need(s->view && nowhere && newterm("xterm-256color", nowhere, nowhere), "terminal",
	           "cannot be made");
	start_color();
	use_default_colors();
	palette_make(&s->palette, THEME_DEFAULT, true, false, true);
	if (s->screen->tinted)
		palette_tint(&s->palette);
	s->palette.canvas = canvas_new();
	endwin();
	s->body = derwin(stdscr, LINES - 3, COLS, 1, 0);
}

/* ---- the functions counted ---- */

__attribute__((noinline)) static void counted_lines(struct sitting *s)
{
	for (int i = 0; s->evening->lines[i]; i++)
		say(s, s->evening->lines[i]);
}

__attribute__((noinline)) static void counted_picture(struct sitting *s)
{
	draw(s, FIRST_SECOND);
}

__attribute__((noinline)) static void counted_line(struct sitting *s)
{
	say(s, s->evening->last);
}

__attribute__((noinline)) static void counted_change(struct sitting *s)
{
	draw(s, FIRST_SECOND + 1);
}

int main(int argc, char **argv)
{
	struct sitting s = { 0 };

	bench_need(argc == 4, "usage", "picture GAME ROWS COLS");
	setlocale(LC_CTYPE, "C.UTF-8");
	setenv("LINES", argv[2], 1);
	setenv("COLUMNS", argv[3], 1);
	begin(&s, argv[1]);
	counted_lines(&s);
	counted_picture(&s);
	counted_line(&s);
	counted_change(&s);
	endwin();
	canvas_free(s.palette.canvas);
	journal_free(s.journal);
	free(s.view);
	return EXIT_SUCCESS;
}
