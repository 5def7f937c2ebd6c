/* SPDX-License-Identifier: MIT */
/*
 * What the players of a Titan table may do now. Only its owner knows what a hidden legion has: for all
 * other viewers an offer stands, and a list has a row, where it may be so by what all players know.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { SPLIT_LEAST = 2, SPLIT_FROM = 2 * SPLIT_LEAST, HALVES = 25 /* z: another way */ };

static const int angels[] = { CREATURE_ANGEL, CREATURE_ARCHANGEL };

/* The offers of one seat while they are listed; -1: of the table. */
struct seller {
	struct offers *list;
	const struct titan *t;
	int seat;
	char who[NAME_BYTES]; /* as a word of a line */
};

static struct seller seller_of(struct offers *list, const struct titan *t, int seat)
{
	struct seller s = { .list = list, .t = t, .seat = seat };

	if (seat >= 0)
		table_seat_word(&t->table, seat, s.who, sizeof s.who);
	return s;
}

/* Adds an offer of the seat, which it says on its phone too. */
#define offer(s, may, kind, text, button, id, ...) \
	kept(s, may, kind, text, button, offers_add((s)->list, id, (s)->seat, __VA_ARGS__))

static struct offer *kept(const struct seller *s, bool may, enum offer_kind kind, const char *text,
                          const char *button, struct offer *o)
{
	o->alone = s->seat >= 0;
	return offers_put(s->list, may, kind, text, button, o);
}

static bool not_now(const struct seller *s, const char *verb)
{
	return titan_not_now(s->t, verb, titan_open_now(s->t), offers_why(s->list));
}

static bool may_say(const struct seller *s, enum titan_may may)
{
	if (titan_may(s->t, may, offers_why(s->list)))
		return true;
	return s->t->step < TITAN_STEPS && !(titan_steps[s->t->step].may & may) &&
	       not_now(s, titan_may_word(may));
}

/* What the legion has; for a viewer who is not its owner what it may have, or certainly has. */
static void known_of(const struct titan *t, int legion, int viewer, bool sure, int has[TITAN_CREATURES])
{
	struct titan_contents contents;

	if (viewer >= 0 && titan_owner(t, legion) == viewer) {
		titan_legion_has(t, legion, has);
		return;
	}
	titan_contents_of(t, legion, &contents);
	memcpy(has, sure ? contents.least : contents.most, sizeof contents.most);
}

static uint32_t musters_of(const struct titan *t, int legion, int viewer)
{
	int has[TITAN_CREATURES];

	if (!titan_is_of(t, legion, t->table.turn) || !titan_may_recruit(t, legion, NULL))
		return 0;
	known_of(t, legion, viewer, false, has);
	return titan_musters(t, legion, has);
}

static bool can_lend(const struct titan *t, int legion, int viewer, int creature)
{
	int has[TITAN_CREATURES];

	if (!titan_lends(t, legion))
		return false;
	known_of(t, legion, viewer, false, has);
	return has[creature];
}

/* Angel and Archangel that may be summoned, as a set. */
static unsigned summons_of(const struct titan *t, int viewer)
{
	unsigned set = 0;

	for (int i = 0; i < 2; i++)
		for (int legion = 0; legion < TITAN_LEGIONS && !(set >> angels[i] & 1); legion++)
			if (t->whole ? can_lend(t, legion, viewer, angels[i]) : titan_pot(t, angels[i]) > 0)
				set |= 1u << angels[i];
	return set;
}

/* The reinforcements: of a legion that is still hidden, those that it may muster. */
static uint32_t helpers_of(const struct titan *t, int viewer)
{
	uint32_t set = titan_reinforcements(t);
	int has[TITAN_CREATURES];

	if (!t->battle.on && viewer != t->battle.seat[SIDE_DEFENDER]) {
		known_of(t, t->encounter.legion[SIDE_DEFENDER], viewer, false, has);
		set = titan_recruits(t->battle.land, has);
	}
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (titan_pot(t, i) < 1)
			set &= ~(1u << i);
	return set;
}

static bool moves_of(const struct titan *t, int legion, int viewer, struct titan_moves *moves)
{
	if (!titan_is_of(t, legion, t->table.turn) || !titan_moves_of(t, legion, 0, moves, NULL))
		return false;
	if (viewer != t->table.turn)
		titan_moves_seen(t, legion, moves);
	return true;
}

static bool has_room(const struct titan *t, int legion)
{
	return t->legion[legion].size < TITAN_LEGION;
}

static bool has_taker(const struct titan *t, int seat)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, seat) && has_room(t, i))
			return true;
	return false;
}

/* ---- what a step would pass ---- */

static const char *lost_angels(const struct seller *s)
{
	const struct titan *t = s->t;
	int gained = titan_may_now(t) & (MAY_ANGEL | MAY_ARCHANGEL) ? t->battle.gained : 0;

	if (gained)
		return offers_text(s->list, P_("%d angel is lost", "%d angels are lost", gained), gained);
	for (int i = 0; i < t->table.seats && t->step == STEP_2_7; i++)
		if (t->table.seat[i].in && t->player[i].due && has_taker(t, i))
			return offers_text(
				s->list,
				P_("%d angel of %s is lost", "%d angels of %s are lost", t->player[i].due),
				t->player[i].due, t->table.seat[i].name);
	return NULL;
}

static const char *lost_recruits(const struct seller *s)
{
	char list[TITAN_LIST] = "";

	for (int i = 0; i < TITAN_LEGIONS && s->t->step == STEP_2_6; i++)
		if (musters_of(s->t, i, s->list->viewer))
			said_list_add(list, sizeof list, "%s", MARKER(i));
	return list[0] ? offers_text(s->list, _("no recruit for %s"), list) : NULL;
}

/* The summoning window, the reinforcement of turn 4, and what a winner still may call. */
static const char *lost_helpers(const struct seller *s)
{
	unsigned may = titan_may_now(s->t);

	if (may & MAY_SUMMON && summons_of(s->t, s->list->viewer))
		return offers_text(s->list, _("%s summons nobody"), titan_who(s->t, SIDE_ATTACKER));
	if (may & MAY_REINFORCE && helpers_of(s->t, s->list->viewer))
		return offers_text(s->list, _("no reinforcement for %s"), titan_who(s->t, SIDE_DEFENDER));
	return NULL;
}

static const char *lost_strikes(const struct seller *s)
{
	titan_units set = 0;

	for (int i = 0; titan_is_strike_step(s->t) && i < s->t->battle.units; i++)
		set |= (titan_targets_of(s->t, i) != 0) << i;
	return set && !titan_must(s->t) ? offers_text(s->list, _("no rangestrike by %s"), IDS(s->t, set))
	                                : NULL;
}

/* The attacker loses all its units when turn 7 ends; a concession is the only other way out. */
static const char *lost_by_time(const struct seller *s)
{
	const struct titan *t = s->t;
	bool titan = false;

	if (!titan_ends_by_time(t))
		return NULL;
	for (int i = 0; i < t->battle.units; i++)
		titan |= t->battle.unit[i].side == SIDE_ATTACKER && titan_is_living(&t->battle.unit[i]) &&
		         t->battle.unit[i].creature == CREATURE_TITAN;
	return offers_text(s->list,
	                   titan ? _("turn 7 ends: %s's legion dies with its Titan (2.5.6.4.2.8)")
	                         : _("turn 7 ends: %s's legion dies of time loss (2.5.6.4.2.8)"),
	                   titan_who(t, SIDE_ATTACKER));
}

/* At a step for a concession alone, when a Titan in contact is on the side that may concede. */
static const char *lost_concession(const struct seller *s)
{
	const struct titan *t = s->t;
	unsigned may = titan_may_now(t);

	if (!t->battle.on || t->battle.over || !(may & MAY_CONCEDE) ||
	    may & (MAY_DECLARE | MAY_STRIKE | MAY_ENTER | MAY_MOVE | MAY_ALLOW))
		return NULL;
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->creature == CREATURE_TITAN && u->side == titan_speaker(t) && u->fate == FATE_LIVES &&
		    titan_contacts(t, i))
			return offers_text(s->list, _("%s's Titan is in contact: no concession"),
			                   titan_who(t, titan_speaker(t)));
	}
	return NULL;
}

/* Of turn 1, which M could still cancel (2.2.1). */
static const char *lost_mulligan(const struct seller *s)
{
	return titan_may_now(s->t) & MAY_MULLIGAN
	               ? offers_text(s->list, _("the %d is kept, no mulligan"), s->t->roll)
	               : NULL;
}

