/* SPDX-License-Identifier: MIT */
/*
 * The players: names, entry, dropping out. A player's number is the place in the
 * order of entry and never changes.
 */
#include <ctype.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- names ---- */

/* Stores the name of a player, who may be the next to enter, at the end of the pool. */
static bool take_name(struct call *call, int player, const char *name)
{
	struct championship *c = call->state;
	char folded[NAME_BYTES];
	size_t bytes;

	if (!name_is_fit(name, call->why))
		return false;
	utf8_fold(name, folded, sizeof folded);
	for (int i = 0; i < c->players; i++)
		if (i != player && strcmp(champ_folded(c, i), folded) == 0)
			return reason_set(call->why, _("the name %s is taken by %s: choose another"), name,
			                  champ_name(c, i));
	bytes = strlen(name) + strlen(folded) + 2;
	if (c->names_used + bytes > CHAMP_NAMES)
		return reason_set(call->why, _("there is no more room for names"));
	c->player[player].name = c->names_used;
	memcpy(c->names + c->names_used, name, strlen(name) + 1);
	memcpy(c->names + c->names_used + strlen(name) + 1, folded, strlen(folded) + 1);
	c->names_used += (uint32_t)bytes;
	return true;
}

/* "jp" becomes "JP"; two or three letters. */
static bool take_nation(struct call *call, int player, const char *text)
{
	char *nation = ((struct championship *)call->state)->player[player].nation;
	size_t length = strlen(text);
	bool fits = length == 2 || length == 3;

	memset(nation, 0, 4);
	for (size_t i = 0; fits && i < length; i++) {
		fits = isalpha((unsigned char)text[i]) && (unsigned char)text[i] <= 'z';
		nation[i] = (char)toupper((unsigned char)text[i]);
	}
	return fits || reason_set(call->why, _("\"%s\" is no nation: two or three letters, as in JP"),
	                          utf8_shown(text).text);
}

/* ---- entry ---- */

static bool enter(struct call *call, const char *name, const char *nation)
{
	struct championship *c = call->state;
	struct champ_player *who = &c->player[c->players];

	if (c->stage > CHAMP_PRELIMINARY || c->cut)
		return reason_set(call->why, _("the preliminaries are closed: no more players"));
	if (c->players == CHAMP_PLAYERS)
		return reason_set(call->why, _("a championship has at most %d players"), CHAMP_PLAYERS);
	memset(who, 0, sizeof *who);
	memset(who->at, 0xff, sizeof who->at);
	if (!take_name(call, c->players, name) || (nation && !take_nation(call, c->players, nation)))
		return false;
	c->players++;
	return true;
}

/* A late entrant needs a round that has not begun. */
static bool late(struct call *call)
{
	const struct championship *c = call->state;

	for (int r = 0; r < c->rounds; r++)
		if (!c->round[r].begun)
			return true;
	return !c->rounds || reason_set(call->why, _("every round has begun: no more players"));
}

static void say_entry(struct call *call, int from)
{
	const struct championship *c = call->state;
	uint16_t entered[CHAMP_SEATS * 2];
	int count = c->players - from;

	for (int i = 0; i < count && i < CHAMP_SEATS * 2; i++)
		entered[i] = (uint16_t)(from + i);
	if (count == 1 && c->player[from].nation[0]) {
		said_line(call->said, _("%s (%s) enters as number %d"), champ_name(c, from),
		          c->player[from].nation, c->players);
		said_change(call->said, champ_name(c, from), NULL, _("enters as number %d"), c->players);
	} else if (count == 1) {
		said_line(call->said, _("%s enters as number %d"), champ_name(c, from), c->players);
		said_change(call->said, champ_name(c, from), NULL, _("enters as number %d"), c->players);
	} else {
		said_both(call->said, _("entered: %s; %d players in all"), champ_list(c, entered, count).text,
		          c->players);
	}
}

/* "seat NAME[=NATION]..."; loading a file of players says this line, too. */
bool champ_seat(struct call *call)
{
	struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	int from = c->players;

	for (int i = 0; i < call->args.count; i++) {
		struct word *word = &call->args.word[i];

		if (word->used)
			continue;
		word->used = true;
		if (!enter(call, word->key ? word->key : word->text, word->key ? word->text : NULL))
			return false;
	}
	if (from == c->players)
		return args_usage(&call->args);
	if (!late(call))
		return false;
	say_entry(call, from);
	return champ_redraw(call, by);
}

bool champ_player(struct call *call)
{
	const struct championship *c = call->state;
	const char *nation = args_key(&call->args, "nation"), *by = args_key(&call->args, "by");
	char name[NAME_BYTES * 2];
	int from = c->players;

	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (!args_rest(&call->args, name, sizeof name, NAME_COLUMNS) || !enter(call, name, nation) ||
	    !late(call))
		return false;
	say_entry(call, from);
	return champ_redraw(call, by);
}

bool champ_rename(struct call *call)
{
	struct championship *c = call->state;
	char name[NAME_BYTES * 2], old[NAME_BYTES];
	int player;

	if (!champ_read_player(call, true, &player))
		return false;
	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (!args_rest(&call->args, name, sizeof name, NAME_COLUMNS))
		return false;
	utf8_copy(old, sizeof old, champ_name(c, player));
	if (!take_name(call, player, name))
		return false;
	said_line(call->said, _("%s is now called %s"), old, name);
	said_change(call->said, old, NULL, _("now called %s"), name);
	return true;
}

bool champ_nation(struct call *call)
{
	struct championship *c = call->state;
	const char *nation;
	int player;

	if (!champ_read_player(call, true, &player) || !args_word(&call->args, &nation) ||
	    !take_nation(call, player, nation))
		return false;
	said_line(call->said, _("%s plays for %s"), champ_name(c, player), c->player[player].nation);
	said_change(call->said, champ_name(c, player), NULL, _("plays for %s"), c->player[player].nation);
	return true;
}

bool champ_drop(struct call *call)
{
	struct championship *c = call->state;
	int player;

	if (!champ_read_player(call, false, &player))
		return false;
	c->player[player].status = CHAMP_DROPPED;
	said_line(call->said, _("%s drops out"), champ_name(c, player));
	said_change(call->said, champ_name(c, player), NULL, _("drops out"));
	return champ_redraw(call, args_key(&call->args, "by"));
}
