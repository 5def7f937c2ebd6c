/* SPDX-License-Identifier: MIT */
/*
 * The council: six rows of points, and a column for each step of the count, so
 * that people can check the sum by eye. The view goes through the steps; the
 * line `council` makes the count hold.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "screens/kit/digits.h"

enum {
	HEAD_Y,
	NAMES_Y,
	FIRST_Y,
	BELOW = 3, /* a rule, two rows of what is taken */
	TWO_DIGITS = 20,
	WORDS_COLS = 13 /* "tournament 4", and a blank */
};
enum { STEP_SUMS = 1, STEP_DOUBLE, STEP_HALF, STEP_DUPLICATES, STEP_AVATAR, STEP_TOTAL };

/* The rows of the page, and where the columns of a player's block end or begin. */
struct block {
	int seat, x, cols;
	int sum, twice, half, final; /* right end, left, left, right end */
	int size, pitch;             /* of the digits of points, 0: text; rows from one kind to the next */
};

/* Rows that are left for the totals. */
static int left_for_totals(const struct meccg_scene *s, int pitch)
{
	return s->rows - FIRST_Y - MECCG_POINTS * pitch - BELOW - 1;
}

/* Digits give way to text, then blank rows go: the totals need the room more. */
static void choose_rows(const struct meccg_scene *s, struct block *block)
{
	enum { DIGITS_COLS = 110 };
	int small = digits_small(s->p), least = digits_rows(small);

	block->pitch = least + 1;
	if (s->cols >= DIGITS_COLS && left_for_totals(s, block->pitch) > 2 * least + 1)
		block->size = small;
	else
		block->pitch = left_for_totals(s, 2) >= least ? 2 : 1;
}

static struct block block_of(const struct meccg_scene *s, int seat)
{
	enum { ROOMY_COLS = 76, LABEL = 18, LABEL_NARROW = 15, NUMBER = 3, TEXT = 5, BETWEEN = 8, GAP = 8 };
	int label = s->cols >= ROOMY_COLS ? LABEL : LABEL_NARROW, room = (s->cols - label) / 2, number, gap;
	struct block block = { .seat = seat };

	choose_rows(s, &block);
	number = block.size ? digits_width(TWO_DIGITS, block.size) : NUMBER;
	gap = larger(within((room - BETWEEN - 2 * (1 + number + TEXT)) / 3, GAP), 1);
	block.sum = 2 + number;
	block.twice = block.sum + gap;
	block.half = block.twice + NUMBER + gap;
	block.final = block.half + TEXT + larger(gap, 2) + number;
	block.cols = smaller(room, block.final + BETWEEN);
	block.x = label + seat * block.cols;
	block.sum += block.x;
	block.twice += block.x;
	block.half += block.x;
	block.final = smaller(block.final, block.cols - 1) + block.x;
	return block;
}

static void draw_heads(const struct meccg_scene *s, const struct block *block)
{
	int x = block->x, twice = block->half - block->twice - 1;

	spot_put(s->p, s->win, 0, block->x, s->rows, block->cols, SPOT_SEAT, block->seat);
	x += paint_seat(s->win, s->p, HEAD_Y, x, block->cols, ROLE_SEAT + block->seat, block->seat) + 1;
	paint(s->win, s->p, HEAD_Y, x, block->x + block->cols - x - 1,
	      meccg_has_focus(s, block->seat) ? STYLE_BOLD : ROLE_NORMAL, s->m->table.seat[block->seat].name);
	paint_right(s->win, s->p, NAMES_Y, block->sum, 5, ROLE_DIM, _("sum"));
	if (meccg_is_small(s))
		return;
	paint(s->win, s->p, NAMES_Y, block->twice, twice, ROLE_DIM,
	      text_width(_("double")) <= twice ? _("double") : "x2");
	paint(s->win, s->p, NAMES_Y, block->half, block->final - block->half - 5, ROLE_DIM, _("half"));
	paint_right(s->win, s->p, NAMES_Y, block->final, 5, ROLE_DIM, C_("count", "final"));
}

/* In digits their middle row is y. */
static void draw_right(const struct meccg_scene *s, int y, int end, int style, int number, int size)
{
	digits_paint(s->win, s->p, y - digits_rows(size) / 2, end - digits_width(number, size), style, number,
	             size);
}

