/* SPDX-License-Identifier: MIT */
/*
 * Titan on a telephone: what the own legions hold, the heights and places of the others,
 * the own units in a battle with their chances, and what the seat may do by itself. Of
 * another player's legion a card knows what all players know (titan_contents_of), but
 * while its seat looks into it (2.5.1, 2.5.2).
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* The card being filled. */
struct filling {
	struct card *card;
	const struct titan *t;
	int seat;             /* -1: the onlookers */
	int side;             /* of the encounter, -1: none */
	bool asked;           /* the seat must act */
	char who[NAME_BYTES]; /* as a word of a line */
	unsigned may;         /* enum titan_may, of the step; `step` only while nothing is owed */
};

/* ---- acts of one button ---- */

static const char *side_word(int side)
{
	return side == SIDE_ATTACKER ? "attacker" : "defender";
}

static void ask_sure(struct card_button *button, const char *question)
{
	utf8_copy(button->sure, sizeof button->sure, question);
}

/* A row, for buttons. */
static struct card *row_of(const struct filling *f, const char *label)
{
	card_row(f->card, CARD_DO, "%s", label);
	return f->card;
}

/* Unless a row has got any. */
static void drop_row(const struct filling *f)
{
	f->card->rows -= f->card->row[f->card->rows - 1].buttons == 0;
}

/* A button for each choice of a hole, which ends the line. */
static void offer_each(const struct filling *f, const char *label, titan_choices *choices, const char *line)
{
	static const struct titan_view nobody;
	struct choice out[CHOICES_MAX];
	struct choices list = { .out = out, .max = CHOICES_MAX, .line = line };

	choices(&nobody, f->t, &list);
	row_of(f, label);
	for (int i = 0; i < list.count; i++)
		card_button(f->card, out[i].name, "%s %s", line, out[i].word);
	drop_row(f);
}

/* Of a legion: whether it has its Titan, or with `any` a lord. */
static bool has_lord(const struct titan *t, int legion, bool any)
{
	int has[TITAN_CREATURES], lords = 0;

	titan_legion_has(t, legion, has);
	for (int i = 0; i < TITAN_CREATURES; i++)
		lords += titan_creatures[i].rank == CLASS_LORD ? has[i] : 0;
	return any ? lords : has[CREATURE_TITAN];
}

static int met_legion(const struct filling *f)
{
	return f->t->encounter.legion[f->t->step == STEP_2_5_1 ? SIDE_DEFENDER : SIDE_ATTACKER];
}

static void offer_look(const struct filling *f)
{
	char text[60];

	snprintf(text, sizeof text, _("look into %s"), MARKER(met_legion(f)));
	if (f->may & MAY_LOOK && !f->t->encounter.looked[f->side])
		card_button(row_of(f, ""), text, "look %s", f->who);
}

/* The seat's own legion: its player knows what that tells. */
static void offer_flight(const struct filling *f)
{
	if (f->may & MAY_FLEE && !has_lord(f->t, f->t->encounter.legion[SIDE_DEFENDER], true))
		card_button(row_of(f, ""), _("flee"), "flee");
}

/* A concession of a side, where it speaks or by the dispute at any time. */
static void offer_concession(const struct filling *f)
{
	const struct titan *t = f->t;
	bool titan;

	if (!(f->may & MAY_CONCEDE) || f->side < 0 || (!f->asked && !titan_choice(t, DISPUTE_concede_timing)))
		return;
	titan = t->encounter.on && has_lord(t, t->encounter.legion[f->side], false);
	for (int i = 0; !t->encounter.on && i < t->battle.units; i++)
		titan = titan || (t->battle.unit[i].creature == CREATURE_TITAN &&
		                  (int)t->battle.unit[i].side == f->side);
	ask_sure(card_button(row_of(f, ""), _("concede"), "concede %s", side_word(f->side)),
	         titan ? _("You lose this legion and your Titan.") : _("You lose this legion."));
}

