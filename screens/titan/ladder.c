/* SPDX-License-Identifier: MIT */
/*
 * The ladder of steps, past and present: beside the board the paragraphs of the battle
 * turn, or those around it; on the sheet those of the preparation, the turn or the
 * encounter.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "screens/kit/numbers.h"

/* Words for the ladder: shorter than the sentences of the steps. */
static const char *const words[TITAN_STEPS] = {
	[STEP_1_1] = N_("who plays"),
	[STEP_1_2] = N_("agreements"),
	[STEP_1_3] = N_("towers"),
	[STEP_1_4] = N_("colours"),
	[STEP_1_4_1] = N_("colours"),
	[STEP_1_5] = N_("first legions"),
	[STEP_1_6] = N_("scores are 0"),
	[STEP_2_1] = N_("splits"),
	[STEP_2_2] = N_("movement roll"),
	[STEP_2_3] = N_("moves"),
	[STEP_2_4] = N_("rejoin"),
	[STEP_2_5] = N_("encounters"),
	[STEP_2_6] = N_("recruits"),
	[STEP_2_7] = N_("end of the turn"),
	[STEP_2_5_1] = N_("attacker may look"),
	[STEP_2_5_2] = N_("defender may look"),
	[STEP_2_5_3] = N_("flight?"),
	[STEP_2_5_4] = N_("proposals"),
	[STEP_2_5_4_1] = N_("defender proposes"),
	[STEP_2_5_4_2] = N_("attacker proposes"),
	[STEP_2_5_5] = N_("accept or fight?"),
	[STEP_2_5_6] = N_("the battle"),
	[STEP_3] = N_("the game is over"),
	[STEP_2_5_6_1] = N_("forces shown"),
	[STEP_2_5_6_4] = N_("battle turns"),
	[STEP_2_5_6_5] = N_("late arrivals"),
	[STEP_2_5_6_6] = N_("healing"),
	[STEP_2_5_6_7] = N_("legion returns"),
	[STEP_2_5_6_8] = N_("points, angels"),
	[STEP_2_5_6_9] = N_("half points"),
	[STEP_2_5_6_10] = N_("pots and dead"),
};

/* For both battle turns, by the end of the paragraph number. */
/* clang-format off */
static const struct { const char *tail, *word; } turn_words[] = {
	{ ".1", N_("maneuver") }, { ".2", N_("answer") }, { ".3", N_("drift") }, { ".3.1", N_("concede?") },
	{ ".4", N_("strikes") }, { ".4.2", N_("roll") }, { ".4.3", N_("carry") }, { ".4.4", N_("answer") },
	{ ".6", N_("strike back") }, { ".6.2", N_("roll") }, { ".6.3", N_("carry") }, { ".6.4",
	  N_("answer") },
	{ ".7", N_("remove the slain") }, { ".8", N_("is it over?") }, { ".8.1", N_("it is over") },
};
/* clang-format on */

static const char *tail_of(enum titan_step_id step, enum titan_step_id head)
{
	return titan_steps[step].id + strlen(titan_steps[head].id);
}

static bool is_turn(enum titan_step_id step)
{
	return step == STEP_2_5_6_4_1 || step == STEP_2_5_6_4_2;
}

static bool is_head(int step)
{
	return is_turn(step) || step == STEP_2_5_6 || step == STEP_2_5 || step == STEP_2 || step == STEP_1;
}

/* The heading of the ladder's rows; at the end of the game the step itself. */
static enum titan_step_id head_of(enum titan_step_id step)
{
	int up = is_turn(step) ? (int)step : titan_step_parent(step);

	while (up >= 0 && !is_head(up))
		up = titan_step_parent(up);
	return up >= 0 ? (enum titan_step_id)up : step;
}

/* Where the words above are too long: a and d, as the units. */
static const char *const brief[TITAN_STEPS] = {
	[STEP_2_5_1] = N_("a may look"),
	[STEP_2_5_2] = N_("d may look"),
	[STEP_2_5_4_1] = N_("d proposes"),
	[STEP_2_5_4_2] = N_("a proposes"),
};

const char *titan_step_word(enum titan_step_id step, int cols, char *out, size_t size)
{
	enum titan_step_id head = head_of(step);
	const char *tail = tail_of(step, head);
	bool attacker = titan_steps[step].acts == WHO_ATTACKER;
	bool concession = step == STEP_2_5_6_2 || step == STEP_2_5_6_3 || step == STEP_2_5_6_4_1_5 ||
	                  step == STEP_2_5_6_4_2_5;

	snprintf(out, size, "%s", words[step] ? _(words[step]) : "");
	if (brief[step] && text_width(out) > cols)
		snprintf(out, size, "%s", _(brief[step]));
	if (concession) {
		snprintf(out, size, "%s", attacker ? _("attacker may concede") : _("defender may concede"));
		if (text_width(out) > cols)
			snprintf(out, size, "%s", attacker ? _("a may concede") : _("d may concede"));
	}
	if (!is_turn(head))
		return out;
	for (size_t i = 0; i < sizeof turn_words / sizeof *turn_words; i++)
		if (strcmp(turn_words[i].tail, tail) == 0)
			snprintf(out, size, "%s", _(turn_words[i].word));
	return out;
}

/* The ladder row that contains the present step. */
static enum titan_step_id row_of(enum titan_step_id step, enum titan_step_id head)
{
	int up = (int)step;

	while (titan_step_parent(up) >= 0 && titan_step_parent(up) != (int)head)
		up = titan_step_parent(up);
	return up;
}

