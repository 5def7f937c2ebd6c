/* SPDX-License-Identifier: MIT */
/*
 * Below the players: the bank and the dice as text, with a bar each where there is room; before the first
 * throw, in place of the dice, who builds in which order; before the first piece the question for the board.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { WORDS = 7, WIDE_WORDS = 16, NUMBER = 3, BAR_LEAST = 5, SHORT_BANK = 2, LEAST_SUM = 2, MOST_SUM = 12 };

/* A number with its word before it, and a bar between them. */
struct cell {
	char label[40];
	int style, number, mark; /* mark: where the bar should end; 0: it has none */
};

/* All in columns of one width, from the top to the foot. The bars have a scale: so many are `most`. Returns
 * whether they have bars. */
static bool draw_cells(const struct catan_scene *s, const struct area *at, const struct cell *cell, int count,
                       int most)
{
	int across = (count + at->rows - 1) / at->rows, each = at->cols / across, label = 0, bar;

	for (int i = 0; i < count; i++)
		label = larger(label, text_width(cell[i].label) + 1);
	bar = smaller(each - label - NUMBER - 2, most);
	bar = bar < BAR_LEAST ? 0 : bar;
	for (int i = 0; i < count; i++) {
		int y = at->y + i % at->rows, x = at->x + i / at->rows * each,
		    number = x + label + bar + NUMBER;
		int style = cell[i].style;

		paint(s->win, s->p, y, x, label, style, cell[i].label);
		x += label;
		paint_run(s->win, s->p, y, x, smaller(cell[i].number * bar / most, bar),
		          ROLE_DIM | STYLE_SHAPE, s->p->ascii ? L'#' : L'▆');
		if (bar && cell[i].mark)
			paint(s->win, s->p, y, x + smaller(cell[i].mark * bar / most, bar), 1,
			      ROLE_WARNING | (cell[i].mark < cell[i].number ? STYLE_REVERSE : 0), "|");
		number -= !bar;
		paint_right(s->win, s->p, y, number, NUMBER, style | STYLE_BOLD,
		            text_number(cell[i].number).of);
		if (style == ROLE_DANGER)
			paint(s->win, s->p, y, number, 1, style | STYLE_BOLD, "!");
	}
	return bar > 0;
}

/* ---- the words before them ---- */

struct wordlist {
	const struct catan_scene *s;
	struct area at;
	int row;
};

/* A word and its value in one row or two; of a head the word alone, else nothing, where they do not fit. */
static void add_words(struct wordlist *w, bool head, const char *word, const char *value)
{
	const struct catan_scene *s = w->s;
	int x = text_width(word) + 1, cols = w->at.cols, y = w->at.y + w->row;
	int below = !head && *value && x + text_width(value) > cols;

	if (w->row + below >= w->at.rows || (!head && text_width(below ? value : word) > cols))
		return;
	x = below ? 0 : x;
	paint(s->win, s->p, y, w->at.x, cols, head ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM, word);
	if (!head || x + text_width(value) <= cols)
		paint(s->win, s->p, y + below, w->at.x + x, cols - x,
		      head ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD, value);
	w->row += 1 + below;
}

static void add_time(struct wordlist *w, const char *word, long time)
{
	char text[40];

	screen_span(time, text, sizeof text);
	add_words(w, false, word, text);
}

/* ---- bank and dice ---- */

long catan_minutes(const struct catan *c, int64_t now)
{
	int64_t end = c->phase == CATAN_OVER ? c->over_at : now;

	return c->began && end > c->began ? (long)((end - c->began) / 60) : 0;
}

/* Without the bank in a room: its numbers would tell what a judge has set in a hand. */
static void draw_bank(const struct catan_scene *s, const struct area *words, const struct area *at)
{
	const struct catan *c = s->c;
	struct cell cell[CATAN_RESOURCES + 1];
	struct wordlist w = { s, *words, 0 };
	char text[40];

	snprintf(text, sizeof text, _("%d of each"), catan_total(c));
	if (!s->frame->room)
		add_words(&w, true, _("BANK"), text);
	add_words(&w, false, _("robber"), c->robber < 0 ? "-" : catan_hex_text(c->robber).text);
	add_words(&w, false, _("dealer"), catan_dealer_word(c));
	if (s->frame->room) {
		snprintf(text, sizeof text, "%d", c->deck);
		add_words(&w, false, C_("bank", "cards"), text);
		return;
	}
	for (int kind = 0; kind <= CATAN_RESOURCES; kind++) {
		bool deck = kind == CATAN_RESOURCES;

		cell[kind] = (struct cell){ .number = deck ? c->deck : c->bank[kind] };
		cell[kind].style = !deck && cell[kind].number <= SHORT_BANK ? ROLE_DANGER : ROLE_NORMAL;
		snprintf(cell[kind].label, sizeof cell->label, "%s",
		         deck ? C_("bank", "cards") : _(catan_resources[kind].name));
	}
	draw_cells(s, at, cell, CATAN_RESOURCES + 1, larger(catan_total(c), catan_development_total(c)));
}

