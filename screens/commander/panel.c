/* SPDX-License-Identifier: MIT */
/*
 * Draws one player of the Commander screen: the life, the facts, and a frame
 * that tells focus, turn and danger.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/canvas.h"
#include "screens/kit/digits.h"

/* ---- frame ---- */

/* The focus shows in danger, too, which has its chip and its number. */
static int frame_style(const struct scene *s, int seat)
{
	if (commander_won(s->c, seat))
		return ROLE_GOOD;
	if (seat == s->view->focus && !s->rest)
		return ROLE_ACCENT;
	return commander_danger(s, seat) != DANGER_NONE ? ROLE_DANGER : ROLE_DIM;
}

/* In long, short and one sign. */
static void danger_words(const struct scene *s, int seat, int form, char *out, size_t size)
{
	int worst = commander_worst(s->c, seat, NULL, NULL), limit = s->limits.damage;
	int left = limit > worst ? limit - worst : 0, kind;

	*out = '\0';
	if (commander_danger(s, seat) == DANGER_NONE)
		return;
	if (form == CHIPS_SIGN) {
		snprintf(out, size, "!");
		return;
	}
	switch (commander_danger(s, seat)) {
	case DANGER_LIFE: snprintf(out, size, "%s", form ? _("! LOW") : _("! LOW LIFE")); break;
	case DANGER_DAMAGE:
		if (form)
			snprintf(out, size, "! %d-%d", limit, left);
		else
			snprintf(out, size, _("! %d TO %d"), left, limit);
		break;
	default:
		kind = commander_near_counter(s, seat);
		snprintf(out, size, _(form ? counter_rows[kind].alarm_brief : counter_rows[kind].alarm),
		         s->c->player[seat].life.count[kind]);
	}
}

static void turn_chip(const struct scene *s, int seat, enum chip_form form, struct chips *chips)
{
	char text[60] = "";
	int style = ROLE_ACCENT;

	if (s->c->phase == PHASE_MULLIGANS && s->c->deciding == seat)
		chips_add(chips,
		          form == CHIPS_LONG    ? _("KEEP OR MULLIGAN?")
		          : form == CHIPS_SHORT ? _("KEEP?")
		                                : "?",
		          ROLE_ACCENT);
	else if (s->words)
		s->words->chip(s, seat, form, text, sizeof text, &style);
	else if (s->c->phase == PHASE_PLAYING && s->c->table.turn == seat)
		chips_add(chips, _("TURN"), ROLE_ACCENT);
	if (*text)
		chips_add(chips, text, style);
}

struct chips commander_chips(const void *scene, int seat, enum chip_form form)
{
	const struct scene *s = scene;
	const struct commander *c = s->c;
	struct chips chips = { 0 };
	char danger[60];

	if (commander_won(c, seat)) {
		chips_add(&chips, _("WINS"), ROLE_GOOD);
		return chips;
	}
	if (commander_is_out(c, seat)) {
		chips_add(&chips, _("OUT"), ROLE_DIM);
		return chips;
	}
	danger_words(s, seat, form, danger, sizeof danger);
	if (*danger)
		chips_add(&chips, danger, ROLE_DANGER);
	turn_chip(s, seat, form, &chips);
	return chips;
}

static struct panel panel_of(const struct scene *s, int seat, struct area at)
{
	return (struct panel){
		.at = at,
		.seat = seat,
		.name = s->c->table.seat[seat].name,
		.focus = seat == s->view->focus,
		.rest = s->rest,
		.out = commander_is_past(s->c, seat),
		.frame = frame_style(s, seat),
		.chips = commander_chips,
		.scene = s,
	};
}

/* Draws markers without a row at the right of the lower edge, in at most half of
 * it. Returns their first column. */
static int draw_cut(const struct scene *s, int seat, const struct area *at, struct facts *facts)
{
	struct panel panel = panel_of(s, seat, *at);
	int y = at->y + at->rows - 1, below = panel_sign_below(&panel), end = at->x + at->cols - 2 - below;

	for (int i = 0; i < facts->count; i++) {
		struct fact *fact = &facts->fact[i];
		const char *words = fact_words(fact, FACT_OWN);
		int width = text_width(words) + 2;

		if (fact->drawn || fact->kind != FACT_MARKER || end - width < at->x + at->cols / 2 - 1)
			continue;
		end -= width;
		paint_padded(s->win, s->p, y, end, width, fact->style, " ");
		paint(s->win, s->p, y, end + 1, width - 2, fact->style, words);
	}
	return end;
}

/* Two that have no room are shortened, both alike. */
static void foot_names(const struct commander_player *p, int room, char name[COMMANDERS][COMMANDER_BYTES])
{
	for (int form = CARD_WHOLE; form <= CARD_CALLED; form++) {
		int cols = 0;

		for (int i = 0; i < COMMANDERS; i++) {
			commander_card_name(&p->card[i], (enum card_name)form, name[i]);
			cols += name[i][0] ? text_width(name[i]) + 3 : 0;
		}
		if (cols - 3 <= room)
			return;
	}
}

enum { NAME_LEAST = 4 };

