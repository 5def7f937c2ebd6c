/* SPDX-License-Identifier: MIT */
/*
 * Each hand as its owner can count it, and as everybody can. The worlds of hands.c know
 * more: what a line has told of a stolen card, or a ruling of a hand, narrows the hands of
 * all who have stolen there. What only one may see is made from these counts instead.
 *
 * A sight counts the cards of each kind that came and went before the eyes of those whose
 * sight it is, and how many came and went unseen. The hand is always in its ranges.
 */
#include <string.h>

#include "inner.h"

static int lesser(int a, int b)
{
	return a < b ? a : b;
}

static int most_of(const struct catan_sight *sight, int kind)
{
	return sight->kind[kind] + lesser(sight->may[kind], sight->came);
}

/* What the other kinds hold says nothing more: each card that has come unseen may be of another kind too. */
static struct catan_range range_of(const struct catan_sight *sight, int kind)
{
	int cards = sight->came - sight->left;
	struct catan_range range;

	for (int i = 0; i < CATAN_RESOURCES; i++)
		cards += sight->kind[i];
	range.most = lesser(most_of(sight, kind), cards);
	range.least = sight->kind[kind] - sight->left;
	if (range.least < 0)
		range.least = 0;
	return range;
}

struct catan_range catan_own_range(const struct catan *c, int seat, enum catan_resource kind)
{
	return range_of(&c->player[seat].own, kind);
}

struct catan_range catan_open_range(const struct catan *c, int seat, enum catan_resource kind)
{
	return range_of(&c->player[seat].open, kind);
}

bool catan_may_hold(const struct catan *c, int seat, enum catan_thing thing, bool by_owner)
{
	const struct catan_player *p = &c->player[seat];
	const struct catan_sight *seen = by_owner ? &p->own : &p->open;
	int unseen = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int lacks = catan_costs[thing][kind] - seen->kind[kind];

		unseen += lacks > 0 ? lacks : 0;
	}
	return unseen <= seen->came && catan_sum(catan_costs[thing]) <= p->cards;
}

/* ---- what is seen ---- */

static void gain(struct catan_sight *sight, const int cards[CATAN_RESOURCES])
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		sight->kind[kind] += cards[kind];
}

/* More than came before all eyes has come unseen. */
static void pay(struct catan_sight *sight, const int cards[CATAN_RESOURCES])
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int seen = lesser(sight->kind[kind], cards[kind]), unseen = cards[kind] - seen;

		sight->kind[kind] -= seen;
		sight->may[kind] -= unseen;
		sight->came -= unseen;
	}
}

/* Nothing is left to be unsure of in an empty hand. */
static void settle(struct catan_player *p)
{
	if (p->cards)
		return;
	memset(&p->own, 0, sizeof p->own);
	memset(&p->open, 0, sizeof p->open);
}

void catan_sight_gain(struct catan *c, int seat, const int cards[CATAN_RESOURCES])
{
	gain(&c->player[seat].own, cards);
	gain(&c->player[seat].open, cards);
}

void catan_sight_pay(struct catan *c, int seat, const int cards[CATAN_RESOURCES])
{
	pay(&c->player[seat].own, cards);
	pay(&c->player[seat].open, cards);
	settle(&c->player[seat]);
}

void catan_sight_none(struct catan *c, int seat, enum catan_resource kind)
{
	struct catan_sight *sights[] = { &c->player[seat].own, &c->player[seat].open };

	for (int i = 0; i < 2; i++)
		if (!sights[i]->may[kind]) {
			sights[i]->left -= sights[i]->kind[kind];
			sights[i]->kind[kind] = 0;
		}
}

/* ---- what is not ---- */

/* The only kind that the card can be which is taken there; -1: there are more. Notes each in may[]. */
static int only_kind(const struct catan_sight *sight, int may[CATAN_RESOURCES])
{
	int only = -1, count = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (range_of(sight, kind).most) {
			may[kind]++;
			only = kind;
			count++;
		}
	return count == 1 ? only : -1;
}

static void lose_one(struct catan_sight *sight, int kind)
{
	int card[CATAN_RESOURCES] = { 0 };

	if (kind < 0) {
		sight->left++;
		return;
	}
	card[kind] = 1;
	pay(sight, card);
}

static void get_one(struct catan_sight *sight, int kind, const int may[CATAN_RESOURCES])
{
	if (kind >= 0) {
		sight->kind[kind]++;
		return;
	}
	sight->came++;
	for (int i = 0; i < CATAN_RESOURCES; i++)
		sight->may[i] += may[i];
}

void catan_sight_steal(struct catan *c, int thief, int victim, int kind)
{
	struct catan_player *from = &c->player[victim], *to = &c->player[thief];
	int may[CATAN_RESOURCES] = { 0 }, of_own[CATAN_RESOURCES] = { 0 };
	int open = only_kind(&from->open, may), own = only_kind(&from->own, of_own);

	get_one(&to->own, kind < 0 ? open : kind, may);
	get_one(&to->open, open, may);
	lose_one(&from->own, kind < 0 ? own : kind);
	lose_one(&from->open, open);
	settle(from);
}

void catan_sight_rule(struct catan *c, int seat, const int cards[CATAN_RESOURCES])
{
	struct catan_player *p = &c->player[seat];

	memset(&p->own, 0, sizeof p->own);
	memset(&p->open, 0, sizeof p->open);
	gain(&p->own, cards);
	p->open.came = catan_sum(cards);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		p->open.may[kind] = p->open.came;
}

/* ---- invariants ---- */

static bool check_sight(const struct catan *c, int seat, const struct catan_sight *sight, struct reason *why)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct catan_range seen = range_of(sight, kind), is = catan_range(c, seat, kind);

		if (is.least < seen.least || is.most > seen.most)
			return reason_set(why, "seat %d: %d to %d %s, seen as %d to %d", seat + 1, is.least,
			                  is.most, catan_resources[kind].word, seen.least, seen.most);
	}
	return true;
}

bool catan_sights_check(const struct catan *c, struct reason *why)
{
	every_seat (i, c->table)
		if (!check_sight(c, i, &c->player[i].own, why) || !check_sight(c, i, &c->player[i].open, why))
			return false;
	return true;
}
