/* SPDX-License-Identifier: MIT */
/*
 * The dice of a table, by player: how many were thrown for each strike number, how many
 * of them hit and how many would have by chance; and the movement rolls. In a battle
 * without players they are the sides'.
 */
#include "inner.h"
#include "rules/core/i18n.h"

static struct titan_luck *luck_of(struct titan *t, enum titan_side side)
{
	return &t->luck[t->battle.seat[side] >= 0 ? t->battle.seat[side] : TITAN_PLAYERS + (int)side];
}

void titan_note_strike(struct titan *t, enum titan_side side, int number, int dice, int hits)
{
	struct titan_luck *luck = luck_of(t, side);

	luck->thrown[number - 1] += dice;
	luck->hits[number - 1] += hits;
}

double titan_hits_expected(const struct titan_luck *luck, int number)
{
	return luck->thrown[number - 1] * (TITAN_DIE + 1 - number) / (double)TITAN_DIE;
}

struct titan_dice titan_dice_of(const struct titan_luck *luck)
{
	struct titan_dice all = { 0 };

	for (int n = 1; n <= TITAN_DIE; n++) {
		all.thrown += luck->thrown[n - 1];
		all.hits += luck->hits[n - 1];
		all.expected += titan_hits_expected(luck, n);
		all.moves += luck->moves[n - 1];
		all.way += n * luck->moves[n - 1];
	}
	return all;
}

const char *titan_luck_name(const struct titan *t, int row)
{
	if (row >= TITAN_PLAYERS)
		return titan_side_name((enum titan_side)(row - TITAN_PLAYERS));
	return row < t->table.seats ? t->table.seat[row].name : NULL;
}

bool titan_luck_shown(const struct titan *t, int row)
{
	struct titan_dice all = titan_dice_of(&t->luck[row]);

	return titan_luck_name(t, row) && all.thrown + all.moves;
}

static void report_number(const struct titan_luck *luck, int number, struct emit *e)
{
	if (!luck->thrown[number - 1])
		return;
	emit_object(e, NULL);
	emit_number(e, "number", number);
	emit_number(e, "dice", luck->thrown[number - 1]);
	emit_real(e, "expected", titan_hits_expected(luck, number));
	emit_number(e, "hits", luck->hits[number - 1]);
	emit_end(e);
}

void titan_report_dice(const struct titan *t, struct emit *e)
{
	emit_array(e, "dice");
	for (int i = 0; i < TITAN_LUCKS; i++) {
		const struct titan_luck *luck = &t->luck[i];
		struct titan_dice all = titan_dice_of(luck);

		if (!titan_luck_shown(t, i))
			continue;
		emit_object(e, NULL);
		emit_text(e, "player",
		          i < TITAN_PLAYERS ? t->table.seat[i].name
		                            : titan_side_word((enum titan_side)(i - TITAN_PLAYERS)));
		emit_number(e, "dice", all.thrown);
		emit_real(e, "expected", all.expected);
		emit_number(e, "hits", all.hits);
		emit_array(e, "numbers");
		for (int n = 1; n <= TITAN_DIE; n++)
			report_number(luck, n, e);
		emit_end(e);
		emit_array(e, "movement");
		for (int n = 0; n < TITAN_DIE; n++)
			emit_number(e, NULL, luck->moves[n]);
		emit_end(e);
		emit_end(e);
	}
	emit_end(e);
}

static void tell_dice(struct call *call, const char *name, const struct titan_dice *all)
{
	if (all->thrown)
		said_line(call->said,
		          P_("%s: %d hit with %d dice, %.1f expected",
		             "%s: %d hits with %d dice, %.1f expected", all->hits),
		          name, all->hits, all->thrown, all->expected);
	if (all->moves)
		said_line(call->said,
		          P_("%s: %d movement roll, %.1f on average",
		             "%s: %d movement rolls, %.1f on average", all->moves),
		          name, all->moves, all->way / (double)all->moves);
}

/* stats */
bool titan_ask_stats(struct call *call)
{
	const struct titan *t = call->state;
	bool any = false;

	if (call->data)
		titan_report_dice(t, call->data);
	for (int i = 0; i < TITAN_LUCKS; i++) {
		struct titan_dice all = titan_dice_of(&t->luck[i]);

		if (!titan_luck_shown(t, i))
			continue;
		any = true;
		tell_dice(call, titan_luck_name(t, i), &all);
	}
	if (!any)
		said_line(call->said, _("no dice have been rolled yet"));
	return true;
}
