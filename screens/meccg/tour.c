/* SPDX-License-Identifier: MIT */
/*
 * The tour of MECCG: what is said at a first table, and a sentence for each
 * step. A test says all of it.
 */
#include "screens/tours.h"

#include "rules/core/i18n.h"

const struct tour_step meccg_tour[] = { { .line = "seat Alice Aoki" },
	                                { .text = N_("Each makes a pool: Enter opens a half in private."),
	                                  .line = "pool Alice add Gimli\n"
	                                          "pool Alice add Kili\n"
	                                          "pool Alice add Aragorn" },
	                                { .text = N_("The other looks away; S seals a pool."),
	                                  .line = "pool Aoki add Legolas\n"
	                                          "pool Aoki add Beretar\n"
	                                          "pool Aoki add Gildor\n"
	                                          "pool Alice seal\n"
	                                          "pool Aoki seal" },
	                                { .text = N_("The draft: one picks face down, then the other."),
	                                  .line = "pick Alice Gimli\n"
	                                          "pick Aoki Legolas" },
	                                { .text = N_("Space reveals both picks at once."), .line = "reveal" },
	                                { .text = N_("So round by round, within twenty points of mind."),
	                                  .line = "pick Alice Aragorn\n"
	                                          "pick Aoki Beretar\n"
	                                          "reveal" },
	                                { .text = N_("s stops: no more characters are shown."),
	                                  .line = "stop Alice\n"
	                                          "stop Aoki" },
	                                { .text = N_("Then items, sites and decks, and the game begins.") },
	                                { .text = N_("In the end it counts the council step by step.") },
	                                { .text = N_("u takes back, L is the log, ? shows every key.") },
	                                { 0 } };
