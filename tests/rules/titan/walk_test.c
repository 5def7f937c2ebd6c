/* SPDX-License-Identifier: MIT */
/*
 * Random battles of Titan, each from its first line to 2.5.6.10. A line that the
 * rules allow must be accepted, any other must be refused and change nothing; after
 * each line the invariants of any battle are checked from outside, not only by the
 * game's own check.
 *
 *     titan_walk_test [BATTLES [SEED]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/journal.h"
#include "rules/titan/titan.h"
#include "tests/kit/again.h"

enum { BATTLES = 1000, LINES_MOST = 1500, LINE = 200 };

struct walk {
	struct journal *journal;
	struct rng rng, chance;
	struct reason why;
	struct titan before;
	int battle, lines, refused;
	int value[2]; /* of each side at the start and since */
	long ends[OVER_CONCEDE + 1], nobody, summoned, reinforced, carried, drifts, declared, undone;
	char line[LINE];
	bool judged; /* this battle has rulings: a unit may stand anywhere */
	bool failed;
};

static int below(struct walk *w, int bound)
{
	return (int)rng_below(&w->rng, (uint32_t)bound);
}

static bool chance_of(struct walk *w, int percent)
{
	return below(w, 100) < percent;
}

static const struct titan *state(const struct walk *w)
{
	return journal_state(w->journal);
}

static void complain(struct walk *w, const char *what, const char *detail)
{
	const struct titan *t = state(w);

	printf("# battle %d, line %d (%s) at %s: %s: %s\n", w->battle, w->lines, w->line,
	       t->step < TITAN_STEPS ? titan_steps[t->step].id : "-", what, detail);
	w->failed = true;
}

/* ---- invariants ---- */

static int value_of(const struct titan *t, enum titan_side side, unsigned fates)
{
	int value = 0;

	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].side == side && fates >> t->battle.unit[i].fate & 1)
			value += t->battle.unit[i].power * t->battle.unit[i].skill;
	return value;
}

/* The points are those of the dead in full, or none. */
static void check_points(struct walk *w)
{
	const struct titan *t = state(w);
	const struct titan_battle *b = &t->battle;
	unsigned dead = 1u << FATE_DEAD, rest = 1u << FATE_LIVES | 1u << FATE_LOST;

	if (!b->over)
		return;
	if (b->winner == WINNER_NOBODY || b->over == OVER_TIME) {
		if (b->points || b->half)
			complain(w, "points", "for nobody, or for time");
		return;
	}
	if (b->points != value_of(t, (enum titan_side) !b->winner, dead) ||
	    b->half != value_of(t, (enum titan_side) !b->winner, rest) / 2)
		complain(w, "points", "are not those of the dead");
	if (b->points + b->half > value_of(t, (enum titan_side) !b->winner, dead | rest))
		complain(w, "points", "are more than there was");
}

static void check_units(struct walk *w)
{
	const struct titan *t = state(w);
	titan_hexes taken = 0;

	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->hex >= 0 && taken >> u->hex & 1)
			complain(w, "two units in one hex", titan_hex_label(u->hex));
		if (u->hex >= 0)
			taken |= 1u << u->hex;
		if (w->judged)
			continue;
		if (u->hits < 0 || u->hits > u->power)
			complain(w, "hits", "below nothing or above the power");
		if (u->hex >= 0 && titan_terrain(t->battle.land, u->hex) == HAZARD_TREE)
			complain(w, "a unit stands in a tree", titan_hex_label(u->hex));
		if (u->hex >= 0 && titan_terrain(t->battle.land, u->hex) == HAZARD_BOG &&
		    !(titan_creatures[u->creature].natives >> HAZARD_BOG & 1))
			complain(w, "a stranger stands in a bog", titan_hex_label(u->hex));
	}
	for (int i = 0; !w->judged && i < t->battle.units; i++) {
		const struct titan_unit *was = &w->before.battle.unit[i], *is = &t->battle.unit[i];

		if (i < w->before.battle.units && is->hits < was->hits && w->before.step != STEP_2_5_6_6)
			complain(w, "hits went away", "before 2.5.6.6");
		if (i < w->before.battle.units && was->fate == FATE_DEAD && is->fate != FATE_DEAD)
			complain(w, "the dead", "do not come back");
	}
}

/* Only the side that speaks has done anything. */
static void check_who(struct walk *w)
{
	const struct titan *t = state(w), *b = &w->before;
	enum titan_side side = titan_acts(b) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER;

	for (int i = 0; i < b->battle.units && i < t->battle.units; i++) {
		const struct titan_unit *was = &b->battle.unit[i], *is = &t->battle.unit[i];

		if (was->side != side && is->hex >= 0 && is->hex != was->hex)
			complain(w, "a unit moved", "that is not on turn");
		if (was->side != side && is->struck && !was->struck)
			complain(w, "a unit struck", "that is not on turn");
		if (was->struck && is->struck && b->battle.turn != t->battle.turn)
			complain(w, "a unit has struck", "in a battle turn that has just begun");
	}
	if (t->battle.turn > TITAN_TURNS || (t->battle.turn < b->battle.turn && b->battle.on))
		complain(w, "turns", "run backwards or too far");
}

