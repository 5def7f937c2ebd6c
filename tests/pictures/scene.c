/* SPDX-License-Identifier: MIT */
/* Reads the scenes of tests/pictures/ (picture.h) and brings the program there. */
#include "cells.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "rules/core/game.h"
#include "rules/core/journal.h"
#include "rules/games.h"
#include "tests/kit/offered.h"

enum { TABLES_MAX = 12, NAMES_MAX = 40, LINE_MAX_ = 2000, FILES_MAX = 40, NOW = 1795284000, REST_MS = 200 };

const struct look looks[LOOKS] = {
	{ .name = "dark", .locale = "C.UTF-8", .args = { "--theme=default" } },
	{ .name = "light", .locale = "C.UTF-8", .args = { "--theme=light" }, .light = true },
	{ .name = "mono", .locale = "C.UTF-8", .args = { "--theme=mono" }, .env = "NO_COLOR=1" },
	{ .name = "ascii", .locale = "C.UTF-8", .args = { "--theme=default", "--ascii" }, .ascii = true },
	{ .name = "ja", .locale = "ja_JP.UTF-8", .args = { "--theme=default" }, .japanese = true },
	{ .name = "dark-8",
	  .locale = "C.UTF-8",
	  .args = { "--theme=default" },
	  .env = "TERM=xterm",
	  .bright = true },
};

const struct look palettes[PALETTES] = {
	{ .name = "contrast", .locale = "C.UTF-8", .args = { "--theme=contrast" } },
	{ .name = "colourblind", .locale = "C.UTF-8", .args = { "--theme=colourblind" } },
};

const struct picture_size picture_sizes[SIZES] = {
	{ 24, 80 }, { 18, 60 }, { 43, 132 }, { 30, 100 }, { 60, 200 }
};

/* ---- reading ---- */

char *scene_file(const char *path)
{
	FILE *in = fopen(path, "re");
	char *text = NULL;
	size_t size = 0;

	if (!in)
		fail_msg("%s cannot be read", path);
	if (getdelim(&text, &size, '\0', in) < 0)
		fail_msg("%s is empty", path);
	fclose(in);
	return text;
}

/* The word after `head` at a line's beginning; NULL: the line is another one. */
static const char *after(const char *line, const char *head)
{
	size_t length = strlen(head);

	return strncmp(line, head, length) == 0 ? line + length : NULL;
}

static void begin_scene(struct scene *scene, const char *file, const char *name, const char *story,
                        size_t length)
{
	const char *colon = strstr(name, ": ");

	if (!colon || (size_t)(colon - name) >= sizeof scene->name)
		fail_msg("%s: == name: caption, not \"%s\"", file, name);
	*scene = (struct scene){ .story = story, .length = length };
	snprintf(scene->file, sizeof scene->file, "%.*s", (int)strcspn(file, "."), file);
	snprintf(scene->name, sizeof scene->name, "%.*s", (int)(colon - name), name);
	snprintf(scene->caption, sizeof scene->caption, "%s", colon + 2);
}

static void read_line(struct scene *scene, const char *file, const char *line)
{
	const char *rest;

	if ((rest = after(line, "keys ")))
		snprintf(scene->keys, sizeof scene->keys, "%s", rest);
	else if (strcmp(line, "at home") == 0)
		scene->place = AT_HOME;
	else if (strcmp(line, "at watch") == 0)
		scene->place = AT_WATCH;
	else if (strcmp(line, "lost") == 0)
		scene->lost = true;
	else if (strcmp(line, "rest") == 0)
		scene->rest = true;
	else if (strcmp(line, "covered") == 0)
		scene->covered = true;
	else if (!(rest = after(line, "size ")) || sscanf(rest, "%dx%d", &scene->cols, &scene->rows) != 2)
		fail_msg("%s: what is \"%s\"?", file, line);
}

