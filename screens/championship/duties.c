/* SPDX-License-Identifier: MIT */
/*
 * What is left to do in an event, and since when: judges who are called, results of the hall
 * that fit no sheet, open protests, seats of the finals that are empty, the next step, ties,
 * players who have not come, boards and rounds to post, signatures and sheets.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { ROOM = 64, LINE_OF_CUT = 16, MINUTE = 60, NEARLY_TWO_HOURS = 110 * MINUTE };

/* ---- finding them ---- */

struct list {
	struct champ_duty *duty;
	int count;
};

static void add(struct list *list, struct champ_duty duty)
{
	list->duty[list->count++] = duty;
}

/* When the latest protest at a sheet was made. */
static int64_t protested(const struct championship *c, int round, int table)
{
	for (int i = c->records - 1; i >= 0; i--)
		if (c->record[i].kind == CHAMP_PROTEST && c->record[i].round == round &&
		    c->record[i].sheet == table)
			return c->record[i].at;
	return 0;
}

static void add_sheet(struct list *list, const struct championship *c, int round, int table)
{
	const struct champ_sheet *sheet = &c->round[round].sheet[table];
	struct champ_duty duty = { .round = round, .table = table, .player = CHAMP_NOBODY };
	bool finals = round >= CHAMP_ROUNDS && !sheet->placed && !champ_has_result(sheet);

	for (int k = 0; k < sheet->seats && finals; k++)
		if (sheet->seat[k].gone) {
			duty.kind = DUTY_GONE;
			duty.player = sheet->seat[k].player;
			add(list, duty);
		}
	if (sheet->protests) {
		duty.kind = DUTY_PROTEST;
		duty.since = protested(c, round, table);
		add(list, duty);
	}
	duty.since = champ_began(c, round, sheet);
	duty.count = champ_unsigned(sheet);
	duty.kind = champ_has_result(sheet) ? DUTY_SIGN : DUTY_SHEET;
	if (c->round[round].begun && (duty.kind == DUTY_SIGN || (!sheet->called && !sheet->protests)))
		add(list, duty);
}

/* A judge may be called after the sheet is locked, too. */
static void add_sheets(struct list *list, const struct championship *c, int round)
{
	for (int t = 0; t < c->round[round].tables; t++) {
		const struct champ_sheet *sheet = &c->round[round].sheet[t];

		if (sheet->called)
			add(list,
			    (struct champ_duty){ DUTY_CALL, round, t, CHAMP_NOBODY, 0, sheet->called, NULL });
		if (champ_open(sheet))
			add_sheet(list, c, round, t);
	}
}

static bool is_called(const struct championship *c, int round, int table)
{
	const struct champ_sheet *sheet = champ_sheet(c, round, table);

	return sheet && sheet->called;
}

/* Tables of the hall play the present round. */
bool champ_calls_judge(const struct champ_view *view, const struct championship *c, int round, int table)
{
	bool calls = is_called(c, round, table);

	for (int i = 0; i < view->errands && round == champ_current(c); i++)
		calls |= view->errand[i].call && view->errand[i].table == table + 1;
	return calls;
}

/* A call that the desk has written down is in the list already. */
static void add_errands(struct list *list, const struct champ_view *view, const struct championship *c,
                        int round)
{
	for (int i = 0; i < view->errands; i++) {
		const struct errand *errand = &view->errand[i];

		if (errand->call && is_called(c, round, errand->table - 1))
			continue;
		add(list, (struct champ_duty){ .kind = errand->call ? DUTY_CALL : DUTY_SENT,
		                               .round = round,
		                               .table = errand->table - 1,
		                               .player = CHAMP_NOBODY,
		                               .since = errand->since,
		                               .text = errand->text });
	}
}

static bool is_quiet(const struct champ_round *round)
{
	for (int t = 0; t < round->tables; t++)
		if (round->sheet[t].begun)
			return false;
	return true;
}

static void add_round(struct list *list, const struct championship *c, int round)
{
	const struct champ_round *r = &c->round[round];
	struct champ_duty duty = { .round = round, .player = CHAMP_NOBODY };

	if (!r->tables || !is_quiet(r))
		return;
	duty.kind = DUTY_BOARD;
	if (!r->layout[0])
		add(list, duty);
	duty.kind = DUTY_POST;
	if (!r->posted)
		add(list, duty);
}

