/* SPDX-License-Identifier: MIT */
/*
 * The tables of the round shown: who plays where, what is in, and for how long it has
 * been missing. Where not all seats have a row, the names of a table stand below it in short.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { INDENT = 2, POINTS = 6, SEATS_COLS = 26, WIDEST = 46 /* points near their names */ };

struct tables {
	const struct hall *h;
	const struct champ_round *round;
	struct area at;
	int focus;
	bool brief; /* names below a table, in place of seats */
	int gap;    /* blank rows after a table */
};

static void tell_name(const struct tables *t, const struct champ_sheet *sheet, int place, char out[WALL_TEXT])
{
	char name[CHAMP_NAME_BYTES];

	champ_table_name(t->h->c, sheet, place, true, name);
	if (champ_has_result(sheet) && sheet->seat[place].points >= 0)
		said_list_add(out, WALL_TEXT, "%s %d", name, sheet->seat[place].points);
	else
		said_list_add(out, WALL_TEXT, "%s", name);
}

/* First names as a list; after the game with the points, who has won first. */
static void tell_names(const struct tables *t, int table, char out[WALL_TEXT])
{
	const struct champ_sheet *sheet = &t->round->sheet[table];

	out[0] = '\0';
	if (sheet->winner >= 0)
		tell_name(t, sheet, sheet->winner, out);
	for (int i = 0; i < sheet->seats; i++)
		if (i != sheet->winner)
			tell_name(t, sheet, i, out);
}

static int rows_of(const struct tables *t, int table)
{
	char names[WALL_TEXT];

	if (!t->brief)
		return 1 + t->round->sheet[table].seats + t->gap;
	tell_names(t, table, names);
	return 1 + text_rows(names, t->at.cols - INDENT - 1);
}

/* "table 2", in the final its name. */
static void tell_place(const struct tables *t, int table, char *out, size_t size)
{
	if (t->h->view->round == CHAMP_FINAL)
		snprintf(out, size, "%s", C_("event", "final"));
	else
		snprintf(out, size, C_("event", "table %d"), table + 1);
}

static void draw_head(const struct tables *t, int y, int table)
{
	const struct hall *h = t->h;
	const struct champ_sheet *sheet = &t->round->sheet[table];
	int end = t->at.x + t->at.cols - 1, x = t->at.x;
	char place[60], word[60];
	enum role role = champ_view_state(sheet, word, sizeof word);
	const char *urgent = sheet->called                          ? _("judge called")
	                     : sheet->protests && champ_open(sheet) ? _("protest")
	                                                            : "";
	struct champ_text minutes = champ_minutes(
		h, champ_open(sheet) && t->round->begun ? champ_began(h->c, h->view->round, sheet) : 0);
	const char *right = *urgent ? urgent : minutes.text;

	if (!t->round->begun && sheet->seats) {
		snprintf(word, sizeof word, "%s", _("drawn"));
		role = ROLE_DIM;
	}
	tell_place(t, table, place, sizeof place);
	x += paint_chip(h->win, h->p, y, x, end - x, role == ROLE_NORMAL ? ROLE_DIM : role, place) + 1;
	if (text_width(word) > end - x && !champ_has_result(sheet))
		snprintf(word, sizeof word, "%s", champ_brief_state(sheet));
	if (text_width(word) + text_width(right) + 1 <= end - x)
		end -= paint_right(h->win, h->p, y, end, text_width(right), *urgent ? ROLE_WARNING : ROLE_DIM,
		                   right) +
		       1;
	paint(h->win, h->p, y, x, end - x, role | (table == t->focus ? STYLE_BOLD : 0), word);
}

static void draw_seat(const struct tables *t, int y, const struct champ_sheet *sheet, int place)
{
	const struct hall *h = t->h;
	const struct champ_seat *seat = &sheet->seat[place];
	bool done = champ_has_result(sheet) && seat->points >= 0;
	int end = t->at.x + t->at.cols - 1, x = t->at.x + INDENT,
	    style = !done                    ? ROLE_DIM
	            : place == sheet->winner ? STYLE_BOLD
	                                     : ROLE_NORMAL;

	paint_right(h->win, h->p, y, end, POINTS, style,
	            done         ? text_number(seat->points).of
	            : seat->gone ? C_("event", "gone")
	                         : "-");
	paint(h->win, h->p, y, x, end - POINTS - x, seat->player == h->view->player ? ROLE_ACCENT : style,
	      champ_shown(h->c, seat->player, end - POINTS - x).text);
	champ_spot(h, y, x, 1, end - x, SPOT_PLAYER, seat->player);
}

