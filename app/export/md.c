/* SPDX-License-Identifier: MIT */
/*
 * Markdown.
 */
#include <string.h>

#include "export.h"
#include "rules/core/i18n.h"

static void put_text(FILE *out, const char *text)
{
	for (; *text; text++) {
		if (strchr("\\`*_{}[]<>#|~", *text))
			putc('\\', out);
		putc(*text, out);
	}
}

static void md_begin(struct page *page)
{
	fputs("# ", page->out);
	put_text(page->out, page->title);
	fputs("\n", page->out);
}

static void md_part(struct page *page, const char *head, bool apart)
{
	fputs(apart ? "\n---\n\n## " : "\n## ", page->out);
	put_text(page->out, head);
	fputs("\n", page->out);
}

static void md_line(struct page *page, const char *text)
{
	putc('\n', page->out);
	put_text(page->out, text);
	putc('\n', page->out);
}

static void md_text(struct page *page, const char *text)
{
	fprintf(page->out, "\n```\n%s```\n", text);
}

static void md_row(struct page *page, const char *const *cells, int count)
{
	putc('|', page->out);
	for (int i = 0; i < count; i++) {
		putc(' ', page->out);
		put_text(page->out, cells[i]);
		fputs(" |", page->out);
	}
	putc('\n', page->out);
}

static void md_heads(struct page *page, const char *const *cells, int count)
{
	putc('\n', page->out);
	md_row(page, cells, count);
	putc('|', page->out);
	for (int i = 0; i < count; i++)
		fputs(page->numbers >> i & 1 ? "---:|" : "---|", page->out);
	putc('\n', page->out);
}

const struct page_format page_md = {
	.name = "md",
	.end = ".md",
	.key = "m",
	.help = N_("text with Markdown, for notes and mail"),
	.begin = md_begin,
	.part = md_part,
	.line = md_line,
	.text = md_text,
	.heads = md_heads,
	.row = md_row,
};
