/* SPDX-License-Identifier: MIT */
/*
 * `scheme load FILE` and `scheme save NAME` of Archenemy: turns a file into one
 * line, which holds all of it, and a deck into a file. The rules decide which
 * schemes a deck may hold.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/core/outside.h"
#include "rules/archenemy/archenemy.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/cards/schemes.h"

enum { DECK_NAME_COLUMNS = 60 };

/* ---- saved decks ---- */

static bool folder_of(const struct store *store, char *out, size_t size, struct reason *why)
{
	return (size_t)snprintf(out, size, "%s/schemes", store->data) < size ||
	       reason_set(why, _("the path is too long"));
}

static bool saved_path(const struct store *store, const char *name, char *out, size_t size,
                       struct reason *why)
{
	char folder[PATH_MAX];

	if (!name[0] || name[0] == '.' || strchr(name, '/') || utf8_columns(name) > DECK_NAME_COLUMNS)
		return reason_set(why, _("a deck's name has 1 to %d columns, no / and no leading ."),
		                  DECK_NAME_COLUMNS);
	if (!folder_of(store, folder, sizeof folder, why))
		return false;
	return (size_t)snprintf(out, size, "%s/%s.json", folder, name) < size ||
	       reason_set(why, _("the path is too long"));
}

/* "Friday, Monday", as many as fit. */
static void saved_names(const struct store *store, char *out, size_t size)
{
	char folder[PATH_MAX];
	struct dirent **names = NULL;
	int count =
		folder_of(store, folder, sizeof folder, NULL) ? scandir(folder, &names, NULL, alphasort) : 0;

	out[0] = '\0';
	for (int i = 0; i < count; i++) {
		size_t length = strlen(names[i]->d_name);
		char shown[100];

		if (names[i]->d_name[0] != '.' && length > 5 &&
		    strcmp(names[i]->d_name + length - 5, ".json") == 0) {
			utf8_show(names[i]->d_name, length - 5, shown, sizeof shown);
			said_list_add(out, size, "%s", shown);
		}
		free(names[i]);
	}
	free(names);
}

/* A path, or the name of a deck saved here. */
static bool find_file(const struct store *store, const char *word, char *path, size_t size,
                      struct reason *why)
{
	char names[200], shown[100];

	if (!outside_path(word, path, size, why))
		return false;
	if (strchr(word, '/') || access(path, F_OK) == 0)
		return true;
	if (saved_path(store, word, path, size, NULL) && access(path, F_OK) == 0)
		return true;
	saved_names(store, names, sizeof names);
	utf8_show(word, strnlen(word, 60), shown, sizeof shown);
	if (names[0])
		return reason_set(why, _("there is no file and no saved deck called \"%s\": %s"), shown,
		                  names);
	return reason_set(why, _("there is no file called \"%s\", and no deck is saved: `scheme save NAME`"),
	                  shown);
}

/* ---- load ---- */

/* The kind of exactly this name; a list may abbreviate. -1: none. */
static int kind_of(const struct archenemy *a, const struct scheme_entry *entry, struct reason *why)
{
	struct scheme_word word = scheme_word(entry->name);
	int kind = archenemy_find_kind(a, entry->name, why);

	if (kind >= 0 && entry->typed && scheme_name_fit(archenemy_name(a, kind), &word) != FIT_WHOLE)
		return -1;
	return kind;
}

static void next_part(struct line *line, const char *part)
{
	if (line->length)
		line_join(line);
	line_word(line, "scheme");
	line_word(line, part);
}

/* Introduces a scheme to the table, before a deck may hold it. */
static bool write_kind(const struct archenemy *a, const struct scheme_entry *entry, struct line *line,
                       struct reason *why)
{
	int kind = kind_of(a, entry, why);

	if (kind < 0 && (!entry->typed || !archenemy_name_is_fit(entry->name, why)))
		return reason_at(why, "%s", entry->place);
	if (kind < 0) {
		next_part(line, "new");
		line_word(line, entry->name);
		if (entry->ongoing)
			line_word(line, "ongoing");
		if (entry->text[0])
			line_key(line, "text", entry->text);
	} else if (entry->text[0] && strcmp(archenemy_text(a, kind), entry->text) != 0) {
		next_part(line, "text");
		line_word(line, archenemy_name(a, kind));
		line_key(line, "text", entry->text);
	}
	return true;
}

/* The owner where the line names none; -1: sides are not chosen yet. */
static int owner_of(const struct archenemy *a)
{
	return a->rumble ? a->c.table.turn : a->archenemy;
}

/* Always names the owner: a scheme may have the name of a player. */
static void write_deck(const struct archenemy *a, const struct scheme_list *list, const char *owner,
                       struct line *line)
{
	int seat = owner_of(a);

