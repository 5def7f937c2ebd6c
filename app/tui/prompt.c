/* SPDX-License-Identifier: MIT */
/*
 * The : prompt: typing, completion, history, and the outcome the line would
 * have before it is said. Drawing is screens/prompt.c.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/core/outside.h"
#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/shell/prompt.h"

/* ---- the program's words ---- */

/* A verb of the table comes before a word of the program. */
static bool is_spoken_here(const struct tui *t, const struct program_word *word)
{
	if (!open_table_is_open(&t->table))
		return word->where & AT_HOME;
	return word->where & AT_TABLE && !verb_find(t->table.game, word->name);
}

/* The word that a line begins with, where it is spoken here; *rest: what follows. */
static const struct program_word *find_word(const struct tui *t, const char *line, const char **rest)
{
	size_t length = strcspn(line, " ");

	for (const struct program_word *w = t->words; w->name; w++)
		if ((is_spoken_here(t, w) ||
		     (w->where & ALONE && !line[length + strspn(line + length, " ")])) &&
		    strlen(w->name) == length && strncmp(w->name, line, length) == 0) {
			*rest = line + length + strspn(line + length, " ");
			return w;
		}
	return NULL;
}

void prompt_list_words(const struct tui *t, struct help_word out[PROGRAM_WORDS])
{
	int count = 0;

	for (const struct program_word *w = t->words; w->name && count + 1 < PROGRAM_WORDS; w++)
		if (is_spoken_here(t, w)) {
			snprintf(out[count].usage, sizeof out->usage, "%s%s%s", w->name, *w->args ? " " : "",
			         w->args);
			out[count++].help = _(w->help);
		}
	out[count] = (struct help_word){ "", NULL };
}

static void offer(struct prompt *p, const char *typed, const char *word, const char *text, bool whole)
{
	struct completion *next = &p->completion[p->completions];

	if (p->completions == COMPLETIONS || strncmp(word, typed, strlen(typed)) != 0)
		return;
	utf8_copy(next->word, sizeof next->word, word);
	utf8_copy(next->text, sizeof next->text, text);
	next->whole = whole;
	p->completions++;
}

/* Those that begin as typed, and what may follow the one that is there. */
static void offer_words(struct tui *t)
{
	struct prompt *p = &t->prompt;
	const char *typed = p->edit.text + p->complete_from, *rest, *choice;
	const struct program_word *word;
	char said[200], part[120];

	snprintf(part, sizeof part, "%.*s", (int)(p->edit.cursor - p->complete_from), typed);
	if (p->complete_from == 0) {
		for (word = t->words; word->name; word++)
			if (is_spoken_here(t, word))
				offer(p, part, word->name, _(word->help), *word->args);
		return;
	}
	word = find_word(t, p->edit.text, &rest);
	if (!word || !word->choice || rest > typed)
		return;
	snprintf(said, sizeof said, "%.*s", (int)(typed - rest), rest);
	for (int n = 0; (choice = word->choice(said, n)); n++)
		offer(p, part, choice, "", word->more && !*said);
}

/* ---- completion ---- */

static void complete_now(struct tui *t)
{
	struct open_table *table = &t->table;
	size_t begin = t->prompt.edit.cursor;

	while (begin && t->prompt.edit.text[begin - 1] != ' ')
		begin--;
	t->prompt.picked = false;
	t->prompt.files[0] = '\0';
	t->prompt.completions = 0;
	t->prompt.complete_from = begin;
	if (open_table_is_open(table))
		t->prompt.completions =
			complete(table->game, journal_state(table->journal), t->prompt.edit.text,
		                 t->prompt.edit.cursor, t->prompt.completion, &t->prompt.complete_from);
	offer_words(t);
	/* The first one is at hand for Tab as soon as something is typed. */
	t->prompt.chosen = t->prompt.completions && t->prompt.edit.length ? 0 : -1;
}

static void take_completion(struct tui *t, int n)
{
	char word[sizeof t->prompt.completion->word + 2];

	snprintf(word, sizeof word, "%s%s", t->prompt.completion[n].word,
	         t->prompt.completion[n].whole ? " " : "");
	edit_replace(&t->prompt.edit, t->prompt.complete_from, word);
	complete_now(t);
}

