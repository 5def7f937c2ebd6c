/* SPDX-License-Identifier: MIT */
/*
 * The standings over the whole of a wide window, for people who stand around it: a card for
 * each player, wins and points in digits, below the name the other criteria and the points of
 * every round.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/letters.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	HEAD = 3,  /* what the list is, a blank row, the heads of the numbers */
	SMALL = 3, /* rows of the smallest digits where blocks have halves */
	NAME_LEAST = 25,
	GAP = 3,
	APART = 8,   /* wins and points: one win and 14 points would read 114 */
	BETWEEN = 7, /* two columns: a rule in the middle */
	MOST_ACROSS = 4,
	CARD_BYTES = 200,
};

struct cards {
	const struct hall *h;
	int across, per, pitch, cols; /* columns; cards in each; rows and columns of a card */
	int size;                     /* of the digits; 0: the cards do not fit */
	int small;                    /* rows of the digits of ranks and of the letters of names */
	int rank, wins, points;       /* columns of the numbers */
	bool begun;                   /* else all have the first rank */
	bool letters;                 /* all names have letters that fit, or none of that size: */
	bool brief;                   /* short ones, above the whole names */
	const char **names;           /* of all players */
};

/* Columns of the widest value. */
static int digits_cols(const struct cards *at, const struct champ_rank *r, enum champ_by by)
{
	int most = by == CHAMP_BY_POINTS ? 10 : 0;

	for (int i = 0; i < at->h->c->players; i++)
		most = larger(most, r[i].score.value[by]);
	return larger(digits_width(most, at->size), text_width(_(champ_criteria[by].head)));
}

static int name_cols(const struct cards *at)
{
	return at->cols - at->rank - at->wins - at->points - 2 * GAP - APART;
}

static bool fits(struct cards *at, const struct champ_rank *r)
{
	at->rank = digits_width(larger(at->h->c->players, 10), digits_small(at->h->p));
	at->wins = digits_cols(at, r, CHAMP_BY_WINS);
	at->points = digits_cols(at, r, CHAMP_BY_POINTS);
	return digits_rows(at->size) < at->pitch && name_cols(at) >= NAME_LEAST;
}

/* The name, or as much of it as tells players apart. */
static void tell_name(const struct cards *at, int player, char name[NAME_BYTES])
{
	const struct championship *c = at->h->c;

	if (at->brief)
		poster_brief(at->names[player], at->names, c->players, name, NAME_BYTES);
	else
		utf8_copy(name, NAME_BYTES, at->names[player]);
}

/* Whether all names fit in letters, of those that have any. */
static bool have_letters(const struct cards *at)
{
	const struct hall *h = at->h;

	for (int i = 0; i < h->c->players; i++) {
		struct big_name big;
		char name[NAME_BYTES];

		tell_name(at, i, name);
		big_name_fit(&big, h->p, name, at->small, 1, at->small, name_cols(at));
		if (big.size != at->small && letters_can(name, at->small))
			return false;
	}
	return true;
}

/* The largest digits; of equal ones the fewest columns. */
static struct cards cards_of(const struct hall *h, const struct champ_rank *r)
{
	struct cards best = { .h = h };
	int most = 0;

	for (int across = 1; across <= MOST_ACROSS; across++) {
		struct cards at = { .h = h,
			            .small = letters_least(h->p),
			            .across = across,
			            .per = (h->c->players + across - 1) / across };

		at.pitch = (h->rows - HEAD - 1) / at.per;
		at.cols = (h->cols - 2 - BETWEEN * (across - 1)) / across;
		for (int size = digits_smaller(0); size > most; size = digits_smaller(size)) {
			at.size = size == SMALL ? digits_small(h->p) : size;
			if (fits(&at, r)) {
				best = at;
				most = size;
			}
		}
	}
	return best;
}

/* Letters for the names where they fit, the whole ones first. Tall ones leave one line of the others. */
static void choose_names(struct cards *at)
{
	if (at->pitch <= at->small + (at->small == SMALL ? 2 : 0))
		return;
	at->letters = have_letters(at);
	if (at->letters)
		return;
	at->brief = true;
	at->letters = at->brief = have_letters(at);
}

bool champ_has_cards(const struct hall *h)
{
	enum { COLS = 110, ROWS = 26 };
	struct champ_rank *r;
	int size;

	if (h->cols < COLS || h->rows < ROWS || !h->c->players ||
	    h->c->players * SMALL > h->rows * MOST_ACROSS)
		return false;
	r = champ_ranking(h->c);
	size = cards_of(h, r).size;
	free(r);
	return size > 0;
}

/* "DE  share 49.29  2nd 1  3rd 0" */
static void tell_criteria(const struct hall *h, const struct champ_rank *r, char line[CARD_BYTES])
{
	size_t end = (size_t)snprintf(line, CARD_BYTES, "%s", h->c->player[r->player].nation);

	for (int by = CHAMP_BY_POINTS + 1; by < CHAMP_CRITERIA && end < CARD_BYTES; by++)
		if (champ_ranks_by(h->c, by))
			end += (size_t)snprintf(line + end, CARD_BYTES - end, "%s%s %s", end ? "  " : "",
			                        _(champ_criteria[by].head),
			                        champ_value_text(by, r->score.value[by]).text);
}

