/* SPDX-License-Identifier: MIT */
/* See tiles.h. */
#include "tiles.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "digits.h"
#include "numbers.h"
#include "rules/core/utf8.h"
#include "spots.h"

enum {
	FRAME = 2,
	TILE_ROWS = 5, /* the least of a panel */
	TILE_COLS = 12,
	MARGIN = 2, /* before the digits */
	GAP = 2,    /* behind them */
	FACT_COLS = 14,
	BRIEF_COLS = 8,
	FEW = 3,        /* facts stand in one row */
	LEGIBLE = 5,    /* smaller digits are not seen from afar */
	SMALL = 7,      /* larger digits have a blank row .. */
	AIR = 2,        /* .. above them and below */
	LINE_NAME = 16, /* of panels that are lines */
	LINE_NUMBER = 6,
	LINE_COLS = 40, /* from there on they have words for signs */
	JOIN = 3,       /* " + " */
};

/* ---- the plan ---- */

static int facts_across(const struct tiles *tiles, int cols)
{
	int least = cols >= 2 * (BRIEF_COLS + GAP) ? 2 : 1, across, rows;

	if (tiles->facts <= FEW && cols >= tiles->facts * (BRIEF_COLS + GAP))
		return tiles->facts;
	across = smaller(larger(cols / FACT_COLS, least), tiles->facts);
	rows = (tiles->facts + across - 1) / across;
	return (tiles->facts + rows - 1) / rows; /* 2 and 2, not 3 and 1 */
}

/* Rows of the facts, below each other in columns of one width, and of a note. */
static int fact_rows(const struct tiles *tiles, int cols)
{
	int across = facts_across(tiles, cols);

	return (tiles->facts + across - 1) / across + 1 + (*tiles->head.text != '\0');
}

/* Two stand so far apart that 2 and 10 are not read as 210. */
static int numbers_width(const struct tiles *tiles, const struct tiles_plan *plan)
{
	int apart = larger(GAP, digits_width(0, plan->size) * 2 / 3);

	return plan->field + (tiles->seconds ? apart + plan->field : 0);
}

/* Whether digits of that size leave room for facts in that form. */
static bool form_fits(const struct tiles *tiles, const struct tiles_plan *plan, int rows, int cols, int form,
                      int heads)
{
	int all = cols;

	rows -= heads + (plan->size > SMALL ? AIR : 0);
	cols -= numbers_width(tiles, plan);
	switch (form) {
	case TILES_BESIDE: return plan->size <= rows && MARGIN + GAP + FACT_COLS <= cols;
	case TILES_BRIEF: return plan->size <= smaller(rows, SMALL) && MARGIN + GAP + BRIEF_COLS <= cols;
	case TILES_BELOW:
		return plan->size + (plan->size > SMALL ? fact_rows(tiles, all - 1)
		                                        : 1 + (*tiles->head.text != '\0')) <=
		               rows &&
		       FRAME <= cols;
	default: return plan->size <= rows && FRAME <= cols;
	}
}

/* The largest digits that leave room for facts beside them, small ones also for short facts, or below them;
 * alone: without facts. */
static bool fill_form(const struct tiles *tiles, struct tiles_plan *plan, bool alone, int least)
{
	static const int forms[] = { TILES_BESIDE, TILES_BRIEF, TILES_BELOW };
	int rows = tiles->at.rows / plan->down - FRAME, cols = tiles->at.cols / plan->across - FRAME;
	int heads = tiles->count && tiles->tile[0].number.head;

	if (rows < TILE_ROWS - FRAME || cols < TILE_COLS - FRAME)
		return false;
	for (plan->size = digits_best(tiles->usual, rows, cols); plan->size && plan->size >= least;
	     plan->size = digits_smaller(plan->size)) {
		plan->field = digits_width(tiles->usual, plan->size);
		for (size_t i = 0; i < (alone ? 1 : sizeof forms / sizeof *forms); i++) {
			plan->form = alone ? TILES_ALONE : forms[i];
			if (form_fits(tiles, plan, rows, cols, plan->form, heads))
				return true;
		}
	}
	return false;
}

