/* SPDX-License-Identifier: MIT */
/*
 * What all players know of hidden legions, kept as it happens. A legion is a leaf of a
 * tree; the nodes above are the legions that were split into it, as they were then. Each
 * node has bounds for the number of each character, and what it has gained in sight of
 * all since it began. Two halves together are the legion that was split. No function
 * here may be given anything that only an owner or the judge knows; contents.c finds
 * out what follows.
 */
#include <string.h>

#include "inner.h"

/* ---- nodes ---- */

static int children_of(const struct titan *t, int node, int *last)
{
	int count = 0;

	for (int i = 0; i < TITAN_NODES; i++)
		if (t->known[i].used && t->known[i].parent == node) {
			*last = i;
			count++;
		}
	return count;
}

static void no_node(struct titan *t, int node)
{
	t->known[node] = (struct titan_known){ .parent = -1 };
}

/* A node with one child is that child, earlier: their bounds hold together. */
static void collapse(struct titan *t, int node)
{
	struct titan_known *k, *child;
	int last = -1;

	if (node < 0 || children_of(t, node, &last) != 1)
		return;
	k = &t->known[node];
	child = &t->known[last];
	for (int c = 0; c < TITAN_CREATURES; c++) {
		int least = k->least[c] + child->gained[c], most = k->most[c] + child->gained[c];

		if (child->least[c] < least)
			child->least[c] = (int8_t)least;
		if (child->most[c] > most)
			child->most[c] = (int8_t)most;
		child->gained[c] = (int8_t)(child->gained[c] + k->gained[c]);
	}
	child->parent = k->parent;
	no_node(t, node);
}

int titan_known_root(const struct titan *t, int node)
{
	while (t->known[node].parent >= 0)
		node = t->known[node].parent;
	return node;
}

/* Nothing is known any longer of how the legions of a tree belong together. */
static void cut_tree(struct titan *t, int node)
{
	int root = titan_known_root(t, node), in[TITAN_NODES], count = 0;

	if (t->known[node].parent < 0)
		return;
	for (int i = 0; i < TITAN_NODES; i++)
		if (t->known[i].used && titan_known_root(t, i) == root)
			in[count++] = i;
	for (int i = 0; i < count; i++) {
		if (in[i] >= TITAN_LEGIONS)
			no_node(t, in[i]);
		t->known[in[i]].parent = -1;
		memset(t->known[in[i]].gained, 0, sizeof t->known->gained);
	}
}

/* ---- what happened ---- */

void titan_know_as(struct titan *t, int legion, const int has[TITAN_CREATURES])
{
	struct titan_known *k = &t->known[legion];
	int up = k->used ? k->parent : -1;

	for (int c = 0; up >= 0 && c < TITAN_CREATURES; c++) {
		struct titan_known *above = &t->known[up];
		int8_t began = (int8_t)(has[c] - k->gained[c]);

		above->least[c] = (int8_t)(above->least[c] - began);
		above->most[c] = (int8_t)(above->most[c] - began);
		above->gained[c] = (int8_t)(above->gained[c] - began);
	}
	no_node(t, legion);
	k->used = true;
	for (int c = 0; c < TITAN_CREATURES; c++)
		k->least[c] = k->most[c] = (int8_t)has[c];
	collapse(t, up);
}

void titan_know_all(struct titan *t, int legion)
{
	int has[TITAN_CREATURES];

	titan_legion_has(t, legion, has);
	titan_know_as(t, legion, has);
}

void titan_know_nothing(struct titan *t, int legion)
{
	struct titan_known *k = &t->known[legion];

	if (k->used)
		cut_tree(t, legion);
	no_node(t, legion);
	k->used = t->legion[legion].size > 0;
	for (int c = 0; c < TITAN_CREATURES; c++)
		k->most[c] = (int8_t)(c == CREATURE_TITAN ? 1 : t->legion[legion].size);
}

static bool is_untold(const struct titan_known *k)
{
	for (int c = 0; c < TITAN_CREATURES; c++)
		if (k->least[c] || k->gained[c])
			return false;
	return true;
}

static void begin_half(struct titan *t, int legion, int parent)
{
	struct titan_known *k = &t->known[legion];

	no_node(t, legion);
	k->used = true;
	k->parent = (int16_t)parent;
	for (int c = 0; c < TITAN_CREATURES; c++)
		k->most[c] = t->known[parent].most[c];
}

