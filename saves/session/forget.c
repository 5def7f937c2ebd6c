/* SPDX-License-Identifier: MIT */
/*
 * Takes a person out of a session: another name stands in all its lines, and the table replays as
 * it did. The new file takes the old one's place at once, or the old one stays.
 */
#include <config.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "saves/text/json.h"
#include "saves/text/memory_stream.h"
#include "saves/text/person.h"

enum { CLOSE_MS = 2000 };

/* The whole file, NULL and errno. */
static char *read_all(const char *path, size_t *size, struct stat *stat)
{
	const struct save_io *io = &save_io_posix;
	int fd = io_open_file(io, path, O_RDONLY);
	char *bytes = NULL;
	ssize_t have = -1;
	int error;

	if (fd >= 0 && io->fstat(fd, stat) == 0) {
		bytes = xmalloc((size_t)stat->st_size + 1);
		have = io_read(io, fd, bytes, (size_t)stat->st_size, 0);
	}
	error = errno;
	if (fd >= 0)
		io->close(fd);
	if (have >= 0) {
		*size = (size_t)have;
		return bytes;
	}
	free(bytes);
	errno = error;
	return NULL;
}

/* The file beside a session that holds its torn end, with the name replaced. */
static bool forget_torn(const struct person *person, const char *session, const char *by, struct reason *why)
{
	char path[PATH_MAX], *bytes, *text;
	struct stat stat;
	size_t size;
	bool made;

	if (!io_beside(session, ".torn", path, sizeof path))
		return true;
	bytes = read_all(path, &size, &stat);
	if (!bytes)
		return errno == ENOENT || reason_set(why, "%s", strerror(errno));
	text = person_replace(person, bytes, size, by, PERSON_PLAIN, 0, &size);
	made = io_make(&save_io_posix, path, text, size, why);
	free(bytes);
	free(text);
	return made;
}

bool save_holds(const struct person *person, const char *path)
{
	char beside[PATH_MAX];
	const char *const paths[] = {
		path,
		io_beside(path, ".torn", beside, sizeof beside) ? beside : path,
	};
	bool holds = false;

	for (int i = 0; i < 2 && !holds; i++) {
		struct stat stat;
		size_t size;
		char *bytes = read_all(paths[i], &size, &stat);

		holds = bytes ? person_is_in(person, bytes, size) : errno != ENOENT;
		free(bytes);
	}
	return holds;
}

/* ---- another name ---- */

/* "Player 3": the seat's number, or the next one that is nowhere in the file. */
static void choose_name(const struct person *person, const struct journal *journal, const char *bytes,
                        size_t size, char by[NAME_BYTES])
{
	const struct table *table = journal_state(journal);
	int n = 1;

	every_seat (i, *table)
		if (person_is(person, table->seat[i].name))
			n = i + 1;
	for (;; n++) {
		struct person taken = { .names = 0 };

		snprintf(by, NAME_BYTES, _("Player %d"), n);
		person_add(&taken, by);
		if (!person_is_in(&taken, bytes, size))
			return;
	}
}

/* ---- the table as before ---- */

/* All that the judge sees. */
static char *report_of(const struct journal *journal)
{
	struct json_emit j;

	json_begin(&j, true);
	journal_game(journal)->report(journal_state(journal), &j.emit);
	return json_take(&j, false);
}

/* With the other name also where a name means something else ("colour":"red"), in both. */
static char *renamed_report(const struct person *person, const struct journal *journal, const char *by)
{
	char *report = report_of(journal), *renamed;
	size_t size;

	renamed = person_replace(person, report, strlen(report), by, PERSON_PLAIN, 0, &size);
	free(report);
	return renamed;
}

static bool is_alike(const struct person *person, const struct journal *before, const struct journal *after,
                     const char *by)
{
	char *old = renamed_report(person, before, by), *now = renamed_report(person, after, by);
	bool alike = strcmp(old, now) == 0;

	free(old);
	free(now);
	return alike;
}

/* The lines with the other name. */
struct forgetting {
	const struct person *person;
	struct journal *before;
	const char *by;
	char *bytes; /* of the file as it is, so many */
	size_t size;
	char **line;
	uint8_t *refused; /* how often each line was */
	int lines, old;   /* old: entries from before 0.9.0 */
	bool changed;     /* the file */
};

