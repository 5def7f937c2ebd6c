/* SPDX-License-Identifier: MIT */
/*
 * The report of the state, its invariants and what is owed. Other programs rely on
 * the shape of the report. Ranges of hands and hidden cards are for the secret
 * view only.
 */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- a player ---- */

static void report_hand(const struct catan *c, int seat, struct emit *e)
{
	emit_object(e, "hand");
	for (int kind = 0; kind < CATAN_RESOURCES; kind++) {
		struct catan_range range = catan_range(c, seat, kind);

		emit_array(e, catan_resources[kind].word);
		emit_number(e, NULL, range.least);
		emit_number(e, NULL, range.most);
		emit_end(e);
	}
	emit_end(e);
}

static void report_held(const int cards[CATAN_HELD], const char *key, struct emit *e)
{
	emit_object(e, key);
	for (int card = 0; card < CATAN_HELD; card++)
		emit_number(e, catan_cards[card].word, cards[card]);
	emit_end(e);
}

static void report_places(const struct catan_player *p, struct emit *e)
{
	emit_array(e, "places");
	for (int k = 0; k < p->places; k++) {
		emit_object(e, NULL);
		emit_text(e, "kind", p->place[k].city ? "city" : "settlement");
		emit_array(e, "at");
		for (int i = 0; i < p->place[k].corners; i++)
			emit_text(e, NULL, catan_hex_word(p->place[k].corner[i]).text);
		emit_end(e);
		emit_end(e);
	}
	emit_end(e);
}

/* Cards in and out, by reason. */
static void report_flow(const struct catan_player *p, struct emit *e)
{
	emit_object(e, "flow");
	for (int flow = 0; flow < CATAN_FLOWS; flow++) {
		if (!p->in[flow] && !p->out[flow])
			continue;
		emit_array(e, catan_flows[flow].word);
		emit_number(e, NULL, p->in[flow]);
		emit_number(e, NULL, -p->out[flow]);
		emit_end(e);
	}
	emit_end(e);
}

static void report_player(const struct catan *c, int seat, struct emit *e)
{
	const struct catan_player *p = &c->player[seat];

	emit_object(e, NULL);
	table_report_name(&c->table, "name", seat, e);
	if (c->colour[seat])
		emit_choice(e, "colour", CATAN_COLOUR_WORDS, c->colour[seat] - 1);
	emit_number(e, "cards", p->cards);
	emit_number(e, "development", catan_development(c, seat));
	emit_number(e, "new_development", catan_new_development(c, seat));
	emit_bool(e, "mixed", p->mixed);
	emit_number(e, "knights", p->knights);
	emit_number(e, "settlements", p->left[CATAN_SETTLEMENT]);
	emit_number(e, "cities", p->left[CATAN_CITY]);
	emit_number(e, "roads", p->left[CATAN_ROAD]);
	emit_number(e, "points", catan_points(c, seat));
	emit_number(e, "road", p->road);
	emit_bool(e, "longest_road", c->longest == seat);
	emit_bool(e, "largest_army", c->largest == seat);
	emit_array(e, "ports");
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		if (p->port[kind])
			emit_text(e, NULL, catan_resources[kind].word);
	if (p->port[CATAN_RESOURCES])
		emit_text(e, NULL, "3");
	emit_end(e);
	report_places(p, e);
	emit_number(e, "sevens", p->sevens);
	catan_report_luck(c, seat, e);
	emit_number(e, "pips", catan_pips(c, seat));
	report_flow(p, e);
	emit_bool(e, "pieces_checked", p->pieces_checked);
	if (e->secret) {
		report_hand(c, seat, e);
		report_held(p->held, "held", e);
		report_held(p->fresh, "new", e);
		emit_number(e, "hidden_points", catan_hidden_points(c, seat));
	}
	emit_end(e);
}

/* ---- the board ---- */

static void report_spots(const struct catan *c, struct emit *e)
{
	emit_array(e, "spots");
	for (int spot = 1; spot <= catan_island(c)->spots; spot++) {
		bool city = false;
		int owner = catan_spot_owner(c, spot, &city);

		if (owner < 0)
			continue;
		emit_object(e, NULL);
		emit_number(e, "spot", spot);
		table_report_name(&c->table, "player", owner, e);
		emit_text(e, "is", city ? "city" : "settlement");
		emit_end(e);
	}
	emit_end(e);
}

static void report_roads(const struct catan *c, struct emit *e)
{
	emit_array(e, "roads");
	for (int edge = 1; edge <= catan_island(c)->edges; edge++) {
		struct island_ends ends = island_edge_ends(catan_island(c), edge);

		if (catan_road_owner(c, edge) < 0)
			continue;
		emit_object(e, NULL);
		emit_array(e, "at");
		emit_number(e, NULL, ends.spot[0]);
		emit_number(e, NULL, ends.spot[1]);
		emit_end(e);
		table_report_name(&c->table, "player", catan_road_owner(c, edge), e);
		emit_end(e);
	}
	emit_end(e);
}

