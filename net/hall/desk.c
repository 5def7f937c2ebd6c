/* SPDX-License-Identifier: MIT */
/*
 * The thread around the keeper: syncs together what came together, then
 * acknowledges it; hands changed rows to the program.
 */
#include "desk.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "hosts.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"
#include "wait.h"

enum {
	TOGETHER_MS = 30,      /* lines within this time share a sync and a picture */
	DISK_MS = 2000,        /* before the next try after a failed write */
	AGAIN_MOST_MS = 15000, /* what cannot be answered is tried after growing waits */
};

struct desk {
	struct net_thread thread;     /* its mutex guards what follows, up to `state` */
	struct hall_seating *seating; /* for the keeper; NULL: it has it */
	int seatings;
	struct hall_row *shown; /* as the thread left them */
	bool *fresh;
	int count, room;
	struct desk_state state;
	char refusals[PATH_MAX];
	/* of the thread */
	struct hosts *hosts;
	struct keeper *keeper;   /* of this host; lent by hosts */
	struct carrier *carrier; /* NULL: looks on */
	bool greeted;
	struct reason trouble; /* with the disk; "": none */
	bool came;             /* something since the last flush */
	int64_t flush_at, again_at, again_ms, show_at;
	/* of the program */
	struct hall_row *seen;
	int seen_room;
};

/* ---- the thread ---- */

static void take(void *user, const struct parcel *parcel)
{
	struct desk *desk = user;

	desk->came = true;
	keeper_take(desk->keeper, parcel, time(NULL));
}

static void refuse(void *user, int table, const char *why)
{
	struct desk *desk = user;

	keeper_refuse(desk->keeper, table, time(NULL), why);
}

static void make_room(struct hall_row **rows, bool **fresh, int *room, int count)
{
	if (count <= *room)
		return;
	*room = count < 64 ? 64 : 2 * count;
	*rows = xrealloc(*rows, (size_t)*room * sizeof **rows);
	if (fresh)
		*fresh = xrealloc(*fresh, (size_t)*room * sizeof **fresh);
}

/* A new table moves those behind it. */
static void show(struct desk *desk, const struct desk_state *state)
{
	int count = hosts_gather(desk->hosts);
	bool all, tell;

	pthread_mutex_lock(&desk->thread.mutex);
	all = count != desk->count;
	tell = all || state->up != desk->state.up || strcmp(state->why.text, desk->state.why.text) != 0;
	make_room(&desk->shown, &desk->fresh, &desk->room, count);
	for (int i = 0; i < count; i++) {
		const struct hosts_row *seen = hosts_at(desk->hosts, i);

		if (!all && !seen->changed)
			continue;
		desk->shown[i] = *seen->row;
		desk->shown[i].called = seen->called;
		desk->fresh[i] = tell = true;
	}
	desk->count = count;
	desk->state = *state;
	pthread_mutex_unlock(&desk->thread.mutex);
	if (tell)
		thread_tell(&desk->thread);
}

/* What came is written and answered soon. What stays owed, because there is no way to
 * a table, waits longer each time. Returns when to be called again; 0: nothing is owed. */
static int64_t flush(struct desk *desk, int64_t now)
{
	int64_t at = desk->came ? desk->flush_at : desk->again_at;
	bool done;

	if (!keeper_owes(desk->keeper))
		return 0;
	if (now < at)
		return at;
	done = keeper_flush(desk->keeper, desk->carrier, &desk->trouble);
	if (done)
		desk->trouble.text[0] = '\0';
	desk->again_ms = desk->came || !desk->again_ms ? TOGETHER_MS : 2 * desk->again_ms;
	if (desk->again_ms > AGAIN_MOST_MS)
		desk->again_ms = AGAIN_MOST_MS;
	desk->came = false;
	desk->flush_at = now + (done ? TOGETHER_MS : DISK_MS);
	desk->again_at = now + (done ? desk->again_ms : DISK_MS);
	return keeper_owes(desk->keeper) ? desk->again_at : 0;
}

static void hand_over_seating(struct desk *desk)
{
	struct hall_seating *list;
	int count;

	pthread_mutex_lock(&desk->thread.mutex);
	list = desk->seating;
	count = desk->seatings;
	desk->seating = NULL;
	pthread_mutex_unlock(&desk->thread.mutex);
	if (!list)
		return;
	keeper_seat(desk->keeper, list, count);
	desk->came = true;
}

/* As the host. Returns the time until which nothing need be done; 0: for ever. */
static int64_t be_host(struct desk *desk, struct desk_state *state)
{
	int64_t now = io_now_ms(), again_at;

	carrier_tend(desk->carrier, now);
	hand_over_seating(desk);
	state->up = desk->carrier->up;
	if (state->up && !desk->greeted) {
		keeper_greet(desk->carrier, true);
		desk->came = true; /* what is owed can be answered now */
	}
	desk->greeted = state->up;
	again_at = flush(desk, now);
	state->why = state->up ? desk->trouble : desk->carrier->why;
	return again_at;
}

