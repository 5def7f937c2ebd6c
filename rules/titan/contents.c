/* SPDX-License-Identifier: MIT */
/*
 * What a hidden legion may have, by what all players know (known.c): the least and the
 * most of each character over all ways in which the legions can have been split.
 *
 * Characters flow from the legion that the tree began with down to the legions of now;
 * bounds of nodes are bounds of edges, and each legion takes as many as its size. The
 * ways to split are the whole-numbered flows, so that an edge's least and most are found
 * by pushing flow around it, one character at a time. Never reads the creatures of a
 * legion.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	LEAVES_MOST = 24, /* legions of one tree; more: only what each has shown */
	TREE_MOST = 2 * LEAVES_MOST,
	SOURCE = 0, /* the legion that the tree began with comes from here */
	OVER,       /* where too much has come, it comes from here, and too little goes there */
	UNDER,
	KINDS, /* the spots of the nodes */
	SPOTS = KINDS + TREE_MOST * TITAN_CREATURES + LEAVES_MOST,
	EDGES = 2 * (2 * TREE_MOST * TITAN_CREATURES + SPOTS),
};

struct tree {
	int count, leaves, node[TREE_MOST];
	int lords; /* the node whose halves have a lord each, -1 */
};

struct net {
	int edges, spots, excess[SPOTS];
	int16_t first[SPOTS];
	struct {
		int16_t to, next, room; /* edge ^ 1 leads back */
	} edge[EDGES];
	int spot_of[TREE_MOST]; /* of a leaf its one spot, of others the first of their kinds */
	/* edges of the legion that is asked for, -1: none; what flows through them in any case */
	int taken[TITAN_CREATURES], least[TITAN_CREATURES];
};

/* ---- the tree ---- */

static bool find_tree(const struct titan *t, int legion, struct tree *tree)
{
	int root = titan_known_root(t, legion);

	*tree = (struct tree){ .lords = -1 };
	for (int i = 0; i < TITAN_NODES; i++) {
		if (!t->known[i].used || titan_known_root(t, i) != root)
			continue;
		tree->leaves += i < TITAN_LEGIONS;
		if (tree->leaves > LEAVES_MOST || tree->count == TREE_MOST)
			return false;
		if (t->known[i].lords)
			tree->lords = i;
		tree->node[tree->count++] = i;
	}
	return true;
}

static int place_of(const struct tree *tree, int node)
{
	for (int i = 0; i < tree->count; i++)
		if (tree->node[i] == node)
			return i;
	return -1;
}

/* ---- the net ---- */

static void half_edge(struct net *n, int from, int to, int room)
{
	n->edge[n->edges].to = (int16_t)to;
	n->edge[n->edges].room = (int16_t)room;
	n->edge[n->edges].next = n->first[from];
	n->first[from] = (int16_t)n->edges++;
}

/* An edge for least to most characters; the least flows at once. */
static int add_edge(struct net *n, int from, int to, int least, int most)
{
	int edge = n->edges;

	n->excess[to] += least;
	n->excess[from] -= least;
	half_edge(n, from, to, most - least);
	half_edge(n, to, from, 0);
	return edge;
}

/* Searches a way along which one more can flow, and lets it; false: there is none. */
static bool push(struct net *n, int from, int to)
{
	int16_t queue[SPOTS], by[SPOTS];
	int head = 0, tail = 0;

	memset(by, -1, (size_t)n->spots * sizeof *by);
	queue[tail++] = (int16_t)from;
	while (head < tail && by[to] < 0)
		for (int spot = queue[head++], e = n->first[spot]; e >= 0; e = n->edge[e].next)
			if (n->edge[e].room > 0 && by[n->edge[e].to] < 0 && n->edge[e].to != from) {
				by[n->edge[e].to] = (int16_t)e;
				queue[tail++] = n->edge[e].to;
			}
	if (by[to] < 0)
		return false;
	for (int spot = to; spot != from; spot = n->edge[by[spot] ^ 1].to) {
		n->edge[by[spot]].room--;
		n->edge[by[spot] ^ 1].room++;
	}
	return true;
}

/* What a half began with: by its bounds; with a lord each, the first half has the Titan, or the
 * other one. */
