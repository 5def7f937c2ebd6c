/* SPDX-License-Identifier: MIT */
/*
 * Tables of Moxfield, ManaBox, Archidekt and deckbox: a column has the names, one
 * the counts, and where there is one for the part of the deck it decides the zone.
 */
#include "deck.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"
#include "saves/text/csv.h"
#include "saves/text/lookup.h"

bool deck_read_count(const char *text, int *count, struct reason *why)
{
	if (read_int(text, 1, DECK_COUNT, count))
		return true;
	if (!text[strspn(text, "0123456789")])
		return reason_set(why, _("a deck has 1 to %d copies of a card"), DECK_COUNT);
	return reason_set(why, _("\"%s\" is not a number: a deck has 1 to %d copies of a card"),
	                  utf8_shown(text).text, DECK_COUNT);
}

enum { NAME, COUNT, ZONE, COLUMNS };

static const char *const names[COLUMNS] = {
	[NAME] = "name|card|cardname",
	[COUNT] = "count|quantity|qty|amount",
	[ZONE] = "board|section|zone|category|categories",
};

/* The last of "Ramp,Commander" that means a part of a deck decides. */
static int zone_of(const char *field)
{
	char word[CARD_NAME_BYTES];
	int zone = DECK_MAIN, found;

	for (const char *at = field; *at; at += strspn(at, ",;")) {
		size_t length = strcspn(at, ",;");

		snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : 0), at);
		if (deck_heading(word, &found) && found != DECK_MAIN)
			zone = found;
		at += length;
	}
	return zone;
}

static bool read_row(struct deck *deck, const struct csv *csv, struct reason *why)
{
	const char *count = csv_field(csv, COUNT);
	int zone = zone_of(csv_field(csv, ZONE)), copies = 1;

	if (!csv_field(csv, NAME)[0])
		return reason_set(why, _("a card has no name"));
	if (count[0] && !deck_read_count(count, &copies, why))
		return false;
	return zone == DECK_NOWHERE ||
	       deck_add(deck, (enum deck_zone)zone, csv_field(csv, NAME), copies, csv->row, why);
}

bool deck_is_csv(const struct text_file *file)
{
	const char *text = file->text + strspn(file->text, " \t\r\n");
	char line[400], plain[sizeof line];
	bool fields, known = false;

	snprintf(line, sizeof line, "%.*s", (int)strcspn(text, "\r\n"), text);
	fields = strpbrk(line, ",;") != NULL;
	for (char *at = strtok(line, ",;\""); at; at = strtok(NULL, ",;\"")) {
		lookup_plain(at, plain, sizeof plain);
		known |= choice_find(names[NAME], plain) >= 0 || choice_find(names[COUNT], plain) >= 0;
	}
	return (fields && known) || csv_says_parts(text);
}

bool deck_read_csv(struct deck *deck, struct text_file *file, struct reason *why)
{
	struct csv csv = { .file = *file };
	int missing = -1;
	bool fine = csv_row(&csv, why);

	if (fine)
		csv_heads(&csv, names, COLUMNS, NAME + 1, &missing);
	deck->ordered = true;
	while (fine && missing < 0 && csv.fields)
		fine = csv_row(&csv, why) && (!csv.fields || read_row(deck, &csv, why));
	*file = csv.file;
	if (!fine)
		return reason_at(why, _("row %d"), csv.row);
	return missing < 0 || reason_set(why, _("this is a CSV file without a Name column"));
}
