/* SPDX-License-Identifier: MIT */
/*
 * Where a unit can go and at what cost, from the hazard table; and the verbs of the
 * maneuver (2.5.6.4.x.1): enter, move, hold, summon, reinforce.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

struct mover {
	const struct titan *t;
	enum titan_land land;
	unsigned natives;
	bool flies;
	int skill;
	titan_hexes occupied;
};

static struct mover mover_of(const struct titan *t, int unit)
{
	const struct titan_unit *u = &t->battle.unit[unit];
	const struct titan_facts *facts = titan_facts_of(t, u->creature);
	struct mover m = { t, t->battle.land, facts->natives, facts->flies, u->skill, 0 };

	for (int i = 0; i < t->battle.units; i++)
		if (i != unit && t->battle.unit[i].hex >= 0)
			m.occupied |= 1u << t->battle.unit[i].hex;
	return m;
}

static bool knows(const struct mover *m, enum titan_hazard hazard)
{
	return m->natives >> hazard & 1;
}

static bool may_enter(const struct mover *m, enum titan_hazard hazard, enum titan_entering rule)
{
	return rule == ENTER_ALL || (rule == ENTER_NATIVES && knows(m, hazard));
}

/* Cost of walking into a hex across a side, -1: from off the map; 0: impossible. Hex and hexside
 * together cost at most two, and the first hex of a move what there is, unless house rules say
 * otherwise. */
static int walk_cost(const struct mover *m, int hex, int from_side, bool first)
{
	enum titan_hazard terrain = titan_terrain(m->land, hex), side = HAZARD_NONE;
	const struct titan_hazard_row *row = &titan_hazards[terrain], *edge;
	bool upper = false, slow = row->slows_walkers && !knows(m, terrain), climb;
	int cost;

	if (m->occupied >> hex & 1 || !may_enter(m, terrain, row->walk))
		return 0;
	if (from_side >= 0)
		side = titan_hexside(m->land, hex, from_side, &upper);
	edge = &titan_hazards[side];
	if (side != HAZARD_NONE && !may_enter(m, side, edge->walk))
		return 0;
	/* climbing into the hex */
	climb = upper && edge->slows_walkers && (edge->slows_natives_too || !knows(m, side));
	cost = 1 + (titan_house(m->t, HOUSE_cumulative_slow) ? slow + climb : slow || climb);
	return first && cost > m->skill && titan_house(m->t, HOUSE_one_hex) ? m->skill : cost;
}

static bool may_fly_over(const struct mover *m, int hex)
{
	enum titan_hazard terrain = titan_terrain(m->land, hex);

	return !titan_hazards[terrain].no_flying_over || knows(m, terrain);
}

/* Extra cost of landing over flying past; -1: impossible. */
static int landing(const struct mover *m, int hex)
{
	enum titan_hazard terrain = titan_terrain(m->land, hex);

	if (m->occupied >> hex & 1 || !may_enter(m, terrain, titan_hazards[terrain].land))
		return -1;
	return titan_hazards[terrain].slows_landing && !knows(m, terrain);
}

/* at[c] holds the hexes reached at cost c. */
static void put(const struct mover *m, titan_hexes at[], int cost, int hex)
{
	if (cost > m->skill)
		return;
	for (int c = 0; c <= cost; c++)
		if (at[c] >> hex & 1)
			return;
	at[cost] |= 1u << hex;
}

static void put_entry(const struct mover *m, titan_hexes at[], titan_hexes entry)
{
	for (int hex = 0; entry >> hex; hex++) {
		int cost = m->flies ? may_fly_over(m, hex) : walk_cost(m, hex, -1, true);

		if (entry >> hex & 1 && cost)
			put(m, at, cost, hex);
	}
}

static void spread(const struct mover *m, titan_hexes at[], int cost)
{
	for (int hex = 0; at[cost] >> hex; hex++)
		for (int side = 0; at[cost] >> hex & 1 && side < TITAN_SIDES; side++) {
			int next = titan_neighbour(hex, side), more;

			if (next < 0)
				continue;
			more = m->flies ? may_fly_over(m, next)
			                : walk_cost(m, next, (side + 3) % TITAN_SIDES, cost == 0);
			if (more)
				put(m, at, cost + more, next);
		}
}

/* hex -1: from outside the map. */
static void search(const struct mover *m, int hex, titan_hexes entry, struct titan_reach *reach)
{
	titan_hexes at[8] = { 0 };

	if (hex >= 0)
		at[0] = 1u << hex;
	else
		put_entry(m, at, entry);
	for (int cost = 0; cost < m->skill; cost++)
		spread(m, at, cost);
	for (int cost = 1; cost <= m->skill; cost++)
		for (int to = 0; at[cost] >> to; to++) {
			int more = m->flies ? landing(m, to) : 0;

			/* a longer way over a slope may find the hex again: keep the first */
			if (!(at[cost] >> to & 1) || reach->hexes >> to & 1 || more < 0 ||
			    cost + more > m->skill)
				continue;
			reach->hexes |= 1u << to;
			reach->cost[to] = (int8_t)(cost + more);
		}
}

