/* SPDX-License-Identifier: MIT */
/*
 * A table in the few lines that a phone shows.
 */
#include <stdlib.h>

#include "export.h"
#include "rules/core/i18n.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/text/memory_stream.h"

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
	if (title)
		fprintf(memory, "%s\n%s\n", title, line);
	for (int i = 0; i < seats; i++) {
		game_side_names(game, table, standing[i].seat, line, sizeof line);
		fprintf(memory, "%s%s", i ? "\n" : "", line);
		if (standing[i].counted)
			fprintf(memory, " %d", standing[i].value);
		if (game->gauge && standing[i].out)
			fprintf(memory, " %s", _("out"));
	}
	if (!seats) {
		export_sheet_make(&sheet, journal, false);
		for (int i = 0; i < sheet.rows && i < SUMMARY_RANKS; i++)
			fprintf(memory, "%s%d %s", i ? "\n" : "", i + 1,
			        export_sheet_cell(&sheet, i, export_label("name")));
		export_sheet_free(&sheet);
	}
	memory_stream_end(memory, &text);
	utf8_copy(out, size, text);
	free(text);
}
