/* SPDX-License-Identifier: MIT */
/*
 * Tables in place of bank and dice: ranges of hands, the flow of cards, the steps of
 * a disputed hand. And the whole screen as rows of text, where there is no room for
 * more.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum { NAME_COLS = 14, CELL_COLS = 9, CELL_MOST = 36, EACH_MOST = 8, SMALL = 3, CHIP_COLS = 4, AIR = 2 };

/* Rows of a player in a table above the panels. */
static int rows_each(const struct catan_scene *s, const struct catan_places *at)
{
	int room = (at->text ? getmaxy(s->win) : at->panels.y) - at->margin - CATAN_TABLE_ROWS;

	return within(room / larger(s->c->table.seats, 1) - 1, EACH_MOST - 1) + 1;
}

/* The largest digits in which a text fits, rather narrow than smaller. */
static int size_of(const char *text, int rows, int cols)
{
	int size = digits_smaller(0);

	for (; size; size = digits_smaller(size))
		if (size <= rows && digits_text_width(text, size) <= cols)
			return size;
		else if (size <= rows && digits_may_narrow(size) &&
		         digits_text_width(text, size | DIGITS_NARROW) <= cols)
			return size | DIGITS_NARROW;
	return 0;
}

/* A number in the largest digits for which a player has the rows, and the widest one the columns. */
static void draw_number(const struct catan_scene *s, int y, int each, int end, int cols, int style,
                        const char *text, const char *widest)
{
	int size = each > SMALL ? size_of(widest, each - 1, cols - AIR) : 0, small = digits_small(s->p);

	if (size && digits_text_width(text, size) > cols)
		size = digits_text_best(text, digits_rows(size), cols);
	if (size == SMALL && each > digits_rows(small))
		size = small;
	if (size)
		digits_text_paint(s->win, s->p, y + each / 2 - digits_rows(size) / 2,
		                  end - digits_text_width(text, size), style, text, size);
	else
		paint_right(s->win, s->p, y + each / 2, end, cols, style, text);
}

/* Rows of the names in letters; 0: they are text, for players have no rows for more or the widest no
 * columns. `cols` are those of chip and names, at least as many as they were. */
static int letters_of(const struct catan_scene *s, int each, int *cols)
{
	int rows = s->p->ascii ? LETTERS_TALL : SMALL, most = 0;

	for (int i = 0; i < s->c->table.seats; i++)
		rows = larger(rows, poster_least(s->p, s->c->table.seat[i].name));
	for (int i = 0; i < s->c->table.seats; i++)
		most = larger(most, poster_width(s->p, s->c->table.seat[i].name, rows));
	most += CHIP_COLS + 1 + AIR;
	if (each <= rows || most > getmaxx(s->win) / 6)
		return 0;
	*cols = larger(*cols, most);
	return rows;
}

static void draw_name(const struct catan_scene *s, int seat, int y, int each, int cols, int letters)
{
	const char *name = s->c->table.seat[seat].name;
	struct area at = { y + each / 2 - letters / 2, CHIP_COLS + 1, letters, cols - CHIP_COLS - 1 };

	paint_seat(s->win, s->p, y + each / 2, 1, CHIP_COLS, catan_role(s->c, seat), seat);
	if (letters)
		poster_middle(s->win, s->p, at, POSTER_LEFT, ROLE_NORMAL | STYLE_BOLD, name, letters);
	else
		paint(s->win, s->p, at.y, at.x, at.cols, ROLE_NORMAL | STYLE_BOLD, name);
}

void catan_draw_hands(const struct catan_scene *s, const struct catan_places *at)
{
	enum { CELL_LEAST = 7 }; /* "lumber" and a blank: names are cut before */
	int y = at->margin, each = rows_each(s, at), cols = getmaxx(s->win), x, letters, cell;
	int name = smaller(NAME_COLS, cols - 4 - CATAN_RESOURCES * CELL_LEAST);

	letters = letters_of(s, each, &name);
	cell = smaller((cols - name - 4) / CATAN_RESOURCES, cols < 76 ? CELL_COLS - 1 : CELL_MOST);
	x = 1 + paint(s->win, s->p, y, 1, 10, ROLE_NORMAL | STYLE_BOLD, _("HANDS")) + 2;
	paint(s->win, s->p, y, x, cols - x - 1, ROLE_WARNING,
	      _("for the dealer: what each may hold; a key hides it"));
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		paint_right(s->win, s->p, y + 1, name + 3 + (kind + 1) * cell, cell - 1, ROLE_DIM,
		            _(catan_resources[kind].name));
	for (int i = 0; i < s->c->table.seats; i++) {
		draw_name(s, i, y + 2 + i * each, each, name + 4, letters);
		for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
			struct catan_range range = catan_range(s->c, i, kind);
			char text[16];

			if (range.least == range.most)
				snprintf(text, sizeof text, "%d", range.least);
			else
				snprintf(text, sizeof text, each > SMALL ? "%d-%d" : "%d..%d", range.least,
				         range.most);
			draw_number(s, y + 2 + i * each, each, name + 3 + (kind + 1) * cell, cell - 1,
			            range.most ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM, text, "8-12");
		}
	}
}

