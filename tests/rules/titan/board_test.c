/* SPDX-License-Identifier: MIT */
/*
 * The masterboard: its rows against tests/rules/titan/board.txt in full, and the moves of
 * rules/titan/masterboard.c against a slow walker, which knows the text of the rules (2.3)
 * and the lines of board.txt, and nothing else.
 *
 *     titan_board_test [POSITIONS [SEED]]
 *
 * Positions: of each land with each roll.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/journal.h"
#include "rules/core/rng.h"
#include "rules/titan/titan.h"

enum { POSITIONS = 12, MOST = 200, SIDES_ALL = (1 << TITAN_ENTRIES) - 1, TABLES = 400 };

/* ---- board.txt ---- */

struct way {
	int from, to;
	char word[20];
};

static struct {
	char label[8], land[20], how[20];
	int x, y, corner;
} place[TITAN_PLACES];

static struct way out[MOST], in[MOST];
static int places, outs, ins, tests, failures;
static struct rng chance;

static void result(bool passed, const char *what)
{
	failures += !passed;
	printf("%sok %d - %s\n", passed ? "" : "not ", ++tests, what);
}

static int number_of(const char *label)
{
	for (int i = 0; i < places; i++)
		if (strcmp(place[i].label, label) == 0)
			return i;
	return -1;
}

static bool read_lines(FILE *file)
{
	char line[200], first[20], second[20], word[20];

	while (fgets(line, sizeof line, file))
		if (sscanf(line, "place %7s %19s %d %d %19s %d", place[places].label, place[places].land,
		           &place[places].x, &place[places].y, place[places].how,
		           &place[places].corner) == 6 &&
		    places < TITAN_PLACES - 1)
			places++;
	places++; /* the last one fills the array */
	rewind(file);
	while (fgets(line, sizeof line, file)) {
		if (sscanf(line, "exit %19s %19s %19s", first, second, word) == 3 && outs < MOST) {
			out[outs] = (struct way){ .from = number_of(first), .to = number_of(second) };
			snprintf(out[outs++].word, sizeof out->word, "%s", word);
		} else if (sscanf(line, "entry %19s %19s %19s", first, second, word) == 3 && ins < MOST) {
			in[ins] = (struct way){ .from = number_of(second), .to = number_of(first) };
			snprintf(in[ins++].word, sizeof in->word, "%s", word);
		}
	}
	return places == TITAN_PLACES;
}

/* ---- the rows ---- */

static void run_places(void)
{
	bool same = places == TITAN_PLACES;

	for (int i = 0; i < TITAN_PLACES; i++) {
		const struct titan_place *p = &titan_places[i];

		same = same && strcmp(p->label, place[i].label) == 0 && titan_place_find(p->label) == i &&
		       strcmp(titan_land_name(p->land), place[i].land) == 0 && p->x == place[i].x &&
		       p->y == place[i].y && titan_on_point(p) == (strcmp(place[i].how, "inverted") == 0) &&
		       p->corner == place[i].corner;
	}
	result(same, "96 lands with their numbers, names and places");
}

static void run_ways(void)
{
	static const char *const signs[] = { "BLOCK", "ARCH", "ARROW", "ARROWS" };
	bool same = outs == ins;
	int exits = 0;

	for (int i = 0; i < TITAN_PLACES; i++)
		exits += titan_places[i].exits;
	for (int i = 0; i < outs; i++) {
		const struct titan_place *p = &titan_places[out[i].from], *q = &titan_places[out[i].to];
		bool exit = false;

		for (int k = 0; k < p->exits; k++)
			exit = exit || (p->exit[k].to == out[i].to &&
			                strcmp(signs[p->exit[k].sign], out[i].word) == 0);
		same = same && exit && abs(p->x - q->x) + abs(p->y - q->y) == 1 &&
		       titan_on_point(p) != titan_on_point(q);
	}
	for (int i = 0; i < ins; i++) {
		enum titan_entry side = titan_entry_from(in[i].to, in[i].from);

		same = same && strcmp(titan_entry_words[side], in[i].word) == 0;
	}
	result(same && exits == outs, "each exit, its sign, and the entry at its other end");
}

static void run_counts(void)
{
	static const struct {
		enum titan_land land;
		int count;
	} rows[] = {
		{ LAND_BRUSH, 18 }, { LAND_PLAINS, 15 }, { LAND_MARSH, 15 },    { LAND_JUNGLE, 10 },
		{ LAND_DESERT, 7 }, { LAND_SWAMP, 7 },   { LAND_WOODS, 6 },     { LAND_HILLS, 6 },
		{ LAND_TOWER, 6 },  { LAND_TUNDRA, 3 },  { LAND_MOUNTAINS, 3 },
	};
	int sum = 0;
	bool same = true;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int count = 0;

		for (int k = 0; k < TITAN_PLACES; k++)
			count += titan_places[k].land == rows[i].land;
		same = same && count == rows[i].count;
		sum += count;
	}
	for (int tower = 1; tower <= 6; tower++)
		same = same && atoi(titan_places[titan_tower_place(tower)].label) == 100 * tower;
	result(same && sum == 96, "so many lands of each kind, six Towers");
}

