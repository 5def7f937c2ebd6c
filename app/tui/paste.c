/* SPDX-License-Identifier: MIT */
/*
 * A pasted text as the one line that a field holds.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

/* Ends of lines are blanks; the last one is none. */
static void write_line(const char *text, char *out, size_t size)
{
	size_t end = 0;

	for (; *text && end + 1 < size; text++)
		if (*text != '\n')
			out[end++] = *text == '\t' ? ' ' : *text;
		else if (text[1] && text[1] != '\n')
			out[end++] = ' ';
	out[end] = '\0';
	utf8_mend_end(out);
}

/* What parts names, besides a blank. */
static size_t separator(const char *at)
{
	static const char comma[] = "\xe3\x80\x81";

	if (strncmp(at, comma, strlen(comma)) == 0)
		return strlen(comma);
	return *at && strchr("\n\t,", *at);
}

static size_t name_length(const char *text)
{
	bool quoted = false;
	size_t length = 0;

	for (; text[length] && (quoted || !separator(text + length)); length++)
		quoted ^= text[length] == '"';
	return length;
}

/* A name with a blank in it takes the quotes in which it is typed. */
static void add_name(const char *name, size_t length, char *out, size_t size)
{
	size_t used = strlen(out);
	const char *quote;

	for (; length && *name == ' '; name++)
		length--;
	while (length && name[length - 1] == ' ')
		length--;
	quote = memchr(name, ' ', length) && !memchr(name, '"', length) ? "\"" : "";
	if (length)
		snprintf(out + used, size - used, "%s%s%.*s%s", used ? ", " : "", quote, (int)length, name,
		         quote);
	utf8_mend_end(out);
}

void paste_line(const char *text, bool names, char *out, size_t size)
{
	size_t length = name_length(text);

	if (!names || !text[length + strspn(text + length, "\n\t, ")]) {
		write_line(text, out, size); /* of one name, or with blanks between them */
		return;
	}
	out[0] = '\0';
	for (; *text; text += length + separator(text + length)) {
		length = name_length(text);
		add_name(text, length, out, size);
	}
}
