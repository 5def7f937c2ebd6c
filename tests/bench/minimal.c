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

enum { SEATS = 4, WIDE = 160, SIDE = 44, DIGIT_ROWS = 7, DIGIT_SQUARES = 4 };
enum { PAIR_NONE, PAIR_ACCENT, PAIR_DIM, PAIR_GOOD, PAIR_SEAT };

struct panel {
	int y, x, rows, cols;
	int life, change;
};

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

/* ---- the digits: seven bars each ---- */

enum { BAR_TOP = 1, BAR_NE = 2, BAR_SE = 4, BAR_FOOT = 8, BAR_SW = 16, BAR_NW = 32, BAR_MIDDLE = 64 };

static bool is_lit(int digit, int row, int square)
{
	static const int bars[] = { 0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f };
	int lit = bars[digit];

	return (row == 0 && lit & BAR_TOP) || (row == 3 && lit & BAR_MIDDLE) ||
	       (row == 6 && lit & BAR_FOOT) || (square == 0 && row <= 3 && lit & BAR_NW) ||
	       (square == 0 && row >= 3 && lit & BAR_SW) || (square == 3 && row <= 3 && lit & BAR_NE) ||
	       (square == 3 && row >= 3 && lit & BAR_SE);
}

static int scale_of(const struct panel *panel)
{
	return panel->rows >= 2 * DIGIT_ROWS + 4 ? 2 : 1;
}

static void paint_digit(const struct panel *panel, int digit, int x, short pair)
{
	int scale = scale_of(panel);

	for (int row = 0; row < DIGIT_ROWS * scale; row++)
		for (int square = 0; square < DIGIT_SQUARES; square++)
			fill(panel->y + 1 + row, x + square * 2 * scale, 2 * scale, pair,
			     is_lit(digit, row / scale, square) ? L"█" : L" ");
}

static void paint_life(const struct panel *panel, short pair)
{
	int step = 2 * (DIGIT_SQUARES + 1) * scale_of(panel);

	paint_digit(panel, panel->life / 10 % 10, panel->x + 3, pair);
	paint_digit(panel, panel->life % 10, panel->x + 3 + step, pair);
}

/* ---- the rest ---- */

static void paint_facts(const struct panel *panel)
{
	static const wchar_t *const facts[] = { L"cmdr  0/21", L"psn   0/10", L"tax   +0" };
	int x = panel->x + 4 + 4 * (DIGIT_SQUARES + 1) * scale_of(panel);
	wchar_t change[12] = L"";

	if (panel->change)
		swprintf(change, sizeof change / sizeof *change, L"%d", panel->change);
	put(panel->y + 2, x, A_BOLD, PAIR_ACCENT, change);
	for (int i = 0; i < 3; i++)
		put(panel->y + 3 + i, x, A_NORMAL, PAIR_DIM, facts[i]);
}

static void paint_frame(const struct panel *panel, int seat, bool focus)
{
	static const wchar_t *const names[SEATS] = { L" Alice ", L" Bob ", L" Carol ", L" Dave " };
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
	put(panel->y, panel->x + 5, A_BOLD, PAIR_NONE, names[seat]);
}

static void paint_message(int seat, int life)
{
	attr_set(A_NORMAL, PAIR_NONE, NULL);
	mvprintw(LINES - 2, 1, "seat %d: %d life", seat + 1, life);
	clrtoeol();
}

static void paint_around(void)
{
	put(0, 0, A_REVERSE, PAIR_ACCENT, L" COMMANDER ");
	put(0, 12, A_BOLD, PAIR_NONE, L"Saturday");
	put(0, COLS - 35, A_NORMAL, PAIR_NONE, L"round 1  turn Alice    0:00");
	put(0, COLS - 6, A_NORMAL, PAIR_GOOD, L"saved");
	put(LINES - 1, 1, A_NORMAL, PAIR_ACCENT, L"+- one  [] five  = amount  n next  c cmdr dmg");
	put(LINES - 1, COLS - 18, A_NORMAL, PAIR_ACCENT, L": command  ? help");
	if (COLS < WIDE)
		return;
	put(1, COLS - SIDE + 1, A_BOLD, PAIR_NONE, L"LOG                        u undo  ^R redo");
	for (int i = 0; i < 20; i++)
		put(LINES - 22 + i, COLS - SIDE + 1, A_NORMAL, PAIR_DIM, L"commander  not announced");
}

static void place_panels(struct panel panel[SEATS])
{
	int cols = (COLS - (COLS >= WIDE ? SIDE : 0)) / 2, rows = (LINES - 3) / 2;

	for (int i = 0; i < SEATS; i++)
		panel[i] = (struct panel){
			.y = 1 + i / 2 * rows,
			.x = i % 2 * cols,
			.rows = rows,
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
			clearok(curscr, TRUE); /* all of it anew */
	} while (key != 'q' && key != ERR);
}

static void set_colours(void)
{
	static const short colours[] = { 80, 245, 78, 214, 75, 36, 227 };

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
