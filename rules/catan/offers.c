/* SPDX-License-Identifier: MIT */
/*
 * What the players of a Catan table may do now. A hand is known to its owner, to all, or to the dealer:
 * an offer asks only what its viewer has seen, and the line that comes of it is refused by what the
 * dealer knows.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/core/words.h"

/* The offers of one seat while they are listed. */
struct seller {
	struct offers *list;
	const struct catan *c;
	int seat;
	bool own;             /* the viewer sees this hand */
	bool on_turn;         /* the seat is */
	char who[NAME_BYTES]; /* as a word of a line */
};

static const char *kind_name(int kind)
{
	return _(catan_resources[kind].name);
}

static struct catan_range seen_of(const struct catan *c, int seat, int viewer, int kind)
{
	return viewer == seat ? catan_own_range(c, seat, kind) : catan_open_range(c, seat, kind);
}

/* Adds an offer of the seat. */
#define offer(s, id, ...) offers_add((s)->list, id, (s)->seat, __VA_ARGS__)
#define put(s, may, kind, text, button, ...) \
	offers_put((s)->list, may, kind, text, button, offer(s, __VA_ARGS__))

/* ---- what is owed ---- */

/* "7: Anna discards 4, Dora 5" */
static const char *all_discards(const struct seller *s)
{
	const struct catan *c = s->c;
	char list[CATAN_SEATS * (NAME_BYTES + 30)] = "";

	every_seat (i, c->table)
		if (c->player[i].must_discard)
			said_list_add(list, sizeof list, *list ? "%s %d" : _("%s discards %d"),
			              catan_name(c, i), c->player[i].must_discard);
	return offers_text(s->list, "7: %s", list);
}

static void offer_discard(const struct seller *s)
{
	const struct catan *c = s->c;
	int due = c->player[s->seat].must_discard;
	struct offer *o;
	bool may =
		due ? catan_may_play(c, offers_why(s->list))
		    : reason_set(offers_why(s->list),
	                         _("nobody has to discard: only hands over %d, after a 7"), CATAN_HAND_LIMIT);

	o = put(s, may, OFFER_DUE, offers_text(s->list, P_("discard %d card", "discard %d cards", due), due),
	        _("discard"), "discard", "discard %s {*aside}", s->who);
	o->alone = true;
	o->owes = due ? all_discards(s) : NULL;
}

static void offer_robber(const struct seller *s)
{
	const struct catan *c = s->c;
	bool due = c->robber_due && catan_board_told(c);
	struct offer *o =
		put(s, catan_may_move_robber(c, offers_why(s->list)), due ? OFFER_DUE : OFFER_ACT,
	            _("where does the robber go?"), C_("robber", "move"), "robber", "robber {*hex}");

	o->rank = c->robber_due ? OFFER_HINTED : OFFER_PLAIN;
	o->alone = due;
	o->owes = due ? offers_text(s->list, _("%s must move the robber"), catan_name(c, s->seat)) : NULL;
}

static void offer_steal(const struct seller *s)
{
	const struct catan *c = s->c;
	seats_set victims = catan_victims(c);
	bool may = catan_may_steal(c, offers_why(s->list)) &&
	           (victims || reason_set(offers_why(s->list), _("nobody at the robber has a card")));
	struct offer *o = put(s, may, OFFER_DUE, _("steal a card from"), _("steal"), "steal",
	                      "steal %s from={?victim}", s->who);

	o->alone = true;
	if (may)
		o->owes = offers_text(s->list,
		                      seats_count(victims) > 1 ? _("%s steals a card from one of: %s")
		                                               : _("%s steals a card from %s"),
		                      catan_name(c, s->seat), catan_names(c, victims).text);
}

/* ---- the dice, the end of the turn ---- */

