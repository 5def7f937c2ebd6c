/* SPDX-License-Identifier: MIT */
/*
 * Verbs that give hits: drift (2.5.6.4.x.3), declare and strike (x.4, x.6), carry
 * (x.4.3, x.6.3); and when those steps may be left.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { ROLLING = 2, CARRYING = 3 }; /* the paragraphs x.4.2 and x.4.3 after x.4 */

/* x.4 or x.6 of the present battle turn. */
static enum titan_step_id strikes_step(const struct titan *t)
{
	return titan_step_of(titan_side_on_turn(t), titan_steps[t->step].phase == PHASE_STRIKE
	                                                    ? STEP_2_5_6_4_1_4
	                                                    : STEP_2_5_6_4_1_6);
}

/* ---- drift ---- */

bool titan_do_drift(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	bool hurt = false;

	if (!titan_may_say(call, MAY_DRIFT))
		return false;
	if (b->drifted)
		return REFUSE(call, _("%s: drift has done its damage this battle turn: `step`"));
	each_of (i, titan_in_drift(t)) {
		struct titan_unit *u = &b->unit[i];

		if (titan_is_slain(u))
			continue;
		u->hits++;
		hurt = true;
		said_line(call->said,
		          titan_is_slain(u) ? _("drift: %s, hit %d of %d, slain")
		                            : _("drift: %s, hit %d of %d"),
		          ID(t, i), u->hits, u->power);
		said_change(call->said, ID(t, i), _("drift"), _("hits %d -> %d"), u->hits - 1, u->hits);
	}
	if (!hurt)
		said_both(call->said, _("drift hurts nobody"));
	b->drifted = true;
	titan_choose_drift_step(t);
	return true;
}

/* ---- what is announced ---- */

struct announced {
	int striker, target, number, dice, via;
	int said_number, said_dice, said_via; /* 0, 0, -1: absent from the line */
	struct titan_strike natural;
};

static bool read_via(struct call *call, struct announced *a)
{
	const struct titan *t = call->state;
	int from = t->battle.unit[a->striker].hex, to = t->battle.unit[a->target].hex;
	struct titan_sight sight = { 0 };

	if (!titan_read_key_hex(call, "via", &a->said_via))
		return false;
	if (a->said_via < 0)
		return true;
	a->via = a->said_via;
	if (from >= 0 && to >= 0)
		titan_sight_of(t, t->battle.land, from, to, a->via, &sight);
	for (int i = 0; i < sight.hexes; i++)
		if (sight.over[i] == a->via)
			return true;
	return REFUSE(call, _("%s: the line of sight does not run along %s"), titan_hex_label(a->via));
}

/* A player may announce a worse number or fewer dice in order to carry (x.4.1). */
static bool read_worse(struct call *call, struct announced *a)
{
	const struct titan_strike *s = &a->natural;
	int number, dice;

	if (!args_key_number(&call->args, "number", 1, 6, &a->said_number) ||
	    !args_key_number(&call->args, "dice", 1, TITAN_DICE_MAX, &a->said_dice))
		return false;
	number = a->said_number ? a->said_number : s->number;
	dice = a->said_dice ? a->said_dice : s->dice;
	if (s->rangestrike && (number != s->number || dice != s->dice))
		return REFUSE(call, _("%s: a rangestrike carries nothing: roll %d dice at %d"), s->dice,
		              s->number);
	if (number < s->number)
		return REFUSE(call, _("%s: the strike number is %d: a worse one is higher"), s->number);
	if (dice > s->dice || dice < s->dice - s->bonus)
		return REFUSE(call,
		              s->bonus ? _("%s: of %d dice only those for the hexside may be given up: roll "
		                           "%d at least")
		                       : _("%s: none of the %d dice come from a hexside: roll them all"),
		              s->dice, s->dice - s->bonus);
	a->number = number;
	a->dice = dice;
	return true;
}

