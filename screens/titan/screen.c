/* SPDX-License-Identifier: MIT */
/*
 * The Titan screen: its view, title, tables of keys, mouse, and the order of drawing.
 * It asks the rules and knows none itself.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/seats.h"

/* ---- the view ---- */

/* After undo or load the picked unit may be gone, or have acted. */
static void mend(struct titan_view *view, const struct titan *t)
{
	int picked = titan_picked(view);

	if (picked >= t->battle.units || (picked >= 0 && !titan_may_pick(t, picked, NULL)))
		view->picked = 0;
	if (view->hex < 0 || view->hex >= TITAN_HEXES)
		view->hex = titan_hex_middle();
	if (!titan_is_begun(t) || (view->page == PAGE_FORCES && !t->battle.on))
		view->page = PAGE_BOARD;
	if (!t->battle.on)
		view->sheet = false;
	titan_mend_focus(t, view);
	view->place = within(view->place, TITAN_PLACES - 1);
	if (view->eyes.legion >= 0 && view->eyes.curtain && !t->legion[view->eyes.legion].size)
		view->eyes = (struct titan_eyes){ 0 };
}

/* The first legion that has something to do, if there is one. */
static void focus_first(const struct titan *t, struct titan_view *view)
{
	int busy[TITAN_LEGIONS];

	if (titan_busy(t, busy) && titan_is_of(t, busy[0], view->seat))
		view->legion = busy[0];
	titan_go_to_focus(t, view);
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct titan_view *view = v;
	const struct titan *t = state;

	if (!view->opened) {
		view->hex = view->picked ? view->hex : titan_hex_middle();
		view->seat = t->table.turn >= 0 ? t->table.turn : 0;
		view->legion = -1;
		view->opened = true;
		mend(view, t);
		focus_first(t, view);
	}
	mend(view, t);
	view->most = view->page == PAGE_BOARD ? 0 : titan_page_rows(t, view, cols) - rows;
	view->top = within(view->top, view->most);
}

static bool page_key(struct titan_view *view, int rows, int pressed)
{
	struct step step;

	if (step_of_key(pressed, &step) && step.down)
		view->top += step.down;
	else if (pressed == KEY_NPAGE || pressed == KEY_PPAGE || pressed == ' ')
		view->top += pressed == KEY_PPAGE ? 1 - rows : rows - 1;
	else
		return false;
	return true;
}

/* The map with the lines under it. */
static struct titan_atlas atlas_of(int rows, int cols)
{
	enum { FOOT_LEAST = 3 };

	return titan_atlas_of(rows - FOOT_LEAST, cols);
}

/* Where the list stands in place of the map: up and down to the lands that the legion may go to. */
static bool step_along_goals(const struct titan *t, struct titan_view *view, int pressed)
{
	struct titan_march march;
	struct step step;

	if (!step_of_key(pressed, &step) || !step.down || !titan_march_of(t, view->legion, &march) ||
	    !march.count)
		return false;
	do
		view->place = (view->place + step.down + TITAN_PLACES) % TITAN_PLACES;
	while (!march.moves.to[view->place].walk && !march.moves.to[view->place].teleport);
	return true;
}

/* Walks over the map that is drawn, else along players and legions. */
static bool sheet_key(const struct titan *t, struct titan_view *view, int rows, int cols, int pressed)
{
	bool map = titan_on_map(t, view), drawn = atlas_of(rows, cols).wide;
	int to = map && drawn ? titan_land_step(view->place, &view->column, pressed) : -1;

	if (to >= 0) {
		view->place = to;
		return true;
	}
	if (map && !drawn && step_along_goals(t, view, pressed))
		return true;
	if (!titan_move_focus(t, view, pressed))
		return false;
	titan_go_to_focus(t, view);
	return true;
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct titan_view *view = v;
	const struct titan *t = state;
	int to;

	if (!titan_is_begun(t))
		return false;
	if (pressed == KEY_ESCAPE) {
		bool open = view->page != PAGE_BOARD || view->picked || view->sheet;

		view->sheet = view->sheet && view->page != PAGE_BOARD;
		view->picked = view->page == PAGE_BOARD ? 0 : view->picked;
		view->page = PAGE_BOARD;
		return open;
	}
	if (view->page != PAGE_BOARD)
		return page_key(view, rows, pressed);
	if (titan_on_sheet(t, view))
		return sheet_key(t, view, rows, cols, pressed);
	to = titan_hex_step(view->hex, &view->level, pressed);
	if (to < 0)
		return false;
	titan_keep_target(t, view);
	view->hex = to;
	return true;
}

