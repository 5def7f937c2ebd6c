/* SPDX-License-Identifier: MIT */
/*
 * Before the draft: each player's side and a pool of up to ten characters,
 * with the cards that are shown like characters (L-General-5). A pool is its
 * player's secret: no sentence here names a card.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

/* ---- the side ---- */

static void set_side(struct meccg_player *p, enum meccg_side side, bool sauron)
{
	p->side = side;
	p->sauron = sauron;
	p->sites = 0;
}

void meccg_say_side(const struct call *call, int seat)
{
	const struct meccg *m = call->state;
	const struct meccg_player *p = &m->player[seat];

	said_line(call->said, _("%s plays %s: a company of up to %d"), meccg_name(m, seat),
	          meccg_side_shown(p), meccg_size(m, seat));
	meccg_log(call, seat, _("side: %s"), meccg_side_shown(p));
}

bool meccg_may_change_side(const struct meccg *m, int seat, struct reason *why)
{
	return !m->player[seat].sealed ||
	       reason_set(why, _("%s's pool is sealed: the side cannot change (L-Etiquette-2)"),
	                  meccg_name(m, seat));
}

bool meccg_do_side(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_player *p;
	int seat, side;
	bool sauron = args_flag(&call->args, "sauron");

	if (!meccg_player(call, &seat) || !args_choice(&call->args, MECCG_SIDE_WORDS, &side))
		return false;
	p = &m->player[seat];
	if (sauron && side != SIDE_MINION)
		return reason_set(call->why, _("only a minion player may play Sauron (L-Additional-3)"));
	if (!meccg_may_change_side(m, seat, call->why))
		return false;
	set_side(p, (enum meccg_side)side, sauron);
	meccg_say_side(call, seat);
	for (int i = 0; i < p->holds; i++)
		if (p->held[i].character >= 0 && !meccg_may_hold(m, seat, p->held[i].character, NULL, NULL))
			return reason_set(call->why,
			                  _("a card in the pool is not for this side: `pool %s remove NAME`"),
			                  meccg_name(m, seat));
	return true;
}

/* ---- which characters a pool may hold ---- */

