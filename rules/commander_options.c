/* SPDX-License-Identifier: MIT */
/*
 * `option KEY VALUE`: the profile (2010 or today), the format, and the single
 * limits that go before the format. What depends on when: starting values may
 * change until play begins, limits at any time.
 */
#include <string.h>

#include "commander_internal.h"
#include "i18n.h"

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
	for (int i = 0; i < c->table.seats; i += 2) { /* a team has one life from now on */
		commander_set_life(c, i, c->player[i].life.life);
		commander_set_poison(c, i, c->player[i].life.poison);
	}
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
	start_lives_anew(c, before);
	fit_libraries(c);
	return true;
}

static bool set_rules(struct call *call, const char *value)
{
	struct commander *c = call->state;
	enum commander_mulligan before = commander_mulligan_of(c);
	int rules = choice_find("2010|current", value);

	if (rules < 0)
		return reason_set(call->why, _("rules are 2010 or current, not \"%.40s\""), value);
	c->rules = (enum commander_rules)rules;
	if (c->phase == PHASE_MULLIGANS && commander_mulligan_of(c) != before)
		return reason_set(call->why, _("the mulligans have begun by other rules: keep or undo first"));
	return true;
}

static bool set_mulligan(struct call *call, const char *value)
{
	struct commander *c = call->state;
	int mulligan = choice_find(MULLIGANS, value);

	if (mulligan < 0)
		return reason_set(call->why, _("no mulligan is called \"%.40s\": %s"), value, MULLIGANS);
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

static bool set_poison(struct call *call, const char *value)
{
	struct commander *c = call->state;

	return read_limit(call, value, &c->said.poison);
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

const struct game_option commander_options[] = {
	{ "rules", "2010|current", N_("the rules of 2010-12-15 or today's") },
	{ "format", FORMATS, N_("starting life and limits") },
	{ "life", "N", N_("starting life") },
	{ "poison", "N", N_("poison that loses the game") },
	{ "commander-damage", "N|off", N_("damage of one commander that loses the game") },
	{ "mulligan", MULLIGANS, N_("how hands are taken back") },
	{ 0 }
};

static const struct {
	const char *key;
	bool (*set)(struct call *call, const char *value);
} setters[] = {
	{ "rules", set_rules }, { "format", set_format }, { "life", set_life }, { "poison", set_poison },
	{ "commander-damage", set_damage }, { "mulligan", set_mulligan },
};

bool commander_option(struct call *call, const char *key, const char *value)
{
	for (size_t i = 0; i < sizeof setters / sizeof *setters; i++) {
		if (strcmp(setters[i].key, key) != 0)
			continue;
		if (!setters[i].set(call, value))
			return false;
		said_line(call->said, _("option %s: %s"), key, value);
		said_change(call->said, NULL, NULL, "%s %s", key, value);
		return true;
	}
	return reason_set(call->why, _("no option is called \"%.40s\""), key);
}
