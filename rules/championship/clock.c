/* SPDX-License-Identifier: MIT */
/* The limit on turns at a table (W1.1.7), and the clock of the hall. */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

static bool clock_placed(struct call *call, const struct where *w)
{
	if (w->sheet->placed)
		return reason_set(call->why, _("the initial placement is already done"));
	w->sheet->placed = true;
	said_both(call->said, _("the initial placement is done"));
	return true;
}

static void say_since(struct call *call, const struct where *w)
{
	int64_t began = champ_began(call->state, w->round, w->sheet);
	int minutes = champ_minutes_since(call, began);

	if (began && minutes > 0)
		said_line(call->said,
		          P_("%d minute since the game began", "%d minutes since the game began",
		             (unsigned long)minutes),
		          minutes);
}

static bool clock_on(struct call *call, const struct where *w)
{
	const struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	bool organiser = by && strcmp(by, "organiser") == 0;
	int player = CHAMP_NOBODY, place;

	if (!by)
		return reason_set(call->why,
		                  _("say who called it: by=P at that table, or by=organiser (W1.1.7)"));
	if (!w->sheet->placed)
		return reason_set(
			call->why,
			_("the initial placement comes first: `clock ROUND TABLE placed` (W1.1.7)"));
	if (w->sheet->limit)
		return reason_set(call->why, _("turns at that table are already limited"));
	if (!organiser) {
		player = champ_find(c, by, call->why);
		if (player < 0 || !champ_place_of(call, w, player, &place))
			return false;
	}
	w->sheet->limit = true;
	said_both(call->said, _("turns of %d minutes from now on, called by %s (W1.1.7)"), CHAMP_LIMIT_S / 60,
	          organiser ? _("the organiser") : champ_name(c, player));
	say_since(call, w);
	return true;
}

static bool clock_off(struct call *call, const struct where *w)
{
	if (!w->sheet->limit)
		return reason_set(call->why, _("turns at that table are not limited"));
	w->sheet->limit = false;
	said_both(call->said, _("turns are unlimited again"));
	return true;
}

static bool clock_took(struct call *call, const struct where *w)
{
	int seconds;

	if (!args_number(&call->args, 0, 86400, &seconds))
		return false;
	if (!w->sheet->limit)
		return reason_set(call->why, _("turns at that table are not limited"));
	w->sheet->over = seconds > CHAMP_LIMIT_S;
	if (w->sheet->over)
		said_both(call->said, _("%d seconds: %d over the limit (W1.1.7)"), seconds,
		          seconds - CHAMP_LIMIT_S);
	else
		said_both(call->said, _("%d seconds: within the limit"), seconds);
	return true;
}

/* The clock of the hall: its first start in a round begins the games there. */
static bool hall_clock(struct call *call, bool starts)
{
	struct championship *c = call->state;
	int round = champ_current(c);

	if (!common_apply(call))
		return false;
	if (starts && round >= 0 && !c->round[round].since)
		c->round[round].since = call->at;
	return true;
}

bool champ_clock(struct call *call)
{
	static bool (*const doing[])(struct call *, const struct where *) = { clock_placed, clock_on,
		                                                              clock_off, clock_took };
	const char *first = args_peek(&call->args);
	struct where w;
	int what;

	if (first && choice_find(CLOCK_WORDS, first) >= 0)
		return hall_clock(call, strcmp(first, "start") == 0);
	if (!champ_read_open_sheet(call, &w) || !args_choice(&call->args, CHAMP_CLOCK_WORDS, &what) ||
	    !doing[what](call, &w))
		return false;
	champ_begin_at(call, &w);
	return true;
}
