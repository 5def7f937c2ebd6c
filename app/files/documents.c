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
static bool write_file(const struct outside_call *call, const struct document *document, const char *path,
                       const struct page_format *format)
{
	const struct table *table = call->state;
	FILE *out = fopen(path, "wxe");
	struct page page;
	bool failed;

	if (!out)
		return reason_set(call->why, "%s: %s", path, strerror(errno));
	page_begin(&page, out, format, table->title[0] ? table->title : _(call->game->title));
	document->write(call->state, &page);
	page_end(&page);
	failed = ferror(out) != 0;
	if (fclose(out) == 0 && !failed)
		return true;
	remove(path);
	return reason_set(call->why, "%s: %s", path, strerror(errno));
}

static bool write_document(struct outside_call *call)
{
	const struct document *document;
	const struct page_format *format;
	const char *name, *word;
	char path[4096];

	if (!args_word(&call->args, &name) || !args_word(&call->args, &word) || !args_done(&call->args))
		return false;
	document = document_find(call->game, name);
	if (!document)
		return args_usage(&call->args);
	if (!outside_path(word, path, sizeof path, call->why))
		return false;
	format = format_of(path, call->why);
	if (!format || !write_file(call, document, path, format))
		return false;
	said_line(call->said, _("written: %s"), word);
	return true;
}

const struct outside document_outsides[] = { { NULL, "export", write_document, NULL }, { 0 } };
