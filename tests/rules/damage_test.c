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
	island[] = "seat Anna Boris Carol", sheet[] = "seat Alice Bob\nround 3 4",
	event[] = "seat A B C D\ntable 1 1 A B C D",
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
