/* SPDX-License-Identifier: MIT */
/*
 * Titan: the state of one table, and the questions of a screen. The numbered
 * paragraphs of the complete sequence of play are the steps (steps.def); board and
 * lands are maps.def.
 */
#ifndef RULES_TITAN_TITAN_H
#define RULES_TITAN_TITAN_H

#include "rules/core/game.h"
#include "rules/core/table.h"

/* ---- pieces and boards: what is printed on them and never changes ---- */

/* clang-format off */
enum {
	TITAN_SIDES = 6,
	TITAN_LABEL = 3, /* "D4" */
	TITAN_COLUMNS = 0
#define COLUMN(first, rest) + 1
#include "maps.def"
	,
	TITAN_HEXES = 0
#define COLUMN(first, rest) + 1 rest
#define HEX(name) + 1
#include "maps.def"
};
/* clang-format on */

enum titan_land {
#define LAND(name, ...) LAND_##name,
#include "maps.def"
	TITAN_LANDS
};

enum titan_creature {
#define CREATURE(name, ...) CREATURE_##name,
#include "creatures.def"
	TITAN_CREATURES
};

/* Terrain of a hex, or a hexside; creatures are native to some. */
enum titan_hazard {
	HAZARD_PLAIN,
	HAZARD_TOWER,
	HAZARD_TREE,
	HAZARD_BOG,
	HAZARD_BRAMBLE,
	HAZARD_DRIFT,
	HAZARD_SAND,
	HAZARD_VOLCANO,
	HAZARD_SLOPE,
	HAZARD_DUNE,
	HAZARD_CLIFF,
	HAZARD_WALL,
	TITAN_HAZARDS,
	HAZARD_NONE = HAZARD_PLAIN, /* of a hexside */
};

/* The side of the board that the attacker comes from. */
enum titan_entry {
#define SIDE(name, ...) ENTRY_##name,
#include "maps.def"
	TITAN_ENTRIES
};

enum titan_side { SIDE_ATTACKER, SIDE_DEFENDER };
enum titan_class { CLASS_CREATURE, CLASS_DEMILORD, CLASS_LORD };

typedef uint32_t titan_hexes; /* bit n: hex n */

/* The first member of a set from n on; 32 when there is none. */
static inline int titan_member_from(uint32_t set, int n)
{
	while (n < 32 && !(set >> n & 1))
		n++;
	return n;
}

/* Loops over the members of a set of units, hexes, creatures or verbs. */
#define each_of(n, set) for (int n = titan_member_from((set), 0); n < 32; n = titan_member_from((set), n + 1))

/* A character as printed on its counter. A Titan's power depends on its owner's score. */
struct titan_facts {
	const char *name, *plural; /* N_() */
	char counter[3];           /* two letters, no two alike */
	int power, skill;          /* power 0: the Titan's */
	enum titan_class rank;
	bool flies, rangestrikes, magic;
	unsigned natives; /* bit per enum titan_hazard */
	int count;        /* counters of it in the box */
	bool returns;     /* goes back to the pot when slain (2.5.6.10) */
};

extern const struct titan_facts titan_creatures[TITAN_CREATURES];
/* Those that the chart of 2007 prints differently; name NULL: as above. */
extern const struct titan_facts titan_valley_creatures[TITAN_CREATURES];

/* An unambiguous beginning of a name, or a whole plural, in any case; else -1 and why. */
int titan_creature_find(const char *word, struct reason *why);

/* What a hazard does: moves, strikes and drift evaluate only these rows. The
 * column says for whom a value counts: natives, others, or all. */
struct titan_hazard_row {
	const char *name; /* N_() */
	char letter;      /* on a map without colours; ' ' for plain ground */
	/* moving in, or over a hexside upwards */
	enum titan_entering { ENTER_ALL, ENTER_NATIVES, ENTER_NOBODY } walk, land;
	bool no_flying_over; /* but for natives */
	bool slows_walkers, slows_natives_too, slows_landing;
	/* striking from the hex, or down over the hexside */
	int out_native_dice, out_other_skill, down_native_dice, down_all_skill;
	/* striking up over the hexside */
	int up_other_dice, up_other_skill, up_all_skill;
	/* a non-native strikes a native in it */
	int into_native_number;
	/* the same from afar */
	int range_out_native_dice, range_into_number, range_through_skill, range_up_skill;
	bool range_into_any; /* range_into_number counts against natives too */
	bool blocks_strikes; /* no contact over it */
	bool blocks_sight;   /* between the ends of a rangestrike */
	bool hurts;          /* gives non-natives a hit in each battle turn */
};

