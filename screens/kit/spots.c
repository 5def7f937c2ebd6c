/* SPDX-License-Identifier: MIT */
#include "spots.h"

void spot_put(const struct palette *p, WINDOW *win, int y, int x, int rows, int cols, int what, int n)
{
	struct spots *spots = p->spots;

	if (spots && spots->count < SPOTS && rows > 0 && cols > 0)
		spots->spot[spots->count++] =
			(struct spot){ getbegy(win) + y, getbegx(win) + x, rows, cols, what, n };
}

const struct spot *spots_at(const struct spots *spots, int y, int x)
{
	for (int i = spots->count - 1; i >= 0; i--) {
		const struct spot *s = &spots->spot[i];

		if (y >= s->y && y < s->y + s->rows && x >= s->x && x < s->x + s->cols)
			return s;
	}
	return NULL;
}
