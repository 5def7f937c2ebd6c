/* SPDX-License-Identifier: MIT */
/*
 * Where a sequence ends, and which key it is: of ECMA-48 (CSI, SS3, the strings), of xterm,
 * VT220, rxvt and the Linux console, and those of xterm (27 ; m ; c ~) and kitty (c ; m u)
 * that name any key with what was held. Looks at nothing but the sequence.
 */
#include <string.h>

#include "reader.h"
#include "rules/core/utf8.h"

enum { ESCAPE = 0x1b };

/* ---- where it ends ---- */

static bool is_final(char byte)
{
	return byte >= '@' && byte <= '~';
}

/* Behind CSI. Two kinds go on behind what ends all others: [M of the mouse with three bytes,
 * [[ of the Linux console with one. rxvt ends a key with Shift in a dollar. */
static enum sequence_fate control_fate(const char *bytes, int length)
{
	char last = length ? bytes[length - 1] : '0';
	int more = bytes[0] == 'M' ? 4 : bytes[0] == '[' ? 2 : 0;

	if (more && (unsigned char)last >= ' ')
		return length == more ? SEQUENCE_WHOLE : SEQUENCE_GOES_ON;
	if (is_final(last) || (last == '$' && length > 1 && (int)strspn(bytes, "0123456789") == length - 1))
		return SEQUENCE_WHOLE;
	return last >= ' ' && last < '@' ? SEQUENCE_GOES_ON : SEQUENCE_BROKEN;
}

static enum sequence_fate shift_fate(const char *bytes, int length)
{
	char last = length ? bytes[length - 1] : '0';

	if (last == ' ' || is_final(last))
		return SEQUENCE_WHOLE;
	return last >= '0' && last <= ';' ? SEQUENCE_GOES_ON : SEQUENCE_BROKEN;
}

/* OSC, DCS, APC, PM and SOS hold anything, and end in BEL or in Escape and a backslash. */
static enum sequence_fate string_fate(const char *bytes, int length, bool eight)
{
	char last = bytes[length - 1];

	if (length > 2 && bytes[length - 2] == ESCAPE)
		return last == '\\' ? SEQUENCE_WHOLE : SEQUENCE_BROKEN;
	return last == '\a' || (eight && last == '\x9c') ? SEQUENCE_WHOLE : SEQUENCE_GOES_ON;
}

enum sequence_fate sequence_fate(const char *bytes, int length, bool eight)
{
	if (bytes[0] == '[')
		return control_fate(bytes + 1, length - 1);
	if (bytes[0] == 'O')
		return shift_fate(bytes + 1, length - 1);
	if (bytes[0] < ' ' || bytes[0] > '~')
		return SEQUENCE_BROKEN;
	/* Else it is Alt and a character. */
	return strchr("]P_^X", bytes[0]) ? string_fate(bytes, length, eight) : SEQUENCE_WHOLE;
}

/* ---- which key it is ---- */

/* What was held, as it is added up. The locks, 64 and 128, do not count. */
enum { SHIFT = 1, CTRL = 4, HELD = 63, RELEASED = 3 };

/* Its numbers, each with one below it: "97:65;2:3". */
struct numbers {
	int value[3][2];
	const char *end;
};

static struct numbers read_numbers(const char *text)
{
	enum { MOST = 1000000 };
	struct numbers numbers = { .end = text };
	int i = 0, j = 0;

	for (; *numbers.end >= '0' && *numbers.end <= ';'; numbers.end++) {
		if (*numbers.end == ';') {
			i++;
			j = 0;
		} else if (*numbers.end == ':') {
			j++;
		} else if (i < 3 && j < 2 && numbers.value[i][j] < MOST) {
			numbers.value[i][j] = 10 * numbers.value[i][j] + *numbers.end - '0';
		}
	}
	return numbers;
}

static int held_of(const struct numbers *numbers)
{
	int held = numbers->value[1][0];

	return held ? (held - 1) & HELD : 0;
}

/* By its last byte and its first number. */
static const struct {
	char end;
	int number, key;
} keys[] = {
	{ 'A', 0, KEY_UP },           { 'B', 0, KEY_DOWN },
	{ 'C', 0, KEY_RIGHT },        { 'D', 0, KEY_LEFT },
	{ 'F', 0, KEY_END },          { 'H', 0, KEY_HOME },
	{ 'P', 0, KEY_F(1) },         { 'Q', 0, KEY_F(2) },
	{ 'R', 0, KEY_F(3) },         { 'S', 0, KEY_F(4) },
	{ 'Z', 0, KEY_BTAB },         { '~', 1, KEY_HOME },
	{ '~', 2, KEY_IC },           { '~', 3, KEY_DC },
	{ '~', 4, KEY_END },          { '~', 5, KEY_PPAGE },
	{ '~', 6, KEY_NPAGE },        { '~', 7, KEY_HOME },
	{ '~', 8, KEY_END },          { '~', 11, KEY_F(1) },
	{ '~', 12, KEY_F(2) },        { '~', 13, KEY_F(3) },
	{ '~', 14, KEY_F(4) },        { '~', 15, KEY_F(5) },
	{ '~', 17, KEY_F(6) },        { '~', 18, KEY_F(7) },
	{ '~', 19, KEY_F(8) },        { '~', 20, KEY_F(9) },
	{ '~', 21, KEY_F(10) },       { '~', 23, KEY_F(11) },
	{ '~', 24, KEY_F(12) },       { '~', 200, KEY_PASTE_BEGINS },
	{ '~', 201, KEY_PASTE_ENDS },
};