/* What the end of the set-up loses; NULL: it is complete. */
static const char *lost_in_setup(const struct seller *s)
{
	const struct catan *c = s->c;
	bool road;
	int players = 0;

	if (c->phase != CATAN_SETUP || catan_settler(c, &road) < 0)
		return NULL;
	every_seat (i, c->table)
		players += catan_on_board(c, i, CATAN_SETTLEMENT) + catan_on_board(c, i, CATAN_CITY) <
		           CATAN_SETUP_ROUNDS;
	if (!players)
		return _("the set-up ends with a road missing");
	return offers_text(
		s->list,
		c->board.laid ? P_("the set-up ends: %d player has no starting cards",
	                           "the set-up ends: %d players have no starting cards", players)
			      : P_("the set-up ends: %d player lacks settlements (b a sets one up)",
	                           "the set-up ends: %d players lack settlements (b a sets one up)", players),
		players);
}

/* Whether somebody has start cards. */
static bool is_dealt(const struct catan *c)
{
	return catan_sum(c->bank) < CATAN_RESOURCES * catan_total(c);
}

static void offer_roll(const struct seller *s)
{
	const struct catan *c = s->c;
	const char *loses = lost_in_setup(s);
	struct offer *o =
		put(s, catan_may_roll(c, offers_why(s->list)), OFFER_ACT, "",
	            c->dice_cards ? _("draw for the roll") : _("roll the dice"), "roll", "roll {%%2dice}");

	o->rank = loses && (c->board.laid || !is_dealt(c)) ? OFFER_PLAIN
	          : loses || c->special                    ? OFFER_HINTED
	                                                   : OFFER_NEXT;
	o->alone = !loses || !c->board.laid;
	o->loses = loses;
	if (c->phase == CATAN_SETUP && !loses) {
		o->kind = OFFER_DUE;
		o->owes = catan_board_told(c)
		                  ? _("the set-up is complete: roll the dice")
		                  : _("the set-up is complete: give starting cards, then roll the dice");
	}
}

/* What real dice show: many buttons, so that they stand below all others. */
static void offer_thrown(const struct seller *s)
{
	if (catan_may_roll(s->c, NULL) && !lost_in_setup(s) && !s->c->dice_cards)
		put(s, true, OFFER_ACT, _("dice on the table"), "", "thrown", "roll {?thrown}")->alone = true;
}

/* A turn that ends now. */
static const char *lost_in_turn(const struct seller *s)
{
	const struct catan *c = s->c;

	if (c->phase == CATAN_PLAYING && !c->rolled && c->rolls)
		return offers_text(s->list, _("%s has not rolled the dice"), catan_name(c, s->seat));
	if (catan_victims(c))
		return _("no card is stolen");
	if (c->free_roads)
		return offers_text(s->list,
		                   P_("%d free road is lost", "%d free roads are lost", c->free_roads),
		                   c->free_roads);
	return lost_in_setup(s);
}

static void offer_turn(const struct seller *s)
{
	const struct catan *c = s->c;
	struct offer *o = put(s, catan_may_act(c, offers_why(s->list)), OFFER_ACT, "", _("my turn is done"),
	                      "turn", "turn");

	o->loses = lost_in_turn(s);
	o->rank = c->phase != CATAN_SETUP && (c->rolled || !c->rolls) ? OFFER_HINTED : OFFER_PLAIN;
	o->alone = c->phase == CATAN_PLAYING && (c->rolled || !c->rolls);
}

/* A chance to build that ends now; the turn of who rolls after it is not touched. */
static void offer_pass(const struct seller *s)
{
	struct offer *o = put(s, catan_may_pass(s->c, offers_why(s->list)), OFFER_ACT, "",
	                      _("my building is done"), "pass", "pass");

	o->rank = OFFER_NEXT;
	o->alone = true;
}

/* ---- building ---- */

/* What is missing of the price, by what the viewer knows of the hand; "" nothing. */
static const char *lacking(const struct seller *s, enum catan_thing thing)
{
	int lacks[CATAN_RESOURCES];

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int missing = catan_costs[thing][kind] - seen_of(s->c, s->seat, s->list->viewer, kind).most;

		lacks[kind] = missing > 0 ? missing : 0;
	}
	return catan_sum(lacks) ? offers_text(s->list, _("lacks %s"), catan_cards_text(lacks).text) : "";
}

