/* SPDX-License-Identifier: MIT */
/*
 * Reads the facts of one card from its printed words, which are English in
 * rules and card data.
 */
#include "deck.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "rules/core/utf8.h"

/* ---- names ---- */

/* Punctuation and blanks, which people type one way and data another, and
 * invisible characters, which could hide a banned card. */
static bool is_noise(uint32_t point)
{
	if (point < 0x80)
		return !((point >= 'a' && point <= 'z') || (point >= '0' && point <= '9') || point == '/');
	return point < 0xc0 || (point >= 0x2000 && point <= 0x206f) || point == 0x2212 ||
	       (point >= 0x3000 && point <= 0x3003) || (point >= 0x3008 && point <= 0x303f) ||
	       point == 0x30fb || point == 0xa789 || utf8_is_control(point);
}

bool card_key(const char *name, char out[CARD_NAME_BYTES])
{
	char folded[CARD_NAME_BYTES];
	size_t left, end = 0;
	uint32_t point;
	int length;

	utf8_fold(name, folded, sizeof folded);
	left = strlen(folded);
	for (const char *at = folded; left; at += length, left -= (size_t)length) {
		length = utf8_decode(at, left, &point);
		if (is_noise(point) || (point == '/' && (end == 0 || out[end - 1] == '/')))
			continue;
		memcpy(out + end, at, (size_t)length);
		end += (size_t)length;
	}
	if (end && out[end - 1] == '/')
		end--;
	out[end] = '\0';
	return end > 0;
}

/* ---- colours ---- */

static const char letters[] = "WUBRG";

struct color_letters color_letters(unsigned colors)
{
	struct color_letters out = { "" };
	int end = 0;

	for (int i = 0; letters[i]; i++)
		if (colors & 1u << i)
			out.text[end++] = letters[i];
	return out;
}

unsigned color_of_letter(char letter)
{
	const char *at = letter ? strchr(letters, letter) : NULL;

	return at ? 1u << (at - letters) : 0;
}

/* One symbol from behind its brace: {W}, {W/U}, {2/W}, {W/P} count, {PW} does
 * not. Hybrid counts as both (C2). */
static unsigned colors_of_symbol(const char *at)
{
	unsigned colors = 0;

	while (*at && *at != '}') {
		if (at[1] == '/' || at[1] == '}')
			colors |= color_of_letter(*at);
		at += strcspn(at, "/}");
		at += *at == '/';
	}
	return colors;
}

/* The symbols of a cost or a text, those of reminders in brackets left out (C2). */
static unsigned colors_of_symbols(const char *text)
{
	unsigned colors = 0;
	int reminder = 0;

	for (; *text; text++) {
		if (*text == '(')
			reminder++;
		else if (*text == ')' && reminder)
			reminder--;
		else if (*text == '{' && !reminder)
			colors |= colors_of_symbol(text + 1);
	}
	return colors;
}

static const struct {
	const char *color, *land;
} words_of[] = { { "white", "Plains" },
	         { "blue", "Island" },
	         { "black", "Swamp" },
	         { "red", "Mountain" },
	         { "green", "Forest" } };

enum { COLORS = sizeof words_of / sizeof *words_of };

/* Whether a line of types contains a whole word. */
static bool has_word(const char *line, const char *word)
{
	size_t length = strlen(word);

	for (const char *at = line; (at = strstr(at, word)); at += length)
		if ((at == line || at[-1] == ' ') && (!at[length] || at[length] == ' '))
			return true;
	return false;
}

/* "NAME is all colors." and "NAME is red and green.", abilities that define
 * what the card is (C2). */
