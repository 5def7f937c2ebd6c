/* SPDX-License-Identifier: MIT */
/*
 * The session file when the disk fails, when others open it, and when the
 * program dies. Nothing here waits for time: the thread wakes the test. TAP.
 */
#define _GNU_SOURCE
#include "rules/games.h"
#include "tests/kit/saves.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define NOTE2 ",{\"n\":2,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"note two\"}\n"
#define NOTE3 ",{\"n\":3,\"at\":\"2026-11-20T18:24:42Z\",\"do\":\"note three\"}\n"
#define NOTE4 ",{\"n\":4,\"at\":\"2026-11-20T18:24:43Z\",\"do\":\"note four\"}\n"
#define NOTE5 ",{\"n\":5,\"at\":\"2026-11-20T18:24:44Z\",\"do\":\"note five\"}\n"

/* HEAD LINE1 on the failing disk, saved. */
static struct save *begin(const struct place *p, struct journal **journal)
{
	struct reason why = { 0 };
	struct save *save;

	write_text(p->file, HEAD LINE1 TAIL);
	save = save_open_with(&faulty, p->file, SAVE_WRITE, journal, &why);
	if (!save)
		fail_msg("%s", why.text);
	save_batch(save, false); /* the sync that opening owes */
	assert_true(sync_wait(save->sync, 20000));
	settle(save, journal, SAVE_SAVED, 0);
	return save;
}

static void end(struct save *save, struct journal *journal)
{
	assert_true(save_close(save, 20000));
	journal_free(journal);
}

static void assert_mark(struct save *save, enum save_mark mark, int unsaved, const char *part)
{
	const char *why;
	int lines;

	assert_int_equal(save_mark(save, &why, &lines), mark);
	assert_int_equal(lines, unsaved);
	if (part)
		assert_non_null(strstr(why, part));
	else
		assert_null(why);
}

/* ---- the thread ---- */

static void test_no_key_waits(void **state)
{
	struct journal *journal;
	struct save *save = begin(*state, &journal);
	int before = syncs();

	hold_sync();
	say(save, journal, "note two", T1 + 1);
	while (syncs() == before)
		; /* the thread is in the call now */
	say(save, journal, "note three", T1 + 2);
	say(save, journal, "note four", T1 + 3);
	assert_mark(save, SAVE_WRITING, 3, NULL);
	assert_file(((struct place *)*state)->file, HEAD LINE1 NOTE2 NOTE3 NOTE4 TAIL);
	release_sync();
	settle(save, &journal, SAVE_SAVED, 0);
	assert_mark(save, SAVE_SAVED, 0, NULL);
	assert_int_equal(syncs() - before, 2); /* one for all lines since the last */
	end(save, journal);
}

