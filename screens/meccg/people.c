/* SPDX-License-Identifier: MIT */
/*
 * The people in play, for the checks of the council and the chain of strength:
 * their corruption, the roll they need, and its result.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	LETTERS_ROWS = 3,
	ROOMY_ROWS = 19, /* of a window with a blank row above the names of the players */
	TALL_ROWS = 50,
	BANNER_ROWS = 34, /* of one that says in letters which round of the chain it is */
	NUMBERED = 60,    /* of a half whose people have their place .. */
	WORDS_COLS = 90,  /* .. and words in letters */
	WORD_MOST = 31,
	NARROW = 34,
	APART_MOST = 3, /* rows from one line of text to the next */
	GAP = 3,
	APART = 7, /* two numbers */
	APART_TALL = 5,
	TALL_DIGITS = 5,
};

/* Where the rows and columns of the list are, alike in both halves. */
struct stack {
	int heads_y, y, rows;         /* the list; rows: of the window for it */
	int each;                     /* rows from one person to the next */
	bool large;                   /* numbers in digits */
	int digits, letters, high;    /* their size; rows of letters; of both */
	int number, corruption, word; /* columns: of the place, the points, and the roll or the word */
	int size, name;               /* of all names: their letters, as in big_name_fit; columns */
	int foot, banner;             /* rows of letters below the list with a blank one, 0: none */
};

/* The word beside a name, and its style; NULL: the person is to be checked. */
static const char *state_word(const struct meccg *m, int seat, const struct meccg_person *person, int *style)
{
	*style = ROLE_DIM;
	if (person->state == STATE_ELIMINATED)
		return _("eliminated");
	if (person->state == STATE_DISCARDED)
		return _("gone");
	if (!meccg_checks(m, seat, person))
		return person->kind == KIND_ALLY ? _("ally") : _("no check");
	if (person->checked && m->phase >= MECCG_COUNCIL) {
		*style = ROLE_GOOD;
		return _("passed");
	}
	*style = ROLE_NORMAL;
	return NULL;
}

/* The name and the roll it needs, on a small screen. */
static void draw_briefly(const struct meccg_scene *s, const struct meccg_half *half, int y,
                         const struct meccg_person *person, bool focus)
{
	int style, name = half->cols - 6;
	const char *word = state_word(s->m, half->seat, person, &style);

	if (focus)
		paint_mark(s->win, s->p, y, half->x, ROLE_ACCENT | STYLE_BOLD);
	paint(s->win, s->p, y, half->x + 2, name,
	      focus  ? ROLE_ACCENT | STYLE_BOLD
	      : word ? ROLE_DIM
	             : ROLE_NORMAL,
	      person->name);
	if (!word)
		paint_format(s->win, s->p, y, half->x + 3 + name, 3, ROLE_WARNING, "%d+",
		             meccg_needs(s->m, person));
}

/* "6+1": points, and what the chain adds. */
static void tell_corruption(const struct meccg *m, const struct meccg_person *person, char *out, size_t size)
{
	int extra = m->phase == MECCG_CHAIN && person->kind == KIND_CHARACTER ? m->chain_round : 0;

	snprintf(out, size, extra ? "%d+%d" : "%d", person->corruption, extra);
}

/* Who stands in letters: the person under the focus; where checks are due and that one makes none, the
 * first who does. NULL: nobody. */
static const struct meccg_person *next_of(const struct meccg_scene *s, int *seat)
{
	const struct meccg *m = s->m;
	const struct meccg_player *p = &m->player[s->view->seat];
	const struct meccg_person *focus = s->view->person < p->persons ? &p->person[s->view->person] : NULL;
	bool due = m->phase == MECCG_CHAIN || (m->phase == MECCG_COUNCIL && !m->counted);

	*seat = s->view->seat;
	if (focus && !focus->checked && meccg_checks(m, *seat, focus))
		return focus;
	for (int i = 0; due && i < MECCG_PLAYERS; i++)
		for (int k = 0; k < m->player[i].persons; k++) {
			const struct meccg_person *person = &m->player[i].person[k];

			if (!person->checked && meccg_checks(m, i, person)) {
				*seat = i;
				return person;
			}
		}
	return focus;
}

