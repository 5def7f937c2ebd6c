/* SPDX-License-Identifier: MIT */
/*
 * See reader.h. Where a sequence ends it tells by itself. Three things only time tells: an
 * Escape to which nothing comes is the key; a sequence that does not go on is dropped; and
 * what comes soon after an Escape and looks like its rest is that.
 */
#include "reader.h"

#include <string.h>

#include "rules/core/utf8.h"

enum { ESCAPE = 0x1b };

/* A sequence may pause so long, on a terminal far away as long as Escape waits there; and take so long
 * in all: Alt and P, pressed by mistake, begins one. */
static int pause_ms(const struct key_reader *r)
{
	return r->escape_ms > 1000 ? r->escape_ms : 1000;
}

static int sequence_ms(const struct key_reader *r)
{
	return 5 * pause_ms(r);
}

/* ---- a sequence ---- */

/* Only Escapes so far: one, or two. */
static bool is_bare(const struct key_reader *r)
{
	return r->length == 1 || (r->length == 2 && r->sequence[1] == ESCAPE);
}

/* Behind its Escapes: two are of a key with Alt. */
static int body_at(const struct key_reader *r)
{
	return r->sequence[1] == ESCAPE ? 2 : 1;
}

/* The end of a long one is kept, which tells that it ends. */
static void append(struct key_reader *r, char byte)
{
	if (r->length == SEQUENCE_BYTES)
		r->sequence[r->length - 2] = r->sequence[r->length - 1];
	else
		r->length++;
	r->sequence[r->length - 1] = byte;
	r->sequence[r->length] = '\0';
}

/* A character that is not whole is none. */
static void cut_off(struct key_reader *r)
{
	r->partial_length = 0;
	r->drops = false;
}

static void begin(struct key_reader *r)
{
	cut_off(r);
	r->length = 0;
	r->eight = false;
	r->since = r->came;
	append(r, ESCAPE);
}

static bool is_named(const struct key_reader *r, const char *bytes, struct key *key)
{
	for (int i = 0; i < r->named_count; i++)
		if (strcmp(r->named[i].bytes, bytes) == 0) {
			*key = (struct key){ .key = r->named[i].key };
			return true;
		}
	return false;
}

static enum reader_has end_paste(struct key_reader *r)
{
	if (!r->pasting)
		return READER_NOTHING;
	r->pasting = false;
	r->paste[r->pasted] = '\0';
	return READER_PASTE;
}

/* A paste has no keys, and Alt makes none of those that have another meaning alone. */
static enum reader_has end_sequence(struct key_reader *r, struct key *key)
{
	bool named = r->length < SEQUENCE_BYTES &&
	             (is_named(r, r->sequence, key) || sequence_key(r->sequence + body_at(r), key));

	r->length = 0;
	if (named && key->key == KEY_PASTE_BEGINS) {
		r->pasting = true;
		r->pasted = 0;
		return READER_NOTHING;
	}
	if (named && key->key == KEY_PASTE_ENDS)
		return end_paste(r);
	if (r->pasting || body_at(r) == 2)
		return READER_NOTHING;
	return named ? READER_KEY : READER_ANSWER;
}

/* ---- a character ---- */

static void add_pasted(struct key_reader *r, const struct key *key)
{
	const char *text = key->key == '\r' ? "\n" : key->key == '\t' ? "\t" : key->text;
	size_t size = strlen(text);

	if (r->pasted + size >= sizeof r->paste)
		return;
	memcpy(r->paste + r->pasted, text, size);
	r->pasted += (int)size;
}

static enum reader_has take_byte(struct key_reader *r, char byte, struct key *key);

/* Of 8 bits: a terminal may send one for Escape and a letter. */
static enum reader_has take_control(struct key_reader *r, uint32_t control, struct key *key)
{
	begin(r);
	r->eight = true;
	return take_byte(r, (char)(control - 0x40), key);
}

static enum reader_has take_character(struct key_reader *r, uint32_t point, struct key *key)
{
	const char control[] = { (char)point, '\0' };

	if (r->drops)
		r->drops = false;
	else if (point >= 0x80 && point < 0xa0)
		return take_control(r, point, key);
	else if (!sequence_character(point, key))
		return READER_NOTHING;
	else if (r->pasting)
		add_pasted(r, key);
	else
		return key->text[0] || is_named(r, control, key) || key->key ? READER_KEY : READER_NOTHING;
	return READER_NOTHING;
}

/* One more byte of text. */
static enum reader_has take_text(struct key_reader *r, char byte, struct key *key)
{
	unsigned char first;
	uint32_t point;