/* What `step` ends. */
static const char *step_text(const struct titan *t)
{
	static const struct {
		enum titan_step_id step;
		const char *text;
	} texts[] = {
		{ STEP_2_1, N_("no more splits") },   { STEP_2_3, N_("moves done") },
		{ STEP_2_5_3, N_("do not flee") },    { STEP_2_5_5, N_("fight") },
		{ STEP_2_6, N_("no more recruits") }, { STEP_2_7, N_("my turn is done") },
	};

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		if (texts[i].step == t->step)
			return _(texts[i].text);
	if ((titan_steps[t->step].may & ~(unsigned)MAY_STEP) == MAY_CONCEDE)
		return _("no concession");
	return titan_is_maneuver(t)                         ? _("moves done")
	       : titan_is_strike_step(t)                    ? _("strikes done")
	       : titan_steps[t->step].phase == PHASE_REMOVE ? _("remove slain")
	                                                    : C_("card", "go on");
}

static void offer_step(const struct filling *f)
{
	char due[TITAN_LIST];
	struct card_button *button;

	if (!(f->may & MAY_STEP))
		return;
	button = card_button(row_of(f, ""), step_text(f->t), "step");
	titan_find_due(f->t, f->seat, due, sizeof due);
	utf8_mend_end(due);
	ask_sure(button, due);
}

/* The verbs that need no word. */
static void offer_plain(const struct filling *f)
{
	static const struct {
		enum titan_may may;
		const char *text, *line, *sure;
	} acts[] = {
		{ MAY_REJOIN, N_("rejoin"), "rejoin", NULL },
		{ MAY_MULLIGAN, N_("roll again"), "mulligan", N_("This roll is then cancelled.") },
		{ MAY_DRIFT, N_("drift"), "drift", NULL },
		{ MAY_ALLOW, N_("allow"), "allow", NULL },
	};

	for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
		if (f->may & acts[i].may && (acts[i].may != MAY_DRIFT || !f->t->battle.drifted)) {
			struct card_button *button =
				card_button(row_of(f, ""), _(acts[i].text), "%s", acts[i].line);

			if (acts[i].sure)
				ask_sure(button, _(acts[i].sure));
		}
}

/* ---- the preparation, and the roll ---- */

/* The program throws, or the die lies on the table. */
static void offer_die(const struct filling *f, const char *label, const char *line)
{
	card_button(row_of(f, label), _("roll the die"), "%s", line);
	for (int die = 1; die <= TITAN_DIE; die++)
		card_button(f->card, text_number(die).of, "%s %d", line, die);
}

static void offer_start(const struct filling *f)
{
	const struct titan *t = f->t;
	char line[NAME_BYTES + 10];

	if (t->step <= STEP_1_3 && !t->battle.on && !t->player[f->seat].tower) {
		snprintf(line, sizeof line, "tower %s", f->who);
		offer_die(f, _("your tower"), line);
	}
	if (!f->asked)
		return;
	if (f->may & MAY_MOVEMENT)
		offer_die(f, _("movement"), "movement");
	snprintf(line, sizeof line, "colour %s", f->who);
	if (f->may & MAY_COLOUR)
		offer_each(f, _("your colour"), titan_colour_choices, line);
}

/* ---- splits (2.1) ---- */

enum { SPLIT_LEAST = 2, TALL = 6 };

/* The next marker of the player, from the legion's colour on; -1: all are in use. */
static int fresh_marker(const struct titan *t, int legion)
{
	int first = legion / TITAN_MARKERS * TITAN_MARKERS;

	for (int n = 0; n < TITAN_LEGIONS; n++) {
		int marker = (first + n) % TITAN_LEGIONS;

		if (!t->legion[marker].size && titan_owner(t, marker) == titan_owner(t, first))
			return marker;
	}
	return -1;
}

