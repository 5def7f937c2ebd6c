/* SPDX-License-Identifier: MIT */
/*
 * The dice and their production. Known hexes pay by themselves; the dealer adds
 * the rest with `produce`. The shortage rule weighs all claims of one roll
 * together, in whatever order the dealer enters them.
 */
#include "inner.h"
#include "rules/core/i18n.h"

enum { SIDES = 6, SEVEN = 7 };

/* ---- the claims of a roll ---- */

/* All that is claimed of one resource in this roll. */
struct claims {
	int cards, players;
	int stock; /* of the bank before it paid any of them */
};

static struct claims claims_of(const struct catan *c, int kind)
{
	struct claims claims = { .stock = c->bank[kind] };

	every_seat (i, c->table) {
		claims.cards += c->player[i].due[kind];
		claims.players += c->player[i].due[kind] > 0;
		claims.stock += c->player[i].paid[kind];
	}
	return claims;
}

/* "Anna 2, Boris 1": who has a share of a resource. */
static struct label shares_of(const struct catan *c, int kind, bool due)
{
	struct label out = { "" };

	every_seat (i, c->table) {
		int cards = due ? c->player[i].due[kind] : c->player[i].paid[kind];

		if (cards)
			said_list_add(out.text, sizeof out.text, C_("share", "%s %d"), catan_name(c, i),
			              cards);
	}
	return out;
}

/* What is short comes first: it is what the players expect and do not get. */
static void tell_shortage(const struct call *call)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct claims all = claims_of(call->state, kind);
		const char *name = _(catan_resources[kind].name);
		struct label due = shares_of(call->state, kind, true);

		if (all.cards <= all.stock)
			continue;
		if (all.players > 1)
			said_both(call->said, _("nobody gets %s: %s due, the bank has %d"), name, due.text,
			          all.stock);
		else
			said_both(call->said, _("%s: %s due, the bank has only %d left"), name, due.text,
			          all.stock);
	}
}

/* Pays, or takes back, the difference between the payments and what was paid so far. */
static bool settle_claim(struct call *call, int seat, bool take_back, const int payments[CATAN_RESOURCES])
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	int cards[CATAN_RESOURCES];

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int sign = take_back ? -1 : 1, more = sign * (payments[kind] - p->paid[kind]);

		cards[kind] = more > 0 ? more : 0;
		p->paid[kind] += sign * cards[kind];
		p->rolled += sign * cards[kind];
	}
	if (!take_back)
		return catan_from_bank(call, seat, cards, CATAN_FROM_PRODUCTION);
	return catan_to_bank(call, seat, cards, CATAN_TAKEN_BACK) ||
	       reason_at(call->why, _("shortage: %s would have to return cards"), catan_name(c, seat));
}

/* Shortage (facts): when the bank cannot pay all claims to a resource, it pays none of them; a single
 * claimant takes what is left. Overpaid cards come back first, so that the bank can pay the others. */
static bool settle_claims(struct call *call)
{
	struct catan *c = call->state;
	int payments[CATAN_SEATS][CATAN_RESOURCES];

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct claims all = claims_of(c, kind);

		every_seat (i, c->table) {
			int due = c->player[i].due[kind];

			if (all.cards > all.stock)
				due = all.players == 1 && due ? all.stock : 0;
			payments[i][kind] = due;
		}
	}
	every_seat (i, c->table)
		if (!settle_claim(call, i, true, payments[i]))
			return false;
	every_seat (i, c->table)
		if (!settle_claim(call, i, false, payments[i]))
			return false;
	return true;
}

/* By resource, as the dealer hands them out: "lumber: Anna 1, Boris 2". */
static void tell_payments(const struct call *call)
{
	if (!call->said)
		return;
	tell_shortage(call);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct label paid = shares_of(call->state, kind, false);

		if (paid.text[0])
			said_line(call->said, "%s: %s", _(catan_resources[kind].name), paid.text);
	}
}

static void tell_if_none(const struct call *call)
{
	const struct catan *c = call->state;
	int cards = 0;

	every_seat (i, c->table)
		cards += catan_sum(c->player[i].due);
	if (!cards)
		said_both(call->said, _("nobody gets anything"));
}

/* "paid": {"Anna": {"grain": 2}}, "short": ["ore"] */
static void give_payments(const struct call *call)
{
	const struct catan *c = call->state;

	if (!call->data)
		return;
	emit_object(call->data, "paid");
	every_seat (i, c->table) {
		if (!catan_sum(c->player[i].paid))
			continue;
		emit_object(call->data, catan_name(c, i));
		for (int kind = 0; kind < CATAN_RESOURCES; kind++)
			if (c->player[i].paid[kind])
				emit_number(call->data, catan_resources[kind].word, c->player[i].paid[kind]);
		emit_end(call->data);
	}
	emit_end(call->data);
	emit_array(call->data, "short");
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (claims_of(c, kind).cards > claims_of(c, kind).stock)
			emit_text(call->data, NULL, catan_resources[kind].word);
	emit_end(call->data);
}

/* ---- roll ---- */

