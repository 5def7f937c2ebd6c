/* SPDX-License-Identifier: MIT */
/*
 * What the two players may do now. A pool is its player's secret: the shared screen offers the
 * acts of a pool without the names in it, and a pick as long as a player goes on with the draft.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

enum { NAME_TYPED = MECCG_NAME + 8 };

/* What comes next when the council has met, or is about to. */
enum step { STEP_NONE, STEP_ROLL, STEP_NAME, STEP_CHECK, STEP_COUNT, STEP_CHAIN };

/* The offers of one seat while they are listed, or of the table. */
struct host {
	struct offers *list;
	struct reason *why;
	const struct meccg *m;
	const struct meccg_player *p;
	int seat;
	enum step step;
	const char *unready;  /* what a beginning now would leave out; NULL: nothing */
	char who[NAME_BYTES]; /* as a word of a line */
};

/* Both players may say theirs: a key means the one in focus. What does not stand may be written to,
 * until the next one is added. */
static struct offer *kept(const struct host *h, bool may, struct offer *o, const char *text)
{
	o->several = h->seat >= 0;
	o->text = text;
	offers_keep(h->list, may);
	return o;
}

#define offer(h, may, id, text, ...) kept(h, may, offers_add((h)->list, id, (h)->seat, __VA_ARGS__), text)

/* On a phone, at the row of what it is about; NULL: a row of its own. */
static struct offer *alone(struct offer *o, const char *about, const char *button)
{
	o->alone = true;
	o->about = about;
	o->button = button;
	return o;
}

static void put_due(struct offer *o, bool due, const char *owes)
{
	o->kind = due ? OFFER_DUE : OFFER_ACT;
	o->owes = owes;
}

static void put_next(struct offer *o, bool next, const char *owes)
{
	put_due(o, next, owes);
	o->rank = next ? OFFER_NEXT : o->rank;
}

static bool has_any(const struct host *h, bool any)
{
	return any || reason_set(h->why, _("nothing to choose from now"));
}

static const char *with_name(const struct host *h, const char *format)
{
	return offers_text(h->list, format, meccg_name(h->m, h->seat));
}

/* ---- pools and the draft ---- */

/* A card of the pool that is taken out, picked, or put into the deck. */
static bool is_choosable(const struct host *h, int held)
{
	const struct meccg_card *card = &h->p->held[held];

	if (h->m->phase != MECCG_DRAFT)
		return h->m->phase == MECCG_POOLS || meccg_is_left(card);
	return card->fate == FATE_HIDDEN && held != h->p->pick &&
	       meccg_may_show(h->m, h->seat, held, NULL, NULL);
}

/* How many cards lie face down both know, not which may be shown, nor what has become of them. */
static bool has_card(const struct host *h)
{
	bool any = false;

	if (!offers_own(h->list, h->seat))
		return has_any(h, h->p->holds > meccg_company(h->m, h->seat));
	for (int i = 0; i < h->p->holds && !any; i++)
		any = is_choosable(h, i);
	if (h->m->phase > MECCG_DRAFT)
		any &= meccg_deck_characters(h->m, h->seat) < MECCG_POOL;
	return has_any(h, any);
}

static void offer_pool(const struct host *h)
{
	bool change = meccg_may_change_pool(h->m, h->seat, h->why);
	int cards = meccg_pool_size(h->m, h->seat);
	struct offer *o;

	alone(offer(h, change && has_card(h), "takeout", "", "pool %s remove {\"card}", h->who), "card",
	      _("take out"));
	o = offer(h, meccg_may_add(h->m, h->seat, h->why), "add", "", "pool %s add {\"name}", h->who);
	put_due(alone(o, NULL, _("add a character ..")), true,
	        offers_text(h->list, _("%s chooses up to %d characters, then seals the pool"),
	                    meccg_name(h->m, h->seat), MECCG_POOL));
	o = offer(h, change, "seal", _("is the pool complete?"), "pool %s seal", h->who);
	put_due(alone(o, NULL, _("seal the pool")), cards >= MECCG_POOL,
	        offers_text(h->list, _("%s's pool has its %d characters: seal it"), meccg_name(h->m, h->seat),
	                    MECCG_POOL));
	o->rank = OFFER_HINTED;
	o->alone = h->p->holds > 0;
	o->loses = !h->p->holds         ? with_name(h, _("%s's pool is sealed empty"))
	           : cards < MECCG_POOL ? _("the pool is sealed: it stays as it is for the whole event")
	                                : NULL;
}

