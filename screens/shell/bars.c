/* SPDX-License-Identifier: MIT */
/*
 * Draws the frame around every screen and decides which parts of hints and
 * title a narrow window drops first. Independent of games and sessions.
 */
#include "bars.h"

#include <stdio.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/canvas.h"
#include "screens/kit/numbers.h"
#include "screens/kit/spots.h"

/* ---- title line ---- */

static const struct mark {
	const char *text;
	int style;
} marks[] = {
	[MARK_NONE] = { "", ROLE_NORMAL },
	[MARK_SAVED] = { N_("saved"), ROLE_GOOD },
	[MARK_WRITING] = { N_("writing"), ROLE_WARNING },
	[MARK_NOT_SAVED] = { N_("NOT SAVED"), ROLE_DANGER | STYLE_BOLD },
	[MARK_WATCHING] = { N_("watching"), ROLE_NORMAL },
	[MARK_LEFT] = { N_("closed"), ROLE_WARNING }, /* watched, and without a writer */
};

enum { TIME_OVER = ROLE_DANGER | STYLE_BOLD | STYLE_REVERSE };

/* An expired clock stays a chip while paused. */
static int clock_style(const struct title *t)
{
	if (t->clock_late)
		return TIME_OVER;
	return t->clock_stands ? ROLE_DIM : STYLE_BOLD;
}

static const char *mark_text(enum shell_mark mark)
{
	return *marks[mark].text ? _(marks[mark].text) : "";
}

/* A word of the right group and its distance from the word before. */
struct word_at {
	const char *text;
	int style, gap;
};

enum { TITLE_WORDS = 8, TITLE_LEVELS = 5, SESSION_MIN = 12 };

/* The words of the group at each level of shortness; clock and mark always stay. `dark`: with the
 * word that the screen may go dark. */
static int title_words(const struct title_view *view, int level, bool dark, struct word_at words[TITLE_WORDS])
{
	const struct title *t = &view->title;
	/* clang-format off */
	const struct { const char *round, *turn; } levels[TITLE_LEVELS] = {
		{ t->round, t->turn }, { t->round, t->turn_short }, { t->round_short, t->turn_short },
		{ t->round_short, "" }, { "", "" },
	};
	/* clang-format on */
	bool clock = t->clock[0] || t->limit[0];
	const struct word_at all[TITLE_WORDS] = {
		{ levels[level].round, ROLE_NORMAL, 2 },
		{ levels[level].turn, ROLE_NORMAL, 2 },
		{ t->clock, clock_style(t), 4 },
		{ t->limit, t->limit_over ? TIME_OVER : STYLE_BOLD, t->clock[0] ? 2 : 4 },
		{ view->page ? view->page : "", ROLE_DIM, clock ? 2 : 4 },
		{ view->hall ? view->hall : "", view->hall_style, clock ? 2 : 4 },
		/* TRANSLATORS: in the title line: the computer may fall asleep */
		{ dark ? _("may go dark") : "", ROLE_DIM, clock || view->hall ? 2 : 4 },
		{ mark_text(view->mark), marks[view->mark].style, clock || view->hall || dark ? 2 : 4 },
	};
	int count = 0;

	for (int i = 0; i < TITLE_WORDS; i++)
		if (*all[i].text)
			words[count++] = all[i];
	return count;
}

static int words_width(const struct word_at *words, int count)
{
	int width = 0;

	for (int i = 0; i < count; i++)
		width += text_width(words[i].text) + (i ? words[i].gap : 0);
	return width;
}

/* What gives way: that the screen may go dark, the session's title, "turn", the round. */
static int title_fit(const struct title_view *view, int room, struct word_at words[TITLE_WORDS])
{
	int least = text_width(view->session) < SESSION_MIN ? text_width(view->session) : SESSION_MIN;
	int level = room >= 60 ? 0 : room >= 44 ? 1 : 2, count = 0;

	if (least)
		least += 2;
	for (int pass = 0; pass < 2; pass++, least = 0)
		for (int i = level; i < (pass ? TITLE_LEVELS : level + 2) && i < TITLE_LEVELS; i++)
			for (int dark = view->sleepy; dark >= 0; dark--) {
				count = title_words(view, i, dark, words);
				if (least + words_width(words, count) + 1 <= room)
					return count;
			}
	return count;
}

