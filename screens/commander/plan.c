/* SPDX-License-Identifier: MIT */
/*
 * How a panel of the Commander screen divides its room: the life in the largest
 * digits that fit, and the facts beside or below them.
 */
#include "inner.h"
#include "screens/kit/digits.h"

/* Around digits: blanks before them, and between them and the facts. */
enum {
	MARGIN = 2,
	GAP = 3,
	FACTS_COLS = 13,
	FACTS_TIGHT = 11,
	FACTS_LIST = 6,
	LINE_ROWS = 2,
	BLOCK_ROWS = 4,  /* a blank one and small digits: worth a life one row smaller */
	LARGE_ROWS = 26, /* a body with so many rows: one row of facts will do for larger digits */
	TWO_DIGITS = 40,
	LEGIBLE = 5,
	SMALLEST = 3,
};

int commander_digits_cols(int number, int size)
{
	return larger(digits_width(number, size), digits_width(TWO_DIGITS, size));
}

/* Digits keep a blank to each side of the frame, large ones more: two lives are nearly twice as far apart as
 * the digits of one. Those of five rows, the smallest legible across a table, rather touch it than shrink; in
 * low panels all that may be narrow. */
static bool fits_across(int width, int size, int cols, bool tight)
{
	bool touch = size == LEGIBLE || (tight && (size == SMALLEST || digits_may_narrow(size)));

	int apart = 2 * (digits_width(TWO_DIGITS, size) - 2 * digits_width(0, size)) - 1, frames = 2;

	return width + (touch ? 0 : larger(apart - frames, 2)) <= cols;
}

/* Columns before the digits and behind them; those of five rows, which people can read across
 * a table, rather stand close than shrink. */
struct air {
	int before, behind;
};

static bool fits_beside(int field, int size, int cols, struct air *air)
{
	*air = (struct air){ MARGIN, GAP };
	if (MARGIN + field + GAP + (size == SMALLEST ? FACTS_TIGHT : FACTS_COLS) <= cols)
		return true;
	*air = (struct air){ MARGIN - 1, GAP - 1 };
	return size == LEGIBLE && air->before + field + air->behind + FACTS_TIGHT <= cols;
}

static int size_alone(int number, int most, int rows, int cols, bool tight)
{
	for (int size = digits_smaller(0); size; size = digits_smaller(size))
		if (size <= most && size <= rows &&
		    fits_across(digits_width(number, size), size, cols, tight))
			return size;
	return 0;
}

/* `line`: rows for a line of facts. */
static int choose_size(int number, int most, int rows, int cols, int line, bool tight, enum form *form)
{
	for (int size = digits_smaller(0); size; size = digits_smaller(size)) {
		int field = commander_digits_cols(number, size);
		struct air air;

		if (size > most)
			continue;
		*form = FORM_BESIDE;
		if (size <= rows && fits_beside(field, size, cols, &air))
			return size;
		*form = rows - size > FACTS_LIST ? FORM_LIST : FORM_LINE;
		if (size + larger(line, digits_smaller(size) == size - 1 ? BLOCK_ROWS : 0) <= rows &&
		    fits_across(field, size, cols, tight))
			return size;
	}
	*form = FORM_ALONE;
	return size_alone(number, most, rows, cols, tight);
}

static int line_rows(int body_rows, bool tight)
{
	return tight || body_rows >= LARGE_ROWS ? 1 : LINE_ROWS;
}

int commander_panel_size(int rows, int cols, int body_rows, bool *beside)
{
	enum form form;
	int size = choose_size(TWO_DIGITS, digits_smaller(0), rows - 2, cols - 2, line_rows(body_rows, false),
	                       false, &form);

	*beside = form == FORM_BESIDE;
	return form == FORM_ALONE ? 0 : size;
}

/* A spare row keeps the digits off the chips above them. */
static void plan_beside(struct plan *plan, int number, int widest)
{
	const struct area *in = &plan->in;
	int field = larger(commander_digits_cols(number, plan->size), digits_width(widest, plan->size)),
	    down = plan->size > SMALLEST ? (plan->size - LEGIBLE) / 2 : -1;
	struct air air;

	fits_beside(field, plan->size, in->cols, &air);
	plan->digits_y = in->y + (in->rows - plan->size + 1) / 2;
	plan->digits_x = in->x + air.before + field - digits_width(number, plan->size);
	plan->facts.y = larger(plan->digits_y + down, in->y);
	plan->facts.x = in->x + air.before + field + air.behind;
	plan->facts_top = in->y;
	plan->slot = plan->size > SMALLEST;
}

