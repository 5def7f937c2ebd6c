/* SPDX-License-Identifier: MIT */
/*
 * Signals, a window that is closed, a keyboard that ends, and crashes, at a
 * table, in overlays and at home: all that was on the screen is saved, the
 * terminal is as it was, and no processor time is burnt on the way.
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
#include <unistd.h>

enum { ROW_ENDS, ROW_CRASHES, ROW_STOPS, ROW_STORMS };

static struct row rows[] = {
	[ROW_ENDS] = { "signals, a closed window, an ended keyboard", 0, 0, 0 },
	[ROW_CRASHES] = { "crashes of the program itself", 0, 0, 0 },
	[ROW_STOPS] = { "stopped and continued", 0, 0, 0 },
	[ROW_STORMS] = { "storms of window sizes", 0, 0, 0 },
};

/* A start under sanitizers takes some 300 ms, a usual one 20; a busy loop reaches
 * this at once. */
enum { CPU_MS = 3000 };

/* ---- where it happens ---- */

static void run_of_steps(struct place *p, struct term *t)
{
	term_send(t, "-");
	term_wait_gone(t, "note: one");
}

static void half_a_line(struct place *p, struct term *t)
{
	term_press(t, ":note never", ":note never");
}

static void help(struct place *p, struct term *t)
{
	term_press(t, "?", "EVERYWHERE");
}

static void log_pane(struct place *p, struct term *t)
{
	term_press(t, "L", "you are here");
}

static void home(struct place *p, struct term *t)
{
	term_press(t, "q", "n new table");
}

static void tiny(struct place *p, struct term *t)
{
	term_resize(t, 4, 20);
	term_wait_text(t, "Too small");
}

/* Says one more line, which cannot be saved beside the session. */
static void unsaved(struct place *p, struct term *t)
{
	term_press(t, ":note two\r", "NOT SAVED");
}

static void the_question(struct place *p, struct term *t)
{
	unsaved(p, t);
	term_press(t, "q", "only in memory");
}

static const struct where {
	const char *name;
	void (*go)(struct place *p, struct term *t);
	int lines; /* said there */
	bool full; /* on a disk that is full from then on */
} wheres[] = {
	{ "with a run of steps", run_of_steps, 1, false },
	{ "with half a line", half_a_line, 0, false },
	{ "in the help", help, 0, false },
	{ "in the log", log_pane, 0, false },
	{ "at home", home, 0, false },
	{ "in a tiny window", tiny, 0, false },
	{ "with a full disk", unsaved, 1, true },
	{ "asked about a full disk", the_question, 1, true },
};

enum { WHERES = sizeof wheres / sizeof *wheres };

/* ---- events ---- */

static const struct what {
	const char *name;
	int signal;
	bool closes, eof;
} ends[] = {
	{ "SIGHUP", SIGHUP, false, false },
	{ "SIGTERM", SIGTERM, false, false },
	{ "SIGINT", SIGINT, false, false },
	{ "SIGUSR1", SIGUSR1, false, false },
	{ "the window is closed", 0, true, false },
	{ "the keyboard ends", 0, false, true },
}, crashes[] = {
	{ "SIGSEGV", SIGSEGV, false, false },
	{ "SIGABRT", SIGABRT, false, false },
	{ "SIGBUS", SIGBUS, false, false },
	{ "SIGFPE", SIGFPE, false, false },
	{ "SIGILL", SIGILL, false, false },
	{ "SIGQUIT", SIGQUIT, false, false },
};

static void strike(struct place *p, struct term *t, const struct what *what)
{
	if (what->signal)
		term_kill(t, what->signal);
	if (what->eof)
		place_heal(p);
	if (what->eof)
		term_send(t, "x"); /* something to read, and then there is nothing */
	if (what->closes)
		term_hang_up(t);
}

static struct term *sit_down(struct place *p, const struct story *story, const struct shot *shot)
{
	struct term *t;

	place_clean(p);
	place_sick(p);
	story_half(p, story);
	t = place_open(p, shot, (struct term_start){ .args = { "open", p->path } });
	term_wait_text(t, "? help");
	term_press(t, ":note one\r", "note: one");
	term_wait_text(t, "saved");
	return t;
}

/* The lines there must be, in the session or in the copy that was saved
 * elsewhere because the disk is full. */
static const char *judge(struct place *p, struct row *row, const struct story *story,
                         const struct where *where, bool crashed)
{
	int before = story->lines / 2, least = before + 1 + (crashed && where->full ? 0 : where->lines);
	struct story told = *story;
	char copy[PATH_MAX];
	struct found kept;

	told.line[before] = (char *)"note one";
	told.line[before + 1] = (char *)"note two";
	snprintf(copy, sizeof copy, "%s%s", p->home, strrchr(p->path, '/'));
	if (where->full && !crashed)
		return torture_judge(row, copy, &told, least, least);
	kept = torture_kept(p->path, &told);
	if (kept.opened && kept.same >= before + 1 && kept.lines == least)
		return NULL;
	row->lost += kept.lines < least ? least - kept.lines : 0;
	return kept.opened ? "lines are missing" : "the session does not open";
}

