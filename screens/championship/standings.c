/* SPDX-License-Identifier: MIT */
/*
 * The standings, and the list of a player's opponents. A wider window shows more
 * criteria; from three columns on the tables of the round and what is left to do stand
 * beside them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum {
	RANK_END = 3,
	MARK = 5,
	NAME = 7,
	NAME_MOST = 28, /* a longer line from the name to its numbers is not read */
	BY_FROM = 78,
	MINOR_COLS = 60,
	NUMBER_COLS = 8,
	FIRST_FOUR = 4,
	FOOT = 2,
	FEW_ROWS = 12,
	EACH_MOST = 3, /* rows of a rank */
};

/* ---- the ranking ---- */

/* 0: not shown. */
struct columns {
	int nation, by, name_cols;
	int end[CHAMP_CRITERIA];
	int level; /* the sign of level players, behind the criteria that narrow lists show too */
};

static void shift(struct columns *at, int by)
{
	at->nation -= at->nation ? by : 0;
	at->by -= at->by ? by : 0;
	at->level -= at->level ? by : 0;
	for (int i = 0; i < CHAMP_CRITERIA; i++)
		at->end[i] -= at->end[i] ? by : 0;
	at->name_cols -= by;
}

/* Whether any nation or state is to be shown; whether there is a nation. */
static bool has_nations(const struct championship *c, bool only)
{
	for (int i = 0; i < c->players; i++)
		if (c->player[i].nation[0] || (!only && !champ_present(c, i)))
			return true;
	return false;
}

static struct columns columns_of(const struct hall *h, int width)
{
	struct columns at = { .nation = 0 };
	int x = width - 2;

	if (width >= BY_FROM) {
		at.by = x - 16;
		x = at.by - 4;
	}
	for (int by = CHAMP_CRITERIA - 1; by >= 0; by--) {
		const struct champ_criterion *criterion = &champ_criteria[by];

		if (width < criterion->from || !champ_ranks_by(h->c, by))
			continue;
		if (!at.level && criterion->from < MINOR_COLS) {
			at.level = x;
			x -= 2;
		}
		at.end[by] = x;
		x -= criterion->cols;
	}
	at.nation = h->cols >= 40 && has_nations(h->c, false) ? x - 3 : 0;
	at.name_cols = (at.nation ? at.nation : x) - NAME - 1;
	if (at.name_cols > NAME_MOST)
		shift(&at, at.name_cols - NAME_MOST);
	return at;
}

static void draw_heads(const struct hall *h, const struct columns *at, int y)
{
	paint_right(h->win, h->p, y, RANK_END + 1, RANK_END, ROLE_DIM, "#");
	paint(h->win, h->p, y, NAME, at->name_cols, ROLE_DIM, C_("event", "player"));
	if (at->nation && has_nations(h->c, true))
		paint(h->win, h->p, y, at->nation, 4, ROLE_DIM, _("nat"));
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (at->end[by])
			paint_right(h->win, h->p, y, at->end[by] + 1, champ_criteria[by].cols, ROLE_DIM,
			            _(champ_criteria[by].head));
	if (at->by)
		paint(h->win, h->p, y, at->by, 16, ROLE_DIM, _("decided by"));
}

static void draw_scores(const struct hall *h, const struct columns *at, int y, const struct champ_rank *r)
{
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (at->end[by])
			paint_right(h->win, h->p, y, at->end[by] + 1, NUMBER_COLS,
			            ROLE_NORMAL | (by == CHAMP_BY_WINS ? STYLE_BOLD : 0),
			            champ_value_text(by, r->score.value[by]).text);
	if (at->by && r->by[0])
		paint(h->win, h->p, y, at->by, 16, ROLE_DIM, _(r->by));
	if (r->level && r->score.games)
		paint(h->win, h->p, y, at->level, 1, ROLE_WARNING, "=");
}

static void draw_player(const struct hall *h, const struct columns *at, int y, const struct champ_rank *r)
{
	const struct champ_player *who = &h->c->player[r->player];
	bool focused = r->player == h->view->player, out = !champ_present(h->c, r->player);
	int style = out ? ROLE_DIM : r->rank <= FIRST_FOUR ? ROLE_NORMAL | STYLE_BOLD : ROLE_NORMAL;
	char rank[8];

	snprintf(rank, sizeof rank, r->rank ? "%d" : "-", r->rank);
	paint_right(h->win, h->p, y, RANK_END + 1, RANK_END, r->rank <= FIRST_FOUR ? ROLE_NORMAL : ROLE_DIM,
	            rank);
	if (focused) {
		style = ROLE_ACCENT | STYLE_BOLD;
		paint_mark(h->win, h->p, y, MARK, ROLE_ACCENT);
		*h->cursor_y = y;
		*h->cursor_x = MARK;
	}
	paint(h->win, h->p, y, NAME, at->name_cols, style, champ_name(h->c, r->player));
	if (at->nation)
		paint(h->win, h->p, y, at->nation, 4, ROLE_DIM,
		      who->status == CHAMP_DISQUALIFIED ? _("disq")
		      : who->here == CHAMP_ABSENT       ? C_("event", "away")
		      : out                             ? C_("event", "out")
		                                        : who->nation);
	draw_scores(h, at, y, r);
}

/* The numbers of an event with a cut leave the final out. */
#define WITHOUT_FINAL N_("totals without the final")

