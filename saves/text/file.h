/* SPDX-License-Identifier: MIT */
/*
 * Small text files that people write or other programs export: lists of cards,
 * ban lists, tables. Read whole, handed out line by line, each checked first. And those written
 * for others.
 */
#ifndef SAVES_TEXT_FILE_H
#define SAVES_TEXT_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "rules/core/reason.h"

enum { TEXT_LINE_BYTES = 1000, TEXT_FILE_BYTES = 1 << 20, TEXT_TABLE_BYTES = 16 << 20 };

/* What a file was written in, before it was made UTF-8. */
enum text_code { TEXT_UTF8, TEXT_UTF16, TEXT_WINDOWS, TEXT_SHIFT_JIS, TEXT_FOREIGN };

struct text_file {
	char *text; /* owned, ends with NUL, without a mark of UTF-8; its lines end in \n or \r\n */
	size_t size;
	enum text_code code;
	char *at; /* the next line */
	int line; /* number of the last line handed out */
};

/* Where the first bytes of a file begin to say what it is: behind a mark of UTF-8 and
 * blanks. */
ssize_t file_begin(const char *head, ssize_t got);

/* The program's own files, in UTF-8. Refused: no regular file, larger than TEXT_FILE_BYTES, UTF-16, a NUL
 * in it. */
bool text_file_open(struct text_file *file, const char *path, struct reason *why);
void text_file_done(struct text_file *file); /* a zeroed one is fine */

/* What other programs export: in any enum text_code but TEXT_FOREIGN, up to `most` bytes. Windows-1252 has
 * all of Latin-1 in it. */
bool text_file_open_foreign(struct text_file *file, const char *path, int most, struct reason *why);

/* "the file is not UTF-8: read as Latin-1"; "": nothing is to be told. */
const char *text_code_remark(enum text_code code);

/* The next line without its end, surrounding blanks and invisible characters, with
 * tabs as blanks; cut out of the text. NULL at the end. False and why, with the
 * line's number: not UTF-8, a control character, too long. */
bool text_file_line(struct text_file *file, char **line, struct reason *why);

/* Writes a file for others to read, never over one that is there. False and why: then none is left. */
bool text_file_make(const char *path, const char *text, size_t size, struct reason *why);
/* .. over one that is there, which stays as it was unless all of the text is written. */
bool text_file_replace(const char *path, const char *text, size_t size, struct reason *why);

#endif
