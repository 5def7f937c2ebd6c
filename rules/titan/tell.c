/* SPDX-License-Identifier: MIT */
/*
 * Report and invariants of a whole game: players, legions, the encounter. Only the
 * judge sees a legion's contents, except in its battle and at the end.
 */
#include "inner.h"

static const char *const status_words[] = { "playing", "withdrawn", "eliminated" };
static const char *const winner_words[] = { "attacker", "defender", "none" };

static const char *const over_words[] = {
	NULL, "elimination", "titan", "time", "concede", "flee", "agreement"
};

/* ---- the end of a battle ---- */

const char *titan_over_word(enum titan_why_over over)
{
	return over_words[over];
}

/* NULL: no winner. */
const char *titan_winner_word(enum titan_winner winner)
{
	return winner == WINNER_NOBODY ? NULL : titan_side_word((enum titan_side)winner);
}

void titan_report_over(const struct titan_battle *b, struct emit *e)
{
	if (!b->over) {
		emit_null(e, "over");
		return;
	}
	emit_object(e, "over");
	emit_text(e, "winner", titan_winner_word(b->winner));
	emit_text(e, "why", over_words[b->over]);
	emit_number(e, "points", b->points);
	emit_number(e, "half", b->half);
	emit_number(e, "angels", b->gained);
	emit_end(e);
}

/* ---- players ---- */

void titan_emit_creatures(struct emit *e, const enum titan_creature list[], int count)
{
	emit_array(e, "creatures");
	for (int i = 0; i < count; i++)
		emit_text(e, NULL, titan_creatures[list[i]].name);
	emit_end(e);
}

static void report_legion(const struct titan *t, struct emit *e, int legion)
{
	const struct titan_legion *l = &t->legion[legion];
	enum titan_creature list[TITAN_START];
	int count = titan_legion_now(t, legion, list);

	emit_object(e, NULL);
	emit_text(e, "marker", MARKER(legion));
	emit_number(e, "size", count);
	emit_text(e, "land", l->land >= 0 ? titan_land_name(l->land) : NULL);
	emit_text(e, "at", l->at >= 0 ? titan_places[l->at].label : NULL);
	emit_text(e, "from", l->entry >= 0 ? titan_entry_words[l->entry] : NULL);
	emit_bool(e, "teleported", l->teleported);
	emit_bool(e, "moved", l->moved);
	emit_bool(e, "recruited", l->recruited);
	emit_array(e, "revealed");
	for (int i = 0; i < TITAN_CREATURES; i++)
		for (int k = 0; k < l->shown[i]; k++)
			emit_text(e, NULL, titan_creatures[i].name);
	emit_end(e);
	if (e->secret || titan_is_public(t, legion))
		titan_emit_creatures(e, list, count);
	emit_end(e);
}

int titan_score(const struct titan *t, int seat)
{
	for (int side = 0; side < 2; side++)
		if (!t->whole && t->battle.on && t->battle.seat[side] == seat)
			return t->battle.score[side];
	return t->player[seat].score;
}

static void report_player(const struct titan *t, struct emit *e, int seat)
{
	const struct titan_player *p = &t->player[seat];
	int score = titan_score(t, seat);

	emit_object(e, NULL);
	emit_text(e, "name", t->table.seat[seat].name);
	emit_number_if(e, "tower", p->tower > 0, p->tower * 100);
	emit_text(e, "colour", p->colour >= 0 ? titan_colours[p->colour] : NULL);
	emit_number(e, "score", score);
	emit_number(e, "titan_power", titan_titan_power(score));
	emit_text(e, "status", status_words[p->status]);
	table_report_name(&t->table, "slayer", p->slayer - 1, e); /* who has the markers */
	emit_array(e, "legions");
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, seat))
			report_legion(t, e, i);
	emit_end(e);
	emit_end(e);
}

void titan_report_players(const struct titan *t, struct emit *e)
{
	int winner = titan_game_winner(t);

	emit_array(e, "players");
	every_seat (i, t->table)
		report_player(t, e, i);
	emit_end(e);
	table_report_name(&t->table, "winner", winner, e);
}

void titan_report_board(const struct titan *t, struct emit *e)
{
	struct titan_pair open[TITAN_LEGIONS];
	int count = titan_open(t, open);

	if (!t->board) {
		emit_null(e, "board");
		return;
	}
	emit_object(e, "board");
	emit_bool(e, "on", true);
	emit_number_if(e, "roll", t->roll > 0, t->roll);
	emit_bool(e, "teleported", t->teleported);
	emit_array(e, "open");
	for (int i = 0; i < count; i++) {
		emit_array(e, NULL);
		for (int k = 0; k < 2; k++)
			emit_text(e, NULL, MARKER(open[i].legion[k]));
		emit_end(e);
	}
	emit_end(e);
	emit_end(e);
}

