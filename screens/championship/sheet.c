/* SPDX-License-Identifier: MIT */
/*
 * One sheet, in pick order: points in digits, their share, signatures, the winner,
 * and a hint at the next step.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/letters.h"
#include "screens/kit/numbers.h"

enum { SMALL = 3, DIGITS_COLS = 8, HEAD = 2, FOOT = 1, NARROW = 56, WIDE = 76, TWO_DIGITS = 20 };

enum { NAME_MOST = 34, NAME_GAP = 3, LETTERS_MOST = 6, LETTERS_FROM = 90, CELLS = 2 };

/* Where the columns begin; the points in digits of `size` rows (0: text), a seat in `each`. */
struct sheet_columns {
	int left, name, name_cols, nation, points, digits_cols, share, signature, winner;
	int size, each;
	int letters; /* rows of those of names; 0: text */
	int per;     /* seats below each other */
	bool cells;  /* their digits stand below their names */
};

static bool has_turns(const struct champ_sheet *sheet)
{
	bool any = false;

	for (int k = 0; k < sheet->seats; k++)
		any |= sheet->seat[k].turn > 0;
	return any;
}

static void set_digits(struct sheet_columns *at, int size)
{
	at->size = size;
	at->digits_cols = larger(digits_width(TWO_DIGITS, size) + 1, DIGITS_COLS);
}

/* The largest digits with which all seats and their columns fit. Below the last one no row is blank. */
static void choose_digits(const struct hall *h, const struct champ_sheet *sheet, struct sheet_columns *at)
{
	enum { OTHERS = 66 }; /* columns beside digits that are larger than the smallest */
	int rows = (h->rows - HEAD - FOOT + !has_turns(sheet)) / at->per;

	set_digits(at, h->cols < NARROW
	                       ? 0
	                       : digits_best(TWO_DIGITS, rows - 1, larger(h->cols - OTHERS, DIGITS_COLS)));
	if (!at->size && rows >= SMALL && h->cols >= NARROW)
		set_digits(at, SMALL);
	at->each = at->size ? within(rows, at->size + 2) : 1;
}

/* Seats in cells beside each other: where a list has no room for digits that ASCII draws, and they have. */
static bool choose_cells(const struct hall *h, const struct champ_sheet *sheet, struct sheet_columns *at)
{
	enum { OTHERS = 14, NATION = 5, NAME = 6 };
	int per = (sheet->seats + CELLS - 1) / CELLS, cols = h->cols / CELLS;
	int turns = has_turns(sheet), rows = (h->rows - HEAD + 1 - FOOT + !turns) / per;
	int size = digits_best(TWO_DIGITS, rows - 2 - turns, cols - OTHERS);

	if (!h->p->ascii || at->size != SMALL || size <= SMALL)
		return false;
	set_digits(at, size);
	at->cells = true;
	at->per = per;
	at->each = rows;
	at->name = NAME;
	at->nation = cols - NATION;
	at->name_cols = at->nation - at->name - 1;
	at->points = 2;
	at->signature = at->winner = at->points + at->digits_cols + 2;
	at->share = h->cols >= WIDE ? at->signature : 0;
	return true;
}

/* Rows of the letters in which all names that have small ones fit beside the points, at most so many, in two
 * lines where digits have the rows; 0: they do not. Narrows the names to the widest of them. */
static int letters_of(const struct hall *h, const struct champ_sheet *sheet, struct sheet_columns *at)
{
	for (int most = LETTERS_MOST; most >= LETTERS_MOST - 1; most--) {
		int widest = NAME_MOST;
		bool fit = true;

		for (int k = 0; k < sheet->seats; k++) {
			const char *name = champ_name(h->c, sheet->seat[k].player);
			struct big_name big;

			big_name_fit(&big, h->p, name, most, 2, at->size, at->name_cols);
			fit &= big.size >= most / 2 + 1 || !letters_can(name, SMALL);
			widest = larger(widest, smaller(big.cols, at->name_cols));
		}
		if (fit) {
			at->name_cols = widest;
			return most;
		}
	}
	return 0;
}

