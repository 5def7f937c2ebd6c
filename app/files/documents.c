/* SPDX-License-Identifier: MIT */
/*
 * `export DOCUMENT [FILE]`: a document of the game, written from its table.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/core/memory_stream.h"
#include "app/core/outside.h"
#include "app/export/export.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/file.h"

static const struct page_format *format_of(const char *path, struct reason *why)
{
	const char *end = strrchr(path, '.');

	for (int i = 0; end && page_formats[i]; i++)
		if (page_formats[i]->row && strcmp(end, page_formats[i]->end) == 0)
			return page_formats[i];
	reason_set(why, _("end the file name in .csv, .md or .html"));
	return NULL;
}

static bool write_file(const struct outside_call *call, struct page *page, const char *path)
{
	size_t size;
	char *text;
	bool made;

	page->out = memory_stream(&text, &size);
	document_write(call->state, page);
	memory_stream_end(page->out, &text);
	made = text_file_make(path, text, size, call->why);
	free(text);
	return made;
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

/* "Kyoto-2026-round-1-sheets.html", and with -2, -3 .. where that file is there already. */
static bool offer_file(const struct game *game, const struct table *table, const struct document *document,
                       int round, char *out, size_t size)
{
	enum { MOST = 99 };
	char title[60], part[20] = "", number[8] = "";

	put_title(table->title[0] ? table->title : game->id, title, sizeof title);
	if (document->file_part)
		document->file_part(round, part, sizeof part);
	for (int n = 1; n <= MOST; n++) {
		if (n > 1)
			snprintf(number, sizeof number, "-%d", n);
		snprintf(out, size, "%s-%s%s%s.html", title, part, document->name, number);
		if (access(out, F_OK) != 0)
			return true;
	}
	return false;
}

bool outside_offer(const struct journal *journal, const char *line, char *out, size_t size)
{
	const struct document *document;
	char name[40] = "", round[20] = "";
	struct reason why;
	int chosen, end = 0;

	sscanf(line, "export %39s%n round=%19s%n", name, &end, round, &end);
	if (!end || line[end + strspn(line + end, " ")])
		return false;
	document = document_find(journal_game(journal), name);
	return document && document->choose(journal_state(journal), round[0] ? round : NULL, &chosen, &why) &&
	       offer_file(journal_game(journal), journal_state(journal), document, chosen, out, size);
}

static bool write_document(struct outside_call *call)
{
	const struct table *table = call->state;
	struct page page = { .title = table->title[0] ? table->title : _(call->game->title) };
	const char *name, *word = NULL, *round;
	char path[4096], offered[160];

	if (!args_word(&call->args, &name) || (args_more(&call->args) && !args_word(&call->args, &word)))
		return false;
	round = args_key(&call->args, "round");
	page.named = round;
	if (!args_done(&call->args))
		return false;
	page.document = document_find(call->game, name);
	if (!page.document)
		return args_usage(&call->args);
	if (!page.document->choose(call->state, round, &page.round, call->why))
		return false;
	if (!word && offer_file(call->game, table, page.document, page.round, offered, sizeof offered))
		word = offered;
	if (!word)
		return args_usage(&call->args);
	if (!outside_path(word, path, sizeof path, call->why))
		return false;
	page.format = format_of(path, call->why);
	if (!page.format || !write_file(call, &page, path))
		return false;
	said_line(call->said, _("written: %s"), word);
	if (page.remark.text[0])
		said_line(call->said, "%s", page.remark.text);
	return true;
}

const struct outside document_outsides[] = { { NULL, "export", write_document, NULL }, { 0 } };
