/* SPDX-License-Identifier: MIT */
/*
 * Archenemy: choosing who plays what, the table of verbs and the game itself.
 * The state begins with Commander's struct, so that verbs which mean the same
 * in both games are Commander's own.
 */
#include <stddef.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- who plays what ---- */

static bool archenemy_do_archenemy(struct call *call)
{
	struct archenemy *a = call->state;
	int seat;

	if (!archenemy_may_set(call->state, call->why) ||
	    !args_player(&call->args, &a->c.table, false, &seat))
		return false;
	if (a->archenemy >= 0 && a->archenemy != seat && !a->pile[seat].cards) { /* the deck goes along */
		a->pile[seat] = a->pile[a->archenemy];
		memset(&a->pile[a->archenemy], 0, sizeof a->pile[0]);
	}
	a->rumble = false;
	a->archenemy = seat;
	archenemy_begin(a, seat); /* A: the archenemy always begins */
	archenemy_start_lives(a);
	said_line(call->said, _("%s is the archenemy, %d life, and begins"), archenemy_seat_name(a, seat),
	          a->c.player[seat].life.life);
	said_change(call->said, archenemy_seat_name(a, seat), NULL, _("archenemy"));
	return true;
}

/* A: the first player of a rumble is drawn. */
static bool archenemy_rumble_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct archenemy *a = call->state;
	int seat;

	line_word(out, "rumble");
	if (!archenemy_may_set(call->state, call->why))
		return false;
	if (args_more(&call->args)) {
		if (!args_player(&call->args, &a->c.table, false, &seat))
			return false;
	} else {
		seat = table_draw(&a->c.table, rng);
	}
	line_word(out, archenemy_seat_name(a, seat));
	return args_done(&call->args);
}

static bool archenemy_do_rumble(struct call *call)
{
	struct archenemy *a = call->state;
	int seat;

	if (!archenemy_may_rumble(a, call->why) || !args_player(&call->args, &a->c.table, false, &seat))
		return false;
	a->rumble = true;
	a->archenemy = -1;
	archenemy_begin(a, seat);
	archenemy_start_lives(a);
	said_line(call->said, _("Supervillain Rumble: everybody is an archenemy, %s begins"),
	          archenemy_seat_name(a, seat));
	said_change(call->said, archenemy_seat_name(a, seat), _("Supervillain Rumble"), _("begins"));
	return true;
}

static bool may_begin(const struct call *call)
{
	const struct archenemy *a = call->state;

	if (a->rumble && (a->turn > 1 || a->step > STEP_UNTAP))
		return reason_set(call->why,
		                  _("the first turn has begun: `turn PLAYER` passes it, or `rematch`"));
	return a->rumble || !archenemy_is_set(a) ||
	       reason_set(call->why, _("%s is the archenemy and begins"),
	                  archenemy_seat_name(a, a->archenemy));
}

static bool archenemy_first_resolve(struct call *call, struct rng *rng, struct line *out)
{
	return may_begin(call) && common_resolve(call, rng, out);
}

static bool archenemy_do_first(struct call *call)
{
	struct archenemy *a = call->state;

	if (!may_begin(call) || !common_apply(call))
		return false;
	a->regular = a->c.table.turn;
	return true;
}

/* ---- the state ---- */

static void copy_pile(struct scheme_pile *to, const struct scheme_pile *from)
{
	const size_t after = offsetof(struct scheme_pile, down);

	to->cards = from->cards;
	memcpy(to->card, from->card, (size_t)from->cards * sizeof *from->card);
	memcpy((char *)to + after, (const char *)from + after, sizeof *from - after);
}

