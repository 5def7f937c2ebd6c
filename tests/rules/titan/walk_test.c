/* SPDX-License-Identifier: MIT */
/*
 * Random battles of Titan, each from its first line to 2.5.6.10. A line that the
 * rules allow must be accepted, any other must be refused and change nothing; after
 * each line the invariants of any battle are checked from outside, not only by the
 * game's own check.
 *
 *     titan_walk_test [BATTLES [SEED]]
 */
#include <stdlib.h>

#include "tests/kit/rounds.h"
#include "tests/rules/titan/walk.h"

enum { BATTLES = 1000, LINES_MOST = 1500 };

static struct {
	long ends[OVER_CONCEDE + 1], nobody, summoned, reinforced, carried, drifts, declared;
} met;
static bool judged; /* this battle has rulings: a unit may stand anywhere */

/* ---- invariants ---- */

static int value_of(const struct titan *t, enum titan_side side, unsigned fates)
{
	int value = 0;

	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].side == side && fates >> t->battle.unit[i].fate & 1)
			value += t->battle.unit[i].power * t->battle.unit[i].skill;
	return value;
}

static bool lost_titan(const struct titan *t, enum titan_side side)
{
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].side == side && t->battle.unit[i].creature == CREATURE_TITAN &&
		    t->battle.unit[i].fate == FATE_DEAD)
			return true;
	return false;
}

/* The points are those of the dead in full, or none. */
static void check_points(struct walk *w)
{
	const struct titan *t = walk_state(w);
	const struct titan_battle *b = &t->battle;
	unsigned dead = 1u << FATE_DEAD, rest = 1u << FATE_LIVES | 1u << FATE_LOST;

	if (!b->over)
		return;
	if (b->winner == WINNER_NOBODY || b->over == OVER_TIME) {
		bool slain[2] = { lost_titan(t, 0), lost_titan(t, 1) };
		int half = slain[0] == slain[1] ? 0 : value_of(t, slain[0] ? 0 : 1, rest) / 2;

		/* 2.5.6.9: a slayer's last unit may die in the same strike; survivors of the
		 * slain Titan's legion still count */
		if (b->points || b->half != half)
			walk_complain(w, "points", "for nobody, or for time");
		return;
	}
	if (b->points != value_of(t, (enum titan_side) !b->winner, dead) ||
	    b->half != value_of(t, (enum titan_side) !b->winner, rest) / 2)
		walk_complain(w, "points", "are not those of the dead");
	if (b->points + b->half > value_of(t, (enum titan_side) !b->winner, dead | rest))
		walk_complain(w, "points", "are more than there was");
}

static void check_units(struct walk *w)
{
	const struct titan *t = walk_state(w);
	titan_hexes taken = 0;

	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->hex >= 0 && taken >> u->hex & 1)
			walk_complain(w, "two units in one hex", titan_hex_label(u->hex));
		if (u->hex >= 0)
			taken |= 1u << u->hex;
		if (judged)
			continue;
		if (u->hits < 0 || u->hits > u->power)
			walk_complain(w, "hits", "below nothing or above the power");
		if (u->hex >= 0 && titan_terrain(t->battle.land, u->hex) == HAZARD_TREE)
			walk_complain(w, "a unit stands in a tree", titan_hex_label(u->hex));
		if (u->hex >= 0 && titan_terrain(t->battle.land, u->hex) == HAZARD_BOG &&
		    !(titan_creatures[u->creature].natives >> HAZARD_BOG & 1))
			walk_complain(w, "a stranger stands in a bog", titan_hex_label(u->hex));
	}
	for (int i = 0; !judged && i < t->battle.units; i++) {
		const struct titan_unit *was = &w->before.battle.unit[i], *is = &t->battle.unit[i];

		if (i < w->before.battle.units && is->hits < was->hits && w->before.step != STEP_2_5_6_6)
			walk_complain(w, "hits went away", "before 2.5.6.6");
		if (i < w->before.battle.units && was->fate == FATE_DEAD && is->fate != FATE_DEAD)
			walk_complain(w, "the dead", "do not come back");
	}
}

