/* SPDX-License-Identifier: MIT */
/*
 * See pull.h. Texts are run through with a table, a run of plain characters at
 * a time: card data is nine tenths texts that nobody wants.
 */
#include "pull.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { WINDOW = 256 << 10, NESTING = 32, NUMBER_BYTES = 40 };

/* ---- the window ---- */

static uint64_t place(const struct pull *p)
{
	return p->offset + (uint64_t)(p->at - p->window);
}

bool pull_bad(struct pull *p, const char *what)
{
	if (!p->failed)
		reason_set(p->why, _("byte %llu: %s"), (unsigned long long)place(p) + 1, _(what));
	p->failed = true;
	return false;
}

static bool within_limit(struct pull *p)
{
	char what[60];

	if (!p->limit || place(p) - p->from <= p->limit)
		return true;
	snprintf(what, sizeof what, _("it is larger than %zu KiB"), p->limit >> 10);
	return pull_bad(p, what);
}

/* Moves what is left to the front and reads on. False: nothing more came. */
static bool refill(struct pull *p)
{
	size_t left = (size_t)(p->end - p->at);
	ssize_t got;

	if (p->failed || !within_limit(p))
		return false;
	memmove(p->window, p->at, left);
	p->offset += (uint64_t)(p->at - p->window);
	p->at = p->window;
	p->end = p->window + left;
	do {
		got = read(p->fd, p->end, WINDOW - left);
	} while (got < 0 && errno == EINTR);
	if (got < 0)
		return pull_bad(p, strerror(errno));
	p->end += got;
	return got > 0;
}

/* So many bytes at once, unless the file ends before: what there is. */
static size_t need(struct pull *p, size_t bytes)
{
	while ((size_t)(p->end - p->at) < bytes && refill(p))
		;
	return (size_t)(p->end - p->at);
}

void pull_begin(struct pull *p, int fd, struct reason *why)
{
	*p = (struct pull){ .fd = fd, .why = why, .window = xmalloc(WINDOW) };
	p->at = p->end = p->window;
	if (need(p, 3) >= 3 && memcmp(p->at, "\xef\xbb\xbf", 3) == 0)
		p->at += 3;
}

void pull_done(struct pull *p)
{
	free(p->window);
	*p = (struct pull){ 0 };
}

bool pull_limit(struct pull *p, size_t limit)
{
	bool within = within_limit(p);

	p->limit = limit;
	p->from = place(p);
	return within && !p->failed;
}

int pull_peek(struct pull *p)
{
	for (;;) {
		while (p->at < p->end &&
		       (*p->at == ' ' || *p->at == '\n' || *p->at == '\r' || *p->at == '\t'))
			p->at++;
		if (p->failed)
			return 0;
		if (p->at < p->end)
			return *p->at;
		if (!refill(p))
			return 0;
	}
}

static bool cut_off(struct pull *p)
{
	return pull_bad(p, N_("it is cut off"));
}

static bool take(struct pull *p, char c, const char *what)
{
	int next = pull_peek(p);

	if (next == c && next) {
		p->at++;
		return true;
	}
	return p->at == p->end ? cut_off(p) : pull_bad(p, what);
}

/* ---- objects and arrays ---- */

bool pull_enter(struct pull *p, char bracket)
{
	if (!take(p, bracket, bracket == '{' ? N_("an object belongs here") : N_("an array belongs here")))
		return false;
	return ++p->depth <= NESTING || pull_bad(p, N_("nested too deeply"));
}

bool pull_more(struct pull *p, char close, bool *first)
{
	int next = pull_peek(p);

	if (p->failed)
		return false;
	if (next == close) {
		p->at++;
		p->depth--;
		return false;
	}
	if (!*first && (!take(p, ',', N_("a comma belongs here")) ||
	                (pull_peek(p) == close && !pull_bad(p, N_("a comma before the end")))))
		return false;
	*first = false;
	return pull_peek(p) || cut_off(p);
}

