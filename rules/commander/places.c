/* SPDX-License-Identifier: MIT */
/*
 * Players who sit down later, and players who change places. Life and commander damage, decks, markers and
 * teams stay with their players.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- joining ---- */

bool commander_may_join(const void *state, bool ruling, struct reason *why)
{
	const struct commander *c = state;

	if (c->phase == PHASE_OVER)
		return reason_set(why, _("the game is over: `rematch`, then join"));
	if (c->format == FORMAT_2HG)
		return reason_set(why, _("2hg pairs the seats (810.1): nobody sits down alone"));
	return ruling || c->table.round < 2 ||
	       reason_set(why, _("round 2 has begun: joining now is a ruling: `join NAME life=N ruling`"));
}

bool commander_read_life(const struct call *call, const struct joining *who, int *life)
{
	const struct commander *c = call->state;

	if (who->told && (who->number < 1 || who->number > LIFE_MAX))
		return reason_set(call->why, _("a player begins with 1 to %d life"), LIFE_MAX);
	if (!who->told && c->table.round > 1)
		return reason_set(call->why,
		                  _("round 2 has begun: give the life too: `join NAME life=N ruling`"));
	if (who->told)
		*life = who->number;
	return true;
}

void commander_sit_later(struct call *call, int seat)
{
	struct commander *c = call->state;

	memset(&c->player[seat], 0, sizeof c->player[seat]); /* a copy leaves what was there before */
	commander_fresh(c, seat);
	c->player[seat].kept = c->phase == PHASE_PLAYING;
}

void commander_tell_joined(struct call *call, int seat)
{
	const struct commander *c = call->state;
	int life = c->player[seat].life.life;

	said_line(call->said, _("%s sits down, with %d life"), commander_name(c, seat), life);
	said_change(call->said, commander_name(c, seat), NULL, _("sits down, life %d"), life);
	commander_pass_word(call);
}

bool commander_joined(struct call *call, const struct joining *who)
{
	struct commander *c = call->state;
	int life = commander_limits_of(c).life, before;

	c->table.seats--; /* Brawl of two begins with other numbers */
	before = commander_limits_of(c).life;
	c->table.seats++;
	if (!commander_read_life(call, who, &life))
		return false;
	commander_sit_later(call, who->seat);
	c->team[who->seat] = 1u << who->seat;
	if (c->phase < PHASE_PLAYING)
		commander_start_lives(c, before);
	c->player[who->seat].life.life = life;
	commander_tell_joined(call, who->seat);
	return true;
}

/* ---- changing places ---- */

bool commander_may_swap(const void *state, seats_set two, struct reason *why)
{
	const struct commander *c = state;

	return c->format != FORMAT_2HG || !(two & ~c->team[seat_from(two, 0)]) ||
	       reason_set(why, _("2hg pairs the seats (810.1): only two of one team change places"));
}

static void move_player(struct commander_player *p, const struct new_seats *places)
{
	places_each(places, p->taken, sizeof *p->taken);
	for (int i = 0; i < COMMANDER_WHY; i++)
		p->why_of[i].seat = places_seat(places, p->why_of[i].seat);
	p->vote = places_seat(places, p->vote);
	p->felled_by = places_set(places, p->felled_by);
}

void commander_move(void *state, const struct new_seats *places)
{
	struct commander *c = state;
	int *const seats[] = { &c->deciding, &c->says_first, &c->monarch, &c->initiative };
	seats_set *const sets[] = { &c->winners,   &c->claims,   &c->leavers,  &c->due.venture,
		                    &c->due.crown, &c->due.lead, &c->due.ring, &c->due.fixed };

	places_each(places, c->player, sizeof *c->player);
	places_each(places, c->team, sizeof *c->team);
	every_seat (i, c->table) {
		move_player(&c->player[i], places);
		c->team[i] = places_set(places, c->team[i]);
	}
	for (size_t i = 0; i < sizeof seats / sizeof *seats; i++)
		*seats[i] = places_seat(places, *seats[i]);
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		*sets[i] = places_set(places, *sets[i]);
	for (int i = 0; i < c->feats; i++)
		c->feat[i].seat = places_seat(places, c->feat[i].seat);
}
