/* SPDX-License-Identifier: MIT */
/*
 * Random whole games of Titan, each from the first tower to the last reveal.
 * A line that the rules allow must be accepted, nonsense must be refused and change
 * nothing. After each line the invariants of any game are checked from outside:
 * characters are neither made nor lost, points come from encounters alone and are
 * those of the dead, turns go by the towers, and only the judge's report tells the
 * contents of a hidden legion. Every second game is walked over the masterboard, where
 * two legions share a land only on the way to an encounter or to rejoin.
 *
 *     titan_game_walk_test [GAMES [SEED]]
 *
 * Without arguments a few games, as in each check; 1000 take some ten seconds.
 */
#include <stdlib.h>

#include "tests/kit/flat.h"
#include "tests/rules/titan/walk.h"

enum { GAMES = 40, LINES_MOST = 6000 };

static struct {
	long turns, lines, ends[OVER_AGREEMENT + 1], mutual, left[3], recruits, splits, rejoins, summons,
		reinforced, angels, halves, awards, mulligans, wins, draws, marches, teleports, boards;
} met;

/* ---- invariants ---- */

/* Everything that is somewhere else than in the pots, counted piece by piece. */
static void count_pieces(const struct titan *t, int has[TITAN_CREATURES])
{
	memset(has, 0, TITAN_CREATURES * sizeof *has);
	for (int i = 0; i < TITAN_LEGIONS; i++) {
		enum titan_creature list[TITAN_START];
		int count = t->legion[i].size ? titan_legion_now(t, i, list) : 0;

		while (count-- > 0)
			has[list[count]]++;
	}
	for (int i = 0; i < TITAN_CREATURES; i++)
		has[i] += t->dead[i];
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->fate == FATE_DEAD || u->fate == FATE_LOST)
			has[u->creature]++;
	}
}

/* The verbs that may take a character out of a pot: at most one. */
static bool may_come(const struct walk *w)
{
	static const char *const verbs[] = { "recruit ", "reinforce ", "angel", "archangel" };

	for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
		if (strncmp(w->line, verbs[i], strlen(verbs[i])) == 0)
			return true;
	return false;
}

static void check_pieces(struct walk *w)
{
	const struct titan *t = walk_state(w), *b = &w->before;
	int was[TITAN_CREATURES], is[TITAN_CREATURES], come = 0;

	count_pieces(b, was);
	count_pieces(t, is);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		bool back = titan_creatures[i].returns;
		bool ends = t->step == STEP_2_5 || t->step == STEP_2_1 || t->step == STEP_3 ||
		            t->step == STEP_2_5_6_10 || t->step == STEP_1_4_1;

		if (t->dead[i] < b->dead[i] || (back && t->dead[i]))
			walk_complain(w, "the dead", titan_creatures[i].name);
		if (titan_pot(t, (enum titan_creature)i) < 0 || is[i] > titan_creatures[i].count)
			walk_complain(w, "more than there are", titan_creatures[i].name);
		come += is[i] > was[i] ? is[i] - was[i] : 0;
		/* A character that was called and did not enter is in no legion for good. */
		if (is[i] < was[i] && !(back && ends) && t->step != STEP_2_5_6_4_1_3 &&
		    t->step != STEP_2_5_6_4_1_3_1 && t->step != STEP_2_5_6_5)
			walk_complain(w, "somebody is lost", titan_creatures[i].name);
		if (is[i] < was[i] - 1 && !back)
			walk_complain(w, "several are lost", titan_creatures[i].name);
	}
	if (come > 0 && b->step != STEP_1_5 && (come > 1 || !may_come(w)))
		walk_complain(w, "somebody came", "from nowhere");
}

static int sum_of_scores(const struct titan *t)
{
	int sum = 0;

	for (int i = 0; i < TITAN_PLAYERS; i++)
		sum += t->player[i].score;
	return sum;
}

