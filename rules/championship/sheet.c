/* SPDX-License-Identifier: MIT */
/*
 * One sheet: who chooses which seat, colour and turn, the board, the points,
 * the signatures, the judge's decision, the limit on turns.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- seats, colours, turns (W1.1.5) ---- */

enum { SEAT_NUMBER = CHAMP_SEATS };

static bool has_chosen(const struct champ_seat *seat)
{
	return seat->turn != 0;
}

/* Everybody picks after those before them. */
static bool is_to_pick(struct call *call, const struct where *w, int place)
{
	const struct championship *c = call->state;
	int next = 0;

	while (next < w->sheet->seats && has_chosen(&w->sheet->seat[next]))
		next++;
	if (place == next)
		return true;
	if (place < next)
		return reason_set(call->why, _("%s has chosen already"),
		                  champ_name(c, w->sheet->seat[place].player));
	return reason_set(call->why, _("%s picks first: pick %d comes before pick %d (W1.1.5)"),
	                  champ_name(c, w->sheet->seat[next].player), next + 1, place + 1);
}

static bool read_chair(struct call *call, int place, struct champ_seat *choice)
{
	const char *chair = args_key(&call->args, "seat");
	int index;

	if (place > 0)
		return !chair ||
		       reason_set(call->why, _("only pick 1 chooses a seat: the others sit clockwise "
		                               "by their turns (W1.1.5)"));
	if (!chair)
		return reason_set(call->why,
		                  _("pick 1 chooses a seat too: seat=N, E, S, W or a number (W1.1.5)"));
	index = choice_find("N|E|S|W|n|e|s|w|1|2|3|4", chair);
	if (index < 0)
		return reason_set(call->why, _("\"%s\" is no seat: N, E, S, W or 1 to 4"), chair);
	choice->chair =
		(uint8_t)(index < 2 * CHAMP_SEATS ? index % CHAMP_SEATS + 1 : index - CHAMP_SEATS + 1);
	return true;
}

static bool read_choice(struct call *call, const struct where *w, struct champ_seat *choice)
{
	const struct championship *c = call->state;
	const char *colour = args_key(&call->args, "colour");
	int turn = 0, index;

	if (!args_key_number(&call->args, "turn", 1, w->sheet->seats, &turn))
		return false;
	if (!colour || !turn)
		return args_usage(&call->args);
	index = choice_find("red|blue|white|orange", colour);
	if (index < 0)
		return reason_set(call->why, _("\"%s\" is no colour: red, blue, white or orange"), colour);
	choice->colour = (uint8_t)(index + 1);
	choice->turn = (uint8_t)turn;
	for (int k = 0; k < w->sheet->seats; k++) {
		const struct champ_seat *other = &w->sheet->seat[k];

		if (other->colour == choice->colour)
			return reason_set(call->why, _("%s has %s already (W1.1.5)"),
			                  champ_name(c, other->player), colour);
		if (other->turn == choice->turn)
			return reason_set(call->why, _("%s has turn %d already (W1.1.5)"),
			                  champ_name(c, other->player), turn);
	}
	return true;
}

/* Clockwise from the first chair, as the turns go. */
static uint8_t chair_by_turn(const struct champ_sheet *sheet, int turn)
{
	const struct champ_seat *first = &sheet->seat[0];
	int named = first->chair > SEAT_NUMBER ? SEAT_NUMBER : 0;
	int steps = (turn - first->turn + sheet->seats) % sheet->seats;

	return (uint8_t)((first->chair - 1 - named + steps) % CHAMP_SEATS + 1 + named);
}

bool champ_seating(struct call *call)
{
	struct championship *c = call->state;
	struct champ_seat choice = { 0 }, *seat;
	struct where w;
	int place;

	if (!champ_read_open_sheet(call, &w) || !champ_read_place(call, &w, &place) ||
	    !is_to_pick(call, &w, place) || !read_chair(call, place, &choice) ||
	    !read_choice(call, &w, &choice))
		return false;
	seat = &w.sheet->seat[place];
	seat->colour = choice.colour;
	seat->turn = choice.turn;
	seat->chair = choice.chair;
	if (place > 0)
		seat->chair = chair_by_turn(w.sheet, choice.turn);
	champ_begin(c, &w);
	said_line(call->said, _("%s: seat %s, %s, turn %d"), champ_name(c, seat->player), champ_chair(seat),
	          champ_colour(seat), seat->turn);
	said_change(call->said, champ_name(c, seat->player), NULL, _("seat %s, %s, turn %d"),
	            champ_chair(seat), champ_colour(seat), seat->turn);
	return true;
}

