/* SPDX-License-Identifier: MIT */
/*
 * Scrolling pages: where and why in full (w), both forces of a battle (v), the dice (V),
 * and the lands with their recruits and the pots (b). In a wide window a page goes on in
 * a second column and a third.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

enum { PAGE_LINES = 200, PAGE_BYTES = 200, COLUMN_LEAST = 62, BAR_LEAST = 8, BAR_FROM = 32 };

struct page {
	int count, columns, cols;
	struct {
		int style, indent;
		double bar; /* behind the text, at most 1 */
		char text[PAGE_BYTES];
	} line[PAGE_LINES];
};

static void add(struct page *page, int style, int indent, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

/* Continues a long line two columns further in. */
static void add(struct page *page, int style, int indent, const char *format, ...)
{
	char text[800];
	const char *rest = text;
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof text, format, list);
	va_end(list);
	utf8_mend_end(text);
	do {
		int in = indent + (rest > text ? 2 : 0);
		size_t bytes = text_wrap(rest, page->cols - in);

		if (page->count == PAGE_LINES)
			return;
		page->line[page->count].bar = 0;
		page->line[page->count].style = style;
		page->line[page->count].indent = in;
		snprintf(page->line[page->count++].text, PAGE_BYTES, "%.*s", (int)bytes, rest);
		rest += bytes ? bytes : strlen(rest);
		rest += strspn(rest, " ");
	} while (*rest);
}

static void head(struct page *page, const char *text)
{
	if (page->count)
		add(page, ROLE_NORMAL, 0, "%s", "");
	add(page, ROLE_NORMAL | STYLE_BOLD, 0, "%s", text);
}

/* ---- where and why ---- */

static void add_parents(const struct titan *t, struct page *page, int step)
{
	int depth = 0;

	if (step < 0)
		return;
	add_parents(t, page, titan_step_parent(step));
	for (int up = step; (up = titan_step_parent(up)) >= 0;)
		depth++;
	add(page, step == (int)t->step ? ROLE_ACCENT | STYLE_BOLD : ROLE_DIM, depth * 2, "%s  %s",
	    titan_steps[step].id, _(step == (int)t->step ? titan_step_text(t) : titan_steps[step].text));
}

static void add_may(const struct titan *t, struct page *page)
{
	char words[TITAN_LIST], owed[300];

	head(page, _("COMMANDS NOW"));
	add(page, ROLE_NORMAL, 2, "%s", *titan_may_list(titan_open_now(t), words) ? words : _("nothing"));
	titan_owed(t, owed, sizeof owed);
	if (!owed[0])
		return;
	head(page, _("STILL TO DO"));
	add(page, ROLE_WARNING, 2, "%s", owed + strcspn(owed, " ") + 1); /* without the paragraph */
}

static void add_modifiers(const struct titan_duel *d, struct page *page)
{
	static const char *const gives[] = {
		[GIVES_DICE] = N_("%+d to the dice: %s"),
		[GIVES_SKILL] = N_("%+d to the skill: %s"),
		[GIVES_NUMBER] = N_("%+d to the number: %s"),
	};

	for (int i = 0; i < d->strike.modifiers; i++)
		add(page, ROLE_NORMAL, 4, _(gives[d->strike.modifier[i].gives]), d->strike.modifier[i].by,
		    _(d->strike.modifier[i].name));
}

static void add_chances(const struct titan_duel *d, struct page *page)
{
	double at_least = 1, most = 0;

	for (int k = 0; k <= d->chances.dice; k++)
		most = d->chances.hits[k] > most ? d->chances.hits[k] : most;
	head(page, _("HITS: CHANCE OF EXACTLY, OF AT LEAST"));
	for (int k = 0; k <= d->chances.dice; k++) {
		bool slain = k >= d->strike.hits_left;

		add(page, slain ? ROLE_WARNING : ROLE_NORMAL, 2, "%3d  %6.2f%%  %6.2f%%  %s", k,
		    d->chances.hits[k] * 100, at_least * 100, slain ? _("slain") : "");
		page->line[page->count - 1].bar = d->chances.hits[k] / most;
		at_least -= d->chances.hits[k];
		at_least = at_least < 0 ? 0 : at_least;
	}
}

