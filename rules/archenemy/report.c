/* SPDX-License-Identifier: MIT */
/*
 * Reports the state as JSON has it, checks its invariants, names the decision
 * that is due. Changes nothing. Only the judge's view has face-down cards.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- the table ---- */

static void report_options(const struct archenemy *a, struct emit *e)
{
	emit_choice(e, "rules", COMMANDER_RULES, (int)a->c.rules);
	emit_text(e, "mode", a->rumble ? "rumble" : "team");
	emit_choice(e, "phase", COMMANDER_PHASES, (int)a->c.phase);
	emit_choice(e, "mulligan", ARCHENEMY_MULLIGANS, (int)commander_mulligan_of(&a->c));
	emit_object(e, "limits");
	commander_report_limits(&a->c, e);
	emit_bool(e, "team_poison", a->c.one_count);
	emit_choice(e, "deck", ARCHENEMY_DECKS, (int)a->law);
	emit_end(e);
	table_report_name(&a->c.table, "archenemy", a->archenemy, e);
	table_report_name(&a->c.table, "decider", archenemy_decider(a), e);
}

static void report_turn(const struct archenemy *a, struct emit *e)
{
	int seat = archenemy_on_turn(a);

	emit_number(e, "round", a->c.table.round);
	emit_object(e, "turn");
	emit_number(e, "number", a->turn);
	if (archenemy_is_set(a))
		emit_text(e, "side", archenemy_side(a, seat) == SIDE_ARCHENEMY ? "archenemy" : "heroes");
	else
		emit_null(e, "side");
	table_report_name(&a->c.table, "player", archenemy_is_set(a) ? seat : -1, e);
	emit_text(e, "step", archenemy_step_word(a->step));
	emit_bool(e, "reveal_owed", archenemy_owes_reveal(a));
	emit_object(e, "extra");
	emit_number(e, "archenemy", archenemy_extras(a, SIDE_ARCHENEMY));
	emit_number(e, "heroes", archenemy_extras(a, SIDE_HEROES));
	emit_end(e);
	emit_array(e, "extra_turns"); /* the next one first */
	for (int i = a->extras - 1; i >= 0; i--) {
		emit_object(e, NULL);
		table_report_name(&a->c.table, "player", a->extra[i].seat, e);
		emit_bool(e, "no_scheme", a->extra[i].no_scheme);
		emit_end(e);
	}
	emit_end(e);
	emit_array(e, "extra_steps"); /* the next one first */
	for (int i = 0; i < a->extra_steps; i++)
		emit_text(e, NULL, archenemy_step_word((enum archenemy_step)a->extra_step[i]));
	emit_end(e);
	emit_end(e);
}

static void report_owed_turn(const struct archenemy *a, struct emit *e)
{
	if (a->owed.seat < 0) {
		emit_null(e, "owed_turn");
		return;
	}
	emit_object(e, "owed_turn");
	table_report_name(&a->c.table, "player", a->owed.seat, e);
	emit_bool(e, "no_scheme", a->owed.no_scheme);
	emit_bool(e, "no_untap", a->owed.no_untap);
	emit_text(e, "scheme", archenemy_name(a, a->owed_kind));
	emit_end(e);
}

static void report_player(const struct archenemy *a, int seat, struct emit *e)
{
	emit_object(e, NULL);
	commander_report_player(&a->c, seat, e);
	commander_report_vote(&a->c, seat, false, e);
	emit_text(e, "role", archenemy_side(a, seat) == SIDE_ARCHENEMY ? "archenemy" : "hero");
	emit_number(e, "starting_life", a->starting[seat]);
	emit_object(e, "this_turn");
	emit_number(e, "damage", a->c.player[seat].hurt);
	emit_number(e, "spells", a->c.player[seat].spells);
	emit_number(e, "graveyard", a->graveyard[seat]);
	emit_end(e);
	emit_end(e);
}

/* ---- the decks ---- */

/* What all players may read on the card. */
static void report_face(const struct archenemy *a, struct scheme_ref ref, struct emit *e)
{
	const struct scheme_card *card = archenemy_card(a, ref);
	const struct scheme *facts = archenemy_facts(a, card->kind);
	const char *text = archenemy_text(a, card->kind);

	emit_text(e, "name", archenemy_called(a, ref).text);
	emit_text(e, "name_ja", archenemy_name_ja(a, card->kind));
	emit_bool(e, "ongoing", archenemy_is_ongoing(a, card->kind));
	emit_number(e, "timestamp", card->stamp);
	emit_number(e, "pending", card->pending);
	emit_number(e, "revealed_turn", card->revealed);
	table_report_name(&a->c.table, "chosen", card->chosen, e);
	emit_choice(e, "hot_seat", "self|others", (int)card->hot - 1);
	emit_text(e, "summary", facts ? facts->summary : NULL);
	emit_text(e, "text", text[0] ? text : NULL);
	emit_text(e, "note", facts ? facts->note : NULL);
}

