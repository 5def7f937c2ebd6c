/* SPDX-License-Identifier: MIT */
/*
 * What fills the lines of the masterboard's keys: the land to go to, the side to enter
 * by, the Lord that a teleport shows, the encounter to begin.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- the land ---- */

bool titan_fill_goal(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;

	if (!titan_on_map(state, view))
		return false;
	snprintf(out, size, "%s", titan_places[view->place].label);
	return true;
}

static void add_goal(const struct titan *t, const struct titan_march *march, int place, struct choices *list)
{
	char press[2] = { (char)titan_march_letter(march, place), '\0' };
	struct choice *choice = titan_choose(list, press, titan_places[place].label, "");
	int here[TITAN_LEGIONS], count = titan_standing(t, place, here);

	snprintf(choice->name, sizeof choice->name, "%s %s", titan_places[place].label,
	         titan_land(titan_places[place].land));
	each_of (i, march->moves.to[place].walk)
		said_list_add(choice->text, sizeof choice->text, "%s", _(titan_entry_words[i]));
	if (count)
		snprintf(choice->value, sizeof choice->value, _("meets %s, %d high"), MARKER(here[0]),
		         t->legion[here[0]].size);
}

/* The lands on foot, by the letters that the map shows. */
void titan_goal_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	struct titan_march march;

	if (titan_march_of(t, titan_own_focus(t, view), &march))
		for (int i = 0; i < march.count && list->count < list->max; i++)
			add_goal(t, &march, march.walk[i], list);
}

void titan_why_no_goal(const void *view, const void *state, struct reason *why)
{
	const struct titan *t = state;
	int legion = titan_own_focus(t, view);
	struct titan_march march;

	if (!titan_may_march(t))
		titan_why_not_now(t, why);
	else if (t->legion[legion].moved)
		reason_set(why, _("2.3: %s has moved this turn: u undoes it"), MARKER(legion));
	else if (titan_march_of(t, legion, &march) && march.teleports)
		reason_set(why, _("2.3: %s has no way on foot with a %d: t teleports"), MARKER(legion),
		           t->roll);
	else
		reason_set(why, _("2.3: %s has no way with a %d: Tab, another legion"), MARKER(legion),
		           t->roll);
}

/* ---- the side ---- */

/* The place in the third word of "move Rd01 21", also after "step &"; -1. */
static int goal_in(const char *line)
{
	const char *move = strstr(line, "move ");
	char label[20] = "";

	return move && sscanf(move, "%*s %*s %19s", label) == 1 ? titan_place_find(label) : -1;
}

/* Only towards an enemy does the side matter; elsewhere the first one is taken. */
void titan_gate_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	int place = goal_in(list->line), here[TITAN_LEGIONS];
	struct titan_march march;
	unsigned sides;

	if (place < 0 || !titan_march_of(t, titan_own_focus(t, view), &march))
		return;
	sides = strstr(list->line, " teleport") ? march.moves.to[place].teleport : march.moves.to[place].walk;
	each_of (i, sides) {
		char word[40], press[2] = { titan_entry_key(i), '\0' };

		if (list->count && !titan_standing(t, place, here))
			break;
		snprintf(word, sizeof word, sides & (sides - 1) ? "from=%s" : "", titan_entry_words[i]);
		titan_offer(list, press, word, _(titan_entry_words[i]), _("an encounter, %s"),
		            _(titan_entry_text(i)));
	}
}

/* ---- a teleport ---- */

/* No row tells which Lords the legion has. */
void titan_lord_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	struct titan_march march;
	static const struct {
		const char *key;
		enum titan_creature lord;
	} lords[] = { { "i", CREATURE_TITAN }, { "a", CREATURE_ANGEL }, { "c", CREATURE_ARCHANGEL } };

	if (!titan_march_of(t, titan_own_focus(t, view), &march) || !march.moves.to[view->place].teleport)
		return;
	if (march.moves.to[view->place].titan) {
		titan_choose(list, "t", "teleport", _("teleport: its Titan is shown"));
		return;
	}
	titan_choose(list, "t", "teleport", _("teleport: its only Lord is shown"));
	for (size_t i = 0; i < sizeof lords / sizeof *lords; i++) {
		char word[40];

		snprintf(word, sizeof word, "teleport=%s", titan_creatures[lords[i].lord].name);
		titan_offer(list, lords[i].key, word, titan_name(lords[i].lord), "%s",
		            _("of several Lords this one is shown"));
	}
}

void titan_why_no_lord(const void *v, const void *state, struct reason *why)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int legion = titan_own_focus(t, view);

	if (t->step != STEP_2_3)
		titan_why_not_now(t, why);
	else if (t->roll != TITAN_ROLL)
		reason_set(why, _("2.3: a teleport needs a 6, and the roll is %d"), t->roll);
	else if (t->teleported)
		reason_set(why, "%s", _("2.3: one legion has teleported this turn"));
	else
		reason_set(why, _("2.3: no teleport leads from %s to %s: choose a land marked *"),
		           MARKER(legion), titan_places[view->place].label);
}

/* ---- an encounter ---- */

static void clash_words(const struct titan_pair *pair, char *out, size_t size)
{
	snprintf(out, size, "%s %s", MARKER(pair->legion[0]), MARKER(pair->legion[1]));
}

bool titan_fill_clash(const void *v, const void *state, char *out, size_t size)
{
	const struct titan_view *view = v;
	struct titan_pair pair;

	if (!titan_on_map(state, view) || !titan_clash_at(state, view->place, &pair))
		return false;
	clash_words(&pair, out, size);
	return true;
}

void titan_clash_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	struct titan_pair pair[TITAN_LEGIONS];
	int count = t->step == STEP_2_5 ? titan_open(t, pair) : 0;

	for (int i = 0; i < count && list->count < list->max; i++) {
		const int *legion = pair[i].legion;
		char press[2] = { (char)('a' + i), '\0' }, words[20], name[60];
		int place = t->legion[legion[0]].at;

		clash_words(&pair[i], words, sizeof words);
		snprintf(name, sizeof name, _("%s meets %s"), MARKER(legion[0]), MARKER(legion[1]));
		titan_offer(list, press, words, name, "%s %s", titan_places[place].label,
		            titan_land(titan_places[place].land));
	}
}

void titan_why_no_clash(const void *view, const void *state, struct reason *why)
{
	if (titan_state(state)->step == STEP_2_5)
		reason_set(why, "%s", _("2.5: no encounter is open: Space, next step"));
	else
		titan_why_not_now(state, why);
}
