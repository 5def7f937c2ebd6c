/* SPDX-License-Identifier: MIT */
/*
 * Asks for the copy until all of it has come, and writes it as a new file:
 * same lines, another id. Opening that file checks it like any other.
 */
#include "adopt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "saves/session/format.h"
#include "saves/text/io.h"
#include "wire.h"

enum { ASK_AGAIN_MS = 3000 };

struct asking {
	char token[WIRE_TOKEN];
	struct kept kept;
	struct save_header header;
	bool answered, none;
	int all;
	struct reason refused;
};

static void take_copy(struct asking *a, const struct wire_lines *lines)
{
	const char *at = lines->lines, *line;
	struct reason why;
	size_t length;
	long size;
	int n = lines->first;

	a->answered = true;
	a->none = !lines->header;
	a->all = lines->all;
	if (a->none)
		return;
	if (!a->kept.header) {
		if (!scan_header(lines->header, lines->header_size, &a->header, &length, &why))
			return;
		kept_begin(&a->kept, a->header.id, lines->header, lines->header_size);
	}
	for (; (size = wire_line(&at, lines->end, &line)) >= 0; n++)
		if (n == a->kept.lines + 1)
			kept_add(&a->kept, line, (size_t)size);
}

static void take(void *user, const struct parcel *parcel)
{
	struct asking *a = user;
	struct wire_lines lines;

	if (parcel->kind == PARCEL_COPY && wire_read_lines(parcel, &lines) &&
	    strcmp(lines.token, a->token) == 0)
		take_copy(a, &lines);
}

static void refuse(void *user, int table, const char *why)
{
	struct asking *a = user;

	(void)table;
	reason_set(&a->refused, "%s", why);
}

static bool is_whole(const struct asking *a)
{
	return a->answered && (a->none || (a->kept.header && a->kept.lines >= a->all));
}

static bool ask(const struct hall_place *place, struct asking *a, int wait_ms, struct reason *why)
{
	const struct carrier_user user = { take, refuse, a };
	struct carrier *carrier = carrier_open(place, &user, why);
	int64_t now = io_now_ms(), until = now + wait_ms, ask_at = now;
	char text[WIRE_WORDS];

	if (!carrier)
		return false;
	wire_token(a->token);
	while (!is_whole(a) && now < until) {
		struct pollfd fd;
		int64_t at;

		carrier_tend(carrier, now);
		if (carrier->up && now >= ask_at && !a->answered) {
			int size = snprintf(text, sizeof text, "copy %s\n", a->token);

			carrier_send(carrier, PARCEL_ASK, place->table, text, (size_t)size);
			ask_at = now + ASK_AGAIN_MS;
		}
		carrier_wait(carrier, &fd, &at);
		if (!is_whole(a))
			poll(&fd, 1, at && at < now + 500 ? at > now ? (int)(at - now) : 1 : 500);
		now = io_now_ms();
	}
	if (!carrier->up)
		reason_set(why, "%s", carrier->why.text);
	else
		reason_set(why, _("the host did not answer"));
	carrier_close(carrier);
	return is_whole(a);
}

/* Writes each line as it came; opening the file will check it. */
static bool take_lines(const struct asking *a, struct image *image, struct reason *why)
{
	for (int n = 1; n <= a->kept.lines; n++) {
		size_t size;
		const char *line = kept_line(&a->kept, n, &size);

		if (size + 2 > IMAGE_LINE_BYTES)
			return reason_set(why, _("entry %d does not fit in a session"), n);
		image_take(image, &(struct scanned){ .line = line, .line_size = size });
	}
	return true;
}

static bool write_session(const struct asking *a, const struct store *store, struct adopted *adopted,
                          struct reason *why)
{
	struct save_header header;
	struct io_content content;
	struct image image;
	bool made;

	save_fresh_header(&header, a->header.game, a->header.title);
	header.by = a->header.by;
	image_begin(&image, &header);
	content = image_content(&image);
	memcpy(adopted->id, header.id, sizeof adopted->id);
	adopted->lines = a->kept.lines;
	if ((size_t)snprintf(adopted->path, sizeof adopted->path, "%s/%s.json", store->sessions, header.id) >=
	    sizeof adopted->path)
		made = reason_set(why, _("the path is too long"));
	else
		made = take_lines(a, &image, why) && store_make_folder(store->sessions, why) &&
		       io_make_of(&save_io_posix, adopted->path, &content, NULL, NULL, why);
	image_done(&image);
	return made;
}

bool hall_adopt(const struct hall_place *place, const struct store *store, int wait_ms,
                struct adopted *adopted, struct reason *why)
{
	struct asking a = { .answered = false };
	bool done = ask(place, &a, wait_ms, why);

	if (done && a.none)
		done = reason_set(why, _("the host has no session for table %d"), place->table);
	done = done && write_session(&a, store, adopted, why);
	kept_done(&a.kept);
	return done;
}
