/* SPDX-License-Identifier: MIT */
/*
 * MECCG for a whole room: both cards of the last reveal side by side, both companies, and
 * the points of the council, kind by kind. Nothing that is face down is drawn here.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum { HEAD = 3, TALL_ROWS = 52, MARGIN = 1, GAP = 4, SMALL_GAP = 2, CARD_LINES = 3 };

struct wall {
	const struct meccg *m;
	const struct palette *p;
	WINDOW *win;
	int rows, cols;
	int64_t now_ms;
};

/* One of two columns face to face, from row y on. */
static struct area half_of(const struct wall *w, int seat, int y)
{
	int cols = (w->cols - 2 * MARGIN - GAP) / 2;

	return (struct area){ y, MARGIN + seat * (cols + GAP), w->rows - y, cols };
}

static int head_rows(const struct wall *w)
{
	return w->rows >= TALL_ROWS ? 2 * HEAD : HEAD;
}

/* Both names; returns the rows. */
static int draw_heads(const struct wall *w)
{
	int rows = head_rows(w);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct area at = half_of(w, i, 0);

		at.rows = rows;
		poster_line(w->win, w->p, at, POSTER_LEFT, (ROLE_SEAT + i) | STYLE_BOLD,
		            w->m->table.seat[i].name, rows);
	}
	return rows + 1;
}

/* ---- the reveal ---- */

static const struct meccg_card *shown_card(const struct wall *w, int seat)
{
	int shown = w->m->shown[seat];

	return shown < 0 ? NULL : &w->m->player[seat].held[shown];
}

/* What becomes of the card, or what all may know of a half without one. */
static const char *outcome_of(const struct wall *w, int seat, int *style)
{
	const struct meccg_player *p = &w->m->player[seat];
	const struct meccg_card *card = shown_card(w, seat);

	*style = ROLE_GOOD;
	if (w->m->phase == MECCG_POOLS && p->sealed)
		return _("pool sealed");
	if (w->m->phase == MECCG_DRAFT && p->stopped)
		return _("finished");
	if (w->m->phase == MECCG_DRAFT && p->pick >= 0)
		return _("has picked");
	*style = ROLE_WARNING;
	if (!card)
		return w->m->phase == MECCG_POOLS   ? _("makes a pool")
		       : w->m->phase == MECCG_DRAFT ? _("picks")
		                                    : "";
	if (card->fate == FATE_ASIDE)
		return _("set aside");
	*style = ROLE_GOOD;
	return card->extra ? _("shown") : _("joins");
}

/* The size in which both cards fit. */
static int card_size(const struct wall *w, int rows)
{
	int most = letters_smaller(0);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct big_name big;

		if (!shown_card(w, i))
			continue;
		big_name_fit(&big, w->p, shown_card(w, i)->name, most, CARD_LINES, rows,
		             half_of(w, i, 0).cols);
		most = smaller(most, big.size);
	}
	return most;
}

static void draw_reveal(const struct wall *w)
{
	int y = draw_heads(w) + 1, foot = head_rows(w), rows = w->rows - y - foot - 1,
	    most = card_size(w, rows), style;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const struct meccg_card *card = shown_card(w, i);
		struct area at = half_of(w, i, w->rows - foot);
		struct big_name big;
		const char *outcome;

		if (card) {
			big_name_fit(&big, w->p, card->name, most, CARD_LINES, rows, at.cols);
			big_name_paint(w->win, w->p, y + (rows - big.rows) / 2, at.x,
			               (card->fate == FATE_ASIDE ? ROLE_WARNING : ROLE_NORMAL) | STYLE_BOLD,
			               &big);
		}
		outcome = outcome_of(w, i, &style);
		poster_line(w->win, w->p, at, POSTER_LEFT, style, outcome, foot);
	}
}

/* ---- the companies ---- */

