/* SPDX-License-Identifier: MIT */
/*
 * What a phone sends: the bytes as the body of a press, as an Authorization, as a Host.
 * A press that is accepted is clean and within its bounds, and written again it is the same
 * press; a token lies within the header; a host is ours.
 */
#include "fuzz.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "net/phones/request.h"

/* As the page writes it. */
static size_t write_press(const struct press *press, char *out, size_t size)
{
	size_t at = (size_t)snprintf(out, size, "{\"rev\":%d,\"button\":%d", press->rev, press->button);

	if (press->what == PRESS_NUMBER)
		at += (size_t)snprintf(out + at, size - at, ",\"value\":%d", press->value);
	if (press->what == PRESS_TEXT || press->what == PRESS_LIST)
		at += (size_t)snprintf(out + at, size - at, ",\"value\":%c",
		                       press->what == PRESS_TEXT ? '"' : '[');
	for (const char *c = press->text; press->what == PRESS_TEXT && *c; c++)
		at += (size_t)snprintf(out + at, size - at, *c == '"' || *c == '\\' ? "\\%c" : "%c", *c);
	for (int i = 0; i < press->picks; i++)
		at += (size_t)snprintf(out + at, size - at, i ? ",%d" : "%d", press->pick[i]);
	if (press->what == PRESS_TEXT || press->what == PRESS_LIST)
		at += (size_t)snprintf(out + at, size - at, press->what == PRESS_TEXT ? "\"" : "]");
	return at + (size_t)snprintf(out + at, size - at, "}");
}

static void look_at_press(const struct press *press)
{
	struct press again;
	char text[PHONES_REQUEST_BYTES];
	size_t size;

	if (press->rev < 0 || press->button < 0 || press->picks < 0 || press->picks > PRESS_PICKS)
		fuzz_fail("a press out of its bounds: %d %d %d", press->rev, press->button, press->picks);
	for (int i = 0; i < press->picks; i++)
		if (press->pick[i] < 0)
			fuzz_fail("a pick of %d", press->pick[i]);
	fuzz_clean("a press", press->text);
	if (strchr(press->text, '\t'))
		fuzz_fail("a press with a tab");
	size = write_press(press, text, sizeof text);
	if (!request_press(text, size, &again))
		fuzz_fail("written, it is refused: %s", text);
	if (again.rev != press->rev || again.button != press->button || again.what != press->what ||
	    again.value != press->value || strcmp(again.text, press->text) != 0 ||
	    again.picks != press->picks ||
	    memcmp(again.pick, press->pick, (size_t)press->picks * sizeof *press->pick) != 0)
		fuzz_fail("written and read, it is another press: %s", text);
}

void fuzz_phones(const char *bytes, size_t size)
{
	static const char own[] = "192.168.1.2:8080";
	const char *token = request_token(bytes, size);
	struct press press;

	if (token && (token < bytes || token + TOKEN_CHARACTERS != bytes + size))
		fuzz_fail("a token outside of its header");
	if (request_host(bytes, size, "192.168.1.2", 8080) &&
	    (size != sizeof own - 1 || strncasecmp(bytes, own, size) != 0))
		fuzz_fail("another host is ours");
	if (request_press(bytes, size, &press))
		look_at_press(&press);
}
