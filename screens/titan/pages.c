/* SPDX-License-Identifier: MIT */
/*
 * Scrolling pages: where and why in full (w), both forces of a battle (v), the dice (V),
 * and the lands with their recruits and the pots (b).
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

enum { PAGE_ROWS = 1000, PAGE_COLS = 100, LINE = 800 };

static void add(struct titan_pen *pen, int style, int indent, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

static void add(struct titan_pen *pen, int style, int indent, const char *format, ...)
{
	struct titan_pen in = *pen;
	char text[LINE];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	utf8_mend_end(text);
	in.x += indent;
	in.cols -= indent;
	titan_pen_text(&in, style, text);
	pen->y = in.y;
}

static void head(struct titan_pen *pen, const char *text)
{
	titan_pen_skip(pen);
	add(pen, TITAN_HEAD, 0, "%s", text);
}

/* ---- where and why ---- */

static void add_parents(struct titan_pen *pen, int step)
{
	const struct titan *t = pen->s->t;
	int depth = 0;

	if (step < 0)
		return;
	add_parents(pen, titan_step_parent(step));
	for (int up = step; (up = titan_step_parent(up)) >= 0;)
		depth++;
	add(pen, step == (int)t->step ? TITAN_HEAD : ROLE_DIM, depth * 2, "%s  %s", titan_steps[step].id,
	    _(step == (int)t->step ? titan_step_text(t) : titan_steps[step].text));
}

static void add_may(struct titan_pen *pen)
{
	char words[TITAN_LIST], owed[TITAN_LIST];
	struct reason why;

	head(pen, _("COMMANDS NOW"));
	add(pen, ROLE_NORMAL, 2, "%s",
	    *titan_may_list(titan_open_now(pen->s->t), words) ? words : _("nothing"));
	if (!titan_owed(pen->s->t, &why))
		return;
	reason_bare(&why, owed, sizeof owed);
	head(pen, _("STILL TO DO"));
	add(pen, ROLE_WARNING, 2, "%s", owed + strcspn(owed, " ") + 1); /* without the paragraph */
}

static void add_strike(struct titan_pen *pen)
{
	const struct titan_duel *d = &pen->s->duel;

	head(pen, d->strike.rangestrike ? _("RANGESTRIKE") : _("STRIKE"));
	titan_draw_strike(pen);
	add(pen, ROLE_NORMAL, 1, _("range %d, %d hits slay"), d->strike.range, d->strike.hits_left);
	if (d->strike.via >= 0)
		add(pen, ROLE_NORMAL, 1, _("the line of sight runs along %s (via=)"),
		    titan_hex_label(d->strike.via));
	titan_pen_skip(pen);
	titan_draw_chart(pen, d);
}

/* Legions of the player in focus, public part. */
static void add_legions(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	int list[TITAN_LEGIONS], count = titan_legions(t, pen->s->view->seat, list);
	char text[LINE];

	if (!t->whole || !count)
		return;
	snprintf(text, sizeof text, _("LEGIONS OF %s"), t->table.seat[pen->s->view->seat].name);
	head(pen, text);
	for (int i = 0; i < count; i++) {
		titan_legion_text(t, list[i], text, sizeof text);
		add(pen, ROLE_NORMAL, 2, "%s", text);
	}
}

/* ---- the forces ---- */

static const char *fate_word(const struct titan_unit *u)
{
	if (u->fate == FATE_LIVES)
		return titan_is_slain(u) ? _("slain, not removed")
		       : u->held         ? _("stays outside")
		       : u->hex < 0      ? _("outside")
		                         : "";
	return u->fate == FATE_DEAD   ? _("dead")
	       : u->fate == FATE_LOST ? _("lost with its Titan")
	                              : _("went back");
}

/* Under each other, with names as wide as the longest. */
static void add_unit(struct titan_pen *pen, const struct titan_unit *u)
{
	const char *name = titan_name(u->creature);
	int cols = 0;

	for (int i = 0; i < TITAN_CREATURES; i++)
		cols = larger(cols, text_width(titan_name(i)));
	add(pen, titan_is_living(u) ? ROLE_NORMAL : ROLE_DIM, 2, "%-4s%s%*s%2d-%d  %3d  %-4s%2d/%-3d %s",
	    UNIT_ID(u), name, cols + 2 - text_width(name), "", u->power, u->skill, titan_unit_value(u),
	    u->hex < 0 ? "--" : titan_hex_label(u->hex), u->hits, u->power, fate_word(u));
}

