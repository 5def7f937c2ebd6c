/* SPDX-License-Identifier: MIT */
/*
 * What the terminal paints upon, light or dark: how it is asked, what its answer means,
 * and what is taken for it until the answer comes, if it comes. Knows neither curses nor keys.
 */
#ifndef APP_GROUND_H
#define APP_GROUND_H

#include <stdbool.h>

struct ground {
	bool light;
	enum ground_teller { GROUND_NOBODY, GROUND_ENVIRONMENT, GROUND_KEPT, GROUND_TERMINAL } teller;
};

/* Asks for the colour of the ground, and then who is there: every terminal answers the
 * second question, so that after its answer no other will come. NULL: this terminal is
 * known to understand no such question, and may show it. */
const char *ground_question(void);

/* The answer between "\033]11;" and its end: "rgb:1e1e/1e1e/2e2e". False: no colour. */
bool ground_read(const char *answer, struct ground *ground);

/* By COLORFGBG, else as a terminal of this TERM answered the last time, which is kept in the
 * folder, else dark. */
struct ground ground_guess(const char *folder);
/* Keeps an answer for the next start. Failures are silent. */
void ground_keep(const char *folder, const struct ground *ground);

/* "auto: light, as the terminal says" */
const char *ground_word(const struct ground *ground);

#endif
