/* SPDX-License-Identifier: MIT */
/*
 * An Archenemy player's card: Commander's rows; the turn of one's side; the schemes that are face
 * up, which their owner sets in motion, resolves and abandons; and what a scheme asks of this
 * player. Of the decks only how many are face down.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"

enum { AMOUNT_MOST = 999, ROW_BYTES = 100 };

/* What the rows are made from. */
struct own {
	const struct archenemy *a;
	struct stage stage; /* the language of names */
	int seat;
	bool plays; /* it is in, and the game goes on between two sides */
	char word[NAME_BYTES + 4];
	struct card *card;
};

/* ---- the turn ---- */

/* Play is on, or may begin: no deck waits to be shuffled. */
static bool is_ready(const struct archenemy *a)
{
	bool ready = a->c.phase == PHASE_SETUP;

	for (int i = 0; i < a->c.table.seats; i++)
		ready &= !archenemy_is_unshuffled(a, i);
	return ready || a->c.phase == PHASE_PLAYING;
}

/* The scheme of the turn, which its owner owes. */
static void add_reveal(const struct own *own)
{
	const struct archenemy *a = own->a;
	const struct scheme_pile *pile = &a->pile[own->seat];

	if (archenemy_on_turn(a) != own->seat || !archenemy_owes_reveal(a))
		return;
	card_row(own->card, CARD_DO, "%s", _("scheme of this turn"));
	if (pile->shuffled || pile->begun || a->law == SCHEMES_ANY)
		card_button(own->card, _("set in motion"),
		            a->three & 1u << own->seat ? "reveal x3" : "reveal");
	card_button(own->card, _("no scheme"), "skip-reveal");
}

/* What a scheme has given. */
static void add_extra_turn(const struct own *own)
{
	const struct archenemy *a = own->a;

	if (a->owed.seat != own->seat || a->extras >= EXTRA_TURNS)
		return;
	card_row(own->card, CARD_DO, "%s", archenemy_kind_shown(&own->stage, a->owed_kind));
	card_button(own->card, _("extra turn"), "%s", archenemy_extra_turn_line(a).text);
}

static void add_turn(const struct own *own)
{
	const struct archenemy *a = own->a;
	bool owes = archenemy_owes_reveal(a);
	struct card_button *pass;
	struct card_row *row;

	add_reveal(own);
	add_extra_turn(own);
	if (!(archenemy_side(a, own->seat) == archenemy_side(a, a->c.table.turn)) ||
	    (a->rumble && a->c.table.turn != own->seat) || a->owed.seat >= 0)
		return;
	row = card_row(own->card, CARD_DO, "%s", archenemy_step_name(a->step));
	if (owes && a->step == STEP_MAIN1)
		utf8_copy(row->note, sizeof row->note, _("no scheme is in motion this turn"));
	else
		card_button(own->card, _("next step"), "step");
	pass = card_button(own->card, _("pass"), "turn");
	archenemy_owed_text(a, pass->sure, sizeof pass->sure);
	utf8_mend_end(pass->sure);
}

/* Counts of this turn that schemes ask for. */
static void add_counts(const struct own *own)
{
	const struct commander_player *p = &own->a->c.player[own->seat];
	int room =
		LIFE_MAX + p->life.life < LIFE_MAX - p->hurt ? LIFE_MAX + p->life.life : LIFE_MAX - p->hurt;

	card_value(own->card, CARD_FACT, _("damage this turn"), p->hurt);
	for (int amount = 1; own->plays && amount <= 5 && amount <= room; amount += 4)
		card_button(own->card, amount == 1 ? "+1" : "+5", "damage %s %d", own->word, amount);
	if (own->plays && room > 0)
		card_asks_number(card_button(own->card, "+ ..", "damage %s " CARD_HOLE, own->word), 1,
		                 room < AMOUNT_MOST ? room : AMOUNT_MOST);
	card_value(own->card, CARD_FACT, _("spells this turn"), p->spells);
	if (own->plays && p->spells < AMOUNT_MOST)
		card_button(own->card, "+1", "spell %s", own->word);
	if (own->a->graveyard[own->seat])
		card_value(own->card, CARD_FACT, _("cards to the graveyard this turn"),
		           own->a->graveyard[own->seat]);
}

/* ---- schemes ---- */

/* A text as rows of an item, broken at blanks. */
static void add_text(const struct own *own, const char *text)
{
	while (*text) {
		char line[ROW_BYTES];
		size_t length = strlen(text);
		const char *blank;

		utf8_copy(line, sizeof line, text);
		if (strlen(line) < length && (blank = strrchr(line, ' ')))
			line[blank - line] = '\0';
		card_row(own->card, CARD_ITEM, "%s", line);
		text += strlen(line);
		text += strspn(text, " ");
	}
}

