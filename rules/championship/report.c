/* SPDX-License-Identifier: MIT */
/*
 * The report of the state; the queries standings, missing and met.
 */
#include <stdio.h>
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- players ---- */

static void report_player(const struct championship *c, const struct champ_rank *r, struct emit *e)
{
	const struct champ_player *who = &c->player[r->player];

	emit_object(e, NULL);
	emit_text(e, "name", champ_name(c, r->player));
	emit_text(e, "nation", who->nation[0] ? who->nation : NULL);
	emit_number_if(e, "rank", r->rank > 0, r->rank);
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (champ_criteria[by].hundredths)
			emit_real(e, champ_criteria[by].key, r->score.value[by] / 100.0);
		else
			emit_number(e, champ_criteria[by].key, r->score.value[by]);
	emit_number_if(e, "lot", who->lot > 0, who->lot);
	emit_choice(e, "status", CHAMP_STATUS_WORDS, who->status);
	emit_number(e, "warnings", who->warnings);
	emit_choice(e, "here", "unknown|here|absent", who->here);
	emit_number(e, "number", r->player + 1);
	emit_number(e, "games", r->score.games);
	emit_bool(e, "level", r->level);
	emit_text(e, "by", r->by[0] ? r->by : NULL);
	emit_end(e);
}

/* In the order of entry, with ranks. */
static void report_players(const struct championship *c, struct emit *e)
{
	struct champ_rank *r = champ_ranking(c);
	int *at = xcalloc((size_t)c->players + 1, sizeof *at);

	for (int i = 0; i < c->players; i++)
		at[r[i].player] = i;
	emit_array(e, "players");
	for (int i = 0; i < c->players; i++)
		report_player(c, &r[at[i]], e);
	emit_end(e);
	free(at);
	free(r);
}

/* ---- rounds ---- */

static void report_sheet(const struct championship *c, int round, int table, struct emit *e)
{
	const struct champ_sheet *sheet = &c->round[round].sheet[table];
	int64_t began = champ_began(c, round, sheet);

	emit_object(e, NULL);
	emit_number(e, "table", table + 1);
	emit_array(e, "players");
	for (int k = 0; k < sheet->seats; k++) {
		const struct champ_seat *seat = &sheet->seat[k];

		emit_object(e, NULL);
		emit_text(e, "name", champ_name(c, seat->player));
		emit_number(e, "pick", k + 1);
		emit_text(e, "seat", champ_chair(seat));
		emit_text(e, "colour", champ_colour(seat));
		emit_number_if(e, "turn", seat->turn > 0, seat->turn);
		emit_number_if(e, "vp", seat->points >= 0, seat->points);
		emit_bool(e, "gone", seat->gone);
		emit_end(e);
	}
	emit_end(e);
	emit_text(e, "winner",
	          champ_has_result(sheet) ? champ_name(c, sheet->seat[sheet->winner].player) : NULL);
	emit_array(e, "signed");
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->signed_by >> k & 1)
			emit_text(e, NULL, champ_name(c, sheet->seat[k].player));
	emit_end(e);
	emit_bool(e, "locked", champ_locked(sheet));
	emit_bool(e, "judged", sheet->judged);
	emit_bool(e, "corrected", sheet->corrected);
	if (*champ_typist(c, sheet))
		emit_text(e, "typed_by", champ_typist(c, sheet));
	emit_bool(e, "changed", c->round[round].posted && champ_is_changed(sheet));
	emit_number(e, "protests", sheet->protests);
	emit_number(e, "incidents", sheet->incidents);
	emit_object(e, "clock");
	emit_number_if(e, "limit", sheet->limit, CHAMP_LIMIT_S);
	emit_bool(e, "over", sheet->over);
	emit_number_if(e, "began", began > 0, began);
	emit_number_if(e, "called", sheet->called > 0, sheet->called);
	emit_end(e);
	emit_end(e);
}

static void report_rounds(const struct championship *c, struct emit *e)
{
	int number = 0;

	emit_array(e, "rounds");
	for (int r = 0; r < CHAMP_STAGES; r++) {
		if (!c->round[r].tables)
			continue;
		number = r < CHAMP_ROUNDS ? r + 1 : number + 1;
		emit_object(e, NULL);
		emit_number(e, "round", number);
		emit_text(e, "stage",
		          r == CHAMP_FINAL       ? "final"
		          : r == CHAMP_SEMIFINAL ? "semifinal"
		                                 : "preliminary");
		emit_text(e, "layout", c->round[r].layout[0] ? c->round[r].layout : NULL);
		emit_bool(e, "posted", c->round[r].posted);
		emit_array(e, "tables");
		for (int t = 0; t < c->round[r].tables; t++)
			if (c->round[r].sheet[t].seats)
				report_sheet(c, r, t, e);
		emit_end(e);
		emit_end(e);
	}
	emit_end(e);
}

