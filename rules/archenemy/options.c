/* SPDX-License-Identifier: MIT */
/*
 * `option KEY VALUE`: Commander's profile and limits, life by side, the shared
 * life of the 2024 product, the law of scheme decks, and the hero who decides.
 */
#include <stddef.h>
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

static bool set_life_team(struct call *call, const struct game_option *option, int life)
{
	struct archenemy *a = call->state;

	a->c.one_life = life > 0;
	a->life_team = life;
	return true;
}

static bool may_set_life_team(const struct call *call, const struct game_option *option)
{
	const struct archenemy *a = call->state;

	if (a->rumble)
		return reason_set(call->why, _("a rumble has no team (904.12)"));
	return commander_before_play(call, option);
}

/* Also sets the size of players' decks: 60 cards, or 100 with a commander. */
static bool set_deck(struct call *call, const struct game_option *option, int law)
{
	struct archenemy *a = call->state;

	a->law = (enum scheme_law)law;
	a->c.format = law == SCHEMES_COMMANDER ? FORMAT_ARCHENEMY_COMMANDER : FORMAT_ARCHENEMY;
	commander_fit_libraries(&a->c);
	return true;
}

static bool set_decider(struct call *call, const struct game_option *option, int seat)
{
	struct archenemy *a = call->state;

	if (a->rumble || seat == a->archenemy)
		return reason_set(call->why, _("%s is not a hero: only heroes decide together"),
		                  archenemy_seat_name(a, seat));
	a->decider = seat;
	return true;
}

/* clang-format off */
const struct game_option archenemy_options[] = {
	{ "rules", COMMANDER_RULES, N_("the rules of June 2010 or today's"),
	  OPTION_WORD, .field = offsetof(struct archenemy, c.rules), .set = commander_set_rules,
	  .label = NC_("option", "rules") },
	{ "mulligan", ARCHENEMY_MULLIGANS, N_("which mulligan"),
	  OPTION_WORD, .field = offsetof(struct archenemy, c.mulligan), .may = commander_may_set_mulligan,
	  .now = commander_mulligan_now, .label = N_("mulligan"), .until = N_("may change until the first mulligan") },
#define COUNTER(id, word, cite, verb, text, ...) \
	{ word, "N", text, OPTION_NUMBER, .field = offsetof(struct archenemy, c.said.count[COUNTER_##id]), \
	  .most = LIFE_MAX, .now = commander_limit_now, .label = (text) },
#include "rules/magic/counters.def"
	{ "commander-damage", "N|off", N_("damage from one commander that loses the game"),
	  OPTION_NUMBER, .field = offsetof(struct archenemy, c.said.damage), .most = LIFE_MAX,
	  .now = commander_limit_now, .label = N_("commander damage limit") },
	{ "life-archenemy", "N", N_("starting life of an archenemy"),
	  OPTION_NUMBER, .field = offsetof(struct archenemy, life_archenemy), .most = LIFE_MAX,
	  .may = commander_before_play, .label = N_("archenemy's life"),
	  .until = N_("may change until play begins") },
	{ "life-hero", "N", N_("starting life of each hero"),
	  OPTION_NUMBER, .field = offsetof(struct archenemy, life_hero), .most = LIFE_MAX,
	  .may = commander_before_play, .label = N_("each hero's life"),
	  .until = N_("may change until play begins") },
	{ "team-life", "N|off", N_("one life total for all heroes, as in the product of 2024"),
	  OPTION_NUMBER, .field = offsetof(struct archenemy, life_team), .most = LIFE_MAX, .may = may_set_life_team,
	  .set = set_life_team, .label = N_("one life total"),
	  .until = N_("may change until play begins") },
	{ "team-poison", "on|off", N_("one poison count for all heroes"),
	  OPTION_FIRST, .field = offsetof(struct archenemy, c.one_count), .may = commander_before_play,
	  .label = N_("one poison count"), .until = N_("may change until play begins") },
	{ "deck", ARCHENEMY_DECKS, N_("20 schemes, 2 of each name; 10, all different; any"),
	  OPTION_WORD, .field = offsetof(struct archenemy, law), .may = commander_before_play, .set = set_deck,
	  .label = N_("scheme decks"), .until = N_("may change until play begins") },
	{ "reminders", "on|off", N_("reminders of what markers do: the monarch's card, ventures"),
	  OPTION_SECOND, .field = offsetof(struct archenemy, c.quiet), .label = N_("reminders") },
	{ "clock-end", N_("finish|draw"), N_("how the game ends when the round or the evening runs out of "
	                                     "time"),
	  OPTION_SECOND, .field = offsetof(struct archenemy, c.end_draws), .label = N_("time is up") },
	{ "begins", BEGINS_WORDS, N_("who begins a rematch of a rumble; otherwise the archenemy does"),
	  OPTION_WORD, .field = offsetof(struct archenemy, c.begins), BEGINS_OPTION },
	{ "decider", "P", N_("the hero who decides, if not the rightmost"),
	  OPTION_PLAYER, .field = offsetof(struct archenemy, decider), .set = set_decider,
	  .label = N_("decider") },
	{ 0 }
};
/* clang-format on */

bool archenemy_option(struct call *call, const struct game_option *option, const char *value)
{
	struct archenemy *a = call->state;

	if (option_find(commander_options, option->key)) {
		if (!commander_option(call, option, value))
			return false;
		a->c.says_first =
			archenemy_is_set(a) && !a->rumble && a->c.rules == RULES_2010 ? a->archenemy : -1;
		return true;
	}
	if (!option_set(call, option, value))
		return false;
	archenemy_start_lives(a);
	said_both(call->said, _("option %s: %s"), option->key, value);
	return true;
}
