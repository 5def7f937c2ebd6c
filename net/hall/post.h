/* SPDX-License-Identifier: MIT */
/*
 * A table's laptop in a hall: the sender in its thread. The program hands over
 * copies and goes on at once.
 */
#ifndef NET_HALL_POST_H
#define NET_HALL_POST_H

#include "saves/save.h"
#include "sender.h"

struct post;

struct post *post_start(const struct hall_place *place, struct reason *why);

/* Leaves the hall, after waiting up to wait_ms for lines to be acknowledged while
 * there is a way. Returns the number of lines the host lacks and wants. NULL is fine. */
int post_stop(struct post *post, int wait_ms);

/* The same, waiting for a way too. Cause: why there was none, "gone" if the table
 * goes on elsewhere, else "". */
int post_stop_when_done(struct post *post, int wait_ms, char *cause, size_t size);

/* A session that this program writes; call again whenever lines may have reached the
 * disk. Cheap if none has. NULL: none is open. */
void post_feed(struct post *post, struct save *save);

/* Becomes readable when post_mark has news. */
int post_fd(const struct post *post);
struct hall_mark post_mark(struct post *post);

/* Who should sit at the table, as the host said last. */
void post_seating(struct post *post, struct hall_seating *out);

/* Why there is no way to the hall; "" while there is. */
void post_why(struct post *post, char *out, size_t size);

#endif
