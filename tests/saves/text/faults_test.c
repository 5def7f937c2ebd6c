/* SPDX-License-Identifier: MIT */
/*
 * Each call that makes or lists a file fails in turn: what is told, what is then in the folder, and whether
 * every descriptor is closed, once. The system's calls are this test. TAP.
 */
#include "tests/kit/saves.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "saves/cards/data.h"
#include "saves/text/file.h"
#include "saves/text/io.h"

static struct {
	int fails_at; /* the n-th call; 0: none */
	int error;
	int calls;
	char called[20]; /* the one that failed */
	bool counts;
	char said[1000];
} world;

static void note(const char *word)
{
	size_t end = strlen(world.said);

	snprintf(world.said + end, sizeof world.said - end, "%s%s", end ? " " : "", word);
}

static bool strikes(const char *call)
{
	if (!world.counts || ++world.calls != world.fails_at)
		return false;
	snprintf(world.called, sizeof world.called, "%s", call);
	errno = world.error;
	return true;
}

/* The system's own. */
#define OWN(name)                     \
	__typeof__(name) *own_##name; \
	*(void **)&own_##name = dlsym(RTLD_NEXT, #name)

int open(const char *path, int flags, ...)
{
	mode_t mode = 0;
	va_list list;

	if (flags & O_CREAT) {
		va_start(list, flags);
		mode = va_arg(list, mode_t);
		va_end(list);
	}
	return strikes("open") ? -1 : openat(AT_FDCWD, path, flags, mode);
}

/* It is closed also where the system says that it failed. */
int close(int fd)
{
	OWN(close);
	bool fails = strikes("close");
	int result = own_close(fd);

	if (result < 0)
		note("closed twice");
	if (fails)
		errno = world.error;
	return fails ? -1 : result;
}

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at)
{
	if (strikes("write"))
		return -1;
	assert_int_equal(lseek(fd, at, SEEK_SET), at);
	return write(fd, bytes, size > 3 && size < 9 ? 3 : size);
}

int fsync(int fd)
{
	(void)fd;
	return strikes("fsync") ? -1 : 0;
}

int rename(const char *from, const char *to)
{
	OWN(rename);
	return strikes("rename") ? -1 : own_rename(from, to);
}

int flock(int fd, int how)
{
	OWN(flock);
	return strikes("flock") ? -1 : own_flock(fd, how);
}

int access(const char *path, int how)
{
	OWN(access);
	return strikes("access") ? -1 : own_access(path, how);
}

int fstat(int fd, struct stat *out)
{
	return strikes("fstat") ? -1 : fstatat(fd, "", out, AT_EMPTY_PATH);
}

ssize_t pread(int fd, void *bytes, size_t size, off_t at)
{
	if (strikes("read"))
		return -1;
	assert_int_equal(lseek(fd, at, SEEK_SET), at);
	return read(fd, bytes, size);
}

/* ---- making a file ---- */

/* What is in the folder, "f=new" or "f=old" and the names of others without their chance. */
static void look(const char *folder, char out[200])
{
	DIR *dir = opendir(folder);
	const struct dirent *item;
	char path[PATH_MAX];
	size_t end = 0;

	assert_non_null(dir);
	out[0] = '\0';
	while ((item = readdir(dir))) {
		char *text;

		if (item->d_name[0] == '.' || strcmp(item->d_name, "sessions") == 0)
			continue;
		snprintf(path, sizeof path, "%s/%s", folder, item->d_name);
		text = read_file(path, NULL);
		end += (size_t)snprintf(out + end, 200 - end, "%s%.5s=%s", end ? " " : "", item->d_name,
		                        text);
		free(text);
	}
	closedir(dir);
}

enum way { MAKE, MAKE_LOCKED, REPLACE_UNSYNCED, TEXT_MAKE, TEXT_REPLACE };

static bool write_it(void *user, const struct save_io *io, int fd)
{
	(void)user;
	return io_write(io, fd, "newest", 6, 0);
}

