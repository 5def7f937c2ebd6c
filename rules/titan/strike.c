/* SPDX-License-Identifier: MIT */
/*
 * Evaluates strikes: dice and strike number with named modifiers from the hazard
 * chart, exact chances, targets of excess hits, and announcements worth making.
 * Changes no state.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { NEAR = 2, RANGE_MOST = 4, NUMBER_MOST = 6 };

const char *const titan_why_words[TITAN_WHYS] = {
	NULL,    "not_a_rangestriker", "in_contact", "out_of_range", "target_is_lord", "los_blocked",
	"cliff", "not_your_step",      "has_struck", "slain",
};

/* One strike: both units and the ground between, looked up once. */
struct duel {
	const struct titan *t;
	const struct titan_unit *striker, *target;
	const struct titan_facts *facts; /* the striker's */
	unsigned natives, target_natives;
	enum titan_hazard from, into, side;
	bool down, up;
};

static bool knows(unsigned natives, enum titan_hazard hazard)
{
	return natives >> hazard & 1;
}

static void give(struct titan_strike *s, const char *name, enum titan_gives gives, int by)
{
	if (by && s->modifiers < TITAN_MODIFIERS)
		s->modifier[s->modifiers++] = (struct titan_modifier){ name, gives, by };
}

static int sum(const struct titan_strike *s, enum titan_gives gives)
{
	int all = 0;

	for (int i = 0; i < s->modifiers; i++)
		if (s->modifier[i].gives == gives)
			all += s->modifier[i].by;
	return all;
}

/* ---- at close quarters ---- */

static void hexside_gives(const struct duel *d, struct titan_strike *s)
{
	const struct titan_hazard_row *row = &titan_hazards[d->side];
	bool native = knows(d->natives, d->side);

	if (d->down) {
		s->bonus = native ? row->down_native_dice : 0;
		give(s, row->name, GIVES_DICE, s->bonus);
		give(s, row->name, GIVES_SKILL, row->down_all_skill);
	}
	if (d->up) {
		give(s, row->name, GIVES_DICE, native ? 0 : row->up_other_dice);
		give(s, row->name, GIVES_SKILL,
		     native ? row->up_all_skill : row->up_all_skill + row->up_other_skill);
	}
}

static void near_gives(const struct duel *d, struct titan_strike *s)
{
	const struct titan_hazard_row *from = &titan_hazards[d->from], *into = &titan_hazards[d->into];

	give(s, from->name, GIVES_DICE, knows(d->natives, d->from) ? from->out_native_dice : 0);
	give(s, from->name, GIVES_SKILL, knows(d->natives, d->from) ? 0 : from->out_other_skill);
	hexside_gives(d, s);
	if (knows(d->target_natives, d->into) && !knows(d->natives, d->into))
		give(s, into->name, GIVES_NUMBER, into->into_native_number);
}

/* ---- from afar ---- */

static bool is_spared(const struct duel *d)
{
	return d->facts->magic;
}

/* A native in bramble or a volcano is harder to hit; in bramble only for non-natives. */
static int cover(const struct duel *d)
{
	const struct titan_hazard_row *into = &titan_hazards[d->into];

	if (!knows(d->target_natives, d->into) || (knows(d->natives, d->into) && !into->range_into_any))
		return 0;
	if (is_spared(d) && !titan_choice(d->t, DISPUTE_warlock_bramble_volcano))
		return 0;
	return into->range_into_number;
}

static void far_gives(const struct duel *d, const struct titan_sight *sight, struct titan_strike *s)
{
	const struct titan_hazard_row *from = &titan_hazards[d->from],
				      *bramble = &titan_hazards[HAZARD_BRAMBLE];
	const struct titan_hazard_row *wall = &titan_hazards[HAZARD_WALL];

	give(s, from->name, GIVES_DICE, knows(d->natives, d->from) ? from->range_out_native_dice : 0);
	give(s, titan_hazards[d->into].name, GIVES_NUMBER, cover(d));
	if (is_spared(d))
		return;
	give(s, N_("Range"), GIVES_SKILL, s->range == RANGE_MOST ? -1 : 0);
	if (!knows(d->natives, HAZARD_BRAMBLE))
		give(s, bramble->name, GIVES_SKILL, bramble->range_through_skill * sight->brambles);
	give(s, wall->name, GIVES_SKILL, wall->range_up_skill * sight->walls_up);
}

