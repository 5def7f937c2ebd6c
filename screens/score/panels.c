/* SPDX-License-Identifier: MIT */
/*
 * The players of a score sheet as panels: the total in digits that people read
 * across the table, the rounds beside it or below, and in the lower edge the
 * place and the last change. On a small screen a row for each player.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/numbers.h"

enum {
	FRAMED_COLS = 60,
	PANEL_COLS = 14,
	PANEL_ROWS = 5,
	MARGIN = 2,
	GAP = 3,
	TWO_DIGITS = 88,
	ROUND_COLS = 11, /* the least for rounds: "12  -135" */
	SUMS_COLS = 19,  /* and with their sums */
	LIST_ROWS = 4,   /* the least for rounds below each other */
	NAMED_COLS = 17, /* of a row with a name */
	POINTS_COLS = 6, /* and of its points */
	NAMED_LEAST = 8,
	NAMED_ROWS = 2,   /* the least, below the digits */
	NAMED_DIGITS = 3, /* may be as small, so that the rows have room */
	STRIP_ROWS = 3,   /* for rounds side by side */
	LABEL_COLS = 8,
	LEGIBLE = 5,
};

/* ---- places ---- */

/* The longest total that anybody has had, at least one of two digits: the panels keep their form in
 * the first rounds, and when a total becomes shorter again. */
static int longest_total(const struct score *s)
{
	int longest = TWO_DIGITS, total[TABLE_SEATS] = { 0 };

	for (int round = 0; round <= score_rows(s); round++)
		for (int seat = 0; seat < s->table.seats; seat++) {
			int side = score_side(s, seat), now = total[side];

			if (round < score_rows(s))
				total[side] += s->cell[seat][round].points;
			else
				now = score_total(s, seat); /* with what is written further down */
			if (digits_width(now, LEGIBLE) > digits_width(longest, LEGIBLE))
				longest = now;
		}
	return longest;
}

/* Columns beside the digits from which on the rounds stand there. */
static int beside_least(const struct score *s)
{
	return s->categories ? NAMED_LEAST + POINTS_COLS : ROUND_COLS;
}

/* Whether digits of a size fit; *rounds: whether the rounds then fit too. */
static bool size_fits(const struct score *s, int longest, int size, int rows, int cols, bool *rounds)
{
	int field = digits_width(longest, size);

	*rounds = cols - MARGIN - field - GAP - 1 >= beside_least(s) ||
	          rows - size >= (s->categories ? NAMED_ROWS : STRIP_ROWS);
	return size <= rows && field + 2 <= cols;
}

/* Columns for the longest name of a row. */
static int names_width(const struct score *s)
{
	char row[SCORE_LABEL];
	int width = 0;

	for (int i = 0; i < s->categories; i++) {
		score_row_name(s, i, row, sizeof row);
		width = larger(width, text_width(row));
	}
	return width;
}

/* Beside the digits, or below them. */
static bool has_whole_names(const struct score *s, int longest, int size, int rows, int cols)
{
	int beside = cols - MARGIN - digits_width(longest, size) - GAP - 1 - POINTS_COLS;

	return (rows >= s->categories && beside >= names_width(s)) || rows - size > s->categories;
}

/* The largest digits that leave room for whole names, or for the rounds, and can be read across a
 * table; else the largest that fit. 0: none do. */
static int best_size(const struct score *s, int longest, int rows, int cols, bool *rounds)
{
	for (int size = digits_smaller(0); s->categories && size >= LEGIBLE; size = digits_smaller(size))
		if (size_fits(s, longest, size, rows, cols, rounds) &&
		    has_whole_names(s, longest, size, rows, cols))
			return size;
	for (int size = digits_smaller(0); size >= (s->categories ? NAMED_DIGITS : LEGIBLE);
	     size = digits_smaller(size))
		if (size_fits(s, longest, size, rows, cols, rounds) && *rounds)
			return size;
	for (int size = digits_smaller(0); size; size = digits_smaller(size))
		if (size_fits(s, longest, size, rows, cols, rounds))
			return size;
	return 0;
}

