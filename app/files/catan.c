/* SPDX-License-Identifier: MIT */
/*
 * `board round [ROUND] [EVENT]` of Catan: a table of a championship takes the layout of
 * its round (W2.0.1) from the session of the event. Without EVENT that is the newest one
 * here in which these players sit at a table that has no result yet. The journal of the
 * table holds the board as text.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/core/outside.h"
#include "rules/catan/catan.h"
#include "rules/championship/championship.h"
#include "rules/core/i18n.h"
#include "saves/save.h"

enum { EVENTS_TRIED = 20 };

/* A layout that was asked for, as far as the line tells. */
struct wanted {
	const struct table *table;
	int round; /* -1: where these players sit */
	bool named;
	bool asks; /* only whether the players sit in an event: nothing is taken */
};

/* Whether exactly these players sit at the table, and its game is still to be played. */
static bool seats_them(const struct championship *event, const struct champ_sheet *sheet,
                       const struct table *table)
{
	struct reason ignored;

	if (!table->seats || champ_has_result(sheet) || champ_playing(sheet) != table->seats)
		return false;
	every_seat (i, *table) {
		int player = champ_find(event, table->seat[i].name, &ignored);

		if (player < 0 || champ_place(sheet, player) < 0)
			return false;
	}
	return true;
}

static int round_of(const struct championship *event, const struct table *table)
{
	for (int round = CHAMP_STAGES - 1; round >= 0; round--)
		for (int t = 0; t < event->round[round].tables; t++)
			if (seats_them(event, champ_sheet(event, round, t), table))
				return round;
	return -1;
}

/* Writes the line that lays the board. False without a reason: the event has no such table. */
static bool write_board(struct outside_call *call, const struct wanted *wanted,
                        const struct championship *event, const char *title)
{
	int round = wanted->round >= 0 ? wanted->round : round_of(event, wanted->table);
	const char *layout;

	if (round < 0 && wanted->named)
		round = champ_current(event);
	if (round < 0)
		return reason_set(call->why, "%s", "");
	if (wanted->asks)
		return true;
	layout = event->round[round].layout;
	if (!layout[0])
		return reason_set(call->why, _("%s has no board for round %s: type `layout %s draw` there"),
		                  title, champ_round_word(round), champ_round_word(round));
	line_word(call->line, "board");
	line_text(call->line, layout, strlen(layout));
	snprintf(call->remark, sizeof call->remark,
	         round < CHAMP_ROUNDS ? _("as in %s, round %s") : _("as in %s, the %s"), title,
	         champ_round_word(round));
	return true;
}

static bool take_layout(struct outside_call *call, const struct wanted *wanted, const char *path)
{
	struct journal *journal;
	struct save *save = save_open(path, SAVE_READ, &journal, call->why);
	bool done = false;

	if (!save) /* among others a damaged one is passed over */
		return wanted->named ? false : reason_set(call->why, "%s", "");
	if (journal_game(journal) == &championship_game) {
		const struct championship *event = journal_state(journal);
		const char *title = event->table.title;

		done = write_board(call, wanted, event, title[0] ? title : save_header(save)->title);
	} else {
		reason_set(call->why, _("%s is not a championship"), save_header(save)->title);
	}
	save_close(save, 0);
	journal_free(journal);
	return done;
}

/* The newest event that has such a table or round. */
static bool take_newest(struct outside_call *call, const struct wanted *wanted)
{
	struct listed *list;
	int count, tried = 0;
	char path[PATH_MAX];
	bool done = false;

	if (!store_list(call->store, &list, &count, call->why))
		return false;
	reason_set(call->why, "%s", "");
	for (int i = 0; i < count && !done && !call->why->text[0] && tried < EVENTS_TRIED; i++)
		if (strcmp(list[i].game, championship_game.id) == 0) {
			tried++;
			done = take_layout(call, wanted, listed_path(&list[i], path));
		}
	free(list);
	if (!done && !call->why->text[0])
		reason_set(call->why,
		           _("no championship here seats these players now: `board round ROUND TITLE`"));
	return done;
}

static bool answer(struct outside_call *call)
{
	const struct catan *c = call->state;
	struct wanted wanted = { .table = &c->table, .round = -1 };
	const char *word;
	char said[PATH_MAX], path[PATH_MAX];

	args_flag(&call->args, "round");
	word = args_peek(&call->args);
	if (word && champ_round_find(word) >= 0) {
		wanted.round = champ_round_find(word);
		args_word(&call->args, &word);
	}
	if (!args_more(&call->args))
		return take_newest(call, &wanted);
	wanted.named = true;
	return args_word(&call->args, &word) && args_done(&call->args) &&
	       outside_path(word, said, sizeof said, call->why) &&
	       store_find(call->store, said, path, sizeof path, call->why) &&
	       take_layout(call, &wanted, path);
}

bool catan_is_of_event(const struct table *table, const struct store *store)
{
	const struct wanted wanted = { .table = table, .round = -1, .asks = true };
	struct reason why;

	return take_newest(&(struct outside_call){ .store = store, .why = &why }, &wanted);
}

static bool needs_event(const struct words *words)
{
	return words->count > 1 && strcmp(words->word[1].text, "round") == 0;
}

const struct outside catan_outsides[] = { { "catan", "board", answer, needs_event, NULL }, { 0 } };
