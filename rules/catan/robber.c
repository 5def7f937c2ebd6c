/* SPDX-License-Identifier: MIT */
/*
 * After a seven: all discards, then the robber, then one card from one player
 * with a building at its hex. A knight does the same without discards. Only two
 * players see the stolen card; its kind stays unknown unless entered.
 */
#include "inner.h"
#include "rules/core/i18n.h"

static bool discard(struct call *call, int seat)
{
	struct catan *c = call->state;
	struct catan_player *p = &c->player[seat];
	int cards[CATAN_RESOURCES];

	if (!catan_read_cards(call, -1, false, cards))
		return false;
	if (!p->must_discard)
		return reason_set(call->why,
		                  _("%s has nothing to discard: only hands over %d lose half after a 7"),
		                  catan_name(c, seat), CATAN_HAND_LIMIT);
	if (catan_sum(cards) != p->must_discard)
		return reason_set(call->why, _("%s must discard %d of %d cards, not %d"), catan_name(c, seat),
		                  p->must_discard, p->cards, catan_sum(cards));
	if (!catan_to_bank(call, seat, cards, CATAN_DISCARDED))
		return false;
	p->must_discard = 0;
	said_line(call->said, _("%s discards %s: %d left"), catan_name(c, seat), catan_cards_text(cards).text,
	          p->cards);
	if (!catan_discards_due(c)) {
		said_line(call->said, _("%s must move the robber"), catan_name(c, c->table.turn));
		said_asks(call->said);
	}
	return true;
}

bool catan_do_discard(struct call *call)
{
	return catan_may_play(call->state, call->why) && catan_for_each(call, discard);
}

/* ---- the robber ---- */

/* What lines of older tables asked for. */
static bool is_robber_loose(const struct catan *c, struct reason *why)
{
	if (!catan_may_play(c, why))
		return false;
	if (c->phase == CATAN_SETUP)
		return true; /* sets up the board */
	if (catan_discards_due(c))
		return reason_set(why, _("discards first, then the robber moves"));
	return c->robber_due || reason_set(why, _("the robber moves only after a 7 or a Knight"));
}

bool catan_may_move_robber(const struct catan *c, struct reason *why)
{
	return is_robber_loose(c, why) && catan_may_stand_on(c, c->robber, why);
}

/* Where the friendly robber may go elsewhere it does not stay on the desert; in the set-up on a board it
 * does. Only a line that is typed now is refused. */
bool catan_resolve_robber(struct call *call, struct rng *rng, struct line *out)
{
	const struct catan *c = call->state;
	struct catan_choice hexes = catan_robber_hexes(c);
	const char *word;
	catan_hex hex;

	line_word(out, "robber");
	args_write(&call->args, out);
	if (!is_robber_loose(c, call->why) || !args_word(&call->args, &word))
		return false;
	hex = catan_hex_read(word, call->why);
	if (hex < 0 || (!args_flag(&call->args, "sure") && !catan_may_stand_on(c, hex, call->why)))
		return false;
	return hex != c->robber || !hexes.count || c->board.hex[hexes.at[0]] == hex ||
	       reason_set(call->why, _("the robber is already on %s: move it to another hex"),
	                  catan_hex_text(hex).text);
}

static void put(struct call *call, catan_hex hex)
{
	struct catan *c = call->state;
	struct catan_text from = catan_hex_text(c->robber), to = catan_hex_text(hex);

	if (hex == c->robber)
		said_line(call->said, _("the robber stays on %s"), to.text);
	else
		said_line(call->said, _("the robber moves from %s to %s"), from.text, to.text);
	said_change(call->said, NULL, NULL, _("robber %s -> %s"), from.text, to.text);
	c->robber = hex;
}

bool catan_do_robber(struct call *call)
{
	struct catan *c = call->state;
	const char *word;
	seats_set victims;
	catan_hex hex;

	if (!is_robber_loose(c, call->why) || !args_word(&call->args, &word))
		return false;
	args_flag(&call->args, "sure");
	hex = catan_hex_read(word, call->why);
	if (hex < 0 || !catan_may_rob_at(c, hex, call->why))
		return false;
	c->steal_due = c->robber_due;
	c->robber_due = false;
	put(call, hex);
	if (!c->steal_due)
		return true;
	victims = catan_victims(c);
	c->steal_due = victims != 0;
	if (victims)
		said_line(call->said, _("%s may steal from: %s"), catan_name(c, c->table.turn),
		          catan_names(c, victims).text);
	else
		said_line(call->said, _("nobody to steal from"));
	return true;
}

/* ---- stealing ---- */

/* On a table that does not enter its hexes, stealing works without moving the robber. */
bool catan_may_steal(const struct catan *c, struct reason *why)
{
	if (!catan_may_act(c, why))
		return false;
	return c->steal_due || c->robber_due ||
	       reason_set(why, _("nothing to steal yet: a 7 or a Knight, then the robber, comes first"));
}

/* The messages never name the card: all players read them. */
static bool take_card(struct call *call, int thief, int victim, int kind)
{
	struct catan *c = call->state;
	int had = c->player[victim].cards, before = c->player[thief].cards;

	if (!catan_hand_steal(c, thief, victim, kind, call->why))
		return false;
	catan_sight_steal(c, thief, victim, kind);
	catan_note_flow(c, victim, CATAN_ROBBED, thief, NULL, -1);
	catan_note_flow(c, thief, CATAN_STOLE, victim, NULL, 1);
	said_line(call->said, _("%s steals a card from %s"), catan_name(c, thief), catan_name(c, victim));
	catan_tell_cards(call, victim, had, catan_name(c, thief));
	catan_tell_cards(call, thief, before, catan_name(c, victim));
	return true;
}

bool catan_do_steal(struct call *call)
{
	struct catan *c = call->state;
	int thief, victim = -1, kind = -1;

	if (!catan_player(call, &thief) || !args_key_player(&call->args, &c->table, "from", false, &victim))
		return false;
	if (victim < 0)
		return args_usage(&call->args);
	if ((args_more(&call->args) && !catan_read_resource(call, &kind)) || !catan_may_steal(c, call->why))
		return false;
	if (thief != c->table.turn)
		return reason_set(call->why, _("it is %s who steals now, not %s"),
		                  catan_name(c, c->table.turn), catan_name(c, thief));
	if (victim == thief)
		return reason_set(call->why, _("you cannot steal from yourself"));
	if (!c->player[victim].cards)
		return reason_set(call->why, _("%s has no card to steal"), catan_name(c, victim));
	if (!catan_may_be_at(c, victim, c->robber))
		return reason_set(call->why, _("%s has no building at %s, where the robber is"),
		                  catan_name(c, victim), catan_hex_text(c->robber).text);
	if (!catan_may_rob(c, victim, call->why) || !take_card(call, thief, victim, kind))
		return false;
	c->steal_due = c->robber_due = false;
	return true;
}
