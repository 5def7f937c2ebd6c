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

static bool look_at_deck(void *v, const void *state, struct reason *why)
{
	struct meccg_view *view = v;

	meccg_close_half(view);
	view->open = meccg_may_look(state, view->seat);
	return true;
}

static bool has_deck(const void *v, const void *state)
{
	return meccg_may_look(state, ((const struct meccg_view *)v)->seat);
}

static bool hide_half(void *view, const void *state, struct reason *why)
{
	meccg_close_half(view);
	return true;
}

/* Whether the mark is on what has been picked. */
static bool is_picked(const void *v, const void *state)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;
	struct meccg_row rows[ROWS_MAX];
	int pick = m->player[view->seat].pick;

	return pick >= 0 && view->row < meccg_rows(view, m, rows) && rows[view->row].held == pick;
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
static bool is_uncounted(const void *view, const void *state)
{
	return !((const struct meccg *)state)->counted;
}

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

/* Of either player: in focus is one who has none to make. */
static bool are_checks_left(const void *view, const void *state)
{
	const struct meccg *m = state;

	return m->phase >= MECCG_COUNCIL && meccg_unchecked(m);
}

static bool go_to_check(void *view, const void *state, struct reason *why)
{
	return meccg_next_waiting(view, state);
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

	return !m->table.seats           ? false
	       : m->phase == MECCG_POOLS ? !p->sealed
	                                 : m->phase > MECCG_DRAFT && !p->deck.sealed;
}

/* ---- the tables ---- */

/* clang-format off */
static const struct binding option_keys[] = {
	{ SAYS("r", "option rules {?rules}", N_("rules"),
	       N_("Council of Lorien or of Elrond, where they differ")),
	  .head = N_("which rules, where they differ") },
	{ SAYS("l", "option length {?length}", N_("length"), N_("how many times through the deck")),
	  .head = N_("how many times through the deck") },
	{ OFFERS("g", "side", N_("side"), N_("hero, minion, fallen-wizard, balrog")),
	  .head = N_("{who} plays") },
	{ 0 }
};

#define DECIDED \
	{ SAYS("s", "judge stall {seat}", N_("stalling"), N_("has stalled: the other wins")), \
	  .sure = N_("{who} has stalled and loses the game") }, \
	{ SAYS("c", "judge cheat {seat}", N_("cheating"), N_("has cheated: the other wins")), \
	  .sure = N_("{who} has cheated, loses the game and is out of the event") }, \
	{ OFFERS("o", "ring", N_("The One Ring"), N_("wins with The One Ring")) }, \
	{ SAYS("g", "deck {seat} goal {?goal}", N_("the deck's goal"), \
	       N_("how the deck aims to win")), .head = N_("how {who}'s deck aims to win") }

static const struct binding pool_ruling_keys[] = {
	{ SAYS("e", "pool {seat} extra {\"name} {*gates}", N_("another kind"),
	       N_("add another kind of card")), .was = "E" },
	{ SAYS("m", "pool {seat} item {\"minor}", N_("minor item"), N_("one of two to start with")) },
	DECIDED,
	{ 0 }
};

static const struct binding ruling_keys[] = {
	{ OFFERS("e", "avatar", N_("avatar lost"), N_("the avatar is lost: -5")), .was = "E" },
	{ SAYS("x", "gone {seat} {aim}", N_("gone"), N_("remove the character from play")), .was = "X" },
	DECIDED,
	{ 0 }
};

