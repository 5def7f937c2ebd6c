/* SPDX-License-Identifier: MIT */
/*
 * Reports the state as JSON has it, checks its invariants, names the decision
 * that is due. Changes nothing.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

static const char *const status_words[] = { "playing", "lost", "left" };

/* ---- a player ---- */

static void report_card(const struct commander_card *card, struct emit *e)
{
	emit_object(e, NULL);
	emit_text(e, "name", card->name[0] ? card->name : NULL);
	emit_text(e, "zone", commander_zone_word(card->zone));
	emit_number(e, "casts", card->casts);
	emit_number(e, "tax", commander_tax(card));
	emit_number(e, "mana", card->mana);
	emit_bool(e, "offer", card->offer);
	emit_number(e, "died", card->died);
	emit_end(e);
}

static void report_taken(const struct commander *c, int seat, struct emit *e)
{
	emit_array(e, "commander_damage");
	every_seat (q, c->table)
		for (int k = 0; k < COMMANDERS; k++) {
			if (!c->player[seat].taken[q][k])
				continue;
			emit_object(e, NULL);
			table_report_name(&c->table, "from", q, e);
			emit_number(e, "commander", k + 1);
			emit_number(e, "amount", c->player[seat].taken[q][k]);
			emit_end(e);
		}
	emit_end(e);
}

void commander_report_player(const struct commander *c, int seat, struct emit *e)
{
	const struct commander_player *p = &c->player[seat];

	table_report_name(&c->table, "name", seat, e);
	life_report(&p->life, e);
	emit_text(e, "status", status_words[p->status]);
	emit_array(e, "why");
	for (int i = 0; i < p->whys; i++)
		emit_text(e, NULL, commander_why_word(c, seat, i).text);
	emit_end(e);
	emit_bool(e, "safe", p->safe);
	emit_bool(e, "blessing", p->blessing);
	emit_array(e, "commanders"); /* named or not; a second one once announced or moved */
	report_card(&p->card[0], e);
	if (p->commanders == 2 || p->card[1].casts || p->card[1].zone != ZONE_COMMAND)
		report_card(&p->card[1], e);
	emit_end(e);
	if (p->identity[0])
		emit_text(e, "identity", p->identity);
	commander_report_markers(p, e);
	report_taken(c, seat, e);
	emit_number(e, "mulligans", p->mulligans);
	emit_number(e, "hand", p->hand);
	emit_number(e, "library", p->library);
	emit_bool(e, "kept", p->kept);
	emit_bool(e, "deciding", c->deciding == seat);
	emit_number(e, "swapped", p->swapped);
	emit_number(e, "spells", p->spells);
	emit_number(e, "wins", commander_wins(c, seat));
}

void commander_report_vote(const struct commander *c, int seat, bool has_vote, struct emit *e)
{
	emit_number(e, "votes", commander_votes(c, seat));
	table_report_name(&c->table, "vote", c->player[seat].vote, e);
	emit_number(e, "points", has_vote ? commander_points(c, seat) : 0);
}

/* ---- the table ---- */

void commander_report_limits(const struct commander *c, struct emit *e)
{
	struct commander_limits limits = commander_limits_of(c);

	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		emit_number(e, counter_rows[kind].word, limits.count[kind]);
	emit_number_if(e, "commander_damage", limits.damage > 0, limits.damage);
}

static void report_feats(const struct commander *c, struct emit *e)
{
	emit_array(e, "feats");
	for (int i = 0; i < c->feats; i++) {
		emit_object(e, NULL);
		emit_text(e, "kind", c->feat[i].kind);
		table_report_name(&c->table, "player", c->feat[i].seat, e);
		emit_number(e, "value", c->feat[i].value);
		emit_end(e);
	}
	emit_end(e);
}

static void report_teams(const struct commander *c, struct emit *e)
{
	emit_array(e, "teams");
	for (int i = 0; i < c->table.seats; i += 2) {
		emit_object(e, NULL);
		table_report_names(&c->table, "players", c->team[i], e);
		emit_number(e, "life", c->player[i].life.life);
		for (int kind = 0; kind < COUNTER_KINDS; kind++)
			emit_number(e, counter_rows[kind].word, c->player[i].life.count[kind]);
		emit_end(e);
	}
	emit_end(e);
}

static void report_swap(const struct commander *c, struct emit *e)
{
	if (!c->swap_open) {
		emit_null(e, "swap");
		return;
	}
	emit_object(e, "swap");
	emit_number(e, "seconds", SWAP_SECONDS);
	emit_number(e, "left", commander_swap_left(c, c->table.now));
	emit_end(e);
}

void commander_report_winners(const struct commander *c, struct emit *e)
{
	table_report_names(&c->table, "winners", c->winners, e);
	emit_bool(e, "draw", c->draw);
}

void commander_report(const void *state, struct emit *e)
{
	const struct commander *c = state;
	bool one = seats_count(c->winners) == 1;

	emit_text(e, "game", "commander");
	emit_choice(e, "rules", COMMANDER_RULES, (int)c->rules);
	emit_choice(e, "format", COMMANDER_FORMATS, (int)c->format);
	emit_choice(e, "mulligan", COMMANDER_MULLIGANS, (int)commander_mulligan_of(c));
	emit_object(e, "limits");
	emit_number(e, "life", commander_limits_of(c).life);
	commander_report_limits(c, e);
	emit_end(e);
	emit_choice(e, "phase", COMMANDER_PHASES, (int)c->phase);
	table_report(&c->table, e);
	emit_array(e, "players");
	every_seat (i, c->table) {
		emit_object(e, NULL);
		commander_report_player(c, i, e);
		commander_report_vote(c, i, true, e);
		emit_end(e);
	}
	emit_end(e);
	table_report_name(&c->table, "monarch", c->monarch, e);
	table_report_name(&c->table, "initiative", c->initiative, e);
	emit_choice(e, "daynight", COMMANDER_SKIES, (int)c->sky - 1);
	emit_number(e, "storm", c->storm);
	report_feats(c, e);
	if (c->format == FORMAT_2HG)
		report_teams(c, e);
	report_swap(c, e);
	commander_report_planes(c, e);
	table_report_name(&c->table, "winner", one ? seat_from(c->winners, 0) : -1, e);
	commander_report_winners(c, e);
}

