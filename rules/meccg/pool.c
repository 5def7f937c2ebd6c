/* SPDX-License-Identifier: MIT */
/*
 * Before the draft: the side of each player and the pool of up to ten
 * characters, with the cards that are shown like characters (L-General-5). A
 * pool is its player's secret: what is said here names no card.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

const char *const meccg_side_words[] = { "hero", "minion", "fallen", "balrog" };

/* ---- the side ---- */

static bool pool_fits(const struct meccg *m, int seat, struct reason *why)
{
	const struct meccg_player *p = &m->player[seat];

	for (int i = 0; i < p->holds; i++)
		if (p->held[i].character >= 0 && !meccg_may_hold(m, seat, p->held[i].character, NULL))
			return reason_set(why,
			                  _("a card of the pool is not for this side: pool %s remove NAME"),
			                  meccg_name(m, seat));
	return true;
}

bool meccg_do_side(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_player *p;
	int seat, side;
	bool sauron = args_flag(&call->args, "sauron");

	if (!meccg_player(call, &seat) || !args_choice(&call->args, "hero|minion|fallen|balrog", &side))
		return false;
	p = &m->player[seat];
	if (sauron && side != SIDE_MINION)
		return reason_set(call->why, _("only a minion player may play Sauron (L-Additional-3)"));
	if (p->sealed)
		return reason_set(call->why, _("%s's pool is sealed: the side stands (L-Etiquette-2)"),
		                  meccg_name(m, seat));
	p->side = (enum meccg_side)side;
	p->sauron = sauron;
	p->sites = 0;
	if (!pool_fits(m, seat, call->why))
		return false;
	said_line(call->said, _("%s plays %s: a company of up to %d"), meccg_name(m, seat),
	          meccg_side_shown(p), meccg_size(m, seat));
	said_change(call->said, meccg_name(m, seat), NULL, _("side: %s"), meccg_side_shown(p));
	return true;
}

/* ---- who may be in a pool ---- */

static bool is_orc_or_troll(const struct meccg_character *c)
{
	return strcmp(c->race, "Orc") == 0 || strcmp(c->race, "Troll") == 0;
}

/* Agents are hazards for these two and no characters (L-General-8). */
static bool agents_are_hazards(enum meccg_side side)
{
	return side == SIDE_HERO || side == SIDE_BALROG;
}

bool meccg_may_hold(const struct meccg *m, int seat, int character, struct reason *why)
{
	const struct meccg_character *c = &meccg_characters[character];
	const struct meccg_player *p = &m->player[seat];
	const char *side = meccg_side_shown(p);

	if (c->flags & CARD_GERMAN)
		return reason_set(why, _("%s was never printed in English (L-Etiquette-1)"), c->name);
	if (c->flags & CARD_AVATAR)
		return reason_set(why, _("%s is an avatar, and avatars are never drafted (L-General-5)"),
		                  c->name);
	if (c->flags & CARD_AGENT && agents_are_hazards(p->side))
		return reason_set(why, _("%s is an agent, a hazard for %s (L-General-8)"), c->name, side);
	if (p->side == SIDE_BALROG && !(c->flags & CARD_OF_BALROG) && (!is_orc_or_troll(c) || c->mind > 8))
		return reason_set(
			why, _("%s is not for %s: Orcs and Trolls of a mind under 9, or the Balrog's own"),
			c->name, side);
	if ((p->side == SIDE_HERO && c->side != SIDE_HERO) ||
	    (p->side == SIDE_MINION && c->side != SIDE_MINION))
		return reason_set(why,
		                  c->side == SIDE_HERO ? _("%s is a hero character, not for %s")
		                                       : _("%s is a minion character, not for %s"),
		                  c->name, side);
	return true;
}

/* ---- counting and finding ---- */

int meccg_pool_size(const struct meccg *m, int seat)
{
	const struct meccg_player *p = &m->player[seat];
	int count = 0;

	for (int i = 0; i < p->holds; i++)
		count += !p->held[i].extra;
	return count;
}