static bool lists(const void *v, const void *state)
{
	return titan_is_begun(state) && ((const struct titan_view *)v)->page != PAGE_BOARD;
}

static enum curtain curtain(const void *v)
{
	const struct titan_view *view = v;

	return view->eyes.curtain;
}

/* A legion whose move or recruit is taken back, rather the one in focus; -1: none. */
static int taken_back(const struct titan *before, const struct titan *after, int focus)
{
	int found = -1;

	if (before->table.turn != after->table.turn || before->table.round != after->table.round)
		return -1;
	for (int i = 0; i < TITAN_LEGIONS; i++) {
		const struct titan_legion *was = &before->legion[i], *is = &after->legion[i];

		if (is->size && ((was->moved && !is->moved) || (was->recruited && !is->recruited)) &&
		    (found < 0 || i == focus))
			found = i;
	}
	return found;
}

/* Drops the picked unit when the other side acts; the focus follows the turn. */
static void changed(void *v, const void *old, const void *new, int64_t now_ms)
{
	struct titan_view *view = v;
	const struct titan *before = old, *after = new;
	int back = taken_back(before, after, view->legion);

	view->chosen = view->target = 0;
	for (int i = 0; i < TITAN_PLAYERS; i++)
		if (before->player[i].score != after->player[i].score)
			view->delta[i] =
				(struct delta){ now_ms + DELTA_MS,
				                after->player[i].score - before->player[i].score, -1 };
	if (before->step != after->step && titan_speaker(before) != titan_speaker(after))
		view->picked = 0;
	if (before->table.turn != after->table.turn && after->table.turn >= 0) {
		view->seat = after->table.turn;
		titan_mend_focus(after, view);
		focus_first(after, view);
	}
	if (back >= 0) {
		view->seat = titan_owner(after, back);
		view->legion = back;
	}
	if (view->legion >= 0 && before->legion[view->legion].at != after->legion[view->legion].at)
		titan_go_to_focus(after, view);
	if (!before->encounter.on && after->encounter.on &&
	    after->legion[after->encounter.legion[SIDE_ATTACKER]].at >= 0)
		view->place = after->legion[after->encounter.legion[SIDE_ATTACKER]].at;
	if (!before->battle.on && after->battle.on)
		view->page = PAGE_BOARD; /* show the new battle */
	if (before->encounter.on && !after->encounter.on)
		view->seat = after->table.turn; /* back from who spoke last */
	view->told = before->step == STEP_2_6 && after->step == STEP_2_1;
	titan_follow(before, after, view);
	mend(view, after);
}

/* At these steps the message line shows what is owed; after a first tower die it shows the
 * throw, and where steps are passed what the last line of a turn did. */
static bool is_urgent(const void *v, const void *state)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int towers = 0;

	every_seat (i, t->table)
		towers += t->player[i].tower > 0;
	return (t->step == STEP_1_3 && !towers) || t->step == STEP_1_4_1 ||
	       (t->step == STEP_2_1 && !view->told && (!t->auto_step || t->table.round <= 1)) ||
	       t->step == STEP_2_4;
}

/* ---- the keys ---- */

