/* SPDX-License-Identifier: MIT */
#include "evening.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "app/export/export.h"
#include "snapshot.h"

enum { ROW = 4000 };

static struct journal *opened(const struct game *game, uint64_t seed)
{
	struct journal *journal = journal_new(game);
	struct reason why;
	struct rng rng;

	rng_seed(&rng, seed);
	for (const char *const *line = chatter_opening(game, seed); *line; line++)
		if (journal_say(journal, *line, strlen(*line), time(NULL), &rng, true, NULL, NULL, &why) !=
		    JOURNAL_SAID)
			fail_msg("%s: %s", *line, why.text);
	return journal;
}

void evening_open(struct tui *t, struct store *store, struct rng *rng, struct journal *journal, int rows,
                  int cols)
{
	*t = (struct tui){ .store = store,
		           .rng = rng,
		           .words = program_words,
		           .palette = snapshot_palette(false, false),
		           .picture = { .layout = { .message_y = rows - 2, .body_rows = rows - 3 },
		                        .canvas = canvas_new(),
		                        .cols = cols },
		           .moved = ~(uint64_t)0 }; /* all letters have told where they went */
	open_table_begin(&t->table, journal, save_nowhere(journal_game(journal), "evening"), rng, store);
}

void evening_begin_with(struct tui *t, struct store *store, struct rng *rng, struct chatter *chatter,
                        struct journal *journal, uint64_t seed, int rows, int cols)
{
	snprintf(store->sessions, sizeof store->sessions, "/dev/null/sessions");
	snprintf(store->state, sizeof store->state, "/dev/null/state");
	snprintf(store->config, sizeof store->config, "/dev/null/config");
	rng_seed(rng, seed);
	evening_open(t, store, rng, journal, rows, cols);
	chatter_begin(chatter, t->table.journal, seed);
}

void evening_begin(struct tui *t, struct store *store, struct rng *rng, struct chatter *chatter,
                   const struct game *game, uint64_t seed, int rows, int cols)
{
	evening_begin_with(t, store, rng, chatter, opened(game, seed), seed, rows, cols);
}

void evening_end(struct tui *t)
{
	open_table_end(&t->table);
	history_free(&t->history);
	keymap_done(&t->keymap);
	free(t->reading.text);
	canvas_free(t->picture.canvas);
	delwin(t->picture.body);
	search_free(&t->log.search);
	free(t->qr[0].module);
	free(t->qr[1].module);
	if (t->home.shown) /* a key has left the table for home */
		home_free(&t->home, t->store);
}

void evening_tell_picture(struct tui *t, FILE *out)
{
	static char text[ROW], roles[ROW];
	int visible;

	frame_draw(t);
	visible = curs_set(0);
	curs_set(visible);
	fprintf(out, "cursor %d %d%s\n", getcury(stdscr), getcurx(stdscr), visible ? "" : ", hidden");
	frame_mend_hints(t);
	for (int y = 0; y < LINES; y++) {
		snapshot_row(stdscr, y, text, roles, sizeof text);
		fprintf(out, "%s\n%s\n", text, roles);
	}
}

void evening_tell_paper(const struct tui *t, const char *title, FILE *out)
{
	const struct document *document;
	char summary[sizeof t->qr[0].text];

	export_summary(t->table.journal, title, summary, sizeof summary);
	fprintf(out, "%s\n", summary);
	for (int n = 0; (document = document_at(t->table.game, n)); n++)
		for (int i = 0; page_formats[i]; i++) {
			struct page page = { .format = page_formats[i], .title = title };
			struct reason why;
			size_t size;
			char *text;

			if (!document_has_format(document, page_formats[i]) ||
			    !document_choose(&page, document, t->table.journal, NULL, &why))
				continue;
			text = export_text(&page, t->table.journal, false, &size);
			fwrite(text, 1, size, out);
			free(text);
		}
}