static void draw_table(const struct tables *t, int y, int table)
{
	const struct champ_sheet *sheet = &t->round->sheet[table];
	char names[WALL_TEXT];

	champ_spot(t->h, y, t->at.x, rows_of(t, table), t->at.cols, SPOT_TABLE, table);
	draw_head(t, y++, table);
	for (int i = 0; i < sheet->seats && !t->brief; i++)
		draw_seat(t, y + i, sheet, i);
	tell_names(t, table, names);
	if (t->brief)
		paint_paragraph(t->h->win, t->h->p, y, t->at.x + INDENT, CHAMP_SEATS, t->at.cols - INDENT - 1,
		                ROLE_DIM, names);
}

/* Whether all tables have room. */
static bool fits(const struct tables *t)
{
	int rows = -t->gap;

	for (int i = 0; i < t->round->tables && rows <= t->at.rows; i++)
		rows += rows_of(t, i);
	return rows <= t->at.rows;
}

/* The first table of those that have room with the focus as the last one. */
static int top_of(const struct tables *t)
{
	int top = t->focus, rows = rows_of(t, top);

	while (top > 0 && (rows += rows_of(t, top - 1)) <= t->at.rows)
		top--;
	return top;
}

/* "ROUND 2  posted 14:02", and how much of the hall's time is left. */
static void draw_name(const struct hall *h, const struct area *at)
{
	const struct champ_round *round = &h->c->round[h->view->round];
	char name[60], hour[8];
	int used;

	if (h->view->round < CHAMP_ROUNDS)
		snprintf(name, sizeof name, _("ROUND %d"), h->view->round + 1);
	else
		snprintf(name, sizeof name, "%s",
		         h->view->round == CHAMP_FINAL ? _("FINAL") : _("SEMIFINAL"));
	used = paint(h->win, h->p, at->y, at->x + 1, at->cols - 2, STYLE_BOLD, name) + 3;
	screen_time(round->since ? round->since : round->posted_at, hour);
	if (round->since || round->posted)
		paint_format(h->win, h->p, at->y, at->x + used, at->cols - used - 2, ROLE_DIM,
		             round->since ? _("began %s") : _("posted %s"), hour);
}

/* A blank row between two tables goes first, then the seats. */
static void choose_form(struct tables *t)
{
	for (t->gap = 1; t->gap >= 0; t->gap--)
		if (t->at.cols >= SEATS_COLS && fits(t))
			return;
	t->gap = 0;
	t->brief = true;
}

void champ_draw_tables(const struct hall *h, const struct area *area)
{
	struct tables t = { .h = h, .at = *area };
	int top, y;

	if (h->view->round < 0) {
		paint(h->win, h->p, 1, area->x + 2, area->cols - 3, ROLE_NORMAL, _("No round drawn yet."));
		paint(h->win, h->p, 3, area->x + 2, area->cols - 3, ROLE_ACCENT, _("G draws all rounds"));
		return;
	}
	t.round = &h->c->round[h->view->round];
	t.focus = h->c->player[h->view->player].at[h->view->round];
	t.focus = t.focus == CHAMP_NOBODY ? 0 : t.focus;
	if (champ_panes(h).three ||
	    h->view->round != champ_current(h->c)) { /* the title has the current one */
		draw_name(h, area);
		t.at.y++;
		t.at.rows--;
	}
	t.at.cols = smaller(t.at.cols, WIDEST);
	choose_form(&t);
	top = top_of(&t);
	y = t.at.y;
	for (int i = top; i < t.round->tables && y + rows_of(&t, i) - t.gap <= t.at.y + t.at.rows; i++) {
		draw_table(&t, y, i);
		y += rows_of(&t, i);
	}
}
