/* SPDX-License-Identifier: MIT */
/*
 * A page, whatever its format, and the cells of a row.
 */
#include "export.h"

void page_begin(struct page *page, FILE *out, const struct page_format *format, const char *title)
{
	*page = (struct page){ .out = out, .format = format, .title = title };
	if (format->begin)
		format->begin(page);
}

void page_end(struct page *page)
{
	if (page->format->finish)
		page->format->finish(page);
}

void page_part(struct page *page, const char *head, bool apart)
{
	if (page->format->part)
		page->format->part(page, head, apart);
}

void page_line(struct page *page, const char *text)
{
	if (text[0] && page->format->line)
		page->format->line(page, text);
}

void page_heads(struct page *page, const char *const *cells, int count)
{
	page->format->heads(page, cells, count);
}

void page_row(struct page *page, const char *const *cells, int count)
{
	page->format->row(page, cells, count);
}

/* ---- cells ---- */

char *cells_add(struct page_cells *cells)
{
	char *text = cells->text[cells->count];

	cells->cell[cells->count++] = text;
	text[0] = '\0';
	return text;
}

void cells_text(struct page_cells *cells, const char *text)
{
	snprintf(cells_add(cells), PAGE_CELL, "%s", text);
}

void cells_number(struct page_cells *cells, int number)
{
	snprintf(cells_add(cells), PAGE_CELL, "%d", number);
}

void cells_row(struct page_cells *cells, struct page *page)
{
	page_row(page, cells->cell, cells->count);
	cells->count = 0;
}

void cells_heads(struct page_cells *cells, struct page *page)
{
	page_heads(page, cells->cell, cells->count);
	cells->count = 0;
}
