/* SPDX-License-Identifier: MIT */
/*
 * Applies the words of a line to a state: finds the verb of each part, and
 * settles when all parts are done.
 */
#include "inner.h"

#include <string.h>

#include "i18n.h"
#include "nearest.h"
#include "utf8.h"

struct call journal_call(struct journal *j, void *state, const struct record *record, struct said *said,
                         struct reason *why)
{
	return (struct call){ .game = j->game,
		              .state = state,
		              .at = record->at,
		              .by = record->by,
		              .said = said,
		              .corrections = j->opening ? &j->corrections : NULL,
		              .why = why };
}

const struct verb *journal_verb(const struct journal *j, const struct word *word, struct reason *why)
{
	const char *text = word->key ? word->key : word->text;
	const struct verb *verb = verb_find(j->game, text);

	if (verb && !word->key && !word->quoted)
		return verb;
	if (verb)
		reason_set(why, _("type the command without quotes or =: %s"), verb->name);
	else
		nearest_verb(why, j->game, text);
	return NULL;
}

struct args journal_args(const struct journal *j, const struct verb *verb, struct words *words, int from,
                         int to, struct reason *why)
{
	return (struct args){ .game = j->game,
		              .verb = verb,
		              .word = words->word + from + 1,
		              .count = to - from - 1,
		              .why = why };
}

static bool part_has(const struct words *words, int from, int to, const char *name)
{
	for (int i = from; i < to; i++)
		if (strcmp(words->word[i].key ? words->word[i].key : words->word[i].text, name) == 0)
			return true;
	return false;
}

/* Of one part of a line. */
static unsigned flags_of(const struct verb *verb, const struct words *words, int from, int to)
{
	bool ruled = verb->flags & VERB_PLACES && part_has(words, from, to, "ruling");

	return verb->flags | (ruled ? VERB_RULING : 0);
}

bool journal_apply_words(struct journal *j, struct words *words, int from, int to, struct call *call)
{
	const struct verb *verb = journal_verb(j, &words->word[from], call->why);

	if (!verb)
		return false;
	call->flags |= flags_of(verb, words, from, to);
	call->cited = call->cited || verb->cite;
	if (verb_asks(j->game, verb, from + 1 < to ? words->word[from + 1].text : NULL, to - from - 1) ||
	    !verb->apply)
		return reason_set(call->why, _("%s needs a line of its own"), verb->name);
	call->args = journal_args(j, verb, words, from, to, call->why);
	if (!verb->apply(call) || !args_done(&call->args))
		return false;
	if (verb->flags & VERB_ANEW)
		table_restart_round(call->state);
	return true;
}

int journal_part_end(const struct words *words, int from)
{
	while (from < words->count && !word_is_join(&words->word[from]))
		from++;
	return from;
}

unsigned journal_verb_flags(struct journal *j, const char *line, size_t size)
{
	unsigned flags = 0;

	words_split(&j->words, line, size, NULL); /* of a broken line, the words before the break */
	for (int from = 0, to; from < j->words.count; from = to + 1) {
		const struct word *word = &j->words.word[from];
		const struct verb *verb = word->key || word->quoted ? NULL : verb_find(j->game, word->text);

		to = journal_part_end(&j->words, from);
		flags |= verb ? flags_of(verb, &j->words, from, to) : 0;
		if (j->game->untried && part_has(&j->words, from, to, j->game->untried))
			flags |= VERB_UNTRIED;
	}
	return flags;
}

/* Time at the table never runs backwards, even if the machine's clock does. */
void journal_tell_time(void *state, int64_t at)
{
	struct table *table = state;

	if (at > table->now)
		table->now = at;
}

bool journal_apply(struct journal *j, void *state, const struct record *record, struct said *said,
                   struct reason *why)
{
	struct call call = journal_call(j, state, record, said, why);
	int from = 0;

	if (!words_split(&j->words, record->text, strlen(record->text), why))
		return false;
	if (j->words.count == 0)
		return reason_set(why, _("the line is empty"));
	journal_tell_time(state, record->at);
	while (from < j->words.count) {
		int to = journal_part_end(&j->words, from);

		if (to == from)
			return reason_set(why, _("a command is missing before or after &"));
		if (!journal_apply_words(j, &j->words, from, to, &call))
			return false;
		from = to + 1;
		if (from == j->words.count && to < j->words.count)
			return reason_set(why, _("a command is missing before or after &"));
	}
	if (j->game->settle)
		j->game->settle(&call);
	j->costly = call.costly;
	return true;
}
