/* SPDX-License-Identifier: MIT */
/*
 * One player of the Commander screen: the life in the largest digits that fit,
 * the facts beside or below them, and a frame that tells focus, turn and
 * danger.
 */
#include <stdio.h>
#include <string.h>

#include "../rules/i18n.h"
#include "commander_view.h"
#include "digits.h"

/* Around digits: blanks before them, and between them and the facts. A panel
 * below NARROW_COLS has room for signs only. */
enum { NARROW_COLS = 18, MARGIN = 2, GAP = 3, FACTS_COLS = 13, FACTS_TIGHT = 10, FACTS_LIST = 6, TWO_DIGITS = 40 };

/* How digits and facts stand to each other. */
enum form { FORM_BESIDE, FORM_LIST, FORM_LINE, FORM_ALONE };

struct plan {
	enum form form;
	struct area in;       /* inside the frame */
	int size;             /* rows of the digits, 0: plain text */
	int digits_y, digits_x;
	struct area facts;
	bool slot;            /* the first row of the facts is kept for the last change */
};

static int larger(int a, int b)
{
	return a > b ? a : b;
}

/* The field is at least two digits wide, so that a 9 does not jump. */
static int field_of(int number, int size)
{
	return larger(digits_width(number, size), digits_width(TWO_DIGITS, size));
}

static int choose_size(int number, int rows, int cols, enum form *form)
{
	for (int size = digits_smaller(0); size; size = digits_smaller(size)) {
		int field = field_of(number, size), facts = size == 3 ? FACTS_TIGHT : FACTS_COLS;

		*form = FORM_BESIDE;
		if (size <= rows && MARGIN + field + GAP + facts <= cols)
			return size;
		*form = rows - size > FACTS_LIST ? FORM_LIST : FORM_LINE;
		if (size + 2 <= rows && field <= cols)
			return size;
	}
	*form = FORM_ALONE;
	return digits_best(number, rows, cols);
}

int commander_panel_size(int rows, int cols, bool *beside)
{
	enum form form;
	int size = choose_size(TWO_DIGITS, rows - 2, cols - 2, &form);

	*beside = form == FORM_BESIDE;
	return form == FORM_ALONE ? 0 : size;
}

static void plan_beside(struct plan *plan, int number)
{
	const struct area *in = &plan->in;
	int field = field_of(number, plan->size), down = plan->size > 3 ? (plan->size - 5) / 2 : -1;

	plan->digits_y = in->y + (in->rows - plan->size) / 2;
	plan->digits_x = in->x + MARGIN + field - digits_width(number, plan->size);
	plan->facts.y = larger(plan->digits_y + down, in->y);
	plan->facts.x = in->x + MARGIN + field + GAP;
	plan->slot = plan->size > 3;
}

static void plan_below(struct plan *plan, int number)
{
	const struct area *in = &plan->in;
	int spare = in->rows - plan->size, width = digits_width(number, plan->size);

	plan->digits_x = in->x + larger((in->cols - width) / 2, 0);
	plan->digits_y = in->y;
	plan->facts.x = in->x + 1;
	if (plan->form == FORM_LINE) {
		plan->facts.y = in->y + plan->size + spare / 2;
		return;
	}
	if (plan->form == FORM_ALONE) {
		plan->digits_y += plan->size ? larger(spare, 0) / 2 : 0;
		plan->facts.y = in->y + larger(plan->size, 1);
		return;
	}
	plan->digits_y += (spare - FACTS_LIST) / 2;
	plan->facts.y = plan->digits_y + plan->size;
	if (plan->digits_x + FACTS_COLS + GAP <= in->x + in->cols)
		plan->facts.x = plan->digits_x;
	plan->slot = true;
}

static struct plan plan_panel(struct area in, int number)
{
	struct plan plan = { .in = in };

	plan.size = choose_size(number, in.rows, in.cols, &plan.form);
	if (plan.form == FORM_BESIDE)
		plan_beside(&plan, number);
	else
		plan_below(&plan, number);
	plan.facts.rows = in.y + in.rows - plan.facts.y;
	plan.facts.cols = in.x + in.cols - plan.facts.x;
	return plan;
}

