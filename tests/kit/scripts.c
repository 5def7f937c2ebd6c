/* SPDX-License-Identifier: MIT */
/* Reads scripts for the tests that run them. */
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scripts.h"

enum { PATH_LENGTH = 4096 };

static FILE *open_script(const char *path)
{
	FILE *file = fopen(path, "r");

	if (!file) {
		printf("Bail out! cannot read %s\n", path);
		exit(1);
	}
	return file;
}

static void read_script(const struct script_reader *reader, void *script, const char *path, const char *name)
{
	FILE *file = open_script(path);
	char line[4096];

	reader->begin(script, path, name);
	for (int number = 1; fgets(line, sizeof line, file); number++) {
		line[strcspn(line, "\n")] = '\0';
		reader->line(script, number, line);
	}
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
