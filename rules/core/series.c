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
	every_seat (i, *table)
		point->in |= (seats_set)game->gauge(state, i, &point->value[i]) << i;
}

void series_follow(struct series *series, struct journal *journal)
{
	struct following following = { series, journal };
	int lines = journal_undoable(journal);

	if (!journal_game(journal)->gauge)
		return;
	if (series->count > lines)
		series->count = lines;
	while (series->count &&
	       series->point[series->count - 1].entry != journal_line(journal, series->count - 1))
		series->count--;
	journal_walk(journal, series->count, see, &following);
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
