/* SPDX-License-Identifier: MIT */
/* What may be written on the score sheet now: each player's points, or those of all at once. */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/utf8.h"

/* The offers of one seat while they are listed. */
struct writer {
	struct offers *list;
	const struct score *s;
	int seat;
	const char *owes;     /* whose points are missing */
	char who[NAME_BYTES]; /* as a word of a line */
};

/* Anybody's points may be written: a key means those of the focus. */
static struct offer *at_total(struct offer *o, const char *button)
{
	o->several = o->alone = true;
	o->about = "total";
	o->button = button;
	return o;
}

#define offer(w, id, button, ...) at_total(offers_add((w)->list, id, (w)->seat, __VA_ARGS__), button)

/* Owed while it is missing in this round. */
static void put_due(const struct writer *w, struct offer *o, bool due)
{
	o->kind = due && w->owes ? OFFER_DUE : OFFER_ACT;
	o->owes = w->owes;
}

/* ---- what the round asks for ---- */

/* First the bid, then the tricks; both may be said again until the round is counted. */
static void offer_bid(const struct writer *w)
{
	const struct score *s = w->s;
	bool may = score_may_write(s, w->seat, offers_why(w->list)), owes = score_owes_bid(s, w->seat);
	struct offer *o = offer(w, "bid", _("bid .."), "bid %s {#bid}", w->who);
	int least, most;

	put_due(w, o, owes);
	if (!offers_keep(w->list, may) || owes || !score_may_take(s, w->seat, &least, &most))
		return;
	if (!most && offers_own(w->list, w->seat)) /* nothing to ask for */
		o = offer(w, "tricks", _("no tricks"), "tricks %s 0", w->who);
	else
		o = offer(w, "tricks", _("tricks .."), "tricks %s {#tricks}", w->who);
	put_due(w, o, score_owes_tricks(s, w->seat));
}

/* What one line asks for of the round: a contract, a hand. */
static void offer_deal(const struct writer *w, const char *id, const char *line)
{
	struct offer *o = offer(w, id, "", line, w->who);
	bool may = score_may_deal(w->s, offers_why(w->list));
	put_due(w, o, true);
	o->alone = false;
	offers_keep(w->list, may);
}

static void offer_riichi(const struct writer *w)
{
	bool may = score_may_riichi(w->s, w->seat, offers_why(w->list));
	struct offer *o = offer(w, "riichi", _("riichi"), "riichi %s", w->who);

	o->rank = OFFER_HINTED;
	offers_keep(w->list, may);
	offer_deal(w, "hand", "hand %s {#han} {?fu} {?from}");
}

/* One player of a round declares. */
static void offer_game(const struct writer *w)
{
	bool may = score_may_write(w->s, w->seat, offers_why(w->list));
	struct offer *o = offer(w, "game", "", "declare %s {#value} {?end}", w->who);

	put_due(w, o, true);
	o->alone = false;
	if (!offers_keep(w->list, may))
		return;
	offer(w, "won", _("game won .."), "declare %s {#value}", w->who);
	offer(w, "lost", _("game lost .."), "declare %s {#value} lost", w->who);
}

static void offer_contract(const struct writer *w)
{
	bool may = score_may_honour(w->s, offers_why(w->list));
	struct offer *o = offer(w, "honours", "", "honours %s {?honours}", w->who);

	o->alone = false;
	o->rank = OFFER_HINTED;
	offers_keep(w->list, may);
	offer_deal(w, "contract", "contract %s {?level} {?strain} {#taken} {?doubled}");
}

/* The last points of a round that adds up to so much follow from the others. */
static void offer_rest(const struct writer *w)
{
	const struct score *s = w->s;
	int left = score_sum(s);

	every_seat (i, s->table)
		left -= s->cell[i][s->played].points;
	if (left >= (s->no_negative ? 0 : -SCORE_MOST) && left <= SCORE_MOST) {
		struct offer *o =
			offer(w, "rest", offers_text(w->list, "%d", left), "points %s %d", w->who, left);

		o->rank = OFFER_NEXT;
	}
	offer(w, "others", _("others .."), "points %s {~points} sure", w->who)->loses =
		offers_text(w->list, _("a round adds up to %d: written anyway"), score_sum(s));
}

