/* SPDX-License-Identifier: MIT */
/*
 * Spreads the facts of a player over the room that the plan leaves them: as a list beside
 * or below the life, or in lines below it. What can kill is drawn in digits where there is
 * room; all panels of a table have the same forms.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"

enum { TIGHT_COLS = 15, LINE_ROWS = 3, LARGE = 5, TWO_DIGITS = 40, LIMIT_COLS = 4, REST_COLS = 8 };

/* ---- what can kill ---- */

static int field(int amount, int size)
{
	return larger(digits_width(amount, size), digits_width(TWO_DIGITS, size));
}

/* Which of them are drawn in digits where all panels of the table have room for it: more and
 * more. */
enum killers { KILLERS_NEAR, KILLERS_DAMAGE, KILLERS_ALL };

static bool is_wanted(const struct fact *fact, int killers)
{
	return fact->limit && (fact_is_danger(fact) || killers == KILLERS_ALL ||
	                       (killers == KILLERS_DAMAGE && fact->kind == FACT_DAMAGE));
}

/* Words beside digits or a chip: reversed ones would run into them, which have a sign of their own. */
static int beside_style(const struct scene *s, const struct fact *fact)
{
	return fact->style | (s->p->loud ? STYLE_SHAPE : 0);
}

/* The number, and at its foot its limit in the longest form that fits. */
static void draw_killer(const struct scene *s, struct fact *fact, int y, int x, int cols)
{
	int width = digits_width(fact->amount, fact->digits), room = cols - width;
	bool danger = fact_is_danger(fact);
	const char *const forms[] = { danger ? _(" of %d !") : _(" of %d"), danger ? " /%d !" : " /%d",
		                      danger ? "/%d!" : "/%d" };
	char text[40];

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		snprintf(text, sizeof text, forms[i], fact->limit);
		if (text_width(text) <= room)
			break;
	}
	digits_paint(s->win, s->p, y, x, fact->style, fact->amount, fact->digits);
	paint(s->win, s->p, y + digits_rows(fact->digits) - 1, x + width, room, beside_style(s, fact), text);
}

/* ---- in a list ---- */

static bool is_delta(const struct facts *facts)
{
	return facts->count && facts->fact[0].kind == FACT_DELTA;
}

/* A number in digits has its name, and where it comes from, in the row above. */
static int fact_rows(const struct facts *facts, int i)
{
	if (facts->fact[i].digits)
		return 1 + digits_rows(facts->fact[i].digits);
	return facts->fact[i].kind != FACT_BY || !i || !facts->fact[i - 1].digits;
}

static int list_rows(const struct plan *plan, const struct facts *facts)
{
	int rows = plan->slot && !is_delta(facts);

	for (int i = 0; i < facts->count; i++)
		rows += fact_rows(facts, i);
	return rows;
}

/* Rows that a list may have. */
static int list_room(const struct plan *plan)
{
	return plan->form == FORM_BESIDE ? plan->in.rows : plan->in.rows - plan->usual;
}

/* Columns before thin digits, which stand clearly apart from a life that is hardly higher. */
static int thin_indent(const struct plan *plan, int size)
{
	enum { HARDLY = 10, APART = 3 };

	return size & DIGITS_THIN && plan->usual <= HARDLY ? APART : 0;
}

/* First what is in danger, then the rest, as long as every fact keeps a row. False: one that
 * is wanted stays words, though the digits are large or it is not in danger. */
static bool enlarge(const struct scene *s, const struct plan *plan, struct facts *facts, int size,
                    int killers)
{
	bool all = true;

	for (int i = 0; i < facts->count; i++)
		facts->fact[i].digits = 0;
	for (int danger = 1; danger >= 0; danger--)
		for (int i = 0; i < facts->count; i++) {
			struct fact *fact = &facts->fact[i];

			if (!is_wanted(fact, killers) || fact_is_danger(fact) != danger)
				continue;
			fact->digits = size;
			if (list_rows(plan, facts) <= list_room(plan) &&
			    thin_indent(plan, size) + field(fact->amount, size) + LIMIT_COLS <
			            plan->facts.cols)
				continue;
			fact->digits = 0;
			all &= danger && size == digits_small(s->p);
		}
	return all;
}

