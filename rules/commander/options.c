/* SPDX-License-Identifier: MIT */
/*
 * `option KEY VALUE`: the profile (2010 or today), the format, and the single
 * limits that go before the format. Starting values may change until play
 * begins, limits at any time.
 */
#include <stddef.h>
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

bool commander_fits_teams(const struct commander *c, enum commander_format format, struct reason *why)
{
	int seats = c->table.seats;

	if (format != FORMAT_2HG || !seats || (seats >= 4 && seats % 2 == 0))
		return true;
	return reason_set(why, _("2hg pairs the seats: 4, 6, 8 or 10 players, not %d"), seats);
}

void commander_fit_libraries(struct commander *c)
{
	every_seat (i, c->table) {
		struct commander_player *p = &c->player[i];

		p->library = commander_deck(c, i) - p->hand - p->set_aside;
	}
}

void commander_start_lives(struct commander *c, int before)
{
	int now = commander_limits_of(c).life;

	every_seat (i, c->table)
		if (c->player[i].life.life == before)
			c->player[i].life.life = now;
	commander_share_lives(c);
}

bool commander_before_play(const struct call *call, const struct game_option *option)
{
	const struct commander *c = call->state;

	return c->phase < PHASE_PLAYING ||
	       reason_set(call->why, _("option %s is set before play: `undo` or `rematch` first"),
	                  option->key);
}

static bool set_format(struct call *call, const struct game_option *option, int format)
{
	struct commander *c = call->state;
	int before = commander_limits_of(c).life;

	if (!commander_fits_teams(c, (enum commander_format)format, call->why))
		return false;
	if (c->phase == PHASE_MULLIGANS)
		return reason_set(call->why,
		                  _("option format is set before the first mulligan: `undo` first"));
	c->format = (enum commander_format)format;
	commander_form_teams(c);
	commander_start_lives(c, before);
	commander_fit_libraries(c);
	return true;
}

bool commander_set_rules(struct call *call, const struct game_option *option, int rules)
{
	struct commander *c = call->state;
	enum commander_mulligan before = commander_mulligan_of(c);

	c->rules = (enum commander_rules)rules;
	if (c->phase == PHASE_MULLIGANS && commander_mulligan_of(c) != before)
		return reason_set(call->why,
		                  _("mulligans have begun under the other rules: `keep` or `undo` first"));
	return true;
}

bool commander_may_set_mulligan(const struct call *call, const struct game_option *option)
{
	const struct commander *c = call->state;

	return c->phase == PHASE_SETUP ||
	       reason_set(call->why, _("option mulligan is set before the first mulligan: `undo` first"));
}

static bool set_life(struct call *call, const struct game_option *option, int life)
{
	struct commander *c = call->state;
	int before = commander_limits_of(c).life;

	c->said.life = life;
	commander_start_lives(c, before);
	return true;
}

/* Life, damage and counters: what has been said, or is usual in the format. */
int commander_limit_now(const void *state, const struct game_option *option)
{
	const struct commander_limits limits = commander_limits_of(state);
	size_t at = option->field - offsetof(struct commander, said);

	return *(const int *)(const void *)((const char *)&limits + at);
}

int commander_mulligan_now(const void *state, const struct game_option *option)
{
	return (int)commander_mulligan_of(state);
}

/* clang-format off */
const struct game_option commander_options[] = {
	{ "rules", COMMANDER_RULES, N_("the rules of 2010-12-15 or today's"),
	  OPTION_WORD, .field = offsetof(struct commander, rules), .set = commander_set_rules,
	  .label = NC_("option", "rules") },
	{ "format", COMMANDER_FORMATS, N_("starting life and limits"),
	  OPTION_WORD, .field = offsetof(struct commander, format), .may = commander_before_play, .set = set_format,
	  .label = N_("format"), .until = N_("may change until the first mulligan") },
	{ "life", "N", N_("starting life"),
	  OPTION_NUMBER, .field = offsetof(struct commander, said.life), .most = LIFE_MAX,
	  .may = commander_before_play, .set = set_life, .now = commander_limit_now,
	  .label = N_("starting life"), .until = N_("may change until play begins") },
#define COUNTER(id, word, cite, verb, text, ...) \
	{ word, "N", text, OPTION_NUMBER, .field = offsetof(struct commander, said.count[COUNTER_##id]), \
	  .most = LIFE_MAX, .now = commander_limit_now, .label = (text) },
#include "rules/magic/counters.def"
	{ "commander-damage", "N|off", N_("damage from one commander that loses the game"),
	  OPTION_NUMBER, .field = offsetof(struct commander, said.damage), .most = LIFE_MAX,
	  .now = commander_limit_now, .label = N_("commander damage limit") },
	{ "mulligan", COMMANDER_MULLIGANS, N_("which mulligan"),
	  OPTION_WORD, .field = offsetof(struct commander, mulligan), .may = commander_may_set_mulligan,
	  .now = commander_mulligan_now, .label = N_("mulligan"), .until = N_("may change until the first mulligan") },
	{ "reminders", N_("on|off"), N_("reminders of what markers do: the monarch's card, ventures"),
	  OPTION_SECOND, .field = offsetof(struct commander, quiet), .label = N_("reminders") },
	{ "clock-end", N_("finish|draw"), N_("how the game ends when the round or the evening runs out of "
	                                     "time"),
	  OPTION_SECOND, .field = offsetof(struct commander, end_draws), .label = N_("time is up") },
	{ "begins", BEGINS_WORDS, N_("who begins after a rematch"),
	  OPTION_WORD, .field = offsetof(struct commander, begins), BEGINS_OPTION },
	{ "partners", N_("printed|any"), N_("which two commanders may lead together: as their cards say, or any two"),
	  OPTION_SECOND, .field = offsetof(struct commander, any_pair), .label = N_("two commanders") },
	{ 0 }
};
/* clang-format on */

bool commander_option(struct call *call, const struct game_option *option, const char *value)
{
	char before[20], after[20];

	option_show(option, call->state, before, sizeof before);
	if (!option_set(call, option, value))
		return false;
	option_show(option, call->state, after, sizeof after);
	said_line(call->said, _("option %s: %s"), option->key, value);
	said_change(call->said, NULL, NULL, _("option %s: %s -> %s"), option->key, before, after);
	return true;
}
