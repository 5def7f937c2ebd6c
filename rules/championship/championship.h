/* SPDX-License-Identifier: MIT */
/*
 * The championship: a tournament of many Catan tables, by the tournament rules
 * of the world championship, cited as W1.1.4. Where they are silent, the Studio
 * programme and an option decide.
 *
 * The players are not the seats of the struct table: up to ten thousand, numbered
 * from 0 in the order of entry. The state has room for all of them; `copy` moves
 * only the part in use (game.h). A sheet is one table in one round; its places are
 * in pick order (W1.1.5).
 *
 * A line cannot hold the tables of a large event, so it names an algorithm and a
 * number: `schedule rounds=4 by=2 draw=812` gives the same tables in every
 * release. by=1 is of the first releases; neither ever changes: a better algorithm
 * would be by=3. `drop`, `player`, `seat` and `disqualify` carry the same by=2 when
 * they redraw open rounds.
 */
#ifndef RULES_CHAMPIONSHIP_CHAMPIONSHIP_H
#define RULES_CHAMPIONSHIP_CHAMPIONSHIP_H

#include "rules/core/game.h"
#include "rules/core/i18n.h"

enum {
	CHAMP_PLAYERS = 10000,
	CHAMP_ROUNDS = 8,               /* preliminary rounds, at most */
	CHAMP_SEMIFINAL = CHAMP_ROUNDS, /* places in round[] */
	CHAMP_FINAL = CHAMP_ROUNDS + 1,
	CHAMP_STAGES = CHAMP_ROUNDS + 2,
	CHAMP_TABLES = 2600, /* in one round */
	CHAMP_SEATS = 4,
	CHAMP_NAME_COLUMNS = 64, /* a table's seats have NAME_COLUMNS */
	CHAMP_NAME_BYTES = 260,
	CHAMP_NAMES = 1200000, /* bytes of all names, each as entered and folded */
	CHAMP_SLOTS = 32768,   /* a power of two, at least twice the players */
	CHAMP_RECORDS = 2000,
	CHAMP_TEXTS = 400000, /* bytes of all texts by judges and players */
	CHAMP_LAYOUT = 240,
	CHAMP_NOBODY = 0xffff,
	CHAMP_WIN = 10,      /* points that win a game (W1.1.7) */
	CHAMP_POINTS = 30,   /* more must be a mistake */
	CHAMP_LIMIT_S = 180, /* W1.1.7 */
};

#define CHAMP_STAGE_WORDS "entry|preliminary|semifinal|final|over"
enum champ_stage { CHAMP_ENTRY, CHAMP_PRELIMINARY, CHAMP_IN_SEMIFINAL, CHAMP_IN_FINAL, CHAMP_OVER };
#define CHAMP_STATUS_WORDS "in|dropped|disqualified"
enum champ_status { CHAMP_IN, CHAMP_DROPPED, CHAMP_DISQUALIFIED };
/* Before round 1: who has checked in. */
enum champ_here { CHAMP_UNKNOWN, CHAMP_HERE, CHAMP_ABSENT };
#define CHAMP_PROGRAMMES N_("world|studio")
enum champ_programme { CHAMP_WORLD, CHAMP_STUDIO };

struct champ_player {
	uint32_t name;  /* offset into names; its folded form follows */
	char nation[4]; /* "JP", or "" */
	uint8_t status; /* enum champ_status */
	uint8_t warnings;
	uint8_t here;              /* enum champ_here */
	bool away;                 /* left by a line that empties seats: the player's rows stay, as gone */
	uint16_t draw;             /* number of the drawing of lots; 0: none */
	uint16_t lot;              /* place in that drawing, from 1 */
	uint16_t seed;             /* rank of the preliminaries from 1, kept at the cut (W1.1.8) */
	bool through;              /* went on at the cut */
	uint16_t at[CHAMP_STAGES]; /* table index, or CHAMP_NOBODY */
};

#define CHAMP_COLOURS "red|blue|white|orange"
#define CHAMP_GROUNDS "rules|conduct|collusion"

/* A player at a table. Unknown so far: points -1, the others 0. */
struct champ_seat {
	uint16_t player;
	int8_t points;
	uint8_t chair;  /* 1-4: N E S W; +4: given as a number */
	uint8_t colour; /* index + 1 of CHAMP_COLOURS */
	uint8_t turn;   /* 1 .. */
	bool gone;      /* the seat is empty: no points and no signature are waited for */
};

