/* SPDX-License-Identifier: MIT */
/*
 * `planes load FILE` of Commander: turns a list into one line, which holds all of
 * it. The rules decide what a planar deck may hold.
 */
#include <limits.h>
#include <string.h>

#include "app/core/outside.h"
#include "rules/core/i18n.h"
#include "rules/magic/deck.h"
#include "saves/cards/deck.h"

/* A part for planes is the planar deck; of a list without one all cards are. */
static bool write_planes(const struct deck *deck, struct line *line)
{
	bool part = deck_has(deck, DECK_PLANAR), any = false;

	line_word(line, "planes");
	line_word(line, "add");
	for (int i = 0; i < deck->cards; i++)
		for (int n = 0; n < deck->card[i].count && n < 2; n++) /* the rules refuse a second one */
			if (!part || deck->card[i].zone == DECK_PLANAR) {
				line_word(line, deck->card[i].name);
				any = true;
			}
	return any;
}

static bool answer(struct outside_call *call)
{
	char path[PATH_MAX];
	struct deck deck;
	const char *word;
	bool any;

	if (!args_flag(&call->args, "load") || !args_word(&call->args, &word) || !args_done(&call->args) ||
	    !outside_path(word, path, sizeof path, call->why) || !deck_file_read(&deck, path, call->why))
		return false;
	any = write_planes(&deck, call->line);
	deck_done(&deck);
	return any || reason_set(call->why, _("%s has no planes"), word);
}

static bool needs_file(const struct words *words)
{
	return words->count > 1 && strcmp(words->word[1].text, "load") == 0;
}

const struct outside planes_outsides[] = { { "commander", "planes", answer, needs_file, NULL }, { 0 } };
