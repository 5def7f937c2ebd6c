/* SPDX-License-Identifier: MIT */
/*
 * Draws home. The caller gives the sessions, their order and their age; this
 * file only places them.
 */
#include "home.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/spots.h"

enum { GAME_X = 4, FACTS_MIN_COLS = 72, GAMES_ACROSS = 3, ROOMY = 8 };

struct home_parts home_parts_of(int tables, int games, int rows, int cols)
{
	enum { BESIDE_COLS = 132, LIST_COLS = 71, BELOW_COLS = 80, BELOW_ROWS = 26, PREVIEW_ROWS = 12 };
	struct home_parts parts = { .list = { 0, 0, rows, cols } };

	if (!tables || rows < BELOW_ROWS)
		return parts;
	if (cols >= BESIDE_COLS) {
		parts.list.cols = larger(LIST_COLS, cols * 48 / 100);
		parts.preview = (struct area){ 0, parts.list.cols + 1, rows, cols - parts.list.cols - 1 };
	} else if (cols >= BELOW_COLS) {
		int list = 4 + tables + (games + GAMES_ACROSS - 1) / GAMES_ACROSS;

		parts.list.rows = smaller(list, rows - PREVIEW_ROWS - 1);
		parts.preview = (struct area){ parts.list.rows + 1, 0, rows - parts.list.rows - 1, cols };
	}
	return parts;
}

void home_draw_edge(const struct home_parts *parts, const struct palette *p, WINDOW *win)
{
	const struct area *at = &parts->preview;

	if (!at->x)
		paint_rule(win, p, at->y - 1, 0, at->cols, ROLE_DIM, false);
	for (int y = 0; y < at->rows && at->x; y++)
		paint(win, p, y, at->x - 1, 1, ROLE_DIM, p->ascii ? "|" : "│");
}

/* The places. The list gets the rows that the games leave: one row a session, or
 * two if all fit. */
struct places {
	int list_y, pitch, shown, first; /* sessions from first on */
	int rule_y, games_y, games_pitch;
	bool empty;
};

static int games_rows(const struct home_view *view)
{
	return (view->games + GAMES_ACROSS - 1) / GAMES_ACROSS;
}

static int notes_from(const struct home_view *view, int first, int count)
{
	int notes = 0;

	for (int i = first; i < view->rows && i < first + count; i++)
		notes += view->row[i].note[0] != '\0';
	return notes;
}

/* Sessions that fit into `rows` from the given one on. */
static int fit_from(const struct home_view *view, int first, int rows)
{
	int shown = 0;

	while (first + shown < view->rows && shown + 1 + notes_from(view, first, shown + 1) <= rows)
		shown++;
	return shown;
}

static struct places places_of(const struct home_view *view, int rows)
{
	bool airy = 2 * (view->rows + GAMES_ACROSS) + games_rows(view) <= rows;
	struct places at = { .pitch = 1 + airy, .list_y = 2 + airy, .empty = view->rows == 0 && !view->find };
	int room = rows - at.list_y - 2 - games_rows(view), used;

	if (at.empty) {
		at.games_pitch = ROOMY + 2 * view->games <= rows ? 2 : 1;
		at.games_y = smaller(ROOMY, larger(rows - at.games_pitch * view->games, 0));
		return at;
	}
	if (room < 1)
		room = rows - at.list_y; /* the sessions come before the games */
	if (airy) {
		at.shown = view->rows;
	} else {
		while (at.first < view->focus && at.first + fit_from(view, at.first, room) <= view->focus)
			at.first++;
		at.shown = fit_from(view, at.first, room);
	}
	used = airy ? 2 * at.shown : at.shown + notes_from(view, at.first, at.shown);
	at.rule_y = at.list_y + (view->rows ? used : 1);
	at.games_y = at.rule_y + 2 + airy;
	return at;
}

/* Columns of a session's facts, from the right: age, state, people. */
struct fields {
	int game_cols, title_x, title_cols, people_x, people_cols, state_end, state_cols, age_end, age_cols;
	bool ages_in_full;
};

static int widest(const struct home_view *view, int most, const char *(*of)(const struct home_row *))
{
	int cols = 0;

	for (int i = 0; i < view->rows; i++)
		cols = larger(cols, text_width(of(&view->row[i])));
	return smaller(cols, most);
}