/* "ARWEN: 8 OR MORE", as much of it as fits and is read in letters of that size, which kanji are not in
 * small ones. */
static void next_words(const struct meccg_scene *s, int seat, const struct meccg_person *person, int letters,
                       char *out, size_t size)
{
	char roll[40], brief[MECCG_NAME];
	int style, cols = s->cols - 4;
	const char *word = state_word(s->m, seat, person, &style);

	if (!word && meccg_needs(s->m, person) <= 2)
		word = C_("check", "always");
	poster_brief(person->name, NULL, 0, brief, sizeof brief);
	snprintf(roll, sizeof roll, _("%d or more"), meccg_needs(s->m, person));
	for (int form = 0; form < 4; form++) {
		if (form == 2)
			snprintf(roll, sizeof roll, "%d+", meccg_needs(s->m, person));
		snprintf(out, size, form < 2 || !word ? "%s: %s" : "%s", form % 2 ? brief : person->name,
		         word ? word : roll);
		if ((letters_can(out, letters) || letters >= 2 * LETTERS_ROWS) &&
		    poster_width(s->p, out, letters) <= cols)
			return;
	}
}

static int apart_of(const struct stack *at)
{
	return at->digits == TALL_DIGITS ? APART_TALL : APART;
}

/* The widest of each column, of both players. */
static void measure_stack(const struct meccg_scene *s, struct stack *at)
{
	bool letters = meccg_half_of(s, 0).cols >= WORDS_COLS;

	at->corruption = at->word = 0;
	at->number = meccg_half_of(s, 0).cols >= NUMBERED ? digits_width(8, digits_small(s->p)) + GAP - 1 : 0;
	for (int seat = 0; seat < MECCG_PLAYERS; seat++)
		for (int i = 0; i < s->m->player[seat].persons; i++) {
			const struct meccg_person *person = &s->m->player[seat].person[i];
			const char *word;
			char text[24];
			int style;

			tell_corruption(s->m, person, text, sizeof text);
			at->corruption = larger(at->corruption, digits_text_width(text, at->digits));
			word = state_word(s->m, seat, person, &style);
			if (!word && meccg_needs(s->m, person) <= 2)
				word = C_("check", "always");
			at->word = larger(at->word, !word     ? digits_text_width("12+", at->digits)
			                            : letters ? smaller(poster_width(s->p, word, at->letters),
			                                                WORD_MOST)
			                                      : text_width(word));
		}
}

/* One form for all of them; whoever makes no check may be smaller. Returns whether they are whole. */
static bool fit_names(const struct meccg_scene *s, struct stack *at)
{
	char brief[MECCG_NAME];
	bool whole = true;

	at->name = meccg_half_of(s, 0).cols - 2 - at->number - at->corruption - at->word - GAP - apart_of(at);
	at->size = at->letters;
	for (int seat = 0; seat < MECCG_PLAYERS; seat++)
		for (int i = 0; i < s->m->player[seat].persons; i++) {
			const struct meccg_person *person = &s->m->player[seat].person[i];
			const char *name = meccg_short_name(s->p, person->name, at->letters, at->name, brief);

			if (at->size >= LETTERS_ROWS && meccg_checks(s->m, seat, person) &&
			    poster_width(s->p, name, at->letters) > at->name)
				at->size = 1;
			if (at->size == 1 && poster_width(s->p, person->name, 1) > at->name)
				at->size = 0;
			whole &= text_width(meccg_short_name(s->p, person->name, 0, at->name, brief)) <=
			         at->name;
		}
	return whole;
}

/* Whether the list stands so, a blank row between two and its names whole. */
static bool fit_large(const struct meccg_scene *s, struct stack *at, int digits, int most, int rows)
{
	at->digits = digits;
	at->high = larger(digits_rows(digits), at->letters);
	measure_stack(s, at);
	return fit_names(s, at) && most * (at->high + 1) - 1 <= rows;
}

static struct stack stack_of(const struct meccg_scene *s)
{
	struct stack at = { .heads_y = meccg_is_small(s) || s->rows >= ROOMY_ROWS,
		            .letters = letters_least(s->p) },
		     tall;
	int most = larger(larger(s->m->player[0].persons, s->m->player[1].persons), 1), room, seat;