void commander_summary(const void *state, char *out, size_t size)
{
	const struct commander *c = state;

	if (c->phase == PHASE_OVER)
		snprintf(out, size, "%s", _("over"));
	else if (c->phase == PHASE_MULLIGANS)
		snprintf(out, size, "%s", _("mulligans"));
	else if (c->phase == PHASE_SETUP)
		snprintf(out, size, "%s", _("setup"));
	else
		snprintf(out, size, _("round %d"), c->table.round);
}

/* ---- invariants ---- */

static bool check_cards(const struct commander *c, int seat, struct reason *why)
{
	const struct commander_player *p = &c->player[seat];

	if (p->hand < 0 || p->library < 0 || p->set_aside < 0 ||
	    p->hand + p->library + p->set_aside != commander_deck(c, seat))
		return reason_set(why, "seat %d: %d in hand, %d in the library, %d set aside", seat + 1,
		                  p->hand, p->library, p->set_aside);
	for (int k = 0; k < COMMANDERS; k++)
		if (p->card[k].casts < 0 || p->card[k].mana < 0 || p->card[k].died < 0 ||
		    p->card[k].zone > ZONE_STACK)
			return reason_set(why, "seat %d: commander %d", seat + 1, k + 1);
	if (p->swapped < 0 || p->swapped > SWAP_CARDS)
		return reason_set(why, "seat %d: %d swapped", seat + 1, p->swapped);
	return true;
}

static bool check_counters(const struct commander *c, int seat, struct reason *why)
{
	for (int kind = 0; kind < COUNTER_KINDS; kind++) {
		int count = c->player[seat].life.count[kind];

		if (count < 0 || count > LIFE_MAX)
			return reason_set(why, "seat %d: %d %s", seat + 1, count, counter_rows[kind].word);
		each_seat (i, commander_counted_with(c, seat))
			if (c->player[i].life.count[kind] != count)
				return reason_set(why, "seats %d and %d do not share %s", seat + 1, i + 1,
				                  counter_rows[kind].word);
	}
	return true;
}

static bool check_totals(const struct commander *c, int seat, struct reason *why)
{
	const struct commander_player *p = &c->player[seat];

	if (p->life.life < -LIFE_MAX || p->life.life > LIFE_MAX)
		return reason_set(why, "seat %d: %d life", seat + 1, p->life.life);
	for (int q = 0; q < TABLE_SEATS; q++)
		for (int k = 0; k < COMMANDERS; k++)
			if (p->taken[q][k] < 0 || p->taken[q][k] > (q < c->table.seats ? LIFE_MAX : 0))
				return reason_set(why, "seat %d: %d from seat %d", seat + 1, p->taken[q][k],
				                  q + 1);
	each_seat (i, commander_heads_of(c, seat))
		if (p->life.life != c->player[i].life.life)
			return reason_set(why, "seats %d and %d have not one life", seat + 1, i + 1);
	return c->team[seat] & 1u << seat || reason_set(why, "seat %d is not in its own team", seat + 1);
}

static bool check_player(const struct commander *c, int seat, struct reason *why)
{
	const struct commander_player *p = &c->player[seat];

	if (c->table.seat[seat].in != (p->status == STATUS_PLAYING))
		return reason_set(why, "seat %d: in and %s", seat + 1, status_words[p->status]);
	if (p->status != STATUS_PLAYING && !p->whys)
		return reason_set(why, "seat %d is out for no reason", seat + 1);
	if (p->whys < 0 || p->whys > COMMANDER_WHY || p->vote < -1 || p->vote >= c->table.seats ||
	    p->vote == seat)
		return reason_set(why, "seat %d: %d reasons, vote %d", seat + 1, p->whys, p->vote);
	return check_cards(c, seat, why) && check_totals(c, seat, why) && check_counters(c, seat, why) &&
	       commander_check_markers(c, seat, why);
}

static bool check_marker(const struct commander *c, int seat)
{
	return seat == -1 || (seat >= 0 && seat < c->table.seats && c->table.seat[seat].in);
}

bool commander_check(const void *state, struct reason *why)
{
	const struct commander *c = state;

	if (!table_check(&c->table, why))
		return false;
	every_seat (i, c->table)
		if (!check_player(c, i, why))
			return false;
	if (!check_marker(c, c->monarch) || !check_marker(c, c->initiative))
		return reason_set(why, "a marker is with seat %d or %d", c->monarch + 1, c->initiative + 1);
	if ((c->deciding >= 0) != (c->phase == PHASE_MULLIGANS) ||
	    (c->deciding >= 0 && !check_marker(c, c->deciding)))
		return reason_set(why, "seat %d decides in phase %d", c->deciding + 1, c->phase);
	if ((c->winners || c->draw) && (c->phase != PHASE_OVER || (c->winners && c->draw)))
		return reason_set(why, "winners %x in phase %d", (unsigned)c->winners, c->phase);
	if (!commander_check_planes(c, why))
		return false;
	if (c->claims || c->finishing || c->feats < 0 || c->feats > COMMANDER_FEATS)
		return reason_set(why, "something is left over from the last line");
	return true;
}
