/* SPDX-License-Identifier: MIT */
/*
 * The keys of the Archenemy screen as lines of the game: the tables of
 * bindings, when a row holds, what fills their holes, and what can be chosen.
 * What is about a life is filled and listed by Commander's. Draws nothing.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "screens/kit/choices.h"

/* clang-format off */
static const struct binding marker_keys[] = {
	{ .key = "d", .line = "day", .label = N_("day") },
	{ .key = "n", .line = "night", .label = N_("night") },
	{ .key = "m", .line = "monarch {seat}", .label = N_("monarch") },
	{ .key = "i", .line = "initiative {seat}", .label = N_("initiative") },
	{ .key = "b", .line = "blessing {seat}", .label = N_("blessing") },
	{ .key = "s", .line = "storm +1", .label = N_("storm"), .help = N_("one spell more") },
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
	  .help = N_("same seats and schemes, all else new") },
	{ .key = "w", .line = "win {seat} {*how}", .label = N_("win"),
	  .help = N_("by a card's effect: the whole side") },
	{ .key = "f", .line = "finish {*why}", .label = N_("finish"),
	  .help = N_("the game ends here: time, agreement") },
	{ .key = "s", .line = "safe {seat} {?safe}", .label = N_("safe"),
	  .help = N_("cannot lose, by a card"),
	  .head = N_("{name} cannot lose, by a card") },
	{ .key = "d", .line = "out {seat} decked", .label = N_("decked"),
	  .help = N_("drew from an empty library") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding turn_keys[] = {
	{ .key = "e", .line = "extra-turn {?extra}", .label = N_("extra turn"), .help = N_("after this one"),
	  .head = N_("an extra turn, whose") },
	{ .key = "s", .line = "skip-turn {?side}", .label = N_("skip"),
	  .help = N_("the whole side loses its next turn"),
	  .head = N_("the next turn is lost, whose") },
	{ .key = "n", .line = "turn", .label = N_("pass"),
	  .help = N_("the next turn now, whatever the step") },
	{ .key = "g", .line = "go {?step}", .label = N_("go"),
	  .help = N_("the table stands at another step (a ruling)"),
	  .head = N_("the table stands at which step") },
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
	  .help = N_("its starting life") },
	{ .key = "h", .line = "option life-hero {#life}", .label = N_("hero"),
	  .help = N_("starting life of each") },
	{ .key = "k", .line = "option deck classic", .label = N_("20"),
	  .help = N_("20 schemes, at most 2 of a name") },
	{ .key = "c", .line = "option deck commander", .label = N_("10"),
	  .help = N_("10 different schemes") },
	{ .key = "y", .line = "option deck any", .label = N_("any"), .help = N_("any scheme deck") },
	{ .key = "d", .line = "option decider {seat}", .label = N_("decider"),
	  .help = N_("the hero whose word counts") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding ask_keys[] = {
	{ .key = "b", .line = "ask block {seat}", .label = N_("block"),
	  .help = N_("whom the player in focus may block for") },
	{ .key = "d", .line = "ask decider", .label = N_("decides"),
	  .help = N_("whose word counts for the heroes") },
	{ .key = "c", .line = "scheme check {owner}", .label = N_("deck"),
	  .help = N_("whether the scheme deck is legal") },
	{ 0 }
};
/* clang-format on */

#define BEFORE .group = N_("BEFORE PLAY")
#define SCHEME .group = N_("SCHEME")
#define TURNS .group = N_("TURN")
#define LIFE .group = N_("LIFE")
#define ONE N_("one life, focused player")
#define FIVE N_("five down, five up")

/* A digit says who is the archenemy, or whom a scheme is about, or goes to a seat. */
#define SEAT(digit, who, whom)                                          \
	{ .key = digit, .line = "archenemy {" who "}", .when_name = "who" }, \
		{ .key = digit,                                         \
		  .line = "choose {scheme} {?" whom "}",                \
		  .when_name = "asked",                                      \
		  .head = N_("{called}: self or others") },             \
	{                                                               \
		.key = digit, .act_name = digit                              \
	}

/* In the order of the hint bar. */
/* clang-format off */
const struct binding archenemy_keys[] = {
	{ .key = "V", .act_name = "chart", .label = N_("panels"), .help = N_("back from the chart"),
	  .when_name = "charting", LIFE },
	{ .key = "digits", .act_name = "who", .label = N_("archenemy"), .help = N_("who the archenemy is"),
	  .when_name = "who", BEFORE },
	{ .key = "r", .line = "rumble", .label = N_("rumble"), .help = N_("Supervillain Rumble"),
	  .when_name = "who", BEFORE },
	{ .key = "Space", .line = "shuffle {owner}", .when_name = "unshuffled" },
	{ .key = "Enter", .line = "shuffle {owner}", .label = N_("shuffle"),
	  .help = N_("shuffle the scheme deck"),
	  .when_name = "decking", BEFORE },
	{ .key = "Enter", .line = "keep {seat}", .label = N_("keep"), .help = N_("keep the hand"),
	  .when_name = "mulligans", BEFORE },
	{ .key = "d", .line = "scheme load {owner} {?sold}", .label = N_("deck"),
	  .help = N_("a deck as it was sold"),
	  .head = N_("scheme deck of {ownername}"), .when_name = "decks", BEFORE },
	{ .key = "c", .act_name = "catalogue", .label = N_("catalogue"), .help = N_("pick schemes one by one"),
	  .when_name = "decks", BEFORE },
	{ .key = "E", .line = "scheme clear {owner}", .label = N_("empty"),
	  .help = N_("empty the scheme deck"), .when_name = "decks", BEFORE },
	{ .key = "o", .menu = option_keys, .label = N_("options"), .help = N_("rules, lives, decks .."),
	  .head = N_("options; the player in focus is {name}"), .when_name = "setup", BEFORE },
	{ .key = "digits", .act_name = "whom", .label = N_("who"), .help = N_("who, then s self, o others"),
	  .when_name = "asked", SCHEME },
	{ .key = "Enter", .line = "resolve {scheme}", .label = N_("resolve"),
	  .help = N_("its trigger is resolved"),
	  .when_name = "moving", SCHEME },
	{ .key = "r", .line = "reveal {times}", .label = N_("reveal"),
	  .help = N_("set the next scheme in motion"), SCHEME },
	{ .key = "R", .line = "skip-reveal", .label = N_("none"),
	  .help = N_("no scheme, by an effect"), SCHEME },
	{ .key = "a", .line = "abandon {scheme}", .label = N_("abandon"),
	  .help = N_("an ongoing scheme ends"), SCHEME },
	{ .key = "Space", .line = "step", .label = N_("step"),
	  .help = N_("the next step of the turn"), TURNS },
	{ .key = "+", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, LIFE, .step = 1 },
	{ .key = "-", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, LIFE, .step = -1 },
	{ .key = "d", .line = "damage {seat} {#amount}", .label = N_("damage"),
	  .help = N_("damage, which is counted"), LIFE },
	{ .key = "s", .line = "spell {seat}", .label = N_("spell"),
	  .help = N_("a spell cast, counted too"), LIFE },
	{ .key = "[", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, LIFE, .step = -5 },
	{ .key = "]", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, LIFE, .step = 5 },
	{ .key = "=", .line = "life {seat} {~amount}", .label = N_("amount"),
	  .help = N_("any amount: 7- 7+ 40"), LIFE },
	{ .key = "G", .line = "graveyard {seat} {#cards}", .label = N_("graveyard"),
	  .help = N_("cards to the graveyard"), LIFE },
	{ .key = "p", .line = "poison {seat} +1", .label = N_("poison"), .help = N_("poison"), LIFE },
	{ .key = "c", .line = "damage {seat} {#amount} from={?source}",
	  .help = N_("commander damage, from whom"),
	  .head = N_("commander damage to {name}, from whom"), LIFE, .ask = "source amount" },
	{ .key = "X", .line = "out {seat} {*why}", .help = N_("out with a reason, back"), LIFE },
	{ .key = "B", .line = "back {seat}", .label = N_("back"),
	  .help = N_("out with a reason, back"), LIFE },
	{ .key = "M", .line = "mulligan {seat} {?cards}", .label = N_("mulligan"), .help = N_("a new hand"),
	  .head = N_("mulligan of {name}"), .when_name = "early", BEFORE },
	{ .key = "v", .act_name = "other", .label = N_("lives"), .help = N_("schemes, lives"),
	  .when_name = "schemes", SCHEME },
	{ .key = "v", .act_name = "other", .label = N_("schemes"), .help = N_("schemes, lives"),
	  .when_name = "lives", SCHEME },
	{ .key = "V", .act_name = "chart", .label = N_("chart"), .help = N_("chart of life over the game"), LIFE },
	{ .key = "b", .act_name = "curtain", .label = N_("curtain"),
	  .help = N_("curtain: nothing is seen"), SCHEME },
	{ .key = "f", .menu = end_keys, .label = N_("rematch"), .help = N_("end, rematch, safe .."),
	  .head = N_("the end; {name}"), .when_name = "over", TURNS },
	{ .key = "C", .line = "resolve {scheme} countered", .label = N_("countered"),
	  .help = N_("resolve as countered"),
	  .when_name = "moving", SCHEME },
	{ .key = "x", .line = "resolve {scheme} x={#x}", .label = N_("with X"),
	  .help = N_("resolve with the X paid"),
	  .when_name = "x", SCHEME },
	{ .key = "t", .line = "trigger {scheme}", .label = N_("trigger"),
	  .help = N_("an ability of it waits again"), SCHEME },
	{ .key = "g", .line = "again {scheme}", .label = N_("again"),
	  .help = N_("set it in motion again"), SCHEME },
	{ .key = "z", .line = "bottom {scheme}", .label = N_("first"),
	  .help = N_("of several, it leaves first"),
	  .when_name = "several", SCHEME },
	{ .key = "F", .line = "forget {?lasts}", .label = N_("forget"), .help = N_("what lasts is gone"),
	  .head = N_("what is gone"), .when_name = "lasting", SCHEME },
	{ .key = "e", .menu = turn_keys, .label = N_("turns"), .help = N_("extra, skip, pass, go .."),
	  .head = N_("turns and steps"), TURNS },
	{ .key = "f", .menu = end_keys, .help = N_("end, rematch, safe .."),
	  .head = N_("the end; {name}"), TURNS },
	{ .key = "y", .menu = marker_keys, .help = N_("day, monarch, counters .."),
	  .head = N_("markers; those of a player go to {name}"), LIFE },
	{ .key = "A", .menu = ask_keys, .help = N_("who blocks, who decides .."),
	  .head = N_("questions; {name}"), TURNS },
	SEAT("1", "s1", "for1"), SEAT("2", "s2", "for2"), SEAT("3", "s3", "for3"), SEAT("4", "s4", "for4"),
	SEAT("5", "s5", "for5"), SEAT("6", "s6", "for6"), SEAT("7", "s7", "for7"), SEAT("8", "s8", "for8"),
	SEAT("9", "s9", "for9"), SEAT("0", "s10", "for10"),
	{ 0 }
};
/* clang-format on */

#define CATALOGUE .group = N_("CATALOGUE")

/* clang-format off */
const struct binding archenemy_catalogue_keys[] = {
	{ .key = "arrows", .act_name = "pick", .label = N_("scheme"), .help = N_("another scheme"), CATALOGUE },
	{ .key = "+", .line = "scheme add {owner} {pick}", .label = N_("add"),
	  .help = N_("one more of it"), CATALOGUE },
	{ .key = "-", .line = "scheme remove {owner} {pick}", .label = N_("take out"),
	  .help = N_("one less of it"), CATALOGUE },
	{ .key = "Enter", .line = "shuffle {owner}", .label = N_("shuffle"),
	  .help = N_("shuffle the scheme deck"), CATALOGUE },
	{ .key = "c", .act_name = "catalogue", .label = N_("deck"), .help = N_("back to the decks"), CATALOGUE },
	{ 0 }
};
/* clang-format on */

const struct key_mode archenemy_modes[] = { { N_("CATALOGUE"), archenemy_catalogue_keys }, { 0 } };

const struct binding *archenemy_keys_now(const void *view, const void *state)
{
	return archenemy_setup(view, state) == SETUP_CATALOGUE ? archenemy_catalogue_keys : archenemy_keys;
}

/* ---- when a row holds ---- */

/* Only what is face up is ever named. */
static bool has_scheme(const struct archenemy_view *view, const struct archenemy *a)
{
	struct scheme_ref ref = view->scheme;

	return ref.owner >= 0 && ref.card < a->pile[ref.owner].cards && archenemy_card(a, ref)->up;
}

static bool is_who(const struct archenemy_view *view, const struct archenemy *a)
{
	return archenemy_setup(view, a) == SETUP_WHO;
}

static bool is_setup(const struct archenemy_view *view, const struct archenemy *a)
{
	(void)view;
	return a->c.phase == PHASE_SETUP && a->c.table.seats > 0;
}

static bool is_decks(const struct archenemy_view *view, const struct archenemy *a)
{
	return is_setup(view, a) && archenemy_is_set(a) && archenemy_may_own(a, view->owner) &&
	       !a->pile[view->owner].begun;
}

static bool is_decking(const struct archenemy_view *view, const struct archenemy *a)
{
	return archenemy_setup(view, a) == SETUP_DECKS;
}

/* Play does not begin by the way with a deck in the order of its list: cards
 * that are here are shuffled first (A), or stacked by hand at the prompt. */
static bool is_unshuffled(const struct archenemy_view *view, const struct archenemy *a)
{
	const struct scheme_pile *pile = &a->pile[view->owner];

	return is_decking(view, a) && pile->cards && !pile->shuffled && !pile->begun;
}

static bool is_mulligans(const struct archenemy_view *view, const struct archenemy *a)
{
	(void)view;
	return a->c.phase == PHASE_MULLIGANS;
}

static bool is_early(const struct archenemy_view *view, const struct archenemy *a)
{
	(void)view;
	return (a->c.phase == PHASE_SETUP || a->c.phase == PHASE_MULLIGANS) && archenemy_is_set(a);
}

static bool is_asked(const struct archenemy_view *view, const struct archenemy *a)
{
	return has_scheme(view, a) && !view->on_lives && a->c.phase != PHASE_OVER &&
	       archenemy_wants(a, view->scheme) != WANTS_NOTHING;
}

static bool is_moving(const struct archenemy_view *view, const struct archenemy *a)
{
	return has_scheme(view, a) && archenemy_card(a, view->scheme)->pending > 0;
}

static bool takes_x(const struct archenemy_view *view, const struct archenemy *a)
{
	const struct scheme *facts =
		has_scheme(view, a) ? archenemy_facts(a, archenemy_card(a, view->scheme)->kind) : NULL;

	return facts && is_moving(view, a) && (facts->life == LIFE_GAIN_X || facts->life == LIFE_BURN_X);
}

static bool are_several(const struct archenemy_view *view, const struct archenemy *a)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), one_shots = 0;

	for (int i = 0; i < count; i++)
		one_shots += !archenemy_is_ongoing(a, archenemy_card(a, up[i])->kind);
	return one_shots > 1 && has_scheme(view, a);
}

