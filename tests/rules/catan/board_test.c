/* SPDX-License-Identifier: MIT */
/*
 * The board of Catan against a model of its own. The model knows hexes as points of a
 * plane; corners, neighbours and the way of the tokens follow by distance and angle.
 * Random games on random boards: what the model allows is accepted, what it forbids
 * refused, and owners, payments, victims, harbours and the longest road are recounted
 * after each line.
 *
 *     board_test [GAMES [SEED]]
 *
 * A part of the games in `make check`; `make torture` plays TORTURE_GAMES from TORTURE_SEED.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/catan/catan.h"
#include "rules/core/journal.h"
#include "tests/kit/again.h"
#include "tests/kit/rounds.h"

enum { GAMES = 80, BOARDS = 1500, TURNS = 60, NOBODY = -1 };

/* ---- the plane ---- */

struct point {
	double x, y;
};

struct plane {
	int hexes, spots, edges, harbours;
	struct point hex[ISLAND_HEXES + 1], spot[ISLAND_SPOTS + 1];
	int edge[ISLAND_EDGES + 1][2];
	int harbour[ISLAND_HARBOURS + 1][2];
	bool beside[ISLAND_SPOTS + 1][ISLAND_SPOTS + 1], meet[ISLAND_HEXES + 1][ISLAND_SPOTS + 1];
};

static const int rows[2][8] = { { 3, 4, 5, 4, 3 }, { 3, 4, 5, 6, 5, 4, 3 } };

static double apart(struct point a, struct point b)
{
	return hypot(a.x - b.x, a.y - b.y);
}

static bool same(double a, double b)
{
	return fabs(a - b) < 1e-6;
}

static int by_rows(const void *left, const void *right)
{
	const struct point *a = left, *b = right;

	if (!same(a->y, b->y))
		return a->y < b->y ? -1 : 1;
	return same(a->x, b->x) ? 0 : a->x < b->x ? -1 : 1;
}

/* Corners of all hexes, each once, sorted from the top. */
static void find_spots(struct plane *p)
{
	struct point all[ISLAND_HEXES * 6];
	int count = 0;

	for (int hex = 1; hex <= p->hexes; hex++)
		for (int i = 0; i < 6; i++) {
			double angle = acos(-1) * (2 * i + 1) / 6;

			all[count++] =
				(struct point){ p->hex[hex].x + cos(angle), p->hex[hex].y + sin(angle) };
		}
	qsort(all, (size_t)count, sizeof *all, by_rows);
	p->spots = 0;
	for (int i = 0; i < count; i++)
		if (i == 0 || apart(all[i], all[i - 1]) > 1e-6)
			p->spot[++p->spots] = all[i];
}

static void find_edges(struct plane *p)
{
	p->edges = 0;
	for (int a = 1; a <= p->spots; a++)
		for (int b = a + 1; b <= p->spots; b++)
			if (same(apart(p->spot[a], p->spot[b]), 1)) {
				p->edge[++p->edges][0] = a;
				p->edge[p->edges][1] = b;
			}
}

static struct plane make_plane(bool larger)
{
	static const int harbours[2][ISLAND_HARBOURS][2] = {
		{ { 1, 4 },
		  { 2, 6 },
		  { 11, 16 },
		  { 27, 33 },
		  { 43, 47 },
		  { 50, 53 },
		  { 48, 52 },
		  { 34, 39 },
		  { 12, 17 } },
		{ { 1, 4 },
		  { 2, 6 },
		  { 11, 16 },
		  { 27, 33 },
		  { 53, 59 },
		  { 69, 73 },
		  { 76, 79 },
		  { 74, 78 },
		  { 54, 60 },
		  { 34, 41 },
		  { 17, 22 } },
	};
	struct plane p = { .harbours = larger ? 11 : 9 };
	const int *row = rows[larger];