/*
 * How a line is written after so many refusals: with all names replaced; also all words that are
 * a beginning of one; and then with some of the first names as they are, because they mean something else.
 */
enum { WAYS = 17 };

static void write_line(struct forgetting *f, int n)
{
	struct entry entry = journal_entry(f->before, n);
	int refused = f->refused[n];
	size_t size;

	free(f->line[n]);
	f->line[n] = person_replace(f->person, entry.text, strlen(entry.text), f->by,
	                            refused == 1 ? PERSON_BEGINNINGS : PERSON_LINE,
	                            refused > 1 ? (unsigned)refused - 1 : 0, &size);
}

/* Who said entry n, with the other name. */
static char *renamed_by(const struct forgetting *f, int n)
{
	const char *by = journal_entry(f->before, n).by;
	size_t size;

	return person_replace(f->person, by, strlen(by), f->by, PERSON_PLAIN, 0, &size);
}

/* The lines as a journal; NULL: one of them, *bad, is refused. */
static struct journal *replay(const struct forgetting *f, int *bad, struct reason *why)
{
	struct journal *journal = journal_new(journal_game(f->before));
	bool fine = true;

	for (int n = 0; n < f->lines && fine; n++) {
		struct entry entry = journal_entry(f->before, n);
		char *by = renamed_by(f, n);

		*bad = n;
		journal_by(journal, by, entry.phone);
		fine = journal_put(journal, f->line[n], strlen(f->line[n]), entry.at, why);
		free(by);
	}
	journal_are_old(journal, f->old);
	if (fine && journal_replay(journal, bad, why))
		return journal;
	journal_free(journal);
	return NULL;
}

static struct journal *replay_mended(struct forgetting *f, struct reason *why)
{
	struct journal *after;
	int bad;

	while (!(after = replay(f, &bad, why))) {
		if (++f->refused[bad] == WAYS) {
			reason_at(why, _("line %d"), bad + 2);
			return NULL;
		}
		write_line(f, bad);
	}
	return after;
}

/* Lines that were undone, which no replay tries, may say beginnings of a name too. True: one has changed. */
static bool mend_undone(struct forgetting *f, struct journal *after)
{
	struct said said = { 0 };
	bool any = false;

	for (int n = 0; n < f->lines; n++) {
		int told;

		if (!journal_entry(f->before, n).taken_back)
			continue;
		journal_tell(f->before, n, &said);
		told = said.lines;
		journal_tell(after, n, &said);
		if (told == said.lines)
			continue;
		f->refused[n] = 1;
		write_line(f, n);
		any = true;
	}
	said_free(&said);
	return any;
}

static bool write_lines(struct forgetting *f, struct reason *why)
{
	struct journal *after;
	bool alike;

	for (int n = 0; n < f->lines; n++)
		write_line(f, n);
	after = replay_mended(f, why);
	if (after && mend_undone(f, after)) {
		journal_free(after);
		after = replay_mended(f, why);
	}
	alike = after && (is_alike(f->person, f->before, after, f->by) ||
	                  reason_set(why, _("without the name the table would not be the same")));
	journal_free(after);
	return alike;
}

/* ---- the file ---- */

/* The text of a key in a line as it is stored; its end is the closing quote. */
static const char *find_text(const char *line, size_t size, const char *key, const char **end)
{
	const char *at = memmem(line, size, key, strlen(key));

	if (!at)
		return NULL;
	at += strlen(key);
	for (*end = at; *end < line + size && **end != '"'; *end += 1 + (**end == '\\'))
		;
	return at;
}

/* The line with other texts behind the keys (NULL: no more), as they stand in `from`, a line of the usual
 * shape. */
static void put_with(FILE *out, const char *line, size_t size, const char *const *key, const char *from,
                     size_t from_size)
{
	const char *rest = line, *end = line, *new_end = from;

	for (; *key; key++) {
		const char *text = find_text(rest, (size_t)(line + size - rest), *key, &end);
		const char *new_text = find_text(from, from_size, *key, &new_end);

		if (!text || !new_text)
			continue;
		fwrite(rest, 1, (size_t)(text - rest), out);
		fwrite(new_text, 1, (size_t)(new_end - new_text), out);
		rest = end;
	}
	fwrite(rest, 1, (size_t)(line + size - rest), out);
}