/* ---- facts ---- */

/* With too little room the source goes first, then what stands last. */
static void drop_facts(struct facts *facts, int room)
{
	for (int i = 0; i < facts->count && facts->count > room; i++)
		if (facts->fact[i].kind == FACT_BY) {
			memmove(&facts->fact[i], &facts->fact[i + 1], (size_t)(facts->count - i - 1) * sizeof *facts->fact);
			facts->count--;
		}
	if (facts->count > room)
		facts->count = larger(room, 0);
}

static void draw_list(const struct scene *s, const struct plan *plan, struct facts *facts)
{
	const struct area *at = &plan->facts;
	bool delta = facts->count && facts->fact[0].kind == FACT_DELTA;
	int y = at->y + (plan->slot && !delta ? 1 : 0);

	drop_facts(facts, at->y + at->rows - y);
	for (int i = 0; i < facts->count; i++, y++)
		paint(s->win, s->p, y, at->x, at->cols, facts->fact[i].style, facts->fact[i].text);
}

static bool is_number(const struct fact *fact)
{
	return fact->kind == FACT_HAND || fact->kind == FACT_DAMAGE || fact->kind == FACT_POISON || fact->kind == FACT_TAX;
}

static int line_width(const struct facts *facts, bool brief)
{
	int width = 0;

	for (int i = 0; i < facts->count; i++)
		if (is_number(&facts->fact[i]))
			width += text_width(brief ? facts->fact[i].brief : facts->fact[i].line) + 2;
	return width - 2;
}

/* Goes to the next row when this one is full; false when there is none left. */
static bool draw_word(const struct scene *s, const struct area *at, int *y, int *x, const char *text, int style)
{
	int width = text_width(text), end = at->x + at->cols - 1;

	if (*x > at->x && *x + width > end) {
		*x = at->x;
		(*y)++;
	}
	if (*y >= at->y + at->rows)
		return false;
	*x += paint(s->win, s->p, *y, *x, end - *x, style, text) + 2;
	return true;
}

/* The numbers of a line; where few fit, those in danger come first. */
static bool draw_numbers(const struct scene *s, const struct area *at, int *y, int *x, const struct facts *facts)
{
	bool brief = line_width(facts, false) > at->cols - 1, narrow = at->cols < NARROW_COLS;

	for (int pass = narrow ? 0 : 1; pass < 2; pass++)
		for (int i = 0; i < facts->count; i++) {
			const struct fact *fact = &facts->fact[i];
			bool danger = (fact->style & 0xff) == ROLE_DANGER;

			if (!is_number(fact) || (narrow && danger != (pass == 0)))
				continue;
			if (!draw_word(s, at, y, x, brief ? fact->brief : fact->line, fact->style))
				return false;
		}
	return true;
}

/* What is left of the room after the numbers is for the other facts. */
static void draw_line(const struct scene *s, const struct plan *plan, const struct facts *facts)
{
	const struct area *at = &plan->facts;
	int y = at->y, x = at->x, end = at->x + at->cols - 1;

	if (!draw_numbers(s, at, &y, &x, facts))
		return;
	for (int i = 0; i < facts->count; i++) {
		const struct fact *fact = &facts->fact[i];

		if (is_number(fact) || fact->kind == FACT_BY)
			continue;
		if (fact->kind == FACT_DELTA && x + text_width(fact->line) > end && at->y > plan->digits_y + plan->size) {
			paint(s->win, s->p, at->y - 1, at->x, at->cols - 1, fact->style, fact->text);
			continue;
		}
		if (fact->kind == FACT_WHY && x > at->x) {
			y++;
			x = at->x;
		}
		draw_word(s, at, &y, &x, fact->line, fact->style);
	}
}

/* ---- frame ---- */

enum { SHORT_COLS = 20, LONG_COLS = 36, NAME_LEAST = 5, FORMS = 3 };

