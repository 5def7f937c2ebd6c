/* SPDX-License-Identifier: MIT */
/*
 * What commands are told and how they answer: the words and options of the
 * command line, complaints, reports as text and as JSON.
 */
#ifndef APP_CORE_CLI_H
#define APP_CORE_CLI_H

#include <stdbool.h>
#include <stdio.h>

#include "rules/core/game.h"
#include "saves/store.h"
#include "settings.h"

/* Exit statuses, documented in tableside(1). */
enum { EXIT_SAID = 0, EXIT_REFUSED = 1, EXIT_USAGE = 2, EXIT_FILE = 3 };

struct cli;

/* Options that several commands take: a command's row names them. */
enum {
	TAKES_JSON = 1 << 0,
	TAKES_SECRET = 1 << 1,
	TAKES_TITLE = 1 << 2,
	TAKES_ALWAYS = 1 << 3,
	TAKES_PHONES = 1 << 4,
	TAKES_FORMAT = 1 << 5
};

/* One option of the command line, for parsing, --help and the manual. */
struct option_row {
	const char *name, *value; /* value NULL: none */
	char letter;              /* its short form */
	const char *help;         /* N_() */
	unsigned shared;          /* TAKES_; 0: of one command alone */
	bool may;                 /* its value may be left out */
	bool several;             /* may be given several times; else the last one holds */
	bool (*fits)(const struct cli *cli, const char *value); /* false: complained; NULL: any value does */
};

/* A passage of the manual's page of the program, for a command that needs one. */
struct command_note {
	const char *head, *text;    /* N_() */
	const char *const *example; /* ends with NULL */
	const char *after;          /* N_() */
};

/* A word that follows a command, as `hall join`. */
struct command_word {
	const char *name, *args;
	const char *help; /* N_() */
	int least, most;  /* words after it; most -1: any number */
	int (*run)(struct cli *cli);
	unsigned takes; /* which options, by bits that the command gives them; 0: all of the command's */
};

/* A command, in the file that does it; commands.c lists them all. */
struct command {
	const char *name, *args, *help;   /* help: N_() */
	int least, most;                  /* words after it; most -1: any number */
	unsigned takes;                   /* TAKES_ */
	const struct option_row *options; /* its own, ends with {0}; NULL: none */
	int (*run)(struct cli *cli);
	const struct command_note *note;  /* NULL: none */
	const struct command_word *words; /* ends with {0}; NULL: none */
};

enum { OPTIONS_MAX = 64 };

struct cli {
	struct store store;
	struct rng rng;
	struct look look;
	bool plain, json, secret;
	const char *title;                /* NULL: not given */
	const char *phones, *phones_bind; /* the port, "" for any; the address; NULL: not given */
	struct given {
		const struct option_row *option;
		const char *value; /* "" where it takes none */
	} given[OPTIONS_MAX];
	int givens;
	int argc; /* the words after the command */
	char **argv;
};

/* The value of an option, "" of one that takes none; NULL: it was not given. */
const char *cli_value(const struct cli *cli, const struct option_row *option);
/* Of one that may be given several times: the n-th, from 0. */
const char *cli_value_at(const struct cli *cli, const struct option_row *option, int n);

/* "--paper=SIZE", "--phones[=PORT]" */
void option_words(const struct option_row *option, char *out, size_t size);

/* Opens what a word means for reading; NULL after complaining. */
struct journal;
struct save;
struct save *cli_read(struct cli *cli, const char *word, struct journal **journal);
/* The game that a word names; NULL after complaining. */
const struct game *cli_game(const char *word);

/* Chance from the operating system. */
void chance_init(struct rng *rng);

/* ---- answers: tell.c ---- */

/* "tableside: message" on standard error; gives the status back. */
int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Prints a long text; if it cannot be written, cli_main says so in the end. */
void print_text(const char *text);

/* Ends standard output: the status, or EXIT_FILE where not all that was printed has been written. Says so,
 * unless its reader has gone. */
int close_output(int status);

/* Before a wait: what was printed goes out. False: it does not, which is said in the end. */
bool flush_output(void);

/* Tells on standard error; NULL if that is not a terminal. */
struct store_progress *progress_on_terminal(void);

/* A report as lines of text, and an emitter that writes such lines. */
void text_report(FILE *out, const struct game *game, const void *state, bool secret);
struct text_emit {
	struct emit emit;
	FILE *out;
	int depth;
	bool array[32];
};
void text_begin(struct text_emit *t, FILE *out, bool secret);

/* Prints a report as one JSON object, below the key `inside` when given. */
void json_report(const struct game *game, const void *state, bool secret, const char *inside);

struct json_emit;
/* Ends the object and prints it on a line of its own. */
void json_print(struct json_emit *json);

/* The answer of a query: its data as JSON, or its sentences. Ends json. */
void answer_print(const struct said *said, struct json_emit *json, bool as_json);

/* Capitals, of ASCII letters only: for chips and heads. */
void upper_text(const char *text, char *out, size_t size);

/* Local time of day, "18:31". */
void clock_text(int64_t at, char *out, size_t size);

#endif
