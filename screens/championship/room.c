/* SPDX-License-Identifier: MIT */
/*
 * The championship for a whole room, by turns: the round at a glance, the time left, the
 * tables and who is missing, the standings, and where everybody sits.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum { MARGIN = 1, HEAD = 2 /* a line and a blank row */ };

struct pages {
	const struct championship *c;
	const struct champ_view *view;
	const struct palette *p;
	int64_t now;
	WINDOW *win;
	int rows, cols;
	int round; /* -1: none */
	struct title title;
};

/* One kind of page. */
struct kind {
	const char *head;                            /* N_() */
	struct wall *(*list)(const struct pages *w); /* to be freed .. */
	void (*draw)(const struct pages *w);         /* .. or all of the page .. */
	int (*part)(const struct pages *w,
	            int n); /* .. or the n-th of several, -1: none; how many there are */
	bool (*now)(const struct pages *w);
};

/* ---- the time ---- */

static bool has_time(const struct pages *w)
{
	return w->title.clock[0];
}

/* "3 playing, 1 to sign", or that all are in. */
static void tell_state(const struct pages *w, char *out, size_t size)
{
	int playing = 0, owed = 0, tables = w->round < 0 ? 0 : w->c->round[w->round].tables;

	for (int i = 0; i < tables; i++) {
		const struct champ_sheet *sheet = champ_sheet(w->c, w->round, i);

		if (sheet->seats && !champ_locked(sheet))
			champ_has_result(sheet) ? owed++ : playing++;
	}
	out[0] = '\0';
	if (playing)
		said_list_add(out, size, _("%d playing"), playing);
	if (owed)
		said_list_add(out, size, _("%d to sign"), owed);
	if (tables && !playing && !owed)
		utf8_copy(out, size, _("all tables are in"));
}

/* In the middle of a place; how many columns it takes. */
static int draw_clock(const struct pages *w, int y, int rows, int cols, bool centred)
{
	int size, width;
	char time[16];

	snprintf(time, sizeof time, "%s", w->title.clock);
	time[strcspn(time, " ")] = '\0'; /* the "!" of a late clock */
	size = digits_text_best(time, rows, cols);
	width = digits_text_width(time, size);
	digits_text_paint(w->win, w->p, centred ? y + (rows - size) / 2 : y,
	                  centred ? (w->cols - width) / 2 : MARGIN,
	                  w->title.clock_late     ? ROLE_DANGER | STYLE_BOLD
	                  : w->title.clock_stands ? ROLE_DIM
	                                          : ROLE_NORMAL,
	                  time, size);
	return width;
}

static void draw_time(const struct pages *w)
{
	char state[80];

	paint(w->win, w->p, 0, MARGIN, w->cols, STYLE_BOLD, _("time left"));
	draw_clock(w, HEAD, w->rows - 2 * HEAD, w->cols - 2 * MARGIN, true);
	tell_state(w, state, sizeof state);
	paint_centre(w->win, w->p, w->rows - HEAD, 0, w->cols, STYLE_BOLD, state);
}

/* ---- the lists ---- */

/* A round of one table, as the final: its players, in pick order, and their points. */
static struct wall *list_players(const struct pages *w)
{
	const struct champ_sheet *sheet = champ_sheet(w->c, w->round, 0);
	struct wall *wall = wall_new(sheet->seats, 4);

	wall->column[0] = (struct wall_column){ C_("event", "pick"), .right = true };
	wall->column[1].head = C_("event", "player");
	wall->column[2] = (struct wall_column){ _("points"), .right = true };
	for (int i = 0; i < sheet->seats; i++) {
		const struct champ_seat *seat = &sheet->seat[i];
		int style = seat->gone ? ROLE_DIM : sheet->winner == i ? STYLE_BOLD : ROLE_NORMAL;

		wall_cell(wall, i, 0, ROLE_DIM, "%d", i + 1);
		champ_wall_name(wall, i, 1, style, w->c, seat->player);
		wall_cell(wall, i, 2, style, seat->points >= 0 ? "%d" : "-", seat->points);
		wall_cell(wall, i, 3, ROLE_WARNING, "%s",
		          seat->gone                    ? C_("event", "gone")
		          : champ_has_to_sign(sheet, i) ? _("not yet")
		                                        : "");
	}
	return wall;
}

/* A list of names; "!" before those who have not signed. */
static void tell_names(const struct pages *w, const struct champ_sheet *sheet, bool brief, char *out,
                       size_t size)
{
	for (int i = 0; i < sheet->seats; i++) {
		char name[CHAMP_NAME_BYTES];

		champ_table_name(w->c, sheet, i, brief, name);
		if (!sheet->seat[i].gone)
			said_list_add(out, size, "%s%s", champ_has_to_sign(sheet, i) ? "! " : "", name);
	}
}

