/* SPDX-License-Identifier: MIT */
/*
 * Between the draft and the first turns: starting sites, and the characters that
 * go to the play deck.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"

/* ---- starting sites ---- */

/* `any`: besides the named one, any site of a kind that the player's card allows. */
static const struct start {
	int most;
	const char *name[MECCG_SITES];
	bool any;
} starts[] = {
	[SIDE_HERO] = { 1, { "Rivendell" }, false },
	[SIDE_MINION] = { 2, { "Minas Morgul", "Dol Guldur" }, false }, /* L-Additional-7 */
	[SIDE_FALLEN] = { 1, { "The White Towers" }, true },
	[SIDE_BALROG] = { 2, { "Moria", "The Under-gates" }, false },
};

const char *meccg_site_of(enum meccg_side side, int n)
{
	return n < MECCG_SITES ? starts[side].name[n] : NULL;
}

static bool read_site(struct call *call, int seat)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	const struct start *start = &starts[p->side];
	const char *word;
	char name[MECCG_NAME] = "";
	bool exact;

	if (!args_word(&call->args, &word))
		return false;
	for (int i = 0; i < MECCG_SITES && start->name[i]; i++)
		if (meccg_begins(start->name[i], word, &exact))
			snprintf(name, sizeof name, "%s", start->name[i]);
	if (!name[0] && !start->any && start->most == 2)
		return reason_set(call->why,
		                  _("\"%.60s\" is not a starting site for %s: %s and/or %s (L-Additional-7)"),
		                  word, meccg_side_shown(p), start->name[0], start->name[1]);
	if (!name[0] && !start->any)
		return reason_set(call->why, _("\"%.60s\" is not a starting site for %s: %s"), word,
		                  meccg_side_shown(p), start->name[0]);
	if (!name[0] && !meccg_card_name(word, name, call->why))
		return false;
	if (p->sites == start->most)
		return reason_set(call->why,
		                  P_("%s starts at %d site", "%s starts at up to %d sites", start->most),
		                  meccg_name(m, seat), start->most);
	if (p->sites && strcmp(p->site[0], name) == 0)
		return reason_set(call->why, _("%s is named twice"), name);
	memcpy(p->site[p->sites++], name, sizeof name);
	return true;
}

bool meccg_do_site(struct call *call)
{
	struct meccg *m = call->state;
	struct meccg_player *p;
	int seat;

	if (!meccg_player(call, &seat) || !meccg_before_play(m, _("starting sites"), call->why))
		return false;
	p = &m->player[seat];
	p->sites = 0;
	for (int i = 0; i < p->holds; i++)
		p->held[i].at = 0;
	do {
		if (!read_site(call, seat))
			return false;
	} while (args_more(&call->args));
	if (p->sites == 2)
		said_line(call->said, _("%s starts at %s and %s"), meccg_name(m, seat), p->site[0],
		          p->site[1]);
	else
		said_line(
			call->said,
			strcmp(p->site[0], starts[p->side].name[0]) != 0 && starts[p->side].any
				? _("%s starts at %s; check its card: Ruins & Lairs in Arthedain or Rhudaur")
				: _("%s starts at %s"),
			meccg_name(m, seat), p->site[0]);
	meccg_log(call, seat, _("starts at %s"), p->site[0]);
	return true;
}

/* ---- who starts where, and where the avatar appears ---- */

const char *meccg_start_of(const struct meccg_player *p, const struct meccg_card *card)
{
	return card->at > 0 ? p->site[card->at - 1] : p->sites == 1 ? p->site[0] : NULL;
}

bool meccg_owes_site(const struct meccg *m, int seat)
{
	const struct meccg_player *p = &m->player[seat];

	for (int i = 0; i < p->holds; i++)
		if (meccg_is_starter(&p->held[i]) && !meccg_start_of(p, &p->held[i]))
			return true;
	return false;
}

/* L-Additional-7: a starter begins at one of the player's starting sites. */
static bool place_starter(struct call *call, int seat, const char *who)
{
	struct meccg *m = call->state;
	struct meccg_player *p = &m->player[seat];
	int found = meccg_find_card(p, who, meccg_is_starter);
	const char *word;
	bool exact;

	if (found < 0)
		return reason_set(call->why, _("\"%s\" is not in %s's starting company"), who,
		                  meccg_name(m, seat));
	if (!p->sites)
		return reason_set(call->why, _("no starting site yet: `site %s NAME`"), meccg_name(m, seat));
	if (!args_word(&call->args, &word))
		return false;
	for (int i = 0; i < p->sites; i++)
		if (meccg_begins(p->site[i], word, &exact)) {
			p->held[found].at = i + 1;
			said_line(call->said, _("%s starts at %s"), p->held[found].name, p->site[i]);
			meccg_log(call, seat, _("%s starts at %s"), p->held[found].name, p->site[i]);
			return true;
		}
	return reason_set(call->why, _("%s does not start at \"%.60s\": `site %s NAME...` says where"),
	                  meccg_name(m, seat), word, meccg_name(m, seat));
}

