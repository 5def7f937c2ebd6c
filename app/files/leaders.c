/* SPDX-License-Identifier: MIT */
/*
 * What the user's card data tells of commanders by their names: their colours, and whether two may lead
 * together. The line that names them gets identity=WUG, so that the table keeps it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/outside.h"
#include "rules/commander/commander.h"
#include "rules/core/i18n.h"
#include "rules/magic/deck.h"
#include "saves/cards/data.h"

/* The names of the line as it will happen; how many, 0: it names nobody, or the rules refuse it. */
static int read_names(const struct journal *journal, struct words *words, struct line *happens,
                      const char *names[COMMANDERS])
{
	const struct game *game = journal_game(journal);
	struct call call = { .game = game, .state = (void *)journal_state(journal) };
	int count = 0;

	call.args =
		(struct args){ game, verb_find(game, "commander"), words->word + 1, words->count - 1, NULL };
	line_clear(happens);
	if (!call.args.verb->resolve(&call, NULL, happens) ||
	    !words_split(words, happens->text, happens->length, NULL))
		return 0;
	for (int i = 2; i < words->count && count < COMMANDERS; i++)
		if (!words->word[i].key)
			names[count++] = words->word[i].text;
	return count;
}

static bool is_announcement(const struct game *game, const struct words *words)
{
	const struct verb *verb = verb_find(game, "commander");

	if (!verb || words->count < 3 || words->word[0].quoted ||
	    verb_find(game, words->word[0].text) != verb)
		return false;
	for (int i = 0; i < words->count; i++)
		if (word_is_join(&words->word[i]) ||
		    (words->word[i].key && strcmp(words->word[i].key, "identity") == 0))
			return false;
	return true;
}

static bool find_cards(const struct store *store, bool ahead, struct cards *cards,
                       const char *const names[COMMANDERS], int count, struct magic_card found[COMMANDERS])
{
	char path[PATH_MAX], key[CARD_NAME_BYTES];
	struct reason ignored;

	cards_usual(store, path);
	if (!*path || !(ahead ? cards_recall(cards, store, path) : cards_open(cards, store, path, &ignored)))
		return false;
	for (int i = 0; i < count; i++)
		if (!card_key(names[i], key) || !index_find(&cards->index, key, &found[i]))
			return false;
	return true;
}

/* CR 702.124; in Oathbreaker the second name is a spell. */
static bool may_lead_together(const struct commander *c, const struct magic_card found[COMMANDERS],
                              struct reason *why)
{
	return c->any_pair || c->format == FORMAT_OATHBREAKER || c->format == FORMAT_ARCHENEMY ||
	       card_pair(&found[0], &found[1]) ||
	       reason_set(why, _("%s and %s cannot lead together (702.124): `option partners any` allows it"),
	                  found[0].name, found[1].name);
}

bool leaders_fill(const struct journal *journal, const struct store *store, const char *line, size_t size,
                  bool ahead, struct line *out, struct reason *why)
{
	struct words *words = xmalloc(sizeof *words);
	struct magic_card found[COMMANDERS] = { { 0 } };
	const char *names[COMMANDERS];
	struct cards cards = { 0 };
	int count = 0;
	bool fine = true;

	if (words_split(words, line, size, NULL) && is_announcement(journal_game(journal), words))
		count = read_names(journal, words, out, names);
	line_clear(out);
	if (count && find_cards(store, ahead, &cards, names, count, found)) {
		unsigned colors = found[0].identity | found[1].identity;

		fine = count < COMMANDERS || may_lead_together(journal_state(journal), found, why);
		line_text(out, line, size);
		line_key(out, "identity", colors ? color_letters(colors).text : "C");
	}
	cards_done(&cards);
	free(words);
	return fine;
}