struct champ_sheet {
	struct champ_seat seat[CHAMP_SEATS];
	uint8_t seats;
	int8_t winner;              /* its place, -1: none yet */
	uint16_t wall[CHAMP_SEATS]; /* as posted, in pick order: player + 1, 0: nobody */
	uint8_t signed_by;          /* bit: place */
	bool judged;                /* decided by a judge: locked (W1.2.3) */
	bool corrected; /* after all had signed: the desk had typed other points than the paper has */
	uint8_t protests, incidents;
	bool placed;       /* the initial placement is done */
	bool limit, over;  /* turns are limited; one took too long (W1.1.7) */
	bool begun;        /* a line about this game was entered */
	uint32_t typed_by; /* offset into texts: on whose page; "": at the desk */
	int64_t began;     /* time of the first one before the result; 0: none */
	int64_t called;    /* a judge is waited for since; 0: no */
};

struct champ_round {
	int tables;
	bool begun;  /* one of its sheets has begun or it is posted: the round keeps its tables */
	bool posted; /* its tables are posted */
	int64_t posted_at, since; /* since: the hall's clock first started in it; 0: not yet */
	char layout[CHAMP_LAYOUT];
	struct champ_sheet sheet[CHAMP_TABLES];
};

#define CHAMP_KIND_WORDS "incident|protest|warning|disqualification|note|decision|correction"
enum champ_kind {
	CHAMP_INCIDENT,
	CHAMP_PROTEST,
	CHAMP_WARNING,
	CHAMP_GROUND,
	CHAMP_NOTE,
	CHAMP_DECISION,
	CHAMP_CORRECTION
};

/* An entry of the judges' book, secret (W1.2). */
struct champ_record {
	int64_t at;
	uint8_t kind;   /* enum champ_kind */
	uint8_t round;  /* in round[]; CHAMP_STAGES: none */
	uint8_t ground; /* of a disqualification, index of CHAMP_GROUNDS */
	uint16_t sheet;
	uint16_t player; /* CHAMP_NOBODY: none */
	uint32_t text;   /* offset into texts */
	uint32_t by;     /* offset: the judge, or "" */
};

struct championship {
	struct table table; /* always first; its seats stay empty */
	enum champ_stage stage;
	enum champ_programme programme;
	bool share_points;  /* the third criterion is share points */
	bool level_neither; /* level second places count as third places */
	bool roll;          /* somebody has checked in: the schedule takes only those who have */
	bool by_table;      /* places 5 to 16 by the semifinal first */
	int rounds;         /* preliminary rounds so far, drawn or ruled */
	int wanted;         /* rounds of the next schedule; 0: as the programme says */
	int cut;            /* 16 or 4 went on; 0: no cut yet */
	int draws;          /* drawings of lots so far */
	uint32_t schedule;  /* draw number of the last schedule, if drawn */
	bool drawn;
	int players;
	int records;
	uint32_t names_used, texts_used;
	int slots; /* in use */
	/* Copies take only the part in use of what follows. */
	struct champ_player player[CHAMP_PLAYERS];
	struct champ_record record[CHAMP_RECORDS];
	struct champ_round round[CHAMP_STAGES];
	uint16_t slot[CHAMP_SLOTS]; /* by hash of the folded name: the player + 1, 0: free */
	char names[CHAMP_NAMES];
	char texts[CHAMP_TEXTS];
};

/* ---- players ---- */

const char *champ_name(const struct championship *c, int player);
/* Whether the nation stands in the name: "Kim (KR)", beside a Kim of another nation. */
bool champ_is_named_by_nation(const struct championship *c, int player);
const char *champ_folded(const struct championship *c, int player);

/* The player with this folded name, or -1. */
int champ_called(const struct championship *c, const char *folded);

/* As a word of a line: by name; by number where that is longer than a table's names, and for one called
 * "winner", because winner= is a key. */
void champ_word(const struct championship *c, int player, char *out, size_t size);

/* By full name, number from 1, or unique beginning; -1 and why. */
int champ_find(const struct championship *c, const char *word, struct reason *why);

/* As for seats of a table, but longer, and a name may hold a comma: it is said in quotes. */
bool champ_name_is_fit(const char *name, struct reason *why);

/* The next player after `from` whose folded name contains `part`; -1: none. */
int champ_search(const struct championship *c, const char *part, int from);

/* How often two players share a table in the preliminaries. */
int champ_meetings(const struct championship *c, int a, int b);

/* Neither out of the event nor absent. */
bool champ_present(const struct championship *c, int player);

/* Whether the schedule takes the player: present, and checked in once somebody is. */
bool champ_comes(const struct championship *c, int player);

/* ---- rounds and sheets ---- */

