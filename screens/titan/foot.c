/* SPDX-License-Identifier: MIT */
/*
 * The lines under the masterboard: the legion in focus and where it may go, the land
 * under the cursor, who is left, encounters, the step and the scores. In little room a
 * list stands in place of the board: the lands to go to, or a player's legions.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

enum { TEXT = 900, STEP_FROM = 6, GAP = 2 };

static void add(char *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(char *text, const char *format, ...)
{
	size_t end = strlen(text);
	va_list list;

	va_start(list, format);
	vsnprintf(text + end, TEXT - end, format, list);
	va_end(list);
}

/* In at most so many rows. */
static void draw_text(struct titan_pen *pen, int rows, int style, char *text)
{
	struct titan_pen part = *pen;

	part.end = smaller(pen->end, pen->y + rows);
	titan_shorten(text, part.end - part.y, part.cols);
	titan_pen_text(&part, style, text);
	pen->y = part.y;
}

/* ---- where the legion in focus may go ---- */

/* By letters, or where there are more of them by the sign on the map. */
static void add_teleports(const struct titan_scene *s, char *text)
{
	const struct titan_goal *first = &s->march.goal[s->march.walks],
				*last = &s->march.goal[s->march.count - 1];

	if (last->key[1])
		add(text, "  %s", _("* teleport"));
	else
		add(text, _("  %s-%s teleport"), first->key, last->key);
}

static void ways_text(const struct titan_scene *s, int cols, char *text)
{
	for (int i = 0; i < s->march.walks; i++) {
		int place = s->march.goal[i].place, here[TITAN_LEGIONS], used = text_width(text) % cols;
		char way[TEXT] = "";

		add(way, "%c %s %s", titan_march_letter(&s->march, place), titan_places[place].label,
		    titan_land(titan_places[place].land));
		if (titan_standing(s->t, place, here))
			add(way, ": %s %d", MARKER(here[0]), titan_height(s->t, here[0]));
		/* whole in the next row where it has no room in this one */
		add(text, "%*s%s", used + GAP + text_width(way) > cols ? cols - used : GAP, "", way);
	}
	if (!s->march.walks)
		add(text, "  %s", _("nowhere on foot"));
	if (s->march.count > s->march.walks)
		add_teleports(s, text);
	utf8_mend_end(text);
}

static void draw_focus(const struct titan_scene *s, struct titan_pen *pen, int rows)
{
	int legion = s->view->legion;
	char place[200], text[TEXT] = "";

	if (legion < 0)
		return;
	titan_place_text(s->t, legion, place, sizeof place);
	if (s->marching) {
		add(text, _("%s %s, roll %d:"), MARKER(legion), place, s->t->roll);
		ways_text(s, pen->cols, text);
	} else {
		titan_legion_text(s->t, legion, text, sizeof text);
	}
	draw_text(pen, rows, ROLE_NORMAL | (s->marching ? STYLE_BOLD : 0), text);
}

/* ---- the land under the cursor ---- */

static void draw_land(const struct titan_scene *s, struct titan_pen *pen)
{
	char text[TEXT] = "", recruits[400];

	if (s->view->place < 0)
		return;
	add(text, "%s %s: ", titan_places[s->view->place].label,
	    titan_land(titan_places[s->view->place].land));
	titan_land_text(s->t, titan_places[s->view->place].land, recruits, sizeof recruits);
	add(text, "%s", recruits);
	draw_text(pen, pen->end - pen->y, ROLE_DIM, text);
}

/* ---- who is left, and who meets ---- */

/* lands: also where each legion stands. */
static void left_text(const struct titan_scene *s, bool lands, char text[TEXT])
{
	const struct titan *t = s->t;
	int busy[TITAN_LEGIONS], count = titan_busy(t, busy);

	text[0] = '\0';
	if (t->step == STEP_2_1 || titan_may_march(t) || t->step == STEP_2_6) {
		add(text, "%s", C_("legions", "LEFT"));
		for (int i = 0; i < count; i++) {
			int at = t->legion[busy[i]].at;

			add(text, " %s", MARKER(busy[i]));
			if (lands && at >= 0)
				add(text, " %s%s", titan_places[at].label, i + 1 < count ? "," : "");
		}
		add(text, count ? "   " : " %s   ", _("none"));
	}
	add(text, "%s", _("ENCOUNTERS"));
	for (int i = 0; i < s->opens; i++) {
		const int *pair = s->open[i].legion;

		add(text, _("%s %s meets %s at %s"), i ? "," : "", MARKER(pair[0]), MARKER(pair[1]),
		    titan_places[t->legion[pair[0]].at].label);
	}
	if (!s->opens)
		add(text, " %s", _("none"));
}

/* With lands where no map shows them. */
static void draw_left(const struct titan_scene *s, struct titan_pen *pen)
{
	char text[TEXT];

	left_text(s, !s->atlas.wide, text);
	if (text_width(text) > pen->cols)
		left_text(s, false, text);
	draw_text(pen, 1, s->opens ? ROLE_WARNING | STYLE_BOLD : ROLE_NORMAL, text);
}

/* ---- the scores ---- */

