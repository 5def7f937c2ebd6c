/* SPDX-License-Identifier: MIT */
/*
 * Bytes that a terminal sends, as the keys that the reader makes of them. What must hold:
 * they are the keys that somebody finds who has all the bytes and looks ahead, so that no
 * part of a sequence is ever a key; it makes no difference in how many parts they come; a
 * text is fit to be shown; and whatever came, a second later a key is that key.
 */
#include "fuzz.h"

#include <string.h>

#include "app/tui/reader.h"
#include "rules/core/utf8.h"

enum { ESCAPE = 0x1b, ESCAPE_MS = 25, NOW = 1000, LATER = 5000, KEYS_MOST = 6000 };

/* What comes of the bytes, in order; of a paste its text as a sum. */
struct typed {
	struct {
		int key;
		char text[8];
	} key[KEYS_MOST];
	int keys;
	bool pasting;
	char paste[PASTE_BYTES];
	size_t pasted;
};

/* ---- by looking ahead ---- */

static void note_key(struct typed *typed, const struct key *key)
{
	if (typed->keys == KEYS_MOST)
		return;
	typed->key[typed->keys].key = key->key;
	memcpy(typed->key[typed->keys++].text, key->text, sizeof key->text);
}

static void note_paste(struct typed *typed, const char *text)
{
	struct key key = { .key = KEY_PASTE };

	for (size_t i = 0; text[i]; i++)
		key.text[i % 7] = (char)('a' + (key.text[i % 7] + text[i] + (int)i) % 20);
	note_key(typed, &key);
}

static void note_character(struct typed *typed, uint32_t point)
{
	struct key key;
	const char *text;

	if (!sequence_character(point, &key))
		return;
	text = key.key == '\r' ? "\n" : key.key == '\t' ? "\t" : key.text;
	if (!typed->pasting)
		note_key(typed, &key);
	else if (typed->pasted + strlen(text) < sizeof typed->paste)
		typed->pasted += (size_t)snprintf(typed->paste + typed->pasted, 8, "%s", text);
}

static void note_sequence(struct typed *typed, char first, const char *rest, size_t size, bool alt)
{
	char sequence[SEQUENCE_BYTES] = { first };
	struct key key;

	if (size + 2 + alt >= SEQUENCE_BYTES)
		return;
	memcpy(sequence + 1, rest, size);
	if (!sequence_key(sequence, &key))
		return;
	if (key.key == KEY_PASTE_BEGINS) {
		typed->pasting = true;
		typed->pasted = 0;
		typed->paste[0] = '\0';
	} else if (key.key == KEY_PASTE_ENDS) {
		if (typed->pasting)
			note_paste(typed, typed->paste);
		typed->pasting = false;
	} else if (!typed->pasting && !alt) {
		note_key(typed, &key);
	}
}

static bool is_within(const char *at, const char *end, unsigned first, unsigned last)
{
	return at < end && (unsigned char)*at >= first && (unsigned char)*at <= last;
}

/* Behind "[M" and "[[" comes a number of any bytes that are no controls. */
static const char *pass_any(const char *at, const char *end, int count, bool *whole)
{
	for (; count && is_within(at, end, ' ', 0xff); count--)
		at++;
	*whole = !count;
	return at;
}

static const char *pass_control(const char *at, const char *end, bool *whole)
{
	const char *digits = at;

	if (is_within(at, end, 'M', 'M') || is_within(at, end, '[', '['))
		return pass_any(at, end, *at == 'M' ? 4 : 2, whole);
	while (is_within(digits, end, '0', '9'))
		digits++;
	*whole = true;
	if (digits > at && is_within(digits, end, '$', '$'))
		return digits + 1;
	while (is_within(at, end, ' ', '?'))
		at++;
	*whole = is_within(at, end, '@', '~');
	return at + *whole;
}

static const char *pass_shift(const char *at, const char *end, bool *whole)
{
	while (is_within(at, end, '0', ';'))
		at++;
	*whole = is_within(at, end, '@', '~') || is_within(at, end, ' ', ' ');
	return at + *whole;
}

static const char *pass_string(const char *at, const char *end, bool eight, bool *whole)
{
	while (at < end && *at != '\a' && *at != ESCAPE && !(eight && *at == '\x9c'))
		at++;
	*whole = is_within(at, end, '\a', '\a') || is_within(at, end, 0x9c, 0x9c) ||
	         (end - at > 1 && is_within(at + 1, end, '\\', '\\')); /* Escape is at `at` */
	return !*whole ? at : *at == ESCAPE ? at + 2 : at + 1;
}

static const char *pass_character(struct typed *typed, const char *at, const char *end, bool drops);

/* How it began: Escape, two of them, one byte of 8 bits. */
enum way { ESCAPED, ALT, EIGHT };

/* Behind its first byte. What breaks it is part of it, but an Escape begins the next one. */
static const char *pass_sequence(struct typed *typed, char first, const char *at, const char *end,
                                 enum way way)
{
	bool whole = true;
	const char *rest = at;

	if (first == '[')
		at = pass_control(at, end, &whole);
	else if (first == 'O')
		at = pass_shift(at, end, &whole);
	else if (strchr("]P_^X", first))
		at = pass_string(at, end, way == EIGHT, &whole);
	if (whole)
		note_sequence(typed, first, rest, (size_t)(at - rest), way == ALT);
	if (whole || at == end || *at == ESCAPE)
		return at;
	return is_within(at, end, 0x80, 0xff) ? pass_character(typed, at, end, true) : at + 1;
}