static int frame_style(const struct scene *s, int seat)
{
	if (s->c->phase == PHASE_OVER && s->c->winners & 1u << seat)
		return ROLE_GOOD;
	if (commander_danger(s, seat) != DANGER_NONE)
		return ROLE_DANGER;
	return seat == s->view->focus ? ROLE_ACCENT : ROLE_DIM;
}

/* In long, short and one sign. */
static void danger_words(const struct scene *s, int seat, int form, char *out, size_t size)
{
	int worst = commander_worst(s->c, seat, NULL, NULL), limit = s->limits.damage;
	int left = limit > worst ? limit - worst : 0;

	*out = '\0';
	if (commander_danger(s, seat) == DANGER_NONE)
		return;
	if (form == 2) {
		snprintf(out, size, "!");
		return;
	}
	switch (commander_danger(s, seat)) {
	case DANGER_LIFE:
		snprintf(out, size, "%s", form ? _("! LOW") : _("! LOW LIFE"));
		break;
	case DANGER_DAMAGE:
		if (form)
			snprintf(out, size, "! %d-%d", limit, left);
		else
			snprintf(out, size, _("! %d TO %d"), left, limit);
		break;
	default:
		if (form)
			snprintf(out, size, _("! PSN %d"), s->c->player[seat].life.poison);
		else
			snprintf(out, size, _("! POISON %d"), s->c->player[seat].life.poison);
	}
}

/* What stands at the right of the upper edge, rightmost first. */
struct chips {
	int count;
	struct { char text[60]; int style; } chip[2];
};

static void chips_add(struct chips *chips, const char *text, int style)
{
	snprintf(chips->chip[chips->count].text, sizeof chips->chip[0].text, "%s", text);
	chips->chip[chips->count++].style = style;
}

static struct chips chips_of(const struct scene *s, int seat, int form)
{
	const struct commander *c = s->c;
	struct chips chips = { 0 };
	char danger[60];

	if (c->phase == PHASE_OVER && c->winners & 1u << seat) {
		chips_add(&chips, _("WINS"), ROLE_GOOD);
		return chips;
	}
	if (commander_is_out(c, seat)) {
		chips_add(&chips, _("OUT"), ROLE_DIM);
		return chips;
	}
	danger_words(s, seat, form, danger, sizeof danger);
	if (*danger)
		chips_add(&chips, danger, ROLE_DANGER);
	if (c->phase == PHASE_MULLIGANS && c->deciding == seat)
		chips_add(&chips, _("DECIDES"), ROLE_ACCENT);
	else if (c->phase == PHASE_PLAYING && c->table.turn == seat)
		chips_add(&chips, _("TURN"), ROLE_ACCENT);
	return chips;
}

/* Each chip and the line before it. */
static int chips_width(const struct chips *chips)
{
	int width = 0;

	for (int i = 0; i < chips->count; i++)
		width += text_width(chips->chip[i].text) + 3;
	return width;
}

/* The longest form that leaves room for enough of the name; the first chip
 * stays whatever becomes of the name. */
static struct chips chips_fit(const struct scene *s, int seat, int cols, int name)
{
	int form = cols >= LONG_COLS ? 0 : cols >= SHORT_COLS ? 1 : 2;
	struct chips chips = chips_of(s, seat, form);
	int least = name < NAME_LEAST ? name : NAME_LEAST;

	while (chips_width(&chips) + least + 9 > cols && ++form < FORMS)
		chips = chips_of(s, seat, form);
	while (chips.count > 1 && chips_width(&chips) + least + 9 > cols)
		chips.count--;
	return chips;
}

static void draw_seat_chip(const struct scene *s, int seat, int y, int x, int cols)
{
	char number[12];

	snprintf(number, sizeof number, "%d", seat + 1);
	paint_chip(s->win, s->p, y, x, cols, commander_is_out(s->c, seat) ? ROLE_DIM : ROLE_SEAT + seat % 8, number);
}

