/* SPDX-License-Identifier: MIT */
/*
 * The parts of play that decide its end: marshalling points, the people in play
 * with the points that leave with them, exhausted decks, calling the council.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

enum { POINTS_MOST = 999, CORRUPTION_MOST = 99, MOD_MOST = 20 };

const char *const meccg_category_words[MECCG_POINTS] = {
	N_("character"), N_("ally"), N_("item"), N_("faction"), N_("kill"), N_("misc"),
};

const char *meccg_category_shown(int category)
{
	return _(meccg_category_words[category]);
}

/* ---- marshalling points ---- */

int meccg_points(const struct meccg_player *p)
{
	int sum = 0;

	for (int i = 0; i < MECCG_POINTS; i++)
		sum += p->points[i];
	return sum;
}

bool meccg_do_mp(struct call *call)
{
	struct meccg *m = call->state;
	struct change change;
	int seat, category, before, *points;

	if (!meccg_player(call, &seat) || !args_choice(&call->args, MECCG_POINT_WORDS, &category) ||
	    !args_change(&call->args, POINTS_MOST, &change) || !meccg_in_game(call))
		return false;
	points = &m->player[seat].points[category];
	before = *points;
	if (!change_apply(&change, points, -POINTS_MOST, POINTS_MOST, call->why))
		return false;
	said_line(call->said, _("%s: %s %d"), meccg_name(m, seat), meccg_category_shown(category), *points);
	meccg_log(call, seat, _("%s %d -> %d"), meccg_category_shown(category), before, *points);
	return true;
}

bool meccg_do_duplicates(struct call *call)
{
	struct meccg *m = call->state;
	int seat, count, before;

	if (!meccg_player(call, &seat) || !args_number(&call->args, 0, 50, &count) || !meccg_in_game(call))
		return false;
	before = m->player[seat].duplicates;
	m->player[seat].duplicates = count;
	said_line(call->said,
	          P_("%d unique card shown from hand against %s: -1 each",
	             "%d unique cards shown from hand against %s: -1 each", count),
	          count, meccg_name(m, seat));
	meccg_log(call, seat, _("duplicates %d -> %d"), before, count);
	return true;
}

/* ---- the people in play ---- */

/* The mind of those drafted who are not among the people in play: they are in play too, until
 * they leave by name. */
static int mind_of_starters(const struct meccg_player *p)
{
	int mind = 0;

	for (int i = 0; i < p->holds; i++) {
		bool listed = !meccg_is_starter(&p->held[i]);

		for (int k = 0; k < p->persons; k++)
			listed |= strcmp(p->person[k].name, p->held[i].name) == 0;
		mind += listed ? 0 : p->held[i].mind;
	}
	return mind;
}

void meccg_influence(const struct meccg *m, int seat, int *available, int *control)
{
	const struct meccg_player *p = &m->player[seat];
	int total = MECCG_MIND, mind = mind_of_starters(p);

	for (int i = 0; i < p->persons; i++) {
		const struct meccg_person *person = &p->person[i];

		if (person->state != STATE_IN)
			continue;
		if (person->kind == KIND_CHARACTER)
			mind += person->mind;
		if (person->kind != KIND_AVATAR || p->side != SIDE_FALLEN)
			continue;
		/* a fallen-wizard's own card tells the total */
		for (int k = 0; k < meccg_character_count; k++)
			if (meccg_characters[k].influence &&
			    strcmp(meccg_characters[k].name, person->name) == 0)
				total = meccg_characters[k].influence;
	}
	*control = mind < total ? total - mind : 0;
	*available = *control + (meccg_is_minion(p) ? 5 : 0); /* never controls characters (L-Additional-6) */
}

/* In 0.1.0 nobody drafted counted any more once anybody was named as in play. */
void meccg_correct_influence(struct call *call, int seat)
{
	const struct meccg *m = call->state;
	int available, control;

	if (!m->player[seat].persons || !mind_of_starters(&m->player[seat])) {
		call_uncorrect(call, CORRECTED_INFLUENCE + seat);
		return;
	}
	meccg_influence(m, seat, &available, &control);
	call_correct(call, CORRECTED_INFLUENCE + seat, _("%s's influence now: %d, with those drafted"),
	             meccg_name(m, seat), control);
}

struct meccg_person *meccg_find_person(struct meccg *m, int seat, const char *word, struct reason *why)
{
	struct meccg_player *p = &m->player[seat];
	struct meccg_person *found = NULL;
	bool several = false;

	for (int i = 0; i < p->persons; i++) {
		bool exact;

		if (!meccg_begins(p->person[i].name, word, &exact))
			continue;
		if (exact)
			return &p->person[i];
		several |= found != NULL;
		found = &p->person[i];
	}
	if (several)
		reason_set(why, _("\"%s\" fits several names: type more of it"), word);
	else if (!found)
		reason_set(why, _("no \"%s\" is in play for %s: `character %s NAME`"), word,
		           meccg_name(m, seat), meccg_name(m, seat));
	return several ? NULL : found;
}

