/* SPDX-License-Identifier: MIT */
/*
 * What holds at this moment: which keys mean something, whether the table is
 * covered or takes letters, what the title line marks; entries of the hint bar.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/core/keys.h"
#include "app/core/outside.h"
#include "inner.h"
#include "rules/core/i18n.h"

enum { WRITING_SHOWN_MS = 250 }; /* a disk that answers sooner is not worth a flicker */

struct showing tui_about(struct tui *t)
{
	return (struct showing){
		.screen = t->table.screen,
		.view = t->table.view,
		.state = journal_state(t->table.journal),
		.keys = keymap_of(&t->keymap, screen_keys(t->table.screen, t->table.view,
		                                          journal_state(t->table.journal))),
		.offers = open_table_offers(&t->table),
		.common = keymap_of(&t->keymap, common_keys),
		.more = outside_choices,
		.user = t->store,
	};
}

void tui_fit(struct tui *t)
{
	const struct screen *screen = t->table.screen;

	if (open_table_is_open(&t->table) && screen->fit)
		screen->fit(t->table.view, open_table_state(&t->table), LINES - 3, COLS);
}

bool tui_is_covered(const struct tui *t)
{
	return open_table_is_open(&t->table) && t->table.screen->curtain &&
	       t->table.screen->curtain(t->table.view);
}

bool tui_is_typed(const struct tui *t)
{
	const struct screen *screen = t->table.screen;

	return open_table_is_open(&t->table) && screen->typing && save_may_say(t->table.save) &&
	       screen->typing(t->table.view, journal_state(t->table.journal));
}

enum field tui_field(const struct tui *t)
{
	if (t->over)
		return t->over->field ? t->over->field(t) : t->over->typed;
	if (open_table_is_open(&t->table))
		return tui_is_typed(t) ? FIELD_TEXT : FIELD_NONE;
	return t->home.field == HOME_NO_FIELD ? FIELD_NONE
	       : t->home.field == HOME_NAMES  ? FIELD_NAMES
	                                      : FIELD_TEXT;
}

bool tui_has_phase(struct tui *t)
{
	return t->table.screen->phase && journal_undoable(t->table.journal) > 0;
}

/* Whether the act would change the view, or tell something: tried on a copy. */
static bool acts_now(const struct showing *about, const struct binding *key)
{
	size_t size = about->screen->view_size;
	void *view = xmalloc(size);
	struct reason why = { 0 };
	bool acts;

	memcpy(view, about->view, size);
	acts = key->act(view, about->state, &why) &&
	       (why.text[0] || key->then || memcmp(view, about->view, size) != 0);
	free(view);
	return acts;
}

/* Whether what the cursor is on may be said of. */
static bool aims_now(struct tui *t, const struct showing *about, const struct binding *key)
{
	struct reason ignored;
	char line[ASK_LINE];

	return ask_guess(about, key, line) &&
	       open_table_foresee(&t->table, line, NULL, &ignored) != FORESEEN_REFUSED;
}

static bool key_means(struct tui *t, const struct showing *about, const struct binding *key)
{
	bool may_say = save_may_say(t->table.save);
	char line[ASK_LINE];

	if (!binding_holds(key, about))
		return false;
	if (key->program == ACT_SEAT || key->program == ACT_READ)
		return key->program == ACT_SEAT ? tui_wants_seats(t) : t->notice.cut;
	if (key->program == ACT_UNDO_PHASE)
		return may_say && tui_has_phase(t);
	if (key->act)
		return (may_say || !(key->own || key->offer)) && acts_now(about, key);
	if (key->offer && key->aimed)
		return may_say && aims_now(t, about, key);
	if (key->menu || key->offer || (key->own && !key->line))
		return may_say;
	/* a line of one's own reads a file: only its holes can be tried */
	return !key->line ||
	       (may_say && ask_guess(about, key, line) &&
	        (key->own || journal_would(t->table.journal, line, time(NULL), NULL, NULL, NULL)));
}

