/* SPDX-License-Identifier: MIT */
/*
 * A picture as SVG that needs no font but a monospaced one: blocks and frames
 * are drawn as shapes, words are placed one by one, so that no font can move a
 * column by its widths.
 */
#include <stdlib.h>
#include <string.h>

#include "cells.h"

/* A cell, in units of the drawing; the baseline, and the size of letters. */
enum { W = 10, H = 20, BASE = 15, LETTERS = 16, MARGIN = 8 };

struct ink {
	unsigned rgb;
	bool faint;
};

/* ---- colours ---- */

static const unsigned dark_16[16] = {
	0x15171c, 0xe06c75, 0x7fc97f, 0xe5c07b, 0x6cb0f0, 0xc990e0, 0x56b6c2, 0xd7dae0,
	0x7a7f8a, 0xff8a90, 0x9fe09f, 0xffe08a, 0x8cc8ff, 0xe0b0ff, 0x7fdbe6, 0xffffff,
};
static const unsigned light_16[16] = {
	0x202226, 0xb0202c, 0x1f7a33, 0x8a6100, 0x1f5fae, 0x8a3a9e, 0x0f7480, 0xbfc3c9,
	0x6b7078, 0xd0303c, 0x2f9a43, 0xa87800, 0x2f7fce, 0xa85abe, 0x1f94a0, 0xffffff,
};

/* As the Linux console has them. */
static const unsigned console_16[16] = {
	0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
	0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
};

static unsigned entry_of(int entry, const struct look *look, bool bold)
{
	static const unsigned level[] = { 0, 95, 135, 175, 215, 255 };
	unsigned grey = (unsigned)(8 + 10 * (entry - 232));

	if (entry < 8 && bold && look->bright)
		entry += 8;
	if (entry < 16 && look->bright)
		return console_16[entry];
	if (entry < 16)
		return (look->light ? light_16 : dark_16)[entry];
	if (entry >= 232)
		return grey << 16 | grey << 8 | grey;
	entry -= 16;
	return level[entry / 36] << 16 | level[entry / 6 % 6] << 8 | level[entry % 6];
}

static unsigned paper(const struct look *look)
{
	return look->bright ? 0 : look->light ? 0xfcfcfa : 0x15171c;
}

static unsigned plain_ink(const struct look *look)
{
	return look->bright ? 0xaaaaaa : look->light ? 0x202226 : 0xd7dae0;
}

static struct ink fore(const struct term_cell *cell, const struct look *look)
{
	int entry = cell->reverse ? cell->bg : cell->fg;
	unsigned rgb = entry >= 0      ? entry_of(entry, look, cell->bold && !cell->reverse)
	               : cell->reverse ? paper(look)
	                               : plain_ink(look);

	return (struct ink){ rgb, cell->dim };
}

static struct ink back(const struct term_cell *cell, const struct look *look)
{
	int entry = cell->reverse ? cell->fg : cell->bg;
	unsigned rgb = entry >= 0      ? entry_of(entry, look, cell->bold && cell->reverse)
	               : cell->reverse ? plain_ink(look)
	                               : paper(look);

	return (struct ink){ rgb, cell->dim && cell->reverse };
}

static bool same_ink(struct ink a, struct ink b)
{
	return a.rgb == b.rgb && a.faint == b.faint;
}

/* ---- shapes ---- */

static void rect(FILE *out, double x, double y, double w, double h, struct ink ink)
{
	fprintf(out, "<path d=\"M%g %gh%gv%gh%gz\" fill=\"#%06x\"%s/>\n", MARGIN + x, MARGIN + y, w, h, -w,
	        ink.rgb, ink.faint ? " opacity=\".6\"" : "");
}

/* The part of a cell that a block fills, in eighths of it; and how dense. */
struct block {
	const char *text;
	int y, rows;
	int x, cols;
	double dense;
};