/* By what the viewer knows of the legion that is met: one with a lord may not flee (2.5.3). */
static bool has_lord(const struct seller *s)
{
	int legion = s->t->encounter.legion[SIDE_DEFENDER], has[TITAN_CREATURES];

	known_of(s->t, legion, s->list->viewer, true, has);
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[i] && titan_creatures[i].rank == CLASS_LORD)
			return true;
	return false;
}

static const char *lost_flight(const struct seller *s)
{
	return titan_may_now(s->t) & MAY_FLEE && !has_lord(s)
	               ? offers_text(s->list, _("%s does not flee"), titan_who(s->t, SIDE_DEFENDER))
	               : NULL;
}

static enum titan_side looker(const struct titan *t)
{
	return t->step == STEP_2_5_1 ? SIDE_ATTACKER : SIDE_DEFENDER;
}

/* 2.5.1, 2.5.2: each side looks before the talks, or not at all. */
static const char *lost_look(const struct seller *s)
{
	const struct titan *t = s->t;
	enum titan_side side = looker(t);
	int other = t->encounter.legion[!side];
	struct titan_contents contents;

	if (!(titan_may_now(t) & MAY_LOOK) || t->encounter.looked[side])
		return NULL;
	titan_contents_of(t, other, &contents);
	return contents.open ? offers_text(s->list, _("%s does not look into %s"), titan_who(t, side),
	                                   MARKER(other))
	                     : NULL;
}

static bool is_from_other(const struct titan *t, int n)
{
	const struct titan_proposal *p = &t->encounter.proposal[n];

	return p->by != (int8_t)titan_speaker(t) && p->winner >= 0;
}

static bool can_accept(const struct seller *s)
{
	int n = 0;

	while (n < s->t->encounter.proposals && !is_from_other(s->t, n))
		n++;
	return n < s->t->encounter.proposals;
}

/* 2.5.5: the last word on what the other side has proposed. */
static const char *lost_proposals(const struct seller *s)
{
	return s->t->step == STEP_2_5_5 && can_accept(s) ? offers_text(s->list, _("%s accepts no proposal"),
	                                                               titan_who(s->t, titan_speaker(s->t)))
	                                                 : NULL;
}

static const char *lost_by_step(const struct seller *s)
{
	static const char *(*const losses[])(const struct seller *s) = {
		lost_angels,     lost_recruits, lost_helpers, lost_strikes, lost_by_time,
		lost_concession, lost_mulligan, lost_look,    lost_flight,  lost_proposals,
	};
	const char *lost = NULL;

	for (size_t i = 0; !lost && i < sizeof losses / sizeof *losses; i++)
		lost = losses[i](s);
	return lost;
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

static void offer_step(const struct seller *s)
{
	struct reason *why = offers_why(s->list);
	bool may = !titan_owed(s->t, why) && titan_may(s->t, MAY_STEP, why);
	struct offer *o;

	o = offer(s, may, OFFER_ACT, "", step_text(s->t), "step", "step");
	o->loses = may ? lost_by_step(s) : NULL;
	o->rank = o->loses ? OFFER_HINTED : OFFER_NEXT;
}

/* ---- offers that are the same words for all ---- */

/* An offer that stands where the step has its verb and something can be done with it. */
struct act {
	const char *id, *line, *text, *button;
	enum titan_may may;
	bool (*can)(const struct seller *s); /* NULL: where the verb may be said */
	const char *cannot;                  /* why it can not; NULL: nothing is left to do */
	enum offer_kind kind;
	bool laptop, hinted; /* not for phones; worth a hint */
};

/* Adds it; NULL: it does not stand. */
static struct offer *add_act(const struct seller *s, const struct act *act)
{
	bool may = may_say(s, act->may) &&
	           (!act->can || act->can(s) ||
	            reason_set(offers_why(s->list),
	                       _(act->cannot ? act->cannot : N_("%s: nothing left to do: Space, next step")),
	                       titan_steps[s->t->step].id));
	struct offer *o = offer(s, may, act->kind, act->text ? _(act->text) : "",
	                        act->button ? _(act->button) : "", act->id, "%s", act->line);

	o->alone = o->alone && !act->laptop;
	o->rank = act->hinted ? OFFER_HINTED : OFFER_PLAIN;
	return may ? o : NULL;
}

/* ---- the preparation ---- */

static void offer_table(const struct seller *s)
{
	const struct act agree = { "agree", "agree {\"text}", N_("write down an agreement"),
		                   NULL,    MAY_AGREE,        .hinted = s->t->step == STEP_1_2 };

	offer(s, titan_may_battle(s->t, offers_why(s->list)), OFFER_ACT, _("begin a battle"), "", "battle",
	      "battle {?land} {?entry} {?attacker} {?defender} scores={*attacker,defender}")
		->rank = OFFER_HINTED;
	add_act(s, &agree);
}

/* The first one without a tower owes it; the others may throw before. */
static void offer_tower(const struct seller *s)
{
	bool may = titan_may_throw(s->t, s->seat, offers_why(s->list)),
	     owes = !(titan_without_tower(s->t) & ((1u << s->seat) - 1));

	offer(s, may, owes ? OFFER_DUE : OFFER_ACT, _("your tower"), _("roll the die"), "tower",
	      "tower %s {%%1die}", s->who)
		->owes = offers_text(s->list, _("%s: no tower yet for %s"), titan_steps[s->t->step].id,
	                             s->t->table.seat[s->seat].name);
	if (may)
		offer(s, true, OFFER_ACT, _("your tower"), "", "tower thrown", "tower %s {?die}", s->who);
}

static void offer_colour(const struct seller *s)
{
	offer(s, may_say(s, MAY_COLOUR), OFFER_DUE, _("your colour"), _("take"), "colour",
	      "colour %s {?colour}", s->who);
}

/* ---- a turn ---- */

/* The next marker of the player, from the legion's colour on; -1: all are in use. */
static int fresh_marker(const struct titan *t, int legion, int n)
{
	int first = legion / TITAN_MARKERS * TITAN_MARKERS;

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		int marker = (first + i) % TITAN_LEGIONS;

		if (!t->legion[marker].size && titan_owner(t, marker) == titan_owner(t, first) && n-- == 0)
			return marker;
	}
	return -1;
}

static bool can_split(const struct titan *t, int legion)
{
	return titan_is_of(t, legion, t->table.turn) && t->legion[legion].size >= SPLIT_FROM &&
	       fresh_marker(t, legion, 0) >= 0;
}

/* The eight of the first turn, which go by four with a lord each (2.1). */
static bool is_first_split(const struct titan *t, int legion)
{
	return legion >= 0 && t->legion[legion].size == TITAN_START &&
	       !titan_choice(t, DISPUTE_stack_sizes_wolff_2_1);
}

/* To the next marker: a phone asks for no other. */
static void offer_part(const struct seller *s, int legion)
{
	int fresh = fresh_marker(s->t, legion, 0);
	bool first = is_first_split(s->t, legion);
	const char *text =
		offers_text(s->list, first ? _("split %s, to %s go") : _("split %s: which units go to %s?"),
	                    MARKER(legion), MARKER(fresh));

	offer(s, true, OFFER_ACT, text, _("split"), "part",
	      first ? "split %s %s {?half}" : "split %s %s {+members}", MARKER(legion), MARKER(fresh));
}

static void offer_splits(const struct seller *s)
{
	bool may = may_say(s, MAY_SPLIT) && titan_may_split(s->t, offers_why(s->list)), can = false,
	     first = false;
	struct offer *o;

	for (int i = 0; may && i < TITAN_LEGIONS; i++) {
		can |= can_split(s->t, i);
		first |= can_split(s->t, i) && is_first_split(s->t, i);
	}
	if (may && !can)
		reason_set(offers_why(s->list), _("%s: no legion has anything to do"),
		           titan_steps[s->t->step].id);
	o = offer(s, may && can, titan_open_now(s->t) & MAY_STEP ? OFFER_ACT : OFFER_DUE, "", "", "split",
	          "split {?splitter} {?next} {?half}");
	o->rank = OFFER_HINTED;
	o->alone = false;
	offer(s, may && can, OFFER_ACT, "", "", "split-freely", "split {?splitter} {?fresh} %s",
	      first ? "{?half}" : "{+members}")
		->alone = false;
	for (int i = 0; may && i < TITAN_LEGIONS; i++)
		if (can_split(s->t, i))
			offer_part(s, i);
}

static bool can_move(const struct seller *s)
{
	struct titan_moves moves;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (s->t->board ? moves_of(s->t, i, s->list->viewer, &moves)
		                : titan_is_of(s->t, i, s->t->table.turn) && !s->t->legion[i].moved)
			return true;
	return false;
}

