/* SPDX-License-Identifier: MIT */
/*
 * Syncs the hall's file, then answers: how much of each session is on disk, a
 * copy for a laptop that takes a table over, and whether the host is there.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "keeper_inner.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"

static bool acknowledge(struct keeper_table *t, const struct keeper_session *s, struct carrier *carrier)
{
	char text[WIRE_WORDS];
	int size = s->gone ? snprintf(text, sizeof text, "gone %s\n", s->kept.id)
	                   : snprintf(text, sizeof text, "ack %s %d\n", s->kept.id, s->kept.lines);

	return carrier_send(carrier, PARCEL_ACK, t->row.table, text, (size_t)size);
}

/* Sends the whole session at the table; from now on its lines come from the laptop that asked. */
static void send_copy(struct keeper *k, struct keeper_table *t, struct carrier *carrier)
{
	char words[WIRE_WORDS], *text;
	struct keeper_session *s = t->current < 0 ? NULL : &t->session[t->current];
	int next = 1;
	size_t size;
	bool sent = true;

	if (!s) {
		size = (size_t)snprintf(words, sizeof words, "copy %s 0 0\n", t->copy);
		carrier_send(carrier, PARCEL_COPY, t->row.table, words, size);
	}
	while (s && sent && (next == 1 || next <= s->kept.lines)) {
		int last;

		snprintf(words, sizeof words, "copy %s %d %d\n", t->copy, s->kept.lines, next);
		last = kept_parcel(&s->kept, words, next, &text, &size);
		sent = carrier_send(carrier, PARCEL_COPY, t->row.table, text, size);
		free(text);
		next = last + 1 > next ? last + 1 : next + 1;
	}
	if (s && sent && !s->gone)
		keeper_gone(k, t, t->current);
	if (s)
		s->answer = true; /* the laptop before it may still listen */
	t->copy[0] = '\0';
}

static int by_table(const void *a, const void *b)
{
	return ((const struct hall_seating *)a)->table - ((const struct hall_seating *)b)->table;
}

static struct hall_seating seating_of(const struct hall_seating *list, int count, int table)
{
	const struct hall_seating key = { .table = table };
	const struct hall_seating *found =
		count ? bsearch(&key, list, (size_t)count, sizeof *list, by_table) : NULL;

	return found ? *found : key;
}

void keeper_seat(struct keeper *k, struct hall_seating *list, int count)
{
	for (int i = 0; i < k->tables; i++) {
		struct keeper_table *t = k->table[i];
		struct hall_seating had = seating_of(k->seating, k->seatings, t->row.table),
				    now = seating_of(list, count, t->row.table);

		t->seated = t->seated && memcmp(&had, &now, sizeof had) == 0;
		k->answers |= !t->seated;
	}
	free(k->seating);
	k->seating = list;
	k->seatings = count;
}

/* What a carrier keeps for the table is not told twice. */
static bool tell_seating(const struct keeper *k, struct keeper_table *t, struct carrier *carrier)
{
	struct hall_seating seating = seating_of(k->seating, k->seatings, t->row.table);
	char text[WIRE_SEATING];

	if (!t->row.here || (t->seated && (carrier->lasting || !t->greeted)))
		return true;
	t->greeted = false;
	t->seated = carrier_send(carrier, PARCEL_ACK, t->row.table, text, wire_write_seating(&seating, text));
	return t->seated;
}

static void answer(struct keeper *k, struct carrier *carrier)
{
	char text[WIRE_WORDS];
	int size;

	if (!k->answers || !carrier->up)
		return;
	k->answers = false;
	for (int i = 0; i < k->tables; i++) {
		struct keeper_table *t = k->table[i];

		if (t->unknown[0] && keeper_find_session(t, t->unknown) < 0) {
			size = snprintf(text, sizeof text, "ack %s 0\n", t->unknown);
			carrier_send(carrier, PARCEL_ACK, t->row.table, text, (size_t)size);
		}
		t->unknown[0] = '\0';
		k->answers |= !tell_seating(k, t, carrier);
		if (t->copy[0])
			send_copy(k, t, carrier);
		for (int n = 0; n < t->sessions; n++)
			if (t->session[n].answer) {
				t->session[n].answer = !acknowledge(t, &t->session[n], carrier);
				k->answers |= t->session[n].answer;
			}
	}
}

/* Bytes that could not be written go with the next: none of them has been acknowledged. */
static bool sync_file(struct keeper *k, struct reason *why)
{
	const struct save_io *io = &save_io_posix;
	char shown[IO_SHOWN];

	if (!k->out_size)
		return true;
	if (!io_write(io, k->fd, k->out, k->out_size, k->size) || !io_synced(io->fdatasync(k->fd)))
		return reason_set(why, "%s: %s", io_show(k->path, shown, sizeof shown), strerror(errno));
	k->size += (off_t)k->out_size;
	k->out_size = 0;
	return true;
}

bool keeper_flush(struct keeper *k, struct carrier *carrier, struct reason *why)
{
	if (!sync_file(k, why))
		return false;
	answer(k, carrier);
	return sync_file(k, why); /* writes that handed-over sessions are gone */
}

void keeper_greet(struct carrier *carrier, bool here)
{
	const char *text = here ? "host here\n" : "host away\n";

	carrier_send(carrier, PARCEL_HOST, HALL_HOST, text, strlen(text));
}