static bool bounds_of(const struct titan *t, const struct tree *tree, int node, int creature, bool swapped,
                      int *least, int *most)
{
	const struct titan_known *k = &t->known[node];
	bool first = true;

	*least = k->least[creature] - k->gained[creature];
	*most = k->most[creature] - k->gained[creature];
	if (k->parent >= 0 && k->parent == tree->lords &&
	    (creature == CREATURE_TITAN || creature == CREATURE_ANGEL)) {
		int one;

		for (int i = 0; tree->node[i] != node; i++)
			first = first && t->known[tree->node[i]].parent != k->parent;
		one = (creature == CREATURE_TITAN) == (first != swapped);
		*least = one > *least ? one : *least;
		*most = one < *most ? one : *most;
	}
	if (*least < 0)
		*least = 0;
	return *most >= *least;
}

static bool add_node(struct net *n, const struct titan *t, const struct tree *tree, int at, bool swapped,
                     int legion)
{
	int node = tree->node[at], up = t->known[node].parent, all = 0;
	const struct titan_known *k = &t->known[node];
	bool leaf = node < TITAN_LEGIONS;

	for (int c = 0; c < TITAN_CREATURES; c++) {
		int from = up < 0 ? SOURCE : n->spot_of[place_of(tree, up)] + c;
		int to = n->spot_of[at] + (leaf ? 0 : c), least, most, edge = -1;

		if (!bounds_of(t, tree, node, c, swapped, &least, &most))
			return false;
		if (most > 0)
			edge = add_edge(n, from, to, least, most);
		if (node == legion) {
			n->taken[c] = edge;
			n->least[c] = least;
		}
		if (!leaf)
			n->excess[to] += k->gained[c];
		all += k->gained[c];
	}
	if (leaf)
		n->excess[n->spot_of[at]] -= t->legion[node].size - all;
	return true;
}

/* A flow that keeps all bounds; false: there is none. */
static bool fill(struct net *n, const struct titan *t, const struct tree *tree, bool swapped, int legion)
{
	int sum = 0;

	n->edges = 0;
	n->spots = KINDS;
	for (int i = 0; i < tree->count; i++) {
		n->spot_of[i] = n->spots;
		n->spots += tree->node[i] < TITAN_LEGIONS ? 1 : TITAN_CREATURES;
	}
	memset(n->first, -1, (size_t)n->spots * sizeof *n->first);
	memset(n->excess, 0, (size_t)n->spots * sizeof *n->excess);
	for (int i = 0; i < tree->count; i++)
		if (!add_node(n, t, tree, i, swapped, legion))
			return false;
	for (int i = 0; i < n->spots; i++)
		sum += n->excess[i];
	n->excess[SOURCE] -= sum;
	for (int i = 0; i < n->spots; i++) {
		int excess = n->excess[i];

		if (excess > 0)
			add_edge(n, OVER, i, 0, excess);
		else if (excess < 0)
			add_edge(n, i, UNDER, 0, -excess);
	}
	while (push(n, OVER, UNDER))
		;
	for (int e = n->first[OVER]; e >= 0; e = n->edge[e].next)
		if (n->edge[e].room)
			return false;
	return true;
}

/* ---- what follows ---- */

/* How many more can flow through an edge, or back, if the others may change. */
static int more(struct net *n, int edge)
{
	int count = 0, from = n->edge[edge ^ 1].to, to = n->edge[edge].to;
	int16_t back = n->edge[edge ^ 1].room;

	n->edge[edge ^ 1].room = 0; /* only around it */
	while (n->edge[edge].room > count && push(n, to, from))
		count++;
	n->edge[edge].room = (int16_t)(n->edge[edge].room - count);
	n->edge[edge ^ 1].room = (int16_t)(back + count);
	return count;
}

/* By what the legion itself has shown. */
static void bare_bounds(const struct titan *t, int legion, struct titan_contents *out)
{
	const struct titan_known *k = &t->known[legion];

	for (int c = 0; c < TITAN_CREATURES; c++) {
		out->least[c] = k->least[c] > 0 ? k->least[c] : 0;
		out->most[c] = k->most[c] < out->size ? k->most[c] : out->size;
	}
}

/* The least and the most of one way to share the lords, into those of all. */
static void widen(struct net *n, const struct titan_known *k, struct titan_contents *out, bool first)
{
	for (int c = 0; c < TITAN_CREATURES; c++) {
		int edge = n->taken[c], least = k->gained[c], most = k->gained[c];

		if (edge >= 0) {
			more(n, edge);
			most += n->least[c] + n->edge[edge ^ 1].room;
			least = most - more(n, edge ^ 1);
		}
		if (first || least < out->least[c])
			out->least[c] = least;
		if (first || most > out->most[c])
			out->most[c] = most;
	}
}

