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

static bool is_decks(const void *v, const void *state)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	return is_setup(view, a) && archenemy_is_set(a) && archenemy_may_own(a, view->owner) &&
	       !a->pile[view->owner].begun;
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

	for (int i = 0; i < a->c.table.seats; i++)
		any |= archenemy_is_unshuffled(a, i);
	return any && is_decking(view, a);
}

/* Enter shuffled in the catalogue once: who presses it at a finished deck may mean that. */
static bool is_old_enter(const void *v, const void *state)
{
	const struct archenemy_view *view = v;
	struct reason why;

	return !view->warned && !view->finding && archenemy_is_unshuffled(state, view->owner) &&
	       archenemy_deck_is_legal(state, view->owner, &why);
}

static bool is_early(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return (a->c.phase == PHASE_SETUP || a->c.phase == PHASE_MULLIGANS) && archenemy_is_set(a);
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

static bool takes_x(const void *v, const void *state)
{
	const struct archenemy_view *view = v;
	const struct scheme *facts;

	if (!is_moving(view, state))
		return false;
	facts = archenemy_facts(state, archenemy_card(state, view->scheme)->kind);
	return facts && (facts->life == LIFE_GAIN_X || facts->life == LIFE_BURN_X);
}

static bool are_several(const void *view, const void *state)
{
	const struct archenemy *a = state;
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), one_shots = 0;

	for (int i = 0; i < count; i++)
		one_shots += !archenemy_is_ongoing(a, archenemy_card(a, up[i])->kind);
	return one_shots > 1 && has_scheme(view, a);
}

static bool is_lasting(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return a->untils + a->lastings > 0;
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

void archenemy_owed_text(const struct archenemy *a, char *out, size_t size)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);

	*out = '\0';
	if (archenemy_owes_reveal(a))
		utf8_copy(out, size, _("no scheme is in motion this turn"));
	for (int i = 0; i < count && !*out; i++)
		if (archenemy_card(a, up[i])->pending)
			snprintf(out, size, _("%s is not resolved"),
			         archenemy_name(a, archenemy_card(a, up[i])->kind));
	if (!*out && a->owed.seat >= 0)
		snprintf(out, size, _("%s: an extra turn"), archenemy_name(a, a->owed_kind));
}

static bool owes_some(const void *view, const void *state)
{
	char text[SAYS_BYTES];

	archenemy_owed_text(state, text, sizeof text);
	return *text && !is_over(view, state);
}