/* A legion, its land, the Lord that a teleport shows, the side. Moving keeps the roll of the first turn,
 * which a mulligan could still cancel. */
static void offer_move(const struct seller *s)
{
	const struct titan *t = s->t;
	bool keeps = t->step == STEP_2_2 && titan_may_march(t);
	bool may = (keeps || may_say(s, MAY_MOVE)) && !titan_is_maneuver(t) &&
	           (can_move(s) || reason_set(offers_why(s->list), _("%s: no legion has anything to do"),
	                                      titan_steps[t->step].id));
	struct offer *o =
		offer(s, may, keeps || titan_open_now(t) & MAY_STEP ? OFFER_ACT : OFFER_DUE,
	              _("{mover} moves to"), "", "move", "%smove {?mover} %s", keeps ? "step & " : "",
	              t->board ? "{?goal}{?lord}{?gate}" : "{?land} {?towards}");

	o->alone = o->alone && t->board;
	if (may && o->kind == OFFER_ACT)
		o->rank = OFFER_HINTED;
}

static bool could_meet(const struct titan *t, int mine, int other)
{
	const struct titan_legion *l = &t->legion[mine], *o = &t->legion[other];

	return titan_is_of(t, mine, t->table.turn) && l->moved && !l->fought && l->size <= TITAN_LEGION &&
	       o->size && !o->fought && o->size <= TITAN_LEGION && titan_owner(t, other) != t->table.turn &&
	       (o->land < 0 || o->land == l->land);
}

static bool meets_somebody(const struct titan *t, int legion)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (could_meet(t, legion, i))
			return true;
	return false;
}

static bool can_meet(const struct seller *s)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (s->t->board || meets_somebody(s->t, i))
			return true;
	return false;
}

static bool can_recruit(const struct seller *s)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (musters_of(s->t, i, s->list->viewer))
			return true;
	return false;
}

/* ---- an encounter before its battle ---- */

static void offer_look(const struct seller *s)
{
	const struct titan *t = s->t;
	enum titan_side side = looker(t);
	bool may = may_say(s, MAY_LOOK), once = may && !t->encounter.looked[side];
	const char *button =
		may ? offers_text(s->list, _("look into %s"), MARKER(t->encounter.legion[!side])) : "";

	offer(s, may, once ? OFFER_ONCE : OFFER_ACT, "", button, "look", "look %s", s->who)->alone = once;
}

static void offer_flight(const struct seller *s)
{
	bool may =
		may_say(s, MAY_FLEE) &&
		(!has_lord(s) ||
	         reason_set(offers_why(s->list), _("%s: a legion with a lord may not flee, and %s has one"),
	                    titan_steps[s->t->step].id, MARKER(s->t->encounter.legion[SIDE_DEFENDER])));

	offer(s, may, OFFER_ONCE, "", _("flee"), "flee", "flee")->secret = offers_own(s->list, s->seat);
}

static bool can_propose(const struct seller *s)
{
	return s->t->encounter.proposals < TITAN_PROPOSALS;
}

/* Before a battle only what the viewer knows tells that a Titan is there. */
static bool has_titan(const struct titan *t, int side, int viewer)
{
	int has[TITAN_CREATURES];

	if (t->encounter.on && !t->battle.on && t->encounter.legion[side] >= 0) {
		known_of(t, t->encounter.legion[side], viewer, true, has);
		return has[CREATURE_TITAN];
	}
	for (int i = 0; i < t->battle.units; i++)
		if (t->battle.unit[i].creature == CREATURE_TITAN && t->battle.unit[i].fate == FATE_LIVES &&
		    (int)t->battle.unit[i].side == side)
			return true;
	return false;
}

/* Without words, of all units of the winner or of a part. */
static bool is_proposed(const struct titan_encounter *e, int winner, bool all)
{
	for (int i = 0; i < e->proposals; i++)
		if (e->proposal[i].winner == winner && e->proposal[i].all == all && !e->proposal[i].text[0])
			return true;
	return false;
}

/* The own legion wins, and some of it is lost: its player knows who may be left, the Titan in any case. */
static void offer_part_of_own(const struct seller *s)
{
	const struct titan *t = s->t;
	enum titan_side side = titan_speaker(t);
	int legion = t->encounter.legion[side];
	bool titan;

	if (legion < 0 || !t->legion[legion].size)
		return;
	titan = has_titan(t, (int)side, s->list->viewer);
	if (t->legion[legion].size <= 1 + titan || is_proposed(&t->encounter, (int)side, false))
		return;
	offer(s, true, OFFER_ACT,
	      side == SIDE_ATTACKER ? _("the attacker wins with losses") : _("the defender wins with losses"),
	      _("propose"), "propose part", "propose winner=%s left=%s{+survivors}", titan_side_word(side),
	      titan ? "Titan," : "");
}

/* clang-format off */
static const struct act
	accept = { "accept", "accept {?proposal}", "{proposal}", N_("accept"), MAY_ACCEPT, .can = can_accept,
	           .hinted = true },
	propose = { "propose", "propose {\"text} {?winner} left={+survivors}", NULL, NULL, MAY_PROPOSE,
	            .can = can_propose, .kind = OFFER_DUE, .laptop = true, .hinted = true };
/* clang-format on */

/* The game waits for a proposal, or for the end of them. */
static void offer_talks(const struct seller *s)
{
	add_act(s, &accept);
	if (add_act(s, &propose)) {
		offer(s, true, OFFER_ACT, _("propose"), "", "propose outcome", "propose {?outcome}");
		offer_part_of_own(s);
	}
	offer(s, may_say(s, MAY_DONE), OFFER_DUE, "", _("no more proposals"), "done", "done-proposing %s",
	      titan_side_word(titan_speaker(s->t)))
		->rank = OFFER_HINTED;
}

/* Both want to fight: all that comes before the battle in one line (2.5.1 to 2.5.5). */
static void offer_fight(const struct seller *s)
{
	enum titan_step_id step = s->t->step;
	bool talks = step == STEP_2_5_4_1 || step == STEP_2_5_4_2;
	struct offer *o =
		offers_add(s->list, "fight", s->seat, "%s%s%sdone-proposing %s & step",
	                   step == STEP_2_5_1 ? "step & " : "",
	                   step == STEP_2_5_1 || step == STEP_2_5_2 ? "step & " : "", talks ? "" : "step & ",
	                   titan_side_word(talks ? titan_speaker(s->t) : SIDE_DEFENDER));

	offers_put(s->list,
	           talks || step == STEP_2_5_1 || step == STEP_2_5_2 || step == STEP_2_5_3 ||
	                   not_now(s, "battle"),
	           OFFER_ACT, "", "", o);
	o->rank = OFFER_HINTED;
	o->loses = talks                ? _("nobody makes another proposal")
	           : step == STEP_2_5_3 ? _("nobody flees or proposes anything")
	                                : _("nobody looks, flees or proposes anything");
}

static void offer_concession(struct seller s, int side)
{
	const struct titan *t = s.t;
	bool own, may = titan_may_concede(t, side, offers_why(s.list));
	struct offer *o;

	s.seat = t->battle.seat[side];
	if (!offers_shows(s.list, s.seat))
		return;
	own = offers_own(s.list, s.seat);
	o = offer(&s, may, OFFER_ACT, "", _("concede"), side == (int)titan_speaker(t) ? "concede" : "other",
	          "concede %s", titan_side_word(side));
	o->rank = OFFER_HINTED;
	if (may && has_titan(t, side, s.list->viewer))
		o->loses = own ? _("you lose this legion and your Titan")
		               : offers_text(s.list, _("%s loses this legion and the Titan"),
		                             titan_who(t, side));
	else if (own)
		o->loses = _("you lose this legion");
}

/* ---- the battle ---- */

static void offer_forces(const struct seller *s)
{
	const struct titan *t = s->t;
	bool may = titan_may_force(t, SIDE_ATTACKER, NULL) ||
	           titan_may_force(t, SIDE_DEFENDER, offers_why(s->list));
	bool now = t->step == STEP_2_5_6_1, owed = now && !(t->battle.forced[0] && t->battle.forced[1]);
	struct offer *o = offer(s, may, owed ? OFFER_DUE : OFFER_ACT, _("choose the units"), "", "force",
	                        "force {?force} {+creatures}");

	o->rank = now ? OFFER_HINTED : OFFER_PLAIN;
	o->alone = false;
}

/* The units of the side that maneuvers which still may: outside, or on the map. */
static titan_units movers(const struct titan *t, bool outside)
{
	titan_units set = 0;

	for (int i = 0; titan_is_maneuver(t) && i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];
		struct titan_reach reach;

		if (u->side != titan_speaker(t) || !titan_is_living(u) || (u->hex < 0) != outside)
			continue;
		titan_reach_of(t, i, &reach, NULL);
		set |= (reach.hexes != 0) << i;
	}
	return set;
}