static void count_certain(struct titan_contents *out)
{
	out->open = out->size;
	for (int c = 0; c < TITAN_CREATURES; c++)
		out->open -= out->least[c];
}

void titan_contents_of(const struct titan *t, int legion, struct titan_contents *out)
{
	bool found = false;
	struct tree tree;
	struct net net;

	*out = (struct titan_contents){ .size = t->legion[legion].size };
	if (!out->size) /* it is gone */
		return;
	/* a battle was fought in sight of all, until the legion is back on the masterboard too */
	if (titan_is_public(t, legion) || (t->battle.on && titan_legion_side(t, legion) >= 0)) {
		titan_legion_has(t, legion, out->least);
		memcpy(out->most, out->least, sizeof out->most);
		out->size = 0;
		for (int c = 0; c < TITAN_CREATURES; c++)
			out->size += out->least[c];
		return;
	}
	if (find_tree(t, legion, &tree))
		for (int swapped = 0; swapped < (tree.lords >= 0 ? 2 : 1); swapped++)
			if (fill(&net, t, &tree, swapped, legion)) {
				widen(&net, &t->known[legion], out, !found);
				found = true;
			}
	if (!found)
		bare_bounds(t, legion, out);
	count_certain(out);
}

bool titan_may_have(const struct titan *t, int legion, enum titan_creature creature)
{
	struct titan_contents contents;

	titan_contents_of(t, legion, &contents);
	return contents.most[creature] > 0;
}

/* ---- in words ---- */

static void add_creature(char *list, size_t size, int creature, int count)
{
	if (count > 1)
		said_list_add(list, size, C_("contents", "%s x%d"), titan_name(creature), count);
	else
		said_list_add(list, size, "%s", titan_name(creature));
}

void titan_contents_text(const struct titan_contents *contents, char *out, size_t size)
{
	char sure[TITAN_LIST] = "", open[TITAN_LIST * 2] = "";
	int kinds = 0;

	for (int c = 0; c < TITAN_CREATURES; c++) {
		if (contents->least[c])
			add_creature(sure, sizeof sure, c, contents->least[c]);
		if (contents->most[c] > contents->least[c]) {
			kinds++;
			said_list_add(open, sizeof open, "%s", titan_name(c));
		}
	}
	if (kinds >= TITAN_CREATURES - 1) /* of a legion that was told; the Titan may be elsewhere */
		snprintf(open, sizeof open, "%s", _("anything"));
	if (!contents->open)
		snprintf(out, size, _("known: %s"), sure);
	else if (!sure[0])
		snprintf(out, size, _("%d of %s"), contents->open, open);
	else
		snprintf(out, size, _("sure %s; %d of %s"), sure, contents->open, open);
}

/* contents MARKER */
bool titan_ask_contents(struct call *call)
{
	const struct titan *t = call->state;
	struct titan_contents contents;
	struct emit *e = call->data;
	char text[TITAN_LIST * 3];
	int legion;

	if (!titan_read_marker(call, &legion))
		return false;
	if (!t->legion[legion].size)
		return reason_set(call->why, _("there is no legion %s"), MARKER(legion));
	titan_contents_of(t, legion, &contents);
	titan_contents_text(&contents, text, sizeof text);
	said_line(call->said, "%s: %s", MARKER(legion), text);
	emit_text(e, "marker", MARKER(legion));
	emit_number(e, "size", contents.size);
	emit_array(e, "sure");
	for (int c = 0; c < TITAN_CREATURES; c++)
		for (int i = 0; i < contents.least[c]; i++)
			emit_text(e, NULL, titan_creatures[c].name);
	emit_end(e);
	emit_number(e, "open", contents.open);
	emit_array(e, "possible");
	for (int c = 0; c < TITAN_CREATURES; c++)
		if (contents.most[c] > contents.least[c]) {
			emit_object(e, NULL);
			emit_text(e, "creature", titan_creatures[c].name);
			emit_number(e, "least", contents.least[c]);
			emit_number(e, "most", contents.most[c]);
			emit_end(e);
		}
	emit_end(e);
	return true;
}
