/* SPDX-License-Identifier: MIT */
/*
 * Shared by the files of the championship's screen only. The focus is a player; the
 * open sheet is that player's sheet in the round shown.
 */
#ifndef SCREENS_CHAMPIONSHIP_INNER_H
#define SCREENS_CHAMPIONSHIP_INNER_H

#include "rules/championship/championship.h"
#include "screens/kit/numbers.h"
#include "screens/kit/panel.h"
#include "screens/kit/spots.h"
#include "screens/kit/wall.h"
#include "screens/screen.h"

enum champ_page { PAGE_STANDINGS, PAGE_SHEET, PAGE_MET, PAGE_DUTIES, PAGE_ROLL };

struct champ_view {
	enum champ_page page;
	int player;         /* has the focus */
	int round;          /* the one shown, in round[] */
	bool opened, whole; /* whole: standings over the full width */
	bool finding;       /* letters are a search for a name */
	char find[CHAMP_NAME_BYTES];
	int number; /* of a table, being typed; 0: none */
	int duty;   /* the row marked in the list of what is left to do */
	/* The sheet being filled in: points typed but not entered yet. */
	int sheet_round, sheet_table;
	int typed[CHAMP_SEATS]; /* -1: nothing */
	int winner;             /* place of the marked winner, -1: none */
	bool fresh;             /* the next digit begins a number */
	bool moved;             /* a whole number moved the mark on: Tab after it does not */
	bool by_name;           /* opened for one of its players: points still begin with pick 1 */
	bool anew;              /* saved points are typed again, from the first one: they count no more */
	int top;                /* first row of the list of opponents */
	struct errand errand[ERRANDS_MOST]; /* of the hall */
	int errands;
};

/* What a drawing needs. */
struct hall {
	const struct championship *c;
	const struct champ_view *view;
	const struct palette *p;
	WINDOW *win;
	int rows, cols;
	int *cursor_y, *cursor_x;
	int64_t now;
};

/* ---- view.c ---- */

/* The sheet of the focused player in the round shown; NULL: none. */
const struct champ_sheet *champ_view_sheet(const struct champ_view *view, const struct championship *c,
                                           int *table, int *place);

const struct champ_sheet *champ_view_open(const struct champ_view *view, const struct championship *c);

/* Whether points may be typed: it is not locked, or its signed paper says other ones. */
bool champ_view_may_type(const struct champ_view *view, const struct champ_sheet *sheet);

/* Points of a place as typed, else as entered; -1: none. */
int champ_view_points(const struct champ_view *view, const struct champ_sheet *sheet, int place);

/* "signed", "2 to sign", "judged", "playing", and its role. */
enum role champ_view_state(const struct champ_sheet *sheet, char *out, size_t size);
/* What matters of a table that plays, where that is too long: "clock on". */
const char *champ_brief_state(const struct champ_sheet *sheet);

/* Starts a sheet without typed points. */
void champ_view_clear(struct champ_view *view, int table);
void champ_view_step_round(struct champ_view *view, const struct championship *c, int step);
/* Focuses the player who picks first at a table. */
void champ_view_go_to_table(struct champ_view *view, const struct championship *c, int round, int table);
/* Focuses the next open sheet: after the present table, then from the first table of
 * the round, then in any round. */
void champ_view_go_to_missing(struct champ_view *view, const struct championship *c);

/* The first place of a sheet where somebody plays. */
int champ_first_place(const struct champ_sheet *sheet);
/* The player whose seat is empty: the marked one, else the first of the sheet; -1: nobody. */
int champ_gone_player(const struct champ_view *view, const struct championship *c);
/* The next place of a sheet begun that has no points yet, from the marked one on; -1: none. */
int champ_view_next_place(const struct champ_view *view, const struct championship *c);
/* Whether two have won points enough and nobody is marked as the winner. */
bool champ_view_wants_winner(const struct champ_view *view, const struct championship *c);
bool champ_view_is_typed(const struct champ_view *view);

/* Back to the standings; a round that is complete makes way for the present one. */
void champ_view_close_sheet(struct champ_view *view, const struct championship *c);

/* The name, where it has more than so many columns the first and the last word of it; where another player
 * would look the same, the nation or the number, too. */
struct champ_shown {
	char text[CHAMP_NAME_BYTES + 20];
};
struct champ_shown champ_shown(const struct championship *c, int player, int cols);
/* In a list, in short where that is narrow. */
void champ_wall_name(struct wall *wall, int row, int column, int style, const struct championship *c,
                     int player);

