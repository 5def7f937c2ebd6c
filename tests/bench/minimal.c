/* SPDX-License-Identifier: MIT */
/*
 * The least that a curses program can do and still look like a Commander
 * table: the limit that pty_bench measures the program against. It paints the
 * table once and on a key only the cells that change; it knows no rules, keeps
 * no file and reads nothing but keys. Curses is set up as app/tui/terminal.c does
 * it, so that both send their pictures in one write.
 */
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

enum { SEATS = 4, WIDE = 160, SIDE = 44, SIDE_ROWS = 19, DIGIT_ROWS = 7, DIGIT_SQUARES = 4, LARGEST = 3 };
enum { PAIR_NONE, PAIR_ACCENT, PAIR_DIM, PAIR_GOOD, PAIR_SEAT };

static const wchar_t *const names[SEATS] = { L"Alice", L"Bob", L"Carol", L"Dave" };

struct panel {
	int y, x, rows, cols;
	int life, change;
};

static int log_rows; /* of lines that have been said */

static void put(int y, int x, attr_t attr, short pair, const wchar_t *text)
{
	attr_set(attr, pair, NULL);
	mvaddwstr(y, x, text);
}

static void fill(int y, int x, int columns, short pair, const wchar_t *text)
{
	for (int end = x + columns; x < end; x++)
		put(y, x, A_NORMAL, pair, text);
}

/* ---- the digits ---- */

static int scale_of(const struct panel *panel)
{
	int scale = (panel->rows - 2) / DIGIT_ROWS;

	return scale > LARGEST ? LARGEST : scale;
}

static int digits_y(const struct panel *panel)
{
	return panel->y + 1 + (panel->rows - 2 - DIGIT_ROWS * scale_of(panel) + 1) / 2;
}

static void paint_digit(const struct panel *panel, int digit, int x, short pair)
{
	static const char *const squares[DIGIT_ROWS][10] = {
		{ "####", "  # ", "####", "####", "#  #", "####", "####", "####", "####", "####" },
		{ "#  #", " ## ", "   #", "   #", "#  #", "#   ", "#   ", "   #", "#  #", "#  #" },
		{ "#  #", "  # ", "   #", "   #", "#  #", "#   ", "#   ", "   #", "#  #", "#  #" },
		{ "#  #", "  # ", "####", "####", "####", "####", "####", "   #", "####", "####" },
		{ "#  #", "  # ", "#   ", "   #", "   #", "   #", "#  #", "   #", "#  #", "   #" },
		{ "#  #", "  # ", "#   ", "   #", "   #", "   #", "#  #", "   #", "#  #", "   #" },
		{ "####", " ###", "####", "####", "   #", "####", "####", "   #", "####", "####" },
	};
	int scale = scale_of(panel);

	for (int row = 0; row < DIGIT_ROWS * scale; row++)
		for (int square = 0; square < DIGIT_SQUARES; square++) {
			bool lit = squares[row / scale][digit][square] == '#';

			fill(digits_y(panel) + row, x + square * 2 * scale, 2 * scale, lit ? pair : PAIR_NONE,
			     lit ? L"█" : L" ");
		}
}

static void paint_life(const struct panel *panel, short pair)
{
	int step = 2 * (DIGIT_SQUARES + 1) * scale_of(panel);

	int shown = (panel->life % 100 + 100) % 100;

	paint_digit(panel, shown / 10, panel->x + 3, pair);
	paint_digit(panel, shown % 10, panel->x + 3 + step, pair);
}

/* ---- the rest ---- */

static void paint_facts(const struct panel *panel)
{
	static const wchar_t *const facts[] = { L"cmdr    0/21", L"poison  0/10", L"tax     +0" };
	int scale = scale_of(panel), x = panel->x + 6 + 2 * (2 * DIGIT_SQUARES + 1) * scale;
	int y = digits_y(panel) + (DIGIT_ROWS * scale - 5) / 2;
	wchar_t change[12] = L"";

	if (panel->change)
		swprintf(change, sizeof change / sizeof *change, L"%d", panel->change);
	fill(y, x, 5, PAIR_NONE, L" ");
	put(y, x, A_BOLD, PAIR_ACCENT, change);
	for (int i = 0; i < 3; i++)
		put(y + 1 + i, x, A_NORMAL, PAIR_DIM, facts[i]);
}

