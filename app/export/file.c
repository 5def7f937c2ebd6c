/* SPDX-License-Identifier: MIT */
/*
 * An export as a file: what it is called where nobody says it, its text, and where it
 * may not stand.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/core/outside.h"
#include "export.h"
#include "rules/core/game.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/text/file.h"
#include "saves/text/memory_stream.h"

const struct export_paper export_papers[] = { { 0 }, { "a4", "A4" }, { "letter", "letter" }, { 0 } };

bool export_paper_find(const char *name, const char **paper)
{
	*paper = NULL;
	for (const struct export_paper *p = export_papers + 1; name && p->name; p++)
		if (strcmp(p->name, name) == 0)
			*paper = p->css;
	return !name || *paper;
}

/* "Kyoto 2026" as a part of a file name: "Kyoto-2026". */
static void put_title(const char *title, char *out, size_t size)
{
	size_t end = 0;

	for (const char *at = title; *at && end + 1 < size; at++) {
		bool letter = isalnum((unsigned char)*at) || (unsigned char)*at >= 0x80;

		if (letter || (end && out[end - 1] != '-'))
			out[end++] = letter ? *at : '-';
	}
	while (end && out[end - 1] == '-')
		end--;
	out[end] = '\0';
	utf8_mend_end(out);
}

bool export_is_there(const char *path)
{
	struct stat status;

	return lstat(path, &status) == 0;
}

static bool is_folder(const char *path)
{
	struct stat status;

	return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* A name that no file in the folder has yet, behind its path. */
static bool put_name(const struct page *page, const struct game *game, char *path, size_t size)
{
	const struct document *document = page->document;
	char title[60], part[20] = "", number[12] = "";
	size_t end = strlen(path);

	put_title(page->title, title, sizeof title);
	if (document && document->file_part)
		document->file_part(page->round, part, sizeof part);
	for (int n = 1;; n++) {
		if (n > 1)
			snprintf(number, sizeof number, "-%d", n);
		if ((size_t)snprintf(path + end, size - end, "%s%s%s%s%s%s", title[0] ? title : game->id,
		                     document ? "-" : "", part, document ? document->name : "", number,
		                     page->format->end) >= size - end)
			return false;
		if (!export_is_there(path))
			return true;
	}
}

/* The format that the end of a name says; one without an end gets it. */
static bool find_format(struct page *page, char *path, size_t size, struct reason *why)
{
	char *slash = strrchr(path, '/'), *end = strrchr(slash ? slash : path, '.');
	size_t length = strlen(path);

	if (!end)
		return (size_t)snprintf(path + length, size - length, "%s", page->format->end) <
		               size - length ||
		       reason_set(why, _("the path is too long"));
	for (int i = 0; page_formats[i]; i++)
		if (strcmp(end, page_formats[i]->end) == 0 &&
		    document_has_format(page->document, page_formats[i])) {
			page->format = page_formats[i];
			return true;
		}
	return reason_set(why, page->document ? _("end the file name with .csv, .md or .html")
	                                      : _("end the file name with .csv, .md, .html or .svg"));
}

bool export_place(struct page *page, const struct game *game, const char *typed, char *path, size_t size,
                  struct reason *why)
{
	size_t length;

	if (!outside_path(typed, path, size, why))
		return false;
	length = strlen(path);
	if (*path && !is_folder(path))
		return find_format(page, path, size, why);
	if (length && path[length - 1] != '/' && length + 1 < size)
		memcpy(path + length, "/", 2);
	return put_name(page, game, path, size) || reason_set(why, _("the path is too long"));
}

static void write_page(struct page *page, struct journal *journal, bool secret)
{
	if (page->format->table) {
		page->format->table(journal, secret, page->title, page->out);
	} else {
		page_begin(page);
		export_table_page(journal, secret, page);
		page_end(page);
	}
}

char *document_text(struct page *page, const void *state, size_t *size)
{
	char *text;

	page->out = memory_stream(&text, size);
	document_write(state, page);
	memory_stream_end(page->out, &text);
	return text;
}

char *export_text(struct page *page, struct journal *journal, bool secret, size_t *size)
{
	char *text;

	page->journal = journal;
	if (page->document)
		return document_text(page, journal_state(journal), size);
	page->out = memory_stream(&text, size);
	write_page(page, journal, secret);
	memory_stream_end(page->out, &text);
	return text;
}

bool export_file(struct page *page, struct journal *journal, bool secret, const char *path, bool replace,
                 struct reason *why)
{
	size_t size;
	char *text = export_text(page, journal, secret, &size);
	bool made =
		replace ? text_file_replace(path, text, size, why) : text_file_make(path, text, size, why);

	free(text);
	return made;
}