/* Ties that lots part: at the cut, and on the list of the end. */
static void add_ties(struct list *list, const struct championship *c)
{
	struct champ_rank *r = champ_ranking(c);

	for (int i = 0, to; i < c->players && i < LINE_OF_CUT; i = to) {
		for (to = i + 1; r[i].level && to < c->players && r[to].level && r[to].rank == r[i].rank;)
			to++;
		if (r[i].level && r[i].score.games)
			add(list,
			    (struct champ_duty){ .kind = DUTY_LOTS, .player = r[i].player, .count = to - i });
	}
	free(r);
}

static int by_need(const void *a, const void *b)
{
	const struct champ_duty *one = a, *other = b;

	if (one->kind != other->kind)
		return (int)one->kind - (int)other->kind;
	if (one->since != other->since)
		return !one->since ? 1 : !other->since ? -1 : one->since < other->since ? -1 : 1;
	return one->table - other->table;
}

int champ_not_here(const struct championship *c)
{
	int count = 0;

	for (int r = 0; r < CHAMP_STAGES; r++)
		if (c->round[r].begun)
			return 0;
	for (int i = 0; i < c->players; i++)
		count += c->player[i].status == CHAMP_IN && c->player[i].here == CHAMP_UNKNOWN;
	return count;
}

struct champ_duty *champ_duties(const struct champ_view *view, const struct championship *c, int *count)
{
	int round = champ_current(c), open = 0, table = 0;
	int tables = round < 0 ? 0 : c->round[round].tables;
	struct list list = { .duty = xcalloc((size_t)tables * (CHAMP_SEATS + 3) + ROOM, sizeof *list.duty) };
	struct champ_duty duty = { .player = CHAMP_NOBODY };

	add_errands(&list, view, c, round);
	if (round >= 0) {
		add_sheets(&list, c, round);
		if (champ_open(&c->round[round].sheet[0]) || champ_locked_in(c, round) < tables)
			add_round(&list, c, round);
	}
	if (c->rounds && !champ_missing(c, &open, &table))
		add_ties(&list, c);
	duty.kind = DUTY_ROLL;
	duty.count = champ_not_here(c);
	if (duty.count)
		add(&list, duty);
	duty.kind = DUTY_STEP;
	if (champ_view_step(c) != STEP_NONE)
		add(&list, duty);
	qsort(list.duty, (size_t)list.count, sizeof *list.duty, by_need);
	*count = list.count;
	return list.duty;
}

int champ_tied(const struct champ_view *view, const struct championship *c, uint16_t *out, int room)
{
	struct champ_rank *r = champ_ranking(c);
	int rank = 0, count = 0;

	for (int i = 0; i < c->players; i++)
		if (r[i].level && r[i].score.games && (!rank || r[i].player == view->player))
			rank = r[i].rank;
	for (int i = 0; i < c->players && rank; i++)
		if (r[i].level && r[i].rank == rank && count < room)
			out[count++] = (uint16_t)r[i].player;
	free(r);
	return count;
}

/* ---- drawing ---- */

struct champ_text champ_minutes(const struct hall *h, int64_t since)
{
	struct champ_text out = { "" };

	if (since && h->now - since >= MINUTE)
		snprintf(out.text, sizeof out.text, _("%d min"), (int)((h->now - since) / MINUTE));
	return out;
}

static void say_step(const struct championship *c, char *out, size_t size)
{
	static const char *const steps[] = {
		[STEP_NONE] = "",
		[STEP_DRAW] = N_("draw the rounds: G"),
		[STEP_CUT] = N_("all sheets are in: C cuts"),
		[STEP_SEMIFINAL] = N_("draw the semifinal: C"),
		[STEP_FINAL] = N_("draw the final: C"),
	};

	snprintf(out, size, "%s", _(steps[champ_view_step(c)]));
}

static void say_round(int round, const char *what, char *out, size_t size)
{
	if (round < CHAMP_ROUNDS)
		snprintf(out, size, _("round %d: %s"), round + 1, what);
	else
		snprintf(out, size, "%s: %s", round == CHAMP_FINAL ? C_("event", "final") : _("semifinal"),
		         what);
}

