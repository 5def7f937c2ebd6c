/* SPDX-License-Identifier: MIT */
/*
 * The card of a MECCG player: the own pool and pick, which nobody else's card tells; the company,
 * its items and sites; then the points, and the council's count step by step. The other player's
 * cards that are face down are a number.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/said.h"
#include "rules/core/utf8.h"

enum { NAME_TYPED = MECCG_NAME + 8, POINTS_MOST = 999, EXHAUSTED_MOST = 9 };

/* What the rows of a seat are made from. */
struct own {
	const struct meccg *m;
	const struct meccg_player *p;
	int seat;
	char word[NAME_BYTES + 4];
	struct card *card;
};

static bool is_before_play(const struct meccg *m)
{
	return (m->phase == MECCG_STARTING || m->phase == MECCG_DECK) && !m->player[0].begun &&
	       !m->player[1].begun;
}

/* Two cards of a name are one row: a line means the first. */
static bool is_listed(const struct meccg_player *p, int held, bool (*fits)(const struct meccg_card *card))
{
	char same[MECCG_NAME], other[MECCG_NAME];

	meccg_same(p->held[held].name, same);
	for (int i = 0; i < held; i++) {
		if (!fits(&p->held[i]))
			continue;
		meccg_same(p->held[i].name, other);
		if (strcmp(same, other) == 0)
			return true;
	}
	return false;
}

static void add_mind(struct card_row *row, const struct meccg_card *card)
{
	if (card->extra)
		card_note(row, "%s", _("does not count"));
	else
		card_note(row, _("mind %d"), card->mind);
}

/* ---- the pool ---- */

/* Of a side before any card is in the pool, which might not be for another one. */
static void add_sides(const struct own *own)
{
	const struct meccg_player *p = own->p;

	card_row(own->card, CARD_DO, "%s", C_("sheet", "side"));
	for (int side = SIDE_HERO; side <= SIDE_BALROG; side++)
		for (int sauron = 0; sauron <= (side == SIDE_MINION); sauron++) {
			const struct meccg_player shown = { .side = (enum meccg_side)side, .sauron = sauron };
			char word[20];

			if ((int)p->side == side && p->sauron == sauron)
				continue;
			choice_at(MECCG_SIDE_WORDS, side, word, sizeof word);
			card_button(own->card, meccg_side_shown(&shown), "side %s %s%s", own->word, word,
			            sauron ? " sauron" : "");
		}
}

static void add_pool(const struct own *own)
{
	const struct meccg_player *p = own->p;
	struct card_button *button;

	card_row(own->card, CARD_SECRET, "%s", _("your pool"));
	for (int i = 0; i < p->holds; i++) {
		char name[NAME_TYPED];

		add_mind(card_row(own->card, CARD_ITEM, "%s", p->held[i].name), &p->held[i]);
		word_typed(p->held[i].name, name, sizeof name);
		if (!p->sealed)
			card_button(own->card, _("take out"), "pool %s remove %s", own->word, name);
	}
	if (p->sealed)
		return;
	card_row(own->card, CARD_DO, "%s", "");
	if (meccg_pool_size(own->m, own->seat) < MECCG_POOL) {
		button = card_button(own->card, _("add a character .."), "pool %s add " CARD_HOLE, own->word);
		button->asks = CARD_TEXT;
		button->least = 1;
		button->most = MECCG_NAME_COLUMNS;
	}
	if (p->holds) {
		button = card_button(own->card, _("seal the pool"), "pool %s seal", own->word);
		utf8_copy(button->sure, sizeof button->sure,
		          _("the pool is sealed: it stays as it is for the whole event"));
	}
	if (!p->holds)
		add_sides(own);
}

/* ---- the draft ---- */

static bool is_hidden(const struct meccg_card *card)
{
	return card->fate == FATE_HIDDEN;
}