/* ---- paths ---- */

/* Where the path begins in which the cursor stands: behind "load", in quotes or not; 0: it is in none. */
static size_t path_from(struct tui *t)
{
	static const char before[] = " load ";
	const struct edit *edit = &t->prompt.edit;
	const char *load = strstr(edit->text, before);
	size_t from = load ? (size_t)(load - edit->text) + strlen(before) : 0;

	return load && from <= edit->cursor && open_table_is_open(&t->table) &&
	                       outside_is(t->table.journal, edit->text, from)
	               ? from
	               : 0;
}

/* Tab goes on with the path, in quotes where it has blanks, and names the files that may be meant. */
static void complete_path(struct tui *t, size_t from)
{
	const char *text = t->prompt.edit.text + from;
	bool quoted = *text == '"', folder;
	char typed[EDIT_BYTES], path[EDIT_BYTES], word[EDIT_BYTES + 4], files[sizeof t->prompt.files];

	snprintf(typed, sizeof typed, "%.*s", (int)(t->prompt.edit.cursor - from - quoted), text + quoted);
	typed[strcspn(typed, "\"")] = '\0';
	if (!outside_complete(typed, path, sizeof path, files, sizeof files)) {
		utf8_copy(t->prompt.files, sizeof t->prompt.files, _("no file starts like that"));
		return;
	}
	quoted |= strchr(path, ' ') != NULL;
	folder = *path && path[strlen(path) - 1] == '/';
	snprintf(word, sizeof word, "%s%s%s", quoted ? "\"" : "", path,
	         quoted && !*files && !folder ? "\"" : "");
	edit_replace(&t->prompt.edit, from, word);
	complete_now(t);
	utf8_copy(t->prompt.files, sizeof t->prompt.files, files);
}

/* Whether the quote that Tab began is still to be ended. */
static bool is_path_open(struct tui *t)
{
	size_t from = path_from(t);
	const char *text = t->prompt.edit.text;

	return from && text[from] == '"' && !strchr(text + from + 1, '"');
}

/* ---- history ---- */

/* Step -1: what was typed before; +1: forward again, to the line being typed. */
static void look_back(struct tui *t, int step)
{
	int at = t->prompt.at < 0 ? t->history.count : t->prompt.at;

	if (t->prompt.at < 0) {
		at = t->history.count;
		utf8_copy(t->prompt.typed, sizeof t->prompt.typed, t->prompt.edit.text);
	}
	do
		at += step;
	while (at >= 0 && at < t->history.count && strcmp(t->history.line[at], t->prompt.edit.text) == 0);
	if (at < 0)
		return;
	t->prompt.at = at >= t->history.count ? -1 : at;
	edit_set(&t->prompt.edit, t->prompt.at < 0 ? t->prompt.typed : t->history.line[t->prompt.at]);
	complete_now(t);
}

static void choose(struct tui *t, int step)
{
	if (!t->prompt.completions)
		return;
	t->prompt.chosen += step;
	if (t->prompt.chosen >= t->prompt.completions)
		t->prompt.chosen = 0;
	if (t->prompt.chosen < 0)
		t->prompt.chosen = t->prompt.completions - 1;
	t->prompt.picked = true;
}

/* The arrows choose among several words; on an empty line, or one that came
 * from the history, they look back. */
static bool walks_choices(const struct tui *t)
{
	return t->prompt.completions > 1 && t->prompt.edit.length && t->prompt.at < 0;
}

/* ---- keys ---- */

void prompt_open(struct tui *t, const char *text)
{
	open_table_flush(&t->table);
	history_read(t);
	t->over = &overlay_prompt;
	t->prompt.under = NULL;
	t->prompt.at = -1;
	t->prompt.refused = false;
	edit_set(&t->prompt.edit, text);
	complete_now(t);
}

