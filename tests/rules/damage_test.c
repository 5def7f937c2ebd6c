/* SPDX-License-Identifier: MIT */
/*
 * A state that no line leads to is seen by the game's own check, whichever number of it is wrong: a fault
 * of the program is told at the line that makes it, before it is saved. One TAP test a wrong number.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "rules/archenemy/archenemy.h"
#include "rules/catan/catan.h"
#include "rules/championship/championship.h"
#include "rules/commander/commander.h"
#include "rules/core/journal.h"
#include "rules/games.h"
#include "rules/meccg/meccg.h"
#include "rules/score/score.h"
#include "rules/titan/titan.h"

#define AT(type, field) offsetof(struct type, field), sizeof(((struct type *)0)->field)

static const char
	magic[] = "seat Elspeth Alice Bob",
	scheme[] = "seat Elspeth Alice Bob\narchenemy Elspeth\n"
		   "option deck any\nscheme add \"Feed the Machine\"",
	own[] = "seat Elspeth Alice Bob\narchenemy Elspeth\nscheme new \"The Long Winter\"",
	/* the first of one half, the last of the other; unique by the word of one player */
	gimli[] = "seat A B\npool A list Gimli\npool B list Legolas Gimli\npool A seal\npool B seal\n"
		  "pick A Gimli\npick B Legolas\nreveal",
	ilmig[] = "seat A B\npool A list Legolas Gimli\npool B list Gimli\npool A seal\npool B seal\n"
		  "pick A Legolas\npick B Gimli\nreveal",
	guard[] = "seat A B\npool A add Guard mind=2\npool B add Kili\npool B add Guard mind=2 unique=no\n"
		  "pool A seal\npool B seal\npick A Guard\npick B Kili\nreveal",
	draug[] = "seat A B\npool A add Guard mind=2 unique=no\npool B add Kili\npool B add Guard mind=2\n"
		  "pool A seal\npool B seal\npick A Guard\npick B Kili\nreveal",
	island[] = "seat Anna Boris Carol", rolled[] = "seat Anna Boris Carol\nroll 3 3",
	board[] = "seat Anna Boris Chie Dora\n"
		  "board o8 l3 o6 / g10 g4 b9 l2 / o9 w5 b11 l10 w5 / w12 g6 b3 w8 / desert g11 l4 ; "
		  "g l w o 3 3 3 3 b\nbuild Anna settlement at=19 free",
	sheet[] = "seat Alice Bob\nround 3 4", event[] = "seat A B C D\ntable 1 1 A B C D",
	three[] = "seat A B C D\ntable 1 1 B C D", giant[] = "option format 2hg\nseat Alice Bob Carol Dave",
	conceded[] = "seat Alice Bob Carol\nout Bob",
	planes[] = "seat Alice Bob\nplanes add Bant Naya Grounds\nplanar-shuffle",
	strike[] = "seat Red Blue\nbattle Hills attacker=Red defender=Blue\nforce attacker titan lion\n"
		   "force defender unicorn ogre\nplace d1 B3\nplace a1 C3\n"
		   "at turn=3 side=defender phase=strike",
	set[] = "option board on\nseat Red Blue\ntower Red 1\ntower Blue 4\ncolour Red red\n"
		"colour Blue blue\nstep\nstep",
	turn[] = "option board on\nseat Red Blue\ntower Red 1\ntower Blue 4\ncolour Red red\n"
		 "colour Blue blue\nstep\nstep\nstep",
	high[] = "option negative off\nseat Alice Bob\nround 3 4";

