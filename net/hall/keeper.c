/* SPDX-License-Identifier: MIT */
/*
 * Takes messages of tables. Messages and the hall's file go through the same
 * functions, so that a killed host resumes where it was.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "keeper_inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/games.h"
#include "saves/session/format.h"
#include "saves/text/io.h"
#include "saves/text/stamp.h"

/* ---- the tables ---- */

static int place_of(const struct keeper *k, int number)
{
	int from = 0, to = k->tables;

	while (from < to) {
		int middle = (from + to) / 2;

		if (k->table[middle]->row.table < number)
			from = middle + 1;
		else
			to = middle;
	}
	return from;
}

struct keeper_table *keeper_find(const struct keeper *k, int number)
{
	int at = place_of(k, number);

	return at < k->tables && k->table[at]->row.table == number ? k->table[at] : NULL;
}

struct keeper_table *keeper_table(struct keeper *k, int number)
{
	struct keeper_table *t = keeper_find(k, number);
	int at = place_of(k, number);

	if (t)
		return t;
	if (k->tables == k->room) {
		k->room = k->room ? 2 * k->room : 64;
		k->table =
			xrealloc(k->table,
		                 (size_t)k->room *
		                         sizeof *k->table); /* NOLINT(bugprone-sizeof-expression): pointers */
	}
	/* NOLINTNEXTLINE(bugprone-sizeof-expression): pointers */
	memmove(k->table + at + 1, k->table + at, (size_t)(k->tables++ - at) * sizeof *k->table);
	t = k->table[at] = xcalloc(1, sizeof *t);
	t->row.table = number;
	t->row.sheet.winner = t->row.turn = t->current = t->written = -1;
	return t;
}

int keeper_find_session(const struct keeper_table *t, const char *id)
{
	for (int i = 0; i < t->sessions; i++)
		if (strcmp(t->session[i].kept.id, id) == 0)
			return i;
	return -1;
}

static void write_line(struct keeper *k, int table, const char *line, size_t size)
{
	char number[16];
	size_t head = (size_t)snprintf(number, sizeof number, "%d ", table);

	if (k->reading)
		return;
	while (k->out_size + head + size + 1 > k->out_room) {
		k->out_room = k->out_room ? 2 * k->out_room : 4096;
		k->out = xrealloc(k->out, k->out_room);
	}
	memcpy(k->out + k->out_size, number, head);
	memcpy(k->out + k->out_size + head, line, size);
	k->out_size += head + size;
	k->out[k->out_size++] = '\n';
}

/* ---- what happened ---- */

/* Calls are in the order in which they come here: the laptops' clocks may be wrong. Of one
 * from before the host's start nothing tells the time but the laptop. */
static void fill(struct keeper *k, struct keeper_table *t, const struct keeper_session *s)
{
	struct hall_row *row = &t->row;
	bool waited = row->call.waiting;

	row_fill(row, s->journal, s->header.title);
	if (row->call.waiting && !waited) {
		row->called = ++k->calls;
		row->called_at = k->past && row->call.since < k->now ? row->call.since : k->now;
	}
	t->changed = true;
}

/* A row tells which line of its session was the last, and which made the sheet. */
static void change_row(struct keeper_table *t, struct keeper_session *s)
{
	struct hall_row table = t->row, *row = &t->row;

	if (t->current >= 0)
		t->session[t->current].row = table;
	*row = s->row;
	row->table = table.table;
	row->called = table.called;
	row->called_at = table.called_at;
	row->call.waiting = false;
	row->here = table.here;
	row->left = table.left;
	row->since = table.since;
	row->refused = table.refused;
}

static void show(struct keeper *k, struct keeper_table *t, int session)
{
	struct keeper_session *s = &t->session[session];

	if (session != t->current)
		change_row(t, s);
	t->current = session;
	memcpy(t->row.session, s->kept.id, sizeof t->row.session);
	fill(k, t, s);
}

bool keeper_here(struct keeper *k, struct keeper_table *t, const struct wire_here *here, int64_t now)
{
	int session = keeper_find_session(t, here->id);
	bool other = t->row.session[0] && strcmp(here->id, "-") != 0 && strcmp(t->row.session, here->id) != 0;
	char text[WIRE_WORDS];

	if (session >= 0)
		t->session[session].answer = true;
	else if (strcmp(here->id, "-") != 0)
		memcpy(t->unknown, here->id, sizeof t->unknown);
	k->answers = t->greeted = true;
	if ((session >= 0 && t->session[session].gone) || (!here->here && other))
		return true; /* a laptop that has left this table */
	if (here->here == t->row.here && here->left == t->row.left && !other)
		return true;
	if (!here->here && t->row.left)
		return true; /* the last will of a laptop that has left */
	t->row.here = here->here;
	t->row.left = here->left;
	t->row.since = now;
	t->changed = true;
	if (session >= 0 && here->here)
		show(k, t, session);
	snprintf(text, sizeof text, "%s %s", here->here ? "here" : here->left ? "left" : "away", here->id);
	write_line(k, t->row.table, text, strlen(text));
	return true;
}

