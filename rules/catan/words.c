/* SPDX-License-Identifier: MIT */
/*
 * Words of the command language, the same in every language of the user, and
 * names for people. A hex is a resource, a number and a letter for its twin: the
 * program knows no map.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

const struct catan_word catan_resources[CATAN_RESOURCES] = {
	[CATAN_BRICK] = { "brick", N_("brick") }, [CATAN_LUMBER] = { "lumber", N_("lumber") },
	[CATAN_WOOL] = { "wool", N_("wool") },    [CATAN_GRAIN] = { "grain", N_("grain") },
	[CATAN_ORE] = { "ore", N_("ore") },
};

const struct catan_word catan_cards[CATAN_HELD] = {
	[CATAN_KNIGHT] = { "knight", N_("Knight") },
	[CATAN_VP] = { "vp", N_("Victory Point") },
	[CATAN_ROAD_BUILDING] = { "roads", N_("Road Building") },
	[CATAN_PLENTY] = { "plenty", N_("Year of Plenty") },
	[CATAN_MONOPOLY] = { "monopoly", N_("Monopoly") },
	[CATAN_UNKNOWN] = { "unknown", N_("unknown card") },
};

const struct catan_word catan_things[CATAN_THINGS] = {
	[CATAN_ROAD] = { "road", N_("road") },
	[CATAN_SETTLEMENT] = { "settlement", N_("settlement") },
	[CATAN_CITY] = { "city", N_("city") },
	[CATAN_CARD] = { "card", N_("development card") },
};

const struct catan_word catan_flows[CATAN_FLOWS] = {
	[CATAN_FROM_PRODUCTION] = { "production", N_("from production") },
	[CATAN_FROM_BANK] = { "from_bank", N_("from the bank") },
	[CATAN_TO_BANK] = { "to_bank", N_("to the bank") },
	[CATAN_SPENT] = { "spent", N_("spent") },
	[CATAN_BANK_TRADE] = { "bank_trade", N_("traded with the bank") },
	[CATAN_TRADE] = { "trade", N_("traded with") },
	[CATAN_STOLE] = { "stole", N_("stolen from") },
	[CATAN_ROBBED] = { "robbed", N_("stolen by") },
	[CATAN_DISCARDED] = { "discarded", N_("discarded") },
	[CATAN_MONOPOLY_TOOK] = { "monopoly_took", N_("by Monopoly from") },
	[CATAN_MONOPOLY_LOST] = { "monopoly_lost", N_("lost to the Monopoly of") },
	[CATAN_RULED] = { "ruled", N_("ruling") },
	[CATAN_TAKEN_BACK] = { "taken_back", N_("returned, the bank is short") },
};

/* ---- cards ---- */

/* Other names of resources. Single letters stand for resources only: w is wool. */
static const struct {
	const char *word;
	enum catan_resource kind;
} also[] = {
	{ "wood", CATAN_LUMBER },
	{ "sheep", CATAN_WOOL },
	{ "wheat", CATAN_GRAIN },
};

/* Ignores case. */
static bool begins(const char *word, const char *so)
{
	while (*so && tolower((unsigned char)*word) == tolower((unsigned char)*so)) {
		word++;
		so++;
	}
	return !*so;
}

static bool is_word(const char *word, const char *other)
{
	return strlen(word) == strlen(other) && begins(word, other);
}

static int find_letter(char letter)
{
	char text[] = { letter, '\0' };

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (begins(catan_resources[kind].word, text))
			return kind;
	return -1;
}

int catan_resource_find(const char *word)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (is_word(catan_resources[kind].word, word))
			return kind;
	for (size_t i = 0; i < sizeof also / sizeof *also; i++)
		if (is_word(also[i].word, word))
			return (int)also[i].kind;
	return word[0] && !word[1] ? find_letter(word[0]) : -1;
}

static bool add_cards(int kind, int count, int out[CATAN_RESOURCES])
{
	if (kind < 0 || count < 0 || out[kind] + count > CATAN_CARDS_MOST)
		return false;
	out[kind] += count;
	return true;
}

/* "2g1o", "go" */
static bool read_short(const char *text, size_t length, int out[CATAN_RESOURCES])
{
	size_t at = 0;

	while (at < length) {
		size_t digits = strspn(text + at, "0123456789");
		char number[4] = "1";
		int count;

		if (at + digits >= length || digits >= sizeof number)
			return false;
		if (digits)
			snprintf(number, sizeof number, "%.*s", (int)digits, text + at);
		if (!read_int(number, 0, CATAN_CARDS_MOST, &count) ||
		    !add_cards(find_letter(text[at + digits]), count, out))
			return false;
		at += digits + 1;
	}
	return length > 0;
}