static unsigned colors_of_definition(const char *name, const char *text)
{
	char head[CARD_NAME_BYTES + 8];
	const char *at;
	unsigned colors = 0;

	snprintf(head, sizeof head, "%s is ", name);
	at = strstr(text, head);
	if (!at)
		return 0;
	at += strlen(head);
	if (strncmp(at, "all colors.", 11) == 0)
		return (1u << COLORS) - 1;
	while (*at && *at != '.') {
		size_t length = strcspn(at, " ,.\n");
		unsigned color = 0;

		for (int i = 0; i < COLORS; i++)
			if (strlen(words_of[i].color) == length &&
			    strncmp(at, words_of[i].color, length) == 0)
				color = 1u << i;
		if (!color && !(length == 3 && strncmp(at, "and", 3) == 0))
			return 0; /* "is white as long as", "is put", ... */
		colors |= color;
		at += length;
		at += strspn(at, " ,\n");
	}
	return colors;
}

static unsigned identity_of(const struct card_text *t, const char *types)
{
	unsigned colors;

	if (t->has_identity)
		return t->identity;
	colors = colors_of_symbols(t->cost) | colors_of_symbols(t->text) |
	         colors_of_definition(t->name, t->text) | t->indicator;
	for (int i = 0; i < COLORS; i++) /* a land with a basic type has that type's symbol (C2) */
		if (has_word(types, words_of[i].land))
			colors |= 1u << i;
	return colors;
}

/* ---- leading a deck ---- */

static const struct {
	const char *key;
	unsigned flag;
} abilities[] = {
	{ "partner", CARD_PARTNER },
	{ "friendsforever", CARD_FRIENDS },
	{ "chooseabackground", CARD_CHOOSES_BACKGROUND },
	{ "doctorscompanion", CARD_DOCTORS_COMPANION },
};

static unsigned ability_of(const char *key)
{
	for (size_t i = 0; i < sizeof abilities / sizeof *abilities; i++)
		if (strcmp(key, abilities[i].key) == 0)
			return abilities[i].flag;
	return 0;
}

/* Of most lines the first letter tells that they are none. */
static bool may_be_ability(const char *line)
{
	for (size_t i = 0; i < sizeof abilities / sizeof *abilities; i++)
		if (tolower((unsigned char)*line) == abilities[i].key[0])
			return true;
	return !isalpha((unsigned char)*line);
}

/* One line of rules text without its reminder. "Partner with NAME" names one
 * card, "Partner" and a dash a group. */
static unsigned ability_of_line(const char *line, size_t length, char with[CARD_NAME_BYTES])
{
	static const char word[] = "Partner", dash[] = "\xe2\x80\x94";
	char part[CARD_NAME_BYTES], key[CARD_NAME_BYTES];
	const char *rest = part + sizeof word - 1;

	if (length >= sizeof part || !may_be_ability(line))
		return 0;
	memcpy(part, line, length);
	part[length] = '\0';
	part[strcspn(part, "(")] = '\0';
	if (!card_key(part, key))
		return 0;
	if (strncmp(part, word, sizeof word - 1) != 0)
		return ability_of(key);
	if (strncmp(rest, " with ", 6) == 0)
		return card_key(rest + 6, with) ? CARD_PARTNER_WITH : 0;
	if (strncmp(rest, dash, sizeof dash - 1) == 0 || strncmp(rest, " - ", 3) == 0)
		return card_key(rest, with) ? CARD_PARTNER_GROUP : 0;
	return ability_of(key);
}

static unsigned abilities_of(const char *text, char with[CARD_NAME_BYTES])
{
	unsigned flags = 0;

	while (*text) {
		size_t length = strcspn(text, "\n");

		flags |= ability_of_line(text, length, with);
		text += length;
		text += *text == '\n';
	}
	return flags;
}

static bool has_subtypes(const char *types, const char *subtypes)
{
	const char *dash = strstr(types, "\xe2\x80\x94");

	return dash && strcmp(dash + 3 + (dash[3] == ' '), subtypes) == 0;
}