void shell_draw_title(WINDOW *win, const struct palette *p, const struct title_view *view)
{
	int cols = getmaxx(win), x, start, count;
	struct word_at words[TITLE_WORDS];

	paint_blank(win, p, 0, 0, 1, cols);
	x = paint_chip(win, p, 0, 0, cols, STYLE_BOLD, view->chip) + 1;
	count = title_fit(view, cols - x, words);
	start = cols - 1 - words_width(words, count);
	if (start - 2 - x >= smaller(text_width(view->session), SESSION_MIN))
		paint(win, p, 0, x, start - 2 - x, STYLE_BOLD, view->session);
	if (start < x)
		start = x;
	for (int i = 0; i < count; i++) {
		start += i ? words[i].gap : 0;
		start += paint(win, p, 0, start, cols - start, words[i].style, words[i].text);
	}
}

/* ---- hint bar ---- */

/* The same key as in the row before: the first of them that holds is meant. */
static bool is_again(const struct binding *keys, int i)
{
	return i > 0 && strcmp(keys[i].key, keys[i - 1].key) == 0;
}

int hints_add(struct hint *hints, int count, const struct binding *keys, const bool *means)
{
	int first = count;

	for (int i = 0; keys[i].key && count < HINTS_MAX; i++) {
		bool enabled = !means || means[i];
		struct hint *last = count > first ? &hints[count - 1] : NULL;

		if (!keys[i].label || (is_again(keys, i) && last && (last->enabled || !enabled)))
			continue;
		if (is_again(keys, i) && last)
			count--; /* this row takes the place of the row before, which does not hold */
		else if (last && strcmp(last->label, _(keys[i].label)) == 0) {
			size_t used = strlen(last->key);

			if (enabled && !last->enabled) /* of two keys the one that means something */
				used = 0;
			if ((enabled || !last->enabled) &&
			    strcmp(last->key, keys[i].key) != 0) /* one key may stand in several rows */
				snprintf(last->key + used, sizeof last->key - used, "%s%s",
				         used && (used > 1 || keys[i].key[1]) ? " " : "", keys[i].key);
			last->enabled |= enabled;
			continue;
		}
		hints[count] = (struct hint){ .label = _(keys[i].label), .enabled = enabled, .binding = i };
		snprintf(hints[count++].key, sizeof hints->key, "%s", binding_key_shown(&keys[i]));
	}
	return count;
}

void hints_order(struct hint *hints, int count, const struct showing *s)
{
	int order[HINTS_MAX];

	for (int i = 0; i < count; i++) {
		struct hint hint = hints[i];
		int own = binding_order(&s->keys[hint.binding], s), at = i;

		for (; at > 0 && order[at - 1] > own; at--) {
			hints[at] = hints[at - 1];
			order[at] = order[at - 1];
		}
		hints[at] = hint;
		order[at] = own;
	}
}

enum { STRAGGLERS = 2 };

/* A hint at its place. */
struct hint_at {
	int hint, y, x;
};

static int hint_width(const char *key, const char *label)
{
	return text_width(key) + (*label ? 1 + text_width(label) : 0);
}

enum { COMMAND_COLS = 72 };

static const char *colon_label(int cols)
{
	return cols < COMMAND_COLS ? C_("hint", "type") : C_("hint", "command");
}

static const char *help_key(enum shell_ends ends)
{
	return ends == ENDS_BOTH ? "?" : "F1";
}

/* The hints at the right end; 0 columns without room for them. */
static int ends_width(enum shell_ends ends, int cols, bool *say)
{
	int help = hint_width(help_key(ends), _("help"));
	int both = help + 2 + hint_width(":", colon_label(cols));

	*say = cols >= 60 && ends == ENDS_BOTH;
	if (help + 2 > cols || ends == ENDS_NONE)
		return 0;
	return *say ? both : help;
}

/* Fills the rows greedily in order; returns how many hints found a place. */
static int place_hints(const struct hint *hints, int count, enum shell_ends ends, int cols, int rows,
                       struct hint_at *at)
{
	bool say;
	int x[2] = { 1, 1 }, placed = 0, end = ends_width(ends, cols, &say);
	int limit[2] = { cols - 1, cols - 1 };

	limit[rows - 1] = end ? cols - 1 - end - 2 : cols - 1;
	for (int i = 0; i < count; i++) {
		int width = hint_width(hints[i].key, hints[i].label), y = 0;

		if (!hints[i].enabled)
			continue;
		while (y < rows &&
		       x[y] + width > limit[y]) /* NOLINT(clang-analyzer-core.UndefinedBinaryOperatorResult):
		                                   1 or 2 rows */
			y++;
		if (y == rows)
			continue;
		at[placed++] = (struct hint_at){ i, y, x[y] };
		x[y] += width + 2;
	}
	return placed;
}

