/* SPDX-License-Identifier: MIT */
/*
 * See run.h.
 */
#include "run.h"

#include "plain.h"

int run(struct cli *cli, const struct start *start)
{
	return cli->plain || terminal_is_dumb() ? plain_run(cli, start) : tui_run(cli, start);
}
