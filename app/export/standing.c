/* SPDX-License-Identifier: MIT */
/*
 * Standings in few words: the order of the seats, and the lines for a telephone.
 */
#include <stdlib.h>
#include <time.h>

#include "app/memory_stream.h"
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

/* The seats as they stand; without a number of the seats, as they sit. */
int export_standings(const struct journal *journal, struct export_standing standing[TABLE_SEATS])
{
	const struct game *game = journal_game(journal);
	const struct table *table = journal_state(journal);
	int sides = 0;

	for (int i = 0; i < table->seats; i++) {
		struct export_standing now = { .seat = i };
		int at = sides;

		if (!game_is_side(game, table, i))
			continue;
		sides++;
		if (game->gauge)
			now.out = !game->gauge(table, i, &now.value);
		now.place = now.out ? 0 : game_place(game, table, i);
		for (; at > 0 && comes_before(&now, &standing[at - 1]); at--)
			standing[at] = standing[at - 1];
		standing[at] = now;
	}
	return sides;
}

enum { SUMMARY_RANKS = 8 };

void export_summary(const struct journal *journal, const char *title, char *out, size_t size)
{
	const struct game *game = journal_game(journal);
	const struct table *table = journal_state(journal);
	struct export_standing standing[TABLE_SEATS];
	int seats = export_standings(journal, standing);
	struct export_sheet sheet;
	char *text, line[400];
	size_t length;
	FILE *memory = memory_stream(&text, &length);

	export_subtitle(journal, line, sizeof line);
	fprintf(memory, "%s\n%s", title, line);
	for (int i = 0; i < seats; i++) {
		game_side_names(game, table, standing[i].seat, line, sizeof line);
		fprintf(memory, "\n%s", line);
		if (game->gauge)
			fprintf(memory, " %d%s", standing[i].value, standing[i].out ? " -" : "");
	}
	if (!seats) {
		export_sheet_make(&sheet, journal, false);
		for (int i = 0; i < sheet.rows && i < SUMMARY_RANKS; i++)
			fprintf(memory, "\n%d %s", i + 1, sheet.row[i][0] ? sheet.row[i][0] : "");
		export_sheet_free(&sheet);
	}
	memory_stream_end(memory, &text);
	utf8_copy(out, size, text);
	free(text);
}