static bool is_lasting(const struct archenemy_view *view, const struct archenemy *a)
{
	(void)view;
	return a->untils + a->lastings > 0;
}

static bool is_over(const struct archenemy_view *view, const struct archenemy *a)
{
	(void)view;
	return a->c.phase == PHASE_OVER;
}

static bool is_on_schemes(const struct archenemy_view *view, const struct archenemy *a)
{
	(void)a;
	return !view->on_lives;
}

static bool is_on_lives(const struct archenemy_view *view, const struct archenemy *a)
{
	return view->on_lives && (has_scheme(view, a) || a->c.phase == PHASE_SETUP);
}

static bool is_charting(const struct archenemy_view *view, const struct archenemy *a)
{
	(void)a;
	return view->chart;
}

bool archenemy_holds(const void *view, const void *state, const char *when)
{
	static const struct {
		const char *when;
		bool (*holds)(const struct archenemy_view *view, const struct archenemy *a);
	} conditions[] = {
		{ "who", is_who },
		{ "setup", is_setup },
		{ "decks", is_decks },
		{ "decking", is_decking },
		{ "unshuffled", is_unshuffled },
		{ "mulligans", is_mulligans },
		{ "early", is_early },
		{ "asked", is_asked },
		{ "moving", is_moving },
		{ "x", takes_x },
		{ "several", are_several },
		{ "lasting", is_lasting },
		{ "over", is_over },
		{ "schemes", is_on_schemes },
		{ "lives", is_on_lives },
		{ "charting", is_charting },
	};

	for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
		if (strcmp(conditions[i].when, when) == 0)
			return conditions[i].holds(view, state);
	return false;
}