/* Dispute carry_penalty_mix: if refused, only titan_announces_of() is legal. */
static bool is_offered(struct call *call, const struct announced *a)
{
	const struct titan *t = call->state;
	struct titan_announce list[TITAN_ANNOUNCES];
	int count;

	if (!titan_choice(t, DISPUTE_carry_penalty_mix) ||
	    (a->number == a->natural.number && a->dice == a->natural.dice))
		return true;
	count = titan_announces_of(t, a->striker, a->target, list);
	for (int i = 0; i < count; i++)
		if (list[i].dice == a->dice && list[i].number == a->number)
			return true;
	return REFUSE(call, _("%s: %d dice at %d may not be announced (dispute carry_penalty_mix)"), a->dice,
	              a->number);
}

static bool read_ends(struct call *call, struct announced *a)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;

	if (!titan_read_unit(call, &a->striker) || !titan_read_unit(call, &a->target))
		return false;
	if (b->unit[a->striker].side != titan_speaker(t))
		return REFUSE(call, _("%s: %s does not strike now, only %s's units"), ID(t, a->striker),
		              titan_side_name(titan_speaker(t)));
	if (b->unit[a->target].side == b->unit[a->striker].side)
		return REFUSE(call, _("%s: %s and %s are on the same side"), ID(t, a->striker),
		              ID(t, a->target));
	/* another strike is declared and not rolled yet */
	return b->striker < 0 || (b->striker == a->striker && b->target == a->target) ||
	       titan_done_roll(call);
}

/* The roll keeps what was declared (x.4.1). */
static bool as_declared(struct call *call, struct announced *a)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;

	if ((a->said_number && a->said_number != b->number) || (a->said_dice && a->said_dice != b->dice) ||
	    (a->said_via >= 0 && a->said_via != b->via))
		return REFUSE(call, _("%s: %d dice at %d are declared: `undo` corrects"), b->dice, b->number);
	a->number = b->number;
	a->dice = b->dice;
	return true;
}

static bool read_announced(struct call *call, struct announced *a)
{
	const struct titan *t = call->state;
	bool declared = t->battle.striker >= 0;
	char text[300];

	*a = (struct announced){ .via = declared ? t->battle.via : -1, .said_via = -1 };
	if (!read_ends(call, a) || !read_via(call, a))
		return false;
	titan_strike_of(t, a->striker, a->target, a->via, &a->natural);
	if (a->natural.why != STRIKE_LEGAL) {
		titan_why_text(t, a->striker, a->target, &a->natural, text, sizeof text);
		return reason_set(call->why, "%s", text);
	}
	if (!read_worse(call, a) || !is_offered(call, a))
		return false;
	return !declared || as_declared(call, a);
}

static void note_strike(struct titan_battle *b, const struct announced *a)
{
	b->striker = a->striker;
	b->target = a->target;
	b->number = a->number;
	b->dice = a->dice;
	b->via = a->via;
}

bool titan_do_declare(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	struct announced a;

	if (!titan_may_say(call, MAY_DECLARE) || !read_announced(call, &a))
		return false;
	note_strike(b, &a);
	said_line(call->said, _("%s declares a strike at %s: %d dice, hits on %d or more"), ID(t, a.striker),
	          ID(t, a.target), a.dice, a.number);
	said_change(call->said, ID(t, a.striker), NULL, _("declares %s, %d dice at %d"), ID(t, a.target),
	            a.dice, a.number);
	t->step = strikes_step(t) + ROLLING;
	return true;
}

/* ---- rolling ---- */

static void keep_keys(struct line *out, const struct announced *a, bool declared)
{
	char number[8], dice[8];

	if (declared)
		return;
	snprintf(number, sizeof number, "%d", a->number);
	snprintf(dice, sizeof dice, "%d", a->dice);
	if (a->number != a->natural.number)
		line_key(out, "number", number);
	if (a->dice != a->natural.dice)
		line_key(out, "dice", dice);
	if (a->via >= 0)
		line_key(out, "via", titan_hex_label(a->via));
}

