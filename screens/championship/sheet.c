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

enum {
	HEAD = 2,
	FOOT = 1,
	NARROW = 60, /* a window of fewer columns has neither nations nor digits */
	WIDE = 76,   /* .. of more has the shares */
	NAME_LEAST = 12,
	TWO_DIGITS = 20
};

/* Where the rows and columns begin; a seat in `each` rows. */
struct columns {
	int y, name, name_cols, nation, points, end /* of the points */, share, signature, winner;
	int size, each; /* of the digits; 0: text */
};

/* Numbers stand near the names; the digits are the largest for which there is room. */
static struct columns columns_of(const struct hall *h, const struct champ_sheet *sheet)
{
	enum { PICK = 6, POINTS = 3, NATION = 5, SHARE = 8, SIGNATURE = 9, WINNER = 8 };
	bool wide = h->cols >= WIDE, narrow = h->cols < NARROW;
	int gap = narrow ? 2 : 3, room,
	    others = (narrow ? 0 : NATION) + (wide ? SHARE : 0) + gap + SIGNATURE + WINNER;
	struct columns at = { .name = PICK, .name_cols = NAME_LEAST };

	at.each = (h->rows - HEAD - FOOT) / larger(sheet->seats, 1);
	for (int k = 0; k < sheet->seats; k++)
		at.name_cols =
			larger(at.name_cols,
		               smaller(text_width(champ_name(h->c, sheet->seat[k].player)), NAME_COLUMNS));
	room = h->cols - PICK - others;
	at.size = narrow ? 0 : digits_fit(h->p, TWO_DIGITS, at.each - 1, room - at.name_cols - 1);
	at.each = at.size ? smaller(at.each, digits_rows(at.size) + 2) : larger(smaller(at.each, 2), 1);
	at.y = HEAD + (at.each * sheet->seats + HEAD + FOOT < h->rows);
	room -= larger(digits_width(TWO_DIGITS, at.size), POINTS) + 1;
	at.name_cols = smaller(at.name_cols, room);
	at.nation = at.name + at.name_cols + 1;
	at.points = at.nation + (narrow ? 0 : NATION);
	at.end = at.points + larger(digits_width(TWO_DIGITS, at.size), POINTS);
	at.share = wide ? at.end + gap : 0;
	at.signature = at.end + gap + (wide ? SHARE : 0);
	at.winner = at.signature + SIGNATURE;
	return at;
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

static void draw_share(const struct hall *h, int y, int x, const struct champ_sheet *sheet, int place)
{
	bool whole;
	struct champ_sheet typed = as_typed(h, sheet, &whole);
	struct champ_game game = champ_game(h->c, &typed, place);
	enum champ_by by = champ_ranks_by(h->c, CHAMP_BY_SHARE) ? CHAMP_BY_SHARE : CHAMP_BY_SHARE_POINTS;

	if (whole && x && typed.seat[place].points >= 0)
		paint(h->win, h->p, y, x, 8, ROLE_DIM,
		      champ_value_text(by, champ_criteria[by].in_game(&game)).text);
}

static void draw_signature(const struct hall *h, const struct columns *at, int y,
                           const struct champ_sheet *sheet, int place)
{
	bool signed_it = sheet->signed_by >> place & 1,
	     ready = champ_view_points(h->view, sheet, place) >= CHAMP_WIN;
	int winner = h->view->winner >= 0 || h->view->anew ? h->view->winner : sheet->winner;

	if (sheet->seat[place].gone)
		paint(h->win, h->p, y, at->signature, 9, ROLE_DIM, C_("event", "gone"));
	else if (champ_has_result(sheet) && !sheet->judged)
		paint(h->win, h->p, y, at->signature, 9, signed_it ? ROLE_GOOD : ROLE_WARNING,
		      signed_it ? _("signed") : _("not yet"));
	if (winner == place)
		paint_chip(h->win, h->p, y, at->winner, h->cols - at->winner - 1, ROLE_GOOD, _("WINS"));
	else if (ready && winner < 0 && tens(h, sheet) > 1)
		paint(h->win, h->p, y, at->winner, h->cols - at->winner - 1, ROLE_WARNING, _("winner?"));
}

static void draw_seat(const struct hall *h, const struct columns *at, int y, const struct champ_sheet *sheet,
                      int place)
{
	const struct champ_seat *seat = &sheet->seat[place];
	bool focused = seat->player == h->view->player;
	int line = y + digits_rows(at->size) / 2, points = champ_view_points(h->view, sheet, place),
	    style = (focused ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD;

	paint_format(h->win, h->p, line, 3, 2, STYLE_BOLD, "%d", place + 1);
	if (focused) {
		paint_mark(h->win, h->p, line, 1, ROLE_ACCENT);
		*h->cursor_y = line;
		*h->cursor_x = at->end;
	}
	paint(h->win, h->p, line, at->name, at->name_cols, style,
	      champ_shown(h->c, seat->player, at->name_cols).text);
	paint(h->win, h->p, line, at->nation, at->points - at->nation - 1, ROLE_DIM,
	      h->c->player[seat->player].nation);
	if (points < 0)
		paint(h->win, h->p, line, at->end - 1, 1, ROLE_DIM, "-");
	else
		digits_paint(h->win, h->p, y, at->end - digits_width(points, at->size), ROLE_NORMAL, points,
		             at->size);
	draw_share(h, line, at->share, sheet, place);
	draw_signature(h, at, line, sheet, place);
	if (seat->turn && at->each > 1)
		paint_format(h->win, h->p, line + 1, at->name, at->points - at->name - 1, ROLE_DIM,
		             _("seat %s, %s, turn %d"), champ_chair(seat), champ_colour(seat), seat->turn);
}

static void draw_head(const struct hall *h, const struct columns *at, const struct champ_sheet *sheet,
                      int table)
{
	char word[60];
	enum role role = champ_view_state(sheet, word, sizeof word);
	int x = paint(h->win, h->p, 0, 1, 12, STYLE_BOLD, _("SHEET")) + 3;

	x += paint(h->win, h->p, 0, x, h->cols - x - 2 - text_width(word), STYLE_BOLD,
	           champ_place_name(h->view->round, table).text);
	if (*champ_typist(h->c, sheet))
		paint_format(h->win, h->p, 0, x + 2, h->cols - x - 4 - text_width(word), ROLE_DIM,
		             _("typed by %s"), champ_typist(h->c, sheet));
	paint_right(h->win, h->p, 0, h->cols - 1, 24, role, word);
	paint(h->win, h->p, 1, 1, at->name - 2, ROLE_DIM, C_("event", "pick"));
	paint(h->win, h->p, 1, at->name, at->name_cols, ROLE_DIM, C_("event", "player"));
	paint_right(h->win, h->p, 1, at->end, text_width(_("points")), ROLE_DIM, _("points"));
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
	if (!champ_view_may_type(h->view, sheet))
		text = sheet->judged ? _("decided by a judge (W1.2.3); Space: the next sheet")
		       : sheet->corrected
		               ? _("corrected after all had signed (W1.2.3); Space: the next sheet")
		               : _("signed by all (W1.2.3); Space: the next sheet");
	else if (!whole)
		text = _("points in pick order: 10 8 6 5; Backspace takes one back");
	else if (tens(h, sheet) == 0)
		text = _("nobody has 10 points: the game goes on (W1.1.7)");
	else if (tens(h, sheet) > 1 && h->view->winner < 0 && (h->view->anew || sheet->winner < 0))
		text = _("two have 10 or more: 1-4 marks the one on turn, who wins");
	else if (champ_locked(sheet))
		text = _("Space: the signed paper says this (W1.2.3)");
	else if (!champ_has_result(sheet) || champ_view_is_typed(h->view))
		text = _("Space saves the points; then everyone signs");
	else
		text = _("Space: all signed; s: the marked one; Backspace: retype");
	paint(h->win, h->p, h->rows - 1, 1, h->cols - 2,
	      champ_view_may_type(h->view, sheet) ? ROLE_WARNING : ROLE_GOOD, text);
}

void champ_draw_sheet(const struct hall *h)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(h->view, h->c, &table, &place);
	struct columns at;

	if (!sheet)
		return;
	at = columns_of(h, sheet);
	draw_head(h, &at, sheet, table);
	for (int k = 0; k < sheet->seats; k++) {
		champ_spot(h, at.y + k * at.each, 0, at.each, h->cols, SPOT_PLACE, k);
		draw_seat(h, &at, at.y + k * at.each, sheet, k);
	}
	draw_hint(h, sheet);
	champ_draw_field(h);
}