/* With too little room drop the sources of damage. */
static void drop_sources(struct facts *facts, int room)
{
	for (int i = 0; i < facts->count && facts->count > room; i++)
		if (facts->fact[i].kind == FACT_BY && !facts->fact[i - 1].digits) {
			facts->count--;
			memmove(&facts->fact[i], &facts->fact[i + 1],
			        (size_t)(facts->count - i) * sizeof *facts->fact);
		}
}

/* The longest of its forms that keeps a blank to the frame. */
static const char *list_text(struct fact *fact, bool wide, int cols)
{
	const char *text = fact_words(fact, wide ? FACT_WIDE : FACT_OWN);

	while (*text == ' ' && text_width(text) > cols)
		text++;
	if (text_width(text) <= cols || !*fact_words(fact, FACT_SHORT))
		return text;
	return fact_words(fact, text_width(fact_words(fact, FACT_NARROW)) <= cols ? FACT_NARROW : FACT_SHORT);
}

/* Its name and where it comes from; the latter alone where that is too much. */
static const char *label(struct facts *facts, int i, int cols)
{
	const char *whole = fact_words(&facts->fact[i], FACT_LABEL);
	bool by = i + 1 < facts->count && facts->fact[i + 1].kind == FACT_BY;

	return by && text_width(whole) > cols ? fact_words(&facts->fact[i + 1], FACT_LABEL) : whole;
}

/* Whether every number has its whole name. */
static bool is_wide(struct facts *facts, int cols)
{
	for (int i = 0; i < facts->count; i++)
		if (fact_is_number(&facts->fact[i]) &&
		    text_width(fact_words(&facts->fact[i], FACT_WIDE)) > cols)
			return false;
	return true;
}

static void draw_list(const struct scene *s, const struct plan *plan, struct facts *facts)
{
	const struct area *at = &plan->facts;
	int end = at->y + at->rows, y = at->y + (plan->slot && !is_delta(facts)), cols = at->cols - 1;
	bool wide = s->alike.form == FACT_WIDE;

	enlarge(s, plan, facts, s->alike.size, s->alike.killers);
	y = larger(smaller(y, end - list_rows(plan, facts)), smaller(y, plan->facts_top));
	drop_sources(facts, end - y);
	for (int i = 0; i < facts->count && y + fact_rows(facts, i) <= end; i++) {
		struct fact *fact = &facts->fact[i];

		if (fact->digits) {
			int indent = thin_indent(plan, fact->digits);

			paint(s->win, s->p, y, at->x, cols, beside_style(s, fact), label(facts, i, cols));
			draw_killer(s, fact, y + 1, at->x + indent, cols - indent);
		} else if (fact_rows(facts, i)) {
			bool beside =
				fact->kind == FACT_BY || y == plan->in.y || y == plan->digits_y + plan->usual;

			paint(s->win, s->p, y, at->x, cols, beside ? beside_style(s, fact) : fact->style,
			      list_text(fact, wide, cols));
		}
		fact->drawn = true;
		y += fact_rows(facts, i);
	}
}

/* ---- in lines ---- */

/* Writes word after word, and goes to the next row when one is full. */
struct pen {
	const struct scene *s;
	const struct area *at;
	int y, x;
	int foot; /* the row below the life */
	bool dry; /* only measures: rows have no end */
};

static int pen_end(const struct pen *pen)
{
	return pen->at->x + pen->at->cols - 1;
}

static bool pen_has_row(const struct pen *pen, int y)
{
	return pen->dry || y < pen->at->y + pen->at->rows;
}

/* A new row, if this one has anything and there is another. */
static void pen_break(struct pen *pen)
{
	if (pen->x == pen->at->x || !pen_has_row(pen, pen->y + 1))
		return;
	pen->x = pen->at->x;
	pen->y++;
}

static bool pen_word(struct pen *pen, const char *text, int style)
{
	int width = text_width(text), end = pen_end(pen);

	if (pen->x > pen->at->x && pen->x + width > end) {
		pen->x = pen->at->x;
		pen->y++;
	}
	if (!pen_has_row(pen, pen->y))
		return false;
	style |= pen->s->p->loud && pen->y == pen->foot ? STYLE_SHAPE : 0;
	if (!pen->dry)
		paint(pen->s->win, pen->s->p, pen->y, pen->x, end - pen->x, style, text);
	pen->x += smaller(width, end - pen->x) + 2;
	return true;
}

