/* SPDX-License-Identifier: MIT */
/*
 * The names of the players: storing one, and finding a player by name. Folded names lead
 * to their players by a hash, so that the ten thousandth costs no more than the first.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { LEAST_SLOTS = 16 };

/* ---- by hash ---- */

static uint32_t hash_of(const char *folded)
{
	uint32_t sum = 2166136261u;

	for (; *folded; folded++)
		sum = (sum ^ (unsigned char)*folded) * 16777619u;
	return sum ^ sum >> 15;
}

/* The slot of the player with this name, else the free one where it belongs. */
static uint32_t slot_of(const struct championship *c, const char *folded)
{
	uint32_t most = (uint32_t)c->slots - 1, at = hash_of(folded) & most;

	while (c->slot[at] && strcmp(champ_folded(c, c->slot[at] - 1), folded) != 0)
		at = (at + 1) & most;
	return at;
}

int champ_called(const struct championship *c, const char *folded)
{
	return c->slots ? c->slot[slot_of(c, folded)] - 1 : -1;
}

static void put_slot(struct championship *c, int player)
{
	c->slot[slot_of(c, champ_folded(c, player))] = (uint16_t)(player + 1);
}

/* Anew: when half of the slots are taken, and when a name has gone. */
static void put_all_slots(struct championship *c, int players)
{
	while (c->slots < 2 * players)
		c->slots = c->slots ? 2 * c->slots : LEAST_SLOTS;
	memset(c->slot, 0, (size_t)c->slots * sizeof *c->slot);
	for (int i = 0; i < players; i++)
		put_slot(c, i);
}

/* ---- a name is taken ---- */

/* A comma becomes another sign that a name may have, but not first. */
bool champ_name_is_fit(const char *name, struct reason *why)
{
	char plain[2 * CHAMP_NAME_BYTES];

	utf8_copy(plain, sizeof plain, name);
	for (char *comma = plain; (comma = strchr(comma, ',')) != NULL;)
		*comma = '-';
	return name_is_fit_in(plain, CHAMP_NAME_COLUMNS, CHAMP_NAME_BYTES, why);
}

bool champ_take_name(struct call *call, int player, const char *name)
{
	struct championship *c = call->state;
	char folded[CHAMP_NAME_BYTES];
	size_t bytes;
	int other;

	if (!champ_name_is_fit(name, call->why))
		return false;
	utf8_fold(name, folded, sizeof folded);
	other = champ_called(c, folded);
	if (other >= 0 && other != player)
		return reason_set(call->why, _("the name %s is taken by %s: choose another"), name,
		                  champ_name(c, other));
	bytes = strlen(name) + strlen(folded) + 2;
	if (c->names_used + bytes > CHAMP_NAMES)
		return reason_set(call->why, _("there is no more room for names"));
	c->player[player].name = c->names_used;
	memcpy(c->names + c->names_used, name, strlen(name) + 1);
	memcpy(c->names + c->names_used + strlen(name) + 1, folded, strlen(folded) + 1);
	c->names_used += (uint32_t)bytes;
	if (player < c->players)
		put_all_slots(c, c->players);
	else if (c->slots < 2 * (player + 1))
		put_all_slots(c, player + 1);
	else
		put_slot(c, player);
	return true;
}

/* ---- finding ---- */

static int nobody(const struct championship *c, const char *word, struct reason *why)
{
	if (!c->players)
		reason_set(why, _("nobody has entered yet: `player NAME`"));
	else
		reason_set(why, _("no player is called \"%s\""), utf8_shown(word).text);
	return -1;
}

static int several(const struct championship *c, const char *word, const char *folded, struct reason *why)
{
	uint16_t found[CHAMP_SEATS * 2];
	int count = 0, all = 0;
	size_t length = strlen(folded);

	for (int i = 0; i < c->players; i++)
		if (strncmp(champ_folded(c, i), folded, length) == 0) {
			if (count < CHAMP_SEATS)
				found[count++] = (uint16_t)i;
			all++;
		}
	reason_set(why,
	           all > count ? _("\"%s\" fits several names: %s ...") : _("\"%s\" fits several names: %s"),
	           word, champ_list(c, found, count).text);
	return -1;
}

/* The only player whose folded name begins so; -1: none, -2: several. */
static int find_beginning(const struct championship *c, const char *folded)
{
	size_t length = strlen(folded);
	int found = -1;

	for (int i = 0; i < c->players && length; i++)
		if (strncmp(champ_folded(c, i), folded, length) == 0)
			found = found == -1 ? i : -2;
	return found;
}

int champ_find(const struct championship *c, const char *word, struct reason *why)
{
	char folded[CHAMP_NAME_BYTES];
	int found, number;

	if (strlen(word) >= CHAMP_NAME_BYTES)
		return nobody(c, word, why);
	utf8_fold(word, folded, sizeof folded);
	found = champ_called(c, folded);
	if (found >= 0 && strcmp(champ_name(c, found), word) == 0)
		return found;
	if (isdigit((unsigned char)word[0]) && read_int(word, 0, 99999, &number)) {
		if (number >= 1 && number <= c->players)
			return number - 1;
		reason_set(why, _("there is no player %d: %d have entered"), number, c->players);
		return -1;
	}
	if (found < 0)
		found = find_beginning(c, folded);
	return found >= 0 ? found : found == -2 ? several(c, word, folded, why) : nobody(c, word, why);
}

int champ_search(const struct championship *c, const char *part, int from)
{
	char folded[CHAMP_NAME_BYTES];

	utf8_fold(part, folded, sizeof folded);
	for (int i = 1; i <= c->players; i++) {
		int player = (from + i + c->players) % c->players;

		if (folded[0] && strstr(champ_folded(c, player), folded))
			return player;
	}
	return -1;
}