static struct wall *list_tables(const struct pages *w)
{
	const struct champ_round *round = &w->c->round[w->round];
	struct wall *wall;

	if (round->tables == 1)
		return list_players(w);
	wall = wall_new(round->tables, 3);
	wall->column[0] = (struct wall_column){ _("table"), .right = true };
	wall->column[1].head = _("players");
	wall->column[2].head = C_("event", "state");
	for (int i = 0; i < round->tables; i++) {
		const struct champ_sheet *sheet = &round->sheet[i];
		struct wall_cell *names = &wall->row[i].cell[1];
		char state[60];
		int role = champ_view_state(sheet, state, sizeof state);

		wall_cell(wall, i, 0, STYLE_BOLD, "%d", i + 1);
		tell_names(w, sheet, false, names->text, sizeof names->text);
		tell_names(w, sheet, true, names->brief, sizeof names->brief);
		names->style = champ_locked(sheet) ? ROLE_DIM : ROLE_NORMAL;
		wall_cell(wall, i, 2, role, "%s%s", champ_has_result(sheet) && champ_open(sheet) ? "! " : "",
		          state);
	}
	return wall;
}

static bool has_tables(const struct pages *w)
{
	return w->round >= 0;
}

static struct wall *list_standings(const struct pages *w)
{
	return champ_list_standings(w->c);
}

static struct wall *list_seats(const struct pages *w)
{
	uint16_t *player = champ_by_alphabet(w->c);
	struct wall *wall = wall_new(w->c->players, 2);

	wall->rows = 0;
	wall->column[0].head = C_("event", "player");
	wall->column[1] = (struct wall_column){ _("table"), .right = true };
	for (int i = 0; i < w->c->players; i++) {
		int table = w->c->player[player[i]].at[w->round];

		if (table == CHAMP_NOBODY)
			continue;
		champ_wall_name(wall, wall->rows, 0, ROLE_NORMAL, w->c, player[i]);
		wall_cell(wall, wall->rows++, 1, STYLE_BOLD, "%d", table + 1);
	}
	free(player);
	return wall;
}

/* While somebody still looks for a seat: before the first result of the round. */
static bool has_seats(const struct pages *w)
{
	return w->round >= 0 && champ_locked_in(w->c, w->round) == 0;
}

static bool has_standings(const struct pages *w)
{
	return champ_has_standings(w->c);
}

/* ---- the round at a glance ---- */

static bool has_glance(const struct pages *w)
{
	return w->round >= 0 && (w->c->round[w->round].tables > 1 || w->view->errands);
}

/* Where a judge is called, and for how long; neither who called nor why. Returns how many do. */
static int draw_calls(const struct pages *w, int y, int x, int rows)
{
	const struct hall h = { .now = w->now };
	int count, calls = 0;
	struct champ_duty *duty = champ_view_duties(w->view, w->c, &count);

	for (int i = 0; i < count && duty[i].due == CHAMP_DUE_ANSWER; i++)
		if (duty[i].round == w->round && calls++ < rows)
			paint_format(w->win, w->p, y + calls - 1, x, w->cols - x, ROLE_DANGER | STYLE_BOLD,
			             _("! table %d: judge called  %s"), duty[i].table + 1,
			             champ_minutes(&h, duty[i].since).text);
	if (rows && calls > rows)
		paint_format(w->win, w->p, y + rows - 1, x, w->cols - x, ROLE_DANGER | STYLE_BOLD,
		             P_("! %d table waits for a judge", "! %d tables wait for a judge",
		                (unsigned long)calls),
		             calls);
	free(duty);
	return calls;
}

/* "12  2 to sign", and how many columns it takes. */
static int draw_cell(const struct pages *w, int table, int y, int x)
{
	enum { NUMBER = 4, GAP = 2 };
	const struct champ_sheet *sheet = champ_sheet(w->c, w->round, table);
	bool calls = champ_calls_judge(w->view, w->c, w->round, table);
	char state[60];
	int role = champ_view_state(sheet, state, sizeof state);

	if (calls)
		snprintf(state, sizeof state, "! %s", _("judge"));
	if (y >= 0) {
		paint_format(w->win, w->p, y, x, NUMBER, STYLE_BOLD, "%*d", NUMBER, table + 1);
		paint(w->win, w->p, y, x + NUMBER + 1, w->cols - x - NUMBER - 1,
		      calls ? ROLE_DANGER | STYLE_BOLD : role, state);
	}
	return NUMBER + 1 + text_width(state) + GAP;
}

