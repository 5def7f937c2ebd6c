/* SPDX-License-Identifier: MIT */
/*
 * The units of a battle: their ids, what is printed on them, who touches whom;
 * and the names of sides, characters and lands in a sentence.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

const struct titan_battle titan_no_battle = {
	.striker = -1,
	.target = -1,
	.via = -1,
	.conceding = -1,
	.seat = { -1, -1 },
};

const char *titan_unit_id(const struct titan_unit *unit, char out[TITAN_UNIT_ID])
{
	snprintf(out, TITAN_UNIT_ID, "%c%d", unit->side == SIDE_ATTACKER ? 'a' : 'd', unit->number & 0xff);
	return out;
}

const char *titan_name(enum titan_creature creature)
{
	return _(titan_creatures[creature].name);
}

const char *titan_land(enum titan_land land)
{
	return _(titan_land_name(land));
}

const char *titan_ids(const struct titan *t, titan_units set, char out[TITAN_LIST])
{
	out[0] = '\0';
	each_of (i, set)
		said_list_add(out, TITAN_LIST, "%s", ID(t, i));
	return out;
}

int titan_unit_find(const struct titan *t, const char *word)
{
	char folded[16];

	utf8_fold(word, folded, sizeof folded);
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES && strcmp(ID(t, i), folded) == 0)
			return i;
	return -1;
}

int titan_unit_at(const struct titan *t, int hex)
{
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].hex == hex && t->battle.unit[i].fate == FATE_LIVES)
			return hex < 0 ? -1 : i;
	return -1;
}

bool titan_is_slain(const struct titan_unit *unit)
{
	return unit->hits >= unit->power;
}

bool titan_is_living(const struct titan_unit *unit)
{
	return unit->fate == FATE_LIVES && !titan_is_slain(unit);
}

int titan_hits_left(const struct titan_unit *unit)
{
	return unit->power > unit->hits ? unit->power - unit->hits : 0;
}

int titan_unit_value(const struct titan_unit *unit)
{
	return unit->power * unit->skill;
}

int titan_living(const struct titan *t, enum titan_side side)
{
	int count = 0;

	for (int i = 0; i < t->battle.units; i++)
		count += t->battle.unit[i].side == side && titan_is_living(&t->battle.unit[i]);
	return count;
}

int titan_add_unit(struct titan *t, enum titan_side side, enum titan_creature creature, int power)
{
	struct titan_battle *b = &t->battle;
	const struct titan_facts *facts = titan_facts_of(t, creature);

	if (b->units == TITAN_UNITS)
		return -1;
	if (!power)
		power = creature == CREATURE_TITAN ? titan_titan_power(b->score[side]) : facts->power;
	b->unit[b->units] = (struct titan_unit){
		.side = side,
		.number = ++b->numbers[side],
		.creature = creature,
		.power = power,
		.skill = facts->skill,
		.hex = -1,
	};
	return b->units++;
}

int titan_titan_power(int score)
{
	return 6 + score / 100;
}

void titan_forget_strike(struct titan_battle *b)
{
	b->striker = b->target = b->via = -1;
	b->number = b->dice = b->carry = 0;
}

bool titan_has_fallen(const struct titan *t, enum titan_side side)
{
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->side == side && u->creature == CREATURE_TITAN &&
		    (u->fate == FATE_DEAD || titan_is_slain(u)))
			return true;
	}
	return false;
}

const struct titan_facts *titan_facts_of(const struct titan *t, enum titan_creature creature)
{
	const struct titan_facts *valley = &titan_valley_creatures[creature];

	return t->choice[DISPUTE_valley_games_chart] && valley->name ? valley : &titan_creatures[creature];
}

bool titan_is_native(const struct titan *t, int unit, enum titan_hazard hazard)
{
	return titan_creatures[t->battle.unit[unit].creature].natives >> hazard & 1;
}

titan_units titan_contacts(const struct titan *t, int unit)
{
	const struct titan_battle *b = &t->battle;
	const struct titan_unit *u = &b->unit[unit];
	titan_units set = 0;

	if (u->hex < 0)
		return 0;
	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *other = &b->unit[i];
		bool upper;
		int side;

		if (other->side == u->side || other->hex < 0 || other->fate != FATE_LIVES)
			continue;
		side = titan_side_towards(u->hex, other->hex);
		if (side >= 0 && !titan_hazards[titan_hexside(b->land, u->hex, side, &upper)].blocks_strikes)
			set |= 1u << i;
	}
	return set;
}

const char *titan_side_word(enum titan_side side)
{
	return side == SIDE_ATTACKER ? "attacker" : "defender";
}

const char *titan_side_name(enum titan_side side)
{
	return side == SIDE_ATTACKER ? _("the attacker") : _("the defender");
}

const char *titan_player_name(const struct titan *t, enum titan_side side)
{
	int seat = t->battle.seat[side];

	return seat >= 0 ? t->table.seat[seat].name : titan_side_name(side);
}

const char *titan_who(const struct titan *t, enum titan_side side)
{
	int seat = t->battle.seat[side];

	if (seat >= 0 && seat < t->table.seats)
		return t->table.seat[seat].name;
	return side == SIDE_ATTACKER ? _("attacker") : _("defender");
}
