/* SPDX-License-Identifier: MIT */
/*
 * What an Archenemy table may do now: what a player of Commander may, the sides and scheme decks before
 * play, the turn by its steps, and the schemes that are face up. Never looks at those that are face down.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

enum { X_MOST = 999, DIGITS = 9 };

/* ---- before play ---- */

static void offer_sides(struct offers *list, const struct archenemy *a)
{
	offers_put(list, archenemy_may_set(a, offers_why(list)), archenemy_is_set(a) ? OFFER_ACT : OFFER_DUE,
	           _("who is the archenemy?"), "", offers_add(list, "archenemy", NOBODY, "archenemy {?who}"));
	offers_add(list, "rumble", NOBODY, "rumble")->rank = archenemy_is_set(a) ? OFFER_PLAIN : OFFER_HINTED;
	offers_keep(list, archenemy_may_rumble(a, offers_why(list)));
}

/* All decks that wait for it and can be shuffled, in one line; else the first deck, once more. */
static void offer_shuffle(struct offers *list, const struct archenemy *a)
{
	char line[OFFER_LINE] = "", word[NAME_BYTES + 4];
	int owner = a->rumble ? a->c.table.turn : a->archenemy;
	const char *owes = NULL;
	bool waits;
	struct offer *o;

	every_seat (i, a->c.table) {
		size_t used = strlen(line);

		if (!archenemy_is_unshuffled(a, i) || !archenemy_may_shuffle(a, i, NULL))
			continue;
		if (!owes)
			owes = offers_text(list, _("%s: the scheme deck is not shuffled"),
			                   archenemy_seat_name(a, i));
		table_seat_word(&a->c.table, i, word, sizeof word);
		snprintf(line + used, sizeof line - used, "%sshuffle %s", used ? " & " : "", word);
	}
	waits = *line;
	o = offers_add(list, "shuffle", NOBODY, "%s", waits ? line : "shuffle");
	o->kind = waits ? OFFER_DUE : OFFER_ACT;
	o->owes = owes;
	o->rank = waits ? OFFER_NEXT : OFFER_PLAIN;
	o->text = _("shuffle all scheme decks");
	offers_keep(list, waits || (archenemy_is_on(a, offers_why(list)) && archenemy_may_own(a, owner) &&
	                            archenemy_may_shuffle(a, owner, offers_why(list))));
}

/* CR 704.5b: a safe player does not lose by an empty library. */
static bool may_deck(const struct commander *c, int seat, struct reason *why)
{
	each_seat (i, commander_heads_of(c, seat))
		if (c->player[i].safe)
			return reason_set(why, _("%s cannot lose: `safe %s off` first"), commander_name(c, i),
			                  commander_typed_seat(c, i).text);
	return true;
}

static bool may_build(const struct commander *c, int seat, struct reason *why)
{
	const struct archenemy *a = (const struct archenemy *)c;

	return archenemy_may_build(a, seat, why);
}

static bool may_empty(const struct commander *c, int seat, struct reason *why)
{
	const struct archenemy *a = (const struct archenemy *)c;

	return may_build(c, seat, why) && (a->pile[seat].cards || archenemy_refuse_no_deck(a, seat, why));
}

static void list_who(const void *state, struct choices *list)
{
	const struct archenemy *a = state;

	every_seat (i, a->c.table)
		if (a->c.table.seat[i].in)
			choices_seat(list, &a->c.table, i);
}

static void list_sold(const void *state, struct choices *list)
{
	for (int i = 0; i < scheme_decks() && i < DIGITS; i++) {
		char word[sizeof list->out->word], text[60];
		int cards = 0, scheme, count;

		for (int n = 0; scheme_deck_card(i, n, &scheme, &count); n++)
			cards += count;
		snprintf(word, sizeof word, "\"builtin:%s\"", scheme_deck_name(i));
		snprintf(text, sizeof text, P_("%d scheme", "%d schemes", cards), cards);
		choices_add(list, text_number(i + 1).of, word, scheme_deck_name(i), text);
	}
}

/* ---- the turn ---- */