/* ---- hints ---- */

/* Keys of lives are hinted while the focus is there, those of a scheme while it
 * is on one; what matters at any time always is. */
bool archenemy_hinted(const void *v, const void *state, const struct binding *binding)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;
	enum setup setup = archenemy_setup(view, a);
	bool life = binding->group && strcmp(binding->group, "LIFE") == 0;

	if (!a->c.table.seats)
		return false;
	if (view->chart)
		return life;
	if (setup == SETUP_CATALOGUE)
		return true;
	if (a->c.phase == PHASE_OVER)
		return binding->when_name && strcmp(binding->when_name, "over") == 0;
	if (setup == SETUP_WHO || setup == SETUP_DECKS)
		return binding->when_name && strcmp(binding->key, "v") != 0;
	if (strcmp(binding->key, "r") == 0 || strcmp(binding->key, "R") == 0)
		return archenemy_owes_reveal(a) && a->step == STEP_MAIN1;
	if (binding->when_name && (strcmp(binding->when_name, "decks") == 0 || strcmp(binding->when_name, "setup") == 0))
		return false; /* all is ready */
	if (life)
		return view->on_lives;
	if (strchr("tgza", binding->key[0]) && !binding->key[1])
		return !view->on_lives;
	return true;
}

/* ---- holes ---- */

