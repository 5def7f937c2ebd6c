/* SPDX-License-Identifier: MIT */
/*
 * Standings at the left, the tables of a round at the right; the list of a player's
 * opponents. A wider window shows more criteria.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum {
	RANK_END = 3,
	MARK = 5,
	NAME = 7,
	MINOR_COLS = 60,
	NUMBER_COLS = 8,
	FIRST_FOUR = 4,
	FOOT = 2,
	TABLE_ROWS = CHAMP_SEATS + 1
};

/* 0: not shown. */
struct columns {
	int nation, by, name_cols;
	int end[CHAMP_CRITERIA];
	int level; /* the sign of level players, behind the criteria that narrow lists show too */
};

static struct columns columns_of(const struct hall *h, int width)
{
	struct columns at = { .nation = 0 };
	int x = width - 2;

	if (width > 90) {
		at.by = x - 16;
		x = at.by - 1;
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
	return at;
}

static void draw_heads(const struct hall *h, const struct columns *at)
{
	paint_right(h->win, h->p, 0, RANK_END + 1, RANK_END, ROLE_DIM, "#");
	paint(h->win, h->p, 0, NAME, at->name_cols, ROLE_DIM, C_("event", "player"));
	if (at->nation)
		paint(h->win, h->p, 0, at->nation, 4, ROLE_DIM, _("nat"));
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (at->end[by])
			paint_right(h->win, h->p, 0, at->end[by] + 1, champ_criteria[by].cols, ROLE_DIM,
			            _(champ_criteria[by].head));
	if (at->by)
		paint(h->win, h->p, 0, at->by, 16, ROLE_DIM, _("decided by"));
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

static void draw_foot(const struct hall *h, int width, const struct champ_rank *r)
{
	const struct championship *c = h->c;
	bool level = false;
	int open = 0, round = h->view->round;

	for (int i = 0; i < c->players; i++)
		level |= r[i].level && r[i].score.games > 0;
	if (level)
		paint(h->win, h->p, h->rows - FOOT, 1, width - 2, ROLE_DIM,
		      _("= tied on all five: draw lots (: lots P Q ..)"));
	for (int t = 0; round >= 0 && t < c->round[round].tables; t++)
		open += champ_open(&c->round[round].sheet[t]);
	if (open)
		paint_format(h->win, h->p, h->rows - 1, 1, width - 2, ROLE_DIM,
		             P_("%d table still open, not counted", "%d tables still open, not counted",
		                (unsigned long)open),
		             open);
}

static void draw_find(const struct hall *h, int width)
{
	char text[NAME_BYTES + 40];

	snprintf(text, sizeof text, _("find: %s"), h->view->find);
	paint_padded(h->win, h->p, h->rows - 1, 1, width - 2, ROLE_ACCENT | STYLE_UNDERLINE, text);
	*h->cursor_y = h->rows - 1;
	*h->cursor_x = 1 + text_width(text);
}

static void draw_ranks(const struct hall *h, int width)
{
	struct champ_rank *r = champ_ranking(h->c);
	struct columns at = columns_of(h, width);
	int shown = h->rows - 1 - (h->rows > 12 ? FOOT : 0), focus = 0, top;

	while (focus < h->c->players && r[focus].player != h->view->player)
		focus++;
	top = focus < shown ? 0 : focus - shown / 2;
	if (top + shown > h->c->players)
		top = h->c->players > shown ? h->c->players - shown : 0;
	draw_heads(h, &at);
	for (int i = 0; i < shown && top + i < h->c->players; i++)
		draw_player(h, &at, 1 + i, &r[top + i]);
	if (h->rows > 12)
		draw_foot(h, width, r);
	free(r);
}

/* ---- the tables ---- */

static void draw_table_head(const struct hall *h, int y, int x, int table, bool focused)
{
	const struct champ_sheet *sheet = &h->c->round[h->view->round].sheet[table];
	char number[12], word[60];
	enum role role = champ_view_state(sheet, word, sizeof word);

	snprintf(number, sizeof number, "%d", table + 1);
	paint_chip(h->win, h->p, y, x, 6, role, number);
	paint(h->win, h->p, y, x + 6, h->cols - x - 7, role | (focused ? STYLE_BOLD : 0), word);
	if (sheet->protests)
		paint_right(h->win, h->p, y, h->cols - 1, 10, ROLE_WARNING, _("protest"));
}

static void draw_seats(const struct hall *h, int y, int x, int table)
{
	const struct champ_sheet *sheet = &h->c->round[h->view->round].sheet[table];

	for (int k = 0; k < sheet->seats; k++) {
		int player = sheet->seat[k].player;
		bool done = champ_has_result(sheet);
		char text[20];

		paint(h->win, h->p, y + k, x + 5, h->cols - x - 10,
		      player == h->view->player ? ROLE_ACCENT
		      : done                    ? ROLE_NORMAL
		                                : ROLE_DIM,
		      champ_name(h->c, player));
		snprintf(text, sizeof text, "%d", sheet->seat[k].points);
		if (sheet->seat[k].gone && sheet->seat[k].points < 0)
			paint_right(h->win, h->p, y + k, h->cols - 2, 6, ROLE_DIM, C_("event", "gone"));
		else if (done)
			paint_right(h->win, h->p, y + k, h->cols - 2, 6,
			            k == sheet->winner ? ROLE_NORMAL | STYLE_BOLD : ROLE_NORMAL, text);
		else
			paint_right(h->win, h->p, y + k, h->cols - 2, 2, ROLE_DIM, "-");
	}
}

/* In narrow windows: a head and one line of names. */
static void draw_brief(const struct hall *h, int y, int x, int table)
{
	const struct champ_sheet *sheet = &h->c->round[h->view->round].sheet[table];
	char names[CHAMP_SEATS * (NAME_BYTES + 2)];
	size_t end = 0;

	for (int k = 0; k < sheet->seats; k++)
		end += (size_t)snprintf(names + end, sizeof names - end, "%s%s", k ? _(", ") : "",
		                        champ_name(h->c, sheet->seat[k].player));
	paint(h->win, h->p, y, x + 1, h->cols - x - 2, ROLE_DIM, names);
}

static void draw_tables(const struct hall *h, int x)
{
	const struct champ_round *round = &h->c->round[h->view->round];
	bool brief = h->cols < 76;
	int each = brief ? 3 : TABLE_ROWS, fit = h->rows / each,
	    table = h->c->player[h->view->player].at[h->view->round];
	int top = fit > 0 && table != CHAMP_NOBODY ? table / fit * fit : 0;

	for (int i = 0; i < fit && top + i < round->tables; i++) {
		draw_table_head(h, i * each, x, top + i, top + i == table);
		if (brief)
			draw_brief(h, i * each + 1, x, top + i);
		else
			draw_seats(h, i * each + 1, x, top + i);
	}
}

void champ_draw_standings(const struct hall *h)
{
	bool split = h->cols >= 56 && !h->view->whole;
	int width = split ? h->cols * 47 / 80 : h->cols, x = width + 3;

	draw_ranks(h, width);
	for (int y = 0; split && y < h->rows; y++)
		paint(h->win, h->p, y, width, 1, ROLE_DIM, h->p->ascii ? "|" : "│");
	if (split && h->view->round >= 0) {
		draw_tables(h, width + 1);
	} else if (split) {
		paint(h->win, h->p, 1, x, h->cols - x - 1, ROLE_NORMAL, _("No round drawn yet."));
		paint(h->win, h->p, 3, x, h->cols - x - 1, ROLE_ACCENT, _("G draws all rounds"));
	}
	if (h->view->finding)
		draw_find(h, width);
}

/* ---- who has met whom ---- */

static int draw_meetings(const struct hall *h, int round, int y)
{
	int table = h->c->player[h->view->player].at[round], x = 4;
	const struct champ_sheet *sheet = champ_sheet(h->c, round, table);

	if (!sheet)
		return y;
	if (y >= 0 && y < h->rows)
		paint(h->win, h->p, y, 2, h->cols - 3, ROLE_NORMAL | STYLE_BOLD,
		      champ_place_name(round, table).text);
	y++;
	for (int k = 0; k < sheet->seats; k++) {
		int other = sheet->seat[k].player, times;
		char text[NAME_BYTES + 60];

		if (other == h->view->player)
			continue;
		times = champ_meetings(h->c, h->view->player, other);
		snprintf(text, sizeof text, times > 1 ? "%s  %s  x%d" : "%s  %s", champ_name(h->c, other),
		         h->c->player[other].nation, times);
		if (y >= 0 && y < h->rows)
			paint(h->win, h->p, y, x, h->cols - x - 1, times > 1 ? ROLE_WARNING : ROLE_NORMAL,
			      text);
		y++;
	}
	return y + 1;
}

void champ_draw_met(const struct hall *h)
{
	int y = 2 - h->view->top;

	if (!h->view->top) {
		paint_format(h->win, h->p, 0, 1, h->cols - 2, ROLE_NORMAL | STYLE_BOLD, _("OPPONENTS OF %s"),
		             champ_name(h->c, h->view->player));
	}
	for (int r = 0; r < CHAMP_STAGES; r++)
		if (h->c->player[h->view->player].at[r] != CHAMP_NOBODY)
			y = draw_meetings(h, r, y);
	if (h->view->finding)
		draw_find(h, h->cols);
}
