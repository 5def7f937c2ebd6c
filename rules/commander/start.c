/* SPDX-License-Identifier: MIT */
/*
 * Before play: announcing commanders, swapping with the sideboard, mulligans
 * (C7 and its successors), and beginning again. Cards are only counted: hand,
 * library and cards set aside add up to the deck.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "rules/magic/deck.h"

enum { CARD_COLUMNS = 80 };

/* ---- C7.1: commanders ---- */

static bool is_unused(const struct commander *c, int seat, int card)
{
	const struct commander_card *own = &c->player[seat].card[card];

	every_seat (i, c->table)
		if (c->player[i].taken[seat][card])
			return false;
	return !own->casts && !own->mana && !own->died && own->zone == ZONE_COMMAND;
}

static bool read_card_name(struct call *call, char name[COMMANDER_BYTES])
{
	const char *word;

	if (!args_word(&call->args, &word))
		return false;
	if (!word[0] || strlen(word) >= COMMANDER_BYTES || utf8_columns(word) > CARD_COLUMNS)
		return reason_set(call->why, _("a card's name has 1 to %d columns"), CARD_COLUMNS);
	memcpy(name, word, strlen(word) + 1);
	return true;
}

/* "WUG", in the order in which colours are told. */
static bool read_identity(struct call *call, char identity[6])
{
	const char *word = args_key(&call->args, "identity");
	unsigned colors = 0;

	for (const char *at = word; at && *at && strcmp(word, "C") != 0; at++) {
		if (!color_of_letter(*at))
			return reason_set(call->why,
			                  _("identity= takes letters from WUBRG, or C for colourless"));
		colors |= color_of_letter(*at);
	}
	snprintf(identity, 6, "%s", colors ? color_letters(colors).text : word ? "C" : "");
	return true;
}

static void tell_commanders(struct call *call, int seat, int count, char names[COMMANDERS][COMMANDER_BYTES])
{
	const struct commander *c = call->state;
	const char *identity = c->player[seat].identity;

	if (count == 2)
		said_line(call->said, _("%s: commanders %s and %s"), commander_name(c, seat), names[0],
		          names[1]);
	else
		said_line(call->said, _("%s: commander %s"), commander_name(c, seat), names[0]);
	if (*identity)
		said_line(call->said, *identity == 'C' ? _("colourless") : _("colour identity %s"), identity);
	for (int k = 0; k < count; k++)
		said_change(call->said, commander_name(c, seat), NULL, _("commander %s"), names[k]);
}

bool commander_do_commander(struct call *call)
{
	struct commander *c = call->state;
	struct commander_player *p;
	char names[COMMANDERS][COMMANDER_BYTES] = { "", "" }, identity[6] = "";
	int seat, count = 0;

	if (!read_identity(call, identity) || !args_player(&call->args, &c->table, true, &seat) ||
	    !read_card_name(call, names[count++]))
		return false;
	if (args_more(&call->args) && !read_card_name(call, names[count++]))
		return false;
	p = &c->player[seat];
	if (count == 2 && strcmp(names[0], names[1]) == 0)
		return reason_set(call->why, _("two commanders must be different cards"));
	if (count == 1 && !is_unused(c, seat, 1))
		return reason_set(call->why, _("%s's second commander has been in play: name both"),
		                  commander_name(c, seat));
	p->commanders = count;
	for (int k = 0; k < COMMANDERS; k++)
		memcpy(p->card[k].name, names[k], COMMANDER_BYTES);
	memcpy(p->identity, identity, sizeof identity);
	p->library = commander_deck(c, seat) - p->hand - p->set_aside;
	tell_commanders(call, seat, count, names);
	return true;
}

/* What stands between two names: first what only two cards have, then what cards of two faces have, too. */
static const char *const between[] = { "+", " // ", " / ", " & " };

/* Parts "A + B" at the first of these signs, the one with A and B; false: it has none of them. */
static bool part_names(const char *text, int from, int to, char names[COMMANDERS][COMMANDER_BYTES])
{
	for (int i = from; i < to; i++) {
		const char *sign = strstr(text, between[i]), *end = sign, *other;

		if (!sign || sign == text || strlen(text) >= COMMANDER_BYTES)
			continue;
		while (end > text && end[-1] == ' ')
			end--;
		other = sign + strlen(between[i]);
		snprintf(names[0], COMMANDER_BYTES, "%.*s", (int)(end - text), text);
		snprintf(names[1], COMMANDER_BYTES, "%s", other + strspn(other, " "));
		return true;
	}
	return false;
}

enum { SIGNS = sizeof between / sizeof *between };

