/* SPDX-License-Identifier: MIT */
/*
 * Tables in place of bank and dice: ranges of hands, what the rolls brought, the flow of cards, with a
 * column for each player; and the steps of a disputed hand.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/spots.h"

enum { CELL = 24, CELL_MOST = 16, CHIP = 4, HEADS = 2 };

/* One that is shown: a row for each label, a column for each player. */
struct sheet {
	const char *head, *note; /* N_() */
	int rows;
	const char *const *labels; /* NC_(); NULL: the resources */
	void (*cell)(const struct catan *c, int seat, int row, char out[CELL]);
};

/* ---- ranges of hands ---- */

static void hand_cell(const struct catan *c, int seat, int row, char out[CELL])
{
	struct catan_range range = catan_range(c, seat, (enum catan_resource)row);

	snprintf(out, CELL, range.least == range.most ? "%d" : "%d-%d", range.least, range.most);
}

/* ---- what the rolls brought ---- */

enum { LUCK_CARDS, LUCK_DUE, LUCK, LUCK_ROBBER, LUCK_SEVENS, LUCK_TIME, LUCK_ROWS };

static const char *const luck_labels[LUCK_ROWS] = {
	[LUCK_CARDS] = NC_("luck", "cards of rolls"),
	[LUCK_DUE] = NC_("luck", "expected"),
	[LUCK] = NC_("luck", "luck"),
	[LUCK_ROBBER] = NC_("luck", "blocked by robber"),
	[LUCK_SEVENS] = NC_("luck", "7s thrown"),
	[LUCK_TIME] = NC_("luck", "time of turns"),
};

static void luck_cell(const struct catan *c, int seat, int row, char out[CELL])
{
	const struct catan_player *p = &c->player[seat];
	int64_t spent = c->table.seat[seat].clock_s;
	double due = catan_luck(c, seat);

	snprintf(out, CELL, "-");
	if (row == LUCK_DUE && due > 0)
		snprintf(out, CELL, "%.1f", due);
	else if (row == LUCK && due > 0)
		snprintf(out, CELL, "%+.1f", p->rolled - due);
	else if (row == LUCK_TIME && spent)
		screen_span(spent, out, CELL);
	else if (row == LUCK_CARDS || row == LUCK_ROBBER || row == LUCK_SEVENS)
		snprintf(out, CELL, "%d",
		         row == LUCK_CARDS    ? p->rolled
		         : row == LUCK_ROBBER ? p->blocked
		                              : p->sevens);
}

/* ---- where the cards went ---- */

/* A row of the flow sums the cards in or out for these reasons. */
static const struct {
	bool in;
	unsigned flows; /* bit per enum catan_flow */
} flows[] = {
	{ true, 1u << CATAN_FROM_PRODUCTION | 1u << CATAN_FROM_BANK },
	{ false, 1u << CATAN_SPENT | 1u << CATAN_TO_BANK },
	{ true, 1u << CATAN_BANK_TRADE },
	{ false, 1u << CATAN_BANK_TRADE },
	{ true, 1u << CATAN_TRADE },
	{ false, 1u << CATAN_TRADE },
	{ true, 1u << CATAN_STOLE | 1u << CATAN_MONOPOLY_TOOK },
	{ false, 1u << CATAN_ROBBED | 1u << CATAN_MONOPOLY_LOST },
	{ false, 1u << CATAN_DISCARDED },
};

enum { FLOW_ROWS = sizeof flows / sizeof *flows };

static const char *const flow_labels[FLOW_ROWS] = {
	NC_("flow", "received"),        NC_("flow", "paid"),      NC_("flow", "bank trades in"),
	NC_("flow", "bank trades out"), NC_("flow", "trades in"), NC_("flow", "trades out"),
	NC_("flow", "taken"),           NC_("flow", "lost"),      NC_("flow", "discarded"),
};

static void flow_cell(const struct catan *c, int seat, int row, char out[CELL])
{
	const struct catan_player *p = &c->player[seat];
	int cards = 0;

	for (int flow = 0; flow < CATAN_FLOWS; flow++)
		if (flows[row].flows & 1u << flow)
			cards += flows[row].in ? p->in[flow] : p->out[flow];
	snprintf(out, CELL, "%d", cards);
}

/* ---- drawing one ---- */

/* What the panels tell, above the table where it stands in their place. */
static const char *const panel_labels[CATAN_TABLE_TOP] = { NC_("sheet", "hand"), NC_("sheet", "points"),
	                                                   NC_("sheet", "dev cards"),
	                                                   NC_("sheet", "to discard") };

static void panel_cell(const struct catan *c, int seat, int row, char out[CELL])
{
	const struct catan_player *p = &c->player[seat];
	int numbers[CATAN_TABLE_TOP] = { p->cards, catan_points(c, seat), catan_development(c, seat),
		                         p->must_discard };

	snprintf(out, CELL, "%d", numbers[row]);
}

static bool has_clocks(const struct catan *c)
{
	every_seat (i, c->table)
		if (c->table.seat[i].clock_s)
			return true;
	return false;
}

