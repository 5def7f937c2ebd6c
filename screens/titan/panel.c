/* SPDX-License-Identifier: MIT */
/*
 * The panel beside the battle board: land, ladder of steps, duties (duty.c), and the
 * hex under the cursor; for a whole room the last roll.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum { NARROW = 26, LOG_LEAST = 4, LOG_TEXT = 400 };

/* ---- what is under the cursor ---- */

/* "Slope down to B2 C3"; returns how many sides there are. */
static int sides_text(enum titan_land land, int hex, int hazard, bool down, char *out, size_t size)
{
	const char *name = _(titan_hazards[hazard].name);
	size_t end = (size_t)snprintf(out, size, down ? _("%s down to") : _("%s up to"), name);
	int sides = 0;

	for (int side = 0; side < TITAN_SIDES; side++) {
		bool upper;

		if ((int)titan_hexside(land, hex, side, &upper) != hazard || upper != down || end >= size)
			continue;
		end += (size_t)snprintf(out + end, size - end, " %s",
		                        titan_hex_label(titan_neighbour(hex, side)));
		sides++;
	}
	if (sides == TITAN_SIDES) /* a hilltop, or the middle of a Tower */
		snprintf(out, size, _("%s down on all sides"), name);
	return sides;
}

static void draw_sides(struct titan_pen *pen, int hex)
{
	char text[80];

	for (int hazard = HAZARD_SLOPE; hazard < TITAN_HAZARDS; hazard++)
		for (int down = 1; down >= 0; down--)
			if (sides_text(pen->s->t->battle.land, hex, hazard, down, text, sizeof text))
				titan_pen_text(pen, ROLE_DIM, text);
}

static void natives_text(const struct titan_facts *facts, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (int hazard = 0; hazard < TITAN_HAZARDS && end < size; hazard++)
		if (facts->natives >> hazard & 1)
			end += (size_t)snprintf(out + end, size - end, "%s%s", end ? _(", ") : _("native: "),
			                        _(titan_hazards[hazard].name));
}

static void draw_unit(struct titan_pen *pen, int unit)
{
	const struct titan *t = pen->s->t;
	const struct titan_unit *u = &t->battle.unit[unit];
	const struct titan_facts *facts = titan_facts_of(t, u->creature);
	char natives[120];

	if (!titan_pen_room(pen, 1))
		return;
	titan_draw_who(pen, unit, "");
	if (titan_is_slain(u))
		titan_pen_line(pen, ROLE_DANGER | STYLE_BOLD, "! %s", _("slain"));
	else if (u->hits)
		titan_pen_line(pen, ROLE_DANGER | STYLE_SHAPE,
		               P_("%d hit, %d left", "%d hits, %d left", u->hits), u->hits,
		               u->power - u->hits);
	if (pen->cols < NARROW)
		return;
	if (facts->flies || facts->rangestrikes)
		titan_pen_line(pen, ROLE_DIM,
		               facts->flies && facts->rangestrikes ? _("flies, rangestrikes with %d")
		               : facts->flies                      ? _("flies")
		                                                   : _("rangestrikes with %d"),
		               u->power / 2);
	natives_text(facts, natives, sizeof natives);
	if (natives[0])
		titan_pen_line(pen, ROLE_DIM, "%s", natives);
}

/* A line for each target of a unit that may strike. */
static void draw_targets(struct titan_pen *pen, int unit)
{
	const struct titan_scene *s = pen->s;
	titan_units targets =
		titan_is_strike_step(s->t) && s->t->battle.unit[unit].side == titan_speaker(s->t)
			? titan_targets_of(s->t, unit)
			: 0;

	for (int i = 0; i < s->t->battle.units && titan_pen_room(pen, 1); i++) {
		struct titan_duel duel;
		char text[160];
		int used;

		if (!(targets >> i & 1))
			continue;
		titan_duel_of(s->t, unit, i, &duel);
		titan_strike_brief(&duel, text, sizeof text);
		used = titan_paint(s, pen->y, pen->x, 4, titan_side_style(s, s->t->battle.unit[i].side),
		                   ID(s->t, i)) +
		       1;
		titan_paint(s, pen->y++, pen->x + used, pen->cols - used, ROLE_NORMAL, text);
	}
}

