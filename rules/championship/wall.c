/* SPDX-License-Identifier: MIT */
/*
 * What hangs on the wall: a round is posted, and what has changed in it since.
 */
#include "inner.h"
#include "rules/core/i18n.h"

bool champ_may_post(const struct championship *c, int round, struct reason *why)
{
	struct where w = { .round = round };

	if (!c->round[round].tables)
		return champ_has_table(c, &w, why);
	return !c->round[round].posted || reason_set(why,
	                                             round < CHAMP_ROUNDS ? _("round %s is already posted")
	                                                                  : _("the %s is already posted"),
	                                             champ_round_word(round));
}

static void hang(struct champ_round *r)
{
	for (int t = 0; t < r->tables; t++)
		for (int k = 0; k < r->sheet[t].seats; k++)
			r->sheet[t].wall[k] = r->sheet[t].seat[k].player + 1;
}

bool champ_post(struct call *call)
{
	struct championship *c = call->state;
	struct champ_round *r;
	const char *word;
	int round;

	if (!champ_read_round(call, &round))
		return false;
	r = &c->round[round];
	word = champ_round_word(round);
	if (!champ_may_post(c, round, call->why))
		return false;
	r->posted = r->begun = true;
	r->posted_at = call->at;
	hang(r);
	said_line(call->said, round < CHAMP_ROUNDS ? _("round %s is posted") : _("the %s is posted"), word);
	said_cause(call->said, _("its tables stay as they are"));
	said_rank(call->said, SAID_CHANGES);
	said_change(call->said, NULL, NULL,
	            round < CHAMP_ROUNDS ? _("round %s is posted") : _("the %s is posted"), word);
	if (!r->layout[0])
		said_line(call->said, _("it has no board yet: layout %s draw (W2.0.1)"), word);
	return true;
}

/* ---- what has changed since ---- */

bool champ_is_changed(const struct champ_sheet *sheet)
{
	for (int k = 0; k < CHAMP_SEATS; k++)
		if (sheet->wall[k] != (k < sheet->seats ? sheet->seat[k].player + 1 : 0))
			return true;
	return false;
}

int champ_changed(const struct championship *c, int round)
{
	int count = 0;

	for (int t = 0; t < c->round[round].tables && c->round[round].posted; t++)
		count += champ_is_changed(&c->round[round].sheet[t]);
	return count;
}

int champ_posted_at(const struct championship *c, int round, int player)
{
	for (int t = 0; t < c->round[round].tables; t++)
		for (int k = 0; k < CHAMP_SEATS; k++)
			if (c->round[round].sheet[t].wall[k] == player + 1)
				return t;
	return -1;
}

/* Who sits there now, and sat elsewhere or with another pick. */
static void add_comer(const struct championship *c, int round, int table, int place, struct champ_names *out)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	int player = sheet->seat[place].player, from = champ_posted_at(c, round, player);

	if (from < 0)
		said_list_add(out->text, sizeof out->text, _("%s new"), champ_name(c, player));
	else if (from != table)
		said_list_add(out->text, sizeof out->text, _("%s from table %d"), champ_name(c, player),
		              from + 1);
	else if (sheet->wall[place] != player + 1)
		said_list_add(out->text, sizeof out->text, _("%s pick %d"), champ_name(c, player), place + 1);
}

static void add_leaver(const struct championship *c, int round, int table, int player,
                       struct champ_names *out)
{
	int to = c->player[player].at[round];

	if (to == CHAMP_NOBODY)
		said_list_add(out->text, sizeof out->text, _("%s gone"), champ_name(c, player));
	else if (to != table)
		said_list_add(out->text, sizeof out->text, _("%s to table %d"), champ_name(c, player),
		              to + 1);
}

struct champ_names champ_changes(const struct championship *c, int round, int table)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);
	struct champ_names out = { "" };

	if (!c->round[round].posted)
		return out;
	for (int k = 0; k < sheet->seats; k++)
		add_comer(c, round, table, k, &out);
	for (int k = 0; k < CHAMP_SEATS; k++)
		if (sheet->wall[k])
			add_leaver(c, round, table, sheet->wall[k] - 1, &out);
	return out;
}

void champ_say_changed(struct call *call, int round)
{
	int tables = call->said ? champ_changed(call->state, round) : 0;

	if (tables)
		said_line(call->said,
		          P_("export changes prints the slip for the wall: %d table has changed",
		             "export changes prints the slip for the wall: %d tables have changed", tables),
		          tables);
	if (!tables)
		return;
	said_rank(call->said, SAID_SOON);
	said_way(call->said, "export changes");
}
