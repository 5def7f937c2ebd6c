/* SPDX-License-Identifier: MIT */
/*
 * Exports: a table, or a document of its game, in one of several formats. A
 * document tells a page what is on it; the page's format writes it. Names of
 * people are text in every format, never markup, nor a formula in a sheet.
 */
#ifndef APP_EXPORT_H
#define APP_EXPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "picture.h"
#include "rules/core/reason.h"
#include "rules/core/table.h"
#include "rules/island/island.h"

struct journal;
struct game;
struct page;

/* A format, one file each; formats.c lists them. */
struct page_format {
	const char *name, *end; /* "csv", ".csv" */
	bool one_table;         /* a page is one table without heads of parts */
	bool for_wall;          /* where no document is named, the first of the game is meant */
	const char *key, *help; /* the letter that chooses it, and what it is good for, N_() */
	/* The table itself, where it is written otherwise than as a page. */
	void (*table)(struct journal *journal, bool secret, const char *title, FILE *out);
	/* A page; row NULL: the format writes only the table itself. The other
	 * functions may be NULL, where the format has no such thing. */
	void (*begin)(struct page *page);
	void (*finish)(struct page *page);
	void (*part)(struct page *page, const char *head, bool apart);
	void (*line)(struct page *page, const char *text);
	void (*heads)(struct page *page, const char *const *cells, int count);
	void (*row)(struct page *page, const char *const *cells, int count);
	/* Lines in letters of one width. */
	void (*text)(struct page *page, const char *text);
	/* Begins an SVG, which ends with </svg>. */
	void (*picture)(struct page *page, const char *what, int width, int height);
};

extern const struct page_format *const page_formats[]; /* ends with NULL */

struct document;

struct page {
	FILE *out;
	struct journal *journal; /* of the table that is written */
	const struct page_format *format;
	const char *title;
	const struct document *document; /* NULL: the table itself */
	int round;                       /* as the document has chosen it */
	bool named;                      /* that round was asked for */
	const char *paper;               /* the size in CSS; NULL: what the printer has */
	struct reason remark;            /* a sentence for whoever prints it; "": none */
	uint64_t numbers;                /* columns of the next table that hold numbers, a bit each */
	uint64_t strong;                 /* those of it that are read first, a bit each */
	int seats;                       /* its column of seats' numbers, from 1; 0: none */
	bool goes_on;                    /* a row of it without its first cell belongs to the one before */
	bool in_part, in_table, headed;  /* the formats' own: what must be ended, or said once */
};

/* A document of a game: `name` is what --document names. */
struct document {
	const char *game;       /* NULL: of every game */
	const char *name, *key; /* the letter that chooses it on a page of them */
	const char *help;       /* N_() */
	bool of_round;          /* of the round that is looked at, not of the present one */
	/* Finds the round that a word means, NULL: the present one; false: it has none. */
	bool (*choose)(struct journal *journal, const char *word, int *round, struct reason *why);
	void (*write)(const void *state, struct page *page); /* NULL: it is the table itself */
	const char *style;                                   /* CSS, beside that of every page; NULL: none */
	/* What the name of its file says of the round, "": nothing; NULL: never. */
	void (*file_part)(int round, char *out, size_t size);
};

extern const char document_table[]; /* the name of the one that every game has: the table itself */
/* The game's n-th document, the table itself among them; NULL: there are no more. */
const struct document *document_at(const struct game *game, int n);
/* The game's document of that name, its first where the name is NULL; NULL: none. */
const struct document *document_find(const struct game *game, const char *name);
/* What is to be on the page: the document, and its round (choose). False and why: it has none. */
bool document_choose(struct page *page, const struct document *document, struct journal *journal,
                     const char *round, struct reason *why);
/* Writes it as the page says, which is chosen already (choose). */
void document_write(const void *state, struct page *page);

