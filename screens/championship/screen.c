/* SPDX-License-Identifier: MIT */
/*
 * The organiser's screen: focus, keys that move it, title. standings.c and sheet.c
 * draw the parts.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/seats.h"

enum { BACKSPACE = 0x7f };

/* ---- the view ---- */

/* The list opens at its top. */
static int first_ranked(const struct championship *c)
{
	struct champ_rank *r = champ_ranking(c);
	int player = c->players ? r[0].player : 0;

	free(r);
	return player;
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	int table, place, duties;

	if (!view->opened) {
		view->round = -1;
		view->opened = true;
		view->player = first_ranked(c);
		champ_view_clear(view, -1);
	}
	if (view->player >= c->players)
		view->player = c->players ? c->players - 1 : 0;
	if (view->round >= 0 && !c->round[view->round].tables)
		view->round = -1;
	if (view->round < 0)
		view->round = champ_current(c);
	if (view->round < 0)
		view->number = 0;
	if (!c->players)
		view->page = PAGE_STANDINGS;
	if (view->page == PAGE_DUTIES) {
		free(champ_view_duties(view, c, &duties));
		view->duty = within(view->duty, larger(duties - 1, 0));
	}
	if (view->page != PAGE_SHEET)
		return;
	if (!champ_view_sheet(view, c, &table, &place))
		view->page = PAGE_STANDINGS;
	else if (view->sheet_round != view->round || view->sheet_table != table)
		champ_view_clear(view, table); /* typed points belong to one sheet only */
}

/* An open sheet stays open when another player takes the seat that is marked. */
static void keep_seat(struct champ_view *view, const struct championship *old, const struct championship *new)
{
	int table, place, to, at;
	const struct champ_sheet *after;

	if (view->page != PAGE_SHEET || view->player >= new->players ||
	    !champ_view_sheet(view, old, &table, &place) ||
	    (champ_view_sheet(view, new, &to, &at) && to == table))
		return;
	after = champ_sheet(new, view->round, table);
	if (after && place < after->seats)
		view->player = after->seat[place].player;
}

static bool is_gone(const struct champ_view *view, const struct championship *c)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	return sheet && sheet->seat[place].gone;
}

/* Points are not for who has just gone from the open sheet. */
static void leave_seat(struct champ_view *view, const struct championship *old,
                       const struct championship *new)
{
	const struct champ_sheet *sheet = champ_view_open(view, new);

	if (view->page == PAGE_SHEET && is_gone(view, new) && !is_gone(view, old))
		view->player = sheet->seat[champ_first_place(sheet)].player;
}

/* Each line clears the typed points. */
static void changed(void *v, const void *before, const void *after, int64_t now_ms)
{
	struct champ_view *view = v;
	const struct championship *old = before, *new = after;
	int table, place;
	bool by_name = view->by_name;

	view->number = 0;
	keep_seat(view, old, new);
	leave_seat(view, old, new);
	if (champ_view_sheet(view, new, &table, &place))
		champ_view_clear(view, table);
	view->by_name = by_name;
	if (champ_current(old) != champ_current(new) && view->page != PAGE_SHEET) {
		view->round = champ_current(new);
		view->player = first_ranked(new);
	}
	if (!old->drawn && new->drawn && view->page == PAGE_ROLL)
		view->page = PAGE_STANDINGS;
}

/* .. and so does u alone, before it undoes one. */
static bool drop_typed(void *v, const void *state)
{
	struct champ_view *view = v;
	int table, place;
	bool typed = view->number > 0 || champ_view_is_typed(view);

	view->number = 0;
	if (typed && champ_view_sheet(view, state, &table, &place))
		champ_view_clear(view, table);
	return typed;
}

static bool take_errands(void *v, const struct errand *list, int count)
{
	struct champ_view *view = v;
	bool other = view->errands != count;

	for (int i = 0; i < count; i++) {
		const struct errand *had = &view->errand[i];

		other |= had->table != list[i].table || had->call != list[i].call ||
		         had->since != list[i].since || strcmp(had->text, list[i].text) != 0;
		view->errand[i] = list[i];
	}
	view->errands = count;
	return other;
}

/* ---- keys ---- */

/* Moves the focus along the ranking. */
static void step_rank(struct champ_view *view, const struct championship *c, int step)
{
	struct champ_rank *r = champ_ranking(c);
	int at = 0;

	while (at < c->players && r[at].player != view->player)
		at++;
	at += step;
	at = at < 0 ? 0 : at >= c->players ? c->players - 1 : at;
	view->player = r[at].player;
	free(r);
}