static bool can_enter(const struct seller *s)
{
	return movers(s->t, true);
}

static bool can_walk(const struct seller *s)
{
	return movers(s->t, false);
}

static bool can_hold(const struct seller *s)
{
	return titan_holders(s->t);
}

static bool can_drift(const struct seller *s)
{
	return !s->t->battle.drifted;
}

/* Units that may strike, those that must first of all. */
static titan_units strikers(const struct titan *t)
{
	titan_units set = 0;

	if (t->battle.carry > 0 || t->battle.over)
		return 0;
	if (t->battle.striker >= 0)
		return 1u << t->battle.striker;
	for (int i = 0; titan_is_strike_step(t) && i < t->battle.units; i++)
		if (t->battle.unit[i].side == titan_speaker(t) && titan_targets_of(t, i))
			set |= 1u << i;
	return set;
}

static bool can_strike(const struct seller *s)
{
	return strikers(s->t);
}

/* The clear sides of a rangestrike along a hexspine, one of which is named. */
static titan_hexes ways_of(const struct titan *t, const struct titan_duel *duel)
{
	int from = t->battle.unit[duel->striker].hex, to = t->battle.unit[duel->target].hex;
	titan_hexes between = 0, clear = 0;

	for (int hex = 0; hex < TITAN_HEXES; hex++)
		if (titan_distance(from, hex) == 1 && titan_distance(hex, to) == 1)
			between |= 1u << hex;
	/* one hex between: a straight line, not a spine */
	if (!duel->strike.rangestrike || titan_distance(from, to) != 2 || !(between & (between - 1)))
		return 0;
	each_of (hex, between) {
		struct titan_strike strike;

		titan_strike_of(t, duel->striker, duel->target, hex, &strike);
		clear |= (titan_hexes)(strike.why == STRIKE_LEGAL) << hex;
	}
	return clear;
}

/* x.4.1: of some strike more than the natural one may be announced, and it is not declared yet. */
static bool can_announce(const struct seller *s)
{
	const struct titan *t = s->t;
	titan_units set = t->battle.striker < 0 ? strikers(t) : 0;

	each_of (i, set) {
		titan_units targets = titan_targets_of(t, i);

		each_of (target, targets) {
			struct titan_announce worse[TITAN_ANNOUNCES];
			struct titan_duel duel = { .striker = i, .target = target };

			titan_strike_of(t, i, target, -1, &duel.strike);
			if (titan_announces_of(t, i, target, worse) || ways_of(t, &duel))
				return true;
		}
	}
	return false;
}

static bool can_summon(const struct seller *s)
{
	return summons_of(s->t, s->list->viewer);
}

static bool can_reinforce(const struct seller *s)
{
	return helpers_of(s->t, s->list->viewer);
}

static void offer_carry(const struct seller *s)
{
	int carry = s->t->battle.carry;

	offer(s, may_say(s, MAY_CARRY), OFFER_DUE,
	      offers_text(s->list, P_("%d excess hit goes to", "%d excess hits go to", carry), carry),
	      _("carry"), "carry", "carry {?carry}");
}

/* ---- afterwards ---- */

/* For a score that was told, to a legion of the player's. */
static void offer_due_angels(const struct seller *s)
{
	const struct titan_player *p = &s->t->player[s->seat];
	const int due[] = { p->due, p->due_arch };

	for (int i = 0; i < 2; i++) {
		const char *word = i ? "archangel" : "angel";

		if (due[i] && titan_pot(s->t, angels[i]) >= 1 && has_taker(s->t, s->seat))
			offer(s, true, OFFER_ONCE,
			      offers_text(s->list, _("%s for your points, to"), titan_name(angels[i])), "",
			      word, "%s {?taker}", word);
	}
}

static void offer_award(const struct seller *s)
{
	int i = s->t->step == STEP_2_5_6_9 ? 0 : TITAN_LEGIONS;
	struct offer *o;

	while (i < TITAN_LEGIONS && !titan_may_award(s->t, i))
		i++;
	if (i == TITAN_LEGIONS)
		not_now(s, "award");
	o = offer(s, i < TITAN_LEGIONS, OFFER_ACT, _("half points of an eliminated player's legion"), "",
	          "award", "award {?fallen} {?heir}");
	o->alone = false;
	o->rank = OFFER_HINTED;
}

static void offer_leaving(const struct seller *s)
{
	bool may = may_say(s, MAY_WITHDRAW);
	struct offer *o = offer(s, may && s->seat >= 0, OFFER_ACT, "", _("leave the game"), "withdraw",
	                        "withdraw %s", s->who);

	o->loses = s->seat >= 0 ? offers_text(s->list, _("%s leaves the game, all legions with it"),
	                                      s->t->table.seat[s->seat].name)
	                        : NULL;
	o->rank = OFFER_HINTED;
}

/* ---- the list ---- */

/* clang-format off */
static const struct act
	movement = { "movement", "movement {%1die}", N_("movement"), N_("roll the die"), MAY_MOVEMENT,
	             .kind = OFFER_DUE },
	mulligan = { "mulligan", "mulligan", NULL, N_("roll again"), MAY_MULLIGAN, .kind = OFFER_ONCE },
	striking = { "strike", "strike {?striker} {?target}", "{striker}", NULL, MAY_STRIKE, .can = can_strike },
	drift = { "drift", "drift", N_("units in drift take damage"), N_("drift"), MAY_DRIFT, .can = can_drift },
	enter = { "enter", "enter {?entrant} {?hex}", N_("{entrant} enters"), NULL, MAY_ENTER,
	          .can = can_enter, .hinted = true },
	recruit = { "recruit", "recruit {?recruiter} {?muster} {?with}", "{recruiter}", NULL, MAY_RECRUIT,
	            .can = can_recruit, .kind = OFFER_ONCE },
	reinforce = { "reinforce", "reinforce {?helper}", N_("reinforcement"), NULL, MAY_REINFORCE,
	              .can = can_reinforce, .kind = OFFER_ONCE };

/* The same at every table, and without or with the masterboard, in a battle alone or a whole game. */
static const struct act rest[] = {
	{ "rejoin", "rejoin", N_("rejoin the split legion"), N_("rejoin"), MAY_REJOIN, .kind = OFFER_DUE },
	{ "allow", "allow", N_("accept the other side's concession"), N_("allow"), MAY_ALLOW,
	  .kind = OFFER_DUE },
	{ "dice", "strike {?striker} {?target} {%dice}", NULL, NULL, MAY_STRIKE, .can = can_strike,
	  .laptop = true, .hinted = true },
	{ "announce", "strike {?striker} {?target} {?declared}", NULL, NULL, MAY_STRIKE, .can = can_announce,
	  .cannot = N_("%s: a worse number carries no further"), .laptop = true, .hinted = true },
	{ "declare", "declare {?striker} {?target} {?declared}", NULL, NULL, MAY_DECLARE, .can = can_strike,
	  .laptop = true },
	{ "move", "move {?mover} {?hex}", N_("{mover} moves to"), NULL, MAY_MOVE, .can = can_walk,
	  .hinted = true },
	{ "hold", "hold {?holder}", N_("hold"), NULL, MAY_HOLD, .can = can_hold, .hinted = true },
	{ "angel", "angel", N_("for your points"), N_("angel"), MAY_ANGEL, .kind = OFFER_ONCE },
	{ "archangel", "archangel", N_("for your points"), N_("archangel"), MAY_ARCHANGEL,
	  .kind = OFFER_ONCE },
};
static const struct act meet[] = {
	{ "encounter", "encounter {?meets} {?met} {?ground} {?side}", N_("encounter"), N_("begin"),
	  MAY_ENCOUNTER, .can = can_meet, .laptop = true, .hinted = true },
	{ "encounter", "encounter {?clash}", N_("encounter"), N_("begin"), MAY_ENCOUNTER, .can = can_meet,
	  .kind = OFFER_DUE },
};
static const struct act summon[] = {
	{ "summon", "summon {?summoned}", N_("summon"), NULL, MAY_SUMMON, .can = can_summon,
	  .kind = OFFER_ONCE },
	{ "summon", "summon {?summoned} {?lender}", N_("summon {summoned} from"), NULL, MAY_SUMMON,
	  .can = can_summon, .kind = OFFER_ONCE },
};
/* clang-format on */

