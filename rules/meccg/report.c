/* SPDX-License-Identifier: MIT */
/*
 * The state told. What is face down is told to the judge alone: the pools, the
 * picks, what goes to the decks, and the cards that are in them.
 */
#include "inner.h"

static const char *const phase_words[] = { "pools", "draft",   "starting", "deck",
	                                   "play",  "council", "chain",    "over" };
static const char *const stopped_words[] = { NULL, "size", "mind", "pool", "declared", "none" };
static const char *const state_words[] = { "in", "discarded", "eliminated" };
static const char *const kind_words[] = { "character", "avatar", "ally" };
static const char *const result_words[] = { "pass", "taps", "discarded", "eliminated" };
static const char *const removal_words[] = { "tapped", "untapped", "wounded" };
static const char *const judged_words[] = { NULL, "stall", "drop", "cheat" };

static void report_name(const struct meccg *m, const char *key, int seat, struct emit *e)
{
	emit_text(e, key, seat < 0 ? NULL : meccg_name(m, seat));
}

/* ---- the draft ---- */

/* The names of a pool's cards of one fate. */
static void report_held(const struct meccg_player *p, const char *key, bool extra, enum meccg_fate fate,
                        struct emit *e)
{
	emit_array(e, key);
	for (int i = 0; i < p->holds; i++)
		if (p->held[i].extra == extra && p->held[i].fate == fate)
			emit_text(e, NULL, p->held[i].name);
	emit_end(e);
}

static void report_company(const struct meccg_player *p, struct emit *e)
{
	emit_array(e, "company");
	for (int i = 0; i < p->holds; i++) {
		if (p->held[i].extra || p->held[i].fate != FATE_JOINED)
			continue;
		emit_object(e, NULL);
		emit_text(e, "name", p->held[i].name);
		emit_number(e, "mind", p->held[i].mind);
		emit_end(e);
	}
	emit_end(e);
}

static void report_extras(const struct meccg_player *p, struct emit *e)
{
	emit_array(e, "extras");
	for (int i = 0; i < p->holds; i++)
		if (p->held[i].extra && (e->secret || p->held[i].fate != FATE_HIDDEN))
			emit_text(e, NULL, p->held[i].name);
	emit_end(e);
}

static int to_deck(const struct meccg_player *p)
{
	int count = 0;

	for (int i = 0; i < p->holds; i++)
		count += p->held[i].to_deck;
	return count;
}

/* What was set aside both have seen; what was never shown is its player's. */
static void report_leftovers(const struct meccg_player *p, struct emit *e)
{
	emit_array(e, "may_go_to_deck");
	for (int i = 0; i < p->holds; i++) {
		const struct meccg_card *card = &p->held[i];

		if (!card->extra && (card->fate == FATE_ASIDE || (card->fate == FATE_HIDDEN && e->secret)))
			emit_text(e, NULL, card->name);
	}
	emit_end(e);
	emit_array(e, "to_deck");
	for (int i = 0; i < p->holds; i++)
		if (p->held[i].to_deck && e->secret)
			emit_text(e, NULL, p->held[i].name);
	emit_end(e);
	emit_number(e, "to_deck_count", to_deck(p));
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
	report_held(p, "set_aside", false, FATE_ASIDE, e);
	if (e->secret)
		report_held(p, "unrevealed", false, FATE_HIDDEN, e);
	else
		emit_number(e, "unrevealed", meccg_hidden(m, seat));
	report_extras(p, e);
	emit_text(e, "stopped", stopped_words[p->stopped]);
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
		emit_text(e, NULL, meccg_site(m, seat, i));
	emit_end(e);
	meccg_influence(m, seat, &available, &control);
	emit_object(e, "influence");
	emit_number(e, "available", available);
	emit_number(e, "control", control);
	emit_end(e);
}

/* ---- the deck ---- */

static void report_problem(const struct meccg_problem *problem, struct emit *e)
{
	emit_object(e, NULL);
	emit_text(e, "rule", problem->rule);
	emit_text(e, "code", problem->code);
	emit_text(e, "text", problem->text);
	if (e->secret)
		emit_text(e, "card", problem->card[0] ? problem->card : NULL);
	emit_end(e);
}

static void report_list(const struct meccg_deck *deck, struct emit *e)
{
	char word[40];

	emit_array(e, "list");
	for (int i = 0; i < deck->entries; i++) {
		choice_at(MECCG_KEY_WORDS, (int)deck->entry[i].key, word, sizeof word);
		emit_object(e, NULL);
		emit_text(e, "name", deck->entry[i].name);
		emit_text(e, "key", word);
		emit_number(e, "count", deck->entry[i].count);
		emit_end(e);
	}
	emit_end(e);
}

