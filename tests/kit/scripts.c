/* SPDX-License-Identifier: MIT */
/* Reads scripts, and the scenes in them, for the tests that run them. */
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scripts.h"

enum { PATH_LENGTH = 4096, LINE_LENGTH = 4096, SCENES_DEEP = 8 };

/* A script that is being read, and where. */
struct reading {
	const struct script_reader *reader;
	void *script;
	const char *path;
	int number;
};

static FILE *open_script(const char *path)
{
	FILE *file = fopen(path, "r");

	if (!file) {
		printf("Bail out! cannot read %s\n", path);
		exit(1);
	}
	return file;
}

static bool next_line(FILE *file, char *line)
{
	if (!fgets(line, LINE_LENGTH, file))
		return false;
	line[strcspn(line, "\n")] = '\0';
	return true;
}

/* "NAME:" begins a scene; leaves its name. */
static bool take_head(char *line)
{
	size_t length = strlen(line);

	if (length < 2 || line[length - 1] != ':' || strchr(line, ' '))
		return false;
	line[length - 1] = '\0';
	return true;
}

static void take_line(const struct reading *r, char *line, int deep);

/* The lines of a scene, as if they stood in the script where it is named; those of
 * screens have the scenes of the rules of their game. */
static void take_scene(const struct reading *r, const char *name, int deep)
{
	const char *slash = strrchr(r->path, '/');
	int length = slash ? (int)(slash - r->path) : 0;
	char folder[PATH_LENGTH], path[2 * PATH_LENGTH], line[LINE_LENGTH];
	bool found = false, inside = false;
	FILE *file;

	snprintf(folder, sizeof folder, "%.*s", length, r->path);
	slash = strrchr(folder, '/');
	snprintf(path, sizeof path, "%s/../../rules/%s/scenes.txt", folder, slash ? slash + 1 : folder);
	file = fopen(path, "r");
	while (file && deep < SCENES_DEEP && next_line(file, line))
		if (take_head(line)) {
			inside = strcmp(line, name) == 0;
			found |= inside;
		} else if (inside && line[0] && line[0] != '#') {
			take_line(r, line, deep + 1);
		}
	if (file)
		fclose(file);
	if (!found) {
		printf("Bail out! %s:%d: %s %s in %s\n", r->path, r->number,
		       deep < SCENES_DEEP ? "no scene" : "round and round: scene", name, path);
		exit(1);
	}
}

static void take_line(const struct reading *r, char *line, int deep)
{
	if (strncmp(line, "scene ", 6) == 0)
		take_scene(r, line + 6, deep);
	else
		r->reader->line(r->script, r->number, line);
}

static void read_script(const struct script_reader *reader, void *script, const char *path, const char *name)
{
	struct reading r = { reader, script, path, 0 };
	FILE *file = open_script(path);
	char line[LINE_LENGTH];

	reader->begin(script, path, name);
	for (r.number = 1; next_line(file, line); r.number++)
		take_line(&r, line, 0);
	fclose(file);
	reader->end(script);
}

void scripts_file(const struct script_reader *reader, void *script, const char *path)
{
	const char *slash = strrchr(path, '/');

	read_script(reader, script, path, slash ? slash + 1 : path);
}

static bool ends_with(const char *name, const char *end)
{
	size_t length = strlen(name), tail = strlen(end);

	return length > tail && strcmp(name + length - tail, end) == 0;
}

/* A script, or a folder: its name has no dot. */
static int is_wanted(const struct dirent *entry)
{
	return ends_with(entry->d_name, ".t") || !strchr(entry->d_name, '.');
}

/* Reads the scripts of a folder and of those below it; `top` is the length of
 * what their names leave out of their paths. */
static int read_folder(const struct script_reader *reader, void *script, const char *folder, size_t top)
{
	struct dirent **names;
	int count = scandir(folder, &names, is_wanted, alphasort), read = 0;

	for (int i = 0; i < count; i++) {
		char path[PATH_LENGTH];

		snprintf(path, sizeof path, "%s/%s", folder, names[i]->d_name);
		if (ends_with(names[i]->d_name, ".t")) {
			read_script(reader, script, path, path + top);
			read++;
		} else {
			read += read_folder(reader, script, path, top);
		}
		free(names[i]);
	}
	if (count >= 0)
		free(names);
	return read;
}

void scripts_folder(const struct script_reader *reader, void *script, const char *below)
{
	const char *srcdir = getenv("srcdir");
	char folder[PATH_LENGTH];
	int length = snprintf(folder, sizeof folder, "%s/tests/%s", srcdir ? srcdir : ".", below);

	if (!read_folder(reader, script, folder, (size_t)length + 1)) {
		printf("Bail out! no scripts in %s\n", folder);
		exit(1);
	}
}