void commander_list_faces(const void *state, struct choices *list)
{
	char names[COMMANDERS][COMMANDER_BYTES], both[2 * COMMANDER_BYTES] = "";
	const char *end = strrchr(list->line, '"'),
		   *from = end; /* of the name: a seat's may stand before it */

	while (from && from > list->line && from[-1] != '"')
		from--;
	if (from)
		snprintf(both, sizeof both, "%.*s", (int)(end - from), from);
	if (part_names(both, 0, 1, names) || !part_names(both, 1, SIGNS, names)) {
		choices_add(list, NULL, "", "", "");
		return;
	}
	choices_add(list, "1", "as=one", _("one card"), _("with two faces"));
	snprintf(both, sizeof both, "%s + %s", names[0], names[1]);
	choices_add(list, "2", "as=two", _("two cards"), both);
}

static bool write_pair(struct line *out, const char *one, const char *other, const char *identity)
{
	line_word(out, one);
	line_word(out, other);
	if (identity)
		line_key(out, "identity", identity);
	return true;
}

static bool may_add_partner(const struct commander *c, int seat, struct reason *why)
{
	const struct commander_player *p = &c->player[seat];

	if (!p->card[0].name[0])
		return reason_set(why, _("%s has no commander yet: `commander %s NAME`"),
		                  commander_name(c, seat), commander_typed_seat(c, seat).text);
	return !p->card[1].name[0] ||
	       reason_set(why, _("%s has two commanders: name both again"), commander_name(c, seat));
}

/* The names of the line that happened: "A + B" are two, with=B is the partner of the one there is. Card
 * data brings identity= (app/files/leaders.c). */
bool commander_commander_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct commander *c = call->state;
	struct args *args = &call->args;
	char names[COMMANDERS][COMMANDER_BYTES];
	const char *with = args_key(args, "with"), *as = args_key(args, "as"), *who = args_peek(args), *word;
	const char *identity = args_key(args, "identity");
	int seat;

	if (as && strcmp(as, "one") != 0 && strcmp(as, "two") != 0)
		return reason_set(call->why, _("as=one is one card with two faces, as=two are two cards"));
	if (!args_player(args, &c->table, true, &seat))
		return false;
	line_word(out, "commander");
	line_word(out, who);
	if (with && !args_more(args) && !part_names(with, 0, 1, names))
		return write_pair(out, c->player[seat].card[0].name, with, identity) &&
		       may_add_partner(c, seat, call->why);
	word = with;
	if (!word && !args_word(args, &word))
		return false;
	if (!args_more(args) && (!as || strcmp(as, "two") == 0) && part_names(word, 0, as ? SIGNS : 1, names))
		return write_pair(out, names[0], names[1], identity);
	line_word(out, word);
	args_write(args, out);
	args_use_up(args);
	if (identity)
		line_key(out, "identity", identity);
	return true;
}

/* ---- C15.1: ten cards of a sideboard, three minutes ---- */

int commander_swap_left(const struct commander *c, int64_t now)
{
	int64_t left = c->swap_since + SWAP_SECONDS - now;

	if (!c->swap_open || left <= 0)
		return 0;
	return left > SWAP_SECONDS ? SWAP_SECONDS : (int)left;
}

static bool swap_start(struct call *call)
{
	struct commander *c = call->state;

	if (c->swap_done || c->phase != PHASE_SETUP)
		return reason_set(call->why, _("no more swapping in this game"));
	if (c->swap_open)
		return reason_set(call->why, _("the three minutes have begun: `swap P OUT`"));
	c->swap_open = true;
	c->swap_since = c->table.now;
	said_both(call->said, _("three minutes to swap up to %d cards"), SWAP_CARDS);
	return true;
}

static bool swap_stop(struct call *call)
{
	struct commander *c = call->state;

	if (!c->swap_open)
		return reason_set(call->why, _("swapping has not begun: `swap start`"));
	c->swap_open = false;
	c->swap_done = true;
	said_both(call->said, _("swapping is over"));
	return true;
}

