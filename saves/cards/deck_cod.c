/* SPDX-License-Identifier: MIT */
/*
 * Decks of Cockatrice, and just enough XML for them: elements, attributes, the
 * five entities and numbers, comments. Refuses a document type: nothing is
 * ever expanded or fetched. The format has no place for a commander; the card
 * on the box is a guess.
 */
#include "deck.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { NESTING = 16, WORD_BYTES = 40 };

struct xml {
	const char *text, *at;
	char open[NESTING][WORD_BYTES];
	int depth;
	struct deck *deck;
	int zone; /* enum deck_zone; -1: of no deck */
	struct reason *why;
};

static int line_of(const struct xml *x)
{
	int line = 1;

	for (const char *at = x->text; at < x->at; at++)
		line += *at == '\n';
	return line;
}

static bool bad(const struct xml *x, const char *what)
{
	return reason_set(x->why, _("line %d: %s"), line_of(x), what);
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static void skip_blanks(struct xml *x)
{
	while (is_blank(*x->at))
		x->at++;
}

/* ---- texts ---- */

/* "amp;" and "#233;" from behind the ampersand; the length read, 0: it is none. */
static size_t read_entity(const char *text, char out[4], size_t *length)
{
	static const struct {
		const char *name;
		char means;
	} entities[] = {
		{ "amp;", '&' }, { "lt;", '<' }, { "gt;", '>' }, { "quot;", '"' }, { "apos;", '\'' }
	};
	unsigned long point;
	char *end;

	for (size_t i = 0; i < sizeof entities / sizeof *entities; i++)
		if (strncmp(text, entities[i].name, strlen(entities[i].name)) == 0) {
			out[0] = entities[i].means;
			*length = 1;
			return strlen(entities[i].name);
		}
	if (*text != '#')
		return 0;
	point = text[1] == 'x' ? strtoul(text + 2, &end, 16) : strtoul(text + 1, &end, 10);
	if (*end != ';' || point < 0x20 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
		return 0;
	*length = (size_t)utf8_encode((uint32_t)point, out);
	return (size_t)(end + 1 - text);
}

/* Up to the byte that ends it, not included; cuts what does not fit. */
static bool read_text(struct xml *x, char end, char *out, size_t size)
{
	size_t length = 0, bytes, taken;
	char part[4];
	uint32_t point;

	while (*x->at && *x->at != end) {
		if (*x->at == '&') {
			taken = read_entity(x->at + 1, part, &bytes);
			if (!taken)
				return bad(x, _("no such entity"));
			taken++;
		} else {
			taken = (size_t)utf8_decode(x->at, strnlen(x->at, 4), &point);
			if (!taken || (point < 0x20 && !is_blank((char)point)) ||
			    (*x->at == '<' && end != '<'))
				return bad(x, taken ? _("this character is not allowed here")
				                    : _("this is not UTF-8"));
			memcpy(part, x->at, bytes = taken);
		}
		if (length + bytes < size) {
			memcpy(out + length, part, bytes);
			length += bytes;
		}
		x->at += taken;
	}
	out[length] = '\0';
	return *x->at || bad(x, _("it is cut off"));
}

static bool read_word(struct xml *x, char out[WORD_BYTES])
{
	size_t length = strcspn(x->at, " \t\r\n=/><\"'&");

	if (!length || length >= WORD_BYTES)
		return bad(x, _("a name is missing here"));
	snprintf(out, WORD_BYTES, "%.*s", (int)length, x->at);
	x->at += length;
	return true;
}

/* ---- elements ---- */

struct element {
	char word[WORD_BYTES];
	char name[CARD_NAME_BYTES], number[WORD_BYTES];
	bool empty; /* <x/> */
};

static bool read_attribute(struct xml *x, struct element *e)
{
	char word[WORD_BYTES], value[CARD_NAME_BYTES], quote;

	if (!read_word(x, word))
		return false;
	skip_blanks(x);
	if (*x->at != '=')
		return bad(x, _("= is missing here"));
	x->at++;
	skip_blanks(x);
	quote = *x->at;
	if (quote != '"' && quote != '\'')
		return bad(x, _("a quote is missing here"));
	x->at++;
	if (!read_text(x, quote, value, sizeof value))
		return false;
	x->at++;
	if (strcmp(word, "name") == 0)
		memcpy(e->name, value, sizeof value);
	else if (strcmp(word, "number") == 0)
		snprintf(e->number, sizeof e->number, "%.*s", (int)sizeof e->number - 1, value);
	return true;
}

static bool read_element(struct xml *x, struct element *e)
{
	*e = (struct element){ 0 };
	if (!read_word(x, e->word))
		return false;
	for (;;) {
		skip_blanks(x);
		if (*x->at == '>' || (x->at[0] == '/' && x->at[1] == '>')) {
			e->empty = *x->at == '/';
			x->at += e->empty ? 2 : 1;
			return true;
		}
		if (!*x->at)
			return bad(x, _("it is cut off"));
		if (!read_attribute(x, e))
			return false;
	}
}

static bool is_inside(const struct xml *x, int level, const char *word)
{
	return x->depth == level && strcmp(x->open[level - 1], word) == 0;
}

static bool take_card(struct xml *x, const struct element *e)
{
	char *end;
	long count = strtol(e->number, &end, 10);

	if (x->zone < 0)
		return true;
	if (!e->number[0] || *end || count < 1 || count > DECK_COUNT)
		return bad(x, _("a card has no number"));
	if (!e->name[0])
		return bad(x, _("a card has no name"));
	return deck_add(x->deck, (enum deck_zone)x->zone, e->name, (int)count, x->why) ||
	       reason_at(x->why, _("line %d"), line_of(x));
}

static bool take_element(struct xml *x, const struct element *e)
{
	if (x->depth == 0 && strcmp(e->word, "cockatrice_deck") != 0)
		return bad(x, _("this is not a deck of Cockatrice"));
	if (x->depth == 1 && strcmp(e->word, "zone") == 0)
		x->zone = strcmp(e->name, "main") == 0   ? DECK_MAIN
		          : strcmp(e->name, "side") == 0 ? DECK_SIDE
		                                         : -1;
	if (is_inside(x, 2, "zone") && strcmp(e->word, "card") == 0 && !take_card(x, e))
		return false;
	if (e->empty)
		return true;
	if (x->depth == NESTING)
		return bad(x, _("nested too deeply"));
	memcpy(x->open[x->depth++], e->word, WORD_BYTES);
	return true;
}

static bool close_element(struct xml *x)
{
	char word[WORD_BYTES];

	if (!read_word(x, word))
		return false;
	skip_blanks(x);
	if (*x->at != '>' || !x->depth || strcmp(x->open[x->depth - 1], word) != 0)
		return bad(x, _("an end tag without its start"));
	x->at++;
	x->depth--;
	return true;
}

static bool skip_to(struct xml *x, const char *end)
{
	const char *at = strstr(x->at, end);

	if (!at)
		return bad(x, _("it is cut off"));
	x->at = at + strlen(end);
	return true;
}

/* From behind an opening angle. */
static bool read_tag(struct xml *x)
{
	struct element e;

	if (*x->at == '?')
		return skip_to(x, "?>");
	if (strncmp(x->at, "!--", 3) == 0)
		return skip_to(x, "-->");
	if (*x->at == '!')
		return bad(x, _("a document type is not allowed here"));
	if (*x->at == '/') {
		x->at++;
		return close_element(x);
	}
	return read_element(x, &e) && take_element(x, &e);
}

bool deck_read_cod(struct deck *deck, const struct text_file *file, struct reason *why)
{
	struct xml x = { .text = file->text, .at = file->text, .deck = deck, .zone = -1, .why = why };
	char text[CARD_NAME_BYTES];
	bool begun = false;

	for (;;) {
		skip_blanks(&x);
		if (!*x.at)
			return (begun && !x.depth) || bad(&x, _("it is cut off"));
		if (*x.at == '<') {
			x.at++;
			if (!read_tag(&x))
				return false;
			begun |= x.depth > 0;
		} else if (!x.depth) {
			return bad(&x, _("something is outside of the deck"));
		} else {
			if (!read_text(&x, '<', text, sizeof text))
				return false;
			if (is_inside(&x, 2, "bannerCard"))
				utf8_show(text, strlen(text), deck->banner, sizeof deck->banner);
		}
	}
}