/* ---- the slow walker ---- */

struct question {
	bool own[TITAN_PLACES], enemy[TITAN_PLACES];
	int at, roll;
	bool lord, titan, teleported;
};

struct answer {
	unsigned walk[TITAN_PLACES], teleport[TITAN_PLACES];
};

static unsigned side_of(int from, int to)
{
	for (int i = 0; i < ins; i++)
		for (int side = 0; side < TITAN_ENTRIES; side++)
			if (in[i].from == from && in[i].to == to &&
			    strcmp(titan_entry_words[side], in[i].word) == 0)
				return 1u << side;
	return 0;
}

static bool has_block(int at)
{
	for (int i = 0; i < outs; i++)
		if (out[i].from == at && strcmp(out[i].word, "BLOCK") == 0)
			return true;
	return false;
}

static bool may_take(const struct way *w, int step)
{
	if (step == 0 && has_block(w->from))
		return strcmp(w->word, "BLOCK") == 0;
	if (step == 0)
		return strcmp(w->word, "BLOCK") != 0;
	return strncmp(w->word, "ARROW", 5) == 0;
}

/* path[0..steps]: every way of that many steps, one after the other. */
static void follow(const struct question *q, struct answer *a, int path[], int steps)
{
	int here = path[steps];

	if (steps && q->enemy[here]) {
		if (!q->own[here])
			a->walk[here] |= side_of(path[steps - 1], here);
		return;
	}
	if (steps == q->roll) {
		if (!q->own[here])
			a->walk[here] |= side_of(path[steps - 1], here);
		return;
	}
	for (int i = 0; i < outs; i++)
		if (out[i].from == here && may_take(&out[i], steps) &&
		    !(steps && out[i].to == path[steps - 1])) {
			path[steps + 1] = out[i].to;
			follow(q, a, path, steps + 1);
		}
}

static void teleport(const struct question *q, struct answer *a)
{
	int far[TITAN_PLACES];
	bool tower = strcmp(place[q->at].land, "Tower") == 0;

	for (int i = 0; i < places; i++)
		far[i] = i == q->at ? 0 : 99;
	for (int round = 0; round < 6; round++)
		for (int i = 0; i < outs; i++) {
			if (far[out[i].from] == round && far[out[i].to] > round)
				far[out[i].to] = round + 1;
			if (far[out[i].to] == round && far[out[i].from] > round)
				far[out[i].from] = round + 1;
		}
	for (int i = 0; i < places; i++) {
		bool to_tower = strcmp(place[i].land, "Tower") == 0;
		unsigned sides = to_tower ? 1u << ENTRY_LOWER_LEFT : SIDES_ALL;

		if (i == q->at || q->own[i])
			continue;
		if (tower && (q->lord || q->titan) && !q->enemy[i] && (to_tower || far[i] <= 6))
			a->teleport[i] = sides;
		if (q->titan && q->enemy[i])
			a->teleport[i] = sides;
	}
}

static void ask_slowly(const struct question *q, struct answer *a)
{
	int path[8] = { q->at };

	memset(a, 0, sizeof *a);
	follow(q, a, path, 0);
	if (q->roll == 6 && !q->teleported)
		teleport(q, a);
}

/* ---- compared ---- */

static bool same_moves(const struct question *q, const struct answer *a, const struct titan_moves *m)
{
	for (int i = 0; i < TITAN_PLACES; i++)
		if (a->walk[i] != m->to[i].walk || a->teleport[i] != m->to[i].teleport) {
			printf("# from %s with %d to %s: sides %x and %x by teleport, wanted %x and %x\n",
			       place[q->at].label, q->roll, place[i].label, m->to[i].walk, m->to[i].teleport,
			       a->walk[i], a->teleport[i]);
			return false;
		}
	return true;
}

static bool one_in(int n)
{
	return rng_below(&chance, (uint32_t)n) == 0;
}

static bool ask_both(struct question *q)
{
	struct titan_walker w = { .at = q->at, .titan = q->titan, .teleported = q->teleported };
	struct titan_moves moves;
	struct answer a;

	for (int i = 0; i < TITAN_PLACES; i++) {
		if (q->own[i])
			titan_place_add(&w.own, i);
		if (q->enemy[i])
			titan_place_add(&w.enemy, i);
	}
	w.lords = (q->lord ? 1u << CREATURE_ANGEL : 0) | (q->titan ? 1u << CREATURE_TITAN : 0);
	titan_paths_of(&w, q->roll, &moves);
	ask_slowly(q, &a);
	return same_moves(q, &a, &moves);
}

