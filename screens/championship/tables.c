/* SPDX-License-Identifier: MIT */
/*
 * The tables of the round shown: who plays where, what is in, and for how long it has
 * been missing. Where they do not all fit, a sheet that is in takes one row.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/letters.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum { NARROW = 30, PAIRS = 34, NAME = 5, WIDEST = 44 /* points near their names */, TWO_DIGITS = 20 };

/* How much of each table is shown. */
enum detail { DETAIL_ALL, DETAIL_OPEN, DETAIL_LINE };

struct tables {
	const struct hall *h;
	const struct champ_round *round;
	struct area at;
	int focus, across; /* seats side by side */
	enum detail detail;
	int each, gap; /* rows from a seat to the next, and after a table */
	int lines;     /* of names below a table without room for its seats, at most */
	int letters;   /* rows of the letters of names, 0: text */
	bool brief;    /* of short ones, above the whole names */
};

static const char *winner_of(const struct tables *t, const struct champ_sheet *sheet)
{
	return champ_has_result(sheet) ? champ_name(t->h->c, sheet->seat[sheet->winner].player) : "";
}

static bool is_whole(const struct tables *t, int table)
{
	return t->detail == DETAIL_ALL ||
	       (t->detail == DETAIL_OPEN && (table == t->focus || !champ_locked(&t->round->sheet[table])));
}

/* The names of a table, line by line. */
struct lines {
	char line[CHAMP_SEATS][2 * NAME_BYTES];
	int count, left; /* left: names without room, for which ".." stands */
};

/* Whole, or as much of it as tells the players of its table apart. */
static void tell_name(const struct tables *t, const struct champ_sheet *sheet, int place, bool brief,
                      char out[NAME_BYTES])
{
	const char *names[CHAMP_SEATS];

	for (int i = 0; i < sheet->seats; i++)
		names[i] = champ_name(t->h->c, sheet->seat[i].player);
	if (brief)
		poster_brief(names[place], names, sheet->seats, out, NAME_BYTES);
	else
		utf8_copy(out, NAME_BYTES, names[place]);
}

/* In at most so many lines, whole or as short as they differ. */
static struct lines names_of(const struct tables *t, int table, int most, bool brief)
{
	const struct champ_sheet *sheet = &t->round->sheet[table];
	struct lines out = { .count = 1, .left = sheet->seats };
	int cols = t->at.cols - 2;

	for (int i = 0; i < sheet->seats; i++, out.left--) {
		bool last = i == sheet->seats - 1;
		int keep = last ? 0 : out.count == most ? 3 : 1; /* for " ..", for the comma */
		char *line = out.line[out.count - 1], name[NAME_BYTES];
		const char *comma = line[0] ? _(", ") : "";

		tell_name(t, sheet, i, brief, name);
		if (line[0] && text_width(line) + text_width(comma) + text_width(name) + keep > cols) {
			if (out.count == most) {
				strncat(line, " ..", sizeof out.line[0] - strlen(line) - 1);
				return out;
			}
			strncat(line, _(","), sizeof out.line[0] - strlen(line) - 1);
			line = out.line[out.count++];
			comma = "";
		}
		strncat(line, comma, sizeof out.line[0] - strlen(line) - 1);
		strncat(line, name, sizeof out.line[0] - strlen(line) - 1);
	}
	return out;
}

/* Letters are no part of the chip above them. */
static int head_rows(const struct tables *t)
{
	return t->letters ? 2 : 1;
}

/* A blank row that the last seat may have outside of the area. */
static int below_last(const struct tables *t)
{
	return t->letters > 0;
}

static int rows_of(const struct tables *t, int table)
{
	if (t->detail == DETAIL_LINE)
		return 1 + (t->lines ? names_of(t, table, t->lines, false).count : 0);
	if (!is_whole(t, table))
		return 1;
	return head_rows(t) + (t->round->sheet[table].seats + t->across - 1) / t->across * t->each + t->gap;
}

static int rows_of_all(const struct tables *t)
{
	int rows = 0;

	for (int i = 0; i < t->round->tables; i++)
		rows += rows_of(t, i);
	return rows;
}

/* "table 2", in the final its name. */
static void tell_place(const struct tables *t, int table, char *out, size_t size)
{
	if (t->h->view->round == CHAMP_FINAL)
		snprintf(out, size, "%s", C_("event", "final"));
	else
		snprintf(out, size, C_("event", "table %d"), table + 1);
}

/* What matters of a state too long for its place: "playing, clock on". */
static const char *brief_state(const struct champ_sheet *sheet)
{
	return !sheet->limit ? _("playing") : sheet->over ? _("over time !") : _("clock on");
}

