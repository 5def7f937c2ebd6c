/* SPDX-License-Identifier: MIT */
/*
 * The sheet of a whole game: a row for each player with score, Titan, tower and legions;
 * below them the ladder of steps and its details (sheet_parts.c). Hides contents of
 * legions until the end. And the scores for a whole room.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/tiles.h"

enum {
	NAME = 6, /* columns */
	NAME_COLS = 11,
	CHIP_COLS = 8,
	SCORE_COLS = 6,
	SCORE_MOST = 9999,
	TITAN_COLS = 7,
	TOWER_COLS = 6,
	LEGION_COLS = 8,
	WIDE = 78,
	SIDE_FROM = 120,
	LOWER = 8,      /* rows */
	LOWER_FULL = 13 /* of all its steps: no digits take them */
};

/* Places of the parts: the same for all players. */
struct sheet {
	int top, each, size; /* first row; rows of a player, and of the digits of a score; 0: as text */
	int score_end, titan, tower, legions, across;
	int cols, side; /* of the players; where the column at the right begins, 0: none */
};

/* The largest digits that leave room for the lower part. */
static struct sheet sheet_of(const struct titan_scene *s)
{
	int rows = getmaxy(s->win) - 1 - LOWER, cols = getmaxx(s->win);
	int seats = larger(s->t->table.seats, 1);
	struct sheet at = { .side = cols >= SIDE_FROM ? cols * 2 / 3 : 0 };

	at.cols = at.side ? at.side - 2 : cols - 1;
	for (at.size = digits_smaller(0); at.size; at.size = digits_smaller(at.size))
		if ((at.size + 1) * seats <= rows + LOWER - LOWER_FULL - 1 &&
		    digits_width(SCORE_MOST, at.size) <= at.cols / 3)
			break;
	at.top = 1 + (at.size > 0);
	at.each = at.size ? at.size + 1 : 1 + within(rows / seats - 1, 1);
	at.score_end = NAME + NAME_COLS + CHIP_COLS + larger(digits_width(SCORE_MOST, at.size), SCORE_COLS);
	at.titan = at.score_end + 2;
	at.tower = at.titan + TITAN_COLS;
	at.legions = at.tower + (cols >= WIDE ? TOWER_COLS : 0);
	at.across = larger((at.cols - at.legions) / LEGION_COLS, 1);
	return at;
}

/* ---- a player ---- */

static bool is_out(const struct titan *t, int seat)
{
	return t->player[seat].status != TITAN_PLAYING || !t->table.seat[seat].in;
}

/* WINS, OUT, NOW (must act in another's turn), TURN or "". */
static const char *state_chip(const struct titan *t, int seat, int *style)
{
	*style = titan_game_winner(t) == seat ? ROLE_GOOD
	         : is_out(t, seat)            ? ROLE_DIM
	                                      : titan_colour_style(t, seat);
	if (titan_game_winner(t) == seat)
		return _("WINS");
	if (is_out(t, seat))
		return _("OUT");
	if (titan_asked_seat(t) == seat && t->table.turn != seat)
		return _("NOW");
	return t->table.turn == seat ? _("TURN") : "";
}