/* What is typed behind `seat`; NULL: another line. */
static const char *names_typed(const struct tui *t)
{
	const char *line = t->prompt.edit.text + strspn(t->prompt.edit.text, " ");

	return strncmp(line, "seat ", strlen("seat ")) == 0 ? line + strlen("seat ") : NULL;
}

enum { LINE_TYPED = EDIT_BYTES + 1 }; /* and a quote more */

/* What Enter takes, and what the live line is about: the names after seat may be parted by 、 or wide blanks,
 * the quote of a path ends by itself. */
static const char *typed_line(struct tui *t, char room[LINE_TYPED])
{
	const char *line = t->prompt.edit.text + strspn(t->prompt.edit.text, " ");

	if (names_typed(t))
		tui_seat_line(room, EDIT_BYTES, names_typed(t));
	else
		snprintf(room, LINE_TYPED, "%s%s", line, is_path_open(t) ? "\"" : "");
	return room;
}

/* A line of a secret verb; where a game has such verbs, also one whose verb is mistyped. */
static bool may_be_secret(struct tui *t, const char *line)
{
	char first[40];
	const char *rest;
	const struct verb *verb;
	bool secrets = false;

	if (journal_flags(t->table.journal, line, strlen(line)) & VERB_SECRET)
		return true;
	snprintf(first, sizeof first, "%.*s", (int)strcspn(line, " "), line);
	if (verb_find(t->table.game, first) || find_word(t, line, &rest))
		return false;
	for (int n = 0; (verb = verb_at(t->table.game, n)); n++)
		secrets |= (verb->flags & VERB_SECRET) != 0;
	return secrets;
}

/* A refused line stays in the prompt to be mended. */
static void say_it(struct tui *t)
{
	char kept[LINE_TYPED];
	const char *rest, *line = typed_line(t, kept);
	const struct program_word *word = find_word(t, line, &rest);
	bool at_table = open_table_is_open(&t->table);

	if (!kept[0]) {
		t->over = t->prompt.under;
		return;
	}
	t->over = NULL;
	if (!t->tour.steps && (!at_table || !may_be_secret(t, kept)))
		history_add(t, kept);
	if (word) {
		word->act(t, rest);
		return;
	}
	if (!at_table)
		tui_message(t, ROLE_WARNING, _("there is no \"%.40s\" at home: new, open, settings, quit"),
		            kept);
	t->lines = true;
	if (!at_table || (!tui_say(t, kept) && t->over != &overlay_text)) {
		t->over = &overlay_prompt;
		t->prompt.refused = true;
	} else if (!t->over) {
		t->over = t->prompt.under;
	}
	t->lines = false;
}

static bool prompt_key(struct tui *t, const struct key *key)
{
	switch (key->key) {
	case 0x1b: t->over = t->prompt.under; return true;
	case '\r':
		if (t->prompt.picked)
			take_completion(t, t->prompt.chosen);
		else
			say_it(t);
		return true;
	case '\t':
		if (path_from(t))
			complete_path(t, path_from(t));
		else if (t->prompt.chosen >= 0)
			take_completion(t, t->prompt.chosen);
		else
			choose(t, 1);
		return true;
	case KEY_BTAB: choose(t, -1); return true;
	case KEY_UP: walks_choices(t) ? choose(t, -1) : look_back(t, -1); return true;
	case KEY_DOWN: walks_choices(t) ? choose(t, 1) : look_back(t, 1); return true;
	}
	if (key->key == KEY_BACKSPACE && !t->prompt.edit.length) {
		t->over = t->prompt.under;
		return true;
	}
	if (edit_key(&t->prompt.edit, key)) {
		t->prompt.at = -1;
		t->prompt.refused = false;
		complete_now(t);
	}
	return true;
}

/* ---- showing ---- */

/* Whether more is to be typed before a refusal is worth a word: the line lacks something, or the
 * word at the cursor may become another. */
static bool is_unfinished(struct tui *t, const struct reason *why, struct usage *usage)
{
	const struct prompt *p = &t->prompt;
	char lacks[300];

	if (!complete_usage(t->table.game, p->edit.text, p->edit.cursor, usage))
		return false;
	snprintf(lacks, sizeof lacks, _("usage: %s"), usage->text);
	if (strcmp(why->text, lacks) == 0 || (p->completions && p->complete_from < p->edit.cursor))
		return true;
	*usage = (struct usage){ 0 };
	return false;
}

