/* SPDX-License-Identifier: MIT */
/*
 * The draft: two halves face to face. On top the company with its mind and its
 * places; below a curtain, the list of the open half, or the reveal. No screen
 * shows a pick before both are revealed.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/letters.h"
#include "screens/kit/numbers.h"

enum {
	HEAD_Y = 1,
	MIND_Y = 3,
	PLACE_Y = 4,
	COMPANY_Y = 6,
	LIST_LEAST = 5,
	WIDE = 34,
	FACTS_ROWS = 5,
	SMALL_Y = 1,
	LABEL_COLS = 8 /* "company" */
};

/* ---- the company ---- */

static void draw_bar(const struct meccg_scene *s, const struct meccg_half *half)
{
	int mind = meccg_mind(s->m, half->seat), cells = half->cols >= WIDE ? MECCG_MIND : half->cols - 14,
	    full = mind * cells / MECCG_MIND;
	int x = half->x + LABEL_COLS;

	paint(s->win, s->p, MIND_Y, half->x, LABEL_COLS, ROLE_DIM, _("mind"));
	if (text_width(_("mind")) + 3 < LABEL_COLS)
		paint_format(s->win, s->p, MIND_Y, half->x + text_width(_("mind")) + 1, 2, STYLE_BOLD, "%d",
		             mind);
	for (int i = 0; i < cells; i++)
		paint(s->win, s->p, MIND_Y, x + i, 1, (i < full ? ROLE_ACCENT : ROLE_DIM) | STYLE_SHAPE,
		      i < full      ? (s->p->ascii ? "#" : "█")
		      : s->p->ascii ? "."
		                    : "░");
	if (half->cols >= WIDE)
		/* TRANSLATORS: mind that may still join; 7 columns */
		paint_format(s->win, s->p, MIND_Y, x + cells + 1, half->cols - cells - LABEL_COLS - 1,
		             ROLE_NORMAL, C_("mind", "%d left"), MECCG_MIND - mind);
	else
		paint_format(s->win, s->p, MIND_Y, x + cells + 1, half->cols - cells - LABEL_COLS - 1,
		             ROLE_NORMAL, "%d/%d", mind, MECCG_MIND);
}

static void draw_places(const struct meccg_scene *s, const struct meccg_half *half)
{
	int company = meccg_company(s->m, half->seat), size = meccg_size(s->m, half->seat);
	int x = half->x + LABEL_COLS;
	char count[40];

	paint(s->win, s->p, PLACE_Y, half->x, LABEL_COLS, ROLE_DIM, C_("draft", "company"));
	for (int i = 0; i < size; i++, x += 2)
		paint(s->win, s->p, PLACE_Y, x, 1, ROLE_ACCENT | STYLE_SHAPE,
		      i < company   ? (s->p->ascii ? "#" : "■")
		      : s->p->ascii ? "-"
		                    : "□");
	snprintf(count, sizeof count, _("%d of %d"), company, size);
	if (text_width(count) > half->x + half->cols - x - 1)
		snprintf(count, sizeof count, "%d/%d", company, size);
	paint(s->win, s->p, PLACE_Y, x + 1, half->x + half->cols - x - 1, STYLE_BOLD, count);
}

/* Those in the company, then all that have been shown and do not count. */
static int shown_cards(const struct meccg *m, int seat, const struct meccg_card *shown[MECCG_HELD])
{
	const struct meccg_player *p = &m->player[seat];
	int count = 0;

	for (int aside = 0; aside < 2; aside++)
		for (int i = 0; i < p->holds; i++)
			if (p->held[i].fate != FATE_HIDDEN && meccg_is_starter(&p->held[i]) == !aside)
				shown[count++] = &p->held[i];
	return count;
}

static int most_shown(const struct meccg *m)
{
	const struct meccg_card *shown[MECCG_HELD];
	int one = shown_cards(m, 0, shown), other = shown_cards(m, 1, shown),
	    most = one > other ? one : other;

	return most < 2 ? 2 : most;
}

