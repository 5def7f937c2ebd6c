/* SPDX-License-Identifier: MIT */
/*
 * The reveal: both cards at once, their names in letters as large as they go, and
 * what becomes of them. Side by side, or one below the other where that is larger.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

/* The two names in letters of one size. */
struct reveal {
	int y, apart; /* the rule above them; one below the other: rows from one to the next, else 0 */
	int size;     /* rows of the letters; below 3: the names' own characters */
	struct big_name name[MECCG_PLAYERS];
};

enum { FACES = 3, NAME_LINES = 3, LETTERS_ROWS = 3, WORD_MOST = 6, WORD_GAP = 6 };

static const struct meccg_card *shown_card(const struct meccg_scene *s, int seat)
{
	int shown = s->m->shown[seat];

	return shown < 0 ? NULL : &s->m->player[seat].held[shown];
}

static void fit_names(const struct meccg_scene *s, struct reveal *r)
{
	int rows = r->apart ? r->apart - 1 : s->rows - r->y - 2 - FACES;

	r->size = meccg_is_small(s) ? 1 : letters_smaller(0);
	for (int pass = 0; pass < 2; pass++) /* the second makes both as small as the smaller one */
		for (int i = 0; i < MECCG_PLAYERS; i++) {
			const struct meccg_card *card = shown_card(s, i);
			struct meccg_half half = meccg_half_of(s, i);

			if (!card)
				continue;
			big_name_fit(&r->name[i], s->p, card->name, r->size,
			             r->size < LETTERS_ROWS ? 1 : NAME_LINES, rows,
			             r->apart ? s->cols - 4 : half.cols);
			if (r->name[i].size < r->size)
				r->size = r->name[i].size;
		}
}

/* The largest; side by side where that is as large. */
static struct reveal reveal_of(const struct meccg_scene *s, int y)
{
	struct reveal beside = { .y = y }, below = { .y = y, .apart = (s->rows - y - 1) / 2 };

	fit_names(s, &beside);
	if (meccg_is_small(s) || !shown_card(s, 0) || !shown_card(s, 1))
		return beside;
	fit_names(s, &below);
	return below.size > beside.size && below.size >= LETTERS_ROWS ? below : beside;
}

bool meccg_reveals_below(const struct meccg_scene *s, int y)
{
	return reveal_of(s, y).apart > 0;
}

/* ---- what becomes of a card ---- */

static const char *outcome_word(const struct meccg_card *card)
{
	return card->fate == FATE_ASIDE ? _("SET ASIDE") : card->extra ? _("SHOWN") : _("JOINS");
}

static const char *outcome_reason(const struct meccg_card *card)
{
	return card->fate == FATE_ASIDE ? _("same unique person") : card->extra ? _("does not count") : "";
}

static int outcome_role(const struct meccg_card *card)
{
	return card->fate == FATE_ASIDE ? ROLE_WARNING : ROLE_GOOD;
}

/* `bare`: letters begin right below, and a filled chip would grow into them. */
static void draw_chip(const struct meccg_scene *s, struct area at, const struct meccg_card *card, bool bare)
{
	int end = at.x + at.cols;

	if (bare)
		at.x += paint(s->win, s->p, at.y, at.x, at.cols, outcome_role(card) | STYLE_BOLD,
		              outcome_word(card)) +
		        2;
	else
		at.x += paint_chip(s->win, s->p, at.y, at.x, at.cols, outcome_role(card),
		                   outcome_word(card)) +
		        1;
	if (text_width(outcome_reason(card)) <= end - at.x)
		paint(s->win, s->p, at.y, at.x, end - at.x, ROLE_DIM, outcome_reason(card));
}

/* In letters, and the reason below. */
static void draw_word(const struct meccg_scene *s, struct area at, enum poster_align align,
                      const struct meccg_card *card)
{
	const char *reason = outcome_reason(card);
	int rows = poster_line(s->win, s->p, at, align, outcome_role(card) | STYLE_BOLD, outcome_word(card),
	                       WORD_MOST);

	at.x += align == POSTER_RIGHT ? larger(at.cols - text_width(reason), 0) : 0;
	if (rows < at.rows)
		paint(s->win, s->p, at.y + rows, at.x, at.cols, ROLE_DIM, reason);
}

/* Rows of its letters; 0: it has none, or kanji too small to be read. */
static int word_size(const struct meccg_scene *s, const char *word, int rows, int cols)
{
	int size = poster_size(s->p, word, WORD_MOST, rows, cols);

	return letters_can(word, LETTERS_ROWS) || size >= WORD_MOST ? size : 0;
}

