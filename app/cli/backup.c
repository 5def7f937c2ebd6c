/* SPDX-License-Identifier: MIT */
/*
 * `tableside backup FILE` and `restore FILE`: tables, archive, halls, settings, keys and what a person has
 * taught the program, as one archive of tar(1), for a new computer. Restoring overwrites nothing and takes
 * nothing that a backup does not have.
 */
#include <config.h>

#include <errno.h>
#include <ftw.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/core/cli.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/io.h"

extern char **environ;

enum { WORDS = 12, OPEN_FOLDERS = 16 };

/* Card data can be downloaded again. */
#define LEFT_OUT "--exclude=cards.json"

/* The two folders that go along, by their names in the archive. */
struct root {
	const char *name, *path;
	char aside[PATH_MAX]; /* "" or the folder beside its files where the archive is unpacked */
};

static void roots_of(const struct store *store, struct root root[2])
{
	root[0] = (struct root){ .name = "data", .path = store->data };
	root[1] = (struct root){ .name = "config", .path = store->config };
}

/* Runs tar; `out`: where its answer goes. False and why. */
static bool tar(const char *const word[WORDS], int out, struct reason *why)
{
	posix_spawn_file_actions_t files;
	pid_t pid;
	int status, error;

	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
	error = posix_spawnp(&pid, "tar", &files, NULL, (char *const *)word, environ);
	posix_spawn_file_actions_destroy(&files);
	if (error)
		return reason_set(why, _("tar cannot be started: %s"), strerror(error));
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return reason_set(why, "tar: %s", strerror(errno));
	return (WIFEXITED(status) && WEXITSTATUS(status) == 0) ||
	       reason_set(why,
	                  _("tar failed, as it says above; if a table was changed just then, try again"));
}

/* A path below a folder; false and why: too long. */
static bool below(char out[PATH_MAX], const char *folder, const char *name, struct reason *why)
{
	return (size_t)snprintf(out, PATH_MAX, "%s/%s", folder, name) < PATH_MAX ||
	       reason_set(why, _("the path is too long"));
}

static bool fails(const char *path, struct reason *why)
{
	char shown[IO_SHOWN];

	return reason_set(why, "%s: %s", io_show(path, shown, sizeof shown), strerror(errno));
}

static int remove_one(const char *path, const struct stat *stat, int kind, struct FTW *at)
{
	(void)stat;
	(void)kind;
	(void)at;
	remove(path);
	return 0;
}

/* Makes a new folder in this one. */
static bool make_aside(const char *folder, char out[PATH_MAX], struct reason *why)
{
	char path[PATH_MAX];

	out[0] = '\0';
	if (!store_make_folder(folder, why) || !below(path, folder, "moving.XXXXXX", why))
		return false;
	if (!mkdtemp(path))
		return fails(path, why);
	snprintf(out, PATH_MAX, "%s", path);
	return true;
}

static void drop_aside(const char *aside)
{
	if (*aside)
		nftw(aside, remove_one, OPEN_FOLDERS, FTW_DEPTH | FTW_PHYS);
}

/* ---- backup ---- */

/* In `aside` both folders have their names. */
static bool name_roots(const struct root root[2], const char *aside, struct reason *why)
{
	char link[PATH_MAX];

	for (int i = 0; i < 2; i++) {
		if (!store_make_folder(root[i].path, why) || !below(link, aside, root[i].name, why))
			return false;
		if (symlink(root[i].path, link) != 0)
			return fails(link, why);
	}
	return true;
}

struct backup {
	const char *aside;
	struct reason why; /* of tar; "": it did its work */
};

static bool write_archive(void *user, const struct save_io *io, int fd)
{
	struct backup *b = user;
	const char *const word[WORDS] = {
		"tar", "-cf",    "-",      LEFT_OUT,  "--exclude=moving.*", "--exclude=*.tmp.*",
		"-C",  b->aside, "data/.", "config/."
	};

	(void)io;
	return tar(word, fd, &b->why);
}

static bool backup_to(const struct store *store, const char *path, struct reason *why)
{
	struct root root[2];
	char aside[PATH_MAX] = "";
	struct backup b = { .aside = aside };
	bool done;

	roots_of(store, root);
	done = io_is_free(path, _("%s exists: name another file"), why) &&
	       make_aside(store->data, aside, why) && name_roots(root, aside, why) &&
	       io_make_of(&save_io_posix, path, &(struct io_content){ write_archive, &b }, NULL, NULL, why);
	drop_aside(aside);
	return done || (b.why.text[0] && reason_set(why, "%s", b.why.text));
}