/* ---- texts ---- */

/* 1: a character of its own, as it is: no quote, no backslash, no control
 * character, not the beginning of a longer one. */
/* clang-format off */
static const unsigned char plain[256] = {
	[' '] = 1, ['!'] = 1, ['#' ... '['] = 1, [']' ... 0x7f] = 1,
};
/* clang-format on */

/* Where a text goes; a NULL out takes nothing. */
struct sink {
	char *out;
	size_t size, length;
	bool full;
};

static void put(struct sink *sink, const void *bytes, size_t count)
{
	if (!sink->out || sink->full)
		return;
	if (count >= sink->size - sink->length) {
		sink->full = true;
		return;
	}
	memcpy(sink->out + sink->length, bytes, count);
	sink->length += count;
}

static bool read_hex(struct pull *p, uint32_t *unit)
{
	static const char digits[] = "0123456789abcdef";

	if (need(p, 4) < 4)
		return cut_off(p);
	*unit = 0;
	for (int i = 0; i < 4; i++, p->at++) {
		int c = *p->at;
		const char *digit = c ? strchr(digits, c >= 'A' && c <= 'F' ? c + 32 : c) : NULL;

		if (!digit)
			return pull_bad(p, N_("four hexadecimal digits belong here"));
		*unit = *unit << 4 | (uint32_t)(digit - digits);
	}
	return true;
}

static bool read_unicode(struct pull *p, struct sink *sink)
{
	uint32_t unit = 0, low = 0;
	char bytes[4];

	if (!read_hex(p, &unit))
		return false;
	if (unit >= 0xd800 && unit <= 0xdfff) {
		if (unit > 0xdbff || need(p, 6) < 6 || p->at[0] != '\\' || p->at[1] != 'u')
			return pull_bad(p, N_("half a surrogate pair"));
		p->at += 2;
		if (!read_hex(p, &low))
			return false;
		if (low < 0xdc00 || low > 0xdfff)
			return pull_bad(p, N_("half a surrogate pair"));
		unit = 0x10000 + ((unit & 0x3ff) << 10 | (low & 0x3ff));
	}
	if (!unit)
		return pull_bad(p, N_("an escaped control character"));
	put(sink, bytes, (size_t)utf8_encode(unit, bytes));
	return true;
}

