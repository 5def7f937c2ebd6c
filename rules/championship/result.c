/* SPDX-License-Identifier: MIT */
/*
 * The result of a sheet: points and winner (W1.1.7), signatures and the judge's
 * decision, which lock it (W1.2.3).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- results ---- */

static int tens(const int *points, int seats)
{
	int count = 0;

	for (int k = 0; k < seats; k++)
		count += points[k] >= CHAMP_WIN;
	return count;
}

/* Only the player on turn wins (W1.1.7); a judge may name a winner below 10 points. */
static bool find_winner(struct call *call, const struct where *w, const int *points, bool judge, int *winner)
{
	const struct championship *c = call->state;
	const char *named = args_key(&call->args, "winner");
	int player, ready = tens(points, w->sheet->seats);

	if (named) {
		player = champ_find(c, named, call->why);
		if (player < 0 || !champ_place_of(call, w, player, winner))
			return false;
		return points[*winner] >= CHAMP_WIN || (judge && !ready) ||
		       reason_set(call->why, _("%s has %d points: only 10 win a game (W1.1.7)"),
		                  champ_name(c, player), points[*winner]);
	}
	if (!ready)
		return reason_set(call->why,
		                  judge ? _("nobody has 10 points (W1.1.7): a judge may end it with winner=P")
		                        : _("nobody has 10 points: the game goes on (W1.1.7)"));
	if (ready > 1)
		return reason_set(call->why, _("%d have 10 points or more: winner=P names the one on turn"),
		                  ready);
	for (*winner = 0; points[*winner] < CHAMP_WIN; ++*winner)
		;
	return true;
}

static bool take_points(struct call *call, const struct where *w, int player, const char *text, int *points)
{
	const struct championship *c = call->state;
	int place, value;

	if (player < 0 || !champ_place_of(call, w, player, &place))
		return false;
	if (points[place] >= 0)
		return reason_set(call->why, _("%s is named twice"), champ_name(c, player));
	if (!read_int(text, 0, CHAMP_POINTS, &value))
		return reason_set(call->why, _("\"%s\" is not a score: 0 to %d"), utf8_shown(text).text,
		                  CHAMP_POINTS);
	points[place] = value;
	return true;
}

static int words_left(const struct call *call)
{
	int count = 0;

	for (int i = 0; i < call->args.count; i++)
		count += !call->args.word[i].used && !call->args.word[i].key;
	return count;
}

/* "P=10 Q=8 ...", or the points alone in pick order. A player called "winner" needs
 * a number instead. Who is gone may have no points. */
static bool read_points(struct call *call, const struct where *w, int points[CHAMP_SEATS])
{
	const struct championship *c = call->state;
	bool all = words_left(call) > champ_playing(w->sheet);

	for (int k = 0; k < CHAMP_SEATS; k++)
		points[k] = -1;
	for (int k = 0; k < w->sheet->seats && args_more(&call->args); k++) {
		const char *word;

		if (w->sheet->seat[k].gone && !all)
			continue;
		if (!args_word(&call->args, &word) ||
		    !take_points(call, w, w->sheet->seat[k].player, word, points))
			return false;
	}
	for (int i = 0; i < call->args.count; i++) {
		struct word *word = &call->args.word[i];

		if (word->used || !word->key || strcmp(word->key, "winner") == 0)
			continue;
		word->used = true;
		if (!take_points(call, w, champ_find(c, word->key, call->why), word->text, points))
			return false;
	}
	for (int k = 0; k < w->sheet->seats; k++)
		if (points[k] < 0 && !w->sheet->seat[k].gone)
			return reason_set(call->why, _("the points of %s are missing"),
			                  champ_name(c, w->sheet->seat[k].player));
	return true;
}

static void put_result(struct call *call, const struct where *w, const int *points, int winner)
{
	for (int k = 0; k < w->sheet->seats; k++)
		w->sheet->seat[k].points = (int8_t)points[k];
	w->sheet->winner = (int8_t)winner;
	w->sheet->signed_by = 0; /* they signed other points */
	w->sheet->typed_by = champ_by(call);
	champ_begin(call->state, w);
}