static bool make(enum way way, const char *path, struct reason *why)
{
	const struct io_content content = { write_it, NULL };
	bool locked, made;
	int fd = -1;

	switch (way) {
	case MAKE: return io_make(&save_io_posix, path, "newest", 6, why);
	case MAKE_LOCKED:
		made = io_make_of(&save_io_posix, path, &content, &fd, &locked, why);
		world.counts = false;
		if (made)
			note(locked ? "locked" : "unlocked");
		if (made)
			close(fd);
		return made;
	case REPLACE_UNSYNCED: return io_replace(&save_io_posix, path, &content);
	case TEXT_MAKE: return text_file_make(path, "newest", 6, why);
	default: return text_file_replace(path, "newest", 6, why);
	}
}

static const struct row {
	enum way way;
	bool over; /* another file */
	int fails_at, error;
	const char *then;
} rows[] = {
	/* clang-format off */
	{ MAKE, false, 0, EIO, "nothing: done; f=newest" },
	{ MAKE, false, 1, EIO, "open: f: Input/output error; " },
	{ MAKE, false, 2, EIO, "write: f: Input/output error; " },
	{ MAKE, false, 3, EIO, "write: f: Input/output error; " },
	{ MAKE, false, 4, EIO, "fsync: f: Input/output error; " },
	{ MAKE, false, 5, EIO, "close: f: Input/output error; " },
	{ MAKE, false, 6, EIO, "access: done; f=newest" },
	{ MAKE, false, 7, EIO, "rename: f: Input/output error; " },
	{ MAKE, false, 8, EIO, "open: f: Input/output error; " },
	{ MAKE, false, 9, EIO, "fsync: f: Input/output error; " },
	{ MAKE, false, 10, EIO, "close: done; f=newest" },
	{ MAKE, false, 11, EIO, "nothing: done; f=newest" },
	{ MAKE, true, 0, EIO, "nothing: done; f=newest" },
	{ MAKE, true, 1, EIO, "open: f: Input/output error; f=old" },
	{ MAKE, true, 2, EIO, "write: f: Input/output error; f=old" },
	{ MAKE, true, 3, EIO, "write: f: Input/output error; f=old" },
	{ MAKE, true, 4, EIO, "fsync: f: Input/output error; f=old" },
	{ MAKE, true, 5, EIO, "close: f: Input/output error; f=old" },
	{ MAKE, true, 6, EIO, "access: done; f=newest" },
	{ MAKE, true, 7, EIO, "rename: f: Input/output error; f=old" },
	{ MAKE, true, 8, EIO, "open: f: Input/output error; f=newest" },
	{ MAKE, true, 9, EIO, "fsync: f: Input/output error; f=newest" },
	{ MAKE, true, 10, EIO, "close: done; f=newest" },
	{ MAKE, true, 11, EIO, "nothing: done; f=newest" },
	{ MAKE_LOCKED, false, 0, EIO, "nothing: done, locked; f=newest" },
	{ MAKE_LOCKED, false, 1, EIO, "open: f: Input/output error; " },
	{ MAKE_LOCKED, false, 2, EIO, "write: f: Input/output error; " },
	{ MAKE_LOCKED, false, 3, EIO, "write: f: Input/output error; " },
	{ MAKE_LOCKED, false, 4, EIO, "flock: done, unlocked; f=newest" },
	{ MAKE_LOCKED, false, 5, EIO, "fsync: f: Input/output error; " },
	{ MAKE_LOCKED, false, 6, EIO, "access: done, locked; f=newest" },
	{ MAKE_LOCKED, false, 7, EIO, "rename: f: Input/output error; " },
	{ MAKE_LOCKED, false, 8, EIO, "open: f: Input/output error; " },
	{ MAKE_LOCKED, false, 9, EIO, "fsync: f: Input/output error; " },
	{ MAKE_LOCKED, false, 11, EIO, "nothing: done, locked; f=newest" },
	{ MAKE_LOCKED, false, 10, EIO, "close: done, locked; f=newest" },
	{ MAKE_LOCKED, true, 0, EIO, "nothing: done, locked; f=newest" },
	{ MAKE_LOCKED, true, 1, EIO, "open: f: Input/output error; f=old" },
	{ MAKE_LOCKED, true, 2, EIO, "write: f: Input/output error; f=old" },
	{ MAKE_LOCKED, true, 3, EIO, "write: f: Input/output error; f=old" },
	{ MAKE_LOCKED, true, 4, EIO, "flock: done, unlocked; f=newest" },
	{ MAKE_LOCKED, true, 5, EIO, "fsync: f: Input/output error; f=old" },
	{ MAKE_LOCKED, true, 6, EIO, "access: done, locked; f=newest" },
	{ MAKE_LOCKED, true, 7, EIO, "rename: f: Input/output error; f=old" },
	{ MAKE_LOCKED, true, 8, EIO, "open: f: Input/output error; f=newest" },
	{ MAKE_LOCKED, true, 9, EIO, "fsync: f: Input/output error; f=newest" },
	{ MAKE_LOCKED, true, 11, EIO, "nothing: done, locked; f=newest" },
	{ MAKE_LOCKED, true, 10, EIO, "close: done, locked; f=newest" },
	{ REPLACE_UNSYNCED, false, 0, EIO, "nothing: done; f=newest" },
	{ REPLACE_UNSYNCED, false, 1, EIO, "open: failed; " },
	{ REPLACE_UNSYNCED, false, 2, EIO, "write: failed; " },
	{ REPLACE_UNSYNCED, false, 3, EIO, "write: failed; " },
	{ REPLACE_UNSYNCED, false, 4, EIO, "rename: failed; " },
	{ REPLACE_UNSYNCED, false, 5, EIO, "close: done; f=newest" },
	{ REPLACE_UNSYNCED, true, 0, EIO, "nothing: done; f=newest" },
	{ REPLACE_UNSYNCED, true, 1, EIO, "open: failed; f=old" },
	{ REPLACE_UNSYNCED, true, 2, EIO, "write: failed; f=old" },
	{ REPLACE_UNSYNCED, true, 3, EIO, "write: failed; f=old" },
	{ REPLACE_UNSYNCED, true, 4, EIO, "rename: failed; f=old" },
	{ REPLACE_UNSYNCED, true, 5, EIO, "close: done; f=newest" },
	{ TEXT_MAKE, false, 0, EIO, "nothing: done; f=newest" },
	{ TEXT_MAKE, false, 1, EIO, "open: f: Input/output error; " },
	{ TEXT_MAKE, false, 2, EIO, "write: f: Input/output error; " },
	{ TEXT_MAKE, false, 3, EIO, "write: f: Input/output error; " },
	{ TEXT_MAKE, false, 4, EIO, "close: f: Input/output error; " },
	{ TEXT_MAKE, true, 0, EIO, "nothing: f: File exists; f=old" },
	{ TEXT_REPLACE, false, 0, EIO, "nothing: done; f=newest" },
	{ TEXT_REPLACE, false, 1, EIO, "open: f.new: Input/output error; " },
	{ TEXT_REPLACE, false, 2, EIO, "write: f.new: Input/output error; " },
	{ TEXT_REPLACE, false, 3, EIO, "write: f.new: Input/output error; " },
	{ TEXT_REPLACE, false, 4, EIO, "close: f.new: Input/output error; " },
	{ TEXT_REPLACE, false, 5, EIO, "rename: f: Input/output error; " },
	{ TEXT_REPLACE, true, 0, EIO, "nothing: done; f=newest" },
	{ TEXT_REPLACE, true, 1, EIO, "open: f.new: Input/output error; f=old" },
	{ TEXT_REPLACE, true, 2, EIO, "write: f.new: Input/output error; f=old" },
	{ TEXT_REPLACE, true, 3, EIO, "write: f.new: Input/output error; f=old" },
	{ TEXT_REPLACE, true, 4, EIO, "close: f.new: Input/output error; f=old" },
	{ TEXT_REPLACE, true, 5, EIO, "rename: f: Input/output error; f=old" },
	{ MAKE, false, 11, EINVAL, "nothing: done; f=newest" },
	/* clang-format on */
};

