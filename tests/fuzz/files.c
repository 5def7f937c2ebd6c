/* SPDX-License-Identifier: MIT */
/*
 * Files that players bring: decks, ban lists, card data. A refusal says why; in an
 * accepted file names and counts are within their bounds and fit to be shown, a
 * second reading gives the same, and every message about it is fit to be shown.
 */
#include "fuzz.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "rules/magic/deck.h"
#include "saves/cards/deck.h"
#include "saves/cards/index.h"
#include "saves/cards/scan.h"
#include "saves/settings.h"

enum { INPUT_BYTES = 1 << 16 };

/* ---- decks ---- */

static void look_at_deck(const struct deck *deck)
{
	if (deck->cards < 1 || deck->cards > DECK_LINES)
		fuzz_fail("a deck of %d lines", deck->cards);
	for (int i = 0; i < deck->cards; i++) {
		fuzz_clean("a card's name", deck->card[i].name);
		if (deck->card[i].count < 1 || deck->card[i].count > DECK_COUNT)
			fuzz_fail("%d of a card", deck->card[i].count);
	}
	fuzz_clean("the banner", deck->banner);
}

static void same_deck(const struct deck *a, const struct deck *b)
{
	bool same = a->cards == b->cards && strcmp(a->banner, b->banner) == 0;

	for (int i = 0; same && i < a->cards; i++)
		same = strcmp(a->card[i].name, b->card[i].name) == 0 &&
		       a->card[i].count == b->card[i].count && a->card[i].zone == b->card[i].zone;
	if (!same)
		fuzz_fail("read twice, it is another deck");
}

/* Knows three of four cards: some of each kind, under few names. */
static bool find_some(const struct card_finder *finder, const char *key, struct magic_card *card)
{
	static const char *const some[] = { "One", "Two", "Three", "Four", "Five", "Six", "Seven" };
	unsigned hash = 5381;

	(void)finder;
	while (*key)
		hash = hash * 33 + (unsigned char)*key++;
	*card = (struct magic_card){ .name = some[hash % 7],
		                     .with = "two",
		                     .flags = hash >> 4 & 0x7fff,
		                     .identity = hash >> 19 & 31,
		                     .copies = 1 };
	return hash >> 24 & 3;
}

static void look_at_check(const struct deck *deck, enum commander_rules rules, enum commander_format format,
                          bool cards)
{
	static const struct card_finder finder = { find_some };
	struct bans bans;
	struct deck_law law = {
		.rules = rules, .format = format, .bans = &bans, .finder = cards ? &finder : NULL
	};
	struct deck_answer answer;
	struct said said = { 0 };

	bans_begin(&bans, rules, format);
	deck_check(deck, &law, &answer);
	deck_say(&answer, &said);
	fuzz_said(&said);
	for (int i = 0; i < answer.problems; i++) {
		fuzz_clean("a problem", answer.problem[i].text);
		fuzz_clean("a problem's card", answer.problem[i].card);
	}
	said_free(&said);
	deck_answer_done(&answer);
	bans_done(&bans);
}

static void read_deck(const char *bytes, size_t size)
{
	struct deck deck, again;
	struct reason why = { 0 };
	const char *path;

	if (size > INPUT_BYTES)
		return;
	path = fuzz_file(bytes, size);
	if (!deck_file_read(&deck, path, &why)) {
		fuzz_refused(&why);
		return;
	}
	look_at_deck(&deck);
	if (!deck_file_read(&again, path, &why))
		fuzz_fail("read once, refused the second time: %s", why.text);
	same_deck(&deck, &again);
	look_at_check(&deck, RULES_CURRENT, size % 2 ? FORMAT_OATHBREAKER : FORMAT_COMMANDER, size & 2);
	look_at_check(&deck, RULES_2010, FORMAT_COMMANDER, size & 4);
	deck_done(&deck);
	deck_done(&again);
}

/* One door for all of them: what a file is its bytes tell. They differ in where
 * the search begins. */
void fuzz_deck_list(const char *bytes, size_t size)
{
	read_deck(bytes, size);
}

void fuzz_deck_dck(const char *bytes, size_t size)
{
	read_deck(bytes, size);
}

