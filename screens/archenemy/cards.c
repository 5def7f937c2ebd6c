/* SPDX-License-Identifier: MIT */
/*
 * The side of the Archenemy screen: face-up schemes as cards, each with the
 * condition of its end and the count so far; and lasting effects.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum {
	NAME_X = 3,
	OWNER_COLS = 4, /* its chip, and a blank */
	CARD_LINES = 8,
	COUNT_BYTES = 24,
	CONDITION_ROWS = 6,
	LASTS_ROWS = 8,
	LASTS_MOST = 3,
};

/* The lines below a card's name: its question and count, and the condition of its
 * end, which comes first if all have room. */
struct card_lines {
	int count, marked; /* marked: the first one is what the table owes to it */
	struct {
		int style;
		char text[SAYS_BYTES];
	} line[CARD_LINES];
	char condition[SAYS_BYTES];
	int condition_rows;
	const char *text; /* what the scheme does; shown where all cards have room for it */
	int text_rows;
	struct abandon_state abandon;
	bool due;
};

static bool is_focus(const struct stage *s, struct scheme_ref ref)
{
	return s->view->scheme.owner == ref.owner && s->view->scheme.card == ref.card;
}

static void add_line(struct card_lines *lines, int style, const char *text)
{
	if (lines->count == CARD_LINES || !*text)
		return;
	lines->line[lines->count].style = style;
	utf8_copy(lines->line[lines->count++].text, SAYS_BYTES, text);
}

/* "at the next upkeep", for a condition without a count. */
static void when_text(enum abandon_when when, char *out, size_t size)
{
	static const char *const texts[] = {
		[ABANDON_NEVER] = "",
		[ABANDON_OWN_UPKEEP] = N_("at the next upkeep"),
		[ABANDON_OWN_END] = N_("at your next end step"),
		[ABANDON_EACH_END] = N_("at the next end step"),
		[ABANDON_THEIR_END] = N_("at the opponents' end step"),
		[ABANDON_COMBAT_END] = N_("at end of combat"),
		[ABANDON_EVENT] = N_("whenever it happens"),
	};

	snprintf(out, size, "%s", *texts[when] ? _(texts[when]) : "");
}

/* Columns beside its name. */
static int room_beside(const struct stage *s, struct scheme_ref ref, int cols)
{
	char name[SCHEME_NAME_BYTES + NAME_BYTES + 16];

	archenemy_shown(s, ref, name, sizeof name);
	return cols - 1 - NAME_X - text_width(name) - (s->a->rumble ? OWNER_COLS : 0);
}

/* "3/5" */
static void count_text(const struct abandon_state *state, char out[COUNT_BYTES])
{
	snprintf(out, COUNT_BYTES, "%d/%d", state->have, state->need);
}

static bool is_beside(const struct stage *s, struct scheme_ref ref, const struct abandon_state *state,
                      int cols)
{
	char text[COUNT_BYTES];

	count_text(state, text);
	return state->counts && state->need > 0 &&
	       (s->beside || text_width(text) < room_beside(s, ref, cols));
}

static void add_count(const struct stage *s, struct scheme_ref ref, const struct scheme *facts,
                      struct card_lines *lines, int cols)
{
	const struct abandon_state *state = &lines->abandon;
	char text[SAYS_BYTES];

	if (is_beside(s, ref, state, cols))
		return;
	if (state->counts && state->need > 0)
		count_text(state, text);
	else if (state->counts)
		utf8_copy(text, sizeof text, archenemy_due_says(s->a, ref).text);
	else
		when_text(facts->abandon.when, text, sizeof text);
	add_line(lines,
	         state->met      ? ROLE_WARNING | STYLE_BOLD
	         : state->counts ? ROLE_NORMAL | STYLE_BOLD
	                         : ROLE_DIM,
	         text);
}