static const char *game_of(const struct home_row *row)
{
	return row->game;
}
static const char *state_of(const struct home_row *row)
{
	return row->state;
}
static const char *title_of(const struct home_row *row)
{
	return row->title;
}
static const char *age_of(const struct home_row *row)
{
	return row->age;
}
static const char *long_age_of(const struct home_row *row)
{
	return row->age_long;
}

static struct fields fields_of(const struct home_view *view, int cols)
{
	int game_cols = widest(view, cols / 4, game_of);
	struct fields f = { .game_cols = game_cols,
		            .title_x = GAME_X + game_cols + 2,
		            .age_end = cols - 2,
		            .ages_in_full = cols >= 100 };
	int left;

	f.age_cols = widest(view, cols / 4, f.ages_in_full ? long_age_of : age_of);
	f.state_end = f.age_end - f.age_cols - 2;
	f.state_cols = widest(view, cols / 4, state_of);
	left = f.state_end - f.state_cols - f.title_x;
	if (cols < FACTS_MIN_COLS)
		return f;
	f.title_cols = widest(view, left / 2, title_of);
	f.people_x = f.title_x + f.title_cols + 2;
	f.people_cols = f.state_end - f.state_cols - f.people_x;
	return f;
}

/* Whole names; ".." for those that have no room. */
static void draw_people(WINDOW *win, const struct palette *p, int y, int x, int cols, const char *people)
{
	size_t bytes = text_fit(people, cols - 3, NULL);

	while (bytes && people[bytes] != ' ')
		bytes--;
	if (bytes && text_width(people) > cols)
		paint_format(win, p, y, x, cols, ROLE_DIM, "%.*s ..", (int)bytes, people);
	else
		paint(win, p, y, x, cols, ROLE_DIM, people);
}

/* Columns from x to the state of a row, which may be short, and two blanks. */
static int before_state(const struct fields *f, const struct home_row *row, int x)
{
	return f->state_end - smaller(text_width(row->state), f->state_cols) - 2 - x;
}

static void draw_row(const struct home_row *row, const struct fields *f, bool focus, int y,
                     const struct palette *p, WINDOW *win)
{
	int cols = getmaxx(win);

	if (focus)
		paint_mark(win, p, y, 2, ROLE_ACCENT);
	paint(win, p, y, GAME_X, f->game_cols, focus ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL, row->game);
	paint(win, p, y, f->title_x, f->people_x ? f->title_cols : before_state(f, row, f->title_x),
	      ROLE_NORMAL | (focus ? STYLE_BOLD : 0), row->title);
	if (f->people_x)
		draw_people(win, p, y, f->people_x,
		            smaller(f->people_cols, before_state(f, row, f->people_x)), row->people);
	if (f->state_end - f->state_cols > f->title_x)
		paint_right(win, p, y, f->state_end, f->state_cols, focus ? ROLE_NORMAL : ROLE_DIM,
		            row->state);
	if (f->age_end - f->age_cols > GAME_X + f->game_cols)
		paint_right(win, p, y, f->age_end, f->age_cols, focus ? ROLE_NORMAL : ROLE_DIM,
		            f->ages_in_full ? row->age_long : row->age);
	if (row->note[0])
		paint(win, p, y + 1, f->title_x, cols - 2 - f->title_x, ROLE_WARNING, row->note);
}

/* The row of a session on the screen, -1 when it is not in sight. */
static int row_y(const struct home_view *view, const struct places *at, int row)
{
	if (row < at->first || row >= at->first + at->shown)
		return -1;
	if (at->pitch > 1)
		return at->list_y + at->pitch * row;
	return at->list_y + (row - at->first) + notes_from(view, at->first, row - at->first);
}

static void draw_list(const struct home_view *view, const struct places *at, const struct palette *p,
                      WINDOW *win)
{
	struct fields f = fields_of(view, getmaxx(win));
	int cols = getmaxx(win), head = at->list_y - smaller(at->pitch, 2);

	paint(win, p, head, 2, cols - 3, ROLE_NORMAL | STYLE_BOLD, view->find ? _("FIND") : _("RESUME"));
	if (view->find)
		paint(win, p, head, 8, cols - 20, ROLE_ACCENT | STYLE_UNDERLINE,
		      *view->find ? view->find : " ");
	if (at->shown < view->rows) {
		int before = view->first + at->first;
		char part[60];

		snprintf(part, sizeof part, _("%d to %d of %d"), before + 1, before + at->shown, view->all);
		paint_right(win, p, head, cols - 2, cols / 3, ROLE_DIM, part);
	}
	if (view->rows == 0)
		paint(win, p, at->list_y, GAME_X, cols - GAME_X - 1, ROLE_DIM, _("no table found"));
	for (int i = at->first; i < at->first + at->shown; i++) {
		int y = row_y(view, at, i);

		spot_put(p, win, y, 0, 1 + (view->row[i].note[0] != '\0'), cols, SPOT_TABLE, view->first + i);
		draw_row(&view->row[i], &f, i == view->focus, y, p, win);
	}
}

