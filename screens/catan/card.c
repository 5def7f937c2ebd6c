/* SPDX-License-Identifier: MIT */
/*
 * Catan on a telephone: the own hand and development cards, everybody's points, and what
 * the seat may do by itself. No button and no text of a seat depends on the cards of
 * another: where a line would tell of them it is left to the laptop.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* The card being filled. */
struct filling {
	struct card *card;
	const struct catan *c;
	int seat;             /* -1: the onlookers */
	char who[NAME_BYTES]; /* as a word of a line */
	bool hands;           /* cards are entered here */
	struct catan_range has[CATAN_RESOURCES];
};

/* Whether any card has ever come to a hand; else the dealer leaves them out. */
static bool keeps_hands(const struct catan *c)
{
	static const int none[CATAN_FLOWS];

	for (int i = 0; i < c->table.seats; i++)
		if (c->player[i].cards || memcmp(c->player[i].in, none, sizeof none) != 0)
			return true;
	return false;
}

static bool is_on_turn(const struct filling *f)
{
	const struct catan *c = f->c;

	return f->seat == (c->table.turn < 0 ? 0 : c->table.turn) && c->phase != CATAN_OVER;
}

static const char *kind_name(int kind)
{
	return _(catan_resources[kind].name);
}

static char kind_letter(int kind)
{
	return catan_resources[kind].word[0];
}

static bool holds(const struct filling *f, enum catan_development card)
{
	return f->c->player[f->seat].held[card] > 0;
}

/* Takes the last row away where nothing came to it. */
static void drop_empty(struct card *card)
{
	card->rows -= card->row[card->rows - 1].buttons == 0;
}

/* ---- places ---- */

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
	int hexes[3], count = island_spot_hexes(island, spot, hexes),
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
	int hexes[2][3], count[2];
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

static struct catan_text place_text(const struct catan *c, enum aim_piece piece, int at)
{
	return piece == AIM_ROAD ? edge_text(c, at) : spot_text(c, at);
}

/* ---- what the seat owes: one thing at a time ---- */

/* The button that says which pick it is. */
static void one_of(struct card *card, const char *text, const char *line)
{
	struct card_button *button = card_button(card, text, "%s", line);

	button->asks = CARD_PICKS;
	button->least = button->most = 1;
	snprintf(button->join, sizeof button->join, ",");
}

static struct card_row *add_pick(struct card *card, const char *text, const char *word)
{
	struct card_row *row = card_row(card, CARD_PICK, "%s", text);

	utf8_copy(row->word, sizeof row->word, word);
	return row;
}

static void ask_discard(const struct filling *f)
{
	int due = f->c->player[f->seat].must_discard;
	struct card_button *button;

	card_row(f->card, CARD_ASK, P_("discard %d card", "discard %d cards", due), due);
	button = card_button(f->card, _("discard"), "discard %s " CARD_HOLE, f->who);
	button->asks = CARD_PICKS;
	button->least = button->most = due;
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (f->has[kind].most) {
			char letter[2] = { kind_letter(kind), '\0' };

			add_pick(f->card, kind_name(kind), letter)->most = f->has[kind].most;
		}
}

/* Without a board: the hexes that buildings have told. */
static struct catan_choice told_hexes(const struct catan *c)
{
	struct catan_choice told = { .count = 0 };

