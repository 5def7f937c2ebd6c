/* SPDX-License-Identifier: MIT */
/*
 * MECCG for a whole room: both cards of the last reveal side by side, both companies, and
 * the points of the council, kind by kind. Nothing that is face down is drawn here.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/kanji.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	HEAD = 3,
	TALL_ROWS = 52,
	KANJI_ROWS = 28,
	ROOMY_ROWS = 20,
	MARGIN = 1,
	GAP = 4,
	SMALL_GAP = 2,
	CARD_LINES = 3
};

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

/* Kanji have room for their strokes from six rows on; the card, or a row of points, comes before the letters
 * of a name. */
static int head_rows(const struct wall *w)
{
	bool kanji = false;

	for (int i = 0; i < MECCG_PLAYERS; i++)
		kanji |= kanji_can(w->p, w->m->table.seat[i].name, 2 * HEAD);
	return w->rows >= (kanji ? KANJI_ROWS : TALL_ROWS) ? 2 * HEAD
	       : w->rows >= ROOMY_ROWS                     ? letters_least(w->p)
	                                                   : HEAD;
}

/* Both names; returns the rows. */
static int draw_heads(const struct wall *w)
{
	struct area at[] = { half_of(w, 0, 0), half_of(w, 1, 0) };
	int rows = head_rows(w);

	at[0].rows = at[1].rows = rows + 1;
	meccg_draw_names(w->win, w->p, w->m, at, rows);
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

/* Where a card stands: in one of two columns, or in the upper or lower half of the page. */
struct place {
	struct area head, card, foot; /* who; the card; what becomes of it */
	enum poster_align align;      /* of the foot */
};

static struct place place_of(const struct wall *w, int seat, bool below)
{
	struct place at;
	int rows = head_rows(w);

	if (below) {
		at.head = (struct area){ 0, MARGIN, rows + 1, (w->cols - 2 * MARGIN) / 2 };
		part_of(w->rows, MECCG_PLAYERS, seat, &at.head.y, &at.card.rows);
		at.foot = (struct area){ at.head.y, MARGIN + at.head.cols, rows + 1, at.head.cols };
		at.card = (struct area){ at.head.y + rows + 1, MARGIN, at.card.rows - rows - 2,
			                 w->cols - 2 * MARGIN };
		at.align = POSTER_RIGHT;
		return at;
	}
	at.head = half_of(w, seat, 0);
	at.head.rows = rows + 1;
	at.card = half_of(w, seat, rows + 2);
	at.card.rows = w->rows - 2 * rows - 3;
	at.foot = half_of(w, seat, w->rows - rows - 1);
	at.align = POSTER_LEFT;
	return at;
}

/* The name of the card, or what all may know instead. */
static const char *large_word(const struct wall *w, int seat, int *style)
{
	const struct meccg_card *card = shown_card(w, seat);
	const char *outcome = outcome_of(w, seat, style);

	if (!card)
		return outcome;
	*style = (card->fate == FATE_ASIDE ? ROLE_WARNING : ROLE_NORMAL) | STYLE_BOLD;
	return card->name;
}

/* The size in which both fit. */
static int card_size(const struct wall *w, bool below)
{
	int most = letters_smaller(0), style;

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const struct place at = place_of(w, i, below);
		struct big_name big;

		big_name_fit(&big, w->p, large_word(w, i, &style), most, CARD_LINES, at.card.rows,
		             at.card.cols);
		most = smaller(most, big.size);
	}
	return most;
}

