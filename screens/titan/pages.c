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
#include "screens/kit/poster.h"

enum { PAGE_LINES = 160, PAGE_BYTES = 200, COLUMN_LEAST = 62, BAR_LEAST = 8 };

/* Words in digits: how many, the columns of the first one and of each other. */
enum { LARGE_WORDS = 3, LARGE_FIRST = 12, LARGE_COLS = 18 };

/* What a page has in a large window, if all of it has room there; each has those before, too. */
enum spare {
	SPARE_NONE,
	SPARE_FORCES /* after the reasons */,
	SPARE_LANDS,
	SPARE_ROWS /* between any two */,
	SPARE_LARGE /* chances in digits */
};

struct page {
	int count, cols;
	int columns; /* its parts stand side by side in so many; 1: it may scroll */
	enum spare spare;
	int large; /* rows of digits */
	struct {
		int style, indent;
		int rows;        /* of more than one, its words are drawn in columns */
		bool head;       /* of a part */
		double bar, of;  /* behind the text: filled, and how long it could be, at most 1 */
		int column, row; /* where it stands, row -1: nowhere */
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
		page->line[page->count].head = false;
		page->line[page->count].rows = 1;
		page->line[page->count].bar = page->line[page->count].of = 0;
		page->line[page->count].style = style;
		page->line[page->count].indent = in;
		snprintf(page->line[page->count++].text, PAGE_BYTES, "%.*s", (int)bytes, rest);
		rest += bytes ? bytes : strlen(rest);
		rest += strspn(rest, " ");
	} while (*rest);
}

/* A blank row where there is room for one between two entries of a list. */
static void part(struct page *page, enum spare spare, bool entry)
{
	if (page->spare >= spare && entry)
		add(page, ROLE_NORMAL, 0, "%s", "");
}

/* Behind the last line. */
static void add_bar(struct page *page, double bar, double of)
{
	page->line[page->count - 1].bar = bar;
	page->line[page->count - 1].of = of;
}

