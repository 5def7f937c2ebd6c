/* SPDX-License-Identifier: MIT */
/*
 * Before play: the archenemy, the scheme decks, and the catalogue to pick
 * from. Shows the next thing to do with its key.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { KEY_COLS = 10, COUNT_COLS = 4, COLUMN_LEAST = 34, COLUMN_MOST = 46, FOOT_ROWS = 4, TALL_ROWS = 18 };

int archenemy_kinds(const struct archenemy *a)
{
	return scheme_count() + a->owns;
}

enum setup archenemy_setup(const struct archenemy_view *view, const struct archenemy *a)
{
	if (a->c.phase != PHASE_SETUP || !a->c.table.seats)
		return SETUP_DONE;
	if (!archenemy_is_set(a))
		return SETUP_WHO;
	if (view->catalogue)
		return SETUP_CATALOGUE;
	every_seat (i, a->c.table)
		if (archenemy_may_own(a, i) && !a->pile[i].shuffled && !a->pile[i].begun)
			return SETUP_DECKS;
	return SETUP_DONE;
}

static bool is_listed(const struct archenemy_view *view, const struct archenemy *a, int kind)
{
	const char *ja = archenemy_name_ja(a, kind);
	char find[2 * sizeof view->find], name[2 * SCHEME_NAME_BYTES];

	utf8_fold(view->find, find, sizeof find);
	utf8_fold(archenemy_name(a, kind), name, sizeof name);
	return strstr(name, find) || (ja && strstr(ja, view->find));
}

int archenemy_listed(const struct archenemy_view *view, const struct archenemy *a,
                     int16_t kinds[CATALOGUE_MAX])
{
	int count = 0;

	for (int i = 0; i < archenemy_kinds(a) && count < CATALOGUE_MAX; i++)
		if (is_listed(view, a, i))
			kinds[count++] = (int16_t)i;
	return count;
}

int archenemy_pick_place(const struct archenemy_view *view, const struct archenemy *a)
{
	int16_t kinds[CATALOGUE_MAX];
	int count = archenemy_listed(view, a, kinds);

	for (int i = 0; i < count; i++)
		if (kinds[i] == view->pick)
			return i;
	return -1;
}

/* ---- lines ---- */

static int put(const struct stage *s, const struct area *at, int y, int x, int style, const char *text)
{
	if (y >= at->y + at->rows || at->cols - 1 - x <= 0)
		return 0;
	return paint(s->win, s->p, y, at->x + x, at->cols - 1 - x, style, text);
}

/* A page for a room has no keys. */
static int key_at(const struct stage *s, const struct area *at, int y, const char *key, const char *text)
{
	int x;

	if (s->frame->room)
		return y;
	x = 2 + put(s, at, y, 2, ROLE_ACCENT, key) + 2;

	put(s, at, y, x < KEY_COLS ? KEY_COLS : x, ROLE_NORMAL, text);
	return y + 1;
}

static int seat_chip(const struct stage *s, const struct area *at, int y, int x, int seat)
{
	if (y >= at->y + at->rows)
		return x;
	return x + paint_seat(s->win, s->p, y, at->x + x, at->cols - x, seat_role(seat), seat) + 1;
}

/* Returns the row below. */
static int head(const struct stage *s, const struct area *at, const char *text)
{
	put(s, at, at->y, 2, ROLE_NORMAL | STYLE_BOLD, text);
	return at->y + 1;
}

/* ---- who plays what ---- */

static void draw_options(const struct stage *s, const struct area *at, int y)
{
	const struct archenemy *a = s->a;
	static const char *const laws[] = { N_("20 schemes, at most 2 of each"), N_("10 different schemes"),
		                            N_("any scheme deck") };
	const char *rules = a->c.rules == RULES_2010 ? _("rules of 2010") : _("today's rules");
	char text[300];

	if (a->life_team)
		snprintf(text, sizeof text, _("%s; %s; heroes share %d life"), rules, _(laws[a->law]),
		         a->life_team);
	else
		snprintf(text, sizeof text, "%s; %s", rules, _(laws[a->law]));
	put(s, at, y, 2, ROLE_DIM, text);
}