/* Only the side that speaks has done anything. */
static void check_who(struct walk *w)
{
	const struct titan *t = walk_state(w), *b = &w->before;
	enum titan_side side = titan_acts(b) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER;

	for (int i = 0; i < b->battle.units && i < t->battle.units; i++) {
		const struct titan_unit *was = &b->battle.unit[i], *is = &t->battle.unit[i];

		if (was->side != side && is->hex >= 0 && is->hex != was->hex)
			walk_complain(w, "a unit moved", "that is not on turn");
		if (was->side != side && is->struck && !was->struck)
			walk_complain(w, "a unit struck", "that is not on turn");
		if (was->struck && is->struck && b->battle.turn != t->battle.turn)
			walk_complain(w, "a unit has struck", "in a battle turn that has just begun");
	}
	if (t->battle.turn > TITAN_TURNS || (t->battle.turn < b->battle.turn && b->battle.on))
		walk_complain(w, "turns", "run backwards or too far");
}

static void check(struct walk *w)
{
	struct reason why;

	if (!titan_game.check(walk_state(w), &why))
		walk_complain(w, "check", why.text);
	check_units(w);
	check_points(w);
}

/* A line that the rules give. */
static void say(struct walk *w)
{
	walk_say(w);
	check_who(w);
}

/* ---- choosing ---- */

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
	const struct titan *t = walk_state(w);
	int side = titan_acts(t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER, unit;
	titan_units all = living(t, side), free = 0;
	struct titan_reach reach;
	char name[TITAN_UNIT_ID];

	for (int i = 0; i < t->battle.units; i++)
		if (all >> i & 1 && !t->battle.unit[i].moved)
			free |= 1u << i;
	if (!free || (!titan_waiting(t) && walk_chance(w, 25)))
		return false;
	unit = walk_any_of(w, free);
	titan_reach_of(t, unit, &reach, NULL);
	if (reach.standing && walk_chance(w, w->number % 4 ? 70 : 5))
		reach.hexes = reach.standing;
	if (!reach.hexes || walk_chance(w, 3))
		LINE_IS(w, "hold %s", walk_id(w, unit, name));
	else
		LINE_IS(w, "%s %s %s", t->battle.unit[unit].hex < 0 ? "enter" : "move",
		        walk_id(w, unit, name), titan_hex_label(walk_any_of(w, reach.hexes)));
	say(w);
	return true;
}

static bool call_for_help(struct walk *w)
{
	static const char *const comers[] = { "angel", "archangel" };
	const struct titan *t = walk_state(w);
	unsigned may = titan_may_now(t);

	if (may & MAY_SUMMON && walk_chance(w, 60)) {
		LINE_IS(w, "summon %s", comers[walk_chance(w, 20)]);
		walk_try(w);
		met.summoned++;
		return true;
	}
	if (may & MAY_REINFORCE && walk_chance(w, 60)) {
		long count = w->refused;

		LINE_IS(w, "reinforce %s", titan_creatures[walk_below(w, TITAN_CREATURES)].name);
		walk_try(w);
		met.reinforced += count == w->refused;
		return true;
	}
	return false;
}

/* An announcement that is worse on purpose, where one is worth making. */
static void announce(struct walk *w, int striker, int target)
{
	struct titan_announce list[TITAN_ANNOUNCES];
	int count = titan_announces_of(walk_state(w), striker, target, list), chosen;

	if (!count || !walk_chance(w, 60))
		return;
	chosen = walk_below(w, count);
	LINE_ADD(w, " number=%d dice=%d", list[chosen].number, list[chosen].dice);
}

static bool strike(struct walk *w)
{
	const struct titan *t = walk_state(w);
	titan_units must = titan_must(t), all = must ? must : living(t, titan_acts(t) == WHO_DEFENDER);
	titan_units enemies = living(t, titan_acts(t) != WHO_DEFENDER), targets = 0;
	char one[TITAN_UNIT_ID], other[TITAN_UNIT_ID];
	int striker, target;

	if (!all)
		return false;
	striker = walk_any_of(w, all);
	for (int i = 0; i < t->battle.units; i++) {
		struct titan_strike s;

		titan_strike_of(t, striker, i, -1, &s);
		if (enemies >> i & 1 && s.why == STRIKE_LEGAL)
			targets |= 1u << i;
	}
	if (!targets) {
		if (must)
			walk_complain(w, "who must strike", "has nobody to strike");
		return false;
	}
	target = walk_any_of(w, targets);
	if (walk_chance(w, 8)) {
		LINE_IS(w, "declare %s %s", walk_id(w, striker, one), walk_id(w, target, other));
		announce(w, striker, target);
		say(w);
		met.declared++;
		if (walk_chance(w, 4))
			LINE_IS(w, "concede %s", walk_side(w));
		else
			LINE_IS(w, "strike %s %s", one, other);
	} else {
		LINE_IS(w, "strike %s %s", walk_id(w, striker, one), walk_id(w, target, other));
		announce(w, striker, target);
	}
	say(w);
	return true;
}

