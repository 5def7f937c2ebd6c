/* SPDX-License-Identifier: MIT */
/*
 * The middle of the table: the bank as bars, the development cards, the robber, and
 * the dice with their expected counts.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"

enum { LABEL_COLS = 10, SHORT_BANK = 2, CELLS_MAX = 80 };

/* `count` of one mark, as a row. */
static void marks(const char *mark, int count, char *out, size_t size)
{
	size_t end = 0, length = strlen(mark);

	for (out[0] = '\0'; count > 0 && end + length < size; count--, end += length)
		memcpy(out + end, mark, length + 1);
}

/* Bars in adjacent rows are less than a row high. */
static const char *bar_mark(const struct catan_scene *s, int pitch)
{
	return s->p->ascii ? "#" : pitch > 1 ? "█" : "▆";
}

/* Cells for present and missing cards; one cell per card where there is room. */
static void draw_bar(const struct catan_scene *s, int y, int x, int room, int count, int total, int style,
                     const char *full, const char *gone)
{
	char row[CELLS_MAX * 4];
	int cells = total <= room ? total : room,
	    there = total <= room ? count : (count * room + total - 1) / total;

	marks(full, there, row, sizeof row);
	x += paint(s->win, s->p, y, x, room, style | STYLE_SHAPE, row);
	marks(gone, cells - there, row, sizeof row);
	paint(s->win, s->p, y, x, cells - there, ROLE_DIM | STYLE_SHAPE, row);
}

static void draw_resource(const struct catan_scene *s, const struct catan_places *at, int y,
                          enum catan_resource kind)
{
	int count = s->c->bank[kind], total = catan_total(s->c), room = at->dice_x - LABEL_COLS - 8;
	bool brief = count <= SHORT_BANK, digits = at->pitch > 1;
	int style = brief ? ROLE_DANGER : ROLE_NORMAL, x = 1 + LABEL_COLS;
	int end = x + (total < room ? total : room) + 4;

	paint(s->win, s->p, y, 1, LABEL_COLS - 1, style | (brief ? 0 : STYLE_BOLD),
	      _(catan_resources[kind].name));
	draw_bar(s, y, x, room, count, total, brief ? ROLE_DANGER : ROLE_ACCENT, bar_mark(s, at->pitch),
	         s->p->ascii ? "." : "░");
	if (digits) {
		int size = digits_best(10, at->pitch - 1, room);

		end += digits_width(10, size) - 2;
		digits_paint(s->win, s->p, y - size / 2, end - digits_width(count, size), style | STYLE_BOLD,
		             count, size);
	} else {
		char number[8];

		snprintf(number, sizeof number, "%d", count);
		paint_right(s->win, s->p, y, end, 3, style | STYLE_BOLD, number);
	}
	if (brief && !s->p->ascii && digits)
		paint(s->win, s->p, y, end + 2, 10, ROLE_DANGER, _("! short"));
	else if (brief)
		paint(s->win, s->p, y, end + 1, 2, ROLE_DANGER, "!");
}

static void draw_cards(const struct catan_scene *s, const struct catan_places *at, int y)
{
	int total = catan_development_total(s->c), room = at->dice_x - LABEL_COLS - 6, x = 1 + LABEL_COLS;
	int cells = total < room ? total : room;

	paint(s->win, s->p, y, 1, LABEL_COLS - 1, ROLE_NORMAL | STYLE_BOLD, _("dev cards"));
	if (cells == total) /* a square is a card */
		draw_bar(s, y, x, room, s->c->deck, total, ROLE_ACCENT, s->p->ascii ? "#" : "■",
		         s->p->ascii ? "." : "□");
	else
		draw_bar(s, y, x, room, s->c->deck, total, ROLE_ACCENT, bar_mark(s, 1),
		         s->p->ascii ? "." : "░");
	paint_format(s->win, s->p, y, x + cells + 1, 4, ROLE_NORMAL | STYLE_BOLD, "%*d",
	             cells == total && room - total > 2 ? 3 : 2, s->c->deck);
}

static int draw_pair(const struct catan_scene *s, int y, int x, int end, const char *label, const char *value)
{
	x += paint(s->win, s->p, y, x, end - x, ROLE_DIM, label) + 1;
	return x + paint(s->win, s->p, y, x, end - x, ROLE_NORMAL | STYLE_BOLD, value) + 3;
}

long catan_minutes(const struct catan *c, int64_t now)
{
	int64_t end = c->phase == CATAN_OVER ? c->over_at : now;

	return c->began && end > c->began ? (long)((end - c->began) / 60) : 0;
}

static void draw_robber(const struct catan_scene *s, const struct catan_places *at, int y)
{
	char clock[24];
	int x = 1, end = at->dice_x - 1, limit = s->c->table.clock.limit_s;
	long minutes = catan_minutes(s->c, s->frame->now);

	x = draw_pair(s, y, x, end, _("robber"), s->c->robber < 0 ? "-" : catan_hex_text(s->c->robber).text);
	x = draw_pair(s, y, x, end, _("dealer"), catan_dealer_word(s->c));
	if (minutes > 0) {
		snprintf(clock, sizeof clock, "%ld:%02ld", minutes / 60, minutes % 60);
		if (x + text_width(C_("time", "game")) + 1 + text_width(clock) <= end)
			x = draw_pair(s, y, x, end, C_("time", "game"), clock);
	}
	snprintf(clock, sizeof clock, "%d:%02d", limit / 60, limit % 60);
	if (limit && x + text_width(_("clock")) + 6 <= end)
		draw_pair(s, y, x, end, _("clock"), clock);
}

