/* SPDX-License-Identifier: MIT */
/*
 * The sheet of a whole game: each player's score, Titan, tower and legions; below them
 * the ladder of steps and its details (sheet_parts.c). Hides contents of legions until
 * the end.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/kanji.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	WORDS_ROWS = 13,
	WORDS_COLS = 60, /* below that: text only */
	WIDE = 78,
	SIDE_FROM = 120,
	NAMES_FROM = 180, /* beside the largest digits */
	ACROSS = 4,
	ACROSS_TALL = 3,
	LEGION_COLS = 8,
	LADDER_LEAST = 6,
	LADDER_SHORT = 4, /* of a narrow sheet, where two scores have digits then .. */
	LADDER_NOW = 3,   /* .. or the step has letters: before, now, after */
	DETAIL_MOST = 2,
	LARGE = 3,
	TALL = 5, /* the smallest digits of a player with room around them, */
	TALLEST = 14,
	SIDE_COLS = 34,
	NAME_COLS = 12,
	NAME_MORE = 28, /* for names in letters */
	OTHERS = 17 + 14 + ACROSS_TALL * LEGION_COLS + 5,
};

/* Places of the parts in a body of some size. */
struct places_of_sheet {
	bool words, wide;
	int each, digits; /* rows for a player, and for the score; 0: as text */
	int head_y, head; /* whose step, in letters of so many rows */
	int detail_y, lower_y;
	int name, name_cols, chip, score_end, titan, tower, legions, legion_cols, across;
	int side; /* x of the column at the right, 0: none */
};

static void place_columns(struct places_of_sheet *at, int cols)
{
	at->name = 5;
	at->name_cols = at->wide ? NAME_COLS : 9;
	if (at->digits >= TALL)
		at->name_cols +=
			within(cols - OTHERS - SIDE_COLS - digits_width(9999, at->digits), NAME_MORE);
	at->chip = at->name + at->name_cols;
	at->score_end = at->chip + (at->digits >= TALL ? digits_width(9999, at->digits) + 1
	                            : at->wide         ? 14
	                                               : 12);
	at->titan = at->score_end + 2;
	at->tower = at->wide ? at->titan + 7 : 0;
	at->legions = at->wide ? at->tower + 5 : at->titan + 5;
	at->legion_cols = at->wide ? LEGION_COLS : 5;
	if (cols >= SIDE_FROM)
		at->side = at->legions + (at->digits >= TALL ? ACROSS_TALL : ACROSS) * LEGION_COLS + 5;
	at->across = ((at->side ? at->side - 2 : cols - 1) - at->legions) / at->legion_cols;
}

/* The largest digits for scores with a column at the right; 0: too few rows or columns. */
static int tall_digits(const struct titan *t, int rows, int cols)
{
	/* nobody has points before the game, when names in letters do more */
	int most = t->step < STEP_2 && cols < NAMES_FROM ? TALL : TALLEST;

	for (int size = most; size >= TALL; size = digits_smaller(size))
		if (cols >= SIDE_FROM && size < rows && digits_width(9999, size) + OTHERS + SIDE_COLS <= cols)
			return size;
	return cols >= SIDE_FROM && rows > TALL ? TALL : 0;
}

/* Letters for whose step it is, of rows that are left over; some have no small ones. */
static int head_rows(int spare, int least)
{
	if (least > LARGE && spare < 2 * LARGE + 1 + DETAIL_MOST && spare > least)
		return least;
	for (int size = letters_smaller(letters_smaller(0)); size; size = letters_smaller(size))
		if (size + 1 + (size > LARGE) * DETAIL_MOST <= spare)
			return size;
	return 0;
}

static struct places_of_sheet sheet_places(const struct titan *t, int rows, int cols, int least)
{
	struct places_of_sheet at = { .words = rows < WORDS_ROWS || cols < WORDS_COLS, .wide = cols >= WIDE };
	int seats = larger(t->table.seats, 1), room = rows - 2 - (t->step == STEP_3 ? LARGE + 1 : 0), spare;
	int ladder = within(titan_sheet_ladder_rows(t) - LADDER_LEAST, 1) + LADDER_LEAST;
	bool low;

