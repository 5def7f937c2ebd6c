/* SPDX-License-Identifier: MIT */
/*
 * Turns, who begins, and hazards from the sideboard with the hazard limits that
 * they halve for one turn (L-Additional-3).
 */
#include "inner.h"

/* ---- turns ---- */

bool meccg_may_turn(const struct meccg *m, struct reason *why)
{
	if (m->phase == MECCG_DRAFT)
		return reason_set(why, _("the draft is not over: `pick`, `reveal`, `stop`"));
	if (m->phase >= MECCG_COUNCIL)
		return reason_set(why, _("the council has met: no more turns"));
	return m->caller < 0 || !m->last_turn ||
	       reason_set(why, _("the last turn is over: now `order`, the checks, then council"));
}

static bool give_turn(struct call *call, int seat)
{
	struct meccg *m = call->state;

	if (!meccg_may_turn(m, call->why))
		return false;
	m->phase = MECCG_PLAY;
	m->last_turn = m->caller >= 0;
	table_give_turn(&m->table, seat);
	m->player[seat].begun = true;
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		m->player[i].tries = 0;
		m->player[i].halved = false;
	}
	return true;
}

/* Before the first turn of all the word "starters" brings those drafted into play: lines of
 * older tables do not have it. */
static void add_starters(const struct meccg *m, struct line *out)
{
	bool any = false;

	for (int i = 0; i < MECCG_PLAYERS; i++)
		any |= meccg_company(m, i) > 0;
	if (any && !m->player[0].begun && !m->player[1].begun)
		line_word(out, "starters");
}

bool meccg_turn_said(struct call *call, struct rng *rng, struct line *out)
{
	const struct meccg *m = call->state;
	const char *word;

	line_word(out, "turn");
	while (args_more(&call->args) && args_word(&call->args, &word))
		if (strcmp(word, "starters") != 0)
			line_word(out, word);
	add_starters(m, out);
	return args_done(&call->args);
}

bool meccg_do_turn(struct call *call)
{
	struct meccg *m = call->state;
	bool starters = args_flag(&call->args, "starters");
	int seat;

	if (!meccg_seated(call))
		return false;
	if (!args_more(&call->args))
		seat = m->table.turn < 0 ? 0 : 1 - m->table.turn;
	else if (!meccg_player(call, &seat))
		return false;
	if (!give_turn(call, seat))
		return false;
	said_line(call->said,
	          m->last_turn ? _("round %d, %s has the last turn") : _("round %d, %s is on turn"),
	          m->table.round, meccg_name(m, seat));
	if (starters && !meccg_bring_starters(call))
		return false;
	meccg_log(call, seat, _("round %d, on turn"), m->table.round);
	if (m->last_turn && m->rules == MECCG_COE) { /* CoE-10.3: no roll decides it */
		m->first_check = seat;
		said_line(call->said, _("the player with the last turn begins the checks (CoE-10.3)"));
	}
	return true;
}

bool meccg_first_drawn(struct call *call, struct rng *rng, struct line *out)
{
	int seat;

	if (!meccg_seated(call))
		return false;
	if (!args_more(&call->args))
		seat = (int)rng_below(rng, MECCG_PLAYERS);
	else if (!meccg_player(call, &seat))
		return false;
	line_word(out, "first");
	line_format(out, "%d", seat + 1);
	args_flag(&call->args, "starters");
	add_starters(call->state, out);
	return args_done(&call->args);
}

bool meccg_may_begin(const struct meccg *m, struct reason *why)
{
	return m->table.turn < 0 ? meccg_may_turn(m, why)
	                         : reason_set(why, _("play has begun: `turn P` changes the turn"));
}

bool meccg_do_first(struct call *call)
{
	struct meccg *m = call->state;
	bool starters = args_flag(&call->args, "starters");
	int seat;

	if (!meccg_player(call, &seat))
		return false;
	if (!meccg_may_begin(m, call->why) || !give_turn(call, seat))
		return false;
	said_line(call->said, _("%s begins"), meccg_name(m, seat));
	if (starters && !meccg_bring_starters(call))
		return false;
	meccg_log(call, seat, _("begins"));
	return true;
}

/* ---- the sideboard's hazards, and hazard limits ---- */

bool meccg_may_fetch(const struct meccg *m, int seat, struct reason *why)
{
	const struct meccg_player *other = &m->player[1 - seat];
	const char *mover = meccg_name(m, 1 - seat);

	if (m->table.turn == seat)
		return reason_set(why,
		                  _("it is %s's turn: only the other player fetches hazards, after untap "
		                    "(L-Additional-3)"),
		                  meccg_name(m, seat));
	if (!other->sauron && !meccg_avatar(other, NULL))
		return reason_set(
			why,
			_("%s's avatar is not in play: `character %s NAME kind=avatar` (L-Additional-3)"),
			mover, mover);
	return !other->halved || reason_set(why, _("the sideboard has been used this turn (L-Additional-3)"));
}

static bool sideboard_fits(const struct call *call, int seat, int cards, int deck)
{
	if (!meccg_may_fetch(call->state, seat, call->why))
		return false;
	if (deck >= 0 && cards > 1)
		return reason_set(call->why, _("only one hazard goes into the deck (L-Additional-3)"));
	return deck < 0 || deck >= 5 ||
	       reason_set(call->why, _("the deck must have 5 cards, it has %d (L-Additional-3)"), deck);
}

bool meccg_do_untap(struct call *call)
{
	struct meccg *m = call->state;
	int seat, what, cards, deck = -1;

	if (!meccg_player(call, &seat) || !args_choice(&call->args, "sideboard", &what) ||
	    !args_number(&call->args, 1, 5, &cards) || !args_key_number(&call->args, "deck", 0, 999, &deck) ||
	    !meccg_in_game(call) || !sideboard_fits(call, seat, cards, deck))
		return false;
	m->player[1 - seat].halved = true;
	if (deck >= 0)
		said_line(call->said, _("%s shuffles a hazard from the sideboard into the deck"),
		          meccg_name(m, seat));
	else
		said_line(call->said,
		          P_("%s: %d hazard from the sideboard to the discard pile",
		             "%s: %d hazards from the sideboard to the discard pile", cards),
		          meccg_name(m, seat), cards);
	said_line(call->said,
	          _("show that they are hazards; hazard limits against %s are halved this turn "
	            "(L-Clarifications-5)"),
	          meccg_name(m, 1 - seat));
	said_change(call->said, meccg_name(m, seat), _("sideboard"),
	            P_("%d hazard fetched", "%d hazards fetched", cards), cards);
	return true;
}

/* A company's size, at least 2; half of it, rounded up, after sideboard access. */
bool meccg_do_limit(struct call *call)
{
	struct meccg *m = call->state;
	int seat, size, limit;

	if (!meccg_player(call, &seat) || !args_number(&call->args, 1, 99, &size))
		return false;
	limit = size < 2 ? 2 : size;
	if (m->player[seat].halved)
		limit = (limit + 1) / 2;
	emit_number(call->data, "limit", limit);
	emit_bool(call->data, "halved", m->player[seat].halved);
	said_line(call->said,
	          m->player[seat].halved ? _("%s, a company of %d: hazard limit %d, halved (L-Additional-3)")
	                                 : _("%s, a company of %d: hazard limit %d"),
	          meccg_name(m, seat), size, limit);
	return true;
}