/* With facts if they fit; the rows of a table give way before the digits get small. */
static bool fill_plan(const struct tiles *tiles, struct tiles_plan *plan)
{
	for (int least = *tiles->head.text ? LEGIBLE : 0; least >= 0; least -= LEGIBLE)
		if ((tiles->facts && fill_form(tiles, plan, false, least)) ||
		    fill_form(tiles, plan, true, least))
			return true;
	return false;
}

/* Of several grids the one with the largest digits, then without empty places, then the widest. */
static bool is_better(const struct tiles_plan *plan, const struct tiles_plan *than)
{
	int empty = plan->across * plan->down - plan->count, other = than->across * than->down - than->count;

	if (plan->size != than->size)
		return plan->size > than->size;
	return empty <= other;
}

static void plan_lines(const struct tiles *tiles, struct tiles_plan *plan)
{
	plan->form = TILES_LINES;
	plan->across = 1;
	while ((tiles->count + plan->across - 1) / plan->across > tiles->at.rows &&
	       tiles->at.cols / (plan->across + 1) >= TILE_COLS)
		plan->across++;
	plan->down = (tiles->count + plan->across - 1) / plan->across;
}

struct tiles_plan tiles_plan(const struct tiles *tiles)
{
	struct tiles_plan best = { .at = tiles->at, .count = tiles->count };

	for (int across = 1; across <= tiles->count; across++) {
		struct tiles_plan plan = { .at = tiles->at, .count = tiles->count, .across = across };

		plan.down = (tiles->count + across - 1) / across;
		if (fill_plan(tiles, &plan) && (!best.across || is_better(&plan, &best)))
			best = plan;
	}
	if (!best.across)
		plan_lines(tiles, &best);
	return best;
}

static struct area area_of(const struct tiles_plan *plan, int n)
{
	struct area area;

	part_of(plan->at.cols, plan->across, n % plan->across, &area.x, &area.cols);
	area.x += plan->at.x;
	if (plan->form == TILES_LINES) {
		area.y = plan->at.y + n / plan->across;
		area.rows = 1;
		return area;
	}
	part_of(plan->at.rows, plan->down, n / plan->across, &area.y, &area.rows);
	area.y += plan->at.y;
	return area;
}

/* ---- descriptions ---- */

void tile_fact(struct tile_fact *fact, int style, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(fact->text, sizeof fact->text, format, args);
	va_end(args);
	utf8_mend_end(fact->text);
	fact->brief[0] = '\0';
	fact->style = style;
}

void tile_note(struct tile *tile, int style, const char *text)
{
	size_t used = strlen(tile->note.text);

	snprintf(tile->note.text + used, sizeof tile->note.text - used, "%s%s", used ? "  " : "", text);
	utf8_mend_end(tile->note.text);
	tile->note.style = used && tile->note.style != style ? ROLE_NORMAL : style;
}

/* ---- a panel ---- */

/* One panel while it is drawn. */
struct drawing {
	WINDOW *win;
	const struct palette *p;
	const struct tiles *tiles;
	const struct tiles_plan *plan;
	const struct tile *tile;
	int size;       /* rows of the digits of all panels */
	struct area in; /* inside its frame */
	int numbers_y;
	bool noted; /* the note stands where the number would */
	struct area facts;
	int chips; /* columns that they take of its last row */
};

/* The words that fit, the whole ones if they do. */
static const char *fitting(const struct tile_fact *fact, int cols)
{
	return *fact->brief && text_width(fact->text) > cols ? fact->brief : fact->text;
}

enum { NEVER = 100 }; /* more rows than there are */

/* What stands between two blanks stays whole, in a row that has room for it; what would break and has a short
 * form fits never. Returns the rows used. */