/* Its question or the answer given: before its condition. */
static void add_present(const struct stage *s, struct scheme_ref ref, struct card_lines *lines)
{
	const struct scheme_card *card = archenemy_card(s->a, ref);
	char text[SAYS_BYTES];

	if (archenemy_wants(s->a, ref) != WANTS_NOTHING && s->frame && !s->frame->room)
		add_line(lines, ROLE_WARNING | STYLE_BOLD, _("who? press a digit"));
	if (card->pending && archenemy_is_ongoing(s->a, card->kind)) {
		snprintf(text, sizeof text, P_("%d trigger waiting", "%d triggers waiting", card->pending),
		         card->pending);
		add_line(lines, ROLE_WARNING | STYLE_BOLD, text);
	}
	if (card->chosen >= 0) {
		snprintf(text, sizeof text, _("chosen: %s"), s->a->c.table.seat[card->chosen].name);
		add_line(lines, ROLE_NORMAL, text);
	}
	if (card->doom) {
		snprintf(text, sizeof text, P_("%d counter", "%d counters", card->doom), card->doom);
		add_line(lines, ROLE_NORMAL | STYLE_BOLD, text);
	}
}

static void set_condition(struct card_lines *lines, const char *text, int cols)
{
	int rows = text_rows(text, cols - NAME_X - 1);

	utf8_copy(lines->condition, sizeof lines->condition, text);
	lines->condition_rows = rows < CONDITION_ROWS ? rows : CONDITION_ROWS;
}

bool archenemy_condition(const struct archenemy *a, struct scheme_ref ref, char *out, size_t size)
{
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);
	struct abandon_state state;

	*out = '\0';
	if (facts && archenemy_abandon(a, ref, &state))
		snprintf(out, size, facts->abandon.optional ? _("%s: %s (optional)") : _("%s: %s"),
		         archenemy_when_name(facts->abandon.when), _(facts->abandon.says));
	else if (archenemy_is_ongoing(a, archenemy_card(a, ref)->kind))
		snprintf(out, size, "%s", _("until abandoned"));
	return *out;
}

/* What the table owes to it, in words where they leave its whole name. */
static const char *chip_of(const struct stage *s, struct scheme_ref ref, bool due, int room)
{
	bool asks = archenemy_wants(s->a, ref) != WANTS_NOTHING, moves = archenemy_in_motion(s->a, ref);
	const char *words = asks ? _("WHO?") : moves ? _("RESOLVE") : due ? _("ABANDON") : "";

	if (text_width(words) + 3 <= room || !*words)
		return words;
	words = _("DUE");
	return !asks && !moves && text_width(words) + 3 <= room ? words : "";
}

static struct card_lines lines_of(const struct stage *s, struct scheme_ref ref, int cols)
{
	const struct scheme *facts = archenemy_facts(s->a, archenemy_card(s->a, ref)->kind);
	struct card_lines lines = { .due = archenemy_is_due(s->a, ref) };
	char text[SAYS_BYTES];

	if (archenemy_in_motion(s->a, ref) && archenemy_wants(s->a, ref) == WANTS_NOTHING &&
	    !*chip_of(s, ref, lines.due, room_beside(s, ref, cols))) {
		snprintf(text, sizeof text, " %s ", _("RESOLVE"));
		add_line(&lines, STYLE_BOLD | STYLE_REVERSE, text);
		lines.marked = 1;
	}
	if (facts && archenemy_abandon(s->a, ref, &lines.abandon))
		add_count(s, ref, facts, &lines, cols);
	add_present(s, ref, &lines);
	archenemy_condition(s->a, ref, text, sizeof text);
	set_condition(&lines, text, cols);
	lines.text = facts ? _(facts->summary) : archenemy_text(s->a, archenemy_card(s->a, ref)->kind);
	lines.text_rows = text_rows(lines.text, cols - NAME_X - 1);
	return lines;
}

/* ---- layout ---- */

/* Cards in the order shown: schemes in motion, if several, then ongoing ones. */
struct deal {
	int count, first, shown; /* those from `first` are shown */
	struct dealt {
		struct scheme_ref ref;
		int y, rows;                /* the name is always one of them .. */
		int condition, lines, text; /* .. and so many of these */
		bool moves;
	} card[FACE_UP_MAX];
	int head, foot; /* rows above them; the first row below */
};

static void sort_cards(const struct stage *s, struct deal *deal)
{
	int moving = 0;

	for (int i = 0; i < s->ups; i++)
		moving += archenemy_in_motion(s->a, s->up[i]);
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < s->ups; i++) {
			bool moves = archenemy_in_motion(s->a, s->up[i]);
			bool stands = archenemy_is_ongoing(s->a, archenemy_card(s->a, s->up[i])->kind);

			if (moves == !pass && (stands || moving > 1))
				deal->card[deal->count++] = (struct dealt){ .ref = s->up[i], .moves = moves };
		}
}