static void draw_who(const struct stage *s, struct area at)
{
	const struct archenemy *a = s->a;
	int y = at.y, air = at.rows > a->c.table.seats + 7;

	*s->cursor_y = y;
	*s->cursor_x = 2;
	y = head(s, &at, _("WHO IS THE ARCHENEMY?")) + air;
	for (int i = 0; i < a->c.table.seats; i++, y++)
		put(s, &at, y, seat_chip(s, &at, y, 2, i), ROLE_NORMAL | STYLE_BOLD, a->c.table.seat[i].name);
	y += air;
	y = key_at(s, &at, y, "1 2 ..", _("one against all others"));
	y = key_at(s, &at, y, "r", _("Supervillain Rumble: each has a scheme deck"));
	y = key_at(s, &at, y, "o", _("options first: rules, lives, size of the decks"));
	draw_options(s, &at, y + air);
}

/* ---- decks ---- */

static void deck_state(const struct archenemy *a, int owner, char *out, size_t size, int *style)
{
	const struct scheme_pile *pile = &a->pile[owner];
	struct reason why = { 0 };

	*style = ROLE_WARNING;
	if (!pile->cards)
		snprintf(out, size, "%s", _("no scheme deck yet"));
	else if (!archenemy_deck_is_legal(a, owner, &why))
		snprintf(out, size, "%s", why.text);
	else {
		*style = pile->shuffled ? ROLE_GOOD : ROLE_NORMAL;
		snprintf(out, size,
		         pile->shuffled
		                 ? P_("%d scheme, shuffled", "%d schemes, shuffled", pile->cards)
		                 : P_("%d scheme, not shuffled", "%d schemes, not shuffled", pile->cards),
		         pile->cards);
	}
}

