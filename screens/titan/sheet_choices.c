/* SPDX-License-Identifier: MIT */
/*
 * What the which-keys of the sheet of the game offer. What a legion has is
 * offered behind the curtain only; everywhere else what all may know.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/choices.h"

/* What is asked for one hole: `line` is what is known of the line so far. */
struct asking {
	const struct titan *t;
	const struct titan_view *view;
	const char *line;
	struct choices *list;
};

static const char letters[] = "abcdefghijklmnopqrstuvwxyz";

static struct choice *add_legion(const struct asking *a, int legion)
{
	const struct titan_legion *l = &a->t->legion[legion];
	char press[2] = { letters[a->list->count % 26], '\0' };
	struct choice *choice;

	choice = titan_choose(a->list, press, MARKER(legion), MARKER(legion));
	snprintf(choice->text, sizeof choice->text, "%s",
	         titan_owner(a->t, legion) < 0 ? "" : a->t->table.seat[titan_owner(a->t, legion)].name);
	if (l->size)
		snprintf(choice->value, sizeof choice->value, _("%d high, %s"), l->size,
		         l->land < 0 ? _("place not told") : titan_land(l->land));
	return choice;
}

/* Of the n-th word of the line, a marker; -1. */
static int marker_in(const struct asking *a, int n)
{
	char word[TITAN_MARKER] = "";
	const char *at = a->line;

	while (n-- > 0 && at)
		at = strchr(at + 1, ' ');
	if (at)
		snprintf(word, sizeof word, "%s", at + 1);
	return titan_marker_find(word);
}

/* ---- the preparation ---- */

static void colour_choices(const struct asking *a)
{
	static const char keys[TITAN_COLOURS] = "knbdgr"; /* of titan_colours */

	for (int i = 0; i < TITAN_COLOURS && a->t->step == STEP_1_4_1; i++) {
		char press[2] = { keys[i], '\0' };

		if (titan_owner(a->t, i * TITAN_MARKERS) < 0)
			titan_choose(a->list, press, titan_colours[i], _(titan_colours[i]));
	}
}

static void marker_choices(const struct asking *a)
{
	int colour = a->view->seat < a->t->table.seats ? a->t->player[a->view->seat].colour : -1;

	for (int i = 0; colour >= 0 && i < TITAN_MARKERS; i++)
		add_legion(a, colour * TITAN_MARKERS + i);
}

static void mine_choices(const struct asking *a)
{
	int list[TITAN_MARKERS], count = titan_legions(a->t, a->view->seat, list);

	for (int i = 0; i < count; i++)
		add_legion(a, list[i]);
}

/* ---- a turn ---- */

/* Markers that are not in use. */
static void fresh_choices(const struct asking *a)
{
	int colour = a->view->eyes.legion / TITAN_MARKERS;

	for (int i = 0; i < TITAN_MARKERS; i++)
		if (!a->t->legion[colour * TITAN_MARKERS + i].size)
			add_legion(a, colour * TITAN_MARKERS + i);
}

static void member_choices(const struct asking *a)
{
	int has[TITAN_CREATURES];

	titan_count_legion(a->t, a->view->eyes.legion, has);
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[i])
			snprintf(titan_choose_creature(a->t, i, a->list)->value, sizeof a->list->out->value,
			         "x%d", has[i]);
}

/* The side of entry is fixed with the move (2.3). */
static void towards_choices(const struct asking *a)
{
	int land = titan_land_in(a->line);

	titan_choose(a->list, "n", "", _("nobody is there"));
	titan_choose_sides(a->list, "from", land < 0 ? -1 : titan_land_entry(land), _("an encounter, %s"));
}

/* ---- encounters ---- */

static bool could_meet(const struct titan *t, int mine, int other)
{
	const struct titan_legion *l = &t->legion[mine], *o = &t->legion[other];

	return titan_is_legion_of(t, mine, t->table.turn) && l->moved && !l->fought && o->size &&
	       !o->fought && titan_owner(t, other) != t->table.turn && (o->land < 0 || o->land == l->land);
}

/* The own legion in focus; with another's in focus those that could meet it. */
static void meets_choices(const struct asking *a)
{
	int focus = a->view->legion;
	bool own = titan_is_legion_of(a->t, focus, a->t->table.turn);

	for (int i = 0; i < TITAN_LEGIONS && a->t->step == STEP_2_5; i++)
		if (own          ? i == focus && a->t->legion[i].moved && !a->t->legion[i].fought
		    : focus >= 0 ? could_meet(a->t, i, focus)
		                 : a->t->legion[i].moved && !a->t->legion[i].fought)
			add_legion(a, i);
}

/* Those that were told to be in that land first, then those nobody has told of. */
static void met_choices(const struct asking *a)
{
	int mine = marker_in(a, 1), focus = a->view->legion;

	if (mine >= 0 && focus >= 0 && could_meet(a->t, mine, focus)) {
		add_legion(a, focus);
		return;
	}
	for (int told = 1; mine >= 0 && told >= 0; told--)
		for (int i = 0; i < TITAN_LEGIONS && a->list->count < a->list->max; i++)
			if (could_meet(a->t, mine, i) && (a->t->legion[i].land >= 0) == (told == 1))
				add_legion(a, i);
}

/* It is where the legion has moved to. */
static void ground_choices(const struct asking *a)
{
	int mine = marker_in(a, 1);

	if (mine >= 0 && a->t->legion[mine].land >= 0)
		titan_choose(a->list, "l", titan_land_name(a->t->legion[mine].land), "");
}

