/* SPDX-License-Identifier: MIT */
/*
 * The keys of the Archenemy screen as lines of the game: when a row holds, the
 * tables of bindings, what fills their holes, and what can be chosen. Commander's
 * functions fill and list what is about a life. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- when a row holds ---- */

/* Name face-up schemes only. */
static bool has_scheme(const struct archenemy_view *view, const struct archenemy *a)
{
	struct scheme_ref ref = view->scheme;

	return ref.owner >= 0 && ref.card < a->pile[ref.owner].cards && archenemy_card(a, ref)->up;
}

static bool is_who(const void *view, const void *state)
{
	return archenemy_setup(view, state) == SETUP_WHO;
}

static bool is_setup(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return a->c.phase == PHASE_SETUP && a->c.table.seats > 0;
}

static bool is_decks(const void *view, const void *state)
{
	return is_setup(view, state) && archenemy_is_set(state);
}

static bool is_decking(const void *view, const void *state)
{
	return archenemy_setup(view, state) == SETUP_DECKS;
}

/* Play does not begin with an unshuffled deck by accident: shuffle the cards
 * first (A), or stack them by hand at the prompt. */
static bool is_unshuffled(const void *view, const void *state)
{
	const struct archenemy *a = state;
	bool any = false;

	every_seat (i, a->c.table)
		any |= archenemy_is_unshuffled(a, i);
	return any && is_decking(view, a);
}

/* Whoever has cards of cardboard needs no deck here. */
static bool is_deckless(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return is_decking(view, state) && !a->pile[archenemy_owner(view, state)].cards &&
	       !archenemy_decks_waiting(a);
}

/* Enter shuffled in the catalogue once: who presses it at a finished deck may mean that. */
static bool is_old_enter(const void *v, const void *state)
{
	const struct archenemy_view *view = v;
	struct reason why;

	return !view->warned && !view->finding &&
	       archenemy_is_unshuffled(state, archenemy_owner(view, state)) &&
	       archenemy_deck_is_legal(state, archenemy_owner(view, state), &why);
}

static bool is_early(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return (a->c.phase == PHASE_SETUP || a->c.phase == PHASE_MULLIGANS) && archenemy_is_set(a);
}

static bool is_free_early(const void *view, const void *state)
{
	return is_early(view, state) && commander_mulligan_free(view, state);
}

/* Enter shuffles an unshuffled deck first. */
static bool is_keeping(const void *view, const void *state)
{
	return is_early(view, state) && archenemy_setup(view, state) == SETUP_DONE;
}

bool archenemy_is_asked(const void *v, const void *state)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	return has_scheme(view, a) && !view->on_lives && a->c.phase != PHASE_OVER &&
	       archenemy_wants(a, view->scheme) != WANTS_NOTHING;
}

static bool is_moving(const void *v, const void *state)
{
	const struct archenemy_view *view = v;

	return has_scheme(view, state) && archenemy_card(state, view->scheme)->pending > 0;
}

static bool has_commander(const void *v, const void *state)
{
	const struct archenemy_view *view = v;

	return ((const struct archenemy *)state)->c.player[view->lives.focus].commanders;
}

static bool is_ongoing(const void *v, const void *state)
{
	const struct archenemy_view *view = v;

	return has_scheme(view, state) &&
	       archenemy_is_ongoing(state, archenemy_card(state, view->scheme)->kind);
}

static bool takes_x(const void *v, const void *state)
{
	const struct archenemy_view *view = v;
	const struct scheme *facts;

	if (!is_moving(view, state))
		return false;
	facts = archenemy_facts(state, archenemy_card(state, view->scheme)->kind);
	return facts && (facts->life == LIFE_GAIN_X || facts->life == LIFE_BURN_X);
}

/* The extra turn that a scheme has given. */
static bool owes_turn(const void *view, const void *state)
{
	return ((const struct archenemy *)state)->owed.seat >= 0;
}

static bool is_over(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return a->c.phase == PHASE_OVER;
}

static bool is_on_schemes(const void *view, const void *state)
{
	return !((const struct archenemy_view *)view)->on_lives;
}

static bool is_on_lives(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return !is_on_schemes(view, a) && (has_scheme(view, a) || a->c.phase == PHASE_SETUP);
}

