/* SPDX-License-Identifier: MIT */
/*
 * Cards, ban lists and the deck check of Commander (C1 to C6, CR 903.5): counts,
 * copies, colour identity, bans, who leads. The caller brings the list of names
 * and the card data.
 */
#ifndef RULES_MAGIC_DECK_H
#define RULES_MAGIC_DECK_H

#include <stdbool.h>

#include "magic.h"
#include "rules/core/emit.h"
#include "rules/core/reason.h"
#include "rules/core/said.h"

/* ---- one card ---- */

enum {
	CARD_NAME_BYTES = 256,
	CARD_TEXT_BYTES = 16 << 10,
	CARD_ANY_NUMBER = 0, /* of `copies` */
};

/* In the order in which colours are named. */
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

struct magic_card {
	const char *name; /* borrowed */
	const char *with; /* borrowed; a key, "" when there is none */
	unsigned identity;
	unsigned flags;
	int copies;                         /* how many a deck may have: 1, more, or CARD_ANY_NUMBER */
	unsigned char legal[LEGAL_FORMATS]; /* enum legality */
};

/* A card as data gives it; empty where the data is silent. */
struct card_text {
	char name[CARD_NAME_BYTES];       /* of a card of two parts: "A // B" */
	char types[CARD_NAME_BYTES];      /* "Legendary Creature - Phelddagrif" */
	char face_types[CARD_NAME_BYTES]; /* of its first face, where `types` is empty */
	char cost[CARD_NAME_BYTES];       /* of all faces together */
	char text[CARD_TEXT_BYTES];       /* of all faces, lines as printed */
	char keywords[1024];              /* one a line */
	char layout[40];
	bool has_identity, has_power;
	bool back;   /* gives the other face of a card */
	bool leader; /* the data itself says that it may lead */
	int count;   /* of a deck; 0 where the data says none */
	unsigned identity, indicator;
	unsigned char legal[LEGAL_FORMATS];
};

/* The key that names are compared by: no case, accents, blanks or punctuation,
 * one slash between the parts of a card. False: nothing is left. */
bool card_key(const char *name, char out[CARD_NAME_BYTES]);

/* "WUG" */
struct color_letters {
	char text[6];
};
struct color_letters color_letters(unsigned colors);
unsigned color_of_letter(char letter); /* 0: none */

/* The facts; name and with are lent by *text and with_key. */
void card_read(const struct card_text *text, struct magic_card *card, char with_key[CARD_NAME_BYTES]);

/* Cards known without card data: basic lands, and the cards that say how many
 * of them a deck may have. False: any other name. */
bool card_known(const char *key, struct magic_card *card);

/* Whether two may lead a deck together (CR 702.124). */
bool card_pair(const struct magic_card *a, const struct magic_card *b);

/* ---- ban lists ---- */

/*
 * Dated data. One list comes with the program for each profile; a user's list
 * replaces it, and a table's house rules add to it or take from it.
 *
 * A list is text, one name a line, # begins a comment:
 *
 *     date: 2026-02-09
 *     Ancestral Recall
 *     commander: Braids, Cabal Minion     # not as a commander
 *     companion: Lutri, the Spellchaser   # not as a companion
 *     vintage: Chaos Orb                  # banned by Vintage, not by the list
 *     game changer: Rhystic Study         # counted, not banned
 *
 * House rules have `+NAME` and `-NAME` only, with the same words before a name.
 */
enum ban_kind {
	BAN_CARD,
	BAN_COMMANDER,
	BAN_COMPANION,
	BAN_VINTAGE,
	BAN_GAME_CHANGER, /* no ban: counted, as the brackets of the format ask */
	BAN_KINDS
};

struct ban {
	char key[CARD_NAME_BYTES];
	enum ban_kind kind;
	bool house;   /* by the table */
	bool allowed; /* by the table, whatever else says no */
};

struct bans {
	char date[11];          /* "2026-02-09"; "" for no list */
	char changers_date[11]; /* of the Game Changers; "": not counted */
	bool own, own_changers; /* the user's list; with Game Changers of its own */
	bool recommended;       /* C14 */
	struct ban *ban;
	int count, room;
};

enum { BANS_MAX = 2000 };

/* The list that comes with the program; an empty one for Brawl, duels and
 * Oathbreaker, whose lists only card data and the table give. */
void bans_begin(struct bans *bans, enum commander_rules rules, enum commander_format format);
void bans_done(struct bans *bans); /* a zeroed one is fine */

/* Empty, for a user's own list, but for the Game Changers, which stay until the list
 * has some. */
void bans_clear(struct bans *bans);

/* One line of a list, or of house rules; "" and comments are fine. */
bool bans_line(struct bans *bans, const char *line, bool house, struct reason *why);