/* L-Additional-7: a Ringwraith appears at Minas Morgul, Dol Guldur, or its home site. Of some the
 * home site is any in a region: the players look at the card. */
static bool may_appear(const struct call *call, int seat, const struct meccg_person *avatar, char *site)
{
	const struct meccg *m = call->state;
	const struct start *start = &starts[SIDE_MINION];
	int character = meccg_find_exact(avatar->name);
	const char *home = character < 0 ? "" : meccg_characters[character].home;
	bool exact;

	if (m->player[seat].side != SIDE_MINION)
		return true;
	for (int i = 0; i <= MECCG_SITES; i++) {
		const char *name = i < MECCG_SITES ? start->name[i] : home;

		if (!meccg_begins(name, site, &exact))
			continue;
		snprintf(site, MECCG_NAME, "%s", name);
		return true;
	}
	if (character < 0 || strncmp(home, "Any site", strlen("Any site")) == 0) {
		said_line(call->said, _("check the card of %s: its home site"), avatar->name);
		return true;
	}
	return reason_set(call->why,
	                  _("%s appears at %s, %s or its home site, not at \"%.60s\" (L-Additional-7)"),
	                  avatar->name, start->name[0], start->name[1], site);
}

static bool place_avatar(struct call *call, int seat, const char *who)
{
	struct meccg *m = call->state;
	struct meccg_person *avatar = meccg_find_person(m, seat, who, call->why);
	char site[MECCG_NAME];
	const char *word;

	if (!avatar)
		return false;
	if (avatar->kind != KIND_AVATAR)
		return reason_set(call->why,
		                  _("%s is not an avatar: starters are placed before the first turn"),
		                  avatar->name);
	if (avatar->state != STATE_IN)
		return reason_set(call->why, _("%s is no longer in play"), avatar->name);
	if (!args_word(&call->args, &word) || !meccg_card_name(word, site, call->why) ||
	    !may_appear(call, seat, avatar, site))
		return false;
	snprintf(avatar->at, sizeof avatar->at, "%s", site);
	said_line(call->said, _("%s appears at %s"), avatar->name, site);
	meccg_log(call, seat, _("%s appears at %s"), avatar->name, site);
	return true;
}

bool meccg_do_place(struct call *call)
{
	const struct meccg *m = call->state;
	const char *who;
	int seat;

	if (!meccg_player(call, &seat) || !args_word(&call->args, &who))
		return false;
	if (m->phase == MECCG_STARTING || m->phase == MECCG_DECK)
		return place_starter(call, seat, who);
	return meccg_in_game(call) && place_avatar(call, seat, who);
}

/* ---- characters that go to the deck ---- */

bool meccg_is_left(const struct meccg_card *card)
{
	return !card->extra && card->fate != FATE_JOINED && !card->to_deck;
}

bool meccg_may_sort(const struct meccg *m, struct reason *why)
{
	return m->phase < MECCG_STARTING
	               ? reason_set(why, _("cards go to the deck after the draft (L-General-5)"))
	               : meccg_before_play(m, _("cards from the draft"), why);
}

/* By choice, not by itself (L-General-5, the note), and never to the sideboard. */
bool meccg_do_todeck(struct call *call)
{
	struct meccg *m = call->state;
	const char *word, *to = args_key(&call->args, "to");
	int seat, found, count;

	if (!meccg_player(call, &seat) || !args_word(&call->args, &word) || !meccg_may_sort(m, call->why))
		return false;
	if (to && strcmp(to, "deck") != 0)
		return reason_set(call->why,
		                  _("cards left in the pool go to the play deck or out of the game, never "
		                    "to the sideboard"));
	found = meccg_find_card(&m->player[seat], word, meccg_is_left);
	if (found == FOUND_SEVERAL)
		return reason_set(call->why,
		                  _("\"%s\" fits several cards that are left: type more of the name"), word);
	if (found == FOUND_NONE)
		return reason_set(call->why,
		                  _("\"%s\" cannot go to the deck: only cards not shown or set aside can "
		                    "(L-General-5)"),
		                  word);
	m->player[seat].held[found].to_deck = true;
	count = meccg_deck_characters(m, seat);
	if (count > MECCG_POOL)
		return reason_set(
			call->why,
			_("that would be %d characters in the deck: at most %d with these (L-General-5)"),
			count, MECCG_POOL);
	said_line(call->said,
	          P_("%s: %d character in the deck, at most %d", "%s: %d characters in the deck, at most %d",
	             count),
	          meccg_name(m, seat), count, MECCG_POOL);
	meccg_log(call, seat, _("to the deck: characters %d"), count);
	return true;
}
