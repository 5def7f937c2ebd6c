/* SPDX-License-Identifier: MIT */
/*
 * The parts below and beside the players on the sheet: the legion in focus, the verbs
 * allowed, and the step's affairs: the encounter and its proposals, agreements, or the
 * pots.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

enum { INDENT = 7 };

/* ---- legions, as far as all may know ---- */

void titan_place_text(const struct titan *t, int legion, char *out, size_t size)
{
	const struct titan_legion *l = &t->legion[legion];
	const char *done = l->recruited ? _("recruited")
	                   : l->fought  ? _("has met")
	                   : l->moved   ? _("moved")
	                                : NULL;
	char place[120];

	if (l->at >= 0)
		snprintf(place, sizeof place, _("at %s %s"), titan_places[l->at].label, titan_land(l->land));
	else if (l->land >= 0)
		snprintf(place, sizeof place, _("in the %s"), titan_land(l->land));
	else
		snprintf(place, sizeof place, "%s", _("place unknown"));
	if (l->land >= 0 && l->entry >= 0)
		snprintf(place + strlen(place), sizeof place - strlen(place), _(" (%s)"),
		         _(titan_entry_words[l->entry]));
	snprintf(out, size, done ? _("%s, %s") : "%s", place, done ? done : "");
}

/* What a hidden legion may have by what all players know, or all of a public one. */
static void shown_text(const struct titan *t, int legion, char *out, size_t size)
{
	uint8_t now[TITAN_CREATURES] = { 0 };
	struct titan_contents contents;
	char list[400];

	titan_contents_of(t, legion, &contents);
	if (titan_is_public(t, legion)) {
		for (int i = 0; i < TITAN_CREATURES; i++)
			now[i] = (uint8_t)contents.least[i];
		titan_list_creatures(now, list, sizeof list);
		snprintf(out, size, _("open: %s"), list[0] ? list : _("nobody"));
	} else if (contents.open == contents.size && t->known[legion].parent < 0) {
		snprintf(out, size, "%s", _("nothing shown"));
	} else {
		titan_contents_text(&contents, out, size);
	}
}

void titan_legion_text(const struct titan *t, int legion, char *out, size_t size)
{
	char place[200], shown[400];

	titan_place_text(t, legion, place, sizeof place);
	shown_text(t, legion, shown, sizeof shown);
	snprintf(out, size, _("%s, %d high, %s; %s"), MARKER(legion), titan_height(t, legion), place, shown);
	utf8_mend_end(out);
}

void titan_draw_legion(struct titan_pen *pen)
{
	char text[700];
	int rows = smaller(pen->end - pen->y, 2);

	if (pen->s->view->legion < 0 || rows < 1)
		return;
	titan_legion_text(pen->s->t, pen->s->view->legion, text, sizeof text);
	titan_shorten(text, rows, pen->cols);
	titan_pen_text(pen, ROLE_NORMAL, text);
}