	for (int r = 0; row[r]; r++)
		for (int i = 0; i < row[r]; i++)
			p.hex[++p.hexes] = (struct point){ (2 * i - row[r]) * sqrt(3) / 2, r * 1.5 };
	find_spots(&p);
	find_edges(&p);
	memcpy(p.harbour + 1, harbours[larger], sizeof harbours[larger]);
	for (int spot = 1; spot <= p.spots; spot++) {
		for (int other = 1; other <= p.spots; other++)
			p.beside[spot][other] = same(apart(p.spot[spot], p.spot[other]), 1);
		for (int hex = 1; hex <= p.hexes; hex++)
			p.meet[hex][spot] = same(apart(p.hex[hex], p.spot[spot]), 1);
	}
	return p;
}

/* ---- tests ---- */

static int number;
static bool failed;

static void tell(bool ok, const char *name)
{
	printf("%s %d - %s\n", ok ? "ok" : "not ok", ++number, name);
	failed |= !ok;
}

static bool complain(const char *what, int a, int b)
{
	printf("# %s: %d, %d\n", what, a, b);
	return false;
}

static bool same_shape(const struct plane *p, const struct island *island)
{
	if (p->hexes != island->hexes || p->spots != island->spots || p->edges != island->edges ||
	    p->harbours != island->harbours)
		return complain("sizes", p->spots, p->edges);
	for (int edge = 1; edge <= p->edges; edge++) {
		struct island_ends ends = island_edge_ends(island, edge);

		if (ends.spot[0] != p->edge[edge][0] || ends.spot[1] != p->edge[edge][1])
			return complain("edge", ends.spot[0], ends.spot[1]);
	}
	for (int a = 1; a <= p->spots; a++)
		for (int b = 1; b <= p->spots; b++) {
			int edge = a == b ? 0 : island_edge_between(island, a, b);

			if ((edge > 0) != p->beside[a][b])
				return complain("side by side", a, b);
		}
	for (int spot = 1; spot <= p->spots; spot++) {
		int hexes[3], count = island_spot_hexes(island, spot, hexes), meeting = 0;

		for (int hex = 1; hex <= p->hexes; hex++)
			meeting += p->meet[hex][spot];
		for (int i = 0; i < count; i++)
			if (!p->meet[hexes[i]][spot])
				return complain("hex of spot", hexes[i], spot);
		if (count != meeting)
			return complain("hexes of spot", count, meeting);
	}
	for (int harbour = 1; harbour <= p->harbours; harbour++) {
		struct island_ends ends = island_harbour_ends(island, harbour);

		if (ends.spot[0] != p->harbour[harbour][0] || ends.spot[1] != p->harbour[harbour][1])
			return complain("harbour", ends.spot[0], ends.spot[1]);
	}
	return true;
}

/* ---- drawn boards ---- */

/* The middle of the whole board. */
static struct point middle(const struct plane *p)
{
	struct point sum = { 0, 0 };

	for (int hex = 1; hex <= p->hexes; hex++) {
		sum.x += p->hex[hex].x / p->hexes;
		sum.y += p->hex[hex].y / p->hexes;
	}
	return sum;
}

static int neighbours(const struct plane *p, int hex, const bool gone[ISLAND_HEXES + 1])
{
	int count = 0;

	for (int other = 1; other <= p->hexes; other++)
		count += !gone[other] && same(apart(p->hex[hex], p->hex[other]), sqrt(3));
	return count;
}

/* The angle from one hex to another around the middle, anticlockwise as people look. */
static double turn(const struct plane *p, int from, int to)
{
	struct point at = middle(p);
	double a = atan2(p->hex[from].y - at.y, p->hex[from].x - at.x);
	double b = atan2(p->hex[to].y - at.y, p->hex[to].x - at.x), angle = a - b;

	return angle < -1e-6 ? angle + 2 * acos(-1) : angle;
}

/* Ring after ring, each from the hex nearest to where the last one began. */
static void walk_rings(const struct plane *p, int start, int way[ISLAND_HEXES])
{
	bool gone[ISLAND_HEXES + 1] = { false };
	int count = 0;

	while (count < p->hexes) {
		bool ring[ISLAND_HEXES + 1] = { false };
		int first = 0;

		for (int hex = 1; hex <= p->hexes; hex++)
			if (!gone[hex] && neighbours(p, hex, gone) < 6) {
				ring[hex] = true;
				if (!first ||
				    apart(p->hex[hex], p->hex[start]) < apart(p->hex[first], p->hex[start]))
					first = hex;
			}
		start = first;
		for (;;) {
			int next = 0;

			for (int hex = 1; hex <= p->hexes; hex++)
				if (ring[hex] && (!next || turn(p, start, hex) < turn(p, start, next)))
					next = hex;
			if (!next)
				break;
			ring[next] = false;
			gone[next] = true;
			way[count++] = next;
		}
	}
}

