/* SPDX-License-Identifier: MIT */
/*
 * The judges' book (W1.2): protests, incidents, warnings, disqualifications and
 * notes. The texts are for judges only; everybody may see how many there are.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* Reads the rest of the line, at least one word. */
static bool read_text(struct call *call, char text[TEXT_BYTES])
{
	if (!args_more(&call->args))
		return args_usage(&call->args);
	return args_rest(&call->args, text, TEXT_BYTES, TEXT_COLUMNS);
}

static struct champ_record record_at(enum champ_kind kind, const struct where *w, int player)
{
	return (struct champ_record){
		.kind = (uint8_t)kind,
		.round = w ? (uint8_t)w->round : CHAMP_STAGES,
		.sheet = w ? (uint16_t)w->table : 0,
		.player = (uint16_t)player,
	};
}

/* Until the sheet is handed in (W1.2.3). */
bool champ_protest(struct call *call)
{
	const struct championship *c = call->state;
	char text[TEXT_BYTES];
	struct champ_text at;
	struct where w;
	int place, player;

	if (!champ_read_open_sheet(call, &w) || !champ_read_place(call, &w, &place) || !read_text(call, text))
		return false;
	player = w.sheet->seat[place].player;
	if (!champ_keep(call, record_at(CHAMP_PROTEST, &w, player), text, ""))
		return false;
	w.sheet->protests++;
	champ_begin_at(call, &w);
	at = champ_where(&w);
	said_line(call->said, _("%s protests at %s: a judge decides (W1.2.3)"), champ_name(c, player),
	          at.text);
	said_change(call->said, champ_name(c, player), at.text, _("protests"));
	return true;
}

/* "TEXT" [P], or the rest of the line without quotes. */
static bool read_incident(struct call *call, const struct where *w, char text[TEXT_BYTES], int *player)
{
	bool quoted = false;
	int place;

	for (int i = 0; i < call->args.count; i++)
		if (!call->args.word[i].used) {
			quoted = call->args.word[i].quoted && !call->args.word[i].key;
			break;
		}
	*player = CHAMP_NOBODY;
	if (quoted) {
		const char *word;

		if (!args_word(&call->args, &word))
			return false;
		if (args_more(&call->args)) {
			if (!champ_read_place(call, w, &place))
				return false;
			*player = w->sheet->seat[place].player;
		}
		strncpy(text, word, TEXT_BYTES - 1);
		text[TEXT_BYTES - 1] = '\0';
		return strlen(word) < TEXT_BYTES ||
		       reason_set(call->why, _("too long: at most %d columns"), TEXT_COLUMNS);
	}
	return read_text(call, text);
}

/* A call for a judge; players may call again for a repetition (W1.2.2). */
bool champ_incident(struct call *call)
{
	char text[TEXT_BYTES];
	struct where w;
	int player;

	if (!champ_read_sheet(call, &w) || !read_incident(call, &w, text, &player) ||
	    !champ_keep(call, record_at(CHAMP_INCIDENT, &w, player), text, ""))
		return false;
	w.sheet->incidents++;
	if (!w.sheet->called)
		w.sheet->called = call->at;
	champ_begin_at(call, &w);
	said_both(call->said,
	          P_("a judge is called to %s: incident %d", "a judge is called to %s: incident %d",
	             w.sheet->incidents),
	          champ_where(&w).text, w.sheet->incidents);
	return true;
}

bool champ_warn(struct call *call)
{
	struct championship *c = call->state;
	char text[TEXT_BYTES];
	int player;

	if (!champ_read_player(call, false, &player) || !read_text(call, text) ||
	    !champ_keep(call, record_at(CHAMP_WARNING, NULL, player), text, ""))
		return false;
	c->player[player].warnings++;
	said_line(call->said,
	          P_("%s is warned: %d warning (W1.2.5)", "%s is warned: %d warnings (W1.2.5)",
	             c->player[player].warnings),
	          champ_name(c, player), c->player[player].warnings);
	said_change(call->said, champ_name(c, player), NULL, _("warning %d"), c->player[player].warnings);
	return true;
}

