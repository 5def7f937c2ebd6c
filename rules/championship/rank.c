/* SPDX-License-Identifier: MIT */
/*
 * Points, shares and ranks (W1.3), all in whole numbers: a share is in hundredths of
 * a percent, rounded half up in each game and then added, as in the example of
 * W1.3.3. No floating point decides who goes on.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- one game ---- */

/* 100 * part * weight / whole, rounded half up. */
static int rounded(int part, int weight, int whole)
{
	return whole > 0 ? (200 * weight * part + whole) / (2 * whole) : 0;
}

struct champ_game champ_game(const struct championship *c, const struct champ_sheet *sheet, int place)
{
	struct champ_game game = { .c = c, .sheet = sheet, .place = place, .finished = 2 };

	for (int k = 0; k < sheet->seats; k++) {
		int more = sheet->seat[k].points - sheet->seat[place].points;

		if (sheet->seat[k].points > 0)
			game.total += sheet->seat[k].points;
		game.finished +=
			k != place && k != sheet->winner && (more > 0 || (more == 0 && c->level_neither));
	}
	if (place == sheet->winner)
		game.finished = 1;
	return game;
}

/* ---- the criteria ---- */

static int win_in(const struct champ_game *game)
{
	return game->finished == 1;
}

static int second_in(const struct champ_game *game)
{
	return game->finished == 2;
}

static int third_in(const struct champ_game *game)
{
	return game->finished == 3;
}

static int points_in(const struct champ_game *game)
{
	return game->sheet->seat[game->place].points;
}

/* Who left has no points at all. */
static int players_of(const struct champ_sheet *sheet)
{
	int count = 0;

	for (int k = 0; k < sheet->seats; k++)
		count += sheet->seat[k].points >= 0;
	return count;
}

/* At a table of 3 the mean of the three is a fourth score: .33 is cut off, .67
 * becomes one (W1.3.3). */
static int share_in(const struct champ_game *game)
{
	int total = game->total;

	if (players_of(game->sheet) == CHAMP_SEATS - 1)
		total += (2 * total + 3) / 6;
	return rounded(points_in(game), 100, total);
}

/* Share points take the real scores: 250 at a table of 3 are 333 at one of 4 (W1.3.3). */
static int share_points_in(const struct champ_game *game)
{
	enum { FOUR = 333, THREE = 250 };

	return rounded(points_in(game), players_of(game->sheet) == CHAMP_SEATS ? FOUR : THREE, game->total);
}

/* clang-format off */
const struct champ_criterion champ_criteria[CHAMP_CRITERIA] = {
	[CHAMP_BY_WINS] = { .key = "wins", .name = N_("wins"), .head = N_("win"),
	  .in_game = win_in },
	[CHAMP_BY_POINTS] = { .key = "points", .name = N_("points"), .head = N_("VP"),
	  .in_game = points_in },
	[CHAMP_BY_SHARE] = { .key = "share", .name = N_("share"), .head = N_("share"), .from = 46,
	  .hundredths = true, .in_game = share_in },
	[CHAMP_BY_SHARE_POINTS] = { .key = "share_points", .name = N_("share points"), .parts = N_("share"),
	  .head = N_("share"), .from = 46, .hundredths = true, .in_game = share_points_in },
	[CHAMP_BY_SECONDS] = { .key = "seconds", .name = N_("second places"), .head = N_("2nd"),
	  .from = 60, .in_game = second_in },
	[CHAMP_BY_THIRDS] = { .key = "thirds", .name = N_("third places"), .head = N_("3rd"),
	  .from = 60, .in_game = third_in },
};
/* clang-format on */

bool champ_ranks_by(const struct championship *c, enum champ_by by)
{
	return by != (c->share_points ? CHAMP_BY_SHARE : CHAMP_BY_SHARE_POINTS);
}

struct champ_text champ_value_text(enum champ_by by, int value)
{
	struct champ_text out;

