/* SPDX-License-Identifier: MIT */
/*
 * What fills the holes of the championship's lines, and what may be chosen for them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { TIED = 64 };

/* A player by name; one called "winner" by number, because winner= is a key. */
static bool fill_player(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	int player = view->player;

	if (player < 0 || player >= c->players)
		return false;
	champ_word(c, player, out, size);
	return true;
}

/* Whose seat another player takes. */
static bool fill_gone(const void *view, const void *state, char *out, size_t size)
{
	int player = champ_gone_player(view, state);

	if (player >= 0)
		champ_word(state, player, out, size);
	return player >= 0;
}

static bool fill_gone_name(const void *view, const void *state, char *out, size_t size)
{
	int player = champ_gone_player(view, state);

	if (player >= 0)
		utf8_copy(out, size, champ_name(state, player));
	return player >= 0;
}

/* "10 8 6 5 winner=3"; needs the points of all who play. With a seat empty, "12=10 7=8 3=6". */
static bool fill_points(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	const struct champ_sheet *sheet = champ_view_open(view, c);
	size_t end = 0;

	for (int k = 0; sheet && k < sheet->seats; k++) {
		int points = champ_view_points(view, sheet, k);

		if (points < 0 && sheet->seat[k].gone)
			continue;
		if (points < 0)
			return false;
		if (champ_playing(sheet) < sheet->seats)
			end += (size_t)snprintf(out + end, size - end, "%s%d=%d", end ? " " : "",
			                        sheet->seat[k].player + 1, points);
		else
			end += (size_t)snprintf(out + end, size - end, "%s%d", end ? " " : "", points);
	}
	if (sheet && view->winner >= 0 && view->winner < sheet->seats)
		snprintf(out + end, size - end, " winner=%d", sheet->seat[view->winner].player + 1);
	return sheet != NULL;
}

static bool fill_name(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	if (view->player < c->players)
		utf8_copy(out, size, champ_name(c, view->player));
	return view->player < c->players;
}

static bool fill_round(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;

	if (view->round >= 0)
		utf8_copy(out, size, champ_round_word(view->round));
	return view->round >= 0;
}

static bool fill_table(const void *view, const void *state, char *out, size_t size)
{
	int table, place;

	return champ_view_sheet(view, state, &table, &place) && snprintf(out, size, "%d", table + 1) > 0;
}

/* Of the open sheet, else the one that suits the first who waits. */
static bool fill_free_table(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	uint16_t late;
	int table = -1, place;

	if (view->page == PAGE_SHEET)
		champ_view_sheet(view, state, &table, &place);
	else if (view->round >= 0 && champ_stand_ins(state, view->round, &late, 1))
		table = champ_free_table(state, view->round, late);
	return table >= 0 && snprintf(out, size, "%d", table + 1) > 0;
}

static bool fill_round_name(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;

	if (view->round >= 0)
		utf8_copy(out, size, champ_round_name(view->round).text);
	return view->round >= 0;
}

/* All of the tied players, as words of a line. */
static bool fill_tied(const void *view, const void *state, char *out, size_t size)
{
	const struct championship *c = state;
	uint16_t tied[TIED];
	int count = champ_tied(c, ((const struct champ_view *)view)->player, tied, TIED);
	size_t end = 0;

	for (int i = 0; i < count && end < size; i++) {
		char word[2 * CHAMP_NAME_BYTES];

		champ_word(c, tied[i], word, sizeof word);
		end += (size_t)snprintf(out + end, size - end, "%s%s", i ? " " : "", word);
	}
	return count > 1 && end < size;
}

static void list_names(const struct championship *c, const uint16_t *who, int count, char *out, size_t size)
{
	enum { SHOWN = 4 };

	out[0] = '\0';
	for (int i = 0; i < count && i < SHOWN; i++)
		said_list_add(out, size, "%s", champ_shown(c, who[i], NAME_COLUMNS).text);
	if (count > SHOWN)
		snprintf(out + strlen(out), size - strlen(out), _(" and %d more"), count - SHOWN);
}

