/* SPDX-License-Identifier: MIT */
/*
 * The turn by its steps, the turn that the heroes share, extra and skipped
 * turns, and the scheme that each turn owes.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { SKIPS = 99 };

/* In the order of ARCHENEMY_STEPS. */
static const char *const steps[STEPS] = {
	N_("untap"), N_("upkeep"), "draw", N_("main1"), N_("combat"), N_("main2"), N_("end"), N_("cleanup"),
};

const char *archenemy_step_word(enum archenemy_step step)
{
	return steps[step];
}

const char *archenemy_step_name(enum archenemy_step step)
{
	/* a game can end in a draw too, which is another word in most languages */
	return step == STEP_DRAW ? C_("step", "draw") : _(steps[step]);
}

/* ---- whose turn ---- */

/* The seat that counts a side's skipped turns: its first. */
static int first_seat(const struct archenemy *a, int seat)
{
	return archenemy_side(a, seat) == SIDE_ARCHENEMY ? seat : a->archenemy == 0;
}

int archenemy_extras(const struct archenemy *a, enum archenemy_side side)
{
	int extras = 0;

	for (int i = 0; i < a->extras; i++)
		extras += archenemy_side(a, a->extra[i].seat) == side;
	return extras;
}

/* The regular order: the archenemy, then the heroes; in a rumble round the table. */
static int regular_next(const struct archenemy *a, int seat)
{
	if (!a->rumble && seat != a->archenemy)
		return a->archenemy;
	return archenemy_stands_for(a, table_next(&a->c.table, seat));
}

/* Takes the next turn that is not skipped: its seat; *how: of an extra turn. */
static int take_next(struct archenemy *a, struct extra_turn *how)
{
	for (;;) {
		bool extra = a->extras > 0;
		int seat, *skips;

		*how = (struct extra_turn){ .seat = NOBODY };
		if (extra)
			*how = a->extra[--a->extras]; /* CR 500.7: the newest first */
		else
			a->regular = regular_next(a, a->regular);
		seat = extra ? archenemy_stands_for(a, how->seat) : a->regular;
		if (!a->c.table.seat[seat].in)
			continue; /* a player who left has no turn (CR 800.4k) */
		skips = &a->skips[first_seat(a, seat)];
		if (!*skips)
			return seat;
		--*skips;
	}
}

/* ---- the scheme of the turn ---- */

bool archenemy_owes_reveal(const struct archenemy *a)
{
	int seat = archenemy_is_set(a) ? archenemy_on_turn(a) : -1;

	return seat >= 0 && a->c.phase != PHASE_OVER && archenemy_has_deck(a, seat) &&
	       a->pile[seat].downs > 0 && a->step <= STEP_MAIN1 && !a->revealed && !a->no_scheme;
}

bool archenemy_no_scheme(const struct archenemy *a, struct reason *why)
{
	return archenemy_owes_reveal(a) ? reason_set(why, _("no scheme is face up: `reveal`"))
	                                : reason_set(why, _("no scheme is face up"));
}

/* ---- entering a step ---- */

static void tell_draw(const struct call *call)
{
	const struct archenemy *a = call->state;
	int seat = archenemy_on_turn(a);

	if (archenemy_side(a, seat) == SIDE_HEROES)
		said_line(call->said, _("each hero draws a card"));
	else if (a->turn == 1)
		said_line(call->said, _("%s draws a card, in the first turn too"),
		          archenemy_seat_name(a, seat));
}

/* One untap, however many copies (A). */
static void tell_untap(const struct call *call)
{
	const struct archenemy *a = call->state;

	every_seat (i, a->c.table)
		if (archenemy_effects(a, EFFECT_UNTAPS, i) &&
		    archenemy_opponents(a, archenemy_on_turn(a)) & 1u << i)
			said_line(call->said, _("all permanents of %s untap too, once"),
			          archenemy_seat_name(a, i));
}

static void tell_main(const struct call *call)
{
	const struct archenemy *a = call->state;
	int seat = archenemy_on_turn(a);

	if (!archenemy_owes_reveal(a))
		return;
	if (a->three & 1u << seat)
		said_line(call->said,
		          _("%s: three schemes are set in motion, one after the other: reveal x3"),
		          archenemy_seat_name(a, seat));
	else
		said_line(call->said, _("%s: a scheme is set in motion: reveal"),
		          archenemy_seat_name(a, seat));
}

/* Tells what a step does by itself. */
static void tell_step(const struct call *call)
{
	const struct archenemy *a = call->state;

	if (!call->said)
		return;
	switch (a->step) {
	case STEP_UNTAP: tell_untap(call); break;
	case STEP_DRAW: tell_draw(call); break;
	case STEP_MAIN1: tell_main(call); break;
	case STEP_COMBAT: archenemy_tell_lasting(call, archenemy_on_turn(a)); break;
	default: break;
	}
	archenemy_tell_due(call);
}