/* Prefers legible digits, then room for the rounds, then larger digits, then
 * full rows of panels. */
static int score_of(const struct score *s, int longest, int across, int rows, int cols)
{
	int seats = s->table.seats, down = (seats + across - 1) / across, size;
	bool rounds = false;

	if (rows / down < PANEL_ROWS || cols / across < PANEL_COLS)
		return -1;
	size = best_size(s, longest, rows / down - 2, cols / across - 2, &rounds);
	if (!size)
		return -1;
	return (size >= LEGIBLE) * 4000 + rounds * 2000 + size * 100 - (across * down - seats) * 2 - across;
}

struct score_places score_places(const struct score *s, int rows, int cols)
{
	struct score_places at = { .across = 1 };
	int best = -1, seats = s->table.seats, longest = longest_total(s);

	for (int across = 1; across <= seats && cols >= FRAMED_COLS; across++) {
		int now = score_of(s, longest, across, rows, cols);

		if (now > best) {
			best = now;
			at.across = across;
		}
	}
	at.framed = best >= 0;
	at.down = seats ? (seats + at.across - 1) / at.across : 1;
	if (at.framed) {
		at.size = best_size(s, longest, rows / at.down - 2, cols / at.across - 2, &at.rounds);
		at.field = digits_width(longest, at.size);
		at.inner = rows / at.down - 2;
	}
	return at;
}

struct area score_panel_area(const struct score_places *at, int seats, int seat, int rows, int cols)
{
	int row = seat / at->across;
	struct area area = { 0, 0, 0, cols };

	if (at->framed) {
		part_of(rows, at->down, row, &area.y, &area.rows);
		part_of(cols, at->across, seat % at->across, &area.x, &area.cols);
		return area;
	}
	area.rows = smaller(larger((rows - 1) / larger(seats, 1), 1), 2);
	area.y = 1 + seat * area.rows;
	return area;
}

/* ---- a panel ---- */

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
		chips_add(&chips, form == CHIPS_SIGN ? _("OUT") : _("LEFT"), ROLE_DIM);
	else if (is_winner(s, seat))
		chips_add(&chips, form == CHIPS_SIGN ? "*" : _("WINS"), ROLE_GOOD);
	if (!s->over && !s->categories && !s->running && s->table.turn == seat)
		chips_add(&chips, form == CHIPS_SIGN ? "*" : C_("score", "BEGINS"), ROLE_ACCENT);
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
	return seat == s->view->focus ? ROLE_ACCENT : ROLE_DIM;
}

/* Points between the total and that of the first place. */
static int behind(const struct score *s, int seat)
{
	int best = score_total(s, seat);

	for (int i = 0; i < s->table.seats; i++)
		if (score_place(s, i) == 1)
			best = score_total(s, i);
	return s->low ? score_total(s, seat) - best : best - score_total(s, seat);
}

/* Writes a word into the lower edge if it fits; returns the column after it. */
static int edge_word(const struct score_scene *s, const struct area *at, int x, int style, const char *text)
{
	int end = at->x + at->cols - 2, width = text_width(text) + 2;

	if (!*text || x + width > end)
		return x;
	return x + paint_format(s->win, s->p, at->y + at->rows - 1, x, width, style, " %s ", text) + 1;
}