/* Before anything is played. */
/* clang-format off */
static const struct binding setup_keys[] = {
	{ SAYS("s", "seat {*name}", N_("whole game"), N_("a whole game: 2 to 6 names")),
	  .group = N_("BATTLE") },
	{ OFFERS("b", "battle", N_("battle"), N_("begin a battle")), .head = N_("battle"),
	  .group = N_("BATTLE") },
	{ OFFERS("Enter", "battle", NULL, N_("begin a battle")), .head = N_("battle"),
	  .group = N_("BATTLE") },
	{ 0 }
};
/* clang-format on */

static const struct key_mode modes[] = { { N_("BEFORE A BATTLE"), setup_keys },
	                                 { N_("THE SHEET OF THE GAME"), titan_sheet_keys },
	                                 { N_("A PAGE"), titan_page_keys },
	                                 { 0 } };

static const struct binding *keys_now(const void *view, const void *state)
{
	const struct titan *t = state;

	if (!titan_is_begun(t))
		return setup_keys;
	if (((const struct titan_view *)view)->page != PAGE_BOARD)
		return titan_page_keys;
	return titan_on_sheet(t, view) ? titan_sheet_keys : titan_keys;
}

/* ---- title ---- */

static void sheet_title(const struct titan *t, struct title *title)
{
	int seat = titan_asked_seat(t);

	if (t->table.round > 0)
		snprintf(title->round, sizeof title->round, t->roll ? _("turn %d, roll %d") : _("turn %d"),
		         t->table.round, t->roll);
	snprintf(title->turn, sizeof title->turn, "%s",
	         t->step == STEP_3 ? _("over")
	         : seat >= 0       ? t->table.seat[seat].name
	                           : _("preparation"));
}

static void battle_title(const struct titan *t, struct title *title)
{
	if (t->battle.turn && !t->battle.over)
		snprintf(title->round, sizeof title->round, _("turn %d of %d"), t->battle.turn, TITAN_TURNS);
	if (t->battle.over || titan_acts(t) != WHO_NOBODY)
		snprintf(title->turn, sizeof title->turn, "%s",
		         t->battle.over ? _("over") : titan_who(t, titan_speaker(t)));
}

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct titan *t = state;
	struct table timed = t->table;

	timed.turn = larger(timed.turn, 0); /* a separate battle has a clock without a player on turn */
	memset(title, 0, sizeof *title);
	screen_title_clock(&timed, frame, title);
	if (t->battle.on && !(t->whole && t->battle.over))
		battle_title(t, title);
	else if (titan_is_begun(t))
		sheet_title(t, title);
	memcpy(title->round_short, title->round, sizeof title->round_short);
	memcpy(title->turn_short, title->turn, sizeof title->turn_short);
}

/* ---- drawing ---- */

/* An empty table: how it begins, below the board where that has room. */
static void draw_nothing(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	/* clang-format off */
	static const struct text_line lines[] = {
		{ TITAN_HEAD, NULL, N_("Nothing on this table yet.") },
		{ ROLE_NORMAL, NULL, "" },
		{ ROLE_NORMAL, "s", N_("a whole game, from the towers to the last reveal:") },
		{ ROLE_ACCENT, NULL, N_("   seat Red Blue Green") },
		{ ROLE_NORMAL, NULL, "" },
		{ ROLE_NORMAL, "b", N_("a single battle, without a whole game:") },
		{ ROLE_ACCENT, NULL, "   battle Hills side=right scores=340,120" },
		{ ROLE_ACCENT, NULL, "   force attacker titan lion*2 angel centaur" },
		{ ROLE_NORMAL, NULL, "" },
		{ ROLE_DIM, NULL, N_("Battle in progress: R with place, hits and at.") },
		{ ROLE_DIM, NULL, N_("Game in progress: tower, colour, then R.") },
		{ ROLE_DIM, NULL, N_("Type these after :") },
		{ 0 },
	};
	/* clang-format on */
	struct titan_pen pen = { s, s->atlas.rows + (s->atlas.gap > 0), getmaxy(s->win), 1,
		                 getmaxx(s->win) - 2 };

	if (!s->t->board || !s->atlas.wide) {
		paint_first_steps(s->win, s->p, lines, 1, cursor_y, cursor_x);
		return;
	}
	titan_draw_atlas(s, cursor_y, cursor_x);
	for (const struct text_line *line = lines + 1; line->text; line++)
		if (*line->text) {
			titan_pen_line(&pen, line->style == ROLE_ACCENT ? ROLE_NORMAL : line->style, "%s%s",
			               line->key ? "   " : "", _(line->text));
			if (line->key)
				titan_paint(s, pen.y - 1, 1, 1, ROLE_ACCENT | STYLE_BOLD, line->key);
		}
}

