/* SPDX-License-Identifier: MIT */
/*
 * The order of the seats, and a table's head: its game, how far it is, its day.
 */
#include <time.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"

void export_time(int64_t at, const char *format, char *out, size_t size)
{
	time_t seconds = (time_t)at;
	struct tm tm;

	out[0] = '\0';
	if (localtime_r(&seconds, &tm) && strftime(out, size, format, &tm) == 0)
		out[0] = '\0';
}

void export_subtitle(const struct journal *journal, char *out, size_t size)
{
	const struct game *game = journal_game(journal);
	const struct table *table = journal_state(journal);
	char summary[200] = "", day[40];

	if (game->summary)
		game->summary(table, summary, sizeof summary);
	export_time(table->now, "%Y-%m-%d", day, sizeof day);
	snprintf(out, size, "%s%s%s%s%s", _(game->title), summary[0] ? _(", ") : "", summary,
	         table->now ? _(", ") : "", table->now ? day : "");
	utf8_mend_end(out);
}

/* Who has left comes last, in the order of the points that they left with. */
static bool comes_before(const struct export_standing *a, const struct export_standing *b)
{
	if (a->out != b->out)
		return b->out;
	if (a->place != b->place)
		return a->place < b->place;
	return a->out && a->value != b->value ? a->value > b->value : a->seat < b->seat;
}

struct export_standing export_standing_of(const struct journal *journal, int seat)
{
	const struct game *game = journal_game(journal);
	struct export_standing now = { .seat = seat };

	now.place = game_place(game, journal_state(journal), seat);
	now.counted = game->gauge;
	if (game->gauge)
		now.out = !game->gauge(journal_state(journal), seat, &now.value) && !now.place;
	if (game->worth)
		now.counted = game->worth(journal_state(journal), seat, &now.value);
	return now;
}

/* The seats as they stand; without a number of the seats, as they sit. */
int export_standings(const struct journal *journal, struct export_standing standing[TABLE_SEATS])
{
	const struct table *table = journal_state(journal);
	int sides = 0;

	every_seat (i, *table) {
		struct export_standing now = export_standing_of(journal, i);
		int at = sides;

		if (!game_is_side(journal_game(journal), table, i))
			continue;
		sides++;
		for (; at > 0 && comes_before(&now, &standing[at - 1]); at--)
			standing[at] = standing[at - 1];
		standing[at] = now;
	}
	return sides;
}