	for (int i = 0; i < c->table.seats; i++)
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

static void ask_robber(const struct filling *f)
{
	struct catan_choice hexes = f->c->board.laid ? catan_robber_hexes(f->c) : told_hexes(f->c);

	if (!hexes.count)
		return;
	card_row(f->card, CARD_ASK, "%s", _("where does the robber go?"));
	one_of(f->card, C_("robber", "move"), "robber " CARD_HOLE);
	for (int i = 0; i < hexes.count; i++) {
		catan_hex hex = f->c->board.laid ? f->c->board.hex[hexes.at[i]] : hexes.at[i];

		add_pick(f->card, catan_hex_text(hex).text, catan_hex_word(hex).text);
	}
}

static void ask_victim(const struct filling *f, seats_set victims)
{
	char line[NAME_BYTES + 20];

	snprintf(line, sizeof line, "steal %s from=" CARD_HOLE, f->who);
	card_row(f->card, CARD_ASK, "%s", _("steal a card from"));
	one_of(f->card, _("steal"), line);
	each_seat (i, victims) {
		char word[NAME_BYTES];
		int cards = f->c->player[i].cards;

		screen_seat_word(&f->c->table, i, word, sizeof word);
		snprintf(add_pick(f->card, f->c->table.seat[i].name, word)->note, sizeof f->card->row->note,
		         P_("%d card", "%d cards", cards), cards);
	}
}

/* A road or settlement of the set-up, or of Road Building. */
static void ask_free(const struct filling *f, bool road)
{
	enum aim_piece piece = road ? AIM_ROAD : AIM_SETTLEMENT;
	struct catan_choice places = catan_places_for(f->c, piece, f->seat);
	char line[NAME_BYTES + 40];

	if (!places.count)
		return;
	snprintf(line, sizeof line, "build %s %s at=" CARD_HOLE " free", f->who,
	         road ? "road" : "settlement");
	card_row(f->card, CARD_ASK, "%s", road ? _("a free road: where?") : _("a free settlement: where?"));
	one_of(f->card, _("build"), line);
	for (int i = 0; i < places.count; i++)
		add_pick(f->card, place_text(f->c, piece, places.at[i]).text,
		         catan_place_word(f->c, piece, places.at[i]).text);
}

static void ask(const struct filling *f)
{
	const struct catan *c = f->c;
	seats_set victims = catan_victims(c);
	bool road = true;
	int settler = catan_settler(c, &road);

	if (c->paused || c->phase == CATAN_OVER)
		return;
	if (c->player[f->seat].must_discard)
		ask_discard(f);
	else if (c->board.laid && settler == f->seat)
		ask_free(f, road);
	else if (!is_on_turn(f) || c->phase == CATAN_SETUP)
		return;
	else if (catan_board_told(c) && c->robber_due && !catan_discards_due(c))
		ask_robber(f);
	else if (victims && catan_may_steal(c, NULL))
		ask_victim(f, victims);
	else if (c->board.laid && c->free_roads)
		ask_free(f, true);
}

/* ---- the dice, the end of the turn ---- */

/* Whether a roll is due that ends the set-up: only without a board, which the set-up completes. */
static bool is_early(const struct catan *c)
{
	bool road;

	return c->phase == CATAN_SETUP && catan_settler(c, &road) >= 0;
}

static bool may_roll(const struct filling *f)
{
	return is_on_turn(f) && catan_may_roll(f->c, NULL) && !(is_early(f->c) && f->c->board.laid);
}

static void offer_roll(const struct filling *f)
{
	struct card_button *button;

	if (!may_roll(f))
		return;
	card_row(f->card, CARD_DO, "%s", "");
	button = card_button(f->card, f->c->dice_cards ? _("draw for the roll") : _("roll the dice"), "roll");
	if (is_early(f->c))
		utf8_copy(button->sure, sizeof button->sure, _("This ends the set-up."));
}

/* What real dice show: many buttons, so that they stand below all others. */
static void offer_dice(const struct filling *f)
{
	const struct catan *c = f->c;
	bool quiet = c->no_sevens && (c->table.round ? c->table.round : 1) <= c->no_sevens;

	if (!may_roll(f) || is_early(c) || c->dice_cards)
		return;
	card_row(f->card, CARD_DO, "%s", _("dice on the table"));
	for (int one = 1; one <= 6; one++)
		for (int other = one; other <= 6; other++)
			if (one + other != 7 || !quiet) {
				char text[12];

				snprintf(text, sizeof text, "%d+%d", one, other);
				card_button(f->card, text, "roll %d %d", one, other);
			}
}

/* Not while something would be lost without a word. */
static void offer_turn(const struct filling *f)
{
	const struct catan *c = f->c;
	struct card_button *button;

	if (!is_on_turn(f) || c->phase != CATAN_PLAYING || !catan_may_act(c, NULL) || c->special ||
	    c->steal_due || (c->rolls && !c->rolled))
		return;
	card_row(f->card, CARD_DO, "%s", "");
	button = card_button(f->card, _("my turn is done"), "turn");
	if (c->free_roads)
		snprintf(button->sure, sizeof button->sure,
		         P_("%d free road is then lost.", "%d free roads are then lost.", c->free_roads),
		         c->free_roads);
}

/* ---- building ---- */

static void offer_on_board(const struct filling *f, enum catan_thing thing)
{
	enum aim_piece piece = AIM_ROAD + thing;
	struct catan_choice places = catan_places_for(f->c, piece, f->seat);

	if (places.count)
		card_row(f->card, CARD_DO, "%s", _(catan_things[thing].name));
	for (int i = 0; i < places.count; i++)
		card_button(f->card, place_text(f->c, piece, places.at[i]).text, "build %s %s at=%s", f->who,
		            catan_things[thing].word, catan_place_word(f->c, piece, places.at[i]).text);
}

/* The settlements with known hexes; one whose hexes are not known needs no word. */
static void offer_cities(const struct filling *f)
{
	const struct catan_player *p = &f->c->player[f->seat];
	int told = 0;

	for (int i = 0; i < p->places; i++) {
		struct catan_text word = catan_corners_word(&p->place[i]);

		told += !p->place[i].city;
		if (!p->place[i].city && *word.text)
			card_button(f->card, word.text, "build %s city at=%s", f->who, word.text);
	}
	if (told < CATAN_SETTLEMENTS - p->left[CATAN_SETTLEMENT])
		card_button(f->card, told ? _("another one") : _("build"), "build %s city", f->who);
}

/* Without a board; where rolls pay by hexes the laptop asks for those of a settlement. */
static void offer_by_hexes(const struct filling *f, enum catan_thing thing)
{
	if (thing == CATAN_SETTLEMENT && catan_board_told(f->c))
		return;
	card_row(f->card, CARD_DO, "%s", _(catan_things[thing].name));
	if (thing == CATAN_CITY)
		offer_cities(f);
	else
		card_button(f->card, _("build"), "build %s %s", f->who, catan_things[thing].word);
}

static void offer_builds(const struct filling *f)
{
	const struct catan *c = f->c;

	if (c->free_roads && !c->board.laid && f->seat == c->table.turn && catan_may_act(c, NULL)) {
		card_row(f->card, CARD_DO, "%s", _("free road"));
		card_button(f->card, _("build"), "build %s road free", f->who);
	}
	if (c->phase == CATAN_SETUP || !catan_may_build(c, f->seat, NULL))
		return;
	for (int thing = 0; thing < CATAN_THINGS; thing++) {
		if (!catan_own_can_buy(c, f->seat, thing) ||
		    (thing == CATAN_ROAD && c->free_roads && f->seat == c->table.turn))
			continue;
		if (thing == CATAN_CARD) {
			card_row(f->card, CARD_DO, "%s", _(catan_things[thing].name));
			card_button(f->card, _("buy"), "buy %s", f->who);
		} else if (c->board.laid) {
			offer_on_board(f, thing);
		} else {
			offer_by_hexes(f, thing);
		}
	}
}

/* ---- the bank ---- */

static void offer_bank(const struct filling *f)
{
	const struct catan *c = f->c;

	if (!catan_may_trade(c, f->seat, NULL))
		return;
	for (int give = 0; give < CATAN_RESOURCES; give++) {
		int rate = catan_rate(c, f->seat, give);

		if (f->has[give].most < rate)
			continue;
		card_row(f->card, CARD_DO, _("to the bank %d %s, for"), rate, kind_name(give));
		for (int take = 0; take < CATAN_RESOURCES; take++)
			if (take != give && c->bank[take])
				card_button(f->card, kind_name(take), "bank %s %d%c for %s", f->who, rate,
				            kind_letter(give), catan_resources[take].word);
		drop_empty(f->card);
	}
}

/* ---- development cards ---- */

/* Whether the seat may have this card: known, or one of those whose kind was not entered. The cards of
 * others are not asked, or the button would tell of them. */
static bool may_hold(const struct filling *f, enum catan_development card)
{
	const struct catan_player *p = &f->c->player[f->seat];

	return holds(f, card) || (p->held[CATAN_UNKNOWN] &&
	                          f->c->played[card] + p->fresh[card] < catan_development_of(f->c, card));
}

static void play_row(const struct filling *f, enum catan_development card, const char *note)
{
	struct card_row *row = card_row(f->card, CARD_DO, "%s", _(catan_cards[card].name));

	utf8_copy(row->note, sizeof row->note, holds(f, card) ? note : _("if you hold it"));
}

/* Of what the others hold the laptop asks, unless all know it. */
static bool is_known_to_all(const struct filling *f, int kind)
{
	for (int i = 0; i < f->c->table.seats; i++) {
		struct catan_range range = catan_open_range(f->c, i, kind);

		if (i != f->seat && range.least != range.most)
			return false;
	}
	return true;
}

static void offer_monopoly(const struct filling *f)
{
	play_row(f, CATAN_MONOPOLY, _("other kinds at the laptop"));
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (is_known_to_all(f, kind))
			card_button(f->card, kind_name(kind), "play %s monopoly %s", f->who,
			            catan_resources[kind].word);
	drop_empty(f->card);
}

static void offer_plenty(const struct filling *f)
{
	const int *bank = f->c->bank;
	int left = 0;

	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		left += bank[kind];
	if (!left)
		return;
	play_row(f, CATAN_PLENTY, _("two cards from the bank"));
	for (int one = 0; one < CATAN_RESOURCES; one++)
		for (int other = one; other < CATAN_RESOURCES; other++) {
			int cards[CATAN_RESOURCES] = { 0 };

			cards[one]++;
			cards[other] += left > 1;
			if (cards[one] <= bank[one] && cards[other] <= bank[other] &&
			    (left > 1 || one == other))
				card_button(f->card, catan_cards_text(cards).text, "play %s plenty %s%s%s",
				            f->who, catan_resources[one].word, left > 1 ? " " : "",
				            left > 1 ? catan_resources[other].word : "");
		}
}

static void offer_cards(const struct filling *f)
{
	const struct catan *c = f->c;

	if (!catan_may_play_card(c, f->seat, NULL))
		return;
	if (may_hold(f, CATAN_KNIGHT)) {
		play_row(f, CATAN_KNIGHT, _("move the robber, then steal"));
		card_button(f->card, _("play"), "play %s knight", f->who);
	}
	if (may_hold(f, CATAN_ROAD_BUILDING) && c->player[f->seat].left[CATAN_ROAD]) {
		play_row(f, CATAN_ROAD_BUILDING, _("two free roads"));
		card_button(f->card, _("play"), "play %s roads", f->who);
	}
	if (may_hold(f, CATAN_PLENTY))
		offer_plenty(f);
	if (may_hold(f, CATAN_MONOPOLY))
		offer_monopoly(f);
}

/* One after the other; the last one that is needed wins on the own turn. */
static void offer_points(const struct filling *f)
{
	const struct catan *c = f->c;
	const struct catan_player *p = &c->player[f->seat];
	int hidden = p->held[CATAN_VP] + p->fresh[CATAN_VP] + p->fresh[CATAN_UNKNOWN];
	bool more = c->played[CATAN_VP] + p->fresh[CATAN_VP] < catan_development_of(c, CATAN_VP);
	bool fresh = (p->fresh[CATAN_VP] || (p->fresh[CATAN_UNKNOWN] && more)) && c->table.turn == f->seat &&
	             catan_points(c, f->seat) + hidden >= c->goal;
	struct card_button *button;

	if (c->phase == CATAN_SETUP || (!may_hold(f, CATAN_VP) && !fresh))
		return;
	play_row(f, CATAN_VP, "");
	button = card_button(f->card, _("show one"), "reveal %s vp", f->who);
	utf8_copy(button->sure, sizeof button->sure, _("Everybody then sees it."));
}

/* ---- what the seat alone may see ---- */

static void own_hand(const struct filling *f)
{
	if (!f->hands)
		return;
	card_row(f->card, CARD_SECRET, "%s", _("your hand"));
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct card_row *row = card_value(f->card, CARD_ITEM, kind_name(kind), f->has[kind].least);

		if (f->has[kind].least != f->has[kind].most)
			snprintf(row->text, sizeof row->text, "%d-%d", f->has[kind].least, f->has[kind].most);
	}
}