/* What the words mean: a blank row below the players, where there is one. */
static int foot_row(const struct catan_scene *s, const struct catan_places *at, int each)
{
	return smaller(at->margin + 3 + s->c->table.seats * each, at->panels.y - 1);
}

/* ---- what the rolls brought ---- */

enum { LUCK_COLUMNS = 5, LUCK_BAR = 40, LUCK_BAR_LEAST = 11, LUCK_COLS = 8 };

/* Cards got as a bar, with a mark where the expected ones end. */
static void draw_luck_bar(const struct catan_scene *s, int seat, int y, int x, int cols, int most)
{
	int got = s->c->player[seat].rolled, due = (int)(catan_luck(s->c, seat) + 0.5);
	char bar[LUCK_BAR * 3 + 1] = "";
	size_t end = 0;

	for (int i = 0; i < got * (cols - 1) / most && end + 4 < sizeof bar; i++)
		end += (size_t)snprintf(bar + end, sizeof bar - end, "%s", s->p->ascii ? "#" : "▆");
	paint(s->win, s->p, y, x, cols, ROLE_ACCENT | STYLE_SHAPE, bar);
	if (due)
		paint(s->win, s->p, y, x + due * (cols - 1) / most, 1,
		      ROLE_WARNING | (due <= got ? STYLE_REVERSE : 0), "|");
}

static void draw_luck(const struct catan_scene *s, int seat, int y, int each, int x, int width)
{
	const struct catan_player *p = &s->c->player[seat];
	double due = catan_luck(s->c, seat);
	long long spent = s->c->table.seat[seat].clock_s;
	char cell[LUCK_COLUMNS][24] = { "" };

	snprintf(cell[0], sizeof cell[0], "%d", p->rolled);
	if (due > 0) {
		snprintf(cell[1], sizeof cell[1], "%.1f", due);
		snprintf(cell[2], sizeof cell[2], "%+.1f", p->rolled - due);
	}
	snprintf(cell[3], sizeof cell[3], "%d", p->blocked);
	snprintf(cell[4], sizeof cell[4], "%d", p->sevens);
	for (int k = 0; k < LUCK_COLUMNS; k++)
		draw_number(s, y, each, x + (k + 1) * width, width - 1, ROLE_NORMAL | STYLE_BOLD,
		            cell[k][0] ? cell[k] : "-", "+8.8");
	if (!spent)
		return;
	snprintf(cell[0], sizeof cell[0], "%lld:%02lld", spent / 60, spent % 60);
	draw_number(s, y, each, x + (LUCK_COLUMNS + 1) * width, width - 1, ROLE_NORMAL | STYLE_BOLD, cell[0],
	            "+8.8");
}

static bool has_clocks(const struct catan *c)
{
	for (int i = 0; i < c->table.seats; i++)
		if (c->table.seat[i].clock_s)
			return true;
	return false;
}

/* Columns of a number: where players have the rows for digits, all that the bars leave. */
static int luck_width(int each, int cols, int columns)
{
	if (each > SMALL)
		return (cols - 4 - smaller(cols / 5, LUCK_BAR)) / columns;
	return cols > columns * LUCK_COLS ? LUCK_COLS : LUCK_COLS - 1;
}

