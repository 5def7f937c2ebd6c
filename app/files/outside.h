/* SPDX-License-Identifier: MIT */
/*
 * Verbs that need files, which the rules may not touch: they bear VERB_OUTSIDE
 * in their game's table and are answered here, before the journal is asked. An
 * answer is a query's (sentences and data, nothing is journaled), or another
 * line, which is then said in place of the first: what a file held stands in
 * the journal itself, never its name alone.
 */
#ifndef APP_FILES_OUTSIDE_H
#define APP_FILES_OUTSIDE_H

#include "rules/core/journal.h"
#include "saves/store.h"

struct outside_call {
	const struct store *store;
	const struct game *game;
	const void *state;
	struct args args; /* all of them must be taken */
	bool secret;
	struct said *said; /* may be NULL */
	struct emit *data; /* may be NULL */
	struct line *line; /* empty: it is a query */
	char remark[200];  /* told after the line has been said; "": nothing more */
	struct reason *why;
};

/* journal_say for all lines, those that need files too. */
enum journal_answer outside_say(struct journal *journal, const struct store *store, const char *line,
                                size_t size, int64_t at, struct rng *rng, bool secret, struct said *said,
                                struct emit *data, struct reason *why);

/* Whether a line is one that is answered here: its sentences tell all. */
bool outside_is(const struct journal *journal, const char *line, size_t size);

/* PATH with ~/ at its head made the home folder. False and why: too long. */
bool outside_path(const char *path, char *out, size_t size, struct reason *why);

/* The answers, each in the file of its own. */
bool deck_answer(struct outside_call *call);
bool export_answer(struct outside_call *call);
bool players_answer(struct outside_call *call);
bool results_answer(struct outside_call *call);
bool scheme_answer(struct outside_call *call);
bool scheme_is_outside(const struct words *words); /* load of a file, save */
bool meccg_pool_load(struct outside_call *call);
bool meccg_deck_load(struct outside_call *call);
bool meccg_deck_compare(struct outside_call *call);
bool meccg_is_load(const struct words *words);
bool meccg_is_compare(const struct words *words);

#endif
