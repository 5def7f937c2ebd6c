/* SPDX-License-Identifier: MIT */
/*
 * The boards, characters, lands and the hazard chart of rules/titan_*.c against
 * tests/rules/titan/data.txt, line by line and in full. Movement and the strike chart are
 * asked of the evaluators, not of their tables.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/titan/titan.h"

enum { WORDS = 40 };

static char *word[WORDS];
static int words, line_number, tests, failures, lines;
static bool failed;

static void wrong(const char *what, int got, int wanted)
{
	printf("# titan.txt:%d: %s %s: %s is %d, wanted %d\n", line_number, word[0], word[1], what, got,
	       wanted);
	failed = true;
}

static void same(const char *what, int got, int wanted)
{
	if (got != wanted)
		wrong(what, got, wanted);
}

static void same_text(const char *what, const char *got, const char *wanted)
{
	if (strcmp(got, wanted) != 0) {
		printf("# titan.txt:%d: %s is %s, wanted %s\n", line_number, what, got, wanted);
		failed = true;
	}
}

static int number(int n)
{
	return n < words ? atoi(word[n]) : 0;
}

static int hex(const char *label)
{
	int found = titan_hex_find(label);

	if (found < 0 && strcmp(label, "-") != 0)
		wrong("a hex that is not there", found, 0);
	return found;
}

static int creature(const char *name)
{
	struct reason why;
	int found = titan_creature_find(name, &why);

	if (found < 0 || strcmp(titan_creatures[found].name, name) != 0)
		wrong(name, found, 0);
	return found < 0 ? 0 : found;
}

static int hazard(const char *name)
{
	for (int i = 0; i < TITAN_HAZARDS; i++)
		if (strcmp(titan_hazards[i].name, name) == 0)
			return i;
	wrong(name, -1, 0);
	return 0;
}

static int land(const char *name)
{
	struct reason why;
	int found = titan_land_find(name, &why);

	same_text("the land", found < 0 ? "" : titan_land_name((enum titan_land)found), name);
	return found < 0 ? 0 : found;
}

/* ---- the lines ---- */

static void check_creature(void)
{
	static const char *const ranks[] = { "creature", "demilord", "lord" };
	const struct titan_facts *facts = &titan_creatures[creature(word[1])];
	unsigned natives = 0;

	same_text("the plural", facts->plural, word[2]);
	same("power", facts->power, number(3));
	same("skill", facts->skill, number(4));
	same_text("the rank", ranks[facts->rank], word[5]);
	same("counters", facts->count, number(6));
	same("value", facts->power * facts->skill, number(7));
	same("range dice", facts->rangestrikes ? facts->power / 2 : 0, number(8));
	same_text("flight", facts->flies ? "flies" : "walks", word[9]);
	same_text("the pot", facts->returns ? "returns" : "dies", word[10]);
	same("magic", facts->magic, strcmp(word[1], "Warlock") == 0);
	for (int i = 11; i < words; i++)
		natives |= 1u << hazard(word[i]);
	same("natives", (int)facts->natives, (int)natives);
}

static void check_adjacent(void)
{
	int from = hex(word[1]);

	for (int side = 0; side < TITAN_SIDES; side++) {
		int to = hex(word[2 + side]);

		same("a neighbour", titan_neighbour(from, side), to);
		if (to < 0)
			continue;
		same("the way back", titan_neighbour(to, (side + 3) % TITAN_SIDES), from);
		same("the side", titan_side_towards(from, to), side);
		same("the distance", titan_distance(from, to), 1);
	}
}

static void check_entry(void)
{
	titan_hexes set[2] = { 0, 0 };
	int side = 0, entry = 0;

	while (entry < TITAN_ENTRIES && strcmp(titan_entry_words[entry], word[1]) != 0)
		entry++;
	for (int i = 2; i < words; i++) {
		if (strcmp(word[i], "/") == 0)
			side = 1;
		else
			set[side] |= 1u << hex(word[i]);
	}
	for (int i = 0; i < 2; i++)
		same("entry hexes", (int)titan_entry_hexes((enum titan_entry)entry, (enum titan_side)i),
		     (int)set[i]);
}

