/* SPDX-License-Identifier: MIT */
/* The check-in at the desk: all players by the alphabet, and who is here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { HEAD = 2, FOOT = 1, LEAST_COLS = 38, MARK = 1, TICK = 3, NAME = 7, EACH_MOST = 3 };

struct named {
	const char *folded;
	int player;
};

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct named *)a)->folded, ((const struct named *)b)->folded);
}

/* All players by the alphabet; the caller frees them. */
static uint16_t *by_alphabet(const struct championship *c)
{
	struct named *named = xcalloc((size_t)c->players + 1, sizeof *named);
	uint16_t *player = xcalloc((size_t)c->players + 1, sizeof *player);

	for (int i = 0; i < c->players; i++)
		named[i] = (struct named){ champ_folded(c, i), i };
	qsort(named, (size_t)c->players, sizeof *named, by_name);
	for (int i = 0; i < c->players; i++)
		player[i] = (uint16_t)named[i].player;
	free(named);
	return player;
}

static int columns_of(int cols)
{
	return larger(cols / LEAST_COLS, 1);
}

static int rows_of(int rows)
{
	return larger(rows - HEAD - FOOT, 1);
}

static int place_of(const struct champ_view *view, const struct championship *c, const uint16_t *player)
{
	int at = 0;

	while (at < c->players - 1 && player[at] != view->player)
		at++;
	return at;
}

void champ_step_roll(struct champ_view *view, const struct championship *c, int rows, int cols, int pressed,
                     int step)
{
	uint16_t *player = by_alphabet(c);
	int at = place_of(view, c, player), across = rows_of(rows);

	if (pressed == KEY_LEFT || pressed == KEY_RIGHT)
		step = columns_of(cols) > 1 ? pressed == KEY_LEFT ? -across : across : 0;
	view->player = player[within(at + step, c->players - 1)];
	free(player);
}

/* ---- drawing ---- */

static void draw_player(const struct hall *h, int y, int x, int cols, int player)
{
	const struct champ_player *who = &h->c->player[player];
	bool focus = player == h->view->player, out = who->status != CHAMP_IN;
	enum role role = who->here == CHAMP_HERE     ? ROLE_GOOD
	                 : who->here == CHAMP_ABSENT ? ROLE_DIM
	                                             : ROLE_NORMAL;
	const char *note = out                         ? C_("event", "out")
	                   : who->here == CHAMP_ABSENT ? C_("event", "away")
	                                               : who->nation;
	int width = text_width(note);

	if (focus) {
		paint_mark(h->win, h->p, y, x + MARK, ROLE_ACCENT);
		*h->cursor_y = y;
		*h->cursor_x = x + MARK;
	}
	paint(h->win, h->p, y, x + TICK, 3, role,
	      out                         ? ""
	      : who->here == CHAMP_HERE   ? "[x]"
	      : who->here == CHAMP_ABSENT ? "[-]"
	                                  : "[ ]");
	paint(h->win, h->p, y, x + NAME, cols - NAME - width - 3,
	      focus ? ROLE_ACCENT | STYLE_BOLD
	      : out ? ROLE_DIM
	            : role,
	      champ_name(h->c, player));
	paint_right(h->win, h->p, y, x + cols - 2, width, ROLE_DIM, note);
}

static void draw_head(const struct hall *h)
{
	int here = 0, away = 0, in = 0, used;

	for (int i = 0; i < h->c->players; i++) {
		const struct champ_player *who = &h->c->player[i];

		in += who->status == CHAMP_IN;
		here += who->status == CHAMP_IN && who->here == CHAMP_HERE;
		away += who->status == CHAMP_IN && who->here == CHAMP_ABSENT;
	}
	used = paint(h->win, h->p, 0, 1, h->cols - 2, ROLE_NORMAL | STYLE_BOLD, _("CHECK-IN"));
	paint_format(h->win, h->p, 0, used + 3, h->cols - used - 4, ROLE_NORMAL,
	             _("%d of %d here, %d absent, %d not yet"), here, in, away, in - here - away);
}

void champ_draw_roll(const struct hall *h)
{
	uint16_t *player = by_alphabet(h->c);
	int rows = rows_of(h->rows), columns = columns_of(h->cols), cols = smaller(h->cols / columns, 50);
	int at = place_of(h->view, h->c, player), first = at / (rows * columns) * (rows * columns);
	int each = larger(within(rows / larger(h->c->players, 1), EACH_MOST), 1);

	draw_head(h);
	for (int i = first; i < h->c->players && i < first + rows * columns; i++) {
		int y = HEAD + (i - first) % rows * each, x = (i - first) / rows * cols;

		champ_spot(h, y, x, 1, cols, SPOT_ROLL, player[i]);
		draw_player(h, y, x, cols, player[i]);
	}
	champ_draw_field(h);
	free(player);
}