static void say_result(struct call *call, const struct where *w, bool again)
{
	const struct championship *c = call->state;
	struct champ_text place = champ_where(w);
	struct champ_names points = { "" };

	if (!call->said)
		return;
	for (int k = 0; k < w->sheet->seats; k++) {
		const struct champ_seat *seat = &w->sheet->seat[k];

		if (seat->points < 0)
			continue;
		said_list_add(points.text, sizeof points.text, "%s %d", champ_name(c, seat->player),
		              seat->points);
		said_change(call->said, champ_name(c, seat->player), place.text,
		            k == w->sheet->winner ? _("%d points, wins") : _("%d points"), seat->points);
	}
	said_line(call->said, _("%s wins"), champ_name(c, w->sheet->seat[w->sheet->winner].player));
	said_cause(call->said, "%s%s%s", place.text, _(": "), points.text);
	said_rank(call->said, SAID_CHANGES);
	if (again)
		said_line(call->said, _("the points have changed: everybody signs again"));
}

/* from= names the line of a table's own journal. The reception of the hall reads it
 * back from this journal, to enter no result twice; here it has no meaning. A player
 * called "from" needs a number instead. */
static void take_origin(struct call *call)
{
	args_key(&call->args, "from");
}

/* "sure" at the end of the line: so many points are right. */
static bool take_sure(struct call *call)
{
	struct word *last = call->args.count ? &call->args.word[call->args.count - 1] : NULL;

	if (!last || last->key || strcmp(last->text, "sure") != 0)
		return false;
	last->used = true;
	return true;
}

/* Two settlements are two points; 13 are a slip of the hand more often than a game. Older lines may say
 * any, and so may a judge. */
bool champ_are_likely(const char *name, int points, bool sure, struct reason *why)
{
	enum { LEAST = 2, MANY = 13 };

	if (points >= 0 && points < LEAST)
		return reason_set(why,
		                  P_("%s with %d point: two settlements are 2 (only a judge gives fewer)",
		                     "%s with %d points: two settlements are 2 (only a judge gives fewer)",
		                     (unsigned long)points),
		                  name, points);
	return points < MANY || sure ||
	       reason_set(why, _("%s with %d points: if that is right, add sure"), name, points);
}

static bool are_likely(struct call *call, const struct where *w, const int *points, bool sure)
{
	for (int k = 0; k < w->sheet->seats; k++)
		if (!champ_are_likely(champ_name(call->state, w->sheet->seat[k].player), points[k], sure,
		                      call->why))
			return false;
	return true;
}

bool champ_may_score(const struct championship *c, int player, struct reason *why)
{
	char typed[CHAMP_NAME_BYTES + 2];

	if (c->player[player].here != CHAMP_ABSENT)
		return true;
	word_typed(champ_name(c, player), typed, sizeof typed);
	return reason_set(why, _("%s is absent and gets no points: if here after all, `checkin %s`"),
	                  champ_name(c, player), typed);
}

/* Who is absent has no points, and who has none wins nothing. Older lines may say otherwise. */
static bool are_here(struct call *call, const struct where *w, const int *points, int winner)
{
	const struct championship *c = call->state;

	for (int k = 0; k < w->sheet->seats; k++)
		if ((points[k] >= 0 || k == winner) &&
		    !champ_may_score(c, w->sheet->seat[k].player, call->why))
			return false;
	return winner < 0 || points[winner] >= 0 ||
	       reason_set(call->why, _("%s has no points here: name another winner"),
	                  champ_name(c, w->sheet->seat[winner].player));
}

/* The place of winner=; -1: nobody there is named. */
static int named_winner(struct call *call, const struct where *w)
{
	const char *named = args_key(&call->args, "winner");
	int player = named ? champ_find(call->state, named, NULL) : -1;

	return player < 0 ? -1 : champ_place(w->sheet, player);
}

bool champ_result_resolve(struct call *call, struct rng *rng, struct line *out)
{
	struct where w;
	int points[CHAMP_SEATS];
	bool sure, copied;

	champ_copy_words(call, out);
	sure = take_sure(call);
	copied = args_key(&call->args, "from") != NULL; /* they have signed it at their own table */
	return champ_read_open_sheet(call, &w) && read_points(call, &w, points) &&
	       are_here(call, &w, points, named_winner(call, &w)) &&
	       (copied || are_likely(call, &w, points, sure));
}

