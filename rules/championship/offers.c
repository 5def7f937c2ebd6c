/* SPDX-License-Identifier: MIT */
/*
 * What may be done now at the desk of an event: all of it is the table's, and all may know it. What is
 * owed is counted (due.c). Players and sheets are thousands: a word for one is tested, they are never
 * listed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { TIED = 64 };

/* The offers while they are listed. */
struct desk {
	struct offers *list;
	const struct championship *c;
	int round; /* the one in progress */
	bool tied; /* some are */
	int owed[CHAMP_DUES];
	const struct champ_duty *first[CHAMP_DUES]; /* that waits the longest */
};

/* ---- what a round, a sheet or a player must be for a line to name it ---- */

static bool is_drawn(const struct championship *c, int round, struct reason *why)
{
	struct where w = { .round = round };

	return c->round[round].tables > 0 || champ_has_table(c, &w, why);
}

static bool is_sheet(const struct championship *c, const struct where *w, struct reason *why)
{
	return true;
}

/* Whether somebody has no table in the round and may take a seat there. */
static bool has_reserve(const struct championship *c, int round, struct reason *why)
{
	for (int i = 0; i < c->players && round >= 0; i++)
		if (champ_comes(c, i) && c->player[i].at[round] == CHAMP_NOBODY)
			return true;
	return reason_set(why, _("nobody is left for that seat: it stays empty"));
}

static bool has_reserve_now(const struct championship *c, struct reason *why)
{
	return has_reserve(c, champ_current(c), why);
}

/* A seat of it can pass to another player, as soon as its own is absent. */
static bool is_waiting(const struct championship *c, const struct where *w, struct reason *why)
{
	return champ_may_change(c, w, why) && !w->sheet->placed && !champ_has_result(w->sheet) &&
	       (c->round[w->round].begun || !c->drawn) && has_reserve(c, w->round, why);
}

static bool is_signed(const struct championship *c, const struct where *w, struct reason *why)
{
	return champ_may_correct(c, w->round, w->table, why);
}

static bool is_short(const struct championship *c, const struct where *w, struct reason *why)
{
	for (int k = 0; k < w->sheet->seats; k++)
		if (w->sheet->seat[k].gone)
			return champ_may_replace(c, w, k, why) && has_reserve(c, w->round, why);
	return why && reason_set(why, _("no seat of that table is empty"));
}

static bool is_free(const struct championship *c, const struct where *w, struct reason *why)
{
	return champ_may_fill(c, w, why) && has_reserve(c, w->round, why);
}

/* Adds one or two tables that make tables of 4 and 3 with this one. */
static bool add_others(struct choices *list, const struct where *w, const struct where *one,
                       const struct where *two)
{
	int players = champ_playing(w->sheet) + champ_playing(one->sheet) +
	              (two ? champ_playing(two->sheet) : 0),
	    other = two ? two->table + 1 : 0, tables, threes;
	char word[40];
	struct choice *choice;

	if (!champ_split(players, &tables, &threes))
		return false;
	if (!list)
		return true;
	snprintf(word, sizeof word, two ? "%d %d" : "%d", one->table + 1, other);
	choice = choices_add(list, NULL, word, "", "");
	CHOICE(choice, name, two ? _("with tables %d and %d") : _("with table %d"), one->table + 1, other);
	CHOICE(choice, text, P_("%d players at %d table", "%d players at %d tables", tables), players,
	       tables);
	return true;
}

/* The next table behind one whose game has not begun. */
static bool next_other(const struct championship *c, const struct where *except, struct where *w)
{
	while (++w->table < c->round[w->round].tables) {
		w->sheet = (struct champ_sheet *)champ_sheet(c, w->round, w->table);
		if (w->table != except->table && champ_playing(w->sheet) && champ_may_move(c, w, NULL))
			return true;
	}
	return false;
}

/* Single tables first. NULL: whether there are any. */
static bool find_others(const struct championship *c, const struct where *w, struct choices *list)
{
	enum { OFFERED = 6 };
	int found = 0, most = list ? OFFERED : 1;

	for (struct where one = { w->round, -1, NULL }; found < most && next_other(c, w, &one);)
		found += add_others(list, w, &one, NULL);
	for (struct where one = { w->round, -1, NULL }; found < most && next_other(c, w, &one);)
		for (struct where two = one; found < most && next_other(c, w, &two);)
			found += add_others(list, w, &one, &two);
	return found > 0;
}

