/* SPDX-License-Identifier: MIT */
/*
 * The sequence of play as a table (steps.def): who acts at a step, which verbs it
 * allows, which units still have to act; and titan_go(), which arrives at a step.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

const struct titan_step titan_steps[TITAN_STEPS + 1] = {
#define STEP(name, id, acts, phase, may, done, leave, next, asks, text) \
	[STEP_##name] = { id, acts, phase, may, next, asks, text },
#include "steps.def"
#undef STEP
	[STEP_NONE] = { .id = "", .text = "" },
};

/* The rows of the attacker's battle turn are those of the defender's, after them. */
enum { BETWEEN_TURNS = STEP_2_5_6_4_2 - STEP_2_5_6_4_1 };

/* A step stands below the last one before it whose number begins its own. */
int titan_step_parent(enum titan_step_id step)
{
	const char *id = titan_steps[step].id;

	for (int up = (int)step - 1; up >= 0; up--) {
		size_t length = strlen(titan_steps[up].id);

		if (strncmp(id, titan_steps[up].id, length) == 0 && id[length] == '.')
			return up;
	}
	return -1;
}

enum titan_step_id titan_step_of(enum titan_side side, enum titan_step_id defenders)
{
	return side == SIDE_DEFENDER ? defenders : (enum titan_step_id)(defenders + BETWEEN_TURNS);
}

const char *titan_here(const struct call *call)
{
	const struct titan *t = call->state;

	return titan_steps[t->step].id;
}

/* ---- the text of the present step ---- */

static bool nobody_won(const struct titan *t)
{
	return t->battle.over && t->battle.winner == WINNER_NOBODY;
}

static bool no_titan_fell(const struct titan *t)
{
	return !titan_has_fallen(t, SIDE_ATTACKER) && !titan_has_fallen(t, SIDE_DEFENDER);
}

static bool is_later_turn(const struct titan *t)
{
	return !titan_is_first_turn(t);
}

static bool nobody_drifts(const struct titan *t)
{
	return !titan_in_drift(t);
}

static bool none_must(const struct titan *t)
{
	return !titan_must(t);
}

static bool ends_before_time(const struct titan *t)
{
	return t->battle.turn < TITAN_TURNS || !no_titan_fell(t) || !titan_living(t, SIDE_ATTACKER) ||
	       !titan_living(t, SIDE_DEFENDER);
}

const char *titan_step_text(const struct titan *t)
{
	static const struct {
		enum titan_step_id step;
		bool (*is)(const struct titan *t);
		const char *text;
	} instead[] = {
		{ STEP_2_1, is_later_turn, N_("split legions, or leave the game") },
		{ STEP_2_5_6_4_1_3, nobody_drifts, N_("no unit is in drift") },
		{ STEP_2_5_6_4_2_3, nobody_drifts, N_("no unit is in drift") },
		{ STEP_2_5_6_4_1_4, none_must, N_("the defender strikes; no unit has to") },
		{ STEP_2_5_6_4_2_4, none_must, N_("the attacker strikes; no unit has to") },
		{ STEP_2_5_6_4_1_6, none_must, N_("no attacker has to strike back") },
		{ STEP_2_5_6_4_2_6, none_must, N_("no defender has to strike back") },
		{ STEP_2_5_6_4_2_8_1, ends_before_time,
		  N_("the battle is over; the attacker may still concede") },
		{ STEP_2_5_6_5, nobody_won, N_("nobody has won: no reinforcement and no summons") },
		{ STEP_2_5_6_7, nobody_won, N_("nobody has won: no legion goes back") },
		{ STEP_2_5_6_8, nobody_won, N_("nobody has won: no points for the slain") },
		{ STEP_2_5_6_9, no_titan_fell, N_("no Titan is slain: no half points") },
	};

	for (size_t i = 0; i < sizeof instead / sizeof *instead; i++)
		if (t->step == instead[i].step && instead[i].is(t))
			return instead[i].text;
	return titan_steps[t->step].text;
}

/* ---- who speaks ---- */

int titan_side_on_turn(const struct titan *t)
{
	if (t->step > STEP_2_5_6_4_1 && t->step < STEP_2_5_6_4_2)
		return SIDE_DEFENDER;
	return t->step > STEP_2_5_6_4_2 && t->step < STEP_2_5_6_5 ? SIDE_ATTACKER : -1;
}

