/* SPDX-License-Identifier: MIT */
/*
 * The shared folder: in DIR/tableside-EVENT/ each table appends to its own
 * file, 12.table, and the host to one for each table, 12.host; no program
 * writes to another's file. Written parcels stay, so none is sent twice. A
 * table shows that it is there by letting its file grow now and then.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "carrier.h"
#include "rules/core/args.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"
#include "stream.h"

enum {
	LOOK_MS = 2000, /* network folders: inotify misses remote changes */
	ANEW_MS = 1000, /* before another attempt, doubled each time */
	ANEW_MOST_MS = 5000,
	BEAT_MS = 15000,   /* a table says that it is there */
	SILENT_MS = 50000, /* a table silent for so long is lost */
};

/* When to try again what has failed. */
struct anew {
	int64_t at, ms;
};

/* One table as the host sees it. */
struct seen {
	int table;
	struct stream in, out;
	int64_t heard_ms;
	bool silent;
	struct anew answer; /* after its file could not be written */
};

struct folder {
	struct carrier carrier; /* first */
	char path[PATH_MAX];
	int table;   /* HALL_HOST: the host's end */
	int inotify; /* -1: look by the clock */
	int around;  /* a table's watch for the host's file, until that is there; -1: none */
	int64_t look_at, now_ms;
	struct anew anew;
	struct stream in, out; /* of a table */
	char here[64];         /* its last message of this kind */
	size_t here_size;
	int64_t beat_at;
	struct seen *seen; /* of the host, in the order they came */
	int count, room;
};

static struct folder *folder_of(struct carrier *carrier)
{
	return (struct folder *)carrier;
}

static void put_off(struct anew *anew, int64_t now_ms)
{
	anew->ms = !anew->ms ? ANEW_MS : 2 * anew->ms < ANEW_MOST_MS ? 2 * anew->ms : ANEW_MOST_MS;
	anew->at = now_ms + anew->ms;
}

/* ---- the folder ---- */

/* Watches only the files of others: a watch on the whole folder would wake all
 * tables at each line. Watching a file twice changes nothing. -1: it cannot be
 * watched, which costs LOOK_MS. */
static int watch(struct folder *f, const char *path, uint32_t events)
{
	if (f->inotify < 0)
		f->inotify = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	return f->inotify < 0 ? -1 : inotify_add_watch(f->inotify, path, events);
}

/* The host makes its file when it has something to answer: until then a table
 * waits for new names in the folder. */
static void watch_host(struct folder *f)
{
	if (watch(f, f->in.path, IN_MODIFY) < 0) {
		f->around = watch(f, f->path, IN_CREATE | IN_MOVED_TO);
		if (watch(f, f->in.path, IN_MODIFY) < 0) /* it may have come meanwhile */
			return;
	}
	if (f->around >= 0)
		inotify_rm_watch(f->inotify, f->around);
	f->around = -1;
}

