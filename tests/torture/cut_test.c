/* SPDX-License-Identifier: MIT */
/*
 * Power cuts. The shim (shim.c) records each change of the disk, and the disk is
 * made again as a power cut could have left it: cut at each byte; with unsynced
 * changes lost, in another order or as zeros; with an old page beside a new one.
 * Each time the session must open as it was at some moment since the last sync.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "rules/games.h"
#include "torture.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ROW_CUT, ROW_LOST, ROW_PAGES, ROW_SAVED };

static struct row rows[] = {
	[ROW_CUT] = { "power cut: the stream cut at each byte", 0, 0, 0 },
	[ROW_LOST] = { "power cut: unsynced writes lost, moved, zero", 0, 0, 0 },
	[ROW_PAGES] = { "power cut: pages of before and after", 0, 0, 0 },
	[ROW_SAVED] = { "power cut: after the last word \"saved\"", 0, 0, 0 },
};

/* ---- the stream ---- */

enum { CHANGES = 600, FILES = 8, WINDOW = 6 };

struct step {
	enum shim_change what;
	bool folder;
	uint64_t inode;
	int64_t at;
	size_t size;
	char *data, *path; /* into the stream's bytes; the path ends with NUL */
};

/* A file there was before the program began. */
struct before {
	uint64_t inode;
	char path[PATH_MAX], *data;
	size_t size;
};

struct stream {
	struct step change[CHANGES];
	int changes;
	struct before before[FILES];
	int files;
	uint64_t folder; /* inode of the folder of sessions */
	char *bytes;
};

static char *slurp(const char *path, size_t *size)
{
	FILE *file = fopen(path, "re");
	struct stat now;
	char *bytes;

	assert_non_null(file);
	assert_int_equal(fstat(fileno(file), &now), 0);
	*size = (size_t)now.st_size;
	bytes = xmalloc(*size + 1);
	assert_int_equal(fread(bytes, 1, *size, file), *size);
	fclose(file);
	return bytes;
}

static void remember_files(struct stream *s, const struct place *p)
{
	DIR *folder = opendir(p->store.sessions);
	const struct dirent *item;
	struct stat now;

	s->files = 0;
	while (folder && (item = readdir(folder))) {
		struct before *file = &s->before[s->files];

		if (item->d_name[0] == '.')
			continue;
		assert_true(s->files < FILES);
		snprintf(file->path, sizeof file->path, "%s/%s", p->store.sessions, item->d_name);
		file->data = slurp(file->path, &file->size);
		assert_int_equal(stat(file->path, &now), 0);
		file->inode = now.st_ino;
		s->files++;
	}
	if (folder)
		closedir(folder);
}

/* The path follows the data without a NUL: the data ends one byte earlier. */
static void read_trace(struct stream *s, struct place *p)
{
	size_t size, at = 0;
	struct shim_record record;
	struct stat now;

	s->bytes = slurp(place_aside(p, "trace"), &size);
	unlink(place_aside(p, "trace"));
	for (s->changes = 0; at + sizeof record <= size; s->changes++) {
		struct step *change = &s->change[s->changes];

		assert_true(s->changes < CHANGES);
		memcpy(&record, s->bytes + at, sizeof record);
		*change = (struct step){ .what = record.change,
			                 .folder = record.folder,
			                 .inode = record.inode,
			                 .at = record.at,
			                 .size = record.size };
		change->data = s->bytes + at + sizeof record - 1;
		memmove(change->data, change->data + 1, record.size + record.path);
		change->path = xmalloc(record.path + 1);
		memcpy(change->path, change->data + record.size, record.path);
		change->path[record.path] = '\0';
		at += sizeof record + record.size + record.path;
	}
	assert_int_equal(stat(p->store.sessions, &now), 0);
	s->folder = now.st_ino;
}

static void stream_free(struct stream *s)
{
	for (int i = 0; i < s->changes; i++)
		free(s->change[i].path);
	for (int i = 0; i < s->files; i++)
		free(s->before[i].data);
	free(s->bytes);
	s->changes = s->files = 0;
}