enum titan_who titan_acts(const struct titan *t)
{
	enum titan_who who = titan_steps[t->step].acts;

	if (who == WHO_LAST)
		return t->encounter.done == SIDE_ATTACKER ? WHO_DEFENDER : WHO_ATTACKER;
	if (who != WHO_WINNER)
		return who > WHO_WINNER ? WHO_NOBODY : who;
	return t->battle.winner == WINNER_DEFENDER ? WHO_DEFENDER : WHO_ATTACKER;
}

enum titan_side titan_speaker(const struct titan *t)
{
	return titan_acts(t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER;
}

int titan_acting_seat(const struct titan *t)
{
	switch (titan_steps[t->step].acts) {
	case WHO_CHOOSER: return titan_chooser(t);
	case WHO_PLAYER: return t->table.turn;
	case WHO_MET: return t->battle.seat[SIDE_DEFENDER];
	default: return -1;
	}
}

bool titan_is_strike_step(const struct titan *t)
{
	return t->battle.on && titan_steps[t->step].may & MAY_DECLARE;
}

bool titan_is_maneuver(const struct titan *t)
{
	return t->battle.on && titan_steps[t->step].may & MAY_ENTER;
}

int titan_asked_seat(const struct titan *t)
{
	int seat = titan_acting_seat(t);

	if (seat < 0 && titan_acts(t) != WHO_NOBODY)
		seat = t->battle.seat[titan_acts(t) == WHO_DEFENDER ? SIDE_DEFENDER : SIDE_ATTACKER];
	return seat;
}

const char *titan_acts_word(const struct titan *t)
{
	int seat = titan_acting_seat(t);

	if (titan_acts(t) != WHO_NOBODY)
		return titan_side_word(titan_speaker(t));
	return seat >= 0 ? t->table.seat[seat].name : NULL;
}

/* ---- the commands now ---- */

/* Other languages say after the word what it means. */
/* clang-format off */
static const char *const may_words[TITAN_MAYS] = {
	NC_("verb", "step"), NC_("verb", "force"), NC_("verb", "enter"), NC_("verb", "move"),
	NC_("verb", "hold"), NC_("verb", "summon"), NC_("verb", "reinforce"), NC_("verb", "drift"),
	NC_("verb", "declare"), NC_("verb", "strike"), NC_("verb", "carry"), NC_("verb", "concede"),
	NC_("verb", "allow"), NC_("verb", "angel"), NC_("verb", "archangel"), NC_("verb", "agree"),
	NC_("verb", "tower"), NC_("verb", "colour"), NC_("verb", "split"), NC_("verb", "movement"),
	NC_("verb", "mulligan"), NC_("verb", "rejoin"), NC_("verb", "encounter"), NC_("verb", "look"),
	NC_("verb", "flee"), NC_("verb", "propose"), NC_("verb", "accept"), NC_("verb", "done-proposing"),
	NC_("verb", "recruit"), NC_("verb", "finish"), NC_("verb", "withdraw"),
};
/* clang-format on */

const char *titan_may_word(enum titan_may may)
{
	for (int i = 0; i < TITAN_MAYS; i++)
		if (may == (enum titan_may)(1 << i))
			return strchr(may_words[i], '\004') + 1;
	return "";
}

const char *titan_may_list(unsigned may, char out[TITAN_LIST])
{
	out[0] = '\0';
	each_of (i, may)
		said_list_add(out, TITAN_LIST, "%s", i18n_marked(may_words[i]));
	return out;
}

void titan_may_ways(unsigned may, char out[TITAN_LIST])
{
	out[0] = '\0';
	each_of (i, may) {
		const char *word = titan_may_word(1u << i);

		said_list_add(out, TITAN_LIST, "`%s`%s", word, i18n_marked(may_words[i]) + strlen(word));
	}
	reason_mark(out);
}

static bool has_room(const struct titan *t, enum titan_side side)
{
	return titan_living(t, side) < TITAN_LEGION;
}

/* The window of 2.5.6.4.2.1, or what is left of the right after a win (2.5.6.5). */
bool titan_may_summon(const struct titan *t, struct reason *why)
{
	const struct titan_battle *b = &t->battle;
	const char *id = titan_steps[t->step].id;

	if (b->over == OVER_FLEE)
		return reason_set(why, _("%s: the defender has fled: no summoning (2.5.3.1)"), id);
	if (t->called)
		return reason_set(
			why, _("%s: only one angel or archangel may be summoned in a turn, and one has been"),
			id);
	if (b->summoned)
		return reason_set(why,
		                  _("%s: only one angel or archangel may be summoned in an encounter, and "
		                    "one has been"),
		                  id);
	if (!has_room(t, SIDE_ATTACKER))
		return reason_set(why, _("%s: the attacker's legion already has seven"), id);
	if (t->step == STEP_2_5_6_5)
		return b->winner == WINNER_ATTACKER ||
		       reason_set(why, _("%s: only an attacker who has won may summon now"), id);
	if (b->window == WINDOW_OPEN)
		return true;
	return reason_set(why,
	                  b->window == WINDOW_PAST
	                          ? _("%s: too late to summon: only in the first maneuver after a defending "
	                              "unit on the map is slain")
	                          : _("%s: too early to summon: no defending unit on the map has been slain"),
	                  id);
}

uint32_t titan_reinforcements(const struct titan *t)
{
	int has[TITAN_CREATURES] = { 0 };

	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].side == SIDE_DEFENDER && titan_is_living(&t->battle.unit[i]))
			has[t->battle.unit[i].creature]++;
	return titan_recruits(t->battle.land, has);
}

