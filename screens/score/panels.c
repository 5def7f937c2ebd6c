/* SPDX-License-Identifier: MIT */
/*
 * The players of a score sheet as panels: the total in digits, the last rounds beside it, and in the lower
 * edge the place.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum { TWO_DIGITS = 88, LEGIBLE = 5 };

/* ---- places ---- */

/* The longest total that anybody has had, at least one of two digits: the panels keep their form in
 * the first rounds, and when a total becomes shorter again. */
static int longest_total(const struct score *s)
{
	int longest = TWO_DIGITS, rows = score_rows(s), own[TABLE_SEATS];

	every_seat (i, s->table)
		own[i] = score_start(s, i);
	for (int round = 0; round <= rows; round++) {
		every_seat (seat, s->table) {
			int now = 0;

			every_seat (i, s->table)
				now += score_on_side(s, i, seat) ? own[i] : 0;
			if (digits_width(now, LEGIBLE) > digits_width(longest, LEGIBLE))
				longest = now;
		}
		for (int i = 0; i < s->table.seats && round < rows; i++)
			own[i] += s->down ? -s->cell[i][round].points : s->cell[i][round].points;
	}
	return longest;
}

static struct tiles tiles_of(const struct score *s, int rows, int cols)
{
	struct tiles tiles = { .at = { 0, 0, rows, cols },
		               .count = s->table.seats,
		               .usual = longest_total(s),
		               .facts = SCORE_FACTS };

	if (s->categories)
		return tiles;
	/* TRANSLATORS: over columns of 3, 4 and 5; and of 2 and 5 */
	tile_fact(&tiles.head, ROLE_DIM, "%s", C_("score", "rnd  pts total"));
	utf8_copy(tiles.head.brief, TILE_BRIEF, C_("score", "rd   pts"));
	return tiles;
}

struct tiles_plan score_plan(const struct score *s, int rows, int cols)
{
	struct tiles tiles = tiles_of(s, rows, cols);

	return tiles_plan(&tiles);
}

/* ---- head and foot ---- */

static bool is_winner(const struct score *s, int seat)
{
	return s->over && score_place(s, seat) == 1;
}

static struct chips chips_of(const void *scene, int seat, enum chip_form form)
{
	const struct score *s = ((const struct score_scene *)scene)->s;
	struct chips chips = { 0 };
	char text[40];

	if (!s->table.seat[seat].in)
		chips_add(&chips, _("LEFT"), ROLE_DIM);
	else if (is_winner(s, seat))
		chips_add(&chips, _("WINS"), ROLE_GOOD);
	if (!s->over && !s->categories && !s->running && s->table.turn == seat)
		chips_add(&chips, C_("score", "BEGINS"), seat_role(seat));
	if (s->riichi[seat])
		chips_add(&chips, _("riichi"), ROLE_WARNING);
	if (s->games[score_home(s, seat)] && form != CHIPS_SIGN)
		chips_add(&chips, form == CHIPS_LONG ? _("vulnerable") : _("vul."), ROLE_NORMAL);
	if (s->wins[seat] && form != CHIPS_SIGN) {
		snprintf(text, sizeof text,
		         form == CHIPS_LONG ? P_("%d game won", "%d games won", s->wins[seat])
		                            : P_("%d won", "%d won", s->wins[seat]),
		         s->wins[seat]);
		chips_add(&chips, text, ROLE_NORMAL);
	}
	return chips;
}

static int frame_style(const struct score_scene *s, int seat)
{
	if (is_winner(s->s, seat))
		return ROLE_GOOD;
	return seat == s->view->focus && !s->frame->room ? ROLE_ACCENT : ROLE_DIM;
}

/* Points between the total and that of the first place. */
static int behind(const struct score *s, int seat)
{
	int best = score_total(s, seat);

	every_seat (i, s->table)
		if (score_place(s, i) == 1)
			best = score_total(s, i);
	return s->low ? score_total(s, seat) - best : best - score_total(s, seat);
}

static void describe_place(const struct score *s, int seat, struct tile *tile)
{
	int place = score_place(s, seat), gap = behind(s, seat), style = place == 1 ? ROLE_GOOD : ROLE_DIM;

	if (!place || score_side(s, seat) != seat)
		return;
	if (gap)
		tile_fact(&tile->foot[0], style, C_("score", "place %d, %d behind"), place, gap);
	else
		tile_fact(&tile->foot[0], style, C_("score", "place %d"), place);
	snprintf(tile->foot[0].brief, TILE_BRIEF, C_("score", "place %d"), place);
}

