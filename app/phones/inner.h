/* SPDX-License-Identifier: MIT */
/* What the files of app/phones/ have from one another. */
#ifndef APP_PHONES_INNER_H
#define APP_PHONES_INNER_H

#include <stdint.h>

#include "app/core/open_table.h"
#include "net/phones/phones.h"
#include "telephones.h"

/*
 * The numbers of the buttons of a seat. A line has the same number all evening, and a number is
 * given once: so a page that is behind can press a button, and means what its player read
 * there.
 */
struct numbers {
	uint64_t *line; /* hashes: that of number `first` + n at n */
	char **begin;   /* .. of its line, up to what it asks for, where that is several numbers; else NULL */
	int *slot;      /* hashed; an index into `line` + 1, 0: free */
	int count, slots, first;
};

/* The number of a button of this card. Where it chooses, another list is another button: what was read is
 * what is meant. */
int numbers_of(struct numbers *numbers, const struct card *card, const struct card_button *button);
/* Whether the button of that number has been offered. */
bool numbers_known(const struct numbers *numbers, int number);
/* How the line of that button begins, up to the several numbers that it asks for; NULL: it asks for none. */
const char *numbers_begin(const struct numbers *numbers, int number);
void numbers_free(struct numbers *numbers);

/* What a card says besides what the screen fills in. */
struct card_head {
	const struct open_table *table;
	int seat;
	const char *typist; /* whose card it is, instead of a seat's; NULL: a seat's */
	const char *said;   /* the words of the last line */
	bool saved;
};

/* The card as JSON, its buttons numbered, but for its revision; the caller frees it. */
char *card_json(const struct card *card, const struct card_head *head, struct numbers *numbers);

/*
 * What the seats of a table are shown. Numbers and revisions are of each seat by itself: they count
 * what it has been shown, and tell nothing of what the others have.
 */
struct pages {
	struct card card; /* the one that was made last */
	struct own_page {
		struct numbers numbers;
		uint64_t card; /* the last one without its revision, as a hash; 0: none yet */
		int rev;
	} page[TABLE_SEATS + 1];                     /* the onlookers' first */
	char typist[TELEPHONES_TYPISTS][NAME_BYTES]; /* who type, instead of seats */
	int typists;
	char said[600];
	int person[TABLE_SEATS];               /* of each seat: whose page it is */
	char came_as[TABLE_SEATS][NAME_BYTES]; /* .. of each person */
	int said_entry;                        /* whose words `said` has; -1: none */
	int pressed_by, pressed_entry;         /* the last line of a phone: its player may undo it */
};

void pages_begin(struct pages *pages);
/* A page belongs to a person, who may sit at another seat now. Returns the first person who is not the one
 * before, as after an undo. */
int pages_sit(struct pages *pages, const struct table *table);
/* The name at a page: a typist's, or the seat's. */
const char *pages_name(const struct pages *pages, const struct table *table, int seat);
/* Whose the page of a seat is; and the seat of a person, -1: none. */
int pages_owner(const struct pages *pages, int seat);
int pages_seat(const struct pages *pages, int person, int seats);
void pages_free(struct pages *pages);

/* What the page of the seat (-1: the onlookers') is to show now; the caller frees it. */
char *pages_text(struct pages *pages, const struct open_table *table, int seat, bool saved);
/* Whether the seat has ever had the button of that number; and the button, if it has it now: of
 * pages->card. */
bool pages_know(struct pages *pages, int seat, int number);
const struct card_button *pages_button(struct pages *pages, const struct open_table *table, int seat,
                                       int number);
/* What has become of what a button asked for, as a sentence: who has said it meanwhile; "": nobody. */
void pages_gone(struct pages *pages, const struct open_table *table, int seat, int number,
                struct reason *what);
/* The seat has said the last line, which it may take back unless it `stays`. */
void pages_pressed(struct pages *pages, const struct open_table *table, int seat, bool stays);

/* ---- codes.c: codes that outlive the program ---- */

struct codes {
	int64_t made; /* after a day they are forgotten */
	char address[PHONES_ADDRESS_BYTES];
	int port;                                        /* 0: nothing is kept */
	char token[TABLE_SEATS + 1][PHONES_TOKEN_BYTES]; /* of each person, the onlookers' first; "": none */
	uint64_t name[TABLE_SEATS + 1];                  /* .. whose name has this hash */
	char typist[TELEPHONES_TYPISTS][NAME_BYTES];     /* who type, instead of seats; "": no more */
};

/* Those of the table; false: none are kept, and these begin now. */
bool codes_read(const struct open_table *table, struct codes *codes);
void codes_write(const struct open_table *table, const struct codes *codes);

/* {"error":"who wins?","more":["Ana","Ben"]} */
char *more_json(const char *question, const struct choices *list);
/* {"said":[..]} and {"error":".."} */
char *said_json(const struct said *said);
char *error_json(const char *why);

#endif
