/* SPDX-License-Identifier: MIT */
/*
 * Messages to the host of a hall, from any sender, and the file it keeps. Each
 * message begins with a line "= KIND TABLE". All texts of the board are fit to be
 * shown; reading the written file gives the same hall; a repeated message changes
 * nothing. A file of the shared folder is read whole or up to its first fault; after a
 * writer has cut off what was not whole, a reader finds the same parcels and the new one.
 */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "net/hall/keeper_inner.h"
#include "net/hall/stream.h"

enum { INPUT_BYTES = 1 << 16, NOW = 1800000000 };

static void look_at(const struct keeper *k)
{
	for (int n = 0; n < keeper_tables(k); n++) {
		const struct hall_row *row = keeper_row(k, n);
		const struct kept *kept = keeper_session(k, row->table, NULL);

		fuzz_clean("a title", row->title);
		fuzz_clean("a summary", row->summary);
		fuzz_clean("what was said last", row->last);
		fuzz_clean("a session", row->session);
		for (int seat = 0; seat < row->seats; seat++)
			fuzz_clean("a name", row->seat[seat].name);
		if (row->table < 1 || row->table > HALL_TABLES || row->lines != (kept ? kept->lines : 0))
			fuzz_fail("table %d with %d lines", row->table, row->lines);
	}
}

/* A hall as its file tells it: which lines of which sessions. */
static uint64_t sum_of(const struct keeper *k)
{
	uint64_t sum = 0;

	for (int n = 0; n < k->tables; n++)
		for (int i = 0; i < k->table[n]->sessions; i++) {
			const struct keeper_session *s = &k->table[n]->session[i];

			sum = sum * 31 + (uint64_t)k->table[n]->row.table * 1000003 +
			      (uint64_t)s->kept.lines * 2 + s->gone;
			for (size_t at = 0; at < s->kept.size; at++)
				sum = sum * 31 + (unsigned char)s->kept.text[at];
			sum += fuzz_state(s->journal);
		}
	return sum;
}

static int lines_of(const struct keeper *k)
{
	int lines = 0;

	for (int n = 0; n < k->tables; n++)
		for (int i = 0; i < k->table[n]->sessions; i++)
			lines += k->table[n]->session[i].kept.lines;
	return lines;
}

static struct keeper *open_hall(const char *path, struct reason *why)
{
	return keeper_open(path, "/dev/null", true, NOW, why);
}

/* The kind and the table behind "= ". */
static bool read_begin(const char *line, size_t length, struct parcel *parcel)
{
	static const char *const kinds[PARCELS] = { "here", "journal", "ask", "ack", "copy", "host" };
	char text[40], kind[20];

	if (length < 4 || length >= sizeof text || memcmp(line, "= ", 2) != 0)
		return false;
	memcpy(text, line, length);
	text[length] = '\0';
	if (sscanf(text + 2, "%19s %9d", kind, &parcel->table) != 2)
		return false;
	for (int i = 0; i < PARCELS; i++)
		if (strcmp(kinds[i], kind) == 0) {
			parcel->kind = (enum parcel_kind)i;
			return true;
		}
	return false;
}

static void take_all(struct keeper *k, const char *bytes, size_t size)
{
	const char *at = bytes, *end = bytes + size, *line;
	struct parcel parcel = { PARCEL_JOURNAL, 1, bytes, 0 };
	long length;

	while ((length = wire_line(&at, end, &line)) >= 0) {
		struct parcel next = parcel;

		if (!read_begin(line, (size_t)length, &next))
			continue;
		parcel.size = (size_t)(line - parcel.text);
		keeper_take(k, &parcel, NOW);
		parcel = next;
		parcel.text = at;
	}
	parcel.size = (size_t)(end - parcel.text);
	keeper_take(k, &parcel, NOW);
}

