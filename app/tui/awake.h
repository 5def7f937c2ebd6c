/* SPDX-License-Identifier: MIT */
/*
 * Keeps the computer awake while a table is open: an evening has hours in which
 * nobody types and everybody reads the screen. Asks the desktop not to start its
 * screen saver and logind not to sleep, ends the blanking of a Linux console, and takes
 * an assertion on a Mac. Waits for none of them: answers come through
 * descriptors that the loop polls.
 *
 * The program gives it back at home, when it stops and when it ends. If it cannot, as after
 * kill -9, its connections close and each service ends it by itself. Only a console
 * then stays without blanking: until `setterm --blank 10`, or until it starts again.
 */
#ifndef APP_TUI_AWAKE_H
#define APP_TUI_AWAKE_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>

struct awake;

/* Asks nobody yet. Over ssh it never will: the screen is that of another computer. */
struct awake *awake_new(void);
/* Gives back and frees. NULL is fine here and below. */
void awake_free(struct awake *a);

/* Takes, once nobody has typed for a second, or gives back, where that differs from before;
 * returns at once. True: what awake_fails tells has changed. */
bool awake_want(struct awake *a, bool wanted);
/* A key has come: no screen goes dark now. */
void awake_typed(struct awake *a);
/* Gives back until the next awake_want. */
void awake_release(struct awake *a);

/* The descriptors to poll; -1: none. */
enum { AWAKE_FDS = 2 };
void awake_fds(const struct awake *a, struct pollfd fds[AWAKE_FDS]);
/* When to call awake_heard even without them (ms clock); 0: never. */
int64_t awake_wake(const struct awake *a);
/* Reads what came. True: what awake_fails tells has changed. */
bool awake_heard(struct awake *a, const struct pollfd fds[AWAKE_FDS]);

/* Why the screen may go dark although it should not; NULL: it will not, or may. */
const char *awake_fails(const struct awake *a);

#endif
