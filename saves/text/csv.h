/* SPDX-License-Identifier: MIT */
/*
 * Tables of other programs: rows of fields parted by commas, semicolons or tabs,
 * where a row of heads names the columns. A field in quotes may hold what parts
 * fields and lines.
 */
#ifndef SAVES_TEXT_CSV_H
#define SAVES_TEXT_CSV_H

#include "file.h"

enum { CSV_FIELDS = 200, CSV_COLUMNS = 20 };

struct csv {
	struct text_file file;
	bool begun;
	char part; /* what parts the fields, as the first rows show; 0: nothing does */
	int row;   /* its number as a sheet counts: a line break in quotes begins none */
	char *field[CSV_FIELDS];
	int fields;              /* 0: the end; those beyond CSV_FIELDS are dropped */
	int column[CSV_COLUMNS]; /* where each wanted column is; -1: nowhere */
};

/* Whether a text begins as Excel and those who write for it begin: "sep=,". */
bool csv_says_parts(const char *text);

/* The next row that is not empty, its fields without quotes, blanks at their ends and
 * invisible characters, with line breaks and tabs as blanks. False and why, without its
 * number: it cannot be read; the next ones can. */
bool csv_row(struct csv *csv, struct reason *why);

/* Finds the wanted columns in the row of heads, whose order is free. A wanted column is
 * its names, plain (lookup.h) and joined by bars; *missing: the first of `needed` that
 * is not there, or -1. */
void csv_heads(struct csv *csv, const char *const *names, int count, int needed, int *missing);

/* A wanted field of the row; "" where the row or the table has none. */
const char *csv_field(const struct csv *csv, int wanted);

#endif
