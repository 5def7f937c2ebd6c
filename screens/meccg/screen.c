/* SPDX-License-Identifier: MIT */
/*
 * The MECCG screen: its focus, the open half, and the page that is shown. One
 * half of the draft is open at a time, the other has a curtain; a line said
 * closes it. The screen reads the state and knows no rules.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/seats.h"

enum { PAGE_ROWS = 8 }; /* PgUp, PgDn */

static int rows_of(const struct meccg_view *view, const struct meccg *m)
{
	struct meccg_row rows[ROWS_MAX];

	return !view->open                     ? 0
	       : meccg_may_look(m, view->seat) ? m->player[view->seat].deck.entries
	                                       : meccg_rows(view, m, rows);
}

/* Puts the focus where it is needed when the game has reached another phase. */
static void enter_phase(struct meccg_view *view, const struct meccg *m)
{
	if (view->phase == (int)m->phase)
		return;
	if (m->phase == MECCG_CHAIN || (m->phase == MECCG_COUNCIL && meccg_unchecked(m) && !m->counted)) {
		view->people = true;
		view->seat = 1;
		view->person = m->player[1].persons - 1;
		meccg_next_waiting(view, m);
	} else if (m->phase == MECCG_OVER) {
		view->people = false;
	}
	/* a table opened in the midst of a count shows all its steps */
	view->step = m->phase == MECCG_COUNCIL && !m->counted && view->phase == MECCG_PLAY ? 1 : STEPS;
	view->phase = (int)m->phase;
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct meccg_view *view = v;
	const struct meccg *m = state;

	enter_phase(view, m);
	view->seat = within(view->seat, MECCG_PLAYERS - 1);
	if (view->open && !meccg_may_open(m, view->seat) && !meccg_may_look(m, view->seat))
		meccg_close_half(view);
	view->row = within(view->row, rows_of(view, m) - 1);
	view->category = within(view->category, MECCG_POINTS - 1);
	view->person = within(view->person, m->player[view->seat].persons - 1);
	if (m->counted || m->phase == MECCG_OVER || view->step < 1)
		view->step = STEPS;
}

/* ---- keys ---- */

static void set_seat(struct meccg_view *view, int seat)
{
	meccg_close_half(view);
	view->seat = seat;
}

static int seat_of(const void *view)
{
	return ((const struct meccg_view *)view)->seat;
}

/* An open half is for its player's eyes. */
static int viewer_of(const void *v, const void *state)
{
	const struct meccg_view *view = v;

	return view->open ? view->seat : -1;
}

static void turn_to(void *view, int seat)
{
	if (seat_of(view) != seat)
		set_seat(view, seat);
}

static void move_down(struct meccg_view *view, const struct meccg *m, int step)
{
	switch (meccg_page_of(view, m)) {
	case PAGE_DRAFT:
	case PAGE_START: view->row = within(view->row + step, rows_of(view, m) - 1); break;
	case PAGE_COUNCIL: view->category = within(view->category + step, MECCG_POINTS - 1); break;
	case PAGE_PEOPLE:
		view->person = within(view->person + step, m->player[view->seat].persons - 1);
		break;
	}
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct meccg_view *view = v;
	const struct meccg *m = state;
	int seat = seats_key(pressed, view->seat, m->table.seats);
	struct step step;

	if (!m->table.seats)
		return false;
	if (pressed == KEY_ESCAPE) {
		view->reveal = 0;
		meccg_close_half(view);
	} else if (pressed == KEY_NPAGE || pressed == KEY_PPAGE) {
		move_down(view, m, pressed == KEY_NPAGE ? PAGE_ROWS : -PAGE_ROWS);
	} else if (pressed == '\t' || pressed == KEY_BTAB) {
		if (meccg_page_of(view, m) != PAGE_PEOPLE || m->phase < MECCG_COUNCIL ||
		    !meccg_next_waiting(view, m))
			set_seat(view, 1 - view->seat);
	} else if (seat >= 0) {
		set_seat(view, seat);
	} else if (!step_of_key(pressed, &step)) {
		return false;
	} else if (step.down) {
		move_down(view, m, step.down);
	} else if (!view->open) { /* Left and Right must not open the other player's half */
		set_seat(view, step.right > 0);
	}
	return true;
}

/* In the council the wheel would leave the cell that + and - are for. */
static bool lists(const void *v, const void *state)
{
	const struct meccg_view *view = v;

	return view->open || meccg_page_of(view, state) == PAGE_PEOPLE;
}

