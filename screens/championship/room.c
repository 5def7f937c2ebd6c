/* SPDX-License-Identifier: MIT */
/*
 * The championship for a whole room, by turns: the time left, the tables and who is
 * missing, the standings, and where everybody sits.
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
	const struct palette *p;
	WINDOW *win;
	int rows, cols;
	int round; /* -1: none */
	struct title title;
};

/* One kind of page. */
struct kind {
	const char *head;                            /* N_() */
	struct wall *(*list)(const struct pages *w); /* to be freed .. */
	void (*draw)(const struct pages *w);         /* .. or all of the page */
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

static void draw_time(const struct pages *w)
{
	int rows = w->rows - 2 * HEAD, size;
	char state[80], time[16];

	snprintf(time, sizeof time, "%s", w->title.clock);
	time[strcspn(time, " ")] = '\0'; /* the "!" of a late clock */
	size = digits_text_best(time, rows, w->cols - 2 * MARGIN);
	paint(w->win, w->p, 0, MARGIN, w->cols, STYLE_BOLD, _("time left"));
	digits_text_paint(w->win, w->p, HEAD + (rows - size) / 2,
	                  (w->cols - digits_text_width(time, size)) / 2,
	                  w->title.clock_late     ? ROLE_DANGER | STYLE_BOLD
	                  : w->title.clock_stands ? ROLE_DIM
	                                          : ROLE_NORMAL,
	                  time, size);
	tell_state(w, state, sizeof state);
	paint_centre(w->win, w->p, w->rows - HEAD, 0, w->cols, STYLE_BOLD, state);
}

/* ---- the lists ---- */

/* A round of one table, as the final: its players, in pick order, and their points. */
static struct wall *list_players(const struct pages *w)
{
	const struct champ_sheet *sheet = champ_sheet(w->c, w->round, 0);
	struct wall *wall = wall_new(sheet->seats);

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
	wall = wall_new(round->tables);
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
	return champ_list_standings(w->c, CHAMP_NOBODY);
}

static struct wall *list_seats(const struct pages *w)
{
	uint16_t *player = champ_by_alphabet(w->c);
	struct wall *wall = wall_new(w->c->players);

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
	{ NULL, NULL, draw_champion, has_champion },
	{ NULL, NULL, draw_time, has_time },
	{ N_("tables"), list_tables, NULL, has_tables },
	{ N_("seats"), list_seats, NULL, has_seats },
	{ N_("standings"), list_standings, NULL, has_standings },
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
		           .p = frame->palette,
		           .win = win,
		           .rows = getmaxy(win),
		           .cols = getmaxx(win),
		           .round = champ_current(state) };
	int pages = 0;

	(void)view;
	champ_title(state, frame, &w.title);
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		int more = 1;

		if (!kinds[i].now(&w))
			continue;
		if (kinds[i].list)
			more = draw_list(&w, &kinds[i], page - pages);
		if (kinds[i].list && page >= pages && page < pages + more)
			paint(win, w.p, 0, MARGIN, w.cols, STYLE_BOLD, _(kinds[i].head));
		else if (!kinds[i].list && page == pages)
			kinds[i].draw(&w);
		pages += more;
	}
	if (!pages && page == 0)
		draw_start(&w);
	return larger(pages, 1);
}
