/* SPDX-License-Identifier: MIT */
/*
 * Catan for a whole room: the players' points and cards, and the board with the roll as
 * dice; whose turn it is and the clock above. Hands are numbers here, as at the table.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/digits.h"
#include "screens/kit/kanji.h"
#include "screens/kit/numbers.h"
#include "screens/kit/poster.h"

enum {
	HEAD = 3,
	TALL_ROWS = 52,
	LOW_ROWS = 26, /* below: no head over the players, the clock beside a name */
	HIGH_ROWS = 40,
	NAME_ROWS = 8, /* of a cell in which names have letters; words too: */
	WORD_ROWS = 15,
	MARGIN = 1,
	GAP = 3,
	APART = 8, /* columns between two numbers, at least */
	BAR = 3,   /* before the player on turn, with a blank column */
	DICE_COLS = 17,
	SMALL_DICE = 8,
	LEGEND_COLS = 60, /* of letters of six rows */
	SUM = 12,
	PLAIN_SUM = 7, /* its rows in ASCII at most: the names below need five */
	MOST_DIGITS = 88,
	LETTERS = 3,
	LEAST_DIGITS = 5,
	TALL_CELL = 22,
};

static int head_rows(const struct catan_scene *s, bool players)
{
	if (s->p->ascii && getmaxy(s->win) >= (players ? HIGH_ROWS : LOW_ROWS) && getmaxy(s->win) < TALL_ROWS)
		return LETTERS_TALL;
	return getmaxy(s->win) >= TALL_ROWS && getmaxx(s->win) >= 120 ? 2 * HEAD : HEAD;
}

/* What is going on, or for a page without the players whose turn it is; the clock in the corner. Returns
 * the rows. */
static int draw_head(const struct catan_scene *s, bool players)
{
	const struct table *table = &s->c->table;
	int cols = getmaxx(s->win) - 2 * MARGIN, rows = head_rows(s, players),
	    seat = s->c->winner >= 0 ? s->c->winner : table->turn;
	struct title title = { .clock = "" };
	char text[160] = "";

	screen_title_clock(table, s->frame, &title);
	poster_line(s->win, s->p, (struct area){ 0, MARGIN, rows, cols }, POSTER_RIGHT,
	            title.clock_late     ? ROLE_DANGER | STYLE_BOLD
	            : title.clock_stands ? ROLE_DIM
	                                 : ROLE_NORMAL,
	            title.clock, rows);
	cols -= poster_width(s->p, title.clock, rows) + 2 * GAP;
	if (s->c->winner >= 0)
		snprintf(text, sizeof text, _("%s wins"), table->seat[seat].name);
	else if (s->c->special)
		snprintf(text, sizeof text, "%s", _("special building"));
	else if (!players && seat >= 0)
		snprintf(text, sizeof text, "%s", table->seat[seat].name);
	else if (s->c->phase == CATAN_SETUP)
		snprintf(text, sizeof text, "%s", _("set-up"));
	else
		snprintf(text, sizeof text, _("turn %d"), s->c->turns);
	rows = larger(rows, poster_least(s->p, text));
	poster_line(s->win, s->p, (struct area){ 0, MARGIN, rows, cols }, POSTER_LEFT,
	            !players && seat >= 0 ? catan_role(s->c, seat) | STYLE_BOLD : ROLE_ACCENT | STYLE_BOLD,
	            text, rows);
	return rows;
}

/* ---- points and hands ---- */

/* How the players stand: all alike. */
struct cells {
	const struct catan_scene *s;
	struct area at;
	int across, rows, cols; /* of one, without the bar before it */
	int points, hand;       /* rows of the digits; 0: no room */
	bool narrow;            /* five rows in narrow digits, so that the numbers stand apart */
	int name, word;         /* rows of names, and of the words over the numbers */
	int first;              /* columns of the points, with those between */
	int due;                /* in which words of due_words, for all who discard, and where */
	bool due_above;         /* beside the name */
};

/* What must be discarded, the longest first. */
enum { DUE_WORDS = 3 };
static const char *const due_words[DUE_WORDS] = { N_("! discards %d"), N_("! DISCARD %d"), "! -%d" };

static int most_points(const struct catan *c)
{
	int most = 0;

	for (int i = 0; i < c->table.seats; i++)
		most = catan_points(c, i) > most ? catan_points(c, i) : most;
	return most;
}

static int word_width(const struct cells *at, const char *word)
{
	return at->word > 1 ? poster_width(at->s->p, word, at->word) : text_width(word);
}