static const struct block *block_of(const char *text)
{
	static const struct block blocks[] = {
		{ "█", 0, 8, 0, 8, 1 },  { "▀", 0, 4, 0, 8, 1 },   { "▄", 4, 4, 0, 8, 1 },
		{ "▌", 0, 8, 0, 4, 1 },  { "▐", 0, 8, 4, 4, 1 },   { "▁", 7, 1, 0, 8, 1 },
		{ "▂", 6, 2, 0, 8, 1 },  { "▃", 5, 3, 0, 8, 1 },   { "▅", 3, 5, 0, 8, 1 },
		{ "▆", 2, 6, 0, 8, 1 },  { "▇", 1, 7, 0, 8, 1 },   { "▔", 0, 1, 0, 8, 1 },
		{ "▒", 0, 8, 0, 8, .5 }, { "░", 0, 8, 0, 8, .25 }, { "▓", 0, 8, 0, 8, .75 },
	};

	for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++)
		if (strcmp(blocks[i].text, text) == 0)
			return &blocks[i];
	return NULL;
}

/* Cells beside each other that look alike are one shape. */
static int run_of(const struct picture *p, int row, int col, const struct look *look)
{
	const struct term_cell *first = picture_cell(p, row, col), *cell;
	int end = col + 1;

	while ((cell = picture_cell(p, row, end)) && strcmp(cell->text, first->text) == 0 &&
	       same_ink(fore(cell, look), fore(first, look)))
		end++;
	return end - col;
}

static int draw_block(const struct picture *p, int row, int col, const struct block *b,
                      const struct look *look, FILE *out)
{
	int cells = b->cols == 8 ? run_of(p, row, col, look) : 1;
	struct ink ink = fore(picture_cell(p, row, col), look);

	fprintf(out, "<path d=\"M%g %gh%gv%gh%gz\" fill=\"#%06x\"", MARGIN + col * W + b->x * W / 8.0,
	        MARGIN + row * H + b->y * H / 8.0, cells * W * b->cols / 8.0, b->rows * H / 8.0,
	        -cells * W * b->cols / 8.0, ink.rgb);
	fprintf(out, b->dense < 1 || ink.faint ? " opacity=\"%g\"/>\n" : "/>\n",
	        b->dense * (ink.faint ? .6 : 1));
	return cells;
}

/* The dots of a Braille character, as in charts; 0: another character. */
static unsigned dots_of(const char *text)
{
	const unsigned char *b = (const unsigned char *)text;

	return b[0] == 0xe2 && b[1] >= 0xa0 && b[1] <= 0xa3 ? 0x100u | (b[1] & 3u) << 6 | (b[2] & 0x3fu) : 0;
}

static void draw_dots(const struct picture *p, int row, int col, unsigned dots, const struct look *look,
                      FILE *out)
{
	static const struct {
		double x, y;
	} at[8] = {
		{ .25, .125 }, { .25, .375 }, { .25, .625 }, { .75, .125 },
		{ .75, .375 }, { .75, .625 }, { .25, .875 }, { .75, .875 },
	};

	for (int i = 0; i < 8; i++)
		if (dots >> i & 1)
			rect(out, col * W + at[i].x * W - 1.4, row * H + at[i].y * H - 1.4, 2.8, 2.8,
			     fore(picture_cell(p, row, col), look));
}

static double thick(int weight)
{
	return weight == 2 ? 3.2 : 1.4;
}

static int draw_box(const struct picture *p, int row, int col, struct box_arms arms, const struct look *look,
                    FILE *out)
{
	bool line = arms.left && arms.right && !arms.up && !arms.down;
	int cells = line ? run_of(p, row, col, look) : 1;
	struct ink ink = fore(picture_cell(p, row, col), look);
	double x = col * W, y = row * H, mx = x + W / 2.0, my = y + H / 2.0;
	double most = thick(arms.up > arms.left ? arms.up : arms.left > arms.right ? arms.left : arms.right);

	if (line)
		rect(out, x, my - thick(arms.left) / 2, cells * W, thick(arms.left), ink);
	else if (arms.left)
		rect(out, x, my - thick(arms.left) / 2, W / 2.0 + most / 2, thick(arms.left), ink);
	if (!line && arms.right)
		rect(out, mx - most / 2, my - thick(arms.right) / 2, W / 2.0 + most / 2, thick(arms.right),
		     ink);
	if (arms.up)
		rect(out, mx - thick(arms.up) / 2, y, thick(arms.up), H / 2.0, ink);
	if (arms.down)
		rect(out, mx - thick(arms.down) / 2, my, thick(arms.down), H / 2.0, ink);
	return cells;
}

/* ---- words ---- */

static void xml_text(FILE *out, const char *text)
{
	for (; *text; text++)
		switch (*text) {
		case '&': fputs("&amp;", out); break;
		case '<': fputs("&lt;", out); break;
		case '>': fputs("&gt;", out); break;
		default: putc(*text, out);
		}
}

