/* SPDX-License-Identifier: MIT */
/*
 * Titan for a whole room: the board of the battle, or the masterboard; whose step it
 * is, in letters, and the last roll as dice. Then the players' scores. Only what
 * everybody at the table may know.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/kanji.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	HEAD = 3,
	LOW = 20, /* rows of the page of scores */
	MIDDLE = 25,
	HIGH = 35,
	HEAD_PART = 6, /* of the page of scores */
	MARGIN = 1,
	GAP = 2,
	SIDE_LEAST = 16,
	DIE_LEAST = 7,
	WIDE = 150,
	CORNER_COLS = 17
};

/* Nobody's hand is on the board. */
static const struct titan_view nobody = { .hex = -1, .legion = -1, .place = -1, .seat = -1 };

/* Who is asked now, and what for: "GOLD", "strikes". */
static const char *who_acts(const struct titan *t, int *style)
{
	int seat = titan_asked_seat(t);

	*style = ROLE_NORMAL | STYLE_BOLD;
	if (t->battle.on) {
		if (t->battle.over || titan_acts(t) == WHO_NOBODY)
			return "";
		seat = t->battle.seat[titan_speaker(t)];
		*style = titan_colour_style(t, seat >= 0 ? seat : (int)titan_speaker(t)) | STYLE_BOLD;
		return titan_who(t, titan_speaker(t));
	}
	if (seat < 0)
		return "";
	*style = titan_colour_style(t, seat) | STYLE_BOLD;
	return t->table.seat[seat].name;
}

/* Of a word that is too long in letters the brief one: "a proposes", without the side, whose name stands
 * before it. */
static void tell_step(const struct titan *t, int cols, char *out, size_t size)
{
	int winner = titan_game_winner(t);

	if (t->battle.on && t->battle.over && t->battle.winner != WINNER_NOBODY)
		snprintf(out, size, _("%s wins"), titan_who(t, (enum titan_side)t->battle.winner));
	else if (!t->battle.on && winner >= 0)
		snprintf(out, size, _("%s wins"), t->table.seat[winner].name);
	else if (t->battle.on && t->battle.over)
		snprintf(out, size, "%s", _("nobody wins"));
	else if (letters_width(titan_step_word(t->step, cols, out, size), HEAD) > cols / 2) {
		titan_step_word(t->step, 0, out, size);
		if (out[0] && out[1] == ' ')
			memmove(out, out + 2, strlen(out + 2) + 1);
	}
}

static void tell_turn(const struct titan *t, char *out, size_t size)
{
	out[0] = '\0';
	if (t->battle.on && t->battle.turn)
		snprintf(out, size, "%d/%d", t->battle.turn, TITAN_TURNS);
	else if (!t->battle.on && t->table.round > 0)
		snprintf(out, size, "%d", t->table.round);
}

/* Between two words: as wide as a blank of these letters. */
static int word_gap(int rows)
{
	return larger(2 * GAP, 4 * rows / HEAD);
}

/* Columns of whose step it is and what, in letters of so many rows. */
static int whose_cols(const struct titan_scene *s, const char *step, int rows)
{
	int style;
	const char *who = who_acts(s->t, &style);

	return (*who ? poster_width(s->p, who, rows) + word_gap(rows) : 0) + poster_width(s->p, step, rows);
}

int titan_draw_whose(const struct titan_scene *s, struct area at)
{
	int style, used, size;
	const char *who = who_acts(s->t, &style);
	struct area left;
	bool stripe;
	char step[80];

	tell_step(s->t, at.cols, step, sizeof step);
	while (at.rows > HEAD && whose_cols(s, step, at.rows) > at.cols)
		at.rows = letters_next(s->p, at.rows);
	if (s->p->ascii && at.rows < LETTERS_TALL)
		at.rows = 1; /* a line of text: no box is larger than its letters */
	/* beside a word on a stripe kanji stand on one, too */
	stripe = poster_is_stripe(s->p, at, step, at.rows) ||
	         (*who && poster_is_stripe(s->p, at, who, at.rows));
	if (stripe && s->view != &nobody && getmaxy(s->win) < LOW) { /* a menu may cover the next row */
		at.rows = 1;
		stripe = false;
	}
	size = stripe && kanji_can(s->p, who, at.rows) ? 1 : at.rows;
	used = *who ? poster_width(s->p, who, size) + word_gap(at.rows) : 0;
	if (used > at.cols / 2) /* the step is needed more than the whole of a long name */
		used = at.cols / 2;
	left = (struct area){ at.y, at.x, at.rows, used - word_gap(at.rows) / 2 };
	at = (struct area){ at.y, at.x + used, at.rows, at.cols - used };
	(size < at.rows ? poster_stripe : poster_name)(s->win, s->p, left, style, who, at.rows);
	size = stripe && kanji_can(s->p, step, at.rows) ? 1 : at.rows;
	(size < at.rows ? poster_stripe : poster_name)(s->win, s->p, at, ROLE_ACCENT | STYLE_BOLD, step,
	                                               at.rows);
	return used + smaller(poster_width(s->p, step, size), at.cols);
}