/* The papers, the printer's own first, without a name; ends with one without a name, too. */
extern const struct export_paper {
	const char *name, *css;
} export_papers[];
/* The paper's name in CSS, NULL where none is said; false: there is no such paper. */
bool export_paper_find(const char *name, const char **paper);
/* Whether it can be written so: a picture is of the table alone. */
bool document_has_format(const struct document *document, const struct page_format *format);
/* The path of its file, where `typed` may be a folder, "" the present one, and may lack the end that names
 * the format; else the end chooses it. The name that it makes is of no file yet:
 * "Kyoto-2026-round-1-sheets.html", and with -2, -3 .. where that is there. False and why: too long, an end
 * that is none. */
bool export_place(struct page *page, const struct game *game, const char *typed, char *path, size_t size,
                  struct reason *why);
/* Whether something is there already. */
bool export_is_there(const char *path);
/* Writes the page, which its caller has filled in as far as `paper`: as a text that the caller frees; into a
 * file, over one that is there only with `replace`, and then whole or not at all. */
char *export_text(struct page *page, struct journal *journal, bool secret, size_t *size);
bool export_file(struct page *page, struct journal *journal, bool secret, const char *path, bool replace,
                 struct reason *why);

/* The same of a document and what it is about. */
char *document_text(struct page *page, const void *state, size_t *size);
extern const struct document document_evenings; /* about a struct evenings */

/* command.c: whether an option asks for a page; its format and paper, false: complained. */
struct cli;
bool export_asked(const struct cli *cli);
bool export_options(const struct cli *cli, struct page *page);
/* Prints it, or writes the file that an option names; frees the text. The exit status. */
int export_answer(struct cli *cli, const struct page *page, char *text, size_t size);

/* Begins a page that its caller has filled in as far as `paper`. */
void page_begin(struct page *page);
void page_end(struct page *page);

/* A part with its head; `apart`: where paper is cut or turned, it starts again. */
void page_part(struct page *page, const char *head, bool apart);
void page_line(struct page *page, const char *text); /* "" writes nothing */
void page_text(struct page *page, const char *text); /* only where the format has no pictures */
/* Begins an SVG, which ends with </svg>. False: the format has no pictures. */
bool page_picture(struct page *page, const char *what, int width, int height);
/* Whether it is for paper: laid out by a style, with room to write in. */
bool page_is_paper(const struct page *page);
void page_heads(struct page *page, const char *const *cells, int count);
void page_row(struct page *page, const char *const *cells, int count);

/* The cells of one row, made one after the other. */
enum { PAGE_CELL = 300, PAGE_CELLS = 16 };
struct page_cells {
	char text[PAGE_CELLS][PAGE_CELL];
	const char *cell[PAGE_CELLS];
	int count;
};
char *cells_add(struct page_cells *cells); /* an empty one, to be written */
void cells_text(struct page_cells *cells, const char *text);
void cells_number(struct page_cells *cells, int number);
void cells_number_if(struct page_cells *cells, bool known, int number); /* else empty */
/* Hands them on, and starts again. */
void cells_row(struct page_cells *cells, struct page *page);
void cells_heads(struct page_cells *cells, struct page *page);

/* Begins an SVG of that size, which ends with </svg>. */
void export_svg_begin(FILE *out, struct export_size size);
/* As HTML, also for SVG. */
void export_html_text(FILE *out, const char *text);
/* A text of an SVG; `look`: further attributes, each after a blank. */
void export_words(FILE *out, struct island_point at, int size, const char *look, const char *text);

/* A report's key as people call it: "" needs no name; NULL: left out. And a
 * word that is the value of such a key. A round has another name in an event. */
const char *export_label(const char *key);
const char *export_round(const struct journal *journal);
const char *export_word(const char *key, const char *word);

/* One change of the log. */
struct export_row {
	int number;
	char at[32];
	const char *line, *who, *what, *cause;
	const char *by; /* of its entry's first row: whose phone or page; "": the laptop */
	bool taken_back, ruling;
};
void export_log(struct journal *journal, bool secret, void (*see)(void *user, const struct export_row *row),
                void *user);

/* A state for people: facts of the table, and a row for each of them. Leaves out
 * empty columns and empty facts. */
