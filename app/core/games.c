/* SPDX-License-Identifier: MIT */
/*
 * The games that have been played at a table, as a few lines of text: how each ended for each
 * player, when, and how long it took. A rematch begins another game at the same table.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "digest.h"
#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/text/memory_stream.h"

enum { BREAK_S = 3600 };

/* A game while the journal is read. */
struct part {
	struct played played;
	int line; /* of the lines in force, the first one */
	int64_t last;
};

struct telling {
	struct journal *journal;
	FILE *out;
	struct part *part;
	int parts, room;
	int told, line; /* parts told; lines seen */
	bool any;       /* the game that is told has players */
	bool left;      /* it is counted only if it is over */
};

static void tell_player(void *user, const struct game_result *result)
{
	struct telling *t = user;
	struct played *played = &t->part[t->told].played;

	if (!result->over && t->left)
		return;
	if (!t->any)
		fprintf(t->out, "G %" PRId64 " %" PRId64 " %d\n", played->begun, played->seconds,
		        result->over);
	t->any = true;
	fprintf(t->out, "P %d %d %s\n", result->won, result->place, result->name);
	if (result->led[0])
		fprintf(t->out, "L %s\n", result->led);
}

static void tell_game(struct telling *t, const void *state, bool left)
{
	t->any = false;
	t->left = left;
	game_result(journal_game(t->journal), state, tell_player, t);
	t->told++;
}

/* The line before another game begins shows how its own ended. */
static void see(void *user, int entry, const void *state)
{
	struct telling *t = user;

	(void)entry;
	t->line++;
	if (t->told + 1 < t->parts && t->line == t->part[t->told + 1].line)
		tell_game(t, state, true);
}

static void begin_part(struct telling *t, int64_t at, int line)
{
	t->part = xgrow(t->part, t->parts, &t->room, sizeof *t->part);
	t->part[t->parts++] = (struct part){ .played.begun = at, .line = line, .last = at };
}

static void find_parts(struct telling *t)
{
	int line = 0;

	for (int n = 0; n < journal_count(t->journal); n++) {
		struct entry entry = journal_entry(t->journal, n);
		struct part *part;

		if (!t->parts ||
		    (entry.in_force && journal_flags(t->journal, entry.text, strlen(entry.text)) & VERB_ANEW))
			begin_part(t, entry.at, line);
		part = &t->part[t->parts - 1];
		if (entry.at > part->last && entry.at - part->last <= BREAK_S)
			part->played.seconds += entry.at - part->last;
		part->last = entry.at > part->last ? entry.at : part->last;
		line += entry.in_force;
	}
}

char *games_tell(struct journal *journal)
{
	struct telling t = { .journal = journal };
	int lines = journal_undoable(journal);
	char *text;
	size_t size;

	find_parts(&t);
	if (!t.parts)
		return NULL;
	t.out = memory_stream(&text, &size);
	if (t.parts > 1) {
		t.line = t.part[1].line - 1;
		journal_walk(journal, t.line, see, &t);
	}
	tell_game(&t, journal_state(journal), t.parts > 1 && t.part[t.parts - 1].line == lines - 1);
	memory_stream_end(t.out, &text);
	free(t.part);
	return text;
}

/* ---- reading ---- */

/* The line at *at if it begins so; *at moves behind it. */
static bool take_line(const char **at, char kind, char *out, size_t size)
{
	size_t length = strcspn(*at, "\n");

	if ((*at)[0] != kind)
		return false;
	snprintf(out, size, "%.*s", (int)length - 2, *at + 2);
	utf8_mend_end(out);
	*at += length + 1;
	return true;
}

bool games_next(const char **at, struct played *game)
{
	char line[TITLE_BYTES];
	int over = 0;

	*game = (struct played){ 0 };
	if (!*at || !take_line(at, 'G', line, sizeof line))
		return false;
	sscanf(line, "%" SCNd64 " %" SCNd64 " %d", &game->begun, &game->seconds, &over);
	game->over = over;
	return true;
}

bool games_next_player(const char **at, struct played_by *player)
{
	char line[NAME_BYTES + 30];
	int won = 0, name = 0;

	*player = (struct played_by){ 0 };
	if (!take_line(at, 'P', line, sizeof line))
		return false;
	sscanf(line, "%d %d %n", &won, &player->place, &name);
	player->won = won;
	utf8_copy(player->name, sizeof player->name, line + name);
	take_line(at, 'L', player->led, sizeof player->led);
	return true;
}