static bool swap_cards(struct call *call)
{
	struct commander *c = call->state;
	struct commander_player *p;
	char left[40];
	int seat, out, in;

	if (!args_player(&call->args, &c->table, false, &seat) || !args_number(&call->args, 1, 999, &out))
		return false;
	in = out;
	if (args_more(&call->args) && !args_number(&call->args, 1, 999, &in))
		return false;
	if (c->swap_done || c->phase != PHASE_SETUP)
		return reason_set(call->why, _("no more swapping in this game"));
	if (!c->swap_open)
		return reason_set(call->why, _("swapping has not begun: `swap start`"));
	if (!commander_swap_left(c, c->table.now))
		return reason_set(call->why, _("the three minutes are over"));
	if (in != out)
		return reason_set(call->why, _("swap as many in as out: %d out, %d in"), out, in);
	p = &c->player[seat];
	if (p->swapped + out > SWAP_CARDS)
		return reason_set(call->why, _("at most %d swaps in all: %s has %d left"), SWAP_CARDS,
		                  commander_name(c, seat), SWAP_CARDS - p->swapped);
	p->swapped += out;
	snprintf(left, sizeof left, _("%d left"), SWAP_CARDS - p->swapped);
	said_line(call->said, _("%s: %d swapped, %s"), commander_name(c, seat), p->swapped, left);
	said_change(call->said, commander_name(c, seat), left, _("swapped %d -> %d"), p->swapped - out,
	            p->swapped);
	return true;
}

bool commander_do_swap(struct call *call)
{
	if (!commander_is_on(call->state, call->why))
		return false;
	if (args_flag(&call->args, "start"))
		return swap_start(call);
	if (args_flag(&call->args, "stop"))
		return swap_stop(call);
	return swap_cards(call);
}

/* ---- mulligans ---- */

/* CR 103.5c: the first one is free with three or more players, and in Brawl;
 * with the Paris mulligan of Archenemy always (A). */
static int counted_mulligans(const struct commander *c, int mulligans)
{
	enum commander_mulligan mulligan = commander_mulligan_of(c);
	bool free_one = mulligan == MULLIGAN_PARIS || (mulligan != MULLIGAN_PARTIAL_PARIS &&
	                                               (c->table.seats > 2 || c->format == FORMAT_BRAWL));

	return mulligans > free_one ? mulligans - free_one : 0;
}

bool commander_mulligan_is_free(const struct commander *c, int seat)
{
	return commander_mulligan_of(c) != MULLIGAN_PARTIAL_PARIS &&
	       counted_mulligans(c, c->player[seat].mulligans + 1) == 0;
}

/* The seat that decides next: the fewest mulligans first, then turn order from
 * the first player; -1: all have kept. */
static int whose_word(const struct commander *c)
{
	int word = -1, first = c->table.first < 0 ? 0 : c->table.first;

	every_seat (i, c->table) {
		int seat = (first + i) % c->table.seats;
		const struct commander_player *p = &c->player[seat];

		if (c->table.seat[seat].in && !p->kept &&
		    (word < 0 || p->mulligans < c->player[word].mulligans))
			word = seat;
	}
	return word;
}

static int cards_to_bottom(const struct commander *c, const struct commander_player *p)
{
	int cards = counted_mulligans(c, p->mulligans);

	if (commander_mulligan_of(c) != MULLIGAN_LONDON)
		return 0;
	return cards < p->hand ? cards : p->hand;
}

/* Cards set aside go back, cards go to the bottom; returns how many. */
static int keep_hand(const struct commander *c, struct commander_player *p)
{
	int bottom = cards_to_bottom(c, p);

	p->library += p->set_aside + bottom; /* C7.4, fourth step */
	p->set_aside = 0;
	p->hand -= bottom;
	p->kept = true;
	return bottom;
}

void commander_begin(struct commander *c)
{
	if (c->phase >= PHASE_PLAYING)
		return;
	every_seat (i, c->table)
		if (!c->player[i].kept)
			keep_hand(c, &c->player[i]);
	c->phase = PHASE_PLAYING;
	c->deciding = -1;
	c->swap_done = c->swap_done || c->swap_open;
	c->swap_open = false;
}

void commander_pass_word(struct call *call)
{
	struct commander *c = call->state;
	if (c->phase != PHASE_MULLIGANS)
		return;
	c->deciding = whose_word(c);
	if (c->deciding >= 0) {
		said_line(call->said, _("%s: keep or mulligan?"), commander_name(c, c->deciding));
		said_asks(call->said);
		return;
	}
	commander_begin(c);
	if (!c->table.seat[c->table.turn].in) /* a player who left has no turn (CR 800.4k) */
		table_give_turn(&c->table, table_next(&c->table, c->table.turn));
	said_line(call->said, _("all have kept, %s begins"), commander_name(c, c->table.turn));
	said_change(call->said, commander_name(c, c->table.turn), _("all have kept"), _("begins"));
}

/* Another seat decides before this one in each round. */
static bool is_first_due(const struct commander *c, int seat)
{
	const struct commander_player *first = &c->player[c->says_first < 0 ? 0 : c->says_first];

	return c->says_first >= 0 && c->says_first != seat && c->table.seat[c->says_first].in &&
	       !first->kept && first->mulligans <= c->player[seat].mulligans;
}

