/* SPDX-License-Identifier: MIT */
/*
 * The line editor of the prompt and of every text field.
 */
#include "edit.h"

#include <stdint.h>
#include <string.h>

#include "rules/core/utf8.h"

#define CTRL(letter) ((letter)&0x1f)

static bool is_continuation(const struct edit *edit, size_t at)
{
	uint32_t point = 0;

	if (at >= edit->length)
		return false;
	if (((unsigned char)edit->text[at] & 0xc0) == 0x80)
		return true;
	return utf8_decode(edit->text + at, edit->length - at, &point) && utf8_is_mark(point);
}

static size_t before(const struct edit *edit, size_t at)
{
	if (at == 0)
		return 0;
	do
		at--;
	while (at > 0 && is_continuation(edit, at));
	return at;
}

static size_t after(const struct edit *edit, size_t at)
{
	if (at >= edit->length)
		return edit->length;
	do
		at++;
	while (is_continuation(edit, at));
	return at;
}

static size_t word_before(const struct edit *edit, size_t at)
{
	while (at > 0 && edit->text[at - 1] == ' ')
		at--;
	while (at > 0 && edit->text[at - 1] != ' ')
		at--;
	return at;
}

static void cut(struct edit *edit, size_t from, size_t to)
{
	memmove(edit->text + from, edit->text + to, edit->length - to + 1);
	edit->length -= to - from;
	edit->cursor = from;
}

static void insert(struct edit *edit, const char *text)
{
	size_t size = strlen(text);

	if (edit->length + size >= sizeof edit->text)
		return;
	memmove(edit->text + edit->cursor + size, edit->text + edit->cursor, edit->length - edit->cursor + 1);
	memcpy(edit->text + edit->cursor, text, size);
	edit->length += size;
	edit->cursor += size;
}

void edit_set(struct edit *edit, const char *text)
{
	utf8_copy(edit->text, sizeof edit->text, text);
	edit->length = edit->cursor = strlen(edit->text);
}

void edit_replace(struct edit *edit, size_t from, const char *text)
{
	cut(edit, from, edit->cursor);
	insert(edit, text);
}

bool edit_key(struct edit *edit, const struct key *key)
{
	if (key->text[0]) { /* a wide blank parts words as the narrow one does */
		insert(edit, strcmp(key->text, "\xe3\x80\x80") == 0 ? " " : key->text);
		return true;
	}
	switch (key->key) {
	case KEY_LEFT:
	case CTRL('b'): edit->cursor = before(edit, edit->cursor); return true;
	case KEY_RIGHT:
	case CTRL('f'): edit->cursor = after(edit, edit->cursor); return true;
	case KEY_HOME:
	case CTRL('a'): edit->cursor = 0; return true;
	case KEY_END:
	case CTRL('e'): edit->cursor = edit->length; return true;
	case KEY_BACKSPACE:
	case 0x7f:
	case CTRL('h'): cut(edit, before(edit, edit->cursor), edit->cursor); return true;
	case KEY_DC:
	case CTRL('d'): {
		size_t at = edit->cursor;

		cut(edit, at, after(edit, at));
		return true;
	}
	case CTRL('w'): cut(edit, word_before(edit, edit->cursor), edit->cursor); return true;
	case CTRL('u'): cut(edit, 0, edit->cursor); return true;
	case CTRL('k'): cut(edit, edit->cursor, edit->length); return true;
	default: return false;
	}
}

bool edit_find_key(char *find, size_t size, const struct key *key)
{
	struct edit edit;

	edit_set(&edit, find);
	if (!edit_key(&edit, key))
		return false;
	utf8_copy(find, size, edit.text);
	return true;
}