static void archenemy_copy(void *to, const void *from)
{
	const size_t after = offsetof(struct archenemy, pile) + sizeof((struct archenemy *)to)->pile;
	const struct archenemy *a = from;
	struct archenemy *copy = to;

	commander_copy(&copy->c, &a->c);
	memcpy((char *)to + sizeof a->c, (const char *)from + sizeof a->c,
	       offsetof(struct archenemy, pile) - sizeof a->c);
	for (int i = 0; i < TABLE_SEATS; i++)
		copy_pile(&copy->pile[i], &a->pile[i]);
	memcpy((char *)to + after, (const char *)from + after, offsetof(struct archenemy, own) - after);
	memcpy(copy->own, a->own, (size_t)a->owns * sizeof *a->own);
	memcpy(copy->pool, a->pool, (size_t)a->pooled);
	copy->owns = a->owns;
	copy->pooled = a->pooled;
}

static void archenemy_start(void *state)
{
	struct archenemy *a = state;

	commander_start(state);
	a->c.format = FORMAT_ARCHENEMY;
	a->archenemy = a->decider = a->owed.seat = a->resume = -1;
	a->life_archenemy = 40; /* A; CR 904.5 */
	a->life_hero = 20;
	a->regular = -1;
	a->pooled = 1; /* "" */
}

static bool archenemy_seated(struct call *call)
{
	struct archenemy *a = call->state;

	archenemy_form_sides(a);
	commander_sit_down(&a->c);
	every_seat (i, a->c.table)
		a->starting[i] = a->c.player[i].life.life = archenemy_life_of(a, i);
	return true;
}

/* In a rumble; else the archenemy begins, whatever the option says (904.6). */
static seats_set beginners(const struct call *call)
{
	const struct archenemy *a = call->state;

	return a->rumble ? begins_of(call->game, a, a->c.begins, a->c.table.first) : 0;
}

static bool archenemy_rematch_resolve(struct call *call, struct rng *rng, struct line *out)
{
	return begins_resolve(call, rng, out, beginners(call));
}

static void tell_rematch(struct call *call, const char *because)
{
	const struct archenemy *a = call->state;

	if (!archenemy_is_set(a))
		said_both(call->said, _("a new game"));
	else if (a->rumble)
		said_both(call->said, _("a new game, %s begins (%s); first draws another"),
		          archenemy_seat_name(a, a->c.table.turn), because);
	else
		said_both(call->said, _("a new game, %s begins (the archenemy)"),
		          archenemy_seat_name(a, a->archenemy));
}

/* Keeps seats, sides and decks; decks are whole again and unshuffled. */
static bool archenemy_do_rematch(struct call *call)
{
	struct archenemy *a = call->state;
	seats_set may = beginners(call);
	const char *because;
	int seat = 0;

	if (args_more(&call->args) && !a->rumble)
		return reason_set(call->why, _("the archenemy begins: only in a rumble may another player"));
	if (!begins_read(call, may ? a->c.begins : BEGINS_SEAT, may, &seat, &because) ||
	    !commander_begin_anew(call, 0))
		return false;
	a->stamps = a->moves = a->firsts = a->extras = a->untils = a->lastings = 0;
	a->three = 0;
	a->owed.seat = a->resume = NOBODY;
	a->extra_steps = 0;
	memset(a->skip_steps, 0, sizeof a->skip_steps);
	memset(a->skips, 0, sizeof a->skips);
	memset(a->graveyard, 0, sizeof a->graveyard);
	memset(a->enemy_spells, 0, sizeof a->enemy_spells);
	every_seat (i, a->c.table) {
		archenemy_pile_anew(a, i);
		a->starting[i] = a->c.player[i].life.life = archenemy_life_of(a, i);
	}
	if (archenemy_is_set(a))
		archenemy_begin(a, a->rumble ? seat : a->archenemy);
	tell_rematch(call, because);
	return true;
}

/* Both sides win by effects at once: a draw, as where both lose (104.4d). A
 * player who loses at the same time still loses (104.3f). */
static void settle_claims(struct archenemy *a)
{
	seats_set in = table_others(&a->c.table, -1), claims = a->c.claims & in;

	if (!archenemy_is_set(a) || a->rumble || !(claims & 1u << a->archenemy) ||
	    !(claims & ~(1u << a->archenemy)))
		return;
	a->c.claims = 0;
	a->c.draw = a->c.finishing = true;
}

/* What goes with a player who leaves, and which schemes were about that player (A, 800.4a,
 * 800.4e, 608.2b). */
