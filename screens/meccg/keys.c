/* SPDX-License-Identifier: MIT */
/*
 * The keys of the MECCG screen: the lines they say, the acts that change only
 * the view, and the tables of bindings. Draws nothing.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- acts ---- */

/* Opens the focused half, where a pick may be changed until the reveal; the other one only when
 * this one cannot be opened. */
static bool open_half(void *v, const void *state, struct reason *why)
{
	struct meccg_view *view = v;
	const struct meccg *m = state;

	view->reveal = 0;
	if (!meccg_may_open(m, view->seat))
		view->seat = 1 - view->seat;
	meccg_close_half(view);
	view->open = meccg_may_open(m, view->seat);
	view->row = meccg_first_row(view, m);
	return true;
}

static bool hide_half(void *view, const void *state, struct reason *why)
{
	meccg_close_half(view);
	return true;
}

static bool end_reveal(void *view, const void *state, struct reason *why)
{
	((struct meccg_view *)view)->reveal = 0;
	return true;
}

static bool show_people(void *v, const void *state, struct reason *why)
{
	struct meccg_view *view = v;

	view->people = !view->people;
	return true;
}

/* The steps of the count are looked at; after the last one it is said. */
static bool is_stepping(const void *v, const void *state)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;

	return m->phase == MECCG_COUNCIL && !m->counted && view->step && view->step < STEPS;
}

static bool next_step(void *v, const void *state, struct reason *why)
{
	struct meccg_view *view = v;

	view->step = view->step < STEPS ? view->step + 1 : 1;
	return true;
}

/* ---- keys worth a hint ---- */

static bool is_half_open_next(const void *v, const void *state)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;

	if (m->phase == MECCG_DRAFT && meccg_all_picked(m))
		return false;
	return meccg_may_open(m, view->seat) || meccg_may_open(m, 1 - view->seat);
}

static bool is_pool_time(const void *view, const void *state)
{
	return ((const struct meccg *)state)->phase == MECCG_POOLS;
}

/* A file is read by the program, so no line can be tried: .own keys are offered without. */
static bool may_read(const void *v, const void *state)
{
	const struct meccg *m = state;
	const struct meccg_player *p = &m->player[((const struct meccg_view *)v)->seat];

	return m->phase == MECCG_POOLS ? !p->sealed : m->phase > MECCG_DRAFT && !p->deck.sealed;
}

/* ---- the tables ---- */

/* clang-format off */
static const struct binding option_keys[] = {
	{ .key = "r", .line = "option rules {?rules}", .label = N_("rules"),
	  .help = N_("Council of Lorien or of Elrond, where they differ"),
	  .head = N_("which rules, where they differ") },
	{ .key = "l", .line = "option length {?length}", .label = N_("length"),
	  .help = N_("how many decks the game lasts"),
	  .head = N_("how many decks the game lasts") },
	{ .key = "g", .offer = "side", .label = N_("side"), .help = N_("hero, minion, fallen-wizard, balrog"),
	  .head = N_("{who} plays") },
	{ 0 }
};

static const struct binding judge_keys[] = {
	{ .key = "s", .line = "judge stall {seat}", .label = N_("stalling"),
	  .help = N_("has stalled: the other wins"), .sure = N_("{who} has stalled and loses the game") },
	{ .key = "d", .line = "judge drop {seat}", .label = N_("dropping out"),
	  .help = N_("drops out: the other wins"), .sure = N_("{who} drops out and loses the game") },
	{ .key = "c", .line = "judge cheat {seat}", .label = N_("cheating"),
	  .help = N_("has cheated: the other wins"), .sure = N_("{who} has cheated, loses the game and is out of the event") },
	{ .key = "r", .offer = "ring", .label = N_("The One Ring"), .help = N_("wins with The One Ring") },
	{ .key = "g", .line = "deck {seat} goal {?goal}", .label = N_("the deck's goal"),
	  .help = N_("how the deck is meant to win"),
	  .head = N_("how {who}'s deck is meant to win") },
	{ 0 }
};

