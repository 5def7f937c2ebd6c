/* SPDX-License-Identifier: MIT */
/*
 * Splits a line into words and writes words into a line, in one pass and
 * without memory of its own. Independent of what a word means.
 */
#include "words.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "i18n.h"
#include "utf8.h"

struct reader {
	const char *at, *end;
	const char *start;
	char *out; /* into words->text */
};

static bool is_space(char c)
{
	return c == ' ' || c == '\t';
}

bool line_is_clean(const char *line, size_t size, struct reason *why)
{
	uint32_t point, before = 0;

	for (size_t i = 0; i < size; before = point) {
		size_t plain = utf8_plain(line + i, size - i);
		int length;

		i += plain;
		point = 0;
		if (i < size && line[i] == '\t') {
			i++;
			continue;
		}
		if (i == size)
			break;
		length = utf8_decode(line + i, size - i, &point);
		if (length == 0)
			return reason_set(why, _("byte %zu of the line is not UTF-8"), i + 1);
		if (utf8_is_hidden(plain ? 0 : before, point, line + i + length, size - i - (size_t)length))
			return reason_set(why, _("byte %zu of the line is a control character (U+%04X)"),
			                  i + 1, (unsigned)point);
		i += (size_t)length;
	}
	return true;
}

/* Copies a quoted stretch that begins at r->at. */
static bool read_quoted(struct reader *r, struct reason *why)
{
	const char *open = r->at++;

	while (r->at < r->end && *r->at != '"')
		*r->out++ = *r->at++;
	if (r->at == r->end)
		return reason_set(why, _("the quote at byte %zu is not closed"),
		                  (size_t)(open - r->start) + 1);
	r->at++;
	return true;
}

/* Copies up to a byte that ends the word, or may end it. */
static void copy_letters(struct reader *r)
{
	static const bool ends[UCHAR_MAX + 1] = { [' '] = true, ['\t'] = true, ['"'] = true, ['='] = true };
	const char *at = r->at;

	while (at < r->end && !ends[(unsigned char)*at])
		at++;
	memcpy(r->out, r->at, (size_t)(at - r->at));
	r->out += at - r->at;
	r->at = at;
}

/* One word; an '=' outside quotes that is not its first character ends a key. */
static bool read_word(struct reader *r, struct word *word, struct reason *why)
{
	*word = (struct word){ .text = r->out, .from = (int)(r->at - r->start) };
	for (;;) {
		copy_letters(r);
		if (r->at == r->end || is_space(*r->at))
			break;
		if (*r->at == '"') {
			word->quoted = true;
			if (!read_quoted(r, why))
				return false;
		} else if (*r->at == '=' && !word->key && r->out > word->text) {
			word->key = word->text;
			*r->out++ = '\0';
			word->text = r->out;
			r->at++;
		} else {
			*r->out++ = *r->at++;
		}
	}
	*r->out++ = '\0';
	word->to = (int)(r->at - r->start);
	return true;
}

bool words_split(struct words *words, const char *line, size_t size, struct reason *why)
{
	struct reader r;

	words->count = 0;
	while (size && (line[size - 1] == '\n' || line[size - 1] == '\r'))
		size--;
	if (size >= LINE_BYTES)
		return reason_set(why, _("the line is longer than %d bytes"), LINE_BYTES - 1);
	if (!line_is_clean(line, size, why))
		return false;
	r = (struct reader){ .at = line, .end = line + size, .start = line, .out = words->text };
	for (;;) {
		while (r.at < r.end && is_space(*r.at))
			r.at++;
		if (r.at == r.end || *r.at == '#')
			return true;
		if (words->count == WORDS_MAX)
			return reason_set(why, _("the line has more than %d words"), WORDS_MAX);
		if (!read_word(&r, &words->word[words->count], why))
			return false;
		words->count++;
	}
}

bool word_is_join(const struct word *word)
{
	return !word->quoted && !word->key && word->text[0] == '&' && word->text[1] == '\0';
}

