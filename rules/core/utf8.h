/* SPDX-License-Identifier: MIT */
/*
 * UTF-8 without a locale: a journal must mean the same on every machine, so
 * nothing here asks the C library's tables. The width of a text on a screen is
 * another matter (screens/kit/paint.h).
 */
#ifndef RULES_CORE_UTF8_H
#define RULES_CORE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The code point at text[0..size): its length in bytes, or 0 where there is
 * none (end, overlong, surrogate, beyond U+10FFFF, cut off). */
int utf8_decode(const char *text, size_t size, uint32_t *point);

/* How many bytes from text[0] on are printable ASCII: what most lines are made of. */
size_t utf8_plain(const char *text, size_t size);

/* Writes one code point, at most four bytes; their count. */
int utf8_encode(uint32_t point, char *out);

/* Characters that may steer a terminal or hide what is written: C0, DEL, C1,
 * line and paragraph separators, bidi controls, invisible marks, BOM. */
bool utf8_is_control(uint32_t point);

/* Those of them without which some names cannot be written: U+200C, U+200D, U+FE0F. */
bool utf8_is_joiner(uint32_t point);

/* Whether such a character may not stand between `before` (0: nothing) and the text behind
 * it. A joiner may where it is seen: U+FE0F behind an emoji, U+200D between two of them or
 * two Indic letters, U+200C between two letters of Arabic or Indic scripts. */
bool utf8_is_hidden(uint32_t before, uint32_t point, const char *behind, size_t size);

/* White space of any width. */
bool utf8_is_space(uint32_t point);
bool utf8_ends_in_space(const char *text);

/* A combining mark. */
bool utf8_is_mark(uint32_t point);

/* Columns for the limits of names: 0 marks, 2 East Asian wide, else 1. Fixed
 * for ever, because it decides which old lines are accepted. */
int utf8_columns(const char *text);

/* For comparing names: without case and accents, full-width forms made narrow. */
void utf8_fold(const char *text, char *out, size_t size);

/* Removes a character that snprintf cut in two at the end, and a joiner before it. */
void utf8_mend_end(char *text);

/* Removes all cut characters, also inside the text, and joiners that nobody sees. */
void utf8_mend(char *text);

/* Copies as many whole characters as fit. */
void utf8_copy(char *out, size_t size, const char *text);

/* Copies the text with everything that is not clean (invalid bytes, controls)
 * as '?': for messages about hostile input. */
void utf8_show(const char *text, size_t length, char *out, size_t size);

/* The same for a word in a message, by value. */
struct utf8_shown {
	char text[60];
};
struct utf8_shown utf8_shown(const char *text);

#endif
