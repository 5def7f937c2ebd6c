/* SPDX-License-Identifier: MIT */
/*
 * Lists sessions, finds the one that a word means, and archives one. Reads
 * headers only, except for titles, which a journal may have changed; opens
 * regular files only.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/file.h>
#include <unistd.h>
#include <uuid/uuid.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/save.h"
#include "saves/store.h"
#include "saves/text/io.h"

enum { HEADER_BYTES = 4096, TITLE_FOLDED = 512, SECOND_NS = 1000000000 };

const char *listed_path(const struct listed *listed, char path[PATH_MAX])
{
	snprintf(path, PATH_MAX, "%s/%s", listed->folder, listed->name);
	return path;
}

int64_t listed_changed(const struct listed *listed)
{
	return listed->changed_ns / SECOND_NS;
}

/* ---- listing ---- */

static bool name_is_session(const char *name)
{
	size_t length = strlen(name);

	return name[0] != '.' && length > 5 && strcmp(name + length - 5, ".json") == 0 &&
	       !strstr(name, ".tmp.") && !strstr(name, ".sync-conflict-") &&
	       line_is_clean(name, length, NULL);
}

static bool read_header(const struct save_io *io, int fd, struct save_header *header, struct reason *why)
{
	char first[HEADER_BYTES], *all = NULL;
	ssize_t have = io_read(io, fd, first, sizeof first, 0);
	size_t length;
	bool read;

	if (have == HEADER_BYTES && !memchr(first, '\n', sizeof first)) {
		all = xmalloc(IMAGE_LINE_BYTES);
		have = io_read(io, fd, all, IMAGE_LINE_BYTES, 0);
	}
	read = have < 0 ? reason_set(why, "%s", strerror(errno))
	                : scan_header(all ? all : first, (size_t)have, header, &length, why);
	free(all);
	return read;
}

/* If the header cannot be read, the id is the name of the file. */
static void id_from_name(struct listed *listed)
{
	uuid_t uuid;

	snprintf(listed->id, sizeof listed->id, "%.*s", 36, listed->name);
	if (strlen(listed->name) != 41 || uuid_parse(listed->id, uuid) != 0)
		listed->id[0] = '\0';
}

static void set_fault(struct listed *listed, const char *why)
{
	snprintf(listed->fault, sizeof listed->fault, "%.290s", why);
	utf8_mend_end(listed->fault);
	id_from_name(listed);
}

static int64_t nanoseconds(const struct timespec *time)
{
	return (int64_t)time->tv_sec * SECOND_NS + time->tv_nsec;
}

static void fill(struct listed *listed, int fd, const struct stat *stat)
{
	const struct save_io *io = &save_io_posix;
	struct save_header header;
	struct reason why;

	listed->size = stat->st_size;
	listed->changed_ns = nanoseconds(&stat->st_mtim);
	listed->touched_ns = nanoseconds(&stat->st_ctim);
	listed->inode = stat->st_ino;
	listed->open_elsewhere = io_could_lock(io, fd) == LOCK_TAKEN;
	if (!read_header(io, fd, &header, &why)) {
		set_fault(listed, why.text);
		return;
	}
	memcpy(listed->id, header.id, sizeof listed->id);
	memcpy(listed->game, header.game, sizeof listed->game);
	memcpy(listed->title, header.title, sizeof listed->title);
	memcpy(listed->created, header.created, sizeof listed->created);
}

static bool look(const char *folder, const char *name, struct listed *listed)
{
	const struct save_io *io = &save_io_posix;
	char path[PATH_MAX];
	struct stat stat;
	int fd;

	if (strlen(folder) + 1 + strlen(name) >= sizeof path || strlen(name) >= sizeof listed->name)
		return false;
	memset(listed, 0, sizeof *listed);
	listed->folder = folder;
	strcpy(listed->name, name);
	fd = io_open_file(io, listed_path(listed, path), O_RDONLY);
	if (fd < 0 &&
	    (errno == EINVAL || errno == EISDIR || errno == ENXIO || errno == ELOOP || errno == ENOENT))
		return false; /* a folder, a pipe, a link to nowhere, or gone again */
	if (fd < 0 || io->fstat(fd, &stat) < 0)
		set_fault(listed, strerror(errno));
	else
		fill(listed, fd, &stat);
	if (fd >= 0)
		io->close(fd);
	return true;
}