/* Columns between them: clearly more than between two digits, or 2 and 10 would read 210. */
static int between(int points)
{
	return larger(digits_width(0, points), APART);
}

static int number_width(const struct cells *at, int number, int size)
{
	return at->narrow && size == LEAST_DIGITS ? digits_narrow_width(number, size)
	                                          : digits_width(number, size);
}

static void draw_number(const struct cells *at, int y, int x, int style, int number, int size)
{
	if (at->narrow && size == LEAST_DIGITS)
		digits_narrow_paint(at->s->win, at->s->p, y, x, style, number, size);
	else
		digits_paint(at->s->win, at->s->p, y, x, style, number, size);
}

/* Whether points of that size and a hand stand side by side under their words. */
static bool lays_out(struct cells *at, int points, int word)
{
	at->word = word;
	at->points = points;
	for (int narrow = 0; narrow <= (points == LEAST_DIGITS); narrow++) {
		at->narrow = narrow;
		at->first = larger(number_width(at, most_points(at->s->c), points) + between(points),
		                   word_width(at, C_("victory", "points")) + GAP);
		at->hand = points;
		while (at->hand && number_width(at, MOST_DIGITS, at->hand) > at->cols - at->first)
			at->hand = digits_smaller(at->hand);
		if (at->hand == points)
			break;
	}
	return 2 * at->hand >= points && at->cols - at->first >= word_width(at, C_("hand", "cards"));
}

/* Rows of the smallest letters in which names fit: more of them for kanji. */
static int least_name(const struct cells *at)
{
	int rows = LETTERS;

	for (int i = 0; i < at->s->c->table.seats; i++)
		rows = larger(rows, poster_size(at->s->p, at->s->c->table.seat[i].name, LETTERS, KANJI_LEAST,
		                                at->cols));
	return rows;
}

/* Names and words have letters where a cell has the rows; a blank row keeps letters and digits apart. */
static bool fits(struct cells *at, int points)
{
	int left = at->rows - points, word = LETTERS;

	if (at->rows >= WORD_ROWS && at->s->p->ascii) {
		at->name = LETTERS_TALL;
		return left >= LETTERS_TALL + 2 && lays_out(at, points, 1);
	}
	if (at->rows >= WORD_ROWS) {
		if (poster_size(at->s->p, C_("victory", "points"), word, word, at->cols) < word)
			word = 1; /* kanji of three rows cannot be read */
		at->name = (left - word - 1 - (word > 1)) / LETTERS * LETTERS;
		return at->name >= (at->rows >= TALL_CELL ? 2 : 1) * LETTERS && lays_out(at, points, word);
	}
	at->name = left > LETTERS ? (left - 1) / LETTERS * LETTERS : 1;
	return left >= (at->rows > NAME_ROWS ? least_name(at) + 1 : 2) && lays_out(at, points, 1);
}

/* The columns with the largest digits. */
static struct cells cells_of(const struct catan_scene *s, struct area area)
{
	struct cells best = { .s = s, .at = area, .across = 1 };
	int seats = s->c->table.seats;

	for (int across = 1; across <= seats; across++) {
		int down = (seats + across - 1) / across;
		struct cells at = { .s = s, .at = area, .across = across };

		at.rows = (area.rows + 1) / down - 1;
		at.cols = (area.cols + GAP) / across - GAP - BAR;
		for (int size = digits_smaller(0); size > best.points; size = digits_smaller(size))
			if (fits(&at, size))
				best = at;
	}
	for (int i = 0; i < seats; i++) {
		int rows = poster_size(s->p, s->c->table.seat[i].name, best.name, best.name, best.cols);

		best.name = rows >= LETTERS ? smaller(best.name, rows) : best.name;
	}
	return best;
}

/* Whether a blank row stands below the name. */
static bool blank_below(const struct cells *at)
{
	return at->word > 1 || at->rows - at->points - at->name > 1;
}

/* Columns of a name as it is painted: kanji may take the blank row too. */
static int name_cols(const struct cells *at, const char *name)
{
	int least = larger(at->name, poster_least(at->s->p, name));

	return at->name > 1 ? poster_width(at->s->p, name, smaller(least, at->name + blank_below(at)))
	                    : text_width(name);
}

