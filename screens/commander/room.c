/* SPDX-License-Identifier: MIT */
/*
 * The lives of a table for a whole room: each in digits of one size, the largest in which
 * all of them stand, with the name above it, and beside or below it the last change and what
 * can kill.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/poster.h"

enum { GAP = 2, LETTERS = 3, LARGE = 5, TWO_DIGITS = 40, ITEMS = 6, TALL_LIFE = 10 };

/* Columns beside the wall and between two cells, with less and less room. A rule stands in the
 * gap, or the digits of two lives would read as one number. */
static const struct {
	int margin, gap;
} airs[] = { { 1, 3 }, { 1, 2 }, { 0, 1 } };

enum { AIRS = sizeof airs / sizeof *airs };

/* The widest number that can kill. */
static const char widest[] = "88/88";

struct wall {
	const struct scene *s;
	struct area at;
	int across, gap; /* cells side by side, and blank columns between them */
	int rows, cols;  /* of a cell */
	int size, field; /* of the digits of a life */
	int form, names; /* of the names, as in struct big_name; their rows */
	int top;         /* blank rows above them */
	char name[TABLE_SEATS][NAME_BYTES];
	bool beside; /* what can kill stands beside the life, in whole */
};

/* ---- places ---- */

static struct area cell_of(const struct wall *w, int seat)
{
	int down = (w->s->c->table.seats + w->across - 1) / w->across;
	struct area cell = { .x = w->at.x + seat % w->across * (w->cols + w->gap), .cols = w->cols };

	part_of(w->at.rows, down, seat / w->across, &cell.y, &cell.rows);
	cell.y += w->at.y + w->top;
	cell.rows = w->rows - w->top;
	return cell;
}

/* The largest digits of two in so many columns of cells; a better wall has a higher score. */
static int score_of(struct wall *w, struct area at, int across, int air)
{
	int seats = w->s->c->table.seats, down = (seats + across - 1) / across;

	w->at = (struct area){ at.y, at.x + airs[air].margin, at.rows, at.cols - 2 * airs[air].margin };
	w->across = across;
	w->gap = airs[air].gap;
	w->rows = w->at.rows / down - (down > 1);
	w->cols = (w->at.cols + w->gap) / across - w->gap;
	w->size = digits_best(TWO_DIGITS, w->rows - LETTERS - 1, w->cols);
	w->field = digits_width(TWO_DIGITS, w->size);
	w->beside = w->cols - w->field - GAP >= digits_text_width(widest, LARGE);
	return w->size * 1000 - air * 300 + w->beside * 100 - 60 * (across * down - seats);
}

/* The largest form in which all names stand in one line each; those that have other letters
 * than these do not count. */
static int form_of_names(const struct wall *w, int rows)
{
	int most = letters_smaller(0), form = 1;

	for (int i = 0; i < w->s->c->table.seats; i++) {
		struct big_name big;

		big_name_fit(&big, w->s->p, w->name[i], most, 1, rows, w->cols);
		if (letters_can(w->s->p, w->name[i], letters_smaller(0)))
			most = form = big.size;
	}
	return form;
}

/* Cuts a name to the first letters that stand there; false: they are hardly a name. */
static bool cut_name(const struct wall *w, char *name)
{
	enum { LEAST = 3 };
	size_t length = strlen(name);

	while (length > LEAST && letters_width(name, LETTERS) > w->cols) {
		name[--length] = '\0';
		utf8_mend_end(name);
		length = strlen(name);
	}
	return letters_width(name, LETTERS) <= w->cols;
}

static bool are_apart(const struct wall *w)
{
	for (int i = 0; i < w->s->c->table.seats; i++)
		for (int other = 0; other < i; other++)
			if (strcmp(w->name[i], w->name[other]) == 0)
				return false;
	return true;
}

/* Whole names in one form; where they have none in letters, the first letters of long ones, if
 * they still tell who is who. */
static void place_names(struct wall *w, int rows)
{
	const struct table *table = &w->s->c->table;
	bool cut = true;

	for (int i = 0; i < table->seats; i++)
		utf8_copy(w->name[i], sizeof w->name[i], table->seat[i].name);
	w->form = form_of_names(w, rows);
	if (w->form < LETTERS && rows >= LETTERS) {
		for (int i = 0; i < table->seats; i++)
			if (letters_can(w->s->p, w->name[i], LETTERS))
				cut &= cut_name(w, w->name[i]);
		if (cut && are_apart(w))
			w->form = form_of_names(w, rows);
		if (w->form < LETTERS)
			for (int i = 0; i < table->seats; i++)
				utf8_copy(w->name[i], sizeof w->name[i], table->seat[i].name);
	}
	w->names = larger(w->form, 1);
	w->top = larger(rows - w->names, 0) / 2;
}