/* ---- both ---- */

static enum titan_why why_not_far(const struct duel *d, int striker, const struct titan_sight *sight,
                                  const struct titan_strike *s)
{
	if (!d->facts->rangestrikes)
		return s->range == NEAR ? STRIKE_CLIFF : STRIKE_NOT_A_RANGESTRIKER;
	if (s->range == NEAR && (!is_spared(d) || titan_choice(d->t, DISPUTE_warlock_adjacent)))
		return STRIKE_CLIFF;
	if (titan_contacts(d->t, striker)) /* slain units that still stand count too */
		return STRIKE_IN_CONTACT;
	if (s->range > RANGE_MOST || s->range > d->striker->skill)
		return STRIKE_OUT_OF_RANGE;
	if (titan_creatures[d->target->creature].rank == CLASS_LORD && !is_spared(d))
		return STRIKE_TARGET_IS_LORD;
	return sight->clear || is_spared(d) ? STRIKE_LEGAL : STRIKE_LOS_BLOCKED;
}

/* The step of the striker's side; a strike back allows no rangestrike. */
static bool is_the_step(const struct duel *d, bool rangestrike)
{
	const struct titan_step *step = &titan_steps[d->t->step];

	return step->may & (MAY_STRIKE | MAY_CARRY) && titan_speaker(d->t) == d->striker->side &&
	       (step->phase == PHASE_STRIKE || (step->phase == PHASE_STRIKEBACK && !rangestrike));
}

static struct duel meet(const struct titan *t, int striker, int target)
{
	struct duel d = {
		.t = t,
		.striker = &t->battle.unit[striker],
		.target = &t->battle.unit[target],
	};
	int side;

	d.facts = titan_facts_of(t, d.striker->creature);
	d.natives = d.facts->natives;
	d.target_natives = titan_creatures[d.target->creature].natives;
	if (d.striker->hex < 0 || d.target->hex < 0)
		return d;
	d.from = titan_terrain(t->battle.land, d.striker->hex);
	d.into = titan_terrain(t->battle.land, d.target->hex);
	side = titan_side_towards(d.striker->hex, d.target->hex);
	if (side >= 0) {
		d.side = titan_hexside(t->battle.land, d.striker->hex, side, &d.down);
		d.up = d.side != HAZARD_NONE && !d.down;
	}
	return d;
}

static int clamp(int number, int least, int most)
{
	return number < least ? least : number > most ? most : number;
}

/* 4, less the striker's skill, and the target's; then what the target's hex adds. */
static void count(const struct duel *d, struct titan_strike *s)
{
	int least = titan_choice(d->t, DISPUTE_min_strike_number) ? 2 : 1;

	s->dice = (s->rangestrike ? d->striker->power / 2 : d->striker->power) + sum(s, GIVES_DICE);
	s->skill = d->striker->skill + sum(s, GIVES_SKILL);
	s->number = clamp(4 - s->skill + d->target->skill, least, NUMBER_MOST) + sum(s, GIVES_NUMBER);
	s->number = clamp(s->number, least, NUMBER_MOST);
}

