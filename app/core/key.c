/* SPDX-License-Identifier: MIT */
/*
 * See key.h.
 */
#include "key.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const struct {
	int key;
	const char *name;
} named_keys[] = {
	{ KEY_UP, "Up" },      { KEY_DOWN, "Down" },    { KEY_LEFT, "Left" }, { KEY_RIGHT, "Right" },
	{ '\t', "Tab" },       { KEY_BTAB, "BackTab" }, { 0x1b, "Esc" },      { KEY_PPAGE, "PgUp" },
	{ KEY_NPAGE, "PgDn" }, { KEY_HOME, "Home" },    { KEY_END, "End" }, /* MOVES so far */
	{ ' ', "Space" },      { '\r', "Enter" },       { KEY_IC, "Ins" },    { KEY_DC, "Del" },
	{ KEY_F(1), "F1" },    { KEY_F(2), "F2" },      { KEY_F(3), "F3" },   { KEY_F(4), "F4" },
	{ KEY_F(5), "F5" },    { KEY_F(6), "F6" },      { KEY_F(7), "F7" },   { KEY_F(8), "F8" },
	{ KEY_F(9), "F9" },    { KEY_F(10), "F10" },    { KEY_F(11), "F11" }, { KEY_F(12), "F12" },
};

enum { NAMED_KEYS = sizeof named_keys / sizeof *named_keys, MOVES = 11 };

bool key_moves(const char *label)
{
	for (int i = 0; i < MOVES; i++)
		if (strcmp(named_keys[i].name, label) == 0)
			return true;
	return false;
}

bool key_closes(const struct key *key)
{
	return key->key == '\r' || key->key == 0x1b || strcmp(key->text, "q") == 0;
}

bool key_lifts(const struct key *key)
{
	return key->key == ' ' || key->key == '\r';
}

bool key_goes_on(const struct key *key)
{
	return !key_lifts(key) && key->key != 0x1b;
}

bool key_erases(const struct key *key)
{
	return key->key == KEY_BACKSPACE || key->key == 0x7f || key->key == '\b';
}

void key_label(const struct key *key, char *out, size_t size)
{
	for (int i = 0; i < NAMED_KEYS; i++)
		if (named_keys[i].key == key->key) {
			snprintf(out, size, "%s", named_keys[i].name);
			return;
		}
	if (key->text[0])
		snprintf(out, size, "%s", key->text);
	else if (key->key > 0 && key->key < 0x20)
		snprintf(out, size, "^%c", key->key + '@');
	else
		snprintf(out, size, "%s", key_erases(key) ? "Backspace" : "");
}

bool key_of_label(const char *label, struct key *key)
{
	*key = (struct key){ 0 };
	for (int i = 0; i < NAMED_KEYS; i++)
		if (strcmp(named_keys[i].name, label) == 0) {
			key->key = named_keys[i].key;
			key->text[0] = key->key == ' ' ? ' ' : '\0';
			return true;
		}
	if (label[0] == '^' && label[1]) {
		key->key = label[1] & 0x1f;
		return true;
	}
	if ((unsigned char)label[0] >= 0x80 || (label[1] && isalpha((unsigned char)label[0])))
		return false; /* "arrows", "digits": words for several keys */
	key->key = (unsigned char)label[0];
	key->text[0] = label[0];
	return true;
}

const struct binding *binding_find(const struct binding *bindings, const struct key *key)
{
	char name[16];

	key_label(key, name, sizeof name);
	for (; bindings && bindings->key && name[0]; bindings++)
		if (strcmp(binding_press(bindings), name) == 0)
			return bindings;
	return NULL;
}
