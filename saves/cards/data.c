/* SPDX-License-Identifier: MIT */
/*
 * Card data and its cache. The cache holds one index, of the file used last:
 * its head has the size, times and place of its source.
 */
#include "data.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "saves/text/io.h"

enum { CACHE_BYTES = 64 << 20 };

static struct index_source source_of(const struct stat *stat)
{
	return (struct index_source){
		.size = (uint64_t)stat->st_size,
		.inode = (uint64_t)stat->st_ino,
		.device = (uint64_t)stat->st_dev,
		.mtime_s = stat->st_mtim.tv_sec,
		.mtime_ns = stat->st_mtim.tv_nsec,
	};
}

static bool cache_path(const struct store *store, char out[PATH_MAX])
{
	return (size_t)snprintf(out, PATH_MAX, "%s/cards.index", store->cache) < PATH_MAX;
}

static bool read_cache(struct index *index, const struct store *store, const struct index_source *source)
{
	char path[PATH_MAX];
	struct stat stat;
	ssize_t got;
	int fd = cache_path(store, path) ? io_open_file(&save_io_posix, path, O_RDONLY) : -1;

	if (fd < 0)
		return false;
	if (fstat(fd, &stat) == 0 && stat.st_size <= CACHE_BYTES) {
		index->bytes = xmalloc((size_t)stat.st_size);
		got = io_read(&save_io_posix, fd, index->bytes, (size_t)stat.st_size, 0);
		index->size = got > 0 ? (size_t)got : 0;
	}
	close(fd);
	if (index->bytes && index_is_good(index, source))
		return true;
	index_done(index);
	return false;
}

/* The identity of the file when the descriptor was opened. */
static bool make(struct index *index, int fd, const struct index_source *before,
                 struct store_progress *progress, struct reason *why)
{
	struct index_source after;
	struct stat stat;

	if (!index_make(index, fd, before, progress, why))
		return false;
	if (fstat(fd, &stat) < 0)
		return reason_set(why, "%s", strerror(errno));
	after = source_of(&stat);
	if (after.size == before->size && after.mtime_s == before->mtime_s &&
	    after.mtime_ns == before->mtime_ns)
		return true;
	index_done(index);
	return reason_set(why, _("it changed while being read: try again"));
}

static bool find(const struct card_finder *finder, const char *key, struct magic_card *card)
{
	const struct cards *cards = (const struct cards *)finder;

	return index_find(&cards->index, key, card);
}

static bool load(struct cards *cards, const struct store *store, int fd, bool cached, struct reason *why)
{
	struct index_source source;
	char path[PATH_MAX];
	struct stat stat;

	if (fstat(fd, &stat) < 0)
		return reason_set(why, "%s", strerror(errno));
	source = source_of(&stat);
	cards->cached = read_cache(&cards->index, store, &source);
	if (cards->cached || cached)
		return cards->cached;
	if (!make(&cards->index, fd, &source, store->progress, why))
		return false;
	if (cache_path(store, path) && store_make_folder(store->cache, NULL))
		io_make(&save_io_posix, path, cards->index.bytes, cards->index.size, NULL);
	return true;
}

bool cards_open(struct cards *cards, const struct store *store, const char *path, struct reason *why)
{
	int fd = io_open_named(path, why);
	char shown[IO_SHOWN];
	bool fine;

	*cards = (struct cards){ .finder = { find } };
	if (fd < 0)
		return false;
	fine = load(cards, store, fd, false, why);
	close(fd);
	return fine || reason_at(why, "%s", io_show(path, shown, sizeof shown));
}

bool cards_recall(struct cards *cards, const struct store *store, const char *path)
{
	int fd = io_open_named(path, NULL);
	bool fine;

	*cards = (struct cards){ .finder = { find } };
	if (fd < 0)
		return false;
	fine = load(cards, store, fd, true, NULL);
	close(fd);
	return fine;
}

void cards_done(struct cards *cards)
{
	index_done(&cards->index);
}

void cards_usual(const struct store *store, char out[PATH_MAX])
{
	if ((size_t)snprintf(out, PATH_MAX, "%s/cards.json", store->data) >= PATH_MAX ||
	    (access(out, F_OK) < 0 && errno == ENOENT))
		out[0] = '\0';
}