extern const struct titan_hazard_row titan_hazards[TITAN_HAZARDS];

/* ---- the board: column 0 is A, row 1 is at the bottom ---- */

const char *titan_hex_label(int hex);                    /* "D4" */
int titan_hex_find(const char *word);                    /* in any case; -1 */
bool titan_no_hex(const char *word, struct reason *why); /* always false */
int titan_hex_at(int column, int row);                   /* -1 outside */
int titan_hex_column(int hex);
int titan_hex_row(int hex);
int titan_hex_middle(void);
int titan_column_rows(int column);
int titan_column_most(void); /* rows of the tallest column */

/* The hex so many columns to the right and so many half hexes up; -1: none. */
int titan_hex_by(int hex, int across, int up);
/* Height of the centre in half hexes, 0 in the middle of a column. */
int titan_hex_height(int hex);
/* The hex beyond a side: 0 up, then clockwise; -1 at the edge. */
int titan_neighbour(int hex, int side);
int titan_side_towards(int hex, int other); /* -1 when not adjacent */
int titan_distance(int hex, int other);     /* 0 the same, 1 adjacent; a range is one more */

/* Where a side enters (facts, the battle board). */
titan_hexes titan_entry_hexes(enum titan_entry entry, enum titan_side side);
extern const char *const titan_entry_words[TITAN_ENTRIES]; /* "right" ... */
const char *titan_entry_text(enum titan_entry entry);      /* N_() "from F1 to F4" */
char titan_entry_key(enum titan_entry entry);              /* the letter that chooses it */

/* ---- the lands ---- */

const char *titan_land_name(enum titan_land land); /* N_() and the word for it */
char titan_land_key(enum titan_land land);         /* the letter that chooses it */
/* Any beginning of a name that fits one only; -1 and why. */
int titan_land_find(const char *word, struct reason *why);
enum titan_land titan_bare_land(void);      /* without any hazard */
int titan_land_entry(enum titan_land land); /* always entered from this side; -1: from any */

enum titan_hazard titan_terrain(enum titan_land land, int hex);
int titan_elevation(enum titan_land land, int hex);
/* What lies on a side of the hex, and whether the hex is its upper, owning
 * one; a cliff or dune of the Desert has its upper hex too. */
enum titan_hazard titan_hexside(enum titan_land land, int hex, int side, bool *upper);

/* Where a defender is set up in place of entering (the hexes of a Tower); 0: nowhere. */
titan_hexes titan_setup_hexes(enum titan_land land);

/* ---- the masterboard ---- */

/* Its lands, in the order of their numbers: PLACE_17 is number 17. */
enum titan_place_id {
#define PLACE(label, ...) PLACE_##label,
#include "masterboard.def"
	TITAN_PLACES
};

enum { TITAN_WAYS = 3, TITAN_ROLL = 6, TITAN_TELEPORT_SCORE = 400 };

enum titan_sign {
	SIGN_BLOCK,  /* the first step of a move from here takes it */
	SIGN_ARCH,   /* only a first step may take it */
	SIGN_ARROW,  /* any step may */
	SIGN_ARROWS, /* three of them: the same */
};

struct titan_place {
	char label[8]; /* "17" */
	enum titan_land land;
	int x, y;   /* column and row, from the upper left */
	int corner; /* where the number is printed: 0 the top, clockwise to 5 */
	int exits;
	struct {
		int to; /* enum titan_place_id */
		enum titan_sign sign;
	} exit[TITAN_WAYS];
};

extern const struct titan_place titan_places[TITAN_PLACES];
/* A triangle, on its side or on its point. */
static inline bool titan_on_point(const struct titan_place *place)
{
	return place->corner % 2;
}
/* The side of the battle map from which an attacker comes from a place next to it (2.3): the printed number
 * shows how the map lies. */
enum titan_entry titan_entry_from(int place, int from);
bool titan_leads(int from, int to);                        /* by an exit */
int titan_place_find(const char *word);                    /* "17"; -1 */
int titan_tower_place(int tower);                          /* tower 1 to 6 */
bool titan_no_place(const char *word, struct reason *why); /* always false */

/* A set of places. */
struct titan_place_set {
	uint64_t bits[2];
};

static inline void titan_place_add(struct titan_place_set *set, int place)
{
	set->bits[place / 64] |= (uint64_t)1 << place % 64;
}