void catan_draw_bank(const struct catan_scene *s, const struct catan_places *at)
{
	int y = at->margin, first = y + (at->pitch > 1 ? at->pitch / 2 : 2), x = 1;
	bool roomy = at->panels.y >= 13;

	x += paint(s->win, s->p, y, x, 20, ROLE_NORMAL | STYLE_BOLD, _("BANK")) + 2;
	paint_format(s->win, s->p, y, x, at->dice_x - x, ROLE_DIM, _("%d of each"), catan_total(s->c));
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		draw_resource(s, at, first + kind * at->pitch, kind);
	y = first +
	    (at->pitch > 1 ? CATAN_RESOURCES * at->pitch - at->pitch / 2 + 1 : CATAN_RESOURCES + roomy);
	draw_cards(s, at, y);
	draw_robber(s, at, y + 1 + roomy);
}

/* ---- dice ---- */

enum { LEAST_SUM = 2, MOST_SUM = 12, SUMS_ACROSS = 6, TABLE_COLS = 3, SCALE = 3, SCALE_LARGE = 6 };

static int last_sum(const struct catan *c)
{
	return c->die[0] ? c->die[0] + c->die[1] : 0;
}

/* Without room for bars: each sum and its count. */
static void draw_dice_table(const struct catan_scene *s, const struct catan_places *at)
{
	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++) {
		int n = sum - LEAST_SUM, y = at->margin + 2 + n / SUMS_ACROSS * 3,
		    x = at->dice_x + n % SUMS_ACROSS * TABLE_COLS;
		bool last = sum == last_sum(s->c);

		paint_format(s->win, s->p, y, x, TABLE_COLS, last ? ROLE_ACCENT : ROLE_DIM, "%2d", sum);
		paint_format(s->win, s->p, y + 1, x, TABLE_COLS,
		             last ? ROLE_ACCENT : ROLE_NORMAL | STYLE_BOLD, "%2d", s->c->seen[sum]);
	}
}

/* Columns per roll, times 16, so that the longest bar fits. */
static int scale_of(const struct catan *c, int room, int wish)
{
	int most = 1;

	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++) {
		int expected = (int)catan_expected(c, sum) + 1;

		most = larger(most, larger(c->seen[sum], expected));
	}
	return most * wish <= room ? wish * 16 : room * 16 / most;
}

static void draw_sum(const struct catan_scene *s, const struct catan_places *at, int y, int end, int sum,
                     int scale)
{
	int style = sum == last_sum(s->c) ? ROLE_ACCENT : ROLE_DIM, seen = s->c->seen[sum];
	int bar = (seen * scale + 8) / 16, expected = (int)(catan_expected(s->c, sum) * scale / 16 + 0.5);
	int x = at->dice_x;
	char row[CELLS_MAX * 4];

	paint_format(s->win, s->p, y, x, 3, style == ROLE_ACCENT ? ROLE_ACCENT : ROLE_NORMAL | STYLE_BOLD,
	             "%2d", sum);
	marks(bar_mark(s, at->dice_pitch), bar, row, sizeof row);
	paint(s->win, s->p, y, x + 3, end - x - 3, style | STYLE_SHAPE, row);
	if (s->c->rolls)
		paint(s->win, s->p, y, x + 3 + expected, 1,
		      ROLE_WARNING | (bar > expected ? STYLE_REVERSE : 0), "|");
	x += 3 + (bar > expected && s->c->rolls ? bar : expected + (s->c->rolls > 0)) + 1;
	paint_format(s->win, s->p, y, x, end - x,
	             style == ROLE_ACCENT ? ROLE_ACCENT : ROLE_NORMAL | STYLE_BOLD, "%d", seen);
}

static void draw_dice_head(const struct catan_scene *s, const struct catan_places *at)
{
	int rolls = s->c->rolls, x = at->dice_x, end = getmaxx(s->win) - 1;
	const char *verdict = catan_verdict_text(catan_verdict(s->c));

	x += paint(s->win, s->p, at->margin, x, end - x, ROLE_NORMAL | STYLE_BOLD, _("DICE")) + 2;
	x += paint_format(s->win, s->p, at->margin, x, end - x, ROLE_DIM,
	                  P_("%d roll", "%d rolls", (unsigned long)rolls), rolls);
	if (!at->dice_table)
		x += paint(s->win, s->p, at->margin, x, end - x, ROLE_DIM, _(", | expected"));
	if (rolls && x + 2 + text_width(verdict) <= end)
		paint(s->win, s->p, at->margin, x + 2, end - x - 2,
		      catan_verdict(s->c) == CATAN_RARE ? ROLE_WARNING : ROLE_DIM, verdict);
}

void catan_draw_dice(const struct catan_scene *s, const struct catan_places *at)
{
	int end = getmaxx(s->win) - 1, x = at->dice_x, y = at->margin + 1 + (at->dice_pitch > 1);
	int scale = scale_of(s->c, end - x - 3 - 5, at->dice_pitch > 1 ? SCALE_LARGE : SCALE);

	draw_dice_head(s, at);
	if (at->dice_table) {
		draw_dice_table(s, at);
		return;
	}
	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++, y += at->dice_pitch)
		draw_sum(s, at, y, end, sum, scale);
}