static const struct binding deck_keys[] = {
	{ SAYS("r", "deck {seat} set resource {#count}", N_("resources"), N_("at least 30")) },
	{ SAYS("h", "deck {seat} set hazard {#count}", N_("other hazards"),
	       N_("hazards of none of these kinds")) },
	{ SAYS("c", "deck {seat} set creature {#count}", N_("creatures"), N_("at least 12")) },
	{ SAYS("e", "deck {seat} set creature-event {#count}", N_("creature or event"),
	       N_("half a creature each: Nazgul, Shelob")) },
	{ SAYS("d", "deck {seat} set dragon-ahunt {#count}", N_("dragons ahunt"),
	       N_("half a creature each")) },
	{ SAYS("m", "deck {seat} set dragon-home {#count}", N_("dragons at home"),
	       N_("half a creature each")) },
	{ SAYS("g", "deck {seat} set agent {#count}", N_("agents"),
	       N_("half a creature for hero, balrog")) },
	{ SAYS("p", "deck {seat} set spawn {#count}", N_("spawn"),
	       N_("half a creature each with coe")) },
	{ SAYS("b", "deck {seat} set either {#count}", N_("resource or hazard"),
	       N_("count where cards are short")) },
	{ SAYS("k", "deck {seat} set character {#count}", N_("characters"),
	       N_("at most 10, not counting avatars")) },
	{ SAYS("v", "deck {seat} set avatar {#count} name={\"name}", N_("avatars"),
	       N_("3 of one, or 2 and 1")) },
	{ SAYS("s", "deck {seat} set sideboard {#count}", N_("sideboard"),
	       N_("neither creatures nor avatars")) },
	{ SAYS("y", "deck {seat} set sideboard-creature {#count}", N_("creatures in the sideboard"),
	       N_("as many as you like")) },
	{ SAYS("w", "deck {seat} set sideboard-avatar {#count} name={\"name}",
	       N_("avatars in the sideboard"), N_("1 of each of the others")) },
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
	  .help = N_("stop showing characters"), DRAFT }
#define ITEM \
	{ .key = "i", .offer = "item", .label = N_("item"), \
	  .help = N_("a starting minor item: the first letters will do"), .head = N_("a starting item of {who}: for which character"), START }
#define OPTIONS \
	{ .key = "o", .menu = option_keys, .values = option_values, .help = N_("side, rules, length .."), \
	  .head = N_("side of {who}, rules, length"), GAME_KEYS }
#define LEAVES \
	{ SAYS("X", "judge drop {seat}", NULL, N_("drops out: the other wins")), GAME_KEYS, \
	  .sure = N_("{who} drops out and loses the game") }

/* With both halves curtained; in the order of the hint bar. */
const struct binding meccg_draft_keys[] = {
	{ OFFERS("Space", "reveal", N_("reveal"), N_("show both picks at once")), DRAFT },
	{ ACTS("Enter", open_half, N_("choose characters"), N_("choose in private")),
	  .hinted = is_half_open_next, .own = true, POOL, .when = is_pool_time },
	{ ACTS("Enter", open_half, N_("pick"), N_("choose in private")),
	  .hinted = is_half_open_next, .own = true, .leads = "pick", DRAFT },
	STOP,
	{ OFFERS("S", "seal", N_("seal pool"), N_("the pool is final")), POOL },
	{ SAYS("F", "pool {seat} load {\"file}", N_("read a list"), N_("read the pool from a file")),
	  .own = true, .hinted = may_read, POOL },
	{ OFFERS("g", "side", N_("side"), N_("hero, minion, fallen-wizard, balrog")),
	  .head = N_("{who} plays"), POOL },
	{ OPENS("R", pool_ruling_keys, NULL, N_("rulings: another kind of card ..")),
	  .head = N_("rulings for {who}"), POOL },
	{ SAYS("A", "pool {seat} add {\"name} mind={#mind}", NULL, N_("add a character of your own")),
	  POOL },
	OPTIONS,
	LEAVES,
	{ 0 }
};

static const struct binding pick_keys[] = {
	{ MOVES("type", N_("find"), N_("name, race, mind; / clears")), PRIVATE },
	{ MOVES("arrows", N_("choose"), N_("another one")), PRIVATE },
	{ ACTS("Enter", hide_half, N_("keep"), N_("the pick stays as it is")), .own = true, .when = is_picked, PRIVATE },
	{ OFFERS("Enter", "pick", N_("pick"), N_("pick it face down")), .aimed = true, PRIVATE },
	{ OFFERS("^S", "stop", N_("stop"), N_("stop showing characters")), PRIVATE },
	{ ACTS("Esc", hide_half, N_("hide"), N_("close without a pick")), PRIVATE },
	{ 0 }
};