/* Who has no card left to pick stops. */
static void offer_draft(const struct host *h)
{
	const struct meccg_player *other = &h->m->player[1 - h->seat];
	bool may = meccg_may_draft(h->m, h->seat, h->why), picks = may && has_card(h), due = h->p->pick < 0;
	const char *owes = offers_text(h->list,
	                               other->pick >= 0 || other->stopped ? _("%s picks now, or stops")
	                                                                  : _("%s and %s pick face down"),
	                               meccg_name(h->m, h->seat), meccg_name(h->m, 1 - h->seat));
	struct offer *o = offer(h, picks, "pick", "", "pick %s {\"card}", h->who);

	put_due(alone(o, "card", C_("draft", "pick")), due, owes);
	o->secret = true;
	may = meccg_may_draft(h->m, h->seat, h->why);
	o = alone(offer(h, may, "stop", "", "stop %s", h->who), NULL, C_("draft", "stop"));
	put_due(o, due && !picks, owes);
	o->rank = OFFER_HINTED;
	o->loses = offers_text(h->list, _("%s shows no more characters: a company of %d"),
	                       meccg_name(h->m, h->seat), meccg_company(h->m, h->seat));
}

/* ---- before the first turn ---- */

static const char *owes_site(struct offers *list, const struct meccg *m, int seat)
{
	return offers_text(list,
	                   m->player[seat].sites ? _("%s divides the company between two sites")
	                                         : _("%s says where the company starts"),
	                   meccg_name(m, seat));
}

static void offer_site(const struct host *h)
{
	bool drafted = meccg_company(h->m, h->seat) > 0, owes = meccg_owes_site(h->m, h->seat);
	/* another site of a card's kind is typed at the laptop */
	bool one = h->p->sites && !meccg_site_of(h->p->side, 1) && offers_own(h->list, h->seat);
	bool may = meccg_before_play(h->m, _("starting sites"), h->why) && has_any(h, !one);
	struct offer *o = offer(h, may, "site", _("starting site"), "site %s {?site}", h->who);

	put_due(alone(o, "site", ""), owes && !h->p->sites, owes_site(h->list, h->m, h->seat));
	o->rank = drafted && !h->p->sites ? OFFER_HINTED : OFFER_PLAIN;
	if (!drafted || !h->p->sites || h->m->phase < MECCG_STARTING || h->m->phase > MECCG_DECK)
		return;
	o = alone(offer(h, true, "place", "", "place %s {?placed} {?start}", h->who), "starter", "");
	put_due(o, owes, owes_site(h->list, h->m, h->seat));
	o->alone = h->p->sites > 1;
	o->rank = o->alone ? OFFER_HINTED : OFFER_PLAIN;
}

static void offer_start(const struct host *h)
{
	bool may = meccg_may_give(h->m, h->seat, h->why);
	struct offer *o;

	offer_site(h);
	may = may && has_any(h, meccg_items_left(h->m, h->seat) > 0);
	alone(offer(h, may, "item", "",
	            h->p->listed_items ? "item %s {?starter} {?item}" : "item %s {?starter} {\"item}",
	            h->who),
	      "starter", _("item .."))
		->kind = OFFER_ONCE;
	if (h->p->items && !meccg_has_begun(h->m))
		alone(offer(h, true, "without", "", "item %s {?borne}", h->who), NULL, "");
	may = meccg_may_sort(h->m, h->why) && has_card(h);
	o = alone(offer(h, may, "todeck", "", "todeck %s {\"card}", h->who), "card", _("to the deck"));
	o->secret = true;
	o->rank = OFFER_HINTED;
}