/* With names where all have room; else the letters of their markers. */
static void draw_scores(const struct titan_scene *s, int y, int cols)
{
	const struct titan *t = s->t;
	int x = 1, all = 0;
	bool names;

	every_seat (seat, t->table)
		all += text_width(t->table.seat[seat].name) + text_width("1  9999  ");
	names = all <= cols;
	if (all + text_width(_("SCORES")) < cols)
		x += titan_paint(s, y, x, cols, TITAN_HEAD, _("SCORES")) + GAP;
	every_seat (seat, t->table) {
		const struct titan_player *player = &t->player[seat];
		bool out = player->status != TITAN_PLAYING || !t->table.seat[seat].in;
		int style = out ? ROLE_DIM : ROLE_NORMAL, from = x;
		char chip[8];

		snprintf(chip, sizeof chip, "%d", seat + 1);
		if (player->colour >= 0 && (!names || s->p->mono))
			snprintf(chip, sizeof chip, "%.2s", MARKER(player->colour * TITAN_MARKERS));
		x += titan_paint(s, y, x, cols, out ? style : titan_colour_style(t, seat) | STYLE_REVERSE,
		                 chip) +
		     1;
		if (names)
			x += titan_paint(s, y, x, cols,
			                 style | (t->table.turn == seat ? STYLE_BOLD : 0) |
			                         (s->view->seat == seat ? STYLE_UNDERLINE : 0),
			                 t->table.seat[seat].name) +
			     1;
		x += titan_paint_format(s, y, x, cols, style | STYLE_BOLD, "%d", player->score);
		spot_put(s->p, s->win, y, from, 1, x - from, SPOT_SEAT, seat);
		x += GAP;
	}
}

/* ---- the whole ---- */

/* What the step asks for; then those done, and those that follow. */
static void draw_step(const struct titan_scene *s, struct titan_pen *pen)
{
	char word[200], text[TEXT] = "";
	int x;

	if (!titan_pen_room(pen, 1))
		return;
	titan_step_task(s->t, pen->cols, word, sizeof word);
	x = pen->x + titan_paint(s, pen->y, pen->x, pen->cols, TITAN_HEAD, word) + GAP + 1;
	titan_ladder_text(s->t, text, sizeof text);
	titan_shorten(text, 1, pen->x + pen->cols - x);
	if (x + text_width(text) <= pen->x + pen->cols)
		titan_paint(s, pen->y, x, pen->x + pen->cols - x, ROLE_DIM, text);
	pen->y++;
}

/* Preparation, talks and what an encounter leaves. */
static bool has_affairs(const struct titan *t)
{
	return t->encounter.on || t->step < STEP_2 || t->step == STEP_3;
}

void titan_draw_foot(const struct titan_scene *s, int y)
{
	int rows = getmaxy(s->win), spare = rows - y;
	struct titan_pen pen = { s, y + (spare > STEP_FROM + 1), rows - 1, 1, getmaxx(s->win) - 2 }, last;

	draw_scores(s, rows - 1, pen.cols);
	if (has_affairs(s->t)) {
		draw_step(s, &pen);
		titan_draw_affairs(&pen);
		return;
	}
	pen.end -= 1 + (spare >= STEP_FROM);
	last = (struct titan_pen){ s, pen.end, rows - 1, 1, pen.cols };
	draw_left(s, &last);
	draw_step(s, &last);
	draw_focus(s, &pen, larger(pen.end - pen.y - !s->marching, 1));
	draw_land(s, &pen);
}

/* ---- without the board ---- */

static void draw_goal(struct titan_pen *pen, int place, int *cursor_y, int *cursor_x)
{
	enum { REST = 21 };
	const struct titan_scene *s = pen->s;
	int here[TITAN_LEGIONS], y = pen->y, x = pen->x + REST, letter = titan_march_letter(&s->march, place);
	enum titan_land land = titan_places[place].land;
	char text[TEXT];

	spot_put(s->p, s->win, y, 0, 1, pen->cols, SPOT_LAND, place);
	if (place == s->view->place) {
		paint_mark(s->win, s->p, y, 0, ROLE_ACCENT);
		*cursor_y = y;
		*cursor_x = 0;
	}
	titan_pen_line(pen, TITAN_HEAD, "%c %5s %s", letter, titan_places[place].label, titan_land(land));
	if (titan_standing(s->t, place, here)) {
		titan_paint_format(s, y, x, pen->cols - REST, ROLE_WARNING | STYLE_BOLD,
		                   _("meets %s, %d high"), MARKER(here[0]), titan_height(s->t, here[0]));
		return;
	}
	titan_land_text(s->t, land, text, sizeof text);
	titan_shorten(text, 1, pen->cols - REST);
	titan_paint(s, y, x, pen->cols - REST, ROLE_DIM, text);
}

static void draw_goals(struct titan_pen *pen, int *cursor_y, int *cursor_x)
{
	const struct titan_scene *s = pen->s;
	char from[200];

	titan_place_text(s->t, s->view->legion, from, sizeof from);
	titan_pen_line(pen, TITAN_HEAD, _("%s %s, roll %d:"), MARKER(s->view->legion), from, s->t->roll);
	for (int i = 0; i < s->march.count && titan_pen_room(pen, 1); i++)
		if (i < s->march.walks || !s->march.moves.to[s->march.goal[i].place].walk)
			draw_goal(pen, s->march.goal[i].place, cursor_y, cursor_x);
	if (!s->march.count)
		titan_pen_text(pen, ROLE_DIM, _("nowhere on foot"));
}

void titan_draw_list(const struct titan_scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win);
	struct titan_pen pen = { s, 0, rows - 1, 1, getmaxx(s->win) - 2 };

	draw_scores(s, rows - 1, pen.cols);
	draw_step(s, &pen);
	if (has_affairs(s->t)) {
		titan_draw_affairs(&pen);
		return;
	}
	draw_left(s, &pen);
	titan_pen_skip(&pen);
	if (s->marching)
		draw_goals(&pen, cursor_y, cursor_x);
	else
		titan_draw_seat_legions(&pen);
}
