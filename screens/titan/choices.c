/* SPDX-License-Identifier: MIT */
/*
 * Choices of the board's which-keys: lands, sides, characters, units, excess hits.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

struct choice *titan_choose(struct choices *list, const char *press, const char *word, const char *name)
{
	struct choice *choice = choices_add(list, press, word);

	utf8_copy(choice->name, sizeof choice->name, name);
	return choice;
}

struct choice *titan_offer(struct choices *list, const char *press, const char *word, const char *name,
                           const char *format, ...)
{
	struct choice *choice = titan_choose(list, press, word, name);
	va_list args;

	va_start(args, format);
	vsnprintf(choice->text, sizeof choice->text, format, args);
	va_end(args);
	return choice;
}

void titan_land_choices(const void *view, const void *state, struct choices *list)
{
	for (int land = 0; land < TITAN_LANDS; land++) {
		const struct titan_chain *chain = titan_chain_of(land);
		char press[2] = { titan_land_key(land), '\0' };
		struct choice *choice = titan_choose(list, press, titan_land_name(land), titan_land(land));

		for (int i = 0; i < chain->count; i++)
			said_list_add(choice->text, sizeof choice->text, "%s",
			              titan_name(chain->link[i].creature));
	}
}

int titan_land_in(const char *line)
{
	for (int land = 0; land < TITAN_LANDS; land++) {
		const char *name = titan_land_name(land), *found = strstr(line, name);

		if (found && found > line && found[-1] == ' ')
			return land;
	}
	return -1;
}

void titan_choose_sides(struct choices *list, const char *key, int always, const char *format)
{
	for (int i = 0; i < TITAN_ENTRIES; i++) {
		char word[40], press[2] = { titan_entry_key(i), '\0' };

		if (always >= 0 && i != always)
			continue;
		snprintf(word, sizeof word, "%s=%s", key, titan_entry_words[i]);
		titan_offer(list, press, word, titan_entry_words[i], format, _(titan_entry_text(i)));
	}
}

void titan_entry_choices(const void *view, const void *state, struct choices *list)
{
	int land = titan_land_in(list->line);

	titan_choose_sides(list, "side", land < 0 ? -1 : titan_land_entry(land), "%s");
}

/* The defender is chosen among the players who do not attack. */
static void seat_choices(const struct titan *t, const char *key, const char *line, struct choices *list)
{
	for (int i = 0; i < t->table.seats; i++) {
		char word[60], taken[40];

		snprintf(taken, sizeof taken, "attacker=%d", i + 1);
		if (strcmp(key, "defender") == 0 && strstr(line, taken))
			continue;
		snprintf(word, sizeof word, "%s=%d", key, i + 1);
		titan_offer(list, text_number((i + 1) % 10).of, word, t->table.seat[i].name, "%s",
		            strcmp(key, "attacker") == 0 ? _("attacks") : _("defends"));
	}
	if (!t->table.seats)
		titan_choose(list, "-", "", _("nobody is seated"));
}

void titan_attacker_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	seat_choices(t, "attacker", list->line, list);
}

void titan_defender_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	seat_choices(t, "defender", list->line, list);
}

void titan_force_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	bool all = t->battle.forced[0] && t->battle.forced[1], again = t->step == STEP_2_5_6_1;

	for (int side = 0; side < 2; side++) {
		if (t->battle.forced[side] && !(all && again))
			continue;
		if (!all && list->count) /* the attacker first */
			break;
		titan_offer(list, side ? "d" : "a", side ? "defender" : "attacker", titan_who(t, side), "%s",
		            side ? _("the defender's force") : _("the attacker's force"));
	}
}

struct choice *titan_choose_creature(const struct titan *t, int creature, struct choices *list)
{
	const struct titan_facts *facts = titan_facts_of(t, creature);
	char press[3] = { (char)(titan_creatures[creature].counter[0] | 0x20),
		          titan_creatures[creature].counter[1], '\0' };
	struct choice *choice =
		titan_choose(list, press, titan_creatures[creature].name, titan_name(creature));

	if (facts->power)
		snprintf(choice->text, sizeof choice->text, "%d-%d", facts->power, facts->skill);
	return choice;
}

void titan_creature_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	for (int i = 0; i < TITAN_CREATURES; i++)
		titan_choose_creature(t, i, list);
}

void titan_carry_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	static const char keys[] = "abcdefghijklmopqrstuvwxyz"; /* n: none */
	titan_units set = t->battle.carry > 0 ? titan_carry_now(t) : 0;

	for (int i = 0; i < t->battle.units; i++)
		for (int n = set >> i & 1 ? titan_usable(t, i) : 0; n > 0 && list->count < list->max - 1;
		     n--) {
			const struct titan_unit *u = &t->battle.unit[i];
			char word[20], press[2] = { keys[list->count], '\0' };
			struct choice *choice;

			snprintf(word, sizeof word, "%s %d", UNIT_ID(u), n);
			choice = titan_choose(list, press, word, word);
			snprintf(choice->text, sizeof choice->text, "%s", titan_name(u->creature));
			snprintf(choice->value, sizeof choice->value,
			         u->hits + n >= u->power ? _("slain") : _("%d more to slay"),
			         u->power - u->hits - n);
		}
	if (list->count ||
	    t->battle.carry <= 0) /* a single choice is said at once, and the rules refuse it with a reason */
		titan_offer(list, "n", "none", _("none"), "%s", _("the excess is lost"));
}

