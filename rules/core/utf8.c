/* SPDX-License-Identifier: MIT */
/*
 * UTF-8 by hand, because the C library's answers depend on the locale, and a
 * journal must mean the same everywhere. The tables only cover names as people
 * have them: Latin letters with accents, Greek and Cyrillic case, full-width
 * forms, wide East Asian blocks.
 */
#include "utf8.h"

#include <stdio.h>
#include <string.h>

struct range {
	uint32_t from, to;
};

static bool within(const struct range *ranges, size_t count, uint32_t point)
{
	for (size_t i = 0; i < count; i++)
		if (point >= ranges[i].from && point <= ranges[i].to)
			return true;
	return false;
}

#define WITHIN(ranges, point) within((ranges), sizeof(ranges) / sizeof *(ranges), (point))

int utf8_decode(const char *text, size_t size, uint32_t *point)
{
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	const unsigned char *s = (const unsigned char *)text;
	int length;
	uint32_t value;

	if (size == 0)
		return 0;
	if (s[0] < 0x80) {
		*point = s[0];
		return 1;
	}
	length = s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
	if (s[0] < 0xc2 || s[0] > 0xf4 || (size_t)length > size)
		return 0;
	value = s[0] & (0x7fu >> length);
	for (int i = 1; i < length; i++) {
		if ((s[i] & 0xc0) != 0x80)
			return 0;
		value = value << 6 | (s[i] & 0x3fu);
	}
	if (value < least[length] || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
		return 0;
	*point = value;
	return length;
}

size_t utf8_plain(const char *text, size_t size)
{
	const uint64_t ones = 0x0101010101010101;
	size_t done = 0;

	/* Eight at once: the top bit of a byte that is too large, below 0x20, or 0x7f. */
	for (; size - done >= sizeof ones; done += sizeof ones) {
		uint64_t bytes;

		memcpy(&bytes, text + done, sizeof bytes);
		if ((bytes | (bytes - 0x20 * ones) | (bytes + ones)) & 0x80 * ones)
			break;
	}
	while (done < size && text[done] >= 0x20 && text[done] < 0x7f)
		done++;
	return done;
}

int utf8_encode(uint32_t point, char *out)
{
	if (point < 0x80) {
		out[0] = (char)point;
		return 1;
	}
	if (point < 0x800) {
		out[0] = (char)(0xc0 | point >> 6);
		out[1] = (char)(0x80 | (point & 0x3f));
		return 2;
	}
	if (point < 0x10000) {
		out[0] = (char)(0xe0 | point >> 12);
		out[1] = (char)(0x80 | (point >> 6 & 0x3f));
		out[2] = (char)(0x80 | (point & 0x3f));
		return 3;
	}
	out[0] = (char)(0xf0 | point >> 18);
	out[1] = (char)(0x80 | (point >> 12 & 0x3f));
	out[2] = (char)(0x80 | (point >> 6 & 0x3f));
	out[3] = (char)(0x80 | (point & 0x3f));
	return 4;
}

bool utf8_is_control(uint32_t point)
{
	static const struct range controls[] = {
		{ 0x00, 0x1f },     { 0x7f, 0x9f },     { 0xad, 0xad },       { 0x61c, 0x61c },
		{ 0x115f, 0x1160 }, { 0x180e, 0x180e }, { 0x200b, 0x200f },   { 0x2028, 0x202e },
		{ 0x2060, 0x206f }, { 0x3164, 0x3164 }, { 0xfe00, 0xfe0f },   { 0xfeff, 0xfeff },
		{ 0xfff0, 0xfffb }, { 0xe000, 0xf8ff }, { 0xe0000, 0xe0fff }, { 0xf0000, 0x10ffff },
	};

	if (point >= 0x20 && point < 0x7f)
		return false;
	return WITHIN(controls, point) || (point & 0xfffe) == 0xfffe;
}

bool utf8_is_joiner(uint32_t point)
{
	return point == 0x200c || point == 0x200d || point == 0xfe0f;
}

static bool joins(uint32_t before, uint32_t point, uint32_t after)
{
	static const struct range emoji[] = {
		{ 0xa9, 0xa9 },       { 0xae, 0xae },     { 0x203c, 0x203c },
		{ 0x2049, 0x2049 },   { 0x2122, 0x2139 }, { 0x2190, 0x2bff },
		{ 0x3030, 0x303d },   { 0x3297, 0x3299 }, { 0xfe0f, 0xfe0f }, /* which stands behind one */
		{ 0x1f000, 0x1faff },
	};
	static const struct range letters[] = {
		{ 0x620, 0x6ff }, { 0x750, 0x77f }, { 0x8a0, 0x8ff }, { 0x900, 0xdff }, { 0x1780, 0x17dd },
	};
	static const struct range indic[] = { { 0x900, 0xdff } };

	if (point == 0xfe0f)
		return before != 0xfe0f && WITHIN(emoji, before);
	if (point == 0x200d && WITHIN(emoji, before))
		return after != 0xfe0f && WITHIN(emoji, after);
	if (point == 0x200d)
		return WITHIN(indic, before) && WITHIN(indic, after);
	return point == 0x200c && WITHIN(letters, before) && WITHIN(letters, after);
}

bool utf8_is_hidden(uint32_t before, uint32_t point, const char *behind, size_t size)
{
	uint32_t after;

	if (!utf8_is_control(point))
		return false;
	if (!utf8_is_joiner(point))
		return true;
	return !joins(before, point, utf8_decode(behind, size, &after) ? after : 0);
}

bool utf8_is_space(uint32_t point)
{
	static const struct range spaces[] = {
		{ 0x09, 0x0d },     { 0x20, 0x20 },     { 0x85, 0x85 },     { 0xa0, 0xa0 },
		{ 0x1680, 0x1680 }, { 0x2000, 0x200a }, { 0x2028, 0x2029 }, { 0x202f, 0x202f },
		{ 0x205f, 0x205f }, { 0x2800, 0x2800 }, { 0x3000, 0x3000 },
	};

	return WITHIN(spaces, point);
}

bool utf8_ends_in_space(const char *text)
{
	size_t size = strlen(text), back = 1;
	uint32_t point;

	while (back < size && back < 4 && ((unsigned char)text[size - back] & 0xc0) == 0x80)
		back++;
	return size && utf8_decode(text + size - back, back, &point) && utf8_is_space(point);
}

bool utf8_is_mark(uint32_t point)
{
	static const struct range marks[] = {
		{ 0x300, 0x36f },   { 0x483, 0x489 },   { 0x591, 0x5bd },   { 0x610, 0x61a },
		{ 0x64b, 0x65f },   { 0x1ab0, 0x1aff }, { 0x1dc0, 0x1dff }, { 0x20d0, 0x20ff },
		{ 0x302a, 0x302f }, { 0x3099, 0x309a }, { 0xfe20, 0xfe2f },
	};

	return point >= 0x300 && WITHIN(marks, point);
}

static bool is_wide(uint32_t point)
{
	static const struct range wide[] = {
		{ 0x1100, 0x115e },   { 0x231a, 0x231b },   { 0x2e80, 0x303e },   { 0x3041, 0x33ff },
		{ 0x3400, 0x4dbf },   { 0x4e00, 0xa4cf },   { 0xa960, 0xa97f },   { 0xac00, 0xd7a3 },
		{ 0xf900, 0xfaff },   { 0xfe30, 0xfe6f },   { 0xff01, 0xff60 },   { 0xffe0, 0xffe6 },
		{ 0x1f300, 0x1f64f }, { 0x1f680, 0x1f6ff }, { 0x1f900, 0x1f9ff }, { 0x20000, 0x3fffd },
	};

	return point >= 0x1100 && WITHIN(wide, point);
}

int utf8_columns(const char *text)
{
	size_t size = strlen(text);
	int columns = 0, length;
	uint32_t point;

	for (; size; text += length, size -= (size_t)length) {
		length = utf8_decode(text, size, &point);
		if (length == 0) {
			length = 1;
			point = '?';
		}
		if (!utf8_is_mark(point) && !utf8_is_joiner(point))
			columns += is_wide(point) ? 2 : 1;
	}
	return columns;
}

/* U+00C0.. and U+1E00..: the letter below the accents, small; a blank where
 * there is no such letter. */
static const char latin[] = "aaaaaa ceeeeiiiidnooooo ouuuuyp aaaaaa ceeeeiiiidnooooo ouuuuypy"
			    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkkllllll "
			    " llnnnnnn nnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
			    "bb     cc  dd    ff    ikkl   nooo  pp     ttt uu  yyzz         "
			    "             aaiioouuuuuuuuuu aaaa  ggggkkoooo  j   gg  nnaa  oo"
			    "aaaaeeeeiiiioooorrrruuuusstt  hhnd  zzaaeeooooooooyylntj  accl s"
			    "z  bu eejj  rryy";
static const char latin_more[] = "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
				 "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
				 "wwwwwwwwwwxxxxyyzzzzzzhtwyasss  aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
				 "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy    yy";

/* Greek and Cyrillic letters that are another one with a mark on it, and the
 * sigma at the end of a word: pairs, the plain small letter second. */
static const uint16_t marked[][2] = {
	{ 0x386, 0x3b1 }, { 0x388, 0x3b5 }, { 0x389, 0x3b7 }, { 0x38a, 0x3b9 }, { 0x38c, 0x3bf },
	{ 0x38e, 0x3c5 }, { 0x38f, 0x3c9 }, { 0x390, 0x3b9 }, { 0x3aa, 0x3b9 }, { 0x3ab, 0x3c5 },
	{ 0x3ac, 0x3b1 }, { 0x3ad, 0x3b5 }, { 0x3ae, 0x3b7 }, { 0x3af, 0x3b9 }, { 0x3b0, 0x3c5 },
	{ 0x3c2, 0x3c3 }, { 0x3ca, 0x3b9 }, { 0x3cb, 0x3c5 }, { 0x3cc, 0x3bf }, { 0x3cd, 0x3c5 },
	{ 0x3ce, 0x3c9 }, { 0x400, 0x435 }, { 0x401, 0x435 }, { 0x403, 0x433 }, { 0x407, 0x456 },
	{ 0x40c, 0x43a }, { 0x40d, 0x438 }, { 0x40e, 0x443 }, { 0x419, 0x438 }, { 0x439, 0x438 },
	{ 0x450, 0x435 }, { 0x451, 0x435 }, { 0x453, 0x433 }, { 0x457, 0x456 }, { 0x45c, 0x43a },
	{ 0x45d, 0x438 }, { 0x45e, 0x443 },
};

static uint32_t fold_letter(uint32_t point)
{
	char plain = ' ';

	if (point >= 'A' && point <= 'Z')
		return point + 32;
	if (point < 0xc0)
		return point;
	if (point < 0xc0 + sizeof latin - 1)
		plain = latin[point - 0xc0];
	else if (point >= 0x1e00 && point < 0x1e00 + sizeof latin_more - 1)
		plain = latin_more[point - 0x1e00];
	if (plain != ' ')
		return (unsigned char)plain;
	for (size_t i = 0; point >= 0x386 && point <= 0x45e && i < sizeof marked / sizeof *marked; i++)
		if (marked[i][0] == point)
			return marked[i][1];
	if ((point >= 0x391 && point <= 0x3a9) || (point >= 0x410 && point <= 0x42f))
		return point + 32;
	if (point >= 0x400 && point <= 0x40f)
		return point + 80;
	return point;
}

/* Letters that are two in plain Latin. */
static const char *fold_pair(uint32_t point)
{
	switch (point) {
	case 0xc6:
	case 0xe6: return "ae";
	case 0xdf:
	case 0x1e9e: return "ss";
	case 0x152:
	case 0x153: return "oe";
	default: return NULL;
	}
}

void utf8_fold(const char *text, char *out, size_t size)
{
	size_t left = strlen(text), end = 0;
	uint32_t point;
	int length;

	for (; left && end + 5 < size; text += length, left -= (size_t)length) {
		const char *pair;

		if ((unsigned char)*text < 0x80) {
			length = 1;
			out[end++] = (char)fold_letter((unsigned char)*text);
			continue;
		}
		length = utf8_decode(text, left, &point);
		if (length == 0) {
			length = 1;
			continue;
		}
		if (point >= 0xff01 && point <= 0xff5e)
			point -= 0xfee0; /* full-width forms of ASCII */
		if (utf8_is_mark(point) || utf8_is_joiner(point))
			continue;
		pair = fold_pair(point);
		if (pair) {
			out[end++] = pair[0];
			out[end++] = pair[1];
		} else {
			end += (size_t)utf8_encode(fold_letter(point), out + end);
		}
	}
	out[end] = '\0';
}

void utf8_mend_end(char *text)
{
	size_t size = strlen(text), back;
	uint32_t point;

	for (back = 1; back <= 3 && back <= size; back++) {
		unsigned char c = (unsigned char)text[size - back];

		if (c < 0x80)
			return;
		if (c >= 0xc0)
			break;
	}
	if (back > size || back > 4)
		return;
	if (utf8_decode(text + size - back, back, &point) == (int)back && point != 0x200c && point != 0x200d)
		return;
	text[size - back] = '\0';
	utf8_mend_end(text); /* now a joiner may end it, of two of which the second is gone */
}

void utf8_mend(char *text)
{
	size_t left = strlen(text);
	char *out = text;
	uint32_t point, before = 0;

	for (; left; before = point) {
		int bytes = utf8_decode(text, left, &point), taken = bytes ? bytes : 1;

		if (!bytes || (utf8_is_joiner(point) &&
		               utf8_is_hidden(before, point, text + bytes, left - (size_t)bytes))) {
			point = before;
			bytes = 0;
		}
		memmove(out, text, (size_t)bytes);
		out += bytes;
		text += taken;
		left -= (size_t)taken;
	}
	*out = '\0';
}

void utf8_copy(char *out, size_t size, const char *text)
{
	size_t length = strnlen(text, size - 1);

	memcpy(out, text, length);
	out[length] = '\0';
	utf8_mend_end(out);
}

void utf8_show(const char *text, size_t length, char *out, size_t size)
{
	size_t end = 0;
	uint32_t point, before = 0;

	for (; length && end + 5 < size; before = point) {
		int bytes = utf8_decode(text, length, &point);

		if (bytes == 0)
			point = 0;
		if (utf8_is_hidden(before, point, text + bytes, length - (size_t)bytes)) {
			out[end++] = '?';
			bytes = bytes ? bytes : 1;
		} else {
			memcpy(out + end, text, (size_t)bytes);
			end += (size_t)bytes;
		}
		text += bytes;
		length -= (size_t)bytes;
	}
	out[end] = '\0';
	utf8_mend_end(out);
}

struct utf8_shown utf8_shown(const char *text)
{
	struct utf8_shown shown;

	utf8_show(text, strlen(text), shown.text, sizeof shown.text);
	return shown;
}