static int copies_of(const struct meccg *m, int seat, const struct meccg_card *card)
{
	const struct meccg_player *p = &m->player[seat];
	char name[MECCG_NAME], other[MECCG_NAME];
	int count = 0;

	meccg_same(card->name, name);
	for (int i = 0; i < p->holds; i++) {
		meccg_same(p->held[i].name, other);
		count += strcmp(name, other) == 0;
	}
	return count;
}

/* A unique card once, of others as many as a deck may have. */
static bool has_room(const struct call *call, int seat, const struct meccg_card *card)
{
	const struct meccg *m = call->state;
	int most = card->unique ? 1 : m->player[seat].side == SIDE_FALLEN && !card->extra ? 2 : 3;

	if (!card->extra && meccg_pool_size(m, seat) == MECCG_POOL)
		return reason_set(call->why, _("a pool has at most %d characters (L-General-5)"), MECCG_POOL);
	if (card->extra && m->player[seat].holds - meccg_pool_size(m, seat) == MECCG_EXTRAS)
		return reason_set(call->why, _("at most %d cards beside the characters"), MECCG_EXTRAS);
	if (copies_of(m, seat, card) < most)
		return true;
	return reason_set(call->why,
	                  card->unique ? _("%s is unique and is in the pool already")
	                               : _("the pool has as many %s as a deck may have"),
	                  card->name);
}

static void say_size(const struct call *call, int seat)
{
	const struct meccg *m = call->state;
	int count = meccg_pool_size(m, seat), extras = m->player[seat].holds - count;

	said_line(call->said,
	          P_("%s's pool: %d character of %d", "%s's pool: %d characters of %d", (unsigned long)count),
	          meccg_name(m, seat), count, MECCG_POOL);
	if (extras)
		said_line(call->said,
		          P_("and %d card beside them", "and %d cards beside them", (unsigned long)extras),
		          extras);
	said_change(call->said, meccg_name(m, seat), NULL, _("pool: %d of %d"), count, MECCG_POOL);
}

/* ---- add ---- */

/* The catalogue's, or one's own when its mind is said. */
static bool read_card(struct call *call, int seat, const char *word, struct meccg_card *card)
{
	const struct meccg *m = call->state;
	const char *identity = args_key(&call->args, "identity"), *unique = args_key(&call->args, "unique");
	int mind = -1, found;

	*card = (struct meccg_card){ .character = -1, .unique = true };
	if (!args_key_number(&call->args, "mind", 0, MECCG_MIND, &mind))
		return false;
	if (unique && strcmp(unique, "no") != 0 && strcmp(unique, "yes") != 0)
		return reason_set(call->why, _("unique=no or unique=yes, not \"%s\""), unique);
	if (identity && !meccg_card_name(call, identity, card->person))
		return false;
	if (mind >= 0) {
		card->mind = mind;
		card->unique = !unique || strcmp(unique, "yes") == 0;
		return meccg_card_name(call, word, card->name) && meccg_is_english(card->name, call->why);
	}
	found = meccg_find_character(word, m->player[seat].side);
	if (found == -2)
		return reason_set(call->why, _("\"%s\" begins more than one character's name"), word);
	if (found < 0)
		return reason_set(call->why, _("no character is called \"%s\": mind=N adds one of your own"),
		                  word);
	if (identity || unique)
		return reason_set(call->why,
		                  _("unique= and identity= are for a card of your own, with mind=N"));
	card->character = found;
	card->mind = meccg_characters[found].mind;
	card->unique = meccg_characters[found].flags & CARD_UNIQUE;
	snprintf(card->name, sizeof card->name, "%s", meccg_characters[found].name);
	return meccg_may_hold(m, seat, found, call->why);
}

static bool put(struct call *call, int seat, const struct meccg_card *card)
{
	struct meccg *m = call->state;

	if (!has_room(call, seat, card))
		return false;
	m->player[seat].held[m->player[seat].holds++] = *card;
	return true;
}

static bool pool_add(struct call *call, int seat)
{
	struct meccg_card card;
	const char *word;

	if (!args_word(&call->args, &word) || !read_card(call, seat, word, &card) || !put(call, seat, &card))
		return false;
	say_size(call, seat);
	return true;
}