/* Full points on the way to 2.5.6.8, half points for units removed after 2.5.6.9. */
static void check_scores(struct walk *w)
{
	const struct titan *t = walk_state(w), *b = &w->before;
	int gained = sum_of_scores(t) - sum_of_scores(b), worth = 0;

	if (!gained)
		return;
	if (t->step == STEP_2_5_6_8 && b->step == STEP_2_5_6_7) {
		int seat = t->battle.winner == WINNER_NOBODY ? -1 : t->battle.seat[t->battle.winner];

		if (seat < 0 || gained != t->battle.points ||
		    t->player[seat].score != b->player[seat].score + gained)
			walk_complain(w, "points", "are not the winner's");
		for (int i = 0; i < t->battle.units; i++)
			if (t->battle.unit[i].side != (enum titan_side)t->battle.winner)
				worth += titan_unit_value(&t->battle.unit[i]);
		if (gained > (t->battle.over == OVER_FLEE ? worth / 2 : worth))
			walk_complain(w, "points", "are more than the legion was worth");
	} else if (b->step == STEP_2_5_6_9 && t->step == STEP_2_5_6_10) {
		met.halves++;
		for (int i = 0; i < b->table.seats; i++)
			if (t->player[i].score > b->player[i].score && !t->table.seat[i].in)
				walk_complain(w, "half points", "for somebody who is out");
	} else {
		walk_complain(w, "points", "from nowhere");
	}
}

static int next_by_tower(const struct titan *t, int from)
{
	for (int k = 1; k <= 6; k++)
		for (int i = 0; i < t->table.seats; i++)
			if (t->table.seat[i].in &&
			    t->player[i].tower == (t->player[from].tower - 1 - k + 6) % 6 + 1)
				return i;
	return -1;
}

/* Towers from high to low, without the players who have left. */
static void check_order(struct walk *w)
{
	const struct titan *t = walk_state(w), *b = &w->before;
	int from = b->table.turn, to = t->table.turn;

	if (to < 0 || from < 0 || (from == to && b->table.round == t->table.round))
		return;
	met.turns++;
	if (t->step != STEP_2_1 || next_by_tower(t, from) != to)
		walk_complain(w, "the turn", "is another player's");
	if (t->table.round != b->table.round + (t->player[to].tower >= t->player[from].tower))
		walk_complain(w, "the turn", "has another number");
	if (!t->table.seat[to].in)
		walk_complain(w, "the turn", "of somebody who has left");
}

/* The steps of a turn come one after the other. */
static void check_steps(struct walk *w)
{
	static const enum titan_step_id next[][2] = {
		{ STEP_2_1, STEP_2_2 },         { STEP_2_2, STEP_2_3 },
		{ STEP_2_3, STEP_2_4 },         { STEP_2_4, STEP_2_5 },
		{ STEP_2_6, STEP_2_7 },         { STEP_2_5_1, STEP_2_5_2 },
		{ STEP_2_5_2, STEP_2_5_3 },     { STEP_2_5_3, STEP_2_5_4_1 },
		{ STEP_2_5_5, STEP_2_5_6_1 },   { STEP_2_5_6_5, STEP_2_5_6_6 },
		{ STEP_2_5_6_6, STEP_2_5_6_7 }, { STEP_2_5_6_7, STEP_2_5_6_8 },
		{ STEP_2_5_6_8, STEP_2_5_6_9 }, { STEP_2_5_6_9, STEP_2_5_6_10 },
	};

	for (size_t i = 0; i < sizeof next / sizeof *next; i++)
		if (strcmp(w->line, "step") == 0 && w->before.step == next[i][0] &&
		    walk_state(w)->step != next[i][1])
			walk_complain(w, "the next step", "is another one");
}

/* The public report tells no contents of a legion, except where all may see them. */
static void check_secrets(struct walk *w)
{
	const struct titan *t = walk_state(w);
	struct flat flat;

	flat_report(&flat, &titan_game, t, false);
	if (t->step != STEP_3 && !t->battle.on &&
	    (strstr(flat.text, "creatures[") || strstr(flat.text, ".left[")))
		walk_complain(w, "the public report", "tells what a legion has");
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_public(t, i) && t->step != STEP_3 && i != t->encounter.legion[0] &&
		    i != t->encounter.legion[1])
			walk_complain(w, "a legion is public", "that is in no battle");
	flat_free(&flat);
}