static bool in_order(const struct plane *p, const struct island_layout *layout)
{
	static const int tokens[2]
			       [28] = {
				       { 5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11 },
				       { 2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
		                         8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6 },
			       };
	bool none[ISLAND_HEXES + 1] = { false };
	int way[ISLAND_HEXES];

	for (int corner = 1; corner <= p->hexes; corner++) {
		int next = 0, right = 0;

		if (neighbours(p, corner, none) != 3)
			continue;
		walk_rings(p, corner, way);
		for (int i = 0; i < p->hexes; i++)
			right += layout->land[way[i]] == ISLAND_DESERT ||
			         layout->number[way[i]] == tokens[p->hexes > 19][next++];
		if (right == p->hexes)
			return true;
	}
	return complain("the tokens are in no order", 0, 0);
}

static bool is_legal(const struct plane *p, const struct island_layout *layout)
{
	static const int lands[2][6] = { { 3, 4, 4, 4, 3, 1 }, { 5, 6, 6, 6, 5, 2 } };
	static const int numbers[2][13] = { { 1, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1 },
		                            { 2, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2 } };
	static const int harbours[2][6] = { { 1, 1, 1, 1, 1, 4 }, { 1, 1, 2, 1, 1, 5 } };
	int land[6] = { 0 }, token[13] = { 0 }, harbour[6] = { 0 }, size = p->hexes > 19;

	for (int hex = 1; hex <= p->hexes; hex++) {
		int a = layout->number[hex];

		land[layout->land[hex]]++;
		token[a]++;
		if ((a == 0) != (layout->land[hex] == ISLAND_DESERT))
			return complain("number of a desert", hex, a);
		for (int other = 1; other < hex; other++) {
			int b = layout->number[other];

			if ((a == 6 || a == 8) && (b == 6 || b == 8) && apart(p->hex[hex], p->hex[other]) < 2)
				return complain("red numbers touch", hex, other);
		}
	}
	for (int i = 1; i <= p->harbours; i++)
		harbour[layout->harbour[i]]++;
	return !memcmp(land, lands[size], sizeof land) && !memcmp(token, numbers[size], sizeof token) &&
	       !memcmp(harbour, harbours[size], sizeof harbour);
}

static bool draw_boards(const struct plane *p, const struct island *island, uint64_t seed)
{
	struct rng rng;
	int deserts[ISLAND_HEXES + 1] = { 0 };

	rng_seed(&rng, seed);
	for (int i = 0; i < BOARDS; i++) {
		struct island_layout layout, again;
		char text[ISLAND_TEXT];
		struct reason why = { 0 };

		island_draw(island, i % 2, &rng, &layout);
		if (!is_legal(p, &layout) || (i % 2 == 0 && !in_order(p, &layout)))
			return false;
		for (int hex = 1; hex <= p->hexes; hex++)
			deserts[hex] += !layout.number[hex];
		island_write(island, &layout, text, sizeof text);
		if (!island_read(island, text, &again, &why) || memcmp(&layout, &again, sizeof again) != 0) {
			printf("# %s: %s\n", text, why.text);
			return false;
		}
	}
	for (int hex = 1; hex <= p->hexes; hex++)
		if (deserts[hex] < BOARDS / p->hexes / 3)
			return complain("a desert is rare on", hex, deserts[hex]);
	return true;
}

/* ---- a game ---- */

struct game_model {
	const struct plane *plane;
	struct journal *journal;
	struct rng rng, chance;
	int64_t at;
	int seats, longest;
	bool setup, friendly;
	int owner[ISLAND_SPOTS + 1]; /* of each spot, NOBODY */
	bool city[ISLAND_SPOTS + 1];
	int road[ISLAND_EDGES + 1];
	int land[ISLAND_HEXES + 1], token[ISLAND_HEXES + 1], robber; /* by number */
	int last;                                                    /* spot of the last settlement */
	char line[120];
	bool failed;
};

