/* SPDX-License-Identifier: MIT */
/*
 * The middle of the Archenemy screen: the scheme in motion, its name as large
 * as possible, its question and its text. Without one, the next step.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/face.h"

enum { NAME_LINES = 3, AIRY_ROWS = 18, LOW_ROWS = 8, LINE_BYTES_SHOWN = 400 };

/* Writes the middle row by row and stops at its foot. */
struct page {
	const struct stage *s;
	struct area at;
	int y;
};

static int rows_left(const struct page *page)
{
	return page->at.y + page->at.rows - page->y;
}

static bool is_airy(const struct page *page)
{
	return page->at.rows >= AIRY_ROWS;
}

/* A blank row, if there is room. */
static void breathe(struct page *page)
{
	page->y += is_airy(page);
}

static int put(const struct page *page, int x, int style, const char *text)
{
	int room = page->at.cols - 1 - x;

	if (rows_left(page) <= 0 || room <= 0)
		return 0;
	return paint(page->s->win, page->s->p, page->y, page->at.x + x, room, style, text);
}

static void line(struct page *page, int style, const char *text)
{
	put(page, 2, style, text);
	page->y++;
}

/* At most so many rows, and never more than there are. */
static void paragraph(struct page *page, int style, const char *text, int most)
{
	int rows = rows_left(page) < most ? rows_left(page) : most;

	if (rows > 0 && *text)
		page->y += paint_paragraph(page->s->win, page->s->p, page->y, page->at.x + 2, rows,
		                           page->at.cols - 3, style, text);
}

/* A key, but not for a room, and what it does, in a second row where there are rows enough. */
static void key_line(struct page *page, const char *key, const char *text)
{
	int x = 2 + (page->s->frame->room ? 0 : 1 + put(page, 2, ROLE_ACCENT, key));
	int cols = page->at.cols - 1 - x;
	int rows = rows_left(page) > 2 && text_width(text) > cols ? 2 : 1;

	if (rows > 1)
		paint_paragraph(page->s->win, page->s->p, page->y, page->at.x + x, rows, cols, ROLE_NORMAL,
		                text);
	else
		put(page, x, ROLE_NORMAL, text);
	page->y += rows;
}

static bool is_hiragana(const char *at)
{
	return memcmp(at, "\u3041", 3) >= 0 && memcmp(at, "\u309f", 3) <= 0;
}

/* Whether a word of Japanese ends there: behind hiragana, and before what is none or behind the particle. */
static bool ends_word(const char *name, size_t end)
{
	const char *last = name + end - 3;

	return end >= 3 && (name[end] & 0xc0) == 0xc0 && is_hiragana(last) &&
	       (!is_hiragana(name + end) || memcmp(last, "を", 3) == 0);
}

/* Bytes of a name for one line in the room's face: up to a blank or the end of a word; where none fits,
 * between kanji anywhere; 0: not even that. */
static size_t line_bytes(const struct palette *p, const char *name, int cols)
{
	char text[SCHEME_NAME_BYTES];
	size_t fits = 0, word = 0;

	for (size_t end = 1; end <= strlen(name); end++) {
		bool wide = (name[end] & 0x80) && (name[end - 1] & 0x80);
		int width;

		if (name[end] && name[end] != ' ' && (!wide || (name[end] & 0xc0) == 0x80))
			continue;
		snprintf(text, sizeof text, "%.*s", (int)end, name);
		width = face_cols(p, text);
		if (!width || width > cols)
			break;
		fits = end;
		if (!name[end] || name[end] == ' ' || ends_word(name, end))
			word = end;
	}
	return word ? word : fits;
}

/* Paints it in the room's face, or only counts its rows; 0: it has no room, or no such letters. */
static int face_lines(const struct page *page, const char *name, int rows, bool paints)
{
	const struct stage *s = page->s;
	int cols = page->at.cols - 4, y = 0;
	char text[SCHEME_NAME_BYTES];

	for (size_t bytes; *name; name += bytes + (name[bytes] == ' ')) {
		bytes = line_bytes(s->p, name, cols);
		if (!bytes || y + FACE_ROWS + 1 > rows)
			return 0;
		snprintf(text, sizeof text, "%.*s", (int)bytes, name);
		if (paints)
			face_paint(s->win, s->p, page->y + y, page->at.x + 2, cols, ROLE_NORMAL, text);
		y += FACE_ROWS + 1;
	}
	return y;
}