/* Side by side, or one below the other where the letters are larger so. */
static void draw_reveal(const struct wall *w)
{
	bool below = card_size(w, true) > card_size(w, false);
	const struct area heads[] = { place_of(w, 0, below).head, place_of(w, 1, below).head };
	int most = card_size(w, below), style;

	meccg_draw_names(w->win, w->p, w->m, heads, head_rows(w));
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const struct place at = place_of(w, i, below);
		const char *word = large_word(w, i, &style);
		struct big_name big;

		big_name_fit(&big, w->p, word, most, CARD_LINES, at.card.rows, at.card.cols);
		big_name_paint(w->win, w->p, at.card.y + (at.card.rows - big.rows) / 2, at.card.x, style,
		               &big);
		if (!shown_card(w, i))
			continue;
		word = outcome_of(w, i, &style);
		poster_line(w->win, w->p, at.foot, at.align, style, word, head_rows(w));
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

/* "mind 9 of 20", "mind 9/20", "mind 9": the form from 0 on. */
static void tell_mind(const struct wall *w, int seat, int form, char *out, size_t size)
{
	int mind = meccg_mind(w->m, seat);

	if (form == 0)
		snprintf(out, size, _("mind %d of %d"), mind, MECCG_MIND);
	else if (form == 1)
		snprintf(out, size, "%s %d/%d", _("mind"), mind, MECCG_MIND);
	else
		snprintf(out, size, "%s %d", _("mind"), mind);
}

/* The first in which both have room. */
static int mind_form(const struct wall *w)
{
	int form = 0;

	for (int i = 0; i < MECCG_PLAYERS && form < 2; i++) {
		char text[60];

		tell_mind(w, i, form, text, sizeof text);
		if (poster_width(w->p, text, HEAD) <= half_of(w, i, 0).cols)
			continue;
		form++;
		i = -1;
	}
	return form;
}

/* Mind below the name, then who has joined. Returns the pages of the longer one. */
static int draw_companies(const struct wall *w, int page)
{
	int y = (page < 0 ? head_rows(w) + 1 : draw_heads(w)), pages = 1, form = mind_form(w);

	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct poster_row row[MECCG_HELD] = { 0 };
		struct area at = half_of(w, i, y);
		int count = list_company(&w->m->player[i], row);
		char text[60];

		tell_mind(w, i, form, text, sizeof text);
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

/* A row of the count: a kind of points, what is taken off, the total. The numbers of a column add up to it.
 */
struct wall_line {
	const char *label, *brief;
	char number[MECCG_PLAYERS][8];
	int style[MECCG_PLAYERS];
	char why[MECCG_PLAYERS][16]; /* "8x2-10": how it came to the number; "": as it is */
};

enum { LINES_MOST = MECCG_POINTS + 3 };

static void tell_kind(const struct meccg_count *count, int kind, struct wall_line *line, int seat)
{
	char *why = line->why[seat];
	size_t size = sizeof line->why[seat];
	int cut = count->value[kind] - count->kept[kind];

	snprintf(line->number[seat], sizeof line->number[seat], "%d", count->kept[kind]);
	line->style[seat] = count->halved == kind    ? ROLE_WARNING
	                    : count->doubled[kind]   ? ROLE_GOOD
	                    : count->kept[kind] != 0 ? ROLE_NORMAL | STYLE_BOLD
	                                             : ROLE_DIM;
	if (count->doubled[kind] && count->halved == kind)
		snprintf(why, size, "%dx2-%d", count->sum[kind], cut);
	else if (count->doubled[kind])
		snprintf(why, size, "%dx2", count->sum[kind]);
	else if (count->halved == kind)
		snprintf(why, size, "%d-%d", count->value[kind], cut);
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
		out[lines].brief = k == POINTS_CHARACTER ? C_("count", "people") : out[lines].label;
		for (int i = 0; i < MECCG_PLAYERS; i++)
			tell_kind(&count[i], k, &out[lines], i);
	}
	for (size_t n = 0; n < sizeof less / sizeof *less; n++) {
		if (!less[n].taken[0] && !less[n].taken[1])
			continue;
		out[lines].label = out[lines].brief = less[n].label;
		for (int i = 0; i < MECCG_PLAYERS; i++) {
			snprintf(out[lines].number[i], sizeof out->number[i], "%d", -less[n].taken[i]);
			out[lines].style[i] = less[n].taken[i] ? ROLE_WARNING : ROLE_DIM;
		}
		lines++;
	}
	out[lines].label = out[lines].brief = _("TOTAL");
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		snprintf(out[lines].number[i], sizeof out->number[i], "%d", count[i].final);
		out[lines].style[i] = (ROLE_SEAT + i) | STYLE_BOLD;
	}
	return lines + 1;
}

/* How the lines are laid out. */
struct sums {
	int size, why; /* rows of the letters and digits; of the reasons, 0: text */
	int words;     /* rows of the labels: 1 where not all have letters */
	bool brief;
	int label, reason, number; /* columns */
	int per, pitch,
		pages; /* lines on a page with the total, which is on each; rows from one to the next */
};

static const char *line_label(const struct wall_line *line, bool brief)
{
	return brief ? line->brief : line->label;
}