static bool commander_seat(const struct archenemy *a, int seat, const char *hole, char *out, size_t size)
{
	struct commander_view view = { .focus = seat };

	return seat >= 0 && seat < a->c.table.seats && commander_fill(&view, &a->c, hole, out, size);
}

/* "reveal x3" where an effect said so, else nothing. */
static void fill_times(const struct archenemy *a, char *out, size_t size)
{
	int seat = a->c.table.turn;

	snprintf(out, size, "%s", seat >= 0 && a->three & 1u << seat ? "x3" : "");
}

static void quoted(const char *name, char *out, size_t size)
{
	snprintf(out, size, strpbrk(name, " \t#&,'=") ? "\"%s\"" : "%s", name);
}

bool archenemy_fill(const void *v, const void *state, const char *hole, char *out, size_t size)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;

	if (!a->c.table.seats)
		return false;
	if (strcmp(hole, "scheme") == 0 || strcmp(hole, "called") == 0) {
		if (!has_scheme(view, a))
			return false;
		if (*hole == 's')
			utf8_copy(out, size, archenemy_typed(a, view->scheme).text);
		else
			utf8_copy(out, size, archenemy_name(a, archenemy_card(a, view->scheme)->kind));
		return true;
	}
	if (strcmp(hole, "focus") == 0 && !view->on_lives && has_scheme(view, a))
		utf8_copy(out, size, archenemy_name(a, archenemy_card(a, view->scheme)->kind));
	else if (strcmp(hole, "times") == 0)
		fill_times(a, out, size);
	else if (strcmp(hole, "pick") == 0)
		quoted(archenemy_name(a, view->pick), out, size);
	else if (strcmp(hole, "owner") == 0 || strcmp(hole, "ownername") == 0)
		return commander_seat(a, view->owner, hole[5] ? "name" : "seat", out, size);
	else if (hole[0] == 's' && hole[1] >= '0' && hole[1] <= '9')
		return commander_seat(a, atoi(hole + 1) - 1, "seat", out, size);
	else
		return commander_fill(&view->lives, &a->c, hole, out, size);
	return true;
}