/* Whether the seat may pay for it now; else the note says what forbids it, in a word or two. */
static bool may_pay(const struct seller *s, struct offer *o, enum catan_thing thing)
{
	const struct catan *c = s->c;
	struct reason *why = offers_why(s->list);
	int left = thing == CATAN_CARD ? c->deck : c->player[s->seat].left[thing];

	if (!catan_has_piece(c, s->seat, thing, why)) {
		o->note = left ? _("not possible") : _("none left");
		return false;
	}
	if (!catan_may_build(c, s->seat, why)) {
		o->note = _("not now");
		return false;
	}
	o->note = lacking(s, thing);
	if (*o->note)
		return reason_set(why, "%s %s", catan_name(c, s->seat), o->note);
	if (!catan_may_hold(c, s->seat, thing, s->own)) {
		o->note = _("not possible");
		return reason_set(why, _("%s cannot hold the full price"), catan_name(c, s->seat));
	}
	o->note = offers_text(s->list, C_("pieces", "%d left"), left);
	return true;
}

static struct catan_choice places_for(const struct catan *c, int seat, enum catan_thing thing)
{
	return thing == CATAN_ROAD         ? catan_edges_to_build(c, seat)
	       : thing == CATAN_SETTLEMENT ? catan_spots_to_settle(c, seat)
	                                   : catan_spots_to_raise(c, seat);
}

static bool has_place(const struct seller *s, enum catan_thing thing)
{
	static const char *const none[] = {
		[CATAN_ROAD] = N_("%s has no edge to build on"),
		[CATAN_SETTLEMENT] = N_("%s has no free spot on a road, two edges from any building"),
		[CATAN_CITY] = N_("%s has no settlement to turn into a city"),
	};

	return !s->c->board.laid || places_for(s->c, s->seat, thing).count ||
	       reason_set(offers_why(s->list), _(none[thing]), catan_name(s->c, s->seat));
}

/* Where a piece goes: to a place of the board, to hexes that rolls then pay for, or nowhere in particular. */
static const char *place_hole(const struct catan *c, enum catan_thing thing, bool free)
{
	if (c->board.laid)
		return thing == CATAN_ROAD   ? " at={?edge}"
		       : thing == CATAN_CITY ? " at={?city}"
		                             : " at={?spot}";
	if (thing == CATAN_SETTLEMENT && (free || catan_board_told(c)))
		return " at={\"hexes}";
	return thing == CATAN_CITY && catan_board_told(c) ? " at={?place}" : "";
}

static struct offer *add_piece(const struct seller *s, enum catan_thing thing, bool free)
{
	struct offer *o = offer(s, catan_things[thing].word, "build %s %s%s%s", s->who,
	                        catan_things[thing].word, place_hole(s->c, thing, free), free ? " free" : "");

	o->several = s->c->special;
	o->text = _(catan_things[thing].name);
	o->button = _("build");
	return o;
}

/* A piece of the set-up, or a road of Road Building. */
static void offer_free(const struct seller *s, enum catan_thing thing)
{
	const struct catan *c = s->c;
	bool road = false, setup = c->phase == CATAN_SETUP;
	bool settles = setup && catan_settler(c, &road) == s->seat && road == (thing == CATAN_ROAD);
	bool may = (setup || catan_may_act(c, offers_why(s->list))) &&
	           catan_may_set_up(c, s->seat, thing, offers_why(s->list)) && has_place(s, thing);
	struct offer *o = add_piece(s, thing, true);

	o->kind = settles || !setup ? OFFER_DUE : OFFER_ACT;
	o->owes = !setup ? offers_text(s->list,
	                               P_("%s builds %d free road", "%s builds %d free roads", c->free_roads),
	                               catan_name(c, s->seat), c->free_roads)
	                 : offers_text(s->list,
	                               road ? _("set-up, next: %s builds a road")
	                                    : _("set-up, next: %s builds a settlement"),
	                               catan_name(c, s->seat));
	o->rank = OFFER_HINTED;
	o->several = setup && !c->board.laid;
	o->alone = !setup || (settles && c->board.laid);
	o->note = may ? offers_text(s->list, setup ? C_("pieces", "%d left") : _("%d to build"),
	                            setup ? c->player[s->seat].left[thing] : c->free_roads)
	              : _("not now");
	if (c->board.laid)
		o->text = thing == CATAN_ROAD ? _("a free road: where?") : _("a free settlement: where?");
	else if (thing == CATAN_ROAD)
		o->text = _("free road");
	offers_keep(s->list, may && !c->paused);
}

