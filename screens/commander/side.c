/* SPDX-License-Identifier: MIT */
/*
 * The whole Commander table: the line of markers, and on large terminals the
 * side column with the log, the damage dealt, the focused player in full, and
 * the table.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/shell/log.h"

static bool is_planechase(const struct commander *c)
{
	return c->planar.face[0] || c->planar.rolls;
}

static const char *sky_word(const struct commander *c)
{
	return c->sky == SKY_DAY ? _("day") : c->sky == SKY_NIGHT ? _("night") : _("neither");
}

/* ---- one line ---- */

static int marker(const struct scene *s, int y, int x, int cols, int style, const char *text)
{
	if (x + text_width(text) > cols - 1)
		return x;
	return x + paint(s->win, s->p, y, x, cols - 1 - x, style, text) + 3;
}

void commander_draw_markers(const struct scene *s, int y, int cols)
{
	const struct commander *c = s->c;
	int x = 1;
	char text[NAME_BYTES + 40];

	if (c->monarch >= 0) {
		snprintf(text, sizeof text, _("monarch %s"), c->table.seat[c->monarch].name);
		x = marker(s, y, x, cols, ROLE_WARNING, text);
	}
	if (c->initiative >= 0) {
		snprintf(text, sizeof text, _("initiative %s"), c->table.seat[c->initiative].name);
		x = marker(s, y, x, cols, ROLE_WARNING, text);
	}
	if (c->sky != SKY_NONE)
		x = marker(s, y, x, cols, ROLE_WARNING, sky_word(c));
	if (c->planar.face[0]) {
		snprintf(text, sizeof text, _("plane %s"), c->planar.face);
		x = marker(s, y, x, cols, ROLE_WARNING, text);
	}
	if (c->planar.rolls) {
		snprintf(text, sizeof text, _("die costs %d"), c->planar.rolls);
		x = marker(s, y, x, cols, ROLE_WARNING, text);
	}
	snprintf(text, sizeof text, _("storm %d"), c->storm);
	marker(s, y, x, cols, c->storm ? ROLE_WARNING : ROLE_DIM, text);
}

/* ---- side column ---- */

enum {
	LABEL_COLS = 11,
	TIME_COLS = 6,
	WHO_COLS = 10,
	WHAT_LEAST = 18, /* "Alice, commander 30" */
	NAMES_LEAST = 8,
	NAMES_MOST = 14,
	LOG_LEAST = 5,
	CELL_COLS = 4
};

static int head(const struct scene *s, int y, const struct area *at, const char *text)
{
	return paint(s->win, s->p, y, at->x + 1, at->cols - 2, ROLE_DIM | STYLE_BOLD, text);
}

/* Columns of the log: its times, the names, and where what happened begins and ends. */
struct log_columns {
	bool timed; /* the change of a number is more important than its time */
	int who, end;
};

static const char *log_cause(const struct log_row *row)
{
	return row->undone ? _("undone") : row->cause;
}

static int log_text_x(const struct log_row *row, const struct log_columns *c, int x)
{
	x += c->timed ? TIME_COLS : 0;
	return x + (*row->who || *row->cause ? c->who + 1 : 0);
}

/* The rows that an entry takes: its cause goes below where it does not fit beside. */
static int log_height(const struct log_row *row, const struct log_columns *c, int x)
{
	int columns = c->end - log_text_x(row, c, x), cause = text_width(log_cause(row));

	if (text_width(row->what) + (cause ? 2 + cause : 0) <= columns)
		return 1;
	return text_rows(row->what, columns) + (cause ? text_rows(log_cause(row), columns) : 0);
}

static void draw_entry(const struct scene *s, const struct log_row *row, const struct log_columns *c, int y,
                       int x, int height)
{
	int style = row->undone ? ROLE_DIM : ROLE_NORMAL, text_x = log_text_x(row, c, x), used;
	char time[8];

	screen_time(row->at, time);
	if (c->timed)
		paint(s->win, s->p, y, x, 5, ROLE_DIM, time);
	paint(s->win, s->p, y, x + (c->timed ? TIME_COLS : 0), c->who, style | (row->here ? STYLE_BOLD : 0),
	      row->who);
	style = row->here ? STYLE_BOLD : row->ruling && !row->undone ? ROLE_WARNING : ROLE_DIM;
	if (height == 1) {
		used = text_x + paint(s->win, s->p, y, text_x, c->end - text_x, style, row->what) + 2;
		paint(s->win, s->p, y, used, c->end - used, style, log_cause(row));
		return;
	}
	used = paint_paragraph(s->win, s->p, y, text_x, height, c->end - text_x, style, row->what);
	if (used < height)
		paint_paragraph(s->win, s->p, y + used, text_x, height - used, c->end - text_x, style,
		                log_cause(row));
}