/* A card of the own pool that may be picked; the pick may change until the reveal. */
static void add_pick(const struct own *own, int held)
{
	const struct meccg_player *p = own->p;
	const struct meccg_card *mine = &p->held[held];
	struct card_row *row = card_row(own->card, CARD_ITEM, "%s", mine->name);
	const char *brief = "";
	char name[NAME_TYPED];
	struct reason why;
	bool may = meccg_may_show(own->m, own->seat, held, &why, &brief);

	add_mind(row, mine);
	row->here = held == p->pick;
	if (row->here)
		card_note(row, "%s", _("picked, face down"));
	else if (!may)
		card_note(row, "%s", brief);
	word_typed(mine->name, name, sizeof name);
	if (may && !row->here && !p->stopped && own->m->phase == MECCG_DRAFT &&
	    !is_listed(p, held, is_hidden))
		card_button(own->card, C_("draft", "pick"), "pick %s %s", own->word, name);
}

static void add_draft(const struct own *own)
{
	const struct meccg *m = own->m;
	struct card_row *row = card_value(own->card, CARD_BIG, C_("sheet", "mind"), meccg_mind(m, own->seat));
	struct card_button *stop;

	row->most = MECCG_MIND;
	row = card_value(own->card, CARD_FACT, C_("sheet", "company"), meccg_company(m, own->seat));
	row->most = meccg_size(m, own->seat);
	if (meccg_hidden(m, own->seat))
		card_row(own->card, CARD_SECRET, "%s", _("your pool"));
	for (int i = 0, any = meccg_hidden(m, own->seat); any && i < own->p->holds; i++)
		if (is_hidden(&own->p->held[i]))
			add_pick(own, i);
	if (m->phase != MECCG_DRAFT || own->p->stopped)
		return;
	card_row(own->card, CARD_DO, "%s", "");
	stop = card_button(own->card, C_("draft", "stop"), "stop %s", own->word);
	snprintf(stop->sure, sizeof stop->sure, _("you show no more characters: a company of %d"),
	         meccg_company(m, own->seat));
}

/* ---- before the first turn ---- */

/* An item by its name; of an event those of the first game. */
static void add_item_buttons(const struct own *own, const char *starter, const char *name)
{
	const struct meccg_player *p = own->p;
	struct card_button *button;
	char item[NAME_TYPED];

	for (int i = 0; i < p->listed_items; i++) {
		if (i && strcmp(p->listed[i].name, p->listed[0].name) == 0)
			continue;
		word_typed(p->listed[i].name, item, sizeof item);
		card_button(own->card, p->listed[i].name, "item %s %s %s", own->word, name, item);
	}
	if (p->listed_items)
		return;
	button = card_button(own->card, _("item .."), "item %s %s " CARD_HOLE, own->word, name);
	button->asks = CARD_TEXT;
	button->least = 1;
	button->most = MECCG_NAME_COLUMNS;
	(void)starter;
}

/* Where a starter begins, and what it bears. */
static void add_starter(const struct own *own, int held)
{
	const struct meccg_player *p = own->p;
	const struct meccg_card *mine = &p->held[held];
	struct card_row *row = card_row(own->card, CARD_ITEM, "%s", mine->name);
	const char *site = meccg_start_of(p, mine);
	char name[NAME_TYPED], item[NAME_TYPED];

	add_mind(row, mine);
	if (site)
		card_note(row, "%s", site);
	for (int i = 0; i < p->items; i++)
		if (strcmp(p->item[i].bearer, mine->name) == 0)
			card_note(row, "%s", p->item[i].name);
	if (is_listed(p, held, meccg_is_starter))
		return;
	word_typed(mine->name, name, sizeof name);
	for (int i = 0; i < p->sites && p->sites > 1; i++) {
		word_typed(p->site[i], item, sizeof item);
		if (mine->at != i + 1)
			card_button(own->card, p->site[i], "place %s %s %s", own->word, name, item);
	}
	if (meccg_items_left(own->m, own->seat) > 0 && meccg_may_bear(p, mine->name))
		add_item_buttons(own, mine->name, name);
	for (int i = 0; i < p->items; i++) {
		char text[MECCG_NAME + 40];

		if (strcmp(p->item[i].bearer, mine->name) != 0)
			continue;
		word_typed(p->item[i].name, item, sizeof item);
		snprintf(text, sizeof text, _("without %s"), p->item[i].name);
		card_button(own->card, text, "item %s %s remove %s", own->word, name, item);
	}
}

