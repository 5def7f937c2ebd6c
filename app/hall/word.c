/* SPDX-License-Identifier: MIT */
/*
 * What the two sides of a hall and its events share: how far the hall has the
 * table, in a word for the title line, and lines for the board.
 */
#include <stdio.h>
#include <string.h>

#include "hall.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"

void hall_tell_why(struct hall *hall, struct tui *t, const char *why)
{
	if (strcmp(why, hall->why) == 0 || (!why[0] && !hall->mark.up))
		return; /* only another try */
	utf8_copy(hall->why, sizeof hall->why, why);
	if (why[0])
		tui_message(t, ROLE_WARNING, _("the hall: %s"), why);
}

const char *hall_word(const struct link *link, const struct tui *t, int *style, char *out, size_t size)
{
	const struct hall *hall = (const struct hall *)link;

	if (open_table_is_open(&t->table) && save_how(t->table.save) != SAVE_WRITE)
		return NULL;
	*style = ROLE_WARNING;
	if (hall->desk && hall->mark.up) {
		*style = ROLE_GOOD;
		return _("hall open");
	}
	if (hall->mark.gone) {
		snprintf(out, size, "%s", _("taken over"));
	} else if (!hall->mark.up) {
		snprintf(out, size, "%s", _("away"));
	} else if (hall->post && !hall->mark.heard) {
		snprintf(out, size, "%s", _("no host yet"));
	} else if (hall->mark.behind && hall->shown_at <= io_now_ms()) {
		snprintf(out, size, _("behind by %d"), hall->mark.behind);
	} else {
		snprintf(out, size, "%s", _("in sync"));
		*style = ROLE_GOOD;
	}
	return out;
}

int hall_calls(const struct hall_event *event, const void *state, const struct hall_row *rows, int count,
               struct errand list[ERRANDS_MOST])
{
	int calls = 0;

	for (int i = 0; i < count && calls < ERRANDS_MOST; i++) {
		const struct hall_row *row = &rows[i];
		int seat = row->call.seat;

		if (!row->call.waiting || event->answered(state, row))
			continue;
		list[calls] = (struct errand){ .table = row->table, .call = true, .since = row->called_at };
		if (seat >= 0 && seat < row->seats)
			utf8_copy(list[calls].text, sizeof list->text, row->seat[seat].name);
		calls++;
	}
	return calls;
}

/* ---- who sits, and who is to ---- */

/* A name, or its beginning. */
static bool is_name(const char *name, const char *whole)
{
	char folded[NAME_BYTES], folded_whole[NAME_BYTES];

	utf8_fold(name, folded, sizeof folded);
	utf8_fold(whole, folded_whole, sizeof folded_whole);
	return strncmp(folded, folded_whole, strlen(folded)) == 0;
}

enum sitting hall_sitting(const struct hall_seating *due, const char *const *name, int seats,
                          struct reason *why)
{
	char odd[sizeof why->text / 2] = "", missing[sizeof why->text / 2] = "", list[sizeof why->text];
	int odds = 0;
	bool same = true;

	for (int seat = 0, i; seat < seats; seat++) {
		for (i = 0; i < due->seats && !is_name(name[seat], due->name[i]); i++)
			;
		if (i == due->seats && ++odds)
			said_list_add(odd, sizeof odd, "%s", name[seat]);
		same &= i == seat;
	}
	for (int i = 0, seat; i < due->seats; i++) {
		for (seat = 0; seat < seats && !is_name(name[seat], due->name[i]); seat++)
			;
		if (seat == seats)
			said_list_add(missing, sizeof missing, "%s", due->name[i]);
	}
	hall_list_due(due, list, sizeof list);
	if (odd[0] && missing[0])
		reason_set(why, P_("%s sits there, not %s", "%s sit there, not %s", (unsigned long)odds), odd,
		           missing);
	else if (odd[0])
		reason_set(why, _("%s: not on its sheet"), odd);
	else if (missing[0])
		reason_set(why, _("%s: on its sheet but not seated"), missing);
	else if (!same)
		reason_set(why,
		           due->turns ? _("turn order on its sheet: %s") : _("pick order on its sheet: %s"),
		           list);
	return odd[0] || missing[0] ? SITS_WRONG : same ? SITS_RIGHT : SITS_IN_OTHER_ORDER;
}

void hall_list_due(const struct hall_seating *due, char *out, size_t size)
{
	out[0] = '\0';
	for (int i = 0; i < due->seats; i++)
		said_list_add(out, size, "%s", due->name[i]);
}

int64_t hall_wake(const struct link *link)
{
	int64_t shown_at = ((const struct hall *)link)->shown_at;

	return shown_at > io_now_ms() ? shown_at : 0;
}
