/* SPDX-License-Identifier: MIT */
/*
 * Seats that change before a game begins, also in a posted round: a late player takes a free
 * seat, two players swap seats, and tables that have lost players are made tables of 4 and 3
 * again (W1.1.4).
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- what follows ---- */

/* Where the round stays, those not begun are drawn again, as after a late entry. */
bool champ_move_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct championship *c = call->state;
	const char *word = args_peek(&call->args);
	int round = word ? champ_round_find(word) : -1;

	if (round >= 0 && c->round[round].begun)
		return champ_redraw_resolve(call, rng, out);
	champ_copy_words(call, out);
	return true;
}

/* The judge decides whether it stays so. */
static void tell_pair(struct call *call, int a, int b)
{
	const struct championship *c = call->state;

	if (champ_meetings(c, a, b) > 1) {
		said_line(call->said, _("%s and %s meet again (W1.1.4)"), champ_name(c, a), champ_name(c, b));
		said_rank(call->said, SAID_SOON);
	}
	if (plan_same_nation(c, a, b)) {
		said_line(call->said, _("%s and %s are both from %s (W1.1.4)"), champ_name(c, a),
		          champ_name(c, b), c->player[a].nation);
		said_rank(call->said, SAID_SOON);
	}
}

/* Says what the wall lacks, draws open rounds again, then tells whom those who have moved meet. */
static bool end_move(struct call *call, const char *by, int round, const uint16_t *moved, int count)
{
	const struct championship *c = call->state;

	champ_say_changed(call, round);
	if (!champ_redraw(call, by, CHAMP_NOBODY))
		return false;
	for (int i = 0; i < count && call->said; i++) {
		int table = c->player[moved[i]].at[round];
		const struct champ_sheet *sheet = champ_sheet(c, round, table);

		for (int k = 0; sheet && k < sheet->seats; k++) {
			int other = sheet->seat[k].player, known = 0;

			while (known <= i && moved[known] != other)
				known++;
			if (known > i)
				tell_pair(call, moved[i], other);
		}
	}
	return true;
}

/* ---- a late player ---- */

/* Says where else: at another table, or in the next round. */
static bool refuse_full(const struct championship *c, const struct where *w, struct reason *why)
{
	int other = champ_free_table(c, w->round, c->players - 1);

	if (other < 0)
		return reason_set(why,
		                  _("%s has %d players (W1.1.4), and no table of three waits: latecomers "
		                    "begin in the next round"),
		                  champ_where(w).text, w->sheet->seats);
	return reason_set(why, _("%s has %d players (W1.1.4); there is a free seat: `fill %s %d P`"),
	                  champ_where(w).text, w->sheet->seats, champ_round_word(w->round), other + 1);
}

bool champ_may_fill(const struct championship *c, const struct where *w, struct reason *why)
{
	return champ_may_move(c, w, why) &&
	       (champ_free_place(w->sheet) >= 0 || (why && refuse_full(c, w, why)));
}

static bool may_sit(const struct championship *c, int round, int player, struct reason *why)
{
	if (!champ_present(c, player))
		return reason_set(why, _("%s is not checked in"), champ_name(c, player));
	return c->player[player].at[round] == CHAMP_NOBODY ||
	       reason_set(why, _("%s already sits at %s; `swap %s P Q` swaps two seats"),
	                  champ_name(c, player), champ_place_name(round, c->player[player].at[round]).text,
	                  champ_round_word(round));
}

bool champ_fill(struct call *call)
{
	struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	struct where w;
	uint16_t moved;
	int player, place;

	if (!champ_read_sheet(call, &w) || !champ_read_player(call, false, &player) ||
	    !champ_may_fill(c, &w, call->why) || !may_sit(c, w.round, player, call->why))
		return false;
	place = champ_free_place(w.sheet);
	if (place == w.sheet->seats)
		champ_sit(c, w.round, w.table, player);
	else
		champ_take_seat(c, &w, place, player);
	c->player[player].here = CHAMP_HERE;
	said_both(call->said, _("%s plays at %s: pick %d"), champ_name(c, player), champ_where(&w).text,
	          place + 1);
	said_rank(call->said, SAID_SOON);
	moved = (uint16_t)player;
	return end_move(call, by, w.round, &moved, 1);
}

/* ---- two swap seats ---- */

/* Where a player sits in a round, as long as the game there has not begun. */
static bool find_seat(const struct championship *c, int player, struct where *w, struct reason *why)
{
	w->table = c->player[player].at[w->round];
	if (w->table == CHAMP_NOBODY)
		return reason_set(why, _("%s has no table in %s: `fill %s TABLE P`"), champ_name(c, player),
		                  champ_round_name(w->round).text, champ_round_word(w->round));
	return champ_has_table(c, w, why) && champ_may_move(c, w, why);
}

