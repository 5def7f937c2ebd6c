/* SPDX-License-Identifier: MIT */
/*
 * The Archenemy screen: its focus, on a scheme or on a life, its title and the
 * drawing of its parts. It reads the state, knows no rules, and never looks at
 * face-down schemes.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { LOW_ROWS = 24 };

extern const struct screen commander_screen; /* its functions move and change the lives */

/* ---- the focus ---- */

/* How urgently a scheme needs a line: a choice, a trigger, a check that is due. */
static int need_of(const struct archenemy *a, struct scheme_ref ref)
{
	if (archenemy_wants(a, ref) != WANTS_NOTHING)
		return 4;
	if (archenemy_in_motion(a, ref))
		return 3;
	return archenemy_is_due(a, ref) ? 2 : 1;
}

static int place_of(const struct archenemy_view *view, const struct scheme_ref *up, int count)
{
	for (int i = 0; i < count; i++)
		if (up[i].owner == view->scheme.owner && up[i].card == view->scheme.card)
			return i;
	return -1;
}

/* When the scheme in focus leaves, and on opening a table, the most urgent one
 * gets the focus. */
static void mend_scheme(struct archenemy_view *view, const struct archenemy *a)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), most = 0;

	if (view->opened && place_of(view, up, count) >= 0)
		return;
	view->opened = true;
	view->scheme = (struct scheme_ref){ -1, -1 };
	view->note = false;
	for (int i = 0; i < count; i++)
		if (need_of(a, up[i]) > most) {
			most = need_of(a, up[i]);
			view->scheme = up[i];
		}
}

static void mend(struct archenemy_view *view, const struct archenemy *a)
{
	mend_scheme(view, a);
	if (view->pick < 0 || view->pick >= archenemy_kinds(a))
		view->pick = 0;
	if (a->c.phase != PHASE_SETUP || !archenemy_is_set(a))
		view->catalogue = false;
	if (!view->catalogue)
		view->find[0] = '\0';
	view->finding = view->finding && view->catalogue;
}

static void fit(void *v, const void *state, int rows, int cols)
{
	struct archenemy_view *view = v;

	commander_screen.fit(&view->lives, state, rows, cols);
	view->low = rows < LOW_ROWS;
	mend(view, state);
}

/* ---- keys that move ---- */

/* False: there is none beyond the first or the last. */
static bool move_scheme(struct archenemy_view *view, const struct archenemy *a, int by)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), place = place_of(view, up, count) + by;

	if (place < 0 || place >= count)
		return false;
	view->scheme = up[place];
	view->looked = true;
	view->note = false;
	return true;
}

static void move_life(struct archenemy_view *view, const struct archenemy *a, struct step step, int rows,
                      int cols)
{
	int across = commander_tiles_plan(&a->c, archenemy_places(a, rows, cols).lives).across,
	    focus = view->lives.focus;

	if (focus < across && step.down < 0 && view->scheme.owner >= 0)
		view->on_lives = false;
	view->lives.focus = seats_step(step, focus, a->c.table.seats, across);
}

static void move_pick(struct archenemy_view *view, const struct archenemy *a, struct step step, int rows)
{
	int16_t kind[CATALOGUE_MAX];
	int kinds = archenemy_listed(view, a, kind), place = archenemy_pick_place(view, a) + step.down;

	if (step.right)
		place += step.right * archenemy_catalogue_rows(rows);
	if (kinds && (!step.right || (place >= 0 && place < kinds)))
		view->pick = kind[within(place, kinds - 1)];
}

static void move_owner(struct archenemy_view *view, const struct archenemy *a, int by)
{
	int seats = a->c.table.seats;

	for (int i = 1; i <= seats; i++) {
		int seat = ((view->lives.focus + by * i) % seats + seats) % seats;

		if (archenemy_may_own(a, seat)) {
			view->lives.focus = seat;
			return;
		}
	}
}

static void move_focus(struct archenemy_view *view, const struct archenemy *a, struct step step, int rows,
                       int cols)
{
	enum setup setup = archenemy_setup(view, a);

	if (setup == SETUP_CATALOGUE)
		move_pick(view, a, step, rows);
	else if (setup == SETUP_DECKS && a->rumble && step.down)
		move_owner(view, a, step.down);
	else if (setup != SETUP_DONE || view->on_lives || view->scheme.owner < 0)
		move_life(view, a, step, rows, cols);
	else if (!move_scheme(view, a, step.down + step.right) && step.down > 0)
		view->on_lives = true;
}

