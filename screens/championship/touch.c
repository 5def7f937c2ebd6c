/* SPDX-License-Identifier: MIT */
/*
 * Clicks: the first one marks, the second one is the key that opens or ticks what is
 * marked. Points that are typed and not saved stay: then only places of their sheet
 * can be clicked.
 */
#include "inner.h"

void champ_spot(const struct hall *h, int y, int x, int rows, int cols, enum champ_spot what, int n)
{
	spot_put(h->p, h->win, y, x, rows, cols, what, n);
}

static const char *touch_place(struct champ_view *view, const struct championship *c, int n)
{
	int table, place;
	const struct champ_sheet *sheet = champ_view_sheet(view, c, &table, &place);

	if (!sheet || n >= sheet->seats || n == place)
		return NULL;
	view->player = sheet->seat[n].player;
	view->fresh = true;
	view->moved = view->by_name = false;
	return NULL;
}

static const char *touch_player(struct champ_view *view, int n, const char *again)
{
	bool marked = view->player == n;

	view->player = n;
	return marked && !view->finding ? again : NULL;
}

static const char *touch_table(struct champ_view *view, const struct championship *c, int n)
{
	int table, place;

	if (champ_view_sheet(view, c, &table, &place) && table == n)
		return view->finding ? NULL : "Enter";
	champ_view_go_to_table(view, c, view->round, n);
	return NULL;
}

static const char *touch_duty(struct champ_view *view, int n)
{
	bool marked = view->page == PAGE_DUTIES && view->duty == n;

	view->page = PAGE_DUTIES;
	view->duty = n;
	return marked && !view->finding ? "Enter" : NULL;
}

const char *champ_touch(void *v, const void *state, int what, int n)
{
	struct champ_view *view = v;

	view->number = 0;
	if (what == SPOT_PLACE)
		return touch_place(view, state, n);
	if (view->page == PAGE_SHEET && champ_view_is_typed(view))
		return NULL;
	if (what == SPOT_DUTY)
		return touch_duty(view, n);
	if (view->page == PAGE_DUTIES)
		view->page = PAGE_STANDINGS;
	if (what == SPOT_TABLE)
		return touch_table(view, state, n);
	return touch_player(view, n, what == SPOT_ROLL ? "Space" : "Enter");
}