/* ---- the board (W2.0.1) ---- */

enum { HEXES = 19, NUMBERS = 18, HARBOURS = 9 };

static void shuffle(struct rng *rng, char *text, int count)
{
	for (int i = count - 1; i > 0; i--) {
		int other = (int)rng_below(rng, (uint32_t)i + 1);
		char kept = text[i];

		text[i] = text[other];
		text[other] = kept;
	}
}

/* "o8 w5 l11 / ...": rows of 3, 4, 5, 4, 3 hexes, then the harbours clockwise. */
static void draw_board(struct rng *rng, char *out, size_t size)
{
	static const int ends[] = { 3, 7, 12, 16, 19 };
	static const int number[] = { 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12 };
	char hex[] = "llllwwwwggggbbbooo-", order[NUMBERS], harbour[] = "3333blwgo";
	size_t end = 0;
	int row = 0, next = 0;

	for (int i = 0; i < NUMBERS; i++)
		order[i] = (char)i;
	shuffle(rng, hex, HEXES);
	shuffle(rng, order, NUMBERS);
	shuffle(rng, harbour, HARBOURS);
	for (int i = 0; i < HEXES; i++) {
		bool turns = i == ends[row];

		row += turns;
		end += (size_t)snprintf(out + end, size - end, "%s", i == 0 ? "" : turns ? " / " : " ");
		if (hex[i] == '-')
			end += (size_t)snprintf(out + end, size - end, "desert");
		else
			end += (size_t)snprintf(out + end, size - end, "%c%d", hex[i],
			                        number[(int)order[next++]]);
	}
	end += (size_t)snprintf(out + end, size - end, " ;");
	for (int i = 0; i < HARBOURS; i++)
		end += (size_t)snprintf(out + end, size - end, " %c", harbour[i]);
}

bool champ_layout_resolve(struct call *call, struct rng *rng, struct line *out)
{
	char text[CHAMP_LAYOUT];
	int round;

	if (!champ_read_round(call, &round))
		return false;
	if (!args_more(&call->args))
		return args_usage(&call->args);
	line_word(out, "layout");
	line_word(out, champ_round_word(round));
	if (strcmp(args_peek(&call->args), "draw") == 0 && args_flag(&call->args, "draw"))
		draw_board(rng, text, sizeof text);
	else if (!args_rest(&call->args, text, sizeof text, CHAMP_LAYOUT - 1))
		return false;
	line_word(out, text);
	return args_done(&call->args);
}

bool champ_layout(struct call *call)
{
	struct championship *c = call->state;
	char text[CHAMP_LAYOUT];
	int round;

	if (!champ_read_round(call, &round) || !args_rest(&call->args, text, sizeof text, CHAMP_LAYOUT - 1))
		return false;
	if (!text[0])
		return args_usage(&call->args);
	for (int r = 0; r < CHAMP_STAGES; r++)
		if (r != round && strcmp(c->round[r].layout, text) == 0)
			return reason_set(call->why,
			                  _("each game has a new layout: %s has this one (W2.0.1)"),
			                  champ_round_word(r));
	memcpy(c->round[round].layout, text, sizeof text);
	said_both(call->said, _("the board of %s, at all tables: %s"), champ_round_word(round), text);
	return true;
}

/* ---- results ---- */

static int tens(const int *points, int seats)
{
	int count = 0;

	for (int k = 0; k < seats; k++)
		count += points[k] >= CHAMP_WIN;
	return count;
}

/* One is on turn when the game ends, and only that one has won (W1.1.7); a
 * judge may name somebody where nobody has 10. */
static bool find_winner(struct call *call, const struct where *w, const int *points, bool judge, int *winner)
{
	const struct championship *c = call->state;
	const char *named = args_key(&call->args, "winner");
	int player, ready = tens(points, w->sheet->seats);

	if (named) {
		player = champ_find(c, named, call->why);
		if (player < 0 || !champ_place_of(call, w, player, winner))
			return false;
		return points[*winner] >= CHAMP_WIN || (judge && !ready) ||
		       reason_set(call->why, _("%s has %d points: only 10 win a game (W1.1.7)"),
		                  champ_name(c, player), points[*winner]);
	}
	if (!ready)
		return reason_set(
			call->why,
			judge ? _("nobody has 10 points (W1.1.7): a judge who ends it so says winner=P")
			      : _("nobody has 10 points: the game goes on (W1.1.7)"));
	if (ready > 1)
		return reason_set(call->why, _("%d have 10 or more: say winner=P, who was on turn"), ready);
	for (*winner = 0; points[*winner] < CHAMP_WIN; ++*winner)
		;
	return true;
}

