/* SPDX-License-Identifier: MIT */
/*
 * `export DOCUMENT [FILE]`: a document of the game, written from its table.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "app/core/outside.h"
#include "app/export/export.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* The table as the file has it: a page of what a line names. False and why: there is no such thing. */
static bool begin_page(struct page *page, struct journal *journal, const char *name, const char *round,
                       struct reason *why)
{
	const struct game *game = journal_game(journal);
	const struct table *table = journal_state(journal);
	const struct document *document = document_find(game, name);

	page->title = table->title[0] ? table->title : _(game->title);
	for (int i = 0; page_formats[i] && !page->format; i++)
		page->format = page_formats[i]->for_wall ? page_formats[i] : NULL;
	return document && document_choose(page, document, journal, round, why);
}

/* "wall: standings and tables", and how they may be written. */
static bool tell_documents(struct outside_call *call)
{
	const struct document *d;
	char formats[60] = "";

	for (int i = 0; page_formats[i]; i++)
		said_list_add(formats, sizeof formats, "%s", page_formats[i]->end);
	emit_array(call->data, "documents");
	for (int n = 0; (d = document_at(call->game, n)); n++) {
		said_line(call->said, "%s: %s", d->name, _(d->help));
		emit_object(call->data, NULL);
		emit_text(call->data, "name", d->name);
		emit_text(call->data, "text", _(d->help));
		emit_end(call->data);
	}
	emit_end(call->data);
	said_line(call->said,
	          _("export NAME FILE writes it: the ending (%s) says how; .html is for printing"), formats);
	return true;
}

static bool write_document(struct outside_call *call)
{
	struct page page = { 0 };
	const char *name, *word = "", *round, *paper;
	bool replace = args_flag(&call->args, "sure");
	char typed[PATH_MAX], path[PATH_MAX];

	if (!args_more(&call->args))
		return tell_documents(call);
	if (!args_word(&call->args, &name) || (args_more(&call->args) && !args_word(&call->args, &word)))
		return false;
	round = args_key(&call->args, "round");
	paper = args_key(&call->args, "paper");
	if (!args_done(&call->args))
		return false;
	if (!document_find(call->game, name) || !export_paper_find(paper, &page.paper))
		return args_usage(&call->args);
	if (!begin_page(&page, call->journal, name, round, call->why) ||
	    !outside_file(call->store, word, typed, sizeof typed, call->why) ||
	    !export_place(&page, call->game, typed, path, sizeof path, call->why))
		return false;
	if (!replace && export_is_there(path))
		return reason_set(call->why, _("%s exists: add sure at the end to overwrite it"),
		                  utf8_shown(path).text);
	if (!export_file(&page, call->journal, call->secret, path, replace, call->why))
		return false;
	said_line(call->said, _("written: %s"), path);
	if (page.remark.text[0])
		said_line(call->said, "%s", page.remark.text);
	return true;
}

const struct outside document_outsides[] = { { NULL, "export", write_document, NULL, NULL }, { 0 } };