static bool is_charting(const void *view, const void *state)
{
	return ((const struct archenemy_view *)view)->chart;
}

static bool is_play(const void *view, const void *state)
{
	return !is_setup(view, state);
}

/* ---- when a row is worth a hint ---- */

static bool shows_table(const void *view, const void *state)
{
	return !is_charting(view, state);
}

static bool in_setup(const void *view, const void *state)
{
	return shows_table(view, state) && (is_who(view, state) || is_decking(view, state));
}

static bool in_play(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return a->c.table.seats && shows_table(view, a) && !is_over(view, a) &&
	       archenemy_setup(view, a) == SETUP_DONE;
}

/* Keys of a scheme are hinted while the focus is on one, those of a life while it is there; what people
 * count most is hinted at both. */
static bool at_scheme(const void *view, const void *state)
{
	return in_play(view, state) && is_on_schemes(view, state);
}

static bool at_note(const void *view, const void *state)
{
	return at_scheme(view, state) && archenemy_has_note(view, state);
}

static bool at_life(const void *view, const void *state)
{
	return is_charting(view, state) || (in_play(view, state) && !is_on_schemes(view, state));
}

static bool at_both(const void *view, const void *state)
{
	return is_charting(view, state) || in_play(view, state);
}

/* ---- what keys do to the view ---- */

static bool other_focus(void *v, const void *state, struct reason *why)
{
	struct archenemy_view *view = v;

	view->on_lives = !view->on_lives || view->scheme.owner < 0;
	return true;
}

static bool show_catalogue(void *v, const void *state, struct reason *why)
{
	struct archenemy_view *view = v;

	view->catalogue = !view->catalogue;
	return true;
}

static bool find_scheme(void *v, const void *state, struct reason *why)
{
	struct archenemy_view *view = v;

	return view->finding = true;
}

static bool tell_old_enter(void *v, const void *state, struct reason *why)
{
	struct archenemy_view *view = v;

	view->warned = true;
	return reason_set(why, _("Enter adds a scheme here now; s shuffles the deck"));
}

static bool tell_asked(void *view, const void *state, struct reason *why)
{
	return reason_set(why, _("a scheme asks who: press a digit first"));
}

static bool show_chart(void *v, const void *state, struct reason *why)
{
	struct archenemy_view *view = v;
	const struct archenemy *a = state;

	view->on_lives = view->chart = !view->chart && a->c.table.seats > 0;
	return true;
}

static bool lower_curtain(void *v, const void *state, struct reason *why)
{
	struct archenemy_view *view = v;

	view->curtain = true;
	return true;
}

/* ---- the tables ---- */

