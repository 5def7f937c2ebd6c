/* SPDX-License-Identifier: MIT */
/*
 * What a deck check must know of one card, and how it follows from what is
 * printed on it: the colour identity of C2, who may lead a deck, who may lead
 * it together, how many copies are allowed. Knows no deck and no file.
 */
#ifndef RULES_MAGIC_CARD_H
#define RULES_MAGIC_CARD_H

#include <stdbool.h>

enum {
	CARD_NAME_BYTES = 256,
	CARD_TEXT_BYTES = 16 << 10,
	CARD_ANY_NUMBER = 0, /* of `copies` */
};

/* In the order in which colours are told. */
enum { COLOR_W = 1, COLOR_U = 2, COLOR_B = 4, COLOR_R = 8, COLOR_G = 16 };

enum {
	CARD_BASIC = 1 << 0,        /* a basic land */
	CARD_LEGEND = 1 << 1,       /* a legendary creature (C1) */
	CARD_LEADER = 1 << 2,       /* says so itself, or a legendary Vehicle or Spacecraft with power */
	CARD_PLANESWALKER = 1 << 3, /* a legendary one: leads in Brawl and Oathbreaker */
	CARD_CONSPIRACY = 1 << 4,
	CARD_CHOOSES_COLOR = 1 << 5, /* its owner names a colour before the game (CR 903.4b) */
	CARD_PARTNER = 1 << 6,       /* CR 702.124 from here on */
	CARD_PARTNER_WITH = 1 << 7,  /* the one card in `with` */
	CARD_PARTNER_GROUP = 1 << 8, /* any card of the group in `with` */
	CARD_FRIENDS = 1 << 9,
	CARD_CHOOSES_BACKGROUND = 1 << 10,
	CARD_BACKGROUND = 1 << 11,
	CARD_DOCTORS_COMPANION = 1 << 12,
	CARD_DOCTOR = 1 << 13,
	CARD_SPELL = 1 << 14, /* an instant or a sorcery: may be a signature spell */
};

enum legality { LEGALITY_UNKNOWN, LEGALITY_NOT, LEGALITY_BANNED, LEGALITY_RESTRICTED, LEGALITY_LEGAL };
enum legal_in {
	LEGAL_COMMANDER,
	LEGAL_VINTAGE,
	LEGAL_STANDARDBRAWL,
	LEGAL_BRAWL,
	LEGAL_DUEL,
	LEGAL_OATHBREAKER,
	LEGAL_FORMATS
};

struct card {
	const char *name; /* borrowed */
	const char *with; /* borrowed; a key, "" when there is none */
	unsigned identity;
	unsigned flags;
	int copies;                         /* how many a deck may have: 1, more, or CARD_ANY_NUMBER */
	unsigned char legal[LEGAL_FORMATS]; /* enum legality */
};

/* A card as data tells it; what the data does not tell is empty. */
struct card_text {
	char name[CARD_NAME_BYTES];       /* of a card of two parts: "A // B" */
	char types[CARD_NAME_BYTES];      /* "Legendary Creature - Phelddagrif" */
	char face_types[CARD_NAME_BYTES]; /* of its first face, where `types` is empty */
	char cost[CARD_NAME_BYTES];       /* of all faces together */
	char text[CARD_TEXT_BYTES];       /* of all faces, lines as printed */
	char keywords[1024];              /* one a line */
	char layout[40];
	bool has_identity, has_power;
	bool back;   /* tells the other face of a card */
	bool leader; /* the data itself says that it may lead */
	int count;   /* of a deck; 0 where the data says none */
	unsigned identity, indicator;
	unsigned char legal[LEGAL_FORMATS];
};

/* What names are compared by: no case, accents, blanks or punctuation, parts
 * of a card parted by one slash. False: nothing is left. */
bool card_key(const char *name, char out[CARD_NAME_BYTES]);

/* "WUG" */
enum { COLORS_BYTES = 6 };
void color_letters(unsigned colors, char out[COLORS_BYTES]);
unsigned color_of_letter(char letter); /* 0: none */

/* The facts; name and with are lent by *text and with_key. */
void card_read(const struct card_text *text, struct card *card, char with_key[CARD_NAME_BYTES]);

/* What everybody knows without card data: basic lands, and the cards that say
 * how many of them a deck may have. False: any other name. */
bool card_known(const char *key, struct card *card);

/* Whether two may lead a deck together (CR 702.124). */
bool card_pair(const struct card *a, const struct card *b);

#endif