static void add_force(struct titan_pen *pen, enum titan_side side)
{
	const struct titan *t = pen->s->t;
	int alive = 0, dead = 0;
	char title[LINE];

	snprintf(title, sizeof title,
	         side == SIDE_ATTACKER ? _("%s attacks, score %d") : _("%s defends, score %d"),
	         titan_who(t, side), t->battle.score[side]);
	head(pen, title);
	/* TRANSLATORS: above "a1  Archangel    9-4   36  C3   0/9"; the name's column is as wide as the
	 * longest name and two */
	add(pen, ROLE_DIM, 2, "%s", _("unit            P-S value on  hits"));
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->side != side)
			continue;
		add_unit(pen, u);
		*(titan_is_living(u) ? &alive : &dead) += u->fate == FATE_UNDONE ? 0 : titan_unit_value(u);
	}
	add(pen, TITAN_HEAD, 2, _("%d points alive, %d slain"), alive, dead);
}

static void fill_forces(struct titan_pen *pen)
{
	const struct titan_battle *b = &pen->s->t->battle;

	add(pen, TITAN_HEAD, 0, _("Battle in the %s, turn %d of %d"), titan_land(b->land), b->turn,
	    TITAN_TURNS);
	for (int side = 0; side < 2; side++)
		add_force(pen, side);
	if (!b->over)
		return;
	head(pen, _("THE END"));
	titan_draw_end(pen);
}

static void fill_where(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;

	add(pen, TITAN_HEAD, 0, "%s", _("WHERE"));
	add_parents(pen, t->step < TITAN_STEPS ? (int)t->step : -1);
	add_may(pen);
	if (titan_on_sheet(t, pen->s->view))
		add_legions(pen);
	if (pen->s->dueling)
		add_strike(pen);
	for (int side = 0; side < 2 && t->battle.on; side++)
		add_force(pen, side);
}

/* ---- the lands ---- */

void titan_land_text(const struct titan *t, enum titan_land land, char *out, size_t size)
{
	const struct titan_chain *chain = titan_chain_of(land);
	size_t end = 0;

	if (!chain->count)
		snprintf(out, size, "%s", _("Centaur, Gargoyle, Ogre  3 alike> Guardian  Titan> Warlock"));
	for (int i = 0; i < chain->count && end < size; i++) {
		enum titan_creature creature = chain->link[i].creature;

		if (i)
			end += (size_t)snprintf(out + end, size - end, "  %d> ", chain->link[i].needs);
		if (end < size)
			end += (size_t)snprintf(out + end, size - end, "%s %d", titan_name(creature),
			                        titan_pot(t, creature));
	}
}

static void fill_lands(struct titan_pen *pen)
{
	char text[LINE];

	add(pen, TITAN_HEAD, 0, "%s", _("LANDS, THEIR RECRUITS, HOW MANY ARE LEFT"));
	add(pen, ROLE_DIM, 2, "%s",
	    _("3>: three of a kind recruit the next; so does one of the next or a later one"));
	for (int land = 0; land < TITAN_LANDS; land++) {
		titan_land_text(pen->s->t, land, text, sizeof text);
		add(pen, TITAN_HEAD, 2, "%s", titan_land(land));
		add(pen, ROLE_NORMAL, 4, "%s", text);
	}
	head(pen, _("POTS"));
	titan_draw_pots(pen);
}

/* ---- the dice ---- */

/* A line for each strike number: "4+      12      5       6.0". */
static void add_dice(struct titan_pen *pen, const struct titan_luck *luck)
{
	struct titan_dice all = titan_dice_of(luck);
	for (int n = 1; n <= TITAN_DIE; n++)
		if (luck->thrown[n - 1])
			add(pen, ROLE_NORMAL, 2, "%d+  %6d %6d %9.1f", n, luck->thrown[n - 1],
			    luck->hits[n - 1], titan_hits_expected(luck, n));
	if (all.thrown)
		add(pen, TITAN_HEAD, 2, "%-4s%6d %6d %9.1f  %+.1f", C_("dice", "all"), all.thrown, all.hits,
		    all.expected, all.hits - all.expected);
	if (!all.moves)
		return;
	add(pen, ROLE_DIM, 2, "%s", _("movement rolls"));
	add(pen, ROLE_NORMAL, 2, "1: %d   2: %d   3: %d   4: %d   5: %d   6: %d", luck->moves[0],
	    luck->moves[1], luck->moves[2], luck->moves[3], luck->moves[4], luck->moves[5]);
}