void line_clear(struct line *line)
{
	line->length = 0;
	line->full = false;
	line->text[0] = '\0';
}

static void put(struct line *line, const char *text, size_t size)
{
	if (line->length + size >= sizeof line->text) {
		line->full = true;
		return;
	}
	memcpy(line->text + line->length, text, size);
	line->length += size;
	line->text[line->length] = '\0';
}

static void space(struct line *line)
{
	if (line->length)
		put(line, " ", 1);
}

static bool needs_quotes(const char *text, bool is_value)
{
	return text[0] == '\0' || text[0] == '#' || strcmp(text, "&") == 0 || strpbrk(text, " \t") != NULL ||
	       (!is_value && strchr(text + 1, '=') != NULL);
}

static void put_quoted_if_needed(struct line *line, const char *text, bool is_value)
{
	bool needed = needs_quotes(text, is_value);

	if (needed)
		put(line, "\"", 1);
	for (const char *quote; (quote = strchr(text, '"')); text = quote + 1) {
		put(line, text, (size_t)(quote - text));
		put(line, "'", 1);
	}
	put(line, text, strlen(text));
	if (needed)
		put(line, "\"", 1);
}

void line_word(struct line *line, const char *text)
{
	space(line);
	put_quoted_if_needed(line, text, false);
}

void line_key(struct line *line, const char *key, const char *text)
{
	space(line);
	put_quoted_if_needed(line, key, false);
	put(line, "=", 1);
	put_quoted_if_needed(line, text, true);
}

void line_format(struct line *line, const char *format, ...)
{
	char text[200];
	va_list list;

	va_start(list, format);
	if (vsnprintf(text, sizeof text, format, list) >= (int)sizeof text)
		line->full = true;
	va_end(list);
	space(line);
	put(line, text, strlen(text));
}

void line_text(struct line *line, const char *text, size_t size)
{
	space(line);
	put(line, text, size);
}

void line_join(struct line *line)
{
	space(line);
	put(line, "&", 1);
}

void word_typed(const char *name, char *out, size_t size)
{
	snprintf(out, size, needs_quotes(name, false) ? "\"%s\"" : "%s", name);
}

/* ---- lists and numbers ---- */

int choice_find(const char *choices, const char *word)
{
	size_t length = strlen(word);
	int index = 0;

	for (const char *at = choices; at; index++) {
		const char *bar = strchr(at, '|');
		size_t size = bar ? (size_t)(bar - at) : strlen(at);

		if (size == length && strncmp(at, word, size) == 0)
			return index;
		at = bar ? bar + 1 : NULL;
	}
	return -1;
}

bool choice_at(const char *choices, int index, char *out, size_t size)
{
	const char *at = choices;

	for (; index > 0 && at; index--) {
		at = strchr(at, '|');
		at = at ? at + 1 : NULL;
	}
	if (!at)
		return false;
	snprintf(out, size, "%.*s", (int)strcspn(at, "|"), at);
	return true;
}

bool read_int(const char *text, int min, int max, int *number)
{
	bool minus = text[0] == '-';
	const char *digit = text + minus;
	long long value = 0;

	if (!*digit)
		return false;
	for (; *digit; digit++) {
		if (*digit < '0' || *digit > '9' || value > 1000000000)
			return false;
		value = value * 10 + (*digit - '0');
	}
	if (minus)
		value = -value;
	if (value < min || value > max)
		return false;
	*number = (int)value;
	return true;
}

/* By hand: a picture measures some hundred numbers, and snprintf was a quarter of a key. */
struct text_number text_number(int number)
{
	unsigned left = number < 0 ? 0u - (unsigned)number : (unsigned)number;
	struct text_number backward, text;
	int count = 0, end = 0;

	do
		backward.of[count++] = (char)('0' + left % 10);
	while (left /= 10);
	if (number < 0)
		backward.of[count++] = '-';
	while (count)
		text.of[end++] = backward.of[--count];
	text.of[end] = '\0';
	return text;
}
