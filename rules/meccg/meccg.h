/* SPDX-License-Identifier: MIT */
/*
 * MECCG: the character draft, the check of decks, the end of a game and its
 * points. Law: the tournament policy of the Council of Lorien, cited L with the
 * name of its part ("L-General-8"), or, where they differ and are chosen, the
 * rules of the Council of Elrond, cited CoE.
 */
#ifndef RULES_MECCG_MECCG_H
#define RULES_MECCG_MECCG_H

#include "rules/core/game.h"
#include "rules/core/i18n.h"
#include "rules/core/table.h"

enum {
	MECCG_PLAYERS = 2,
	MECCG_POOL = 10,  /* characters of a pool (L-General-5) */
	MECCG_EXTRAS = 8, /* cards shown like characters; they do not count */
	MECCG_HELD = MECCG_POOL + MECCG_EXTRAS,
	MECCG_MIND = 20,
	MECCG_NAME = 96, /* bytes of a card's name, and of the form it is compared in */
	MECCG_NAME_COLUMNS = 40,
	MECCG_ITEMS = 2,
	MECCG_SITES = 2,
	MECCG_IN_PLAY = 40,
	MECCG_TRIED = 16,
	MECCG_ENTRIES = 160, /* different cards of a list */
};

/* ---- kinds ---- */

enum meccg_rules { MECCG_LORIEN, MECCG_COE };
#define MECCG_RULES_WORDS N_("lorien|coe")
enum meccg_side { SIDE_HERO, SIDE_MINION, SIDE_FALLEN, SIDE_BALROG };
#define MECCG_SIDE_WORDS "hero|minion|fallen|balrog"
enum meccg_phase {
	MECCG_POOLS,
	MECCG_DRAFT,
	MECCG_STARTING,
	MECCG_DECK,
	MECCG_PLAY,
	MECCG_COUNCIL,
	MECCG_CHAIN,
	MECCG_OVER
};

/* ---- the catalogue ---- */

enum {
	CARD_UNIQUE = 1,
	CARD_AGENT = 2,
	CARD_AVATAR = 4,
	CARD_NO_START = 8,
	CARD_GERMAN = 16,
	CARD_OF_BALROG = 32
};

struct meccg_character {
	char name[40], person[32]; /* person: one for all manifestations of a person */
	enum meccg_side side;
	char race[16];
	int mind; /* -1: an avatar has none */
	unsigned flags;
	int direct, prowess, body, points;
	char home[64], skills[48];
	int check_mod, influence; /* influence: general, with this wizard in play; 0: as usual */
};

extern const struct meccg_character meccg_characters[];
extern const int meccg_character_count;

/* The character that a word names, in full or by a beginning of one name only;
 * characters that `side` may have come first. -1: none; -2: several. */
int meccg_find_character(const char *word, enum meccg_side side);

int meccg_find_exact(const char *name); /* by its full name; -1: none */

/* Writes a name as it is compared: no case, accents, blanks, strokes. */
void meccg_same(const char *name, char *out); /* out: MECCG_NAME bytes */

/* ---- pools and the draft ---- */

enum meccg_fate { FATE_HIDDEN, FATE_JOINED, FATE_ASIDE };
/* ENABLES_ANY: of a list's stage card, whose text the players look at. */
enum { ENABLES_AGENT = 1, ENABLES_ORC_TROLL = 2, ENABLES_MIND = 4, ENABLES_ANY = 7 };

struct meccg_card {
	char name[MECCG_NAME];
	char person[MECCG_NAME]; /* identity= of a card of one's own; "": its name */
	int character;           /* in the catalogue; -1: a card of one's own */
	int mind;
	bool unique;
	bool extra; /* shown like a character; does not count */
	unsigned enables;
	int stage; /* stage points of an extra */
	enum meccg_fate fate;
	bool to_deck;
	int at; /* of a starter: which of the starting sites, from 1; 0: not told */
};

