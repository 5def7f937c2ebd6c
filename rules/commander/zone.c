/* SPDX-License-Identifier: MIT */
/*
 * The zone of each commander, the tax for casting it, and the offer of the
 * command zone when it goes elsewhere (C10, C11, CR 903.8, 903.9).
 */
#include "inner.h"
#include "rules/core/i18n.h"

enum { STAY = ZONE_STACK + 1, MANA_MAX = 9999 };

static struct commander_card *card_of(struct commander *c, struct commander_ref ref)
{
	return &c->player[ref.seat].card[ref.card];
}

/* Names the commander in the log, beside its player. */
static const char *cause_of(const struct commander *c, struct commander_ref ref)
{
	const char *name = c->player[ref.seat].card[ref.card].name;

	return name[0] ? name : ref.card ? _("second commander") : _("commander");
}

/* Into the command zone. Under 2010 the offer replaces the move: the commander never
 * went there, never died. */
static void take_back(const struct commander *c, struct commander_card *card)
{
	if (card->offer && c->rules == RULES_2010 && card->zone == ZONE_GRAVEYARD &&
	    card->offer_from == ZONE_BATTLEFIELD)
		card->died--;
	card->zone = ZONE_COMMAND;
	card->offer = false;
}

bool commander_may_die(const struct commander *c, struct commander_ref ref, struct reason *why)
{
	const struct commander_card *card = &c->player[ref.seat].card[ref.card];

	return card->offer || card->zone == ZONE_BATTLEFIELD || card->zone == ZONE_STACK ||
	       reason_set(why, _("%s is %s already"), commander_called(c, ref).text,
	                  commander_zone_place(card->zone));
}

static bool die(struct call *call, struct commander_ref ref)
{
	struct commander *c = call->state;
	struct commander_card *card = card_of(c, ref);

	if (!commander_may_die(c, ref, call->why))
		return false;
	if (card->zone == ZONE_BATTLEFIELD && c->rules != RULES_2010)
		card->died++;
	take_back(c, card);
	return true;
}

/* ---- casting ---- */

static bool read_zone(struct call *call, enum commander_zone *zone)
{
	const char *word = args_key(&call->args, "from");
	int index = word ? choice_find(COMMANDER_ZONES, word) : ZONE_COMMAND;

	if (index < 0)
		return reason_set(call->why, _("\"%.40s\" is not a zone: %s"), word, COMMANDER_ZONES);
	if (index == ZONE_BATTLEFIELD || index == ZONE_STACK)
		return reason_set(call->why, _("a commander cannot be cast from the %s"), word);
	*zone = (enum commander_zone)index;
	return true;
}

bool commander_may_cast(const struct commander *c, struct commander_ref ref, enum commander_zone zone,
                        struct reason *why)
{
	const struct commander_card *card = &c->player[ref.seat].card[ref.card];

	if (zone == ZONE_COMMAND && card->casts == LIFE_MAX)
		return reason_set(why, _("at most %d casts"), LIFE_MAX);
	if (card->zone == zone)
		return true;
	if (zone == ZONE_COMMAND)
		return reason_set(why, _("%s is %s: `zone %s command` first"), commander_called(c, ref).text,
		                  commander_zone_place(card->zone), commander_typed(c, ref).text);
	return reason_set(why, _("%s is %s, not %s"), commander_called(c, ref).text,
	                  commander_zone_place(card->zone), commander_zone_place(zone));
}

static void tell_cast(const struct call *call, struct commander_ref ref, enum commander_zone from, int tax,
                      bool again)
{
	struct commander *c = call->state;
	const char *name = commander_name(c, ref.seat);
	int next = commander_tax(card_of(c, ref));

	if (from == ZONE_COMMAND) {
		said_line(call->said,
		          again ? _("%s died and is cast again, tax %d, the next time %d")
		                : _("%s is cast, tax %d, the next time %d"),
		          commander_called(c, ref).text, tax, next);
		said_change(call->said, name, cause_of(c, ref), _("cast, tax %d -> %d"), tax, next);
	} else {
		said_line(call->said, _("%s is cast from %s, the tax stays %d"),
		          commander_called(c, ref).text, _(commander_zone_word(from)), next);
		said_change(call->said, name, cause_of(c, ref), _("cast from %s"),
		            _(commander_zone_word(from)));
	}
}