static bool is_name(const struct step *change)
{
	return change->what == CHANGE_NEW || change->what == CHANGE_NAME || change->what == CHANGE_GONE;
}

/* Whether a sync that had ended before change `upto` has put change i on the
 * disk. After one that failed the next may say that all is well, and it is not. */
static bool is_synced(const struct stream *s, int i, int upto)
{
	const struct step *change = &s->change[i];

	for (int n = i + 1; n < upto; n++) {
		const struct step *sync = &s->change[n];

		if (sync->what == CHANGE_LOST && sync->inode == change->inode && !is_name(change))
			return false;
		if (sync->what == CHANGE_SYNCED && sync->at > i &&
		    (is_name(change) ? sync->inode == s->folder : sync->inode == change->inode))
			return true;
	}
	return false;
}

/* ---- a power cut ---- */

/* The part of the stream that has reached the disk. */
struct cut {
	int upto;                 /* changes before this one were made */
	size_t part;              /* and these bytes of that one */
	int held;                 /* a sync had ended before this change: it and all before are there */
	int order[WINDOW], count; /* the changes from `held` on that have come, in this order; */
	bool chosen;              /* without: all of them have */
	bool zeros;               /* a missing write has lengthened its file */
};

struct disk {
	struct {
		char path[PATH_MAX];
		uint64_t inode;
	} name[FILES * 2];
	int names;
	struct {
		uint64_t inode;
		char *data;
		size_t size;
	} file[FILES * 2];
	int files;
};

static int file_of(struct disk *d, uint64_t inode)
{
	for (int i = 0; i < d->files; i++)
		if (d->file[i].inode == inode)
			return i;
	assert_true(d->files < FILES * 2);
	d->file[d->files].inode = inode;
	d->file[d->files].data = NULL;
	d->file[d->files].size = 0;
	return d->files++;
}

static void resize(struct disk *d, int i, size_t size)
{
	d->file[i].data = xrealloc(d->file[i].data, size + 1);
	if (size > d->file[i].size)
		memset(d->file[i].data + d->file[i].size, 0, size - d->file[i].size);
	d->file[i].size = size;
}

static void name_set(struct disk *d, const char *path, uint64_t inode)
{
	int i = 0;

	while (i < d->names && strcmp(d->name[i].path, path) != 0)
		i++;
	assert_true(i < FILES * 2);
	d->names += i == d->names;
	snprintf(d->name[i].path, sizeof d->name[i].path, "%s", path);
	d->name[i].inode = inode;
}

static void name_drop(struct disk *d, const char *path, size_t length)
{
	for (int i = 0; i < d->names; i++)
		if (strlen(d->name[i].path) == length && memcmp(d->name[i].path, path, length) == 0)
			d->name[i] = d->name[--d->names];
}

static void apply(struct disk *d, const struct step *change, size_t size)
{
	int i;

	switch (change->what) {
	case CHANGE_NEW: name_set(d, change->path, change->inode); break;
	case CHANGE_NAME:
		name_drop(d, change->data, change->size);
		name_set(d, change->path, change->inode);
		break;
	case CHANGE_GONE: name_drop(d, change->path, strlen(change->path)); break;
	case CHANGE_CUT: resize(d, file_of(d, change->inode), (size_t)change->at); break;
	case CHANGE_DATA:
		i = file_of(d, change->inode);
		if (d->file[i].size < (size_t)change->at + size)
			resize(d, i, (size_t)change->at + size);
		memcpy(d->file[i].data + change->at, change->data, size);
		break;
	case CHANGE_SYNC:
	case CHANGE_SYNCED:
	case CHANGE_LOST:
	case CHANGE_FOLDER: break;
	}
}

static void lengthen(struct disk *d, const struct step *change)
{
	int i = change->what == CHANGE_DATA ? file_of(d, change->inode) : -1;

	if (i >= 0 && d->file[i].size < (size_t)change->at + change->size)
		resize(d, i, (size_t)change->at + change->size);
}

