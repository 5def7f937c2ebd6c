/* SPDX-License-Identifier: MIT */
/*
 * Digests of sessions, kept from one evening to the next, so that home opens only
 * the sessions whose file has changed. Saves time only: opening a table reads the
 * table. A text file in the cache folder, four lines a session.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/file.h"
#include "saves/text/io.h"

enum { RECALLED_MOST = 2000 };

static bool path_of(const struct store *store, char *path, size_t size)
{
	return (size_t)snprintf(path, size, "%s/home", store->cache) < size;
}

/* A digest of another version or language has other words: the head differs. */
static void make_head(char *out, size_t size)
{
	const char *catalogue = "";
	struct stat program = { 0 };
	uint64_t words = 14695981039346656037u;

#if ENABLE_NLS
	catalogue = gettext(""); /* the catalogue's head */
#endif
	for (; *catalogue; catalogue++)
		words = (words ^ (unsigned char)*catalogue) * 1099511628211u;
	stat("/proc/self/exe", &program); /* without it the version alone must do */
	snprintf(out, size, "tableside %s %lld.%09ld %llx", PACKAGE_VERSION,
	         (long long)program.st_mtim.tv_sec, program.st_mtim.tv_nsec, (unsigned long long)words);
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
	       take(file, digest->summary, sizeof digest->summary);
}

static void take_all(struct text_file *file, struct home_place *old)
{
	int room = 0;

	for (; old->count < RECALLED_MOST; old->count++) {
		if (old->count == room) {
			room = room ? room * 2 : 16;
			old->listed = xrealloc(old->listed, (size_t)room * sizeof *old->listed);
			old->digest = xrealloc(old->digest, (size_t)room * sizeof *old->digest);
		}
		if (!take_session(file, &old->listed[old->count], &old->digest[old->count]))
			break; /* the end, or a damaged rest: keep the sessions before it */
	}
	old->known = xmalloc((size_t)room * sizeof *old->known);
	memset(old->known, true, (size_t)old->count * sizeof *old->known);
}

void home_recall(const struct store *store, struct home_place *old)
{
	char path[PATH_MAX + 8], ours[200], head[200];
	struct text_file file = { 0 };
	struct reason ignored;

	make_head(ours, sizeof ours);
	if (path_of(store, path, sizeof path) && access(path, R_OK) == 0 &&
	    text_file_open(&file, path, &ignored) && take(&file, head, sizeof head) &&
	    strcmp(head, ours) == 0)
		take_all(&file, old);
	text_file_done(&file);
}

/* ---- writing ---- */

static bool tell_all(void *user, const struct save_io *io, int fd)
{
	const struct home_place *home = user;
	char head[200], *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);
	bool written;

	if (!out)
		return false;
	make_head(head, sizeof head);
	fprintf(out, "%s\n", head);
	for (int i = 0; i < home->count && i < RECALLED_MOST; i++) {
		const struct listed *listed = &home->listed[i];
		const struct digest *digest = &home->digest[i];

		if (home->known[i] && !digest->fault[0]) /* empty fields are empty lines */
			fprintf(out, "%" PRIu64 " %" PRId64 " %" PRId64 " %" PRId64 " %d %s\n%s\n%s\n%s\n",
			        listed->inode, listed->size, listed->changed_ns, listed->touched_ns,
			        digest->entries, listed->name, digest->title, digest->people,
			        digest->summary);
	}
	written = fclose(out) == 0 && io_write(io, fd, text, size, 0);
	free(text);
	return written;
}

/* Without a sync: a power cut may damage it, which does no harm. */
void home_remember(const struct store *store, struct home_place *home)
{
	const struct save_io *io = &save_io_posix;
	char path[PATH_MAX + 8], temp[PATH_MAX + 32];
	struct reason ignored;
	int fd;

	if (!home->learnt || !path_of(store, path, sizeof path) || !store_make_folder(store->cache, &ignored))
		return;
	fd = io_temp(io, path, temp, sizeof temp, &(struct io_content){ tell_all, home });
	if (fd < 0)
		return;
	if (io->rename(temp, path) == 0)
		temp[0] = '\0';
	io_drop(io, fd, temp);
}