/* What is wrong, and what the check says of it: a part. */
static const struct damage {
	const char *game, *lines;
	size_t at, size;
	int64_t value;
	const char *says;
} damages[] = {
	{ "archenemy", scheme, AT(archenemy, pile[0].card[0].kind), -1, "is of kind -1" },
	{ "archenemy", scheme, AT(archenemy, pile[0].card[0].kind), 9999, "is of kind 9999" },
	{ "archenemy", scheme, AT(archenemy, pile[0].card[0].chosen), -2, "seat 1: scheme 0" },
	{ "archenemy", scheme, AT(archenemy, pile[0].card[0].chosen), 3, "seat 1: scheme 0" },
	{ "archenemy", scheme, AT(archenemy, turn), -1, "of turn -1" },
	{ "archenemy", scheme, AT(archenemy, extras), -1, "-1 extra" },
	{ "archenemy", scheme, AT(archenemy, step), STEPS, "step" },
	{ "archenemy", own, AT(archenemy, own[0].name), SCHEME_POOL_BYTES - 1, "scheme 0 has no name" },
	{ "catan", island, AT(catan, bank[0]), -1, "-1 brick in the bank" },
	{ "catan", island, AT(catan, longest), -2, "seat -1 has the longest road" },
	{ "catan", island, AT(catan, longest), CATAN_SEATS, "has the longest road" },
	{ "catan", island, AT(catan, largest), -2, "-1 the largest army" },
	{ "catan", island, AT(catan, largest), CATAN_SEATS, "the largest army" },
	{ "championship", event, AT(championship, player[0].at[0]), 5, "player 0 is not at table" },
	{ "commander", magic, AT(commander, player[0].card[0].casts), -1, "seat 1: commander 1" },
	{ "commander", magic, AT(commander, player[0].card[0].mana), -1, "seat 1: commander 1" },
	{ "commander", magic, AT(commander, player[2].card[1].died), -1, "seat 3: commander 2" },
	{ "meccg", gimli, AT(meccg, player[1].held[1].fate), FATE_JOINED, "Gimli starts on both sides" },
	{ "meccg", ilmig, AT(meccg, player[0].held[1].fate), FATE_JOINED, "Gimli starts on both sides" },
	{ "meccg", guard, AT(meccg, player[1].held[1].fate), FATE_JOINED, "Guard starts on both sides" },
	{ "meccg", draug, AT(meccg, player[1].held[1].fate), FATE_JOINED, "Guard starts on both sides" },
	{ "score", high, AT(score, cell[0][0].points), -1, "-1 points of seat 1 in round 1" },
	{ "score", sheet, AT(score, cell[1][0].points), -SCORE_MOST - 1, "points of seat 2 in round 1" },
	{ "score", sheet, AT(score, cell[1][0].points), SCORE_MOST + 1, "points of seat 2 in round 1" },
	{ "score", sheet, AT(score, cell[0][1].points), 1, "an empty cell of seat 1 has points in round 2" },
	{ "score", sheet, AT(score, cell[0][2].written), 1, "seat 1 has points in round 3 of 2" },
	{ "score", sheet, AT(score, team[1]), 1, "seat 2 is alone in team 1" },
	{ "archenemy", scheme, AT(archenemy, c.table.seats), -1, "-1 seats" },
	{ "archenemy", scheme, AT(archenemy, pile[0].cards), -1, "seat 1: -1 schemes" },
	{ "archenemy", scheme, AT(archenemy, pile[0].cards), DECK_CARDS + 1, "schemes, 1 down" },
	{ "archenemy", scheme, AT(archenemy, pile[0].downs), -1, "-1 down" },
	{ "archenemy", scheme, AT(archenemy, pile[0].downs), 2, "2 down" },
	{ "archenemy", scheme, AT(archenemy, pile[0].down[0]), 1, "seat 1: no scheme 1" },
	{ "archenemy", scheme, AT(archenemy, pile[0].card[0].up), 1, "scheme 0 stands 1 times, up 1" },
	{ "archenemy", scheme, AT(archenemy, pile[0].card[0].copy), 0, "scheme 0 stands 1 times, up 0" },
	{ "archenemy", scheme, AT(archenemy, untils), -1, "-1 until" },
	{ "archenemy", scheme, AT(archenemy, untils), UNTILS + 1, "until, 0 lasting" },
	{ "archenemy", scheme, AT(archenemy, lastings), -1, "-1 lasting" },
	{ "archenemy", scheme, AT(archenemy, lastings), LASTINGS + 1, "0 until" },
	{ "archenemy", scheme, AT(archenemy, owns), SCHEMES_OWN + 1, "0 lasting" },
	{ "archenemy", scheme, AT(archenemy, pooled), 0, "0 bytes of texts" },
	{ "archenemy", scheme, AT(archenemy, pooled), SCHEME_POOL_BYTES + 1, "bytes of texts" },
	{ "archenemy", scheme, AT(archenemy, pool[0]), 1, "1 bytes of texts" },
	{ "archenemy", scheme, AT(archenemy, rumble), 1, "a rumble with an archenemy" },
	{ "catan", island, AT(catan, bank[0]), 18, "18 brick of 19" },
	{ "catan", island, AT(catan, worlds), 0, "0 worlds" },
	{ "catan", island, AT(catan, worlds), CATAN_WORLDS + 1, "worlds" },
	{ "catan", island, AT(catan, player[0].cards), 1, "seat 1: 1 cards, 0 counted" },
	{ "catan", island, AT(catan, player[0].own.kind[0]), 1, "seat 1: 0 to 0 brick, seen as 1 to 1" },
	{ "catan", island, AT(catan, player[2].open.kind[4]), 1, "seat 3: 0 to 0 ore, seen as 1 to 1" },
	{ "catan", island, AT(catan, player[0].left[0]), -1, "seat 1: -1 road left" },
	{ "catan", island, AT(catan, player[2].left[2]), 5, "seat 3: 5 city left" },
	{ "catan", island, AT(catan, player[1].places), 1,
	  "seat 2: 1 settlements and 0 cities have a place" },
	{ "catan", island, AT(catan, player[0].must_discard), 1, "seat 1: discards 1 of 0" },
	{ "catan", island, AT(catan, player[0].must_discard), -1, "seat 1: discards -1 of 0" },
	{ "catan", island, AT(catan, player[0].steps), -1, "seat 1: -1 steps" },
	{ "catan", island, AT(catan, player[0].steps), CATAN_STEPS + 1, "steps" },
	{ "catan", island, AT(catan, deck), -1, "-1 in the deck, 0 gone" },
	{ "catan", island, AT(catan, gone), 1, "25 in the deck, 1 gone" },
	{ "catan", island, AT(catan, played[0]), 15, "15 " },
	{ "catan", island, AT(catan, player[0].knights), 1, "1 knights, 0 played" },
	{ "catan", rolled, AT(catan, free_roads), CATAN_ROADS + 1, "16 free roads, 15 left" },
	{ "catan", island, AT(catan, signed_by), 1, "signed in phase" },
	{ "catan", island, AT(catan, winner), 0, "seat 1 wins in phase" },
	{ "catan", board, AT(catan, robber), 0, "is on no hex of the board" },
	{ "catan", board, AT(catan, board.road[1]), 1, "seat 1: 1 roads lie on edges" },
	{ "catan", board, AT(catan, player[0].place[0].spot), 0, "seat 1: a building on spot 0" },
	{ "catan", board, AT(catan, player[0].place[0].spot), ISLAND_SPOTS + 1,
	  "seat 1: a building on spot" },
	{ "championship", event, AT(championship, table.turn), 0, "seat 0 on turn of 0" },
	{ "championship", event, AT(championship, players), -1, "-1 players" },
	{ "championship", event, AT(championship, players), CHAMP_PLAYERS + 1, "players" },
	{ "championship", event, AT(championship, rounds), CHAMP_ROUNDS + 1, "4 players" },
	{ "championship", event, AT(championship, player[3].name), CHAMP_NAMES, "player 3 has no name" },
	{ "championship", event, AT(championship, player[3].name), 0, "player 3 has no name" },
	{ "championship", event, AT(championship, player[3].name), 1, "player 3 is not found by name" },
	{ "championship", event, AT(championship, round[0].sheet[0].seats), CHAMP_SEATS + 1, "5 seats" },
	{ "championship", event, AT(championship, round[0].sheet[0].winner), CHAMP_SEATS, "winner 4" },
	{ "championship", event, AT(championship, round[0].sheet[0].seat[3].points), 0, "half a result" },
	{ "championship", three, AT(championship, round[0].sheet[0].seats), 4,
	  "place 3: player 0 sits elsewhere" },
	{ "commander", magic, AT(commander, table.seats), -1, "-1 seats" },
	{ "commander", magic, AT(commander, table.seats), TABLE_SEATS + 1, "seats" },
	{ "commander", magic, AT(commander, table.turn), 3, "seat 3 on turn of 3" },
	{ "commander", magic, AT(commander, table.turn), -2, "seat -2 on turn of 3" },
	{ "commander", magic, AT(commander, table.round), 0, "round 0 with first seat 0" },
	{ "commander", magic, AT(commander, table.seat[2].name[0]), 0, "seat 3 has no name" },
	{ "commander", magic, AT(commander, player[1].hand), 3, "seat 2: 3 in hand" },
	{ "commander", magic, AT(commander, player[1].library), -1, "-1 in the library" },
	{ "commander", magic, AT(commander, player[1].set_aside), 1, "1 set aside" },
	{ "commander", magic, AT(commander, player[1].swapped), -1, "seat 2: -1 swapped" },
	{ "commander", magic, AT(commander, player[1].swapped), 99, "seat 2: 99 swapped" },
	{ "commander", magic, AT(commander, player[0].life.count[0]), -1, "seat 1: -1 " },
	{ "commander", magic, AT(commander, player[0].life.count[0]), LIFE_MAX + 1, "poison" },
	{ "commander", magic, AT(commander, player[0].life.life), LIFE_MAX + 1, " life" },
	{ "commander", magic, AT(commander, player[0].life.life), -LIFE_MAX - 1, " life" },
	{ "commander", magic, AT(commander, player[0].taken[1][0]), -1, "seat 1: -1 from seat 2" },
	{ "commander", magic, AT(commander, player[0].taken[1][1]), LIFE_MAX + 1, "from seat 2" },
	{ "commander", magic, AT(commander, player[0].taken[3][0]), 1, "seat 1: 1 from seat 4" },
	{ "commander", giant, AT(commander, player[1].life.life), 29, "seats 1 and 2 have not one life" },
	{ "commander", giant, AT(commander, player[3].life.count[0]), 1, "do not share poison" },
	{ "commander", magic, AT(commander, team[1]), 1, "seat 2 is not in its own team" },
	{ "commander", magic, AT(commander, table.seat[1].in), 0, "seat 2: in and " },
	{ "commander", conceded, AT(commander, player[1].whys), 0, "seat 2 is out for no reason" },
	{ "commander", magic, AT(commander, player[1].whys), -1, "seat 2: -1 reasons" },
	{ "commander", magic, AT(commander, player[1].whys), COMMANDER_WHY + 1, "seat 2: 5 reasons" },
	{ "commander", magic, AT(commander, player[1].vote), -2, "vote -2" },
	{ "commander", magic, AT(commander, player[1].vote), 3, "vote 3" },
	{ "commander", magic, AT(commander, player[1].vote), 1, "vote 1" },
	{ "commander", magic, AT(commander, player[1].markers.tempted), -1, "seat 2: tempted -1 times" },
	{ "commander", magic, AT(commander, player[1].markers.tempted), LIFE_MAX + 1, "seat 2: tempted" },
	{ "commander", magic, AT(commander, player[1].markers.bearer[0]), 'A', "seat 2: tempted 0 times" },
	{ "commander", magic, AT(commander, player[1].markers.room), 99, "seat 2: in room 99" },
	{ "commander", magic, AT(commander, player[1].markers.speed), -1, "seat 2: speed -1" },
	{ "commander", magic, AT(commander, player[1].markers.speed), SPEED_MAX + 1, "seat 2: speed 5" },
	{ "commander", magic, AT(commander, player[1].markers.paid), 1, "seat 2: speed 0" },
	{ "commander", magic, AT(commander, monarch), 3, "a marker is with seat 4 or 0" },
	{ "commander", magic, AT(commander, initiative), 3, "a marker is with seat 0 or 4" },
	{ "commander", conceded, AT(commander, monarch), 1, "a marker is with seat 2 or 0" },
	{ "commander", magic, AT(commander, deciding), 0, "seat 1 decides in phase 0" },
	{ "commander", magic, AT(commander, phase), PHASE_MULLIGANS, "seat 0 decides in phase 1" },
	{ "commander", magic, AT(commander, winners), 1, "winners 1 in phase 0" },
	{ "commander", magic, AT(commander, draw), 1, "winners 0 in phase 0" },
	{ "commander", planes, AT(commander, planar.cards), -1, "planar deck: -1 cards" },
	{ "commander", planes, AT(commander, planar.cards), PLANES_MAX + 1, "planar deck: 121 cards" },
	{ "commander", planes, AT(commander, planar.up), 3, "3 face down, 3 face up" },
	{ "commander", planes, AT(commander, planar.downs), 2, "3 cards, 2 face down" },
	{ "commander", planes, AT(commander, planar.down[2]), 3, "planar deck: card 3 twice" },
	{ "commander", magic, AT(commander, feats), -1, "something is left over" },
	{ "commander", magic, AT(commander, feats), COMMANDER_FEATS + 1, "something is left over" },
	{ "commander", magic, AT(commander, claims), 1, "something is left over" },
	{ "commander", magic, AT(commander, finishing), 1, "something is left over" },
	{ "meccg", gimli, AT(meccg, table.seats), -1, "-1 seats" },
	{ "meccg", gimli, AT(meccg, player[0].held[0].mind), MECCG_MIND + 1, "seat 1: mind " },
	{ "meccg", gimli, AT(meccg, player[1].pick), 2, "seat 2: a pool of 2, pick 2" },
	{ "meccg", gimli, AT(meccg, player[1].pick), 0, "seat 2 has picked what is shown" },
	{ "meccg", gimli, AT(meccg, player[0].held[0].to_deck), 1, "Gimli starts and is in the deck" },
	{ "meccg", gimli, AT(meccg, player[0].items), MECCG_ITEMS + 1, "seat 1: " },
	{ "meccg", gimli, AT(meccg, player[0].listed_items), MECCG_ITEMS + 1, "seat 1: 0 items" },
	{ "meccg", gimli, AT(meccg, player[1].sites), MECCG_SITES + 1, "seat 2: 0 items" },
	{ "meccg", gimli, AT(meccg, player[1].persons), MECCG_IN_PLAY + 1, "0 sites, " },
	{ "meccg", gimli, AT(meccg, player[1].deck.entries), MECCG_ENTRIES + 1, "0 in play, " },
	{ "meccg", gimli, AT(meccg, tournament[0]), 3, "with 3 points" },
	{ "meccg", gimli, AT(meccg, winner), 0, "with -1 points" },
	{ "meccg", gimli, AT(meccg, length), 0, "length 0" },
	{ "meccg", gimli, AT(meccg, length), 5, "length 5" },
	{ "meccg", gimli, AT(meccg, chain_round), -1, "round -1 of the chain" },
	{ "score", sheet, AT(score, bid[0]), 1, "a bid of 1 by seat 1" },
	{ "score", sheet, AT(score, bid[0]), SCORE_NO_BID - 1, "a bid of " },
	{ "score", sheet, AT(score, tricks[1]), 1, "1 tricks without a bid by seat 2" },
	{ "score", sheet, AT(score, tricks[1]), SCORE_NO_BID - 1, "tricks without a bid by seat 2" },
	{ "score", sheet, AT(score, games[0]), 3, "3 games" },
	{ "score", sheet, AT(score, games[0]), -1, "-1 games" },
	{ "score", sheet, AT(score, below[0]), -1, "-1 below the line of seat 1" },
	{ "score", sheet, AT(score, broken[0]), SCORE_NO_BID - 1, "0 games, 0 below" },
	{ "score", sheet, AT(score, bags[0]), -1, "-1 bags" },
	{ "score", sheet, AT(score, wins[1]), -1, "-1 wins of seat 2" },
	{ "score", sheet, AT(score, categories), -1, "-1 named rows" },
	{ "score", sheet, AT(score, categories), SCORE_CATEGORIES + 1, "named rows" },
	{ "score", sheet, AT(score, categories), 1, "1 named rows, 0 rounds" },
	{ "score", sheet, AT(score, tie_row), 1, "0 named rows" },
	{ "score", sheet, AT(score, table.round), 1, "round 1 after 1" },
	{ "score", sheet, AT(score, table.turn), -1, "nobody begins" },
	{ "score", sheet, AT(score, table.seat[0].name[0]), 0, "seat 1 has no name" },
	{ "titan", strike, AT(titan, battle.unit[0].hits), -1, "unit 0: -1 hits" },
	{ "titan", strike, AT(titan, battle.unit[0].power), 0, "hits of 0" },
	{ "titan", strike, AT(titan, battle.unit[0].power), TITAN_POWER_MAX + 1, "unit 0: 0 hits" },
	{ "titan", strike, AT(titan, battle.unit[0].hex), -2, "in hex -2" },
	{ "titan", strike, AT(titan, battle.unit[0].hex), TITAN_HEXES, "unit 0 of fate 0 in hex" },
	{ "titan", strike, AT(titan, battle.unit[0].fate), FATE_DEAD, "unit 0 of fate 1 in hex" },
	{ "titan", strike, AT(titan, battle.unit[0].entered), 0,
	  "unit 0 stands on the map and has not entered" },
	{ "titan", strike, AT(titan, battle.unit[2].hex), 9, "units 0 and 2 in one hex" },
	{ "titan", strike, AT(titan, battle.unit[1].number), 1, "units 0 and 1 have one id" },
	{ "titan", strike, AT(titan, battle.carry), 1, "1 hits to carry at" },
	{ "titan", strike, AT(titan, battle.striker), 0, "unit 0 strikes at" },
	{ "titan", strike, AT(titan, battle.target), 0, "unit -1 strikes at" },
	{ "titan", strike, AT(titan, battle.conceding), 0, "side 0 concedes at" },
	{ "titan", strike, AT(titan, battle.points), 5, "5 and 0 points for 0 and 0" },
	{ "titan", strike, AT(titan, battle.half), -1, "0 and -1 points for 0 and 0" },
	{ "titan", strike, AT(titan, battle.turn), -1, "turn -1" },
	{ "titan", strike, AT(titan, battle.turn), TITAN_TURNS + 1, "turn 8" },
	{ "titan", strike, AT(titan, battle.over), OVER_TITAN, "over 2 at" },
	{ "titan", strike, AT(titan, battle.on), 0, "without a battle" },
	{ "titan", turn, AT(titan, legion[24].at), -1, "legion 24 at -1 in land" },
	{ "titan", strike, AT(titan, step), TITAN_STEPS, "where nobody waits" },
	{ "titan", strike, AT(titan, table.round), 1, "round 1 with first seat" },
	{ "titan", turn, AT(titan, step), STEP_2_2, "legion 24 has 8" },
	{ "titan", set, AT(titan, legion[0].size), 1, "legion 0 is nobody's" },
	{ "titan", turn, AT(titan, legion[0].size), TITAN_START + 1, "legion 0 of 9" },
	{ "titan", turn, AT(titan, legion[0].land), -2, "legion 0 of 0 in land -2" },
	{ "titan", turn, AT(titan, legion[0].land), TITAN_LANDS, "legion 0 of 0 in land" },
	{ "titan", turn, AT(titan, dead[CREATURE_ANGEL]), 100, "of creature" },
	{ "titan", turn, AT(titan, encounter.on), 1, "encounter 1 at step" },
	{ "titan", turn, AT(titan, table.turn), -1, "nobody is on turn at step" },
	{ "titan", turn, AT(titan, known[0].used), 1, "legion 0 of 0 is known: 1" },
	{ "titan", turn, AT(titan, known[60].least[CREATURE_TITAN]), 2, "legion 60 has 1 of" },
	{ "titan", turn, AT(titan, known[60].most[CREATURE_ANGEL]), 0, "legion 60 has 1 of" },
};

