/* SPDX-License-Identifier: MIT */
/*
 * Digits on the organiser's screen: the number of a table opens its sheet, and points
 * follow one another in pick order. Nobody scores 2 to 9 and goes on, so such a digit is
 * a whole number; 0 and 1 wait for a second one.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- the number of a table ---- */

static void open_table(struct champ_view *view, const struct championship *c)
{
	champ_view_go_to_table(view, c, view->round, view->number - 1);
	view->page = PAGE_SHEET;
	view->number = 0;
}

bool champ_type_table(struct champ_view *view, const struct championship *c, int digit)
{
	int tables = view->round < 0 ? 0 : c->round[view->round].tables;

	if (!tables || (!digit && !view->number))
		return false;
	view->number = view->number > tables ? digit : view->number * 10 + digit;
	if (view->number * 10 > tables && view->number <= tables &&
	    champ_sheet(c, view->round, view->number - 1)->seats)
		open_table(view, c);
	return true;
}

bool champ_open_typed(struct champ_view *view, const struct championship *c, struct reason *why)
{
	int tables = c->round[view->round].tables, typed = view->number;

	if (typed > tables) {
		view->number = 0;
		return reason_set(why,
		                  P_("no table %d: there is %d table", "no table %d: there are %d tables",
		                     (unsigned long)tables),
		                  typed, tables);
	}
	if (!champ_sheet(c, view->round, typed - 1)->seats) {
		view->number = 0;
		return reason_set(why, _("%s is dissolved"), champ_place_name(view->round, typed - 1).text);
	}
	open_table(view, c);
	return true;
}

/* ---- points ---- */

/* The winner among several with 10 is named by the number of the pick. */
static bool mark_winner(struct champ_view *view, const struct championship *c, int digit)
{
	const struct champ_sheet *sheet = champ_view_open(view, c);
	int winner = view->winner;

	view->winner = -1;
	if (view->fresh && champ_view_wants_winner(view, c) && digit >= 1 && digit <= sheet->seats &&
	    champ_view_points(view, sheet, digit - 1) >= CHAMP_WIN) {
		view->winner = digit - 1;
		return true;
	}
	view->winner = winner;
	return false;
}

/* A sheet is read from its top, whoever it was opened for. */
int champ_typing_place(const struct champ_view *view, const struct championship *c)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	if (!sheet || !view->by_name || champ_view_is_typed(view) || champ_has_result(sheet))
		return sheet ? place : -1;
	return champ_first_place(sheet);
}

void champ_type_points(struct champ_view *view, const struct championship *c, int digit)
{
	int table, place, next, *typed;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	place = champ_typing_place(view, c);
	view->player = sheet->seat[place].player;
	typed = &view->typed[place];
	view->moved = false;
	if (mark_winner(view, c, digit))
		return;
	*typed =
		view->fresh || *typed < 0 || *typed * 10 + digit > CHAMP_POINTS ? digit : *typed * 10 + digit;
	view->fresh = *typed > 1 || (!view->fresh && *typed == 1);
	view->winner = -1;
	if (!view->fresh)
		return;
	next = champ_view_next_place(view, c);
	view->moved = next >= 0;
	if (next >= 0)
		view->player = sheet->seat[next].player;
}

void champ_take_back(struct champ_view *view, const struct championship *c)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	if (!sheet)
		return;
	view->anew |= !champ_view_is_typed(view) && champ_has_result(sheet) && !champ_locked(sheet);
	if (!champ_view_is_typed(view)) {
		view->page = PAGE_STANDINGS;
		return;
	}
	for (int k = 0; k < sheet->seats && view->typed[place] < 0; k++)
		place = (place + sheet->seats - 1) % sheet->seats;
	if (view->typed[place] < 0)
		place = champ_first_place(sheet);
	view->typed[place] = -1;
	view->player = sheet->seat[place].player;
	view->winner = -1;
	view->fresh = true;
	view->moved = false;
}
