/* SPDX-License-Identifier: MIT */
/*
 * Reads the place of a hall. Its words become a part of paths and topics, so
 * it is read strictly.
 */
#include "place.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "rules/core/args.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/file.h"
#include "saves/text/io.h"

enum { PORT = 1883, PORT_TLS = 8883 };

static bool read_address(struct hall_place *place, const char *text, struct reason *why)
{
	const char *colon = strrchr(text, ':');
	size_t length = colon && !strchr(colon, ']') ? (size_t)(colon - text) : strlen(text);
	char shown[100];

	place->port = place->tls ? PORT_TLS : PORT;
	utf8_show(text, strlen(text), shown, sizeof shown);
	if (text[length] && !read_int(text + length + 1, 1, 65535, &place->port))
		return reason_set(why, _("\"%s\": after the colon comes a port from 1 to 65535"), shown);
	if (length && text[0] == '[' && text[length - 1] == ']') { /* an address with colons */
		text++;
		length -= 2;
	}
	if (!length || length >= sizeof place->address || strpbrk(text, "/@ "))
		return reason_set(
			why,
			_("\"%s\" is not a broker: type mqtt://HOST or mqtts://HOST, with :PORT if needed"),
			shown);
	snprintf(place->address, sizeof place->address, "%.*s", (int)length, text);
	return true;
}

bool place_read(struct hall_place *place, const char *where, struct reason *why)
{
	place->tls = strncmp(where, "mqtts://", 8) == 0;
	place->broker = place->tls || strncmp(where, "mqtt://", 7) == 0;
	if (place->broker)
		return read_address(place, strstr(where, "://") + 3, why);
	if (strstr(where, "://"))
		return reason_set(why, _("where is the hall? mqtt://HOST, mqtts://HOST or a folder"));
	if (!where[0] || strlen(where) >= sizeof place->path)
		return reason_set(why, _("the name of the folder is empty or too long"));
	snprintf(place->path, sizeof place->path, "%s", where);
	return true;
}

bool place_event(struct hall_place *place, const char *event, struct reason *why)
{
	size_t length = strlen(event);

	for (const char *at = event; *at; at++)
		if (!isascii((unsigned char)*at) || (!isalnum((unsigned char)*at) && !strchr("-_", *at)))
			length = 0;
	if (!length || length >= sizeof place->event || event[0] == '-')
		return reason_set(why, _("an event's name has at most %d letters, digits, - and _"),
		                  HALL_EVENT_BYTES - 1);
	memcpy(place->event, event, length + 1);
	return true;
}

void place_user(const char *event, int table, char *out, size_t size)
{
	if (table == HALL_HOST)
		snprintf(out, size, "%s-host", event);
	else if (table < 0)
		snprintf(out, size, "%s-bridge-%d", event, -table);
	else
		snprintf(out, size, "%s-table-%d", event, table);
}

/* As ssh has it: what others may read is no password. */
static bool is_private(const char *path, struct reason *why)
{
	char shown[IO_SHOWN];
	struct stat stat_of;

	return stat(path, &stat_of) != 0 || !(stat_of.st_mode & (S_IRWXG | S_IRWXO)) ||
	       reason_set(why, _("others can read %s: chmod 600 makes it yours alone"),
	                  io_show(path, shown, sizeof shown));
}

bool place_find_password(struct hall_place *place, const char *path, bool *found, struct reason *why)
{
	struct text_file file;
	char *line;
	bool read = true;

	*found = false;
	place_user(place->event, place->table, place->user, sizeof place->user);
	if (!is_private(path, why) || !text_file_open(&file, path, why))
		return false;
	while (!*found && (read = text_file_line(&file, &line, why)) && line) {
		size_t length = strlen(place->user);

		*found = strncmp(line, place->user, length) == 0 && line[length] == ' ' &&
		         strlen(line + length + 1) < sizeof place->password;
		if (*found)
			snprintf(place->password, sizeof place->password, "%s", line + length + 1);
	}
	text_file_done(&file);
	return read;
}

bool place_password(struct hall_place *place, const char *path, struct reason *why)
{
	bool found;

	return place_find_password(place, path, &found, why) &&
	       (found || reason_set(why, _("the file has no password for %s"), place->user));
}
