/* SPDX-License-Identifier: MIT */
/*
 * The character draft (L-General-5): both players pick face down and reveal at
 * once. The same unique person on both sides is set aside. Players who have
 * not finished go on. Picks stay secret until the reveal.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

enum { SIZE = 5, SIZE_OF_MINIONS = 6 };

/* ---- companies ---- */

int meccg_size(const struct meccg *m, int seat)
{
	return meccg_is_minion(&m->player[seat]) ? SIZE_OF_MINIONS : SIZE;
}

static int count_fate(const struct meccg *m, int seat, enum meccg_fate fate, bool mind)
{
	const struct meccg_player *p = &m->player[seat];
	int count = 0;

	for (int i = 0; i < p->holds; i++)
		if (!p->held[i].extra && p->held[i].fate == fate)
			count += mind ? p->held[i].mind : 1;
	return count;
}

int meccg_company(const struct meccg *m, int seat)
{
	return count_fate(m, seat, FATE_JOINED, false);
}

int meccg_mind(const struct meccg *m, int seat)
{
	return count_fate(m, seat, FATE_JOINED, true);
}

int meccg_hidden(const struct meccg *m, int seat)
{
	return count_fate(m, seat, FATE_HIDDEN, false);
}

bool meccg_all_picked(const struct meccg *m)
{
	int picked = 0;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		if (m->player[i].stopped)
			continue;
		if (m->player[i].pick < 0)
			return false;
		picked++;
	}
	return picked > 0;
}

/* ---- which cards may be shown ---- */

/* A card of one's own is unique when either player says so. */
static bool same_person(const struct meccg *m, const struct meccg_card *a, const struct meccg_card *b)
{
	char one[MECCG_NAME], other[MECCG_NAME];

	if ((!a->unique && !b->unique) || a->extra != b->extra)
		return false;
	meccg_person_of(m, a, one);
	meccg_person_of(m, b, other);
	return strcmp(one, other) == 0;
}

static bool shown_before(const struct meccg *m, const struct meccg_card *card)
{
	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < m->player[i].holds; k++) {
			const struct meccg_card *other = &m->player[i].held[k];

			if (other->fate != FATE_HIDDEN && same_person(m, card, other))
				return true;
		}
	return false;
}

static bool gate_is_open(const struct meccg_player *p, unsigned gate)
{
	for (int i = 0; i < p->holds; i++)
		if (p->held[i].extra && p->held[i].fate == FATE_JOINED && p->held[i].enables & gate)
			return true;
	return false;
}

/* Refuses, with a few words for lists. */
static bool refuse(struct reason *why, const char **brief, const char *few, const char *format,
                   const char *name)
{
	if (brief)
		*brief = few;
	return reason_set(why, format, name);
}

/* CoE 1.9.R2, F1 to F3: some characters join only after a card that allows them. */
static bool gates_allow(const struct meccg_player *p, const struct meccg_card *card, struct reason *why,
                        const char **brief)
{
	const struct meccg_character *c = card->character < 0 ? NULL : &meccg_characters[card->character];
	bool fallen = p->side == SIDE_FALLEN;

	if (c && c->flags & CARD_AGENT && !gate_is_open(p, ENABLES_AGENT))
		return refuse(why, brief, _("agent"),
		              _("%s is an agent: first show a card that allows agents (CoE-1.9.R2)"),
		              card->name);
	if (c && fallen && meccg_is_orc_or_troll(c) && !gate_is_open(p, ENABLES_ORC_TROLL))
		return refuse(
			why, brief, _("Orc or Troll"),
			_("%s is an Orc or Troll: first show a stage card that allows them (CoE-1.9.F2)"),
			card->name);
	if (fallen && card->mind > 5 && !gate_is_open(p, ENABLES_MIND))
		return refuse(why, brief, _("mind over 5"),
		              _("%s has a mind over 5: first show a stage card that allows it (CoE-1.9.F3)"),
		              card->name);
	return true;
}

/* What a line of any age could show; meccg_may_show() refuses more. */
static bool could_show(const struct meccg *m, int seat, int held, struct reason *why, const char **brief)
{
	const struct meccg_player *p = &m->player[seat];
	const struct meccg_card *card = &p->held[held];
	int mind = meccg_mind(m, seat) + card->mind;

	if (card->fate != FATE_HIDDEN || shown_before(m, card))
		return refuse(why, brief, _("shown"), _("%s has been shown already (L-General-5)"),
		              card->name);
	if (card->extra)
		return true;
	if (card->character >= 0 && meccg_characters[card->character].flags & CARD_NO_START)
		return refuse(why, brief, _("may not start"), _("%s may not start: see the text of the card"),
		              card->name);
	if (!gates_allow(p, card, why, brief))
		return false;
	if (mind <= MECCG_MIND)
		return true;
	if (brief)
		*brief = _("mind over 20");
	return reason_set(why, _("%s would bring %s's mind to %d: at most %d (L-General-5)"), card->name,
	                  meccg_name(m, seat), mind, MECCG_MIND);
}