static void offer_piece(const struct seller *s, enum catan_thing thing)
{
	struct offer *o = add_piece(s, thing, false);
	bool paid = may_pay(s, o, thing), may = paid && has_place(s, thing);

	if (paid && !may)
		o->note = _("not possible");
	o->rank = OFFER_HINTED;
	o->alone = s->c->board.laid || !strchr(o->line, '"');
	offers_keep(s->list, may);
}

/* The whole set-up of a player without a board. */
static void offer_start(const struct seller *s)
{
	struct offer *o = put(s, catan_may_start(s->c, s->seat, offers_why(s->list)), OFFER_ACT, "", "",
	                      "start", "start %s", s->who);

	o->several = true;
}

static void offer_builds(const struct seller *s)
{
	const struct catan *c = s->c;
	bool free_road = c->free_roads && s->on_turn && c->phase == CATAN_PLAYING;
	struct offer *o;
	bool may;

	if (c->phase == CATAN_SETUP) {
		offer_free(s, CATAN_SETTLEMENT);
		offer_free(s, CATAN_ROAD);
		if (!c->board.laid)
			offer_start(s);
		return;
	}
	if (free_road)
		offer_free(s, CATAN_ROAD);
	for (int thing = free_road ? CATAN_SETTLEMENT : CATAN_ROAD; thing < CATAN_PIECES; thing++)
		offer_piece(s, thing);
	o = offer(s, "buy", "buy %s", s->who);
	may = may_pay(s, o, CATAN_CARD);
	o->several = c->special;
	o->rank = OFFER_HINTED;
	o->alone = true;
	o->text = _(catan_things[CATAN_CARD].name);
	o->button = _("buy");
	if (!offers_keep(s->list, may))
		return;
	o = offer(s, "named", "buy %s {?kind}", s->who);
	o->several = c->special;
}

/* ---- trade ---- */

static void offer_trade(const struct seller *s)
{
	const struct catan *c = s->c;
	bool may = catan_may_trade(c, s->seat, offers_why(s->list)), pays = false;
	struct offer *o = offer(s, "trade", "trade %s {*gives} with={?other} {*gets}", s->who);

	o->rank = c->rolled ? OFFER_HINTED : OFFER_PLAIN;
	o->note = may ? "" : _("not now");
	offers_keep(s->list, may);
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		pays |= seen_of(c, s->seat, s->list->viewer, kind).most >= catan_rate(c, s->seat, kind);
	if (may && !pays)
		reason_set(offers_why(s->list), _("%s has too few cards of one kind"),
		           catan_name(c, s->seat));
	o = offer(s, "bank", "bank %s {?rate} for {?res}", s->who);
	o->rank = OFFER_HINTED;
	o->alone = true;
	o->text = _("to the bank {rate}, for");
	o->note = may ? "" : _("not now");
	offers_keep(s->list, may && pays);
}

/* ---- development cards ---- */

/* Whether the seat may have this card, as far as the viewer knows: its own, one whose kind was not entered,
 * or, for all others, any that is face down. */
static bool may_have(const struct seller *s, enum catan_development card)
{
	const struct catan *c = s->c;
	const struct catan_player *p = &c->player[s->seat];

	if (!s->own)
		return catan_development(c, s->seat) > 0 && c->played[card] < catan_development_of(c, card);
	return p->held[card] > 0 ||
	       (p->held[CATAN_UNKNOWN] && c->played[card] + p->fresh[card] < catan_development_of(c, card));
}

