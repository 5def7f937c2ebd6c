/* SPDX-License-Identifier: MIT */
/*
 * What the documents of a championship share. What judges have written is in
 * none of them.
 */
#ifndef APP_EXPORT_EVENT_H
#define APP_EXPORT_EVENT_H

#include "export.h"
#include "rules/championship/championship.h"

/* Which round; of most documents it must have tables, of the board a board to draw. */
bool event_choose(struct journal *journal, const char *word, int *round, struct reason *why);
bool event_choose_tables(struct journal *journal, const char *word, int *round, struct reason *why);
bool event_choose_changes(struct journal *journal, const char *word, int *round, struct reason *why);
bool event_choose_board(struct journal *journal, const char *word, int *round, struct reason *why);

/* "Anna Müller (DE)" */
void event_player(struct page_cells *row, const struct championship *c, int player);
/* "round 2", "final" */
void event_round_name(int round, char *out, size_t size);
void event_file_part(int round, char *out, size_t size); /* "round-2-", "final-", "" */
/* Where it is not, whoever prints hears that the round's tables may still change; and the
 * second says so on the page too. */
bool event_is_posted(const struct championship *c, int round, struct page *page);
void event_say_posted(const struct championship *c, int round, struct page *page);
/* The pairings of one round; its tables alone, all or those that have changed since the posting. */
void event_tables(const struct championship *c, int round, bool changed, struct page *page);
void event_round(const struct championship *c, int round, struct page *page);

/* The standings as they are; `wall`: only what ranks. */
void event_ranks(const struct championship *c, bool wall, struct page *page);

/* The board of a round, as a picture. False: it is not told as hexes, or nothing is drawn. */
bool event_board(const struct championship *c, int round, struct page *page);

/* All players in the order of the alphabet; the caller frees them. Under which head of
 * such a list a player stands: "A", "か", "#". */
int *event_alphabet(const struct championship *c);
struct champ_text event_letter(const struct championship *c, int player);
/* The player's place at the table of a round, -1: none, or the seat was left. */
int event_place(const struct championship *c, int round, int player);

/* CSV that `results load` reads again: a row for each seat that is not empty. */
void event_seat_heads(struct page *page);
void event_seat(const struct championship *c, int round, int table, int place, struct page *page);
/* Pick, player, nation, seat, colour, turn and points of a seat, in CSV and on paper alike. */
void event_seat_cells(const struct championship *c, const struct champ_sheet *sheet, int place,
                      struct page_cells *row);
void event_round_rows(const struct championship *c, int round, struct page *page);

void event_board_page(const void *state, struct page *page);
void event_changes(const void *state, struct page *page);
void event_pairings(const void *state, struct page *page);
void event_rules(const void *state, struct page *page);
void event_seats(const void *state, struct page *page);
void event_sheets(const void *state, struct page *page);
void event_slips(const void *state, struct page *page);
void event_standings(const void *state, struct page *page);
void event_wall(const void *state, struct page *page);

extern const char event_board_style[], event_lists_style[], event_rules_style[], event_seats_style[],
	event_sheets_style[], event_slips_style[];

#endif