/* All tables by number, in columns; with a blank row below each where all have room so. */
static int draw_cells(const struct pages *w, int y, int n)
{
	int tables = w->c->round[w->round].tables, rows = larger(w->rows - y, 1), width = 0, columns, page,
	    step;

	for (int i = 0; i < tables; i++)
		width = larger(width, draw_cell(w, i, -1, 0));
	columns = larger((w->cols - MARGIN) / width, 1);
	step = rows / 2 * columns >= tables ? 2 : 1;
	rows /= step;
	page = rows * columns;
	for (int i = 0; n >= 0 && i < page && n * page + i < tables; i++)
		draw_cell(w, n * page + i, y + i % rows * step, i / rows * width);
	return (tables + page - 1) / page;
}

/* The time, the calls beside it, and the tables below. */
static int draw_glance(const struct pages *w, int n)
{
	enum { TIME_ROWS = 5, HIGH = 40, AWAY = 3 };
	int top = !has_time(w) && !draw_calls(w, 0, 0, 0) ? 1 : w->rows < HIGH ? TIME_ROWS : TIME_ROWS + 2;
	int x = MARGIN;
	char state[80];

	if (n >= 0) {
		tell_state(w, state, sizeof state);
		if (has_time(w))
			x += draw_clock(w, HEAD, top, w->cols / 2, false) + AWAY;
		paint(w->win, w->p, HEAD, x, w->cols - x, STYLE_BOLD, state);
		draw_calls(w, HEAD + 1, x, top - 1);
	}
	return draw_cells(w, HEAD + top + 1, n);
}

/* ---- two lines ---- */

static void draw_two(const struct pages *w, const char *above, const char *below)
{
	int y = w->rows / 2 - 1;

	paint_centre(w->win, w->p, y, MARGIN, w->cols - 2 * MARGIN, ROLE_NORMAL, above);
	paint_centre(w->win, w->p, y + 2, MARGIN, w->cols - 2 * MARGIN, STYLE_BOLD, below);
}

static bool has_champion(const struct pages *w)
{
	return w->c->stage == CHAMP_OVER;
}

static void draw_champion(const struct pages *w)
{
	const struct champ_sheet *sheet = &w->c->round[CHAMP_FINAL].sheet[0];

	draw_two(w, _("champion"), champ_name(w->c, sheet->seat[sheet->winner].player));
}

/* Nothing is drawn yet: which event it is, and how many play. */
static void draw_start(const struct pages *w)
{
	char text[60];

	snprintf(text, sizeof text, P_("%d player", "%d players", (unsigned long)w->c->players),
	         w->c->players);
	draw_two(w, w->c->table.title, text);
}

/* ---- all pages ---- */

static const struct kind kinds[] = {
	{ .draw = draw_champion, .now = has_champion },
	{ N_("this round"), .part = draw_glance, .now = has_glance },
	{ .draw = draw_time, .now = has_time },
	{ N_("tables"), .list = list_tables, .now = has_tables },
	{ N_("seats"), .list = list_seats, .now = has_seats },
	{ N_("standings"), .list = list_standings, .now = has_standings },
};

/* The n-th page of a list, if it has one; how many it has. */
static int draw_list(const struct pages *w, const struct kind *kind, int n)
{
	struct area at = { HEAD, MARGIN, w->rows - HEAD, w->cols - 2 * MARGIN };
	struct wall *wall = kind->list(w);
	int pages, none;

	wall->spread = 2;
	pages = wall_draw(w->win, w->p, at, wall, n < 0 ? wall->rows : n, &none, &none).pages;
	free(wall);
	return pages;
}

int champ_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct pages w = { .c = state,
		           .view = view,
		           .now = frame->now,
		           .p = frame->palette,
		           .win = win,
		           .rows = getmaxy(win),
		           .cols = getmaxx(win),
		           .round = champ_current(state) };
	int pages = 0;

	champ_title(state, frame, &w.title);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		int more = 1;

		if (!kinds[i].now(&w))
			continue;
		if (kinds[i].list)
			more = draw_list(&w, &kinds[i], page - pages);
		else if (kinds[i].part)
			more = kinds[i].part(&w, -1);
		if (kinds[i].head && page >= pages && page < pages + more)
			paint(win, w.p, 0, MARGIN, w.cols, STYLE_BOLD, _(kinds[i].head));
		if (kinds[i].part && page >= pages && page < pages + more)
			kinds[i].part(&w, page - pages);
		else if (kinds[i].draw && page == pages)
			kinds[i].draw(&w);
		pages += more;
	}
	if (!pages && page == 0)
		draw_start(&w);
	return larger(pages, 1);
}