bool champ_result(struct call *call)
{
	struct where w;
	int points[CHAMP_SEATS], winner;
	bool again;

	take_origin(call);
	take_sure(call);
	if (!champ_read_open_sheet(call, &w) || !read_points(call, &w, points) ||
	    !find_winner(call, &w, points, false, &winner))
		return false;
	again = w.sheet->signed_by != 0;
	put_result(call, &w, points, winner);
	say_result(call, &w, again);
	return true;
}

/* ---- many sheets in one line: what a file of results becomes ---- */

/* "12:10*,8,6,5": the points of table 12 in pick order, * after the winner's. */
static bool read_sheet(struct call *call, const char *text, struct where *w, int points[CHAMP_SEATS],
                       int *winner)
{
	int table = 0, used = 0, place = 0, count = 1;

	*winner = -1;
	if (sscanf(text, "%5d:%n", &table, &used) != 1 || !used)
		return reason_set(call->why,
		                  _("\"%s\" is not a sheet: 12:10*,8,6,5 is table 12, points in pick order"),
		                  text);
	w->table = table - 1;
	if (!champ_has_table(call->state, w, call->why))
		return false;
	if (champ_locked(w->sheet))
		return reason_set(call->why, _("table %d is locked (W1.2.3)"), table);
	for (const char *at = text + used; *at; at++)
		count += *at == ',';
	for (const char *at = text + used; at && place < w->sheet->seats; place++) {
		char number[8];
		size_t length = strcspn(at, ",");
		bool star = length && at[length - 1] == '*';

		points[place] = -1;
		if (w->sheet->seat[place].gone && count <= champ_playing(w->sheet))
			continue;

		snprintf(number, sizeof number, "%.*s", (int)(length - star), at);
		if (length >= sizeof number || !read_int(number, 0, CHAMP_POINTS, &points[place]))
			return reason_set(call->why, _("table %d: \"%s\" is not a score: 0 to %d"), table,
			                  number, CHAMP_POINTS);
		if (star && *winner >= 0)
			return reason_set(call->why, _("table %d: only one player wins: one * (W1.1.7)"),
			                  table);
		if (star)
			*winner = place;
		at = at[length] ? at + length + 1 : NULL;
		used = at ? 1 : 0;
	}
	for (; place < w->sheet->seats && w->sheet->seat[place].gone; place++)
		points[place] = -1;
	count = champ_playing(w->sheet);
	return (place == w->sheet->seats && !used) ||
	       reason_set(call->why, P_("table %d has %d player", "table %d has %d players", count), table,
	                  count);
}

/* As find_winner, with the table in each refusal. */
static bool is_won(struct call *call, int table, const int *points, int seats, int *winner)
{
	int ready = tens(points, seats);

	if (!ready)
		return reason_set(call->why, _("table %d: nobody has 10 points: the game goes on (W1.1.7)"),
		                  table);
	if (*winner < 0 && ready > 1)
		return reason_set(call->why,
		                  _("table %d: %d have 10 points or more: * after the one on turn"), table,
		                  ready);
	if (*winner >= 0 && points[*winner] < CHAMP_WIN)
		return reason_set(call->why, _("table %d: only 10 points win a game (W1.1.7)"), table);
	for (int k = 0; k < seats && *winner < 0; k++)
		if (points[k] >= CHAMP_WIN)
			*winner = k;
	return true;
}

bool champ_sheets_resolve(struct call *call, struct rng *rng, struct line *out)
{
	struct where w;
	int points[CHAMP_SEATS] = { 0 }, winner;
	const char *text;
	bool sure;

	champ_copy_words(call, out);
	sure = take_sure(call);
	if (!champ_read_round(call, &w.round))
		return false;
	while (args_more(&call->args)) {
		struct reason why;

		if (!args_word(&call->args, &text) || !read_sheet(call, text, &w, points, &winner))
			return false;
		if (are_here(call, &w, points, winner) && are_likely(call, &w, points, sure))
			continue;
		why = *call->why;
		return reason_set(call->why, _("table %d: %s"), w.table + 1, why.text);
	}
	return true;
}

