/* SPDX-License-Identifier: MIT */
/*
 * Commander: the state of one table, read by its screen. Law: the rules of
 * 2010-12-15, cited C1..C15, and today's comprehensive rules (CR).
 */
#ifndef RULES_COMMANDER_COMMANDER_H
#define RULES_COMMANDER_COMMANDER_H

#include "rules/core/begins.h"
#include "rules/core/table.h"
#include "rules/magic/magic.h"

enum {
	COMMANDER_BYTES = 160, /* a card's name */
	COMMANDER_WHY = 4,     /* reasons for being out that are kept */
	COMMANDER_FEATS = 16,
	WHY_BYTES = 120,
};

/* The words of the enums below, in their order. */
#define COMMANDER_MULLIGANS N_("partial-paris|london|vancouver") /* Paris: Archenemy alone (A) */
#define COMMANDER_PHASES "setup|mulligans|playing|over"
#define COMMANDER_DUNGEONS "lost-mine|mad-mage|tomb|undercity" /* as in dungeons.def */
#define PLANAR_FACES "planeswalk|chaos|blank"
#define COMMANDER_SKIES "day|night" /* from SKY_DAY on */
#define COMMANDER_ZONES "command|battlefield|graveyard|exile|hand|library|stack"

enum commander_mulligan { MULLIGAN_PARTIAL_PARIS, MULLIGAN_LONDON, MULLIGAN_VANCOUVER, MULLIGAN_PARIS };
enum commander_phase { PHASE_SETUP, PHASE_MULLIGANS, PHASE_PLAYING, PHASE_OVER };
enum commander_status { STATUS_PLAYING, STATUS_LOST, STATUS_LEFT };
enum commander_zone {
	ZONE_COMMAND,
	ZONE_BATTLEFIELD,
	ZONE_GRAVEYARD,
	ZONE_EXILE,
	ZONE_HAND,
	ZONE_LIBRARY,
	ZONE_STACK
};
enum commander_sky { SKY_NONE, SKY_DAY, SKY_NIGHT };

struct commander_card {
	char name[COMMANDER_BYTES]; /* "" until announced */
	enum commander_zone zone;
	bool offer;                     /* the owner may put it into the command zone */
	enum commander_zone offer_from; /* where it was before the move the offer is about */
	int casts, mana, died;          /* casts: from the command zone (C10) */
};

/* The dungeons and their rooms (dungeons.def); no room is 0. */
enum commander_dungeon {
#define DUNGEON(id, ...) DUNGEON_##id,
#include "dungeons.def"
	DUNGEONS
};
enum commander_room {
	ROOM_NONE,
#define ROOM(id, ...) ROOM_##id,
#include "dungeons.def"
	ROOMS
};

struct commander_room_row {
	enum commander_dungeon dungeon;
	const char *name, *effect;
	enum commander_room next[2]; /* ROOM_NONE: no arrow */
};

extern const struct commander_room_row commander_rooms[ROOMS];
extern const char *const commander_dungeons[DUNGEONS]; /* names of the cards */

enum { EMBLEMS = 6 };

/* Markers that a few cards bring to a player (markers.c). */
struct commander_markers {
	int tempted;                  /* by the Ring, how often (CR 701.54) */
	char bearer[COMMANDER_BYTES]; /* "": none */
	enum commander_room room;     /* where the venture marker is (CR 309) */
	int completed[DUNGEONS];      /* how often each */
	int speed;                    /* CR 702.179 */
	bool sped;                    /* it rose this turn */
	char companion[COMMANDER_BYTES];
	bool paid; /* the companion is in the hand (CR 702.139a) */
	int emblems;
	char emblem[EMBLEMS][COMMANDER_BYTES]; /* what each says (CR 114) */
};

enum { RING_LEVELS = 4, SPEED_MAX = 4 };

/* A commander on the table: P or P.2. */
struct commander_ref {
	int seat, card; /* card 0 or 1 */
};

struct commander_player {
	struct life life;
	enum commander_status status;
	int whys;                                   /* why the player is out; while safe: would be out */
	char why[COMMANDER_WHY][WHY_BYTES];         /* "life", "poison", "commander", "decked", ... */
	struct commander_ref why_of[COMMANDER_WHY]; /* "commander": whose; else seat -1 */
	bool safe, blessing;
	int commanders;   /* announced: 0, 1 or 2 */
	char identity[6]; /* their colours, "WUG" or "C" for none; "": not known */
	struct commander_card card[COMMANDERS];
	int taken[TABLE_SEATS][COMMANDERS]; /* commander damage from each one (C9) */
	int mulligans, hand, library, set_aside;
	bool kept;
	int swapped;         /* cards swapped with the sideboard */
	int vote;            /* seat voted for, -1 */
	seats_set felled_by; /* players whose commanders' damage put this one out */
	int out_as;          /* the place in the order of leaving; 0: still in */
	int spells;          /* cast this turn, for day and night */
	int hurt;            /* damage dealt to this player this turn */
	struct commander_markers markers;
};

/* What markers make due (reminders.c), each a set of at most one seat. */
struct reminders {
	seats_set venture;     /* has to venture, for the initiative */
	seats_set crown, lead; /* whose creature has hit the monarch, the holder of the initiative */
	seats_set ring;        /* whose Ring-bearer has hit a player, with the fourth ability */
	seats_set fixed;       /* whose commander damage the last line has corrected .. */
	int back;              /* .. and what that is in life */
	bool fresh;            /* within one line: it is this one */
};