enum { SHEET_COLUMNS = 40, SHEET_FACTS = 40, SHEET_ROWS = 1024 };
struct export_sheet {
	struct {
		const char *label;
		char *text;
	} fact[SHEET_FACTS];
	int facts;
	const char *head[SHEET_COLUMNS];
	int columns;
	uint64_t numbers;            /* columns of numbers, a bit each */
	uint64_t strong;             /* the name, and the number that the game is about */
	int seats;                   /* the column of seats' numbers, from 1; 0: none */
	char *(*row)[SHEET_COLUMNS]; /* an empty cell is NULL */
	int rows;
};
void export_sheet_make(struct export_sheet *sheet, const struct journal *journal, bool secret);
void export_sheet_free(struct export_sheet *sheet);
/* "winner: Anna"; "": nobody has won. */
void export_winner(const struct export_sheet *sheet, char *out, size_t size);
/* What the number is called that the game is about, "life"; NULL: it has none. */
const char *export_sheet_counts(const struct export_sheet *sheet);
/* The cell of a person under that head (export_label()); "": none. */
const char *export_sheet_cell(const struct export_sheet *sheet, int row, const char *head);

/* The course of a game and its dice, as shapes of an SVG in a box. */
struct series;
struct export_dice {
	int sum[13]; /* throws of two dice, by their sum */
	int throws;
	int face[7]; /* dice of strikes, by what they show */
	int strikes;
};
/* How large they are. */
enum { CHART_WIDTH = 900, CHART_HEIGHT = 300, DICE_WIDTH = 520, DICE_HEIGHT = 170 };
struct export_box {
	int x, y, width, height;
};
/* The colour of a seat's line on white paper; on a dark page it is that of the class "penN". */
const char *export_pen(int seat);
void export_dice_count(struct export_dice *dice, const struct journal *journal);
/* Whether there is a course: a number of the seats that has changed. */
bool export_course_is(const struct journal *journal, const struct series *series);
void export_course_draw(const struct journal *journal, const struct series *series, struct export_box box,
                        FILE *out);
const char *export_dice_head(bool strikes);
void export_dice_draw(const struct export_dice *dice, bool strikes, struct export_box box, FILE *out);

/* A board of Catan as shapes of an SVG of that size. */
struct export_size export_island_size(const struct island *island);
void export_island_draw(const struct island *island, const struct island_layout *layout, FILE *out);
/* Where a point of the board lies on it. */
struct island_point export_island_place(struct island_point at);
struct island_point export_island_token(const struct island *island, int hex); /* the middle of its number */

/* The table's state, if it is of that game; else NULL. */
const void *export_state(const struct journal *journal, const struct game *game);

/* Inks: on white paper as the attributes say, else by their class. What is always
 * drawn on a ground of its own, as a board is, needs none. */
extern const char export_dark_style[];
#define INK_DIM "class=\"dim\" fill=\"#555\""
#define INK_RULE "class=\"rule\" stroke=\"#ddd\""
#define INK_AXIS "class=\"axis\" stroke=\"#555\""
#define INK_CARD "class=\"card\" fill=\"#f4f4f4\" stroke=\"#555\""
#define INK_GROUND "class=\"ground\" fill=\"#fff\""

/* "2026-11-21 18:24", as the reader's clock has it, by a format of strftime. */
void export_time(int64_t at, const char *format, char *out, size_t size);

/* "Commander, round 2, 2026-11-21" */
void export_subtitle(const struct journal *journal, char *out, size_t size);

/* The seats as they stand, the best first (game_place()); without an order, as they sit. A team is
 * one, at its first seat. Returns how many they are. */
struct export_standing {
	int seat, value, place; /* place: 0 for who is out, and has not won */
	bool out, counted;      /* out: without a place; counted: there is a number */
};
struct export_standing export_standing_of(const struct journal *journal, int seat);
int export_standings(const struct journal *journal, struct export_standing standing[TABLE_SEATS]);

/* Title, game and day, a line each, and the standings: nothing that is face down. title NULL:
 * the standings alone. */
void export_summary(const struct journal *journal, const char *title, char *out, size_t size);

/* The points of each round, if it is a score table. */
void export_rounds(const struct journal *journal, struct page *page);
/* The whole table on a page. */
void export_table_page(struct journal *journal, bool secret, struct page *page);

#endif
