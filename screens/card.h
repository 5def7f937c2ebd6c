/* SPDX-License-Identifier: MIT */
/*
 * A card: what one seat of a table may see and do on a phone of its own. A
 * screen fills it from the state (struct screen, `card`); app/phones/ writes it as JSON
 * and says the lines of its buttons; the page of net/phones/ draws it and knows no game.
 *
 * A card has rows. Each kind has a place of its own on the page, so that their order
 * counts only within a kind. Buttons belong to the row that was added last. A seat can
 * say nothing but the lines of its own buttons: offer those alone that its player may
 * say now, without the laptop.
 */
#ifndef SCREENS_CARD_H
#define SCREENS_CARD_H

#include <stdbool.h>

#include "rules/core/offer.h"

enum card_kind {
	CARD_BIG,    /* a number in large digits, with its buttons: life */
	CARD_FACT,   /* a number or a word beside its label: damage by whom, poison, cards */
	CARD_DO,     /* acts that belong to no number: the next turn, concede. Its label may be "" */
	CARD_OTHER,  /* one row a player, of all: what everybody may know */
	CARD_LIST,   /* the head of a list that everybody may read: ongoing schemes, standings */
	CARD_SECRET, /* the head of a list for this seat's eyes alone */
	CARD_ITEM,   /* a row of the list above it */
	CARD_ASK,    /* what the seat owes, as a sentence, with the one button that answers it */
	CARD_PICK,   /* a thing that this answer may choose */
	CARD_FIELD,  /* a number that the button of the row above asks for, by its name */
	CARD_KINDS
};

/* Where what a button asks for goes in its line: no name can hold it. */
#define CARD_HOLE "\1"

/* What a button asks for before its line is said. */
enum card_asks {
	CARD_PRESS,  /* nothing */
	CARD_NUMBER, /* a whole number from least to most */
	CARD_TEXT, /* one word or more, at most `most` columns; it goes in as one word, in quotes if needed */
	CARD_PICKS,  /* from least to most of the CARD_PICKs of its row */
	CARD_FIELDS, /* a number from least to most for each CARD_FIELD of its row, in as many holes */
};

/* A label may be a name of 64 columns. */
enum { CARD_LABEL = 264, CARD_LINE = 400 };

/* For whom a card is: a seat, or one of these. */
enum { CARD_TYPIST = -2, CARD_ONLOOKERS };

struct card_button {
	char text[60];        /* "-5", "next turn" */
	char line[CARD_LINE]; /* what is said; "" at a CARD_PICKS button without picks is a fault */
	char sure[120];       /* asked on the phone before it is sent; "": not asked */
	enum card_asks asks;
	int least, most;
	bool noted; /* with another note at its row it is another button: what was read is meant */
	int row;    /* into card.row */
	/* Of CARD_PICKS: what stands between the words; "" writes how many of each, as 3b4l. */
	char join[4];
	struct board_place place, from; /* what it chooses on the board; .. of what stands there */
};

struct card_row {
	enum card_kind kind;
	char label[CARD_LABEL]; /* "life"; of CARD_OTHER the name; of an item its text; of an ask the sentence
	                         */
	char of[NAME_BYTES];    /* by whom, of whom; "": nobody */
	char note[600];         /* smaller, beside it: "mind 6", "on turn" */
	char text[80];          /* instead of the number */
	char word[120];         /* CARD_PICK: what it puts into the line */
	struct board_place place; /* CARD_PICK: on the board */
	bool number;              /* whether `value` is shown */
	int value;
	int most;           /* the value that loses, or how many of a pick there are; 0: none */
	int colour;         /* CARD_OTHER: the seat + 1; 0: none */
	bool danger;        /* one step from losing, or over */
	bool out;           /* CARD_OTHER: no longer plays */
	bool here;          /* an item or a player that is meant: whose turn it is, which is chosen */
	int first, buttons; /* into card.button */
};

struct card {
	struct card_row *row;
	struct card_button *button;
	int rows, buttons, row_room, button_room;
	/* What its seat may do, and of what; state NULL: nothing. */
	struct offers offers;
	const struct game *game;
	const void *state;
	int seat;
};

void card_clear(struct card *card); /* keeps the memory */
void card_free(struct card *card);

/* Adds a row; what it returns is good until the next row. A format never comes from a state. */
struct card_row *card_row(struct card *card, enum card_kind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* .. with a number beside it. */
struct card_row *card_value(struct card *card, enum card_kind kind, const char *label, int value);
/* Adds to the list in the row's note. */
void card_note(struct card_row *row, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* .. of a player: name, colour, whether out, whether on turn. */
struct card_row *card_player(struct card *card, const struct table *table, int seat);

/* Adds a button to the last row: its text, and the line it says. Good until the next button. */
struct card_button *card_button(struct card *card, const char *text, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* The buttons of the offers about a fact, with the row that was added last; `of`: the seat it is by, -1. */
void card_about(struct card *card, const char *about, int of);
/* .. of those that this name is the first choice of: a card of the pool, somebody in play. */
void card_choice(struct card *card, const char *about, const char *name);
/* Rows for all other offers that the seat may say without the laptop: what is owed as the question, then the
 * acts as they are listed. */
void card_offers(struct card *card);

/* The row of a button. */
const struct card_row *card_row_of(const struct card *card, const struct card_button *button);
/* The n-th pick or field of what a button asks; NULL: no more. */
const struct card_row *card_pick(const struct card *card, const struct card_button *button, int n);

/* What came with a press. */
struct card_given {
	enum card_asks what;
	int number;
	const char *text;
	const int
		*pick; /* the places of the chosen ones among the row's picks, one of a kind twice for two */
	int picks;
};

/* The line that a button says with what was given; false and why: it is not what the button asks for. */
bool card_line(const struct card *card, const struct card_button *button, const struct card_given *given,
               char *line, size_t size, struct reason *why);

#endif