static bool has_room(const struct keeper *k, const struct keeper_table *t, struct reason *why)
{
	if (k->reading)
		return true;
	if (t->sessions >= KEEPER_TABLE_SESSIONS)
		return reason_set(
			why, _("the hall takes at most %d sessions per table: this one stays on its laptop"),
			KEEPER_TABLE_SESSIONS);
	return k->sessions < KEEPER_SESSIONS ||
	       reason_set(why, _("the hall takes at most %d sessions: this one stays on its laptop"),
	                  KEEPER_SESSIONS);
}

static void begin(struct keeper *k, struct keeper_table *t, const struct save_header *header,
                  const char *line, size_t size)
{
	struct keeper_session *s;

	t->session = xrealloc(t->session, (size_t)(t->sessions + 1) * sizeof *t->session);
	s = &t->session[t->sessions];
	*s = (struct keeper_session){ .header = *header,
		                      .by = header->by,
		                      .journal = journal_new(game_find(header->game)),
		                      .row = { .turn = -1, .sheet.winner = -1 } };
	kept_begin(&s->kept, header->id, line, size);
	t->bytes += size;
	k->sessions++;
	show(k, t, t->sessions++);
}

/* Takes a header with its newline. A known session must have the same header. */
bool keeper_header(struct keeper *k, struct keeper_table *t, const char *line, size_t size,
                   struct reason *why)
{
	struct save_header header;
	size_t length;
	int i;

	for (i = t->sessions - 1; i >= 0; i--)
		if (t->session[i].kept.header_size == size &&
		    memcmp(t->session[i].kept.header, line, size) == 0)
			break;
	if (i < 0) {
		if (!scan_header(line, size, &header, &length, why))
			return false;
		if (!game_find(header.game)) {
			reason_set(why, _("this version does not know the game \"%s\""), header.game);
			return version_refuse(header.by, why);
		}
		if (keeper_find_session(t, header.id) >= 0)
			return reason_set(why, _("session %.8s has changed its first line"), header.id);
		if (!has_room(k, t, why))
			return false;
		begin(k, t, &header, line, size);
		i = t->sessions - 1;
	}
	t->session[i].answer = k->answers = true;
	if (t->session[i].gone)
		return reason_set(why, _("session %.8s: taken over by another laptop"),
		                  t->session[i].kept.id);
	if (t->written != i)
		write_line(k, t->row.table, line, size - 1);
	t->written = i;
	return true;
}

/* A line that has come before must be the same. */
static bool is_same(const struct keeper_session *s, const char *line, size_t size, int n, struct reason *why)
{
	size_t have;
	const char *kept = kept_line(&s->kept, n, &have);

	return (have == size && memcmp(kept, line, size) == 0) ||
	       reason_set(why, _("line %d differs from the one already here"), n);
}

static bool take_entry(struct keeper *k, struct keeper_session *s, const struct scanned *entry,
                       struct reason *why)
{
	int by = entry->by ? entry->by : s->by;

	if (!version_knows(by, entry->key, why))
		return false;
	if (!scanned_follow(s->journal, entry, &k->said, why))
		return version_refuse(by, why);
	s->by = by;
	return true;
}

bool keeper_entry(struct keeper *k, struct keeper_table *t, const char *line, size_t size, int n,
                  struct reason *why)
{
	struct keeper_session *s = &t->session[t->written];
	struct hall_row *row;
	struct scanned entry;

	if (n <= s->kept.lines)
		return is_same(s, line, size, n, why);
	if (n > s->kept.lines + 1)
		return true; /* lines between are missing: the answer says which line is next */
	if (size >= IMAGE_LINE_BYTES)
		return reason_set(why, _("line %d is too long for a session"), n);
	if (!k->reading && t->bytes + size > KEEPER_TABLE_BYTES)
		return reason_set(
			why,
			_("line %d: the hall takes at most %d MiB per table, the rest stays on its laptop"),
			n, KEEPER_TABLE_BYTES >> 20);
	if (!scan_entry(line, size, n, k->scratch, &entry, why) || !take_entry(k, s, &entry, why))
		return reason_at(why, _("line %d"), n);
	kept_add(&s->kept, line, size);
	t->bytes += size;
	write_line(k, t->row.table, line, size);
	row = t->written == t->current ? &t->row : &s->row;
	if (k->said.lines)
		utf8_copy(row->last, sizeof row->last, said_get(&k->said, k->said.lines - 1));
	row->last_at = entry.at;
	if (row == &t->row)
		fill(k, t, s);
	else
		row_fill(row, s->journal, s->header.title);
	return true;
}