/* What a turn that ends now leaves undone; NULL: nothing. */
static const char *lost_in_turn(struct offers *list, const struct archenemy *a)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);
	const char *loses = commander_lost_in_turn(list, &a->c);

	if (!loses && archenemy_owes_reveal(a))
		loses = _("no scheme is set in motion this turn");
	for (int i = 0; i < count && !loses; i++)
		if (archenemy_card(a, up[i])->pending)
			loses = offers_text(list, _("%s is not resolved"), archenemy_told(a, up[i]).text);
	return loses;
}

/* A deck that waits to be shuffled keeps play from beginning by accident. */
static bool is_ready(const struct archenemy *a)
{
	bool ready = a->c.phase == PHASE_SETUP;

	every_seat (i, a->c.table)
		ready &= !archenemy_is_unshuffled(a, i);
	return ready || a->c.phase == PHASE_PLAYING;
}

/* A side that is on turn has its turn together. */
static bool is_on_turn(const struct seller *s, const struct archenemy *a)
{
	int turn = a->c.table.turn;

	return archenemy_is_set(a) &&
	       (s->seat == turn || (s->own && turn >= 0 && a->c.team[turn] & 1u << s->seat));
}

/* Whether anything that is listed so far waits. */
static bool owes(const struct offers *list)
{
	bool any = false;

	for (int i = 0; i < list->count; i++)
		any |= list->offer[i].kind == OFFER_DUE && !list->offer[i].why;
	return any;
}

static void offer_turn(const struct seller *s, const struct archenemy *a)
{
	bool ready = is_ready(a) && s->plays;
	struct offer *o;

	if (!is_on_turn(s, a))
		return;
	o = offers_add(s->list, "step", s->seat, "step");
	o->loses = a->step == STEP_CLEANUP         ? lost_in_turn(s->list, a)
	           : a->c.phase == PHASE_MULLIGANS ? commander_lost_in_turn(s->list, &a->c)
	                                           : NULL;
	o->rank = a->c.phase == PHASE_PLAYING && !owes(s->list) ? OFFER_NEXT : OFFER_HINTED;
	o->alone = ready;
	o->text = archenemy_step_name(a->step);
	o->button = _("next step");
	offers_keep(s->list, archenemy_is_on(a, offers_why(s->list)) &&
	                             archenemy_may_step(a, offers_why(s->list)) &&
	                             (a->step != STEP_CLEANUP || archenemy_may_pass(a, offers_why(s->list))));
	o = offers_add(s->list, "turn", s->seat, "turn");
	o->loses = lost_in_turn(s->list, a);
	o->note = o->loses ? o->loses : "";
	o->rank = o->loses || a->c.phase != PHASE_PLAYING ? OFFER_PLAIN : OFFER_HINTED;
	o->alone = ready;
	o->text = archenemy_step_name(a->step);
	o->button = _("pass");
	offers_keep(s->list,
	            archenemy_is_on(a, offers_why(s->list)) && archenemy_may_pass(a, offers_why(s->list)));
}

/* The scheme of the turn; any other comes from an effect. */
static void offer_reveal(const struct seller *s, const struct archenemy *a)
{
	bool on_turn = archenemy_is_set(a) && archenemy_on_turn(a) == s->seat;
	bool owes = on_turn && archenemy_owes_reveal(a), three = a->three & 1u << s->seat;
	const char *due = owes && a->step == STEP_MAIN1
	                          ? offers_text(s->list, _("%s: set a scheme in motion"),
	                                        archenemy_seat_name(a, s->seat))
	                          : NULL;
	struct offer *o;

	if (!archenemy_is_set(a) || !archenemy_may_own(a, s->seat))
		return;
	o = offers_add(s->list, "reveal", s->seat, "reveal%s%s%s", a->rumble && !on_turn ? " " : "",
	               a->rumble && !on_turn ? s->who : "", three ? " x3" : "");
	o->kind = due ? OFFER_DUE : OFFER_ACT;
	o->rank = owes && is_ready(a) ? OFFER_HINTED : OFFER_PLAIN;
	o->owes = due;
	o->alone = owes && is_ready(a);
	if (!owes)
		o->loses = offers_text(s->list, "%s", archenemy_odd_reveal(a, s->seat).text);
	else if (a->c.phase == PHASE_MULLIGANS)
		o->loses = commander_lost_in_turn(s->list, &a->c);
	o->text = _("scheme of this turn");
	o->button = _("set in motion");
	offers_keep(s->list, archenemy_is_on(a, offers_why(s->list)) &&
	                             archenemy_may_reveal(a, s->seat, offers_why(s->list)));
	if (!on_turn)
		return;
	o = offers_add(s->list, "skip-reveal", s->seat, "skip-reveal");
	o->kind = due ? OFFER_DUE : OFFER_ACT;
	o->owes = due;
	o->alone = is_ready(a);
	o->text = _("scheme of this turn");
	o->button = _("no scheme");
	offers_keep(s->list, archenemy_may_skip_reveal(a, offers_why(s->list)));
}

