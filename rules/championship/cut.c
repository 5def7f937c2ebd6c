/* SPDX-License-Identifier: MIT */
/*
 * Lots, and the way from the preliminaries to the champion (W1.1.6, W1.1.8,
 * W1.3.4). The ranks at the cut seat the semifinal and order the picks of
 * semifinal and final.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { SEMIFINAL_TABLES = 4, SEMIFINALISTS = 16, STUDIO_SEMIFINAL = 29, LOTS = 64 };

/* ---- lots (W1.3.2) ---- */

/* The end of the group of level players that begins with r[from]. */
static int level_end(const struct champ_rank *r, int from, int players)
{
	int to = from + 1;

	while (r[from].level && to < players && r[to].level && r[to].rank == r[from].rank)
		to++;
	return to;
}

static int index_of(const uint16_t *who, int count, int player)
{
	for (int i = 0; i < count; i++)
		if (who[i] == player)
			return i;
	return -1;
}

/* Whether these players are a complete group of level players. */
static bool are_level(struct call *call, const struct champ_rank *r, const uint16_t *who, int count)
{
	const struct championship *c = call->state;
	int from = 0, to;

	while (from < c->players && r[from].player != who[0])
		from++;
	if (from == c->players || !r[from].level)
		return reason_set(call->why, _("%s is not tied: nothing to draw lots for (W1.3.2)"),
		                  champ_name(c, who[0]));
	while (from > 0 && r[from - 1].level && r[from - 1].rank == r[from].rank)
		from--;
	to = level_end(r, from, c->players);
	for (int i = 0; i < count; i++) {
		int at = from;

		while (at < to && r[at].player != who[i])
			at++;
		if (at == to)
			return reason_set(call->why, _("%s and %s are not tied (W1.3.2)"),
			                  champ_name(c, who[0]), champ_name(c, who[i]));
	}
	for (int i = from; i < to; i++)
		if (index_of(who, count, r[i].player) < 0)
			return reason_set(call->why, _("%s is tied with them too: name all of them"),
			                  champ_name(c, r[i].player));
	return true;
}

static bool may_draw(struct call *call, const uint16_t *who, int count)
{
	struct champ_rank *r = champ_ranking(call->state);
	bool level = are_level(call, r, who, count);

	free(r);
	return level;
}

/* Earlier lots stay valid (W1.1.8). */
static bool keep_order(struct call *call, const uint16_t *who, int count)
{
	const struct championship *c = call->state;

	for (int i = 0; i < count; i++)
		for (int k = i + 1; k < count; k++) {
			const struct champ_player *one = &c->player[who[i]], *other = &c->player[who[k]];

			if (one->draw && one->draw == other->draw && one->lot > other->lot)
				return reason_set(call->why,
				                  _("%s was drawn before %s, and that order stays (W1.1.8)"),
				                  champ_name(c, who[k]), champ_name(c, who[i]));
		}
	return true;
}

static bool read_lots(struct call *call, uint16_t *who, int *count)
{
	for (*count = 0; args_more(&call->args);) {
		if (*count == LOTS)
			return reason_set(call->why, _("lots are for at most %d players"), LOTS);
		if (!champ_read_players(call, true, who, LOTS, count))
			return false;
	}
	return *count > 0 || args_usage(&call->args);
}

static bool take_order(struct call *call, const uint16_t *who, int count)
{
	struct championship *c = call->state;

	if (!may_draw(call, who, count) || !keep_order(call, who, count))
		return false;
	c->draws++;
	for (int i = 0; i < count; i++) {
		c->player[who[i]].draw = (uint16_t)c->draws;
		c->player[who[i]].lot = (uint16_t)(i + 1);
	}
	said_both(call->said, _("lots: %s"), champ_list(c, who, count).text);
	return true;
}

bool champ_lots(struct call *call)
{
	uint16_t who[LOTS];
	int count;

	return read_lots(call, who, &count) && (count > 1 || args_usage(&call->args)) &&
	       take_order(call, who, count);
}

