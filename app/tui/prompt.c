/* SPDX-License-Identifier: MIT */
/*
 * The : prompt: typing, completion, history, and the outcome the line would
 * have before it is said. Drawing is screens/shell/prompt.c.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "program_words.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/prompt.h"
#include "tui.h"

/* ---- completion ---- */

static size_t word_begin(const char *text, size_t at)
{
	while (at && text[at - 1] != ' ')
		at--;
	return at;
}

static void complete_now(struct tui *t)
{
	struct open_table *table = &t->table;
	const char *typed;

	t->picked = false;
	t->completions = 0;
	t->complete_from = word_begin(t->prompt.text, t->prompt.cursor);
	if (open_table_is_open(table))
		t->completions = complete(table->game, journal_state(table->journal), t->prompt.text,
		                          t->prompt.cursor, t->completion, &t->complete_from);
	typed = t->prompt.text + t->complete_from;
	t->completions = program_words_offer(t, typed, t->completion, t->completions);
	/* The first one is at hand for Tab as soon as something is typed. */
	t->chosen = t->completions && t->prompt.length ? 0 : -1;
}

static void take_completion(struct tui *t, int n)
{
	char word[sizeof t->completion->word + 2];

	snprintf(word, sizeof word, "%s%s", t->completion[n].word, t->completion[n].whole ? " " : "");
	edit_replace(&t->prompt, t->complete_from, word);
	complete_now(t);
}

/* ---- history ---- */

/* Step -1: what was typed before; +1: forward again, to the line being typed. */
static void look_back(struct tui *t, int step)
{
	int at = t->history_at < 0 ? t->history.count : t->history_at;

	if (t->history_at < 0) {
		at = t->history.count;
		utf8_copy(t->typed, sizeof t->typed, t->prompt.text);
	}
	at += step;
	if (at < 0)
		return;
	t->history_at = at >= t->history.count ? -1 : at;
	edit_set(&t->prompt, t->history_at < 0 ? t->typed : t->history.line[t->history_at]);
	complete_now(t);
}

static void choose(struct tui *t, int step)
{
	if (!t->completions)
		return;
	t->chosen += step;
	if (t->chosen >= t->completions)
		t->chosen = 0;
	if (t->chosen < 0)
		t->chosen = t->completions - 1;
	t->picked = true;
}

/* The arrows choose among several words; on an empty line, or one that came
 * from the history, they look back. */
static bool walks_choices(const struct tui *t)
{
	return t->completions > 1 && t->prompt.length && t->history_at < 0;
}

/* ---- keys ---- */

void prompt_open(struct tui *t, const char *text)
{
	if (open_table_is_open(&t->table))
		open_table_flush(&t->table);
	history_read(t);
	t->over = OVER_PROMPT;
	t->history_at = -1;
	t->prompt_refused = false;
	edit_set(&t->prompt, text);
	complete_now(t);
}

/* A refused line stays in the prompt to be mended. */
static void say_it(struct tui *t)
{
	const char *rest, *line = t->prompt.text + strspn(t->prompt.text, " ");
	const struct program_word *word = program_word_find(t, line, &rest);
	bool at_table = open_table_is_open(&t->table);
	char kept[EDIT_BYTES];

	utf8_copy(kept, sizeof kept, line);
	t->over = OVER_NONE;
	if (!kept[0])
		return;
	if (!tour_is_on(t) &&
	    (!at_table || !(journal_flags(t->table.journal, kept, strlen(kept)) & VERB_SECRET)))
		history_add(t, kept);
	if (word && !(at_table && verb_find(t->table.game, word->name))) {
		rest = kept + (rest - line);
		word->act(t, rest);
		return;
	}
	if (!at_table)
		tui_message(t, ROLE_WARNING, _("\"%.40s\" means nothing at home: new, open, settings, quit"),
		            kept);
	if (!at_table || !tui_say(t, kept)) {
		t->over = OVER_PROMPT;
		t->prompt_refused = true;
	}
}

