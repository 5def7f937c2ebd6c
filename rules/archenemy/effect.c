/* SPDX-License-Identifier: MIT */
/*
 * The effects of schemes on numbers: life, effects that last until the owner's
 * next turn or longer, and reminders meanwhile. Reads the fields of the
 * catalogue only.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { GRAVEYARD_MAX = 9999 };

/* ---- what stands ---- */

static bool has_effect(const struct archenemy *a, int kind, unsigned effect)
{
	const struct scheme *facts = archenemy_facts(a, kind);

	return facts && facts->effects & effect;
}

int archenemy_effects(const struct archenemy *a, unsigned effect, int owner)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), effects = 0;

	for (int i = 0; i < count; i++) {
		int kind = archenemy_card(a, up[i])->kind;

		effects += archenemy_is_ongoing(a, kind) && has_effect(a, kind, effect) &&
		           (owner < 0 || up[i].owner == owner);
	}
	for (int i = 0; i < a->untils; i++)
		effects +=
			has_effect(a, a->until[i].kind, effect) && (owner < 0 || a->until[i].owner == owner);
	return effects;
}

/* ---- life ---- */

static bool change(struct call *call, struct scheme_ref ref, int seat, char sign, int amount)
{
	struct change by = { sign, amount };
	struct label cause = { "" };

	if (call->said)
		cause = archenemy_told(call->state, ref);
	return commander_change_life(call, seat, &by, cause.text);
}

/* Prevention first, the better order for the damaged player (CR 616.1). */
static bool hurt(struct call *call, struct scheme_ref ref, int seat, int amount)
{
	struct archenemy *a = call->state;
	struct change dealt = { '+', 0 };

	if (archenemy_opponents(a, seat) & 1u << ref.owner)
		amount -= archenemy_effects(a, EFFECT_PREVENTS, seat);
	for (int i = archenemy_effects(a, EFFECT_DOUBLES, NOBODY); i > 0 && amount > 0 && amount <= LIFE_MAX;
	     i--)
		amount *= 2;
	dealt.amount = amount > 0 ? amount : 0;
	return change_apply(&dealt, &a->c.player[seat].hurt, 0, LIFE_MAX, call->why) &&
	       change(call, ref, seat, '-', dealt.amount);
}

static bool change_all(struct call *call, struct scheme_ref ref, seats_set set, char sign, int amount)
{
	each_seat (i, set)
		if (!change(call, ref, i, sign, amount))
			return false;
	return true;
}

/* Each of these changes life and adds the seats to *set. */

static bool take_hot_seat(struct call *call, struct scheme_ref ref, const struct scheme *facts,
                          seats_set *set)
{
	const struct archenemy *a = call->state;
	bool self = archenemy_card(a, ref)->hot == HOT_SELF;

	*set = archenemy_hot_seats(a, ref);
	each_seat (i, *set)
		if (!hurt(call, ref, i, self ? facts->amount : facts->others_amount))
			return false;
	return true;
}

/* Each opponent loses life, also where they share it. */
static bool take_drain(struct call *call, struct scheme_ref ref, const struct scheme *facts, seats_set *set)
{
	seats_set them = archenemy_opponents(call->state, ref.owner);

	*set = them | 1u << ref.owner;
	return change_all(call, ref, them, '-', facts->amount) &&
	       change(call, ref, ref.owner, '+', facts->amount * seats_count(them));
}

static bool take_level(struct call *call, struct scheme_ref ref, seats_set *set)
{
	const struct archenemy *a = call->state;
	int lowest = LIFE_MAX;

	*set = archenemy_opponents(a, ref.owner);
	each_seat (i, *set)
		if (a->c.player[i].life.life < lowest)
			lowest = a->c.player[i].life.life;
	return change_all(call, ref, *set, '=', lowest);
}

