/* SPDX-License-Identifier: MIT */
/*
 * MECCG on a phone: the player's own pool and pick, which nobody else's card tells; the company,
 * its items and sites; then the points, and the council's count step by step. The other player's
 * cards that are face down are a number.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"

/* What the rows of a seat are made from. */
struct own {
	const struct meccg *m;
	const struct meccg_player *p;
	int seat;
	struct card *card;
};

static void add_mind(struct card_row *row, const struct meccg_card *card)
{
	if (card->extra)
		card_note(row, "%s", _("does not count"));
	else
		card_note(row, _("mind %d"), card->mind);
}

/* A card of one's own pool, with what may be done with it. */
static struct card_row *add_held(const struct own *own, const struct meccg_card *mine)
{
	struct card_row *row = card_row(own->card, CARD_ITEM, "%s", mine->name);

	add_mind(row, mine);
	return row;
}

static void add_pool(const struct own *own)
{
	card_row(own->card, CARD_SECRET, "%s", _("your pool"));
	for (int i = 0; i < own->p->holds; i++) {
		add_held(own, &own->p->held[i]);
		card_choice(own->card, "card", own->p->held[i].name);
	}
	for (int i = 0; i < own->p->listed_items; i++)
		card_note(card_row(own->card, CARD_ITEM, "%s", own->p->listed[i].name), "%s",
		          _("minor item"));
}

/* ---- the draft ---- */

static bool is_hidden(const struct meccg_card *card)
{
	return card->fate == FATE_HIDDEN;
}

/* A card of one's own pool that may be picked; the pick may change until the reveal. */
static void add_pick(const struct own *own, int held)
{
	const struct meccg_card *mine = &own->p->held[held];
	struct card_row *row = add_held(own, mine);
	const char *brief = "";
	struct reason why;

	row->here = held == own->p->pick;
	if (row->here)
		card_note(row, "%s", _("picked, face down"));
	else if (!meccg_may_show(own->m, own->seat, held, &why, &brief))
		card_note(row, "%s", brief);
	card_choice(own->card, "card", mine->name);
}

static void add_draft(const struct own *own)
{
	const struct meccg *m = own->m;
	struct card_row *row = card_value(own->card, CARD_BIG, C_("sheet", "mind"), meccg_mind(m, own->seat));
	int hidden = meccg_hidden(m, own->seat);

	row->most = MECCG_MIND;
	row = card_value(own->card, CARD_FACT, C_("sheet", "company"), meccg_company(m, own->seat));
	row->most = meccg_size(m, own->seat);
	if (hidden)
		card_row(own->card, CARD_SECRET, "%s", _("your pool"));
	for (int i = 0; hidden && i < own->p->holds; i++)
		if (is_hidden(&own->p->held[i]))
			add_pick(own, i);
}

/* ---- before the first turn ---- */

/* Where a starter begins, and what it bears. */
static void add_starter(const struct own *own, const struct meccg_card *mine)
{
	const struct meccg_player *p = own->p;
	struct card_row *row = add_held(own, mine);
	const char *site = meccg_start_of(p, mine);

	if (site)
		card_note(row, "%s", site);
	for (int i = 0; i < p->items; i++)
		if (strcmp(p->item[i].bearer, mine->name) == 0)
			card_note(row, "%s", p->item[i].name);
	card_choice(own->card, "starter", mine->name);
}

static void add_sites(const struct own *own)
{
	struct card_row *row = card_row(own->card, CARD_FACT, "%s", _("starting site"));

	for (int i = 0; i < own->p->sites; i++)
		said_list_add(row->text, sizeof row->text, "%s", own->p->site[i]);
	card_about(own->card, "site", -1);
}