/* With auto-step nobody stands at a step where there is never anything to do. */
static void check_passed(struct walk *w)
{
	static const enum titan_step_id idle[] = { STEP_1_1,         STEP_1_5,         STEP_1_6,
		                                   STEP_2_5_6_1,     STEP_2_5_6_6,     STEP_2_5_6_7,
		                                   STEP_2_5_6_10,    STEP_2_5_6_4_1_7, STEP_2_5_6_4_1_8,
		                                   STEP_2_5_6_4_2_7, STEP_2_5_6_4_2_8, STEP_2_7 };

	for (size_t i = 0; i < sizeof idle / sizeof *idle; i++)
		if (walk_state(w)->step == idle[i])
			walk_complain(w, "auto-step", "a step without anything to do");
}

/* What players may think of a legion is never wrong. */
static void check_contents(struct walk *w)
{
	const struct titan *t = walk_state(w);

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		struct titan_contents contents;
		int has[TITAN_CREATURES];

		if (!t->legion[i].size || (t->encounter.decided && !t->battle.on))
			continue;
		titan_contents_of(t, i, &contents);
		titan_legion_has(t, i, has);
		for (int c = 0; c < TITAN_CREATURES; c++)
			if (has[c] < contents.least[c] || has[c] > contents.most[c])
				walk_complain(w, "contents", titan_creatures[c].name);
	}
}

/* Where the legions stand: one in a land, but for halves until 2.4 and enemies until 2.5. */
static void check_places(struct walk *w)
{
	const struct titan *t = walk_state(w);
	int moved = 0;

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		const struct titan_legion *l = &t->legion[i];

		moved += l->size && l->teleported;
		if (!l->size || t->step < STEP_2_1)
			continue;
		if ((l->at >= 0) != t->board || (t->board && l->land != (int8_t)titan_places[l->at].land))
			walk_complain(w, "a legion", "stands nowhere, or in another land");
		for (int k = 0; t->board && k < i; k++) {
			bool same = titan_owner(t, i) == titan_owner(t, k);

			if (t->legion[k].size && t->legion[k].at == l->at &&
			    (same ? t->step > STEP_2_4 : t->step < STEP_2_3 || t->step > STEP_2_5_6_10))
				walk_complain(w, "two legions", "in one land");
		}
	}
	if (moved > 1)
		walk_complain(w, "teleports", "two in a turn");
}

static void check(struct walk *w)
{
	struct reason why;

	if (!titan_game.check(walk_state(w), &why))
		walk_complain(w, "check", why.text);
	if (walk_state(w)->auto_step) {
		check_passed(w);
	} else {
		check_pieces(w);
		check_scores(w);
		check_order(w);
		check_steps(w);
	}
	check_places(w);
	if (walk_chance(w, 4))
		check_secrets(w);
	if (walk_chance(w, 4))
		check_contents(w);
}

/* ---- choosing ---- */

static const char *name(const struct walk *w, int seat)
{
	return walk_state(w)->table.seat[seat].name;
}

/* One of a player's legions, -1 when there is none that fits. */
static int some_legion(struct walk *w, int seat, bool (*fits)(const struct titan_legion *))
{
	const struct titan *t = walk_state(w);
	int found = -1, seen = 0;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (t->legion[i].size && titan_owner(t, i) == seat && (!fits || fits(&t->legion[i])) &&
		    walk_below(w, ++seen) == 0)
			found = i;
	return found;
}

static int free_marker(const struct titan *t, int seat)
{
	for (int i = 0; i < TITAN_MARKERS; i++)
		if (!t->legion[t->player[seat].colour * TITAN_MARKERS + i].size)
			return t->player[seat].colour * TITAN_MARKERS + i;
	return -1;
}

/* ---- the turn ---- */

