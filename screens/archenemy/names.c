/* SPDX-License-Identifier: MIT */
/* Schemes as the parts of the Archenemy screen name them, and the side on turn. */
#include "inner.h"
#include "rules/core/utf8.h"

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

void archenemy_shown(const struct stage *s, struct scheme_ref ref, char *out, size_t size)
{
	utf8_copy(out, size, archenemy_told(s->a, ref).text);
}
