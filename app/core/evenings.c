/* SPDX-License-Identifier: MIT */
/*
 * See evenings.h. What a table holds is in its digest, which is read once and kept: nothing is
 * replayed that has not changed.
 */
#include "evenings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "digest.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

struct counting {
	struct evenings *e;
	struct lookup alias; /* folded names, to the place in `of` */
	char **of;
	int ofs, room;
	int64_t since;
};

/* ---- names ---- */

static void read_aliases(struct counting *c, const char *aliases)
{
	char name[NAME_BYTES], of[NAME_BYTES] = "", folded[NAME_BYTES];

	while (aliases_next(&aliases, name, of)) {
		utf8_fold(name, folded, sizeof folded);
		c->of = xgrow(c->of, c->ofs, &c->room, sizeof *c->of);
		c->of[c->ofs] = xstrdup(of);
		lookup_add(&c->alias, folded, c->ofs++);
		/* the spelling of the setting is that of the list */
		utf8_fold(of, folded, sizeof folded);
		lookup_add(&c->alias, folded, c->ofs - 1);
	}
}

static const char *person_of(const struct counting *c, const char *name)
{
	char folded[NAME_BYTES];
	int known;

	utf8_fold(name, folded, sizeof folded);
	known = lookup_find(&c->alias, folded);
	return known < 0 ? name : c->of[known];
}

static struct evening_row *row_of(struct evening_list *list, const char *name)
{
	char folded[TITLE_BYTES];
	int n;

	utf8_fold(name, folded, sizeof folded);
	n = lookup_add(&list->by_name, folded, list->count);
	if (n == list->count) {
		list->row = xgrow(list->row, n, &list->room, sizeof *list->row);
		list->row[list->count++] = (struct evening_row){ .name = xstrdup(name) };
	}
	return &list->row[n];
}

/* ---- counting ---- */

static void count(struct evening_row *row, const struct played *game, bool won, int place)
{
	row->games++;
	row->wins += won;
	row->seconds += game->seconds;
	if (place > row->places) {
		row->place = xrealloc(row->place, (size_t)place * sizeof *row->place);
		memset(row->place + row->places, 0, (size_t)(place - row->places) * sizeof *row->place);
		row->places = place;
	}
	if (place)
		row->place[place - 1]++;
}

static void count_player(struct counting *c, const char *id, const struct played *game,
                         const struct played_by *player)
{
	struct evening_row *person = row_of(&c->e->list[EVENING_PEOPLE], person_of(c, player->name));

	count(person, game, player->won, player->place);
	count(row_of(&person->at, id), game, player->won, player->place);
	if (!player->led[0])
		return;
	count(row_of(&person->with, player->led), game, player->won, player->place);
	count(row_of(&c->e->list[EVENING_COMMANDERS], player->led), game, player->won, player->place);
}

static bool count_games(struct counting *c, const char *id, const char *at)
{
	struct played game;
	struct played_by player;
	bool any = false;

	while (games_next(&at, &game)) {
		bool since = game.begun >= c->since, won = false;

		while (games_next_player(&at, &player)) {
			won |= player.won;
			if (since && game.over)
				count_player(c, id, &game, &player);
		}
		if (since && game.over)
			count(row_of(&c->e->list[EVENING_GAMES], id), &game, won, 0);
		c->e->open += since && !game.over;
		any |= since;
	}
	return any;
}

static bool count_folder(struct counting *c, const struct store *store, const char *folder,
                         struct reason *why)
{
	struct digests all = { 0 };
	bool listed = digests_list(&all, store, folder, why);

	digests_read(&all);
	for (int i = 0; i < all.count; i++) {
		c->e->unreadable += all.digest[i].fault[0] != '\0';
		c->e->tables += count_games(c, all.listed[i].game, all.digest[i].games);
	}
	digests_end(&all, store, folder);
	return listed;
}

/* ---- the lists ---- */

static int by_wins(const void *a, const void *b)
{
	const struct evening_row *one = a, *other = b;
	char left[TITLE_BYTES], right[TITLE_BYTES];

	if (one->wins != other->wins)
		return one->wins < other->wins ? 1 : -1;
	if (one->games != other->games)
		return one->games < other->games ? 1 : -1;
	utf8_fold(one->name, left, sizeof left);
	utf8_fold(other->name, right, sizeof right);
	return strcmp(left, right);
}

static void sort(struct evening_list *list)
{
	if (list->count)
		qsort(list->row, (size_t)list->count, sizeof *list->row, by_wins);
	for (int i = 0; i < list->count; i++) {
		sort(&list->row[i].with);
		sort(&list->row[i].at);
	}
}

static void free_list(struct evening_list *list)
{
	for (int i = 0; i < list->count; i++) {
		free(list->row[i].name);
		free(list->row[i].place);
		free_list(&list->row[i].with);
		free_list(&list->row[i].at);
	}
	free(list->row);
	lookup_done(&list->by_name);
	*list = (struct evening_list){ 0 };
}

void evenings_free(struct evenings *e)
{
	for (int i = 0; i < EVENING_LISTS; i++)
		free_list(&e->list[i]);
}

bool evenings_day(const char *text, int64_t *at)
{
	struct tm tm = { .tm_isdst = -1 }, day;
	int end = 0;

	*at = INT64_MIN;
	if (!*text)
		return true;
	if (sscanf(text, "%4d-%2d-%2d%n", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &end) != 3 || end != 10 ||
	    text[end])
		return false;
	tm.tm_year -= 1900;
	tm.tm_mon--;
	day = tm;
	*at = mktime(&day);
	return day.tm_mday == tm.tm_mday && day.tm_mon == tm.tm_mon;
}

bool evenings_count(struct evenings *e, const struct store *store, const char *aliases, const char *since,
                    struct reason *why)
{
	struct counting c = { .e = e };
	bool listed;

	*e = (struct evenings){ 0 };
	if (!evenings_day(since, &c.since))
		return reason_set(why, _("write a day like 2026-01-31"));
	snprintf(e->since, sizeof e->since, "%s", since);
	read_aliases(&c, aliases);
	listed =
		count_folder(&c, store, store->sessions, why) && count_folder(&c, store, store->archive, why);
	for (int i = 0; i < EVENING_LISTS; i++)
		sort(&e->list[i]);
	for (int i = 0; i < c.ofs; i++)
		free(c.of[i]);
	free(c.of);
	lookup_done(&c.alias);
	return listed;
}