static int read_scenes(const char *folder, const char *file, struct scene *scenes, int count)
{
	char path[1000], line[LINE_MAX_];
	const char *story, *at, *name;
	bool in_scene = false;

	snprintf(path, sizeof path, "%s/%s", folder, file);
	story = at = scene_file(path);
	for (; *at; at += strcspn(at, "\n"), at += *at == '\n') {
		snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
		if ((name = after(line, "== "))) {
			assert_true(count < SCENES_MAX);
			begin_scene(&scenes[count++], file, name, story, (size_t)(at - story));
			in_scene = true;
		} else if (!line[0] || strchr("#>", line[0]) || after(line, "table ") || after(line, "ja ")) {
			in_scene = in_scene && (!line[0] || line[0] == '#');
		} else if (in_scene) {
			read_line(&scenes[count - 1], file, line);
		} else {
			fail_msg("%s: \"%s\" belongs to no picture", file, line);
		}
	}
	return count;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

int scenes_read(struct scene scenes[SCENES_MAX])
{
	const char *srcdir = getenv("srcdir");
	char folder[800], *file[FILES_MAX];
	int files = 0, count = 0;
	struct dirent *entry;
	DIR *dir;

	snprintf(folder, sizeof folder, "%s/tests/pictures", srcdir ? srcdir : ".");
	dir = opendir(folder);
	if (!dir)
		fail_msg("no folder %s", folder);
	while ((entry = readdir(dir)))
		if (strstr(entry->d_name, ".txt") && files < FILES_MAX)
			file[files++] = strdup(entry->d_name);
	closedir(dir);
	qsort(file, (size_t)files, sizeof *file, by_name);
	for (int i = 0; i < files; i++) {
		count = read_scenes(folder, file[i], scenes, count);
		free(file[i]);
	}
	return count;
}

/* ---- the story up to a picture ---- */

struct told {
	struct {
		char game[24], title[80];
		char *lines;
		size_t size;
		FILE *out;
	} table[TABLES_MAX];
	int tables;
	struct {
		char of[40], is[40];
	} name[NAMES_MAX];
	int names;
};

/* The line with each name as the look has it. */
static void rename_all(const struct told *told, const char *line, bool japanese, char *out, size_t size)
{
	size_t end = 0;

	while (*line && end + 50 < size) {
		int i = 0;

		while (japanese && i < told->names && !after(line, told->name[i].of))
			i++;
		if (japanese && i < told->names) {
			end += (size_t)sprintf(out + end, "%s", told->name[i].is);
			line += strlen(told->name[i].of);
		} else {
			out[end++] = *line++;
		}
	}
	out[end] = '\0';
}

static void tell_line(struct told *told, const char *line, bool japanese)
{
	char renamed[LINE_MAX_];
	const char *rest;

	rename_all(told, line, japanese, renamed, sizeof renamed);
	if ((rest = after(line, "ja "))) {
		assert_true(told->names < NAMES_MAX);
		assert_int_equal(
			sscanf(rest, "%39s %39[^\n]", told->name[told->names].of, told->name[told->names].is),
			2);
		told->names++;
	} else if ((rest = after(renamed, "table "))) {
		assert_true(told->tables < TABLES_MAX);
		assert_int_equal(sscanf(rest, "%23s %79[^\n]", told->table[told->tables].game,
		                        told->table[told->tables].title),
		                 2);
		told->table[told->tables].out =
			open_memstream(&told->table[told->tables].lines, &told->table[told->tables].size);
		told->tables++;
	} else if ((rest = after(renamed, "> "))) {
		assert_true(told->tables > 0);
		fprintf(told->table[told->tables - 1].out, "%s\n", rest);
	}
}

static struct told tell(const struct scene *scene, bool japanese)
{
	struct told told = { .tables = 0 };
	char line[LINE_MAX_];

	for (const char *at = scene->story; at < scene->story + scene->length; at += strcspn(at, "\n") + 1) {
		snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\n"), at);
		tell_line(&told, line, japanese);
	}
	for (int i = 0; i < told.tables; i++)
		fclose(told.table[i].out);
	return told;
}

static void forget(struct told *told)
{
	for (int i = 0; i < told->tables; i++)
		free(told->table[i].lines);
}

static void keep_table(const char *home, const struct told *told, int i)
{
	char path[1000], title[100], *errors = NULL;
	struct term_start run = { .home = home,
		                  .args = { "run", told->table[i].game, path, "--save", "--seed=7", title } };
	int status;
	FILE *out;

	snprintf(path, sizeof path, "%s/lines", home);
	snprintf(title, sizeof title, "--title=%s", told->table[i].title);
	out = fopen(path, "we");
	assert_non_null(out);
	fputs(told->table[i].lines, out);
	assert_int_equal(fclose(out), 0);
	free(term_output(&run, &status, &errors));
	if (status != 0)
		fail_msg("the story of \"%s\": %s", told->table[i].title, errors);
	free(errors);
	unlink(path);
}

/* ---- the keys ---- */

struct named_key {
	const char *label, *bytes;
};

static const struct named_key *named_key(const char *label, size_t length)
{
	static const struct named_key keys[] = {
		{ "Enter", "\r" },     { "Tab", "\t" },       { "Esc", "\033" },     { "Space", " " },
		{ "Up", "\033OA" },    { "Down", "\033OB" },  { "Right", "\033OC" }, { "Left", "\033OD" },
		{ "PgDn", "\033[6~" }, { "PgUp", "\033[5~" }, { "^R", "\022" },      { "^L", "\014" },
	};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (strlen(keys[i].label) == length && strncmp(keys[i].label, label, length) == 0)
			return &keys[i];
	return NULL;
}

/* A label, or a text in quotes; the rest of the keys. */
static const char *press(struct term *t, const char *keys)
{
	size_t length = strcspn(keys, " ");
	const struct named_key *named = named_key(keys, length);

	if (*keys == '"') {
		length = strcspn(keys + 1, "\"");
		term_send_bytes(t, keys + 1, length);
		length += 2;
	} else if (named) {
		term_send(t, named->bytes);
	} else {
		term_send_bytes(t, keys, length);
	}
	if (named && named->bytes[0] == '\033' && !named->bytes[1])
		term_settle(t); /* an Esc alone is known by the silence after it */
	return keys + length + strspn(keys + length, " ");
}

static void unlink_tables(const char *folder)
{
	char path[1300];
	struct dirent *entry;
	DIR *dir = opendir(folder);

	assert_non_null(dir);
	while ((entry = readdir(dir))) {
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		if (entry->d_name[0] != '.')
			assert_int_equal(unlink(path), 0);
	}
	closedir(dir);
}

/* Nothing can be saved any more: a file has taken the place of the folder. */
static void lose_tables(const char *home)
{
	char path[1000], away[1000];
	FILE *out;

	snprintf(path, sizeof path, "%s/data/tableside/sessions", home);
	snprintf(away, sizeof away, "%s/data/tableside/away", home);
	unlink_tables(path);
	assert_int_equal(rename(path, away), 0);
	out = fopen(path, "we");
	assert_non_null(out);
	fclose(out);
}

static bool something_stands(struct term *t, const void *data)
{
	return term_row(t, 0)[0] != '\0';
}

struct term *scene_open(const struct scene *scene, const struct look *look, const char *home,
                        struct picture_size size)
{
	struct told told = tell(scene, look->japanese);
	struct term_start start = {
		.rows = size.rows, .cols = size.cols, .locale = look->locale, .home = home
	};
	char keys[2 * SCENE_KEYS];
	struct term *t;
	int arg = 0;

	for (int i = scene->place == AT_HOME ? 0 : told.tables - 1; i >= 0 && i < told.tables; i++)
		keep_table(home, &told, i);
	start.env[0] = look->env;
	for (; look->args[arg]; arg++)
		start.args[arg] = look->args[arg];
	if (scene->place != AT_HOME) {
		start.args[arg++] = scene->place == AT_WATCH ? "watch" : "open";
		start.args[arg++] = told.table[told.tables - 1].title;
	}
	t = term_open(&start);
	term_wait(t, something_stands, NULL, "the first picture");
	term_settle(t);
	if (scene->lost)
		lose_tables(home);
	rename_all(&told, scene->keys, look->japanese, keys, sizeof keys);
	for (const char *at = keys; *at;)
		at = press(t, at);
	term_settle(t);
	if (scene->rest)
		term_read_for(t, REST_MS);
	forget(&told);
	return t;
}

/* ---- what the table waits for ---- */

void scene_owed(const struct scene *scene, char *out, size_t size)
{
	struct told told = tell(scene, false);
	const struct game *game = told.tables ? game_find(told.table[told.tables - 1].game) : NULL;
	struct journal *journal;
	struct reason why;
	struct rng rng;

	out[0] = '\0';
	if (game && scene->place != AT_HOME) {
		journal = journal_new(game);
		rng_seed(&rng, 7);
		for (const char *at = told.table[told.tables - 1].lines; *at; at += strcspn(at, "\n") + 1)
			if (journal_say(journal, at, strcspn(at, "\n"), NOW, &rng, false, NULL, NULL, &why) ==
			    JOURNAL_REFUSED)
				fail_msg("%s: %s", scene->name, why.text);
		offered_owed(game, journal_state(journal), out, size);
		journal_free(journal);
	}
	forget(&told);
}