static long said, refused;

static int below(struct game_model *g, int bound)
{
	return (int)rng_below(&g->rng, (uint32_t)bound);
}

static const struct catan *state_of(const struct game_model *g)
{
	return journal_state(g->journal);
}

static void wrong(struct game_model *g, const char *what, int have, int want)
{
	printf("# \"%s\": %s: %d, the model %d\n", g->line, what, have, want);
	g->failed = true;
}

static bool say(struct game_model *g)
{
	struct reason why = { 0 };
	enum journal_answer answer = journal_say(g->journal, g->line, strlen(g->line), ++g->at, &g->chance,
	                                         true, NULL, NULL, &why);

	*(answer == JOURNAL_SAID ? &said : &refused) += 1;
	if (answer != JOURNAL_SAID && !why.text[0])
		wrong(g, "refused without a reason", 0, 0);
	if (!catan_game.check(state_of(g), &why)) {
		printf("# \"%s\": %s\n", g->line, why.text);
		g->failed = true;
	}
	return answer == JOURNAL_SAID;
}

/* Says a line that the model expects to be accepted or not. */
static bool expect(struct game_model *g, bool fine)
{
	bool done = say(g);

	if (done != fine)
		wrong(g, "accepted", done, fine);
	return done && fine;
}

/* ---- what the model allows ---- */

static bool may_settle(const struct game_model *g, int seat, int spot)
{
	const struct plane *p = g->plane;
	bool joined = g->setup;

	for (int other = 1; other <= p->spots; other++)
		if (g->owner[other] != NOBODY && (other == spot || p->beside[spot][other]))
			return false;
	for (int edge = 1; edge <= p->edges; edge++)
		joined |= g->road[edge] == seat && (p->edge[edge][0] == spot || p->edge[edge][1] == spot);
	return joined;
}

static bool may_build(const struct game_model *g, int seat, int edge)
{
	const struct plane *p = g->plane;

	if (g->road[edge] != NOBODY)
		return false;
	for (int i = 0; i < 2; i++) {
		int spot = p->edge[edge][i];

		if (g->setup && spot == g->last)
			return true;
		if (g->setup)
			continue;
		if (g->owner[spot] == seat)
			return true;
		for (int other = 1; other <= p->edges && g->owner[spot] == NOBODY; other++)
			if (g->road[other] == seat &&
			    (p->edge[other][0] == spot || p->edge[other][1] == spot))
				return true;
	}
	return false;
}

/* ---- what the model counts ---- */

/* The roads of one player, each with its two spots. */
struct own {
	int count, end[CATAN_ROADS][2];
	bool used[CATAN_ROADS];
};

/* The longest trail from a spot; tries every order of the roads. */
static int trail(const struct game_model *g, int seat, int spot, struct own *own, bool begins)
{
	int best = 0;

	if (!begins && g->owner[spot] != NOBODY && g->owner[spot] != seat)
		return 0;
	for (int i = 0; i < 2 * own->count; i++)
		if (!own->used[i / 2] && own->end[i / 2][i % 2] == spot) {
			int length;

			own->used[i / 2] = true;
			length = 1 + trail(g, seat, own->end[i / 2][1 - i % 2], own, false);
			own->used[i / 2] = false;
			best = length > best ? length : best;
		}
	return best;
}

static int longest_of(const struct game_model *g, int seat)
{
	struct own own = { .count = 0 };
	int best = 0;

	for (int edge = 1; edge <= g->plane->edges; edge++)
		if (g->road[edge] == seat)
			memcpy(own.end[own.count++], g->plane->edge[edge], sizeof *own.end);
	for (int spot = 1; spot <= g->plane->spots; spot++) {
		int length = trail(g, seat, spot, &own, true);

		best = length > best ? length : best;
	}
	return best;
}

