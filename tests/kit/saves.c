/* SPDX-License-Identifier: MIT */
#include "saves.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "saves/text/json.h"

/* ---- a folder ---- */

int place_make(void **state)
{
	static const char *const own[] = { "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME" };
	struct place *p = xcalloc(1, sizeof *p);
	const char *base = getenv("TMPDIR");
	struct reason why;

	snprintf(p->folder, sizeof p->folder, "%s/tableside-test.XXXXXX", base && base[0] ? base : "/tmp");
	if (!mkdtemp(p->folder))
		return -1;
	for (size_t i = 0; i < sizeof own / sizeof *own; i++)
		setenv(own[i], p->folder, 1); /* the caller's folders are nobody's business */
	if (!store_init(&p->store, p->folder, &why) || !store_make_folder(p->store.sessions, &why))
		return -1;
	assert_true((size_t)snprintf(p->file, sizeof p->file, "%s/%s.json", p->store.sessions, HEAD_ID) <
	            sizeof p->file);
	memset(&fault, 0, sizeof fault);
	*state = p;
	return 0;
}

static void remove_tree(const char *path)
{
	DIR *folder = opendir(path);
	const struct dirent *item;
	char inner[PATH_MAX];

	while (folder && (item = readdir(folder))) {
		if (strcmp(item->d_name, ".") == 0 || strcmp(item->d_name, "..") == 0)
			continue;
		snprintf(inner, sizeof inner, "%s/%s", path, item->d_name);
		if (item->d_type == DT_DIR)
			remove_tree(inner);
		else
			unlink(inner);
	}
	if (folder)
		closedir(folder);
	rmdir(path);
}

int place_remove(void **state)
{
	struct place *p = *state;

	remove_tree(p->folder);
	free(p);
	return 0;
}

/* ---- files ---- */

void write_file(const char *path, const char *bytes, size_t size)
{
	FILE *file = fopen(path, "wb");

	assert_non_null(file);
	assert_int_equal(fwrite(bytes, 1, size, file), size);
	assert_int_equal(fclose(file), 0);
}

void write_text(const char *path, const char *text)
{
	write_file(path, text, strlen(text));
}

char *read_file(const char *path, size_t *size)
{
	FILE *file = fopen(path, "rb");
	char *bytes;
	long length;

	if (!file)
		return NULL;
	fseek(file, 0, SEEK_END);
	length = ftell(file);
	rewind(file);
	bytes = xmalloc((size_t)length + 1);
	assert_int_equal(fread(bytes, 1, (size_t)length, file), length);
	bytes[length] = '\0';
	fclose(file);
	if (size)
		*size = (size_t)length;
	return bytes;
}

void assert_file(const char *path, const char *text)
{
	char *bytes = read_file(path, NULL);

	assert_non_null(bytes);
	assert_string_equal(bytes, text);
	free(bytes);
}

void beside(const char *path, const char *ending, char out[PATH_MAX])
{
	assert_true(io_beside(path, ending, out, PATH_MAX));
}

int count_files(const char *folder, const char *part)
{
	DIR *open = opendir(folder);
	const struct dirent *item;
	int count = 0;

	assert_non_null(open);
	while ((item = readdir(open)))
		count += item->d_name[0] != '.' && strstr(item->d_name, part);
	closedir(open);
	return count;
}

/* ---- sessions ---- */

void say(struct save *save, struct journal *journal, const char *line, int64_t at)
{
	struct reason why = { 0 };
	struct rng rng;

	rng_seed(&rng, 1);
	if (journal_say(journal, line, strlen(line), at, &rng, false, NULL, NULL, &why) != JOURNAL_SAID)
		fail_msg("%s: %s", line, why.text);
	save_append(save, journal);
}

char *tell(const struct journal *journal)
{
	struct json_emit j;

	json_begin(&j, true);
	journal_game(journal)->report(journal_state(journal), &j.emit);
	return json_take(&j, false);
}

