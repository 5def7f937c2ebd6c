/* SPDX-License-Identifier: MIT */
/*
 * The tables of the command line (commands.c), for parsing, --help and the
 * manual. No command includes this.
 */
#ifndef APP_CLI_INNER_H
#define APP_CLI_INNER_H

#include "app/core/cli.h"

extern const struct command *const commands[]; /* ends with NULL */
extern const struct command command_home;      /* without a word */

/* Options of every command, or of several. */
enum {
	HELP,
	SHOW_VERSION,
	PATHS,
	DATA_DIR,
	ASCII,
	THEME,
	NO_COLOR,
	NO_MOUSE,
	PLAIN,
	JSON,
	SECRET,
	PHONES,
	PHONES_BIND
};
extern const struct option_row common_options[];
extern const struct option_row manual_option[]; /* that one */

/* The n-th of all options, in the order of --help; NULL at the end. */
const struct option_row *option_at(int n);

/* Writes the manual page: "tableside", "config" or a game's id. */
int manual_print(const char *page);

#endif
