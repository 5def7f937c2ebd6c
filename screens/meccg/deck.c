/* SPDX-License-Identifier: MIT */
/*
 * The open half before the first turn: its player's deck as it was read, with the faults by
 * name. Drawn for no watcher.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

bool meccg_may_look(const struct meccg *m, int seat)
{
	return (m->phase == MECCG_STARTING || m->phase == MECCG_DECK) && m->player[seat].deck.entries > 0;
}

static int draw_fault(const struct meccg_scene *s, const struct meccg_half *half, int y, int end,
                      const struct meccg_problem *problem)
{
	char text[sizeof problem->text + MECCG_NAME + 4];

	if (y >= end)
		return y;
	if (problem->card[0])
		snprintf(text, sizeof text, _("%s: %s"), problem->card, problem->text);
	else
		snprintf(text, sizeof text, "%s", problem->text);
	paint(s->win, s->p, y, half->x, 2, ROLE_WARNING, "!");
	return y + paint_paragraph(s->win, s->p, y, half->x + 2, end - y, half->cols - 2, ROLE_WARNING, text);
}

/* "Cram: line 12, 40: 4 of one card ..", those of a card first; the entries have half of the rows. Returns
 * the row below. */
static int draw_faults(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	struct meccg_answer answer;
	int entries = s->m->player[half->seat].deck.entries,
	    end = s->rows - smaller(entries, (s->rows - y) / 2);

	meccg_deck_check(s->m, half->seat, &answer);
	for (int whole = 0; whole < 2; whole++)
		for (int i = 0; i < answer.problems; i++)
			if (whole == !answer.problem[i].card[0])
				y = draw_fault(s, half, y, end, &answer.problem[i]);
	return y;
}

/* "3 Cave-drake   line 23" */
static void draw_entry(const struct meccg_scene *s, const struct meccg_half *half, int y,
                       const struct meccg_entry *entry, bool focus)
{
	bool known = meccg_key_of(entry->name, s->m->player[half->seat].side) >= 0,
	     side = entry->key >= CARDS_SIDEBOARD && entry->key != CARDS_AVATAR;
	char note[60] = "";
	int cols;

	if (entry->line)
		snprintf(note, sizeof note, _("line %d"), entry->line);
	if (!known || side)
		snprintf(note, sizeof note, "%s", known ? _("sideboard") : _("not known"));
	cols = half->cols - text_width(note) - 1;
	if (focus)
		paint_mark(s->win, s->p, y, half->x, ROLE_ACCENT | STYLE_BOLD);
	paint_format(s->win, s->p, y, half->x + 2, cols - 2, focus ? ROLE_ACCENT | STYLE_BOLD : STYLE_BOLD,
	             "%d %s", entry->count, entry->name);
	paint(s->win, s->p, y, half->x + cols + 1, half->cols - cols - 1, known ? ROLE_DIM : ROLE_WARNING,
	      note);
}

void meccg_draw_deck(const struct meccg_scene *s, const struct meccg_half *half, int y)
{
	const struct meccg_deck *deck = &s->m->player[half->seat].deck;
	int focus = s->view->row, room, top;

	y = draw_faults(s, half, y);
	room = s->rows - y;
	top = larger(0, smaller(focus - room / 2, deck->entries - room));
	for (int i = top; i < deck->entries && y < s->rows; i++, y++) {
		spot_put(s->p, s->win, y, half->x, 1, half->cols, SPOT_ROW, i);
		draw_entry(s, half, y, &deck->entry[i], i == focus);
		if (i != focus)
			continue;
		*s->cursor_y = y;
		*s->cursor_x = half->x;
	}
}
