/* SPDX-License-Identifier: MIT */
/* Players who sit down later, and players who change places: points, bids and teams stay with their players.
 */
#include "inner.h"

bool score_may_join(const void *state, bool ruling, struct reason *why)
{
	const struct score *s = state;
	const struct score_template *t = &score_templates[s->template];

	if (s->over)
		return reason_set(why, _("the game is over: `rematch`, then join"));
	if (t->seats)
		return reason_set(why, _("%s is for exactly %d players: nobody joins"), _(t->title),
		                  t->seats);
	return !score_bids(s) ||
	       reason_set(why, _("the rounds of %s depend on the number of players: nobody joins"),
	                  _(t->title));
}

/* The rounds before are blank; a number to begin with counts besides all rounds. */
bool score_joined(struct call *call, const struct joining *who)
{
	struct score *s = call->state;
	const char *name = s->table.seat[who->seat].name;

	if (who->told && s->no_negative && who->number < 0)
		return reason_set(call->why,
		                  _("no points below zero here: `option negative on` allows them"));
	s->start[who->seat] = who->told ? who->number : 0;
	if (who->told) {
		said_line(call->said, _("%s joins in round %d, with %d"), name, s->played + 1, who->number);
		said_change(call->said, name, NULL, _("joins in round %d, with %d"), s->played + 1,
		            who->number);
	} else {
		said_line(call->said, _("%s joins in round %d"), name, s->played + 1);
		said_change(call->said, name, NULL, _("joins in round %d"), s->played + 1);
	}
	return true;
}

bool score_may_swap(const void *state, seats_set two, struct reason *why)
{
	const struct score *s = state;

	return !score_templates[s->template].partners ||
	       reason_set(why, _("partners sit opposite each other: nobody changes places"));
}

bool score_has_begun(const void *state)
{
	return score_rows(state);
}

void score_move(void *state, const struct new_seats *places)
{
	struct score *s = state;
	int *const numbers[] = { s->team,  s->bid,   s->tricks, s->bags,   s->wins,
		                 s->start, s->games, s->below,  s->broken, s->riichi };

	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
		places_each(places, numbers[i], sizeof *numbers[i]);
	places_each(places, s->cell, sizeof *s->cell);
	s->opening = places_seat(places, s->opening);
}