static int write_note(const struct drawing *d, bool brief, int y, const struct area *at, bool paints)
{
	const char *text = brief ? d->tile->note.brief : d->tile->note.text;
	int row = 0, used = 0, gap = brief ? 1 : GAP;

	while (*text) {
		const char *end = strstr(text, "  ");
		size_t length = end ? (size_t)(end - text) : strlen(text);
		int width = text_width_to(text, length), rows;
		char part[TILE_TEXT];

		snprintf(part, sizeof part, "%.*s", (int)length, text);
		text += length + strspn(text + length, " ");
		if (used && used + gap + width > at->cols) {
			row++;
			used = 0;
		}
		used += used ? gap : 0;
		rows = text_rows(part, at->cols);
		if (rows > 1 && !brief && *d->tile->note.brief)
			return NEVER;
		if (paints)
			paint_paragraph(d->win, d->p, y + row, at->x + used, rows, at->cols - used,
			                d->tile->note.style, part);
		used += smaller(width, at->cols);
		row += rows - 1;
	}
	return row + (used > 0);
}

/* In the rows from y on, in one row in short where it needs more. False: it has a short form, and that needs
 * more, too; else it goes as far as it goes. */
static bool draw_note(const struct drawing *d, int y, const struct area *at)
{
	const struct tile_fact *note = &d->tile->note;
	int rows = at->y + at->rows - y;
	bool brief = *note->brief && write_note(d, false, y, at, false) > rows;

	if (write_note(d, brief, y, at, false) <= (brief ? smaller(rows, 1) : rows))
		write_note(d, brief, y, at, true);
	else if (!brief)
		paint_paragraph(d->win, d->p, y, at->x, rows, at->cols, note->style, note->text);
	else
		return false;
	return true;
}

/* In the place of a number that there is none of. */
static bool note_instead(const struct drawing *d)
{
	int end = d->plan->form == TILES_ALONE ? d->in.x + d->in.cols : d->facts.x;
	struct area at = { d->numbers_y, d->in.x + 1, d->plan->size, end - d->in.x - GAP };

	return d->tile->number.none && d->plan->form != TILES_BELOW && draw_note(d, at.y, &at);
}

/* Digits stand in line with those of the other panels: units beside facts, middles above them. */
static void draw_number(const struct drawing *d, const struct tile_number *number, int x)
{
	int size = d->size, y = d->numbers_y, field = d->plan->field, spare;
	int part = d->plan->form == TILES_BESIDE || d->plan->form == TILES_BRIEF ? 1 : 2;

	if (number->head) {
		spare = larger(field - text_width(number->head), 0);
		paint(d->win, d->p, y++, x + spare / part, field, ROLE_DIM, number->head);
	}
	if (number->none)
		return;
	spare = field - digits_width(number->number, size);
	digits_paint(d->win, d->p, y + d->plan->size - larger(size, 1), x + spare / part,
	             number->style | (size ? 0 : STYLE_BOLD), number->number, size);
}

/* The second number stands at the right edge. */
static void draw_numbers(const struct drawing *d)
{
	const struct tiles_plan *plan = d->plan;
	int spare = d->in.cols - numbers_width(d->tiles, plan),
	    margin = smaller(MARGIN, larger(spare, 0) / 2), x = margin;

	if (plan->form >= TILES_BELOW && !d->tiles->seconds)
		x = larger(spare / 2, d->numbers_y == d->in.y ? MARGIN : 0);
	draw_number(d, &d->tile->number, d->in.x + x);
	if (d->tiles->seconds)
		draw_number(d, &d->tile->second, d->in.x + d->in.cols - margin - plan->field);
}

/* Where dim is no other colour, what counts is bold. */
static int fact_style(const struct drawing *d, int i)
{
	int style = d->tile->fact[i].style;

	return style | (d->p->flat && style == ROLE_NORMAL ? STYLE_BOLD : 0);
}

/* Facts beside the digits: one in a row, below a row for the last change. */
static int draw_column(const struct drawing *d)
{
	const struct area *at = &d->facts;
	int rows = at->rows - 1, blank = d->tiles->facts > rows, y = at->y + 1;
	int shown = smaller(d->tiles->facts, rows);

	if (*d->tile->change)
		paint(d->win, d->p, at->y, at->x, at->cols, ROLE_NORMAL | STYLE_BOLD,
		      text_width(d->tile->change) <= at->cols ? d->tile->change : d->tile->change_brief);
	else
		paint(d->win, d->p, at->y, at->x, at->cols, ROLE_DIM, fitting(&d->tiles->head, at->cols));
	for (int i = 0; i < shown; i++)
		paint(d->win, d->p, y++, at->x, at->cols, fact_style(d, i),
		      fitting(&d->tile->fact[i], at->cols));
	if (*d->tile->note.text && !d->noted && !blank && rows > shown && !draw_note(d, y, at))
		return shown;
	return rows > shown ? TILE_FACTS : shown;
}