static int game_x(int cols, int game)
{
	return 2 + game % GAMES_ACROSS * larger((cols - 3) / GAMES_ACROSS, 4);
}

static void draw_games(const struct home_view *view, const struct places *at, const struct palette *p,
                       WINDOW *win)
{
	int cols = getmaxx(win), pitch = game_x(cols, 1) - game_x(cols, 0);

	paint_rule(win, p, at->rule_y, 2, cols - 4, ROLE_DIM, false);
	paint(win, p, at->rule_y + 1, 2, cols - 3, ROLE_NORMAL | STYLE_BOLD, _("NEW"));
	for (int i = 0; i < view->games; i++) {
		int y = at->games_y + i / GAMES_ACROSS, x = game_x(cols, i);

		spot_put(p, win, y, x, 1, pitch - 1, SPOT_GAME, i);
		paint_seat(win, p, y, x, pitch, ROLE_ACCENT, i);
		paint(win, p, y, x + 4, pitch - 4, ROLE_NORMAL, _(view->game[i].title));
	}
}

/* Without the last of its parts where it does not fit. */
static void draw_about(WINDOW *win, const struct palette *p, int y, int x, int columns, const char *about)
{
	const char *comma = strrchr(about, ','), *mark = strstr(about, "、");
	int bytes = comma ? (int)(comma - about) : mark ? (int)(mark - about) : 0;

	if (bytes && text_width(about) > columns)
		paint_format(win, p, y, x, columns, ROLE_DIM, "%.*s", bytes, about);
	else
		paint(win, p, y, x, columns, ROLE_DIM, about);
}

static void draw_empty(const struct home_view *view, const struct places *at, const struct palette *p,
                       WINDOW *win)
{
	bool roomy = at->games_y == ROOMY;
	int cols = getmaxx(win), y = roomy ? ROOMY / 2 : 0;

	if (at->games_y > 0 && !view->unread)
		paint(win, p, y, GAME_X, cols - GAME_X - 1, ROLE_NORMAL | STYLE_BOLD, _("No tables yet."));
	if (at->games_y > 2)
		paint(win, p, y + 1 + roomy, GAME_X, cols - GAME_X - 1, ROLE_DIM,
		      cols < FACTS_MIN_COLS
		              ? _("Press a number, type the names. It saves as you go.")
		              : _("Press a game's number and type the names. It saves as you go."));
	for (int i = 0; i < view->games; i++) {
		y = at->games_y + i * at->games_pitch;
		spot_put(p, win, y, GAME_X, 1, cols - GAME_X, SPOT_GAME, i);
		paint_seat(win, p, y, GAME_X, cols - GAME_X, ROLE_ACCENT, i);
		paint(win, p, y, 9, 14, ROLE_NORMAL | STYLE_BOLD, _(view->game[i].title));
		draw_about(win, p, y, 24, cols - 25, _(view->game[i].about));
	}
}

void home_draw(const struct home_view *view, const struct palette *p, WINDOW *win, int *cursor_y,
               int *cursor_x)
{
	struct places at = places_of(view, getmaxy(win));
	int y = row_y(view, &at, view->focus);

	paint_blank(win, p, 0, 0, getmaxy(win), getmaxx(win));
	*cursor_y = at.empty ? at.games_y : y < 0 ? 0 : y;
	*cursor_x = at.empty ? GAME_X : 2;
	if (at.empty) {
		draw_empty(view, &at, p, win);
	} else {
		draw_list(view, &at, p, win);
		draw_games(view, &at, p, win);
	}
	if (view->find) {
		*cursor_y = at.list_y - smaller(at.pitch, 2);
		*cursor_x = 8 + text_width(view->find);
	}
	if (*cursor_y >= getmaxy(win))
		*cursor_y = getmaxy(win) - 1;
	if (*cursor_x >= getmaxx(win))
		*cursor_x = getmaxx(win) - 1;
}
