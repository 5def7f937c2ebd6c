/* SPDX-License-Identifier: MIT */
/*
 * The turn and what ends with it, the markers of the table, and the two
 * questions about the rules that tables ask most.
 */
#include "inner.h"
#include "rules/core/i18n.h"

enum { COUNT_MAX = 9999 };

/* ---- the turn ---- */

/* CR 724.2: whether the active player, or one of the active team, cast so many. */
static bool cast_at_least(const struct commander *c, int spells)
{
	each_seat (i, c->team[c->table.turn])
		if (c->player[i].spells >= spells)
			return true;
	return false;
}

void commander_tell_sky(const struct call *call, enum commander_sky before)
{
	const struct commander *c = call->state;
	bool day = c->sky == SKY_DAY;

	if (c->sky == before)
		return;
	said_line(call->said, day ? _("it becomes day") : _("it becomes night"));
	if (before == SKY_NONE)
		said_change(call->said, NULL, NULL, day ? _("day") : _("night"));
	else
		said_change(call->said, NULL, NULL, day ? _("night -> day") : _("day -> night"));
}

/* No spell stays on the stack between turns: a commander there has resolved. */
void commander_end_turn(struct commander *c)
{
	if (c->table.turn >= 0) {
		if (c->sky == SKY_DAY && !cast_at_least(c, 1))
			c->sky = SKY_NIGHT;
		else if (c->sky == SKY_NIGHT && cast_at_least(c, 2))
			c->sky = SKY_DAY;
	}
	c->storm = c->planar.rolls = 0;
	c->planar.walks = false;
	every_seat (i, c->table) {
		struct commander_player *p = &c->player[i];

		p->spells = p->hurt = 0;
		p->markers.sped = false;
		for (int k = 0; k < COMMANDERS; k++)
			if (p->card[k].zone == ZONE_STACK)
				p->card[k].zone = ZONE_BATTLEFIELD;
	}
}

/* A team takes its turns together: the next turn is another team's. The seat
 * that began the game stands for its team, so that rounds are counted. */
int commander_next_turn(const struct commander *c)
{
	int now = c->table.turn, next = table_next(&c->table, now), first = c->table.first;

	for (int i = 0; next >= 0 && i < c->table.seats && c->team[now] & 1u << next; i++)
		next = table_next(&c->table, next);
	return next >= 0 && c->team[next] & 1u << first && c->table.seat[first].in ? first : next;
}

bool commander_do_turn(struct call *call)
{
	struct commander *c = call->state;
	enum commander_sky sky = c->sky;
	int seat;

	if (!commander_is_on(c, call->why))
		return false;
	if (!args_more(&call->args))
		seat = commander_next_turn(c);
	else if (!args_player(&call->args, &c->table, false, &seat))
		return false;
	commander_remind_end(call);
	commander_end_turn(c);
	commander_begin(c);
	table_give_turn(&c->table, seat);
	commander_remind_turn(c);
	said_line(call->said, _("round %d, %s is on turn"), c->table.round, commander_name(c, seat));
	said_change(call->said, commander_name(c, seat), NULL, _("round %d, on turn"), c->table.round);
	commander_tell_sky(call, sky);
	return true;
}

bool commander_do_spell(struct call *call)
{
	struct commander *c = call->state;
	seats_set set;

	if (!commander_is_on(c, call->why) || !args_players(&call->args, &c->table, false, &set))
		return false;
	each_seat (i, set) {
		int before = c->player[i].spells;

		if (before == COUNT_MAX)
			return reason_set(call->why, _("at most %d spells a turn"), COUNT_MAX);
		c->player[i].spells++;
		said_line(call->said, P_("%s: %d spell this turn", "%s: %d spells this turn", before + 1),
		          commander_name(c, i), before + 1);
		said_change(call->said, commander_name(c, i), NULL, _("spells %d -> %d"), before, before + 1);
	}
	commander_begin(c);
	return true;
}

/* ---- markers ---- */

bool commander_may_become(const struct commander *c, enum commander_sky sky, struct reason *why)
{
	return commander_is_on(c, why) &&
	       (c->sky != sky ||
	        reason_set(why, sky == SKY_DAY ? _("it is already day") : _("it is already night")));
}

