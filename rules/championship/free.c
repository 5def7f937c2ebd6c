/* SPDX-License-Identifier: MIT */
/*
 * Seats that may still change, because the game at their table has not begun, and which of
 * them suits a late player (W1.1.4).
 */
#include "inner.h"
#include "rules/core/i18n.h"

bool champ_may_move(const struct championship *c, const struct where *w, struct reason *why)
{
	if (c->cut)
		return reason_set(why, _("the preliminaries are closed"));
	return (!w->sheet->begun && !champ_has_result(w->sheet)) ||
	       reason_set(why, _("the game at %s has begun: its players stay (W1.1.5)"), champ_where(w).text);
}

int champ_free_place(const struct champ_sheet *sheet)
{
	if (sheet->seats < CHAMP_SEATS)
		return sheet->seats;
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->seat[k].gone)
			return k;
	return -1;
}

static bool is_free(const struct championship *c, const struct where *w)
{
	return w->sheet->seats && champ_may_move(c, w, NULL) && champ_free_place(w->sheet) >= 0;
}

/* In rounds that keep their tables. */
static bool have_met(const struct championship *c, int a, int b, int round)
{
	for (int r = 0; r < c->rounds; r++)
		if (r != round && c->round[r].begun && c->player[a].at[r] == c->player[b].at[r] &&
		    c->player[a].at[r] != CHAMP_NOBODY)
			return true;
	return false;
}

int champ_strain(const struct championship *c, int a, int b, int round)
{
	enum { AGAIN = 100 };

	return AGAIN * have_met(c, a, b, round) + plan_same_nation(c, a, b);
}

int champ_free_table(const struct championship *c, int round, int player)
{
	enum { LAST_SEAT = 10000 }; /* who is gone from it may still come */
	int best = -1, least = 0;

	for (int t = 0; t < c->round[round].tables; t++) {
		struct where w = { round, t, (struct champ_sheet *)champ_sheet(c, round, t) };
		int sum = LAST_SEAT * (w.sheet->seats == CHAMP_SEATS);

		if (!is_free(c, &w))
			continue;
		for (int k = 0; k < w.sheet->seats; k++)
			sum += champ_strain(c, player, w.sheet->seat[k].player, round);
		if (best < 0 || sum < least) {
			best = t;
			least = sum;
		}
	}
	return best;
}