	if (!at.wide && (room - LADDER_SHORT) / seats > LARGE)
		ladder = LADDER_SHORT;
	at.digits = tall_digits(t, (room - ladder) / seats, cols);
	at.each = at.digits ? at.digits + 1 : larger(smaller((room - ladder) / seats, LARGE + 1), 1);
	if (!at.digits && at.each >= LARGE) /* whose last row is half blank */
		at.digits = LARGE;
	spare = rows - 2 - ladder - seats * at.each;
	at.head = head_rows(spare, least);
	if (!at.head && !at.wide && t->step >= STEP_2 && !t->encounter.on) {
		at.head = head_rows(smaller(spare + ladder - LADDER_NOW, LARGE + 1), least);
		spare += at.head ? ladder - LADDER_NOW : 0;
	}
	spare -= at.head ? at.head + 1 : 0;
	low = at.head == least && least > LARGE && spare < 2; /* where the scores end with a blank half */
	at.head_y = 1 + seats * at.each + (!low && (at.head || spare > 1));
	at.detail_y = at.head_y + at.head + (low || (at.head && spare > 1));
	at.lower_y = at.detail_y + 1 + (spare > 2) * (DETAIL_MOST - 1) + (spare > 1);
	place_columns(&at, cols);
	return at;
}

/* The player's row with the name, in the middle of the digits. */
static int middle_of(const struct places_of_sheet *at, int seat)
{
	return 1 + seat * at->each + (at->digits ? at->digits / 2 : at->each > 2);
}

/* ---- a player ---- */

static bool is_out(const struct titan *t, int seat)
{
	return t->player[seat].status != STATUS_PLAYING || !t->table.seat[seat].in;
}

/* WINS, OUT, NOW (must act in another's turn), TURN or "". */
static const char *state_chip(const struct titan *t, int seat, int *style)
{
	*style = ROLE_ACCENT;
	if (titan_game_winner(t) == seat) {
		*style = ROLE_GOOD;
		return _("WINS");
	}
	if (is_out(t, seat)) {
		*style = ROLE_DIM;
		return _("OUT");
	}
	if (titan_asked_seat(t) == seat && t->table.turn != seat)
		return _("NOW");
	return t->table.turn == seat ? _("TURN") : "";
}

static bool has_letters(const struct titan_scene *s, const struct places_of_sheet *at, int seat, int size)
{
	const char *name = s->t->table.seat[seat].name;

	return at->digits >= larger(size, TALL) &&
	       poster_size(s->p, name, size, size, at->name_cols - 1) >= LARGE;
}

/* Rows of a name's letters: small ones, or those, of which kanji and ASCII have their own, that all names
 * have; 0: not all have any. */
static int name_rows(const struct titan_scene *s, const struct places_of_sheet *at, int seat)
{
	static const int sizes[] = { LARGE, KANJI_LEAST, LETTERS_TALL, 2 * LARGE };

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		int other = 0;

		while (other < s->t->table.seats && has_letters(s, at, other, sizes[i]))
			other++;
		if (other == s->t->table.seats)
			return has_letters(s, at, seat, LARGE) ? LARGE : sizes[i];
	}
	return 0;
}

