/* SPDX-License-Identifier: MIT */
/*
 * A board as text: "o6 w5 l11 / g9 ... ; 3 b 3 ...", hexes by rows from the top, then
 * the harbours clockwise from the top left. A letter behind a number (g8b tells twins
 * apart) is read and forgotten.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "island.h"
#include "rules/core/i18n.h"
#include "rules/core/words.h"

static const char letters[] = "blwgo"; /* brick, lumber, wool, grain, ore */

/* ---- writing ---- */

static struct island_word hex_word(const struct island_layout *layout, int hex)
{
	struct island_word out;

	if (layout->land[hex] == ISLAND_DESERT)
		snprintf(out.text, sizeof out.text, "desert");
	else
		snprintf(out.text, sizeof out.text, "%c%d", letters[layout->land[hex]], layout->number[hex]);
	return out;
}

struct island_word island_harbour_word(int kind)
{
	return (struct island_word){ { kind == ISLAND_ANY ? '3' : letters[kind], '\0' } };
}

void island_write(const struct island *island, const struct island_layout *layout, char *out, size_t size)
{
	size_t end = 0;
	int row = 0;

	for (int hex = 1; hex <= island->hexes && end < size; hex++) {
		int column, before = row;

		row = island_hex_row(island, hex, &column);
		end += (size_t)snprintf(out + end, size - end, "%s%s",
		                        row > before ? " / "
		                        : hex > 1    ? " "
		                                     : "",
		                        hex_word(layout, hex).text);
	}
	if (end < size)
		end += (size_t)snprintf(out + end, size - end, " ;");
	for (int harbour = 1; harbour <= island->harbours && end < size; harbour++)
		end += (size_t)snprintf(out + end, size - end, " %s",
		                        island_harbour_word(layout->harbour[harbour]).text);
}

/* ---- reading ---- */

struct reading {
	const struct island *island;
	const char *at;
	struct reason *why;
};

/* The next word; a sign is a word by itself. "": the end. */
static void next_word(struct reading *r, char *word, size_t size)
{
	static const char signs[] = "/;,";
	size_t length;

	r->at += strspn(r->at, " ");
	length = strchr(signs, *r->at) ? *r->at != '\0' : strcspn(r->at, " /;,");
	snprintf(word, size, "%.*s", (int)length, r->at);
	r->at += length;
}

/* A land or its first letter; -1: none. */
static int find_land(const char *word, size_t length)
{
	for (int land = 0; land <= ISLAND_DESERT && length; land++) {
		char name[12];
		size_t same = 0;

		choice_at(ISLAND_LAND_WORDS, land, name, sizeof name);
		while (same < length && name[same] == tolower((unsigned char)word[same]))
			same++;
		if (same == length && (length == 1 || !name[same]))
			return land;
	}
	return -1;
}

/* Length of a word without the letter that tells twins apart: "g8b", "desertb". */
static size_t untwinned(const char *word)
{
	size_t length = strlen(word);
	bool may = length > 1 && strchr("abcABC", word[length - 1]);

	return length - (may && (isdigit((unsigned char)word[length - 2]) || length == sizeof "desertb" - 1));
}

/* "g8", "grain8", "desert" */
static bool read_hex(const char *word, uint8_t *land, uint8_t *number)
{
	size_t length = untwinned(word), name = strcspn(word, "0123456789");
	int kind, value = 0;
	char text[8];

	if (name > length)
		name = length;
	kind = find_land(word, name);
	if (kind < 0 || length - name >= sizeof text)
		return false;
	snprintf(text, sizeof text, "%.*s", (int)(length - name), word + name);
	if (kind == ISLAND_DESERT ? text[0] != '\0' : !read_int(text, 2, 12, &value) || value == 7)
		return false;
	*land = (uint8_t)kind;
	*number = (uint8_t)value;
	return true;
}

bool island_begins(const char *text)
{
	struct reading r = { .at = text };
	uint8_t land, number;
	char word[24];

	next_word(&r, word, sizeof word);
	return read_hex(word, &land, &number);
}

