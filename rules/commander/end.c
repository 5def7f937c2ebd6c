/* SPDX-License-Identifier: MIT */
/*
 * Leaving and coming back, ways to win that no counter shows, and the optional
 * rules about prizes: other goals and the vote (C15.2, C15.3).
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { TEXT_COLUMNS = 40, SURVIVED = 2 };

/* Adds the players who share life with one of the set: they leave together (CR 810.8). */
static seats_set with_heads(const struct commander *c, seats_set set)
{
	seats_set all = set;

	each_seat (i, set)
		all |= commander_heads_of(c, i);
	return all;
}

/* ---- out, back, safe ---- */

bool commander_do_out(struct call *call)
{
	struct commander *c = call->state;
	char text[WHY_BYTES];
	seats_set set;
	bool decked;

	if (!commander_is_on(c, call->why) || !args_players(&call->args, &c->table, false, &set) ||
	    !args_rest(&call->args, text, sizeof text, TEXT_COLUMNS))
		return false;
	set = with_heads(c, set) & table_others(&c->table, -1);
	decked = strcmp(text, "decked") == 0; /* CR 704.5b */
	/* CR 104.3a: a player may always concede; a safe one does not lose by an empty library. */
	each_seat (i, decked ? set : 0)
		if (c->player[i].safe)
			return reason_set(call->why, _("%s cannot lose: `safe %s off` first"),
			                  commander_name(c, i), commander_typed_seat(c, i).text);
	each_seat (i, set) {
		c->player[i].whys = 0;
		commander_add_why(&c->player[i], text[0] ? text : "conceded",
		                  (struct commander_ref){ -1, 0 });
	}
	commander_remove(call, set, decked ? STATUS_LOST : STATUS_LEFT);
	return true;
}

/* Refuses a return that the next settling would undo. */
static bool could_stay(const struct call *call, int seat)
{
	const struct commander *c = call->state;
	const struct commander_player *p = &c->player[seat];
	struct commander_limits limits = commander_limits_of(c);
	const char *name = commander_name(c, seat);
	struct commander_ref from = { 0, 0 };

	if (p->safe)
		return true;
	if (p->life.life <= 0)
		return reason_set(call->why, _("%s has %d life: `life %s =N` first"), name, p->life.life,
		                  commander_typed_seat(c, seat).text);
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (commander_is_fatal(&limits, &p->life, kind))
			return reason_set(call->why, _(counter_rows[kind].too_many), name,
			                  p->life.count[kind], commander_typed_seat(c, seat).text);
	if (!limits.damage || commander_worst(c, seat, &from.seat, &from.card) < limits.damage)
		return true;
	return reason_set(call->why, _("%s has %d from %s: `cdamage %s from=%s =N` first"), name,
	                  p->taken[from.seat][from.card], commander_title(c, from).text,
	                  commander_typed_seat(c, seat).text, commander_typed(c, from).text);
}

bool commander_do_back(struct call *call)
{
	struct commander *c = call->state;
	seats_set set;

	if (!args_players(&call->args, &c->table, true, &set))
		return false;
	each_seat (i, set)
		if (c->table.seat[i].in)
			return reason_set(call->why, _("%s is not out"), commander_name(c, i));
	set = with_heads(c, set);
	each_seat (i, set & ~table_others(&c->table, -1)) {
		struct commander_player *p = &c->player[i];

		if (!could_stay(call, i))
			return false;
		p->status = STATUS_PLAYING;
		p->whys = 0;
		p->felled_by = 0;
		p->kept = p->kept || c->phase >= PHASE_PLAYING;
		c->table.seat[i].in = true;
		said_line(call->said, _("%s is back"), commander_name(c, i));
		said_change(call->said, commander_name(c, i), NULL, _("back"));
	}
	if (c->phase == PHASE_OVER)
		c->phase = PHASE_PLAYING;
	c->winners = 0;
	c->draw = false;
	commander_pass_word(call);
	return true;
}