/* What a file held, one line for all of it; it replaces the pool's characters. */
static bool pool_list(struct call *call, int seat)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	struct meccg_card card;
	const char *word;
	int kept = 0;

	for (int i = 0; i < p->holds; i++)
		if (p->held[i].extra)
			p->held[kept++] = p->held[i];
	p->holds = kept;
	do {
		if (!args_word(&call->args, &word) || !read_card(call, seat, word, &card) ||
		    !put(call, seat, &card))
			return false;
	} while (args_more(&call->args));
	say_size(call, seat);
	return true;
}

/* ---- extra ---- */

static bool read_enables(struct call *call, unsigned *enables)
{
	const char *list = args_key(&call->args, "enables");

	for (const char *at = list; at;) {
		size_t length = strcspn(at, ",");
		char word[20];
		int gate;

		snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1),
		         at);
		gate = choice_find("agent|orc-troll|mind-over-5", word);
		if (gate < 0)
			return reason_set(
				call->why,
				_("enables= is agent, orc-troll or mind-over-5, with commas, not \"%.40s\""),
				list);
		*enables |= 1u << gate;
		at = at[length] ? at + length + 1 : NULL;
	}
	return true;
}

static bool pool_extra(struct call *call, int seat)
{
	struct meccg_card card = { .character = -1, .extra = true, .unique = true };
	const char *word, *unique = args_key(&call->args, "unique");

	if (!args_word(&call->args, &word) || !meccg_card_name(call, word, card.name) ||
	    !read_enables(call, &card.enables) || !args_key_number(&call->args, "stage", 0, 9, &card.stage))
		return false;
	if (unique && strcmp(unique, "no") != 0 && strcmp(unique, "yes") != 0)
		return reason_set(call->why, _("unique=no or unique=yes, not \"%s\""), unique);
	card.unique = !unique || strcmp(unique, "yes") == 0;
	if (!put(call, seat, &card))
		return false;
	say_size(call, seat);
	return true;
}

/* ---- remove, seal, load ---- */

static bool pool_remove(struct call *call, int seat)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	const char *word;
	int found = -1;

	if (!args_word(&call->args, &word))
		return false;
	for (int i = 0; i < p->holds; i++) {
		bool exact;

		if (!meccg_begins(p->held[i].name, word, &exact))
			continue;
		if (found >= 0 && !exact && strcmp(p->held[found].name, p->held[i].name) != 0)
			return reason_set(call->why, _("\"%s\" begins more than one name of the pool"), word);
		found = i;
		if (exact)
			break;
	}
	if (found < 0)
		return reason_set(call->why, _("nothing in the pool begins with \"%s\""), word);
	memmove(&p->held[found], &p->held[found + 1], (size_t)(p->holds - found - 1) * sizeof *p->held);
	p->holds--;
	say_size(call, seat);
	return true;
}

/* L-Etiquette-2: what is sealed stays so for the whole event. */
static bool pool_seal(struct call *call, int seat)
{
	struct meccg *m = call->state;

	m->player[seat].sealed = true;
	said_line(call->said, _("%s's pool is sealed"), meccg_name(m, seat));
	said_change(call->said, meccg_name(m, seat), NULL, _("pool sealed"));
	meccg_begin_draft(call);
	return true;
}

static bool pool_load(struct call *call, int seat)
{
	(void)seat;
	return reason_set(call->why, _("%s needs files, and nobody here reads them"), "pool load");
}

bool meccg_do_pool(struct call *call)
{
	static bool (*const doings[])(struct call *, int) = {
		pool_add, pool_remove, pool_extra, pool_load, pool_list, pool_seal,
	};
	struct meccg *m = call->state;
	int seat, what;

	if (!meccg_player(call, &seat) || !args_choice(&call->args, "add|remove|extra|load|list|seal", &what))
		return false;
	if (m->player[seat].sealed)
		return reason_set(call->why, _("%s's pool is sealed and cannot change (L-Etiquette-2)"),
		                  meccg_name(m, seat));
	if (m->phase != MECCG_POOLS)
		return reason_set(call->why, _("the pools belong before the draft (L-General-5)"));
	return doings[what](call, seat);
}
