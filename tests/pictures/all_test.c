/* SPDX-License-Identifier: MIT */
/*
 * Every scene in every look and size, checked. With PICTURES=FOLDER in the
 * environment (make pictures) each is written there as SVG, with a page to look
 * through them; without it a few sizes and looks are checked, which is quick.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "cells.h"
#include "tests/kit/rounds.h"

/* The pictures of a short run: those with the most faults so far. */
enum { JAPANESE = 4, SHORT_SIZES = 3 };

static struct scene scenes[SCENES_MAX];
static int scene_count;

static const char *folder(void)
{
	const char *name = getenv("PICTURES");

	return name && *name ? name : NULL;
}

static bool has_japanese(void)
{
	return getenv("LOCPATH") != NULL;
}

static void file_name(const struct scene *scene, const struct look *look, struct picture_size size, char *out,
                      size_t length)
{
	snprintf(out, length, "%s-%s-%s-%dx%d.svg", scene->file, scene->name, look->name, size.cols,
	         size.rows);
}

static void write_picture(const struct picture *picture, const struct scene *scene, const struct look *look,
                          struct picture_size size)
{
	char name[200], path[1200];
	FILE *out;

	file_name(scene, look, size, name, sizeof name);
	snprintf(path, sizeof path, "%s/%s", folder(), name);
	out = fopen(path, "we");
	if (!out)
		fail_msg("%s: %s", path, strerror(errno));
	picture_svg(picture, look, out);
	assert_int_equal(fclose(out), 0);
}

/* The time of day, as the log has it, is no difference. */
static void mask_times(char *svg)
{
	for (char *at = strchr(svg, ':'); at; at = strchr(at + 1, ':'))
		if (at - svg > 3 && at[-3] == '>' && isdigit((unsigned char)at[1]) && at[3] == '<')
			memcpy(at - 2, "--:--", 5);
}

/* The pictures of the README and of the gallery show the program as it is now. */
static void check_kept(const struct picture *picture, const struct scene *scene, const struct look *look,
                       struct picture_size size)
{
	char name[200], path[1200], *kept, *drawn;
	size_t length;
	FILE *out;

	file_name(scene, look, size, name, sizeof name);
	snprintf(path, sizeof path, "%s/man/pictures/%s", getenv("srcdir"), name);
	if (access(path, R_OK) != 0)
		return;
	out = open_memstream(&drawn, &length);
	assert_non_null(out);
	picture_svg(picture, look, out);
	assert_int_equal(fclose(out), 0);
	kept = scene_file(path);
	mask_times(kept);
	mask_times(drawn);
	if (strcmp(kept, drawn) != 0)
		fail_msg("%s is out of date: make pictures redraws it", path);
	free(kept);
	free(drawn);
}

static int look_at(struct term *t, const struct scene *scene, const struct look *look,
                   struct picture_size size)
{
	struct picture picture = picture_take(t);
	int wrong = picture_check(&picture, scene, look);

	if (folder())
		write_picture(&picture, scene, look, size);
	else
		check_kept(&picture, scene, look, size);
	picture_free(&picture);
	return wrong;
}

static bool is_kept(const struct scene *scene)
{
	char name[200], path[1200];

	file_name(scene, &looks[0], picture_sizes[0], name, sizeof name);
	snprintf(path, sizeof path, "%s/man/pictures/%s", getenv("srcdir"), name);
	return access(path, R_OK) == 0;
}

/* In `make check` one scene in two is played in one of the short looks, the next but one in the other. */
static bool is_played(const struct scene *scene, int look)
{
	static const bool short_looks[LOOKS] = { [0] = true, [JAPANESE] = true };
	int shift = look == JAPANESE ? one_in(4) / 2 : 0;

	if (looks[look].japanese && !has_japanese())
		return false;
	return folder() ||
	       (short_looks[look] && (is_kept(scene) || (scene - scenes + shift) % one_in(4) == 0));
}

/* One start of the program; the window is made larger and smaller. */
static int play(const struct scene *scene, const struct look *look, int sizes)
{
	struct picture_size own = { scene->rows, scene->cols };
	const struct picture_size *size = own.rows ? &own : picture_sizes;
	char *home = term_home();
	struct term *t = scene_open(scene, look, home, size[0]);
	int wrong = look_at(t, scene, look, size[0]);

	for (int i = 1; !own.rows && i < sizes; i++) {
		term_resize(t, size[i].rows, size[i].cols);
		term_settle(t);
		wrong += look_at(t, scene, look, size[i]);
	}
	term_close(t);
	term_home_remove(home);
	return wrong;
}

