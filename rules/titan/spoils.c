/* SPDX-License-Identifier: MIT */
/*
 * `value` and `spoils`: what legions are worth and what the end of an encounter gives
 * (2.5.6.8, 2.5.6.9), with or without a battle.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { TELEPORT_FROM = 400, HUNDRED = 100, FIVE_HUNDRED = 500 };

void titan_count_angels(const struct titan *t, int before, int points, int *all, int *arch)
{
	*all = (before + points) / HUNDRED - before / HUNDRED;
	*arch = (before + points) / FIVE_HUNDRED - before / FIVE_HUNDRED;
	if (titan_choice(t, DISPUTE_archangel_limit) && *arch > 1)
		*arch = 1;
}

static int value_of(const struct titan_list *list, int score)
{
	int all = 0;

	for (int i = 0; i < list->count; i++) {
		const struct titan_facts *facts = &titan_creatures[list->member[i].creature];
		int power = list->member[i].power ? list->member[i].power
		            : facts->power        ? facts->power
		                                  : titan_titan_power(score);

		all += power * facts->skill;
	}
	return all;
}

bool titan_ask_value(struct call *call)
{
	struct titan_list list;
	struct emit *e = call->data;
	int score = 0, power, points, titan = 0;

	if (!args_key_number(&call->args, "score", 0, TITAN_SCORE_MAX, &score) ||
	    !titan_read_list(call, &list))
		return false;
	points = value_of(&list, score);
	emit_number(e, "points", points);
	said_line(call->said, P_("%d point", "%d points", points), points);
	while (titan < list.count && list.member[titan].creature != CREATURE_TITAN)
		titan++;
	if (titan == list.count)
		return true;
	power = list.member[titan].power;
	if (!power)
		power = titan_titan_power(score);
	emit_number(e, "titan_power", power);
	emit_bool(e, "titan_teleport", power >= titan_titan_power(TELEPORT_FROM));
	said_line(call->said,
	          power >= titan_titan_power(TELEPORT_FROM) ? _("the Titan: %d-4, may teleport on a 6")
	                                                    : _("the Titan: %d-4"),
	          power);
	return true;
}

enum spoils {
	SPOILS_BATTLE,
	SPOILS_FLEE,
	SPOILS_CONCEDE,
	SPOILS_AGREEMENT,
	SPOILS_TIME,
	SPOILS_MUTUAL,
	SPOILS_TITAN
};

static bool read_listed(struct call *call, const char *key, int score, int *value)
{
	struct titan_list list = { 0 };
	const char *text = args_key(&call->args, key);

	*value = 0;
	if (text && !titan_list_words(text, &list, call->why))
		return false;
	*value = value_of(&list, score);
	return true;
}

static void emit_multiples_of(struct emit *e, const char *key, int from, int to, int each)
{
	emit_array(e, key);
	for (int m = (from / each + 1) * each; m <= to; m += each)
		emit_number(e, NULL, m);
	emit_end(e);
}

void titan_emit_multiples(struct emit *e, int before, int after)
{
	emit_multiples_of(e, "multiples", before, after, HUNDRED);
	emit_multiples_of(e, "archangel", before, after, FIVE_HUNDRED);
}

/* What each kind of end gives of a legion's value (2.5.6.8, 2.5.6.9). */
static int points_of(enum spoils kind, int value, bool survives)
{
	switch (kind) {
	case SPOILS_FLEE: return value / 2;
	case SPOILS_TIME:
	case SPOILS_MUTUAL: return 0;
	case SPOILS_TITAN: return survives ? value : 0;
	default: return value;
	}
}

bool titan_ask_spoils(struct call *call)
{
	const struct titan *t = call->state;
	struct titan_list list;
	struct emit *e = call->data;
	const char *word;
	int kind, score = 0, winner = 0, left, others, half, points, all, arch;
	bool survives = true, legal;

	if (!args_choice(&call->args, SPOILS_WORDS, &kind) ||
	    !args_key_number(&call->args, "score", 0, TITAN_SCORE_MAX, &score) ||
	    !args_key_number(&call->args, "winner", 0, TITAN_SCORE_MAX, &winner) ||
	    !read_listed(call, "left", score, &left) || !read_listed(call, "others", score, &others))
		return false;
	word = args_key(&call->args, "survives");
	if (word && strcmp(word, "no") != 0 && strcmp(word, "yes") != 0)
		return reason_set(call->why, _("survives= takes yes or no: does the slayer live?"));
	survives = !word || strcmp(word, "yes") == 0;
	if (!titan_read_list(call, &list))
		return false;
	legal = kind != SPOILS_FLEE || !titan_list_lords(&list); /* 2.5.3 */
	points = legal ? points_of((enum spoils)kind, value_of(&list, score), survives) : 0;
	half = kind == SPOILS_TITAN ? (left + others) / 2 : 0;
	left = kind == SPOILS_TITAN ? left / 2 : 0;
	others = kind == SPOILS_TITAN ? others / 2 : 0;
	titan_count_angels(t, winner, points, &all, &arch);
	if (!legal)
		said_line(call->said, _("2.5.3: a legion with a lord may not flee"));
	said_line(call->said, P_("%d point, and %d half points", "%d points, and %d half points", points),
	          points, half);
	emit_bool(e, "legal", legal);
	emit_number(e, "points", points);
	emit_number(e, "score", winner + points + left);
	titan_emit_multiples(e, winner, winner + points);
	emit_number(e, "lords", all);
	emit_number(e, "half", left);
	emit_number(e, "half_others", others);
	emit_number(e, "half_all", half); /* one player gets both: halved once, after adding up */
	return true;
}
