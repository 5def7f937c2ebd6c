/* SPDX-License-Identifier: MIT */
/*
 * See stream.h.
 */
#include "stream.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/utf8.h"

struct reader {
	const char *at, *end;
};

/* The parameters between "\033[" and the last byte: digits and semicolons, and a
 * mark before them. */
struct sequence {
	char text[40], mark, final;
};

/* Cursor keys, wrapping, the cursor, the mouse, Meta, the alternate screen, pastes. */
static const char *const modes[] = { "1",    "7",    "12",   "25",   "1000", "1002",
	                             "1003", "1006", "1034", "1049", "2004" };

static bool mode_is_known(const char *text, size_t length)
{
	for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
		if (strlen(modes[i]) == length && strncmp(modes[i], text, length) == 0)
			return true;
	return false;
}

static bool modes_are_known(const char *text)
{
	for (;;) {
		size_t length = strcspn(text, ";");

		if (!mode_is_known(text, length))
			return false;
		if (!text[length])
			return true;
		text += length + 1;
	}
}

/* 5 or 6 among the attributes, and not within a colour ("38;5;N", "48;2;R;G;B"). */
static bool blinks(const char *text)
{
	bool begun = false; /* a colour .. */
	int rest = 0;       /* .. of which so many are still to come */

	for (; *text; text += strcspn(text, ";"), text += *text == ';') {
		int value = atoi(text);

		if (begun) {
			rest = value == 5 ? 1 : 3;
			begun = false;
		} else if (rest) {
			rest--;
		} else if (value == 5 || value == 6) {
			return true;
		} else {
			begun = value == 38 || value == 48;
		}
	}
	return false;
}

static bool is_known(const struct sequence *s)
{
	if (s->mark && strcmp(s->text, "12") == 0)
		return s->final == 'l'; /* the cursor at rest, never blinking */
	if (s->mark)
		return s->mark == '?' && strchr("hl", s->final) && modes_are_known(s->text);
	if (s->final == 'm' && blinks(s->text))
		return false;
	if (s->final == 'h' || s->final == 'l')
		return strcmp(s->text, "4") == 0; /* inserting */
	if (s->final == 't')                      /* the title put by and taken back, nothing else of it */
		return strcmp(s->text, "22;0;0") == 0 || strcmp(s->text, "23;0;0") == 0;
	/* moves, erases, scrolls, repeats, colours: nothing that is answered, renamed or kept */
	return strchr("ABCDGHJKLMPSTXZ@bdmr", s->final) != NULL;
}

static const char *read_sequence(struct reader *r)
{
	struct sequence s = { .mark = 0 };
	size_t length = 0;

	if (r->at < r->end && strchr("<=>?", *r->at))
		s.mark = *r->at++;
	while (r->at < r->end && (isdigit((unsigned char)*r->at) || *r->at == ';') &&
	       length < sizeof s.text - 1)
		s.text[length++] = *r->at++;
	if (r->at == r->end)
		return "a sequence that does not end";
	s.final = *r->at++;
	return is_known(&s) ? NULL : "a sequence that drawing does not need";
}

/* After "\033]": curses resets the colours; the program asks for the ground and for what
 * the terminal is, both in these bytes alone. */
static const char *const strings[] = { "104\a", "11;?\a\033[c" };

static bool read_string(struct reader *r)
{
	for (size_t i = 0; i < sizeof strings / sizeof *strings; i++) {
		size_t length = strlen(strings[i]);

		if ((size_t)(r->end - r->at) < length || memcmp(r->at, strings[i], length) != 0)
			continue;
		r->at += length;
		return true;
	}
	return false;
}

static const char *read_escape(struct reader *r)
{
	char kind = r->at < r->end ? *r->at++ : '\0';

	if (kind == '[')
		return read_sequence(r);
	if (kind == ']' && read_string(r))
		return NULL;
	if (kind == '(' && r->at < r->end && strchr("B0", *r->at))
		return r->at++, NULL;
	return kind && strchr("=>78M", kind) ? NULL : "an escape that drawing does not need";
}

static const char *read_text(struct reader *r)
{
	uint32_t point;
	int length = utf8_decode(r->at, (size_t)(r->end - r->at), &point);

	if (!length)
		return "no character";
	if (utf8_is_control(point))
		return "a control character";
	r->at += length;
	return NULL;
}

static const char *read_all(const char *bytes, size_t size, const char *lines, bool terminal, size_t *at)
{
	struct reader r = { bytes, bytes + size };

	while (r.at < r.end) {
		const char *fault = NULL;

		*at = (size_t)(r.at - bytes);
		if (*r.at && strchr(lines, *r.at))
			r.at++;
		else if (terminal && *r.at == '\033')
			r.at++, fault = read_escape(&r);
		else
			fault = read_text(&r);
		if (fault)
			return fault;
	}
	return NULL;
}

const char *stream_of_terminal(const char *bytes, size_t size, size_t *at)
{
	return read_all(bytes, size, "\r\n\b\t", true, at);
}

const char *stream_of_text(const char *bytes, size_t size, size_t *at)
{
	return read_all(bytes, size, "\n\t", false, at);
}

void stream_around(const char *bytes, size_t size, size_t at, char *out, size_t room)
{
	size_t from = at > 40 ? at - 40 : 0, end = 0;

	for (size_t i = from; i < size && i < at + 20 && end + 6 < room; i++)
		if (bytes[i] >= 0x20 && bytes[i] < 0x7f)
			out[end++] = bytes[i];
		else
			end += (size_t)snprintf(out + end, room - end, "\\x%02x", (unsigned char)bytes[i]);
	out[end] = '\0';
}
