/* SPDX-License-Identifier: MIT */
/*
 * Each allocation is failed once, in the program and in the libraries under
 * it: it goes on, or it says so and ends. Nothing that was acknowledged is
 * lost, and the terminal can be used.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "rules/games.h"
#include "torture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

enum { ROW_LINES, ROW_SCREEN };
enum { PATIENCE = 2000 };

static struct row rows[] = {
	[ROW_LINES] = { "an allocation fails, without a screen", 0, 0, 0 },
	[ROW_SCREEN] = { "an allocation fails under an open table", 0, 0, 0 },
};

/* ---- without a screen ---- */

static const struct {
	const char *name;
	bool (*prepare)(struct place *p, const struct story *story);
	const char *args[6]; /* %s the session, %n the rest of the story */
	int taken;           /* lines that the opening adds */
	bool says;
} ways[] = {
	{ "more lines", story_half, { "run", "%s", "%n", "--each" }, 0, true },
	{ "a torn end", story_torn, { "run", "%s", "%n", "--each" }, 0, true },
	{ "a run taken up", story_with_run, { "run", "%s", "%n", "--each" }, 1, true },
	{ "showing", story_half, { "show", "%s", "--json" }, 0, false },
	{ "the log", story_half, { "log", "%s" }, 0, false },
	{ "listing", story_half, { "list", "--json" }, 0, false },
	{ "exporting", story_half, { "export", "%s", "--as", "html" }, 0, false },
	{ "recovering", story_damaged, { "recover", "%s" }, 0, false },
};

static bool run_way(struct place *p, size_t way, const struct story *story, unsigned at)
{
	int from = story->lines / 2 + ways[way].taken;
	const char *args[8] = { NULL };
	static char script[PATH_MAX];
	struct shot shot = { .memory = at };

	place_clean(p);
	if (!ways[way].prepare(p, story))
		return false;
	snprintf(script, sizeof script, "%s",
	         place_script(p, (char *const *)story->line + from, story->lines - from));
	for (int i = 0; i < 6 && ways[way].args[i]; i++)
		args[i] = strcmp(ways[way].args[i], "%s") == 0   ? p->path
		          : strcmp(ways[way].args[i], "%n") == 0 ? script
		                                                 : ways[way].args[i];
	return place_run(p, &shot, args);
}

static int count_of(const char *text, const char *part)
{
	int count = 0;

	for (; (text = strstr(text, part)); text += strlen(part))
		count++;
	return count;
}

static const char *judge(struct place *p, size_t way, const struct story *story)
{
	int before = story->lines / 2, acknowledged = count_of(p->out, "\"ok\":true");

	if (p->status > 128)
		return "the program was killed";
	if (p->status == 0 && ways[way].says && acknowledged < story->lines - before - ways[way].taken)
		return "it has not said all, and tells nothing";
	if (p->status != 0 && !p->err[0])
		return "nothing is said of what went wrong";
	if (ways[way].prepare == story_damaged)
		return NULL;
	return torture_judge(&rows[ROW_LINES], p->path, story, before + acknowledged, story->lines);
}

static void without_a_screen(void **state)
{
	struct place *p = *state;
	struct story story;

	story_load(&story, games[0]);
	for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
		struct pick pick;
		long total;

		run_way(p, way, &story, 0);
		total = (long)p->report->allocations;
		pick = torture_pick(total, 0);
		for (long at = 1 + pick.first; at <= total; at += pick.step) {
			if (!run_way(p, way, &story, (unsigned)at))
				continue;
			if (!torture_count(&rows[ROW_LINES], judge(p, way, &story),
			                   "%s: allocation %ld, status %d", ways[way].name, at, p->status))
				printf("# %.300s\n", p->err);
		}
	}
	story_free(&story);
	torture_check(&rows[ROW_LINES]);
}

/* ---- under an open table ---- */

static const char *const keys[] = {
	"-",           "n", ":note one\r", "+", "u",      "?", TERM_ESC, "L", TERM_ESC,
	":note two\r", "c", TERM_ESC,      "m", TERM_ESC, "q", "\r",     "q", "q",
};

/* Until the table is drawn; without memory it may be drawn in part only. */
static void wait_for_table(struct place *p, struct term *t)
{
	while (!term_has(t, "? help") && !term_read_for(t, 1))
		if (p->report->kept_memory) {
			term_settle(t);
			return;
		}
}

/* Leaves whatever is open; kills a program that stays, and reports that. */
static void leave(struct term *t)
{
	for (int i = 0; !term_read_for(t, 5); i++)
		if (i < PATIENCE)
			term_send(t, TERM_ESC TERM_ESC "qy");
		else
			term_kill(t, SIGKILL);
}

/* Types until it has ended. How many notes were seen. */
static int play(struct term *t)
{
	int seen = 0;

	for (size_t i = 0; i < sizeof keys / sizeof *keys && !term_read_for(t, 1); i++) {
		term_send(t, keys[i]);
		/* Waits for the picture that the next key is for, or for its absence. */
		term_read_for(t, 4);
		seen |= term_has(t, "note: one") ? 1 : 0;
		seen |= term_has(t, "note: two") ? 2 : 0;
	}
	return seen;
}

static const char *judge_table(struct place *p, struct term *t, const struct story *story, int seen)
{
	int status, before = story->lines / 2;
	struct found kept;

	status = term_wait_exit(t);
	/* Curses does not look whether it got its memory: it may crash or end the
	 * program, and the terminal is given back all the same. What our own code
	 * does when curses fails is not pardoned. */
	if (!WIFEXITED(status) && !(p->report->of_curses && p->report->in_curses))
		return "the program was killed";
	if (*term_left_over(t))
		return term_left_over(t);
	if (!p->report->of_curses && WEXITSTATUS(status) && !term_has(t, "tableside: ") &&
	    !term_has(t, "memory"))
		return "nothing is said of what went wrong";
	kept = torture_kept(p->path, story);
	if (!kept.opened || kept.same < before || kept.lines < before + (seen & 1) + (seen >> 1)) {
		rows[ROW_SCREEN].lost++;
		return kept.opened ? "lines are missing" : "the session does not open";
	}
	return NULL;
}

static void under_a_table(void **state)
{
	struct place *p = *state;
	struct story story;
	struct pick pick;
	long total = 0;

	story_load(&story, games[0]);
	for (long at = 0; at <= total; at += at ? pick.step : 1 + pick.first) {
		struct shot shot = { .memory = (unsigned)at };
		struct term *t;
		int seen;

		place_clean(p);
		story_half(p, &story);
		t = place_open(p, &shot, (struct term_start){ .args = { "open", p->path } });
		wait_for_table(p, t);
		seen = play(t);
		if (!at) {
			total = (long)p->report->allocations;
			pick = torture_pick(total, 0);
		}
		leave(t);
		if (!at || p->report->kept_memory)
			torture_count(&rows[ROW_SCREEN], judge_table(p, t, &story, seen), "allocation %ld",
			              at);
		place_close(p);
	}
	story_free(&story);
	torture_check(&rows[ROW_SCREEN]);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TORTURE(without_a_screen),
		TORTURE(under_a_table),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("memory", tests, rows);
}