/* Those that the screen offers. */
static int list_sites(const struct own *own, struct choice choice[CHOICES_MAX])
{
	const struct meccg_view view = { .seat = own->seat };
	struct choices list = { .out = choice, .max = CHOICES_MAX, .line = "" };
	const struct hole *hole = meccg_holes;

	while (strcmp(hole->name, "site") != 0)
		hole++;
	hole->choices(&view, own->m, &list);
	return list.count;
}

static void add_sites(const struct own *own)
{
	struct choice choice[CHOICES_MAX];
	int count = list_sites(own, choice);
	struct card_row *row = card_row(own->card, CARD_FACT, "%s", _("starting site"));

	for (int i = 0; i < own->p->sites; i++)
		said_list_add(row->text, sizeof row->text, "%s", own->p->site[i]);
	for (int i = 0; i < count; i++)
		if (own->p->sites != 1 || strcmp(own->p->site[0], choice[i].name) != 0)
			card_button(own->card, choice[i].name, "site %s %s", own->word, choice[i].word);
}

static bool may_go_to_deck(const struct meccg_card *card)
{
	return !card->extra && card->fate != FATE_JOINED && !card->to_deck;
}

/* Cards that did not join: those not shown are their player's secret. */
static void add_left(const struct own *own)
{
	const struct meccg_player *p = own->p;
	bool room = meccg_deck_characters(own->m, own->seat) < MECCG_POOL, any = false;

	for (int i = 0; i < p->holds; i++) {
		const struct meccg_card *mine = &p->held[i];
		struct card_row *row;
		char name[NAME_TYPED];

		if (mine->extra || mine->fate == FATE_JOINED)
			continue;
		if (!any)
			card_row(own->card, CARD_SECRET, "%s", _("left of your pool"));
		any = true;
		row = card_row(own->card, CARD_ITEM, "%s", mine->name);
		add_mind(row, mine);
		if (mine->to_deck)
			card_note(row, "%s", _("in the deck"));
		word_typed(mine->name, name, sizeof name);
		if (!mine->to_deck && room && !is_listed(p, i, may_go_to_deck))
			card_button(own->card, _("to the deck"), "todeck %s %s", own->word, name);
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
	if (is_before_play(own->m))
		add_sites(own);
	for (int i = 0, any = 0; i < own->p->holds; i++) {
		if (!meccg_is_starter(&own->p->held[i]))
			continue;
		if (!any++)
			card_row(own->card, CARD_LIST, "%s", _("your company"));
		add_starter(own, i);
	}
	add_left(own);
}

/* ---- the game ---- */

/* The program rolls; who was named comes first (L-General-7). */
static void add_person(const struct own *own, int n)
{
	const struct meccg *m = own->m;
	const struct meccg_person *person = &own->p->person[n], *named = meccg_named(m);
	struct card_row *row;
	char name[NAME_TYPED];

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
	word_typed(person->name, name, sizeof name);
	if ((!named || named == person) && m->phase >= MECCG_PLAY)
		card_button(own->card, _("roll"), "check %s %s", own->word, name);
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
		int points = own->p->points[i];
		char word[20];

		choice_at(MECCG_POINT_WORDS, i, word, sizeof word);
		card_value(own->card, CARD_FACT, meccg_category_shown(i), points);
		if (own->m->phase != MECCG_PLAY && own->m->phase != MECCG_COUNCIL)
			continue;
		if (points > -POINTS_MOST)
			card_button(own->card, "-1", "mp %s %s -1", own->word, word);
		if (points < POINTS_MOST)
			card_button(own->card, "+1", "mp %s %s +1", own->word, word);
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
	if (m->phase == MECCG_PLAY && m->table.turn == own->seat && (m->caller < 0 || !m->last_turn)) {
		card_row(own->card, CARD_DO, "%s", "");
		card_button(own->card, _("next turn"), "turn");
	}
	add_points(own);
	if (m->phase <= MECCG_COUNCIL) {
		card_value(own->card, CARD_FACT, _("play deck exhausted"), own->p->exhausted);
		if (own->p->exhausted < EXHAUSTED_MOST && m->phase == MECCG_PLAY)
			card_button(own->card, "+1", "exhaust %s", own->word);
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
		table_seat_word(&m->table, seat, own.word, sizeof own.word);
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
	for (int i = 0; i < m->table.seats; i++)
		add_other(m, i, card);
}
