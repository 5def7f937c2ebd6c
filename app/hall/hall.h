/* SPDX-License-Identifier: MIT */
/*
 * The hall as the rest of the program sees it: lines of the table that is open
 * go out, the title line tells how far the host has them, and what tables hand
 * in arrives in a championship.
 */
#ifndef APP_HALL_HALL_H
#define APP_HALL_HALL_H

#include "app/tui/tui.h"
#include "net/hall/desk.h"
#include "net/hall/post.h"

/* The descriptor of whichever hall the program is in, -1: none. */
int hall_fd(const struct tui *t);

/* Once it is readable. */
void hall_heard(struct tui *t);

/* After each step of the loop: hands over what is new. Cheap when nothing is. */
void hall_tend(struct tui *t);

/* What is to be told of the host itself. */
void hall_tell_host(struct tui *t, const struct desk_state *state);

/* "in sync", "behind by 3", "away"; NULL: in no hall. */
const char *hall_word(struct tui *t, int *style, char *out, size_t size);

/* hall_reception.c: what the tables have handed in goes into the championship
 * that is open, each thing once. */
void hall_receive(struct tui *t);
void hall_reception_free(struct tui *t);

/* hall_board.c: the board on the screen, until q. */
int hall_board(struct cli *cli, struct desk *desk, const char *event, const char *championship);

#endif