void keeper_gone(struct keeper *k, struct keeper_table *t, int session)
{
	char text[WIRE_WORDS];

	t->session[session].gone = true;
	snprintf(text, sizeof text, "gone %s", t->session[session].kept.id);
	write_line(k, t->row.table, text, strlen(text));
}

/* ---- messages ---- */

static bool take_lines(struct keeper *k, struct keeper_table *t, const struct parcel *parcel,
                       struct reason *why)
{
	struct wire_lines lines;
	const char *at, *line;
	long size;
	int n;

	if (!wire_read_lines(parcel, &lines) || !lines.header || lines.token[0])
		return reason_set(why, _("these are not lines of a session"));
	if (!keeper_header(k, t, lines.header, lines.header_size, why))
		return false;
	n = lines.first;
	for (at = lines.lines; (size = wire_line(&at, lines.end, &line)) >= 0; n++)
		if (!keeper_entry(k, t, line, (size_t)size, n, why))
			return false;
	return true;
}

static bool take(struct keeper *k, const struct parcel *parcel, int64_t now, struct reason *why)
{
	struct keeper_table *t = keeper_table(k, parcel->table);
	struct wire_here here;

	if (parcel->size > PARCEL_BYTES)
		return reason_set(why, _("a message of %zu bytes"), parcel->size);
	switch (parcel->kind) {
	case PARCEL_JOURNAL: return take_lines(k, t, parcel, why);
	case PARCEL_ASK:
		if (!wire_read_ask(parcel, t->copy))
			return reason_set(why, _("this is not a question"));
		k->answers = true;
		return true;
	case PARCEL_HERE:
		return wire_read_here(parcel, &here)
		               ? keeper_here(k, t, &here, now)
		               : reason_set(why, _("unclear whether the table is connected"));
	default: return reason_set(why, _("only the host may send this"));
	}
}

void keeper_take(struct keeper *k, const struct parcel *parcel, int64_t now)
{
	struct reason why;

	k->now = now;
	if (parcel->table < 1 || parcel->table > HALL_TABLES)
		keeper_refuse(k, 0, now, _("a message without a table"));
	else if (!take(k, parcel, now, &why))
		keeper_refuse(k, parcel->table, now, why.text);
}

/* Like all of this program's own files it is for its user only. */
static FILE *open_refusals(const char *path)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
	FILE *file = fchmod(fd, 0600) < 0 ? NULL : fdopen(fd, "a");

	if (!file && fd >= 0)
		close(fd);
	return file;
}

void keeper_refuse(struct keeper *k, int table, int64_t now, const char *why)
{
	struct keeper_table *t = table ? keeper_table(k, table) : NULL;
	char stamp[STAMP_BYTES + 1], clean[500];
	int count = t ? ++t->row.refused : ++k->nameless;
	FILE *file;

	if (t)
		t->changed = true;
	/* Write the first ten, then fewer and fewer, so that refusals cannot fill the disk. */
	if (count > 10 && (count & (count - 1)))
		return;
	file = open_refusals(k->refusals);
	if (!file)
		return; /* the board still shows the count */
	stamp_write(now, stamp);
	utf8_show(why, strlen(why), clean, sizeof clean);
	fprintf(file, _("%s table %d, refused %d: %s\n"), stamp, table, count, clean);
	fclose(file);
}

/* ---- for those who look ---- */

int keeper_tables(const struct keeper *k)
{
	return k->tables;
}

const struct hall_row *keeper_row(const struct keeper *k, int n)
{
	return &k->table[n]->row;
}

bool keeper_take_change(struct keeper *k, int n)
{
	bool changed = k->table[n]->changed;

	k->table[n]->changed = false;
	return changed;
}

const struct kept *keeper_session(const struct keeper *k, int table, const char *id)
{
	const struct keeper_table *t = keeper_find(k, table);
	int i = !t ? -1 : id ? keeper_find_session(t, id) : t->current;

	return i < 0 ? NULL : &t->session[i].kept;
}

bool keeper_owes(const struct keeper *k)
{
	return k->out_size || k->answers;
}

bool keeper_follows(const struct keeper *k)
{
	return k->follows;
}

/* ---- the end ---- */

void keeper_close(struct keeper *k)
{
	if (!k)
		return;
	for (int i = 0; i < k->tables; i++) {
		struct keeper_table *t = k->table[i];

		for (int n = 0; n < t->sessions; n++) {
			kept_done(&t->session[n].kept);
			journal_free(t->session[n].journal);
		}
		free(t->session);
		free(t);
	}
	if (k->fd >= 0)
		save_io_posix.close(k->fd);
	said_free(&k->said);
	free(k->table);
	free(k->seating);
	free(k->out);
	free(k->scratch);
	free(k);
}
