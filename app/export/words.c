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

const char *export_label(const char *key)
{
	/* clang-format off */
	const struct { const char *key, *label; } labels[] = {
		/* of a player */
		{ "seat", C_("sheet", "seat") }, { "name", C_("sheet", "name") }, { "nation", C_("sheet", "nation") },
		{ "role", C_("sheet", "role") }, { "side", C_("sheet", "side") },
		{ "life", C_("sheet", "life") }, { "counters", C_("sheet", "counters") },
		{ "commanders", C_("sheet", "commander") },
		{ "commander_damage", C_("sheet", "commander damage") }, { "score", C_("sheet", "score") },
		{ "cards", C_("sheet", "cards") }, { "knights", C_("sheet", "knights") },
		{ "settlements", C_("sheet", "settlements left") }, { "cities", C_("sheet", "cities left") },
		{ "longest_road", C_("sheet", "longest road") },
		{ "largest_army", C_("sheet", "largest army") }, { "points", C_("sheet", "points") },
		{ "total", C_("sheet", "total") }, { "company", C_("sheet", "company") },
		{ "mind", C_("sheet", "mind") }, { "items", C_("sheet", "items") },
		{ "sites", C_("sheet", "sites") }, { "final", C_("sheet", "final count") },
		{ "legions", C_("sheet", "legions") }, { "rank", C_("sheet", "rank") },
		{ "wins", C_("sheet", "wins") }, { "share", C_("sheet", "share") },
		{ "team", C_("score sheet", "team") }, { "bid", C_("sheet", "bid") },
		{ "tricks", C_("sheet", "tricks") },
		{ "status", C_("sheet", "status") }, { "why", C_("sheet", "because of") },
		/* of the table */
		{ "rules", C_("sheet", "rules") }, { "format", C_("sheet", "format") },
		{ "mode", C_("sheet", "mode") }, { "phase", C_("sheet", "phase") },
		{ "stage", C_("sheet", "stage") }, { "round", C_("sheet", "round") },
		{ "archenemy", C_("sheet", "archenemy") }, { "monarch", C_("sheet", "monarch") },
		{ "initiative", C_("sheet", "initiative") }, { "daynight", C_("sheet", "day or night") },
		{ "storm", C_("sheet", "storm") }, { "feats", C_("sheet", "feats") },
		{ "bank", C_("sheet", "bank") }, { "development", C_("sheet", "development cards") },
		{ "win", C_("sheet", "wins the game") }, { "target", C_("sheet", "target") },
		{ "rounds", C_("sheet", "rounds") }, { "template", C_("sheet", "game") },
		{ "robber", C_("sheet", "robber") }, { "decks", C_("sheet", "scheme decks") },
		{ "battle", C_("sheet", "battle") }, { "step", C_("sheet", "step") },
		{ "winner", C_("sheet", "winner") }, { "winners", C_("sheet", "winners") },
		{ "draw", C_("sheet", "draw") }, { "tournament_points", C_("sheet", "tournament points") },
		/* within those */
		{ "from", "" }, { "owner", "" }, { "zone", "" }, { "creature", "" }, { "id", "" },
		{ "marker", "" }, { "kind", "" }, { "player", "" }, { "land", "" }, { "amount", "" },
		{ "value", "" }, { "hex", "" }, { "tax", C_("sheet", "tax") },
		{ "face_down", C_("sheet", "face down") }, { "ongoing", C_("sheet", "ongoing") },
		{ "size", C_("sheet", "size") }, { "units", C_("sheet", "units") },
		{ "hits", C_("sheet", "hits") }, { "turn", C_("sheet", "turn") },
		{ "brick", C_("sheet", "brick") }, { "lumber", C_("sheet", "lumber") },
		{ "wool", C_("sheet", "wool") }, { "grain", C_("sheet", "grain") },
		{ "ore", C_("sheet", "ore") }, { "character", C_("sheet", "character") },
		{ "ally", C_("sheet", "ally") }, { "item", C_("sheet", "item") },
		{ "faction", C_("sheet", "faction") }, { "kill", C_("sheet", "kill") },
		{ "misc", C_("sheet", "misc") },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof labels / sizeof *labels; i++)
		if (strcmp(labels[i].key, key) == 0)
			return labels[i].label;
	return counter_label(key);
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
	const struct { const char *word, *shown; } words[] = {
		{ "high", C_("sheet", "the highest total") }, { "low", C_("sheet", "the lowest total") },
		{ "playing", C_("sheet", "playing") }, { "lost", C_("sheet", "lost") },
		{ "won", C_("sheet", "won") }, { "left", C_("sheet", "left") }, { "in", C_("sheet", "in") },
		{ "setup", C_("sheet", "setup") }, { "mulligans", C_("sheet", "mulligans") },
		{ "over", C_("sheet", "over") }, { "team", C_("sheet", "team") },
		{ "rumble", C_("sheet", "rumble") }, { "archenemy", C_("sheet", "archenemy") },
		{ "hero", C_("sheet", "hero") }, { "minion", C_("sheet", "minion") },
		{ "fallen", _("fallen-wizard") }, { "balrog", _("balrog") },
		{ "command", "" /* where a commander is at rest */ },
		{ "battlefield", C_("sheet", "battlefield") }, { "graveyard", C_("sheet", "graveyard") },
		{ "exile", C_("sheet", "exile") }, { "hand", C_("sheet", "hand") },
		{ "library", C_("sheet", "library") }, { "stack", C_("sheet", "stack") },
		{ "day", C_("sheet", "day") }, { "night", C_("sheet", "night") },
		{ "current", C_("sheet", "current") }, { "life", C_("sheet", "life") },
		{ "conceded", C_("sheet", "conceded") }, { "decked", C_("sheet", "decked") },
		{ "preliminary", C_("sheet", "preliminary") }, { "semifinal", C_("sheet", "semifinal") },
		{ "final", C_("sheet", "final") }, { "draft", C_("sheet", "draft") },
		{ "council", C_("sheet", "council") }, { "starting", C_("sheet", "start of the game") },
		{ "maneuver", C_("sheet", "maneuver") }, { "strike", C_("sheet", "strikes") },
		{ "withdrawn", C_("sheet", "withdrawn") }, { "eliminated", C_("sheet", "eliminated") },
		{ "pools", C_("sheet", "pools") }, { "deck", C_("sheet", "deck") },
		{ "play", C_("sheet", "playing") }, { "chain", C_("sheet", "chain of strength") },
		{ "entry", C_("sheet", "entry") }, { "dropped", C_("sheet", "dropped out") },
		{ "disqualified", C_("sheet", "disqualified") }, { "drift", C_("sheet", "drift") },
		{ "strikeback", C_("sheet", "strikes back") }, { "untap", C_("sheet", "untap step") },
		{ "upkeep", C_("sheet", "upkeep") }, { "draw", C_("sheet", "draw step") },
		{ "main1", C_("sheet", "first main phase") }, { "combat", C_("sheet", "combat") },
		{ "main2", C_("sheet", "second main phase") }, { "cleanup", C_("sheet", "cleanup") },
		{ "remove", C_("sheet", "the slain are removed") }, { "end", C_("sheet", "end") },
		{ "desert", C_("sheet", "desert") },
	};
	/* clang-format on */

	for (const struct score_template *t = score_templates; strcmp(key, "template") == 0 && t->word; t++)
		if (strcmp(t->word, word) == 0)
			return _(t->title);
	if (!tells_words(key))
		return word;
	if (strcmp(key, "side") == 0 && strcmp(word, "hero") == 0)
		return C_("side", "hero"); /* of MECCG; one of Archenemy is a role */
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(words[i].word, word) == 0)
			return words[i].shown;
	return counter_label(word) ? counter_label(word) : i18n_marked(word);
}
