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

#include "rules/core/args.h"
#include "rules/core/i18n.h"
#include "saves/text/io.h"

enum {
	PORT = 1883,
	PORT_TLS = 8883,
	MESSAGE_BYTES = 128 << 10, /* more than any parcel with its envelope */
	SAVE_CHANGES = 2000,       /* the broker saves its state after so many seconds */
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
	if (text[0] == '[' && length > 2 && text[length - 1] == ']') {
		text++;
		length -= 2;
	}
	if (!length || length >= sizeof s->address || strpbrk(text, " \t\n/"))
		return reason_set(why, _("--listen takes ADDRESS or ADDRESS:PORT"));
	snprintf(s->address, sizeof s->address, "%.*s", (int)length, text);
	s->loopback = strncmp(s->address, "127.", 4) == 0 || strcmp(s->address, "::1") == 0 ||
	              strcmp(s->address, "localhost") == 0;
	return true;
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

	if (!name(s, ".passwords", path, why))
		return false;
	for (int table = HALL_HOST; table <= s->tables; table++) {
		struct hall_place place = { .table = table };
		bool old;

		snprintf(place.event, sizeof place.event, "%s", s->event);
		old = access(path, R_OK) == 0 && place_password(&place, path, why);
		place_user(s->event, table, place.user, sizeof place.user);
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
	int status = 0;

	if (child == 0) {
		execlp("mosquitto_passwd", "mosquitto_passwd", "-U", path, (char *)NULL);
		_exit(127);
	}
	while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	signal(SIGCHLD, before);
	if (child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0)
		return true;
	return reason_set(why, _("cannot run mosquitto_passwd: install mosquitto"));
}

static bool write_hashed(const struct serve *s, struct text *both, struct reason *why)
{
	char path[PATH_MAX];
	bool done = name(s, ".hashed", path, why) && write_file(s, ".hashed", both, why) && hash(path, why);

	if (!done && path[0])
		unlink(path); /* it holds the passwords in clear */
	return done;
}

/* ---- who may do what ---- */

static bool write_acl(const struct serve *s, struct reason *why)
{
	struct text text = { .bytes = NULL };
	char user[80];

	add(&text, "# Written by tableside hall serve. A table writes and reads what is its own.\n\n");
	place_user(s->event, HALL_HOST, user, sizeof user);
	add(&text, "user %s\n", user);
	for (int i = 0; i < 3; i++)
		add(&text, "topic read tableside/%s/table/+/%s\n", s->event,
		    (const char *[]){ "journal", "here", "ask" }[i]);
	for (int i = 0; i < 2; i++)
		add(&text, "topic write tableside/%s/table/+/%s\n", s->event,
		    (const char *[]){ "ack", "copy" }[i]);
	add(&text, "topic write tableside/%s/host\n", s->event);
	for (int table = 1; table <= s->tables; table++) {
		place_user(s->event, table, user, sizeof user);
		add(&text, "\nuser %s\n", user);
		for (int i = 0; i < 3; i++)
			add(&text, "topic write tableside/%s/table/%d/%s\n", s->event, table,
			    (const char *[]){ "journal", "here", "ask" }[i]);
		for (int i = 0; i < 2; i++)
			add(&text, "topic read tableside/%s/table/%d/%s\n", s->event, table,
			    (const char *[]){ "ack", "copy" }[i]);
		add(&text, "topic read tableside/%s/host\n", s->event);
	}
	return write_file(s, ".acl", &text, why);
}

/* ---- the configuration ---- */

/* A path that the broker finds wherever it is started. */
static bool whole_path(const char *path, char out[PATH_MAX], struct reason *why)
{
	char shown[IO_SHOWN];

	if (realpath(path, out) && !strpbrk(out, "\n\r"))
		return true;
	return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
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
	const struct passwd *user = getpwuid(getuid());
	struct text text = { .bytes = NULL };

	add(&text, "# Written by tableside hall serve for the event %s.\n\n", s->event);
	/* Started by root, the broker becomes another user, who must be able to read these
	 * files: gives them to that user. */
	if (user)
		add(&text, "user %s\n", user->pw_name);
	add(&text, "listener %d %s\n", s->port, s->address);
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
	    "# A table sends little, and again what was lost.\nmax_packet_size %d\nmax_queued_messages 0\n"
	    "max_inflight_messages 100\npersistent_client_expiration 14d\nset_tcp_nodelay true\n\n",
	    MESSAGE_BYTES);
	add(&text, "log_type error\nlog_type warning\nlog_type notice\nlog_type "
	           "information\nconnection_messages true\nlog_dest stderr\n");
	return write_file(s, "", &text, why);
fail:
	free(text.bytes);
	return false;
}

bool serve_write(struct serve *s, struct reason *why)
{
	struct text both = { .bytes = NULL };
	char path[PATH_MAX], shown[IO_SHOWN];

	if (!read_listen(s, why) || !name(s, ".data", path, why))
		return false;
	if (mkdir(path, 0700) < 0 && errno != EEXIST)
		return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
	if (!write_passwords(s, &both, why)) {
		free(both.bytes);
		return false;
	}
	return write_hashed(s, &both, why) && write_acl(s, why) && write_config(s, why);
}