static bool take_points(struct call *call, const struct where *w, int player, const char *text, int *points)
{
	const struct championship *c = call->state;
	int place, value;
	char shown[60];

	if (player < 0 || !champ_place_of(call, w, player, &place))
		return false;
	if (points[place] >= 0)
		return reason_set(call->why, _("%s is named twice"), champ_name(c, player));
	utf8_show(text, strlen(text), shown, sizeof shown);
	if (!read_int(text, 0, CHAMP_POINTS, &value))
		return reason_set(call->why, _("\"%s\" are no points of a game: 0 to %d"), shown,
		                  CHAMP_POINTS);
	points[place] = value;
	return true;
}

/* "P=10 Q=8 ...", or the points alone in pick order. A player called "winner"
 * is named by number. */
static bool read_points(struct call *call, const struct where *w, int points[CHAMP_SEATS])
{
	const struct championship *c = call->state;

	for (int k = 0; k < CHAMP_SEATS; k++)
		points[k] = -1;
	for (int k = 0; k < w->sheet->seats && args_more(&call->args); k++) {
		const char *word;

		if (!args_word(&call->args, &word) ||
		    !take_points(call, w, w->sheet->seat[k].player, word, points))
			return false;
	}
	for (int i = 0; i < call->args.count; i++) {
		struct word *word = &call->args.word[i];

		if (word->used || !word->key || strcmp(word->key, "winner") == 0)
			continue;
		word->used = true;
		if (!take_points(call, w, champ_find(c, word->key, call->why), word->text, points))
			return false;
	}
	for (int k = 0; k < w->sheet->seats; k++)
		if (points[k] < 0)
			return reason_set(call->why, _("the points of %s are missing"),
			                  champ_name(c, w->sheet->seat[k].player));
	return true;
}

static void put_result(struct championship *c, const struct where *w, const int *points, int winner)
{
	for (int k = 0; k < w->sheet->seats; k++)
		w->sheet->seat[k].points = (int8_t)points[k];
	w->sheet->winner = (int8_t)winner;
	w->sheet->signed_by = 0; /* signatures were given to other numbers */
	champ_begin(c, w);
}

static void say_result(struct call *call, const struct where *w, bool again)
{
	const struct championship *c = call->state;
	struct champ_text place = champ_place_name(w->round, w->table);
	struct champ_names points;
	size_t end = 0;

	if (!call->said)
		return;
	for (int k = 0; k < w->sheet->seats; k++) {
		const struct champ_seat *seat = &w->sheet->seat[k];

		end += (size_t)snprintf(points.text + end, sizeof points.text - end, "%s%s %d", k ? ", " : "",
		                        champ_name(c, seat->player), seat->points);
		said_change(call->said, champ_name(c, seat->player), place.text,
		            k == w->sheet->winner ? _("%d points, wins") : _("%d points"), seat->points);
	}
	said_line(call->said, _("%s: %s; %s wins"), place.text, points.text,
	          champ_name(c, w->sheet->seat[w->sheet->winner].player));
	if (again)
		said_line(call->said, _("what had been signed there is to be signed again"));
}

/* from=: which line of a table's own journal this came of. Nothing here needs
 * it; whoever brings results in reads it in the journal, so that none comes
 * twice. A player called "from" is named by number. */
static void take_origin(struct call *call)
{
	args_key(&call->args, "from");
}

bool champ_result(struct call *call)
{
	struct where w;
	int points[CHAMP_SEATS], winner;
	bool again;

	take_origin(call);
	if (!champ_read_open_sheet(call, &w) || !read_points(call, &w, points) ||
	    !find_winner(call, &w, points, false, &winner))
		return false;
	again = w.sheet->signed_by != 0;
	put_result(call->state, &w, points, winner);
	say_result(call, &w, again);
	return true;
}

/* ---- many sheets in one line: what a file of results becomes ---- */