/* A random order that keeps the order of earlier lots. */
static void shuffle(const struct championship *c, struct rng *rng, uint16_t *who, int count)
{
	rng_shuffle(rng, who, count, sizeof *who);
	for (int i = 0; i < count; i++)
		for (int k = i + 1; k < count; k++) {
			const struct champ_player *one = &c->player[who[i]], *other = &c->player[who[k]];
			uint16_t kept = who[i];

			if (!one->draw || one->draw != other->draw || one->lot < other->lot)
				continue;
			who[i] = who[k];
			who[k] = kept;
		}
}

/* "lots draw P Q ..." becomes the order drawn, and so does "lots draw P": of all who are tied with P. */
bool champ_lots_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct championship *c = call->state;
	bool draw = call->args.count && args_flag(&call->args, "draw");
	uint16_t who[LOTS], first;
	int count, tied;

	if (!read_lots(call, who, &count))
		return false;
	if (!draw && count < 2)
		return args_usage(&call->args);
	if (!champ_tied(c, CHAMP_NOBODY, &first, 1))
		return reason_set(call->why, _("nobody is tied: nothing to draw lots for"));
	tied = draw && count == 1 ? champ_tied_with(c, who[0], who, LOTS) : 0;
	count = tied ? tied : count;
	if (draw && !may_draw(call, who, count)) /* no lot is drawn for a line that is refused */
		return false;
	if (draw)
		shuffle(c, rng, who, count);
	line_word(out, "lots");
	for (int i = 0; i < count; i++)
		line_word(out, champ_name(c, who[i]));
	return args_done(&call->args);
}

/* ---- the cut ---- */

static int playing(const struct championship *c)
{
	int count = 0;

	for (int i = 0; i < c->players; i++)
		count += champ_comes(c, i);
	return count;
}

/* Without a number 16, or 4 where they are fewer; in the Studio programme 4 below 29 players. */
int champ_usual_cut(const struct championship *c)
{
	return playing(c) < (c->programme == CHAMP_STUDIO ? STUDIO_SEMIFINAL : SEMIFINALISTS) ? CHAMP_SEATS
	                                                                                      : SEMIFINALISTS;
}

static bool read_cut(struct call *call, int *count)
{
	*count = champ_usual_cut(call->state);
	if (args_more(&call->args) && !args_number(&call->args, 1, CHAMP_PLAYERS, count))
		return false;
	return *count == SEMIFINALISTS || *count == CHAMP_SEATS ||
	       reason_set(call->why,
	                  _("%d is not a cut: `cut 16` (semifinal and final) or `cut 4` (final) (W1.1.6)"),
	                  *count);
}

bool champ_may_cut(const struct championship *c, int count, struct reason *why)
{
	int round = 0, table = 0;

	if (c->cut)
		return reason_set(why, _("the cut has been made: `undo` takes it back"));
	if (!c->rounds)
		return reason_set(why, _("no round has been played yet: `schedule` draws them"));
	if (champ_missing(c, &round, &table))
		return reason_set(why,
		                  champ_has_result(&c->round[round].sheet[table])
		                          ? _("not all have signed %s yet: `sign` (W1.2.3)")
		                          : _("%s has no points yet: `result`"),
		                  champ_place_name(round, table).text);
	if (playing(c) < count)
		return reason_set(why, _("%d players are too few for cut %d: `cut 4` (W1.1.6)"), playing(c),
		                  count);
	return true;
}

/* Indexes in the ranking: the last player who goes on, and the next one. */
static void find_line(const struct championship *c, const struct champ_rank *r, int count, int *last,
                      int *next)
{
	int found = 0;

	*last = *next = -1;
	for (int i = 0; i < c->players; i++) {
		if (!champ_comes(c, r[i].player))
			continue;
		if (found++ < count)
			*last = i;
		else if (*next < 0)
			*next = i;
	}
}

/* The level players of whom some go on and some do not; why: how to part them. False: there are none. */
static bool is_line_tied(const struct championship *c, const struct champ_rank *r, int count,
                         struct reason *why)
{
	uint16_t level[LOTS];
	int last, next, tied = 0;

	find_line(c, r, count, &last, &next);
	if (next < 0 || !r[last].level || r[last].rank != r[next].rank)
		return false;
	for (int i = 0; i < c->players && tied < LOTS; i++)
		if (r[i].level && r[i].rank == r[last].rank)
			level[tied++] = (uint16_t)r[i].player;
	reason_set(why, _("tied at the cut line: %s; draw lots first: `lots P Q...` (W1.3.2)"),
	           champ_list(c, level, tied).text);
	return true;
}

