/* SPDX-License-Identifier: MIT */
/* Schemes as the parts of the Archenemy screen name them, and the side on turn. */
#include <stdio.h>

#include "inner.h"

bool archenemy_in_motion(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(a, ref);

	return card->up && (card->pending || !archenemy_is_ongoing(a, card->kind));
}

bool archenemy_is_on_turn(const struct archenemy *a, int seat)
{
	if (a->c.phase != PHASE_PLAYING || !archenemy_is_set(a) || a->c.table.turn < 0)
		return false;
	if (a->rumble)
		return a->c.table.turn == seat;
	return archenemy_side(a, seat) == archenemy_side(a, a->c.table.turn);
}

const char *archenemy_kind_shown(const struct stage *s, int kind)
{
	const char *ja = s->frame->ja ? archenemy_name_ja(s->a, kind) : NULL;

	return ja ? ja : archenemy_name(s->a, kind);
}

void archenemy_shown(const struct stage *s, struct scheme_ref ref, char *out, size_t size)
{
	const struct scheme_card *card = archenemy_card(s->a, ref);

	snprintf(out, size, card->copy > 1 ? "%s#%d" : "%s", archenemy_kind_shown(s, card->kind), card->copy);
}
