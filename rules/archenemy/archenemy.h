/* SPDX-License-Identifier: MIT */
/*
 * Archenemy: one player with a deck of schemes against all others; or
 * Supervillain Rumble, where each player has a deck. Law: the rules of June
 * 2010, cited A, and today's comprehensive rules (CR 314, 701.32, 701.33,
 * 904).
 *
 * Life, poison, counters, mulligans, leaving, day and night are Commander's,
 * the same functions on the same struct: an Archenemy table is a Commander
 * table with two sides.
 */
#ifndef RULES_ARCHENEMY_ARCHENEMY_H
#define RULES_ARCHENEMY_ARCHENEMY_H

#include "rules/commander/commander.h"
#include "rules/magic/schemes.h"

enum {
	SCHEME_NAME_BYTES = 200,
	SCHEME_TEXT_BYTES = 3100,     /* 1000 columns, in any language */
	SCHEME_POOL_BYTES = 64 << 10, /* twice the whole catalogue in any language */
	SCHEMES_OWN = 160,            /* the table's own kinds, and loaded texts */
	DECK_CARDS = 120,             /* schemes in one deck */
	EXTRA_TURNS = 16,
	EXTRA_STEPS = 16,
	UNTILS = 32,
	LASTINGS = 24,
	FACE_UP_MAX = 200, /* of all decks together */
	SAYS_BYTES = 400,
};

#define ARCHENEMY_STEPS "untap|upkeep|draw|main1|combat|main2|end|cleanup"
enum archenemy_step {
	STEP_UNTAP,
	STEP_UPKEEP,
	STEP_DRAW,
	STEP_MAIN1,
	STEP_COMBAT,
	STEP_MAIN2,
	STEP_END,
	STEP_CLEANUP,
	STEPS
};

#define ARCHENEMY_SIDES "archenemy|heroes"
enum archenemy_side { SIDE_ARCHENEMY, SIDE_HEROES };
enum hot_seat { HOT_OPEN, HOT_SELF, HOT_OTHERS };
#define ARCHENEMY_MULLIGANS N_("partial-paris|london|vancouver|paris")
#define ARCHENEMY_DECKS N_("classic|commander|any")
enum scheme_law { SCHEMES_CLASSIC, SCHEMES_COMMANDER, SCHEMES_ANY };

/* A kind: below scheme_count() the catalogue's, from there on own[]. */
struct scheme_own {
	int name, text;    /* where they begin in pool[]; 0: "" */
	int16_t catalogue; /* the scheme this text belongs to; -1: the table's own scheme */
	bool ongoing;
};

/* One card. Its place in the deck is in scheme_pile.down. */
struct scheme_card {
	int16_t kind;
	uint8_t copy;    /* 1, 2, ... of its name in this deck */
	uint8_t pending; /* its triggers waiting or on the stack */
	int8_t chosen;   /* a player, -1 */
	uint8_t hot;     /* enum hot_seat */
	bool up;         /* face up in the command zone */
	bool orphan;     /* abandoned while its own trigger resolves */
	int stamp;       /* when it was turned up (A, CR 613.7h) */
	int moved;       /* when it was last set in motion: the order of leaving */
	int revealed;    /* the turn it was turned up in */
	int doom;        /* counters */
};

struct scheme_pile {
	int cards; /* 0: no deck */
	struct scheme_card card[DECK_CARDS];
	uint8_t down[DECK_CARDS]; /* indexes of card, the top first: a ring */
	int downs;
	bool shuffled; /* or stacked by hand */
	bool begun;    /* a scheme has been set in motion: the deck is fixed */
};

/* A card on the table. */
struct scheme_ref {
	int owner, card;
};

/* An effect that goes on after its scheme has left. */
struct scheme_lasts {
	int kind, owner;
	int chosen; /* -1 */
	int times;  /* how often it was set in motion */
};

struct extra_turn {
	int seat; /* any player of the side */
	bool no_scheme, no_untap;
};

struct archenemy {
	struct commander c; /* always first, and in it the table */
	bool rumble;
	int archenemy; /* seat; -1: not chosen yet, or a rumble */
	int decider;   /* by option; -1: the rightmost hero still playing */
	enum scheme_law law;
	int life_archenemy, life_hero, life_team; /* starting ones; team 0: no shared life */
	int starting[TABLE_SEATS];                /* the life each one began with */
	int turn;                                 /* turns taken, this one included; 0 before the first */
	enum archenemy_step step;
	bool revealed;                        /* the scheme of this turn was set in motion, or skipped */
	bool no_scheme, no_untap;             /* this turn */
	int regular;                          /* seat whose turn in the regular order was last */
	struct extra_turn extra[EXTRA_TURNS]; /* the last one comes first (CR 500.7) */
	int extras;
	struct extra_turn owed;          /* by a scheme, until it is typed or dismissed; seat -1: none */
	int owed_kind;                   /* that scheme */
	int skips[TABLE_SEATS];          /* turns to be skipped; of a team at its first seat */
	uint8_t skip_steps[TABLE_SEATS]; /* 1 << step: the side's next one is skipped; as `skips` */
	uint8_t extra_step[EXTRA_STEPS]; /* of this turn, the next one first (CR 500.8) */
	int extra_steps;
	int resume; /* the regular step that the extra ones come after; -1: none is being taken */
	int graveyard[TABLE_SEATS];    /* cards this turn */
	int enemy_spells[TABLE_SEATS]; /* opponents' since that seat's last turn ended */
	struct scheme_pile pile[TABLE_SEATS];
	int stamps, moves; /* the newest numbers: turned up, set in motion */
	int firsts;        /* as `moves`, below zero, for schemes that `bottom` puts first */
	seats_set three;   /* owners whose next scheme set in motion becomes three */
	struct scheme_lasts until[UNTILS];
	int untils;
	struct scheme_lasts lasting[LASTINGS];
	int lastings;
	struct scheme_own own[SCHEMES_OWN];
	int owns;
	char pool[SCHEME_POOL_BYTES]; /* "" first, then one text after another */
	int pooled;                   /* bytes in use */
};

