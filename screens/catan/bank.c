/* SPDX-License-Identifier: MIT */
/*
 * The middle of the table: the bank as bars, the development cards, the robber.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	LABEL_COLS = 10,
	SHORT_BANK = 2,
	CELLS_MAX = 80,
	LETTERS = 3,
	LARGE_DIGITS = 5,
	LOW_PITCH = 6 /* below: letters stand on the row above */
};

/* `count` of one mark, as a row. */
void catan_marks(const char *mark, int count, char *out, size_t size)
{
	size_t end = 0, length = strlen(mark);

	for (out[0] = '\0'; count > 0 && end + length < size; count--, end += length)
		memcpy(out + end, mark, length + 1);
}

/* Bars in adjacent rows are less than a row high. */
const char *catan_bar_mark(const struct catan_scene *s, int pitch)
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

	catan_marks(full, there, row, sizeof row);
	x += paint(s->win, s->p, y, x, room, style | STYLE_SHAPE, row);
	catan_marks(gone, cells - there, row, sizeof row);
	paint(s->win, s->p, y, x, cells - there, ROLE_DIM | STYLE_SHAPE, row);
}

/* The same in three rows beside letters, a card several cells wide. */
static void draw_thick_bar(const struct catan_scene *s, int y, int x, int each, int count, int style)
{
	int total = catan_total(s->c);

	for (int row = y - 1; row <= y + 1; row++) {
		paint_run(s->win, s->p, row, x, count * each, style | STYLE_SHAPE, s->p->ascii ? L'#' : L'█');
		paint_run(s->win, s->p, row, x + count * each, (total - count) * each, ROLE_DIM | STYLE_SHAPE,
		          s->p->ascii ? L'.' : L'░');
	}
}

/* Rows of the names in letters. */
static int letters_rows(const struct catan_scene *s, const struct catan_places *at)
{
	return s->p->ascii && at->pitch > LETTERS_TALL ? LETTERS_TALL : LETTERS;
}

/* Columns of the widest. */
static int letters_cols(const struct catan_scene *s, const struct catan_places *at)
{
	int most = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		most = larger(most, poster_width(s->p, _(catan_resources[kind].name), letters_rows(s, at)));
	return most;
}

/* A resource in a window of many rows: letters, a thick bar, digits. */
static void draw_large(const struct catan_scene *s, const struct catan_places *at, int y,
                       enum catan_resource kind)
{
	int count = s->c->bank[kind], total = catan_total(s->c), label = letters_cols(s, at), x = 3 + label;
	bool brief = count <= SHORT_BANK;
	int style = brief ? ROLE_DANGER : ROLE_NORMAL, rows = letters_rows(s, at);
	int size = digits_best(10, smaller(at->pitch - 1, LARGE_DIGITS), at->dice_x);
	int width = digits_width(10, size), room = at->dice_x - x - 3 - width - 2,
	    each = larger(room / total, 1);
	int end = x + smaller(total * each, room) + 3 + width;

	poster_middle(s->win, s->p, (struct area){ y - rows / 2, 1, rows, label }, POSTER_LEFT, style,
	              _(catan_resources[kind].name), rows);
	draw_thick_bar(s, y, x, each, count, brief ? ROLE_DANGER : ROLE_ACCENT);
	digits_paint(s->win, s->p, y - size / 2, end - digits_width(count, size), style | STYLE_BOLD, count,
	             size);
	if (brief)
		paint(s->win, s->p, y, end + 1, 1, ROLE_DANGER, "!");
}

/* Whether bars of a cell a card leave letters and digits their room. */
static bool is_large(const struct catan_scene *s, const struct catan_places *at)
{
	return at->pitch > LETTERS &&
	       at->dice_x >= letters_cols(s, at) + catan_total(s->c) + digits_width(10, LETTERS) + 10;
}

static void draw_resource(const struct catan_scene *s, const struct catan_places *at, int y,
                          enum catan_resource kind)
{
	int count = s->c->bank[kind], total = catan_total(s->c), room = at->dice_x - LABEL_COLS - 8;
	bool brief = count <= SHORT_BANK, digits = at->pitch > 1;
	int style = brief ? ROLE_DANGER : ROLE_NORMAL, x = 1 + LABEL_COLS;
	int end = x + (total < room ? total : room) + 4;

	if (is_large(s, at)) {
		draw_large(s, at, y, kind);
		return;
	}
	paint(s->win, s->p, y, 1, LABEL_COLS - 1, style | (brief ? 0 : STYLE_BOLD),
	      _(catan_resources[kind].name));
	draw_bar(s, y, x, room, count, total, brief ? ROLE_DANGER : ROLE_ACCENT, catan_bar_mark(s, at->pitch),
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
	else /* thin: no sixth resource */
		draw_bar(s, y, x, room, s->c->deck, total, ROLE_NORMAL, s->p->ascii ? "=" : "▄",
		         s->p->ascii ? "." : " ");
	paint_format(s->win, s->p, y, x + cells + 1, 4, ROLE_NORMAL | STYLE_BOLD, "%*d",
	             cells == total && room - total > 2 ? 3 : 2, s->c->deck);
}

/* Returns the column of the next one. */
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

/* Without a row of its own the robber stands beside the head, at x, and the dealer below the dice. */
static void draw_robber(const struct catan_scene *s, const struct catan_places *at, int y, int x)
{
	char clock[24];
	int end = at->dice_x - 1, limit = s->c->table.clock.limit_s;
	long minutes = catan_minutes(s->c, s->frame->now);

	x = draw_pair(s, y, x, end, _("robber"), s->c->robber < 0 ? "-" : catan_hex_text(s->c->robber).text);
	if (at->raised) {
		if (s->c->rolls)
			draw_pair(s, at->panels.y - 1, at->dice_x, getmaxx(s->win) - 1, _("dealer"),
			          catan_dealer_word(s->c));
		return;
	}
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
	bool roomy = at->panels.y - at->margin >= 12, low = at->pitch > LETTERS && at->pitch < LOW_PITCH;
	int y = at->margin, x = 1, first = y + (at->pitch > 1 ? at->pitch / 2 + low : 2 - at->tight);

	x += paint(s->win, s->p, y, x, 20, ROLE_NORMAL | STYLE_BOLD, _("BANK")) + 2;
	x += paint_format(s->win, s->p, y, x, at->dice_x - x, ROLE_DIM, _("%d of each"), catan_total(s->c));
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		draw_resource(s, at, first + kind * at->pitch, kind);
	y = first +
	    (at->pitch > 1 ? CATAN_RESOURCES * at->pitch - at->pitch / 2 + 1 : CATAN_RESOURCES + roomy);
	draw_cards(s, at, y);
	if (at->raised)
		draw_robber(s, at, at->margin, x + 3);
	else
		draw_robber(s, at, y + 1 + (roomy && !low), 1);
}