/* clang-format off */
static const struct binding end_keys[] = {
	{ OFFERS("r", "rematch", N_("rematch"), N_("same seats and schemes, all else new")) },
	{ OFFERS("w", "win", N_("win"), N_("by a card's effect: the whole side")) },
	{ OFFERS("f", "finish", N_("finish"), N_("end the game here: time, agreement")) },
	{ OFFERS("t", "time", N_("time is up"), N_("the round or the evening is over")) },
	{ SAYS("s", "safe {seat} {?safe}", N_("safe"), N_("a card says: cannot lose")),
	  .head = N_("a card says: {name} cannot lose") },
	{ OFFERS("d", "decked", N_("decked"), N_("drew from an empty library")) },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding turn_keys[] = {
	{ OFFERS("e", "extra-turn", N_("extra turn"), N_("after this one")),
	  .head = N_("who takes an extra turn") },
	{ OFFERS("s", "skip-turn", N_("skip"), N_("skip the whole side's next turn")),
	  .head = N_("who skips the next turn") },
	{ OFFERS("n", "turn", N_("pass"), N_("pass the turn now, at any step")) },
	{ OFFERS("x", "extra-step", N_("extra step"), N_("after this one, for the whole side")),
	  .head = N_("which step is repeated") },
	{ OFFERS("k", "skip-step", N_("lose a step"), N_("the side on turn skips its next such step")),
	  .head = N_("which step is skipped") },
	{ SAYS("b", "ask block {seat}", N_("block"), N_("whom the focused player may block for")) },
	{ SAYS("d", "ask decider", N_("decides"), N_("who decides for the heroes")) },
	{ SAYS("c", "scheme check {owner}", N_("deck"), N_("check that the scheme deck is legal")) },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding option_keys[] = {
	{ OFFERS("w", "archenemy", N_("who"), N_("who is the archenemy")), .when = is_decks,
	  .head = N_("who is the archenemy") },
	{ OFFERS("r", "rumble", N_("rumble"), N_("Supervillain Rumble")), .when = is_decks },
	{ SAYS("o", "option rules 2010", N_("2010"), N_("the rules of June 2010")) },
	{ SAYS("n", "option rules current", N_("now"), N_("today's rules")) },
	{ SAYS("t", "option team-life {#life}", N_("team life"), N_("one life for all heroes: 60")) },
	{ SAYS("T", "option team-life off", N_("own lives"), N_("each hero has its own")) },
	{ SAYS("a", "option life-archenemy {#life}", N_("archenemy"),
	       N_("the archenemy's starting life")) },
	{ SAYS("h", "option life-hero {#life}", N_("hero"), N_("each hero's starting life")) },
	{ SAYS("k", "option deck classic", N_("20"), N_("20 schemes, at most 2 of each")) },
	{ SAYS("c", "option deck commander", N_("10"), N_("10 different schemes")) },
	{ SAYS("y", "option deck any", N_("any"), N_("any scheme deck")) },
	{ SAYS("d", "option decider {seat}", N_("decider"), N_("the hero who decides")) },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding ruling_keys[] = {
	{ OFFERS("n", "skip-reveal", N_("no scheme"), N_("no scheme this turn (an effect)")), .was = "R" },
	{ SAYS("g", "go {?step}", N_("step"), N_("correct the step")), .head = N_("go to which step") },
	{ OFFERS("e", "empty", N_("empty"), N_("empty the scheme deck")), .was = "E" },
	/* of the scheme in focus, or one that is asked for */
	{ OFFERS("t", "trigger", N_("trigger"), N_("put its ability on the stack again")), .aimed = true,
	  .was = "t" },
	{ OFFERS("z", "bottom", N_("first"), N_("of several, abandon this one first")), .aimed = true,
	  .was = "z" },
	{ 0 }
};
/* clang-format on */

#define BEFORE .group = N_("BEFORE PLAY")
#define DECK BEFORE, .hinted = in_setup
#define SCHEME .group = N_("SCHEME"), .hinted = in_play
#define FOCUSED .group = N_("SCHEME"), .hinted = at_scheme
#define TURNS .group = N_("TURN"), .hinted = in_play
#define LIFE .group = N_("LIFE"), .hinted = at_life
#define COUNTS .group = N_("LIFE"), .hinted = at_both
#define ONE N_("1 life, focused player")
#define FIVE N_("5 down, 5 up")
#define POISON N_("1 poison more or less")
#define SHUFFLES N_("shuffle all scheme decks")
#define DRAINS N_("each opponent loses life")

/* A digit names the archenemy, or the player a scheme is about, or moves the
 * focus to a seat. */
#define SEAT(digit, seat)                                                     \
	{ .key = digit, .line = "archenemy {seat" seat "}", .when = is_who }, \
		{ .key = digit,                                               \
		  .line = "choose {scheme} {?for" seat "}",                   \
		  .when = archenemy_is_asked,                                 \
		  .head = N_("{called}: self or others") },                   \
	{                                                                     \
		.key = digit, .moves = true                                   \
	}

/* In the order of the hint bar. */
/* clang-format off */
const struct binding archenemy_keys[] = {
	{ ACTS("V", show_chart, N_("panels"), NULL), .when = is_charting },
	{ MOVES("digits", N_("archenemy"), N_("choose the archenemy")), .when = is_who, .own = true, DECK },
	{ MOVES("digits", N_("who"), N_("who, then s self, o others")), .when = archenemy_is_asked,
	  .own = true, SCHEME },
	{ OFFERS("Enter", "resolve", N_("resolve"), N_("resolve its trigger")), .aimed = true,
	  .when = is_moving, SCHEME },
	{ OFFERS("Enter", "owed-turn", N_("extra turn"),
	         N_("take the extra turn a scheme gives; i dismisses it")), .when = owes_turn,
	  .group = N_("TURN") },
	{ OFFERS("r", "rumble", N_("rumble"), N_("Supervillain Rumble")), .when = is_who, DECK },
	{ OFFERS("Space", "shuffle", NULL, SHUFFLES), .when = is_unshuffled },
	{ OFFERS("s", "shuffle", NULL, SHUFFLES), .when = is_unshuffled },
	{ OFFERS("Enter", "shuffle", N_("shuffle"), SHUFFLES), .when = is_decking, DECK },
	{ OFFERS("Enter", "keep", N_("keep"), N_("keep the hand")), .when = is_keeping, BEFORE,
	  .hinted = in_play },
	{ OFFERS("d", "deck", N_("deck"), N_("a preconstructed deck")),
	  .head = N_("scheme deck of {ownername}"), .when = is_decks, DECK },
	{ ACTS("c", show_catalogue, N_("catalogue"), N_("pick schemes one by one")), .when = is_decks,
	  DECK },
	{ OPENS("o", option_keys, N_("options"), N_("rules, lives, decks ..")),
	  .head = N_("options; the player in focus is {name}"), .when = is_setup, DECK },
	{ OFFERS("Space", "step", N_("no deck"), N_("start without: you handle the scheme cards")),
	  .when = is_deckless, DECK },
	{ OFFERS("M", "mulligan", N_("free mulligan"), N_("a new hand")), .head = N_("mulligan of {name}"),
	  .when = is_free_early, BEFORE, .hinted = shows_table },
	{ OFFERS("M", "mulligan", N_("mulligan"), N_("a new hand")), .head = N_("mulligan of {name}"),
	  .when = is_early, BEFORE, .hinted = shows_table },
	{ OFFERS("r", "reveal", N_("reveal"), N_("set the next scheme in motion")),
	  .group = N_("SCHEME") },
	{ OFFERS("a", "abandon", N_("abandon"), N_("abandon an ongoing scheme")), .aimed = true,
	  .when = is_ongoing, FOCUSED },
	{ OFFERS("Space", "step", N_("step"), N_("the next step of the turn")), TURNS },
	{ MOVES("Tab", N_("note"), N_("the full note of a scheme, then the next one")), .when = at_note,
	  .own = true, SCHEME },
	{ OFFERS("n", "turn", N_("pass"), N_("pass the turn")), .group = N_("TURN") },
	{ OFFERS("+", "life", N_("one"), ONE), COUNTS, .step = 1 },
	{ OFFERS("-", "life", N_("one"), ONE), COUNTS, .step = -1 },
	{ OFFERS("t", "cast", NULL, N_("cast the commander (tax +2)")), .when = has_commander, LIFE },
	{ OFFERS("d", "died", NULL, N_("it died: back to the command zone")), .when = has_commander, LIFE },
	{ OFFERS("z", "zone", NULL, N_("move the commander to a zone")), .when = has_commander,
	  .head = N_("{name}'s commander goes to"), LIFE },
	/* as in the version before, where nobody has a commander */
	{ OFFERS("t", "trigger", NULL, N_("put its ability on the stack again")), .aimed = true, FOCUSED },
	{ OFFERS("z", "bottom", NULL, N_("of several, abandon this one first")), .aimed = true, FOCUSED },
	{ OFFERS("w", "damage", N_("damage"), N_("damage (schemes count it)")), COUNTS, .was = "d" },
	{ OFFERS("d", "damage", NULL, N_("damage (schemes count it)")), LIFE },
	{ OFFERS("s", "spell", N_("spell"), N_("spell cast (schemes count it)")), .when = is_play, LIFE },
	{ OFFERS("[", "life", N_("five"), FIVE), LIFE, .step = -5 },
	{ OFFERS("]", "life", N_("five"), FIVE), LIFE, .step = 5 },
	{ OFFERS("=", "life", N_("amount"), N_("any amount: 7- 7+ 40")), LIFE },
	{ OFFERS("G", "graveyard", N_("graveyard"), N_("cards put into the graveyard")), LIFE },
	{ OFFERS("p", "poison", N_("poison"), POISON), LIFE, .step = 1 },
	{ OFFERS("P", "poison", NULL, POISON), LIFE, .step = -1 },
	{ OFFERS("c", "commander-damage", NULL, N_("commander damage: from whom")),
	  .instead = commander_blow_keys, .head = N_("commander damage to {name}: from whom"), LIFE,
	  .ask = "source blow" },
	{ ACTS("o", tell_asked, NULL, DRAINS), .when = archenemy_is_asked },
	{ OFFERS("o", "drain", NULL, DRAINS), .instead = commander_drain_keys, .when = is_play, LIFE },
	{ OFFERS("X", "out", NULL, N_("mark as out; without a reason: conceded")), LIFE },
	{ OFFERS("J", "join", N_("join"), N_("another hero joins")), LIFE },
	{ SAYS("B", "back {seat}", N_("back"), N_("bring back into the game")), LIFE },
	{ ACTS("v", other_focus, N_("lives"), N_("switch between schemes and lives")), .when = is_on_schemes,
	  SCHEME },
	{ ACTS("v", other_focus, N_("schemes"), N_("switch between schemes and lives")), .when = is_on_lives,
	  SCHEME },
	{ ACTS("V", show_chart, N_("chart"), N_("chart of life over the game")), .when = shows_table, LIFE },
	{ ACTS("b", lower_curtain, N_("curtain"), N_("curtain: hide the table")), SCHEME },
	{ OPENS("f", end_keys, N_("rematch"), N_("end, rematch, safe ..")),
	  .head = N_("the end; {name}"), .when = is_over, .group = N_("TURN"), .hinted = shows_table },
	{ OFFERS("C", "countered", N_("countered"), N_("resolve as countered")), .aimed = true,
	  .when = is_moving, SCHEME },
	{ SAYS("x", "resolve {scheme} x={#x}", N_("with X"), N_("resolve with the X paid")),
	  .when = takes_x, SCHEME },
	{ OFFERS("g", "again", N_("again"), N_("set it in motion again")), .aimed = true, FOCUSED },
	{ OFFERS("i", "forget", N_("forget"), N_("end a lasting effect")), .head = N_("which effect ends"),
	  .was = "F", FOCUSED },
	{ OPENS("e", turn_keys, N_("turns"), N_("extra, skip, pass, who blocks ..")),
	  .head = N_("turns and steps; {name}"), TURNS },
	{ OPENS("f", end_keys, NULL, N_("end, rematch, safe ..")), .head = N_("the end; {name}"),
	  TURNS },
	{ OPENS("R", ruling_keys, NULL, N_("rulings: no scheme, the step ..")), .head = N_("rulings; {name}"), TURNS },
	REMINDER_KEYS(LIFE),
	TOKEN_KEY(LIFE),
	{ OPENS("y", commander_marker_keys, NULL, N_("day, monarch, counters ..")),
	  .values = commander_marker_values, .head = N_("markers; personal ones go to {name}"), LIFE },
	{ OFFERS("A", "commander", NULL, N_("name the commander: one card, or two as A + B")), LIFE },
	SEAT("1", "1"), SEAT("2", "2"), SEAT("3", "3"), SEAT("4", "4"),
	SEAT("5", "5"), SEAT("6", "6"), SEAT("7", "7"), SEAT("8", "8"),
	SEAT("9", "9"), SEAT("0", "10"),
	{ 0 }
};
/* clang-format on */

#define CATALOGUE .group = N_("CATALOGUE")

/* clang-format off */
static const struct binding catalogue_keys[] = {
	{ MOVES("arrows", N_("scheme"), N_("another scheme")), CATALOGUE },
	{ ACTS("/", find_scheme, N_("find"), N_("find by letters in the name")), CATALOGUE },
	{ ACTS("Enter", tell_old_enter, N_("add"), N_("add a copy")), .when = is_old_enter,
	  CATALOGUE },
	{ SAYS("Enter", "scheme add {owner} {pick}", N_("add"), N_("add a copy")), CATALOGUE },
	{ SAYS("+", "scheme add {owner} {pick}", NULL, N_("add a copy")), CATALOGUE },
	{ SAYS("-", "scheme remove {owner} {pick}", N_("take out"), N_("remove a copy")), CATALOGUE },
	{ OFFERS("s", "shuffle", N_("shuffle"), SHUFFLES), CATALOGUE },
	{ ACTS("c", show_catalogue, N_("deck"), N_("back to the decks")), CATALOGUE },
	{ 0 }
};
/* clang-format on */

#define FIND .group = N_("FIND")

/* All else is typed. */
/* clang-format off */
static const struct binding find_keys[] = {
	{ MOVES("type", N_("find"), N_("find by letters in the name")), FIND },
	{ SAYS("Enter", "scheme add {owner} {pick}", N_("add"), N_("add a copy")), FIND },
	{ MOVES("arrows", N_("scheme"), N_("another scheme")), FIND },
	{ MOVES("Esc", N_("all"), N_("all schemes again; then s shuffles")), FIND },
	{ 0 }
};
/* clang-format on */

const struct key_mode archenemy_modes[] = { { N_("CATALOGUE"), catalogue_keys },
	                                    { N_("FIND"), find_keys },
	                                    { 0 } };

const struct binding *archenemy_keys_now(const void *view, const void *state)
{
	if (archenemy_setup(view, state) != SETUP_CATALOGUE)
		return archenemy_keys;
	return ((const struct archenemy_view *)view)->finding ? find_keys : catalogue_keys;
}

/* ---- holes ---- */

static void quoted(const char *name, char *out, size_t size)
{
	snprintf(out, size, strpbrk(name, " \t#&,'=") ? "\"%s\"" : "%s", name);
}

static bool fill_scheme(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;

	if (!has_scheme(view, state))
		return false;
	utf8_copy(out, size, archenemy_typed(state, view->scheme).text);
	return true;
}

/* The same as people read it. */
static void no_scheme(const void *view, const void *state, struct reason *why)
{
	if (archenemy_is_set(state))
		archenemy_no_scheme(state, why);
	else
		reason_set(why, _("choose the sides first: a digit for the archenemy, or r for a rumble"));
}

static bool fill_called(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;

	if (!has_scheme(view, state))
		return false;
	utf8_copy(out, size, archenemy_name_told(state, archenemy_card(state, view->scheme)->kind));
	return true;
}

static bool fill_pick(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;

	quoted(archenemy_name(state, view->pick), out, size);
	return archenemy_pick_place(view, state) >= 0;
}

static void no_pick(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("no scheme matches"));
}

static bool fill_owner(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	table_seat_word(&a->c.table, archenemy_owner(view, a), out, size);
	return true;
}

static bool fill_ownername(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	utf8_copy(out, size, a->c.table.seat[archenemy_owner(view, a)].name);
	return true;
}

void archenemy_focus(const void *view, const void *state, char *out, size_t size)
{
	if (!is_on_schemes(view, state) || !fill_called(view, state, out, size))
		commander_fill_name(view, state, out, size);
}

/* ---- choices ---- */

/* Those of the rules, for a line of the screen's own. */
static void list_ruled(const void *state, const char *hole, struct choices *list)
{
	char name[16];

	list->viewer = -1;
	snprintf(name, sizeof name, list->number ? "%s%d" : "%s", hole, list->number);
	offers_choices(&archenemy_game, state, name, list);
}

static void for_choices(const void *view, const void *state, struct choices *list)
{
	list_ruled(state, "for", list);
}

static void step_choices(const void *view, const void *state, struct choices *list)
{
	list_ruled(state, "step", list);
}

const struct hole archenemy_holes[] = {
	FILLS("seat", commander_fill_seat),
	FILLS("name", commander_fill_name),
	FILLS("foes", commander_fill_foes),
	{ "scheme", .fill = fill_scheme, .why = no_scheme },
	{ "aim", .fill = fill_scheme, .why = no_scheme },
	FILLS("called", fill_called),
	{ "pick", .fill = fill_pick, .why = no_pick },
	FILLS("owner", fill_owner),
	FILLS("ownername", fill_ownername),
	CHOOSES("for", for_choices),
	CHOOSES("step", step_choices),
	{ "blow", .full = commander_blow_is_full },
	{ "toxic", .full = commander_digit_is_full },
	CHOOSES("safe", commander_safe_choices),
	{ "kept", .why = commander_none_kept },
	{ 0 },
};
