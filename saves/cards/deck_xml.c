/* SPDX-License-Identifier: MIT */
/*
 * Decks of Cockatrice (.cod), MTGO (.dek) and OCTGN (.o8d), and just enough XML for
 * them: elements, attributes, the five entities and numbers, comments, CDATA. Refuses a
 * document type: nothing is ever expanded or fetched. Cockatrice has no place for a
 * commander; the card on the box is a guess.
 */
#include "deck.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { NESTING = 16, WORD_BYTES = 40, TEXT_BYTES = CARD_NAME_BYTES + 8 };

/* What a program calls the parts; NULL: it has no such part. */
struct dialect {
	const char *root;
	const char *zone; /* the element around the cards of a zone, with its name */
	const char *card, *count;
	const char *name; /* the attribute; NULL: the text of the element */
	const char *side; /* the attribute that makes a card one of the sideboard */
};

static const struct dialect dialects[] = {
	{ "cockatrice_deck", "zone", "card", "number", "name", NULL },
	{ "Deck", NULL, "Cards", "Quantity", "Name", "Sideboard" },
	{ "deck", "section", "card", "qty", NULL, NULL },
};

struct xml {
	const char *at, *counted; /* the lines before it are counted */
	int line;
	const struct dialect *dialect; /* NULL before the root */
	char open[NESTING][WORD_BYTES];
	int depth;
	struct deck *deck;
	int zone;  /* enum deck_zone or DECK_NOWHERE */
	int count; /* of the card whose name is being read; 0: none */
	struct reason *why;
};

static int line_of(struct xml *x)
{
	for (; x->counted < x->at; x->counted++)
		x->line += *x->counted == '\n';
	return x->line;
}

static bool bad(struct xml *x, const char *what)
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

static const char section[] = "![CDATA[";

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

/* One character of a text; its length, 0 after telling why not. */
static size_t read_character(struct xml *x, bool angle)
{
	uint32_t point;
	size_t taken = (size_t)utf8_decode(x->at, strnlen(x->at, 4), &point);

	if (!taken)
		bad(x, _("this is not UTF-8"));
	else if ((point < 0x20 && !is_blank((char)point)) || (*x->at == '<' && !angle))
		bad(x, _("this character is not allowed here"));
	else
		return taken;
	return 0;
}

static void add_part(char *out, size_t size, size_t *length, const char *part, size_t bytes)
{
	if (*length + bytes < size) {
		memcpy(out + *length, part, bytes);
		*length += bytes;
	}
	out[*length] = '\0';
}

/* Up to the byte that ends it, not included; cuts what does not fit. */
static bool read_text(struct xml *x, char end, char *out, size_t size)
{
	size_t length = 0, bytes, taken;
	char part[4];

	*out = '\0';
	while (*x->at && *x->at != end) {
		if (*x->at == '&') {
			taken = read_entity(x->at + 1, part, &bytes);
			if (!taken)
				return bad(x, _("no such entity"));
			taken++;
			add_part(out, size, &length, part, bytes);
		} else {
			taken = read_character(x, end == '<');
			if (!taken)
				return false;
			add_part(out, size, &length, x->at, taken);
		}
		x->at += taken;
	}
	return *x->at || bad(x, _("it is cut off"));
}

/* From behind "<![CDATA[" to "]]>": text in which nothing is a mark. */
static bool read_section(struct xml *x, char *out, size_t size)
{
	static const char end[] = "]]>";
	size_t length = 0, taken;

	for (*out = '\0'; *x->at && strncmp(x->at, end, strlen(end)) != 0; x->at += taken) {
		taken = read_character(x, true);
		if (!taken)
			return false;
		add_part(out, size, &length, x->at, taken);
	}
	if (!*x->at)
		return bad(x, _("it is cut off"));
	x->at += strlen(end);
	return true;
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
	char name[TEXT_BYTES], number[WORD_BYTES];
	bool side;
	bool empty; /* <x/> */
};

static bool is_word(const char *word, const char *wanted)
{
	return wanted && strcmp(word, wanted) == 0;
}

static void take_attribute(const struct dialect *d, struct element *e, const char *word, const char *value)
{
	if (is_word(word, d->name) || (d->zone && is_word(word, "name")))
		snprintf(e->name, sizeof e->name, "%s", value);
	else if (is_word(word, d->count))
		snprintf(e->number, sizeof e->number, "%.*s", (int)sizeof e->number - 1, value);
	else if (is_word(word, d->side))
		e->side = strcasecmp(value, "true") == 0;
}