/* The lists that are made before a first turn. */
static void offer_lists(const struct host *h)
{
	bool may = meccg_may_change_deck(h->m, h->seat, h->why);
	struct offer *o = offer(h, may, "deck", _("the deck is final"), "deck %s seal", h->who);

	o->rank = h->m->phase < MECCG_STARTING ? OFFER_PLAIN : OFFER_HINTED;
	o->loses = _("the deck is sealed: it stays as it is for the whole event");
	if (h->p->holds && offers_own(h->list, h->seat))
		return; /* a card of the pool, which others do not know, might not be for another side */
	may = meccg_may_change_side(h->m, h->seat, h->why);
	offer(h, may, "side", C_("sheet", "side"), "side %s {?side}", h->who)->alone =
		h->m->phase == MECCG_POOLS;
}

/* ---- play ---- */

static void offer_turn(const struct host *h)
{
	const struct meccg *m = h->m;
	bool sudden = meccg_is_minion(h->p), may = meccg_may_turn(m, h->why);
	struct offer *o = alone(offer(h, may, "turn", "", "turn"), NULL, _("next turn"));

	o->several = false;
	o->rank = OFFER_HINTED;
	may = meccg_may_count(m, h->why);
	o = offer(h, may && meccg_may_call(m, h->seat, sudden, 0, h->why), "call", _("calls the council"),
	          "call %s%s", h->who, sudden ? " sudden" : "");
	o->several = false;
	o->rank = OFFER_HINTED;
	may = meccg_may_count(m, h->why);
	offer(h, may, "remove", _("remove a corruption card"),
	      "remove %s {\"lifted} {?remover} points={?weight} needs={#needs} {?state}", h->who)
		->several = false;
}

/* Whether the person makes a check now; the council lists each once. */
static bool is_to_check(const struct meccg *m, int seat, const struct meccg_person *person)
{
	const struct meccg_person *named = meccg_named(m);

	return meccg_checks(m, seat, person) && (!named || named == person) &&
	       (!person->checked || m->phase == MECCG_PLAY);
}

static bool may_be_named(const struct meccg *m, int seat, const struct meccg_person *person)
{
	return meccg_checks(m, seat, person) && !person->checked;
}

static bool has_check(const struct host *h,
                      bool (*fits)(const struct meccg *, int, const struct meccg_person *))
{
	for (int i = 0; i < h->p->persons; i++)
		if (fits(h->m, h->seat, &h->p->person[i]))
			return true;
	return reason_set(h->why, _("%s has no corruption check to make now"), meccg_name(h->m, h->seat));
}

/* L-General-7; in the chain of strength one after the other. */
static const char *owes_check(const struct host *h)
{
	const struct meccg_person *named = meccg_named(h->m), *person = h->p->person;
	int left = meccg_unchecked(h->m);

	if (named)
		return offers_text(h->list, _("%s makes the first check"), named->name);
	if (h->m->phase != MECCG_CHAIN)
		return offers_text(h->list,
		                   P_("%d corruption check to make, then the count",
		                      "%d corruption checks to make, then the count", left),
		                   left);
	while (!is_to_check(h->m, h->seat, person))
		person++;
	return offers_text(h->list, _("%s makes a corruption check: %d or more"), person->name,
	                   meccg_needs(h->m, person));
}

static void offer_checks(const struct host *h)
{
	const struct meccg *m = h->m;
	bool may = meccg_may_count(m, h->why) && has_check(h, is_to_check);
	struct offer *o =
		alone(offer(h, may, "check", "", "check %s {?person}", h->who), "person", _("roll"));

	o->rank = OFFER_HINTED;
	put_next(o, h->step == STEP_CHECK, may && h->step == STEP_CHECK ? owes_check(h) : NULL);
	offer(h, may, "dice", _("a check with the dice thrown"), "check %s {?person} {#die1} {#die2}",
	      h->who);
	may = meccg_may_name(m, h->why) && has_check(h, may_be_named); /* on either side (L-General-7) */
	o = offer(h, may, "name", _("the winner of the roll names it"), "order %s {?first}", h->who);
	o->rank = m->named_seat < 0 ? OFFER_HINTED : OFFER_PLAIN;
	put_next(o, h->step == STEP_NAME,
	         h->step == STEP_NAME ? offers_text(h->list, _("%s names the first check, on either side"),
	                                            meccg_name(m, m->first_check))
	                              : NULL);
}