/* Columns of the head and the only lasting effect in one row. */
static int lone_cols(const struct stage *s)
{
	int kind = s->a->untils ? s->a->until[0].kind : s->a->lasting[0].kind;

	return 1 + text_width(_("LASTING")) + 2 + text_width(archenemy_name_told(s->a, kind)) + 1;
}

/* Lasting effects stand below the cards, a row each, unless the middle shows
 * them. */
static int lasting_rows(const struct stage *s, struct area at)
{
	int rows = s->a->untils + s->a->lastings;

	if (!rows || at.rows < LASTS_ROWS || s->wide)
		return 0;
	return rows == 1 && lone_cols(s) < at.cols ? 1 : 1 + smaller(rows, LASTS_MOST);
}

/* After the names come marks, then conditions, whole or not at all: first those of schemes that stand.
 * Then questions and counts, then what the schemes do. */
static int deal_rows(const struct stage *s, struct deal *deal, int cols, int spare)
{
	for (int i = 0; i < deal->count; i++)
		spare -= deal->card[i].lines = smaller(lines_of(s, deal->card[i].ref, cols).marked, spare);
	for (int moves = 0; moves < 2; moves++)
		for (int i = 0; i < deal->count; i++) {
			int rows = lines_of(s, deal->card[i].ref, cols).condition_rows;

			if (deal->card[i].moves == moves && rows <= spare)
				spare -= deal->card[i].condition = rows;
		}
	for (int i = 0; i < deal->count; i++) {
		int rows = smaller(lines_of(s, deal->card[i].ref, cols).count - deal->card[i].lines, spare);

		spare -= larger(rows, 0);
		deal->card[i].lines += larger(rows, 0);
	}
	for (int i = 0; s->wide && i < deal->count; i++) {
		int rows = lines_of(s, deal->card[i].ref, cols).text_rows;

		if (!deal->card[i].moves && rows + deal->count - 1 <= spare)
			spare -= deal->card[i].text = rows;
	}
	return spare;
}

/* Rows of all names and marks, and of the conditions of the schemes that stand. */
static int least_rows(const struct stage *s, const struct deal *deal, int cols)
{
	int rows = deal->count;

	for (int i = 0; i < deal->count; i++) {
		struct card_lines lines = lines_of(s, deal->card[i].ref, cols);

		rows += lines.marked + (deal->card[i].moves ? 0 : lines.condition_rows);
	}
	return rows;
}

/* The head gives way to conditions. */
static struct deal deal_cards(const struct stage *s, struct area at)
{
	struct deal deal = { .count = 0 };
	int room = at.rows - lasting_rows(s, at), y, gap, spare;

	sort_cards(s, &deal);
	deal.head = least_rows(s, &deal, at.cols) != room;
	room -= deal.head;
	y = at.y + deal.head;
	spare = deal.count <= room ? deal_rows(s, &deal, at.cols, room - deal.count) : 0;
	gap = deal.count > 1 && spare >= deal.count - 1;
	for (int i = 0; i < deal.count && deal.count > room; i++) /* names around the focus */
		if (is_focus(s, deal.card[i].ref) && i >= room)
			deal.first = i - room + 1;
	for (int i = deal.first; i < deal.count && i < deal.first + room; i++) {
		struct dealt *card = &deal.card[i];

		card->y = y;
		card->rows = 1 + card->condition + card->lines + card->text;
		deal.shown++;
		y += card->rows + gap;
	}
	deal.foot = deal.shown ? y - gap : y;
	return deal;
}

bool archenemy_cards_fit(const struct archenemy *a, int rows, int cols)
{
	enum { COUNT = 4, SIGN = 2, SEAT = 4 };
	struct stage s = { .a = a };
	struct deal deal = { .count = 0 };

	s.ups = archenemy_face_up(a, s.up);
	sort_cards(&s, &deal);
	for (int i = 0; i < deal.count; i++) {
		const struct dealt *card = &deal.card[i];

		if (text_width(archenemy_name(a, archenemy_card(a, card->ref)->kind)) +
		            (card->moves ? SIGN : COUNT) + (a->rumble ? SEAT : 0) >
		    cols - NAME_X - 1)
			return false;
	}
	return least_rows(&s, &deal, cols) <= rows;
}