static void add_announces(const struct titan *t, const struct titan_duel *d, struct page *page)
{
	titan_units set =
		d->strike.rangestrike ? 0 : titan_carry_of(t, d->striker, d->target, d->dice, d->number);
	struct titan_announce list[TITAN_ANNOUNCES];
	int count = titan_announces_of(t, d->striker, d->target, list);
	char ids[160];

	if (!set && !count)
		return;
	head(page, _("EXCESS HITS"));
	titan_list_ids(t, set, ids, sizeof ids);
	if (set)
		add(page, ROLE_NORMAL, 2, _("may go to %s"), ids);
	for (int i = 0; i < count; i++) {
		titan_list_ids(t, list[i].carry, ids, sizeof ids);
		add(page, ROLE_NORMAL, 2, _("a: announce %d dice at %d+, excess to %s"), list[i].dice,
		    list[i].number, ids);
	}
}

static void add_strike(const struct titan *t, const struct titan_duel *d, struct page *page)
{
	const struct titan_unit *striker = &t->battle.unit[d->striker], *target = &t->battle.unit[d->target];
	char text[300];

	head(page, d->strike.rangestrike ? _("RANGESTRIKE") : _("STRIKE"));
	add(page, ROLE_NORMAL | STYLE_BOLD, 2, _("%s %s %d-%d on %s at %s %s %d-%d on %s"), UNIT_ID(striker),
	    titan_name(striker->creature), striker->power, striker->skill, titan_hex_label(striker->hex),
	    UNIT_ID(target), titan_name(target->creature), target->power, target->skill,
	    titan_hex_label(target->hex));
	if (d->strike.why != STRIKE_LEGAL) {
		titan_why_text(t, d->striker, d->target, &d->strike, text, sizeof text);
		add(page, ROLE_WARNING, 2, "%s", text);
	}
	titan_strike_brief(d, text, sizeof text);
	add(page, ROLE_ACCENT | STYLE_BOLD, 2, "%s", text);
	add(page, ROLE_NORMAL, 2, _("range %d, %d hits slay"), d->strike.range, d->strike.hits_left);
	add_modifiers(d, page);
	if (d->strike.via >= 0)
		add(page, ROLE_NORMAL, 4, _("the line of sight runs along %s (via=)"),
		    titan_hex_label(d->strike.via));
	add_announces(t, d, page);
	add_chances(d, page);
}

/* Legions of the player in focus, public part. */
static void add_legions(const struct titan *t, const struct titan_view *view, struct page *page)
{
	int list[TITAN_LEGIONS], count = titan_legions(t, view->seat, list);
	char text[700];

	if (!t->whole || !count)
		return;
	snprintf(text, sizeof text, _("LEGIONS OF %s"), t->table.seat[view->seat].name);
	head(page, text);
	for (int i = 0; i < count; i++) {
		titan_legion_text(t, list[i], text, sizeof text);
		add(page, ROLE_NORMAL, 2, "%s", text);
	}
}

/* ---- the sheet ---- */

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

/* Width of the column of names in this language. */
static int name_cols(void)
{
	int most = 0;

	for (int i = 0; i < TITAN_CREATURES; i++)
		most = larger(most, text_width(titan_name(i)));
	return most + 2;
}

static void add_unit(const struct titan_unit *u, struct page *page)
{
	const char *name = titan_name(u->creature);

	add(page, titan_is_living(u) ? ROLE_NORMAL : ROLE_DIM, 2, "%-4s%s%*s%2d-%d  %3d  %-4s%2d/%-3d %s",
	    UNIT_ID(u), name, name_cols() - text_width(name), "", u->power, u->skill, titan_unit_value(u),
	    u->hex < 0 ? "--" : titan_hex_label(u->hex), u->hits, u->power, fate_word(u));
}

static void add_force(const struct titan *t, enum titan_side side, struct page *page)
{
	int alive = 0, dead = 0;
	char title[200];

	snprintf(title, sizeof title,
	         side == SIDE_ATTACKER ? _("%s attacks, score %d") : _("%s defends, score %d"),
	         titan_who(t, side), t->battle.score[side]);
	head(page, title);
	/* TRANSLATORS: above "a1  Archangel    9-4   36  C3   0/9"; the name's column is as wide as the
	 * longest name and two */
	add(page, ROLE_DIM, 2, "%s", _("unit            P-S value on  hits"));
	for (int i = 0; i < t->battle.units; i++) {
		const struct titan_unit *u = &t->battle.unit[i];

		if (u->side != side)
			continue;
		add_unit(u, page);
		*(titan_is_living(u) ? &alive : &dead) += u->fate == FATE_UNDONE ? 0 : titan_unit_value(u);
	}
	add(page, ROLE_NORMAL | STYLE_BOLD, 2, _("%d points alive, %d slain"), alive, dead);
}

