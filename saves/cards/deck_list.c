/* SPDX-License-Identifier: MIT */
/*
 * Lists in text: what Moxfield, Archidekt, MTGO, Arena, TappedOut, Forge and
 * XMage write and what people type. All of them are lines of
 *
 *     [SB:] [count[x] | [count] | (count)] [[SET:number]] NAME [(SET) number] [tags]
 *
 * between headings. Each line is read first; only then is it known what a line
 * without a count is, and whether an empty line parts deck and sideboard.
 */
#include "deck.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"

enum { LINES = DECK_LINES * 4, OUT = -1, AS_BEFORE = -2, FEW = COMMANDERS, MANY = 15 };

enum kind { BLANK, HEADING, CARD };

struct deck_line {
	enum kind kind;
	int zone;  /* enum deck_zone, OUT: of no deck; of a card AS_BEFORE: the heading's */
	int count; /* 0: none was written */
	int number;
	char *name; /* into the file's text */
};

struct list {
	struct deck_line *line;
	int lines, room;
	bool counted, headed; /* some line has a count; some heading parts the list */
};

/* ---- headings ---- */

static const struct {
	const char *key;
	int zone;
} headings[] = {
	{ "commander", DECK_COMMANDER },
	{ "commanders", DECK_COMMANDER },
	{ "commandzone", DECK_COMMANDER },
	{ "oathbreaker", DECK_COMMANDER },
	{ "oathbreakers", DECK_COMMANDER },
	{ "signaturespell", DECK_SIGNATURE },
	{ "signaturespells", DECK_SIGNATURE },
	{ "general", DECK_COMMANDER },
	{ "companion", DECK_COMPANION },
	{ "companions", DECK_COMPANION },
	{ "deck", DECK_MAIN },
	{ "decklist", DECK_MAIN },
	{ "main", DECK_MAIN },
	{ "maindeck", DECK_MAIN },
	{ "mainboard", DECK_MAIN },
	{ "side", DECK_SIDE },
	{ "sb", DECK_SIDE },
	{ "maybe", OUT },
	{ "maybeboard", OUT },
	{ "considering", OUT },
	{ "wishlist", OUT },
	{ "token", OUT },
	{ "tokens", OUT },
	{ "attractions", OUT },
	{ "contraptions", OUT },
	{ "stickers", OUT },
	{ "schemes", OUT },
	{ "planes", OUT },
	{ "conspiracy", OUT },
	{ "dungeon", OUT },
	{ "avatar", OUT },
	{ "about", OUT },
	{ "metadata", OUT },
	/* what sites sort the deck by */
	{ "artifact", DECK_MAIN },
	{ "artifacts", DECK_MAIN },
	{ "basiclands", DECK_MAIN },
	{ "battle", DECK_MAIN },
	{ "battles", DECK_MAIN },
	{ "creature", DECK_MAIN },
	{ "creatures", DECK_MAIN },
	{ "enchantment", DECK_MAIN },
	{ "enchantments", DECK_MAIN },
	{ "instant", DECK_MAIN },
	{ "instants", DECK_MAIN },
	{ "land", DECK_MAIN },
	{ "lands", DECK_MAIN },
	{ "planeswalker", DECK_MAIN },
	{ "planeswalkers", DECK_MAIN },
	{ "sorceries", DECK_MAIN },
	{ "sorcery", DECK_MAIN },
	{ "spells", DECK_MAIN },
	{ "other", DECK_MAIN },
};

static bool find_heading(const char *text, int *zone)
{
	char key[CARD_NAME_BYTES];

	if (!card_key(text, key))
		return false;
	*zone = DECK_SIDE;
	if (strncmp(key, "sideboard", 9) == 0)
		return true;
	for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
		if (strcmp(headings[i].key, key) == 0) {
			*zone = headings[i].zone;
			return true;
		}
	return false;
}

/* "Creatures (23)", "Lands [36]": cuts the number off. */
static bool cut_total(char *text)
{
	size_t length = strlen(text), at;

	if (length < 4 || !strchr(")]", text[length - 1]))
		return false;
	for (at = length - 1; at > 0 && isdigit((unsigned char)text[at - 1]); at--)
		;
	if (at == length - 1 || at < 2 || !strchr("([", text[at - 1]))
		return false;
	text[at - 1] = '\0';
	return true;
}

