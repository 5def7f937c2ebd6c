/* SPDX-License-Identifier: MIT */
/*
 * Small text files that people write or other programs export: lists of cards,
 * ban lists. Read whole, handed out line by line, each checked first.
 */
#ifndef SAVES_TEXT_FILE_H
#define SAVES_TEXT_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "rules/core/reason.h"

enum { TEXT_LINE_BYTES = 1000, TEXT_FILE_BYTES = 1 << 20, TEXT_TABLE_BYTES = 16 << 20 };

/* What a file was written in, before it was made UTF-8. */
enum text_code { TEXT_UTF8, TEXT_UTF16, TEXT_WINDOWS, TEXT_SHIFT_JIS };

struct text_file {
	char *text; /* owned, ends with NUL, without a mark of UTF-8 */
	size_t size;
	char *at; /* the next line */
	int line; /* number of the last line handed out */
};

/* Where the first bytes of a file begin to say what it is: behind a mark of UTF-8 and
 * blanks. */
ssize_t file_begin(const char *head, ssize_t got);

/* Refused: no regular file, larger than TEXT_FILE_BYTES, UTF-16, a NUL in it. */
bool text_file_open(struct text_file *file, const char *path, struct reason *why);
void text_file_done(struct text_file *file); /* a zeroed one is fine */

/* The same for the tables of other programs: up to TEXT_TABLE_BYTES, in any enum text_code.
 * Windows-1252 has all of Latin-1 in it. */
bool text_file_open_table(struct text_file *file, const char *path, enum text_code *code, struct reason *why);

/* Makes UTF-8 of a file that older programs wrote in Latin-1 or Windows-1252; only
 * before the first line. True: it was not UTF-8. */
bool text_file_accept_latin(struct text_file *file);

/* The next line without its end, surrounding blanks and invisible characters, with
 * tabs as blanks; cut out of the text. NULL at the end. False and why, with the
 * line's number: not UTF-8, a control character, too long. */
bool text_file_line(struct text_file *file, char **line, struct reason *why);

#endif
