/* SPDX-License-Identifier: MIT */
/*
 * What a line did, in words: sentences for the message line and for `run`, and
 * changes (who, from -> to, cause) for the log. A NULL said is allowed
 * everywhere and does nothing: replay formats no text.
 */
#ifndef RULES_CORE_SAID_H
#define RULES_CORE_SAID_H

#include <stddef.h>

struct said_change {
	const char *who;   /* "" for nobody in particular */
	const char *what;  /* "life 28 -> 21" */
	const char *cause; /* "Alice, commander 14", or "" */
};

struct said {
	char *text; /* sentences, each ended by NUL */
	size_t length, size;
	int lines, led; /* the first `led` are consequences */
	char *log;      /* changes, three NUL-ended texts each */
	size_t log_length, log_size;
	int changes;
};

void said_clear(struct said *said); /* keeps the memory */
void said_free(struct said *said);

/* Macros, so that replay looks no translation up. */
#define said_line(said, ...) ((said) ? said_add_line((said), __VA_ARGS__) : (void)0)
/* who and cause may be NULL. */
#define said_change(said, ...) ((said) ? said_add_change((said), __VA_ARGS__) : (void)0)

/* A sentence about nobody in particular; the log has it in the same words. */
#define said_both(said, ...) (said_line((said), __VA_ARGS__), said_change((said), NULL, NULL, __VA_ARGS__))

void said_add_line(struct said *said, const char *format, ...) __attribute__((format(printf, 2, 3)));
void said_add_change(struct said *said, const char *who, const char *cause, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* The last sentence is a consequence, and comes before all that are none: a message line may have no
 * room for more. said_head() puts it before the other consequences, too. */
void said_lead(struct said *said);
void said_head(struct said *said);

/* Some words of a sentence, handed over by value: `commander_names(c, set).text`.
 * Room for the names of all players of a table. */
struct label {
	char text[1100];
};

struct label label_of(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* One more in a list of names: "Angel, Ogre". */
void said_list_add(char *list, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* All sentences, joined by "; "; cut at a character if too long. */
void said_join(const struct said *said, char *out, size_t size);

const char *said_get(const struct said *said, int line); /* 0 .. lines-1 */
struct said_change said_get_change(const struct said *said, int change);

#endif
