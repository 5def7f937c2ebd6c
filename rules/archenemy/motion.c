/* SPDX-License-Identifier: MIT */
/*
 * Schemes in motion: turned up, resolved, abandoned, set in motion again, and
 * under the deck in exact order. The deck is a ring; nothing shuffles it in a
 * game.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { PENDING_MAX = 99, X_MAX = 9999 };

/* ---- telling ---- */

static void tell_facts(const struct call *call, const struct scheme *facts)
{
	if (facts->hot_seat)
		said_line(call->said, _("hot seat: self %s, or others: each of them %s"), _(facts->self),
		          _(facts->others));
	if (facts->asks)
		said_line(call->said, "%s", _(facts->asks));
	if (facts->lands)
		said_line(call->said, _("more happens with %d lands"), facts->lands);
	if (facts->note)
		said_line(call->said, _("note: %s"), _(facts->note));
}

/* Tells which lines the scheme waits for. */
static void tell_what_next(const struct call *call, struct scheme_ref ref)
{
	const struct archenemy *a = call->state;
	enum archenemy_wants wants = archenemy_wants(a, ref);
	struct label typed = archenemy_typed(a, ref);

	if (wants == WANTS_HOT_SEAT)
		said_line(call->said, _("then: choose %s self PLAYER, or others PLAYER"), typed.text);
	else if (wants == WANTS_PLAYER)
		said_line(call->said, _("then: choose %s PLAYER"), typed.text);
	if (archenemy_card(a, ref)->pending)
		said_line(call->said, _("then: resolve %s"), typed.text);
}

static void tell_scheme(const struct call *call, struct scheme_ref ref)
{
	const struct archenemy *a = call->state;
	int kind = archenemy_card(a, ref)->kind;
	const struct scheme *facts = archenemy_facts(a, kind);
	const char *text = archenemy_text(a, kind), *owner = archenemy_seat_name(a, ref.owner);
	struct label told;

	if (!call->said)
		return;
	told = archenemy_told(a, ref);
	said_line(call->said,
	          archenemy_is_ongoing(a, kind) ? _("%s sets in motion: %s, ongoing")
	                                        : _("%s sets in motion: %s"),
	          owner, told.text);
	said_change(call->said, owner, NULL, _("set in motion: %s"), told.text);
	if (text[0] || (facts && !facts->hot_seat)) /* the hot seat says all of it below */
		said_line(call->said, "%s", text[0] ? text : _(facts->summary));
	if (facts)
		tell_facts(call, facts);
	tell_what_next(call, ref);
}

/* ---- down ---- */

/* A card under the deck loses its counters, choices and triggers. */
static void to_bottom(struct call *call, struct scheme_ref ref)
{
	struct archenemy *a = call->state;
	struct scheme_pile *pile = &a->pile[ref.owner];
	struct scheme_card *card = &pile->card[ref.card];

	card->up = card->orphan = false;
	card->pending = card->doom = 0;
	card->chosen = NOBODY;
	card->hot = HOT_OPEN;
	pile->down[pile->downs++] = (uint8_t)ref.card;
	said_line(call->said, _("to the bottom: %s"), archenemy_told(a, ref).text);
	said_change(call->said, archenemy_seat_name(a, ref.owner), NULL, _("to the bottom: %s"),
	            archenemy_told(a, ref).text);
}

static bool is_waiting(const struct archenemy *a)
{
	every_seat (owner, a->c.table)
		for (int i = 0; archenemy_has_deck(a, owner) && i < a->pile[owner].cards; i++)
			if (a->pile[owner].card[i].pending || a->pile[owner].card[i].orphan)
				return true;
	return false;
}

/* The scheme without triggers that was set in motion first; false: none. */
static bool next_to_leave(const struct archenemy *a, struct scheme_ref *next)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);
	const struct scheme_card *first = NULL;

	for (int i = 0; i < count; i++) {
		const struct scheme_card *card = archenemy_card(a, up[i]);

		if (archenemy_is_ongoing(a, card->kind) || card->pending ||
		    (first && card->moved >= first->moved))
			continue;
		first = card;
		*next = up[i];
	}
	return first != NULL;
}

/* Schemes of players who left a rumble left with them (CR 800.4a). */
void archenemy_let_leave(struct call *call)
{
	struct archenemy *a = call->state;
	struct scheme_ref ref;

	if (a->c.rules == RULES_CURRENT && is_waiting(a))
		return;
	while (next_to_leave(a, &ref))
		to_bottom(call, ref);
}