/* A stack that no address space holds: no thread begins. */
static void test_no_thread(void **state)
{
	struct journal *journal;
	struct save *save;
	pthread_attr_t attr;
	size_t usual;
	int before = syncs();

	assert_int_equal(pthread_getattr_default_np(&attr), 0);
	assert_int_equal(pthread_attr_getstacksize(&attr, &usual), 0);
	assert_int_equal(pthread_attr_setstacksize(&attr, (size_t)1 << 47), 0);
	assert_int_equal(pthread_setattr_default_np(&attr), 0);
	save = begin(*state, &journal);
	say(save, journal, "note two", T1 + 1);
	assert_int_equal(syncs() - before, 2); /* in the call itself */
	settle(save, &journal, SAVE_SAVED, 0);
	fault.fdatasync = 1;
	say(save, journal, "note three", T1 + 2);
	settle(save, &journal, SAVE_SAVED, 1000); /* a failed sync is mended as ever */
	assert_file(((struct place *)*state)->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	assert_int_equal(pthread_attr_setstacksize(&attr, usual), 0);
	assert_int_equal(pthread_setattr_default_np(&attr), 0);
	pthread_attr_destroy(&attr);
	end(save, journal);
}

static int descriptors(void)
{
	enum { MOST = 256 };
	int open = 0;

	for (int fd = 0; fd < MOST; fd++)
		open += fcntl(fd, F_GETFD) >= 0;
	return open;
}

static void test_stuck_disk(void **state)
{
	struct journal *journal;
	int open = descriptors();
	struct save *save = begin(*state, &journal);
	int before = syncs();

	hold_sync();
	say(save, journal, "note two", T1 + 1);
	while (syncs() == before)
		;
	assert_false(sync_wait(save->sync, 1));
	assert_false(save_close(save, 1)); /* says so, and does not hang */
	journal_free(journal);
	save = open_ok(*state, SAVE_WRITE, &journal); /* the thread still holds the file */
	assert_int_equal(save_how(save), SAVE_WATCH);
	end(save, journal);
	release_sync();
	while (descriptors() != open)
		; /* until the thread has let go of the file */
}

/* The hall opens and closes tables all evening. */
static void test_closes_all(void **state)
{
	int before = descriptors();
	struct journal *journal;
	struct save *save = begin(*state, &journal);

	end(save, journal);
	assert_int_equal(descriptors(), before);
}

static void test_batch(void **state)
{
	struct journal *journal;
	struct save *save = begin(*state, &journal);
	int before = syncs();

	save_batch(save, true);
	for (int i = 0; i < 100; i++)
		say(save, journal, "note two", T1 + 1);
	assert_int_equal(syncs(), before);
	assert_mark(save, SAVE_WRITING, 100, NULL);
	save_batch(save, false);
	settle(save, &journal, SAVE_SAVED, 0);
	assert_int_equal(syncs(), before + 1);
	save_batch(save, true);
	save_batch(save, false); /* nothing was said: nothing to sync */
	assert_true(sync_wait(save->sync, 20000));
	assert_int_equal(syncs(), before + 1);
	end(save, journal);
}

/* ---- a failing disk ---- */

/* Failing calls, and the file until it is mended. */
struct trouble {
	struct fault fault;
	const char *why;
	const char *meanwhile;
};

static void mends(struct place *p, const struct trouble *trouble)
{
	struct journal *journal;
	struct save *save = begin(p, &journal);
	struct stat before, after;

	assert_int_equal(stat(p->file, &before), 0);
	fault = trouble->fault;
	say(save, journal, "note two", T1 + 1);
	if (trouble->fault.fdatasync)
		settle(save, &journal, SAVE_NOT_SAVED, 0);
	else
		assert_int_equal(save_wake(save), 1);
	assert_mark(save, SAVE_NOT_SAVED, 1, trouble->why);
	if (trouble->meanwhile)
		assert_file(p->file, trouble->meanwhile);
	fault.lasting = false;
	say(save, journal, "note three", T1 + 2);
	settle(save, &journal, SAVE_SAVED, 1000);
	assert_mark(save, SAVE_SAVED, 0, NULL);
	assert_int_equal(save_wake(save), 0);
	assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	assert_int_equal(stat(p->file, &after), 0);
	assert_true(before.st_ino != after.st_ino);
	assert_int_equal(after.st_mode & 0777, 0600);
	say(save, journal, "note four", T1 + 3);
	settle(save, &journal, SAVE_SAVED, 1000);
	end(save, journal);
	assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 NOTE4 TAIL);
	assert_int_equal(count_files(p->store.sessions, ""), 1);
}

static void test_mends(void **state)
{
	static const struct trouble troubles[] = {
		{ { .pwrite = 1, .error = ENOSPC }, "No space", HEAD LINE1 TAIL },
		{ { .pwrite = 1, .error = EIO }, "Input/output", HEAD LINE1 TAIL },
		{ { .pwrite = 1, .room = 1 }, "No space", HEAD LINE1 TAIL },
		{ { .pwrite = 1, .room = 3 }, "No space", HEAD LINE1 TAIL },
		{ { .pwrite = 1, .room = 30 }, "No space", HEAD LINE1 TAIL },
		{ { .pwrite = 1, .room = 12, .ftruncate = 1, .error = EIO }, "No space", NULL },
		{ { .fstat = 1, .error = ESTALE }, "Stale", HEAD LINE1 TAIL },
		{ { .fdatasync = 1, .error = EIO }, "Input/output", NULL },
	};

	for (size_t i = 0; i < sizeof troubles / sizeof *troubles; i++)
		mends(*state, &troubles[i]);
}

static void fails_at(struct save *save, struct journal **journal, int64_t now, int64_t again)
{
	save_tend(save, journal, now, NULL);
	while (save_wake(save) == 0) {
		assert_true(sync_wait(save->sync, 20000));
		save_tend(save, journal, now, NULL);
	}
	assert_int_equal(save_wake(save), again);
}

/* A rewrite fails once at each of its steps: the old file stays whole, and it
 * is tried again after a second, then every five. */