static void own_cards(const struct filling *f)
{
	const struct catan_player *p = &f->c->player[f->seat];

	if (!catan_development(f->c, f->seat))
		return;
	card_row(f->card, CARD_SECRET, "%s", _("your development cards"));
	for (int card = 0; card < CATAN_HELD; card++) {
		if (p->held[card])
			card_value(f->card, CARD_ITEM, _(catan_cards[card].name), p->held[card]);
		if (p->fresh[card])
			utf8_copy(card_value(f->card, CARD_ITEM, _(catan_cards[card].name), p->fresh[card])
			                  ->note,
			          sizeof f->card->row->note, _("bought this turn: not playable yet"));
	}
}

static void own_numbers(const struct filling *f)
{
	const struct catan *c = f->c;
	const struct catan_player *p = &c->player[f->seat];
	int points = catan_points(c, f->seat), hidden = p->held[CATAN_VP] + p->fresh[CATAN_VP];
	struct card_row *row = card_value(f->card, CARD_BIG, C_("victory", "points"), points);

	snprintf(row->note, sizeof row->note, C_("goal", "of %d"), c->goal);
	if (hidden)
		snprintf(row->note + strlen(row->note), sizeof row->note - strlen(row->note),
		         _("; %d with hidden ones"), points + hidden);
	if (f->hands) {
		row = card_value(f->card, CARD_BIG, C_("hand", "cards"), p->cards);
		row->danger = p->cards > CATAN_HAND_LIMIT;
		if (row->danger)
			utf8_copy(row->note, sizeof row->note, _("a 7 takes half"));
	}
	card_value(f->card, CARD_FACT, _("settlements left"), p->left[CATAN_SETTLEMENT]);
	card_value(f->card, CARD_FACT, _("cities left"), p->left[CATAN_CITY]);
	card_value(f->card, CARD_FACT, _("roads left"), p->left[CATAN_ROAD]);
}

