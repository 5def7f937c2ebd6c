/* SPDX-License-Identifier: MIT */
/*
 * The command line: what was asked for, and the commands that answer it
 * without a screen.
 */
#ifndef APP_CLI_CLI_H
#define APP_CLI_CLI_H

#include <stdbool.h>
#include <stdio.h>

#include "app/tui/settings.h"
#include "rules/core/game.h"
#include "saves/store.h"

/* Exit statuses, documented in tableside(1). */
enum { EXIT_SAID = 0, EXIT_REFUSED = 1, EXIT_USAGE = 2, EXIT_FILE = 3 };

struct options {
	const char *data_dir, *theme, *title, *as, *document, *output;
	const char *cards, *rules, *format, *house, *commander[2];                          /* of a deck */
	const char *land;                                                                   /* of odds */
	const char *event, *table, *tables, *listen, *config, *cert, *key, *ca, *passwords; /* of a hall */
	bool ascii, no_color, no_mouse, plain;
	bool json, secret, each, keep_going, save;
	bool has_seed;
	unsigned long long seed;
};

struct post;
struct desk;

struct cli {
	struct options options;
	struct store store;
	const struct game *tour;  /* `tour GAME`: begun in place of home */
	struct settings settings; /* of who sits at the screen: nothing else obeys them */
	struct rng rng;
	int argc; /* the words after the command */
	char **argv;
	struct post *post; /* in a hall: what takes the lines there; NULL */
	struct desk *desk; /* as the host of a hall; NULL */
};

struct command {
	const char *name, *args, *help; /* help: N_() */
	int least, most;                /* words after it; most -1: any number */
	const char *options;            /* letters of the options it takes (cli.c) */
	int (*run)(struct cli *cli);
};

extern const struct command commands[]; /* ends with {0} */

/* One option of the command line, for parsing, --help and the manual. */
struct cli_option {
	const char *name, *value; /* value NULL: none */
	char letter;              /* also its short form when it is printable there */
	bool everywhere;
	const char *help;
};

extern const struct cli_option cli_options[]; /* ends with {0} */

/* "tableside: message" on standard error; gives the status back. */
int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Chance from --seed or the operating system. */
void chance_init(struct rng *rng, const struct options *options);

/* The commands, one file each where they are more than a few lines. */
int command_run(struct cli *cli);
int command_list(struct cli *cli);
int command_show(struct cli *cli);
int command_log(struct cli *cli);
int command_help(struct cli *cli);
int command_export(struct cli *cli);
int command_recover(struct cli *cli);
int command_deck(struct cli *cli);
int command_odds(struct cli *cli);
int command_hall(struct cli *cli);
int command_new(struct cli *cli);
int command_tour(struct cli *cli);
int command_open(struct cli *cli);
int command_watch(struct cli *cli);
int command_home(struct cli *cli);

/* Opens what a word means for reading; NULL after complaining. */
struct journal;
struct save;
struct save *cli_read(struct cli *cli, const char *word, struct journal **journal);

/* Writes the manual page: "tableside" or a game's id. */
int manual_print(const char *page);

/* A report as lines of text. */
void text_report(FILE *out, const struct game *game, const void *state, bool secret);

/* An emitter that writes such lines. */
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

/* Capitals, of ASCII letters only: for chips and heads. */
void upper_text(const char *text, char *out, size_t size);

/* True when everything printed has reached standard output. */
bool flush_output(void);

/* Local time of day, "18:31". */
void clock_text(int64_t at, char *out, size_t size);

#endif
