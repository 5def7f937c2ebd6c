/* SPDX-License-Identifier: MIT */
/*
 * An evening at a table: on the screen, or a line at a time.
 */
#ifndef APP_PLAIN_RUN_H
#define APP_PLAIN_RUN_H

#include "app/core/cli.h"
#include "app/tui/tui.h"

/* As the command line and the terminal ask for; the exit status. */
int run(struct cli *cli, const struct start *start);

#endif
