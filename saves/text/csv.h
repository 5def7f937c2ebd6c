/* SPDX-License-Identifier: MIT */
/*
 * Tables of other programs: rows of fields parted by commas or semicolons, where
 * the first row names the columns.
 */
#ifndef SAVES_TEXT_CSV_H
#define SAVES_TEXT_CSV_H

#include "file.h"

enum { CSV_FIELDS = 60, CSV_COLUMNS = 5 };

struct csv {
	struct text_file file;
	const char *parts; /* what parts the fields, as the first row shows; NULL before it */
	char *line;        /* the row, cut into fields; NULL at the end */
	char *field[CSV_FIELDS];
	int fields;
	int column[CSV_COLUMNS]; /* where each wanted column is; -1: nowhere */
};

/* Whether a text begins as Excel and those who write for it begin: "sep=,". */
bool csv_says_parts(const char *text);

/* The next row that is not empty; such a first one is skipped. */
bool csv_row(struct csv *csv, struct reason *why);

/* Finds the wanted columns in the row of heads, whose order is free. A wanted
 * column is its names, joined by bars and folded; *missing: the first of `needed`
 * that is not there, or -1. */
void csv_heads(struct csv *csv, const char *const *names, int count, int needed, int *missing);

/* A wanted field of the row; "" where the row or the table has none. */
const char *csv_field(const struct csv *csv, int wanted);

#endif