static const struct binding deck_keys[] = {
	{ .key = "r", .line = "deck {seat} set resource {#count}", .label = N_("resources"),
	  .help = N_("thirty at least") },
	{ .key = "h", .line = "deck {seat} set hazard {#count}", .label = N_("other hazards"),
	  .help = N_("hazards of no kind below") },
	{ .key = "c", .line = "deck {seat} set creature {#count}", .label = N_("creatures"),
	  .help = N_("twelve at least") },
	{ .key = "e", .line = "deck {seat} set creature-event {#count}", .label = N_("creature or event"),
	  .help = N_("half a creature each: Nazgul, Shelob") },
	{ .key = "d", .line = "deck {seat} set dragon-ahunt {#count}", .label = N_("dragons ahunt"),
	  .help = N_("half a creature each") },
	{ .key = "m", .line = "deck {seat} set dragon-home {#count}", .label = N_("dragons at home"),
	  .help = N_("half a creature each") },
	{ .key = "g", .line = "deck {seat} set agent {#count}", .label = N_("agents"),
	  .help = N_("half a creature for hero, balrog") },
	{ .key = "p", .line = "deck {seat} set spawn {#count}", .label = N_("spawn"),
	  .help = N_("half a creature each with coe") },
	{ .key = "b", .line = "deck {seat} set either {#count}", .label = N_("resource or hazard"),
	  .help = N_("count where cards are short") },
	{ .key = "k", .line = "deck {seat} set character {#count}", .label = N_("characters"),
	  .help = N_("ten at most, without avatars") },
	{ .key = "v", .line = "deck {seat} set avatar {#count} name={\"name}", .label = N_("avatars"),
	  .help = N_("3 of one, or 2 and 1") },
	{ .key = "s", .line = "deck {seat} set sideboard {#count}", .label = N_("sideboard"),
	  .help = N_("neither creatures nor avatars") },
	{ .key = "y", .line = "deck {seat} set sideboard-creature {#count}",
	  .label = N_("creatures in the sideboard"),
	  .help = N_("as many as you like") },
	{ .key = "w", .line = "deck {seat} set sideboard-avatar {#count} name={\"name}",
	  .label = N_("avatars in the sideboard"), .help = N_("one of each other") },
	{ 0 }
};

/* clang-format on */

static void option_values(const void *v, const void *state, struct choices *list)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;

	choices_value(list, "r", "%s", m->rules == MECCG_COE ? "coe" : "lorien");
	choices_value(list, "l", "%d", m->length);
	choices_value(list, "g", "%s", meccg_side_shown(&m->player[view->seat]));
}

/* The present counts of the deck, beside its keys: of the word behind "set". */
static void deck_values(const void *v, const void *state, struct choices *list)
{
	const struct meccg_deck *deck =
		&((const struct meccg *)state)->player[((const struct meccg_view *)v)->seat].deck;
	char word[24];

	for (const struct binding *row = deck_keys; row->key; row++)
		if (sscanf(row->line, "%*s %*s %*s %23s", word) == 1)
			choices_value(
				list, row->key, "%d",
				meccg_deck_total(deck, (enum meccg_key)choice_find(MECCG_KEY_WORDS, word)));
}

/* clang-format off */
#define DRAFT .group = N_("DRAFT")
#define POOL .group = N_("POOL")
#define PRIVATE .group = N_("IN PRIVATE")
#define START .group = N_("START")
#define COUNT .group = N_("COUNCIL")
#define GAME_KEYS .group = N_("GAME")

#define STOP \
	{ .key = "s", .offer = "stop", .label = N_("stop"), \
	  .help = N_("shows no more characters"), DRAFT }
#define ITEM \
	{ .key = "i", .offer = "item", .label = N_("item"), \
	  .help = N_("a starting minor item: its beginning will do"), .head = N_("a starting item of {who}: for which character"), START }
#define OPTIONS \
	{ .key = "o", .menu = option_keys, .values = option_values, .help = N_("side, rules, length .."), \
	  .head = N_("side of {who}, rules, length"), GAME_KEYS }
#define JUDGE \
	{ .key = "J", .menu = judge_keys, .help = N_("the director decides .."), \
	  .head = N_("the director decides on {who}"), GAME_KEYS }

/* With both halves curtained; in the order of the hint bar. */
const struct binding meccg_draft_keys[] = {
	{ .key = "Space", .offer = "reveal", .label = N_("reveal"), .help = N_("show both picks at once"), DRAFT },
	{ .key = "Enter", .act = open_half, .hinted = is_half_open_next, .own = true,
	  .label = N_("choose characters"), .help = N_("open a half in private"),
	  POOL, .when = is_pool_time },
	{ .key = "Enter", .act = open_half, .hinted = is_half_open_next, .own = true, .label = N_("pick"),
	  .help = N_("open a half in private"), DRAFT },
	STOP,
	{ .key = "S", .offer = "seal", .label = N_("seal pool"), .help = N_("the pool is final"), POOL },
	{ .key = "F", .line = "pool {seat} load {\"file}", .own = true, .hinted = may_read,
	  .label = N_("read a list"), .help = N_("read the pool from a file"), POOL },
	{ .key = "g", .offer = "side", .label = N_("side"),
	  .help = N_("hero, minion, fallen-wizard, balrog"),
	  .head = N_("{who} plays"), POOL },
	{ .key = "E", .line = "pool {seat} extra {\"name} {*gates}",
	  .help = N_("add another kind of card"), POOL },
	{ .key = "A", .line = "pool {seat} add {\"name} mind={#mind}",
	  .help = N_("add a character of your own"), POOL },
	OPTIONS,
	JUDGE,
	{ 0 }
};