bool tui_means(struct tui *t, const struct binding *key)
{
	struct showing about = tui_about(t);

	return key_means(t, &about, key);
}

void keys_meaning(struct tui *t, const struct binding *keys, bool for_bar, bool *means)
{
	struct showing about = tui_about(t);

	for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
		means[i] = (!for_bar || keys[i].label) && key_means(t, &about, &keys[i]);
}

bool tui_wants_seats(const struct tui *t)
{
	const struct table *table = journal_state(t->table.journal);

	return !table->seats && t->table.game->seats_max && !t->table.screen->unseated &&
	       save_may_say(t->table.save);
}

bool tui_due_names(const struct tui *t, const struct game *game, char *out, size_t size)
{
	out[0] = '\0';
	return t->link && t->link->names && t->link->names(t->link, game, out, size);
}

/* Not for a tour, nor for a watched table that nobody keeps any more. */
bool tui_keeps_awake(const struct tui *t)
{
	enum save_how how = open_table_is_open(&t->table) ? save_how(t->table.save) : SAVE_NOWHERE;

	return t->settings.value[SET_AWAKE] == AWAKE_ON &&
	       (how == SAVE_WRITE || (how == SAVE_WATCH && save_is_kept(t->table.save)));
}

int tui_times_up(const struct journal *journal)
{
	return journal ? table_times_up(journal_state(journal), open_table_time(journal)) : 0;
}

int tui_late(const struct tui *t)
{
	return tui_times_up(t->table.journal);
}

int tui_unsaved(const struct tui *t, char *out, size_t size)
{
	const char *why = NULL;
	int unsaved = 0;

	save_mark(t->table.save, &why, &unsaved);
	snprintf(out, size,
	         P_("%d line is only in memory: %s.", "%d lines are only in memory: %s.",
	            (unsigned long)unsaved),
	         unsaved, why ? why : "?");
	return unsaved;
}

enum shell_mark tui_mark(struct tui *t)
{
	const char *why;
	int unsaved;

	if (!open_table_is_open(&t->table))
		return MARK_SAVED;
	if (save_how(t->table.save) == SAVE_NOWHERE)
		return MARK_NONE;
	if (save_how(t->table.save) != SAVE_WRITE)
		return save_is_kept(t->table.save) ? MARK_WATCHING : MARK_LEFT;
	switch (save_mark(t->table.save, &why, &unsaved)) {
	case SAVE_SAVED: t->picture.writing_since = 0; return MARK_SAVED;
	case SAVE_WRITING:
		if (!t->picture.writing_since)
			t->picture.writing_since = io_now_ms();
		return io_now_ms() - t->picture.writing_since < WRITING_SHOWN_MS ? MARK_SAVED : MARK_WRITING;
	default: t->picture.writing_since = 0; return MARK_NOT_SAVED;
	}
}

int64_t tui_mark_wake(const struct tui *t)
{
	int64_t wake = t->picture.writing_since ? t->picture.writing_since + WRITING_SHOWN_MS : 0;

	return wake > io_now_ms() ? wake : 0; /* shown already: the sync's end redraws */
}

/* ---- entries of the hint bar ---- */

void hint_add(struct tui *t, const char *key, const char *label)
{
	struct hint *hint = &t->hints.list[t->hints.count];

	if (t->hints.count == HINTS_MAX)
		return;
	*hint = (struct hint){ .label = label, .enabled = true, .binding = -1 };
	snprintf(hint->key, sizeof hint->key, "%s", key);
	t->hints.count++;
}

void hint_finding(struct tui *t)
{
	hint_add(t, _("type"), _("find"));
	hint_add(t, "Enter", _("OK"));
	hint_add(t, "Esc", _("cancel"));
}

void hint_question(struct tui *t)
{
	hint_add(t, "y", C_("hint", "yes"));
	hint_add(t, C_("hint", "any other key"), C_("hint", "no"));
}
