/* SPDX-License-Identifier: MIT */
/*
 * The ladder of steps in the panel: the paragraphs of the present battle turn,
 * or those before and after it, with what is done and what is now.
 */
#include <stdio.h>
#include <string.h>

#include "../rules/i18n.h"
#include "titan_view.h"

/* Words for the ladder: shorter than the sentences of the steps. */
static const char *const words[TITAN_STEPS] = {
	[STEP_2_5_6_1] = N_("forces shown"),
	[STEP_2_5_6_4] = N_("battle turns"),
	[STEP_2_5_6_5] = N_("late arrivals"),
	[STEP_2_5_6_6] = N_("healing"),
	[STEP_2_5_6_7] = N_("legion returns"),
	[STEP_2_5_6_8] = N_("points, angels"),
	[STEP_2_5_6_9] = N_("half points"),
	[STEP_2_5_6_10] = N_("pot and dead"),
};

/* The same in either battle turn, by what follows the turn's number. */
static const struct { const char *tail, *word; } turn_words[] = {
	{ ".1", N_("maneuver") }, { ".2", N_("answer") }, { ".3", N_("drift") }, { ".3.1", N_("concede?") },
	{ ".4", N_("strikes") }, { ".4.2", N_("roll") }, { ".4.3", N_("carry") }, { ".4.4", N_("answer") },
	{ ".6", N_("strike back") }, { ".6.2", N_("roll") }, { ".6.3", N_("carry") }, { ".6.4", N_("answer") },
	{ ".7", N_("remove the slain") }, { ".8", N_("is it over?") }, { ".8.1", N_("it is over") },
};

static const char *tail_of(enum titan_step_id step, enum titan_step_id head)
{
	return titan_steps[step].id + strlen(titan_steps[head].id);
}

static bool is_turn(enum titan_step_id step)
{
	return step == STEP_2_5_6_4_1 || step == STEP_2_5_6_4_2;
}

/* What the ladder's rows stand below. */
static enum titan_step_id head_of(enum titan_step_id step)
{
	int up = (int)step;

	while (up >= 0 && !is_turn((enum titan_step_id)up))
		up = titan_step_parent((enum titan_step_id)up);
	return up >= 0 ? (enum titan_step_id)up : STEP_2_5_6;
}

/* Steps of which the last number tells nothing but who may concede. */
static bool is_concession(enum titan_step_id step)
{
	return step == STEP_2_5_6_2 || step == STEP_2_5_6_3 || step == STEP_2_5_6_4_1_5 || step == STEP_2_5_6_4_2_5;
}

const char *titan_step_word(enum titan_step_id step, int cols, char *out, size_t size)
{
	enum titan_step_id head = head_of(step);
	const char *tail = tail_of(step, head);
	bool attacker = titan_steps[step].acts == WHO_ATTACKER;

	snprintf(out, size, "%s", words[step] ? _(words[step]) : "");
	if (is_concession(step)) {
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

/* The row of the ladder that the present step is in. */
static enum titan_step_id row_of(enum titan_step_id step, enum titan_step_id head)
{
	int up = (int)step;

	while (titan_step_parent((enum titan_step_id)up) >= 0 && titan_step_parent((enum titan_step_id)up) != (int)head)
		up = titan_step_parent((enum titan_step_id)up);
	return (enum titan_step_id)up;
}

/* Answers to a concession have no row of their own while nobody concedes. */
static bool has_row(enum titan_step_id step, enum titan_step_id head, enum titan_step_id now)
{
	if (titan_step_parent(step) != (int)head)
		return false;
	return step == now || !is_turn(head) || strcmp(tail_of(step, head), ".2") != 0;
}

int titan_ladder_rows(const struct titan *t)
{
	enum titan_step_id head = head_of(t->step), now = row_of(t->step, head);
	int rows = 1;

	for (int step = 0; step < TITAN_STEPS; step++)
		rows += has_row((enum titan_step_id)step, head, now);
	return rows;
}

static void draw_head(const struct titan *t, struct titan_pen *pen, enum titan_step_id head)
{
	if (!is_turn(head))
		titan_pen_line(pen, ROLE_NORMAL, "%s %s", titan_steps[head].id, _("the battle"));
	else
		titan_pen_line(pen, ROLE_NORMAL, head == STEP_2_5_6_4_1 ? _("%s defender's turn %d") : _("%s attacker's turn %d"),
		               titan_steps[head].id, t->battle.turn);
}

static void draw_row(enum titan_step_id present, struct titan_pen *pen, enum titan_step_id step, enum titan_step_id head,
                     enum titan_step_id now)
{
	const struct titan_scene *s = pen->s;
	bool here = step == now, done = step < now;
	enum titan_step_id shown = here ? present : step;
	int style = here ? ROLE_NORMAL | STYLE_BOLD : ROLE_DIM;
	int end = pen->x + pen->cols, width, room;
	char word[80];

	if (!titan_pen_room(pen, 1))
		return;
	if (here)
		paint_mark(s->win, s->p, pen->y, pen->x, ROLE_ACCENT);
	width = paint(s->win, s->p, pen->y, pen->x + 2, 6, here ? ROLE_ACCENT : ROLE_DIM, tail_of(shown, head));
	width = width > 3 ? width + 3 : 6;
	room = pen->cols - width - (here || done ? 6 : 0);
	paint(s->win, s->p, pen->y, pen->x + width, room, style, titan_step_word(shown, room, word, sizeof word));
	if (here)
		paint_chip(s->win, s->p, pen->y, end - text_width(_("NOW")) - 2, text_width(_("NOW")) + 2, ROLE_ACCENT, _("NOW"));
	else if (done)
		paint_right(s->win, s->p, pen->y, end - 1, 5, ROLE_GOOD, _("done"));
	pen->y++;
}

void titan_draw_ladder(const struct titan_scene *s, struct titan_pen *pen)
{
	enum titan_step_id head = head_of(s->t->step), now = row_of(s->t->step, head);

	draw_head(s->t, pen, head);
	for (int step = 0; step < TITAN_STEPS; step++)
		if (has_row((enum titan_step_id)step, head, now))
			draw_row(s->t->step, pen, (enum titan_step_id)step, head, now);
}