static void draw_edge(const struct score_scene *s, int seat, const struct area *at, bool rounds)
{
	const struct score *sheet = s->s;
	int place = score_place(sheet, seat), x = at->x + 2, gap;
	char text[80] = "", bid[80];
	bool due = !sheet->over && score_is_due(sheet, seat),
	     bids = score_bid_text(sheet, seat, at->cols, bid, sizeof bid);

	if (sheet->team[seat]) {
		snprintf(text, sizeof text, C_("score", "team %d"), sheet->team[seat]);
		x = edge_word(s, at, x, ROLE_NORMAL, text);
	}
	if (bids)
		x = edge_word(s, at, x, ROLE_ACCENT | STYLE_BOLD, bid);
	if (place && score_side(sheet, seat) == seat) {
		gap = behind(sheet, seat);
		snprintf(text, sizeof text, C_("score", "place %d, %d behind"), place, gap);
		if (!gap || sheet->bags[seat] || x + text_width(text) + 4 > at->x + at->cols)
			snprintf(text, sizeof text, C_("score", "place %d"), place);
		x = edge_word(s, at, x, place == 1 ? ROLE_GOOD : ROLE_DIM, text);
	}
	if (sheet->bags[seat]) {
		snprintf(text, sizeof text, P_("%d bag", "%d bags", sheet->bags[seat]), sheet->bags[seat]);
		x = edge_word(s, at, x, ROLE_NORMAL, text);
	}
	if (s->view->delta[seat].until_ms > s->frame->now_ms) {
		snprintf(text, sizeof text, "%+d", s->view->delta[seat].amount);
		x = edge_word(s, at, x, ROLE_ACCENT | STYLE_BOLD, text);
	}
	if (due && !rounds && !bids)
		edge_word(s, at, x, ROLE_WARNING, C_("score", "points missing"));
}

/* ---- the rounds of a player ---- */

static int points_style(const struct score_cell *cell)
{
	if (!cell->written)
		return ROLE_ACCENT | STYLE_BOLD;
	return cell->corrected || cell->points < 0 ? ROLE_WARNING : ROLE_NORMAL;
}

static void points_text(const struct score_scene *s, int seat, int round, char *out, size_t size)
{
	const struct score_cell *cell = &s->s->cell[seat][round];

	if (cell->written)
		snprintf(out, size, "%d%s", cell->points, cell->corrected ? "*" : "");
	else
		snprintf(out, size, "%s", score_is_now(s->s, round) && s->s->table.seat[seat].in ? "." : "-");
}

/* The first row of those that fit: the newest last; of named rows the one that is written now. */
static int first_shown(const struct score *s, int rounds, int rows)
{
	int first = larger(rounds - rows, 0);

	return s->categories ? smaller(first, larger(s->played + 1 - rows, 0)) : first;
}

/* Rounds below each other, the newest last: number, points, sum. */
static void draw_list(const struct score_scene *s, int seat, const struct area *at)
{
	int rounds = score_rounds(s->s), head = at->rows > 6 && at->cols >= SUMS_COLS,
	    first = first_shown(s->s, rounds, at->rows - head);
	int named = at->cols < NAMED_COLS + POINTS_COLS ? at->cols - POINTS_COLS : NAMED_COLS;
	int label = s->s->categories ? larger(named, 0) : 3, width = s->s->categories ? POINTS_COLS : 8;
	int points_end = at->x + (s->s->categories ? label + POINTS_COLS - 1 : 10), sum_end = points_end + 8;
	bool sums = at->cols >= larger(SUMS_COLS, sum_end - at->x + 1);
	char name[SCORE_LABEL];

	if (s->s->categories && named < NAMED_LEAST)
		return; /* s shows them */
	rounds = smaller(rounds, first + at->rows - head);
	if (head) {
		paint_right(s->win, s->p, at->y, points_end, 8, ROLE_DIM, C_("score", "points"));
		if (sums)
			paint_right(s->win, s->p, at->y, sum_end, 8, ROLE_DIM, C_("score", "total"));
	}
	for (int round = first; round < rounds; round++) {
		int y = at->y + head + round - first;
		const struct score_cell *cell = &s->s->cell[seat][round];
		char text[16];

		score_row_name(s->s, round, name, sizeof name);
		paint_format(s->win, s->p, y, at->x, label,
		             score_is_now(s->s, round) ? ROLE_ACCENT : ROLE_DIM, "%2s", name);
		points_text(s, seat, round, text, sizeof text);
		paint_right(s->win, s->p, y, points_end + cell->corrected, width, points_style(cell), text);
		if (sums && cell->written && score_side(s->s, seat) == seat) {
			snprintf(text, sizeof text, "%d", score_total_after(s->s, seat, round + 1));
			paint_right(s->win, s->p, y, sum_end, 7, ROLE_DIM, text);
		}
	}
}