static inline bool titan_place_in(const struct titan_place_set *set, int place)
{
	return set->bits[place / 64] >> place % 64 & 1;
}

/* Who walks, and what it meets on its way. */
struct titan_walker {
	int at;                            /* the place it starts from */
	struct titan_place_set own, enemy; /* where other legions stand */
	uint32_t lords;                    /* kinds that a tower teleport can show, the Titan too */
	bool titan;                        /* may teleport to enemies: has a Titan and 400 points */
	bool teleported;                   /* one of its player's legions has, in this turn */
	bool towers_only;                  /* a tower teleport leads to Towers only (house rule) */
};

/* Where a legion may go. */
struct titan_moves {
	struct {
		uint8_t walk;     /* bit per enum titan_entry: sides open on foot, 0: not there */
		uint8_t teleport; /* the same by teleport */
		bool titan;       /* by its Titan, to an enemy; else from a tower, showing a Lord */
	} to[TITAN_PLACES];
	uint32_t lords; /* bit per enum titan_creature: who can show for a tower teleport */
};

/* Asks no table. */
void titan_paths_of(const struct titan_walker *walker, int roll, struct titan_moves *moves);

/* ---- recruits ---- */

enum { TITAN_CHAIN = 4 };

/* A land's characters in order; `needs` of the one before, 1 for the first. */
struct titan_chain {
	int count;
	struct {
		enum titan_creature creature;
		int needs;
	} link[TITAN_CHAIN];
};

const struct titan_chain *titan_chain_of(enum titan_land land); /* Tower: count 0 */

/* The creatures that has[] may muster in a land, as a set, whether or not the pot has any left. */
uint32_t titan_recruits(enum titan_land land, const int has[TITAN_CREATURES]);
/* The members of such a set in the order of the land's chain; how many. */
int titan_recruit_order(enum titan_land land, uint32_t set, enum titan_creature out[TITAN_CREATURES]);

/* ---- a table ---- */

enum {
	TITAN_UNITS = 32, /* of both sides, the dead ones too */
	TITAN_LEGION = 7,
	TITAN_TURNS = 7,
	TITAN_SCORE_MAX = 9999,
	TITAN_POWER_MAX = 6 + TITAN_SCORE_MAX / 100,
	TITAN_DICE_MAX = TITAN_POWER_MAX + 4,
	TITAN_MODIFIERS = 8,
	TITAN_ANNOUNCES = 12,
	TITAN_UNIT_ID = 5,
	TITAN_COLOURS = 6,
	TITAN_MARKERS = 12,
	TITAN_LEGIONS = TITAN_COLOURS * TITAN_MARKERS,
	TITAN_NODES = 2 * TITAN_LEGIONS,
	TITAN_START = 8,  /* a legion before the first split */
	TITAN_MARKER = 5, /* "Rd01" */
	TITAN_PLAYERS = 6,
	TITAN_PROPOSALS = 24,
	TITAN_AGREED = 8,
	TITAN_TEXT = 160,
	TITAN_LIST = 300, /* of ids or words */
};

typedef uint32_t titan_units; /* bit n: unit[n] */

/* ---- the steps ---- */

enum titan_step_id {
#define STEP(name, ...) STEP_##name,
#include "steps.def"
#undef STEP
	TITAN_STEPS,
	STEP_NONE = TITAN_STEPS,
};

enum titan_who {
	WHO_NOBODY,
	WHO_ATTACKER,
	WHO_DEFENDER,
	WHO_WINNER,
	WHO_LAST,    /* the side that may still propose (2.5.5) */
	WHO_ALL,     /* the table */
	WHO_CHOOSER, /* the lowest tower without a colour (1.4.1) */
	WHO_PLAYER,  /* on turn */
	WHO_MET,     /* the owner of the legion that was met (2.5.2) */
};

enum titan_phase {
	PHASE_BEFORE,
	PHASE_MANEUVER,
	PHASE_DRIFT,
	PHASE_STRIKE,
	PHASE_STRIKEBACK,
	PHASE_REMOVE,
	PHASE_END
};

