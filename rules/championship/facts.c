/* SPDX-License-Identifier: MIT */
/*
 * Facts of a state: the players, the rounds, the sheets and who sits there.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- the state ---- */

/* Copies only the part in use: most of the state is room for ten thousand players. */
void champ_copy(void *to, const void *from)
{
	const struct championship *c = from;
	struct championship *copy = to;

	memcpy(copy, c, offsetof(struct championship, player));
	memcpy(copy->player, c->player, (size_t)c->players * sizeof c->player[0]);
	memcpy(copy->record, c->record, (size_t)c->records * sizeof c->record[0]);
	for (int r = 0; r < CHAMP_STAGES; r++)
		memcpy(&copy->round[r], &c->round[r],
		       offsetof(struct champ_round, sheet) +
		               (size_t)c->round[r].tables * sizeof c->round[r].sheet[0]);
	memcpy(copy->slot, c->slot, (size_t)c->slots * sizeof *c->slot);
	memcpy(copy->names, c->names, c->names_used);
	memcpy(copy->texts, c->texts, c->texts_used);
}

struct championship *champ_copy_of(const struct championship *c)
{
	struct championship *copy = xcalloc(1, sizeof *copy);

	champ_copy(copy, c);
	return copy;
}

/* ---- players ---- */

const char *champ_name(const struct championship *c, int player)
{
	return c->names + c->player[player].name;
}

bool champ_is_named_by_nation(const struct championship *c, int player)
{
	const char *end = strrchr(champ_name(c, player), '(');
	char whole[sizeof c->player->nation + 2];

	snprintf(whole, sizeof whole, "(%s)", c->player[player].nation);
	return end && strcmp(end, whole) == 0;
}

const char *champ_folded(const struct championship *c, int player)
{
	const char *name = champ_name(c, player);

	return name + strlen(name) + 1;
}

void champ_word(const struct championship *c, int player, char *out, size_t size)
{
	const char *name = champ_name(c, player);

	if (strcmp(name, "winner") == 0 || strlen(name) >= NAME_BYTES)
		snprintf(out, size, "%d", player + 1);
	else
		word_typed(name, out, size);
}

struct champ_names champ_list(const struct championship *c, const uint16_t *player, int count)
{
	enum { SHOWN = 5 };
	struct champ_names out = { "" };
	int shown = count <= SHOWN + 1 ? count : SHOWN;
	size_t end = 0, size = sizeof out.text;

	for (int i = 0; i < shown; i++)
		end += (size_t)snprintf(out.text + end, size - end, "%s%s", i ? _(", ") : "",
		                        champ_name(c, player[i]));
	if (shown < count)
		snprintf(out.text + end, size - end, _(" and %d more"), count - shown);
	return out;
}

struct champ_names champ_seated(const struct championship *c, const struct champ_sheet *sheet)
{
	uint16_t player[CHAMP_SEATS];
	int count = 0;

	for (int k = 0; k < sheet->seats; k++)
		if (!sheet->seat[k].gone)
			player[count++] = sheet->seat[k].player;
	return champ_list(c, player, count);
}

bool champ_present(const struct championship *c, int player)
{
	return c->player[player].status == CHAMP_IN && c->player[player].here != CHAMP_ABSENT;
}

bool champ_comes(const struct championship *c, int player)
{
	return champ_present(c, player) && (!c->roll || c->player[player].here == CHAMP_HERE);
}

/* ---- rounds and sheets ---- */

const char *champ_round_word(int round)
{
	static const char *const words[CHAMP_STAGES] = { "1", "2", "3", "4",         "5",
		                                         "6", "7", "8", "semifinal", "final" };

	return words[round];
}

int champ_round_find(const char *word)
{
	int round;

	if (read_int(word, 1, CHAMP_ROUNDS, &round))
		return round - 1;
	for (round = CHAMP_SEMIFINAL; round < CHAMP_STAGES; round++)
		if (strcmp(word, champ_round_word(round)) == 0)
			return round;
	return -1;
}

struct champ_text champ_round_name(int round)
{
	struct champ_text out;

	if (round < CHAMP_ROUNDS)
		snprintf(out.text, sizeof out.text, _("round %s"), champ_round_word(round));
	else
		snprintf(out.text, sizeof out.text, "%s",
		         round == CHAMP_FINAL ? _("the final") : _("the semifinal"));
	return out;
}

struct champ_text champ_place_name(int round, int table)
{
	struct champ_text out;
	size_t size = sizeof out.text;