/* Names in a row: two where the list below would have too few rows. */
static int abreast(const struct meccg_scene *s)
{
	return COMPANY_Y + most_shown(s->m) + 1 + LIST_LEAST <= s->rows ? 1 : 2;
}

static void draw_company(const struct meccg_scene *s, const struct meccg_half *half)
{
	const struct meccg_card *shown[MECCG_HELD];
	int across = abreast(s), cols = half->cols / across, count = shown_cards(s->m, half->seat, shown);
	int name = cols > 26 ? 23 : cols - 5;

	for (int i = 0; i < count; i++) {
		int y = COMPANY_Y + i / across, x = half->x + i % across * cols;
		bool joined = meccg_is_starter(shown[i]);

		paint(s->win, s->p, y, x, name, joined ? ROLE_NORMAL : ROLE_DIM, shown[i]->name);
		if (joined)
			paint_format(s->win, s->p, y, x + name + 1, 3, STYLE_BOLD, "%d", shown[i]->mind);
		else
			paint(s->win, s->p, y, x + name + 1, cols - name - 2, ROLE_DIM,
			      cols < name + 11               ? "--"
			      : shown[i]->fate == FATE_ASIDE ? _("set aside")
			                                     : _("shown"));
	}
}

static int lower_y(const struct meccg_scene *s)
{
	int across = abreast(s);

	if (meccg_is_small(s))
		return SMALL_Y + 2;
	if (s->m->phase == MECCG_POOLS) /* nobody has joined */
		return MIND_Y;
	return COMPANY_Y + (most_shown(s->m) + across - 1) / across + 1;
}

/* ---- the curtain ---- */

/* What both players may know of a closed half. */
static void curtain_word(const struct meccg *m, int seat, char *out, size_t size, int *style)
{
	const struct meccg_player *p = &m->player[seat];
	const char *name = m->table.seat[seat].name;

	*style = ROLE_WARNING;
	if (m->phase == MECCG_POOLS && p->sealed) {
		*style = ROLE_GOOD;
		snprintf(out, size, _("%s's pool is sealed"), name);
	} else if (m->phase == MECCG_POOLS) {
		snprintf(out, size, _("%d of %d in the pool"), meccg_pool_size(m, seat), MECCG_POOL);
	} else if (p->pick >= 0) {
		*style = ROLE_GOOD;
		snprintf(out, size, _("%s has picked"), name);
	} else {
		snprintf(out, size, _("%s has not picked"), name);
	}
}

static void draw_curtain(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	int rows = s->rows - y, middle = y + (rows - 1) / 2, style, width;
	char text[NAME_BYTES + 60], line[NAME_BYTES + 64];

	for (int i = y; i < s->rows; i++)
		for (int x = 0; x < half->cols; x++)
			paint(s->win, s->p, i, half->x + x, 1, ROLE_DIM | STYLE_SHAPE,
			      s->p->ascii ? ":" : "░");
	curtain_word(s->m, half->seat, text, sizeof text, &style);
	snprintf(line, sizeof line, " %s ", text);
	width = text_width(_("CURTAIN")) + 2;
	paint_chip(s->win, s->p, middle, half->x + (half->cols - width) / 2, half->cols,
	           ROLE_DIM | STYLE_REVERSE, _("CURTAIN"));
	width = text_width(line) > half->cols ? half->cols : text_width(line);
	if (middle + 1 < s->rows)
		paint(s->win, s->p, middle + 1, half->x + (half->cols - width) / 2, width, style, line);
}

/* ---- players who have finished ---- */

static const char *end_word(enum meccg_stopped stopped)
{
	switch (stopped) {
	case STOPPED_SIZE: return _("the company is full");
	case STOPPED_MIND: return _("a mind of exactly 20");
	case STOPPED_POOL: return _("the pool is used up");
	case STOPPED_DECLARED: return _("has stopped");
	case STOPPED_NONE: return _("no card left may be shown");
	default: return "";
	}
}