static void test_make(void **state)
{
	const struct place *p = *state;
	char path[PATH_MAX], in[200];

	snprintf(path, sizeof path, "%s/f", p->folder);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int files = count_files("/proc/self/fd", "");
		struct reason why = { .text = "" };
		const char *told;
		char got[700];
		bool made;

		unlink(path);
		if (rows[i].over)
			write_text(path, "old");
		world.said[0] = '\0';
		snprintf(world.called, sizeof world.called, "nothing");
		world.calls = 0;
		world.fails_at = rows[i].fails_at;
		world.error = rows[i].error;
		world.counts = true;
		made = make(rows[i].way, path, &why);
		world.counts = false;
		look(p->folder, in);
		told = strstr(why.text, "/f");
		snprintf(got, sizeof got, "%s: %s%s%s; %s", world.called,
		         made   ? "done"
		         : told ? told + 1
		                : "failed",
		         world.said[0] ? ", " : "", world.said, in);
		if (strcmp(got, rows[i].then) != 0)
			fail_msg("%zu: %s", i, got);
		assert_int_equal(count_files("/proc/self/fd", ""), files);
	}
}

/* ---- what cannot be synced at all ---- */

static void test_synced(void **state)
{
	static const struct {
		int error;
		bool synced;
	} answers[] = {
		{ EIO, false }, { EINVAL, true }, { ENOTSUP, true }, { EROFS, false }, { ENOSPC, false }
	};

	(void)state;
	for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
		errno = answers[i].error;
		assert_true(io_synced(0));
		assert_int_equal(io_synced(-1), answers[i].synced);
		world.fails_at = 2;
		world.calls = 0;
		world.error = answers[i].error;
		world.counts = true;
		assert_int_equal(io_sync_folder_of(&save_io_posix, "/tmp/x"), answers[i].synced);
		world.counts = false;
		if (!answers[i].synced)
			assert_int_equal(errno, answers[i].error);
	}
}