static const struct binding pick_keys[] = {
	{ .key = "type", .moves = true, .label = N_("find"), .help = N_("name, race, mind; / anew"), PRIVATE },
	{ .key = "arrows", .moves = true, .label = N_("choose"), .help = N_("another one"), PRIVATE },
	{ .key = "Enter", .offer = "pick", .aimed = true, .label = N_("pick"),
	  .help = N_("pick it face down"), PRIVATE },
	{ .key = "Esc", .act = hide_half, .label = N_("hide"),
	  .help = N_("close without a pick"), PRIVATE },
	{ 0 }
};

static const struct binding add_keys[] = {
	{ .key = "type", .moves = true, .label = N_("find"),
	  .help = N_("name, race, mind; / anew"), PRIVATE },
	{ .key = "arrows", .moves = true, .label = N_("choose"), .help = N_("another one"), PRIVATE },
	{ .key = "Enter", .offer = "add", .aimed = true, .label = N_("add"),
	  .help = N_("into the pool"), PRIVATE },
	{ .key = "^D", .offer = "takeout", .aimed = true, .label = N_("take out"),
	  .help = N_("out of the pool"), PRIVATE },
	{ .key = "Esc", .act = hide_half, .label = N_("finish"), .help = N_("close the half"), PRIVATE },
	{ 0 }
};

static const struct binding reveal_keys[] = {
	{ .key = "Space", .act = end_reveal, .label = N_("next"), .help = N_("go on"), DRAFT },
	{ .key = "Enter", .act = end_reveal, .help = N_("go on"), DRAFT },
	STOP,
	ITEM,
	{ 0 }
};

static const struct binding start_keys[] = {
	ITEM,
	{ .key = "w", .offer = "site", .label = N_("site"),
	  .help = N_("where the company starts"),
	  .head = N_("where {who} starts"), START },
	{ .key = "W", .offer = "place", .label = N_("divide"),
	  .help = N_("which starter begins at which site"),
	  .head = N_("{who}: a starter, then its site"), START },
	{ .key = "F", .line = "deck {seat} load {\"file}", .own = true, .hinted = may_read,
	  .label = N_("read a list"), .help = N_("read the deck from a file"), START },
	{ .key = "t", .offer = "todeck", .label = N_("to deck"),
	  .help = N_("a card left goes to the deck"), START },
	{ .key = "d", .menu = deck_keys, .values = deck_values, .label = N_("deck"),
	  .help = N_("count the deck .."), .head = N_("the deck of {who}, by counts"), START },
	{ .key = "S", .offer = "deck", .label = N_("seal deck"),
	  .help = N_("the deck is final"), START },
	{ .key = "n", .offer = "first", .label = N_("first turn"),
	  .help = N_("who begins"), .head = N_("who begins"), START },
	OPTIONS,
	JUDGE,
	{ 0 }
};

#define CHAIN \
	{ .key = "c", .offer = "chain", .label = N_("chain"), .help = N_("chain of strength"), COUNT }, \
	{ .key = "O", .offer = "order", .help = N_("roll for the first check"), COUNT }
/* What comes next; at last the count. */
#define ROLL_FIRST \
	{ .key = "Space", .offer = "order", .next = true, .label = N_("roll for the first check"), \
	  .help = N_("roll for the first check"), COUNT }, \
	{ .key = "Space", .offer = "chain", .next = true, .label = N_("chain"), \
	  .help = N_("chain of strength"), COUNT }
#define COUNT_NOW \
	{ .key = "Space", .offer = "council", .label = N_("count"), \
	  .help = N_("count now: who has won"), COUNT }
#define NEXT_TURN \
	{ .key = "n", .offer = "turn", .label = N_("next turn"), .help = N_("the other player's turn"), GAME_KEYS }
#define TURNS \
	{ .key = "x", .offer = "exhaust", .help = N_("the play deck is exhausted"), GAME_KEYS }, \
	{ .key = "C", .offer = "call", .label = N_("call council"), .help = N_("calls the council"), \
	  .head = N_("{who} calls the council"), GAME_KEYS }, \
	{ .key = "H", .offer = "untap", .help = N_("hazards from the sideboard"), \
	  GAME_KEYS }, \
	{ .key = "R", .offer = "remove", .ask = "remover lifted points needs state", \
	  .help = N_("remove a corruption card"), \
	  .head = N_("a corruption card of {who}: its bearer, name, points, number; the roll"), GAME_KEYS }, \
	{ .key = "A", .line = "character {seat} {\"name}", .help = N_("a character comes into play"), GAME_KEYS }, \
	{ .key = "E", .offer = "avatar", .help = N_("the avatar is lost: -5"), GAME_KEYS }, \
	{ .key = "M", .offer = "rematch", .label = N_("rematch"), .help = N_("the next game, same lists"), \
	  GAME_KEYS }, \
	OPTIONS, \
	JUDGE

