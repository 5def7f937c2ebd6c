/* SPDX-License-Identifier: MIT */
/* Heroes who sit down later, and players who change places: schemes and decks stay with their players. */
#include "inner.h"
#include "rules/core/i18n.h"

bool archenemy_may_join(const void *state, bool ruling, struct reason *why)
{
	const struct archenemy *a = state;

	if (a->rumble)
		return reason_set(why,
		                  _("in a rumble every player has a scheme deck (904.12): only heroes join"));
	return commander_may_join(state, ruling, why);
}

bool archenemy_joined(struct call *call, const struct joining *who)
{
	struct archenemy *a = call->state;
	struct life *life = &a->c.player[who->seat].life;
	int team = archenemy_team_life(a), wanted = 0;

	if (team >= 0 && who->told)
		return reason_set(call->why, _("the heroes share their life: leave life= out"));
	if (team < 0 && !commander_read_life(call, who, &wanted))
		return false;
	commander_sit_later(call, who->seat);
	archenemy_form_sides(a);
	a->starting[who->seat] = archenemy_life_of(a, who->seat);
	life->life = team >= 0 ? team : wanted ? wanted : a->starting[who->seat];
	commander_share_lives(&a->c);
	commander_tell_joined(call, who->seat);
	return true;
}

static void move_pile(struct scheme_pile *pile, const struct new_seats *places)
{
	for (int i = 0; i < pile->cards; i++)
		pile->card[i].chosen = (int8_t)places_seat(places, pile->card[i].chosen);
}

static void move_lasting(struct scheme_lasts *lasts, int count, const struct new_seats *places)
{
	for (int i = 0; i < count; i++) {
		lasts[i].owner = places_seat(places, lasts[i].owner);
		lasts[i].chosen = places_seat(places, lasts[i].chosen);
	}
}

/* The skips of the heroes stand at their first seat, whoever sits there. */
static void move_skips(struct archenemy *a, int before, const struct new_seats *places)
{
	bool sides = a->archenemy >= 0;
	int skips = a->skips[before], first = a->archenemy == 0;
	uint8_t steps = a->skip_steps[before];

	if (sides)
		a->skips[before] = a->skip_steps[before] = 0;
	places_each(places, a->skips, sizeof *a->skips);
	places_each(places, a->skip_steps, sizeof *a->skip_steps);
	if (sides) {
		a->skips[first] = skips;
		a->skip_steps[first] = steps;
	}
}

void archenemy_move(void *state, const struct new_seats *places)
{
	struct archenemy *a = state;
	int before = a->archenemy == 0;

	commander_move(&a->c, places);
	a->archenemy = places_seat(places, a->archenemy);
	a->decider = places_seat(places, a->decider);
	a->regular = places_seat(places, a->regular);
	a->owed.seat = places_seat(places, a->owed.seat);
	a->three = places_set(places, a->three);
	move_skips(a, before, places);
	places_each(places, a->starting, sizeof *a->starting);
	places_each(places, a->graveyard, sizeof *a->graveyard);
	places_each(places, a->enemy_spells, sizeof *a->enemy_spells);
	places_each(places, a->pile, sizeof *a->pile);
	every_seat (i, a->c.table)
		move_pile(&a->pile[i], places);
	for (int i = 0; i < a->extras; i++)
		a->extra[i].seat = places_seat(places, a->extra[i].seat);
	move_lasting(a->until, a->untils, places);
	move_lasting(a->lasting, a->lastings, places);
}