/* What a scheme has given. */
static void offer_owed_turn(const struct seller *s, const struct archenemy *a)
{
	struct offer *o;

	if (a->owed.seat != s->seat || a->extras == EXTRA_TURNS || !s->plays)
		return;
	o = offers_add(s->list, "owed-turn", s->seat, "%s", archenemy_extra_turn_line(a).text);
	o->kind = OFFER_DUE;
	o->alone = true;
	o->text = offers_text(s->list, "%s", archenemy_name_told(a, a->owed_kind));
	o->owes = offers_text(s->list, _("%s: an extra turn"), o->text);
	o->button = _("extra turn");
}

static void offer_effects(struct offers *list, const struct archenemy *a)
{
	static const char *const effects[][2] = {
		{ "extra-turn", "extra-turn {?extra}" },
		{ "skip-turn", "skip-turn {?side}" },
		{ "extra-step", "extra-step {?step}" },
		{ "skip-step", "skip-step {?step2}" },
	};

	for (size_t i = 0; i < sizeof effects / sizeof *effects; i++) {
		offers_add(list, effects[i][0], NOBODY, "%s", effects[i][1])->rank = OFFER_HINTED;
		offers_keep(list, archenemy_is_on(a, offers_why(list)));
	}
	if (a->untils + a->lastings) {
		offers_add(list, "forget", NOBODY, "forget {?lasts}")->rank = OFFER_HINTED;
		offers_keep(list, archenemy_is_on(a, offers_why(list)));
	}
}

/* ---- schemes that are face up ---- */

static bool may_resolve(const struct archenemy *a, struct scheme_ref ref, struct reason *why)
{
	return archenemy_may_resolve(a, ref, false, why);
}

/* With the X that was paid. */
static bool takes_x(const struct archenemy *a, struct scheme_ref ref, struct reason *why)
{
	const struct scheme_card *card = archenemy_card(a, ref);
	const struct scheme *facts = archenemy_facts(a, card->kind);

	return archenemy_may_resolve(a, ref, false, why) && facts &&
	       (facts->life == LIFE_GAIN_X || (facts->life == LIFE_BURN_X && card->chosen >= 0));
}

static bool may_counter(const struct archenemy *a, struct scheme_ref ref, struct reason *why)
{
	return archenemy_may_resolve(a, ref, true, why);
}

static bool is_up(const struct archenemy *a, struct scheme_ref ref, struct reason *why)
{
	return true;
}

/* Whether it may go under the deck before other schemes. */
static bool may_go_first(const struct archenemy *a, struct scheme_ref ref, struct reason *why)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up), leave = 0;

	for (int i = 0; i < count; i++)
		leave += !archenemy_is_ongoing(a, archenemy_card(a, up[i])->kind);
	return archenemy_may_leave_first(a, ref, why) && leave > 1;
}

/* Acts of a face-up scheme; `own` has a button on its owner's phone. */
static const struct act {
	const char *id, *line, *button;
	bool (*may)(const struct archenemy *a, struct scheme_ref ref, struct reason *why);
	bool own;
} acts[] = {
	{ "resolve", "resolve %s", N_("resolve"), may_resolve, true },
	{ "resolve-x", "resolve %s x={#x}", N_("resolve with X"), takes_x, true },
	{ "countered", "resolve %s countered", N_("countered"), may_counter, true },
	{ "abandon", "abandon %s", N_("abandon"), archenemy_may_abandon, true },
	{ "trigger", "trigger %s", N_("trigger"), is_up, false },
	{ "again", "again %s", N_("again"), is_up, false },
	{ "bottom", "bottom %s", N_("first"), may_go_first, false },
};
enum { ACTS = sizeof acts / sizeof *acts };

