/* SPDX-License-Identifier: MIT */
/*
 * Several programs at one session: one writes and the others watch, in any order;
 * a writer that hangs or has died; folders that cannot lock. No program tears a
 * line or waits for ever.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules/core/journal.h"
#include "rules/games.h"

enum { ROW_RACE, ROW_SECOND, ROW_WATCH, ROW_DEAD, ROW_LOCKLESS };

static struct row rows[] = {
	[ROW_RACE] = { "writers that start at the same moment", 0, 0, 0 },
	[ROW_SECOND] = { "a second writer comes", 0, 0, 0 },
	[ROW_WATCH] = { "a writer and ten watchers", 0, 0, 0 },
	[ROW_DEAD] = { "a writer that hangs, then dies", 0, 0, 0 },
	[ROW_LOCKLESS] = { "two writers where nothing can be locked", 0, 0, 0 },
};

enum { WRITERS = 4, EACH = 10, WATCHERS = 10 };

/* ---- without a screen ---- */

static const char *note_script(struct place *p, int writer)
{
	char name[40];
	const char *path;
	FILE *file;

	snprintf(name, sizeof name, "notes%d", writer);
	path = place_aside(p, name);
	file = fopen(path, "we");
	assert_non_null(file);
	for (int i = 0; i < EACH; i++)
		fprintf(file, "note writer %d line %d\n", writer, i);
	assert_int_equal(fclose(file), 0);
	return path;
}

static pid_t start_writer(struct place *p, int writer)
{
	const char *program = getenv("TABLESIDE"), *script = note_script(p, writer);
	pid_t child;

	fflush(NULL);
	child = fork();
	if (child == 0) {
		if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
			_exit(99);
		execl(program && *program ? program : "./tableside", "tableside", "run", p->path, script,
		      (char *)NULL);
		_exit(98);
	}
	return child;
}

