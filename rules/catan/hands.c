/* SPDX-License-Identifier: MIT */
/*
 * The hands. world[] holds every distribution of the cards that agrees with all
 * lines so far, each one once; mostly there is one. A card that everybody sees
 * moves in all worlds alike. A payment strikes out the worlds that cannot make it.
 * An unseen stolen card turns each world into one world for each kind that the
 * victim may have lost. No world is left out or made up, so a range is exactly
 * what some consistent history allows.
 *
 * The list is limited. A table that spends its cards stays far below the limit,
 * because worlds merge and are struck out, and each line costs at most one pass
 * over the list, however long the game lasts. A stolen card that would exceed
 * CATAN_WORLDS is refused with the cure: name the card, or rule a hand. The
 * program never guesses.
 */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

int catan_sum(const int cards[CATAN_RESOURCES])
{
	int sum = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		sum += cards[kind];
	return sum;
}

/* ---- looking ---- */

struct catan_range catan_range(const struct catan *c, int seat, enum catan_resource kind)
{
	struct catan_range range = { c->world[0].hand[seat][kind], c->world[0].hand[seat][kind] };

	for (int i = 1; i < c->worlds; i++) {
		int held = c->world[i].hand[seat][kind];

		if (held < range.least)
			range.least = held;
		if (held > range.most)
			range.most = held;
	}
	return range;
}

bool catan_hand_known(const struct catan *c, int seat)
{
	for (int i = 1; i < c->worlds; i++)
		if (memcmp(c->world[i].hand[seat], c->world[0].hand[seat], CATAN_RESOURCES) != 0)
			return false;
	return true;
}

static bool holds(const struct catan_world *world, int seat, const int cards[CATAN_RESOURCES])
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (world->hand[seat][kind] < cards[kind])
			return false;
	return true;
}

/* The most of these cards that the hand can hold at once. */
static int most_of(const struct catan *c, int seat, const int cards[CATAN_RESOURCES])
{
	int most = 0;

	for (int i = 0; i < c->worlds; i++) {
		int held = 0;

		for (int kind = 0; kind < CATAN_RESOURCES; kind++)
			held += c->world[i].hand[seat][kind] < cards[kind] ? c->world[i].hand[seat][kind]
			                                                   : cards[kind];
		most = held > most ? held : most;
	}
	return most;
}

/* No world allows it: says which numbers forbid it. Always false. */
static bool refuse_hold(const struct catan *c, int seat, const int cards[CATAN_RESOURCES], struct reason *why)
{
	int needed = catan_sum(cards), held = c->player[seat].cards;
	struct catan_text all = catan_cards_text(cards);

	if (needed > held)
		return reason_set(why,
		                  P_("%s holds %d card, needed: %s", "%s holds %d cards, needed: %s", held),
		                  catan_name(c, seat), held, all.text);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct catan_range range = catan_range(c, seat, kind);
		const char *what = _(catan_resources[kind].name);

		if (range.most >= cards[kind])
			continue;
		if (range.least == range.most)
			return reason_set(why, _("%s holds %d %s, %d needed"), catan_name(c, seat),
			                  range.most, what, cards[kind]);
		return reason_set(why, _("%s holds %d to %d %s, %d needed"), catan_name(c, seat), range.least,
		                  range.most, what, cards[kind]);
	}
	return reason_set(why, _("%s cannot hold %s together: at most %d of these %d cards"),
	                  catan_name(c, seat), all.text, most_of(c, seat, cards), needed);
}

bool catan_can_hold(const struct catan *c, int seat, const int cards[CATAN_RESOURCES], struct reason *why)
{
	for (int i = 0; i < c->worlds; i++)
		if (holds(&c->world[i], seat, cards))
			return true;
	return refuse_hold(c, seat, cards, why);
}

/* ---- striking out ---- */

static void keep_exactly(struct catan *c, int seat, enum catan_resource kind, int count)
{
	int kept = 0;

	for (int i = 0; i < c->worlds; i++)
		if (c->world[i].hand[seat][kind] == count)
			c->world[kept++] = c->world[i];
	c->worlds = kept;
}

/* ---- cards that everybody sees ---- */

static void change(struct catan *c, int seat, const int cards[CATAN_RESOURCES], int sign)
{
	for (int i = 0; i < c->worlds; i++)
		for (int kind = 0; kind < CATAN_RESOURCES; kind++)
			c->world[i].hand[seat][kind] =
				(uint8_t)(c->world[i].hand[seat][kind] + sign * cards[kind]);
	c->player[seat].cards += sign * catan_sum(cards);
}

void catan_hand_gain(struct catan *c, int seat, const int cards[CATAN_RESOURCES])
{
	change(c, seat, cards, 1);
}

bool catan_hand_pay(struct catan *c, int seat, const int cards[CATAN_RESOURCES], struct reason *why)
{
	int kept = 0;

	if (!catan_can_hold(c, seat, cards, why))
		return false;
	for (int i = 0; i < c->worlds; i++)
		if (holds(&c->world[i], seat, cards))
			c->world[kept++] = c->world[i];
	c->worlds = kept;
	change(c, seat, cards, -1);
	return true;
}

bool catan_hand_seen(struct catan *c, int seat, enum catan_resource kind, int count, struct reason *why)
{
	struct catan_range range = catan_range(c, seat, kind);

	for (int i = 0; i < c->worlds; i++)
		if (c->world[i].hand[seat][kind] == count) {
			keep_exactly(c, seat, kind, count);
			return true;
		}
	return reason_set(why, _("%s cannot hold %d %s, only %d to %d"), catan_name(c, seat), count,
	                  _(catan_resources[kind].name), range.least, range.most);
}