/* The player's latest sheet that has begun, else the first one: the game in progress
 * or just finished. */
static const struct champ_sheet *sheet_played(const struct championship *c, int player, int *round)
{
	const struct champ_sheet *sheet = NULL;

	for (int r = 0; r < CHAMP_STAGES; r++) {
		int table = c->player[player].at[r];

		if (table == CHAMP_NOBODY || (sheet && !c->round[r].sheet[table].begun))
			continue;
		sheet = &c->round[r].sheet[table];
		*round = r;
	}
	return sheet;
}

/* Broken rules disqualify only during the game or right after it (W1.2.4). */
static bool in_time(struct call *call, int player)
{
	const struct championship *c = call->state;
	int round = 0;
	const struct champ_sheet *sheet = sheet_played(c, player, &round);

	if (!sheet)
		return reason_set(call->why, _("%s has played no game: ground=rules needs one (W1.2.4)"),
		                  champ_name(c, player));
	if (!champ_locked(sheet))
		return true;
	return reason_set(call->why, _("the sheet of %s is signed: too late for ground=rules (W1.2.4)"),
	                  champ_place_name(round, c->player[player].at[round]).text);
}

bool champ_may_disqualify(const struct championship *c, int player, struct reason *why)
{
	return c->player[player].status != CHAMP_DISQUALIFIED ||
	       reason_set(why, _("%s is already disqualified"), champ_name(c, player));
}

bool champ_disqualify(struct call *call)
{
	struct championship *c = call->state;
	struct champ_record record;
	char text[TEXT_BYTES];
	int player, ground;
	const char *by, *word;
	bool empty;

	if (!champ_read_player(call, true, &player))
		return false;
	word = args_key(&call->args, "ground");
	ground = word ? choice_find(CHAMP_GROUNDS, word) : -1;
	if (ground < 0)
		return reason_set(call->why,
		                  _("say on what ground: ground=rules, conduct or collusion (W1.2.4)"));
	if (!champ_may_disqualify(c, player, call->why))
		return false;
	if (ground == 0 && !in_time(call, player))
		return false;
	by = args_key(&call->args, "by");
	empty = args_key(&call->args, "seats") != NULL;
	if (!read_text(call, text))
		return false;
	record = record_at(CHAMP_GROUND, NULL, player);
	record.ground = (uint8_t)ground;
	if (!champ_keep(call, record, text, ""))
		return false;
	said_line(call->said, _("%s is disqualified (W1.2.4)"), champ_name(c, player));
	said_rank(call->said, SAID_OUT);
	said_change(call->said, champ_name(c, player), NULL, _("disqualified"));
	if (ground == 2 && !c->player[player].warnings)
		said_line(call->said, _("without a warning: usually a warning comes first (W1.2.5)"));
	c->player[player].status = CHAMP_DISQUALIFIED;
	if (empty)
		champ_empty_seats(call, player);
	return champ_redraw(call, by, CHAMP_NOBODY);
}

bool champ_judge_note(struct call *call)
{
	const char *by = args_key(&call->args, "by");
	char text[TEXT_BYTES];
	struct where w;

	if (!by || !by[0])
		return reason_set(call->why, _("give the judge's name: by=NAME"));
	if (!champ_read_sheet(call, &w) || !read_text(call, text) ||
	    !champ_keep(call, record_at(CHAMP_NOTE, &w, CHAMP_NOBODY), text, by))
		return false;
	said_both(call->said, _("a judge's note about %s"), champ_where(&w).text);
	if (w.sheet->called)
		said_line(call->said,
		          P_("the call waited %d minute", "the call waited %d minutes",
		             (unsigned long)champ_minutes_since(call, w.sheet->called)),
		          champ_minutes_since(call, w.sheet->called));
	w.sheet->called = 0;
	return true;
}