static const char *turn_name(const struct archenemy *a)
{
	int seat = archenemy_on_turn(a);

	return archenemy_side(a, seat) == SIDE_HEROES ? _("heroes") : archenemy_seat_name(a, seat);
}

static void enter(struct call *call, enum archenemy_step step)
{
	struct archenemy *a = call->state;
	enum archenemy_step before = a->step;

	a->step = step;
	said_line(call->said, "%s: %s", turn_name(a), archenemy_step_name(step));
	said_change(call->said, turn_name(a), NULL, "%s -> %s", archenemy_step_name(before),
	            archenemy_step_name(step));
	tell_step(call);
}

/* The step after the present one: extra ones first, then the regular order where it was;
 * STEPS: the turn is over. */
static int following(struct archenemy *a)
{
	int before = a->resume < 0 ? (int)a->step : a->resume, next = before + 1;

	if (a->extra_steps) {
		a->resume = before;
		next = a->extra_step[0];
		memmove(a->extra_step, a->extra_step + 1, (size_t)--a->extra_steps);
	} else {
		a->resume = NOBODY;
	}
	return next;
}

bool archenemy_loses_step(const struct archenemy *a, enum archenemy_step step)
{
	return a->skip_steps[first_seat(a, archenemy_on_turn(a))] & 1u << step;
}

/* Whether the side on turn has lost this step (A, CR 805.8); once. */
static bool is_skipped(struct call *call, enum archenemy_step step)
{
	struct archenemy *a = call->state;
	uint8_t *skips = &a->skip_steps[first_seat(a, archenemy_on_turn(a))];

	if (!archenemy_loses_step(a, step))
		return false;
	*skips = (uint8_t)(*skips & ~(1u << step));
	said_line(call->said, _("%s: %s is skipped"), turn_name(a), archenemy_step_name(step));
	return true;
}

/* Enters the next step that is not skipped; false: the turn is over. */
static bool go_on(struct call *call)
{
	struct archenemy *a = call->state;

	for (;;) {
		int next = following(a);

		if (next == STEPS)
			return false;
		if (!is_skipped(call, (enum archenemy_step)next)) {
			enter(call, (enum archenemy_step)next);
			return true;
		}
		if (a->resume < 0)
			a->step = (enum archenemy_step)next;
	}
}

bool archenemy_go_main(struct call *call)
{
	struct archenemy *a = call->state;

	while (a->step < STEP_MAIN1 && go_on(call))
		;
	return true;
}

/* ---- passing the turn ---- */

static void tell_turn(const struct call *call)
{
	const struct archenemy *a = call->state;
	int seat = archenemy_on_turn(a);

	if (archenemy_side(a, seat) == SIDE_HEROES)
		said_line(call->said, _("round %d, the heroes are on turn"), a->c.table.round);
	else
		said_line(call->said, _("round %d, %s is on turn"), a->c.table.round,
		          archenemy_seat_name(a, seat));
	said_change(call->said, turn_name(a), NULL, _("round %d, on turn"), a->c.table.round);
	if (a->no_scheme)
		said_line(call->said, _("no scheme is set in motion this turn"));
}

static void pass_to(struct call *call, int seat, struct extra_turn how)
{
	struct archenemy *a = call->state;
	enum commander_sky sky = a->c.sky;
	int from = a->c.table.turn;

	commander_remind_end(call);
	commander_begin(&a->c);
	commander_end_turn(&a->c);
	memset(a->graveyard, 0, sizeof a->graveyard);
	if (from >= 0)
		a->enemy_spells[from] = 0; /* "since your last turn ended" begins */
	archenemy_end_turn_effects(a);
	table_give_turn(&a->c.table, seat);
	commander_remind_turn(&a->c);
	a->turn++;
	a->step = STEP_UNTAP;
	a->extra_steps = 0;
	a->resume = NOBODY;
	a->revealed = false;
	a->no_scheme = how.no_scheme;
	a->no_untap = how.no_untap;
	a->owed.seat = NOBODY;
	tell_turn(call);
	archenemy_end_untils(call, from, seat);
	commander_tell_sky(call, sky);
	if (how.no_untap)
		a->step = STEP_UPKEEP;
	if (!is_skipped(call, a->step) || !go_on(call))
		tell_step(call);
}

static void pass(struct call *call)
{
	struct extra_turn how;
	int seat = take_next(call->state, &how);

	pass_to(call, seat, how);
}

bool archenemy_may_pass(const struct archenemy *a, struct reason *why)
{
	return a->owed.seat < 0 || a->c.phase == PHASE_OVER ||
	       reason_set(why, _("%s gives an extra turn: %s, or `forget \"%s\"`"),
	                  archenemy_name_told(a, a->owed_kind), archenemy_extra_turn_line(a).text,
	                  archenemy_name(a, a->owed_kind));
}