static bool typing(const void *v, const void *state)
{
	const struct meccg_view *view = v;

	return view->open;
}

static void type(void *v, const void *state, const char *text)
{
	struct meccg_view *view = v;
	size_t length = strlen(view->typed);

	if (meccg_may_look(state, view->seat))
		return;
	if (strcmp(text, "/") == 0) { /* as in other lists: a search begins again */
		view->typed[0] = '\0';
	} else if (!*text && length) {
		view->typed[length - 1] = '\0';
		utf8_mend_end(view->typed);
	} else if (length + strlen(text) < sizeof view->typed) {
		snprintf(view->typed + length, sizeof view->typed - length, "%s", text);
	}
	view->row = meccg_first_row(view, state);
}

/* The message line belongs to the open half. */
static void asks(const void *v, const void *state, char *out, size_t size)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;
	const char *own = m->table.seat[view->seat].name, *other = m->table.seat[1 - view->seat].name;

	out[0] = '\0';
	if (!typing(v, state))
		return;
	if (meccg_may_look(m, view->seat))
		snprintf(out, size, _("%s looks at the deck: %s, please look away"), own, other);
	else if (m->phase == MECCG_POOLS)
		snprintf(out, size, _("%s makes a pool now: %s, please look away"), own, other);
	else if (m->player[1 - view->seat].pick >= 0)
		snprintf(out, size, _("%s has picked. %s picks now: %s, please look away"), other, own,
		         other);
	else
		snprintf(out, size, _("%s picks now: %s, please look away"), own, other);
}

/* A second click on a row of the open half is Enter. */
static const char *touch(void *v, const void *state, int what, int n)
{
	struct meccg_view *view = v;
	bool marked = view->row == n;

	if (what == SPOT_ROW) {
		view->row = n;
		return marked ? "Enter" : NULL;
	}
	if (what == SPOT_SEAT) {
		if (!view->open) /* else its other half stays closed */
			set_seat(view, n);
		return NULL;
	}
	if (what >= SPOT_PERSON)
		view->person = n;
	else
		view->category = n;
	set_seat(view, what - (what >= SPOT_PERSON ? SPOT_PERSON : SPOT_CELL));
	return NULL;
}

static void note_totals(struct meccg_view *view, const struct meccg *was, const struct meccg *is,
                        int64_t now_ms)
{
	struct meccg_count before[MECCG_PLAYERS], after[MECCG_PLAYERS];

	if (is->phase <= MECCG_DECK)
		return;
	meccg_count(was, before);
	meccg_count(is, after);
	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (before[i].final != after[i].final)
			view->delta[i] =
				(struct delta){ now_ms + DELTA_MS, after[i].final - before[i].final, -1 };
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct meccg_view *view = v;

	return deltas_end(view->delta, MECCG_PLAYERS, now_ms);
}

/* To whom the winner of the roll has named, and after a check to the next one. */
static void follow_checks(struct meccg_view *view, const struct meccg *m)
{
	const struct meccg_person *named = meccg_named(m);

	if (m->phase < MECCG_COUNCIL || !meccg_unchecked(m))
		return;
	if (named) {
		view->seat = m->named_seat;
		view->person = (int)(named - m->player[view->seat].person);
	} else if (view->person < m->player[view->seat].persons &&
	           m->player[view->seat].person[view->person].checked) {
		meccg_next_waiting(view, m);
	}
}

/* A pick closes the half and moves the focus to the player who has not picked, a stop to the one who goes on,
 * a turn to whose it is. */
static void changed(void *v, const void *before, const void *after, int64_t now_ms)
{
	struct meccg_view *view = v;
	const struct meccg *was = before, *is = after;
	int seat = view->seat;

	note_totals(view, was, is, now_ms);
	if (is->phase == MECCG_POOLS) { /* in the list the mark goes on to the next character */
		view->row += is->player[seat].holds - was->player[seat].holds;
		if (view->typed[0])
			view->row = is->player[seat].holds;
		view->typed[0] = '\0';
		if (is->player[seat].sealed && !is->player[1 - seat].sealed)
			view->seat = 1 - seat;
		return;
	}
	meccg_close_half(view);
	follow_checks(view, is);
	view->reveal = is->round > was->round && was->phase == MECCG_DRAFT ? is->round : 0;
	if (view->reveal || (was->phase <= MECCG_DRAFT && was->phase != is->phase))
		view->seat = !meccg_may_open(is, 0) && meccg_may_open(is, 1);
	if (is->phase == MECCG_PLAY && is->table.turn != was->table.turn && is->table.turn >= 0)
		view->seat = is->table.turn;
	if (is->phase == MECCG_DRAFT && (is->player[seat].pick >= 0 || is->player[seat].stopped) &&
	    is->player[1 - seat].pick < 0 && !is->player[1 - seat].stopped)
		view->seat = 1 - seat;
}