int archenemy_cards_need(const struct archenemy *a, int cols)
{
	struct stage s = { .a = a };
	struct deal deal = { .count = 0 };
	int rows = 0;

	s.ups = archenemy_face_up(a, s.up);
	sort_cards(&s, &deal);
	for (int i = 0; i < deal.count; i++) {
		struct card_lines lines = lines_of(&s, deal.card[i].ref, cols);

		rows += 1 + lines.condition_rows + lines.count;
	}
	return deal.count ? 1 + rows + (a->untils + a->lastings > 0) : 0;
}

/* ---- drawing ---- */

/* At the right end of the name's row. */
static int draw_count(const struct stage *s, const struct card_lines *lines, int y, int end)
{
	char text[COUNT_BYTES];

	count_text(&lines->abandon, text);
	paint_right(s->win, s->p, y, end, 10, lines->abandon.met ? ROLE_WARNING : ROLE_NORMAL, text);
	return end - text_width(text) - 1;
}

static void draw_card(const struct stage *s, const struct dealt *card, struct area at)
{
	struct card_lines lines = lines_of(s, card->ref, at.cols);
	bool focus = is_focus(s, card->ref) && !s->frame->room, here = focus && !s->view->on_lives;
	int x = at.x + NAME_X, end = at.x + at.cols - 1, edge = end, y = card->y;
	char name[SCHEME_NAME_BYTES + NAME_BYTES + 16];
	const char *chip;

	spot_put(s->p, s->win, y, at.x, card->rows, at.cols, SPOT_CARD,
	         card->ref.owner * DECK_CARDS + card->ref.card);
	archenemy_shown(s, card->ref, name, sizeof name);
	if (s->a->rumble)
		x += paint_seat(s->win, s->p, y, x, edge - x, seat_role(card->ref.owner), card->ref.owner) +
		     1;
	chip = chip_of(s, card->ref, lines.due, room_beside(s, card->ref, at.cols));
	if (*chip) {
		int style = card->moves ? STYLE_BOLD : ROLE_WARNING;

		edge -= text_width(chip) + 2;
		paint_chip(s->win, s->p, y, edge, end - edge, style, chip);
		edge--;
	}
	if (is_beside(s, card->ref, &lines.abandon, at.cols))
		edge = draw_count(s, &lines, y, edge);
	if (focus)
		paint_mark(s->win, s->p, y, at.x + 1, here ? ROLE_ACCENT : ROLE_NORMAL);
	if (here) {
		*s->cursor_y = y;
		*s->cursor_x = at.x + 1;
	}
	paint(s->win, s->p, y++, x, edge - x, (here ? ROLE_ACCENT : ROLE_NORMAL) | STYLE_BOLD, name);
	x = at.x + NAME_X;
	for (int i = 0; i < card->lines && i < lines.marked; i++)
		paint(s->win, s->p, y++, x, end - x, lines.line[i].style, lines.line[i].text);
	if (card->condition)
		paint_paragraph(s->win, s->p, y, x, card->condition, end - x, ROLE_DIM, lines.condition);
	y += card->condition;
	for (int i = lines.marked; i < card->lines; i++)
		paint(s->win, s->p, y++, x, end - x, lines.line[i].style, lines.line[i].text);
	if (card->text)
		paint_paragraph(s->win, s->p, y, x, card->text, end - x, ROLE_NORMAL, lines.text);
}

/* Whether every scheme that stands shows its condition; else the middle does, for the one in focus. */
static bool shows_conditions(const struct deal *deal)
{
	for (int i = deal->first; i < deal->first + deal->shown; i++)
		if (!deal->card[i].moves && !deal->card[i].condition)
			return false;
	return true;
}

static void draw_head(const struct stage *s, const struct deal *deal, struct area at)
{
	int x = at.x + 1, end = at.x + at.cols - 1;
	const char *text =
		s->frame->room || shows_conditions(deal) ? _("abandon when") : _("arrows: conditions");

	x += paint(s->win, s->p, at.y, x, end - x, ROLE_NORMAL | STYLE_BOLD, _("ONGOING")) + 2;
	if (text_width(text) <= end - x)
		paint(s->win, s->p, at.y, x, end - x, ROLE_DIM, text);
}