static void report_deck(const struct meccg *m, int seat, struct emit *e)
{
	const struct meccg_deck *deck = &m->player[seat].deck;
	struct meccg_answer answer;

	meccg_deck_check(m, seat, &answer);
	emit_object(e, "deck");
	emit_bool(e, "legal", answer.problems == 0);
	emit_bool(e, "sealed", deck->sealed);
	emit_number(e, "creatures", answer.creatures);
	emit_number(e, "resources", answer.resources);
	emit_number(e, "hazards", answer.hazards);
	emit_number(e, "characters", answer.characters);
	emit_number(e, "sideboard", answer.sideboard);
	emit_number(e, "sideboard_limit", answer.sideboard_limit);
	emit_number(e, "agent_mind", answer.agent_mind);
	emit_number(e, "stage_points", answer.stage_points);
	emit_text(e, "goal", deck->ring ? "ring" : "points");
	emit_array(e, "problems");
	for (int i = 0; i < answer.problems; i++)
		report_problem(&answer.problem[i], e);
	emit_end(e);
	if (e->secret)
		report_list(deck, e);
	emit_end(e);
}

/* ---- the game ---- */

static void report_points(const char *key, const int points[MECCG_POINTS], struct emit *e)
{
	char word[20];

	emit_object(e, key);
	for (int i = 0; i < MECCG_POINTS; i++) {
		choice_at(MECCG_POINT_WORDS, i, word, sizeof word);
		emit_number(e, word, points[i]);
	}
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
		emit_text(e, "state", state_words[person->state]);
		emit_text(e, "kind", kind_words[person->kind]);
		emit_number(e, "points", person->corruption);
		emit_number(e, "mod", person->mod);
		emit_number(e, "mind", person->mind);
		emit_number(e, "needs", meccg_needs(m, person));
		emit_bool(e, "checked", person->checked);
		report_points("carries", person->points, e);
		emit_end(e);
	}
	emit_end(e);
}

static void report_count(const struct meccg *m, int seat, struct emit *e)
{
	struct meccg_count count[MECCG_PLAYERS];
	char word[20];

	meccg_count(m, count);
	if (m->counted)
		emit_number(e, "final", count[seat].final);
	else
		emit_null(e, "final");
	emit_object(e, "council");
	emit_array(e, "doubled");
	for (int i = 0; i < MECCG_POINTS; i++)
		if (count[seat].doubled[i] && choice_at(MECCG_POINT_WORDS, i, word, sizeof word))
			emit_text(e, NULL, word);
	emit_end(e);
	emit_text(e, "halved",
	          count[seat].halved >= 0 &&
	                          choice_at(MECCG_POINT_WORDS, count[seat].halved, word, sizeof word)
	                  ? word
	                  : NULL);
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
	emit_text(e, "side", meccg_side_words[p->side]);
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

static void report_last(const struct meccg *m, struct emit *e)
{
	const struct meccg_check_done *check = &m->last_check;
	const struct meccg_removal *removal = &m->last_removal;

	if (check->seat < 0) {
		emit_null(e, "last_check");
	} else {
		emit_object(e, "last_check");
		report_name(m, "player", check->seat, e);
		emit_text(e, "name", check->name);
		emit_number(e, "corruption", check->corruption);
		emit_number(e, "total", check->total);
		emit_text(e, "result", result_words[check->result]);
		emit_end(e);
	}
	if (removal->seat < 0) {
		emit_null(e, "last_removal");
		return;
	}
	emit_object(e, "last_removal");
	report_name(m, "player", removal->seat, e);
	emit_text(e, "card", removal->name);
	emit_number(e, "mod", removal->mod);
	emit_number(e, "total", removal->total);
	emit_bool(e, "removed", removal->removed);
	emit_text(e, "state", removal_words[removal->state]);
	emit_end(e);
}

static void report_end(const struct meccg *m, struct emit *e)
{
	report_name(m, "called_by", m->caller, e);
	report_name(m, "first_check", m->first_check, e);
	emit_number(e, "chain_round", m->chain_round);
	report_name(m, "winner", m->winner, e);
	if (m->tournament[0] < 0) {
		emit_null(e, "tournament_points");
	} else {
		emit_array(e, "tournament_points");
		for (int i = 0; i < MECCG_PLAYERS; i++)
			emit_number(e, NULL, m->tournament[i]);
		emit_end(e);
	}
	emit_text(e, "judged", judged_words[m->judged]);
	report_name(m, "offender", m->offender, e);
	emit_bool(e, "ring", m->ring_won);
}

void meccg_report(const void *state, struct emit *e)
{
	const struct meccg *m = state;

	emit_text(e, "game", "meccg");
	emit_text(e, "rules", m->rules == MECCG_COE ? "coe" : "lorien");
	emit_number(e, "length", m->length);
	emit_text(e, "phase", phase_words[m->phase]);
	emit_number(e, "game_number", m->game);
	emit_text(e, "title", m->table.title[0] ? m->table.title : NULL);
	emit_number(e, "round", meccg_round(m));
	report_name(m, "turn", m->table.turn, e);
	emit_object(e, "clock");
	emit_bool(e, "running", m->table.clock.running);
	if (m->table.clock.limit_s)
		emit_number(e, "limit", m->table.clock.limit_s);
	else
		emit_null(e, "limit");
	emit_end(e);
	table_report_call(&m->table, e);
	emit_array(e, "players");
	for (int i = 0; i < m->table.seats; i++)
		report_player(m, i, e);
	emit_end(e);
	report_last(m, e);
	report_end(m, e);
}