bool champ_owes_lots(const struct championship *c, struct reason *why)
{
	struct champ_rank *r = champ_ranking(c);
	bool tied = is_line_tied(c, r, champ_usual_cut(c), why);

	free(r);
	return tied;
}

/* The rank of the tie that parts, or orders, those who go on; 0: none. */
static int rank_at_cut(const struct championship *c, const struct champ_rank *r)
{
	int last, next;

	find_line(c, r, champ_usual_cut(c), &last, &next);
	if (next >= 0 && r[last].level && r[last].rank == r[next].rank)
		return r[last].rank;
	for (int i = 0; i <= last; i++)
		if (r[i].level)
			return r[i].rank;
	return 0;
}

static bool has_empty_seat(const struct championship *c, int round)
{
	for (int t = 0; t < c->round[round].tables; t++) {
		const struct champ_sheet *sheet = &c->round[round].sheet[t];

		for (int k = 0; k < sheet->seats && !sheet->placed && !champ_has_result(sheet); k++)
			if (sheet->seat[k].gone)
				return true;
	}
	return false;
}

/* The rank that players share who would both take an empty seat of the semifinal or the final; 0: none. */
static int rank_of_seat(const struct championship *c, const struct champ_rank *r)
{
	uint16_t next[2];
	int rank[2] = { 0, -1 };

	for (int round = CHAMP_SEMIFINAL; round <= CHAMP_FINAL; round++) {
		if (!has_empty_seat(c, round) || champ_stand_ins(c, round, next, 2) < 2)
			continue;
		for (int i = 0; i < c->players; i++)
			if (r[i].level && (r[i].player == next[0] || r[i].player == next[1]))
				rank[r[i].player == next[1]] = r[i].rank;
	}
	return rank[0] == rank[1] ? rank[0] : 0;
}

/* The rank at which lots part players: the one that a decision needs, else that of the player, else the
 * first; 0: none. */
static int tied_rank(const struct championship *c, const struct champ_rank *r, int player)
{
	int rank = 0, own = 0, needed = c->cut ? rank_of_seat(c, r) : rank_at_cut(c, r);

	for (int i = c->players - 1; i >= 0; i--)
		if (r[i].level && r[i].score.games) {
			rank = r[i].rank;
			own = r[i].player == player ? rank : own;
		}
	if (rank && needed)
		return needed;
	return own ? own : rank;
}

static int list_tied(const struct championship *c, const struct champ_rank *r, int rank, uint16_t *out,
                     int room)
{
	int count = 0;

	for (int i = 0; i < c->players && rank; i++)
		if (r[i].level && r[i].rank == rank && count < room)
			out[count++] = (uint16_t)r[i].player;
	return count;
}

int champ_tied(const struct championship *c, int player, uint16_t *out, int room)
{
	struct champ_rank *r = champ_ranking(c);
	int count = list_tied(c, r, tied_rank(c, r, player), out, room);

	free(r);
	return count;
}

int champ_tied_with(const struct championship *c, int player, uint16_t *out, int room)
{
	struct champ_rank *r = champ_ranking(c);
	int rank = 0, count;

	for (int i = 0; i < c->players; i++)
		if (r[i].level && r[i].player == player)
			rank = r[i].rank;
	count = list_tied(c, r, rank, out, room);
	free(r);
	return count;
}

/* Draws the missing lots among the players who go on and adds them to the line. */
static void draw_missing_lots(const struct championship *c, const struct champ_rank *r, int count,
                              struct rng *rng, struct line *out)
{
	int last, next;

	find_line(c, r, count, &last, &next);
	for (int from = 0, to; from <= last; from = to) {
		uint16_t who[LOTS];

		to = level_end(r, from, c->players);
		if (!r[from].level || to - from > LOTS)
			continue;
		for (int i = from; i < to; i++)
			who[i - from] = (uint16_t)r[i].player;
		shuffle(c, rng, who, to - from);
		for (int i = 0; i < to - from; i++)
			line_key(out, i ? "then" : "lots", champ_name(c, who[i]));
	}
}