static void draw_log(const struct scene *s, struct area at)
{
	const struct frame *f = s->frame;
	int room = at.rows - 1, first = f->log_rows > room ? f->log_rows - room : 0, x = at.x + 1, used = 0;
	const char *keys = f->watching ? "" : _("u undo  ^R redo");
	struct log_columns c = { .end = at.x + at.cols - 1 };

	head(s, at.y, &at, _("LOG"));
	if (!f->watching)
		paint_right(s->win, s->p, at.y, at.x + at.cols - 1, at.cols - 8, ROLE_DIM, keys);
	for (int i = first; i < f->log_rows; i++)
		c.who = larger(c.who, smaller(text_width(f->log[i].who), WHO_COLS));
	c.timed = c.end - x - TIME_COLS - c.who - 1 >= WHAT_LEAST;
	for (first = f->log_rows; first > 0; first--) {
		int height = log_height(&f->log[first - 1], &c, x);

		if (used + height > room)
			break;
		used += height;
	}
	for (int i = first, y = at.y + 1; i < f->log_rows; i++) {
		int height = log_height(&f->log[i], &c, x);

		draw_entry(s, &f->log[i], &c, y, x, height);
		y += height;
	}
}

/* A row for each player, a column for each commander, as in the matrix; where partners have no room for a
 * column each, one tells the larger of the two. */
struct dealt {
	struct commander_ref column[TABLE_SEATS * COMMANDERS];
	int columns, names;
	bool apart; /* partners have a column each */
};

static struct dealt dealt_of(const struct commander *c, const struct area *at)
{
	struct dealt d = { .apart = true };

	d.columns = commander_columns(c, d.column);
	if (1 + NAMES_LEAST + CELL_COLS * d.columns >= at->cols) {
		d.apart = false;
		d.columns = c->table.seats;
		for (int q = 0; q < d.columns; q++)
			d.column[q] = (struct commander_ref){ q, 0 };
	}
	d.names = smaller(at->cols - 2 - CELL_COLS * d.columns, NAMES_MOST);
	return d;
}

static void draw_dealt_row(const struct scene *s, const struct dealt *d, int seat, int y, int x)
{
	for (int q = 0; q < d->columns; q++) {
		const int *taken = s->c->player[seat].taken[d->column[q].seat];
		int amount = d->apart ? taken[d->column[q].card] : larger(taken[0], taken[1]);
		bool near = commander_damage_near(s, amount);
		char text[20];

		snprintf(text, sizeof text, amount ? "%d%s" : ".", amount, near ? "!" : "");
		paint_right(s->win, s->p, y, x + (q + 1) * CELL_COLS - 1 + near, CELL_COLS,
		            near     ? ROLE_DANGER | STYLE_BOLD
		            : amount ? ROLE_NORMAL
		                     : ROLE_DIM,
		            text);
	}
}

static void draw_dealt(const struct scene *s, struct area at)
{
	const struct commander *c = s->c;
	struct dealt d = dealt_of(c, &at);
	int x = at.x + 1 + d.names;
	char text[20];

	head(s, at.y, &at, _("DEALT (row took from column)"));
	for (int q = 0; q < d.columns; q++) {
		snprintf(text, sizeof text, d.column[q].card ? ".2" : "%d", d.column[q].seat + 1);
		paint_right(s->win, s->p, at.y + 1, x + (q + 1) * CELL_COLS - 1, CELL_COLS, ROLE_DIM, text);
	}
	every_seat (i, c->table) {
		snprintf(text, sizeof text, "%d", i + 1); /* where the names have no room */
		paint(s->win, s->p, at.y + 2 + i, at.x + 1, d.names - 1, ROLE_NORMAL,
		      d.names < NAMES_LEAST ? text : c->table.seat[i].name);
		draw_dealt_row(s, &d, i, at.y + 2 + i, x);
	}
}

static void field(const struct scene *s, const struct area *at, int row, const char *label, int style,
                  const char *text)
{
	int x = at->x + 1 + LABEL_COLS;

	if (row >= at->rows)
		return;
	paint(s->win, s->p, at->y + row, at->x + 1, LABEL_COLS - 1, ROLE_DIM, label);
	paint(s->win, s->p, at->y + row, x, at->x + at->cols - 1 - x, style, text);
}

/* The time of this turn, for the player on turn, and of the whole game. */
static void draw_focus_clock(const struct scene *s, const struct area *at, int row)
{
	const struct table *t = &s->c->table;
	int64_t all = t->seat[s->view->focus].clock_s, spent = 0;
	char now[40], total[40], text[100];

	if (t->turn == s->view->focus) {
		spent = t->clock.spent_s;
		if (t->clock.running && s->frame->now > t->clock.since)
			spent += s->frame->now - t->clock.since;
		all += spent;
	}
	screen_span(spent, now, sizeof now);
	screen_span(all, total, sizeof total);
	if (t->turn == s->view->focus)
		snprintf(text, sizeof text, _("%s, %s in all"), now, total);
	else
		snprintf(text, sizeof text, _("%s in all"), total);
	field(s, at, row, _("clock"), ROLE_NORMAL, text);
}

