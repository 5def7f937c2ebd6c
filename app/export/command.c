/* SPDX-License-Identifier: MIT */
/*
 * `tableside export`: a table, or a document of its game, for other programs and
 * for paper.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "app/cli/cli.h"
#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/save.h"
#include "saves/text/stamp.h"

enum { AS, DOCUMENT, OUTPUT };

/* clang-format off */
static const struct option_row options[] = {
	[AS] = { "as", "FORMAT", 'f', .help = N_("csv, md, html or svg") },
	[DOCUMENT] = { "document", "NAME", 'D',
	               .help = N_("table; of a championship wall, pairings, slips, sheets or standings") },
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

static void write_page(const struct page_format *format, const struct document *document,
                       struct journal *journal, bool secret, const char *title, FILE *out)
{
	struct page page;

	title = title[0] ? title : _(journal_game(journal)->title);
	if (!document && format->table) {
		format->table(journal, secret, title, out);
		return;
	}
	page_begin(&page, out, format, title);
	if (document)
		document->write(journal_state(journal), &page);
	else
		export_table_page(journal, secret, &page);
	page_end(&page);
}

static int export_to(struct cli *cli, const struct page_format *format, const struct document *document,
                     struct journal *journal, struct save *save)
{
	const struct table *table = journal_state(journal);
	const char *name = cli_value(cli, &options[OUTPUT]);
	FILE *out = name ? fopen(name, "wxe") : stdout;
	bool failed;
	int error;

	if (!out)
		return complain(EXIT_FILE, "%s: %s", name, strerror(errno));
	write_page(format, document, journal, cli->secret,
	           table->title[0] ? table->title : save_header(save)->title, out);
	failed = ferror(out) || fflush(out) != 0; /* a full disk */
	error = errno;
	if (name)
		failed = fclose(out) != 0 || failed;
	if (!failed)
		return EXIT_SAID;
	if (name)
		remove(name);
	return complain(EXIT_FILE, "%s: %s", name ? name : _("standard output"), strerror(error));
}

static int export(struct cli *cli)
{
	const struct page_format *format = find_format(cli_value(cli, &options[AS]));
	const struct document *document;
	struct journal *journal;
	struct save *save;
	int status = EXIT_USAGE;

	if (!format)
		return EXIT_USAGE;
	save = cli_read(cli, cli->argv[0], &journal);
	if (!save)
		return EXIT_FILE;
	if (find_document(journal_game(journal), cli_value(cli, &options[DOCUMENT]), format, &document))
		status = export_to(cli, format, document, journal, save);
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