#define POINTS_KEYS \
	{ .key = "arrows", .moves = true, .label = N_("cell"), .help = N_("another cell"), COUNT }, \
	{ .key = "+", .offer = "mp", .aimed = true, .label = N_("MP"), \
	  .help = N_("one more, one less"), COUNT, .step = 1 }, \
	{ .key = "-", .offer = "mp", .aimed = true, .label = N_("MP"), \
	  .help = N_("one more, one less"), COUNT, .step = -1 }, \
	{ .key = "=", .offer = "mp", .aimed = true, .help = N_("any amount"), COUNT }, \
	NEXT_TURN, \
	{ .key = "f", .offer = "name", .label = N_("first check"), \
	  .help = N_("the winner of the roll names it"), .head = N_("which character of {who} makes the first check"), COUNT }, \
	{ .key = "r", .offer = "check", .label = N_("roll a check"), \
	  .help = N_("roll a corruption check"), .head = N_("which character of {who} makes a check"), COUNT }, \
	CHAIN, \
	{ .key = "d", .line = "duplicates {seat} {#count}", \
	  .help = N_("unique cards shown: -1 each"), COUNT }, \
	{ .key = "v", .act = show_people, .label = N_("in play"), \
	  .help = N_("characters or points"), COUNT }

static const struct binding council_keys[] = {
	{ .key = "Space", .act = next_step, .label = N_("next step"), .help = N_("the next step of the count"),
	  COUNT, .when = is_stepping },
	ROLL_FIRST,
	COUNT_NOW,
	POINTS_KEYS,
	TURNS,
	{ 0 }
};

static const struct binding people_keys[] = {
	ROLL_FIRST,
	{ .key = "Space", .offer = "name", .next = true, .aimed = true, .label = N_("first check"),
	  .help = N_("the winner of the roll names it"), COUNT },
	{ .key = "Space", .offer = "check", .next = true, .aimed = true, .label = N_("roll a check"),
	  .help = N_("roll a corruption check"), COUNT },
	{ .key = "arrows", .moves = true, .label = N_("choose"), .help = N_("another one"), COUNT },
	{ .key = "f", .offer = "name", .aimed = true, .label = N_("first check"),
	  .help = N_("the winner of the roll names it"), COUNT },
	{ .key = "r", .offer = "check", .aimed = true, .label = N_("roll a check"),
	  .help = N_("roll a corruption check"), COUNT },
	{ .key = "Enter", .offer = "dice", .aimed = true, .label = N_("type the dice"),
	  .help = N_("a check with the dice thrown"), COUNT },
	{ .key = "=", .line = "character {seat} {aim} points={#points}",
	  .help = N_("corruption points"), COUNT },
	{ .key = "X", .line = "gone {seat} {aim}", .help = N_("the character leaves play"), COUNT },
	{ .key = "e", .line = "eliminated {seat} {aim}", .help = N_("the character is eliminated"), COUNT },
	{ .key = "w", .line = "place {seat} {aim} {\"site}", .help = N_("where the avatar appears"), COUNT },
	CHAIN,
	COUNT_NOW,
	{ .key = "v", .act = show_people, .label = N_("MP"),
	  .help = N_("characters or points"), COUNT },
	NEXT_TURN,
	TURNS,
	{ 0 }
};
/* clang-format on */

const struct key_mode meccg_modes[] = { { N_("A PICK"), pick_keys },
	                                { N_("A POOL"), add_keys },
	                                { N_("THE REVEAL"), reveal_keys },
	                                { N_("START"), start_keys },
	                                { N_("COUNCIL"), council_keys },
	                                { N_("CHARACTERS"), people_keys },
	                                { 0 } };

const struct binding *meccg_keys_now(const void *v, const void *state)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;

	if (meccg_reveals(view, m))
		return reveal_keys;
	if (view->open && meccg_may_open(m, view->seat))
		return m->phase == MECCG_POOLS ? add_keys : pick_keys;
	switch (meccg_page_of(view, m)) {
	case PAGE_DRAFT: return meccg_draft_keys;
	case PAGE_START: return start_keys;
	case PAGE_PEOPLE: return people_keys;
	default: return council_keys;
	}
}