/* What waits: a trigger, or a check whose count says so. */
static bool is_owed(const struct archenemy *a, struct scheme_ref ref, const struct act *act)
{
	struct abandon_state state = { 0 };

	if (act->may == archenemy_may_abandon)
		return archenemy_is_due(a, ref) && archenemy_abandon(a, ref, &state) && state.met;
	return act->may == may_resolve;
}

/* One line for all schemes. */
static void offer_act(struct offers *list, const struct archenemy *a, int n)
{
	const struct act *act = &acts[n];
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);
	struct offer *o =
		offers_add(list, act->id, NOBODY, act->line, offers_text(list, "{?scheme%d}", n + 1));
	bool on = archenemy_is_on(a, offers_why(list)), any = false;

	o->rank = OFFER_HINTED;
	for (int i = 0; on && i < count; i++) {
		bool may = act->may(a, up[i], any ? NULL : offers_why(list));

		any |= may;
		if (may && o->kind != OFFER_DUE && is_owed(a, up[i], act)) {
			o->kind = OFFER_DUE;
			o->owes = offers_text(list,
			                      act->may == may_resolve
			                              ? _("%s: do what it says, then resolve it")
			                              : _("%s: abandon it now"),
			                      archenemy_told(a, up[i]).text);
		}
	}
	if (on && !count)
		archenemy_no_scheme(a, offers_why(list));
	offers_keep(list, any);
}

/* At each scheme of its owner. */
static void offer_own_acts(const struct seller *s, const struct archenemy *a)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = s->plays ? archenemy_face_up(a, up) : 0;

	for (int i = 0; i < count; i++) {
		const char *word = offers_text(s->list, "%s", archenemy_typed(a, up[i]).text);
		bool x = takes_x(a, up[i], NULL);

		for (int n = x; n < ACTS && up[i].owner == s->seat; n++) {
			struct offer *o;

			if (!acts[n].own || !acts[n].may(a, up[i], NULL))
				continue;
			o = offers_add(s->list, acts[n].id, s->seat, acts[n].line, word);
			o->kind = is_owed(a, up[i], &acts[n]) ? OFFER_DUE : OFFER_ACT;
			o->alone = true;
			o->about = word;
			o->button = _(acts[n].button);
		}
	}
}

static void list_schemes(const void *state, struct choices *list)
{
	const struct archenemy *a = state;
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);

	for (int i = 0; i < count && list->number > 0 && list->number <= ACTS; i++)
		if (acts[list->number - 1].may(a, up[i], NULL))
			choices_add(list, list->count < DIGITS ? text_number(list->count + 1).of : "",
			            archenemy_typed(a, up[i]).text, archenemy_told(a, up[i]).text, "");
}

/* ---- what a scheme asks ---- */

/* A hot seat whose player is named already: that one decides. */
static bool is_named(const struct archenemy *a, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(a, ref);

	return archenemy_wants(a, ref) == WANTS_HOT_SEAT && card->chosen >= 0 &&
	       archenemy_may_choose(a, ref) & 1u << card->chosen;
}

/* The owner names a player; the one in a hot seat decides. */
static void offer_choices(struct offers *list, const struct archenemy *a)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_is_on(a, NULL) ? archenemy_face_up(a, up) : 0;

	for (int i = 0; i < count; i++) {
		bool named = is_named(a, up[i]), hot = archenemy_wants(a, up[i]) == WANTS_HOT_SEAT;
		int seat = named ? archenemy_card(a, up[i])->chosen : up[i].owner;
		struct offer *o;

		if (archenemy_wants(a, up[i]) == WANTS_NOTHING || !archenemy_may_choose(a, up[i]) ||
		    !offers_shows(list, seat))
			continue;
		o = offers_add(list, "choose", seat, "choose %s {?for}", archenemy_typed(a, up[i]).text);
		o->kind = OFFER_DUE;
		o->alone = true;
		o->text = offers_text(list, named ? _("%s: self, or others?") : _("%s: who is chosen?"),
		                      archenemy_told(a, up[i]).text);
		o->owes = offers_text(list, hot ? _("%s: self or others, and who?") : _("%s: who?"),
		                      archenemy_told(a, up[i]).text);
		o->button = _("choose");
	}
}

