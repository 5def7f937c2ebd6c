/* SPDX-License-Identifier: MIT */
/*
 * Writes files for Mosquitto. mosquitto_passwd, which comes with it, hashes
 * the passwords: their form is its own business.
 */
#include "serve.h"

#include <errno.h>
#include <pwd.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <uuid/uuid.h>

#include "carrier.h"
#include "rules/core/args.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"

enum {
	PORT = 1883,
	PORT_TLS = 8883,
	PACKET_BYTES = 128 << 10, /* more than any parcel with its envelope */
	/* What the broker keeps for a host that is off: the lines that a table sends before it
	 * waits for the host, with room for greetings; the rest stays at the tables. */
	QUEUE_MESSAGES = 1000,
	QUEUE_MESSAGES_TABLE = 250,
	QUEUE_BYTES = 8 << 20,
	QUEUE_BYTES_TABLE = 64 << 10,
	SAVE_CHANGES = 2000, /* the broker saves its state after so many changes */
};

/* A text that grows. */
struct text {
	char *bytes;
	size_t size, room;
};

static void add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(struct text *t, const char *format, ...)
{
	va_list list;
	int length;

	va_start(list, format);
	length = vsnprintf(NULL, 0, format, list);
	va_end(list);
	while (t->size + (size_t)length + 1 > t->room) {
		t->room = t->room ? 2 * t->room : 4096;
		t->bytes = xrealloc(t->bytes, t->room);
	}
	va_start(list, format);
	t->size += (size_t)vsnprintf(t->bytes + t->size, t->room - t->size, format, list);
	va_end(list);
}

static bool name(const struct serve *s, const char *ending, char out[PATH_MAX], struct reason *why)
{
	return snprintf(out, PATH_MAX, "%s%s", s->config, ending) < PATH_MAX - 20 ||
	       reason_set(why, _("the path is too long"));
}

static bool write_file(const struct serve *s, const char *ending, struct text *text, struct reason *why)
{
	char path[PATH_MAX];
	bool written =
		name(s, ending, path, why) && io_make(&save_io_posix, path, text->bytes, text->size, why);

	free(text->bytes);
	*text = (struct text){ .bytes = NULL };
	return written;
}

/* ---- what it may replace ---- */

static const char head_config[] = "# Written by tableside hall serve for the event ";
static const char head_acl[] = "# Written by tableside hall serve.";

static bool may_replace(const struct serve *s, const char *ending, const char *first, struct reason *why)
{
	char path[PATH_MAX], shown[IO_SHOWN], head[sizeof head_config + HALL_EVENT_BYTES + 8] = "";
	int fd, error = 0;

	if (!name(s, ending, path, why))
		return false;
	if (access(path, F_OK) < 0 && errno == ENOENT)
		return true;
	fd = io_open_named(path, why);
	if (fd < 0)
		return false;
	if (io_read(&save_io_posix, fd, head, sizeof head - 1, 0) < 0)
		error = errno;
	close(fd);
	if (error)
		return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(error));
	return strncmp(head, first, strlen(first)) == 0 ||
	       reason_set(why, _("%s is not from hall serve for %s: move it, or name another --config"),
	                  io_show(path, shown, sizeof shown), s->event);
}

/* Each file's first line tells whose it is. */
static bool may_write(const struct serve *s, struct reason *why)
{
	char config[sizeof head_config + HALL_EVENT_BYTES + 8], host[80], plain[90], hashed[90];

	snprintf(config, sizeof config, "%s%s.\n", head_config, s->event);
	place_user(s->event, HALL_HOST, host, sizeof host);
	snprintf(plain, sizeof plain, "%s ", host);
	snprintf(hashed, sizeof hashed, "%s:", host);
	return may_replace(s, "", config, why) && may_replace(s, ".acl", head_acl, why) &&
	       may_replace(s, ".passwords", plain, why) && may_replace(s, ".hashed", hashed, why);
}

/* ---- whom the broker runs as ---- */

/* Never root: the broker's package has a user for it, who then gets the files. */
static bool find_user(struct serve *s, struct reason *why)
{
	const struct passwd *user = getuid() ? getpwuid(getuid()) : getpwnam("mosquitto");

	if (user)
		snprintf(s->user, sizeof s->user, "%s", user->pw_name);
	return s->user[0] || getuid() ||
	       reason_set(why,
	                  _("no broker runs as root: run hall serve as another user, or install mosquitto"));
}

static bool give(const struct serve *s, const char *ending, struct reason *why)
{
	char path[PATH_MAX], shown[IO_SHOWN];
	const struct passwd *user = getuid() ? NULL : getpwnam(s->user);

	return name(s, ending, path, why) &&
	       (!user || lchown(path, user->pw_uid, user->pw_gid) == 0 ||
	        reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno)));
}

/* ---- where it listens ---- */