/* Cards that did not join: those not shown are their player's secret. */
static void add_left(const struct own *own)
{
	const struct meccg_player *p = own->p;
	bool any = false;

	for (int i = 0; i < p->holds; i++) {
		const struct meccg_card *mine = &p->held[i];
		struct card_row *row;

		if (mine->extra || mine->fate == FATE_JOINED)
			continue;
		if (!any)
			card_row(own->card, CARD_SECRET, "%s", _("left in your pool"));
		any = true;
		row = add_held(own, mine);
		if (mine->to_deck)
			card_note(row, "%s", _("in the deck"));
		else
			card_choice(own->card, "card", mine->name);
	}
}

/* What is wrong with the deck, by name. */
static void add_faults(const struct own *own)
{
	struct meccg_answer answer;

	if (!own->p->deck.entries)
		return;
	meccg_deck_check(own->m, own->seat, &answer);
	card_row(own->card, CARD_SECRET, "%s",
	         answer.problems ? _("your deck: NOT LEGAL") : _("your deck: LEGAL"));
	for (int i = 0; i < answer.problems; i++) {
		const struct meccg_problem *problem = &answer.problem[i];

		card_note(card_row(own->card, CARD_ITEM, "%s",
		                   problem->card[0] ? problem->card : problem->rule),
		          "%s", problem->text);
	}
}

static void add_start(const struct own *own)
{
	struct card_row *row =
		card_value(own->card, CARD_BIG, C_("sheet", "mind"), meccg_mind(own->m, own->seat));
	int left = meccg_items_left(own->m, own->seat);

	row->most = MECCG_MIND;
	if (left > 0)
		card_value(own->card, CARD_FACT, _("starting items left"), left);
	add_sites(own);
	for (int i = 0, any = 0; i < own->p->holds; i++) {
		if (!meccg_is_starter(&own->p->held[i]))
			continue;
		if (!any++)
			card_row(own->card, CARD_LIST, "%s", _("your company"));
		add_starter(own, &own->p->held[i]);
	}
	add_left(own);
	add_faults(own);
}

/* ---- the game ---- */

/* The program rolls; who was named comes first (L-General-7). */
static void add_person(const struct own *own, int n)
{
	const struct meccg *m = own->m;
	const struct meccg_person *person = &own->p->person[n], *named = meccg_named(m);
	struct card_row *row;

	if (person->state != STATE_IN)
		return;
	row = card_row(own->card, CARD_ITEM, "%s", person->name);
	row->here = person == named;
	if (!meccg_checks(m, own->seat, person) || m->phase == MECCG_OVER)
		return;
	if (person->checked && m->phase >= MECCG_COUNCIL) {
		utf8_copy(row->note, sizeof row->note, _("checked"));
		return;
	}
	snprintf(row->note, sizeof row->note, _("check: %d or more"), meccg_needs(m, person));
	card_choice(own->card, "person", person->name);
}

static void add_people(const struct own *own)
{
	if (own->p->persons)
		card_row(own->card, CARD_LIST, "%s", _("in play"));
	for (int i = 0; i < own->p->persons; i++)
		add_person(own, i);
}

static void add_points(const struct own *own)
{
	for (int i = 0; i < MECCG_POINTS; i++) {
		card_value(own->card, CARD_FACT, meccg_category_shown(i), own->p->points[i]);
		card_choice(own->card, "category", meccg_category_shown(i));
	}
}

/* "character 12  x2 24", "half 10", as the council counts (L-General-12). */
static void add_count(const struct own *own, const struct meccg_count *count)
{
	card_row(own->card, CARD_LIST, "%s", _("the count"));
	for (int i = 0; i < MECCG_POINTS; i++) {
		struct card_row *row;

		if (!count->sum[i])
			continue;
		row = card_value(own->card, CARD_ITEM, meccg_category_shown(i), count->kept[i]);
		card_note(row, _("sum %d"), count->sum[i]);
		if (count->doubled[i])
			card_note(row, _("doubled: %d"), count->value[i]);
		if (count->halved == i)
			card_note(row, _("half rule: %d"), count->kept[i]);
	}
	if (count->duplicates)
		card_value(own->card, CARD_ITEM, _("unique cards shown from hand"), -count->duplicates);
	if (count->avatar)
		card_value(own->card, CARD_ITEM, _("avatar lost"), -count->avatar);
	card_value(own->card, CARD_ITEM, C_("count", "final"), count->final)->here = true;
}

