/* SPDX-License-Identifier: MIT */
/*
 * The report of a table, its invariants, and its summary in lists of tables. Other
 * programs rely on the names in the report.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

static const char *const phase_words[] = {
	[PHASE_BEFORE] = NULL,     [PHASE_MANEUVER] = "maneuver",     [PHASE_DRIFT] = "drift",
	[PHASE_STRIKE] = "strike", [PHASE_STRIKEBACK] = "strikeback", [PHASE_REMOVE] = "remove",
	[PHASE_END] = "end",
};

void titan_emit_units(const struct titan *t, struct emit *e, const char *key, titan_units set)
{
	emit_array(e, key);
	each_of (i, set)
		emit_text(e, NULL, ID(t, i));
	emit_end(e);
}

/* ---- the report ---- */

static void report_unit(const struct titan *t, struct emit *e, int unit)
{
	const struct titan_unit *u = &t->battle.unit[unit];

	emit_object(e, NULL);
	emit_text(e, "id", ID(t, unit));
	emit_text(e, "creature", titan_creatures[u->creature].name);
	emit_number(e, "power", u->power);
	emit_number(e, "skill", u->skill);
	emit_text(e, "hex", u->hex >= 0 ? titan_hex_label(u->hex) : NULL);
	emit_number(e, "hits", u->hits);
	emit_bool(e, "slain", titan_is_slain(u));
	emit_bool(e, "moved", u->moved);
	emit_bool(e, "struck", u->struck);
	titan_emit_units(t, e, "contacts", titan_contacts(t, unit));
	emit_end(e);
}

static void report_battle(const struct titan *t, struct emit *e)
{
	const struct titan_battle *b = &t->battle;
	unsigned may = titan_may_now(t);

	emit_object(e, "battle");
	emit_text(e, "land", titan_land_name(b->land));
	emit_number(e, "turn", b->turn);
	emit_text(e, "side", titan_entry_words[b->side]);
	emit_text(e, "phase", phase_words[titan_steps[t->step].phase]);
	emit_array(e, "units");
	for (int i = 0; i < b->units; i++)
		if (b->unit[i].fate == FATE_LIVES)
			report_unit(t, e, i);
	emit_end(e);
	emit_bool(e, "may_summon", may & MAY_SUMMON);
	emit_bool(e, "may_reinforce", may & MAY_REINFORCE);
	emit_object(e, "carry");
	emit_number(e, "left", b->carry);
	titan_emit_units(t, e, "targets", titan_carry_now(t));
	emit_end(e);
	titan_report_over(b, e);
	emit_end(e);
}

static void report_step(const struct titan *t, struct emit *e)
{
	bool on = t->step < TITAN_STEPS;
	unsigned may = titan_may_now(t);

	emit_text(e, "step", on ? titan_steps[t->step].id : NULL);
	emit_text(e, "acts", titan_acts_word(t));
	emit_array(e, "may");
	each_of (i, may)
		emit_text(e, NULL, titan_may_word((enum titan_may)(1 << i)));
	emit_end(e);
	titan_emit_units(t, e, "must", titan_must(t));
}

void titan_report(const void *state, struct emit *e)
{
	const struct titan *t = state;
	char word[20];

	emit_text(e, "game", "titan");
	emit_text(e, "title", t->table.title[0] ? t->table.title : NULL);
	report_step(t, e);
	emit_object(e, "turn");
	emit_number(e, "number", t->table.round);
	table_report_name(&t->table, "player", t->table.turn, e);
	emit_number_if(e, "roll", t->roll > 0, t->roll);
	emit_bool(e, "mulligan", t->mulligan);
	emit_end(e);
	table_report_clock(&t->table, e);
	table_report_call(&t->table, e);
	titan_report_players(t, e);
	emit_object(e, "pot");
	for (int i = 0; i < TITAN_CREATURES; i++)
		emit_number(e, titan_creatures[i].name, titan_pot(t, i));
	emit_end(e);
	emit_object(e, "dead");
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (t->dead[i])
			emit_number(e, titan_creatures[i].name, t->dead[i]);
	emit_end(e);
	emit_bool(e, "auto_step", t->auto_step);
	titan_report_dice(t, e);
	emit_object(e, "disputes");
	for (int i = 0; i < TITAN_DISPUTES; i++) {
		titan_choice_word(t, i, word, sizeof word);
		emit_text(e, titan_dispute_name(i), word);
	}
	emit_end(e);
	titan_report_houses(t, e);
	titan_report_agreed(t, e);
	titan_report_board(t, e);
	titan_report_encounter(t, e);
	if (t->battle.on)
		report_battle(t, e);
	else
		emit_null(e, "battle");
}

/* ---- invariants ---- */