static void offer_card(const struct seller *s, enum catan_development card, const char *line,
                       const char *note)
{
	const struct catan *c = s->c;
	bool may = catan_may_play_card(c, s->seat, offers_why(s->list));
	struct offer *o = offer(s, catan_cards[card].word, "play %s %s", s->who, line);

	o->alone = o->secret = true;
	o->text = _(catan_cards[card].name);
	o->button = _("play");
	o->note = !may                                       ? _("not now")
	          : !may_have(s, card)                       ? _("none held")
	          : s->own && !c->player[s->seat].held[card] ? _("if you hold it")
	          : s->own                                   ? note
	                                                     : "";
	if (may && !may_have(s, card))
		reason_set(offers_why(s->list), _("%s holds no %s"), catan_name(c, s->seat),
		           _(catan_cards[card].name));
	offers_keep(s->list, may && may_have(s, card));
}

/* Whether all know what each but this one holds of the kind. */
static bool is_known_to_all(const struct catan *c, int but, int kind)
{
	every_seat (i, c->table) {
		struct catan_range range = catan_open_range(c, i, kind);

		if (i != but && range.least != range.most)
			return false;
	}
	return true;
}

static bool is_any_known(const struct catan *c, int but)
{
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (is_known_to_all(c, but, kind))
			return true;
	return false;
}

static void offer_cards(const struct seller *s)
{
	const struct catan *c = s->c;
	int bank = catan_sum(c->bank);

	offer_card(s, CATAN_KNIGHT, "knight", _("move the robber, then steal"));
	if (c->player[s->seat].left[CATAN_ROAD])
		offer_card(s, CATAN_ROAD_BUILDING, "roads", _("two free roads"));
	if (bank)
		offer_card(s, CATAN_PLENTY, bank > 1 ? "plenty {?bank} {?bank2}" : "plenty {?bank}",
		           _("two cards from the bank"));
	if (!s->own || is_any_known(c, s->seat)) /* else only the laptop can ask what each hands over */
		offer_card(s, CATAN_MONOPOLY,
		           "monopoly {?wanted}{?handed1}{?handed2}{?handed3}{?handed4}{?handed5}",
		           _("other kinds at the laptop"));
}

/* One after the other; the last one that is needed wins on one's own turn. */
static void offer_points(const struct seller *s)
{
	const struct catan *c = s->c;
	const struct catan_player *p = &c->player[s->seat];
	int hidden = p->held[CATAN_VP] + p->fresh[CATAN_VP] + p->fresh[CATAN_UNKNOWN];
	bool more = c->played[CATAN_VP] < catan_development_of(c, CATAN_VP);
	bool fresh = (p->fresh[CATAN_VP] || (p->fresh[CATAN_UNKNOWN] && more)) && s->on_turn &&
	             catan_points(c, s->seat) + hidden >= c->goal;
	struct offer *o;

	if (c->phase == CATAN_SETUP || (!may_have(s, CATAN_VP) && !(s->own && fresh)))
		return;
	o = offer(s, "vp", "reveal %s vp", s->who);
	o->alone = o->secret = true;
	o->text = _(catan_cards[CATAN_VP].name);
	o->button = _("show one");
	o->note = s->own && !p->held[CATAN_VP] ? _("if you hold it") : "";
	o->loses = _("everybody sees it");
}

/* ---- the list ---- */

static void offer_all(const struct seller *s)
{
	const struct catan *c = s->c;

	offer_discard(s);
	if (s->on_turn) {
		offer_robber(s);
		offer_steal(s);
		offer_roll(s);
	}
	offer_builds(s);
	if (c->phase != CATAN_SETUP && s->on_turn) {
		offer_trade(s);
		offer_cards(s);
	}
	offer_points(s);
	if (c->special && s->seat == c->builder)
		offer_pass(s);
	if (s->on_turn && !c->special)
		offer_turn(s);
	if (s->on_turn)
		offer_thrown(s);
}

