/* SPDX-License-Identifier: MIT */
/*
 * The page of the dice (V): for each player and strike number the hits, as a bar that
 * ends beside the mark of what was expected; and the movement rolls.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

enum { BAR_BEGINS = 38, BAR_MOST = 60 };

/* "=====|": a sign for so many hits that the longest fits. */
static void bar(int hits, double expected, double most, int cols, char *out, size_t size)
{
	int length = (int)(hits * cols / most + 0.5), mark = (int)(expected * cols / most + 0.5);
	int end = larger(length, mark + 1);

	for (int i = 0; i < end && (size_t)i + 1 < size; i++)
		out[i] = (char)(i == mark ? '|' : i < length ? '=' : ' ');
	out[(size_t)end < size ? (size_t)end : size - 1] = '\0';
}

/* The longest bar of all players. */
static double longest(const struct titan *t)
{
	double most = 1;

	for (int i = 0; i < TITAN_LUCKS; i++)
		for (int n = 1; n <= TITAN_DIE; n++) {
			double expected = titan_hits_expected(&t->luck[i], n);

			most = t->luck[i].hits[n - 1] > most ? t->luck[i].hits[n - 1] : most;
			most = expected > most ? expected : most;
		}
	return most;
}

static void add_player(const struct titan *t, int row, int cols, struct titan_rows *rows)
{
	const struct titan_luck *luck = &t->luck[row];
	struct titan_dice all = titan_dice_of(luck);
	char text[BAR_MOST + 2], moves[80] = "";

	rows->add(rows, ROLE_NORMAL | STYLE_BOLD, 0, titan_luck_name(t, row));
	for (int n = 1; n <= TITAN_DIE && all.thrown; n++) {
		char line[200];

		if (!luck->thrown[n - 1])
			continue;
		bar(luck->hits[n - 1], titan_hits_expected(luck, n), longest(t), cols, text, sizeof text);
		snprintf(line, sizeof line, "%d+  %6d %6d %9.1f  %s", n, luck->thrown[n - 1],
		         luck->hits[n - 1], titan_hits_expected(luck, n), text);
		rows->add(rows, ROLE_NORMAL, 2, line);
	}
	if (all.thrown) {
		snprintf(moves, sizeof moves, "%-4s%6d %6d %9.1f  %+.1f", C_("dice", "all"), all.thrown,
		         all.hits, all.expected, all.hits - all.expected);
		rows->add(rows, ROLE_ACCENT | STYLE_BOLD, 2, moves);
	}
	if (!all.moves)
		return;
	moves[0] = '\0';
	for (int n = 0; n < TITAN_DIE; n++)
		snprintf(moves + strlen(moves), sizeof moves - strlen(moves), "   %d: %d", n + 1,
		         luck->moves[n]);
	rows->add(rows, ROLE_DIM, 2, _("movement rolls"));
	rows->add(rows, ROLE_NORMAL, 2, moves + 3);
}

void titan_add_luck(const struct titan *t, int cols, struct titan_rows *rows)
{
	int width = cols - BAR_BEGINS, shown = 0;

	width = width > BAR_MOST ? BAR_MOST : width < 4 ? 4 : width;
	rows->add(rows, ROLE_NORMAL | STYLE_BOLD, 0, _("DICE"));
	/* TRANSLATORS: above "4+      12      5       6.0  =====|"; = and | are drawn */
	rows->add(rows, ROLE_DIM, 2, _("at    dice   hits  expected  = hits, | expected"));
	for (int i = 0; i < TITAN_LUCKS; i++)
		if (titan_luck_shown(t, i)) {
			if (shown++)
				rows->add(rows, ROLE_NORMAL, 0, "");
			add_player(t, i, width, rows);
		}
	if (!shown)
		rows->add(rows, ROLE_DIM, 2, _("no dice have been rolled yet"));
}

/* In a whole game the forces come after the dice, as `v` there is the sheet. */
bool titan_show_luck(void *v, const void *state, struct reason *why)
{
	struct titan_view *view = v;
	const struct titan *t = state;

	if (view->page == PAGE_LUCK && t->whole && t->battle.on)
		titan_turn_page(view, PAGE_FORCES);
	else if (view->page == PAGE_FORCES && t->whole)
		titan_turn_page(view, PAGE_FORCES);
	else
		titan_turn_page(view, PAGE_LUCK);
	return true;
}