/* The name, or as much of it as tells the players of its table apart. */
void champ_table_name(const struct championship *c, const struct champ_sheet *sheet, int place, bool brief,
                      char out[CHAMP_NAME_BYTES]);
/* Whether the sheet waits for the signature of that place. */
bool champ_has_to_sign(const struct champ_sheet *sheet, int place);
/* Whether a sheet is in. */
bool champ_has_standings(const struct championship *c);
/* All players from A to Z; to be freed. */
uint16_t *champ_by_alphabet(const struct championship *c);

/* See struct screen. */
void champ_title(const void *state, const struct frame *frame, struct title *title);

/* ---- number.c: a table by its number, points one after the other ---- */

/* A digit where it is not a number of points. False: there are no tables. */
bool champ_type_table(struct champ_view *view, const struct championship *c, int digit);
/* The place whose points the next digit begins or goes on with; -1: no sheet is open. */
int champ_typing_place(const struct champ_view *view, const struct championship *c);
/* Opens the sheet of the number typed; false and why: no such table. */
bool champ_open_typed(struct champ_view *view, const struct championship *c, struct reason *why);
/* "10" and "8" make points of the marked player, and the mark goes on. */
void champ_type_points(struct champ_view *view, const struct championship *c, int digit);
/* Backspace: the last number goes; on an empty sheet back to the number of the table. */
void champ_take_back(struct champ_view *view, const struct championship *c);

/* ---- touch.c: what a click means ---- */

enum champ_spot { SPOT_PLAYER, SPOT_TABLE, SPOT_DUTY, SPOT_PLACE, SPOT_ROLL };

const char *champ_touch(void *view, const void *state, int what, int n);
/* Names an area of the body. */
void champ_spot(const struct hall *h, int y, int x, int rows, int cols, enum champ_spot what, int n);

/* ---- duties.c: what is left to do ---- */

/* That of the event and of the tables in the hall; the caller frees them. */
struct champ_duty *champ_view_duties(const struct champ_view *view, const struct championship *c, int *count);
/* Gives the focus to the table or the player that is marked in the list: keys are about them. */
struct champ_duty champ_view_mark(struct champ_view *view, const struct championship *c);
/* Whether a table calls a judge, at the desk or in the hall. */
bool champ_calls_judge(const struct champ_view *view, const struct championship *c, int round, int table);

/* ---- roll.c: who is here ---- */

void champ_step_roll(struct champ_view *view, const struct championship *c, int rows, int cols, int pressed,
                     int step);

/* ---- lines.c, holes.c ---- */

extern const struct binding champ_keys[];
extern const struct key_mode champ_modes[];
const struct binding *champ_keys_now(const void *view, const void *state);
extern const struct hole champ_holes[];
void champ_why(const void *view, const void *state, struct reason *why);

/* ---- drawing ---- */

/* Side by side, or one of them where columns are few; cols 0: not shown. */
struct panes {
	struct area ranks, tables, duties;
	bool three;
};
struct panes champ_panes(const struct hall *h);
void champ_draw_bar(const struct hall *h, int x);

/* What a window may show of a long list around a row: the part that has it, and the parts beside it. So the
 * columns keep their widths within a part. */
struct champ_part {
	int from, count;
};
struct champ_part champ_part_around(int row, int rows);

/* The ranking as a list; to be freed. */
struct wall *champ_list_standings(const struct championship *c);
void champ_draw_standings(const struct hall *h);
void champ_draw_tables(const struct hall *h, const struct area *at);
void champ_draw_duties(const struct hall *h, const struct area *at);
void champ_draw_sheet(const struct hall *h);
void champ_draw_met(const struct hall *h);
void champ_draw_opponents(const struct hall *h, const struct area *at, int top);
void champ_draw_roll(const struct hall *h);
/* What is being typed, at the foot of the body: letters of a name, the number of a table. */
void champ_draw_field(const struct hall *h);
/* "97 min" since then; "": not known. */
struct champ_text champ_minutes(const struct hall *h, int64_t since);

/* room.c: see struct screen */
int champ_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page);

/* card.c: see struct screen */
void champ_card(const void *state, int seat, struct card *card);
bool champ_lacks(const void *state, const char *line, struct choices *list, struct reason *question);
const char *champ_no_phones(const void *state);

extern const struct tour_step championship_tour[];

#endif
