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

/* Where a number and its facts are to stand. */
struct room {
	int rows, cols;
	int most; /* rows of its digits */
	int line; /* rows for a line of facts */
	bool tight, ascii;
	bool plain; /* the colours of the seats are alike */
	int form; /* of digits of five rows, DIGITS_THIN or 0: in ASCII it is tried where they have no room */
};

/* Digits keep a blank to each side of the frame, large ones more: two lives are nearly twice as far apart as
 * the digits of one, and without colours so far that they do not read as one. Those of five rows, the
 * smallest legible across a table, rather touch it than shrink; in low panels all that may be narrow. Thin
 * ones never touch it. */
static bool fits_across(int width, int size, const struct room *room)
{
	enum { FRAMES = 2, PARTED = 3, THIN_PARTED = 1 };
	bool touch = size == LEGIBLE || (room->tight && (size == SMALLEST || digits_may_narrow(size)));
	bool parted = room->plain && size > LEGIBLE;
	int apart;

	if (size & DIGITS_THIN)
		return width + THIN_PARTED <= room->cols;
	if (touch && !parted)
		return width <= room->cols;
	apart = 2 * (digits_width(TWO_DIGITS, size) - 2 * digits_width(0, size)) - 1 - FRAMES;
	return width + larger(apart, parted ? PARTED : FRAMES) <= room->cols;
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

/* Digits of a size, with their form. */
struct fit {
	int size, slim;
	enum form form;
};

/* The forms of a size, from the widest on; -1: no more. */
static int first_form(const struct room *room, int size)
{
	return size == LEGIBLE ? room->form : 0;
}

static int next_form(const struct room *room, int size, int slim)
{
	return room->ascii && size == LEGIBLE && !slim ? DIGITS_THIN : -1;
}

static struct fit fit_alone(int number, const struct room *room)
{
	for (int size = digits_smaller(0); size; size = digits_smaller(size))
		for (int slim = first_form(room, size); slim >= 0; slim = next_form(room, size, slim))
			if (size <= room->most && size <= room->rows &&
			    fits_across(digits_width(number, size | slim), size | slim, room))
				return (struct fit){ size, slim, FORM_ALONE };
	return (struct fit){ .form = FORM_ALONE };
}

/* ASCII has no digits of three rows: rather larger ones, and facts in the edge of the frame. */
static struct fit fit_number(int number, const struct room *room)
{
	int least = room->ascii && room->rows >= LEGIBLE && room->most >= LEGIBLE ? LEGIBLE : SMALLEST;

	for (int size = digits_smaller(0); size >= least; size = digits_smaller(size))
		for (int slim = first_form(room, size); slim >= 0; slim = next_form(room, size, slim)) {
			struct fit fit = { size, slim, FORM_BESIDE };
			struct air air;
			int field;

			if (size > smaller(room->most, room->rows))
				continue;
			field = commander_digits_cols(number, size | slim);
			if (fits_beside(field, size, room->cols, &air))
				return fit;
			fit.form = room->rows - size > FACTS_LIST ? FORM_LIST : FORM_LINE;
			if (size + larger(room->line, digits_smaller(size) == size - 1 ? BLOCK_ROWS : 0) <=
			            room->rows &&
			    fits_across(field, size | slim, room))
				return fit;
		}
	return fit_alone(number, room);
}

static int line_rows(int body_rows, bool tight)
{
	return tight || body_rows >= LARGE_ROWS ? 1 : LINE_ROWS;
}

int commander_panel_size(int rows, int cols, int body_rows, bool *beside)
{
	struct room room = { .rows = rows - 2,
		             .cols = cols - 2,
		             .most = digits_smaller(0),
		             .line = line_rows(body_rows, false) };
	struct fit fit = fit_number(TWO_DIGITS, &room);

	*beside = fit.form == FORM_BESIDE;
	return fit.form == FORM_ALONE ? 0 : fit.size;
}

/* A spare row keeps the digits off the chips above them. */
static void plan_beside(struct plan *plan, int number, int widest)
{
	const struct area *in = &plan->in;
	int drawn = plan->size | plan->slim;
	int field = larger(commander_digits_cols(number, drawn), digits_width(widest, drawn)),
	    down = plan->size > SMALLEST ? (plan->size - LEGIBLE) / 2 : -1;
	struct air air;

	fits_beside(field, plan->size, in->cols, &air);
	plan->digits_y = in->y + (in->rows - plan->size + 1) / 2;
	plan->digits_x = in->x + air.before + field - digits_width(number, drawn);
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
	int spare = in->rows - plan->size;

	if (!plan->slim && digits_may_narrow(plan->size) &&
	    digits_width(alike->life, plan->size) + 2 > in->cols)
		plan->slim = DIGITS_NARROW;
	plan->digits_x = in->x + larger((in->cols - digits_width(number, plan->size | plan->slim)) / 2, 0);
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
static void plan_form(struct plan *plan, int number, int most, bool past, const struct scene *s)
{
	struct room room = { .rows = s->alike.rows,
		             .cols = s->alike.cols,
		             .most = digits_smaller(0),
		             .line = line_rows(getmaxy(s->win), s->tight),
		             .tight = s->tight,
		             .ascii = s->p->ascii,
		             .plain = s->p->mono || s->p->flat };
	struct fit usual = fit_number(s->alike.life, &room), fit;

	if (!usual.size) /* rather digits for all the others */
		usual = fit_number(TWO_DIGITS, &room);
	room.most = usual.size ? smaller(usual.size, most) : most;
	if (past && s->p->flat) /* which dim does not tell */
		room.most = larger(room.most * 2 / 3, SMALLEST);
	room.form = usual.slim;
	fit = usual.form == FORM_LINE || usual.form == FORM_LIST ? fit_alone(number, &room)
	                                                         : fit_number(number, &room);
	plan->size = fit.size;
	plan->slim = fit.slim;
	if (usual.form == FORM_LINE || usual.form == FORM_LIST) {
		plan->form = usual.form;
		plan->usual = usual.size;
		plan_below(plan, number, &s->alike);
		return;
	}
	plan->form = fit.form;
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

	plan_form(&plan, number, most, commander_is_past(s->c, seat), s);
	plan.facts.rows = in->y + in->rows - plan.facts.y;
	plan.facts.cols = in->x + in->cols - plan.facts.x;
	return plan;
}
