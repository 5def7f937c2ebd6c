/* SPDX-License-Identifier: MIT */
/*
 * What all pages of the MECCG screen share: the two halves face to face and the
 * names above them.
 */
#include <stdio.h>

#include "inner.h"
#include "screens/kit/poster.h"

enum {
	HIGH_ROWS = 34,
	LARGE_COLS = 100,
	TALL_ROWS = 50,
	WIDE_COLS = 150,
	LETTERS_ROWS = 3,
	BLOCK_MARGIN = 4
};

bool meccg_is_small(const struct meccg_scene *s)
{
	return s->cols < 60 || s->rows < 13;
}

struct meccg_half meccg_half_of(const struct meccg_scene *s, int seat)
{
	int middle = s->cols / 2;

	return seat ? (struct meccg_half){ 1, middle + 2, s->cols - middle - 4 }
	            : (struct meccg_half){ 0, 2, middle - 4 };
}

int meccg_head_rows(const struct meccg_scene *s)
{
	return s->rows >= TALL_ROWS && s->cols >= WIDE_COLS    ? 2 * LETTERS_ROWS
	       : s->rows >= HIGH_ROWS && s->cols >= LARGE_COLS ? letters_least(s->p)
	                                                       : 1;
}

void meccg_draw_names(WINDOW *win, const struct palette *p, const struct meccg *m,
                      const struct area at[MECCG_PLAYERS], int rows)
{
	bool stripes = false;

	for (int i = 0; i < MECCG_PLAYERS; i++)
		stripes |= poster_is_stripe(p, at[i], m->table.seat[i].name, rows);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const char *name = m->table.seat[i].name;

		(stripes && !letters_can(name, LETTERS_ROWS) ? poster_stripe : poster_name)(
			win, p, at[i], (ROLE_SEAT + i) | STYLE_BOLD, name, rows);
	}
}

/* The name as text, or the place for its letters. */
static void draw_head(const struct meccg_scene *s, const struct meccg_half *half, int y, struct area *letters)
{
	const char *side = meccg_side_shown(&s->m->player[half->seat]),
		   *name = s->m->table.seat[half->seat].name;
	bool focus = s->view->seat == half->seat;
	int rows = meccg_head_rows(s), middle = y + rows / 2, x = half->x, end = half->x + half->cols, room;
	char number[8];

	snprintf(number, sizeof number, "%d", half->seat + 1);
	if (focus) { /* what is drawn below it may have a focus of its own */
		paint_mark(s->win, s->p, middle, half->x - 1, ROLE_ACCENT | STYLE_BOLD);
		*s->cursor_y = middle;
		*s->cursor_x = half->x - 1;
	}
	x += paint_chip(s->win, s->p, middle, x, half->cols, (ROLE_SEAT + half->seat) | STYLE_REVERSE,
	                number) +
	     1;
	room = end - x - text_width(side) - 1;
	if (rows > 1) {
		*letters = (struct area){ y, x + 2, rows + 1, room - 3 };
		paint_right(s->win, s->p, y + rows - 1, end, text_width(side), ROLE_DIM, side);
		return;
	}
	x += paint(s->win, s->p, y, x, room, focus ? STYLE_BOLD : ROLE_NORMAL, name) + 1;
	paint(s->win, s->p, y, x, end - x, ROLE_DIM, side);
}

int meccg_draw_heads(const struct meccg_scene *s, int y, int rows)
{
	struct area letters[MECCG_PLAYERS];

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);

		draw_head(s, &half, y, &letters[i]);
	}
	if (meccg_head_rows(s) > 1)
		meccg_draw_names(s->win, s->p, s->m, letters, meccg_head_rows(s));
	for (int i = 0; i < rows; i++)
		paint(s->win, s->p, y + i, s->cols / 2, 1, ROLE_DIM, s->p->ascii ? "|" : "│");
	return y + meccg_head_rows(s);
}

const char *meccg_short_name(const struct palette *p, const char *name, int size, int cols,
                             char brief[MECCG_NAME])
{
	poster_brief(name, NULL, 0, brief, MECCG_NAME);
	return poster_width(p, name, size) <= cols ? name : brief;
}

void meccg_draw_name(const struct meccg_scene *s, struct area at, int style, const char *name, int size)
{
	char brief[MECCG_NAME];

	poster_middle(s->win, s->p, at, POSTER_LEFT, style,
	              meccg_short_name(s->p, name, size, at.cols, brief), size);
}
