/* SPDX-License-Identifier: MIT */
/*
 * `option KEY VALUE`: the profile and the limits that Commander has too, lives
 * by side, the shared life of the 2024 product, what a scheme deck must be, and
 * who decides for the heroes.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

#define DECKS "classic|commander|any"

const struct game_option archenemy_options[] = {
	{ "rules", "2010|current", N_("the rules of June 2010 or today's") },
	{ "mulligan", "partial-paris|london|vancouver|paris", N_("how hands are taken back") },
#define COUNTER(id, word, cite, verb, help, ...) { word, "N", help },
#include "rules/magic/counters.def"
	{ "commander-damage", "N|off", N_("damage of one commander that loses the game") },
	{ "life-archenemy", "N", N_("starting life of an archenemy") },
	{ "life-hero", "N", N_("starting life of each hero") },
	{ "team-life", "N|off", N_("one life for all heroes, as in the product of 2024") },
	{ "team-poison", "on|off", N_("one count of poison for all heroes") },
	{ "deck", DECKS, N_("20 schemes and 2 of a name; 10 and all different; any") },
	{ "decider", "P", N_("the hero whose word counts, where they sit otherwise") },
	{ 0 }
};

static bool is_before_play(const struct call *call, const char *key)
{
	const struct archenemy *a = call->state;

	return a->c.phase < PHASE_PLAYING ||
	       reason_set(call->why, _("option %s comes before play: undo or rematch first"), key);
}

static bool set_number(struct call *call, const char *key, const char *value, int *number)
{
	if (!is_before_play(call, key))
		return false;
	return read_int(value, 1, LIFE_MAX, number) ||
	       reason_set(call->why, _("\"%.40s\" is not a number from 1 to %d"), value, LIFE_MAX);
}

static bool set_life_archenemy(struct call *call, const char *key, const char *value)
{
	struct archenemy *a = call->state;

	return set_number(call, key, value, &a->life_archenemy);
}

static bool set_life_hero(struct call *call, const char *key, const char *value)
{
	struct archenemy *a = call->state;

	return set_number(call, key, value, &a->life_hero);
}

static bool set_team_life(struct call *call, const char *key, const char *value)
{
	struct archenemy *a = call->state;

	if (a->rumble)
		return reason_set(call->why, _("a rumble has no team (904.12)"));
	if (strcmp(value, "off") != 0) {
		a->c.one_life = true;
		return set_number(call, key, value, &a->life_team);
	}
	a->life_team = -1;
	a->c.one_life = false;
	return is_before_play(call, key);
}

static bool set_team_poison(struct call *call, const char *key, const char *value)
{
	struct archenemy *a = call->state;
	int off = choice_find("on|off", value);

	if (off < 0)
		return reason_set(call->why, _("\"%.40s\" is none of %s"), value, "on|off");
	if (!is_before_play(call, key))
		return false;
	a->c.one_count = !off;
	return true; /* archenemy_option shares the counters */
}

/* The decks of players have other sizes too: 60 cards, or 100 with a commander. */
static bool set_deck(struct call *call, const char *key, const char *value)
{
	struct archenemy *a = call->state;
	int law = choice_find(DECKS, value);

	if (law < 0)
		return reason_set(call->why, _("\"%.40s\" is none of %s"), value, DECKS);
	if (!is_before_play(call, key))
		return false;
	a->law = (enum deck_law)law;
	a->c.format = law == DECK_COMMANDER ? FORMAT_ARCHENEMY_COMMANDER : FORMAT_ARCHENEMY;
	for (int i = 0; i < a->c.table.seats; i++) {
		struct commander_player *p = &a->c.player[i];

		p->library = commander_deck(&a->c, i) - p->hand - p->set_aside;
	}
	return true;
}

static bool set_decider(struct call *call, const char *key, const char *value)
{
	struct archenemy *a = call->state;
	int seat = table_find(&a->c.table, value, call->why);

	(void)key;
	if (seat < 0)
		return false;
	if (a->rumble || seat == a->archenemy)
		return reason_set(call->why, _("%s is no hero: only heroes decide together (A)"),
		                  archenemy_seat_name(a, seat));
	a->decider = seat;
	return true;
}

static const struct {
	const char *key;
	bool (*set)(struct call *call, const char *key, const char *value);
} setters[] = {
	{ "life-archenemy", set_life_archenemy },
	{ "life-hero", set_life_hero },
	{ "team-life", set_team_life },
	{ "team-poison", set_team_poison },
	{ "deck", set_deck },
	{ "decider", set_decider },
};

bool archenemy_option(struct call *call, const char *key, const char *value)
{
	struct archenemy *a = call->state;

	for (size_t i = 0; i < sizeof setters / sizeof *setters; i++) {
		if (strcmp(setters[i].key, key) != 0)
			continue;
		if (!setters[i].set(call, key, value))
			return false;
		archenemy_start_lives(a);
		said_both(call->said, _("option %s: %s"), key, value);
		return true;
	}
	if (!commander_option(call, key, value))
		return false;
	a->c.says_first = archenemy_is_set(a) && !a->rumble && a->c.rules == RULES_2010 ? a->archenemy : -1;
	return true;
}
