/* SPDX-License-Identifier: MIT */
/*
 * The panel of a player: the number of cards in the largest digits that fit, the
 * points of the goal and the other public facts.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"

enum {
	TWO_DIGITS = 40,
	SMALL = 3,
	WIDE_COLS = 20,
	ROOMY_COLS = 30,
	POINTS_COLS = 7,
	TIGHT_COLS = 11,
	CLOSE_COLS = 23
};

static struct chips chips_of(const void *scene, int seat, enum chip_form form)
{
	const struct catan_scene *s = scene;
	const struct catan *c = s->c;
	int due = c->player[seat].must_discard;
	struct chips chips = { 0 };
	char text[60];

	if (c->winner == seat)
		chips_add(&chips, _("WINS"), ROLE_GOOD);
	if (due) {
		snprintf(text, sizeof text,
		         form == CHIPS_LONG    ? _("! DISCARD %d")
		         : form == CHIPS_SHORT ? C_("chip", "! LOSE %d")
		                               : "!",
		         due);
		chips_add(&chips, text, ROLE_DANGER);
	} else if (c->special && seat != c->ended) {
		chips_add(&chips, _("BUILDS"), ROLE_ACCENT);
	} else if (!c->special && c->table.turn == seat && c->phase != CATAN_OVER) {
		chips_add(&chips, C_("chip", "TURN"), ROLE_ACCENT);
	}
	return chips;
}

static int frame_style(const struct catan_scene *s, int seat)
{
	if (s->c->winner == seat)
		return ROLE_GOOD;
	if (s->c->player[seat].must_discard)
		return ROLE_DANGER;
	return seat == s->view->focus ? ROLE_ACCENT : ROLE_DIM;
}

static int hand_style(const struct catan_scene *s, int seat)
{
	return s->c->player[seat].must_discard ? ROLE_DANGER : catan_role(s->c, seat);
}

/* The largest digits that leave room for the points beside them. */
static int hand_size(const struct palette *p, const struct area *in, int cards)
{
	int room = in->cols - (in->cols >= WIDE_COLS - 2 ? 2 + POINTS_COLS : in->cols >= TIGHT_COLS ? 4 : 0);
	int most = in->cols >= WIDE_COLS - 2 && in->rows >= 10 ? in->rows - (in->rows > 12 ? 6 : 5) : SMALL;

	if (p->digits_most && most > p->digits_most)
		most = p->digits_most;
	for (int size = digits_smaller(0); size; size = digits_smaller(size))
		if (size <= most && digits_width(cards > 9 ? cards : TWO_DIGITS, size) <= room)
			return size;
	return 0;
}

/* ---- numbers ---- */

/* The last change of the hand, for some seconds. */
static void draw_delta(const struct catan_scene *s, int seat, int y, int x, int cols)
{
	if (s->view->delta[seat].until_ms > s->frame->now_ms)
		paint_format(s->win, s->p, y, x, cols, ROLE_ACCENT | STYLE_BOLD, "%+d",
		             s->view->delta[seat].amount);
}

/* Points in digits above their goal, or both as words: never two numbers side by side. */
static void draw_points(const struct catan_scene *s, int seat, int y, int x, int end, bool digits)
{
	int points = catan_points(s->c, seat);
	char text[40];

	paint(s->win, s->p, y, x, end - x, ROLE_DIM, C_("victory", "points"));
	if (digits)
		snprintf(text, sizeof text, C_("goal", "of %d"), s->c->goal);
	else
		snprintf(text, sizeof text, C_("goal", "%d of %d"), points, s->c->goal);
	if (text_width(text) > POINTS_COLS)
		snprintf(text, sizeof text, "%d/%d", points, s->c->goal);
	if (digits)
		digits_paint(s->win, s->p, y + 1, x, ROLE_NORMAL | STYLE_BOLD, points, SMALL);
	paint(s->win, s->p, y + 1 + (digits ? SMALL : 0), x, end - x,
	      digits ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, text);
}

/* Returns the row below the digits. */
static int draw_numbers(const struct catan_scene *s, int seat, const struct area *in)
{
	int cards = s->c->player[seat].cards, size = hand_size(s->p, in, cards);
	bool tight = size > SMALL && in->cols < ROOMY_COLS - 2;
	int left = in->x + (in->cols >= ROOMY_COLS - 2 ? 2 : 1),
	    right = in->x + in->cols - POINTS_COLS - (!tight || in->cols > CLOSE_COLS);
	int y = in->y + 1;

	paint(s->win, s->p, in->y, left, 8, ROLE_DIM, _("hand"));
	digits_paint(s->win, s->p, y, left - (tight && cards > 9),
	             hand_style(s, seat) | (size ? 0 : STYLE_BOLD), cards, size);
	draw_points(s, seat, in->y, right, in->x + in->cols, size > SMALL && !tight);
	if (size > SMALL || !catan_has_moved(&s->view->moved[seat])) /* "+3 points" would be read together */
		draw_delta(s, seat, in->y, left + text_width(_("hand")) + 1, 4);
	return y + (size > SMALL ? size : SMALL);
}

