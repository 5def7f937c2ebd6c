/* SPDX-License-Identifier: MIT */
/*
 * Reception: what the tables hand in becomes lines of the championship, said
 * through the one door like any other. Such a line names the table's line it
 * came of, from=12-6f1c2ab3/57: that it has been taken is read there, also of
 * lines that were taken back, so each thing arrives exactly once, whatever is
 * killed when. What a judge puts right afterwards stays right.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hall.h"
#include "rules/championship/championship.h"
#include "rules/core/args.h"
#include "rules/core/i18n.h"

enum { KEY_BYTES = 24 };

/* Up to which of its lines a table's session has been taken. */
struct taken {
	char key[KEY_BYTES]; /* "12-6f1c2ab3" */
	int entry;
};

struct reception {
	const struct journal *journal; /* that was read; another one is read anew */
	int read;                      /* entries of it */
	struct taken *taken;
	int count, room;
	int64_t call; /* the newest call that was told of */
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

static void read_origin(struct reception *r, const char *text)
{
	const char *from = strstr(text, " from=");
	char key[KEY_BYTES], end[2];
	int entry;

	if (from && sscanf(from, " from=%23[0-9a-f-]/%9d%1[^ ]", key, &entry, end) == 2)
		take(r, key, entry);
}

static void read_journal(struct reception *r, const struct journal *journal)
{
	if (r->journal != journal || r->read > journal_count(journal)) {
		r->journal = journal;
		r->read = r->count = 0;
	}
	for (; r->read < journal_count(journal); r->read++)
		read_origin(r, journal_entry(journal, r->read).text);
}

/* ---- which sheet it is ---- */

/* The table's seats by the places of the sheet. False: others sit there. */
static bool match(const struct championship *c, const struct champ_sheet *sheet, const struct hall_row *row,
                  int seat_at[CHAMP_SEATS])
{
	if (!sheet || sheet->seats != row->seats)
		return false;
	for (int place = 0; place < CHAMP_SEATS; place++)
		seat_at[place] = -1;
	for (int seat = 0; seat < row->seats; seat++) {
		struct reason why;
		int player = champ_find(c, row->seat[seat].name, &why), place = 0;

		while (place < sheet->seats && sheet->seat[place].player != player)
			place++;
		if (player < 0 || place == sheet->seats || seat_at[place] >= 0)
			return false;
		seat_at[place] = seat;
	}
	return true;
}

/* The latest round in which just these sit at the table of that number. */
static const struct champ_sheet *find_sheet(const struct championship *c, const struct hall_row *row,
                                            int *round, int seat_at[CHAMP_SEATS])
{
	for (*round = CHAMP_STAGES - 1; *round >= 0; --*round) {
		const struct champ_sheet *sheet = champ_sheet(c, *round, row->table - 1);

		if (match(c, sheet, row, seat_at))
			return sheet;
	}
	return NULL;
}

/* ---- the line ---- */

static bool has_result(const struct champ_sheet *sheet, const struct hall_row *row,
                       const int seat_at[CHAMP_SEATS])
{
	if (sheet->winner < 0 || seat_at[sheet->winner] != row->sheet.winner)
		return false;
	for (int place = 0; place < sheet->seats; place++)
		if (sheet->seat[place].points != row->seat[seat_at[place]].value)
			return false;
	return true;
}

static void add_result(struct line *line, const struct champ_sheet *sheet, const struct hall_row *row,
                       const char *where, const int seat_at[CHAMP_SEATS])
{
	line_word(line, "result");
	line_text(line, where, strlen(where));
	for (int place = 0; place < sheet->seats; place++)
		line_format(line, "%d", row->seat[seat_at[place]].value);
	for (int place = 0; place < sheet->seats; place++)
		if (seat_at[place] == row->sheet.winner)
			line_format(line, "winner=%d", sheet->seat[place].player + 1);
}

/* Those who have signed there and not yet here; after a new result all of them. */
static void add_signatures(struct line *line, const struct champ_sheet *sheet, const struct hall_row *row,
                           const char *where, const int seat_at[CHAMP_SEATS], bool anew, const char *origin)
{
	bool any = false;

	for (int place = 0; place < sheet->seats; place++) {
		bool here = !anew && (sheet->signed_by >> place & 1);

		if (here || !(row->sheet.signed_by >> seat_at[place] & 1))
			continue;
		if (!any) {
			if (line->length)
				line_join(line);
			line_word(line, "sign");
			line_text(line, where, strlen(where));
		}
		line_format(line, "%d", sheet->seat[place].player + 1);
		any = true;
	}
	if (any)
		line_text(line, origin, strlen(origin));
}

/* "" when the sheet says the same already. */
static void make_line(struct line *line, const struct champ_sheet *sheet, const struct hall_row *row,
                      int round, const int seat_at[CHAMP_SEATS])
{
	char where[40], key[KEY_BYTES], origin[60];
	bool anew = !has_result(sheet, row, seat_at);

	snprintf(where, sizeof where, "%s %d", champ_round_word(round), row->table);
	key_of(row, key);
	snprintf(origin, sizeof origin, "from=%s/%d", key, row->sheet.entry);
	line_clear(line);
	if (anew) {
		add_result(line, sheet, row, where, seat_at);
		line_text(line, origin, strlen(origin));
	}
	add_signatures(line, sheet, row, where, seat_at, anew, origin);
}

/* ---- receiving ---- */

static void receive(struct tui *t, struct reception *r, const struct hall_row *row)
{
	const struct championship *c = journal_state(t->table.journal);
	struct line *line = xmalloc(sizeof *line);
	int round, seat_at[CHAMP_SEATS];
	const struct champ_sheet *sheet = find_sheet(c, row, &round, seat_at);
	char key[KEY_BYTES];

	key_of(row, key);
	line_clear(line);
	if (!sheet)
		tui_message(t, ROLE_WARNING,
		            _("table %d hands in a result, but no sheet of that table has these players"),
		            row->table);
	else if (!champ_locked(sheet))
		make_line(line, sheet, row, round, seat_at);
	else if (!has_result(sheet, row, seat_at))
		tui_message(t, ROLE_WARNING, _("table %d hands in other points than its locked sheet has"),
		            row->table);
	/* What is refused is told once; another line of the table tries again. */
	if (!line->length || !tui_say(t, line->text))
		take(r, key, row->sheet.entry);
	free(line);
}

static bool is_new(struct reception *r, const struct hall_row *row)
{
	const struct taken *taken;
	char key[KEY_BYTES];

	if (!row->sheet.over || row->seats > CHAMP_SEATS)
		return false;
	key_of(row, key);
	taken = find(r, key);
	return !taken || taken->entry < row->sheet.entry;
}

static void tell_call(struct tui *t, struct reception *r, const struct hall_row *row)
{
	int seat = row->call.seat;

	if (!row->call.waiting || row->call.since <= r->call)
		return;
	r->call = row->call.since;
	if (seat >= 0 && seat < row->seats)
		tui_message(t, ROLE_WARNING, _("table %d, seat %d (%s) calls a judge"), row->table, seat + 1,
		            row->seat[seat].name);
	else
		tui_message(t, ROLE_WARNING, _("table %d calls a judge"), row->table);
}

static bool may_receive(const struct tui *t)
{
	return open_table_is_open(&t->table) && strcmp(t->table.game->id, "championship") == 0 &&
	       save_how(t->table.save) == SAVE_WRITE;
}

void hall_receive(struct tui *t)
{
	struct desk_state state;
	const struct hall_row *rows;
	int count;

	/* What somebody is about to say is not changed under the hand. */
	t->hall.waits = t->over != OVER_NONE || t->table.run.until_ms;
	if (t->hall.waits)
		return;
	rows = desk_look(t->cli->desk, &count, &state);
	hall_tell_host(t, &state);
	if (!may_receive(t))
		return;
	if (!t->reception)
		t->reception = xcalloc(1, sizeof *t->reception);
	read_journal(t->reception, t->table.journal);
	for (int i = 0; i < count; i++) {
		if (is_new(t->reception, &rows[i]))
			receive(t, t->reception, &rows[i]);
		read_journal(t->reception, t->table.journal);
	}
	for (int i = 0; i < count; i++)
		tell_call(t, t->reception, &rows[i]);
}

void hall_reception_free(struct tui *t)
{
	if (t->reception)
		free(t->reception->taken);
	free(t->reception);
}