/* The numbers stand near the names. */
static void shift_left(struct sheet_columns *at, int by)
{
	at->nation -= by;
	at->points -= by;
	at->share -= at->share ? by : 0;
	at->signature -= by;
	at->winner -= by;
}

/* The names in letters, their nations below the numbers of the picks; digits may be smaller for it. */
static bool choose_letters(const struct hall *h, const struct champ_sheet *sheet, struct sheet_columns *at)
{
	enum { NAME = 10, NATION = 3, SIGNATURE = 10, SHARE = 9 };

	if (h->cols < LETTERS_FROM)
		return false;
	for (int size = at->size; size >= letters_least(h->p); size = digits_smaller(size)) {
		struct sheet_columns now = *at;

		set_digits(&now, size);
		now.name = NAME;
		now.signature = now.winner = h->cols - SIGNATURE;
		now.share = now.signature - SHARE;
		now.points = now.share - now.digits_cols - 2;
		now.name_cols = now.points - now.name - NAME_GAP;
		now.letters = letters_of(h, sheet, &now);
		if (!now.letters)
			continue;
		shift_left(&now, larger(now.points - now.name - NAME_GAP - now.name_cols - now.size, 0));
		now.nation = NATION;
		*at = now;
		return true;
	}
	return false;
}

static struct sheet_columns columns_of(const struct hall *h, const struct champ_sheet *sheet)
{
	struct sheet_columns at = { .name = 8, .per = larger(sheet->seats, 1) };
	int most;

	choose_digits(h, sheet, &at);
	if (h->cols < NARROW) {
		at.name = 5;
		at.points = h->cols - 26;
		at.nation = at.points + 3;
		at.name_cols = at.nation - at.name - 1;
		at.signature = at.points + at.digits_cols + 2;
		at.winner = at.signature + 10;
		return at;
	}
	if (choose_cells(h, sheet, &at) || choose_letters(h, sheet, &at))
		return at;
	at.winner = h->cols - 10;
	at.signature = at.winner - 10;
	at.share = h->cols >= WIDE ? at.signature - 9 : 0;
	at.points = (at.share ? at.share : at.signature) - at.digits_cols - 2;
	at.nation = at.points - 4;
	most = at.nation - at.name - NAME_MOST;
	if (most > 0)
		shift_left(&at, most);
	at.name_cols = at.nation - at.name - 1;
	return at;
}

/* The columns of a seat. */
static struct sheet_columns columns_at(const struct hall *h, const struct sheet_columns *at, int place)
{
	struct sheet_columns out = *at;
	int x = place / at->per * (h->cols / CELLS);

	out.left += x;
	out.name += x;
	shift_left(&out, -x);
	return out;
}

static int tens(const struct hall *h, const struct champ_sheet *sheet)
{
	int count = 0;

	for (int k = 0; k < sheet->seats; k++)
		count += champ_view_points(h->view, sheet, k) >= CHAMP_WIN;
	return count;
}

/* The sheet with the typed points; *whole: all are known. */
static struct champ_sheet as_typed(const struct hall *h, const struct champ_sheet *sheet, bool *whole)
{
	struct champ_sheet typed = *sheet;

	*whole = true;
	for (int k = 0; k < sheet->seats; k++) {
		int points = champ_view_points(h->view, sheet, k);

		typed.seat[k].points = (int8_t)(points < 0 && !sheet->seat[k].gone ? 0 : points);
		*whole &= points >= 0 || sheet->seat[k].gone;
	}
	return typed;
}