/* "self: .. others: each .." until it is decided, then what holds; else what the scheme does. */
static void add_effect(const struct own *own, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(own->a, ref);
	const struct scheme *facts = archenemy_facts(own->a, card->kind);
	char text[SAYS_BYTES];

	if (!facts || !facts->hot_seat) {
		add_text(own, facts ? _(facts->summary) : archenemy_text(own->a, card->kind));
		return;
	}
	if (card->hot != HOT_OTHERS) {
		snprintf(text, sizeof text, _("self: %s"), _(facts->self));
		add_text(own, text);
	}
	if (card->hot != HOT_SELF) {
		snprintf(text, sizeof text, _("others: each %s"), _(facts->others));
		add_text(own, text);
	}
}

static bool takes_x(const struct own *own, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(own->a, ref);
	const struct scheme *facts = archenemy_facts(own->a, card->kind);

	return facts && (facts->life == LIFE_GAIN_X || (facts->life == LIFE_BURN_X && card->chosen >= 0));
}

/* What the owner of a scheme does with it. */
static void add_acts(const struct own *own, struct scheme_ref ref)
{
	const struct scheme_card *card = archenemy_card(own->a, ref);
	struct label typed = archenemy_typed(own->a, ref);
	const char *word = typed.text;

	if (!own->plays || ref.owner != own->seat)
		return;
	if (card->pending && archenemy_is_settled(own->a, ref)) {
		if (takes_x(own, ref))
			card_asks_number(
				card_button(own->card, _("resolve with X"), "resolve %s x=" CARD_HOLE, word),
				0, AMOUNT_MOST);
		else
			card_button(own->card, _("resolve"), "resolve %s", word);
	}
	if (card->pending)
		card_button(own->card, _("countered"), "resolve %s countered", word);
	if (archenemy_is_ongoing(own->a, card->kind))
		card_button(own->card, _("abandon"), "abandon %s", word);
}

/* Who has been chosen, or does it. */
static void add_people(const struct own *own, struct scheme_ref ref, char *out, size_t size)
{
	const struct scheme_card *card = archenemy_card(own->a, ref);
	seats_set set = card->hot != HOT_OPEN ? archenemy_hot_seats(own->a, ref)
	                : card->chosen >= 0   ? 1u << card->chosen
	                                      : 0;

	each_seat (i, set)
		said_list_add(out, size, "%s", own->a->c.table.seat[i].name);
}

static void add_scheme(const struct own *own, struct scheme_ref ref)
{
	struct abandon_state state = { 0 };
	char name[SCHEME_NAME_BYTES + 8], text[SAYS_BYTES];
	struct card_row *row;

	archenemy_shown(&own->stage, ref, name, sizeof name);
	row = card_row(own->card, CARD_ITEM, "%s", name);
	row->here = archenemy_in_motion(own->a, ref);
	if (own->a->rumble)
		utf8_copy(row->note, sizeof row->note, own->a->c.table.seat[ref.owner].name);
	add_people(own, ref, row->note, sizeof row->note);
	if (archenemy_abandon(own->a, ref, &state) && state.counts && state.need > 0) {
		row->number = true;
		row->value = state.have;
		row->most = state.need;
	}
	row->danger = archenemy_is_due(own->a, ref) && state.met;
	add_acts(own, ref);
	add_effect(own, ref);
	if (archenemy_condition(own->a, ref, text, sizeof text))
		add_text(own, text);
}

/* Those in motion, or those that stand. */
static void add_schemes(const struct own *own, bool moving, const char *label)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(own->a, up);
	bool any = false;

	for (int i = 0; i < count; i++) {
		if (archenemy_in_motion(own->a, up[i]) != moving)
			continue;
		if (!any)
			card_row(own->card, CARD_LIST, "%s", label);
		any = true;
		add_scheme(own, up[i]);
	}
}

/* Effects that go on after their scheme has left. */
static void add_lasting(const struct own *own)
{
	const struct archenemy *a = own->a;
	struct card_row *row;

	if (a->untils + a->lastings)
		card_row(own->card, CARD_LIST, "%s", _("lasting effects"));
	for (int i = 0; i < a->untils; i++) {
		row = card_row(own->card, CARD_ITEM, "%s",
		               archenemy_kind_shown(&own->stage, a->until[i].kind));
		said_list_add(row->note, sizeof row->note, _("until %s"),
		              archenemy_until_ends(a, &a->until[i]).text);
		if (a->until[i].chosen >= 0)
			said_list_add(row->note, sizeof row->note, "%s",
			              a->c.table.seat[a->until[i].chosen].name);
	}
	for (int i = 0; i < a->lastings; i++) {
		card_row(own->card, CARD_ITEM, "%s", archenemy_kind_shown(&own->stage, a->lasting[i].kind));
		add_text(own, _(archenemy_facts(a, a->lasting[i].kind)->lasts));
	}
}

