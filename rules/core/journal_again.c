/* SPDX-License-Identifier: MIT */
/*
 * Edits of the past: after N lines were undone and another one was said, redo says the
 * undone lines again, one at a time. Each is said as a person would say it, checked by
 * the rules of now, and stands in the journal as a line of its own: a stored "redo"
 * never means this. What is kept follows from the entries, so it outlives a restart.
 *
 * A line said in the place of the first undone one (the same verb, and the same player)
 * replaces it. A line that redo has refused twice is left out until the table is opened again.
 * All are forgotten when more other lines have been said than were undone.
 */
#include "inner.h"

#include <stdio.h>
#include <string.h>

#include "i18n.h"
#include "utf8.h"

enum { SHOWN_BYTES = 60, KEPT_MOST = 1000 };

void journal_leave_out(struct journal *j)
{
	memmove(j->kept, j->kept + 1, (size_t)--j->kepts * sizeof *j->kept);
}

/* Puts the undone end of the path before what was kept so far. */
static void keep_end(struct journal *j)
{
	int count = j->top - j->force;

	if (count > KEPT_MOST)
		count = KEPT_MOST;
	if (j->kepts > KEPT_MOST - count)
		j->kepts = KEPT_MOST - count;
	for (int i = 0; i < count; i++)
		j->kept = xgrow(j->kept, j->kepts++, &j->kept_room, sizeof *j->kept);
	memmove(j->kept + count, j->kept, (size_t)(j->kepts - count) * sizeof *j->kept);
	memcpy(j->kept, j->path + j->force, (size_t)count * sizeof *j->kept);
	j->kept_from = j->kepts;
	j->since = 0;
}

static size_t word_size(const char *text)
{
	return strcspn(text, " ");
}

static bool same_word(const char *a, const char *b)
{
	return word_size(a) == word_size(b) && memcmp(a, b, word_size(a)) == 0;
}

/* "roll 3 5" in the place of "roll 3 4"; "give Bob 1g" not of "give Anna 1g". */
static bool is_instead(const struct journal *j, const char *text, const char *old)
{
	char name[40];
	const struct verb *verb;

	if (!same_word(text, old))
		return false;
	snprintf(name, sizeof name, "%.*s", (int)word_size(text), text);
	verb = verb_find(j->game, name);
	text += word_size(text);
	old += word_size(old);
	return verb && (strncmp(verb->args, "P ", 2) != 0 || (*text && *old && same_word(text + 1, old + 1)));
}

/* Whether it is the kept line once more; of a hidden one nobody learns whether both hide the same. */
static bool is_kept(struct journal *j, const char *text, const char *kept)
{
	return strcmp(text, kept) == 0 ||
	       (journal_verb_flags(j, text, strlen(text)) & VERB_SECRET && is_instead(j, text, kept));
}

void journal_keep_undone(struct journal *j)
{
	bool cut = j->force < j->top;
	const char *text = j->record[j->count - 1].text;

	if (cut)
		keep_end(j);
	if (!j->kepts)
		return;
	if (is_kept(j, text, j->record[j->kept[0]].text)) {
		journal_leave_out(j);
		return;
	}
	if (cut && is_instead(j, text, j->record[j->kept[0]].text))
		journal_leave_out(j);
	if (++j->since > j->kept_from)
		j->kepts = 0;
}

int journal_kept(const struct journal *j)
{
	return j->force == j->top ? j->kepts : 0;
}

/* What turns something up, or might by a refusal, people say themselves. */
const char *journal_kept_line(struct journal *j, int n)
{
	const char *text = j->record[j->kept[n]].text;

	return journal_verb_flags(j, text, strlen(text)) & (VERB_REVEALS | VERB_UNTRIED) ? NULL : text;
}

/* A hidden line is told by its verb alone. */
bool journal_tell_kept(struct journal *j, int n, struct reason *why)
{
	int entry = j->kept[n];
	const char *text = j->record[entry].text;
	const unsigned hides = VERB_SECRET | VERB_REVEALS | VERB_UNTRIED;
	char words[SHOWN_BYTES];

	if (journal_is_down(j, entry) || journal_verb_flags(j, text, strlen(text)) & hides)
		return reason_set(why, _("cannot redo %.*s: type it again"), (int)word_size(text), text);
	utf8_copy(words, sizeof words, text);
	return reason_at(why, _("cannot redo %s"), words);
}
