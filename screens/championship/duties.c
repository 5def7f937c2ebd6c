/* SPDX-License-Identifier: MIT */
/*
 * What is left to do in an event, and since when: judges who are called, results of the hall
 * that fit no sheet, open protests, seats of the finals that are empty, tables too small, the next step,
 * ties, players who have not come, boards and rounds to post, signatures and sheets.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/numbers.h"

enum { MINUTE = 60, NEARLY_TWO_HOURS = 110 * MINUTE };

/* ---- finding them ---- */

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
struct champ_duty *champ_view_duties(const struct champ_view *view, const struct championship *c, int *count)
{
	struct champ_duty *duty = champ_duties(c, count);
	int round = champ_current(c);

	for (int i = 0; i < view->errands; i++) {
		const struct errand *errand = &view->errand[i];

		if (errand->call && is_called(c, round, errand->table - 1))
			continue;
		duty[(*count)++] = (struct champ_duty){
			.due = errand->call ? CHAMP_DUE_ANSWER : CHAMP_DUE_SENT,
			.round = round,
			.table = errand->table - 1,
			.player = CHAMP_NOBODY,
			.since = errand->since,
			.text = errand->text,
		};
	}
	if (view->errands) /* the others are in order */
		qsort(duty, (size_t)*count, sizeof *duty, champ_by_need);
	return duty;
}

struct champ_duty champ_view_mark(struct champ_view *view, const struct championship *c)
{
	int count;
	struct champ_duty *all = champ_view_duties(view, c, &count), duty = { .due = CHAMP_DUE_NOTHING };

	view->duty = within(view->duty, larger(count - 1, 0));
	if (count)
		duty = all[view->duty];
	free(all);
	if (duty.due == CHAMP_DUE_NOTHING || (duty.due >= CHAMP_DUE_ROLL && duty.due <= CHAMP_DUE_POST))
		duty.table = -1; /* of the whole round */
	if (duty.due == CHAMP_DUE_BOARD || duty.due == CHAMP_DUE_POST)
		view->round = duty.round;
	else if (duty.table >= 0)
		champ_view_go_to_table(view, c, duty.round, duty.table);
	if (duty.due == CHAMP_DUE_LOTS || duty.due == CHAMP_DUE_STAND_IN)
		view->player = duty.player;
	return duty;
}

/* ---- drawing ---- */

struct champ_text champ_minutes(const struct hall *h, int64_t since)
{
	struct champ_text out = { "" };

	if (since && h->now - since >= MINUTE)
		snprintf(out.text, sizeof out.text, _("%d min"), (int)((h->now - since) / MINUTE));
	return out;
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

	switch (duty->due) {
	case CHAMP_DUE_ANSWER:
		utf8_copy(what, sizeof what, _("judge called"));
		if (duty->text && duty->text[0])
			snprintf(what, sizeof what, _("%s: judge called"), duty->text);
		break;
	case CHAMP_DUE_SENT: utf8_copy(what, sizeof what, duty->text); break;
	case CHAMP_DUE_DECISION: utf8_copy(what, sizeof what, _("protest")); break;
	case CHAMP_DUE_STAND_IN: utf8_copy(what, sizeof what, _("empty seat: J")); break;
	case CHAMP_DUE_REGROUP: snprintf(what, sizeof what, _("%d left: g"), duty->count); break;
	case CHAMP_DUE_SIGNATURE: champ_view_state(sheet, what, sizeof what); break;
	default: utf8_copy(what, sizeof what, champ_brief_state(sheet));
	}
	if (duty->round != champ_current(c))
		snprintf(out, size, "%s  %s", champ_place_name(duty->round, duty->table).text, what);
	else
		snprintf(out, size, _("table %d  %s"), duty->table + 1, what);
}

/* The tie whose lots o draws has that key; behind it stand the others. */
static void say_tie(const struct hall *h, const struct champ_duty *duty, char *out, size_t size)
{
	uint16_t first = 0;
	bool next = champ_tied(h->c, h->view->player, &first, 1) && first == duty->player;

	snprintf(out, size, next ? _("%d tied, %s first: o") : _("%d tied, %s first: o o"), duty->count,
	         champ_shown(h->c, duty->player, NAME_COLUMNS).text);
}

static void say(const struct hall *h, const struct champ_duty *duty, char *out, size_t size)
{
	static const char *const keys[] = {
		[CHAMP_DUE_ROLL] = "c",      [CHAMP_DUE_SCHEDULE] = "G", [CHAMP_DUE_CUT] = "C",
		[CHAMP_DUE_SEMIFINAL] = "C", [CHAMP_DUE_FINAL] = "C",    [CHAMP_DUE_BOARD] = "b",
		[CHAMP_DUE_POST] = "P",
	};
	char what[sizeof((struct champ_text *)0)->text + 4];

	if (duty->due == CHAMP_DUE_LOTS) {
		say_tie(h, duty, out, size);
		return;
	}
	if (duty->due < CHAMP_DUE_ROLL || duty->due > CHAMP_DUE_POST) {
		say_table(h->c, duty, out, size);
		return;
	}
	snprintf(what, sizeof what, "%s: %s", champ_due_text(duty->due, duty->count).text, keys[duty->due]);
	if (duty->due >= CHAMP_DUE_BOARD)
		say_round(duty->round, what, out, size);
	else
		utf8_copy(out, size, what);
}

static bool is_pressing(const struct hall *h, const struct champ_duty *duty)
{
	return duty->due <= CHAMP_DUE_REGROUP ||
	       (duty->due == CHAMP_DUE_RESULT && duty->since && h->now - duty->since >= NEARLY_TWO_HOURS);
}

static struct wall *list_duties(const struct hall *h, const struct champ_duty *duty, int count)
{
	enum { SINCE_COLS = 46 };
	struct wall *wall = wall_new(count, 3);
	struct champ_text minutes = { "" };
	char hour[8] = "";

	wall->focusable = true;
	wall->focus = h->view->page == PAGE_DUTIES ? h->view->duty : -1;
	wall->what = SPOT_DUTY;
	wall->column[1].from = SINCE_COLS;
	wall->column[2].right = true;
	for (int i = 0; i < count; i++) {
		bool pressing = is_pressing(h, &duty[i]);
		int style = pressing ? ROLE_WARNING : ROLE_NORMAL;
		char text[sizeof((struct errand *)0)->text + 80];

		say(h, &duty[i], text, sizeof text);
		if (!i || duty[i].since != duty[i - 1].since) { /* mostly all of a round's */
			hour[0] = '\0';
			if (duty[i].since)
				screen_time(duty[i].since, hour);
			minutes = champ_minutes(h, duty[i].since);
		}
		wall->row[i].spot = i;
		wall_cell(wall, i, 0, i == wall->focus ? ROLE_ACCENT | STYLE_BOLD : style, "%c %s",
		          pressing ? '!' : ' ', text);
		wall_cell(wall, i, 1, ROLE_DIM, "%s", hour);
		wall_cell(wall, i, 2, style, "%s", minutes.text);
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
	struct champ_duty *duty = champ_view_duties(h->view, h->c, &count);
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