void titan_strike_of(const struct titan *t, int striker, int target, int via, struct titan_strike *s)
{
	struct duel d = meet(t, striker, target);
	struct titan_sight sight = { 0 };

	*s = (struct titan_strike){ .via = -1 };
	s->hits_left = titan_hits_left(d.target);
	if (d.striker->hex < 0 || d.target->hex < 0) {
		s->why = STRIKE_OUT_OF_RANGE;
		count(&d, s);
		return;
	}
	s->range = titan_distance(d.striker->hex, d.target->hex) + 1;
	s->rangestrike = s->range > NEAR || titan_hazards[d.side].blocks_strikes;
	if (s->rangestrike) {
		titan_sight_of(t, t->battle.land, d.striker->hex, d.target->hex, via, &sight);
		s->via = sight.hexes == 1 ? sight.over[0] : -1;
		far_gives(&d, &sight, s);
		s->why = why_not_far(&d, striker, &sight, s);
	} else {
		near_gives(&d, s);
	}
	count(&d, s);
	if (titan_is_slain(d.target))
		s->why = STRIKE_SLAIN;
	else if (s->why == STRIKE_LEGAL && d.striker->struck)
		s->why = STRIKE_HAS_STRUCK;
	else if (s->why == STRIKE_LEGAL && !is_the_step(&d, s->rangestrike))
		s->why = STRIKE_NOT_YOUR_STEP;
}

/* ---- chances ---- */

/* Each die hits on its own: the binomial distribution, term by term. */
void titan_chances_of(int dice, int number, int hits_left, struct titan_chances *chances)
{
	int faces = 7 - clamp(number, 1, NUMBER_MOST);
	double miss = (6 - faces) / 6.0, odds = faces < 6 ? (double)faces / (6 - faces) : 0, term = 1;

	chances->dice = dice = clamp(dice, 0, TITAN_DICE_MAX);
	chances->kill = 0;
	for (int i = 0; i < dice; i++)
		term *= miss;
	for (int k = 0; k <= dice; k++) {
		chances->hits[k] = faces < 6 ? term : k == dice;
		if (k >= hits_left)
			chances->kill += chances->hits[k];
		term = term * odds * (dice - k) / (k + 1);
	}
	if (chances->kill > 1)
		chances->kill = 1;
}

/* ---- excess ---- */

static bool is_up_a_dune(const struct duel *d)
{
	return d->up && d->side == HAZARD_DUNE;
}

/* Living enemies in contact, but for the target. */
static titan_units others_in_contact(const struct titan *t, int striker, int target)
{
	titan_units set = titan_contacts(t, striker) & ~(1u << target);

	for (int i = 0; i < t->battle.units; i++)
		if (!titan_is_living(&t->battle.unit[i]))
			set &= ~(1u << i);
	return set;
}

/* Others whose own number is not higher and whose own dice are not fewer. Only a strike up a
 * dune carries up a dune. */
static titan_units qualified(const struct titan *t, int striker, int target, int dice, int number)
{
	titan_units others = others_in_contact(t, striker, target), set = 0;
	struct duel first = meet(t, striker, target);

	each_of (i, others) {
		struct titan_strike own;
		struct duel d;

		d = meet(t, striker, i);
		titan_strike_of(t, striker, i, -1, &own);
		if (own.number <= number && own.dice >= dice && (is_up_a_dune(&first) || !is_up_a_dune(&d)))
			set |= 1u << i;
	}
	return set;
}

/* Dispute carry_raised_targets: the units that require this announcement, and those that require
 * none. */
static titan_units named(const struct titan *t, int striker, int target, const struct titan_strike *natural,
                         int dice, int number)
{
	titan_units set = qualified(t, striker, target, dice, number);
	titan_units free_of_it = qualified(t, striker, target, natural->dice, natural->number);

	for (int i = 0; set >> i; i++) {
		struct titan_strike own;

		titan_strike_of(t, striker, i, -1, &own);
		if ((own.dice < natural->dice ? own.dice : natural->dice) != dice ||
		    (own.number > natural->number ? own.number : natural->number) != number)
			set &= ~(1u << i);
	}
	return set | free_of_it;
}

static titan_units who_may_have(const struct titan *t, int striker, int target,
                                const struct titan_strike *natural, int dice, int number)
{
	if (natural->rangestrike)
		return 0;
	return titan_choice(t, DISPUTE_carry_raised_targets)
	               ? named(t, striker, target, natural, dice, number)
	               : qualified(t, striker, target, dice, number);
}