static bool is_small(const struct championship *c, const struct where *w, struct reason *why)
{
	return champ_may_regroup(c, w, why) &&
	       (find_others(c, w, NULL) ||
	        reason_set(why, _("no waiting tables make tables of 4 and 3 with %s"), champ_where(w).text));
}

/* Of the holes for rounds, sheets and players; each has one of these, or any at the sheet will do. */
static const struct test {
	const char *hole;
	bool (*round)(const struct championship *c, int round, struct reason *why);
	bool (*sheet)(const struct championship *c, const struct where *w, struct reason *why);
	bool (*place)(const struct championship *c, const struct where *w, int place, struct reason *why);
	bool (*player)(const struct championship *c, int player, struct reason *why);
} tests[] = {
	{ "round", .round = is_drawn },
	{ "unposted-round", .round = champ_may_post },
	{ "open-round", .round = champ_may_lay },
	{ "saved-round", .round = champ_may_sign_all },
	{ "table", .sheet = is_sheet },
	{ "open-table", .sheet = champ_may_change },
	{ "saved-table", .sheet = champ_may_sign },
	{ "signed-table", .sheet = is_signed },
	{ "short-table", .sheet = is_short },
	{ "waiting-table", .sheet = is_waiting },
	{ "free-table", .sheet = is_free },
	{ "small-table", .sheet = is_small },
	{ .hole = "player-there" },
	{ "signer", .place = champ_may_sign_at },
	{ "gone-player", .place = champ_may_replace },
	{ "player-in", .player = champ_is_in },
	{ "player-away", .player = champ_may_check_in },
	{ "player-here", .player = champ_may_be_absent },
	{ "player-seated", .player = champ_may_swap },
	{ "player", .player = champ_may_disqualify },
	{ 0 },
};

/* Of the hole whose name begins there; NULL: it is filled by other words. */
static const struct test *find_test(const char *name)
{
	for (const struct test *test = tests; test->hole; test++) {
		size_t length = strlen(test->hole);

		if (strncmp(name, test->hole, length) == 0 && (!name[length] || name[length] == '}'))
			return test;
	}
	return NULL;
}

/* That of the last hole for a round, a sheet or a player of the event; NULL: there is none. */
static const struct test *test_of(const char *line)
{
	const struct test *test, *last = NULL;

	for (const char *hole = strchr(line, '{'); hole; hole = strchr(hole + 1, '{'))
		if ((test = find_test(hole + 1)) && (test->round || test->sheet || test->player))
			last = test;
	return last;
}

static bool any_round(const struct desk *d, const struct test *test, struct reason *why)
{
	for (int r = 0; r < CHAMP_STAGES; r++)
		if (test->round(d->c, r, NULL))
			return true;
	return test->round(d->c, d->round < 0 ? 0 : d->round, why);
}

/* Most likely in the round in progress, or later. */
static bool any_sheet(const struct desk *d, const struct test *test, struct reason *why)
{
	struct where w = { 0 }, last;

	if (d->round < 0)
		return reason_set(why, _("no round is drawn yet: `schedule`"));
	for (int n = CHAMP_STAGES; n > 0; n--) {
		w.round = (d->round + CHAMP_STAGES - n) % CHAMP_STAGES;
		for (w.table = 0; w.table < d->c->round[w.round].tables; w.table++) {
			last = w;
			if (champ_has_table(d->c, &last, NULL) && test->sheet(d->c, &last, NULL))
				return true;
		}
	}
	return champ_has_table(d->c, &last, why) && test->sheet(d->c, &last, why);
}

static bool any_player(const struct championship *c, const struct test *test, struct reason *why)
{
	for (int i = 0; i < c->players; i++)
		if (test->player(c, i, NULL))
			return true;
	return c->players ? test->player(c, c->players - 1, why)
	                  : reason_set(why, _("nobody has entered yet: `player NAME`"));
}

/* ---- the sheet, the round, the player that a line names ---- */

