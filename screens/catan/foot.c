/* SPDX-License-Identifier: MIT */
/*
 * Below the players: the bank, the dice under the sums, and facts as text; before the first throw, in place
 * of the dice, who builds in which order. And the question for the board, before the first piece.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { SHORT_BANK = 2, LEAST_SUM = 2, MOST_SUM = 12, GAP = 2 };
enum { HEAD = 7, CELL = 10, LABEL = 12, SUM_COLS = 3, SUMS_COLS = 31, FACT_COLS = 17 }; /* columns */

/* ---- facts, each a word and its value ---- */

struct wordlist {
	const struct catan_scene *s;
	int y, x, left, end_y, end_x;
};

/* From left to right, in rows below each other; what has no room in the last one is left out. */
static void add_words(struct wordlist *w, const char *word, const char *value)
{
	const struct catan_scene *s = w->s;
	int cols = text_width(word) + (*word && *value), all = cols + text_width(value);

	if (w->x > w->left && w->y + 1 < w->end_y && w->x + all > w->end_x) {
		w->x = w->left;
		w->y++;
	}
	if (w->x + all > w->end_x && w->y + 1 >= w->end_y)
		return;
	paint(s->win, s->p, w->y, w->x, w->end_x - w->x, ROLE_DIM, word);
	paint(s->win, s->p, w->y, w->x + cols, w->end_x - w->x - cols, ROLE_NORMAL | STYLE_BOLD, value);
	w->x += all + GAP;
}

static void add_time(struct wordlist *w, const char *word, long time)
{
	char text[40];

	screen_span(time, text, sizeof text);
	add_words(w, word, text);
}

long catan_minutes(const struct catan *c, int64_t now)
{
	int64_t end = c->phase == CATAN_OVER ? c->over_at : now;

	return c->began && end > c->began ? (long)((end - c->began) / 60) : 0;
}

static void add_facts(struct wordlist *w)
{
	const struct catan *c = w->s->c;

	add_words(w, _("robber"), c->robber < 0 ? "-" : catan_hex_text(c->robber).text);
	add_words(w, _("dealer"), catan_dealer_word(c));
	if (c->began)
		add_time(w, C_("time", "game"), catan_minutes(c, w->s->frame->now));
	if (w->s->frame->room) /* with the bank else */
		add_words(w, C_("bank", "cards"), text_number(c->deck).of);
	if (c->table.clock.limit_s)
		add_time(w, _("clock"), c->table.clock.limit_s);
}

/* ---- the bank ---- */

static void write_number(const struct catan_scene *s, int y, int end, int style, int number)
{
	paint_right(s->win, s->p, y, end, SUM_COLS, style, text_number(number).of);
}

/* What stands in a second column has shorter names. */
static void draw_bank(const struct catan_scene *s, const struct area *at)
{
	const struct catan *c = s->c;

	paint(s->win, s->p, at->y, at->x, HEAD, ROLE_NORMAL | STYLE_BOLD, _("BANK"));
	paint_format(s->win, s->p, at->y + 1, at->x, HEAD, ROLE_DIM, C_("bank", "of %d"), catan_total(c));
	for (int kind = 0; kind <= CATAN_RESOURCES; kind++) {
		bool deck = kind == CATAN_RESOURCES;
		int left = deck ? c->deck : c->bank[kind],
		    style = !deck && left <= SHORT_BANK ? ROLE_DANGER : ROLE_NORMAL;
		int y = at->y + kind % at->rows, x = at->x + HEAD + kind / at->rows * CELL;

		paint(s->win, s->p, y, x, CELL, style,
		      deck ? C_("bank", "cards") : _(catan_resources[kind].name));
		write_number(s, y, x + CELL - 1 - kind / at->rows, style | STYLE_BOLD, left);
	}
}

/* A line down the foot. */
static void draw_parting(const struct catan_scene *s, const struct area *at)
{
	for (int y = at->y; y < at->y + at->rows; y++)
		paint_run(s->win, s->p, y, at->x, 1, ROLE_DIM | STYLE_SHAPE, s->p->ascii ? L'|' : L'│');
}

/* ---- the dice, or before the first throw who builds ---- */

static bool is_order(const struct catan *c)
{
	return c->phase == CATAN_SETUP && !c->rolls;
}

/* How often each sum fell, below it; with heads at the left also how often it should have. */
static void draw_sums(const struct catan_scene *s, int y, int x, bool expected)
{
	const struct catan *c = s->c;

	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++) {
		bool last = c->rolls && sum == c->die[0] + c->die[1];
		int bold = ROLE_NORMAL | STYLE_BOLD;

		x += SUM_COLS;
		write_number(s, y, x, last ? bold : ROLE_DIM, sum);
		write_number(s, y + 1, x, last ? bold : c->seen[sum] ? ROLE_NORMAL : ROLE_DIM, c->seen[sum]);
		if (expected)
			write_number(s, y + 2, x, ROLE_DIM, (int)(catan_expected(c, sum) + 0.5));
	}
}