	at.y = at.heads_y + meccg_head_rows(s) + 2 + (meccg_head_rows(s) > 1);
	room = s->rows - at.y - 2;
	at.foot = !meccg_is_small(s) && next_of(s, &seat) ? larger(meccg_head_rows(s), at.letters) + 1 : 0;
	at.banner = s->rows >= BANNER_ROWS && s->m->phase == MECCG_CHAIN &&
	                            letters_can(_("chain of strength, round %d: +%d"), at.letters)
	                    ? at.letters + 1
	                    : 0;
	at.large = !meccg_is_small(s) && fit_large(s, &at, digits_small(s->p), most, room - at.foot);
	if (room - at.foot - at.banner < most * (at.large ? at.letters + 1 : 1) - at.large)
		at.banner = 0;
	if (room - at.foot < most)
		at.foot = 0;
	at.rows = room - at.foot - at.banner;
	tall = at;
	if (at.large && meccg_half_of(s, 0).cols >= WORDS_COLS &&
	    fit_large(s, &tall, TALL_DIGITS, most, at.rows) && tall.size >= LETTERS_ROWS)
		at = tall;
	at.each = at.large ? smaller((at.rows + 1) / most, (s->rows >= TALL_ROWS ? 3 : 2) * at.high)
	                   : within(at.rows / most, APART_MOST);
	at.each = larger(at.each, 1);
	return at;
}

/* Its place in the stack, the name, the points and the roll, in letters and digits. */
static void draw_large(const struct meccg_scene *s, const struct meccg_half *half, const struct stack *at,
                       int y, int n)
{
	const struct meccg_person *person = &s->m->player[half->seat].person[n];
	bool focus = s->view->seat == half->seat && s->view->person == n, in = person->state == STATE_IN;
	int style, x = half->x + 2, end = half->x + half->cols, points = end - at->word - apart_of(at);
	const char *word = state_word(s->m, half->seat, person, &style);
	struct area words = { y, end - at->word, at->high, at->word };
	char text[24];

	if (focus)
		paint_mark(s->win, s->p, y + at->high / 2, half->x, ROLE_ACCENT | STYLE_BOLD);
	snprintf(text, sizeof text, "%d", n + 1);
	if (at->number && n + 1 < 10)
		digits_text_paint(s->win, s->p, y + (at->high - at->letters) / 2, x, ROLE_DIM, text,
		                  digits_small(s->p));
	x += at->number;
	meccg_draw_name(s, (struct area){ y, x, at->high, at->name },
	                focus ? ROLE_ACCENT | STYLE_BOLD
	                : in  ? ROLE_NORMAL
	                      : ROLE_DIM,
	                person->name, at->size);
	if (!word && meccg_needs(s->m, person) <= 2) {
		word = C_("check", "always");
		style = ROLE_DIM;
	}
	tell_corruption(s->m, person, text, sizeof text);
	if (in)
		digits_text_paint(s->win, s->p, y, points - digits_text_width(text, at->digits), STYLE_BOLD,
		                  text, at->digits);
	snprintf(text, sizeof text, "%d+", meccg_needs(s->m, person));
	if (word)
		poster_middle(s->win, s->p, words, POSTER_LEFT, style, word,
		              half->cols >= WORDS_COLS ? at->letters : 0);
	else
		digits_text_paint(s->win, s->p, y, words.x, ROLE_WARNING | STYLE_BOLD, text, at->digits);
}

