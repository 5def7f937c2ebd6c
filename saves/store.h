/* SPDX-License-Identifier: MIT */
/*
 * Paths, and the list of sessions. XDG folders; relative values are ignored as
 * the specification says. Folders are made when first needed.
 */
#ifndef SAVES_STORE_H
#define SAVES_STORE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/core/reason.h"

/* Who is told how far the reading of a large file is: from time to time a number below 100,
 * in the end 100. False stops it. */
struct store_progress {
	bool (*tell)(struct store_progress *progress, int percent);
};

struct store {
	char data[PATH_MAX];             /* $XDG_DATA_HOME/tableside, or --data-dir */
	char sessions[PATH_MAX];         /* data/sessions */
	char archive[PATH_MAX];          /* data/archive: sessions put away */
	char state[PATH_MAX];            /* $XDG_STATE_HOME/tableside: prompt history, last answers */
	char config[PATH_MAX];           /* $XDG_CONFIG_HOME/tableside */
	char cache[PATH_MAX];            /* $XDG_CACHE_HOME/tableside */
	char runtime[PATH_MAX];          /* $XDG_RUNTIME_DIR/tableside, else state */
	struct store_progress *progress; /* lent; NULL: nobody */
	const char *files;               /* lent: lines write files only below it; "": none; NULL: anywhere */
};

/* data_dir NULL: by the environment. False when no home can be found or a path is too long. */
bool store_init(struct store *store, const char *data_dir, struct reason *why);

/* What was typed at prompts, newest last. */
enum { STORE_PATH_BYTES = PATH_MAX + 16 };
void store_history(const struct store *store, char path[STORE_PATH_BYTES]);

/* A session as its header describes it. */
struct listed {
	const char *folder; /* its folder: the store's own string */
	char name[NAME_MAX + 1];
	char id[37];
	char game[32];
	char title[256]; /* the header's; a later `title` line is in the journal */
	char created[32];
	int64_t size;
	int64_t changed_ns, touched_ns; /* mtime and ctime to the last digit */
	uint64_t inode;
	bool open_elsewhere; /* a program writes it now */
	char fault[300];     /* "" or why the header cannot be read */
};

/* Writes the path of its file; returns `path`. */
const char *listed_path(const struct listed *listed, char path[PATH_MAX]);
/* When the file was last changed, in seconds. */
int64_t listed_changed(const struct listed *listed);

/*
 * All sessions, newest change first. Ignores dotfiles, *.tmp.*, *.torn,
 * *.sync-conflict-*. A missing folder is an empty list. The caller frees
 * *list. False only when the folder exists and cannot be read.
 */
bool store_list(const struct store *store, struct listed **list, int *count, struct reason *why);
/* The same of another folder, as the archive. */
bool store_list_in(const char *path, struct listed **list, int *count, struct reason *why);

/* The file that a word means: a path with a slash or that exists, an id, a
 * unique beginning of an id, a title as it is now (exact, then unique without
 * case, then its unique beginning). */
bool store_find(const struct store *store, const char *word, char *path, size_t size, struct reason *why);

/* Makes the folder with its parents, 0700. False: why, and errno. */
bool store_make_folder(const char *path, struct reason *why);

/* Moves a session into archive/, unless a program writes it. */
bool store_archive(const struct store *store, const char *path, struct reason *why);

#endif