bool champ_cut_resolve(struct call *call, struct rng *rng, struct line *out)
{
	struct champ_rank *r;
	int count;
	bool fine;

	for (int i = 0; i < call->args.count; i++)
		if (call->args.word[i].key) {
			champ_copy_words(call, out); /* the line is from a journal and has its lots */
			return true;
		}
	if (!read_cut(call, &count) || !champ_may_cut(call->state, count, call->why))
		return false;
	line_word(out, "cut");
	line_format(out, "%d", count);
	r = champ_ranking(call->state);
	fine = !is_line_tied(call->state, r, count, call->why) && args_done(&call->args);
	if (fine)
		draw_missing_lots(call->state, r, count, rng, out);
	free(r);
	return fine;
}

/* "lots=P then=Q then=R": each lots= begins a drawing. */
static bool take_lots(struct call *call)
{
	const struct championship *c = call->state;
	uint16_t who[LOTS];
	int count = 0;

	for (int i = 0; i < call->args.count; i++) {
		struct word *word = &call->args.word[i];
		bool first = word->key && strcmp(word->key, "lots") == 0;
		int player;

		if (word->used || !word->key || (!first && strcmp(word->key, "then") != 0))
			continue;
		word->used = true;
		player = champ_find(c, word->text, call->why);
		if (player < 0)
			return false;
		if (first && count && !take_order(call, who, count))
			return false;
		count = first ? 0 : count;
		if (count == LOTS)
			return args_usage(&call->args);
		who[count++] = (uint16_t)player;
	}
	return !count || take_order(call, who, count);
}

bool champ_cut(struct call *call)
{
	struct championship *c = call->state;
	uint16_t through[SEMIFINALISTS];
	struct champ_rank *r;
	int count, found = 0;

	if (!read_cut(call, &count) || !champ_may_cut(call->state, count, call->why) || !take_lots(call))
		return false;
	r = champ_ranking(c);
	if (is_line_tied(c, r, count, call->why)) {
		free(r);
		return false;
	}
	for (int i = 0; i < c->players; i++) {
		struct champ_player *who = &c->player[r[i].player];

		who->seed = (uint16_t)r[i].rank;
		who->through = champ_comes(c, r[i].player) && found < count;
		if (who->through)
			through[found++] = (uint16_t)r[i].player;
	}
	free(r);
	c->cut = count;
	c->stage = count == SEMIFINALISTS ? CHAMP_IN_SEMIFINAL : CHAMP_IN_FINAL;
	said_both(call->said, _("%d players go on: %s (W1.1.6)"), count, champ_list(c, through, count).text);
	said_line(call->said, count == SEMIFINALISTS ? _("next: semifinal") : _("next: final"));
	return true;
}

/* ---- semifinal and final ---- */

/* Lists the players who went on, by rank; returns their number. */
static int by_seed(const struct championship *c, uint16_t out[SEMIFINALISTS])
{
	int count = 0;

	for (int i = 0; i < c->players; i++) {
		int k = count;

		if (!c->player[i].through)
			continue;
		for (; k > 0 && c->player[out[k - 1]].seed > c->player[i].seed; k--)
			out[k] = out[k - 1];
		out[k] = (uint16_t)i;
		count++;
	}
	return count;
}

/* The place of a player who has left stays empty; in older lines there is none. */
static void sit_down(struct championship *c, int round, int table, int player)
{
	struct champ_sheet *sheet = &c->round[round].sheet[table];

	if (c->player[player].status != CHAMP_IN && !c->player[player].away)
		return;
	champ_sit(c, round, table, player);
	sheet->seat[sheet->seats - 1].gone = c->player[player].away;
}

static void open_tables(struct championship *c, int round, int tables)
{
	c->round[round].tables = tables;
	for (int t = 0; t < tables; t++)
		c->round[round].sheet[t] = (struct champ_sheet){ .winner = -1 };
}

static void say_table(struct call *call, int round, int table)
{
	const struct championship *c = call->state;
	const struct champ_sheet *sheet = &c->round[round].sheet[table];

	said_both(call->said, _("%s, in pick order: %s"), champ_place_name(round, table).text,
	          champ_seated(c, &c->round[round].sheet[table]).text);
	for (int k = 0; k < sheet->seats; k++)
		if (sheet->seat[k].gone)
			said_line(call->said, _("%s is missing: replace %s %d ..., or %d play"),
			          champ_name(c, sheet->seat[k].player), champ_round_word(round), table + 1,
			          champ_playing(sheet));
}