/* The commanders' names in the lower edge; the one in focus is marked. */
static void draw_foot(const struct scene *s, int seat, const struct area *at, int end)
{
	const struct commander_player *p = &s->c->player[seat];
	int y = at->y + at->rows - 1, x = at->x + 3;
	bool focus = seat == s->view->focus;
	char name[COMMANDERS][COMMANDER_BYTES];

	end--;
	if (!p->card[0].name[0] && !p->card[1].name[0]) {
		const char *hint = _(" A: name the commander ");

		if (s->c->phase == PHASE_SETUP && focus && !s->words && end - x >= text_width(hint) - 1)
			paint(s->win, s->p, y, x - 1, end - x + 1, ROLE_DIM, hint);
		return;
	}
	foot_names(p, end - x, name);
	if (end - x < NAME_LEAST && text_width(name[0]) > end - x)
		return;
	x += paint(s->win, s->p, y, x - 1, 1, ROLE_DIM, " ") - 1;
	for (int i = 0; i < COMMANDERS && name[i][0]; i++) {
		int room = end - x;

		if (i == 0 && name[1][0] && text_width(name[0]) + 3 + text_width(name[1]) > room)
			room = (room - 3) / 2;
		if (i)
			x += paint(s->win, s->p, y, x, end - x, ROLE_DIM, " + ");
		x += paint(s->win, s->p, y, x, i ? end - x : room,
		           focus && name[1][0] && s->view->second == i ? ROLE_ACCENT : ROLE_DIM, name[i]);
	}
	paint(s->win, s->p, y, x, 1, ROLE_DIM, " ");
}

int commander_life_style(const struct scene *s, int seat)
{
	if (commander_is_past(s->c, seat))
		return ROLE_DIM;
	return commander_danger(s, seat) == DANGER_LIFE ? ROLE_DANGER : seat_role(seat);
}

/* Facts that have no row stand in the lower edge, before a sign: the last change, what is in danger, the
 * others as far as they fit. Its corners are blank, or "+0" would be a number. */
static void draw_edge(const struct scene *s, const struct area *at, struct facts *facts, int sign)
{
	int y = at->y + at->rows - 1, x = at->x + 1, end = at->x + at->cols - 1 - sign;

	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < facts->count; i++) {
			struct fact *fact = &facts->fact[i];
			const char *words = fact_words(fact, FACT_SHORT);
			bool first = fact->kind == FACT_DELTA || fact_is_danger(fact);
			int blank = x > at->x + 1;

			if (fact->drawn || first != (pass == 0) || fact->kind == FACT_BY || !*words ||
			    x + blank + text_width(words) > end)
				continue;
			paint(s->win, s->p, y, x - !blank, 1, ROLE_DIM, " ");
			x += blank + paint(s->win, s->p, y, x + blank, end - x - blank, fact->style, words);
			fact->drawn = true;
		}
	if (x > at->x + 1 && x < end + !sign)
		paint(s->win, s->p, y, x, 1, ROLE_DIM, " ");
}

static void draw_framed(const struct scene *s, int seat, struct area at, struct facts *facts)
{
	int life = s->c->player[seat].life.life;
	struct plan plan = commander_plan(s, seat, at);
	struct panel panel = panel_of(s, seat, at);

	panel.close = plan.size && plan.digits_y == at.y + 1;
	panel.digits_end = plan.form == FORM_BESIDE ? plan.facts.x : at.x + at.cols;
	panel.digits_style = commander_life_style(s, seat);
	panel_draw(s->win, s->p, &panel);
	digits_paint(s->win, s->p, plan.digits_y, plan.digits_x,
	             commander_life_style(s, seat) | (plan.size ? 0 : STYLE_BOLD), life,
	             plan.size | plan.slim);
	commander_spread(s, seat, &plan, facts);
	if (plan.form == FORM_ALONE && plan.slim == DIGITS_THIN)
		draw_edge(s, &at, facts, panel_sign_below(&panel));
	else
		draw_foot(s, seat, &at, draw_cut(s, seat, &at, facts));
}

/* ---- numbers only ---- */

enum { COMPACT_ROWS = 4, COMPACT_COLS = 18 };

static void draw_compact_facts(const struct scene *s, int seat, struct facts *facts, int y, int x, int cols)
{
	struct chips chips = commander_chips(s, seat, CHIPS_SHORT);
	int row = 0;

	for (int i = 0; i < facts->count && row < 2; i++)
		if (facts->fact[i].kind == FACT_DAMAGE || facts->fact[i].kind == FACT_COUNTER)
			paint(s->win, s->p, y + row++, x, cols, facts->fact[i].style,
			      fact_words(&facts->fact[i], FACT_SHORT));
	if (facts->count && facts->fact[0].kind == FACT_DELTA)
		x += paint(s->win, s->p, y + 2, x, cols, facts->fact[0].style,
		           fact_words(facts->fact, FACT_SHORT)) +
		     1;
	if (chips.count)
		paint(s->win, s->p, y + 2, x, cols, chips.chip[0].style, chips.chip[0].text);
}

