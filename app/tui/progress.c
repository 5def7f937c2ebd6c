/* SPDX-License-Identifier: MIT */
/*
 * How far the reading of a large file is, on the message line; Esc stops it. What else is typed
 * meanwhile is kept for later.
 */
#include <stddef.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { TYPED = 64, ESCAPE = 27 };

static bool is_stopped(void)
{
	int typed[TYPED], count = 0, got;
	bool stopped = false;

	while (!stopped && count < TYPED && (got = getch()) != ERR) {
		stopped = got == ESCAPE;
		typed[count++] = got;
	}
	while (!stopped && count)
		ungetch(typed[--count]);
	return stopped;
}

static bool tell(struct store_progress *progress, int percent)
{
	struct tui *t = (struct tui *)((char *)progress - offsetof(struct tui, progress));

	tui_message(t, ROLE_DIM, _("reading the card data: %d %%; Esc stops"), percent);
	t->draw(t);
	return !is_stopped();
}

struct store_progress *progress_begin(struct tui *t)
{
	t->progress.tell = tell;
	return &t->progress;
}