static void begin_disk(struct disk *d, const struct stream *s)
{
	d->names = d->files = 0;
	for (int i = 0; i < s->files; i++) {
		int at = file_of(d, s->before[i].inode);

		resize(d, at, s->before[i].size);
		memcpy(d->file[at].data, s->before[i].data, s->before[i].size);
		name_set(d, s->before[i].path, s->before[i].inode);
	}
}

static void make_disk(struct disk *d, const struct stream *s, const struct cut *cut)
{
	begin_disk(d, s);
	for (int i = 0; i < cut->held; i++)
		apply(d, &s->change[i], s->change[i].size);
	for (int i = cut->held; i < cut->upto; i++)
		if (!cut->chosen || is_synced(s, i, cut->upto))
			apply(d, &s->change[i], s->change[i].size);
	for (int i = 0; cut->chosen && i < cut->count; i++)
		apply(d, &s->change[cut->order[i]], s->change[cut->order[i]].size);
	for (int i = cut->held; cut->zeros && i < cut->upto; i++)
		lengthen(d, &s->change[i]);
	if (cut->part)
		apply(d, &s->change[cut->upto], cut->part);
}

static void free_disk(struct disk *d)
{
	for (int i = 0; i < d->files; i++)
		free(d->file[i].data);
	d->names = d->files = 0;
}

static void put_files(const struct disk *d, struct place *p)
{
	DIR *folder = opendir(p->store.sessions);
	const struct dirent *item;
	char path[PATH_MAX + 300];

	while (folder && (item = readdir(folder))) {
		snprintf(path, sizeof path, "%s/%s", p->store.sessions, item->d_name);
		unlink(path);
	}
	if (folder)
		closedir(folder);
	for (int i = 0; i < d->names; i++) {
		int at = file_of((struct disk *)d, d->name[i].inode);
		FILE *file = fopen(d->name[i].path, "we");

		assert_non_null(file);
		if (d->file[at].size)
			assert_int_equal(fwrite(d->file[at].data, 1, d->file[at].size, file),
			                 d->file[at].size);
		assert_int_equal(fclose(file), 0);
	}
}

static int name_find(const struct disk *d, const char *path)
{
	for (int i = 0; i < d->names; i++)
		if (strcmp(d->name[i].path, path) == 0)
			return i;
	return -1;
}

/* Whole lines in the file of a name: those that the last sync has brought. */
static int lines_on(const struct disk *d, const char *path)
{
	int at = name_find(d, path), lines = 0;

	if (at < 0)
		return -1;
	at = file_of((struct disk *)d, d->name[at].inode);
	for (size_t i = 0; i < d->file[at].size; i++)
		lines += d->file[at].data[i] == '\n' && i > 1 && d->file[at].data[i - 1] == '}' &&
		         d->file[at].data[i - 2] == '"';
	return lines;
}

/* Lines that a sync had brought when the power went; -1: not even the file. */
static int synced_lines(const struct stream *s, const struct cut *cut, const char *path)
{
	struct cut only = { .upto = cut->upto, .held = cut->held, .chosen = true };
	struct disk d;
	int lines;

	make_disk(&d, s, &only);
	lines = lines_on(&d, path);
	free_disk(&d);
	return lines;
}

/* ---- judging ---- */

struct scene {
	struct place *p;
	const struct story *story;
	const struct stream *s;
	const char *name;
};

static void judge(const struct scene *scene, struct row *row, const struct disk *d, int least,
                  const char *what)
{
	const char *complaint = NULL;

	if (name_find(d, scene->p->path) < 0) {
		complaint = least > 0 ? "the session is gone" : NULL;
		row->lost += least > 0 ? least : 0;
	} else {
		put_files(d, scene->p);
		complaint = torture_judge(row, scene->p->path, scene->story, least > 0 ? least : 0,
		                          scene->story->lines);
	}
	torture_count(row, complaint, "%s, %s: %s", scene->story->game->id, scene->name, what);
}