/* "strike a2 d1" becomes "strike a2 d1 3 5 6 1". */
bool titan_resolve_strike(struct call *call, struct rng *rng, struct line *out)
{
	const struct titan *t = call->state;
	struct announced a;
	bool thrown;

	if (!titan_may_say(call, MAY_STRIKE) || !read_announced(call, &a))
		return false;
	line_word(out, "strike");
	line_word(out, ID(t, a.striker));
	line_word(out, ID(t, a.target));
	thrown = args_more(&call->args);
	for (int i = 0; i < a.dice || args_more(&call->args); i++) {
		int die = 0;

		if (thrown && (i >= a.dice || !args_more(&call->args)))
			return REFUSE(call,
			              P_("%s: %s rolls %d die: type the result",
			                 "%s: %s rolls %d dice: type that many", a.dice),
			              ID(t, a.striker), a.dice);
		if (thrown && !args_number(&call->args, 1, 6, &die))
			return false;
		line_format(out, "%d", thrown ? die : (int)rng_below(rng, 6) + 1);
	}
	keep_keys(out, &a, t->battle.striker >= 0);
	return args_done(&call->args);
}

static bool read_dice(struct call *call, const struct announced *a, int *hits, char shown[4 * TITAN_DICE_MAX])
{
	int end = 0;

	*hits = 0;
	for (int i = 0; i < a->dice; i++) {
		int die;

		if (!args_number(&call->args, 1, 6, &die))
			return false;
		*hits += die >= a->number;
		if (i < TITAN_ROLL_MOST)
			((struct titan *)call->state)->battle.last.die[i] = (uint8_t)die;
		end += snprintf(shown + end, (size_t)(4 * TITAN_DICE_MAX - end), "%s%d", i ? " " : "", die);
	}
	return true;
}

/* Hits that the living units of a set can still take, at most `most`. */
static int room_for(const struct titan_battle *b, titan_units set, int most)
{
	int room = 0;

	each_of (i, set)
		room += titan_hits_left(&b->unit[i]);
	return room < most ? room : most;
}

void titan_end_strike(struct titan *t)
{
	t->step = strikes_step(t);
	titan_forget_strike(&t->battle);
}

/* The consequence first, the dice last: a message line may have no room for them. */
static void tell_strike(struct call *call, const struct announced *a, int hits, int damage)
{
	const struct titan *t = call->state;
	const struct titan_unit *target = &t->battle.unit[a->target];
	char cause[40];

	said_line(call->said, titan_is_slain(target) ? _("%s: %d of %d hits, slain") : _("%s: %d of %d hits"),
	          ID(t, a->target), target->hits, target->power);
	said_line(call->said, _("%s hits %d, needed %d"), ID(t, a->striker), hits, a->natural.hits_left);
	snprintf(cause, sizeof cause, _("struck by %s"), ID(t, a->striker));
	said_change(call->said, ID(t, a->target), cause, _("hits %d -> %d"), target->hits - damage,
	            target->hits);
}

/* `due`: some unit had to strike. */
static void tell_next(struct call *call, bool due)
{
	const struct titan *t = call->state;

	if (titan_must(t))
		said_line(call->said, _("next: %s"), ID(t, titan_member_from(titan_must(t), 0)));
	else if (due)
		said_line(call->said, "%s", _("no more strikes are due"));
	else
		return;
	said_asks(call->said);
}

bool titan_do_strike(struct call *call)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	char dice[4 * TITAN_DICE_MAX];
	struct announced a;
	titan_units others;
	int hits, damage, usable;
	bool due;

	if (!titan_may_say(call, MAY_STRIKE) || !read_announced(call, &a) ||
	    !read_dice(call, &a, &hits, dice))
		return false;
	damage = hits < a.natural.hits_left ? hits : a.natural.hits_left;
	others = a.dice > a.natural.hits_left ? titan_carry_of(t, a.striker, a.target, a.dice, a.number) : 0;
	usable = room_for(b, others, hits - damage);
	due = !a.natural.rangestrike || titan_must(t);
	b->unit[a.striker].struck = true;
	b->last.striker = a.striker;
	b->last.target = a.target;
	b->last.dice = a.dice;
	b->last.number = a.number;
	b->last.hits = hits;
	titan_note_strike(t, b->unit[a.striker].side, a.number, a.dice, hits);
	b->unit[a.target].hits += damage;
	tell_strike(call, &a, hits, damage);
	if (usable > 0) {
		note_strike(b, &a);
		b->carry = hits - damage;
		t->step = strikes_step(t) + CARRYING;
		said_line(call->said,
		          P_("%d excess hit: carry to %s", "%d excess hits: carry to %s", b->carry), b->carry,
		          IDS(t, others));
	} else {
		titan_end_strike(t);
		tell_next(call, due);
	}
	said_line(call->said, _("%s at %d"), dice, a.number);
	emit_number(call->data, "hits", hits);
	emit_number(call->data, "damage", damage);
	emit_number(call->data, "excess", hits - damage);
	emit_number(call->data, "usable", usable);
	return true;
}