/* Verbs that a step may allow; titan_may_word() names them. */
enum titan_may {
	MAY_STEP = 1 << 0,
	MAY_FORCE = 1 << 1,
	MAY_ENTER = 1 << 2,
	MAY_MOVE = 1 << 3,
	MAY_HOLD = 1 << 4,
	MAY_SUMMON = 1 << 5,
	MAY_REINFORCE = 1 << 6,
	MAY_DRIFT = 1 << 7,
	MAY_DECLARE = 1 << 8,
	MAY_STRIKE = 1 << 9,
	MAY_CARRY = 1 << 10,
	MAY_CONCEDE = 1 << 11,
	MAY_ALLOW = 1 << 12,
	MAY_ANGEL = 1 << 13,
	MAY_ARCHANGEL = 1 << 14,
	MAY_AGREE = 1 << 15,
	MAY_TOWER = 1 << 16,
	MAY_COLOUR = 1 << 17,
	MAY_SPLIT = 1 << 18,
	MAY_MOVEMENT = 1 << 19,
	MAY_MULLIGAN = 1 << 20,
	MAY_REJOIN = 1 << 21,
	MAY_ENCOUNTER = 1 << 22,
	MAY_LOOK = 1 << 23,
	MAY_FLEE = 1 << 24,
	MAY_PROPOSE = 1 << 25,
	MAY_ACCEPT = 1 << 26,
	MAY_DONE = 1 << 27,
	MAY_RECRUIT = 1 << 28,
	MAY_FINISH = 1 << 29,
	MAY_WITHDRAW = 1 << 30,
	TITAN_MAYS = 31,
};

/* One paragraph of the sequence. */
struct titan_step {
	const char *id;      /* "2.5.6.4.1.4" */
	enum titan_who acts; /* WHO_NOBODY: a heading */
	enum titan_phase phase;
	unsigned may;            /* enum titan_may; titan_may_now() applies conditions */
	enum titan_step_id next; /* where `step` leads unless leaving decides otherwise; STEP_NONE: nowhere */
	enum titan_step_id asks; /* where an attempt to concede is answered; STEP_NONE: at once */
	const char *text;        /* N_() */
};

extern const struct titan_step titan_steps[TITAN_STEPS + 1]; /* [STEP_NONE]: nothing allowed, "" */
/* The heading above a step ("2.5.6.4.1" of "2.5.6.4.1.4"); -1. */
int titan_step_parent(enum titan_step_id step);

/* ---- the disputes between the sources ---- */

struct titan;

enum titan_dispute {
#define DISPUTE(name, ...) DISPUTE_##name,
#include "disputes.def"
#undef DISPUTE
	TITAN_DISPUTES
};

/* House rules; 0: the rule of the game. */
enum titan_house {
#define HOUSE(name, ...) HOUSE_##name,
#include "houses.def"
#undef HOUSE
	TITAN_HOUSES
};
enum { MULLIGANS_ONCE, MULLIGANS_FIRST_TURN, MULLIGANS_ANY_TURN };
enum { TELEPORT_ON, TELEPORT_LATER, TELEPORT_TOWERS, TELEPORT_OFF };

int titan_house(const struct titan *t, enum titan_house house);
const char *titan_dispute_name(enum titan_dispute dispute);
int titan_choice(const struct titan *t, enum titan_dispute dispute); /* 0: the advised one */

/* ---- the state ---- */

enum titan_fate {
	FATE_LIVES,  /* in its legion, on the map or outside; slain units stand until removal */
	FATE_DEAD,   /* removed, or eliminated outside */
	FATE_UNDONE, /* summoned or reinforced and not entered: went back */
	FATE_LOST,   /* survived, but removed with its Titan: half points (2.5.6.9) */
};

struct titan_unit {
	enum titan_side side;
	int number; /* "a1": SIDE_ATTACKER, 1 */
	enum titan_creature creature;
	int power, skill;
	int hits; /* slain at power and above */
	int hex;  /* -1 outside the map */
	enum titan_fate fate;
	bool entered;       /* has ever stood on the map */
	bool fresh;         /* summoned or reinforced, must enter at once */
	bool held;          /* stays outside in this maneuver */
	bool moved, struck; /* in this battle turn */
};

enum titan_why_over {
	OVER_NOT,
	OVER_ELIMINATION,
	OVER_TITAN,
	OVER_TIME,
	OVER_CONCEDE,
	OVER_FLEE,
	OVER_AGREEMENT, /* before any battle (2.5.3, 2.5.4) */
};
enum titan_winner { WINNER_ATTACKER = SIDE_ATTACKER, WINNER_DEFENDER = SIDE_DEFENDER, WINNER_NOBODY };

/* The summoning window (2.5.6.4.2.1). */
enum titan_window { WINDOW_NOT_YET, WINDOW_NEXT, WINDOW_OPEN, WINDOW_PAST };

enum { TITAN_ROLL_MOST = 24 };

