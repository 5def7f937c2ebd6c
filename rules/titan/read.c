/* SPDX-License-Identifier: MIT */
/*
 * What verbs of several files read and refuse in the same way: units, hexes,
 * sides, markers and lists of characters; whether the step allows a verb.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- whether a verb is allowed ---- */

static bool no_battle(struct reason *why)
{
	return reason_set(why, _("2.5.6: there is no battle: `battle LAND` begins one"));
}

/* In a whole game encounters lead to battles: the refusal names the step the table is at. */
bool titan_has_battle(const struct call *call)
{
	const struct titan *t = call->state;

	if (t->battle.on || t->encounter.decided)
		return true;
	if (t->whole)
		return titan_not_here(call, call->args.verb->name);
	return no_battle(call->why);
}

bool titan_make_whole(struct call *call)
{
	struct titan *t = call->state;

	if (!t->table.seats)
		return reason_set(call->why, _("1.1: nobody is seated yet: `seat NAME...`"));
	if (!t->whole && t->battle.on)
		return REFUSE(call, _("%s: this table plays a single battle, not a whole game"));
	t->whole = true;
	return true;
}

/* "2.5.6.4.2.1, 2.5.6.5": where the sequence of play has the verb; "" for here, or many. */
static void list_places(const struct titan *t, const char *verb, char out[TITAN_LIST])
{
	enum { FEW = 2 };
	unsigned may = 0;
	int count = 0;

	out[0] = '\0';
	for (int i = 0; i < TITAN_MAYS && !may; i++)
		if (strcmp(titan_may_word((enum titan_may)(1u << i)), verb) == 0)
			may = 1u << i;
	for (int step = 0; step < TITAN_STEPS; step++)
		count += titan_steps[step].may & may ? step == (int)t->step ? FEW + 1 : 1 : 0;
	for (int step = 0; step < TITAN_STEPS && count <= FEW; step++)
		if (titan_steps[step].may & may)
			said_list_add(out, TITAN_LIST, "%s", titan_steps[step].id);
}

bool titan_not_now(const struct titan *t, const char *verb, unsigned others, struct reason *why)
{
	const char *id = titan_steps[t->step].id;
	char list[TITAN_LIST], places[TITAN_LIST];

	/* `finish` is `step`; in a maneuver all may have moved */
	titan_may_ways(others & ~(unsigned)(MAY_FINISH | (titan_holders(t) ? 0 : MAY_HOLD)), list);
	list_places(t, verb, places);
	if (places[0] && list[0])
		return reason_set(why, _("%s: %s is not possible now, only %s (%s: %s)"), id, verb, list,
		                  verb, places);
	return reason_set(
		why, list[0] ? _("%s: %s is not possible now, only %s") : _("%s: %s is not possible now"), id,
		verb, list);
}

/* For who says a line: `step` may still be refused for what is owed, and then says for what. */
static bool not_said_now(const struct titan *t, const char *verb, struct reason *why)
{
	bool busy = titan_must(t) || titan_waiting(t);

	return titan_not_now(t, verb, titan_may_now(t) & ~(busy ? (unsigned)MAY_STEP : 0), why);
}

bool titan_not_here(const struct call *call, const char *verb)
{
	return not_said_now(call->state, verb, call->why);
}

bool titan_may(const struct titan *t, enum titan_may may, struct reason *why)
{
	if (t->step == STEP_NONE)
		return no_battle(why);
	if (may == MAY_AGREE && t->step == STEP_1_1)
		return true;                      /* it goes on to 1.2 by itself */
	switch (titan_steps[t->step].may & may) { /* the step has it: a condition of its own says why not */
	case MAY_SUMMON: return titan_may_summon(t, why);
	case MAY_REINFORCE: return titan_may_reinforce(t, why);
	case MAY_MULLIGAN: return titan_may_mulligan(t, why);
	case MAY_ACCEPT: return titan_may_accept(t, why);
	case MAY_REJOIN: return titan_may_rejoin(t, why);
	default: break;
	}
	return titan_may_now(t) & may || not_said_now(t, titan_may_word(may), why);
}

bool titan_may_say(const struct call *call, enum titan_may may)
{
	return titan_may(call->state, may, call->why);
}

/* ---- words ---- */

bool titan_read_unit(struct call *call, int *unit)
{
	struct titan *t = call->state;
	const char *word;
	titan_units all = 0;

	if (!titan_has_battle(call) || !args_word(&call->args, &word))
		return false;
	*unit = titan_unit_find(t, word);
	if (*unit >= 0)
		return true;
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].fate == FATE_LIVES)
			all |= 1u << i;
	if (!all)
		return reason_set(call->why,
		                  _("2.5.6.1: there are no units yet: `force attacker CREATURES`"));
	return reason_set(call->why, _("no unit is called \"%.20s\": %s"), word, IDS(t, all));
}

bool titan_read_hex(struct call *call, int *hex)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*hex = titan_hex_find(word);
	return *hex >= 0 || titan_no_hex(word, call->why);
}

/* attacker, defender, or a player's name. */
bool titan_read_side(struct call *call, enum titan_side *side)
{
	const struct titan *t = call->state;
	struct reason ignored;
	const char *word;
	int seat;

	if (!args_word(&call->args, &word))
		return false;
	for (int i = 0; i < 2; i++) {
		*side = i;
		if (strcmp(word, titan_side_word(*side)) == 0)
			return true;
	}
	seat = table_find(&t->table, word, &ignored);
	for (int i = 0; i < 2; i++) {
		*side = i;
		if (seat >= 0 && t->battle.seat[i] == seat)
			return true;
	}
	return reason_set(call->why, _("\"%.40s\" is not a side: attacker or defender"), word);
}

