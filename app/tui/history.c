/* SPDX-License-Identifier: MIT */
/*
 * Lines typed at the prompt, kept from one evening to the next. Failures to read
 * or write them are silent.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "inner.h"
#include "rules/core/words.h"

enum { HISTORY_LINES = 500, HISTORY_BYTES = 256 << 10 };

static void push(struct history *h, const char *line)
{
	if (h->count && strcmp(h->line[h->count - 1], line) == 0)
		return;
	if (h->count == HISTORY_LINES) {
		free(h->line[0]);
		memmove(h->line, h->line + 1, (size_t)--h->count * sizeof *h->line);
	}
	h->line = xgrow(h->line, h->count, &h->room, sizeof *h->line);
	h->line[h->count++] = xstrdup(line);
}

/* Opens only a regular file, never a link or a pipe. -1: there is none. */
static int open_history(const struct tui *t, int flags)
{
	char path[STORE_PATH_BYTES];
	struct stat stat;
	int fd;

	store_history(t->store, path);
	fd = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
	if (fd < 0 || (fstat(fd, &stat) == 0 && S_ISREG(stat.st_mode)))
		return fd;
	close(fd);
	return -1;
}

/* Reads only the end of a large file. */
void history_read(struct tui *t)
{
	static struct words words; /* large, and only scratch */
	char line[EDIT_BYTES];
	struct reason why;
	FILE *file;
	int fd;

	if (t->history.read)
		return;
	t->history.read = true;
	fd = open_history(t, O_RDONLY);
	if (fd < 0)
		return;
	file = fdopen(fd, "r");
	if (!file) {
		close(fd);
		return;
	}
	if (fseeko(file, -HISTORY_BYTES, SEEK_END) == 0 && !fgets(line, sizeof line, file))
		line[0] = '\0'; /* a cut line */
	while (fgets(line, sizeof line, file)) {
		line[strcspn(line, "\n")] = '\0';
		/* The file is untrusted input: skip lines that are not clean. */
		if (words_split(&words, line, strlen(line), &why) && words.count > 0)
			push(&t->history, line);
	}
	fclose(file);
}

void history_add(struct tui *t, const char *line)
{
	struct reason why;
	int fd;

	history_read(t);
	push(&t->history, line);
	fd = store_make_folder(t->store->state, &why) ? open_history(t, O_WRONLY | O_APPEND | O_CREAT) : -1;
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