	if (champ_criteria[by].hundredths)
		snprintf(out.text, sizeof out.text, "%d.%02d", value / 100, value % 100);
	else
		snprintf(out.text, sizeof out.text, "%d", value);
	return out;
}

/* ---- one player ---- */

static struct champ_score score_of(const struct championship *c, int player)
{
	struct champ_score score = { 0 };

	for (int r = 0; r <= CHAMP_SEMIFINAL; r++) {
		int table = c->player[player].at[r];
		const struct champ_sheet *sheet = &c->round[r].sheet[table == CHAMP_NOBODY ? 0 : table];
		struct champ_game game;
		int place;

		if (table == CHAMP_NOBODY || !champ_locked(sheet))
			continue;
		place = champ_place(sheet, player);
		if (sheet->seat[place].points < 0)
			continue;
		game = champ_game(c, sheet, place);
		score.games++;
		for (int by = 0; by < CHAMP_CRITERIA; by++)
			score.value[by] += champ_criteria[by].in_game(&game);
	}
	return score;
}

/* ---- all of them ---- */

enum key {
	KEY_OUT,
	KEY_BAND,
	KEY_PLACE,
	KEY_SCORE, /* the first criterion */
	KEY_SEED = KEY_SCORE + CHAMP_CRITERIA,
	KEYS,
};

enum band { BAND_FINAL, BAND_SEMIFINAL, BAND_REST };

static void score_keys(const struct championship *c, struct champ_rank *r)
{
	for (int by = 0; by < CHAMP_CRITERIA; by++)
		if (champ_ranks_by(c, by))
			r->key[KEY_SCORE + by] =
				champ_criteria[by].fewer ? r->score.value[by] : -r->score.value[by];
}

/* A player who went on but left before the game ranks behind all who played it. */
enum { DID_NOT_PLAY = CHAMP_SEATS + 1 };

static int place_in(const struct championship *c, int round, int player)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, c->player[player].at[round]);
	int place = champ_place(sheet, player);

	return sheet->seat[place].points < 0 ? DID_NOT_PLAY : champ_game(c, sheet, place).finished;
}

static bool is_complete(const struct championship *c, int round)
{
	const struct champ_round *r = &c->round[round];
	int done = champ_locked_in(c, round);

	for (int t = 0; t < r->tables; t++)
		done += r->sheet[t].seats && !champ_playing(&r->sheet[t]); /* all have left */
	return r->tables && done == r->tables;
}

/* Finalists rank first: by the locked sheet of the final, before that by the
 * preliminaries (W1.1.8, W1.3.4). */
static void finalist_keys(const struct championship *c, struct champ_rank *r)
{
	r->key[KEY_BAND] = BAND_FINAL;
	r->key[KEY_SEED] = c->player[r->player].seed;
	if (!is_complete(c, CHAMP_FINAL))
		return;
	r->key[KEY_PLACE] = c->player[r->player].at[CHAMP_FINAL] == CHAMP_NOBODY
	                            ? DID_NOT_PLAY
	                            : place_in(c, CHAMP_FINAL, r->player);
	score_keys(c, r);
}

/* Places 5 to 16 after the semifinals: all games together, or first by the
 * place at the semifinal table (option). */
static void semifinalist_keys(const struct championship *c, struct champ_rank *r)
{
	const struct champ_player *who = &c->player[r->player];

	r->key[KEY_BAND] = BAND_SEMIFINAL;
	if (!is_complete(c, CHAMP_SEMIFINAL)) {
		r->key[KEY_SEED] = who->seed;
		return;
	}
	if (place_in(c, CHAMP_SEMIFINAL, r->player) == 1) {
		finalist_keys(c, r);
		return;
	}
	r->key[KEY_PLACE] = c->by_table ? place_in(c, CHAMP_SEMIFINAL, r->player) : 0;
	score_keys(c, r);
}