/* ---- what everybody may see ---- */

/* What a player is asked for now. */
static void add_duty(const struct catan *c, int seat, char *note, size_t size)
{
	bool road;

	if (c->winner == seat)
		said_list_add(note, size, "%s", _("WINS"));
	else if (c->player[seat].must_discard)
		said_list_add(note, size, _("discards %d"), c->player[seat].must_discard);
	else if (c->special && seat != c->ended)
		said_list_add(note, size, "%s", _("BUILDS"));
	else if (c->robber_due && seat == c->table.turn && catan_board_told(c))
		said_list_add(note, size, "%s", _("moves the robber"));
	else if (c->board.laid && catan_settler(c, &road) == seat)
		said_list_add(note, size, "%s", _("BUILDS"));
}

static void add_player(const struct filling *f, int seat)
{
	const struct catan *c = f->c;
	const struct catan_player *p = &c->player[seat];
	struct card_row *row = card_player(f->card, &c->table, seat);
	int cards = catan_development(c, seat);
	size_t size = sizeof row->note;

	row->number = true;
	row->value = catan_points(c, seat);
	add_duty(c, seat, row->note, size);
	if (f->hands)
		said_list_add(row->note, size, P_("%d card", "%d cards", p->cards), p->cards);
	if (cards)
		said_list_add(row->note, size, P_("%d dev card", "%d dev cards", cards), cards);
	if (p->knights)
		said_list_add(row->note, size, P_("%d knight", "%d knights", p->knights), p->knights);
	if (c->longest == seat)
		said_list_add(row->note, size, _("LONGEST %d"), p->road);
	if (c->largest == seat)
		said_list_add(row->note, size, _("ARMY %d"), p->knights);
}

