/* SPDX-License-Identifier: MIT */
/*
 * The keys and words of a report that a page shows, in the reader's language. A
 * report names everything for programs; a page leaves out what is not listed.
 */
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/magic/magic.h"
#include "rules/score/score.h"

/* Counters that Commander and Archenemy report by name, as poison. */
static const char *counter_label(const char *word)
{
	int kind = counter_find(word);

	return kind < 0 ? NULL : i18n_marked(counter_rows[kind].label);
}

struct shown {
	const char *word, *shown;
};

/* In the reader's language; NULL: it is not listed. */
static const char *find_shown(const struct shown *list, size_t count, const char *word)
{
	for (size_t i = 0; i < count; i++)
		if (*list[i].word == *word && strcmp(list[i].word, word) == 0)
			return *list[i].shown ? i18n_marked(list[i].shown) : "";
	return NULL;
}

const char *export_label(const char *key)
{
	/* clang-format off */
	static const struct shown labels[] = {
		/* of a player */
		{ "seat", NC_("sheet", "seat") }, { "name", NC_("sheet", "name") }, { "nation", NC_("sheet", "nation") },
		{ "role", NC_("sheet", "role") }, { "side", NC_("sheet", "side") },
		{ "life", NC_("sheet", "life") }, { "counters", NC_("sheet", "counters") },
		{ "commanders", NC_("sheet", "commander") },
		{ "commander_damage", NC_("sheet", "commander damage") }, { "score", NC_("sheet", "score") },
		{ "cards", NC_("sheet", "cards") }, { "knights", NC_("sheet", "knights") },
		{ "settlements", NC_("sheet", "settlements left") }, { "cities", NC_("sheet", "cities left") },
		{ "longest_road", NC_("sheet", "longest road") },
		{ "largest_army", NC_("sheet", "largest army") }, { "points", NC_("sheet", "points") },
		{ "total", NC_("sheet", "total") }, { "company", NC_("sheet", "company") },
		{ "mind", NC_("sheet", "mind") }, { "items", NC_("sheet", "items") },
		{ "sites", NC_("sheet", "sites") }, { "final", NC_("sheet", "final count") },
		{ "legions", NC_("sheet", "legions") }, { "rank", NC_("sheet", "rank") },
		{ "wins", NC_("sheet", "wins") }, { "share", NC_("sheet", "share") },
		{ "team", NC_("score sheet", "team") }, { "bid", NC_("sheet", "bid") },
		{ "tricks", NC_("sheet", "tricks") },
		{ "status", NC_("sheet", "status") }, { "why", NC_("sheet", "because of") },
		/* of the table */
		{ "rules", NC_("sheet", "rules") }, { "format", NC_("sheet", "format") },
		{ "mode", NC_("sheet", "mode") }, { "phase", NC_("sheet", "phase") },
		{ "stage", NC_("sheet", "stage") }, { "round", NC_("sheet", "round") },
		{ "archenemy", NC_("sheet", "archenemy") }, { "monarch", NC_("sheet", "monarch") },
		{ "initiative", NC_("sheet", "initiative") }, { "daynight", NC_("sheet", "day or night") },
		{ "storm", NC_("sheet", "storm") }, { "feats", NC_("sheet", "feats") },
		{ "bank", NC_("sheet", "bank") }, { "development", NC_("sheet", "development cards") },
		{ "win", NC_("sheet", "wins the game") }, { "target", NC_("sheet", "target") },
		{ "rounds", NC_("sheet", "rounds") }, { "template", NC_("sheet", "game") },
		{ "robber", NC_("sheet", "robber") }, { "decks", NC_("sheet", "scheme decks") },
		{ "battle", NC_("sheet", "battle") }, { "step", NC_("sheet", "step") },
		{ "winner", NC_("sheet", "winner") }, { "winners", NC_("sheet", "winners") },
		{ "draw", NC_("sheet", "draw") }, { "tournament_points", NC_("sheet", "tournament points") },
		/* within those */
		{ "from", "" }, { "owner", "" }, { "zone", "" }, { "creature", "" }, { "id", "" },
		{ "marker", "" }, { "kind", "" }, { "player", "" }, { "land", "" }, { "amount", "" },
		{ "value", "" }, { "hex", "" }, { "tax", NC_("sheet", "tax") },
		{ "face_down", NC_("sheet", "face down") }, { "ongoing", NC_("sheet", "ongoing") },
		{ "size", NC_("sheet", "size") }, { "units", NC_("sheet", "units") },
		{ "hits", NC_("sheet", "hits") }, { "turn", NC_("sheet", "turn") },
		{ "brick", NC_("sheet", "brick") }, { "lumber", NC_("sheet", "lumber") },
		{ "wool", NC_("sheet", "wool") }, { "grain", NC_("sheet", "grain") },
		{ "ore", NC_("sheet", "ore") }, { "character", NC_("sheet", "character") },
		{ "ally", NC_("sheet", "ally") }, { "item", NC_("sheet", "item") },
		{ "faction", NC_("sheet", "faction") }, { "kill", NC_("sheet", "kill") },
		{ "misc", NC_("sheet", "misc") },
	};
	/* clang-format on */

	const char *found = find_shown(labels, sizeof labels / sizeof *labels, key);

	return found ? found : counter_label(key);
}