static struct sheet sheet_of(const struct catan *c, enum catan_table table)
{
	static const struct sheet sheets[] = {
		[TABLE_HANDS] = { N_("HANDS"), N_("dealer only: what each may hold; any key hides it"),
		                  CATAN_RESOURCES, NULL, hand_cell },
		[TABLE_CHART] = { N_("PRODUCTION"), N_("of the rolls; V: flow of cards, Esc closes"),
		                  LUCK_ROWS, luck_labels, luck_cell },
		[TABLE_FLOW] = { N_("FLOW"), N_("cards of each player so far; Esc closes"), FLOW_ROWS,
		                 flow_labels, flow_cell },
	};
	struct sheet sheet = sheets[table];

	sheet.rows -= table == TABLE_CHART && !has_clocks(c);
	return sheet;
}

static const char *row_label(const struct sheet *sheet, int row)
{
	if (row < 0)
		return i18n_marked(panel_labels[row + CATAN_TABLE_TOP]);
	return sheet->labels ? i18n_marked(sheet->labels[row]) : _(catan_resources[row].name);
}

int catan_names_width(const struct catan *c)
{
	int widest = 0;

	every_seat (seat, c->table)
		widest = larger(widest, text_width(c->table.seat[seat].name));
	return widest;
}

/* Seats and names end where the numbers below them do; names where all have room. */
static void draw_heads(const struct catan_scene *s, int y, int end, int cols)
{
	const struct table *t = &s->c->table;
	bool names = CHIP + 1 + catan_names_width(s->c) <= cols;

	for (int seat = 0; seat < t->seats; seat++) {
		int width = names ? text_width(t->seat[seat].name) : 0, x;

		end += cols;
		x = end - width - CHIP + !width;
		paint_right(s->win, s->p, y, end, width, ROLE_NORMAL | STYLE_BOLD, t->seat[seat].name);
		spot_put(s->p, s->win, y, x, 1, end - x, SPOT_SEAT, seat);
		paint_seat(s->win, s->p, y, x, CHIP, catan_role(s->c, seat), seat);
		if (seat == s->view->focus)
			paint_mark(s->win, s->p, y, x + CHIP - 1, ROLE_ACCENT);
	}
}

/* What the panels tell is in rows of negative numbers. */
static void draw_sheet(const struct catan_scene *s, const struct area *at, struct sheet sheet, int top)
{
	int seats = s->c->table.seats, label = 0, cols, y = at->y;
	int x = at->x + paint(s->win, s->p, y, at->x, at->cols, ROLE_NORMAL | STYLE_BOLD, _(sheet.head)) + 2;

	for (int row = -top; row < sheet.rows; row++)
		label = larger(label, text_width(row_label(&sheet, row)));
	cols = smaller((at->cols - label) / seats, CELL_MOST);
	if (at->rows >= sheet.rows + top + HEADS) { /* else the heads stand beside the title */
		if (x + text_width(_(sheet.note)) <= at->x + at->cols)
			paint(s->win, s->p, y, x, at->cols, ROLE_DIM, _(sheet.note));
		y++;
	}
	draw_heads(s, y, at->x + label, cols);
	for (int row = -top; row < sheet.rows && ++y < at->y + at->rows; row++) {
		paint(s->win, s->p, y, at->x, label, ROLE_NORMAL, row_label(&sheet, row));
		for (int i = 0; i < seats; i++) {
			char text[CELL];

			if (row < 0)
				panel_cell(s->c, i, row + CATAN_TABLE_TOP, text);
			else
				sheet.cell(s->c, i, row, text);
			paint_right(s->win, s->p, y, at->x + label + (i + 1) * cols, cols,
			            text[0] == '0' ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, text);
		}
	}
}

/* A step of the disputed hand from row y on; returns its rows. */
static int draw_step(const struct catan_scene *s, const struct area *at, int y, int step, bool paints)
{
	char text[CATAN_STEP_BYTES];
	int rows;

	catan_step_text(s->c, s->c->disputed, step, text);
	rows = text_rows(text, at->cols);
	if (paints)
		paint_paragraph(s->win, s->p, y, at->x, rows, at->cols, step < 0 ? ROLE_DIM : ROLE_NORMAL,
		                text);
	return rows;
}

/* The newest steps, as many as there is room for. */
static void draw_audit(const struct catan_scene *s, const struct area *at)
{
	int seat = s->c->disputed, steps = s->c->player[seat].steps, first = steps, y = at->y, x = at->x;

	x += paint(s->win, s->p, y, x, at->cols, ROLE_NORMAL | STYLE_BOLD, _("AUDIT")) + 2;
	x += paint(s->win, s->p, y, x, at->cols, ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name) + 2;
	paint_format(s->win, s->p, y, x, at->x + at->cols - x, ROLE_WARNING,
	             _("counts %d, recorded %d; Esc closes"), s->c->disputed_cards, s->c->player[seat].cards);
	for (int room = at->rows - 1; first >= 0; first--) {
		room -= draw_step(s, at, y, first - 1, false);
		if (room < 0)
			break;
	}
	for (y++; first < steps; first++)
		y += draw_step(s, at, y, first, true);
}

int catan_table_rows(const struct catan *c, enum catan_table table)
{
	return table == TABLE_AUDIT ? c->player[c->disputed].steps + 2 * HEADS
	                            : sheet_of(c, table).rows + HEADS;
}

void catan_draw_table(const struct catan_scene *s, const struct area *at, enum catan_table table, bool alone)
{
	if (table == TABLE_AUDIT)
		draw_audit(s, at);
	else
		draw_sheet(s, at, sheet_of(s->c, table), alone ? CATAN_TABLE_TOP : 0);
}