bool champ_may_semifinal(const struct championship *c, struct reason *why)
{
	if (c->cut != SEMIFINALISTS)
		return reason_set(why, c->cut ? _("the cut was to 4: no semifinal, only the final")
		                              : _("make the cut first: `cut 16` (W1.1.6)"));
	return !c->round[CHAMP_SEMIFINAL].tables || reason_set(why, _("the semifinal has been drawn"));
}

/* 1-8-9-16, 2-7-10-15, 3-6-11-14, 4-5-12-13 (W1.1.6). */
bool champ_semifinal(struct call *call)
{
	struct championship *c = call->state;
	uint16_t who[SEMIFINALISTS];
	int count;

	if (!champ_may_semifinal(c, call->why))
		return false;
	count = by_seed(c, who);
	open_tables(c, CHAMP_SEMIFINAL, SEMIFINAL_TABLES);
	for (int i = 0; i < count; i++) {
		int turn = i % (2 * SEMIFINAL_TABLES);
		int table = turn < SEMIFINAL_TABLES ? turn : 2 * SEMIFINAL_TABLES - 1 - turn;

		sit_down(c, CHAMP_SEMIFINAL, table, who[i]);
	}
	for (int t = 0; t < SEMIFINAL_TABLES; t++)
		say_table(call, CHAMP_SEMIFINAL, t);
	return true;
}

bool champ_is_finalist(const struct championship *c, int player)
{
	int table = c->player[player].at[CHAMP_SEMIFINAL];
	const struct champ_sheet *sheet = &c->round[CHAMP_SEMIFINAL].sheet[table == CHAMP_NOBODY ? 0 : table];

	if (c->cut == CHAMP_SEATS)
		return true;
	return table != CHAMP_NOBODY && champ_has_result(sheet) &&
	       sheet->seat[sheet->winner].player == player;
}

/* Who would sit there and play. */
static int finalists(const struct championship *c)
{
	uint16_t who[SEMIFINALISTS];
	int count = by_seed(c, who), playing = 0;

	for (int i = 0; i < count; i++) {
		const struct champ_player *p = &c->player[who[i]];

		playing += champ_is_finalist(c, who[i]) && p->status == CHAMP_IN && !p->away;
	}
	return playing;
}

bool champ_may_final(const struct championship *c, struct reason *why)
{
	const struct champ_round *semifinal = &c->round[CHAMP_SEMIFINAL];

	if (!c->cut)
		return reason_set(why, _("make the cut first (W1.1.6)"));
	if (c->round[CHAMP_FINAL].tables)
		return reason_set(why, _("the final has been drawn"));
	if (c->cut == SEMIFINALISTS && !semifinal->tables)
		return reason_set(why, _("play the semifinal first (W1.1.8)"));
	for (int t = 0; t < semifinal->tables; t++)
		if (champ_open(&semifinal->sheet[t]))
			return reason_set(why, _("not all have signed %s yet (W1.1.8)"),
			                  champ_place_name(CHAMP_SEMIFINAL, t).text);
	return finalists(c) >= 2 || reason_set(why, _("nobody is left to play the final"));
}

/* The winners of the semifinals; picks by the preliminaries (W1.1.8). */
bool champ_final(struct call *call)
{
	struct championship *c = call->state;
	uint16_t who[SEMIFINALISTS];
	int count;

	if (!champ_may_final(c, call->why))
		return false;
	count = by_seed(c, who);
	open_tables(c, CHAMP_FINAL, 1);
	for (int i = 0; i < count; i++)
		if (champ_is_finalist(c, who[i]))
			sit_down(c, CHAMP_FINAL, 0, who[i]);
	c->stage = CHAMP_IN_FINAL;
	say_table(call, CHAMP_FINAL, 0);
	said_line(call->said, _("the judge deals in the final (W2.0.4)"));
	said_rank(call->said, SAID_ASIDE);
	return true;
}

/* ---- who is gone before the game ---- */