/* A second row must hold several hints, not only one or two and the right end. */
static bool needs_two_rows(const struct hint *hints, int count, enum shell_ends ends, int cols)
{
	struct hint_at at[HINTS_MAX];
	int enabled = 0;

	for (int i = 0; i < count; i++)
		enabled += hints[i].enabled;
	return enabled - place_hints(hints, count, ends, cols, 1, at) > STRAGGLERS;
}

struct shell_layout shell_layout(int rows, int cols, const struct hint *hints, int count,
                                 enum shell_ends ends)
{
	struct shell_layout layout = { .body_y = 1, .hints_rows = 1, .message_rows = 1, .ends = ends };

	if (rows >= 30 && needs_two_rows(hints, count, ends, cols))
		layout.hints_rows = 2;
	layout.hints_y = rows - layout.hints_rows;
	layout.message_y = layout.hints_y - 1;
	layout.body_rows = layout.message_y - 1 > 0 ? layout.message_y - 1 : 0;
	return layout;
}

static int paint_hint(WINDOW *win, const struct palette *p, int y, int x, const char *key, const char *label)
{
	int cols = getmaxx(win), start = x;

	x += paint(win, p, y, x, cols - x, ROLE_ACCENT, key);
	if (*label)
		x += 1 + paint(win, p, y, x + 1, cols - x - 1, ROLE_NORMAL, label);
	return x - start;
}

/* n: what a click on it is. */
static int draw_hint(WINDOW *win, const struct palette *p, int y, int x, const char *key, const char *label,
                     int n)
{
	int width = paint_hint(win, p, y, x, key, label);

	spot_put(p, win, y, x, 1, width, SPOT_HINT, n);
	return width;
}

void shell_draw_hints(WINDOW *win, const struct palette *p, const struct shell_layout *layout,
                      const struct hint *hints, int count)
{
	struct hint_at at[HINTS_MAX];
	bool say;
	int cols = getmaxx(win), end = ends_width(layout->ends, cols, &say);
	int placed = place_hints(hints, count, layout->ends, cols, layout->hints_rows, at);
	int y = layout->hints_y + layout->hints_rows - 1, x = cols - 1 - end;

	paint_blank(win, p, layout->hints_y, 0, layout->hints_rows, cols);
	for (int i = 0; i < placed; i++)
		draw_hint(win, p, layout->hints_y + at[i].y, at[i].x, hints[at[i].hint].key,
		          hints[at[i].hint].label, at[i].hint);
	if (!end)
		return;
	if (say)
		x += draw_hint(win, p, y, x, ":", colon_label(cols), HINT_SAY) + 2;
	draw_hint(win, p, y, x, help_key(layout->ends), _("help"), HINT_HELP);
}

/* ---- too small ---- */

bool shell_too_small(int rows, int cols)
{
	return rows < SHELL_ROWS || cols < SHELL_COLS;
}

void shell_draw_small(WINDOW *win, const struct palette *p, enum shell_mark mark)
{
	int rows = getmaxy(win), cols = getmaxx(win);

	paint_blank(win, p, 0, 0, rows, cols);
	paint_format(win, p, 0, 0, cols, ROLE_NORMAL, _("Too small: %dx%d"), cols, rows);
	paint_format(win, p, 1, 0, cols, ROLE_DIM, _("%dx%d is enough"), 60, 18);
	paint(win, p, rows > 5 ? 3 : 2, 0, cols, marks[mark].style, mark_text(mark));
	paint_hint(win, p, rows > 5 ? 5 : 3, 0, "q", _("home"));
}

/* ---- the curtain ---- */

enum { CURTAIN_COLS = 66 };

void shell_draw_curtain(WINDOW *win, const struct palette *p)
{
	int rows = getmaxy(win), cols = getmaxx(win);

	paint_blank(win, p, 0, 0, rows, cols);
	paint_centre(win, p, rows / 2 - 1, 0, cols, ROLE_DIM, ".  .  .");
	paint_hint(win, p, rows - 1, 1, "Space", "");
	paint(win, p, rows - 1, 7, cols - 8, ROLE_DIM,
	      cols > CURTAIN_COLS ? _("or Enter lifts the curtain and nothing else")
	                          : _("or Enter lifts the curtain"));
}