static bool read_hexes(struct reading *r, struct island_layout *out)
{
	char word[24];
	int row = 0, column;

	for (int hex = 1; hex <= r->island->hexes; hex++) {
		next_word(r, word, sizeof word);
		if (hex > 1 && strcmp(word, "/") == 0) {
			if (island_hex_row(r->island, hex, &column) != ++row || column)
				return reason_set(r->why, _("row %d ends after hex %d: %s"), row, hex - 1,
				                  r->island->rows == 5
				                          ? _("the rows have 3 4 5 4 3 hexes")
				                          : _("the rows have 3 4 5 6 5 4 3 hexes"));
			next_word(r, word, sizeof word);
		}
		if (!word[0] || strcmp(word, ";") == 0)
			return reason_set(r->why, _("the board has %d hexes, not %d"), r->island->hexes,
			                  hex - 1);
		if (!read_hex(word, &out->land[hex], &out->number[hex])) {
			reason_set(r->why,
			           _("\"%.20s\" is not a hex: type g6 for grain 6 (a second one g6b), or "
			             "desert"),
			           word);
			row = island_hex_row(r->island, hex, &column);
			return reason_at(r->why, _("row %d, hex %d"), row + 1, column + 1);
		}
	}
	return true;
}

static bool read_harbours(struct reading *r, struct island_layout *out)
{
	uint8_t land, number;
	char word[24];

	next_word(r, word, sizeof word);
	if (read_hex(word, &land, &number))
		return reason_set(r->why, _("\"%s\" is one too many: the board has %d hexes"), word,
		                  r->island->hexes);
	if (strcmp(word, ";") == 0)
		next_word(r, word, sizeof word);
	for (int harbour = 1; harbour <= r->island->harbours; harbour++) {
		int kind = word[0] == '3' ? ISLAND_ANY : find_land(word, strlen(word));

		if (!word[0])
			return reason_set(r->why, _("the board has %d harbours, not %d"), r->island->harbours,
			                  harbour - 1);
		if (kind < 0 || (kind == ISLAND_DESERT && word[0] != '3') ||
		    (word[0] == '3' && strcmp(word, "3") != 0 && strcmp(word, "3:1") != 0))
			return reason_set(
				r->why, _("\"%.20s\" is not a harbour: 3, brick, lumber, wool, grain or ore"),
				word);
		out->harbour[harbour] = (uint8_t)kind;
		next_word(r, word, sizeof word);
	}
	return !word[0] || reason_set(r->why, _("\"%s\" is one too many: %d hexes, then %d harbours"), word,
	                              r->island->hexes, r->island->harbours);
}

/* ---- what the box has ---- */

static const char *land_name(int land)
{
	static const char *const names[] = { N_("brick"), N_("lumber"), N_("wool"),
		                             N_("grain"), N_("ore"),    N_("desert") };

	return _(names[land]);
}

static bool check_lands(const struct reading *r, const struct island_layout *layout)
{
	int count[ISLAND_DESERT + 1] = { 0 };

	for (int hex = 1; hex <= r->island->hexes; hex++)
		count[layout->land[hex]]++;
	for (int land = 0; land <= ISLAND_DESERT; land++)
		if (count[land] != r->island->lands[land])
			return reason_set(r->why, _("%s: %d hexes, but the box has %d"), land_name(land),
			                  count[land], r->island->lands[land]);
	return true;
}

static bool check_tokens(const struct reading *r, const struct island_layout *layout)
{
	int count[13] = { 0 }, box[13] = { 0 };

	for (int hex = 1; hex <= r->island->hexes; hex++)
		count[layout->number[hex]]++;
	for (int i = 0; i < r->island->hexes - r->island->lands[ISLAND_DESERT]; i++)
		box[r->island->token[i]]++;
	for (int number = 2; number <= 12; number++)
		if (count[number] > box[number])
			return reason_set(r->why, _("number %d: %d hexes, but the box has %d"), number,
			                  count[number], box[number]);
	return true;
}

static bool check_harbours(const struct reading *r, const struct island_layout *layout)
{
	int count[ISLAND_ANY + 1] = { 0 };

	for (int harbour = 1; harbour <= r->island->harbours; harbour++)
		count[layout->harbour[harbour]]++;
	for (int kind = 0; kind < ISLAND_ANY; kind++) /* those of 3:1 are the others */
		if (count[kind] != r->island->ports[kind])
			return reason_set(r->why, _("harbours of %s: %d, but the box has %d"),
			                  land_name(kind), count[kind], r->island->ports[kind]);
	return true;
}

bool island_reds_apart(const struct island *island, const struct island_layout *layout, struct reason *why)
{
	int other, hex = island_red_pair(island, layout, &other);

	return !hex || reason_set(why, _("%s and %s lie side by side: no 6 or 8 touches another"),
	                          hex_word(layout, hex).text, hex_word(layout, other).text);
}

bool island_read(const struct island *island, const char *text, struct island_layout *out, struct reason *why)
{
	struct reading r = { island, text, why };

	memset(out, 0, sizeof *out);
	return read_hexes(&r, out) && read_harbours(&r, out) && check_lands(&r, out) &&
	       check_tokens(&r, out) && check_harbours(&r, out);
}
