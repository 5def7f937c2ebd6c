/* SPDX-License-Identifier: MIT */
/*
 * One HTML page that needs nothing else, to be read, printed and put on the wall.
 *
 * A document for paper is laid out by its own style. It fits the width and the height
 * that A4 and Letter share (190 by 255 mm within the margins), so that the printer
 * may have either; --paper says which in the page itself.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "export.h"
#include "rules/core/i18n.h"

enum { WIDE = 700 }; /* a picture that is too fine for a phone, which shows a part of it */

/* clang-format off */
static const char style[] =
	"body{font-family:sans-serif;margin:1.5em auto;padding:0 1.5em;max-width:60em;color:#000;background:#fff}"
	"h1{font-size:1.7em;margin-bottom:.2em}h2{font-size:1.15em;margin:1.6em 0 .5em}"
	"table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
	"th,td{border-bottom:1px solid #999;padding:.3em .8em;text-align:left;vertical-align:top}th{border-width:2px}"
	".n{text-align:right;white-space:nowrap}"
	"svg{display:block;max-width:100%;height:auto}"
	"tr,svg{break-inside:avoid;page-break-inside:avoid}h2{break-after:avoid}"
	"@media print{body{margin:0;padding:0;max-width:none;font-size:10pt}}";

/* Of a table: what is read first is large; the hair lines stand between what was said, not
 * within it; on a phone what is too wide scrolls within its part. */
static const char table_style[] =
	"h1{font-size:2.1em}h2{border-top:3px solid #999;padding-top:.5em;margin-top:2em}h1+p{margin-top:0}h1+p+p{font-size:1.4em;font-weight:bold}"
	"th{font-weight:normal;font-size:.85em;vertical-align:bottom;opacity:.75}td{border-width:1px 0 0;vertical-align:baseline}thead+tr td{border:0}"
	"tr.more td{border-top:0;padding-top:0}td.s{font-size:1.4em;font-weight:bold;line-height:1.1;white-space:nowrap}"
	"i{display:inline-block;min-width:1.3em;border:2px solid;border-radius:.3em;text-align:center;font:bold 1em sans-serif}"
	"@media(max-width:40em){body{margin:.8em 0;padding:0 .8em}section{overflow-x:auto}table{width:max-content}th,td{padding:.3em .5em;max-width:16em}"
	"h1{font-size:1.6em}svg{width:100%}.wide{min-width:42rem}}"
	"@media print{svg{max-height:130mm;width:auto}}";

/* In common to all documents; on a screen they are as wide as on paper. */
static const char paper_style[] =
	"table,svg{width:100%}body{box-sizing:border-box;width:190mm;padding:0;font-size:14pt;line-height:1.25}td,h1,h2,p{overflow-wrap:anywhere}"
	"h1{font-size:22pt;line-height:1.1;margin:0 0 2mm}h2{font-size:18pt;margin:5mm 0 2mm}p{margin:1mm 0 3mm}"
	"th,td{border:0;border-bottom:.25mm solid #999;padding:1.1mm 2mm;vertical-align:baseline}"
	"th{border-bottom:.6mm solid #000}"
	"@media print{body{width:auto;font-size:14pt}}";
/* clang-format on */

/* ---- the style ---- */

/* As a string of CSS, in which only letters and digits have no other meaning. */
static void put_css_text(FILE *out, const char *text)
{
	for (; *text; text++)
		if (isalnum((unsigned char)*text) || *text == ' ' || (unsigned char)*text >= 0x80)
			putc(*text, out);
		else
			fprintf(out, "\\%x ", (unsigned)(unsigned char)*text);
}

/* Margins, and at the foot of each sheet of paper what it is, when it was printed and its number. */
static void put_paper(const struct page *page)
{
	FILE *out = page->out;
	char day[40];

	fputs("@page{", out);
	if (page->paper)
		fprintf(out, "size:%s;", page->paper);
	fputs("margin:10mm 10mm 12mm;@bottom-left{font:9pt sans-serif;content:\"", out);
	put_css_text(out, page->title);
	export_time((int64_t)time(NULL), "%Y-%m-%d %H:%M", day, sizeof day);
	fputs("\"}@bottom-center{font:9pt sans-serif;content:\"", out);
	put_css_text(out, day);
	fputs("\"}@bottom-right{font:9pt sans-serif;content:counter(page) \" / \" counter(pages)}}", out);
}

