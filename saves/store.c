/* SPDX-License-Identifier: MIT */
/*
 * Paths: the folders of the XDG base directories, and making them.
 */
#include "store.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "saves/text/io.h"

static const char *absolute(const char *path)
{
	return path && path[0] == '/' ? path : NULL;
}

static const char *find_home(void)
{
	const char *home = absolute(getenv("HOME"));
	const struct passwd *user = home ? NULL : getpwuid(getuid());

	return user ? absolute(user->pw_dir) : home;
}

static bool join(char out[PATH_MAX], const char *base, const char *more, struct reason *why)
{
	char shown[IO_SHOWN];

	if (snprintf(out, PATH_MAX, "%s%s", base, more) < PATH_MAX - 100) /* room for UUID.json.tmp.x */
		return true;
	return reason_set(why, _("the path is too long: %s"), io_show(base, shown, sizeof shown));
}

/* $XDG_..., else below home, else below the given data folder. */
static bool place(char out[PATH_MAX], const char *variable, const char *in_home, const char *in_data,
                  const char *data_dir, struct reason *why)
{
	const char *base = absolute(getenv(variable)), *home = find_home();
	char below[64];

	if (base)
		return join(out, base, "/tableside", why);
	if (!home && data_dir)
		return join(out, data_dir, in_data, why);
	if (!home)
		return reason_set(why, _("the home folder is unknown: set HOME or %s"), variable);
	snprintf(below, sizeof below, "%s/tableside", in_home);
	return join(out, home, below, why);
}

bool store_init(struct store *store, const char *data_dir, struct reason *why)
{
	const char *runtime = absolute(getenv("XDG_RUNTIME_DIR"));

	if (data_dir && !data_dir[0])
		return reason_set(why, _("the name of the data folder is empty"));
	if (data_dir ? !join(store->data, data_dir, "", why)
	             : !place(store->data, "XDG_DATA_HOME", "/.local/share", "", NULL, why))
		return false;
	return join(store->sessions, store->data, "/sessions", why) &&
	       join(store->archive, store->data, "/archive", why) &&
	       place(store->state, "XDG_STATE_HOME", "/.local/state", "/state", data_dir, why) &&
	       place(store->config, "XDG_CONFIG_HOME", "/.config", "/config", data_dir, why) &&
	       place(store->cache, "XDG_CACHE_HOME", "/.cache", "/cache", data_dir, why) &&
	       join(store->runtime, runtime ? runtime : store->state, runtime ? "/tableside" : "", why);
}

void store_history(const struct store *store, char path[STORE_PATH_BYTES])
{
	snprintf(path, STORE_PATH_BYTES, "%s/history", store->state);
}

/* One folder whose parent is there: 0, or the errno. A new one is synced into its parent. One that is
 * there need not answer EEXIST: where nothing may be made, other errors come first. */
static int make_one(const char *path)
{
	struct stat stat_now;
	int error;

	if (mkdir(path, 0700) == 0) {
		io_sync_folder_of(&save_io_posix, path);
		return 0;
	}
	error = errno;
	if (stat(path, &stat_now) < 0)
		return error == EEXIST ? errno : error;
	return S_ISDIR(stat_now.st_mode) ? 0 : ENOTDIR;
}

static bool cannot_make(const char *path, int error, struct reason *why)
{
	char shown[IO_SHOWN];

	reason_set(why, _("cannot create the folder %s: %s"), io_show(path, shown, sizeof shown),
	           strerror(error));
	errno = error;
	return false;
}

bool store_make_folder(const char *path, struct reason *why)
{
	char part[PATH_MAX];

	if ((size_t)snprintf(part, sizeof part, "%s", path) >= sizeof part)
		return cannot_make(path, ENAMETOOLONG, why);
	for (char *slash = part; *slash;) {
		slash += strspn(slash, "/");
		slash += strcspn(slash, "/");
		if (slash > part) {
			char kept = *slash;
			int error;

			*slash = '\0';
			error = make_one(part);
			if (error)
				return cannot_make(part, error, why);
			*slash = kept;
		}
	}
	return true;
}
