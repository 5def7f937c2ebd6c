/* SPDX-License-Identifier: MIT */
/*
 * Templates of one's own for the score sheet: `template save NAME` keeps the options of the sheet as the
 * lines that set them, in one file of texts; `template NAME` says these lines.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/outside.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/score/score.h"
#include "saves/settings.h"

enum { OWN_COLUMNS = 30, OWN_NAME = OWN_COLUMNS * 4 + 1, OWN_MOST = 40, OWN_LINE = 2000 };

struct own {
	char name[OWN_NAME], line[OWN_LINE];
};

struct owns {
	struct own own[OWN_MOST];
	int count;
};

/* ---- the file ---- */

static bool own_path(const struct store *store, char path[PATH_MAX], struct reason *why)
{
	return snprintf(path, PATH_MAX, "%s/templates.json", store->config) < PATH_MAX ||
	       reason_set(why, _("the path is too long"));
}

static void see(void *user, const char *name, const char *line)
{
	struct owns *owns = user;
	struct own *own = &owns->own[owns->count];

	if (owns->count == OWN_MOST || strlen(name) >= OWN_NAME || strlen(line) >= OWN_LINE)
		return;
	utf8_copy(own->name, sizeof own->name, name);
	utf8_copy(own->line, sizeof own->line, line);
	owns->count++;
}

/* The caller frees them. NULL and why: the file cannot be read or trusted. */
static struct owns *read_owns(const struct store *store, struct reason *why)
{
	struct owns *owns = xcalloc(1, sizeof *owns);
	char path[PATH_MAX];

	if (own_path(store, path, why) && ui_file_read(path, see, owns, why))
		return owns;
	free(owns);
	return NULL;
}

static const struct own *find_own(const struct owns *owns, const char *name)
{
	char folded[OWN_NAME], other[OWN_NAME];

	utf8_fold(name, folded, sizeof folded);
	for (int i = 0; i < owns->count; i++) {
		utf8_fold(owns->own[i].name, other, sizeof other);
		if (strcmp(folded, other) == 0)
			return &owns->own[i];
	}
	return NULL;
}

static void add_choices(const struct store *store, const char *hole, struct choices *list)
{
	bool forget = strcmp(hole, "own") == 0;
	struct reason ignored;
	struct owns *owns = forget || strcmp(hole, "game") == 0 ? read_owns(store, &ignored) : NULL;

	for (int i = 0; owns && i < owns->count && i < 9; i++) {
		char key[8], word[OWN_NAME + 2];

		snprintf(key, sizeof key, forget ? "%d" : "o%d", i + 1);
		word_typed(owns->own[i].name, word, sizeof word);
		choices_add(list, key, word, owns->own[i].name, forget ? "" : _("your own"));
	}
	free(owns);
}

/* ---- the lines that make the present sheet ---- */

static bool say_trial(struct journal *trial, const char *line)
{
	struct reason why;

	return journal_say(trial, line, strlen(line), 0, NULL, false, NULL, NULL, &why) == JOURNAL_SAID;
}

static void seat_trial(struct journal *trial, const struct table *table, struct line *line)
{
	line_clear(line);
	line_word(line, "seat");
	every_seat (i, *table)
		line_word(line, table->seat[i].name);
	if (table->seats)
		say_trial(trial, line->text);
	line_clear(line);
}

/* The template that it began with, or its rows. */
static void write_base(const struct score *s, struct line *line)
{
	bool rows = s->categories && !s->template;

	line_word(line, rows ? "categories" : "template");
	for (int i = 0; i < s->categories && rows; i++)
		line_word(line, s->category[i]);
	if (!rows)
		line_word(line, score_templates[s->template].word);
	if (s->on_way)
		line_word(line, "running");
}

/* What a sheet of the same players differs in after these lines. */
static void write_options(const struct score *s, struct journal *trial, struct line *line)
{
	for (const struct game_option *o = score_game.options; o->key; o++) {
		char now[NAME_BYTES], then[NAME_BYTES], text[200];

		option_show(o, s, now, sizeof now);
		option_show(o, journal_state(trial), then, sizeof then);
		option_line(o, s, -1, now, text, sizeof text);
		if (strcmp(now, then) == 0 || !say_trial(trial, text))
			continue;
		line_join(line);
		line_text(line, text, strlen(text));
	}
}

static void write_sheet(const struct score *s, struct line *line)
{
	struct journal *trial = journal_new(&score_game);

	seat_trial(trial, &s->table, line);
	write_base(s, line);
	say_trial(trial, line->text);
	write_options(s, trial, line);
	journal_free(trial);
}

/* ---- the verbs ---- */

static bool is_built_in(const char *word)
{
	for (const struct score_template *t = score_templates; t->word; t++)
		if (strcmp(t->word, word) == 0)
			return true;
	return false;
}