/* "-- Aragorn II --": cards that both have seen and neither keeps. */
static void draw_aside(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	char names[400] = "";
	size_t end = 0;

	for (int i = 0; i < p->holds && end < sizeof names; i++)
		if (p->held[i].fate == FATE_ASIDE)
			end += (size_t)snprintf(names + end, sizeof names - end, "%s%s", end ? _(", ") : "",
			                        p->held[i].name);
	utf8_mend_end(names);
	if (names[0] && y < s->rows)
		meccg_line(s, half, y, ROLE_DIM, _("set aside  -- %s --"), names);
	if (y + 1 < s->rows)
		meccg_line(s, half, y + 1, ROLE_DIM, _("in the pool  %d not shown"),
		           meccg_hidden(s->m, half->seat));
}

static void draw_finished(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	paint_chip(s->win, s->p, y, half->x, half->cols, ROLE_GOOD | STYLE_REVERSE, _("FINISHED"));
	paint(s->win, s->p, y + 1, half->x, half->cols, ROLE_NORMAL,
	      end_word(s->m->player[half->seat].stopped));
	draw_aside(s, half, y + 3);
}

/* ---- the open half ---- */

static void draw_typed(const struct meccg_scene *s, const struct meccg_half *half, int y, int count)
{
	bool pool = s->m->phase == MECCG_POOLS;
	const char *label = pool ? _("pool") : _("pick");
	int x = half->x + text_width(label) + 2, width = text_width(s->view->typed);
	int room = half->cols - (half->cols < 24 ? 9 : 20);
	char matches[60];

	paint(s->win, s->p, y, half->x, half->cols, ROLE_DIM, label);
	if (width > room)
		width = room;
	paint(s->win, s->p, y, x, width, ROLE_ACCENT | STYLE_UNDERLINE, s->view->typed);
	paint(s->win, s->p, y, x + width, 1, ROLE_ACCENT | STYLE_UNDERLINE, "_");
	*s->cursor_y = y;
	*s->cursor_x = x + width;
	if (pool && !s->view->typed[0])
		snprintf(matches, sizeof matches, _("%d of %d"), meccg_pool_size(s->m, half->seat),
		         MECCG_POOL);
	else
		snprintf(matches, sizeof matches, P_("%d match", "%d matches", count), count);
	paint(s->win, s->p, y, x + width + 3, half->x + half->cols - x - width - 3, ROLE_DIM, matches);
}

static void draw_row(const struct meccg_scene *s, const struct meccg_half *half, int y,
                     const struct meccg_row *row, bool focus)
{
	const struct meccg_card *card = row->held >= 0 ? &s->m->player[half->seat].held[row->held] : NULL;
	int name = half->cols >= 50     ? 26
	           : half->cols >= WIDE ? 16
	                                : half->cols - (half->cols < 24 ? 5 : 15),
	    x = half->x + 2;
	int mind = card ? card->mind : meccg_characters[row->character].mind;
	int style = !row->legal ? ROLE_DIM : focus ? ROLE_ACCENT | STYLE_BOLD : STYLE_BOLD;

	if (focus)
		paint_mark(s->win, s->p, y, half->x, ROLE_ACCENT | STYLE_BOLD);
	paint(s->win, s->p, y, x, name, style, meccg_row_name(s->m, half->seat, row));
	if (card && card->extra)
		paint(s->win, s->p, y, x + name + 1, 2, ROLE_DIM, "-");
	else if (mind >= 0)
		paint_format(s->win, s->p, y, x + name + 1, 2, row->legal ? STYLE_BOLD : ROLE_DIM, "%d",
		             mind);
	paint(s->win, s->p, y, x + name + 5, half->x + half->cols - x - name - 5, ROLE_DIM, row->brief);
}

/* The facts of the character under the mark, where there is room. */
static void draw_facts(const struct meccg_scene *s, const struct meccg_half *half, int y,
                       const struct meccg_row *row)
{
	const struct meccg_character *c;

	if (row->character < 0)
		return;
	c = &meccg_characters[row->character];
	paint(s->win, s->p, y, half->x, half->cols, STYLE_BOLD, c->name);
	meccg_line(s, half, y + 1, ROLE_NORMAL, "%s  %s", c->race, c->skills);
	meccg_line(s, half, y + 2, ROLE_NORMAL, _("prowess %d  body %d  influence %d  points %d"), c->prowess,
	           c->body, c->direct, c->points);
	meccg_line(s, half, y + 3, ROLE_DIM, _("home %s"), c->home);
}