static bool is_letter(const struct term_cell *cell)
{
	struct box_arms arms = picture_arms(cell->text);

	return cell->text[0] && strcmp(cell->text, " ") != 0 && !block_of(cell->text) &&
	       !dots_of(cell->text) && !arms.up && !arms.down && !arms.left && !arms.right;
}

/* The cells of a word: alike, and all wide or all narrow. */
static int draw_word(const struct picture *p, int row, int col, const struct look *look, FILE *out)
{
	const struct term_cell *first = picture_cell(p, row, col), *cell;
	struct ink ink = fore(first, look);
	int end = col, letters = 0;

	while ((cell = picture_cell(p, row, end)) && is_letter(cell) && cell->width == first->width &&
	       cell->bold == first->bold && same_ink(fore(cell, look), ink)) {
		end += cell->width;
		letters++;
	}
	fprintf(out, "<text x=\"%d\" y=\"%d\" fill=\"#%06x\"%s%s",
	        MARGIN + col * W + (first->width == 2 ? 2 : 0), MARGIN + row * H + BASE, ink.rgb,
	        first->bold ? " font-weight=\"bold\"" : "", ink.faint ? " opacity=\".6\"" : "");
	if (first->width == 2)
		fputs(" letter-spacing=\"4\"", out); /* they are square */
	else if (letters > 1)
		fprintf(out, " textLength=\"%d\"", (end - col) * W);
	fputs(">", out);
	for (int at = col; at < end; at += first->width)
		xml_text(out, picture_cell(p, row, at)->text);
	fputs("</text>\n", out);
	return end - col;
}

/* ---- the whole ---- */

static void draw_backs(const struct picture *p, int row, const struct look *look, FILE *out)
{
	for (int col = 0; col < p->cols;) {
		struct ink ink = back(picture_cell(p, row, col), look);
		int end = col + 1;

		while (end < p->cols && same_ink(back(picture_cell(p, row, end), look), ink))
			end++;
		if (ink.rgb != paper(look))
			rect(out, col * W, row * H, (end - col) * W, H, ink);
		col = end;
	}
}

static void draw_underlines(const struct picture *p, int row, const struct look *look, FILE *out)
{
	for (int col = 0; col < p->cols; col++)
		if (picture_cell(p, row, col)->underline)
			rect(out, col * W, row * H + BASE + 2, W, 1.2, fore(picture_cell(p, row, col), look));
}

static void draw_row(const struct picture *p, int row, const struct look *look, FILE *out)
{
	draw_backs(p, row, look, out);
	for (int col = 0; col < p->cols;) {
		const struct term_cell *cell = picture_cell(p, row, col);
		const struct block *block = block_of(cell->text);
		struct box_arms arms = picture_arms(cell->text);

		if (block)
			col += draw_block(p, row, col, block, look, out);
		else if (dots_of(cell->text))
			draw_dots(p, row, col++, dots_of(cell->text), look, out);
		else if (arms.up || arms.down || arms.left || arms.right)
			col += draw_box(p, row, col, arms, look, out);
		else if (is_letter(cell))
			col += draw_word(p, row, col, look, out);
		else
			col++;
	}
	draw_underlines(p, row, look, out);
}

void picture_svg(const struct picture *p, const struct look *look, FILE *out)
{
	int width = p->cols * W + 2 * MARGIN, height = p->rows * H + 2 * MARGIN;

	fprintf(out,
	        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\"\n"
	        " font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" font-size=\"%d\" "
	        "letter-spacing=\".37\">\n"
	        "<rect width=\"%d\" height=\"%d\" rx=\"6\" fill=\"#%06x\"/>\n<g "
	        "shape-rendering=\"crispEdges\">\n",
	        width, height, width, height, LETTERS, width, height, paper(look));
	for (int row = 0; row < p->rows; row++)
		draw_row(p, row, look, out);
	if (p->cursor && picture_cell(p, p->cursor_row, p->cursor_col))
		fprintf(out,
		        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#%06x\" "
		        "stroke-width=\"1.5\"/>\n",
		        MARGIN + p->cursor_col * W, MARGIN + p->cursor_row * H, W, H, plain_ink(look));
	fputs("</g>\n</svg>\n", out);
}