static void try_cut(const struct scene *scene, struct row *row, const struct cut *cut)
{
	int least = synced_lines(scene->s, cut, scene->p->path);
	struct disk d;
	char what[200];
	size_t end;

	make_disk(&d, scene->s, cut);
	end = (size_t)snprintf(what, sizeof what, "%d changes and %zu bytes, synced to %d%s", cut->upto,
	                       cut->part, cut->held, cut->zeros ? ", zeros" : "");
	for (int i = 0; cut->chosen && i < cut->count; i++)
		end += (size_t)snprintf(what + end, sizeof what - end, " %d", cut->order[i]);
	judge(scene, row, &d, least, what);
	free_disk(&d);
}

/* ---- the cuts ---- */

static void cut_each_byte(const struct scene *scene)
{
	const struct stream *s = scene->s;
	long total = 0, n = 0;
	struct pick pick;

	for (int c = 0; c < s->changes; c++)
		total += s->change[c].what == CHANGE_DATA ? (long)s->change[c].size : 1;
	pick = torture_pick(total, 0);
	for (int c = 0; c < s->changes; c++) {
		size_t parts = s->change[c].what == CHANGE_DATA ? s->change[c].size : 1;

		for (size_t part = 0; part < parts; part++, n++)
			if (n % pick.step == pick.first)
				try_cut(scene, &rows[ROW_CUT], &(struct cut){ .upto = c, .part = part });
	}
}

/* The changes from `from` on that are not synced when the power goes at `upto`. */
static int pending(const struct stream *s, int from, int upto, int out[WINDOW])
{
	int count = 0;

	for (int i = from; i < upto; i++) {
		const struct step *change = &s->change[i];

		if ((change->what == CHANGE_DATA || change->what == CHANGE_CUT || is_name(change)) &&
		    !is_synced(s, i, upto)) {
			if (count == WINDOW)
				return -1; /* too many: a later sync is assumed */
			out[count++] = i;
		}
	}
	return count;
}

static void choose(struct cut *cut, const int *from, int count, unsigned mask)
{
	cut->chosen = true;
	cut->count = 0;
	for (int i = 0; i < count; i++)
		if (mask & 1u << i)
			cut->order[cut->count++] = from[i];
}

/* The next order of them; false: that was the last. */
static bool next_order(int *order, int count)
{
	int i = count - 2, j = count - 1, first, last;

	while (i >= 0 && order[i] > order[i + 1])
		i--;
	if (i < 0)
		return false;
	while (order[j] < order[i])
		j--;
	first = order[i];
	order[i] = order[j];
	order[j] = first;
	for (first = i + 1, last = count - 1; first < last; first++, last--) {
		int kept = order[first];

		order[first] = order[last];
		order[last] = kept;
	}
	return true;
}

/* In another order only what is written to one file and is no rewrite of the
 * same bytes: names and lengths are kept in order by every journal of a disk. */
static bool may_move(const struct stream *s, const struct cut *cut)
{
	for (int i = 0; i < cut->count; i++)
		if (s->change[cut->order[i]].what != CHANGE_DATA)
			return false;
	return cut->count > 1 && cut->count <= 4;
}

static void lose(const struct scene *scene, int from, int upto, long *n, const struct pick *pick)
{
	int open[WINDOW], count = pending(scene->s, from, upto, open);

	for (unsigned mask = 0; count > 0 && mask < 1u << count; mask++)
		for (int zeros = 0; zeros < 2; zeros++) {
			struct cut cut = { .upto = upto, .held = from, .zeros = zeros };

			choose(&cut, open, count, mask);
			do {
				if (pick && (*n)++ % pick->step == pick->first)
					try_cut(scene, &rows[ROW_LOST], &cut);
				else if (!pick)
					++*n;
			} while (may_move(scene->s, &cut) && next_order(cut.order, cut.count));
		}
}

/* Appended lines may be synced at any moment: each is tried. Rewriting a file relies
 * on its syncs, and none is assumed. */
static void lose_each(const struct scene *scene, long *n, const struct pick *pick, bool appends)
{
	for (int upto = 1; upto <= scene->s->changes; upto++) {
		lose(scene, 0, upto, n, pick);
		for (int from = upto - 1; appends && from > 0 && from >= upto - WINDOW; from--)
			lose(scene, from, upto, n, pick);
	}
}

