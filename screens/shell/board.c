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
#include "screens/kit/poster.h"

enum { HEAD = 1, TABLE_END = 6, STATE = 8, STATE_COLS = 13, GAME = 22, WIDE = 100, WIDER = 130 };

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

static void draw_row(WINDOW *win, const struct palette *p, int y, const struct columns *at,
                     const struct board_row *row)
{
	int quiet = row->state == BOARD_EMPTY ? ROLE_DIM : ROLE_NORMAL;
	char state[60], game[200];

	snprintf(state, sizeof state, "%s %s", _(states[row->state].word), row->wait);
	snprintf(game, sizeof game, "%s%s%s", row->game, *row->game && *row->at ? _(", ") : "", row->at);
	paint_format(win, p, y, 1, TABLE_END, ROLE_NORMAL | STYLE_BOLD, "%*d", TABLE_END - 1, row->table);
	paint(win, p, y, STATE, STATE_COLS, states[row->state].style, state);
	if (at->game_cols)
		paint(win, p, y, at->game, at->game_cols, ROLE_DIM, game);
	paint(win, p, y, at->players, at->players_cols, quiet, row->players);
	paint_right(win, p, y, at->clock_end, 7, ROLE_NORMAL, row->clock);
	if (at->last_cols)
		paint(win, p, y, at->last, at->last_cols, ROLE_DIM, row->last);
}

static void draw_heads(WINDOW *win, const struct palette *p, const struct columns *at)
{
	paint_right(win, p, 0, TABLE_END, TABLE_END, ROLE_DIM, _("table"));
	if (at->game_cols)
		paint(win, p, 0, at->game, at->game_cols, ROLE_DIM, _("game"));
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

	paint_blank(win, p, 0, 0, getmaxy(win), getmaxx(win));
	draw_heads(win, p, &at);
	if (!view->rows)
		paint(win, p, HEAD + 1, 1, getmaxx(win) - 2, ROLE_DIM,
		      _("no table yet: start one with tableside hall join"));
	for (int i = 0; i < page && view->top + i < view->rows; i++)
		draw_row(win, p, HEAD + i, &at, &view->row[view->top + i]);
}

/* ---- for the projector ---- */

enum { ROOM_MARGIN = 1 };

static int by_table(const void *a, const void *b)
{
	const struct poster_row *left = a, *right = b;

	return atoi(left->left) - atoi(right->left);
}

int board_room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	const struct board_view *view = v;
	struct area at = { 0, ROOM_MARGIN, getmaxy(win), getmaxx(win) - 2 * ROOM_MARGIN };
	struct poster_row *row = xcalloc((size_t)view->rows + 1, sizeof *row);
	int pages = 1;

	(void)state;
	for (int i = 0; i < view->rows; i++) {
		const struct board_row *table = &view->row[i];
		bool plays = table->state == BOARD_PLAYS || table->state == BOARD_CALLS;

		snprintf(row[i].left, sizeof row->left, "%d", table->table);
		utf8_copy(row[i].text, sizeof row->text, table->game);
		utf8_copy(row[i].right, sizeof row->right,
		          plays && *table->clock ? table->clock
		          : plays                ? table->at
		                                 : _(states[table->state].word));
		row[i].right_style = table->state == BOARD_CALLS ? ROLE_NORMAL : states[table->state].style;
	}
	qsort(row, (size_t)view->rows, sizeof *row, by_table);
	if (view->rows)
		pages = poster_list(win, frame->palette, at, row, view->rows, letters_smaller(0), page);
	else
		paint_centre(win, frame->palette, at.rows / 2, 0, getmaxx(win), ROLE_DIM,
		             _("no table yet: start one with tableside hall join"));
	free(row);
	return pages;
}
