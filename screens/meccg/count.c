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
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum { HEAD_Y = 0, NAMES_Y = 1, SMALL = 3, LARGE = 5, TWO_DIGITS = 20 };
enum { WIDE_COLS = 128 }; /* of a window with room for the names in letters */
enum { STEP_SUMS = 1, STEP_DOUBLE, STEP_HALF, STEP_DUPLICATES, STEP_AVATAR, STEP_TOTAL };

/* Where the columns of a block end or begin. */
struct block {
	int seat, x, cols;
	int sum, twice, half, final; /* right end, left, left, right end */
	int size;                    /* of the digits of sums; 0: text */
};

/* Of the points; 0: text. */
static int digits_size(const struct meccg_scene *s)
{
	return s->rows >= 54 && s->cols >= 190 ? LARGE : s->rows >= 38 && s->cols >= 112 ? SMALL : 0;
}

/* Columns of the names of the rows: those of letters beside large digits. */
static int label_cols(const struct meccg_scene *s)
{
	return digits_size(s) && s->cols >= WIDE_COLS ? 40 : s->cols >= 76 ? 18 : 14;
}

static struct block block_of(const struct meccg_scene *s, int seat)
{
	enum { MOST = 46, MOST_DIGITS = 72, MOST_LARGE = 80 };
	int size = digits_size(s), label = label_cols(s), cols = (s->cols - label) / 2,
	    x = label + seat * cols;
	int sum = x + (size ? digits_width(TWO_DIGITS, size) + 3 : 5);

	cols = smaller(cols, size > SMALL ? MOST_LARGE : size ? MOST_DIGITS : MOST);
	return (struct block){
		.seat = seat,
		.x = x,
		.cols = cols,
		.size = size,
		.sum = sum,
		.twice = sum + (cols < 28 ? 1 : 2),
		.half = cols < 28      ? x + 12
		        : size > SMALL ? sum + 27
		        : size         ? sum + 15
		                       : sum + cols / 4 + 4,
		.final = x + cols - (cols < 28 ? 1 : 2),
	};
}

static void draw_heads(const struct meccg_scene *s, const struct block *block)
{
	char number[8];
	int x = block->x;
	int twice = block->half - block->twice - 1;
	bool focus = s->view->seat == block->seat;

	snprintf(number, sizeof number, "%d", block->seat + 1);
	x += paint_chip(s->win, s->p, HEAD_Y, x, block->cols, (ROLE_SEAT + block->seat) | STYLE_REVERSE,
	                number) +
	     1;
	paint(s->win, s->p, HEAD_Y, x, block->x + block->cols - x - 1, focus ? STYLE_BOLD : ROLE_NORMAL,
	      s->m->table.seat[block->seat].name);
	paint_right(s->win, s->p, NAMES_Y, block->sum, 5, ROLE_DIM, _("sum"));
	if (meccg_is_small(s))
		return;
	paint(s->win, s->p, NAMES_Y, block->twice, twice, ROLE_DIM,
	      text_width(_("double")) <= twice ? _("double") : "x2");
	paint(s->win, s->p, NAMES_Y, block->half, block->final - block->half - 5, ROLE_DIM, _("half"));
	paint_right(s->win, s->p, NAMES_Y, block->final, 5, ROLE_DIM, C_("count", "final"));
}

static void draw_right(const struct meccg_scene *s, const struct block *block, int y, int end, int style,
                       int number)
{
	digits_paint(s->win, s->p, y - block->size / 2, end - digits_width(number, block->size), style,
	             number, block->size);
}

/* "x2 16": in letters beside large digits, else the number in small ones, where they fit. */
static void draw_changed(const struct meccg_scene *s, const struct block *block, struct area at, int style,
                         const char *format, int number)
{
	const char *before = strstr(format, "%d");
	int word = before ? text_width_to(format, (size_t)(before - format)) : at.cols,
	    letters = letters_least(s->p), x;
	char text[40];

	snprintf(text, sizeof text, format, number);
	if (block->size > SMALL && poster_width(s->p, text, letters) <= at.cols) {
		poster_line(s->win, s->p, (struct area){ at.y - letters / 2, at.x, letters, at.cols },
		            POSTER_LEFT, style, text, letters);
	} else if (block->size && word + digits_width(number, SMALL) + text_width(before + 2) <= at.cols) {
		x = at.x + paint_format(s->win, s->p, at.y, at.x, word, style, "%.*s", (int)(before - format),
		                        format);
		digits_paint(s->win, s->p, at.y - 1, x, style, number, SMALL);
		paint(s->win, s->p, at.y, x + digits_width(number, SMALL), at.cols, style, before + 2);
	} else {
		paint(s->win, s->p, at.y, at.x, at.cols, style, text);
	}
}

