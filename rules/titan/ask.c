/* SPDX-License-Identifier: MIT */
/*
 * The questions a judge asks of a battle: odds, reach, los, recruits, where.
 * Each answers in words and as data, and changes nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- odds ---- */

static const char *const gives_keys[] = { "dice", "skill", "number" };

static void emit_announces(const struct titan *t, struct emit *e, int striker, int target)
{
	struct titan_announce list[TITAN_ANNOUNCES];
	int count = titan_announces_of(t, striker, target, list);

	emit_array(e, "announce");
	for (int i = 0; i < count; i++) {
		emit_object(e, NULL);
		emit_number(e, "dice", list[i].dice);
		emit_number(e, "number", list[i].number);
		titan_emit_units(t, e, "carry", list[i].carry);
		emit_end(e);
	}
	emit_end(e);
}

static void emit_odds(const struct titan *t, struct emit *e, int striker, int target,
                      const struct titan_strike *s, const struct titan_chances *chances)
{
	emit_bool(e, "legal", s->why == STRIKE_LEGAL);
	emit_text(e, "why", titan_why_words[s->why]);
	emit_text(e, "kind", s->rangestrike ? "rangestrike" : "strike");
	emit_number(e, "range", s->range);
	emit_number(e, "dice", s->dice);
	emit_number(e, "number", s->number);
	emit_array(e, "modifiers");
	for (int i = 0; i < s->modifiers; i++) {
		emit_object(e, NULL);
		emit_text(e, "hazard", s->modifier[i].name);
		emit_number(e, gives_keys[s->modifier[i].gives], s->modifier[i].by);
		emit_end(e);
	}
	emit_end(e);
	emit_number(e, "hits_left", s->hits_left);
	emit_real(e, "kill", chances->kill);
	emit_array(e, "distribution");
	for (int k = 0; k <= chances->dice; k++)
		emit_real(e, NULL, chances->hits[k]);
	emit_end(e);
	titan_emit_units(t, e, "carry", titan_carry_of(t, striker, target, s->dice, s->number));
	emit_announces(t, e, striker, target);
}

/* "Slope: 1 die more" */
static void tell_modifier(struct call *call, const struct titan_modifier *m)
{
	const char *format = m->gives == GIVES_DICE
	                             ? P_("%s: %+d die", "%s: %+d dice", m->by < 0 ? -m->by : m->by)
	                     : m->gives == GIVES_SKILL ? _("%s: skill %+d")
	                                               : _("%s: strike number %+d");

	said_line(call->said, format, _(m->name), m->by);
}

/* "<0.1%" and ">99.9%": never round to impossible or certain. */
static const char *percent(double chance, char out[16])
{
	double exact = chance * 1000;
	int tenths = (int)(exact + 0.5);

	if (tenths - exact == 0.5)
		tenths -= tenths & 1; /* as printf rounds, which takes ten times as long */
	if (chance > 0 && chance < 0.0005)
		snprintf(out, 16, "<0.1%%");
	else if (chance > 0.9995 && chance < 1)
		snprintf(out, 16, ">99.9%%");
	else
		snprintf(out, 16, "%d.%d%%", tenths / 10, tenths % 10);
	return out;
}

/* "a1 Ogre 6-2 on E3 strikes d1 Lion 5-3 on F3" */
static void tell_pair(struct call *call, int striker, int target, const struct titan_strike *s)
{
	const struct titan *t = call->state;
	const int units[2] = { striker, target };
	char who[2][80];

	for (int i = 0; i < 2; i++) {
		const struct titan_unit *u = &t->battle.unit[units[i]];

		snprintf(who[i], sizeof who[i], u->hex < 0 ? "%s %s %d-%d" : _("%s %s %d-%d on %s"),
		         ID(t, units[i]), titan_name(u->creature), u->power, u->skill,
		         titan_hex_label(u->hex));
	}
	said_line(call->said, s->rangestrike ? _("%s rangestrikes %s") : _("%s strikes %s"), who[0], who[1]);
}

static void tell_chances(struct call *call, const struct titan_strike *s, const struct titan_chances *chances)
{
	char text[400], chance[16];
	size_t end = 0;

	if (s->hits_left)
		said_line(call->said, P_("%d hit slays: %s", "%d hits slay: %s", s->hits_left), s->hits_left,
		          percent(chances->kill, chance));
	text[0] = '\0';
	for (int k = 0; k <= chances->dice && end < sizeof text; k++)
		end += (size_t)snprintf(text + end, sizeof text - end, "%s%d %s", k ? _(", ") : "", k,
		                        percent(chances->hits[k], chance));
	said_line(call->said, _("hits: %s"), text);
}