static const struct binding add_keys[] = {
	{ MOVES("type", N_("find"), N_("name, race, mind; / clears")), PRIVATE },
	{ MOVES("arrows", N_("choose"), N_("another one")), PRIVATE },
	{ OFFERS("Enter", "add", N_("add"), N_("into the pool")), .aimed = true, PRIVATE },
	{ OFFERS("^D", "takeout", N_("take out"), N_("out of the pool")), .aimed = true, PRIVATE },
	{ ACTS("Esc", hide_half, N_("finish"), N_("close this list")), PRIVATE },
	{ 0 }
};

static const struct binding look_keys[] = {
	{ MOVES("arrows", N_("choose"), N_("another one")), PRIVATE },
	{ ACTS("Esc", hide_half, N_("hide"), N_("close this list")), PRIVATE },
	{ 0 }
};

static const struct binding reveal_keys[] = {
	{ ACTS("Space", end_reveal, N_("next"), N_("go on")), DRAFT },
	{ ACTS("Enter", end_reveal, NULL, N_("go on")), DRAFT },
	STOP,
	ITEM,
	{ 0 }
};

static const struct binding start_keys[] = {
	ITEM,
	{ OFFERS("w", "site", N_("site"), N_("where the company starts")),
	  .head = N_("where {who} starts"), START },
	{ OFFERS("W", "place", N_("divide"), N_("which starter begins at which site")),
	  .head = N_("{who}: a starter, then its site"), START },
	{ SAYS("F", "deck {seat} load {\"file}", N_("read a list"), N_("read the deck from a file")),
	  .own = true, .hinted = may_read, START },
	{ ACTS("Enter", look_at_deck, N_("look at the deck"), N_("the deck's cards and problems, in private")),
	  .own = true, .when = has_deck, .hinted = has_deck, START },
	{ OFFERS("t", "todeck", N_("to deck"), N_("a leftover card goes into the deck")), START },
	{ OPENS("d", deck_keys, N_("deck"), N_("count the deck ..")), .values = deck_values,
	  .head = N_("the deck of {who}, by counts"), START },
	{ OFFERS("S", "deck", N_("seal deck"), N_("the deck is final")), START },
	{ OFFERS("n", "first", N_("first turn"), N_("who begins")), .head = N_("who begins"), START },
	OPTIONS,
	LEAVES,
	{ 0 }
};

#define CHAIN \
	{ OFFERS("c", "chain", N_("chain"), N_("chain of strength")), COUNT }, \
	{ OFFERS("f", "order", NULL, N_("roll for the first check")), .was = "O", COUNT }
/* What comes next; at last the count. */
#define ROLL_FIRST \
	{ .key = "Space", .offer = "order", .next = true, .label = N_("roll for the first check"), \
	  .help = N_("roll for the first check"), COUNT }, \
	{ .key = "Space", .offer = "chain", .next = true, .label = N_("chain"), \
	  .help = N_("chain of strength"), COUNT }
#define COUNT_NOW \
	{ .key = "Space", .offer = "council", .when = is_uncounted, .label = N_("count"), \
	  .help = N_("count now: who has won"), COUNT }
#define NEXT_TURN \
	{ OFFERS("n", "turn", N_("next turn"), N_("the other player's turn")), GAME_KEYS }
#define TURNS \
	{ OFFERS("x", "exhaust", NULL, N_("the play deck is exhausted")), GAME_KEYS }, \
	{ .key = "C", .offer = "call", .label = N_("call council"), .help = N_("calls the council"), \
	  .head = N_("{who} calls the council"), GAME_KEYS }, \
	{ .key = "H", .offer = "untap", .label = N_("sideboard"), .head = N_("hazards from the sideboard"), .help = N_("hazards from the sideboard"), \
	  GAME_KEYS }, \
	{ OFFERS("b", "remove", NULL, N_("remove a corruption card")), .was = "R", GAME_KEYS, \
	  .ask = "remover lifted weight needs state", \
	  .head = N_("a corruption card of {who}: its bearer, name, points, number; the roll") }, \
	{ OPENS("R", ruling_keys, NULL, N_("rulings: the avatar, a character ..")), \
	  .head = N_("rulings for {who}"), GAME_KEYS }, \
	{ SAYS("A", "character {seat} {\"name}", NULL, N_("bring a character into play")), GAME_KEYS }, \
	{ .key = "M", .offer = "rematch", .label = N_("rematch"), .help = N_("the next game, same lists"), \
	  GAME_KEYS }, \
	OPTIONS, \
	LEAVES

