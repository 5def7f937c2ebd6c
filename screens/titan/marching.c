/* SPDX-License-Identifier: MIT */
/* What the cursor means for the line that Enter says. */
#include <stdio.h>

#include "inner.h"

bool titan_fill_goal(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	if (!titan_on_map(state, view))
		return false;
	snprintf(out, size, "%s", titan_places[view->place].label);
	return true;
}

/* The land, on foot if that leads there. */
static bool fill_way(const struct titan *t, const struct titan_view *view, char *out, size_t size)
{
	struct titan_march march;

	if (!titan_march_of(t, titan_own_focus(t, view), &march))
		return false;
	snprintf(out, size, "%s%s", titan_places[view->place].label,
	         march.moves.to[view->place].walk ? "" : " teleport");
	return true;
}

static bool fill_clash(const struct titan *t, const struct titan_view *view, char *out, size_t size)
{
	struct titan_pair pair;

	if (!titan_clash_at(t, view->place, &pair))
		return false;
	snprintf(out, size, "%s %s", MARKER(pair.legion[0]), MARKER(pair.legion[1]));
	return true;
}

bool titan_fill_aim(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int here = titan_unit_at(t, view->hex);

	if (titan_on_map(t, view))
		return titan_may_march(t) ? fill_way(t, view, out, size) : fill_clash(t, view, out, size);
	if (t->battle.carry > 0 && here >= 0)
		snprintf(out, size, "%s %d", ID(t, here), titan_usable(t, here));
	else
		snprintf(out, size, "%s", titan_hex_label(view->hex));
	return !titan_on_sheet(t, view);
}