/* A column that points are added to at any time: what a round adds up to does not matter there. */
static void offer_added(const struct writer *w)
{
	enum { STEP = 5 };
	const struct score *s = w->s;
	struct offer *o =
		offer(w, "points", _("add .."), "points %s {~points}%s", w->who, s->sum ? " sure" : "");
	int points = s->cell[w->seat][0].points;

	o->kind = OFFER_COUNT;
	if (points < STEP - SCORE_MOST || points > SCORE_MOST - STEP)
		return;
	offers_steps(o, 1, STEP);
	if (s->no_negative)
		memcpy(o->step, (const short[OFFER_STEPS]){ 1, STEP }, sizeof o->step);
}

static void offer_points(const struct writer *w)
{
	const struct score *s = w->s;
	bool may = score_may_write(s, w->seat, offers_why(w->list));
	bool last = may && s->sum && score_due(s) == 1u << w->seat;
	struct offer *o;

	if (may && s->running) {
		offer_added(w);
	} else if (!last || !offers_own(w->list, w->seat)) {
		o = offer(w, "points", _("write .."), "points %s {~points}", w->who);
		put_due(w, o, s->count == SCORE_PLAIN && score_due(s) & 1u << w->seat);
		o->alone = !score_bids(s) && !last;
		offers_keep(w->list, may);
	}
	if (last && !s->running)
		offer_rest(w);
	o = offer(w, "sum", "", "points %s {*sum}", w->who);
	o->alone = false;
	offers_keep(w->list, may);
}

/* ---- who leaves ---- */

static void offer_leave(const struct writer *w)
{
	const struct score *s = w->s;
	bool may = score_may_leave(s, w->seat, offers_why(w->list));
	struct offer *o = offers_add(w->list, "out", w->seat, "out %s {*why}", w->who);

	o->several = true;
	if (!offers_keep(w->list, may))
		return;
	o = offers_add(w->list, "leave", w->seat, "out %s", w->who);
	o->several = o->alone = true;
	o->button = C_("score", "leave the game");
	o->loses = offers_text(w->list, _("%s leaves with %d"), s->table.seat[w->seat].name,
	                       score_total(s, w->seat));
}

static void offer_seat(const struct writer *w)
{
	const struct score *s = w->s;

	if (!s->table.seat[w->seat].in) {
		bool may = score_goes_on(s, offers_why(w->list));

		offers_add(w->list, "back", w->seat, "back %s", w->who)->several = true;
		offers_keep(w->list, may);
		return;
	}
	if (score_bids(s))
		offer_bid(w);
	else if (s->count == SCORE_SKAT)
		offer_game(w);
	else if (s->count == SCORE_BRIDGE)
		offer_contract(w);
	else if (s->count == SCORE_RIICHI)
		offer_riichi(w);
	if (score_owes_tie(s, w->seat))
		put_due(w, offer(w, "tiebreak", _("decide the tie .."), "tiebreak %s {#decides}", w->who),
		        true);
	offer_points(w);
	offer_leave(w);
}

/* ---- the whole table ---- */

seats_set score_asked(const struct score *s)
{
	seats_set bids = score_owing(s, score_owes_bid), tricks = score_owing(s, score_owes_tricks);

	return bids ? bids : tricks ? tricks : s->running ? table_others(&s->table, -1) : score_due(s);
}

void score_order(const struct score *s, seats_set asked, char *out, size_t size)
{
	char row[SCORE_LABEL], names[SCORE_NAMES];

	score_names(s, asked, 0, names, sizeof names);
	score_row_name(s, s->played, row, sizeof row);
	if (s->categories)
		snprintf(out, size, _("%s: %s"), row, names);
	else
		snprintf(out, size, _("in this order: %s"), names);
}

static void offer_row(struct offers *list, const struct score *s, const char *verb, seats_set asked)
{
	bool may = score_goes_on(s, offers_why(list));
	char order[SCORE_NAMES + SCORE_LABEL];

	score_order(s, asked, order, sizeof order);
	offers_put(list, may, OFFER_ACT, offers_text(list, "%s", order), "",
	           offers_add(list, verb, -1, "%s {*%s}", verb, verb))
		->rank = OFFER_HINTED;
}