static void draw_cell(const struct meccg_scene *s, const struct block *block, int y, int category,
                      const struct meccg_count *count)
{
	int step = s->view->step, kept = count->kept[category];
	bool focus = meccg_has_focus(s, block->seat) && s->view->category == category;

	spot_put(s->p, s->win, y - digits_rows(block->size) / 2, block->x, block->pitch, block->cols,
	         SPOT_CELL + block->seat, category);
	if (focus) {
		paint_mark(s->win, s->p, y, block->x, ROLE_ACCENT | STYLE_BOLD);
		*s->cursor_y = y;
		*s->cursor_x = block->sum - 1;
	}
	draw_right(s, y, block->sum,
	           focus                  ? ROLE_ACCENT | STYLE_BOLD
	           : count->sum[category] ? STYLE_BOLD
	                                  : ROLE_DIM,
	           count->sum[category], block->size);
	if (meccg_is_small(s))
		return;
	if (step >= STEP_DOUBLE && count->doubled[category])
		paint_format(s->win, s->p, y, block->twice, block->half - block->twice, ROLE_GOOD, "%d",
		             count->value[category]);
	if (step >= STEP_HALF && count->halved == category)
		paint_format(s->win, s->p, y, block->half, block->final - block->half, ROLE_WARNING,
		             _("to %d"), kept);
	if (step >= STEP_HALF)
		draw_right(s, y, block->final, kept ? ROLE_NORMAL : ROLE_DIM, kept, block->size);
}

static void draw_taken(const struct meccg_scene *s, const struct block *block, int y, int step, int taken)
{
	if (s->view->step >= step)
		draw_right(s, y, block->final, taken ? ROLE_WARNING : ROLE_DIM, -taken, 0);
}

/* ---- the step in words ---- */

/* What a step makes of kinds of points: one by itself with the reason, several in a row. */
struct changes {
	int count;
	char first[200], all[400];
};

static void add_change(const struct meccg *m, struct changes *c, int seat, int kind, int from, int to,
                       const char *alone)
{
	const char *name = m->table.seat[seat].name, *shown = meccg_category_shown(kind);

	if (!c->count++)
		snprintf(c->first, sizeof c->first, alone, name, shown, from, to);
	said_list_add(c->all, sizeof c->all, _("%s's %s %d to %d"), name, shown, from, to);
}

static void tell_changes(const struct changes *c, const char *several, const char *none, char *out,
                         size_t size)
{
	if (c->count > 1)
		snprintf(out, size, several, c->all);
	else
		snprintf(out, size, "%s", c->count ? c->first : none);
}

static void doubled_words(const struct meccg *m, const struct meccg_count count[2], char *out, size_t size)
{
	struct changes c = { 0 };

	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < MECCG_POINTS; k++)
			if (count[i].doubled[k])
				add_change(m, &c, i, k, count[i].sum[k], count[i].value[k],
				           _("%s's %s, %d, is doubled to %d: the other has none"));
	tell_changes(
		&c, _("doubled: %s"),
		_("nothing is doubled: both players have points of the first four kinds, or neither has"),
		out, size);
}

static void half_words(const struct meccg *m, const struct meccg_count count[2], char *out, size_t size)
{
	struct changes c = { 0 };

	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (count[i].halved >= 0)
			add_change(m, &c, i, count[i].halved, count[i].value[count[i].halved],
			           count[i].kept[count[i].halved],
			           _("%s's %s, %d, is cut to %d, the sum of the rest"));
	tell_changes(&c, _("cut to the sum of the rest: %s"),
	             _("nothing is cut: no kind is more than all the others together"), out, size);
}

static void step_words(const struct meccg_scene *s, const struct meccg_count count[2], char *out, size_t size)
{
	switch (s->view->step) {
	case STEP_SUMS:
		snprintf(out, size, "%s", _("the sums of the points, without eliminated characters"));
		break;
	case STEP_DOUBLE: doubled_words(s->m, count, out, size); break;
	case STEP_HALF: half_words(s->m, count, out, size); break;
	case STEP_DUPLICATES:
		snprintf(out, size, "%s", _("one less for each unique card shown from the other's hand"));
		break;
	case STEP_AVATAR: snprintf(out, size, "%s", _("five less for a lost avatar")); break;
	default: snprintf(out, size, "%s", _("the totals")); break;
	}
}

static void draw_step(const struct meccg_scene *s, const struct meccg_count count[2])
{
	char words[300], text[360];

	if (s->m->phase != MECCG_COUNCIL || s->m->counted)
		return;
	step_words(s, count, words, sizeof words);
	snprintf(text, sizeof text, _("step %d of %d: %s"), s->view->step, STEPS, words);
	if (text_width(text) > s->cols - 2)
		snprintf(text, sizeof text, "%d/%d: %s", s->view->step, STEPS, words);
	paint(s->win, s->p, s->rows - 1, 1, s->cols - 2, STYLE_BOLD, text);
}

/* ---- the totals ---- */