int champ_stand_ins(const struct championship *c, int round, uint16_t *out, int room)
{
	struct champ_rank *r = round < CHAMP_ROUNDS ? NULL : champ_ranking(c);
	int count = 0;

	for (int i = 0; i < c->players && count < room; i++) {
		int player = round < CHAMP_ROUNDS ? i : r[i].player;

		if (champ_comes(c, player) && c->player[player].at[round] == CHAMP_NOBODY)
			out[count++] = (uint16_t)player;
	}
	free(r);
	return count;
}

static bool are_tied(const struct championship *c, int one, int other)
{
	struct champ_rank *r = champ_ranking(c);
	int level[2] = { 0, 0 };

	for (int i = 0; i < c->players; i++)
		if (r[i].level && (r[i].player == one || r[i].player == other))
			level[r[i].player == other] = r[i].rank;
	free(r);
	return level[0] && level[0] == level[1];
}

/* The first of the stand-ins; in the semifinal and the final they need a clear order. */
static int next_in_line(struct call *call, int round)
{
	const struct championship *c = call->state;
	uint16_t next[2];
	int count = champ_stand_ins(c, round, next, 2);

	if (!count) {
		reason_set(call->why, _("nobody is left for that seat: it stays empty"));
		return -1;
	}
	if (count == 2 && round >= CHAMP_ROUNDS && are_tied(c, next[0], next[1])) {
		reason_set(call->why, _("%s and %s are tied: `lots` first, or by=P (W1.3.2)"),
		           champ_name(c, next[0]), champ_name(c, next[1]));
		return -1;
	}
	return next[0];
}

bool champ_may_replace(const struct championship *c, const struct where *w, int place, struct reason *why)
{
	if (!w->sheet->seat[place].gone)
		return reason_set(why, _("%s is not missing: `absent` or `drop` comes first"),
		                  champ_name(c, w->sheet->seat[place].player));
	if (w->sheet->placed || champ_has_result(w->sheet))
		return reason_set(why, _("the game has begun: %d play on at %s"), champ_playing(w->sheet),
		                  champ_where(w).text);
	return true;
}

static bool read_empty_seat(struct call *call, struct where *w, int *place)
{
	return champ_read_open_sheet(call, w) && champ_read_place(call, w, place) &&
	       champ_may_replace(call->state, w, *place, call->why);
}

bool champ_replace_resolve(struct call *call, struct rng *rng, struct line *out)
{
	struct where w;
	int place, player;

	champ_copy_words(call, out);
	if (!read_empty_seat(call, &w, &place))
		return false;
	if (args_key(&call->args, "by"))
		return true;
	player = next_in_line(call, w.round);
	if (player < 0)
		return false;
	line_key(out, "by", champ_name(call->state, player));
	return true;
}

/* The newcomer takes seat and pick. */
void champ_take_seat(struct championship *c, const struct where *w, int place, int player)
{
	struct champ_seat *seat = &w->sheet->seat[place];

	c->player[seat->player].at[w->round] = CHAMP_NOBODY;
	c->player[player].at[w->round] = (uint16_t)w->table;
	seat->player = (uint16_t)player;
	seat->gone = false;
}

/* .. and the place among those who went on. */
bool champ_replace(struct call *call)
{
	struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	struct where w;
	int place, old, player;

	if (!by)
		return args_usage(&call->args);
	if (!read_empty_seat(call, &w, &place))
		return false;
	player = champ_find(c, by, call->why);
	if (player < 0)
		return false;
	if (!champ_present(c, player))
		return reason_set(call->why, _("%s is not checked in"), champ_name(c, player));
	if (c->player[player].at[w.round] != CHAMP_NOBODY)
		return reason_set(call->why, _("%s already sits at %s"), champ_name(c, player),
		                  champ_place_name(w.round, c->player[player].at[w.round]).text);
	old = w.sheet->seat[place].player;
	champ_take_seat(c, &w, place, player);
	c->player[player].here = CHAMP_HERE;
	c->round[w.round].begun = true;
	if (w.round >= CHAMP_ROUNDS && !c->player[player].through) {
		c->player[player].through = true;
		c->player[old].through = false;
	}
	said_both(call->said, _("%s plays for %s at %s: pick %d"), champ_name(c, player), champ_name(c, old),
	          champ_where(&w).text, place + 1);
	champ_say_changed(call, w.round);
	return true;
}