/* A line of the game begins it, on a table that was not ready or has not drafted. */
static void offer_play(const struct host *h)
{
	const struct meccg *m = h->m;
	bool may = meccg_may_count(m, h->why);
	int first = h->list->count;
	struct offer *o;

	if (m->table.turn < 0 || m->table.turn == h->seat)
		offer_turn(h);
	offer_checks(h);
	may = meccg_may_count(m, h->why);
	o = offer(h, may, "mp", _("marshalling points"), "mp %s {?category} {~amount}", h->who);
	alone(o, "category", "")->alone = m->phase != MECCG_OVER;
	offers_steps(o, 1, 0);
	o = offer(h, may && meccg_may_exhaust(m, h->seat, h->why), "exhaust", _("play deck exhausted"),
	          "exhaust %s", h->who);
	alone(o, "exhausted", "+1")->alone = m->phase == MECCG_PLAY;
	may = meccg_may_count(m, h->why);
	if (m->table.turn != h->seat) { /* L-Additional-3 */
		o = offer(h, may && meccg_may_fetch(m, h->seat, h->why), "untap",
		          _("hazards from the sideboard"), "untap %s sideboard {?fetched}", h->who);
		o->several = false;
		o->rank = OFFER_HINTED;
	}
	offer(h, may && meccg_may_lose(m, h->seat, h->why), "avatar", _("the avatar is lost: -5"),
	      "eliminated %s avatar", h->who)
		->loses = with_name(h, _("%s loses the avatar, and 5 points with it"));
	for (o = h->list->offer + first; o < h->list->offer + h->list->count; o++)
		if (m->phase < MECCG_PLAY) {
			o->alone = false;
			o->rank = OFFER_PLAIN;
			o->loses = h->unready;
		}
	offer(h, meccg_may_win(m, h->why), "ring", _("wins with The One Ring"), "ring %s", h->who)->loses =
		with_name(h, _("%s wins the game with The One Ring"));
}

/* ---- the table ---- */

/* Sites, then items; NULL: all is ready. */
static const char *owes_start(struct offers *list, const struct meccg *m)
{
	for (int i = 0; i < MECCG_PLAYERS; i++)
		if (meccg_owes_site(m, i))
			return owes_site(list, m, i);
	for (int i = 0; i < MECCG_PLAYERS; i++) {
		int left = meccg_items_left(m, i);

		if (left > 0)
			return offers_text(list,
			                   P_("%s may still give %d starting item",
			                      "%s may still give %d starting items", left),
			                   meccg_name(m, i), left);
	}
	return NULL;
}

static const char *unready_for(struct offers *list, const struct meccg *m)
{
	const char *owes;

	if (m->phase >= MECCG_PLAY)
		return NULL;
	if (m->phase < MECCG_STARTING)
		return _("the game begins without a draft");
	owes = owes_start(list, m);
	return owes ? offers_text(list, _("the game begins, but not all is ready: %s"), owes) : NULL;
}

static enum step step_of(const struct meccg *m)
{
	bool left = meccg_unchecked(m) > 0;

	if (m->phase < MECCG_PLAY || m->phase == MECCG_OVER || (m->phase == MECCG_PLAY && !m->last_turn))
		return STEP_NONE;
	if (meccg_may_chain(m, NULL))
		return STEP_CHAIN;
	if (left && m->phase != MECCG_CHAIN && m->first_check < 0) /* L-General-7 */
		return STEP_ROLL;
	if (m->phase == MECCG_PLAY)
		return STEP_NONE;
	if (left && m->named_seat < 0 && m->rules == MECCG_LORIEN && meccg_may_name(m, NULL))
		return STEP_NAME;
	return left ? STEP_CHECK : STEP_COUNT;
}

/* What a count, or the roll before it, would cut off; NULL: nothing. */
static const char *cut_off(const struct host *h)
{
	const struct meccg *m = h->m;

	if (m->phase > MECCG_PLAY)
		return NULL;
	if (m->caller < 0)
		return _("nobody has called the council");
	return offers_text(h->list, m->last_turn ? _("%s's last turn is over") : _("%s gets no last turn"),
	                   meccg_name(m, 1 - m->caller));
}