/* Of a file that begins otherwise nothing is to be learnt here. */
void fuzz_deck_cod(const char *bytes, size_t size)
{
	if (size && *bytes == '<')
		read_deck(bytes, size);
}

/* The same for the words of MTGO and OCTGN. */
void fuzz_deck_xml(const char *bytes, size_t size)
{
	fuzz_deck_cod(bytes, size);
}

void fuzz_deck_csv(const char *bytes, size_t size)
{
	struct text_file file = { 0 };
	struct reason why;
	bool csv = size <= INPUT_BYTES && text_file_open(&file, fuzz_file(bytes, size), &why) &&
	           deck_is_csv(&file);

	text_file_done(&file);
	if (csv)
		read_deck(bytes, size);
}

void fuzz_deck_json(const char *bytes, size_t size)
{
	if (size && *bytes == '{')
		read_deck(bytes, size);
}

/* ---- settings ---- */

static void see_setting(void *user, const char *key, const char *value)
{
	fuzz_clean("a setting", key);
	fuzz_clean("its value", value);
}

void fuzz_settings(const char *bytes, size_t size)
{
	struct reason why = { 0 };

	if (size <= INPUT_BYTES && !ui_file_read(fuzz_file(bytes, size), see_setting, NULL, &why))
		fuzz_refused(&why);
}

/* ---- ban lists ---- */

void fuzz_bans(const char *bytes, size_t size)
{
	struct reason why = { 0 };
	struct bans bans = { .count = 0 };
	const char *path;

	if (size > INPUT_BYTES)
		return;
	path = fuzz_file(bytes, size);
	for (int house = 0; house < 2; house++) {
		bans_clear(&bans);
		if (!bans_file_read(&bans, path, house, &why))
			fuzz_refused(&why);
		if (bans.count < 0 || bans.count > BANS_MAX)
			fuzz_fail("%d bans", bans.count);
		fuzz_clean("the date", bans.date);
		for (int i = 0; i < bans.count; i++) {
			fuzz_clean("a ban", bans.ban[i].key);
			if (bans.ban[i].house != house || (!house && bans.ban[i].allowed))
				fuzz_fail("a ban that nobody spoke");
		}
		bans_done(&bans);
	}
}

/* ---- card data ---- */

enum { NAMES = 8 };

struct names {
	struct card_taker taker; /* first */
	char key[NAMES][CARD_NAME_BYTES];
	int cards, keys;
};

static bool note_name(struct card_taker *taker, const struct card_text *text, struct reason *why)
{
	struct names *n = (struct names *)taker;

	n->cards++;
	if (n->keys < NAMES && card_key(text->name, n->key[n->keys]))
		n->keys++;
	return true;
}

static void look_at_index(const struct index *index, const struct index_source *source,
                          const struct names *names)
{
	struct magic_card card;

	if (!index_is_good(index, source))
		fuzz_fail("what was made is not good");
	if (index_cards(index) > names->cards)
		fuzz_fail("%d cards of %d", index_cards(index), names->cards);
	for (int i = 0; i < names->keys; i++) {
		if (!index_find(index, names->key[i], &card))
			fuzz_fail("a card that is not found: %s", names->key[i]);
		fuzz_clean("a card's name", card.name);
		fuzz_clean("a partner's name", card.with);
	}
}

void fuzz_cards(const char *bytes, size_t size)
{
	const struct index_source source = { .size = size, .inode = 1 };
	struct names names = { .taker = { note_name } };
	struct reason why = { 0 }, other = { 0 };
	struct index index;
	bool made;
	int fd;

	if (size > INPUT_BYTES)
		return;
	fd = open(fuzz_file(bytes, size), O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		fuzz_fail("no file");
	made = index_make(&index, fd, &source, NULL, &why);
	if (lseek(fd, 0, SEEK_SET) != 0 || (cards_scan(fd, &names.taker, &other) && names.keys) != made)
		fuzz_fail("scanned twice, it is another file");
	if (made)
		look_at_index(&index, &source, &names);
	else
		fuzz_refused(&why);
	index_done(&index);
	close(fd);
}