/* ---- choices ---- */

/* What is listed, and about what. */
struct listing {
	const struct archenemy_view *view;
	const struct archenemy *a;
	struct choices rows;
};

static void name_choice(struct choice *choice, const char *name, const char *text)
{
	utf8_copy(choice->name, sizeof choice->name, name);
	utf8_copy(choice->text, sizeof choice->text, text);
}

/* "Bob, Carol": who would do it, if others do. */
static void list_others(const struct archenemy *a, int seat, int owner, char *out, size_t size)
{
	size_t used = 0;

	*out = '\0';
	for (int i = 0; i < a->c.table.seats && used < size; i++)
		if (i != seat && i != owner && a->c.table.seat[i].in)
			used += (size_t)snprintf(out + used, size - used, "%s%s", used ? ", " : "",
			                         a->c.table.seat[i].name);
	utf8_mend_end(out);
}

/* A player is said at once; for a hot seat self or others comes first. */
static void list_for(struct listing *list, int seat)
{
	const struct archenemy *a = list->a;
	const struct scheme *facts;
	struct choice *others;
	char word[sizeof list->rows.out->word], who[NAME_BYTES + 4];

	if (!has_scheme(list->view, a) || !commander_seat(a, seat, "seat", who, sizeof who))
		return;
	facts = archenemy_facts(a, archenemy_card(a, list->view->scheme)->kind);
	if (archenemy_wants(a, list->view->scheme) != WANTS_HOT_SEAT || !facts) {
		choices_add(&list->rows, "s", who);
		return;
	}
	snprintf(word, sizeof word, "self %s", who);
	name_choice(choices_add(&list->rows, "s", word), _("self"), _(facts->self));
	snprintf(word, sizeof word, "others %s", who);
	others = choices_add(&list->rows, "o", word);
	name_choice(others, _("others"), _(facts->others));
	list_others(a, seat, list->view->scheme.owner, others->value, sizeof others->value);
}

