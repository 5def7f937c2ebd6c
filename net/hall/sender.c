/* SPDX-License-Identifier: MIT */
/*
 * Sends a table's lines. It sends again from the last acknowledged line when
 * the way comes back, when the host comes back, and now and then while a host
 * is silent.
 */
#include "sender.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	HOLD_MS = 3000,  /* how long to wait for an answer to the greeting */
	AGAIN_MS = 8000, /* nothing acknowledged */
	AGAIN_MOST_MS = 60000,
	BACK_MS = 2000, /* between two repetitions */
	WINDOW = 200,   /* lines that a broker keeps for an absent host */
};

struct outgoing {
	struct kept kept;
	int acked, sent;
	bool greeted; /* the host has said how much it has */
	bool gone;
};

struct sender {
	int table;
	struct outgoing **session; /* owned; in the order they came */
	int sessions, current;     /* -1: none is at the table */
	struct hall_seating seating;
	bool up, lasting, heard, host, greet;
	int64_t hold_until, again_at, again_ms, back_at;
};

struct sender *sender_new(int table)
{
	struct sender *s = xcalloc(1, sizeof *s);

	s->table = table;
	s->current = -1;
	s->host = true; /* until a message says otherwise */
	s->again_ms = AGAIN_MS;
	return s;
}

void sender_free(struct sender *s)
{
	for (int i = 0; i < s->sessions; i++) {
		kept_done(&s->session[i]->kept);
		free(s->session[i]);
	}
	free(s->session);
	free(s);
}

/* ---- what the table has ---- */

static int find(const struct sender *s, const char *id)
{
	for (int i = 0; i < s->sessions; i++)
		if (strcmp(s->session[i]->kept.id, id) == 0)
			return i;
	return -1;
}

void sender_open(struct sender *s, const char *id, const char *header, size_t size)
{
	struct outgoing *o;

	s->current = find(s, id);
	s->greet = true;
	if (s->current >= 0) {
		/* Its lines will come again from the file: forget those from before. */
		o = s->session[s->current];
		o->sent = o->acked;
		kept_done(&o->kept);
	} else {
		/* NOLINTNEXTLINE(bugprone-sizeof-expression): pointers */
		s->session = xrealloc(s->session, (size_t)(s->sessions + 1) * sizeof *s->session);
		o = s->session[s->sessions] = xcalloc(1, sizeof *o);
		s->current = s->sessions++;
	}
	kept_begin(&o->kept, id, header, size);
	o->greeted = false;
}

void sender_add(struct sender *s, const char *line, size_t size)
{
	if (s->current >= 0)
		kept_add(&s->session[s->current]->kept, line, size);
}

void sender_leave(struct sender *s)
{
	s->greet |= s->current >= 0;
	s->current = -1;
}

/* ---- what the host says ---- */

static void go_back(struct sender *s)
{
	for (int i = 0; i < s->sessions; i++)
		s->session[i]->sent = s->session[i]->acked;
}

static void take_ack(struct sender *s, const struct wire_ack *ack, int64_t now_ms)
{
	int i = find(s, ack->id);
	struct outgoing *o = i < 0 ? NULL : s->session[i];
	bool further;

	if (!o)
		return;
	o->greeted = true;
	o->gone |= ack->gone;
	if (ack->gone || ack->lines > o->kept.lines)
		return; /* more than this table has: from before its file was restored */
	further = ack->lines > o->acked;
	/* Less than before: the host has lost lines, and gets them again. */
	if (!further && o->sent > ack->lines && now_ms >= s->back_at) {
		o->sent = ack->lines;
		s->back_at = now_ms + BACK_MS;
	}
	o->acked = ack->lines;
	if (o->sent < o->acked)
		o->sent = o->acked;
	if (further)
		s->again_ms = AGAIN_MS;
	s->again_at = now_ms + s->again_ms;
}

void sender_take(struct sender *s, const struct parcel *parcel, int64_t now_ms)
{
	struct hall_seating seating;
	struct wire_ack ack;
	bool here;

	if (parcel->kind == PARCEL_ACK && wire_read_ack(parcel, &ack)) {
		s->heard = true;
		take_ack(s, &ack, now_ms);
	} else if (parcel->kind == PARCEL_ACK && wire_read_seating(parcel, &seating)) {
		s->heard = true;
		s->seating = seating;
	} else if (parcel->kind == PARCEL_HOST && wire_read_host(parcel, &here)) {
		s->heard = true;
		s->greet |= here;
		s->host = here;
		s->again_ms = AGAIN_MS;
		if (here && !s->lasting)
			go_back(s);
	}
}

