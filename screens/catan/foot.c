/* SPDX-License-Identifier: MIT */
/*
 * Below the players: the bank with a bar for each kind where there is room, the dice under the sums, and
 * facts as text; before the first throw, in place of the dice, who builds in which order. And the question
 * for the board, before the first piece.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { SHORT_BANK = 2, LEAST_SUM = 2, MOST_SUM = 12, GAP = 2 };
enum { HEAD = 7, CELL = 10, LABEL = 10, SUM_COLS = 3, FACT_COLS = 17 }; /* columns */

/* ---- facts, each a word and its value ---- */

struct wordlist {
	const struct catan_scene *s;
	int y, x, end_y, end_x;
	bool across; /* side by side, else below each other */
};

/* What has no room is left out. */
static void add_words(struct wordlist *w, const char *word, const char *value)
{
	const struct catan_scene *s = w->s;
	int cols = text_width(word) + 1, all = cols + text_width(value);

	if (w->across ? w->x + all > w->end_x : w->y >= w->end_y)
		return;
	paint(s->win, s->p, w->y, w->x, w->end_x - w->x, ROLE_DIM, word);
	paint(s->win, s->p, w->y, w->x + cols, w->end_x - w->x - cols, ROLE_NORMAL | STYLE_BOLD, value);
	if (w->across)
		w->x += all + GAP;
	else
		w->y++;
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
		write_number(s, y, x + CELL - 1, style | STYLE_BOLD, left);
	}
}

/* ---- the dice ---- */

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

/* In a low foot a row of words is below the sums; `facts`: no column is theirs. */
static void draw_dice(const struct catan_scene *s, const struct area *at, int label, bool facts)
{
	const struct catan *c = s->c;
	struct wordlist w = { s, at->y + (label ? 4 : 2), at->x, 0, at->x + at->cols, true };
	char rolls[40], last[40];

	snprintf(rolls, sizeof rolls, P_("%d roll", "%d rolls", (unsigned long)c->rolls), c->rolls);
	snprintf(last, sizeof last, "%d+%d", c->die[0], c->die[1]);
	draw_sums(s, at->y, at->x + label, label);
	if (label) {
		paint(s->win, s->p, at->y, at->x, label, ROLE_NORMAL | STYLE_BOLD, _("DICE"));
		paint(s->win, s->p, at->y + 1, at->x, label, ROLE_NORMAL, rolls);
		paint(s->win, s->p, at->y + 2, at->x, label, ROLE_DIM, C_("luck", "expected"));
	} else {
		w.x += SUM_COLS - 1;
		add_words(&w, _("DICE"), rolls);
	}
	if (facts)
		add_facts(&w);
	if (c->rolls) {
		add_words(&w, catan_verdict_text(catan_verdict(c)), "");
		add_words(&w, C_("dice", "last"), last);
	}
}

/* ---- before the first throw ---- */

/* Who builds, forwards and then backwards; with names where all have room. */
static void draw_order(const struct catan_scene *s, const struct area *at)
{
	enum { CHIP = 4 };
	const struct table *t = &s->c->table;
	int above = at->rows > t->seats, rows = smaller(at->rows - above, t->seats);
	int inset = above ? 0 : text_width(_("SET-UP")) + 1, names = catan_names_width(s->c);
	int count = CATAN_SETUP_ROUNDS * t->seats, each = (at->cols - inset) / ((count + rows - 1) / rows),
	    turn;
	bool road;

	paint(s->win, s->p, at->y, at->x, at->cols, ROLE_NORMAL | STYLE_BOLD, _("SET-UP"));
	turn = catan_setup_turn(s->c, &road);
	for (int n = 0; n < count; n++) {
		int seat = catan_setup_seat(s->c, n), y = at->y + above + n % rows,
		    x = at->x + inset + n / rows * each;
		bool done = turn < 0 || n < turn, now = n == turn;

		paint_seat(s->win, s->p, y, x, CHIP, done ? ROLE_DIM : catan_role(s->c, seat), seat);
		if (now)
			paint_mark(s->win, s->p, y, x + CHIP - 1, ROLE_NORMAL);
		if (names <= each - CHIP)
			paint(s->win, s->p, y, x + CHIP, names,
			      (done ? ROLE_DIM : ROLE_NORMAL) | now * STYLE_BOLD, t->seat[seat].name);
	}
}

/* In the middle: nothing is to be seen before its answer. */
void catan_draw_question(const struct catan_scene *s, const struct area *at)
{
	static const struct {
		const char *key, *text;
	} answers[] = {
		{ "d", N_("yes, drawn: rolls pay by themselves") },
		{ "t", N_("yes, the one on the table, typed") },
		{ "o", N_("no: only cards, bank and dice") },
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
	bool room = s->frame->room, tall = at->rows > CATAN_FOOT_ROWS;
	int label = tall ? LABEL : 0, end = at->x + at->cols, bank = HEAD + (tall ? CELL + 1 : 2 * CELL - 1);
	struct area part = *at;
	struct wordlist facts = { s, at->y, end - FACT_COLS, at->y + at->rows, end, false };

	if (!room) {
		draw_bank(s, &part);
		part.x += bank;
	}
	if (s->c->phase == CATAN_SETUP && !s->c->rolls) {
		part.x += !tall;
		part.cols = end - part.x;
		part.rows -= tall;
		if (tall) /* below, as names need the columns */
			facts = (struct wordlist){ s, part.y + part.rows, part.x, 0, end, true };
		else if (part.cols > 2 * FACT_COLS && !catan_asks_board(s->view, s->c))
			part.cols -= FACT_COLS + GAP;
		draw_order(s, &part);
	} else {
		part.cols = smaller(label + (MOST_SUM - 1) * SUM_COLS, end - part.x);
		draw_dice(s, &part, label, part.x + part.cols + FACT_COLS >= end);
	}
	if (facts.across || part.x + part.cols + FACT_COLS < end)
		add_facts(&facts);
}