/* What depends on more than the step. */
static void offer_acts_of_state(const struct seller *s)
{
	const struct titan *t = s->t;
	bool own = offers_own(s->list, s->seat);
	struct offer *o;

	if (add_act(s, &movement))
		offer(s, true, OFFER_ACT, _("movement"), "", "movement thrown", "movement {?die}");
	if ((o = add_act(s, &mulligan)) && own)
		o->loses = _("this roll is cancelled");
	if ((o = add_act(s, &striking)))
		o->kind = titan_must(t) || t->battle.striker >= 0 ? OFFER_DUE : OFFER_ONCE;
	if ((o = add_act(s, &drift)) && titan_in_drift(t)) {
		o->kind = titan_open_now(t) & MAY_STEP ? OFFER_ACT : OFFER_DUE;
		o->rank = OFFER_NEXT;
	}
	if ((o = add_act(s, &enter)) && titan_waiting(t))
		o->kind = OFFER_DUE;
	if ((o = add_act(s, &recruit)))
		o->secret = own;
	if ((o = add_act(s, &summon[t->whole])))
		o->secret = own;
	if ((o = add_act(s, &reinforce)))
		o->secret = own && !t->battle.on;
}

/* Of the seat that must act, or of the table. */
static void offer_acts(const struct seller *s)
{
	offer_colour(s);
	offer_acts_of_state(s);
	offer_carry(s);
	for (size_t i = 0; i < sizeof rest / sizeof *rest; i++)
		add_act(s, &rest[i]);
	offer_look(s);
	offer_flight(s);
	offer_talks(s);
	offer_fight(s);
	offer_splits(s);
	offer_move(s);
	add_act(s, &meet[s->t->board]);
	offer_forces(s);
	offer_award(s);
	offer_step(s);
	offer_leaving(s);
}

void titan_offers(const void *state, struct offers *list)
{
	const struct titan *t = state;
	struct seller table = seller_of(list, t, -1), asked;
	char owed[TITAN_LIST];
	struct reason why = { 0 };

	offer_table(&table);
	if (t->step >= TITAN_STEPS)
		return;
	every_seat (i, t->table)
		if (t->table.seat[i].in && offers_shows(list, i)) {
			struct seller s = seller_of(list, t, i);

			offer_tower(&s);
			if (t->whole && !t->encounter.on)
				offer_due_angels(&s);
		}
	asked = seller_of(list, t, titan_asked_seat(t));
	if (offers_shows(list, asked.seat))
		offer_acts(&asked);
	for (int side = 0; side < 2; side++)
		offer_concession(asked, side);
	if (!titan_owed(t, &why))
		return;
	reason_bare(&why, owed, sizeof owed);
	if (t->step == STEP_1_5 && list->viewer < 0) /* dispute start: two legions */
		offer(&table, true, OFFER_DUE, "", "", "legion", "legion {*told}");
	for (int i = 0; i < list->count; i++)
		if (list->offer[i].kind == OFFER_DUE)
			list->offer[i].owes = offers_text(list, "%s", owed);
}

/* ---- the holes of their lines ---- */

/* The n-th word of the line after its verb, "" where it is still asked. */
static const char *word_in(const struct choices *list, int n, char out[60])
{
	const char *at = strncmp(list->line, "step & ", 7) == 0 ? list->line + 7 : list->line;

	while (n-- > 0 && at)
		at = strchr(at + 1, ' ');
	snprintf(out, 60, "%.*s", at ? (int)strcspn(at + 1, " {.") : 0, at ? at + 1 : "");
	return out;
}

static int marker_in(const struct choices *list, int n)
{
	char word[60];

	return titan_marker_find(word_in(list, n, word));
}

static int unit_in(const struct titan *t, const struct choices *list, int n)
{
	char word[60];

	return titan_unit_find(t, word_in(list, n, word));
}

static int creature_in(const struct choices *list, int n)
{
	char word[60];
	struct reason ignored;

	return titan_creature_find(word_in(list, n, word), &ignored);
}

/* How often the word stands in the line, after a blank, a comma or a sign. */
static int count_of(const char *line, const char *word)
{
	size_t length = strlen(word);
	int count = 0;

	for (const char *at = line; *at; at += strspn(at, " ,=")) {
		size_t end = strcspn(at, " ,=");

		count += end == length && strncmp(at, word, length) == 0;
		at += end;
	}
	return count;
}

void titan_choose_legion(const struct titan *t, int legion, struct choices *list)
{
	const struct titan_legion *l = &t->legion[legion];
	struct choice *choice = choices_add(list, NULL, MARKER(legion), MARKER(legion), "");

	CHOICE(choice, text, "%s",
	       titan_owner(t, legion) < 0 ? "" : t->table.seat[titan_owner(t, legion)].name);
	if (l->size)
		CHOICE(choice, value, _("%d high, %s"), l->size,
		       l->land < 0 ? _("place unknown") : titan_land(l->land));
}

struct choice *titan_choose_creature(const struct titan *t, int creature, struct choices *list)
{
	const struct titan_facts *facts = titan_facts_of(t, creature);
	const char *counter = titan_creatures[creature].counter;
	char press[3] = { (char)(counter[0] | 0x20), counter[1], '\0' };
	struct choice *choice =
		choices_add(list, press, titan_creatures[creature].name, titan_name(creature), "");

	if (facts->power)
		CHOICE(choice, text, "%d-%d", facts->power, facts->skill);
	return choice;
}

/* The row added last: the next letter chooses it, not those of its counter. */
static void take_letter(struct choices *list)
{
	CHOICE(&list->out[list->count - 1], key, "%c", 'a' + list->count - 1);
}

static void add_sides(struct choices *list, const char *key, int always, const char *format)
{
	for (int i = 0; i < TITAN_ENTRIES; i++) {
		char word[40], press[2] = { titan_entry_key(i), '\0' };

		if (always >= 0 && i != always)
			continue;
		snprintf(word, sizeof word, "%s=%s", key, titan_entry_words[i]);
		CHOICE(choices_add(list, press, word, titan_entry_words[i], ""), text, format,
		       _(titan_entry_text(i)));
	}
}

/* ---- a battle alone ---- */

static void land_choices(const void *state, struct choices *list)
{
	for (int land = 0; land < TITAN_LANDS; land++) {
		const struct titan_chain *chain = titan_chain_of(land);
		char press[2] = { titan_land_key(land), '\0' };
		struct choice *choice = choices_add(list, press, titan_land_name(land), titan_land(land), "");

		for (int i = 0; i < chain->count; i++)
			said_list_add(choice->text, sizeof choice->text, "%s",
			              titan_name(chain->link[i].creature));
	}
}

/* The side from which alone the land of the line is entered; -1: from any. */
static int entry_in(const struct choices *list, int n)
{
	struct reason ignored;
	char word[60];
	int land = *word_in(list, n, word) ? titan_land_find(word, &ignored) : -1;

	return land < 0 ? -1 : titan_land_entry(land);
}

static void entry_choices(const void *state, struct choices *list)
{
	add_sides(list, "side", entry_in(list, 1), "%s");
}

/* The defender is chosen among the players who do not attack. */
static void seat_choices(const struct titan *t, struct choices *list, const char *key, const char *meaning)
{
	every_seat (i, t->table) {
		char press[8], word[60], taken[40];

		snprintf(taken, sizeof taken, "attacker=%d", i + 1);
		if (strstr(list->line, taken))
			continue;
		snprintf(press, sizeof press, "%d", (i + 1) % 10);
		snprintf(word, sizeof word, "%s=%d", key, i + 1);
		choices_add(list, press, word, t->table.seat[i].name, meaning);
	}
	if (!t->table.seats)
		choices_add(list, "-", "", _("nobody is seated"), "");
}

static void attacker_choices(const void *state, struct choices *list)
{
	seat_choices(state, list, "attacker", _("attacks"));
}

static void defender_choices(const void *state, struct choices *list)
{
	seat_choices(state, list, "defender", _("defends"));
}

static void force_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	bool all = t->battle.forced[0] && t->battle.forced[1];

	for (int side = 0; side < 2; side++) {
		if (!titan_may_force(t, side, NULL) || (t->battle.forced[side] && !all))
			continue;
		if (!all && list->count) /* the attacker first */
			break;
		choices_add(list, side ? "d" : "a", titan_side_word(side), titan_who(t, side),
		            side ? _("the defender's force") : _("the attacker's force"));
	}
}

/* Without a key when all of it is chosen. */
static void creature_choices(const void *state, struct choices *list)
{
	for (int i = 0; i < TITAN_CREATURES; i++) {
		struct choice *choice = titan_choose_creature(state, i, list);

		if (i == CREATURE_TITAN && count_of(list->line, choice->word))
			choice->key[0] = '\0';
	}
	list->least = 1;
	list->most = TITAN_LEGION;
	utf8_copy(list->join, sizeof list->join, " ");
}