/* ---- sending ---- */

static bool greet(struct sender *s, struct carrier *carrier, int64_t now_ms)
{
	char text[WIRE_WORDS];
	int size = snprintf(text, sizeof text, "here %s\n",
	                    s->current < 0 ? "-" : s->session[s->current]->kept.id);

	if (!carrier_send(carrier, PARCEL_HERE, s->table, text, (size_t)size))
		return false;
	s->greet = false;
	s->hold_until = now_ms + HOLD_MS;
	return true;
}

static bool send_some(struct sender *s, struct outgoing *o, struct carrier *carrier)
{
	char words[WIRE_WORDS], *text;
	size_t size;
	int last;
	bool sent;

	snprintf(words, sizeof words, "lines %d\n", o->sent + 1);
	last = kept_parcel(&o->kept, words, o->sent + 1, &text, &size);
	sent = carrier_send(carrier, PARCEL_JOURNAL, s->table, text, size);
	free(text);
	if (sent)
		o->sent = last;
	return sent;
}

static bool may_send(const struct sender *s, const struct outgoing *o, int64_t now_ms)
{
	if (o->gone || o->sent >= o->kept.lines || (!o->greeted && now_ms < s->hold_until))
		return false;
	return s->lasting || o->sent - o->acked < WINDOW;
}

static bool is_owed(const struct sender *s)
{
	for (int i = 0; i < s->sessions; i++)
		if (s->session[i]->sent > s->session[i]->acked && !s->session[i]->gone)
			return true;
	return false;
}

void sender_tend(struct sender *s, struct carrier *carrier, int64_t now_ms)
{
	bool was_up = s->up, owed = is_owed(s);

	s->up = carrier->up;
	s->lasting = carrier->lasting;
	if (!s->up)
		return;
	if (!was_up) {
		go_back(s);
		s->greet = true;
		for (int i = 0; i < s->sessions; i++)
			s->session[i]->greeted = false;
	}
	if (s->greet && !greet(s, carrier, now_ms))
		return;
	/* While the host is off, the broker keeps its messages. */
	if (!s->lasting && s->host && is_owed(s) && now_ms >= s->again_at) {
		go_back(s);
		s->again_ms = 2 * s->again_ms < AGAIN_MOST_MS ? 2 * s->again_ms : AGAIN_MOST_MS;
		s->again_at = now_ms + s->again_ms;
	}
	for (int i = 0; i < s->sessions; i++)
		while (may_send(s, s->session[i], now_ms) && send_some(s, s->session[i], carrier))
			;
	if (!owed && is_owed(s))
		s->again_at = now_ms + s->again_ms;
}

/* Call sender_tend() again at that time; messages come through the carrier. */
int64_t sender_wake(const struct sender *s)
{
	int64_t wake = 0;

	if (!s->up)
		return 0;
	for (int i = 0; i < s->sessions; i++)
		if (!s->session[i]->greeted && s->session[i]->sent < s->session[i]->kept.lines)
			wake = s->hold_until;
	if (!s->lasting && s->host && is_owed(s) && (!wake || s->again_at < wake))
		wake = s->again_at;
	return wake;
}

void sender_part(struct sender *s, struct carrier *carrier)
{
	char text[WIRE_WORDS];
	int size = snprintf(text, sizeof text, "left %s\n",
	                    s->current < 0 ? "-" : s->session[s->current]->kept.id);

	carrier_send(carrier, PARCEL_HERE, s->table, text, (size_t)size);
}

struct hall_mark sender_mark(const struct sender *s)
{
	struct hall_mark mark = { .up = s->up, .heard = s->heard, .host = s->host };

	for (int i = 0; i < s->sessions; i++) {
		const struct outgoing *o = s->session[i];

		if (!o->gone && o->kept.lines > o->acked)
			mark.behind += o->kept.lines - o->acked;
	}
	mark.gone = s->current >= 0 && s->session[s->current]->gone;
	return mark;
}

const struct hall_seating *sender_seating(const struct sender *s)
{
	return &s->seating;
}
