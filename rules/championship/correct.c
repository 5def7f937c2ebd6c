/* SPDX-License-Identifier: MIT */
/*
 * A sheet that all have signed says what its paper says (W1.2.3): until when the desk may correct what it
 * has typed, and what follows for the stages that are drawn already.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- until when ---- */

/* Who plays in a stage that has begun stays there (W1.1.6). */
static bool is_in_time(const struct championship *c, int round, int table, struct reason *why)
{
	for (int later = round < CHAMP_SEMIFINAL ? CHAMP_SEMIFINAL : round + 1; later < CHAMP_STAGES; later++)
		if (c->round[later].tables && c->round[later].begun)
			return reason_set(why,
			                  _("%s has begun: its players stay; `judge-note %s %d by=NAME TEXT` "
			                    "records the paper"),
			                  champ_round_name(later).text, champ_round_word(round), table + 1);
	return true;
}

bool champ_may_correct(const struct championship *c, int round, int table, struct reason *why)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct champ_text place = champ_place_name(round, table);

	if (sheet->judged)
		return reason_set(why, _("%s is locked: a judge has decided it (W1.2.3)"), place.text);
	if (!champ_locked(sheet))
		return reason_set(why, _("not all have signed %s: `result` changes its points"), place.text);
	return is_in_time(c, round, table, why);
}

/* ---- what follows ---- */

/* The ranking as if no cut had been made. */
static struct champ_rank *rank_before_cut(struct championship *c)
{
	int cut = c->cut;
	struct champ_rank *r;

	c->cut = 0;
	r = champ_ranking(c);
	c->cut = cut;
	return r;
}

/* Whether the same players go on, each with the same rank. */
static bool does_cut_stand(const struct championship *c, const struct champ_rank *r)
{
	int found = 0;

	for (int i = 0; i < c->players && found < c->cut; i++) {
		const struct champ_player *who = &c->player[r[i].player];

		if (!who->through && !champ_comes(c, r[i].player))
			continue;
		if (!who->through || r[i].level || who->seed != r[i].rank)
			return false;
		found++;
	}
	return true;
}

static void clear_stage(struct championship *c, int round)
{
	c->round[round].tables = 0;
	for (int i = 0; i < c->players; i++)
		c->player[i].at[round] = CHAMP_NOBODY;
}

static void take_back_cut(struct championship *c)
{
	clear_stage(c, CHAMP_SEMIFINAL);
	clear_stage(c, CHAMP_FINAL);
	for (int i = 0; i < c->players; i++)
		c->player[i].through = false;
	c->cut = 0;
	c->stage = CHAMP_PRELIMINARY;
}

/* The ranks behind those who go on follow the corrected points. */
static void follow_cut(struct championship *c)
{
	struct champ_rank *r = rank_before_cut(c);

	if (!does_cut_stand(c, r))
		take_back_cut(c);
	for (int i = 0; i < c->players; i++)
		c->player[r[i].player].seed = c->cut ? (uint16_t)r[i].rank : 0;
	free(r);
}

static void follow_final(struct championship *c)
{
	const struct champ_sheet *final = champ_sheet(c, CHAMP_FINAL, 0);

	for (int k = 0; final && k < final->seats; k++)
		if (!champ_is_finalist(c, final->seat[k].player)) {
			clear_stage(c, CHAMP_FINAL);
			c->stage = CHAMP_IN_SEMIFINAL;
			return;
		}
}

void champ_follow(struct championship *c, int round)
{
	if (round == CHAMP_SEMIFINAL)
		follow_final(c);
	else if (round < CHAMP_ROUNDS && c->cut)
		follow_cut(c);
}

/* ---- said before and after ---- */

/* Who goes on here and not there; their number. */
static int list_others(const bool *here, const bool *there, int players, uint16_t *out)
{
	int count = 0;

	for (int i = 0; i < players; i++)
		if (here[i] && !there[i])
			out[count++] = (uint16_t)i;
	return count;
}

/* Marks who would go on; false: a tie crosses the line. */
static bool who_goes_on(const struct championship *c, int cut, bool *goes)
{
	struct champ_rank *r = champ_ranking(c);
	int found = 0, last = -1;
	bool tied = false;

	for (int i = 0; i < c->players; i++) {
		if (!champ_comes(c, r[i].player))
			continue;
		tied |= found == cut && r[i].level && r[i].rank == r[last].rank;
		goes[r[i].player] = found++ < cut;
		last = found <= cut ? i : last;
	}
	free(r);
	return !tied;
}

static void tell_cut(const struct championship *before, const struct championship *after,
                     struct champ_names *out)
{
	enum { MOST = 16 };
	bool *old = xcalloc(2 * (size_t)before->players, sizeof *old), *new = old + before->players;
	uint16_t in[MOST], left[MOST];
	int count;

	for (int i = 0; i < before->players; i++)
		old[i] = before->player[i].through;
	if (!who_goes_on(after, before->cut, new))
		snprintf(out->text, sizeof out->text, "%s", _("the cut is made again, after lots"));
	else if (!(count = list_others(new, old, before->players, in)))
		snprintf(out->text, sizeof out->text, "%s", _("the cut is made again: new ranks, new seats"));
	else
		snprintf(out->text, sizeof out->text, _("the cut is made again: %s for %s"),
		         champ_list(after, in, count).text,
		         champ_list(after, left, list_others(old, new, before->players, left)).text);
	free(old);
}

static int champion(const struct championship *c)
{
	const struct champ_sheet *final = champ_sheet(c, CHAMP_FINAL, 0);

	return c->stage == CHAMP_OVER ? final->seat[final->winner].player : CHAMP_NOBODY;
}

struct champ_names champ_followed(const struct championship *before, const struct championship *after)
{
	struct champ_names out = { "" };

	if (before->cut && !after->cut)
		tell_cut(before, after, &out);
	else if (before->round[CHAMP_FINAL].tables && !after->round[CHAMP_FINAL].tables)
		snprintf(out.text, sizeof out.text, "%s", _("the final is redrawn"));
	else if (champion(before) != champion(after))
		snprintf(out.text, sizeof out.text, _("%s is the champion (W1.1.8)"),
		         champ_name(after, champion(after)));
	return out;
}

struct champ_names champ_corrected(const struct championship *c)
{
	struct champ_names out = { "" };

	for (int r = 0; r < CHAMP_STAGES; r++)
		for (int t = 0; t < c->round[r].tables; t++)
			if (c->round[r].sheet[t].corrected)
				said_list_add(out.text, sizeof out.text, "%s", champ_place_name(r, t).text);
	return out;
}