/* An extra turn that a scheme has given comes first. Only a line that is typed now is
 * refused. */
bool archenemy_turn_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct archenemy *a = call->state;
	bool passes = call->args.verb->apply == archenemy_do_turn || a->step == STEP_CLEANUP;

	line_word(out, call->args.verb->name);
	args_write(&call->args, out);
	return !passes || archenemy_may_pass(a, call->why);
}

bool archenemy_do_turn(struct call *call)
{
	struct archenemy *a = call->state;
	struct extra_turn how = { .seat = NOBODY };
	int seat;

	if (!archenemy_is_on(a, call->why))
		return false;
	if (archenemy_owes_reveal(a) && a->c.phase == PHASE_PLAYING)
		said_line(call->said, _("%s has set no scheme in motion in this turn"),
		          archenemy_seat_name(a, archenemy_on_turn(a)));
	if (!args_more(&call->args)) {
		pass(call);
		return true;
	}
	if (!args_player(&call->args, &a->c.table, false, &seat))
		return false;
	seat = archenemy_stands_for(a, seat);
	/* A turn given by hand uses up an extra one that waits for that side. */
	if (a->extras && archenemy_stands_for(a, a->extra[a->extras - 1].seat) == seat)
		how = a->extra[--a->extras];
	else
		a->regular = seat;
	pass_to(call, seat, how);
	return true;
}

bool archenemy_may_step(const struct archenemy *a, struct reason *why)
{
	return a->step != STEP_MAIN1 || !archenemy_owes_reveal(a) ||
	       reason_set(why, _("the main phase begins with a scheme (904.9): `reveal`, or `skip-reveal`"));
}

bool archenemy_do_step(struct call *call)
{
	struct archenemy *a = call->state;
	struct scheme_ref up[FACE_UP_MAX];
	int count = call->said ? archenemy_face_up(a, up) : 0;

	if (!archenemy_is_on(a, call->why))
		return false;
	if (!archenemy_may_step(a, call->why))
		return false;
	commander_begin(&a->c);
	for (int i = 0; i < count; i++) /* CR 500.2: nothing stays on the stack from one step to the next */
		if (archenemy_card(a, up[i])->pending)
			said_line(call->said, _("%s is not resolved yet"), archenemy_told(a, up[i]).text);
	if (!go_on(call))
		pass(call);
	return true;
}

bool archenemy_may_skip_reveal(const struct archenemy *a, struct reason *why)
{
	return archenemy_owes_reveal(a) || reason_set(why, _("no scheme is due now"));
}

bool archenemy_do_skip_reveal(struct call *call)
{
	struct archenemy *a = call->state;

	if (!archenemy_is_on(a, call->why))
		return false;
	if (!archenemy_may_skip_reveal(a, call->why))
		return false;
	commander_begin(&a->c);
	a->revealed = true;
	said_both(call->said, _("no scheme is set in motion this turn"));
	return true;
}

/* ---- rulings and extra turns ---- */

static bool read_side(struct call *call, int *seat)
{
	const struct archenemy *a = call->state;
	const char *word = args_key(&call->args, "side");
	int side = word ? choice_find(ARCHENEMY_SIDES, word) : -1;

	*seat = archenemy_on_turn(a);
	if (!word)
		return true;
	if (side < 0)
		return reason_set(call->why, _("\"%.40s\" is not one of %s"), word, ARCHENEMY_SIDES);
	if (a->rumble)
		return reason_set(call->why, _("a rumble has no sides: `turn PLAYER`"));
	if (side == SIDE_ARCHENEMY)
		*seat = a->archenemy;
	else if (archenemy_side(a, *seat) != SIDE_HEROES)
		*seat = regular_next(a, a->archenemy);
	return true;
}

bool archenemy_do_go(struct call *call)
{
	struct archenemy *a = call->state;
	int step, seat;

	if (!archenemy_is_on(a, call->why) || !args_choice(&call->args, ARCHENEMY_STEPS, &step) ||
	    !read_side(call, &seat))
		return false;
	commander_begin(&a->c);
	if (seat != archenemy_on_turn(a)) {
		table_give_turn(&a->c.table, seat);
		a->regular = seat;
		a->revealed = a->no_scheme = a->no_untap = false;
	}
	a->resume = NOBODY;
	enter(call, (enum archenemy_step)step);
	return true;
}

/* One seat for each side with players in the set. */
static seats_set sides_of(const struct archenemy *a, seats_set set)
{
	seats_set sides = 0;

	each_seat (i, set)
		sides |= 1u << archenemy_stands_for(a, i);
	return sides;
}

