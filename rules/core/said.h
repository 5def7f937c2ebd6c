/* SPDX-License-Identifier: MIT */
/*
 * What a line did, in words: sentences for the message line and for `run`, and
 * changes (who, from -> to, cause) for the log. A NULL said is allowed
 * everywhere and does nothing: replay formats no text.
 */
#ifndef RULES_CORE_SAID_H
#define RULES_CORE_SAID_H

#include <stdbool.h>
#include <stddef.h>

struct said_change {
	const char *who;   /* "" for nobody in particular */
	const char *what;  /* "life 28 -> 21" */
	const char *cause; /* "Alice, commander 14", or "" */
};

/* How much a sentence matters to someone who reads only its beginning. */
enum said_rank {
	SAID_ASIDE = -1, /* a detail that one line of a message leaves out, where it says more */
	SAID_DETAIL = 0,
	SAID_SOON,    /* comes before the details */
	SAID_CHANGES, /* a consequence: an award changes hands, a sheet is locked */
	SAID_OUT,     /* somebody has lost */
	SAID_END      /* the game has ended */
};

/* A sentence, by places in said.text. */
struct remark {
	size_t at, end, cause; /* cause: what follows its end; 0: nothing does */
	size_t way;            /* the line that it has in it; 0: none */
	enum said_rank rank;
	unsigned about; /* a set of seats; 0: of nobody, or of more than them */
	bool asks;      /* what comes next */
};

struct said {
	char *text; /* sentences, each ended by NUL */
	size_t length, size;
	struct remark *remark; /* of each sentence */
	int lines, room;
	char *log; /* changes, three NUL-ended texts each */
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

/* Of the last sentence: its cause, which goes on after ": "; how much it matters; whom it is about.
 * A detail about seats of which something of SAID_OUT is said gives way to it. */
#define said_cause(said, ...) ((said) ? said_add_cause((said), __VA_ARGS__) : (void)0)
void said_add_cause(struct said *said, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The last sentence has this line in it: a screen shows the key in its place. */
#define said_way(said, ...) ((said) ? said_add_way((said), __VA_ARGS__) : (void)0)
void said_add_way(struct said *said, const char *format, ...) __attribute__((format(printf, 2, 3)));
void said_rank(struct said *said, enum said_rank rank);
void said_asides(struct said *said); /* all details so far become asides */
void said_about(struct said *said, unsigned seats);
/* The last sentence asks for what comes next; takes all such sentences out: once undone, something else does.
 */
void said_asks(struct said *said);
void said_leave_questions(struct said *said);

/* Some words of a sentence, handed over by value: `commander_names(c, set).text`.
 * Room for the names of all players of a table. */
struct label {
	char text[1100];
};

struct label label_of(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* One more in a list of names: "Angel, Ogre". */
void said_list_add(char *list, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Those that a message needs, joined by "; ", the consequences first; cut at a character if too long. */
void said_join(const struct said *said, char *out, size_t size);
/* The places of the same in that order; how many. order: said->lines of them. */
int said_order(const struct said *said, int *order);

const char *said_get(const struct said *said, int line); /* 0 .. lines-1, in the order they were said */
struct said_change said_get_change(const struct said *said, int change);

#endif
