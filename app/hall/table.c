/* SPDX-License-Identifier: MIT */
/*
 * A table of a hall: its lines go to the host, and the title line tells how far.
 * Who is to sit there comes from the host, and is offered to a table that is empty.
 */
#include <stdio.h>
#include <string.h>

#include "hall.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { BEHIND_SHOWN_MS = 1500 }; /* a host that answers sooner is not worth a flicker */

static int fd(const struct link *link)
{
	return post_fd(((const struct hall *)link)->post);
}

/* ---- who is to sit there ---- */

/* At a table of a game that is handed in. */
static bool names(const struct link *link, const struct game *game, char *out, size_t size)
{
	const struct hall *hall = (const struct hall *)link;
	char word[2 * NAME_BYTES];
	size_t end = 0;

	out[0] = '\0';
	if (!game->sheet || hall->mark.gone)
		return false;
	for (int i = 0; i < hall->due.seats && end < size; i++) {
		word_typed(hall->due.name[i], word, sizeof word);
		end += (size_t)snprintf(out + end, size - end, "%s%s", i ? " " : "", word);
	}
	return end > 0 && end < size;
}

static void tell(const struct link *link, char *out, size_t size)
{
	const struct hall *hall = (const struct hall *)link;
	const struct hall_event *event = hall_event_of(NULL);
	char where[sizeof hall->place->event + 40], round[60], list[sizeof hall->due.name], why[300];

	snprintf(where, sizeof where, _("%s, table %d"), hall->place->event, hall->place->table);
	post_why(hall->post, why, sizeof why);
	hall_list_due(&hall->due, list, sizeof list);
	if (hall->mark.gone)
		snprintf(out, size, _("%s: taken over by another laptop"), where);
	else if (!hall->mark.up)
		snprintf(out, size, why[0] ? _("%s: no connection: %s") : _("%s: connecting"), where, why);
	else if (!hall->mark.heard)
		snprintf(out, size, _("%s: connected; the host has not answered yet"), where);
	else if (hall->due.seats)
		snprintf(out, size, "%s, %s: %s", where, event->round(hall->due.round, round, sizeof round),
		         list);
	else if (!hall->mark.host)
		snprintf(out, size, _("%s: connected; the host is away"), where);
	else
		snprintf(out, size, _("%s: connected to the host; no round is posted for it"), where);
}

/* Tells what the host has found, when it answers first, and the names of each round. */
static void take_due(struct hall *hall, struct tui *t)
{
	struct hall_seating before = hall->due;
	char text[sizeof t->notice.text];
	bool news = hall->mark.heard && !hall->told_due, other;

	post_seating(hall->post, &hall->due);
	if (!hall_event_of(NULL)->round(hall->due.round, text, sizeof text)[0])
		hall->due.seats = 0;
	t->dirty |= !open_table_is_open(&t->table);
	hall->told_due |= news;
	other = memcmp(&before, &hall->due, sizeof before) != 0;
	if (other)
		hall->looked[0] = '\0';
	if (!news && (!other || !hall->due.seats))
		return;
	tell(&hall->link, text, sizeof text);
	if (!t->over && t->notice.role != ROLE_WARNING)
		tui_message(t, ROLE_NORMAL, "%s", open_table_is_open(&t->table) ? text : "");
}

/* A game goes on with the players of its own round where the next one is posted before it is over. */
static void compare(struct hall *hall, struct tui *t, const struct table *table)
{
	const char *name[TABLE_SEATS], *session = save_header(t->table.save)->id;
	struct reason why = { 0 };

	for (int i = 0; i < table->seats; i++)
		name[i] = table->seat[i].name;
	if (hall_sitting(&hall->due, name, table->seats, &why) == SITS_RIGHT) {
		utf8_copy(hall->right, sizeof hall->right, session);
		utf8_copy(hall->right_round, sizeof hall->right_round, hall->due.round);
	} else if (strcmp(hall->right, session) == 0 && strcmp(hall->right_round, hall->due.round) != 0) {
		return;
	}
	if (why.text[0] && strcmp(why.text, hall->wrong) != 0)
		tui_message(t, ROLE_WARNING, _("table %d: %s"), hall->place->table, why.text);
	utf8_copy(hall->wrong, sizeof hall->wrong, why.text);
}

static void look_who_sits(struct hall *hall, struct tui *t)
{
	const struct game *game = t->table.game;
	const struct table *table;
	const char *session;

	if (!hall->due.seats || !open_table_is_open(&t->table) || !game->sheet ||
	    save_how(t->table.save) != SAVE_WRITE)
		return;
	session = save_header(t->table.save)->id;
	if (strcmp(hall->looked, session) == 0 && hall->looked_lines == journal_count(t->table.journal))
		return;
	utf8_copy(hall->looked, sizeof hall->looked, session);
	hall->looked_lines = journal_count(t->table.journal);
	table = journal_state(t->table.journal);
	if (table->seats && !game->sheet(table).over)
		compare(hall, t, table);
}

static void heard(struct link *link, struct tui *t)
{
	struct hall *hall = (struct hall *)link;
	struct hall_mark before = hall->mark;
	char why[300];

	hall->mark = post_mark(hall->post);
	if (!hall->mark.behind) {
		t->dirty |= before.behind && hall->shown_at <= io_now_ms();
		hall->behind_since = hall->shown_at = 0;
	} else if (!hall->behind_since) {
		hall->behind_since = io_now_ms();
		hall->shown_at = hall->behind_since + BEHIND_SHOWN_MS;
	} else {
		t->dirty |= before.behind != hall->mark.behind && hall->shown_at <= io_now_ms();
	}
	t->dirty |= before.up != hall->mark.up || before.gone != hall->mark.gone;
	if (hall->mark.gone && !hall->told_gone) {
		hall->told_gone = true;
		tui_message(t, ROLE_WARNING, "%s",
		            _("another laptop has taken over this table: lines stay here"));
	}
	take_due(hall, t);
	post_why(hall->post, why, sizeof why);
	if (open_table_is_open(&t->table)) /* home tells it all the time */
		hall_tell_why(hall, t, why);
}

static void tend(struct link *link, struct tui *t)
{
	struct hall *hall = (struct hall *)link;

	post_feed(hall->post, open_table_is_open(&t->table) ? t->table.save : NULL);
	look_who_sits(hall, t);
}

void hall_table_begin(struct hall *hall, struct post *post, const struct hall_place *place)
{
	*hall = (struct hall){ .link = { fd, heard, tend, hall_word, hall_wake, names, tell },
		               .post = post,
		               .place = place };
}