/* From crowded boards to empty ones. */
static void run_paths(int positions)
{
	long asked = 0;
	bool same = true;

	for (int at = 0; at < TITAN_PLACES; at++)
		for (int roll = 1; roll <= 6; roll++)
			for (int n = 0; n < positions; n++) {
				struct question q = { .at = at, .roll = roll };
				int rare = 2 + (int)rng_below(&chance, 20);

				for (int i = 0; n && i < TITAN_PLACES; i++) {
					q.own[i] = i != at && one_in(rare);
					q.enemy[i] = i != at && one_in(rare);
				}
				q.lord = one_in(2);
				q.titan = one_in(3);
				q.teleported = one_in(5);
				same = same && ask_both(&q);
				asked++;
			}
	printf("# %ld positions\n", asked);
	result(same, "paths: all lands, rolls 1 to 6, legions everywhere");
}

/* Legions of two or three players at a table; what they have decides over teleports. */
static void seat(struct titan *t)
{
	memset(t, 0, sizeof *t);
	t->table.seats = 3;
	t->board = true;
	for (int i = 0; i < 3; i++) {
		t->player[i].colour = i;
		t->player[i].score = one_in(2) ? 400 : 399;
		t->table.seat[i].in = true;
	}
	for (int i = 0; i < TITAN_LEGIONS; i++)
		t->legion[i].at = -1;
	for (int n = 0; n < 30; n++) {
		int legion = (int)rng_below(&chance, 3 * TITAN_MARKERS);
		struct titan_legion *l = &t->legion[legion];

		*l = (struct titan_legion){ .at = (int8_t)rng_below(&chance, TITAN_PLACES), .size = 3 };
		for (int k = 0; k < l->size; k++)
			l->creature[k] = (uint8_t)rng_below(&chance, TITAN_CREATURES);
		if (one_in(3))
			l->at = (int8_t)titan_tower_place(1 + (int)rng_below(&chance, 6));
	}
	t->teleported = one_in(6);
}

static bool ask_table(const struct titan *t, int legion, int roll)
{
	const struct titan_legion *l = &t->legion[legion];
	struct question q = { .at = l->at, .roll = roll, .teleported = t->teleported };
	struct titan_moves moves;
	struct answer a;
	bool titan = false, any = false;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (i != legion && t->legion[i].size)
			(i / TITAN_MARKERS == legion / TITAN_MARKERS ? q.own : q.enemy)[t->legion[i].at] =
				true;
	for (int i = 0; i < l->size; i++) {
		titan = titan || l->creature[i] == CREATURE_TITAN;
		q.lord = q.lord || l->creature[i] == CREATURE_TITAN || l->creature[i] == CREATURE_ANGEL ||
		         l->creature[i] == CREATURE_ARCHANGEL;
	}
	q.titan = titan && t->player[legion / TITAN_MARKERS].score >= 400;
	ask_slowly(&q, &a);
	for (int i = 0; i < TITAN_PLACES; i++)
		any = any || a.walk[i] || a.teleport[i];
	return titan_moves_of(t, legion, roll, &moves, NULL) == any && same_moves(&q, &a, &moves);
}

static void run_tables(void)
{
	static struct titan t;
	long asked = 0;
	bool same = true;

	for (int n = 0; n < TABLES; n++) {
		seat(&t);
		for (int i = 0; i < TITAN_LEGIONS; i++)
			for (int roll = 1; roll <= 6 && t.legion[i].size; roll++, asked++)
				same = same && ask_table(&t, i, roll);
	}
	printf("# %ld legions\n", asked);
	result(same, "moves of legions at a table, with their Lords, Titans and scores");
}

int main(int argc, char **argv)
{
	const char *srcdir = getenv("srcdir");
	char path[4096];
	FILE *file;

	rng_seed(&chance, argc > 2 ? (uint64_t)atoll(argv[2]) : 1);
	snprintf(path, sizeof path, "%s/tests/rules/titan/board.txt", srcdir ? srcdir : ".");
	file = fopen(path, "r");
	if (!file || !read_lines(file)) {
		printf("Bail out! cannot read %s\n", path);
		return 1;
	}
	fclose(file);
	run_places();
	run_ways();
	run_counts();
	run_paths(argc > 1 ? atoi(argv[1]) : POSITIONS);
	run_tables();
	printf("1..%d\n", tests);
	return failures != 0;
}