static void check_hex(void)
{
	enum titan_land where = (enum titan_land)land(word[1]);
	int at = hex(word[2]), sides[TITAN_SIDES] = { 0 };

	same("terrain", titan_terrain(where, at), hazard(word[3]));
	same("elevation", titan_elevation(where, at), number(4));
	for (int i = 5; i < words; i++)
		sides[word[i][0] - '0'] = hazard(word[i] + 2);
	for (int side = 0; side < TITAN_SIDES; side++) {
		bool upper;
		enum titan_hazard lies = titan_hexside(where, at, side, &upper);
		int other = titan_neighbour(at, side);

		same("a hexside", upper ? (int)lies : 0, sides[side]);
		if (other < 0)
			continue;
		same("seen from beyond", titan_hexside(where, other, (side + 3) % TITAN_SIDES, &upper), lies);
		same("its upper hex", upper && sides[side], 0);
	}
}

static void check_tower(void)
{
	titan_hexes set = 0;

	for (int i = 1; i < words; i++)
		set |= 1u << hex(word[i]);
	same("tower hexes", (int)titan_setup_hexes(LAND_TOWER), (int)set);
}

static void check_recruit(void)
{
	const struct titan_chain *chain = titan_chain_of((enum titan_land)land(word[1]));

	same("the chain", chain->count, (words - 2) / 2);
	for (int i = 0; i < chain->count; i++) {
		same(word[2 + i * 2], chain->link[i].creature, creature(word[2 + i * 2]));
		same("needs", chain->link[i].needs, number(3 + i * 2));
	}
}

static void check_native(void)
{
	int of = hazard(word[1]);

	for (int i = 0; i < TITAN_CREATURES; i++) {
		bool listed = false;

		for (int k = 2; k < words; k++)
			listed |= strcmp(word[k], titan_creatures[i].name) == 0;
		same(titan_creatures[i].name, titan_creatures[i].natives >> of & 1, listed);
	}
}

/* Two units side by side on plain ground; skill 5 is had by striking down a wall. */
static void check_strike(void)
{
	struct titan t = { .step = STEP_2_5_6_4_2_4,
		           .battle = { .on = true, .land = LAND_PLAINS, .units = 2 } };

	for (int skill = 1; skill <= 5; skill++) {
		struct titan_strike s;

		t.battle.unit[0] = (struct titan_unit){ .side = SIDE_ATTACKER,
			                                .creature = CREATURE_LION,
			                                .power = 5,
			                                .skill = skill,
			                                .hex = titan_hex_find("C3") };
		t.battle.unit[1] = (struct titan_unit){ .side = SIDE_DEFENDER,
			                                .creature = CREATURE_OGRE,
			                                .power = 6,
			                                .skill = number(1),
			                                .hex = titan_hex_find("C4") };
		titan_strike_of(&t, 0, 1, -1, &s);
		same("the strike number", s.number, number(1 + skill));
	}
}

/* ---- the hazard chart ---- */

/* The cost of entering the hazard for a creature, on the standard maps: the first
 * hex or hexside of the kind, from a plain neighbour with nothing else between. */
static int cost_of(enum titan_hazard of, enum titan_creature who, int skill)
{
	for (int in = 0; in < TITAN_LANDS; in++)
		for (int to = 0; to < TITAN_HEXES; to++)
			for (int side = 0; side < TITAN_SIDES; side++) {
				struct titan t = { .step = STEP_2_5_6_4_2_1,
					           .battle = { .on = true,
					                       .land = (enum titan_land)in,
					                       .units = 1,
					                       .turn = 2 } };
				int from = titan_neighbour(to, side);
				enum titan_hazard lies;
				struct titan_reach reach;
				bool upper;

				if (from < 0) /* the edge */
					continue;
				lies = titan_hexside((enum titan_land)in, to, side, &upper);
				if (titan_terrain((enum titan_land)in, from) != HAZARD_PLAIN &&
				    of < HAZARD_SLOPE)
					continue;
				if (of >= HAZARD_SLOPE ? lies != of || !upper
				                       : titan_terrain((enum titan_land)in, to) != of ||
				                                 lies != HAZARD_NONE)
					continue;
				if (of >= HAZARD_SLOPE &&
				    titan_terrain((enum titan_land)in, to) == HAZARD_TREE)
					continue;
				t.battle.unit[0] = (struct titan_unit){ .side = SIDE_ATTACKER,
					                                .creature = who,
					                                .power = 9,
					                                .skill = skill,
					                                .hex = from };
				titan_reach_of(&t, 0, &reach, NULL);
				return reach.hexes >> to & 1 ? reach.cost[to] : 0;
			}
	return -1;
}