bool champ_may_swap(const struct championship *c, int player, struct reason *why)
{
	struct where w;

	for (w.round = 0; w.round < c->rounds; w.round++)
		if (find_seat(c, player, &w, NULL))
			return champ_is_in(c, player, why);
	w.round = champ_current(c) < 0 ? 0 : champ_current(c);
	return find_seat(c, player, &w, why);
}

static bool read_seat(struct call *call, struct where *w, int *player)
{
	return champ_read_player(call, false, player) && find_seat(call->state, *player, w, call->why);
}

static void put(struct championship *c, const struct where *w, int place, int player, bool gone)
{
	w->sheet->seat[place].player = (uint16_t)player;
	w->sheet->seat[place].gone = gone;
	c->player[player].at[w->round] = (uint16_t)w->table;
}

bool champ_swap(struct call *call)
{
	struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	struct where w, other;
	int one, two, from, to;
	uint16_t moved[2];
	bool gone;

	if (!champ_read_round(call, &w.round))
		return false;
	other.round = w.round;
	if (!read_seat(call, &w, &one) || !read_seat(call, &other, &two))
		return false;
	if (one == two)
		return reason_set(call->why, _("%s is named twice"), champ_name(c, one));
	from = champ_place(w.sheet, one);
	to = champ_place(other.sheet, two);
	gone = w.sheet->seat[from].gone;
	put(c, &w, from, two, other.sheet->seat[to].gone);
	put(c, &other, to, one, gone);
	said_both(call->said, _("%s, swapped: %s to table %d, pick %d, %s to table %d, pick %d"),
	          champ_round_name(w.round).text, champ_name(c, one), other.table + 1, to + 1,
	          champ_name(c, two), w.table + 1, from + 1);
	said_rank(call->said, SAID_SOON);
	moved[0] = (uint16_t)one;
	moved[1] = (uint16_t)two;
	return end_move(call, by, w.round, moved, 2);
}

/* ---- tables that have lost players ---- */

/* One of the tables that are seated again. */
struct group {
	struct where w;
	uint16_t who[CHAMP_SEATS], stays[CHAMP_SEATS];
	int count, quota, kept, stay; /* quota 0: dissolved; kept: of those who stay, had sat there */
};

struct regroup {
	struct championship *c;
	struct group group[WORDS_MAX];
	int groups;
	struct plan plan; /* with the random numbers of the line */
};

bool champ_may_regroup(const struct championship *c, const struct where *w, struct reason *why)
{
	int playing = champ_playing(w->sheet);
	bool few = playing && playing < CHAMP_SEATS - 1;

	if (!few && !why)
		return false; /* asked of every table: nobody reads the reason */
	return champ_may_move(c, w, why) &&
	       (few || reason_set(why, _("%s already has its players"), champ_where(w).text));
}

static void add_group(struct regroup *r, const struct where *w)
{
	struct group *group = &r->group[r->groups++];

	*group = (struct group){ .w = *w };
	for (int k = 0; k < w->sheet->seats; k++)
		if (!w->sheet->seat[k].gone)
			group->who[group->count++] = w->sheet->seat[k].player;
}

static bool read_groups(struct call *call, struct regroup *r)
{
	struct where w;

	if (!champ_read_round(call, &w.round))
		return false;
	do {
		if (!args_number(&call->args, 1, CHAMP_TABLES, &w.table))
			return false;
		w.table--;
		for (int i = 0; i < r->groups; i++)
			if (r->group[i].w.table == w.table)
				return reason_set(call->why, _("table %d is named twice"), w.table + 1);
		if (!champ_has_table(r->c, &w, call->why) || !champ_may_move(r->c, &w, call->why))
			return false;
		add_group(r, &w);
	} while (args_more(&call->args));
	return r->groups > 1 || reason_set(call->why, _("name the other table too: `regroup %s %d TABLE`"),
	                                   champ_round_word(w.round), w.table + 1);
}

/* The fullest tables stay, and of them the fullest are those of 4. False: somebody is one too many. */
static bool share_out(struct regroup *r, struct reason *why)
{
	int players = 0, tables, threes;
	bool same = true;

	for (int i = 0; i < r->groups; i++)
		players += r->group[i].count;
	if (!champ_split(players, &tables, &threes))
		return reason_set(
			why,
			P_("%d player cannot sit at tables of 4 and 3 (W1.1.4): name one more table",
		           "%d players cannot sit at tables of 4 and 3 (W1.1.4): name one more table",
		           players),
			players);
	for (int n = 0; n < tables; n++) {
		struct group *most = NULL;

		for (int i = 0; i < r->groups; i++)
			if (!r->group[i].quota && (!most || r->group[i].count > most->count))
				most = &r->group[i];
		most->quota = CHAMP_SEATS - (n >= tables - threes);
		same &= most->quota == most->count;
	}
	return !same || reason_set(why, _("they already sit at tables of 4 and 3 (W1.1.4)"));
}

