/* SPDX-License-Identifier: MIT */
/*
 * Digests of sessions, kept from one evening to the next, so that home and counts over all tables
 * open only the sessions whose file has changed. Saves time only: opening a table reads the table.
 * A text file in the cache folder for each folder of sessions: four lines a session, those of its
 * games, and an empty one.
 */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "digest.h"
#include "rules/core/hash.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/file.h"
#include "saves/text/io.h"
#include "saves/text/memory_stream.h"

static bool path_of(const struct store *store, const char *folder, char *path, size_t size)
{
	return (size_t)snprintf(path, size, "%s/%s", store->cache,
	                        strcmp(folder, store->archive) == 0 ? "archive" : "home") < size;
}

/* A digest of another version or language has other words: the head differs. */
static void make_head(char *out, size_t size)
{
	const char *catalogue = "";
	struct stat program = { 0 };

#if ENABLE_NLS
	catalogue = gettext(""); /* the catalogue's head */
#endif
	stat("/proc/self/exe", &program); /* without it the version alone must do */
	snprintf(out, size, "tableside %s %lld.%09ld %llx", PACKAGE_VERSION,
	         (long long)program.st_mtim.tv_sec, program.st_mtim.tv_nsec,
	         (unsigned long long)hash_on(HASH_BEGIN, catalogue));
}

/* ---- reading ---- */

static bool take(struct text_file *file, char *out, size_t size)
{
	struct reason ignored;
	char *line;

	if (!text_file_line(file, &line, &ignored) || !line || strlen(line) >= size)
		return false;
	utf8_copy(out, size, line);
	return true;
}

/* Up to the empty line; false: there is none. */
static bool take_games(struct text_file *file, struct digest *digest)
{
	char line[TEXT_LINE_BYTES + 1];
	size_t size;
	FILE *out = memory_stream(&digest->games, &size);
	bool more;

	while ((more = take(file, line, sizeof line)) && line[0])
		fprintf(out, "%s\n", line);
	memory_stream_end(out, &digest->games);
	return more;
}

static bool take_session(struct text_file *file, struct listed *listed, struct digest *digest)
{
	char line[TEXT_LINE_BYTES + 1];
	int name = 0;

	memset(listed, 0, sizeof *listed);
	memset(digest, 0, sizeof *digest);
	return take(file, line, sizeof line) &&
	       sscanf(line, "%" SCNu64 " %" SCNd64 " %" SCNd64 " %" SCNd64 " %d %n", &listed->inode,
	              &listed->size, &listed->changed_ns, &listed->touched_ns, &digest->entries,
	              &name) == 5 &&
	       line[name] &&
	       (size_t)snprintf(listed->name, sizeof listed->name, "%s", line + name) < sizeof listed->name &&
	       take(file, digest->title, sizeof digest->title) &&
	       take(file, digest->people, sizeof digest->people) &&
	       take(file, digest->summary, sizeof digest->summary) && take_games(file, digest);
}

static void take_all(struct text_file *file, struct digests *old)
{
	int room = 0;

	for (;; old->count++) {
		if (old->count == room) {
			room = room ? room * 2 : 16;
			old->listed = xrealloc(old->listed, (size_t)room * sizeof *old->listed);
			old->digest = xrealloc(old->digest, (size_t)room * sizeof *old->digest);
		}
		if (!take_session(file, &old->listed[old->count], &old->digest[old->count]))
			break; /* the end, or a damaged rest: keep the sessions before it */
	}
	digest_done(&old->digest[old->count]);
	old->known = xmalloc((size_t)room * sizeof *old->known);
	memset(old->known, true, (size_t)old->count * sizeof *old->known);
}

static void recall(struct digests *old, const struct store *store, const char *folder)
{
	char path[PATH_MAX + 10], ours[200], head[200];
	struct text_file file = { 0 };
	struct reason ignored;

	make_head(ours, sizeof ours);
	if (path_of(store, folder, path, sizeof path) && access(path, R_OK) == 0 &&
	    text_file_open_foreign(&file, path, TEXT_TABLE_BYTES, &ignored) &&
	    take(&file, head, sizeof head) && strcmp(head, ours) == 0)
		take_all(&file, old);
	text_file_done(&file);
}

/* ---- the list ---- */

static void free_all(struct digests *d)
{
	for (int i = 0; i < d->count; i++)
		digest_done(&d->digest[i]);
	free(d->listed);
	free(d->digest);
	free(d->known);
	*d = (struct digests){ .recalled = d->recalled };
}

bool listed_is_same(const struct listed *a, const struct listed *b)
{
	return a->inode == b->inode && a->size == b->size && a->changed_ns == b->changed_ns &&
	       a->touched_ns == b->touched_ns && strcmp(a->name, b->name) == 0;
}