/* The bids of all that owe one, then their tricks; or points. */
static void offer_round(struct offers *list, const struct score *s)
{
	seats_set asked = score_asked(s);

	if (score_owing(s, score_owes_bid))
		offer_row(list, s, "bids", asked);
	else if (score_owing(s, score_owes_tricks))
		offer_row(list, s, "took", asked);
	else
		offer_row(list, s, "round", s->running ? asked : score_due(s));
}

static void offer_table(struct offers *list, const struct score *s)
{
	struct offer *o;

	offers_put(list, score_goes_on(s, offers_why(list)), OFFER_ACT, _("who begins this round"), "",
	           offers_add(list, "first", -1, "first {?who}"))
		->rank = s->categories || s->running ? OFFER_PLAIN : OFFER_HINTED;
	offers_put(list, score_may_finish(s, offers_why(list)), OFFER_ACT, _("end the game now"), "",
	           offers_add(list, "finish", -1, "finish {*why}"));
	o = offers_put(list, score_may_rematch(s, offers_why(list)), OFFER_ACT,
	               _("start an empty sheet: same players, same options"), "",
	               offers_add(list, "rematch", -1, "rematch"));
	o->loses = s->over ? NULL : _("this game is not over: a new one takes its place");
	o->rank = s->over ? OFFER_HINTED : OFFER_PLAIN;
}

/* The players without points in this round; NULL: nothing is missing. */
static const char *owes(struct offers *list, const struct score *s)
{
	seats_set due = s->running ? 0 : score_due(s), asked = score_asked(s);
	bool bids = score_owing(s, score_owes_bid), tricks = score_owing(s, score_owes_tricks);
	char names[SCORE_NAMES], row[SCORE_LABEL];
	seats_set ties = score_ties(s);

	if (ties) {
		score_names(s, ties, 0, names, sizeof names);
		return offers_text(list, _("a tie: %s decide, missing for %s"), score_tie_word(s), names);
	}
	if (!due)
		return NULL;
	if (score_deals(s) && due == table_others(&s->table, -1))
		return offers_text(list, _("round %d: what was played is missing"), s->table.round);
	score_names(s, asked, 0, names, sizeof names);
	score_row_name(s, s->played, row, sizeof row);
	if (!bids && !tricks && !s->categories)
		return offers_text(list, _("round %d: points missing for %s"), s->table.round, names);
	return offers_text(list,
	                   bids     ? _("round %s: bids missing for %s")
	                   : tricks ? _("round %s: tricks missing for %s")
	                            : _("%s: points missing for %s"),
	                   row, names);
}

void score_offers(const void *state, struct offers *list)
{
	const struct score *s = state;
	const char *missing = owes(list, s);
	struct offer *o;

	if (s->running && s->categories && !s->over && list->viewer < 0) {
		o = offers_add(list, "count", -1, "count");
		o->rank = OFFER_NEXT;
		o->text = _("in-game points end, the final count begins");
		o->loses = _("the final count begins: no more in-game points");
	}
	every_seat (i, s->table) {
		struct writer w = { .list = list, .s = s, .seat = i, .owes = missing };

		if (!offers_shows(list, i))
			continue;
		table_seat_word(&s->table, i, w.who, sizeof w.who);
		offer_seat(&w);
	}
	if (list->viewer >= 0)
		return;
	offer_round(list, s);
	offer_table(list, s);
}

/* ---- the holes of their lines ---- */

static void bid_choices(const void *state, struct choices *list)
{
	list->most = score_tricks_of_round(state);
}

static void tricks_choices(const void *state, struct choices *list)
{
	score_may_take(state, list->seat, &list->least, &list->most);
}

static int within_points(int points)
{
	return points < -SCORE_MOST ? -SCORE_MOST : points > SCORE_MOST ? SCORE_MOST : points;
}