/* A spare row stands below the life where digits follow, else above it. */
static void plan_line(struct plan *plan, int below_rows, bool blocks)
{
	int spare = plan->in.rows - plan->usual, below;

	below_rows = smaller(larger(below_rows, 1), spare);
	plan->digits_y = plan->in.y + (spare > larger(below_rows, LINE_ROWS) + blocks);
	below = plan->in.y + plan->in.rows - plan->digits_y - plan->usual;
	plan->facts.y = plan->digits_y + plan->usual + (below - below_rows + 1) / 2;
}

static void plan_list(struct plan *plan, int below_rows)
{
	const struct area *in = &plan->in;

	below_rows = smaller(larger(below_rows, FACTS_LIST), in->rows - plan->usual);
	plan->digits_y = in->y + (in->rows - plan->usual - below_rows + 1) / 2;
	plan->facts.y = plan->digits_y + plan->usual;
	plan->facts.x = in->x + larger((in->cols - digits_width(TWO_DIGITS, plan->usual)) / 2, 1);
	if (plan->facts.x + FACTS_COLS + GAP > in->x + in->cols)
		plan->facts.x = in->x + 1;
	plan->slot = true;
}

/* Digits smaller than the neighbours' are centred in the usual place, so that the
 * facts of all are in line. */
static void plan_below(struct plan *plan, int number, const struct alike *alike)
{
	const struct area *in = &plan->in;
	int width = digits_width(number, plan->size), spare = in->rows - plan->size;

	plan->narrow = digits_may_narrow(plan->size) && digits_width(alike->life, plan->size) + 2 > in->cols;
	if (plan->narrow)
		width = digits_narrow_width(number, plan->size);
	plan->digits_x = in->x + larger((in->cols - width) / 2, 0);
	plan->facts.x = in->x + 1;
	if (plan->form == FORM_ALONE) {
		plan->digits_y = in->y + (plan->size ? larger(spare, 0) / 2 : 0);
		plan->facts.y = plan->digits_y + larger(plan->size, 1);
	} else if (plan->form == FORM_LINE) {
		plan_line(plan, alike->below_rows, alike->size > 0);
	} else {
		plan_list(plan, alike->below_rows);
	}
	if (plan->form != FORM_ALONE)
		plan->digits_y += (plan->usual - larger(plan->size, 1)) / 2;
	plan->facts_top = plan->facts.y;
}

/* The usual form of a panel is that of the widest life in the smallest panel of the table: all
 * keep its size, and with facts below also the small ones of players who are out its place. */
static void plan_form(struct plan *plan, int number, int most, const struct scene *s)
{
	int rows = s->alike.rows, cols = s->alike.cols, line = line_rows(getmaxy(s->win), s->tight);

	plan->usual = choose_size(s->alike.life, digits_smaller(0), rows, cols, line, s->tight, &plan->form);
	if (!plan->usual) /* rather digits for all the others */
		plan->usual =
			choose_size(TWO_DIGITS, digits_smaller(0), rows, cols, line, s->tight, &plan->form);
	if (plan->form == FORM_LINE || plan->form == FORM_LIST) {
		plan->size = size_alone(number, smaller(plan->usual, most), rows, cols, s->tight);
		plan_below(plan, number, &s->alike);
		return;
	}
	plan->size = choose_size(number, plan->usual ? smaller(plan->usual, most) : most, rows, cols, line,
	                         s->tight, &plan->form);
	plan->usual = plan->size;
	if (plan->form == FORM_BESIDE)
		plan_beside(plan, number, plan->size ? s->alike.life : number);
	else
		plan_below(plan, number, &s->alike);
}

struct plan commander_plan(const struct scene *s, int seat, struct area at)
{
	struct plan plan = { .in = { at.y + 1, at.x + 1, at.rows - 2, at.cols - 2 } };
	const struct area *in = &plan.in;
	int number = s->c->player[seat].life.life;
	int most = s->p->digits_most ? s->p->digits_most : digits_smaller(0);

	plan_form(&plan, number, most, s);
	plan.facts.rows = in->y + in->rows - plan.facts.y;
	plan.facts.cols = in->x + in->cols - plan.facts.x;
	return plan;
}