static void draw_cell(const struct meccg_scene *s, const struct block *block, int y, int category,
                      const struct meccg_count *count)
{
	int step = s->view->step;
	bool focus = s->view->seat == block->seat && s->view->category == category;

	spot_put(s->p, s->win, y, block->x, 1, block->cols, SPOT_CELL + block->seat, category);
	if (focus) {
		paint_mark(s->win, s->p, y, block->x, ROLE_ACCENT | STYLE_BOLD);
		*s->cursor_y = y;
		*s->cursor_x = block->sum - 1;
	}
	draw_right(s, block, y, block->sum,
	           focus                  ? ROLE_ACCENT | STYLE_BOLD
	           : count->sum[category] ? STYLE_BOLD
	                                  : ROLE_DIM,
	           count->sum[category]);
	if (meccg_is_small(s))
		return;
	if (step >= STEP_DOUBLE && count->doubled[category])
		draw_changed(s, block, (struct area){ y, block->twice, 1, block->half - block->twice - 1 },
		             ROLE_GOOD, "x2 %d", count->value[category]);
	if (step >= STEP_HALF && count->halved == category)
		draw_changed(s, block,
		             (struct area){ y, block->half, 1,
		                            block->final - block->half -
		                                    digits_width(TWO_DIGITS, block->size) - 1 },
		             ROLE_WARNING, _("to %d"), count->kept[category]);
	if (step >= STEP_HALF)
		draw_right(s, block, y, block->final, count->kept[category] ? ROLE_NORMAL : ROLE_DIM,
		           count->kept[category]);
}

static void draw_taken(const struct meccg_scene *s, const struct block *block, int y, int step, int taken)
{
	struct block small = *block;

	small.size = 0;
	if (s->view->step >= step)
		draw_right(s, &small, y, block->final, taken ? ROLE_WARNING : ROLE_DIM, -taken);
}

/* ---- the step in words ---- */

static void doubled_words(const struct meccg *m, const struct meccg_count count[2], char *out, size_t size)
{
	for (int i = 0; i < MECCG_PLAYERS; i++)
		for (int k = 0; k < MECCG_POINTS; k++)
			if (count[i].doubled[k]) {
				snprintf(out, size, _("%s's %s, %d, is doubled to %d: the other has none"),
				         m->table.seat[i].name, meccg_category_shown(k), count[i].sum[k],
				         count[i].value[k]);
				return;
			}
	snprintf(out, size, "%s",
	         _("nothing is doubled: both players have points of the first four kinds, or neither has"));
}