/* ---- listing ---- */

/* What is no session's file, or is gone again, is not listed; what cannot be read is, and why. */
static void test_list(void **state)
{
	static const struct {
		int error;
		const char *fault; /* NULL: not listed */
	} answers[] = { { EINVAL, NULL },
		        { EISDIR, NULL },
		        { ENXIO, NULL },
		        { ELOOP, NULL },
		        { ENOENT, NULL },
		        { EACCES, "Permission denied" },
		        { EIO, "Input/output error" },
		        { EMFILE, "Too many open files" } };
	const struct place *p = *state;

	write_text(p->file, HEAD TAIL);
	for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
		struct listed *list = NULL;
		struct reason why;
		int count = 0;

		world.fails_at = 1;
		world.calls = 0;
		world.error = answers[i].error;
		world.counts = true;
		assert_true(store_list(&p->store, &list, &count, &why));
		world.counts = false;
		assert_string_equal(world.called, "open");
		assert_int_equal(count, answers[i].fault != NULL);
		if (count)
			assert_string_equal(list[0].fault, answers[i].fault);
		if (count)
			assert_string_equal(list[0].id, HEAD_ID);
		free(list);
	}
}

/* ---- card data ---- */

/* Whichever call fails, the reason is its own; the cache alone may fail. */
static void test_cards(void **state)
{
	struct place *p = *state;
	const char *srcdir = getenv("srcdir");
	char path[PATH_MAX], cache[PATH_MAX + 20];

	snprintf(path, sizeof path, "%s/tests/saves/cards/small.json", srcdir ? srcdir : ".");
	snprintf(cache, sizeof cache, "%s/cards.index", p->store.cache);
	world.said[0] = '\0';
	world.error = EIO;
	strcpy(world.called, "begin");
	for (int n = 1; world.called[0]; n++) {
		int files = count_files("/proc/self/fd", "");
		struct cards found;
		struct reason why = { .text = "" };
		bool open;

		unlink(cache);
		world.called[0] = '\0';
		world.calls = 0;
		world.fails_at = n;
		world.counts = true;
		open = cards_open(&found, &p->store, path, &why);
		world.counts = false;
		cards_done(&found);
		assert_int_equal(count_files("/proc/self/fd", ""), files);
		note(world.called);
		if (!open)
			note(strstr(why.text, "small.json"));
	}
	assert_string_equal(world.said,
	                    "open small.json: Input/output error fstat small.json: Input/output error "
	                    "fstat small.json: Input/output error open fstat small.json: Input/output error "
	                    "open write fsync close access rename open fsync close close ");
}

#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, place_make, place_remove)

int main(void)
{
	const struct CMUnitTest tests[] = { TEST(test_make), cmocka_unit_test(test_synced), TEST(test_list),
		                            TEST(test_cards) };

	return cmocka_run_group_tests_name("files whose calls fail", tests, NULL, NULL);
}