static int backup(struct cli *cli)
{
	char shown[IO_SHOWN];
	struct reason why;

	if (!backup_to(&cli->store, cli->argv[0], &why))
		return complain(EXIT_FILE, "%s", why.text);
	printf(_("saved in %s: tables, halls, settings and keys, without card data\n"),
	       io_show(cli->argv[0], shown, sizeof shown));
	return EXIT_SAID;
}

/* ---- restore ---- */

/* nftw() hands nothing on. */
static struct {
	const struct root *root;
	size_t from; /* the bytes of its folder aside, with the name */
	bool move;   /* else: look */
	int files;
	struct reason *why;
} walk;

/* Where a file aside belongs. */
static bool home_of(const char *path, char out[PATH_MAX])
{
	return below(out, walk.root->path, path + walk.from + 1, walk.why);
}

static int look_at(const char *path, const struct stat *stat, int kind, struct FTW *at)
{
	char home[PATH_MAX], shown[IO_SHOWN];

	(void)at;
	if (strlen(path) <= walk.from)
		return 0;
	if (kind != FTW_D && (kind != FTW_F || !S_ISREG(stat->st_mode)))
		return !reason_set(walk.why,
		                   _("%s is neither a file nor a folder: not a backup of tableside"),
		                   io_show(path + walk.from + 1, shown, sizeof shown));
	if (!home_of(path, home))
		return 1;
	if (kind == FTW_D)
		return 0;
	walk.files++;
	return !io_is_free(home, _("%s exists: nothing was restored"), walk.why);
}

static int move_one(const char *path, const struct stat *stat, int kind, struct FTW *at)
{
	char home[PATH_MAX];

	(void)stat;
	(void)at;
	if (strlen(path) <= walk.from)
		return 0;
	if (!home_of(path, home))
		return 1;
	if (kind == FTW_D)
		return !store_make_folder(home, walk.why);
	return link(path, home) != 0 && !fails(home, walk.why);
}

static bool each_file(const struct root *root, bool move, int *files, struct reason *why)
{
	char top[PATH_MAX];

	if (!below(top, root->aside, root->name, why))
		return false;
	walk.root = root;
	walk.from = strlen(top);
	walk.why = why;
	walk.files = 0;
	why->text[0] = '\0';
	if (nftw(top, move ? move_one : look_at, OPEN_FOLDERS, FTW_PHYS) != 0)
		return why->text[0] ? false : fails(top, why);
	*files += walk.files;
	return true;
}

/* The part of the archive that belongs to a folder, unpacked beside its files. */
static bool unpack(struct root *root, const char *path, struct reason *why)
{
	const char *const word[WORDS] = { "tar", "-xof", path, "-C", root->aside, root->name };

	return make_aside(root->path, root->aside, why) && tar(word, STDERR_FILENO, why);
}

static bool restore_from(const struct store *store, const char *path, int *files, struct reason *why)
{
	struct root root[2];
	bool done;
	int moved = 0;

	roots_of(store, root);
	done = unpack(&root[0], path, why) && unpack(&root[1], path, why) &&
	       each_file(&root[0], false, files, why) && each_file(&root[1], false, files, why) &&
	       each_file(&root[0], true, &moved, why) && each_file(&root[1], true, &moved, why);
	drop_aside(root[0].aside);
	drop_aside(root[1].aside);
	sync(); /* people throw the archive away then */
	return done;
}

static int restore(struct cli *cli)
{
	struct reason why;
	int files = 0;

	if (!restore_from(&cli->store, cli->argv[0], &files, &why))
		return complain(EXIT_FILE, "%s", why.text);
	printf(P_("%d file restored\n", "%d files restored\n", (unsigned long)files), files);
	return EXIT_SAID;
}

/* clang-format off */
const struct command command_backup = {
	"backup", "FILE.tar", N_("save tables, settings and keys as one file, for another computer"), 1, 1,
	.run = backup,
};
const struct command command_restore = {
	"restore", "FILE.tar", N_("bring back what backup saved; nothing is overwritten"), 1, 1, .run = restore,
};
/* clang-format on */