/* The n-th word of a line, from 0, without its quotes; "" where there is none. */
static void read_word(const char *line, int n, char out[CHAMP_NAME_BYTES])
{
	size_t quoted, length;

	for (;; n--, line += length) {
		line += strspn(line, " ");
		quoted = *line == '"';
		length = strcspn(line + quoted, quoted ? "\"" : " ");
		if (n <= 0)
			break;
		length += 2 * quoted;
	}
	snprintf(out, CHAMP_NAME_BYTES, "%.*s", (int)length, line + quoted);
}

static int find_round(const char *line)
{
	char word[CHAMP_NAME_BYTES];

	read_word(line, 1, word);
	return champ_round_find(word);
}

/* The sheet that the line names after its verb, or of which it says only the round so far. */
static bool find_sheet(const struct championship *c, const char *line, const char *table, struct where *w)
{
	char word[CHAMP_NAME_BYTES];

	read_word(line, 2, word);
	w->round = find_round(line);
	return w->round >= 0 && read_int(table ? table : word, 1, CHAMP_TABLES, &w->table) && w->table-- &&
	       champ_has_table(c, w, NULL);
}

static int find_player(const struct championship *c, const char *line, int n)
{
	char name[CHAMP_NAME_BYTES];

	read_word(line, n, name);
	return champ_find(c, name, NULL);
}

/* ---- what would be lost ---- */

static bool lost_tables(const void *state, const char *line, char *out, size_t size)
{
	const struct championship *c = state;

	for (int r = 0; r < c->rounds; r++)
		if (c->round[r].tables && !c->round[r].begun)
			return snprintf(out, size, "%s",
			                _("rounds not yet begun are redrawn: tell the players who know their "
			                  "tables")) > 0;
	return false;
}

/* What follows for the others when a player leaves. */
static void tell_leaving(const struct championship *c, char *out, size_t size)
{
	int open = champ_drawn_open(c);

	if (open)
		snprintf(out, size, P_("%d round is redrawn", "%d rounds are redrawn", open), open);
	else
		snprintf(out, size, "%s",
		         champ_current(c) < 0 ? _("the games played count") : _("the seat stays empty"));
}

static bool lost_seat(const void *state, const char *line, char *out, size_t size)
{
	char then[100];
	int player = find_player(state, line, 1);

	tell_leaving(state, then, sizeof then);
	if (player < 0)
		snprintf(out, size, "%s", then);
	else
		snprintf(out, size,
		         strncmp(line, "drop", 4) == 0 ? _("%s drops out: %s") : _("%s is disqualified: %s"),
		         champ_name(state, player), then);
	return true;
}

/* Where no round is named yet, of the one in progress. */
static bool lost_draft(const void *state, const char *line, char *out, size_t size)
{
	const struct championship *c = state;
	int named = find_round(line), round = named < 0 ? champ_current(c) : named;

	if (round < 0 || c->round[round].posted)
		return false;
	snprintf(out, size, _("%s is posted: %s"), champ_round_name(round).text,
	         c->round[round].layout[0] ? _("its tables and its board stay as they are")
	                                   : _("its tables stay, and it has no board yet"));
	return true;
}

static bool lost_protest(const void *state, const char *line, char *out, size_t size)
{
	return snprintf(out, size, "%s", _("all have signed: the sheet is locked, and nobody can protest")) >
	       0;
}

/* The last signature locks the sheet. */
static bool lost_by_last(const void *state, const char *line, char *out, size_t size)
{
	struct where w;
	int place;

	if (!find_sheet(state, line, NULL, &w) || champ_unsigned(w.sheet) > 1)
		return false;
	place = champ_place(w.sheet, find_player(state, line, 3));
	return place >= 0 && !w.sheet->seat[place].gone && lost_protest(state, line, out, size);
}

static bool lost_protests(const void *state, const char *line, char *out, size_t size)
{
	int named = find_round(line), round = named < 0 ? champ_current(state) : named,
	    count = round < 0 ? 0 : champ_to_sign(state, round);

	if (count)
		snprintf(out, size,
		         P_("%s: all have signed %d sheet: locked, and nobody can protest",
		            "%s: all have signed %d sheets: locked, and nobody can protest", count),
		         champ_round_name(round).text, count);
	return count > 0;
}