/* Fills in what the catalogue knows of a character who comes into play. */
static void fill_person(const struct meccg_player *p, int character, struct meccg_person *person)
{
	const struct meccg_character *c = &meccg_characters[character];

	/* a fallen-wizard, and his Orcs and Trolls, fail as minions do (CoE-7.1) */
	if (p->side == SIDE_FALLEN)
		person->minion_like = c->flags & CARD_AVATAR || meccg_is_orc_or_troll(c);
	person->mod = c->check_mod;
	person->mind = c->mind < 0 ? 0 : c->mind;
	if (c->flags & CARD_AVATAR)
		person->kind = KIND_AVATAR;
}

/* A starter or else a character of the catalogue, in full or by a beginning; any
 * other name is taken as typed. */
static bool name_person(struct call *call, int seat, const char *word, struct meccg_person *person,
                        int *character)
{
	const struct meccg *m = call->state;
	const struct meccg_player *p = &m->player[seat];

	*character = -1;
	for (int i = 0; i < p->holds; i++) {
		bool exact;

		if (!meccg_is_starter(&p->held[i]) || !meccg_begins(p->held[i].name, word, &exact))
			continue;
		*character = p->held[i].character;
		person->mind = p->held[i].mind;
		snprintf(person->name, sizeof person->name, "%s", p->held[i].name);
		return true;
	}
	*character = meccg_find_character(word, p->side);
	if (*character >= 0)
		snprintf(person->name, sizeof person->name, "%s", meccg_characters[*character].name);
	return *character >= 0 || meccg_card_name(word, person->name, call->why);
}

struct meccg_person *meccg_add_person(struct call *call, int seat, const char *word)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	struct meccg_person person = { .minion_like = meccg_is_minion(p) };
	int character;

	if (!name_person(call, seat, word, &person, &character))
		return NULL;
	for (int i = 0; i < p->persons; i++)
		if (strcmp(p->person[i].name, person.name) == 0)
			return &p->person[i];
	if (p->persons == MECCG_IN_PLAY)
		return reason_set(call->why, _("at most %d in play"), MECCG_IN_PLAY), NULL;
	if (character >= 0)
		fill_person(p, character, &person);
	p->person[p->persons] = person;
	return &p->person[p->persons++];
}

/* Brings the drafted companies into play, with the points that the catalogue gives them. */
bool meccg_bring_starters(struct call *call)
{
	struct meccg *m = call->state;

	for (int seat = 0; seat < MECCG_PLAYERS; seat++) {
		struct meccg_player *p = &m->player[seat];
		int before = p->points[POINTS_CHARACTER], *points = &p->points[POINTS_CHARACTER];

		for (int i = 0; i < p->holds; i++) {
			int already = p->persons, character = p->held[i].character;
			struct meccg_person *person;

			if (!meccg_is_starter(&p->held[i]))
				continue;
			person = meccg_add_person(call, seat, p->held[i].name);
			if (!person)
				return false;
			if (p->persons == already || character < 0)
				continue; /* in play already, or of one's own: the points are not known */
			person->points[POINTS_CHARACTER] = meccg_characters[character].points;
			*points += meccg_characters[character].points;
		}
		if (*points != before) {
			said_line(call->said, _("%s: company in play, character points %d"),
			          meccg_name(m, seat), *points);
			meccg_log(call, seat, _("%s %d -> %d"), meccg_category_shown(POINTS_CHARACTER),
			          before, *points);
		}
	}
	return true;
}

static bool read_person(struct call *call, struct meccg_person *person)
{
	const char *kind = args_key(&call->args, "kind");

	if (kind) {
		int found = choice_find(MECCG_KIND_WORDS, kind);

		if (found < 0)
			return reason_set(call->why, _("kind= is avatar or ally, not \"%.40s\""), kind);
		person->kind = (enum meccg_kind)found;
	}
	if (!args_key_number(&call->args, "points", 0, CORRUPTION_MOST, &person->corruption) ||
	    !args_key_number(&call->args, "mod", -MOD_MOST, MOD_MOST, &person->mod) ||
	    !args_key_number(&call->args, "mind", 0, MECCG_MIND, &person->mind))
		return false;
	for (int i = 0; i < MECCG_POINTS; i++)
		if (!args_key_number(&call->args, meccg_category_words[i], -POINTS_MOST, POINTS_MOST,
		                     &person->points[i]))
			return false;
	return true;
}

const struct meccg_person *meccg_avatar(const struct meccg_player *p, const struct meccg_person *but)
{
	for (int i = 0; i < p->persons; i++)
		if (&p->person[i] != but && p->person[i].kind == KIND_AVATAR &&
		    p->person[i].state == STATE_IN)
			return &p->person[i];
	return NULL;
}