/* "12:10*,8,6,5": the points of table 12 in pick order, * for who was on turn. */
static bool read_sheet(struct call *call, const char *text, struct where *w, int points[CHAMP_SEATS],
                       int *winner)
{
	const struct championship *c = call->state;
	int table = 0, used = 0, place = 0;

	*winner = -1;
	if (sscanf(text, "%5d:%n", &table, &used) != 1 || !used)
		return reason_set(call->why,
		                  _("\"%s\" is no sheet: 12:10*,8,6,5, the points of table 12 in pick order"),
		                  text);
	w->table = table - 1;
	w->sheet = (struct champ_sheet *)champ_sheet(c, w->round, w->table);
	if (!w->sheet || !w->sheet->seats)
		return champ_no_such_table(call, w);
	if (champ_locked(w->sheet))
		return reason_set(call->why, _("table %d is locked (W1.2.3)"), table);
	for (const char *at = text + used; at && place < w->sheet->seats; place++) {
		char number[8];
		size_t length = strcspn(at, ",");
		bool star = length && at[length - 1] == '*';

		snprintf(number, sizeof number, "%.*s", (int)(length - star), at);
		if (length >= sizeof number || !read_int(number, 0, CHAMP_POINTS, &points[place]))
			return reason_set(call->why, _("table %d: \"%s\" are no points of a game: 0 to %d"),
			                  table, number, CHAMP_POINTS);
		if (star && *winner >= 0)
			return reason_set(call->why, _("table %d: only one wins: one * a sheet (W1.1.7)"),
			                  table);
		if (star)
			*winner = place;
		at = at[length] ? at + length + 1 : NULL;
		used = at ? 1 : 0;
	}
	return (place == w->sheet->seats && !used) ||
	       reason_set(call->why, P_("table %d has %d player", "table %d has %d players", w->sheet->seats),
	                  table, w->sheet->seats);
}

/* The same as in `result`, told for a table among many. */
static bool is_won(struct call *call, int table, const int *points, int seats, int *winner)
{
	int ready = tens(points, seats);

	if (!ready)
		return reason_set(call->why, _("table %d: nobody has 10 points: the game goes on (W1.1.7)"),
		                  table);
	if (*winner < 0 && ready > 1)
		return reason_set(call->why, _("table %d: %d have 10 or more: a * marks who was on turn"),
		                  table, ready);
	if (*winner >= 0 && points[*winner] < CHAMP_WIN)
		return reason_set(call->why, _("table %d: only 10 points win a game (W1.1.7)"), table);
	for (int k = 0; k < seats && *winner < 0; k++)
		if (points[k] >= CHAMP_WIN)
			*winner = k;
	return true;
}

bool champ_sheets(struct call *call)
{
	struct where w;
	int points[CHAMP_SEATS] = { 0 }, winner, count = 0;
	const char *text;

	if (!champ_read_round(call, &w.round))
		return false;
	if (!args_more(&call->args))
		return args_usage(&call->args);
	while (args_more(&call->args)) {
		if (!args_word(&call->args, &text) || !read_sheet(call, text, &w, points, &winner) ||
		    !is_won(call, w.table + 1, points, w.sheet->seats, &winner))
			return false;
		put_result(call->state, &w, points, winner);
		count++;
	}
	said_both(call->said,
	          w.round < CHAMP_ROUNDS ? P_("round %s: %d sheet entered, to be signed",
	                                      "round %s: %d sheets entered, to be signed", count)
	                                 : P_("%s: %d sheet entered, to be signed",
	                                      "%s: %d sheets entered, to be signed", count),
	          champ_round_word(w.round), count);
	return true;
}

/* ---- signatures and decisions (W1.2.3) ---- */

static void say_locked(struct call *call, const struct where *w)
{
	const struct championship *c = call->state;
	int open = 0;

	for (int t = 0; t < c->round[w->round].tables; t++)
		open += c->round[w->round].sheet[t].seats && !champ_locked(&c->round[w->round].sheet[t]);
	said_line(call->said,
	          w->sheet->judged ? _("%s is decided and locked") : _("%s is signed by all and locked"),
	          champ_place_name(w->round, w->table).text);
	if (w->round == CHAMP_FINAL)
		said_both(call->said, _("%s is the champion (W1.1.8)"),
		          champ_name(c, w->sheet->seat[w->sheet->winner].player));
	else if (!open)
		said_line(call->said, w->round == CHAMP_SEMIFINAL ? _("the semifinal is complete")
		                                                  : _("the round is complete"));
}

/* The final's sheet ends the event. */
static void lock(struct call *call, const struct where *w)
{
	struct championship *c = call->state;

	if (!champ_locked(w->sheet))
		return;
	w->sheet->limit = false;
	if (w->round == CHAMP_FINAL)
		c->stage = CHAMP_OVER;
	say_locked(call, w);
}

static bool sign_one(struct call *call, const struct where *w, int place)
{
	const struct championship *c = call->state;
	const char *name = champ_name(c, w->sheet->seat[place].player);

	if (w->sheet->signed_by >> place & 1)
		return reason_set(call->why, _("%s has signed already"), name);
	w->sheet->signed_by |= (uint8_t)(1 << place);
	said_line(call->said, _("%s signs"), name);
	said_change(call->said, name, NULL, _("signs"));
	return true;
}

