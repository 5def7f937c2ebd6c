/* SPDX-License-Identifier: MIT */
/*
 * Titan: strikes evaluated with their modifiers and exact odds, reaches of a
 * unit on a full board, moves over the masterboard, and a battle of seven turns
 * replayed from its journal.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "rules/core/journal.h"
#include "rules/titan/titan.h"

enum { ROUNDS = 15, STRIKES = 200000, REACHES = 50000, REPLAYS = 40, PATHS = 200000, STEP = 35, LATE = 5 };

static struct journal *journal;
static struct rng chance;

static const struct titan *state(void)
{
	return journal_state(journal);
}

static void say(const char *line)
{
	struct reason why = { 0 };

	bench_need(journal_say(journal, line, strlen(line), 1795199080, &chance, false, NULL, NULL, &why) ==
	                   JOURNAL_SAID,
	           line, why.text);
}

/* Seven a side, in and out of contact, over slopes and from afar. */
static void full_board(void)
{
	static const char *const lines[] = {
		"battle Hills scores=340,120",
		"force attacker titan angel lion*2 centaur ranger giant",
		"force defender titan minotaur unicorn ogre*2 gorgon dragon",
		"place a1 C3",
		"place a2 D4",
		"place a3 D3",
		"place a4 F3",
		"place a5 E2",
		"place a6 F4",
		"place a7 F1",
		"place d1 A3",
		"place d2 D5",
		"place d3 B3",
		"place d4 E3",
		"place d5 C1",
		"place d6 A1",
		"place d7 B2",
		"at turn=3 side=defender phase=strike",
	};

	journal = journal_new(&titan_game);
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
		say(lines[i]);
}

static void time_strikes(struct samples *rate)
{
	const struct titan *t = state();
	double sum = 0;
	int64_t began = bench_cpu_ns();

	for (int i = 0; i < STRIKES; i++) {
		struct titan_chances chances;
		struct titan_strike s;
		int attacker = i % 7, defender = 7 + i / 7 % 7;

		if (i & 1)
			titan_strike_of(t, attacker, defender, -1, &s);
		else
			titan_strike_of(t, defender, attacker, -1, &s);
		titan_chances_of(s.dice, s.number, s.hits_left, &chances);
		sum += chances.kill;
	}
	samples_add(rate, STRIKES / ((double)(bench_cpu_ns() - began) / 1e9));
	bench_need(sum > 0, "strikes", "nobody is ever slain");
}

/* Of those that are in no contact; the others reach nothing at once. */
static void time_reaches(struct samples *rate)
{
	struct titan t = *state();
	int free[14], count = 0;
	long hexes = 0;
	int64_t began;

	for (int i = 0; i < t.battle.units; i++)
		if (!titan_contacts(&t, i))
			free[count++] = i;
	bench_need(count > 2, "reaches", "everybody is in contact");
	began = bench_cpu_ns();
	for (int i = 0; i < REACHES; i++) {
		struct titan_reach reach;

		titan_reach_of(&t, free[i % count], &reach, NULL);
		hexes += reach.hexes;
	}
	samples_add(rate, REACHES / ((double)(bench_cpu_ns() - began) / 1e9));
	bench_need(hexes != 0, "reaches", "nobody goes anywhere");
}

/* Rolls 1 to 6 from every land, with a Lord, a Titan and twenty other legions. */
static void time_paths(struct samples *rate)
{
	long open = 0;
	int64_t began = bench_cpu_ns();
	struct titan_walker w = { .lords = 1u << CREATURE_ANGEL, .titan = true };

	for (int i = 0; i < TITAN_PLACES; i += 5)
		titan_place_add(i & 1 ? &w.own : &w.enemy, i);
	for (int i = 0; i < PATHS; i++) {
		struct titan_moves moves;

		w.at = i * STEP % TITAN_PLACES;
		titan_paths_of(&w, 1 + i % TITAN_ROLL, &moves);
		open += moves.to[titan_places[w.at].exit[0].to].walk;
	}
	samples_add(rate, PATHS / ((double)(bench_cpu_ns() - began) / 1e9));
	bench_need(open > 0, "paths", "nobody goes anywhere");
}

/* The same of a legion at a table: who stands where is looked up first. */
static void time_moves(struct samples *rate)
{
	static struct titan t;
	long open = 0;
	int64_t began;

	t.board = true;
	t.table.seats = 2;
	t.player[0].colour = 0;
	t.player[1].colour = 1;
	for (int i = 0; i < 2 * TITAN_MARKERS; i++)
		t.legion[i] = (struct titan_legion){ .size = 2,
			                             .at = (int8_t)(i * 4 % TITAN_PLACES),
			                             .creature = { CREATURE_ANGEL, CREATURE_OGRE } };
	began = bench_cpu_ns();
	for (int i = 0; i < PATHS; i++) {
		struct titan_moves moves;

		open += titan_moves_of(&t, i % (2 * TITAN_MARKERS), 1 + i % TITAN_ROLL, &moves, NULL);
	}
	samples_add(rate, PATHS / ((double)(bench_cpu_ns() - began) / 1e9));
	bench_need(open > 0, "moves", "nobody goes anywhere");
}