bool champ_sheets(struct call *call)
{
	struct where w;
	int points[CHAMP_SEATS] = { 0 }, winner, count = 0;
	const char *text;

	if (!champ_read_round(call, &w.round))
		return false;
	take_sure(call);
	if (!args_more(&call->args))
		return args_usage(&call->args);
	while (args_more(&call->args)) {
		if (!args_word(&call->args, &text) || !read_sheet(call, text, &w, points, &winner) ||
		    !is_won(call, w.table + 1, points, w.sheet->seats, &winner))
			return false;
		put_result(call, &w, points, winner);
		count++;
	}
	said_both(call->said,
	          w.round < CHAMP_ROUNDS ? P_("round %s: %d sheet entered, not signed yet",
	                                      "round %s: %d sheets entered, not signed yet", count)
	                                 : P_("%s: %d sheet entered, not signed yet",
	                                      "%s: %d sheets entered, not signed yet", count),
	          champ_round_word(w.round), count);
	return true;
}

/* ---- signatures and decisions (W1.2.3) ---- */

static void say_complete(struct call *call, int round)
{
	said_line(call->said,
	          round == CHAMP_SEMIFINAL ? _("the semifinal is complete") : _("the round is complete"));
	said_rank(call->said, SAID_END);
}

static void say_locked(struct call *call, const struct where *w)
{
	const struct championship *c = call->state;
	int open = 0;

	for (int t = 0; t < c->round[w->round].tables; t++)
		open += champ_open(&c->round[w->round].sheet[t]);
	if (w->round == CHAMP_FINAL) {
		said_both(call->said, _("%s is the champion (W1.1.8)"),
		          champ_name(c, w->sheet->seat[w->sheet->winner].player));
		said_rank(call->said, SAID_END);
	}
	said_line(call->said, _("%s is locked"), champ_where(w).text);
	said_cause(call->said, "%s", w->sheet->judged ? _("decided by a judge") : _("signed by all"));
	said_rank(call->said, SAID_CHANGES);
	if (w->round != CHAMP_FINAL && !open)
		say_complete(call, w->round);
}

/* The sheet of the final ends the event. */
void champ_lock(struct call *call, const struct where *w)
{
	struct championship *c = call->state;

	if (!champ_locked(w->sheet))
		return;
	w->sheet->limit = false;
	w->sheet->called = 0;
	if (w->round == CHAMP_FINAL)
		c->stage = CHAMP_OVER;
	say_locked(call, w);
}

bool champ_may_sign(const struct championship *c, const struct where *w, struct reason *why)
{
	return champ_may_change(c, w, why) &&
	       (champ_has_result(w->sheet) ||
	        reason_set(why, _("nothing to sign: %s has no points yet"), champ_where(w).text));
}

bool champ_may_sign_at(const struct championship *c, const struct where *w, int place, struct reason *why)
{
	return !(w->sheet->signed_by >> place & 1) ||
	       reason_set(why, _("%s has already signed"), champ_name(c, w->sheet->seat[place].player));
}

static bool sign_one(struct call *call, const struct where *w, int place)
{
	const struct championship *c = call->state;

	if (!champ_may_sign_at(c, w, place, call->why))
		return false;
	w->sheet->signed_by |= (uint8_t)(1 << place);
	said_change(call->said, champ_name(c, w->sheet->seat[place].player), NULL, _("signs"));
	return true;
}

static void sign_all(struct champ_sheet *sheet)
{
	for (int k = 0; k < sheet->seats; k++)
		if (!sheet->seat[k].gone)
			sheet->signed_by |= (uint8_t)(1 << k);
}

/* Of a sheet that `sign ROUND each` leaves open: why; NULL: it can be signed. */
static const char *why_not_signed(const struct champ_sheet *sheet)
{
	return !champ_has_result(sheet) ? C_("event", "no result")
	       : sheet->protests        ? C_("event", "protest")
	       : sheet->called          ? C_("event", "judge called")
	                                : NULL;
}

int champ_to_sign(const struct championship *c, int round)
{
	const struct champ_round *r = &c->round[round];
	int count = 0;

	for (int t = 0; t < r->tables; t++)
		count += champ_open(&r->sheet[t]) && !why_not_signed(&r->sheet[t]);
	return count;
}

bool champ_may_sign_all(const struct championship *c, int round, struct reason *why)
{
	return champ_to_sign(c, round) > 0 ||
	       reason_set(why, _("no sheet of %s waits for signatures"), champ_round_name(round).text);
}

