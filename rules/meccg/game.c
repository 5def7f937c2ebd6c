/* SPDX-License-Identifier: MIT */
/*
 * The table of MECCG: its verbs, options and notes. The program knows no text
 * of a card; the players read those.
 */
#include "meccg.h"

#include <stddef.h>
#include <string.h>

#include "inner.h"

static void meccg_start(void *state)
{
	struct meccg *m = state;

	m->length = 2;
	m->game = 1;
	meccg_clear(m);
}

static bool set_rules(struct call *call, const struct game_option *option, int rules)
{
	struct meccg *m = call->state;

	if (m->phase >= MECCG_DRAFT && rules != (int)m->rules)
		return reason_set(call->why, _("the rules are chosen before the draft"));
	m->rules = (enum meccg_rules)rules;
	return true;
}

/* clang-format off */
static const struct game_option meccg_options[] = {
	{ "rules", MECCG_RULES_WORDS,
	  N_("Council of Lorien's policy, or Council of Elrond's rules where they differ"),
	  OPTION_WORD, .field = offsetof(struct meccg, rules), .set = set_rules,
	  .label = NC_("option", "rules"), .until = N_("may change until the draft") },
	{ "length", "1|2|3|4", N_("how many decks the game lasts: for the sideboard and the call of the council"),
	  OPTION_NUMBER, .field = offsetof(struct meccg, length), .most = 4,
	  .label = N_("length") },
	{ 0 }
};
/* clang-format on */

static bool meccg_option(struct call *call, const struct game_option *option, const char *value)
{
	if (!option_set(call, option, value))
		return false;
	said_both(call->said, _("%s: %s"), option->key, value);
	return true;
}