static void draw_narrow_numbers(const struct catan_scene *s, int seat, const struct area *in)
{
	int cards = s->c->player[seat].cards, size = hand_size(s->p, in, cards);
	int x = in->x + in->cols - (in->cols >= 13 ? 5 : 3), cols = in->x + in->cols - x;
	char goal[20];

	digits_paint(s->win, s->p, in->y, in->x + (in->cols > 13),
	             hand_style(s, seat) | (size ? 0 : STYLE_BOLD), cards, size);
	if (in->cols < TIGHT_COLS)
		return;
	snprintf(goal, sizeof goal, C_("goal", "of %d"), s->c->goal);
	if (text_width(goal) > cols)
		snprintf(goal, sizeof goal, "/%d", s->c->goal);
	paint(s->win, s->p, in->y, x, cols, ROLE_DIM, _("pts"));
	paint_format(s->win, s->p, in->y + 1, x, cols, ROLE_NORMAL | STYLE_BOLD, "%d",
	             catan_points(s->c, seat));
	paint(s->win, s->p, in->y + 2, x, cols, ROLE_DIM, goal);
}

/* Longest road and largest army, if the player has them. */
static int draw_awards(const struct catan_scene *s, int seat, int y, int x, int cols, bool brief)
{
	const struct catan_player *p = &s->c->player[seat];
	int used = 0;

	if (s->c->longest == seat)
		used += brief ? paint(s->win, s->p, y, x, cols, ROLE_WARNING, C_("longest road", "L"))
		              : paint_format(s->win, s->p, y, x, cols, ROLE_WARNING, _("LONGEST %d"),
		                             p->road);
	if (s->c->largest == seat) {
		used += used > 0;
		used += brief ? paint(s->win, s->p, y, x + used, cols - used, ROLE_WARNING,
		                      C_("largest army", "A"))
		              : paint_format(s->win, s->p, y, x + used, cols - used, ROLE_WARNING,
		                             _("ARMY %d"), p->knights);
	}
	return used;
}

static void draw_narrow_facts(const struct catan_scene *s, int seat, const struct area *in, int y)
{
	int x = in->x + (in->cols > 13), end = in->x + in->cols;

	if (catan_draw_news(s, seat, y, x, end - x, x - in->x))
		return;
	if (in->cols < TIGHT_COLS) {
		paint_format(s->win, s->p, y, x, end - x, ROLE_NORMAL, C_("goal", "%d of %d"),
		             catan_points(s->c, seat), s->c->goal);
		return;
	}
	x += paint_format(s->win, s->p, y, x, end - x, ROLE_NORMAL, _("dev %d kn %d"),
	                  catan_development(s->c, seat), s->c->player[seat].knights) +
	     1;
	draw_awards(s, seat, y, x, end - x, true);
}

static void draw_facts(const struct catan_scene *s, int seat, const struct area *in, int y)
{
	const struct catan_player *p = &s->c->player[seat];
	bool roomy = in->cols >= ROOMY_COLS - 2, several = in->y + in->rows - y >= 3;
	int x = in->x + (roomy ? 2 : 1), cols = in->x + in->cols - x, end = in->y + in->rows;

	end -= catan_draw_news(s, seat, end - 1, x, cols, x - in->x);

	if (in->y + in->rows - y > 3)
		y++; /* a blank row between digits and facts */
	paint_format(s->win, s->p, y++, x, cols, ROLE_NORMAL,
	             roomy ? _("dev cards %d   knights %d") : _("dev %d  knights %d"),
	             catan_development(s->c, seat), p->knights);
	if (y < end && (several || (s->c->longest != seat && s->c->largest != seat)))
		paint_format(s->win, s->p, y++, x, cols, ROLE_DIM, _("left %ds %dc %dr"),
		             p->left[CATAN_SETTLEMENT], p->left[CATAN_CITY], p->left[CATAN_ROAD]);
	if (y < end)
		draw_awards(s, seat, y, x, cols, false);
}

/* In the narrowest panels, where no row is left: cards, knights and awards in the frame. */
static void draw_in_frame(const struct catan_scene *s, int seat, int y, int x, int cols)
{
	int used = paint_format(s->win, s->p, y, x, cols, ROLE_NORMAL, _("d%d k%d"),
	                        catan_development(s->c, seat), s->c->player[seat].knights) +
	           1;

	draw_awards(s, seat, y, x + used, cols - used, true);
}

void catan_draw_panel(const struct catan_scene *s, int seat, struct area at)
{
	struct area in = { at.y + 1, at.x + 1, at.rows - 2, at.cols - 2 };
	struct panel panel = {
		.at = at,
		.seat = seat,
		.name = s->c->table.seat[seat].name,
		.focus = seat == s->view->focus,
		.frame = frame_style(s, seat),
		.role = catan_role(s->c, seat),
		.chips = chips_of,
		.scene = s,
	};

	panel_draw(s->win, s->p, &panel);
	if (at.cols >= WIDE_COLS && in.rows >= 6) {
		draw_facts(s, seat, &in, draw_numbers(s, seat, &in));
	} else {
		if (in.cols < TIGHT_COLS)
			draw_in_frame(s, seat, at.y + at.rows - 1, in.x, in.cols);
		draw_narrow_numbers(s, seat, &in);
		draw_narrow_facts(s, seat, &in, in.y + (in.rows > 4 ? 4 : 3));
	}
}
