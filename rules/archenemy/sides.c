/* SPDX-License-Identifier: MIT */
/*
 * The sides: opponents, the seat on turn, the owner of a scheme deck, and the
 * life each side starts with.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

const char *archenemy_seat_name(const struct archenemy *a, int seat)
{
	return a->c.table.seat[seat].name;
}

/* ---- sides ---- */

bool archenemy_is_set(const struct archenemy *a)
{
	return a->c.table.seats && (a->rumble || a->archenemy >= 0);
}

enum archenemy_side archenemy_side(const struct archenemy *a, int seat)
{
	return a->rumble || seat == a->archenemy ? SIDE_ARCHENEMY : SIDE_HEROES;
}

seats_set archenemy_opponents(const struct archenemy *a, int seat)
{
	if (a->rumble)
		return table_others(&a->c.table, seat);
	return table_others(&a->c.table, -1) & ~a->c.team[seat];
}

/* The heroes still playing. */
static seats_set heroes_of(const struct archenemy *a)
{
	return a->rumble ? 0 : table_others(&a->c.table, a->archenemy);
}

/* A: heroes are named left to right as they sit; the rightmost decides. */
int archenemy_decider(const struct archenemy *a)
{
	seats_set heroes = archenemy_is_set(a) ? heroes_of(a) : 0;
	int decider = -1;

	if (a->decider >= 0 && heroes & 1u << a->decider)
		return a->decider;
	each_seat (i, heroes)
		decider = i;
	return decider;
}

int archenemy_stands_for(const struct archenemy *a, int seat)
{
	seats_set heroes = heroes_of(a);

	return archenemy_side(a, seat) == SIDE_HEROES && heroes ? seat_from(heroes, 0) : seat;
}

/* When the hero who stands for all has left, the next one does. */
int archenemy_on_turn(const struct archenemy *a)
{
	int turn = a->c.table.turn;

	return turn < 0 || a->archenemy < 0 ? turn : archenemy_stands_for(a, turn);
}

int archenemy_team_life(const struct archenemy *a)
{
	for (int i = 0; a->c.one_life && i < a->c.table.seats; i++)
		if (archenemy_side(a, i) == SIDE_HEROES)
			return a->c.player[i].life.life;
	return -1;
}

bool archenemy_has_deck(const struct archenemy *a, int seat)
{
	return a->c.table.seat[seat].in && (a->rumble || seat == a->archenemy) && a->pile[seat].cards > 0;
}

bool archenemy_may_own(const struct archenemy *a, int seat)
{
	return seat >= 0 && seat < a->c.table.seats && a->c.table.seat[seat].in &&
	       (a->rumble || seat == a->archenemy);
}

bool archenemy_is_unshuffled(const struct archenemy *a, int owner)
{
	const struct scheme_pile *pile = &a->pile[owner];

	return archenemy_may_own(a, owner) && pile->cards && !pile->shuffled && !pile->begun;
}

/* ---- shared by the verbs ---- */

static bool refuse_unset(struct reason *why)
{
	return reason_set(why, _("choose the archenemy first: `archenemy PLAYER`, or `rumble`"));
}

bool archenemy_is_on(const struct archenemy *a, struct reason *why)
{
	return commander_is_on(&a->c, why) && (archenemy_is_set(a) || refuse_unset(why));
}

bool archenemy_read_owner(struct call *call, bool alone, int *owner)
{
	const struct archenemy *a = call->state;
	const char *word = args_peek(&call->args);
	int left = 0, named = -1;

	for (int i = 0; i < call->args.count; i++)
		left += !call->args.word[i].used && !call->args.word[i].key;
	if (word && (alone || left > 1))
		named = table_find(&a->c.table, word, NULL);
	if (!archenemy_is_set(a))
		return a->c.table.seats ? refuse_unset(call->why)
		                        : reason_set(call->why, _("nobody is seated yet: `seat NAME...`"));
	if (named >= 0 && !args_word(&call->args, &word))
		return false;
	*owner = named >= 0 ? named : a->rumble ? a->c.table.turn : a->archenemy;
	if (!a->rumble && *owner != a->archenemy)
		return reason_set(call->why, _("%s is a hero and has no scheme deck"),
		                  archenemy_seat_name(a, *owner));
	return a->c.table.seat[*owner].in ||
	       reason_set(call->why, _("%s is out: `back %s`"), archenemy_seat_name(a, *owner),
	                  commander_typed_seat(&a->c, *owner).text);
}

bool archenemy_refuse_no_deck(const struct archenemy *a, int owner, struct reason *why)
{
	return reason_set(why, _("%s has no scheme deck: `d or c, or type |scheme load NAME`"),
	                  archenemy_seat_name(a, owner));
}

bool archenemy_may_set(const struct archenemy *a, struct reason *why)
{
	if (!commander_is_on(&a->c, why))
		return false;
	return a->c.phase == PHASE_SETUP ||
	       reason_set(why, _("the archenemy is chosen before play: `undo` or `rematch` first"));
}

bool archenemy_may_rumble(const struct archenemy *a, struct reason *why)
{
	return archenemy_may_set(a, why) &&
	       (!a->c.one_life || reason_set(why, _("a rumble has no team: `option team-life off` first")));
}

/* ---- starting ---- */

int archenemy_life_of(const struct archenemy *a, int seat)
{
	if (archenemy_side(a, seat) == SIDE_ARCHENEMY)
		return a->life_archenemy;
	return a->life_team ? a->life_team : a->life_hero;
}

void archenemy_start_lives(struct archenemy *a)
{
	int before[TABLE_SEATS];

	memcpy(before, a->starting, sizeof before);
	every_seat (i, a->c.table) {
		a->starting[i] = archenemy_life_of(a, i);
		if (a->c.player[i].life.life == before[i])
			a->c.player[i].life.life = a->starting[i];
	}
	commander_share_lives(&a->c); /* the sides may be others now */
}

void archenemy_form_sides(struct archenemy *a)
{
	seats_set all = table_all(&a->c.table);

	every_seat (i, a->c.table)
		a->c.team[i] = a->rumble || a->archenemy < 0 || i == a->archenemy
		                       ? 1u << i
		                       : all & ~(1u << a->archenemy);
}

void archenemy_begin(struct archenemy *a, int first)
{
	struct table *table = &a->c.table;

	archenemy_form_sides(a);
	table->round = 0;
	table->first = table->turn = -1;
	table_give_turn(table, first);
	a->turn = 1;
	a->regular = first;
	a->step = STEP_UNTAP;
	a->revealed = a->no_scheme = a->no_untap = false;
	a->c.says_first = !a->rumble && a->c.rules == RULES_2010 ? a->archenemy : -1; /* A */
}
