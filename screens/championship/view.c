/* SPDX-License-Identifier: MIT */
/*
 * The focus of the organiser's screen: a player, a round, the sheet being filled in,
 * and moving from one to the next. Draws nothing.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

const struct champ_sheet *champ_view_sheet(const struct champ_view *view, const struct championship *c,
                                           int *table, int *place)
{
	const struct champ_sheet *sheet;

	if (view->player >= c->players || view->round < 0)
		return NULL;
	*table = c->player[view->player].at[view->round];
	sheet = champ_sheet(c, view->round, *table);
	*place = sheet ? champ_place(sheet, view->player) : -1;
	return *place < 0 ? NULL : sheet;
}

const struct champ_sheet *champ_view_open(const struct champ_view *view, const struct championship *c)
{
	int table, place;

	return champ_view_sheet(view, c, &table, &place);
}

bool champ_view_may_type(const struct champ_view *view, const struct champ_sheet *sheet)
{
	return !champ_locked(sheet) || (view->page == PAGE_SHEET && view->anew);
}

int champ_view_points(const struct champ_view *view, const struct champ_sheet *sheet, int place)
{
	int typed = view->page == PAGE_SHEET ? view->typed[place] : -1;

	return typed >= 0 || (view->page == PAGE_SHEET && view->anew) ? typed : sheet->seat[place].points;
}

const char *champ_brief_state(const struct champ_sheet *sheet)
{
	return !sheet->limit ? _("playing") : sheet->over ? _("over time !") : _("clock on");
}

enum role champ_view_state(const struct champ_sheet *sheet, char *out, size_t size)
{
	int left = champ_unsigned(sheet);

	if (!sheet->seats)
		snprintf(out, size, "%s", _("dissolved"));
	else if (champ_locked(sheet))
		snprintf(out, size, "%s", sheet->judged ? _("decided") : _("signed"));
	else if (champ_has_result(sheet))
		snprintf(out, size, _("%d to sign"), left);
	else
		snprintf(out, size, "%s",
		         sheet->limit ? sheet->over ? _("playing, over time !") : _("playing, clock on")
		                      : _("playing"));
	return !sheet->seats             ? ROLE_DIM
	       : champ_locked(sheet)     ? ROLE_GOOD
	       : champ_has_result(sheet) ? ROLE_WARNING
	                                 : ROLE_NORMAL;
}

void champ_view_clear(struct champ_view *view, int table)
{
	view->sheet_round = view->round;
	view->sheet_table = table;
	for (int k = 0; k < CHAMP_SEATS; k++)
		view->typed[k] = -1;
	view->winner = -1;
	view->fresh = true;
	view->moved = false;
	view->by_name = view->anew = false;
}

bool champ_view_is_typed(const struct champ_view *view)
{
	bool typed = view->anew;

	for (int k = 0; k < CHAMP_SEATS; k++)
		typed |= view->typed[k] >= 0;
	return view->page == PAGE_SHEET && typed;
}

int champ_view_next_place(const struct champ_view *view, const struct championship *c)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	for (int k = 0; sheet && champ_view_is_typed(view) && k < sheet->seats; k++) {
		int next = (place + k) % sheet->seats;

		if (champ_view_points(view, sheet, next) < 0 && !sheet->seat[next].gone)
			return next;
	}
	return -1;
}

bool champ_view_wants_winner(const struct champ_view *view, const struct championship *c)
{
	int table, place, ready = 0;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	if (!sheet || !champ_view_is_typed(view) || champ_view_next_place(view, c) >= 0)
		return false;
	for (int k = 0; k < sheet->seats; k++)
		ready += champ_view_points(view, sheet, k) >= CHAMP_WIN;
	return ready > 1 && view->winner < 0;
}

void champ_view_close_sheet(struct champ_view *view, const struct championship *c)
{
	view->page = PAGE_STANDINGS;
	if (champ_locked_in(c, view->round) == champ_tables(c, view->round))
		view->round = champ_current(c);
}

void champ_view_step_round(struct champ_view *view, const struct championship *c, int step)
{
	int round[CHAMP_STAGES], count = champ_rounds_played(c, round), at = 0;

	while (at < count && round[at] != view->round)
		at++;
	at += step;
	if (at >= 0 && at < count)
		view->round = round[at];
}

int champ_first_place(const struct champ_sheet *sheet)
{
	int first = 0;

	while (first < sheet->seats - 1 && sheet->seat[first].gone)
		first++;
	return first;
}

int champ_gone_player(const struct champ_view *view, const struct championship *c)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	for (int k = 0; sheet && k < sheet->seats; k++) {
		const struct champ_seat *seat = &sheet->seat[(place + k) % sheet->seats];

		if (seat->gone)
			return seat->player;
	}
	return -1;
}

void champ_view_go_to_table(struct champ_view *view, const struct championship *c, int round, int table)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);

	if (!sheet || !sheet->seats)
		return;
	view->round = round;
	view->player = sheet->seat[champ_first_place(sheet)].player;
	champ_view_clear(view, table);
}

void champ_view_go_to_missing(struct champ_view *view, const struct championship *c)
{
	int round = view->round < 0 ? 0 : view->round, tables = c->round[round].tables, table = -1, place;

	if (!champ_view_sheet(view, c, &table, &place))
		table = -1;
	for (int i = 1; i <= tables; i++) {
		int next = (table + i) % tables;
		const struct champ_sheet *sheet = champ_sheet(c, round, next);

		if (champ_open(sheet)) {
			champ_view_go_to_table(view, c, round, next);
			return;
		}
	}
	round = table = 0;
	if (champ_missing(c, &round, &table))
		champ_view_go_to_table(view, c, round, table);
}

/* ---- players ---- */

