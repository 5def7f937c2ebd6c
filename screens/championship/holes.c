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

static void write_player(const struct championship *c, int player, char *out, size_t size)
{
	if (strcmp(champ_name(c, player), "winner") == 0)
		snprintf(out, size, "%d", player + 1);
	else
		word_typed(champ_name(c, player), out, size);
}

/* A player by name; one called "winner" by number, because winner= is a key. */
static bool fill_player(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	int player = view->player;

	if (player < 0 || player >= c->players)
		return false;
	write_player(c, player, out, size);
	return true;
}

/* Whose seat another player takes. */
static bool fill_gone(const void *view, const void *state, char *out, size_t size)
{
	int player = champ_gone_player(view, state);

	if (player >= 0)
		write_player(state, player, out, size);
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

/* A likely newcomer. */
static bool fill_newcomer(const void *view, const void *state, char *out, size_t size)
{
	return snprintf(out, size, "Newcomer-%d", ((const struct championship *)state)->players + 1) > 0;
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

static bool fill_file(const void *view, const void *state, char *out, size_t size)
{
	utf8_copy(out, size, "wall.html");
	return true;
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
	int count = champ_tied(view, c, tied, TIED);
	size_t end = 0;

	for (int i = 0; i < count && end < size; i++) {
		char word[2 * NAME_BYTES];

		write_player(c, tied[i], word, sizeof word);
		end += (size_t)snprintf(out + end, size - end, "%s%s", i ? " " : "", word);
	}
	return count > 1 && end < size;
}

/* The same for people. */
static bool fill_tied_names(const void *view, const void *state, char *out, size_t size)
{
	enum { SHOWN = 4 };
	const struct championship *c = state;
	uint16_t tied[TIED];
	int count = champ_tied(view, c, tied, TIED);

	out[0] = '\0';
	for (int i = 0; i < count && i < SHOWN; i++)
		said_list_add(out, size, "%s", champ_name(c, tied[i]));
	if (count > SHOWN)
		snprintf(out + strlen(out), size - strlen(out), _(" and %d more"), count - SHOWN);
	return count > 1;
}

/* ---- choices ---- */

/* A yes that tells what follows. */
static void add_yes(struct choices *list, const char *name, const char *text)
{
	struct choice *choice = choices_add(list, "y", "");

	utf8_copy(choice->name, sizeof choice->name, name);
	utf8_copy(choice->text, sizeof choice->text, text);
}

/* What follows when a player is out. */
static bool fill_out(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;
	int open = 0;

	for (int r = 0; r < c->rounds; r++)
		open += c->round[r].tables && !c->round[r].begun && !c->cut;
	if (open)
		snprintf(out, size,
		         P_("%d round is drawn again", "%d rounds are drawn again", (unsigned long)open),
		         open);
	else
		utf8_copy(out, size,
		          view->round >= 0 ? _("the seat stays empty") : _("the games played count"));
	return true;
}

static const char *posted_text(const struct championship *c, int round)
{
	return !c->round[round].layout[0] ? _("its tables stay; it has no board yet")
	                                  : _("its tables and its board stay");
}

static bool fill_post(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	if (view->round < 0 || c->round[view->round].posted)
		return false;
	utf8_copy(out, size, posted_text(c, view->round));
	return true;
}

/* A posted round has nothing to choose. */
static void choose_post(const void *v, const void *state, struct choices *list)
{
	const struct champ_view *view = v;
	const struct championship *c = state;

	if (view->round < 0 || c->round[view->round].posted)
		return;
	add_yes(list, _("post it"), posted_text(c, view->round));
}

static bool fill_signed(const void *v, const void *state, char *out, size_t size)
{
	const struct champ_view *view = v;
	int count = view->round < 0 ? 0 : champ_to_sign(state, view->round);

	snprintf(out, size,
	         P_("%d sheet is signed and locked, without a protest any more",
	            "%d sheets are signed and locked, without a protest any more", (unsigned long)count),
	         count);
	return count > 0;
}

static void choose_here(const void *view, const void *state, struct choices *list)
{
	add_yes(list, _("here after all"), _("checks in; then type the points"));
}

static void choose_loose(const void *view, const void *state, struct choices *list)
{
	add_yes(list, _("write it now"), _("a late player may change it"));
}

static void choose_ground(const void *view, const void *state, struct choices *list)
{
	static const char *const grounds[][3] = {
		{ "r", "rules", N_("broken rules; before the sheet is signed") },
		{ "c", "conduct", N_("conduct") },
		{ "o", "collusion", N_("collusion; usually after a warning") },
	};

	for (int i = 0; i < 3; i++)
		utf8_copy(choices_add(list, grounds[i][0], grounds[i][1])->text, sizeof list->out->text,
		          _(grounds[i][2]));
}

static void add_player(struct choices *list, const struct championship *c, int n, const struct champ_rank *r)
{
	char key[2] = { (char)(n < 9 ? '1' + n : 'a' + n - 9), '\0' }, word[2 * NAME_BYTES];
	struct choice *choice;

	write_player(c, r->player, word, sizeof word);
	choice = choices_add(list, key, word);
	utf8_copy(choice->name, sizeof choice->name, champ_name(c, r->player));
	snprintf(choice->text, sizeof choice->text, _("rank %d"), r->rank);
	utf8_copy(choice->value, sizeof choice->value, c->player[r->player].nation);
}

/* With their ranks. */
static void add_players(struct choices *list, const struct championship *c, const uint16_t *who, int count)
{
	struct champ_rank *r = count ? champ_ranking(c) : NULL;

	for (int i = 0; i < count; i++)
		for (int k = 0; k < c->players; k++)
			if (r[k].player == who[i])
				add_player(list, c, i, &r[k]);
	free(r);
}

static void choose_stand_in(const void *v, const void *state, struct choices *list)
{
	enum { OFFERED = 6 };
	const struct champ_view *view = v;
	uint16_t who[OFFERED];

	add_players(list, state, who,
	            view->round < 0 ? 0 : champ_stand_ins(state, view->round, who, OFFERED));
}

static void choose_order(const void *view, const void *state, struct choices *list)
{
	uint16_t tied[CHOICES_MAX];

	add_players(list, state, tied, champ_tied(view, state, tied, CHOICES_MAX));
}

static void why_nobody(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("nobody is left for that seat: the table plays without"));
}

static void why_no_tie(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("nobody is tied: no lots to draw"));
}