/* The eight of the first turn: a lord and three others go, in every way. */
static void offer_halves(const struct filling *f, int legion, int fresh)
{
	static const int lords[] = { CREATURE_TITAN, CREATURE_ANGEL },
			 kinds[] = { CREATURE_CENTAUR, CREATURE_GARGOYLE, CREATURE_OGRE };
	char text[200];

	for (int i = 0; i < 2; i++) {
		card_row(f->card, CARD_DO, _("split %s, to %s go %s and"), MARKER(legion), MARKER(fresh),
		         titan_name(lords[i]));
		for (int n = 0; n < 3 * 3 * 3; n++) {
			int one = kinds[n / 9], two = kinds[n / 3 % 3], three = kinds[n % 3];

			if (one > two || two > three || one == three) /* there are two of each */
				continue;
			snprintf(text, sizeof text, "%s, %s, %s", titan_name(one), titan_name(two),
			         titan_name(three));
			card_button(f->card, text, "split %s %s %s %s %s %s", MARKER(legion), MARKER(fresh),
			            titan_creatures[lords[i]].name, titan_creatures[one].name,
			            titan_creatures[two].name, titan_creatures[three].name);
		}
	}
}

/* The tallest one, whose units are to be picked one by one. */
static void ask_split(const struct filling *f, int legion, int fresh)
{
	enum titan_creature list[TITAN_START];
	int count = titan_legion_now(f->t, legion, list);
	struct card_button *button;

	card_row(f->card, CARD_ASK, _("split %s: who goes to %s?"), MARKER(legion), MARKER(fresh));
	button = card_button(f->card, _("split"), "split %s %s " CARD_HOLE, MARKER(legion), MARKER(fresh));
	button->asks = CARD_PICKS;
	button->least = SPLIT_LEAST;
	button->most = count - SPLIT_LEAST;
	snprintf(button->join, sizeof button->join, " ");
	for (int i = 0; i < count; i++)
		utf8_copy(card_row(f->card, CARD_PICK, "%s", titan_name(list[i]))->word,
		          sizeof f->card->row->word, titan_creatures[list[i]].name);
}

/* Two of another tall one go: which two. */
static void offer_pairs(const struct filling *f, int legion, int fresh)
{
	int has[TITAN_CREATURES];

	titan_legion_has(f->t, legion, has);
	card_row(f->card, CARD_DO, _("split %s: two for %s"), MARKER(legion), MARKER(fresh));
	for (int one = 0; one < TITAN_CREATURES; one++)
		for (int other = one; has[one] && other < TITAN_CREATURES; other++) {
			char text[200];

			if (has[other] <= (one == other))
				continue;
			snprintf(text, sizeof text, "%s + %s", titan_name(one), titan_name(other));
			card_button(f->card, text, "split %s %s %s %s", MARKER(legion), MARKER(fresh),
			            titan_creatures[one].name, titan_creatures[other].name);
		}
}

static void offer_splits(const struct filling *f)
{
	const struct titan *t = f->t;
	int own[TITAN_LEGIONS], count = titan_legions(t, f->seat, own), tallest = 0;
	int fresh = count ? fresh_marker(t, own[0]) : -1;

	if (fresh < 0 || !(f->may & MAY_SPLIT))
		return;
	for (int i = 0; i < count; i++)
		tallest = t->legion[own[i]].size > t->legion[own[tallest]].size ? i : tallest;
	if (t->legion[own[tallest]].size > TITAN_LEGION)
		offer_halves(f, own[tallest], fresh);
	if (t->table.round == 1 || t->legion[own[tallest]].size > TITAN_LEGION) /* it has one split */
		return;
	if (t->legion[own[tallest]].size >= 2 * SPLIT_LEAST)
		ask_split(f, own[tallest], fresh);
	for (int i = 0; i < count; i++)
		if (i != tallest && t->legion[own[i]].size >= TALL)
			offer_pairs(f, own[i], fresh);
}

/* ---- moves and encounters (2.3, 2.5) ---- */