/* Words that belong to the total: close on its left, far from the other player's. */
static void draw_beside(const struct meccg_scene *s, const struct block *block, int y, int width, int style,
                        const char *words)
{
	int x = larger(block->final - width - 2 - text_width(words), block->x);

	if (style & STYLE_REVERSE)
		paint_chip(s->win, s->p, y, larger(x - 2, block->x), block->cols, style, words);
	else
		paint(s->win, s->p, y, x, block->final - width - x - 1, style, words);
}

/* The total; beside it who wins or is ahead, the last change, and the tournament's points. */
static void draw_total(const struct meccg_scene *s, const struct block *block, int y, int size, int total,
                       int ahead)
{
	const struct delta *delta = &s->view->delta[block->seat];
	int width = digits_width(total, size), tournament = s->m->tournament[block->seat];
	char words[60];

	digits_paint(s->win, s->p, y, block->final - width, (ROLE_SEAT + block->seat) | STYLE_BOLD, total,
	             size);
	if (s->m->phase == MECCG_OVER && s->m->winner == block->seat)
		draw_beside(s, block, y, width, ROLE_GOOD | STYLE_REVERSE, _("WINS"));
	if (!size)
		return;
	snprintf(words, sizeof words, _("ahead by %d"), ahead);
	if (s->m->phase < MECCG_OVER && ahead > 0)
		draw_beside(s, block, y, width, STYLE_BOLD, words);
	snprintf(words, sizeof words, "%+d", delta->amount);
	if (delta->until_ms > s->now_ms)
		draw_beside(s, block, y + 1, width, STYLE_BOLD, words);
	snprintf(words, sizeof words, _("tournament %d"), tournament);
	if (tournament >= 0)
		draw_beside(s, block, y + 2, width, STYLE_BOLD, words);
}

static void draw_totals(const struct meccg_scene *s, const struct block block[2],
                        const struct meccg_count count[2], int y)
{
	int rows = s->rows - 1 - y,
	    size = digits_fit(s->p, TWO_DIGITS, rows, block->final - block->x - WORDS_COLS);

	y += size && digits_rows(size) < rows; /* below what is taken */
	paint(s->win, s->p, y + (size > 0), 2, block->x - 2, STYLE_BOLD, _("TOTAL"));
	for (int i = 0; i < MECCG_PLAYERS && s->view->step >= STEP_TOTAL; i++)
		draw_total(s, &block[i], y, size, count[i].final, count[i].final - count[1 - i].final);
}

void meccg_draw_council(const struct meccg_scene *s)
{
	const struct block block[] = { block_of(s, 0), block_of(s, 1) };
	bool roomy = text_width(_("shown from hand")) < block->x - 2;
	struct meccg_count count[MECCG_PLAYERS];
	int y = FIRST_Y + (block->size > 0) + digits_rows(block->size) / 2;

	meccg_count(s->m, count);
	paint(s->win, s->p, HEAD_Y, 1, block->x - 2, STYLE_BOLD, _("POINTS"));
	for (int i = 0; i < MECCG_PLAYERS; i++)
		draw_heads(s, &block[i]);
	for (int k = 0; k < MECCG_POINTS; k++, y += block->pitch) {
		paint(s->win, s->p, y, 2, block->x - 2,
		      !s->room && s->view->category == k ? STYLE_BOLD : ROLE_NORMAL, meccg_category_shown(k));
		for (int i = 0; i < MECCG_PLAYERS; i++)
			draw_cell(s, &block[i], y, k, &count[i]);
	}
	if (meccg_is_small(s)) {
		draw_totals(s, block, count, s->rows - 1);
		return;
	}
	y -= digits_rows(block->size) / 2 + 1;
	if (block->pitch > 1)
		paint_rule(s->win, s->p, y, 2, block[1].x + block[1].cols - 4, ROLE_DIM, false);
	for (int row = NAMES_Y; row < s->rows - 1; row++)
		paint(s->win, s->p, row, block[1].x - 1, 1, ROLE_DIM, s->p->ascii ? "|" : "│");
	paint(s->win, s->p, y + 1, 2, block->x - 2, ROLE_DIM, roomy ? _("shown from hand") : _("shown"));
	paint(s->win, s->p, y + 2, 2, block->x - 2, ROLE_DIM, roomy ? _("avatar lost") : _("avatar"));
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		draw_taken(s, &block[i], y + 1, STEP_DUPLICATES, count[i].duplicates);
		draw_taken(s, &block[i], y + 2, STEP_AVATAR, count[i].avatar);
	}
	draw_totals(s, block, count, y + BELOW);
	draw_step(s, count);
}