static void draw_name(const struct titan_scene *s, int seat, int y)
{
	bool focus = s->view->seat == seat, out = is_out(s->t, seat);
	int colour = s->t->player[seat].colour, style;
	const char *chip = state_chip(s->t, seat, &style);
	char number[8];

	if (focus)
		paint_mark(s->win, s->p, y, 0, ROLE_ACCENT);
	snprintf(number, sizeof number, " %d ", seat + 1);
	if (colour >= 0 && s->p->mono)
		snprintf(number, sizeof number, "%d %.2s", seat + 1, MARKER(colour * TITAN_MARKERS));
	titan_paint(s, y, 1, NAME - 2, (out ? ROLE_DIM : titan_colour_style(s->t, seat)) | STYLE_REVERSE,
	            number);
	titan_paint(s, y, NAME, NAME_COLS - 1,
	            out ? ROLE_DIM : (focus ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD,
	            s->t->table.seat[seat].name);
	if (*chip)
		paint_chip(s->win, s->p, y, NAME + NAME_COLS, CHIP_COLS, style, chip);
}

static void draw_score(const struct titan_scene *s, const struct sheet *at, int seat, int y)
{
	const struct titan_player *player = &s->t->player[seat];
	int score = player->score, due = titan_angels_due(s->t, seat);
	int style = is_out(s->t, seat) || !score ? ROLE_DIM : titan_colour_style(s->t, seat);

	if (at->size)
		digits_paint(s->win, s->p, y - at->size / 2, at->score_end - digits_width(score, at->size),
		             style, score, at->size);
	else
		paint_right(s->win, s->p, y, at->score_end, SCORE_COLS, style | STYLE_BOLD,
		            text_number(score).of);
	if (is_out(s->t, seat))
		return;
	titan_paint_format(s, y, at->titan, TITAN_COLS, ROLE_NORMAL, "%d-4", titan_titan_power(score));
	if (at->legions > at->tower && player->tower)
		titan_paint_format(s, y, at->tower, TOWER_COLS, ROLE_DIM, "%d", player->tower * 100);
	if (due && at->each > 1)
		titan_paint_format(s, y + 1, at->legions + 1, at->cols - at->legions,
		                   ROLE_WARNING | STYLE_BOLD, P_("%d angel due", "%d angels due", due), due);
}

static void draw_legion(const struct titan_scene *s, int legion, int y, int x)
{
	const struct titan_legion *l = &s->t->legion[legion];
	bool focus = s->view->legion == legion, mine = titan_is_of(s->t, legion, s->t->table.turn);

	if (focus)
		paint_mark(s->win, s->p, y, x, ROLE_ACCENT);
	titan_paint_format(s, y, x + 1, LEGION_COLS - 1,
	                   focus  ? ROLE_ACCENT | STYLE_BOLD
	                   : mine ? ROLE_NORMAL
	                          : ROLE_DIM,
	                   "%s %d%s", MARKER(legion), titan_height(s->t, legion),
	                   l->recruited ? "+"
	                   : l->moved   ? "*"
	                                : "");
	spot_put(s->p, s->win, y, x, 1, LEGION_COLS, SPOT_LEGION, legion);
}

/* In as many rows as the player has; "+2" for those that have no room. */
static void draw_legions(const struct titan_scene *s, const struct sheet *at, int seat, int y, int *cursor_y,
                         int *cursor_x)
{
	const struct titan_player *player = &s->t->player[seat];
	int list[TITAN_LEGIONS], count = titan_legions(s->t, seat, list), room = at->across * at->each;
	int first = y + larger(at->size / 2 - (count - 1) / at->across, 0);
	const char *word = player->status == TITAN_ELIMINATED ? C_("titan", "eliminated")
	                   : player->status != TITAN_PLAYING  ? _("has left the game")
	                   : !count && player->colour >= 0    ? _(titan_colours[player->colour])
	                                                      : "";

	titan_paint(s, y + at->size / 2, at->legions + 1, at->cols - at->legions, ROLE_DIM, word);
	for (int n = 0; n < count && n < room; n++) {
		int row = first + n / at->across, x = at->legions + n % at->across * LEGION_COLS;

		if (n == room - 1 && count > room)
			titan_paint_format(s, row, x + 1, LEGION_COLS, ROLE_DIM, "+%d", count - n);
		else
			draw_legion(s, list[n], row, x);
		if (list[n] == s->view->legion) {
			*cursor_y = row;
			*cursor_x = x;
		}
	}
}

static void draw_players(const struct titan_scene *s, const struct sheet *at, int *cursor_y, int *cursor_x)
{
	titan_paint(s, 0, NAME, NAME_COLS, ROLE_DIM, _("PLAYER"));
	paint_right(s->win, s->p, 0, at->score_end, SCORE_COLS + CHIP_COLS, ROLE_DIM, _("SCORE"));
	titan_paint(s, 0, at->titan, TITAN_COLS, ROLE_DIM, _("TITAN"));
	if (at->legions > at->tower)
		titan_paint(s, 0, at->tower, TOWER_COLS, ROLE_DIM, _("TOWER"));
	titan_paint(s, 0, at->legions + 1, at->cols - at->legions, ROLE_DIM,
	            at->across > 3 ? _("LEGIONS, * moved, + recruited") : _("LEGIONS"));
	every_seat (seat, s->t->table) {
		int y = at->top + seat * at->each;

		spot_put(s->p, s->win, y, 0, at->each, at->cols, SPOT_SEAT, seat);
		draw_name(s, seat, y + at->size / 2);
		draw_score(s, at, seat, y + at->size / 2);
		draw_legions(s, at, seat, y, cursor_y, cursor_x);
	}
}

/* ---- the whole ---- */

static void draw_lower(const struct titan_scene *s, const struct sheet *at)
{
	int rows = getmaxy(s->win), y = at->top + s->t->table.seats * at->each;
	struct titan_pen pen = { s, y + (rows - y > LOWER), rows, 1, at->cols - 1 }, part;

	titan_draw_legion(&pen);
	part = pen;
	pen.cols = smaller(TITAN_LADDER_COLS, at->cols / 2 + 2);
	titan_draw_ladder(&pen, true);
	if (s->t->step < STEP_3)
		part.x += pen.cols + 2;
	part.cols = at->cols - part.x;
	titan_draw_affairs(&part);
}

void titan_draw_sheet(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	struct sheet at = sheet_of(s);
	struct titan_pen side = { s, 0, getmaxy(s->win), at.side, getmaxx(s->win) - at.side - 1 };

	draw_players(s, &at, cursor_y, cursor_x);
	draw_lower(s, &at);
	if (!at.side)
		return;
	titan_draw_seat_legions(&side);
	titan_pen_skip(&side);
	titan_draw_last_said(s, &side);
}

/* ---- for a whole room ---- */

static struct chips chips_of(const void *scene, int seat, enum chip_form form)
{
	const struct titan_scene *s = scene;
	struct chips chips = { 0 };
	int style;
	const char *text = state_chip(s->t, seat, &style);

	if (*text)
		chips_add(&chips, text, style);
	return chips;
}

void titan_draw_scores(const struct titan_scene *s)
{
	enum { USUAL = 400 };
	const struct titan *t = s->t;
	struct tiles tiles = { .at = { 0, 0, getmaxy(s->win), getmaxx(s->win) },
		               .count = t->table.seats,
		               .usual = USUAL,
		               .facts = 2 };
	int y = 0, x = 0;

	for (int seat = 0; seat < tiles.count; seat++) {
		struct tile *tile = &tiles.tile[seat];
		const struct delta *delta = &s->view->delta[seat];
		int list[TITAN_LEGIONS], count = titan_legions(t, seat, list), score = t->player[seat].score;
		bool out = is_out(t, seat);

		tile->panel = (struct panel){ .seat = seat,
			                      .name = t->table.seat[seat].name,
			                      .out = out,
			                      .frame = ROLE_DIM,
			                      .role = titan_colour_style(t, seat),
			                      .chips = chips_of,
			                      .scene = s };
		tile->number = (struct tile_number){ .number = score,
			                             .style = out ? ROLE_DIM : titan_colour_style(t, seat) };
		tile_fact(&tile->fact[0], out ? ROLE_DIM : ROLE_NORMAL, _("Titan %d-4"),
		          titan_titan_power(score));
		tile_fact(&tile->fact[1], count ? ROLE_NORMAL : ROLE_DIM,
		          P_("%d legion", "%d legions", count), count);
		if (delta->until_ms > s->frame->now_ms)
			snprintf(tile->change_brief, sizeof tile->change_brief, "%+d", delta->amount);
		strcpy(tile->change, tile->change_brief);
	}
	tiles_draw(s->win, s->p, &tiles, &y, &x);
}
