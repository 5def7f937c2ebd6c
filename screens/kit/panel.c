/* SPDX-License-Identifier: MIT */
/*
 * Frames and heads of players' panels, the same in every game. Knows no game.
 */
#include "panel.h"

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

/* Columns of the chips, each with the line before it. */
static int chips_width(const struct chips *chips)
{
	int width = 0;

	for (int i = 0; i < chips->count; i++)
		width += text_width(chips->chip[i].text) + 3;
	return width;
}

enum { SHORT_COLS = 20, ROOMY_COLS = 30, LONG_COLS = 36, NAME_LEAST = 5 };

/* Whether they leave so many columns of the name. */
static bool leave(const struct panel *panel, const struct chips *chips, int name)
{
	return chips_width(chips) + name + 9 + (panel->seat + 1 > 9) <= panel->at.cols;
}

/* The longest form that leaves the whole name; where none does, enough of it. The first chip
 * always stays. */
static struct chips chips_fit(const struct panel *panel)
{
	int cols = panel->at.cols, name = text_width(panel->name),
	    least = name < NAME_LEAST ? name : NAME_LEAST;
	int form = cols >= LONG_COLS ? CHIPS_LONG : cols >= SHORT_COLS ? CHIPS_SHORT : CHIPS_SIGN;
	struct chips chips = panel->chips(panel->scene, panel->seat, (enum chip_form)form);

	if (form == CHIPS_SHORT && cols >= ROOMY_COLS) { /* the long form where it leaves the whole name */
		struct chips longer = panel->chips(panel->scene, panel->seat, CHIPS_LONG);

		if (leave(panel, &longer, name))
			return longer;
	}
	for (int whole = form; whole < CHIP_FORMS; whole++) {
		struct chips shorter = panel->chips(panel->scene, panel->seat, (enum chip_form)whole);

		if (leave(panel, &shorter, name - 1))
			return shorter;
	}
	while (!leave(panel, &chips, least) && ++form < CHIP_FORMS)
		chips = panel->chips(panel->scene, panel->seat, (enum chip_form)form);
	while (chips.count > 1 && !leave(panel, &chips, least))
		chips.count--;
	return chips;
}

/* "!" danger, "*" on turn, OUT, WINS: for places without room for words. */
const char *chips_sign(const struct chips *chips)
{
	enum { WORD = 4 };
	int style = chips->chip[0].style, cols = text_width(chips->chip[0].text);

	if (!chips->count)
		return "";
	if (cols <= 2 || (style == ROLE_GOOD && cols <= WORD))
		return chips->chip[0].text;
	return style == ROLE_DANGER ? "!" : style == ROLE_DIM ? _("OUT") : "*";
}

void panel_seat_chip(WINDOW *win, const struct palette *p, const struct panel *panel, int y, int x, int cols)
{
	int role = panel->out ? ROLE_DIM : panel->role ? panel->role : seat_role(panel->seat);

	if (panel->close)
		paint_format(win, p, y, x, cols, role | STYLE_BOLD, " %d ", panel->seat + 1);
	else
		paint_seat(win, p, y, x, cols, role, panel->seat);
}

static int name_style(const struct panel *panel)
{
	return panel->out ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD;
}

static int mark_style(const struct panel *panel)
{
	return panel->rest ? ROLE_NORMAL : ROLE_ACCENT;
}

/* Too narrow for the name and a word, though these have no air. */
static bool is_narrow(const struct panel *panel)
{
	enum { AROUND = 8, NARROW_MOST = 24 };
	struct chips chips = panel->chips(panel->scene, panel->seat, CHIPS_SIGN);
	int cols = panel->at.cols - AROUND - (panel->seat + 1 > 9) - chips_width(&chips) + 2 * chips.count;

	return panel->at.cols < PANEL_NARROW ||
	       (panel->at.cols < NARROW_MOST && chips.count && text_width(panel->name) > cols);
}

