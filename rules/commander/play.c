/* SPDX-License-Identifier: MIT */
/*
 * Life, damage, poison, counters. Damage of a commander is counted twice, as
 * life and for its pair of player and commander (C9), so that gaining life
 * never lowers it. settle.c finds out who has lost, once a line.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* Damage from one source. */
struct blow {
	int amount, toxic;
	bool infect, lifelink;
	bool commander; /* combat damage of `from` */
	struct commander_ref from;
	int by; /* controller of the source; -1: not said */
};

/* ---- life ---- */

bool commander_change_life(struct call *call, int seat, const struct change *change, const char *cause)
{
	struct commander *c = call->state;
	int before = c->player[seat].life.life, life = before;

	if (!change_apply(change, &life, -LIFE_MAX, LIFE_MAX, call->why))
		return false;
	commander_set_life(c, seat, life);
	said_change(call->said, commander_name(c, seat), cause, _("life %d -> %d"), before, life);
	return true;
}

void commander_tell_life(const struct call *call, seats_set set)
{
	const struct commander *c = call->state;
	seats_set told = 0;

	each_seat (i, set & ~told) {
		told |= commander_heads_of(c, i);
		said_line(call->said, _("%s: %d life"), commander_heads(c, commander_heads_of(c, i)).text,
		          c->player[i].life.life);
		said_about(call->said, commander_heads_of(c, i));
	}
}

/* Reads "P +N"; a ruling ("=N") may name players who are out. */
static bool read_change(struct call *call, seats_set *set, struct change *change)
{
	struct commander *c = call->state;

	return args_players(&call->args, &c->table, true, set) &&
	       args_change(&call->args, LIFE_MAX, change) && commander_may(c, *set, change->sign, call->why);
}

/* "life others=Q -3 to=Q": Q gains what all of them lose together. */
bool commander_do_life(struct call *call)
{
	struct commander *c = call->state;
	struct change change, gain = { '+', 0 };
	seats_set set;
	int to = -1;

	if (!read_change(call, &set, &change) || !args_key_player(&call->args, &c->table, "to", false, &to))
		return false;
	if (to >= 0 && change.sign != '-')
		return reason_set(call->why, _("to= needs a loss: life others=Q -3 to=Q"));
	each_seat (i, set) {
		if (!commander_change_life(call, i, &change, NULL))
			return false;
		gain.amount += change.amount;
	}
	if (to >= 0 && !commander_change_life(call, to, &gain, NULL))
		return false;
	commander_tell_life(call, to < 0 ? set : set | 1u << to);
	return true;
}

/* ---- poison, and whatever counters.def lists ---- */

static bool change_count(struct call *call, int seat, enum counter_kind kind, const struct change *change,
                         const char *cause)
{
	struct commander *c = call->state;
	int before = c->player[seat].life.count[kind], count = before;

	if (!change_apply(change, &count, 0, LIFE_MAX, call->why))
		return false;
	commander_set_count(c, seat, kind, count);
	said_change(call->said, commander_name(c, seat), cause, _(counter_rows[kind].change), before, count);
	return true;
}

bool commander_do_count(struct call *call)
{
	const struct commander *c = call->state;
	enum counter_kind kind = (enum counter_kind)counter_find(call->args.verb->name);
	struct change change;
	seats_set set, told = 0;

	if (!read_change(call, &set, &change))
		return false;
	each_seat (i, set)
		if (!change_count(call, i, kind, &change, NULL))
			return false;
	each_seat (i, set & ~told) {
		told |= commander_counted_with(c, i);
		said_line(call->said, _(counter_rows[kind].total),
		          commander_heads(c, commander_counted_with(c, i)).text,
		          c->player[i].life.count[kind]);
		said_about(call->said, commander_counted_with(c, i));
	}
	return true;
}

/* ---- damage ---- */

static bool read_attacker(struct call *call, const char *word, struct blow *blow)
{
	struct commander *c = call->state;

	if (!commander_find(call, word, true, &blow->from))
		return false;
	if (!c->table.seat[blow->from.seat].in)
		return reason_set(call->why, _("%s is out, and so are %s's commanders (800.4a)"),
		                  commander_name(c, blow->from.seat), commander_name(c, blow->from.seat));
	blow->commander = true;
	return true;
}

static bool read_from(struct call *call, struct blow *blow)
{
	const char *word = args_key(&call->args, "from");

	return !word || read_attacker(call, word, blow);
}

static bool read_blow(struct call *call, struct blow *blow)
{
	const struct commander *c = call->state;

	if (!args_key_player(&call->args, &c->table, "by", false, &blow->by) ||
	    !args_key_number(&call->args, "toxic", 1, LIFE_MAX, &blow->toxic))
		return false;
	blow->infect = args_flag(&call->args, "infect");
	blow->lifelink = args_flag(&call->args, "lifelink");
	if (blow->by < 0 && blow->commander)
		blow->by = blow->from.seat;
	if (blow->lifelink && blow->by < 0)
		return reason_set(call->why, _("lifelink needs from=Q or by=Q: who gains the life?"));
	return true;
}

