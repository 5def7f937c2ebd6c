/* SPDX-License-Identifier: MIT */
/*
 * Games of which one line counts a whole round: the declared game of Skat, the contract of rubber
 * bridge, the winning hand of riichi mahjong.
 */
#include <string.h>

#include "inner.h"

int score_rival(const struct score *s, int home)
{
	int rival = -1, sides = 0;

	every_seat (i, s->table)
		if (score_home(s, i) == i && i != home) {
			rival = i;
			sides++;
		}
	return sides == 1 ? rival : -1;
}

bool score_may_deal(const struct score *s, struct reason *why)
{
	if (s->table.seats && s->count == SCORE_BRIDGE && score_rival(s, 0) < 0)
		return reason_set(why, _("bridge has two sides: `team A,C` and `team B,D`"));
	every_seat (i, s->table)
		if (s->table.seat[i].in && !score_may_write(s, i, why))
			return false;
	return true;
}

static bool may_count(const struct call *call, enum score_count count, const char *game)
{
	const struct score *s = call->state;

	if (!score_goes_on(s, call->why))
		return false;
	if (s->count != count)
		return reason_set(call->why, _("this sheet does not count %s: `template %s`"),
		                  call->args.verb->name, game);
	return score_may_deal(s, call->why);
}

/* Writes the round; "Ann +3900, Bo -3900", only those whose points change. */
static void write_all(struct call *call, const int points[TABLE_SEATS])
{
	struct score *s = call->state;
	char text[SCORE_NAMES * 2] = "";

	every_seat (i, s->table) {
		if (!score_is_due(s, i))
			continue;
		score_write(call, i, points[i]);
		if (points[i])
			said_list_add(text, sizeof text, "%s %+d", s->table.seat[i].name, points[i]);
	}
	said_line(call->said, "%s", text);
}

/* ---- Skat ---- */

/* "declare P VALUE [lost]": won, its value; lost, twice that away. The others write nothing. By Seeger
 * and Fabian 50 more for it won, 50 away for it lost and then 40 for each of the others, 30 at a table
 * of four (International Skat Order). */
bool score_declare(struct call *call)
{
	enum { GAME = 50, OF_THREE = 40, OF_FOUR = 30 };
	struct score *s = call->state;
	bool lost = args_flag(&call->args, "lost");
	int seat, value, others = 0;

	if (!score_goes_on(s, call->why))
		return false;
	if (s->count != SCORE_SKAT)
		return reason_set(call->why, _("no declared games here: `template skat`"));
	if (!args_player(&call->args, &s->table, false, &seat) ||
	    !args_number(&call->args, 0, SCORE_DECLARED, &value))
		return false;
	/* a line of an older sheet for somebody with points wrote those of the others */
	if (call->said && !score_may_write(s, seat, call->why))
		return false;
	value = lost ? -2 * value : value;
	if (s->seeger)
		value += lost ? -GAME : GAME;
	if (s->seeger && lost)
		others = table_playing(&s->table) > 3 ? OF_FOUR : OF_THREE;
	every_seat (i, s->table)
		if (score_is_due(s, i))
			score_write(call, i, i == seat ? value : others);
	said_line(call->said, _("%s: %+d, total %d"), s->table.seat[seat].name, value, score_total(s, seat));
	return true;
}

/* ---- bridge, by the Laws of Contract Bridge (rubber) ---- */

enum strain { CLUBS, DIAMONDS, HEARTS, SPADES, NOTRUMP };

struct contract {
	int level, strain, doubled; /* doubled: 0, 1, 2 */
	int tricks;                 /* over (or under) those of the contract */
	bool vulnerable;            /* its side has won a game */
};

/* Law 81: the odd tricks of the contract, which count below the line. */
static int below_points(const struct contract *c)
{
	int each = c->strain <= DIAMONDS ? 20 : 30;

	return (each * c->level + (c->strain == NOTRUMP ? 10 : 0)) << c->doubled;
}

/* Law 81: overtricks, a slam, a doubled contract made. */
static int above_points(const struct contract *c)
{
	int each = c->strain <= DIAMONDS ? 20 : 30, points = 0;

	if (c->doubled)
		each = (50 << c->doubled) << c->vulnerable;
	if (c->level >= 6)
		points += (c->level - 5) * (c->vulnerable ? 750 : 500);
	return points + each * c->tricks + (c->doubled ? 25 << c->doubled : 0);
}

