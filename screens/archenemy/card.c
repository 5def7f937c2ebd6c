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

enum { ROW_BYTES = 100 };

/* What the rows are made from. */
struct own {
	const struct archenemy *a;
	struct stage stage; /* for names */
	int seat;
	struct card *card;
};

/* Counts of this turn that schemes ask for. */
static void add_counts(const struct own *own)
{
	const struct commander_player *p = &own->a->c.player[own->seat];

	card_value(own->card, CARD_FACT, _("damage this turn"), p->hurt);
	card_about(own->card, "hurt", -1);
	card_value(own->card, CARD_FACT, _("spells this turn"), p->spells);
	card_about(own->card, "spells", -1);
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
	card_about(own->card, archenemy_typed(own->a, ref).text, -1);
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
		row = card_row(own->card, CARD_ITEM, "%s", archenemy_name_told(own->a, a->until[i].kind));
		said_list_add(row->note, sizeof row->note, _("until %s"),
		              archenemy_until_ends(a, &a->until[i]).text);
		if (a->until[i].chosen >= 0)
			said_list_add(row->note, sizeof row->note, "%s",
			              a->c.table.seat[a->until[i].chosen].name);
	}
	for (int i = 0; i < a->lastings; i++) {
		card_row(own->card, CARD_ITEM, "%s", archenemy_name_told(own->a, a->lasting[i].kind));
		add_text(own, _(archenemy_facts(a, a->lasting[i].kind)->lasts));
	}
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
	struct own own = { .a = a, .stage = { .a = a }, .seat = seat, .card = card };
	bool set = archenemy_is_set(a);

	if (seat >= 0) {
		if (set)
			commander_hand_row(&a->c, seat, card);
		commander_own_rows(&a->c, seat, card);
		if (set)
			add_counts(&own);
		if (archenemy_has_deck(a, seat))
			card_value(card, CARD_FACT, _("schemes face down"), a->pile[seat].downs);
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