static void tell_excess(struct call *call, int striker, int target, const struct titan_strike *s)
{
	const struct titan *t = call->state;
	struct titan_announce list[TITAN_ANNOUNCES];
	titan_units carry = titan_carry_of(t, striker, target, s->dice, s->number);
	int count = titan_announces_of(t, striker, target, list);
	char ids[TITAN_LIST];

	titan_ids(t, carry, ids);
	if (carry)
		said_line(call->said, _("excess may go to %s"), ids);
	for (int i = 0; i < count; i++) {
		titan_ids(t, list[i].carry, ids);
		said_line(call->said,
		          P_("or %d die at %d: excess may go to %s", "or %d dice at %d: excess may go to %s",
		             list[i].dice),
		          list[i].dice, list[i].number, ids);
	}
}

static void tell_odds(struct call *call, int striker, int target, const struct titan_strike *s,
                      const struct titan_chances *chances)
{
	const struct titan *t = call->state;
	char text[300];

	if (s->why != STRIKE_LEGAL) {
		titan_why_text(t, striker, target, s, text, sizeof text);
		said_line(call->said, "%s", text);
	}
	if (titan_is_impossible(s))
		return;
	tell_pair(call, striker, target, s);
	said_line(call->said, P_("%d die, hits on %d or more", "%d dice, hits on %d or more", s->dice),
	          s->dice, s->number);
	for (int i = 0; i < s->modifiers; i++)
		tell_modifier(call, &s->modifier[i]);
	tell_chances(call, s, chances);
	tell_excess(call, striker, target, s);
}

bool titan_ask_odds(struct call *call)
{
	const struct titan *t = call->state;
	struct titan_chances chances;
	struct titan_strike s;
	int striker, target, via = -1;

	if (!titan_read_unit(call, &striker) || !titan_read_unit(call, &target))
		return false;
	if (t->battle.unit[striker].side == t->battle.unit[target].side)
		return reason_set(call->why, _("2.5.6.4: %s and %s are on the same side"), ID(t, striker),
		                  ID(t, target));
	if (!titan_read_key_hex(call, "via", &via))
		return false;
	titan_strike_of(t, striker, target, via, &s);
	titan_chances_of(s.dice, s.number, s.hits_left, &chances);
	if (call->data)
		emit_odds(t, call->data, striker, target, &s, &chances);
	if (call->said)
		tell_odds(call, striker, target, &s, &chances);
	return true;
}

/* ---- reach ---- */

bool titan_ask_reach(struct call *call)
{
	const struct titan *t = call->state;
	struct reason why = { 0 };
	struct titan_reach reach;
	char list[TITAN_LIST] = "";
	int unit;

	if (!titan_read_unit(call, &unit))
		return false;
	titan_reach_of(t, unit, &reach, &why);
	emit_object(call->data, "hexes");
	each_of (hex, reach.hexes) {
		emit_number(call->data, titan_hex_label(hex), reach.cost[hex]);
		said_list_add(list, sizeof list, "%s %d", titan_hex_label(hex), reach.cost[hex]);
	}
	emit_end(call->data);
	said_line(call->said, "%s", list[0] ? list : why.text[0] ? why.text : _("nowhere"));
	return true;
}

/* ---- los ---- */

bool titan_ask_los(struct call *call)
{
	const struct titan *t = call->state;
	struct titan_sight sight;
	const char *word = args_key(&call->args, "land");
	int land = t->battle.on ? t->battle.land : titan_bare_land();
	int from, to, via = -1;

	if (word)
		land = titan_land_find(word, call->why);
	if (land < 0 || !titan_read_hex(call, &from) || !titan_read_hex(call, &to) ||
	    !titan_read_key_hex(call, "via", &via))
		return false;
	titan_sight_of(t, land, from, to, via, &sight);
	emit_bool(call->data, "clear", sight.clear);
	emit_array(call->data, "over");
	for (int i = 0; i < sight.hexes; i++)
		emit_text(call->data, NULL, titan_hex_label(sight.over[i]));
	emit_end(call->data);
	said_line(call->said, sight.clear ? _("%s sees %s, in the %s") : _("%s does not see %s, in the %s"),
	          titan_hex_label(from), titan_hex_label(to), titan_land(land));
	return true;
}

/* ---- recruits ---- */

