/* SPDX-License-Identifier: MIT */
/*
 * `export DOCUMENT FILE`: a document of the game, written from its table.
 */
#include <errno.h>
#include <string.h>

#include "app/export/export.h"
#include "outside.h"
#include "rules/core/i18n.h"

static const struct page_format *format_of(const char *path, struct reason *why)
{
	const char *end = strrchr(path, '.');

	for (int i = 0; end && page_formats[i]; i++)
		if (page_formats[i]->row && strcmp(end, page_formats[i]->end) == 0)
			return page_formats[i];
	reason_set(why, _("end the file name in .csv, .md or .html"));
	return NULL;
}

/* Never over a file that is there. */
static bool write_file(const struct outside_call *call, struct page *page, const char *path)
{
	bool failed;

	page->out = fopen(path, "wxe");
	if (!page->out)
		return reason_set(call->why, "%s: %s", path, strerror(errno));
	document_write(call->state, page);
	failed = ferror(page->out) != 0;
	if (fclose(page->out) == 0 && !failed)
		return true;
	remove(path);
	return reason_set(call->why, "%s: %s", path, strerror(errno));
}

static bool write_document(struct outside_call *call)
{
	const struct table *table = call->state;
	struct page page = { .title = table->title[0] ? table->title : _(call->game->title) };
	const char *name, *word, *round;
	char path[4096];

	if (!args_word(&call->args, &name) || !args_word(&call->args, &word))
		return false;
	round = args_key(&call->args, "round");
	page.named = round;
	if (!args_done(&call->args))
		return false;
	page.document = document_find(call->game, name);
	if (!page.document)
		return args_usage(&call->args);
	if (!outside_path(word, path, sizeof path, call->why))
		return false;
	page.format = format_of(path, call->why);
	if (!page.format || !page.document->choose(call->state, round, &page.round, call->why) ||
	    !write_file(call, &page, path))
		return false;
	said_line(call->said, _("written: %s"), word);
	if (page.remark.text[0])
		said_line(call->said, "%s", page.remark.text);
	return true;
}

const struct outside document_outsides[] = { { NULL, "export", write_document, NULL }, { 0 } };