extern const struct game archenemy_game;

/* ---- sides and turns ---- */

bool archenemy_is_set(const struct archenemy *a); /* the archenemy, or a rumble, is chosen */
enum archenemy_side archenemy_side(const struct archenemy *a, int seat);
seats_set archenemy_opponents(const struct archenemy *a, int seat); /* still playing */
/* The seat on turn, -1 for none; the first hero still playing stands for all heroes. */
int archenemy_on_turn(const struct archenemy *a);

int archenemy_decider(const struct archenemy *a);          /* the hero who decides for all, -1 */
const char *archenemy_step_word(enum archenemy_step step); /* "main1": typed and stored */
const char *archenemy_step_name(enum archenemy_step step); /* translated */

/* Whether this turn's scheme must still be set in motion before main1 ends. */
bool archenemy_owes_reveal(const struct archenemy *a);

/* The line for the extra turn that a scheme has given: "extra-turn E no-scheme". */
struct label archenemy_extra_turn_line(const struct archenemy *a);

/* Extra turns waiting for a side. */
int archenemy_extras(const struct archenemy *a, enum archenemy_side side);

/* The shared life of the heroes, or -1 where each has its own. */
int archenemy_team_life(const struct archenemy *a);

/* ---- the decks ---- */

bool archenemy_has_deck(const struct archenemy *a, int seat);
bool archenemy_may_own(const struct archenemy *a, int seat);
bool archenemy_refuse_no_deck(const struct archenemy *a, int owner, struct reason *why); /* always false */
/* Whether a deck waits to be shuffled. */
bool archenemy_is_unshuffled(const struct archenemy *a, int owner);

/* Whether the deck may be shuffled: by default 20 or more, at most two of a name (A). */
bool archenemy_deck_is_legal(const struct archenemy *a, int owner, struct reason *why);

/* All face-up schemes by timestamp; returns their number. */
/* Says that none is, and how one comes up where it is owed; false. */
bool archenemy_no_scheme(const struct archenemy *a, struct reason *why);
int archenemy_face_up(const struct archenemy *a, struct scheme_ref out[FACE_UP_MAX]);

const struct scheme_card *archenemy_card(const struct archenemy *a, struct scheme_ref ref);

/* Of a kind: the catalogue's row, NULL for the table's own scheme; the name;
 * the official Japanese name or NULL; the loaded text or ""; whether it is
 * ongoing. */
const struct scheme *archenemy_facts(const struct archenemy *a, int kind);
const char *archenemy_name(const struct archenemy *a, int kind);
const char *archenemy_name_ja(const struct archenemy *a, int kind);
/* As people read it, in their language; no entry and no report for programs has it. */
const char *archenemy_name_told(const struct archenemy *a, int kind);
const char *archenemy_text(const struct archenemy *a, int kind);
bool archenemy_is_ongoing(const struct archenemy *a, int kind);

/* The kind that a word names: a whole name, or the beginning of one name only; else -1 and why. */
int archenemy_find_kind(const struct archenemy *a, const char *word, struct reason *why);

/* Whether the table's own scheme may have that name. */
bool archenemy_name_is_fit(const char *name, struct reason *why);

/* "NAME", or "NAME#2" for the second copy in its deck; the same as it can be
 * typed, "E:NAME" where two owners have it face up. */
struct label archenemy_called(const struct archenemy *a, struct scheme_ref ref);
struct label archenemy_told(const struct archenemy *a, struct scheme_ref ref); /* as people read it */
struct label archenemy_typed(const struct archenemy *a, struct scheme_ref ref);

/* ---- what a face-up scheme wants ---- */

/* The choice a scheme waits for: a player (`choose SCHEME P`); for a hot seat
 * also self or others; none. */
enum archenemy_wants { WANTS_NOTHING, WANTS_PLAYER, WANTS_HOT_SEAT };
enum archenemy_wants archenemy_wants(const struct archenemy *a, struct scheme_ref ref);

/* The players who may be chosen. */
seats_set archenemy_may_choose(const struct archenemy *a, struct scheme_ref ref);

/* The players who obey a settled hot seat; may be empty (A). */
seats_set archenemy_hot_seats(const struct archenemy *a, struct scheme_ref ref);

/* Whether no choice is left that `resolve` needs. */
bool archenemy_is_settled(const struct archenemy *a, struct scheme_ref ref);

/* ---- abandon checks ---- */

/* The present count, kept even while the check is not due. */
struct abandon_state {
	bool counts;     /* have and need are valid */
	int have, need;  /* need 0: abandoned at none (COUNT_NO_SPELL) */
	bool known, met; /* known: the program can tell whether it is met */
};

/* False: the scheme has no check. */
bool archenemy_abandon(const struct archenemy *a, struct scheme_ref ref, struct abandon_state *state);

/* Whether its check is due at the present step. */
bool archenemy_is_due(const struct archenemy *a, struct scheme_ref ref);

/* "upkeep", "end step", "end of combat", "event": stored words, and translated. */
const char *archenemy_when_word(enum abandon_when when);
const char *archenemy_when_name(enum abandon_when when);

/* "3 of 5 damage this turn", "5 damage this turn: abandon", "no spell since: abandon" */
struct label archenemy_due_says(const struct archenemy *a, struct scheme_ref ref);

/* "E's next untap" */
struct label archenemy_until_ends(const struct archenemy *a, const struct scheme_lasts *until);

#endif
