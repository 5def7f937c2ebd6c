/* SPDX-License-Identifier: MIT */
/*
 * What both players see of the draft, above the curtains: the mind of each company
 * in digits, its places, and the names of who has joined; below, who has finished.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"

enum {
	MIND_LEAST = 3, /* rows of its digits .. */
	MIND_PART = 5,  /* .. and which part of the window they are */
	GAP = 3,
	MIND = 3, /* columns of a card's mind */
};

/* ---- the rows of the page ---- */

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

/* The blank rows between the names go first, then they stand in two columns. */
static void fit_company(const struct meccg_scene *s, struct meccg_layout *at)
{
	const struct meccg_card *shown[MECCG_HELD];
	int names = larger(larger(shown_cards(s->m, 0, shown), shown_cards(s->m, 1, shown)), 2),
	    room = s->rows - at->company_y - s->rows / 2;

	at->across = names + 1 > room ? 2 : 1;
	at->pitch = 2 * names <= room ? 2 : 1;
	at->lower_y = at->company_y + (names + at->across - 1) / at->across * at->pitch + (at->pitch == 1);
}

struct meccg_layout meccg_layout_of(const struct meccg_scene *s, int heads)
{
	struct meccg_layout at = { .mind_y = heads, .company_y = heads, .lower_y = heads + (heads > 1) };
	int least = larger(MIND_LEAST, digits_rows(digits_small(s->p)));

	if (meccg_is_small(s))
		at.lower_y++;
	if (meccg_is_small(s) || s->m->phase == MECCG_POOLS) /* nobody has joined */
		return at;
	at.mind_y++; /* no chip touches a digit */
	at.mind = digits_fit(s->p, MECCG_MIND, larger(s->rows / MIND_PART, least), s->cols / MIND_PART);
	at.company_y = at.mind_y + digits_rows(at.mind) + (heads > 1);
	fit_company(s, &at);
	return at;
}

/* ---- the mind and the places ---- */

/* In digits; beside them what is left, a bar, and the places of the company. */
void meccg_draw_mind(const struct meccg_scene *s, const struct meccg_half *half,
                     const struct meccg_layout *at)
{
	int mind = meccg_mind(s->m, half->seat), width = digits_width(MECCG_MIND, at->mind),
	    x = half->x + width + GAP, cols = half->cols - width - GAP, rows = digits_rows(at->mind),
	    company = meccg_company(s->m, half->seat), size = meccg_size(s->m, half->seat),
	    bar = cols >= 2 * MECCG_MIND ? 2 * MECCG_MIND : smaller(cols, MECCG_MIND);
	char left[40];

	digits_paint(s->win, s->p, at->mind_y, half->x + width - digits_width(mind, at->mind),
	             (ROLE_SEAT + half->seat) | STYLE_BOLD, mind, at->mind);
	snprintf(left, sizeof left, C_("mind", "%d left"), MECCG_MIND - mind);
	paint_format(s->win, s->p, at->mind_y, x, cols, ROLE_NORMAL, "%s  %s", _("mind"), left);
	paint_run(s->win, s->p, at->mind_y + rows / 2, x, bar, ROLE_DIM | STYLE_SHAPE,
	          s->p->ascii ? L'.' : L'░');
	paint_run(s->win, s->p, at->mind_y + rows / 2, x, mind * bar / MECCG_MIND, STYLE_SHAPE,
	          s->p->ascii ? L'#' : L'█');
	paint_format(s->win, s->p, at->mind_y + rows - 1, x, cols, STYLE_BOLD, _("company %d of %d"), company,
	             size);
}

/* ---- the names ---- */

static void draw_name(const struct meccg_scene *s, struct area at, const struct meccg_card *card)
{
	int name = smaller(at.cols - MIND - 2, 23), x = at.x + name + 1, cols = at.cols - name - 1;
	const char *word = card->fate == FATE_ASIDE ? _("set aside") : _("shown");

	paint(s->win, s->p, at.y, at.x, name, meccg_is_starter(card) ? ROLE_NORMAL : ROLE_DIM, card->name);
	if (meccg_is_starter(card))
		paint_format(s->win, s->p, at.y, x, MIND, STYLE_BOLD, "%2d", card->mind);
	else
		paint(s->win, s->p, at.y, x, cols, ROLE_DIM, text_width(word) < cols ? word : "--");
}

void meccg_draw_company(const struct meccg_scene *s, const struct meccg_half *half,
                        const struct meccg_layout *at)
{
	const struct meccg_card *shown[MECCG_HELD];
	int count = shown_cards(s->m, half->seat, shown), cols = half->cols / at->across;

	for (int i = 0; i < count; i++)
		draw_name(s,
		          (struct area){ at->company_y + i / at->across * at->pitch,
		                         half->x + i % at->across * cols, 1, cols },
		          shown[i]);
}

/* ---- players who have finished ---- */

static const char *end_word(enum meccg_stopped stopped)
{
	switch (stopped) {
	case STOPPED_SIZE: return _("the company is full");
	case STOPPED_MIND: return _("total mind exactly 20");
	case STOPPED_POOL: return _("the pool is used up");
	case STOPPED_DECLARED: return _("has stopped");
	case STOPPED_NONE: return _("no remaining card may be shown");
	default: return "";
	}
}

/* Cards that both have seen and neither keeps. */
void meccg_draw_aside(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	char names[400] = "", line[480];

	for (int i = 0; i < p->holds; i++)
		if (p->held[i].fate == FATE_ASIDE)
			said_list_add(names, sizeof names, "%s", p->held[i].name);
	utf8_mend_end(names);
	snprintf(line, sizeof line, _("set aside: %s"), names);
	if (text_width(line) > half->cols)
		snprintf(line, sizeof line, "%s", names);
	if (*names && y < s->rows)
		paint(s->win, s->p, y, half->x, half->cols, ROLE_DIM, line);
	if (y + 1 < s->rows)
		meccg_line(s, half, y + 1, ROLE_DIM, _("in the pool  %d not shown"),
		           meccg_hidden(s->m, half->seat));
}

void meccg_draw_finished(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	paint_chip(s->win, s->p, y, half->x, half->cols, ROLE_GOOD | STYLE_REVERSE, _("FINISHED"));
	meccg_line(s, half, y + 1, STYLE_BOLD, "%s", end_word(s->m->player[half->seat].stopped));
	meccg_draw_aside(s, half, y + 3);
}