/* Who holds the card after the roads have changed. */
static void check_longest(struct game_model *g)
{
	const struct catan *c = state_of(g);
	int best = 4, alone = NOBODY, length[CATAN_SEATS];

	for (int i = 0; i < g->seats; i++) {
		length[i] = longest_of(g, i);
		if (length[i] != c->player[i].road)
			wrong(g, "longest road", c->player[i].road, length[i]);
		if (length[i] > best) {
			best = length[i];
			alone = i;
		} else if (length[i] == best) {
			alone = NOBODY;
		}
	}
	if (g->longest == NOBODY || length[g->longest] < best || best < 5)
		g->longest = alone;
	if (c->longest != g->longest)
		wrong(g, "holder", c->longest, g->longest);
}

static void check_pieces(struct game_model *g)
{
	const struct catan *c = state_of(g);

	for (int spot = 1; spot <= g->plane->spots; spot++) {
		bool city = false;

		if (catan_spot_owner(c, spot, &city) != g->owner[spot] || city != g->city[spot])
			wrong(g, "owner of a spot", spot, g->owner[spot]);
	}
	for (int edge = 1; edge <= g->plane->edges; edge++)
		if (catan_road_owner(c, edge) != g->road[edge])
			wrong(g, "owner of an edge", edge, g->road[edge]);
	check_longest(g);
}

static bool has_harbour(const struct game_model *g, int seat, int kind)
{
	const struct catan *c = state_of(g);

	for (int i = 1; i <= g->plane->harbours; i++)
		for (int end = 0; end < 2; end++)
			if (c->board.harbour[i] == kind && g->owner[g->plane->harbour[i][end]] == seat)
				return true;
	return false;
}

static void check_harbours(struct game_model *g)
{
	const struct catan *c = state_of(g);

	for (int i = 0; i < g->seats; i++)
		for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
			int rate = has_harbour(g, i, kind) ? 2 : has_harbour(g, i, ISLAND_ANY) ? 3 : 4;

			if (catan_rate(c, i, kind) != rate)
				wrong(g, "rate", catan_rate(c, i, kind), rate);
		}
}

/* Completion offers these spots while the player has a settlement left. */
static void check_words(struct game_model *g, int seat, int spots)
{
	const struct catan *c = state_of(g);
	int words = 0, wanted = c->player[seat].left[CATAN_SETTLEMENT] ? spots : 0;
	char line[80], word[40];

	snprintf(line, sizeof line, "build %s settlement ", c->table.seat[seat].name);
	while (catan_game.word(c, line, "SPOT", words, word, sizeof word))
		words++;
	if (words != wanted)
		wrong(g, "spots of completion", words, wanted);
}

/* What the choices of the rules offer is what the model allows. */
static void check_choices(struct game_model *g, int seat)
{
	struct catan_choice spots = catan_spots_to_settle(state_of(g), seat);
	struct catan_choice edges = catan_edges_to_build(state_of(g), seat);
	int next = 0;

	for (int spot = 1; spot <= g->plane->spots; spot++)
		if (may_settle(g, seat, spot) && (next == spots.count || spots.at[next++] != spot))
			wrong(g, "spot not offered", spot, seat);
	if (next != spots.count)
		wrong(g, "spots", spots.count, next);
	check_words(g, seat, spots.count);
	next = 0;
	for (int edge = 1; edge <= g->plane->edges; edge++)
		if (may_build(g, seat, edge) && (next == edges.count || edges.at[next++] != edge))
			wrong(g, "edge not offered", edge, seat);
	if (next != edges.count)
		wrong(g, "edges", edges.count, next);
}

/* ---- building ---- */

/* One of the numbers up to `most`, mostly one that the model allows. */
static int pick(struct game_model *g, int seat, int most,
                bool (*may)(const struct game_model *g, int seat, int at))
{
	int from = below(g, most);

	for (int i = 0; i < most && below(g, 20); i++)
		if (may(g, seat, (from + i) % most + 1))
			return (from + i) % most + 1;
	return from + 1;
}

static void settle(struct game_model *g, int seat, bool left)
{
	int spot = pick(g, seat, g->plane->spots, may_settle);

	snprintf(g->line, sizeof g->line, "build %c settlement at=%d%s", 'A' + seat, spot,
	         g->setup ? " free" : "");
	if (expect(g, left && may_settle(g, seat, spot))) {
		g->owner[spot] = seat;
		g->last = spot;
	}
}