static void split_first(struct walk *w, int legion)
{
	char from[TITAN_MARKER], to[TITAN_MARKER];

	titan_marker(legion, from);
	titan_marker(free_marker(walk_state(w), titan_owner(walk_state(w), legion)), to);
	LINE_IS(w, "split %s %s %s", from, to,
	        walk_chance(w, 50) ? "titan ogre centaur gargoyle" : "angel ogre*2 gargoyle");
	walk_say(w);
	met.splits++;
}

static bool is_tall(const struct titan_legion *l)
{
	return l->size > 4;
}

static bool split(struct walk *w)
{
	const struct titan *t = walk_state(w);
	int seat = t->table.turn, legion = some_legion(w, seat, is_tall), fresh = free_marker(t, seat), all,
	    go;
	enum titan_creature list[TITAN_START];
	char from[TITAN_MARKER], to[TITAN_MARKER];

	if (legion < 0 || fresh < 0)
		return false;
	if (t->legion[legion].size > TITAN_LEGION) {
		split_first(w, legion);
		return true;
	}
	if (!walk_chance(w, 40))
		return false;
	titan_marker(legion, from);
	titan_marker(fresh, to);
	all = titan_legion_now(t, legion, list);
	go = 2 + walk_below(w, all - 3);
	LINE_IS(w, "split %s %s", from, to);
	for (int i = 0; i < go; i++)
		LINE_ADD(w, " %s", titan_creatures[list[i]].name);
	walk_say(w);
	met.splits++;
	return true;
}

static bool has_not_moved(const struct titan_legion *l)
{
	return !l->moved;
}

/* Over the masterboard: one of its lands, by one of its sides. False: it has none. */
static bool walk_march(struct walk *w, int legion)
{
	struct titan_moves moves;
	int to = -1, seen = 0;
	bool teleport;
	char marker[TITAN_MARKER];

	if (!titan_moves_of(walk_state(w), legion, 0, &moves, NULL))
		return false;
	for (int i = 0; i < TITAN_PLACES; i++)
		if ((moves.to[i].walk || moves.to[i].teleport) && walk_below(w, ++seen) == 0)
			to = i;
	teleport = !moves.to[to].walk || (moves.to[to].teleport && walk_chance(w, 50));
	titan_marker(legion, marker);
	LINE_IS(w, "move %s %s from=%s", marker, titan_places[to].label,
	        titan_entry_words[walk_any_of(w, teleport ? moves.to[to].teleport : moves.to[to].walk)]);
	if (teleport && moves.to[to].titan)
		LINE_ADD(w, " teleport");
	else if (teleport)
		LINE_ADD(w, " teleport=%s", titan_creatures[walk_any_of(w, moves.lords)].name);
	walk_say(w);
	met.marches++;
	met.teleports += teleport;
	return true;
}

static void march(struct walk *w, int legion)
{
	static const char *const sides[] = { "", " from=right", " from=lower-left", " from=upper-left" };
	enum titan_land land = (enum titan_land)walk_below(w, TITAN_LANDS);
	char marker[TITAN_MARKER];

	titan_marker(legion, marker);
	LINE_IS(w, "move %s %s%s", marker, titan_land_name(land),
	        sides[land == LAND_TOWER ? 0 : walk_below(w, 4)]);
	walk_say(w);
}

/* Legions that went to the same land met, mostly; on the masterboard always. */
static bool meet(struct walk *w)
{
	const struct titan *t = walk_state(w);
	struct titan_pair open[TITAN_LEGIONS];
	char one[TITAN_MARKER], other[TITAN_MARKER];
	int count = titan_open(t, open), n = walk_below(w, count ? count : 1);

	if (count) {
		LINE_IS(w, "encounter %s %s", titan_marker(open[n].legion[0], one),
		        titan_marker(open[n].legion[1], other));
		walk_say(w);
	}
	if (t->board)
		return count > 0;
	for (int i = 0; i < TITAN_LEGIONS; i++)
		for (int k = 0; k < TITAN_LEGIONS; k++) {
			const struct titan_legion *l = &t->legion[i], *m = &t->legion[k];

			if (!l->size || !m->size || titan_owner(t, i) != t->table.turn ||
			    titan_owner(t, k) == t->table.turn || !l->moved || l->fought || m->fought ||
			    m->size > TITAN_LEGION || (m->land >= 0 && m->land != l->land) ||
			    !walk_chance(w, 50))
				continue;
			titan_marker(i, one);
			titan_marker(k, other);
			LINE_IS(w, "encounter %s %s %s%s", one, other,
			        titan_land_name((enum titan_land)l->land),
			        l->entry < 0 && l->land != LAND_TOWER ? " from=right" : "");
			walk_say(w);
			return true;
		}
	return false;
}