/* Facts below the digits: as many columns as fit, each as wide as the others; in the last row those that
 * have room beside the chips. */
static int draw_rows(const struct drawing *d)
{
	struct area at = d->facts;
	int across = facts_across(d->tiles, at.cols), i = 0, start, cols, y = at.y, last = at.y + at.rows - 1;

	for (; *d->tiles->head.text && i < across; i++) {
		part_of(at.cols, across, i, &start, &cols);
		if (*d->tile->fact[i].text)
			paint(d->win, d->p, y, at.x + start, cols - 1, ROLE_DIM,
			      fitting(&d->tiles->head, cols - 1));
	}
	y += i > 0;
	for (i = 0; i < d->tiles->facts && y + i / across <= last; i++) {
		bool touches = i < across && y == d->numbers_y + d->plan->size;
		const char *text = d->tile->fact[i].text;

		part_of(at.cols, across, i % across, &start, &cols);
		cols--;
		if (!d->chips || y + i / across < last)
			text = fitting(&d->tile->fact[i], cols);
		else if (text_width(text) > at.cols - start - d->chips)
			break;
		paint(d->win, d->p, y + i / across, at.x + start, cols,
		      fact_style(d, i) | (touches ? STYLE_SHAPE : 0), /* or it would grow into a digit */
		      text);
	}
	y += (i + across - 1) / across;
	at.rows -= d->chips > 0;
	return y < at.y + at.rows && draw_note(d, y, &at) ? TILE_FACTS : i;
}

/* Writes a word into the lower edge, leftwards from `end`; returns where it begins. */
static int draw_edge(const struct drawing *d, int end, int style, const char *text)
{
	int cols = text_width(text) + 2, y = d->in.y + d->in.rows;

	if (!*text || end - cols < d->in.x + 1)
		return end;
	paint_padded(d->win, d->p, y, end - cols, cols, style, " ");
	paint(d->win, d->p, y, end - cols + 1, cols - 2, style, text);
	return end - cols;
}

static int names_width(const char *const name[2])
{
	return text_width(name[0]) + (*name[1] ? JOIN + text_width(name[1]) : 0);
}

/* One name or two, both in short where they have no room; none where that has none. */
static void draw_names(const struct drawing *d, int end)
{
	const struct tile_fact *foot = d->tile->foot;
	int y = d->in.y + d->in.rows, x = d->in.x + 1, room = end - x - FRAME;
	const char *name[2] = { foot[0].text, foot[1].text };

	if (names_width(name) > room)
		for (int i = 0; i < 2; i++)
			name[i] = *foot[i].brief ? foot[i].brief : foot[i].text;
	if (!*name[0] || names_width(name) > room)
		return;
	x += paint(d->win, d->p, y, x, 1, ROLE_DIM, " ");
	x += paint(d->win, d->p, y, x, room, foot[0].style, name[0]);
	if (*name[1]) {
		x += paint(d->win, d->p, y, x, JOIN, ROLE_DIM, " + ");
		x += paint(d->win, d->p, y, x, room, foot[1].style, name[1]);
	}
	paint(d->win, d->p, y, x, 1, ROLE_DIM, " ");
}

/* The lower edge: at the right what has no row, the last change and dangers first; at the left its own words.
 */
static void draw_foot(const struct drawing *d, int shown, int chips)
{
	int end = d->in.x + d->in.cols - (chips ? chips : 1);
	bool column = d->plan->form == TILES_BESIDE || d->plan->form == TILES_BRIEF;

	if (!column)
		end = draw_edge(d, end, ROLE_NORMAL | STYLE_BOLD, d->tile->change_brief);
	for (int pass = 0; pass < 2; pass++)
		for (int i = shown; i < d->tiles->facts && !*d->tiles->head.text; i++) {
			const struct tile_fact *fact = &d->tile->fact[i];
			bool first = (fact->style & 0xff) == ROLE_DANGER;
			int room = smaller(BRIEF_COLS, end - d->in.x - FRAME - 1);

			if (first == (pass == 0) && (fact->style & 0xff) != ROLE_DIM)
				end = draw_edge(d, end, fact->style, fitting(fact, room));
		}
	if (shown < TILE_FACTS && !d->noted)
		end = draw_edge(d, end, d->tile->note.style, fitting(&d->tile->note, end - d->in.x - FRAME));
	draw_names(d, end - 1);
}