static void draw_person(const struct meccg_scene *s, const struct meccg_half *half, int y, int n)
{
	const struct meccg_person *person = &s->m->player[half->seat].person[n];
	bool focus = s->view->seat == half->seat && s->view->person == n;
	int style, points_cols = half->cols < NARROW ? 3 : 5, name = half->cols - 14 - points_cols,
		   x = half->x + 2;
	const char *word = state_word(s->m, half->seat, person, &style);
	char points[24];

	if (meccg_is_small(s)) {
		draw_briefly(s, half, y, person, focus);
		return;
	}
	tell_corruption(s->m, person, points, sizeof points);
	if (focus)
		paint_mark(s->win, s->p, y, half->x, ROLE_ACCENT | STYLE_BOLD);
	paint(s->win, s->p, y, x, name,
	      focus                       ? ROLE_ACCENT | STYLE_BOLD
	      : person->state == STATE_IN ? ROLE_NORMAL
	                                  : ROLE_DIM,
	      person->name);
	if (person->state == STATE_IN)
		paint(s->win, s->p, y, x + name + 1, points_cols, STYLE_BOLD, points);
	if (word)
		paint(s->win, s->p, y, x + name + 2 + points_cols, 10, style, word);
	else if (meccg_needs(s->m, person) <= 2)
		paint(s->win, s->p, y, x + name + 2 + points_cols, 10, ROLE_DIM, C_("check", "always"));
	else
		paint_format(s->win, s->p, y, x + name + 2 + points_cols, 10, ROLE_WARNING, _("%d or more"),
		             meccg_needs(s->m, person));
}

static void draw_half(const struct meccg_scene *s, int seat, const struct stack *at)
{
	struct meccg_half half = meccg_half_of(s, seat);
	const struct meccg_player *p = &s->m->player[seat];
	int available, control,
		room = larger((at->rows + (at->large ? at->each - at->high : 0)) / at->each, 1);
	int top = s->view->seat == seat && s->view->person >= room ? s->view->person - room + 1 : 0;

	meccg_influence(s->m, seat, &available, &control);
	meccg_line(s, &half, at->y - 2, ROLE_DIM, _("influence %d, control %d"), available, control);
	if (!p->persons)
		meccg_line(s, &half, at->y, ROLE_DIM, _("nobody yet: A adds a character"));
	for (int i = 0; i < room && top + i < p->persons; i++) {
		int y = at->y + i * at->each;

		spot_put(s->p, s->win, y, half.x, at->each, half.cols, SPOT_PERSON + seat, top + i);
		if (s->view->seat == seat && s->view->person == top + i) {
			*s->cursor_y = y + (at->large ? at->high / 2 : 0);
			*s->cursor_x = half.x + 2;
		}
		if (at->large)
			draw_large(s, &half, at, y, top + i);
		else
			draw_person(s, &half, y, top + i);
	}
}

/* "ARWEN: 8 OR MORE": who rolls next; above it the round of the chain. */
static void draw_next(const struct meccg_scene *s, const struct stack *at)
{
	int seat;
	const struct meccg_person *person = next_of(s, &seat);
	struct area place = { s->rows - 1 - at->foot - at->banner, 2, at->banner, s->cols - 4 };
	char text[MECCG_NAME + 40];

	if (at->banner) {
		snprintf(text, sizeof text, _("chain of strength, round %d: +%d"), s->m->chain_round,
		         s->m->chain_round);
		poster_line(s->win, s->p, place, POSTER_LEFT, ROLE_NORMAL, text, at->banner - 1);
	}
	if (!person || !at->foot)
		return;
	place.y += at->banner;
	place.rows = at->foot;
	next_words(s, seat, person, at->foot - 1, text, sizeof text);
	poster_line(s->win, s->p, place, POSTER_LEFT, seat_role(seat) | STYLE_BOLD, text, at->foot - 1);
}

void meccg_draw_people(const struct meccg_scene *s)
{
	const struct meccg_check_done *last = &s->m->last_check;
	struct stack at = stack_of(s);

	meccg_draw_heads(s, at.heads_y, s->rows - at.heads_y - 2 - at.foot - at.banner);
	for (int i = 0; i < MECCG_PLAYERS; i++)
		draw_half(s, i, &at);
	draw_next(s, &at);
	if (s->m->phase == MECCG_CHAIN)
		paint_format(s->win, s->p, s->rows - 1, 1, s->cols - 2, STYLE_BOLD,
		             _("CHAIN OF STRENGTH, round %d: corruption +%d, not for avatars"),
		             s->m->chain_round, s->m->chain_round);
	else if (last->seat >= 0)
		paint_format(s->win, s->p, s->rows - 1, 1, s->cols - 2, ROLE_DIM,
		             _("last check: %s, %d against %d"), last->name, last->total, last->corruption);
}