/* ---- up ---- */

static int triggers_of(const struct archenemy *a, int kind)
{
	const struct scheme *facts = archenemy_facts(a, kind);

	return facts && facts->triggers ? facts->triggers : !archenemy_is_ongoing(a, kind);
}

static void set_in_motion(struct archenemy *a, struct scheme_ref ref)
{
	struct scheme_card *card = archenemy_card_of(a, ref);

	card->pending = (uint8_t)(card->pending + triggers_of(a, card->kind));
	card->moved = ++a->moves;
	card->chosen = NOBODY;
	card->hot = HOT_OPEN;
}

static void turn_up(struct call *call, int owner)
{
	struct archenemy *a = call->state;
	struct scheme_pile *pile = &a->pile[owner];
	struct scheme_ref ref = { owner, pile->down[0] };
	struct scheme_card *card = archenemy_card_of(a, ref);

	pile->downs--;
	for (int i = 0; i < pile->downs; i++)
		pile->down[i] = pile->down[i + 1];
	pile->begun = true;
	card->up = true;
	card->orphan = false;
	card->stamp = ++a->stamps; /* A, CR 613.7h: a new one each time */
	card->revealed = a->turn;
	card->doom = 0;
	set_in_motion(a, ref);
	tell_scheme(call, ref);
}

/* [P] [xN], in either order; without xN one, or the three of Plots That Span
 * Centuries. */
static bool read_reveal(struct call *call, int *owner, int *times)
{
	const struct archenemy *a = call->state;

	*times = 0;
	if (!archenemy_take_times(&call->args, DECK_CARDS, times) || !archenemy_is_on(a, call->why) ||
	    !archenemy_read_owner(call, true, owner))
		return false;
	if (!*times && !archenemy_take_times(&call->args, DECK_CARDS, times))
		return false;
	if (!*times)
		*times = a->three & 1u << *owner ? 3 : 1;
	return true;
}

static bool may_turn_up(const struct archenemy *a, int owner, struct reason *why)
{
	struct scheme_ref up[FACE_UP_MAX];

	if (!a->pile[owner].cards)
		return archenemy_refuse_no_deck(a, owner, why);
	if (!a->pile[owner].downs)
		return reason_set(why, _("all schemes of %s are face up: none is set in motion"),
		                  archenemy_seat_name(a, owner));
	return archenemy_face_up(a, up) < FACE_UP_MAX ||
	       reason_set(why, _("at most %d schemes are face up"), FACE_UP_MAX);
}

/* A: the deck is shuffled before the hands are drawn, and is one of 20 or more. Only a line
 * that is typed now is refused: tables kept before this rule was held still open. */
bool archenemy_may_reveal(const struct archenemy *a, int owner, struct reason *why)
{
	if (!may_turn_up(a, owner, why))
		return false;
	if (a->pile[owner].shuffled || a->pile[owner].begun || a->law == SCHEMES_ANY)
		return true;
	if (!archenemy_deck_is_legal(a, owner, why))
		return false;
	return reason_set(why,
	                  _("%s's scheme deck is not shuffled: `shuffle %s`; if the cards were shuffled by "
	                    "hand, stack or `option deck any`"),
	                  archenemy_seat_name(a, owner), commander_typed_seat(&a->c, owner).text);
}

bool archenemy_reveal_resolve(struct call *call, struct rng *rng, struct line *out)
{
	struct args said = call->args;
	int owner, times;

	line_word(out, "reveal");
	args_write(&said, out);
	return read_reveal(call, &owner, &times) && archenemy_may_reveal(call->state, owner, call->why);
}

/* A: one scheme in the owner's first main phase; any other comes from an effect. */
struct label archenemy_odd_reveal(const struct archenemy *a, int owner)
{
	const char *name = archenemy_seat_name(a, owner);

	if (archenemy_on_turn(a) != owner)
		return label_of(_("it is not %s's turn: only an effect allows this"), name);
	if (a->revealed || a->no_scheme)
		return label_of(_("%s has had this turn's scheme already: only an effect allows another"),
		                name);
	return label_of("%s", "");
}