/* Law 81: undertricks. */
static int undertrick_points(const struct contract *c)
{
	int under = -c->tricks;

	if (!c->doubled)
		return under * (c->vulnerable ? 100 : 50);
	if (c->vulnerable)
		return (300 * under - 100) << (c->doubled - 1);
	return (under <= 3 ? 200 * under - 100 : 300 * under - 400) << (c->doubled - 1);
}

/* Laws 73 and 74: a hundred below the line are a game, and end the part-scores of both sides; who wins
 * the second game has 700, or 500 if the others have one. Returns what is won with the rubber. */
static int win_game(struct call *call, int home, int rival)
{
	struct score *s = call->state;
	int premium;

	if (s->below[home] < 100)
		return 0;
	memset(s->below, 0, sizeof s->below);
	if (++s->games[home] < 2) {
		said_both(call->said, _("%s and partner have a game, and are vulnerable"),
		          s->table.seat[home].name);
		said_rank(call->said, SAID_CHANGES);
		return 0;
	}
	premium = s->games[rival] ? 500 : 700;
	said_both(call->said, _("the rubber: %d for it"), premium);
	said_rank(call->said, SAID_CHANGES);
	return premium;
}

/* "P LEVEL STRAIN TRICKS [doubled|redoubled]" */
static bool read_contract(struct call *call, int *seat, struct contract *c)
{
	const struct score *s = call->state;
	int tricks;

	c->doubled = args_flag(&call->args, "redoubled") ? 2 : args_flag(&call->args, "doubled");
	if (!args_player(&call->args, &s->table, false, seat) || !args_number(&call->args, 1, 7, &c->level) ||
	    !args_choice(&call->args, SCORE_STRAINS, &c->strain) || !args_number(&call->args, 0, 13, &tricks))
		return false;
	c->tricks = tricks - 6 - c->level;
	c->vulnerable = s->games[score_home(s, *seat)] > 0;
	return true;
}

bool score_contract(struct call *call)
{
	struct score *s = call->state;
	struct contract c;
	int seat, home, rival, points[TABLE_SEATS] = { 0 };

	if (!may_count(call, SCORE_BRIDGE, "bridge") || !read_contract(call, &seat, &c))
		return false;
	home = score_home(s, seat);
	rival = score_rival(s, home);
	if (c.tricks < 0) {
		points[score_side(s, rival)] = undertrick_points(&c);
		said_line(call->said,
		          P_("%d down: %d above the line", "%d down: %d above the line", -c.tricks),
		          -c.tricks, undertrick_points(&c));
		said_rank(call->said, SAID_SOON);
	} else {
		s->below[home] += below_points(&c);
		points[score_side(s, seat)] = below_points(&c) + above_points(&c);
		said_line(call->said, _("made: %d below the line, %d above"), below_points(&c),
		          above_points(&c));
		said_rank(call->said, SAID_SOON);
		points[score_side(s, seat)] += win_game(call, home, rival);
	}
	write_all(call, points);
	return true;
}

/* Once for a deal: no two players hold four of five honours, or the aces. */
bool score_may_honour(const struct score *s, struct reason *why)
{
	if (!s->table.seats)
		return score_goes_on(s, why);
	if (s->count != SCORE_BRIDGE)
		return reason_set(why, _("this sheet does not count %s: `template %s`"), "honours", "bridge");
	if (!s->played)
		return reason_set(why, _("no deal has been played yet"));
	return s->honoured != s->played || reason_set(why, _("the honours of this deal are already written"));
}

/* Law 81: four trump honours in one hand 100; all five, or at no trump the four aces, 150. */
bool score_honours(struct call *call)
{
	struct score *s = call->state;
	int seat, all, points;

	if (!score_may_honour(s, call->why) || !args_player(&call->args, &s->table, false, &seat) ||
	    !args_choice(&call->args, SCORE_HONOURS, &all))
		return false;
	points = all ? 150 : 100;
	s->honoured = s->played;
	score_add(call, score_side(s, seat), points);
	said_both(call->said, _("%s: honours, %d above the line"), s->table.seat[seat].name, points);
	return true;
}

/* ---- riichi, by the rules of the European Mahjong Association (2016) ---- */