bool commander_do_cast(struct call *call)
{
	struct commander *c = call->state;
	struct commander_ref ref;
	struct commander_player *p;
	struct commander_card *card;
	struct change spent = { '+', 0 };
	enum commander_zone from = ZONE_COMMAND;
	bool again;
	int tax;

	if (!commander_is_on(c, call->why) || !commander_read(call, false, &ref) || !read_zone(call, &from) ||
	    !args_key_number(&call->args, "mana", 0, MANA_MAX, &spent.amount))
		return false;
	again = args_flag(&call->args, "died");
	if ((again && !die(call, ref)) || !commander_may_cast(c, ref, from, call->why))
		return false;
	p = &c->player[ref.seat];
	card = card_of(c, ref);
	tax = commander_tax(card);
	card->casts += from == ZONE_COMMAND; /* only these count: C10, CR 903.8 */
	card->zone = ZONE_STACK;
	card->offer = false;
	p->spells++; /* counts for day and night as any spell does */
	if (!change_apply(&spent, &card->mana, 0, LIFE_MAX, call->why))
		return false;
	if (spent.amount) /* C15.2: a pair counts together */
		commander_best(c, "commander-mana", ref.seat, p->card[0].mana + p->card[1].mana);
	commander_begin(c);
	tell_cast(call, ref, from, tax, again);
	return true;
}

/* ---- moving ---- */

static bool stay(struct call *call, struct commander_ref ref)
{
	struct commander *c = call->state;
	struct commander_card *card = card_of(c, ref);

	if (!card->offer)
		return reason_set(call->why, _("no choice is open: %s is %s"), commander_called(c, ref).text,
		                  commander_zone_place(card->zone));
	card->offer = false;
	said_line(call->said, _("%s stays %s"), commander_called(c, ref).text,
	          commander_zone_place(card->zone));
	said_change(call->said, commander_name(c, ref.seat), cause_of(c, ref), _("stays %s"),
	            commander_zone_place(card->zone));
	return true;
}

static void to_command(struct call *call, struct commander_ref ref)
{
	struct commander *c = call->state;
	struct commander_card *card = card_of(c, ref);
	bool replaces = card->offer && c->rules == RULES_2010;

	take_back(c, card);
	if (replaces)
		said_line(call->said, _("%s: the command zone instead"), commander_called(c, ref).text);
	else
		said_line(call->said, _("%s goes to the command zone, tax %d"), commander_called(c, ref).text,
		          commander_tax(card));
}

static void move(struct call *call, struct commander_ref ref, enum commander_zone to)
{
	struct commander *c = call->state;
	struct commander_card *card = card_of(c, ref);

	if (card->zone == ZONE_BATTLEFIELD && to == ZONE_GRAVEYARD)
		card->died++;
	card->offer_from = card->zone;
	card->zone = to;
	/* C11: instead of the graveyard and exile. Today also from hand and library (CR 903.9a, 903.9b). */
	card->offer = to == ZONE_GRAVEYARD || to == ZONE_EXILE ||
	              (c->rules == RULES_CURRENT && (to == ZONE_HAND || to == ZONE_LIBRARY));
	said_line(call->said, card->offer ? _("%s is %s: command zone?") : _("%s is %s"),
	          commander_called(c, ref).text, commander_zone_place(to));
}

bool commander_do_zone(struct call *call)
{
	struct commander *c = call->state;
	struct commander_ref ref;
	enum commander_zone from;
	int to;

	if (!commander_is_on(c, call->why) || !commander_read(call, false, &ref) ||
	    !args_choice(&call->args, COMMANDER_ZONES "|stay", &to))
		return false;
	if (to == STAY)
		return stay(call, ref);
	from = card_of(c, ref)->zone;
	if (to == ZONE_COMMAND && args_flag(&call->args, "died")) {
		if (!die(call, ref))
			return false;
		said_line(call->said, _("%s is back in the command zone, tax %d"),
		          commander_called(c, ref).text, commander_tax(card_of(c, ref)));
	} else if (to == (int)from) {
		return reason_set(call->why, _("%s is %s already"), commander_called(c, ref).text,
		                  commander_zone_place(from));
	} else if (to == ZONE_COMMAND) {
		to_command(call, ref);
	} else {
		move(call, ref, (enum commander_zone)to);
	}
	said_change(call->said, commander_name(c, ref.seat), cause_of(c, ref), "%s -> %s",
	            _(commander_zone_word(from)), _(commander_zone_word((enum commander_zone)to)));
	return true;
}

bool commander_do_casts(struct call *call)
{
	struct commander *c = call->state;
	struct commander_ref ref;
	struct commander_card *card;
	struct change change;
	int before;

	if (!commander_read(call, true, &ref) || !args_change(&call->args, LIFE_MAX, &change))
		return false;
	card = card_of(c, ref);
	before = card->casts;
	if (!change_apply(&change, &card->casts, 0, LIFE_MAX, call->why))
		return false;
	said_line(call->said, P_("%s: %d cast, next tax %d", "%s: %d casts, next tax %d", card->casts),
	          commander_called(c, ref).text, card->casts, commander_tax(card));
	said_change(call->said, commander_name(c, ref.seat), cause_of(c, ref), _("casts %d -> %d"), before,
	            card->casts);
	return true;
}