static void add_game(const struct own *own)
{
	const struct meccg *m = own->m;
	struct meccg_count count[MECCG_PLAYERS];
	bool counts = m->phase >= MECCG_COUNCIL;
	struct card_row *row;

	meccg_count(m, count);
	row = card_value(own->card, CARD_BIG, C_("sheet", "points"),
	                 counts ? count[own->seat].final : meccg_points(own->p));
	if (m->winner >= 0)
		utf8_copy(row->note, sizeof row->note, m->winner == own->seat ? _("wins") : "");
	if (m->phase == MECCG_OVER)
		card_value(own->card, CARD_FACT, C_("sheet", "tournament points"), m->tournament[own->seat]);
	add_points(own);
	if (m->phase <= MECCG_COUNCIL) {
		card_value(own->card, CARD_FACT, _("play deck exhausted"), own->p->exhausted);
		card_about(own->card, "exhausted", -1);
	}
	if (counts)
		add_count(own, &count[own->seat]);
	add_people(own);
}

/* ---- everybody ---- */

/* What both have seen of a draft. */
static void add_company(const struct meccg *m, int seat, struct card *card)
{
	const struct meccg_player *p = &m->player[seat];
	bool any = false;

	for (int i = 0; i < p->holds; i++) {
		struct card_row *row;

		if (is_hidden(&p->held[i]))
			continue;
		if (!any)
			card_row(card, CARD_LIST, _("%s's company"), m->table.seat[seat].name);
		any = true;
		row = card_row(card, CARD_ITEM, "%s", p->held[i].name);
		add_mind(row, &p->held[i]);
		row->here = m->shown[seat] == i;
		if (p->held[i].fate == FATE_ASIDE)
			card_note(row, "%s", _("set aside"));
		for (int k = 0; k < p->items; k++)
			if (strcmp(p->item[k].bearer, p->held[i].name) == 0)
				card_note(row, "%s", p->item[k].name);
	}
}

static void add_other(const struct meccg *m, int seat, struct card *card)
{
	const struct meccg_player *p = &m->player[seat];
	struct card_row *row = card_player(card, &m->table, seat);
	int value;

	card_note(row, "%s", meccg_side_shown(p));
	row->number = true;
	if (m->phase >= MECCG_PLAY) {
		meccg_game.gauge(m, seat, &value);
		row->value = value;
		if (m->winner == seat)
			card_note(row, "%s", _("wins"));
		if (m->caller == seat)
			card_note(row, "%s", _("has called the council"));
		return;
	}
	row->value = meccg_mind(m, seat);
	row->most = MECCG_MIND;
	if (m->phase == MECCG_POOLS) {
		card_note(row, p->sealed ? _("a pool of %d, sealed") : _("a pool of %d"),
		          meccg_pool_size(m, seat));
		return;
	}
	card_note(row, _("company %d of %d"), meccg_company(m, seat), meccg_size(m, seat));
	if (p->stopped)
		card_note(row, "%s", _("finished"));
	else if (p->pick >= 0)
		card_note(row, "%s", _("has picked"));
}

void meccg_card_of(const void *state, int seat, struct card *card)
{
	const struct meccg *m = state;
	struct own own = { .m = m, .p = &m->player[seat < 0 ? 0 : seat], .seat = seat, .card = card };

	if (seat >= 0) {
		if (m->phase == MECCG_POOLS)
			add_pool(&own);
		else if (m->phase == MECCG_DRAFT)
			add_draft(&own);
		else if (m->phase <= MECCG_DECK)
			add_start(&own);
		else
			add_game(&own);
	}
	for (int i = 0; i < MECCG_PLAYERS && m->phase < MECCG_PLAY; i++)
		add_company(m, i, card);
	every_seat (i, m->table)
		add_other(m, i, card);
}
