/* SPDX-License-Identifier: MIT */
/*
 * The lines under the masterboard: where the legion in focus may go, the land under the
 * cursor, who is left, encounters, scores and the step; in little room a list of legions
 * and their lands instead of the board.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum { TEXT = 900, STEP_FROM = 5 };

static void add(char *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(char *text, const char *format, ...)
{
	size_t end = strlen(text);
	va_list list;

	va_start(list, format);
	vsnprintf(text + end, TEXT - end, format, list);
	va_end(list);
}

/* Returns the rows used. */
static int draw_text(const struct titan_scene *s, int y, int rows, int cols, int style, char *text)
{
	titan_shorten(text, rows, cols);
	return paint_paragraph(s->win, s->p, y, 1, rows, cols, style, text);
}

/* ---- where the legion in focus may go ---- */

/* Two blanks, or as many as it takes for the item to begin the next row and stay whole. */
static void add_item(char *text, int cols, const char *item)
{
	int used = text_width(text) % cols, left = cols - used;

	add(text, "%*s%s", used && 2 + text_width(item) > left ? left : 2, "", item);
}

/* How much is told of a way: "b 21 Desert (right): Bu01 5" with all sides, those towards enemies and under
 * the cursor, or "b 21 Bu01 5". */
enum detail { ALL_SIDES, SOME_SIDES, BRIEF, DETAILS };

static void add_way(const struct titan_scene *s, int place, enum detail detail, int cols, char *text)
{
	const struct titan *t = s->t;
	int here[TITAN_LEGIONS], count = titan_standing(t, place, here);
	enum titan_creature list[TITAN_START];
	char sides[80], item[TEXT] = "";

	titan_sides_text(s->march.moves.to[place].walk, sides, sizeof sides);
	add(item, "%c %s", titan_march_letter(&s->march, place), titan_places[place].label);
	if (detail < BRIEF)
		add(item, " %s", titan_land(titan_places[place].land));
	if (detail == ALL_SIDES || (detail == SOME_SIDES && (count || place == s->view->place)))
		add(item, " (%s)", sides);
	if (count)
		add(item, "%s %s %d", detail < BRIEF ? ":" : "", MARKER(here[0]),
		    titan_legion_now(t, here[0], list));
	add_item(text, cols, item);
}

static void focus_text(const struct titan_scene *s, enum detail detail, int rows, int cols, char *text)
{
	const struct titan *t = s->t;
	int legion = s->view->legion;
	char place[200];

	text[0] = '\0';
	if (legion < 0)
		return;
	if (!s->marching) {
		titan_legion_text(t, legion, rows, cols, text, TEXT);
		return;
	}
	titan_place_text(t, legion, place, sizeof place);
	if (detail < BRIEF)
		add(text, _("%s %s, roll %d:"), MARKER(legion), place, t->roll);
	else
		add(text, _("%s, roll %d:"), MARKER(legion), t->roll);
	for (int i = 0; i < s->march.count; i++)
		add_way(s, s->march.walk[i], detail, cols, text);
	if (!s->march.count)
		add_item(text, cols, _("nowhere on foot"));
	if (s->march.teleports)
		add_item(text, cols, _("* teleport"));
	utf8_mend_end(text);
}

/* As much as fits above the line of the land, else in its place; brief only where that is too little. */
static void fit_focus(const struct titan_scene *s, int rows, int cols, char *text)
{
	for (int room = larger(rows - 1, 1); room <= rows; room++)
		for (enum detail detail = ALL_SIDES; detail < BRIEF; detail++) {
			focus_text(s, detail, rows, cols, text);
			if (text_rows(text, cols) <= room)
				return;
		}
	focus_text(s, BRIEF, rows, cols, text);
}

/* ---- the land under the cursor ---- */

/* The Tower's recruits in few words where they must stay in one row. */
static void land_text(const struct titan_scene *s, int cols, char *text)
{
	const struct titan_place *place = &titan_places[s->view->place];
	char recruits[400];

	titan_land_text(s->t, place->land, recruits, sizeof recruits);
	snprintf(text, TEXT, "%s %s: %s", place->label, titan_land(place->land), recruits);
	if (place->land == LAND_TOWER && text_width(text) > cols)
		snprintf(text, TEXT, "%s %s: %s", place->label, titan_land(place->land),
		         _("Centaur, Gargoyle, Ogre  3 alike> Guardian  Titan> Warlock"));
	utf8_mend_end(text);
}

/* ---- who is left, and who meets ---- */

/* A head, then words; returns where it ends. */
static int draw_list(const struct titan_scene *s, int y, int x, int end, const char *head, const char *words,
                     int style)
{
	x += paint(s->win, s->p, y, x, end - x, ROLE_NORMAL | STYLE_BOLD, head) + 1;
	return x + paint(s->win, s->p, y, x, end - x, style, words) + 3;
}