bool meccg_is_starter(const struct meccg_card *card); /* a character that joined the company */

enum meccg_stopped { STOPPED_NOT, STOPPED_SIZE, STOPPED_MIND, STOPPED_POOL, STOPPED_DECLARED, STOPPED_NONE };

struct meccg_item {
	char name[MECCG_NAME];
	char bearer[MECCG_NAME];
};

/* ---- decks ---- */

enum meccg_category {
	POINTS_CHARACTER,
	POINTS_ALLY,
	POINTS_ITEM,
	POINTS_FACTION,
	POINTS_KILL,
	POINTS_MISC,
	MECCG_POINTS
};
#define MECCG_POINT_WORDS "character|ally|item|faction|kill|misc"

enum meccg_key {
	CARDS_RESOURCE,
	CARDS_HAZARD,
	CARDS_EITHER,
	CARDS_CREATURE,
	CARDS_CREATURE_EVENT,
	CARDS_AHUNT,
	CARDS_HOME,
	CARDS_AGENT,
	CARDS_SPAWN,
	CARDS_CHARACTER,
	CARDS_AGENT_MIND,
	CARDS_SIDEBOARD,
	CARDS_SIDE_CREATURE,
	CARDS_AVATAR,
	CARDS_SIDE_AVATAR,
	MECCG_KEYS
};
#define MECCG_KEY_WORDS                                                                  \
	"resource|hazard|either|creature|creature-event|dragon-ahunt|dragon-home|agent|" \
	"spawn|character|agent-mind|sideboard|sideboard-creature|avatar|sideboard-avatar"

/* A card that is not a character. */
struct meccg_listing {
	char name[40]; /* in place: no pointers for the loader to set at each start */
	enum meccg_key key;
	/* a minor item, one of a hoard, another item, what may start in a minor item's place; a site: in no
	 * deck */
	enum { LISTED_PLAIN, LISTED_MINOR, LISTED_HOARD, LISTED_ITEM, LISTED_START, LISTED_SITE } kind;
	unsigned sides; /* 1 << side: whose decks may hold it */
	bool unique;
	int points; /* as printed; 0: none, or see its text */
	enum meccg_category pile;
};

/* The card of that name, with or without "The"; of several the one that `side` may have. NULL: none. */
const struct meccg_listing *meccg_find_listing(const char *name, enum meccg_side side);
const char *meccg_site_of(enum meccg_side side, int n); /* where a company starts; NULL: no more */

/* A minor item, or what may start in the place of one. NULL: no. */
bool meccg_is_starting_item(const struct meccg_listing *card);

/* The key under which a card counts by its name; -1: no card of that name is known. */
int meccg_key_of(const char *name, enum meccg_side side);
/* An item that only the other side has: heroes may have minions' items, minions heroes' (CoE-1.3.W3, R3). */
bool meccg_is_foreign_item(const char *name, enum meccg_side side);
/* Whether a deck of this side may hold the card, as far as its name shows. */
bool meccg_may_play(const char *name, enum meccg_side side);

/* Of a name that is not known: the one that is meant, where only one is near. */
bool meccg_respell(const char *name, char out[MECCG_NAME]);
/* A stage card of a fallen-wizard. */
bool meccg_is_stage(const char *name);
/* The card that lets an agent be drafted. */
#define MECCG_SUMMONS "Open to the Summons"

struct meccg_entry {
	char name[MECCG_NAME];
	char same[MECCG_NAME]; /* the name as it is compared */
	enum meccg_key key;
	int count, line; /* line: of the file it was read from; 0: none */
};

struct meccg_deck {
	int bare[MECCG_KEYS]; /* cards typed as counts, in addition to the named ones */
	struct meccg_entry entry[MECCG_ENTRIES];
	int entries;
	bool sealed;
	bool ring; /* its main purpose is to win with The One Ring (L-Etiquette-7) */
};