static void build_road(struct game_model *g, int seat, bool left)
{
	int edge = pick(g, seat, g->plane->edges, may_build);

	snprintf(g->line, sizeof g->line, "build %c road at=%d-%d%s", 'A' + seat, g->plane->edge[edge][0],
	         g->plane->edge[edge][1], g->setup ? " free" : "");
	if (expect(g, left && may_build(g, seat, edge)))
		g->road[edge] = seat;
}

static bool may_raise(const struct game_model *g, int seat, int spot)
{
	return g->owner[spot] == seat && !g->city[spot];
}

static void build_city(struct game_model *g, int seat, bool left)
{
	int spot = pick(g, seat, g->plane->spots, may_raise);

	snprintf(g->line, sizeof g->line, "build %c city at=%d", 'A' + seat, spot);
	if (expect(g, left && may_raise(g, seat, spot)))
		g->city[spot] = true;
}

static void give(struct game_model *g, int seat, const char *cards)
{
	snprintf(g->line, sizeof g->line, "hand %c %s", 'A' + seat, cards);
	expect(g, true);
}

/* Buys one piece with the cards for it; refused without a piece or place. */
static void build(struct game_model *g, int seat)
{
	static void (*const pieces[])(struct game_model * g, int seat, bool left) = {
		[CATAN_ROAD] = build_road, [CATAN_SETTLEMENT] = settle, [CATAN_CITY] = build_city
	};
	static const char *const prices[] = {
		[CATAN_ROAD] = "1b1l", [CATAN_SETTLEMENT] = "1b1l1w1g", [CATAN_CITY] = "2g3o"
	};
	int thing = below(g, 2) ? CATAN_ROAD : below(g, 3);

	if (!below(g, 4))
		check_choices(g, seat);
	give(g, seat, prices[thing]);
	pieces[thing](g, seat, state_of(g)->player[seat].left[thing] > 0);
	check_pieces(g);
	check_harbours(g);
}

/* ---- the set-up ---- */

static void set_up(struct game_model *g)
{
	for (int i = 0; i < 2 * g->seats && !g->failed; i++) {
		int seat = i < g->seats ? i : 2 * g->seats - 1 - i, cards = 0;
		const struct catan *c;

		for (g->last = 0; !g->last && !g->failed;)
			settle(g, seat, true);
		for (int hex = 1; hex <= g->plane->hexes && i >= g->seats; hex++)
			cards += g->token[hex] && g->plane->meet[hex][g->last];
		c = state_of(g);
		if (c->player[seat].cards != cards)
			wrong(g, "start hand", c->player[seat].cards, cards);
		while (state_of(g)->player[seat].left[CATAN_ROAD] == CATAN_ROADS - i / g->seats && !g->failed)
			build_road(g, seat, true);
		check_pieces(g);
		check_harbours(g);
	}
	g->setup = false;
}

/* ---- the dice ---- */

/* Cards due of each resource, recounted from hexes and spots. */
static void count_due(const struct game_model *g, int sum, int due[CATAN_SEATS][CATAN_RESOURCES])
{
	memset(due, 0, sizeof(int[CATAN_SEATS][CATAN_RESOURCES]));
	for (int hex = 1; hex <= g->plane->hexes; hex++)
		for (int spot = 1; spot <= g->plane->spots; spot++)
			if (g->token[hex] == sum && hex != g->robber && g->owner[spot] != NOBODY &&
			    g->plane->meet[hex][spot])
				due[g->owner[spot]][g->land[hex]] += g->city[spot] ? 2 : 1;
}

/* All or nobody of a resource; a single claimant takes what is left. */
static void shorten(const struct catan *c, int seats, int due[CATAN_SEATS][CATAN_RESOURCES])
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int all = 0, claimants = 0;

		for (int i = 0; i < seats; i++) {
			all += due[i][kind];
			claimants += due[i][kind] > 0;
		}
		for (int i = 0; i < seats && all > c->bank[kind]; i++)
			due[i][kind] = claimants == 1 && due[i][kind] ? c->bank[kind] : 0;
	}
}

