/* SPDX-License-Identifier: MIT */
/* Shared by the files of the championship only. champ_X is the handler of verb X. */
#ifndef RULES_CHAMPIONSHIP_INNER_H
#define RULES_CHAMPIONSHIP_INNER_H

#include "championship.h"

enum {
	TEXT_COLUMNS = 400,
	TEXT_BYTES = 4 * TEXT_COLUMNS,
	CHAMP_PLANS = 2,        /* algorithms that draw a schedule: by=1, by=2 */
	LEAST_CONSTRUCTED = 13, /* players; fewer must meet opponents again */
};

/* A sheet as a line names it: ROUND TABLE. */
struct where {
	int round, table;
	struct champ_sheet *sheet;
};

/* ---- names.c ---- */

/* Stores the name of a player, who may be the next to enter; no two have the same. */
bool champ_take_name(struct call *call, int player, const char *name);

/* ---- facts.c ---- */

void champ_copy(void *to, const void *from);
struct championship *champ_copy_of(const struct championship *c); /* to be freed */

/* "Anna, Boris and 14 more" of `count` players. */
struct champ_names champ_list(const struct championship *c, const uint16_t *player, int count);

/* Who plays at a sheet, in pick order. */
struct champ_names champ_seated(const struct championship *c, const struct champ_sheet *sheet);

/* Puts a player on the next seat of a table; takes the one at a place off it. */
void champ_sit(struct championship *c, int round, int table, int player);
void champ_leave(struct championship *c, int round, int table, int place);

/* ---- call.c ---- */

/* Copies the words of the line, for a resolve that adds to them. */
void champ_copy_words(const struct call *call, struct line *out);

bool champ_is_in(const struct championship *c, int player, struct reason *why);

/* A player; one who is out of the event only if `anyone`. */
bool champ_read_player(struct call *call, bool anyone, int *player);

/* One word of players: a name, or A,B without quotes. At most `room`; adds to *count and
 * refuses anyone who is there already. */
bool champ_read_players(struct call *call, bool anyone, uint16_t *player, int room, int *count);

/* ROUND of a stage that can have tables: 1 .. CHAMP_ROUNDS, semifinal, final. */
bool champ_read_round(struct call *call, int *round);

struct champ_text champ_where(const struct where *w); /* "round 3, table 2" */

/* Finds the sheet of w->round and w->table; false and why: there is none. */
bool champ_has_table(const struct championship *c, struct where *w, struct reason *why);

/* Whether the sheet is not locked (W1.2.3). */
bool champ_may_change(const struct championship *c, const struct where *w, struct reason *why);
/* ROUND TABLE of an existing sheet; of one that is not locked. */
bool champ_read_sheet(struct call *call, struct where *where);
bool champ_read_open_sheet(struct call *call, struct where *where);
/* Who says the line, as an offset into the texts; 0, "": the desk. */
uint32_t champ_by(struct call *call);

/* Says whom the schedule has left out. */
void champ_say_left_out(struct call *call);

/* A player of a sheet: the place there. */
bool champ_read_place(struct call *call, const struct where *where, int *place);
bool champ_place_of(const struct call *call, const struct where *where, int player, int *place);

/* The game at a sheet has begun: the schedule never redraws its round. */
void champ_begin(struct championship *c, const struct where *where);
/* The same before the result: the time of the first line begins the game. */
void champ_begin_at(const struct call *call, const struct where *where);

/* Keeps a text for the judges; round CHAMP_STAGES or player CHAMP_NOBODY: none. */
bool champ_keep(struct call *call, struct champ_record record, const char *text, const char *by);

/* ---- worth.c ---- */

/* The tables of 4 and 3 for so many players; false for 1, 2, 5 and none. */
bool champ_split(int players, int *tables, int *threes);

bool plan_same_nation(const struct championship *c, int a, int b);

/* Meetings when n members are spread evenly over the tables. */
int plan_spread(int n, int tables);

