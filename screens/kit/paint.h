/* SPDX-License-Identifier: MIT */
/*
 * The only way to put text into a window. It counts columns, never bytes,
 * clips text that does not fit and ends it in "..", never cuts a wide character
 * in half, and stops control characters and broken bytes. Colours are roles;
 * the palette decides how a role looks.
 */
#ifndef SCREENS_KIT_PAINT_H
#define SCREENS_KIT_PAINT_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <ncurses.h>
#include <stdbool.h>

#include "rules/core/words.h"

struct canvas;

/* Titan has the first six. */
enum piece_colour {
	PIECE_BLACK,
	PIECE_BROWN,
	PIECE_BLUE,
	PIECE_GREEN,
	PIECE_GOLD,
	PIECE_RED,
	PIECE_WHITE,
	PIECE_ORANGE,
	PIECES
};

enum role {
	ROLE_NORMAL,
	ROLE_DIM,
	ROLE_ACCENT,
	ROLE_GOOD,
	ROLE_WARNING,
	ROLE_DANGER,
	ROLE_SEAT,                   /* ROLE_SEAT + 0..9: the players' colours */
	ROLE_PIECE = ROLE_SEAT + 10, /* ROLE_PIECE + enum piece_colour; never on a tint */
	ROLES = ROLE_PIECE + PIECES,
};

/* The ground of a text: a faint background, on terminals with enough colours.
 * Never the only sign of anything. */
enum tint {
	TINT_NONE,
	TINT_TREE,
	TINT_BOG,
	TINT_BRAMBLE,
	TINT_DRIFT,
	TINT_SAND,
	TINT_VOLCANO,
	TINT_HIGH,
	TINT_HIGHER,
	TINT_MARSH, /* like TINT_BOG and TINT_TREE, and told apart from them */
	TINT_WOOD,
	TINT_REACH,
	TINT_PAPER,
	TINT_INK, /* white and black in any theme, for machines that read */
	TINTS
};

/* The role of a seat's colour. */
int seat_role(int seat);

/* A style is a role and any of these. */
enum {
	STYLE_TINT = 1 << 12, /* times an enum tint */
	STYLE_BOLD = 1 << 8,
	STYLE_REVERSE = 1 << 9,
	STYLE_UNDERLINE = 1 << 10,
	STYLE_SHAPE =
		1
		<< 11, /* drawn, not written: without colour, danger words are reversed and shapes are not */
};

enum theme { THEME_DEFAULT, THEME_CONTRAST, THEME_LIGHT, THEME_COLOURBLIND, THEME_MONO, THEMES };

enum { PAIRS_MOST = 3 * ROLES + TINTS * ROLES };

/* Made once when the terminal is known; const for every screen. */
struct palette {
	bool ascii; /* we draw ASCII only; texts show others as '?' when not utf8 */
	bool solid; /* what is filled is a reversed blank: many fonts leave seams between blocks */
	bool utf8;  /* the locale can show other characters in texts */
	bool mono;
	bool loud;             /* words of danger are reversed: they have no colour of their own */
	int digits_most;       /* rows of the largest digits wanted; 0: as they fit */
	bool flat;             /* dim looks like normal: size must tell what is over */
	struct canvas *canvas; /* all painting goes through it (canvas.h); NULL: straight into the window */
	struct spots *spots;   /* what can be clicked goes there (spots.h); NULL: nobody clicks */
	attr_t attr[ROLES];
	short pair[ROLES];
	attr_t drawn_attr[ROLES]; /* of shapes, where they differ from words .. */
	short drawn[ROLES];       /* .. which is where this pair is not 0 */
	short chip[ROLES];        /* of chips; 0: the words reversed */
	attr_t chip_attr[ROLES];
	short tinted[TINTS][ROLES]; /* pairs; 0: the terminal has no tints, or no screen wanted them yet */
	enum theme theme;
	bool tints;          /* they have been made */
	bool bold_is_bright; /* bold is another colour */
	short pairs;         /* that have been made, of these two colours each; curses tells them slowly */
	struct {
		int ink, ground;
	} made[PAIRS_MOST];
};

/* Call after start_color (or without colours at all). theme_find: -1 for none. */
void palette_make(struct palette *palette, enum theme theme, bool color, bool ascii, bool utf8);
/* Whether the chip of a role and a shape in another one's colour would be seen as one shape. */
bool palette_merges(const struct palette *palette, int chip, int shape);
/* Makes the pairs of the tints, once: over a hundred, for the one screen that
 * stands on a ground. */
void palette_tint(struct palette *palette);
/* Makes those of TINT_PAPER and TINT_INK, once; on any terminal with colours. */
void palette_paper(struct palette *palette);
const char *theme_name(enum theme theme);
/* What it is made of, for whoever measures it: the number of the role's colour among those
 * of a terminal with so many, for words or for shapes; -1: the terminal's own. And the ink
 * and the ground of its chip; among 256, of a role upon a tint. */
int theme_colour(enum theme theme, int role, int colours, bool drawn);
void theme_chip(enum theme theme, int role, int colours, bool console, int *ink, int *ground);
void theme_tint(enum theme theme, int tint, int role, int *ink, int *ground);
int theme_find(const char *name);

/* Columns that the text takes when painted. */
int text_width(const char *text);
int text_width_to(const char *text, size_t bytes); /* of its first bytes */

/* Bytes of text that fit into `columns`; *used: how many columns they take. */
size_t text_fit(const char *text, int columns, int *used);

/* Bytes of text for one row of a paragraph: up to a blank where there is one. */
size_t text_wrap(const char *text, int columns);

/* Copies, clipped to columns (".." at the end when clipped). Returns columns used. */
int text_clip(const char *text, int columns, char *out, size_t size);

/* Paints at most `columns`; returns the columns used. Never touches a cell
 * outside the window. paint_padded fills the rest with the style's blank. */
int paint(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text);
int paint_padded(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                 const char *text);
int paint_right(WINDOW *win, const struct palette *p, int y, int end, int columns, int style,
                const char *text); /* ends before `end` */
int paint_centre(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                 const char *text);
/* A path, or a sentence with one at its end: cut in its middle, so that the file's name stays. */
int paint_path(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *path);
int paint_format(WINDOW *win, const struct palette *p, int y, int x, int columns, int style,
                 const char *format, ...) __attribute__((format(printf, 7, 8)));

/* A paragraph over at most `rows`; ".." ends the last one when text is left.
 * Returns the rows used. */
int paint_paragraph(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns, int style,
                    const char *text);
int text_rows(const char *text, int columns); /* the rows that it would take */

/* " text " reversed. Returns its columns. */
int paint_chip(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, const char *text);
/* The chip with a seat's number. */
int paint_seat(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, int seat);

/* The same character, of one column, side by side. */
void paint_run(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, wchar_t point);
/* The character that has been painted at a cell; '#' where a reversed blank stands for it. */
wchar_t paint_point(WINDOW *win, const struct palette *p, int y, int x);
/* The style of filled cells: reversed in ASCII; upon a chip they have the ink of its words. */
int paint_shape_style(const struct palette *p, int style);
void paint_rule(WINDOW *win, const struct palette *p, int y, int x, int columns, int style, bool heavy);
void paint_frame(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns, int style,
                 bool heavy);
void paint_blank(WINDOW *win, const struct palette *p, int y, int x, int rows, int columns);
/* The focus mark: one column. */
void paint_mark(WINDOW *win, const struct palette *p, int y, int x, int style);

#endif
