/* SPDX-License-Identifier: MIT */
/*
 * Texts that somebody types or pastes: the board of Catan, the way to a hall. A refusal
 * says why; a board that is accepted is written and read again as the same board, with
 * what the box has on it; of a way to a hall every word is within its bounds.
 */
#include "fuzz.h"

#include <string.h>

#include "net/hall/place.h"
#include "rules/island/island.h"

enum { TEXT_BYTES = 2000 };

/* The bytes as a text. False: there is more than a line may have. */
static bool as_text(const char *bytes, size_t size, char text[TEXT_BYTES])
{
	if (size >= TEXT_BYTES || memchr(bytes, '\0', size))
		return false;
	memcpy(text, bytes, size);
	text[size] = '\0';
	return true;
}

static void look_at_board(const struct island *island, const char *text)
{
	struct island_layout layout, again;
	struct reason why = { 0 };
	char written[ISLAND_TEXT];
	int other;

	if (!island_read(island, text, &layout, &why)) {
		fuzz_refused(&why);
		return;
	}
	if (!island_begins(text))
		fuzz_fail("a board that does not begin like one: %s", text);
	if (island_red_pair(island, &layout, &other))
		fuzz_fail("red numbers side by side: %s", text);
	island_write(island, &layout, written, sizeof written);
	fuzz_clean("a board", written);
	if (!island_read(island, written, &again, &why))
		fuzz_fail("written, it is refused: %s: %s", written, why.text);
	if (memcmp(&layout, &again, sizeof layout) != 0)
		fuzz_fail("written and read, it is another board: %s", written);
}

/* A line is clean before any of it is read as a board. */
void fuzz_island(const char *bytes, size_t size)
{
	char text[TEXT_BYTES];
	struct reason why;

	if (!as_text(bytes, size, text) || !line_is_clean(text, size, &why))
		return;
	look_at_board(island_of(false), text);
	look_at_board(island_of(true), text);
}

static void look_at_place(const struct hall_place *place)
{
	if (place->broker &&
	    (!place->address[0] || strpbrk(place->address, "/@ ") || place->port < 1 || place->port > 65535))
		fuzz_fail("a broker %s:%d", place->address, place->port);
	if (!place->broker && !place->path[0])
		fuzz_fail("no broker, and no folder");
}

/* The way in the first line, the event in the second, the file of passwords behind it. */
void fuzz_hall_place(const char *bytes, size_t size)
{
	struct hall_place place = { .table = 12 };
	struct reason why = { 0 };
	char text[TEXT_BYTES], *event, *file;
	bool way;

	if (!as_text(bytes, size, text))
		return;
	event = text + strcspn(text, "\n");
	event += *event != '\0' && (*event = '\0', true);
	file = event + strcspn(event, "\n");
	file += *file != '\0' && (*file = '\0', true);
	way = place_read(&place, text, &why);
	if (way)
		look_at_place(&place);
	if (!way || !place_event(&place, event, &why) ||
	    !place_password(&place, fuzz_file(file, strlen(file)), &why)) {
		fuzz_refused(&why);
		return;
	}
	if (!place.password[0] && !strstr(file, "-table-12 "))
		fuzz_fail("a password from nowhere: %s", file);
}