static void lose_some(const struct scene *scene, bool appends)
{
	struct pick pick;
	long n = 0;

	lose_each(scene, &n, NULL, appends);
	pick = torture_pick(n, 0);
	n = 0;
	lose_each(scene, &n, &pick, appends);
}

/* The bytes before `edge` as they were after `left` changes, those behind it
 * as after `right`: pages are written by themselves. */
static void try_pages(const struct scene *scene, int held, int left, int right, size_t edge)
{
	struct cut old = { .upto = left, .held = left }, new = { .upto = right, .held = right };
	struct cut synced = { .upto = held, .held = held };
	struct disk d, other;
	char what[120];
	int at, with, least = synced_lines(scene->s, &synced, scene->p->path);

	make_disk(&d, scene->s, &old);
	make_disk(&other, scene->s, &new);
	at = file_of(&d, d.name[name_find(&d, scene->p->path)].inode);
	with = file_of(&other, other.name[name_find(&other, scene->p->path)].inode);
	if (d.file[at].size > edge || other.file[with].size > edge) {
		resize(&d, at, other.file[with].size > edge ? other.file[with].size : edge);
		if (other.file[with].size > edge)
			memcpy(d.file[at].data + edge, other.file[with].data + edge,
			       other.file[with].size - edge);
	}
	snprintf(what, sizeof what, "synced to %d, to byte %zu as after %d, from there as after %d", held,
	         edge, left, right);
	judge(scene, &rows[ROW_PAGES], &d, least, what);
	free_disk(&d);
	free_disk(&other);
}

/* Of appended lines alone: `held` is synced, up to three more are not. */
static void mix_pages(const struct scene *scene, int first)
{
	const struct stream *s = scene->s;
	long faults = torture_faults(20000);

	for (long i = 0; i < faults; i++) {
		struct rng *rng = torture_rng();
		int held = first + (int)rng_below(rng, (uint32_t)(s->changes - first - 4));
		int left = held + (int)rng_below(rng, 4), right = held + (int)rng_below(rng, 4);
		const struct step *from = &s->change[held], *to = &s->change[held + 3];
		int64_t end = to->at + (int64_t)to->size;

		while (from->what != CHANGE_DATA && from < to)
			from++;
		if (to->what != CHANGE_DATA || end <= from->at || strstr(from->path, ".tmp."))
			continue;
		try_pages(scene, held, left, right,
		          (size_t)from->at + rng_below(rng, (uint32_t)(end - from->at)));
	}
}

/* ---- streams ---- */

/* Whether change i, a folder that was made, is there after a power cut: the one that holds it is synced. */
static bool is_held(const struct stream *s, int i)
{
	const char *path = s->change[i].path;
	char parent[PATH_MAX];
	struct stat now;

	snprintf(parent, sizeof parent, "%.*s", (int)(strrchr(path, '/') - path), path);
	assert_int_equal(stat(parent, &now), 0);
	for (int n = i + 1; n < s->changes; n++)
		if (s->change[n].what == CHANGE_SYNCED && s->change[n].inode == now.st_ino)
			return true;
	return false;
}

static bool folders_are_held(const struct stream *s)
{
	for (int i = 0; i < s->changes; i++)
		if (s->change[i].what == CHANGE_FOLDER && !is_held(s, i))
			return false;
	return true;
}

/* Runs the program, with its disk's stream. */
static void record(struct scene *scene, struct stream *s, const char *name, const struct shot *shot,
                   const char *const args[])
{
	struct shot traced = shot ? *shot : (struct shot){ 0 };
	struct cut end;

	traced.trace = true;
	remember_files(s, scene->p);
	place_run(scene->p, &traced, args);
	if (scene->p->status != 0)
		fail_msg("%s, %s: %s", scene->story->game->id, name, scene->p->err);
	assert_true(scene->p->path[0] || place_find(scene->p));
	read_trace(s, scene->p);
	scene->s = s;
	scene->name = name;
	end = (struct cut){ .upto = s->changes, .chosen = true };
	torture_count(&rows[ROW_SAVED],
	              synced_lines(s, &end, scene->p->path) == scene->story->lines
	                      ? NULL
	                      : "not all that is called saved had been synced",
	              "%s, %s", scene->story->game->id, name);
	torture_count(&rows[ROW_SAVED], folders_are_held(s) ? NULL : "a new folder had not been synced",
	              "%s, %s", scene->story->game->id, name);
}