static struct wall wall_of(const struct scene *s, struct area at)
{
	struct wall w = { .s = s, .at = at }, best = w;
	int most = INT_MIN, spare;

	for (int air = 0; air < AIRS; air++)
		for (int across = 1; across <= s->c->table.seats; across++) {
			int score = score_of(&w, at, across, air);

			if (score > most) {
				most = score;
				best = w;
			}
		}
	spare = best.rows - larger(best.size, 1) - 1;
	place_names(&best, spare - (best.beside ? 0 : smaller(LARGE + 1, larger(spare - LETTERS, 0))));
	return best;
}

/* ---- what stands with a life ---- */

/* In digits, or a word in letters. Digits have a form for below a word, which has their sign of
 * danger, and a short one. */
struct item {
	char text[40], plain[20], brief[20];
	char word[FACT_BYTES];
	int style;
	bool letters;
};

static struct item item_of(struct facts *facts, int i)
{
	struct fact *fact = &facts->fact[i];
	bool by = i + 1 < facts->count && facts->fact[i + 1].kind == FACT_BY;
	const char *sign = fact_is_danger(fact) ? "!" : "";
	struct item item = { .style = fact->style };

	if (fact->kind == FACT_DELTA) {
		snprintf(item.text, sizeof item.text, "%s", fact_words(fact, FACT_SHORT));
		return item;
	}
	if (!fact->limit) {
		snprintf(item.text, sizeof item.text, "%s", fact_words(fact, FACT_SHORT));
		item.letters = true;
		return item;
	}
	snprintf(item.text, sizeof item.text, "%d/%d%s", fact->amount, fact->limit, sign);
	snprintf(item.plain, sizeof item.plain, "%d/%d", fact->amount, fact->limit);
	snprintf(item.brief, sizeof item.brief, "%d%s", fact->amount, sign);
	snprintf(item.word, sizeof item.word, "%s%s%s", sign, *sign ? " " : "",
	         fact_words(by ? fact + 1 : fact, FACT_LABEL));
	return item;
}

/* A scheme has chosen the player. */
static bool is_called(const struct fact *fact)
{
	return fact->kind == FACT_HAND && (fact->style & 0xff) == ROLE_WARNING;
}

/* What is in danger first, for the last ones go where there is little room; then the change,
 * then the rest. */
static int items_of(struct facts *facts, struct item item[ITEMS])
{
	int count = 0;

	for (int pass = 0; pass < 3; pass++)
		for (int i = 0; i < facts->count && count < ITEMS; i++) {
			const struct fact *fact = &facts->fact[i];
			int wanted = fact->kind == FACT_DELTA                  ? 1
			             : fact_is_danger(fact) || is_called(fact) ? 0
			                                                       : 2;

			if ((fact->kind == FACT_DELTA || fact->limit || is_called(fact)) && wanted == pass)
				item[count++] = item_of(facts, i);
		}
	return count;
}

/* Forms of a list of items, with less and less room: rows of the digits of what can kill and of
 * the last change (0: it is left out), and whether words stand above them. */
static const struct wall_form {
	int killers, change;
	bool words;
} forms[] = { { LARGE, LARGE, true },     { LARGE, LARGE, false },     { LARGE, LETTERS, false },
	      { LETTERS, LETTERS, true }, { LETTERS, LETTERS, false }, { LETTERS, 0, false } };

enum { FORMS = sizeof forms / sizeof *forms };

static int digits_of(const struct item *item, const struct wall_form *form)
{
	return *item->brief ? form->killers : form->change;
}

static bool has_word(const struct scene *s, const struct item *item, const struct wall_form *form, int cols)
{
	return form->words && *item->word && poster_width(s->p, item->word, LETTERS) <= cols;
}

static int item_rows(const struct scene *s, const struct item *item, const struct wall_form *form, int cols)
{
	if (item->letters)
		return LETTERS;
	return digits_of(item, form) + (has_word(s, item, form, cols) ? LETTERS : 0);
}