static int list_company(const struct meccg_player *p, struct poster_row *out)
{
	int count = 0;

	for (int i = 0; i < p->holds; i++) {
		const struct meccg_card *card = &p->held[i];

		if (card->fate == FATE_HIDDEN || !meccg_is_starter(card))
			continue;
		snprintf(out[count].text, sizeof out->text, "%s", card->name);
		poster_brief(card->name, NULL, 0, out[count].brief, sizeof out->brief);
		snprintf(out[count].right, sizeof out->right, "%d", card->mind);
		out[count].style = ROLE_NORMAL;
		out[count++].right_style = ROLE_ACCENT | STYLE_BOLD;
	}
	return count;
}

/* Mind below the name, then who has joined. Returns the pages of the longer one. */
static int draw_companies(const struct wall *w, int page)
{
	int y = (page < 0 ? head_rows(w) + 1 : draw_heads(w)), pages = 1;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct poster_row row[MECCG_HELD] = { 0 };
		struct area at = half_of(w, i, y);
		int count = list_company(&w->m->player[i], row);
		char text[60];

		snprintf(text, sizeof text, _("mind %d of %d"), meccg_mind(w->m, i), MECCG_MIND);
		if (poster_width(w->p, text, HEAD) > at.cols)
			snprintf(text, sizeof text, "%s %d/%d", _("mind"), meccg_mind(w->m, i), MECCG_MIND);
		if (page >= 0)
			poster_line(w->win, w->p, at, POSTER_LEFT, ROLE_ACCENT, text, HEAD);
		at.y += HEAD + 1;
		at.rows -= HEAD + 1;
		pages = larger(pages, poster_list(w->win, w->p, at, row, count, head_rows(w), page));
	}
	return pages;
}

/* ---- the points ---- */

static void draw_totals(const struct wall *w, const struct meccg_count count[MECCG_PLAYERS],
                        const struct delta *delta)
{
	struct poster_cell cell[MECCG_PLAYERS] = { 0 };
	int ahead = count[0].final - count[1].final;
	char words[60];

	snprintf(words, sizeof words, _("ahead by %d"), ahead < 0 ? -ahead : ahead);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		cell[i].name = w->m->table.seat[i].name;
		cell[i].name_style = ROLE_NORMAL;
		cell[i].style = ROLE_SEAT + i;
		cell[i].word_style = ROLE_GOOD;
		snprintf(cell[i].number, sizeof cell->number, "%d", count[i].final);
		if (delta[i].until_ms > w->now_ms)
			snprintf(cell[i].change, sizeof cell->change, "%+d", delta[i].amount);
		if (w->m->phase == MECCG_OVER)
			cell[i].word = w->m->winner == i ? _("WINS") : "";
		else
			cell[i].word = (i ? -ahead : ahead) > 0 ? words : "";
	}
	poster_cells(w->win, w->p, (struct area){ 0, MARGIN, w->rows, w->cols - 2 * MARGIN }, cell,
	             MECCG_PLAYERS);
}

/* A row of the count: a kind of points, what is taken off, the total. */
struct wall_line {
	const char *label;
	char text[MECCG_PLAYERS][16];
	int style[MECCG_PLAYERS];
};

enum { LINES_MOST = MECCG_POINTS + 3 };

static void tell_kind(const struct meccg_count *count, int kind, char out[16], int *style)
{
	*style = count->sum[kind] ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM;
	snprintf(out, 16, "%d", count->kept[kind]);
	if (count->doubled[kind]) {
		snprintf(out, 16, "x2 %d", count->kept[kind]);
		*style = ROLE_GOOD;
	}
	if (count->halved == kind) {
		snprintf(out, 16, "%d-%d", count->value[kind], count->value[kind] - count->kept[kind]);
		*style = ROLE_WARNING;
	}
}