/* Both lists have nearly the same order, so each search begins where the last one ended. */
static void keep(struct digests *d, struct digests *old)
{
	for (int i = 0, from = 0; i < d->count; i++)
		for (int k = 0; k < old->count && !d->known[i]; k++) {
			int j = (from + k) % old->count;

			if (old->known[j] && listed_is_same(&d->listed[i], &old->listed[j])) {
				d->digest[i] = old->digest[j];
				old->digest[j].games = NULL;
				d->known[i] = true;
				from = j + 1;
			}
		}
}

bool digests_list(struct digests *d, const struct store *store, const char *folder, struct reason *why)
{
	struct digests old = *d;
	bool listed;

	*d = (struct digests){ .recalled = true, .learnt = old.learnt };
	if (!old.recalled)
		recall(&old, store, folder);
	listed = store_list_in(folder, &d->listed, &d->count, why);
	if (d->count) {
		d->digest = xcalloc((size_t)d->count, sizeof *d->digest);
		d->known = xcalloc((size_t)d->count, sizeof *d->known);
		keep(d, &old);
	}
	free_all(&old);
	return listed;
}

const struct digest *digests_of(struct digests *d, int n)
{
	if (!d->known[n]) {
		digest_read(&d->listed[n], &d->digest[n]);
		d->known[n] = true;
		d->learnt |= !d->digest[n].fault[0];
	}
	return &d->digest[n];
}

/* What one thread reads: each step-th from the first one on. */
struct share {
	struct digests *all;
	int first, step;
	pthread_t thread;
	bool runs;
};

static void *read_share(void *arg)
{
	const struct share *share = arg;
	struct digests *d = share->all;

	for (int i = share->first; i < d->count; i += share->step)
		if (!d->known[i])
			digest_read(&d->listed[i], &d->digest[i]);
	return NULL;
}

void digests_read(struct digests *d)
{
	enum { SHARES = 8 };
	struct share share[SHARES];
	long processors = sysconf(_SC_NPROCESSORS_ONLN);
	int shares = processors < 1 ? 1 : processors > SHARES ? SHARES : (int)processors;

	for (int i = 0; i < shares; i++) {
		share[i] = (struct share){ .all = d, .first = i, .step = shares };
		share[i].runs = i > 0 && io_thread(&share[i].thread, read_share, &share[i]) == 0;
	}
	for (int i = 0; i < shares; i++)
		if (share[i].runs)
			pthread_join(share[i].thread, NULL);
		else
			read_share(&share[i]);
	for (int i = 0; i < d->count; i++) {
		d->learnt |= !d->known[i] && !d->digest[i].fault[0];
		d->known[i] = true;
	}
}

/* ---- writing ---- */

static bool tell_all(void *user, const struct save_io *io, int fd)
{
	const struct digests *d = user;
	char head[200], *text;
	size_t size;
	FILE *out = memory_stream(&text, &size);
	bool written;

	make_head(head, sizeof head);
	fprintf(out, "%s\n", head);
	for (int i = 0; i < d->count; i++) {
		const struct listed *listed = &d->listed[i];
		const struct digest *digest = &d->digest[i];

		if (d->known[i] && !digest->fault[0]) /* empty fields are empty lines */
			fprintf(out,
			        "%" PRIu64 " %" PRId64 " %" PRId64 " %" PRId64 " %d %s\n%s\n%s\n%s\n%s\n",
			        listed->inode, listed->size, listed->changed_ns, listed->touched_ns,
			        digest->entries, listed->name, digest->title, digest->people, digest->summary,
			        digest->games ? digest->games : "");
	}
	memory_stream_end(out, &text);
	written = io_write(io, fd, text, size, 0);
	free(text);
	return written;
}

/* Without a sync: a power cut may damage it, which does no harm. */
static void remember(struct digests *d, const struct store *store, const char *folder)
{
	char path[PATH_MAX + 10];
	struct reason ignored;

	if (path_of(store, folder, path, sizeof path) && store_make_folder(store->cache, &ignored))
		io_replace(&save_io_posix, path, &(struct io_content){ tell_all, d });
}

void digests_keep(struct digests *d, const struct store *store, const char *folder)
{
	if (d->learnt)
		remember(d, store, folder);
	d->learnt = false;
}

void digests_end(struct digests *d, const struct store *store, const char *folder)
{
	digests_keep(d, store, folder);
	free_all(d);
}

void digests_forget(const struct store *store)
{
	const char *const folders[] = { store->sessions, store->archive };
	char path[PATH_MAX + 10];

	for (int i = 0; i < 2; i++)
		if (path_of(store, folders[i], path, sizeof path))
			unlink(path);
}