/* Whether all names and lines of schemes, and the conditions of those that stand, have rows. */
static bool all_fit(const struct stage *s, struct area at)
{
	struct deal deal = { .count = 0 };
	int rows;

	sort_cards(s, &deal);
	rows = 1 + least_rows(s, &deal, at.cols) + lasting_rows(s, at);
	for (int i = 0; i < deal.count; i++) {
		struct card_lines lines = lines_of(s, deal.card[i].ref, at.cols);

		rows += lines.count - lines.marked;
	}
	return rows <= at.rows;
}

void archenemy_draw_cards(const struct stage *stage, struct area at)
{
	struct stage own = *stage, *s = &own;
	struct deal deal;
	int hidden;

	own.beside = !all_fit(s, at);
	deal = deal_cards(s, at);
	hidden = deal.count - deal.shown;
	for (int y = at.y; y < at.y + at.rows; y++)
		paint(s->win, s->p, y, at.x - 1, 1, ROLE_DIM | STYLE_SHAPE, s->p->ascii ? "|" : "│");
	if (deal.head)
		draw_head(s, &deal, at);
	for (int i = deal.first; i < deal.first + deal.shown; i++)
		draw_card(s, &deal.card[i], at);
	if (hidden > 0)
		paint_format(s->win, s->p, at.y, at.x + at.cols - 5, 5, ROLE_WARNING | STYLE_BOLD, "+%d",
		             hidden);
	if (!deal.count)
		paint(s->win, s->p, at.y + 1, at.x + NAME_X, at.cols - NAME_X - 1, ROLE_DIM, _("none"));
	if (deal.foot <= at.y + 1)
		deal.foot = at.y + 2;
	if (lasting_rows(s, at)) {
		int y = deal.foot + lasting_rows(s, at) < at.y + at.rows
		                ? deal.foot + 1
		                : at.y + at.rows - lasting_rows(s, at);

		archenemy_draw_untils(s, (struct area){ y, at.x, at.y + at.rows - y, at.cols });
	}
}

/* ---- what lasts ---- */

/* Its name and when it ends, in one row or, where that is narrow, in two. */
static int draw_entry(const struct stage *s, struct area at, int y, const char *name, const char *text)
{
	int x = at.x + 2, end = at.x + at.cols - 1, wide = text_width(name) + 3 + text_width(text) <= end - x;

	if (y >= at.y + at.rows)
		return 0;
	x += paint(s->win, s->p, y, x, end - x, ROLE_NORMAL, name) + 3;
	if (wide) {
		paint(s->win, s->p, y, x, end - x, ROLE_DIM, text);
		return 1;
	}
	if (y + 1 >= at.y + at.rows)
		return 1;
	return 1 + paint_paragraph(s->win, s->p, y + 1, at.x + 3, at.y + at.rows - y - 1 > 2 ? 2 : 1,
	                           end - at.x - 3, ROLE_DIM, text);
}

int archenemy_draw_untils(const struct stage *s, struct area at)
{
	const struct archenemy *a = s->a;
	int y = at.y;
	char text[SAYS_BYTES + NAME_BYTES];

	if (a->c.phase == PHASE_OVER || (!a->untils && !a->lastings))
		return 0;
	paint(s->win, s->p, y, at.x + 1, at.cols - 2, ROLE_NORMAL | STYLE_BOLD, _("LASTING"));
	if (at.rows == 1) {
		paint_right(s->win, s->p, y, at.x + at.cols - 1, at.cols - 2, ROLE_NORMAL,
		            archenemy_name_told(s->a, a->untils ? a->until[0].kind : a->lasting[0].kind));
		return 1;
	}
	y++;
	for (int i = 0; i < a->untils; i++) {
		const struct scheme_lasts *until = &a->until[i];

		snprintf(text, sizeof text, _("until %s"), archenemy_until_ends(a, until).text);
		if (until->chosen >= 0)
			said_list_add(text, sizeof text, "%s", a->c.table.seat[until->chosen].name);
		y += draw_entry(s, at, y, archenemy_name_told(s->a, until->kind), text);
	}
	for (int i = 0; i < a->lastings; i++) {
		const struct scheme *facts = archenemy_facts(a, a->lasting[i].kind);

		y += draw_entry(s, at, y, archenemy_name_told(s->a, a->lasting[i].kind),
		                facts && facts->lasts ? _(facts->lasts) : "");
	}
	return y - at.y;
}