/* Before a battle the legion is hidden (2.5.6.1), and nobody is told what it can muster. */
static bool can_muster(const struct titan *t)
{
	uint32_t set = titan_reinforcements(t);

	each_of (i, set)
		if (titan_pot(t, i) > 0)
			return true;
	return !t->battle.on;
}

static bool has_reinforcement(const struct titan *t, struct reason *why)
{
	enum { REINFORCED_IN = 4 };
	const struct titan_battle *b = &t->battle;
	const char *id = titan_steps[t->step].id;
	bool after = t->step == STEP_2_5_6_5;

	if (b->reinforced)
		return reason_set(why, _("%s: only one reinforcement may come in an encounter, and one has"),
		                  id);
	if (!has_room(t, SIDE_DEFENDER))
		return reason_set(why, _("%s: the defender's legion already has seven"), id);
	if (!after && b->turn != REINFORCED_IN)
		return reason_set(why,
		                  _("%s: the reinforcement comes in the defender's fourth battle turn, and "
		                    "this is turn %d"),
		                  id, b->turn);
	if (after && b->winner != WINNER_DEFENDER)
		return reason_set(why, _("%s: only a defender who has won may reinforce now"), id);
	return !after || b->reinforce_right ||
	       reason_set(why,
	                  _("%s: the attacker conceded before beginning a battle turn "
	                    "(2.5.6.4.2.1): no reinforcement"),
	                  id);
}

bool titan_may_reinforce(const struct titan *t, struct reason *why)
{
	return has_reinforcement(t, why) &&
	       (can_muster(t) || reason_set(why, _("%s: the defender cannot muster anything in the %s"),
	                                    titan_steps[t->step].id, titan_land(t->battle.land)));
}

/* In the first turn, once, and before any legion has moved (2.2.1); or by a house rule. */
bool titan_may_mulligan(const struct titan *t, struct reason *why)
{
	const char *id = titan_steps[t->step].id;
	int house = titan_house(t, HOUSE_mulligans);

	if (!titan_is_first_turn(t) && house != MULLIGANS_ANY_TURN)
		return reason_set(why, _("%s: only the first turn has a mulligan (2.2.1)"), id);
	if (t->mulligan && house == MULLIGANS_ONCE)
		return reason_set(why, _("%s: the mulligan is used up (2.2.1)"), id);
	if (!t->roll)
		return reason_set(why, _("%s: nothing has been rolled yet: `movement`"), id);
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (t->legion[i].size && t->legion[i].moved)
			return reason_set(why, _("%s: a legion has already moved with this roll"), id);
	return true;
}

bool titan_may_rejoin(const struct titan *t, struct reason *why)
{
	int size;

	return titan_rejoining(t, 0, &size) >= 0 ||
	       reason_set(why, _("%s: no legion split this turn stayed with its other half"),
	                  titan_steps[t->step].id);
}