void fuzz_hall(const char *bytes, size_t size)
{
	struct reason why = { 0 };
	struct keeper *k, *again;
	uint64_t sum;
	int lines;

	if (size > INPUT_BYTES)
		return;
	k = open_hall(fuzz_file("", 0), &why);
	if (!k)
		fuzz_fail("no hall: %s", why.text);
	take_all(k, bytes, size);
	look_at(k);
	sum = sum_of(k);
	again = open_hall(fuzz_file(k->out_size ? k->out : "", k->out_size), &why);
	if (!again)
		fuzz_fail("what was believed cannot be read: %s", why.text);
	if (sum_of(again) != sum)
		fuzz_fail("written down and read, it is another hall");
	keeper_close(again);
	lines = lines_of(k);
	take_all(k, bytes, size); /* a line that came too early is taken now */
	if (lines_of(k) < lines)
		fuzz_fail("said twice, it has lost lines");
	look_at(k);
	keeper_close(k);
}

void fuzz_hall_file(const char *bytes, size_t size)
{
	struct reason why = { 0 };
	struct keeper *k;

	if (size > INPUT_BYTES)
		return;
	k = open_hall(fuzz_file(bytes, size), &why);
	if (k)
		look_at(k);
	else
		fuzz_refused(&why);
	keeper_close(k);
}

/* ---- the shared folder ---- */

struct parcels {
	int taken, refused;
	uint64_t sum;
};

static void take_parcel(void *user, const struct parcel *parcel)
{
	struct parcels *p = user;
	struct hall_seating seating;

	if (parcel->kind >= PARCELS || parcel->size > PARCEL_BYTES || parcel->table != 1)
		fuzz_fail("a parcel of %zu bytes, kind %d", parcel->size, (int)parcel->kind);
	if (wire_read_seating(parcel, &seating))
		for (int seat = 0; seat < seating.seats; seat++)
			fuzz_clean("who is to sit there", seating.name[seat]);
	p->taken++;
	p->sum = p->sum * 31 + parcel->kind;
	for (size_t i = 0; i < parcel->size; i++)
		p->sum = p->sum * 31 + (unsigned char)parcel->text[i];
}

static void refuse_parcel(void *user, int table, const char *why)
{
	fuzz_clean("a refusal", why);
	((struct parcels *)user)->refused++;
}

static struct parcels read_folder(const char *path)
{
	struct parcels parcels = { 0 };
	const struct carrier_user to = { take_parcel, refuse_parcel, &parcels };
	struct stream stream = { .fd = -1 };

	strcpy(stream.path, path);
	while (stream_read(&stream, 1, &to))
		;
	stream_done(&stream);
	if (parcels.refused > 1)
		fuzz_fail("one file is refused %d times", parcels.refused);
	return parcels;
}

static void still_has(const char *path, const char *bytes, size_t size)
{
	static char now[INPUT_BYTES + 1];
	FILE *file = fopen(path, "r");
	size_t have = file ? fread(now, 1, sizeof now, file) : 0;

	if (!file || have != size || memcmp(now, bytes, size) != 0)
		fuzz_fail("a file that was refused is changed");
	fclose(file);
}

void fuzz_hall_folder(const char *bytes, size_t size)
{
	static const char last[] = "ask\n";
	const char *path;
	struct stream stream = { .fd = -1 };
	struct reason why = { 0 };
	struct parcels before, after;
	const struct parcel added = { PARCEL_ASK, 1, last, sizeof last - 1 };

	if (size > INPUT_BYTES)
		return;
	path = fuzz_file(bytes, size);
	before = read_folder(path);
	strcpy(stream.path, path);
	if (!stream_write(&stream, &why)) { /* no file of a hall stays as it is */
		fuzz_refused(&why);
		still_has(path, bytes, size);
		return;
	}
	if (!stream_add(&stream, added.kind, added.text, added.size))
		fuzz_fail("nothing can be added: %s", why.text);
	stream_done(&stream);
	take_parcel(&before, &added);
	after = read_folder(path);
	if (after.refused || after.taken != before.taken || after.sum != before.sum)
		fuzz_fail("of %d parcels %d are left", before.taken, after.taken);
}
