/* SPDX-License-Identifier: MIT */
/* Reads scripts for the tests that run them. */
#include <dirent.h>
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

void scripts_file(const struct script_reader *reader, void *script, const char *path)
{
	FILE *file = open_script(path);
	const char *slash = strrchr(path, '/');
	char line[4096];

	reader->begin(script, path, slash ? slash + 1 : path);
	for (int number = 1; fgets(line, sizeof line, file); number++) {
		line[strcspn(line, "\n")] = '\0';
		reader->line(script, number, line);
	}
	fclose(file);
	reader->end(script);
}

static int is_script(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name);

	return length > 2 && strcmp(entry->d_name + length - 2, ".t") == 0;
}

void scripts_folder(const struct script_reader *reader, void *script, const char *below)
{
	const char *srcdir = getenv("srcdir");
	char folder[PATH_LENGTH], path[PATH_LENGTH + 300];
	struct dirent **names;
	int count;

	snprintf(folder, sizeof folder, "%s/tests/%s", srcdir ? srcdir : ".", below);
	count = scandir(folder, &names, is_script, alphasort);
	if (count <= 0) {
		printf("Bail out! no scripts in %s\n", folder);
		exit(1);
	}
	for (int i = 0; i < count; i++) {
		snprintf(path, sizeof path, "%s/%s", folder, names[i]->d_name);
		scripts_file(reader, script, path);
		free(names[i]);
	}
	free(names);
}
