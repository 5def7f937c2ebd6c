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
#include <strings.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { LINES = DECK_LINES * 4, AS_BEFORE = -2, NO_COUNT = -1, FEW = COMMANDERS, MANY = 15, TITLES = 3 };

enum kind { BLANK, HEADING, CARD };

struct deck_line {
	enum kind kind;
	int zone;  /* enum deck_zone, DECK_NOWHERE; of a card AS_BEFORE: the heading's */
	int count; /* 0: none was written; NO_COUNT: the number written cannot be one */
	int number;
	char *name; /* into the file's text */
};

struct list {
	struct deck_line *line;
	int lines, room;
	bool counted, headed; /* some line has a count; some heading parts the list */
	const char *title;    /* NULL: none */
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
	{ "maybe", DECK_NOWHERE },
	{ "wishlist", DECK_NOWHERE },
	{ "token", DECK_NOWHERE },
	{ "tokens", DECK_NOWHERE },
	{ "attractions", DECK_NOWHERE },
	{ "contraptions", DECK_NOWHERE },
	{ "stickers", DECK_NOWHERE },
	{ "scheme", DECK_SCHEME },
	{ "schemes", DECK_SCHEME },
	{ "schemedeck", DECK_SCHEME },
	{ "planes/schemes", DECK_SCHEME },
	{ "planes", DECK_PLANAR },
	{ "planardeck", DECK_PLANAR },
	{ "displaycommander", DECK_NOWHERE },
	{ "conspiracy", DECK_NOWHERE },
	{ "dungeon", DECK_NOWHERE },
	{ "avatar", DECK_NOWHERE },
	{ "about", DECK_NOWHERE },
	{ "metadata", DECK_NOWHERE },
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

/* Headings that people write on about: "Maybeboard / swap options". */
static const struct {
	const char *key;
	int zone;
} beginnings[] = {
	{ "sideboard", DECK_SIDE },
	{ "maybeboard", DECK_NOWHERE },
	{ "considering", DECK_NOWHERE },
};

bool deck_heading(const char *text, int *zone)
{
	char key[CARD_NAME_BYTES];

	if (!card_key(text, key))
		return false;
	for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
		if (strcmp(headings[i].key, key) == 0) {
			*zone = headings[i].zone;
			return true;
		}
	for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
		if (strncmp(beginnings[i].key, key, strlen(beginnings[i].key)) == 0) {
			*zone = beginnings[i].zone;
			return true;
		}
	return false;
}

/* "Creatures (23)", "Lands [36]", "Total: 100": cuts the number off. */
static bool cut_total(char *text)
{
	size_t length = strlen(text), at;
	char *colon = strchr(text, ':');

	if (colon && colon[1] && !colon[1 + strspn(colon + 1, " 0123456789")]) {
		*colon = '\0';
		return true;
	}
	if (length < 4 || !strchr(")]", text[length - 1]))
		return false;
	for (at = length - 1; at > 0 && isdigit((unsigned char)text[at - 1]); at--)
		;
	if (at == length - 1 || at < 2 || !strchr("([", text[at - 1]))
		return false;
	text[at - 1] = '\0';
	return true;
}

/* ---- one card ---- */

/* Cards whose names begin with a number that nobody has so many cards of. */
static bool is_numbered_name(const char *text)
{
	char key[CARD_NAME_BYTES];

	return card_key(text, key) && strcmp(key, "1996worldchampion") == 0;
}

/* 1, 1x, [1], (1): behind it and its blanks, or text itself when there is none. */
static char *read_count(char *text, int *count)
{
	char *at = text, close = 0;
	int value = 0;
	size_t digits;

	if (*at == '[' || *at == '(')
		close = *at++ == '[' ? ']' : ')';
	digits = strspn(at, "0123456789");
	for (size_t i = 0; i < digits && value <= DECK_COUNT; i++)
		value = value * 10 + (at[i] - '0');
	at += digits;
	if (!digits || (close && *at++ != close))
		return text;
	if (!close && (*at == 'x' || *at == 'X'))
		at++;
	if (*at != ' ' || is_numbered_name(text))
		return text;
	*count = value < 1 || value > DECK_COUNT ? NO_COUNT : value;
	return at + strspn(at, " ");
}

/* Whether a whole line is no card: a known heading, "Ramp:", "Ramp (10)". A count behind
 * the colon makes it a card, and Conspiracy is one too, except in Forge's brackets. */
static bool read_heading(char *text, struct deck_line *line)
{
	size_t length = strlen(text);
	char *colon = strchr(text, ':'), *behind = colon ? colon + 1 + strspn(colon + 1, " ") : text;
	bool ends = text[length - 1] == ':';
	int ignored;

	if ((colon && read_count(behind, &ignored) != behind) || strcasecmp(text, "conspiracy") == 0)
		return false;
	if (ends)
		text[length - 1] = '\0';
	line->kind = HEADING;
	line->zone = DECK_MAIN;
	if (deck_heading(text, &line->zone))
		return true;
	if (cut_total(text) || ends) {
		deck_heading(text, &line->zone);
		return true;
	}
	line->kind = CARD;
	line->zone = AS_BEFORE;
	return false;
}

/* "(SET)" or "(SET:123)": two to six letters and digits, not of both cases, as codes
 * are written. */
static bool is_set(const char *text)
{
	size_t length = strcspn(text + 1, "):");
	bool lower = false, upper = false;

	if (length < 2 || length > 6 || !strchr(text + length, ')'))
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
		return DECK_NOWHERE;
	for (char *at = tags + strspn(tags, stops); *at; at += strspn(at, stops)) {
		size_t length = strcspn(at, stops);

		snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1),
		         at);
		if (at > tags && at[-1] == '*' && strcmp(word, "CMDR") == 0)
			return DECK_COMMANDER;
		/* "#main" is a tag, and "Land" a category: they move nothing. */
		if (at > tags && strchr("[,!", at[-1]) && deck_heading(word, &found) && found != DECK_MAIN)
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
	known = deck_heading(text, &zone);
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
	if (deck_heading(text, &zone)) {
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
	if (begins(text, "- ") || begins(text, "* "))
		text += 2; /* Markdown */
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
			break;
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
		list->headed |= line.kind == HEADING && line.zone != DECK_NOWHERE;
	}
	list->lines -= list->lines && list->line[list->lines - 1].kind == BLANK;
	return true;
}