/* L-Additional-5: after a lost avatar the player plays no other. */
static bool may_be_avatar(const struct call *call, int seat, const struct meccg_person *person)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	const struct meccg_person *avatar;

	if (person->kind != KIND_AVATAR)
		return true;
	if (p->avatar_lost)
		return reason_set(call->why,
		                  _("%s has lost an avatar and may not play another (L-Additional-5)"),
		                  meccg_name(m, seat));
	avatar = meccg_avatar(p, person);
	return !avatar || reason_set(call->why, _("%s has an avatar in play already: %s"),
	                             meccg_name(m, seat), avatar->name);
}

bool meccg_do_character(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_person *person;
	const char *word;
	int seat;

	if (!meccg_player(call, &seat) || !args_word(&call->args, &word) || !meccg_in_game(call))
		return false;
	person = meccg_add_person(call, seat, word);
	if (!person)
		return false;
	person->state = STATE_IN;
	person->checked = false;
	if (!read_person(call, person) || !may_be_avatar(call, seat, person))
		return false;
	said_line(call->said,
	          P_("%s has %s in play, %d corruption point", "%s has %s in play, %d corruption points",
	             person->corruption),
	          meccg_name(m, seat), person->name, person->corruption);
	meccg_log(call, seat, _("%s in play, corruption %d"), person->name, person->corruption);
	return true;
}

/* Takes away the points that leave with a person: "character 3 -> 1". */
static void take_points(struct call *call, int seat, struct meccg_person *person)
{
	struct meccg *m = call->state;

	for (int i = 0; i < MECCG_POINTS; i++) {
		int *points = &m->player[seat].points[i], before = *points;

		if (!person->points[i])
			continue;
		*points -= person->points[i];
		if (before >= 0 && *points < 0)
			said_line(call->said,
			          _("the points of %s were never counted: mp %s %s +%d corrects it"),
			          person->name, meccg_name(m, seat), meccg_category_words[i],
			          person->points[i]);
		if (*points < -POINTS_MOST)
			*points = -POINTS_MOST;
		said_line(call->said, _("%s: %s %d"), meccg_name(m, seat), meccg_category_shown(i), *points);
		said_change(call->said, meccg_name(m, seat), person->name, _("%s %d -> %d"),
		            meccg_category_shown(i), before, *points);
		person->points[i] = 0;
	}
}

static void lose_avatar(const struct call *call, int seat)
{
	struct meccg *m = call->state;

	m->player[seat].avatar_lost = true;
	said_line(call->said, _("%s has lost the avatar: -5 at the end; no other avatar (L-Additional-5)"),
	          meccg_name(m, seat));
	meccg_log(call, seat, _("avatar lost, -5"));
}

void meccg_leave(struct call *call, int seat, struct meccg_person *person, enum meccg_state state)
{
	const struct meccg *m = call->state;

	person->state = state;
	take_points(call, seat, person);
	/* In the chain of strength nobody counts as really lost (L-General-6). */
	if (person->kind == KIND_AVATAR && state == STATE_ELIMINATED && m->phase != MECCG_CHAIN)
		lose_avatar(call, seat);
}

bool meccg_do_gone(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_person *person;
	const char *word;
	int seat;

	if (!meccg_player(call, &seat) || !args_word(&call->args, &word) || !meccg_in_game(call))
		return false;
	person = meccg_find_person(m, seat, word, call->why);
	if (!person)
		return false;
	if (person->state != STATE_IN)
		return reason_set(call->why, _("%s is no longer in play"), person->name);
	said_line(call->said, _("%s leaves play"), person->name);
	meccg_log(call, seat, _("%s leaves play"), person->name);
	meccg_leave(call, seat, person, STATE_DISCARDED);
	return true;
}

/* A character by name: its points go before the count changes any (L-General-12). */
static bool eliminate(struct call *call, int seat, const char *word)
{
	struct meccg_person *person = meccg_find_person(call->state, seat, word, call->why);

	if (!person)
		return false;
	if (person->state != STATE_IN)
		return reason_set(call->why, _("%s is no longer in play"), person->name);
	said_line(call->said, C_("character", "%s is eliminated"), person->name);
	meccg_log(call, seat, C_("character", "%s is eliminated"), person->name);
	meccg_leave(call, seat, person, STATE_ELIMINATED);
	return true;
}

bool meccg_may_lose(const struct meccg *m, int seat, struct reason *why)
{
	return !m->player[seat].avatar_lost ||
	       reason_set(why, _("%s has lost the avatar already (L-Additional-5)"), meccg_name(m, seat));
}