static const char *why_wrong(struct place *p, struct row *row, struct term *t, const struct story *story,
                             const struct where *where, const struct what *what, bool crashed)
{
	int status = term_wait_exit(t);
	bool as_told = crashed ? WIFSIGNALED(status) && WTERMSIG(status) == what->signal
	                       : WIFEXITED(status) && WEXITSTATUS(status) == (where->full ? 3 : 0);

	if (!as_told)
		return "it did not end as it should";
	if (!what->closes && *term_left_over(t))
		return term_left_over(t);
	if (term_cpu_ms(t) > CPU_MS)
		return "it has burnt processor time";
	return judge(p, row, story, where, crashed);
}

static void end_each(struct place *p, struct row *row, const struct what *whats, int count, bool crashed)
{
	/* Only calls for the session itself fail: a copy elsewhere is possible. */
	static const struct shot full = {
		.deed = "ENOSPC", .only = "pwrite", .at = 2, .lasting = true, .sessions_only = true
	};
	struct pick pick = torture_pick((long)count * WHERES, 0);
	struct story story;

	story_load(&story, games[0]);
	for (long i = pick.first; i < (long)count * WHERES; i += pick.step) {
		const struct where *where = &wheres[i % WHERES];
		const struct what *what = &whats[i / WHERES];
		struct shot shot = where->full ? full : (struct shot){ .eof = what->eof };
		const char *complaint;
		struct term *t;

		if (where->full && what->eof)
			continue; /* one file tells of both */
		t = sit_down(p, &story, &shot);
		where->go(p, t);
		strike(p, t, what);
		complaint = why_wrong(p, row, t, &story, where, what, crashed);
		torture_count(row, complaint, "%s %s, %ld ms", what->name, where->name, term_cpu_ms(t));
		place_close(p);
	}
	story_free(&story);
	torture_check(row);
}

static void ending(void **state)
{
	end_each(*state, &rows[ROW_ENDS], ends, sizeof ends / sizeof *ends, false);
}

static void crashing(void **state)
{
	end_each(*state, &rows[ROW_CRASHES], crashes, sizeof crashes / sizeof *crashes, true);
}

/* ---- stopped, resized ---- */

/* A stopped program paints nothing, so its state has to be asked for; and earlier
 * output may still be on its way. True when the terminal is as before the program. */
static bool gives_back_when_stopped(struct term *t)
{
	for (int looks = 0; looks < 1000 * TERM_PATIENCE_S; looks++) {
		if (term_is_stopped(t) && !*term_left_over(t))
			return true;
		term_read_for(t, 1);
	}
	assert_true(term_is_stopped(t));
	return false;
}

/* Nothing runs any more: not one thread has been awake while another program
 * ran from its start to its end, ten times in a row. */
static bool is_asleep(struct place *p, const struct term *t)
{
	static const char *const list[] = { "list", NULL };
	long before = -1;

	for (int i = 0, asleep = 0; i < 300; i++) {
		asleep = term_switches(t) == before ? asleep + 1 : 0;
		if (asleep == 10)
			return true;
		before = term_switches(t);
		place_run(p, NULL, list);
	}
	return false;
}

static void stopping(void **state)
{
	struct place *p = *state;
	struct story story;
	long faults = torture_faults(100);

	story_load(&story, games[0]);
	for (long i = 0; i < faults; i += 10) {
		struct term *t = sit_down(p, &story, NULL);
		const char *complaint = NULL;

		for (int n = 0; n < 10 && !complaint; n++) {
			term_kill(t, SIGTSTP);
			if (!gives_back_when_stopped(t))
				complaint = term_left_over(t);
			term_kill(t, SIGCONT);
			term_wait_text(t, "? help"); /* earlier keys belong to the shell */
			term_press(t, "+", " life");
			torture_count(&rows[ROW_STOPS], complaint, "stop %d", n);
		}
		term_send(t, "qq");
		if (term_wait_exit(t) != 0 || *term_left_over(t))
			rows[ROW_STOPS].survived--;
		place_close(p);
	}
	story_free(&story);
	torture_check(&rows[ROW_STOPS]);
}

static void storming(void **state)
{
	struct place *p = *state;
	long faults = torture_faults(2000);

	for (int g = 0; games[g]; g++) {
		struct story story;
		struct term *t;
		long cpu;

		story_load(&story, games[g]);
		t = sit_down(p, &story, NULL);
		for (long i = 0; i < faults; i++) {
			int high = 1 + (int)rng_below(torture_rng(), 80);

			term_resize(t, high, 1 + (int)rng_below(torture_rng(), 250));
			if (i % 7 == 0)
				term_send(t, "\014");
			if (i % 3 == 0)
				term_kill(t, SIGWINCH);
		}
		term_resize(t, 24, 80);
		term_press(t, TERM_ESC TERM_ESC ":note two\r", "note: two");
		cpu = is_asleep(p, t) ? 0 : 1;
		for (long i = 0; i < faults; i++)
			torture_count(&rows[ROW_STORMS], cpu ? "it does not come to rest" : NULL, "%s",
			              games[g]->id);
		term_send(t, "qq");
		assert_int_equal(term_wait_exit(t), 0);
		assert_string_equal(term_left_over(t), "");
		place_close(p);
		story_free(&story);
	}
	torture_check(&rows[ROW_STORMS]);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TORTURE(ending),
		TORTURE(crashing),
		TORTURE(stopping),
		TORTURE(storming),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("signals", tests, rows);
}