/* ---- the preparation and the rolls ---- */

static void die_choices(const void *state, struct choices *list)
{
	for (int die = 1; die <= TITAN_DIE; die++) {
		char word[2] = { (char)('0' + die), '\0' };

		choices_add(list, word, word, word, "");
	}
}

static void colour_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	static const char keys[TITAN_COLOURS] = "knbdgr"; /* of titan_colours */

	for (int i = 0; i < TITAN_COLOURS; i++) {
		char press[2] = { keys[i], '\0' };

		if (titan_owner(t, i * TITAN_MARKERS) < 0)
			choices_add(list, press, titan_colours[i], _(titan_colours[i]), "");
	}
}

/* ---- splits ---- */

static void splitter_choices(const void *state, struct choices *list)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (can_split(state, i))
			titan_choose_legion(state, i, list);
}

/* From the legion's colour on; a slayer has those of other players too. */
static void fresh_choices(const void *state, struct choices *list)
{
	int from = marker_in(list, 1), fresh;

	for (int n = 0; from >= 0 && (fresh = fresh_marker(state, from, n)) >= 0 && list->count < list->max;
	     n++)
		titan_choose_legion(state, fresh, list);
}

/* With what is left of each kind; without a key when all of it is chosen. */
static void member_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int from = marker_in(list, 1), has[TITAN_CREATURES];

	if (from < 0)
		return;
	known_of(t, from, list->viewer, false, has);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		struct choice *choice = has[i] ? titan_choose_creature(t, i, list) : NULL;
		int left = choice ? has[i] - count_of(list->line, choice->word) : 0;

		if (!choice)
			continue;
		CHOICE(choice, value, "x%d", left > 0 ? left : 0);
		choice->most = has[i];
		if (left < 1)
			choice->key[0] = '\0';
	}
	utf8_copy(list->join, sizeof list->join, " ");
	list->least = SPLIT_LEAST;
	list->most = t->legion[from].size - SPLIT_LEAST;
}

/* The next marker alone. */
static void next_choices(const void *state, struct choices *list)
{
	int from = marker_in(list, 1), fresh = from < 0 ? -1 : fresh_marker(state, from, 0);

	if (fresh >= 0)
		titan_choose_legion(state, fresh, list);
}

/* A part of a legion that may go to the new marker; its strongest member is named first. */
struct half {
	bool lord; /* one lord in each half (2.1) */
	int has[TITAN_CREATURES], size;
	enum titan_creature kind[TITAN_CREATURES], member[TITAN_START];
	int kinds;
};

static int value_of(enum titan_creature creature)
{
	const struct titan_facts *facts = &titan_creatures[creature];

	return facts->power ? facts->power * facts->skill : TITAN_SCORE_MAX;
}

/* The kinds of the legion, the weakest first. */
static void sort_kinds(struct half *half)
{
	for (int i = 0; i < TITAN_CREATURES; i++) {
		int at = half->kinds;

		if (!half->has[i])
			continue;
		for (; at && value_of(half->kind[at - 1]) > value_of(i); at--)
			half->kind[at] = half->kind[at - 1];
		half->kind[at] = i;
		half->kinds++;
	}
}

static void add_half(struct choices *list, const struct half *half)
{
	struct choice *choice;
	int lords = 0;

	for (int i = 0; i < half->size; i++)
		lords += titan_creatures[half->member[i]].rank == CLASS_LORD;
	if (list->count == HALVES || (half->lord && lords != 1))
		return;
	choice = choices_add(list, NULL, "", "", "");
	for (int i = half->size - 1; i >= 0; i--) {
		size_t end = strlen(choice->word);

		snprintf(choice->word + end, sizeof choice->word - end, "%s%s", end ? " " : "",
		         titan_creatures[half->member[i]].name);
		said_list_add(choice->name, sizeof choice->name, "%s", titan_name(half->member[i]));
	}
}

/* All ways to put so many more members of these kinds, from the n-th on, behind those it has. */
static void add_halves(struct choices *list, struct half *half, int n, int more)
{
	if (!more)
		add_half(list, half);
	for (; more && n < half->kinds; n++) {
		if (!half->has[half->kind[n]])
			continue;
		half->has[half->kind[n]]--;
		half->member[half->size++] = half->kind[n];
		add_halves(list, half, n, more - 1);
		half->has[half->kind[n]]++;
		half->size--;
	}
}

/* The smaller half, the weakest first, as far as there are letters. */
static void half_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int from = marker_in(list, 1), size = from < 0 ? 0 : t->legion[from].size;
	struct half half = { .lord = is_first_split(t, from) };

	if (from < 0)
		return;
	known_of(t, from, list->viewer, false, half.has);
	sort_kinds(&half);
	for (int n = half.lord ? size / 2 : SPLIT_LEAST; n <= size / 2; n++)
		add_halves(list, &half, 0, n);
}

static void add_unit(const struct titan *t, struct choices *list, int unit)
{
	const struct titan_unit *u = &t->battle.unit[unit];
	const char *where = u->hex < 0 ? _("outside") : titan_hex_label(u->hex);
	struct choice *choice = choices_add(list, UNIT_ID(u), UNIT_ID(u), "", where);

	CHOICE(choice, name, "%s %s", UNIT_ID(u), titan_name(u->creature));
	if (u->hex >= 0)
		choice->place = (struct board_place){ PLACE_HEX, u->hex };
}

static void add_units(const struct titan *t, struct choices *list, titan_units set)
{
	each_of (i, set)
		add_unit(t, list, i);
}

/* ---- moves on the masterboard ---- */

static void mover_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	struct titan_moves moves;

	if (titan_is_maneuver(t))
		add_units(t, list, movers(t, false));
	for (int i = 0; !titan_is_maneuver(t) && i < TITAN_LEGIONS; i++)
		if (t->board ? moves_of(t, i, list->viewer, &moves)
		             : titan_is_of(t, i, t->table.turn) && !t->legion[i].moved) {
			titan_choose_legion(t, i, list);
			if (t->board)
				list->out[list->count - 1].place =
					(struct board_place){ PLACE_LAND, t->legion[i].at };
		}
}

int titan_goals_of(const struct titan_moves *moves, struct titan_goal out[2 * TITAN_PLACES])
{
	int count = 0, walks = 0;

	for (int teleport = 0; teleport < 2; teleport++)
		for (int i = 0; i < TITAN_PLACES; i++) {
			if (!(teleport ? moves->to[i].teleport : moves->to[i].walk))
				continue;
			out[count++] = (struct titan_goal){ .place = i, .teleport = teleport };
			walks += !teleport;
		}
	for (int i = 0; i < count; i++) /* more than there are letters: by teleport two each */
		if (count <= 26 || !out[i].teleport)
			out[i].key[0] = (char)('a' + i);
		else
			snprintf(out[i].key, sizeof out[i].key, "%c%c", 'a' + walks + (i - walks) / 26,
			         'a' + (i - walks) % 26);
	return count;
}

static void add_goal(const struct titan *t, const struct titan_goal *goal, unsigned sides,
                     struct choices *list)
{
	const struct titan_place *place = &titan_places[goal->place];
	struct choice *choice = choices_add(list, goal->key, place->label, "", "");
	int here[TITAN_LEGIONS], count = titan_standing(t, goal->place, here);

	choice->place = (struct board_place){ PLACE_LAND, goal->place };
	if (goal->teleport)
		CHOICE(choice, word, "%s teleport", place->label);
	CHOICE(choice, name, "%s %s", place->label, titan_land(place->land));
	if (count)
		said_list_add(choice->name, sizeof choice->name, "%s", MARKER(here[0]));
	if (goal->teleport) /* where there are many, a meaning has no room */
		said_list_add(count ? choice->text : choice->name, sizeof choice->text, "%s", _("teleport"));
	each_of (i, goal->teleport ? 0 : sides)
		said_list_add(choice->text, sizeof choice->text, "%s", _(titan_entry_words[i]));
	if (count)
		said_list_add(goal->teleport ? choice->text : choice->value, sizeof choice->text,
		              _("meets %s, %d high"), MARKER(here[0]), t->legion[here[0]].size);
}

/* On foot, then by teleport. */
static void goal_choices(const void *state, struct choices *list)
{
	struct titan_goal goals[2 * TITAN_PLACES];
	struct titan_moves moves;
	int legion = marker_in(list, 1);
	int count = legion >= 0 && moves_of(state, legion, list->viewer, &moves)
	                    ? titan_goals_of(&moves, goals)
	                    : 0;

	for (int i = 0; i < count && list->count < list->max; i++)
		add_goal(state, &goals[i], moves.to[goals[i].place].walk, list);
}