static void carry(struct walk *w)
{
	const struct titan *t = walk_state(w);
	titan_units set = titan_carry_now(t);
	const struct titan_unit *u;
	char name[TITAN_UNIT_ID];
	int unit, most;

	if (!set) {
		walk_complain(w, "a carry", "to nobody");
		return;
	}
	unit = walk_any_of(w, set);
	u = &t->battle.unit[unit];
	most = u->power - u->hits < t->battle.carry ? u->power - u->hits : t->battle.carry;
	if (walk_chance(w, 15))
		LINE_IS(w, "carry none");
	else
		LINE_IS(w, "carry %s %d", walk_id(w, unit, name), 1 + walk_below(w, most));
	say(w);
	met.carried++;
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
	const struct titan *t = walk_state(w);
	char one[TITAN_UNIT_ID] = "", other[TITAN_UNIT_ID] = "";
	int verb = walk_below(w, (int)(sizeof verbs / sizeof *verbs));

	if (!t->battle.units)
		return;
	walk_id(w, walk_below(w, t->battle.units), one);
	walk_id(w, walk_below(w, t->battle.units), other);
	if (verb < 3)
		LINE_IS(w, "%s %s %s", verbs[verb], one, verb == 2 ? "1" : other);
	else if (verb < 5)
		LINE_IS(w, "%s %s %s", verbs[verb], one, titan_hex_label(walk_below(w, TITAN_HEXES)));
	else if (verb == 5)
		LINE_IS(w, "%s %s", verbs[verb], one);
	else
		LINE_IS(w, "%s", verbs[verb]);
	walk_try(w);
}

/* A ruling removes and ends nothing, and stands where it says; with auto-step, too. */
static void check_ruling(struct walk *w, int turn, int phase)
{
	const struct titan *t = walk_state(w);

	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].fate != w->before.battle.unit[i].fate)
			walk_complain(w, "a ruling", "removes a unit");
	if (t->battle.over)
		walk_complain(w, "a ruling", "ends the battle");
	if (t->battle.turn != turn || (int)titan_steps[t->step].phase != phase)
		walk_complain(w, "a ruling", "passes a step");
}

/* A ruling of the judge; one in ten is `at`. */
static void rule(struct walk *w)
{
	static const char *const phases[] = { "maneuver", "drift", "strike", "strikeback", "remove", "end" };
	const struct titan *t = walk_state(w);
	int turn = t->battle.turn, phase = (int)titan_steps[t->step].phase;
	char one[TITAN_UNIT_ID];

	if (!t->battle.units || t->battle.over)
		return;
	walk_id(w, walk_below(w, t->battle.units), one);
	if (walk_chance(w, 10)) {
		turn = 1 + walk_below(w, TITAN_TURNS);
		phase = walk_below(w, 6);
		LINE_IS(w, "at turn=%d side=%s phase=%s", turn, walk_below(w, 2) ? "attacker" : "defender",
		        phases[phase]);
		phase += PHASE_MANEUVER;
	} else if (walk_chance(w, 50))
		LINE_IS(w, "hits %s =%d", one, walk_below(w, 9));
	else
		LINE_IS(w, "place %s %s", one,
		        walk_chance(w, 15) ? "off" : titan_hex_label(walk_below(w, TITAN_HEXES)));
	if (walk_try(w))
		check_ruling(w, turn, phase);
}

/* ---- a battle ---- */