/* How many words a line may begin with. */
static int first_words(const struct tui *t)
{
	int count = 0;

	for (const struct program_word *w = t->words; w->name; w++)
		count += is_spoken_here(t, w);
	for (int n = 0; open_table_is_open(&t->table) && verb_at(t->table.game, n); n++)
		count++;
	return count;
}

/* What is face down may be in a secret line, and its outcome is on the screen: only Enter tells. */
static enum foresight foresee(struct tui *t, const char *line, struct said *said, struct reason *why)
{
	if (journal_flags(t->table.journal, line, strlen(line)) & VERB_SECRET)
		return FORESEEN_NOT;
	return open_table_foresee(&t->table, line, said, why);
}

/* What the line would do, and what would be lost by it. */
static void tell_outcome(struct tui *t, const char *line, const struct said *said, char *out, size_t size)
{
	char loss[200];
	size_t used;

	shell_tell(said, out, size);
	used = strlen(out);
	if (offers_loss(open_table_offers(&t->table), journal_state(t->table.journal), line, loss,
	                sizeof loss))
		snprintf(out + used, size - used, "%s%s", used ? "; " : "", loss);
	utf8_mend_end(out);
}

/* The outcome that a line of the table would have, or what it still needs. */
static void outcome_at_table(struct tui *t, const char *line, char *out, size_t size, bool *refused,
                             struct usage *usage)
{
	const struct prompt *p = &t->prompt;
	struct said said = { 0 };
	struct reason why;
	enum foresight seen = p->picked ? FORESEEN_NOT : foresee(t, line, &said, &why);

	t->prompt.foretold.taken = seen != FORESEEN_REFUSED;
	if (seen == FORESEEN_NOT)
		complete_usage(t->table.game, p->edit.text, p->edit.cursor, usage);
	else if (seen == FORESEEN_SAID)
		tell_outcome(t, line, &said, out, size);
	else if (strchr(line, ' ') && !is_unfinished(t, &why, usage)) {
		*refused = true;
		utf8_copy(out, size, why.text);
	}
	said_free(&said);
}

/* What Enter would do. A word that is only half typed is not complained of
 * before Enter was pressed on it. */
static void outcome_of(struct tui *t, char *out, size_t size, bool *refused, struct usage *usage)
{
	char room[LINE_TYPED];
	const char *rest, *line = typed_line(t, room);
	const struct program_word *word = find_word(t, line, &rest);
	const struct prompt *p = &t->prompt;
	struct reason why;
	bool half_typed = !strchr(line, ' ');

	out[0] = '\0';
	*refused = false;
	if (!line[0])
		return;
	if (p->refused) {
		*refused = true;
		t->prompt.foretold.taken = p->picked;
		utf8_copy(out, size, t->notice.text);
		return;
	}
	if (path_from(t) && outside_is(t->table.journal, line, strlen(line))) {
		utf8_copy(out, size, t->prompt.files[0] ? t->prompt.files : _("Enter reads the file"));
		return;
	}
	if (word && *word->args) { /* what it takes */
		snprintf(usage->text, sizeof usage->text, "%s %s", word->name, word->args);
		return;
	}
	if (word) {
		utf8_copy(out, size, _(word->help));
		return;
	}
	t->prompt.foretold.taken = p->picked;
	if (!open_table_is_open(&t->table))
		return;
	if (!open_table_may_say(&t->table, &why)) { /* what would be refused tells a watcher what is hidden */
		*refused = !half_typed;
		utf8_copy(out, size, half_typed ? "" : why.text);
		return;
	}
	outcome_at_table(t, line, out, size, refused, usage);
}

/* What it is a field for; that is not for the mouse. */
static void draw_under(struct tui *t, int *y, int *x)
{
	int spots = t->picture.spots.count;

	if (t->prompt.under)
		t->prompt.under->draw(t, y, x);
	t->picture.spots.count = spots;
}

