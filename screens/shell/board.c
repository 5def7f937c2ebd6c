/* SPDX-License-Identifier: MIT */
/*
 * Tables as rows: number, state, game, players, clock, and on wide windows the
 * last line said. A table that calls or is lost has a word and a sign besides
 * the colour.
 */
#include "board.h"

#include <stdio.h>
#include <stdlib.h>

#include "rules/core/i18n.h"
#include "rules/core/reason.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum { HEAD = 1, TABLE_END = 6, STATE = 8, STATE_COLS = 13, GAME = 22, WIDE = 100, WIDER = 130 };
enum { TALL_LEAST = 4, TALL_MOST = 12, CELL_LEAST = 12, CELL_MOST = 34, CELL_GAP = 4, DIGITS_MOST = 99 };

/* Columns by width: a narrow window drops the last line said first, then the
 * game. */
struct columns {
	int game, game_cols, players, players_cols, clock_end, last, last_cols;
};

static struct columns columns_of(int width)
{
	struct columns at = { .game = GAME, .game_cols = width >= WIDER ? 24 : width >= 72 ? 18 : 0 };
	int end = width - 1;

	if (width >= WIDE) {
		at.last_cols = (width - GAME) / (width >= WIDER ? 3 : 4);
		at.last = end - at.last_cols;
		end = at.last - 2;
	}
	at.clock_end = end;
	at.players = at.game + (at.game_cols ? at.game_cols + 1 : 0);
	at.players_cols = at.clock_end - 8 - at.players;
	return at;
}

static const struct {
	const char *word; /* N_() */
	int style;
} states[] = {
	[BOARD_PLAYS] = { N_("playing"), ROLE_NORMAL },
	[BOARD_OVER] = { N_("over"), ROLE_GOOD },
	[BOARD_EMPTY] = { N_("no table"), ROLE_DIM },
	[BOARD_LEFT] = { N_("left"), ROLE_DIM },
	[BOARD_LOST] = { N_("! lost"), ROLE_WARNING },
	[BOARD_CALLS] = { N_("! JUDGE"), ROLE_DANGER | STYLE_BOLD },
};

/* "Anna 6  Ben 4" */
static void tell_players(const struct board_row *row, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < row->seats && end < size; i++)
		end += (size_t)snprintf(out + end, size - end, "%s%s%s%s", end ? "  " : "", row->seat[i].name,
		                        *row->seat[i].number ? " " : "", row->seat[i].number);
	utf8_mend_end(out);
}

/* `tall`: the players stand below, so that the game has their columns too. */
static void draw_row(WINDOW *win, const struct palette *p, int y, const struct columns *at, bool tall,
                     const struct board_row *row)
{
	int quiet = row->state == BOARD_EMPTY ? ROLE_DIM : ROLE_NORMAL;
	char state[60], game[200], players[BOARD_TEXT];

	snprintf(state, sizeof state, "%s %s", _(states[row->state].word), row->wait);
	snprintf(game, sizeof game, "%s%s%s", row->game, *row->game && *row->at ? _(", ") : "", row->at);
	tell_players(row, players, sizeof players);
	paint_format(win, p, y, 1, TABLE_END, ROLE_NORMAL | STYLE_BOLD, "%*d", TABLE_END - 1, row->table);
	paint(win, p, y, STATE, STATE_COLS, states[row->state].style, state);
	if (tall)
		paint(win, p, y, at->game, at->clock_end - 8 - at->game, ROLE_DIM, game);
	else if (at->game_cols)
		paint(win, p, y, at->game, at->game_cols, ROLE_DIM, game);
	if (!tall)
		paint(win, p, y, at->players, at->players_cols, quiet, players);
	paint_right(win, p, y, at->clock_end, 7, ROLE_NORMAL, row->clock);
	if (at->last_cols)
		paint(win, p, y, at->last, at->last_cols, ROLE_DIM, row->last);
}

/* ---- few tables: each has several rows ---- */

struct tall {
	int rows, cell; /* of a table, and the columns of each of its players; cell 0: one line of them */
	int size;       /* of all numbers, in digits; 0: text */
};

static struct tall tall_of(const struct board_view *view, const struct palette *p, int rows, int width)
{
	struct tall tall = { .rows = view->rows ? rows / view->rows : 0 };
	int seats = 1;