/* Where the line leads; -1: it does not say so yet. */
static int goal_in(const struct choices *list, const struct titan *t, bool *teleport,
                   struct titan_moves *moves)
{
	int legion = marker_in(list, 1);
	char word[60];
	int place = titan_place_find(word_in(list, 2, word));

	*teleport = strncmp(word_in(list, 3, word), "teleport", strlen("teleport")) == 0;
	return place >= 0 && legion >= 0 && moves_of(t, legion, list->viewer, moves) ? place : -1;
}

static void lord_choices(const void *state, struct choices *list)
{
	struct titan_moves moves;
	bool teleport;
	int place = goal_in(list, state, &teleport, &moves);
	uint32_t lords;

	if (place < 0 || !teleport) {
		choices_add(list, NULL, "", "", "");
		return;
	}
	lords = moves.to[place].titan ? 1u << CREATURE_TITAN : moves.lords;
	each_of (i, lords) {
		struct choice *choice = titan_choose_creature(state, i, list);

		utf8_copy(choice->key, sizeof choice->key,
		          i == CREATURE_TITAN   ? "t"
		          : i == CREATURE_ANGEL ? "a"
		                                : "b");
		CHOICE(choice, word, "=%s", titan_creatures[i].name);
		CHOICE(choice, name, _("shows %s"), titan_name(i));
	}
}

/* Only towards an enemy does the side matter; elsewhere the first one is taken. */
static void gate_choices(const void *state, struct choices *list)
{
	struct titan_moves moves;
	bool teleport;
	int place = goal_in(list, state, &teleport, &moves), here[TITAN_LEGIONS];
	unsigned sides = place < 0 ? 0 : teleport ? moves.to[place].teleport : moves.to[place].walk;
	bool several = sides & (sides - 1), asked = several && titan_standing(state, place, here);

	each_of (i, sides) {
		char word[40], press[2] = { titan_entry_key(i), '\0' };
		struct choice *choice;

		if (list->count && !asked)
			break;
		snprintf(word, sizeof word, "%s%s", several ? " from=" : "",
		         several ? titan_entry_words[i] : "");
		choice = choices_add(list, press, word, asked ? _(titan_entry_words[i]) : "", "");
		if (asked)
			CHOICE(choice, text, _("an encounter, %s"), _(titan_entry_text(i)));
	}
}

/* Without the masterboard the side of entry is fixed with the move (2.3). */
static void towards_choices(const void *state, struct choices *list)
{
	choices_add(list, "n", "", _("no enemy there"), "");
	add_sides(list, "from", entry_in(list, 2), _("an encounter, %s"));
}

/* ---- encounters ---- */

static void clash_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	struct titan_pair pair[TITAN_LEGIONS];
	int count = titan_open(t, pair);

	for (int i = 0; i < count && list->count < list->max; i++) {
		const int *legion = pair[i].legion;
		const struct titan_place *place = &titan_places[t->legion[legion[0]].at];
		struct choice *choice = choices_add(list, NULL, "", "", "");

		CHOICE(choice, word, "%s %s", MARKER(legion[0]), MARKER(legion[1]));
		CHOICE(choice, name, _("%s meets %s"), MARKER(legion[0]), MARKER(legion[1]));
		CHOICE(choice, text, "%s %s", place->label, titan_land(place->land));
	}
}

static void meets_choices(const void *state, struct choices *list)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (meets_somebody(state, i))
			titan_choose_legion(state, i, list);
}

/* First legions known to be in that land, then those whose land is unknown. */
static void met_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int mine = marker_in(list, 1);

	for (int told = 1; mine >= 0 && told >= 0; told--)
		for (int i = 0; i < TITAN_LEGIONS && list->count < list->max; i++)
			if (could_meet(t, mine, i) && (t->legion[i].land >= 0) == (told == 1))
				titan_choose_legion(t, i, list);
}

/* The land that the legion moved to. */
static void ground_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int mine = marker_in(list, 1);

	if (mine >= 0 && t->legion[mine].land >= 0)
		choices_add(list, "l", titan_land_name(t->legion[mine].land), "", "");
}

/* Asked only if the move left the side open. */
static void side_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int mine = marker_in(list, 1), land = mine < 0 ? -1 : t->legion[mine].land;

	if (mine >= 0 && (t->legion[mine].entry >= 0 || (land >= 0 && titan_land_entry(land) >= 0)))
		choices_add(list, "n", "", "", "");
	else
		add_sides(list, "from", -1, _("an encounter, %s"));
}

/* ---- talks ---- */

static const struct {
	const char *key, *word;
	int winner;
} outcomes[] = {
	{ "a", "winner=attacker", WINNER_ATTACKER },
	{ "d", "winner=defender", WINNER_DEFENDER },
	{ "b", "winner=none", WINNER_NOBODY },
};

static const char *outcome_text(int winner)
{
	return winner == WINNER_ATTACKER   ? _("the attacker wins")
	       : winner == WINNER_DEFENDER ? _("the defender wins")
	       : winner == WINNER_NOBODY   ? _("both are lost")
	                                   : _("no winner named");
}

static void winner_choices(const void *state, struct choices *list)
{
	for (int i = 0; i < 3; i++)
		choices_add(list, outcomes[i].key, outcomes[i].word, outcome_text(outcomes[i].winner),
		            i < 2 ? titan_who(state, outcomes[i].winner) : "");
	choices_add(list, "n", "", outcome_text(-1), "");
}

/* Those that nobody has proposed yet. */
static void outcome_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;

	for (int i = 0; i < 3; i++)
		if (!is_proposed(&t->encounter, outcomes[i].winner, true))
			choices_add(list, outcomes[i].key, outcomes[i].word, outcome_text(outcomes[i].winner),
			            "");
}

/* What the winner keeps. */
static void survivor_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int side = strstr(list->line, outcomes[0].word)   ? SIDE_ATTACKER
	           : strstr(list->line, outcomes[1].word) ? SIDE_DEFENDER
	                                                  : -1;
	int has[TITAN_CREATURES];

	if (side < 0)
		return;
	known_of(t, t->encounter.legion[side], list->viewer, false, has);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		int left = has[i] - count_of(list->line, titan_creatures[i].name);

		if (left > 0)
			titan_choose_creature(t, i, list)->most = left;
	}
	list->least = 1;
	list->most = t->legion[t->encounter.legion[side]].size - 1 - count_of(list->line, "Titan");
	utf8_copy(list->join, sizeof list->join, ",");
}

static void proposal_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;

	for (int i = 0; i < t->encounter.proposals && list->count < list->max; i++) {
		const struct titan_proposal *p = &t->encounter.proposal[i];
		struct choice *choice;
		char word[8];

		if (!is_from_other(t, i))
			continue;
		snprintf(word, sizeof word, "%d", i + 1);
		choice = choices_add(list, NULL, word, outcome_text(p->winner), "");
		for (int k = 0; k < p->lefts; k++)
			said_list_add(choice->name, sizeof choice->name, "%s", titan_name(p->left[k]));
		if (p->text[0])
			said_list_add(choice->name, sizeof choice->name, "%s", p->text);
		utf8_mend_end(choice->name);
	}
}

/* ---- the battle ---- */

static void entrant_choices(const void *state, struct choices *list)
{
	add_units(state, list, movers(state, true));
}

static void holder_choices(const void *state, struct choices *list)
{
	add_units(state, list, titan_holders(state));
}

static void hex_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int unit = unit_in(t, list, 1);
	struct titan_reach reach = { 0 };

	if (unit >= 0)
		titan_reach_of(t, unit, &reach, NULL);
	each_of (hex, reach.hexes)
		choices_add(list, titan_hex_label(hex), titan_hex_label(hex), titan_hex_label(hex), "")
			->place = (struct board_place){ PLACE_HEX, hex };
}

static void striker_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	titan_units set = strikers(t);

	each_of (i, set) {
		add_unit(t, list, i);
		CHOICE(&list->out[list->count - 1], name,
		       titan_must(t) >> i & 1 ? _("%s %s must strike") : _("%s %s strikes"), ID(t, i),
		       titan_name(t->battle.unit[i].creature));
	}
}

static void target_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int striker = unit_in(t, list, 1);
	titan_units set = striker < 0                    ? 0
	                  : t->battle.striker == striker ? 1u << t->battle.target
	                                                 : titan_targets_of(t, striker);

	each_of (i, set) {
		struct titan_duel duel;
		char chances[60];

		titan_duel_of(t, striker, i, &duel);
		titan_strike_brief(&duel, chances, sizeof chances);
		add_unit(t, list, i);
		CHOICE(&list->out[list->count - 1], name, "%s %s: %s", ID(t, i),
		       titan_name(t->battle.unit[i].creature), chances);
	}
}