struct champ_text {
	char text[60];
};

/* A list of a few names or places. */
struct champ_names {
	char text[6 * (CHAMP_NAME_BYTES + 2)];
};

const char *champ_round_word(int round); /* "3", "semifinal", "final" */
int champ_round_find(const char *word);  /* -1: none */

/* "round 3, table 2", "semifinal, table 1", "the final" */
struct champ_text champ_round_name(int round); /* "round 3", "the final" */
struct champ_text champ_place_name(int round, int table);
/* How many sheets `sign ROUND each` would lock now. */
int champ_to_sign(const struct championship *c, int round);

/* The sheet, or NULL where there is none. */
const struct champ_sheet *champ_sheet(const struct championship *c, int round, int table);
int champ_place(const struct champ_sheet *sheet, int player); /* -1: not there */
/* Points that a player may well have; else why not: below 2, or 13 and more unless `sure`. */
bool champ_are_likely(const char *name, int points, bool sure, struct reason *why);
/* Not while the player is absent. */
bool champ_may_score(const struct championship *c, int player, struct reason *why);
bool champ_locked(const struct champ_sheet *sheet);
bool champ_has_result(const struct champ_sheet *sheet);
/* Whether `correct` may still say what its signed paper says (W1.2.3). */
bool champ_may_correct(const struct championship *c, int round, int table, struct reason *why);
/* The sheets that were corrected, "round 1, table 2"; "": none. */
struct champ_names champ_corrected(const struct championship *c);
/* Who typed it on a page; "": the desk, or nobody yet. */
const char *champ_typist(const struct championship *c, const struct champ_sheet *sheet);
/* Whether the table differs from the posted round, in players or picks; how many such tables a round has.
 */
bool champ_is_changed(const struct champ_sheet *sheet);
int champ_changed(const struct championship *c, int round);
/* Who has joined and left it since: "Anna from table 7, Ben to table 2, Eve pick 3"; "": nobody. */
struct champ_names champ_changes(const struct championship *c, int round, int table);
/* The table where the posted round has the player; -1: nowhere. */
int champ_posted_at(const struct championship *c, int round, int player);
/* The table of a round whose free seat suits a late player best; -1: none is free. */
int champ_free_table(const struct championship *c, int round, int player);
int champ_playing(const struct champ_sheet *sheet);  /* seats that are not empty */
int champ_unsigned(const struct champ_sheet *sheet); /* signatures still waited for */
bool champ_open(const struct champ_sheet *sheet);    /* somebody plays there, and it is not locked */
/* When the game began, as far as the lines tell; 0: unknown. */
int64_t champ_began(const struct championship *c, int round, const struct champ_sheet *sheet);
/* Of a line said now: 0 on a computer whose clock was set back since. */
int champ_minutes_since(const struct call *call, int64_t since);

/* The round in progress: the first with an open sheet, else the last; -1: none. */
int champ_current(const struct championship *c);

/* Lists the rounds that have tables, in order of play; returns their number. */
int champ_rounds_played(const struct championship *c, int out[CHAMP_STAGES]);

/* Tables of a round with players: one may be dissolved. */
int champ_tables(const struct championship *c, int round);
/* Sheets of a round that are locked. */
int champ_locked_in(const struct championship *c, int round);

/* Finds the next open sheet from (round, table) on; false: none. */
bool champ_missing(const struct championship *c, int *round, int *table);

const char *champ_colour(const struct champ_seat *seat); /* NULL: not chosen yet */
const char *champ_chair(const struct champ_seat *seat);  /* "N", "3"; NULL likewise */

/* ---- the ranking (W1.3) ---- */

/* One game of a player, as a criterion sees it. */
struct champ_game {
	const struct championship *c;
	const struct champ_sheet *sheet;
	int place;    /* of the player at the sheet */
	int finished; /* 1: the winner, then by points; level players share a place */
	int total;    /* points of the table */
};

struct champ_game champ_game(const struct championship *c, const struct champ_sheet *sheet, int place);

/*
 * What ranks the players, in this order (W1.3.1, W1.3.2). The ranking, the report,
 * the standings and the documents follow these rows; another criterion is one
 * more name here and one more row.
 */
enum champ_by {
	CHAMP_BY_WINS,
	CHAMP_BY_POINTS,
	CHAMP_BY_SHARE, /* or by share points: option tiebreak */
	CHAMP_BY_SHARE_POINTS,
	CHAMP_BY_SECONDS,
	CHAMP_BY_THIRDS,
	CHAMP_CRITERIA,
};