/* The judges' book, for --secret only. */
static void report_records(const struct championship *c, struct emit *e)
{
	emit_array(e, "records");
	for (int i = 0; i < c->records; i++) {
		const struct champ_record *record = &c->record[i];

		emit_object(e, NULL);
		emit_choice(e, "kind", CHAMP_KIND_WORDS, record->kind);
		emit_number(e, "at", record->at);
		if (record->round < CHAMP_STAGES) {
			emit_text(e, "round", champ_round_word(record->round));
			emit_number(e, "table", record->sheet + 1);
		}
		if (record->player != CHAMP_NOBODY)
			emit_text(e, "player", champ_name(c, record->player));
		if (record->kind == CHAMP_GROUND)
			emit_choice(e, "ground", CHAMP_GROUNDS, record->ground);
		if (c->texts[record->by])
			emit_text(e, "by", c->texts + record->by);
		emit_text(e, "text", c->texts + record->text);
		emit_end(e);
	}
	emit_end(e);
}

void champ_report(const void *state, struct emit *e)
{
	const struct championship *c = state;
	struct champ_worth worth = champ_worth(c);
	int round = champ_current(c);

	emit_text(e, "game", "championship");
	emit_text(e, "title", c->table.title[0] ? c->table.title : NULL);
	emit_choice(e, "stage", CHAMP_STAGE_WORDS, (int)c->stage);
	emit_number(e, "round", round >= 0 && round < CHAMP_ROUNDS ? round + 1 : c->rounds);
	emit_number(e, "planned_rounds", c->rounds);
	report_players(c, e);
	report_rounds(c, e);
	emit_number(e, "repeats", worth.repeats);
	emit_number(e, "pick_faults", worth.pick_faults);
	emit_number(e, "nation_meetings", worth.nation_meetings);
	emit_number_if(e, "cut", c->cut > 0, c->cut);
	emit_choice(e, "programme", CHAMP_PROGRAMMES, (int)c->programme);
	emit_text(e, "tiebreak", c->share_points ? "share-points" : "share");
	emit_object(e, "clock");
	emit_bool(e, "running", c->table.clock.running);
	emit_number_if(e, "limit", c->table.clock.limit_s > 0, c->table.clock.limit_s);
	emit_end(e);
	if (e->secret)
		report_records(c, e);
}

/* ---- questions ---- */

/* "101.32; 2, 0": the criteria after the points */
static struct champ_text minor_criteria(const struct championship *c, const struct champ_score *score)
{
	const char *before = "";
	struct champ_text out;
	size_t end = 0;

	for (int by = CHAMP_BY_POINTS + 1; by < CHAMP_CRITERIA && end < sizeof out.text; by++) {
		if (!champ_ranks_by(c, by))
			continue;
		end += (size_t)snprintf(out.text + end, sizeof out.text - end, "%s%s", before,
		                        champ_value_text(by, score->value[by]).text);
		before = before[0] ? _(", ") : "; ";
	}
	return out;
}

/* "3. Anna Müller: 3 wins, 30 points, 101.32; 2, 0; by points" */
static void say_rank(struct call *call, const struct champ_rank *r)
{
	const struct championship *c = call->state;
	int wins = r->score.value[CHAMP_BY_WINS];

	if (!r->rank)
		said_line(call->said, _("-. %s: disqualified"), champ_name(c, r->player));
	else
		said_line(call->said,
		          P_("%d. %s: %d win, %d points, %s%s%s", "%d. %s: %d wins, %d points, %s%s%s", wins),
		          r->rank, champ_name(c, r->player), wins, r->score.value[CHAMP_BY_POINTS],
		          minor_criteria(c, &r->score).text,
		          r->level   ? _("; lots not drawn yet")
		          : r->by[0] ? _("; by ")
		                     : "",
		          r->level   ? ""
		          : r->by[0] ? _(r->by)
		                     : "");
}

bool champ_standings(struct call *call)
{
	const struct championship *c = call->state;
	struct champ_rank *r;
	int count = c->players;

	if (args_more(&call->args) && !args_number(&call->args, 1, CHAMP_PLAYERS, &count))
		return false;
	r = champ_ranking(c);
	emit_array(call->data, "players");
	for (int i = 0; i < count && i < c->players; i++) {
		say_rank(call, &r[i]);
		report_player(c, &r[i], call->data);
	}
	emit_end(call->data);
	free(r);
	if (champ_corrected(c).text[0])
		said_line(call->said, _("corrected after all had signed: %s"), champ_corrected(c).text);
	return true;
}

/* "table 2: Inês Costa, Kim Min-ji have not signed"; in a message, whose end may be left off, "table 2:
 * 2 have not signed: Inês Costa, Kim Min-ji". */