static int copies(const struct deck_line *line)
{
	return line->count ? line->count : 1;
}

/* ---- lines without a count ---- */

static bool is_bare(const struct deck_line *line)
{
	return line->kind == CARD && !line->count && line->zone == AS_BEFORE;
}

/* Where most cards have a count, a few lines on top without one are the title. */
static void drop_titles(struct list *list)
{
	int bare = 0, cards = 0, top = 0;

	for (int i = 0; i < list->lines; i++) {
		bare += is_bare(&list->line[i]);
		cards += list->line[i].kind == CARD;
		top += is_bare(&list->line[i]) && bare == cards;
	}
	if (2 * bare > cards || top > TITLES)
		return;
	for (int i = 0; i < list->lines; i++) {
		struct deck_line *line = &list->line[i];

		if (line->kind == HEADING || line->count)
			return;
		if (!is_bare(line) && (i || line->zone != DECK_MAIN)) /* "Deck: Mine" */
			continue;
		if (!list->title)
			list->title = line->name;
		line->kind = BLANK;
	}
}

/* A line that begins a block of cards with counts. */
static bool begins_block(const struct list *list, int i)
{
	return i > 0 && list->line[i - 1].kind == BLANK && i + 1 < list->lines && list->line[i + 1].count;
}

/* "Ramp" alone in a line: a heading, where all lines without a count stand so. What is
 * left out may be told without counts; a heading ends it. */
static void find_bare_headings(struct list *list)
{
	int heads = 0, zone = DECK_MAIN;

	for (int i = 0; i < list->lines; i++) {
		if (list->line[i].kind == HEADING)
			zone = list->line[i].zone;
		if (!is_bare(&list->line[i]) || zone == DECK_NOWHERE)
			continue;
		if (!begins_block(list, i))
			return;
		heads++;
	}
	if (heads < 2 && !list->headed) /* one may be a card whose count was forgotten */
		return;
	zone = DECK_MAIN;
	for (int i = 0; i < list->lines; i++) {
		struct deck_line *line = &list->line[i];

		if (is_bare(line) && (zone != DECK_NOWHERE || begins_block(list, i))) {
			line->kind = HEADING;
			line->zone = DECK_MAIN;
			list->headed = true;
		}
		if (line->kind == HEADING)
			zone = line->zone;
	}
}

