/* SPDX-License-Identifier: MIT */
/* A card (screens/card.h) as lines of text, and presses of its buttons, for tests. */
#ifndef TESTS_KIT_CARDS_H
#define TESTS_KIT_CARDS_H

#include "screens/card.h"

/*
 * A line for each row, as its kind has it:
 *     big life 40 [-5] [-1] [+1] [+5]
 *     fact commander damage of Alice 5/21 (one hit more) ! [+1]
 *     other Bob 38 out
 *     secret your pool
 *     item Gimli (mind 6) [pick]
 *     ask discard 4 [discard]
 *     pick brick x3
 * ! is danger, * what is meant. The caller frees it.
 */
char *card_tell(const struct card *card);

/* The line of a button: "+1", "life: +1" where several have the text, "enter = 5" with a
 * number, "rename = Ann" with a text, "discard = brick, brick, ore" with picks, "table 2: type = 10, 8" with
 * fields; numbers behind the fields choose, from 0, among what the line still lacks. False and why: the card
 * has no such button. An empty line and why: the press is refused, or the line lacks something. */
bool card_push(const struct card *card, const char *press, char *line, size_t size, struct reason *why);

#endif
