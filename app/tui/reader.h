/* SPDX-License-Identifier: MIT */
/*
 * What a terminal sends becomes keys, pasted texts, and answers to what it was asked. A
 * sequence is read whole, in as many parts as it comes; one that is not one of our keys is nothing. Knows
 * neither the terminal nor a clock, and of curses only the names of keys.
 */
#ifndef APP_READER_H
#define APP_READER_H

#include <stdint.h>

#include "app/core/key.h"

enum { READER_BYTES = 1024, READER_NAMED = 24, SEQUENCE_BYTES = 128, PASTE_BYTES = 4000 };

struct key_reader {
	int escape_ms; /* how long an Escape waits for the rest of a sequence */
	struct named_key {
		char bytes[12];
		int key;
	} named[READER_NAMED]; /* keys of this terminal alone */
	int named_count;
	char bytes[READER_BYTES]; /* have come, and are not looked at yet */
	int next, count;
	int64_t came;                      /* when (ms clock) */
	char sequence[SEQUENCE_BYTES + 1]; /* as far as it has come .. */
	int length;                        /* .. while this is not 0 */
	int64_t since;                     /* when it began */
	bool eight;                        /* by one byte of 8 bits: it may end so, too */
	int64_t escaped;                   /* when an Escape came that has become the key */
	char partial[4];                   /* first bytes of an incomplete character */
	int partial_length;
	bool drops; /* the next character is part of what was dropped */
	bool pasting;
	int pasted;
	char paste[PASTE_BYTES]; /* clean but for tabs, and '\n' at the ends of its lines */
};

enum reader_has { READER_NOTHING, READER_KEY, READER_PASTE, READER_ANSWER };

/* Bytes that have come now; only while reader_next has nothing. At most READER_BYTES. */
void reader_feed(struct key_reader *reader, const char *bytes, int count, int64_t now);
/* What comes next of them: a key, a text in reader->paste, or what is not a key, in
 * reader->sequence behind its Escape. READER_NOTHING: all is looked at. */
enum reader_has reader_next(struct key_reader *reader, struct key *key);
/* An Escape to which nothing came in time is a key. */
bool reader_late(struct key_reader *reader, int64_t now, struct key *key);
/* When reader_late is to be called (ms clock); 0: nothing waits. */
int64_t reader_wake(const struct key_reader *reader);

/* ---- sequence.c: one sequence, by the bytes behind its Escape, NUL at their end ---- */

enum sequence_fate { SEQUENCE_GOES_ON, SEQUENCE_WHOLE, SEQUENCE_BROKEN };

/* After the byte at the end has come. eight: a text may end in one byte of 8 bits. */
enum sequence_fate sequence_fate(const char *bytes, int length, bool eight);
/* The key that a whole one is; false: none of ours. */
bool sequence_key(const char *bytes, struct key *key);
/* The key of a character, also of those that control; false: it is none. */
bool sequence_character(uint32_t point, struct key *key);

#endif