/* The last strike of the battle: no rule asks for it. */
struct titan_roll {
	int striker, target; /* units */
	int dice, number, hits;
	uint8_t die[TITAN_ROLL_MOST]; /* the first ones */
};

struct titan_battle {
	bool on; /* a battle is fought, or over */
	enum titan_land land;
	enum titan_entry side; /* the attacker's */
	int turn;              /* 1 to 7, 0 before the first */
	int seat[2];           /* players of the sides, -1: none */
	int score[2];          /* at the start, for the Titans' power */
	int units;
	struct titan_unit unit[TITAN_UNITS];
	int numbers[2];    /* the last number given on a side */
	bool forced[2];    /* the side's units are known */
	bool drifted;      /* drift has hurt in this battle turn */
	bool drift_passed; /* no concession before drift (x.3.1) */
	/* a strike declared and not rolled (x.4.2, x.6.2), or rolled and carrying */
	int striker, target;   /* unit, -1: none */
	int number, dice, via; /* as announced */
	int carry;             /* excess hits still to give */
	struct titan_roll last;
	int conceding; /* side whose attempt waits for an answer, -1 */
	enum titan_window window;
	bool summoned, reinforced;
	bool began, committed; /* attacker: began a battle turn, entered a unit (dispute reinforce_right) */
	bool reinforce_right;  /* a winning defender may reinforce */
	enum titan_why_over over;
	enum titan_winner winner;
	int points, half;
	int gained;      /* angels earned and not yet taken */
	int gained_arch; /* of these may be archangels */
	bool full;       /* at 2.5.6.8 the legion had seven: it took none of them */
};

/* ---- the whole game ---- */

enum titan_status { TITAN_PLAYING, TITAN_WITHDRAWN, TITAN_ELIMINATED };

struct titan_player {
	int tower;  /* 1 to 6, 0: not thrown yet (1.3) */
	int colour; /* 0 to 5, -1: not chosen yet (1.4) */
	int score;
	int due, due_arch; /* angels earned by `score`, not yet taken */
	enum titan_status status;
	int slayer; /* who has its markers: seat + 1, 0: nobody */
};

/* A legion is its marker: colour * TITAN_MARKERS + number - 1. */
struct titan_legion {
	uint8_t size; /* 0: the marker is not in use */
	uint8_t creature[TITAN_START];
	uint8_t shown[TITAN_CREATURES]; /* creatures that players have seen in it */
	int8_t land;                    /* its last known land, -1: unknown */
	int8_t at;                      /* its place on the masterboard, -1: unknown, or no board */
	int8_t entry;                   /* side of its last move, -1: unknown */
	int8_t apart;                   /* split in this turn from this legion, -1 */
	int8_t award;                   /* player who gets its half points (2.5.6.9), -1: the slayer */
	bool moved, recruited, fought;  /* in this turn */
	bool teleported;                /* its move of this turn */
};

/* What all players know of a legion, by its number, or of one that was split; see known.c. */
struct titan_known {
	bool used;
	bool lords;     /* was split into halves with a lord each (2.1) */
	int16_t parent; /* what it was split from, -1 */
	/* of each character: bounds, and what came to it (or left) since it began */
	int8_t least[TITAN_CREATURES], most[TITAN_CREATURES], gained[TITAN_CREATURES];
};

enum { TITAN_DIE = 6, TITAN_LUCKS = TITAN_PLAYERS + 2 };

/* Dice that a player has thrown; [n - 1]: to hit at n and more, and movement rolls of n. */
struct titan_luck {
	int thrown[TITAN_DIE], hits[TITAN_DIE], moves[TITAN_DIE];
};

struct titan_proposal {
	int8_t by;     /* side */
	int8_t winner; /* enum titan_winner, -1: not named */
	bool all;      /* the winner keeps all units */
	uint8_t lefts, left[TITAN_LEGION];
	char text[TITAN_TEXT];
};

struct titan_encounter {
	bool on;
	bool decided;  /* fought or settled: the legions are units of the battle */
	int legion[2]; /* by side */
	enum titan_land land;
	enum titan_entry entry;
	bool looked[2];
	int proposals;
	struct titan_proposal proposal[TITAN_PROPOSALS];
	int done;   /* side that has finished proposing, -1 */
	int lender; /* the legion that an angel was summoned from, -1 */
};

