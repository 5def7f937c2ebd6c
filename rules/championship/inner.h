/* SPDX-License-Identifier: MIT */
/*
 * What the files of the championship share among themselves; nobody else
 * includes it. Each verb's handler bears the verb's name.
 */
#ifndef RULES_CHAMPIONSHIP_INNER_H
#define RULES_CHAMPIONSHIP_INNER_H

#include "championship.h"

enum { TEXT_COLUMNS = 400, TEXT_BYTES = 4 * TEXT_COLUMNS };

struct champ_names {
	char text[6 * (NAME_BYTES + 2)];
};

/* One sheet as verbs name it: ROUND TABLE. */
struct where {
	int round, table;
	struct champ_sheet *sheet;
};

/* ---- championship_words.c: reading and naming ---- */

/* The line as it was said, for one whose resolve adds to it. */
void champ_copy_words(const struct call *call, struct line *out);

/* A player; refused when out of the event unless `anyone`. */
bool champ_read_player(struct call *call, bool anyone, int *player);

/* ROUND of a stage that can have tables: 1 .. CHAMP_ROUNDS, semifinal, final. */
bool champ_read_round(struct call *call, int *round);

/* Why there is no table w->table in the round: refuses, always. */
bool champ_no_such_table(const struct call *call, const struct where *w);

/* ROUND TABLE of a sheet that is there. */
bool champ_read_sheet(struct call *call, struct where *where);

/* The same, and refused once locked (W1.2.3). */
bool champ_read_open_sheet(struct call *call, struct where *where);

/* A player of a sheet: the place there. */
bool champ_read_place(struct call *call, const struct where *where, int *place);
bool champ_place_of(const struct call *call, const struct where *where, int player, int *place);

/* "Anna, Boris and 14 more" of `count` players. */
struct champ_names champ_list(const struct championship *c, const uint16_t *player, int count);

/* All at a sheet, in pick order. */
struct champ_names champ_seated(const struct championship *c, const struct champ_sheet *sheet);

/* Puts a player on the next seat of a table; takes the one at a place off it. */
void champ_sit(struct championship *c, int round, int table, int player);
void champ_leave(struct championship *c, int round, int table, int place);

/* The game at a sheet has begun: its round is not drawn anew. */
void champ_begin(struct championship *c, const struct where *where);

/* A text kept for the judges; CHAMP_STAGES, CHAMP_NOBODY: no round, no player. */
bool champ_keep(struct call *call, struct champ_record record, const char *text, const char *by);

/* ---- the verbs ---- */

bool champ_seat(struct call *call);
bool champ_player(struct call *call);
bool champ_rename(struct call *call);
bool champ_nation(struct call *call);
bool champ_drop(struct call *call);
bool champ_schedule(struct call *call);
bool champ_schedule_resolve(struct call *call, struct rng *rng, struct line *out);
/* What was said, and by=1 when open rounds are to be drawn anew. */
bool champ_redraw_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_table(struct call *call);

bool champ_seating(struct call *call);
bool champ_layout(struct call *call);
bool champ_layout_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_result(struct call *call);
bool champ_sheets(struct call *call);
bool champ_sign(struct call *call);
bool champ_judge(struct call *call);
bool champ_clock(struct call *call);

bool champ_protest(struct call *call);
bool champ_incident(struct call *call);
bool champ_warn(struct call *call);
bool champ_disqualify(struct call *call);
bool champ_judge_note(struct call *call);

bool champ_lots(struct call *call);
bool champ_lots_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_cut(struct call *call);
bool champ_cut_resolve(struct call *call, struct rng *rng, struct line *out);
bool champ_semifinal(struct call *call);
bool champ_final(struct call *call);

bool champ_standings(struct call *call);
bool champ_missing_query(struct call *call);
bool champ_met(struct call *call);

/* ---- among them ---- */

/* After a player came or went: with by=N the rounds that have not begun are
 * drawn anew, and it is said what that gave; NULL: they stay. */
bool champ_redraw(struct call *call, const char *by);

/* Takes one more; the name must be fit and free. */
bool champ_enter(struct call *call, const char *name, const char *nation);

extern const struct game_option champ_options[];
bool champ_option(struct call *call, const struct game_option *option, const char *value);

void champ_report(const void *state, struct emit *e);
void champ_owed(const void *state, char *out, size_t size);

#endif