/* Least possible meetings of two of a nation in one round. */
int plan_nation_bound(const struct championship *c, int tables);

/* Least possible opponents met again, as far as known. */
int plan_repeat_bound(int players, int rounds);

/* ---- plan.c: see there what may change ---- */

/* Whether those who come split into tables of 4 and 3. */
bool champ_can_plan(const struct championship *c, struct reason *why);

/*
 * Draws the rounds that have not begun, 0 .. rounds-1, for all players still in, by algorithm `by`.
 * False and why when their number does not split into tables of 4 and 3.
 */
bool champ_plan(struct championship *c, int rounds, int by, uint32_t draw, struct reason *why);

/* One drawing of a schedule. */
struct plan {
	struct championship *c;
	struct rng rng;
	int rounds;                /* of the whole schedule */
	bool open[CHAMP_ROUNDS];   /* drawn now; the others have begun */
	uint16_t *who;             /* the players of open rounds */
	int count, tables, threes; /* their number, and the tables they need */
};

/* plan_new.c: fills rounds [0, result) without opponents met again; for a schedule
 * of LEAST_CONSTRUCTED players and more in which no round has begun. */
int plan_construct(struct plan *p);

/* plan_mend.c: exchanges players between the tables of the rounds from `from` on. */
void plan_mend(struct plan *p, int from);

/* plan_picks.c: deals the picks at the tables of the open rounds, or at one table. */
void plan_picks(struct plan *p);
void plan_deal(struct plan *p, int round, struct champ_sheet *sheet);

/* plan_anneal.c: exchanges players and picks in the open rounds. */
void plan_anneal(struct plan *p);

/* Pick orders that a player misses (W1.1.4). */
int plan_faults(const struct championship *c, int player);

/* ---- offers.c ---- */

void champ_offers(const void *state, struct offers *list);
bool champ_takes(const void *state, const char *hole, const char *line, const char *word);
extern const struct offer_hole champ_offer_holes[];

/* ---- the verbs; champ_may_X: whether X may be said now, else why not ---- */

/* schedule.c */
int champ_usual_rounds(const struct championship *c);
bool champ_may_schedule(const struct championship *c, int rounds, struct reason *why);
/* How many rounds are redrawn when players come or go. */
int champ_drawn_open(const struct championship *c);
bool champ_schedule(struct call *call);
bool champ_schedule_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_table(struct call *call);
/* After a player came or went: by=N redraws the open rounds, NULL leaves them.
 * The resolve adds by=N when there are any. */
bool champ_redraw(struct call *call, const char *by, int newcomer);
bool champ_redraw_resolve(struct call *call, struct rng *rng, struct line *out);
/* players.c */
bool champ_may_enter(const struct championship *c, struct reason *why);
bool champ_may_check_in(const struct championship *c, int player, struct reason *why);
bool champ_may_be_absent(const struct championship *c, int player, struct reason *why);
bool champ_checkin(struct call *call);
bool champ_checkin_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_absent(struct call *call);
/* Empties the seats of a player who has left, at every sheet that is not locked. */
void champ_empty_seats(struct call *call, int player);
/* Gives the place to a player without a table. */
void champ_take_seat(struct championship *c, const struct where *w, int place, int player);
/* drop and disqualify, as they are said now: seats=empty (older lines waited for the points and the
 * signature of who had left). */
