/* SPDX-License-Identifier: MIT */
/*
 * What is left to do in an event, and since when: judges who are called, open protests,
 * seats of the finals that are empty, tables too small to begin, players who have not come, ties, the next
 * step, boards and rounds to post, signatures and sheets.
 */
#include <stdio.h>
#include <stdlib.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { LINE_OF_CUT = 16 };

struct list {
	const struct championship *c;
	struct champ_duty *duty;
	int count;
};

static struct champ_duty *add(struct list *list, enum champ_due due, int round, int table)
{
	struct champ_duty *duty = &list->duty[list->count++];

	*duty = (struct champ_duty){ .due = due, .round = round, .table = table, .player = CHAMP_NOBODY };
	return duty;
}

/* Since when a sheet waits for a judge: its first protest, as a decision locks it. */
static int64_t protested(const struct championship *c, int round, int table)
{
	for (int i = 0; i < c->records; i++)
		if (c->record[i].kind == CHAMP_PROTEST && c->record[i].round == round &&
		    c->record[i].sheet == table)
			return c->record[i].at;
	return 0;
}

static void add_sheet(struct list *list, int round, int table)
{
	const struct champ_sheet *sheet = &list->c->round[round].sheet[table];
	struct where w = { round, table, (struct champ_sheet *)sheet };
	bool saved = champ_has_result(sheet);

	if (list->c->round[round].begun && champ_may_regroup(list->c, &w, NULL)) {
		add(list, CHAMP_DUE_REGROUP, round, table)->count = champ_playing(sheet);
		return;
	}
	for (int k = 0; k < sheet->seats && round >= CHAMP_ROUNDS && !sheet->placed && !saved; k++)
		if (sheet->seat[k].gone)
			add(list, CHAMP_DUE_STAND_IN, round, table)->player = sheet->seat[k].player;
	if (sheet->protests)
		add(list, CHAMP_DUE_DECISION, round, table)->since = protested(list->c, round, table);
	if (list->c->round[round].begun && (saved || (!sheet->called && !sheet->protests)))
		add(list, saved ? CHAMP_DUE_SIGNATURE : CHAMP_DUE_RESULT, round, table)->since =
			champ_began(list->c, round, sheet);
}

/* A judge may be called after the sheet is locked, too. */
static void add_sheets(struct list *list, int round)
{
	for (int t = 0; t < list->c->round[round].tables; t++) {
		const struct champ_sheet *sheet = &list->c->round[round].sheet[t];

		if (sheet->called)
			add(list, CHAMP_DUE_ANSWER, round, t)->since = sheet->called;
		if (champ_open(sheet))
			add_sheet(list, round, t);
	}
}

/* Before one of its games begins. */
static void add_round(struct list *list, int round)
{
	const struct champ_round *r = &list->c->round[round];

	for (int t = 0; t < r->tables; t++)
		if (r->sheet[t].begun)
			return;
	if (!r->layout[0])
		add(list, CHAMP_DUE_BOARD, round, 0);
	if (!r->posted)
		add(list, CHAMP_DUE_POST, round, 0);
}

/* Ties that lots part: at the cut, and on the list of the end. */
static void add_ties(struct list *list)
{
	const struct championship *c = list->c;
	struct champ_rank *r = champ_ranking(c);

	for (int i = 0, to; i < c->players && i < LINE_OF_CUT; i = to) {
		for (to = i + 1; r[i].level && to < c->players && r[to].rank == r[i].rank;)
			to++;
		if (r[i].level && r[i].score.games) {
			struct champ_duty *duty = add(list, CHAMP_DUE_LOTS, 0, 0);

			duty->player = r[i].player;
			duty->count = to - i;
		}
	}
	free(r);
}

/* Who has not checked in: while the event has not begun. An organiser who has drawn, and checked in nobody,
 * does not use it. */
static int not_here(const struct championship *c)
{
	int count = 0, told = 0;
	bool drawn = false;

	for (int r = 0; r < CHAMP_STAGES; r++) {
		if (c->round[r].begun)
			return 0;
		drawn |= c->round[r].tables > 0;
	}
	for (int i = 0; i < c->players; i++) {
		told += c->player[i].here != CHAMP_UNKNOWN;
		count += c->player[i].status == CHAMP_IN && c->player[i].here == CHAMP_UNKNOWN;
	}
	return told || !drawn ? count : 0;
}