static bool fits_list(const struct scene *s, struct area at, const struct item *item, int count,
                      const struct wall_form *form)
{
	int rows = -1;

	for (int i = 0; i < count; i++)
		rows += item_rows(s, &item[i], form, at.cols) + 1;
	return rows <= at.rows && digits_text_width("88!", form->killers) <= at.cols;
}

static const struct wall_form *form_of(const struct scene *s, struct area at, const struct item *item,
                                       int count)
{
	for (int n = 0; n < FORMS; n++)
		if (fits_list(s, at, item, count, &forms[n]))
			return &forms[n];
	return &forms[FORMS - 1];
}

/* With its limit, or short where it has a short form. */
static const char *text_of(const struct item *item, bool whole)
{
	return whole || !*item->brief ? item->text : item->brief;
}

static void draw_item(const struct scene *s, struct area at, const struct item *item,
                      const struct wall_form *form, const char *text)
{
	if (item->letters || has_word(s, item, form, at.cols)) {
		poster_line(s->win, s->p, (struct area){ at.y, at.x, LETTERS, at.cols }, POSTER_LEFT,
		            item->style, item->letters ? item->text : item->word, LETTERS);
		at.y += LETTERS;
	}
	if (!item->letters && digits_of(item, form))
		digits_text_paint(s->win, s->p, at.y, at.x, item->style, text, digits_of(item, form));
}

static int item_cols(const struct scene *s, const struct item *item, const struct wall_form *form,
                     const char *text)
{
	return item->letters ? poster_width(s->p, text, LETTERS)
	                     : digits_text_width(text, digits_of(item, form));
}

/* One below the other. Beside a small life they are smaller, and never a number alone, or two
 * numbers would read as one. */
static void draw_list(const struct scene *s, struct area at, const struct item *item, int count, bool small)
{
	const struct wall_form *form = small ? &forms[4] : form_of(s, at, item, count);
	int whole = digits_text_width(widest, form->killers),
	    signed_too = digits_text_width("88/88!", form->killers);

	for (int i = 0; i < count; i++) {
		int rows = item_rows(s, &item[i], form, at.cols);
		const char *text = text_of(&item[i], signed_too <= at.cols);

		if (*item[i].plain && whole <= at.cols && has_word(s, &item[i], form, at.cols))
			text = item[i].plain;
		if (rows > at.rows)
			return;
		if (item_cols(s, &item[i], form, text) > at.cols || (small && text == item[i].brief))
			continue;
		draw_item(s, at, &item[i], form, text);
		at.y += rows + 1;
		at.rows -= rows + 1;
	}
}

/* Columns of items side by side, the first `limits` of them in whole. */
static int row_cols(const struct scene *s, const struct item *item, int count, int limits,
                    const struct wall_form *form)
{
	int cols = -2 * GAP;

	for (int i = 0; i < count; i++)
		cols += item_cols(s, &item[i], form, text_of(&item[i], i < limits)) + 2 * GAP;
	return cols;
}

/* Side by side; where that is too wide, limits go from the last on, then items. */
static void draw_row(const struct scene *s, struct area at, const struct item *item, int count,
                     const struct wall_form *form)
{
	int limits = count;

	while (count && row_cols(s, item, count, limits, form) > at.cols)
		if (limits-- == 0)
			limits = --count;
	for (int i = 0; i < count; i++) {
		const char *text = text_of(&item[i], i < limits);

		draw_item(s, at, &item[i], form, text);
		at.x += item_cols(s, &item[i], form, text) + 2 * GAP;
	}
}

/* Below a life: side by side, or one below the other where only so all have room. */
static void draw_below(const struct scene *s, struct area at, const struct item *all, int most, bool small)
{
	int size = at.rows >= LARGE && !small ? 1 : 4, count = 0;
	struct item item[ITEMS];

	for (int i = 0; i < most; i++)
		if (item_cols(s, &all[i], &forms[size], text_of(&all[i], false)) <= at.cols)
			item[count++] = all[i];
	if (row_cols(s, item, count, 0, &forms[size]) > at.cols && fits_list(s, at, item, count, &forms[4]))
		draw_list(s, at, item, count, false);
	else
		draw_row(s, at, item, count, &forms[size]);
}

/* ---- a cell ---- */