/* "Bob, Carol": the players who would do it if the others do. */
static void list_others(const struct archenemy *a, int seat, int owner, char *out, size_t size)
{
	*out = '\0';
	every_seat (i, a->c.table)
		if (i != seat && i != owner && a->c.table.seat[i].in)
			said_list_add(out, size, "%s", a->c.table.seat[i].name);
}

/* The face-up scheme of "choose SCHEME ..". */
static bool find_chooser(const struct archenemy *a, const char *line, struct scheme_ref *ref)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(a, up);

	for (int i = 0; i < count; i++) {
		struct label start = label_of("choose %s ", archenemy_typed(a, up[i]).text);

		*ref = up[i];
		if (strncmp(line, start.text, strlen(start.text)) == 0)
			return true;
	}
	return false;
}

/* Self or others, for the player in the hot seat. */
static void add_hot(const struct archenemy *a, struct scheme_ref ref, int seat, struct choices *list)
{
	const struct scheme *facts = archenemy_facts(a, archenemy_card(a, ref)->kind);
	char word[sizeof list->out->word], who[NAME_BYTES + 4], press[8];

	table_seat_word(&a->c.table, seat, who, sizeof who);
	for (int others = 0; others < 2; others++) {
		const char *mine = others ? _("others") : C_("hot seat", "self");
		struct choice *choice;

		snprintf(word, sizeof word, "%s %s", others ? "others" : "self", who);
		if (list->number || list->viewer == seat)
			snprintf(press, sizeof press, "%c", others ? 'o' : 's');
		else
			snprintf(press, sizeof press, "%d%c", (seat + 1) % 10, others ? 'o' : 's');
		choice = choices_add(list, press, word, mine, _(others ? facts->others : facts->self));
		if (!list->number && list->viewer != seat)
			CHOICE(choice, name, "%s: %s", a->c.table.seat[seat].name, mine);
		if (others && list->viewer < 0)
			list_others(a, seat, ref.owner, choice->value, sizeof choice->value);
	}
}

/* The players who may be chosen, {?for3} the third alone. On the shared screen the owner says what a hot
 * seat has decided, too. */
static void list_for(const void *state, struct choices *list)
{
	const struct archenemy *a = state;
	struct scheme_ref ref;

	if (!find_chooser(a, list->line, &ref))
		return;
	each_seat (i, archenemy_may_choose(a, ref)) {
		bool named = is_named(a, ref) && list->viewer >= 0;

		if ((list->number && list->number != i + 1) || (named && list->viewer != i))
			continue;
		if (archenemy_wants(a, ref) == WANTS_HOT_SEAT && (list->viewer < 0 || named))
			add_hot(a, ref, i, list);
		else
			choices_seat(list, &a->c.table, i);
	}
}

/* ---- the list ---- */

/* What schemes count, and what their decks need. */
static const struct player_offer rows[] = {
	{ SAYS("damage", "damage %s {#hurt}"), .flags = SELLS_HINTED | SELLS_ALONE | SELLS_UP,
	  .about = "hurt", .many = 5 },
	{ SAYS("graveyard", "graveyard %s {#buried}"), .flags = SELLS_HINTED },
	{ SAYS("decked", "out %s decked"), .loses = N_("%s is out: decked"), .may = may_deck },
};
static const struct player_offer deck_rows[] = {
	{ SAYS("deck", "scheme load %s {?sold}"), .flags = SELLS_ANY | SELLS_HINTED, .may = may_build },
	{ SAYS("deck", "scheme load %s {?sold}"), .flags = SELLS_ANY | SELLS_HINTED,
	  .loses = N_("%s has a scheme deck: these are added to it"), .may = may_build },
	{ SAYS("empty", "scheme clear %s"), .flags = SELLS_ANY | SELLS_HINTED,
	  .loses = N_("%s's scheme deck is emptied"), .may = may_empty },
};