/* Where it is, and in so many rows below what is known of it. */
static void draw_seat_legion(struct titan_pen *pen, int legion, int rows)
{
	const struct titan_scene *s = pen->s;
	struct titan_pen known;
	char text[400];
	bool focus = legion == s->view->legion;

	titan_place_text(s->t, legion, text, sizeof text);
	spot_put(s->p, s->win, pen->y, pen->x - 1, 1 + rows, pen->cols, SPOT_LEGION, legion);
	if (focus)
		paint_mark(s->win, s->p, pen->y, pen->x - 1, ROLE_ACCENT);
	titan_pen_line(pen, (focus ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD, "%s %d  %s", MARKER(legion),
	               titan_height(s->t, legion), text);
	if (rows < 1)
		return;
	known = (struct titan_pen){ s, pen->y, pen->y + rows, pen->x + INDENT, pen->cols - INDENT };
	shown_text(s->t, legion, text, sizeof text);
	titan_shorten(text, rows, known.cols);
	titan_pen_text(&known, ROLE_DIM, text);
	pen->y = known.y;
}

void titan_draw_seat_legions(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	int seat = pen->s->view->seat, list[TITAN_LEGIONS], count = titan_legions(t, seat, list);

	if (seat < 0 || seat >= t->table.seats)
		return;
	titan_pen_line(pen, TITAN_HEAD, _("LEGIONS OF %s"), t->table.seat[seat].name);
	for (int i = 0, rows = within((pen->end - pen->y) / larger(count, 1) - 1, 2);
	     i < count && titan_pen_room(pen, 1 + rows); i++)
		draw_seat_legion(pen, list[i], rows);
}

/* ---- the encounter ---- */

static const char *outcome(const struct titan *t, const struct titan_proposal *p, char *out, size_t size)
{
	if (p->winner == WINNER_ATTACKER || p->winner == WINNER_DEFENDER)
		snprintf(out, size, p->all ? _("%s wins") : _("%s wins, loses some"),
		         titan_who(t, p->winner));
	else
		snprintf(out, size, "%s",
		         p->winner == WINNER_NOBODY ? _("both are lost") : _("no winner named"));
	return out;
}

static void proposal_text(const struct titan *t, int n, char *out, size_t size)
{
	const struct titan_proposal *p = &t->encounter.proposal[n];
	char what[160];

	snprintf(out, size, p->text[0] ? "%d %s: %s (%s)" : "%d %s: %s%s", n + 1, titan_who(t, p->by),
	         p->text, outcome(t, p, what, sizeof what));
}

/* The last one first. */
static void draw_proposals(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	char text[500];

	if (!t->encounter.proposals && t->step >= STEP_2_5_4_1)
		titan_pen_text(pen, ROLE_DIM, _("no proposal yet"));
	for (int i = t->encounter.proposals - 1; i >= 0; i--) {
		proposal_text(t, i, text, sizeof text);
		titan_pen_text(pen, ROLE_NORMAL, text);
	}
}

static void draw_encounter(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	const struct titan_encounter *e = &t->encounter;
	char text[NAME_BYTES * 2 + 80];

	snprintf(text, sizeof text, _("%s, %s, meets %s, %s"), MARKER(e->legion[SIDE_ATTACKER]),
	         titan_who(t, SIDE_ATTACKER), MARKER(e->legion[SIDE_DEFENDER]), titan_who(t, SIDE_DEFENDER));
	if (text_width(text) > pen->cols)
		snprintf(text, sizeof text, _("%s meets %s"), MARKER(e->legion[SIDE_ATTACKER]),
		         MARKER(e->legion[SIDE_DEFENDER]));
	titan_pen_text(pen, TITAN_HEAD, text);
	titan_pen_line(pen, ROLE_NORMAL, _("in the %s, entered from the %s"), titan_land(e->land),
	               _(titan_entry_words[e->entry]));
	if (t->battle.on && !t->battle.over)
		titan_pen_text(pen, ROLE_ACCENT, _("v  show the battle map"));
	else if (!e->decided)
		draw_proposals(pen);
	else
		titan_draw_end(pen);
}

/* ---- the pots ---- */

/* With names and the dead, with names, or with the two letters of the counters. */
enum pots { POTS_DEAD, POTS_NAMED, POTS_LETTERED, POTS_NEVER };
enum { POT_NUMBER = 3, POT_DEAD = 5, POT_GAP = 2 };

static const char *pot_name(enum pots how, int creature)
{
	return how < POTS_LETTERED ? titan_name(creature) : titan_creatures[creature].counter;
}

/* The names of a column of so many rows. */
static int pot_names(enum pots how, int rows, int column)
{
	int cols = 0;

	for (int i = column * rows; i < (column + 1) * rows && i < TITAN_CREATURES; i++)
		cols = larger(cols, text_width(pot_name(how, i)));
	return cols;
}

/* The fewest rows with room for their columns. */
static int pot_rows(enum pots how, int cols)
{
	for (int rows = 1; rows < TITAN_CREATURES; rows++) {
		int used = 0;

		for (int column = 0; column * rows < TITAN_CREATURES; column++)
			used += pot_names(how, rows, column) + POT_NUMBER +
			        (how == POTS_DEAD ? POT_DEAD : POT_GAP);
		if (used <= cols)
			return rows;
	}
	return TITAN_CREATURES;
}

void titan_draw_pots(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	enum pots n = POTS_DEAD;
	int rows, x = pen->x, names = 0;
	char head[200];

	while ((rows = pot_rows(n, pen->cols)) >= pen->end - pen->y)
		if (++n == POTS_NEVER)
			return;
	snprintf(head, sizeof head, "%s",
	         n ? _("left in the pots; ! none left") : _("left in the pots; -N: dead; ! none left"));
	titan_shorten(head, 1, pen->cols);
	titan_pen_line(pen, ROLE_DIM, "%s", head);
	for (int i = 0; i < TITAN_CREATURES; i++) {
		int y = pen->y + i % rows, left = titan_pot(t, i);
		char number[8];

		if (i && i % rows == 0)
			x += names + POT_NUMBER + (n == POTS_DEAD ? POT_DEAD : POT_GAP);
		names = pot_names(n, rows, i / rows);
		titan_paint(pen->s, y, x, names, ROLE_DIM, pot_name(n, i));
		snprintf(number, sizeof number, left ? "%d" : "!%d", left);
		paint_right(pen->s->win, pen->s->p, y, x + names + POT_NUMBER, POT_NUMBER,
		            left ? ROLE_NORMAL : ROLE_WARNING | STYLE_BOLD, number);
		if (n == POTS_DEAD && t->dead[i])
			titan_paint_format(pen->s, y, x + names + POT_NUMBER + 1, POT_DEAD - 1, ROLE_DIM,
			                   "-%d", t->dead[i]);
	}
	pen->y += rows;
}

/* ---- all ---- */

void titan_draw_affairs(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;

	if (titan_game_winner(t) >= 0)
		titan_pen_line(pen, ROLE_GOOD | STYLE_BOLD, _("%s has won the game"),
		               t->table.seat[titan_game_winner(t)].name);
	else if (t->step == STEP_3)
		titan_pen_text(pen, TITAN_HEAD, _("nobody has won the game"));
	if (t->encounter.on)
		draw_encounter(pen);
	if (t->step > STEP_2) {
		pen->y += t->encounter.on;
		titan_draw_pots(pen);
	} else if (t->agreed) {
		titan_pen_text(pen, TITAN_HEAD, _("AGREED"));
	}
	for (int i = 0; t->step < STEP_2 && i < t->agreed; i++)
		titan_pen_line(pen, ROLE_NORMAL, "%s", t->agreement[i]);
}
