/* SPDX-License-Identifier: MIT */
/*
 * How far the reading of a large file is, on the message line; Esc stops it. What else is typed
 * meanwhile is kept for later.
 */
#include <stddef.h>

#include "inner.h"
#include "rules/core/i18n.h"

static bool tell(struct store_progress *progress, int percent)
{
	struct tui *t = (struct tui *)((char *)progress - offsetof(struct tui, progress));

	tui_message(t, ROLE_DIM, _("reading the card data: %d %%; Esc stops"), percent);
	t->draw(t);
	return !terminal_escapes(&t->terminal);
}

struct store_progress *progress_begin(struct tui *t)
{
	t->progress.tell = tell;
	return &t->progress;
}
