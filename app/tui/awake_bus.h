/* SPDX-License-Identifier: MIT */
/*
 * The two services of D-Bus that can keep a computer awake: the desktop's screen saver
 * and logind. For awake.c alone.
 */
#ifndef APP_TUI_AWAKE_BUS_H
#define APP_TUI_AWAKE_BUS_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>

#include "rules/core/reason.h"

struct buses;

enum answer { WAITING, GIVEN, REFUSED };

/* Connects and asks, without waiting for an answer; NULL and why: there is no libsystemd. */
struct buses *buses_take(struct reason *why);
/* Gives back and closes, without waiting; NULL is fine. */
void buses_release(struct buses *b);

/* As in awake.h; for NULL, nothing. */
enum { BUSES = 2 };
void buses_fds(const struct buses *b, struct pollfd fds[BUSES]);
int64_t buses_wake(const struct buses *b);
void buses_heard(struct buses *b, const struct pollfd fds[BUSES]);

/* What the screen saver has answered; *why: when it has refused. */
enum answer buses_screen(const struct buses *b, const char **why);

#endif
