/* SPDX-License-Identifier: MIT */
/*
 * Runs the scripts of screens, tests/screens/GAME/NAME.t: keys as people press them,
 * what must come of them, and pictures against the grids of NAME.txt beside it.
 * A game needs no C of its own to have its screen tested.
 *
 *     # a comment
 *     game score
 *     > seat Alice Bob       a line that must be said
 *     press 2 Enter 1 5 Enter   keys by their labels, as on the hint bar
 *     line points Bob =15    the line that the last key said
 *     = Bob: 15              the message line now
 *     ! reason               the last key was refused, with these words
 *     . players[1].total 15  a path of the state and its value
 *     wait 6                 seconds go by: what fades has faded
 *     show 80x24 60x18 a round    the pictures "a round, 80x24" and "a round, 60x18"
 *     plain 80x24 a round         the same in ASCII without colours, "a round, 80x24, plain"
 *     sizes                  it can be drawn in every size, with and without colours
 *     ---                    a fresh table
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tests/kit/flat.h"
#include "tests/kit/scripts.h"
#include "tests/kit/stage.h"

struct script {
	char path[4096 + 300]; /* of the script */
	char grids[300];       /* the file of its pictures */
	int line;
	const struct game *game;
	struct stage *stage;
};

static void expect(const struct script *s, const char *what, const char *wanted, const char *got)
{
	if (strcmp(wanted, got) != 0)
		fail_msg("%s:%d: %s\n  wanted: %s\n  got:    %s", s->path, s->line, what, wanted, got);
}

static void end_table(struct script *s)
{
	if (s->stage)
		stage_free(s->stage);
	s->stage = NULL;
}

static void begin_table(struct script *s)
{
	end_table(s);
	if (s->game)
		s->stage = stage_new(s->game);
}

static void do_game(struct script *s, const char *id)
{
	s->game = game_find(id);
	if (!s->game)
		fail_msg("%s:%d: there is no game %s", s->path, s->line, id);
	begin_table(s);
}

static void do_say(struct script *s, const char *line)
{
	stage_say(s->stage, line, NULL);
}

static void do_press(struct script *s, const char *keys)
{
	stage_press(s->stage, keys);
}

static void do_line(struct script *s, const char *line)
{
	expect(s, "the line that was said", line, stage_line(s->stage));
}

static void do_message(struct script *s, const char *text)
{
	if (stage_refused(s->stage))
		fail_msg("%s:%d: refused: %s", s->path, s->line, stage_message(s->stage));
	expect(s, "the message line", text, stage_message(s->stage));
}

static void do_refused(struct script *s, const char *reason)
{
	if (!stage_refused(s->stage))
		fail_msg("%s:%d: not refused; wanted: %s", s->path, s->line, reason);
	expect(s, "the reason", reason, stage_message(s->stage));
}

static void do_state(struct script *s, const char *text)
{
	size_t path = strcspn(text, " ");
	char name[FLAT_PATH], got[1000];
	struct flat flat;

	snprintf(name, sizeof name, "%.*s", (int)path, text);
	flat_begin(&flat, true);
	s->game->report(stage_state(s->stage), &flat.emit);
	if (!flat_get(&flat, name, got, sizeof got))
		snprintf(got, sizeof got, "(there is no %s)", name);
	flat_free(&flat);
	expect(s, name, text + path + (text[path] == ' '), got);
}

static void do_wait(struct script *s, const char *seconds)
{
	stage_wait(s->stage, 1000 * atol(seconds));
}

/* "80x24 60x18 NAME": each size as long as there are sizes. */
static void show(struct script *s, const char *text, bool plain)
{
	const char *name = text;
	int cols, rows, bytes;

	while (sscanf(name, "%dx%d %n", &cols, &rows, &bytes) == 2)
		name += bytes;
	for (; text < name; text += bytes) {
		char whole[200];

		sscanf(text, "%dx%d %n", &cols, &rows, &bytes);
		snprintf(whole, sizeof whole, "%s, %dx%d%s", name, cols, rows, plain ? ", plain" : "");
		stage_check(s->stage, rows, cols, plain, s->grids, whole);
	}
}

static void do_show(struct script *s, const char *text)
{
	show(s, text, false);
}

static void do_plain(struct script *s, const char *text)
{
	show(s, text, true);
}

/* The cursor stays inside, which the stage sees to, and nothing is written beside. */
static void do_sizes(struct script *s, const char *nothing)
{
	(void)nothing;
	for (int rows = 12; rows <= 60; rows += 4)
		for (int cols = 40; cols <= 200; cols += 8)
			delwin(stage_show(s->stage, rows, cols, cols % 16 == 0, rows % 8 == 0));
}

static void run_line(struct script *s, const char *line)
{
	static const struct {
		const char *word;
		void (*act)(struct script *s, const char *rest);
	} words[] = {
		{ ">", do_say },       { "press", do_press }, { "line", do_line }, { "=", do_message },
		{ "!", do_refused },   { ".", do_state },     { "wait", do_wait }, { "show", do_show },
		{ "plain", do_plain }, { "sizes", do_sizes },
	};
	size_t length = strcspn(line, " ");

	if (line[0] == '#' || line[0] == '\0')
		return;
	if (strcmp(line, "---") == 0) {
		begin_table(s);
		return;
	}
	if (strncmp(line, "game ", 5) == 0) {
		do_game(s, line + 5);
		return;
	}
	for (size_t i = 0; i < sizeof words / sizeof *words && s->stage; i++)
		if (strlen(words[i].word) == length && strncmp(words[i].word, line, length) == 0) {
			words[i].act(s, line + length + (line[length] == ' '));
			return;
		}
	fail_msg("%s:%d: not understood: %s", s->path, s->line, line);
}

static void begin_file(void *script, const char *path, const char *name)
{
	struct script *s = script;

	*s = (struct script){ 0 };
	snprintf(s->path, sizeof s->path, "%s", path);
	snprintf(s->grids, sizeof s->grids, "%.*s.txt", (int)strlen(name) - 2, name);
}

static void read_line(void *script, int number, char *line)
{
	struct script *s = script;

	s->line = number;
	run_line(s, line);
}

static void end_file(void *script)
{
	end_table(script);
}

static void every_script(void **state)
{
	static const struct script_reader reader = { begin_file, read_line, end_file };
	struct script script;

	(void)state;
	scripts_folder(&reader, &script, "screens");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_script),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