bool titan_read_key_hex(struct call *call, const char *key, int *hex)
{
	const char *word = args_key(&call->args, key);

	if (!word)
		return true;
	*hex = titan_hex_find(word);
	return *hex >= 0 || reason_set(call->why, _("no hex is called \"%.20s\""), word);
}

bool titan_read_creature(struct call *call, int *creature)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*creature = titan_creature_find(word, call->why);
	return *creature >= 0;
}

bool titan_read_land(struct call *call, int *land)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*land = titan_land_find(word, call->why);
	return *land >= 0;
}

bool titan_word_entry(const char *word, int *entry, struct reason *why)
{
	*entry = choice_find(TITAN_ENTRY_WORDS, word);
	return *entry >= 0 || reason_set(why, _("\"%.40s\" is not right, lower-left or upper-left"), word);
}

bool titan_read_entry(struct call *call, const char *key, enum titan_land land, int *entry)
{
	const char *word = args_key(&call->args, key);
	int always = titan_land_entry(land);

	if (!word)
		return true;
	return titan_word_entry(word, entry, call->why) &&
	       (always < 0 || *entry == always ||
	        reason_set(call->why, _("2.3: a Tower is always entered from the lower left")));
}

bool titan_word_marker(const char *word, int *legion, struct reason *why)
{
	*legion = titan_marker_find(word);
	return *legion >= 0 ||
	       reason_set(why, _("\"%.20s\" is not a marker: Bk Br Bu Gd Gr Rd and 01 to 12, as in Rd01"),
	                  word);
}

bool titan_read_marker(struct call *call, int *legion)
{
	const char *word;

	return args_word(&call->args, &word) && titan_word_marker(word, legion, call->why);
}

bool titan_read_own(struct call *call, int *legion)
{
	const struct titan *t = call->state;

	if (!titan_read_marker(call, legion))
		return false;
	if (t->table.turn < 0 || titan_owner(t, *legion) != t->table.turn)
		return REFUSE(call, _("%s: %s is not %s's"), MARKER(*legion),
		              t->table.turn < 0 ? "" : t->table.seat[t->table.turn].name);
	return t->legion[*legion].size || REFUSE(call, _("%s: there is no legion %s"), MARKER(*legion));
}

bool titan_read_die(struct call *call, struct rng *rng, int *die)
{
	*die = rng && !args_more(&call->args) ? (int)rng_below(rng, 6) + 1 : 1;
	return !args_more(&call->args) || args_number(&call->args, 1, 6, die);
}

/* ---- lists of characters ---- */

/* "lion*2", "titan:9", "angel" */
static bool add_members(struct titan_list *list, const char *word, struct reason *why)
{
	enum { MOST = sizeof list->member / sizeof *list->member };
	char name[40];
	size_t length = strcspn(word, "*:");
	int times = 1, power = 0, creature;

	if (length >= sizeof name)
		return reason_set(why, _("no character is called \"%.40s\""), word);
	snprintf(name, sizeof name, "%.*s", (int)length, word);
	creature = titan_creature_find(name, why);
	if (creature < 0)
		return false;
	if (word[length] == ':' &&
	    (creature != CREATURE_TITAN || !read_int(word + length + 1, 1, TITAN_POWER_MAX, &power)))
		return reason_set(why, _("only a Titan takes a power, from 1 to %d: titan:9"),
		                  TITAN_POWER_MAX);
	if (word[length] == '*' && !read_int(word + length + 1, 1, MOST, &times))
		return reason_set(why, _("\"%.40s\" is not a number of creatures: lion*2"), word);
	while (times-- > 0) {
		if (list->count == MOST)
			return reason_set(why, _("at most %d characters at once"), MOST);
		list->member[list->count].creature = creature;
		list->member[list->count++].power = power;
	}
	return true;
}

bool titan_list_words(const char *text, struct titan_list *list, struct reason *why)
{
	char word[60];

	for (const char *at = text; *at; at += strspn(at, " ,")) {
		size_t length = strcspn(at, " ,");

		if (length >= sizeof word)
			return reason_set(why, _("no character is called \"%.40s\""), at);
		snprintf(word, sizeof word, "%.*s", (int)length, at);
		if (length && !add_members(list, word, why))
			return false;
		at += length;
	}
	return true;
}

void titan_list_has(const struct titan_list *list, int has[TITAN_CREATURES])
{
	memset(has, 0, TITAN_CREATURES * sizeof *has);
	for (int i = 0; i < list->count; i++)
		has[list->member[i].creature]++;
}

int titan_list_lords(const struct titan_list *list)
{
	int lords = 0;

	for (int i = 0; i < list->count; i++)
		lords += titan_creatures[list->member[i].creature].rank == CLASS_LORD;
	return lords;
}

bool titan_read_list(struct call *call, struct titan_list *list)
{
	const char *word;

	list->count = 0;
	do {
		if (!args_word(&call->args, &word) || !titan_list_words(word, list, call->why))
			return false;
	} while (args_more(&call->args));
	return list->count > 0 || args_usage(&call->args);
}