static void place_parts(struct drawing *d)
{
	const struct tiles_plan *plan = d->plan;
	bool brief = plan->form == TILES_BRIEF;
	int head = d->tile->number.head != NULL, block = plan->size + head;
	int width = MARGIN + plan->field + GAP; /* of a number beside facts */
	int lines = plan->form == TILES_BELOW ? fact_rows(d->tiles, d->in.cols - 1) : 0;
	int rows = plan->at.rows / plan->down - FRAME; /* of the lowest panel: numbers stand alike in all */
	bool air = rows - block > lines + 1;

	d->numbers_y = d->in.y + larger(rows - block - lines - air + 1, 0) / 2;
	if (plan->form == TILES_BELOW) {
		int y = d->numbers_y + block + air;

		d->facts = (struct area){ y, d->in.x + 1, d->in.y + d->in.rows - y, d->in.cols - 1 };
	} else if (plan->form != TILES_ALONE) {
		int y = smaller(d->numbers_y + head, d->in.y + larger(rows - d->tiles->facts - 2 + head, 0));

		d->facts = (struct area){ y, d->in.x + width - brief, d->in.y + rows - y,
			                  d->in.cols - width * (1 + d->tiles->seconds) + brief };
	}
}

static int names_cols(const struct tiles *tiles)
{
	int cols = 0;

	for (int n = 0; n < tiles->count; n++)
		cols = larger(cols, text_width(tiles->tile[n].panel.name) + (tiles->tile[n].panel.seat > 8));
	return cols;
}

static void draw_panel(struct drawing *d, const struct area *at)
{
	struct panel panel = d->tile->panel;
	int shown = 0, chips;
	bool inside;

	panel.at = *at;
	d->in = (struct area){ at->y + 1, at->x + 1, at->rows - FRAME, at->cols - FRAME };
	place_parts(d);
	panel.names = names_cols(d->tiles);
	panel.close = d->numbers_y == d->in.y && !d->tile->number.head;
	panel.closes = d->plan->form != TILES_BELOW && d->numbers_y + d->plan->size == d->in.y + d->in.rows;
	panel.digits_end = d->plan->form >= TILES_BELOW ? at->x + at->cols : d->facts.x;
	panel.digits_style = d->tile->number.style;
	/* Between two panels they would seem to be the lower one's. A table keeps all its rows. */
	inside = d->plan->down > 1 && d->facts.rows > 1 && !*d->tiles->head.text;
	panel.lower = at->y + at->rows - 1 - inside;
	chips = panel_draw(d->win, d->p, &panel);
	d->chips = inside ? chips : 0;
	draw_numbers(d);
	d->noted = note_instead(d);
	if (d->plan->form == TILES_BELOW)
		shown = draw_rows(d);
	else if (d->plan->form != TILES_ALONE)
		shown = draw_column(d);
	draw_foot(d, shown, chips - d->chips);
}

/* A word of a line and two blanks, if it fits; returns the column behind. */
static int draw_word(const struct drawing *d, int y, int x, int end, int style, const char *word)
{
	if (!*word || x + text_width(word) > end)
		return x;
	return x + paint(d->win, d->p, y, x, end - x, style, word) + 2;
}

static int head_width(const struct tile_number *number)
{
	return number->head ? text_width(number->head) : 0;
}

/* A number in a line, behind its head where that has room; returns the column behind. */
static int draw_line_number(const struct drawing *d, const struct tile_number *number, int y, int x, int end,
                            bool words)
{
	int cols = LINE_NUMBER - 2;

	if (number->head && words)
		x += paint(d->win, d->p, y, x, end - x, ROLE_DIM, number->head);
	if (!number->none)
		paint_right(d->win, d->p, y, x + cols, cols + 1, number->style | STYLE_BOLD,
		            text_number(number->number).of);
	return x + cols + 1;
}