static void say_table(const struct championship *c, const struct champ_duty *duty, char *out, size_t size)
{
	const struct champ_sheet *sheet = champ_sheet(c, duty->round, duty->table);
	char what[sizeof((struct errand *)0)->text + 40];

	switch (duty->kind) {
	case DUTY_CALL:
		utf8_copy(what, sizeof what, _("judge called"));
		if (duty->text && duty->text[0])
			snprintf(what, sizeof what, _("%s: judge called"), duty->text);
		break;
	case DUTY_SENT: utf8_copy(what, sizeof what, duty->text); break;
	case DUTY_PROTEST: utf8_copy(what, sizeof what, _("protest")); break;
	case DUTY_GONE: snprintf(what, sizeof what, _("without %s: R"), champ_name(c, duty->player)); break;
	case DUTY_SIGN: champ_view_state(sheet, what, sizeof what); break;
	default: utf8_copy(what, sizeof what, champ_brief_state(sheet));
	}
	snprintf(out, size, _("table %d  %s"), duty->table + 1, what);
}

static void say(const struct championship *c, const struct champ_duty *duty, char *out, size_t size)
{
	switch (duty->kind) {
	case DUTY_STEP: say_step(c, out, size); break;
	case DUTY_LOTS:
		snprintf(out, size, _("%d tied, %s first: o draws lots"), duty->count,
		         champ_name(c, duty->player));
		break;
	case DUTY_ROLL:
		snprintf(out, size,
		         P_("%d player not checked in: c", "%d players not checked in: c",
		            (unsigned long)duty->count),
		         duty->count);
		break;
	case DUTY_BOARD: say_round(duty->round, _("no board yet: b"), out, size); break;
	case DUTY_POST: say_round(duty->round, _("not posted yet: P"), out, size); break;
	default: say_table(c, duty, out, size); break;
	}
}

static bool is_pressing(const struct hall *h, const struct champ_duty *duty)
{
	return duty->kind <= DUTY_GONE ||
	       (duty->kind == DUTY_SHEET && duty->since && h->now - duty->since >= NEARLY_TWO_HOURS);
}

static struct wall *list_duties(const struct hall *h, const struct champ_duty *duty, int count)
{
	enum { SINCE_COLS = 46 };
	struct wall *wall = wall_new(count);

	wall->focusable = true;
	wall->focus = h->view->page == PAGE_DUTIES ? h->view->duty : -1;
	wall->what = SPOT_DUTY;
	wall->column[1].from = SINCE_COLS;
	wall->column[2].right = true;
	for (int i = 0; i < count; i++) {
		bool pressing = is_pressing(h, &duty[i]);
		int style = pressing ? ROLE_WARNING : ROLE_NORMAL;
		char text[sizeof((struct errand *)0)->text + 80], hour[8] = "";

		say(h->c, &duty[i], text, sizeof text);
		if (duty[i].since)
			screen_time(duty[i].since, hour);
		wall->row[i].spot = i;
		wall_cell(wall, i, 0, i == wall->focus ? ROLE_ACCENT | STYLE_BOLD : style, "%c %s",
		          pressing ? '!' : ' ', text);
		wall_cell(wall, i, 1, ROLE_DIM, "%s", hour);
		wall_cell(wall, i, 2, style, "%s", champ_minutes(h, duty[i].since).text);
	}
	return wall;
}

/* Below the list, where there are three columns: the player in focus and whom they met. */
static void draw_focus(const struct hall *h, const struct area *at, int used)
{
	enum { LEAST = 7 };
	struct area below = { at->y + used, at->x, at->rows - used, at->cols };

	if (h->view->page != PAGE_MET && h->c->rounds && below.rows >= LEAST)
		champ_draw_opponents(h, &below, 0);
}

void champ_draw_duties(const struct hall *h, const struct area *at)
{
	bool three = champ_panes(h).three;
	struct area list = { at->y + 1, at->x + 1, at->rows - 1, at->cols - 2 };
	int count, x = at->x + 1, used;
	struct champ_duty *duty = champ_duties(h->view, h->c, &count);
	struct wall *wall = list_duties(h, duty, count);

	wall->spread = three && 4 * count > list.rows ? 1 : 2; /* room for the opponents */
	x += paint(h->win, h->p, at->y, x, list.cols, STYLE_BOLD, _("LEFT TO DO")) + 2;
	if (count)
		paint_format(h->win, h->p, at->y, x, at->x + at->cols - x, ROLE_DIM, "%d", count);
	else
		paint(h->win, h->p, list.y, at->x + 4, at->cols - 5, ROLE_DIM,
		      h->c->stage == CHAMP_OVER ? _("the event is over") : _("nothing now"));
	used = larger(wall_draw(h->win, h->p, list, wall, -1, h->cursor_y, h->cursor_x).end, list.y + 1);
	if (three)
		draw_focus(h, at, used + 1 - at->y);
	free(wall);
	free(duty);
}