static void tell_left(const struct call *call, int seat)
{
	const struct archenemy *a = call->state;
	const char *name = archenemy_seat_name(a, seat);
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);

	said_line(call->said,
	          _("%s's own cards leave; others' cards that %s controlled go back, or into exile (800.4a)"),
	          name, name);
	said_line(call->said, _("creatures that attack %s deal no combat damage (800.4e)"), name);
	for (int i = 0; i < count; i++) {
		const struct scheme_card *card = archenemy_card(a, up[i]);
		const struct scheme *facts = archenemy_facts(a, card->kind);

		if (card->chosen != seat || archenemy_is_of_highest(facts))
			continue; /* that has no target: it takes the highest of those who are left */
		said_line(call->said,
		          archenemy_is_ongoing(a, card->kind)
		                  ? _("%s concerned %s: it stays and does nothing")
		          : facts && facts->effects & EFFECT_MORE_TARGETS
		                  ? _("%s concerned %s: its other targets stay (608.2b)")
		                  : _("%s concerned %s: nothing happens as it resolves (608.2b)"),
		          archenemy_told(a, up[i]).text, name);
	}
}

static void archenemy_settle(struct call *call)
{
	struct archenemy *a = call->state;
	seats_set in = table_others(&a->c.table, -1), out;

	settle_claims(a);
	out = a->c.leavers; /* by `out`; those who lose leave below */
	commander_settle(call);
	out |= in & ~table_others(&a->c.table, -1);
	each_seat (i, call->said && a->c.phase != PHASE_OVER ? out : 0)
		tell_left(call, i);
	if (a->owed.seat >= 0 && !a->c.table.seat[a->owed.seat].in)
		a->owed.seat = NOBODY;
	if (archenemy_is_set(a))
		a->c.table.turn = archenemy_on_turn(a);
	if (a->c.phase != PHASE_OVER)
		archenemy_let_leave(call);
}

/* ---- the table of verbs ---- */

