/* SPDX-License-Identifier: MIT */
/*
 * Paths as people type them, and names of cards.
 */
#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "outside.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"
#include "saves/cards/data.h"

bool outside_path(const char *path, char *out, size_t size, struct reason *why)
{
	const char *home = strncmp(path, "~/", 2) == 0 ? getenv("HOME") : NULL;

	if ((size_t)snprintf(out, size, "%s%s", home ? home : "", home ? path + 1 : path) < size)
		return true;
	return reason_set(why, _("the path is too long"));
}

/* Whether the folder that the file is in is that one, or below it. */
static bool is_below(const char *path, const char *top)
{
	char folder[PATH_MAX], *real, *real_top = realpath(top, NULL);
	const char *slash = strrchr(path, '/');
	size_t length = real_top ? strlen(real_top) : 0;
	bool below;

	snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1, slash ? path : ".");
	real = realpath(folder, NULL);
	below = real && length && strncmp(real, real_top, length) == 0 &&
	        (length == 1 || real[length] == '/' || !real[length]);
	free(real);
	free(real_top);
	return below;
}

bool outside_file(const struct store *store, const char *path, char *out, size_t size, struct reason *why)
{
	const char *top = store ? store->files : NULL;
	char typed[PATH_MAX];

	if (top && !*top)
		return reason_set(why, _("lines from a file may not write files: run --files=FOLDER lets "
		                         "them, below that folder"));
	if (!outside_path(path, typed, sizeof typed, why))
		return false;
	if ((size_t)snprintf(out, size, "%s%s%s", top && typed[0] != '/' ? top : "",
	                     top && typed[0] != '/' ? "/" : "", typed) >= size)
		return reason_set(why, _("the path is too long"));
	return !top || is_below(out, top) ||
	       reason_set(why, _("%s is not below the --files folder"), utf8_shown(path).text);
}

/* How much of both is alike, in whole characters. */
static size_t alike(const char *a, const char *b)
{
	size_t same = 0;

	while (a[same] && a[same] == b[same])
		same++;
	while (same && (a[same] & 0xc0) == 0x80)
		same--;
	return same;
}

static bool is_folder(const char *folder, const char *name)
{
	char path[PATH_MAX];
	struct stat status;

	return (size_t)snprintf(path, sizeof path, "%s/%s", folder, name) < sizeof path &&
	       stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* Whether it can be typed and begins so; what is hidden only after a dot. */
static bool is_meant(const char *name, const char *begin)
{
	char shown[NAME_MAX + 1];

	utf8_show(name, strlen(name), shown, sizeof shown);
	return strncmp(name, begin, strlen(begin)) == 0 && (*name != '.' || *begin == '.') &&
	       strcmp(name, ".") != 0 && strcmp(name, "..") != 0 && !strchr(name, '"') &&
	       strcmp(name, shown) == 0;
}

/* As many as fit; ".." stands for the rest. */
static void list_name(char *list, size_t size, const char *name)
{
	static const char rest[] = " ..";
	size_t end = strlen(list);

	if (end >= sizeof rest && strcmp(list + end + 1 - sizeof rest, rest) == 0)
		return;
	said_list_add(list, size, "%s", name);
	if (strlen(list) + sizeof rest > size)
		snprintf(list + end, size - end, "%s", rest);
}

bool outside_complete(const char *typed, char *out, size_t size, char *several, size_t several_size)
{
	const char *slash = strrchr(typed, '/'), *begin = slash ? slash + 1 : typed;
	char head[PATH_MAX], folder[PATH_MAX], common[NAME_MAX + 1] = "";
	struct dirent **names = NULL;
	int count, found = 0;

	*several = '\0';
	snprintf(head, sizeof head, "%.*s", (int)(begin - typed), typed);
	if (!outside_path(*head ? head : ".", folder, sizeof folder, NULL))
		return false;
	count = scandir(folder, &names, NULL, alphasort);
	for (int i = 0; i < count; i++) {
		const char *name = names[i]->d_name;

		if (is_meant(name, begin)) {
			if (!found++)
				utf8_copy(common, sizeof common, name);
			common[alike(common, name)] = '\0';
			list_name(several, several_size, name);
		}
		free(names[i]);
	}
	free(names);
	if (found == 1)
		*several = '\0';
	return found && (size_t)snprintf(out, size, "%s%s%s", head, common,
	                                 found == 1 && is_folder(folder, common) ? "/" : "") < size;
}

/* ---- names of cards ---- */

enum { LEADS = CARD_LEGEND | CARD_LEADER | CARD_PLANESWALKER | CARD_BACKGROUND };

/* False: there are none, or they cannot be read, and why. */
static bool open_cards(const struct store *store, struct cards *cards, struct reason *why)
{
	char path[PATH_MAX];

	*cards = (struct cards){ 0 };
	cards_usual(store, path);
	return *path ? cards_open(cards, store, path, why)
	             : reason_set(why, _("Tab needs card data: see tableside(1), FILES"));
}

/* What all cards that may lead a deck have in common, where their names begin so. */
static int common_name(const struct cards *cards, const char *begin, char common[CARD_NAME_BYTES],
                       char *several, size_t size)
{
	char key[CARD_NAME_BYTES];
	struct magic_card card;
	int found = 0;

	for (int n = 0; card_key(begin, key) && index_begins(&cards->index, key, n, &card); n++) {
		if (!(card.flags & LEADS) || strstr(several, card.name)) /* each face has a name */
			continue;
		if (!found++)
			utf8_copy(common, CARD_NAME_BYTES, card.name);
		common[alike(common, card.name)] = '\0';
		list_name(several, size, card.name);
	}
	return found;
}

bool outside_complete_card(const struct store *store, const char *typed, char *out, size_t size,
                           char *several, size_t several_size)
{
	const char *sign = strchr(typed, '+'), *begin = sign ? sign + 1 + strspn(sign + 1, " ") : typed;
	char common[CARD_NAME_BYTES] = "";
	struct reason why = { 0 };
	struct cards cards;
	int found = 0;

	*several = '\0';
	if (open_cards(store, &cards, &why))
		found = common_name(&cards, begin, common, several, several_size);
	cards_done(&cards);
	if (!found)
		snprintf(several, several_size, "%s",
		         why.text[0] ? why.text : _("no card that may lead a deck starts like that"));
	else if (found == 1)
		*several = '\0';
	return strlen(common) >= strlen(begin) &&
	       (size_t)snprintf(out, size, "%.*s%s", (int)(begin - typed), typed, common) < size;
}

bool outside_has_cards(const struct store *store)
{
	char path[PATH_MAX];

	cards_usual(store, path);
	return *path;
}

bool outside_knows_card(const struct store *store, const char *name)
{
	char key[CARD_NAME_BYTES];
	struct magic_card card;
	struct cards cards;
	bool known = open_cards(store, &cards, NULL) && card_key(name, key) &&
	             index_find(&cards.index, key, &card);

	cards_done(&cards);
	return known;
}
