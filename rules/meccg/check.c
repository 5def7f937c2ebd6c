/* SPDX-License-Identifier: MIT */
/*
 * The state of a game in a few words, and the invariants of a state.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

int meccg_round(const struct meccg *m)
{
	return m->phase < MECCG_PLAY ? m->round : m->table.round;
}

void meccg_summary(const void *state, char *out, size_t size)
{
	static const char *const words[] = {
		N_("pools"), NULL, N_("starting"), N_("decks"), NULL, N_("council"), N_("chain"), N_("over"),
	};
	const struct meccg *m = state;

	if (words[m->phase])
		snprintf(out, size, "%s", _(words[m->phase]));
	else
		snprintf(out, size, m->phase == MECCG_DRAFT ? _("draft %d") : _("round %d"), meccg_round(m));
}

/* ---- invariants ---- */

/* L-General-5: a mind of 20 and a company of its size at most. */
static bool check_company(const struct meccg *m, int seat, struct reason *why)
{
	const struct meccg_player *p = &m->player[seat];

	if (meccg_mind(m, seat) > MECCG_MIND || meccg_company(m, seat) > meccg_size(m, seat))
		return reason_set(why, "seat %d: mind %d, a company of %d", seat + 1, meccg_mind(m, seat),
		                  meccg_company(m, seat));
	if (meccg_pool_size(m, seat) > MECCG_POOL || p->holds > MECCG_HELD || p->pick >= p->holds)
		return reason_set(why, "seat %d: a pool of %d, pick %d", seat + 1, p->holds, p->pick);
	if (p->pick >= 0 && (p->held[p->pick].fate != FATE_HIDDEN || m->phase != MECCG_DRAFT))
		return reason_set(why, "seat %d has picked what is shown", seat + 1);
	for (int i = 0; i < p->holds; i++)
		if (p->held[i].to_deck && (p->held[i].extra || p->held[i].fate == FATE_JOINED))
			return reason_set(why, "seat %d: %s starts and is in the deck", seat + 1,
			                  p->held[i].name);
	return true;
}

/* No unique person starts on both sides. */
static bool check_persons(const struct meccg *m, struct reason *why)
{
	char one[MECCG_NAME], other[MECCG_NAME];

	for (int i = 0; i < m->player[0].holds; i++)
		for (int k = 0; k < m->player[1].holds; k++) {
			const struct meccg_card *a = &m->player[0].held[i], *b = &m->player[1].held[k];

			if ((!a->unique && !b->unique) || !meccg_is_starter(a) || !meccg_is_starter(b))
				continue;
			meccg_person_of(m, a, one);
			meccg_person_of(m, b, other);
			if (strcmp(one, other) == 0)
				return reason_set(why, "%s starts on both sides", a->name);
		}
	return true;
}

bool meccg_check(const void *state, struct reason *why)
{
	const struct meccg *m = state;
	bool known = m->tournament[0] >= 0;

	if (!table_check(&m->table, why))
		return false;
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const struct meccg_player *p = &m->player[i];

		if (!check_company(m, i, why))
			return false;
		if (p->items > MECCG_ITEMS || p->listed_items > MECCG_ITEMS || p->sites > MECCG_SITES ||
		    p->persons > MECCG_IN_PLAY || p->deck.entries > MECCG_ENTRIES)
			return reason_set(why, "seat %d: %d items, %d sites, %d in play, %d cards", i + 1,
			                  p->items, p->sites, p->persons, p->deck.entries);
	}
	if (!check_persons(m, why))
		return false;
	if (known != (m->phase == MECCG_OVER) || (m->winner >= 0 && !known))
		return reason_set(why, "phase %d with %d points", m->phase, m->tournament[0]);
	if (known && m->winner < 0 && m->tournament[0] != m->tournament[1])
		return reason_set(why, "%d to %d and nobody has won", m->tournament[0], m->tournament[1]);
	if (m->length < 1 || m->length > 4 || m->chain_round < 0)
		return reason_set(why, "length %d, round %d of the chain", m->length, m->chain_round);
	return true;
}
