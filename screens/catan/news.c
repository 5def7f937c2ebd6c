/* SPDX-License-Identifier: MIT */
/* The news of a player, beside the board and in the panels: the cards that the last line moved. */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

enum { MOVES = 80 };

void catan_note_moves(struct catan_view *view, const struct catan *before, const struct catan *after)
{
	memset(view->moved, 0, sizeof view->moved);
	for (int i = 0; i < after->table.seats && before->table.seats == after->table.seats; i++) {
		const struct catan_player *p = &after->player[i];
		int known = before->player[i].steps + before->player[i].steps_before;

		for (int n = larger(known - p->steps_before, 0); n < p->steps; n++) {
			const struct catan_step *step = &p->step[n];

			if (step->flow == CATAN_RULED) /* for the judge alone */
				continue;
			for (int kind = 0; kind < CATAN_RESOURCES; kind++)
				view->moved[i].cards[kind] += step->cards[kind];
			view->moved[i].unknown += step->unknown;
		}
	}
}

/* "+1 lumber -2 ore", or short "+1l -2o"; false: it does not fit. */
static bool write_moves(const struct catan_moved *moved, bool brief, int cols, char out[MOVES])
{
	size_t end = 0;

	out[0] = '\0';
	for (int kind = 0; kind <= CATAN_RESOURCES && end < MOVES; kind++) {
		bool unknown = kind == CATAN_RESOURCES;
		int count = unknown ? moved->unknown : moved->cards[kind];
		const char *name = unknown ? _("card") : _(catan_resources[kind].name);

		if (!count)
			continue;
		if (brief)
			end += (size_t)snprintf(out + end, MOVES - end, "%s%+d%.1s", end ? " " : "", count,
			                        unknown ? "?" : catan_resources[kind].word);
		else
			end += (size_t)snprintf(out + end, MOVES - end, "%s%+d %s", end ? " " : "", count,
			                        name);
	}
	return end < MOVES && text_width(out) <= cols;
}

bool catan_draw_news(const struct catan_scene *s, int seat, int y, int x, int cols, int spare)
{
	int due = s->c->player[seat].must_discard;
	char text[MOVES];

	if (due) {
		paint_format(s->win, s->p, y, x, cols, ROLE_DANGER, _("discards %d"), due);
		return true;
	}
	if (!write_moves(&s->view->moved[seat], false, cols + spare, text))
		write_moves(&s->view->moved[seat], true, MOVES, text);
	spare = text_width(text) > cols ? spare : 0;
	return text[0] && paint(s->win, s->p, y, x - spare, cols + spare, ROLE_ACCENT | STYLE_BOLD, text);
}