bool commander_may_decide(const struct commander *c, int seat, struct reason *why)
{
	const char *name = commander_name(c, seat);
	struct label typed;
	int word = whose_word(c);

	if (!commander_is_on(c, why))
		return false;
	if (word < 0)
		return reason_set(why, _("the mulligans are over: `undo` or `rematch`"));
	if (c->player[seat].kept) {
		typed = commander_typed_seat(c, word);
		return reason_set(why, _("%s has kept; %s decides: `keep %s` or `mulligan %s`"), name,
		                  commander_name(c, word), typed.text, typed.text);
	}
	if (is_first_due(c, seat)) {
		typed = commander_typed_seat(c, c->says_first);
		return reason_set(why, _("%s decides first: `keep %s` or `mulligan %s`"),
		                  commander_name(c, c->says_first), typed.text, typed.text);
	}
	if (commander_mulligan_of(c) != MULLIGAN_PARTIAL_PARIS || word == seat)
		return true;
	typed = commander_typed_seat(c, word);
	return reason_set(why, _("%s decides first: `keep %s` or `mulligan %s K`"), commander_name(c, word),
	                  typed.text, typed.text);
}

bool commander_may_mulligan(const struct commander *c, int seat, struct reason *why)
{
	int mulligans = c->player[seat].mulligans + 1;

	bool partial = commander_mulligan_of(c) == MULLIGAN_PARTIAL_PARIS;

	return commander_may_decide(c, seat, why) &&
	       ((partial ? c->player[seat].hand > 0 : counted_mulligans(c, mulligans) <= FULL_HAND) ||
	        reason_set(why, _("%s has no card left to put back: `keep %s`"), commander_name(c, seat),
	                   commander_typed_seat(c, seat).text));
}

/* C7.2 comes before C7.3: the first decision about a hand ends the swapping. */
static void begin_mulligans(struct commander *c)
{
	c->phase = PHASE_MULLIGANS;
	c->swap_open = false;
	c->swap_done = true;
}

static void tell_hand(const struct call *call, int seat, int draw)
{
	const struct commander *c = call->state;
	const struct commander_player *p = &c->player[seat];
	const char *name = commander_name(c, seat);
	int bottom = cards_to_bottom(c, p);

	if (bottom)
		said_line(call->said, _("%s: hand %d, library %d, %d to the bottom when kept"), name, p->hand,
		          p->library, bottom);
	else
		said_line(call->said, _("%s: draw %d, hand %d, library %d"), name, draw, p->hand, p->library);
	said_change(call->said, name, NULL, _("mulligan %d, hand %d"), p->mulligans, p->hand);
}

static bool keep(struct call *call, int seat)
{
	struct commander *c = call->state;
	struct commander_player *p = &c->player[seat];
	const char *name = commander_name(c, seat);
	bool scry = commander_mulligan_of(c) == MULLIGAN_VANCOUVER && p->hand < FULL_HAND;
	int bottom;

	begin_mulligans(c);
	bottom = keep_hand(c, p);
	if (bottom)
		said_line(call->said, _("%s keeps: %d to the bottom, hand %d, library %d"), name, bottom,
		          p->hand, p->library);
	else
		said_line(call->said,
		          scry ? _("%s keeps: hand %d, library %d, scry 1")
		               : _("%s keeps: hand %d, library %d"),
		          name, p->hand, p->library);
	said_change(call->said, name, NULL, _("keeps %d"), p->hand);
	return true;
}

/* C7.4: K aside face down, K-1 drawn; they stay out of the library until kept. */
static bool mulligan_partial(struct call *call, int seat)
{
	struct commander *c = call->state;
	struct commander_player *p = &c->player[seat];
	int aside;

	if (!args_number(&call->args, 0, p->hand, &aside))
		return false;
	if (aside == 0)
		return keep(call, seat);
	if (aside - 1 > p->library)
		return reason_set(call->why, _("the library has only %d cards"), p->library);
	begin_mulligans(c);
	p->mulligans++;
	p->hand--;
	p->library -= aside - 1;
	p->set_aside += aside;
	tell_hand(call, seat, aside - 1);
	return true;
}