/* The change after which the first line was appended. */
static int first_append(const struct stream *s)
{
	int first = 0;

	for (int i = 0; i < s->changes; i++)
		if (s->change[i].what == CHANGE_NAME)
			first = i + 1;
	return first;
}

static void each_game(struct place *p, void (*cuts)(const struct scene *scene))
{
	struct stream *s = xcalloc(1, sizeof *s);
	struct story story;

	for (int g = 0; games[g]; g++) {
		struct scene scene = { .p = p, .story = &story };

		place_clean(p);
		p->path[0] = '\0';
		story_load(&story, games[g]);
		record(&scene, s, "a new session", NULL,
		       (const char *const[]){ "run", games[g]->id, place_script(p, story.line, story.lines),
		                              "--save", NULL });
		cuts(&scene);
		stream_free(s);
		story_free(&story);
	}
	free(s);
}

/* Ways that make a file again or cut one. */
static const struct {
	const char *name;
	bool (*prepare)(struct place *p, const struct story *story);
	struct shot shot;
	int taken; /* lines the opening itself adds */
} rewrites[] = {
	{ "a torn end", story_torn, { 0 }, 0 },
	{ "a run taken up", story_with_run, { 0 }, 1 },
	{ "a short write mended", story_half, { .deed = "SHORT", .only = "pwrite", .at = 1 }, 0 },
	{ "a failed write mended", story_half, { .deed = "EIO", .only = "pwrite", .at = 4 }, 0 },
	/* One sync may do for both, that of opening and that of the lines. */
	{ "the first sync failed", story_half, { .deed = "EIO", .only = "fdatasync", .at = 1 }, 0 },
	{ "a failed sync mended", story_half, { .deed = "EIO", .only = "fdatasync", .at = 2 }, 0 },
};

static void each_rewrite(struct place *p, void (*cuts)(const struct scene *scene))
{
	struct stream *s = xcalloc(1, sizeof *s);
	struct story story;

	story_load(&story, games[0]);
	for (size_t i = 0; i < sizeof rewrites / sizeof *rewrites; i++) {
		struct scene scene = { .p = p, .story = &story };
		int from = story.lines / 2 + rewrites[i].taken;

		place_clean(p);
		assert_true(rewrites[i].prepare(p, &story));
		record(&scene, s, rewrites[i].name, &rewrites[i].shot,
		       (const char *const[]){ "run", p->path,
		                              place_script(p, story.line + from, story.lines - from), NULL });
		cuts(&scene);
		stream_free(s);
	}
	story_free(&story);
	free(s);
}

static void lose_appends(const struct scene *scene)
{
	lose_some(scene, true);
}

static void lose_rewrites(const struct scene *scene)
{
	lose_some(scene, false);
}

static void mix(const struct scene *scene)
{
	mix_pages(scene, first_append(scene->s));
}

static void cut_at_each_byte(void **state)
{
	each_game(*state, cut_each_byte);
	each_rewrite(*state, cut_each_byte);
	torture_check(&rows[ROW_CUT]);
}

static void unsynced_writes_are_lost(void **state)
{
	each_game(*state, lose_appends);
	each_rewrite(*state, lose_rewrites);
	torture_check(&rows[ROW_LOST]);
}

static void pages_of_before_and_after(void **state)
{
	each_game(*state, mix);
	torture_check(&rows[ROW_PAGES]);
}

static void saved_is_synced(void **state)
{
	(void)state; /* each stream has been looked at */
	torture_check(&rows[ROW_SAVED]);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		TORTURE(cut_at_each_byte),
		TORTURE(unsynced_writes_are_lost),
		TORTURE(pages_of_before_and_after),
		TORTURE(saved_is_synced),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return torture_run("power cuts", tests, rows);
}