static void paint_frame(const struct panel *panel, int seat, bool focus)
{
	static const wchar_t *const light[] = { L"─", L"│", L"┌─", L"┐", L"└", L"┘" };
	static const wchar_t *const heavy[] = { L"━", L"┃", L"┏▸", L"┓", L"┗", L"┛" };
	const wchar_t *const *line = focus ? heavy : light;
	short pair = focus ? PAIR_ACCENT : PAIR_DIM;
	int right = panel->x + panel->cols - 1, foot = panel->y + panel->rows - 1;
	wchar_t chip[12];

	fill(panel->y, panel->x + 2, panel->cols - 3, pair, line[0]);
	fill(foot, panel->x + 1, panel->cols - 2, pair, line[0]);
	for (int y = panel->y + 1; y < foot; y++) {
		put(y, panel->x, A_NORMAL, pair, line[1]);
		put(y, right, A_NORMAL, pair, line[1]);
	}
	put(panel->y, panel->x, A_NORMAL, pair, line[2]);
	put(panel->y, right, A_NORMAL, pair, line[3]);
	put(foot, panel->x, A_NORMAL, pair, line[4]);
	put(foot, right, A_NORMAL, pair, line[5]);
	if (focus)
		put(foot, panel->x + 2, A_NORMAL, PAIR_DIM, L" A: name the commander ");
	swprintf(chip, sizeof chip / sizeof *chip, L" %d ", seat + 1);
	put(panel->y, panel->x + 2, A_REVERSE, (short)(PAIR_SEAT + seat), chip);
	put(panel->y, panel->x + 5, A_BOLD, PAIR_NONE, L" ");
	addwstr(names[seat]);
	addwstr(L" ");
}

static void paint_message(int seat, int life)
{
	attr_set(A_NORMAL, PAIR_NONE, NULL);
	mvprintw(LINES - 2, 1, "%ls: %d life", names[seat], life);
	clrtoeol();
}

/* Keys in colour, each with its word. */
static void paint_keys(int x, const wchar_t *const *keys)
{
	move(LINES - 1, x);
	for (int i = 0; keys[i]; i++) {
		attr_set(A_NORMAL, i % 2 ? PAIR_NONE : PAIR_ACCENT, NULL);
		addwstr(keys[i]);
	}
}

static void paint_logged(const wchar_t *who, const wchar_t *what)
{
	put(2 + log_rows, COLS - SIDE + 1, A_NORMAL, PAIR_DIM, L"20:15 ");
	attr_set(A_NORMAL, PAIR_NONE, NULL);
	addwstr(who);
	attr_set(A_NORMAL, PAIR_DIM, NULL);
	addwstr(what);
	log_rows += 2 + log_rows < LINES - 3 - SIDE_ROWS;
}

static int side_y(void)
{
	return LINES - 2 - SIDE_ROWS;
}

static void paint_focus(int seat)
{
	put(side_y() + 7, COLS - SIDE + 1, A_BOLD, PAIR_DIM, L"FOCUS");
	put(side_y() + 7, COLS - SIDE + 8, A_BOLD, PAIR_NONE, L"     ");
	put(side_y() + 7, COLS - SIDE + 8, A_BOLD, PAIR_NONE, names[seat]);
}

static void paint_side(void)
{
	static const wchar_t *const rows[][2] = {
		{ L"commander", L"not named" },
		{ L"zone", L"command" },
		{ L"casts", L"0, next costs +0" },
		{ L"hand", L"7" },
		{ L"library", L"92" },
		{ L"clock", L"0:00, 0:00 in all" },
		{ NULL, NULL },
		{ L"TABLE", L"" },
		{ L"monarch", L"nobody" },
		{ L"day/night", L"neither" },
		{ L"storm", L"0" },
	};
	int x = COLS - SIDE + 1, y = side_y();

	put(1, x, A_BOLD, PAIR_DIM, L"LOG");
	put(1, x + 27, A_NORMAL, PAIR_DIM, L"u undo  ^R redo");
	paint_logged(L"", L"seated: Alice, Bob, Carol, Dave");
	paint_logged(names[0], L" life 40 -> 37");
	put(y++, x, A_BOLD, PAIR_DIM, L"DEALT (row took from column)");
	put(y++, x + 10, A_NORMAL, PAIR_DIM, L"1   2   3   4");
	for (int i = 0; i < SEATS; i++, y++) {
		put(y, x, A_NORMAL, PAIR_NONE, names[i]);
		put(y, x + 10, A_NORMAL, PAIR_DIM, L".   .   .   .");
	}
	paint_focus(0);
	y += 2;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++, y++)
		if (rows[i][0]) {
			put(y, x, *rows[i][1] ? A_NORMAL : A_BOLD, PAIR_DIM, rows[i][0]);
			put(y, x + 11, A_NORMAL, PAIR_NONE, rows[i][1]);
		}
}