static struct choice *announce(struct choices *list, const char *word, int dice, int number)
{
	char shown[40];

	snprintf(shown, sizeof shown, P_("%d die at %d+", "%d dice at %d+", dice), dice, number);
	return choices_add(list, NULL, word, shown, "");
}

static void announce_worse(const struct titan *t, const struct titan_duel *duel, struct choices *list)
{
	struct titan_announce worse[TITAN_ANNOUNCES];
	int count = titan_announces_of(t, duel->striker, duel->target, worse);

	for (int n = 0; n < count; n++) {
		struct choice *choice;
		char word[40];

		snprintf(word, sizeof word, "number=%d dice=%d", worse[n].number, worse[n].dice);
		choice = announce(list, word, worse[n].dice, worse[n].number);
		CHOICE(choice, text, "%s%s", _("excess to "), IDS(t, worse[n].carry));
	}
}

static void announce_ways(const struct titan *t, const struct titan_duel *duel, struct choices *list)
{
	titan_hexes ways = ways_of(t, duel);

	each_of (hex, ways) {
		struct titan_strike strike;
		char word[20];

		titan_strike_of(t, duel->striker, duel->target, hex, &strike);
		snprintf(word, sizeof word, "via=%s", titan_hex_label(hex));
		CHOICE(announce(list, word, strike.dice, strike.number), text, _("along %s"),
		       titan_hex_label(hex));
	}
}

/* The natural strike, worse ones that carry further, and ways along a hexspine. */
static void declare_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int striker = unit_in(t, list, 1), target = unit_in(t, list, 2);
	struct titan_duel duel;

	if (striker < 0 || target < 0)
		return;
	titan_duel_of(t, striker, target, &duel);
	CHOICE(announce(list, "", duel.dice, duel.number), text, "%s", _("no change"));
	announce_worse(t, &duel, list);
	announce_ways(t, &duel, list);
}

static void carry_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	static const char keys[] = "abcdefghijklmopqrstuvwxyz"; /* n: none */
	titan_units set = titan_carry_now(t);

	each_of (i, set)
		for (int n = titan_usable(t, i); n > 0 && list->count < list->max - 1; n--) {
			const struct titan_unit *u = &t->battle.unit[i];
			char word[20], press[2] = { keys[list->count % (int)strlen(keys)], '\0' };
			struct choice *choice;

			snprintf(word, sizeof word, "%s %d", UNIT_ID(u), n);
			choice = choices_add(list, press, word, word, titan_name(u->creature));
			CHOICE(choice, value, u->hits + n >= u->power ? _("slain") : _("%d more to slay"),
			       u->power - u->hits - n);
		}
	choices_add(list, "n", "none", _("none"), _("the excess is lost"));
}

static void summoned_choices(const void *state, struct choices *list)
{
	unsigned set = summons_of(state, list->viewer);
	bool whole = ((const struct titan *)state)->whole;

	for (int i = 0; i < 2; i++)
		if (set >> angels[i] & 1)
			utf8_copy(
				choices_add(list, NULL, i ? "archangel" : "angel", titan_name(angels[i]), "")
					->text,
				sizeof list->out->text,
				whole ? _("from another legion of the attacker's") : "");
}

static void lender_choices(const void *state, struct choices *list)
{
	int angel = creature_in(list, 1);

	for (int i = 0; angel >= 0 && i < TITAN_LEGIONS; i++)
		if (can_lend(state, i, list->viewer, angel)) {
			titan_choose_legion(state, i, list);
			CHOICE(&list->out[list->count - 1], word, "from=%s", MARKER(i));
		}
}

static void helper_choices(const void *state, struct choices *list)
{
	uint32_t set = helpers_of(state, list->viewer);

	each_of (i, set)
		titan_choose_creature(state, i, list);
}

/* ---- recruits and angels ---- */

static void recruiter_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (musters_of(t, i, list->viewer)) {
			titan_choose_legion(t, i, list);
			CHOICE(&list->out[list->count - 1], name, _("%s recruits in the %s"), MARKER(i),
			       titan_land(t->legion[i].land));
		}
}

static void muster_choices(const void *state, struct choices *list)
{
	int legion = marker_in(list, 1);
	uint32_t set = legion < 0 ? 0 : musters_of(state, legion, list->viewer);

	each_of (i, set) {
		CHOICE(titan_choose_creature(state, i, list), value, C_("pot", "%d left"),
		       titan_pot(state, i));
		take_letter(list);
	}
}

/* The smallest number of a kind that musters the creature there; 0: none does. */
static int needed(const struct titan *t, int legion, int creature, int kind, int has)
{
	for (int n = 1; n <= has; n++) {
		int with[TITAN_CREATURES] = { 0 };

		with[kind] = n;
		if (titan_recruits(t->legion[legion].land, with) >> creature & 1)
			return n;
	}
	return 0;
}

static void with_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;
	int legion = marker_in(list, 1), creature = creature_in(list, 2), has[TITAN_CREATURES];
	static const int nobody[TITAN_CREATURES];

	if (legion < 0 || creature < 0)
		return;
	known_of(t, legion, list->viewer, false, has);
	for (int i = 0;
	     i < TITAN_CREATURES && !(titan_recruits(t->legion[legion].land, nobody) >> creature & 1); i++) {
		int n = needed(t, legion, creature, i, has[i]);
		struct choice *choice = n ? titan_choose_creature(t, i, list) : NULL;

		if (!choice)
			continue;
		CHOICE(choice, word, n > 1 ? "with=%s*%d" : "with=%s", titan_creatures[i].name, n);
		CHOICE(choice, name, _("showing %d %s"), n, titan_name(i));
		take_letter(list);
	}
	if (!list->count)
		choices_add(list, "n", "", "", "");
}

static void taker_choices(const void *state, struct choices *list)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(state, i, list->seat) && has_room(state, i))
			titan_choose_legion(state, i, list);
}

static void fallen_choices(const void *state, struct choices *list)
{
	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_may_award(state, i))
			titan_choose_legion(state, i, list);
}

static void heir_choices(const void *state, struct choices *list)
{
	const struct titan *t = state;

	every_seat (i, t->table) {
		bool fallen = (t->battle.seat[SIDE_ATTACKER] == i && titan_has_fallen(t, SIDE_ATTACKER)) ||
		              (t->battle.seat[SIDE_DEFENDER] == i && titan_has_fallen(t, SIDE_DEFENDER));

		if (t->table.seat[i].in && !fallen)
			choices_seat(list, &t->table, i);
	}
}

const struct offer_hole titan_offer_holes[] = {
	HOLE("land", land_choices),
	CHAINED("entry", entry_choices),
	HOLE("attacker", attacker_choices),
	CHAINED("defender", defender_choices),
	HOLE("force", force_choices),
	HOLE("creatures", creature_choices),
	HOLE("die", die_choices),
	HOLE("colour", colour_choices),
	HOLE("splitter", splitter_choices),
	CHAINED("fresh", fresh_choices),
	CHAINED("members", member_choices),
	CHAINED("next", next_choices),
	CHAINED("half", half_choices),
	HOLE("mover", mover_choices),
	CHAINED("goal", goal_choices),
	CHAINED("lord", lord_choices),
	CHAINED("gate", gate_choices),
	CHAINED("towards", towards_choices),
	HOLE("clash", clash_choices),
	HOLE("meets", meets_choices),
	CHAINED("met", met_choices),
	CHAINED("ground", ground_choices),
	CHAINED("side", side_choices),
	HOLE("winner", winner_choices),
	HOLE("outcome", outcome_choices),
	CHAINED("survivors", survivor_choices),
	HOLE("proposal", proposal_choices),
	HOLE("entrant", entrant_choices),
	HOLE("holder", holder_choices),
	CHAINED("hex", hex_choices),
	HOLE("striker", striker_choices),
	CHAINED("target", target_choices),
	CHAINED("declared", declare_choices),
	HOLE("carry", carry_choices),
	HOLE("summoned", summoned_choices),
	CHAINED("lender", lender_choices),
	HOLE("helper", helper_choices),
	HOLE("recruiter", recruiter_choices),
	CHAINED("muster", muster_choices),
	CHAINED("with", with_choices),
	HOLE("taker", taker_choices),
	HOLE("fallen", fallen_choices),
	HOLE("heir", heir_choices),
	{ 0 },
};