static void offer_rematch(struct offers *list, const struct catan *c)
{
	struct offer *o = offers_add(list, "rematch", -1, "rematch");

	o->rank = OFFER_HINTED;
	o->text = _("a new game, same players and options");
	offers_keep(list, catan_may_rematch(c, offers_why(list)));
}

void catan_offers(const void *state, struct offers *list)
{
	const struct catan *c = state;
	int turn = c->table.turn < 0 ? 0 : c->table.turn;

	if (c->paused) {
		struct offer *o = offers_add(list, "resume", -1, "resume");

		o->kind = OFFER_DUE;
		o->text = _("continue the game");
		o->owes =
			c->pause[0] ? offers_text(list, _("Paused: %s"), c->pause) : _("the game is paused");
	}
	offer_rematch(list, c);
	every_seat (i, c->table) {
		struct seller s = {
			.list = list, .c = c, .seat = i, .own = offers_own(list, i), .on_turn = i == turn
		};

		if (!offers_shows(list, i))
			continue;
		table_seat_word(&c->table, i, s.who, sizeof s.who);
		offer_all(&s);
	}
}

/* ---- the holes of their lines ---- */

static struct choice *add_kind(struct choices *list, int kind, const char *word)
{
	char press[2] = { catan_resources[kind].word[0], '\0' };

	return choices_add(list, press, word, kind_name(kind), "");
}

/* So many of each as the viewer knows may be there. */
static void aside_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int most = seen_of(c, list->seat, list->viewer, kind).most;
		char letter[2] = { catan_resources[kind].word[0], '\0' };

		if (most)
			add_kind(list, kind, letter)->most = most;
	}
	list->least = list->most = c->player[list->seat].must_discard;
}

/* Without a board: the hexes that buildings have told. */
static struct catan_choice told_hexes(const struct catan *c)
{
	struct catan_choice told = { .count = 0 };

	every_seat (i, c->table)
		for (int n = 0; n < c->player[i].places * CATAN_CORNERS; n++) {
			const struct catan_place *place = &c->player[i].place[n / CATAN_CORNERS];
			int k = n % CATAN_CORNERS, at = 0;

			while (k < place->corners && at < told.count && told.at[at] != place->corner[k])
				at++;
			if (k < place->corners && at == told.count && at < ISLAND_EDGES &&
			    catan_may_rob_at(c, place->corner[k], NULL))
				told.at[told.count++] = place->corner[k];
		}
	return told;
}

static void hex_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;
	struct catan_choice hexes = c->board.laid ? catan_robber_hexes(c) : told_hexes(c);

	for (int i = 0; i < hexes.count; i++) {
		catan_hex hex = c->board.laid ? c->board.hex[hexes.at[i]] : hexes.at[i];

		choices_add(list, "", catan_hex_word(hex).text, catan_hex_text(hex).text, "")->place =
			(struct board_place){ c->board.laid ? PLACE_HEX : PLACE_NONE, hexes.at[i] };
	}
	list->least = list->most = 1;
	utf8_copy(list->join, sizeof list->join, ",");
}

static void victim_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;

	each_seat (i, catan_victims(c)) {
		int cards = c->player[i].cards;

		CHOICE(choices_seat(list, &c->table, i), value, P_("%d card", "%d cards", cards), cards);
	}
}

static void other_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;

	every_seat (i, c->table)
		if (i != list->seat)
			CHOICE(choices_seat(list, &c->table, i), value,
			       P_("%d card", "%d cards", c->player[i].cards), c->player[i].cards);
}

static void thrown_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;
	bool quiet = c->no_sevens && c->table.round <= c->no_sevens;

	for (int one = 1; one <= 6; one++)
		for (int other = one; other <= 6; other++)
			if (one + other != 7 || !quiet) {
				struct choice *choice = choices_add(list, "", "", "", "");

				CHOICE(choice, word, "%d %d", one, other);
				CHOICE(choice, name, "%d+%d", one, other);
			}
}