/* The move of the picked unit to the cursor. */
static void draw_going(struct titan_pen *pen)
{
	const struct titan_scene *s = pen->s;
	int hex = s->view->hex, unit = titan_picked(s->view);

	if (s->reach.hexes >> hex & 1)
		titan_pen_line(pen, TITAN_HEAD,
		               s->reach.standing >> hex & 1 ? _("%s to %s: cost %d, in contact")
		                                            : _("%s to %s: cost %d"),
		               ID(s->t, unit), titan_hex_label(hex), s->reach.cost[hex]);
	else if (s->t->battle.unit[unit].hex == hex)
		titan_pen_line(pen, ROLE_NORMAL, _("%s picked up, skill %d"), ID(s->t, unit),
		               s->t->battle.unit[unit].skill);
	else
		titan_pen_line(pen, ROLE_WARNING, _("%s cannot go to %s"), ID(s->t, unit),
		               titan_hex_label(hex));
	if (!s->reach.hexes) {
		struct titan_reach reach;
		struct reason why = { 0 };

		titan_reach_of(s->t, unit, &reach, &why);
		titan_pen_text(pen, ROLE_WARNING, why.text);
	}
}

static void draw_focus(struct titan_pen *pen)
{
	const struct titan_scene *s = pen->s;
	int hex = s->view->hex, unit = titan_unit_at(s->t, hex);
	enum titan_land land = s->t->battle.land;
	int level = titan_elevation(land, hex);
	const char *terrain = _(titan_hazards[titan_terrain(land, hex)].name);
	char text[100];

	if (s->dueling) {
		titan_draw_strike(pen);
		return;
	}
	if (s->reaching) {
		draw_unit(pen, titan_picked(s->view));
		draw_going(pen);
	} else if (unit >= 0) {
		draw_unit(pen, unit);
		draw_targets(pen, unit);
	}
	snprintf(text, sizeof text, level ? _("%s  %s, level %d") : "%s  %s", titan_hex_label(hex), terrain,
	         level);
	if (text_width(text) > pen->cols)
		snprintf(text, sizeof text, _("%s %s, lv %d"), titan_hex_label(hex), terrain, level);
	titan_pen_line(pen, ROLE_NORMAL, "%s", text);
	draw_sides(pen, hex);
}

/* ---- the whole ---- */

static void draw_land(const struct titan_scene *s, struct titan_pen *pen)
{
	const struct titan_battle *b = &s->t->battle;
	titan_hexes entry = titan_entry_hexes(b->side, SIDE_ATTACKER);
	int first = -1, last = -1, x = pen->x;

	each_of (hex, entry) {
		first = first < 0 ? hex : first;
		last = hex;
	}
	x += titan_paint(s, pen->y, x, pen->cols, TITAN_HEAD, titan_land(b->land)) + 1;
	titan_paint_format(s, pen->y++, x, pen->x + pen->cols - x, ROLE_DIM, _("from %s-%s"),
	                   titan_hex_label(first), titan_hex_label(last));
}

/* A row of the log, in two rows of the panel at most; nothing for a step, "2.1: ..": the ladder tells it. */
static void log_text(const struct log_row *row, int cols, char out[LOG_TEXT])
{
	snprintf(out, LOG_TEXT, "%s%s%s%s%s", row->who, *row->who ? " " : "", row->what,
	         *row->cause ? ", " : "", row->cause);
	utf8_mend_end(out);
	titan_shorten(out, 2, cols);
	if (!*row->who && row->what[0] && row->what[1] == '.')
		out[0] = '\0';
}

void titan_draw_last_said(const struct titan_scene *s, struct titan_pen *pen)
{
	int rows = pen->end - pen->y - 1, first = s->frame->log_rows;
	char text[LOG_TEXT];

	if (rows < LOG_LEAST || !first)
		return;
	titan_pen_text(pen, TITAN_HEAD, _("LATEST"));
	for (; first > 0 && rows >= 0; first--) {
		log_text(&s->frame->log[first - 1], pen->cols, text);
		rows -= text_rows(text, pen->cols);
	}
	for (first += rows < 0; first < s->frame->log_rows; first++) {
		log_text(&s->frame->log[first], pen->cols, text);
		titan_pen_text(pen, s->frame->log[first].undone ? ROLE_DIM : ROLE_NORMAL, text);
	}
}