/* Towards an enemy the side matters; elsewhere the first one is taken. */
static void offer_way(const struct filling *f, int legion, int place, unsigned sides, const char *how)
{
	int here[TITAN_LEGIONS], count = titan_standing(f->t, place, here);
	bool first = true;

	each_of (side, sides) {
		bool several = sides & (sides - 1);
		char text[60];

		if (!first && !count)
			break;
		snprintf(text, sizeof text, "%s %s%s%s%s%s", titan_places[place].label,
		         titan_land(titan_places[place].land), count ? ", " : "",
		         count ? MARKER(here[0]) : "", count && several ? ", " : "",
		         count && several ? _(titan_entry_words[side]) : "");
		utf8_mend_end(text);
		card_button(f->card, text, "move %s %s%s%s%s", MARKER(legion), titan_places[place].label, how,
		            several ? " from=" : "", several ? titan_entry_words[side] : "");
		first = false;
	}
}

/* On foot: lord -1; else by a teleport that shows this Lord. */
static void offer_ways(const struct filling *f, int legion, const struct titan_moves *moves, int lord)
{
	char how[40] = "";

	if (lord >= 0) {
		snprintf(how, sizeof how, " teleport=%s", titan_creatures[lord].name);
		card_row(f->card, CARD_DO, _("%s shows %s and teleports to"), MARKER(legion),
		         titan_name(lord));
	} else {
		card_row(f->card, CARD_DO, _("%s moves to"), MARKER(legion));
	}
	for (int i = 0; i < TITAN_PLACES; i++) {
		uint32_t lords = moves->to[i].titan ? 1u << CREATURE_TITAN : moves->lords;

		offer_way(f, legion, i,
		          lord < 0            ? moves->to[i].walk
		          : lords >> lord & 1 ? moves->to[i].teleport
		                              : 0,
		          how);
	}
	drop_row(f);
}

static void offer_moves(const struct filling *f)
{
	const struct titan *t = f->t;

	for (int legion = 0; legion < TITAN_LEGIONS && t->board && t->step == STEP_2_3; legion++) {
		struct titan_moves moves;

		if (!titan_is_of(t, legion, f->seat) || t->legion[legion].moved ||
		    !titan_moves_of(t, legion, 0, &moves, NULL))
			continue;
		for (int lord = -1; lord < TITAN_CREATURES; lord++)
			if (lord < 0 || titan_creatures[lord].rank == CLASS_LORD)
				offer_ways(f, legion, &moves, lord);
	}
}

/* ---- talks (2.5.4, 2.5.5) ---- */

static const char *outcome(const struct titan_proposal *p)
{
	return p->winner == WINNER_ATTACKER   ? _("the attacker wins")
	       : p->winner == WINNER_DEFENDER ? _("the defender wins")
	       : p->winner == WINNER_NOBODY   ? _("both are lost")
	                                      : _("no winner named");
}

static bool is_proposed(const struct titan_encounter *e, int winner)
{
	for (int i = 0; i < e->proposals; i++)
		if (e->proposal[i].winner == winner && e->proposal[i].all && !e->proposal[i].text[0])
			return true;
	return false;
}

static void offer_talks(const struct filling *f)
{
	static const char *const words[] = { "attacker", "defender", "none" };
	static const int winners[] = { WINNER_ATTACKER, WINNER_DEFENDER, WINNER_NOBODY };
	const struct titan_encounter *e = &f->t->encounter;

	for (int i = 0; f->may & MAY_ACCEPT && i < e->proposals; i++)
		if (e->proposal[i].by != f->side && e->proposal[i].winner >= 0) {
			struct card_row *row = card_row(f->card, CARD_DO, "%s", outcome(&e->proposal[i]));

			utf8_copy(row->note, sizeof row->note, e->proposal[i].text);
			for (int k = 0; k < e->proposal[i].lefts; k++)
				said_list_add(row->note, sizeof row->note, "%s",
				              titan_name(e->proposal[i].left[k]));
			utf8_mend_end(row->note);
			card_button(f->card, _("accept"), "accept %d", i + 1);
		}
	if (f->may & MAY_PROPOSE && e->proposals < TITAN_PROPOSALS) {
		row_of(f, _("propose"));
		for (int i = 0; i < 3; i++)
			if (!is_proposed(e, winners[i]))
				card_button(f->card,
				            outcome(&(struct titan_proposal){ .winner = (int8_t)winners[i] }),
				            "propose winner=%s", words[i]);
		drop_row(f); /* all are proposed */
	}
	if (f->may & MAY_DONE)
		card_button(row_of(f, ""), _("no more proposals"), "done-proposing %s", side_word(f->side));
}