/* What is said of a player: whose turn it is, and danger or the end. */
static int words_of(const struct scene *s, int seat, struct item word[2])
{
	const struct commander *c = s->c;
	struct chips chips = commander_chips(s, seat, CHIPS_SHORT);
	int count = 0;

	for (int i = chips.count - 1; i >= 0; i--) {
		bool said = commander_danger(s, seat) > DANGER_LIFE && chips.chip[i].style == ROLE_DANGER;

		if (said || c->phase == PHASE_SETUP)
			continue; /* its number stands there */
		word[count] = (struct item){ .style = chips.chip[i].style, .letters = true };
		snprintf(word[count++].text, sizeof word->text, "%s", chips.chip[i].text);
	}
	return count;
}

/* The name at the left, words at the right as far as they fit. Those that do not become items. */
static int draw_head(const struct wall *w, int seat, struct area at, struct item item[ITEMS], int count)
{
	const struct scene *s = w->s;
	struct item word[2];
	struct big_name big;
	int words = words_of(s, seat, word), end = at.x + at.cols;

	big_name_fit(&big, s->p, w->name[seat], w->form, 1, w->names, at.cols);
	big_name_paint(s->win, s->p, at.y + (w->names - big.rows) / 2, at.x,
	               commander_is_out(s->c, seat) ? ROLE_DIM : ROLE_NORMAL, &big);
	for (int i = 0; i < words; i++) {
		int size = smaller(w->names, 2 * LETTERS), room = end - 2 * GAP - at.x - big.cols, cols;

		while (size > LETTERS && poster_width(s->p, word[i].text, size) > room)
			size -= LETTERS;
		cols = poster_width(s->p, word[i].text, size);
		if (cols > room) {
			if (count < ITEMS)
				item[count++] = word[i];
			continue;
		}
		end -= cols;
		poster_line(s->win, s->p, (struct area){ at.y + w->names - size, end, size, cols },
		            POSTER_RIGHT, word[i].style, word[i].text, size);
		end -= 2 * GAP;
	}
	return count;
}

static void draw_cell(const struct wall *w, int seat, struct facts *facts)
{
	const struct scene *s = w->s;
	struct area at = cell_of(w, seat);
	struct area life = { at.y + w->names + 1, at.x, w->size, w->field };
	struct area beside = { life.y, at.x + w->field + GAP, w->size, at.cols - w->field - GAP };
	struct area below = { life.y + w->size + 1, at.x, at.rows - w->names - w->size - 2, at.cols };
	struct item item[ITEMS];
	int number = s->c->player[seat].life.life, size = w->size;
	int count = draw_head(w, seat, at, item, items_of(facts, item));

	if (s->c->phase == PHASE_PLAYING && s->c->table.turn == seat)
		paint_rule(s->win, s->p, life.y - 1, at.x, at.cols, ROLE_ACCENT, true);

	while (size && digits_width(number, size) > at.cols)
		size = digits_smaller(size);
	digits_paint(s->win, s->p, life.y, life.x + larger(w->field - digits_width(number, size), 0),
	             commander_life_style(s, seat) | (size ? 0 : STYLE_BOLD), number, size);
	if (!w->beside && below.rows >= LETTERS)
		draw_below(s, below, item, count, w->size <= LARGE);
	else if (digits_width(number, size) <= w->field)
		draw_list(s, beside, item, count, w->size < TALL_LIFE);
}

/* Between cells side by side. */
static void draw_rules(const struct wall *w)
{
	for (int n = 1; n < w->across && n < w->s->c->table.seats; n++) {
		struct area cell = cell_of(w, n);

		for (int y = w->at.y; y < w->at.y + w->at.rows; y++)
			paint(w->s->win, w->s->p, y, cell.x - 1 - (w->gap > 2), 1, ROLE_DIM | STYLE_SHAPE,
			      w->s->p->ascii ? "|" : "│");
	}
}

void commander_draw_wall(const struct scene *s, struct area at)
{
	struct wall w = wall_of(s, at);

	draw_rules(&w);
	for (int i = 0; i < s->c->table.seats; i++) {
		struct facts facts;

		(s->words ? s->words->facts : commander_facts)(s, i, &facts);
		draw_cell(&w, i, &facts);
	}
}

int commander_room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct scene s = commander_scene(state, v, frame, win);

	if (page == 0)
		commander_draw_wall(&s, (struct area){ 0, 0, getmaxy(win), getmaxx(win) });
	return 1;
}