static bool read_escape(struct pull *p, struct sink *sink)
{
	static const char names[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
	const char *name;

	if (need(p, 2) < 2)
		return cut_off(p);
	name = p->at[1] ? strchr(names, p->at[1]) : NULL;
	if (!name && p->at[1] != 'u')
		return pull_bad(p, N_("no such escape"));
	p->at += 2;
	if (!name)
		return read_unicode(p, sink);
	put(sink, &means[name - names], 1);
	return true;
}

static bool read_long(struct pull *p, struct sink *sink)
{
	size_t have = need(p, 4);
	uint32_t point;
	int length = utf8_decode((const char *)p->at, have, &point);

	if (!length)
		return pull_bad(p, N_("this is not UTF-8"));
	put(sink, p->at, (size_t)length);
	p->at += length;
	return true;
}

static bool read_string(struct pull *p, struct sink *sink)
{
	if (!take(p, '"', N_("a text in quotes belongs here")))
		return false;
	for (;;) {
		const unsigned char *from = p->at, *at = from, *end = p->end;

		while (at < end && plain[*at])
			at++;
		put(sink, from, (size_t)(at - from));
		p->at += at - from;
		if (at == end) {
			if (!refill(p))
				return cut_off(p);
		} else if (*at == '"') {
			p->at++;
			break;
		} else if (*at < 0x20) {
			return pull_bad(p, N_("a control character"));
		} else if (!(*at == '\\' ? read_escape(p, sink) : read_long(p, sink))) {
			return false;
		}
	}
	if (sink->out)
		sink->out[sink->length] = '\0';
	return true;
}

bool pull_key(struct pull *p, char *out, size_t size)
{
	struct sink sink = { .out = out, .size = size };

	if (!read_string(p, &sink))
		return false;
	if (sink.full)
		out[0] = '\0';
	return take(p, ':', N_("a colon belongs here"));
}

static bool read_word(struct pull *p, const char *word)
{
	size_t length = strlen(word);

	if (need(p, length) < length || memcmp(p->at, word, length) != 0)
		return pull_bad(p, N_("a value belongs here"));
	p->at += length;
	return true;
}

bool pull_text(struct pull *p, char *out, size_t size)
{
	struct sink sink = { .out = out, .size = size };

	out[0] = '\0';
	if (pull_peek(p) == 'n')
		return read_word(p, "null");
	return read_string(p, &sink) && (!sink.full || pull_bad(p, N_("the text is too long")));
}

/* ---- the rest ---- */

/* As it stands, into out; its grammar is checked. */
static bool read_number(struct pull *p, char out[NUMBER_BYTES])
{
	size_t length = 0, whole;
	const char *at = out;

	for (; need(p, 1) && *p->at && strchr("+-.0123456789eE", *p->at); p->at++) {
		if (length == NUMBER_BYTES - 1)
			return pull_bad(p, N_("the number is too long"));
		out[length++] = (char)*p->at;
	}
	out[length] = '\0';
	at += *at == '-';
	whole = strspn(at, "0123456789");
	if (!whole || (whole > 1 && *at == '0'))
		return pull_bad(p, N_("this is no number"));
	at += whole;
	/* NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): whole stops at the NUL */
	if (*at == '.') {
		at++;
		whole = strspn(at, "0123456789");
		at += whole;
	}
	if (whole && (*at == 'e' || *at == 'E')) {
		at++;
		at += *at == '+' || *at == '-';
		whole = strspn(at, "0123456789");
		at += whole;
	}
	return (whole && !*at) || pull_bad(p, N_("this is no number"));
}

bool pull_number(struct pull *p, int min, int max, int *number)
{
	char text[NUMBER_BYTES], *end;
	long value;
	int next = pull_peek(p);

	if (next != '-' && (next < '0' || next > '9'))
		return pull_bad(p, N_("a number belongs here"));
	if (!read_number(p, text))
		return false;
	errno = 0;
	value = strtol(text, &end, 10);
	if (*end || errno || value < min || value > max)
		return pull_bad(p, N_("the number is out of range"));
	*number = (int)value;
	return true;
}

bool pull_bool(struct pull *p, bool *yes)
{
	*yes = pull_peek(p) == 't';
	return read_word(p, *yes ? "true" : "false");
}

static bool skip_number(struct pull *p)
{
	char text[NUMBER_BYTES];

	return read_number(p, text);
}

static bool skip_many(struct pull *p, char open, char close)
{
	struct sink nothing = { 0 };

	if (!pull_enter(p, open))
		return false;
	for (bool first = true; pull_more(p, close, &first);) {
		if (open == '{' && !(read_string(p, &nothing) && take(p, ':', N_("a colon belongs here"))))
			return false;
		if (!pull_skip(p)) /* at most NESTING deep */
			return false;
	}
	return !p->failed;
}

bool pull_skip(struct pull *p)
{
	struct sink nothing = { 0 };

	switch (pull_peek(p)) {
	case 0: return p->at == p->end ? cut_off(p) : pull_bad(p, N_("a value belongs here"));
	case '{': return skip_many(p, '{', '}');
	case '[': return skip_many(p, '[', ']');
	case '"': return read_string(p, &nothing);
	case 't': return read_word(p, "true");
	case 'f': return read_word(p, "false");
	case 'n': return read_word(p, "null");
	default: return skip_number(p);
	}
}

bool pull_end(struct pull *p)
{
	pull_peek(p);
	return !p->failed && (p->at == p->end || pull_bad(p, N_("something follows the end")));
}
