/* SPDX-License-Identifier: MIT */
/*
 * The words of the : prompt that are for the program and not for the table.
 */
#ifndef APP_TUI_PROGRAM_WORDS_H
#define APP_TUI_PROGRAM_WORDS_H

#include "screens/shell/help.h"
#include "tui.h"

struct program_word {
	const char *name, *args, *help; /* help in English */
	void (*act)(struct tui *t, const char *rest);
	int where; /* at home, at a table, or both */
	/* The n-th word that may follow `said`, NULL at the end; may be NULL. */
	const char *(*choice)(const char *said, int n);
};

/* The word that a line begins with, where it is spoken here; *rest: what follows. */
const struct program_word *program_word_find(const struct tui *t, const char *line, const char **rest);

/* Those spoken here, for the ? page; ends with one without help. */
enum { PROGRAM_WORDS = 16 };
void program_words_list(const struct tui *t, struct help_word out[PROGRAM_WORDS]);

/* Adds those that begin as typed to the completions; their count. */
int program_words_offer(const struct tui *t, const char *typed, struct completion *out, int count);

#endif
