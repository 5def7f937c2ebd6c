/* SPDX-License-Identifier: MIT */
/* Choices of the which-keys of rulings. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

void titan_creature_choices(const void *view, const void *state, struct choices *list)
{
	for (int i = 0; i < TITAN_CREATURES; i++)
		titan_choose_creature(state, i, list);
}

void titan_marker_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int colour = view->seat < t->table.seats ? t->player[view->seat].colour : -1;

	for (int i = 0; colour >= 0 && i < TITAN_MARKERS; i++)
		titan_choose_legion(t, colour * TITAN_MARKERS + i, list);
}

void titan_mine_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	int own[TITAN_LEGIONS], count = titan_legions(state, view->seat, own);

	for (int i = 0; i < count; i++)
		titan_choose_legion(state, own[i], list);
}

void titan_unit_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->fate != FATE_LIVES || list->count == list->max)
			continue;
		choices_add(list, UNIT_ID(u), UNIT_ID(u), titan_name(u->creature),
		            u->hex < 0 ? _("outside") : titan_hex_label(u->hex));
	}
}

void titan_onturn_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	choices_add(list, "a", "attacker", titan_who(t, SIDE_ATTACKER), "");
	choices_add(list, "d", "defender", titan_who(t, SIDE_DEFENDER), "");
}

void titan_phase_choices(const void *view, const void *state, struct choices *list)
{
	/* clang-format off */
	static const struct { const char *key, *word, *name; } phases[] = {
		{ "m", "maneuver", N_("maneuver") }, { "d", "drift", N_("drift") }, { "s", "strike",
		  N_("strikes") },
		{ "b", "strikeback", N_("strike back") }, { "r", "remove", N_("remove the slain") }, { "e",
		  "end", N_("is it over?") },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof phases / sizeof *phases; i++)
		choices_add(list, phases[i].key, phases[i].word, _(phases[i].name), "");
}