static void draw_head(const struct tables *t, int y, int table)
{
	const struct hall *h = t->h;
	const struct champ_sheet *sheet = &t->round->sheet[table];
	int end = t->at.x + t->at.cols - 1, x = t->at.x, style;
	bool urgent;
	char place[60], word[60];
	enum role role = champ_view_state(sheet, word, sizeof word);
	const char *right = sheet->called                          ? _("judge called")
	                    : sheet->protests && champ_open(sheet) ? _("protest")
	                                                           : "";
	struct champ_text minutes = champ_minutes(
		h, champ_open(sheet) && t->round->begun ? champ_began(h->c, h->view->round, sheet) : 0);

	if (!t->round->begun) {
		snprintf(word, sizeof word, "%s", _("drawn"));
		role = ROLE_DIM;
	}
	tell_place(t, table, place, sizeof place);
	x += paint_chip(h->win, h->p, y, x, end - x, role, place) + 1;
	if (text_width(word) > end - x && !champ_has_result(sheet))
		snprintf(word, sizeof word, "%s", brief_state(sheet));
	style = role | (table == t->focus ? STYLE_BOLD : 0);
	urgent = right[0];
	if (!urgent)
		right = minutes.text[0] ? minutes.text : is_whole(t, table) ? "" : winner_of(t, sheet);
	if (text_width(word) + text_width(right) + 1 <= end - x)
		end -= paint_right(h->win, h->p, y, end, text_width(right), urgent ? ROLE_WARNING : ROLE_DIM,
		                   right) +
		       1;
	paint(h->win, h->p, y, x, end - x, style, word);
}

static enum role role_of_seat(const struct hall *h, const struct champ_sheet *sheet, int place)
{
	return sheet->seat[place].player == h->view->player ? ROLE_ACCENT
	       : champ_has_result(sheet)                    ? ROLE_NORMAL
	                                                    : ROLE_DIM;
}

/* Whole names have a row more than their letters, of which small kanji fill a half. */
static struct big_name large_name(const struct tables *t, const struct champ_sheet *sheet, int place)
{
	int points = digits_width(TWO_DIGITS, digits_small(t->h->p)) + 2;
	struct big_name big;
	char name[NAME_BYTES];

	tell_name(t, sheet, place, t->brief, name);
	big_name_fit(&big, t->h->p, name, t->letters, 1, t->letters + !t->brief,
	             t->at.cols - NAME - 1 - points);
	return big;
}

static void draw_large_seat(const struct tables *t, int y, int x, int end, const struct champ_sheet *sheet,
                            int place)
{
	const struct hall *h = t->h;
	const struct champ_seat *seat = &sheet->seat[place];
	const struct big_name big = large_name(t, sheet, place);
	int size = digits_small(h->p), style = role_of_seat(h, sheet, place);
	bool drawn = big.size >= t->letters;

	if (drawn)
		big_name_paint(h->win, h->p, y, x, style, &big);
	if (!drawn || t->brief)
		paint(h->win, h->p, y + (drawn ? t->letters : t->letters / 2), x,
		      end - x - (drawn ? 0 : digits_width(TWO_DIGITS, size)), style,
		      champ_name(h->c, seat->player));
	if (!champ_has_result(sheet) || seat->points < 0)
		paint_right(h->win, h->p, y + t->letters / 2, end, 6, ROLE_DIM,
		            seat->gone ? C_("event", "gone") : "-");
	else
		digits_paint(h->win, h->p, y, end - digits_width(seat->points, size),
		             place == sheet->winner ? ROLE_NORMAL | STYLE_BOLD : ROLE_NORMAL, seat->points,
		             size);
}

static void draw_seat(const struct tables *t, int y, int x, int end, const struct champ_sheet *sheet,
                      int place)
{
	const struct hall *h = t->h;
	const struct champ_seat *seat = &sheet->seat[place];
	bool done = champ_has_result(sheet), gone = seat->gone && seat->points < 0;
	char text[20];

	snprintf(text, sizeof text, "%d", seat->points);
	end -= paint_right(h->win, h->p, y, end, 6,
	                   !done || gone            ? ROLE_DIM
	                   : place == sheet->winner ? ROLE_NORMAL | STYLE_BOLD
	                                            : ROLE_NORMAL,
	                   gone   ? C_("event", "gone")
	                   : done ? text
	                          : "-");
	paint(h->win, h->p, y, x, end - x - 1, role_of_seat(h, sheet, place), champ_name(h->c, seat->player));
}

static void draw_seats(const struct tables *t, int y, int table)
{
	const struct champ_sheet *sheet = &t->round->sheet[table];
	int x = t->at.x + (t->across > 1 ? 1 : NAME), cols = (t->at.x + t->at.cols - 1 - x) / t->across;

	for (int k = 0; k < sheet->seats; k++) {
		int left = x + k % t->across * cols, top = y + k / t->across * t->each;

		champ_spot(t->h, top, left, t->each - below_last(t), cols - 1, SPOT_PLAYER,
		           sheet->seat[k].player);
		(t->letters ? draw_large_seat : draw_seat)(t, top, left, left + cols - 1, sheet, k);
	}
}

static void draw_brief(const struct tables *t, int y, int table)
{
	struct lines lines = names_of(t, table, t->lines, false);

	if (lines.left)
		lines = names_of(t, table, t->lines, true);
	for (int i = 0; i < lines.count; i++)
		paint(t->h->win, t->h->p, y + i, t->at.x + 1, t->at.cols - 1, ROLE_DIM, lines.line[i]);
}