enum champ_due champ_step(const struct championship *c)
{
	return !c->rounds ? champ_may_schedule(c, champ_usual_rounds(c), NULL) ? CHAMP_DUE_SCHEDULE
	                                                                       : CHAMP_DUE_NOTHING
	       : champ_may_cut(c, champ_usual_cut(c), NULL) ? CHAMP_DUE_CUT
	       : champ_may_semifinal(c, NULL)               ? CHAMP_DUE_SEMIFINAL
	       : champ_may_final(c, NULL)                   ? CHAMP_DUE_FINAL
	                                                    : CHAMP_DUE_NOTHING;
}

int champ_by_need(const void *a, const void *b)
{
	const struct champ_duty *one = a, *other = b;

	if (one->due != other->due)
		return (int)one->due - (int)other->due;
	if (one->since != other->since)
		return !one->since ? 1 : !other->since ? -1 : one->since < other->since ? -1 : 1;
	return one->round != other->round ? one->round - other->round : one->table - other->table;
}

struct champ_duty *champ_duties(const struct championship *c, int *count)
{
	int round = champ_current(c), open = 0, table = 0, tables = 0;
	struct list list = { .c = c };
	enum champ_due step = champ_step(c);
	int missing = not_here(c);

	for (int r = 0; r < CHAMP_STAGES; r++)
		tables += c->round[r].tables;
	list.duty = xcalloc((size_t)tables * (CHAMP_SEATS + 3) + 2 * CHAMP_STAGES + CHAMP_DUES + LINE_OF_CUT +
	                            CHAMP_SPARE,
	                    sizeof *list.duty);
	for (int r = 0; r < CHAMP_STAGES; r++)
		if (r == round || c->round[r].begun) {
			add_sheets(&list, r);
			add_round(&list, r);
		}
	if (c->rounds && !champ_missing(c, &open, &table))
		add_ties(&list);
	if (missing)
		add(&list, CHAMP_DUE_ROLL, 0, 0)->count = missing;
	if (step != CHAMP_DUE_NOTHING)
		add(&list, step, 0, 0);
	qsort(list.duty, (size_t)list.count, sizeof *list.duty, champ_by_need);
	*count = list.count;
	return list.duty;
}

struct champ_text champ_due_text(enum champ_due due, int n)
{
	struct champ_text out;
	const char *text = "";

	switch (due) {
	case CHAMP_DUE_ANSWER:
		text = P_("a judge is called to %d table", "a judge is called to %d tables", n);
		break;
	case CHAMP_DUE_DECISION: text = P_("%d protest is open", "%d protests are open", n); break;
	case CHAMP_DUE_STAND_IN: text = P_("%d seat is empty", "%d seats are empty", n); break;
	case CHAMP_DUE_REGROUP:
		text = P_("%d table has fewer than three", "%d tables have fewer than three", n);
		break;
	case CHAMP_DUE_ROLL: text = P_("%d player not checked in", "%d players not checked in", n); break;
	case CHAMP_DUE_LOTS: text = P_("%d tie to break by lots", "%d ties to break by lots", n); break;
	case CHAMP_DUE_SIGNATURE: text = P_("%d sheet to sign", "%d sheets to sign", n); break;
	case CHAMP_DUE_RESULT: text = P_("%d sheet is missing", "%d sheets are missing", n); break;
	case CHAMP_DUE_SCHEDULE: text = _("the draw of the rounds"); break;
	case CHAMP_DUE_CUT: text = _("the cut"); break;
	case CHAMP_DUE_SEMIFINAL: text = _("the draw of the semifinal"); break;
	case CHAMP_DUE_FINAL: text = _("the draw of the final"); break;
	case CHAMP_DUE_BOARD: text = _("no board yet"); break;
	default: text = _("not posted yet"); /* CHAMP_DUE_POST */
	}
	snprintf(out.text, sizeof out.text, text, n);
	return out;
}