titan_units titan_carry_of(const struct titan *t, int striker, int target, int dice, int number)
{
	struct titan_strike natural;

	titan_strike_of(t, striker, target, -1, &natural);
	return dice > natural.hits_left ? who_may_have(t, striker, target, &natural, dice, number) : 0;
}

titan_units titan_carry_now(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	struct titan_strike natural;

	if (b->carry <= 0 || b->striker < 0)
		return 0;
	titan_strike_of(t, b->striker, b->target, -1, &natural);
	return who_may_have(t, b->striker, b->target, &natural, b->dice, b->number);
}

/* Dispute carry_penalty_mix: not all sources offer fewer dice with a lower number, or more dice
 * with a higher one. */
static bool is_mixed(const struct titan_strike *natural, const struct titan_strike *own)
{
	return (own->dice < natural->dice && own->number < natural->number) ||
	       (own->dice > natural->dice && own->number > natural->number);
}

static void add_choice(int *list, int *count, int value)
{
	for (int i = 0; i < *count; i++)
		if (list[i] == value)
			return;
	list[(*count)++] = value;
}

/* Whether a listed announcement is no worse and reaches at least the same units. */
static bool is_beaten(const struct titan_announce *list, int count, const struct titan_announce *a)
{
	for (int i = 0; i < count; i++)
		if (list[i].dice >= a->dice && list[i].number <= a->number && !(a->carry & ~list[i].carry))
			return true;
	return false;
}

/* Dice and numbers of the other units in contact that are worse than natural. */
static void worse_choices(const struct titan *t, int striker, int target, const struct titan_strike *natural,
                          int dice[], int *dices, int number[], int *numbers)
{
	titan_units others = others_in_contact(t, striker, target);

	dice[(*dices)++] = natural->dice;
	number[(*numbers)++] = natural->number;
	each_of (i, others) {
		struct titan_strike own;

		titan_strike_of(t, striker, i, -1, &own);
		if (titan_choice(t, DISPUTE_carry_penalty_mix) && is_mixed(natural, &own))
			continue;
		if (own.dice < natural->dice && own.dice >= natural->dice - natural->bonus)
			add_choice(dice, dices, own.dice);
		if (own.number > natural->number)
			add_choice(number, numbers, own.number);
	}
}

int titan_announces_of(const struct titan *t, int striker, int target,
                       struct titan_announce out[TITAN_ANNOUNCES])
{
	int dice[TITAN_SIDES + 1], number[TITAN_SIDES + 1], dices = 0, numbers = 0, count = 1;
	struct titan_announce list[TITAN_ANNOUNCES + 1];
	struct titan_strike natural;

	titan_strike_of(t, striker, target, -1, &natural);
	if (natural.rangestrike)
		return 0;
	worse_choices(t, striker, target, &natural, dice, &dices, number, &numbers);
	list[0] = (struct titan_announce){ natural.dice, natural.number,
		                           titan_carry_of(t, striker, target, natural.dice, natural.number) };
	/* from the least worse on, so that a better one is listed first */
	for (int d = natural.dice; d >= natural.dice - natural.bonus && d > 0; d--)
		for (int n = natural.number; n <= NUMBER_MOST; n++) {
			struct titan_announce a = { d, n, 0 };
			bool given = false, raised = false;

			for (int i = 0; i < dices; i++)
				given |= dice[i] == d;
			for (int i = 0; i < numbers; i++)
				raised |= number[i] == n;
			if (!given || !raised || count > TITAN_ANNOUNCES)
				continue;
			a.carry = titan_carry_of(t, striker, target, d, n);
			if (!is_beaten(list, count, &a))
				list[count++] = a;
		}
	memcpy(out, list + 1, (size_t)(count - 1) * sizeof *out);
	return count - 1;
}