static void offer_seat(const struct seller *s, const struct archenemy *a)
{
	offer_reveal(s, a);
	offer_owed_turn(s, a);
	offer_turn(s, a);
	if (s->own)
		offer_own_acts(s, a);
	if (archenemy_is_set(a))
		commander_offer_hand(s);
	commander_offer_player(s);
	for (size_t i = 0; i < sizeof rows / sizeof *rows && (s->plays || s->list->all); i++)
		commander_offer_row(s, &rows[i]);
	if (a->c.phase == PHASE_SETUP && archenemy_may_own(a, s->seat)) {
		commander_offer_row(s, &deck_rows[a->pile[s->seat].cards > 0]);
		commander_offer_row(s, &deck_rows[2]);
	}
}

void archenemy_offers(const void *state, struct offers *list)
{
	const struct archenemy *a = state;

	offer_choices(list, a);
	for (int n = 0; n < ACTS && list->viewer < 0; n++)
		offer_act(list, a, n);
	every_seat (i, a->c.table) {
		if (offers_shows(list, i)) {
			struct seller s = commander_seller(list, &a->c, i);

			/* whose life has changed by then does not begin with that of the side */
			s.plays = s.plays && archenemy_is_on(a, &s.out);
			offer_seat(&s, a);
		}
	}
	if (list->viewer >= 0)
		return;
	offer_sides(list, a);
	offer_shuffle(list, a);
	offer_effects(list, a);
	commander_offer_table(list, &a->c);
}

/* ---- the other holes ---- */

/* One player stands for each side; in a rumble each stands alone. */
static void list_sides(const struct archenemy *a, bool schemes, struct choices *list)
{
	bool heroes = false;

	every_seat (i, a->c.table) {
		bool hero = archenemy_side(a, i) == SIDE_HEROES;
		char press[2] = { (char)(a->rumble ? 'a' + i : 'n'), '\0' }, word[sizeof list->out->word];
		struct choice *choice;

		if (!a->c.table.seat[i].in || (hero && heroes))
			continue;
		choice = choices_seat(list, &a->c.table, i);
		heroes |= hero;
		if (hero) {
			CHOICE(choice, key, "h");
			CHOICE(choice, name, "%s", _("the heroes"));
		} else if (schemes) {
			snprintf(word, sizeof word, "%s no-scheme", choice->word);
			choices_add(list, press, word, choice->name, _("without a scheme"));
		}
	}
}

static void list_extra(const void *state, struct choices *list)
{
	list_sides(state, true, list);
}

static void list_side(const void *state, struct choices *list)
{
	list_sides(state, false, list);
}

static void list_lasts(const void *state, struct choices *list)
{
	const struct archenemy *a = state;

	for (int i = 0; i < a->untils + a->lastings && i < DIGITS; i++) {
		int kind = i < a->untils ? a->until[i].kind : a->lasting[i - a->untils].kind;
		char word[sizeof list->out->word];

		word_typed(archenemy_name(a, kind), word, sizeof word);
		choices_add(list, text_number(i + 1).of, word, archenemy_name_told(a, kind), "");
	}
}

/* {?step2}: those that are not lost already. */
static void list_steps(const void *state, struct choices *list)
{
	const struct archenemy *a = state;

	for (int i = 0; i < STEPS; i++)
		if (!list->number || !archenemy_loses_step(a, (enum archenemy_step)i))
			choices_add(list, text_number(i + 1).of, archenemy_step_word(i),
			            archenemy_step_name(i), i == (int)a->step ? _("current") : "");
}

static void list_x(const void *state, struct choices *list)
{
	list->most = X_MOST;
}

const struct offer_hole archenemy_offer_holes[] = {
	COMMANDER_PLAYER_HOLES,
	HOLE("who", list_who),
	HOLE("sold", list_sold),
	HOLE("scheme", list_schemes),
	HOLE("x", list_x),
	HOLE("for", list_for),
	HOLE("extra", list_extra),
	HOLE("side", list_side),
	HOLE("lasts", list_lasts),
	HOLE("step", list_steps),
	{ 0 },
};