static void put_style(const struct page *page)
{
	fputs("<style>", page->out);
	for (int i = 0; !page->document && i < TABLE_SEATS; i++)
		fprintf(page->out, ".pen%d{color:%s}", i, export_pen(i));
	fprintf(page->out,
	        "%s@media screen and "
	        "(prefers-color-scheme:dark){body{color:#e6e6e6;background:#16191d}"
	        "th,td{border-color:#59616a}%s}",
	        style, export_dark_style);
	if (!page->document)
		fputs(table_style, page->out);
	if (page->document || page->paper)
		put_paper(page);
	if (page->document)
		fprintf(page->out, "%s%s", paper_style, page->document->style ? page->document->style : "");
	fputs("</style>\n", page->out);
}

/* ---- the page ---- */

static void html_begin(struct page *page)
{
	FILE *out = page->out;

	fprintf(out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", _("en"));
	if (!page->document) /* paper has its own width */
		fputs("<meta name=\"viewport\" content=\"width=device-width\">\n", out);
	fputs("<title>", out);
	export_html_text(out, page->title);
	fputs("</title>\n", out);
	put_style(page);
	fputs("</head>\n<body>\n<h1>", out);
	export_html_text(out, page->title);
	fputs("</h1>\n", out);
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

static void html_finish(struct page *page)
{
	end_part(page);
	fputs("</body>\n</html>\n", page->out);
}

static void html_part(struct page *page, const char *head, bool apart)
{
	end_part(page);
	fprintf(page->out, "<section%s>\n<h2>", apart ? " class=\"apart\"" : "");
	export_html_text(page->out, head);
	fputs("</h2>\n", page->out);
	page->in_part = true;
}

static void html_line(struct page *page, const char *text)
{
	end_table(page);
	fputs("<p>", page->out);
	export_html_text(page->out, text);
	fputs("</p>\n", page->out);
}

static void put_cell(struct page *page, const char *tag, const char *cell, int column)
{
	bool number = page->numbers >> column & 1, strong = page->strong >> column & 1;
	int seat = page->seats == column + 1 ? atoi(cell) : 0;

	fprintf(page->out, "<%s", tag);
	if (number || strong)
		fprintf(page->out, " class=\"%s%s%s\"", number ? "n" : "", number && strong ? " " : "",
		        strong ? "s" : "");
	fputs(">", page->out);
	if (seat)
		fprintf(page->out, "<i class=\"pen%d\">", seat - 1);
	export_html_text(page->out, cell);
	fprintf(page->out, seat ? "</i></%s>" : "</%s>", tag);
}

static void put_cells(struct page *page, const char *tag, const char *const *cells, int count)
{
	fputs(page->goes_on && !cells[0][0] ? "<tr class=\"more\">" : "<tr>", page->out);
	for (int i = 0; i < count; i++)
		put_cell(page, tag, cells[i], i);
	fputs("</tr>\n", page->out);
}

static void html_heads(struct page *page, const char *const *cells, int count)
{
	end_table(page);
	page->in_table = true;
	fputs("<table>\n<thead>", page->out);
	put_cells(page, "th", cells, count);
	fputs("</thead>\n", page->out); /* again on each sheet of paper */
}

static void html_row(struct page *page, const char *const *cells, int count)
{
	put_cells(page, "td", cells, count);
}

static void html_picture(struct page *page, const char *what, int width, int height)
{
	end_table(page);
	fprintf(page->out,
	        "<svg role=\"img\"%s viewBox=\"0 0 %d %d\" width=\"%d\" font-family=\"sans-serif\" "
	        "font-size=\"12\"><title>",
	        width > WIDE ? " class=\"wide\"" : "", width, height, width);
	export_html_text(page->out, what);
	fputs("</title>\n", page->out);
}

const struct page_format page_html = {
	.name = "html",
	.end = ".html",
	.key = "h",
	.help = N_("a page for the browser, ready to print"),
	.for_wall = true,
	.begin = html_begin,
	.finish = html_finish,
	.part = html_part,
	.line = html_line,
	.heads = html_heads,
	.row = html_row,
	.picture = html_picture,
};