static void draw_name(const struct titan_scene *s, const struct places_of_sheet *at, int seat)
{
	bool focus = s->view->seat == seat, out = is_out(s->t, seat);
	int rows = name_rows(s, at, seat), middle = middle_of(at, seat), top = middle - rows / 2, style;
	int gap = rows > LARGE && at->digits > rows + 1; /* whose last row has no blank half */
	int chip_y = at->each > 1 ? top + larger(rows, 1) + gap : middle;
	int chip_x = at->each > 1 ? at->name : at->chip;
	int name_style = out     ? ROLE_DIM
	                 : rows  ? titan_colour_style(s->t, seat)
	                 : focus ? ROLE_ACCENT | STYLE_BOLD
	                         : ROLE_NORMAL | STYLE_BOLD;
	const char *chip = state_chip(s->t, seat, &style);
	char number[8];
	int colour = s->t->player[seat].colour;

	if (colour >= 0 && (s->p->mono || !at->wide)) /* neither a colour nor a marker's letters beside it */
		snprintf(number, sizeof number, "%d%.2s", seat + 1, MARKER(colour * TITAN_MARKERS));
	else
		snprintf(number, sizeof number, " %d ", seat + 1);
	if (focus)
		paint_mark(s->win, s->p, middle, 0, ROLE_ACCENT);
	paint(s->win, s->p, middle, 1, 3, (out ? ROLE_DIM : titan_colour_style(s->t, seat)) | STYLE_REVERSE,
	      number);
	if (rows)
		poster_middle(s->win, s->p, (struct area){ top, at->name, rows, at->name_cols - 1 },
		              POSTER_LEFT, name_style, s->t->table.seat[seat].name, rows);
	else
		paint(s->win, s->p, middle, at->name, at->name_cols, name_style, s->t->table.seat[seat].name);
	if (*chip)
		paint_chip(s->win, s->p, chip_y, chip_x,
		           at->each > 1 ? at->name_cols : at->score_end - 4 - at->chip, style, chip);
}

static void draw_score(const struct titan_scene *s, const struct places_of_sheet *at, int seat)
{
	const struct titan_player *player = &s->t->player[seat];
	int score = player->score, middle = middle_of(at, seat), due = titan_angels_due(s->t, seat);
	char text[60];

	snprintf(text, sizeof text, "%d", score);
	if (at->digits && !is_out(s->t, seat) && digits_width(score, at->digits) <= at->score_end - at->chip)
		digits_paint(s->win, s->p, middle - at->digits / 2,
		             at->score_end - digits_width(score, at->digits), titan_colour_style(s->t, seat),
		             score, at->digits);
	else
		paint_right(s->win, s->p, middle, at->score_end, 6,
		            is_out(s->t, seat) ? ROLE_DIM : titan_colour_style(s->t, seat) | STYLE_BOLD,
		            text);
	if (is_out(s->t, seat))
		return;
	paint_format(s->win, s->p, middle, at->titan, at->wide ? 6 : 4, ROLE_NORMAL, at->wide ? "%d-4" : "%d",
	             titan_titan_power(score));
	if (at->tower && player->tower)
		paint_format(s->win, s->p, middle, at->tower, 4, ROLE_DIM, "%d", player->tower * 100);
	if (due && at->wide && at->each > 1) {
		snprintf(text, sizeof text, P_("%d angel due", "%d angels due", due), due);
		paint(s->win, s->p, middle + 1, at->titan, at->legions - at->titan - 1,
		      ROLE_WARNING | STYLE_BOLD, text);
	}
}

/* The cell of a player's n-th legion; false: no room. */
static bool legion_cell(const struct places_of_sheet *at, int seat, int n, int count, int *cell_y,
                        int *cell_x)
{
	int across = at->across > 0 ? at->across : 1, rows = (count + across - 1) / across,
	    top = 1 + seat * at->each;
	int first = middle_of(at, seat) - (rows > 1 ? 1 : 0);

	first = first < top ? top : first;
	if (first + rows > top + at->each)
		first = top;
	*cell_y = first + n / across;
	*cell_x = at->legions + n % across * at->legion_cols;
	return *cell_y < top + at->each;
}

static void draw_legion(const struct titan_scene *s, const struct places_of_sheet *at, int legion, int y,
                        int x)
{
	const struct titan_legion *l = &s->t->legion[legion];
	bool focus = s->view->legion == legion, mine = titan_is_of(s->t, legion, s->t->table.turn);
	int style = focus ? ROLE_ACCENT | STYLE_BOLD : mine ? ROLE_NORMAL : ROLE_DIM;
	char text[40];
	enum titan_creature list[TITAN_START];
	int size = titan_legion_now(s->t, legion, list);

	if (focus)
		paint_mark(s->win, s->p, y, x, ROLE_ACCENT);
	if (at->wide)
		snprintf(text, sizeof text, "%s %d%s", MARKER(legion), size,
		         l->recruited ? "+"
		         : l->moved   ? "*"
		                      : "");
	else
		snprintf(text, sizeof text, "%s:%d", MARKER(legion) + 2, size);
	paint(s->win, s->p, y, x + 1, at->legion_cols - 1, style, text);
}