/* The host's moment: a scheme in motion has its name in large letters, where `keep` rows stay for its text.
 */
static void draw_name(struct page *page, const char *name, bool moves, int keep)
{
	int rows = rows_left(page) - keep;

	if (moves && face_lines(page, name, rows, false))
		page->y += face_lines(page, name, rows, true);
	else
		paragraph(page, ROLE_NORMAL | STYLE_BOLD, name, NAME_LINES);
}

/* ---- what it asks for ---- */

/* How players stand behind a word: with their names, or by their numbers, which their lives have, too. */
struct people_form {
	bool head, names;
	int gap, rows;
};

/* Where each of them stands: rows below the line, and columns; returns the columns behind the last. */
static int place_people(const struct page *page, seats_set set, int indent, struct people_form *form,
                        int y[TABLE_SEATS], int x[TABLE_SEATS])
{
	int end = page->at.cols - 1, at = indent;

	form->rows = 1;
	every_seat (i, page->s->a->c.table) {
		int cols = 3 + (i + 1 > 9) +
		           (form->names ? 1 + text_width(page->s->a->c.table.seat[i].name) : 0);

		if (!(set & 1u << i))
			continue;
		if (at > indent && at + cols > end) {
			form->rows++;
			at = indent;
		}
		y[i] = form->rows - 1;
		x[i] = at;
		at += cols + form->gap;
	}
	return at;
}

/* "2  Bob   3  Mizuki" between head and tail, in at most so many rows. */
static void people_line(struct page *page, const char *head, seats_set set, const char *tail, int most)
{
	static const struct people_form forms[] = { { true, true, 2, 2 },
		                                    { false, true, 1, 1 },
		                                    { true, false, 1, 2 } };
	const struct stage *s = page->s;
	int y[TABLE_SEATS], x[TABLE_SEATS], behind = 0, left = smaller(rows_left(page), most), indent = 2;
	struct people_form form = { .rows = 0 };

	if (left <= 0)
		return;
	for (size_t n = 0; n < sizeof forms / sizeof *forms; n++) {
		form = forms[n];
		indent = 2 + (form.head ? text_width(head) + 2 : 0);
		behind = place_people(page, set, indent, &form, y, x);
		if (form.rows <= smaller(forms[n].rows, left))
			break;
	}
	if (form.head)
		put(page, 2, ROLE_DIM, head);
	every_seat (i, s->a->c.table) {
		int at = set & 1u << i ? x[i] : page->at.cols;

		if (at >= page->at.cols || y[i] >= left)
			continue;
		at += paint_seat(s->win, s->p, page->y + y[i], page->at.x + at, page->at.cols - 1 - at,
		                 seat_role(i), i) +
		      1;
		if (form.names)
			paint(s->win, s->p, page->y + y[i], page->at.x + at, page->at.cols - 1 - at,
			      ROLE_NORMAL | STYLE_BOLD, s->a->c.table.seat[i].name);
	}
	page->y += smaller(form.rows, left) - 1;
	behind += 2 - form.gap;
	if (behind + text_width(tail) < page->at.cols)
		put(page, behind, ROLE_DIM, tail);
	page->y++;
}

enum { KEY_COLS = 5 };

static void way_text(const struct scheme *facts, bool self, char out[LINE_BYTES_SHOWN])
{
	snprintf(out, LINE_BYTES_SHOWN, self ? _("self: %s") : _("others: each %s"),
	         _(self ? facts->self : facts->others));
}

static void draw_hot_choice(struct page *page, const struct scheme *facts)
{
	char text[LINE_BYTES_SHOWN];

	way_text(facts, true, text);
	key_line(page, "s", text);
	way_text(facts, false, text);
	key_line(page, "o", text);
}