bool catan_resolve_roll(struct call *call, struct rng *rng, struct line *out)
{
	int die[2];

	if (!args_more(&call->args)) {
		catan_throw(call->state, rng, die);
	} else {
		if (!args_number(&call->args, 1, SIDES, &die[0]))
			return false;
		if (!args_more(&call->args))
			return reason_set(call->why,
			                  _("type the second die too, as in 34; roll alone throws both"));
		if (!args_number(&call->args, 1, SIDES, &die[1]))
			return false;
	}
	line_word(out, "roll");
	line_format(out, "%d", die[0]);
	line_format(out, "%d", die[1]);
	return args_done(&call->args);
}

/* Half of more than seven cards, rounded down, before the robber moves. */
static void demand_discards(struct call *call)
{
	struct catan *c = call->state;

	every_seat (i, c->table) {
		struct catan_player *p = &c->player[i];

		p->must_discard = p->cards > CATAN_HAND_LIMIT ? p->cards / 2 : 0;
		if (!p->must_discard)
			continue;
		said_line(call->said, _("%s has %d cards and discards %d"), catan_name(c, i), p->cards,
		          p->must_discard);
		said_change(call->said, catan_name(c, i), NULL, _("must discard %d of %d"), p->must_discard,
		            p->cards);
	}
	c->robber_due = true;
	c->steal_due = false;
	if (!catan_discards_due(c))
		said_line(call->said, _("%s must move the robber"), catan_name(c, c->table.turn));
}

bool catan_may_roll(const struct catan *c, struct reason *why)
{
	if (!catan_may_act(c, why))
		return false;
	if (c->rolled)
		return reason_set(why, _("%s has already rolled %d %d: `n, or |turn`, passes the dice on"),
		                  catan_name(c, c->table.turn), c->die[0], c->die[1]);
	return true;
}

/* Counts the throw in the statistics. */
static void note_roll(struct catan *c, int sum)
{
	c->rolled = true;
	c->rolls++;
	c->seen[sum]++;
	c->without_seven = sum == SEVEN ? 0 : c->without_seven + 1;
	if (c->without_seven > c->longest_without_seven)
		c->longest_without_seven = c->without_seven;
	c->player[c->table.turn].sevens += sum == SEVEN;
	catan_note_luck(c, sum);
}

/* The known hexes pay. */
static bool pay_roll(struct call *call, int sum)
{
	struct catan *c = call->state;

	every_seat (i, c->table)
		catan_production(c, i, sum, c->player[i].due);
	if (!settle_claims(call))
		return false;
	tell_payments(call);
	if (c->board.laid)
		tell_if_none(call);
	give_payments(call);
	return true;
}

/* The consequence first: what to hand out or to discard, then the dice. */
bool catan_do_roll(struct call *call)
{
	struct catan *c = call->state;
	int sum;

	if (!catan_may_roll(c, call->why) || !args_number(&call->args, 1, SIDES, &c->die[0]) ||
	    !args_number(&call->args, 1, SIDES, &c->die[1]))
		return false;
	if (c->phase == CATAN_SETUP)
		catan_begin(call);
	catan_end_special(c);
	sum = c->die[0] + c->die[1];
	if (!catan_take_throw(c, sum, call->why))
		return false;
	note_roll(c, sum);
	catan_forget_claims(c);
	said_change(call->said, catan_name(c, c->table.turn), NULL, _("rolled %d %d: %d"), c->die[0],
	            c->die[1], sum);
	if (sum == SEVEN)
		demand_discards(call);
	else if (!pay_roll(call, sum))
		return false;
	said_line(call->said, _("%s rolls %d %d: %d"), catan_name(c, c->table.turn), c->die[0], c->die[1],
	          sum);
	return true;
}

/* ---- produce ---- */

bool catan_may_produce(const struct catan *c, struct reason *why)
{
	if (!catan_may_act(c, why))
		return false;
	if (c->phase == CATAN_SETUP || (c->rolls && !c->rolled))
		return reason_set(why, _("no roll in this turn yet: `r, or |roll A B`"));
	if (c->rolled && c->die[0] + c->die[1] == SEVEN)
		return reason_set(why, _("a 7 pays nothing"));
	return true;
}

static bool claim(struct call *call, struct word *word)
{
	struct catan *c = call->state;
	int seat = table_find(&c->table, word->key, call->why), cards[CATAN_RESOURCES] = { 0 };
	struct catan_player *p = &c->player[seat < 0 ? 0 : seat];

	word->used = true;
	if (seat < 0)
		return false;
	if (!catan_cards_read(word->text, cards))
		return reason_set(call->why, _("\"%.40s\": type cards as %s=2g1o, or %s=grain"), word->text,
		                  word->key, word->key);
	if (p->claimed)
		return reason_set(call->why,
		                  _("%s's cards from this roll are already entered: `undo` changes them"),
		                  catan_name(c, seat));
	p->claimed = true;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		p->due[kind] += cards[kind];
	return true;
}

bool catan_do_produce(struct call *call)
{
	struct catan *c = call->state;

	if (!catan_may_produce(c, call->why))
		return false;
	for (int i = 0; i < call->args.count; i++)
		if (call->args.word[i].key && !claim(call, &call->args.word[i]))
			return false;
	if (!settle_claims(call))
		return false;
	tell_payments(call);
	tell_if_none(call);
	give_payments(call);
	return true;
}