static bool is_legal(const struct titan *t, int striker, int target)
{
	struct titan_strike strike;

	if (t->battle.unit[striker].side == t->battle.unit[target].side ||
	    t->battle.unit[striker].fate != FATE_LIVES || t->battle.unit[target].fate != FATE_LIVES)
		return false;
	titan_strike_of(t, striker, target, -1, &strike);
	return strike.why == STRIKE_LEGAL;
}

titan_units titan_targets_of(const struct titan *t, int striker)
{
	titan_units set = 0;

	for (int i = 0; i < t->battle.units; i++)
		if (is_legal(t, striker, i))
			set |= 1u << i;
	return set;
}

void titan_duel_of(const struct titan *t, int striker, int target, struct titan_duel *duel)
{
	const struct titan_battle *b = &t->battle;
	bool declared = b->striker == striker && b->target == target;

	*duel = (struct titan_duel){ .striker = striker, .target = target };
	titan_strike_of(t, striker, target, declared ? b->via : -1, &duel->strike);
	duel->dice = declared && b->dice ? b->dice : duel->strike.dice;
	duel->number = declared && b->number ? b->number : duel->strike.number;
	titan_chances_of(duel->dice, duel->number, duel->strike.hits_left, &duel->chances);
}

/* ---- in words ---- */

/* "<1%" and ">99%": never round to impossible or certain. */
const char *titan_percent(double chance, char out[16])
{
	if (chance > 0 && chance < 0.005)
		snprintf(out, 16, "<1%%");
	else if (chance > 0.995 && chance < 1 - 1e-12)
		snprintf(out, 16, ">99%%");
	else
		snprintf(out, 16, "%.0f%%", chance * 100);
	return out;
}

void titan_strike_brief(const struct titan_duel *d, char *out, size_t size)
{
	char kill[16];

	if (d->chances.kill <= 0) {
		snprintf(out, size, P_("%d die %d+, no kill", "%d dice %d+, no kill", d->dice), d->dice,
		         d->number);
		return;
	}
	snprintf(out, size, P_("%d die %d+, kills %s", "%d dice %d+, kills %s", d->dice), d->dice, d->number,
	         titan_percent(d->chances.kill, kill));
}

void titan_why_text(const struct titan *t, int striker, int target, const struct titan_strike *s, char *out,
                    size_t size)
{
	static const char *const texts[TITAN_WHYS] = {
		[STRIKE_LEGAL] = N_("%s may strike %s"),
		[STRIKE_NOT_A_RANGESTRIKER] = N_("%s is not in contact with %s and cannot rangestrike"),
		[STRIKE_IN_CONTACT] = N_("%s is in contact (slain enemies count) and cannot rangestrike %s"),
		[STRIKE_OUT_OF_RANGE] = N_("%s cannot rangestrike %s: out of range, 3 hexes up to its skill, "
		                           "at most 4, counting both ends"),
		[STRIKE_TARGET_IS_LORD] =
			N_("%s cannot rangestrike %s: only a Warlock may rangestrike a lord"),
		[STRIKE_LOS_BLOCKED] = N_("%s cannot see %s: the line of sight is blocked"),
		[STRIKE_CLIFF] = N_("%s and %s have a cliff between them: no contact"),
		[STRIKE_NOT_YOUR_STEP] = N_("%s does not strike %s in this step"),
		[STRIKE_HAS_STRUCK] = N_("%s has struck this battle turn and cannot strike %s"),
		[STRIKE_SLAIN] = N_("%s cannot strike %s: it is already slain"),
	};
	char text[200];

	if (s->why == STRIKE_NOT_YOUR_STEP && s->rangestrike &&
	    titan_steps[t->step].phase == PHASE_STRIKEBACK)
		snprintf(text, sizeof text, _("%s cannot rangestrike %s when striking back"), ID(t, striker),
		         ID(t, target));
	else
		snprintf(text, sizeof text, _(texts[s->why]), ID(t, striker), ID(t, target));
	snprintf(out, size, "%s: %s", titan_steps[t->step].id, text);
}