static void step_place(struct champ_view *view, const struct championship *c, int step)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	if (!sheet)
		return;
	/* Not to who is absent; who has dropped out may have played. */
	for (int n = 0; n < sheet->seats; n++) {
		place = (place + step + sheet->seats) % sheet->seats;
		if (champ_may_score(c, sheet->seat[place].player, NULL))
			break;
	}
	view->player = sheet->seat[place].player;
	view->fresh = true;
	view->moved = view->by_name = false;
}

static int step_of(int pressed)
{
	switch (pressed) {
	case KEY_DOWN:
	case 'j': return 1;
	case KEY_UP:
	case 'k': return -1;
	case KEY_NPAGE: return 10;
	case KEY_PPAGE: return -10;
	case KEY_HOME: return -CHAMP_PLAYERS;
	case KEY_END: return CHAMP_PLAYERS;
	}
	return 0;
}

static bool is_back(int pressed)
{
	return pressed == KEY_BACKSPACE || pressed == BACKSPACE || pressed == '\b';
}

static bool is_digit(int pressed)
{
	return pressed >= '0' && pressed <= '9';
}

/* Digits of the number of a table, Backspace and Esc. */
static bool number_key(struct champ_view *view, const struct championship *c, int pressed)
{
	if (is_digit(pressed))
		return champ_type_table(view, c, pressed - '0');
	if (!view->number || (!is_back(pressed) && pressed != KEY_ESCAPE)) {
		view->number = 0;
		return false;
	}
	view->number = is_back(pressed) ? view->number / 10 : 0;
	return true;
}

static bool sheet_key(struct champ_view *view, const struct championship *c, int pressed)
{
	int step = step_of(pressed), table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	if (sheet && !champ_view_may_type(view, sheet) && number_key(view, c, pressed))
		return true;
	if (is_digit(pressed) && sheet)
		champ_type_points(view, c, pressed - '0');
	else if ((pressed == '\t' || step == 1) && view->moved)
		view->moved = false; /* the number has moved on by itself */
	else if (pressed == '\t' || step == 1)
		step_place(view, c, 1);
	else if (pressed == KEY_BTAB || step == -1)
		step_place(view, c, -1);
	else if (is_back(pressed))
		champ_take_back(view, c);
	else if (pressed == KEY_ESCAPE && !drop_typed(view, c)) /* typed points go first, then the sheet */
		champ_view_close_sheet(view, c);
	else
		return pressed == KEY_ESCAPE;
	return true;
}

/* Moves along what the page lists. */
static bool step_page(struct champ_view *view, const struct championship *c, int rows, int cols, int pressed,
                      int step)
{
	bool across = pressed == KEY_LEFT || pressed == KEY_RIGHT;

	if (!step && !across)
		return false;
	if (view->page == PAGE_ROLL)
		champ_step_roll(view, c, rows, cols, pressed, step);
	else if (across)
		champ_view_step_round(view, c, pressed == KEY_LEFT ? -1 : 1);
	else if (view->page == PAGE_MET)
		view->top = larger(view->top + step, 0);
	else if (view->page != PAGE_DUTIES)
		step_rank(view, c, step);
	else {
		view->duty += step;
		champ_view_mark(view, c);
	}
	return true;
}

/* Focuses the next player after `from` whose name contains the letters. */
static void find_on(struct champ_view *view, const struct championship *c, int from)
{
	int found = champ_search(c, view->find, from);

	if (found < 0)
		return;
	view->player = found;
	champ_view_clear(view, c->player[found].at[view->round < 0 ? 0 : view->round]);
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	int step = step_of(pressed);

	if (!c->players)
		return false;
	if (view->finding && pressed == '\t') {
		find_on(view, c, view->player);
		return true;
	}
	if (view->finding && pressed == KEY_ESCAPE) {
		view->finding = false;
		return true;
	}
	if (view->page == PAGE_SHEET)
		return sheet_key(view, c, pressed);
	if (view->page != PAGE_ROLL && number_key(view, c, pressed))
		return true;
	if (pressed == KEY_ESCAPE) {
		view->page = PAGE_STANDINGS;
		view->whole = false;
	} else if (pressed == '\t') {
		champ_view_go_to_missing(view, c);
	} else {
		return step_page(view, c, rows, cols, pressed, step);
	}
	return true;
}

/* The wheel changes no place while points are typed. */
static bool lists(const void *v, const void *state)
{
	return ((const struct champ_view *)v)->page != PAGE_SHEET;
}

static bool typing(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return view->finding;
}