/* With its head, and the row of people. */
static int hot_rows(const struct page *page, const struct scheme *facts)
{
	char text[LINE_BYTES_SHOWN];
	int rows = 2;

	for (int self = 0; self < 2; self++) {
		way_text(facts, self, text);
		rows += text_rows(text, page->at.cols - KEY_COLS);
	}
	return rows;
}

/* The players who do it once the hot seat is taken; possibly none (A). */
static void draw_hot_taken(struct page *page, struct scheme_ref ref, const struct scheme *facts)
{
	const struct archenemy *a = page->s->a;
	const struct scheme_card *card = archenemy_card(a, ref);
	seats_set set = archenemy_hot_seats(a, ref);
	char text[LINE_BYTES_SHOWN];

	snprintf(text, sizeof text, card->hot == HOT_SELF ? _("self: %s") : _("others: each %s"),
	         _(card->hot == HOT_SELF ? facts->self : facts->others));
	line(page, ROLE_NORMAL | STYLE_BOLD, text);
	people_line(page, _("who"), set, set ? "" : _("nobody else is left"), 2);
}

static void draw_hot_seat(struct page *page, struct scheme_ref ref, const struct scheme *facts)
{
	bool open = archenemy_card(page->s->a, ref)->hot == HOT_OPEN;

	breathe(page);
	if (rows_left(page) > 2) {
		int x = 2 + put(page, 2, ROLE_WARNING | STYLE_BOLD, _("HOT SEAT")) + 2;
		const char *text = open ? _("the chosen player decides") : _("already decided");

		put(page, x, ROLE_DIM, text_width(text) < page->at.cols - x ? text : _("who decides?"));
		page->y++;
	}
	breathe(page);
	if (!open) {
		draw_hot_taken(page, ref, facts);
		return;
	}
	draw_hot_choice(page, facts);
	breathe(page);
	people_line(page, _("who"), archenemy_may_choose(page->s->a, ref),
	            page->s->frame->room ? "" : _("then s or o"), 2);
}

static void draw_wants(struct page *page, struct scheme_ref ref)
{
	const struct archenemy *a = page->s->a;
	int chosen = archenemy_card(a, ref)->chosen;
	bool asks = archenemy_wants(a, ref) == WANTS_PLAYER;

	if (asks || chosen >= 0)
		breathe(page);
	if (asks) {
		line(page, ROLE_WARNING | STYLE_BOLD, _("CHOOSE A PLAYER"));
		people_line(page, _("who"), archenemy_may_choose(a, ref), "", 1);
	} else if (chosen >= 0) {
		people_line(page, _("chosen"), 1u << chosen, "", 1);
	}
}

/* ---- rows that it takes ---- */

/* Rows to keep free below the name: its rule stays whole, with the blank ones between. */
static int kept_rows(const struct page *page, struct scheme_ref ref, const struct scheme *facts)
{
	int columns = page->at.cols - 3, rows = is_airy(page) ? 3 : 0;

	if (!facts)
		return rows +
		       text_rows(archenemy_text(page->s->a, archenemy_card(page->s->a, ref)->kind), columns);
	if (facts->hot_seat)
		return rows + hot_rows(page, facts);
	if (archenemy_wants(page->s->a, ref) == WANTS_PLAYER)
		rows += 2;
	if (facts->asks)
		rows += text_rows(_(facts->asks), columns);
	rows += text_rows(_(facts->summary), columns);
	return rows;
}

/* ---- its text ---- */

bool archenemy_has_note(const struct archenemy_view *view, const struct archenemy *a)
{
	struct scheme_ref ref = view->scheme;
	bool any = ref.owner >= 0 && ref.card < a->pile[ref.owner].cards;
	const struct scheme *facts = any ? archenemy_facts(a, archenemy_card(a, ref)->kind) : NULL;

	return view->low && !view->note && facts && facts->note;
}

static void draw_note(struct page *page, const struct scheme *facts, int most)
{
	if (!facts || !facts->note || rows_left(page) <= 0)
		return;
	breathe(page);
	if (is_airy(page))
		line(page, ROLE_NORMAL | STYLE_BOLD, _("NOTE"));
	if (page->s->wide && text_rows(_(facts->note), page->at.cols - 3) == most + 1) {
		page->at.rows++; /* the blank one above the lives, rather than half a sentence */
		most++;
	}
	paragraph(page, ROLE_DIM, _(facts->note), most);
}