bool champ_leave_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_seat(struct call *call);
bool champ_player(struct call *call);
bool champ_rename(struct call *call);
bool champ_nation(struct call *call);
bool champ_drop(struct call *call);
/* seating.c */
bool champ_may_lay(const struct championship *c, int round, struct reason *why);
bool champ_may_replace(const struct championship *c, const struct where *w, int place, struct reason *why);
bool champ_seating(struct call *call);
bool champ_seating_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_replace(struct call *call);
bool champ_replace_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_layout(struct call *call);
bool champ_layout_resolve(struct call *call, struct rng *rng, struct line *out);
/* free.c */
/* Whether the seats of a sheet may change: its game has not begun. */
bool champ_may_move(const struct championship *c, const struct where *w, struct reason *why);
/* The fourth seat, or at a table of four that of a missing player; -1: none. */
int champ_free_place(const struct champ_sheet *sheet);
/* How badly two suit one table: met before, of one nation (W1.1.4). */
int champ_strain(const struct championship *c, int a, int b, int round);
/* moves.c */
bool champ_may_fill(const struct championship *c, const struct where *w, struct reason *why);
bool champ_may_swap(const struct championship *c, int player, struct reason *why);
bool champ_may_regroup(const struct championship *c, const struct where *w, struct reason *why);
bool champ_move_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_fill(struct call *call);
bool champ_swap(struct call *call);
bool champ_regroup(struct call *call);
bool champ_regroup_resolve(struct call *call, struct rng *rng, struct line *out);
/* wall.c */
bool champ_may_post(const struct championship *c, int round, struct reason *why);
bool champ_post(struct call *call);
/* Says that the posted round is out of date. */
void champ_say_changed(struct call *call, int round);
/* result.c */
bool champ_result(struct call *call);
bool champ_result_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_sheets(struct call *call);
bool champ_sheets_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_may_sign(const struct championship *c, const struct where *w, struct reason *why);
bool champ_may_sign_at(const struct championship *c, const struct where *w, int place, struct reason *why);
bool champ_may_sign_all(const struct championship *c, int round, struct reason *why);
/* What follows when a sheet may have become locked. */
void champ_lock(struct call *call, const struct where *w);
bool champ_sign(struct call *call);
bool champ_judge(struct call *call);
bool champ_judge_resolve(struct call *call, struct rng *rng, struct line *out);
/* correct.c */
/* What is drawn of a later stage, and has not begun, goes where a corrected sheet of the round changes it. */
void champ_follow(struct championship *c, int round);
/* What has gone or changed so, in a sentence; "": nothing. */
struct champ_names champ_followed(const struct championship *before, const struct championship *after);
/* What the line would do, on a copy of the state; NULL: it is refused. To be freed. */
struct championship *champ_would_correct(const struct championship *c, const char *line);
bool champ_correct(struct call *call);
bool champ_correct_resolve(struct call *call, struct rng *rng, struct line *out);
/* clock.c */
#define CHAMP_CLOCK_WORDS "placed|on|off|took"
bool champ_clock(struct call *call);
/* judge.c */
bool champ_may_disqualify(const struct championship *c, int player, struct reason *why);
bool champ_protest(struct call *call);
bool champ_incident(struct call *call);
bool champ_warn(struct call *call);
bool champ_disqualify(struct call *call);
bool champ_judge_note(struct call *call);
/* cut.c */
int champ_usual_cut(const struct championship *c); /* 16 or 4 */
bool champ_may_cut(const struct championship *c, int count, struct reason *why);
bool champ_may_semifinal(const struct championship *c, struct reason *why);
bool champ_may_final(const struct championship *c, struct reason *why);
/* Who would play the final, as the sheets are now. */
bool champ_is_finalist(const struct championship *c, int player);
bool champ_lots(struct call *call);
/* Players are tied across the usual cut line; why: who, and that lots decide. */
bool champ_owes_lots(const struct championship *c, struct reason *why);
bool champ_lots_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_cut(struct call *call);
bool champ_cut_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_semifinal(struct call *call);
bool champ_final(struct call *call);
/* report.c */
bool champ_standings(struct call *call);
bool champ_missing_query(struct call *call);
bool champ_met(struct call *call);
void champ_report(const void *state, struct emit *e);
/* What a sheet lacks: in a query, or in the message line. */
void champ_tell_missing(const struct championship *c, int round, int table, bool message, char *out,
                        size_t size);

#endif
