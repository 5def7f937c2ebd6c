/* SPDX-License-Identifier: MIT */
/*
 * Undo and redo, and hiding what an undone line had turned up.
 */
#include "inner.h"

#include <stdio.h>
#include <string.h>

#include "i18n.h"
#include "utf8.h"

/* ---- what was turned up ---- */

static bool turns_up(struct journal *j, int entry)
{
	const char *text = j->record[entry].text;

	return journal_verb_flags(j, text, strlen(text)) & VERB_REVEALS;
}

/* Looks at each line once, however often it is called. */
static int last_turned(struct journal *j, int entry)
{
	int at = entry, turned;

	while (at >= 0 && j->record[at].turned == UNKNOWN && !turns_up(j, at))
		at = j->record[at].before;
	turned = at < 0 || j->record[at].turned == UNKNOWN ? at : j->record[at].turned;
	for (; entry >= 0 && j->record[entry].turned == UNKNOWN; entry = j->record[entry].before) {
		j->record[entry].turned = turned;
		if (entry == turned)
			break;
	}
	return turned;
}

bool journal_is_down(struct journal *j, int n)
{
	int turned = j->record[n].kind == KIND_LINE && !journal_is_in_force(j, n) ? last_turned(j, n) : -1;

	return turned >= 0 && !journal_is_in_force(j, turned);
}

/* ---- undo, redo ---- */

bool journal_would_step(struct journal *j, enum kind kind, struct reason *why)
{
	if (kind == KIND_UNDO)
		return j->force > 0 || reason_set(why, _("nothing left to undo"));
	return j->force < j->top || reason_set(why, _("nothing to redo"));
}

/* Says a line once more to the spare, which goes from the state before it to the one after it. */
static void tell_again(struct journal *j, int entry)
{
	const struct record *record = &j->record[entry];

	j->spare_at = NOWHERE;
	said_clear(&j->told);
	if (journal_apply(j, j->spare, record, &j->told, NULL))
		j->spare_at = entry;
}

/* Says all that the line had said in one sentence, else the line itself; of a hidden
 * line only the verb. */
static void say_step(struct journal *j, bool back, int entry, struct said *said)
{
	const char *text = j->record[entry].text;
	char words[STEP_BYTES];

	if (back)
		said_leave_questions(&j->told);
	if (journal_is_down(j, entry))
		snprintf(words, sizeof words, "%.*s", (int)strcspn(text, " "), text);
	else if (j->told.lines)
		said_join(&j->told, words, sizeof words);
	else if (journal_verb_flags(j, text, strlen(text)) & VERB_SECRET)
		snprintf(words, sizeof words, "%s", _("(face down)"));
	else
		utf8_copy(words, sizeof words, text);
	said_line(said, back ? _("Undone: %s") : _("Redone: %s"), words);
}

/* A redo tells its line by applying it to the spare, which is then ready; an undo
 * leaves the spare at the undone line, ready for a redo. */
bool journal_step(struct journal *j, enum kind kind, int64_t at, struct said *said, struct reason *why)
{
	bool back = kind == KIND_UNDO;
	int entry, force = j->force + (back ? -1 : 1);

	if (!back && said && j->force < j->top) {
		journal_spare_like_live(j);
		tell_again(j, j->path[j->force]);
	}
	if (!journal_would_step(j, kind, why) || !journal_spare_to(j, force ? j->path[force - 1] : -1, why))
		return false;
	j->force = force;
	journal_copy_state(j, j->live, j->spare);
	entry = j->path[back ? force : force - 1];
	if (back && said)
		tell_again(j, entry);
	if (said)
		say_step(j, back, entry, said);
	journal_add(j, kind, back ? "undo" : "redo", 4, at);
	return true;
}

enum kind journal_kind(const char *line, size_t size)
{
	if (size == 4 && memcmp(line, "undo", 4) == 0)
		return KIND_UNDO;
	if (size == 4 && memcmp(line, "redo", 4) == 0)
		return KIND_REDO;
	return KIND_LINE;
}
