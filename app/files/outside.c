/* SPDX-License-Identifier: MIT */
/*
 * The table of verbs that are answered outside of the rules, and the way to
 * them. Knows none of them closer.
 */
#include "outside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"

static const struct outside {
	const char *game, *verb;
	bool (*answer)(struct outside_call *call);
	bool (*is)(const struct words *words); /* whether such a line needs files; NULL: each does */
} outsides[] = {
	{ "championship", "export", export_answer, NULL },
	{ "championship", "players", players_answer, NULL },
	{ "championship", "results", results_answer, NULL },
	{ "commander", "deck", deck_answer, NULL },
	{ "archenemy", "scheme", scheme_answer, scheme_is_outside },
	{ "meccg", "pool", meccg_pool_load, meccg_is_load },
	{ "meccg", "deck", meccg_deck_load, meccg_is_load },
	{ "meccg", "deck", meccg_deck_compare, meccg_is_compare },
};

/* What is needed for a while: both are large. */
struct spoken {
	struct words words;
	struct line line;
};

/* The row of the verb that stands alone in a line, or NULL. */
static const struct outside *find(const struct game *game, const struct words *words,
                                  const struct verb **verb)
{
	const struct word *first = &words->word[0];

	if (!words->count || first->key || first->quoted)
		return NULL;
	*verb = verb_find(game, first->text);
	if (!*verb || !((*verb)->flags & VERB_OUTSIDE))
		return NULL;
	for (int i = 0; i < words->count; i++)
		if (word_is_join(&words->word[i]))
			return NULL;
	for (size_t i = 0; i < sizeof outsides / sizeof *outsides; i++)
		if (strcmp(outsides[i].game, game->id) == 0 && strcmp(outsides[i].verb, (*verb)->name) == 0 &&
		    (!outsides[i].is || outsides[i].is(words)))
			return &outsides[i];
	return NULL;
}

bool outside_is(const struct journal *journal, const char *line, size_t size)
{
	struct words *words = xmalloc(sizeof *words);
	const struct verb *verb;
	struct reason why;
	bool is = words_split(words, line, size, &why) && find(journal_game(journal), words, &verb);

	free(words);
	return is;
}

static bool answer(const struct outside *outside, struct outside_call *call)
{
	said_clear(call->said);
	line_clear(call->line);
	if (!outside->answer(call) || !args_done(&call->args))
		return false;
	return !call->line->full || reason_set(call->why, _("what happened does not fit into a line"));
}

enum journal_answer outside_say(struct journal *journal, const struct store *store, const char *line,
                                size_t size, int64_t at, struct rng *rng, bool secret, struct said *said,
                                struct emit *data, struct reason *why)
{
	struct spoken *s = xmalloc(sizeof *s);
	const struct verb *verb = NULL;
	const struct outside *outside = NULL;
	enum journal_answer answered = JOURNAL_ASKED;

	if (words_split(&s->words, line, size, why))
		outside = find(journal_game(journal), &s->words, &verb);
	if (outside) {
		struct outside_call call = {
			.store = store,
			.game = journal_game(journal),
			.state = journal_state(journal),
			.secret = secret,
			.args = { .verb = verb,
			          .word = s->words.word + 1,
			          .count = s->words.count - 1,
			          .why = why },
			.said = said,
			.data = data,
			.line = &s->line,
			.why = why,
		};

		if (!answer(outside, &call)) {
			said_clear(said);
			answered = JOURNAL_REFUSED;
		} else if (s->line.length) {
			answered = journal_say(journal, s->line.text, s->line.length, at, rng, secret, said,
			                       data, why);
			if (answered == JOURNAL_SAID && call.remark[0])
				said_line(said, "%s", call.remark);
		}
	} else {
		answered = journal_say(journal, line, size, at, rng, secret, said, data, why);
	}
	free(s);
	return answered;
}

bool outside_path(const char *path, char *out, size_t size, struct reason *why)
{
	const char *home = strncmp(path, "~/", 2) == 0 ? getenv("HOME") : NULL;

	if ((size_t)snprintf(out, size, "%s%s", home ? home : "", home ? path + 1 : path) < size)
		return true;
	return reason_set(why, _("the path is too long"));
}