/* Players who went on but have no table in the semifinal. */
static void absentee_keys(const struct championship *c, struct champ_rank *r)
{
	r->key[KEY_BAND] = BAND_SEMIFINAL;
	if (!is_complete(c, CHAMP_SEMIFINAL))
		return;
	r->key[KEY_PLACE] = c->by_table ? DID_NOT_PLAY : 0;
	score_keys(c, r);
}

static void make_keys(const struct championship *c, struct champ_rank *r)
{
	const struct champ_player *who = &c->player[r->player];

	r->score = score_of(c, r->player);
	r->key[KEY_OUT] = who->status == CHAMP_DISQUALIFIED;
	if (!c->cut) {
		score_keys(c, r);
		return;
	}
	r->key[KEY_BAND] = BAND_REST;
	r->key[KEY_SEED] = who->seed;
	if (r->key[KEY_OUT])
		return;
	if (who->at[CHAMP_FINAL] != CHAMP_NOBODY || (c->cut == CHAMP_SEATS && who->through))
		finalist_keys(c, r);
	else if (who->at[CHAMP_SEMIFINAL] != CHAMP_NOBODY)
		semifinalist_keys(c, r);
	else if (who->through)
		absentee_keys(c, r);
}

static int by_keys(const void *a, const void *b)
{
	const struct champ_rank *one = a, *other = b;

	for (int k = 0; k < KEYS; k++)
		if (one->key[k] != other->key[k])
			return one->key[k] < other->key[k] ? -1 : 1;
	return one->player - other->player;
}

/* ---- lots (W1.1.8, W1.3.2) ---- */

static int by_lot(const void *a, const void *b)
{
	const struct champ_rank *one = a, *other = b;

	return one->lot != other->lot ? one->lot - other->lot : one->player - other->player;
}

/* Ranks the level players [from, to): by lots, if one drawing covers all of them. */
static void settle_level(struct champ_rank *r, int from, int to, const char *by)
{
	bool drawn = r[from].draw != 0;

	for (int i = from; i < to; i++)
		drawn &= r[i].draw == r[from].draw;
	if (drawn && to - from > 1)
		qsort(r + from, (size_t)(to - from), sizeof *r, by_lot);
	for (int i = from; i < to; i++) {
		r[i].level = !drawn && to - from > 1;
		r[i].rank = r[i].key[KEY_OUT] ? 0 : drawn ? i + 1 : from + 1;
		r[i].by = i == from ? by : drawn ? N_("lots") : "";
	}
}

static const char *what_parts(const struct champ_rank *one, const struct champ_rank *other)
{
	static const char *const names[KEYS] = {
		[KEY_OUT] = N_("disqualified"),
		[KEY_BAND] = N_("stage"),
		[KEY_PLACE] = N_("place"),
		[KEY_SEED] = N_("preliminaries"),
	};
	const struct champ_criterion *criterion;
	int k = 0;

	while (one->key[k] == other->key[k])
		k++;
	if (names[k])
		return names[k];
	criterion = &champ_criteria[k - KEY_SCORE];
	return criterion->parts ? criterion->parts : criterion->name;
}

struct champ_rank *champ_ranking(const struct championship *c)
{
	struct champ_rank *r = xcalloc((size_t)c->players + 1, sizeof *r);

	for (int i = 0; i < c->players; i++) {
		r[i].player = i;
		r[i].draw = c->player[i].draw;
		r[i].lot = c->player[i].lot;
		make_keys(c, &r[i]);
	}
	qsort(r, (size_t)c->players, sizeof *r, by_keys);
	for (int from = 0, to; from < c->players; from = to) {
		for (to = from + 1; to < c->players && memcmp(r[from].key, r[to].key, sizeof r->key) == 0;
		     to++)
			;
		settle_level(r, from, to, from ? what_parts(&r[from - 1], &r[from]) : "");
	}
	return r;
}