/* ---- a whole battle ---- */

static bool may(enum titan_may what)
{
	return titan_may_now(state()) & what;
}

static void say_of(const char *verb, int unit, const char *rest)
{
	char line[60], id[TITAN_UNIT_ID];

	titan_unit_id(&state()->battle.unit[unit], id);
	snprintf(line, sizeof line, "%s %s %s", verb, id, rest);
	say(line);
}

static int lowest(uint32_t set)
{
	int bit = 0;

	while (!(set >> bit & 1))
		bit++;
	return bit;
}

static void maneuver(int unit)
{
	const struct titan_unit *u = &state()->battle.unit[unit];
	struct titan_reach reach;

	titan_reach_of(state(), unit, &reach, NULL);
	if (reach.hexes & ~reach.standing && state()->battle.turn < LATE)
		reach.hexes &= ~reach.standing; /* the first turns are for marching */
	if (!reach.hexes)
		say_of("hold", unit, "");
	else
		say_of(u->hex < 0 ? "enter" : "move", unit, titan_hex_label(lowest(reach.hexes)));
}

static void maneuvers(void)
{
	enum titan_side side = titan_acts(state()) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER;

	for (int i = 0; i < state()->battle.units; i++)
		if (state()->battle.unit[i].side == side && titan_is_living(&state()->battle.unit[i]))
			maneuver(i);
}

static void strikes(void)
{
	while (titan_must(state())) {
		int striker = lowest(titan_must(state()));
		titan_units targets = titan_contacts(state(), striker);
		char id[TITAN_UNIT_ID];

		while (!titan_is_living(&state()->battle.unit[lowest(targets)]))
			targets &= targets - 1;
		titan_unit_id(&state()->battle.unit[lowest(targets)], id);
		say_of("strike", striker, id);
		if (may(MAY_CARRY))
			say("carry none");
	}
}

static void fight(void)
{
	rng_seed(&chance, 5);
	journal = journal_new(&titan_game);
	say("battle Brush scores=340,120");
	say("force attacker serpent*3 archangel*2 guardian*2");
	say("force defender serpent*3 archangel*2 guardian*2");
	while (state()->step != STEP_2_5_6_10) {
		if (may(MAY_HOLD))
			maneuvers();
		else if (may(MAY_STRIKE))
			strikes();
		say("step");
	}
}

static void time_replay(struct samples *ms)
{
	for (int i = 0; i < REPLAYS; i++) {
		struct journal *again = journal_new(&titan_game);
		struct reason why = { 0 };
		int64_t began = bench_cpu_ns();
		int bad;

		for (int n = 0; n < journal_count(journal); n++) {
			struct entry e = journal_entry(journal, n);

			bench_need(journal_put(again, e.text, strlen(e.text), e.at, &why), e.text, why.text);
		}
		bench_need(journal_replay(again, &bad, &why), "journal_replay", why.text);
		samples_add(ms, (double)(bench_cpu_ns() - began) / 1e6);
		journal_free(again);
	}
}

int main(void)
{
	struct samples strikes_a_second = { 0 }, reaches_a_second = { 0 }, replay_ms = { 0 };
	struct samples paths_a_second = { 0 }, moves_a_second = { 0 };

	rng_seed(&chance, 1);
	full_board();
	for (int i = 0; i < ROUNDS; i++) {
		time_strikes(&strikes_a_second);
		time_reaches(&reaches_a_second);
		time_paths(&paths_a_second);
		time_moves(&moves_a_second);
	}
	journal_free(journal);
	fight();
	time_replay(&replay_ms);
	bench_need(state()->battle.turn == TITAN_TURNS, "the battle", "is over too early to be a long one");
	printf("%-44s %12s\n", "titan", "median");
	printf("%-44s %12.0f\n", "strikes with modifiers and odds, a second",
	       samples_percent(&strikes_a_second, 50));
	printf("%-44s %12.0f\n", "reaches on a full board, a second", samples_percent(&reaches_a_second, 50));
	printf("%-44s %12.0f\n", "paths over the masterboard, a second",
	       samples_percent(&paths_a_second, 50));
	printf("%-44s %12.0f\n", "moves of a legion at a table, a second",
	       samples_percent(&moves_a_second, 50));
	printf("%-44s %12.3f\n", "a battle replayed, ms", samples_percent(&replay_ms, 50));
	bench_goal("Titan: strikes with exact chances, a second of processor time",
	           samples_percent(&strikes_a_second, 50), -1e6);
	bench_goal("Titan: paths over the masterboard, a second of processor time",
	           samples_percent(&paths_a_second, 50), -1e6);
	printf("that battle: %d lines, %d turns\n", journal_count(journal), state()->battle.turn);
	journal_free(journal);
	return EXIT_SUCCESS;
}