#define POINTS_KEYS \
	{ MOVES("arrows", N_("cell"), N_("another cell")), COUNT }, \
	{ .key = "+", .offer = "mp", .aimed = true, .label = N_("MP"), \
	  .help = N_("1 more or less"), COUNT, .step = 1 }, \
	{ .key = "-", .offer = "mp", .aimed = true, .label = N_("MP"), \
	  .help = N_("1 more or less"), COUNT, .step = -1 }, \
	{ OFFERS("=", "mp", NULL, N_("any amount")), .aimed = true, COUNT }, \
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
	{ ACTS("Space", next_step, N_("next step"), N_("the next step of the count")), COUNT,
	  .when = is_stepping },
	ROLL_FIRST,
	COUNT_NOW,
	POINTS_KEYS,
	TURNS,
	{ 0 }
};

static const struct binding people_keys[] = {
	ROLL_FIRST,
	{ OFFERS("Space", "name", N_("first check"), N_("the winner of the roll names it")),
	  .next = true, .aimed = true, COUNT },
	{ OFFERS("Space", "check", N_("roll a check"), N_("roll a corruption check")), .next = true,
	  .aimed = true, COUNT },
	{ ACTS("Space", go_to_check, N_("next check"), N_("to the next one to check")), .own = true,
	  .when = are_checks_left, COUNT },
	{ MOVES("arrows", N_("choose"), N_("another one")), COUNT },
	{ OFFERS("f", "name", N_("first check"), N_("the winner of the roll names it")), .aimed = true,
	  COUNT },
	{ OFFERS("r", "check", N_("roll a check"), N_("roll a corruption check")), .aimed = true,
	  COUNT },
	{ OFFERS("Enter", "dice", N_("type the dice"), N_("a check with the dice thrown")),
	  .aimed = true, COUNT },
	{ SAYS("=", "character {seat} {aim} points={#points}", NULL, N_("corruption points")), COUNT },
	{ SAYS("e", "eliminated {seat} {aim}", NULL, N_("eliminate the character")), COUNT },
	{ SAYS("w", "place {seat} {aim} {\"site}", NULL, N_("where the avatar enters play")), COUNT },
	CHAIN,
	COUNT_NOW,
	{ ACTS("v", show_people, N_("MP"), N_("characters or points")), COUNT },
	NEXT_TURN,
	TURNS,
	{ 0 }
};
/* clang-format on */

const struct key_mode meccg_modes[] = { { N_("A PICK"), pick_keys },       { N_("A POOL"), add_keys },
	                                { N_("THE REVEAL"), reveal_keys }, { N_("START"), start_keys },
	                                { N_("A DECK"), look_keys },       { N_("COUNCIL"), council_keys },
	                                { N_("CHARACTERS"), people_keys }, { 0 } };

const struct binding *meccg_keys_now(const void *v, const void *state)
{
	const struct meccg_view *view = v;
	const struct meccg *m = state;

	if (meccg_reveals(view, m))
		return reveal_keys;
	if (view->open && meccg_may_open(m, view->seat))
		return m->phase == MECCG_POOLS ? add_keys : pick_keys;
	if (view->open && meccg_may_look(m, view->seat))
		return look_keys;
	switch (meccg_page_of(view, m)) {
	case PAGE_DRAFT: return meccg_draft_keys;
	case PAGE_START: return start_keys;
	case PAGE_PEOPLE: return people_keys;
	default: return council_keys;
	}
}