static void draw_word(const struct cells *at, int y, int x, int cols, int style, const char *word)
{
	const struct catan_scene *s = at->s;

	if (at->word > 1 && poster_width(s->p, word, at->word) <= cols)
		poster_line(s->win, s->p, (struct area){ y, x, at->word, cols }, POSTER_LEFT, style, word,
		            at->word);
	else
		paint(s->win, s->p, y + at->word - 1, x, cols, style, word);
}

/* Columns beside the name of a player who must discard, or beside the word over the hand. */
static int due_room(const struct cells *at, int seat, bool above)
{
	const char *name = at->s->c->table.seat[seat].name;

	if (above)
		return at->cols - GAP - name_cols(at, name);
	return at->cols - at->first - word_width(at, C_("hand", "cards")) - (at->word > 1 ? GAP : 1);
}

/* Whether the other words are small though the names are not. */
static bool has_small_words(const struct cells *at)
{
	return at->rows >= WORD_ROWS && at->word == 1;
}

/* Then it is as large as the names, beside them. */
static struct cells due_cells(const struct cells *at, bool above)
{
	struct cells cells = *at;

	if (above && has_small_words(at))
		cells.word = at->s->p->ascii ? at->name : LETTERS;
	return cells;
}

/* Whether those words have room there for all. */
static bool due_fits(const struct cells *at, const char *words, bool above)
{
	const struct catan *c = at->s->c;
	struct cells cells = due_cells(at, above);

	for (int i = 0; i < c->table.seats; i++) {
		char text[60];

		snprintf(text, sizeof text, _(words), c->player[i].must_discard);
		if (c->player[i].must_discard && word_width(&cells, text) > due_room(at, i, above))
			return false;
	}
	return true;
}

static void choose_due(struct cells *at)
{
	bool tall = has_small_words(at);

	at->due_above = tall;
	for (at->due = 0; at->due < DUE_WORDS - 1; at->due++)
		for (int above = tall; above < 2; above++)
			if (due_fits(at, due_words[at->due], above)) {
				at->due_above = above;
				return;
			}
}

static void draw_due(const struct cells *at, int seat, int y, int x, int end)
{
	char text[60];

	snprintf(text, sizeof text, _(due_words[at->due]), at->s->c->player[seat].must_discard);
	/* reversed it would run into the digits below */
	draw_word(at, y, x, end - x, ROLE_DANGER | STYLE_BOLD | (at->s->p->loud ? STYLE_SHAPE : 0), text);
}

/* Who wins, or the clock of the player on turn where it stands in no head. */
static void draw_state(const struct cells *at, struct area area, bool wins)
{
	const struct catan_scene *s = at->s;
	const char *text = wins ? _("WINS") : C_("chip", "TURN");
	struct title title = { .clock = "" };
	int style = wins ? ROLE_GOOD | STYLE_BOLD : ROLE_ACCENT,
	    rows = at->name > 1 ? s->p->ascii ? at->name : LETTERS : 0;

	screen_title_clock(&s->c->table, s->frame, &title);
	if (!wins && getmaxy(s->win) < LOW_ROWS && title.clock[0]) {
		text = title.clock;
		style = title.clock_late     ? ROLE_DANGER | STYLE_BOLD
		        : title.clock_stands ? ROLE_DIM
		                             : ROLE_NORMAL | STYLE_BOLD;
	}
	if ((rows ? poster_width(s->p, text, rows) : text_width(text)) <= area.cols)
		poster_middle(s->win, s->p, area, POSTER_LEFT, style, text, rows);
}

/* The name, and whether it is the player's turn; a bar says so from afar: thinner than the strokes of
 * digits, or it would be read as a 1 before the points. */
static void draw_name(const struct cells *at, int seat, int y, int x)
{
	const struct catan_scene *s = at->s;
	const char *name = s->c->table.seat[seat].name;
	bool wins = s->c->winner == seat, turn = s->c->winner < 0 && s->c->table.turn == seat;
	int used = name_cols(at, name);
	struct area right = { y, x + used + GAP, at->name, at->cols - used - GAP };

	if (at->name > 1)
		poster_name(s->win, s->p, (struct area){ y, x, at->name + blank_below(at), at->cols },
		            catan_role(s->c, seat) | STYLE_BOLD, name, at->name);
	else
		paint(s->win, s->p, y, x, at->cols, catan_role(s->c, seat) | STYLE_BOLD, name);
	for (int row = 0; (turn || wins) && row < at->rows; row++)
		paint_run(s->win, s->p, y + row, x - BAR, 1,
		          (wins ? ROLE_GOOD : ROLE_ACCENT) | STYLE_SHAPE | (s->p->ascii ? STYLE_REVERSE : 0),
		          s->p->ascii ? L'#' : L'█');
	if (s->c->player[seat].must_discard && at->due_above) {
		struct cells above = due_cells(at, true);

		draw_due(&above, seat, y + larger(at->name - above.word, 0) / 2, right.x,
		         right.x + right.cols);
	} else if (turn || wins)
		draw_state(at, right, wins);
}