/* In a cell it has its name, which is a head else. */
static void draw_share(const struct hall *h, const struct sheet_columns *at, int y,
                       const struct champ_sheet *sheet, int place)
{
	int x = at->share;
	bool whole;
	struct champ_sheet typed = as_typed(h, sheet, &whole);
	struct champ_game game = champ_game(h->c, &typed, place);
	enum champ_by by = champ_ranks_by(h->c, CHAMP_BY_SHARE) ? CHAMP_BY_SHARE : CHAMP_BY_SHARE_POINTS;

	if (!whole || !x || typed.seat[place].points < 0)
		return;
	if (at->cells)
		x += paint(h->win, h->p, y, x, 8, ROLE_DIM, _("share")) + 1;
	paint(h->win, h->p, y, x, 8, ROLE_DIM, champ_value_text(by, champ_criteria[by].in_game(&game)).text);
}

static void draw_points(const struct hall *h, const struct sheet_columns *at, int y, int points, int style)
{
	int end = at->points + at->digits_cols;

	if (points < 0)
		paint(h->win, h->p, y + at->size / 2, end - 2, 2, ROLE_DIM, "-");
	else
		digits_paint(h->win, h->p, y, end - digits_width(points, at->size),
		             style | (at->size ? STYLE_SHAPE : 0), points, at->size);
}

/* Beside the digits, which begin in row y; where both have one column, the winner stands at their foot. */
static void draw_signature(const struct hall *h, const struct sheet_columns *at, int y,
                           const struct champ_sheet *sheet, int place)
{
	int line = y + at->size / 2, foot = at->winner == at->signature ? y + at->size - 1 : line;
	bool signed_it = sheet->signed_by >> place & 1,
	     ready = champ_view_points(h->view, sheet, place) >= CHAMP_WIN;
	int winner = h->view->winner >= 0 ? h->view->winner : sheet->winner;

	if (sheet->seat[place].gone)
		paint(h->win, h->p, line, at->signature, 9, ROLE_DIM, C_("event", "gone"));
	else if (champ_has_result(sheet) && !sheet->judged)
		paint(h->win, h->p, line, at->signature, 9, signed_it ? ROLE_GOOD : ROLE_WARNING,
		      signed_it ? _("signed") : _("not yet"));
	if (winner == place)
		paint_chip(h->win, h->p, foot, at->winner, h->cols - at->winner - 1, ROLE_GOOD, _("WINS"));
	else if (ready && winner < 0 && tens(h, sheet) > 1)
		paint(h->win, h->p, foot, at->winner, h->cols - at->winner - 1, ROLE_WARNING, _("winner?"));
}

/* Beside the points, as large as they allow. */
static void draw_name(const struct hall *h, const struct sheet_columns *at, int y, const char *name,
                      int style)
{
	struct big_name big;
	int rows = at->letters ? at->size : 1;

	big_name_fit(&big, h->p, name, at->letters, at->letters ? 2 : 1, rows, at->name_cols);
	big_name_paint(h->win, h->p, y - (big.rows - 1) / 2, at->name, style, &big);
}

static void draw_seat(const struct hall *h, const struct sheet_columns *at, int y,
                      const struct champ_sheet *sheet, int place)
{
	const struct champ_seat *seat = &sheet->seat[place];
	bool focused = seat->player == h->view->player;
	int top = y + at->cells, line = top + at->size / 2, head = at->cells ? y : line;
	int style = focused ? ROLE_ACCENT | STYLE_BOLD : ROLE_NORMAL | STYLE_BOLD;

	if (at->letters)
		digits_paint(h->win, h->p, line - 1, 3, ROLE_DIM, place + 1, SMALL);
	else
		paint_format(h->win, h->p, head, at->left + 3, 2, ROLE_NORMAL | STYLE_BOLD, "%d", place + 1);
	if (focused) {
		paint_mark(h->win, h->p, head, at->left + 1, ROLE_ACCENT);
		*h->cursor_y = line;
		*h->cursor_x = at->points + at->digits_cols;
	}
	draw_name(h, at, head, champ_name(h->c, seat->player), style);
	if (at->cells || at->nation < at->points)
		paint(h->win, h->p, at->letters ? line + 2 : head, at->nation, 4, ROLE_DIM,
		      h->c->player[seat->player].nation);
	draw_points(h, at, top, champ_view_points(h->view, sheet, place),
	            focused ? ROLE_ACCENT : ROLE_NORMAL);
	draw_share(h, at, at->cells ? top : line, sheet, place);
	draw_signature(h, at, top, sheet, place);
	if (seat->turn && at->size)
		paint_format(h->win, h->p, at->letters || at->cells ? top + at->size : line + 1,
		             at->cells ? at->left + 3 : at->name,
		             at->cells ? at->name_cols : at->points - at->name, ROLE_DIM,
		             _("seat %s, %s, turn %d"), champ_chair(seat), champ_colour(seat), seat->turn);
}