static bool owes_nothing(const void *view, const void *state)
{
	return !owes_some(view, state);
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

static bool is_begun(const void *view, const void *state)
{
	return in_play(view, state) && !is_early(view, state);
}

static bool at_reveal(const void *view, const void *state)
{
	const struct archenemy *a = state;

	return in_play(view, a) && archenemy_owes_reveal(a) && a->step == STEP_MAIN1;
}

/* Keys of a scheme are hinted while the focus is on one, those of a life while it is there. */
static bool at_scheme(const void *view, const void *state)
{
	return in_play(view, state) && is_on_schemes(view, state);
}

static bool at_life(const void *view, const void *state)
{
	return is_charting(view, state) || (in_play(view, state) && !is_on_schemes(view, state));
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
static const struct binding marker_keys[] = {
	{ .key = "d", .line = "day", .label = N_("day") },
	{ .key = "n", .line = "night", .label = N_("night") },
	{ .key = "m", .line = "monarch {seat}", .label = N_("monarch") },
	{ .key = "i", .line = "initiative {seat}", .label = N_("initiative") },
	{ .key = "b", .line = "blessing {seat}", .label = N_("blessing") },
	{ .key = "s", .line = "storm +1", .label = N_("storm"), .help = N_("one more spell") },
	COMMANDER_MARKER_KEYS,
	{ .key = "e", .line = "counter {seat} energy {~amount}", .label = N_("energy") },
	{ .key = "x", .line = "counter {seat} experience {~amount}", .label = N_("experience") },
	{ .key = "r", .line = "counter {seat} rad {~amount}", .label = N_("rad") },
	{ .key = "o", .line = "counter {seat} {\"kind} {~amount}", .label = N_("counter"),
	  .help = N_("any other kind") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding end_keys[] = {
	{ .key = "r", .line = "rematch", .label = N_("rematch"),
	  .help = N_("same seats and schemes, all else new"),
	  .sure = N_("this game is not over: a new one begins in its place{under way}") },
	{ .key = "w", .line = "win {seat} {*how}", .label = N_("win"),
	  .help = N_("by a card's effect: the whole side") },
	{ .key = "f", .line = "finish {*why}", .label = N_("finish"),
	  .help = N_("the game ends here: time, agreement") },
	{ .key = "s", .line = "safe {seat} {?safe}", .label = N_("safe"),
	  .help = N_("a card says: cannot lose"),
	  .head = N_("a card says: {name} cannot lose") },
	{ .key = "d", .line = "out {seat} decked", .label = N_("decked"),
	  .help = N_("drew from an empty library"), .sure = N_("{name} is out: decked") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding turn_keys[] = {
	{ .key = "e", .line = "extra-turn {?extra}", .label = N_("extra turn"), .help = N_("after this one"),
	  .head = N_("who takes an extra turn") },
	{ .key = "s", .line = "skip-turn {?side}", .label = N_("skip"),
	  .help = N_("skip the next turn of the whole side"),
	  .head = N_("who skips the next turn") },
	{ .key = "n", .line = "turn", .label = N_("pass"),
	  .help = N_("pass the turn now, at any step") },
	{ .key = "g", .line = "go {?step}", .label = N_("go"),
	  .help = N_("correct the step (a ruling)"),
	  .head = N_("go to which step") },
	{ .key = "x", .line = "extra-step {?step}", .label = N_("extra step"),
	  .help = N_("after this one, for the whole side"), .head = N_("which step comes once more") },
	{ .key = "k", .line = "skip-step {?step}", .label = N_("lose a step"),
	  .help = N_("skip the next such step of the side on turn"), .head = N_("which step is skipped") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding pass_keys[] = {
	{ .key = "y", .line = "turn", .label = N_("pass"), .help = N_("pass the turn; Esc goes back") },
	{ .key = "Enter", .line = "turn", .label = N_("pass"), .help = N_("the same") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding option_keys[] = {
	{ .key = "o", .line = "option rules 2010", .label = N_("2010"),
	  .help = N_("the rules of June 2010") },
	{ .key = "n", .line = "option rules current", .label = N_("now"), .help = N_("today's rules") },
	{ .key = "t", .line = "option team-life {#life}", .label = N_("team life"),
	  .help = N_("one life for all heroes: 60") },
	{ .key = "T", .line = "option team-life off", .label = N_("own lives"),
	  .help = N_("each hero has its own") },
	{ .key = "a", .line = "option life-archenemy {#life}", .label = N_("archenemy"),
	  .help = N_("the archenemy's starting life") },
	{ .key = "h", .line = "option life-hero {#life}", .label = N_("hero"),
	  .help = N_("each hero's starting life") },
	{ .key = "k", .line = "option deck classic", .label = N_("20"),
	  .help = N_("20 schemes, at most 2 of a name") },
	{ .key = "c", .line = "option deck commander", .label = N_("10"),
	  .help = N_("10 different schemes") },
	{ .key = "y", .line = "option deck any", .label = N_("any"), .help = N_("any scheme deck") },
	{ .key = "d", .line = "option decider {seat}", .label = N_("decider"),
	  .help = N_("the hero who decides") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding ask_keys[] = {
	{ .key = "b", .line = "ask block {seat}", .label = N_("block"),
	  .help = N_("whom the focused player may block for") },
	{ .key = "d", .line = "ask decider", .label = N_("decides"),
	  .help = N_("who decides for the heroes") },
	{ .key = "c", .line = "scheme check {owner}", .label = N_("deck"),
	  .help = N_("check that the scheme deck is legal") },
	{ 0 }
};
/* clang-format on */

#define BEFORE .group = N_("BEFORE PLAY")
#define DECK BEFORE, .hinted = in_setup
#define SCHEME .group = N_("SCHEME"), .hinted = in_play
#define REVEAL .group = N_("SCHEME"), .hinted = at_reveal
#define FOCUSED .group = N_("SCHEME"), .hinted = at_scheme
#define TURNS .group = N_("TURN"), .hinted = in_play
#define LIFE .group = N_("LIFE"), .hinted = at_life
#define ONE N_("one life, focused player")
#define FIVE N_("five down, five up")
#define POISON N_("poison, one more or less")

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
	{ .key = "V", .act = show_chart, .label = N_("panels"), .when = is_charting },
	{ .key = "digits", .moves = true, .label = N_("archenemy"), .help = N_("choose the archenemy"),
	  .when = is_who, DECK },
	{ .key = "digits", .moves = true, .label = N_("who"), .help = N_("who, then s self, o others"),
	  .when = archenemy_is_asked, SCHEME },
	{ .key = "Enter", .line = "resolve {scheme}", .label = N_("resolve"),
	  .help = N_("resolve its trigger"),
	  .when = is_moving, SCHEME },
	{ .key = "Enter", .line = "extra-turn {given}", .label = N_("extra turn"),
	  .help = N_("the extra turn that a scheme gives; F dismisses it"), .when = owes_turn, TURNS },
	{ .key = "r", .line = "rumble", .label = N_("rumble"), .help = N_("Supervillain Rumble"),
	  .when = is_who, DECK },
	{ .key = "Space", .line = "shuffle {decks}", .when = is_unshuffled },
	{ .key = "s", .line = "shuffle {decks}", .when = is_unshuffled },
	{ .key = "Enter", .line = "shuffle {decks}", .label = N_("shuffle"),
	  .help = N_("shuffle all scheme decks"),
	  .when = is_decking, DECK },
	{ .key = "Enter", .line = "keep {seat}", .label = N_("keep"), .help = N_("keep the hand"),
	  .when = is_keeping, BEFORE, .hinted = in_play },
	{ .key = "d", .line = "scheme load {owner} {?sold}", .label = N_("deck"),
	  .help = N_("a preconstructed deck"),
	  .head = N_("scheme deck of {ownername}"), .when = is_decks, DECK },
	{ .key = "c", .act = show_catalogue, .label = N_("catalogue"), .help = N_("pick schemes one by one"),
	  .when = is_decks, DECK },
	{ .key = "E", .line = "scheme clear {owner}", .label = N_("empty"),
	  .help = N_("empty the scheme deck"), .sure = N_("{ownername}'s scheme deck is emptied{any schemes}"),
	  .when = is_decks, DECK },
	{ .key = "o", .menu = option_keys, .label = N_("options"), .help = N_("rules, lives, decks .."),
	  .head = N_("options; the player in focus is {name}"), .when = is_setup, DECK },
	{ .key = "M", .line = "mulligan {seat} {?cards}", .label = N_("mulligan"), .help = N_("a new hand"),
	  .head = N_("mulligan of {name}"), .when = is_early, BEFORE, .hinted = shows_table },
	{ .key = "r", .line = "reveal {times}", .label = N_("reveal"),
	  .help = N_("set the next scheme in motion"), REVEAL },
	{ .key = "R", .line = "skip-reveal", .label = N_("no scheme"),
	  .help = N_("no scheme this turn (an effect)"), REVEAL },
	{ .key = "a", .line = "abandon {scheme}", .label = N_("abandon"),
	  .help = N_("abandon an ongoing scheme"), FOCUSED },
	{ .key = "Space", .line = "step", .label = N_("step"),
	  .help = N_("the next step of the turn"), TURNS },
	{ .key = "n", .line = "turn", .label = N_("pass"), .help = N_("pass the turn"),
	  .when = owes_nothing, .group = N_("TURN"), .hinted = is_begun },
	{ .key = "n", .menu = pass_keys, .help = N_("pass the turn"),
	  .head = N_("{owed}: pass the turn all the same?"), .when = owes_some, TURNS },
	{ .key = "+", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, LIFE, .step = 1 },
	{ .key = "-", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, LIFE, .step = -1 },
	{ .key = "d", .line = "damage {seat} {#amount}", .label = N_("damage"),
	  .help = N_("damage (schemes count it)"), LIFE },
	{ .key = "s", .line = "spell {seat}", .label = N_("spell"),
	  .help = N_("spell cast (schemes count it)"), LIFE },
	{ .key = "[", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, LIFE, .step = -5 },
	{ .key = "]", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, LIFE, .step = 5 },
	{ .key = "=", .line = "life {seat} {~amount}", .label = N_("amount"),
	  .help = N_("any amount: 7- 7+ 40"), LIFE },
	{ .key = "G", .line = "graveyard {seat} {#cards}", .label = N_("graveyard"),
	  .help = N_("cards put into the graveyard"), LIFE },
	{ .key = "p", .line = "poison {seat} +1", .label = N_("poison"), .help = POISON, LIFE },
	{ .key = "P", .line = "poison {seat} -1", .help = POISON, LIFE },
	{ .key = "c", .line = "damage {seat} {#blow} from={?source}", .instead = commander_blow_keys,
	  .help = N_("commander damage: from whom"),
	  .head = N_("commander damage to {name}: from whom"), LIFE, .ask = "source blow" },
	{ .key = "o", .line = "life {opponents} -{#amount}", .instead = commander_drain_keys,
	  .help = N_("each opponent loses life"), .when = is_play, LIFE },
	{ .key = "X", .line = "out {seat} {*why}", .help = N_("mark as out, with the reason"), LIFE },
	{ .key = "B", .line = "back {seat}", .label = N_("back"),
	  .help = N_("bring back into the game"), LIFE },
	{ .key = "v", .act = other_focus, .label = N_("lives"), .help = N_("between schemes and lives"),
	  .when = is_on_schemes, SCHEME },
	{ .key = "v", .act = other_focus, .label = N_("schemes"), .help = N_("between schemes and lives"),
	  .when = is_on_lives, SCHEME },
	{ .key = "V", .act = show_chart, .label = N_("chart"),
	  .help = N_("chart of life over the game"), LIFE },
	{ .key = "b", .act = lower_curtain, .label = N_("curtain"),
	  .help = N_("curtain: hide the table"), SCHEME },
	{ .key = "f", .menu = end_keys, .label = N_("rematch"), .help = N_("end, rematch, safe .."),
	  .head = N_("the end; {name}"), .when = is_over, .group = N_("TURN"), .hinted = shows_table },
	{ .key = "C", .line = "resolve {scheme} countered", .label = N_("countered"),
	  .help = N_("resolve as countered"),
	  .when = is_moving, SCHEME },
	{ .key = "x", .line = "resolve {scheme} x={#x}", .label = N_("with X"),
	  .help = N_("resolve with the X paid"),
	  .when = takes_x, SCHEME },
	{ .key = "t", .line = "trigger {scheme}", .label = N_("trigger"),
	  .help = N_("put its ability on the stack again"), FOCUSED },
	{ .key = "g", .line = "again {scheme}", .label = N_("again"),
	  .help = N_("set it in motion again"), FOCUSED },
	{ .key = "z", .line = "bottom {scheme}", .label = N_("first"),
	  .help = N_("of several, this one leaves first"),
	  .when = are_several, FOCUSED },
	{ .key = "F", .line = "forget {?lasts}", .label = N_("forget"), .help = N_("end a lasting effect"),
	  .head = N_("which effect ends"), .when = is_lasting, SCHEME },
	{ .key = "e", .menu = turn_keys, .label = N_("turns"), .help = N_("extra, skip, pass, go .."),
	  .head = N_("turns and steps"), TURNS },
	{ .key = "f", .menu = end_keys, .help = N_("end, rematch, safe .."),
	  .head = N_("the end; {name}"), TURNS },
	{ .key = "y", .menu = marker_keys, .values = commander_marker_values,
	  .help = N_("day, monarch, counters .."),
	  .head = N_("markers; a player's own go to {name}"), LIFE },
	{ .key = "A", .menu = ask_keys, .help = N_("who blocks, who decides .."),
	  .head = N_("questions; {name}"), TURNS },
	SEAT("1", "1"), SEAT("2", "2"), SEAT("3", "3"), SEAT("4", "4"),
	SEAT("5", "5"), SEAT("6", "6"), SEAT("7", "7"), SEAT("8", "8"),
	SEAT("9", "9"), SEAT("0", "10"),
	{ 0 }
};
/* clang-format on */

#define CATALOGUE .group = N_("CATALOGUE")

/* clang-format off */
static const struct binding catalogue_keys[] = {
	{ .key = "arrows", .moves = true, .label = N_("scheme"), .help = N_("another scheme"), CATALOGUE },
	{ .key = "/", .act = find_scheme, .label = N_("find"), .help = N_("find by letters of the name"),
	  CATALOGUE },
	{ .key = "Enter", .act = tell_old_enter, .label = N_("add"), .help = N_("one more copy"),
	  .when = is_old_enter, CATALOGUE },
	{ .key = "Enter", .line = "scheme add {owner} {pick}", .label = N_("add"),
	  .help = N_("one more copy"), CATALOGUE },
	{ .key = "+", .line = "scheme add {owner} {pick}", .help = N_("one more copy"), CATALOGUE },
	{ .key = "-", .line = "scheme remove {owner} {pick}", .label = N_("take out"),
	  .help = N_("one copy less"), CATALOGUE },
	{ .key = "s", .line = "shuffle {decks}", .label = N_("shuffle"),
	  .help = N_("shuffle all scheme decks"), CATALOGUE },
	{ .key = "c", .act = show_catalogue, .label = N_("deck"),
	  .help = N_("back to the decks"), CATALOGUE },
	{ 0 }
};
/* clang-format on */

#define FIND .group = N_("FIND")

/* All else is typed. */
/* clang-format off */
static const struct binding find_keys[] = {
	{ .key = "type", .moves = true, .label = N_("find"), .help = N_("find by letters of the name"), FIND },
	{ .key = "Enter", .line = "scheme add {owner} {pick}", .label = N_("add"),
	  .help = N_("one more copy"), FIND },
	{ .key = "arrows", .moves = true, .label = N_("scheme"), .help = N_("another scheme"), FIND },
	{ .key = "Esc", .moves = true, .label = N_("all"), .help = N_("all schemes again; then s shuffles"), FIND },
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
		reason_set(why, _("no scheme is face up: r reveals one in the first main phase"));
	else
		reason_set(why, _("first the sides: a digit for the archenemy, or r for a rumble"));
}

static bool fill_given(const void *view, const void *state, char *out, size_t size)
{
	static const char verb[] = "extra-turn ";

	if (!owes_turn(view, state))
		return false;
	utf8_copy(out, size, archenemy_extra_turn_line(state).text + sizeof verb - 1);
	return true;
}

static bool fill_called(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;

	if (!has_scheme(view, state))
		return false;
	utf8_copy(out, size, archenemy_name(state, archenemy_card(state, view->scheme)->kind));
	return true;
}

/* "reveal x3" where an effect said so, else nothing. */
static bool fill_times(const void *view, const void *state, char *out, size_t size)
{
	const struct archenemy *a = state;
	int seat = a->c.table.turn;

	utf8_copy(out, size, seat >= 0 && a->three & 1u << seat ? "x3" : "");
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
	reason_set(why, _("no scheme has these letters"));
}

/* "Ann & shuffle Bob": every deck that can be shuffled; without one the deck in
 * focus, so that the line tells why not. */
static bool fill_decks(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;
	struct reason why;
	char name[NAME_BYTES + 4];

	*out = '\0';
	for (int i = 0; i < a->c.table.seats; i++) {
		size_t used = strlen(out);

		if (!archenemy_is_unshuffled(a, i) || !archenemy_deck_is_legal(a, i, &why))
			continue;
		table_seat_word(&a->c.table, i, name, sizeof name);
		snprintf(out + used, size - used, "%s%s", used ? " & shuffle " : "", name);
	}
	if (!*out)
		table_seat_word(&a->c.table, view->owner, out, size);
	return true;
}

static bool fill_owner(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	table_seat_word(&a->c.table, view->owner, out, size);
	return true;
}

static bool fill_owed(const void *view, const void *state, char *out, size_t size)
{
	archenemy_owed_text(state, out, size);
	return true;
}

static bool fill_ownername(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	utf8_copy(out, size, a->c.table.seat[view->owner].name);
	return true;
}

/* Nothing to write, but only for a deck with schemes. */
static bool fill_any_schemes(const void *v, const void *state, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	*out = '\0';
	return archenemy_has_deck(a, view->owner);
}

/* Not while a scheme asks: the digits before `o` answer it. */
static bool fill_opponents(const void *view, const void *state, char *out, size_t size)
{
	return !archenemy_is_asked(view, state) && commander_fill_opponents(view, state, out, size);
}

static void no_opponents(const void *view, const void *state, struct reason *why)
{
	reason_set(why, archenemy_is_asked(view, state) ? _("a scheme asks who: press a digit first")
	                                                : _("no opponent is still playing"));
}

void archenemy_focus(const void *view, const void *state, char *out, size_t size)
{
	if (!is_on_schemes(view, state) || !fill_called(view, state, out, size))
		commander_fill_name(view, state, out, size);
}

/* ---- choices ---- */

static void name_choice(struct choice *choice, const char *name, const char *text)
{
	utf8_copy(choice->name, sizeof choice->name, name);
	utf8_copy(choice->text, sizeof choice->text, text);
}

/* "Bob, Carol": the players who would do it if the others do. */
static void list_others(const struct archenemy *a, int seat, int owner, char *out, size_t size)
{
	*out = '\0';
	for (int i = 0; i < a->c.table.seats; i++)
		if (i != seat && i != owner && a->c.table.seat[i].in)
			said_list_add(out, size, "%s", a->c.table.seat[i].name);
}

/* A player is chosen at once; a hot seat asks for self or others first. */
static void for_choices(const void *v, const void *state, struct choices *list)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;
	const struct scheme *facts;
	struct choice *others;
	int seat = list->number - 1;
	char word[sizeof list->out->word], who[NAME_BYTES + 4];

	if (!has_scheme(view, a) || seat >= a->c.table.seats)
		return;
	table_seat_word(&a->c.table, seat, who, sizeof who);
	facts = archenemy_facts(a, archenemy_card(a, view->scheme)->kind);
	if (archenemy_wants(a, view->scheme) != WANTS_HOT_SEAT || !facts) {
		choices_add(list, "s", who);
		return;
	}
	snprintf(word, sizeof word, "self %s", who);
	name_choice(choices_add(list, "s", word), _("self"), _(facts->self));
	snprintf(word, sizeof word, "others %s", who);
	others = choices_add(list, "o", word);
	name_choice(others, _("others"), _(facts->others));
	list_others(a, seat, view->scheme.owner, others->value, sizeof others->value);
}

static void sold_choices(const void *view, const void *state, struct choices *list)
{
	for (int i = 0; i < scheme_decks() && i < 9; i++) {
		char word[sizeof list->out->word], text[60];
		int cards = 0, scheme, count;

		for (int n = 0; scheme_deck_card(i, n, &scheme, &count); n++)
			cards += count;
		snprintf(word, sizeof word, "\"builtin:%s\"", scheme_deck_name(i));
		snprintf(text, sizeof text, P_("%d scheme", "%d schemes", cards), cards);
		name_choice(choices_add(list, text_number(i + 1).of, word), scheme_deck_name(i), text);
	}
}

/* One player stands for each side; in a rumble each stands alone. */
static void list_sides(const struct archenemy *a, bool schemes, struct choices *list)
{
	bool heroes = false;

	for (int i = 0; i < a->c.table.seats; i++) {
		bool hero = archenemy_side(a, i) == SIDE_HEROES;
		char press[4], who[NAME_BYTES + 4], word[sizeof list->out->word];

		if (!a->c.table.seat[i].in || (hero && heroes))
			continue;
		table_seat_word(&a->c.table, i, who, sizeof who);
		heroes |= hero;
		snprintf(press, sizeof press, "%d", (i + 1) % 10);
		name_choice(choices_add(list, hero ? "h" : press, who),
		            hero ? _("the heroes") : a->c.table.seat[i].name, "");
		if (hero || !schemes)
			continue;
		snprintf(word, sizeof word, "%s no-scheme", who);
		snprintf(press, sizeof press, "%c", a->rumble ? 'a' + i : 'n'); /* i < 10 */
		name_choice(choices_add(list, press, word), a->c.table.seat[i].name, _("without a scheme"));
	}
}

static void extra_choices(const void *view, const void *state, struct choices *list)
{
	list_sides(state, true, list);
}

static void side_choices(const void *view, const void *state, struct choices *list)
{
	list_sides(state, false, list);
}

static void lasts_choices(const void *view, const void *state, struct choices *list)
{
	const struct archenemy *a = state;

	for (int i = 0; i < a->untils + a->lastings && i < 9; i++) {
		int kind = i < a->untils ? a->until[i].kind : a->lasting[i - a->untils].kind;
		char word[sizeof list->out->word];

		quoted(archenemy_name(a, kind), word, sizeof word);
		name_choice(choices_add(list, text_number(i + 1).of, word), archenemy_name(a, kind), "");
	}
}

static void step_choices(const void *view, const void *state, struct choices *list)
{
	const struct archenemy *a = state;

	for (int i = 0; i < STEPS; i++)
		name_choice(choices_add(list, text_number(i + 1).of, archenemy_step_word(i)),
		            archenemy_step_name(i), i == (int)a->step ? _("current") : "");
}

const struct hole archenemy_holes[] = {
	{ "seat", .fill = commander_fill_seat },
	{ "name", .fill = commander_fill_name },
	{ "scheme", .fill = fill_scheme, .why = no_scheme },
	{ "called", .fill = fill_called },
	{ "given", .fill = fill_given },
	{ "times", .fill = fill_times },
	{ "pick", .fill = fill_pick, .why = no_pick },
	{ "decks", .fill = fill_decks },
	{ "owner", .fill = fill_owner },
	{ "ownername", .fill = fill_ownername },
	{ "any schemes", .fill = fill_any_schemes },
	{ "under way", .fill = commander_fill_under_way },
	{ "owed", .fill = fill_owed },
	{ "for", .choices = for_choices },
	{ "sold", .choices = sold_choices },
	{ "extra", .choices = extra_choices },
	{ "side", .choices = side_choices },
	{ "lasts", .choices = lasts_choices },
	{ "step", .choices = step_choices },
	{ "source", .choices = commander_source_choices },
	{ "blow", .full = commander_blow_is_full },
	{ "toxic", .full = commander_digit_is_full },
	{ "opponents", .fill = fill_opponents, .why = no_opponents },
	{ "cards", .choices = commander_mulligan_choices },
	{ "safe", .choices = commander_safe_choices },
	{ "venture", .choices = commander_venture_choices },
	{ 0 },
};