/* What stands below the list. */
struct foot {
	const char *note; /* NULL: nothing is to be explained */
	int open, rows;
};

static struct foot foot_of(const struct hall *h, const struct champ_rank *r, int fit)
{
	const struct championship *c = h->c;
	int round = h->view->round;
	struct foot foot = { .note = NULL };

	if (h->rows <= FEW_ROWS)
		return foot;
	if (c->cut && !champ_panes(h).three)
		foot.note = _(WITHOUT_FINAL);
	for (int i = 0; i < c->players; i++)
		if (r[i].level && r[i].score.games > 0)
			foot.note = _("= tied on all five: o draws lots");
	for (int t = 0; round >= 0 && t < c->round[round].tables; t++)
		foot.open += champ_open(&c->round[round].sheet[t]);
	foot.rows = (foot.note != NULL) + (foot.open > 0);
	if (c->players > fit - foot.rows)
		foot.rows = (foot.note != NULL) + 1;
	return foot;
}

/* Explains; at the end "1 to 13 of 16", where that is not all, and the tables that are still open. */
static void draw_foot(const struct hall *h, int width, const struct foot *foot, int top, int shown)
{
	int y = h->rows - foot->rows, x = 1, end = width - 1;
	char open[100];

	if (foot->note)
		paint(h->win, h->p, y++, 1, end - 1, ROLE_DIM, foot->note);
	if (foot->rows && shown < h->c->players)
		x += paint_format(h->win, h->p, y, x, end - x, ROLE_ACCENT, _("%d to %d of %d"), top + 1,
		                  top + shown, h->c->players) +
		     3;
	if (!foot->open)
		return;
	snprintf(open, sizeof open,
	         P_("%d table still open, not counted", "%d tables still open, not counted",
	            (unsigned long)foot->open),
	         foot->open);
	if (text_width(open) > end - x)
		snprintf(open, sizeof open, P_("%d table open", "%d tables open", (unsigned long)foot->open),
		         foot->open);
	paint(h->win, h->p, y, x, end - x, ROLE_DIM, open);
}

/* "STANDINGS after round 2" */
static void draw_name(const struct hall *h)
{
	int used = paint(h->win, h->p, 0, 1, h->cols - 2, ROLE_NORMAL | STYLE_BOLD, _("STANDINGS")),
	    after = 0;

	while (after < h->c->rounds && champ_locked_in(h->c, after) == h->c->round[after].tables)
		after++;
	if (h->c->cut)
		paint(h->win, h->p, 0, used + 3, h->cols - used - 4, ROLE_DIM, _(WITHOUT_FINAL));
	else if (after)
		paint_format(h->win, h->p, 0, used + 3, h->cols - used - 4, ROLE_DIM, _("after round %d"),
		             after);
}

static void draw_ranks(const struct hall *h, int width, bool named)
{
	struct champ_rank *r = champ_ranking(h->c);
	struct columns at = columns_of(h, width);
	int y = named, fit = h->rows - 1 - y, focus = 0, top, shown, each;
	struct foot foot = foot_of(h, r, fit);

	while (focus < h->c->players - 1 && r[focus].player != h->view->player)
		focus++;
	fit -= foot.rows;
	each = larger(within(fit / h->c->players, EACH_MOST), 1);
	top = within(focus < fit ? 0 : focus - fit / 2, larger(h->c->players - fit, 0));
	shown = smaller((fit + each - 1) / each, h->c->players - top);
	if (named)
		draw_name(h);
	draw_heads(h, &at, y);
	for (int i = 0; i < shown; i++) {
		champ_spot(h, y + 1 + i * each, 0, each, width, SPOT_PLAYER, r[top + i].player);
		draw_player(h, &at, y + 1 + i * each, &r[top + i]);
	}
	draw_foot(h, width, &foot, top, shown);
	free(r);
}

/* As cards in so many columns, where there is room for them. */
static bool draw_as_cards(const struct hall *h, int cols)
{
	struct champ_rank *r = champ_ranking(h->c);
	struct foot foot = foot_of(h, r, h->rows);
	struct hall upper = *h;

	free(r);
	upper.rows -= foot.rows;
	upper.cols = cols;
	if (!champ_has_cards(&upper))
		return false;
	draw_name(h);
	champ_draw_cards(&upper);
	draw_foot(h, cols, &foot, 0, h->c->players);
	return true;
}

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
	bool named = at.three || (h->view->whole && h->rows > h->c->players + FOOT + 1);

	if (h->view->whole && draw_as_cards(h, h->cols)) {
		champ_draw_field(h);
		return;
	}
	if (!at.cards || !draw_as_cards(h, at.ranks.cols))
		draw_ranks(h, at.ranks.cols, named);
	draw_others(h, &at);
}

void champ_draw_met(const struct hall *h)
{
	struct champ_view view = *h->view;
	struct hall beside = *h;
	struct panes at, all = { .ranks = { 0, 0, h->rows, h->cols } };

	view.whole = false; /* the standings alone may be */
	beside.view = &view;
	at = champ_panes(&beside);
	if (!at.three || (!champ_met_letters(&beside, &at.ranks) && champ_met_letters(&beside, &all.ranks)))
		at = all;
	champ_draw_opponents(&beside, &at.ranks, view.top);
	draw_others(&beside, &at);
}
