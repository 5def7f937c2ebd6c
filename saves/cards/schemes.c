/* SPDX-License-Identifier: MIT */
/*
 * Scheme decks in files. Card data may hold other cards, which are ignored; in
 * a list each line is a scheme.
 */
#include "schemes.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "deck.h"
#include "rules/core/i18n.h"
#include "rules/core/words.h"
#include "saves/text/file.h"
#include "saves/text/io.h"
#include "saves/text/json.h"
#include "scan.h"

void scheme_list_done(struct scheme_list *list)
{
	free(list->entry);
	*list = (struct scheme_list){ 0 };
}

struct scheme_entry *scheme_list_add(struct scheme_list *list, const char *name, struct reason *why)
{
	for (int i = 0; i < list->entries; i++)
		if (strcmp(list->entry[i].name, name) == 0)
			return &list->entry[i];
	if (list->entries == SCHEME_FILE_ENTRIES) {
		reason_set(why, _("it has more than %d schemes"), SCHEME_FILE_ENTRIES);
		return NULL;
	}
	if (list->entries == list->room) {
		list->room = list->room ? 2 * list->room : 32;
		list->entry = xrealloc(list->entry, (size_t)list->room * sizeof *list->entry);
	}
	list->entry[list->entries] = (struct scheme_entry){ .count = 0 };
	snprintf(list->entry[list->entries].name, CARD_NAME_BYTES, "%s", name);
	return &list->entry[list->entries++];
}

/* ---- cards as data ---- */

struct taking {
	struct card_taker taker; /* always first */
	struct scheme_list *list;
	int taken;
};

/* The text as one line: blanks part the lines of a card, and " becomes another mark,
 * because no line of a session can contain a ". */
static bool take_text(const char *text, char *out, struct reason *why)
{
	size_t length = strlen(text);

	if (length >= SCHEME_FILE_TEXT)
		return reason_set(why, _("the text is too long"));
	for (size_t i = 0; i <= length; i++)
		out[i] = strchr("\n\r\t", text[i]) && text[i] ? ' ' : text[i] == '"' ? '\'' : text[i];
	return line_is_clean(out, strlen(out), why);
}

/* No line of a session can contain a ", so the name gets another mark at once. */
static void take_name(const char *name, char out[CARD_NAME_BYTES])
{
	snprintf(out, CARD_NAME_BYTES, "%s", name);
	for (char *at = strchr(out, '"'); at; at = strchr(at, '"'))
		*at = '\'';
}

/* The same card of several printings is one card; a deck says how many. */
static bool take_card(struct card_taker *taker, const struct card_text *text, struct reason *why)
{
	struct taking *t = (struct taking *)taker;
	struct scheme_entry *entry;
	char name[CARD_NAME_BYTES];

	t->taken++;
	if (strcmp(text->layout, "scheme") != 0 && !strstr(text->types, "Scheme"))
		return true;
	if (!line_is_clean(text->name, strlen(text->name), why))
		return false;
	take_name(text->name, name);
	entry = scheme_list_add(t->list, name, why);
	if (!entry)
		return false;
	if (text->count > SCHEME_FILE_COUNT || entry->count + text->count > SCHEME_FILE_COUNT)
		return reason_set(why, _("%s: at most %d copies"), text->name, SCHEME_FILE_COUNT);
	entry->count = text->count ? entry->count + text->count : entry->count ? entry->count : 1;
	entry->typed = true;
	entry->ongoing = strncmp(text->types, "Ongoing", 7) == 0;
	if (!entry->place[0])
		snprintf(entry->place, sizeof entry->place, _("card %d"), t->taken);
	return entry->text[0] || take_text(text->text, entry->text, why) || reason_at(why, "%s", text->name);
}

/* ---- lists ---- */

static bool take_listed(struct scheme_list *list, const struct deck_card *card, struct reason *why)
{
	struct scheme_entry *entry;
	char name[CARD_NAME_BYTES];

	take_name(card->name, name);
	entry = scheme_list_add(list, name, why);
	if (!entry)
		return false;
	entry->count += card->count;
	if (entry->count > SCHEME_FILE_COUNT)
		return reason_set(why, _("%s: at most %d copies"), name, SCHEME_FILE_COUNT);
	if (!entry->place[0])
		snprintf(entry->place, sizeof entry->place, _("line %d"), card->line);
	return true;
}

/* A part for schemes is the deck; a list without one is a scheme a line. */
static bool read_list(struct scheme_list *list, const char *path, struct reason *why)
{
	char shown[IO_SHOWN];
	struct deck deck;
	bool fine = deck_file_read(&deck, path, why), part;

	if (!fine)
		return false;
	part = deck_has(&deck, DECK_SCHEME);
	for (int i = 0; i < deck.cards && fine; i++)
		if (!part || deck.card[i].zone == DECK_SCHEME)
			fine = take_listed(list, &deck.card[i], why) ||
			       reason_at(why, "%s: line %d", io_show(path, shown, sizeof shown),
			                 deck.card[i].line);
	deck_done(&deck);
	return fine;
}

/* ---- files ---- */

/* Data, not a list, by the first bytes behind the mark of UTF-8: an object, an
 * array of objects ("[Schemes]" is a heading), or something packed. */
static bool is_data(const char *head, ssize_t got)
{
	ssize_t at = file_begin(head, got);

	if (at < got && head[at] == '[') {
		at += 1 + file_begin(head + at + 1, got - at - 1);
		return at < got && (head[at] == '{' || head[at] == ']');
	}
	return at < got && ((head[at] == '{' && (at + 1 == got || head[at + 1])) || head[at] == 0x1f);
}

bool scheme_file_read(struct scheme_list *list, const char *path, struct reason *why)
{
	char head[512], shown[IO_SHOWN];
	struct taking taking = { .taker = { take_card }, .list = list };
	int fd = io_open_named(path, why);
	bool fine;

	*list = (struct scheme_list){ 0 };
	if (fd < 0)
		return false;
	if (is_data(head, io_read(&save_io_posix, fd, head, sizeof head, 0)))
		fine = (lseek(fd, 0, SEEK_SET) == 0 && cards_scan(fd, &taking.taker, why)) ||
		       reason_at(why, "%s", io_show(path, shown, sizeof shown));
	else
		fine = read_list(list, path, why);
	close(fd);
	if (fine && !list->entries)
		fine = reason_set(why, _("%s has no schemes"), io_show(path, shown, sizeof shown));
	if (!fine)
		scheme_list_done(list);
	return fine;
}

static char *write_json(const struct scheme_list *list)
{
	struct json_emit j;

	json_begin(&j, false);
	emit_object(&j.emit, "data");
	emit_array(&j.emit, "cards");
	for (int i = 0; i < list->entries; i++) {
		emit_object(&j.emit, NULL);
		emit_text(&j.emit, "name", list->entry[i].name);
		emit_text(&j.emit, "type", list->entry[i].ongoing ? "Ongoing Scheme" : "Scheme");
		emit_number(&j.emit, "count", list->entry[i].count);
		if (list->entry[i].text[0])
			emit_text(&j.emit, "text", list->entry[i].text);
		emit_end(&j.emit);
	}
	emit_end(&j.emit);
	emit_end(&j.emit);
	return json_take(&j, true);
}

bool scheme_file_write(const struct scheme_list *list, const char *path, bool replace, struct reason *why)
{
	char *text;
	bool fine;

	if (!replace && !io_is_free(path, _("%s exists: add replace to overwrite it"), why))
		return false;
	text = write_json(list);
	fine = io_make(&save_io_posix, path, text, strlen(text), why);
	free(text);
	return fine;
}