/* Whether no other manifestation of the person is in one's own company. */
static bool is_alone(const struct meccg_player *p, const struct meccg_card *card, struct reason *why,
                     const char **brief)
{
	const struct meccg_character *c = card->character < 0 ? NULL : &meccg_characters[card->character];

	for (int i = 0; i < p->holds; i++) {
		const struct meccg_card *other = &p->held[i];

		if (!c || !(c->flags & CARD_UNIQUE) || !meccg_is_starter(other) || other->character < 0 ||
		    strcmp(meccg_characters[other->character].person, c->person) != 0)
			continue;
		if (brief)
			*brief = _("same person");
		return reason_set(why, _("%s and %s are one person: only one may be in the company"),
		                  card->name, other->name);
	}
	return true;
}

bool meccg_may_show(const struct meccg *m, int seat, int held, struct reason *why, const char **brief)
{
	return could_show(m, seat, held, why, brief) &&
	       is_alone(&m->player[seat], &m->player[seat].held[held], why, brief);
}

/* ---- ends ---- */

/* CoE 1.9: the draft ends when no card left may be shown. Under the policy the
 * player says stop. */
static bool nothing_fits(const struct meccg *m, int seat)
{
	const struct meccg_player *p = &m->player[seat];

	for (int i = 0; i < p->holds; i++)
		if (p->held[i].fate == FATE_HIDDEN && could_show(m, seat, i, NULL, NULL))
			return false;
	return true;
}

static enum meccg_stopped end_of(const struct meccg *m, int seat)
{
	if (meccg_company(m, seat) >= meccg_size(m, seat))
		return STOPPED_SIZE;
	if (meccg_mind(m, seat) == MECCG_MIND)
		return STOPPED_MIND;
	if (meccg_hidden(m, seat) == 0)
		return STOPPED_POOL;
	return m->rules == MECCG_COE && nothing_fits(m, seat) ? STOPPED_NONE : STOPPED_NOT;
}

static void say_end(const struct call *call, int seat, enum meccg_stopped stopped)
{
	const struct meccg *m = call->state;
	const char *name = meccg_name(m, seat);

	if (stopped == STOPPED_SIZE)
		said_line(call->said, _("%s has finished: the company of %d is full"), name,
		          meccg_size(m, seat));
	else if (stopped == STOPPED_MIND)
		said_line(call->said, _("%s has finished: total mind exactly %d"), name, MECCG_MIND);
	else if (stopped == STOPPED_POOL)
		said_line(call->said, _("%s has finished: the pool is used up"), name);
	else
		said_line(call->said, _("%s has finished: no card left may be shown"), name);
	meccg_log(call, seat, _("has finished"));
}

/* Stops players who have come to an end; when both have, the draft is over. */
static void settle_draft(struct call *call)
{
	struct meccg *m = call->state;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_player *p = &m->player[i];

		if (p->stopped)
			continue;
		p->stopped = end_of(m, i);
		if (p->stopped)
			say_end(call, i, p->stopped);
	}
	if (!m->player[0].stopped || !m->player[1].stopped)
		return;
	m->phase = MECCG_STARTING;
	said_line(call->said, "%s", C_("news", "the draft is over"));
	said_cause(call->said, _("sites, items, decks"));
	said_rank(call->said, SAID_CHANGES);
	said_change(call->said, NULL, NULL, "%s", C_("news", "the draft is over"));
}

void meccg_begin_draft(struct call *call)
{
	struct meccg *m = call->state;

	if (!m->player[0].sealed || !m->player[1].sealed)
		return;
	m->phase = MECCG_DRAFT;
	m->round = 1;
	said_both(call->said, _("the draft begins: both pick face down"));
	settle_draft(call);
}

/* ---- pick, stop ---- */

static bool in_draft(const struct meccg *m, struct reason *why)
{
	if (m->phase == MECCG_POOLS)
		return reason_set(why, _("the draft begins when both pools are sealed: `pool P seal`"));
	return m->phase == MECCG_DRAFT || reason_set(why, _("the draft is over"));
}

bool meccg_may_draft(const struct meccg *m, int seat, struct reason *why)
{
	return in_draft(m, why) && (!m->player[seat].stopped ||
	                            reason_set(why, _("%s has finished the draft"), meccg_name(m, seat)));
}

/* Reads a player who goes on with the draft. */
static bool read_drafter(struct call *call, int *seat)
{
	const struct meccg *m = call->state;

	return meccg_seated(call) && in_draft(m, call->why) && meccg_player(call, seat) &&
	       meccg_may_draft(m, *seat, call->why);
}

static bool is_hidden(const struct meccg_card *card)
{
	return card->fate == FATE_HIDDEN;
}

static bool is_known(const struct meccg_card *card)
{
	return card->fate != FATE_HIDDEN;
}

/* The line as it was said, after what only new lines are refused for: a second manifestation
 * of a person in the company (L-Clarifications-6: a person is in play once). */
