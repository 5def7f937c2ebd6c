/* SPDX-License-Identifier: MIT */
/*
 * The report of the state. Only the judge's view has the pools, the picks, the
 * cards that go to the decks, and the decks' cards.
 */
#include "inner.h"

/* ---- the draft ---- */

/* Sets of fates. */
enum { HIDDEN = 1 << FATE_HIDDEN, ASIDE = 1 << FATE_ASIDE, JOINED = 1 << FATE_JOINED };

static void report_cards(const struct meccg_player *p, const char *key, bool extra, int fates, struct emit *e)
{
	emit_array(e, key);
	for (int i = 0; i < p->holds; i++)
		if (p->held[i].extra == extra && fates & 1 << p->held[i].fate)
			emit_text(e, NULL, p->held[i].name);
	emit_end(e);
}

static void report_company(const struct meccg_player *p, struct emit *e)
{
	emit_array(e, "company");
	for (int i = 0; i < p->holds; i++) {
		if (!meccg_is_starter(&p->held[i]))
			continue;
		emit_object(e, NULL);
		emit_text(e, "name", p->held[i].name);
		emit_number(e, "mind", p->held[i].mind);
		emit_text(e, "at", meccg_start_of(p, &p->held[i]));
		emit_end(e);
	}
	emit_end(e);
}

/* Both players have seen the cards set aside; the others are their player's secret. */
static void report_leftovers(const struct meccg_player *p, struct emit *e)
{
	int count = 0;

	report_cards(p, "may_go_to_deck", false, e->secret ? ASIDE | HIDDEN : ASIDE, e);
	emit_array(e, "to_deck");
	for (int i = 0; i < p->holds; i++) {
		count += p->held[i].to_deck;
		if (p->held[i].to_deck && e->secret)
			emit_text(e, NULL, p->held[i].name);
	}
	emit_end(e);
	emit_number(e, "to_deck_count", count);
}

static void report_draft(const struct meccg *m, int seat, struct emit *e)
{
	const struct meccg_player *p = &m->player[seat];

	emit_number(e, "pool_size", meccg_pool_size(m, seat));
	emit_bool(e, "pool_sealed", p->sealed);
	emit_bool(e, "picked", p->pick >= 0);
	if (e->secret)
		emit_text(e, "pick", p->pick < 0 ? NULL : p->held[p->pick].name);
	report_company(p, e);
	emit_number(e, "mind", meccg_mind(m, seat));
	report_cards(p, "set_aside", false, ASIDE, e);
	if (e->secret)
		report_cards(p, "unrevealed", false, HIDDEN, e);
	else
		emit_number(e, "unrevealed", meccg_hidden(m, seat));
	if (m->phase > MECCG_DRAFT || e->secret) {
		emit_array(e, "minor_items");
		for (int i = 0; i < p->listed_items; i++)
			emit_text(e, NULL, p->listed[i].name);
		emit_end(e);
	} else {
		emit_number(e, "minor_items", p->listed_items);
	}
	report_cards(p, "extras", true, ASIDE | JOINED | (e->secret ? HIDDEN : 0), e);
	emit_choice(e, "stopped", "size|mind|pool|declared|none", (int)p->stopped - STOPPED_SIZE);
	report_leftovers(p, e);
}

static void report_starting(const struct meccg *m, int seat, struct emit *e)
{
	const struct meccg_player *p = &m->player[seat];
	int available, control;

	emit_array(e, "items");
	for (int i = 0; i < p->items; i++) {
		emit_object(e, NULL);
		emit_text(e, "name", p->item[i].name);
		emit_text(e, "bearer", p->item[i].bearer);
		emit_end(e);
	}
	emit_end(e);
	emit_array(e, "sites");
	for (int i = 0; i < p->sites; i++)
		emit_text(e, NULL, p->site[i]);
	emit_end(e);
	meccg_influence(m, seat, &available, &control);
	emit_object(e, "influence");
	emit_number(e, "available", available);
	emit_number(e, "control", control);
	emit_end(e);
}

/* ---- the deck ---- */

