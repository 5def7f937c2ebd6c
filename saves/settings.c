/* SPDX-License-Identifier: MIT */
/*
 * The file of settings: one JSON object.
 */
#include "settings.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "rules/core/i18n.h"
#include "rules/core/words.h"
#include "saves/text/file.h"
#include "saves/text/io.h"
#include "saves/text/json.h"
#include "store.h"

/* The object in the file, an empty one if there is no file; NULL and why. */
static cJSON *read_object(const char *path, struct reason *why)
{
	struct text_file file;
	char shown[IO_SHOWN];
	cJSON *tree;

	if (access(path, F_OK) != 0 && errno == ENOENT)
		return cJSON_CreateObject();
	if (!text_file_open(&file, path, why))
		return NULL;
	tree = json_parse(file.text, file.size, why);
	text_file_done(&file);
	if (tree && !cJSON_IsObject(tree)) {
		cJSON_Delete(tree);
		tree = NULL;
		reason_set(why, "%s", _("it contains no settings"));
	}
	if (!tree)
		reason_at(why, "%s", io_show(path, shown, sizeof shown));
	return tree;
}

/* A text with control characters is no setting: ignore it, but keep it in the file. */
static bool is_clean(const char *text)
{
	return line_is_clean(text, strlen(text), NULL);
}

bool ui_file_read(const char *path, void (*see)(void *user, const char *key, const char *value), void *user,
                  struct reason *why)
{
	cJSON *tree = read_object(path, why);
	const cJSON *item;

	if (!tree)
		return false;
	cJSON_ArrayForEach(item, tree) if (cJSON_IsString(item) && is_clean(item->string) &&
	                                   is_clean(item->valuestring))
		see(user, item->string, item->valuestring);
	cJSON_Delete(tree);
	return true;
}

static bool write_object(const char *path, const cJSON *tree, struct reason *why)
{
	char folder[PATH_MAX], *text, *slash;
	bool made;

	if ((size_t)snprintf(folder, sizeof folder, "%s", path) >= sizeof folder)
		return reason_set(why, "%s", strerror(ENAMETOOLONG));
	slash = strrchr(folder, '/');
	if (slash)
		*slash = '\0';
	if (slash && !store_make_folder(folder, why))
		return false;
	text = cJSON_Print(tree);
	if (!text)
		memory_gone();
	made = io_make(&save_io_posix, path, text, strlen(text), why);
	cJSON_free(text);
	return made;
}

bool ui_file_put(const char *path, const char *key, const char *value, struct reason *why)
{
	cJSON *tree = read_object(path, why);
	bool written;

	if (!tree)
		return false;
	cJSON_DeleteItemFromObjectCaseSensitive(tree, key);
	if (value)
		cJSON_AddStringToObject(tree, key, value);
	written = write_object(path, tree, why);
	cJSON_Delete(tree);
	return written;
}