/* "d1 Unicorn strikes a1 Titan", without names where they take more than two rows. */
static void draw_struck(struct titan_pen *pen, const struct titan_roll *roll)
{
	const struct titan *t = pen->s->t;
	const int unit[2] = { roll->striker, roll->target };
	char who[2][60], text[160];

	for (int names = 1; names >= 0; names--) {
		for (int i = 0; i < 2; i++)
			snprintf(who[i], sizeof who[i], names ? "%s %s" : "%s", ID(t, unit[i]),
			         titan_name(t->battle.unit[unit[i]].creature));
		snprintf(text, sizeof text, _("%s strikes %s"), who[0], who[1]);
		if (text_rows(text, pen->cols) <= 2)
			break;
	}
	titan_pen_text(pen, TITAN_HEAD, text);
}

/* The last strike for a whole room: who struck whom, the dice, and in digits how many hits. */
static void draw_roll(struct titan_pen *pen)
{
	enum { SMALL = 5, LARGE = 10, LARGE_FROM = 24 };
	const struct titan_scene *s = pen->s;
	const struct titan_roll *roll = &s->t->battle.last;
	int size = pen->end - pen->y < LARGE_FROM ? SMALL : LARGE, per = pen->cols / 2, i = 0;

	if (!roll->dice)
		return;
	draw_struck(pen, roll);
	titan_pen_line(pen, ROLE_NORMAL, P_("%d die at %d+", "%d dice at %d+", roll->dice), roll->dice,
	               roll->number);
	for (; i < smaller(roll->dice, TITAN_ROLL_MOST); i++)
		titan_paint_format(s, pen->y + i / per, pen->x + i % per * 2, 1,
		                   roll->die[i] >= roll->number ? TITAN_HEAD | STYLE_REVERSE : ROLE_DIM, "%d",
		                   roll->die[i]);
	pen->y += (i - 1) / per + 2;
	size = titan_pen_room(pen, size) ? size : 0;
	digits_paint(s->win, s->p, pen->y, pen->x, ROLE_NORMAL, roll->hits, size);
	titan_paint(s, pen->y + larger(size, 1) - 1, pen->x + digits_width(roll->hits, size) + 2, pen->cols,
	            TITAN_HEAD, P_("hit", "hits", (unsigned long)roll->hits));
}

/* The step, where no ladder has room. */
static void draw_step(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	char word[80];

	titan_pen_text(pen, TITAN_HEAD, titan_step_id(t));
	titan_pen_text(pen, TITAN_HEAD, titan_step_word(t->step, pen->cols, word, sizeof word));
	if (titan_acts(t) != WHO_NOBODY)
		titan_pen_text(pen, ROLE_NORMAL, titan_who(t, titan_speaker(t)));
}

/* In a low window the ladder and the duties are short, so that a strike has room. */
void titan_draw_panel(const struct titan_scene *s, struct area area)
{
	enum { LOW = 30, LADDER_LOW = 5, CHART = 22, STRIKE = 5 };
	struct titan_pen pen = { s, area.y, area.y + area.rows, area.x, area.cols };
	int end = pen.end;

	if (area.cols < NARROW) {
		draw_step(&pen);
	} else {
		draw_land(s, &pen);
		pen.end = pen.y + (area.rows < LOW ? LADDER_LOW : titan_ladder_rows(s->t, false));
		titan_draw_ladder(&pen, false);
		pen.end = end;
	}
	titan_pen_skip(&pen);
	if (s->frame->room) {
		draw_roll(&pen);
		return;
	}
	pen.end -= s->dueling ? 1 + STRIKE : 0;
	titan_draw_duty(&pen);
	pen.end = end;
	titan_pen_skip(&pen);
	draw_focus(&pen);
	titan_pen_skip(&pen);
	if (s->dueling && area.rows >= LOW) {
		pen.end = smaller(end, pen.y + CHART);
		titan_draw_chart(&pen, &s->duel);
		titan_pen_skip(&pen);
		pen.end = end;
	}
	if (area.cols >= NARROW)
		titan_draw_last_said(s, &pen);
}