/* The bid, bags, the team; a partner's total stands once, with the first of the team. */
static void note_own(const struct score *s, int seat, struct tile *tile)
{
	char text[NAME_BYTES + 40];
	int home = score_home(s, seat);
	bool bids = score_bid_text(s, seat, TILE_TEXT, text, sizeof text);

	if (bids)
		tile_note(tile, ROLE_NORMAL | STYLE_BOLD, text);
	if (s->bags[seat]) {
		snprintf(text, sizeof text, P_("%d bag", "%d bags", s->bags[seat]), s->bags[seat]);
		tile_note(tile, ROLE_NORMAL, text);
	}
	if (s->below[home] && score_side(s, seat) == seat) {
		snprintf(text, sizeof text, _("%d below"), s->below[home]);
		tile_note(tile, ROLE_NORMAL, text);
	}
	if (s->counters && seat == s->table.turn) {
		snprintf(text, sizeof text, P_("%d honba", "%d honba", s->counters), s->counters);
		tile_note(tile, ROLE_NORMAL, text);
	}
	if (s->team[seat] && s->count != SCORE_BRIDGE) {
		snprintf(text, sizeof text, C_("score", "team %d"), s->team[seat]);
		tile_note(tile, ROLE_NORMAL, text);
	}
	if (score_side(s, seat) != seat) {
		snprintf(text, sizeof text, C_("score", "total: see %s"),
		         s->table.seat[score_side(s, seat)].name);
		tile_note(tile, ROLE_DIM, text);
	}
}

/* ---- the last rounds ---- */

static void points_text(const struct score_scene *s, int seat, int round, char *out, size_t size)
{
	const struct score_cell *cell = &s->s->cell[seat][round];

	if (cell->written)
		snprintf(out, size, "%d%s", cell->points, cell->corrected ? "*" : "");
	else
		snprintf(out, size, "%s", score_is_now(s->s, round) && s->s->table.seat[seat].in ? "" : "-");
}

/* Of a round its name, points and the total after it; the newest first, of named rows the one that is
 * written now. */
static void describe_rounds(const struct score_scene *s, int seat, struct tile *tile)
{
	const struct score *sheet = s->s;
	int rounds = score_rounds(sheet),
	    last = sheet->categories ? smaller(sheet->played, rounds - 1) : rounds - 1;

	for (int i = 0; i < SCORE_FACTS && i <= last; i++) {
		int round = last - i, style = score_is_now(sheet, round) ? ROLE_NORMAL : ROLE_DIM;
		const struct score_cell *cell = &sheet->cell[seat][round];
		struct tile_fact *fact = &tile->fact[i];
		char name[SCORE_LABEL], points[16], total[16] = "";

		score_row_name(sheet, round, name, sizeof name);
		points_text(s, seat, round, points, sizeof points);
		if (cell->written && !sheet->categories && score_side(sheet, seat) == seat)
			snprintf(total, sizeof total, "%d", score_total_after(sheet, seat, round + 1));
		if (cell->corrected || cell->points < 0)
			style = ROLE_WARNING;
		tile_fact(fact, style, sheet->categories ? "%s %s" : "%3s %4s %5s", name, points, total);
		snprintf(fact->brief, sizeof fact->brief, sheet->categories ? "%.3s %4s" : "%2s %5s", name,
		         points);
		utf8_mend_end(fact->brief);
	}
}

/* ---- the panels ---- */

static void describe(const struct score_scene *s, int seat, struct tile *tile)
{
	const struct score *sheet = s->s;
	const struct delta *delta = &s->view->delta[seat];
	bool in = sheet->table.seat[seat].in;

	tile->panel = (struct panel){
		.seat = seat,
		.name = sheet->table.seat[seat].name,
		.focus = seat == s->view->focus && !s->frame->room,
		.out = !in,
		.frame = frame_style(s, seat),
		.chips = chips_of,
		.scene = s,
	};
	tile->number = (struct tile_number){ .number = score_total(sheet, seat),
		                             .style = in ? seat_role(seat) : ROLE_DIM,
		                             .none = score_side(sheet, seat) != seat };
	if (delta->until_ms > s->frame->now_ms) {
		snprintf(tile->change, sizeof tile->change, "%+d", delta->amount);
		snprintf(tile->change_brief, sizeof tile->change_brief, "%+d", delta->amount);
	}
	describe_rounds(s, seat, tile);
	describe_place(sheet, seat, tile);
	note_own(sheet, seat, tile);
}

void score_draw_panels(const struct score_scene *s, int *cursor_y, int *cursor_x)
{
	struct tiles tiles = tiles_of(s->s, getmaxy(s->win), getmaxx(s->win));

	for (int seat = 0; seat < tiles.count; seat++)
		describe(s, seat, &tiles.tile[seat]);
	tiles_draw(s->win, s->p, &tiles, cursor_y, cursor_x);
}