/* Tab: round all schemes, then all lives; with few rows a scheme's note first. */
static void next(struct archenemy_view *view, const struct archenemy *a, int by)
{
	int seats = a->c.table.seats, seat = view->lives.focus + by;

	if (archenemy_setup(view, a) == SETUP_DECKS && a->rumble) {
		move_owner(view, a, by);
		return;
	}
	if (!view->on_lives && view->scheme.owner >= 0) {
		if (by > 0 && archenemy_has_note(view, a)) {
			view->note = true;
			return;
		}
		view->on_lives = !move_scheme(view, a, by);
		view->note = false;
		if (view->on_lives)
			view->lives.focus = by > 0 ? 0 : seats - 1;
		return;
	}
	if (view->scheme.owner < 0)
		view->lives.focus = (seat + seats) % seats;
	else if (seat >= 0 && seat < seats)
		view->lives.focus = seat;
	else
		view->on_lives = false;
}

static void go_to_seat(struct archenemy_view *view, const struct archenemy *a, int seat)
{
	if (seat < 0 || seat >= a->c.table.seats)
		return;
	view->lives.focus = seat;
	view->on_lives = true;
}

/* Esc: back from the letters, the catalogue, the note, or the lives. */
static bool go_back(struct archenemy_view *view)
{
	bool back = view->catalogue || view->note || view->on_lives;

	if (view->finding) {
		view->finding = false;
		view->find[0] = '\0';
		return true;
	}
	view->on_lives = view->on_lives && (view->catalogue || view->scheme.owner < 0);
	view->catalogue = view->note = false;
	return back;
}

/* In the chart the arrows go from line to line, and Esc back. */
static bool chart_key(struct archenemy_view *view, const struct archenemy *a, int pressed)
{
	int seats = a->c.table.seats;
	struct step step;

	if (pressed == KEY_ESCAPE)
		view->chart = false;
	else if (step_of_key(pressed, &step))
		view->lives.focus = (view->lives.focus + step.down + step.right + seats) % seats;
	else
		return false;
	return true;
}

static bool key(void *v, const void *state, int rows, int cols, int pressed)
{
	struct archenemy_view *view = v;
	const struct archenemy *a = state;
	struct step step;

	if (pressed >= '0' && pressed <= '9')
		go_to_seat(view, a, seats_key(pressed, 0, a->c.table.seats));
	else if (a->c.table.seats == 0)
		return false;
	else if (view->chart)
		return chart_key(view, a, pressed);
	else if (pressed == KEY_ESCAPE)
		return go_back(view);
	else if (pressed == '\t' || pressed == KEY_BTAB)
		next(view, a, pressed == '\t' ? 1 : -1);
	else if (archenemy_setup(view, a) == SETUP_CATALOGUE &&
	         (pressed == KEY_NPAGE || pressed == KEY_PPAGE))
		move_pick(view, a, (struct step){ 0, pressed == KEY_NPAGE ? 1 : -1 }, rows);
	else if (step_of_key(pressed, &step))
		move_focus(view, a, step, rows, cols);
	else
		return false;
	return true;
}

/* ---- letters that narrow the catalogue ---- */

static bool typing(const void *v, const void *state)
{
	return ((const struct archenemy_view *)v)->finding;
}

/* Always leaves a scheme in focus, if any is listed. */
static void type(void *v, const void *state, const char *text)
{
	struct archenemy_view *view = v;
	size_t length = strlen(view->find);
	int16_t kinds[CATALOGUE_MAX];

	if (!*text && length) {
		view->find[length - 1] = '\0';
		utf8_mend_end(view->find);
	} else if (length + strlen(text) < sizeof view->find && (length || *text != ' ')) {
		memcpy(view->find + length, text, strlen(text) + 1);
	}
	if (archenemy_pick_place(view, state) < 0 && archenemy_listed(view, state, kinds))
		view->pick = kinds[0];
}

static void asks(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	int16_t kinds[CATALOGUE_MAX];
	int count = archenemy_listed(view, state, kinds);

	out[0] = '\0';
	if (typing(v, state))
		snprintf(out, size, P_("find: %s_  %d scheme", "find: %s_  %d schemes", (unsigned long)count),
		         view->find, count);
}

static enum curtain curtain(const void *v)
{
	const struct archenemy_view *view = v;