/* "w5", as on the board. */
static struct catan_text hex_short(const struct catan *c, int hex)
{
	return catan_hex_resource(c->board.hex[hex]) < 0 ? catan_hex_text(c->board.hex[hex])
	                                                 : catan_hex_word(c->board.hex[hex]);
}

/* "w5 o8 l4 (23)", and the harbour there. */
static struct catan_text spot_text(const struct catan *c, int spot)
{
	const struct island *island = catan_island(c);
	int hexes[CATAN_CORNERS], count = island_spot_hexes(island, spot, hexes),
				  harbour = island_harbour_at(island, spot);
	struct catan_text out;
	size_t end = 0;

	for (int i = 0; i < count; i++)
		end += (size_t)snprintf(out.text + end, sizeof out.text - end, "%s ",
		                        hex_short(c, hexes[i]).text);
	if (harbour)
		end += (size_t)snprintf(out.text + end, sizeof out.text - end, "%s:1 ",
		                        c->board.harbour[harbour] == ISLAND_ANY ? "3" : "2");
	snprintf(out.text + end, sizeof out.text - end, "(%d)", spot);
	return out;
}

/* "w5/o8 18-23": between the two, or on the coast. */
static struct catan_text edge_text(const struct catan *c, int edge)
{
	struct island_ends ends = island_edge_ends(catan_island(c), edge);
	int hexes[2][CATAN_CORNERS], count[2];
	struct catan_text out;
	size_t end = 0;

	for (int k = 0; k < 2; k++)
		count[k] = island_spot_hexes(catan_island(c), ends.spot[k], hexes[k]);
	for (int n = 0; n < count[0] * count[1]; n++) {
		int hex = hexes[0][n / count[1]];

		if (hex == hexes[1][n % count[1]])
			end += (size_t)snprintf(out.text + end, sizeof out.text - end, "%s%s", end ? "/" : "",
			                        hex_short(c, hex).text);
	}
	snprintf(out.text + end, sizeof out.text - end, " %s", catan_edge_word(c, edge).text);
	return out;
}

static void add_places(const struct catan *c, struct choices *list, enum catan_thing thing)
{
	struct catan_choice places = places_for(c, list->seat, thing);

	for (int i = 0; i < places.count; i++) {
		int at = places.at[i];
		bool road = thing == CATAN_ROAD;
		struct catan_text text = road ? edge_text(c, at) : spot_text(c, at);

		choices_add(list, "", road ? catan_edge_word(c, at).text : text_number(at).of, text.text, "")
			->place = (struct board_place){ road ? PLACE_EDGE : PLACE_SPOT, at };
	}
}

static void edge_choices(const void *state, struct choices *list)
{
	add_places(state, list, CATAN_ROAD);
}

static void spot_choices(const void *state, struct choices *list)
{
	add_places(state, list, CATAN_SETTLEMENT);
}

static void city_choices(const void *state, struct choices *list)
{
	add_places(state, list, CATAN_CITY);
}

/* Without a board: the settlements that can become a city, by their hexes; those whose hexes are not known
 * need no word. */
static void place_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;
	const struct catan_player *p = &c->player[list->seat];
	int told = 0;

	for (int i = 0; i < p->places; i++) {
		told += !p->place[i].city;
		if (!p->place[i].city && p->place[i].corners)
			choices_add(list, text_number(list->count + 1).of,
			            catan_corners_word(&p->place[i]).text, "", "");
	}
	if (told < catan_on_board(c, list->seat, CATAN_SETTLEMENT))
		choices_add(list, "0", "", _("another one"), "");
}

static void add_bank(const struct catan *c, struct choices *list, int kind)
{
	if (c->bank[kind])
		CHOICE(add_kind(list, kind, catan_resources[kind].word), value, _("%d in the bank"),
		       c->bank[kind]);
}