/* "grain=2", "grain", "2g1o" */
static bool read_item(const char *text, size_t length, int out[CATAN_RESOURCES])
{
	const char *sign = memchr(text, '=', length);
	size_t word = sign ? (size_t)(sign - text) : length;
	char name[12], number[8];
	int kind, count = 1;

	if (word < sizeof name && length - word < sizeof number) {
		snprintf(name, sizeof name, "%.*s", (int)word, text);
		snprintf(number, sizeof number, "%.*s", sign ? (int)(length - word - 1) : 0,
		         sign ? sign + 1 : "");
		kind = catan_resource_find(name);
		if (kind >= 0 && (!sign || read_int(number, 0, CATAN_CARDS_MOST, &count)))
			return add_cards(kind, count, out);
	}
	return !sign && read_short(text, length, out);
}

bool catan_cards_read(const char *text, int out[CATAN_RESOURCES])
{
	for (const char *at = text; at;) {
		size_t length = strcspn(at, ",");

		if (!read_item(at, length, out))
			return false;
		at = at[length] ? at + length + 1 : NULL;
	}
	return true;
}

struct catan_text catan_cards_text(const int list[CATAN_RESOURCES])
{
	struct catan_text out;
	size_t end = 0, size = sizeof out.text;

	snprintf(out.text, size, "%s", _("nothing"));
	for (int kind = 0; kind < CATAN_RESOURCES && end < size; kind++)
		if (list[kind]) {
			if (end)
				out.text[end++] = ' ';
			end += (size_t)snprintf(out.text + end, size - end, C_("cards", "%d %s"), list[kind],
			                        _(catan_resources[kind].name));
		}
	return out;
}

/* ---- hexes ---- */

enum { DESERT = CATAN_RESOURCES, NUMBERS = 13, TWINS = 3 };

/* A number occurs at most three times with one resource on the largest board. */
catan_hex catan_hex_of(int ground, int number, int twin)
{
	return (ground * NUMBERS + number) * TWINS + twin;
}

int catan_hex_number(catan_hex hex)
{
	return hex / TWINS % NUMBERS;
}

int catan_hex_resource(catan_hex hex)
{
	int ground = hex / TWINS / NUMBERS;

	return ground == DESERT ? -1 : ground;
}

struct catan_text catan_hex_word(catan_hex hex)
{
	int ground = catan_hex_resource(hex), twin = hex % TWINS;
	char letter[2] = { twin ? (char)('a' + twin) : '\0', '\0' };
	struct catan_text out;

	if (ground < 0)
		snprintf(out.text, sizeof out.text, "desert%s", letter);
	else
		snprintf(out.text, sizeof out.text, "%c%d%s", catan_resources[ground].word[0],
		         catan_hex_number(hex), letter);
	return out;
}

/* "grain 6b" */
struct catan_text catan_hex_text(catan_hex hex)
{
	int ground = catan_hex_resource(hex), twin = hex % TWINS;
	char letter[2] = { twin ? (char)('a' + twin) : '\0', '\0' };
	struct catan_text out;

	if (ground < 0)
		snprintf(out.text, sizeof out.text, "%s%s", _("desert"), letter);
	else
		snprintf(out.text, sizeof out.text, C_("hex", "%s %d%s"), _(catan_resources[ground].name),
		         catan_hex_number(hex), letter);
	return out;
}

/* "", "a", "b", "c" */
static int read_twin(const char *text)
{
	static const char *const twins[TWINS] = { "a", "b", "c" };

	for (int twin = 0; twin < TWINS; twin++)
		if (is_word(text, twins[twin]))
			return twin;
	return text[0] ? -1 : 0;
}

static catan_hex read_numbered(const char *word)
{
	size_t letters = strcspn(word, "0123456789"), digits = strspn(word + letters, "0123456789");
	char name[12], number[4];
	int ground, value, twin = read_twin(word + letters + digits);

	if (letters >= sizeof name || !digits || digits >= sizeof number)
		return -1;
	snprintf(name, sizeof name, "%.*s", (int)letters, word);
	snprintf(number, sizeof number, "%.*s", (int)digits, word + letters);
	ground = catan_resource_find(name);
	if (ground < 0 || twin < 0 || !read_int(number, 2, 12, &value) || value == 7)
		return -1;
	return catan_hex_of(ground, value, twin);
}

catan_hex catan_hex_read(const char *word, struct reason *why)
{
	static const char desert[] = "desert";
	bool is_desert = begins(word, desert);
	int twin = is_desert ? read_twin(word + sizeof desert - 1) : -1;
	catan_hex hex = is_desert ? (twin < 0 ? -1 : catan_hex_of(DESERT, 0, twin)) : read_numbered(word);

	if (hex < 0)
		reason_set(why,
		           _("\"%.20s\" is not a hex: type g6 for grain 6 (a second one g6b), or desert"),
		           word);
	return hex;
}

struct catan_text catan_corners_word(const struct catan_place *place)
{
	struct catan_text out = { "" };
	size_t end = 0;

	for (int k = 0; k < place->corners; k++)
		end += (size_t)snprintf(out.text + end, sizeof out.text - end, "%s%s", k ? "," : "",
		                        catan_hex_word(place->corner[k]).text);
	return out;
}