static void put_header(FILE *out, const struct forgetting *f, const char *line, size_t size)
{
	size_t renamed;
	char *header = person_replace(f->person, line, size, f->by, PERSON_PLAIN, 0, &renamed);

	put_with(out, line, size, (const char *[]){ "\"title\":\"", NULL }, header, renamed);
	free(header);
	putc('\n', out);
}

static void put_entry(FILE *out, const struct forgetting *f, int n, const char *line, size_t size)
{
	struct entry entry = journal_entry(f->before, n - 1);
	char *by = renamed_by(f, n - 1), *with;
	size_t made;

	entry.text = f->line[n - 1];
	entry.by = by;
	with = image_entry_of(n, &entry, &made);
	put_with(out, line, size, (const char *[]){ "\"do\":\"", "\"who\":\"", NULL }, with, made);
	putc('\n', out);
	free(with);
	free(by);
}

static char *write_file(struct save *save, const struct forgetting *f, size_t *size)
{
	char *bytes;
	FILE *out = memory_stream(&bytes, size);

	for (int n = 0; n <= f->lines; n++) {
		size_t length;
		const char *line = save_line(save, n, &length);

		if (!n) {
			put_header(out, f, line, length);
			continue;
		}
		if (n > 1)
			putc(',', out);
		put_entry(out, f, n, line, length);
	}
	fputs(IMAGE_TAIL, out);
	memory_stream_end(out, &bytes);
	return bytes;
}

/* The list of tables goes by when a game was played last. */
static void keep_time(const char *path, const struct stat *stat)
{
	utimensat(AT_FDCWD, path, (struct timespec[2]){ stat->st_atim, stat->st_mtim }, 0);
}

/* A file that stays as it is is not written. */
static bool replace_file(struct save *save, struct forgetting *f, const char *path, const struct stat *stat,
                         struct reason *why)
{
	size_t size;
	char *bytes = write_file(save, f, &size);
	bool made = true;

	f->changed = f->size != size || memcmp(f->bytes, bytes, size) != 0;
	if (f->changed) {
		made = io_make(&save_io_posix, path, bytes, size, why);
		keep_time(path, stat);
	}
	free(bytes);
	return made && forget_torn(f->person, path, f->by, why);
}

static bool rewrite(struct save *save, struct forgetting *f, const char *path, const struct stat *stat,
                    struct reason *why)
{
	bool made;

	f->lines = journal_count(f->before);
	f->old = image_old(&save->image);
	f->line = xcalloc((size_t)f->lines + 1, sizeof *f->line);
	f->refused = xcalloc((size_t)f->lines + 1, sizeof *f->refused);
	made = write_lines(f, why) && replace_file(save, f, path, stat, why);
	for (int n = 0; n < f->lines; n++)
		free(f->line[n]);
	free(f->line);
	free(f->refused);
	return made;
}

static void meet(void *user, const struct game_result *result)
{
	person_meets(user, result->name);
}

bool save_forget(const struct person *forgotten, const char *path, bool *changed, struct reason *why)
{
	struct person person = *forgotten;
	struct journal *journal = NULL;
	struct save *save = save_open(path, SAVE_WRITE, &journal, why);
	char by[NAME_BYTES], shown[IO_SHOWN];
	struct forgetting f = { .person = &person, .before = journal, .by = by };
	struct stat stat;
	bool forgotten_now = false;

	*changed = false;
	if (!save)
		return false;
	if (save_how(save) == SAVE_WRITE)
		f.bytes = read_all(path, &f.size, &stat);
	if (f.bytes) {
		game_result(journal_game(journal), journal_state(journal), meet, &person);
		choose_name(&person, journal, f.bytes, f.size, by);
		forgotten_now = rewrite(save, &f, path, &stat, why);
		*changed = f.changed;
	} else {
		reason_set(why, "%s", save_how(save) == SAVE_WRITE ? strerror(errno) : save_notice(save));
	}
	free(f.bytes);
	save_close(save, CLOSE_MS);
	journal_free(journal);
	return forgotten_now || reason_at(why, "%s", io_show(path, shown, sizeof shown));
}