static int newest_first(const void *a, const void *b)
{
	const struct listed *left = a, *right = b;

	if (left->changed_ns != right->changed_ns)
		return left->changed_ns < right->changed_ns ? 1 : -1;
	return strcmp(left->name, right->name);
}

bool store_list_in(const char *path, struct listed **list, int *count, struct reason *why)
{
	DIR *folder = opendir(path);
	const struct dirent *item;
	char shown[IO_SHOWN];
	int room = 0, error;

	*list = NULL;
	*count = 0;
	if (!folder)
		return errno == ENOENT ||
		       reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	while (errno = 0, (item = readdir(folder))) {
		if (!name_is_session(item->d_name))
			continue;
		*list = xgrow(*list, *count, &room, sizeof **list);
		*count += look(path, item->d_name, &(*list)[*count]);
	}
	error = errno;
	closedir(folder);
	if (*count)
		qsort(*list, (size_t)*count, sizeof **list, newest_first);
	return !error || reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(error));
}

bool store_list(const struct store *store, struct listed **list, int *count, struct reason *why)
{
	return store_list_in(store->sessions, list, count, why);
}

/* ---- finding ---- */

static bool is_id(const struct listed *listed, const char *word)
{
	return strcasecmp(listed->id, word) == 0;
}

static bool begins_id(const struct listed *listed, const char *word)
{
	return listed->id[0] && strncasecmp(listed->id, word, strlen(word)) == 0;
}

static bool is_title(const struct listed *listed, const char *word)
{
	return strcmp(listed->title, word) == 0;
}

static bool is_title_folded(const struct listed *listed, const char *word)
{
	char title[TITLE_FOLDED], wanted[TITLE_FOLDED];

	utf8_fold(listed->title, title, sizeof title);
	utf8_fold(word, wanted, sizeof wanted);
	return strcmp(title, wanted) == 0;
}

static bool begins_title(const struct listed *listed, const char *word)
{
	char title[TITLE_FOLDED], wanted[TITLE_FOLDED];

	utf8_fold(listed->title, title, sizeof title);
	utf8_fold(word, wanted, sizeof wanted);
	return wanted[0] && strncmp(title, wanted, strlen(wanted)) == 0;
}

/* What a word may mean, the surest first. */
static bool (*const matches[])(const struct listed *listed, const char *word) = {
	is_id, begins_id, is_title, is_title_folded, begins_title,
};

enum { FIRST_TITLE = 2 }; /* of matches */

/* The title from the journal, if it gives one. */
static void read_title(struct listed *listed)
{
	char path[PATH_MAX];
	struct journal *journal = NULL;
	struct reason why = { 0 };
	struct save *save =
		listed->fault[0] ? NULL : save_open(listed_path(listed, path), SAVE_READ, &journal, &why);
	const struct table *table = save ? journal_state(journal) : NULL;

	if (!save && why.text[0])
		set_fault(listed, why.text);
	if (table && table->title[0])
		utf8_copy(listed->title, sizeof listed->title, table->title);
	journal_free(journal);
	save_close(save, 0);
}

/* The usual case, without opening every session: one header has the word as title,
 * and its journal gives no other. */
static const struct listed *find_by_header(struct listed *list, int count, const char *word)
{
	struct listed *found = NULL;

	for (int i = 0; i < count; i++) {
		if (!is_title(&list[i], word))
			continue;
		if (found)
			return NULL;
		found = &list[i];
	}
	if (found)
		read_title(found);
	return found && is_title(found, word) ? found : NULL;
}

static void refuse_many(const struct listed *list, int count,
                        bool (*match)(const struct listed *, const char *), const char *word,
                        const char *shown, struct reason *why)
{
	char several[260] = "";
	int named = 0;

	for (int i = 0; i < count && named < 4; i++) {
		if (match(&list[i], word) && named++ < 3)
			said_list_add(several, sizeof several, "%.8s \"%.50s\"", list[i].id, list[i].title);
		else if (named > 3)
			said_list_add(several, sizeof several, "...");
		utf8_mend_end(several);
	}
	reason_set(why, _("\"%s\" could be several tables: %s"), shown, several);
}

