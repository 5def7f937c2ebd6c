/* SPDX-License-Identifier: MIT */
/*
 * Who deals the cards, and the check of the box before the game (W2.0.4,
 * W2.0.6). An agreement needs all players; a doubt or a judge needs one.
 */
#include "inner.h"
#include "rules/core/i18n.h"

/* ---- the check of the box ---- */

struct stock {
	const char *key;
	const char *what; /* N_() */
	int there;
};

/* Compares a count with what must be there. */
static bool is_right(const struct call *call, const struct stock *stock, const char *whose, int counted)
{
	int differs = counted - stock->there;

	if (differs < 0)
		return reason_set(call->why,
		                  _("%s: %d %s instead of %d, %d missing: call the judge (W2.0.6)"), whose,
		                  counted, _(stock->what), stock->there, -differs);
	return differs == 0 ||
	       reason_set(call->why, _("%s: %d %s instead of %d, %d too many: call the judge (W2.0.6)"),
	                  whose, counted, _(stock->what), stock->there, differs);
}

/* Checks key=N, if the line has it. */
static bool compare(struct call *call, const struct stock *stock, const char *whose, bool *said)
{
	int counted = -1;

	if (!args_key_number(&call->args, stock->key, 0, 999, &counted))
		return false;
	*said |= counted >= 0;
	return counted < 0 || is_right(call, stock, whose, counted);
}

static bool count_pieces(struct call *call, int seat)
{
	static const struct stock stocks[] = {
		{ "settlements", N_("settlements"), CATAN_SETTLEMENTS },
		{ "cities", N_("cities"), CATAN_CITIES },
		{ "roads", N_("roads"), CATAN_ROADS },
	};
	struct catan *c = call->state;
	bool said = false;

	for (size_t i = 0; i < sizeof stocks / sizeof *stocks; i++)
		if (!compare(call, &stocks[i], catan_name(c, seat), &said))
			return false;
	if (!said)
		return args_usage(&call->args);
	c->player[seat].pieces_checked = true;
	said_both(call->said, _("%s has the right pieces"), catan_name(c, seat));
	return true;
}

bool catan_do_pieces(struct call *call)
{
	const struct catan *c = call->state;

	if (c->phase != CATAN_SETUP)
		return reason_set(call->why, _("pieces are counted only before the game (W2.0.6)"));
	return catan_for_each(call, count_pieces);
}

/* `counted` comes from the plain words; 0: look for brick=19. */
static bool count_resource(struct call *call, int kind, int counted, bool *said)
{
	const struct catan *c = call->state;
	const char *word = catan_resources[kind].word;
	struct stock stock = { word, _(catan_resources[kind].name), c->bank[kind] };

	if (counted) {
		*said = true;
		return is_right(call, &stock, _("bank"), counted);
	}
	return compare(call, &stock, _("bank"), said);
}

bool catan_do_count(struct call *call)
{
	struct catan *c = call->state;
	struct stock development = { "development", N_("development cards"), c->deck };
	int plain[CATAN_RESOURCES] = { 0 };
	bool said[CATAN_RESOURCES + 1] = { false }, any = false;
	const char *word;

	if (!catan_is_seated(c, call->why))
		return false;
	while (args_more(&call->args)) /* words without key: "19b19l" */
		if (!args_word(&call->args, &word) || !catan_cards_read(word, plain))
			return args_usage(&call->args);
	if (!compare(call, &development, C_("development", "deck"), &said[CATAN_RESOURCES]))
		return false;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (!count_resource(call, kind, plain[kind], &said[kind]))
			return false;
	for (int kind = 0; kind <= CATAN_RESOURCES; kind++)
		any |= said[kind];
	if (!any)
		return args_usage(&call->args);
	said_both(call->said, _("the count is right"));
	return true;
}

/* ---- who deals ---- */

/* agree=P,Q,... must name every player except `about`. */
static bool all_agree(struct call *call, int about)
{
	struct catan *c = call->state;
	const char *list = args_key(&call->args, "agree");
	seats_set missing = table_all(&c->table), agreed;

	agreed = list ? table_find_all(&c->table, list, call->why) : 0;
	if (list && !agreed)
		return false;
	if (about >= 0)
		agreed |= 1u << about;
	missing &= ~agreed;
	return !missing || reason_set(call->why, _("all must agree (W2.0.4): agree= is missing %s"),
	                              catan_names(c, missing).text);
}

