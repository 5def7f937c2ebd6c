/* SPDX-License-Identifier: MIT */
/*
 * Choosing players: hot seats and ties; and the two questions that teams ask
 * most: who may block, and who decides.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- what a scheme wants ---- */

/* The opponents with the most life (CR: "with the highest life total"). */
static seats_set highest(const struct archenemy *a, int owner)
{
	seats_set them = archenemy_opponents(a, owner), tied = 0;
	int most = -LIFE_MAX - 1;

	each_seat (i, them) {
		int life = a->c.player[i].life.life;

		if (life < most)
			continue;
		tied = life > most ? 1u << i : tied | 1u << i;
		most = life;
	}
	return tied;
}

bool archenemy_is_of_highest(const struct scheme *facts)
{
	return facts && (facts->life == LIFE_MIGHTY || facts->life == LIFE_DOOM);
}

seats_set archenemy_may_choose(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);

	if (archenemy_is_of_highest(facts))
		return highest(a, ref.owner);
	if (!facts || facts->effects & EFFECT_ANY_PLAYER)
		return table_others(&a->c.table, -1);
	return archenemy_opponents(a, ref.owner);
}

enum archenemy_wants archenemy_wants(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(a, ref);
	const struct scheme *facts = archenemy_facts(a, card->kind);
	seats_set may = archenemy_may_choose(a, ref);

	if (!facts || !card->up)
		return WANTS_NOTHING;
	if (facts->hot_seat)
		return card->hot == HOT_OPEN && card->pending ? WANTS_HOT_SEAT : WANTS_NOTHING;
	if (!facts->chooses || (!facts->ongoing && !card->pending))
		return WANTS_NOTHING;
	if (archenemy_is_of_highest(facts)) /* only a tie needs a choice */
		return card->pending && seats_count(may) > 1 &&
		                       !(card->chosen >= 0 && may & 1u << card->chosen)
		               ? WANTS_PLAYER
		               : WANTS_NOTHING;
	return card->chosen < 0 ? WANTS_PLAYER : WANTS_NOTHING;
}

bool archenemy_is_settled(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);

	return !facts || facts->life == LIFE_NONE || facts->life == LIFE_BURN_X ||
	       archenemy_wants(a, ref) == WANTS_NOTHING;
}

/* A: self is the target alone; others are all but the target and the archenemy,
 * in a rumble all but the target and the active player. */
seats_set archenemy_hot_seats(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(a, ref);
	seats_set in = table_others(&a->c.table, -1);

	if (card->hot == HOT_OPEN || card->chosen < 0 || !(in & 1u << card->chosen))
		return 0;
	if (card->hot == HOT_SELF)
		return in & 1u << card->chosen;
	return in & ~(1u << card->chosen) & ~(1u << ref.owner);
}

/* ---- choosing ---- */

/* "self: Bob sacrifices two creatures"; "others: Alice, Carol, each of them ..." */
static void tell_hot_seat(const struct call *call, struct scheme_ref ref)
{
	const struct archenemy *a = call->state;
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);
	seats_set set = archenemy_hot_seats(a, ref);

	if (archenemy_card(a, ref)->hot == HOT_SELF)
		said_line(call->said, _("self: %s %s"), commander_names(&a->c, set).text, _(facts->self));
	else if (set)
		said_line(call->said, _("others: %s, each %s"), commander_names(&a->c, set).text,
		          _(facts->others));
	else
		said_line(call->said, _("others: nobody else is left, nothing happens"));
}

static bool may_choose(const struct call *call, struct scheme_ref ref, enum hot_seat hot)
{
	const struct archenemy *a = call->state;
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);

	if (hot != HOT_OPEN)
		return (facts && facts->hot_seat) ||
		       reason_set(call->why, _("%s is not a hot-seat scheme: `choose %s PLAYER`"),
		                  archenemy_told(a, ref).text, archenemy_typed(a, ref).text);
	return !facts || facts->hot_seat || facts->chooses ||
	       reason_set(call->why, _("%s has no player to choose"), archenemy_told(a, ref).text);
}