/* Whether the other side has proposed something. */
bool titan_may_accept(const struct titan *t, struct reason *why)
{
	for (int i = 0; i < t->encounter.proposals; i++)
		if (t->encounter.proposal[i].by != (int8_t)titan_speaker(t))
			return true;
	return reason_set(why, _("%s: the other side has made no proposal yet"), titan_steps[t->step].id);
}

/* 2.5.6.8: the winning legion has room, and the pot has one. */
static bool may_take(const struct titan *t, enum titan_creature creature)
{
	return has_room(t, titan_speaker(t)) && titan_pot(t, creature) > 0;
}

/* No condition depends on the contents of a hidden legion. */
unsigned titan_may_now(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	unsigned may = titan_steps[t->step].may;
	struct titan_pair open[TITAN_LEGIONS];
	int size;
	const struct {
		unsigned may;
		bool is;
	} conditions[] = {
		{ MAY_TOWER, (may & MAY_TOWER) && titan_without_tower(t) },
		{ MAY_COLOUR | MAY_WITHDRAW, t->step != STEP_1_4_1 || titan_chooser(t) >= 0 },
		{ MAY_MOVEMENT, !t->roll },
		{ MAY_MULLIGAN, (may & MAY_MULLIGAN) && titan_may_mulligan(t, NULL) },
		{ MAY_REJOIN, (may & MAY_REJOIN) && titan_rejoining(t, 0, &size) >= 0 },
		{ MAY_ENCOUNTER, !(may & MAY_ENCOUNTER) || !t->board || titan_open(t, open) },
		{ MAY_ACCEPT, titan_may_accept(t, NULL) },
		{ MAY_FORCE, !t->whole },
		{ MAY_ENTER, (may & MAY_ENTER) && titan_waiting(t) },
		{ MAY_SUMMON, (may & MAY_SUMMON) && titan_may_summon(t, NULL) },
		{ MAY_REINFORCE, (may & MAY_REINFORCE) && titan_may_reinforce(t, NULL) },
		{ MAY_ANGEL, b->gained && may_take(t, CREATURE_ANGEL) },
		{ MAY_ARCHANGEL, b->gained_arch && may_take(t, CREATURE_ARCHANGEL) },
		{ MAY_STEP, t->whole || t->step != STEP_2_5_6_10 },
	};

	for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
		if (!conditions[i].is)
			may &= ~conditions[i].may;
	if (titan_choice(t, DISPUTE_concede_timing) && b->on && !b->over && t->step > STEP_2_5_6_1)
		may |= MAY_CONCEDE;
	return may;
}

static bool has_turned_back(const struct titan *t)
{
	bool turned = false;

	for (int i = 0; i < t->battle.units; i++)
		turned |= t->battle.unit[i].fate == FATE_UNDONE;
	return turned;
}

void titan_correct_offers(struct call *call)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;
	unsigned may = call_is_old(call) ? titan_steps[t->step].may : 0;

	call_uncorrect(call, CORRECTED_OFFER);
	if (may & MAY_REINFORCE && has_reinforcement(t, NULL) && !can_muster(t))
		call_correct(call, CORRECTED_OFFER,
		             _("no reinforcement now: the defender cannot muster anything in the %s"),
		             titan_land(b->land));
	else if (may & MAY_ANGEL && b->gained && !may_take(t, CREATURE_ANGEL))
		call_correct(call, CORRECTED_OFFER, "%s",
		             _("no angel now: the legion is full, or none is left"));
	else if (may & titan_may_now(t) & (MAY_SUMMON | MAY_REINFORCE) && has_turned_back(t))
		call_correct(call, CORRECTED_OFFER, "%s", _("another may come now, as one did not enter"));
}

/* ---- what is outstanding ---- */

titan_units titan_must(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	titan_units must = 0, living = 0;

	if (!(titan_steps[t->step].may & MAY_DECLARE))
		return 0;
	for (int i = 0; i < b->units; i++)
		if (titan_is_living(&b->unit[i]))
			living |= 1u << i;
	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];

		/* slain units strike too, they stand until removal */
		if (u->side == titan_speaker(t) && u->fate == FATE_LIVES && !u->struck &&
		    titan_contacts(t, i) & living)
			must |= 1u << i;
	}
	return must;
}

