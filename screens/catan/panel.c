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
#include "screens/kit/numbers.h"

enum {
	TWO_DIGITS = 40,
	SMALL = 3,
	ROOMY_NARROW = 15,
	WIDE_COLS = 20,
	WIDE_ROWS = 6,
	ROOMY_COLS = 30,
	POINTS_COLS = 7,
	TIGHT_COLS = 11,
	TIGHT_ROWS = 7,
	GAP = 3, /* with a rule in its middle, between hand and points, at least */
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
		snprintf(text, sizeof text, _("! DISCARD %d"), due);
		chips_add(&chips, form == CHIPS_LONG ? text : "!", ROLE_DANGER); /* the panel says how many */
	} else if (c->special && seat != c->ended) {
		chips_add(&chips, form == CHIPS_SIGN ? "*" : _("BUILDS"), ROLE_ACCENT);
	} else if (!c->special && c->table.turn == seat && c->phase != CATAN_OVER) {
		chips_add(&chips, form == CHIPS_SIGN ? "*" : C_("chip", "TURN"), ROLE_ACCENT);
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

static int most_rows(const struct palette *p, int rows)
{
	return p->digits_most ? smaller(rows, p->digits_most) : rows;
}

/* The small digits where there are the rows for them and the player wants such; in ASCII else text. */
static int small_size(const struct palette *p, int rows)
{
	return most_rows(p, rows) >= digits_rows(digits_small(p)) ? digits_small(p) : SMALL;
}

/* Digits of a hand in a narrow panel of so many rows, that leave columns for the points. */
static int hand_size(const struct palette *p, const struct area *in, int cards, int rows)
{
	int room = in->cols - (in->cols >= TIGHT_COLS ? 4 : 0), size = small_size(p, rows);

	return digits_width(cards > 9 ? cards : TWO_DIGITS, size) <= room ? size : 0;
}

/* Sizes of a hand and of the points beside it. */
struct pair {
	int hand, points;
};

/* Smaller than the hand's, with two rows above them for their words: as large, 18 cards and 2 points
 * would read 182. */
static int points_size(const struct palette *p, int size)
{
	int points = digits_smaller(size);

	while (points > SMALL && points > digits_rows(size) - 2)
		points = digits_smaller(points);
	return points > SMALL ? points : size > SMALL ? digits_small(p) : SMALL;
}

/* Whether the points have their words in two rows above them. */
static bool has_two_rows(struct pair pair)
{
	return digits_rows(pair.hand) >= digits_rows(pair.points) + 2;
}

/* Room for their words too; the smallest may have two digits. All players have it as the one with
 * the most points. */
static int points_cols(const struct catan *c, struct pair pair)
{
	int most = 0;

	for (int i = 0; i < c->table.seats; i++)
		most = larger(most, catan_points(c, i));
	return larger(digits_width(most, pair.points), has_two_rows(pair) ? POINTS_COLS - 2 : POINTS_COLS);
}

/* Columns between hand and points: three times as many as between two digits. */
static int air(int size)
{
	return size ? 3 * (digits_width(88, size) - 2 * digits_width(8, size)) : GAP;
}

/* Whether two digits of a hand and the points stand side by side, clearly apart. */
static bool has_room(const struct catan_scene *s, const struct area *in, int cards, struct pair pair)
{
	return digits_width(larger(cards, TWO_DIGITS), pair.hand) + air(pair.hand) +
	               points_cols(s->c, pair) <=
	       in->cols - (in->cols >= ROOMY_COLS ? 2 : 0);
}

/* Hand and points grow together: the largest digits with which they stand above the facts, rather in
 * narrow ones than in smaller ones. */
static struct pair pair_of(const struct catan_scene *s, const struct area *in, int cards)
{
	bool tall = in->rows >= 10;
	int most = most_rows(s->p, tall ? in->rows - (in->rows > 12 ? 6 : 5) : SMALL);
	int small = small_size(s->p, tall ? most : in->rows - 2);
	struct pair smallest = { small, small | DIGITS_NARROW };

	for (int size = digits_smaller(0); size > SMALL; size = digits_smaller(size)) {
		int small_points = digits_small(s->p) | DIGITS_NARROW, points = points_size(s->p, size),
		    narrow = size | DIGITS_NARROW;
		int thin = digits_may_narrow(points) ? points | DIGITS_THIN : small_points;
		struct pair pairs[] = { { size, points }, { narrow, points }, { narrow, thin } };

		for (int i = 0; size <= most && i < (digits_may_narrow(size) ? 3 : 1); i++)
			if (has_room(s, in, cards, pairs[i]))
				return pairs[i];
	}
	return has_room(s, in, cards, smallest) ? smallest : (struct pair){ 0, SMALL };
}

/* ---- numbers ---- */

/* The last change of the hand, for some seconds. */
static void draw_delta(const struct catan_scene *s, int seat, int y, int x, int cols)
{
	if (s->view->delta[seat].until_ms > s->frame->now_ms)
		paint_format(s->win, s->p, y, x, cols, ROLE_ACCENT | STYLE_BOLD, "%+d",
		             s->view->delta[seat].amount);
}

/* A line that keeps two numbers apart. */
static void draw_between(const struct catan_scene *s, int y, int x, int rows)
{
	for (int i = 0; i < rows; i++)
		paint(s->win, s->p, y + i, x, 1, ROLE_NORMAL, s->p->ascii ? "|" : "│");
}

static void goal_text(const struct catan *c, int cols, char *out, size_t size)
{
	snprintf(out, size, C_("goal", "of %d"), c->goal);
	if (text_width(out) > cols)
		snprintf(out, size, "/%d", c->goal);
}

/* The word of the points and the goal: in two rows above smaller digits, else in one. */
static void draw_points_words(const struct catan_scene *s, int y, int x, int cols, bool two)
{
	const char *word = C_("victory", "points");
	char goal[20];

	goal_text(s->c, two ? cols : 0, goal, sizeof goal);
	if (text_width(word) + (two ? 0 : 1 + text_width(goal)) > cols)
		word = _("pts");
	if (two) {
		paint(s->win, s->p, y, x, cols, ROLE_DIM, word);
		paint(s->win, s->p, y + 1, x, cols, ROLE_DIM, goal);
		return;
	}
	cols = text_width(word) + (text_width(word) + text_width(goal) < cols);
	paint(s->win, s->p, y, x, cols, ROLE_DIM, word);
	paint(s->win, s->p, y, x + cols, text_width(goal), ROLE_DIM, goal);
}

/* Hand and points at the two sides, and on one foot. Returns the row below. */
static int draw_numbers(const struct catan_scene *s, int seat, const struct area *in)
{
	int cards = s->c->player[seat].cards, points = catan_points(s->c, seat);
	struct pair pair = pair_of(s, in, cards);
	int rows = larger(digits_rows(pair.hand), SMALL), small = digits_rows(pair.points);
	int cols = points_cols(s->c, pair), hand = digits_width(larger(cards, TWO_DIGITS), pair.hand);
	int spare = in->cols - hand - cols;
	int margin = within((spare - GAP + 1) / 2, in->cols >= ROOMY_COLS ? 2 : 1);
	int left = in->x + margin, end = in->x + in->cols - within(spare - margin - air(pair.hand), margin);
	int right = end - cols, between = (left + hand + right) / 2, y = in->y + 1,
	    wide = digits_width(points, pair.points);

	paint(s->win, s->p, in->y, left, between - left, ROLE_DIM, _("hand"));
	digits_paint(s->win, s->p, y, left + hand - digits_width(cards, pair.hand),
	             catan_role(s->c, seat) | (pair.hand ? 0 : STYLE_BOLD), cards, pair.hand);
	draw_between(s, in->y, between, rows + 1);
	cols -= end == in->x + in->cols && wide < cols; /* a blank to the frame */
	draw_points_words(s, in->y, right, cols, has_two_rows(pair));
	digits_paint(s->win, s->p, y + rows - small, right + cols - wide, ROLE_NORMAL | STYLE_BOLD, points,
	             pair.points);
	draw_delta(s, seat, in->y, left + text_width(_("hand")) + 1, between - left - 5);
	return y + rows;
}

/* The hand below its word where there is a row for it, so that no chip of the frame touches it, beside the
 * points. Returns the row below. */
static int draw_narrow_numbers(const struct catan_scene *s, int seat, const struct area *in)
{
	int cards = s->c->player[seat].cards, size = hand_size(s->p, in, cards, in->rows - 1);
	int rows = larger(digits_rows(size), SMALL), below = in->rows > rows + 1, y = in->y + below;
	int most = digits_width(larger(cards, TWO_DIGITS), size);
	int x = in->x + in->cols - (in->cols >= ROOMY_NARROW ? 5 : 3), cols = in->x + in->cols - x;
	int left = in->x + (x - in->x > most + 2);
	char goal[20];

	if (below)
		paint(s->win, s->p, in->y, left, x - left - 1, ROLE_DIM, _("hand"));
	if (in->cols >= TIGHT_COLS && !s->p->ascii) /* a column of colons would be louder than the points */
		draw_between(s, in->y, x - 1, rows + below);
	digits_paint(s->win, s->p, y, left + (in->rows > SMALL + 1 ? most - digits_width(cards, size) : 0),
	             catan_role(s->c, seat) | (size ? 0 : STYLE_BOLD), cards, size);
	if (in->cols < TIGHT_COLS)
		return y + rows;
	goal_text(s->c, cols, goal, sizeof goal);
	paint(s->win, s->p, in->y, x, cols, ROLE_DIM, _("pts"));
	paint_format(s->win, s->p, in->y + 1, x, cols, ROLE_NORMAL | STYLE_BOLD, "%d",
	             catan_points(s->c, seat));
	paint(s->win, s->p, in->y + 2, x, cols, ROLE_DIM, goal);
	return y + rows;
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
	int x = in->x + (in->cols > 14), end = in->x + in->cols;

	if (catan_draw_news(s, seat, y, x, end - x, x - in->x))
		return;
	x += paint_format(s->win, s->p, y, x, end - x, ROLE_NORMAL, _("dev %d kn %d"),
	                  catan_development(s->c, seat), s->c->player[seat].knights) +
	     1;
	draw_awards(s, seat, y, x, end - x, true);
}

enum { LARGE_ROWS = 3, LARGE_COLS = 30, LARGE_FACTS = 3 };

/* Where there are many rows: cards, knights and road as digits under their words. Returns the row below,
 * or below a blank one where another stays before the end. */
static int draw_large_facts(const struct catan_scene *s, int seat, const struct area *in, int y, int end)
{
	const struct catan_player *p = &s->c->player[seat];
	int below = y + 2 + digits_rows(digits_small(s->p));
	const struct {
		const char *word;
		int value;
		bool holds;
	} facts[LARGE_FACTS] = {
		{ _("dev cards"), catan_development(s->c, seat), false },
		{ C_("sheet", "knights"), p->knights, s->c->largest == seat },
		{ _("road"), p->road, s->c->longest == seat },
	};

	for (int i = 0; i < LARGE_FACTS; i++) {
		int x, cols, style = facts[i].holds ? ROLE_WARNING : facts[i].value ? ROLE_NORMAL : ROLE_DIM;

		part_of(in->cols - 2, LARGE_FACTS, i, &x, &cols);
		paint(s->win, s->p, y + 1, in->x + 2 + x, cols - 1, ROLE_DIM, facts[i].word);
		digits_paint(s->win, s->p, y + 2, in->x + 2 + x, style, facts[i].value, digits_small(s->p));
	}
	return below + (end - below > 1);
}

static void draw_facts(const struct catan_scene *s, int seat, const struct area *in, int y)
{
	const struct catan_player *p = &s->c->player[seat];
	bool roomy = in->cols >= ROOMY_COLS - 2, several = in->y + in->rows - y >= 3;
	int x = in->x + (roomy ? 2 : 1), cols = in->x + in->cols - x, end = in->y + in->rows;

	if (end - y == 1) {
		draw_narrow_facts(s, seat, in, y);
		return;
	}
	end -= catan_draw_news(s, seat, end - 1, x, cols, x - in->x);
	if (end - y >= LARGE_ROWS + digits_rows(digits_small(s->p)) && in->cols >= LARGE_COLS) {
		y = draw_large_facts(s, seat, in, y, end);
	} else {
		y += in->y + in->rows - y > 3; /* a blank row between digits and facts */
		paint_format(s->win, s->p, y++, x, cols, ROLE_NORMAL,
		             roomy ? _("dev cards %d   knights %d") : _("dev %d  knights %d"),
		             catan_development(s->c, seat), p->knights);
	}
	if (y < end && (several || (s->c->longest != seat && s->c->largest != seat)))
		paint_format(s->win, s->p, y++, x, cols, ROLE_DIM, _("left %ds %dc %dr"),
		             p->left[CATAN_SETTLEMENT], p->left[CATAN_CITY], p->left[CATAN_ROAD]);
	if (y < end)
		draw_awards(s, seat, y, x, cols, false);
}

/* Who it is, the name below or beside that, and a sign of the state at the end. */
static void draw_tight_head(const struct catan_scene *s, int seat, const struct area *at, bool one)
{
	bool focus = seat == s->view->focus;
	struct chips chips = chips_of(s, seat, CHIPS_SHORT);
	int x = at->x + 1, cols = at->cols - 1, used, due = s->c->player[seat].must_discard;
	int name_style = (focus ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD;
	const char *name = s->c->table.seat[seat].name, *sign = chips_sign(&chips);

	if (one)
		used = paint_format(s->win, s->p, at->y, x, cols, catan_role(s->c, seat) | STYLE_BOLD, "%d",
		                    seat + 1);
	else
		used = paint_seat(s->win, s->p, at->y, x, cols, catan_role(s->c, seat), seat);
	if (focus)
		paint_mark(s->win, s->p, at->y, x + used, ROLE_ACCENT);
	used++;
	if (one) {
		cols -= text_width(sign);
		paint(s->win, s->p, at->y, x + used, cols - used, name_style, name);
		paint(s->win, s->p, at->y, x + cols, text_width(sign), chips.chip[0].style | STYLE_REVERSE,
		      sign);
		return;
	}
	paint(s->win, s->p, at->y + 1, x, cols, name_style, name);
	sign = text_width(chips.chip[0].text) <= cols - used ? chips.chip[0].text : sign;
	if (due)
		paint_format(s->win, s->p, at->y, x + used, cols - used, ROLE_DANGER | STYLE_BOLD, "! -%d",
		             due);
	else if (chips.count)
		paint(s->win, s->p, at->y, x + used, cols - used, chips.chip[0].style | STYLE_REVERSE, sign);
}

/* The narrowest panels have no frame: who it is, the name, the hand in digits, points, cards. */
static void draw_tight(const struct catan_scene *s, int seat, const struct area *at)
{
	const struct catan_player *p = &s->c->player[seat];
	int size = hand_size(s->p, at, p->cards, at->rows - 3), rows = larger(digits_rows(size), SMALL);
	int x = at->x + 1, cols = at->cols - 1, used, y = at->y + 2 - (rows > SMALL);

	draw_tight_head(s, seat, at, rows > SMALL);
	digits_paint(s->win, s->p, y, x, catan_role(s->c, seat) | (size ? 0 : STYLE_BOLD), p->cards, size);
	y += rows;
	paint_format(s->win, s->p, y++, x, cols, ROLE_NORMAL, C_("goal", "%d of %d"),
	             catan_points(s->c, seat), s->c->goal);
	if (rows > SMALL && p->must_discard) {
		paint_format(s->win, s->p, y, x, cols, ROLE_DANGER | STYLE_BOLD, "! -%d", p->must_discard);
		return;
	}
	used = paint_format(s->win, s->p, y, x, cols, ROLE_DIM, _("d%d k%d"), catan_development(s->c, seat),
	                    p->knights) +
	       1;
	draw_awards(s, seat, y, x + used, cols - used, true);
}

enum { TALL_ROWS = 10, TALL_DIGITS = 5, TALL_COLS = 14, TALL_AIR = 3, BOTH_COLS = 18, BOTH_ROWS = 10 };

/* The points as digits, beside them their words. */
static void draw_tall_points(const struct catan_scene *s, int seat, const struct area *in, int y)
{
	int x = in->x + 1, end = in->x + in->cols;

	digits_paint(s->win, s->p, y, x, ROLE_NORMAL | STYLE_BOLD, catan_points(s->c, seat), SMALL);
	x += digits_width(TWO_DIGITS, SMALL) + 1;
	paint(s->win, s->p, y + 1, x, end - x, ROLE_DIM, C_("victory", "points"));
	paint_format(s->win, s->p, y + 2, x, end - x, ROLE_DIM, C_("goal", "of %d"), s->c->goal);
}

/* A narrow panel of many rows: the hand above the points. */
static void draw_tall(const struct catan_scene *s, int seat, const struct area *in)
{
	int cards = s->c->player[seat].cards, most = larger(cards, TWO_DIGITS),
	    size = digits_best(most, TALL_DIGITS, in->cols);
	int y = in->y + 1 + TALL_DIGITS + 1, x = in->x + (in->cols > 14), end = in->x + in->cols;

	if (digits_may_narrow(size) && digits_width(most, size) + TALL_AIR > in->cols)
		size |= DIGITS_NARROW; /* or it would touch the next player's */
	paint(s->win, s->p, in->y, x, in->cols, ROLE_DIM, _("hand"));
	draw_delta(s, seat, in->y, end - 4, 4);
	digits_paint(s->win, s->p, in->y + 1, x, catan_role(s->c, seat), cards, size);
	if (in->cols >= BOTH_COLS && in->rows > BOTH_ROWS && !s->p->ascii) {
		draw_tall_points(s, seat, in, y);
		draw_narrow_facts(s, seat, in, smaller(y + SMALL + 1, in->y + in->rows - 1));
		return;
	}
	paint_format(s->win, s->p, y, x, end - x, ROLE_NORMAL | STYLE_BOLD, _("%d of %d pts"),
	             catan_points(s->c, seat), s->c->goal);
	draw_narrow_facts(s, seat, in, y + 2);
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
	bool wide, tall;

	if (at.cols < TIGHT_COLS + 2 && at.rows >= TIGHT_ROWS) {
		draw_tight(s, seat, &at);
		return;
	}
	tall = in.rows >= TALL_ROWS && in.cols >= TALL_COLS;
	wide = at.cols >= WIDE_COLS && in.rows >= WIDE_ROWS + s->p->ascii;
	wide &= !tall || pair_of(s, &in, s->c->player[seat].cards).hand > SMALL;
	panel.close = !wide && !tall;
	panel_draw(s->win, s->p, &panel);
	if (wide) {
		draw_facts(s, seat, &in, draw_numbers(s, seat, &in));
	} else if (tall) {
		draw_tall(s, seat, &in);
	} else {
		int below = draw_narrow_numbers(s, seat, &in);

		draw_narrow_facts(s, seat, &in, below + (in.y + in.rows - below > 1));
	}
}