/* Without room for frames: name, numbers, sign, facts in a line. */
static void draw_line(const struct drawing *d, const struct area *at)
{
	const struct panel *panel = &d->tile->panel;
	bool words = at->cols >= LINE_COLS;
	struct chips chips = panel->chips(panel->scene, panel->seat, words ? CHIPS_SHORT : CHIPS_SIGN);
	const char *sign = words && chips.count ? chips.chip[0].text : chips_sign(&chips);
	int x = at->x + 4 + (panel->seat + 1 > 9), end = at->x + at->cols - 1;
	int heads = words ? head_width(&d->tile->number) + head_width(&d->tile->second) : 0;
	int number = smaller(x + LINE_NAME, end - LINE_NUMBER * (1 + d->tiles->seconds) - heads), word;

	panel_seat_chip(d->win, d->p, panel, at->y, at->x, at->cols);
	if (panel->focus)
		paint_mark(d->win, d->p, at->y, x - 1, panel->rest ? ROLE_NORMAL : ROLE_ACCENT);
	paint(d->win, d->p, at->y, x, number - x - 1, panel->out ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD,
	      panel->name);
	x = draw_line_number(d, &d->tile->number, at->y, number, end, words);
	if (d->tiles->seconds)
		x = draw_line_number(d, &d->tile->second, at->y, x, end, words);
	if (x + text_width(sign) > end)
		sign = chips_sign(&chips);
	word = draw_word(d, at->y, x, end, chips.count ? chips.chip[0].style | STYLE_BOLD | STYLE_REVERSE : 0,
	                 sign);
	x = larger(word - 1, x + (words ? LINE_NUMBER + 1 : 0));
	for (int i = 0; i < d->tiles->facts; i++, x += BRIEF_COLS + 1) {
		const char *brief = fitting(&d->tile->fact[i], BRIEF_COLS);

		if ((d->tile->fact[i].style & 0xff) != ROLE_DIM)
			draw_word(d, at->y, x, end, d->tile->fact[i].style, brief);
	}
	draw_word(d, at->y, x, end, ROLE_NORMAL | STYLE_BOLD, d->tile->change_brief);
}

/* The largest that fits the longest number: a small number that outshouts a large one would say the wrong
 * thing. */
static int size_of_all(const struct tiles *tiles, const struct tiles_plan *plan)
{
	bool whole = plan->form >= TILES_BELOW && !tiles->seconds;
	int all = whole ? plan->at.cols / plan->across - FRAME - 2 * GAP : 0;
	int room = larger(plan->field, all), size = plan->size;

	for (int n = 0; n < tiles->count * 2; n++) {
		const struct tile *tile = &tiles->tile[n / 2];
		const struct tile_number *number = n % 2 ? &tile->second : &tile->number;

		while (size && !number->none && digits_width(number->number, size) > room)
			size = digits_smaller(size);
	}
	return size;
}

void tiles_draw(WINDOW *win, const struct palette *p, const struct tiles *tiles, int *cursor_y, int *cursor_x)
{
	struct tiles_plan plan = tiles_plan(tiles);
	struct drawing d = { .win = win, .p = p, .tiles = tiles, .plan = &plan };

	while (p->digits_most && plan.size > p->digits_most)
		plan.size = digits_smaller(plan.size);
	plan.field = plan.size ? digits_width(tiles->usual, plan.size) : plan.field;
	d.size = size_of_all(tiles, &plan);
	for (int n = 0; n < tiles->count; n++) {
		struct area area = area_of(&plan, n);

		d.tile = &tiles->tile[n];
		spot_put(p, win, area.y, area.x, area.rows, area.cols, SPOT_SEAT, n);
		if (plan.form == TILES_LINES)
			draw_line(&d, &area);
		else
			draw_panel(&d, &area);
		if (d.tile->panel.focus && !d.tile->panel.rest) {
			*cursor_y = area.y;
			*cursor_x = area.x + 4 - (plan.form == TILES_LINES);
		}
	}
}
