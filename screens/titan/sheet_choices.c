/* SPDX-License-Identifier: MIT */
/*
 * Choices of the sheet's which-keys. Contents of legions are offered behind the
 * curtain only.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz";

static struct choice *add_legion(const struct titan *t, struct choices *list, int legion)
{
	const struct titan_legion *l = &t->legion[legion];
	char press[2] = { letters[list->count % 26], '\0' };
	struct choice *choice;

	choice = titan_choose(list, press, MARKER(legion), MARKER(legion));
	snprintf(choice->text, sizeof choice->text, "%s",
	         titan_owner(t, legion) < 0 ? "" : t->table.seat[titan_owner(t, legion)].name);
	if (l->size)
		snprintf(choice->value, sizeof choice->value, _("%d high, %s"), l->size,
		         l->land < 0 ? _("place unknown") : titan_land(l->land));
	return choice;
}

/* The marker that is the n-th word of the line; -1. */
static int marker_in(const struct choices *list, int n)
{
	char word[TITAN_MARKER] = "";
	const char *at = list->line;

	while (n-- > 0 && at)
		at = strchr(at + 1, ' ');
	if (at)
		snprintf(word, sizeof word, "%s", at + 1);
	return titan_marker_find(word);
}

/* ---- the preparation ---- */

void titan_colour_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	static const char keys[TITAN_COLOURS] = "knbdgr"; /* of titan_colours */

	for (int i = 0; i < TITAN_COLOURS && t->step == STEP_1_4_1; i++) {
		char press[2] = { keys[i], '\0' };

		if (titan_owner(t, i * TITAN_MARKERS) < 0)
			titan_choose(list, press, titan_colours[i], _(titan_colours[i]));
	}
}

void titan_marker_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int colour = view->seat < t->table.seats ? t->player[view->seat].colour : -1;

	for (int i = 0; colour >= 0 && i < TITAN_MARKERS; i++)
		add_legion(t, list, colour * TITAN_MARKERS + i);
}

void titan_mine_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int own[TITAN_LEGIONS], count = titan_legions(t, view->seat, own);

	for (int i = 0; i < count; i++)
		add_legion(t, list, own[i]);
}

/* ---- a turn ---- */

/* Markers that are not in use. */
void titan_fresh_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int first = view->eyes.legion / TITAN_MARKERS * TITAN_MARKERS;

	/* from the legion's colour on; a slayer has those of other players too */
	for (int n = 0; n < TITAN_LEGIONS && list->count < list->max; n++) {
		int marker = (first + n) % TITAN_LEGIONS;

		if (!t->legion[marker].size && titan_owner(t, marker) == titan_owner(t, first))
			add_legion(t, list, marker);
	}
}

/* How often the word stands in the line. */
static int count_of(const char *line, const char *word)
{
	size_t length = strlen(word);
	int count = 0;

	for (const char *at = line; *at; at += strspn(at, " ")) {
		size_t end = strcspn(at, " ");

		count += end == length && strncmp(at, word, length) == 0;
		at += end;
	}
	return count;
}

/* With what is left of each kind; without a key when all of it is chosen. */
void titan_member_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int has[TITAN_CREATURES];

	titan_legion_has(t, view->eyes.legion, has);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		struct choice *choice = has[i] ? titan_choose_creature(t, i, list) : NULL;
		int left = choice ? has[i] - count_of(list->line, choice->word) : 0;

		if (choice)
			snprintf(choice->value, sizeof choice->value, "x%d", larger(left, 0));
		if (choice && left < 1)
			choice->key[0] = '\0';
	}
}

/* The side of entry is fixed with the move (2.3). */
void titan_towards_choices(const void *view, const void *state, struct choices *list)
{
	int land = titan_land_in(list->line);

	titan_choose(list, "n", "", _("no enemy there"));
	titan_choose_sides(list, "from", land < 0 ? -1 : titan_land_entry(land), _("an encounter, %s"));
}

/* ---- encounters ---- */

static bool could_meet(const struct titan *t, int mine, int other)
{
	const struct titan_legion *l = &t->legion[mine], *o = &t->legion[other];

	return titan_is_of(t, mine, t->table.turn) && l->moved && !l->fought && o->size && !o->fought &&
	       titan_owner(t, other) != t->table.turn && (o->land < 0 || o->land == l->land);
}

/* The own legion in focus; with another player's in focus those that could meet it. */
void titan_meets_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int focus = view->legion;
	bool own = titan_is_of(t, focus, t->table.turn);

	for (int i = 0; i < TITAN_LEGIONS && t->step == STEP_2_5; i++)
		if (own          ? i == focus && t->legion[i].moved && !t->legion[i].fought
		    : focus >= 0 ? could_meet(t, i, focus)
		                 : t->legion[i].moved && !t->legion[i].fought)
			add_legion(t, list, i);
}

