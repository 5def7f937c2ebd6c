/* SPDX-License-Identifier: MIT */
/*
 * The open half, which one player reads alone: the typed letters, the list, and the
 * card under the mark with its facts. Drawn for no watcher.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"

enum {
	FACTS_ROWS = 5,
	FACTS_FROM = 26,  /* rows of the window that has room for them */
	BESIDE_COLS = 76, /* of a half that has room for them beside the list */
	LIST_COLS = 44,
	CARD_GAP = 3,
	WIDE = 34,
	LEAST_WORD = 6,  /* columns of words that say enough */
	SHORT_BRIEF = 8, /* columns beside the names of a half that is narrower */
};

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

int meccg_draw_items(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_player *p = &s->m->player[half->seat];
	char names[MECCG_ITEMS * MECCG_NAME] = "", text[sizeof names + 40] = "";

	for (int i = 0; i < p->listed_items && s->m->phase == MECCG_POOLS; i++)
		said_list_add(names, sizeof names, "%s", p->listed[i].name);
	if (names[0])
		snprintf(text, sizeof text, _("items: %s"), names);
	return y + paint_paragraph(s->win, s->p, y, half->x, 2, half->cols, ROLE_DIM, text);
}

/* ---- the rows ---- */

/* The columns of the names: as long as they are, but the words at the right go first. */
static int names_cols(const struct meccg_scene *s, const struct meccg_half *half,
                      const struct meccg_row *rows, int count)
{
	int name = 0, brief = 0;

	for (int i = 0; i < count; i++) {
		name = larger(name, text_width(meccg_row_name(s->m, half->seat, &rows[i])));
		brief = larger(brief, text_width(rows[i].brief));
	}
	brief = half->cols < WIDE ? smaller(brief, SHORT_BRIEF) : brief;
	return smaller(name, half->cols - (half->cols < 24 ? 5 : 7 + brief));
}

/* Whole words, where they fit: "Barliman". */
static int paint_words(const struct meccg_scene *s, int y, int x, int columns, int style, const char *text)
{
	size_t bytes = text_width(text) > columns ? text_wrap(text, columns) : strlen(text);
	bool whole = !text[bytes] || text[bytes] == ' ' || (bytes && text[bytes - 1] == ' ');

	if (!whole || text_width_to(text, bytes) < LEAST_WORD)
		return paint(s->win, s->p, y, x, columns, style, text);
	return paint_format(s->win, s->p, y, x, columns, style, "%.*s", (int)bytes, text);
}

static void draw_row(const struct meccg_scene *s, const struct meccg_half *half, int y, int name,
                     const struct meccg_row *row, bool focus)
{
	const struct meccg_card *card = row->held >= 0 ? &s->m->player[half->seat].held[row->held] : NULL;
	int x = half->x + 2, mind = card ? card->mind : meccg_characters[row->character].mind;
	int style = !row->legal ? ROLE_DIM : focus ? ROLE_ACCENT | STYLE_BOLD : STYLE_BOLD;

	if (focus)
		paint_mark(s->win, s->p, y, half->x, ROLE_ACCENT | STYLE_BOLD);
	paint_words(s, y, x, name, style, meccg_row_name(s->m, half->seat, row));
	if (card && card->extra)
		paint(s->win, s->p, y, x + name + 1, 2, ROLE_DIM, "-");
	else if (mind >= 0)
		paint_format(s->win, s->p, y, x + name + 1, 2, row->legal ? STYLE_BOLD : ROLE_DIM, "%d",
		             mind);
	paint_words(s, y, x + name + 5, half->x + half->cols - x - name - 5, ROLE_DIM, row->brief);
}

/* ---- the card under the mark ---- */

static void draw_card(const struct meccg_scene *s, struct area at, const struct meccg_character *c)
{
	char text[200];

	at.y += paint_paragraph(s->win, s->p, at.y, at.x, 2, at.cols, STYLE_BOLD, c->name);
	snprintf(text, sizeof text, "%s  %s", c->race, c->skills);
	at.y += paint_paragraph(s->win, s->p, at.y, at.x, 2, at.cols, ROLE_NORMAL, text);
	snprintf(text, sizeof text, _("prowess %d  body %d  influence %d  points %d"), c->prowess, c->body,
	         c->direct, c->points);
	at.y += paint_paragraph(s->win, s->p, at.y, at.x, 2, at.cols, ROLE_NORMAL, text);
	snprintf(text, sizeof text, _("home %s"), c->home);
	paint_paragraph(s->win, s->p, at.y, at.x, 2, at.cols, ROLE_DIM, text);
}

/* ---- the whole ---- */

void meccg_draw_list(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	struct meccg_row rows[ROWS_MAX];
	int count = meccg_rows(s->view, s->m, rows), focus = s->view->row < count ? s->view->row : 0;
	bool beside = half->cols >= BESIDE_COLS, below = !beside && s->rows >= FACTS_FROM;
	struct meccg_half list = *half;
	int room = s->rows - y - 1 - (below ? FACTS_ROWS : 0), last = within(focus + room / 3, count - 1),
	    top = last >= room ? last - room + 1 : 0, name;
	struct area card = { y + 1 + (below ? smaller(count, room) + 1 : 0), half->x, 0, half->cols };

	if (beside) {
		list.cols = LIST_COLS;
		card.x += LIST_COLS + CARD_GAP;
		card.cols -= LIST_COLS + CARD_GAP;
	}
	draw_typed(s, &list, y++, count);
	name = names_cols(s, &list, rows, count);
	for (int i = 0; i < room && top + i < count; i++) {
		spot_put(s->p, s->win, y + i, list.x, 1, list.cols, SPOT_ROW, top + i);
		draw_row(s, &list, y + i, name, &rows[top + i], top + i == focus);
	}
	if (count && rows[focus].character >= 0 && (beside || below))
		draw_card(s, card, &meccg_characters[rows[focus].character]);
}