titan_units titan_waiting(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	titan_units waiting = 0;

	if (!(titan_steps[t->step].may & MAY_ENTER))
		return 0;
	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];

		if (u->side == titan_speaker(t) && titan_is_living(u) && u->hex < 0 && !u->held)
			waiting |= 1u << i;
	}
	return waiting;
}

titan_units titan_holders(const struct titan *t)
{
	titan_units set = 0;

	for (int i = 0; titan_is_maneuver(t) && i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		set |= (u->side == titan_speaker(t) && u->fate == FATE_LIVES && !u->moved && !u->held) << i;
	}
	return set;
}

/* Non-natives in drift, slain ones too (harmless). Dispute drift_frequency: units of both sides,
 * or of the side on turn. */
titan_units titan_in_drift(const struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	bool mover_only = titan_choice(t, DISPUTE_drift_frequency);
	titan_units set = 0;

	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];
		enum titan_hazard terrain;

		if (u->fate != FATE_LIVES || u->hex < 0 ||
		    (mover_only && (int)u->side != titan_side_on_turn(t)))
			continue;
		terrain = titan_terrain(b->land, u->hex);
		if (titan_hazards[terrain].hurts && !titan_is_native(t, i, terrain))
			set |= 1u << i;
	}
	return set;
}

/* ---- arriving ---- */

static void begin_maneuver(struct titan *t)
{
	struct titan_battle *b = &t->battle;

	for (int i = 0; i < b->units; i++)
		b->unit[i].moved = b->unit[i].struck = b->unit[i].held = b->unit[i].fresh = false;
	b->drifted = b->drift_passed = false;
	if (titan_speaker(t) == SIDE_ATTACKER && b->window == WINDOW_NEXT)
		b->window = WINDOW_OPEN;
}

void titan_choose_drift_step(struct titan *t)
{
	const struct titan_battle *b = &t->battle;
	titan_units set = titan_in_drift(t);
	bool slays = false; /* a unit of the side on turn (x.3.1) */

	if (titan_steps[t->step].phase != PHASE_DRIFT)
		return;
	for (int i = 0; i < b->units && !b->drifted && !b->drift_passed; i++)
		if (set & 1u << i && (int)b->unit[i].side == titan_side_on_turn(t) &&
		    !titan_is_slain(&b->unit[i]) && b->unit[i].hits + 1 >= b->unit[i].power)
			slays = true;
	t->step = titan_step_of(titan_side_on_turn(t), slays ? STEP_2_5_6_4_1_3_1 : STEP_2_5_6_4_1_3);
}

void titan_tell_step(struct call *call)
{
	struct titan *t = call->state;

	if (t->arrived) {
		said_both(call->said, "%s: %s", titan_here(call), _(titan_step_text(t)));
		if (t->step == STEP_2_5_6_4_1_8_1 || t->step == STEP_2_5_6_4_2_8_1)
			said_rank(call->said, SAID_SOON); /* the battle is over */
	}
	t->arrived = false;
}

/* 2.5.6.8; a separate battle keeps the scores that it began with. */
static void give_points(struct call *call)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;

	if (!t->whole) {
		titan_tell_points(call);
		return;
	}
	titan_add_score(call, b->seat[b->winner], b->points, true);
	titan_tell_room(call);
}

void titan_go(struct call *call, enum titan_step_id step)
{
	struct titan *t = call->state;
	int winner;

	t->step = step;
	if (titan_steps[step].may & MAY_ENTER)
		begin_maneuver(t);
	titan_choose_drift_step(t);
	t->arrived = true; /* titan_pass_steps() tells the step where the line ends */
	if (!t->auto_step)
		titan_tell_step(call);
	if (step == STEP_2_5_6_8 && t->battle.winner != WINNER_NOBODY) {
		t->battle.full = t->battle.gained && !has_room(t, (enum titan_side)t->battle.winner);
		give_points(call);
	}
	if (step != STEP_3)
		return;
	winner = titan_game_winner(t);
	if (winner >= 0)
		said_both(call->said, _("%s has won the game"), t->table.seat[winner].name);
	else
		said_both(call->said, _("nobody has won the game"));
	said_rank(call->said, SAID_END);
}
