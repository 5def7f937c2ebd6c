/* SPDX-License-Identifier: MIT */
/*
 * The catalogue of schemes as facts: what the program must know of each one
 * for its deck, checks and reminders, and a summary in our own words. No code
 * names a scheme: a rule is a field of its row.
 */
#ifndef RULES_MAGIC_SCHEMES_H
#define RULES_MAGIC_SCHEMES_H

#include <stdbool.h>

/* When an ongoing scheme checks whether it is abandoned. */
enum abandon_when {
	ABANDON_NEVER, /* one-shot, or an ongoing one that never goes by itself */
	ABANDON_OWN_UPKEEP,
	ABANDON_OWN_END,
	ABANDON_EACH_END,
	ABANDON_THEIR_END,  /* the opponents' end step: once for a team (805.4), each in a rumble */
	ABANDON_COMBAT_END, /* as combat ends */
	ABANDON_EVENT,      /* on an event that the players see and the program does not */
};

/* What the program counts for it; the players count the rest. */
enum abandon_count {
	COUNT_NOTHING,
	COUNT_DAMAGE,      /* damage dealt to its owner this turn, from anybody */
	COUNT_GRAVEYARD,   /* cards put into its owner's graveyard this turn */
	COUNT_NO_SPELL,    /* opponents' spells since its owner's last turn ended: none */
	COUNT_TEAM_SPELLS, /* spells of the opponents on turn */
	COUNT_HALF_LIFE,   /* opponents on turn below half of their starting life */
};

struct abandon {
	enum abandon_when when;
	bool optional; /* its owner may */
	enum abandon_count count;
	int need;         /* abandoned at this many; COUNT_NO_SPELL: 0 */
	const char *says; /* the condition in our words, marked; NULL: ABANDON_NEVER */
};

/* The scheme's own effect on life, where the program can apply it. */
enum scheme_life {
	LIFE_NONE,
	LIFE_HOT_SEAT, /* `amount` damage to the target, or `others` to everybody else */
	LIFE_DRAIN,    /* each opponent loses `amount`, its owner gains what was lost */
	LIFE_LEVEL,    /* all opponents fall to the lowest of them */
	LIFE_MIGHTY,   /* an opponent with the highest life loses `amount` */
	LIFE_DOOM,     /* the owner's end step: one more counter, so much damage to the highest */
	LIFE_GAIN_X,   /* its owner gains x=N */
	LIFE_BURN_X,   /* x=N damage to the player chosen */
};

/* Effects that last and that players are reminded of. */
enum scheme_effect {
	EFFECT_DOUBLES = 1 << 0,         /* all damage doubles */
	EFFECT_PREVENTS = 1 << 1,        /* damage of opponents' sources to its owner is one less */
	EFFECT_ONE_SPELL = 1 << 2,       /* each opponent casts at most one spell a turn */
	EFFECT_CHAMPION = 1 << 3,        /* only its owner and the chosen player cast and attack */
	EFFECT_UNTAPS = 1 << 4,          /* its owner's permanents untap in the opponents' untap step */
	EFFECT_EXTRA_TURN = 1 << 5,      /* an extra turn for its owner */
	EFFECT_NO_SCHEME = 1 << 6,       /* ... in which no scheme is set in motion */
	EFFECT_THREE = 1 << 7,           /* the next one set in motion becomes three in a row */
	EFFECT_ANY_PLAYER = 1 << 8,      /* the player chosen may be anybody, not only an opponent */
	EFFECT_NO_UNTAP = 1 << 9,        /* that extra turn skips its untap step */
	EFFECT_OPTIONAL_UNTIL = 1 << 10, /* lasts until the next turn in one of its modes only */
	EFFECT_MORE_TARGETS = 1 << 11,   /* the player chosen is one of several targets */
};

/* When to remind of what an ongoing scheme does. */
enum scheme_acts { ACTS_NEVER, ACTS_OWN_COMBAT, ACTS_OWN_END, ACTS_THEIR_UNTAP, ACTS_THEIR_COMBAT };

enum lasting { LASTING_NONE, LASTING_TURN, LASTING_GAME };

struct scheme {
	const char *name;          /* as printed */
	const char *name_ja;       /* the official Japanese name; NULL: none is known */
	const char *summary;       /* marked, as all texts below */
	const char *asks;          /* target, payment, choice; NULL: nothing */
	const char *note;          /* a note about its rules; or NULL */
	const char *self, *others; /* hot seat: what is done; else NULL */
	bool ongoing, hot_seat;
	bool until;   /* its effect lasts until its owner's next turn */
	bool chooses; /* a player is chosen or targeted: `choose SCHEME P` */
	int triggers; /* when it is set in motion; 0: one, and none of an ongoing one */
	int lands;    /* more happens with so many lands; 0: not */
	enum scheme_acts acts;
	struct abandon abandon;
	enum scheme_life life;
	int amount, others_amount;
	unsigned effects; /* enum scheme_effect */
	enum lasting lasting;
	const char *lasts; /* what must attack whom; or NULL */
};

/* Indexed 0 .. scheme_count()-1, in the order of schemes.def. */
int scheme_count(void);
const struct scheme *scheme_at(int index);

/* Preconstructed decks, 0 .. scheme_decks()-1. */
int scheme_decks(void);
const char *scheme_deck_name(int deck);
int scheme_deck_find(const char *word); /* as name_search finds */

/* The n-th card of a deck; false: there are no more. */
bool scheme_deck_card(int deck, int n, int *scheme, int *count);

/* A typed word, folded once for comparing with many names. */
struct scheme_word {
	char folded[400];
};

struct scheme_word scheme_word(const char *typed);

/* How well a name fits what was typed: the whole of it, its beginning, not. */
enum name_fit { FIT_NOT, FIT_BEGINS, FIT_WHOLE };
enum name_fit scheme_name_fit(const char *name, const struct scheme_word *word);

/* Finds the name that a word means: a whole name (English or Japanese, case and
 * accents aside), else the only one that begins so. */
enum { NAME_NONE = -1, NAME_SEVERAL = -2 };

struct name_search {
	struct scheme_word wanted;
	enum name_fit best;
	int found; /* an index, NAME_NONE or NAME_SEVERAL */
};

struct name_search name_search(const char *word);
void name_look(struct name_search *search, const char *name, int index); /* one more name, may be NULL */
void name_look_at_schemes(struct name_search *search);

#endif