static void fill_sheet(const struct titan *t, struct page *page)
{
	const struct titan_battle *b = &t->battle;

	add(page, ROLE_NORMAL | STYLE_BOLD, 0, _("Battle in the %s, turn %d of %d"), titan_land(b->land),
	    b->turn, TITAN_TURNS);
	for (int side = 0; side < 2; side++)
		add_force(t, side, page);
	if (!b->over)
		return;
	head(page, _("THE END"));
	if (b->winner == WINNER_NOBODY)
		add(page, ROLE_WARNING, 2, "%s", _("nobody wins, no points"));
	else
		add(page, ROLE_GOOD, 2, P_("%s wins: %d point", "%s wins: %d points", b->points),
		    titan_who(t, (enum titan_side)b->winner), b->points);
	if (b->half)
		add(page, ROLE_NORMAL, 2,
		    P_("%d half point for the slain Titan's other units",
		       "%d half points for the slain Titan's other units", b->half),
		    b->half);
}

/* ---- where, and all that belongs to it ---- */

static void fill_where(const struct titan *t, const struct titan_view *view, struct page *page)
{
	struct titan_duel duel;

	head(page, _("WHERE"));
	add_parents(t, page, t->step < TITAN_STEPS ? (int)t->step : -1);
	add_may(t, page);
	if (titan_on_sheet(t, view))
		add_legions(t, view, page);
	if (titan_find_duel(t, view, &duel))
		add_strike(t, &duel, page);
	for (int side = 0; side < 2 && t->battle.on; side++)
		add_force(t, side, page);
}

/* ---- the lands ---- */

void titan_land_text(const struct titan *t, enum titan_land land, char *out, size_t size)
{
	const struct titan_chain *chain = titan_chain_of(land);
	size_t end = 0;

	if (!chain->count)
		snprintf(out, size, "%s",
		         _("Centaur, Gargoyle, Ogre; three of a kind or a Guardian: Guardian; the Titan or a "
		           "Warlock: Warlock"));
	for (int i = 0; i < chain->count && end < size; i++) {
		enum titan_creature creature = chain->link[i].creature;

		if (i)
			end += (size_t)snprintf(out + end, size - end, "  %d> ", chain->link[i].needs);
		if (end < size)
			end += (size_t)snprintf(out + end, size - end, "%s %d", titan_name(creature),
			                        titan_pot(t, creature));
	}
}

static void add_land(const struct titan *t, enum titan_land land, struct page *page)
{
	char text[400];

	titan_land_text(t, land, text, sizeof text);
	add(page, ROLE_NORMAL | STYLE_BOLD, 2, "%s", titan_land(land));
	add(page, ROLE_NORMAL, 4, "%s", text);
}

static void fill_lands(const struct titan *t, struct page *page)
{
	double most = 1;
	bool any = false;

	for (int i = 0; i < TITAN_CREATURES; i++)
		most = titan_creatures[i].count > most ? titan_creatures[i].count : most;
	head(page, _("LANDS, THEIR RECRUITS, HOW MANY ARE LEFT"));
	add(page, ROLE_DIM, 2, "%s",
	    _("3>: three of one recruit the next; so does one of the next or of a later one"));
	for (int land = 0; land < TITAN_LANDS; land++)
		add_land(t, land, page);
	head(page, _("POTS"));
	for (int i = 0; i < TITAN_CREATURES; i++) {
		add(page, titan_pot(t, i) ? ROLE_NORMAL : ROLE_WARNING, 2, _("%s: %d of %d left"),
		    titan_name(i), titan_pot(t, i), titan_creatures[i].count);
		page->line[page->count - 1].bar = titan_pot(t, i) / most;
	}
	head(page, _("THE DEAD, OUT OF THE GAME"));
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (t->dead[i]) {
			add(page, ROLE_NORMAL, 2, "%d %s", t->dead[i],
			    _(t->dead[i] > 1 ? titan_creatures[i].plural : titan_creatures[i].name));
			any = true;
		}
	if (!any)
		add(page, ROLE_DIM, 2, "%s", _("nobody"));
}

