/* SPDX-License-Identifier: MIT */
/*
 * Points lie in the order of the lines in force: undo cuts the end off and a
 * new line adds to it. An entry knows the one before it: if a point is still
 * in force, all before it are too.
 */
#include "series.h"

#include <stdlib.h>
#include <string.h>

/* For the walk along a journal. */
struct following {
	struct series *series;
	struct journal *journal;
};

static void see(void *user, int entry, const void *state)
{
	struct following *f = user;
	const struct game *game = journal_game(f->journal);
	const struct entry line = journal_entry(f->journal, entry);
	const struct table *table = state;
	struct series *s = f->series;
	int here = s->count++;
	struct series_point *point;

	s->point = xgrow(s->point, here, &s->room, sizeof *s->point);
	point = &s->point[here];
	*point = (struct series_point){ .entry = entry,
		                        .game = here,
		                        .round = game->round ? game->round(state) : table->round,
		                        .at = line.at };
	if (here > 0 && !(journal_flags(f->journal, line.text, strlen(line.text)) & VERB_ANEW))
		point->game = s->point[here - 1].game;
	every_seat (i, *table) {
		int person = table->seat[i].person;

		point->sat |= 1u << person;
		point->in |= (seats_set)game->gauge(state, i, &point->value[person]) << person;
	}
}

static seats_set order_set(seats_set set, const int from[TABLE_SEATS])
{
	seats_set ordered = 0;

	for (int i = 0; i < TABLE_SEATS; i++)
		ordered |= (set >> from[i] & 1) << i;
	return ordered;
}

/* Players may have changed places: from[] tells for each number where it stands now. */
static void order(struct series *series, const int from[TABLE_SEATS])
{
	bool same = true;

	for (int i = 0; i < TABLE_SEATS; i++)
		same &= from[i] == i;
	for (int n = 0; n < series->count && !same; n++) {
		struct series_point *point = &series->point[n], before = *point;

		point->sat = order_set(before.sat, from);
		point->in = order_set(before.in, from);
		for (int i = 0; i < TABLE_SEATS; i++)
			point->value[i] = before.value[from[i]];
	}
}

/* While points are added they stand by persons, who stay the same; else by seats. */
static void order_by_persons(struct series *series)
{
	int from[TABLE_SEATS];

	for (int i = 0; i < TABLE_SEATS; i++)
		from[series->person[i]] = i;
	order(series, from);
}

static void order_by_seats(struct series *series, const struct table *table)
{
	for (int i = 0; i < TABLE_SEATS; i++)
		series->person[i] = i < table->seats ? table->seat[i].person : i;
	order(series, series->person);
}

void series_follow(struct series *series, struct journal *journal)
{
	struct following following = { series, journal };
	int lines = journal_undoable(journal);

	if (!journal_game(journal)->gauge)
		return;
	if (series->count)
		order_by_persons(series);
	if (series->count > lines)
		series->count = lines;
	while (series->count &&
	       series->point[series->count - 1].entry != journal_line(journal, series->count - 1))
		series->count--;
	journal_walk(journal, series->count, see, &following);
	order_by_seats(series, journal_state(journal));
}

int series_game(const struct series *series)
{
	return series->count ? series->point[series->count - 1].game : 0;
}

void series_free(struct series *series)
{
	free(series->point);
	*series = (struct series){ 0 };
}