static void test_mending_fails(void **state)
{
	static const struct fault faults[] = {
		{ .open = 1, .error = EACCES },
		{ .pwrite = 1, .error = ENOSPC },
		{ .fsync = 1, .error = EIO },
		{ .rename = 1, .error = EIO },
	};
	struct place *p = *state;

	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		struct journal *journal;
		struct save *save = begin(p, &journal);

		fault = (struct fault){ .pwrite = 1, .error = ENOSPC };
		say(save, journal, "note two", T1 + 1);
		fault = faults[i];
		fault.lasting = true;
		fails_at(save, &journal, 10000, 11000);
		assert_mark(save, SAVE_NOT_SAVED, 1, strerror(faults[i].error));
		assert_file(p->file, HEAD LINE1 TAIL);
		assert_int_equal(count_files(p->store.sessions, ""), 1);
		assert_false(save_tend(save, &journal, 10999, NULL));
		fails_at(save, &journal, 11000, 16000);
		memset(&fault, 0, sizeof fault);
		save_tend(save, &journal, 16000, NULL);
		settle(save, &journal, SAVE_SAVED, 16000);
		fault = (struct fault){ .pwrite = 1, .error = ENOSPC };
		say(save, journal, "note three", T1 + 2);
		fault = faults[i];
		fault.lasting = true;
		fails_at(save, &journal, 17000, 18000); /* a second at first, as ever */
		memset(&fault, 0, sizeof fault);
		settle(save, &journal, SAVE_SAVED, 18000);
		end(save, journal);
		assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	}
}

/* The last chance: leaving tries once more. */
static void test_close_mends(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save = begin(p, &journal);

	fault = (struct fault){ .pwrite = 1, .error = ENOSPC, .lasting = true };
	say(save, journal, "note two", T1 + 1);
	save_tend(save, &journal, 1000, NULL);
	memset(&fault, 0, sizeof fault);
	end(save, journal);
	assert_file(p->file, HEAD LINE1 NOTE2 TAIL);
	save = begin(p, &journal);
	fault = (struct fault){ .pwrite = 1, .error = ENOSPC, .lasting = true };
	say(save, journal, "note two", T1 + 1);
	assert_false(save_close(save, 100));
	journal_free(journal);
	assert_file(p->file, HEAD LINE1); /* not even the tail could be put back: no line is lost */
	assert_int_equal(count_files(p->store.sessions, ""), 1);
}

/* Lines said while a rewrite is under way; a fault in the middle of it, too. */
static void test_said_while_mending(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save = begin(p, &journal);

	fault = (struct fault){ .fdatasync = 1, .error = EIO };
	say(save, journal, "note two", T1 + 1);
	assert_true(sync_wait(save->sync, 20000));
	save_tend(save, &journal, 0, NULL); /* the temporary file is with the thread */
	assert_int_equal(save->mend.stage, STAGE_FILE);
	assert_true(sync_wait(save->sync, 20000));
	say(save, journal, "note three", T1 + 2); /* into the old file: as good as it gets */
	assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	save_tend(save, &journal, 0, NULL);
	assert_int_equal(save->mend.stage, STAGE_FOLDER);
	assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	assert_mark(save, SAVE_WRITING, 2, NULL);
	assert_true(sync_wait(save->sync, 20000)); /* the result for the folder waits */
	fault = (struct fault){ .pwrite = 1, .error = EIO };
	say(save, journal, "note four", T1 + 3);
	assert_mark(save, SAVE_NOT_SAVED, 3, "Input/output");
	settle(save, &journal, SAVE_SAVED, 0);
	end(save, journal);
	assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 NOTE4 TAIL);
}

/* The table begins in memory and its file is made when the disk allows. */
static void test_create_fails(void **state)
{
	static const struct fault faults[] = {
		{ .open = 1, .error = EROFS }, { .pwrite = 1, .error = ENOSPC }, { .fsync = 1, .error = EIO },
		{ .rename = 1, .error = EIO }, { .fsync = 2, .error = EIO },
	};
	struct place *p = *state;

	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		struct journal *journal = journal_new(game_find("commander"));
		struct reason why;
		struct save *save;

		fault = faults[i];
		save = save_create_with(&faulty, &p->store, journal_game(journal), "x", &why);
		assert_non_null(save);
		assert_mark(save, SAVE_NOT_SAVED, 0, strerror(faults[i].error));
		assert_int_equal(count_files(p->store.sessions, ""), 0);
		say(save, journal, "seat Alice Bob", T1);
		assert_mark(save, SAVE_NOT_SAVED, 1, strerror(faults[i].error));
		save_tend(save, &journal, 0, NULL); /* reckons when to try again */
		settle(save, &journal, SAVE_SAVED, 100000);
		assert_int_equal(count_files(p->store.sessions, ""), 1);
		snprintf(p->file, sizeof p->file, "%s", save_path(save));
		end(save, journal);
		save = save_open(p->file, SAVE_READ, &journal, &why);
		assert_non_null(save);
		assert_int_equal(journal_count(journal), 1);
		end(save, journal);
		unlink(p->file);
	}
}

/* A torn end is only cut when it has been kept. */
static void test_torn_cannot_be_kept(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct reason why;

	write_text(p->file, HEAD LINE1 ",{\"n\":2");
	fault = (struct fault){ .open = 2, .error = EACCES }; /* 1: the session */
	assert_null(save_open_with(&faulty, p->file, SAVE_WRITE, &journal, &why));
	assert_non_null(strstr(why.text, "torn"));
	assert_file(p->file, HEAD LINE1 ",{\"n\":2");
	fault = (struct fault){ .fsync = 1, .error = EIO };
	assert_null(save_open_with(&faulty, p->file, SAVE_WRITE, &journal, &why));
	assert_file(p->file, HEAD LINE1 ",{\"n\":2");
}