/* ---- the battle ---- */

static void add_strike(const struct filling *f, int striker, int target)
{
	char chances[60], text[120];
	struct titan_duel duel;

	titan_duel_of(f->t, striker, target, &duel);
	titan_strike_brief(&duel, chances, sizeof chances);
	snprintf(text, sizeof text, "%s %s: %s", ID(f->t, target),
	         titan_name(f->t->battle.unit[target].creature), chances);
	card_button(f->card, text, "strike %s %s", ID(f->t, striker), ID(f->t, target));
}

static void offer_strikes(const struct filling *f)
{
	const struct titan *t = f->t;
	const struct titan_battle *b = &t->battle;

	if (!(f->may & MAY_STRIKE) || b->carry > 0)
		return;
	for (int i = 0; i < b->units; i++) {
		titan_units targets = b->striker < 0 && (int)b->unit[i].side == f->side
		                              ? titan_targets_of(t, i)
		                      : b->striker == i ? 1u << b->target
		                                        : 0;

		if (!targets)
			continue;
		if (titan_must(t) >> i & 1)
			card_row(f->card, CARD_DO, _("%s %s must strike"), ID(t, i),
			         titan_name(b->unit[i].creature));
		else
			card_row(f->card, CARD_DO, _("%s %s strikes"), ID(t, i),
			         titan_name(b->unit[i].creature));
		each_of (target, targets)
			add_strike(f, i, target);
	}
}

static void offer_carry(const struct filling *f)
{
	const struct titan *t = f->t;
	titan_units targets;

	if (!(f->may & MAY_CARRY) || t->battle.carry <= 0)
		return;
	targets = titan_carry_now(t);
	card_row(f->card, CARD_DO, P_("%d excess hit goes to", "%d excess hits go to", t->battle.carry),
	         t->battle.carry);
	each_of (i, targets) {
		char text[60];

		snprintf(text, sizeof text, "%s %s: %d", ID(t, i), titan_name(t->battle.unit[i].creature),
		         titan_usable(t, i));
		card_button(f->card, text, "carry %s %d", ID(t, i), titan_usable(t, i));
	}
	card_button(f->card, _("none"), "carry none");
}

/* Engaged on the masterboard it lends nobody. */
static bool lends(const struct filling *f, int legion)
{
	int here[TITAN_LEGIONS], count;

	if (!titan_is_of(f->t, legion, f->seat) || legion == f->t->encounter.legion[SIDE_ATTACKER])
		return false;
	count = f->t->legion[legion].at < 0 ? 0 : titan_standing(f->t, f->t->legion[legion].at, here);
	while (count-- > 0)
		if (titan_owner(f->t, here[count]) != f->seat)
			return false;
	return true;
}

static void offer_summons(const struct filling *f)
{
	static const int angels[] = { CREATURE_ANGEL, CREATURE_ARCHANGEL };

	if (!(f->may & MAY_SUMMON) || f->side != SIDE_ATTACKER || !f->t->whole)
		return;
	row_of(f, _("summon"));
	for (int legion = 0; legion < TITAN_LEGIONS; legion++)
		for (int i = 0; i < 2 && lends(f, legion); i++) {
			int has[TITAN_CREATURES];
			char text[60];

			titan_legion_has(f->t, legion, has);
			snprintf(text, sizeof text, _("%s from %s"), titan_name(angels[i]), MARKER(legion));
			if (has[angels[i]])
				card_button(f->card, text, "summon %s from=%s", i ? "archangel" : "angel",
				            MARKER(legion));
		}
	drop_row(f);
}