static int lines_of(const struct meccg_count count[MECCG_PLAYERS], struct wall_line out[LINES_MOST])
{
	const struct {
		const char *label;
		int taken[MECCG_PLAYERS];
	} less[] = { { _("shown"), { count[0].duplicates, count[1].duplicates } },
		     { _("avatar"), { count[0].avatar, count[1].avatar } } };
	int lines = 0;

	for (int k = 0; k < MECCG_POINTS; k++, lines++) {
		out[lines].label = meccg_category_shown(k);
		for (int i = 0; i < MECCG_PLAYERS; i++)
			tell_kind(&count[i], k, out[lines].text[i], &out[lines].style[i]);
	}
	for (size_t n = 0; n < sizeof less / sizeof *less; n++) {
		if (!less[n].taken[0] && !less[n].taken[1])
			continue;
		out[lines].label = less[n].label;
		for (int i = 0; i < MECCG_PLAYERS; i++) {
			snprintf(out[lines].text[i], sizeof out->text[i], "%d", -less[n].taken[i]);
			out[lines].style[i] = less[n].taken[i] ? ROLE_WARNING : ROLE_DIM;
		}
		lines++;
	}
	out[lines].label = _("TOTAL");
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		snprintf(out[lines].text[i], sizeof out->text[i], "%d", count[i].final);
		out[lines].style[i] = (ROLE_SEAT + i) | STYLE_BOLD;
	}
	return lines + 1;
}

/* Columns of the widest label, and of the widest number. */
static void measure_lines(const struct wall *w, const struct wall_line *line, int lines, int size, int *label,
                          int *number)
{
	*label = *number = 0;
	for (int n = 0; n < lines; n++) {
		*label = larger(*label, poster_width(w->p, line[n].label, size));
		for (int i = 0; i < MECCG_PLAYERS; i++)
			*number = larger(*number, poster_width(w->p, line[n].text[i], size));
	}
}

/* The kinds of points below each other, each player's at the end of a half of the rest. */
static int draw_lines(const struct wall *w, const struct meccg_count count[MECCG_PLAYERS], int page)
{
	struct wall_line line[LINES_MOST] = { 0 };
	int lines = lines_of(count, line), head = HEAD + 1, room = w->cols - 2 * MARGIN;
	int size = 3 * HEAD, label, number, per, pitch, cols;

	do {
		size -= HEAD;
		measure_lines(w, line, lines, size, &label, &number);
	} while (size > HEAD &&
	         (lines * (size + 1) - 1 > w->rows - head || label + 2 * (number + GAP) > room));
	label = smaller(label, larger(room - 2 * (number + SMALL_GAP), 0));
	cols = (room - label) / 2;
	per = larger((w->rows - head + 1) / (size + 1), 1);
	pitch = lines <= per && lines > 1 ? smaller((w->rows - head - size) / (lines - 1), 2 * size)
	                                  : size + 1;
	for (int i = 0; i < MECCG_PLAYERS && page >= 0 && page * per < lines; i++)
		poster_line(w->win, w->p,
		            (struct area){ 0, MARGIN + label + i * cols + SMALL_GAP, HEAD, cols - SMALL_GAP },
		            POSTER_RIGHT, (ROLE_SEAT + i) | STYLE_BOLD, w->m->table.seat[i].name, HEAD);
	for (int n = page * per; page >= 0 && n < lines && n < (page + 1) * per; n++) {
		int y = head + n % per * pitch;

		poster_middle(w->win, w->p, (struct area){ y, MARGIN, size, label }, POSTER_LEFT, ROLE_NORMAL,
		              line[n].label, size);
		for (int i = 0; i < MECCG_PLAYERS; i++)
			poster_middle(w->win, w->p,
			              (struct area){ y, MARGIN + label + i * cols + SMALL_GAP, size,
			                             cols - SMALL_GAP },
			              POSTER_RIGHT, line[n].style[i], line[n].text[i], size);
	}
	return (lines + per - 1) / per;
}

static int draw_points(const struct wall *w, const struct delta *delta, int page)
{
	struct meccg_count count[MECCG_PLAYERS];

	meccg_count(w->m, count);
	if (page == 0)
		draw_totals(w, count, delta);
	return 1 + draw_lines(w, count, page - 1);
}

int meccg_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct wall w = { state, frame->palette, win, getmaxy(win), getmaxx(win), frame->now_ms };

	if (w.m->phase > MECCG_DECK)
		return draw_points(&w, ((const struct meccg_view *)view)->delta, page);
	if (w.m->phase > MECCG_DRAFT)
		return draw_companies(&w, page);
	if (page == 0)
		draw_reveal(&w);
	return 1 + (w.m->phase == MECCG_DRAFT ? draw_companies(&w, page - 1) : 0);
}
