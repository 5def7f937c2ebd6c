/* SPDX-License-Identifier: MIT */
/*
 * Reception: what the tables hand in becomes lines of the event, said through
 * the one door like any other. Such a line names the table's line it came of,
 * from=12-6f1c2ab3/57. Reception finds there what it has taken in, also in lines
 * that were taken back: so each thing arrives exactly once, whichever program is
 * killed when, and what a judge corrects afterwards stays.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hall.h"
#include "rules/core/i18n.h"

enum { KEY_BYTES = 24 };

/* The last line taken in of a table's session. */
struct taken {
	char key[KEY_BYTES]; /* "12-6f1c2ab3" */
	int entry;
};

struct reception {
	const struct journal *journal; /* that was read; another one is read anew */
	int read;                      /* entries of it */
	struct taken *taken;
	int count, room;
	int called; /* the newest call told */
};

/* ---- what has been taken ---- */

static void key_of(const struct hall_row *row, char out[KEY_BYTES])
{
	snprintf(out, KEY_BYTES, "%d-%.8s", row->table, row->session);
}

static struct taken *find(struct reception *r, const char *key)
{
	for (int i = 0; i < r->count; i++)
		if (strcmp(r->taken[i].key, key) == 0)
			return &r->taken[i];
	return NULL;
}

static void take(struct reception *r, const char *key, int entry)
{
	struct taken *taken = find(r, key);

	if (!taken) {
		if (r->count == r->room) {
			r->room = r->room ? 2 * r->room : 64;
			r->taken = xrealloc(r->taken, (size_t)r->room * sizeof *r->taken);
		}
		taken = &r->taken[r->count++];
		*taken = (struct taken){ .entry = 0 };
		snprintf(taken->key, sizeof taken->key, "%s", key);
	}
	if (entry > taken->entry)
		taken->entry = entry;
}

static void read_journal(struct reception *r, const struct journal *journal)
{
	char key[KEY_BYTES], end[2];
	int entry;

	if (r->journal != journal || r->read > journal_count(journal)) {
		r->journal = journal;
		r->read = r->count = 0;
	}
	for (; r->read < journal_count(journal); r->read++) {
		const char *from = strstr(journal_entry(journal, r->read).text, " from=");

		if (from && sscanf(from, " from=%23[0-9a-f-]/%9d%1[^ ]", key, &entry, end) == 2)
			take(r, key, entry);
	}
}

/* ---- receiving ---- */

static void receive(struct tui *t, struct reception *r, const struct hall_event *event,
                    const struct hall_row *row)
{
	struct line *line = xmalloc(sizeof *line);
	char key[KEY_BYTES], origin[60];

	key_of(row, key);
	snprintf(origin, sizeof origin, "from=%s/%d", key, row->sheet_entry);
	line_clear(line);
	switch (event->hand_in(journal_state(t->table.journal), row, origin, line)) {
	case HANDED_LINE: break;
	case HANDED_NOBODYS:
		tui_message(t, ROLE_WARNING,
		            _("table %d sent a result, but no sheet there has these players"), row->table);
		break;
	case HANDED_CONTRARY:
		tui_message(t, ROLE_WARNING, _("table %d sent points that differ from its locked sheet"),
		            row->table);
		break;
	}
	/* A refusal is told once; another line of the table tries again. */
	if (!line->length || !tui_say(t, line->text))
		take(r, key, row->sheet_entry);
	free(line);
}

static bool is_new(struct reception *r, const struct hall_event *event, const struct hall_row *row)
{
	const struct taken *taken;
	char key[KEY_BYTES];

	if (!row->sheet.over || row->seats > event->seats_most)
		return false;
	key_of(row, key);
	taken = find(r, key);
	return !taken || taken->entry < row->sheet_entry;
}

static void tell_call(struct tui *t, const struct hall_row *row)
{
	int seat = row->call.seat;

	t->calls = true;
	if (seat >= 0 && seat < row->seats)
		tui_message(t, ROLE_WARNING, _("table %d, seat %d (%s) calls a judge"), row->table, seat + 1,
		            row->seat[seat].name);
	else
		tui_message(t, ROLE_WARNING, _("table %d calls a judge"), row->table);
}

/* Tells the calls that are new, the first of them last, so that it stands on the screen. */
static void tell_calls(struct tui *t, struct reception *r, const struct hall_row *rows, int count)
{
	const struct hall_row *next;
	int before = INT_MAX, newest = r->called;

	do {
		next = NULL;
		for (int i = 0; i < count; i++)
			if (rows[i].call.waiting && rows[i].called > r->called && rows[i].called < before &&
			    (!next || rows[i].called > next->called))
				next = &rows[i];
		if (next) {
			before = next->called;
			newest = before > newest ? before : newest;
			tell_call(t, next);
		}
	} while (next);
	r->called = newest;
}

/* Takes what tables have handed in into the open event, each thing once. */
static void heard(struct link *link, struct tui *t)
{
	struct hall *hall = (struct hall *)link;
	const struct hall_event *event;
	const struct hall_row *rows;
	struct desk_state state;
	int count;

	/* Nothing changes under somebody who is about to say a line. */
	hall->waits = t->over || t->table.run.until_ms;
	if (hall->waits)
		return;
	rows = desk_look(hall->desk, &count, &state);
	t->dirty |= hall->mark.up != state.up;
	hall->mark.up = state.up;
	hall_tell_why(hall, t, state.why.text);
	event = open_table_is_open(&t->table) ? hall_event_of(t->table.game) : NULL;
	if (!event || save_how(t->table.save) != SAVE_WRITE)
		return;
	if (!hall->reception)
		hall->reception = xcalloc(1, sizeof *hall->reception);
	read_journal(hall->reception, t->table.journal);
	for (int i = 0; i < count; i++) {
		if (is_new(hall->reception, event, &rows[i]))
			receive(t, hall->reception, event, &rows[i]);
		read_journal(hall->reception, t->table.journal);
	}
	tell_calls(t, hall->reception, rows, count);
}

static int fd(const struct link *link)
{
	return desk_fd(((const struct hall *)link)->desk);
}

static void tend(struct link *link, struct tui *t)
{
	if (((struct hall *)link)->waits && !t->over)
		heard(link, t);
}

void hall_host_begin(struct hall *hall, struct desk *desk)
{
	*hall = (struct hall){ .link = { fd, heard, tend, hall_word, hall_wake }, .desk = desk };
}

void hall_host_end(struct hall *hall)
{
	if (hall->reception)
		free(hall->reception->taken);
	free(hall->reception);
	desk_stop(hall->desk);
}
