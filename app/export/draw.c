/* SPDX-License-Identifier: MIT */
/*
 * What all pictures share. A picture is drawn for white paper, in attributes that every
 * program for SVG knows; a browser whose reader prefers dark pages takes the inks of
 * the style instead.
 */
#include <string.h>

#include "export.h"
#include "rules/core/game.h"
#include "rules/core/journal.h"

void export_svg_begin(FILE *out, struct export_size size)
{
	fprintf(out,
	        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
	        "font-family=\"sans-serif\" font-size=\"12\">\n",
	        size.width, size.height, size.width, size.height);
}

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

void export_words(FILE *out, struct island_point at, int size, const char *look, const char *text)
{
	fprintf(out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\"%s>", at.x, at.y, size, look);
	export_html_text(out, text);
	fputs("</text>\n", out);
}

const void *export_state(const struct journal *journal, const struct game *game)
{
	return strcmp(journal_game(journal)->id, game->id) == 0 ? journal_state(journal) : NULL;
}

/* clang-format off */
const char export_dark_style[] =
	"svg{fill:#e6e6e6}.ground{fill:#16191d}.dim{fill:#a9b1ba}.rule{stroke:#3a4047}.axis{stroke:#8a929b}"
	".card{fill:#20252b;stroke:#8a929b}.bar{fill:#56b4e9}.mark{stroke:#ffb454}"
	".pen0{color:#ffa45c}.pen1{color:#6db9ff}.pen2{color:#4fd1b0}.pen3{color:#e6c84f}.pen4{color:#eaa4d0}"
	".pen5{color:#ff9478}.pen6{color:#bdb0ff}.pen7{color:#c8c8c8}.pen8{color:#66d2ea}.pen9{color:#dcae7f}";
/* clang-format on */