	if ((unsigned char)byte < 0x80 && r->partial_length)
		cut_off(r);
	r->partial[r->partial_length++] = byte;
	first = (unsigned char)r->partial[0];
	if (utf8_decode(r->partial, (size_t)r->partial_length, &point) == r->partial_length) {
		r->partial_length = 0;
		return take_character(r, point, key);
	}
	if (r->partial_length == 4 || first < 0xc2)
		cut_off(r);
	return first < 0xa0 ? take_character(r, first, key) : READER_NOTHING;
}

/* ---- bytes ---- */

/* It was none: so is what came of it. But an Escape begins the next one, also in a text, of
 * which it may be the end. */
static enum reader_has break_off(struct key_reader *r, char byte, struct key *key)
{
	bool begun = r->length - 2 >= body_at(r) && r->sequence[r->length - 2] == ESCAPE;

	r->length = 0;
	if (begun || byte == ESCAPE)
		begin(r);
	if (begun)
		return take_byte(r, byte, key);
	r->drops = (unsigned char)byte >= 0x80;
	return r->drops ? take_text(r, byte, key) : READER_NOTHING;
}

static enum reader_has go_on(struct key_reader *r, char byte, struct key *key)
{
	int body = body_at(r);
	enum sequence_fate fate;

	if (byte == ESCAPE && r->length == 2 && is_bare(r)) {
		*key = (struct key){ .key = ESCAPE }; /* the first of three */
		return r->pasting ? READER_NOTHING : READER_KEY;
	}
	append(r, byte);
	if (is_bare(r))
		return READER_NOTHING;
	fate = sequence_fate(r->sequence + body, r->length - body, r->eight);
	if (fate == SEQUENCE_BROKEN)
		return break_off(r, byte, key);
	if (fate == SEQUENCE_GOES_ON && !is_named(r, r->sequence, key))
		return READER_NOTHING;
	return end_sequence(r, key);
}

static enum reader_has take_byte(struct key_reader *r, char byte, struct key *key)
{
	if (r->length)
		return go_on(r, byte, key);
	if (byte != ESCAPE)
		return take_text(r, byte, key);
	begin(r);
	return READER_NOTHING;
}

enum reader_has reader_next(struct key_reader *r, struct key *key)
{
	enum reader_has has = READER_NOTHING;

	*key = (struct key){ 0 };
	while (!has && r->next < r->count)
		has = take_byte(r, r->bytes[r->next++], key);
	return has;
}

/* ---- time ---- */

/* Whether they are the rest of a sequence: the whole of it, or what nobody types at once. Two
 * letters are typed, but seldom those of an arrow. */
static bool is_rest(const char *bytes, int count)
{
	enum sequence_fate fate = SEQUENCE_GOES_ON;
	char sequence[SEQUENCE_BYTES + 1];
	struct key key;
	int length = 0;

	if (count < 2 || !bytes[0] || !strchr("[O]P_^X", bytes[0]))
		return false;
	while (length < count && length < SEQUENCE_BYTES && fate == SEQUENCE_GOES_ON) {
		sequence[length] = bytes[length];
		sequence[++length] = '\0';
		fate = sequence_fate(sequence, length, false);
	}
	if (bytes[0] == 'O')
		return fate == SEQUENCE_WHOLE && sequence_key(sequence, &key) && key.key >= KEY_MIN;
	return fate == SEQUENCE_WHOLE || (fate == SEQUENCE_GOES_ON && (bytes[0] == '[' || bytes[0] == ']'));
}

void reader_feed(struct key_reader *r, const char *bytes, int count, int64_t now)
{
	if (now - r->came >= pause_ms(r) || now - r->since >= sequence_ms(r))
		r->length = 0;
	memcpy(r->bytes, bytes, (size_t)count);
	r->next = 0;
	r->count = count;
	r->came = now;
	if (!r->length && r->escaped && now - r->escaped < pause_ms(r) && is_rest(bytes, count))
		begin(r);
	r->escaped = 0;
}

int64_t reader_wake(const struct key_reader *r)
{
	return is_bare(r) ? r->since + r->escape_ms : 0;
}

/* In a paste it ends one whose end was lost. */
bool reader_late(struct key_reader *r, int64_t now, struct key *key)
{
	if (!is_bare(r) || now < reader_wake(r))
		return false;
	r->length--;
	r->escaped = r->since;
	*key = (struct key){ .key = ESCAPE };
	if (!r->pasting)
		return true;
	r->pasting = false;
	return false;
}