/* The target of a hot seat may be named before it decides (A). */
static void tell_chosen(const struct call *call, struct scheme_ref ref, int seat)
{
	const struct archenemy *a = call->state;
	bool decides = archenemy_wants(a, ref) == WANTS_HOT_SEAT;

	said_line(call->said, decides ? _("%s: %s is chosen: self, or others?") : _("%s: %s is chosen"),
	          archenemy_told(a, ref).text, archenemy_seat_name(a, seat));
}

bool archenemy_do_choose(struct call *call)
{
	struct archenemy *a = call->state;
	enum hot_seat hot = HOT_OPEN;
	struct scheme_ref ref;
	seats_set may;
	int seat;

	if (!archenemy_is_on(a, call->why) || !archenemy_read_up(call, &ref))
		return false;
	if (args_flag(&call->args, "self"))
		hot = HOT_SELF;
	else if (args_flag(&call->args, "others"))
		hot = HOT_OTHERS;
	if (hot != HOT_OPEN && !may_choose(call, ref, hot))
		return false; /* before a complaint about the player */
	if (!args_player(&call->args, &a->c.table, false, &seat) || !may_choose(call, ref, hot))
		return false;
	may = archenemy_may_choose(a, ref);
	if (!(may & 1u << seat))
		return reason_set(call->why, _("%s cannot be chosen for %s: %s"),
		                  archenemy_seat_name(a, seat), archenemy_told(a, ref).text,
		                  commander_names(&a->c, may).text);
	archenemy_card_of(a, ref)->chosen = (int8_t)seat;
	archenemy_card_of(a, ref)->hot = hot;
	if (hot == HOT_OPEN)
		tell_chosen(call, ref, seat);
	else
		tell_hot_seat(call, ref);
	said_change(call->said, archenemy_seat_name(a, seat), archenemy_told(a, ref).text,
	            hot == HOT_OPEN     ? _("chosen")
	            : hot == HOT_OTHERS ? _("hot seat: others")
	                                : _("hot seat: self"));
	return true;
}

/* ---- questions ---- */

/* A: a player blocks attackers of that player and of that player's
 * planeswalkers. Today a team blocks together (CR 805.10d). */
static bool ask_block(struct call *call)
{
	const struct archenemy *a = call->state;
	struct label names;
	seats_set set;
	int seat;

	if (!args_player(&call->args, &a->c.table, false, &seat))
		return false;
	set = a->c.rules == RULES_2010 ? 1u << seat : a->c.team[seat] & table_others(&a->c.table, -1);
	table_report_names(&a->c.table, "may_block", set, call->data);
	names = commander_names(&a->c, set);
	said_line(call->said,
	          a->c.rules == RULES_2010
	                  ? _("%s may block what attacks %s or planeswalkers of %s")
	                  : _("%s may block what attacks %s or planeswalkers of %s (805.10d)"),
	          archenemy_seat_name(a, seat), names.text, names.text);
	return true;
}

static bool ask_decider(struct call *call)
{
	const struct archenemy *a = call->state;
	int seat = archenemy_decider(a);

	if (a->rumble)
		return reason_set(call->why, _("in a rumble everybody decides for themselves (904.12)"));
	if (seat < 0)
		return reason_set(call->why, _("no hero is still playing"));
	emit_text(call->data, "player", archenemy_seat_name(a, seat));
	said_line(call->said, _("%s decides where the heroes disagree"), archenemy_seat_name(a, seat));
	return true;
}

bool archenemy_do_ask(struct call *call)
{
	const struct archenemy *a = call->state;
	int question;

	if (!args_choice(&call->args, "block|decider", &question))
		return false;
	if (!archenemy_is_set(a))
		return reason_set(call->why,
		                  _("choose the archenemy first: `archenemy PLAYER`, or `rumble`"));
	return question == 0 ? ask_block(call) : ask_decider(call);
}