static void offer_council(const struct host *h)
{
	const struct meccg *m = h->m;
	int left = m->phase == MECCG_COUNCIL ? meccg_unchecked(m) : 0;
	const char *loses = left ? offers_text(h->list,
	                                       P_("%d corruption check is not made",
	                                          "%d corruption checks are not made", left),
	                                       left)
	                         : cut_off(h);
	struct offer *o =
		offer(h, meccg_may_meet(m, h->why), "council", _("the final count, step by step"), "council");

	put_next(o, h->step == STEP_COUNT, _("the council counts"));
	o->loses = loses ? offers_text(h->list, _("the count ends the game: %s"), loses) : NULL;
	put_next(offer(h, meccg_may_chain(m, h->why), "chain", _("the next round of the chain of strength"),
	               "chain"),
	         true,
	         m->phase == MECCG_CHAIN ? _("still tied: the next round of the chain")
	                                 : _("tied: the chain of strength comes next"));
	o = offer(h, meccg_may_count(m, h->why), "order", _("roll for the first check"), "order");
	put_next(o, h->step == STEP_ROLL, _("both roll for who chooses the first check"));
	if (m->phase == MECCG_PLAY) /* a last turn is played first */
		o->kind = OFFER_ACT;
	o->loses = cut_off(h);
}

static void offer_table(const struct host *h)
{
	const struct meccg *m = h->m;
	bool starts = m->phase == MECCG_STARTING || m->phase == MECCG_DECK;
	const char *owes = starts ? owes_start(h->list, m) : NULL;
	struct offer *o =
		offer(h, meccg_may_reveal(m, h->why), "reveal", _("show both picks at once"), "reveal");

	put_next(o, true, _("both have picked: show both"));
	o = offer(h, meccg_may_begin(m, h->why), "first", _("who begins"), "first {?beginner}");
	put_due(o, starts && !meccg_owes_site(m, 0) && !meccg_owes_site(m, 1),
	        owes ? owes : _("the first turn may begin"));
	o->rank = OFFER_HINTED;
	o->loses = h->unready;
	offer_council(h);
}

static void offer_rematch(const struct host *h)
{
	bool over = h->m->phase == MECCG_OVER;
	struct offer *o = offer(h, meccg_may_rematch(h->m, h->why), "rematch",
	                        _("the next game, with the same sealed lists"), "rematch");

	o->rank = over ? OFFER_HINTED : OFFER_PLAIN;
	o->loses = over ? NULL : _("this game is closed and the next one begins");
}

void meccg_offers(const void *state, struct offers *list)
{
	const struct meccg *m = state;
	struct host h = { .list = list,
		          .why = offers_why(list),
		          .m = m,
		          .seat = -1,
		          .step = step_of(m),
		          .unready = unready_for(list, m) };

	if (list->viewer < 0)
		offer_table(&h);
	for (h.seat = 0; h.seat < m->table.seats; h.seat++) {
		if (!offers_shows(list, h.seat))
			continue;
		h.p = &m->player[h.seat];
		table_seat_word(&m->table, h.seat, h.who, sizeof h.who);
		offer_pool(&h);
		offer_draft(&h);
		offer_start(&h);
		offer_play(&h);
		offer_lists(&h);
	}
	h.seat = -1;
	if (list->viewer < 0)
		offer_rematch(&h);
}

/* ---- the holes of their lines ---- */

static const struct meccg_player *player_of(const void *state, const struct choices *list)
{
	return &((const struct meccg *)state)->player[list->seat];
}

/* a, b, c: names have no keys of their own. */
static struct choice *add_name(struct choices *list, const char *name)
{
	char word[NAME_TYPED];

	word_typed(name, word, sizeof word);
	return choices_add(list, NULL, word, name, "");
}

/* One of the list's words, or of what is typed. */
static void pick_one(struct choices *list, int most)
{
	list->least = 1;
	list->most = most;
	utf8_copy(list->join, sizeof list->join, ",");
}

/* Two cards of a name are one choice: a line means the first. NULL: it is listed. */
static struct choice *add_card(struct choices *list, const struct meccg_card *card)
{
	struct choice *choice;