void titan_angel_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	titan_choose(list, "a", "angel", _("angel"));
	if (titan_may_now(t) &
	    MAY_SUMMON) /* else the one choice is said at once, and the rules refuse it with a reason */
		titan_choose(list, "b", "archangel", _("archangel"));
}

void titan_recruit_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	uint32_t set = titan_reinforcements(t);

	if (!(titan_may_now(t) &
	      MAY_REINFORCE)) /* a single choice is said at once, and the rules refuse it with a reason */
		set = 1u << CREATURE_OGRE;
	each_of (i, set)
		titan_choose_creature(t, i, list);
}

static struct choice *announce(struct choices *list, const char *word, int dice, int number)
{
	char press[2] = { (char)('a' + list->count), '\0' }, shown[40];

	snprintf(shown, sizeof shown, P_("%d die at %d+", "%d dice at %d+", dice), dice, number);
	return titan_choose(list, press, word, shown);
}

static void announce_worse(const struct titan *t, const struct titan_duel *duel, struct choices *list)
{
	struct titan_announce worse[TITAN_ANNOUNCES];
	int count = titan_announces_of(t, duel->striker, duel->target, worse);

	for (int n = 0; n < count; n++) {
		char word[40];
		struct choice *choice;
		size_t end = 0;

		snprintf(word, sizeof word, "number=%d dice=%d", worse[n].number, worse[n].dice);
		choice = announce(list, word, worse[n].dice, worse[n].number);
		each_of (i, worse[n].carry)
			if (end < sizeof choice->text)
				end += (size_t)snprintf(choice->text + end, sizeof choice->text - end, "%s%s",
				                        end ? " " : _("excess to "), ID(t, i));
	}
}

/* A rangestrike along a hexspine offers each of its clear sides. */
static void announce_ways(const struct titan *t, const struct titan_duel *duel, struct choices *list)
{
	int from = t->battle.unit[duel->striker].hex, to = t->battle.unit[duel->target].hex;
	titan_hexes between = 0;

	for (int hex = 0; hex < TITAN_HEXES; hex++)
		if (titan_distance(from, hex) == 1 && titan_distance(hex, to) == 1)
			between |= 1u << hex;
	/* one hex between: a straight line, not a spine */
	if (!duel->strike.rangestrike || titan_distance(from, to) != 2 || !(between & (between - 1)))
		return;
	each_of (hex, between) {
		struct titan_strike strike;
		char word[20];

		titan_strike_of(t, duel->striker, duel->target, hex, &strike);
		if (strike.why != STRIKE_LEGAL)
			continue;
		snprintf(word, sizeof word, "via=%s", titan_hex_label(hex));
		snprintf(announce(list, word, strike.dice, strike.number)->text, sizeof list->out->text,
		         _("along %s"), titan_hex_label(hex));
	}
}

/* The natural strike, worse ones that carry further, and ways along a hexspine. */
void titan_declare_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	struct titan_duel duel;

	if (!titan_find_duel(t, view, &duel))
		return;
	snprintf(announce(list, "", duel.dice, duel.number)->text, sizeof list->out->text, "%s",
	         _("no change"));
	announce_worse(t, &duel, list);
	announce_ways(t, &duel, list);
}

/* The same; nothing if only the natural one is left. */
void titan_announce_choices(const void *view, const void *state, struct choices *list)
{
	titan_declare_choices(view, state, list);
	if (list->count == 1)
		list->count = 0;
}

void titan_unit_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->fate != FATE_LIVES || list->count == list->max)
			continue;
		titan_offer(list, UNIT_ID(u), UNIT_ID(u), titan_name(u->creature), "%s",
		            u->hex < 0 ? _("outside") : titan_hex_label(u->hex));
	}
}

void titan_onturn_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;

	titan_choose(list, "a", "attacker", titan_who(t, SIDE_ATTACKER));
	titan_choose(list, "d", "defender", titan_who(t, SIDE_DEFENDER));
}

void titan_phase_choices(const void *view, const void *state, struct choices *list)
{
	/* clang-format off */
	static const struct { const char *key, *word, *name; } phases[] = {
		{ "m", "maneuver", N_("maneuver") }, { "d", "drift", N_("drift") }, { "s", "strike",
		  N_("strikes") },
		{ "b", "strikeback", N_("strike back") }, { "r", "remove", N_("remove the slain") }, { "e",
		  "end", N_("is it over?") },
	};
	/* clang-format on */

	for (size_t i = 0; i < sizeof phases / sizeof *phases; i++)
		titan_choose(list, phases[i].key, phases[i].word, _(phases[i].name));
}