bool archenemy_do_reveal(struct call *call)
{
	struct archenemy *a = call->state;
	struct label odd;
	int owner, times;

	if (!read_reveal(call, &owner, &times) || !may_turn_up(a, owner, call->why))
		return false;
	commander_begin(&a->c);
	odd = archenemy_odd_reveal(a, owner);
	if (odd.text[0])
		said_line(call->said, "%s", odd.text);
	if (archenemy_on_turn(a) == owner) {
		a->revealed = true;
		if (a->step < STEP_MAIN1) /* schemes wait for the first main phase (A) */
			archenemy_go_main(call);
	}
	while (times-- > 0 && a->pile[owner].downs) {
		if (!may_turn_up(a, owner, call->why))
			return false;
		turn_up(call, owner);
	}
	a->three &= ~(1u << owner);
	if (!a->pile[owner].downs)
		said_line(call->said, _("the scheme deck of %s is empty"), archenemy_seat_name(a, owner));
	return true;
}

/* ---- resolving ---- */

/* Finds a scheme that was abandoned while its own trigger resolves: `resolve` can
 * still name it. A NULL word means any. */
static bool find_orphan(const struct archenemy *a, const char *word, struct scheme_ref *ref)
{
	for (ref->owner = 0; ref->owner < a->c.table.seats; ref->owner++)
		for (ref->card = 0; ref->card < a->pile[ref->owner].cards; ref->card++)
			if (archenemy_card(a, *ref)->orphan &&
			    (!word || archenemy_card_fit(a, *ref, word) != FIT_NOT))
				return true;
	return false;
}

bool archenemy_may_resolve(const struct archenemy *a, struct scheme_ref ref, bool countered,
                           struct reason *why)
{
	if (!archenemy_card(a, ref)->pending)
		return reason_set(why, _("%s has no trigger on the stack: `trigger %s` adds one"),
		                  archenemy_told(a, ref).text, archenemy_typed(a, ref).text);
	if (countered || archenemy_is_settled(a, ref))
		return true;
	if (archenemy_wants(a, ref) == WANTS_HOT_SEAT)
		return reason_set(why, _("the hot seat is open: `choose %s self PLAYER, or others PLAYER`"),
		                  archenemy_typed(a, ref).text);
	return reason_set(why, _("%s are tied for the highest life: `choose %s PLAYER`"),
	                  commander_names(&a->c, archenemy_may_choose(a, ref)).text,
	                  archenemy_typed(a, ref).text);
}

bool archenemy_do_resolve(struct call *call)
{
	struct archenemy *a = call->state;
	bool countered = args_flag(&call->args, "countered");
	struct scheme_ref ref;
	struct scheme_card *card;
	const char *word;
	int x = -1;

	if (!archenemy_is_on(a, call->why) || !args_key_number(&call->args, "x", 0, X_MAX, &x))
		return false;
	if (args_more(&call->args) && find_orphan(a, args_peek(&call->args), &ref)) {
		archenemy_card_of(a, ref)->orphan = false;
		said_both(call->said, countered ? _("%s is countered, nothing happens") : _("%s resolves"),
		          archenemy_name_told(a, archenemy_card(a, ref)->kind));
		return args_word(&call->args, &word);
	}
	if (!archenemy_read_up(call, &ref) || !archenemy_may_resolve(a, ref, countered, call->why))
		return false;
	said_line(call->said, countered ? _("%s is countered, nothing happens") : _("%s resolves"),
	          archenemy_told(a, ref).text);
	said_change(call->said, archenemy_seat_name(a, ref.owner), NULL,
	            countered ? _("countered: %s") : _("resolved: %s"), archenemy_told(a, ref).text);
	if (!countered && !archenemy_take_effect(call, ref, x))
		return false;
	card = archenemy_card_of(a, ref);
	card->pending--;
	/* A: the scheme leaves when its own trigger has left the stack; today
	 * when all have (settle). */
	if (a->c.rules == RULES_2010 && !card->pending && !archenemy_is_ongoing(a, card->kind))
		to_bottom(call, ref);
	return true;
}

static bool may_order(const struct archenemy *a, struct reason *why)
{
	return a->c.rules != RULES_2010 ||
	       reason_set(why, _("each leaves when its own trigger is gone: resolve them in that order"));
}

bool archenemy_may_leave_first(const struct archenemy *a, struct scheme_ref ref, struct reason *why)
{
	return may_order(a, why) &&
	       (!archenemy_is_ongoing(a, archenemy_card(a, ref)->kind) ||
	        reason_set(why, _("%s is ongoing and stays (904.11)"), archenemy_told(a, ref).text));
}