/* ---- recruits and angels (2.6, 2.5.6.8) ---- */

/* With who is shown for it. */
static void add_recruit(const struct filling *f, int legion, int creature)
{
	struct titan_view view = { .eyes.legion = legion };
	struct choice out[CHOICES_MAX];
	char line[80], text[120];
	struct choices list = { .out = out, .max = CHOICES_MAX, .line = line };

	snprintf(line, sizeof line, "recruit %s %s", MARKER(legion), titan_creatures[creature].name);
	titan_with_choices(&view, f->t, &list);
	for (int i = 0; i < list.count; i++) {
		snprintf(text, sizeof text, *out[i].word ? _("%s, showing %s") : "%s", titan_name(creature),
		         out[i].text);
		card_button(f->card, text, "%s %s", line, out[i].word);
	}
}

static void offer_recruits(const struct filling *f)
{
	const struct titan *t = f->t;

	for (int legion = 0; legion < TITAN_LEGIONS && f->may & MAY_RECRUIT; legion++) {
		const struct titan_legion *l = &t->legion[legion];
		uint32_t set;

		if (!titan_is_of(t, legion, f->seat) || !l->moved || l->recruited ||
		    l->size >= TITAN_LEGION || l->land < 0)
			continue;
		set = titan_musters(t, legion);
		if (t->table.round == 1 && titan_house(t, HOUSE_first_warlock))
			set &= ~(1u << CREATURE_WARLOCK);
		if (!set)
			continue;
		card_row(f->card, CARD_DO, _("%s recruits in the %s"), MARKER(legion), titan_land(l->land));
		each_of (i, set)
			add_recruit(f, legion, i);
	}
}

/* For the points of a battle, or of a score that was told. */
static void offer_angels(const struct filling *f)
{
	const struct titan *t = f->t;
	const struct titan_player *p = &t->player[f->seat];
	static const char *const words[] = { "angel", "archangel" };
	static const int kinds[] = { CREATURE_ANGEL, CREATURE_ARCHANGEL };
	int due[2] = { p->due, p->due_arch };
	unsigned may[2] = { MAY_ANGEL, MAY_ARCHANGEL };

	for (int i = 0; i < 2; i++) {
		if (f->asked && f->may & may[i])
			card_button(row_of(f, _("for your points")), titan_name(kinds[i]), "%s", words[i]);
		if (!t->whole || t->encounter.on || !due[i] || titan_pot(t, kinds[i]) < 1)
			continue;
		card_row(f->card, CARD_DO, _("%s for your points, to"), titan_name(kinds[i]));
		for (int legion = 0; legion < TITAN_LEGIONS; legion++)
			if (titan_is_of(t, legion, f->seat) && t->legion[legion].size < TITAN_LEGION)
				card_button(f->card, MARKER(legion), "%s %s", words[i], MARKER(legion));
		drop_row(f);
	}
}

/* ---- all acts ---- */

static void offer_acts(const struct filling *f)
{
	offer_start(f);
	if (f->asked) {
		offer_look(f);
		offer_flight(f);
		offer_talks(f);
		offer_plain(f);
		offer_splits(f);
		offer_moves(f);
		if (f->may & MAY_ENCOUNTER && f->t->board)
			offer_each(f, _("encounter"), titan_clash_choices, "encounter");
		offer_strikes(f);
		offer_carry(f);
		offer_summons(f);
		if (f->may & MAY_REINFORCE && f->side == SIDE_DEFENDER)
			offer_each(f, _("reinforcement"), titan_recruit_choices, "reinforce");
		offer_recruits(f);
	}
	offer_angels(f);
	if (f->asked)
		offer_step(f);
	offer_concession(f);
	if (f->asked && f->may & MAY_WITHDRAW)
		ask_sure(card_button(row_of(f, ""), _("leave the game"), "withdraw %s", f->who),
		         _("All your legions leave with you."));
}