/* On a sheet with typed points: which they are, and what Space does with them. */
static void asks(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	int table, place, next = champ_view_next_place(view, c);
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);
	char typed[CHAMP_SEATS * (CHAMP_NAME_BYTES + 8)] = "";

	out[0] = '\0';
	if (!champ_view_is_typed(view))
		return;
	for (int k = 0; k < sheet->seats; k++)
		if (view->typed[k] >= 0)
			said_list_add(typed, sizeof typed, "%s %d",
			              champ_shown(c, sheet->seat[k].player, NAME_COLUMNS).text,
			              view->typed[k]);
	if (!typed[0])
		snprintf(out, size, "%s",
		         _("type the points again from the first; Esc keeps the saved ones"));
	else if (next < 0)
		snprintf(out, size, _("not saved yet: %s"), typed);
	else
		/* TRANSLATORS: the player's name, then "Anna 10, Ben 8" */
		snprintf(out, size, _("Space: %s's points; not saved yet: %s"),
		         champ_shown(c, sheet->seat[next].player, NAME_COLUMNS).text, typed);
}

static bool urgent(const void *view, const void *state)
{
	return champ_view_is_typed(view);
}

/* The search: the focus follows the letters. */
static void type(void *v, const void *state, const char *text)
{
	struct champ_view *view = v;
	size_t length = strlen(view->find);

	if (text[0] && length + strlen(text) < sizeof view->find)
		snprintf(view->find + length, sizeof view->find - length, "%s", text);
	while (!text[0] && length && (view->find[--length] & 0xc0) == 0x80)
		;
	if (!text[0])
		view->find[length] = '\0';
	find_on(view, state, view->player - 1);
}

/* ---- drawing ---- */

static const struct text_line first_steps[] = {
	{ ROLE_NORMAL | STYLE_BOLD, NULL, N_("Nobody has entered yet.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_NORMAL, "a", N_("add a player, or press : and type") },
	{ ROLE_ACCENT, NULL, "player Anna nation=DE" },
	{ ROLE_ACCENT, NULL, "players load players.csv" },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_("Keep the laptop off the players' tables (W2.1.4).") },
	{ 0 },
};

/* What is left to do stays in view beside a sheet. */
static void draw_sheet(const struct hall *h)
{
	struct panes at = champ_panes(h);
	struct hall sheet = *h;

	if (at.three) {
		champ_draw_bar(h, at.duties.x - 1);
		champ_draw_duties(h, &at.duties);
		sheet.cols = at.duties.x - 1;
	}
	champ_draw_sheet(&sheet);
}

static void draw(const void *v, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct champ_view *view = v;
	struct hall h = { .c = state,
		          .view = view,
		          .p = frame->palette,
		          .win = win,
		          .rows = getmaxy(win),
		          .cols = getmaxx(win),
		          .cursor_y = cursor_y,
		          .cursor_x = cursor_x,
		          .now = frame->now };
	struct panes at = champ_panes(&h);

	if (!h.c->players)
		paint_first_steps(win, h.p, first_steps, 2, cursor_y, cursor_x);
	else if (view->page == PAGE_SHEET)
		draw_sheet(&h);
	else if (view->page == PAGE_MET)
		champ_draw_met(&h);
	else if (view->page == PAGE_ROLL)
		champ_draw_roll(&h);
	else if (view->page == PAGE_DUTIES && !at.three)
		champ_draw_duties(&h, &(struct area){ 0, 0, h.rows, h.cols });
	else
		champ_draw_standings(&h);
}

/* Minutes grow by themselves. */
static int64_t wake(const void *view, const void *state, int64_t now_ms)
{
	enum { MINUTE = 60000 };

	return champ_current(state) < 0 ? 0 : (now_ms / MINUTE + 1) * MINUTE;
}

const struct screen championship_screen = {
	.game = &championship_game,
	.tour = championship_tour,
	.lists = lists,
	.touch = champ_touch,
	.keys = champ_keys,
	.modes = champ_modes,
	.keys_now = champ_keys_now,
	.view_size = sizeof(struct champ_view),
	.fit = fit,
	.key = key,
	.drop_typed = drop_typed,
	.typing = typing,
	.type = type,
	.asks = asks,
	.urgent = urgent,
	.holes = champ_holes,
	.why = champ_why,
	.unseated = true,
	.changed = changed,
	.errands = take_errands,
	.wake = wake,
	.title = champ_title,
	.draw = draw,
	.room = champ_room,
	.card = champ_card,
	.lacks = champ_lacks,
	.no_phones = champ_no_phones,
};