static void report_list(const struct meccg_deck *deck, struct emit *e)
{
	emit_array(e, "list");
	for (int i = 0; i < deck->entries; i++) {
		emit_object(e, NULL);
		emit_text(e, "name", deck->entry[i].name);
		emit_choice(e, "key", MECCG_KEY_WORDS, (int)deck->entry[i].key);
		emit_number(e, "count", deck->entry[i].count);
		emit_end(e);
	}
	emit_end(e);
}

/* null, not an empty list, where the faults of a deck are its player's secret. */
static void report_problems(const struct meccg_answer *answer, bool shown, struct emit *e)
{
	if (!shown) {
		emit_null(e, "problems");
		return;
	}
	emit_array(e, "problems");
	for (int i = 0; i < answer->problems; i++) {
		const struct meccg_problem *problem = &answer->problem[i];

		emit_object(e, NULL);
		emit_text(e, "rule", problem->rule);
		emit_text(e, "code", problem->code);
		emit_text(e, "text", problem->text);
		if (e->secret)
			emit_text(e, "card", problem->card[0] ? problem->card : NULL);
		emit_end(e);
	}
	emit_end(e);
}

/* Before a deck is sealed its numbers are its player's; those that tell of the pool are until
 * all of the pool has been shown. */
static void report_deck(const struct meccg *m, int seat, struct emit *e)
{
	const struct meccg_player *p = &m->player[seat];
	bool shown = e->secret || p->deck.sealed, pool = e->secret;
	struct meccg_answer answer;

	pool |= shown && p->sealed && meccg_hidden(m, seat) == 0;
	meccg_deck_check(m, seat, &answer);
	emit_object(e, "deck");
	emit_bool(e, "legal", answer.problems == 0);
	emit_bool(e, "sealed", p->deck.sealed);
	emit_number_if(e, "creatures", shown, answer.creatures);
	emit_number_if(e, "resources", shown, answer.resources);
	emit_number_if(e, "hazards", shown, answer.hazards);
	emit_number_if(e, "characters", shown, answer.characters);
	emit_number_if(e, "sideboard", shown, answer.sideboard);
	emit_number(e, "sideboard_limit", answer.sideboard_limit);
	emit_number_if(e, "agent_mind", pool, answer.agent_mind);
	emit_number_if(e, "stage_points", pool && answer.stage_points >= 0, answer.stage_points);
	emit_text(e, "goal", p->deck.ring ? "ring" : "points");
	report_problems(&answer, shown, e);
	if (e->secret)
		report_list(&p->deck, e);
	emit_end(e);
}

/* ---- the game ---- */

static void report_points(const char *key, const int points[MECCG_POINTS], struct emit *e)
{
	emit_object(e, key);
	for (int i = 0; i < MECCG_POINTS; i++)
		emit_number(e, meccg_category_words[i], points[i]);
	emit_end(e);
}

static void report_persons(const struct meccg *m, int seat, struct emit *e)
{
	const struct meccg_player *p = &m->player[seat];

	emit_array(e, "characters");
	for (int i = 0; i < p->persons; i++) {
		const struct meccg_person *person = &p->person[i];

		emit_object(e, NULL);
		emit_text(e, "name", person->name);
		emit_choice(e, "state", "in|discarded|eliminated", (int)person->state);
		emit_choice(e, "kind", MECCG_KIND_WORDS, (int)person->kind);
		emit_number(e, "points", person->corruption);
		emit_number(e, "mod", person->mod);
		emit_number(e, "mind", person->mind);
		emit_number(e, "needs", meccg_needs(m, person));
		emit_bool(e, "checked", person->checked);
		emit_text(e, "at", person->at[0] ? person->at : NULL);
		report_points("carries", person->points, e);
		emit_end(e);
	}
	emit_end(e);
}

static void report_count(const struct meccg *m, int seat, struct emit *e)
{
	struct meccg_count count[MECCG_PLAYERS];

	meccg_count(m, count);
	emit_number_if(e, "final", m->counted, count[seat].final);
	emit_object(e, "council");
	emit_array(e, "doubled");
	for (int i = 0; i < MECCG_POINTS; i++)
		if (count[seat].doubled[i])
			emit_text(e, NULL, meccg_category_words[i]);
	emit_end(e);
	emit_text(e, "halved", count[seat].halved < 0 ? NULL : meccg_category_words[count[seat].halved]);
	report_points("counted", count[seat].kept, e);
	emit_number(e, "duplicates", count[seat].duplicates);
	emit_number(e, "avatar", count[seat].avatar);
	emit_number(e, "total", count[seat].final);
	emit_end(e);
}