static void report_board(const struct catan *c, struct emit *e)
{
	if (!c->board.laid) {
		emit_null(e, "board");
		return;
	}
	emit_object(e, "board");
	emit_array(e, "hexes");
	for (int hex = 1; hex <= catan_island(c)->hexes; hex++)
		emit_text(e, NULL, catan_hex_word(c->board.hex[hex]).text);
	emit_end(e);
	emit_array(e, "harbours");
	for (int harbour = 1; harbour <= catan_island(c)->harbours; harbour++)
		emit_text(e, NULL, island_harbour_word(c->board.harbour[harbour]).text);
	emit_end(e);
	if (c->board.as_it_lies)
		emit_bool(e, "as_it_lies", true);
	emit_text(e, "robber", catan_hex_word(c->robber).text);
	report_spots(c, e);
	report_roads(c, e);
	emit_end(e);
}

/* ---- the table ---- */

static void report_discards(const struct catan *c, struct emit *e)
{
	emit_array(e, "must_discard");
	every_seat (i, c->table) {
		if (!c->player[i].must_discard)
			continue;
		emit_object(e, NULL);
		table_report_name(&c->table, "player", i, e);
		emit_number(e, "cards", c->player[i].must_discard);
		emit_end(e);
	}
	emit_end(e);
}

/* Four decimal places are enough for a statistic. */
static double rounded(double value)
{
	return (double)(long long)(value * 10000 + 0.5) / 10000;
}

static void report_sums(const struct catan *c, const char *key, bool expected, struct emit *e)
{
	emit_object(e, key);
	for (int sum = 2; sum < CATAN_DICE_SUMS; sum++) {
		char number[16];

		snprintf(number, sizeof number, "%d", sum);
		if (expected)
			emit_real(e, number, rounded(catan_expected(c, sum)));
		else
			emit_number(e, number, c->seen[sum]);
	}
	emit_end(e);
}

static void report_dice(const struct catan *c, struct emit *e)
{
	emit_object(e, "dice");
	emit_number(e, "rolls", c->rolls);
	emit_array(e, "last");
	for (int i = 0; i < 2 && c->rolls; i++)
		emit_number(e, NULL, c->die[i]);
	emit_end(e);
	report_sums(c, "seen", false, e);
	report_sums(c, "expected", true, e);
	if (c->rolls) {
		emit_real(e, "chi2", rounded(catan_chi2(c)));
		emit_real(e, "chi2_merged", rounded(catan_chi2_merged(c)));
	} else {
		emit_null(e, "chi2");
		emit_null(e, "chi2_merged");
	}
	emit_choice(e, "verdict", "too few rolls|as expected|unusual|rare", (int)catan_verdict(c));
	emit_number(e, "longest_without_seven", c->longest_without_seven);
	emit_number_if(e, "cards_left", c->dice_cards, catan_dice_cards_left(c));
	emit_end(e);
}

void catan_report(const void *state, struct emit *e)
{
	const struct catan *c = state;

	emit_text(e, "game", "catan");
	emit_choice(e, "phase", CATAN_PHASE_WORDS, (int)c->phase);
	for (const struct game_option *o = catan_options; o->key; o++)
		option_report(o, c, e);
	table_report(&c->table, e);
	emit_bool(e, "rolled", c->rolled);
	emit_bool(e, "special_building", c->special);
	if (c->special)
		table_report_name(&c->table, "builder", c->builder, e);
	emit_bool(e, "card_played", c->card_played);
	emit_number(e, "free_roads", c->free_roads);
	emit_text(e, "paused", c->paused ? c->pause : NULL);
	emit_text(e, "dealer", catan_dealer_word(c));
	emit_bool(e, "deals_development", c->deals_development);
	emit_object(e, "bank");
	for (int kind = 0; kind < CATAN_RESOURCES; kind++)
		emit_number(e, catan_resources[kind].word, c->bank[kind]);
	emit_end(e);
	emit_number(e, "development", c->deck);
	emit_array(e, "players");
	every_seat (i, c->table)
		report_player(c, i, e);
	emit_end(e);
	report_discards(c, e);
	emit_text(e, "robber", catan_hex_word(c->robber).text);
	report_board(c, e);
	emit_bool(e, "robber_due", c->robber_due);
	table_report_names(&c->table, "victims", catan_victims(c), e);
	table_report_name(&c->table, "longest_road", c->longest, e);
	table_report_name(&c->table, "largest_army", c->largest, e);
	report_dice(c, e);
	if (e->secret)
		emit_number(e, "worlds", c->worlds);
	table_report_name(&c->table, "winner", c->winner, e);
	if (c->signed_by)
		table_report_names(&c->table, "signed", c->signed_by, e);
}