void titan_know_split(struct titan *t, int from, int to)
{
	struct titan_known *k = &t->known[from];
	bool lords = t->legion[from].size + t->legion[to].size > TITAN_LEGION &&
	             !titan_choice(t, DISPUTE_stack_sizes_wolff_2_1) && k->least[CREATURE_TITAN] == 1 &&
	             k->least[CREATURE_ANGEL] == 1;
	int up = k->parent;

	/* A half of which nothing was seen: its own halves are halves of the same legion. */
	if (up < 0 || t->known[up].lords || !is_untold(k)) {
		for (up = TITAN_LEGIONS; t->known[up].used; up++)
			;
		t->known[up] = *k;
		t->known[up].lords = lords;
		begin_half(t, from, up);
	}
	begin_half(t, to, up);
}

void titan_know_joined(struct titan *t, int into, int gone)
{
	struct titan_known *k = &t->known[into], *other = &t->known[gone];
	int up;

	if (k->parent != other->parent) {
		cut_tree(t, into);
		cut_tree(t, gone);
	}
	up = k->parent;
	for (int c = 0; c < TITAN_CREATURES; c++) {
		int most = k->most[c] + other->most[c];

		k->least[c] = (int8_t)(k->least[c] + other->least[c]);
		k->gained[c] = (int8_t)(k->gained[c] + other->gained[c]);
		if (up >= 0 && most > t->known[up].most[c] + k->gained[c])
			most = t->known[up].most[c] + k->gained[c];
		k->most[c] = (int8_t)most;
	}
	no_node(t, gone);
	collapse(t, up);
}

void titan_know_shown(struct titan *t, int legion, enum titan_creature creature, int count)
{
	struct titan_known *k = &t->known[legion];

	if (k->least[creature] < count)
		k->least[creature] = (int8_t)count;
}

void titan_know_gained(struct titan *t, int legion, enum titan_creature creature, int by)
{
	struct titan_known *k = &t->known[legion];

	k->least[creature] = (int8_t)(k->least[creature] + by);
	k->most[creature] = (int8_t)(k->most[creature] + by);
	k->gained[creature] = (int8_t)(k->gained[creature] + by);
}

void titan_know_gone(struct titan *t, int legion)
{
	if (t->known[legion].used)
		cut_tree(t, legion);
	no_node(t, legion);
}

/* A battle has shown all. Without one players see who joins and who dies. */
void titan_know_back(struct titan *t, int legion, int side, const struct titan_legion *old)
{
	int now[TITAN_CREATURES] = { 0 }, was[TITAN_CREATURES] = { 0 }, dead[TITAN_CREATURES] = { 0 };

	for (int i = 0; i < t->legion[legion].size; i++)
		now[t->legion[legion].creature[i]]++;
	for (int i = 0; i < old->size; i++)
		was[old->creature[i]]++;
	for (int i = 0; i < t->battle.units; i++)
		if ((int)t->battle.unit[i].side == side &&
		    (t->battle.unit[i].fate == FATE_DEAD || t->battle.unit[i].fate == FATE_LOST))
			dead[t->battle.unit[i].creature]++;
	if (!t->legion[legion].size) {
		titan_know_as(t, legion, was);
		no_node(t, legion);
		return;
	}
	if (t->battle.on) {
		titan_know_as(t, legion, now);
		return;
	}
	for (int c = 0; c < TITAN_CREATURES; c++) {
		int joined = now[c] - was[c] + dead[c];

		titan_know_gained(t, legion, c, joined);
		titan_know_shown(t, legion, c, dead[c] + joined);
		titan_know_gained(t, legion, c, -dead[c]);
	}
}

/* The only reader of what legions have: what players know must be true. */
bool titan_check_known(const struct titan *t, struct reason *why)
{
	int has[TITAN_CREATURES];

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		const struct titan_known *k = &t->known[i];

		if (k->used != (t->legion[i].size > 0))
			return reason_set(why, "legion %d of %d is known: %d", i, t->legion[i].size, k->used);
		titan_legion_has(t, i, has);
		for (int c = 0; k->used && titan_legion_side(t, i) < 0 && c < TITAN_CREATURES; c++)
			if (has[c] < k->least[c] || has[c] > k->most[c])
				return reason_set(why, "legion %d has %d of %d, not %d to %d", i, has[c], c,
				                  k->least[c], k->most[c]);
	}
	return true;
}