/* The ban of a card in one regard, house rules first; NULL: none. */
const struct ban *bans_find(const struct bans *bans, const char *key, enum ban_kind kind);

/* Whether house rules allow the card. */
bool bans_allow(const struct bans *bans, const char *key);

/* ---- a list ---- */

enum deck_zone {
	DECK_MAIN,
	DECK_COMMANDER,
	DECK_COMPANION,
	DECK_SIDE,
	DECK_SIGNATURE,
	DECK_SCHEME, /* besides the deck: of an archenemy, of Planechase */
	DECK_PLANAR,
};

struct deck_card {
	char name[CARD_NAME_BYTES];
	int count;
	int line; /* of the file; 0: unknown */
	enum deck_zone zone;
};

/* What the file was written in. */
#define DECK_CODES "utf8|latin1|shift_jis"
enum deck_code { DECK_UTF8, DECK_LATIN1, DECK_SHIFT_JIS };

struct deck {
	struct deck_card *card; /* as they stand in the list */
	int cards, room;
	char banner[CARD_NAME_BYTES]; /* the card on its box, or its title: a guess at who leads */
	/* What else the file suggests. */
	bool parted;     /* an empty line alone makes the sideboard; a deck short of it has it too */
	bool ordered;    /* no heading: who leads may stand first */
	int first_block; /* so many cards first, behind them an empty line; 0: no such block */
	int last_block;  /* who leads may stand from this line on; 0: not there */
	enum deck_code code;
};

enum { DECK_LINES = 2000, DECK_COUNT = 999 };

void deck_done(struct deck *deck); /* a zeroed one is fine */
/* line: of the file; 0: unknown. */
bool deck_add(struct deck *deck, enum deck_zone zone, const char *name, int count, int line,
              struct reason *why);

/* Whether the file has a part of this kind. */
bool deck_has(const struct deck *deck, enum deck_zone zone);

/* ---- who knows cards ---- */

struct card_finder {
	/* Finds the card of a key, or false. Its texts live as long as the finder. */
	bool (*find)(const struct card_finder *finder, const char *key, struct magic_card *card);
};

/* ---- the check ---- */

struct deck_law {
	enum commander_rules rules;
	enum commander_format format; /* Oathbreaker follows today's rules always */
	const struct bans *bans;
	const struct card_finder *finder; /* NULL: no card data */
	const char *leader[COMMANDERS];   /* said from outside the list; NULL: the list says */
};

#define DECK_RULES "count|singleton|identity|banned|commander|pair|basics|signature"
enum deck_rule {
	DECK_RULE_COUNT,
	DECK_RULE_SINGLETON,
	DECK_RULE_IDENTITY,
	DECK_RULE_BANNED,
	DECK_RULE_COMMANDER,
	DECK_RULE_PAIR,
	DECK_RULE_BASICS,
	DECK_RULE_SIGNATURE
};

struct deck_problem {
	enum deck_rule rule;
	char card[CARD_NAME_BYTES]; /* "" when it is the whole deck */
	unsigned colors;            /* DECK_RULE_IDENTITY: those that do not belong */
	bool recommended;           /* a list that is advice (C14) */
	char text[CARD_NAME_BYTES * 3 + 200];
};

struct deck_answer {
	int total, side; /* cards; the sideboard is not among the total */
	char leader[COMMANDERS][CARD_NAME_BYTES];
	int leaders;
	char signature[COMMANDERS][CARD_NAME_BYTES]; /* Oathbreaker: the spells in the command zone */
	int signatures;
	bool guessed;   /* the list does not name the leaders */
	bool by_colors; /* guessed as the only card that fits the colours of the deck */
	enum deck_code code;
	bool side_over;                   /* more than a sideboard of C15.1 holds */
	char (*changer)[CARD_NAME_BYTES]; /* Game Changers */
	int changers, changer_room;
	char changers_date[11]; /* "": not counted */
	bool own;               /* the ban list is the user's */
	bool has_identity;
	unsigned identity;
	bool has_data;
	char date[11]; /* of the ban list; "" for none */
	bool recommended;
	struct deck_problem *problem;
	int problems, problem_room;
	char (*unknown)[CARD_NAME_BYTES];
	int unknowns, unknown_room;
};

void deck_check(const struct deck *deck, const struct deck_law *law, struct deck_answer *answer);
void deck_answer_done(struct deck_answer *answer);

/* One sentence a problem, the rule first; then what else there is to know. */
void deck_say(const struct deck_answer *answer, struct said *said);

/* "total", "identity", "problems", "unknown", ... into the open object. */
void deck_tell(const struct deck_answer *answer, const struct deck_law *law, struct emit *e);

#endif