static void begin(struct walk *w)
{
	static const char *const sides[] = { "right", "lower-left", "upper-left" };
	enum titan_land land = (enum titan_land)walk_below(w, TITAN_LANDS);
	int from = land == LAND_TOWER ? 1 : walk_below(w, 3), score = walk_below(w, 700);

	LINE_IS(w, "battle %s side=%s scores=%d,%d", titan_land_name(land), sides[from], score,
	        walk_below(w, 700));
	say(w);
	for (int side = 0; side < 2; side++) {
		int count = 1 + walk_below(w, TITAN_LEGION);

		LINE_IS(w, "force %s", side ? "defender" : "attacker");
		if (walk_chance(w, 30)) {
			count--;
			strcat(w->line, " titan");
		}
		while (count-- > 0 || !strchr(w->line + 6, ' ')) {
			int creature = walk_below(w, TITAN_CREATURES);

			if (creature == CREATURE_TITAN)
				creature = CREATURE_LION;
			LINE_ADD(w, " %s", titan_creatures[creature].name);
		}
		walk_try(w); /* more of a kind than there are is refused: the next one then */
		if (!walk_state(w)->battle.forced[side])
			side--;
	}
}

static void answer(struct walk *w)
{
	if (walk_chance(w, 10))
		LINE_IS(w, "concede %s", walk_side(w));
	else
		LINE_IS(w, "allow");
	say(w);
}

/* One line of those that the step gives. */
static void go_on(struct walk *w)
{
	const struct titan *t = walk_state(w);
	unsigned may = titan_may_now(t);
	char name[TITAN_UNIT_ID];

	if (may & MAY_ALLOW) {
		answer(w);
	} else if (may & MAY_CARRY) {
		carry(w);
	} else if (t->battle.striker >= 0) { /* declared before */
		LINE_IS(w, "strike %s", walk_id(w, t->battle.striker, name));
		snprintf(w->line + strlen(w->line), 8, " %s", walk_id(w, t->battle.target, name));
		say(w);
	} else if (call_for_help(w)) {
		return;
	} else if (may & MAY_CONCEDE && walk_below(w, 400) == 0) {
		LINE_IS(w, "concede %s", walk_side(w));
		say(w);
	} else if (may & MAY_HOLD && maneuver(w)) {
		return;
	} else if (may & MAY_DRIFT && !t->battle.drifted) {
		LINE_IS(w, "drift");
		say(w);
		met.drifts++;
	} else if (may & MAY_STRIKE && (titan_must(t) || walk_chance(w, 40)) && strike(w)) {
		return;
	} else {
		LINE_IS(w, "step");
		say(w);
	}
}

static void battle(struct walk *w)
{
	judged = w->number % 5 == 4;
	if (w->number % 10 == 9) {
		LINE_IS(w, "option auto-step on");
		walk_say(w);
	}
	begin(w);
	while (walk_state(w)->step != STEP_2_5_6_10 && !w->failed && w->lines < LINES_MOST) {
		check(w);
		if (walk_chance(w, 10))
			nonsense(w);
		else if (walk_chance(w, 2))
			walk_take_back(w);
		else if (judged && walk_chance(w, 8) && w->lines < LINES_MOST / 2)
			rule(w);
		else
			go_on(w);
	}
	if (w->lines >= LINES_MOST)
		walk_complain(w, "the battle", "does not end");
	met.ends[walk_state(w)->battle.over]++;
	met.nobody += walk_state(w)->battle.winner == WINNER_NOBODY;
}

/* A walk that never saw something would prove nothing about it. */
static bool was_lively(const struct walk *w, int battles)
{
	bool all = met.ends[OVER_ELIMINATION] && met.ends[OVER_TITAN] && met.ends[OVER_TIME] &&
	           met.ends[OVER_CONCEDE] && met.nobody && met.summoned && met.reinforced && met.carried &&
	           met.drifts && met.declared && w->undone;

	printf("# %d battles: elimination %ld, titan %ld, time %ld, concede %ld, nobody %ld; summoned %ld, "
	       "reinforced %ld, "
	       "carried %ld, drift %ld, declared %ld\n",
	       battles, met.ends[1], met.ends[2], met.ends[3], met.ends[4], met.nobody, met.summoned,
	       met.reinforced, met.carried, met.drifts, met.declared);
	return all || battles < BATTLES;
}

int main(int argc, char **argv)
{
	static struct walk w = { .of = "battle", .check = check };

	return walk_main(&w, argc > 1 ? atoi(argv[1]) : rounds_of(BATTLES),
	                 argc > 2 ? strtoull(argv[2], NULL, 10) : 1, battle, was_lively);
}