void catan_summary(const void *state, char *out, size_t size)
{
	const struct catan *c = state;

	if (c->phase == CATAN_OVER)
		snprintf(out, size, "%s", _("over"));
	else if (c->phase == CATAN_SETUP)
		snprintf(out, size, "%s", _("setup"));
	else
		snprintf(out, size, P_("%d roll", "%d rolls", c->rolls), c->rolls);
}

/* ---- invariants ---- */

static bool check_player(const struct catan *c, int seat, struct reason *why)
{
	const struct catan_player *p = &c->player[seat];
	int cities = catan_places_of(c, seat, CATAN_CITY), settlements = p->places - cities;

	for (int thing = 0; thing < CATAN_PIECES; thing++)
		if (p->left[thing] < 0 || p->left[thing] > catan_pieces[thing])
			return reason_set(why, "seat %d: %d %s left", seat + 1, p->left[thing],
			                  catan_things[thing].word);
	if (settlements > catan_on_board(c, seat, CATAN_SETTLEMENT) ||
	    cities > catan_on_board(c, seat, CATAN_CITY))
		return reason_set(why, "seat %d: %d settlements and %d cities have a place", seat + 1,
		                  settlements, cities);
	if (p->must_discard < 0 || p->must_discard > p->cards)
		return reason_set(why, "seat %d: discards %d of %d", seat + 1, p->must_discard, p->cards);
	if (p->steps < 0 || p->steps > CATAN_STEPS)
		return reason_set(why, "seat %d: %d steps", seat + 1, p->steps);
	return true;
}

/* Deck, hands and played cards add up to 25 (34), and no kind exceeds the box. */
static bool check_development(const struct catan *c, struct reason *why)
{
	int total = c->deck + c->gone;

	every_seat (i, c->table)
		total += catan_development(c, i);
	for (int card = 0; card < CATAN_DEVELOPMENTS; card++) {
		int known = catan_known_of(c, card);

		total += c->played[card];
		if (known > catan_development_of(c, card))
			return reason_set(why, "%d %s", known, catan_cards[card].word);
	}
	if (c->deck < 0 || c->gone < 0 || total != catan_development_total(c))
		return reason_set(why, "%d development cards: %d in the deck, %d gone", total, c->deck,
		                  c->gone);
	return true;
}

/* Each spot has one building at most, and what lies on the board is out of the supply. */
static bool check_board(const struct catan *c, struct reason *why)
{
	bool taken[ISLAND_SPOTS + 1] = { false };

	if (c->board.laid && !catan_robber_place(c))
		return reason_set(why, "the robber on %s is on no hex of the board",
		                  catan_hex_word(c->robber).text);
	every_seat (i, c->table) {
		if (catan_told_roads(c, i) > catan_on_board(c, i, CATAN_ROAD))
			return reason_set(why, "seat %d: %d roads lie on edges", i + 1,
			                  catan_told_roads(c, i));
		for (int k = 0; k < c->player[i].places; k++) {
			int spot = c->player[i].place[k].spot;

			if (c->board.laid != (spot > 0) || spot > catan_island(c)->spots ||
			    (spot && taken[spot]))
				return reason_set(why, "seat %d: a building on spot %d", i + 1, spot);
			taken[spot] = true;
		}
	}
	return true;
}

bool catan_check(const void *state, struct reason *why)
{
	const struct catan *c = state;
	int knights = 0;

	if (!table_check(&c->table, why) || !catan_hands_check(c, why) || !catan_sights_check(c, why) ||
	    !check_development(c, why) || !check_board(c, why))
		return false;
	every_seat (i, c->table) {
		if (!check_player(c, i, why))
			return false;
		knights += c->player[i].knights;
	}
	if (knights != c->played[CATAN_KNIGHT])
		return reason_set(why, "%d knights, %d played", knights, c->played[CATAN_KNIGHT]);
	if (c->longest < -1 || c->longest >= CATAN_SEATS || c->largest < -1 || c->largest >= CATAN_SEATS)
		return reason_set(why, "seat %d has the longest road, %d the largest army", c->longest + 1,
		                  c->largest + 1);
	if (c->free_roads && c->free_roads > c->player[c->table.turn].left[CATAN_ROAD])
		return reason_set(why, "%d free roads, %d left", c->free_roads,
		                  c->player[c->table.turn].left[CATAN_ROAD]);
	if (c->signed_by && c->phase != CATAN_OVER)
		return reason_set(why, "signed in phase %d", c->phase);
	if ((c->winner >= 0) != (c->phase == CATAN_OVER))
		return reason_set(why, "seat %d wins in phase %d", c->winner + 1, c->phase);
	return true;
}