static bool read_listen(struct serve *s, struct reason *why)
{
	const char *text = s->listen ? s->listen : "127.0.0.1";
	const char *colon = strrchr(text, ':');
	size_t length;

	s->port = s->cert ? PORT_TLS : PORT;
	if (colon && strchr(colon, ']'))
		colon = NULL;
	length = colon ? (size_t)(colon - text) : strlen(text);
	if (colon && !read_int(colon + 1, 1, 65535, &s->port))
		return reason_set(why, _("--listen takes ADDRESS or ADDRESS:PORT"));
	if (text[0] == '[' && text[length - 1] == ']') {
		text++;
		length -= 2;
	}
	if (!length || length >= sizeof s->address || strpbrk(text, " \t\n/["))
		return reason_set(why, _("--listen takes ADDRESS or ADDRESS:PORT"));
	snprintf(s->address, sizeof s->address, "%.*s", (int)length, text);
	s->loopback = strncmp(s->address, "127.", 4) == 0 || strcmp(s->address, "::1") == 0 ||
	              strcmp(s->address, "localhost") == 0;
	return true;
}

/* ---- the users ---- */

static int tables_of(const struct serve *s)
{
	return s->last - s->first + 1;
}

static int users_of(const struct serve *s)
{
	return 1 + tables_of(s) + s->bridges;
}

/* The n-th user as place_user takes it: first the host, then the tables, then other brokers. */
static int user_at(const struct serve *s, int n)
{
	if (n == 0)
		return HALL_HOST;
	return n <= tables_of(s) ? s->first + n - 1 : tables_of(s) - n;
}

/* ---- passwords ---- */

/* 128 bits of the system's randomness. */
static void new_password(char out[33])
{
	uuid_t uuid;

	for (int part = 0; part < 2; part++) {
		uuid_generate_random(uuid);
		for (int i = 0; i < 8; i++) /* the bytes without the mark of the version */
			snprintf(out + 16 * part + 2 * i, 3, "%02x", uuid[i < 6 ? i : i + 3]);
	}
}

/* Keeps existing passwords, so that tables can be added on the day. */
static bool write_passwords(const struct serve *s, struct text *both, struct reason *why)
{
	struct text plain = { .bytes = NULL };
	char path[PATH_MAX];
	bool there;

	if (!name(s, ".passwords", path, why))
		return false;
	there = access(path, F_OK) == 0 || errno != ENOENT;
	for (int n = 0; n < users_of(s); n++) {
		struct hall_place place = { .table = user_at(s, n) };
		bool old = false;

		snprintf(place.event, sizeof place.event, "%s", s->event);
		if (there && !place_find_password(&place, path, &old, why)) {
			free(plain.bytes);
			return false;
		}
		place_user(s->event, place.table, place.user, sizeof place.user);
		if (!old)
			new_password(place.password);
		add(&plain, "%s %s\n", place.user, place.password);
		add(both, "%s:%s\n", place.user, place.password);
	}
	return write_file(s, ".passwords", &plain, why);
}

/* mosquitto_passwd -U FILE hashes the passwords of a file in place. */
static bool hash(const char *path, struct reason *why)
{
	void (*before)(int) = signal(SIGCHLD, SIG_DFL);
	pid_t child = fork();
	int status = 0, error = errno;

	if (child == 0) {
		execlp("mosquitto_passwd", "mosquitto_passwd", "-U", path, (char *)NULL);
		_exit(127);
	}
	while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	signal(SIGCHLD, before);
	if (child < 0)
		return reason_set(why, "mosquitto_passwd: %s", strerror(error));
	if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
		return true;
	return WIFEXITED(status) && WEXITSTATUS(status) != 127
	               ? reason_set(why, _("mosquitto_passwd failed: the line above says why"))
	               : reason_set(why, _("cannot run mosquitto_passwd: install mosquitto"));
}

static bool write_hashed(const struct serve *s, struct text *both, struct reason *why)
{
	char path[PATH_MAX];
	bool done = name(s, ".hashed", path, why) && write_file(s, ".hashed", both, why) && hash(path, why) &&
	            give(s, ".hashed", why);

	if (!done && path[0])
		unlink(path); /* it holds the passwords in clear */
	return done;
}

/* ---- who may do what ---- */

enum { UPWARDS = 3, DOWNWARDS = 2 };

static const char *const upwards[UPWARDS] = { "journal", "here", "ask" };
static const char *const downwards[DOWNWARDS] = { "ack", "copy" };

/* Rights for the topics of a table, or of all ("+"): its laptop writes upwards, the host downwards. */
static void add_rights(const struct serve *s, struct text *text, const char *table, bool host)
{
	for (int i = 0; i < UPWARDS; i++)
		add(text, "topic %s tableside/%s/table/%s/%s\n", host ? "read" : "write", s->event, table,
		    upwards[i]);
	for (int i = 0; i < DOWNWARDS; i++)
		add(text, "topic %s tableside/%s/table/%s/%s\n", host ? "write" : "read", s->event, table,
		    downwards[i]);
	add(text, "topic %s tableside/%s/host\n", host ? "write" : "read", s->event);
}