/* clang-format off */
static const struct verb archenemy_verbs[] = {
	{ "archenemy", "P", N_("P is the archenemy: 40 life, first turn; all others are heroes"),
	  "904.2", 0, archenemy_do_archenemy, NULL },
	{ "rumble", "[P]",
	  N_("Supervillain Rumble: everybody is an archenemy; P begins, or a random player"),
	  "904.12", 0, archenemy_do_rumble, archenemy_rumble_resolve },
	{ "first", "[P]", N_("P begins the rumble, or a random player"), "904.12", 0,
	  archenemy_do_first, archenemy_first_resolve },
	{ "scheme",
	  "add|remove|new|text|clear|load|save|check|list [P] SCHEME [xN] [ongoing] [text=TEXT]",
	  N_("build the scheme deck: names, your own schemes, builtin:NAME, files"), "904.3", VERB_OUTSIDE,
	  archenemy_do_scheme, archenemy_scheme_resolve },
	{ "shuffle", "[P]", N_("shuffle the scheme deck"), "904", VERB_SECRET, archenemy_do_shuffle,
	  archenemy_shuffle_resolve },
	{ "stack", "[P] SCHEME...", N_("set the top of the scheme deck by hand"), NULL,
	  VERB_SECRET | VERB_RULING, archenemy_do_stack, archenemy_stack_resolve },
	{ "step", "", N_("the next step of the turn"), "904", 0, archenemy_do_step,
	  archenemy_turn_resolve },
	{ "reveal", "[P] [xN]", N_("set the top scheme in motion, or several one after the other"),
	  "904.9", VERB_REVEALS, archenemy_do_reveal, archenemy_reveal_resolve },
	{ "skip-reveal", "", N_("set no scheme in motion this turn, because of an effect"), NULL, 0,
	  archenemy_do_skip_reveal, NULL },
	{ "choose", "SCHEME [self|others] P",
	  N_("choose the player for a scheme; hot seat: self or others"), "904", 0, archenemy_do_choose,
	  NULL },
	{ "resolve", "SCHEME [countered] [x=N]", N_("resolve its trigger"), "904.10", 0,
	  archenemy_do_resolve, NULL },
	{ "trigger", "SCHEME", N_("put an ability of a face-up scheme on the stack again"), "904.10", 0,
	  archenemy_do_trigger, NULL },
	{ "bottom", "SCHEME...", N_("of schemes that leave together, these go under the deck first"),
	  "904.10", 0, archenemy_do_bottom, NULL },
	{ "abandon", "SCHEME", N_("abandon an ongoing scheme: it goes under the deck"), "904.11", 0,
	  archenemy_do_abandon, NULL },
	{ "again", "SCHEME", N_("set a face-up scheme in motion again without moving it"), "701.32", 0,
	  archenemy_do_again, NULL },
	{ "forget", "SCHEME", N_("end the lasting effect of a scheme"), NULL, 0, archenemy_do_forget,
	  NULL },
	{ "turn", "[P]", N_("pass the turn, or give it to P; the heroes share theirs"), "805", 0,
	  archenemy_do_turn, archenemy_turn_resolve },
	{ "extra-turn", "[P] [no-scheme] [no-untap]",
	  N_("take an extra turn after this one, for the whole side"), "805.8", 0,
	  archenemy_do_extra_turn, NULL },
	{ "skip-turn", "P", N_("skip the whole side's next turn"), "805.8", 0,
	  archenemy_do_skip_turn, NULL },
	{ "extra-step", ARCHENEMY_STEPS,
	  N_("take an extra step or phase after this one, for the whole side"), "805.8", 0,
	  archenemy_do_extra_step, NULL },
	{ "skip-step", ARCHENEMY_STEPS " [P]", N_("skip the whole side's next such step"),
	  "805.8", 0, archenemy_do_skip_step, NULL },
	{ "go", ARCHENEMY_STEPS " [side=" ARCHENEMY_SIDES "]", N_("correct the step of the turn"), NULL,
	  VERB_RULING, archenemy_do_go, NULL },
	{ "life", "P +N|-N|=N [to=Q]", N_("gain, lose or set life; to=: who gains the life lost"), "904",
	  0, commander_do_life, NULL },
	{ "damage", "P N [from=Q[.2]] [by=Q] [infect] [toxic=N] [lifelink]",
	  N_("deal damage; from= is combat damage of a commander"), "904", 0, archenemy_do_damage, NULL },
	{ "attack", "P[.2] N... [infect] [toxic=N] [lifelink]",
	  N_("combat damage of a commander to each opponent, in the order of the seats"), "510.2", 0,
	  archenemy_do_attack, NULL },
#define COUNTER(id, word, rule, text, ...)                                                                    \
	{ word, "P +N|-N|=N", text, rule, 0, commander_do_count, NULL },
#include "rules/magic/counters.def"
	{ "counter", "P KIND +N|-N|=N",
	  N_("change a counter: energy, rad or any kind"), NULL, 0,
	  commander_do_counter, NULL },
	{ "counters", "[forget KIND]", N_("the counters that your tables have named; forget drops one"), NULL,
	  VERB_QUERY | VERB_OUTSIDE, NULL, NULL },
	{ "spell", "P", N_("count a spell cast: limits, abandon checks, day and night"), "724.2", 0,
	  archenemy_do_spell, NULL },
	{ "graveyard", "P N|+N|-N|=N", N_("count cards put into P's graveyard this turn"), "904", 0,
	  archenemy_do_graveyard, NULL },
	{ "mulligan", "P [K]", N_("take a new hand; under the 2010 rules the archenemy decides first"),
	  "103.5", 0, commander_do_mulligan, NULL },
	{ "keep", "P", N_("keep the hand"), "103.5", 0, commander_do_keep, NULL },
	{ "hand", "P N", N_("correct the cards in hand; the library follows"), NULL, VERB_RULING,
	  commander_do_hand, NULL },
	{ "day", "", N_("it becomes day"), "724.2", 0, commander_do_day, NULL },
	{ "night", "", N_("it becomes night"), "724.2", 0, commander_do_night, NULL },
	{ "monarch", "P", N_("P becomes the monarch"), "720.4", 0, commander_do_monarch, NULL },
	{ "initiative", "P", N_("P takes the initiative"), NULL, 0, commander_do_initiative, NULL },
	{ "blessing", "P", N_("P gets the city's blessing"), "702.131", 0,
	  commander_do_blessing, NULL },
	{ "storm", "+N|-N|=N", N_("count spells for storm this turn"), NULL, 0, commander_do_storm,
	  NULL },
#define MARKER(word, usage, text, rule, handler)                                                              \
	{ word, usage, text, rule, 0, handler, NULL },
#include "rules/commander/markers.def"
	{ "commander", "P NAME [NAME] [as=one|two] [with=NAME] [identity=COLORS]",
	  N_("announce a commander, or two partners"), "903.3", 0,
	  commander_do_commander, commander_commander_resolve },
	{ "cast", "P[.2] [from=ZONE] [mana=N] [died]",
	  N_("cast a commander; from the command zone the tax rises by 2"), "903.8", 0,
	  archenemy_do_cast, NULL },
	{ "zone", "P[.2] " COMMANDER_ZONES "|stay [died]",
	  N_("move a commander; stay refuses the command zone"), "903.9", 0, commander_do_zone, NULL },
	{ "casts", "P[.2] =N", N_("correct how often it was cast from the command zone"), "903.8",
	  VERB_RULING, commander_do_casts, NULL },
	{ "cdamage", "P from=Q[.2] =N", N_("correct commander damage; life stays as it is"), "903.10a",
	  VERB_RULING, commander_do_cdamage, NULL },
	{ "join", "NAME [after=P] [life=N] [ruling]",
	  N_("another hero sits down; from round 2 on by a ruling, with life=N"), NULL, VERB_PLACES,
	  common_apply, NULL },
	{ "out", "P [conceded|decked|TEXT]", N_("P is out of the game, with a reason"), "104.3", 0,
	  commander_do_out, NULL },
	{ "back", "P", N_("P comes back into the game"), NULL, VERB_RULING, commander_do_back, NULL },
	{ "safe", "P on|off", N_("P cannot lose: a loss is only flagged"), "104.3", VERB_RULING,
	  commander_do_safe, NULL },
	{ "win", "P [TEXT]", N_("P's whole side wins by an effect"), "104.2b", 0, commander_do_win,
	  NULL },
	{ "finish", "[as=draw] [TEXT]", N_("end the game here: time, agreement"),
	  NULL, 0, commander_do_finish,
	  NULL },
	{ "rematch", "[P]", N_("a new game: same seats and scheme decks; in a rumble P begins, or as option begins says"),
	  NULL, VERB_ANEW, archenemy_do_rematch, archenemy_rematch_resolve },
	{ "ask", "block P|decider", N_("whom P may block for; who decides for the heroes"), "805",
	  VERB_QUERY, archenemy_do_ask, NULL },
	{ 0 }
};
/* clang-format on */

const struct game archenemy_game = {
	.id = "archenemy",
	.title = N_("Archenemy"),
	.about = N_("the scheme deck, ongoing schemes"),
	.verbs = archenemy_verbs,
	.options = archenemy_options,
	.state_size = sizeof(struct archenemy),
	.copy = archenemy_copy,
	.seats_min = 2,
	.seats_max = TABLE_SEATS,
	.start = archenemy_start,
	.seated = archenemy_seated,
	.move = archenemy_move,
	.may_join = archenemy_may_join,
	.may_swap = commander_may_swap,
	.joined = archenemy_joined,
	.join_key = "life",
	.option = archenemy_option,
	.settle = archenemy_settle,
	.check = archenemy_check,
	.report = archenemy_report,
	.summary = commander_summary,
	.offers = archenemy_offers,
	.holes = archenemy_offer_holes,
	.gauge = commander_gauge,
	.won = commander_won,
	.result = commander_result,
	.notes = archenemy_notes,
	.queries = "scheme check|scheme list",
};
