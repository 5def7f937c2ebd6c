/* SPDX-License-Identifier: MIT */
/*
 * What was typed at the prompt, kept from one evening to the next. Only
 * convenience: failures to read or write it are not worth a word.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../rules/words.h"
#include "tui.h"

enum { HISTORY_LINES = 500 };

static bool path_of(const struct tui *t, char *path, size_t size)
{
	return (size_t)snprintf(path, size, "%s/history", t->cli->store.state) < size;
}

static void push(struct history *h, const char *line)
{
	if (h->count && strcmp(h->line[h->count - 1], line) == 0)
		return;
	if (h->count == HISTORY_LINES) {
		free(h->line[0]);
		memmove(h->line, h->line + 1, (size_t)--h->count * sizeof *h->line);
	}
	if (h->count == h->room) {
		h->room = h->room ? h->room * 2 : 32;
		h->line = xrealloc(h->line, (size_t)h->room * sizeof *h->line);
	}
	h->line[h->count++] = xstrdup(line);
}

/* Lines from a file are input like any other: what is not clean is left out. */
static bool is_clean(const char *line)
{
	static struct words words;
	struct reason why;

	return words_split(&words, line, strlen(line), &why) && words.count > 0;
}

void history_read(struct tui *t)
{
	char path[PATH_MAX + 16], line[EDIT_BYTES];
	FILE *file;

	if (t->history.read)
		return;
	t->history.read = true;
	file = path_of(t, path, sizeof path) ? fopen(path, "re") : NULL;
	if (!file)
		return;
	while (fgets(line, sizeof line, file)) {
		line[strcspn(line, "\n")] = '\0';
		if (is_clean(line))
			push(&t->history, line);
	}
	fclose(file);
}

void history_add(struct tui *t, const char *line)
{
	char path[PATH_MAX + 16];
	struct reason why;
	int fd;

	history_read(t);
	push(&t->history, line);
	if (!store_make_folder(t->cli->store.state, &why) || !path_of(t, path, sizeof path))
		return;
	fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
	if (fd < 0)
		return;
	dprintf(fd, "%s\n", line);
	close(fd);
}

void history_free(struct history *h)
{
	for (int i = 0; i < h->count; i++)
		free(h->line[i]);
	free(h->line);
	*h = (struct history){ 0 };
}