	return view->curtain ? CURTAIN_DOWN : CURTAIN_NONE;
}

static void lift(void *v, const void *state, bool back)
{
	struct archenemy_view *view = v;

	view->curtain = false;
}

/* A scheme waits for a choice, or the turn for a scheme; and the text of a new
 * scheme stands in the middle, so that the message line tells what is owed. */
static bool urgent(const void *v, const void *state)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	return view->new_scheme || archenemy_is_asked(view, a) ||
	       (archenemy_owes_reveal(a) && a->step == STEP_MAIN1);
}

/* ---- what a line changes ---- */

/* The most urgent scheme that this line set in motion, the first of equals;
 * false: none. */
static bool set_in_motion(const struct archenemy *before, const struct archenemy *after,
                          struct scheme_ref *ref)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(after, up), most = 0;

	for (int i = 0; i < count; i++) {
		if (archenemy_card(after, up[i])->moved <= before->moves || need_of(after, up[i]) <= most)
			continue;
		most = need_of(after, up[i]);
		*ref = up[i];
	}
	return most > 0;
}

/* From a finished deck the focus goes to the next unfinished one. */
static void follow_decks(struct archenemy_view *view, const struct archenemy *before,
                         const struct archenemy *after)
{
	int seats = after->c.table.seats, owner = archenemy_owner(view, after);

	if (before->pile[owner].cards != after->pile[owner].cards)
		view->find[0] = '\0';
	if (!after->pile[owner].shuffled || before->pile[owner].shuffled)
		return;
	view->catalogue = view->finding = false;
	for (int i = 1; i < seats; i++) {
		int seat = (owner + i) % seats;

		if (archenemy_may_own(after, seat) && !after->pile[seat].shuffled) {
			view->lives.focus = seat;
			return;
		}
	}
}

/* After a keep the focus goes to the player who decides next; after the last one
 * to the schemes and to whoever is on turn. */
static void follow_mulligans(struct archenemy_view *view, const struct archenemy *before,
                             const struct archenemy *after)
{
	if (commander_asks_hand(&before->c, &after->c)) {
		view->lives.focus = after->c.deciding;
		view->on_lives = true;
	} else if (before->c.phase < PHASE_PLAYING && after->c.phase == PHASE_PLAYING) {
		view->on_lives &= before->c.phase != PHASE_MULLIGANS;
		view->lives.focus = after->c.table.turn;
	}
}

static void changed(void *v, const void *old, const void *new, int64_t now_ms)
{
	struct archenemy_view *view = v;
	const struct archenemy *before = old, *after = new;
	struct scheme_ref ref;
	int focus = view->lives.focus;
	bool anew = before->rumble != after->rumble || before->archenemy != after->archenemy ||
	            memcmp(before->starting, after->starting, sizeof before->starting) != 0;

	commander_screen.changed(&view->lives, old, new, now_ms);
	if (view->on_lives && before->turn == after->turn)
		view->lives.focus = focus;
	if (anew)
		memset(view->lives.delta, 0, sizeof view->lives.delta);
	follow_mulligans(view, before, after);
	follow_decks(view, before, after);
	view->new_scheme = set_in_motion(before, after, &ref);
	if (view->new_scheme) {
		view->scheme = ref;
		view->on_lives = view->note = false;
	}
	if (before->step != after->step || before->turn != after->turn || before->moves != after->moves)
		view->looked = false;
	mend(view, after);
}

static int seat_of(const void *view)
{
	return ((const struct archenemy_view *)view)->lives.focus;
}

static void turn_to(void *view, int seat)
{
	((struct archenemy_view *)view)->lives.focus = seat;
}

static int64_t wake(const void *v, const void *state, int64_t now_ms)
{
	const struct archenemy_view *view = v;

	return commander_screen.wake(&view->lives, state, now_ms);
}

/* ---- title ---- */

static void title(const void *state, const struct frame *frame, struct title *title)
{
	const struct archenemy *a = state;
	const struct table *t = &a->c.table;
	int seat = t->turn;

	commander_screen.title(state, frame, title);
	if (!archenemy_is_set(a)) {
		title->round[0] = title->round_short[0] = '\0';
		title->turn[0] = title->turn_short[0] = title->clock[0] = '\0';
		return;
	}
	if (a->c.phase == PHASE_OVER || a->c.phase == PHASE_MULLIGANS || seat < 0 || seat >= t->seats)
		return;
	snprintf(title->turn, sizeof title->turn, "%s",
	         archenemy_side(a, seat) == SIDE_HEROES ? _("heroes") : t->seat[seat].name);
	snprintf(title->turn_short, sizeof title->turn_short, "%s", title->turn);
}