/* An extra turn of one hero is one turn of all (A, CR 805.8). */
static bool add_extra(struct call *call, struct extra_turn extra)
{
	struct archenemy *a = call->state;

	if (a->extras == EXTRA_TURNS)
		return reason_set(call->why, _("at most %d extra turns can wait"), EXTRA_TURNS);
	a->extra[a->extras++] = extra;
	if (archenemy_side(a, extra.seat) == SIDE_HEROES)
		said_line(call->said, _("the heroes take an extra turn after this one"));
	else
		said_line(call->said,
		          extra.no_scheme ? _("%s takes an extra turn after this one, without a scheme")
		                          : _("%s takes an extra turn after this one"),
		          archenemy_seat_name(a, extra.seat));
	said_change(call->said, archenemy_seat_name(a, extra.seat), NULL, _("extra turn"));
	return true;
}

bool archenemy_do_extra_turn(struct call *call)
{
	struct archenemy *a = call->state;
	struct extra_turn extra = { 0 };
	seats_set set, sides;

	if (!archenemy_is_on(a, call->why))
		return false;
	extra.no_scheme = args_flag(&call->args, "no-scheme");
	extra.no_untap = args_flag(&call->args, "no-untap");
	set = 1u << archenemy_on_turn(a);
	if (args_more(&call->args) && !args_players(&call->args, &a->c.table, false, &set))
		return false;
	commander_begin(&a->c);
	sides = sides_of(a, set);
	if (a->owed.seat >= 0 && sides & sides_of(a, 1u << a->owed.seat))
		a->owed.seat = NOBODY;
	for (extra.seat = a->c.table.seats - 1; extra.seat >= 0; extra.seat--)
		if (sides & 1u << extra.seat && !add_extra(call, extra))
			return false;
	return true;
}

bool archenemy_do_skip_turn(struct call *call)
{
	struct archenemy *a = call->state;
	seats_set set, sides;

	if (!archenemy_is_on(a, call->why) || !args_players(&call->args, &a->c.table, false, &set))
		return false;
	sides = sides_of(a, set);
	commander_begin(&a->c);
	each_seat (i, sides) {
		int *skips = &a->skips[first_seat(a, i)];

		if (*skips == SKIPS)
			return reason_set(call->why, _("at most %d turns can be skipped"), SKIPS);
		++*skips;
		if (archenemy_side(a, i) == SIDE_HEROES)
			said_line(call->said, _("the heroes skip their next turn"));
		else
			said_line(call->said, _("%s skips the next turn"), archenemy_seat_name(a, i));
		said_change(call->said, archenemy_seat_name(a, i), NULL, _("skips the next turn"));
	}
	return true;
}

/* ---- extra and skipped steps ---- */

/* CR 500.8: the newest extra step comes first. An extra main phase is no first main phase:
 * it brings no scheme. */
bool archenemy_do_extra_step(struct call *call)
{
	struct archenemy *a = call->state;
	int step;

	if (!archenemy_is_on(a, call->why) || !args_choice(&call->args, ARCHENEMY_STEPS, &step))
		return false;
	if (a->extra_steps == EXTRA_STEPS)
		return reason_set(call->why, _("at most %d extra steps can wait"), EXTRA_STEPS);
	commander_begin(&a->c);
	memmove(a->extra_step + 1, a->extra_step, (size_t)a->extra_steps++);
	a->extra_step[0] = (uint8_t)step;
	said_line(call->said, _("%s: an extra %s after this step"), turn_name(a),
	          archenemy_step_name((enum archenemy_step)step));
	said_change(call->said, turn_name(a), NULL, _("extra step: %s"),
	            archenemy_step_name((enum archenemy_step)step));
	return true;
}

bool archenemy_do_skip_step(struct call *call)
{
	struct archenemy *a = call->state;
	seats_set set, sides;
	int step;

	if (!archenemy_is_on(a, call->why) || !args_choice(&call->args, ARCHENEMY_STEPS, &step))
		return false;
	set = 1u << archenemy_on_turn(a);
	if (args_more(&call->args) && !args_players(&call->args, &a->c.table, false, &set))
		return false;
	commander_begin(&a->c);
	sides = sides_of(a, set);
	each_seat (i, sides) {
		uint8_t *skips = &a->skip_steps[first_seat(a, i)];
		const char *who =
			archenemy_side(a, i) == SIDE_HEROES ? _("heroes") : archenemy_seat_name(a, i);
		const char *name = archenemy_step_name((enum archenemy_step)step);

		if (*skips & 1u << step)
			return reason_set(call->why, _("%s: the next %s is already skipped"), who, name);
		*skips = (uint8_t)(*skips | 1u << step);
		said_line(call->said, _("%s: the next %s is skipped"), who, name);
		said_change(call->said, who, NULL, _("skips: %s"), name);
	}
	return true;
}