/* "Ana Torres" of "Ana de la Fuente y Torres"; what is too long even so ends in "..". */
static void shorten(const char *name, int cols, char *out, size_t size)
{
	const char *last = strrchr(name, ' ');
	char both[CHAMP_NAME_BYTES];

	if (text_width(name) <= cols || !last)
		utf8_copy(both, sizeof both, name);
	else
		snprintf(both, sizeof both, "%.*s%s", (int)strcspn(name, " "), name, last);
	text_clip(both, cols, out, size);
}

static bool ends_with(const char *text, const char *end)
{
	size_t all = strlen(text), part = strlen(end);

	return all >= part && strcmp(text + all - part, end) == 0;
}

/* Whether another name is the same in short. Nearly all differ in their first letters, or in how they end,
 * unless that is not shown. */
static bool looks_like(const char *name, const char *shown, size_t first, const char *end, const char *other,
                       int cols)
{
	char text[CHAMP_NAME_BYTES];

	if (strncmp(name, other, first) != 0 || !ends_with(other, end))
		return false;
	shorten(other, cols, text, sizeof text);
	return strcmp(text, shown) == 0;
}

struct champ_shown champ_shown(const struct championship *c, int player, int cols)
{
	enum { MARK_COLS = 6, FIRST = 8 };
	const char *name = champ_name(c, player), *nation = c->player[player].nation,
		   *end = strrchr(name, ' ');
	size_t first = (size_t)smaller((int)strcspn(name, " "), FIRST);
	bool alone = true, by_nation = nation[0] != '\0';
	struct champ_shown out;

	shorten(name, cols, out.text, sizeof out.text);
	if (text_width(name) <= cols)
		return out;
	if (!end || !ends_with(out.text, end))
		end = "";
	for (int i = 0; i < c->players; i++)
		if (i != player && looks_like(name, out.text, first, end, champ_name(c, i), cols)) {
			alone = false;
			by_nation &= strcmp(c->player[i].nation, nation) != 0;
		}
	if (alone)
		return out;
	shorten(name, larger(cols - MARK_COLS, 1), out.text, sizeof out.text);
	if (by_nation)
		snprintf(out.text + strlen(out.text), 20, " %s", nation);
	else
		snprintf(out.text + strlen(out.text), 20, " %d", player + 1);
	return out;
}

void champ_wall_name(struct wall *wall, int row, int column, int style, const struct championship *c,
                     int player)
{
	wall_cell(wall, row, column, style, "%s", champ_name(c, player));
	utf8_copy(wall->row[row].cell[column].brief, WALL_BRIEF, champ_shown(c, player, NAME_COLUMNS).text);
}

void champ_table_name(const struct championship *c, const struct champ_sheet *sheet, int place, bool brief,
                      char out[CHAMP_NAME_BYTES])
{
	const char *names[CHAMP_SEATS];

	for (int i = 0; i < sheet->seats; i++)
		names[i] = champ_name(c, sheet->seat[i].player);
	if (brief)
		wall_first_name(names[place], names, sheet->seats, out, CHAMP_NAME_BYTES);
	else
		utf8_copy(out, CHAMP_NAME_BYTES, names[place]);
}

bool champ_has_to_sign(const struct champ_sheet *sheet, int place)
{
	return champ_has_result(sheet) && !champ_locked(sheet) && !(sheet->signed_by >> place & 1) &&
	       !sheet->seat[place].gone;
}

bool champ_has_standings(const struct championship *c)
{
	for (int round = 0; round < CHAMP_STAGES; round++)
		if (champ_locked_in(c, round))
			return true;
	return false;
}

struct named {
	const char *folded;
	int player;
};

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct named *)a)->folded, ((const struct named *)b)->folded);
}

uint16_t *champ_by_alphabet(const struct championship *c)
{
	struct named *named = xcalloc((size_t)c->players + 1, sizeof *named);
	uint16_t *player = xcalloc((size_t)c->players + 1, sizeof *player);

	for (int i = 0; i < c->players; i++)
		named[i] = (struct named){ champ_folded(c, i), i };
	qsort(named, (size_t)c->players, sizeof *named, by_name);
	for (int i = 0; i < c->players; i++)
		player[i] = (uint16_t)named[i].player;
	free(named);
	return player;
}

/* ---- the title ---- */

void champ_title(const void *state, const struct frame *frame, struct title *title)
{
	const struct championship *c = state;
	int round = champ_current(c);

	memset(title, 0, sizeof *title);
	if (round >= 0 && round < CHAMP_ROUNDS) {
		snprintf(title->round, sizeof title->round, _("round %d of %d"), round + 1, c->rounds);
		snprintf(title->round_short, sizeof title->round_short, _("round %d/%d"), round + 1,
		         c->rounds);
	} else if (round >= 0) {
		snprintf(title->round, sizeof title->round, "%s",
		         round == CHAMP_FINAL ? C_("event", "final") : _("semifinal"));
		snprintf(title->round_short, sizeof title->round_short, "%s", title->round);
	}
	if (c->stage == CHAMP_OVER) {
		const struct champ_sheet *sheet = &c->round[CHAMP_FINAL].sheet[0];

		snprintf(title->turn, sizeof title->turn, _("champion: %s"),
		         champ_shown(c, sheet->seat[sheet->winner].player, NAME_COLUMNS).text);
	} else if (round >= 0) {
		snprintf(title->turn, sizeof title->turn, _("%d of %d tables in"), champ_locked_in(c, round),
		         champ_tables(c, round));
		snprintf(title->turn_short, sizeof title->turn_short, _("tables %d/%d"),
		         champ_locked_in(c, round), champ_tables(c, round));
	}
	screen_title_time(&c->table, frame, title);
}