static void check(struct walk *w)
{
	struct reason why;

	if (!titan_game.check(state(w), &why))
		complain(w, "check", why.text);
	check_units(w);
	check_points(w);
}

/* ---- saying ---- */

static enum journal_answer put(struct walk *w)
{
	w->before = *state(w);
	w->lines++;
	w->why.text[0] = '\0';
	return journal_say(w->journal, w->line, strlen(w->line), 1000000000 + w->lines, &w->chance, true,
	                   NULL, NULL, &w->why);
}

/* A line that the rules give. */
static void say(struct walk *w)
{
	if (put(w) != JOURNAL_SAID) {
		complain(w, "refused", w->why.text);
		return;
	}
	check(w);
	check_who(w);
}

/* A line that they may refuse; then nothing has changed. */
static void try(struct walk *w)
{
	if (put(w) != JOURNAL_REFUSED) {
		check(w);
		return;
	}
	w->refused++;
	if (memcmp(&w->before, state(w), sizeof w->before) != 0)
		complain(w, "a refused line changed the state", w->line);
	if (!w->why.text[0])
		complain(w, "refused", "without a reason");
}

#define LINE_IS(w, ...) snprintf((w)->line, LINE, __VA_ARGS__)

/* ---- choosing ---- */

static const char *id(const struct walk *w, int unit, char out[TITAN_UNIT_ID])
{
	titan_unit_id(&state(w)->battle.unit[unit], out);
	return out;
}

static int any_of(struct walk *w, uint32_t set)
{
	int count = 0, chosen;

	for (int i = 0; i < 32; i++)
		count += set >> i & 1;
	chosen = below(w, count);
	for (int i = 0; i < 32; i++)
		if (set >> i & 1 && chosen-- == 0)
			return i;
	return -1;
}

static titan_units living(const struct titan *t, int side)
{
	titan_units set = 0;

	for (int i = 0; i < t->battle.units; i++)
		if (titan_is_living(&t->battle.unit[i]) && (int)t->battle.unit[i].side == side)
			set |= 1u << i;
	return set;
}