/* "cards", and beside it what must be discarded, where there is room. */
static void draw_hand_word(const struct cells *at, int seat, int y, int x, int end)
{
	draw_word(at, y, x, end - x, ROLE_DIM, C_("hand", "cards"));
	if (at->s->c->player[seat].must_discard && !at->due_above)
		draw_due(at, seat, y, x + word_width(at, C_("hand", "cards")) + (at->word > 1 ? GAP : 1),
		         end);
}

/* The hand under its word; its last change beside it. */
static void draw_hand(const struct cells *at, int seat, int y, int x, int end)
{
	const struct catan_scene *s = at->s;
	int cards = s->c->player[seat].cards, size;
	int width = larger(number_width(at, 10, at->hand), number_width(at, cards, at->hand));
	char text[60];

	draw_hand_word(at, seat, y, x, end);
	y += at->word + (at->word > 1);
	draw_number(at, y, x, catan_role(s->c, seat), cards, at->hand);
	if (s->view->delta[seat].until_ms <= s->frame->now_ms)
		return;
	snprintf(text, sizeof text, "%+d", s->view->delta[seat].amount);
	size = digits_text_best(text, at->hand, end - x - width - GAP);
	if (size)
		digits_text_paint(s->win, s->p, y, x + width + GAP, ROLE_ACCENT | STYLE_BOLD, text, size);
	else
		paint_right(s->win, s->p, y - 1, end, 4, ROLE_ACCENT | STYLE_BOLD, text);
}

static void draw_player(const struct cells *at, int seat, int y, int x)
{
	const struct catan_scene *s = at->s;
	int top = y + at->name + blank_below(at);

	draw_name(at, seat, y, x);
	draw_word(at, top, x, at->first, ROLE_DIM, C_("victory", "points"));
	draw_number(at, top + at->word + (at->word > 1), x, ROLE_NORMAL | STYLE_BOLD,
	            catan_points(s->c, seat), at->points);
	draw_hand(at, seat, top, x + at->first, x + at->cols);
}

static void draw_players(const struct catan_scene *s)
{
	bool low = getmaxy(s->win) < LOW_ROWS;
	int head = low ? 0 : draw_head(s, true) + 1, seats = s->c->table.seats;
	struct area all = { head, MARGIN, getmaxy(s->win) - head - 1, getmaxx(s->win) - 2 * MARGIN };
	struct cells at = cells_of(s, all);

	choose_due(&at);
	for (int i = 0; i < seats; i++) {
		int y, x, rows, cols;

		part_of(all.rows + 1, (seats + at.across - 1) / at.across, i / at.across, &y, &rows);
		part_of(all.cols + GAP, at.across, i % at.across, &x, &cols);
		draw_player(&at, i, all.y + y, all.x + x + BAR);
	}
}

/* ---- board and dice ---- */

/* Both dice, and their sum below them or beside; a blank row stays below. Where ASCII has little room the
 * sum is larger than the dice. Returns the rows. */
static int draw_dice(const struct catan_scene *s, struct area at)
{
	struct poster_die die[2] = { { s->c->die[0], ROLE_ACCENT }, { s->c->die[1], ROLE_ACCENT } };
	int sum = s->c->die[0] + s->c->die[1], size, rows, cols, small = digits_rows(digits_small(s->p));
	bool beside =
		at.cols > 3 * at.rows || (s->p->ascii && at.cols > 2 * DICE_COLS && at.cols < LEGEND_COLS);

	if (!s->c->rolls || at.cols < SMALL_DICE - 1 || at.rows < HEAD)
		return 0;
	at.rows--;
	cols = !beside       ? at.cols
	       : s->p->ascii ? at.cols - digits_width(SUM, LEAST_DIGITS) - 2
	                     : at.cols * 3 / 5;
	rows = poster_dice(s->win, s->p,
	                   (struct area){ at.y, at.x, beside ? at.rows : at.rows - small - 1, cols }, die, 2);
	if (beside) {
		size = digits_fit(s->p, SUM, larger(rows, smaller(at.rows, digits_rows(digits_small(s->p)))),
		                  at.cols - cols);
		digits_paint(s->win, s->p, at.y, at.x + at.cols - digits_width(SUM, size),
		             ROLE_NORMAL | STYLE_BOLD, sum, size);
		return larger(rows, digits_rows(size));
	}
	size = digits_fit(s->p, SUM, smaller(at.rows - rows - 1, s->p->ascii ? PLAIN_SUM : rows), at.cols);
	digits_paint(s->win, s->p, at.y + rows + (rows ? 1 : 0), at.x, ROLE_NORMAL | STYLE_BOLD, sum, size);
	return rows + 1 + digits_rows(size);
}