static void roll(struct game_model *g, int a, int b)
{
	int due[CATAN_SEATS][CATAN_RESOURCES], before[CATAN_SEATS];

	count_due(g, a + b, due);
	shorten(state_of(g), g->seats, due);
	for (int i = 0; i < g->seats; i++)
		before[i] = state_of(g)->player[i].cards;
	snprintf(g->line, sizeof g->line, "roll %d %d", a, b);
	expect(g, true);
	for (int i = 0; i < g->seats && a + b != 7; i++) {
		int sum = before[i];

		for (int kind = 0; kind < CATAN_RESOURCES; kind++)
			sum += due[i][kind];
		if (state_of(g)->player[i].cards != sum)
			wrong(g, "cards after the roll", state_of(g)->player[i].cards, sum);
	}
}

/* Nobody is robbed by the friendly robber who has two points only. */
static bool is_spared(const struct game_model *g, int seat)
{
	int points = 2 * (g->longest == seat);

	for (int spot = 1; spot <= g->plane->spots; spot++)
		if (g->owner[spot] == seat)
			points += g->city[spot] ? 2 : 1;
	return g->friendly && points <= 2;
}

static bool is_harmless(const struct game_model *g, int hex)
{
	for (int spot = 1; spot <= g->plane->spots && g->token[hex]; spot++)
		if (g->owner[spot] != NOBODY && g->plane->meet[hex][spot] && is_spared(g, g->owner[spot]))
			return false;
	return true;
}

/* To another hex; it stays on a desert where no other is left. */
static bool may_go(const struct game_model *g, int hex)
{
	for (int other = 1; other <= g->plane->hexes && hex == g->robber; other++)
		if (other != hex && is_harmless(g, other))
			return false;
	return is_harmless(g, hex);
}

static void check_robber_hexes(struct game_model *g)
{
	struct catan_choice hexes = catan_robber_hexes(state_of(g));
	int next = 0;

	for (int hex = 1; hex <= g->plane->hexes; hex++)
		if (may_go(g, hex) && (next == hexes.count || hexes.at[next++] != hex))
			wrong(g, "hex not offered", hex, next);
	if (next != hexes.count)
		wrong(g, "hexes", hexes.count, next);
}

static void move_robber(struct game_model *g, int seat)
{
	int hex = 1 + below(g, g->plane->hexes), victim = NOBODY;
	seats_set victims = 0;

	check_robber_hexes(g);
	snprintf(g->line, sizeof g->line, "robber %s", catan_hex_word(state_of(g)->board.hex[hex]).text);
	if (!expect(g, may_go(g, hex))) {
		if (!g->failed)
			move_robber(g, seat);
		return;
	}
	g->robber = hex;
	if (catan_robber_place(state_of(g)) != hex)
		wrong(g, "robber", catan_robber_place(state_of(g)), hex);
	for (int spot = 1; spot <= g->plane->spots; spot++) {
		int owner = g->owner[spot];

		if (owner != NOBODY && owner != seat && g->plane->meet[hex][spot] && !is_spared(g, owner) &&
		    state_of(g)->player[owner].cards)
			victims |= 1u << (victim = owner);
	}
	if (catan_victims(state_of(g)) != victims)
		wrong(g, "victims", (int)catan_victims(state_of(g)), (int)victims);
	for (int other = 0; other < g->seats && victims; other++)
		if (other != seat && !(victims & 1u << other)) {
			snprintf(g->line, sizeof g->line, "steal %c from=%c", 'A' + seat, 'A' + other);
			expect(g, false);
		}
	if (victims) {
		snprintf(g->line, sizeof g->line, "steal %c from=%c ", 'A' + seat, 'A' + victim);
		expect(g, true);
	}
}

static void take_turn(struct game_model *g)
{
	int seat = state_of(g)->table.turn < 0 ? 0 : state_of(g)->table.turn;
	int a = 1 + below(g, 6), b = 1 + below(g, 6);

	for (int i = 0; i < g->seats; i++) /* nobody discards, nobody is robbed of an unknown card for long */
		give(g, i, below(g, 2) ? "1b" : "1w1o");
	if (g->failed || state_of(g)->phase == CATAN_OVER)
		return;
	roll(g, a, b);
	if (a + b == 7)
		move_robber(g, seat);
	for (int i = below(g, 4); i > 0 && !g->failed && state_of(g)->phase != CATAN_OVER; i--)
		build(g, seat);
	if (g->failed || state_of(g)->phase == CATAN_OVER)
		return;
	snprintf(g->line, sizeof g->line, "turn");
	expect(g, true);
}

