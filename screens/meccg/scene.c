/* SPDX-License-Identifier: MIT */
/*
 * What all pages of the MECCG screen share: the two halves face to face and the
 * names above them.
 */
#include <stdio.h>

#include "inner.h"

bool meccg_is_small(const struct meccg_scene *s)
{
	return s->cols < 56 || s->rows < 13;
}

struct meccg_half meccg_half_of(const struct meccg_scene *s, int seat)
{
	int middle = s->cols / 2;

	return seat ? (struct meccg_half){ 1, middle + 2, s->cols - middle - 4 }
	            : (struct meccg_half){ 0, 2, middle - 4 };
}

void meccg_draw_heads(const struct meccg_scene *s, int y, int rows)
{
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);
		const char *side = meccg_side_shown(&s->m->player[i]);
		bool focus = s->view->seat == i;
		char number[8];
		int x = half.x, name;

		snprintf(number, sizeof number, "%d", i + 1);
		if (focus) { /* what is drawn below it may have a focus of its own */
			paint_mark(s->win, s->p, y, half.x - 1, ROLE_ACCENT | STYLE_BOLD);
			*s->cursor_y = y;
			*s->cursor_x = half.x - 1;
		}
		x += paint_chip(s->win, s->p, y, x, half.cols, (ROLE_SEAT + i) | STYLE_REVERSE, number) + 1;
		name = half.x + half.cols - x - text_width(side) - 1;
		x += paint(s->win, s->p, y, x, name, focus ? STYLE_BOLD : ROLE_NORMAL,
		           s->m->table.seat[i].name) +
		     1;
		paint(s->win, s->p, y, x, half.x + half.cols - x, ROLE_DIM, side);
	}
	for (int i = 0; i < rows; i++)
		paint(s->win, s->p, y + i, s->cols / 2, 1, ROLE_DIM, s->p->ascii ? "|" : "│");
}