/* Both sides, in the corner that the hexes leave free. */
static void draw_sides(const struct titan_scene *s)
{
	enum { AFTER_CHIP = 4 };
	bool tall = s->at.slant > 2;
	int room = 2 * (s->at.flat + s->at.slant) - 2;

	for (int side = 0; side < 2; side++) {
		int y = side << tall, living = titan_living(s->t, side);
		bool speaks = (int)titan_speaker(s->t) == side && titan_acts(s->t) != WHO_NOBODY;

		paint_chip(s->win, s->p, y, 1, AFTER_CHIP - 1, titan_side_style(s, side), side ? "d" : "a");
		titan_paint(s, y, 1 + AFTER_CHIP, room - AFTER_CHIP, ROLE_NORMAL | (speaks ? STYLE_BOLD : 0),
		            titan_who(s->t, side));
		if (tall)
			titan_paint_format(s, y + 1, 1 + AFTER_CHIP, room, ROLE_DIM,
			                   P_("%d unit, score %d", "%d units, score %d", living), living,
			                   s->t->battle.score[side]);
	}
}

static void draw_masterboard(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	if (!s->atlas.wide) {
		if (s->t->step < STEP_2)
			titan_draw_sheet(s, cursor_y, cursor_x);
		else
			titan_draw_list(s, cursor_y, cursor_x);
		return;
	}
	titan_draw_atlas(s, cursor_y, cursor_x);
	titan_draw_foot(s, s->atlas.rows);
}

static void draw_board(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win), top = s->at.below ? s->at.rows : 0;
	int left = s->at.flat && !top ? s->at.cols + 2 : 1;
	bool legend = s->at.flat && s->at.rows < rows;

	titan_draw_panel(s, (struct area){ top, left, rows - top - legend, cols - left });
	if (!s->at.flat)
		return;
	titan_draw_map(s);
	draw_sides(s);
	if (legend)
		titan_draw_legend(s, rows - 1);
	if (s->view->hex >= 0)
		titan_hex_place(&s->at, s->view->hex, cursor_y, cursor_x);
	++*cursor_y;
}

/* Computes what the parts need besides the state. */
static void look(struct titan_scene *s)
{
	bool map = titan_on_map(s->t, s->view);

	s->at = titan_board_of(getmaxy(s->win), getmaxx(s->win));
	s->atlas = atlas_of(getmaxy(s->win), getmaxx(s->win));
	s->marching = map && titan_march_of(s->t, s->view->legion, &s->march);
	s->opens = map ? titan_open(s->t, s->open) : 0;
	s->dueling = titan_find_duel(s->t, s->view, &s->duel);
	s->reaching = titan_is_maneuver(s->t) && s->view->picked;
	if (s->reaching)
		titan_reach_of(s->t, titan_picked(s->view), &s->reach, NULL);
}

static void draw(const void *v, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct titan_view *view = v;
	struct titan_scene s = { .t = state, .view = view, .frame = frame, .p = frame->palette, .win = win };

	look(&s);
	if (!titan_is_begun(s.t))
		draw_nothing(&s, cursor_y, cursor_x);
	else if (view->page != PAGE_BOARD)
		titan_draw_page(&s);
	else if (titan_on_map(s.t, view))
		draw_masterboard(&s, cursor_y, cursor_x);
	else if (titan_on_sheet(s.t, view))
		titan_draw_sheet(&s, cursor_y, cursor_x);
	else
		draw_board(&s, cursor_y, cursor_x);
}