/* Whether a whole line is no card: a known heading, "Ramp:", "Ramp (10)". */
static bool read_heading(char *text, struct deck_line *line)
{
	size_t length = strlen(text);

	line->kind = HEADING;
	line->zone = DECK_MAIN;
	if (find_heading(text, &line->zone))
		return true;
	if (text[length - 1] == ':' || cut_total(text)) {
		if (!find_heading(text, &line->zone))
			line->zone = DECK_MAIN;
		return true;
	}
	line->kind = CARD;
	line->zone = AS_BEFORE;
	return false;
}

/* ---- one card ---- */

/* 1, 1x, [1], (1): behind it and its blanks, or text itself when there is none. */
static char *read_count(char *text, int *count)
{
	char *at = text, close = 0;
	int value = 0, digits;

	if (*at == '[' || *at == '(')
		close = *at++ == '[' ? ']' : ')';
	for (digits = 0; digits < 5 && isdigit((unsigned char)at[digits]); digits++)
		value = value * 10 + (at[digits] - '0');
	at += digits;
	if (!digits || (close && *at++ != close))
		return text;
	if (!close && (*at == 'x' || *at == 'X'))
		at++;
	/* "1996 World Champion" is a name; nobody has so many. */
	if (*at != ' ' || value > DECK_COUNT)
		return text;
	*count = value;
	return at + strspn(at, " ");
}

/* "(SET)": two to six letters and digits, not of both cases, as codes are written. */
static bool is_set(const char *text)
{
	size_t length = strcspn(text + 1, ")");
	bool lower = false, upper = false;

	if (text[length + 1] != ')' || length < 2 || length > 6)
		return false;
	for (size_t i = 1; i <= length; i++) {
		if (!isalnum((unsigned char)text[i]))
			return false;
		lower |= islower((unsigned char)text[i]) != 0;
		upper |= isupper((unsigned char)text[i]) != 0;
	}
	return !(lower && upper);
}

/* Where the name ends and what belongs to the printing or the site begins. */
static char *name_end(char *text)
{
	for (char *at = text; *at; at++) {
		if (*at == '|')
			return at;
		if (at > text && at[-1] == ' ' && (strchr("*#^[<", *at) || (*at == '(' && is_set(at))))
			return at;
	}
	return text + strlen(text);
}

/* "[Commander{top},Ramp]" of Archidekt, "*CMDR*" of TappedOut, "# !Commander". */
static int zone_of_tags(char *tags)
{
	static const char stops[] = "[],*!{}#";
	int zone = AS_BEFORE, found;
	char word[40];

	if (strstr(tags, "{noDeck}"))
		return OUT;
	for (char *at = tags + strspn(tags, stops); *at; at += strspn(at, stops)) {
		size_t length = strcspn(at, stops);

		snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1),
		         at);
		if (at > tags && at[-1] == '*' && strcmp(word, "CMDR") == 0)
			return DECK_COMMANDER;
		/* "#main" is a tag, and "Land" a category: they move nothing. */
		if (at > tags && strchr("[,!", at[-1]) && find_heading(word, &found) && found != DECK_MAIN)
			zone = found;
		at += length;
	}
	return zone;
}

static void read_card(char *text, struct deck_line *line)
{
	char *end;
	int zone;

	text = read_count(text, &line->count);
	if (*text == '[' && strchr(text, ']')) { /* MTGO, XMage: the printing first */
		text = strchr(text, ']') + 1;
		text += strspn(text, " ");
	}
	end = name_end(text);
	zone = zone_of_tags(end);
	if (zone != AS_BEFORE)
		line->zone = zone;
	*end = '\0';
	while (end > text && end[-1] == ' ')
		*--end = '\0';
	line->name = text;
}

/* "SB: 1 Name", "Commander: Name": where such a word stands before a card. */
static char *read_prefix(char *text, struct deck_line *line)
{
	char *colon = strchr(text, ':');
	int zone;
	bool known;

	if (!colon || !colon[1])
		return text;
	*colon = '\0';
	known = find_heading(text, &zone);
	*colon = ':';
	if (!known)
		return text;
	line->zone = zone;
	return colon + 1 + strspn(colon + 1, " ");
}

static bool begins(const char *text, const char *word)
{
	return strncmp(text, word, strlen(word)) == 0;
}

