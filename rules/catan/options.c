/* SPDX-License-Identifier: MIT */
/*
 * The options of a table: the extension, and rules that tables agree on. Without
 * them the game is that of the box.
 */
#include <stddef.h>

#include "inner.h"
#include "rules/core/i18n.h"

static bool set_extension(struct call *call, const struct game_option *option, int off)
{
	struct catan *c = call->state;

	if (c->table.seats)
		return reason_set(call->why, _("set the extension before players sit down: undo seat first"));
	if (c->board.laid)
		said_both(call->said, _("the board is removed: lay one of the other size"));
	catan_lift_board(c);
	c->extension = !off;
	catan_fill_box(c);
	said_both(call->said,
	          off ? _("without the extension: 3 or 4 players") : _("with the extension: 5 or 6 players"));
	return true;
}

static bool set_harbours(struct call *call, const struct game_option *option, int wait)
{
	struct catan *c = call->state;

	c->harbour_waits = wait;
	said_both(call->said, wait ? _("a new harbour can be used from the next turn on")
	                           : _("a new harbour can be used at once"));
	return true;
}

static bool set_goal(struct call *call, const struct game_option *option, int goal)
{
	struct catan *c = call->state;

	if (c->phase == CATAN_OVER)
		return reason_set(call->why, _("the game is over: `undo` goes back"));
	c->goal = goal;
	said_both(call->said, _("%d points win"), goal);
	return true;
}

static bool set_friendly(struct call *call, const struct game_option *option, int off)
{
	struct catan *c = call->state;

	c->friendly = !off;
	said_both(call->said,
	          off ? _("the robber spares nobody")
	              : _("the robber spares players with %d points or fewer"),
	          CATAN_SPARED);
	return true;
}

static bool set_no_sevens(struct call *call, const struct game_option *option, int rounds)
{
	struct catan *c = call->state;

	c->no_sevens = rounds;
	catan_shuffle_dice(c);
	if (rounds)
		said_both(call->said,
		          P_("a 7 in the first round is rerolled", "a 7 in the first %d rounds is rerolled",
		             rounds),
		          rounds);
	else
		said_both(call->said, _("a 7 counts from the first round on"));
	return true;
}

/* The deck begins full. */
static bool set_dice_cards(struct call *call, const struct game_option *option, int off)
{
	struct catan *c = call->state;

	c->dice_cards = !off;
	for (int sum = 0; sum < CATAN_DICE_SUMS; sum++)
		c->drawn[sum] = 0;
	said_both(call->said, off ? _("dice decide") : _("36 cards instead of dice, shuffled"));
	return true;
}

static bool set_begins(struct call *call, const struct game_option *option, int begins)
{
	char word[20];

	((struct catan *)call->state)->begins = (enum begins)begins;
	choice_at(option->values, begins, word, sizeof word);
	said_both(call->said, _("option %s: %s"), option->key, word);
	return true;
}

/* clang-format off */
const struct game_option catan_options[] = {
	{ "extension", N_("on|off"),
	  N_("5 or 6 players: 24 cards of each resource, 34 development cards, "
	     "a building phase between turns"),
	  OPTION_FIRST, .field = offsetof(struct catan, extension), .set = set_extension,
	  .label = N_("extension"), .until = N_("may change until players sit down") },
	{ "harbours", N_("at-once|next-turn"),
	  N_("when a new harbour can be used: next-turn if trading comes before building"),
	  OPTION_SECOND, .field = offsetof(struct catan, harbour_waits), .set = set_harbours,
	  .label = N_("new harbours") },
	{ "goal", "N",
	  N_("the points that win: 10 in the base game, 8 for a short one, 12 or more for a long one"),
	  OPTION_NUMBER, .field = offsetof(struct catan, goal), .most = CATAN_GOAL_MOST, .set = set_goal,
	  .label = N_("points that win"), .until = N_("may change until the game is over") },
	{ "friendly", "on|off",
	  N_("the Friendly Robber of Traders & Barbarians: no robber next to players with 2 points, no "
	     "stealing from them"),
	  OPTION_FIRST, .field = offsetof(struct catan, friendly), .set = set_friendly,
	  .label = N_("Friendly Robber") },
	{ "no-sevens", N_("N|off"), N_("no 7 in the first N rounds: it is rerolled"),
	  OPTION_NUMBER, .field = offsetof(struct catan, no_sevens), .most = CATAN_QUIET_MOST,
	  .set = set_no_sevens, .label = N_("rounds without a 7") },
	{ "dice-cards", "on|off",
	  N_("a deck of 36 cards instead of dice, one for each roll; shuffled when 5 are left"),
	  OPTION_FIRST, .field = offsetof(struct catan, dice_cards), .set = set_dice_cards,
	  .label = N_("cards for dice") },
	{ "begins", BEGINS_WORDS, N_("who begins after a rematch"),
	  OPTION_WORD, .field = offsetof(struct catan, begins), .set = set_begins, BEGINS_OPTION },
	{ "colour", "P " CATAN_COLOUR_WORDS, N_("the colour of a player's pieces, on the screen too"),
	  OPTION_EACH, .field = offsetof(struct catan, colour), .label = N_("colour") },
	{ 0 }
};
/* clang-format on */