/* Of a scheme that stands, where its card may have no room for it. */
static void draw_condition(struct page *page, struct scheme_ref ref)
{
	char text[LINE_BYTES_SHOWN];

	if (page->s->wide || archenemy_in_motion(page->s->a, ref) ||
	    !archenemy_condition(page->s->a, ref, text, sizeof text))
		return;
	breathe(page);
	paragraph(page, ROLE_NORMAL | STYLE_BOLD, text, 4);
}

/* A loaded text of the card says more than our summary. */
static void draw_text(struct page *page, struct scheme_ref ref, const struct scheme *facts)
{
	int kind = archenemy_card(page->s->a, ref)->kind;
	const char *text = archenemy_text(page->s->a, kind);
	bool told = facts && facts->hot_seat; /* by the two ways it may go */

	if (!told)
		breathe(page);
	if (facts && !told)
		paragraph(page, ROLE_NORMAL, _(facts->summary), 3);
	if (facts && facts->asks && !told)
		paragraph(page, ROLE_WARNING, _(facts->asks), 3);
	draw_condition(page, ref);
	if (facts && facts->lands && rows_left(page) > 0) {
		char lands[100];

		snprintf(lands, sizeof lands,
		         P_("more happens with %d land", "more happens with %d lands", facts->lands),
		         facts->lands);
		line(page, ROLE_DIM, lands);
	}
	if (*text && rows_left(page) > (facts ? 1 : 0)) {
		breathe(page);
		paragraph(page, facts ? ROLE_DIM : ROLE_NORMAL, text, rows_left(page));
	}
}

static void draw_enter(struct page *page, struct scheme_ref ref)
{
	const struct archenemy *a = page->s->a;
	const struct scheme_card *card = archenemy_card(a, ref);
	char text[200];

	if (!is_airy(page) || !card->pending || page->s->frame->room)
		return;
	breathe(page);
	if (card->pending > 1)
		snprintf(text, sizeof text, _("resolves one of its %d triggers"), card->pending);
	else if (archenemy_is_ongoing(a, card->kind))
		snprintf(text, sizeof text, "%s", _("resolves its trigger; it stays"));
	else
		snprintf(text, sizeof text, "%s", _("resolves it: face down to the bottom of the deck"));
	key_line(page, "Enter", text);
}

/* ---- a scheme ---- */

static int moving(const struct stage *s, struct scheme_ref ref, int *place)
{
	int count = 0;

	for (int i = 0; i < s->ups; i++) {
		if (!archenemy_in_motion(s->a, s->up[i]))
			continue;
		count++;
		if (s->up[i].owner == ref.owner && s->up[i].card == ref.card)
			*place = count;
	}
	return count;
}

static void draw_head(struct page *page, struct scheme_ref ref)
{
	const struct stage *s = page->s;
	const struct scheme_card *card = archenemy_card(s->a, ref);
	bool moves = archenemy_in_motion(s->a, ref), ongoing = archenemy_is_ongoing(s->a, card->kind);
	int place = 0, count = moving(s, ref, &place), x, end = page->at.x + page->at.cols - 2;
	const char *sort = ongoing ? _("ongoing") : _("one-shot");
	char text[NAME_BYTES + 60] = "";

	x = 2 + put(page, 2, STYLE_BOLD, moves ? _("SET IN MOTION") : _("FACE UP")) + 2;
	if (moves && count > 1)
		snprintf(text, sizeof text, _("%d of %d"), place, count);
	else if (card->copy > 1)
		snprintf(text, sizeof text, "#%d", card->copy);
	if (s->a->rumble)
		snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", *text ? "  " : "",
		         s->a->c.table.seat[ref.owner].name);
	if (*text && x + text_width(text) > end - page->at.x - text_width(sort) - 2 &&
	    x + text_width(text) <= end - page->at.x)
		sort = "";
	if (*text && page->at.cols - 2 - text_width(sort) - 2 - x > 3)
		paint(s->win, s->p, page->y, page->at.x + x, page->at.cols - 2 - text_width(sort) - 2 - x,
		      ROLE_NORMAL, text);
	paint_right(s->win, s->p, page->y, end, page->at.cols / 2, ROLE_DIM, sort);
	page->y++;
}