static void test_places_without_rights(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct reason why;
	struct save *save;

	write_text(p->file, HEAD LINE1 TAIL);
	fault.read_only = true;
	save = save_open_with(&faulty, p->file, SAVE_WRITE, &journal, &why);
	assert_non_null(save);
	assert_int_equal(save_how(save), SAVE_WATCH);
	assert_non_null(strstr(save_notice(save), "read-only"));
	say(save, journal, "note two", T1);
	end(save, journal);
	assert_file(p->file, HEAD LINE1 TAIL);
	fault = (struct fault){ .no_lock = true };
	save = save_open_with(&faulty, p->file, SAVE_WRITE, &journal, &why);
	assert_int_equal(save_how(save), SAVE_WRITE);
	assert_non_null(strstr(save_notice(save), "cannot lock"));
	end(save, journal);
}

/* A limit on the size of files is a full disk, not the end of the program. */
static void test_size_limit(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	int status;
	pid_t child;

	write_text(p->file, HEAD LINE1 TAIL);
	child = fork();
	if (child == 0) {
		struct rlimit limit = { sizeof HEAD LINE1 TAIL - 1, sizeof HEAD LINE1 TAIL - 1 };
		struct reason why;
		struct save *save = save_open(p->file, SAVE_WRITE, &journal, &why);

		setrlimit(RLIMIT_FSIZE, &limit);
		say(save, journal, "note two", T1 + 1);
		_exit(save_mark(save, NULL, NULL) == SAVE_NOT_SAVED ? 0 : 1);
	}
	waitpid(child, &status, 0);
	assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	assert_file(p->file, HEAD LINE1 TAIL);
}

/* ---- other programs ---- */

static void test_another_program_wrote(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save = begin(p, &journal);

	write_text(p->file, HEAD LINE1 NOTE2 TAIL);
	say(save, journal, "note three", T1 + 2);
	assert_mark(save, SAVE_NOT_SAVED, 1, "another program");
	save_tend(save, &journal, 99999, NULL);
	assert_file(p->file, HEAD LINE1 NOTE2 TAIL);
	assert_false(save_tries_again(save));
	assert_int_equal(save_wake(save), 0);
	assert_false(save_close(save, 100));
	journal_free(journal);

	save = begin(p, &journal); /* replaced by rename, as editors do */
	assert_int_equal(unlink(p->file), 0);
	write_text(p->file, "precious");
	say(save, journal, "note two", T1 + 1);
	assert_true(sync_wait(save->sync, 20000));
	for (int i = 0; i < 3; i++) {
		save_tend(save, &journal, 0, NULL);
		assert_true(sync_wait(save->sync, 20000));
	}
	assert_mark(save, SAVE_NOT_SAVED, 1, "another program");
	assert_false(save_close(save, 100));
	journal_free(journal);
	assert_file(p->file, "precious");
	assert_int_equal(count_files(p->store.sessions, ""), 1);
}