/* A number in the form of all panels, or a shorter one that fits a row. */
static bool pen_number(struct pen *pen, struct fact *fact, int form)
{
	while (form < FACT_SHORT && text_width(fact_words(fact, (enum fact_form)form)) >= pen->at->cols)
		form++;
	if (!pen_word(pen, fact_words(fact, (enum fact_form)form), fact->style))
		return false;
	fact->drawn = !pen->dry;
	return true;
}

/* The numbers of a line; where few fit, those in danger come first. */
static bool pen_numbers(struct pen *pen, struct facts *facts)
{
	bool narrow = pen->at->cols < (pen->s->tight ? TIGHT_COLS : PANEL_NARROW);
	int form = narrow && !pen->s->alike.size ? FACT_SHORT : pen->s->alike.form;

	for (int pass = narrow ? 0 : 1; pass < 2; pass++)
		for (int i = 0; i < facts->count; i++) {
			struct fact *fact = &facts->fact[i];

			if (!fact_is_number(fact) || fact->drawn ||
			    (narrow && fact_is_danger(fact) != (pass == 0)))
				continue;
			if (!pen_number(pen, fact, form))
				return false;
		}
	return true;
}

static void pen_kind(struct pen *pen, struct facts *facts, enum fact_kind kind)
{
	for (int i = 0; i < facts->count; i++) {
		struct fact *fact = &facts->fact[i];
		const char *words;

		if (fact->kind != kind)
			continue;
		words = fact_words(fact, FACT_IN_LINE);
		if (text_width(words) > pen->at->cols - 1)
			words = fact_words(fact, FACT_SHORT);
		if (!pen_word(pen, words, fact->style))
			return;
		fact->drawn = !pen->dry;
	}
}

/* The last change stands behind the numbers, or above them, or wherever it fits
 * without moving them. */
static bool pen_delta(struct pen *pen, const struct plan *plan, struct fact *fact)
{
	int room = pen_end(pen) - pen->x;
	const char *whole = fact_words(fact, FACT_OWN);
	const char *text = text_width(whole) <= room ? whole : fact_words(fact, FACT_IN_LINE);

	if (pen_has_row(pen, pen->y) && text_width(text) <= room)
		return pen_word(pen, text, fact->style);
	if (pen->at->y <= plan->digits_y + plan->size)
		return false;
	paint(pen->s->win, pen->s->p, pen->at->y - 1, pen->at->x, pen->at->cols - 1, fact->style, whole);
	return true;
}

/* The result of the game and the reason for being out come before the numbers.
 * Returns the rows. */
static int lay_line(struct pen *pen, const struct plan *plan, struct facts *facts, bool out)
{
	struct fact *delta = !pen->dry && is_delta(facts) ? facts->fact : NULL;

	pen->y = pen->at->y;
	pen->x = pen->at->x;
	pen_kind(pen, facts, FACT_POINTS);
	pen_break(pen);
	if (out) {
		pen_kind(pen, facts, FACT_WHY);
		pen_break(pen);
	}
	if (!pen_numbers(pen, facts))
		return pen->y - pen->at->y;
	if (pen->dry)
		pen_word(pen, "-00", ROLE_NORMAL); /* a change will have its place */
	if (delta && pen_delta(pen, plan, delta))
		delta = NULL;
	pen_break(pen);
	if (!out)
		pen_kind(pen, facts, FACT_WHY);
	pen_kind(pen, facts, FACT_MARKER);
	if (delta)
		pen_word(pen, fact_words(delta, FACT_IN_LINE), delta->style);
	return pen->y - pen->at->y + (pen->x > pen->at->x);
}

/* ---- in digits below the life ---- */

/* The words beside it: its name, in a row of its own where it comes from. */
static int block_words(struct facts *facts, int i, const char *words[2])
{
	bool by = i + 1 < facts->count && facts->fact[i + 1].kind == FACT_BY;

	words[0] = fact_words(&facts->fact[i], by ? FACT_NAME : FACT_LABEL);
	words[1] = by ? fact_words(&facts->fact[i + 1], FACT_LABEL) : "";
	return larger(text_width(words[0]), text_width(words[1]));
}

