/* SPDX-License-Identifier: MIT */
/*
 * What the two sides of a hall and its events share: how far the hall has the
 * table, in a word for the title line, and lines for the board.
 */
#include <stdio.h>
#include <string.h>

#include "hall.h"
#include "rules/core/i18n.h"
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

	if (save_how(t->table.save) != SAVE_WRITE)
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
	} else if (hall->mark.behind && hall->shown_at <= io_now_ms()) {
		snprintf(out, size, _("behind by %d"), hall->mark.behind);
	} else {
		snprintf(out, size, "%s", _("in sync"));
		*style = ROLE_GOOD;
	}
	return out;
}

int64_t hall_wake(const struct link *link)
{
	int64_t shown_at = ((const struct hall *)link)->shown_at;

	return shown_at > io_now_ms() ? shown_at : 0;
}