void catan_draw_production(const struct catan_scene *s, const struct catan_places *at)
{
	static const char *const heads[LUCK_COLUMNS + 1] = {
		NC_("luck", "cards"),  NC_("luck", "due"), NC_("luck", "luck"),
		NC_("luck", "robber"), NC_("luck", "7s"),  NC_("luck", "time"),
	};
	int y = at->margin, cols = getmaxx(s->win), name = cols >= 100 ? 20 : 16, most = 1, x;
	int each = rows_each(s, at), letters = letters_of(s, each, &name),
	    columns = LUCK_COLUMNS + has_clocks(s->c);
	int width = luck_width(each, cols - name, columns), numbers = columns * width;
	int bar = name + numbers + 3, room = smaller(cols - bar - 1, LUCK_BAR);

	x = 1 + paint(s->win, s->p, y, 1, 14, ROLE_NORMAL | STYLE_BOLD, _("PRODUCTION")) + 2;
	paint(s->win, s->p, y, x, cols - x - 1, ROLE_DIM, _("of the rolls; V: flow of cards, Esc closes"));
	for (int k = 0; k < columns; k++)
		paint_right(s->win, s->p, y + 1, name + (k + 1) * width, width - 1, ROLE_DIM,
		            i18n_marked(heads[k]));
	if (room >= LUCK_BAR_LEAST)
		paint(s->win, s->p, y + 1, bar, room, ROLE_DIM, _("cards | due"));
	for (int i = 0; i < s->c->table.seats; i++)
		most = larger(most, larger(s->c->player[i].rolled, (int)catan_luck(s->c, i) + 1));
	for (int i = 0; i < s->c->table.seats; i++) {
		draw_name(s, i, y + 2 + i * each, each, name, letters);
		draw_luck(s, i, y + 2 + i * each, each, name, width);
		if (room >= LUCK_BAR_LEAST)
			draw_luck_bar(s, i, y + 2 + i * each + each / 2, bar, room, most);
	}
	paint(s->win, s->p, foot_row(s, at, each), 1, cols - 2, ROLE_DIM,
	      room >= LUCK_BAR_LEAST ? _("due: what the hexes promise   robber: kept back   | due")
	                             : _("due: what the hexes promise   robber: kept back"));
}

/* ---- where the cards went ---- */

/* A column of the flow sums the cards in or out for these reasons. */
static const struct flow_column {
	const char *head, *wide; /* NC_(); the wide one where there is room, NULL: the same */
	bool in;
	unsigned flows; /* bit per enum catan_flow */
} flow_columns[] = {
	{ NC_("flow", "got"), NULL, true, 1u << CATAN_FROM_PRODUCTION | 1u << CATAN_FROM_BANK },
	{ NC_("flow", "paid"), NULL, false, 1u << CATAN_SPENT | 1u << CATAN_TO_BANK },
	{ NC_("flow", "bank"), NC_("flow", "from bank"), true, 1u << CATAN_BANK_TRADE },
	{ NC_("flow", "cost"), NC_("flow", "to bank"), false, 1u << CATAN_BANK_TRADE },
	{ NC_("flow", "swap"), NC_("flow", "swap in"), true, 1u << CATAN_TRADE },
	{ NC_("flow", "gave"), NC_("flow", "swap out"), false, 1u << CATAN_TRADE },
	{ NC_("flow", "took"), NULL, true, 1u << CATAN_STOLE | 1u << CATAN_MONOPOLY_TOOK },
	{ NC_("flow", "lost"), NULL, false, 1u << CATAN_ROBBED | 1u << CATAN_MONOPOLY_LOST },
	{ NC_("flow", "half"), NULL, false, 1u << CATAN_DISCARDED },
};

enum { FLOW_COLUMNS = sizeof flow_columns / sizeof *flow_columns, WIDE_CELL = 12, HEAD_COLS = 4 };

static int flow_of(const struct catan_player *p, const struct flow_column *column)
{
	int cards = 0;

	for (int flow = 0; flow < CATAN_FLOWS; flow++)
		if (column->flows & 1u << flow)
			cards += column->in ? p->in[flow] : p->out[flow];
	return cards;
}

void catan_draw_flow(const struct catan_scene *s, const struct catan_places *at)
{
	int y = at->margin, cols = getmaxx(s->win),
	    name = cols >= 100  ? 18
	           : cols >= 76 ? 16
	                        : 12,
	    each = rows_each(s, at), letters = letters_of(s, each, &name),
	    cell = (cols - name - 2) / FLOW_COLUMNS, x;
	bool tight = cell <= HEAD_COLS; /* heads stand in turn a row higher, the title above them */
	const char *foot = _("bank/cost, swap/gave: trades   took, lost: robber, Monopoly   half: after a 7");

	x = 1 + paint(s->win, s->p, y - (tight && y > 0), 1, 10, ROLE_NORMAL | STYLE_BOLD, _("FLOW")) + 2;
	if (!tight || y > 0)
		paint(s->win, s->p, y - tight, x, cols - x - 1, ROLE_DIM,
		      _("cards of each player so far; Esc closes"));
	if (cell >= WIDE_CELL || text_width(foot) > cols - 2)
		foot = _("took, lost: robber, Monopoly   half: after a 7");
	paint(s->win, s->p, foot_row(s, at, each), 1, cols - 2, ROLE_DIM, foot);
	for (int k = 0; k < FLOW_COLUMNS; k++) {
		const struct flow_column *column = &flow_columns[k];

		paint_right(s->win, s->p, y + (!tight || k % 2), name + 1 + (k + 1) * cell,
		            tight ? 2 * cell : cell - (cell > 6), ROLE_DIM,
		            i18n_marked(column->wide && cell >= WIDE_CELL ? column->wide : column->head));
	}
	for (int i = 0; i < s->c->table.seats; i++) {
		draw_name(s, i, y + 2 + i * each, each, name, letters);
		for (int k = 0; k < FLOW_COLUMNS; k++) {
			int cards = flow_of(&s->c->player[i], &flow_columns[k]);
			char text[16];

			snprintf(text, sizeof text, "%d", cards);
			draw_number(s, y + 2 + i * each, each, name + 1 + (k + 1) * cell, cell - 1,
			            cards ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM, text, "88");
		}
	}
}

