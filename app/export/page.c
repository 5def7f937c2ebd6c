/* SPDX-License-Identifier: MIT */
/*
 * A page, whatever its format, and the cells of a row.
 */
#include "export.h"

void page_begin(struct page *page)
{
	if (page->format->begin)
		page->format->begin(page);
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

void page_text(struct page *page, const char *text)
{
	if (page->format->text)
		page->format->text(page, text);
}

bool page_is_paper(const struct page *page)
{
	return page->format->picture && page->document;
}

bool page_picture(struct page *page, const char *what, int width, int height)
{
	if (page->format->picture)
		page->format->picture(page, what, width, height);
	return page->format->picture;
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

void cells_number_if(struct page_cells *cells, bool known, int number)
{
	if (known)
		cells_number(cells, number);
	else
		cells_add(cells);
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