/* ---- carry ---- */

int titan_usable(const struct titan *t, int unit)
{
	return unit < 0 ? 0 : room_for(&t->battle, 1u << unit, t->battle.carry);
}

static bool carry_to(struct call *call, int unit, int hits)
{
	struct titan *t = call->state;
	struct titan_battle *b = &t->battle;
	struct titan_unit *u = &b->unit[unit];
	char cause[40];

	if (hits > titan_hits_left(u))
		return REFUSE(call,
		              P_("%s: %s needs only %d more hit, not %d",
		                 "%s: %s needs only %d more hits, not %d", titan_hits_left(u)),
		              ID(t, unit), titan_hits_left(u), hits);
	u->hits += hits;
	b->carry -= hits;
	snprintf(cause, sizeof cause, _("carried by %s"), ID(t, b->striker));
	said_line(call->said,
	          titan_is_slain(u) ? _("carried to %s: %d of %d hits, slain")
	                            : _("carried to %s: %d of %d hits"),
	          ID(t, unit), u->hits, u->power);
	said_change(call->said, ID(t, unit), cause, _("hits %d -> %d"), u->hits - hits, u->hits);
	if (!titan_carry_now(t)) {
		titan_end_strike(t);
		tell_next(call, true);
	}
	return true;
}

bool titan_do_carry(struct call *call)
{
	struct titan *t = call->state;
	int unit, hits;

	if (!titan_may_say(call, MAY_CARRY))
		return false;
	if (args_flag(&call->args, "none")) {
		said_both(call->said, P_("%d excess hit is lost", "%d excess hits are lost", t->battle.carry),
		          t->battle.carry);
		titan_end_strike(t);
		return true;
	}
	if (!titan_read_unit(call, &unit))
		return false;
	if (!(titan_carry_now(t) >> unit & 1))
		return REFUSE(
			call,
			_("%s: %s may not take the excess, only %s: in contact, alive, no higher number, no "
		          "fewer dice"),
			ID(t, unit), IDS(t, titan_carry_now(t)));
	/* without N: as many as the unit can take */
	hits = titan_usable(t, unit);
	return (!args_more(&call->args) || args_number(&call->args, 1, t->battle.carry, &hits)) &&
	       carry_to(call, unit, hits);
}

/* ---- when these steps may be left ---- */

bool titan_done_drift(const struct call *call)
{
	const struct titan *t = call->state;

	if (t->battle.drifted || !titan_in_drift(t))
		return true;
	return REFUSE(call, _("%s: drift still has to hurt %s: `drift`"), IDS(t, titan_in_drift(t)));
}

bool titan_done_strikes(const struct call *call)
{
	const struct titan *t = call->state;
	titan_units must = titan_must(t);

	return !must || REFUSE(call, _("%s: %s must strike"), IDS(t, must));
}

bool titan_done_roll(const struct call *call)
{
	const struct titan *t = call->state;

	return REFUSE(call, _("%s: declared but not rolled: `strike %s %s`"), ID(t, t->battle.striker),
	              ID(t, t->battle.target));
}

bool titan_done_carry(const struct call *call)
{
	const struct titan *t = call->state;

	return REFUSE(call,
	              P_("%s: %d excess hit: carry to %s, or none",
	                 "%s: %d excess hits: carry to %s, or none", t->battle.carry),
	              t->battle.carry, IDS(t, titan_carry_now(t)));
}