static void draw_head(const struct hall *h, const struct sheet_columns *at, const struct champ_sheet *sheet,
                      int table)
{
	struct champ_text place = champ_place_name(h->view->round, table);
	char word[60];
	enum role role = champ_view_state(sheet, word, sizeof word);
	int used;

	used = paint(h->win, h->p, 0, 1, 12, ROLE_NORMAL | STYLE_BOLD, _("SHEET"));
	paint(h->win, h->p, 0, 1 + used + 2, h->cols - used - 5 - text_width(word), ROLE_NORMAL | STYLE_BOLD,
	      place.text);
	paint_right(h->win, h->p, 0, h->cols - 1, 24, role, word);
	if (at->cells)
		return;
	paint(h->win, h->p, 1, 1, 6, ROLE_DIM, C_("event", "pick"));
	paint(h->win, h->p, 1, at->name, 12, ROLE_DIM, C_("event", "player"));
	paint_right(h->win, h->p, 1, at->points + at->digits_cols, at->digits_cols, ROLE_DIM, _("points"));
	if (at->share)
		paint(h->win, h->p, 1, at->share, 8, ROLE_DIM, _("share"));
	paint(h->win, h->p, 1, at->signature, 9, ROLE_DIM, _("signed"));
}

/* The next step for this sheet, in one line. */
static void draw_hint(const struct hall *h, const struct champ_sheet *sheet)
{
	bool whole;
	const char *text;

	as_typed(h, sheet, &whole);
	if (champ_locked(sheet))
		text = sheet->judged ? _("decided by a judge (W1.2.3); Space: the next sheet")
		                     : _("signed by all (W1.2.3); Space: the next sheet");
	else if (!whole)
		text = _("points in pick order: 10 8 6 5; Backspace takes one back");
	else if (tens(h, sheet) == 0)
		text = _("nobody has 10 points: the game goes on (W1.1.7)");
	else if (tens(h, sheet) > 1 && h->view->winner < 0 && sheet->winner < 0)
		text = _("two have 10 or more: 1-4 marks who was on turn and wins");
	else if (!champ_has_result(sheet) || champ_view_is_typed(h->view))
		text = _("Space saves the points; then everybody signs");
	else
		text = _("Space: all have signed; s: only the marked player");
	paint(h->win, h->p, h->rows - 1, 1, h->cols - 2, champ_locked(sheet) ? ROLE_GOOD : ROLE_WARNING,
	      text);
}

void champ_draw_sheet(const struct hall *h)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(h->view, h->c, &table, &place);
	struct sheet_columns at;

	if (!sheet)
		return;
	at = columns_of(h, sheet);
	draw_head(h, &at, sheet, table);
	for (int k = 0; k < sheet->seats; k++) {
		const struct sheet_columns now = columns_at(h, &at, k);
		int y = (at.cells ? 1 : HEAD) + k % at.per * at.each;

		champ_spot(h, y, now.left, at.each, at.cells ? h->cols / CELLS : h->cols, SPOT_PLACE, k);
		draw_seat(h, &now, y, sheet, k);
	}
	draw_hint(h, sheet);
	champ_draw_field(h);
}
