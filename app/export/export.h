/* SPDX-License-Identifier: MIT */
/*
 * What an export is made of: documents, each told once to a page that writes
 * it as CSV, as Markdown or as one HTML page that needs nothing else, to be
 * printed and put on the wall. Whatever people have called themselves is text
 * there and never markup, nor a formula in a sheet.
 */
#ifndef APP_EXPORT_EXPORT_H
#define APP_EXPORT_EXPORT_H

#include <stdbool.h>
#include <stdio.h>

struct journal;

enum page_form { PAGE_CSV, PAGE_MD, PAGE_HTML, PAGE_SVG };

struct page {
	FILE *out;
	enum page_form form;
	const char *title;
	bool in_part, in_table, headed; /* headed: a CSV has its one row of heads */
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

void export_html_text(FILE *out, const char *text); /* also SVG */

/* What people call a key of a report: "" needs no name; NULL: it is not told.
 * And a word that such a key says. */
const char *export_label(const char *key);
const char *export_word(const char *key, const char *word);

/* One change of the log. */
struct export_row {
	int number;
	char at[32];
	const char *line, *who, *what, *cause;
	bool taken_back, ruling;
};
void export_log(struct journal *journal, bool secret, void (*see)(void *user, const struct export_row *row),
                void *user);

/* What is told of a state: facts of the table, and rows of people. A column in
 * which nothing stands is not told, nor a fact that is nothing. */
enum { SHEET_COLUMNS = 40, SHEET_FACTS = 40, SHEET_ROWS = 1024 };
struct export_sheet {
	struct {
		const char *label;
		char *text;
	} fact[SHEET_FACTS];
	int facts;
	const char *head[SHEET_COLUMNS];
	int columns;
	char *(*row)[SHEET_COLUMNS]; /* an empty cell is NULL */
	int rows;
};
void export_sheet_make(struct export_sheet *sheet, const struct journal *journal, bool secret);
void export_sheet_free(struct export_sheet *sheet);

/* The course of a game and its dice, as shapes of an SVG in a box. */
struct series;
struct export_dice {
	int sum[13]; /* throws of two dice, by their sum */
	int throws;
	int face[7]; /* dice of strikes, by what they show */
	int strikes;
};
struct export_box {
	int x, y, width, height;
};
void export_dice_count(struct export_dice *dice, const struct journal *journal);
/* Whether there is a course: a number of the seats that has changed. */
bool export_course_is(const struct journal *journal, const struct series *series);
void export_course_draw(const struct journal *journal, const struct series *series, struct export_box box,
                        FILE *out);
void export_dice_draw(const struct export_dice *dice, bool strikes, struct export_box box, FILE *out);

/* The whole table, on a page; and as one picture. */
void export_table_page(struct journal *journal, bool secret, struct page *page);
void export_table_svg(struct journal *journal, bool secret, const char *title, FILE *out);

/* Title, game, day and how it stands, a line each: what all may know. */
void export_summary(const struct journal *journal, const char *title, char *out, size_t size);

void page_begin(struct page *page, FILE *out, enum page_form form, const char *title);
void page_end(struct page *page);

/* A part with its head; `apart`: where paper is cut or turned, it begins anew.
 * A CSV has no heads: what they say stands in columns too. */
void page_part(struct page *page, const char *head, bool apart);
void page_line(struct page *page, const char *text); /* not in a CSV */
void page_heads(struct page *page, const char *const *cells, int count);
void page_row(struct page *page, const char *const *cells, int count);

#endif