/* First legions known to be in that land, then those whose land is unknown. */
void titan_met_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int mine = marker_in(list, 1), focus = view->legion;

	if (mine >= 0 && focus >= 0 && could_meet(t, mine, focus)) {
		add_legion(t, list, focus);
		return;
	}
	for (int told = 1; mine >= 0 && told >= 0; told--)
		for (int i = 0; i < TITAN_LEGIONS && list->count < list->max; i++)
			if (could_meet(t, mine, i) && (t->legion[i].land >= 0) == (told == 1))
				add_legion(t, list, i);
}

/* The land that the legion moved to. */
void titan_ground_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	int mine = marker_in(list, 1);

	if (mine >= 0 && t->legion[mine].land >= 0)
		titan_choose(list, "l", titan_land_name(t->legion[mine].land), "");
}

/* Asked only if the move left the side open. */
void titan_side_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	int mine = marker_in(list, 1), land = mine < 0 ? -1 : t->legion[mine].land;

	if (mine >= 0 && (t->legion[mine].entry >= 0 || (land >= 0 && titan_land_entry(land) >= 0)))
		titan_choose(list, "n", "", "");
	else
		titan_choose_sides(list, "from", -1, _("an encounter, %s"));
}

void titan_winner_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	static const struct {
		const char *key, *word;
	} rows[] = { { "a", "winner=attacker" }, { "d", "winner=defender" } };

	for (int side = 0; side < 2; side++)
		titan_offer(list, rows[side].key, rows[side].word, titan_who(t, side), "%s",
		            side == SIDE_ATTACKER ? _("the attacker wins") : _("the defender wins"));
	titan_choose(list, "b", "winner=none", _("both are lost"));
	titan_choose(list, "n", "", _("no winner named"));
}

void titan_proposal_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	const struct titan_encounter *e = &t->encounter;

	for (int i = 0; i < e->proposals && list->count < list->max; i++) {
		struct text_number word = text_number(i + 1);
		char press[] = { letters[list->count % 26], '\0' };

		if (e->proposal[i].by ==
		    (int8_t)(titan_acts(t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER))
			continue;
		utf8_copy(titan_choose(list, press, word.of, word.of)->text, sizeof list->out->text,
		          e->proposal[i].text);
	}
}

/* All other legions of the attacker: only the owner knows which has an angel. */
void titan_lender_choices(const void *view, const void *state, struct choices *list)
{
	const struct titan *t = state;
	int own[TITAN_LEGIONS],
		count = t->encounter.on ? titan_legions(t, t->battle.seat[SIDE_ATTACKER], own) : 0;

	for (int i = 0; i < count; i++)
		if (own[i] != t->encounter.legion[SIDE_ATTACKER]) {
			struct choice *choice = add_legion(t, list, own[i]);

			snprintf(choice->word, sizeof choice->word, "from=%s", MARKER(own[i]));
		}
	if (!list->count) /* then the rules refuse the line with a reason */
		titan_choose(list, "n", "", "");
}

void titan_engaged_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;

	for (int i = 0; i < t->table.seats; i++) {
		char word[NAME_BYTES];

		if (!t->table.seat[i].in || i == titan_owner(t, view->legion < 0 ? 0 : view->legion))
			continue;
		table_seat_word(&t->table, i, word, sizeof word);
		titan_choose(list, text_number(i + 1).of, word, t->table.seat[i].name);
	}
}

/* ---- recruits, behind the curtain ---- */

void titan_muster_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	uint32_t set = titan_musters(t, view->eyes.legion);

	each_of (i, set)
		snprintf(titan_choose_creature(t, i, list)->value, sizeof list->out->value,
		         C_("pot", "%d left"), titan_pot(t, i));
}

/* For each kind that musters it, the smallest number. */
void titan_with_choices(const void *v, const void *state, struct choices *list)
{
	const struct titan_view *view = v;
	const struct titan *t = state;
	int has[TITAN_CREATURES], legion = view->eyes.legion, creature;
	static const int nobody[TITAN_CREATURES];
	enum titan_land land = t->legion[legion].land;
	char word[60], name[60];

	if (sscanf(list->line, "%*s %*s %59s", name) != 1 || (creature = titan_creature_find(name, NULL)) < 0)
		return;
	titan_legion_has(t, legion, has);
	for (int i = 0; i < TITAN_CREATURES && !(titan_recruits(land, nobody) >> creature & 1); i++)
		for (int n = 1; n <= has[i]; n++) {
			int with[TITAN_CREATURES] = { 0 };
			struct choice *choice;

			with[i] = n;
			if (!(titan_recruits(land, with) >> creature & 1))
				continue;
			snprintf(word, sizeof word, n > 1 ? "with=%s*%d" : "with=%s", titan_creatures[i].name,
			         n);
			choice = titan_choose_creature(t, i, list);
			utf8_copy(choice->word, sizeof choice->word, word);
			snprintf(choice->text, sizeof choice->text, "%d %s", n, titan_name(i));
			break;
		}
	if (!list->count)
		titan_choose(list, "n", "", _("show nothing"));
}
