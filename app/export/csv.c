/* SPDX-License-Identifier: MIT */
/*
 * CSV: the log, a row for each change, safe to open in a sheet; a document is one
 * table, whose columns say what heads of parts say elsewhere.
 */
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"

/* Spreadsheets read a leading = + - @ as a formula; a quote mark keeps it text. */
static void put_text(FILE *out, const char *text)
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

static void next_text(FILE *out, const char *text)
{
	putc(',', out);
	put_text(out, text);
}

static void log_row(void *user, const struct export_row *row)
{
	FILE *out = user;

	fprintf(out, "%d", row->number);
	next_text(out, row->at);
	next_text(out, row->line);
	next_text(out, row->who);
	next_text(out, row->what);
	next_text(out, row->cause);
	fprintf(out, ",%d,%d", row->taken_back, row->ruling);
	next_text(out, row->by);
	fputs("\r\n", out);
}

static void csv_log(struct journal *journal, bool secret, const char *title, FILE *out)
{
	(void)title;
	fputs("n,at,line,who,what,cause,taken_back,ruling,by\r\n", out);
	export_log(journal, secret, log_row, out);
}

/* ---- a document ---- */

static void csv_row(struct page *page, const char *const *cells, int count)
{
	for (int i = 0; i < count; i++) {
		if (i)
			putc(',', page->out);
		put_text(page->out, cells[i]);
	}
	fputs("\r\n", page->out);
}

/* Only the first part's: a CSV has one row of heads. */
static void csv_heads(struct page *page, const char *const *cells, int count)
{
	if (!page->headed)
		csv_row(page, cells, count);
	page->headed = true;
}

const struct page_format page_csv = {
	.name = "csv",
	.end = ".csv",
	.key = "c",
	.help = N_("for a spreadsheet; for the table, its log"),
	.one_table = true,
	.table = csv_log,
	.heads = csv_heads,
	.row = csv_row,
};