/* Ignores a comment, unless it is a heading in disguise. */
static bool read_comment(char *text, struct deck_line *line)
{
	int zone;

	if (begins(text, "LAYOUT ") || begins(text, "NAME:") || begins(text, "AUTHOR:"))
		return true; /* XMage */
	if (!begins(text, "//") && *text != '#')
		return false;
	text += strspn(text, "/# ");
	cut_total(text);
	if (find_heading(text, &zone)) {
		line->kind = HEADING;
		line->zone = zone;
	}
	return true;
}

/* False: ignore the line. */
static bool read_line(char *text, struct deck_line *line)
{
	char key[CARD_NAME_BYTES];
	int count = 0;

	*line = (struct deck_line){ .kind = *text ? CARD : BLANK, .zone = AS_BEFORE };
	if (!*text)
		return true;
	if (read_comment(text, line))
		return line->kind == HEADING;
	if (!card_key(text, key))
		return false; /* a line drawn */
	read_count(text, &count);
	if (!count && read_heading(text, line))
		return true;
	read_card(read_prefix(text, line), line);
	return *line->name != '\0';
}

/* ---- the list ---- */

static bool read_lines(struct list *list, struct text_file *file, struct reason *why)
{
	struct deck_line line;
	char *text;

	for (;;) {
		if (!text_file_line(file, &text, why))
			return false;
		if (!text)
			return true;
		if (!read_line(text, &line))
			continue;
		line.number = file->line;
		if (line.kind == BLANK && (!list->lines || list->line[list->lines - 1].kind == BLANK))
			continue;
		if (list->lines == LINES)
			return reason_set(why, _("the list has more than %d lines"), LINES);
		list->line = xgrow(list->line, list->lines, &list->room, sizeof *list->line);
		list->line[list->lines++] = line;
		list->counted |= line.kind == CARD && line.count;
		list->headed |= line.kind == HEADING && line.zone != OUT;
	}
}

static int copies(const struct deck_line *line)
{
	return line->count ? line->count : 1;
}

/* Two blocks and no heading: the second is the sideboard, but one or two cards
 * before many are who leads. */
static void part_blocks(struct list *list, int first)
{
	int size[2] = { 0, 0 }, block = 0, zone;

	for (int i = first; i < list->lines; i++) {
		const struct deck_line *line = &list->line[i];

		if (line->kind == CARD)
			size[block] += copies(line);
		else if (i + 1 < list->lines && size[0] && ++block == 2)
			return;
	}
	if (!size[1])
		return;
	zone = size[0] <= FEW && size[1] > MANY ? DECK_COMMANDER : DECK_SIDE;
	block = 0;
	for (int i = first, seen = 0; i < list->lines; i++) {
		struct deck_line *line = &list->line[i];

		if (line->kind != CARD)
			block += seen > 0;
		else if (seen = 1, line->zone == AS_BEFORE && block == (zone == DECK_SIDE))
			line->zone = zone;
	}
}

static bool add_cards(struct deck *deck, const struct list *list, int first, struct reason *why)
{
	int zone = DECK_MAIN;
	bool any = false; /* a card since the heading */

	for (int i = first; i < list->lines; i++) {
		const struct deck_line *line = &list->line[i];
		int place = line->zone == AS_BEFORE ? zone : line->zone;

		if (line->kind == HEADING) {
			zone = line->zone;
			any = false;
		} else if (line->kind == BLANK) {
			/* No deck has two blocks of commanders. */
			if (any && (zone == DECK_COMMANDER || zone == DECK_SIGNATURE ||
			            zone == DECK_COMPANION || zone == OUT))
				zone = DECK_MAIN;
		} else {
			any = true;
			if (place != OUT &&
			    !deck_add(deck, (enum deck_zone)place, line->name, copies(line), why))
				return reason_at(why, _("line %d"), line->number);
		}
	}
	return true;
}

bool deck_read_list(struct deck *deck, struct text_file *file, struct reason *why)
{
	struct list list = { 0 };
	bool fine = read_lines(&list, file, why);

	if (fine) {
		/* A first line without a count, where the others have one, is the deck's name. */
		int first = list.lines && list.counted && list.line[0].kind == CARD && !list.line[0].count &&
		            list.line[0].zone == AS_BEFORE;

		if (!list.headed)
			part_blocks(&list, first);
		fine = add_cards(deck, &list, first, why);
	}
	free(list.line);
	return fine;
}