static void why_no_round(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("no round is drawn yet: G draws all rounds"));
}

static void why_posted(const void *view, const void *state, struct reason *why)
{
	char name[60];

	if (fill_round_name(view, state, name, sizeof name))
		reason_set(why, _("%s is posted: its tables stay"), name);
	else
		why_no_round(view, state, why);
}

void champ_why(const void *v, const void *state, struct reason *why)
{
	const struct champ_view *view = v;

	reason_set(why, "%s",
	           view->page == PAGE_SHEET ? _("type the points of all players first")
	                                    : _("this player has no table in this round"));
}

const struct hole champ_holes[] = {
	{ "player", .fill = fill_player },
	{ "name", .fill = fill_name },
	{ "name nation=XX", .fill = fill_newcomer },
	{ "gone", .fill = fill_gone },
	{ "gone name", .fill = fill_gone_name },
	{ "round", .fill = fill_round, .why = why_no_round },
	{ "round name", .fill = fill_round_name },
	{ "tied", .fill = fill_tied, .why = why_no_tie },
	{ "tied names", .fill = fill_tied_names },
	{ "order", .choices = choose_order, .why = why_no_tie },
	{ "by", .choices = choose_stand_in, .why = why_nobody },
	{ "out", .fill = fill_out },
	{ "post", .fill = fill_post, .choices = choose_post, .why = why_posted },
	{ "signed", .fill = fill_signed },
	{ "here", .choices = choose_here },
	{ "loose", .choices = choose_loose },
	{ "ground", .choices = choose_ground },
	{ "table", .fill = fill_table },
	{ "points", .fill = fill_points },
	{ "file", .fill = fill_file },
	{ 0 },
};
