/* SPDX-License-Identifier: MIT */
/*
 * Follows the files of other hosts, and merges what all of them have.
 */
#include "hosts.h"

#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <time.h>
#include <unistd.h>

#include "saves/text/io.h"

enum { FOLLOW_MS = 2000 }; /* where inotify misses changes */

struct host {
	char path[PATH_MAX];
	struct keeper *keeper; /* owned; NULL: its file could not be opened so far */
};

/* A call for a judge that has been given its place. */
struct numbered {
	const struct hall_row *row;
	int theirs, ours;
};

struct hosts {
	struct host *host;
	int count;
	int inotify; /* -1: look by the clock */
	int64_t look_at;
	bool anew; /* other tables than before may be in the list */
	struct reason why;
	struct hosts_row *row;
	int rows, room;
	struct numbered *call; /* by table; only where there are several hosts */
	int calls;
};

struct hosts *hosts_new(void)
{
	struct hosts *hosts = xcalloc(1, sizeof *hosts);

	hosts->inotify = -1;
	return hosts;
}

void hosts_free(struct hosts *hosts)
{
	if (!hosts)
		return;
	for (int i = 0; i < hosts->count; i++)
		keeper_close(hosts->host[i].keeper);
	if (hosts->inotify >= 0)
		close(hosts->inotify);
	free(hosts->host);
	free(hosts->row);
	free(hosts->call);
	free(hosts);
}

/* ---- reading on ---- */

static void watch(struct hosts *hosts, const struct host *host)
{
	if (hosts->inotify < 0)
		hosts->inotify = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	if (hosts->inotify >= 0)
		inotify_add_watch(hosts->inotify, host->path, IN_MODIFY); /* failing costs FOLLOW_MS */
}

void hosts_add(struct hosts *hosts, const char *path, struct keeper *keeper)
{
	struct host *host;

	hosts->host = xrealloc(hosts->host, (size_t)(hosts->count + 1) * sizeof *hosts->host);
	host = &hosts->host[hosts->count++];
	host->keeper = keeper;
	memccpy(host->path, path, '\0', sizeof host->path - 1);
	host->path[sizeof host->path - 1] = '\0';
	if (keeper && keeper_follows(keeper))
		watch(hosts, host);
	if (hosts->count == 2)
		hosts->call = xcalloc(HALL_TABLES + 1, sizeof *hosts->call);
}

/* A file in the place of the one that was opened is another host's: it is read from its start. */
static void read_host(struct hosts *hosts, struct host *host, struct reason *why)
{
	int64_t now = time(NULL);
	struct keeper *other;

	if (!host->keeper || !keeper_is_there(host->keeper)) {
		other = keeper_open(host->path, "", true, now, why);
		if (!other)
			return; /* what was read of the one before stays on the board */
		hosts->anew = host->keeper != NULL;
		keeper_close(host->keeper);
		host->keeper = other;
		watch(hosts, host);
	}
	keeper_read_on(host->keeper, now, why);
}

int64_t hosts_tend(struct hosts *hosts, int64_t now_ms, struct reason *why)
{
	bool follows = false, due = io_take_events(hosts->inotify) || now_ms >= hosts->look_at;

	if (due)
		hosts->why.text[0] = '\0';
	for (int i = 0; i < hosts->count; i++) {
		struct host *host = &hosts->host[i];

		if (host->keeper && !keeper_follows(host->keeper))
			continue;
		follows = true;
		if (due)
			read_host(hosts, host, &hosts->why);
	}
	if (due)
		hosts->look_at = now_ms + FOLLOW_MS;
	*why = hosts->why;
	return follows ? hosts->look_at : 0;
}

int hosts_fd(const struct hosts *hosts)
{
	return hosts->inotify;
}

/* ---- one list ---- */

static void take_rows(struct hosts *hosts, struct keeper *keeper)
{
	int count = keeper_tables(keeper);

	if (hosts->rows + count > hosts->room) {
		hosts->room = 2 * (hosts->rows + count);
		hosts->row = xrealloc(hosts->row, (size_t)hosts->room * sizeof *hosts->row);
	}
	for (int i = 0; i < count; i++) {
		const struct hall_row *row = keeper_row(keeper, i);

		hosts->row[hosts->rows++] =
			(struct hosts_row){ row, keeper_take_change(keeper, i) || hosts->anew, row->called };
	}
}

static int by_table(const void *a, const void *b)
{
	const struct hall_row *left = ((const struct hosts_row *)a)->row,
			      *right = ((const struct hosts_row *)b)->row;

	if (left->table != right->table)
		return left->table - right->table;
	if (left->here != right->here)
		return right->here - left->here;
	return (left->last_at < right->last_at) - (left->last_at > right->last_at);
}

static void drop_doubles(struct hosts *hosts)
{
	int kept = 0;

	for (int i = 0; i < hosts->rows; i++) {
		struct hosts_row *last = kept ? &hosts->row[kept - 1] : NULL;

		if (last && last->row->table == hosts->row[i].row->table)
			last->changed |= hosts->row[i].changed;
		else
			hosts->row[kept++] = hosts->row[i];
	}
	hosts->rows = kept;
}

static bool is_new_call(const struct hosts *hosts, const struct hall_row *row)
{
	const struct numbered *call = &hosts->call[row->table];

	return row->call.waiting && (call->row != row || call->theirs != row->called);
}

/* Each host counts the calls that come to it. Here new ones are put behind those there are, in the order
 * of their times where several are new at once, as when the program starts. */
static void number_calls(struct hosts *hosts)
{
	const struct hall_row *next;

	do {
		next = NULL;
		for (int i = 0; i < hosts->rows; i++) {
			const struct hall_row *row = hosts->row[i].row;

			if (is_new_call(hosts, row) && (!next || row->called_at < next->called_at))
				next = row;
		}
		if (next)
			hosts->call[next->table] = (struct numbered){ next, next->called, ++hosts->calls };
	} while (next);
	for (int i = 0; i < hosts->rows; i++)
		hosts->row[i].called = hosts->call[hosts->row[i].row->table].ours;
}

int hosts_gather(struct hosts *hosts)
{
	hosts->rows = 0;
	for (int i = 0; i < hosts->count; i++)
		if (hosts->host[i].keeper)
			take_rows(hosts, hosts->host[i].keeper);
	hosts->anew = false;
	if (hosts->count > 1) {
		qsort(hosts->row, (size_t)hosts->rows, sizeof *hosts->row, by_table);
		drop_doubles(hosts);
		number_calls(hosts);
	}
	return hosts->rows;
}

const struct hosts_row *hosts_at(const struct hosts *hosts, int n)
{
	return &hosts->row[n];
}