static void fill_luck(struct titan_pen *pen)
{
	const struct titan *t = pen->s->t;
	bool any = false;

	add(pen, TITAN_HEAD, 0, "%s", _("DICE"));
	/* TRANSLATORS: above "4+      12      5       6.0  =====" */
	add(pen, ROLE_DIM, 2, "%s", _("at    dice   hits  expected"));
	for (int i = 0; i < TITAN_LUCKS; i++)
		if (titan_luck_shown(t, i)) {
			any = true;
			head(pen, titan_luck_name(t, i));
			add_dice(pen, &t->luck[i]);
		}
	if (!any)
		add(pen, ROLE_DIM, 2, "%s", _("no dice have been rolled yet"));
}

/* ---- all ---- */

static void fill(struct titan_pen *pen)
{
	switch (pen->s->view->page) {
	case PAGE_WHERE: fill_where(pen); break;
	case PAGE_LANDS: fill_lands(pen); break;
	case PAGE_LUCK: fill_luck(pen); break;
	default: fill_forces(pen);
	}
}

int titan_page_rows(const struct titan *t, const struct titan_view *view, int cols)
{
	static const struct palette plain;
	struct titan_scene s = { .t = t, .view = view, .p = &plain };
	struct titan_pen pen = { .s = &s, .cols = smaller(cols - 2, PAGE_COLS) };
	int rows;

	s.win = newpad(1, 1);
	s.dueling = titan_find_duel(t, view, &s.duel);
	rows = titan_pen_rows(&pen, fill);
	delwin(s.win);
	return rows;
}

bool titan_show_where(void *view, const void *state, struct reason *why)
{
	titan_turn_page(view, PAGE_WHERE);
	return true;
}

/* In a whole game the forces come after the dice, as `v` there is the sheet. */
bool titan_show_luck(void *v, const void *state, struct reason *why)
{
	struct titan_view *view = v;
	const struct titan *t = state;
	bool forces = t->whole && t->battle.on && view->page == PAGE_LUCK;

	titan_turn_page(view, forces || (t->whole && view->page == PAGE_FORCES) ? PAGE_FORCES : PAGE_LUCK);
	return true;
}

/* No key of the game acts behind a page: the person would not see what it does. */
static bool close_page(void *view, const void *state, struct reason *why)
{
	titan_turn_page(view, PAGE_BOARD);
	return true;
}

static bool is_longer(const void *view, const void *state)
{
	return ((const struct titan_view *)view)->most > 0;
}

static bool goes_further(const void *v, const void *state)
{
	const struct titan_view *view = v;

	return view->top < view->most;
}

/* clang-format off */
#define PAGE .group = N_("PAGE")
const struct binding titan_page_keys[] = {
	{ MOVES("arrows", N_("scroll"), N_("up or down")), PAGE, .when = is_longer },
	{ MOVES("Space", N_("further"), N_("a page down")), PAGE, .when = goes_further },
	{ ACTS("Esc", close_page, N_("close"), N_("close the page")), PAGE },
	{ ACTS("w", titan_show_where, NULL, N_("the present step, and why")), PAGE },
	{ ACTS("v", close_page, NULL, N_("close the page")), PAGE },
	{ ACTS("V", titan_show_luck, NULL, N_("the dice so far; both forces")), PAGE },
	{ ACTS("b", close_page, NULL, N_("close the page")), PAGE },
	{ ACTS("B", close_page, NULL, N_("close the page")), PAGE },
	{ ACTS("Enter", close_page, NULL, N_("close the page")), PAGE },
	{ 0 }
};
/* clang-format on */

void titan_draw_page(const struct titan_scene *s)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win);
	struct titan_pen pen = { s, -s->view->top, PAGE_ROWS, 1, smaller(cols - 2, PAGE_COLS) };

	fill(&pen); /* nothing is painted outside the window */
	if (pen.y <= rows)
		return;
	paint_blank(s->win, s->p, rows - 1, 0, 1, cols);
	paint_right(s->win, s->p, rows - 1, cols - 1, 20, ROLE_DIM, _("PgDn more"));
}
