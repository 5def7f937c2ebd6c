/* SPDX-License-Identifier: MIT */
/*
 * What an export is made of: documents, each told once to a page that writes
 * it as CSV, as Markdown or as one HTML page that needs nothing else, to be
 * printed and put on the wall. Whatever people have called themselves is text
 * there and never markup, nor a formula in a sheet.
 */
#ifndef APP_EXPORT_H
#define APP_EXPORT_H

#include <stdbool.h>
#include <stdio.h>

enum page_form { PAGE_CSV, PAGE_MD, PAGE_HTML };

struct page {
	FILE *out;
	enum page_form form;
	const char *title;
	bool in_table, headed; /* headed: a CSV has its one row of heads */
};

/* A document of a game: `name` is what --document names. */
struct document {
	const char *game, *name;
	void (*write)(const void *state, struct page *page);
};

extern const struct document documents[]; /* ends with {0} */

/* How a text is written in each form, without what parts it from the next. */
void export_csv_text(FILE *out, const char *text);
void export_md_text(FILE *out, const char *text);

void page_begin(struct page *page, FILE *out, enum page_form form, const char *title);
void page_end(struct page *page);

/* A part with its head; `apart`: where paper is cut or turned, it begins anew.
 * A CSV has no heads: what they say stands in columns too. */
void page_part(struct page *page, const char *head, bool apart);
void page_line(struct page *page, const char *text); /* not in a CSV */
void page_heads(struct page *page, const char *const *cells, int count);
void page_row(struct page *page, const char *const *cells, int count);

#endif
