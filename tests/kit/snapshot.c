/* SPDX-License-Identifier: MIT */
/* See snapshot.h. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "snapshot.h"

#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <wchar.h>

#include <cmocka.h>

#include "rules/core/utf8.h"

enum { ROW_BYTES = 4000, GRID_ROWS = 200 };

struct grid {
	int rows;
	char text[GRID_ROWS][ROW_BYTES], roles[GRID_ROWS][ROW_BYTES];
};

void snapshot_terminal(void)
{
	FILE *nowhere = fopen("/dev/null", "r+");

	assert_non_null(nowhere);
	assert_non_null(setlocale(LC_CTYPE, "C.UTF-8")); /* alone: messages are then not looked up */
	setenv("TZ", "UTC", 1);
	assert_non_null(newterm("xterm-256color", nowhere, nowhere));
	start_color();
	use_default_colors();
}

struct palette snapshot_palette(bool ascii, bool mono)
{
	struct palette palette = { .ascii = ascii, .utf8 = true, .mono = mono, .loud = mono };

	for (int i = 0; i < ROLES; i++) {
		init_pair((short)(i + 1), (short)(i + 1), -1);
		palette.pair[i] = (short)(i + 1);
	}
	return palette;
}

WINDOW *snapshot_window(int rows, int cols)
{
	WINDOW *win = newpad(rows, cols);

	assert_non_null(win);
	return win;
}

static char role_letter(int role, attr_t attr, bool blank)
{
	static const char plain[] = ".dagwx1234567890kobeyrit", reversed[] = "NDAGWX!@#$%^&*()KOBEYRIT";

	if (role < 0 || role >= ROLES)
		return '?';
	if (attr & A_REVERSE)
		return reversed[role];
	if (blank)
		return ' ';
	return role == ROLE_NORMAL && attr & A_BOLD ? 'n' : plain[role];
}

void snapshot_row(WINDOW *win, int y, char *text, char *roles, size_t size)
{
	int cols = getmaxx(win);
	size_t used = 0, letters = 0;

	for (int x = 0; x < cols && used + 40 < size; x++) {
		cchar_t cell;
		const wchar_t *chars = cell.chars; /* getcchar is slow */
		bool blank;

		mvwin_wch(win, y, x, &cell);
		blank = chars[0] == L' ' || chars[0] == 0;
		roles[letters++] = role_letter(PAIR_NUMBER(cell.attr) - 1, cell.attr, blank);
		if ((cell.attr & A_CHARTEXT) > 1)
			continue; /* the second half of a wide character */
		for (int i = 0; i < CCHARW_MAX && chars[i]; i++)
			used += (size_t)utf8_encode((uint32_t)chars[i], text + used);
	}
	text[used] = roles[letters] = '\0';
}

static void read_line(FILE *file, char line[ROW_BYTES])
{
	size_t end;

	if (!fgets(line, ROW_BYTES, file))
		line[0] = '\0';
	end = strcspn(line, "\n");
	line[end] = '\0';
}

/* "|...|" without its bars; false when it is no row. */
static bool take_row(const char *line, char out[ROW_BYTES])
{
	size_t size = strlen(line);

	if (size < 2 || line[0] != '|' || line[size - 1] != '|')
		return false;
	memcpy(out, line + 1, size - 2);
	out[size - 2] = '\0';
	return true;
}

/* The rows of the grid; none when there is no such grid. */
static void load(const char *path, const char *name, struct grid *grid)
{
	FILE *file = fopen(path, "r");
	char line[ROW_BYTES], head[200];
	int roles = 0;

	grid->rows = 0;
	if (!file)
		return;
	snprintf(head, sizeof head, "== %s (", name);
	do
		read_line(file, line);
	while (!feof(file) && strncmp(line, head, strlen(head)) != 0);
	for (read_line(file, line); grid->rows < GRID_ROWS && take_row(line, grid->text[grid->rows]);
	     read_line(file, line))
		grid->rows++;
	for (read_line(file, line); roles < grid->rows && take_row(line, grid->roles[roles]);
	     read_line(file, line))
		roles++;
	fclose(file);
	if (roles != grid->rows)
		fail_msg("%s: %s has %d rows and %d rows of roles", path, name, grid->rows, roles);
}

static FILE *open_drawn(const char *folder, const char *file)
{
	char path[4096];
	FILE *out;

	snprintf(path, sizeof path, "%s/%.*s", folder, (int)strcspn(file, "/"), file);
	if (strchr(file, '/'))
		mkdir(path, 0700);
	snprintf(path, sizeof path, "%s/%s", folder, file);
	out = fopen(path, "a");
	assert_non_null(out);
	return out;
}

static void write_drawn(const char *folder, const char *file, const char *name, WINDOW *win,
                        const struct grid *drawn)
{
	FILE *out = open_drawn(folder, file);

	fprintf(out, "== %s (%d columns, %d rows)\n", name, getmaxx(win), getmaxy(win));
	for (int y = 0; y < drawn->rows; y++)
		fprintf(out, "|%s|\n", drawn->text[y]);
	fprintf(out, "-- roles\n");
	for (int y = 0; y < drawn->rows; y++)
		fprintf(out, "|%s|\n", drawn->roles[y]);
	fprintf(out, "\n");
	fclose(out);
}