/* A table that cannot be read may have that title. */
static void refuse_none(const struct listed *list, int count, const char *shown, struct reason *why)
{
	reason_set(why, _("there is no table \"%s\": list shows all"), shown);
	for (int i = 0; i < count; i++)
		if (list[i].fault[0])
			reason_set(why, _("there is no readable table \"%s\"; %s: %s"), shown, list[i].name,
			           list[i].fault);
}

static const struct listed *find_in(struct listed *list, int count, const char *word, const char *shown,
                                    struct reason *why)
{
	bool many = false;

	for (size_t kind = 0; kind < sizeof matches / sizeof *matches; kind++) {
		const struct listed *found = NULL;
		int hits = 0;

		if (kind == FIRST_TITLE) {
			found = find_by_header(list, count, word);
			if (found)
				return found;
			for (int i = 0; i < count; i++)
				read_title(&list[i]);
		}
		for (int i = 0; i < count; i++)
			if (matches[kind](&list[i], word)) {
				found = found ? found : &list[i];
				hits++;
			}
		if (hits == 1)
			return found;
		if (hits > 1)
			refuse_many(list, count, matches[kind], word, shown, why);
		many |= hits > 1;
	}
	if (!many)
		refuse_none(list, count, shown, why);
	return NULL;
}

static bool is_file(const char *path)
{
	struct stat stat_now;

	return stat(path, &stat_now) == 0 && !S_ISDIR(stat_now.st_mode);
}

bool store_find(const struct store *store, const char *word, char *path, size_t size, struct reason *why)
{
	const struct listed *found;
	struct listed *list;
	char shown[80], whole[PATH_MAX];
	int count;
	bool fits;

	utf8_show(word, strlen(word), shown, sizeof shown);
	if (!word[0])
		return reason_set(why, _("which table? type its title or id"));
	if (strchr(word, '/') || is_file(word))
		return (size_t)snprintf(path, size, "%s", word) < size ||
		       reason_set(why, "%s: %s", shown, strerror(ENAMETOOLONG));
	if (!store_list(store, &list, &count, why))
		return false;
	found = find_in(list, count, word, shown, why);
	fits = found && (size_t)snprintf(path, size, "%s", listed_path(found, whole)) < size;
	free(list);
	return fits;
}

/* ---- putting away ---- */

static bool is_in(const char *folder, const char *path)
{
	char whole[PATH_MAX], place[PATH_MAX];
	char *slash;

	if (!realpath(path, place) || !realpath(folder, whole))
		return false;
	slash = strrchr(place, '/');
	*slash = '\0';
	return strcmp(whole, place) == 0;
}

static bool move_to(const char *folder, const char *path, struct reason *why)
{
	char target[PATH_MAX];

	if ((size_t)snprintf(target, sizeof target, "%s%s", folder, strrchr(path, '/')) >= sizeof target)
		return reason_set(why, "%s", strerror(ENAMETOOLONG));
	if (!io_is_free(target, _("%s already exists"), why))
		return false;
	if (rename(path, target) < 0)
		return reason_set(why, "%s", strerror(errno));
	io_sync_folder_of(&save_io_posix, target);
	io_sync_folder_of(&save_io_posix, path);
	return true;
}

bool store_archive(const struct store *store, const char *path, struct reason *why)
{
	static const char *const endings[] = { ".torn", ".run" };
	const struct save_io *io = &save_io_posix;
	char shown[IO_SHOWN], beside[PATH_MAX];
	bool moved = false;
	int fd;

	io_show(path, shown, sizeof shown);
	if (!strchr(path, '/') || !is_in(store->sessions, path))
		return reason_set(why, _("%s is not in the folder of tables"), shown);
	fd = io_open_file(io, path, O_RDONLY);
	if (fd < 0)
		return reason_set(why, "%s: %s", shown, strerror(errno));
	if (io_lock(io, fd) == LOCK_TAKEN)
		reason_set(why, _("%s is open in another program"), shown);
	else if (store_make_folder(store->archive, why))
		moved = move_to(store->archive, path, why);
	/* A torn end and an unsaid run go with their session. */
	for (int i = 0; i < 2 && moved; i++)
		if (io_beside(path, endings[i], beside, sizeof beside) && is_file(beside))
			move_to(store->archive, beside, NULL);
	io->close(fd);
	return moved;
}