void prompt_key(struct tui *t, const struct key *key)
{
	switch (key->key) {
	case 0x1b: t->over = OVER_NONE; return;
	case '\r':
		if (t->picked)
			take_completion(t, t->chosen);
		else
			say_it(t);
		return;
	case '\t':
		if (t->chosen >= 0)
			take_completion(t, t->chosen);
		else
			choose(t, 1);
		return;
	case KEY_BTAB: choose(t, -1); return;
	case KEY_UP: walks_choices(t) ? choose(t, -1) : look_back(t, -1); return;
	case KEY_DOWN: walks_choices(t) ? choose(t, 1) : look_back(t, 1); return;
	}
	if (key->key == KEY_BACKSPACE && !t->prompt.length) {
		t->over = OVER_NONE;
		return;
	}
	if (edit_key(&t->prompt, key)) {
		t->history_at = -1;
		t->prompt_refused = false;
		complete_now(t);
	}
}

/* ---- showing ---- */

/* What Enter would do. A word that is only half typed is not complained of
 * before Enter was pressed on it. */
static void outcome_of(struct tui *t, char *out, size_t size, bool *refused)
{
	struct said said = { 0 };
	struct reason why;
	const char *rest, *line = t->prompt.text + strspn(t->prompt.text, " ");
	const struct program_word *word = program_word_find(t, line, &rest);
	const struct verb *verb;
	bool half_typed = !strchr(line, ' ') && !t->prompt_refused;

	out[0] = '\0';
	*refused = false;
	if (!line[0])
		return;
	if (word && *word->args) { /* what it takes */
		snprintf(out, size, "%s %s", word->name, word->args);
		return;
	}
	if (word) {
		utf8_copy(out, size, _(word->help));
		return;
	}
	if (!open_table_is_open(&t->table)) {
		*refused = t->prompt_refused;
		utf8_copy(out, size, t->prompt_refused ? t->message : "");
		return;
	}
	verb = complete_verb(t->table.game, t->prompt.text, t->prompt.cursor);
	if (verb && verb->flags & (VERB_OUTSIDE | VERB_SECRET)) {
		verb_usage(verb, out,
		           size); /* it reads files, or would try what is face down: only Enter tells */
		return;
	}
	if (journal_would(t->table.journal, line, time(NULL), NULL, &said, &why)) {
		said_join(&said, out, size);
	} else if (!half_typed) {
		*refused = true;
		utf8_copy(out, size, why.text);
	}
	said_free(&said);
}

void prompt_show(struct tui *t, WINDOW *win, int message_y, int *cursor_y, int *cursor_x)
{
	struct choice choice[COMPLETIONS];
	char outcome[400], ghost[120] = "";
	size_t typed = t->prompt.cursor - t->complete_from;
	struct prompt_view view = {
		.line = t->prompt.text,
		.cursor = t->prompt.cursor,
		.choice = choice,
		.choices = t->completions,
		.chosen = t->chosen,
		.outcome = outcome,
		.ghost = ghost,
	};

	for (int i = 0; i < t->completions; i++) {
		choice[i] = (struct choice){ 0 };
		utf8_copy(choice[i].word, sizeof choice[i].word, t->completion[i].word);
		utf8_copy(choice[i].text, sizeof choice[i].text, t->completion[i].text);
	}
	if (t->chosen >= 0 && t->prompt.cursor == t->prompt.length &&
	    strlen(t->completion[t->chosen].word) > typed &&
	    strncmp(t->completion[t->chosen].word, t->prompt.text + t->complete_from, typed) == 0)
		utf8_copy(ghost, sizeof ghost, t->completion[t->chosen].word + typed);
	outcome_of(t, outcome, sizeof outcome, &view.refused);
	prompt_draw(&view, &t->palette, win, message_y, cursor_y, cursor_x);
}