struct titan {
	struct table table; /* always first */
	enum titan_step_id step;
	int choice[TITAN_DISPUTES]; /* 0: the advised one */
	int house[TITAN_HOUSES];    /* 0: the rule of the game */
	struct titan_battle battle;
	bool whole;     /* a whole game, not a battle of its own */
	bool board;     /* option board: legions walk over the masterboard */
	bool auto_step; /* steps in which nobody can do more than concede or leave are passed */
	bool waits;     /* since 0.9: not what a ruling leads to, nor every concession (auto.c) */
	bool ruled;     /* a ruling was the last that changed the table */
	bool arrived;   /* the line being said came to a step that it has not told yet */
	struct titan_player player[TITAN_PLAYERS];
	struct titan_legion legion[TITAN_LEGIONS];
	struct titan_known known[TITAN_NODES];
	struct titan_luck luck[TITAN_LUCKS]; /* of the players, then of sides without one */
	uint8_t dead[TITAN_CREATURES];       /* out of the game */
	int roll;                            /* of this turn, 0: not thrown yet */
	bool mulligan;                       /* the first turn's roll was taken back */
	bool called;                         /* an angel was summoned in this turn */
	bool teleported;                     /* a legion has teleported in this turn */
	struct titan_encounter encounter;
	int agreed;
	char agreement[TITAN_AGREED][TITAN_TEXT];
};

extern const struct game titan_game;

/* ---- asked by the screen; all of them change nothing ---- */

/* "a1" and "Rd01" in the middle of a call; the text lives as long as the block around it. */
#define UNIT_ID(u) titan_unit_id((u), (char[TITAN_UNIT_ID]){ "" })
#define ID(t, n) UNIT_ID(&(t)->battle.unit[n])
#define MARKER(legion) titan_marker((legion), (char[TITAN_MARKER]){ "" })

const char *titan_unit_id(const struct titan_unit *unit, char out[TITAN_UNIT_ID]); /* out */
/* The unit of that id, in any case; -1. */
int titan_unit_find(const struct titan *t, const char *word);
const char *titan_name(enum titan_creature creature); /* translated: "Angel" */
const char *titan_land(enum titan_land land);         /* translated: "Brush" */
/* The unit in a hex, slain or not; -1. */
int titan_unit_at(const struct titan *t, int hex);
bool titan_is_slain(const struct titan_unit *unit);
bool titan_is_living(const struct titan_unit *unit);           /* in its legion and not slain */
int titan_living(const struct titan *t, enum titan_side side); /* units of a side that live */

/* Facts by the chart that this table uses (dispute valley_games_chart). */
const struct titan_facts *titan_facts_of(const struct titan *t, enum titan_creature creature);

/* Adjacent enemies without a cliff between, slain ones that still stand too. */
titan_units titan_contacts(const struct titan *t, int unit);

/* The side that must act: WHO_ATTACKER or WHO_DEFENDER, else WHO_NOBODY. */
enum titan_who titan_acts(const struct titan *t);
enum titan_side titan_speaker(const struct titan *t); /* the attacker where no side must */
/* The player who must act outside a side of an encounter; -1: none, or all. */
int titan_acting_seat(const struct titan *t);

/* The player who must act, a side's too; -1: all. */
int titan_asked_seat(const struct titan *t);
/* The player of a side, else "attacker", "defender". */
const char *titan_who(const struct titan *t, enum titan_side side);