/* "Alice, commander 14"; "Alice"; "" */
static struct label cause_of(const struct commander *c, const struct blow *blow, int total)
{
	if (blow->commander && total)
		return label_of(blow->from.card ? _("%s, second commander %d") : _("%s, commander %d"),
		                commander_name(c, blow->from.seat), total);
	return label_of("%s", blow->by < 0 ? "" : commander_name(c, blow->by));
}

/* CR 120.3b: infect gives poison instead of life; toxic adds to either. */
static bool wound(struct call *call, int seat, const struct blow *blow, int total)
{
	struct commander *c = call->state;
	struct change life = { '-', blow->amount };
	struct change poison = { '+', blow->toxic + (blow->infect ? blow->amount : 0) };
	struct label cause = { "" }, by = { "" };

	if (call->said)
		cause = cause_of(c, blow, total);
	if (cause.text[0])
		by = label_of(blow->infect ? _("from %s, infect") : _("from %s, toxic"), cause.text);
	if (!blow->infect && !commander_change_life(call, seat, &life, cause.text))
		return false;
	return poison.amount == 0 || change_count(call, seat, COUNTER_POISON, &poison, by.text);
}

/* "Bob: 21 life, 3 poison, 7 from Alice's commander (14 of 21)"; of a team
 * "Bob and Dave: 21 life, 7 from Alice's commander to Bob (14 of 21)" */
static void tell_wound(const struct call *call, int seat, const struct blow *blow, int total)
{
	const struct commander *c = call->state;
	const struct life *life = &c->player[seat].life;
	struct label poison = { "" }, pair = { "" }, to = { "" }, of = { "" };

	if (!call->said)
		return;
	if (blow->infect || blow->toxic)
		poison = label_of(_(", %d poison"), life->count[COUNTER_POISON]);
	if (total)
		pair = label_of(_(", %d from %s"), blow->amount, commander_title(c, blow->from).text);
	if (total && commander_heads_of(c, seat) != 1u << seat)
		to = label_of(_(" to %s"), commander_name(c, seat));
	if (total && total != blow->amount)
		of = label_of(_(" (%d of %d)"), total, commander_limits_of(c).damage);
	said_line(call->said, _("%s: %d life%s%s%s%s"), commander_heads(c, commander_heads_of(c, seat)).text,
	          life->life, poison.text, pair.text, to.text, of.text);
	said_about(call->said, commander_heads_of(c, seat));
}

static bool strike(struct call *call, int seat, const struct blow *blow)
{
	struct commander *c = call->state;
	struct change hurt = { '+', blow->amount };
	int total = 0;

	if (!change_apply(&hurt, &c->player[seat].hurt, 0, LIFE_MAX, call->why))
		return false;
	if (blow->commander && commander_limits_of(c).damage > 0) {
		/* also one's own commander, under another's control (C9) */
		int *taken = &c->player[seat].taken[blow->from.seat][blow->from.card];
		struct change change = { '+', blow->amount };

		if (!change_apply(&change, taken, 0, LIFE_MAX, call->why))
			return false;
		total = *taken;
	}
	if (!wound(call, seat, blow, total))
		return false;
	tell_wound(call, seat, blow, total);
	return true;
}

/* Deals each player of the set the amount of its seat, all at once. */
static bool deal(struct call *call, seats_set set, const int amount[TABLE_SEATS], struct blow *blow)
{
	struct commander *c = call->state;

	each_seat (i, set) {
		blow->amount = amount[i];
		if (!strike(call, i, blow))
			return false;
	}
	if (blow->commander && c->player[blow->from.seat].card[blow->from.card].zone == ZONE_STACK)
		c->player[blow->from.seat].card[blow->from.card].zone = ZONE_BATTLEFIELD;
	commander_begin(c);
	if (blow->commander)
		commander_remind_blow(c, set, blow->from);
	if (!blow->lifelink)
		return true;
	/* CR 120.3f: the controller gains as much as was dealt, to all together. */
	each_seat (i, set)
		if (!commander_change_life(call, blow->by, &(struct change){ '+', amount[i] }, _("lifelink")))
			return false;
	commander_tell_life(call, 1u << blow->by);
	return true;
}