bool titan_ask_recruits(struct call *call)
{
	enum titan_creature found[TITAN_CREATURES];
	int has[TITAN_CREATURES];
	struct titan_list list;
	char names[TITAN_LIST] = "";
	int land, count;

	if (!titan_read_land(call, &land) || !titan_read_list(call, &list))
		return false;
	titan_list_has(&list, has);
	count = titan_recruit_order(land, titan_recruits(land, has), found);
	emit_array(call->data, "recruits");
	for (int i = 0; i < count; i++) {
		emit_text(call->data, NULL, titan_creatures[found[i]].name);
		said_list_add(names, sizeof names, "%s", titan_name(found[i]));
	}
	emit_end(call->data);
	said_line(call->said, count ? _("recruits in the %s: %s") : _("no recruit in the %s"),
	          titan_land(land), names);
	return true;
}

/* ---- lands ---- */

/* "Gargoyle (21 left) -2-> Cyclops (28 left)": how many of one musters the next. */
static void tell_chain(struct call *call, enum titan_land land)
{
	const struct titan *t = call->state;
	const struct titan_chain *chain = titan_chain_of(land);
	char list[TITAN_LIST] = "";

	emit_array(call->data, titan_land_name(land));
	for (int i = 0; i < chain->count; i++) {
		const char *name = titan_creatures[chain->link[i].creature].name;

		if (i)
			snprintf(list + strlen(list), sizeof list - strlen(list), " -%d-> ",
			         chain->link[i].needs);
		snprintf(list + strlen(list), sizeof list - strlen(list), _("%s (%d left)"), _(name),
		         titan_pot(t, chain->link[i].creature));
		emit_object(call->data, NULL);
		emit_text(call->data, "creature", name);
		emit_number(call->data, "needs", i ? chain->link[i].needs : 1);
		emit_number(call->data, "left", titan_pot(t, chain->link[i].creature));
		emit_end(call->data);
	}
	emit_end(call->data);
	said_line(call->said, "%s: %s", titan_land(land),
	          list[0] ? list
	                  : _("Centaur, Gargoyle, Ogre; three of a kind or a Guardian: Guardian; the Titan "
	                      "or a Warlock: Warlock"));
}

bool titan_ask_lands(struct call *call)
{
	int land = -1;

	if (args_more(&call->args) && !titan_read_land(call, &land))
		return false;
	for (int i = 0; i < TITAN_LANDS; i++)
		if (land < 0 || land == i)
			tell_chain(call, i);
	return true;
}

/* ---- where ---- */

static void tell_parents(struct call *call, int step)
{
	int parent = titan_step_parent(step);

	if (parent < 0)
		return;
	tell_parents(call, parent);
	emit_object(call->data, NULL);
	emit_text(call->data, "step", titan_steps[parent].id);
	emit_text(call->data, "text", titan_steps[parent].text);
	emit_end(call->data);
	said_line(call->said, "%s: %s", titan_steps[parent].id, _(titan_steps[parent].text));
}

static void tell_may(struct call *call)
{
	const struct titan *t = call->state;
	unsigned may = titan_may_now(t);
	char list[TITAN_LIST];

	emit_array(call->data, "may");
	each_of (i, may)
		emit_text(call->data, NULL, titan_may_word((enum titan_may)(1 << i)));
	emit_end(call->data);
	titan_may_list(titan_open_now(t), list);
	if (list[0] && titan_acts(t) != WHO_NOBODY)
		said_line(call->said, _("%s may: %s"), titan_side_name(titan_speaker(t)), list);
	else if (list[0] && titan_acts_word(t))
		said_line(call->said, _("%s may: %s"), titan_acts_word(t), list);
	else if (list[0])
		said_line(call->said, _("commands now: %s"), list);
}

bool titan_ask_where(struct call *call)
{
	const struct titan *t = call->state;
	struct reason owed = { 0 };

	if (t->step == STEP_NONE)
		return titan_has_battle(call);
	emit_array(call->data, "parents");
	tell_parents(call, t->step);
	emit_end(call->data);
	emit_text(call->data, "step", titan_here(call));
	emit_text(call->data, "text", titan_step_text(t));
	emit_text(call->data, "acts", titan_acts_word(t));
	said_line(call->said, "%s: %s", titan_here(call), _(titan_step_text(t)));
	tell_may(call);
	titan_owed(t, &owed);
	titan_emit_units(t, call->data, "must", titan_must(t));
	emit_text(call->data, "owed", owed.text[0] ? owed.text : NULL);
	if (owed.text[0])
		said_line(call->said, "%s", owed.text);
	return true;
}
