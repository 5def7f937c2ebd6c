/* SPDX-License-Identifier: MIT */
/*
 * The standings. A wider window shows more criteria; from three columns on the tables of the round and
 * what is left to do stand beside them.
 */
#include <stdio.h>
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { FIRST_FOUR = 4, FEW_ROWS = 12, BY_FROM = 76, ROUNDS_FROM = 110 };

/* ---- the ranking ---- */

enum column { RANK, PLAYER, NATION, CRITERIA, LEVEL = CRITERIA + CHAMP_CRITERIA, BY, ROUNDS };

static const char *status_of(const struct championship *c, int player)
{
	const struct champ_player *who = &c->player[player];

	return who->status == CHAMP_DISQUALIFIED ? _("disq")
	       : who->here == CHAMP_ABSENT       ? C_("event", "away")
	       : champ_present(c, player)        ? who->nation
	                                         : C_("event", "out");
}

/* "R1 14*  R2 8": a star behind the points of a winner. */
static void list_rounds(const struct championship *c, int player, struct wall_cell *out)
{
	char *text = out->text;
	size_t end = 0;

	out->style = ROLE_DIM;
	for (int round = 0; round < c->rounds && end < sizeof out->text; round++) {
		const struct champ_sheet *sheet = champ_sheet(c, round, c->player[player].at[round]);
		int place = sheet ? champ_place(sheet, player) : -1;

		if (place < 0 || !champ_locked(sheet))
			continue;
		/* TRANSLATORS: the points of a round */
		end += (size_t)snprintf(text + end, sizeof out->text - end, _("%sR%d %d%s"), end ? "  " : "",
		                        round + 1, larger(sheet->seat[place].points, 0),
		                        sheet->winner == place ? "*" : "");
	}
}

static void list_player(const struct championship *c, struct wall *wall, int n, const struct champ_rank *r)
{
	bool focus = wall->focus == n, first = r->score.games && r->rank && r->rank <= FIRST_FOUR;
	int style = !champ_present(c, r->player) ? ROLE_DIM : first ? STYLE_BOLD : ROLE_NORMAL;

	wall->row[n].spot = r->player;
	wall_cell(wall, n, RANK, style, r->rank ? "%d" : "-", r->rank);
	champ_wall_name(wall, n, PLAYER, focus ? ROLE_ACCENT | STYLE_BOLD : style, c, r->player);
	wall_cell(wall, n, NATION, ROLE_DIM, "%s", status_of(c, r->player));
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (champ_ranks_by(c, by))
			wall_cell(wall, n, CRITERIA + by, by == CHAMP_BY_WINS ? STYLE_BOLD : ROLE_NORMAL,
			          "%s", champ_value_text(by, r->score.value[by]).text);
	wall_cell(wall, n, LEVEL, ROLE_WARNING, r->level && r->score.games ? "=" : "");
	if (r->by[0])
		wall_cell(wall, n, BY, ROLE_DIM, "%s", _(r->by));
	list_rounds(c, r->player, &wall->row[n].cell[ROUNDS]);
}

static struct wall *list_ranks(const struct championship *c, const struct champ_rank *r,
                               struct champ_part part, int focus)
{
	struct wall *wall = wall_new(part.count, ROUNDS + 1);

	wall->column[RANK] = (struct wall_column){ "#", .right = true };
	wall->column[PLAYER].head = C_("event", "player");
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		wall->column[CRITERIA + by] =
			(struct wall_column){ _(champ_criteria[by].head), true, champ_criteria[by].from };
	wall->column[BY] = (struct wall_column){ _("decided by"), .from = BY_FROM };
	wall->column[ROUNDS] = (struct wall_column){ _("rounds, * won"), .from = ROUNDS_FROM };
	for (int i = 0; i < part.count; i++) {
		const struct champ_rank *one = &r[part.from + i];

		wall->focus = one->player == focus ? i : wall->focus;
		if (c->player[one->player].nation[0])
			wall->column[NATION].head = _("nat");
		list_player(c, wall, i, one);
	}
	return wall;
}

struct wall *champ_list_standings(const struct championship *c)
{
	struct champ_rank *r = champ_ranking(c);
	struct wall *wall = list_ranks(c, r, (struct champ_part){ 0, c->players }, CHAMP_NOBODY);

	free(r);
	return wall;
}

static struct wall *list_around(const struct hall *h, int *from)
{
	struct champ_rank *r = champ_ranking(h->c);
	struct champ_part part;
	struct wall *wall;
	int focus = 0;

	while (focus < h->c->players - 1 && r[focus].player != h->view->player)
		focus++;
	part = champ_part_around(focus, h->c->players);
	*from = part.from;
	wall = list_ranks(h->c, r, part, h->view->player);
	free(r);
	return wall;
}