bool meccg_may_hold(const struct meccg *m, int seat, int character, struct reason *why, const char **brief)
{
	const struct meccg_character *c = &meccg_characters[character];
	const struct meccg_player *p = &m->player[seat];
	const char *side = meccg_side_shown(p), *few;

	if (!brief)
		brief = &few;
	*brief = _("German only");
	if (c->flags & CARD_GERMAN)
		return reason_set(why, _("%s was never printed in English (L-Etiquette-1)"), c->name);
	*brief = _("avatar");
	if (c->flags & CARD_AVATAR)
		return reason_set(why, _("%s is an avatar: avatars are not drafted (L-General-5)"), c->name);
	*brief = _("agent");
	if (c->flags & CARD_AGENT && meccg_agents_are_hazards(p))
		return reason_set(why, _("%s is an agent: a hazard for %s (L-General-8)"), c->name, side);
	*brief = meccg_is_orc_or_troll(c) ? _("mind over 8") : _("no Orc, Troll");
	if (p->side == SIDE_BALROG && !(c->flags & CARD_OF_BALROG) &&
	    (!meccg_is_orc_or_troll(c) || c->mind > BALROG_MIND))
		return reason_set(
			why,
			_("%s is not for %s: only Orcs and Trolls of mind 8 or less, or the Balrog's own"),
			c->name, side);
	*brief = c->side == SIDE_HERO ? _("hero only") : _("minion only");
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

bool meccg_may_change_pool(const struct meccg *m, int seat, struct reason *why)
{
	if (m->player[seat].sealed)
		return reason_set(why, _("%s's pool is sealed and cannot change (L-Etiquette-2)"),
		                  meccg_name(m, seat));
	return m->phase == MECCG_POOLS ||
	       reason_set(why, _("the draft has begun: pools cannot change (L-General-5)"));
}

bool meccg_may_add(const struct meccg *m, int seat, struct reason *why)
{
	return meccg_may_change_pool(m, seat, why) &&
	       (meccg_pool_size(m, seat) < MECCG_POOL ||
	        reason_set(why, _("a pool has at most %d characters (L-General-5)"), MECCG_POOL));
}

/* Whether the pool has a place for the card, and not all the copies that a deck may have. */
static bool has_room(const struct meccg *m, int seat, const struct meccg_card *card, struct reason *why)
{
	const struct meccg_player *p = &m->player[seat];
	int characters = meccg_pool_size(m, seat);

	if (!card->extra && !meccg_may_add(m, seat, why))
		return false;
	if (card->extra && p->holds - characters == MECCG_EXTRAS)
		return reason_set(why, _("at most %d cards besides the characters"), MECCG_EXTRAS);
	if (meccg_held_copies(p, card->name) < meccg_copies(p, card->unique, !card->extra))
		return true;
	return reason_set(
		why, "%s",
		card->unique ? _("this card is unique and already in the pool (CoE-1.3.1)")
			     : _("the pool has all the copies of this card a deck may have (CoE-1.3.1)"));
}

static void say_size(const struct call *call, int seat)
{
	const struct meccg *m = call->state;
	int count = meccg_pool_size(m, seat), extras = m->player[seat].holds - count,
	    items = m->player[seat].listed_items;

	said_line(call->said, P_("%s's pool: %d character of %d", "%s's pool: %d characters of %d", count),
	          meccg_name(m, seat), count, MECCG_POOL);
	if (extras)
		said_line(call->said, P_("and %d other card", "and %d other cards", extras), extras);
	if (items)
		said_line(call->said, P_("and %d minor item", "and %d minor items", items), items);
	meccg_log(call, seat, _("pool: %d of %d"), count, MECCG_POOL);
}

/* ---- add ---- */

/* "unique=no" of a card of one's own; without it the card is unique. */
static bool read_unique(struct call *call, bool *said, bool *unique)
{
	const char *word = args_key(&call->args, "unique");

	*said = word != NULL;
	*unique = !word || strcmp(word, "yes") == 0;
	return *unique || strcmp(word, "no") == 0 ||
	       reason_set(call->why, _("unique=no or unique=yes, not \"%s\""), word);
}

static bool put(struct meccg *m, int seat, const struct meccg_card *card, struct reason *why)
{
	if (!has_room(m, seat, card, why))
		return false;
	m->player[seat].held[m->player[seat].holds++] = *card;
	return true;
}

/* A character of the catalogue. */
static bool find_card(const struct meccg *m, int seat, const char *word, struct meccg_card *card,
                      struct reason *why)
{
	int found = meccg_find_character(word, m->player[seat].side);

	if (found == FOUND_SEVERAL)
		return reason_set(why, _("\"%s\" fits several characters: type more of the name"), word);
	if (found < 0)
		return reason_set(why, _("no character is called \"%s\": mind=N adds one of your own"), word);
	card->character = found;
	card->mind = meccg_characters[found].mind;
	card->unique = meccg_characters[found].flags & CARD_UNIQUE;
	snprintf(card->name, sizeof card->name, "%s", meccg_characters[found].name);
	return meccg_may_hold(m, seat, found, why, NULL);
}

bool meccg_put_character(struct meccg *m, int seat, const char *word, struct reason *why)
{
	struct meccg_card card = { .character = -1 };

	return find_card(m, seat, word, &card, why) && put(m, seat, &card, why);
}

/* A character of the catalogue, or with mind=N a card of one's own. */
static bool read_card(struct call *call, int seat, const char *word, struct meccg_card *card)
{
	const struct meccg *m = call->state;
	const char *identity = args_key(&call->args, "identity");
	int mind = -1;
	bool unique_said;

	memset(card, 0, sizeof *card);
	card->character = -1;
	if (!args_key_number(&call->args, "mind", 0, MECCG_MIND, &mind) ||
	    !read_unique(call, &unique_said, &card->unique) ||
	    (identity && !meccg_card_name(identity, card->person, call->why)))
		return false;
	if (mind >= 0) {
		card->mind = mind;
		return meccg_card_name(word, card->name, call->why) &&
		       meccg_is_english(card->name, call->why);
	}
	if (identity || unique_said)
		return reason_set(call->why,
		                  _("unique= and identity= are for a card of your own, with mind=N"));
	return find_card(m, seat, word, card, call->why);
}

/* Reads a card and puts it into the pool. */
static bool add_card(struct call *call, int seat)
{
	struct meccg_card card;
	const char *word;

	return args_word(&call->args, &word) && read_card(call, seat, word, &card) &&
	       put(call->state, seat, &card, call->why);
}

static bool pool_add(struct call *call, int seat)
{
	if (!add_card(call, seat))
		return false;
	say_size(call, seat);
	return true;
}

bool meccg_side_of_list(struct call *call, int seat, bool *told)
{
	struct meccg *m = call->state;
	const char *word = args_key(&call->args, "side");
	int side = word ? choice_find(MECCG_SIDE_WORDS, word) : (int)m->player[seat].side;

	*told = word != NULL;
	if (side < 0)
		return reason_set(call->why, _("side= is hero, minion, fallen or balrog, not \"%.40s\""),
		                  word);
	if (word)
		set_side(&m->player[seat], (enum meccg_side)side, false);
	return true;
}

/* "extra=NAME" over and over: what a list has beside its characters replaces those of the pool. */
static bool list_extras(struct call *call, int seat)
{
	const char *word;

	while ((word = args_key(&call->args, "extra"))) {
		const struct meccg_listing *listing = meccg_find_listing(word, SIDE_FALLEN);
		struct meccg_card card = { .character = -1, .extra = true };

		card.unique = listing && listing->unique;
		card.enables = meccg_is(word, MECCG_SUMMONS) ? ENABLES_AGENT : ENABLES_ANY;
		if (!meccg_card_name(word, card.name, call->why) || !put(call->state, seat, &card, call->why))
			return false;
	}
	return true;
}

/* "item=NAME" over and over: the minor items of a list replace those of the pool. */
static bool list_items(struct call *call, int seat)
{
	struct meccg *m = call->state;
	const char *word;

	m->player[seat].listed_items = 0;
	while ((word = args_key(&call->args, "item")))
		if (!meccg_put_item(m, seat, word, call->why))
			return false;
	return true;
}

static bool has_key(const struct args *args, const char *key)
{
	for (int i = 0; i < args->count; i++)
		if (args->word[i].key && strcmp(args->word[i].key, key) == 0)
			return true;
	return false;
}

/* All characters of a file in one line; they replace those of the pool. */
static bool pool_list(struct call *call, int seat)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	int kept = 0;
	bool told;

	if (!meccg_side_of_list(call, seat, &told))
		return false;
	for (int i = 0; i < p->holds && !has_key(&call->args, "extra"); i++)
		if (p->held[i].extra)
			p->held[kept++] = p->held[i];
	p->holds = kept;
	if (!list_extras(call, seat) || !list_items(call, seat))
		return false;
	do {
		if (!add_card(call, seat))
			return false;
	} while (args_more(&call->args));
	say_size(call, seat);
	if (told)
		meccg_say_side(call, seat);
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
	struct meccg_card card = { .character = -1, .extra = true };
	const char *word;
	bool unique_said;

	if (!args_word(&call->args, &word) || !meccg_card_name(word, card.name, call->why) ||
	    !read_enables(call, &card.enables) || !args_key_number(&call->args, "stage", 0, 9, &card.stage) ||
	    !read_unique(call, &unique_said, &card.unique) || !put(call->state, seat, &card, call->why))
		return false;
	say_size(call, seat);
	return true;
}