/* The chosen player of those with the most life, or the only one. */
static bool take_highest(struct call *call, struct scheme_ref ref, const struct scheme *facts, seats_set *set)
{
	struct archenemy *a = call->state;
	struct scheme_card *card = archenemy_card_of(a, ref);
	seats_set may = archenemy_may_choose(a, ref);
	int seat = card->chosen >= 0 && may & 1u << card->chosen ? card->chosen : seat_from(may, 0);

	if (facts->life == LIFE_DOOM && card->doom < LIFE_MAX)
		card->doom += facts->amount;
	if (!may)
		return true;
	*set = 1u << seat;
	card->chosen = NOBODY; /* another player may have the most next time */
	return facts->life == LIFE_DOOM ? hurt(call, ref, seat, card->doom)
	                                : change(call, ref, seat, '-', facts->amount);
}

static bool take_x(struct call *call, struct scheme_ref ref, const struct scheme *facts, int x,
                   seats_set *set)
{
	struct archenemy *a = call->state;
	int seat = facts->life == LIFE_GAIN_X ? ref.owner : archenemy_card(a, ref)->chosen;

	if (x < 0)
		return true;
	if (seat < 0)
		return reason_set(call->why, _("no player chosen: `choose %s PLAYER` first"),
		                  archenemy_typed(a, ref).text);
	*set = 1u << seat;
	return facts->life == LIFE_GAIN_X ? change(call, ref, seat, '+', x) : hurt(call, ref, seat, x);
}

static bool take_life(struct call *call, struct scheme_ref ref, const struct scheme *facts, int x)
{
	seats_set set = 0;
	bool done = true;

	switch (facts->life) {
	case LIFE_HOT_SEAT: done = take_hot_seat(call, ref, facts, &set); break;
	case LIFE_DRAIN: done = take_drain(call, ref, facts, &set); break;
	case LIFE_LEVEL: done = take_level(call, ref, &set); break;
	case LIFE_MIGHTY:
	case LIFE_DOOM: done = take_highest(call, ref, facts, &set); break;
	case LIFE_GAIN_X:
	case LIFE_BURN_X: done = take_x(call, ref, facts, x, &set); break;
	default: break;
	}
	if (done)
		commander_tell_life(call, set);
	return done;
}

/* ---- what goes on ---- */

static bool add_until(struct call *call, struct scheme_ref ref)
{
	struct archenemy *a = call->state;
	const struct scheme_card *card = archenemy_card(a, ref);
	struct scheme_lasts *until = &a->until[a->untils];

	if (a->untils == UNTILS)
		return reason_set(call->why, _("at most %d effects last at once: `forget SCHEME`"), UNTILS);
	*until = (struct scheme_lasts){
		.kind = card->kind, .owner = ref.owner, .chosen = card->chosen, .times = 1
	};
	a->untils++;
	said_line(call->said, _("%s lasts until %s"), archenemy_name_told(a, card->kind),
	          archenemy_until_ends(a, until).text);
	return true;
}

static bool add_lasting(struct call *call, struct scheme_ref ref)
{
	struct archenemy *a = call->state;
	int kind = archenemy_card(a, ref)->kind;

	for (int i = 0; i < a->lastings; i++)
		if (a->lasting[i].kind == kind && a->lasting[i].owner == ref.owner) {
			a->lasting[i].times++;
			return true;
		}
	if (a->lastings == LASTINGS)
		return reason_set(call->why, _("at most %d effects last at once: `forget SCHEME`"), LASTINGS);
	a->lasting[a->lastings++] =
		(struct scheme_lasts){ .kind = kind, .owner = ref.owner, .chosen = NOBODY, .times = 1 };
	return true;
}