int panel_sign_below(const struct panel *panel)
{
	struct chips chips = panel->chips(panel->scene, panel->seat, CHIPS_SIGN);
	int cols = text_width(chips_sign(&chips));

	if (!is_narrow(panel) || cols < 2)
		return 0;
	return 6 + (panel->seat + 1 > 9) + text_width(panel->name) + cols < panel->at.cols ? 0 : cols + 2;
}

/* A word above the digits of its colour has no fill. */
static void draw_chip(WINDOW *win, const struct palette *p, const struct panel *panel, int x, int cols,
                      int air, int style, const char *text)
{
	bool bare = panel->close && x < panel->digits_end && palette_merges(p, style, panel->digits_style);

	style |= !bare ? STYLE_REVERSE : style == ROLE_DIM ? 0 : STYLE_BOLD | (p->loud ? STYLE_SHAPE : 0);
	paint_padded(win, p, panel->at.y, x, cols, style, " ");
	paint(win, p, panel->at.y, x + air, cols - 2 * air, style, text);
}

static void draw_narrow_head(WINDOW *win, const struct palette *p, const struct panel *panel)
{
	const struct area *at = &panel->at;
	struct chips chips = panel->chips(panel->scene, panel->seat, CHIPS_SIGN);
	const char *sign = chips_sign(&chips);
	int x = at->x + 4 + (panel->seat + 1 > 9), end = at->x + at->cols - 1 - text_width(sign);
	int below = panel_sign_below(panel);

	end += below ? text_width(sign) : 0;
	panel_seat_chip(win, p, panel, at->y, at->x + 1, at->cols - 2);
	paint(win, p, at->y, x, 1, ROLE_NORMAL, " ");
	if (panel->focus)
		paint_mark(win, p, at->y, x, mark_style(panel));
	if (end > x + 1)
		paint(win, p, at->y, x + 1, end - x - 1, name_style(panel), panel->name);
	if (below)
		paint_chip(win, p, at->y + at->rows - 1, at->x + at->cols - 1 - below, below,
		           chips.chip[0].style, sign);
	else if (*sign)
		draw_chip(win, p, panel, end, text_width(sign), 0, chips.chip[0].style, sign);
}

static void draw_head(WINDOW *win, const struct palette *p, const struct panel *panel)
{
	const struct area *at = &panel->at;
	struct chips chips = chips_fit(panel);
	int end = at->x + at->cols - 2, wide = panel->seat + 1 > 9, x = at->x + 2, room, air = 1;

	if (panel->focus)
		paint_mark(win, p, at->y, at->x + 1, mark_style(panel));
	panel_seat_chip(win, p, panel, at->y, x, at->cols - 3);
	x += 3 + wide;
	room = end - x - 2 - chips_width(&chips);
	if (text_width(panel->name) > room + 1 &&
	    text_width(panel->name) <= room + 1 + 2 * chips.count) { /* or blanks around its word */
		air = 0;
		room += 2 * chips.count;
	}
	room += chips.count &&
	        text_width(panel->name) == room + 1; /* rather the whole name than a line before the chip */
	if (room > 0) {
		paint(win, p, at->y, x, 1, name_style(panel), " ");
		x += 1 + paint(win, p, at->y, x + 1, room, name_style(panel), panel->name);
		paint(win, p, at->y, x, 1, name_style(panel), " ");
	}
	for (int i = 0; i < chips.count; i++) {
		int width = text_width(chips.chip[i].text) + 2 * air;

		end -= width;
		draw_chip(win, p, panel, end--, width, air, chips.chip[i].style, chips.chip[i].text);
	}
}

void panel_draw(WINDOW *win, const struct palette *p, const struct panel *panel)
{
	const struct area *at = &panel->at;

	paint_frame(win, p, at->y, at->x, at->rows, at->cols, panel->frame, panel->focus && !panel->rest);
	if (is_narrow(panel))
		draw_narrow_head(win, p, panel);
	else
		draw_head(win, p, panel);
}
