/* SPDX-License-Identifier: MIT */
/*
 * The names of counters that the tables of Commander and Archenemy have made up, in one file beside the
 * settings: `Y` offers them at the next table, `counters forget KIND` drops one.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/outside.h"
#include "rules/commander/commander.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/settings.h"

enum { KEPT_MOST = 12 };

struct kept {
	char kind[KEPT_MOST][COUNTER_BYTES];
	int count;
};

static void see(void *user, const char *kind, const char *value)
{
	struct kept *kept = user;

	if (kept->count < KEPT_MOST && strlen(kind) < COUNTER_BYTES)
		utf8_copy(kept->kind[kept->count++], COUNTER_BYTES, kind);
}

static bool read_kept(const struct store *store, char path[PATH_MAX], struct kept *kept, struct reason *why)
{
	*kept = (struct kept){ 0 };
	if (snprintf(path, PATH_MAX, "%s/counters.json", store->config) >= PATH_MAX)
		return reason_set(why, _("the path is too long"));
	return ui_file_read(path, see, kept, why);
}

/* Its place, whatever its case; -1: it is not kept. */
static int find_kept(const struct kept *kept, const char *kind)
{
	char folded[COUNTER_BYTES], other[COUNTER_BYTES];

	utf8_fold(kind, folded, sizeof folded);
	for (int i = 0; i < kept->count; i++) {
		utf8_fold(kept->kind[i], other, sizeof other);
		if (strcmp(folded, other) == 0)
			return i;
	}
	return -1;
}

/* "counter P KIND +1" */
static bool names_kind(const struct game *game, const char *line, char kind[COUNTER_BYTES])
{
	struct words *words = xmalloc(sizeof *words);
	const struct verb *verb = verb_find(game, "counter");
	bool named = verb && verb_find(game, "counters") && words_split(words, line, strlen(line), NULL) &&
	             words->count == 4 && verb_find(game, words->word[0].text) == verb &&
	             strlen(words->word[2].text) < COUNTER_BYTES;

	if (named)
		utf8_copy(kind, COUNTER_BYTES, words->word[2].text);
	free(words);
	return named;
}

void counters_keep(const struct store *store, const struct game *game, const char *line)
{
	char path[PATH_MAX], kind[COUNTER_BYTES];
	struct reason ignored;
	struct kept kept;

	if (names_kind(game, line, kind) && !commander_knows_counter(kind) &&
	    read_kept(store, path, &kept, &ignored) && kept.count < KEPT_MOST && find_kept(&kept, kind) < 0)
		ui_file_put(path, kind, kind, &ignored);
}

/* ---- offered ---- */

static bool is_listed(const struct choices *list, const char *kind)
{
	for (int i = 0; i < list->count; i++)
		if (strcmp(list->out[i].name, kind) == 0)
			return true;
	return false;
}

/* Under the first of its letters that no other row has. */
static void add_token(struct choices *list, const char *kind)
{
	char key[2] = "", word[COUNTER_BYTES + 2], line[COUNTER_BYTES + 6], folded[COUNTER_BYTES];

	utf8_fold(kind, folded, sizeof folded);
	for (const char *at = folded; *at && !*key; at++) {
		key[0] = (char)(*at >= 'a' && *at <= 'z' ? *at : '\0');
		for (int i = 0; i < list->count; i++)
			if (strcmp(list->out[i].key, key) == 0)
				key[0] = '\0';
	}
	word_typed(kind, word, sizeof word);
	snprintf(line, sizeof line, "%s +1", word);
	if (*key && !is_listed(list, kind))
		choices_add(list, key, line, kind, _("one more"));
}

static void add_choices(const struct store *store, const char *hole, struct choices *list)
{
	bool tokens = strcmp(hole, "tokens") == 0;
	char path[PATH_MAX], word[COUNTER_BYTES + 2];
	struct reason ignored;
	struct kept kept;

	if ((!tokens && strcmp(hole, "kept") != 0) || !read_kept(store, path, &kept, &ignored))
		return;
	for (int i = 0; i < kept.count; i++) {
		word_typed(kept.kind[i], word, sizeof word);
		if (tokens)
			add_token(list, kept.kind[i]);
		else
			choices_add(list, NULL, word, kept.kind[i], "");
	}
}

/* ---- the verb ---- */

static bool forget(struct outside_call *call, const struct kept *kept, const char *path)
{
	const char *kind;
	int place;

	if (!args_word(&call->args, &kind))
		return false;
	place = find_kept(kept, kind);
	if (place < 0)
		return reason_set(call->why, _("no counter %s is kept: see `counters`"), kind);
	if (!ui_file_put(path, kept->kind[place], NULL, call->why))
		return false;
	said_line(call->said, _("%s is forgotten"), kept->kind[place]);
	return true;
}

static bool answer(struct outside_call *call)
{
	char path[PATH_MAX], kinds[KEPT_MOST * COUNTER_BYTES] = "";
	struct kept kept;

	if (!read_kept(call->store, path, &kept, call->why))
		return false;
	if (args_flag(&call->args, "forget"))
		return forget(call, &kept, path);
	emit_array(call->data, "counters");
	for (int i = 0; i < kept.count; i++) {
		said_list_add(kinds, sizeof kinds, "%s", kept.kind[i]);
		emit_text(call->data, NULL, kept.kind[i]);
	}
	emit_end(call->data);
	said_line(call->said, _("counters of your own: %s"), kept.count ? kinds : _("none"));
	return true;
}

const struct outside counters_outsides[] = { { NULL, "counters", answer, NULL, add_choices }, { 0 } };
