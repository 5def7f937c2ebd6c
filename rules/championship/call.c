/* SPDX-License-Identifier: MIT */
/*
 * Helpers of all verbs: reading players, rounds and sheets from a line, saying who
 * is not here, and keeping what judges write.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- reading ---- */

static void write_quoted(const struct word *word, struct line *out)
{
	char quoted[2 * TEXT_BYTES];

	if (word->key)
		snprintf(quoted, sizeof quoted, "\"%s\"=\"%s\"", word->key, word->text);
	else
		snprintf(quoted, sizeof quoted, "\"%s\"", word->text);
	line_text(out, quoted, strlen(quoted));
}

void champ_copy_words(const struct call *call, struct line *out)
{
	line_word(out, call->args.verb->name);
	for (int i = 0; i < call->args.count; i++) {
		const struct word *word = &call->args.word[i];

		if (word->quoted && strchr(word->key ? word->key : word->text, ',')) /* a name, not a list */
			write_quoted(word, out);
		else if (word->key)
			line_key(out, word->key, word->text);
		else
			line_word(out, word->text);
	}
}

bool champ_is_in(const struct championship *c, int player, struct reason *why)
{
	if (c->player[player].status == CHAMP_IN)
		return true;
	return reason_set(why,
	                  c->player[player].status == CHAMP_DROPPED ? _("%s has dropped out")
	                                                            : _("%s is disqualified"),
	                  champ_name(c, player));
}

static bool may_stand(const struct call *call, bool anyone, int player)
{
	return player >= 0 && (anyone || champ_is_in(call->state, player, call->why));
}

bool champ_read_player(struct call *call, bool anyone, int *player)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*player = champ_find(call->state, word, call->why);
	return may_stand(call, anyone, *player);
}

static bool add_player(struct call *call, bool anyone, int player, uint16_t *list, int room, int *count)
{
	const struct championship *c = call->state;

	if (!may_stand(call, anyone, player))
		return false;
	for (int i = 0; i < *count; i++)
		if (list[i] == player)
			return reason_set(call->why, _("%s is named twice"), champ_name(c, player));
	if (*count == room)
		return reason_set(call->why, P_("at most %d player here", "at most %d players here", room),
		                  room);
	list[(*count)++] = (uint16_t)player;
	return true;
}

bool champ_read_players(struct call *call, bool anyone, uint16_t *list, int room, int *count)
{
	const struct championship *c = call->state;
	const struct word *next = call->args.word;
	const char *word;
	int player;

	while (next < call->args.word + call->args.count && (next->used || next->key))
		next++;
	if (!args_word(&call->args, &word))
		return false;
	player = champ_find(c, word, call->why); /* a name may hold a comma */
	if (player >= 0 || next->quoted || !strchr(word, ','))
		return add_player(call, anyone, player, list, room, count);
	for (const char *at = word; at;) {
		const char *comma = strchr(at, ',');
		size_t length = comma ? (size_t)(comma - at) : strlen(at);
		char name[CHAMP_NAME_BYTES];

		if (length >= sizeof name)
			return reason_set(call->why, _("no player is called \"%s\""), utf8_shown(at).text);
		snprintf(name, sizeof name, "%.*s", (int)length, at);
		if (!add_player(call, anyone, champ_find(c, name, call->why), list, room, count))
			return false;
		at = comma ? comma + 1 : NULL;
	}
	return true;
}

bool champ_read_round(struct call *call, int *round)
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	*round = champ_round_find(word);
	return *round >= 0 ||
	       reason_set(call->why, _("\"%s\" is not a round: type 1 to %d, semifinal or final"),
	                  utf8_shown(word).text, CHAMP_ROUNDS);
}

struct champ_text champ_where(const struct where *w)
{
	return champ_place_name(w->round, w->table);
}