/* Columns for the longest number of any player. */
static int pitch_of(const struct score_scene *s)
{
	int pitch = 5, rounds = score_rounds(s->s);
	char text[16];

	for (int seat = 0; seat < s->s->table.seats; seat++)
		for (int round = 0; round < rounds; round++) {
			points_text(s, seat, round, text, sizeof text);
			pitch = larger(pitch, (int)strlen(text) + 2);
			snprintf(text, sizeof text, "%d", score_total_after(s->s, seat, round + 1));
			pitch = larger(pitch, (int)strlen(text) + 2);
		}
	return pitch;
}

/* Rounds side by side: their numbers, the points, and the sums below. */
static void draw_strip(const struct score_scene *s, int seat, const struct area *at)
{
	int rounds = score_rounds(s->s), pitch = pitch_of(s), labels = at->cols >= 40 ? LABEL_COLS : 0;
	int seen = (at->cols - labels - 1) / pitch, first = larger(rounds - seen, 0);

	if (labels) {
		paint(s->win, s->p, at->y, at->x, labels, ROLE_DIM, C_("score", "round"));
		paint(s->win, s->p, at->y + 1, at->x, labels, ROLE_DIM, C_("score", "points"));
		paint(s->win, s->p, at->y + 2, at->x, labels, ROLE_DIM, C_("score", "total"));
	}
	for (int round = first; round < rounds; round++) {
		int end = at->x + labels + (round - first + 1) * pitch - 1;
		const struct score_cell *cell = &s->s->cell[seat][round];
		char text[40], name[SCORE_LABEL];

		score_row_name(s->s, round, name, sizeof name);
		text_clip(name, pitch - 1, text, sizeof text);
		paint_right(s->win, s->p, at->y, end, pitch,
		            score_is_now(s->s, round) ? ROLE_ACCENT : ROLE_DIM, text);
		points_text(s, seat, round, text, sizeof text);
		paint_right(s->win, s->p, at->y + 1, end + cell->corrected, pitch, points_style(cell), text);
		if (!cell->written || score_side(s->s, seat) != seat)
			continue;
		snprintf(text, sizeof text, "%d", score_total_after(s->s, seat, round + 1));
		paint_right(s->win, s->p, at->y + 2, end, pitch, ROLE_DIM, text);
	}
}

/* The rounds beside the digits, else below them. */
static void draw_rounds(const struct score_scene *s, int seat, const struct area *in,
                        const struct score_places *at, int digits_y)
{
	struct area beside = { in->y, in->x + MARGIN + at->field + GAP, in->rows,
		               in->cols - MARGIN - at->field - GAP };
	struct area below = { digits_y + at->size, in->x + 1, in->y + in->rows - digits_y - at->size,
		              in->cols - 2 };

	if (beside.cols < beside_least(s->s) && s->s->categories)
		draw_list(s, seat, &below);
	else if (beside.cols < ROUND_COLS)
		draw_strip(s, seat, &below);
	else if (beside.rows < LIST_ROWS && !s->s->categories)
		draw_strip(s, seat, &beside);
	else
		draw_list(s, seat, &beside);
}

/* The total of a team stands once, with the first of its players. */
static void draw_partner(const struct score_scene *s, int seat, int y, const struct area *in, int field)
{
	const char *first = s->s->table.seat[score_side(s->s, seat)].name;
	int room = field ? MARGIN + field + GAP - 2 : in->cols - 2;
	char text[NAME_BYTES + 40];

	snprintf(text, sizeof text, C_("score", "total: see %s"), first);
	if (text_width(text) > room)
		snprintf(text, sizeof text, "= %s", first);
	paint(s->win, s->p, y, in->x + 1 + (field ? 0 : larger(room - text_width(text), 0) / 2), room,
	      ROLE_DIM, text);
}

