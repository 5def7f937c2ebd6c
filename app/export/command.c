/* SPDX-License-Identifier: MIT */
/*
 * `tableside export`: a table, or a document of its game, for other programs and
 * for paper.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/cli.h"
#include "app/core/memory_stream.h"
#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/save.h"
#include "saves/text/file.h"
#include "saves/text/stamp.h"

enum { AS, DOCUMENT, ROUND, PAPER, OUTPUT };

/* The paper's name in CSS; NULL where none is said. False: it complained. */
static bool find_paper(const char *name, const char **paper)
{
	static const char *const papers[][2] = { { "a4", "A4" }, { "letter", "letter" } };

	*paper = NULL;
	for (size_t i = 0; name && i < sizeof papers / sizeof *papers; i++)
		if (strcmp(papers[i][0], name) == 0)
			*paper = papers[i][1];
	if (name && !*paper)
		complain(0, _("--paper takes a4 or letter, not %s"), name);
	return !name || *paper;
}

/* clang-format off */
static const struct option_row options[] = {
	[AS] = { "as", "FORMAT", 'f', .help = N_("csv, md, html or svg") },
	[DOCUMENT] = { "document", "NAME", 'D',
	               .help = N_("table; of a championship wall, pairings, seats, slips, sheets, board, standings or rules") },
	[ROUND] = { "round", "N", 'R', .help = N_("of a document: that round, semifinal or final, not the present one") },
	[PAPER] = { "paper", "SIZE", 'z', .help = N_("a4 or letter; without it what the printer has") },
	[OUTPUT] = { "output", "FILE", 'o', .help = N_("write to FILE instead of standard output") },
	{ 0 }
};
/* clang-format on */

/* The document that every game has: the table itself. */
static const char table_document[] = "table";

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

/* Finds the document, NULL for the table itself. False: complained. */
static bool find_document(const struct game *game, const char *name, const struct page_format *format,
                          const struct document **document)
{
	char known[200];
	size_t end;

	*document = NULL;
	if (name ? strcmp(name, table_document) == 0 : !format->for_wall)
		return true;
	*document = document_find(game, name);
	if (*document && !format->row)
		return complain(0, _("svg draws the table only: --document %s needs csv, md or html"), name),
		       false;
	if (*document || !name)
		return true;
	end = (size_t)snprintf(known, sizeof known, "%s", table_document);
	for (const struct document *d = documents; d->game && end < sizeof known; d++)
		if (strcmp(d->game, game->id) == 0)
			end += (size_t)snprintf(known + end, sizeof known - end, ", %s", d->name);
	complain(0, _("no document is called \"%s\": %s"), name, known);
	return false;
}

static void write_page(struct page *page, struct journal *journal, bool secret)
{
	if (page->document) {
		document_write(journal_state(journal), page);
	} else if (page->format->table) {
		page->format->table(journal, secret, page->title, page->out);
	} else {
		page_begin(page);
		export_table_page(journal, secret, page);
		page_end(page);
	}
}

static int export_to(struct cli *cli, struct page *page, struct journal *journal)
{
	const char *name = cli_value(cli, &options[OUTPUT]);
	struct reason why;
	bool made = true;
	size_t size;
	char *text;

	page->out = memory_stream(&text, &size);
	write_page(page, journal, cli->secret);
	memory_stream_end(page->out, &text);
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

/* Which round, for documents that have any. */
static int choose(struct cli *cli, const void *state, struct page *page)
{
	const char *word = cli_value(cli, &options[ROUND]);
	struct reason why;

	page->named = word;
	if (!page->document || !page->document->choose)
		return word ? complain(EXIT_USAGE, _("--round needs a --document that has rounds"))
		            : EXIT_SAID;
	if (!page->document->choose(state, word, &page->round, &why))
		return complain(EXIT_REFUSED, "%s", why.text);
	return EXIT_SAID;
}

static int export_table(struct cli *cli, struct page *page, struct journal *journal, struct save *save)
{
	const struct table *table = journal_state(journal);
	int status;

	if (!find_document(journal_game(journal), cli_value(cli, &options[DOCUMENT]), page->format,
	                   &page->document))
		return EXIT_USAGE;
	status = choose(cli, table, page);
	if (status != EXIT_SAID)
		return status;
	page->title = table->title[0]               ? table->title
	              : save_header(save)->title[0] ? save_header(save)->title
	                                            : _(journal_game(journal)->title);
	return export_to(cli, page, journal);
}

static int export(struct cli *cli)
{
	struct page page = { .format = find_format(cli_value(cli, &options[AS])) };
	struct journal *journal;
	struct save *save;
	int status;

	if (!page.format || !find_paper(cli_value(cli, &options[PAPER]), &page.paper))
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
	1, 1, TAKES_SECRET, options, .run = export,
};
/* clang-format on */