/* One line: number, name, life, the worst of the facts. */
static void draw_text(const struct scene *s, int seat, struct area at)
{
	struct chips chips = commander_chips(s, seat, CHIPS_SIGN);
	int x = at.x + 4 + (seat + 1 > 9), room = at.cols - (x - at.x) - 9;
	char life[16];

	snprintf(life, sizeof life, "%d", s->c->player[seat].life.life);
	if (room > 0)
		paint(s->win, s->p, at.y, x, room, ROLE_NORMAL | STYLE_BOLD, s->c->table.seat[seat].name);
	paint_right(s->win, s->p, at.y, at.x + at.cols - 4, 6, commander_life_style(s, seat) | STYLE_BOLD,
	            life);
	if (chips.count)
		paint(s->win, s->p, at.y, at.x + at.cols - 3, 3, chips.chip[0].style, chips_sign(&chips));
}

static void draw_compact(const struct scene *s, int seat, struct area at, struct facts *facts)
{
	int life = s->c->player[seat].life.life, size = 3, wide = seat + 1 > 9;
	int field = commander_digits_cols(life, size);
	struct panel panel = panel_of(s, seat, at);

	panel.close = at.rows >= COMPACT_ROWS && at.cols >= COMPACT_COLS;
	panel_seat_chip(s->win, s->p, &panel, at.y, at.x, at.cols);
	if (seat == s->view->focus)
		paint_mark(s->win, s->p, at.y, at.x + 3 + wide, s->rest ? ROLE_NORMAL : ROLE_ACCENT);
	if (at.rows < COMPACT_ROWS || at.cols < COMPACT_COLS) {
		draw_text(s, seat, at);
		return;
	}
	paint(s->win, s->p, at.y, at.x + 4 + wide, at.cols - 5 - wide,
	      commander_is_past(s->c, seat) ? ROLE_DIM : ROLE_NORMAL | STYLE_BOLD,
	      s->c->table.seat[seat].name);
	digits_paint(s->win, s->p, at.y + 1, at.x + 1 + field - digits_width(life, size),
	             commander_life_style(s, seat), life, size);
	draw_compact_facts(s, seat, facts, at.y + 1, at.x + 1 + field + 2, at.cols - field - 4);
}

_Static_assert(PART_PANEL + TABLE_SEATS <= CANVAS_PARTS, "a part for every seat");

/* What all panels show: the table without its time, and what belongs to no player but the planar deck. */
static long common_key(const struct scene *s)
{
	const unsigned char *c = (const unsigned char *)s->c;
	struct {
		struct table table;
		unsigned char before[offsetof(struct commander, player) - sizeof(struct table)];
		unsigned char
			after[offsetof(struct commander, planar) - offsetof(struct commander, deciding)];
	} key;

	memset(&key, 0, sizeof key);
	memcpy(&key.table, &s->c->table, sizeof key.table);
	memcpy(key.before, c + sizeof key.table, sizeof key.before);
	memcpy(key.after, c + offsetof(struct commander, deciding), sizeof key.after);
	key.table.now = 0;
	return canvas_alike(s->p->canvas, &key, sizeof key);
}

/* Everything that one panel shows: of the state, and the parts of view and scene. */
struct panel_key {
	long common;
	struct commander_player player;
	struct delta delta;
	bool framed, focus, second, rest, tight;
	struct alike alike;
};

/* Mostly one panel has changed since the last picture. Words of another game are
 * not in the key. */
static bool is_still(const struct scene *s, int seat, const struct area *at, bool framed, long common)
{
	const struct delta *delta = &s->view->delta[seat];
	struct panel_key key;

	if (s->words)
		return false;
	memset(&key, 0, sizeof key);
	memcpy(&key.player, &s->c->player[seat], sizeof key.player);
	key.common = common;
	if (delta->until_ms > s->frame->now_ms)
		key.delta = (struct delta){ .amount = delta->amount, .from = delta->from };
	key.framed = framed;
	key.focus = seat == s->view->focus;
	key.second = s->view->second;
	key.rest = s->rest;
	key.tight = s->tight;
	key.alike = s->alike;
	return canvas_still(s->p->canvas, PART_PANEL + seat, s->win, at->y, at->x, at->rows, at->cols, &key,
	                    sizeof key);
}

void commander_draw_panels(const struct scene *s, const struct places *at, int *cursor_y, int *cursor_x)
{
	int seats = s->c->table.seats;
	struct facts facts[TABLE_SEATS];
	struct scene agreed = *s;
	long common = s->words ? 0 : common_key(s);

	for (int i = 0; i < seats; i++)
		(s->words ? s->words->facts : commander_facts)(&agreed, i, &facts[i]);
	if (at->framed)
		commander_agree(&agreed, at, facts);
	for (int i = 0; i < seats; i++) {
		struct area area = commander_panel_area(at, seats, i);

		if (!is_still(&agreed, i, &area, at->framed, common))
			(at->framed ? draw_framed : draw_compact)(&agreed, i, area, &facts[i]);
		if (i == s->view->focus && !s->rest) {
			*cursor_y = area.y;
			*cursor_x = area.x + (at->framed ? 1 : 3 + (i + 1 > 9));
		}
	}
}