static void tell_paper(const char *follows, const char *points, char *out, size_t size)
{
	if (follows[0])
		snprintf(out, size, _("%s; does the signed paper say %s (W1.2.3)"), follows, points);
	else
		snprintf(out, size, _("does the signed paper say %s (W1.2.3)"), points);
}

/* "10 8 6 5"; "10 11* 6 5" where two have 10. */
static void list_points(const struct champ_sheet *sheet, char *out, size_t size)
{
	int tens = 0;
	size_t end = 0;

	for (int k = 0; k < sheet->seats; k++)
		tens += sheet->seat[k].points >= CHAMP_WIN;
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->seat[k].points >= 0)
			end += (size_t)snprintf(out + end, size - end, "%s%d%s", end ? " " : "",
			                        sheet->seat[k].points,
			                        tens > 1 && k == sheet->winner ? "*" : "");
}

/* The sheet has the points of its signed paper; what follows is said with them. */
static bool lost_paper(const void *state, const char *line, char *out, size_t size)
{
	struct championship *then;
	char points[40];
	struct where w;

	if (!find_sheet(state, line, NULL, &w) || !(then = champ_would_correct(state, line)))
		return false;
	find_sheet(then, line, NULL, &w);
	list_points(w.sheet, points, sizeof points);
	tell_paper(champ_followed(state, then).text, points, out, size);
	free(then);
	return true;
}

/* ---- the list ---- */

static bool may_schedule(const struct championship *c, struct reason *why)
{
	return champ_may_schedule(c, champ_usual_rounds(c), why);
}

static bool may_cut(const struct championship *c, struct reason *why)
{
	return champ_may_cut(c, champ_usual_cut(c), why) && !champ_owes_lots(c, why);
}

static bool may_check_in_all(const struct championship *c, struct reason *why)
{
	return any_player(c, find_test("player-away"), why);
}

/* clang-format off */
/* In the order of what matters. One that names a round, a sheet or a player stands where there is one. */
static const struct act {
	const char *id, *line;
	enum champ_due due;
	enum offer_rank rank;
	bool (*may)(const struct championship *c, struct reason *why);
	bool (*lost)(const void *state, const char *line, char *out, size_t size);
} acts[] = {
	{ "answer", .line = "judge-note {round} {table} by={\"judge} {*text}", .due = CHAMP_DUE_ANSWER, .rank = OFFER_HINTED },
	{ "judge", .line = "judge {round} {open-table} {points} why={\"why}", .due = CHAMP_DUE_DECISION },
	{ "replace", .line = "replace {round} {short-table} {gone-player} by={?by}", .due = CHAMP_DUE_STAND_IN, .rank = OFFER_HINTED },
	{ "regroup", .line = "regroup {round} {small-table} {?others}", .due = CHAMP_DUE_REGROUP, .rank = OFFER_HINTED },
	{ "all-here", .line = "checkin each", .due = CHAMP_DUE_ROLL, .may = may_check_in_all },
	{ "schedule", .line = "schedule", .due = CHAMP_DUE_SCHEDULE, .may = may_schedule, .lost = lost_tables },
	{ "cut", .line = "cut", .due = CHAMP_DUE_CUT, .may = may_cut },
	{ "semifinal", .line = "semifinal", .due = CHAMP_DUE_SEMIFINAL, .may = champ_may_semifinal },
	{ "final", .line = "final", .due = CHAMP_DUE_FINAL, .may = champ_may_final },
	{ "lots-drawn", .line = "lots draw {tied}", .due = CHAMP_DUE_LOTS },
	{ "lots", .line = "lots {+order}", .due = CHAMP_DUE_LOTS },
	{ "sign", .line = "sign {round} {saved-table} each", .due = CHAMP_DUE_SIGNATURE, .lost = lost_protest },
	{ "sign-all", .line = "sign {saved-round} each", .rank = OFFER_HINTED, .lost = lost_protests },
	{ "sign-one", .line = "sign {round} {saved-table} {signer}", .rank = OFFER_HINTED, .lost = lost_by_last },
	{ "result", .line = "result {round} {open-table} {points}", .due = CHAMP_DUE_RESULT, .rank = OFFER_HINTED },
	{ "sure", .line = "result {round} {open-table} {points} sure", .rank = OFFER_HINTED },
	{ "board", .line = "layout {open-round} draw", .due = CHAMP_DUE_BOARD },
	{ "board-random", .line = "layout {open-round} draw random" },
	{ "board-text", .line = "layout {open-round} {*text}" },
	{ "post", .line = "post {unposted-round}", .due = CHAMP_DUE_POST, .lost = lost_draft },
	{ "correct", .line = "correct {round} {signed-table} {points} why={\"why} by={\"name}", .rank = OFFER_HINTED, .lost = lost_paper },
	{ "protest", .line = "protest {round} {open-table} {player-there} {*text}", .rank = OFFER_HINTED },
	{ "incident", .line = "incident {round} {table} {*text}", .rank = OFFER_HINTED },
	{ "player", .line = "player {*name nation=XX}", .rank = OFFER_HINTED, .may = champ_may_enter },
	{ "checkin", .line = "checkin {player-away}", .rank = OFFER_HINTED },
	{ "absent", .line = "absent {player-here}", .rank = OFFER_HINTED },
	{ "stand-in", .line = "absent {player-here} & replace {round} {waiting-table} {player-there} by={?by}", .may = has_reserve_now },
	{ "fill", .line = "fill {round} {free-table} {?by}", .rank = OFFER_HINTED },
	{ "swap", .line = "swap {round} {player-seated} {\"other}", .rank = OFFER_HINTED },
	{ "drop", .line = "drop {player-in}", .lost = lost_seat },
	{ "warn", .line = "warn {player-in} {*text}", .rank = OFFER_HINTED },
	{ "disqualify", .line = "disqualify {player} ground={?ground} {*text}", .lost = lost_seat },
};
/* clang-format on */