/* The looks of this run, and what is played in each. */
struct playing {
	const struct scene *scene;
	const struct look *look[LOOKS];
	int count;
};

static void play_look(int which, void *data)
{
	const struct playing *playing = data;

	assert_int_equal(play(playing->scene, playing->look[which], folder() ? SIZES : SHORT_SIZES), 0);
}

static struct playing playing_of(const struct scene *scene)
{
	struct playing playing = { .scene = scene };

	for (int i = 0; i < LOOKS; i++)
		if (is_played(scene, i))
			playing.look[playing.count++] = &looks[i];
	return playing;
}

static void test_scene(void **state)
{
	struct playing playing = playing_of(*state);

	assert_true(term_parts(playing.count, play_look, &playing));
}

/* ---- palettes ---- */

static struct picture picture_of(const struct scene *scene, const struct look *look)
{
	struct picture_size own = { scene->rows, scene->cols };
	char *home = term_home();
	struct term *t = scene_open(scene, look, home, own.rows ? own : picture_sizes[0]);
	struct picture picture = picture_take(t);

	term_close(t);
	term_home_remove(home);
	return picture;
}

static void check_palette(const struct scene *scene, const struct look *look, const struct picture *dark)
{
	struct picture picture = picture_of(scene, look);
	int coloured = 0;

	for (int i = 0; i < dark->rows * dark->cols; i++) {
		const struct term_cell *one = &dark->cell[i], *other = &picture.cell[i];

		if (strcmp(one->text, other->text) != 0 || one->reverse != other->reverse ||
		    one->underline != other->underline)
			fail_msg("%s/%s, %s: row %d column %d is no longer that of the dark look",
			         scene->file, scene->name, look->name, i / dark->cols, i % dark->cols);
		coloured += one->fg != other->fg || one->bg != other->bg;
	}
	assert_true(coloured);
	picture_free(&picture);
}

/* A scene of each file. */
static void test_palettes_change_colours_alone(void **state)
{
	for (int i = 0; i < scene_count; i++) {
		struct picture dark;

		if (i && strcmp(scenes[i].file, scenes[i - 1].file) == 0)
			continue;
		dark = picture_of(&scenes[i], &looks[0]);
		for (int n = i % one_in(PALETTES); n < PALETTES; n += one_in(PALETTES))
			check_palette(&scenes[i], &palettes[n], &dark);
		picture_free(&dark);
	}
}

/* ---- the check is awake ---- */

enum { DRAWN_ROWS = 3, DRAWN_COLS = 8 };

/* One character a cell. */
static int wrong_in(const char *const rows[DRAWN_ROWS])
{
	static const struct scene nobody = { .story = "" };
	struct term_cell cells[DRAWN_ROWS * DRAWN_COLS];
	struct picture picture = { .rows = DRAWN_ROWS, .cols = DRAWN_COLS, .cell = cells };

	memset(cells, 0, sizeof cells);
	for (int row = 0; row < DRAWN_ROWS; row++) {
		const char *at = rows[row];

		for (int col = 0; col < DRAWN_COLS && *at; col++) {
			int bytes = (*at & 0xe0) == 0xe0 ? 3 : 1;

			memcpy(cells[row * DRAWN_COLS + col].text, at, (size_t)bytes);
			cells[row * DRAWN_COLS + col].width = 1;
			at += bytes;
		}
	}
	return picture_check(&picture, &nobody, &looks[0]);
}