struct champ_criterion {
	const char *key;   /* in the report */
	const char *name;  /* N_(); of a column of a document, and in "tie broken by" */
	const char *parts; /* N_(); in "tie broken by", where that differs */
	const char *head;  /* N_(); of a column of the standings */
	int from;          /* the least width of a list that has it */
	bool hundredths;   /* else a whole number */
	bool fewer;        /* is better; else more */
	/* What one game adds to the sum over all games. */
	int (*in_game)(const struct champ_game *game);
};

extern const struct champ_criterion champ_criteria[CHAMP_CRITERIA];

/* Whether the criterion ranks; both kinds of shares are counted, the option chooses one. */
bool champ_ranks_by(const struct championship *c, enum champ_by by);

/* "120.18" or "3" */
struct champ_text champ_value_text(enum champ_by by, int value);

/* Sums over locked sheets: of the preliminaries, and of the semifinal once there is one. */
struct champ_score {
	int games;
	int value[CHAMP_CRITERIA];
};

struct champ_rank {
	int player;
	int rank;       /* 0: disqualified */
	bool level;     /* shares its rank: the judge must draw lots */
	const char *by; /* N_(); what separates it from the player before, "": nothing */
	struct champ_score score;
	int draw, lot; /* as in champ_player */
	/* Disqualified, stage, place there, criteria, rank of the preliminaries; smaller
	 * is better. */
	int key[CHAMP_CRITERIA + 4];
};

/* All c->players in order; the caller frees them. */
struct champ_rank *champ_ranking(const struct championship *c);

/* The tied players who have played: those whom the cut would separate or seat, or who would take the same
 * empty seat of the finals; else those of the player, else the first ones; at most `room`. Returns how many.
 */
int champ_tied(const struct championship *c, int player, uint16_t *out, int room);
/* All who share the player's rank and have drawn no lots, the player among them; 0: nobody. */
int champ_tied_with(const struct championship *c, int player, uint16_t *out, int room);

/* Who may take an empty seat of a round, at most `room` of them: by rank, in the preliminaries
 * in the order of entry. Returns how many. */
int champ_stand_ins(const struct championship *c, int round, uint16_t *out, int room);

/* ---- what is left to do ---- */

/* The most pressing first. */
enum champ_due {
	CHAMP_DUE_NOTHING,
	CHAMP_DUE_ANSWER, /* of the judge who is called */
	CHAMP_DUE_SENT,   /* an answer to what a table of the hall has sent: the screen's own */
	CHAMP_DUE_DECISION,
	CHAMP_DUE_STAND_IN,
	CHAMP_DUE_REGROUP, /* too few are left to begin */
	CHAMP_DUE_ROLL,    /* players who have not checked in */
	CHAMP_DUE_LOTS,
	CHAMP_DUE_SCHEDULE,
	CHAMP_DUE_CUT,
	CHAMP_DUE_SEMIFINAL,
	CHAMP_DUE_FINAL,
	CHAMP_DUE_BOARD,
	CHAMP_DUE_POST,
	CHAMP_DUE_SIGNATURE,
	CHAMP_DUE_RESULT,
	CHAMP_DUES,
	CHAMP_SPARE = 32
};

struct champ_duty {
	enum champ_due due;
	int round, table, player; /* of a tie: its first player */
	int count;                /* players */
	int64_t since;            /* 0: not known */
	const char *text;         /* of a table in the hall; NULL: none */
};

/* The most pressing first, the longest among its like first, with room for CHAMP_SPARE more;
 * the caller frees them. */
struct champ_duty *champ_duties(const struct championship *c, int *count);
int champ_by_need(const void *a, const void *b); /* their order, for qsort() */
/* The next step on the way to the champion: CHAMP_DUE_SCHEDULE to CHAMP_DUE_FINAL. */
enum champ_due champ_step(const struct championship *c);
/* "12 sheets are missing", "the cut" */
struct champ_text champ_due_text(enum champ_due due, int count);
/* Lists players as choices, with their ranks. */
void champ_add_players(const struct championship *c, struct choices *list, const uint16_t *who, int count);

/* ---- the schedule ---- */

/* The worth of the tables of the preliminaries (W1.1.4): meetings beyond the first,
 * pick orders missed, two of a nation at a table. */
struct champ_worth {
	int repeats, pick_faults, nation_meetings;
};

struct champ_worth champ_worth(const struct championship *c);

/* The best worth for these players and rounds; false: unknown, because players came
 * or went. */
bool champ_possible(const struct championship *c, struct champ_worth *out);

extern const struct game championship_game;

#endif
