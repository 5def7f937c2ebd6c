/* SPDX-License-Identifier: MIT */
/*
 * `tableside export`: a table, or a document of its game, for other programs and
 * for paper.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/cli.h"
#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/said.h"
#include "saves/save.h"
#include "saves/text/file.h"

enum { AS, DOCUMENT, ROUND, PAPER, OUTPUT };

/* False: it complained. */
static bool find_paper(const char *name, const char **paper)
{
	if (export_paper_find(name, paper))
		return true;
	complain(0, _("--paper takes a4 or letter, not %s"), name);
	return false;
}

/* clang-format off */
static const struct option_row options[] = {
	[AS] = { "as", "FORMAT", 'f', .help = N_("csv, md, html or svg"), .shared = TAKES_FORMAT },
	[DOCUMENT] = { "document", "NAME", 'D',
	               .help = N_("table; for Titan battle; for a championship wall, pairings, seats, slips, sheets, board, standings or rules") },
	[ROUND] = { "round", "N", 'R', .help = N_("for a document: this round, semifinal, final or battle, not the current one") },
	[PAPER] = { "paper", "SIZE", 'z', .help = N_("a4 or letter; by default, whatever the printer has"),
	            .shared = TAKES_FORMAT },
	[OUTPUT] = { "output", "FILE", 'o', .help = N_("write to FILE instead of standard output"),
	             .shared = TAKES_FORMAT },
	{ 0 }
};
/* clang-format on */

static const struct page_format *find_format(const char *name)
{
	for (int i = 0; name && page_formats[i]; i++)
		if (strcmp(page_formats[i]->name, name) == 0)
			return page_formats[i];
	complain(0,
	         name ? _("--as takes csv, md, html or svg, not %s")
	              : _("choose a format: --as csv, --as md, --as html or --as svg"),
	         name);
	return NULL;
}

/* NULL: complained. */
static const struct document *find_document(const struct game *game, const char *name,
                                            const struct page_format *format)
{
	const struct document *document =
		document_find(game, name || format->for_wall ? name : document_table);
	char known[200] = "";

	if (document && document_has_format(document, format))
		return document;
	if (document)
		return complain(0, _("svg draws the table only: --document %s needs csv, md or html"), name),
		       NULL;
	for (int n = 0; (document = document_at(game, n)); n++)
		said_list_add(known, sizeof known, "%s", document->name);
	complain(0, _("no document is called \"%s\": %s"), name, known);
	return NULL;
}

int export_answer(struct cli *cli, const struct page *page, char *text, size_t size)
{
	const char *name = cli_value(cli, &options[OUTPUT]);
	struct reason why;
	bool made = true;

	if (name)
		made = text_file_make(name, text, size, &why);
	else
		print_text(text);
	free(text);
	if (!made)
		return complain(EXIT_FILE, "%s", why.text);
	if (page->remark.text[0])
		complain(EXIT_SAID, "%s", page->remark.text);
	return EXIT_SAID;
}

bool export_asked(const struct cli *cli)
{
	return cli_value(cli, &options[AS]) || cli_value(cli, &options[PAPER]) ||
	       cli_value(cli, &options[OUTPUT]);
}

bool export_options(const struct cli *cli, struct page *page)
{
	page->format = find_format(cli_value(cli, &options[AS]));
	return page->format && find_paper(cli_value(cli, &options[PAPER]), &page->paper);
}

/* Which round, for documents that have any. */
static int choose(struct cli *cli, const struct document *document, struct journal *journal,
                  struct page *page)
{
	const char *word = cli_value(cli, &options[ROUND]);
	struct reason why;

	if (!document->choose && word)
		return complain(EXIT_USAGE, _("--round needs a --document that has rounds"));
	if (!document_choose(page, document, journal, word, &why))
		return complain(EXIT_REFUSED, "%s", why.text);
	return EXIT_SAID;
}

static int export_table(struct cli *cli, struct page *page, struct journal *journal, struct save *save)
{
	const struct table *table = journal_state(journal);
	const struct document *document =
		find_document(journal_game(journal), cli_value(cli, &options[DOCUMENT]), page->format);
	int status;
	size_t size;
	char *text;

	if (!document)
		return EXIT_USAGE;
	status = choose(cli, document, journal, page);
	if (status != EXIT_SAID)
		return status;
	page->title = table->title[0]               ? table->title
	              : save_header(save)->title[0] ? save_header(save)->title
	                                            : _(journal_game(journal)->title);
	text = export_text(page, journal, cli->secret, &size);
	return export_answer(cli, page, text, size);
}

static int export(struct cli *cli)
{
	struct page page = { 0 };
	struct journal *journal;
	struct save *save;
	int status;

	if (!export_options(cli, &page))
		return EXIT_USAGE;
	save = cli_read(cli, cli->argv[0], &journal);
	if (!save)
		return EXIT_FILE;
	status = export_table(cli, &page, journal, save);
	save_close(save, 0);
	journal_free(journal);
	return status;
}

/* clang-format off */
const struct command command_export = {
	"export", "SESSION --as FORMAT", N_("export a table: csv, md, html or svg"),
	1, 1, TAKES_SECRET | TAKES_FORMAT, options, .run = export,
};
/* clang-format on */
