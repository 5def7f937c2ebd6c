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

static void fit(void *v, const void *state, int rows, int cols)
{
	struct champ_view *view = v;
	const struct championship *c = state;
	int table, place;

	if (!view->opened) {
		view->round = -1;
		view->opened = true;
		champ_view_clear(view, -1);
	}
	if (view->player >= c->players)
		view->player = c->players ? c->players - 1 : 0;
	if (view->round >= 0 && !c->round[view->round].tables)
		view->round = -1;
	if (view->round < 0)
		view->round = champ_current(c);
	if (view->page != PAGE_SHEET)
		return;
	if (!champ_view_sheet(view, c, &table, &place))
		view->page = PAGE_STANDINGS;
	else if (view->sheet_round != view->round || view->sheet_table != table)
		champ_view_clear(view, table); /* typed points belong to one sheet only */
}

/* Each line clears the typed points. */
static void changed(void *v, const void *before, const void *after, int64_t now_ms)
{
	struct champ_view *view = v;
	const struct championship *old = before, *new = after;
	int table, place;

	if (champ_view_sheet(view, new, &table, &place))
		champ_view_clear(view, table);
	if (champ_current(old) != champ_current(new) && view->page != PAGE_SHEET)
		view->round = champ_current(new);
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
	view->player = sheet->seat[(place + step + sheet->seats) % sheet->seats].player;
	view->fresh = true;
}

/* "1", then "0" make ten points of the focused player. */
static void type_digit(struct champ_view *view, const struct championship *c, int digit)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);
	int *typed;

	if (!sheet || champ_locked(sheet))
		return;
	typed = &view->typed[place];
	*typed =
		view->fresh || *typed < 0 || *typed * 10 + digit > CHAMP_POINTS ? digit : *typed * 10 + digit;
	view->fresh = false;
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

static bool sheet_key(struct champ_view *view, const struct championship *c, int pressed)
{
	int step = step_of(pressed);

	if (pressed >= '0' && pressed <= '9')
		type_digit(view, c, pressed - '0');
	else if (pressed == '\t' || step == 1)
		step_place(view, c, 1);
	else if (pressed == KEY_BTAB || step == -1)
		step_place(view, c, -1);
	else if (pressed == KEY_BACKSPACE || pressed == BACKSPACE || pressed == '\b')
		champ_view_clear(view, view->sheet_table);
	else if (pressed == KEY_ESCAPE)
		view->page = PAGE_STANDINGS;
	else
		return false;
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
	if (pressed == KEY_ESCAPE) {
		view->page = PAGE_STANDINGS;
		view->whole = false;
	} else if (view->page == PAGE_MET && step) {
		view->top = view->top + step < 0 ? 0 : view->top + step;
	} else if (step) {
		step_rank(view, c, step);
	} else if (pressed == '\t') {
		champ_view_go_to_missing(view, c);
	} else if (pressed == KEY_LEFT || pressed == KEY_RIGHT) {
		champ_view_step_round(view, c, pressed == KEY_LEFT ? -1 : 1);
	} else {
		return false;
	}
	return true;
}

static bool typing(const void *v, const void *state)
{
	const struct champ_view *view = v;

	return view->finding;
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

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct championship *c = state;
	int round = champ_current(c);

	memset(title, 0, sizeof *title);
	if (round >= 0 && round < CHAMP_ROUNDS) {
		snprintf(title->round, sizeof title->round, _("round %d of %d"), round + 1, c->rounds);
		snprintf(title->round_short, sizeof title->round_short, "%d/%d", round + 1, c->rounds);
	} else if (round >= 0) {
		snprintf(title->round, sizeof title->round, "%s",
		         round == CHAMP_FINAL ? C_("event", "final") : _("semifinal"));
		snprintf(title->round_short, sizeof title->round_short, "%s", title->round);
	}
	if (c->stage == CHAMP_OVER) {
		const struct champ_sheet *sheet = &c->round[CHAMP_FINAL].sheet[0];

		snprintf(title->turn, sizeof title->turn, _("champion: %s"),
		         champ_name(c, sheet->seat[sheet->winner].player));
	} else if (round >= 0) {
		snprintf(title->turn, sizeof title->turn, _("%d of %d tables in"), champ_locked_in(c, round),
		         c->round[round].tables);
		snprintf(title->turn_short, sizeof title->turn_short, "%d/%d", champ_locked_in(c, round),
		         c->round[round].tables);
	}
	screen_title_clock(&c->table, frame, title);
}

static const struct text_line first_steps[] = {
	{ ROLE_NORMAL | STYLE_BOLD, N_("Nobody has entered yet.") },
	{ ROLE_NORMAL, "" },
	{ ROLE_NORMAL, N_("Press a and type a name, or press : and type") },
	{ ROLE_ACCENT, "player Anna nation=DE" },
	{ ROLE_ACCENT, "players load players.csv" },
	{ ROLE_NORMAL, "" },
	{ ROLE_DIM, N_("Keep the laptop off the players' tables (W2.1.4).") },
	{ 0 },
};

static void draw(const void *v, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct champ_view *view = v;
	struct hall h = { state, view, frame->palette, win, getmaxy(win), getmaxx(win), cursor_y, cursor_x };

	if (!h.c->players)
		paint_first_steps(win, h.p, first_steps, 1, cursor_y, cursor_x);
	else if (view->page == PAGE_SHEET)
		champ_draw_sheet(&h);
	else if (view->page == PAGE_MET)
		champ_draw_met(&h);
	else
		champ_draw_standings(&h);
}

const struct screen championship_screen = {
	.game = &championship_game,
	.tour = championship_tour,
	.lists = true,
	.keys = champ_keys,
	.modes = champ_modes,
	.keys_now = champ_keys_now,
	.view_size = sizeof(struct champ_view),
	.fit = fit,
	.key = key,
	.typing = typing,
	.type = type,
	.holes = champ_holes,
	.why = champ_why,
	.unseated = true,
	.changed = changed,
	.title = title,
	.draw = draw,
};
