/* SPDX-License-Identifier: MIT */
/* What the files of app/phones/ have from one another. */
#ifndef APP_PHONES_INNER_H
#define APP_PHONES_INNER_H

#include <stdint.h>

#include "app/tui/open_table.h"
#include "net/phones/phones.h"

/*
 * The numbers of buttons. A line of a seat has the same number all evening, and a number
 * is given once: so a page that is behind can press a button, and means what its player
 * read there.
 */
struct numbers {
	struct numbered {
		uint64_t hash;
		int seat;
	} * button; /* that of number `first` + n at n */
	int *slot;  /* hashed; an index into `button` + 1, 0: free */
	int count, slots, first;
};

int numbers_of(struct numbers *numbers, int seat, const char *line);
/* Whether a seat has been offered the button of that number. */
bool numbers_known(const struct numbers *numbers, int seat, int number);
void numbers_free(struct numbers *numbers);

/* What a card says besides what the screen fills in. */
struct card_head {
	const struct open_table *table;
	int seat, rev;
	const char *said; /* the words of the last line */
	bool saved;
};

/* The card as JSON, its buttons numbered; the caller frees it. */
char *card_json(const struct card *card, const struct card_head *head, struct numbers *numbers);

/* {"said":[..]} and {"error":".."} */
char *said_json(const struct said *said);
char *error_json(const char *why);

#endif