static void draw_list(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	struct meccg_row rows[ROWS_MAX];
	int count = meccg_rows(s->view, s->m, rows), focus = s->view->row < count ? s->view->row : 0;
	bool facts = s->rows >= 26 && s->cols >= 100;
	int room = s->rows - y - 1 - (facts ? FACTS_ROWS : 0), last = within(focus + room / 3, count - 1);
	int top = last >= room ? last - room + 1 : 0;

	draw_typed(s, half, y, count);
	for (int i = 0; i < room && top + i < count; i++) {
		spot_put(s->p, s->win, y + 1 + i, half->x, 1, half->cols, SPOT_ROW, top + i);
		draw_row(s, half, y + 1 + i, &rows[top + i], top + i == focus);
	}
	if (facts && count)
		draw_facts(s, half, s->rows - FACTS_ROWS + 1, &rows[focus]);
}

/* ---- the reveal ---- */

/* The two names in letters of one size, side by side or one below the other. */
struct reveal {
	bool below;
	int size; /* rows of the letters; below 3: the names' own characters */
	struct big_name name[MECCG_PLAYERS];
};

enum { REVEAL_Y = COMPANY_Y, FACES = 3, NAME_LINES = 3 };

static const struct meccg_card *shown_card(const struct meccg_scene *s, int seat)
{
	int shown = s->m->shown[seat];

	return shown < 0 ? NULL : &s->m->player[seat].held[shown];
}

/* The rows from the rule down to where the second name begins. */
static int rows_apart(const struct meccg_scene *s)
{
	return (s->rows - REVEAL_Y) / 2;
}

static void fit_names(const struct meccg_scene *s, struct reveal *r)
{
	int rows = r->below ? rows_apart(s) - 1 : s->rows - REVEAL_Y - 1 - FACES;

	r->size = meccg_is_small(s) ? 1 : letters_smaller(0);
	for (int pass = 0; pass < 2; pass++) /* the second makes both as small as the smaller one */
		for (int i = 0; i < MECCG_PLAYERS; i++) {
			const struct meccg_card *card = shown_card(s, i);
			struct meccg_half half = meccg_half_of(s, i);

			if (!card)
				continue;
			big_name_fit(&r->name[i], s->p, card->name, r->size, r->size < 3 ? 1 : NAME_LINES,
			             rows, r->below ? s->cols - 4 : half.cols);
			if (r->name[i].size < r->size)
				r->size = r->name[i].size;
		}
}

/* The largest; side by side where that is as large. */
static struct reveal reveal_of(const struct meccg_scene *s)
{
	struct reveal beside = { .below = false }, below = { .below = true };

	fit_names(s, &beside);
	if (meccg_is_small(s) || !shown_card(s, 0) || !shown_card(s, 1))
		return beside;
	fit_names(s, &below);
	return below.size > beside.size && below.size >= 3 ? below : beside;
}

static void draw_outcome(const struct meccg_scene *s, const struct meccg_half *half, int y,
                         const struct meccg_card *card)
{
	bool aside = card->fate == FATE_ASIDE;
	const char *reason = aside ? _("same unique person") : card->extra ? _("does not count") : "";
	int x = half->x;

	x += paint_chip(s->win, s->p, y, x, half->cols, (aside ? ROLE_WARNING : ROLE_GOOD) | STYLE_REVERSE,
	                aside         ? _("SET ASIDE")
	                : card->extra ? _("SHOWN")
	                              : _("JOINS")) +
	     1;
	if (text_width(reason) <= half->x + half->cols - x)
		paint(s->win, s->p, y, x, half->x + half->cols - x, ROLE_DIM, reason);
}

static int name_style(const struct meccg_card *card, int seat)
{
	return (card->fate == FATE_ASIDE ? ROLE_WARNING : ROLE_SEAT + seat) | STYLE_BOLD;
}