bool champ_has_table(const struct championship *c, struct where *w, struct reason *why)
{
	const char *word = champ_round_word(w->round);

	w->sheet = (struct champ_sheet *)champ_sheet(c, w->round, w->table);
	if (w->sheet && w->sheet->seats)
		return true;
	if (!c->round[w->round].tables)
		return reason_set(why,
		                  w->round < CHAMP_ROUNDS ? _("round %s has no tables yet: `schedule` draws "
		                                              "them, table %s ... seats one")
		                                          : _("the %s is not drawn yet: `cut`, then %s"),
		                  word, word);
	return reason_set(why,
	                  w->round < CHAMP_ROUNDS ? _("there is no table %d in round %s: tables 1 to %d")
	                                          : _("there is no table %d in the %s: tables 1 to %d"),
	                  w->table + 1, word, c->round[w->round].tables);
}

bool champ_read_sheet(struct call *call, struct where *w)
{
	if (!champ_read_round(call, &w->round) || !args_number(&call->args, 1, CHAMP_TABLES, &w->table))
		return false;
	w->table--;
	return champ_has_table(call->state, w, call->why);
}

bool champ_may_change(const struct championship *c, const struct where *w, struct reason *why)
{
	if (!champ_locked(w->sheet))
		return true;
	return reason_set(why,
	                  w->sheet->judged ? _("%s is locked: a judge has decided it (W1.2.3)")
	                                   : _("%s is locked: all have signed it (W1.2.3)"),
	                  champ_where(w).text);
}

bool champ_read_open_sheet(struct call *call, struct where *w)
{
	return champ_read_sheet(call, w) && champ_may_change(call->state, w, call->why);
}

bool champ_place_of(const struct call *call, const struct where *w, int player, int *place)
{
	const struct championship *c = call->state;

	*place = champ_place(w->sheet, player);
	return *place >= 0 ||
	       reason_set(call->why, _("%s does not sit there: at %s sit %s"), champ_name(c, player),
	                  champ_where(w).text, champ_seated(c, w->sheet).text);
}

bool champ_read_place(struct call *call, const struct where *w, int *place)
{
	int player;

	return champ_read_player(call, true, &player) && champ_place_of(call, w, player, place);
}

/* ---- saying ---- */

void champ_say_left_out(struct call *call)
{
	const struct championship *c = call->state;
	uint16_t left[CHAMP_SEATS * 2];
	int count = 0;

	for (int i = 0; i < c->players && call->said; i++)
		if (c->player[i].status == CHAMP_IN && !champ_comes(c, i)) {
			if (count < CHAMP_SEATS * 2)
				left[count] = (uint16_t)i;
			count++;
		}
	if (count)
		said_line(call->said, _("left out, not checked in: %s"), champ_list(c, left, count).text);
}

/* ---- the judges' book ---- */

void champ_begin(struct championship *c, const struct where *w)
{
	w->sheet->begun = true;
	c->round[w->round].begun = true;
}

void champ_begin_at(const struct call *call, const struct where *w)
{
	champ_begin(call->state, w);
	if (!w->sheet->began && !champ_has_result(w->sheet))
		w->sheet->began = call->at;
}

static uint32_t keep_text(struct championship *c, const char *text)
{
	size_t bytes = strlen(text) + 1;
	uint32_t at = c->texts_used;

	memcpy(c->texts + at, text, bytes);
	c->texts_used += (uint32_t)bytes;
	return at;
}

/* A name is kept once. */
uint32_t champ_by(struct call *call)
{
	struct championship *c = call->state;
	size_t bytes = call->by ? strlen(call->by) + 1 : 1;
	const char *kept = c->texts, *end = c->texts + c->texts_used;

	if (bytes == 1 || c->texts_used + bytes > CHAMP_TEXTS)
		return 0;
	while (kept < end && strcmp(kept, call->by) != 0)
		kept += strlen(kept) + 1;
	return kept < end ? (uint32_t)(kept - c->texts) : keep_text(c, call->by);
}

bool champ_keep(struct call *call, struct champ_record record, const char *text, const char *by)
{
	struct championship *c = call->state;

	if (c->records == CHAMP_RECORDS || c->texts_used + strlen(text) + strlen(by) + 2 > CHAMP_TEXTS)
		return reason_set(call->why, _("the judges' book is full: use note"));
	record.at = call->at;
	record.text = keep_text(c, text);
	record.by = keep_text(c, by);
	c->record[c->records++] = record;
	return true;
}