/* ---- what a scheme asks ---- */

/* The owner names a player; the one in a hot seat decides. */
static bool add_ask(const struct own *own, struct scheme_ref ref)
{
	const struct archenemy *a = own->a;
	const struct scheme_card *card = archenemy_card(a, ref);
	enum archenemy_wants wants = archenemy_wants(a, ref);
	seats_set may = archenemy_may_choose(a, ref);
	bool named = wants == WANTS_HOT_SEAT && card->chosen >= 0 && may & 1u << card->chosen;
	struct label typed = archenemy_typed(a, ref);
	struct card_button *button;
	char name[SCHEME_NAME_BYTES + 8];

	if (wants == WANTS_NOTHING || !may || own->seat != (named ? card->chosen : ref.owner))
		return false;
	archenemy_shown(&own->stage, ref, name, sizeof name);
	card_row(own->card, CARD_ASK, named ? _("%s: self, or others?") : _("%s: who is chosen?"), name);
	if (named)
		button = card_button(own->card, _("choose"), "choose %s " CARD_HOLE " %s", typed.text,
		                     own->word);
	else
		button = card_button(own->card, _("choose"), "choose %s " CARD_HOLE, typed.text);
	button->asks = CARD_PICKS;
	button->least = button->most = 1;
	snprintf(button->join, sizeof button->join, " ");
	if (named) {
		const struct scheme *facts = archenemy_facts(a, card->kind);

		for (int others = 0; others < 2; others++) {
			struct card_row *row = card_row(own->card, CARD_PICK, "%s",
			                                others ? _("others") : C_("hot seat", "self"));

			utf8_copy(row->word, sizeof row->word, others ? "others" : "self");
			utf8_copy(row->note, sizeof row->note, _(others ? facts->others : facts->self));
		}
		return true;
	}
	each_seat (i, may) {
		struct card_row *row = card_row(own->card, CARD_PICK, "%s", a->c.table.seat[i].name);

		table_seat_word(&a->c.table, i, row->word, sizeof row->word);
	}
	return true;
}

static void add_asks(const struct own *own)
{
	struct scheme_ref up[FACE_UP_MAX];
	int count = archenemy_face_up(own->a, up);

	for (int i = 0; i < count; i++)
		if (add_ask(own, up[i]))
			return;
}

/* ---- everybody ---- */

static void add_others(const struct own *own)
{
	const struct archenemy *a = own->a;
	int first = own->card->rows;

	commander_other_rows(&a->c, own->card);
	for (int i = 0; i < a->c.table.seats && archenemy_is_set(a); i++) {
		struct card_row *row = &own->card->row[first + i];

		row->here = archenemy_is_on_turn(a, i);
		if (!a->rumble && i == a->archenemy)
			said_list_add(row->note, sizeof row->note, "%s", _("archenemy"));
		if (archenemy_has_deck(a, i))
			said_list_add(row->note, sizeof row->note, _("deck %d"), a->pile[i].downs);
	}
}

void archenemy_card_for(const void *state, int seat, struct card *card)
{
	const struct archenemy *a = state;
	struct frame frame = { .ja = strcmp(_("en"), "ja") == 0 };
	struct own own = { .a = a, .stage = { .a = a, .frame = &frame }, .seat = seat, .card = card };
	bool set = archenemy_is_set(a);

	if (seat >= 0) {
		own.plays = set && a->c.table.seat[seat].in && a->c.phase != PHASE_OVER;
		table_seat_word(&a->c.table, seat, own.word, sizeof own.word);
		if (own.plays && is_ready(a))
			add_turn(&own);
		if (own.plays)
			add_asks(&own);
		if (set)
			commander_hand_row(&a->c, seat, card);
		commander_own_rows(&a->c, seat, card);
		if (set)
			add_counts(&own);
		if (archenemy_has_deck(a, seat))
			card_value(card, CARD_FACT, _("schemes face down"), a->pile[seat].downs);
		commander_concede_row(&a->c, seat, card);
	} else {
		commander_table_rows(&a->c, card);
	}
	if (set && a->c.phase == PHASE_PLAYING)
		utf8_copy(card_row(card, CARD_FACT, "%s", _("step"))->text, sizeof card->row->text,
		          archenemy_step_name(a->step));
	add_schemes(&own, true, _("schemes in motion"));
	add_schemes(&own, false, _("ongoing schemes"));
	add_lasting(&own);
	add_others(&own);
}