/* A walker or a flier that is a native of it, or of nothing at all. */
static int somebody(enum titan_hazard of, bool native, bool flies)
{
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (titan_creatures[i].flies == flies &&
		    (native ? titan_creatures[i].natives >> of & 1 : !titan_creatures[i].natives))
			return i;
	return -1;
}

static void check_cost(enum titan_hazard of, bool native, bool flies, int wanted)
{
	int who = somebody(of, native, flies);

	if (who < 0)
		wrong("nobody of that kind", 0, wanted);
	else
		same(titan_creatures[who].name, cost_of(of, (enum titan_creature)who, 2), wanted);
}

static void check_chart(void)
{
	enum titan_hazard of = (enum titan_hazard)hazard(word[1]);
	const struct titan_hazard_row *row = &titan_hazards[of];
	/* clang-format off */
	const struct { const char *what; int value; } cells[] = {
		{ "out-other-skill", row->out_other_skill }, { "into-number", row->into_native_number },
		{ "range-into-number", row->range_into_number }, { "range-through-skill",
		  row->range_through_skill },
		{ "out-native-dice", row->out_native_dice }, { "range-out-native-dice",
		  row->range_out_native_dice },
		{ "down-native-dice", row->down_native_dice }, { "up-other-skill", row->up_other_skill },
		{ "up-other-dice", row->up_other_dice }, { "down-all-skill", row->down_all_skill },
		{ "up-all-skill", row->up_all_skill }, { "range-up-skill", row->range_up_skill },
		{ "hurts", row->hurts }, { "blocks-sight", row->blocks_sight }, { "blocks-strikes",
		  row->blocks_strikes },
		{ "over-other", !row->no_flying_over },
	};
	/* clang-format on */

	if (strncmp(word[2], "walk-", 5) == 0 || strncmp(word[2], "land-", 5) == 0) {
		check_cost(of, strcmp(word[2] + 5, "native") == 0, word[2][0] == 'l', number(3));
		return;
	}
	for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
		if (strcmp(cells[i].what, word[2]) == 0) {
			same(word[2], cells[i].value, number(3));
			return;
		}
	wrong(word[2], -1, 0);
}

/* Cells that no line of the file speaks of are zero. */
static int cells_of(const struct titan_hazard_row *row)
{
	return !!row->out_other_skill + !!row->into_native_number + !!row->range_into_number +
	       !!row->range_through_skill + !!row->out_native_dice + !!row->range_out_native_dice +
	       !!row->down_native_dice + !!row->up_other_skill + !!row->up_other_dice +
	       !!row->down_all_skill + !!row->up_all_skill + !!row->range_up_skill + row->hurts +
	       row->blocks_sight + row->blocks_strikes;
}

/* ---- reading ---- */

static const struct {
	const char *name;
	void (*check)(void);
	int wanted; /* lines of this kind */
} kinds[] = {
	{ "creature", check_creature, TITAN_CREATURES },
	{ "strike", check_strike, 3 },
	{ "adjacent", check_adjacent, TITAN_HEXES },
	{ "entry", check_entry, TITAN_ENTRIES },
	{ "hex", check_hex, TITAN_LANDS *TITAN_HEXES },
	{ "tower", check_tower, 1 },
	{ "recruit", check_recruit, TITAN_LANDS - 1 },
	{ "native", check_native, TITAN_HAZARDS },
	{ "chart", check_chart, 0 },
};

enum { KINDS = sizeof kinds / sizeof *kinds };

static void split(char *line)
{
	words = 0;
	for (char *at = strtok(line, " \n"); at && words < WORDS; at = strtok(NULL, " \n"))
		word[words++] = at;
}

static void result(const char *what)
{
	printf("%s %d - %s\n", failed ? "not ok" : "ok", ++tests, what);
	failures += failed;
	failed = false;
}