	for (int i = 0; i < list->count; i++)
		if (strcmp(list->out[i].name, card->name) == 0)
			return &list->out[i];
	choice = add_name(list, card->name);
	if (card->extra)
		CHOICE(choice, value, "%s", _("does not count"));
	else
		CHOICE(choice, value, _("mind %d"), card->mind);
	return choice;
}

/* One of the pool's cards, for its player's eyes alone. */
static void card_choices(const void *state, struct choices *list)
{
	const struct host h = { .m = state, .p = player_of(state, list), .seat = list->seat };

	for (int i = 0; i < h.p->holds && list->viewer == list->seat; i++)
		if (is_choosable(&h, i))
			add_card(list, &h.p->held[i]);
	pick_one(list, 1);
}

static void side_choices(const void *state, struct choices *list)
{
	static const struct {
		const char *press, *word, *text;
		enum meccg_side side;
		bool sauron;
	} sides[] = {
		{ "h", "hero", N_("five in the company, from Rivendell"), SIDE_HERO, false },
		{ "m", "minion", N_("six, from Minas Morgul and Dol Guldur"), SIDE_MINION, false },
		{ "s", "minion sauron", N_("the same, and plays Sauron"), SIDE_MINION, true },
		{ "f", "fallen", N_("five, of both kinds, with stage cards"), SIDE_FALLEN, false },
		{ "b", "balrog", N_("six Orcs and Trolls"), SIDE_BALROG, false },
	};
	const struct meccg_player *p = player_of(state, list);

	for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
		bool now = p->side == sides[i].side && p->sauron == sides[i].sauron;

		if (!now || list->viewer < 0)
			CHOICE(choices_add(list, sides[i].press, sides[i].word,
			                   meccg_side_name(sides[i].side, sides[i].sauron), _(sides[i].text)),
			       value, "%s", now ? _("now") : "");
	}
}

static void site_choices(const void *state, struct choices *list)
{
	enum meccg_side side = player_of(state, list)->side;
	const char *site, *other = meccg_site_of(side, 1);
	struct choice *choice;

	for (int i = 0; (site = meccg_site_of(side, i)); i++) {
		choice = add_name(list, site);
		choice->key[0] = (char)(site[strncmp(site, "The ", 4) == 0 ? 4 : 0] | 0x20);
		if (side == SIDE_FALLEN)
			CHOICE(choice, text, "%s", _("another one: press : and type it"));
	}
	if (!other)
		return;
	site = meccg_site_of(side, 0);
	choice = choices_add(list, "b", "", "", _("a company at each"));
	CHOICE(choice, word, "\"%s\" \"%s\"", site, other);
	CHOICE(choice, name, _("%s and %s"), site, other);
}

/* Each starter once, with the site where it begins. */
static void placed_choices(const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(state, list);

	for (int i = 0; i < p->holds; i++) {
		const char *site = meccg_start_of(p, &p->held[i]);

		if (meccg_is_starter(&p->held[i]))
			CHOICE(add_card(list, &p->held[i]), value, "%s", site ? site : "");
	}
}

static void start_choices(const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(state, list);

	for (int i = 0; i < p->sites; i++)
		add_name(list, p->site[i]);
}

/* Two items go to different characters (L-Etiquette-9). */
static void starter_choices(const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(state, list);

	for (int i = 0; i < p->holds; i++)
		if (meccg_is_starter(&p->held[i]) && meccg_may_bear(p, p->held[i].name))
			add_card(list, &p->held[i]);
}

/* Those of the pool, or of the first game of an event, that are not given yet; else any name. */
static void item_choices(const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(state, list);

	for (int i = 0; i < p->listed_items; i++)
		if ((!i || strcmp(p->listed[i].name, p->listed[0].name) != 0) &&
		    meccg_items_ungiven(p, p->listed[i].name) > 0)
			add_name(list, p->listed[i].name);
	pick_one(list, list->count ? 1 : MECCG_NAME_COLUMNS);
}

static void borne_choices(const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(state, list);

	for (int i = 0; i < p->items; i++) {
		char bearer[NAME_TYPED];
		struct choice *choice = add_name(list, p->item[i].name);

		word_typed(p->item[i].bearer, bearer, sizeof bearer);
		snprintf(choice->name, sizeof choice->name, _("without %s"), p->item[i].name);
		snprintf(choice->word, sizeof choice->word, "%.50s remove \"%.50s\"", bearer,
		         p->item[i].name);
	}
}