/* In a Tower the defender sets up on the tower hexes instead of entering. */
static titan_hexes setup_of(const struct titan *t, const struct titan_unit *u)
{
	bool first = u->side == SIDE_DEFENDER && u->hex < 0 && !u->fresh && t->battle.turn <= 1;

	return first ? titan_setup_hexes(t->battle.land) : 0;
}

static void set_up(const struct mover *m, titan_hexes hexes, struct titan_reach *reach)
{
	each_of (hex, hexes)
		if (landing(m, hex) >= 0)
			reach->hexes |= 1u << hex;
}

static titan_hexes beside_enemies(const struct titan *t, const struct titan_unit *u, titan_hexes hexes)
{
	titan_hexes set = 0;

	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *enemy = &t->battle.unit[i];

		for (int side = 0; enemy->side != u->side && enemy->hex >= 0 && side < TITAN_SIDES; side++) {
			int hex = titan_neighbour(enemy->hex, side);
			bool upper;

			if (hex >= 0 &&
			    !titan_hazards[titan_hexside(t->battle.land, enemy->hex, side, &upper)]
			             .blocks_strikes)
				set |= 1u << hex;
		}
	}
	return set & hexes;
}

static bool may_go(const struct titan *t, int unit, struct reason *why)
{
	const struct titan_unit *u = &t->battle.unit[unit];
	const char *id = titan_steps[t->step].id;

	if (titan_is_slain(u))
		return reason_set(why, _("%s: %s is slain"), id, ID(t, unit));
	if (u->moved)
		return reason_set(why, _("%s: %s has moved this battle turn: `undo` corrects"), id,
		                  ID(t, unit));
	if (!titan_contacts(t, unit))
		return true;
	return reason_set(why, _("%s: %s is in contact with %s and may not move"), id, ID(t, unit),
	                  IDS(t, titan_contacts(t, unit)));
}

void titan_reach_of(const struct titan *t, int unit, struct titan_reach *reach, struct reason *why)
{
	const struct titan_battle *b = &t->battle;
	const struct titan_unit *u = &b->unit[unit];
	titan_hexes setup = setup_of(t, u);
	struct mover m;

	reach->hexes = reach->standing = 0;
	if (!may_go(t, unit, why))
		return;
	m = mover_of(t, unit);
	memset(reach->cost, 0, sizeof reach->cost);
	if (setup)
		set_up(&m, setup, reach);
	else
		search(&m, u->hex, titan_entry_hexes(b->side, u->side), reach);
	reach->standing = beside_enemies(t, u, reach->hexes);
}

/* ---- enter, move, hold ---- */

static bool read_mover(struct call *call, enum titan_may verb, int *unit)
{
	const struct titan *t = call->state;
	const struct titan_unit *u;

	if (!titan_has_battle(call))
		return false;
	if (!(titan_steps[t->step].may & verb))
		return titan_not_here(call, titan_may_word(verb));
	if (!titan_read_unit(call, unit))
		return false;
	u = &t->battle.unit[*unit];
	if (u->side != titan_speaker(t))
		return REFUSE(call, _("%s: %s does not move now, only %s's units"), ID(t, *unit),
		              titan_side_name(titan_speaker(t)));
	return true;
}

static bool not_there(struct call *call, int unit, int hex, const struct titan_reach *reach)
{
	const struct titan *t = call->state;
	const char *step = titan_here(call);
	char list[TITAN_LIST] = "";
	int there = titan_unit_at(t, hex);

	each_of (i, reach->hexes)
		said_list_add(list, sizeof list, "%s", titan_hex_label(i));
	if (!reach->hexes)
		return reason_set(call->why, _("%s: %s cannot go anywhere: `hold %s`"), step, ID(t, unit),
		                  ID(t, unit));
	if (there >= 0 && there != unit)
		return reason_set(call->why, _("%s: %s stands on %s"), step, ID(t, there),
		                  titan_hex_label(hex));
	return reason_set(call->why, _("%s: %s cannot reach %s, only %s"), step, ID(t, unit),
	                  titan_hex_label(hex), list);
}

static bool go(struct call *call, int unit, int hex)
{
	struct titan *t = call->state;
	struct titan_unit *u = &t->battle.unit[unit];
	struct titan_reach reach;
	struct reason why = { 0 };
	char from[TITAN_LABEL];

	titan_reach_of(t, unit, &reach, &why);
	if (!reach.hexes && why.text[0]) {
		if (call->why)
			*call->why = why;
		return false;
	}
	if (!(reach.hexes >> hex & 1))
		return not_there(call, unit, hex, &reach);
	snprintf(from, sizeof from, "%s", titan_hex_label(u->hex));
	u->hex = hex;
	u->entered = u->moved = true;
	u->held = false;
	if (from[0])
		said_line(call->said, _("%s moves from %s to %s, cost %d"), ID(t, unit), from,
		          titan_hex_label(hex), reach.cost[hex]);
	else
		said_line(call->said, _("%s enters %s, cost %d"), ID(t, unit), titan_hex_label(hex),
		          reach.cost[hex]);
	said_change(call->said, ID(t, unit), NULL, "%s -> %s", from[0] ? from : _("outside"),
	            titan_hex_label(hex));
	return true;
}