static int exit_of(pid_t child)
{
	int status = -1;

	waitpid(child, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

/* How many of a writer's lines are in the session, in their order. */
static int lines_of(const char *path, int writer, int *all)
{
	struct journal *journal = NULL;
	struct save *save = save_open(path, SAVE_READ, &journal, NULL);
	int next = 0;

	if (!save)
		return -1;
	for (int i = 0; i < journal_count(journal); i++) {
		char line[60];

		snprintf(line, sizeof line, "note writer %d line %d", writer, next);
		next += strcmp(journal_entry(journal, i).text, line) == 0;
	}
	if (all)
		*all = journal_count(journal);
	journal_free(journal);
	save_close(save, 0);
	return next;
}

/* Each program tries until it is let in. Lines reported as saved are there. */
static const char *race(struct place *p, const struct story *story)
{
	pid_t child[WRITERS];
	bool done[WRITERS] = { false };
	int before = story->lines / 2, all = 0;

	for (int left = WRITERS, turns = 0; left > 0; turns++) {
		if (turns > 1000)
			return "somebody is never let in";
		for (int w = 0; w < WRITERS; w++)
			if (!done[w])
				child[w] = start_writer(p, w);
		for (int w = 0; w < WRITERS; w++) {
			int status = done[w] ? -1 : exit_of(child[w]);

			if (status > 0 && status != 3)
				return "a writer ended with another status than 0 or 3";
			done[w] |= status == 0;
			left -= status == 0;
		}
	}
	for (int w = 0; w < WRITERS; w++)
		if (lines_of(p->path, w, &all) != EACH) {
			rows[ROW_RACE].lost += EACH;
			return "lines of a writer that was told they are saved are missing";
		}
	if (all != before + WRITERS * EACH)
		return "lines stand in it that were told not to be saved";
	return torture_kept(p->path, story).opened ? NULL : "the session does not open";
}

static void writers_race(void **state)
{
	struct place *p = *state;
	struct story story;

	story_load(&story, games[0]);
	for (long i = torture_faults(300); i > 0; i -= 10) {
		place_clean(p);
		story_half(p, &story);
		torture_count(&rows[ROW_RACE], race(p, &story), "race %ld", i);
	}
	story_free(&story);
	torture_check(&rows[ROW_RACE]);
}

/* ---- with screens ---- */

static struct term *sit_down(struct place *p, const struct story *story, const struct shot *shot)
{
	struct term *t;

	place_clean(p);
	story_half(p, story);
	t = place_open(p, shot, (struct term_start){ .args = { "open", p->path } });
	term_wait_text(t, "? help");
	return t;
}

static void note(struct term *t, int n)
{
	char text[60];

	snprintf(text, sizeof text, ":note line %d\r", n);
	term_send(t, text);
}

static void wait_note(struct term *t, int n)
{
	char text[40];

	snprintf(text, sizeof text, "note: line %d", n);
	term_wait_text(t, text);
}

/* A second writer is refused, and touches nothing. */
static const char *come_second(struct place *p, struct term *writer, int before)
{
	pid_t child = start_writer(p, 0);
	int all;

	if (exit_of(child) != 3)
		return "a second writer was let in";
	if (lines_of(p->path, 0, &all) != 0 || all != before)
		return "a second writer has written";
	note(writer, before);
	wait_note(writer, before);
	return lines_of(p->path, 0, &all) == 0 && all == before + 1 ? NULL
	                                                            : "the first writer's line is missing";
}

static void a_second_writer(void **state)
{
	struct place *p = *state;
	struct story story;
	struct term *t;
	long faults = torture_faults(100);

	story_load(&story, games[0]);
	t = sit_down(p, &story, NULL);
	for (long i = 0; i < faults; i++)
		torture_count(&rows[ROW_SECOND], come_second(p, t, story.lines / 2 + (int)i), "%ld", i);
	story_free(&story);
	torture_check(&rows[ROW_SECOND]);
}

/* The writer writes without pause; each watcher comes to the same end. Half of
 * them came as writers. In between the file is written again. */
static void ten_watchers(void **state)
{
	struct place *p = *state;
	struct shot flaky = { .deed = "SHORT", .only = "pwrite", .at = 20 };
	struct term *writer, *watcher[WATCHERS];
	struct story story;
	long faults = torture_faults(500);

	story_load(&story, games[0]);
	writer = sit_down(p, &story, &flaky);
	for (int i = 0; i < WATCHERS; i++) {
		watcher[i] = place_open(p, NULL,
		                        (struct term_start){ .args = { i % 2 ? "open" : "watch", p->path } });
		term_wait_text(watcher[i], "? help");
	}
	for (long n = 0; n < faults; n++) {
		note(writer, (int)n);
		for (int i = 0; i < WATCHERS; i++)
			term_read_for(watcher[i], 0);
	}
	for (int i = 0; i < WATCHERS; i++) {
		size_t size;

		wait_note(watcher[i], (int)faults - 1);
		torture_count(&rows[ROW_WATCH],
		              strstr(term_raw(watcher[i], &size), "cannot be followed")
		                      ? "it could not follow"
		                      : NULL,
		              "watcher %d", i);
		term_send(watcher[i], "n");
		term_wait_text(watcher[i], "you can only watch");
	}
	place_close(p);
	torture_count(&rows[ROW_WATCH],
	              torture_kept(p->path, &story).lines == story.lines / 2 + (int)faults
	                      ? NULL
	                      : "lines are missing",
	              "the writer");
	story_free(&story);
	torture_check(&rows[ROW_WATCH]);
}

/* A stopped writer holds the lock: no program waits for it. Then it is killed, and
 * the next is let in. */
static const char *hang_and_die(struct place *p, const struct story *story)
{
	struct term *t = sit_down(p, story, NULL), *other;
	int all;

	term_press(t, "-", " life");
	term_kill(t, SIGSTOP);
	if (exit_of(start_writer(p, 1)) != 3)
		return "a second writer was let in beside one that hangs";
	other = place_open(p, NULL, (struct term_start){ .args = { "open", p->path } });
	term_wait_text(other, "watching");
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	if (exit_of(start_writer(p, 2)) != 0)
		return "a dead writer keeps others out";
	if (lines_of(p->path, 2, &all) != EACH || all != story->lines / 2 + 1 + EACH) {
		rows[ROW_DEAD].lost++;
		return "the dead writer's run of steps is missing, or lines after it";
	}
	term_wait_text(other, "closed");
	term_press(other, "L", "writer 2 line 9");
	return NULL;
}

static void a_dead_writer(void **state)
{
	struct place *p = *state;
	struct story story;

	story_load(&story, games[0]);
	for (long i = torture_faults(100); i > 0; i -= 10) {
		torture_count(&rows[ROW_DEAD], hang_and_die(p, &story), "%ld", i);
		place_close(p);
	}
	story_free(&story);
	torture_check(&rows[ROW_DEAD]);
}

/* Both are warned that no lock guards them. The one that finds a line of the other
 * stops, says so, and keeps its own lines; the file stays good. */
static const char *without_locks(struct place *p, const struct story *story)
{
	static const struct shot no_locks = { .deed = "ENOLCK", .only = "flock", .at = 1, .lasting = true };
	struct term *first = sit_down(p, story, &no_locks), *second;
	struct found kept;

	if (!term_has(first, "cannot lock"))
		return "it is not said that nothing can be locked";
	second = place_open(p, &no_locks, (struct term_start){ .args = { "open", p->path } });
	term_wait_text(second, "cannot lock");
	note(first, 1);
	wait_note(first, 1);
	note(second, 2);
	term_wait_text(second, "NOT SAVED: another program"); /* nothing is tried again */
	note(first, 3);
	wait_note(first, 3);
	kept = torture_kept(p->path, story);
	return kept.opened && kept.lines == story->lines / 2 + 2 ? NULL
	                                                         : "the lines of the first are not all there";
}

static void no_locks(void **state)
{
	struct place *p = *state;
	struct story story;

	story_load(&story, games[0]);
	for (long i = torture_faults(100); i > 0; i -= 10) {
		place_sick(p);
		torture_count(&rows[ROW_LOCKLESS], without_locks(p, &story), "%ld", i);
		place_close(p);
	}
	story_free(&story);
	torture_check(&rows[ROW_LOCKLESS]);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TORTURE(writers_race),  TORTURE(a_second_writer), TORTURE(ten_watchers),
		TORTURE(a_dead_writer), TORTURE(no_locks),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("several programs", tests, rows);
}