static void draw_panel(const struct score_scene *s, int seat, const struct area *at,
                       const struct score_places *places)
{
	struct area in = { at->y + 1, at->x + 1, at->rows - 2, at->cols - 2 };
	int total = score_total(s->s, seat), width = digits_width(total, places->size);
	bool beside = places->rounds && in.cols - MARGIN - places->field - GAP >= beside_least(s->s);
	int spare = places->inner - places->size, y = in.y + (beside ? (spare + 1) / 2 : spare >= 4);
	int x = beside ? in.x + MARGIN + places->field - width : in.x + (in.cols - width) / 2;
	struct panel panel = {
		.at = *at,
		.seat = seat,
		.name = s->s->table.seat[seat].name,
		.focus = seat == s->view->focus,
		.out = !s->s->table.seat[seat].in,
		.close = y == in.y,
		.digits_end = beside ? in.x + MARGIN + places->field : in.x + in.cols,
		.digits_style = seat_role(seat),
		.frame = frame_style(s, seat),
		.chips = chips_of,
		.scene = s,
	};

	panel_draw(s->win, s->p, &panel);
	if (score_side(s->s, seat) == seat)
		digits_paint(s->win, s->p, y, x, panel.out ? ROLE_DIM : seat_role(seat), total, places->size);
	else
		draw_partner(s, seat, y + places->size / 2, &in, beside ? places->field : 0);
	if (places->rounds)
		draw_rounds(s, seat, &in, places, y);
	draw_edge(s, seat, at, places->rounds);
}

/* ---- a row ---- */

enum { NAME_X = 7, TOTAL_COLS = 8, PLACE_COLS = 6, MARK_COLS = 6, BID_COLS = 12 };

/* The columns of all rows; 0: nobody has such a thing, or there is no room. */
struct row_places {
	int name, team, wins, total, place, pitch, seen, bid; /* seen: rounds; pitch: of one */
	int end;                                              /* of the totals */
};

/* Columns of what nobody has are left out; of the others the bid goes before the place, and that
 * before the rounds. */
static struct row_places row_places(const struct score_scene *s)
{
	int cols = getmaxx(s->win), left;
	int bids = 0;
	bool teams = false, wins = false;
	struct row_places at = { .name = smaller(larger(cols / 4, 10), NAME_COLUMNS), .total = TOTAL_COLS };
	char text[40];

	for (int i = 0; i < s->s->table.seats; i++) {
		teams |= s->s->team[i] > 0;
		wins |= s->s->wins[i] > 0;
		if (score_bid_text(s->s, i, BID_COLS, text, sizeof text))
			bids = larger(bids, text_width(text) + 1);
	}
	left = cols - 1 - NAME_X - at.name - at.total;
	at.team = teams && left >= MARK_COLS ? MARK_COLS : 0;
	left -= at.team;
	at.bid = left >= bids + PLACE_COLS ? bids : left >= MARK_COLS ? smaller(bids, MARK_COLS) : 0;
	left -= at.bid;
	at.wins = wins && left >= MARK_COLS ? MARK_COLS : 0;
	left -= at.wins;
	at.place = left >= PLACE_COLS ? PLACE_COLS : 0;
	at.pitch = pitch_of(s);
	at.seen = (left - at.place) / at.pitch;
	at.end = NAME_X + at.name + at.team + at.wins + at.total;
	return at;
}

static void paint_number(const struct score_scene *s, int y, int end, int columns, int style, int number)
{
	char text[16];

	snprintf(text, sizeof text, "%d", number);
	paint_right(s->win, s->p, y, end, columns, style, text);
}

/* Name, team, games won. */
static void draw_who(const struct score_scene *s, int seat, int y, const struct row_places *at)
{
	const struct score *sheet = s->s;
	bool focus = seat == s->view->focus, in = sheet->table.seat[seat].in;

	if (focus)
		paint_mark(s->win, s->p, y, 1, ROLE_ACCENT);
	paint_seat(s->win, s->p, y, 2, 4, in ? seat_role(seat) : ROLE_DIM, seat);
	paint(s->win, s->p, y, NAME_X, at->name - 1,
	      focus ? ROLE_ACCENT | STYLE_BOLD
	      : in  ? ROLE_NORMAL
	            : ROLE_DIM,
	      sheet->table.seat[seat].name);
	if (at->team && sheet->team[seat])
		paint_number(s, y, NAME_X + at->name + at->team, at->team, ROLE_NORMAL, sheet->team[seat]);
	if (at->wins && sheet->wins[seat])
		paint_number(s, y, NAME_X + at->name + at->team + at->wins, at->wins, ROLE_NORMAL,
		             sheet->wins[seat]);
}