enum { DECK_PROBLEMS = 40 };

struct meccg_problem {
	const char *rule, *code;
	char text[200];        /* with lines of the file, names no card: both players may read it */
	char card[MECCG_NAME]; /* for its player and the judge; "": the whole deck */
};

struct meccg_answer {
	int resources, hazards, creatures, characters, sideboard;
	int sideboard_limit, agent_mind;
	int stage_points; /* -1: not told */
	struct meccg_problem problem[DECK_PROBLEMS];
	int problems;
};

/* ---- the game and its end ---- */

enum meccg_kind { KIND_CHARACTER, KIND_AVATAR, KIND_ALLY };
#define MECCG_KIND_WORDS "character|avatar|ally"
enum meccg_state { STATE_IN, STATE_DISCARDED, STATE_ELIMINATED };

/* A person in play, with the points that leave with them. */
struct meccg_person {
	char name[MECCG_NAME];
	enum meccg_kind kind;
	enum meccg_state state;
	bool minion_like; /* fails checks as minions do */
	int corruption, mod, mind;
	int points[MECCG_POINTS];
	bool checked;        /* at the council, or in this round of the chain */
	char at[MECCG_NAME]; /* of an avatar: where it appeared; "": not told */
};

struct meccg_player {
	enum meccg_side side;
	bool sauron;
	struct meccg_card held[MECCG_HELD];
	int holds;
	bool sealed;
	int pick; /* into held, face down; -1: none */
	enum meccg_stopped stopped;
	struct meccg_item item[MECCG_ITEMS];
	int items;
	/* minor items of the pool, or else of the first game of an event: names only count; both players
	 * know them once the draft is over */
	struct meccg_item listed[MECCG_ITEMS];
	int listed_items;
	char site[MECCG_SITES][MECCG_NAME];
	int sites;
	struct meccg_deck deck;
	bool begun; /* has had a first turn */
	int points[MECCG_POINTS];
	struct meccg_person person[MECCG_IN_PLAY];
	int persons;
	bool avatar_lost;
	int duplicates, exhausted;
	bool halved; /* this turn's hazard limits against this player */
	struct meccg_try {
		char card[MECCG_NAME], by[MECCG_NAME]; /* by: "" where the line names nobody */
	} tried[MECCG_TRIED];
	int tries;
};

struct meccg_check_done {
	int seat; /* -1: none yet */
	char name[MECCG_NAME];
	int corruption, total;
	enum { CHECK_PASS, CHECK_TAPS, CHECK_DISCARDED, CHECK_ELIMINATED } result;
};

struct meccg_removal {
	int seat; /* -1: none yet */
	char name[MECCG_NAME], by[MECCG_NAME];
	int mod, total;
	bool removed;
	enum { REMOVAL_TAPPED, REMOVAL_UNTAPPED, REMOVAL_WOUNDED } state;
};

/* One side's count, step by step (L-General-12). */
struct meccg_count {
	int sum[MECCG_POINTS];
	bool doubled[MECCG_POINTS];
	int value[MECCG_POINTS]; /* after doubling */
	int halved;              /* the category that the half rule cuts, -1: none */
	int kept[MECCG_POINTS];  /* after the half rule */
	int duplicates, avatar;  /* points taken off */
	int final;
};

enum meccg_judged { JUDGED_NOT, JUDGED_STALL, JUDGED_DROP, JUDGED_CHEAT };
#define MECCG_JUDGE_WORDS "stall|drop|cheat"