/* `rows`: of the taller one of both names. */
static void draw_shown(const struct meccg_scene *s, const struct meccg_half *half, int y,
                       const struct big_name *name, int rows)
{
	const struct meccg_card *card = shown_card(s, half->seat);

	if (!card) {
		draw_finished(s, half, y);
		return;
	}
	big_name_paint(s->win, s->p, y, half->x, name_style(card, half->seat), name);
	y += rows + 1;
	if (name->size >= 3 && !card->extra)
		meccg_line(s, half, y++, ROLE_NORMAL, _("%s  mind %d"), card->name, card->mind);
	draw_outcome(s, half, y, card);
	if (y + 3 < s->rows)
		draw_aside(s, half, y + 2);
}

/* One below the other over the whole width: who, the card, what becomes of it; then its name. */
static void draw_below(const struct meccg_scene *s, int seat, int y, const struct big_name *name)
{
	const struct meccg_card *card = shown_card(s, seat);
	struct meccg_half whole = { seat, 2, s->cols - 4 };
	int x = whole.x;
	char number[8];

	snprintf(number, sizeof number, "%d", seat + 1);
	x += paint_chip(s->win, s->p, y, x, 6, (ROLE_SEAT + seat) | STYLE_REVERSE, number) + 1;
	x += paint(s->win, s->p, y, x, whole.cols / 3, STYLE_BOLD, s->m->table.seat[seat].name) + 2;
	if (card->extra)
		x += paint(s->win, s->p, y, x, whole.cols / 3, ROLE_NORMAL, card->name) + 2;
	else
		x += paint_format(s->win, s->p, y, x, whole.cols / 3, ROLE_NORMAL, _("%s  mind %d"),
		                  card->name, card->mind) +
		     2;
	draw_outcome(s, &(struct meccg_half){ seat, x, whole.x + whole.cols - x }, y, card);
	big_name_paint(s->win, s->p, y + 1, whole.x, name_style(card, seat), name);
}

/* Both cards at once, in place of the companies. */
static void draw_reveal(const struct meccg_scene *s, const struct reveal *r)
{
	int y = meccg_is_small(s) ? lower_y(s) : REVEAL_Y - 1;
	int one = r->name[0].rows, other = r->name[1].rows, rows = one > other ? one : other;

	paint_rule(s->win, s->p, y, 2, s->cols - 4, ROLE_ACCENT, true);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);

		if (r->below)
			draw_below(s, i, y + 1 + i * rows_apart(s), &r->name[i]);
		else
			draw_shown(s, &half, y + 2, &r->name[i], rows);
	}
}

/* ---- the whole ---- */

static void draw_above(const struct meccg_scene *s, const struct meccg_half *half)
{
	if (meccg_is_small(s)) {
		/* "9/20  2/5": mind and places */
		meccg_line(s, half, SMALL_Y, STYLE_BOLD, "%d/%d  %d/%d", meccg_mind(s->m, half->seat),
		           MECCG_MIND, meccg_company(s->m, half->seat), meccg_size(s->m, half->seat));
		return;
	}
	if (s->m->phase == MECCG_POOLS)
		return;
	draw_bar(s, half);
	draw_places(s, half);
	if (!meccg_reveals(s->view, s->m))
		draw_company(s, half);
}

void meccg_draw_draft(const struct meccg_scene *s)
{
	bool reveals = meccg_reveals(s->view, s->m);
	int y = lower_y(s), heads = meccg_is_small(s) ? 0 : HEAD_Y;
	struct reveal reveal = { .below = false };

	if (reveals)
		reveal = reveal_of(s);
	/* large names stand over both halves */
	meccg_draw_heads(s, heads, reveal.below ? REVEAL_Y - 1 - heads : s->rows - heads);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		struct meccg_half half = meccg_half_of(s, i);

		draw_above(s, &half);
		if (reveals)
			continue;
		if (s->open && s->view->seat == i)
			draw_list(s, &half, y);
		else if (s->m->player[i].stopped)
			draw_finished(s, &half, y);
		else
			draw_curtain(s, &half, y);
	}
	if (reveals)
		draw_reveal(s, &reveal);
}