static void half_words(const struct meccg *m, const struct meccg_count count[2], char *out, size_t size)
{
	out[0] = '\0';
	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (count[i].halved >= 0) {
			size_t end = strlen(out);

			snprintf(out + end, size - end, "%s", end ? "; " : "");
			end = strlen(out);
			snprintf(out + end, size - end, _("%s's %s, %d, is cut to %d, the sum of the rest"),
			         m->table.seat[i].name, meccg_category_shown(count[i].halved),
			         count[i].value[count[i].halved], count[i].kept[count[i].halved]);
		}
	if (!out[0])
		snprintf(out, size, "%s", _("nothing is cut: no kind is more than all the others together"));
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

/* The largest digits that leave the last row to the step. */
static int total_size(const struct meccg_scene *s, const struct block *block, int y)
{
	return s->rows - y == SMALL ? SMALL : digits_fit(s->p, TWO_DIGITS, s->rows - y - 1, block->cols / 2);
}

/* Words that belong to the total: close on its left, far from the other player's. */
static int beside_total(const struct block *block, int width, const char *words)
{
	int x = block->final - width - 2 - text_width(words);

	return x > block->x ? x : block->x;
}

static void draw_total(const struct meccg_scene *s, const struct block *block, int y, int total)
{
	char words[60];
	int size = total_size(s, block, y), width = digits_width(total, size);
	bool wins = s->m->phase == MECCG_OVER && s->m->winner == block->seat;

	if (size)
		digits_paint(s->win, s->p, y, block->final - width, ROLE_SEAT + block->seat, total, size);
	else
		draw_right(s, block, y, block->final, STYLE_BOLD, total);
	if (wins)
		paint_chip(s->win, s->p, y + (size ? 1 : 0),
		           size ? beside_total(block, width + 2, _("WINS")) : block->x, block->cols / 2,
		           ROLE_GOOD | STYLE_REVERSE, _("WINS"));
	if (s->m->tournament[block->seat] < 0 || !size)
		return;
	snprintf(words, sizeof words, _("tournament %d"), s->m->tournament[block->seat]);
	paint(s->win, s->p, y + 2, beside_total(block, width, words), block->final - width - block->x - 1,
	      STYLE_BOLD, words);
}

static void draw_totals(const struct meccg_scene *s, const struct block block[2],
                        const struct meccg_count count[2], int y)
{
	int ahead = count[0].final - count[1].final, leader = ahead < 0;
	char words[60];

	paint(s->win, s->p, total_size(s, block, y) ? y + 1 : y, 2, block[0].x - 2, STYLE_BOLD, _("TOTAL"));
	if (s->view->step < STEP_TOTAL)
		return;
	for (int i = 0; i < MECCG_PLAYERS; i++)
		draw_total(s, &block[i], y, count[i].final);
	snprintf(words, sizeof words, _("ahead by %d"), leader ? -ahead : ahead);
	if (ahead && s->m->phase < MECCG_OVER && s->rows - y >= 3)
		paint(s->win, s->p, y + 1,
		      beside_total(&block[leader], digits_width(count[leader].final, total_size(s, block, y)),
		                   words),
		      block[0].cols / 2, ROLE_GOOD, words);
}

static void draw_label(const struct meccg_scene *s, int y, const struct block *block, int category)
{
	int style = s->view->category == category ? STYLE_BOLD : ROLE_NORMAL, cols = block->x - 2,
	    letters = smaller(letters_least(s->p), larger(block->size, SMALL));

	if (block->size && s->cols >= WIDE_COLS)
		poster_middle(s->win, s->p, (struct area){ y - letters / 2, 2, letters, cols }, POSTER_LEFT,
		              style, meccg_category_shown(category), letters);
	else
		paint(s->win, s->p, y, 2, cols, style, meccg_category_shown(category));
}

void meccg_draw_council(const struct meccg_scene *s)
{
	const struct block block[] = { block_of(s, 0), block_of(s, 1) };
	struct meccg_count count[MECCG_PLAYERS];
	int pitch = block[0].size ? block[0].size + 1 : s->rows >= 34 ? 3 : s->rows >= 20 ? 2 : 1, y;

	if (pitch == 2 &&
	    s->rows - NAMES_Y - pitch * (MECCG_POINTS + 1) - 3 < digits_rows(digits_small(s->p)))
		pitch = 1; /* the totals need the room more */
	y = NAMES_Y + pitch;
	meccg_count(s->m, count);
	paint(s->win, s->p, HEAD_Y, 1, block[0].x - 2, STYLE_BOLD, _("POINTS"));
	for (int i = 0; i < MECCG_PLAYERS; i++)
		draw_heads(s, &block[i]);
	for (int k = 0; k < MECCG_POINTS; k++, y += pitch) {
		draw_label(s, y, block, k);
		for (int i = 0; i < MECCG_PLAYERS; i++)
			draw_cell(s, &block[i], y, k, &count[i]);
	}
	y -= block[0].size ? 1 : pitch - 1;
	if (meccg_is_small(s)) {
		draw_totals(s, block, count, s->rows - 1);
		return;
	}
	paint_rule(s->win, s->p, y, 2, s->cols - 4, ROLE_DIM, false);
	paint(s->win, s->p, y + 1, 2, block[0].x - 2, ROLE_DIM,
	      s->cols >= 76 ? _("shown from hand") : _("shown"));
	paint(s->win, s->p, y + 2, 2, block[0].x - 2, ROLE_DIM,
	      s->cols >= 76 ? _("avatar lost") : _("avatar"));
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		draw_taken(s, &block[i], y + 1, STEP_DUPLICATES, count[i].duplicates);
		draw_taken(s, &block[i], y + 2, STEP_AVATAR, count[i].avatar);
	}
	y += 3;
	draw_totals(s, block, count, y + (digits_rows(total_size(s, block, y)) <= s->rows - y - 2));
	draw_step(s, count);
}