bool commander_do_safe(struct call *call)
{
	struct commander *c = call->state;
	seats_set set;
	int off;

	if (!args_players(&call->args, &c->table, true, &set) || !args_choice(&call->args, "on|off", &off))
		return false;
	each_seat (i, set) {
		c->player[i].safe = !off;
		said_line(call->said, off ? _("%s can lose") : _("%s cannot lose"), commander_name(c, i));
		said_change(call->said, commander_name(c, i), NULL, off ? _("safe off") : _("safe on"));
	}
	return true;
}

/* ---- winning, ending ---- */

bool commander_do_win(struct call *call)
{
	struct commander *c = call->state;
	char text[WHY_BYTES];
	int seat;

	if (!commander_is_on(c, call->why) || !args_player(&call->args, &c->table, false, &seat) ||
	    !args_rest(&call->args, text, sizeof text, TEXT_COLUMNS))
		return false;
	c->claims |= c->team[seat];
	if (text[0]) {
		said_line(call->said, "%s: %s", commander_name(c, seat), text);
		said_change(call->said, commander_name(c, seat), NULL, "%s", text);
	}
	return true;
}

bool commander_do_finish(struct call *call)
{
	struct commander *c = call->state;
	char text[WHY_BYTES];

	const char *as = args_key(&call->args, "as");

	if (as && strcmp(as, "draw") != 0)
		return args_usage(&call->args);
	if (!commander_is_on(c, call->why) || !args_rest(&call->args, text, sizeof text, TEXT_COLUMNS))
		return false;
	c->finishing = true;
	c->drawing = as != NULL;
	if (text[0])
		said_both(call->said, _("finished: %s"), text);
	return true;
}

/* ---- C15.2: other goals ---- */

bool commander_do_feat(struct call *call)
{
	struct commander *c = call->state;
	const struct commander_feat *best;
	const char *kind;
	int seat, value;

	if (!args_player(&call->args, &c->table, true, &seat) || !args_word(&call->args, &kind) ||
	    !counter_kind_is_fit(kind, call->why) || !args_number(&call->args, 1, LIFE_MAX, &value))
		return false;
	if (commander_best(c, kind, seat, value)) {
		said_line(call->said, _("%s leads in %s: %d"), commander_name(c, seat), kind, value);
		said_change(call->said, commander_name(c, seat), NULL, "%s %d", kind, value);
		return true;
	}
	best = commander_feat(c, kind);
	if (!best)
		return reason_set(call->why, _("at most %d kinds of feats"), COMMANDER_FEATS);
	said_line(call->said, _("%s keeps %s: %d"), commander_name(c, best->seat), kind, best->value);
	said_change(call->said, commander_name(c, seat),
	            label_of(_("%s keeps %d"), commander_name(c, best->seat), best->value).text, "%s %d",
	            best->kind, value);
	return true;
}

/* ---- C15.3: the vote ---- */

int commander_votes(const struct commander *c, int seat)
{
	int votes = 0;

	every_seat (i, c->table)
		votes += c->player[i].vote == seat;
	return votes;
}

int commander_points(const struct commander *c, int seat)
{
	bool survived = c->phase == PHASE_OVER && c->player[seat].status == STATUS_PLAYING;

	return (survived ? SURVIVED : 0) + commander_votes(c, seat);
}

bool commander_may_vote(const struct commander *c, struct reason *why)
{
	return c->phase == PHASE_OVER ||
	       reason_set(why, _("the vote comes after the game: `finish` ends it"));
}

bool commander_do_vote(struct call *call)
{
	struct commander *c = call->state;
	seats_set set;
	int chosen;

	if (!args_players(&call->args, &c->table, true, &set) ||
	    !args_player(&call->args, &c->table, true, &chosen))
		return false;
	if (!commander_may_vote(c, call->why))
		return false;
	each_seat (i, set) {
		if (i == chosen)
			return reason_set(call->why, _("%s must vote for another player"),
			                  commander_name(c, i));
		c->player[i].vote = chosen;
		said_line(call->said, _("%s votes for %s"), commander_name(c, i), commander_name(c, chosen));
		said_change(call->said, commander_name(c, i), NULL, _("votes for %s"),
		            commander_name(c, chosen));
	}
	return true;
}