void titan_report_agreed(const struct titan *t, struct emit *e)
{
	emit_array(e, "agreed");
	for (int i = 0; i < t->agreed; i++)
		emit_text(e, NULL, t->agreement[i]);
	emit_end(e);
}

/* ---- the encounter ---- */

static void report_proposal(const struct titan_proposal *p, struct emit *e, int number)
{
	emit_object(e, NULL);
	emit_number(e, "number", number);
	emit_text(e, "by", titan_side_word(p->by));
	emit_text(e, "text", p->text);
	emit_text(e, "winner", p->winner >= 0 ? winner_words[p->winner] : NULL);
	emit_bool(e, "all", p->all);
	if (e->secret) {
		emit_array(e, "left");
		for (int i = 0; i < p->lefts; i++)
			emit_text(e, NULL, titan_creatures[p->left[i]].name);
		emit_end(e);
	}
	emit_end(e);
}

void titan_report_encounter(const struct titan *t, struct emit *e)
{
	const struct titan_encounter *now = &t->encounter;
	unsigned may = titan_may_now(t);

	if (!now->on) {
		emit_null(e, "encounter");
		return;
	}
	emit_object(e, "encounter");
	for (int side = 0; side < 2; side++)
		emit_text(e, titan_side_word(side), MARKER(now->legion[side]));
	emit_text(e, "land", titan_land_name(now->land));
	emit_text(e, "side", titan_entry_words[now->entry]);
	emit_array(e, "looked");
	for (int side = 0; side < 2; side++)
		if (now->looked[side])
			emit_text(e, NULL, titan_side_word(side));
	emit_end(e);
	emit_array(e, "proposals");
	for (int i = 0; i < now->proposals; i++)
		report_proposal(&now->proposal[i], e, i + 1);
	emit_end(e);
	emit_text(e, "done", now->done >= 0 ? titan_side_word(now->done) : NULL);
	emit_bool(e, "may_summon", may & MAY_SUMMON);
	emit_bool(e, "may_reinforce", may & MAY_REINFORCE);
	titan_report_over(&t->battle, e);
	emit_end(e);
}

/* ---- invariants ---- */

static bool check_legion(const struct titan *t, int legion, struct reason *why)
{
	const struct titan_legion *l = &t->legion[legion];
	int seat = titan_owner(t, legion);

	if (l->size > TITAN_START || l->land < -1 || l->land >= TITAN_LANDS)
		return reason_set(why, "legion %d of %d in land %d", legion, l->size, l->land);
	if (l->size && t->board && t->step >= STEP_2_1 && t->step < TITAN_STEPS &&
	    (l->at < 0 || l->at >= TITAN_PLACES || l->land != (int8_t)titan_places[l->at].land))
		return reason_set(why, "legion %d at %d in land %d", legion, l->at, l->land);
	if (l->size > TITAN_LEGION && t->step > STEP_2_1 && seat == t->table.turn)
		return reason_set(why, "legion %d has %d", legion, l->size);
	return !l->size || (seat >= 0 && t->table.seat[seat].in) || titan_legion_side(t, legion) >= 0 ||
	       reason_set(why, "legion %d is nobody's", legion);
}

static bool check_titans(const struct titan *t, struct reason *why)
{
	int titans[TITAN_PLAYERS] = { 0 }, has[TITAN_CREATURES];

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (t->legion[i].size) {
			titan_legion_has(t, i, has);
			titans[titan_owner(t, i)] += has[CREATURE_TITAN];
		}
	for (int i = 0; i < TITAN_PLAYERS; i++)
		if (titans[i] > 1)
			return reason_set(why, "player %d has %d Titans", i, titans[i]);
	return true;
}

bool titan_check_whole(const struct titan *t, struct reason *why)
{
	const struct titan_encounter *e = &t->encounter;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (!check_legion(t, i, why))
			return false;
	for (int i = 0; t->whole && i < TITAN_CREATURES; i++)
		if (titan_pot(t, i) < 0)
			return reason_set(why, "%d of creature %d", titan_pot(t, i), i);
	if (e->on != (t->whole && t->step >= STEP_2_5_1 && t->step <= STEP_2_5_6_10))
		return reason_set(why, "encounter %d at step %d", e->on, t->step);
	if (e->on && e->decided != (t->step >= STEP_2_5_6_1))
		return reason_set(why, "encounter decided %d at step %d", e->decided, t->step);
	if (t->whole && t->table.turn < 0 && t->step >= STEP_2_1 && t->step != STEP_3)
		return reason_set(why, "nobody is on turn at step %d", t->step);
	return check_titans(t, why) && titan_check_known(t, why);
}