static int tell_difference(const struct grid *kept, const struct grid *drawn)
{
	int differ = 0;

	for (int y = 0; y < drawn->rows || y < kept->rows; y++) {
		const char *text = y < kept->rows ? kept->text[y] : "",
			   *now = y < drawn->rows ? drawn->text[y] : "";
		const char *roles = y < kept->rows ? kept->roles[y] : "",
			   *letters = y < drawn->rows ? drawn->roles[y] : "";

		if (strcmp(text, now) == 0 && strcmp(roles, letters) == 0)
			continue;
		differ++;
		print_error("row %d\n  kept  |%s|\n  drawn |%s|\n", y, text, now);
		if (strcmp(roles, letters) != 0)
			print_error("  kept  |%s|\n  drawn |%s|\n", roles, letters);
	}
	return differ;
}

/* The accent is for focus and keys, so a page for a room, which has neither, has no accent; nor has what a
 * move costs. A word in capitals upon it would be a chip, as TURN and the game's name; only where the robber
 * may go stands such a word: it is the focus. Counts the rows that have one. */
static int tell_accent(const struct grid *drawn, bool room)
{
	enum { LETTERS = 3 };
	int found = 0;

	for (int y = 0; y < drawn->rows; y++) {
		const char *text = drawn->text[y], *role = drawn->roles[y];
		int letters = room && strpbrk(role, "aA") ? LETTERS : 0;

		while (*text && *role && letters < LETTERS) {
			bool robber = strncmp(text, "ROBBER", 6) == 0 && *role == 'A';
			uint32_t point;
			int bytes = robber ? 6 : utf8_decode(text, strlen(text), &point);

			letters = !robber && *role == 'A' && *text >= 'A' && *text <= 'Z' ? letters + 1 : 0;
			if (*role == 'a' && *text == '+' && text[1] >= '0' && text[1] <= '9')
				letters = LETTERS;
			role += text_width_to(text, (size_t)bytes);
			text += bytes;
		}
		if (letters < LETTERS)
			continue;
		found++;
		print_error("neither focus nor key in the accent, row %d:\n  |%s|\n  |%s|\n", y,
		            drawn->text[y], drawn->roles[y]);
	}
	return found;
}

void snapshot_check(WINDOW *win, const char *file, const char *name)
{
	struct grid *kept = calloc(1, sizeof *kept), *drawn = calloc(1, sizeof *drawn);
	const char *srcdir = getenv("srcdir"), *folder = getenv("SNAPSHOTS");
	char path[4096];
	int differ;

	assert_non_null(kept);
	assert_non_null(drawn);
	drawn->rows = getmaxy(win);
	assert_true(drawn->rows <= GRID_ROWS);
	for (int y = 0; y < drawn->rows; y++)
		snapshot_row(win, y, drawn->text[y], drawn->roles[y], ROW_BYTES);
	if (folder) {
		write_drawn(folder, file, name, win, drawn);
		free(kept);
		free(drawn);
		return;
	}
	snprintf(path, sizeof path, "%s/tests/screens/%s", srcdir ? srcdir : ".", file);
	load(path, name, kept);
	differ = (kept->rows ? tell_difference(kept, drawn) : 1) +
	         tell_accent(drawn, strstr(file, "/room.txt"));
	if (!kept->rows)
		print_error("%s has no grid \"%s\"\n", path, name);
	free(kept);
	free(drawn);
	if (differ)
		fail_msg("%s: \"%s\" looks otherwise in %d rows", file, name, differ);
}

void snapshot_sum_number(int number, unsigned *sum)
{
	*sum = (*sum ^ (unsigned)number) * 0x01000193;
}

void snapshot_sum(WINDOW *win, unsigned *sum)
{
	for (int y = 0; y < getmaxy(win); y++)
		for (int x = 0; x < getmaxx(win); x++) {
			cchar_t cell;

			mvwin_wch(win, y, x, &cell);
			snapshot_sum_number((int)cell.attr, sum);
			for (int i = 0; i < CCHARW_MAX && cell.chars[i]; i++)
				snapshot_sum_number(cell.chars[i], sum);
		}
}

void snapshot_sum_check(unsigned sum, const char *file, const char *name)
{
	const char *srcdir = getenv("srcdir"), *folder = getenv("SNAPSHOTS");
	char path[4096], line[ROW_BYTES], wanted[300];
	bool found = false;
	FILE *in;

	snprintf(wanted, sizeof wanted, "-- %s: %08x", name, sum);
	if (folder) {
		FILE *out = open_drawn(folder, file);

		fprintf(out, "%s\n\n", wanted);
		fclose(out);
		return;
	}
	snprintf(path, sizeof path, "%s/tests/screens/%s", srcdir ? srcdir : ".", file);
	for (in = fopen(path, "r"); in && !found && !feof(in);) {
		read_line(in, line);
		found = strcmp(line, wanted) == 0;
	}
	if (in)
		fclose(in);
	if (!found)
		fail_msg("%s has no line \"%s\": some of these pictures look otherwise", file, wanted);
}

bool snapshot_has_accent(WINDOW *win)
{
	char row[ROW_BYTES], roles[ROW_BYTES];
	bool found = false;

	for (int y = 0; y < getmaxy(win); y++) {
		snapshot_row(win, y, row, roles, sizeof row);
		if (strpbrk(roles, "aA")) {
			print_error("  |%s|\n", row);
			found = true;
		}
	}
	return found;
}

bool snapshot_has(WINDOW *win, const char *text)
{
	char row[ROW_BYTES], roles[ROW_BYTES];

	for (int y = 0; y < getmaxy(win); y++) {
		snapshot_row(win, y, row, roles, sizeof row);
		if (strstr(row, text))
			return true;
	}
	return false;
}