static const struct verb meccg_verbs[] = {
	{ "side", "P " MECCG_SIDE_WORDS " [sauron]",
	  N_("a player's side: it decides company, pool, sites, influence"), "L-General-5", 0, meccg_do_side,
	  NULL },
	{ "pool",
	  "P " MECCG_POOL_WORDS " [NAME...] [mind=N] [unique=no] [identity=X] "
	  "[enables=agent,orc-troll,mind-over-5] [stage=N] [extra=NAME]... [item=NAME]... "
	  "[side=SIDE] [sure]",
	  N_("up to ten characters for the draft, two minor items, cards shown with them; seal closes it"),
	  "L-General-5", VERB_SECRET | VERB_OUTSIDE, meccg_do_pool, NULL },
	{ "pick", "P NAME", N_("pick a card from the pool face down; it may change until the reveal"),
	  "L-General-5", VERB_SECRET, meccg_do_pick, meccg_pick_said },
	{ "reveal", "", N_("show both picks at once: they join, or are set aside"), "L-General-5",
	  VERB_REVEALS, meccg_do_reveal, NULL },
	{ "stop", "P", N_("stop showing characters"), "L-General-5", 0, meccg_do_stop, NULL },
	{ "item", "P CHARACTER [remove] NAME [unique] [judge] [sure]",
	  N_("a starting minor item, not unique; two on different characters; sure: the name is right"),
	  "L-Etiquette-9", 0, meccg_do_item, meccg_item_said },
	{ "site", "P NAME...", N_("where the company starts"), "L-Additional-7", 0, meccg_do_site, NULL },
	{ "place", "P CHARACTER SITE",
	  N_("at which of two sites a starter begins; where an avatar in play appeared"), "L-Additional-7", 0,
	  meccg_do_place, NULL },
	{ "todeck", "P NAME [to=deck|sideboard]", N_("a card left in the pool goes to the play deck"),
	  "L-General-5", VERB_SECRET, meccg_do_todeck, NULL },
	{ "deck",
	  "P " MECCG_DECK_WORDS
	  " [KEY|points|ring|FILE] [N] [NAME...] [name=X] [at=LINE]... [side=SIDE] [sure]",
	  N_("check deck and sideboard, by counts or from a list"), "L-General-8", VERB_SECRET | VERB_OUTSIDE,
	  meccg_do_deck, NULL },
	{ "turn", "[P] [starters]", N_("the other player's turn, or P's"), NULL, 0, meccg_do_turn,
	  meccg_turn_said },
	{ "first", "[P] [starters]", N_("who begins: drawn at random, or P"), NULL, 0, meccg_do_first,
	  meccg_first_drawn },
	{ "untap", "P sideboard N [deck=CARDS]",
	  N_("hazards from the sideboard, at the end of the other player's untap phase"), "L-Additional-3", 0,
	  meccg_do_untap, NULL },
	{ "limit", "P SIZE", N_("the hazard limit of a company of SIZE that P moves"), "L-Additional-3",
	  VERB_QUERY, meccg_do_limit, NULL },
	{ "mp", "P " MECCG_POINT_WORDS " +N|-N|=N", N_("marshalling points"), "L-General-12", 0, meccg_do_mp,
	  NULL },
	{ "character",
	  "P NAME [points=C] [mod=M] [mind=N] [kind=avatar|ally] [character=N] [ally=N] [item=N] [faction=N] "
	  "[kill=N] [misc=N]",
	  N_("a character in play: corruption, modifier, points that leave with it"), "L-General-6", 0,
	  meccg_do_character, NULL },
	{ "gone", "P NAME", N_("a character leaves play, and its points"), NULL, 0, meccg_do_gone, NULL },
	{ "eliminated", "P avatar|NAME",
	  N_("a character is eliminated before the count, and its points; the avatar: -5 at the end"),
	  "L-Additional-5", 0, meccg_do_eliminated, NULL },
	{ "duplicates", "P N", N_("unique cards the other player shows from hand against P: -1 each"),
	  "L-General-12", 0, meccg_do_duplicates, NULL },
	{ "exhaust", "P", N_("the play deck is exhausted once more"), "CoE-10.2", 0, meccg_do_exhaust, NULL },
	{ "call", "P|judge|off [sudden] [under-deeps=N]",
	  N_("call the council; judge: call a judge, off: the judge is here"), "CoE-10.2", 0, meccg_do_call,
	  NULL },
	{ "order", "[P N Q N | P NAME]",
	  N_("roll for the choice of the first check; P NAME: the winner's choice, of either side"),
	  "L-General-7", 0, meccg_do_order, meccg_order_drawn },
	{ "check", "P NAME [points=C] [mod=M] [D1 D2]", N_("a corruption check"), "CoE-7.1", 0,
	  meccg_do_check, meccg_check_said },
	{ "remove", "P CARD needs=N [by=CHARACTER] [points=C] [D1 D2] [untapped|tapped|wounded]",
	  N_("try to remove a corruption card; by=: the character who tries, points=: its corruption"),
	  "L-Additional-1", 0, meccg_do_remove, meccg_remove_said },
	{ "council", "", N_("the final count, step by step"), "L-General-12", 0, meccg_do_council, NULL },
	{ "chain", "", N_("the next round of the chain of strength"), "L-General-6", 0, meccg_do_chain,
	  NULL },
	{ "ring", "P", N_("wins with The One Ring"), "CoE-10.1", 0, meccg_do_ring, NULL },
	{ "judge", MECCG_JUDGE_WORDS " P", N_("the director's judgment on P: the opponent wins"),
	  "L-Etiquette-7", VERB_RULING, meccg_do_judge, NULL },
	{ "result", "", N_("the tournament points of the game"), "L-General-6", VERB_QUERY, meccg_do_result,
	  NULL },
	{ "rounds", "N", N_("how many rounds N players play"), NULL, VERB_QUERY, meccg_do_rounds, NULL },
	{ "rematch", "", N_("the next game, with the same sealed lists"), "L-Etiquette-2", VERB_ANEW,
	  meccg_do_rematch, meccg_rematch_said },
	{ 0 }
};