enum { MANGAN = 2000, HAN_MOST = 13, FU_MOST = 110, SEVEN_PAIRS = 25 };

/* Two minipoints more for a fan more; twenty-five are seven pairs, of two fans at least. */
bool score_may_have(int han, int fu)
{
	if (fu == SEVEN_PAIRS || fu == 20)
		return han >= 2;
	return fu % 10 == 0 && fu > 20 && fu <= FU_MOST;
}

/* EMA 4.1.2: the minipoints doubled for each fan and twice more, from five fans on by steps; thirteen
 * stand for a yakuman. */
static int base_points(int han, int fu)
{
	static const int steps[] = { 2000, 3000, 3000, 4000, 4000, 4000, 6000, 6000, 8000 };

	if (han >= 5)
		return steps[han - 5];
	fu <<= han + 2;
	return fu < MANGAN ? fu : MANGAN;
}

/* EMA 4.1.2: twice from and to the dealer; to the next hundred. */
static int payment(int base, int times)
{
	return (base * times + 99) / 100 * 100;
}

/* "P HAN [FU] [from=Q]": what each pays to the winner. */
static bool read_hand(struct call *call, int *winner, int *from, int *base)
{
	const struct score *s = call->state;
	int han, fu = 0;

	if (!args_player(&call->args, &s->table, false, winner) ||
	    !args_number(&call->args, 1, HAN_MOST, &han) ||
	    (args_more(&call->args) && !args_number(&call->args, 20, FU_MOST, &fu)) ||
	    !args_key_player(&call->args, &s->table, "from", false, from))
		return false;
	if (han < 5 && !score_may_have(han, fu))
		return reason_set(call->why,
		                  _("%d han need their fu: 30, 40 .. 110; from 2 han up also 20 and 25"),
		                  han);
	if (*from == *winner)
		return reason_set(call->why,
		                  _("%s cannot pay for their own hand: leave out from= if self-drawn"),
		                  s->table.seat[*winner].name);
	*base = base_points(han, fu);
	return true;
}

/* EMA 3.3.14: a thousand is put on the table; it is paid with the round. */
bool score_may_riichi(const struct score *s, int seat, struct reason *why)
{
	if (!score_may_write(s, seat, why))
		return false;
	if (s->count != SCORE_RIICHI)
		return reason_set(why, _("this sheet does not count %s: `template %s`"), "riichi", "mahjong");
	return !s->riichi[seat] ||
	       reason_set(why, _("%s has already declared riichi"), s->table.seat[seat].name);
}

/* "riichi P" */
bool score_riichi(struct call *call)
{
	struct score *s = call->state;
	int seat;

	if (!args_player(&call->args, &s->table, false, &seat) || !score_may_riichi(s, seat, call->why))
		return false;
	s->riichi[seat] = true;
	said_both(call->said, _("%s declares riichi: %d on the table"), s->table.seat[seat].name, SCORE_BET);
	return true;
}

/* All bets go to who wins. */
static void collect_bets(struct score *s, int winner, int points[TABLE_SEATS])
{
	every_seat (i, s->table)
		if (s->riichi[i] && s->table.seat[i].in) {
			points[i] -= SCORE_BET;
			s->bets++;
		}
	points[winner] += SCORE_BET * s->bets;
	s->bets = 0;
}

/* EMA 3.4.10 and 4.1.2: who discarded pays for all three, with 300 a counter; else each pays, with 100. */
bool score_hand(struct call *call)
{
	struct score *s = call->state;
	int winner, from = -1, base = 0, points[TABLE_SEATS] = { 0 }, dealer = s->table.turn;

	if (!may_count(call, SCORE_RIICHI, "mahjong") || !read_hand(call, &winner, &from, &base))
		return false;
	every_seat (i, s->table) {
		if (i == winner || !s->table.seat[i].in || (from >= 0 && i != from))
			continue;
		points[i] = from >= 0 ? -payment(base, winner == dealer ? 6 : 4) - 300 * s->counters
		                      : -payment(base, winner == dealer || i == dealer ? 2 : 1) -
		                                100 * s->counters;
		points[winner] -= points[i];
	}
	s->counters = winner == dealer ? s->counters + 1 : 0;
	collect_bets(s, winner, points);
	write_all(call, points);
	return true;
}
