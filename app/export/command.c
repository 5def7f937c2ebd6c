/* SPDX-License-Identifier: MIT */
/*
 * `tableside export`: a table for other programs and for paper. CSV is the log,
 * a row a change, safe to open in a sheet; Markdown, HTML and SVG tell how the
 * table stands (export_table.c); a game's documents are in export_event.c.
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

typedef void row_seer(void *user, const struct export_row *row);

/* ---- the log, for all forms ---- */

static void tell_entry(struct journal *journal, int n, bool secret, struct said *said, row_seer *see,
                       void *user)
{
	struct entry entry = journal_entry(journal, n);
	unsigned flags = journal_flags(journal, entry.text, strlen(entry.text));
	bool hidden = (flags & VERB_SECRET || journal_is_down(journal, n)) && !secret;
	struct export_row row = {
		.number = n + 1,
		.line = hidden ? "" : entry.text,
		.who = "",
		.what = "",
		.cause = "",
		.taken_back = entry.taken_back,
		.ruling = flags & VERB_RULING,
	};

	stamp_write(entry.at, row.at);
	journal_tell(journal, n, said);
	for (int i = 0; i < said->changes; i++) {
		struct said_change change = said_get_change(said, i);

		row.who = change.who;
		row.what = change.what;
		row.cause = change.cause;
		see(user, &row);
	}
	if (said->changes)
		return;
	row.what = said->lines ? said_get(said, 0) : "";
	see(user, &row);
}

void export_log(struct journal *journal, bool secret, row_seer *see, void *user)
{
	struct said said = { 0 };

	for (int n = 0; n < journal_count(journal); n++)
		tell_entry(journal, n, secret, &said, see, user);
	said_free(&said);
}

/* ---- CSV ---- */

/* A sheet takes = + - @ at the front for a formula; a quote mark keeps it text. */
void export_csv_text(FILE *out, const char *text)
{
	bool formula = text[0] && strchr("=+-@\t", text[0]);

	fputs(formula ? "\"'" : "\"", out);
	for (; *text; text++) {
		if (*text == '"')
			putc('"', out);
		putc(*text, out);
	}
	putc('"', out);
}

static void csv_text(FILE *out, const char *text)
{
	putc(',', out);
	export_csv_text(out, text);
}

static void csv_row(void *user, const struct export_row *row)
{
	FILE *out = user;

	fprintf(out, "%d", row->number);
	csv_text(out, row->at);
	csv_text(out, row->line);
	csv_text(out, row->who);
	csv_text(out, row->what);
	csv_text(out, row->cause);
	fprintf(out, ",%d,%d\r\n", row->taken_back, row->ruling);
}

static void export_csv(struct journal *journal, bool secret, FILE *out)
{
	fputs("n,at,line,who,what,cause,taken_back,ruling\r\n", out);
	export_log(journal, secret, csv_row, out);
}

/* ---- Markdown ---- */

void export_md_text(FILE *out, const char *text)
{
	for (; *text; text++) {
		if (strchr("\\`*_{}[]<>#|~", *text))
			putc('\\', out);
		putc(*text, out);
	}
}

/* ---- the command ---- */

/* What is written and how; document NULL: the table and its log. */
struct wish {
	enum page_form form;
	const struct document *document;
};

/* The document that every game has: the table itself. */
static const char table_document[] = "table";

static bool find_form(const char *name, enum page_form *form)
{
	static const char *const forms[] = {
		[PAGE_CSV] = "csv", [PAGE_MD] = "md", [PAGE_HTML] = "html", [PAGE_SVG] = "svg"
	};

	for (size_t i = 0; name && i < sizeof forms / sizeof *forms; i++)
		if (strcmp(forms[i], name) == 0) {
			*form = (enum page_form)i;
			return true;
		}
	complain(0,
	         name ? _("--as %s is not known: csv, md, html or svg")
	              : _("say --as csv, --as md, --as html or --as svg"),
	         name);
	return false;
}

/* "table, wall, pairings": what there is of a game. */
static void list_documents(const char *game, char *out, size_t size)
{
	size_t end = (size_t)snprintf(out, size, "%s", table_document);

	for (const struct document *d = documents; d->game && end < size; d++)
		if (strcmp(d->game, game) == 0)
			end += (size_t)snprintf(out + end, size - end, ", %s", d->name);
}

/* A page without a document named is the game's first one where it has any. */
static bool find_document(const struct game *game, const char *name, struct wish *wish)
{
	char known[200];

	if ((!name && wish->form != PAGE_HTML) || (name && strcmp(name, table_document) == 0))
		return true;
	for (const struct document *d = documents; d->game && !wish->document; d++)
		if (strcmp(d->game, game->id) == 0 && (!name || strcmp(d->name, name) == 0))
			wish->document = d;
	if (wish->document && wish->form == PAGE_SVG)
		return complain(0,
		                _("only the table itself is drawn: --document %s goes with csv, md or html"),
		                name),
		       false;
	if (wish->document || !name)
		return true;
	list_documents(game->id, known, sizeof known);
	complain(0, _("no document is called \"%s\": %s"), name, known);
	return false;
}

static void write_wish(const struct wish *wish, struct journal *journal, bool secret, const char *title,
                       FILE *out)
{
	struct page page;

	title = title[0] ? title : _(journal_game(journal)->title);
	if (wish->form == PAGE_CSV && !wish->document) {
		export_csv(journal, secret, out);
	} else if (wish->form == PAGE_SVG) {
		export_table_svg(journal, secret, title, out);
	} else {
		page_begin(&page, out, wish->form, title);
		if (wish->document)
			wish->document->write(journal_state(journal), &page);
		else
			export_table_page(journal, secret, &page);
		page_end(&page);
	}
}

/* Closes and tells about a full disk; a half-written file is not left lying about. */
static int close_output(FILE *out, const char *name)
{
	bool failed = ferror(out) || fflush(out) != 0;
	int error = errno;

	if (out != stdout)
		failed = fclose(out) != 0 || failed;
	if (!failed)
		return EXIT_SAID;
	if (name)
		remove(name);
	return complain(EXIT_FILE, "%s: %s", name ? name : _("standard output"), strerror(error));
}

static int export_to(struct cli *cli, const struct wish *wish, struct journal *journal, struct save *save)
{
	const struct table *table = journal_state(journal);
	FILE *out = cli->options.output ? fopen(cli->options.output, "wxe") : stdout;

	if (!out)
		return complain(EXIT_FILE, "%s: %s", cli->options.output, strerror(errno));
	write_wish(wish, journal, cli->options.secret,
	           table->title[0] ? table->title : save_header(save)->title, out);
	return close_output(out, cli->options.output);
}

int command_export(struct cli *cli)
{
	struct wish wish = { .document = NULL };
	struct journal *journal;
	struct save *save;
	int status = EXIT_USAGE;

	if (!find_form(cli->options.as, &wish.form))
		return EXIT_USAGE;
	save = cli_read(cli, cli->argv[0], &journal);
	if (!save)
		return EXIT_FILE;
	if (find_document(journal_game(journal), cli->options.document, &wish))
		status = export_to(cli, &wish, journal, save);
	save_close(save, 0);
	journal_free(journal);
	return status;
}