static bool read_name(struct outside_call *call, char name[OWN_NAME])
{
	if (!args_more(&call->args))
		return args_usage(&call->args);
	return args_rest(&call->args, name, OWN_NAME, OWN_COLUMNS);
}

/* Puts the line of that name into the file, or takes it out. */
static bool put(struct outside_call *call, const char *name, const char *line)
{
	char path[PATH_MAX], file[PATH_MAX];

	return own_path(call->store, path, call->why) &&
	       outside_file(call->store, path, file, sizeof file, call->why) &&
	       ui_file_put(path, name, line, call->why);
}

static bool save(struct outside_call *call, const struct owns *owns)
{
	struct line *line;
	char name[OWN_NAME];
	bool replace = args_flag(&call->args, "replace"), fine;

	if (!read_name(call, name))
		return false;
	if (is_built_in(name) || strcmp(name, "save") == 0 || strcmp(name, "forget") == 0)
		return reason_set(call->why, _("%s already has a meaning: choose another name"), name);
	if (find_own(owns, name) && !replace)
		return reason_set(call->why, _("%s exists: add replace at the end to overwrite it"), name);
	if (owns->count == OWN_MOST && !find_own(owns, name))
		return reason_set(call->why, _("at most %d of your own: `template forget NAME`"), OWN_MOST);
	line = xmalloc(sizeof *line);
	write_sheet(call->state, line);
	fine = line->length < OWN_LINE || reason_set(call->why, _("what happened is too long for one line"));
	fine = fine && put(call, find_own(owns, name) ? find_own(owns, name)->name : name, line->text);
	free(line);
	if (fine)
		said_line(call->said, _("these rules are kept as %s"), name);
	return fine;
}

static bool refuse_name(const struct outside_call *call, const struct owns *owns, const char *name)
{
	char names[200] = "";

	for (int i = 0; i < owns->count; i++)
		said_list_add(names, sizeof names, "%s", owns->own[i].name);
	if (!names[0])
		return reason_set(
			call->why,
			_("there is no template \"%s\": templates lists all; template save NAME keeps "
		          "one of your own"),
			name);
	return reason_set(call->why, _("there is no template \"%s\"; your own are %s; templates lists all"),
	                  name, names);
}

/* The template that the line names; NULL and why: there is none of one's own. */
static const struct own *named(struct outside_call *call, const struct owns *owns)
{
	char name[OWN_NAME];
	const struct own *own;

	if (!read_name(call, name))
		return NULL;
	own = find_own(owns, name);
	if (!own)
		refuse_name(call, owns, name);
	return own;
}

static bool forget(struct outside_call *call, const struct owns *owns)
{
	const struct own *own = named(call, owns);

	if (!own || !put(call, own->name, NULL))
		return false;
	said_line(call->said, _("%s is forgotten"), own->name);
	return true;
}

static bool load(struct outside_call *call, const struct owns *owns)
{
	const struct own *own = named(call, owns);
	char typed[OWN_NAME + 2];

	if (!own)
		return false;
	word_typed(own->name, typed, sizeof typed);
	if (strncmp(own->line, "template ", 9) != 0 && strncmp(own->line, "categories ", 11) != 0)
		return reason_set(call->why,
		                  _("%s is no longer a template in the file: `template forget %s`"),
		                  own->name, typed);
	line_text(call->line, own->line, strlen(own->line));
	snprintf(call->remark, sizeof call->remark, _("as kept under %s"), own->name);
	return true;
}

static bool answer(struct outside_call *call)
{
	struct owns *owns = read_owns(call->store, call->why);
	bool fine = false;

	if (owns)
		fine = args_flag(&call->args, "save")     ? save(call, owns)
		       : args_flag(&call->args, "forget") ? forget(call, owns)
		                                          : load(call, owns);
	free(owns);
	return fine;
}

static bool is_own(const struct words *words)
{
	return words->count > 1 && !words->word[1].key && !is_built_in(words->word[1].text);
}

static void list_one(const struct outside_call *call, const char *name, const char *told)
{
	said_line(call->said, "%s: %s", name, told);
	emit_object(call->data, NULL);
	emit_text(call->data, "name", name);
	emit_text(call->data, "text", told);
	emit_end(call->data);
}

/* "templates": those of the program, then one's own with the lines that they say. */
static bool list_all(struct outside_call *call)
{
	struct owns *owns = read_owns(call->store, call->why);

	if (!owns)
		return false;
	emit_array(call->data, "templates");
	for (const struct score_template *t = score_templates; t->word; t++)
		list_one(call, t->word, _(t->title));
	emit_end(call->data);
	emit_array(call->data, "own");
	for (int i = 0; i < owns->count; i++)
		list_one(call, owns->own[i].name, owns->own[i].line);
	emit_end(call->data);
	free(owns);
	return true;
}

/* clang-format off */
const struct outside score_outsides[] = {
	{ "score", "template", answer, is_own, add_choices },
	{ "score", "templates", list_all, NULL, NULL },
	{ 0 }
};
/* clang-format on */