/* Another broker speaks for all the tables that are connected to it. */
static bool write_acl(const struct serve *s, struct reason *why)
{
	struct text text = { .bytes = NULL };
	char user[80], table[12];

	add(&text, "%s A table writes and reads what is its own.\n", head_acl);
	for (int n = 0; n < users_of(s); n++) {
		int number = user_at(s, n);

		place_user(s->event, number, user, sizeof user);
		snprintf(table, sizeof table, "%d", number);
		add(&text, "\nuser %s\n", user);
		add_rights(s, &text, number > 0 ? table : "+", number == HALL_HOST);
	}
	return write_file(s, ".acl", &text, why) && give(s, ".acl", why);
}

/* ---- the configuration ---- */

/* A path that the broker finds wherever it is started. */
static bool whole_path(const char *path, char out[PATH_MAX], struct reason *why)
{
	char shown[IO_SHOWN];

	if (!realpath(path, out))
		return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	return !strpbrk(out, "\n\r") ||
	       reason_set(why, _("%s: the path contains a line break, which no configuration allows"),
	                  io_show(out, shown, sizeof shown));
}

static bool add_path(const struct serve *s, struct text *text, const char *key, const char *ending,
                     const char *slash, struct reason *why)
{
	char path[PATH_MAX], whole[PATH_MAX];

	if (!name(s, ending, path, why) || !whole_path(path, whole, why))
		return false;
	add(text, "%s %s%s\n", key, whole, slash);
	return true;
}

static bool add_tls(const struct serve *s, struct text *text, struct reason *why)
{
	char whole[PATH_MAX];

	if (!s->cert && !s->key)
		return true;
	if (!s->cert || !s->key)
		return reason_set(why, _("--cert=FILE and --key=FILE go together"));
	if (!whole_path(s->cert, whole, why))
		return false;
	add(text, "certfile %s\n", whole);
	if (!whole_path(s->key, whole, why))
		return false;
	add(text, "keyfile %s\n", whole);
	return true;
}

static bool write_config(const struct serve *s, struct reason *why)
{
	struct text text = { .bytes = NULL };

	add(&text, "%s%s.\n\n", head_config, s->event);
	/* Started by root, the broker becomes another user, who must be able to read these
	 * files: the one who owns them. */
	if (s->user[0])
		add(&text, "user %s\n", s->user);
	add(&text, "listener %d %s\n", s->port, s->address);
	/* A client may call itself anything: here its id is its user, so that no table can take
	 * the place of another one or of the host. */
	add(&text, "use_username_as_clientid true\n");
	if (!add_tls(s, &text, why))
		goto fail;
	add(&text, "allow_anonymous false\n");
	if (!add_path(s, &text, "password_file", ".hashed", "", why) ||
	    !add_path(s, &text, "acl_file", ".acl", "", why))
		goto fail;
	add(&text,
	    "\n# What the broker holds for a host that is off outlives the broker.\npersistence true\n");
	if (!add_path(s, &text, "persistence_location", ".data", "/", why))
		goto fail;
	add(&text, "autosave_on_changes true\nautosave_interval %d\n\n", SAVE_CHANGES);
	add(&text,
	    "# A table sends little, and again what was dropped at a limit.\n"
	    "max_packet_size %d\nmessage_size_limit %d\nmax_queued_messages %d\nmax_queued_bytes %d\n"
	    "max_inflight_messages 100\npersistent_client_expiration 14d\nset_tcp_nodelay true\n\n",
	    PACKET_BYTES, PARCEL_BYTES, QUEUE_MESSAGES + tables_of(s) * QUEUE_MESSAGES_TABLE,
	    QUEUE_BYTES + tables_of(s) * QUEUE_BYTES_TABLE);
	add(&text, "log_type error\nlog_type warning\nlog_type notice\nlog_type "
	           "information\nconnection_messages true\nlog_dest stderr\n");
	return write_file(s, "", &text, why) && give(s, "", why);
fail:
	free(text.bytes);
	return false;
}

bool serve_write(struct serve *s, struct reason *why)
{
	struct text both = { .bytes = NULL };
	char path[PATH_MAX], shown[IO_SHOWN];

	if (!read_listen(s, why) || !find_user(s, why) || !may_write(s, why) || !name(s, ".data", path, why))
		return false;
	if (mkdir(path, 0700) == 0) {
		if (!give(s, ".data", why))
			return false;
	} else if (errno != EEXIST) {
		return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	}
	if (!write_passwords(s, &both, why)) {
		free(both.bytes);
		return false;
	}
	return write_hashed(s, &both, why) && write_acl(s, why) && write_config(s, why);
}