/* Whose colours are on the board, and their points. */
static void draw_legend(const struct catan_scene *s, struct area at)
{
	int seats = s->c->table.seats, blank = (at.rows - 3) / seats > LETTERS, /* above the names */
		pitch = (at.rows - 1 - 2 * blank) / seats,
	    size = pitch > 2 * LETTERS && at.cols >= LEGEND_COLS ? 2 * LETTERS
	           : s->p->ascii && pitch > LETTERS_TALL         ? LETTERS_TALL
	                                                         : LETTERS;
	int digits = digits_fit(s->p, MOST_DIGITS, size, at.cols), end = at.x + at.cols;

	if (pitch <= LETTERS || at.cols < 2 * DICE_COLS)
		return;
	pitch = smaller(pitch, 2 * size);
	at.y += blank;
	paint_right(s->win, s->p, at.y, end, at.cols, ROLE_DIM, C_("victory", "points"));
	for (int i = 0; i < seats; i++) {
		const char *name = s->c->table.seat[i].name;
		int rows = smaller(larger(size, poster_least(s->p, name)), pitch);
		struct area line = { at.y + 1 + blank + i * pitch, at.x, rows,
			             at.cols - digits_width(most_points(s->c), digits) - 2 };

		digits_paint(s->win, s->p, line.y, at.x, catan_role(s->c, i), i + 1,
		             digits); /* as on the pieces */
		line.x += digits_width(0, digits) + GAP;
		line.cols -= digits_width(0, digits) + GAP;
		poster_name(s->win, s->p, line, catan_role(s->c, i) | STYLE_BOLD, name, rows);
		digits_paint(s->win, s->p, line.y, end - digits_width(catan_points(s->c, i), digits),
		             ROLE_NORMAL | STYLE_BOLD, catan_points(s->c, i), digits);
	}
}

/* The board as large as it goes beside the dice; without one the dice alone. */
static void draw_board(const struct catan_scene *s)
{
	bool low = getmaxy(s->win) < LOW_ROWS;
	int head = draw_head(s, false) + !low, rows = getmaxy(s->win) - head,
	    cols = getmaxx(s->win) - 2 * MARGIN, y, x, used;
	struct area left = { head, MARGIN, rows, cols - (low ? SMALL_DICE : DICE_COLS) };
	struct catan_map map = { .island = NULL };

	if (s->c->board.laid)
		map = catan_map_of(catan_island(s->c), &left);
	if (!map.island) {
		draw_dice(s, (struct area){ head + low, MARGIN, rows - low, cols });
		return;
	}
	map.left -= map.x - MARGIN;
	map.x = MARGIN;
	catan_draw_board(s, &map, &y, &x);
	x = map.x + map.cols + 1;
	cols = getmaxx(s->win) - MARGIN - x;
	if (low) /* below the clock, beside which a name in kanji has a row more */
		used = draw_dice(s, (struct area){ HEAD, x, getmaxy(s->win) - HEAD, cols });
	else
		used = draw_dice(s, (struct area){ head, x, cols > 2 * DICE_COLS ? rows / 2 : rows, cols });
	if (cols > 2 * DICE_COLS)
		draw_legend(s, (struct area){ head + used + 1, x, rows - used - 1, cols });
}

int catan_room(const void *v, const void *state, const struct frame *frame, WINDOW *win, int page)
{
	struct catan_view view = *(const struct catan_view *)v;
	struct catan_scene s = { state, &view, frame, frame->palette, win };
	bool second = s.c->board.laid || s.c->rolls;

	view.aim = AIM_NOTHING; /* nobody's hand is on the board */
	view.aside = true;
	if (page == 0)
		draw_players(&s);
	else if (page == 1 && second)
		draw_board(&s);
	return 1 + second;
}