const char *export_round(const struct journal *journal)
{
	const char *game = journal_game(journal)->id;

	return strcmp(game, "score") == 0          ? C_("score sheet", "round")
	       : strcmp(game, "championship") == 0 ? C_("event", "round")
	                                           : C_("sheet", "round");
}

/* Only where a key says one of a few words: elsewhere it may be somebody's name. */
static bool tells_words(const char *key)
{
	static const char *const keys[] = {
		"status", "phase", "stage", "step",   "mode", "role", "zone",     "daynight",
		"side",   "rules", "why",   "robber", "win",  "land", "creature",
	};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (strcmp(keys[i], key) == 0)
			return true;
	return false;
}

const char *export_word(const char *key, const char *word)
{
	/* clang-format off */
	static const struct shown words[] = {
		{ "high", NC_("sheet", "the highest total") }, { "low", NC_("sheet", "the lowest total") },
		{ "playing", NC_("sheet", "playing") }, { "lost", NC_("sheet", "lost") },
		{ "won", NC_("sheet", "won") }, { "left", NC_("sheet", "left") }, { "in", NC_("sheet", "in") },
		{ "setup", NC_("sheet", "setup") }, { "mulligans", NC_("sheet", "mulligans") },
		{ "over", NC_("sheet", "over") }, { "team", NC_("sheet", "team") },
		{ "rumble", NC_("sheet", "rumble") }, { "archenemy", NC_("sheet", "archenemy") },
		{ "hero", NC_("sheet", "hero") }, { "minion", NC_("sheet", "minion") },
		{ "fallen", N_("fallen-wizard") }, { "balrog", N_("balrog") },
		{ "command", "" /* where a commander is at rest */ },
		{ "battlefield", NC_("sheet", "battlefield") }, { "graveyard", NC_("sheet", "graveyard") },
		{ "exile", NC_("sheet", "exile") }, { "hand", NC_("sheet", "hand") },
		{ "library", NC_("sheet", "library") }, { "stack", NC_("sheet", "stack") },
		{ "day", NC_("sheet", "day") }, { "night", NC_("sheet", "night") },
		{ "current", NC_("sheet", "current") }, { "life", NC_("sheet", "life") },
		{ "conceded", NC_("sheet", "conceded") }, { "decked", NC_("sheet", "decked") },
		{ "preliminary", NC_("sheet", "preliminary") }, { "semifinal", NC_("sheet", "semifinal") },
		{ "final", NC_("sheet", "final") }, { "draft", NC_("sheet", "draft") },
		{ "council", NC_("sheet", "council") }, { "starting", NC_("sheet", "start of the game") },
		{ "maneuver", NC_("sheet", "maneuver") }, { "strike", NC_("sheet", "strikes") },
		{ "withdrawn", NC_("sheet", "withdrawn") }, { "eliminated", NC_("sheet", "eliminated") },
		{ "pools", NC_("sheet", "pools") }, { "deck", NC_("sheet", "deck") },
		{ "play", NC_("sheet", "playing") }, { "chain", NC_("sheet", "chain of strength") },
		{ "entry", NC_("sheet", "entry") }, { "dropped", NC_("sheet", "dropped out") },
		{ "disqualified", NC_("sheet", "disqualified") }, { "drift", NC_("sheet", "drift") },
		{ "strikeback", NC_("sheet", "strikes back") }, { "untap", NC_("sheet", "untap step") },
		{ "upkeep", NC_("sheet", "upkeep") }, { "draw", NC_("sheet", "draw step") },
		{ "main1", NC_("sheet", "first main phase") }, { "combat", NC_("sheet", "combat") },
		{ "main2", NC_("sheet", "second main phase") }, { "cleanup", NC_("sheet", "cleanup") },
		{ "remove", NC_("sheet", "the slain are removed") }, { "end", NC_("sheet", "end") },
		{ "desert", NC_("sheet", "desert") },
	};
	/* clang-format on */
	const char *found;

	for (const struct score_template *t = score_templates; strcmp(key, "template") == 0 && t->word; t++)
		if (strcmp(t->word, word) == 0)
			return _(t->title);
	if (!tells_words(key))
		return word;
	if (strcmp(key, "side") == 0 && strcmp(word, "hero") == 0)
		return C_("side", "hero"); /* of MECCG; one of Archenemy is a role */
	if (!(found = find_shown(words, sizeof words / sizeof *words, word)))
		found = counter_label(word);
	return found ? found : i18n_marked(word);
}