/* ---- the dice ---- */

/* A line for each strike number: "4+      12      5       6.0". */
static void add_dice(const struct titan_luck *luck, struct page *page)
{
	struct titan_dice all = titan_dice_of(luck);
	int most = 1;

	for (int n = 0; n < TITAN_DIE; n++)
		most = larger(most, luck->thrown[n]);
	for (int n = 1; n <= TITAN_DIE; n++)
		if (luck->thrown[n - 1]) {
			add(page, ROLE_NORMAL, 2, "%d+  %6d %6d %9.1f", n, luck->thrown[n - 1],
			    luck->hits[n - 1], titan_hits_expected(luck, n));
			page->line[page->count - 1].bar = (double)luck->hits[n - 1] / most;
		}
	if (all.thrown)
		add(page, ROLE_NORMAL | STYLE_BOLD, 2, "%-4s%6d %6d %9.1f  %+.1f", C_("dice", "all"), all.thrown,
		    all.hits, all.expected, all.hits - all.expected);
	if (!all.moves)
		return;
	add(page, ROLE_DIM, 2, "%s", _("movement rolls"));
	add(page, ROLE_NORMAL, 2, "1: %d   2: %d   3: %d   4: %d   5: %d   6: %d", luck->moves[0],
	    luck->moves[1], luck->moves[2], luck->moves[3], luck->moves[4], luck->moves[5]);
}

static void fill_luck(const struct titan *t, struct page *page)
{
	bool any = false;

	head(page, _("DICE"));
	/* TRANSLATORS: above "4+      12      5       6.0  =====" */
	add(page, ROLE_DIM, 2, "%s", _("at    dice   hits  expected"));
	for (int i = 0; i < TITAN_LUCKS; i++)
		if (titan_luck_shown(t, i)) {
			any = true;
			head(page, titan_luck_name(t, i));
			add_dice(&t->luck[i], page);
		}
	if (!any)
		add(page, ROLE_DIM, 2, "%s", _("no dice have been rolled yet"));
}

/* ---- all ---- */

static void fill(const struct titan *t, const struct titan_view *view, int cols, struct page *page)
{
	page->count = 0;
	page->columns = larger(cols / COLUMN_LEAST, 1);
	page->cols = cols / page->columns - 2;
	switch (view->page) {
	case PAGE_WHERE: fill_where(t, view, page); break;
	case PAGE_LANDS: fill_lands(t, page); break;
	case PAGE_LUCK: fill_luck(t, page); break;
	default: fill_sheet(t, page);
	}
}

int titan_page_rows(const struct titan *t, const struct titan_view *view, int rows, int cols)
{
	struct page page;

	fill(t, view, cols, &page);
	return page.count - rows * (page.columns - 1);
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

/* clang-format off */
#define PAGE .group = N_("PAGE")
const struct binding titan_page_keys[] = {
	{ .key = "arrows", .moves = true, .label = N_("scroll"), .help = N_("further up or down"), PAGE },
	{ .key = "Space", .moves = true, .label = N_("further"), .help = N_("a page further down"), PAGE },
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
	struct page page;
	bool more;

	fill(s->t, s->view, cols, &page);
	more = s->view->top + rows * page.columns < page.count; /* in the last row */
	for (int i = s->view->top; i < page.count && i < s->view->top + rows * page.columns - more; i++) {
		int y = (i - s->view->top) % rows, x = 1 + (i - s->view->top) / rows * (cols / page.columns);
		int indent = page.line[i].indent, room = page.cols - BAR_FROM;

		paint(s->win, s->p, y, x + indent, page.cols - indent, page.line[i].style, page.line[i].text);
		if (room >= BAR_LEAST && text_width(page.line[i].text) + indent < BAR_FROM)
			paint_run(s->win, s->p, y, x + BAR_FROM, (int)(page.line[i].bar * room + 0.5),
			          ROLE_NORMAL | STYLE_SHAPE, s->p->ascii ? L'#' : L'\u2586');
	}
	if (more)
		paint_right(s->win, s->p, rows - 1, cols - 1, 20, ROLE_DIM, _("PgDn more"));
}