static bool set_sky(struct call *call, enum commander_sky sky)
{
	struct commander *c = call->state;
	enum commander_sky before = c->sky;

	if (!commander_may_become(c, sky, call->why))
		return false;
	c->sky = sky;
	commander_tell_sky(call, before);
	return true;
}

bool commander_do_day(struct call *call)
{
	return set_sky(call, SKY_DAY);
}

bool commander_do_night(struct call *call)
{
	return set_sky(call, SKY_NIGHT);
}

static bool give_marker(struct call *call, int *holder, const char *said, const char *marker)
{
	struct commander *c = call->state;

	if (!commander_is_on(c, call->why) || !args_player(&call->args, &c->table, false, holder))
		return false;
	said_line(call->said, said, commander_name(c, *holder));
	said_change(call->said, commander_name(c, *holder), NULL, "%s", marker);
	return true;
}

bool commander_do_monarch(struct call *call)
{
	struct commander *c = call->state;

	return give_marker(call, &c->monarch, _("%s is the monarch"), _("monarch"));
}

bool commander_do_initiative(struct call *call)
{
	struct commander *c = call->state;

	if (!give_marker(call, &c->initiative, _("%s has the initiative"), _("initiative")))
		return false;
	commander_remind_venture(c);
	return true;
}

bool commander_do_blessing(struct call *call)
{
	struct commander *c = call->state;
	seats_set set;

	if (!commander_is_on(c, call->why) || !args_players(&call->args, &c->table, false, &set))
		return false;
	each_seat (i, set) {
		c->player[i].blessing = true;
		said_line(call->said, _("%s has the city's blessing"), commander_name(c, i));
		said_change(call->said, commander_name(c, i), NULL, _("city's blessing"));
	}
	return true;
}

bool commander_do_storm(struct call *call)
{
	struct commander *c = call->state;
	struct change change;
	int before = c->storm;

	if (!commander_is_on(c, call->why) || !args_change(&call->args, COUNT_MAX, &change) ||
	    !change_apply(&change, &c->storm, 0, COUNT_MAX, call->why))
		return false;
	said_line(call->said, _("storm %d"), c->storm);
	said_change(call->said, NULL, NULL, _("storm %d -> %d"), before, c->storm);
	return true;
}

/* ---- questions ---- */

/* Legends of one name: in 2010 all of them go, whoever controls them (C1, C13);
 * today each player keeps one (CR 704.5j). */
static bool ask_legend(struct call *call)
{
	const struct commander *c = call->state;
	seats_set left = 0;
	int legends = 0, seat;

	do {
		if (!args_player(&call->args, &c->table, false, &seat))
			return false;
		left |= 1u << seat;
		legends++;
	} while (args_more(&call->args));
	if (c->rules == RULES_2010 && legends > 1)
		left = 0;
	table_report_names(&c->table, "left", left, call->data);
	if (left)
		said_line(call->said, _("each keeps one: %s (704.5j)"), commander_names(c, left).text);
	else
		said_line(call->said, _("all of them go"));
	return true;
}

/* CR 103.7: of two players the first skips the first draw, of teams the first
 * team; with more players none does. The same in 2010. */
static bool ask_first_draw(struct call *call)
{
	const struct commander *c = call->state;
	bool skipped = c->table.seats == 2 || c->format == FORMAT_2HG;

	if (!c->table.seats)
		return reason_set(call->why, _("nobody is seated yet: `seat NAME...`"));
	emit_text(call->data, "first_draw", skipped ? "skipped" : "taken");
	if (!skipped)
		said_line(call->said, _("nobody skips the first draw (103.7c)"));
	else if (c->format == FORMAT_2HG)
		said_line(call->said, _("the team that begins skips its first draw (103.7b)"));
	else
		said_line(call->said, _("the first player skips the first draw (103.7a)"));
	return true;
}

bool commander_do_ask(struct call *call)
{
	int question;

	if (!args_choice(&call->args, "legend|first-draw", &question))
		return false;
	return question == 0 ? ask_legend(call) : ask_first_draw(call);
}