/* ---- drawing ---- */

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct meccg *m = state;

	memset(title, 0, sizeof *title);
	meccg_game.summary(state, title->round, sizeof title->round);
	if (m->phase == MECCG_DRAFT)
		snprintf(title->round, sizeof title->round, C_("draft", "round %d"), m->round);
	utf8_copy(title->round_short, sizeof title->round_short, title->round);
	if (m->table.turn >= 0 && m->phase == MECCG_PLAY) {
		snprintf(title->turn, sizeof title->turn, _("turn %s"), m->table.seat[m->table.turn].name);
		utf8_copy(title->turn_short, sizeof title->turn_short, m->table.seat[m->table.turn].name);
	}
	screen_title_time(&m->table, frame, title);
}

static const struct text_line first_steps[] = {
	{ ROLE_NORMAL | STYLE_BOLD, NULL, N_("No players yet.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_NORMAL, "Enter", N_("type two names:") },
	{ ROLE_ACCENT | STYLE_BOLD, NULL, "Alice Bob" },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_(":phones gives each player a page on a phone.") },
	{ 0 },
};

static void draw_page(const void *v, const void *state, const struct frame *frame, WINDOW *win,
                      enum meccg_page page, bool reveals, int *cursor_y, int *cursor_x)
{
	static void (*const pages[])(const struct meccg_scene *) = {
		[PAGE_DRAFT] = meccg_draw_draft,
		[PAGE_START] = meccg_draw_start,
		[PAGE_COUNCIL] = meccg_draw_council,
		[PAGE_PEOPLE] = meccg_draw_people,
	};
	const struct meccg_view *view = v;
	const struct meccg_scene s = {
		.m = state,
		.view = view,
		.p = frame->palette,
		.win = win,
		.rows = getmaxy(win),
		.cols = getmaxx(win),
		.now_ms = frame->now_ms,
		.open = view->open && !frame->watching,
		.watching = frame->watching,
		.room = frame->room,
		.reveals = reveals,
		.cursor_y = cursor_y,
		.cursor_x = cursor_x,
	};

	pages[reveals ? PAGE_DRAFT : page](&s);
}

static void draw(const void *v, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct meccg *m = state;

	if (m->table.seats)
		draw_page(v, state, frame, win, meccg_page_of(v, m), meccg_reveals(v, m), cursor_y, cursor_x);
	else
		paint_first_steps(win, frame->palette, first_steps, 1, cursor_y, cursor_x);
}

/* The table's own pages; the points and the people by turns, a reveal until the next pick. */
static int room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	const struct meccg *m = state;
	bool shown = m->shown[0] >= 0 || m->shown[1] >= 0,
	     picked = m->player[0].pick >= 0 || m->player[1].pick >= 0;
	int pages = m->phase > MECCG_DECK && m->player[0].persons + m->player[1].persons ? 2 : 1, none;
	enum meccg_page drawn = m->phase <= MECCG_DECK ? meccg_page_of(v, m)
	                        : page                 ? PAGE_PEOPLE
	                                               : PAGE_COUNCIL;

	draw_page(v, state, frame, win, drawn, m->phase == MECCG_DRAFT && shown && !picked, &none, &none);
	return pages;
}

const struct screen meccg_screen = {
	.game = &meccg_game,
	.tour = meccg_tour,
	.lists = lists,
	.keys = meccg_draft_keys,
	.modes = meccg_modes,
	.keys_now = meccg_keys_now,
	.holes = meccg_holes,
	.focus = meccg_tell_focus,
	.why = meccg_why,
	.view_size = sizeof(struct meccg_view),
	.seat = seat_of,
	.viewer = viewer_of,
	.turn_to = turn_to,
	.fit = fit,
	.key = key,
	.typing = typing,
	.type = type,
	.asks = asks,
	.changed = changed,
	.wake = wake,
	.title = title,
	.draw = draw,
	.room = room,
	.card = meccg_card_of,
	.touch = touch,
};