/* Reads a one-shot that is not in the list yet. */
static bool read_leaver(struct call *call, const struct scheme_ref *list, int count, struct scheme_ref *ref)
{
	const struct archenemy *a = call->state;

	if (count == FACE_UP_MAX || !archenemy_read_up(call, ref))
		return false;
	if (!archenemy_may_leave_first(a, *ref, call->why))
		return false;
	for (int i = 0; i < count; i++)
		if (list[i].owner == ref->owner && list[i].card == ref->card)
			return reason_set(call->why, _("%s is named twice"), archenemy_told(a, *ref).text);
	return true;
}

/* The named schemes go under first, in this order; the others keep theirs. */
bool archenemy_do_bottom(struct call *call)
{
	struct archenemy *a = call->state;
	struct scheme_ref list[FACE_UP_MAX];
	int count = 0;

	if (!archenemy_is_on(a, call->why))
		return false;
	if (!may_order(a, call->why))
		return false;
	do {
		if (!read_leaver(call, list, count, &list[count]))
			return false;
		count++;
	} while (args_more(&call->args));
	/* before all others, and before those of an earlier `bottom` */
	a->firsts -= count;
	for (int i = 0; i < count; i++)
		archenemy_card_of(a, list[i])->moved = a->firsts + i;
	said_both(
		call->said,
		P_("%d scheme goes to the bottom first", "%d schemes go to the bottom in this order", count),
		count);
	return true;
}

/* ---- again, trigger, abandon ---- */

bool archenemy_do_trigger(struct call *call)
{
	struct archenemy *a = call->state;
	struct scheme_ref ref;
	struct scheme_card *card;

	if (!archenemy_is_on(a, call->why) || !archenemy_read_up(call, &ref))
		return false;
	card = archenemy_card_of(a, ref);
	if (card->pending == PENDING_MAX)
		return reason_set(call->why, _("at most %d triggers of %s can wait"), PENDING_MAX,
		                  archenemy_told(a, ref).text);
	card->pending++;
	said_line(call->said, P_("%s: %d trigger waits", "%s: %d triggers wait", card->pending),
	          archenemy_told(a, ref).text, card->pending);
	said_change(call->said, archenemy_seat_name(a, ref.owner), NULL, _("triggered: %s"),
	            archenemy_told(a, ref).text);
	return true;
}

static bool has_one_shot(const struct archenemy *a)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);

	for (int i = 0; i < count; i++)
		if (!archenemy_is_ongoing(a, archenemy_card(a, up[i])->kind))
			return true;
	return false;
}

bool archenemy_may_abandon(const struct archenemy *a, struct scheme_ref ref, struct reason *why)
{
	return archenemy_is_ongoing(a, archenemy_card(a, ref)->kind) ||
	       reason_set(why, _("%s is not ongoing: only ongoing schemes are abandoned (701.33)"),
	                  archenemy_told(a, ref).text);
}

/* The scheme's own trigger may abandon it and still has to resolve: that
 * trigger waits on while a one-shot is there for it (My Laughter Echoes). */
bool archenemy_do_abandon(struct call *call)
{
	struct archenemy *a = call->state;
	struct scheme_ref ref;
	bool waits;

	if (!archenemy_is_on(a, call->why) || !archenemy_read_up(call, &ref))
		return false;
	if (!archenemy_may_abandon(a, ref, call->why))
		return false;
	waits = archenemy_card(a, ref)->pending > 0 && has_one_shot(a);
	said_line(call->said, _("%s is abandoned"), archenemy_told(a, ref).text);
	said_rank(call->said, SAID_CHANGES);
	to_bottom(call, ref);
	archenemy_card_of(a, ref)->orphan = waits;
	return true;
}

bool archenemy_do_again(struct call *call)
{
	struct archenemy *a = call->state;
	struct scheme_ref ref, orphan;

	if (!archenemy_is_on(a, call->why) || !archenemy_read_up(call, &ref))
		return false;
	if (archenemy_card(a, ref)->pending + triggers_of(a, archenemy_card(a, ref)->kind) > PENDING_MAX)
		return reason_set(call->why, _("at most %d triggers of one scheme can wait"), PENDING_MAX);
	set_in_motion(a, ref);
	if (find_orphan(a, NULL, &orphan))
		archenemy_card_of(a, orphan)->orphan = false;
	tell_scheme(call, ref);
	return true;
}