static void paint_around(void)
{
	static const wchar_t *const keys[] = { L"Enter", L" keep  ", L"M", L" mulligan  ", L"+-", L" one  ",
		                               L"[]",    L" five  ", L"=", L" amount  ",   L"n",  L" next",
		                               NULL };
	static const wchar_t *const more[] = { L"c", L" cmdr damage  ", L"p", L" poison  ", L"t", L" cast  ",
		                               L"o", L" others  ",      L"m", L" matrix  ", L"u", L" undo  ",
		                               L"q", L" home",          NULL };
	static const wchar_t *const last[] = { L":", L" command  ", L"?", L" help", NULL };

	put(0, 0, A_REVERSE, PAIR_ACCENT, L" COMMANDER ");
	put(0, 12, A_BOLD, PAIR_NONE, L"Friday");
	put(0, COLS - 29, A_NORMAL, PAIR_NONE, L"round 1  turn Alice");
	put(0, COLS - 6, A_NORMAL, PAIR_GOOD, L"saved");
	paint_keys(1, keys);
	paint_keys(COLS - 18, last);
	if (COLS < WIDE) {
		put(LINES - 3, 1, A_NORMAL, PAIR_DIM, L"table");
		put(LINES - 3, 7, A_NORMAL, PAIR_NONE, L"storm 0");
		return;
	}
	paint_keys(60, more);
	paint_side();
}

static void place_panels(struct panel panel[SEATS])
{
	bool wide = COLS >= WIDE;
	int cols = (COLS - (wide ? SIDE : 0)) / 2, rows = LINES - 3 - !wide, upper = (rows + 1) / 2;

	for (int i = 0; i < SEATS; i++)
		panel[i] = (struct panel){
			.y = 1 + i / 2 * upper,
			.x = i % 2 * cols,
			.rows = i / 2 ? rows - upper : upper,
			.cols = cols,
			.life = 40,
		};
}

static void paint_all(const struct panel panel[SEATS], int focus)
{
	paint_around();
	for (int i = 0; i < SEATS; i++) {
		paint_frame(&panel[i], i, i == focus);
		paint_life(&panel[i], (short)(PAIR_SEAT + i));
		paint_facts(&panel[i]);
	}
}

/* ---- keys ---- */

static void change_life(struct panel *panel, int seat, int step)
{
	panel->life += step;
	panel->change += step;
	paint_life(panel, (short)(PAIR_SEAT + seat));
	paint_facts(panel);
	paint_message(seat, panel->life);
}

static int next_seat(struct panel panel[SEATS], int focus)
{
	int next = (focus + 1) % SEATS;
	wchar_t what[40];

	swprintf(what, sizeof what / sizeof *what, L" life %d -> %d", panel[focus].life - panel[focus].change,
	         panel[focus].life);
	if (COLS >= WIDE) {
		paint_logged(names[focus], what);
		paint_focus(next);
	}
	panel[focus].change = 0;
	paint_frame(&panel[focus], focus, false);
	paint_frame(&panel[next], next, true);
	return next;
}

static void run(struct panel panel[SEATS])
{
	int focus = 0, key;

	do {
		move(panel[focus].y, panel[focus].x + 1);
		refresh();
		key = getch();
		if (key == '-' || key == '+')
			change_life(&panel[focus], focus, key == '-' ? -1 : 1);
		else if (key == '\t')
			focus = next_seat(panel, focus);
		else if (key == 0x0c)
			clearok(curscr, TRUE); /* all of it again */
	} while (key != 'q' && key != ERR);
}

static void set_colours(void)
{
	static const short colours[] = { 80, 247, 79, 208, 74, 108, 226 };

	start_color();
	use_default_colors();
	for (short i = 0; i < (short)(sizeof colours / sizeof *colours); i++)
		init_pair((short)(i + 1), COLORS >= 256 ? colours[i] : (short)(i + 1), -1);
}

int main(void)
{
	struct panel panel[SEATS];
	SCREEN *screen;

	setlocale(LC_CTYPE, "");
	screen = newterm(NULL, stdout, stdin);
	if (!screen)
		return EXIT_FAILURE;
	cbreak();
	noecho();
	nonl();
	keypad(stdscr, TRUE);
	set_colours();
	endwin(); /* or each movement of the cursor would be a write */
	mousemask(BUTTON1_CLICKED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
	curs_set(0);
	place_panels(panel);
	paint_all(panel, 0);
	run(panel);
	endwin();
	delscreen(screen);
	return EXIT_SUCCESS;
}