static unsigned flags_of_types(const struct card_text *t, const char *types)
{
	bool legendary = has_word(types, "Legendary");
	bool flies = has_word(types, "Vehicle") || has_word(types, "Spacecraft");
	unsigned flags = 0;

	if (has_word(types, "Basic"))
		flags |= CARD_BASIC;
	if (has_word(types, "Instant") || has_word(types, "Sorcery"))
		flags |= CARD_SPELL;
	if (has_word(types, "Conspiracy"))
		flags |= CARD_CONSPIRACY;
	if (legendary && has_word(types, "Creature"))
		flags |= CARD_LEGEND;
	if (legendary && flies && t->has_power)
		flags |= CARD_LEADER;
	if (legendary && has_word(types, "Planeswalker"))
		flags |= CARD_PLANESWALKER;
	if (legendary && has_word(types, "Background"))
		flags |= CARD_BACKGROUND;
	if (legendary && has_subtypes(types, "Time Lord Doctor"))
		flags |= CARD_DOCTOR;
	return flags;
}

/* "As long as NAME isn't on the battlefield, it's a 1/1 Insect creature in addition to
 * its other types." (903.3) */
static bool is_creature_elsewhere(const char *text)
{
	const char *at = strstr(text, " isn't on the battlefield, it's a");

	const char *creature = at ? strstr(at, " creature") : NULL;

	return creature && creature < at + strcspn(at, ".\n");
}

/* ---- how many ---- */

static const char *const numbers[] = {
	"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
};

/* "A deck can have any number of cards named X", "up to nine cards named X". */
static int copies_of(const char *text)
{
	static const char head[] = "A deck can have ";
	const char *at = strstr(text, head);

	if (!at)
		return 1;
	at += sizeof head - 1;
	if (strncmp(at, "any number of cards named ", 26) == 0)
		return CARD_ANY_NUMBER;
	if (strncmp(at, "up to ", 6) != 0)
		return 1;
	for (int i = 0; i < (int)(sizeof numbers / sizeof *numbers); i++)
		if (strncmp(at + 6, numbers[i], strlen(numbers[i])) == 0 &&
		    strncmp(at + 6 + strlen(numbers[i]), " cards named ", 13) == 0)
			return i + 1;
	return 1;
}

void card_read(const struct card_text *t, struct magic_card *card, char with[CARD_NAME_BYTES])
{
	const char *whole = t->types[0] ? t->types : t->face_types, *end = strstr(whole, " // ");
	char types[CARD_NAME_BYTES], ignored[CARD_NAME_BYTES];

	/* The type line of a card's first part counts. */
	snprintf(types, sizeof types, "%.*s", end ? (int)(end - whole) : (int)strlen(whole), whole);
	with[0] = '\0';
	*card = (struct magic_card){
		.name = t->name, .with = with, .identity = identity_of(t, types), .copies = copies_of(t->text)
	};
	memcpy(card->legal, t->legal, sizeof card->legal);
	if (t->back)
		return;
	card->flags = flags_of_types(t, types) | abilities_of(t->text, with);
	/* Data lists a bare "Partner" beside each finer kind of it. */
	if (!(card->flags & (CARD_PARTNER_WITH | CARD_PARTNER_GROUP)) && !strstr(t->keywords, "Partner with"))
		card->flags |= abilities_of(t->keywords, ignored);
	if (t->leader || strstr(t->text, " can be your commander") ||
	    (has_word(types, "Legendary") && is_creature_elsewhere(t->text)))
		card->flags |= CARD_LEADER;
	if (strstr(t->text, "choose a color before the game begins"))
		card->flags |= CARD_CHOOSES_COLOR;
}

/* ---- without data ---- */