/* Makes the folder of the event, for the group of the folder around it. */
static bool make_folder(struct folder *f, struct reason *why)
{
	bool made = mkdir(f->path, 0770) == 0;
	char shown[IO_SHOWN];
	struct stat around;
	int fd;

	if (!made && errno != EEXIST)
		return stream_fault(f->path, errno, why);
	fd = open(f->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
	if (fd < 0 && (errno == ENOTDIR || errno == ELOOP)) { /* a link is not followed */
		reason_set(why, _("%s is not a folder: remove it"), io_show(f->path, shown, sizeof shown));
		errno = EPERM;
		return false;
	}
	if (fd < 0)
		return stream_fault(f->path, errno, why);
	if (made && fstatat(fd, "..", &around, 0) == 0)
		(void)!fchown(fd, (uid_t)-1, around.st_gid); /* where this user is in it */
	stream_share(fd);
	close(fd);
	return access(f->path, R_OK | W_OK | X_OK) == 0 || stream_fault(f->path, errno, why);
}

/* A table also needs to read what the host answers, once that file is there. False: errno. */
static bool set_up(struct folder *f)
{
	struct reason *why = &f->carrier.why;

	if (!make_folder(f, why))
		return false;
	if (f->table == HALL_HOST) {
		watch(f, f->path, IN_CREATE | IN_MOVED_TO);
		return true;
	}
	if (access(f->in.path, R_OK) < 0 && errno != ENOENT)
		return stream_fault(f->in.path, errno, why);
	return stream_write(&f->out, why);
}

/* Tries after growing waits, for a folder that is gone may come back. */
static void try_set_up(struct folder *f)
{
	if (f->now_ms < f->anew.at)
		return;
	f->carrier.up = set_up(f);
	f->carrier.barred = !f->carrier.up && (errno == EACCES || errno == EPERM);
	f->beat_at = f->now_ms + BEAT_MS;
	if (f->carrier.up)
		f->anew = (struct anew){ 0 };
	else
		put_off(&f->anew, f->now_ms);
}

/* ---- a table ---- */

static void go_down(struct folder *f, const char *path, int error)
{
	f->carrier.up = false;
	put_off(&f->anew, f->now_ms);
	stream_fault(path, error, &f->carrier.why);
}

static void tend_table(struct folder *f)
{
	if (!stream_is_there(&f->out)) {
		go_down(f, f->path, ENOENT);
		return;
	}
	watch_host(f);
	stream_read(&f->in, f->table, &f->carrier.to);
	if (f->in.error) {
		go_down(f, f->in.path, f->in.error);
		return;
	}
	if (f->now_ms < f->beat_at)
		return;
	f->beat_at = f->now_ms + BEAT_MS;
	if (f->here_size && !stream_add(&f->out, PARCEL_HERE, f->here, f->here_size))
		go_down(f, f->path, errno);
}

/* ---- the host ---- */

static void add(struct folder *f, int table)
{
	struct seen *seen;

	if (f->count == f->room) {
		f->room = f->room ? 2 * f->room : 64;
		f->seen = xrealloc(f->seen, (size_t)f->room * sizeof *f->seen);
	}
	seen = &f->seen[f->count++];
	*seen = (struct seen){ .table = table, .heard_ms = f->now_ms };
	stream_init(&seen->in, f->path, table, "table");
	stream_init(&seen->out, f->path, table, "host");
	watch(f, seen->in.path, IN_MODIFY);
}

/* "12.table": 12; 0 for other names. */
static int table_named(const char *name)
{
	char number[6];
	size_t length = strspn(name, "0123456789");
	int table;

	if (!length || length >= sizeof number || strcmp(name + length, ".table") != 0 || name[0] == '0')
		return 0;
	snprintf(number, sizeof number, "%.*s", (int)length, name);
	return read_int(number, 1, HALL_TABLES, &table) ? table : 0;
}

static void look_for_tables(struct folder *f)
{
	DIR *folder = opendir(f->path);
	const struct dirent *item;

	if (!folder) {
		go_down(f, f->path, errno);
		return;
	}
	while ((item = readdir(folder))) {
		int table = table_named(item->d_name), known = 0;

		while (known < f->count && f->seen[known].table != table)
			known++;
		if (table && known == f->count)
			add(f, table);
	}
	closedir(folder);
}

static void listen(struct folder *f, struct seen *seen)
{
	static const char away[] = "away -\n";

	if (stream_read(&seen->in, seen->table, &f->carrier.to)) {
		seen->heard_ms = f->now_ms;
		seen->silent = false;
	} else if (!seen->silent && f->now_ms - seen->heard_ms >= SILENT_MS) {
		seen->silent = true;
		f->carrier.to.take(f->carrier.to.user,
		                   &(struct parcel){ PARCEL_HERE, seen->table, away, sizeof away - 1 });
	}
}

/* What cannot be written is told once, until it can be, and tried again after growing waits. */
static bool answer(struct folder *f, struct seen *seen, const struct parcel *parcel)
{
	struct reason why;
	bool sent;

	if (f->now_ms < seen->answer.at)
		return false;
	sent = seen->out.fd >= 0 || stream_write(&seen->out, &why);
	if (sent && !stream_add(&seen->out, parcel->kind, parcel->text, parcel->size))
		sent = stream_fault(seen->out.path, errno, &why);
	if (sent) {
		seen->answer = (struct anew){ 0 };
		return true;
	}
	if (!seen->answer.ms)
		f->carrier.to.refuse(f->carrier.to.user, seen->table, why.text);
	put_off(&seen->answer, f->now_ms);
	return false;
}

/* ---- as a carrier ---- */

static void folder_tend(struct carrier *carrier, int64_t now_ms)
{
	struct folder *f = folder_of(carrier);

	bool created = io_take_events(f->inotify) & (IN_CREATE | IN_MOVED_TO);
	bool look = created || now_ms >= f->look_at || !carrier->up;

	f->now_ms = now_ms;
	if (look)
		f->look_at = now_ms + LOOK_MS;
	if (!carrier->up)
		try_set_up(f);
	if (carrier->up && f->table != HALL_HOST)
		tend_table(f);
	if (!carrier->up || f->table != HALL_HOST)
		return;
	if (look)
		look_for_tables(f);
	for (int i = 0; i < f->count; i++)
		listen(f, &f->seen[i]);
}

static bool folder_send(struct carrier *carrier, const struct parcel *parcel)
{
	struct folder *f = folder_of(carrier);
	bool sent = true;

	if (f->table != HALL_HOST) {
		if (parcel->kind == PARCEL_HERE && parcel->size <= sizeof f->here) {
			memcpy(f->here, parcel->text, parcel->size);
			f->here_size = parcel->size;
		}
		sent = stream_add(&f->out, parcel->kind, parcel->text, parcel->size);
		if (!sent)
			go_down(f, f->path, errno);
		return sent;
	}
	for (int i = 0; i < f->count; i++)
		if (!parcel->table || f->seen[i].table == parcel->table)
			sent = answer(f, &f->seen[i], parcel) && sent;
	return sent;
}

static void folder_wait(struct carrier *carrier, struct pollfd *fd, int64_t *at_ms)
{
	struct folder *f = folder_of(carrier);

	*fd = (struct pollfd){ .fd = f->inotify, .events = POLLIN };
	*at_ms = carrier->up ? f->look_at : f->anew.at;
}

static void folder_close(struct carrier *carrier)
{
	struct folder *f = folder_of(carrier);

	stream_done(&f->in);
	stream_done(&f->out);
	for (int i = 0; i < f->count; i++) {
		stream_done(&f->seen[i].in);
		stream_done(&f->seen[i].out);
	}
	if (f->inotify >= 0)
		close(f->inotify);
	free(f->seen);
	free(f);
}

static const struct carrier_ops folder_ops = {
	.send = folder_send,
	.tend = folder_tend,
	.wait = folder_wait,
	.close = folder_close,
};

static bool find_folder(struct folder *f, const struct hall_place *place, struct reason *why)
{
	char shown[IO_SHOWN];
	struct stat stat_now;
	int error = 0;

	if (stat(place->path, &stat_now) < 0)
		error = errno;
	else if (!S_ISDIR(stat_now.st_mode))
		error = ENOTDIR;
	else if ((size_t)snprintf(f->path, sizeof f->path, "%s/tableside-%s", place->path, place->event) >=
	         sizeof f->path - 20)
		error = ENAMETOOLONG;
	return !error || reason_set(why, _("cannot use the folder %s: %s"),
	                            io_show(place->path, shown, sizeof shown), strerror(error));
}

struct carrier *folder_open(const struct hall_place *place, struct reason *why)
{
	struct folder *f = xcalloc(1, sizeof *f);

	f->carrier.ops = &folder_ops;
	f->carrier.lasting = true;
	f->table = place->table;
	f->inotify = f->around = -1;
	if (!find_folder(f, place, why)) {
		free(f);
		return NULL;
	}
	stream_init(&f->out, f->path, place->table, "table");
	stream_init(&f->in, f->path, place->table, "host");
	return &f->carrier;
}