/* What the bank gives for others: not the kind that is given. */
static void res_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;
	const char *given = strstr(list->line, " for ");

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (!given || given == list->line || given[-1] != catan_resources[kind].word[0])
			add_bank(c, list, kind);
}

/* What the bank still has after the first card of a Year of Plenty. */
static void bank_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;
	const char *first = strstr(list->line, " plenty ");
	bool passed = !list->number;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		const char *word = catan_resources[kind].word;
		bool taken =
			list->number && first && strncmp(first + strlen(" plenty "), word, strlen(word)) == 0;

		passed |= taken;
		if (c->bank[kind] > taken &&
		    (passed || list->viewer < 0)) /* a pair has one button on a phone */
			add_bank(c, list, kind);
	}
}

/* What the bank takes of each resource for one card: "4b", by harbours "3b" or "2b". */
static void rate_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		int rate = catan_rate(c, list->seat, kind);
		struct choice *choice;

		if (seen_of(c, list->seat, list->viewer, kind).most < rate)
			continue;
		choice = add_kind(list, kind, "");
		snprintf(choice->word, sizeof choice->word, "%d%c", rate, catan_resources[kind].word[0]);
		snprintf(choice->name, sizeof choice->name, "%d %s", rate, kind_name(kind));
		snprintf(choice->value, sizeof choice->value, _("%d for 1"), rate);
	}
}

static void kind_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;

	for (int card = 0; card < CATAN_DEVELOPMENTS; card++) {
		char press[2] = { catan_cards[card].word[0], '\0' };

		if (c->played[card] < catan_development_of(c, card))
			choices_add(list, press, catan_cards[card].word, _(catan_cards[card].name), "");
	}
}

/* ---- a Monopoly: what all know the others hold is taken, of the rest the laptop asks ---- */

static void wanted_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (list->viewer < 0 || is_known_to_all(c, list->seat, kind))
			add_kind(list, kind, catan_resources[kind].word);
}

/* The resource a Monopoly names; -1: none yet. */
static int resource_of(const char *line)
{
	const char *at = strstr(line, " monopoly ");

	for (int kind = 0; at && kind < CATAN_RESOURCES; kind++) {
		const char *word = catan_resources[kind].word;

		if (strncmp(at + strlen(" monopoly "), word, strlen(word)) == 0)
			return kind;
	}
	return -1;
}

/* What the n-th of the others hands over; one empty choice where that is known. */
static void handed_choices(const void *state, struct choices *list)
{
	const struct catan *c = state;
	int kind = resource_of(list->line), seat = list->number - 1;
	struct catan_range range = { 0 };

	seat += seat >= list->seat;
	if (kind >= 0 && seat < c->table.seats && list->viewer < 0)
		range = catan_range(c, seat, kind);
	if (range.least == range.most) {
		choices_add(list, "y", "", "", "");
		return;
	}
	for (int count = range.least; count <= range.most; count++) {
		char press[12], name[NAME_BYTES + 4];
		struct choice *choice;

		snprintf(press, sizeof press, range.most > 9 ? "%02d" : "%d", count);
		table_seat_word(&c->table, seat, name, sizeof name);
		choice = choices_add(list, press, "", c->table.seat[seat].name, "");
		CHOICE(choice, word, " %s=%d", name, count);
		CHOICE(choice, text, C_("monopoly", "hands over %d"), count);
	}
}

const struct offer_hole catan_offer_holes[] = {
	HOLE("aside", aside_choices),   HOLE("hex", hex_choices),
	HOLE("victim", victim_choices), HOLE("other", other_choices),
	HOLE("thrown", thrown_choices), HOLE("edge", edge_choices),
	HOLE("spot", spot_choices),     HOLE("city", city_choices),
	HOLE("place", place_choices),   HOLE("rate", rate_choices),
	CHAINED("res", res_choices),    CHAINED("bank", bank_choices),
	HOLE("kind", kind_choices),     HOLE("wanted", wanted_choices),
	HOLE("handed", handed_choices), { 0 },
};
