/* SPDX-License-Identifier: MIT */
/*
 * The files of a championship. Each becomes one line, or several when it is long.
 */
#include "rows.h"

/* clang-format off */
const struct outside championship_outsides[] = {
	{ "championship", "players", players_load, NULL, NULL },
	{ "championship", "tables", pairings_load, NULL, NULL },
	{ "championship", "results", results_load, NULL, NULL },
	{ 0 }
};
/* clang-format on */