static bool stands(const struct desk *d, const struct act *act, const struct test *test, struct reason *why)
{
	if (act->due == CHAMP_DUE_LOTS)
		return d->tied || reason_set(why, _("nobody is tied: nothing to draw lots for"));
	if (act->may && !act->may(d->c, why))
		return false;
	if (!test)
		return true;
	return test->round   ? any_round(d, test, why)
	       : test->sheet ? any_sheet(d, test, why)
	                     : any_player(d->c, test, why);
}

/* NULL: how many there are. */
static const char *owes(const struct desk *d, enum champ_due due)
{
	const struct champ_duty *first = d->first[due];
	char text[300];
	struct reason tied;

	switch (due) {
	case CHAMP_DUE_ROLL: return _("not all have checked in");
	case CHAMP_DUE_LOTS:
		return champ_owes_lots(d->c, &tied) ? offers_text(d->list, "%s", tied.text) : NULL;
	case CHAMP_DUE_SCHEDULE: return _("next, draw the rounds");
	case CHAMP_DUE_CUT: return _("all sheets are in: close the preliminaries");
	case CHAMP_DUE_SEMIFINAL: return _("next, draw the semifinal");
	case CHAMP_DUE_FINAL: return _("next, draw the final");
	case CHAMP_DUE_BOARD:
	case CHAMP_DUE_POST:
		return offers_text(d->list, _("%s: %s"), champ_round_name(first->round).text,
		                   champ_due_text(due, 1).text);
	case CHAMP_DUE_REGROUP:
		return offers_text(d->list,
		                   P_("%s: %d player is left", "%s: %d players are left", first->count),
		                   champ_place_name(first->round, first->table).text, first->count);
	case CHAMP_DUE_SIGNATURE:
	case CHAMP_DUE_RESULT:
		champ_tell_missing(d->c, first->round, first->table, true, text, sizeof text);
		return offers_text(d->list, "%s", text);
	default: return NULL;
	}
}

static void offer(const struct desk *d, const struct act *act)
{
	const struct test *test = test_of(act->line);
	bool may = stands(d, act, test, offers_why(d->list));
	struct offer *o = offers_add(d->list, act->id, -1, "%s", act->line);
	char text[200];

	o->rank = act->rank;
	o->lost = act->lost;
	if (act->lost && act->lost(d->c, act->line, text, sizeof text))
		o->loses = offers_text(d->list, "%s", text);
	/* what is owed of a round is owed of the one in progress */
	if (may && d->owed[act->due] && (!test || !test->round || test->round(d->c, d->round, NULL))) {
		o->kind = OFFER_DUE;
		o->owed = d->owed[act->due];
		o->text = offers_text(d->list, "%s", champ_due_text(act->due, o->owed).text);
		o->owes = owes(d, act->due);
	}
	offers_keep(d->list, may);
}

