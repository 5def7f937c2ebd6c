/* SPDX-License-Identifier: MIT */
/*
 * `tableside export`: a table for other programs. CSV is the log, a row a
 * change, safe to open in a sheet; Markdown is who sits there, how it stands
 * and the log, to keep or to post; a game's documents are in export_event.c.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "../rules/i18n.h"
#include "../rules/journal.h"
#include "../rules/utf8.h"
#include "../saves/save.h"
#include "../saves/stamp.h"
#include "cli.h"
#include "export.h"

/* One change of the log. */
struct row {
	int number;
	char at[32];
	const char *line, *who, *what, *cause;
	bool taken_back, ruling;
};

typedef void row_writer(FILE *out, const struct row *row);

/* ---- the log, for both ---- */

static void write_entry(struct journal *journal, int n, bool secret, struct said *said,
                        row_writer *writer, FILE *out)
{
	struct entry entry = journal_entry(journal, n);
	unsigned flags = journal_flags(journal, entry.text, strlen(entry.text));
	bool hidden = (flags & VERB_SECRET || journal_is_down(journal, n)) && !secret;
	struct row row = {
		.number = n + 1, .line = hidden ? "" : entry.text, .who = "", .what = "", .cause = "",
		.taken_back = entry.taken_back, .ruling = flags & VERB_RULING,
	};

	stamp_write(entry.at, row.at);
	journal_tell(journal, n, said);
	for (int i = 0; i < said->changes; i++) {
		struct said_change change = said_get_change(said, i);

		row.who = change.who;
		row.what = change.what;
		row.cause = change.cause;
		writer(out, &row);
	}
	if (said->changes)
		return;
	row.what = said->lines ? said_get(said, 0) : "";
	writer(out, &row);
}