static void run_kind(FILE *file, int kind)
{
	char line[400], name[60];
	int count = 0;

	rewind(file);
	for (line_number = 1; fgets(line, sizeof line, file); line_number++) {
		split(line);
		if (words < 2 || strcmp(word[0], kinds[kind].name) != 0)
			continue;
		kinds[kind].check();
		count++;
	}
	lines += count;
	if (count == 0 || (kinds[kind].wanted && count != kinds[kind].wanted)) {
		printf("# %d lines of %s\n", count, kinds[kind].name);
		failed = true;
	}
	snprintf(name, sizeof name, "%s: %d lines of titan.txt", kinds[kind].name, count);
	result(name);
}

static void run_zeroes(void)
{
	int cells = 0;

	for (int i = 0; i < TITAN_HAZARDS; i++)
		cells += cells_of(&titan_hazards[i]);
	if (cells != 17) {
		printf("# %d cells of the chart are not zero, wanted 17\n", cells);
		failed = true;
	}
	result("no other cell of the hazard chart");
}

/* 63 pairs, and distances that agree with walking. */
static void run_distances(void)
{
	int pairs = 0;

	for (int from = 0; from < TITAN_HEXES; from++) {
		int far[TITAN_HEXES];

		memset(far, -1, sizeof far);
		far[from] = 0;
		for (int step = 0; step < 12; step++)
			for (int at = 0; at < TITAN_HEXES; at++)
				for (int side = 0; side < TITAN_SIDES; side++) {
					int next = titan_neighbour(at, side);

					if (far[at] == step && next >= 0 && far[next] < 0)
						far[next] = step + 1;
				}
		for (int to = 0; to < TITAN_HEXES; to++) {
			pairs += far[to] == 1;
			if (far[to] != titan_distance(from, to)) {
				printf("# %s to %s: %d, walked %d\n", titan_hex_label(from),
				       titan_hex_label(to), titan_distance(from, to), far[to]);
				failed = true;
			}
		}
	}
	failed |= pairs != 2 * 63;
	result("63 adjacent pairs, and every distance as it is walked");
}

/* On the empty maps: both ends see each other or neither does; the two readings
 * of three slopes differ for 34 ordered pairs, all of Hills and Mountains. */
static void run_sights(void)
{
	int looked = 0, differ = 0, elsewhere = 0;
	struct titan t = { .step = STEP_NONE };

	for (int in = 0; in < TITAN_LANDS; in++)
		for (int from = 0; from < TITAN_HEXES; from++)
			for (int to = 0; to < TITAN_HEXES; to++) {
				struct titan_sight one, back, other;

				if (titan_distance(from, to) < 2 || titan_distance(from, to) > 3)
					continue;
				looked++;
				t.choice[DISPUTE_three_slopes] = 0;
				titan_sight_of(&t, (enum titan_land)in, from, to, -1, &one);
				titan_sight_of(&t, (enum titan_land)in, to, from, -1, &back);
				t.choice[DISPUTE_three_slopes] = 1;
				titan_sight_of(&t, (enum titan_land)in, from, to, -1, &other);
				failed |= one.clear != back.clear;
				differ += one.clear != other.clear;
				elsewhere +=
					one.clear != other.clear && in != LAND_HILLS && in != LAND_MOUNTAINS;
			}
	printf("# %d ordered pairs, %d differ over three slopes\n", looked, differ);
	failed |= looked != 372 * TITAN_LANDS || differ != 34 || elsewhere;
	result("lines of sight on the empty maps");
}

int main(int argc, char **argv)
{
	const char *srcdir = getenv("srcdir");
	char path[4096];
	FILE *file;

	snprintf(path, sizeof path, "%s/tests/rules/titan/data.txt", srcdir ? srcdir : ".");
	file = fopen(argc > 1 ? argv[1] : path, "r");
	if (!file) {
		printf("Bail out! cannot read %s\n", path);
		return 1;
	}
	for (int i = 0; i < KINDS; i++)
		run_kind(file, i);
	fclose(file);
	run_zeroes();
	run_distances();
	run_sights();
	printf("1..%d\n", tests);
	return failures != 0;
}