static struct journal *lay(const struct damage *damage)
{
	struct journal *journal = journal_new(game_find(damage->game));
	struct rng rng;
	struct reason why;

	rng_seed(&rng, 1);
	for (const char *line = damage->lines, *end; *line; line = *end ? end + 1 : end) {
		end = line + strcspn(line, "\n");
		if (journal_say(journal, line, (size_t)(end - line), 1000000000, &rng, false, NULL, NULL,
		                &why) != JOURNAL_SAID)
			printf("# %.*s: %s\n", (int)(end - line), line, why.text);
	}
	return journal;
}

/* Little and big machines keep the low bytes at other ends. */
static void put(char *at, size_t size, int64_t value)
{
	int8_t small = (int8_t)value;
	int16_t middle = (int16_t)value;
	int32_t usual = (int32_t)value;
	const void *from = size == 1   ? (void *)&small
	                   : size == 2 ? (void *)&middle
	                   : size == 4 ? (void *)&usual
	                               : (void *)&value;

	memcpy(at, from, size);
}

/* Whether the check is content, then sees the wrong number, then is content again. */
static bool is_seen(const struct damage *damage, struct reason *why)
{
	struct journal *journal = lay(damage);
	const struct game *game = journal_game(journal);
	char *state = (char *)journal_state(journal), before[8];
	bool seen = game->check(state, why);

	why->text[0] = '\0';
	memcpy(before, state + damage->at, damage->size);
	put(state + damage->at, damage->size, damage->value);
	seen &= !game->check(state, why) && strstr(why->text, damage->says);
	memcpy(state + damage->at, before, damage->size);
	seen &= game->check(state, NULL);
	journal_free(journal);
	return seen;
}

int main(void)
{
	int count = (int)(sizeof damages / sizeof *damages), failed = 0;

	printf("1..%d\n", count);
	for (int i = 0; i < count; i++) {
		struct reason why = { 0 };
		bool seen = is_seen(&damages[i], &why);

		printf("%sok %d - %s: %s\n", seen ? "" : "not ", i + 1, damages[i].game, damages[i].says);
		if (!seen)
			printf("# got: %s\n", why.text);
		failed += !seen;
	}
	return failed > 0;
}