static bool named(char end, int number, struct key *key)
{
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (keys[i].end == end && keys[i].number == number)
			key->key = keys[i].key;
	return key->key;
}

/* Kitty's numbers of the keypad, from 57399 on, where Unicode has no letters. */
static bool keypad_key(int point, struct key *key)
{
	enum { FIRST = 57399 };
	static const char characters[] = "0123456789./*-+\r=,";
	static const int others[] = { KEY_LEFT,  KEY_RIGHT, KEY_UP,  KEY_DOWN, KEY_PPAGE,
		                      KEY_NPAGE, KEY_HOME,  KEY_END, KEY_IC,   KEY_DC };
	size_t n = (size_t)(point - FIRST), count = sizeof characters - 1;

	if (n < count)
		return sequence_character((unsigned char)characters[n], key);
	if (n - count < sizeof others / sizeof *others)
		key->key = others[n - count];
	return key->key;
}

bool sequence_character(uint32_t point, struct key *key)
{
	uint32_t same;

	*key = (struct key){ .key = point == '\n' ? '\r' : point < 0x80 ? (int)point : 0 };
	if (!utf8_is_control(point) || utf8_is_joiner(point)) /* the line judges where one may stand */
		utf8_encode(point, key->text);
	if (!utf8_decode(key->text, strlen(key->text), &same) || same != point) /* there is none */
		key->text[0] = '\0';
	return key->text[0] || key->key;
}

/* A character with what was held, as a plain terminal would send it. */
static bool character(int point, int held, struct key *key)
{
	if (held & ~(SHIFT | CTRL))
		return false;
	if (held & CTRL)
		return point >= '@' && point < 0x7f && sequence_character(point & 0x1f, key);
	if (held & SHIFT && point == '\t')
		key->key = KEY_BTAB;
	return key->key || keypad_key(point, key) || sequence_character((uint32_t)point, key);
}

/* Kitty names a key by its letter without Shift, xterm by the letter that it makes. What
 * Shift makes of others the terminal may tell, behind the colon or as the third number. */
static bool shifted(const struct numbers *numbers, int held, int *point)
{
	int told = numbers->value[0][1] ? numbers->value[0][1] : numbers->value[2][0];

	if (!(held & SHIFT) || held & CTRL || *point <= ' ' || *point == 0x7f)
		return true;
	if (told)
		*point = told;
	else if (*point >= 'a' && *point <= 'z')
		*point -= 'a' - 'A';
	return told || (*point >= 'A' && *point <= 'Z');
}

/* Shift changes no key that has a name. What looks like F3 with a row is where the cursor is. */
static bool control_key(const char *bytes, struct key *key)
{
	struct numbers numbers = read_numbers(bytes);
	int number = numbers.value[0][0], held = held_of(&numbers);
	char end = *numbers.end;

	if (!end || numbers.end[1] || numbers.value[1][1] == RELEASED || (end == 'R' && numbers.end > bytes))
		return false;
	if (end == 'u')
		return shifted(&numbers, held, &number) && character(number, held, key);
	if (end == '~' && number == 27)
		return character(numbers.value[2][0], held, key);
	return !(held & ~SHIFT) && named(end, end != '~' && number == 1 ? 0 : number, key);
}

/* The keypad sends its characters 64 higher. */
static bool shift_key(const char *bytes, struct key *key)
{
	char end = bytes[0];

	if (!end || bytes[1])
		return false;
	if (named(end, 0, key))
		return true;
	if (end == ' ' || end == 'X')
		return sequence_character(end == 'X' ? '=' : ' ', key);
	return (end == 'M' || end == 'I' || (end >= 'j' && end <= 'y')) &&
	       sequence_character((uint32_t)(end - '@'), key);
}

/* A press of the left button, or the wheel; column and row count from 1. What is held (4, 8,
 * 16) does not matter. */
static bool mouse_key(int button, int col, int row, struct key *key)
{
	button &= ~(4 | 8 | 16);
	key->mouse.bstate = button == 0    ? BUTTON1_PRESSED
	                    : button == 64 ? BUTTON4_PRESSED
	                    : button == 65 ? BUTTON5_PRESSED
	                                   : 0;
	key->mouse.x = col - 1;
	key->mouse.y = row - 1;
	key->key = key->mouse.bstate && col > 0 && row > 0 ? KEY_MOUSE : 0;
	return key->key;
}

bool sequence_key(const char *bytes, struct key *key)
{
	const unsigned char *cell = (const unsigned char *)bytes + 2;
	struct numbers numbers;

	*key = (struct key){ 0 };
	if (bytes[0] == 'O')
		return shift_key(bytes + 1, key);
	if (bytes[0] != '[')
		return false;
	if (bytes[1] == 'M')
		return mouse_key(cell[0] - ' ', cell[1] - ' ', cell[2] - ' ', key);
	if (bytes[1] != '<')
		return control_key(bytes + 1, key);
	numbers = read_numbers(bytes + 2);
	return strcmp(numbers.end, "M") == 0 &&
	       mouse_key(numbers.value[0][0], numbers.value[1][0], numbers.value[2][0], key);
}
