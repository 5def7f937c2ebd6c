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
#include <time.h>

#include "hall.h"
#include "rules/core/hash.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { KEY_BYTES = 24, BUCKETS = 512 };

/* What a table's session has handed in. */
struct taken {
	char key[KEY_BYTES]; /* "12-6f1c2ab3" */
	int next;            /* the place + 1 of another one in its bucket; 0: none */
	int entry;           /* the last line taken in */
	int tried;           /* the last one that was not, */
	int lines, read;     /* and how many lines table and event had then */
	char why[sizeof((struct errand *)0)->text];
};

/* Who sits at a table and should not, when it and the event had so many lines. */
struct checked {
	char session[sizeof((struct hall_row *)0)->session];
	int lines, read;
	char wrong[sizeof((struct errand *)0)->text];
};

struct reception {
	char session[37];         /* that was read; another one is read again */
	int read;                 /* entries of it */
	int seated, seated_lines; /* that it had, and how many in force, when its seating was sent */
	struct taken *taken;
	int count, room;
	int bucket[BUCKETS];     /* by hash of the key: the place + 1 of the first one there */
	struct checked *checked; /* owned, by table */
	int checks;
	int called;                         /* the newest call told */
	struct errand errand[ERRANDS_MOST]; /* what tables wait for */
	int errands;
};

/* ---- what has been taken ---- */

static void key_of(const struct hall_row *row, char out[KEY_BYTES])
{
	snprintf(out, KEY_BYTES, "%d-%.8s", row->table, row->session);
}

static int *bucket_of(struct reception *r, const char *key)
{
	return &r->bucket[hash_on(HASH_BEGIN, key) % BUCKETS];
}

static struct taken *find(struct reception *r, const char *key)
{
	int at = *bucket_of(r, key);

	while (at && strcmp(r->taken[at - 1].key, key) != 0)
		at = r->taken[at - 1].next;
	return at ? &r->taken[at - 1] : NULL;
}

static struct taken *find_or_add(struct reception *r, const char *key)
{
	struct taken *taken = find(r, key);

	if (taken)
		return taken;
	r->taken = xgrow(r->taken, r->count, &r->room, sizeof *r->taken);
	taken = &r->taken[r->count++];
	*taken = (struct taken){ .next = *bucket_of(r, key) };
	*bucket_of(r, key) = r->count;
	snprintf(taken->key, sizeof taken->key, "%s", key);
	return taken;
}

static void take(struct reception *r, const char *key, int entry)
{
	struct taken *taken = find_or_add(r, key);

	if (entry > taken->entry)
		taken->entry = entry;
}

static void read_journal(struct reception *r, const struct open_table *table)
{
	const struct journal *journal = table->journal;
	const char *session = save_header(table->save)->id;
	char key[KEY_BYTES], end[2];
	int entry;

	if (strcmp(r->session, session) != 0 || r->read > journal_count(journal)) {
		utf8_copy(r->session, sizeof r->session, session);
		r->read = r->count = r->checks = r->seated = 0;
		memset(r->bucket, 0, sizeof r->bucket);
	}
	for (; r->read < journal_count(journal); r->read++) {
		const char *from = strstr(journal_entry(journal, r->read).text, " from=");

		if (from && sscanf(from, " from=%23[0-9a-f-]/%9d%1[^ ]", key, &entry, end) == 2)
			take(r, key, entry);
	}
}

/* ---- receiving ---- */

static void add_errand(struct reception *r, const struct errand *errand, const char *text)
{
	if (r->errands == ERRANDS_MOST)
		return;
	r->errand[r->errands] = *errand;
	utf8_copy(r->errand[r->errands++].text, sizeof errand->text, text);
}

/* Says the line of what was handed in; *why: it is refused, or there is none. */
static enum handed say(struct tui *t, const struct hall_event *event, const struct hall_row *row,
                       const char *key, struct reason *why)
{
	struct line *line = xmalloc(sizeof *line);
	char origin[60];
	enum handed handed;

	snprintf(origin, sizeof origin, "from=%s/%d", key, row->sheet_entry);
	line_clear(line);
	handed = event->hand_in(journal_state(t->table.journal), row, origin, line, why);
	if (line->length && !journal_would(t->table.journal, line->text, time(NULL), NULL, NULL, why))
		handed = HANDED_OPEN;
	else if (line->length)
		tui_say(t, line->text);
	free(line);
	return handed;
}

/* What no line takes in waits: it is told once, and tried again when the desk or the table has said
 * something. */