/* Who builds, in a row forwards and in the next one backwards; with names where all have room. */
static void draw_order(const struct catan_scene *s, int y, int x, int cols)
{
	enum { CHIP = 4 };
	const struct table *t = &s->c->table;
	int each = cols / t->seats, names = catan_names_width(s->c);
	bool road;
	int turn = catan_setup_turn(s->c, &road);

	names = CHIP + names < each ? names : 0;
	each = smaller(each, CHIP + names + GAP);
	for (int n = 0; n < CATAN_SETUP_ROUNDS * t->seats; n++) {
		int seat = catan_setup_seat(s->c, n), row = y + n / t->seats, at = x + n % t->seats * each;
		bool done = turn < 0 || n < turn, now = n == turn;

		paint_seat(s->win, s->p, row, at, CHIP, done ? ROLE_DIM : catan_role(s->c, seat), seat);
		if (now)
			paint_mark(s->win, s->p, row, at + CHIP - 1, ROLE_NORMAL);
		paint(s->win, s->p, row, at + CHIP, names, (done ? ROLE_DIM : ROLE_NORMAL) | now * STYLE_BOLD,
		      t->seat[seat].name);
	}
}

/* In a low foot the head stands below; `facts`: no column is theirs, and they are in rows. */
static void draw_dice(const struct catan_scene *s, const struct area *at, int label, bool facts)
{
	const struct catan *c = s->c;
	int end = at->x + at->cols;
	struct wordlist w = { s, at->y + (label ? 4 : 2), at->x, at->x, at->y + at->rows, end };
	bool order = is_order(c);
	const char *head = order ? _("SET-UP") : _("DICE");
	char rolls[40] = "", last[40];

	if (order) {
		draw_order(s, at->y, at->x + label, end - at->x - label);
	} else {
		draw_sums(s, at->y, at->x + label + 1 - SUM_COLS, label);
		snprintf(rolls, sizeof rolls, P_("%d roll", "%d rolls", (unsigned long)c->rolls), c->rolls);
	}
	snprintf(last, sizeof last, "%d+%d", c->die[0], c->die[1]);
	if (label) {
		paint(s->win, s->p, at->y, at->x, label, ROLE_NORMAL | STYLE_BOLD, head);
		paint(s->win, s->p, at->y + 1, at->x, label, ROLE_NORMAL, rolls);
		paint(s->win, s->p, at->y + 2, at->x, label, ROLE_DIM, order ? "" : C_("luck", "expected"));
	} else {
		add_words(&w, order ? "" : head, order ? head : rolls);
	}
	if (facts)
		add_facts(&w);
	if (c->rolls) {
		add_words(&w, catan_verdict_text(catan_verdict(c)), "");
		add_words(&w, C_("dice", "last"), last);
	}
}

/* In the middle: nothing is to be seen before its answer. */
void catan_draw_question(const struct catan_scene *s, const struct area *at)
{
	static const struct {
		const char *key, *text;
	} answers[] = {
		{ "d", N_("yes, draw one: rolls pay by themselves") },
		{ "t", N_("yes, type in the one on the table") },
		{ "o", N_("no: just cards, bank and dice") },
	};
	int cols = 0, y = at->y + (at->rows - 2 * CATAN_FOOT_ROWS) / 2, x;

	for (int i = 0; i < CATAN_FOOT_ROWS; i++)
		cols = larger(cols, text_width(_(answers[i].text)) + 3);
	x = at->x + (at->cols - cols) / 2;
	paint(s->win, s->p, y, x, cols, ROLE_NORMAL | STYLE_BOLD, _("Play with a board?"));
	for (int i = 0; i < CATAN_FOOT_ROWS; i++) {
		paint(s->win, s->p, y + 2 + i, x, 2, ROLE_ACCENT | STYLE_BOLD, answers[i].key);
		paint(s->win, s->p, y + 2 + i, x + 3, cols, ROLE_NORMAL, _(answers[i].text));
	}
}

/* Bank, dice, facts from left to right. */
void catan_draw_foot(const struct catan_scene *s, const struct area *at)
{
	bool tall = at->rows > CATAN_FOOT_ROWS, order = is_order(s->c), column;
	int label = tall ? LABEL : 0, end = at->x + at->cols;
	struct area part = *at;
	struct wordlist facts = { s, at->y, end - FACT_COLS, end - FACT_COLS, at->y + at->rows, end };

	if (!s->frame->room) {
		draw_bank(s, at);
		part.x += HEAD + CELL + !tall * (CELL - 1);
		draw_parting(s, &part);
		part.x += GAP;
	}
	column = !order && part.x + label + SUMS_COLS + GAP <= facts.x;
	part.cols = (column ? facts.x - GAP : end) - part.x;
	draw_dice(s, &part, label, !column);
	if (column)
		add_facts(&facts);
}