void champ_tell_missing(const struct championship *c, int round, int table, bool message, char *out,
                        size_t size)
{
	const struct champ_sheet *sheet = &c->round[round].sheet[table];
	struct champ_text at = champ_place_name(round, table);
	uint16_t who[CHAMP_SEATS];
	int count = 0;

	for (int k = 0; k < sheet->seats; k++)
		if (!(sheet->signed_by >> k & 1) && !sheet->seat[k].gone)
			who[count++] = sheet->seat[k].player;
	if (!champ_has_result(sheet))
		snprintf(out, size, _("%s: no result yet"), at.text);
	else if (message && count > 1)
		snprintf(out, size, _("%s: %d have not signed: %s"), at.text, count,
		         champ_list(c, who, count).text);
	else
		snprintf(out, size, P_("%s: %s has not signed", "%s: %s have not signed", count), at.text,
		         champ_list(c, who, count).text);
}

/* A table that still plays, and for how long; -1: unknown. */
struct waiting {
	int table, minutes;
};

static int by_length(const void *a, const void *b)
{
	const struct waiting *one = a, *other = b;

	return one->minutes != other->minutes ? other->minutes - one->minutes : one->table - other->table;
}

/* "round 2, table 4: no result yet, for 97 minutes", and the next step near two hours. */
static void tell_waiting(struct call *call, int round, const struct waiting *waiting)
{
	enum { NEARLY_TWO_HOURS = 110 };
	const struct championship *c = call->state;
	const struct champ_sheet *sheet = &c->round[round].sheet[waiting->table];
	char text[sizeof(struct champ_names) + 100];

	champ_tell_missing(c, round, waiting->table, false, text, sizeof text);
	if (waiting->minutes > 0)
		said_line(call->said, P_("%s, for %d minute", "%s, for %d minutes", waiting->minutes), text,
		          waiting->minutes);
	else
		said_line(call->said, "%s", text);
	if (waiting->minutes >= NEARLY_TWO_HOURS && !sheet->limit && !champ_has_result(sheet))
		said_line(call->said, _("near two hours: clock %s %d on by=organiser (W1.1.7)"),
		          champ_round_word(round), waiting->table + 1);
	if (sheet->called)
		said_line(call->said,
		          P_("a judge is called there, %d minute ago",
		             "a judge is called there, %d minutes ago",
		             (unsigned long)champ_minutes_since(call, sheet->called)),
		          champ_minutes_since(call, sheet->called));
	emit_object(call->data, NULL);
	if (round < CHAMP_ROUNDS)
		emit_number(call->data, "round", round + 1);
	else
		emit_text(call->data, "round", champ_round_word(round));
	emit_number(call->data, "table", waiting->table + 1);
	emit_number_if(call->data, "minutes", waiting->minutes >= 0, waiting->minutes);
	emit_bool(call->data, "result", champ_has_result(sheet));
	emit_end(call->data);
}

/* Who plays longest comes first (W1.1.7). */
bool champ_missing_query(struct call *call)
{
	const struct championship *c = call->state;
	struct waiting *waiting = xcalloc(CHAMP_TABLES, sizeof *waiting);
	int round = champ_current(c), count = 0;

	for (int t = 0; round >= 0 && t < c->round[round].tables; t++) {
		const struct champ_sheet *sheet = &c->round[round].sheet[t];
		int64_t began = champ_began(c, round, sheet);

		if (champ_open(sheet))
			waiting[count++] =
				(struct waiting){ t, began ? champ_minutes_since(call, began) : -1 };
	}
	qsort(waiting, (size_t)count, sizeof *waiting, by_length);
	emit_array(call->data, "missing");
	for (int i = 0; i < count; i++)
		tell_waiting(call, round, &waiting[i]);
	emit_end(call->data);
	free(waiting);
	if (!count)
		said_line(call->said, "%s",
		          c->rounds ? _("no sheet is missing") : _("no round is drawn yet: `schedule`"));
	return true;
}

static void tell_meetings(struct call *call, int player, int other)
{
	const struct championship *c = call->state;
	const uint16_t *one = c->player[player].at, *two = c->player[other].at;

	for (int r = 0; r < CHAMP_STAGES; r++) {
		if (one[r] == CHAMP_NOBODY || one[r] != two[r])
			continue;
		said_line(call->said, "%s: %s", champ_place_name(r, one[r]).text, champ_name(c, other));
		emit_object(call->data, NULL);
		emit_text(call->data, "name", champ_name(c, other));
		emit_number(call->data, "round", r + 1);
		emit_number(call->data, "table", one[r] + 1);
		emit_end(call->data);
	}
}

bool champ_met(struct call *call)
{
	const struct championship *c = call->state;
	int player, only = -1;

	if (!champ_read_player(call, true, &player) ||
	    (args_more(&call->args) && !champ_read_player(call, true, &only)))
		return false;
	emit_array(call->data, "met");
	for (int i = 0; i < c->players; i++)
		if (i != player && (only < 0 || only == i))
			tell_meetings(call, player, i);
	emit_end(call->data);
	if (call->said && !call->said->lines)
		said_line(call->said, "%s", _("they have not met"));
	return true;
}