static bool read_attribute(struct xml *x, struct element *e)
{
	char word[WORD_BYTES], value[TEXT_BYTES], quote;

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
	if (x->dialect)
		take_attribute(x->dialect, e, word, value);
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

static bool add_card(struct xml *x, int zone, const char *name, int count)
{
	if (!name[0])
		return bad(x, _("a card has no name"));
	return deck_add(x->deck, (enum deck_zone)zone, name, count, line_of(x), x->why) ||
	       reason_at(x->why, _("line %d"), line_of(x));
}

static bool take_card(struct xml *x, const struct element *e)
{
	int count;

	if (x->zone == DECK_NOWHERE)
		return true;
	if (!e->number[0])
		return bad(x, _("a card has no number"));
	if (!deck_read_count(e->number, &count, x->why))
		return reason_at(x->why, _("line %d"), line_of(x));
	if (!x->dialect->name && e->empty)
		return bad(x, _("a card has no name"));
	x->count = count;
	return !x->dialect->name || add_card(x, e->side ? DECK_SIDE : x->zone, e->name, x->count);
}

/* Sections with a name of their own, "Ramp", are of the deck; those of Cockatrice are
 * known. */
static void begin_zone(struct xml *x, const struct element *e)
{
	x->zone = x->dialect == dialects ? DECK_NOWHERE : DECK_MAIN;
	deck_heading(e->name, &x->zone);
}

static bool begin_root(struct xml *x, const struct element *e)
{
	for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
		if (is_word(e->word, dialects[i].root))
			x->dialect = &dialects[i];
	x->zone = x->dialect && !x->dialect->zone ? DECK_MAIN : DECK_NOWHERE;
	return x->dialect || bad(x, _("this is not a Cockatrice, MTGO or OCTGN deck"));
}

static bool take_element(struct xml *x, const struct element *e)
{
	if (x->depth == 0 && !begin_root(x, e))
		return false;
	if (x->depth == 1 && is_word(e->word, x->dialect->zone))
		begin_zone(x, e);
	if (x->depth == (x->dialect->zone ? 2 : 1) && is_word(e->word, x->dialect->card) &&
	    (!x->dialect->zone || is_inside(x, 2, x->dialect->zone)) && !take_card(x, e))
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
		return bad(x, _("an end tag without a start tag"));
	if (x->dialect && !x->dialect->name && x->count)
		return bad(x, _("a card has no name"));
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

/* The name of a card of OCTGN, or the card on the box of Cockatrice's. */
static bool take_text(struct xml *x, char *text)
{
	const struct dialect *d = x->dialect;
	size_t length = strlen(text);
	int count = x->count;

	while (length && is_blank(text[length - 1]))
		text[--length] = '\0';
	if (!d->name && x->zone != DECK_NOWHERE && is_inside(x, 3, d->card)) {
		x->count = 0;
		return count ? add_card(x, x->zone, text, count) : bad(x, _("a card's name is in two parts"));
	}
	if (is_inside(x, 2, "bannerCard"))
		utf8_show(text, strlen(text), x->deck->banner, sizeof x->deck->banner);
	return true;
}

static bool take_section(struct xml *x)
{
	char text[TEXT_BYTES], *at;

	x->at += strlen(section);
	if (!x->depth)
		return bad(x, _("something is outside the deck"));
	if (!read_section(x, text, sizeof text))
		return false;
	at = text + strspn(text, " \t\r\n");
	return !*at || take_text(x, at);
}

/* From behind an opening angle. */
static bool read_tag(struct xml *x)
{
	struct element e;

	if (*x->at == '?')
		return skip_to(x, "?>");
	if (strncmp(x->at, "!--", 3) == 0)
		return skip_to(x, "-->");
	if (strncmp(x->at, section, strlen(section)) == 0)
		return take_section(x);
	if (*x->at == '!')
		return bad(x, _("a document type is not allowed here"));
	if (*x->at == '/') {
		x->at++;
		return close_element(x);
	}
	return read_element(x, &e) && take_element(x, &e);
}

bool deck_read_xml(struct deck *deck, const struct text_file *file, struct reason *why)
{
	struct xml x = { .at = file->text,
		         .counted = file->text,
		         .line = 1,
		         .deck = deck,
		         .zone = DECK_NOWHERE,
		         .why = why };
	char text[TEXT_BYTES];
	bool begun = false;

	for (;;) {
		skip_blanks(&x);
		if (!*x.at)
			return (begun && !x.depth) || bad(&x, _("it is cut off"));
		if (*x.at == '<') {
			x.at++;
			if (!read_tag(&x))
				return false;
			begun |= x.dialect != NULL;
		} else if (!x.depth) {
			return bad(&x, _("something is outside the deck"));
		} else {
			if (!read_text(&x, '<', text, sizeof text) || !take_text(&x, text))
				return false;
		}
	}
}