/* ---- a card that two people see ---- */

enum { BUCKETS = 2 * CATAN_WORLDS };

/* A set of worlds under construction. */
struct gathered {
	int count;
	int bucket[BUCKETS]; /* index + 1, 0: free */
	struct catan_world world[CATAN_WORLDS];
};

static unsigned hash_of(const struct catan_world *world)
{
	const uint8_t *byte = &world->hand[0][0];
	uint32_t hash = 2166136261u; /* FNV-1a */

	for (size_t i = 0; i < sizeof *world; i++)
		hash = (hash ^ byte[i]) * 16777619u;
	return hash % BUCKETS;
}

/* Adds a world to the set; false: no room. */
static bool gather(struct gathered *g, const struct catan_world *world)
{
	unsigned at = hash_of(world);

	for (; g->bucket[at]; at = (at + 1) % BUCKETS)
		if (memcmp(&g->world[g->bucket[at] - 1], world, sizeof *world) == 0)
			return true;
	if (g->count == CATAN_WORLDS)
		return false;
	g->world[g->count++] = *world;
	g->bucket[at] = g->count;
	return true;
}

static bool gather_thefts(struct gathered *g, const struct catan *c, int thief, int victim)
{
	for (int i = 0; i < c->worlds; i++)
		for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
			struct catan_world world = c->world[i];

			if (!world.hand[victim][kind])
				continue;
			world.hand[victim][kind]--;
			world.hand[thief][kind]++;
			if (!gather(g, &world))
				return false;
		}
	return true;
}

static bool steal_unseen(struct catan *c, int thief, int victim, struct reason *why)
{
	struct gathered *g = xcalloc(1, sizeof *g);
	bool fits = gather_thefts(g, c, thief, victim);

	if (fits) {
		memcpy(c->world, g->world, (size_t)g->count * sizeof *g->world);
		c->worlds = g->count;
	}
	free(g);
	return fits ||
	       reason_set(why,
	                  _("over %d possible hands: name the stolen card (`steal P from=Q RESOURCE`) "
	                    "or enter a hand (`hand P CARDS`)"),
	                  CATAN_WORLDS);
}

bool catan_hand_steal(struct catan *c, int thief, int victim, int kind, struct reason *why)
{
	int card[CATAN_RESOURCES] = { 0 };

	if (kind >= 0) {
		card[kind] = 1;
		if (!catan_hand_pay(c, victim, card, why))
			return false;
		catan_hand_gain(c, thief, card);
		return true;
	}
	if (!steal_unseen(c, thief, victim, why))
		return false;
	c->player[victim].cards--;
	c->player[thief].cards++;
	return true;
}

/* ---- rulings ---- */

static int distance(const struct catan_world *world, int seat, const int cards[CATAN_RESOURCES])
{
	int sum = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		sum += abs(world->hand[seat][kind] - cards[kind]);
	return sum;
}

/*
 * A ruling for a possible hand also narrows the other hands. A ruling for an
 * impossible one reveals an earlier mistake: the hand is taken to have been the
 * most similar possible one, and the bank makes up the difference, so that no
 * card is lost or created.
 */
bool catan_hand_rule(struct catan *c, int seat, const int cards[CATAN_RESOURCES], bool *possible,
                     struct reason *why)
{
	int was[CATAN_RESOURCES], nearest = 0;

	for (int i = 1; i < c->worlds; i++)
		if (distance(&c->world[i], seat, cards) < distance(&c->world[nearest], seat, cards))
			nearest = i;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		was[kind] = c->world[nearest].hand[seat][kind];
	*possible = memcmp(was, cards, sizeof was) == 0;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (c->bank[kind] + was[kind] < cards[kind])
			return reason_set(why, _("the bank has %d %s, %s holds %d: %d too many"),
			                  c->bank[kind], _(catan_resources[kind].name), catan_name(c, seat),
			                  was[kind], cards[kind]);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		keep_exactly(c, seat, kind, was[kind]);
		c->bank[kind] += was[kind] - cards[kind];
	}
	change(c, seat, was, -1);
	change(c, seat, cards, 1);
	return true;
}

/* ---- copying ---- */

/* Copies only the worlds in use: mostly one of thousands. */
void catan_copy(void *to, const void *from)
{
	const struct catan *c = from;

	memcpy(to, from, offsetof(struct catan, world) + (size_t)c->worlds * sizeof *c->world);
}

/* ---- invariants ---- */

/* In every world bank and hands add up to 19 (24) of each. */
static bool check_world(const struct catan *c, const struct catan_world *world, struct reason *why)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int sum = c->bank[kind];

		for (int i = 0; i < CATAN_SEATS; i++)
			sum += world->hand[i][kind];
		if (sum != catan_total(c))
			return reason_set(why, "%d %s of %d", sum, catan_resources[kind].word,
			                  catan_total(c));
	}
	for (int i = 0; i < CATAN_SEATS; i++) {
		int sum = 0;

		for (int kind = 0; kind < CATAN_RESOURCES; kind++)
			sum += world->hand[i][kind];
		if (sum != c->player[i].cards)
			return reason_set(why, "seat %d: %d cards, %d counted", i + 1, c->player[i].cards,
			                  sum);
	}
	return true;
}

bool catan_hands_check(const struct catan *c, struct reason *why)
{
	if (c->worlds < 1 || c->worlds > CATAN_WORLDS)
		return reason_set(why, "%d worlds", c->worlds);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (c->bank[kind] < 0)
			return reason_set(why, "%d %s in the bank", c->bank[kind],
			                  catan_resources[kind].word);
	for (int i = 0; i < c->worlds; i++)
		if (!check_world(c, &c->world[i], why))
			return false;
	return true;
}