/* The planar deck of the table (planes.c). */
enum planar_face { FACE_PLANESWALK, FACE_CHAOS, FACE_BLANK };
enum { PLANES_MAX = 120, PLANE_BYTES = 80 };

struct planar {
	int cards, downs, up; /* up: the card face up, -1 */
	bool shuffled, begun;
	bool walks;                         /* the die has shown PLANESWALK */
	int rolls;                          /* of the die this turn that cost mana: the cost of the next */
	char face[PLANE_BYTES];             /* the plane face up, also of cards on the real table; "": none */
	uint8_t down[PLANES_MAX];           /* the cards face down, from the top */
	char name[PLANES_MAX][PLANE_BYTES]; /* as they were added */
};

struct commander_feat {
	char kind[COUNTER_BYTES];
	int seat, value;
};

struct commander_limits { /* -1: as the format says */
	int life, damage; /* damage 0: off */
	int count[COUNTER_KINDS];
};

struct commander {
	struct table table;
	enum commander_rules rules;
	enum commander_format format;
	int mulligan; /* enum commander_mulligan, -1: as the rules say */
	struct commander_limits said;
	seats_set team[TABLE_SEATS]; /* seats that win and take turns together, this one included */
	bool one_life, one_count;    /* a team shares its life, each kind of counter (CR 810.4, 810.8) */
	enum commander_phase phase;
	struct commander_player player[TABLE_SEATS];
	int deciding;            /* seat that decides its mulligan now, -1 */
	int says_first;          /* seat that decides before all others of its round, -1 */
	int monarch, initiative; /* seat or -1 */
	enum commander_sky sky;
	int storm;
	struct commander_feat feat[COMMANDER_FEATS];
	int feats;
	bool swap_open, swap_done; /* C15.1: on now; over for this game */
	seats_set winners;
	bool draw;
	enum begins begins; /* who begins after a rematch */
	int outs;           /* leavings so far; players who leave together share one */
	int64_t swap_since;
	seats_set claims;        /* within one line: winners by a card's effect */
	bool finishing, drawing; /* within one line: the table ends the game, as a draw */
	seats_set leavers;       /* within one line: players that went out */
	bool quiet;              /* option reminders off */
	bool end_draws;          /* option clock-end draw */
	bool any_pair;           /* option partners any */
	struct reminders due;
	struct planar planar;
};

enum { SWAP_SECONDS = 180 }; /* C15.1 */

extern const struct game commander_game;

/* The opponents of a seat that are in. */
seats_set commander_foes(const struct commander *c, int seat);

/* Whether the seat is among the winners of the game that is over; state: of Commander or Archenemy. */
bool commander_won(const void *state, int seat);
/* How the game stands for each player, with the commanders; state: likewise. */
void commander_result(const void *state, result_seer *see, void *user);

/* The limits in force: those of the options, else the format's. damage 0: not counted. */
struct commander_limits commander_limits_of(const struct commander *c);

/* The extra mana of the next cast from the command zone (C10). */
int commander_tax(const struct commander_card *card);

/* The most damage that one commander has dealt to a seat; from, card: which one (may be NULL). */
int commander_worst(const struct commander *c, int seat, int *from, int *card);

/* P or P.2 as a word of a line: the name, in quotes when it needs them; the number only where the name
 * would be read as another word. */
void commander_ref_word(const struct commander *c, struct commander_ref ref, char *out, size_t size);

/* Lists the commanders on the table; how many. */
int commander_columns(const struct commander *c, struct commander_ref columns[TABLE_SEATS * COMMANDERS]);

/* Adds a commander to choices of who deals a seat damage. */
void commander_list_one_source(const struct commander *c, int seat, struct commander_ref ref,
                               struct choices *list);

/* The n-th reason as a word of the state: "life", "commander Bob.2". */
struct label commander_why_word(const struct commander *c, int seat, int n);

/* A reason in the reader's language: "conceded" and "decked" are translated, a
 * player's own text is not. */
const char *commander_why_shown(const char *why);

/* What a reason counts: life, counters, damage; of a team that loses together, the most
 * that one of them has. */
int commander_why_amount(const struct commander *c, int seat, int n);

/* C15.3: votes got, and points: 2 for having survived, 1 a vote. */
int commander_votes(const struct commander *c, int seat);
int commander_points(const struct commander *c, int seat);

/* Games of this table that a seat has won, the present one included. */
int commander_wins(const struct commander *c, int seat);

/* Whether the program offers counters of this kind by itself. */
bool commander_knows_counter(const char *kind);

/* Seconds left for swapping cards with the sideboard at `now`; 0: closed. */
int commander_swap_left(const struct commander *c, int64_t now);

/* "command", "battlefield", ... and "in the command zone", "on the battlefield", ... */
const char *commander_zone_word(enum commander_zone zone);
const char *commander_zone_place(enum commander_zone zone);

/* How many of the Ring's four abilities a player has. */
int commander_ring_level(const struct commander_player *p);

/* The mulligan in force: that of the option, else of the rules. */
enum commander_mulligan commander_mulligan_of(const struct commander *c);

/* Whether the next mulligan of a seat costs no card (CR 103.5c). */
bool commander_mulligan_is_free(const struct commander *c, int seat);

/* Whether a seat may keep its hand or take a mulligan now. */
bool commander_may_decide(const struct commander *c, int seat, struct reason *why);

/* The team of a seat in Two-Headed Giant: 0, 1, ...; -1 in other formats. */
int commander_team(const struct commander *c, int seat);

#endif