bool meccg_pick_said(struct call *call, struct rng *rng, struct line *out)
{
	const struct meccg *m = call->state;
	const char *word;
	int seat, held;

	line_word(out, "pick");
	args_write(&call->args, out);
	if (!read_drafter(call, &seat) || !args_word(&call->args, &word))
		return false;
	held = meccg_find_card(&m->player[seat], word, is_hidden);
	return held < 0 || is_alone(&m->player[seat], &m->player[seat].held[held], call->why, NULL);
}

bool meccg_do_pick(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_player *p;
	const char *word;
	int seat, held;
	bool again;

	if (!read_drafter(call, &seat) || !args_word(&call->args, &word))
		return false;
	p = &m->player[seat];
	held = meccg_find_card(p, word, is_hidden);
	/* Refusals tell no name of the pool. */
	if (held == FOUND_SEVERAL)
		return reason_set(call->why, _("\"%s\" fits several names of the pool: type more of it"),
		                  word);
	if (held == FOUND_NONE && meccg_find_card(p, word, is_known) != FOUND_NONE)
		return reason_set(call->why, _("%s has been shown already (L-General-5)"), word);
	if (held == FOUND_NONE)
		return reason_set(call->why, _("\"%s\" is not in %s's pool"), word, meccg_name(m, seat));
	if (!could_show(m, seat, held, call->why, NULL))
		return false;
	again = p->pick >= 0;
	p->pick = held;
	said_line(call->said, again ? _("%s has picked again") : _("%s has picked"), meccg_name(m, seat));
	meccg_log(call, seat, _("has picked"));
	return true;
}

bool meccg_do_stop(struct call *call)
{
	struct meccg *m = call->state;
	int seat, company;

	if (!read_drafter(call, &seat))
		return false;
	company = meccg_company(m, seat);
	m->player[seat].stopped = STOPPED_DECLARED;
	m->player[seat].pick = -1; /* taken back face down */
	said_line(call->said, P_("%s stops with a company of %d", "%s stops with a company of %d", company),
	          meccg_name(m, seat), company);
	meccg_log(call, seat, _("stops"));
	settle_draft(call);
	return true;
}

/* ---- the reveal ---- */

static void say_shown(const struct call *call, int seat, const struct meccg_card *card)
{
	const struct meccg *m = call->state;
	const char *name = meccg_name(m, seat);

	if (card->extra) {
		said_line(call->said, _("%s shows %s, which does not count"), name, card->name);
		if (card->enables == ENABLES_ANY)
			said_line(call->said, _("its text says which ones it allows"));
		meccg_log(call, seat, _("shows %s"), card->name);
		return;
	}
	said_line(call->said, _("%s joins %s"), card->name, name);
	meccg_log(call, seat, _("%s joins, mind %d -> %d"), card->name, meccg_mind(m, seat) - card->mind,
	          meccg_mind(m, seat));
}

static void say_aside(const struct call *call, const struct meccg_card *one, const struct meccg_card *other)
{
	if (one->extra) {
		said_both(call->said, _("%s is set aside for both"), one->name);
		said_cause(call->said, "%s", _("the same unique card (CoE-1.9.F4)"));
	} else if (strcmp(one->name, other->name) == 0) {
		said_both(call->said, _("%s: set aside for both (L-General-5)"), one->name);
	} else {
		said_both(call->said, _("%s and %s are set aside"), one->name, other->name);
		said_cause(call->said, "%s", _("they are one person (CoE-1.9)"));
	}
}

/* Mind and company of each player who has shown a card: last, for the screen shows them too. */
static void say_totals(const struct call *call, struct meccg_card *const card[MECCG_PLAYERS])
{
	const struct meccg *m = call->state;

	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (card[i])
			said_line(call->said, _("%s %d/%d, %d/%d"), meccg_name(m, i), meccg_mind(m, i),
			          MECCG_MIND, meccg_company(m, i), meccg_size(m, i));
}

bool meccg_may_reveal(const struct meccg *m, struct reason *why)
{
	if (!in_draft(m, why))
		return false;
	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (!m->player[i].stopped && m->player[i].pick < 0)
			return reason_set(why, _("%s has not picked yet: `pick %s NAME`, or `stop %s`"),
			                  meccg_name(m, i), meccg_name(m, i), meccg_name(m, i));
	return true;
}

bool meccg_do_reveal(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_card *card[MECCG_PLAYERS];
	bool aside;

	if (!meccg_seated(call) || !meccg_may_reveal(m, call->why))
		return false;
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		m->shown[i] = m->player[i].pick;
		card[i] = m->shown[i] < 0 ? NULL : &m->player[i].held[m->shown[i]];
		m->player[i].pick = -1;
	}
	aside = card[0] && card[1] && same_person(m, card[0], card[1]);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		if (!card[i])
			continue;
		card[i]->fate = aside ? FATE_ASIDE : FATE_JOINED;
		if (!aside)
			say_shown(call, i, card[i]);
	}
	if (aside)
		say_aside(call, card[0], card[1]);
	m->round++;
	settle_draft(call);
	say_totals(call, card);
	return true;
}