static bool check_unit(const struct titan *t, int unit, struct reason *why)
{
	const struct titan_unit *u = &t->battle.unit[unit];

	if (u->hits < 0 || u->power < 1 || u->power > TITAN_POWER_MAX)
		return reason_set(why, "unit %d: %d hits of %d", unit, u->hits, u->power);
	if (u->hex < -1 || u->hex >= TITAN_HEXES || (u->hex >= 0 && u->fate != FATE_LIVES))
		return reason_set(why, "unit %d of fate %d in hex %d", unit, u->fate, u->hex);
	if (u->hex >= 0 && !u->entered)
		return reason_set(why, "unit %d stands on the map and has not entered", unit);
	for (int i = 0; i < unit; i++) {
		const struct titan_unit *other = &t->battle.unit[i];

		if (u->hex >= 0 && other->hex == u->hex)
			return reason_set(why, "units %d and %d in one hex", i, unit);
		if (other->side == u->side && other->number == u->number)
			return reason_set(why, "units %d and %d have one id", i, unit);
	}
	return true;
}

/* Striker, target and carry are set at the steps of a strike and at no other. */
static bool check_strike(const struct titan *t, struct reason *why)
{
	const struct titan_battle *b = &t->battle;
	unsigned may = titan_steps[t->step].may;
	bool rolling = may & MAY_STRIKE && !(may & MAY_DECLARE), carrying = may & MAY_CARRY;

	if (carrying != (b->carry > 0) || (carrying && !titan_carry_now(t)))
		return reason_set(why, "%d hits to carry at %s", b->carry, titan_steps[t->step].id);
	if ((rolling || carrying) != (b->striker >= 0) || (b->striker >= 0) != (b->target >= 0))
		return reason_set(why, "unit %d strikes at %s", b->striker, titan_steps[t->step].id);
	if ((b->conceding >= 0) != ((may & MAY_ALLOW) != 0))
		return reason_set(why, "side %d concedes at %s", b->conceding, titan_steps[t->step].id);
	return true;
}

/* A dead unit counts either in full or by half. */
static bool check_points(const struct titan_battle *b, struct reason *why)
{
	int dead = 0, rest = 0;

	for (int i = 0; i < b->units; i++)
		if (b->over && b->winner != WINNER_NOBODY && b->unit[i].side != (enum titan_side)b->winner) {
			dead += b->unit[i].fate == FATE_DEAD ? titan_unit_value(&b->unit[i]) : 0;
			rest += b->unit[i].fate == FATE_LIVES || b->unit[i].fate == FATE_LOST
			                ? titan_unit_value(&b->unit[i])
			                : 0;
		}
	if (b->over == OVER_FLEE)
		dead /= 2;
	if (b->points != (b->over == OVER_TIME ? 0 : dead) || b->half < rest / 2)
		return reason_set(why, "%d and %d points for %d and %d", b->points, b->half, dead, rest);
	return true;
}

bool titan_check(const void *state, struct reason *why)
{
	const struct titan *t = state;
	const struct titan_battle *b = &t->battle;

	if (!titan_check_whole(t, why))
		return false;
	if (!b->on && !t->encounter.decided)
		return (t->step >= STEP_2_5_6_1 && t->step <= STEP_2_5_6_10)
		               ? reason_set(why, "step %d without a battle", t->step)
		               : table_check(&t->table, why);
	if (t->step >= TITAN_STEPS || titan_steps[t->step].acts == WHO_NOBODY)
		return reason_set(why, "step %d, where nobody waits", t->step);
	if (b->turn < 0 || b->turn > TITAN_TURNS || (b->over != OVER_NOT) != (t->step >= STEP_2_5_6_5))
		return reason_set(why, "turn %d, over %d at %s", b->turn, b->over, titan_steps[t->step].id);
	for (int i = 0; i < b->units; i++)
		if (!check_unit(t, i, why))
			return false;
	for (int side = 0; side < 2; side++)
		if (titan_living(t, side) > TITAN_LEGION)
			return reason_set(why, "side %d has more than seven", side);
	return check_strike(t, why) && check_points(b, why) && table_check(&t->table, why);
}

void titan_summary(const void *state, char *out, size_t size)
{
	const struct titan *t = state;

	if (t->step == STEP_3)
		snprintf(out, size, "%s", _("over"));
	else if (t->whole && t->battle.on && !t->battle.over) /* a list has 16 columns for it */
		snprintf(out, size, _("%s battle"), titan_land(t->battle.land));
	else if (t->whole && t->table.turn >= 0)
		snprintf(out, size, _("turn %d, %s"), t->table.round, t->table.seat[t->table.turn].name);
	else if (t->whole)
		snprintf(out, size, "%s", _("preparation"));
	else if (!t->battle.on)
		snprintf(out, size, "%s", _("no battle"));
	else if (t->battle.over)
		snprintf(out, size, _("%s, over"), titan_land(t->battle.land));
	else
		snprintf(out, size, _("%s, turn %d"), titan_land(t->battle.land), t->battle.turn);
}