static const char *pass_character(struct typed *typed, const char *at, const char *end, bool drops)
{
	const char *most = end - at < 4 ? end : at + 4, *rest = at;
	uint32_t point = (unsigned char)*at;
	int length = utf8_decode(at, (size_t)(most - at), &point);

	if (length)
		at += length;
	else if (point < 0xc2)
		at++;
	else
		while (is_within(at, most, 0x80, 0xff))
			at++;
	if ((length && drops) || (!length && point >= 0xa0))
		return at;
	if (rest[0] & 0x80 && point < 0xa0)
		return pass_sequence(typed, (char)(point - 0x40), at, end, EIGHT);
	note_character(typed, point);
	return at;
}

static const char *pass_escapes(struct typed *typed, const char *at, const char *end)
{
	static const struct key escape = { .key = ESCAPE };
	int count = 0;

	for (; is_within(at, end, ESCAPE, ESCAPE); count++)
		at++;
	for (int i = 2; i < count && !typed->pasting; i++)
		note_key(typed, &escape);
	if (is_within(at, end, ' ', '~'))
		return pass_sequence(typed, *at, at + 1, end, count > 1 ? ALT : ESCAPED);
	if (at < end)
		return is_within(at, end, 0x80, 0xff) ? pass_character(typed, at, end, true) : at + 1;
	return at;
}

static void look_ahead(struct typed *typed, const char *at, const char *end)
{
	typed->keys = 0;
	typed->pasting = false;
	while (at < end)
		at = *at == ESCAPE ? pass_escapes(typed, at, end) : pass_character(typed, at, end, false);
}

/* ---- by reading ---- */

static void check_text(const char *text, bool pasted)
{
	uint32_t point;

	for (int length; *text; text += length) {
		length = utf8_decode(text, strlen(text), &point);
		if (!length)
			fuzz_fail("a text that is not UTF-8");
		if (utf8_is_control(point) && !utf8_is_joiner(point) &&
		    !(pasted && (point == '\n' || point == '\t')))
			fuzz_fail("a control in a text: U+%04X", (unsigned)point);
	}
}

static void take(struct key_reader *reader, struct typed *typed)
{
	enum reader_has has;
	struct key key;

	while ((has = reader_next(reader, &key)) != READER_NOTHING) {
		if (has == READER_PASTE)
			note_paste(typed, reader->paste);
		else if (has == READER_KEY)
			note_key(typed, &key);
		check_text(has == READER_PASTE ? reader->paste : key.text, has == READER_PASTE);
	}
}

/* In parts of which the bytes themselves tell the sizes; of the first way they are as large as may be. */
static void read_bytes(struct key_reader *reader, struct typed *typed, const char *bytes, size_t size,
                       int way)
{
	size_t part, most;
	unsigned sum = (unsigned)way;

	*reader = (struct key_reader){ .escape_ms = ESCAPE_MS };
	typed->keys = 0;
	for (; size; bytes += part, size -= part) {
		sum = sum * 31 + (unsigned char)*bytes;
		most = way ? 1 + sum % 7 : READER_BYTES;
		part = size < most ? size : most;
		reader_feed(reader, bytes, (int)part, NOW);
		take(reader, typed);
	}
}

static void compare(const struct typed *a, const struct typed *b, const char *what)
{
	for (int i = 0; i < a->keys && i < b->keys; i++)
		if (a->key[i].key != b->key[i].key || strcmp(a->key[i].text, b->key[i].text) != 0)
			fuzz_fail("%s: key %d is %d \"%s\" and not %d \"%s\"", what, i, b->key[i].key,
			          b->key[i].text, a->key[i].key, a->key[i].text);
	if (a->keys != b->keys)
		fuzz_fail("%s: %d keys and not %d", what, b->keys, a->keys);
}

/* Escape ends a paste without an end. */
static void must_go_on(struct key_reader *reader)
{
	struct key key;

	while (reader_late(reader, LATER, &key) || reader_wake(reader))
		;
	if (reader->pasting) {
		reader_feed(reader, "\033", 1, LATER);
		reader_next(reader, &key);
		reader_late(reader, LATER + ESCAPE_MS, &key);
	}
	reader_feed(reader, "n", 1, LATER + ESCAPE_MS);
	if (reader_next(reader, &key) != READER_KEY || key.key != 'n')
		fuzz_fail("a key is not that key");
}

/* The same behind an Escape that has become the key, of which they may be the rest. */
static void read_late(struct key_reader *reader, struct typed *typed, const char *bytes, size_t size)
{
	struct key key;

	*reader = (struct key_reader){ .escape_ms = ESCAPE_MS };
	typed->keys = 0;
	reader_feed(reader, "\033", 1, NOW);
	reader_next(reader, &key);
	if (!reader_late(reader, NOW + ESCAPE_MS, &key) || key.key != ESCAPE)
		fuzz_fail("an Escape alone is not the key");
	reader_feed(reader, bytes, (int)(size < READER_BYTES ? size : READER_BYTES), NOW + 2 * ESCAPE_MS);
	take(reader, typed);
}

void fuzz_keys(const char *bytes, size_t size)
{
	static struct typed ahead, read;
	struct key_reader reader;

	look_ahead(&ahead, bytes, bytes + size);
	read_bytes(&reader, &read, bytes, size, 0);
	compare(&ahead, &read, "read");
	must_go_on(&reader);
	read_bytes(&reader, &read, bytes, size, 1);
	compare(&ahead, &read, "in parts");
	must_go_on(&reader);
	read_late(&reader, &read, bytes, size);
	must_go_on(&reader);
}