/* Ongoing schemes; or those in motion: one-shots, and schemes with a waiting trigger. */
static void report_faces(const struct archenemy *a, int owner, bool ongoing, struct emit *e)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);

	emit_array(e, ongoing ? "ongoing" : "in_motion");
	for (int i = 0; i < count; i++) {
		const struct scheme_card *card = archenemy_card(a, up[i]);
		bool stays = archenemy_is_ongoing(a, card->kind);

		if (up[i].owner != owner || !(ongoing ? stays : !stays || card->pending))
			continue;
		emit_object(e, NULL);
		report_face(a, up[i], e);
		if (ongoing) {
			emit_object(e, "counters");
			if (card->doom)
				emit_number(e, "doom", card->doom);
			emit_end(e);
		}
		emit_end(e);
	}
	emit_end(e);
}

static void report_decks(const struct archenemy *a, struct emit *e)
{
	emit_array(e, "decks");
	every_seat (i, a->c.table) {
		if (!archenemy_has_deck(a, i))
			continue;
		emit_object(e, NULL);
		table_report_name(&a->c.table, "owner", i, e);
		emit_number(e, "size", a->pile[i].cards);
		emit_number(e, "face_down", a->pile[i].downs);
		emit_bool(e, "shuffled", a->pile[i].shuffled);
		report_faces(a, i, false, e);
		report_faces(a, i, true, e);
		if (e->secret) {
			emit_array(e, "next");
			for (int n = 0; n < a->pile[i].downs; n++)
				emit_text(e, NULL,
				          archenemy_called(a, (struct scheme_ref){ i, a->pile[i].down[n] })
				                  .text);
			emit_end(e);
		}
		emit_end(e);
	}
	emit_end(e);
}

/* ---- what goes on ---- */

static void report_due(const struct archenemy *a, struct emit *e)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);

	emit_array(e, "due");
	for (int i = 0; i < count; i++) {
		const struct scheme *facts = archenemy_facts(a, archenemy_card(a, up[i])->kind);
		struct abandon_state state;

		if (!archenemy_is_due(a, up[i]))
			continue;
		archenemy_abandon(a, up[i], &state);
		emit_object(e, NULL);
		emit_text(e, "scheme", archenemy_called(a, up[i]).text);
		table_report_name(&a->c.table, "owner", up[i].owner, e);
		emit_text(e, "when",
		          a->step == STEP_END ? "end step" : archenemy_when_word(facts->abandon.when));
		if (state.known)
			emit_bool(e, "met", state.met);
		else
			emit_null(e, "met");
		emit_bool(e, "optional", facts->abandon.optional);
		emit_text(e, "says", archenemy_due_says(a, up[i]).text);
		emit_end(e);
	}
	emit_end(e);
}

static void report_untils(const struct archenemy *a, struct emit *e)
{
	emit_array(e, "until");
	for (int i = 0; i < a->untils; i++) {
		const struct scheme_lasts *until = &a->until[i];

		emit_object(e, NULL);
		emit_text(e, "scheme", archenemy_name(a, until->kind));
		table_report_name(&a->c.table, "owner", until->owner, e);
		/* for programs, which read one language */
		emit_text(e, "ends", label_of("%s's next untap", archenemy_seat_name(a, until->owner)).text);
		table_report_name(&a->c.table, "chosen", until->chosen, e);
		emit_end(e);
	}
	emit_end(e);
}

static void report_lastings(const struct archenemy *a, struct emit *e)
{
	emit_array(e, "lasting");
	for (int i = 0; i < a->lastings; i++) {
		const struct scheme_lasts *lasting = &a->lasting[i];
		const struct scheme *facts = archenemy_facts(a, lasting->kind);

		if (!a->c.table.seat[lasting->owner].in)
			continue; /* the creatures have left with their owner (A) */
		emit_object(e, NULL);
		emit_text(e, "scheme", archenemy_name(a, lasting->kind));
		table_report_name(&a->c.table, "owner", lasting->owner, e);
		emit_text(e, "ends", facts->lasting == LASTING_TURN ? "turn" : "game");
		emit_text(e, "says", facts->lasts);
		emit_number(e, "times", lasting->times);
		emit_end(e);
	}
	emit_end(e);
}

