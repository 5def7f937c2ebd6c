/* SPDX-License-Identifier: MIT */
/*
 * The tables of one or more hosts as one list: that of this program, and those whose files it follows. An
 * event larger than one host is shared by several, each with tables of its own.
 */
#ifndef NET_HALL_HOSTS_H
#define NET_HALL_HOSTS_H

#include "keeper.h"

struct hosts;

/* One table, lent until the next hosts_gather. */
struct hosts_row {
	const struct hall_row *row;
	bool changed; /* since the last hosts_gather */
	int called;   /* as row->called, but in one order for all hosts */
};

struct hosts *hosts_new(void);
void hosts_free(struct hosts *hosts); /* with all keepers; NULL is fine */

/* Adds a host: its file, and what has opened it already (owned from now on), or NULL. A file that is not
 * there, or is replaced by another one, is opened as soon as it can be. */
void hosts_add(struct hosts *hosts, const char *path, struct keeper *keeper);

/* Reads on what other programs write. Returns when to be called again; 0: never. Why: a file cannot be
 * read; "" else. */
int64_t hosts_tend(struct hosts *hosts, int64_t now_ms, struct reason *why);
int hosts_fd(const struct hosts *hosts); /* readable when there may be news; -1: none */

/* All tables by number. Of a table that two hosts have: the row where its laptop is, else the later one. */
int hosts_gather(struct hosts *hosts);
const struct hosts_row *hosts_at(const struct hosts *hosts, int n);

#endif
