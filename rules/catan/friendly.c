/* SPDX-License-Identifier: MIT */
/*
 * The Friendly Robber, a variant of Catan: Traders & Barbarians (option friendly):
 * after a 7 or a Knight the robber does not move to a hex beside a building of a
 * player who has only 2 points. Where no hex is left it moves to the desert or
 * stays there, and takes no card from such a player.
 */
#include "inner.h"
#include "rules/core/i18n.h"

static bool is_beside(const struct catan *c, int seat, catan_hex hex)
{
	for (int k = 0; k < c->player[seat].places; k++)
		if (catan_place_touches(&c->player[seat].place[k], hex))
			return true;
	return false;
}

bool catan_may_rob_at(const struct catan *c, catan_hex hex, struct reason *why)
{
	bool desert = catan_hex_resource(hex) < 0;

	if (!catan_is_on_island(c, hex, why))
		return false;
	if (hex == c->robber && !(c->friendly && desert))
		return reason_set(why, _("the robber is already on %s: move it to another hex"),
		                  catan_hex_text(hex).text);
	if (c->phase == CATAN_SETUP || desert)
		return true;
	each_seat (i, catan_spared(c))
		if (is_beside(c, i, hex))
			return reason_set(why,
			                  _("the friendly robber spares %s (points: %d): choose another hex, "
			                    "or desert"),
			                  catan_name(c, i), catan_points(c, i));
	return true;
}

bool catan_may_rob(const struct catan *c, int seat, struct reason *why)
{
	return !(catan_spared(c) & 1u << seat) ||
	       reason_set(why, _("the friendly robber takes nothing from %s (points: %d)"),
	                  catan_name(c, seat), catan_points(c, seat));
}