/* London draws seven each time, Vancouver and Paris one fewer each time. */
static bool mulligan_whole(struct call *call, int seat)
{
	struct commander *c = call->state;
	struct commander_player *p = &c->player[seat];
	int given = p->hand, hand = FULL_HAND;
	struct label typed = commander_typed_seat(c, seat);

	if (args_more(&call->args) && !args_number(&call->args, 0, LIFE_MAX, &given))
		return false;
	if (given != p->hand)
		return reason_set(call->why,
		                  _("the whole hand goes back (103.5): `mulligan %s` or `keep %s`"),
		                  typed.text, typed.text);
	begin_mulligans(c);
	p->mulligans++;
	if (commander_mulligan_of(c) != MULLIGAN_LONDON)
		hand -= counted_mulligans(c, p->mulligans);
	p->library += p->hand - hand;
	p->hand = hand;
	tell_hand(call, seat, hand);
	return true;
}

bool commander_do_mulligan(struct call *call)
{
	struct commander *c = call->state;
	bool done;
	int seat;

	if (!args_player(&call->args, &c->table, false, &seat) || !commander_may_mulligan(c, seat, call->why))
		return false;
	done = commander_mulligan_of(c) == MULLIGAN_PARTIAL_PARIS ? mulligan_partial(call, seat)
	                                                          : mulligan_whole(call, seat);
	if (done)
		commander_pass_word(call);
	return done;
}

/* Of several players, skips those who have kept; the others keep in the order of deciding. */
bool commander_do_keep(struct call *call)
{
	struct commander *c = call->state;
	seats_set set;

	if (!args_players(&call->args, &c->table, false, &set))
		return false;
	if (seats_count(set) > 1)
		each_seat (i, set)
			if (c->player[i].kept)
				set &= ~(1u << i);
	if (!set)
		return reason_set(call->why, _("they have all kept"));
	while (set) {
		int seat = whose_word(c);

		if (seat < 0 || !(set & 1u << seat))
			seat = seat_from(set, 0);
		if (!commander_may_decide(c, seat, call->why) || !keep(call, seat))
			return false;
		set &= ~(1u << seat);
	}
	commander_pass_word(call);
	return true;
}

/* ---- rulings and the next game ---- */

bool commander_do_hand(struct call *call)
{
	struct commander *c = call->state;
	const char *word;
	seats_set set;

	if (!args_players(&call->args, &c->table, true, &set) || !args_word(&call->args, &word))
		return false;
	each_seat (i, set) {
		struct commander_player *p = &c->player[i];
		int before = p->hand, most = commander_deck(c, i) - p->set_aside;

		if (!read_int(word + (word[0] == '='), 0, most, &p->hand))
			return reason_set(call->why, _("\"%.40s\" is not a number from 0 to %d"), word, most);
		p->library = most - p->hand;
		said_line(call->said, _("%s: hand %d, library %d"), commander_name(c, i), p->hand,
		          p->library);
		said_change(call->said, commander_name(c, i), NULL, _("hand %d -> %d"), before, p->hand);
	}
	return true;
}

/* Also the tax begins again (C10 counts within a game). */
bool commander_begin_anew(struct call *call, int first)
{
	struct commander *c = call->state;
	struct table *table = &c->table;

	if (!table->seats)
		return reason_set(call->why, _("nobody is seated yet: `seat NAME...`"));
	every_seat (i, *table) {
		table->seat[i].wins = commander_wins(c, i);
		commander_fresh(c, i);
		table->seat[i].clock_s = 0;
	}
	c->outs = 0;
	table->turn = table->first = -1;
	table->round = 0;
	table_give_turn(table, first);
	c->phase = PHASE_SETUP;
	c->deciding = c->monarch = c->initiative = -1;
	c->sky = SKY_NONE;
	c->storm = c->feats = 0;
	commander_fresh_planes(c);
	c->swap_open = c->swap_done = false;
	c->winners = c->claims = 0;
	c->leavers = 0;
	c->draw = c->finishing = false;
	c->due = (struct reminders){ 0 };
	return true;
}

int commander_wins(const struct commander *c, int seat)
{
	return c->table.seat[seat].wins + (commander_won(c, seat) ? 1 : 0);
}

static seats_set beginners(const struct call *call)
{
	const struct commander *c = call->state;

	return begins_of(call->game, c, c->begins, c->table.first);
}

bool commander_rematch_resolve(struct call *call, struct rng *rng, struct line *out)
{
	return begins_resolve(call, rng, out, beginners(call));
}

bool commander_do_rematch(struct call *call)
{
	struct commander *c = call->state;
	seats_set may = beginners(call);
	const char *because;
	int seat = 0;

	if (!begins_read(call, may ? c->begins : BEGINS_SEAT, may, &seat, &because) ||
	    !commander_begin_anew(call, seat))
		return false;
	said_both(call->said, _("a new game: %d life, %s begins (%s)"), commander_limits_of(c).life,
	          commander_name(c, c->table.turn), because);
	return true;
}