static void draw_row(const struct score_scene *s, int seat, const struct area *area)
{
	const struct score *sheet = s->s;
	struct row_places at = row_places(s);
	bool in = sheet->table.seat[seat].in;
	int place = score_place(sheet, seat), rounds = score_rounds(sheet), end = area->cols - 1 - at.bid;
	char text[40];

	draw_who(s, seat, area->y, &at);
	if (score_side(sheet, seat) == seat)
		snprintf(text, sizeof text, "%d", score_total(sheet, seat));
	else
		snprintf(text, sizeof text, "= %d", score_side(sheet, seat) + 1);
	paint_right(s->win, s->p, area->y, at.end, TOTAL_COLS,
	            is_winner(sheet, seat) ? ROLE_GOOD | STYLE_BOLD
	            : in                   ? ROLE_NORMAL | STYLE_BOLD
	                                   : ROLE_DIM,
	            text);
	snprintf(text, sizeof text, "%d", place);
	if (at.place && ((place && score_side(sheet, seat) == seat) || !in))
		paint_right(s->win, s->p, area->y, at.end + at.place, at.place,
		            place == 1 ? ROLE_GOOD : ROLE_DIM, in ? text : _("LEFT"));
	for (int i = 0; i < at.seen && i < rounds; i++) {
		int round = rounds - 1 - i;

		points_text(s, seat, round, text, sizeof text);
		paint_right(s->win, s->p, area->y, end - i * at.pitch, at.pitch,
		            points_style(&sheet->cell[seat][round]), text);
	}
	if (at.bid && score_bid_text(sheet, seat, at.bid - 1, text, sizeof text))
		paint_right(s->win, s->p, area->y, area->cols - 1, at.bid - 1, ROLE_ACCENT | STYLE_BOLD,
		            text);
}

static void draw_row_head(const struct score_scene *s)
{
	struct row_places at = row_places(s);
	int cols = getmaxx(s->win), room = cols - 2 - at.end - at.place - at.bid;
	const char *rounds = C_("score", "points of the last rounds");

	if (at.team)
		paint_right(s->win, s->p, 0, NAME_X + at.name + at.team, at.team - 1, ROLE_DIM,
		            C_("score", "team"));
	if (at.wins)
		paint_right(s->win, s->p, 0, at.end - at.total, at.wins - 1, ROLE_DIM, C_("score", "won"));
	paint_right(s->win, s->p, 0, at.end, TOTAL_COLS, ROLE_DIM, C_("score", "total"));
	if (at.place)
		paint_right(s->win, s->p, 0, at.end + at.place, PLACE_COLS, ROLE_DIM, C_("score", "place"));
	if (text_width(rounds) > room)
		rounds = C_("score", "points");
	if (at.seen && text_width(rounds) <= room)
		paint_right(s->win, s->p, 0, cols - 1 - at.bid, room, ROLE_DIM, rounds);
}

void score_draw_panels(const struct score_scene *s, int *cursor_y, int *cursor_x)
{
	int rows = getmaxy(s->win), cols = getmaxx(s->win), seats = s->s->table.seats;
	struct score_places at = score_places(s->s, rows, cols);
	int first = 0;

	if (!at.framed) {
		/* The row of the focus stays in sight. */
		first = larger(s->view->focus - (rows - 1) + 1, 0);
		draw_row_head(s);
	}
	for (int i = first; i < seats; i++) {
		struct area area = score_panel_area(&at, seats, i - first, rows, cols);

		if (at.framed)
			draw_panel(s, i, &area, &at);
		else if (area.y < rows)
			draw_row(s, i, &area);
		if (i == s->view->focus) {
			*cursor_y = area.y;
			*cursor_x = area.x + 1;
		}
	}
}