/* ---- what stands below the list ---- */

/* The numbers of an event with a cut leave the final out. */
#define WITHOUT_FINAL N_("totals without the final")

/* "": nothing is to be explained. */
static const char *note_of(const struct hall *h, const struct wall *wall)
{
	for (int i = 0; i < wall->rows; i++)
		if (wall->row[i].cell[LEVEL].text[0])
			return _("= tied on all five: o draws lots");
	return h->c->cut && !champ_panes(h).three ? _(WITHOUT_FINAL) : "";
}

static int open_tables(const struct hall *h)
{
	int round = h->view->round, open = 0;

	for (int t = 0; round >= 0 && t < h->c->round[round].tables; t++)
		open += champ_open(&h->c->round[round].sheet[t]);
	return open;
}

/* "1 to 13 of 16", where that is not all, and the tables that are still open. */
static void draw_foot(const struct hall *h, int end, const struct wall_shown *shown)
{
	int y = h->rows - 1, x = 1, open = open_tables(h);
	char text[100];

	if (shown->count < h->c->players)
		x += paint_format(h->win, h->p, y, x, end - x, STYLE_BOLD, _("%d to %d of %d"),
		                  shown->top + 1, shown->top + shown->count, h->c->players) +
		     3;
	if (!open)
		return;
	snprintf(text, sizeof text,
	         P_("%d table still open, not counted", "%d tables still open, not counted",
	            (unsigned long)open),
	         open);
	if (text_width(text) > end - x)
		snprintf(text, sizeof text, P_("%d table open", "%d tables open", (unsigned long)open), open);
	paint(h->win, h->p, y, x, end - x, ROLE_DIM, text);
}

/* "STANDINGS after round 2" */
static void draw_name(const struct hall *h)
{
	int x = paint(h->win, h->p, 0, 1, h->cols - 2, STYLE_BOLD,
	              h->c->stage == CHAMP_OVER ? _("FINAL RESULTS") : _("STANDINGS")) +
	        3,
	    after = 0;

	while (after < h->c->rounds && champ_locked_in(h->c, after) == champ_tables(h->c, after))
		after++;
	if (h->c->cut)
		paint(h->win, h->p, 0, x, h->cols - x - 1, ROLE_DIM, _(WITHOUT_FINAL));
	else if (after)
		paint_format(h->win, h->p, 0, x, h->cols - x - 1, ROLE_DIM, _("after round %d"), after);
}

static void draw_ranks(const struct hall *h, int cols, bool named)
{
	int from;
	struct wall *wall = list_around(h, &from);
	struct area at = { named, 1, h->rows - named, cols - 1 };
	const char *note = note_of(h, wall);
	bool foot = at.rows > FEW_ROWS && (open_tables(h) || h->c->players > at.rows - 1 - (*note != '\0'));
	struct wall_shown shown;

	if (at.rows <= FEW_ROWS)
		note = "";
	at.rows -= foot + (*note != '\0');
	wall->focusable = true;
	wall->what = SPOT_PLAYER;
	wall->spread = 2;
	shown = wall_draw(h->win, h->p, at, wall, -1, h->cursor_y, h->cursor_x);
	shown.top += from;
	paint(h->win, h->p, at.y + at.rows, 1, cols - 2, ROLE_DIM, note);
	if (foot)
		draw_foot(h, cols - 1, &shown);
	if (named)
		draw_name(h);
	free(wall);
}

/* ---- the panes ---- */

/* Beside the list at the left: the tables, and what is left to do. */
static void draw_others(const struct hall *h, const struct panes *at)
{
	if (at->tables.cols) {
		champ_draw_bar(h, at->ranks.cols);
		champ_draw_tables(h, &at->tables);
	}
	if (at->duties.cols) {
		champ_draw_bar(h, at->duties.x - 1);
		champ_draw_duties(h, &at->duties);
	}
	champ_draw_field(h);
}

void champ_draw_standings(const struct hall *h)
{
	struct panes at = champ_panes(h);

	draw_ranks(h, at.ranks.cols, at.three || (h->view->whole && h->rows > h->c->players + 3));
	draw_others(h, &at);
}

void champ_draw_met(const struct hall *h)
{
	struct champ_view view = *h->view;
	struct hall beside = *h;
	struct panes at;

	view.whole = false; /* the standings alone may be */
	beside.view = &view;
	at = champ_panes(&beside);
	if (!at.three)
		at = (struct panes){ .ranks = { 0, 0, h->rows, h->cols } };
	champ_draw_opponents(&beside, &at.ranks, view.top);
	draw_others(&beside, &at);
}