	next_part(line, "add");
	if (owner || seat >= 0)
		line_word(line, owner ? owner : a->c.table.seat[seat].name);
	for (int i = 0; i < list->entries; i++) {
		line_word(line, list->entry[i].name);
		if (list->entry[i].count > 1)
			line_format(line, "x%d", list->entry[i].count);
	}
}

/* Texts alone are loaded only for schemes in some deck. */
static bool is_in_a_deck(const struct archenemy *a, const struct scheme_entry *entry)
{
	struct reason why;
	int kind = kind_of(a, entry, &why);

	for (int seat = 0; kind >= 0 && seat < a->c.table.seats; seat++)
		for (int i = 0; i < a->pile[seat].cards; i++)
			if (a->pile[seat].card[i].kind == kind)
				return true;
	return false;
}

static bool write_list(const struct outside_call *call, const struct scheme_list *list, const char *owner,
                       bool texts)
{
	const struct archenemy *a = call->state;

	for (int i = 0; i < list->entries; i++)
		if ((!texts || is_in_a_deck(a, &list->entry[i])) &&
		    !write_kind(a, &list->entry[i], call->line, call->why))
			return false;
	if (!texts)
		write_deck(a, list, owner, call->line);
	return call->line->length || reason_set(call->why, _("it has no new text for this table's schemes"));
}

/* "[P] NAME": the last of one or two words. */
static bool read_names(struct outside_call *call, const char **owner, const char **name)
{
	*owner = NULL;
	if (!args_word(&call->args, name))
		return false;
	if (!args_more(&call->args))
		return true;
	*owner = *name;
	return args_word(&call->args, name);
}

static bool load(struct outside_call *call)
{
	bool texts = args_flag(&call->args, "texts");
	struct scheme_list list;
	const char *owner, *word;
	char path[PATH_MAX];
	bool fine;

	if (!read_names(call, &owner, &word) || !args_done(&call->args) ||
	    !find_file(call->store, word, path, sizeof path, call->why) ||
	    !scheme_file_read(&list, path, call->why))
		return false;
	fine = write_list(call, &list, owner, texts) || reason_at(call->why, "%s", word);
	scheme_list_done(&list);
	return fine;
}

/* ---- save ---- */

static bool list_deck(const struct archenemy *a, int owner, struct scheme_list *list, struct reason *why)
{
	const struct scheme_pile *pile = &a->pile[owner];

	if (!pile->cards)
		return archenemy_refuse_no_deck(a, owner, why);
	for (int i = 0; i < pile->cards; i++) {
		int kind = pile->card[i].kind;
		struct scheme_entry *entry = scheme_list_add(list, archenemy_name(a, kind), why);

		if (!entry)
			return false;
		entry->count++;
		entry->ongoing = archenemy_is_ongoing(a, kind);
		utf8_copy(entry->text, sizeof entry->text, archenemy_text(a, kind));
	}
	return true;
}

static bool save(struct outside_call *call)
{
	const struct archenemy *a = call->state;
	bool replace = args_flag(&call->args, "replace"), fine;
	struct scheme_list list = { 0 };
	const char *owner, *name;
	char path[PATH_MAX], file[PATH_MAX], folder[PATH_MAX];
	int seat = owner_of(a);

	if (!read_names(call, &owner, &name) || !args_done(&call->args))
		return false;
	if (owner)
		seat = table_find(&a->c.table, owner, call->why);
	if (seat < 0)
		return owner ? false
		             : reason_set(call->why,
		                          _("choose the archenemy first: `archenemy PLAYER`, or `rumble`"));
	fine = saved_path(call->store, name, path, sizeof path, call->why) &&
	       outside_file(call->store, path, file, sizeof file, call->why) &&
	       list_deck(a, seat, &list, call->why) &&
	       folder_of(call->store, folder, sizeof folder, call->why) &&
	       store_make_folder(folder, call->why) && scheme_file_write(&list, path, replace, call->why);
	scheme_list_done(&list);
	if (fine)
		said_line(call->said, _("saved as %s; scheme load %s loads it"), path, name);
	return fine;
}

/* ---- the verb ---- */

/* `load` of a file, and `save`. */
static bool needs_file(const struct words *words)
{
	const char *part = words->count > 2 ? words->word[1].text : "";
	bool is_load = strcmp(part, "load") == 0;

	/* the program has the decks that were sold */
	for (int i = 2; is_load && i < words->count; i++)
		if (strncmp(words->word[i].text, "builtin:", 8) == 0)
			return false;
	return is_load || strcmp(part, "save") == 0;
}

static bool answer(struct outside_call *call)
{
	const char *part;

	if (!args_word(&call->args, &part))
		return false;
	return strcmp(part, "load") == 0 ? load(call) : save(call);
}

const struct outside archenemy_outsides[] = { { "archenemy", "scheme", answer, needs_file, NULL }, { 0 } };