static void *run(void *arg)
{
	struct desk *desk = arg;

	while (!thread_quits(&desk->thread)) {
		struct desk_state state = { .follows = !desk->carrier, .up = true };
		int64_t until = desk->carrier ? be_host(desk, &state) : 0, look_at;
		struct reason why;

		look_at = hosts_tend(desk->hosts, io_now_ms(), &why);
		if (look_at && (!until || look_at < until))
			until = look_at;
		if (!state.why.text[0])
			state.why = why;
		/* A look at ten thousand tables is not free: not after each message. */
		if (io_now_ms() >= desk->show_at) {
			show(desk, &state);
			desk->show_at = io_now_ms() + TOGETHER_MS;
		} else if (!until || desk->show_at < until) {
			until = desk->show_at;
		}
		thread_wait(&desk->thread, desk->carrier, hosts_fd(desk->hosts), until);
	}
	if (desk->carrier) {
		flush(desk, INT64_MAX - AGAIN_MOST_MS);
		keeper_greet(desk->carrier, false);
	}
	carrier_close(desk->carrier);
	thread_over(&desk->thread);
	return NULL;
}

/* ---- the program ---- */

static bool path_of(const char *data, const char *event, const char *ending, char out[PATH_MAX],
                    struct reason *why)
{
	return (size_t)snprintf(out, PATH_MAX, "%s/hall/%s.%s", data, event, ending) < PATH_MAX ||
	       reason_set(why, _("the path is too long"));
}

/* A machine that shows other hosts' tables alone has no file of its own. */
static bool open_hosts(struct desk *desk, const char *event, const struct store *store,
                       const char *const *beside, bool host, struct reason *why)
{
	char folder[PATH_MAX], path[PATH_MAX];
	bool others = beside && *beside;

	if (!path_of(store->data, event, "refused", desk->refusals, why) ||
	    !path_of(store->data, event, "hall", path, why))
		return false;
	if (!host && !others && access(path, F_OK) < 0 && errno == ENOENT)
		return reason_set(why, _("no host of %s has run on this machine: ask at the desk"), event);
	if (host || !others || access(path, F_OK) == 0) {
		snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(path, '/') - path), path);
		if (!store_make_folder(folder, why))
			return false;
		desk->keeper = keeper_open(path, desk->refusals, !host, time(NULL), why);
		if (!desk->keeper)
			return false;
		hosts_add(desk->hosts, path, desk->keeper);
	}
	for (; others && *beside; beside++) {
		if (!path_of(*beside, event, "hall", path, why))
			return false;
		hosts_add(desk->hosts, path, NULL);
	}
	return true;
}

static void desk_free(struct desk *desk)
{
	hosts_free(desk->hosts);
	free(desk->shown);
	free(desk->fresh);
	free(desk->seen);
	free(desk->seating);
	free(desk);
}

struct desk *desk_start(const struct hall_place *place, const char *event, const struct store *store,
                        const char *const *beside, struct reason *why)
{
	struct desk *desk = xcalloc(1, sizeof *desk);
	const struct carrier_user user = { take, refuse, desk };

	desk->hosts = hosts_new();
	if (!open_hosts(desk, event, store, beside, place != NULL, why))
		goto fail;
	if (place && !keeper_follows(desk->keeper)) {
		desk->carrier = carrier_open(place, &user, why);
		if (!desk->carrier)
			goto fail;
	}
	desk->state.follows = !desk->carrier;
	if (thread_start(&desk->thread, run, desk, why))
		return desk;
	reason_at(why, _("cannot start the hall"));
fail:
	carrier_close(desk->carrier);
	desk_free(desk);
	return NULL;
}

void desk_stop(struct desk *desk)
{
	if (desk && thread_stop(&desk->thread, 3000))
		desk_free(desk); /* else it is still in a system call, and keeps its data */
}

void desk_seat(struct desk *desk, struct hall_seating *list, int count)
{
	pthread_mutex_lock(&desk->thread.mutex);
	free(desk->seating);
	desk->seating = list;
	desk->seatings = count;
	pthread_mutex_unlock(&desk->thread.mutex);
	thread_wake(&desk->thread);
}

int desk_fd(const struct desk *desk)
{
	return desk->thread.news[0];
}

const struct hall_row *desk_look(struct desk *desk, int *count, struct desk_state *state)
{
	thread_heard(&desk->thread);
	pthread_mutex_lock(&desk->thread.mutex);
	make_room(&desk->seen, NULL, &desk->seen_room, desk->count);
	for (int i = 0; i < desk->count; i++) {
		if (!desk->fresh[i])
			continue;
		desk->seen[i] = desk->shown[i];
		desk->fresh[i] = false;
	}
	*count = desk->count;
	*state = desk->state;
	pthread_mutex_unlock(&desk->thread.mutex);
	return desk->seen;
}