/* The newest steps of the disputed hand, as many as there is room for. */
void catan_draw_audit(const struct catan_scene *s, const struct catan_places *at)
{
	int seat = s->c->disputed, y = at->margin, cols = getmaxx(s->win), x;
	int room = (at->text ? getmaxy(s->win) : at->panels.y) - y - 1, steps = s->c->player[seat].steps;
	int first = steps + 1 > room ? steps - room : -1;

	x = 1 + paint(s->win, s->p, y, 1, 10, ROLE_NORMAL | STYLE_BOLD, _("AUDIT")) + 2;
	x += paint(s->win, s->p, y, x, cols - x - 1, ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name) +
	     2;
	paint_format(s->win, s->p, y, x, cols - x - 1, ROLE_WARNING,
	             _("counts %d, %d are recorded; Esc closes"), s->c->disputed_cards,
	             s->c->player[seat].cards);
	for (int i = first; i < steps && ++y; i++) {
		char text[CATAN_STEP_BYTES];

		catan_step_text(s->c, seat, i, text);
		paint(s->win, s->p, y, 1, cols - 2, i < 0 ? ROLE_DIM : ROLE_NORMAL, text);
	}
}

/* ---- text only ---- */

static void draw_text_bank(const struct catan_scene *s)
{
	int cols = getmaxx(s->win), y = 0, x = 0;

	for (int kind = 0; kind <= CATAN_RESOURCES; kind++) {
		int count = kind < CATAN_RESOURCES ? s->c->bank[kind] : s->c->deck;
		const char *name = kind < CATAN_RESOURCES ? _(catan_resources[kind].name) : _("dev cards");
		char text[60];

		snprintf(text, sizeof text, "%s %d%s", name, count,
		         kind < CATAN_RESOURCES && count <= 2 ? " !" : "");
		if (x && x + text_width(text) > cols) {
			x = 0;
			y++;
		}
		x += paint(s->win, s->p, y, x, cols - x,
		           kind < CATAN_RESOURCES && count <= 2 ? ROLE_DANGER : ROLE_NORMAL, text) +
		     2;
	}
}

static void draw_text_player(const struct catan_scene *s, int seat, int y)
{
	const struct catan_player *p = &s->c->player[seat];
	int cols = getmaxx(s->win), x = cols - 18;
	char number[8];

	snprintf(number, sizeof number, "%d", seat + 1);
	paint_chip(s->win, s->p, y, 0, 4, catan_role(s->c, seat), number);
	if (seat == s->view->focus)
		paint_mark(s->win, s->p, y, 3, ROLE_ACCENT);
	if (x > 7)
		paint(s->win, s->p, y, 4, x - 7, ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name);
	if (x > 7 && (s->c->phase == CATAN_OVER ? s->c->winner : s->c->table.turn) == seat)
		paint(s->win, s->p, y, x - 2, 1, ROLE_ACCENT | STYLE_BOLD, "*");
	paint_format(s->win, s->p, y, x > 4 ? x : 4, 18, p->must_discard ? ROLE_DANGER : ROLE_NORMAL,
	             p->must_discard ? _("hand %2d discard %d") : C_("goal", "hand %2d  %d of %d"), p->cards,
	             p->must_discard ? p->must_discard : catan_points(s->c, seat), s->c->goal);
}

void catan_draw_text(const struct catan_scene *s, int *cursor_y, int *cursor_x)
{
	int top = getmaxx(s->win) >= 60 ? 2 : 3;

	if (s->view->hands_until_ms > s->frame->now_ms || s->view->chart || s->view->flow || s->view->audit)
		return;
	draw_text_bank(s);
	for (int i = 0; i < s->c->table.seats; i++)
		draw_text_player(s, i, top + i);
	*cursor_y = top + s->view->focus;
	*cursor_x = 3;
}