/* "by points  R1 14*  R2 8": what decided the rank; a star behind the points of a winner. */
static void tell_rounds(const struct hall *h, const struct champ_rank *r, char line[CARD_BYTES])
{
	size_t end = 0;

	line[0] = '\0';
	if (r->level && r->score.games)
		end += (size_t)snprintf(line, CARD_BYTES, "=");
	else if (r->by[0])
		end += (size_t)snprintf(line, CARD_BYTES, C_("ranking", "by %s"), _(r->by));
	for (int round = 0; round < h->c->rounds && end < CARD_BYTES; round++) {
		const struct champ_sheet *sheet = champ_sheet(h->c, round, h->c->player[r->player].at[round]);
		int place = sheet ? champ_place(sheet, r->player) : -1;

		if (place < 0 || !champ_locked(sheet))
			continue;
		/* TRANSLATORS: the points of a round */
		end += (size_t)snprintf(line + end, CARD_BYTES - end, _("%sR%d %d%s"), end ? "  " : "",
		                        round + 1, larger(sheet->seat[place].points, 0),
		                        sheet->winner == place ? "*" : "");
	}
}

/* Returns the rows of its letters; 1: it has none, and is whole. Small kanji take a row of the lines below.
 */
static int draw_name(const struct cards *at, int y, int x, int player, int style)
{
	const struct hall *h = at->h;
	struct area place = { y, x, at->letters ? at->small + (at->small == SMALL) : 1, name_cols(at) };
	int most = at->letters ? place.rows : 0, size;
	char name[NAME_BYTES];

	tell_name(at, player, name);
	size = poster_size(h->p, name, most, place.rows, place.cols);
	if (size < at->small)
		utf8_copy(name, sizeof name, at->names[player]);
	poster_middle(h->win, h->p, place, POSTER_LEFT, style, name, most);
	return size < at->small ? 1 : size;
}

static void draw_card(const struct cards *at, int y, int x, const struct champ_rank *r)
{
	const struct hall *h = at->h;
	bool focused = r->player == h->view->player, out = !champ_present(h->c, r->player);
	int style = focused ? ROLE_ACCENT : out ? ROLE_DIM : ROLE_NORMAL;
	int name = x + at->rank + GAP, points = x + at->cols - at->points, wins = points - APART - at->wins;
	const int end = points + at->points;
	int rows, below = y + 1;
	char line[CARD_BYTES];

	if (at->begun)
		digits_paint(h->win, h->p, y, x + at->rank - digits_width(r->rank, digits_small(h->p)),
		             ROLE_DIM, r->rank, digits_small(h->p));
	if (focused) {
		paint_mark(h->win, h->p, y + 1, name - 2, ROLE_ACCENT);
		*h->cursor_y = y + 1;
		*h->cursor_x = name - 2;
	}
	rows = draw_name(at, y, name, r->player, style | STYLE_BOLD);
	if (at->letters)
		below = y + larger(rows, at->small) + (at->brief || at->pitch > at->small + 3);
	if (at->brief && rows > 1)
		paint_format(h->win, h->p, below - 1, name, wins - name - 1, style, "%s  %s",
		             at->names[r->player],
		             below < y + at->pitch ? "" : h->c->player[r->player].nation);
	digits_paint(h->win, h->p, y, wins + at->wins - digits_width(r->score.value[CHAMP_BY_WINS], at->size),
	             r->score.value[CHAMP_BY_WINS] ? ROLE_GOOD : ROLE_DIM, r->score.value[CHAMP_BY_WINS],
	             at->size);
	digits_paint(h->win, h->p, y, end - digits_width(r->score.value[CHAMP_BY_POINTS], at->size),
	             out ? ROLE_DIM : ROLE_NORMAL, r->score.value[CHAMP_BY_POINTS], at->size);
	snprintf(line, sizeof line, "%s", h->c->player[r->player].nation);
	if (at->begun)
		tell_criteria(h, r, line);
	if (below < y + at->pitch)
		paint(h->win, h->p, below, name, wins - name - 1, ROLE_DIM, line);
	tell_rounds(h, r, line);
	if (below + 1 + at->brief < y + at->pitch)
		paint(h->win, h->p, below + 1, name, wins - name - 1, ROLE_DIM, line);
}

static void draw_heads(const struct cards *at, int x)
{
	const struct hall *h = at->h;
	int points = x + at->cols;

	paint_right(h->win, h->p, HEAD - 1, x + at->rank, at->rank, ROLE_DIM, "#");
	paint(h->win, h->p, HEAD - 1, x + at->rank + GAP, name_cols(at), ROLE_DIM, C_("event", "player"));
	paint_right(h->win, h->p, HEAD - 1, points, at->points, ROLE_DIM,
	            _(champ_criteria[CHAMP_BY_POINTS].head));
	paint_right(h->win, h->p, HEAD - 1, points - at->points - APART, at->wins, ROLE_DIM,
	            _(champ_criteria[CHAMP_BY_WINS].head));
}

static void draw_bar(const struct hall *h, int x)
{
	for (int y = HEAD - 1; y < h->rows; y++)
		paint(h->win, h->p, y, x, 1, ROLE_DIM, h->p->ascii ? "|" : "│");
}

void champ_draw_cards(const struct hall *h)
{
	struct champ_rank *r = champ_ranking(h->c);
	struct cards at = cards_of(h, r);

	at.names = champ_names(h->c);
	choose_names(&at);
	for (int i = 0; i < h->c->players; i++)
		at.begun = at.begun || r[i].score.games;
	for (int i = 0; i < h->c->players; i++) {
		int x = 1 + i / at.per * (at.cols + BETWEEN), y = HEAD + i % at.per * at.pitch;

		if (i % at.per == 0)
			draw_heads(&at, x);
		if (i % at.per == 0 && i)
			draw_bar(h, x - BETWEEN / 2 - 1);
		champ_spot(h, y, x, at.pitch, at.cols, SPOT_PLAYER, r[i].player);
		draw_card(&at, y, x, &r[i]);
	}
	free(at.names);
	free(r);
}
