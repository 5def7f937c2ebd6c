/* SPDX-License-Identifier: MIT */
/*
 * What may be done (rules/core/offer.h) along random walks of all games: what a seat is offered is
 * accepted, with any of its choices; a line that an offer could have made, and that was accepted, was
 * offered; and what is due is told. Knows no rule of any game.
 *
 *     offers_test [GAME [SEED [STEPS]]]
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/offer.h"
#include "rules/games.h"
#include "rules/titan/titan.h"
#include "tests/kit/offered.h"
#include "tests/kit/rounds.h"

enum { STEPS = 600, SEEDS = 2, SHAPES = 200, LEARN_EACH = 4 };

struct walk {
	const struct game *game;
	struct journal *journal;
	struct chatter chatter;
	struct rng chance;
	struct offers before, offers;   /* of all, before a line; of a viewer, after it */
	char shape[SHAPES][OFFER_LINE]; /* lines that offers have made, for any seat */
	int shapes;
	uint64_t seed;
	int64_t at;
	int lines, tried, found;
	bool failed;
};

static void complain(struct walk *w, const char *what, const char *line, const char *why)
{
	if (!w->failed)
		printf("# %s, seed %llu, line %d: %s\n#   %s\n#   %s\n", w->game->id,
		       (unsigned long long)w->seed, w->lines, what, line, why);
	w->failed = true;
}

/* ---- what is offered is accepted ---- */

/* Whether it is refused for what the table knows and the player does not: an offer must not tell it. */
static bool is_unseen(const struct walk *w, const char *why)
{
	return strcmp(w->game->id, "catan") == 0 && (strstr(why, " hold") || strstr(why, " accounted for"));
}

static void try_offer(struct walk *w, const struct offer *offer)
{
	char line[OFFERED_LINE];
	struct reason why = { 0 };

	if (!offered_line(&w->chatter, offer, w->offers.viewer, line)) {
		if (strncmp(strchr(line, '{'), "{?", 2) == 0) /* what is typed comes first */
			complain(w, "an offer without a choice", line, "");
		return;
	}
	w->tried++;
	if (!journal_would(w->journal, line, w->at, NULL, NULL, &why) && !is_unseen(w, why.text))
		complain(w, "an offer is refused", line, why.text);
}

/* The line for any seat: its own word is a hole, too. */
static void learn_shape(struct walk *w, const struct offer *offer)
{
	const struct table *table = journal_state(w->journal);
	char word[NAME_BYTES + 2], shape[OFFERED_LINE];
	const char *at;
	int n = 0;

	snprintf(shape, sizeof shape, "%s", offer->line);
	if (offer->seat >= 0) {
		table_seat_word(table, offer->seat, word, sizeof word);
		at = strstr(offer->line, word);
		if (at)
			snprintf(shape, sizeof shape, "%.*s{?seat}%s", (int)(at - offer->line), offer->line,
			         at + strlen(word));
	}
	while (n < w->shapes && strcmp(w->shape[n], shape) != 0)
		n++;
	if (n == w->shapes && n < SHAPES)
		snprintf(w->shape[w->shapes++], OFFER_LINE, "%s", shape);
}

static void look_at_offers(struct walk *w)
{
	const struct table *table = journal_state(w->journal);

	for (int viewer = -1; viewer < table->seats && !w->failed; viewer++) {
		offers_list(&w->offers, w->game, table, viewer, false);
		for (int i = 0; i < w->offers.count && !w->failed; i++) {
			learn_shape(w, &w->offers.offer[i]);
			if (w->offers.offer[i].seat == viewer && chatter_chance(&w->chatter, 30))
				try_offer(w, &w->offers.offer[i]);
		}
	}
}

/* ---- what is owed is due ---- */

/* Whether a sentence has a command, as ": tower PLAYER" or "(reveal)". */
static bool names_line(const char *sentence, const char *line)
{
	size_t verb = strcspn(line, " ");

	for (const char *at = sentence; (at = strpbrk(at, ":(")); at++) {
		const char *word = at + 1 + (at[1] == ' ');

		if (strncmp(word, line, verb) == 0 &&
		    (!word[verb] || word[verb] == ')' ||
		     (word[verb] == ' ' && isupper((unsigned char)word[verb + 1]) &&
		      isupper((unsigned char)word[verb + 2]))))
			return true;
	}
	return false;
}

/* The message line tells something where an offer is due, and nothing else, and names no command: the key
 * stands below. Titan's steps, too, wait for nothing that no offer does. */
static void look_at_owed(struct walk *w)
{
	const struct table *table = journal_state(w->journal);
	struct reason why = { 0 };
	char step[TITAN_LIST];
	const char *told;

	offers_list(&w->offers, w->game, table, -1, false);
	told = offers_owed(&w->offers);
	for (int i = 0; i < w->offers.count; i++) {
		const struct offer *offer = &w->offers.offer[i];

		if (offer->kind == OFFER_DUE && !(offer->owes ? *offer->owes : *offer->text))
			complain(w, "due, and no sentence tells it", offer->line, offer->id);
		if (offer->kind == OFFER_DUE &&
		    names_line(offer->owes ? offer->owes : offer->text, offer->line))
			complain(w, "what is owed names a command", offer->owes, offer->line);
	}
	if (strcmp(w->game->id, "titan") != 0)
		return;
	if (!titan_owed(journal_state(w->journal), &why))
		return;
	reason_bare(&why, step, sizeof step);
	if (strcmp(step, told) != 0)
		complain(w, "no offer is due for what the step waits for", step, told);
}

