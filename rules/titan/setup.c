/* SPDX-License-Identifier: MIT */
/*
 * The verbs of the preparation (1.1 to 1.4): agree, tower, colour; and the
 * rulings that take up a game half played: legion, begin, score.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { TEXT_COLUMNS = 60, HUNDRED = 100 };

static const char *name_of(const struct titan *t, int seat)
{
	return t->table.seat[seat].name;
}

bool titan_seated(struct call *call)
{
	struct titan *t = call->state;

	if (!t->battle.on)
		t->step = STEP_1_1;
	return true;
}

static bool is_ahead(const struct titan *t, enum titan_may may)
{
	for (int step = t->step; step <= STEP_1_4_1; step++)
		if (titan_steps[step].may & may)
			return true;
	return false;
}

/* During the preparation a later step's verb steps forward to it if nothing is outstanding,
 * without a word: the verb has its own. */
static bool go_on_to(struct call *call, enum titan_may may)
{
	struct titan *t = call->state;
	struct said *said = call->said;
	bool done = true;

	if (!titan_make_whole(call))
		return false;
	call->said = NULL;
	while (done && is_ahead(t, may) && !(titan_steps[t->step].may & may) && t->step < STEP_1_4_1)
		done = titan_do_step(call);
	call->said = said;
	if (!done)
		return false;
	return titan_may_now(t) & may || titan_not_here(call, titan_may_word(may));
}

/* ---- 1.2 ---- */

bool titan_do_agree(struct call *call)
{
	struct titan *t = call->state;
	char text[TITAN_TEXT];

	if (!go_on_to(call, MAY_AGREE) || !args_rest(&call->args, text, sizeof text, TEXT_COLUMNS))
		return false;
	if (!text[0])
		return args_usage(&call->args);
	if (t->agreed == TITAN_AGREED)
		return REFUSE(call, _("%s: at most %d agreements: note TEXT keeps more"), TITAN_AGREED);
	snprintf(t->agreement[t->agreed++], TITAN_TEXT, "%s", text);
	said_both(call->said, _("agreed: %s"), text);
	return true;
}

/* ---- 1.3 ---- */

/* Draws no die for a line that titan_do_tower() will refuse. */
bool titan_resolve_tower(struct call *call, struct rng *rng, struct line *out)
{
	const struct titan *t = call->state;
	int seat, die;

	if (!args_player(&call->args, &t->table, false, &seat) ||
	    !titan_read_die(call, t->step <= STEP_1_3 && !t->player[seat].tower ? rng : NULL, &die))
		return false;
	line_word(out, "tower");
	line_word(out, name_of(t, seat));
	line_format(out, "%d", die);
	return args_done(&call->args);
}

bool titan_may_throw(const struct titan *t, int seat, struct reason *why)
{
	if (t->step > STEP_1_3)
		return titan_may(t, MAY_TOWER, why);
	return !t->player[seat].tower ||
	       reason_set(why, _("%s: %s already has tower %d"), titan_steps[t->step].id, name_of(t, seat),
	                  t->player[seat].tower * HUNDRED);
}

bool titan_do_tower(struct call *call)
{
	struct titan *t = call->state;
	bool early = t->step < STEP_1_3;
	int seat, die, other = 0;

	if (!go_on_to(call, MAY_TOWER) || !args_player(&call->args, &t->table, false, &seat) ||
	    !args_number(&call->args, 1, 6, &die))
		return false;
	if (!titan_may_throw(t, seat, call->why))
		return false;
	while (other < t->table.seats && t->player[other].tower != die)
		other++;
	if (other < t->table.seats) { /* 1.3.1.2: taken, throw again */
		said_line(call->said, _("%s rolls %d, but that tower is %s's: roll again"), name_of(t, seat),
		          die, name_of(t, other));
		said_change(call->said, name_of(t, seat), NULL, _("rolls %d, taken"), die);
		return true;
	}
	t->player[seat].tower = die;
	titan_put_in_towers(t);
	said_line(call->said, _("%s has tower %d"), name_of(t, seat), die * HUNDRED);
	said_change(call->said, name_of(t, seat), NULL, _("tower %d"), die * HUNDRED);
	if (early)
		titan_leave_agreement(call);
	return true;
}

/* ---- 1.4 ---- */

bool titan_do_colour(struct call *call)
{
	struct titan *t = call->state;
	int seat, colour;

	if (!go_on_to(call, MAY_COLOUR) || !args_player(&call->args, &t->table, false, &seat) ||
	    !args_choice(&call->args, COLOUR_WORDS, &colour))
		return false;
	if (seat != titan_chooser(t))
		return REFUSE(call, _("%s: %s chooses first, with the lower tower"),
		              name_of(t, titan_chooser(t)));
	if (titan_owner(t, colour * TITAN_MARKERS) >= 0)
		return REFUSE(call, _("%s: %s is %s's"), _(titan_colours[colour]),
		              name_of(t, titan_owner(t, colour * TITAN_MARKERS)));
	t->player[seat].colour = colour;
	said_line(call->said, _("%s takes %s"), name_of(t, seat), _(titan_colours[colour]));
	said_change(call->said, name_of(t, seat), NULL, _("takes %s"), _(titan_colours[colour]));
	return true;
}

/* ---- rulings ---- */