static void points_choices(const void *state, struct choices *list)
{
	const struct score *s = state;
	int points = s->running ? s->cell[list->seat][0].points : 0;

	list->least = s->no_negative ? 0 : within_points(-SCORE_MOST - points);
	list->most = within_points(SCORE_MOST - points);
}

static void level_choices(const void *state, struct choices *list)
{
	for (int level = 1; level <= 7; level++)
		choices_add(list, text_number(level).of, text_number(level).of, "", "");
}

static void strain_choices(const void *state, struct choices *list)
{
	static const char *const keys[] = { "c", "d", "h", "s", "n" };

	for (int i = 0; i < 5; i++) {
		char word[20], shown[40];

		choice_at(SCORE_STRAINS, i, word, sizeof word);
		choice_at(_(SCORE_STRAINS), i, shown, sizeof shown);
		choices_add(list, keys[i], word, shown, "");
	}
}

static void doubled_choices(const void *state, struct choices *list)
{
	choices_add(list, "u", "", _("undoubled"), "");
	choices_add(list, "d", "doubled", _("doubled"), "");
	choices_add(list, "r", "redoubled", _("redoubled"), "");
}

static void honours_choices(const void *state, struct choices *list)
{
	choices_add(list, "4", "100", _("four trump honours: 100"), "");
	choices_add(list, "5", "150", _("all five, or four aces at no trump: 150"), "");
}

static void taken_choices(const void *state, struct choices *list)
{
	list->most = 13;
}

static void han_choices(const void *state, struct choices *list)
{
	list->least = 1;
	list->most = 13;
}

/* From five fans on the minipoints do not matter. */
static void fu_choices(const void *state, struct choices *list)
{
	const char *words = strchr(list->line, ' ');
	int han = 0;

	for (; words; words = strchr(words + 1, ' '))
		sscanf(words, "%d", &han);
	if (han >= 5)
		choices_add(list, "1", "", _("any fu"), "");
	for (int fu = 20; han < 5 && fu <= 110; fu += 5)
		if (score_may_have(han, fu)) {
			char key[8];

			snprintf(key, sizeof key, "%c",
			         fu == 25    ? 'p'
			         : fu < 100  ? '0' + fu / 10
			         : fu == 100 ? 'a'
			                     : 'b');
			choices_add(list, key, text_number(fu).of, "", fu == 25 ? _("seven pairs") : "");
		}
}

static void from_choices(const void *state, struct choices *list)
{
	const struct score *s = state;

	choices_add(list, "d", "", _("self-drawn: everybody pays"), "");
	each_seat (i, table_others(&s->table, list->seat)) {
		struct choice *choice = choices_seat(list, &s->table, i);
		char who[NAME_BYTES];

		table_seat_word(&s->table, i, who, sizeof who);
		CHOICE(choice, word, "from=%s", who);
		CHOICE(choice, name, "%s", s->table.seat[i].name);
	}
}

static void decides_choices(const void *state, struct choices *list)
{
	list->most = SCORE_MOST;
}

static void value_choices(const void *state, struct choices *list)
{
	list->most = SCORE_DECLARED;
}

static void end_choices(const void *state, struct choices *list)
{
	choices_add(list, "w", "", _("won"), "");
	choices_add(list, "l", "lost", _("lost: minus twice the value"), "");
}

static void who_choices(const void *state, struct choices *list)
{
	const struct score *s = state;

	each_seat (i, table_others(&s->table, -1))
		utf8_copy(choices_seat(list, &s->table, i)->value, sizeof list->out->value,
		          i == s->table.turn ? _("now") : "");
	choices_add(list, "r", "", _("a random player"), "");
}

const struct offer_hole score_offer_holes[] = {
	HOLE("bid", bid_choices),         HOLE("tricks", tricks_choices),
	HOLE("points", points_choices),   HOLE("value", value_choices),
	HOLE("level", level_choices),     HOLE("strain", strain_choices),
	HOLE("doubled", doubled_choices), HOLE("taken", taken_choices),
	HOLE("han", han_choices),         CHAINED("fu", fu_choices),
	HOLE("from", from_choices),       HOLE("decides", decides_choices),
	HOLE("end", end_choices),         HOLE("who", who_choices),
	HOLE("honours", honours_choices), { 0 },
};