/* ---- the order ---- */

/* Who leads may stand first before all headings, or behind a single one, "Deck". */
static bool is_ordered(const struct list *list)
{
	int mains = 0;
	bool headed = false, any = false;

	for (int i = 0; i < list->lines; i++) {
		const struct deck_line *line = &list->line[i];

		any |= line->kind == CARD;
		mains += line->kind == HEADING && line->zone == DECK_MAIN;
		headed |= line->kind == HEADING && line->zone != DECK_NOWHERE && !any;
	}
	return !headed || mains <= 1;
}

/* Without a heading, empty lines part a list. Behind them the last block may be the
 * sideboard (deck.h), but of two blocks one or two cards before many lead. Of more,
 * one or two cards in the first or in the last one may lead. */
static void part_blocks(struct list *list, struct deck *deck)
{
	int size[2] = { 0, 0 }, blocks = 0, last = 0, end = 0, zone = DECK_SIDE;

	for (int i = 0; i < list->lines; i++) {
		struct deck_line *line = &list->line[i];

		if (line->kind != CARD)
			continue;
		if (!blocks || list->line[i - 1].kind == BLANK) {
			blocks++;
			last = i;
			end = 0;
		}
		size[blocks > 1] += copies(line);
		end += copies(line);
	}
	if (blocks < 2)
		return;
	if (blocks == 2 && size[0] <= FEW && size[1] > MANY)
		zone = DECK_COMMANDER;
	if (blocks > 2 && size[0] <= FEW)
		deck->first_block = size[0];
	if (blocks > 2 && end <= FEW) {
		deck->last_block = deck->first_block ? 0 : list->line[last].number;
		return;
	}
	deck->parted = zone == DECK_SIDE;
	for (int i = 0; i < list->lines; i++)
		if (list->line[i].kind == CARD && list->line[i].zone == AS_BEFORE &&
		    (i >= last) == (zone == DECK_SIDE))
			list->line[i].zone = zone;
}

/* Cards behind an empty line are of the deck again: no deck has two blocks of
 * commanders. But what is left out goes on, once there is a deck. */
static bool ends_at_blank(const struct deck *deck, int zone)
{
	if (zone != DECK_NOWHERE)
		return zone == DECK_COMMANDER || zone == DECK_SIGNATURE || zone == DECK_COMPANION;
	return !deck_has(deck, DECK_MAIN);
}

static bool add_cards(struct deck *deck, const struct list *list, struct reason *why)
{
	int zone = DECK_MAIN;
	bool any = false; /* a card since the heading */

	for (int i = 0; i < list->lines; i++) {
		const struct deck_line *line = &list->line[i];
		int place = line->zone == AS_BEFORE ? zone : line->zone;

		if (line->kind == HEADING) {
			zone = line->zone;
			any = false;
		} else if (line->kind == BLANK) {
			if (any && ends_at_blank(deck, zone))
				zone = DECK_MAIN;
		} else {
			any = true;
			if (place == DECK_NOWHERE)
				continue;
			if (!(line->count == NO_COUNT
			              ? reason_set(why,
			                           _("a deck has 1 to %d copies of a card: begin a line that "
			                             "is not a card with #"),
			                           DECK_COUNT)
			              : deck_add(deck, (enum deck_zone)place, line->name, copies(line),
			                         line->number, why)))
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
		if (list.counted) {
			drop_titles(&list);
			find_bare_headings(&list);
		}
		if (list.title)
			utf8_show(list.title, strlen(list.title), deck->banner, sizeof deck->banner);
		deck->ordered = is_ordered(&list);
		if (!list.headed)
			part_blocks(&list, deck);
		fine = add_cards(deck, &list, why);
	}
	free(list.line);
	return fine;
}