/* The same for people. */
static bool fill_tied_names(const void *view, const void *state, char *out, size_t size)
{
	uint16_t tied[TIED];
	int count = champ_tied(state, ((const struct champ_view *)view)->player, tied, TIED);

	list_names(state, tied, count, out, size);
	return count > 1;
}

/* ---- choices ---- */

static void choose_here(const void *view, const void *state, struct choices *list)
{
	choices_add(list, "y", "", _("here after all"), _("checks in; then type the points"));
}

static void choose_order(const void *view, const void *state, struct choices *list)
{
	uint16_t tied[CHOICES_MAX];

	champ_add_players(state, list, tied,
	                  champ_tied(state, ((const struct champ_view *)view)->player, tied, CHOICES_MAX));
}

/* Those who are tied elsewhere than where a decision waits, by name. */
static void choose_tie(const void *v, const void *state, struct choices *list)
{
	const struct championship *c = state;
	struct champ_rank *r = champ_ranking(c);
	uint16_t needed, tied[TIED];
	int rank = 0;

	champ_tied(c, ((const struct champ_view *)v)->player, &needed, 1);
	for (int i = 0; i < c->players; i++) {
		char word[2 * CHAMP_NAME_BYTES], names[100];

		if (!r[i].level || !r[i].score.games || r[i].rank == rank)
			continue;
		rank = r[i].rank;
		if (r[i].player == needed)
			continue;
		champ_word(c, r[i].player, word, sizeof word);
		list_names(c, tied, champ_tied_with(c, r[i].player, tied, TIED), names, sizeof names);
		CHOICE(choices_add(list, NULL, word, names, ""), text, _("rank %d"), rank);
	}
	free(r);
}

static void why_no_other(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("nobody is tied elsewhere"));
}

static void why_no_tie(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("nobody is tied: nothing to draw lots for"));
}

static void why_no_round(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("no round is drawn yet: G draws all rounds"));
}

void champ_why(const void *v, const void *state, struct reason *why)
{
	const struct champ_view *view = v;

	reason_set(why, "%s",
	           view->page == PAGE_SHEET ? _("type the points of all players first")
	                                    : _("this player has no table in this round"));
}

const struct hole champ_holes[] = {
	/* what has the focus, as the offers ask for it */
	FILLS("player-in", fill_player),
	FILLS("player-away", fill_player),
	FILLS("player-here", fill_player),
	FILLS("player", fill_player),
	FILLS("player-there", fill_player),
	FILLS("signer", fill_player),
	FILLS("gone-player", fill_gone),
	{ "unposted-round", .fill = fill_round, .why = why_no_round },
	{ "open-round", .fill = fill_round, .why = why_no_round },
	{ "saved-round", .fill = fill_round, .why = why_no_round },
	FILLS("table", fill_table),
	FILLS("open-table", fill_table),
	FILLS("saved-table", fill_table),
	FILLS("signed-table", fill_table),
	FILLS("short-table", fill_table),
	FILLS("waiting-table", fill_table),
	FILLS("small-table", fill_table),
	FILLS("free-table", fill_free_table),
	FILLS("free table", fill_free_table),
	FILLS("player-seated", fill_player),
	FILLS("points", fill_points),
	{ "tied", .fill = fill_tied, .why = why_no_tie },
	/* of other lines and of heads */
	CHOOSES("here", choose_here),
	FILLS("name", fill_name),
	FILLS("gone name", fill_gone_name),
	{ "round", .fill = fill_round, .why = why_no_round },
	FILLS("round name", fill_round_name),
	FILLS("tied names", fill_tied_names),
	{ "tie", .choices = choose_tie, .why = why_no_other },
	{ "order", .choices = choose_order, .why = why_no_tie },
	{ 0 },
};