/* ---- legions ---- */

static void add_members(const struct filling *f, int legion)
{
	const struct titan *t = f->t;
	int has[TITAN_CREATURES], owner = titan_owner(t, legion);

	titan_legion_has(t, legion, has);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		const struct titan_facts *facts = titan_facts_of(t, i);
		struct card_row *row;

		if (!has[i])
			continue;
		row = card_value(f->card, CARD_ITEM, titan_name(i), has[i]);
		snprintf(row->note, sizeof row->note, "%d-%d",
		         facts->power ? facts->power
		                      : titan_titan_power(owner < 0 ? 0 : t->player[owner].score),
		         facts->skill);
	}
}

static void tell_own(const struct filling *f)
{
	int own[TITAN_LEGIONS], count = titan_legions(f->t, f->seat, own);
	char place[200];

	for (int i = 0; i < count; i++) {
		titan_place_text(f->t, own[i], place, sizeof place);
		card_row(f->card, CARD_SECRET, _("%s: %d high, %s"), MARKER(own[i]),
		         f->t->legion[own[i]].size, place);
		add_members(f, own[i]);
	}
}

/* While the step that allows the look lasts. */
static void tell_met(const struct filling *f)
{
	if (!f->asked || !(f->may & MAY_LOOK) || !f->t->encounter.looked[f->side])
		return;
	card_row(f->card, CARD_SECRET, _("%s of %s: only you look"), MARKER(met_legion(f)),
	         titan_who(f->t, !f->side));
	add_members(f, met_legion(f));
}

/* Height, place, and what all players know. */
static void tell_legions(const struct filling *f, int seat)
{
	int list[TITAN_LEGIONS], count = titan_legions(f->t, seat, list);

	if (count)
		card_row(f->card, CARD_LIST, _("legions of %s"), f->t->table.seat[seat].name);
	for (int i = 0; i < count; i++) {
		struct card_row *row =
			card_value(f->card, CARD_ITEM, MARKER(list[i]), f->t->legion[list[i]].size);
		struct titan_contents contents;
		char place[200], known[TITAN_LIST * 3];

		titan_place_text(f->t, list[i], place, sizeof place);
		titan_contents_of(f->t, list[i], &contents);
		titan_contents_text(&contents, known, sizeof known);
		snprintf(row->note, sizeof row->note, "%s; %s", place, known);
		utf8_mend_end(row->note);
		row->here = f->t->encounter.on && (list[i] == f->t->encounter.legion[SIDE_ATTACKER] ||
		                                   list[i] == f->t->encounter.legion[SIDE_DEFENDER]);
	}
}

/* ---- units ---- */

static void add_unit(const struct filling *f, int unit)
{
	const struct titan_unit *u = &f->t->battle.unit[unit];
	struct card_row *row = card_row(f->card, CARD_ITEM, "%s %s", UNIT_ID(u), titan_name(u->creature));
	titan_units contacts = u->hex < 0 ? 0 : titan_contacts(f->t, unit);

	row->number = true;
	row->value = titan_is_slain(u) ? 0 : u->power - u->hits;
	row->danger = row->value <= 1;
	row->here = titan_must(f->t) >> unit & 1;
	said_list_add(row->note, sizeof row->note, "%d-%d", u->power, u->skill);
	said_list_add(row->note, sizeof row->note, "%s", u->hex < 0 ? _("outside") : titan_hex_label(u->hex));
	if (titan_is_slain(u))
		said_list_add(row->note, sizeof row->note, "%s", _("slain"));
	each_of (i, (int)u->side == f->side ? contacts : 0) {
		char chances[60];
		struct titan_duel duel;

		if (!titan_is_living(&f->t->battle.unit[i]))
			continue;
		titan_duel_of(f->t, unit, i, &duel);
		titan_strike_brief(&duel, chances, sizeof chances);
		said_list_add(row->note, sizeof row->note, "%s: %s", ID(f->t, i), chances);
	}
	utf8_mend_end(row->note);
}