bool archenemy_take_effect(struct call *call, struct scheme_ref ref, int x)
{
	struct archenemy *a = call->state;
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);
	int chosen = archenemy_card(a, ref)->chosen;

	if (!facts)
		return true;
	if ((facts->hot_seat || facts->life == LIFE_BURN_X) && chosen >= 0 && !a->c.table.seat[chosen].in) {
		said_line(call->said, _("%s, its target, is out: nothing happens (608.2b)"),
		          archenemy_seat_name(a, chosen));
		return true;
	}
	if (!take_life(call, ref, facts, x) || (facts->until && !add_until(call, ref)) ||
	    (facts->lasting && !add_lasting(call, ref)))
		return false;
	if (facts->effects & EFFECT_EXTRA_TURN) {
		a->owed = (struct extra_turn){ .seat = ref.owner,
			                       .no_scheme = facts->effects & EFFECT_NO_SCHEME,
			                       .no_untap = facts->effects & EFFECT_NO_UNTAP };
		a->owed_kind = archenemy_card(a, ref)->kind;
		said_line(call->said, _("an extra turn: %s"), archenemy_extra_turn_line(a).text);
	}
	if (facts->effects & EFFECT_THREE) {
		a->three |= 1u << ref.owner;
		said_line(call->said, _("%s: the next scheme set in motion becomes three: reveal x3"),
		          archenemy_seat_name(a, ref.owner));
	}
	if ((facts->life == LIFE_GAIN_X || facts->life == LIFE_BURN_X) && x < 0)
		said_line(call->said, _("no number given: undo, then resolve with x=N to change life"));
	return true;
}

struct label archenemy_extra_turn_line(const struct archenemy *a)
{
	return label_of("extra-turn %s%s%s", commander_typed_seat(&a->c, a->owed.seat).text,
	                a->owed.no_scheme ? " no-scheme" : "", a->owed.no_untap ? " no-untap" : "");
}

struct label archenemy_until_ends(const struct archenemy *a, const struct scheme_lasts *until)
{
	return label_of(_("%s's next untap"), archenemy_seat_name(a, until->owner));
}

static void drop(struct scheme_lasts *list, int *count, int at)
{
	memmove(list + at, list + at + 1, (size_t)(*count - at - 1) * sizeof *list);
	--*count;
}

/* Whether a seat lies between two turns, going round the table. */
static bool is_passed(const struct archenemy *a, int from, int seat, int to)
{
	int seats = a->c.table.seats;

	return to != from && (seat - from + seats - 1) % seats < (to - from + seats - 1) % seats;
}

void archenemy_end_untils(struct call *call, int from, int seat)
{
	struct archenemy *a = call->state;

	for (int i = 0; i < a->untils;) {
		int owner = a->until[i].owner;

		if (owner != seat && (a->c.table.seat[owner].in || !is_passed(a, from, owner, seat))) {
			i++;
			continue;
		}
		said_line(call->said, _("%s ends"), archenemy_name_told(a, a->until[i].kind));
		drop(a->until, &a->untils, i);
	}
}

void archenemy_end_turn_effects(struct archenemy *a)
{
	for (int i = a->lastings - 1; i >= 0; i--)
		if (archenemy_facts(a, a->lasting[i].kind)->lasting == LASTING_TURN)
			drop(a->lasting, &a->lastings, i);
}

void archenemy_tell_lasting(const struct call *call, int owner)
{
	const struct archenemy *a = call->state;

	for (int i = 0; i < a->lastings; i++)
		if (a->lasting[i].owner == owner)
			said_line(call->said, "%s: %s", archenemy_name_told(a, a->lasting[i].kind),
			          _(archenemy_facts(a, a->lasting[i].kind)->lasts));
}

bool archenemy_do_forget(struct call *call)
{
	struct archenemy *a = call->state;
	const char *word;
	int kind, before = a->untils + a->lastings;
	bool found;

	if (!archenemy_is_on(a, call->why) || !args_word(&call->args, &word))
		return false;
	kind = archenemy_find_kind(a, word, call->why);
	if (kind < 0)
		return false;
	for (int i = a->untils - 1; i >= 0; i--)
		if (a->until[i].kind == kind)
			drop(a->until, &a->untils, i);
	for (int i = a->lastings - 1; i >= 0; i--)
		if (a->lasting[i].kind == kind)
			drop(a->lasting, &a->lastings, i);
	found = a->untils + a->lastings < before || (a->owed.seat >= 0 && a->owed_kind == kind);
	if (a->owed_kind == kind)
		a->owed.seat = NOBODY;
	if (!found)
		return reason_set(call->why, _("%s has no lasting effect"), archenemy_name_told(a, kind));
	said_both(call->said, _("%s: lasting effect ended"), archenemy_name_told(a, kind));
	return true;
}