static void head(struct page *page, const char *text)
{
	if (page->count)
		add(page, ROLE_NORMAL, 0, "%s", "");
	add(page, ROLE_NORMAL | STYLE_BOLD, 0, "%s", text);
	page->line[page->count - 1].head = true;
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

/* A row of chances in digits. */
static void add_large(struct page *page, int style, int hits, double exactly, double at_least,
                      const char *word)
{
	char one[16], all[16];

	add(page, style, 2, "%d %s %s %s", hits, titan_percent(exactly, one), titan_percent(at_least, all),
	    word);
	page->line[page->count - 1].rows = page->large;
}

static void add_chances(const struct titan_duel *d, struct page *page)
{
	double at_least = 1, most = 0;

	for (int k = 0; k <= d->chances.dice; k++)
		most = d->chances.hits[k] > most ? d->chances.hits[k] : most;
	head(page, _("HITS: CHANCE OF EXACTLY, OF AT LEAST"));
	for (int k = 0; k <= d->chances.dice; k++) {
		bool slain = k >= d->strike.hits_left;
		const char *word = slain ? _("slain") : "";
		int style = slain ? ROLE_WARNING : ROLE_NORMAL;

		part(page, SPARE_ROWS, k > 0 || page->spare == SPARE_LARGE);
		if (page->spare == SPARE_LARGE)
			add_large(page, style, k, d->chances.hits[k], at_least, word);
		else
			add(page, style, 2, "%3d  %6.2f%%  %6.2f%%  %s", k, d->chances.hits[k] * 100,
			    at_least * 100, word);
		add_bar(page, d->chances.hits[k] / most, d->chances.hits[k] / most);
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
		titan_legion_text(t, list[i], 1, sizeof text, text, sizeof text);
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
	for (int side = 0; side < 2 && t->battle.on && page->spare >= SPARE_FORCES; side++)
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
	part(page, SPARE_LANDS, land > 0);
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
		part(page, SPARE_ROWS, i > 0);
		add(page, titan_pot(t, i) ? ROLE_NORMAL : ROLE_WARNING, 2, _("%s: %d of %d left"),
		    titan_name(i), titan_pot(t, i), titan_creatures[i].count);
		add_bar(page, titan_pot(t, i) / most, titan_creatures[i].count / most);
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

struct page_rows {
	struct titan_rows rows; /* always first */
	struct page *page;
};

static void add_row(struct titan_rows *rows, int style, int indent, const char *text)
{
	add(((struct page_rows *)rows)->page, style, indent, "%s", text);
}

static void fill_luck(const struct titan *t, struct page *page)
{
	struct page_rows rows = { { add_row }, page };

	titan_add_luck(t, page->cols, &rows.rows);
}

/* ---- all ---- */

static void fill_page(const struct titan *t, const struct titan_view *view, struct page *page)
{
	if (view->page == PAGE_WHERE)
		fill_where(t, view, page);
	else if (view->page == PAGE_LANDS)
		fill_lands(t, page);
	else if (view->page == PAGE_LUCK)
		fill_luck(t, page);
	else
		fill_sheet(t, page);
}

/* Rows of the part that begins with a line. */
static int part_rows(const struct page *page, int first)
{
	int rows = page->line[first].rows;

	for (int end = first + 1; end < page->count && !page->line[end].head; end++)
		rows += page->line[end].rows;
	return rows;
}

/* A page of a few rows in a high window has a blank one between any two. */
static void stretch(struct page *page, int rows)
{
	int last = 0;

	for (int i = 0; i < page->count; i++)
		last = larger(last, page->line[i].row);
	for (int i = 0; i < page->count && page->spare == SPARE_ROWS && 2 * last < rows; i++)
		page->line[i].row *= page->line[i].row > 0 ? 2 : 1;
}

/* A part begins a column while there are columns for all that follow, or where it would be cut; false:
 * not all of it has room. */
static bool lay_out(struct page *page, int rows)
{
	int column = 0, row = 0, parts = 0;

	for (int i = 0; i < page->count; i++)
		parts += page->line[i].head;
	for (int i = 0; i < page->count; i++) {
		bool begins = page->line[i].head && i &&
		              (page->columns - column > parts ||
		               (row + part_rows(page, i) > rows && column + 1 < page->columns));

		parts -= page->line[i].head;
		if (begins || row + page->line[i].rows > rows) {
			column++;
			row = 0;
		}
		if (column == page->columns)
			return false;
		page->line[i].column = column;
		page->line[i].row = row || *page->line[i].text ? row : -1;
		row += page->line[i].row < 0 ? 0 : page->line[i].rows;
	}
	return true;
}

static bool has_large(const struct page *page)
{
	for (int i = 0; i < page->count; i++)
		if (page->line[i].rows > 1)
			return true;
	return false;
}

/* In columns side by side where all of it has room, with as much as has room; else in one. */
static void fill(const struct titan *t, const struct titan_view *view, int rows, int cols, struct page *page)
{
	page->columns = larger(cols / COLUMN_LEAST, 1);
	page->cols = cols / page->columns - 2;
	for (int spare = SPARE_LARGE; page->columns > 1 && spare >= SPARE_NONE; spare--) {
		page->count = 0;
		page->spare = (enum spare)spare;
		fill_page(t, view, page);
		if (lay_out(page, rows) && (spare < SPARE_LARGE || has_large(page))) {
			stretch(page, rows);
			return;
		}
	}
	page->columns = 1;
	page->spare = SPARE_NONE;
	page->cols = cols - 2;
	page->count = 0;
	fill_page(t, view, page);
	for (int i = 0; i < page->count; i++) {
		page->line[i].column = 0;
		page->line[i].row = i;
	}
}

int titan_page_rows(const struct titan *t, const struct titan_view *view, int rows, int cols)
{
	struct page page = { .large = 0 }; /* digits make no more columns, nor fewer */

	fill(t, view, rows, cols, &page);
	return page.columns > 1 ? 0 : page.count;
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
	{ .key = "Esc", .act = close_page, .label = N_("close"), .help = N_("close the page"), PAGE },
	{ .key = "w", .act = titan_show_where, .help = N_("the present step, and why"), PAGE },
	{ .key = "v", .act = close_page, .help = N_("close the page"), PAGE },
	{ .key = "V", .act = titan_show_luck, .help = N_("the dice so far; both forces"), PAGE },
	{ .key = "b", .act = close_page, .help = N_("close the page"), PAGE },
	{ .key = "B", .act = close_page, .help = N_("close the page"), PAGE },
	{ .key = "Enter", .act = close_page, .help = N_("close the page"), PAGE },
	{ 0 }
};
/* clang-format on */

/* The bars of a page side by side begin behind the longest of their texts. */
static void draw_bars(const struct titan_scene *s, const struct page *page)
{
	int begin = 0, length;

	for (int i = 0; i < page->count; i++)
		if (page->line[i].of > 0)
			begin = larger(begin,
			               page->line[i].indent +
			                       (page->line[i].rows > 1 ? LARGE_FIRST + 2 * LARGE_COLS
			                                               : text_width(page->line[i].text)) +
			                       2);
	length = page->cols - begin;
	for (int i = 0; i < page->count && length >= BAR_LEAST; i++) {
		int x = 1 + page->line[i].column * (getmaxx(s->win) / page->columns) + begin;
		int bar = (int)(page->line[i].bar * length + 0.5),
		    of = (int)(page->line[i].of * length + 0.5);

		paint_rule(s->win, s->p, page->line[i].row, x + bar, of - bar, ROLE_DIM, false);
		for (int row = 0; row < page->line[i].rows; row++)
			paint_run(s->win, s->p, page->line[i].row + row, x, bar, ROLE_ACCENT | STYLE_SHAPE,
			          s->p->ascii              ? L'#'
			          : page->line[i].rows > 1 ? L'\u2588'
			                                   : L'\u2586');
	}
}

/* The words of a large line, each at the right of its column; the last one before the first, as it is. */
static void draw_words(const struct titan_scene *s, int y, int x, int rows, int style, const char *text)
{
	for (int i = 0, at = x; i < LARGE_WORDS; i++) {
		size_t bytes = strcspn(text, " ");
		struct area cell = { y, at, rows, i ? LARGE_COLS : LARGE_FIRST };
		char word[16];

		snprintf(word, sizeof word, "%.*s", (int)bytes, text);
		poster_line(s->win, s->p, cell, POSTER_RIGHT, style, word, rows);
		at += cell.cols;
		text += bytes + strspn(text + bytes, " ");
	}
	paint(s->win, s->p, y + rows / 2, x, LARGE_FIRST, style, text);
}

void titan_draw_page(const struct titan_scene *s)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win);
	struct page page;
	bool more;

	page.large = letters_least(s->p);
	fill(s->t, s->view, rows, cols, &page);
	more = page.columns == 1 && s->view->top + rows < page.count; /* in the last row */
	for (int i = 0; i < page.count; i++) {
		int indent = page.line[i].indent, row = page.line[i].row - s->view->top;

		if (page.line[i].row >= 0 && page.line[i].rows > 1)
			draw_words(s, row, 1 + page.line[i].column * (cols / page.columns) + indent,
			           page.line[i].rows, page.line[i].style, page.line[i].text);
		else if (page.line[i].row >= 0 && row >= 0 && row < rows - more)
			paint(s->win, s->p, row, 1 + page.line[i].column * (cols / page.columns) + indent,
			      page.cols - indent, page.line[i].style, page.line[i].text);
	}
	if (page.columns > 1)
		draw_bars(s, &page);
	if (more)
		paint_right(s->win, s->p, rows - 1, cols - 1, 20, ROLE_DIM, _("PgDn more"));
}