static const struct {
	const char *key, *name;
	unsigned flags, identity;
	int copies;
} known[] = {
	{ "plains", "Plains", CARD_BASIC, COLOR_W, CARD_ANY_NUMBER },
	{ "island", "Island", CARD_BASIC, COLOR_U, CARD_ANY_NUMBER },
	{ "swamp", "Swamp", CARD_BASIC, COLOR_B, CARD_ANY_NUMBER },
	{ "mountain", "Mountain", CARD_BASIC, COLOR_R, CARD_ANY_NUMBER },
	{ "forest", "Forest", CARD_BASIC, COLOR_G, CARD_ANY_NUMBER },
	{ "wastes", "Wastes", CARD_BASIC, 0, CARD_ANY_NUMBER },
	{ "snowcoveredplains", "Snow-Covered Plains", CARD_BASIC, COLOR_W, CARD_ANY_NUMBER },
	{ "snowcoveredisland", "Snow-Covered Island", CARD_BASIC, COLOR_U, CARD_ANY_NUMBER },
	{ "snowcoveredswamp", "Snow-Covered Swamp", CARD_BASIC, COLOR_B, CARD_ANY_NUMBER },
	{ "snowcoveredmountain", "Snow-Covered Mountain", CARD_BASIC, COLOR_R, CARD_ANY_NUMBER },
	{ "snowcoveredforest", "Snow-Covered Forest", CARD_BASIC, COLOR_G, CARD_ANY_NUMBER },
	{ "snowcoveredwastes", "Snow-Covered Wastes", CARD_BASIC, 0, CARD_ANY_NUMBER },
	/* Those printed up to 2026-10, as public card data words them; with card data
	 * the words of the card itself count, of newer ones too. */
	{ "relentlessrats", "Relentless Rats", 0, 0, CARD_ANY_NUMBER },
	{ "shadowbornapostle", "Shadowborn Apostle", 0, 0, CARD_ANY_NUMBER },
	{ "ratcolony", "Rat Colony", 0, 0, CARD_ANY_NUMBER },
	{ "persistentpetitioners", "Persistent Petitioners", 0, 0, CARD_ANY_NUMBER },
	{ "dragonsapproach", "Dragon's Approach", 0, 0, CARD_ANY_NUMBER },
	{ "sphinxsapproach", "Sphinx's Approach", 0, 0, CARD_ANY_NUMBER },
	{ "slimeagainsthumanity", "Slime Against Humanity", 0, 0, CARD_ANY_NUMBER },
	{ "hareapparent", "Hare Apparent", 0, 0, CARD_ANY_NUMBER },
	{ "templarknight", "Templar Knight", 0, 0, CARD_ANY_NUMBER },
	{ "tempesthawk", "Tempest Hawk", 0, 0, CARD_ANY_NUMBER },
	{ "cidtimelessartificer", "Cid, Timeless Artificer", 0, 0, CARD_ANY_NUMBER },
	{ "sevendwarves", "Seven Dwarves", 0, 0, 7 },
	{ "nazgul", "Nazg\xc3\xbbl", 0, 0, 9 },
};

bool card_known(const char *key, struct magic_card *card)
{
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (strcmp(known[i].key, key) == 0) {
			*card = (struct magic_card){ .name = known[i].name,
				                     .with = "",
				                     .flags = known[i].flags,
				                     .identity = known[i].identity,
				                     .copies = known[i].copies };
			return true;
		}
	return false;
}

/* ---- two leaders ---- */

static bool both(const struct magic_card *a, const struct magic_card *b, unsigned flag)
{
	return a->flags & flag && b->flags & flag;
}

static bool names(const struct magic_card *a, const struct magic_card *b)
{
	char key[CARD_NAME_BYTES];

	return a->flags & CARD_PARTNER_WITH && card_key(b->name, key) && strcmp(a->with, key) == 0;
}

static bool goes_with(const struct magic_card *a, const struct magic_card *b)
{
	return (a->flags & CARD_CHOOSES_BACKGROUND && b->flags & CARD_BACKGROUND) ||
	       (a->flags & CARD_DOCTORS_COMPANION && b->flags & CARD_DOCTOR);
}

bool card_pair(const struct magic_card *a, const struct magic_card *b)
{
	return both(a, b, CARD_PARTNER) || both(a, b, CARD_FRIENDS) || (names(a, b) && names(b, a)) ||
	       (both(a, b, CARD_PARTNER_GROUP) && strcmp(a->with, b->with) == 0) || goes_with(a, b) ||
	       goes_with(b, a);
}
