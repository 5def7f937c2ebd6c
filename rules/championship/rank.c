/* SPDX-License-Identifier: MIT */
/*
 * Points, shares and ranks (W1.3). All of it in whole numbers: a share is
 * hundredths of a percent, rounded half up game by game and then added, as the
 * example of W1.3.3 is; no floating point ever decides who goes on.
 */
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { FOUR_POINTS = 333, THREE_POINTS = 250 };

/* ---- one game ---- */

/* 100 * part * weight / whole, rounded half up. */
static int rounded(int part, int weight, int whole)
{
	return whole > 0 ? (200 * weight * part + whole) / (2 * whole) : 0;
}

int champ_share(int points, int total)
{
	return rounded(points, 100, total);
}

static int real_total(const struct champ_sheet *sheet)
{
	int total = 0;

	for (int k = 0; k < sheet->seats; k++)
		total += sheet->seat[k].points;
	return total;
}

/* At a table of 3 the mean of the three is a fourth score: .33 is cut off,
 * .67 becomes one (W1.3.3). */
int champ_total(const struct champ_sheet *sheet)
{
	int total = real_total(sheet);

	return sheet->seats == CHAMP_SEATS - 1 ? total + (2 * total + 3) / 6 : total;
}

/* Share points take the real scores: 250 of three are 333 of four (W1.3.3). */
void champ_shares(const struct champ_sheet *sheet, int place, int *share, int *points)
{
	int own = sheet->seat[place].points;

	*share = champ_share(own, champ_total(sheet));
	*points = rounded(own, sheet->seats == CHAMP_SEATS ? FOUR_POINTS : THREE_POINTS, real_total(sheet));
}

int champ_game_place(const struct championship *c, const struct champ_sheet *sheet, int place)
{
	int before = 2;

	if (place == sheet->winner)
		return 1;
	for (int k = 0; k < sheet->seats; k++) {
		int more = sheet->seat[k].points - sheet->seat[place].points;

		before += k != place && k != sheet->winner && (more > 0 || (more == 0 && c->level_neither));
	}
	return before;
}

/* ---- one player ---- */

static void add_game(const struct championship *c, const struct champ_sheet *sheet, int player,
                     struct champ_score *score)
{
	int place = 0, finished, share, points;

	while (sheet->seat[place].player != player)
		place++;
	finished = champ_game_place(c, sheet, place);
	champ_shares(sheet, place, &share, &points);
	score->games++;
	score->wins += finished == 1;
	score->seconds += finished == 2;
	score->thirds += finished == 3;
	score->points += sheet->seat[place].points;
	score->share += share;
	score->share_points += points;
}

struct champ_score champ_score(const struct championship *c, int player)
{
	const struct champ_player *who = &c->player[player];
	struct champ_score score = { 0 };

	for (int r = 0; r <= CHAMP_SEMIFINAL; r++) {
		const struct champ_sheet *sheet =
			who->at[r] == CHAMP_NOBODY ? NULL : &c->round[r].sheet[who->at[r]];

		if (sheet && champ_locked(sheet))
			add_game(c, sheet, player, &score);
	}
	return score;
}

/* ---- all of them ---- */

enum key {
	KEY_OUT,
	KEY_BAND,
	KEY_PLACE,
	KEY_WINS,
	KEY_POINTS,
	KEY_SHARE,
	KEY_SECONDS,
	KEY_THIRDS,
	KEY_SEED,
	KEYS,
};

static const char *const key_names[KEYS] = {
	[KEY_OUT] = N_("disqualified"),      [KEY_BAND] = N_("stage"),
	[KEY_PLACE] = N_("place"),           [KEY_WINS] = N_("wins"),
	[KEY_POINTS] = N_("points"),         [KEY_SHARE] = N_("share"),
	[KEY_SECONDS] = N_("second places"), [KEY_THIRDS] = N_("third places"),
	[KEY_SEED] = N_("preliminaries"),
};

enum band { BAND_FINAL, BAND_SEMIFINAL, BAND_REST };

/* The five criteria (W1.3.1, W1.3.2); smaller is better. */
static void score_keys(const struct championship *c, struct champ_rank *r)
{
	r->key[KEY_WINS] = -r->score.wins;
	r->key[KEY_POINTS] = -r->score.points;
	r->key[KEY_SHARE] = -(c->share_points ? r->score.share_points : r->score.share);
	r->key[KEY_SECONDS] = -r->score.seconds;
	r->key[KEY_THIRDS] = -r->score.thirds;
}

static int place_in(const struct championship *c, int round, int player)
{
	const struct champ_sheet *sheet = &c->round[round].sheet[c->player[player].at[round]];
	int k = 0;

	while (sheet->seat[k].player != player)
		k++;
	return champ_game_place(c, sheet, k);
}

static bool is_complete(const struct championship *c, int round)
{
	return c->round[round].tables && champ_locked_in(c, round) == c->round[round].tables;
}

/* Who went on and left before the game stands behind all who played it. */
enum { DID_NOT_PLAY = CHAMP_SEATS + 1 };

/* Who is in the final goes first, by its sheet once that is locked, else by
 * the preliminaries (W1.1.8, W1.3.4). */
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

/* Went on to the semifinals and has no table there. */
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

	r->score = champ_score(c, r->player);
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

static bool same_keys(const struct champ_rank *one, const struct champ_rank *other)
{
	return memcmp(one->key, other->key, sizeof one->key) == 0;
}

/* ---- lots (W1.1.8, W1.3.2) ---- */

static int by_lot(const void *a, const void *b)
{
	const struct champ_rank *one = a, *other = b;

	return one->lot != other->lot ? one->lot - other->lot : one->player - other->player;
}

/* Those who are level, [from, to): in the order drawn, if it was drawn for all. */
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
	int k = 0;

	while (one->key[k] == other->key[k])
		k++;
	return key_names[k];
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
		for (to = from + 1; to < c->players && same_keys(&r[from], &r[to]); to++)
			;
		settle_level(r, from, to, from ? what_parts(&r[from - 1], &r[from]) : "");
	}
	return r;
}
