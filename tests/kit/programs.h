/* SPDX-License-Identifier: MIT */
/*
 * The real programs of one test: on terminals, or run to their end, in a home of the test's
 * own. All of it is closed also when the test fails.
 */
#ifndef TESTS_KIT_PROGRAMS_H
#define TESTS_KIT_PROGRAMS_H

#include "term.h"

enum { PROGRAMS_MOST = 8 };

struct programs {
	char *home;
	struct term *term[PROGRAMS_MOST];
	char *text, *errors; /* of the last one that was run to its end */
	int status;
};

/* The setup and the teardown of a test. */
int programs_begin(void **state);
int programs_end(void **state);

struct term *programs_open(struct programs *p, struct term_start start);
/* Closes those before it. */
struct term *programs_open_alone(struct programs *p, struct term_start start);
void programs_close(struct programs *p);

/* A new table of Commander. */
#define PROGRAMS_FOUR "new", "commander", "Alice", "Bob", "Carol", "Dave"
struct term *programs_four(struct programs *p);
/* Writes a file of the settings' folder. */
void programs_config(const struct programs *p, const char *name, const char *text);
/* Writes the key file. */
void programs_bind(const struct programs *p, const char *lines);

/* What a program prints that is run to its end. */
const char *programs_output(struct programs *p, struct term_start start);
/* The only session's beginning of an id, for `open`. */
const char *programs_session(struct programs *p);

#endif