/* "Rd03 4 high meets Bu02 3 high at 21, ..": the markers alone where that is too long. */
static void encounters_text(const struct titan_scene *s, int cols, char *text)
{
	enum titan_creature list[TITAN_START];

	for (int heights = 1; heights >= 0; heights--) {
		text[0] = '\0';
		for (int i = 0; i < s->opens; i++) {
			int one = s->open[i].legion[0], two = s->open[i].legion[1];
			const char *label = titan_places[s->t->legion[one].at].label;

			if (heights)
				add(text, _("%s%s %d high meets %s %d high at %s"), i ? ", " : "",
				    MARKER(one), titan_legion_now(s->t, one, list), MARKER(two),
				    titan_legion_now(s->t, two, list), label);
			else
				add(text, _("%s%s meets %s at %s"), i ? ", " : "", MARKER(one), MARKER(two),
				    label);
		}
		if (text_width(text) <= cols)
			return;
	}
}

static void draw_left(const struct titan_scene *s, int y, int end)
{
	int busy[TITAN_LEGIONS], count = titan_busy(s->t, busy), x = 1;
	char text[TEXT] = "";

	for (int i = 0; i < count; i++)
		add(text, "%s%s", i ? " " : "", MARKER(busy[i]));
	if (s->t->step == STEP_2_1 || titan_may_march(s->t) || s->t->step == STEP_2_6)
		x = draw_list(s, y, x, end, C_("legions", "LEFT"), count ? text : _("none"),
		              count ? ROLE_ACCENT : ROLE_DIM);
	encounters_text(s, end - x - text_width(_("ENCOUNTERS")) - 1, text);
	draw_list(s, y, x, end, _("ENCOUNTERS"), s->opens ? text : _("none"),
	          s->opens ? ROLE_WARNING | STYLE_BOLD : ROLE_DIM);
}

/* ---- the scores ---- */

enum {
	CHIP = 2,
	GAP = 2,
	LEAST = 3,
	AIR = 4
};                                /* columns: of the seat's number, between players, of a name */
enum { TALL = 3, TALL_FROM = 8 }; /* rows: of digits, and of a foot that has room for them */

/* "2 Blue 230": the columns it takes, with what keeps it from the next. */
static int score_cols(const struct titan *t, int seat)
{
	char number[16];

	snprintf(number, sizeof number, " %d", t->player[seat].score);
	return CHIP + text_width(t->table.seat[seat].name) + text_width(number) + GAP;
}

static void draw_score(const struct titan_scene *s, int seat, int y, int x, int cols)
{
	const struct titan *t = s->t;
	bool out = t->player[seat].status != STATUS_PLAYING || !t->table.seat[seat].in;
	char number[16];
	int name;

	snprintf(number, sizeof number, " %d", t->player[seat].score);
	name = larger(cols - CHIP - GAP - text_width(number), LEAST);
	paint_format(s->win, s->p, y, x, 1, out ? ROLE_DIM : titan_colour_style(t, seat) | STYLE_REVERSE,
	             "%d", seat + 1);
	x += CHIP + paint(s->win, s->p, y, x + CHIP, name,
	                  out                     ? ROLE_DIM
	                  : t->table.turn == seat ? ROLE_ACCENT | STYLE_BOLD
	                                          : ROLE_NORMAL,
	                  t->table.seat[seat].name);
	paint(s->win, s->p, y, x, 6, out ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, number);
}

/* "Bu 230": where the names have no room. */
static void draw_short_score(const struct titan_scene *s, int seat, int y, int x)
{
	const struct titan_player *player = &s->t->player[seat];
	bool out = player->status != STATUS_PLAYING || !s->t->table.seat[seat].in;
	char chip[8];

	snprintf(chip, sizeof chip, "%d", seat + 1);
	if (player->colour >= 0)
		snprintf(chip, sizeof chip, "%.2s", MARKER(player->colour * TITAN_MARKERS));
	x += paint(s->win, s->p, y, x, 2, out ? ROLE_DIM : titan_colour_style(s->t, seat) | STYLE_REVERSE,
	           chip);
	paint_format(s->win, s->p, y, x + 1, 6,
	             out                        ? ROLE_DIM
	             : s->t->table.turn == seat ? ROLE_ACCENT | STYLE_BOLD
	                                        : ROLE_NORMAL | STYLE_BOLD,
	             "%d", player->score);
}

/* In three rows, as digits; false: they do not fit. */
static bool draw_tall_scores(const struct titan_scene *s, int y, int end)
{
	const struct titan *t = s->t;
	int x = 1, cols = 0, each = (end - x) / larger(t->table.seats, 1);

	for (int seat = 0; seat < t->table.seats; seat++)
		cols = larger(cols, CHIP + text_width(t->table.seat[seat].name) + 1 + AIR +
		                            digits_width(t->player[seat].score, TALL));
	if (!t->table.seats || cols > each)
		return false;
	for (int seat = 0; seat < t->table.seats; seat++, x += smaller(each, cols + AIR)) {
		const struct titan_player *player = &t->player[seat];
		const char *name = t->table.seat[seat].name;
		bool out = player->status != STATUS_PLAYING || !t->table.seat[seat].in;

		paint_format(s->win, s->p, y + 1, x, 1,
		             out ? ROLE_DIM : titan_colour_style(t, seat) | STYLE_REVERSE, "%d", seat + 1);
		paint(s->win, s->p, y + 1, x + CHIP, each,
		      out                     ? ROLE_DIM
		      : t->table.turn == seat ? ROLE_ACCENT | STYLE_BOLD
		                              : ROLE_NORMAL | STYLE_BOLD,
		      name);
		digits_paint(s->win, s->p, y, x + CHIP + text_width(name) + 1,
		             out ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, player->score, TALL);
	}
	return true;
}