static void write_log(struct journal *journal, bool secret, row_writer *writer, FILE *out)
{
	struct said said = { 0 };

	for (int n = 0; n < journal_count(journal); n++)
		write_entry(journal, n, secret, &said, writer, out);
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

static void csv_row(FILE *out, const struct row *row)
{
	fprintf(out, "%d", row->number);
	csv_text(out, row->at);
	csv_text(out, row->line);
	csv_text(out, row->who);
	csv_text(out, row->what);
	csv_text(out, row->cause);
	fprintf(out, ",%d,%d\r\n", row->taken_back, row->ruling);
}

static void export_csv(struct journal *journal, bool secret, const char *title, FILE *out)
{
	(void)title;
	fputs("n,at,line,who,what,cause,taken_back,ruling\r\n", out);
	write_log(journal, secret, csv_row, out);
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

static void md_cell(FILE *out, const char *text)
{
	fputs(" ", out);
	export_md_text(out, text);
	fputs(" |", out);
}

static void md_row(FILE *out, const struct row *row)
{
	fprintf(out, "| %d |", row->number);
	md_cell(out, row->at);
	md_cell(out, row->who);
	md_cell(out, row->what);
	md_cell(out, row->cause);
	fprintf(out, " %s%s |\n", row->taken_back ? _("taken back") : "", row->ruling ? _("ruling") : "");
}

/* Listens to a report and keeps the plain facts of the table and, as a sheet,
 * those of each player. */
struct sheet {
	struct emit emit;
	FILE *out;
	int depth, players_depth; /* players_depth: 0 outside of "players" */
	int rows;
	char heads[2000];         /* "| name | life " */
	char *cells;              /* the rows so far */
	size_t cells_size;
	FILE *cells_out;
};

static void sheet_open(struct emit *e, const char *key, bool array)
{
	struct sheet *s = (struct sheet *)e;

	s->depth++;
	if (array && s->depth == 1 && key && strcmp(key, "players") == 0)
		s->players_depth = 1;
	else if (s->players_depth && s->depth == 2)
		fputs("|", s->cells_out);
}

static void sheet_close(struct emit *e)
{
	struct sheet *s = (struct sheet *)e;

	if (s->players_depth && s->depth == 2) {
		fputs("\n", s->cells_out);
		s->rows++;
	}
	if (s->depth == 1)
		s->players_depth = 0;
	s->depth--;
}

static void value_text(const struct emit_value *v, char *out, size_t size)
{
	switch (v->kind) {
	case EMIT_NULL: utf8_copy(out, size, ""); break;
	case EMIT_BOOL: utf8_copy(out, size, v->number ? _("yes") : ""); break;
	case EMIT_NUMBER: snprintf(out, size, "%lld", v->number); break;
	case EMIT_REAL: snprintf(out, size, "%.6g", v->real); break;
	case EMIT_TEXT: utf8_copy(out, size, v->text); break;
	}
}

static void sheet_value(struct emit *e, const char *key, const struct emit_value *v)
{
	struct sheet *s = (struct sheet *)e;
	char text[1000];

	value_text(v, text, sizeof text);
	if (s->depth == 0 && text[0]) {
		fputs("- ", s->out);
		export_md_text(s->out, key);
		fputs(": ", s->out);
		export_md_text(s->out, text);
		fputs("\n", s->out);
	} else if (s->players_depth && s->depth == 2) {
		size_t end = strlen(s->heads);

		if (s->rows == 0)
			snprintf(s->heads + end, sizeof s->heads - end, " %s |", key);
		md_cell(s->cells_out, text);
	}
}

static void md_sheet(const struct game *game, const void *state, bool secret, FILE *out)
{
	static const struct emit_ops ops = { sheet_open, sheet_close, sheet_value };
	struct sheet s = { .emit = { .ops = &ops, .secret = secret }, .out = out };

	s.cells_out = open_memstream(&s.cells, &s.cells_size);
	if (!s.cells_out)
		memory_gone();
	game->report(state, &s.emit);
	fclose(s.cells_out);
	if (s.rows) {
		fprintf(out, "\n|%s\n|", s.heads);
		for (const char *bar = strchr(s.heads, '|'); bar; bar = strchr(bar + 1, '|'))
			fputs("---|", out);
		fprintf(out, "\n%s", s.cells);
	}
	free(s.cells);
}

static void export_md(struct journal *journal, bool secret, const char *title, FILE *out)
{
	fputs("# ", out);
	export_md_text(out, title[0] ? title : _(journal_game(journal)->title));
	fputs("\n\n", out);
	md_sheet(journal_game(journal), journal_state(journal), secret, out);
	fprintf(out, "\n## %s\n\n| | | | | | |\n|---:|---|---|---|---|---|\n", _("Log"));
	write_log(journal, secret, md_row, out);
}

/* ---- the command ---- */

/* What is written and how; document NULL: the table and its log. */
struct wish {
	enum page_form form;
	const struct document *document;
};

static bool find_form(const char *name, enum page_form *form)
{
	static const char *const forms[] = { [PAGE_CSV] = "csv", [PAGE_MD] = "md", [PAGE_HTML] = "html" };

	for (size_t i = 0; name && i < sizeof forms / sizeof *forms; i++)
		if (strcmp(forms[i], name) == 0) {
			*form = (enum page_form)i;
			return true;
		}
	complain(0, name ? _("--as %s is not known: csv, md or html") : _("say --as csv, --as md or --as html"), name);
	return false;
}

/* "wall, pairings, slips": what there is of a game. */
static void list_documents(const char *game, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (const struct document *d = documents; d->game && end < size; d++)
		if (strcmp(d->game, game) == 0)
			end += (size_t)snprintf(out + end, size - end, "%s%s", end ? ", " : "", d->name);
}

/* HTML without a document is the game's first one. */
static bool find_document(const struct game *game, const char *name, struct wish *wish)
{
	char known[200];

	if (!name && wish->form != PAGE_HTML)
		return true;
	for (const struct document *d = documents; d->game && !wish->document; d++)
		if (strcmp(d->game, game->id) == 0 && (!name || strcmp(d->name, name) == 0))
			wish->document = d;
	if (wish->document)
		return true;
	list_documents(game->id, known, sizeof known);
	if (!known[0])
		complain(0, _("there are no documents of %s: --as csv or --as md writes its log"), _(game->title));
	else
		complain(0, _("no document is called \"%s\": %s"), name, known);
	return false;
}

static void write_wish(const struct wish *wish, struct journal *journal, bool secret, const char *title, FILE *out)
{
	struct page page;

	if (wish->document) {
		page_begin(&page, out, wish->form, title[0] ? title : _(journal_game(journal)->title));
		wish->document->write(journal_state(journal), &page);
		page_end(&page);
	} else if (wish->form == PAGE_CSV) {
		export_csv(journal, secret, title, out);
	} else {
		export_md(journal, secret, title, out);
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
	write_wish(wish, journal, cli->options.secret, table->title[0] ? table->title : save_header(save)->title, out);
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
	journal_free(journal);
	save_close(save, 0);
	return status;
}
