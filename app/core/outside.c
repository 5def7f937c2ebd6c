/* SPDX-License-Identifier: MIT */
/*
 * Finds the verb of a line among those that need files, and hands over to it;
 * every other line goes to the journal. Independent of individual verbs.
 */
#include "outside.h"

#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"

static const struct outside *const tables[] = {
	archenemy_outsides, catan_outsides, championship_outsides, counters_outsides, deck_outsides,
	document_outsides,  meccg_outsides, planes_outsides,       score_outsides,
};

/* Scratch for one line, too large for the stack. */
struct spoken {
	struct words words;
	struct line line;
};

static bool is_of(const struct outside *o, const struct game *game)
{
	return !o->game || strcmp(o->game, game->id) == 0;
}

/* Row of a single-verb line, else NULL. */
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
	/* they are pointers: NOLINTNEXTLINE(bugprone-sizeof-expression) */
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
		for (const struct outside *o = tables[i]; o->verb; o++)
			if (is_of(o, game) && strcmp(o->verb, (*verb)->name) == 0 && (!o->is || o->is(words)))
				return o;
	return NULL;
}

/* A game that may be one of an event that is kept here. */
struct of_event {
	const char *game, *line;
	bool (*is_of_event)(const struct table *table, const struct store *store);
};

static const struct of_event of_events[] = { { "catan", "board round", catan_is_of_event }, { 0 } };

static const struct of_event *of_event(const struct game *game)
{
	for (const struct of_event *row = of_events; row->game; row++)
		if (strcmp(row->game, game->id) == 0)
			return row;
	return NULL;
}

const char *outside_opening(const struct game *game)
{
	return of_event(game) ? of_event(game)->line : NULL;
}

bool outside_is_of_event(const struct game *game, const struct table *table, const struct store *store)
{
	return of_event(game) && of_event(game)->is_of_event(table, store);
}

void outside_choices(const void *store, const struct game *game, const char *hole, struct choices *list)
{
	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) /* NOLINT(bugprone-sizeof-expression) */
		for (const struct outside *o = tables[i]; o->verb; o++)
			if (o->choices && is_of(o, game) && verb_find(game, o->verb))
				o->choices(store, hole, list);
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
	return !call->line->full || reason_set(call->why, _("what happened is too long for one line"));
}

/* Where the lines of a call go. */
struct teller {
	struct journal *journal;
	int64_t at;
	struct rng *rng;
	bool secret;
};

static enum journal_answer say(const struct teller *to, const struct outside_call *call, const char *line)
{
	return journal_say(to->journal, line, strlen(line), to->at, to->rng, to->secret, call->said,
	                   call->data, call->why);
}

/* All of them, or none: what was said before a refused one is undone. */
static enum journal_answer say_all(const struct teller *to, struct outside_call *call)
{
	struct outside_lines *before = &call->before;
	enum journal_answer answered = JOURNAL_SAID;
	struct reason ignored;
	int said = 0;

	while (said < before->count && answered == JOURNAL_SAID) {
		answered = say(to, call, before->text[said]);
		said += answered == JOURNAL_SAID;
	}
	if (answered == JOURNAL_SAID)
		answered = say(to, call, call->line->text);
	while (answered != JOURNAL_SAID && said-- > 0)
		journal_say(to->journal, "undo", strlen("undo"), to->at, to->rng, false, NULL, NULL,
		            &ignored);
	if (answered == JOURNAL_SAID && before->count)
		said_line(call->said, _("%d lines: undo that many times to take them all back"),
		          before->count + 1);
	for (const char *at = call->remark; answered == JOURNAL_SAID && *at;) {
		size_t length = strcspn(at, "\n");

		said_line(call->said, "%.*s", (int)length, at);
		at += length + (at[length] != '\0');
	}
	return answered;
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
			.journal = journal,
			.state = journal_state(journal),
			.secret = secret,
			.args = { .game = journal_game(journal),
			          .verb = verb,
			          .word = s->words.word + 1,
			          .count = s->words.count - 1,
			          .why = why },
			.said = said,
			.data = data,
			.line = &s->line,
			.why = why,
		};

		if (!answer(outside, &call)) {
			if (!call.listed)
				said_clear(said);
			answered = JOURNAL_REFUSED;
		} else if (s->line.length) {
			answered = say_all(&(struct teller){ journal, at, rng, secret }, &call);
		}
		outside_drop_lines(&call.before);
	} else if (!leaders_fill(journal, store, line, size, false, &s->line, why)) {
		said_clear(said);
		answered = JOURNAL_REFUSED;
	} else {
		bool filled = s->line.length;

		answered = journal_say(journal, filled ? s->line.text : line, filled ? s->line.length : size,
		                       at, rng, secret, said, data, why);
	}
	free(s);
	return answered;
}