/* Of three rows they are digits, in ASCII too. */
static int number_width(const struct wall *w, const char *number, int size)
{
	return size > HEAD ? poster_width(w->p, number, size) : digits_text_width(number, HEAD);
}

static void draw_number(const struct wall *w, struct area at, int style, const char *number)
{
	if (at.rows > HEAD)
		poster_middle(w->win, w->p, at, POSTER_RIGHT, style, number, at.rows);
	else
		digits_text_paint(w->win, w->p, at.y, at.x + at.cols - digits_text_width(number, HEAD), style,
		                  number, HEAD);
}

/* The widest of each column; whether a page has room for it. */
static bool measure_lines(const struct wall *w, const struct wall_line *line, int lines, struct sums *at)
{
	at->label = at->reason = at->number = 0;
	at->words = at->size;
	for (int n = 0; n < lines; n++) {
		at->label = larger(at->label, poster_width(w->p, line_label(&line[n], at->brief), at->size));
		if (poster_size(w->p, line_label(&line[n], at->brief), at->size, at->size, w->cols) < HEAD)
			at->words = 1;
		for (int i = 0; i < MECCG_PLAYERS; i++) {
			at->number = larger(at->number, number_width(w, line[n].number[i], at->size));
			at->reason = larger(at->reason, at->why ? poster_width(w->p, line[n].why[i], at->why)
			                                        : text_width(line[n].why[i]));
		}
	}
	return at->label + 2 * (SMALL_GAP + at->reason + 1 + at->why / HEAD + at->number) <=
	       w->cols - 2 * MARGIN;
}

/* Pages of so many rows, with the total on each; `each`: rows of a line. */
static int pages_of(int lines, int rows, int size, int each)
{
	int per = larger((rows + each - size) / each, 2);

	return lines <= per ? 1 : (lines - 1 + per - 2) / (per - 1);
}

/* A blank row between lines, where that makes no more pages. */
static void fit_pages(struct sums *at, int lines, int rows)
{
	at->pages = pages_of(lines, rows, at->size, at->size + (at->size == LETTERS_TALL));
	at->per = (lines - 1 + at->pages - 1) / at->pages + 1; /* pages are equally long */
	at->pitch = within((rows - at->size) / larger(at->per - 1, 1), 2 * at->size);
}

/* In small kanji, as those of a text are: among its like a label of many strokes is told, too. */
static struct big_name kanji_label(const struct wall *w, const char *label, int cols)
{
	struct big_name big;

	big_name_fit(&big, w->p, label, KANJI_LEAST, BIG_NAME_LINES, KANJI_LEAST, cols);
	return big;
}

/* Columns of the labels so; 0: not all are drawn. */
static int kanji_labels(const struct wall *w, const struct wall_line *line, int lines, bool brief)
{
	int cols = 0;

	for (int n = 0; n < lines; n++) {
		const struct big_name big = kanji_label(w, line_label(&line[n], brief), w->cols);

		if (big.size < HEAD)
			return 0;
		cols = larger(cols, big.cols);
	}
	return cols + 1;
}

/* Labels in kanji take a row of the blank ones between lines. */
static void enlarge_labels(const struct wall *w, const struct wall_line *line, int lines, struct sums *at)
{
	int left = w->cols - 2 * (MARGIN + SMALL_GAP + at->reason + 1 + at->why / HEAD + at->number);

	if (at->words > 1 || at->size > HEAD || at->pitch <= KANJI_LEAST)
		return;
	for (int brief = at->brief; brief < 2; brief++) {
		int cols = kanji_labels(w, line, lines, brief);

		if (!cols || cols > left)
			continue;
		at->label = cols;
		at->words = KANJI_LEAST;
		at->brief = brief;
		return;
	}
}

/* Whether a label has too many strokes for small characters, and all are drawn in these. */
static bool needs_large(const struct wall *w, const struct wall_line *line, int lines, const struct sums *at)
{
	bool dense = false;

	for (int n = 0; n < lines; n++) {
		const char *label = line_label(&line[n], at->brief);

		dense |= kanji_can(w->p, label, 2 * HEAD) && !kanji_can(w->p, label, KANJI_LEAST);
	}
	return dense && at->size == 2 * HEAD && at->words > 1;
}

