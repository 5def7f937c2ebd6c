/* SPDX-License-Identifier: MIT */
/*
 * A deck of MTGJSON: {"data":{"commander":[...],"mainBoard":[...],...}}, each
 * entry a whole card with a count, of which only name and count are wanted.
 */
#include "deck.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "saves/text/pull.h"

enum { KEY_BYTES = 40 };

static const struct {
	const char *key;
	enum deck_zone zone;
} boards[] = {
	{ "commander", DECK_COMMANDER },
	{ "mainBoard", DECK_MAIN },
	{ "sideBoard", DECK_SIDE },
};

static bool read_entry(struct deck *deck, enum deck_zone zone, struct pull *p)
{
	char key[KEY_BYTES], name[CARD_NAME_BYTES] = "";
	int count = 1;

	pull_enter(p, '{');
	for (bool first = true; pull_more(p, '}', &first);) {
		bool fine = pull_key(p, key, sizeof key);

		if (fine && strcmp(key, "name") == 0)
			fine = pull_text(p, name, sizeof name);
		else if (fine && strcmp(key, "count") == 0)
			fine = pull_number(p, 1, DECK_COUNT, &count);
		else if (fine)
			fine = pull_skip(p);
		if (!fine)
			return false;
	}
	if (p->failed)
		return false;
	if (!name[0])
		return pull_bad(p, N_("this card has no name"));
	if (!deck_add(deck, zone, name, count, 0, p->why))
		p->failed = true;
	return !p->failed;
}

static bool read_board(struct deck *deck, enum deck_zone zone, struct pull *p)
{
	if (pull_peek(p) == 'n')
		return pull_skip(p);
	pull_enter(p, '[');
	for (bool first = true; pull_more(p, ']', &first);)
		if (!read_entry(deck, zone, p))
			return false;
	return !p->failed;
}

static bool read_boards(struct deck *deck, struct pull *p)
{
	char key[KEY_BYTES];

	pull_enter(p, '{');
	for (bool first = true; pull_more(p, '}', &first);) {
		size_t i = 0, all = sizeof boards / sizeof *boards;

		if (!pull_key(p, key, sizeof key))
			return false;
		while (i < all && strcmp(boards[i].key, key) != 0)
			i++;
		if (!(i < all ? read_board(deck, boards[i].zone, p) : pull_skip(p)))
			return reason_at(p->why, "%s", i < all ? boards[i].key : "data");
	}
	return !p->failed;
}

bool deck_read_json(struct deck *deck, int fd, struct reason *why)
{
	char key[KEY_BYTES];
	struct pull pull;
	bool fine;

	pull_begin(&pull, fd, why);
	fine = pull_enter(&pull, '{');
	for (bool first = true; fine && pull_more(&pull, '}', &first);)
		fine = pull_key(&pull, key, sizeof key) &&
		       (strcmp(key, "data") == 0 ? read_boards(deck, &pull) : pull_skip(&pull));
	fine = fine && !pull.failed && pull_end(&pull);
	pull_done(&pull);
	return fine;
}