/* ---- reminders ---- */

static bool deal(struct call *call, bool (*apply)(struct call *call))
{
	const struct archenemy *a = call->state;
	int before[TABLE_SEATS];

	for (int i = 0; i < TABLE_SEATS; i++)
		before[i] = a->c.player[i].hurt;
	if (!apply(call))
		return false;
	if (!call->said)
		return true;
	if (archenemy_effects(a, EFFECT_DOUBLES, NOBODY))
		said_line(call->said, _("damage is now doubled: enter it doubled"));
	every_seat (i, a->c.table)
		if (a->c.player[i].hurt > before[i] && archenemy_effects(a, EFFECT_PREVENTS, i))
			said_line(call->said, _("opponents' sources deal 1 less to %s: enter what is dealt"),
			          archenemy_seat_name(a, i));
	return true;
}

bool archenemy_do_damage(struct call *call)
{
	return deal(call, commander_do_damage);
}

bool archenemy_do_attack(struct call *call)
{
	return deal(call, commander_do_attack);
}

static void tell_limits(const struct call *call, int seat)
{
	const struct archenemy *a = call->state;
	const char *name = archenemy_seat_name(a, seat);
	bool limited = false;

	every_seat (i, a->c.table)
		limited |= archenemy_opponents(a, i) & 1u << seat &&
		           archenemy_effects(a, EFFECT_ONE_SPELL, i) > 0;
	if (limited && a->c.player[seat].spells > 1)
		said_line(call->said, _("%s is over the limit of one spell a turn"), name);
	for (int i = 0; i < a->untils; i++)
		if (has_effect(a, a->until[i].kind, EFFECT_CHAMPION) && seat != a->until[i].owner &&
		    seat != a->until[i].chosen)
			said_line(call->said, _("%s cannot cast spells now: %s"), name,
			          archenemy_name_told(a, a->until[i].kind));
}

/* Counts spells of the verb; casting a commander is one too. */
static bool cast(struct call *call, bool (*apply)(struct call *call))
{
	struct archenemy *a = call->state;
	int before[TABLE_SEATS];

	for (int i = 0; i < TABLE_SEATS; i++)
		before[i] = a->c.player[i].spells;
	if (!apply(call))
		return false;
	every_seat (i, a->c.table) {
		if (a->c.player[i].spells <= before[i])
			continue;
		every_seat (k, a->c.table)
			if (archenemy_opponents(a, k) & 1u << i)
				a->enemy_spells[k]++;
		if (call->said)
			tell_limits(call, i);
	}
	return true;
}

bool archenemy_do_spell(struct call *call)
{
	return cast(call, commander_do_spell);
}

bool archenemy_do_cast(struct call *call)
{
	return cast(call, commander_do_cast);
}

/* A number without sign is added. */
bool archenemy_do_graveyard(struct call *call)
{
	struct archenemy *a = call->state;
	struct change change = { '+', 0 };
	const char *word;
	seats_set set;

	if (!commander_is_on(&a->c, call->why) || !args_players(&call->args, &a->c.table, false, &set))
		return false;
	word = args_peek(&call->args);
	if (word && strchr("+-=", word[0]) ? !args_change(&call->args, GRAVEYARD_MAX, &change)
	                                   : !args_number(&call->args, 0, GRAVEYARD_MAX, &change.amount))
		return false;
	each_seat (i, set) {
		int before = a->graveyard[i];

		if (!change_apply(&change, &a->graveyard[i], 0, GRAVEYARD_MAX, call->why))
			return false;
		said_line(call->said,
		          P_("%s: %d card put into the graveyard this turn",
		             "%s: %d cards put into the graveyard this turn", a->graveyard[i]),
		          archenemy_seat_name(a, i), a->graveyard[i]);
		said_change(call->said, archenemy_seat_name(a, i), NULL, _("graveyard %d -> %d"), before,
		            a->graveyard[i]);
	}
	commander_begin(&a->c);
	return true;
}