/* Whether kanji stand in the head that are drawn in six rows. */
static bool has_kanji(const struct titan_scene *s, int cols)
{
	int style;
	char step[80];

	tell_step(s->t, cols, step, sizeof step);
	return kanji_can(s->p, who_acts(s->t, &style), 2 * HEAD) || kanji_can(s->p, step, 2 * HEAD);
}

int titan_whose_least(const struct titan_scene *s)
{
	return has_kanji(s, getmaxx(s->win)) ? 2 * HEAD : letters_least(s->p);
}

/* Rows of the head, which has so much room: twice as many in a window of more rows than `most`, and for kanji
 * of many strokes; ASCII has letters of five rows. */
static int head_rows(const struct titan_scene *s, int most, int room)
{
	int cols = getmaxx(s->win) - 2 * MARGIN;
	char step[80];

	if (room > 2 * HEAD && (getmaxy(s->win) > most || has_kanji(s, cols)))
		return 2 * HEAD;
	tell_step(s->t, cols, step, sizeof step);
	return room >= letters_least(s->p) && letters_can(step, HEAD) ? letters_least(s->p) : HEAD;
}

/* Whose step, and the turn at the end of so many columns; as many rows as the letters take. Kanji take the
 * blank row below, too. `rest`: what is free between the two. */
static int draw_head(const struct titan_scene *s, int rows, int cols, struct area *rest)
{
	int used, style, least, small = letters_least(s->p), high = rows, wide;
	char turn[20], step[80];

	tell_step(s->t, cols, step, sizeof step);
	least = larger(poster_least(s->p, who_acts(s->t, &style)), poster_least(s->p, step));
	tell_turn(s->t, turn, sizeof turn);
	wide = whose_cols(s, step, small) + 2 * GAP;
	if (wide + poster_width(s->p, turn, rows) > cols && wide + poster_width(s->p, turn, 1) <= cols)
		high = 1; /* the step is needed more than the turn */
	poster_line(s->win, s->p, (struct area){ 0, MARGIN, rows, cols }, POSTER_RIGHT, ROLE_NORMAL, turn,
	            high);
	cols -= poster_width(s->p, turn, high) + 2 * GAP;
	used = titan_draw_whose(s, (struct area){ 0, MARGIN, larger(rows, least), cols }) + 2 * GAP;
	*rest = (struct area){ 0, MARGIN + used, larger(rows, HEAD + 1), cols - used };
	return rows + 1;
}

/* ---- the last roll ---- */

/* Hits are bright; how many they are stands below, for those who see no colour. */
static void draw_roll(const struct titan_scene *s, struct area at)
{
	const struct titan_roll *roll = &s->t->last;
	struct poster_die die[TITAN_ROLL_MOST];
	int dice = smaller(roll->dice, TITAN_ROLL_MOST), word, rows;
	char hits[60];

	/* TRANSLATORS: hits of a strike, in large letters */
	snprintf(hits, sizeof hits, P_("%d hit", "%d hits", (unsigned long)roll->hits), roll->hits);
	word = roll->number ? larger(poster_least(s->p, hits), letters_least(s->p)) + 1 : 0;
	if (!dice || at.cols < (dice > 1 ? SIDE_LEAST : DIE_LEAST) || at.rows < HEAD)
		return;
	for (int i = 0; i < dice; i++)
		die[i] = (struct poster_die){ roll->die[i],
			                      roll->die[i] >= roll->number ? ROLE_ACCENT : ROLE_DIM };
	at.rows -= word;
	rows = poster_dice(s->win, s->p, at, die, dice);
	if (!word)
		return;
	at = (struct area){ at.y + rows + 1, at.x, at.rows + word - rows - 1, at.cols };
	poster_line(s->win, s->p, at, POSTER_LEFT, roll->hits ? ROLE_ACCENT | STYLE_BOLD : ROLE_DIM, hits,
	            2 * HEAD);
}

/* ---- the battle ---- */

/* Rows that the head may take: the board is lower at its sides, where a short head stands beside its top. */
static int battle_room(const struct titan_scene *s, int over)
{
	int y = 0, x = 0, cols = getmaxx(s->win);
	char step[80];

	tell_step(s->t, cols, step, sizeof step);
	for (int hex = 0; hex < TITAN_HEXES && (!hex || y > s->at.y); hex++)
		titan_hex_place(&s->at, hex, &y, &x);
	cols = MARGIN + whose_cols(s, step, 2 * HEAD);
	return over + (cols < x ? titan_hex_rows(&s->at) / 2 : 0);
}