/* The first table shown, so that the one in focus is. */
static int top_of(const struct tables *t)
{
	int top = 0;

	for (int rows = 0, i = 0; i < t->round->tables && i <= t->focus; i++) {
		rows += rows_of(t, i);
		while (rows > t->at.rows && top < i)
			rows -= rows_of(t, top++);
	}
	return top;
}

static void draw_all(const struct tables *t)
{
	int y = t->at.y, end = y + t->at.rows;

	for (int i = top_of(t); i < t->round->tables && y + rows_of(t, i) <= end; y += rows_of(t, i++)) {
		champ_spot(t->h, y, t->at.x, rows_of(t, i) - below_last(t), t->at.cols, SPOT_TABLE, i);
		draw_head(t, y, i);
		if (is_whole(t, i))
			draw_seats(t, y + head_rows(t), i);
		else if (rows_of(t, i) > 1)
			draw_brief(t, y + 1, i);
	}
}

/* "ROUND 2  posted 14:02", and how much of the hall's time is left. */
static void draw_name(const struct hall *h, const struct area *at)
{
	const struct champ_round *round = &h->c->round[h->view->round];
	char name[60], hour[8];
	int used;

	if (h->view->round < CHAMP_ROUNDS)
		snprintf(name, sizeof name, _("ROUND %d"), h->view->round + 1);
	else
		snprintf(name, sizeof name, "%s",
		         h->view->round == CHAMP_FINAL ? _("FINAL") : _("SEMIFINAL"));
	used = paint(h->win, h->p, at->y, at->x + 1, at->cols - 2, ROLE_NORMAL | STYLE_BOLD, name) + 3;
	screen_time(round->since ? round->since : round->posted_at, hour);
	if (round->since || round->posted)
		paint_format(h->win, h->p, at->y, at->x + used, at->cols - used - 2, ROLE_DIM,
		             round->since ? _("began %s") : _("posted %s"), hour);
}

/* All names that have letters in letters, whole or brief; false: one does not fit. */
static bool have_letters(const struct tables *t)
{
	for (int i = 0; i < t->round->tables; i++)
		for (int k = 0; k < t->round->sheet[i].seats; k++) {
			const struct big_name big = large_name(t, &t->round->sheet[i], k);

			if (big.size < t->letters && letters_can(big.line[0], t->letters))
				return false;
		}
	return true;
}

/* Few tables have letters. */
static bool choose_letters(struct tables *t)
{
	t->detail = DETAIL_ALL;
	t->across = 1;
	t->gap = t->round->tables > 1;
	t->letters = letters_least(t->h->p);
	for (int brief = 0; brief < 2; brief++) {
		t->brief = brief;
		t->each = t->letters + 1 + brief;
		if (rows_of_all(t) - below_last(t) <= t->at.rows && have_letters(t)) {
			t->at.rows += below_last(t);
			return true;
		}
	}
	t->letters = 0;
	return false;
}

/* As airy as all of it fits; else seats in pairs, else only what is open. */
static void choose_form(struct tables *t)
{
	static const struct {
		int across, each, gap;
	} forms[] = { { 1, 2, 1 }, { 1, 2, 0 }, { 1, 1, 1 }, { 1, 1, 0 }, { 2, 1, 0 } };

	if (t->at.cols >= NARROW && choose_letters(t))
		return;
	t->detail = t->at.cols < NARROW ? DETAIL_LINE : DETAIL_ALL;
	for (t->lines = CHAMP_SEATS; t->detail == DETAIL_LINE && t->lines; t->lines--)
		if (rows_of_all(t) <= t->at.rows)
			return;
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		if (forms[i].across > 1 && (t->detail == DETAIL_LINE || t->at.cols < PAIRS))
			continue;
		t->across = forms[i].across;
		t->each = forms[i].each;
		t->gap = forms[i].gap;
		if (rows_of_all(t) <= t->at.rows)
			return;
	}
	if (t->detail == DETAIL_ALL)
		t->detail = DETAIL_OPEN;
}

void champ_draw_tables(const struct hall *h, const struct area *area)
{
	struct tables t = { .h = h, .at = *area };
	bool three = champ_panes(h).three;

	if (h->view->round < 0) {
		paint(h->win, h->p, 1, area->x + 2, area->cols - 3, ROLE_NORMAL, _("No round drawn yet."));
		paint(h->win, h->p, 3, area->x + 2, area->cols - 3, ROLE_ACCENT, _("G draws all rounds"));
		return;
	}
	t.round = &h->c->round[h->view->round];
	t.focus = h->c->player[h->view->player].at[h->view->round];
	if (t.focus == CHAMP_NOBODY)
		t.focus = 0;
	if (three) {
		draw_name(h, area);
		t.at.y++;
		t.at.rows--;
	}
	t.at.cols = smaller(t.at.cols, WIDEST);
	choose_form(&t);
	draw_all(&t);
}