/* "each": all who have not yet. */
static bool sign_all(struct call *call, const struct where *w)
{
	for (int k = 0; k < w->sheet->seats; k++)
		if (!(w->sheet->signed_by >> k & 1) && !sign_one(call, w, k))
			return false;
	return true;
}

bool champ_sign(struct call *call)
{
	struct where w;
	int who;

	take_origin(call);
	if (!champ_read_open_sheet(call, &w))
		return false;
	if (!champ_has_result(w.sheet))
		return reason_set(call->why, _("there is nothing to sign: %s has no result yet"),
		                  champ_place_name(w.round, w.table).text);
	if (!args_more(&call->args))
		return args_usage(&call->args);
	if (args_flag(&call->args, "each")) {
		if (!sign_all(call, &w))
			return false;
	}
	while (args_more(&call->args))
		if (!champ_read_place(call, &w, &who) || !sign_one(call, &w, who))
			return false;
	lock(call, &w);
	return true;
}

bool champ_judge(struct call *call)
{
	struct champ_record record = { .kind = CHAMP_DECISION, .player = CHAMP_NOBODY };
	struct where w;
	int points[CHAMP_SEATS], winner;
	const char *reason = args_key(&call->args, "why"), *by = args_key(&call->args, "by");

	if (!champ_read_open_sheet(call, &w))
		return false;
	if (!reason || !reason[0])
		return reason_set(call->why, _("a judge says why: why=\"...\" (W1.2.3)"));
	if (!read_points(call, &w, points) || !find_winner(call, &w, points, true, &winner))
		return false;
	put_result(call->state, &w, points, winner);
	w.sheet->judged = true;
	record.round = (uint8_t)w.round;
	record.sheet = (uint16_t)w.table;
	if (!champ_keep(call, record, reason, by ? by : ""))
		return false;
	say_result(call, &w, false);
	lock(call, &w);
	return true;
}

/* ---- the limit on turns (W1.1.7) ---- */

static bool clock_placed(struct call *call, const struct where *w)
{
	if (w->sheet->placed)
		return reason_set(call->why, _("the initial placement is done already"));
	w->sheet->placed = true;
	said_both(call->said, _("the initial placement is done"));
	return true;
}

static bool clock_on(struct call *call, const struct where *w)
{
	const struct championship *c = call->state;
	const char *by = args_key(&call->args, "by");
	bool organiser = by && strcmp(by, "organiser") == 0;
	int player = CHAMP_NOBODY, place;

	if (!by)
		return reason_set(call->why,
		                  _("say who wants it: by=P at that table, or by=organiser (W1.1.7)"));
	if (!w->sheet->placed)
		return reason_set(call->why,
		                  _("turns are limited only after the initial placement: placed (W1.1.7)"));
	if (w->sheet->limit)
		return reason_set(call->why, _("the turns there are limited already"));
	if (!organiser) {
		player = champ_find(c, by, call->why);
		if (player < 0 || !champ_place_of(call, w, player, &place))
			return false;
	}
	w->sheet->limit = true;
	said_both(call->said, _("turns of %d minutes from now on, called by %s (W1.1.7)"), CHAMP_LIMIT_S / 60,
	          organiser ? _("the organiser") : champ_name(c, player));
	return true;
}

static bool clock_off(struct call *call, const struct where *w)
{
	if (!w->sheet->limit)
		return reason_set(call->why, _("the turns there are not limited"));
	w->sheet->limit = false;
	said_both(call->said, _("turns are without limit again"));
	return true;
}

static bool clock_took(struct call *call, const struct where *w)
{
	int seconds;

	if (!args_number(&call->args, 0, 86400, &seconds))
		return false;
	if (!w->sheet->limit)
		return reason_set(call->why, _("the turns there are not limited"));
	w->sheet->over = seconds > CHAMP_LIMIT_S;
	if (w->sheet->over)
		said_both(call->said, _("%d seconds: %d over the limit (W1.1.7)"), seconds,
		          seconds - CHAMP_LIMIT_S);
	else
		said_both(call->said, _("%d seconds: within the limit"), seconds);
	return true;
}

bool champ_clock(struct call *call)
{
	static bool (*const doing[])(struct call *, const struct where *) = { clock_placed, clock_on,
		                                                              clock_off, clock_took };
	const char *first = args_peek(&call->args);
	struct where w;
	int what;

	if (first && choice_find(CLOCK_WORDS, first) >= 0)
		return common_apply(call); /* the clock of the hall, as at every table */
	if (!champ_read_open_sheet(call, &w) || !args_choice(&call->args, "placed|on|off|took", &what) ||
	    !doing[what](call, &w))
		return false;
	champ_begin(call->state, &w);
	return true;
}