/* Without the head where the names need its place; without names where that is too little. */
static void draw_scores(const struct titan_scene *s, int y, int end)
{
	const struct titan *t = s->t;
	int x = 1, all = -GAP, head = text_width(_("SCORES")) + 1, spare, seats = larger(t->table.seats, 1);

	for (int seat = 0; seat < t->table.seats; seat++)
		all += score_cols(t, seat);
	if (all + head <= end - x)
		x += paint(s->win, s->p, y, x, end - x, ROLE_NORMAL | STYLE_BOLD, _("SCORES")) + 1;
	spare = within((end - x - all) / seats, 4);
	for (int seat = 0; seat < t->table.seats; seat++) {
		if (all > end - 1) {
			draw_short_score(s, seat, y, 1 + seat * ((end - 1) / seats));
			continue;
		}
		draw_score(s, seat, y, x, score_cols(t, seat));
		x += score_cols(t, seat) + spare;
	}
}

/* ---- the whole ---- */

static void draw_step(const struct titan_scene *s, int y, int end)
{
	char text[TEXT] = "";

	add(text, "%s  %s", titan_steps[s->t->step].id,
	    s->t->step < TITAN_STEPS ? _(titan_step_text(s->t)) : "");
	draw_text(s, y, 1, end - 1, ROLE_DIM, text);
}

/* Preparation, talks and what an encounter leaves take all rows but the scores. */
static void draw_affairs(const struct titan_scene *s, int y, int end_y, int cols)
{
	struct titan_pen pen = { s, y, end_y, 1, cols };

	titan_draw_may(&pen);
	titan_draw_affairs(&pen);
}

void titan_draw_foot(const struct titan_scene *s, int y)
{
	int rows = getmaxy(s->win), end = getmaxx(s->win) - 1, spare = rows - y, room;
	char text[TEXT];

	if (spare > 7) {
		y++;
		spare--;
	}
	if (s->t->encounter.on || s->t->step < STEP_2 || s->t->step == STEP_3) {
		draw_affairs(s, y, spare > 3 ? rows - 1 : rows, end - 1);
		if (spare > 3)
			draw_scores(s, rows - 1, end);
		return;
	}
	if (spare >= STEP_FROM)
		draw_step(s, --rows, end);
	if (spare >= TALL_FROM && draw_tall_scores(s, rows - TALL, end))
		rows -= TALL + 1;
	else
		draw_scores(s, --rows, end);
	draw_left(s, --rows, end);
	room = larger(rows - y - !s->marching, 1);
	fit_focus(s, room, end - 1, text);
	y += draw_text(s, y, room, end - 1, s->marching ? ROLE_ACCENT : ROLE_NORMAL, text);
	land_text(s, end - 1, text);
	if (y < rows)
		draw_text(s, y, rows - y, end - 1, ROLE_DIM, text);
}

/* A line for each player's legions, where there is no room for the board. */
void titan_draw_roll(const struct titan_scene *s)
{
	const struct titan *t = s->t;
	struct titan_pen pen = { s, 0, getmaxy(s->win), 1, getmaxx(s->win) - 2 };
	char text[TEXT];

	snprintf(text, sizeof text, "%s  %s", titan_steps[t->step].id, _(titan_step_text(t)));
	titan_pen_text(&pen, ROLE_DIM, text);
	focus_text(s, ALL_SIDES, 2, pen.cols, text);
	titan_pen_text(&pen, ROLE_ACCENT, text);
	for (int seat = 0; seat < t->table.seats; seat++) {
		int list[TITAN_LEGIONS], count = titan_legions(t, seat, list);

		text[0] = '\0';
		for (int i = 0; i < count; i++) {
			const struct titan_legion *l = &t->legion[list[i]];
			enum titan_creature has[TITAN_START];

			add(text, "  %s%s %d", list[i] == s->view->legion ? ">" : "", MARKER(list[i]),
			    titan_legion_now(t, list[i], has));
			if (l->at >= 0)
				add(text, " %s %s%s", titan_places[l->at].label, titan_land(l->land),
				    l->moved ? "*" : "");
		}
		titan_pen_line(&pen, titan_colour_style(t, seat) | STYLE_BOLD, "%d %s %d", seat + 1,
		               t->table.seat[seat].name, t->player[seat].score);
		titan_pen_text(&pen, ROLE_NORMAL, text);
	}
}