/* Where the word stands in letters: at the right of the name or below it, alike for both; no rows: in
 * neither place. */
static struct area word_area(const struct meccg_scene *s, const struct reveal *r, int seat, int y)
{
	const struct big_name *name = &r->name[seat];
	int right = WORD_MOST, under = WORD_MOST;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const char *word = outcome_word(shown_card(s, i));

		right = smaller(
			right, word_size(s, word, r->name[i].rows, s->cols - 4 - r->name[i].cols - WORD_GAP));
		under = smaller(under, word_size(s, word, r->apart - 2 - r->name[i].rows, s->cols - 4));
	}
	if (right >= LETTERS_ROWS && right >= under)
		return (struct area){ y, 2 + name->cols + WORD_GAP, name->rows,
			              s->cols - 4 - name->cols - WORD_GAP };
	if (under >= LETTERS_ROWS)
		return (struct area){ y + name->rows, 2, r->apart - 1 - name->rows, s->cols - 4 };
	return (struct area){ 0 };
}

static int name_style(const struct meccg_card *card, int seat)
{
	return (card->fate == FATE_ASIDE ? ROLE_WARNING : ROLE_SEAT + seat) | STYLE_BOLD;
}

/* `rows`: of the taller one of both names. */
static void draw_beside(const struct meccg_scene *s, const struct meccg_half *half, int y,
                        const struct big_name *name, int rows)
{
	const struct meccg_card *card = shown_card(s, half->seat);

	if (!card) {
		meccg_draw_finished(s, half, y);
		return;
	}
	big_name_paint(s->win, s->p, y, half->x, name_style(card, half->seat), name);
	y += rows + 1;
	if (name->size >= LETTERS_ROWS && !card->extra)
		meccg_line(s, half, y++, ROLE_NORMAL, _("%s  mind %d"), card->name, card->mind);
	if (s->rows - y >= 2 * LETTERS_ROWS + 1 && name->size >= LETTERS_ROWS) {
		draw_word(s, (struct area){ y + 1, half->x, LETTERS_ROWS + 1, half->cols }, POSTER_LEFT,
		          card);
		y += LETTERS_ROWS + 2;
	} else {
		draw_chip(s, (struct area){ y, half->x, 1, half->cols }, card, false);
	}
	if (y + 3 < s->rows)
		meccg_draw_aside(s, half, y + 2);
}

/* One below the other over the whole width: who, the card; then its name, and what becomes of it. */
static void draw_below(const struct meccg_scene *s, int seat, const struct reveal *r, int y)
{
	const struct meccg_card *card = shown_card(s, seat);
	struct area word = word_area(s, r, seat, y + 1);
	bool under = word.rows && word.x == 2,
	     air = !under && larger(r->name[0].rows, r->name[1].rows) + 2 < r->apart;
	int x = 2, cols = s->cols - 4, style = ROLE_SEAT + seat;

	if (air)
		x += paint_seat(s->win, s->p, y, x, 6, style, seat) + 1;
	else
		x += paint_format(s->win, s->p, y, x, 6, style | STYLE_BOLD, "%d", seat + 1) + 2;
	x += paint(s->win, s->p, y, x, cols / 3, STYLE_BOLD, s->m->table.seat[seat].name) + 2;
	if (card->extra)
		x += paint(s->win, s->p, y, x, cols / 3, ROLE_NORMAL, card->name) + 2;
	else
		x += paint_format(s->win, s->p, y, x, cols / 3, ROLE_NORMAL, _("%s  mind %d"), card->name,
		                  card->mind) +
		     2;
	word.y += air;
	if (word.rows)
		draw_word(s, word, under ? POSTER_LEFT : POSTER_RIGHT, card);
	else
		draw_chip(s, (struct area){ y, x, 1, 2 + cols - x }, card, !air);
	big_name_paint(s->win, s->p, y + 1 + air, 2, name_style(card, seat), &r->name[seat]);
}

void meccg_draw_reveal(const struct meccg_scene *s, int y)
{
	struct reveal r = reveal_of(s, y);

	paint_rule(s->win, s->p, y, 2, s->cols - 4, ROLE_ACCENT, true);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);

		if (r.apart)
			draw_below(s, i, &r, y + 1 + i * r.apart);
		else
			draw_beside(s, &half, y + 2, &r.name[i], larger(r.name[0].rows, r.name[1].rows));
	}
}