static void report_own(const struct archenemy *a, struct emit *e)
{
	emit_array(e, "own_schemes");
	for (int i = 0; i < a->owns; i++) {
		if (a->own[i].catalogue >= 0)
			continue;
		emit_object(e, NULL);
		emit_text(e, "name", a->pool + a->own[i].name);
		emit_bool(e, "ongoing", a->own[i].ongoing);
		emit_text(e, "text", a->own[i].text ? a->pool + a->own[i].text : NULL);
		emit_end(e);
	}
	emit_end(e);
}

void archenemy_report(const void *state, struct emit *e)
{
	const struct archenemy *a = state;
	int team = archenemy_team_life(a), winner = a->c.winners ? seat_from(a->c.winners, 0) : -1;

	emit_text(e, "game", "archenemy");
	report_options(a, e);
	emit_text(e, "title", a->c.table.title[0] ? a->c.table.title : NULL);
	report_turn(a, e);
	report_owed_turn(a, e);
	table_report_call(&a->c.table, e);
	emit_array(e, "players");
	every_seat (i, a->c.table)
		report_player(a, i, e);
	emit_end(e);
	emit_number_if(e, "team_life", a->c.one_life && a->archenemy >= 0, team);
	emit_choice(e, "daynight", COMMANDER_SKIES, (int)a->c.sky - 1);
	table_report_name(&a->c.table, "monarch", a->c.monarch, e);
	table_report_name(&a->c.table, "initiative", a->c.initiative, e);
	emit_number(e, "storm", a->c.storm);
	report_decks(a, e);
	report_due(a, e);
	report_untils(a, e);
	report_lastings(a, e);
	report_own(a, e);
	if (winner < 0 || a->rumble || a->archenemy < 0)
		table_report_name(&a->c.table, "winner", winner, e);
	else
		emit_text(e, "winner", winner == a->archenemy ? "archenemy" : "heroes");
	commander_report_winners(&a->c, e);
}

/* ---- invariants ---- */

/* Each card is either face up or in the pile once. */
static bool check_pile(const struct archenemy *a, int owner, struct reason *why)
{
	const struct scheme_pile *pile = &a->pile[owner];
	int places[DECK_CARDS] = { 0 };

	if (pile->cards < 0 || pile->cards > DECK_CARDS || pile->downs < 0 || pile->downs > pile->cards)
		return reason_set(why, "seat %d: %d schemes, %d down", owner + 1, pile->cards, pile->downs);
	for (int i = 0; i < pile->downs; i++) {
		if (pile->down[i] >= pile->cards)
			return reason_set(why, "seat %d: no scheme %d", owner + 1, pile->down[i]);
		places[pile->down[i]]++;
	}
	for (int i = 0; i < pile->cards; i++) {
		const struct scheme_card *card = &pile->card[i];

		if (places[i] != !card->up || card->copy < 1)
			return reason_set(why, "seat %d: scheme %d stands %d times, up %d", owner + 1, i,
			                  places[i], card->up);
		if (card->kind < 0 || card->kind >= scheme_count() + a->owns || card->chosen < -1 ||
		    card->chosen >= a->c.table.seats)
			return reason_set(why, "seat %d: scheme %d is of kind %d", owner + 1, i, card->kind);
	}
	return true;
}

bool archenemy_check(const void *state, struct reason *why)
{
	const struct archenemy *a = state;

	if (!commander_check(state, why))
		return false;
	every_seat (i, a->c.table)
		if (!check_pile(a, i, why))
			return false;
	if (a->step >= STEPS || a->turn < 0 || a->extras < 0 || a->extras > EXTRA_TURNS)
		return reason_set(why, "step %d of turn %d, %d extra", a->step, a->turn, a->extras);
	if (a->untils < 0 || a->untils > UNTILS || a->lastings < 0 || a->lastings > LASTINGS ||
	    a->owns > SCHEMES_OWN)
		return reason_set(why, "%d until, %d lasting, %d own", a->untils, a->lastings, a->owns);
	if (a->pooled < 1 || a->pooled > SCHEME_POOL_BYTES || a->pool[0] || a->pool[a->pooled - 1])
		return reason_set(why, "%d bytes of texts", a->pooled);
	for (int i = 0; i < a->owns; i++)
		if (a->own[i].name >= a->pooled || a->own[i].text >= a->pooled ||
		    (!a->own[i].name && a->own[i].catalogue < 0))
			return reason_set(why, "scheme %d has no name", i);
	if (a->rumble && a->archenemy >= 0)
		return reason_set(why, "a rumble with an archenemy");
	return true;
}