static void draw_battle(const struct titan_scene *scene)
{
	struct titan_scene s = *scene;
	int rows = getmaxy(s.win), cols = getmaxx(s.win), left, over, high;
	struct area rest;

	s.at = titan_board_alone(rows - HEAD - 1, cols);
	if (!s.at.flat) { /* no room for hexes */
		titan_draw_words(&s);
		return;
	}
	left = s.at.cols + GAP;
	over = rows - s.at.rows;
	high = head_rows(&s, cols > WIDE ? 0 : rows, battle_room(&s, over));
	draw_head(&s, high, high < over ? cols - 2 * MARGIN : s.at.cols - MARGIN - GAP, &rest);
	s.at.y = smaller(high + 1, over);
	titan_draw_map(&s);
	over = high < over ? s.at.y : 0; /* without a blank row the dice stand beside the head */
	draw_roll(&s, (struct area){ over, left, rows - over, cols - left - MARGIN });
}

/* ---- the masterboard, the scores ---- */

static void draw_atlas(const struct titan_scene *scene)
{
	struct titan_scene s = *scene;
	int rows = getmaxy(s.win), cols = getmaxx(s.win), head, y = 0, x = 0, worth[TITAN_PLACES];
	struct area rest;
	WINDOW *below;

	titan_weigh(s.t, s.view, worth);
	head = rows - titan_atlas_of(rows - HEAD - 1, cols, worth).rows;
	head = smaller(draw_head(&s, head_rows(&s, 54, head), cols - 2 * MARGIN, &rest), head);
	s.atlas = titan_atlas_of(rows - head, cols, worth);
	if (s.atlas.wide && !s.atlas.gap)
		draw_roll(&s, rest);
	below = derwin(s.win, rows - head, cols, head, 0);
	if (!below)
		return;
	s.win = below;
	s.opens = titan_open(s.t, s.open);
	if (s.atlas.wide) {
		struct titan_area corner = titan_atlas_corner(&s.atlas, 1);

		titan_draw_atlas(&s, &y, &x);
		if (s.atlas.gap)
			draw_roll(&s, (struct area){ corner.y, corner.x + corner.cols - CORNER_COLS,
			                             corner.rows, CORNER_COLS - MARGIN });
	} else
		draw_roll(&s, (struct area){ 0, MARGIN, rows - head, cols - 2 * MARGIN });
	delwin(below);
}

static const char *word_of(const struct titan *t, int seat, int *style)
{
	*style = ROLE_DIM;
	if (t->player[seat].status == STATUS_ELIMINATED)
		return _("OUT");
	if (t->player[seat].status == STATUS_WITHDRAWN)
		return _("LEFT");
	*style = ROLE_ACCENT;
	return t->table.turn == seat && t->step != STEP_3 ? C_("titan", "TURN") : "";
}

/* Of a battle of its own: as it began. */
static int score_of(const struct titan *t, int seat)
{
	for (int side = 0; side < 2 && !t->whole; side++)
		if (t->battle.seat[side] == seat)
			return t->battle.score[side];
	return t->player[seat].score;
}

static void draw_scores(const struct titan_scene *s, const struct delta *delta)
{
	struct poster_cell cell[TITAN_PLAYERS] = { 0 };
	struct area rest;
	int rows = getmaxy(s->win), cols = getmaxx(s->win) - 2 * MARGIN;
	int top = draw_head(s, head_rows(s, 50, rows / HEAD_PART), cols, &rest), foot;

	for (int i = 0; i < s->t->table.seats; i++) {
		bool in = s->t->player[i].status == STATUS_PLAYING;

		cell[i].name = s->t->table.seat[i].name;
		cell[i].name_style = in ? ROLE_NORMAL : ROLE_DIM;
		cell[i].style = in ? titan_colour_style(s->t, i) : ROLE_DIM;
		cell[i].word = word_of(s->t, i, &cell[i].word_style);
		cell[i].tight = true;
		if (delta[i].until_ms > s->frame->now_ms)
			snprintf(cell[i].change, sizeof cell->change, "%+d", delta[i].amount);
		snprintf(cell[i].number, sizeof cell->number, "%d", score_of(s->t, i));
	}
	foot = rows < MIDDLE || rows > HIGH; /* a blank row; between them kanji need it above the digits */
	/* whose head is a line of text, or whose rows are few */
	top -= top == HEAD + 1 && (s->p->ascii || rows < LOW);
	poster_cells(s->win, s->p, (struct area){ top, MARGIN, rows - top - foot, cols }, cell,
	             s->t->table.seats);
}

int titan_room(const void *view, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct titan_scene s = {
		.t = state, .view = &nobody, .frame = frame, .p = frame->palette, .win = win
	};
	bool board = s.t->battle.on || (s.t->whole && s.t->board && titan_is_begun(s.t)),
	     scores = s.t->table.seats > 0;

	if (page == 0 && s.t->battle.on)
		draw_battle(&s);
	else if (page == 0 && board)
		draw_atlas(&s);
	else if (page == board && scores)
		draw_scores(&s, ((const struct titan_view *)view)->delta);
	else if (page == 0)
		paint_centre(win, s.p, getmaxy(win) / 2, 0, getmaxx(win), ROLE_DIM,
		             _("nobody is seated yet"));
	return larger(board + scores, 1);
}
