/* SPDX-License-Identifier: MIT */
/*
 * A page as CSV, Markdown or HTML (export.h). Knows no game.
 */
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"

static const char style[] =
	"body{font-family:sans-serif;margin:1.5em auto;padding:0 "
	"1.5em;max-width:75em;color:#000;background:#fff}"
	"h1{font-size:1.5em;margin-bottom:.2em}h2{font-size:1.15em;margin:1.4em 0 .4em}"
	"table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}"
	"th,td{border:1px solid #999;padding:.25em "
	".5em;text-align:left;vertical-align:top}th{background:#eee}"
	"svg{display:block;width:100%;height:auto}"
	"tr,svg{break-inside:avoid;page-break-inside:avoid}h2{break-after:avoid}"
	"section.apart{break-inside:avoid;page-break-inside:avoid}"
	"section.apart{border-top:1px dashed #555;margin-top:1.5em}"
	"@media print{body{margin:0;padding:0;max-width:none;font-size:10pt}th{background:none}}";

void export_html_text(FILE *out, const char *text)
{
	for (; *text; text++)
		switch (*text) {
		case '&': fputs("&amp;", out); break;
		case '<': fputs("&lt;", out); break;
		case '>': fputs("&gt;", out); break;
		case '"': fputs("&quot;", out); break;
		case '\'': fputs("&#39;", out); break;
		default: putc(*text, out);
		}
}

void page_begin(struct page *page, FILE *out, enum page_form form, const char *title)
{
	*page = (struct page){ .out = out, .form = form, .title = title };
	if (form == PAGE_MD) {
		fputs("# ", out);
		export_md_text(out, title);
		fputs("\n", out);
	} else if (form == PAGE_HTML) {
		fprintf(out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n<title>",
		        _("en"));
		export_html_text(out, title);
		fprintf(out, "</title>\n<style>%s</style>\n</head>\n<body>\n<h1>", style);
		export_html_text(out, title);
		fputs("</h1>\n", out);
	}
}

static void end_table(struct page *page)
{
	if (page->in_table)
		fputs("</table>\n", page->out);
	page->in_table = false;
}

static void end_part(struct page *page)
{
	end_table(page);
	if (page->in_part)
		fputs("</section>\n", page->out);
	page->in_part = false;
}

void page_end(struct page *page)
{
	end_part(page);
	if (page->form == PAGE_HTML)
		fputs("</body>\n</html>\n", page->out);
}

void page_part(struct page *page, const char *head, bool apart)
{
	end_part(page);
	if (page->form == PAGE_MD) {
		fputs(apart ? "\n---\n\n## " : "\n## ", page->out);
		export_md_text(page->out, head);
		fputs("\n", page->out);
	} else if (page->form == PAGE_HTML) {
		fprintf(page->out, "<section%s>\n<h2>", apart ? " class=\"apart\"" : "");
		export_html_text(page->out, head);
		fputs("</h2>\n", page->out);
		page->in_part = true;
	}
}

void page_line(struct page *page, const char *text)
{
	if (page->form == PAGE_CSV || !text[0])
		return;
	end_table(page);
	fputs(page->form == PAGE_MD ? "\n" : "<p>", page->out);
	if (page->form == PAGE_MD)
		export_md_text(page->out, text);
	else
		export_html_text(page->out, text);
	fputs(page->form == PAGE_MD ? "\n" : "</p>\n", page->out);
}

static void csv_cells(struct page *page, const char *const *cells, int count)
{
	for (int i = 0; i < count; i++) {
		if (i)
			putc(',', page->out);
		export_csv_text(page->out, cells[i]);
	}
	fputs("\r\n", page->out);
}

static void md_cells(struct page *page, const char *const *cells, int count)
{
	putc('|', page->out);
	for (int i = 0; i < count; i++) {
		putc(' ', page->out);
		export_md_text(page->out, cells[i]);
		fputs(" |", page->out);
	}
	putc('\n', page->out);
}

static void html_cells(struct page *page, const char *tag, const char *const *cells, int count)
{
	fputs("<tr>", page->out);
	for (int i = 0; i < count; i++) {
		fprintf(page->out, "<%s>", tag);
		export_html_text(page->out, cells[i]);
		fprintf(page->out, "</%s>", tag);
	}
	fputs("</tr>\n", page->out);
}

void page_heads(struct page *page, const char *const *cells, int count)
{
	if (page->form == PAGE_CSV) {
		if (!page->headed)
			csv_cells(page, cells, count);
		page->headed = true;
	} else if (page->form == PAGE_MD) {
		putc('\n', page->out);
		md_cells(page, cells, count);
		putc('|', page->out);
		for (int i = 0; i < count; i++)
			fputs("---|", page->out);
		putc('\n', page->out);
	} else {
		end_table(page);
		page->in_table = true;
		fputs("<table>\n<thead>", page->out);
		html_cells(page, "th", cells, count);
		fputs("</thead>\n", page->out); /* again on each sheet of paper */
	}
}

void page_row(struct page *page, const char *const *cells, int count)
{
	if (page->form == PAGE_CSV)
		csv_cells(page, cells, count);
	else if (page->form == PAGE_MD)
		md_cells(page, cells, count);
	else
		html_cells(page, "td", cells, count);
}