bool titan_do_enter(struct call *call)
{
	const struct titan *t = call->state;
	int unit = 0, hex = 0;

	if (!read_mover(call, MAY_ENTER, &unit) || !titan_read_hex(call, &hex))
		return false;
	if (t->battle.unit[unit].hex >= 0)
		return REFUSE(call, _("%s: %s is on the map: `move %s %s`"), ID(t, unit), ID(t, unit),
		              titan_hex_label(hex));
	return go(call, unit, hex);
}

bool titan_do_move(struct call *call)
{
	const struct titan *t = call->state;
	int unit = 0, hex = 0;

	if (t->step == STEP_2_3)
		return t->board ? titan_do_board_march(call) : titan_do_march(call);
	if (!read_mover(call, MAY_MOVE, &unit) || !titan_read_hex(call, &hex))
		return false;
	if (t->battle.unit[unit].hex < 0)
		return REFUSE(call, _("%s: %s is outside the map: `enter %s %s`"), ID(t, unit), ID(t, unit),
		              titan_hex_label(hex));
	return go(call, unit, hex);
}

bool titan_do_hold(struct call *call)
{
	struct titan *t = call->state;
	struct titan_unit *u;
	int unit = 0;

	if (!read_mover(call, MAY_HOLD, &unit))
		return false;
	u = &t->battle.unit[unit];
	if (u->moved || u->held)
		return REFUSE(call, _("%s: %s has moved this battle turn: `undo` corrects"), ID(t, unit));
	u->moved = true;
	u->held = u->hex < 0;
	said_line(call->said, u->held ? _("%s stays outside") : _("%s stays where it is"), ID(t, unit));
	said_change(call->said, ID(t, unit), NULL, u->held ? _("stays outside") : _("stays"));
	return true;
}

/* ---- summon, reinforce ---- */

bool titan_do_summon(struct call *call)
{
	struct titan *t = call->state;
	int choice;

	if (!titan_may_say(call, MAY_SUMMON) || !args_choice(&call->args, LORD_WORDS, &choice))
		return false;
	if (t->whole && !titan_lend(call, choice ? CREATURE_ARCHANGEL : CREATURE_ANGEL))
		return false;
	t->battle.summoned = true;
	return titan_call_in(call, SIDE_ATTACKER, choice ? CREATURE_ARCHANGEL : CREATURE_ANGEL);
}

bool titan_do_reinforce(struct call *call)
{
	struct titan *t = call->state;
	char list[TITAN_LIST] = "";
	uint32_t set;
	int creature;

	if (!titan_may_say(call, MAY_REINFORCE) || !titan_read_creature(call, &creature))
		return false;
	set = titan_reinforcements(t);
	each_of (i, set)
		said_list_add(list, sizeof list, "%s", titan_name(i));
	if (!(set >> creature & 1))
		return REFUSE(call,
		              list[0] ? _("%s: the defender cannot recruit %s here, only: %s")
		                      : _("%s: the defender cannot recruit anything here, not even %s"),
		              titan_name(creature), list);
	t->battle.reinforced = true;
	return titan_call_in(call, SIDE_DEFENDER, creature);
}

/* ---- leaving the maneuver ---- */

bool titan_done_maneuver(const struct call *call)
{
	const struct titan *t = call->state;
	titan_units waiting = titan_waiting(t);
	bool one = !(waiting & (waiting - 1));

	return !waiting || REFUSE(call,
	                          one ? _("%s: enter %s, or hold it and it dies")
	                              : _("%s: enter %s, or hold them and they die"),
	                          IDS(t, waiting));
}

/* Units left outside die; summoned or reinforced ones go back (2.5.6.4.x.1). */
static void give_up_outside(struct call *call, enum titan_side side)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;

	for (int i = 0; i < b->units; i++) {
		struct titan_unit *u = &b->unit[i];

		if (u->side != side || u->hex >= 0 || !titan_is_living(u))
			continue;
		u->fate = u->fresh ? FATE_UNDONE : FATE_DEAD;
		if (u->fresh && side == SIDE_ATTACKER) {
			b->summoned = false;
			titan_send_back(t, u);
		} else if (u->fresh)
			b->reinforced = false;
		said_line(call->said,
		          u->fresh ? _("%s did not enter and goes back") : _("%s did not enter and dies"),
		          ID(t, i));
		said_change(call->said, ID(t, i), NULL, u->fresh ? _("goes back") : _("dies outside"));
	}
}

enum titan_step_id titan_leave_maneuver(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	enum titan_side side = titan_speaker(t);

	give_up_outside(call, side);
	if (side == SIDE_DEFENDER)
		return STEP_NONE;
	if (b->window == WINDOW_OPEN)
		b->window = WINDOW_PAST;
	b->began = true; /* the defender's right to a reinforcement (2.5.6.4.2.1) */
	for (int i = 0; i < b->units; i++)
		b->committed = b->committed || (b->unit[i].side == SIDE_ATTACKER && b->unit[i].entered);
	return STEP_NONE;
}
