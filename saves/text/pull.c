/* SPDX-License-Identifier: MIT */
/*
 * The grammar of JSON, over a file or over a text in memory. Texts are passed
 * over with a table, a run of plain characters at a time: nine tenths of card
 * data are texts that no caller wants.
 */
#include "pull.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum {
	WINDOW = 256 << 10,
	NESTING = 32,
	NUMBER_BYTES = 40, /* cJSON cuts longer numbers silently */
};

static const uint64_t exact_max = UINT64_C(1) << 53;

/* ---- the window ---- */

static uint64_t place(const struct pull *p)
{
	return p->offset + (uint64_t)(p->at - p->begin);
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

/* Moves the rest to the front and reads on. False: no more bytes. */
static bool refill(struct pull *p)
{
	size_t left = (size_t)(p->end - p->at);
	ssize_t got;

	if (!p->window || p->failed || !within_limit(p))
		return false;
	memmove(p->window, p->at, left);
	p->offset = place(p);
	p->begin = p->at = p->window;
	p->end = p->window + left;
	do {
		got = read(p->fd, p->window + left, WINDOW - left);
	} while (got < 0 && errno == EINTR);
	if (got < 0)
		return pull_bad(p, strerror(errno));
	p->end += got;
	return got > 0;
}

/* Gets so many bytes at hand, or all up to the end of the file; returns how many. */
static size_t need(struct pull *p, size_t bytes)
{
	while ((size_t)(p->end - p->at) < bytes && refill(p))
		;
	return (size_t)(p->end - p->at);
}

void pull_begin(struct pull *p, int fd, struct reason *why)
{
	*p = (struct pull){ .fd = fd, .why = why, .window = xmalloc(WINDOW) };
	p->begin = p->at = p->end = p->window;
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

/* Past blanks, and on in the file. */
static int peek_on(struct pull *p)
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

/* Mostly there is neither a blank nor an end: each value is looked at three times. */
int pull_peek(struct pull *p)
{
	bool has_byte = p->at != p->end && !p->failed;

	return has_byte && *p->at > ' ' ? *p->at : peek_on(p);
}

static bool cut_off(struct pull *p)
{
	return pull_bad(p, N_("it is cut off"));
}

/* A file that ends early is cut off; in a text, name what is missing. */
static bool missing(struct pull *p, const char *what)
{
	return p->at == p->end && !p->strict ? cut_off(p) : pull_bad(p, what);
}

static bool take(struct pull *p, char c, const char *what)
{
	if (pull_peek(p) != c)
		return missing(p, what);
	p->at++;
	return true;
}

/* ---- objects and arrays ---- */

bool pull_enter(struct pull *p, char bracket)
{
	if (pull_peek(p) == bracket && ++p->depth > NESTING)
		return pull_bad(p, N_("nested too deeply"));
	return take(p, bracket,
	            bracket == '{' ? N_("an object is missing here") : N_("an array is missing here"));
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
	if (!*first && p->at == p->end)
		return cut_off(p);
	if (!*first && (!take(p, ',', N_("a comma is missing here")) ||
	                (pull_peek(p) == close && !pull_bad(p, N_("a comma before the end")))))
		return false;
	*first = false;
	return pull_peek(p) || p->strict || cut_off(p);
}

/* ---- texts ---- */

/* 1: a plain character of one byte: no quote, backslash or control character. */
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

	*unit = 0;
	for (int i = 0; i < 4; i++, p->at++) {
		int c = need(p, 1) ? *p->at : 0;
		const char *digit = c ? strchr(digits, c >= 'A' && c <= 'F' ? c + 32 : c) : NULL;

		if (!digit)
			return missing(p, N_("four hexadecimal digits are missing here"));
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
	if (unit < (p->strict ? 0x20 : 1))
		return pull_bad(p, N_("an escaped control character"));
	if (unit >= 0xd800 && unit <= 0xdfff) {
		if (unit > 0xdbff || need(p, 2) < 2 || p->at[0] != '\\' || p->at[1] != 'u')
			return pull_bad(p, N_("half a surrogate pair"));
		p->at += 2;
		if (!read_hex(p, &low))
			return false;
		if (low < 0xdc00 || low > 0xdfff)
			return pull_bad(p, N_("half a surrogate pair"));
		unit = 0x10000 + ((unit & 0x3ff) << 10 | (low & 0x3ff));
	}
	put(sink, bytes, (size_t)utf8_encode(unit, bytes));
	return true;
}

/* From the backslash on. Strict: of control characters a line may only have a tab. */
static bool read_escape(struct pull *p, struct sink *sink)
{
	static const char names[] = "\"\\/tbfnr", means[] = "\"\\/\t\b\f\n\r";
	bool whole = need(p, 2) >= 2;
	const char *name;

	p->at++;
	name = whole && *p->at ? strchr(names, *p->at) : NULL;
	if (name && p->strict && strchr("bfnr", *name))
		return pull_bad(p, N_("an escaped control character"));
	if (!name && (!whole || *p->at != 'u'))
		return missing(p, N_("no such escape"));
	p->at++;
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

/* Whether eight bytes are surely plain: each is of ASCII, from a blank on, no quote and no backslash. */
static bool are_plain(const unsigned char *at)
{
	const uint64_t each = UINT64_C(0x0101010101010101);
	uint64_t word;

	memcpy(&word, at, sizeof word);
	return !((word | (word - each * ' ') | ((word ^ each * '"') - each) | ((word ^ each * '\\') - each)) &
	         each << 7);
}

static bool read_string(struct pull *p, struct sink *sink)
{
	if (!take(p, '"', N_("a quoted string is missing here")))
		return false;
	for (;;) {
		const unsigned char *from = p->at, *at = from, *end = p->end;

		while (end - at >= 8 && are_plain(at))
			at += 8;
		while (at < end && plain[*at])
			at++;
		put(sink, from, (size_t)(at - from));
		p->at += at - from;
		if (at == end) {
			if (!refill(p))
				return missing(p, N_("the text is cut off"));
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
	return take(p, ':', N_("a colon is missing here"));
}

static bool read_word(struct pull *p, const char *word)
{
	size_t length = strlen(word);

	if (need(p, length) < length || memcmp(p->at, word, length) != 0)
		return pull_bad(p, N_("a value is missing here"));
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

/* A number as it stands; of a longer one only the length is kept. */
struct number {
	char text[NUMBER_BYTES + 1];
	size_t length;
};

static void take_byte(struct pull *p, struct number *number)
{
	if (number->length < NUMBER_BYTES)
		number->text[number->length] = (char)*p->at;
	number->length++;
	p->at++;
}

static bool is_digit(struct pull *p)
{
	return need(p, 1) && *p->at >= '0' && *p->at <= '9';
}

static bool is_one_of(struct pull *p, const char *bytes)
{
	return need(p, 1) && *p->at && strchr(bytes, *p->at);
}

static bool number_bad(struct pull *p, const char *what)
{
	return pull_bad(p, p->strict ? what : N_("this is not a number"));
}

/* *value stops growing beyond exact_max, where a double would round it. */
static bool take_digits(struct pull *p, struct number *number, uint64_t *value)
{
	if (!is_digit(p))
		return number_bad(p, N_("a digit is missing here"));
	for (*value = 0; is_digit(p); take_byte(p, number))
		if (*value <= exact_max)
			*value = *value * 10 + (uint64_t)(*p->at - '0');
	return true;
}

static bool read_number(struct pull *p, struct number *number)
{
	uint64_t value;
	size_t from;

	number->length = 0;
	if (is_one_of(p, "-"))
		take_byte(p, number);
	from = number->length;
	if (!take_digits(p, number, &value))
		return false;
	if (number->text[from] == '0' && number->length - from > 1)
		return number_bad(p, N_("a number with a leading zero"));
	if (p->strict && value > exact_max)
		return pull_bad(p, N_("the number is too large"));
	if (is_one_of(p, ".")) {
		take_byte(p, number);
		if (!take_digits(p, number, &value))
			return false;
	}
	if (is_one_of(p, "eE")) {
		take_byte(p, number);
		if (is_one_of(p, "+-"))
			take_byte(p, number);
		if (!take_digits(p, number, &value))
			return false;
	}
	if (number->length > NUMBER_BYTES)
		return pull_bad(p, N_("the number is too long"));
	number->text[number->length] = '\0';
	return true;
}

bool pull_number(struct pull *p, int min, int max, int *number)
{
	struct number read;
	char *end;
	long value;
	int next = pull_peek(p);

	if (next != '-' && (next < '0' || next > '9'))
		return pull_bad(p, N_("a number is missing here"));
	if (!read_number(p, &read))
		return false;
	errno = 0;
	value = strtol(read.text, &end, 10);
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

static bool skip_many(struct pull *p, char open, char close)
{
	struct sink nothing = { 0 };

	pull_enter(p, open);
	for (bool first = true; pull_more(p, close, &first);) {
		if (open == '{' && !(read_string(p, &nothing) && take(p, ':', N_("a colon is missing here"))))
			return false;
		pull_skip(p); /* at most NESTING deep */
	}
	return !p->failed;
}

bool pull_skip(struct pull *p)
{
	struct sink nothing = { 0 };
	struct number number;

	switch (pull_peek(p)) {
	case 0: return p->at == p->end ? cut_off(p) : pull_bad(p, N_("a value is missing here"));
	case '{': return skip_many(p, '{', '}');
	case '[': return skip_many(p, '[', ']');
	case '"': return read_string(p, &nothing);
	case 't': return read_word(p, "true");
	case 'f': return read_word(p, "false");
	case 'n': return read_word(p, "null");
	default:
		return is_one_of(p, "-0123456789") ? read_number(p, &number)
		                                   : pull_bad(p, N_("a value is missing here"));
	}
}

bool pull_end(struct pull *p)
{
	pull_peek(p);
	return !p->failed && (p->at == p->end || pull_bad(p, N_("something follows the end")));
}

void pull_begin_text(struct pull *p, const char *text, size_t size, struct reason *why)
{
	const unsigned char *bytes = (const unsigned char *)text;

	*p = (struct pull){
		.fd = -1, .begin = bytes, .at = bytes, .end = bytes + size, .strict = true, .why = why
	};
}

bool pull_check(const char *text, size_t size, struct reason *why)
{
	struct pull p;

	pull_begin_text(&p, text, size, why);
	return pull_skip(&p) && pull_end(&p);
}
