/* SPDX-License-Identifier: MIT */
/*
 * A pass over JSON text that builds nothing: it only says whether each byte is
 * in its place. Recursion ends at the nesting limit.
 */
#include "strict.h"

#include <stdint.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum {
	NESTING = 32,
	NUMBER_BYTES = 40, /* cJSON cuts a longer number without a word */
};

static const uint64_t exact_max = UINT64_C(1) << 53;

struct reader {
	const char *start, *at, *end;
	int depth;
	struct reason *why;
};

static bool bad(const struct reader *r, const char *what)
{
	return reason_set(r->why, _("byte %zu: %s"), (size_t)(r->at - r->start) + 1, what);
}

static bool is_digit(const struct reader *r)
{
	return r->at < r->end && *r->at >= '0' && *r->at <= '9';
}

static bool is_next(const struct reader *r, char c)
{
	return r->at < r->end && *r->at == c;
}

static void skip_blanks(struct reader *r)
{
	while (r->at < r->end && memchr(" \t\r\n", *r->at, 4))
		r->at++;
}

static bool read_hex(struct reader *r, uint32_t *unit)
{
	static const char digits[] = "0123456789abcdef";

	*unit = 0;
	for (int i = 0; i < 4; i++, r->at++) {
		int c = r->at < r->end ? (unsigned char)*r->at : 0;
		const char *digit = c ? strchr(digits, c >= 'A' && c <= 'F' ? c + 32 : c) : NULL;

		if (!digit)
			return bad(r, _("four hexadecimal digits belong here"));
		*unit = *unit << 4 | (uint32_t)(digit - digits);
	}
	return true;
}

static bool read_unicode(struct reader *r)
{
	uint32_t high, low;

	if (!read_hex(r, &high))
		return false;
	if (high < 0x20)
		return bad(r, _("an escaped control character"));
	if (high < 0xd800 || high > 0xdfff)
		return true;
	if (high < 0xdc00 && r->end - r->at >= 2 && r->at[0] == '\\' && r->at[1] == 'u') {
		r->at += 2;
		if (!read_hex(r, &low))
			return false;
		if (low >= 0xdc00 && low <= 0xdfff)
			return true;
	}
	return bad(r, _("half a surrogate pair"));
}

/* After the backslash. A tab is let through: a line may have one for a space. */
static bool read_escape(struct reader *r)
{
	char c = r->at < r->end ? *r->at : '\0';

	if (c && strchr("\"\\/t", c)) {
		r->at++;
		return true;
	}
	if (c && strchr("bfnr", c))
		return bad(r, _("an escaped control character"));
	if (c != 'u')
		return bad(r, _("no such escape"));
	r->at++;
	return read_unicode(r);
}

static bool read_string(struct reader *r)
{
	uint32_t point;
	int length;

	if (!is_next(r, '"'))
		return bad(r, _("a text in quotes belongs here"));
	for (r->at++; r->at < r->end && *r->at != '"';) {
		if ((unsigned char)*r->at < 0x20)
			return bad(r, _("a control character"));
		if (*r->at == '\\') {
			r->at++;
			if (!read_escape(r))
				return false;
			continue;
		}
		length = utf8_decode(r->at, (size_t)(r->end - r->at), &point);
		if (!length)
			return bad(r, _("this is not UTF-8"));
		r->at += length;
	}
	if (r->at == r->end)
		return bad(r, _("the text is cut off"));
	r->at++;
	return true;
}

static bool read_digits(struct reader *r)
{
	if (!is_digit(r))
		return bad(r, _("a digit belongs here"));
	while (is_digit(r))
		r->at++;
	return true;
}

/* A whole number as digits: a double would have rounded it already. */
static bool is_exact(const char *digits, const char *end)
{
	uint64_t value = 0;

	for (; digits < end; digits++) {
		value = value * 10 + (uint64_t)(*digits - '0');
		if (value > exact_max)
			return false;
	}
	return true;
}

static bool read_number(struct reader *r)
{
	const char *from = r->at, *digits;

	if (*r->at == '-')
		r->at++;
	digits = r->at;
	if (!read_digits(r))
		return false;
	if (*digits == '0' && r->at - digits > 1)
		return bad(r, _("a number with a leading zero"));
	if (!is_exact(digits, r->at))
		return bad(r, _("the number is too large"));
	if (is_next(r, '.')) {
		r->at++;
		if (!read_digits(r))
			return false;
	}
	if (is_next(r, 'e') || is_next(r, 'E')) {
		r->at++;
		if (is_next(r, '+') || is_next(r, '-'))
			r->at++;
		if (!read_digits(r))
			return false;
	}
	return r->at - from <= NUMBER_BYTES || bad(r, _("the number is too long"));
}

static bool read_word(struct reader *r)
{
	static const char *const words[] = { "true", "false", "null" };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
		size_t length = strlen(words[i]);

		if ((size_t)(r->end - r->at) >= length && memcmp(r->at, words[i], length) == 0) {
			r->at += length;
			return true;
		}
	}
	return bad(r, _("a value belongs here"));
}

static bool read_value(struct reader *r);

static bool read_member(struct reader *r)
{
	if (!read_string(r))
		return false;
	skip_blanks(r);
	if (!is_next(r, ':'))
		return bad(r, _("a colon belongs here"));
	r->at++;
	return read_value(r);
}

/* An object or an array, from its bracket on. */
static bool read_many(struct reader *r, char close, bool (*read_one)(struct reader *r))
{
	if (++r->depth > NESTING)
		return bad(r, _("nested too deeply"));
	r->at++;
	skip_blanks(r);
	while (!is_next(r, close)) {
		if (!read_one(r))
			return false;
		skip_blanks(r);
		if (is_next(r, close))
			break;
		if (!is_next(r, ','))
			return bad(r, r->at == r->end ? _("it is cut off") : _("a comma belongs here"));
		r->at++;
		skip_blanks(r);
		if (is_next(r, close))
			return bad(r, _("a comma before the end"));
	}
	r->at++;
	r->depth--;
	return true;
}

static bool read_value(struct reader *r)
{
	skip_blanks(r);
	if (r->at == r->end)
		return bad(r, _("it is cut off"));
	switch (*r->at) {
	case '{': return read_many(r, '}', read_member);
	case '[': return read_many(r, ']', read_value);
	case '"': return read_string(r);
	default: return is_digit(r) || *r->at == '-' ? read_number(r) : read_word(r);
	}
}

bool strict_check(const char *text, size_t size, struct reason *why)
{
	struct reader r = { .start = text, .at = text, .end = text + size, .why = why };

	if (!read_value(&r))
		return false;
	skip_blanks(&r);
	return r.at == r.end || bad(&r, _("something follows the end"));
}