/* One unit that has not maneuvered yet goes somewhere or holds; false: none is left. */
static bool maneuver(struct walk *w)
{
	const struct titan *t = state(w);
	int side = titan_acts(t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER, unit;
	titan_units all = living(t, side), free = 0;
	struct titan_reach reach;
	char name[TITAN_UNIT_ID];

	for (int i = 0; i < t->battle.units; i++)
		if (all >> i & 1 && !t->battle.unit[i].moved)
			free |= 1u << i;
	if (!free || (!titan_waiting(t) && chance_of(w, 25)))
		return false;
	unit = any_of(w, free);
	titan_reach_of(t, unit, &reach, NULL);
	if (reach.standing && chance_of(w, w->battle % 4 ? 70 : 5))
		reach.hexes = reach.standing;
	if (!reach.hexes || chance_of(w, 3))
		LINE_IS(w, "hold %s", id(w, unit, name));
	else
		LINE_IS(w, "%s %s %s", t->battle.unit[unit].hex < 0 ? "enter" : "move", id(w, unit, name),
		        titan_hex_label(any_of(w, reach.hexes)));
	say(w);
	return true;
}

static bool call_for_help(struct walk *w)
{
	static const char *const comers[] = { "angel", "archangel" };
	const struct titan *t = state(w);
	unsigned may = titan_may_now(t);

	if (may & MAY_SUMMON && chance_of(w, 60)) {
		LINE_IS(w, "summon %s", comers[chance_of(w, 20)]);
		try(w);
		w->summoned++;
		return true;
	}
	if (may & MAY_REINFORCE && chance_of(w, 60)) {
		int count = w->refused;

		LINE_IS(w, "reinforce %s", titan_creatures[below(w, TITAN_CREATURES)].name);
		try(w);
		w->reinforced += count == w->refused;
		return true;
	}
	return false;
}

/* An announcement that is worse on purpose, where one is worth making. */
static void announce(struct walk *w, int striker, int target)
{
	struct titan_announce list[TITAN_ANNOUNCES];
	int count = titan_announces_of(state(w), striker, target, list), chosen;

	if (!count || !chance_of(w, 60))
		return;
	chosen = below(w, count);
	snprintf(w->line + strlen(w->line), LINE - strlen(w->line), " number=%d dice=%d", list[chosen].number,
	         list[chosen].dice);
}

static bool strike(struct walk *w)
{
	const struct titan *t = state(w);
	titan_units must = titan_must(t), all = must ? must : living(t, titan_acts(t) == WHO_DEFENDER);
	titan_units enemies = living(t, titan_acts(t) != WHO_DEFENDER), targets = 0;
	char one[TITAN_UNIT_ID], other[TITAN_UNIT_ID];
	int striker, target;

	if (!all)
		return false;
	striker = any_of(w, all);
	for (int i = 0; i < t->battle.units; i++) {
		struct titan_strike s;

		titan_strike_of(t, striker, i, -1, &s);
		if (enemies >> i & 1 && s.why == STRIKE_LEGAL)
			targets |= 1u << i;
	}
	if (!targets) {
		if (must)
			complain(w, "who must strike", "has nobody to strike");
		return false;
	}
	target = any_of(w, targets);
	if (chance_of(w, 8)) {
		LINE_IS(w, "declare %s %s", id(w, striker, one), id(w, target, other));
		announce(w, striker, target);
		say(w);
		w->declared++;
		if (chance_of(w, 4))
			LINE_IS(w, "concede %s",
			        titan_acts(state(w)) == WHO_DEFENDER ? "defender" : "attacker");
		else
			LINE_IS(w, "strike %s %s", one, other);
	} else {
		LINE_IS(w, "strike %s %s", id(w, striker, one), id(w, target, other));
		announce(w, striker, target);
	}
	say(w);
	return true;
}

static void carry(struct walk *w)
{
	const struct titan *t = state(w);
	titan_units set = titan_carry_now(t);
	const struct titan_unit *u;
	char name[TITAN_UNIT_ID];
	int unit, most;

	if (!set) {
		complain(w, "a carry", "to nobody");
		return;
	}
	unit = any_of(w, set);
	u = &t->battle.unit[unit];
	most = u->power - u->hits < t->battle.carry ? u->power - u->hits : t->battle.carry;
	if (chance_of(w, 15))
		LINE_IS(w, "carry none");
	else
		LINE_IS(w, "carry %s %d", id(w, unit, name), 1 + below(w, most));
	say(w);
	w->carried++;
}

/* Something that is mostly not to be said here. */
static void nonsense(struct walk *w)
{
	static const char *const verbs[] = {
		"strike",       "declare",
		"carry",        "enter",
		"move",         "hold",
		"summon angel", "reinforce ogre",
		"allow",        "refuse",
		"drift",        "angel",
		"archangel",    "force attacker ogre",
		"battle Hills", "carry none",
	};
	const struct titan *t = state(w);
	char one[TITAN_UNIT_ID] = "", other[TITAN_UNIT_ID] = "";
	int verb = below(w, (int)(sizeof verbs / sizeof *verbs));

	if (!t->battle.units)
		return;
	id(w, below(w, t->battle.units), one);
	id(w, below(w, t->battle.units), other);
	if (verb < 3)
		LINE_IS(w, "%s %s %s", verbs[verb], one, verb == 2 ? "1" : other);
	else if (verb < 5)
		LINE_IS(w, "%s %s %s", verbs[verb], one, titan_hex_label(below(w, TITAN_HEXES)));
	else if (verb == 5)
		LINE_IS(w, "%s %s", verbs[verb], one);
	else
		LINE_IS(w, "%s", verbs[verb]);
	try(w);
}

/* A ruling of the judge; one in ten is `at`. */
static void rule(struct walk *w)
{
	static const char *const phases[] = { "maneuver", "drift", "strike", "strikeback", "remove", "end" };
	const struct titan *t = state(w);
	char one[TITAN_UNIT_ID];

	if (!t->battle.units || t->battle.over)
		return;
	id(w, below(w, t->battle.units), one);
	if (chance_of(w, 10))
		LINE_IS(w, "at turn=%d side=%s phase=%s", 1 + below(w, TITAN_TURNS),
		        below(w, 2) ? "attacker" : "defender", phases[below(w, 6)]);
	else if (chance_of(w, 50))
		LINE_IS(w, "hits %s =%d", one, below(w, 9));
	else
		LINE_IS(w, "place %s %s", one,
		        chance_of(w, 15) ? "off" : titan_hex_label(below(w, TITAN_HEXES)));
	try(w);
}

static void take_back(struct walk *w)
{
	LINE_IS(w, "undo");
	put(w);
	LINE_IS(w, "redo");
	put(w);
	check(w);
	w->undone++;
}

/* ---- a battle ---- */

static void begin(struct walk *w)
{
	static const char *const sides[] = { "right", "lower-left", "upper-left" };
	enum titan_land land = (enum titan_land)below(w, TITAN_LANDS);

	LINE_IS(w, "battle %s side=%s scores=%d,%d", titan_land_name(land),
	        sides[land == LAND_TOWER ? 1 : below(w, 3)], below(w, 700), below(w, 700));
	say(w);
	for (int side = 0; side < 2; side++) {
		int count = 1 + below(w, TITAN_LEGION);

		LINE_IS(w, "force %s", side ? "defender" : "attacker");
		if (chance_of(w, 30)) {
			count--;
			strcat(w->line, " titan");
		}
		while (count-- > 0 || !strchr(w->line + 6, ' ')) {
			int creature = below(w, TITAN_CREATURES);

			if (creature == CREATURE_TITAN)
				creature = CREATURE_LION;
			snprintf(w->line + strlen(w->line), LINE - strlen(w->line), " %s",
			         titan_creatures[creature].name);
		}
		try(w); /* more of a kind than there are is refused: the next one then */
		if (!state(w)->battle.forced[side])
			side--;
	}
}

static void answer(struct walk *w)
{
	if (chance_of(w, 10))
		LINE_IS(w, "concede %s", titan_acts(state(w)) == WHO_DEFENDER ? "defender" : "attacker");
	else
		LINE_IS(w, "allow");
	say(w);
}

/* One line of those that the step gives. */
static void go_on(struct walk *w)
{
	const struct titan *t = state(w);
	unsigned may = titan_may_now(t);
	char name[TITAN_UNIT_ID];

	if (may & MAY_ALLOW) {
		answer(w);
	} else if (may & MAY_CARRY) {
		carry(w);
	} else if (t->battle.striker >= 0) { /* declared before */
		LINE_IS(w, "strike %s", id(w, t->battle.striker, name));
		snprintf(w->line + strlen(w->line), 8, " %s", id(w, t->battle.target, name));
		say(w);
	} else if (call_for_help(w)) {
		return;
	} else if (may & MAY_CONCEDE && below(w, 400) == 0) {
		LINE_IS(w, "concede %s", titan_acts(t) == WHO_DEFENDER ? "defender" : "attacker");
		say(w);
	} else if (may & MAY_HOLD && maneuver(w)) {
		return;
	} else if (may & MAY_DRIFT && !t->battle.drifted) {
		LINE_IS(w, "drift");
		say(w);
		w->drifts++;
	} else if (may & MAY_STRIKE && (titan_must(t) || chance_of(w, 40)) && strike(w)) {
		return;
	} else {
		LINE_IS(w, "step");
		say(w);
	}
}

static void battle(struct walk *w)
{
	w->journal = journal_new(&titan_game);
	w->lines = 0;
	w->judged = w->battle % 5 == 4;
	begin(w);
	while (state(w)->step != STEP_2_5_6_10 && !w->failed && w->lines < LINES_MOST) {
		if (chance_of(w, 10))
			nonsense(w);
		else if (chance_of(w, 2))
			take_back(w);
		else if (w->judged && chance_of(w, 8) && w->lines < LINES_MOST / 2)
			rule(w);
		else
			go_on(w);
	}
	if (w->lines >= LINES_MOST)
		complain(w, "the battle", "does not end");
	w->ends[state(w)->battle.over]++;
	w->nobody += state(w)->battle.winner == WINNER_NOBODY;
	if (!again_same(w->journal, &w->why))
		complain(w, "replayed", w->why.text);
	journal_free(w->journal);
}

/* A walk that never saw something would prove nothing about it. */
static bool was_lively(const struct walk *w, int battles)
{
	bool all = w->ends[OVER_ELIMINATION] && w->ends[OVER_TITAN] && w->ends[OVER_TIME] &&
	           w->ends[OVER_CONCEDE] && w->nobody && w->summoned && w->reinforced && w->carried &&
	           w->drifts && w->declared && w->undone;

	printf("# %d battles: elimination %ld, titan %ld, time %ld, concede %ld, nobody %ld; summoned %ld, "
	       "reinforced %ld, "
	       "carried %ld, drift %ld, declared %ld\n",
	       battles, w->ends[1], w->ends[2], w->ends[3], w->ends[4], w->nobody, w->summoned, w->reinforced,
	       w->carried, w->drifts, w->declared);
	return all || battles < BATTLES;
}

int main(int argc, char **argv)
{
	static struct walk w;
	int battles = argc > 1 ? atoi(argv[1]) : BATTLES;
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	bool lively;

	rng_seed(&w.rng, seed);
	rng_seed(&w.chance, seed + 1);
	for (w.battle = 0; w.battle < battles && !w.failed; w.battle++)
		battle(&w);
	printf("%s 1 - %d battles, seed %llu\n", w.failed ? "not ok" : "ok", w.battle,
	       (unsigned long long)seed);
	lively = was_lively(&w, battles);
	printf("%s 2 - all that happens in battles has happened\n", lively ? "ok" : "not ok");
	printf("1..2\n");
	return w.failed || !lively;
}