static void draw_legions(const struct titan_scene *s, const struct places_of_sheet *at, int seat,
                         int *cursor_y, int *cursor_x)
{
	int list[TITAN_LEGIONS], count = titan_legions(s->t, seat, list), cell_y, cell_x, hidden = 0;
	int middle = middle_of(at, seat), room = at->across * at->legion_cols;
	const struct titan_player *player = &s->t->player[seat];

	for (int n = 0; n < count; n++) {
		if (!legion_cell(at, seat, n, count, &cell_y, &cell_x)) {
			hidden++;
			continue;
		}
		draw_legion(s, at, list[n], cell_y, cell_x);
		if (list[n] == s->view->legion) {
			*cursor_y = cell_y;
			*cursor_x = cell_x;
		}
	}
	if (hidden) {
		legion_cell(at, seat, count - hidden - 1, count, &cell_y, &cell_x);
		paint_blank(s->win, s->p, cell_y, cell_x, 1, at->legion_cols);
		paint_format(s->win, s->p, cell_y, cell_x + 1, at->legion_cols - 1, ROLE_DIM, "+%d",
		             hidden + 1);
	}
	if (player->status != STATUS_PLAYING)
		paint(s->win, s->p, middle, at->legions + 1, room, ROLE_DIM,
		      player->status == STATUS_ELIMINATED ? C_("titan", "eliminated")
		                                          : _("has left the game"));
	else if (!count && player->colour >= 0)
		paint(s->win, s->p, middle, at->legions + 1, room, ROLE_DIM,
		      _(titan_colours[player->colour]));
}

static void draw_players(const struct titan_scene *s, const struct places_of_sheet *at, int *cursor_y,
                         int *cursor_x)
{
	paint(s->win, s->p, 0, at->name, at->name_cols, ROLE_DIM, _("PLAYER"));
	paint_right(s->win, s->p, 0, at->score_end, at->score_end - at->chip, ROLE_DIM, _("SCORE"));
	paint(s->win, s->p, 0, at->titan, at->wide ? 6 : 4, ROLE_DIM, at->wide ? _("TITAN") : _("TI"));
	if (at->tower)
		paint(s->win, s->p, 0, at->tower, 6, ROLE_DIM, _("TOWER"));
	paint(s->win, s->p, 0, at->legions + (at->tower ? 2 : 1), at->across * at->legion_cols, ROLE_DIM,
	      at->wide && at->across >= ACROSS ? _("LEGIONS, * moved, + recruited")
	                                       : _("LEGIONS and height"));
	for (int seat = 0; seat < s->t->table.seats; seat++) {
		if (seat == s->view->seat)
			*cursor_y = middle_of(at, seat);
		draw_name(s, at, seat);
		draw_score(s, at, seat);
		draw_legions(s, at, seat, cursor_y, cursor_x);
	}
}

/* ---- the whole ---- */

static void draw_lower(const struct titan_scene *s, const struct places_of_sheet *at)
{
	int rows = getmaxy(s->win), cols = at->side ? at->side - 2 : getmaxx(s->win) - 1;
	struct titan_pen detail = { s, at->detail_y, at->lower_y - (at->lower_y - at->detail_y > 1), 1,
		                    cols - 1 };
	struct titan_pen ladder = { s, at->lower_y, rows, 1,
		                    titan_sheet_ladder_cols(s->t, at->wide ? 34 : 30) };
	int x = ladder.cols ? ladder.cols + 3 : 1;
	struct titan_pen part = { s, at->lower_y, rows, x, cols - x };

	if (at->head)
		titan_draw_whose(s, (struct area){ at->head_y, 1, at->head, cols - 2 });
	titan_draw_legion(&detail);
	titan_draw_sheet_ladder(&ladder);
	titan_draw_may(&part);
	titan_draw_affairs(&part);
}