/* Tries the line, which takes time on a large table: once for a picture. */
static const struct foretold *foretell(struct tui *t)
{
	struct foretold *f = &t->prompt.foretold;

	if (!f->fresh) {
		f->fresh = f->taken = true;
		f->usage = (struct usage){ 0 };
		outcome_of(t, f->text, sizeof f->text, &f->refused, &f->usage);
	}
	return f;
}

static void prompt_draw_over(struct tui *t, int *cursor_y, int *cursor_x)
{
	const struct foretold *foretold = foretell(t);
	struct choice choice[COMPLETIONS];
	char ghost[120] = "";
	size_t typed = t->prompt.edit.cursor - t->prompt.complete_from;
	struct prompt_view view = {
		.line = t->prompt.edit.text,
		.cursor = t->prompt.edit.cursor,
		.choice = choice,
		.choices = t->prompt.completions,
		.chosen = t->prompt.chosen,
		.outcome = foretold->text,
		.refused = foretold->refused,
		.usage = foretold->usage.text,
		.usage_from = foretold->usage.from,
		.usage_to = foretold->usage.to,
		.pressed = t->prompt.refused,
		.ghost = ghost,
	};

	t->prompt.foretold.fresh = false;
	draw_under(t, cursor_y, cursor_x);
	for (int i = 0; i < t->prompt.completions; i++) {
		choice[i] = (struct choice){ 0 };
		utf8_copy(choice[i].word, sizeof choice[i].word, t->prompt.completion[i].word);
		utf8_copy(choice[i].text, sizeof choice[i].text, t->prompt.completion[i].text);
	}
	if (t->prompt.chosen >= 0 && t->prompt.edit.cursor == t->prompt.edit.length &&
	    strlen(t->prompt.completion[t->prompt.chosen].word) > typed &&
	    strncmp(t->prompt.completion[t->prompt.chosen].word,
	            t->prompt.edit.text + t->prompt.complete_from, typed) == 0)
		utf8_copy(ghost, sizeof ghost, t->prompt.completion[t->prompt.chosen].word + typed);
	view.all = t->prompt.edit.length ? 0 : first_words(t);
	prompt_draw(&view, &t->palette, stdscr, t->picture.layout.message_y, cursor_y, cursor_x);
}

/* For any list as much, so that the table stays as it is while letters narrow it; for a refusal its rows. */
static int prompt_wants(struct tui *t)
{
	const struct foretold *foretold = foretell(t);

	if (t->prompt.completions > 1)
		return CHOICES_SHOWN + 1;
	if (t->prompt.completions && !t->prompt.refused)
		return 0;
	return foretold->usage.text[0] ? 0 : prompt_whole_rows(t->prompt.edit.text, foretold->text, COLS);
}

static enum field prompt_field(const struct tui *t)
{
	return names_typed(t) ? FIELD_NAMES : FIELD_TEXT;
}

/* A completion is taken; only Enter says the line. */
static const char *prompt_touch(struct tui *t, int what, int n)
{
	take_completion(t, n);
	return NULL;
}

/* Whether Tab goes on: the only word may stand there already. */
static bool may_complete(struct tui *t)
{
	const struct prompt *p = &t->prompt;
	const struct completion *only = p->completion;

	return p->completions > 1 || path_from(t) ||
	       (p->completions && (only->whole || strcmp(only->word, p->edit.text + p->complete_from) != 0));
}

/* Anew for each picture, which begins with them. */
static void prompt_hints(struct tui *t)
{
	t->prompt.foretold.fresh = false;
	if (foretell(t)->taken)
		hint_add(t, "Enter", _("OK"));
	hint_add(t, "Esc", _("cancel"));
	if (may_complete(t))
		hint_add(t, "Tab", _("complete"));
	if (walks_choices(t) || t->history.count)
		hint_add(t, _("arrows"), _("choose"));
}

const struct overlay overlay_prompt = {
	.key = prompt_key,
	.draw = prompt_draw_over,
	.wants = prompt_wants,
	.touch = prompt_touch,
	.add_hints = prompt_hints,
	.field = prompt_field,
};