/* ---- minor items, which `item` gives after the draft ---- */

static bool pool_item(struct call *call, int seat)
{
	const char *word;

	if (!args_word(&call->args, &word) || !meccg_put_item(call->state, seat, word, call->why))
		return false;
	say_size(call, seat);
	return true;
}

/* ---- remove, seal, load ---- */

static bool any_card(const struct meccg_card *card)
{
	return true;
}

static bool remove_item(struct meccg_player *p, const char *word)
{
	bool exact;

	for (int i = 0; i < p->listed_items; i++)
		if (meccg_begins(p->listed[i].name, word, &exact)) {
			p->listed[i] = p->listed[--p->listed_items];
			return true;
		}
	return false;
}

static bool pool_remove(struct call *call, int seat)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	const char *word;
	int found;

	if (!args_word(&call->args, &word))
		return false;
	found = meccg_find_card(p, word, any_card);
	if (found == FOUND_SEVERAL)
		return reason_set(call->why, _("\"%s\" fits several names of the pool: type more of it"),
		                  word);
	if (found == FOUND_NONE && !remove_item(p, word))
		return reason_set(call->why, _("nothing in the pool begins with \"%s\""), word);
	if (found >= 0)
		memmove(&p->held[found], &p->held[found + 1], (size_t)(--p->holds - found) * sizeof *p->held);
	say_size(call, seat);
	return true;
}

/* L-Etiquette-2: a sealed pool stays for the whole event. */
static bool pool_seal(struct call *call, int seat)
{
	struct meccg *m = call->state;

	m->player[seat].sealed = true;
	said_line(call->said, _("%s's pool is sealed"), meccg_name(m, seat));
	if (!m->player[1 - seat].sealed)
		said_line(call->said, _("now %s's pool"), meccg_name(m, 1 - seat));
	meccg_log(call, seat, _("pool sealed"));
	meccg_begin_draft(call);
	return true;
}

bool meccg_do_pool(struct call *call)
{
	static bool (*const doings[])(struct call *, int) = {
		pool_add, pool_remove, pool_extra, NULL, pool_list, pool_seal, pool_item,
	};
	struct meccg *m = call->state;
	int seat, what;

	if (!meccg_player(call, &seat) || !args_choice(&call->args, MECCG_POOL_WORDS, &what))
		return false;
	if (!meccg_may_change_pool(m, seat, call->why))
		return false;
	if (!doings[what])
		return reason_set(call->why, _("Enter reads the file"));
	return doings[what](call, seat);
}