void champ_offers(const void *state, struct offers *list)
{
	struct desk d = { .list = list, .c = state, .round = champ_current(state) };
	uint16_t first;
	int count;
	struct champ_duty *duty = champ_duties(d.c, &count);

	for (int i = count - 1; i >= 0; i--) {
		d.owed[duty[i].due] += duty[i].due == CHAMP_DUE_ROLL ? duty[i].count : 1;
		d.first[duty[i].due] = &duty[i];
	}
	d.tied = champ_tied(d.c, CHAMP_NOBODY, &first, 1) > 0;
	for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
		offer(&d, &acts[i]);
	free(duty);
}

/* ---- the holes of their lines ---- */

bool champ_takes(const void *state, const char *hole, const char *line, const char *word)
{
	const struct test *test = find_test(hole);
	const char *joined = strstr(line, " & "), *last = joined ? joined + strlen(" & ") : line;
	struct where w;
	int found;

	if (!test)
		return true;
	if (test->round)
		return (found = champ_round_find(word)) >= 0 && test->round(state, found, NULL);
	if (test->sheet)
		return find_sheet(state, last, word, &w) && test->sheet(state, &w, NULL);
	found = find_player(state, word, 0);
	if (found < 0 || test->player)
		return found >= 0 && test->player(state, found, NULL);
	if (joined && find_player(state, line, 1) != found) /* who leaves is replaced */
		return false;
	found = find_sheet(state, last, NULL, &w) ? champ_place(w.sheet, found) : -1;
	return found >= 0 && (!test->place || test->place(state, &w, found, NULL));
}

void champ_add_players(const struct championship *c, struct choices *list, const uint16_t *who, int count)
{
	struct champ_rank *r = count ? champ_ranking(c) : NULL;

	for (int i = 0; i < count; i++)
		for (int k = 0; k < c->players; k++) {
			char key[2] = { (char)(i < 9 ? '1' + i : 'a' + i - 9), '\0' },
			     word[2 * CHAMP_NAME_BYTES];
			struct choice *choice;

			if (r[k].player != who[i])
				continue;
			champ_word(c, who[i], word, sizeof word);
			choice = choices_add(list, key, word, champ_name(c, who[i]), "");
			CHOICE(choice, text, _("rank %d"), r[k].rank);
			CHOICE(choice, value, "%s", c->player[who[i]].nation);
		}
	free(r);
}

static void by_choices(const void *state, struct choices *list)
{
	enum { OFFERED = 6 };
	uint16_t who[OFFERED];
	const char *joined = strstr(list->line, " & ");
	struct where w;

	if (find_sheet(state, joined ? joined + strlen(" & ") : list->line, NULL, &w))
		champ_add_players(state, list, who, champ_stand_ins(state, w.round, who, OFFERED));
}

static void others_choices(const void *state, struct choices *list)
{
	struct where w;

	if (find_sheet(state, list->line, NULL, &w))
		find_others(state, &w, list);
}

/* Those whom lots part first. */
static void order_choices(const void *state, struct choices *list)
{
	uint16_t who[TIED];

	champ_add_players(state, list, who, champ_tied(state, CHAMP_NOBODY, who, TIED));
}

static void ground_choices(const void *state, struct choices *list)
{
	static const char *const grounds[][3] = {
		{ "r", "rules", N_("broken rules; before the sheet is signed") },
		{ "c", "conduct", N_("conduct") },
		{ "o", "collusion", N_("collusion; usually after a warning") },
	};

	for (int i = 0; i < 3; i++)
		choices_add(list, grounds[i][0], grounds[i][1], "", _(grounds[i][2]));
}

const struct offer_hole champ_offer_holes[] = {
	CHAINED("by", by_choices),
	CHAINED("others", others_choices),
	HOLE("order", order_choices),
	HOLE("ground", ground_choices),
	{ 0 },
};