static int draw_deck(const struct stage *s, const struct area *at, int y, int owner)
{
	bool focus = owner == archenemy_owner(s->view, s->a) && !s->frame->room;
	char text[300];
	int style, x;

	if (y < at->y + at->rows && focus) {
		paint_mark(s->win, s->p, y, at->x + 1, ROLE_ACCENT);
		*s->cursor_y = y;
		*s->cursor_x = at->x + 1;
	}
	x = seat_chip(s, at, y, 2, owner);
	x += put(s, at, y, x, (focus ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD,
	         s->a->c.table.seat[owner].name) +
	     2;
	deck_state(s->a, owner, text, sizeof text, &style);
	if (x + text_width(text) < at->cols || y + 1 >= at->y + at->rows || !focus) {
		put(s, at, y, x, style, text);
		return y + 1;
	}
	return y + 1 + paint_paragraph(s->win, s->p, y + 1, at->x + 6, 2, at->cols - 7, style, text);
}

int archenemy_decks_waiting(const struct archenemy *a)
{
	struct reason why;
	int waiting = 0;

	every_seat (i, a->c.table)
		waiting += archenemy_is_unshuffled(a, i) && archenemy_deck_is_legal(a, i, &why);
	return waiting;
}

static void draw_decks(const struct stage *s, struct area at)
{
	const struct archenemy *a = s->a;
	const struct scheme_pile *pile = &a->pile[archenemy_owner(s->view, s->a)];
	int y, air = at.rows > 12, waiting = archenemy_decks_waiting(a);

	y = head(s, &at, a->rumble ? _("SCHEME DECKS") : _("SCHEME DECK")) + air;
	every_seat (i, a->c.table)
		if (archenemy_may_own(a, i))
			y = draw_deck(s, &at, y, i);
	y += air;
	if (waiting)
		y = key_at(s, &at, y, "Enter", waiting > 1 ? _("shuffles them all") : _("shuffles it"));
	y = key_at(s, &at, y, "d", _("a preconstructed deck"));
	y = key_at(s, &at, y, "c", _("schemes one by one, from the catalogue"));
	y = key_at(s, &at, y, "o", _("options, and who is the archenemy"));
	if (pile->cards)
		y = key_at(s, &at, y, "R e", _("empties it"));
	else if (!waiting)
		y = key_at(s, &at, y, "Space", _("start without: you handle the scheme cards"));
	if (a->rumble)
		y = key_at(s, &at, y, "1 2 ..", _("whose deck"));
	if (!s->frame->room)
		put(s, &at, y + air, 2, ROLE_DIM, _("your own lists and files: :scheme load NAME"));
}

/* ---- the catalogue ---- */

int archenemy_catalogue_rows(int rows)
{
	return rows - 1 - FOOT_ROWS > 1 ? rows - 1 - FOOT_ROWS : 1;
}

static void draw_pick(const struct stage *s, const struct area *at, int y, int x, int cols, int kind)
{
	const struct scheme_pile *pile = &s->a->pile[archenemy_owner(s->view, s->a)];
	int copies = 0, style, end = x + cols - 2;

	for (int i = 0; i < pile->cards; i++)
		copies += pile->card[i].kind == kind;
	style = copies ? ROLE_NORMAL | STYLE_BOLD : ROLE_NORMAL;
	if (kind == s->view->pick) {
		paint_mark(s->win, s->p, y, at->x + x + 1, ROLE_ACCENT);
		*s->cursor_y = y;
		*s->cursor_x = at->x + x + 1;
		style = ROLE_ACCENT | STYLE_BOLD;
	}
	paint_right(s->win, s->p, y, at->x + x + COUNT_COLS, copies ? 2 : 0, ROLE_GOOD | STYLE_BOLD,
	            text_number(copies).of);
	x += COUNT_COLS + 1;
	x += paint(s->win, s->p, y, at->x + x, cols - COUNT_COLS - 4, style, archenemy_name_told(s->a, kind));
	if (archenemy_is_ongoing(s->a, kind) && text_width(_("ongoing")) <= end - x)
		paint_right(s->win, s->p, y, at->x + end + 1, end - x, ROLE_DIM, _("ongoing"));
}

/* The text of the scheme in focus, and the number of copies. */
static void draw_pick_foot(const struct stage *s, const struct area *at)
{
	const struct scheme *facts = archenemy_facts(s->a, s->view->pick);
	const char *text = archenemy_text(s->a, s->view->pick);
	int y = at->y + at->rows - FOOT_ROWS + 1;

	paint(s->win, s->p, y, at->x + 2, at->cols - 3, ROLE_NORMAL | STYLE_BOLD,
	      archenemy_name_told(s->a, s->view->pick));
	if (archenemy_is_ongoing(s->a, s->view->pick))
		paint_right(s->win, s->p, y, at->x + at->cols - 2, 12, ROLE_DIM, _("ongoing"));
	paint_paragraph(s->win, s->p, y + 1, at->x + 2, FOOT_ROWS - 2, at->cols - 4, ROLE_NORMAL,
	                *text   ? text
	                : facts ? _(facts->summary)
	                        : "");
}

static void draw_catalogue(const struct stage *s, struct area at)
{
	const struct archenemy *a = s->a;
	int16_t kind[CATALOGUE_MAX];
	int rows = archenemy_catalogue_rows(at.rows), kinds = archenemy_listed(s->view, a, kind);
	int place = archenemy_pick_place(s->view, a);
	int across = larger(smaller(at.cols / COLUMN_LEAST, (kinds + rows - 1) / rows), 1);
	int cols = smaller(at.cols / across, COLUMN_MOST);
	int page = rows * across, first = larger(place, 0) / page * page;
	char text[NAME_BYTES + 100], state[200];
	int style;

	deck_state(a, archenemy_owner(s->view, s->a), state, sizeof state, &style);
	snprintf(text, sizeof text, _("CATALOGUE for %s"),
	         a->c.table.seat[archenemy_owner(s->view, s->a)].name);
	put(s, &at, at.y, 2, STYLE_BOLD, text);
	put(s, &at, at.y, 4 + text_width(text), style, state);
	if (text_width(text) + text_width(state) + 8 + text_width(_("1: in the deck")) < at.cols)
		paint_right(s->win, s->p, at.y, at.x + at.cols - 2, at.cols, ROLE_DIM, _("1: in the deck"));
	for (int i = 0; i < page && first + i < kinds; i++) {
		int y = at.y + 1 + i % rows, x = i / rows * cols;

		spot_put(s->p, s->win, y, at.x + x, 1, cols, SPOT_SCHEME, kind[first + i]);
		draw_pick(s, &at, y, x, cols, kind[first + i]);
	}
	if (place >= 0)
		draw_pick_foot(s, &at);
	else
		put(s, &at, at.y + 1, 2, ROLE_DIM, _("no scheme matches"));
}

void archenemy_draw_setup(const struct stage *s, struct area at, enum setup setup)
{
	if (setup == SETUP_WHO)
		draw_who(s, at);
	else if (setup == SETUP_DECKS || s->frame->room)
		draw_decks(s, at);
	else
		draw_catalogue(s, at);
}