static void report_player(const struct meccg *m, int seat, struct emit *e)
{
	const struct meccg_player *p = &m->player[seat];

	emit_object(e, NULL);
	emit_text(e, "name", meccg_name(m, seat));
	emit_choice(e, "side", MECCG_SIDE_WORDS, (int)p->side);
	emit_bool(e, "sauron", p->sauron);
	report_draft(m, seat, e);
	report_starting(m, seat, e);
	report_points("points", p->points, e);
	report_count(m, seat, e);
	emit_bool(e, "avatar_lost", p->avatar_lost);
	emit_number(e, "duplicates", p->duplicates);
	emit_number(e, "exhausted", p->exhausted);
	emit_bool(e, "limit_halved", p->halved);
	emit_bool(e, "begun", p->begun);
	report_persons(m, seat, e);
	report_deck(m, seat, e);
	emit_end(e);
}

/* Opens an object, or null in its place. */
static bool open_if(struct emit *e, const char *key, bool there)
{
	if (there)
		emit_object(e, key);
	else
		emit_null(e, key);
	return there;
}

static void report_last(const struct meccg *m, struct emit *e)
{
	const struct meccg_check_done *check = &m->last_check;
	const struct meccg_removal *removal = &m->last_removal;

	if (open_if(e, "last_check", check->seat >= 0)) {
		table_report_name(&m->table, "player", check->seat, e);
		emit_text(e, "name", check->name);
		emit_number(e, "corruption", check->corruption);
		emit_number(e, "total", check->total);
		emit_choice(e, "result", "pass|taps|discarded|eliminated", (int)check->result);
		emit_end(e);
	}
	if (open_if(e, "last_removal", removal->seat >= 0)) {
		table_report_name(&m->table, "player", removal->seat, e);
		emit_text(e, "card", removal->name);
		emit_text(e, "by", removal->by[0] ? removal->by : NULL);
		emit_number(e, "mod", removal->mod);
		emit_number(e, "total", removal->total);
		emit_bool(e, "removed", removal->removed);
		emit_choice(e, "state", "tapped|untapped|wounded", (int)removal->state);
		emit_end(e);
	}
}

static void report_end(const struct meccg *m, struct emit *e)
{
	table_report_name(&m->table, "called_by", m->caller, e);
	table_report_name(&m->table, "first_check", m->first_check, e);
	if (open_if(e, "first_named", m->named_seat >= 0)) {
		table_report_name(&m->table, "player", m->named_seat, e);
		emit_text(e, "name", m->named);
		emit_end(e);
	}
	emit_number(e, "chain_round", m->chain_round);
	table_report_name(&m->table, "winner", m->winner, e);
	if (m->tournament[0] < 0) {
		emit_null(e, "tournament_points");
	} else {
		emit_array(e, "tournament_points");
		for (int i = 0; i < MECCG_PLAYERS; i++)
			emit_number(e, NULL, m->tournament[i]);
		emit_end(e);
	}
	emit_choice(e, "judged", MECCG_JUDGE_WORDS, (int)m->judged - JUDGED_STALL);
	table_report_name(&m->table, "offender", m->offender, e);
	emit_bool(e, "ring", m->ring_won);
}

void meccg_report(const void *state, struct emit *e)
{
	const struct meccg *m = state;

	emit_text(e, "game", "meccg");
	emit_choice(e, "rules", MECCG_RULES_WORDS, (int)m->rules);
	emit_number(e, "length", m->length);
	emit_choice(e, "phase", "pools|draft|starting|deck|play|council|chain|over", (int)m->phase);
	emit_number(e, "game_number", m->game);
	emit_text(e, "title", m->table.title[0] ? m->table.title : NULL);
	emit_number(e, "round", meccg_round(m));
	table_report_name(&m->table, "turn", m->table.turn, e);
	table_report_clock(&m->table, e);
	table_report_call(&m->table, e);
	emit_array(e, "players");
	every_seat (i, m->table)
		report_player(m, i, e);
	emit_end(e);
	report_last(m, e);
	report_end(m, e);
}