/* In little room: scores and the step as text. */
static void draw_words(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	struct titan_pen pen = { s, 0, getmaxy(s->win), 1, getmaxx(s->win) - 2 };
	char word[80];
	int style;

	titan_pen_line(&pen, ROLE_ACCENT | STYLE_BOLD, "%s %s", titan_steps[s->t->step].id,
	               titan_step_word(s->t->step, pen.cols - 10, word, sizeof word));
	if (titan_asked_seat(s->t) >= 0)
		titan_pen_line(&pen, ROLE_NORMAL, _("%s to act"),
		               s->t->table.seat[titan_asked_seat(s->t)].name);
	for (int seat = 0; seat < s->t->table.seats && titan_pen_room(&pen, 1); seat++) {
		int list[TITAN_LEGIONS], count = titan_legions(s->t, seat, list);
		const char *chip = state_chip(s->t, seat, &style);

		if (seat == s->view->seat) {
			paint_mark(s->win, s->p, pen.y, 0, ROLE_ACCENT);
			*cursor_y = pen.y;
		}
		paint_format(s->win, s->p, pen.y, 1, 2, titan_colour_style(s->t, seat), "%d", seat + 1);
		paint(s->win, s->p, pen.y, 4, 10,
		      seat == s->view->seat ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL,
		      s->t->table.seat[seat].name);
		if (*chip)
			paint_chip(s->win, s->p, pen.y, 15, 7, style, chip);
		paint_format(s->win, s->p, pen.y, 23, pen.cols - 22,
		             is_out(s->t, seat) ? ROLE_DIM : ROLE_NORMAL,
		             P_("%4d, %d legion", "%4d, %d legions", count), s->t->player[seat].score, count);
		pen.y++;
	}
	titan_draw_legion(&pen);
	*cursor_x = 0;
}

void titan_draw_sheet(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	struct places_of_sheet at =
		sheet_places(s->t, getmaxy(s->win), getmaxx(s->win), titan_whose_least(s));

	if (at.words) {
		draw_words(s, cursor_y, cursor_x);
		return;
	}
	draw_players(s, &at, cursor_y, cursor_x);
	draw_lower(s, &at);
	if (at.side) {
		struct titan_pen pen = { s, 0, getmaxy(s->win), at.side, getmaxx(s->win) - at.side - 1 };

		titan_draw_seat_legions(&pen);
		titan_pen_skip(&pen);
		titan_draw_last_said(s, &pen);
	}
}

int titan_legion_at(const struct titan *t, int rows, int cols, int y, int x, int *seat)
{
	struct places_of_sheet at = sheet_places(t, rows, cols, LARGE); /* letters are below the legions */
	int list[TITAN_LEGIONS], count, cell_y, cell_x;

	*seat = (y - 1) / at.each;
	if (at.words || y < 1 || *seat >= t->table.seats || (at.side && x >= at.side)) {
		*seat = -1;
		return -1;
	}
	count = titan_legions(t, *seat, list);
	for (int n = 0; n < count; n++)
		if (legion_cell(&at, *seat, n, count, &cell_y, &cell_x) && y == cell_y && x >= cell_x &&
		    x < cell_x + at.legion_cols)
			return list[n];
	return -1;
}

bool titan_click_sheet(const struct titan *t, struct titan_view *view, int rows, int cols, int y, int x)
{
	int seat, legion = titan_legion_at(t, rows, cols, y, x, &seat), list[TITAN_LEGIONS];

	if (seat < 0)
		return false;
	view->seat = seat;
	if (!titan_is_of(t, view->legion, seat))
		view->legion = titan_legions(t, seat, list) ? list[0] : -1;
	if (legion >= 0)
		view->legion = legion;
	return true;
}