static void name_choices(const void *state, struct choices *list)
{
	pick_one(list, MECCG_NAME_COLUMNS);
}

static void beginner_choices(const void *state, struct choices *list)
{
	const struct table *table = state;

	every_seat (i, *table)
		choices_seat(list, table, i);
	choices_add(list, "r", "", "", _("drawn at random"));
}

static void add_people(const void *state, struct choices *list,
                       bool (*fits)(const struct meccg *, int, const struct meccg_person *))
{
	const struct meccg_player *p = player_of(state, list);

	for (int i = 0; i < p->persons; i++)
		if (fits(state, list->seat, &p->person[i]))
			snprintf(add_name(list, p->person[i].name)->value, sizeof list->out->value,
			         _("%d or more"), meccg_needs(state, &p->person[i]));
}

static void person_choices(const void *state, struct choices *list)
{
	add_people(state, list, is_to_check);
}

static void first_choices(const void *state, struct choices *list)
{
	add_people(state, list, may_be_named);
}

static void category_choices(const void *state, struct choices *list)
{
	char word[20];

	for (int i = 0; choice_at(MECCG_POINT_WORDS, i, word, sizeof word); i++)
		utf8_copy(add_name(list, word)->name, sizeof list->out->name, meccg_category_shown(i));
}

/* Who tries to remove a corruption card, with the points of the cards borne. */
static void remover_choices(const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(state, list);

	for (int i = 0; i < p->persons; i++) {
		char name[NAME_TYPED];
		struct choice *choice;

		if (p->person[i].state != STATE_IN)
			continue;
		choice = add_name(list, p->person[i].name);
		word_typed(p->person[i].name, name, sizeof name);
		snprintf(choice->word, sizeof choice->word, "by=%s", name);
		snprintf(choice->value, sizeof choice->value, "%d", p->person[i].corruption);
	}
	choices_add(list, "-", "", "", _("nobody is named"));
}

/* A card of the one who tries has at most the points that were entered for them. */
static void weight_choices(const void *state, struct choices *list)
{
	const struct meccg_player *p = player_of(state, list);
	const char *by = strstr(list->line, " by=");
	int most = 0;

	for (int i = 0; by && i < p->persons; i++) {
		char name[NAME_TYPED];

		word_typed(p->person[i].name, name, sizeof name);
		if (strncmp(by + 4, name, strlen(name)) == 0)
			most = p->person[i].corruption;
	}
	for (int i = 0; i <= most; i++)
		choices_add(list, i < 10 ? text_number(i).of : NULL, text_number(i).of, "",
		            i ? "" : _("its points were not entered"));
}

/* To the discard pile, or one into the deck, which has five cards at least (L-Additional-3). */
static void fetched_choices(const void *state, struct choices *list)
{
	for (int i = 1; i <= 5; i++)
		CHOICE(choices_add(list, text_number(i).of, text_number(i).of, "", ""), name,
		       _("%d to the discard pile"), i);
	choices_add(list, "d", "1 deck=5", _("1 into the play deck"), _("which has 5 cards or more"));
}

static void state_choices(const void *state, struct choices *list)
{
	choices_add(list, "t", "", "", _("taps for it"));
	choices_add(list, "u", "untapped", "", _("stays untapped: -3"));
	choices_add(list, "d", "tapped", "", _("was tapped before: -3"));
	choices_add(list, "w", "wounded", "", _("is wounded: -3"));
}

const struct offer_hole meccg_offer_holes[] = {
	HOLE("side", side_choices),         HOLE("name", name_choices),       HOLE("card", card_choices),
	HOLE("site", site_choices),         HOLE("placed", placed_choices),   HOLE("start", start_choices),
	HOLE("starter", starter_choices),   HOLE("item", item_choices),       HOLE("borne", borne_choices),
	HOLE("beginner", beginner_choices), HOLE("person", person_choices),   HOLE("first", first_choices),
	HOLE("category", category_choices), HOLE("remover", remover_choices), HOLE("state", state_choices),
	{ "weight", weight_choices, true }, HOLE("fetched", fetched_choices), { 0 },
};