/* One number with its words at its right. Returns its columns; 0: it has no room. */
static int draw_block(const struct scene *s, struct facts *facts, int i, struct area at, bool dry)
{
	struct fact *fact = &facts->fact[i];
	int small = digits_small(s->p), width = digits_width(fact->amount, small), words_x = at.x + width + 1;
	int y = at.y + (digits_rows(small) - LINE_ROWS) / 2, cols;
	const char *words[2];
	char text[40], *limit = text;

	snprintf(text, sizeof text, fact_is_danger(fact) ? _(" of %d !") : _(" of %d"), fact->limit);
	limit += *limit == ' ';
	cols = larger(block_words(facts, i, words), text_width(limit));
	if (width + 1 + cols > at.cols)
		return 0;
	if (dry)
		return width + 1 + cols;
	fact->drawn = true;
	digits_paint(s->win, s->p, at.y, at.x, fact->style, fact->amount, small);
	paint(s->win, s->p, y, words_x, cols, beside_style(s, fact), words[0]);
	paint(s->win, s->p, y + 1, words_x, cols, beside_style(s, fact), limit);
	paint(s->win, s->p, y + 2, words_x, cols, beside_style(s, fact), words[1]);
	return width + 1 + cols;
}

/* Columns for what stays words. */
static int rest_cols(struct facts *facts, int killers)
{
	int cols = 0;

	for (int i = 0; i < facts->count; i++) {
		struct fact *fact = &facts->fact[i];

		if (fact->kind != FACT_BY && !is_wanted(fact, killers))
			cols = larger(cols,
			              text_width(fact_words(fact, fact->kind == FACT_MARKER ? FACT_SHORT
			                                                                    : FACT_NARROW)));
	}
	return cols ? cols + 1 : 0;
}

/* Draws what can kill in digits, and leaves the area for the rest. False: one that is wanted
 * has no room, and is not the second one in danger. */
static bool lay_blocks(const struct scene *s, struct facts *facts, struct area *rest, int killers, bool dry)
{
	int words = rest_cols(facts, killers);
	bool all = true, any = false;

	for (int i = 0; i < facts->count; i++) {
		struct area at = *rest;
		int used;

		if (!is_wanted(&facts->fact[i], killers))
			continue;
		at.cols -= 2 + words;
		used = draw_block(s, facts, i, at, dry);
		all &= used || (any && fact_is_danger(&facts->fact[i]));
		any |= used > 0;
		rest->x += used ? used + 2 : 0;
		rest->cols -= used ? used + 2 : 0;
	}
	return all;
}

/* ---- what all panels have alike ---- */

static bool has_killer(const struct facts *facts)
{
	for (int i = 0; i < facts->count; i++)
		if (facts->fact[i].limit)
			return true;
	return false;
}

static bool is_list(const struct plan *plan)
{
	return plan->form == FORM_BESIDE || plan->form == FORM_LIST;
}

static bool lists_fit(const struct scene *s, const struct plan *plan, struct facts *facts, int seats,
                      int size, int killers)
{
	bool all = true;

	for (int i = 0; i < seats; i++)
		all &= enlarge(s, &plan[i], &facts[i], size, killers);
	return all;
}

static void agree_on_lists(struct scene *s, const struct plan *plan, struct facts *facts)
{
	struct alike *alike = &s->alike;
	int seats = s->c->table.seats;
	bool wide = true;

	for (int i = 0; i < seats; i++)
		wide &= is_wide(&facts[i], plan[i].facts.cols - 1);
	alike->form = wide ? FACT_WIDE : FACT_OWN;
	alike->killers = KILLERS_ALL;
	alike->size = digits_small(s->p);
	for (int slim = DIGITS_THIN; slim >= 0; slim -= DIGITS_THIN)
		if (lists_fit(s, plan, facts, seats, LARGE | slim, KILLERS_ALL))
			alike->size = LARGE | slim;
	while (alike->killers > KILLERS_NEAR &&
	       !lists_fit(s, plan, facts, seats, alike->size, alike->killers))
		alike->killers--;
	for (int i = 0; i < seats; i++) {
		enlarge(s, &plan[i], &facts[i], alike->size, alike->killers);
		alike->below_rows = larger(alike->below_rows, list_rows(&plan[i], &facts[i]));
	}
}