static bool may_recruit(const struct titan_legion *l)
{
	return l->moved && !l->recruited && l->size < TITAN_LEGION;
}

static bool recruit(struct walk *w)
{
	const struct titan *t = walk_state(w);
	int legion = some_legion(w, t->table.turn, may_recruit), has[TITAN_CREATURES] = { 0 }, count;
	enum titan_creature list[TITAN_START];
	char marker[TITAN_MARKER];
	uint32_t set;

	if (legion < 0 || !walk_chance(w, 80))
		return false;
	count = titan_legion_now(t, legion, list);
	for (int i = 0; i < count; i++)
		has[list[i]]++;
	set = titan_recruits((enum titan_land)t->legion[legion].land, has);
	titan_marker(legion, marker);
	for (int i = TITAN_CREATURES - 1; i >= 0; i--)
		if (set >> i & 1 && titan_pot(t, (enum titan_creature)i) > 0) {
			LINE_IS(w, "recruit %s %s", marker, titan_creatures[i].name);
			walk_say(w);
			met.recruits++;
			return true;
		}
	return false;
}

/* ---- the encounter ---- */

static void propose(struct walk *w)
{
	static const char *const winners[] = { "attacker", "defender", "none" };
	const struct titan *t = walk_state(w);
	int winner = walk_below(w, 3);
	const char *what = walk_chance(w, 10) ? "peace" : "offer";

	LINE_IS(w, "propose %s %d winner=%s", what, walk_below(w, 40), winners[winner]);
	if (winner < 2 && walk_chance(w, 40)) {
		enum titan_creature list[TITAN_START];
		int count = titan_legion_now(t, t->encounter.legion[winner], list);

		LINE_ADD(w, " left=\"");
		for (int i = 0; i < count; i++)
			if (i == 0 || list[i] == CREATURE_TITAN || walk_chance(w, 50))
				LINE_ADD(w, "%s ", titan_creatures[list[i]].name);
		LINE_ADD(w, "\"");
	}
	walk_try(w);
}

static void talk(struct walk *w)
{
	const struct titan *t = walk_state(w);
	unsigned may = titan_may_now(t);
	int dice = walk_below(w, 100);

	if (may & MAY_ACCEPT && dice < 30) {
		LINE_IS(w, "accept %d", 1 + walk_below(w, t->encounter.proposals));
		walk_try(w);
	} else if (dice >= 30 && dice < 33) {
		LINE_IS(w, "concede %s", walk_side(w));
		walk_say(w);
	} else if (may & MAY_PROPOSE && dice < 70) {
		propose(w);
	} else {
		LINE_IS(w, may & MAY_DONE ? "done-proposing %s" : "step", walk_side(w));
		walk_say(w);
	}
}