static void list_sold(struct listing *list)
{
	for (int i = 0; i < scheme_decks() && i < 9; i++) {
		char press[4], word[sizeof list->rows.out->word], text[60];
		int cards = 0, scheme, count;

		for (int n = 0; scheme_deck_card(i, n, &scheme, &count); n++)
			cards += count;
		snprintf(press, sizeof press, "%d", i + 1);
		snprintf(word, sizeof word, "\"builtin:%s\"", scheme_deck_name(i));
		snprintf(text, sizeof text, P_("%d scheme", "%d schemes", cards), cards);
		name_choice(choices_add(&list->rows, press, word), scheme_deck_name(i), text);
	}
}

/* One of each side stands for it; in a rumble each stands alone. */
static void list_sides(struct listing *list, bool schemes)
{
	const struct archenemy *a = list->a;
	bool heroes = false;

	for (int i = 0; i < a->c.table.seats; i++) {
		bool hero = archenemy_side(a, i) == SIDE_HEROES;
		char press[4], who[NAME_BYTES + 4], word[sizeof list->rows.out->word];

		if (!a->c.table.seat[i].in || (hero && heroes) ||
		    !commander_seat(a, i, "seat", who, sizeof who))
			continue;
		heroes |= hero;
		snprintf(press, sizeof press, "%d", (i + 1) % 10);
		name_choice(choices_add(&list->rows, hero ? "h" : press, who),
		            hero ? _("the heroes") : a->c.table.seat[i].name, "");
		if (hero || !schemes)
			continue;
		snprintf(word, sizeof word, "%s no-scheme", who);
		snprintf(press, sizeof press, "%c", a->rumble ? 'a' + i : 'n'); /* i < 10 */
		name_choice(choices_add(&list->rows, press, word), a->c.table.seat[i].name,
		            _("without a scheme"));
	}
}

static void list_lasts(struct listing *list)
{
	const struct archenemy *a = list->a;

	for (int i = 0; i < a->untils + a->lastings && i < 9; i++) {
		int kind = i < a->untils ? a->until[i].kind : a->lasting[i - a->untils].kind;
		char press[4], word[sizeof list->rows.out->word];

		snprintf(press, sizeof press, "%d", i + 1);
		quoted(archenemy_name(a, kind), word, sizeof word);
		name_choice(choices_add(&list->rows, press, word), archenemy_name(a, kind), "");
	}
}

static void list_steps(struct listing *list)
{
	for (int i = 0; i < STEPS; i++) {
		char press[4];

		snprintf(press, sizeof press, "%d", i + 1);
		name_choice(choices_add(&list->rows, press, archenemy_step_word(i)), archenemy_step_name(i),
		            i == (int)list->a->step ? _("is so now") : "");
	}
}

int archenemy_choices(const void *v, const void *state, const char *hole, const char *line,
                      struct choice *out, int max)
{
	const struct archenemy_view *view = v;
	const struct archenemy *a = state;
	struct listing list = { view, a, { .out = out, .max = max } };

	if (!a->c.table.seats || max <= 0)
		return 0;
	if (strncmp(hole, "for", 3) == 0)
		list_for(&list, atoi(hole + 3) - 1);
	else if (strcmp(hole, "sold") == 0)
		list_sold(&list);
	else if (strcmp(hole, "extra") == 0 || strcmp(hole, "side") == 0)
		list_sides(&list, *hole == 'e');
	else if (strcmp(hole, "lasts") == 0)
		list_lasts(&list);
	else if (strcmp(hole, "step") == 0)
		list_steps(&list);
	else if (strcmp(hole, "f") != 0) /* whose rows are others there */
		return commander_choices(&view->lives, &a->c, hole, line, out, max);
	return list.rows.count;
}