/* The largest on one page, else the smallest; its own characters where there are no letters. */
static struct sums sums_of(const struct wall *w, const struct wall_line *line, int lines, int rows)
{
	struct sums at = { 0 };

	for (int size = 3 * HEAD; size >= HEAD; size = letters_next(w->p, size))
		for (int n = 0; n < 4; n++) {
			at = (struct sums){ .size = size,
				            .brief = n / 2,
				            .why = n % 2 ? 0 : letters_least(w->p) };
			if (measure_lines(w, line, lines, &at) &&
			    (size <= HEAD || size == LETTERS_TALL || needs_large(w, line, lines, &at) ||
			     lines * (size + w->p->ascii) <= rows)) {
				fit_pages(&at, lines, rows - needs_large(w, line, lines, &at));
				enlarge_labels(w, line, lines, &at);
				return at;
			}
		}
	at.label =
		smaller(at.label, larger(w->cols - 2 * (MARGIN + SMALL_GAP + at.reason + 1 + at.number), 0));
	fit_pages(&at, lines, rows);
	return at;
}

static void draw_line(const struct wall *w, const struct sums *at, const struct wall_line *line, int y)
{
	int cols = (w->cols - 2 * MARGIN - at->label) / 2;

	const struct area label = { y, MARGIN, larger(at->size, at->words), at->label };

	if (at->words == KANJI_LEAST) {
		const struct big_name big = kanji_label(w, line_label(line, at->brief), at->label);

		big_name_paint(w->win, w->p, y, MARGIN, ROLE_NORMAL, &big);
	} else if (at->words > 1)
		poster_name(w->win, w->p, label, ROLE_NORMAL, line_label(line, at->brief), at->words);
	else
		poster_middle(w->win, w->p, label, POSTER_LEFT, ROLE_NORMAL, line_label(line, at->brief), 1);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		int x = MARGIN + at->label + i * cols + SMALL_GAP, room = cols - SMALL_GAP;

		draw_number(w, (struct area){ y, x, at->size, room }, line->style[i], line->number[i]);
		room -= at->number + 1 + at->why / HEAD;
		poster_middle(w->win, w->p, (struct area){ y, x, at->size, room }, POSTER_RIGHT, ROLE_DIM,
		              line->why[i], at->why);
	}
}

/* Each name ends where the numbers of its column do; above the labels nothing stands. */
static void draw_names_above(const struct wall *w, int tall, int head, int label, int cols)
{
	struct area at[] = { { 0, MARGIN, head, label + cols },
		             { 0, MARGIN + label + cols + SMALL_GAP, head, cols - SMALL_GAP } };
	bool stripes = false;

	for (int i = 0; i < MECCG_PLAYERS; i++)
		stripes |= poster_is_stripe(w->p, at[i], w->m->table.seat[i].name, tall);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		const char *name = w->m->table.seat[i].name;
		int most = stripes && !letters_can(name, HEAD) ? 1 : tall;
		int used = smaller(at[i].cols,
		                   poster_width(w->p, name, poster_size(w->p, name, most, head, at[i].cols)));

		at[i].x += at[i].cols - used;
		at[i].cols = used;
		if (head == tall) /* a box would run into the digits below */
			poster_line(w->win, w->p, at[i], POSTER_LEFT, (ROLE_SEAT + i) | STYLE_BOLD, name,
			            tall);
	}
	if (head > tall)
		meccg_draw_names(w->win, w->p, w->m, at, tall);
}

/* The kinds of points below each other, and on each page the total. */
static int draw_lines(const struct wall *w, const struct meccg_count count[MECCG_PLAYERS], int page)
{
	struct wall_line line[LINES_MOST] = { 0 };
	int lines = lines_of(count, line), tall = larger(head_rows(w), HEAD);
	int head = tall + (w->rows > 18), y = head;
	int rows = w->rows - head - w->p->ascii; /* whose letters would stand on the foot line */
	struct sums at = sums_of(w, line, lines, rows);
	int cols = (w->cols - 2 * MARGIN - at.label) / 2, kinds = at.per - 1;

	if (page < 0)
		return at.pages;
	draw_names_above(w, tall, head, at.label, cols);
	for (int n = page * kinds; n < (page + 1) * kinds && n < lines - 1; n++, y += at.pitch)
		draw_line(w, &at, &line[n], y);
	if (page < at.pages)
		draw_line(w, &at, &line[lines - 1], y);
	return at.pages;
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