static void receive(struct tui *t, struct reception *r, const struct hall_event *event,
                    const struct hall_row *row)
{
	struct reason why = { 0 };
	struct taken *taken;
	char key[KEY_BYTES];
	bool told;

	key_of(row, key);
	taken = find_or_add(r, key);
	told = taken->tried == row->sheet_entry;
	if (!told || taken->lines != row->lines || taken->read != r->read) {
		if (say(t, event, row, key, &why) != HANDED_OPEN)
			taken->entry = row->sheet_entry;
		if (why.text[0] && !told)
			tui_message(t, ROLE_WARNING, _("table %d sent a result; %s"), row->table, why.text);
		taken->tried = row->sheet_entry;
		taken->lines = row->lines;
		taken->read = r->read;
		utf8_copy(taken->why, sizeof taken->why, why.text);
	}
	if (taken->entry < row->sheet_entry)
		add_errand(r, &(struct errand){ .table = row->table }, taken->why);
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

static struct checked *checked_of(struct reception *r, int table)
{
	if (table >= r->checks) {
		r->checked = xrealloc(r->checked, (size_t)(table + 1) * sizeof *r->checked);
		memset(r->checked + r->checks, 0, (size_t)(table + 1 - r->checks) * sizeof *r->checked);
		r->checks = table + 1;
	}
	return &r->checked[table];
}

/* Who sits at a table and should not: told once, and in the list while its laptop is there. */
static void add_wrong(struct tui *t, struct reception *r, const struct hall_event *event,
                      const struct hall_row *row)
{
	struct checked *c = checked_of(r, row->table);
	struct reason why;

	if (!row->game || !row->game->sheet || !row->here)
		return;
	if (strcmp(c->session, row->session) != 0 || c->lines != row->lines || c->read != r->read) {
		if (!event->misseated(journal_state(t->table.journal), row, &why))
			why.text[0] = '\0';
		else if (strncmp(why.text, c->wrong, sizeof c->wrong - 1) != 0)
			tui_message(t, ROLE_WARNING, _("table %d: %s"), row->table, why.text);
		utf8_copy(c->wrong, sizeof c->wrong, why.text);
		utf8_copy(c->session, sizeof c->session, row->session);
		c->lines = row->lines;
		c->read = r->read;
	}
	if (c->wrong[0])
		add_errand(r, &(struct errand){ .table = row->table }, c->wrong);
}

/* What is posted goes to the tables. */
static void send_seating(struct hall *hall, const struct hall_event *event, const struct journal *journal)
{
	struct reception *r = hall->reception;
	int count;
	struct hall_seating *list;

	if (r->seated == journal_count(journal) + 1 && r->seated_lines == journal_undoable(journal))
		return;
	r->seated = journal_count(journal) + 1; /* 0: never */
	r->seated_lines = journal_undoable(journal);
	list = event->seating(journal_state(journal), &count);
	desk_seat(hall->desk, list, count);
}

/* The event at this program's table, if it may say lines there; NULL: none. */
static const struct hall_event *event_at(const struct tui *t)
{
	const struct hall_event *event = open_table_is_open(&t->table) ? hall_event_of(t->table.game) : NULL;

	return event && save_how(t->table.save) == SAVE_WRITE ? event : NULL;
}

/* The list is the screen's until the next one, also when the event is opened again. */
static void show_errands(struct tui *t, const struct reception *r)
{
	const struct screen *screen = t->table.screen;

	if (screen->errands)
		t->dirty |= screen->errands(t->table.view, r->errand, r->errands);
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
	event = event_at(t);
	if (!event)
		return;
	if (!hall->reception)
		hall->reception = xcalloc(1, sizeof *hall->reception);
	hall->reception->errands =
		hall_calls(event, journal_state(t->table.journal), rows, count, hall->reception->errand);
	read_journal(hall->reception, &t->table);
	for (int i = 0; i < count; i++) {
		if (is_new(hall->reception, event, &rows[i]))
			receive(t, hall->reception, event, &rows[i]);
		read_journal(hall->reception, &t->table);
		add_wrong(t, hall->reception, event, &rows[i]);
	}
	tell_calls(t, hall->reception, rows, count);
	show_errands(t, hall->reception);
}

/* Whether the desk has said a line since the tables were heard, or has opened the event. */
static bool is_stale(const struct hall *hall, const struct tui *t)
{
	const struct reception *r = hall->reception;

	return event_at(t) && (!r || strcmp(r->session, save_header(t->table.save)->id) != 0 ||
	                       r->read != journal_count(t->table.journal));
}

static int fd(const struct link *link)
{
	return desk_fd(((const struct hall *)link)->desk);
}

static void tend(struct link *link, struct tui *t)
{
	struct hall *hall = (struct hall *)link;

	if ((hall->waits || is_stale(hall, t)) && !t->over)
		heard(link, t);
	if (hall->reception && event_at(t)) {
		send_seating(hall, event_at(t), t->table.journal);
		show_errands(t, hall->reception);
	}
}

void hall_host_begin(struct hall *hall, struct desk *desk)
{
	*hall = (struct hall){ .link = { fd, heard, tend, hall_word, .wake = hall_wake }, .desk = desk };
}

void hall_host_end(struct hall *hall)
{
	if (hall->reception)
		free(hall->reception->taken);
	if (hall->reception)
		free(hall->reception->checked);
	free(hall->reception);
	desk_stop(hall->desk);
}
