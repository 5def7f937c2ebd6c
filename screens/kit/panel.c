/* SPDX-License-Identifier: MIT */
/*
 * Frames and heads of players' panels, the same in every game. Knows no game.
 */
#include "panel.h"

#include "numbers.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

void part_of(int length, int count, int n, int *start, int *size)
{
	int each = length / count, more = length % count;

	*start = n * each + (n < more ? n : more);
	*size = each + (n < more);
}

void chips_add(struct chips *chips, const char *text, int style)
{
	utf8_copy(chips->chip[chips->count].text, sizeof chips->chip[0].text, text);
	chips->chip[chips->count++].style = style;
}

/* In narrow panels they have no blanks around their words. */
static int air_of(const struct panel *panel)
{
	return panel->at.cols >= PANEL_NARROW;
}

/* Columns of the chips, each with the line before it. */
static int chips_width(const struct panel *panel, const struct chips *chips)
{
	int width = 0;

	for (int i = 0; i < chips->count; i++)
		width += text_width(chips->chip[i].text) + 1 + 2 * air_of(panel);
	return width;
}

/* Columns of the upper edge that a name leaves. */
static int beside(const struct panel *panel, int name)
{
	enum { AROUND = 7 };

	return panel->at.cols - AROUND + panel->close - name;
}

/* Whether the upper edge has no room for the word of a turn beside the longest name, or digits right below it
 * from side to side, into which it would grow: the chips of all panels stand further down then. */
static bool chips_below(const struct panel *panel)
{
	enum { WORD = 7 };
	const struct area *at = &panel->at;

	return beside(panel, panel->names) < WORD ||
	       (panel->close && !panel->closes && panel->digits_end == at->x + at->cols);
}

/* The longest form that has room beside the name, or below. The first chip always stays. */
static struct chips chips_fit(const struct panel *panel)
{
	int name = text_width(panel->name) + (panel->seat > 8), form = CHIPS_LONG;
	int room = chips_below(panel) ? panel->at.cols - 2 : beside(panel, name);
	struct chips chips;

	do
		chips = panel->chips(panel->scene, panel->seat, (enum chip_form)form);
	while (chips_width(panel, &chips) > room && ++form < CHIP_FORMS);
	while (chips.count > 1 && chips_width(panel, &chips) > room)
		chips.count--;
	return chips;
}

const char *chips_sign(const struct chips *chips)
{
	return !chips->count ? "" : chips->chip[0].style == ROLE_DANGER ? "!" : chips->chip[0].text;
}

/* Right above or below digits of its colour a filled chip would grow into them. */
static bool is_bare(const struct palette *p, const struct panel *panel, int y, int x, int style)
{
	return (y == panel->at.y ? panel->close : panel->closes) && x < panel->digits_end &&
	       palette_merges(p, style, panel->digits_style);
}

/* Rather all of the longest name than a blank; where digits leave none, rather another letter of it. */
static bool is_tight(const struct panel *panel, int cols)
{
	int least = cols - 3;

	return panel->close ? panel->names >= least : panel->names == least;
}

/* Digits right below it begin a blank column behind its two, the first of which is the corner's. */
void panel_seat_chip(WINDOW *win, const struct palette *p, const struct panel *panel, int y, int x, int cols)
{
	int role = panel->out ? ROLE_DIM : panel->role ? panel->role : seat_role(panel->seat);

	if (panel->close || is_tight(panel, cols))
		paint_format(win, p, y, x, smaller(cols, 2), role | STYLE_REVERSE, "%2d", panel->seat + 1);
	else
		paint_seat(win, p, y, x, cols, role, panel->seat);
}

static void draw_head(WINDOW *win, const struct palette *p, const struct panel *panel)
{
	const struct area *at = &panel->at;
	int x = at->x + 4 - is_tight(panel, at->cols - 2), end = at->x + at->cols - 1;
	int style = panel->out ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD;

	x += panel->close ? -1 : panel->seat > 8;
	paint_blank(win, p, at->y, x - 1, 1, 2);
	panel_seat_chip(win, p, panel, at->y, at->x + !panel->close, at->cols - 2);
	if (panel->focus)
		paint_mark(win, p, at->y, x, panel->rest ? ROLE_NORMAL : ROLE_ACCENT);
	x++;
	x += paint(win, p, at->y, x, end - x, style, panel->name);
	paint(win, p, at->y, x, end > x, style, " ");
}

/* From the right of an edge. */
static void draw_chips(WINDOW *win, const struct palette *p, const struct panel *panel,
                       const struct chips *chips, int y)
{
	int end = panel->at.x + panel->at.cols - 2, air = air_of(panel);

	for (int i = 0; i < chips->count; i++, end--) {
		int cols = text_width(chips->chip[i].text) + 2 * air, style = chips->chip[i].style;

		end -= cols;
		if (!is_bare(p, panel, y, end, style))
			style |= STYLE_REVERSE;
		else if (style != ROLE_DIM)
			style |= STYLE_BOLD | (p->loud ? STYLE_SHAPE : 0);
		paint_padded(win, p, y, end, cols, style, " ");
		paint(win, p, y, end + air, cols - 2 * air, style, chips->chip[i].text);
	}
}

/* Two sides of strokes and crosses beside each other are louder than what they part. */
static void open_right(WINDOW *win, const struct palette *p, const struct panel *panel)
{
	const struct area *at = &panel->at;
	int x = at->x + at->cols - 1;
	bool heavy = panel->focus && !panel->rest;

	if (x + 1 == getmaxx(win))
		return;
	paint_blank(win, p, at->y, x, at->rows, 1);
	paint_rule(win, p, at->y, x, 1, panel->frame, heavy);
	paint_rule(win, p, at->y + at->rows - 1, x, 1, panel->frame, heavy);
}

int panel_draw(WINDOW *win, const struct palette *p, const struct panel *panel)
{
	const struct area *at = &panel->at;
	struct chips chips = chips_fit(panel);
	bool below = chips_below(panel);

	paint_frame(win, p, at->y, at->x, at->rows, at->cols, panel->frame, panel->focus && !panel->rest);
	if (p->ascii)
		open_right(win, p, panel);
	draw_head(win, p, panel);
	draw_chips(win, p, panel, &chips, below ? panel->lower : at->y);
	return below && chips.count ? chips_width(panel, &chips) + 1 : 0;
}
