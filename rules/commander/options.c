/* SPDX-License-Identifier: MIT */
/*
 * `option KEY VALUE`: the profile (2010 or today), the format, and the single
 * limits that go before the format. What depends on when: starting values may
 * change until play begins, limits at any time.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

#define RULES "2010|current"
#define FORMATS "commander|brawl|2hg|duel|oathbreaker"
#define MULLIGANS "partial-paris|london|vancouver"

bool commander_fits_teams(const struct commander *c, enum commander_format format, struct reason *why)
{
	int seats = c->table.seats;

	if (format != FORMAT_2HG || !seats || (seats >= 4 && seats % 2 == 0))
		return true;
	return reason_set(why, _("2hg pairs the seats: 4, 6, 8 or 10 players, not %d"), seats);
}

/* The deck may have another size now, the hand stays as it is. */
static void fit_libraries(struct commander *c)
{
	for (int i = 0; i < c->table.seats; i++) {
		struct commander_player *p = &c->player[i];

		p->library = commander_deck(c, i) - p->hand - p->set_aside;
	}
}

/* Who still has the old starting life gets the new one: others are a ruling. */
static void start_lives_anew(struct commander *c, int before)
{
	int now = commander_limits_of(c).life;

	for (int i = 0; i < c->table.seats; i++)
		if (c->player[i].life.life == before)
			c->player[i].life.life = now;
	commander_share_lives(c);
}

static bool is_before_play(const struct commander *c, const char *key, struct reason *why)
{
	return c->phase < PHASE_PLAYING ||
	       reason_set(why, _("option %s comes before play: undo or rematch first"), key);
}

static bool set_format(struct call *call, const char *value)
{
	struct commander *c = call->state;
	int format = choice_find(FORMATS, value);
	int before = commander_limits_of(c).life;

	if (format < 0)
		return reason_set(call->why, _("no format is called \"%.40s\": %s"), value, FORMATS);
	if (!is_before_play(c, "format", call->why) ||
	    !commander_fits_teams(c, (enum commander_format)format, call->why))
		return false;
	if (c->phase == PHASE_MULLIGANS)
		return reason_set(call->why, _("option format comes before the first mulligan"));
	c->format = (enum commander_format)format;
	commander_form_teams(c);
	start_lives_anew(c, before);
	fit_libraries(c);
	return true;
}

static bool set_rules(struct call *call, const char *value)
{
	struct commander *c = call->state;
	enum commander_mulligan before = commander_mulligan_of(c);
	int rules = choice_find(RULES, value);

	if (rules < 0)
		return reason_set(call->why, _("rules are 2010 or current, not \"%.40s\""), value);
	c->rules = (enum commander_rules)rules;
	if (c->phase == PHASE_MULLIGANS && commander_mulligan_of(c) != before)
		return reason_set(call->why,
		                  _("the mulligans have begun by other rules: keep or undo first"));
	return true;
}

/* Paris is of Archenemy alone (A). */
static const char *mulligans_of(const struct commander *c)
{
	return c->format < FORMAT_ARCHENEMY ? MULLIGANS : MULLIGANS "|paris";
}

static bool set_mulligan(struct call *call, const char *value)
{
	struct commander *c = call->state;
	const char *mulligans = mulligans_of(c);
	int mulligan = choice_find(mulligans, value);

	if (mulligan < 0)
		return reason_set(call->why, _("no mulligan is called \"%.40s\": %s"), value, mulligans);
	if (c->phase != PHASE_SETUP)
		return reason_set(call->why, _("option mulligan comes before the first mulligan"));
	c->mulligan = mulligan;
	return true;
}

static bool read_limit(struct call *call, const char *value, int *limit)
{
	return read_int(value, 1, LIFE_MAX, limit) ||
	       reason_set(call->why, _("\"%.40s\" is not a number from 1 to %d"), value, LIFE_MAX);
}

static bool set_life(struct call *call, const char *value)
{
	struct commander *c = call->state;
	int before = commander_limits_of(c).life;

	if (!is_before_play(c, "life", call->why) || !read_limit(call, value, &c->said.life))
		return false;
	start_lives_anew(c, before);
	return true;
}

static bool set_damage(struct call *call, const char *value)
{
	struct commander *c = call->state;

	if (strcmp(value, "off") == 0)
		c->said.damage = 0;
	else if (!read_limit(call, value, &c->said.damage))
		return false;
	return true;
}

const struct game_option commander_options[] = { { "rules", RULES, N_("the rules of 2010-12-15 or today's") },
	                                         { "format", FORMATS, N_("starting life and limits") },
	                                         { "life", "N", N_("starting life") },
#define COUNTER(id, word, cite, verb, help, ...) { word, "N", help },
#include "rules/magic/counters.def"
	                                         { "commander-damage", "N|off",
	                                           N_("damage of one commander that loses the game") },
	                                         { "mulligan", MULLIGANS, N_("how hands are taken back") },
	                                         { 0 } };

/* In the order of commander_options; from KEY_COUNTERS on the kinds of counters. */
enum key {
	KEY_RULES,
	KEY_FORMAT,
	KEY_LIFE,
	KEY_COUNTERS,
	KEY_DAMAGE = KEY_COUNTERS + COUNTER_KINDS,
	KEY_MULLIGAN
};

static bool set_value(struct call *call, enum key key, const char *value)
{
	struct commander *c = call->state;

	switch (key) {
	case KEY_RULES: return set_rules(call, value);
	case KEY_FORMAT: return set_format(call, value);
	case KEY_LIFE: return set_life(call, value);
	case KEY_DAMAGE: return set_damage(call, value);
	case KEY_MULLIGAN: return set_mulligan(call, value);
	default: return read_limit(call, value, &c->said.count[key - KEY_COUNTERS]);
	}
}

/* What is in force, as it would be said. */
static void show_value(const struct commander *c, enum key key, char *out, size_t size)
{
	struct commander_limits limits = commander_limits_of(c);

	if (key == KEY_RULES)
		choice_at(RULES, c->rules, out, size);
	else if (key == KEY_FORMAT)
		choice_at(FORMATS, c->format, out, size);
	else if (key == KEY_MULLIGAN)
		choice_at(mulligans_of(c), commander_mulligan_of(c), out, size);
	else if (key == KEY_DAMAGE && !limits.damage)
		snprintf(out, size, "off");
	else
		snprintf(out, size, "%d",
		         key == KEY_LIFE     ? limits.life
		         : key == KEY_DAMAGE ? limits.damage
		                             : limits.count[key - KEY_COUNTERS]);
}

bool commander_option(struct call *call, const char *key, const char *value)
{
	char before[20], after[20];

	for (int i = 0; commander_options[i].key; i++) {
		if (strcmp(commander_options[i].key, key) != 0)
			continue;
		show_value(call->state, (enum key)i, before, sizeof before);
		if (!set_value(call, (enum key)i, value))
			return false;
		show_value(call->state, (enum key)i, after, sizeof after);
		said_line(call->said, _("option %s: %s"), key, value);
		said_change(call->said, NULL, NULL, _("option %s: %s -> %s"), key, before, after);
		return true;
	}
	return reason_set(call->why, _("no option is called \"%.40s\""), key);
}