struct meccg {
	struct table table;
	enum meccg_rules rules;
	int length; /* 1 to 4 decks */
	enum meccg_phase phase;
	int round; /* of the draft */
	struct meccg_player player[MECCG_PLAYERS];
	int shown[MECCG_PLAYERS]; /* the last reveal: into held, -1: none */
	int caller;               /* who called the council, -1 */
	bool last_turn;           /* the turn after the call has begun */
	int first_check;          /* who won the roll, -1 */
	int named_seat;           /* whose character that player named for the first check, -1: none yet */
	char named[MECCG_NAME];
	int chain_round;
	bool counted;                  /* the council has counted, and the count still holds */
	int winner;                    /* -1 */
	int tournament[MECCG_PLAYERS]; /* -1: not known yet */
	enum meccg_judged judged;
	int offender;
	bool ring_won;
	struct meccg_check_done last_check;
	struct meccg_removal last_removal;
	int game; /* of the event, from 1 */
};

extern const struct game meccg_game;

/* ---- for the screen ---- */

/* A company's size at which the draft ends. */
int meccg_size(const struct meccg *m, int seat);
int meccg_company(const struct meccg *m, int seat); /* how many have joined */
int meccg_mind(const struct meccg *m, int seat);
int meccg_hidden(const struct meccg *m, int seat); /* characters not shown yet */
int meccg_pool_size(const struct meccg *m, int seat);

/* Whether the card may be shown now; else why not, *brief in a few words for lists. */
bool meccg_may_show(const struct meccg *m, int seat, int held, struct reason *why, const char **brief);
/* Whether a pool of this side may hold the character; else why not, as above. */
bool meccg_may_hold(const struct meccg *m, int seat, int character, struct reason *why, const char **brief);
bool meccg_may_change_pool(const struct meccg *m, int seat, struct reason *why);
/* Puts a character of the catalogue, or a minor item, into the pool; false and why: it may not be there. */
bool meccg_put_character(struct meccg *m, int seat, const char *word, struct reason *why);
bool meccg_put_item(struct meccg *m, int seat, const char *word, struct reason *why);
bool meccg_is_english(const char *name, struct reason *why); /* L-Etiquette-1 */
bool meccg_may_change_side(const struct meccg *m, int seat, struct reason *why);

/* How many starting items a company may still get; 0 without a company. */
int meccg_items_left(const struct meccg *m, int seat);

/* Whether a starter of this name may bear an item: two who are not unique bear one each. */
bool meccg_may_bear(const struct meccg_player *p, const char *starter);
/* Whether a starting site is missing, or two sites share a company nobody has divided. */
bool meccg_owes_site(const struct meccg *m, int seat);
/* Where a starter begins; NULL: not told. */
const char *meccg_start_of(const struct meccg_player *p, const struct meccg_card *card);
/* How many corruption checks have not been made at the council, or in this round of the chain. */
int meccg_unchecked(const struct meccg *m);
/* Who was named for the first check and has not made it; NULL: nobody. */
const struct meccg_person *meccg_named(const struct meccg *m);
/* Characters that count in the ten of a deck, those from the draft among them. */
int meccg_deck_characters(const struct meccg *m, int seat);
int meccg_points(const struct meccg_player *p); /* before the council doubles or halves any */

/* Whether all players who have not stopped have picked. */
bool meccg_all_picked(const struct meccg *m);

void meccg_count(const struct meccg *m, struct meccg_count count[MECCG_PLAYERS]);
void meccg_deck_check(const struct meccg *m, int seat, struct meccg_answer *answer);
int meccg_deck_total(const struct meccg_deck *deck, enum meccg_key key);

/* General influence: unused, and how much of it may control characters. */
void meccg_influence(const struct meccg *m, int seat, int *available, int *control);

/* The total at which a person passes a check now. */
int meccg_needs(const struct meccg *m, const struct meccg_person *person);
/* Whether a person makes checks at the council, or in the chain of strength. */
bool meccg_checks(const struct meccg *m, int seat, const struct meccg_person *person);

const char *meccg_side_name(enum meccg_side side, bool sauron);  /* "hero" */
const char *meccg_side_shown(const struct meccg_player *player); /* of this player */
const char *meccg_category_shown(int category);                  /* "ally" */

#endif