	if (round == CHAMP_FINAL)
		snprintf(out.text, size, "%s", _("the final"));
	else if (round == CHAMP_SEMIFINAL)
		snprintf(out.text, size, _("semifinal, table %d"), table + 1);
	else
		snprintf(out.text, size, _("round %d, table %d"), round + 1, table + 1);
	return out;
}

const struct champ_sheet *champ_sheet(const struct championship *c, int round, int table)
{
	if (round < 0 || round >= CHAMP_STAGES || table < 0 || table >= c->round[round].tables)
		return NULL;
	return &c->round[round].sheet[table];
}

int champ_place(const struct champ_sheet *sheet, int player)
{
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->seat[k].player == player)
			return k;
	return -1;
}

void champ_sit(struct championship *c, int round, int table, int player)
{
	struct champ_sheet *sheet = &c->round[round].sheet[table];

	sheet->seat[sheet->seats++] = (struct champ_seat){ .player = (uint16_t)player, .points = -1 };
	c->player[player].at[round] = (uint16_t)table;
}

void champ_leave(struct championship *c, int round, int table, int place)
{
	struct champ_sheet *sheet = &c->round[round].sheet[table];

	c->player[sheet->seat[place].player].at[round] = CHAMP_NOBODY;
	sheet->seats--;
	memmove(&sheet->seat[place], &sheet->seat[place + 1],
	        (size_t)(sheet->seats - place) * sizeof sheet->seat[0]);
}

bool champ_has_result(const struct champ_sheet *sheet)
{
	return sheet->winner >= 0;
}

int champ_playing(const struct champ_sheet *sheet)
{
	int count = 0;

	for (int k = 0; k < sheet->seats; k++)
		count += !sheet->seat[k].gone;
	return count;
}

int champ_unsigned(const struct champ_sheet *sheet)
{
	int count = 0;

	for (int k = 0; k < sheet->seats; k++)
		count += !sheet->seat[k].gone && !(sheet->signed_by >> k & 1);
	return count;
}

/* All signatures lock a sheet, or a judge's decision without them (W1.2.3). */
const char *champ_typist(const struct championship *c, const struct champ_sheet *sheet)
{
	return c->texts + sheet->typed_by;
}

bool champ_locked(const struct champ_sheet *sheet)
{
	return champ_has_result(sheet) && (sheet->judged || !champ_unsigned(sheet));
}

bool champ_open(const struct champ_sheet *sheet)
{
	return champ_playing(sheet) > 0 && !champ_locked(sheet);
}

int64_t champ_began(const struct championship *c, int round, const struct champ_sheet *sheet)
{
	const struct champ_round *r = &c->round[round];

	return sheet->began ? sheet->began : r->since ? r->since : r->posted_at;
}

int champ_minutes_since(const struct call *call, int64_t since)
{
	return call->at > since ? (int)((call->at - since) / 60) : 0;
}

const char *champ_colour(const struct champ_seat *seat)
{
	static const char *const colours[] = { "red", "blue", "white", "orange" };

	return seat->colour ? colours[seat->colour - 1] : NULL;
}

const char *champ_chair(const struct champ_seat *seat)
{
	static const char *const chairs[] = { NULL, "N", "E", "S", "W", "1", "2", "3", "4" };

	return chairs[seat->chair];
}

int champ_rounds_played(const struct championship *c, int out[CHAMP_STAGES])
{
	int count = 0;

	for (int r = 0; r < CHAMP_STAGES; r++)
		if (c->round[r].tables)
			out[count++] = r;
	return count;
}

int champ_tables(const struct championship *c, int round)
{
	int count = 0;

	for (int t = 0; t < c->round[round].tables; t++)
		count += c->round[round].sheet[t].seats > 0;
	return count;
}

int champ_locked_in(const struct championship *c, int round)
{
	int count = 0;

	for (int t = 0; t < c->round[round].tables; t++)
		count += champ_locked(&c->round[round].sheet[t]);
	return count;
}

bool champ_missing(const struct championship *c, int *round, int *table)
{
	for (; *round < CHAMP_STAGES; ++*round, *table = 0)
		for (; *table < c->round[*round].tables; ++*table) {
			if (champ_open(&c->round[*round].sheet[*table]))
				return true;
		}
	return false;
}

int champ_current(const struct championship *c)
{
	int round = 0, table = 0, last = -1;

	if (champ_missing(c, &round, &table))
		return round;
	for (int r = 0; r < CHAMP_STAGES; r++)
		if (c->round[r].tables)
			last = r;
	return last;
}

int champ_meetings(const struct championship *c, int a, int b)
{
	int count = 0;

	for (int r = 0; r < c->rounds; r++)
		count += c->player[a].at[r] == c->player[b].at[r] && c->player[a].at[r] != CHAMP_NOBODY;
	return count;
}
