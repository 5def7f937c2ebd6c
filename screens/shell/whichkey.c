/* SPDX-License-Identifier: MIT */
/*
 * Draws the pop-up of a two-key command, in as many columns as it needs to
 * stay below the title line.
 */
#include "whichkey.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/spots.h"

int whichkey_menu(const struct screen *screen, const void *view, const void *state,
                  const struct binding *binding, struct choice *out, int max)
{
	struct choice values[CHOICES_MAX];
	int known = 0, count = 0;

	if (screen)
		known = screen_values(screen, view, state, binding, values, CHOICES_MAX);
	for (const struct binding *row = binding->menu; row && row->key && count < max; row++, count++) {
		struct choice *choice = &out[count];

		memset(choice, 0, sizeof *choice);
		snprintf(choice->key, sizeof choice->key, "%s", row->key);
		snprintf(choice->word, sizeof choice->word, "%s", row->label ? _(row->label) : "");
		snprintf(choice->text, sizeof choice->text, "%s", row->help ? _(row->help) : "");
		for (int i = 0; i < known; i++)
			if (strcmp(values[i].key, row->key) == 0)
				snprintf(choice->value, sizeof choice->value, "%s", values[i].value);
	}
	return count;
}

void whichkey_head(const struct screen *screen, const void *view, const void *state,
                   const struct binding *binding, char *out, size_t size)
{
	const char *text = binding->head ? binding->head : binding->help;

	screen_text(screen, view, state, text ? _(text) : "", out, size);
}

enum { NARROW = 72 };

/* Rows of choices and columns of them; a blank row follows when there is room. */
struct grid {
	int y, rows, across, pitch;
};

static struct grid grid_of(const struct whichkey_view *view, int cols, int message_y)
{
	int room = message_y - 2; /* the title line and the rule stay */
	struct grid grid = { .rows = view->choices, .across = 1, .pitch = cols };

	if (room < 1)
		room = 1;
	while (grid.rows > room && grid.across < 4) {
		grid.across++;
		grid.rows = (view->choices + grid.across - 1) / grid.across;
		grid.pitch = cols / grid.across;
	}
	if (grid.rows > room)
		grid.rows = room;
	grid.y = message_y - grid.rows - (grid.rows < room ? 1 : 0);
	return grid;
}

static const char *key_of(const struct choice *choice)
{
	return choice->key;
}

static const char *word_of(const struct choice *choice)
{
	return *choice->name ? choice->name : choice->word;
}

/* Without a text of its own a word of the game's language is shown as people read it. */
static const char *text_of(const struct choice *choice)
{
	const char *read = *choice->text || *choice->name || !*choice->word ? "" : _(choice->word);

	return *choice->text ? choice->text : strcmp(read, choice->word) != 0 ? read : "";
}

static int widest_of(const struct whichkey_view *view, const char *(*part)(const struct choice *), int least)
{
	for (int i = 0; i < view->choices; i++) {
		int width = text_width(part(&view->choice[i]));

		if (width > least)
			least = width;
	}
	return least;
}

static void draw_choice(const struct whichkey_view *view, int n, const struct palette *p, WINDOW *win, int y,
                        int x, int columns)
{
	const struct choice *choice = &view->choice[n];
	int key_cols = widest_of(view, key_of, 1);
	int word_x = x + 2 + key_cols + 2, end = x + columns - 1;
	int text_x = word_x + widest_of(view, word_of, 4) + (getmaxx(win) < NARROW ? 2 : 4);

	if (n == view->focus)
		paint_mark(win, p, y, x, ROLE_ACCENT);
	spot_put(p, win, y, x, 1, columns, 0, n);
	paint(win, p, y, x + 2, end - x - 2, ROLE_ACCENT, choice->key);
	paint(win, p, y, word_x, end - word_x, ROLE_NORMAL | STYLE_BOLD, word_of(choice));
	if (*text_of(choice))
		text_x += paint(win, p, y, text_x, end - text_x, ROLE_DIM, text_of(choice)) + 2;
	paint(win, p, y, text_x, end - text_x, ROLE_DIM, choice->value);
}

void whichkey_draw(const struct whichkey_view *view, const struct palette *p, WINDOW *win, int message_y,
                   int *cursor_y, int *cursor_x)
{
	int cols = getmaxx(win), x;
	struct grid grid = grid_of(view, cols, message_y);

	if (message_y < 1 || message_y >= getmaxy(win))
		return;
	if (grid.y > 1) {
		paint_blank(win, p, grid.y - 1, 0, message_y - grid.y + 1, cols);
		paint_rule(win, p, grid.y - 1, 0, cols, ROLE_ACCENT, false);
		x = 2 + paint_chip(win, p, grid.y - 1, 2, cols - 2, ROLE_ACCENT, view->key) + 1;
		paint_format(win, p, grid.y - 1, x, cols - x - 1, ROLE_NORMAL | STYLE_BOLD, " %s ",
		             view->head);
	}
	for (int i = 0; i < view->choices && i < grid.rows * grid.across; i++)
		draw_choice(view, i, p, win, grid.y + i % grid.rows, i / grid.rows * grid.pitch, grid.pitch);
	paint_blank(win, p, message_y, 0, 1, cols);
	x = 1 + paint(win, p, message_y, 1, cols - 2, ROLE_ACCENT, view->typed);
	*cursor_y = message_y;
	*cursor_x = x - 1 < cols ? x - 1 : cols - 1;
	paint(win, p, message_y, x + 2, cols - x - 3, ROLE_DIM, view->sentence);
}