static bool another_dealer(struct call *call)
{
	struct catan *c = call->state;
	int seat;

	if (!catan_player(call, &seat) || !all_agree(call, seat))
		return false;
	c->dealer = seat;
	c->dealer_said = true;
	c->dealing = CATAN_BY_DEALER;
	said_line(call->said, _("%s hands out the cards"), catan_name(c, seat));
	said_change(call->said, catan_name(c, seat), NULL, _("hands out the cards"));
	return true;
}

static bool agreement(struct call *call, enum catan_dealing dealing)
{
	struct catan *c = call->state;

	if (c->doubted)
		return reason_set(call->why,
		                  _("after a doubted count only the dealer hands out cards (W2.0.4)"));
	if (!all_agree(call, -1))
		return false;
	c->dealing = dealing;
	said_both(call->said, dealing == CATAN_BY_STACKS ? _("the bank is split into two stacks")
	                                                 : _("everybody takes their own cards"));
	return true;
}

/* A player of that name keeps the older meaning of the word. */
static bool wants_development(struct call *call)
{
	const struct catan *c = call->state;

	return table_find(&c->table, "development", NULL) < 0 && args_flag(&call->args, "development");
}

static bool deal_development(struct call *call)
{
	struct catan *c = call->state;

	if (c->deals_development)
		return reason_set(call->why, _("the dealer already hands out the development cards"));
	if (!all_agree(call, -1))
		return false;
	c->deals_development = true;
	said_both(call->said, _("the dealer hands out the development cards too (W2.0.5)"));
	return true;
}

static bool ask_judge(struct call *call)
{
	struct catan *c = call->state;
	int seat = -1;

	if (!args_key_player(&call->args, &c->table, "by", true, &seat))
		return false;
	c->dealing = CATAN_BY_JUDGE;
	said_line(call->said, _("the judge hands out the cards for the rest of the game (W2.0.4)"));
	said_change(call->said, seat < 0 ? NULL : catan_name(c, seat), NULL,
	            _("asks the judge to hand out the cards"));
	return true;
}

bool catan_do_dealer(struct call *call)
{
	struct catan *c = call->state;

	if (!catan_is_on(call->state, call->why))
		return false;
	if (wants_development(call))
		return deal_development(call);
	if (c->dealing == CATAN_BY_JUDGE)
		return reason_set(call->why,
		                  _("the judge hands out the cards for the rest of the game (W2.0.4)"));
	if (args_flag(&call->args, "judge"))
		return ask_judge(call);
	if (args_flag(&call->args, "stacks"))
		return agreement(call, CATAN_BY_STACKS);
	if (args_flag(&call->args, "self"))
		return agreement(call, CATAN_BY_SELF);
	return another_dealer(call);
}

bool catan_end_agreement(struct call *call)
{
	struct catan *c = call->state;

	if (c->dealing != CATAN_BY_STACKS && c->dealing != CATAN_BY_SELF)
		return false;
	c->dealing = CATAN_BY_DEALER;
	c->doubted = true;
	c->dealer_said = false;
	c->dealer = c->table.first < 0 ? 0 : c->table.first;
	said_line(call->said, _("%s hands out all cards from now on (W2.0.4)"), catan_name(c, c->dealer));
	said_change(call->said, catan_name(c, c->dealer), NULL, _("hands out the cards"));
	return true;
}

bool catan_do_doubt(struct call *call)
{
	struct catan *c = call->state;
	int seat;

	if (!catan_is_on(call->state, call->why) || !catan_player(call, &seat))
		return false;
	said_line(call->said, _("%s doubts a count"), catan_name(c, seat));
	said_change(call->said, catan_name(c, seat), NULL, _("doubts a count"));
	return catan_end_agreement(call) ||
	       (c->dealing == CATAN_BY_JUDGE
	                ? reason_set(call->why,
	                             _("the judge already hands out the cards: `audit P N` checks a hand"))
	                : reason_set(call->why,
	                             _("%s already hands out all cards: `audit P N` checks a hand"),
	                             catan_name(c, c->dealer)));
}