static void draw_scheme(struct page *page, struct scheme_ref ref)
{
	const struct stage *s = page->s;
	int kind = archenemy_card(s->a, ref)->kind;
	const struct scheme *facts = archenemy_facts(s->a, kind);
	bool note = s->view->note && facts;
	bool low =
		page->at.rows < LOW_ROWS && archenemy_in_motion(s->a, ref); /* the name stands for the head */

	if (!low)
		draw_head(page, ref);
	if (low) {
		paragraph(page, ROLE_WARNING | STYLE_BOLD, archenemy_name_told(s->a, kind), 2);
		if (note)
			draw_note(page, facts, rows_left(page));
	} else if (note) {
		line(page, ROLE_NORMAL | STYLE_BOLD, archenemy_name_told(s->a, kind));
		draw_note(page, facts, rows_left(page));
	} else {
		draw_name(page, archenemy_name_told(s->a, kind), archenemy_in_motion(s->a, ref),
		          kept_rows(page, ref, facts));
	}
	if (s->frame->ja && archenemy_name_ja(s->a, kind) && rows_left(page) > kept_rows(page, ref, facts))
		line(page, ROLE_DIM, archenemy_name(s->a, kind));
	if (facts && facts->hot_seat && archenemy_in_motion(s->a, ref))
		draw_hot_seat(page, ref, facts);
	else
		draw_wants(page, ref);
	draw_text(page, ref, facts);
	draw_enter(page, ref);
	if (!note)
		draw_note(page, facts, rows_left(page));
}

/* ---- where nothing moves ---- */

static void draw_reveal_due(struct page *page)
{
	const struct archenemy *a = page->s->a;
	int owner = a->rumble ? a->c.table.turn : a->archenemy;
	bool three = a->three & 1u << owner;
	char text[NAME_BYTES + 100];

	snprintf(text, sizeof text, _("%s, first main phase"), a->c.table.seat[owner].name);
	line(page, STYLE_BOLD, text);
	breathe(page);
	line(page, ROLE_WARNING | STYLE_BOLD, three ? _("Three schemes") : _("A scheme"));
	breathe(page);
	key_line(page, "r",
	         three ? _("sets three in motion, one after the other")
	               : _("sets the next scheme in motion"));
	if (rows_left(page) > 0)
		key_line(page, "R n", _("no scheme this turn (because of an effect)"));
}

static void draw_step(struct page *page)
{
	breathe(page);
	line(page, ROLE_NORMAL | STYLE_BOLD, archenemy_step_name(page->s->a->step));
	breathe(page);
	key_line(page, "Space", C_("step", "next step"));
}

static void draw_idle(struct page *page)
{
	const struct archenemy *a = page->s->a;
	int owner = a->rumble ? a->c.table.turn : a->archenemy;
	const struct scheme_pile *pile = owner >= 0 ? &a->pile[owner] : NULL;

	line(page, ROLE_DIM | STYLE_BOLD, _("NO SCHEME IN MOTION"));
	breathe(page);
	if (!pile || !pile->cards) {
		line(page, ROLE_NORMAL, _("This table has no scheme deck."));
		draw_step(page);
	} else if (a->c.phase == PHASE_SETUP) {
		line(page, ROLE_GOOD, _("The scheme deck is shuffled."));
		key_line(page, "Enter", _("keeps the focused player's hand"));
		key_line(page, "M", _("takes a mulligan for the focused player"));
		key_line(page, "Space", _("begins the first turn: all keep"));
	} else if (a->no_scheme) {
		line(page, ROLE_NORMAL, _("No scheme is set in motion this turn."));
		draw_step(page);
	} else {
		draw_step(page);
	}
}