/* The board as at the table, with nobody's hand on it; then the scores of a whole game. */
static int room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	const struct titan *t = state;
	struct titan_view view = *(const struct titan_view *)v;
	struct titan_scene s = { .t = t, .view = &view, .frame = frame, .p = frame->palette, .win = win };
	bool map = t->board && atlas_of(getmaxy(win), getmaxx(win)).wide;
	bool board = t->battle.on || map || !t->whole;
	int y, x;

	view.hex = view.legion = view.place = view.seat = -1;
	view.picked = 0;
	view.page = PAGE_BOARD;
	view.sheet = view.listed = false;
	if (page < board)
		draw(&view, state, frame, win, &y, &x);
	else
		titan_draw_scores(&s);
	return board + t->whole;
}

/* ---- the mouse ---- */

/* A second click on a land or a legion is Enter. */
static const char *touch_land(struct titan_view *view, int place)
{
	bool again = view->place == place;

	view->place = place;
	view->column = titan_places[place].x;
	return again ? "Enter" : NULL;
}

static const char *touch_legion(const struct titan *t, struct titan_view *view, int legion)
{
	bool again = view->legion == legion;

	view->legion = legion;
	view->seat = titan_owner(t, legion);
	titan_go_to_focus(t, view);
	return again ? "Enter" : NULL;
}

/* So is one where the unit that was picked up goes, or on whom it strikes. */
static const char *touch_hex(const struct titan *t, struct titan_view *view, int hex)
{
	struct reason why;

	if (hex == view->hex && hex + 1 == view->chosen && view->picked &&
	    t->battle.unit[view->picked - 1].hex != hex)
		return "Enter";
	view->hex = hex;
	view->chosen = hex + 1;
	titan_keep_level(view);
	if (!view->picked)
		titan_pick(view, t, &why);
	return NULL;
}

/* A counter in the panel is picked up, also of a unit outside the map. */
static const char *touch_unit(const struct titan *t, struct titan_view *view, int unit)
{
	if (t->battle.unit[unit].hex >= 0)
		view->hex = t->battle.unit[unit].hex;
	titan_keep_level(view);
	view->picked = titan_may_pick(t, unit, NULL) ? unit + 1 : 0;
	return NULL;
}

static const char *touch(void *v, const void *state, int what, int n)
{
	struct titan_view *view = v;

	switch (what) {
	case SPOT_LAND: return touch_land(view, n);
	case SPOT_LEGION: return touch_legion(state, view, n);
	case SPOT_HEX: return touch_hex(state, view, n);
	case SPOT_UNIT: return touch_unit(state, view, n);
	default:
		view->seat = n;
		titan_mend_focus(state, view);
		return NULL;
	}
}

static int focus_seat(const void *view)
{
	return ((const struct titan_view *)view)->seat;
}

static void turn_to(void *v, int seat)
{
	struct titan_view *view = v;

	view->seat = seat;
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct titan_view *view = v;

	return deltas_end(view->delta, TITAN_PLAYERS, now_ms);
}

const struct screen titan_screen = {
	.game = &titan_game,
	.tour = titan_tour,
	.keys = titan_keys,
	.modes = modes,
	.keys_now = keys_now,
	.holes = titan_holes,
	.focus = titan_tell_focus,
	.view_size = sizeof(struct titan_view),
	.seat = focus_seat,
	.turn_to = turn_to,
	.log_cols = 1,
	.tinted = true,
	.unseated = true, /* a judge may begin a battle without naming players */
	.empty = N_("single battle, or seats later"),
	.fit = fit,
	.key = key,
	.curtain = curtain,
	.lift = titan_lift,
	.draw_curtain = titan_draw_eyes,
	.curtain_text = titan_tell_eyes,
	.lifted = titan_lifted,
	.urgent = is_urgent,
	.changed = changed,
	.wake = wake,
	.title = title,
	.phase = titan_phase,
	.draw = draw,
	.room = room,
	.card = titan_card,
	.lists = lists,
	.touch = touch,
};
