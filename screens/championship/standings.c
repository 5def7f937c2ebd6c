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
	at.nation = h->cols >= 40 ? x - 3 : 0;
	at.name_cols = (at.nation ? at.nation : x) - NAME - 1;
	if (at.name_cols > NAME_MOST)
		shift(&at, at.name_cols - NAME_MOST);
	return at;
}

static void draw_heads(const struct hall *h, const struct columns *at, int y)
{
	paint_right(h->win, h->p, y, RANK_END + 1, RANK_END, ROLE_DIM, "#");
	paint(h->win, h->p, y, NAME, at->name_cols, ROLE_DIM, C_("event", "player"));
	if (at->nation)
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

static void draw_foot(const struct hall *h, int width, const struct champ_rank *r)
{
	const struct championship *c = h->c;
	bool level = false;
	int open = 0, round = h->view->round;

	for (int i = 0; i < c->players; i++)
		level |= r[i].level && r[i].score.games > 0;
	if (level)
		paint(h->win, h->p, h->rows - FOOT, 1, width - 2, ROLE_DIM,
		      _("= tied on all five: o draws lots"));
	else if (c->cut && !champ_panes(h).three)
		paint(h->win, h->p, h->rows - FOOT, 1, width - 2, ROLE_DIM, _(WITHOUT_FINAL));
	for (int t = 0; round >= 0 && t < c->round[round].tables; t++)
		open += champ_open(&c->round[round].sheet[t]);
	if (open)
		paint_format(h->win, h->p, h->rows - 1, 1, width - 2, ROLE_DIM,
		             P_("%d table still open, not counted", "%d tables still open, not counted",
		                (unsigned long)open),
		             open);
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
	int y = named, fit = h->rows - 1 - y - (h->rows > FEW_ROWS ? FOOT : 0), focus = 0, top;
	int each = within(fit / h->c->players, EACH_MOST);

	while (focus < h->c->players - 1 && r[focus].player != h->view->player)
		focus++;
	each = larger(each, 1);
	top = within(focus < fit ? 0 : focus - fit / 2, larger(h->c->players - fit, 0));
	if (named)
		draw_name(h);
	draw_heads(h, &at, y);
	for (int i = 0; i * each < fit && top + i < h->c->players; i++) {
		champ_spot(h, y + 1 + i * each, 0, each, width, SPOT_PLAYER, r[top + i].player);
		draw_player(h, &at, y + 1 + i * each, &r[top + i]);
	}
	if (h->rows > FEW_ROWS)
		draw_foot(h, width, r);
	free(r);
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

	draw_ranks(h, at.ranks.cols, at.three);
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