bool meccg_do_eliminated(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_player *p;
	const struct meccg_person *avatar;
	const char *word;
	int seat;

	if (!meccg_player(call, &seat) || !args_word(&call->args, &word) || !meccg_in_game(call))
		return false;
	if (choice_find("avatar", word) < 0)
		return eliminate(call, seat, word);
	if (!meccg_may_lose(m, seat, call->why))
		return false;
	p = &m->player[seat];
	avatar = meccg_avatar(p, NULL);
	if (avatar)
		meccg_leave(call, seat, &p->person[avatar - p->person], STATE_ELIMINATED);
	else
		lose_avatar(call, seat);
	return true;
}

/* ---- calling the council ---- */

/* CoE-10.2, by the length of the game. */
static const struct {
	int points, with, alone;
} calling[] = { { 20, 0, 1 }, { 25, 1, 2 }, { 30, 2, 3 }, { 40, 3, 4 } };

bool meccg_may_exhaust(const struct meccg *m, int seat, struct reason *why)
{
	enum { EXHAUSTIONS = 9 };

	return m->player[seat].exhausted < EXHAUSTIONS ||
	       reason_set(why, _("at most %d exhaustions"), EXHAUSTIONS);
}

bool meccg_do_exhaust(struct call *call)
{
	struct meccg *m = call->state;
	int seat, end = calling[m->length - 1].alone;
	struct meccg_player *p;

	if (!meccg_player(call, &seat) || !meccg_in_game(call))
		return false;
	if (!meccg_may_exhaust(m, seat, call->why))
		return false;
	p = &m->player[seat];
	p->exhausted++;
	said_line(call->said,
	          P_("%s has exhausted the play deck %d time", "%s has exhausted the play deck %d times",
	             p->exhausted),
	          meccg_name(m, seat), p->exhausted);
	meccg_log(call, seat, _("exhausted %d -> %d"), p->exhausted - 1, p->exhausted);
	if (m->player[0].exhausted >= end && m->player[1].exhausted >= end)
		said_both(call->said, _("both have: the game ends, the council meets (CoE-10.2)"));
	return true;
}

static bool has_enough(const struct meccg *m, int seat, int under, struct reason *why)
{
	const struct meccg_player *p = &m->player[seat];
	/* -5 for a lost avatar counts here too (L-Additional-5). */
	int points =
		meccg_points(p) - (p->avatar_lost ? LOST_AVATAR : 0) - (p->side == SIDE_BALROG ? 0 : under);
	int wanted = calling[m->length - 1].points, with = calling[m->length - 1].with,
	    alone = calling[m->length - 1].alone;

	if (p->exhausted >= alone || (points >= wanted && p->exhausted >= with))
		return true;
	if (with)
		return reason_set(why,
		                  _("%s cannot call yet: points %d, exhaustions %d; needed %d and %d, or "
		                    "exhaustions %d (CoE-10.2)"),
		                  meccg_name(m, seat), points, p->exhausted, wanted, with, alone);
	return reason_set(why,
	                  _("%s cannot call yet: points %d, exhaustions %d; needed points %d or an "
	                    "exhaustion (CoE-10.2)"),
	                  meccg_name(m, seat), points, p->exhausted, wanted);
}

bool meccg_may_call(const struct meccg *m, int seat, bool sudden, int under, struct reason *why)
{
	if (m->caller >= 0)
		return reason_set(why, _("%s has called the council already"), meccg_name(m, m->caller));
	if (m->table.turn >= 0 && m->table.turn != seat)
		return reason_set(
			why,
			_("not your turn: call the council at the end of your own; `turn %s` (CoE-10.2)"),
			meccg_name(m, seat));
	if (meccg_is_minion(&m->player[seat]) && !sudden)
		return reason_set(why, _("%s needs the card Sudden Call: `call %s sudden` (CoE-10.2)"),
		                  meccg_side_shown(&m->player[seat]), meccg_name(m, seat));
	return has_enough(m, seat, under, why);
}

bool meccg_do_call(struct call *call)
{
	struct meccg *m = call->state;
	const char *first = args_peek(&call->args);
	int seat, under = 0;
	bool sudden;

	if (first && choice_find(CALL_WORDS, first) >= 0)
		return common_apply(call); /* the judge is called, as at every table */
	sudden = args_flag(&call->args, "sudden");
	if (!meccg_player(call, &seat) ||
	    !args_key_number(&call->args, "under-deeps", 0, POINTS_MOST, &under) || !meccg_in_game(call))
		return false;
	if (!meccg_may_call(m, seat, sudden, under, call->why))
		return false;
	m->caller = seat;
	m->last_turn = false;
	said_line(call->said, _("%s calls the council at the end of the turn: %s has one last turn"),
	          meccg_name(m, seat), meccg_name(m, 1 - seat));
	meccg_log(call, seat, _("calls the council"));
	return true;
}
