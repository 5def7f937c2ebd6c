/* SPDX-License-Identifier: MIT */
/*
 * The state of a game in a few words, what a player must do next, and the
 * invariants of a state.
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

/* ---- what a player must do next ---- */

static void owed_draft(const struct meccg *m, char *out, size_t size)
{
	if (meccg_all_picked(m)) {
		snprintf(out, size, "%s", _("both have picked: reveal"));
		return;
	}
	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (!m->player[i].stopped && m->player[i].pick < 0) {
			bool waited_for = m->player[1 - i].pick >= 0 || m->player[1 - i].stopped;

			snprintf(out, size,
			         waited_for ? _("%s picks now, or stops") : _("%s and %s pick face down"),
			         meccg_name(m, i), meccg_name(m, 1 - i));
			return;
		}
}

static void owed_pools(const struct meccg *m, char *out, size_t size)
{
	every_seat (i, m->table)
		if (!m->player[i].sealed) {
			snprintf(out, size,
			         m->player[i].holds < MECCG_POOL
			                 ? _("%s chooses up to %d characters, then seals the pool")
			                 : _("%s's pool has its %d characters: seal it"),
			         meccg_name(m, i), MECCG_POOL);
			return;
		}
}

static void owed_chain(const struct meccg *m, char *out, size_t size)
{
	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < m->player[i].persons; k++) {
			const struct meccg_person *person = &m->player[i].person[k];

			if (!meccg_checks(m, i, person) || person->checked)
				continue;
			snprintf(out, size, _("%s makes a corruption check: %d or more"), person->name,
			         meccg_needs(m, person));
			return;
		}
	snprintf(out, size, "%s", _("still tied: chain starts the next round"));
}

/* Sites, then items, then who begins. */
static void owed_start(const struct meccg *m, char *out, size_t size)
{
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const struct meccg_player *p = &m->player[i];

		if (!meccg_owes_site(m, i))
			continue;
		snprintf(out, size,
		         p->sites ? _("%s divides the company on two sites: place")
		                  : _("%s says where the company starts: site"),
		         meccg_name(m, i));
		return;
	}
	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (meccg_items_left(m, i) > 0) {
			snprintf(out, size,
			         P_("%s may still give %d starting item",
			            "%s may still give %d starting items", meccg_items_left(m, i)),
			         meccg_name(m, i), meccg_items_left(m, i));
			return;
		}
	snprintf(out, size, "%s", _("turn P, or first, begins the first turn"));
}

/* L-General-7: the roll, the choice of its winner, then all the checks. */
static void owed_council(const struct meccg *m, char *out, size_t size)
{
	int left = meccg_unchecked(m);
	const struct meccg_person *named = meccg_named(m);

	if (m->counted)
		snprintf(out, size, "%s", _("tied: chain starts the chain of strength"));
	else if (!left)
		snprintf(out, size, "%s", _("the council counts: council"));
	else if (m->first_check < 0)
		snprintf(out, size, "%s", _("both roll for who chooses the first check: order"));
	else if (named)
		snprintf(out, size, _("%s makes the first check: check"), named->name);
	else if (m->named_seat < 0 && m->rules == MECCG_LORIEN)
		snprintf(out, size, _("%s names the first check, on either side: order P NAME"),
		         meccg_name(m, m->first_check));
	else
		snprintf(out, size,
		         P_("%d corruption check to make, then council counts",
		            "%d corruption checks to make, then council counts", left),
		         left);
}

void meccg_owed(const void *state, char *out, size_t size)
{
	const struct meccg *m = state;

	out[0] = '\0';
	switch (m->phase) {
	case MECCG_POOLS: owed_pools(m, out, size); break;
	case MECCG_DRAFT: owed_draft(m, out, size); break;
	case MECCG_CHAIN: owed_chain(m, out, size); break;
	case MECCG_STARTING:
	case MECCG_DECK: owed_start(m, out, size); break;
	case MECCG_COUNCIL: owed_council(m, out, size); break;
	default: break;
	}
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
		if (p->items > MECCG_ITEMS || p->sites > MECCG_SITES || p->persons > MECCG_IN_PLAY ||
		    p->deck.entries > MECCG_ENTRIES)
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