/* The same file, longer, while its successor is being written: what is in it now stays. */
static void test_another_program_wrote_while_mending(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save = begin(p, &journal);

	fault = (struct fault){ .fdatasync = 1, .error = EIO };
	say(save, journal, "note two", T1 + 1);
	assert_true(sync_wait(save->sync, 20000));
	save_tend(save, &journal, 0, NULL);
	assert_int_equal(save->mend.stage, STAGE_FILE);
	assert_true(sync_wait(save->sync, 20000));
	write_text(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	save_tend(save, &journal, 0, NULL);
	assert_mark(save, SAVE_NOT_SAVED, 1, "another program");
	assert_false(save_close(save, 100));
	journal_free(journal);
	assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	assert_int_equal(count_files(p->store.sessions, ""), 1);
}

static void test_removed_file_comes_back(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save = begin(p, &journal);

	assert_int_equal(unlink(p->file), 0);
	say(save, journal, "note two", T1 + 1);
	settle(save, &journal, SAVE_SAVED, 0);
	assert_file(p->file, HEAD LINE1 NOTE2 TAIL);
	end(save, journal);
}

static void test_two_writers(void **state)
{
	struct place *p = *state;
	struct journal *ours, *theirs;
	struct save *save = begin(p, &ours), *second;

	second = open_ok(p, SAVE_WRITE, &theirs);
	assert_int_equal(save_how(save), SAVE_WRITE);
	assert_int_equal(save_how(second), SAVE_WATCH);
	assert_non_null(strstr(save_notice(second), "watching"));
	assert_mark(second, SAVE_SAVED, 0, NULL);
	end(second, theirs);
	fault = (struct fault){ .fdatasync = 1, .error = EIO };
	say(save, ours, "note two", T1 + 1);
	settle(save, &ours, SAVE_NOT_SAVED, 0);
	settle(save, &ours, SAVE_SAVED, 0);
	second = open_ok(p, SAVE_WRITE, &theirs); /* the new file is locked, too */
	assert_int_equal(save_how(second), SAVE_WATCH);
	end(second, theirs);
	end(save, ours);
	second = open_ok(p, SAVE_WRITE, &theirs);
	assert_int_equal(save_how(second), SAVE_WRITE);
	end(second, theirs);
}

/* ---- watching ---- */

static void append_raw(const char *path, const char *text, off_t back)
{
	int fd = open(path, O_WRONLY);
	off_t end_at = lseek(fd, 0, SEEK_END);

	assert_int_equal(pwrite(fd, text, strlen(text), end_at - back), strlen(text));
	close(fd);
}

static void assert_lines(const struct journal *journal, const char *lines)
{
	char *got = lines_of(journal);

	assert_string_equal(got, lines);
	free(got);
}

static void test_watch(void **state)
{
	struct place *p = *state;
	struct journal *ours, *theirs;
	struct save *save = begin(p, &ours), *watcher = open_ok(p, SAVE_WATCH, &theirs);
	struct pollfd wait = { .fd = save_wait_fd(watcher), .events = POLLIN };
	struct said said = { 0 };

	assert_int_equal(save_wake(watcher), 1);
	assert_false(save_tend(watcher, &theirs, 100, &said));
	assert_int_equal(save_wake(watcher), 60100); /* the folder tells of itself */
	say(save, ours, "note two", T1 + 1);
	assert_int_equal(poll(&wait, 1, 20000), 1);
	assert_true(save_tend(watcher, &theirs, 200, &said));
	assert_lines(theirs, "seat Alice Bob Carol Dave|note two");
	assert_string_equal(said_get(&said, 0), "note: two");
	assert_int_equal(poll(&wait, 1, 0), 0);
	say(save, ours, "undo", T1 + 2);
	say(save, ours, "turn Bob", T1 + 3);
	assert_true(save_tend(watcher, &theirs, 300, &said));
	assert_lines(theirs, "seat Alice Bob Carol Dave|note two|undo|turn Bob");
	assert_int_equal(journal_undoable(theirs), 2);
	settle(save, &ours, SAVE_SAVED, 0); /* nobody else reads the fault now */
	fault = (struct fault){ .fdatasync = 1, .error = EIO };
	say(save, ours, "note five", T1 + 4);
	settle(save, &ours, SAVE_NOT_SAVED, 0);
	settle(save, &ours, SAVE_SAVED, 0); /* another inode */
	assert_true(save_tend(watcher, &theirs, 400, &said));
	assert_lines(theirs, "seat Alice Bob Carol Dave|note two|undo|turn Bob|note five");
	say(save, ours, "note six", T1 + 5);
	assert_true(save_tend(watcher, &theirs, 500, &said));
	assert_int_equal(journal_count(theirs), 6);
	assert_false(save_tend(watcher, &theirs, 600, &said));
	assert_true(save_is_kept(watcher));
	end(save, ours);
	assert_int_equal(poll(&wait, 1, 20000), 1);
	assert_true(save_tend(watcher, &theirs, 700, &said));
	assert_int_equal(save_wake(watcher), 900); /* a lock goes a moment later than its file */
	assert_false(save_is_kept(watcher));
	assert_non_null(strstr(save_notice(watcher), "no program has it open"));
	assert_false(save_tend(watcher, &theirs, 900, &said));
	assert_int_equal(save_wake(watcher), 60900);
	save = open_ok(p, SAVE_WRITE, &ours);
	say(save, ours, "note seven", T1 + 6);
	assert_true(save_tend(watcher, &theirs, 1000, &said));
	assert_true(save_is_kept(watcher));
	assert_non_null(strstr(save_notice(watcher), "again"));
	end(watcher, theirs);
	end(save, ours);
	said_free(&said);
}

/* Each state that the writer's file can be caught in. */
/* Key presses that the writer shows, before they are a line. */
static void test_watch_run(void **state)
{
	struct place *p = *state;
	struct journal *ours, *theirs;
	struct save *save = begin(p, &ours), *watcher = open_ok(p, SAVE_WATCH, &theirs);
	struct said said = { 0 };
	char line[100];

	assert_false(save_tend(watcher, &theirs, 100, &said));
	save_watched_run(watcher, theirs, line, sizeof line);
	assert_string_equal(line, "");
	assert_true(save_pending(save, "life Bob -3", T1 + 1));
	assert_true(save_tend(watcher, &theirs, 200, &said));
	save_watched_run(watcher, theirs, line, sizeof line);
	assert_string_equal(line, "life Bob -3");
	assert_int_equal(journal_count(theirs), 1);
	say(save, ours, "life Bob -4", T1 + 2);
	save_pending(save, NULL, 0);
	assert_true(save_tend(watcher, &theirs, 300, &said));
	save_watched_run(watcher, theirs, line, sizeof line);
	assert_string_equal(line, "");
	assert_lines(theirs, "seat Alice Bob Carol Dave|life Bob -4");
	assert_false(save_tend(watcher, &theirs, 400, &said));
	save_watched_run(save, ours, line, sizeof line); /* who writes has no need of it */
	assert_string_equal(line, "");
	said_free(&said);
	end(watcher, theirs);
	end(save, ours);
}

static int fine_calls;

static int fine_although(int fd)
{
	(void)fd;
	errno = ++fine_calls < 5 ? EINTR : 0; /* of a call before */
	return 0;
}

/* What was synced is not synced again. */
static void test_sync_once(void **state)
{
	struct save_io io = save_io_posix;
	struct sync_job done, failed;
	struct reason why;
	struct sync *sync;

	(void)state;
	io.fsync = io.fdatasync = fine_although;
	sync = sync_start(&io, &why);
	for (int i = 1; i <= 2; i++) {
		fine_calls = 0;
		sync_ask(sync, 0, i == 1, 7);
		assert_true(sync_wait(sync, 20000));
		assert_int_equal(fine_calls, 1);
		sync_take(sync, &done, &failed);
		assert_int_equal(done.lines, 7);
		assert_int_equal(failed.ticket, 0);
	}
	assert_true(sync_stop(sync, (int[SYNC_HEIRS]){ -1, -1 }));
}

/* Another table is written into the watched file: nothing that it says is read, however long it grows. */
static void test_watch_overwritten(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *watcher;
	char other[] = HEAD;
	struct said said = { 0 };

	write_text(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	watcher = open_ok(p, SAVE_WATCH, &journal);
	save_tend(watcher, &journal, 0, &said);
	save_notice(watcher);
	memset(strstr(other, "4444"), '5', 4); /* in its id */
	assert_int_equal(truncate(p->file, 0), 0);
	append_raw(p->file, other, 0);
	append_raw(p->file, TAIL, 0);
	assert_true(save_tend(watcher, &journal, 100, &said));
	assert_string_equal(save_notice(watcher),
	                    "another table has replaced it: this is the last state seen");
	append_raw(p->file, LINE1, strlen(TAIL));
	append_raw(p->file, NOTE2, 0);
	append_raw(p->file, NOTE3, 0);
	append_raw(p->file, NOTE4, 0);
	append_raw(p->file, TAIL, 0);
	save_tend(watcher, &journal, 200, &said);
	assert_lines(journal, "seat Alice Bob Carol Dave|note two|note three");
	said_free(&said);
	end(watcher, journal);
}

static void test_watch_half_written(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *watcher;
	static const char bytes[] = NOTE2 NOTE3 TAIL;

	write_text(p->file, HEAD LINE1);
	watcher = open_ok(p, SAVE_WATCH, &journal);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_non_null(strstr(save_notice(watcher), "no program has"));
	for (size_t i = 0; i + 1 < sizeof bytes; i++) {
		char one[2] = { bytes[i] };

		append_raw(p->file, one, 0);
		save_tend(watcher, &journal, 0, NULL);
		assert_int_equal(journal_count(journal),
		                 1 + (i + 1 >= strlen(NOTE2)) + (i + 1 >= strlen(NOTE2 NOTE3)));
	}
	append_raw(p->file, NOTE4, strlen(TAIL));
	assert_true(save_tend(watcher, &journal, 0, NULL));
	append_raw(p->file, TAIL, 0);
	assert_false(save_tend(watcher, &journal, 0, NULL));
	assert_null(save_notice(watcher));
	append_raw(p->file, "rubbish\nmore\n", 0); /* waited for, never called damage */
	assert_false(save_tend(watcher, &journal, 0, NULL));
	assert_int_equal(truncate(p->file, (off_t)strlen(HEAD LINE1 NOTE2)), 0); /* entries are taken back */
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_lines(journal, "seat Alice Bob Carol Dave|note two");
	assert_int_equal(unlink(p->file), 0);
	assert_false(save_tend(watcher, &journal, 0, NULL));
	assert_int_equal(mkdir(p->file, 0700), 0); /* no file, and so nothing new */
	assert_false(save_tend(watcher, &journal, 0, NULL));
	assert_int_equal(rmdir(p->file), 0);
	write_text(p->file, "{\"tableside\":1,"); /* as it comes from another laptop */
	assert_false(save_tend(watcher, &journal, 0, NULL));
	write_text(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_int_equal(journal_count(journal), 3);
	write_text(p->file, HEAD LINE1 NOTE2 NOTE3
	           ",{\"n\":4,\"at\":\"2026-11-20T18:24:43Z\",\"do\":\"no such\"}\n" TAIL);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_non_null(strstr(save_notice(watcher), "line 5 cannot be shown: there is no command"));
	assert_int_equal(journal_count(journal), 3);
	write_text(p->file, HEAD LINE1 TAIL);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	write_text(p->file, HEAD LINE1 NOTE2 NOTE3
	           ",{\"n\":4,\"at\":\"2026-11-20T18:24:43Z\",\"do\":\"no such\",\"by\":\"999.0.0\"}\n" TAIL);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_non_null(strstr(save_notice(watcher), "line 5 cannot be shown: written by tableside 999.0.0"));
	assert_int_equal(journal_count(journal), 3);
	write_text(p->file, HEAD LINE1 TAIL);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	write_text(p->file, HEAD LINE1 ",{\"n\":2,\"at\":\"2026-11-20T18:24:43Z\",\"do\":\"note "
	                               "two\",\"room\":\"A\",\"by\":\"999.0.0\"}\n" TAIL);
	assert_true(save_tend(watcher, &journal, 0, NULL));
	assert_non_null(strstr(save_notice(watcher), "\"room\" is unknown here"));
	end(watcher, journal);
}

/* ---- a run of key presses, and death ---- */

static void test_pending(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	struct save *save;
	char run[PATH_MAX], *kept;
	int status;
	pid_t child;

	beside(p->file, ".run", run);
	write_text(p->file, HEAD LINE1 TAIL);
	child = fork();
	if (child == 0) {
		struct reason why;

		save = save_open(p->file, SAVE_WRITE, &journal, &why);
		save_pending(save, "note a longer run than the next", T1 + 1);
		save_pending(save, "note two", T1 + 1);
		kill(getpid(), SIGKILL);
	}
	waitpid(child, &status, 0);
	assert_true(WIFSIGNALED(status));
	save = open_ok(p, SAVE_READ, &journal); /* a reader leaves it */
	assert_int_equal(journal_count(journal), 1);
	end(save, journal);
	save = open_ok(p, SAVE_WRITE, &journal);
	assert_lines(journal, "seat Alice Bob Carol Dave|note two");
	assert_null(read_file(run, NULL));
	save_pending(save, "note three", T1 + 2);
	say(save, journal, "note three", T1 + 2); /* said: nothing is left to say again */
	kept = read_file(run, NULL);
	assert_string_equal(kept, "");
	free(kept);
	save_pending(save, "note four", T1 + 3);
	save_pending(save, NULL, 0);
	end(save, journal);
	assert_null(read_file(run, NULL));
	assert_file(p->file, HEAD LINE1 NOTE2 NOTE3 TAIL);
}

static void test_pending_that_does_not_fit(void **state)
{
	static const char *const runs[] = {
		"{\"n\":1,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"note two\"}\n",
		"{\"n\":3,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"note two\"}\n",
		"{\"n\":2,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"no such\"}\n",
		"{\"n\":2,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"state\"}\n",
		"{\"n\":2,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"note two\"}",
		"{}\n",
		"\n",
		"rubbish",
		"",
	};
	struct place *p = *state;
	struct journal *journal;
	char run[PATH_MAX];

	beside(p->file, ".run", run);
	write_text(p->file, HEAD LINE1 TAIL);
	for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
		struct save *save;

		write_text(run, runs[i]);
		save = open_ok(p, SAVE_WRITE, &journal);
		assert_null(save_notice(save));
		end(save, journal);
		assert_null(read_file(run, NULL));
		assert_file(p->file, HEAD LINE1 TAIL);
	}
}

/* The spill of a dead writer stays until it has been read and stored. */
static void test_pending_that_cannot_be_read(void **state)
{
	static const char run_line[] = "{\"n\":2,\"at\":\"2026-11-20T18:24:41Z\",\"do\":\"note two\"}\n";
	struct place *p = *state;
	struct journal *journal;
	struct save *save = NULL;
	char run[PATH_MAX];
	int refused = 0;

	beside(p->file, ".run", run);
	write_text(p->file, HEAD LINE1 TAIL);
	write_text(run, run_line);
	for (int n = 1; !save; n++) {
		struct reason why = { 0 };

		fault = (struct fault){ .open = n, .error = EIO };
		save = save_open_with(&faulty, p->file, SAVE_WRITE, &journal, &why);
		if (save)
			break;
		assert_non_null(strstr(why.text, "Input/output"));
		refused += strstr(why.text, ".run") != NULL;
		assert_file(run, run_line);
		assert_file(p->file, HEAD LINE1 TAIL);
	}
	assert_int_equal(refused, 1);
	assert_lines(journal, "seat Alice Bob Carol Dave|note two");
	assert_null(read_file(run, NULL));
	end(save, journal);
	write_text(p->file, HEAD LINE1 TAIL);
	write_text(run, run_line);
	fault = (struct fault){ .pwrite = 1, .error = ENOSPC };
	save = save_open_with(&faulty, p->file, SAVE_WRITE, &journal, NULL);
	assert_non_null(save);
	assert_mark(save, SAVE_NOT_SAVED, 1, "No space");
	assert_file(run, run_line);
	settle(save, &journal, SAVE_SAVED, 0);
	end(save, journal);
	assert_file(p->file, HEAD LINE1 NOTE2 TAIL);
}

static ssize_t reads_no_run(int fd, void *bytes, size_t size, off_t at)
{
	char link[64], path[PATH_MAX];
	ssize_t length;

	snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
	length = readlink(link, path, sizeof path);
	if (length < 4 || memcmp(path + length - 4, ".run", 4) != 0)
		return faulty.pread(fd, bytes, size, at);
	errno = EIO;
	return -1;
}

/* It opens, but its bytes do not come: the session is refused, and both stay. */
static void test_pending_on_a_bad_sector(void **state)
{
	struct place *p = *state;
	struct save_io io = faulty;
	struct reason why = { 0 };
	struct journal *journal;
	char run[PATH_MAX];

	io.pread = reads_no_run;
	beside(p->file, ".run", run);
	write_text(p->file, HEAD LINE1 TAIL);
	write_text(run, NOTE2);
	assert_null(save_open_with(&io, p->file, SAVE_WRITE, &journal, &why));
	assert_non_null(strstr(why.text, ".run: Input/output"));
	assert_file(run, NOTE2);
	assert_file(p->file, HEAD LINE1 TAIL);
}

static void test_pending_that_cannot_be_kept(void **state)
{
	struct journal *journal;
	struct save *save = begin(*state, &journal);

	fault = (struct fault){ .open = 1, .error = ENOSPC };
	assert_false(save_pending(save, "note two", T1 + 1));
	assert_true(save_pending(save, "note two", T1 + 1));
	fault = (struct fault){ .pwrite = 1, .error = ENOSPC };
	assert_false(save_pending(save, "note two and more", T1 + 1));
	save_pending(save, NULL, 0);
	end(save, journal);
}

/* Each line that was acknowledged before kill -9 is there after. */
static void test_killed(void **state)
{
	struct place *p = *state;
	struct journal *journal;
	int pipes[2], status, last = 0;
	char byte;
	pid_t child;

	write_text(p->file, HEAD LINE1 TAIL);
	assert_int_equal(pipe(pipes), 0);
	child = fork();
	if (child == 0) {
		struct reason why;
		struct save *save = save_open(p->file, SAVE_WRITE, &journal, &why);

		for (;;) {
			say(save, journal, "note two", T1);
			if (write(pipes[1], "x", 1) != 1)
				_exit(1);
		}
	}
	close(pipes[1]);
	while (last < 200 && read(pipes[0], &byte, 1) == 1)
		last++;
	kill(child, SIGKILL);
	waitpid(child, &status, 0);
	while (read(pipes[0], &byte, 1) == 1)
		last++;
	close(pipes[0]);
	assert_true(save_close(open_ok(p, SAVE_WRITE, &journal), 20000));
	assert_true(journal_count(journal) >= last + 1);
	journal_free(journal);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, place_make, place_remove)

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TEST(test_no_key_waits),
		TEST(test_no_thread),
		TEST(test_stuck_disk),
		TEST(test_batch),
		TEST(test_closes_all),
		TEST(test_mends),
		TEST(test_mending_fails),
		TEST(test_close_mends),
		TEST(test_said_while_mending),
		TEST(test_create_fails),
		TEST(test_torn_cannot_be_kept),
		TEST(test_places_without_rights),
		TEST(test_size_limit),
		TEST(test_another_program_wrote),
		TEST(test_another_program_wrote_while_mending),
		TEST(test_removed_file_comes_back),
		TEST(test_two_writers),
		TEST(test_watch),
		TEST(test_watch_run),
		TEST(test_watch_overwritten),
		cmocka_unit_test(test_sync_once),
		TEST(test_watch_half_written),
		TEST(test_pending),
		TEST(test_pending_that_does_not_fit),
		TEST(test_pending_that_cannot_be_read),
		TEST(test_pending_on_a_bad_sector),
		TEST(test_pending_that_cannot_be_kept),
		TEST(test_killed),
	};

	return cmocka_run_group_tests_name("saves on a failing disk", tests, NULL, NULL);
}