static bool maneuver(struct walk *w)
{
	const struct titan *t = walk_state(w);
	titan_units free = titan_waiting(t);
	struct titan_reach reach;
	char unit[TITAN_UNIT_ID];
	int mover;

	for (int i = 0; i < t->battle.units; i++)
		if (titan_is_living(&t->battle.unit[i]) && !t->battle.unit[i].moved && walk_chance(w, 60) &&
		    t->battle.unit[i].side == (titan_acts(t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER))
			free |= 1u << i;
	if (!free)
		return false;
	mover = walk_any_of(w, free);
	titan_reach_of(t, mover, &reach, NULL);
	if (reach.standing)
		reach.hexes = reach.standing;
	walk_id(w, mover, unit);
	if (!reach.hexes || walk_chance(w, 4))
		LINE_IS(w, "hold %s", unit);
	else
		LINE_IS(w, "%s %s %s", t->battle.unit[mover].hex < 0 ? "enter" : "move", unit,
		        titan_hex_label(walk_any_of(w, reach.hexes)));
	walk_say(w);
	return true;
}

static bool strike(struct walk *w)
{
	const struct titan *t = walk_state(w);
	titan_units must = titan_must(t), targets = 0;
	char one[TITAN_UNIT_ID], other[TITAN_UNIT_ID];
	int striker;

	if (!must)
		return false;
	striker = walk_any_of(w, must);
	for (int i = 0; i < t->battle.units; i++) {
		struct titan_strike s;

		if (t->battle.unit[i].side == t->battle.unit[striker].side ||
		    !titan_is_living(&t->battle.unit[i]))
			continue;
		titan_strike_of(t, striker, i, -1, &s);
		targets |= s.why == STRIKE_LEGAL ? 1u << i : 0;
	}
	LINE_IS(w, "strike %s %s", walk_id(w, striker, one), walk_id(w, walk_any_of(w, targets), other));
	walk_say(w);
	return true;
}

static bool call_for_help(struct walk *w)
{
	static const char *const comers[] = { "angel", "archangel" };
	const struct titan_chain *chain = titan_chain_of(walk_state(w)->battle.land);
	unsigned may = titan_may_now(walk_state(w));

	if (may & MAY_SUMMON && walk_chance(w, 50)) {
		char marker[TITAN_MARKER];
		int lender = some_legion(w, walk_state(w)->table.turn, NULL);

		titan_marker(lender < 0 ? 0 : lender, marker);
		LINE_IS(w, "summon %s", comers[walk_chance(w, 20)]);
		if (lender >= 0 && walk_chance(w, 60))
			LINE_ADD(w, " from=%s", marker);
		met.summons += walk_try(w);
		return true;
	}
	if (may & MAY_REINFORCE && chain->count && walk_chance(w, 50)) {
		LINE_IS(w, "reinforce %s",
		        titan_creatures[chain->link[walk_below(w, chain->count)].creature].name);
		met.reinforced += walk_try(w);
		return true;
	}
	if (may & (MAY_ANGEL | MAY_ARCHANGEL) && walk_chance(w, 70)) {
		LINE_IS(w, "%s", may & MAY_ARCHANGEL ? "archangel" : "angel");
		met.angels += walk_try(w);
		return true;
	}
	return false;
}

static void fight(struct walk *w)
{
	const struct titan *t = walk_state(w);
	unsigned may = titan_may_now(t);

	if (may & MAY_ALLOW)
		LINE_IS(w, walk_chance(w, 10) ? "concede %s" : "allow", walk_side(w));
	else if (may & MAY_CARRY)
		LINE_IS(w, "carry none");
	else if (may & MAY_CONCEDE && walk_below(w, 150) == 0)
		LINE_IS(w, "concede %s", walk_side(w));
	else if (call_for_help(w) || (may & MAY_HOLD && maneuver(w)) || (may & MAY_DECLARE && strike(w)))
		return;
	else if (may & MAY_DRIFT && !t->battle.drifted)
		LINE_IS(w, "drift");
	else
		LINE_IS(w, "step");
	walk_say(w);
}

/* A player without a Titan: some of the legions were in encounters with others. */
static bool award(struct walk *w)
{
	const struct titan *t = walk_state(w);
	char marker[TITAN_MARKER];
	int seat = walk_below(w, t->table.seats),
	    legion = some_legion(w, t->battle.seat[walk_below(w, 2)], NULL);

	if (legion < 0 || !walk_chance(w, 40))
		return false;
	titan_marker(legion, marker);
	LINE_IS(w, "award %s %s", marker, name(w, seat));
	met.awards += walk_try(w);
	return true;
}

/* ---- one line of those that the step gives ---- */

static void prepare(struct walk *w)
{
	const struct titan *t = walk_state(w);
	unsigned may = titan_may_now(t);

	if (may & MAY_TOWER) {
		int seat = walk_below(w, t->table.seats);

		LINE_IS(w, "tower %s", name(w, seat));
		walk_try(w);
	} else if (may & MAY_COLOUR) {
		int seat = titan_acting_seat(t);

		if (walk_chance(w, 3))
			LINE_IS(w, "withdraw %s", name(w, seat));
		else
			LINE_IS(w, "colour %s %s", name(w, seat),
			        titan_colours[walk_below(w, TITAN_COLOURS)]);
		walk_try(w);
	} else {
		LINE_IS(w, "step");
		walk_say(w);
	}
}

static bool in_turn(struct walk *w)
{
	const struct titan *t = walk_state(w);
	unsigned may = titan_may_now(t);
	int legion = may & MAY_MOVE ? some_legion(w, t->table.turn, has_not_moved) : -1;

	if (may & MAY_MOVEMENT) {
		LINE_IS(w, "movement");
		walk_say(w);
	} else if (may & MAY_MULLIGAN && walk_chance(w, 30)) {
		LINE_IS(w, "mulligan");
		walk_say(w);
		met.mulligans++;
	} else if (may & MAY_REJOIN) {
		LINE_IS(w, "rejoin");
		met.rejoins += walk_try(w); /* more than seven: not */
	} else if (may & MAY_SPLIT) {
		return split(w);
	} else if (legion >= 0 && t->board && walk_chance(w, 75)) {
		return walk_march(w, legion);
	} else if (legion >= 0 && !t->board && walk_chance(w, 75)) {
		march(w, legion);
	} else if (may & MAY_ENCOUNTER) {
		return meet(w);
	} else if (may & MAY_RECRUIT) {
		return recruit(w);
	} else {
		return false;
	}
	return true;
}

static void take_a_step(struct walk *w)
{
	const struct titan *t = walk_state(w);

	if (titan_may_now(t) & MAY_WITHDRAW && walk_below(w, 300) == 0)
		LINE_IS(w, "withdraw %s", name(w, titan_acting_seat(t)));
	else
		LINE_IS(w, titan_may_now(t) & MAY_FINISH ? "finish" : "step");
	if (t->step == STEP_2_3)
		walk_try(w); /* one of two halves must move */
	else
		walk_say(w);
}

static void go_on(struct walk *w)
{
	const struct titan *t = walk_state(w);
	unsigned may = titan_may_now(t);

	if (t->step < STEP_1_5)
		prepare(w);
	else if (may & (MAY_PROPOSE | MAY_ACCEPT) || t->step == STEP_2_5_5)
		talk(w);
	else if (may & MAY_LOOK && walk_chance(w, 50)) {
		LINE_IS(w, "look %s", name(w, titan_acting_seat(t)));
		walk_say(w);
	} else if (may & MAY_FLEE && walk_chance(w, 30)) {
		LINE_IS(w, "flee");
		walk_try(w);
	} else if (t->step == STEP_2_5_6_9 && award(w))
		return;
	else if (t->step >= STEP_2_5_6_1 && t->step < STEP_2_5_6_10)
		fight(w);
	else if (!in_turn(w))
		take_a_step(w);
}

/* Something that is mostly not to be said here; a ruling may be, and is taken back. */
static void nonsense(struct walk *w)
{
	static const char *const lines[] = {
		"split Rd01 Rd02 ogre*2",
		"movement 3",
		"mulligan",
		"move Rd01 Hills",
		"rejoin",
		"encounter Rd01 Bu01 Hills",
		"look 1",
		"flee",
		"propose x winner=none",
		"accept 1",
		"done-proposing attacker",
		"recruit Rd01 Ogre",
		"finish",
		"award Rd01 2",
		"tower 1",
		"colour 1 red",
		"agree x",
		"battle Hills",
		"force attacker ogre",
		"turn",
		"first",
		"angel",
		"summon angel",
		"reinforce ogre",
		"concede attacker",
		"strike a1 d1",
		"enter a1 A1",
		"split Bu01 Bu02 titan ogre",
		"begin 9",
		"legion 1 Bu01 titan",
		"encounter Bu01 Rd01 Plains",
		"move Rd01 100 teleport",
		"encounter Rd01 Bu01",
		"recruit Bu02 Centaur",
	};

	struct reason why;

	LINE_IS(w, "%s", lines[walk_below(w, (int)(sizeof lines / sizeof *lines))]);
	if (walk_put(w) == JOURNAL_REFUSED) {
		walk_refused(w);
		return;
	}
	if (!titan_game.check(walk_state(w), &why))
		walk_complain(w, "check", why.text);
	LINE_IS(w, "undo");
	walk_put(w);
}

/* ---- a game ---- */

static void note_end(struct walk *w)
{
	const struct titan *t = walk_state(w);

	if (t->step != STEP_2_5_6_5 || w->before.step == STEP_2_5_6_5)
		return;
	met.ends[t->battle.over]++;
	met.mutual += t->battle.winner == WINNER_NOBODY;
}

static void game(struct walk *w)
{
	static const char *const names = "Ann Bob Cleo Dan Eve Finn";
	int players = 2 + walk_below(w, 5);
	const char *end = names;

	for (int i = 0; i < players; i++)
		end += strcspn(end, " ") + 1;
	if (w->number % 2) {
		LINE_IS(w, "option board on");
		walk_say(w);
		met.boards++;
	}
	LINE_IS(w, "seat %.*s", (int)(end - names - 1), names);
	walk_say(w);
	if (walk_chance(w, 30)) {
		LINE_IS(w, "option auto-step on");
		walk_say(w);
	}
	while (walk_state(w)->step != STEP_3 && !w->failed && w->lines < LINES_MOST) {
		if (walk_chance(w, 6))
			nonsense(w);
		else if (walk_chance(w, 1))
			walk_take_back(w);
		else
			go_on(w);
		note_end(w);
	}
	if (w->lines >= LINES_MOST)
		walk_complain(w, "the game", "does not end");
	check_secrets(w);
	for (int i = 0; i < players; i++)
		met.left[walk_state(w)->player[i].status]++;
	met.wins += titan_game_winner(walk_state(w)) >= 0;
	met.draws += titan_game_winner(walk_state(w)) < 0;
	met.lines += w->lines;
}

/* A walk that never saw something would prove nothing about it. */
static bool was_lively(const struct walk *w, int played)
{
	bool all = met.mutual && met.recruits && met.splits && met.rejoins && met.summons && met.reinforced &&
	           met.angels && met.halves && met.mulligans && met.marches && met.teleports && w->undone &&
	           met.left[TITAN_WITHDRAWN] && met.left[TITAN_ELIMINATED] && met.wins;

	for (int i = OVER_ELIMINATION; i <= OVER_AGREEMENT; i++)
		all = all && (met.ends[i] || i == OVER_TIME);
	printf("# %d games, %ld lines, %ld refused: elimination %ld, titan %ld, time %ld, concede %ld, flee "
	       "%ld, agreement %ld, "
	       "nobody %ld; recruits %ld, splits %ld, rejoined %ld, summoned %ld, reinforced %ld, angels "
	       "%ld, halves %ld, awards %ld, "
	       "mulligans %ld; marches %ld on %ld boards, teleports %ld; left %ld, eliminated %ld, won %ld, "
	       "nobody %ld\n",
	       played, met.lines, w->refused, met.ends[1], met.ends[2], met.ends[3], met.ends[4], met.ends[5],
	       met.ends[6], met.mutual, met.recruits, met.splits, met.rejoins, met.summons, met.reinforced,
	       met.angels, met.halves, met.awards, met.mulligans, met.marches, met.boards, met.teleports,
	       met.left[1], met.left[2], met.wins, met.draws);
	return all || played < GAMES;
}

int main(int argc, char **argv)
{
	static struct walk w = { .of = "game", .check = check };

	return walk_main(&w, argc > 1 ? atoi(argv[1]) : GAMES, argc > 2 ? strtoull(argv[2], NULL, 10) : 1,
	                 game, was_lively);
}