bool commander_do_damage(struct call *call)
{
	struct commander *c = call->state;
	int amount[TABLE_SEATS];
	struct blow blow = { .by = -1 };
	seats_set set;

	if (!commander_is_on(c, call->why) || !args_players(&call->args, &c->table, false, &set) ||
	    !args_number(&call->args, 1, LIFE_MAX, &amount[0]) || !read_from(call, &blow) ||
	    !read_blow(call, &blow))
		return false;
	for (int i = 1; i < TABLE_SEATS; i++)
		amount[i] = amount[0];
	return deal(call, set, amount, &blow);
}

seats_set commander_foes(const struct commander *c, int seat)
{
	return table_others(&c->table, seat) & ~c->team[seat];
}

/* The next number, of a word of several too: a phone hands over "5 3 1" as one. */
static bool next_amount(struct call *call, const char **rest, int *amount)
{
	char number[8] = "";
	size_t length;

	if (!**rest && !args_word(&call->args, rest))
		return false;
	length = strcspn(*rest, " ,");
	snprintf(number, sizeof number, "%.*s", (int)length, *rest);
	*rest += length + strspn(*rest + length, " ,");
	return read_int(number, 0, LIFE_MAX, amount) ||
	       reason_set(call->why, _("\"%s\" is not a number from %d to %d"), utf8_shown(number).text, 0,
	                  LIFE_MAX);
}

/* A number for each opponent in the order of the seats, 0: none; who is left out has none. */
static bool read_amounts(struct call *call, seats_set foes, int amount[TABLE_SEATS], seats_set *hit)
{
	const struct commander *c = call->state;
	const char *rest = "";

	*hit = 0;
	each_seat (i, foes) {
		if (!*rest && !args_more(&call->args))
			break;
		if (!next_amount(call, &rest, &amount[i]))
			return false;
		*hit |= amount[i] ? 1u << i : 0;
	}
	if (*rest || args_more(&call->args))
		return reason_set(call->why, _("one number for each of: %s"), commander_names(c, foes).text);
	return *hit || reason_set(call->why, _("enter damage for at least one of: %s"),
	                          commander_names(c, foes).text);
}

/* From the attacker's side: CR 510.2, all combat damage is dealt at once. */
bool commander_do_attack(struct call *call)
{
	struct commander *c = call->state;
	int amount[TABLE_SEATS];
	struct blow blow = { .by = -1 };
	const char *word;
	seats_set hit;

	if (!commander_is_on(c, call->why) || !args_word(&call->args, &word) ||
	    !read_attacker(call, word, &blow) || !read_blow(call, &blow) ||
	    !read_amounts(call, commander_foes(c, blow.from.seat), amount, &hit))
		return false;
	return deal(call, hit, amount, &blow);
}

bool commander_do_cdamage(struct call *call)
{
	struct commander *c = call->state;
	const char *word = args_key(&call->args, "from");
	struct commander_ref from;
	struct change change;
	seats_set set;

	if (!word)
		return args_usage(&call->args);
	if (!args_players(&call->args, &c->table, true, &set) || !commander_find(call, word, true, &from) ||
	    !args_change(&call->args, LIFE_MAX, &change))
		return false;
	if (!commander_limits_of(c).damage)
		return reason_set(call->why, _("commander damage is off here: `option commander-damage`"));
	each_seat (i, set) {
		int *taken = &c->player[i].taken[from.seat][from.card], before = *taken;

		if (!change_apply(&change, taken, 0, LIFE_MAX, call->why))
			return false;
		if (seats_count(set) == 1 && before != *taken)
			commander_remind_fix(c, i, before - *taken);
		said_line(call->said, _("%s: %d from %s"), commander_name(c, i), *taken,
		          commander_title(c, from).text);
		said_about(call->said, 1u << i);
		said_change(call->said, commander_name(c, i), commander_title(c, from).text,
		            _("commander damage %d -> %d"), before, *taken);
	}
	return true;
}

/* ---- counters ---- */

bool commander_do_counter(struct call *call)
{
	struct commander *c = call->state;
	struct change change;
	const char *kind;
	seats_set set;

	if (!args_players(&call->args, &c->table, true, &set) || !args_word(&call->args, &kind))
		return false;
	if (strcmp(kind, "life") == 0 || counter_find(kind) >= 0)
		return reason_set(call->why, _("%s has its own verb: `%s P +1`"), kind, kind);
	if (!args_change(&call->args, LIFE_MAX, &change) || !commander_may(c, set, change.sign, call->why))
		return false;
	each_seat (i, set) {
		struct life *life = &c->player[i].life;
		int before, amount;

		before = amount = life_counter(life, kind);
		if (!change_apply(&change, &amount, 0, LIFE_MAX, call->why) ||
		    !life_set_counter(life, kind, amount, call->why))
			return false;
		said_line(call->said, _("%s: %s %d"), commander_name(c, i), kind, amount);
		said_change(call->said, commander_name(c, i), NULL, "%s %d -> %d", kind, before, amount);
	}
	return true;
}