static void test_awake(void **state)
{
	assert_int_equal(wrong_in((const char *[]){ "┌─ ab ─┐", "│ life │", "└──────┘" }), 0);
	assert_int_not_equal(wrong_in((const char *[]){ "┌──────┐", "│     │ ", "└──────┘" }), 0);
	assert_int_not_equal(wrong_in((const char *[]){ "┌──────┐", "│      │", "└───────" }), 0);
	assert_int_not_equal(wrong_in((const char *[]){ "┌──────┐", "│      │", "        " }), 0);
	assert_int_not_equal(wrong_in((const char *[]){ "", " goes ..", "" }), 0);
	assert_int_equal(wrong_in((const char *[]){ "", " goes   ", "" }), 0);
	assert_int_equal(wrong_in((const char *[]){ "comma..  ", "", "" }), 0);
	assert_int_not_equal(wrong_in((const char *[]){ "comman  ", "", "" }), 0);
	assert_int_not_equal(wrong_in((const char *[]){ "★       ", "", "" }), 0);
}

/* ---- the page ---- */

static void write_cell(const struct scene *scene, const struct look *look, struct picture_size size,
                       FILE *out)
{
	char name[200];

	file_name(scene, look, size, name, sizeof name);
	fprintf(out, "<a href=\"%s\"><img loading=\"lazy\" src=\"%s\" alt=\"%s\" title=\"%s, %dx%d\"></a>\n",
	        name, name, scene->caption, look->name, size.cols, size.rows);
}

static void write_scene(const struct scene *scene, FILE *out)
{
	struct picture_size own = { scene->rows, scene->cols };

	fprintf(out, "<h2 id=\"%s-%s\">%s: %s</h2>\n", scene->file, scene->name, scene->file, scene->caption);
	for (int s = 0; s < (own.rows ? 1 : SIZES); s++) {
		struct picture_size size = own.rows ? own : picture_sizes[s];

		fprintf(out, "<h3>%dx%d</h3>\n<div>\n", size.cols, size.rows);
		for (int i = 0; i < LOOKS; i++)
			if (!looks[i].japanese || has_japanese())
				write_cell(scene, &looks[i], size, out);
		fputs("</div>\n", out);
	}
}

static void write_index(void)
{
	char path[1200];
	FILE *out;

	snprintf(path, sizeof path, "%s/index.html", folder());
	out = fopen(path, "we");
	if (!out)
		fail_msg("%s: %s", path, strerror(errno));
	fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>tableside: "
	      "every screen</title>\n"
	      "<style>body{font-family:sans-serif;margin:1em;background:#888}h2{margin:1.5em 0 "
	      "0}h3{margin:.5em 0 .2em;font-size:.9em}"
	      "div{display:flex;gap:6px;flex-wrap:wrap}div a{flex:1 1 "
	      "18%;max-width:19.5%}img{width:100%;height:auto}"
	      "nav a{margin-right:1em;color:#000}</style>\n</head>\n<body>\n<h1>tableside: every "
	      "screen</h1>\n<nav>\n",
	      out);
	for (int i = 0; i < scene_count; i++)
		fprintf(out, "<a href=\"#%s-%s\">%s %s</a>\n", scenes[i].file, scenes[i].name, scenes[i].file,
		        scenes[i].name);
	fputs("</nav>\n", out);
	for (int i = 0; i < scene_count; i++)
		write_scene(&scenes[i], out);
	fputs("</body>\n</html>\n", out);
	assert_int_equal(fclose(out), 0);
}

static void test_page(void **state)
{
	assert_true(scene_count > 0);
	if (folder())
		write_index();
}

int main(int argc, char **argv)
{
	static struct CMUnitTest tests[SCENES_MAX + 3];
	static char name[SCENES_MAX][80];
	int count = 0;

	scene_count = scenes_read(scenes);
	picture_check_begin();
	if (folder())
		mkdir(folder(), 0777);
	for (int i = 0; i < scene_count; i++) {
		snprintf(name[i], sizeof name[i], "%s/%s", scenes[i].file, scenes[i].name);
		if (playing_of(&scenes[i]).count && (argc < 2 || strstr(name[i], argv[1])))
			tests[count++] = (struct CMUnitTest){ .name = name[i],
				                              .test_func = test_scene,
				                              .initial_state = &scenes[i] };
	}
	tests[count++] = (struct CMUnitTest){ .name = "palettes change colours alone",
		                              .test_func = test_palettes_change_colours_alone };
	tests[count++] = (struct CMUnitTest){ .name = "the check is awake", .test_func = test_awake };
	tests[count++] = (struct CMUnitTest){ .name = "a page of all", .test_func = test_page };
	return _cmocka_run_group_tests("pictures", tests, (size_t)count, NULL, NULL);
}