static void draw_card(const struct scene *s, const struct area *at, int *row,
                      const struct commander_card *card, bool here)
{
	char text[80], name[COMMANDER_BYTES] = "";

	for (int form = CARD_WHOLE;
	     form <= CARD_CALLED && (!form || text_width(name) > at->cols - LABEL_COLS - 2); form++)
		commander_card_name(card, (enum card_name)form, name);
	field(s, at, (*row)++, _("commander"), here ? ROLE_ACCENT : ROLE_NORMAL,
	      *name ? name : _("not named"));
	field(s, at, (*row)++, _("zone"), card->offer ? ROLE_WARNING : ROLE_NORMAL,
	      _(commander_zone_word(card->zone)));
	snprintf(text, sizeof text, _("%d, next costs +%d"), card->casts, commander_tax(card));
	field(s, at, (*row)++, _("casts"), ROLE_NORMAL, text);
}

static void draw_focus(const struct scene *s, struct area at)
{
	const struct commander_player *p = &s->c->player[s->view->focus];
	int row = 1, used = head(s, at.y, &at, _("FOCUS"));
	char text[80];

	paint(s->win, s->p, at.y, at.x + 3 + used, at.cols - used - 4, ROLE_NORMAL | STYLE_BOLD,
	      s->c->table.seat[s->view->focus].name);
	for (int i = 0; i < (p->commanders == 2 ? 2 : 1); i++)
		draw_card(s, &at, &row, &p->card[i], p->commanders == 2 && s->view->second == i);
	if (*p->identity)
		field(s, &at, row++, C_("label", "colours"), ROLE_NORMAL, p->identity);
	if (p->mulligans)
		snprintf(text, sizeof text, p->kept ? _("%d, kept after %d") : _("%d after %d mulligans"),
		         p->hand, p->mulligans);
	else
		snprintf(text, sizeof text, "%d", p->hand);
	field(s, &at, row++, _("hand"), ROLE_NORMAL, text);
	snprintf(text, sizeof text, "%d", p->library);
	field(s, &at, row++, C_("label", "library"), ROLE_NORMAL, text);
	if (row < at.rows)
		draw_focus_clock(s, &at, row);
}

static void draw_table(const struct scene *s, struct area at)
{
	const struct commander *c = s->c;
	int row = 1;
	char text[40];

	head(s, at.y, &at, _("TABLE"));
	field(s, &at, row++, _("monarch"), c->monarch >= 0 ? ROLE_WARNING : ROLE_DIM,
	      c->monarch >= 0 ? c->table.seat[c->monarch].name : _("nobody"));
	if (c->initiative >= 0)
		field(s, &at, row++, _("initiative"), ROLE_WARNING, c->table.seat[c->initiative].name);
	if (c->planar.face[0])
		field(s, &at, row++, _("plane"), STYLE_BOLD, c->planar.face);
	if (is_planechase(c)) {
		snprintf(text, sizeof text, _("costs %d"), c->planar.rolls);
		field(s, &at, row++, _("planar die"), ROLE_NORMAL, text);
	}
	field(s, &at, row++, _("day/night"), c->sky == SKY_NONE ? ROLE_DIM : ROLE_WARNING, sky_word(c));
	snprintf(text, sizeof text, "%d", c->storm);
	field(s, &at, row, _("storm"), c->storm ? ROLE_WARNING : ROLE_NORMAL, text);
}

/* The parts from the top; the log takes the rest. If that is too little, parts
 * that repeat the panels are dropped. */
void commander_draw_side(const struct scene *s, struct area at)
{
	const struct commander *c = s->c;
	struct {
		int rows;
		void (*draw)(const struct scene *s, struct area at);
	} parts[] = {
		{ 0, draw_log },
		{ c->table.seats + 2, draw_dealt },
		{ s->frame->room                              ? 0
		  : c->player[s->view->focus].commanders == 2 ? 10
		                                              : 7,
		  draw_focus },
		{ 4 + (c->initiative >= 0) + (c->planar.face[0] != 0) + is_planechase(c), draw_table },
	};
	int order[] = { 2, 1 }, rest = at.rows, y = at.y;

	for (int i = 1; i < 4; i++)
		rest -= parts[i].rows + 1;
	for (int i = 0; i < 2 && rest < LOG_LEAST; i++) {
		rest += parts[order[i]].rows + 1;
		parts[order[i]].rows = 0;
	}
	parts[0].rows = s->frame->log ? rest : 0; /* none: the log itself is open */
	for (int i = 0; i < 4; i++) {
		if (parts[i].rows <= 0)
			continue;
		parts[i].draw(s, (struct area){ y, at.x, parts[i].rows, at.cols });
		y += parts[i].rows + 1;
	}
}