static void draw_mulligans(struct page *page)
{
	const struct commander *c = &page->s->a->c;
	char text[NAME_BYTES + 60];

	line(page, STYLE_BOLD, _("MULLIGANS"));
	breathe(page);
	if (c->deciding >= 0) {
		snprintf(text, sizeof text, _("%s: keep or mulligan?"), c->table.seat[c->deciding].name);
		line(page, ROLE_NORMAL | STYLE_BOLD, text);
	}
	key_line(page, "Enter", _("keeps the focused player's hand"));
	key_line(page, "M", _("takes a mulligan"));
}

/* ---- the end ---- */

static void draw_end(struct page *page)
{
	const struct archenemy *a = page->s->a;
	int winner = 0;
	char text[NAME_BYTES + 40];

	while (winner < a->c.table.seats && !(a->c.winners & 1u << winner))
		winner++;
	if (winner == a->c.table.seats)
		snprintf(text, sizeof text, "%s", _("Draw"));
	else if (archenemy_side(a, winner) == SIDE_HEROES)
		snprintf(text, sizeof text, "%s", _("The heroes win"));
	else
		snprintf(text, sizeof text, _("%s wins"), a->c.table.seat[winner].name);
	line(page, STYLE_BOLD, _("THE GAME IS OVER"));
	breathe(page);
	line(page, (a->c.winners ? ROLE_GOOD : ROLE_NORMAL) | STYLE_BOLD, text);
	breathe(page);
	if (a->c.winners && !a->rumble)
		people_line(page, _("won"), a->c.winners, "", 2);
	key_line(page, "f", _("rematch, with the same schemes"));
}

/* ---- the whole ---- */

/* A scheme in motion comes first, then the next duty, then the scheme in focus. */
static bool shows_scheme(const struct stage *s)
{
	struct scheme_ref ref = s->view->scheme;

	if (ref.owner < 0)
		return false;
	if (s->view->looked || archenemy_in_motion(s->a, ref) || archenemy_wants(s->a, ref) != WANTS_NOTHING)
		return true;
	return !(archenemy_owes_reveal(s->a) && s->a->step == STEP_MAIN1);
}

/* A single line, without room for more. */
static void draw_line(const struct stage *s, struct area at)
{
	char text[SCHEME_NAME_BYTES + 16];
	int end = at.x + at.cols - 1, x = at.x + 1;

	if (archenemy_owes_reveal(s->a) && s->a->step == STEP_MAIN1 && !shows_scheme(s)) {
		x += paint(s->win, s->p, at.y, x, end - x, ROLE_ACCENT, "r") + 1;
		paint(s->win, s->p, at.y, x, end - x, ROLE_WARNING, _("sets the next scheme in motion"));
		return;
	}
	if (s->view->scheme.owner < 0)
		return;
	archenemy_shown(s, s->view->scheme, text, sizeof text);
	if (!s->view->on_lives) {
		paint_mark(s->win, s->p, at.y, at.x, ROLE_ACCENT);
		*s->cursor_y = at.y;
		*s->cursor_x = at.x;
	}
	x += paint(s->win, s->p, at.y, x, end - x - 6, ROLE_NORMAL | STYLE_BOLD, text) + 2;
	if (s->ups > 1 && end - x > 4)
		paint_format(s->win, s->p, at.y, x, end - x, ROLE_DIM, "+%d", s->ups - 1);
}

void archenemy_draw_main(const struct stage *s, struct area at, bool small)
{
	struct page page = { s, at, at.y };

	if (small) {
		draw_line(s, at);
		return;
	}
	if (!s->view->on_lives) {
		*s->cursor_y = at.y;
		*s->cursor_x = at.x + 1;
	}
	if (s->a->c.phase == PHASE_OVER)
		draw_end(&page);
	else if (s->a->c.phase == PHASE_MULLIGANS)
		draw_mulligans(&page);
	else if (shows_scheme(s))
		draw_scheme(&page, s->view->scheme);
	else if (archenemy_owes_reveal(s->a) && s->a->step == STEP_MAIN1)
		draw_reveal_due(&page);
	else
		draw_idle(&page);
	if (s->wide && rows_left(&page) > 3) {
		page.y++;
		page.y += archenemy_draw_untils(
			s, (struct area){ page.y, at.x + 1, rows_left(&page), at.cols - 1 });
	}
}