static bool blocks_fit(const struct scene *s, const struct plan *plan, struct facts *facts, int killers)
{
	bool all = true;

	for (int i = 0; i < s->c->table.seats; i++) {
		struct area rest = plan[i].facts;

		all &= lay_blocks(s, &facts[i], &rest, killers, true);
	}
	return all;
}

/* The most rows that the lines of a panel take. */
static int line_rows(const struct scene *s, const struct plan *plan, struct facts *facts)
{
	int most = 0;

	for (int i = 0; i < s->c->table.seats; i++) {
		struct pen pen = { .s = s, .at = &plan[i].facts, .dry = true };

		if (plan[i].form == FORM_LINE)
			most = larger(most, lay_line(&pen, &plan[i], &facts[i], commander_is_out(s->c, i)));
	}
	return most;
}

/* The longest form of the numbers with which every panel has room for its lines; a shorter one where only so
 * a blank row parts them from the life. */
static void agree_on_lines(struct scene *s, const struct plan *plan, struct facts *facts)
{
	struct alike *alike = &s->alike;
	enum { AROUND = 2 }; /* blank rows, above the life and below it */
	int small = digits_small(s->p), spare = alike->rows - plan->usual, most = smaller(spare, LINE_ROWS);
	bool any = false;

	alike->form = FACT_IN_LINE;
	alike->killers = KILLERS_ALL;
	for (int i = 0; i < s->c->table.seats; i++)
		any |= has_killer(&facts[i]);
	if (any && plan->usual && alike->rows - plan->usual >= digits_rows(small))
		for (; alike->killers >= KILLERS_NEAR && !alike->size; alike->killers--)
			if (blocks_fit(s, plan, facts, alike->killers)) {
				alike->size = small;
				alike->below_rows = digits_rows(small);
				return;
			}
	for (int rows = s->tight && spare > AROUND ? smaller(spare - AROUND, most) : most; rows <= most;
	     rows++)
		for (alike->form = FACT_IN_LINE; alike->form <= FACT_SHORT; alike->form++) {
			alike->below_rows = line_rows(s, plan, facts);
			if (alike->below_rows <= rows)
				return;
		}
	alike->form = FACT_SHORT;
}

/* Those who are out may have smaller digits. */
static int widest_life(const struct commander *c)
{
	int widest = TWO_DIGITS;

	for (int i = 0; i < c->table.seats; i++)
		if (!commander_is_out(c, i) &&
		    digits_width(c->player[i].life.life, LARGE) > digits_width(widest, LARGE))
			widest = c->player[i].life.life;
	return widest;
}

void commander_agree(struct scene *s, const struct places *at, struct facts facts[TABLE_SEATS])
{
	int seats = s->c->table.seats, lists = 0;
	struct plan plan[TABLE_SEATS];

	s->alike =
		(struct alike){ .rows = getmaxy(s->win), .cols = getmaxx(s->win), .life = widest_life(s->c) };
	for (int i = 0; i < seats; i++) {
		struct area area = commander_panel_area(at, seats, i);

		s->alike.rows = smaller(s->alike.rows, area.rows - 2);
		s->alike.cols = smaller(s->alike.cols, area.cols - 2);
	}
	for (int i = 0; i < seats; i++) {
		plan[i] = commander_plan(s, i, commander_panel_area(at, seats, i));
		lists += is_list(&plan[i]);
	}
	if (lists)
		agree_on_lists(s, plan, facts);
	else
		agree_on_lines(s, plan, facts);
}

void commander_spread(const struct scene *s, int seat, const struct plan *plan, struct facts *facts)
{
	struct area rest = plan->facts;
	struct pen pen = { .s = s, .at = &rest, .foot = plan->digits_y + plan->usual };

	if (is_list(plan)) {
		draw_list(s, plan, facts);
		return;
	}
	if (plan->form == FORM_LINE && s->alike.size && rest.rows >= digits_rows(s->alike.size))
		lay_blocks(s, facts, &rest, s->alike.killers, false);
	lay_line(&pen, plan, facts, commander_is_out(s->c, seat));
}