	for (int i = 0; i < view->rows; i++)
		seats = view->row[i].seats > seats ? view->row[i].seats : seats;
	tall.rows = tall.rows > TALL_MOST ? TALL_MOST : tall.rows;
	if (tall.rows < TALL_LEAST || (width - STATE) / seats < CELL_LEAST)
		return tall;
	tall.cell = (width - STATE) / seats > CELL_MOST ? CELL_MOST : (width - STATE) / seats;
	tall.size = DIGITS_MOST;
	for (int i = 0; i < view->rows; i++)
		for (int k = 0; k < view->row[i].seats; k++) {
			const char *number = view->row[i].seat[k].number;
			int best = digits_text_best(number, tall.rows - 3, tall.cell - CELL_GAP);

			tall.size = *number && best < tall.size ? best : tall.size;
		}
	if (tall.size == DIGITS_MOST || digits_rows(tall.size) < digits_small(p))
		tall.size = 0;
	return tall;
}

static void draw_players(WINDOW *win, const struct palette *p, int y, const struct tall *tall,
                         const struct board_row *row)
{
	char players[BOARD_TEXT];

	tell_players(row, players, sizeof players);
	if (!tall->cell) {
		paint(win, p, y, STATE, getmaxx(win) - STATE - 1, ROLE_NORMAL, players);
		return;
	}
	for (int i = 0; i < row->seats; i++) {
		int x = STATE + i * tall->cell;

		paint(win, p, y, x, tall->cell - 2, tall->size ? ROLE_NORMAL | STYLE_BOLD : ROLE_NORMAL,
		      row->seat[i].name);
		if (tall->size)
			digits_text_paint(win, p, y + 1, x, ROLE_NORMAL, row->seat[i].number, tall->size);
		else
			paint(win, p, y + 1, x, tall->cell - 2, ROLE_NORMAL | STYLE_BOLD,
			      row->seat[i].number);
	}
}

static void draw_heads(WINDOW *win, const struct palette *p, const struct columns *at, bool tall)
{
	paint_right(win, p, 0, TABLE_END, TABLE_END, ROLE_DIM, _("table"));
	if (tall || at->game_cols)
		paint(win, p, 0, at->game, tall ? at->clock_end - 8 - at->game : at->game_cols, ROLE_DIM,
		      _("game"));
	if (!tall)
		paint(win, p, 0, at->players, at->players_cols, ROLE_DIM, _("players"));
	paint_right(win, p, 0, at->clock_end, 7, ROLE_DIM, _("clock"));
	if (at->last_cols)
		paint(win, p, 0, at->last, at->last_cols, ROLE_DIM, _("last line"));
}

int board_page(int height)
{
	return height > HEAD ? height - HEAD : 0;
}

void board_draw(const struct board_view *view, const struct palette *p, WINDOW *win)
{
	struct columns at = columns_of(getmaxx(win));
	int page = board_page(getmaxy(win));
	struct tall tall = tall_of(view, p, page, getmaxx(win));

	paint_blank(win, p, 0, 0, getmaxy(win), getmaxx(win));
	draw_heads(win, p, &at, tall.rows > 1);
	if (!view->rows)
		paint(win, p, HEAD + 1, 1, getmaxx(win) - 2, ROLE_DIM,
		      _("no table yet: start one with tableside hall join"));
	for (int i = 0; tall.rows > 1 && i < view->rows; i++) {
		draw_row(win, p, HEAD + i * tall.rows, &at, true, &view->row[i]);
		draw_players(win, p, HEAD + i * tall.rows + 1, &tall, &view->row[i]);
	}
	for (int i = 0; tall.rows < 2 && i < page && view->top + i < view->rows; i++)
		draw_row(win, p, HEAD + i, &at, false, &view->row[view->top + i]);
}

/* ---- for the projector ---- */

static int by_table(const void *a, const void *b)
{
	const struct board_row *left = a, *right = b;

	return left->table - right->table;
}

/* The same by their numbers, page after page, without names and what was said there. */
int board_room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct board_view view = *(const struct board_view *)v;
	struct board_row *row = xcalloc((size_t)view.rows + 1, sizeof *row);
	int rows = larger(board_page(getmaxy(win)), 1);

	(void)state;
	for (int i = 0; i < view.rows; i++) {
		row[i] = view.row[i];
		row[i].last[0] = '\0';
		row[i].seats = 0;
		if (row[i].state != BOARD_CALLS)
			row[i].wait[0] = '\0';
	}
	qsort(row, (size_t)view.rows, sizeof *row, by_table);
	view.row = row;
	view.top = page * rows;
	board_draw(&view, frame->palette, win);
	free(row);
	return larger((view.rows + rows - 1) / rows, 1);
}