/* ---- */

static void lay_board(struct game_model *g)
{
	const struct catan *c;

	snprintf(g->line, sizeof g->line, "board draw%s", below(g, 2) ? " random" : "");
	expect(g, true);
	c = state_of(g);
	for (int hex = 1; hex <= g->plane->hexes; hex++) { /* "g8b": read from the words people see */
		struct catan_text word = catan_hex_word(c->board.hex[hex]);

		g->token[hex] = atoi(word.text + 1);
		for (int i = 0; i < CATAN_RESOURCES && g->token[hex]; i++)
			g->land[hex] = "blwgo"[i] == word.text[0] ? i : g->land[hex];
		if (!g->token[hex] && !g->robber)
			g->robber = hex;
	}
}

static bool play(const struct plane planes[2], uint64_t seed)
{
	struct game_model g = { .journal = journal_new(&catan_game), .at = 1000000000, .longest = NOBODY };
	struct reason why = { 0 };

	rng_seed(&g.rng, seed);
	rng_seed(&g.chance, seed + 7);
	g.seats = 3 + below(&g, 4);
	g.plane = &planes[g.seats > 4];
	g.setup = true;
	for (int spot = 1; spot <= ISLAND_SPOTS; spot++)
		g.owner[spot] = NOBODY;
	for (int edge = 1; edge <= ISLAND_EDGES; edge++)
		g.road[edge] = NOBODY;
	if (g.seats > 4) {
		snprintf(g.line, sizeof g.line, "option extension on");
		expect(&g, true);
	}
	snprintf(g.line, sizeof g.line, "seat %.*s", 2 * g.seats - 1, "A B C D E F");
	expect(&g, true);
	lay_board(&g);
	g.friendly = !below(&g, 3);
	snprintf(g.line, sizeof g.line, "option friendly %s", g.friendly ? "on" : "off");
	expect(&g, true);
	set_up(&g);
	for (int i = 0; i < TURNS && !g.failed && state_of(&g)->phase != CATAN_OVER; i++)
		take_turn(&g);
	if (!g.failed && seed % 16 == 0 && !again_same(g.journal, &why)) {
		printf("# replayed: %s\n", why.text);
		g.failed = true;
	}
	if (g.failed)
		printf("# seed %llu\n", (unsigned long long)seed);
	journal_free(g.journal);
	return !g.failed;
}

/* An argument, else a variable of the torture tests, else what `make check` takes. */
static uint64_t parameter(const char *argument, const char *variable, uint64_t usual)
{
	const char *text = argument ? argument : getenv(variable);

	return text && *text ? strtoull(text, NULL, 10) : usual;
}

int main(int argc, char **argv)
{
	int games = (int)parameter(argc > 1 ? argv[1] : NULL, "TORTURE_GAMES", rounds_of(GAMES)), played = 0,
	    bad = 0;
	uint64_t seed = parameter(argc > 2 ? argv[2] : NULL, "TORTURE_SEED", 1);
	const struct plane planes[2] = { make_plane(false), make_plane(true) };

	tell(same_shape(&planes[0], island_of(false)), "the board of 3 and 4: spots, edges, hexes, harbours");
	tell(same_shape(&planes[1], island_of(true)), "the board of 5 and 6");
	tell(draw_boards(&planes[0], island_of(false), seed),
	     "drawn boards are legal, their text reads the same");
	tell(draw_boards(&planes[1], island_of(true), seed), "so are the larger ones");
	for (; played < games && bad < 5; played++)
		bad += !play(planes, seed + (uint64_t)played);
	printf("# %d games, %ld lines said, %ld refused\n", played, said, refused);
	printf("# torture: %-44s %8d tried %8d survived %4d lines lost\n",
	       "games of Catan beside a model of the board", played, played - bad, 0);
	tell(!bad, "random games agree with the model");
	printf("1..%d\n", number);
	return failed;
}