/* Asked only where the move has not told it. */
static void side_choices(const struct asking *a)
{
	int mine = marker_in(a, 1), land = mine < 0 ? -1 : a->t->legion[mine].land;

	if (mine >= 0 && (a->t->legion[mine].entry >= 0 || (land >= 0 && titan_land_entry(land) >= 0)))
		titan_choose(a->list, "n", "", "");
	else
		titan_choose_sides(a->list, "from", -1, _("an encounter, %s"));
}

static void winner_choices(const struct asking *a)
{
	static const struct {
		const char *key, *word;
	} rows[] = { { "a", "winner=attacker" }, { "d", "winner=defender" } };

	for (int side = 0; side < 2; side++)
		snprintf(titan_choose(a->list, rows[side].key, rows[side].word, titan_who(a->t, side))->text,
		         sizeof a->list->out->text, "%s",
		         side == SIDE_ATTACKER ? _("the attacker wins") : _("the defender wins"));
	titan_choose(a->list, "b", "winner=none", _("both are lost"));
	titan_choose(a->list, "n", "", _("nobody is said to win"));
}

static void proposal_choices(const struct asking *a)
{
	const struct titan_encounter *e = &a->t->encounter;

	for (int i = 0; i < e->proposals && a->list->count < a->list->max; i++) {
		char press[4], word[8];

		if (e->proposal[i].by ==
		    (int8_t)(titan_acts(a->t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER))
			continue;
		snprintf(word, sizeof word, "%d", i + 1);
		snprintf(press, sizeof press, "%c", letters[a->list->count % 26]);
		utf8_copy(titan_choose(a->list, press, word, word)->text, sizeof a->list->out->text,
		          e->proposal[i].text);
	}
}

/* All legions of the attacker's that are in no encounter: which of them has
 * one is the owner's to know. */
static void lender_choices(const struct asking *a)
{
	int list[TITAN_MARKERS],
		count = a->t->encounter.on ? titan_legions(a->t, a->t->battle.seat[SIDE_ATTACKER], list) : 0;

	for (int i = 0; i < count; i++)
		if (list[i] != a->t->encounter.legion[SIDE_ATTACKER]) {
			char word[20];
			struct choice *choice = add_legion(a, list[i]);

			snprintf(word, sizeof word, "from=%s", MARKER(list[i]));
			utf8_copy(choice->word, sizeof choice->word, word);
		}
	if (!a->list->count) /* then the rules say why not */
		titan_choose(a->list, "n", "", "");
}

static void engaged_choices(const struct asking *a)
{
	for (int i = 0; i < a->t->table.seats; i++) {
		char press[4], word[NAME_BYTES];

		if (!a->t->table.seat[i].in ||
		    i == titan_owner(a->t, a->view->legion < 0 ? 0 : a->view->legion))
			continue;
		snprintf(press, sizeof press, "%d", i + 1);
		screen_seat_word(&a->t->table, i, word, sizeof word);
		titan_choose(a->list, press, word, a->t->table.seat[i].name);
	}
}

/* ---- recruits, behind the curtain ---- */

static void muster_choices(const struct asking *a)
{
	uint32_t set = titan_musters(a->t, a->view->eyes.legion);

	for (int i = 0; i < TITAN_CREATURES; i++)
		if (set >> i & 1)
			snprintf(titan_choose_creature(a->t, i, a->list)->value, sizeof a->list->out->value,
			         _("%d left"), titan_pot(a->t, i));
}

/* The fewest of one kind that muster it, of each kind that can. */
static void with_choices(const struct asking *a)
{
	int has[TITAN_CREATURES], legion = a->view->eyes.legion, creature;
	static const int nobody[TITAN_CREATURES];
	enum titan_land land = a->t->legion[legion].land;
	char word[60], name[60];

	if (sscanf(a->line, "%*s %*s %59s", name) != 1 || (creature = titan_creature_find(name, NULL)) < 0)
		return;
	titan_count_legion(a->t, legion, has);
	for (int i = 0; i < TITAN_CREATURES && !(titan_recruits(land, nobody) >> creature & 1); i++)
		for (int n = 1; n <= has[i]; n++) {
			int with[TITAN_CREATURES] = { 0 };
			struct choice *choice;

			with[i] = n;
			if (!(titan_recruits(land, with) >> creature & 1))
				continue;
			snprintf(word, sizeof word, n > 1 ? "with=%s*%d" : "with=%s", titan_creatures[i].name,
			         n);
			choice = titan_choose_creature(a->t, i, a->list);
			utf8_copy(choice->word, sizeof choice->word, word);
			snprintf(choice->value, sizeof choice->value, _("shown: %d"), n);
			break;
		}
	if (!a->list->count)
		titan_choose(a->list, "n", "", _("nobody is shown"));
}

bool titan_sheet_choices(const struct titan *t, const struct titan_view *view, const char *hole,
                         const char *line, struct choices *list)
{
	static const struct {
		const char *hole;
		void (*list)(const struct asking *a);
	} holes[] = {
		{ "colour", colour_choices },  { "marker", marker_choices },
		{ "mine", mine_choices },      { "fresh", fresh_choices },
		{ "members", member_choices }, { "towards", towards_choices },
		{ "meets", meets_choices },    { "met", met_choices },
		{ "ground", ground_choices },  { "side", side_choices },
		{ "winner", winner_choices },  { "proposal", proposal_choices },
		{ "lender", lender_choices },  { "engaged", engaged_choices },
		{ "muster", muster_choices },  { "with", with_choices },
	};
	struct asking a = { t, view, line, list };

	for (size_t i = 0; i < sizeof holes / sizeof *holes; i++)
		if (strcmp(holes[i].hole, hole) == 0) {
			holes[i].list(&a);
			return true;
		}
	return false;
}