/* Where no word has room: "!" danger, "*" on turn. */
static const char *sign_of(int chip_style)
{
	return chip_style == ROLE_DANGER ? "!" : chip_style == ROLE_DIM ? _("OUT") : "*";
}

static void draw_narrow_head(const struct scene *s, int seat, const struct area *at)
{
	struct chips chips = chips_of(s, seat, 2);
	const char *sign = chips.count ? sign_of(chips.chip[0].style) : "";
	int x = at->x + 4 + (seat + 1 > 9), end = at->x + at->cols - 1 - text_width(sign);

	draw_seat_chip(s, seat, at->y, at->x + 1, at->cols - 2);
	paint(s->win, s->p, at->y, x, 1, ROLE_NORMAL, " ");
	if (seat == s->view->focus)
		paint_mark(s->win, s->p, at->y, x, ROLE_ACCENT);
	if (end > x + 1)
		paint(s->win, s->p, at->y, x + 1, end - x - 1,
		      commander_is_out(s->c, seat) ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name);
	if (*sign)
		paint(s->win, s->p, at->y, end, text_width(sign), chips.chip[0].style | STYLE_REVERSE, sign);
}

static void draw_head(const struct scene *s, int seat, const struct area *at)
{
	const char *name = s->c->table.seat[seat].name;
	struct chips chips = chips_fit(s, seat, at->cols, text_width(name));
	int end = at->x + at->cols - 2, wide = seat + 1 > 9, x = at->x + 2, room;

	if (seat == s->view->focus)
		paint_mark(s->win, s->p, at->y, at->x + 1, ROLE_ACCENT);
	draw_seat_chip(s, seat, at->y, x, at->cols - 3);
	x += 3 + wide;
	room = end - x - 2 - chips_width(&chips);
	if (room > 0) {
		char clipped[NAME_BYTES + 8];

		text_clip(name, room, clipped, sizeof clipped);
		paint_format(s->win, s->p, at->y, x, room + 2,
		             commander_is_out(s->c, seat) ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, " %s ", clipped);
	}
	for (int i = 0; i < chips.count; i++) {
		int width = text_width(chips.chip[i].text) + 2;

		end -= width;
		paint_chip(s->win, s->p, at->y, end, width, chips.chip[i].style, chips.chip[i].text);
		end--;
	}
}

/* The commanders' names in the lower edge; what the keys mean is marked. */
static void draw_foot(const struct scene *s, int seat, const struct area *at)
{
	const struct commander_player *p = &s->c->player[seat];
	int y = at->y + at->rows - 1, x = at->x + 3, end = at->x + at->cols - 3;
	bool focus = seat == s->view->focus;

	if (!p->card[0].name[0] && !p->card[1].name[0]) {
		if (s->c->phase == PHASE_SETUP && focus && end - x >= 20)
			paint(s->win, s->p, y, x - 1, end - x + 1, ROLE_DIM, _(" A says the commander "));
		return;
	}
	x += paint(s->win, s->p, y, x - 1, 1, ROLE_DIM, " ") - 1;
	for (int i = 0; i < COMMANDERS && p->card[i].name[0]; i++) {
		int room = end - x;

		if (i == 0 && p->card[1].name[0] && text_width(p->card[0].name) + 3 + text_width(p->card[1].name) > room)
			room = (room - 3) / 2;
		if (i)
			x += paint(s->win, s->p, y, x, end - x, ROLE_DIM, " + ");
		x += paint(s->win, s->p, y, x, i ? end - x : room,
		           focus && p->card[1].name[0] && s->view->second == i ? ROLE_ACCENT : ROLE_DIM, p->card[i].name);
	}
	paint(s->win, s->p, y, x, 1, ROLE_DIM, " ");
}

static int digits_style(const struct scene *s, int seat)
{
	if (commander_is_out(s->c, seat))
		return ROLE_DIM;
	return commander_danger(s, seat) == DANGER_LIFE ? ROLE_DANGER : ROLE_SEAT + seat % 8;
}