/* "still open: table 3 (protest), table 5 (no result)" */
static void say_still_open(struct call *call, int round)
{
	enum { NAMED = 3 };
	const struct championship *c = call->state;
	const struct champ_round *r = &c->round[round];
	char text[200];
	size_t end = 0;
	int open = 0;

	for (int t = 0; t < r->tables; t++) {
		if (!champ_open(&r->sheet[t]) || open++ >= NAMED)
			continue;
		if (end)
			end += (size_t)snprintf(text + end, sizeof text - end, "%s", _(", "));
		end += (size_t)snprintf(text + end, sizeof text - end, _("table %d (%s)"), t + 1,
		                        why_not_signed(&r->sheet[t]));
	}
	if (open > NAMED)
		snprintf(text + end, sizeof text - end, _(" and %d more"), open - NAMED);
	if (open)
		said_line(call->said, _("still open: %s"), text);
	else
		say_complete(call, round);
}

/* `sign ROUND each`: the sheets of all tables, but for those with a protest or a judge on the way (W1.2.3).
 */
static bool sign_round(struct call *call)
{
	struct championship *c = call->state;
	struct champ_round *r;
	struct where w;
	int count = 0;

	if (!champ_read_round(call, &w.round) || !args_flag(&call->args, "each") ||
	    !champ_may_sign_all(c, w.round, call->why))
		return false;
	r = &c->round[w.round];
	for (w.table = 0; w.table < r->tables; w.table++) {
		w.sheet = &r->sheet[w.table];
		if (!champ_open(w.sheet) || why_not_signed(w.sheet))
			continue;
		sign_all(w.sheet);
		count++;
		if (w.round == CHAMP_FINAL)
			champ_lock(call, &w);
	}
	if (w.round == CHAMP_FINAL)
		return true;
	said_line(call->said, P_("%d sheet is locked", "%d sheets are locked", count), count);
	said_cause(call->said, _("signed by all, %s"), champ_round_name(w.round).text);
	said_rank(call->said, SAID_CHANGES);
	said_change(
		call->said, NULL, NULL,
		P_("%s: %d sheet signed by all and locked", "%s: %d sheets signed by all and locked", count),
		champ_round_name(w.round).text, count);
	say_still_open(call, w.round);
	return true;
}

static bool is_sign_round(const struct call *call)
{
	const struct word *word = call->args.word;

	return call->args.count == 2 && !word[0].key && !word[1].key && !word[1].quoted &&
	       strcmp(word[1].text, "each") == 0;
}

bool champ_sign(struct call *call)
{
	uint16_t signers[CHAMP_SEATS];
	struct where w;
	int who, before, count = 0;

	if (is_sign_round(call))
		return sign_round(call);
	take_origin(call);
	if (!champ_read_sheet(call, &w) || !champ_may_sign(call->state, &w, call->why))
		return false;
	if (!args_more(&call->args))
		return args_usage(&call->args);
	before = w.sheet->signed_by;
	if (args_flag(&call->args, "each")) /* who has not signed yet */
		for (who = 0; who < w.sheet->seats; who++)
			if (!(w.sheet->signed_by >> who & 1) && !w.sheet->seat[who].gone &&
			    !sign_one(call, &w, who))
				return false;
	while (args_more(&call->args)) {
		uint16_t named[CHAMP_SEATS];

		count = 0;
		if (!champ_read_players(call, true, named, CHAMP_SEATS, &count))
			return false;
		for (int i = 0; i < count; i++)
			if (!champ_place_of(call, &w, named[i], &who) || !sign_one(call, &w, who))
				return false;
	}
	count = 0;
	for (who = 0; who < w.sheet->seats; who++)
		if ((w.sheet->signed_by & ~before) >> who & 1)
			signers[count++] = w.sheet->seat[who].player;
	if (!champ_locked(w.sheet))
		said_line(call->said, _("signed by %s"), champ_list(call->state, signers, count).text);
	champ_lock(call, &w);
	return true;
}

bool champ_judge_resolve(struct call *call, struct rng *rng, struct line *out)
{
	struct where w;
	int points[CHAMP_SEATS];

	champ_copy_words(call, out);
	args_key(&call->args, "why");
	args_key(&call->args, "by");
	return champ_read_open_sheet(call, &w) && read_points(call, &w, points) &&
	       are_here(call, &w, points, named_winner(call, &w));
}

