/* SPDX-License-Identifier: MIT */
/*
 * The command line. What its commands are told, and how they answer, is in app/core/cli.h.
 */
#ifndef APP_CLI_CLI_H
#define APP_CLI_CLI_H

/* The whole program, when locale and messages stand; the exit status. */
int cli_main(int argc, char **argv);

#endif