/* Hits that are left; of own ones the chances against whom they touch. */
static void tell_units(const struct filling *f, int side)
{
	const struct titan_battle *b = &f->t->battle;

	if (side == f->side)
		card_row(f->card, CARD_LIST, "%s", _("your units: hits left"));
	else
		card_row(f->card, CARD_LIST, _("units of %s: hits left"), titan_who(f->t, side));
	for (int i = 0; i < b->units; i++)
		if ((int)b->unit[i].side == side && b->unit[i].fate == FATE_LIVES)
			add_unit(f, i);
}

/* ---- the table ---- */

static void tell_step(const struct filling *f)
{
	const struct titan *t = f->t;
	char word[80];

	if (t->step >= TITAN_STEPS)
		return;
	titan_step_word(t->step, 40, word, sizeof word);
	utf8_copy(card_row(f->card, CARD_FACT, "%s", titan_step_id(t))->text, sizeof f->card->row->text,
	          word);
	if (t->roll && !t->battle.on)
		card_value(f->card, CARD_FACT, _("movement"), t->roll);
	if (t->battle.on && t->battle.turn) {
		struct card_row *row = card_row(f->card, CARD_FACT, "%s", _("battle turn"));

		snprintf(row->text, sizeof row->text, "%d/%d", t->battle.turn, TITAN_TURNS);
		utf8_copy(row->note, sizeof row->note, titan_land(t->battle.land));
	}
}

static void tell_player(const struct filling *f, int seat)
{
	const struct titan *t = f->t;
	const struct titan_player *p = &t->player[seat];
	struct card_row *row = card_player(f->card, &t->table, seat);
	int list[TITAN_LEGIONS], count = titan_legions(t, seat, list), asked = titan_asked_seat(t);

	row->number = true;
	row->value = p->score;
	row->here = asked >= 0 ? asked == seat : row->here;
	if (titan_game_winner(t) == seat)
		said_list_add(row->note, sizeof row->note, "%s", _("WINS"));
	if (p->colour >= 0)
		said_list_add(row->note, sizeof row->note, "%s", _(titan_colours[p->colour]));
	if (count)
		said_list_add(row->note, sizeof row->note, P_("%d legion", "%d legions", count), count);
	if (titan_angels_due(t, seat))
		said_list_add(row->note, sizeof row->note,
		              P_("%d angel due", "%d angels due", titan_angels_due(t, seat)),
		              titan_angels_due(t, seat));
}

void titan_card(const void *state, int seat, struct card *card)
{
	const struct titan *t = state;
	struct filling f = { .card = card, .t = t, .seat = seat, .side = -1, .may = titan_open_now(t) };

	for (int side = 0; seat >= 0 && side < 2; side++)
		if ((t->encounter.on || t->battle.on) && t->battle.seat[side] == seat)
			f.side = side;
	f.asked = seat >= 0 && t->step < TITAN_STEPS && titan_asked_seat(t) == seat;
	if (seat >= 0) {
		table_seat_word(&t->table, seat, f.who, sizeof f.who);
		card_value(card, CARD_BIG, _("score"), t->player[seat].score);
	}
	tell_step(&f);
	if (seat >= 0 && t->table.seat[seat].in)
		offer_acts(&f);
	if (seat >= 0) {
		tell_met(&f);
		tell_own(&f);
	}
	for (int n = 0; n < 2 && t->battle.on; n++)
		tell_units(&f, f.side < 0 ? n : n ? !f.side : f.side);
	for (int i = 0; i < t->table.seats; i++)
		tell_player(&f, i);
	for (int i = 0; i < t->table.seats; i++)
		if (i != seat)
			tell_legions(&f, i);
}