/* "Rd01", into out, which is returned. */
const char *titan_marker(int legion, char out[TITAN_MARKER]);
int titan_marker_find(const char *word);               /* in any case; -1 */
extern const char *const titan_colours[TITAN_COLOURS]; /* "black" ... */
/* The player who owns the legion's colour, -1. */
int titan_owner(const struct titan *t, int legion);
bool titan_is_of(const struct titan *t, int legion, int seat); /* in use, and of this player; -1 is none */
/* The legions of a player in the order of their markers; how many. */
int titan_legions(const struct titan *t, int seat, int out[TITAN_LEGIONS]);
/* Legions on a place; how many. */
int titan_standing(const struct titan *t, int place, int out[TITAN_LEGIONS]);
/* The legion's characters, also while it fights; how many. */
int titan_legion_now(const struct titan *t, int legion, enum titan_creature out[TITAN_START]);
/* The same, counted by kind. */
void titan_legion_has(const struct titan *t, int legion, int has[TITAN_CREATURES]);
/* Whether its contents are public: in its battle, and at the end. */
bool titan_is_public(const struct titan *t, int legion);
/* What a legion may have by what all players know. */
struct titan_contents {
	int size, least[TITAN_CREATURES], most[TITAN_CREATURES];
	int open; /* how many are not certain */
};
void titan_contents_of(const struct titan *t, int legion, struct titan_contents *contents);
/* "sure Ogre x2; 2 of Centaur, Gargoyle" */
void titan_contents_text(const struct titan_contents *contents, char *out, size_t size);
/* The winner of the game, -1. */
int titan_game_winner(const struct titan *t);
/* Characters left in the pot. */
int titan_pot(const struct titan *t, enum titan_creature creature);
/* The side whose battle turn it is, -1 outside of one. */
int titan_side_on_turn(const struct titan *t);
/* N_(): the text of the present step, or another where that says what is not so now. */
const char *titan_step_text(const struct titan *t);
bool titan_is_strike_step(const struct titan *t);
bool titan_is_maneuver(const struct titan *t);
unsigned titan_may_now(const struct titan *t);
const char *titan_may_word(enum titan_may may); /* "strike" */
/* The same without `step` while something is owed. */
unsigned titan_open_now(const struct titan *t);
/* "step, strike": returns out. */
const char *titan_may_list(unsigned may, char out[TITAN_LIST]);
/* Units that must strike or strike back before the step can be left. */
titan_units titan_must(const struct titan *t);
/* Units that drift would hit. */
titan_units titan_in_drift(const struct titan *t);
/* Creatures that the defender's units could muster as a reinforcement, as a set; pots not asked. */
uint32_t titan_reinforcements(const struct titan *t);
/* Units of the maneuvering side that have neither entered nor been held. */
titan_units titan_waiting(const struct titan *t);

/* Whether the legion has not done what recruiting asks or forbids; says nothing of what it has. */
bool titan_may_recruit(const struct titan *t, int legion, struct reason *why);
/* Creatures that these of the legion may muster in its land and that the pot has, as a set. */
uint32_t titan_musters(const struct titan *t, int legion, const int has[TITAN_CREATURES]);
/* Whether the legion on turn may still recruit (2.6), by what all players know. */
bool titan_can_recruit(const struct titan *t, int legion);
/* The next `step` leads the attacker to its loss by time (2.5.6.4.2.8). */
bool titan_ends_by_time(const struct titan *t);

/* Whether the step still requires something, and what ("2.5.6.4.1.4: d1 and d3 must strike"). */
bool titan_owed(const struct titan *t, struct reason *why);

/* ---- reach ---- */

struct titan_reach {
	titan_hexes hexes;
	int8_t cost[TITAN_HEXES]; /* of the hexes in the set */
	titan_hexes standing;     /* of these adjacent to an enemy, no cliff between */
};

/* Where the unit may go in its maneuver; *why says why nowhere (may be NULL). */
void titan_reach_of(const struct titan *t, int unit, struct titan_reach *reach, struct reason *why);

/* ---- moves over the masterboard ---- */

/* Where the legion may go with this roll, 0: the turn's. False when nowhere, and *why tells why
 * (may be NULL). Says nothing of the step: 2.3 is where a legion moves. */
bool titan_moves_of(const struct titan *t, int legion, int roll, struct titan_moves *moves,
                    struct reason *why);

/* Where a legion that stands on the masterboard may seem to go with the turn's roll, by what all players
 * know of its Lords. */
void titan_moves_seen(const struct titan *t, int legion, struct titan_moves *moves);

/* One of them, in the order of a list: on foot first. */
struct titan_goal {
	int place;
	bool teleport;
	char key[4]; /* that chooses it */
};
int titan_goals_of(const struct titan_moves *moves, struct titan_goal out[2 * TITAN_PLACES]);

/* A row of a list: with the letters of the counter as its key; with the next letter. */
struct choice *titan_choose_creature(const struct titan *t, int creature, struct choices *list);
void titan_choose_legion(const struct titan *t, int legion, struct choices *list);

/* Moves may be said: also after the roll of the first turn, which a mulligan could still cancel. */
bool titan_may_march(const struct titan *t);

/* Two legions that meet on a place and have not had their encounter: the one on turn first. */
struct titan_pair {
	int legion[2];
};

/* Those of this turn, in the order of their markers; how many. */
int titan_open(const struct titan *t, struct titan_pair out[TITAN_LEGIONS]);

/* ---- strikes ---- */

enum titan_why {
	STRIKE_LEGAL,
	STRIKE_NOT_A_RANGESTRIKER,
	STRIKE_IN_CONTACT,
	STRIKE_OUT_OF_RANGE,
	STRIKE_TARGET_IS_LORD,
	STRIKE_LOS_BLOCKED,
	STRIKE_CLIFF,
	STRIKE_NOT_YOUR_STEP,
	STRIKE_HAS_STRUCK,
	STRIKE_SLAIN,
	TITAN_WHYS
};