char *lines_of(const struct journal *journal)
{
	size_t size = 1, end = 0;
	char *all;

	for (int i = 0; i < journal_count(journal); i++)
		size += strlen(journal_entry(journal, i).text) + 1;
	all = xcalloc(1, size);
	for (int i = 0; i < journal_count(journal); i++)
		end += (size_t)sprintf(all + end, "%s%s", i ? "|" : "", journal_entry(journal, i).text);
	return all;
}

struct save *open_ok(const struct place *p, enum save_how how, struct journal **journal)
{
	struct reason why = { 0 };
	struct save *save = save_open(p->file, how, journal, &why);

	if (!save)
		fail_msg("%s", why.text);
	return save;
}

void settle(struct save *save, struct journal **journal, enum save_mark mark, int64_t now_ms)
{
	struct pollfd wait = { .fd = save_wait_fd(save), .events = POLLIN };

	for (;;) {
		save_tend(save, journal, now_ms, NULL);
		if (save_mark(save, NULL, NULL) == mark)
			return;
		assert_int_equal(poll(&wait, 1, 20000), 1);
	}
}

/* ---- a failing disk; the thread counts here, too ---- */

struct fault fault;

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t counting = PTHREAD_MUTEX_INITIALIZER;
static int sync_calls;

static bool strikes(int *count)
{
	bool now;

	pthread_mutex_lock(&counting);
	now = *count == 1;
	if (*count > 1 || (now && !fault.lasting))
		--*count;
	if (now)
		errno = fault.error;
	pthread_mutex_unlock(&counting);
	return now;
}

static int f_open(const char *path, int flags, mode_t mode)
{
	if (fault.read_only && (flags & O_ACCMODE) != O_RDONLY) {
		errno = EACCES;
		return -1;
	}
	return strikes(&fault.open) ? -1 : open(path, flags, mode);
}

static ssize_t f_pread(int fd, void *bytes, size_t size, off_t at)
{
	if (fault.piece && size > fault.piece)
		size = fault.piece;
	if (at < fault.edge && (off_t)size > fault.edge - at)
		size = (size_t)(fault.edge - at);
	return pread(fd, bytes, size, at);
}

static ssize_t f_pwrite(int fd, const void *bytes, size_t size, off_t at)
{
	if (!strikes(&fault.pwrite))
		return pwrite(fd, bytes, size, at);
	return fault.room ? pwrite(fd, bytes, fault.room < size ? fault.room : size, at) : -1;
}

static int f_ftruncate(int fd, off_t size)
{
	return strikes(&fault.ftruncate) ? -1 : ftruncate(fd, size);
}

static int f_fstat(int fd, struct stat *stat)
{
	return strikes(&fault.fstat) ? -1 : fstat(fd, stat);
}

static int f_fsync(int fd)
{
	return strikes(&fault.fsync) ? -1 : fsync(fd);
}

static int f_fdatasync(int fd)
{
	pthread_mutex_lock(&counting);
	sync_calls++;
	pthread_mutex_unlock(&counting);
	pthread_mutex_lock(&gate);
	pthread_mutex_unlock(&gate);
	return strikes(&fault.fdatasync) ? -1 : fdatasync(fd);
}

static int f_rename(const char *from, const char *to)
{
	return strikes(&fault.rename) ? -1 : rename(from, to);
}

static int f_flock(int fd, int how)
{
	if (!fault.no_lock)
		return flock(fd, how);
	errno = ENOLCK;
	return -1;
}

const struct save_io faulty = {
	.open = f_open,
	.close = close,
	.pread = f_pread,
	.pwrite = f_pwrite,
	.ftruncate = f_ftruncate,
	.fstat = f_fstat,
	.fsize = f_fstat,
	.fsync = f_fsync,
	.fdatasync = f_fdatasync,
	.rename = f_rename,
	.flock = f_flock,
};

void hold_sync(void)
{
	pthread_mutex_lock(&gate);
}

void release_sync(void)
{
	pthread_mutex_unlock(&gate);
}

int syncs(void)
{
	int calls;

	pthread_mutex_lock(&counting);
	calls = sync_calls;
	pthread_mutex_unlock(&counting);
	return calls;
}