/* ---- drawing ---- */

static const struct text_line first_steps[] = {
	{ ROLE_NORMAL | STYLE_BOLD, NULL, N_("No players yet.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_NORMAL, "Enter", N_("type the names, heroes from left to right:") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_ACCENT | STYLE_BOLD, NULL, "Elspeth Bob Carol Dave" },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_("2 to 10 players. The archenemy and the deck come next.") },
	{ ROLE_NORMAL, NULL, "" },
	{ ROLE_DIM, NULL, N_(":phones gives each player a page on a phone.") },
	{ 0 },
};

static void draw_table(const struct stage *s)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win);
	struct archenemy_places at = archenemy_places(s->a, rows, cols);
	enum setup setup = archenemy_setup(s->view, s->a);
	struct area whole;

	whole = (struct area){ at.main.y - 1, 0, at.main.rows + (at.small ? 0 : 1), cols };
	if (setup == SETUP_CATALOGUE) {
		archenemy_draw_setup(s, (struct area){ 0, 0, rows, cols }, setup);
		return;
	}
	archenemy_draw_lives(s, at.lives);
	if (setup != SETUP_DONE) {
		if (at.small)
			paint(s->win, s->p, 0, 1, cols - 2, ROLE_WARNING,
			      setup == SETUP_WHO ? _("who is the archenemy? press a digit")
			                         : _("scheme deck: d picks one, Enter shuffles it"));
		else
			archenemy_draw_setup(s, whole, setup);
		return;
	}
	archenemy_draw_ladder(s, 0, at.main.y > 1);
	archenemy_draw_main(s, at.main, at.small);
	if (at.side.cols)
		archenemy_draw_cards(s, at.side);
}

static bool charts(const void *v)
{
	const struct archenemy_view *view = v;

	return view->chart;
}

static void draw(const void *v, const void *state, const struct frame *frame, WINDOW *win, int *cursor_y,
                 int *cursor_x)
{
	const struct archenemy_view *view = v;
	struct stage s = { .a = state,
		           .view = view,
		           .frame = frame,
		           .p = frame->palette,
		           .win = win,
		           .cursor_y = cursor_y,
		           .cursor_x = cursor_x };

	s.ups = archenemy_face_up(s.a, s.up);
	s.wide = archenemy_places(s.a, getmaxy(win), getmaxx(win)).wide;
	if (s.a->c.table.seats == 0) {
		paint_first_steps(win, s.p, first_steps, 1, cursor_y, cursor_x);
	} else if (view->chart) {
		struct scene lives = commander_scene(&s.a->c, &view->lives, frame, win);

		commander_draw_chart(&lives, cursor_y, cursor_x);
	} else {
		draw_table(&s);
	}
}

static bool lists(const void *v, const void *state)
{
	return ((const struct archenemy_view *)v)->catalogue;
}

/* A second click on a scheme of the catalogue adds a copy. */
static const char *touch(void *v, const void *state, int what, int n)
{
	struct archenemy_view *view = v;
	bool marked = view->pick == n;

	if (what == SPOT_SCHEME) {
		view->pick = n;
		return marked ? "Enter" : NULL;
	}
	if (what == SPOT_SEAT) {
		go_to_seat(view, state, n);
		return NULL;
	}
	view->scheme = (struct scheme_ref){ n / DECK_CARDS, n % DECK_CARDS };
	view->looked = true;
	view->on_lives = view->note = false;
	return NULL;
}

const struct screen archenemy_screen = {
	.game = &archenemy_game,
	.tour = archenemy_tour,
	.keys = archenemy_keys,
	.modes = archenemy_modes,
	.keys_now = archenemy_keys_now,
	.holes = archenemy_holes,
	.focus = archenemy_focus,
	.view_size = sizeof(struct archenemy_view),
	.seat = seat_of,
	.turn_to = turn_to,
	.fit = fit,
	.key = key,
	.urgent = urgent,
	.typing = typing,
	.type = type,
	.asks = asks,
	.curtain = curtain,
	.lift = lift,
	.charts = charts,
	.changed = changed,
	.wake = wake,
	.title = title,
	.draw = draw,
	.card = archenemy_card_for,
	.lists = lists,
	.touch = touch,
};