/* Telling a legion claims an unowned colour. */
static bool colour_is_of(struct call *call, int legion, int seat)
{
	struct titan *t = call->state;
	struct titan_player *p = &t->player[seat];
	int owner = titan_owner(t, legion);

	if (owner == seat)
		return true;
	if (owner >= 0)
		return reason_set(call->why, _("1.4: %s is %s's"), MARKER(legion), t->table.seat[owner].name);
	if (p->colour >= 0)
		return reason_set(call->why, _("1.4: %s already has %s"), t->table.seat[seat].name,
		                  _(titan_colours[p->colour]));
	p->colour = legion / TITAN_MARKERS;
	said_line(call->said, _("%s takes %s"), t->table.seat[seat].name, _(titan_colours[p->colour]));
	return true;
}

static bool has_another_titan(const struct titan *t, int legion, int seat)
{
	int has[TITAN_CREATURES];

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		titan_legion_has(t, i, has);
		if (i != legion && titan_is_of(t, i, seat) && has[CREATURE_TITAN])
			return true;
	}
	return false;
}

/* Eight stand together only before the player's first split. */
static int most_in_a_legion(const struct titan *t, int seat)
{
	bool has_split = seat == t->table.turn && t->step > STEP_2_1;

	return t->step < STEP_2_1 || (titan_is_first_turn(t) && !has_split) ? TITAN_START : TITAN_LEGION;
}

static bool may_be_told(struct call *call, int legion, int seat, const struct titan_list *list)
{
	const struct titan *t = call->state;
	int has[TITAN_CREATURES];

	if (list->count > most_in_a_legion(t, seat))
		return reason_set(call->why, _("a legion has at most %d, not %d"), most_in_a_legion(t, seat),
		                  list->count);
	titan_list_has(list, has);
	if (has[CREATURE_TITAN] > 1 || (has[CREATURE_TITAN] && has_another_titan(t, legion, seat)))
		return reason_set(call->why, _("a player has one Titan"));
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[i] > titan_pot(t, i))
			return reason_set(call->why, _("there are only %d of %s left"), titan_pot(t, i),
			                  titan_name(i));
	return true;
}

/* at=17 */
static bool read_at(struct call *call, int *place)
{
	const struct titan *t = call->state;
	const char *word = args_key(&call->args, "at");

	if (!word)
		return true;
	if (!t->board)
		return reason_set(call->why, _("at= needs the masterboard, and this table has none"));
	*place = titan_place_find(word);
	return *place >= 0 || titan_no_place(word, call->why);
}

bool titan_do_legion(struct call *call)
{
	struct titan *t = call->state;
	struct titan_list list = { 0 };
	struct titan_legion old;
	int seat, legion, place = -1;

	if (!titan_make_whole(call) || !args_player(&call->args, &t->table, false, &seat) ||
	    !titan_read_marker(call, &legion) || !read_at(call, &place) ||
	    (!args_flag(&call->args, "none") && !titan_read_list(call, &list)))
		return false;
	if (titan_legion_side(t, legion) >= 0)
		return REFUSE(call, _("%s: %s is in the encounter"), MARKER(legion));
	if (!colour_is_of(call, legion, seat))
		return false;
	old = t->legion[legion];
	titan_legion_clear(t, legion);
	if (!may_be_told(call, legion, seat, &list))
		return false;
	if (old.size) { /* keep its land and what it did this turn */
		t->legion[legion] = old;
		t->legion[legion].size = 0;
	}
	memset(t->legion[legion].creature, 0, sizeof old.creature);
	for (int i = 0; i < list.count; i++)
		titan_legion_add(t, legion, list.member[i].creature);
	if (titan_legion_hide(t, legion))
		call_correct(call, CORRECTED_SHOWN, _("%s: only what it has now is revealed"),
		             MARKER(legion));
	if (!list.count)
		titan_legion_clear(t, legion);
	else if (place >= 0)
		titan_put(t, legion, place);
	titan_know_nothing(t, legion);
	titan_put_in_towers(t);
	if (t->legion[legion].at != old.at && !titan_stands_alone(call, legion))
		return false;
	said_line(call->said, P_("%s: legion %s of %d", "%s: legion %s of %d", list.count),
	          t->table.seat[seat].name, MARKER(legion), list.count);
	said_change(call->said, t->table.seat[seat].name, NULL, _("%s: %d -> %d"), MARKER(legion), old.size,
	            list.count);
	return true;
}

/* Continues a half-played game at the start of a turn. */
bool titan_do_begin(struct call *call)
{
	struct titan *t = call->state;
	int seat, number = t->table.round > 0 ? t->table.round : 1;

	if (!titan_make_whole(call) || !args_key_number(&call->args, "turn", 1, 999, &number) ||
	    !args_player(&call->args, &t->table, false, &seat))
		return false;
	if (t->encounter.on)
		return REFUSE(call, _("%s: finish the encounter first"));
	every_seat (i, t->table)
		if (t->table.seat[i].in && (!t->player[i].tower || t->player[i].colour < 0))
			return reason_set(call->why, _("1.3: %s needs a tower and a colour first"),
			                  name_of(t, i));
	titan_go(call, titan_begin_turn(call, seat, number));
	return true;
}

bool titan_do_score(struct call *call)
{
	struct titan *t = call->state;
	struct change change;
	int seat, score;

	if (!titan_make_whole(call) || !args_player(&call->args, &t->table, false, &seat) ||
	    !args_change(&call->args, TITAN_SCORE_MAX, &change))
		return false;
	score = t->player[seat].score;
	if (!change_apply(&change, &score, 0, TITAN_SCORE_MAX, call->why))
		return false;
	if (change.sign == '+')
		titan_count_angels(t, t->player[seat].score, change.amount, &t->player[seat].due,
		                   &t->player[seat].due_arch);
	titan_add_score(call, seat, score - t->player[seat].score, change.sign == '+');
	if (call->said && !call->said->lines)
		said_both(call->said, _("%s: score %d"), name_of(t, seat), score);
	return true;
}