/* Who stays at their table, and how many of the others, who are drawn, take a seat elsewhere. */
static void draw_movers(struct regroup *r, uint16_t *mover)
{
	int count = 0;

	for (int i = 0; i < r->groups; i++) {
		struct group *group = &r->group[i];

		group->stay = group->count;
		memcpy(group->stays, group->who, sizeof group->who);
		for (; group->stay > group->quota; group->stay--) {
			int n = (int)rng_below(&r->plan.rng, (uint32_t)group->stay);

			mover[count++] = group->stays[n];
			memmove(&group->stays[n], &group->stays[n + 1],
			        (size_t)(group->stay - n - 1) * sizeof *group->stays);
		}
		group->kept = group->stay;
	}
	rng_shuffle(&r->plan.rng, mover, count, sizeof *mover);
}

static int seat_movers(struct regroup *r, const uint16_t *mover)
{
	int sum = 0;

	for (int i = 0; i < r->groups; i++) {
		struct group *group = &r->group[i];

		for (; group->stay < group->quota; group->stay++)
			group->stays[group->stay] = *mover++;
		for (int a = 0; a < group->stay; a++)
			for (int b = 0; b < a; b++)
				sum += champ_strain(r->c, group->stays[a], group->stays[b], group->w.round);
	}
	return sum;
}

/* Of some drawings the one with the fewest repeats, then the fewest compatriots at a table. */
static void draw_groups(struct regroup *r)
{
	enum { TRIES = 200 };
	uint16_t mover[WORDS_MAX * CHAMP_SEATS];
	struct group best[WORDS_MAX];
	size_t size = (size_t)r->groups * sizeof *best;
	int least = -1;

	for (int n = 0; n < TRIES && least; n++) {
		int sum;

		draw_movers(r, mover);
		sum = seat_movers(r, mover);
		if (least >= 0 && sum >= least)
			continue;
		least = sum;
		memcpy(best, r->group, size);
	}
	memcpy(r->group, best, size);
}

/* Whether the same people stay: then the table keeps its picks. */
static bool is_same(const struct group *group)
{
	return group->kept == group->count && group->stay == group->count;
}

/* Picks are dealt again only where somebody misses one (W1.1.4). */
static void seat_group(struct regroup *r, const struct group *group)
{
	int faults = 0;

	for (int k = 0; k < group->stay; k++)
		champ_sit(r->c, group->w.round, group->w.table, group->stays[k]);
	for (int k = 0; k < group->stay; k++)
		faults += plan_faults(r->c, group->stays[k]);
	if (faults)
		plan_deal(&r->plan, group->w.round, group->w.sheet);
}

static void say_group(struct call *call, const struct group *group)
{
	struct champ_text at = champ_where(&group->w);

	if (group->stay)
		said_both(call->said, _("%s, in pick order: %s"), at.text,
		          champ_seated(call->state, group->w.sheet).text);
	else
		said_both(call->said, _("%s is dissolved"), at.text);
}

static int apply_groups(struct call *call, struct regroup *r, uint16_t *moved)
{
	int count = 0;

	for (int i = 0; i < r->groups; i++)
		while (!is_same(&r->group[i]) && r->group[i].w.sheet->seats)
			champ_leave(r->c, r->group[i].w.round, r->group[i].w.table,
			            r->group[i].w.sheet->seats - 1);
	for (int i = 0; i < r->groups; i++) {
		const struct group *group = &r->group[i];

		if (is_same(group))
			continue;
		seat_group(r, group);
		say_group(call, group);
		for (int k = group->kept; k < group->stay; k++)
			moved[count++] = group->stays[k];
	}
	return count;
}

bool champ_regroup_resolve(struct call *call, struct rng *rng, struct line *out)
{
	bool said = false;

	for (int i = 0; i < call->args.count; i++)
		said |= call->args.word[i].key && strcmp(call->args.word[i].key, "draw") == 0;
	if (!champ_move_resolve(call, rng, out))
		return false;
	if (!said)
		line_format(out, "draw=%d", (int)rng_below(rng, 1000000));
	return true;
}

bool champ_regroup(struct call *call)
{
	struct regroup r = { .c = call->state };
	const char *by = args_key(&call->args, "by");
	uint16_t moved[WORDS_MAX * CHAMP_SEATS];
	int draw = 0, count;

	if (!args_key_number(&call->args, "draw", 0, 999999, &draw) || !read_groups(call, &r) ||
	    !share_out(&r, call->why))
		return false;
	r.plan = (struct plan){ .c = r.c };
	rng_seed(&r.plan.rng, (uint32_t)draw);
	draw_groups(&r);
	count = apply_groups(call, &r, moved);
	return end_move(call, by, r.group[0].w.round, moved, count);
}
