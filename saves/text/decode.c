/* SPDX-License-Identifier: MIT */
/*
 * Which bytes a sheet was saved in is nowhere written: UTF-16 shows by its mark or its
 * zeros, Shift_JIS by pairs of bytes that stand side by side, and what is left and no
 * UTF-8 is Windows-1252.
 */
#include "decode.h"

#include <iconv.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/utf8.h"

static bool is_utf8(const char *text, size_t size)
{
	uint32_t point;
	int length;

	for (; size; text += length, size -= (size_t)length) {
		length = utf8_decode(text, size, &point);
		if (!length)
			return false;
	}
	return true;
}

static void replace(char **text, size_t *size, char *by, char *end)
{
	*end = '\0';
	free(*text);
	*text = by;
	*size = (size_t)(end - by);
}

/* ---- Latin-1 ---- */

/* What Windows-1252 has where Latin-1 has control characters; U+FFFD: nothing. */
static const uint16_t windows[] = {
	0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
	0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
	0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178,
};

static void from_windows(char **text, size_t *size)
{
	char *by = xmalloc(3 * *size + 1), *out = by;

	for (size_t i = 0; i < *size; i++) {
		unsigned char byte = (unsigned char)(*text)[i];

		out += utf8_encode(byte >= 0x80 && byte < 0xa0 ? windows[byte - 0x80] : byte, out);
	}
	replace(text, size, by, out);
}

/* ---- UTF-16 ---- */

/* Of the characters of a list more than this part is ASCII: its blanks, counts and line ends. */
enum { ASCII_PART = 8 };

/* The zeros are the high bytes of ASCII: on which side more of them are. -1: they are too few, as of a
 * NUL that went astray. */
static int by_zeros(const char *text, size_t size)
{
	size_t zeros[2] = { 0, 0 };
	int low;

	for (size_t i = 0; i < size; i++)
		zeros[i % 2] += text[i] == '\0';
	low = zeros[1] > zeros[0];
	return zeros[0] == zeros[1] || zeros[low] <= size / 2 / ASCII_PART ? -1 : low;
}

/* 1: the low byte comes first, 0: the high byte does, -1: it is none. */
static int low_first(const char *text, size_t size)
{
	if (size < 2 || size % 2)
		return -1;
	if (memcmp(text, "\xff\xfe", 2) == 0)
		return 1;
	return memcmp(text, "\xfe\xff", 2) == 0 ? 0 : by_zeros(text, size);
}

static void from_utf16(char **text, size_t *size, int low)
{
	const unsigned char *in = (const unsigned char *)*text;
	char *by = xmalloc(3 * (*size / 2) + 4), *out = by;

	for (size_t i = 0; i + 1 < *size; i += 2) {
		uint32_t unit = (uint32_t)(in[i + !low] | in[i + low] << 8), next = 0;

		if (unit >= 0xd800 && unit < 0xdc00 && i + 3 < *size)
			next = (uint32_t)(in[i + 2 + !low] | in[i + 2 + low] << 8);
		if (next >= 0xdc00 && next < 0xe000) {
			unit = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00);
			i += 2;
		} else if (unit >= 0xd800 && unit < 0xe000) {
			unit = 0xfffd;
		}
		out += utf8_encode(unit, out);
	}
	replace(text, size, by, out);
}

/* ---- Shift_JIS ---- */

static bool is_lead(unsigned char c)
{
	return (c >= 0x81 && c <= 0x9f) || (c >= 0xe0 && c <= 0xfc);
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Letters with accents stand alone, behind others; Japanese ones stand side by side. */
static bool is_shift_jis(const char *text, size_t size)
{
	size_t pairs = 0, beside = 0, behind = 0, last = 0;

	for (size_t i = 0; i < size; i++) {
		unsigned char c = (unsigned char)text[i], next = (unsigned char)text[i + 1];
		bool follows = pairs && last + 2 == i;

		if (c < 0x80 || (c > 0xa0 && c < 0xe0))
			continue;
		if (!is_lead(c) || next < 0x40 || next == 0x7f || next > 0xfc)
			return false;
		beside += follows;
		behind += !follows && i && is_letter(text[i - 1]);
		last = i++;
		pairs++;
	}
	return pairs && 3 * beside >= pairs && 2 * behind < pairs;
}

static enum text_code from_shift_jis(char **text, size_t *size)
{
	iconv_t to = iconv_open("UTF-8", "CP932");
	char *by, *in = *text, *out;
	size_t left = *size, room = 3 * *size;
	bool fine;

	if (to == (iconv_t)-1)
		return TEXT_FOREIGN;
	out = by = xmalloc(room + 1);
	fine = iconv(to, &in, &left, &out, &room) != (size_t)-1 && !left;
	iconv_close(to);
	if (fine)
		replace(text, size, by, out);
	else
		free(by);
	return fine ? TEXT_SHIFT_JIS : TEXT_WINDOWS;
}

enum text_code text_decode(char **text, size_t *size)
{
	int low = low_first(*text, *size);
	enum text_code code = TEXT_WINDOWS;

	if (low >= 0) {
		from_utf16(text, size, low);
		return TEXT_UTF16;
	}
	if (is_utf8(*text, *size) || memchr(*text, '\0', *size))
		return TEXT_UTF8;
	if (is_shift_jis(*text, *size))
		code = from_shift_jis(text, size);
	if (code == TEXT_WINDOWS)
		from_windows(text, size);
	return code;
}
