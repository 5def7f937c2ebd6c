/* SPDX-License-Identifier: MIT */
/*
 * An evening at a table: on the screen, or a line at a time.
 */
#ifndef APP_RUN_H
#define APP_RUN_H

#include "app/cli/cli.h"
#include "app/tui/tui.h"

/* As the command line and the terminal ask for; the exit status. */
int run(struct cli *cli, const struct start *start);

#endif