/* Not the bank: it lies on the table, and its numbers would tell what a judge has set in a hand. */
static void add_table(const struct filling *f)
{
	const struct catan *c = f->c;
	struct card_row *row;

	if (c->paused) {
		row = card_row(f->card, CARD_FACT, "%s", _("paused"));
		utf8_copy(row->text, sizeof row->text, c->pause[0] ? c->pause : _("for a judge"));
		row->danger = true;
	}
	if (c->rolled) {
		row = card_value(f->card, CARD_FACT, C_("fact", "roll"), c->die[0] + c->die[1]);
		snprintf(row->note, sizeof row->note, "%d+%d", c->die[0], c->die[1]);
	}
	if (f->seat < 0)
		card_value(f->card, CARD_FACT, _("points that win"), c->goal);
	card_value(f->card, CARD_FACT, _("development cards left"), c->deck);
	for (int i = 0; i < c->table.seats; i++)
		add_player(f, i);
}

void catan_card(const void *state, int seat, struct card *card)
{
	struct filling f = { .card = card, .c = state, .seat = seat, .hands = keeps_hands(state) };

	if (seat >= 0) {
		screen_seat_word(&f.c->table, seat, f.who, sizeof f.who);
		for (int kind = 0; kind < CATAN_RESOURCES; kind++)
			f.has[kind] = catan_own_range(f.c, seat, kind);
		own_numbers(&f);
		ask(&f);
		offer_roll(&f);
		offer_turn(&f);
		offer_builds(&f);
		offer_bank(&f);
		offer_cards(&f);
		offer_points(&f);
		offer_dice(&f);
		own_hand(&f);
		own_cards(&f);
	}
	add_table(&f);
}
