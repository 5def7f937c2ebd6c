/* SPDX-License-Identifier: MIT */
/*
 * The grammar of a line: words between spaces, "two words" in quotes,
 * key=value, '#' begins a comment, a lone & joins lines that happen at once.
 * Independent of games and players.
 */
#ifndef RULES_CORE_WORDS_H
#define RULES_CORE_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "reason.h"

enum {
	LINE_BYTES = 60000, /* a line said; a stored entry has 64 KiB */
	WORDS_MAX = 1200,
};

struct word {
	const char *text; /* of key=value the value; quotes taken off */
	const char *key;  /* NULL unless key=value */
	bool quoted;
	bool used;    /* set by args.h */
	int from, to; /* its bytes in the line that was split */
};

struct words {
	int count;
	struct word word[WORDS_MAX];
	char text[LINE_BYTES + 2];
};

/*
 * Splits line[0..size). Refused: not UTF-8, a control character, a quote left
 * open, too long, too many words. A tab counts as a space. The words point
 * into *words. An empty or comment-only line gives count 0 and true.
 */
bool words_split(struct words *words, const char *line, size_t size, struct reason *why);

/* The same test for bytes that come from a file: UTF-8 without controls. */
bool line_is_clean(const char *line, size_t size, struct reason *why);

/* Whether the word is the unquoted & between lines said at once. */
bool word_is_join(const struct word *word);

/* A line being written, for events: it quotes words that need quotes. The grammar
 * cannot write a " inside a word: it becomes a '. */
struct line {
	size_t length;
	bool full; /* something did not fit: do not use the line */
	char text[LINE_BYTES];
};

void line_clear(struct line *line);
void line_word(struct line *line, const char *text);
void line_key(struct line *line, const char *key, const char *text);
void line_format(struct line *line, const char *format, ...)
	__attribute__((format(printf, 2, 3)));                    /* one unquoted word */
void line_text(struct line *line, const char *text, size_t size); /* words as they are */
void line_join(struct line *line);                                /* the & between what happens at once */

/* A name as a player can type it, in quotes if it must be, for refusals that suggest a line. */
void word_typed(const char *name, char *out, size_t size);

/*
 * A list of words is one macro, "a|b|c", in the order of its enum. The usage of
 * a verb and the values of an option contain the macro, so that help and
 * completion know its words; args_choice() reads one, emit_choice() reports one.
 */
int choice_find(const char *choices, const char *word); /* -1: none */
bool choice_at(const char *choices, int index, char *out, size_t size);

/* Whole numbers only, nothing around them; false when out of range. */
bool read_int(const char *text, int min, int max, int *number);

/* A number as it is written: much quicker than printf. */
struct text_number {
	char of[16];
};

struct text_number text_number(int number);

#endif
