/* SPDX-License-Identifier: MIT */
/*
 * Who begins the next game at a table, by how the last one went: the option `begins` and the verb
 * `rematch [P]`, which are the same in every game that has a first player.
 */
#ifndef RULES_CORE_BEGINS_H
#define RULES_CORE_BEGINS_H

#include "game.h"

/* `dice` is another word for chance. */
#define BEGINS_WORDS N_("seat|loser|winner|chance|order")
enum begins { BEGINS_SEAT, BEGINS_LOSER, BEGINS_WINNER, BEGINS_CHANCE, BEGINS_ORDER };

/* The rest of a row of options after its field. */
#define BEGINS_OPTION \
	.also = begins_also, .label = N_("who begins"), .until = N_("counts from the next rematch on")
extern const char *const begins_also[];

/* Who may begin; `began`: who began the game that ends, -1: nobody knows. 0: as without the option. */
seats_set begins_of(const struct game *game, const void *state, enum begins how, int began);
/* Writes "rematch", and one of them behind it where several may begin or the rule names another. */
bool begins_resolve(struct call *call, struct rng *rng, struct line *out, seats_set may);
/* The seat that a line names, else *seat as it came; and because of what, in a few words. False and why: it
 * names nobody. */
bool begins_read(struct call *call, enum begins how, seats_set may, int *seat, const char **because);

#endif