static void draw_dice(const struct catan_scene *s, const struct area *words, const struct area *at)
{
	const struct catan *c = s->c;
	struct cell cell[MOST_SUM - LEAST_SUM + 1];
	struct wordlist w = { s, *words, 0 };
	int most = BAR_LEAST;
	char rolls[40], last[40];

	for (int sum = LEAST_SUM; sum <= MOST_SUM; sum++) {
		struct cell *at_sum = &cell[sum - LEAST_SUM];

		*at_sum =
			(struct cell){ .number = c->seen[sum], .mark = (int)(catan_expected(c, sum) + 0.5) };
		at_sum->style =
			c->rolls && sum == c->die[0] + c->die[1] ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM;
		snprintf(at_sum->label, sizeof at_sum->label, "%2d", sum);
		most = larger(most, larger(at_sum->number, at_sum->mark));
	}
	snprintf(rolls, sizeof rolls, P_("%d roll", "%d rolls", (unsigned long)c->rolls), c->rolls);
	snprintf(last, sizeof last, "%d+%d", c->die[0], c->die[1]);
	add_words(&w, true, _("DICE"), rolls);
	if (c->rolls)
		add_words(&w, false, catan_verdict_text(catan_verdict(c)), "");
	if (c->began)
		add_time(&w, C_("time", "game"), catan_minutes(c, s->frame->now));
	if (c->rolls)
		add_words(&w, false, C_("dice", "last"), last);
	if (draw_cells(s, at, cell, MOST_SUM - LEAST_SUM + 1, most) && c->rolls)
		add_words(&w, false, _("| expected"), "");
	if (c->table.clock.limit_s)
		add_time(&w, _("clock"), c->table.clock.limit_s);
}

/* ---- before the first throw ---- */

/* Who builds, forwards and then backwards. */
static void draw_order(const struct catan_scene *s, const struct area *words, const struct area *at)
{
	enum { CHIP = 4 };
	int seats = s->c->table.seats, rows = smaller(at->rows, seats), count = CATAN_SETUP_ROUNDS * seats;
	int each = at->cols / ((count + rows - 1) / rows), turn;
	struct wordlist w = { s, *words, 0 };
	bool road;

	add_words(&w, true, _("SET-UP"), "");
	add_words(&w, false, _("and back"), "");
	turn = catan_setup_turn(s->c, &road);
	for (int n = 0; n < count; n++) {
		int seat = catan_setup_seat(s->c, n), y = at->y + n % rows, x = at->x + n / rows * each;
		const char *name = s->c->table.seat[seat].name;
		bool done = turn < 0 || n < turn, now = n == turn;

		paint_seat(s->win, s->p, y, x, CHIP, done ? ROLE_DIM : catan_role(s->c, seat), seat);
		if (now)
			paint_mark(s->win, s->p, y, x + CHIP - 1, ROLE_NORMAL);
		if (text_width(name) <= each - CHIP)
			paint(s->win, s->p, y, x + CHIP, each - CHIP,
			      now    ? ROLE_NORMAL | STYLE_BOLD
			      : done ? ROLE_DIM
			             : ROLE_NORMAL,
			      name);
	}
}

static void draw_question(const struct catan_scene *s, const struct area *at)
{
	static const struct {
		const char *key, *text;
	} answers[CATAN_FOOT_ROWS] = {
		{ "d", N_("yes, drawn: rolls pay by themselves") },
		{ "t", N_("yes, the one on the table, typed") },
		{ "o", N_("no: only cards, bank and dice") },
	};
	int x = at->x + 2 +
	        paint(s->win, s->p, at->y, at->x, at->cols, ROLE_NORMAL | STYLE_BOLD,
	              _("Play with a board?"));

	for (int i = 0; i < CATAN_FOOT_ROWS; i++) {
		paint(s->win, s->p, at->y + i, x, 2, ROLE_ACCENT | STYLE_BOLD, answers[i].key);
		paint(s->win, s->p, at->y + i, x + 3, at->x + at->cols - x - 3, ROLE_NORMAL,
		      _(answers[i].text));
	}
}

void catan_draw_foot(const struct catan_scene *s, const struct area *at)
{
	enum { BANK_SHARE = 27, SHARES = 58 }; /* of the columns, as they are in the narrowest window */
	bool room = s->frame->room, dice = at->cols >= SHARES || at->rows > CATAN_FOOT_ROWS,
	     wide = room || at->cols >= 2 * (WIDE_WORDS + BANK_SHARE - WORDS) + 2;
	int label = wide ? WIDE_WORDS : WORDS, cols = room   ? label + 1
	                                              : dice ? at->cols * BANK_SHARE / SHARES
	                                                     : at->cols;
	struct area words = { at->y, at->x, at->rows, label - 1 },
		    cells = { at->y, at->x + label, at->rows, cols - label };

	if (catan_asks_board(s->view, s->c) && !s->frame->watching && !room) {
		draw_question(s, at);
		return;
	}
	draw_bank(s, &words, &cells);
	if (!dice)
		return;
	words.x += cols;
	cells.x += cols;
	cells.cols = at->cols - cols - label;
	if (s->c->phase == CATAN_SETUP && !s->c->rolls)
		draw_order(s, &words, &cells);
	else
		draw_dice(s, &words, &cells);
}