extern const char *const titan_why_words[TITAN_WHYS]; /* "not_a_rangestriker"; NULL for legal */

enum titan_gives { GIVES_DICE, GIVES_SKILL, GIVES_NUMBER };

struct titan_modifier {
	const char *name; /* "Bramble", "Range"; N_() */
	enum titan_gives gives;
	int by;
};

/* A worse announcement that lets more units take excess hits. */
struct titan_announce {
	int dice, number;
	titan_units carry;
};

struct titan_strike {
	enum titan_why why; /* the first objection, or STRIKE_LEGAL */
	bool rangestrike;
	int range;        /* both ends counted */
	int dice, number; /* as they are by nature */
	int bonus;        /* dice from a hexside, which the striker may give up */
	int skill;        /* of the striker, after modifiers */
	struct titan_modifier modifier[TITAN_MODIFIERS];
	int modifiers;
	int via;       /* hex that the line runs along at a hexspine, -1 */
	int hits_left; /* that slay the target */
};

/* Not on the board as it stands: in another step, too. Such a strike has a reason and no odds. */
static inline bool titan_is_impossible(const struct titan_strike *strike)
{
	return strike->why != STRIKE_LEGAL && strike->why != STRIKE_NOT_YOUR_STEP;
}

/* Evaluates one strike. `via` -1: the better side of a hexspine. Dice and number are also
 * counted for an illegal strike, as far as the board allows. */
void titan_strike_of(const struct titan *t, int striker, int target, int via, struct titan_strike *strike);

/* The distribution of hits. */
struct titan_chances {
	int dice;
	double hits[TITAN_DICE_MAX + 1]; /* exactly that many */
	double kill;                     /* at least hits_left */
};

void titan_chances_of(int dice, int number, int hits_left, struct titan_chances *chances);

/* A strike as it would be, or was, declared. */
struct titan_duel {
	int striker, target; /* units; target -1: none */
	int dice, number;    /* as declared, else by nature */
	struct titan_strike strike;
	struct titan_chances chances;
};

void titan_duel_of(const struct titan *t, int striker, int target, struct titan_duel *duel);
/* "6 dice 5+, kills 10%" */
void titan_strike_brief(const struct titan_duel *duel, char *out, size_t size);
const char *titan_percent(double chance, char out[16]); /* out; "<1%" and ">99%" */
/* Units that this one may legally strike now. */
titan_units titan_targets_of(const struct titan *t, int striker);
/* Excess hits that the unit can take. */
int titan_usable(const struct titan *t, int unit);

/* Units that may take excess hits of this announcement (2.5.6.4.x.4.3). */
titan_units titan_carry_of(const struct titan *t, int striker, int target, int dice, int number);
/* Worse announcements worth making, the least worse first; how many. */
int titan_announces_of(const struct titan *t, int striker, int target,
                       struct titan_announce out[TITAN_ANNOUNCES]);
/* Units that may take the remaining excess hits now. */
titan_units titan_carry_now(const struct titan *t);

/* The objection as a sentence, with the paragraph. */
void titan_why_text(const struct titan *t, int striker, int target, const struct titan_strike *strike,
                    char *out, size_t size);

/* ---- line of sight ---- */

struct titan_sight {
	bool clear;
	int over[8]; /* hexes between, in order */
	int hexes;
	int brambles, walls_up; /* hexes of bramble between, walls crossed upwards */
};

/* Evaluates the line from hex to hex; `via` as in titan_strike_of(). */
void titan_sight_of(const struct titan *t, enum titan_land land, int from, int to, int via,
                    struct titan_sight *sight);

/* ---- the dice so far ---- */

struct titan_dice {
	int thrown, hits, moves, way; /* way: the sum of the movement rolls */
	double expected;              /* hits */
};

struct titan_dice titan_dice_of(const struct titan_luck *luck); /* of all numbers */
double titan_hits_expected(const struct titan_luck *luck, int number);
/* Whether this row of titan.luck has dice; its name, NULL for none. */
bool titan_luck_shown(const struct titan *t, int row);
const char *titan_luck_name(const struct titan *t, int row);

/* ---- points ---- */

int titan_score(const struct titan *t, int seat);    /* a separate battle keeps those it began with */
int titan_titan_power(int score);                    /* 6 and one for each hundred */
int titan_unit_value(const struct titan_unit *unit); /* power times skill */

#endif