static void draw_framed(const struct scene *s, int seat, struct area at)
{
	struct area in = { at.y + 1, at.x + 1, at.rows - 2, at.cols - 2 };
	int life = s->c->player[seat].life.life;
	struct plan plan = plan_panel(in, life);
	struct facts facts;

	commander_facts(s, seat, &facts);
	paint_frame(s->win, s->p, at.y, at.x, at.rows, at.cols, frame_style(s, seat), seat == s->view->focus);
	if (at.cols < NARROW_COLS)
		draw_narrow_head(s, seat, &at);
	else
		draw_head(s, seat, &at);
	draw_foot(s, seat, &at);
	digits_paint(s->win, s->p, plan.digits_y, plan.digits_x, digits_style(s, seat) | (plan.size ? 0 : STYLE_BOLD),
	             life, plan.size);
	if (plan.form == FORM_BESIDE || plan.form == FORM_LIST)
		draw_list(s, &plan, &facts);
	else
		draw_line(s, &plan, &facts);
}

/* ---- numbers only ---- */

enum { COMPACT_ROWS = 4, COMPACT_COLS = 18 };

static void draw_compact_facts(const struct scene *s, int seat, int y, int x, int cols)
{
	struct facts facts;
	struct chips chips = chips_of(s, seat, 1);
	int row = 0;

	commander_facts(s, seat, &facts);
	for (int i = 0; i < facts.count && row < 2; i++)
		if (facts.fact[i].kind == FACT_DAMAGE || facts.fact[i].kind == FACT_POISON)
			paint(s->win, s->p, y + row++, x, cols, facts.fact[i].style, facts.fact[i].brief);
	if (facts.count && facts.fact[0].kind == FACT_DELTA)
		x += paint(s->win, s->p, y + 2, x, cols, facts.fact[0].style, facts.fact[0].brief) + 1;
	if (chips.count)
		paint(s->win, s->p, y + 2, x, cols, chips.chip[0].style, chips.chip[0].text);
}

/* One line: number, name, life, the worst of the facts. */
static void draw_text(const struct scene *s, int seat, struct area at)
{
	struct chips chips = chips_of(s, seat, 2);
	int x = at.x + 4 + (seat + 1 > 9), room = at.cols - (x - at.x) - 9;
	char life[16];

	snprintf(life, sizeof life, "%d", s->c->player[seat].life.life);
	if (room > 0)
		paint(s->win, s->p, at.y, x, room, ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name);
	paint_right(s->win, s->p, at.y, at.x + at.cols - 4, 6, digits_style(s, seat) | STYLE_BOLD, life);
	if (chips.count)
		paint(s->win, s->p, at.y, at.x + at.cols - 3, 3, chips.chip[0].style, sign_of(chips.chip[0].style));
}

static void draw_compact(const struct scene *s, int seat, struct area at)
{
	int life = s->c->player[seat].life.life, size = 3, wide = seat + 1 > 9;
	int field = field_of(life, size);

	draw_seat_chip(s, seat, at.y, at.x, at.cols);
	if (seat == s->view->focus)
		paint_mark(s->win, s->p, at.y, at.x + 3 + wide, ROLE_ACCENT);
	if (at.rows < COMPACT_ROWS || at.cols < COMPACT_COLS) {
		draw_text(s, seat, at);
		return;
	}
	paint(s->win, s->p, at.y, at.x + 4 + wide, at.cols - 5 - wide,
	      commander_is_out(s->c, seat) ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name);
	digits_paint(s->win, s->p, at.y + 1, at.x + 1 + field - digits_width(life, size), digits_style(s, seat), life, size);
	draw_compact_facts(s, seat, at.y + 1, at.x + 1 + field + 2, at.cols - field - 4);
}

void commander_draw_panel(const struct scene *s, int seat, struct area area, bool framed, int *cursor_y, int *cursor_x)
{
	if (framed)
		draw_framed(s, seat, area);
	else
		draw_compact(s, seat, area);
	if (seat != s->view->focus)
		return;
	*cursor_y = area.y;
	*cursor_x = area.x + (framed ? 1 : 3 + (seat + 1 > 9));
}