/* The answer to a concession has a row only during one. */
static bool has_row(enum titan_step_id step, enum titan_step_id head, enum titan_step_id now)
{
	if (titan_step_parent(step) != (int)head)
		return false;
	return step == now || !is_turn(head) || strcmp(tail_of(step, head), ".2") != 0;
}

/* ---- the rungs ---- */

struct rung {
	enum titan_step_id step;
	bool now, done;
};

/* The sheet shows all battle turns as one rung. */
static enum titan_step_id ladder_head(const struct titan *t, bool sheet)
{
	enum titan_step_id head = head_of(t->step);

	return sheet && is_turn(head) ? STEP_2_5_6 : head;
}

static int rungs_of(const struct titan *t, bool sheet, struct rung out[TITAN_STEPS], int *here)
{
	enum titan_step_id head = ladder_head(t, sheet), now = row_of(t->step, head);
	int count = 0;

	*here = 0;
	for (int step = 0; step < TITAN_STEPS; step++) {
		bool fought = t->battle.on || head != STEP_2_5_6 ||
		              step >= STEP_2_5_6_5; /* not of an encounter settled without a battle */

		if (!fought || !has_row(step, head, now))
			continue;
		out[count] = (struct rung){ .step = step, .now = step == (int)now, .done = step < (int)now };
		if (step == (int)now) {
			*here = count;
			out[count].step = now == STEP_2_5_6_4 ? now : t->step;
		}
		count++;
	}
	return count;
}

int titan_ladder_rows(const struct titan *t, bool sheet)
{
	struct rung rungs[TITAN_STEPS];
	int here;

	return rungs_of(t, sheet, rungs, &here) + !sheet;
}

static void draw_head(const struct titan *t, struct titan_pen *pen, enum titan_step_id head)
{
	if (!is_turn(head))
		titan_pen_line(pen, ROLE_NORMAL, "%s %s", titan_steps[head].id, _("the battle"));
	else
		titan_pen_line(pen, ROLE_NORMAL,
		               head == STEP_2_5_6_4_1 ? _("%s defender's turn %d")
		                                      : _("%s attacker's turn %d"),
		               titan_steps[head].id, t->battle.turn);
}

static void draw_rung(struct titan_pen *pen, const struct rung *rung, const char *number, int number_cols)
{
	const struct titan_scene *s = pen->s;
	int cols = smaller(pen->cols, TITAN_LADDER_COLS), end = pen->x + cols, room;
	char word[80];

	if (rung->now)
		paint_mark(s->win, s->p, pen->y, pen->x, ROLE_NORMAL);
	titan_paint(s, pen->y, pen->x + 2, number_cols, rung->now ? ROLE_NORMAL : ROLE_DIM, number);
	room = cols - number_cols - 3 - (rung->now || rung->done ? 6 : 0);
	titan_paint(s, pen->y, pen->x + number_cols + 3, room, rung->now ? TITAN_HEAD : ROLE_DIM,
	            titan_step_word(rung->step, room, word, sizeof word));
	if (rung->now || rung->done)
		paint_right(s->win, s->p, pen->y, end - 1, 5, rung->now ? TITAN_HEAD : ROLE_GOOD,
		            rung->now ? _("NOW") : _("done"));
	pen->y++;
}

void titan_draw_ladder(struct titan_pen *pen, bool sheet)
{
	const struct titan *t = pen->s->t;
	enum titan_step_id head = ladder_head(t, sheet);
	struct rung rungs[TITAN_STEPS];
	const char *number[TITAN_STEPS];
	int here, count = rungs_of(t, sheet, rungs, &here), cols = 3, rows;

	if (!sheet)
		draw_head(t, pen, head);
	for (int i = 0; i < count; i++) {
		number[i] = sheet ? titan_steps[rungs[i].step].id : tail_of(rungs[i].step, head);
		cols = larger(cols, text_width(number[i]));
	}
	rows = pen->end - pen->y;
	for (int i = within(here - rows / 2, count - rows); i < count && titan_pen_room(pen, 1); i++)
		draw_rung(pen, &rungs[i], number[i], cols);
}

/* ---- in a line ---- */

void titan_ladder_text(const struct titan *t, char *out, size_t size)
{
	struct rung rungs[TITAN_STEPS];
	int here, count = rungs_of(t, true, rungs, &here);
	char done[TITAN_LIST] = "", then[TITAN_LIST] = "", word[80];

	for (int i = 0; i < count; i++) {
		titan_step_word(rungs[i].step, TITAN_LIST, word, sizeof word);
		if (!rungs[i].now)
			said_list_add(rungs[i].done ? done : then, TITAN_LIST, "%s", word);
	}
	*out = '\0';
	if (*done)
		snprintf(out, size, _("done: %s"), done);
	if (*then)
		snprintf(out + strlen(out), size - strlen(out), _("%sthen: %s"), *done ? "   " : "", then);
}

/* Who has no tower yet, or must choose a colour. */
static const char *next_name(const struct titan *t)
{
	for (int i = 0; i < t->table.seats && t->step == STEP_1_3; i++)
		if (t->table.seat[i].in && !t->player[i].tower)
			return t->table.seat[i].name;
	return t->step == STEP_1_4_1 && titan_acting_seat(t) >= 0 ? t->table.seat[titan_acting_seat(t)].name
	                                                          : "";
}

void titan_step_task(const struct titan *t, int cols, char *out, size_t size)
{
	char word[80], task[120] = "";

	if (*next_name(t))
		snprintf(task, sizeof task, t->step == STEP_1_3 ? _("t rolls for %s") : _("c: %s chooses"),
		         next_name(t));
	titan_step_word(t->step, cols, word, sizeof word);
	snprintf(out, size, "%s %s%s%s", titan_step_id(t), word, *task ? ": " : "", task);
}