bool champ_judge(struct call *call)
{
	struct champ_record record = { .kind = CHAMP_DECISION, .player = CHAMP_NOBODY };
	struct where w;
	int points[CHAMP_SEATS], winner;
	const char *reason = args_key(&call->args, "why"), *by = args_key(&call->args, "by");

	if (!champ_read_open_sheet(call, &w))
		return false;
	if (!reason || !reason[0])
		return reason_set(call->why, _("give the judge's reason: why=\"...\" (W1.2.3)"));
	if (!read_points(call, &w, points) || !find_winner(call, &w, points, true, &winner))
		return false;
	put_result(call, &w, points, winner);
	w.sheet->judged = true;
	record.round = (uint8_t)w.round;
	record.sheet = (uint16_t)w.table;
	if (!champ_keep(call, record, reason, by ? by : ""))
		return false;
	say_result(call, &w, false);
	champ_lock(call, &w);
	return true;
}

/* ---- the signed paper says something else than the desk has typed (W1.2.3) ---- */

static bool is_the_same(const struct where *w, const int *points, int winner)
{
	bool same = winner == w->sheet->winner;

	for (int k = 0; k < w->sheet->seats; k++)
		same &= points[k] == w->sheet->seat[k].points;
	return same;
}

static bool read_correction(struct call *call, struct where *w, int points[CHAMP_SEATS], int *winner)
{
	return champ_read_sheet(call, w) && champ_may_correct(call->state, w->round, w->table, call->why) &&
	       read_points(call, w, points) && find_winner(call, w, points, false, winner) &&
	       (!is_the_same(w, points, *winner) ||
	        reason_set(call->why, _("%s already has these points"), champ_where(w).text));
}

bool champ_correct_resolve(struct call *call, struct rng *rng, struct line *out)
{
	struct where w;
	int points[CHAMP_SEATS], winner;

	champ_copy_words(call, out);
	args_key(&call->args, "why");
	args_key(&call->args, "by");
	return read_correction(call, &w, points, &winner) && are_here(call, &w, points, winner) &&
	       are_likely(call, &w, points, true);
}

/* All have signed these points: nobody signs again. */
static void put_correction(struct call *call, const struct where *w, const int *points, int winner)
{
	uint8_t signed_by = w->sheet->signed_by;

	put_result(call, w, points, winner);
	w->sheet->signed_by = signed_by;
	w->sheet->corrected = true;
	champ_follow(call->state, w->round);
}

bool champ_correct(struct call *call)
{
	struct champ_record record = { .kind = CHAMP_CORRECTION, .player = CHAMP_NOBODY };
	const char *reason = args_key(&call->args, "why"), *by = args_key(&call->args, "by");
	struct championship *before;
	struct champ_names followed;
	struct where w;
	int points[CHAMP_SEATS], winner;

	if (!read_correction(call, &w, points, &winner))
		return false;
	if (!reason || !reason[0])
		return reason_set(call->why, _("say what went wrong: why=\"...\""));
	if (!by || !by[0])
		return reason_set(call->why, _("say who corrects it: by=NAME"));
	record.round = (uint8_t)w.round;
	record.sheet = (uint16_t)w.table;
	if (!champ_keep(call, record, reason, by))
		return false;
	before = champ_copy_of(call->state);
	put_correction(call, &w, points, winner);
	say_result(call, &w, false);
	said_line(call->said, _("corrected by %s: %s (W1.2.3)"), by, reason);
	said_change(call->said, NULL, champ_where(&w).text, _("corrected by %s: %s"), by, reason);
	followed = champ_followed(before, call->state);
	if (followed.text[0]) {
		said_both(call->said, "%s", followed.text);
		said_rank(call->said, SAID_END);
	}
	free(before);
	return true;
}

struct championship *champ_would_correct(const struct championship *c, const char *line)
{
	static const struct verb verb = { "correct", "", "", NULL, 0, champ_correct, NULL };
	struct championship *then = champ_copy_of(c);
	struct words *words = xcalloc(1, sizeof *words);
	struct reason why;
	struct call call = { .state = then,
		             .args = { .verb = &verb, .word = words->word + 1, .why = &why },
		             .why = &why };
	bool fine = words_split(words, line, strlen(line), &why) && words->count > 1;

	call.args.count = words->count - 1;
	fine = fine && champ_correct(&call);
	free(words);
	if (fine)
		return then;
	free(then);
	return NULL;
}
