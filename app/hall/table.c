/* SPDX-License-Identifier: MIT */
/*
 * A table of a hall: its lines go to the host, and the title line tells how far.
 */
#include "hall.h"
#include "rules/core/i18n.h"

enum { BEHIND_SHOWN_MS = 1500 }; /* a host that answers sooner is not worth a flicker */

static int fd(const struct link *link)
{
	return post_fd(((const struct hall *)link)->post);
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
		            _("another laptop has taken this table over: lines stay here"));
	}
	post_why(hall->post, why, sizeof why);
	hall_tell_why(hall, t, why);
}

static void tend(struct link *link, struct tui *t)
{
	post_feed(((struct hall *)link)->post, open_table_is_open(&t->table) ? t->table.save : NULL);
}

void hall_table_begin(struct hall *hall, struct post *post)
{
	*hall = (struct hall){ .link = { fd, heard, tend, hall_word, hall_wake }, .post = post };
}