/* ---- what was accepted was offered ---- */

static bool says(const struct table *table, const char *template, const char *line)
{
	struct offer offer = { .line = template, .loses = "something" };
	struct offers one = { .offer = &offer, .count = 1 };

	char lost[20];

	return offers_loss(&one, table, line, lost, sizeof lost);
}

/* Forms of lines that correct, or tell what happened on the table, and that an offer cannot tell apart. */
static bool is_exempt(const struct walk *w, const char *line)
{
	static const struct {
		const char *game, *line;
	} exempt[] = {
		{ "catan", "trade " },         /* named from the other's side */
		{ "commander", "commander " }, /* also of who is out, or when all is over */
		{ "archenemy", "commander " }, { "archenemy", "shuffle" }, /* all decks in one line */
		{ "archenemy", "reveal" },                                 /* as many as an effect says */
		{ "score", "round " },                                     /* in any order that from= names */
		{ "score", "bids " },          { "score", "took " },
		{ "score", "declare " },  /* for who has points already */
		{ "score", "tiebreak " }, /* said again */
		{ "meccg", "check " },    /* of who comes into play with it */
		{ "meccg", "call judge" },     { "meccg", "call off" },
	};

	for (size_t i = 0; i < sizeof exempt / sizeof *exempt; i++)
		if (strcmp(exempt[i].game, w->game->id) == 0 &&
		    strncmp(exempt[i].line, line, strlen(exempt[i].line)) == 0)
			return true;
	return strstr(line, " =") || strstr(line, " to=") || strstr(line, ".2") || strstr(line, " & ") ||
	       strchr(line, ',') || strstr(line, "each") || strstr(line, "others") || strstr(line, "sure");
}

static void must_have_been_offered(struct walk *w, const char *line, const struct table *before)
{
	bool known = false;

	for (int i = 0; i < w->shapes; i++)
		known |= says(before, w->shape[i], line);
	if (!known || is_exempt(w, line))
		return;
	for (int i = 0; i < w->before.count; i++)
		if (says(before, w->before.offer[i].line, line)) {
			w->found++;
			return;
		}
	complain(w, "accepted, and was not offered", line, "");
}

/* ---- the walk ---- */

static void say(struct walk *w, const char *line)
{
	void *before = xmalloc(w->game->state_size);
	struct reason why;

	game_copy(w->game, before, journal_state(w->journal));
	offers_list(&w->before, w->game, before, -1, false);
	if (journal_say(w->journal, line, strlen(line), w->at, &w->chance, true, NULL, NULL, &why) !=
	    JOURNAL_SAID) {
		chatter_refused(&w->chatter);
	} else {
		w->lines++;
		chatter_said(&w->chatter);
		if (w->lines % LEARN_EACH == 0)
			chatter_learn(&w->chatter);
		if (!(journal_flags(w->journal, line, strlen(line)) & (VERB_RULING | VERB_OUTSIDE)))
			must_have_been_offered(w, line, before);
		look_at_offers(w);
		look_at_owed(w);
	}
	free(before);
}

static bool walk(const struct game *game, uint64_t seed, int steps)
{
	struct walk *w = xcalloc(1, sizeof *w);
	char line[OFFERED_LINE];
	bool failed;

	*w = (struct walk){ .game = game, .seed = seed, .journal = journal_new(game), .at = 1000000000 };
	chatter_begin(&w->chatter, w->journal, seed);
	rng_seed(&w->chance, seed + 1);
	for (const char *const *open = chatter_opening(game, seed); *open; open++)
		say(w, *open);
	for (int i = 0; i < steps && !w->failed; i++) {
		w->at += chatter_below(&w->chatter, 30);
		if (chatter_chance(&w->chatter, 60) && offered_next(&w->chatter, &w->offers, line)) {
			say(w, line);
			continue;
		}
		chatter_next(&w->chatter);
		say(w, w->chatter.line.text);
	}
	printf("# %s, seed %llu: %d lines, %d offers tried, %d lines had been offered\n", game->id,
	       (unsigned long long)seed, w->lines, w->tried, w->found);
	failed = w->failed;
	offers_free(&w->before);
	offers_free(&w->offers);
	journal_free(w->journal);
	free(w);
	return !failed;
}

int main(int argc, char **argv)
{
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	int seeds = argc > 2 ? 1 : rounds_of(SEEDS), steps = argc > 3 ? atoi(argv[3]) : STEPS / one_in(2);
	int tests = 0, failures = 0;

	for (int g = 0; games[g]; g++)
		for (int i = 0; i < seeds && (argc < 2 || strcmp(argv[1], games[g]->id) == 0); i++) {
			bool passed = walk(games[g], seed + (uint64_t)i, steps);

			printf("%s %d - %s, seed %llu\n", passed ? "ok" : "not ok", ++tests, games[g]->id,
			       (unsigned long long)seed + (unsigned long long)i);
			failures += !passed;
		}
	printf("1..%d\n", tests);
	return failures > 0;
}