/* clang-format off */
static const struct game_note meccg_notes[] = {
	{ N_("WHICH RULES"),
	  N_("The rules are the tournament policy of the Council of Lorien (number 3, part 1), cited as L with part and "
	     "number; where it says nothing, and with option rules coe, the rules of the Council of Elrond, cited as "
	     "CoE. By the policy two manifestations of one person may both start; with coe they are set aside. By the "
	     "policy a draft ends by size, mind, an empty pool or stop; with coe also when no card left may be shown. A "
	     "tied game goes into the chain of strength; with coe it stays a tie. The limits on agents, on Orcs and "
	     "Trolls, and on a mind over five are the Council of Elrond's, and hold in both.") },
	{ N_("SECRETS"),
	  N_("Pools, picks, decks and the cards that go from the draft to a deck are secret: the log, "
	     "spectators, undo and the public state only show that something was done. With --secret the "
	     "judge sees them. A pick not yet revealed when the program ends is kept, and not shown.") },
	{ N_("DECKS AND LISTS"),
	  N_("Count each card under one key only: hazard for hazards that are not creature, creature-event, "
	     "dragon-ahunt, dragon-home, spawn or agent; sideboard for cards not counted as "
	     "sideboard-creature or sideboard-avatar. The file for pool P load FILE and deck P load FILE is "
	     "a list as GCCG, NetMECCG or OCTGN writes it, or a plain one: headings Pool, Deck and "
	     "Sideboard, within them Characters, Avatars, Resources, Hazards, Creatures, Creature events, "
	     "Dragons ahunt, Dragons at home, Agents, Spawn, Resource or hazard; lines of a count and a "
	     "name. Of its Sites the answer says which are not known, and whether the company has none to "
	     "start at. The table keeps the lists: the file is not needed again. deck P compare FILE shows "
	     "which cards are missing and which are too many; if the file has fewer than half of the sealed "
	     "cards it shows no names. What a list may not have is left out, and reported with its line; a "
	     "fault of the deck gives the lines, and Enter shows its player the names. A pool has up to two "
	     "minor items, not unique and not hoard items (CoE-1.7); they go to starters after the draft, "
	     "and count among the copies of pool, deck and sideboard: three of a card, one of a unique one "
	     "(CoE-1.3.1).") },
	{ N_("HOW A DECK COUNTS"),
	  N_("The cards of a list are known by their names; an unknown one counts under its heading. A card "
	     "of both kinds (Twilight, Great Secrets Buried There, for minions Sudden Call, for "
	     "fallen-wizards Gnawed Ways) fills whichever is short (L-General-11). My Precious and Lobelia "
	     "Sackville-Baggins are not characters: in every deck they are hazards and half creatures. "
	     "Heroes may have minions' items, and minions heroes' items (CoE-1.3.W3, R3); so may the Balrog, "
	     "but not with option rules coe (CoE-1.3.B3). A fallen-wizard has at most two copies of a "
	     "character, and of a resource that is not a stage card (CoE-1.3.F1). What the rules deny "
	     "fallen-wizards and the Balrog is for another side (CoE-1.3.F6, B4, B5). What a list has "
	     "against fallen-wizards (Sideboard vs. fw, [anti-FW]) is included with option rules coe against "
	     "one.") },
	{ N_("LEFT TO THE PLAYERS"),
	  N_("The program leaves these paragraphs of the policy to the players and the director: General 1 (who may take "
	     "part), 2 (two players; no other number can be seated), 3 (lodging), 4 (maps in place of region cards); "
	     "Etiquette 1 as to proxies, translations and new sets, 3 (marked cards), 4 (sleeves), 5 (shuffling), 6 "
	     "(conventions of play); of 7, 8 and 10 the watching and the penalties beyond the game; of 9 all mistakes but "
	     "starting items: undo and rulings correct them; Clarifications 1 to 4 and 6 (what may be played, when, and on "
	     "whom, card texts and official rulings); of 5 the showing of the cards; Additional 4 (moving to and from "
	     "Gorgoroth).") },
	{ 0 }
};
/* clang-format on */

/* Marshalling points; once the council has counted, what it gave (L-General-12). */
static bool points_of(const void *state, int seat, int *value)
{
	const struct meccg *m = state;
	struct meccg_count count[MECCG_PLAYERS];

	*value = meccg_points(&m->player[seat]);
	if (m->counted) {
		meccg_count(m, count);
		*value = count[seat].final;
	}
	return true;
}

/* Who has won stands first, whatever the points: The One Ring and the director decide too. */
static bool won(const void *state, int seat)
{
	return ((const struct meccg *)state)->winner == seat;
}

static int place_of(const void *state, int seat)
{
	const struct meccg *m = state;
	int own, other;

	if (m->winner >= 0)
		return 2;
	points_of(m, seat, &own);
	points_of(m, 1 - seat, &other);
	return 1 + (other > own);
}

static bool over(const void *state)
{
	return ((const struct meccg *)state)->phase == MECCG_OVER;
}

static void settle(struct call *call)
{
	meccg_settle_chain(call);
	for (int i = 0; call_is_old(call) && i < MECCG_PLAYERS; i++) {
		meccg_correct_deck(call, i);
		meccg_correct_influence(call, i);
	}
}

const struct game meccg_game = {
	.id = "meccg",
	.title = N_("MECCG"),
	.about = N_("draft, deck check, council"),
	.verbs = meccg_verbs,
	.options = meccg_options,
	.notes = meccg_notes,
	.state_size = sizeof(struct meccg),
	.fixed = N_("a game has two players: nobody joins or changes places"),
	.seats_min = MECCG_PLAYERS,
	.seats_max = MECCG_PLAYERS,
	.start = meccg_start,
	.option = meccg_option,
	.settle = settle,
	.check = meccg_check,
	.report = meccg_report,
	.summary = meccg_summary,
	.offers = meccg_offers,
	.holes = meccg_offer_holes,
	.word = meccg_word,
	.gauge = points_of,
	.won = won,
	.place = place_of,
	.over = over,
};
