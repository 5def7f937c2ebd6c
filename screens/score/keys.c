/* SPDX-License-Identifier: MIT */
/*
 * The keys of the score sheet: the tables of bindings, the fillings of their
 * holes, and the choices. Draws nothing.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- acts, and when keys hold ---- */

static void show(struct score_view *view, const struct score *s, enum score_tab tab)
{
	view->tab = view->tab == tab || s->table.seats == 0 ? SCORE_PANELS : tab;
	view->row = score_last_row(s);
}

static bool show_sheet(void *view, const void *state, struct reason *why)
{
	show(view, state, SCORE_SHEET);
	return true;
}

static bool show_chart(void *view, const void *state, struct reason *why)
{
	show(view, state, SCORE_CHART);
	return true;
}

/* The cursor is on points of the present round, not on written ones. */
static bool is_present(const void *v, const void *state)
{
	const struct score_view *view = v;
	const struct score *s = state;

	return view->tab != SCORE_SHEET || (view->row >= s->played && !s->running);
}

/* Offers a correction only where people look for one: in the sheet, or after the end. */
static bool is_correcting(const void *v, const void *state)
{
	const struct score_view *view = v;
	const struct score *s = state;

	return view->tab == SCORE_SHEET || s->over;
}

static bool is_chart_of_use(const void *v, const void *state)
{
	const struct score_view *view = v;
	const struct score *s = state;

	return s->played > 1 || view->tab == SCORE_CHART;
}

/* A game is chosen before anybody sits, too. */
static bool is_always(const void *view, const void *state)
{
	return true;
}

static bool has_rows(const void *view, const void *state)
{
	return ((const struct score *)state)->categories > 0;
}

static bool is_seated(const void *view, const void *state)
{
	return ((const struct score *)state)->table.seats > 0;
}

/* ---- the present options, beside the keys that change them ---- */

static const char *const first_words[] = { N_("the next seat"), N_("best in this round"),
	                                   N_("worst in this round"), N_("the same player") };

static void limit_value(struct choices *list, const char *key, int limit)
{
	if (limit)
		choices_value(list, key, "%d", limit == OPTION_ZERO ? 0 : limit);
	else
		choices_value(list, key, "%s", C_("score", "none"));
}

static const char *tie_word(enum score_tie tie)
{
	return tie == SCORE_TIE_SHARED  ? C_("score", "shared")
	       : tie == SCORE_TIE_EXTRA ? _("one more round")
	                                : _("a number decides");
}

static void more_values(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;
	char row[SCORE_LABEL];

	choices_value(list, "w", "%s", s->low ? _("the lowest total") : _("the highest total"));
	limit_value(list, "t", s->target);
	limit_value(list, "r", s->rounds);
	limit_value(list, "s", s->sum);
	choices_value(list, "g", "%s", _(score_templates[s->template].title));
	choices_value(list, "u", "%s", s->running ? _("on") : _("off"));
	choices_value(list, "n", "%s", s->no_negative ? _("not allowed") : _("allowed"));
	choices_value(list, "b", "%s", _(first_words[s->first]));
	choices_value(list, "e", "%s", tie_word(s->tie));
	if (s->tie_row)
		score_row_name(s, s->tie_row - 1, row, sizeof row);
	choices_value(list, "d", "%s", s->tie_row ? row : C_("score", "none"));
}

/* ---- the tables ---- */

/* clang-format off */
static const struct binding own_keys[] = {
	{ SAYS("-", "template forget {?own}", N_("forget one"), N_("a game of your own")), .even_one = true,
	  .head = N_("which of your own games to forget") },
	{ 0 }
};

static const struct binding more_keys[] = {
	{ SAYS("w", "option win {?win}", N_("winner"), N_("which total wins")),
	  .head = N_("which total wins") },
	{ SAYS("t", "option target {*target}", N_("target"), N_("points that end the game, or off")) },
	{ SAYS("r", "option rounds {*rounds}", N_("rounds"), N_("rounds in this game, or off")) },
	{ SAYS("s", "option sum {*most}", N_("sum"), N_("what a round adds up to, or off")) },
	{ SAYS("g", "template {empty}{?game}", N_("game"), N_("how its points are counted")),
	  .head = N_("which game the sheet is for"), .instead = own_keys },
	{ SAYS("c", "categories {empty}{*names}", N_("named rows"),
	       N_("rows of one count: birds, eggs; or off")) },
	{ SAYS("j", "team {+players}", N_("team"), N_("players whose points count together")),
	  .head = N_("who plays together") },
	{ SAYS("u", "option running {empty}{?running}", N_("any time"),
	       N_("points at any time, without rounds")), .head = N_("points at any time") },
	{ SAYS("n", "option negative {?negative}", N_("below zero"), N_("points below zero")),
	  .head = N_("points below zero") },
	{ SAYS("b", "option first {?rule}", N_("next round"), N_("who begins the next round")),
	  .head = N_("who begins the next round") },
	{ SAYS("e", "option tie {?tie}", N_("tie"), N_("shared, or one more round")),
	  .head = N_("a tie at the end") },
	{ SAYS("d", "option tie-row {?deciding}", N_("tie by row"), N_("the row that decides a tie first")),
	  .when = has_rows, .head = N_("which row decides a tie first") },
	{ SAYS("k", "template save {\"called}", N_("keep rules"), N_("these rules as a game of your own")) },
	{ OFFERS("x", "finish", N_("finish"), N_("end the game now")) },
	{ OFFERS("m", "rematch", N_("rematch"), N_("empty sheet, same players")) },
	{ 0 }
};

static const struct binding ruling_keys[] = {
	{ SAYS("c", "correct {seat} {#which round} {~points}", N_("correct"), N_("correct an earlier round")) },
	{ 0 }
};

#define POINTS .group = N_("WRITE")
#define TABLE .group = N_("TABLE")
#define ASKED N_("what the game asks for: bid, tricks, contract ..")
#define OF_ALL N_("everyone's bids, then tricks: 4 3 5 0")
#define WRITE \
	{ .key = "Enter", .offer = "tricks", .label = N_("tricks"), \
	  .help = ASKED, .when = is_present, POINTS }, \
	{ .key = "Enter", .offer = "bid", .label = N_("bid"), .help = ASKED, \
	  .when = is_present, POINTS }, \
	{ .key = "Enter", .offer = "tiebreak", .label = N_("tie"), \
	  .help = ASKED, .when = is_present, POINTS }, \
	{ .key = "Enter", .offer = "contract", .label = N_("contract"), \
	  .help = ASKED, .ask = "level strain doubled taken", .when = is_present, POINTS }, \
	{ .key = "Enter", .offer = "hand", .label = N_("hand"), \
	  .help = ASKED, .when = is_present, POINTS }, \
	{ .key = "o", .offer = "honours", .label = N_("honours"), \
	  .help = N_("bridge: honours in one hand, in the last deal"), \
	  .head = N_("honours in the hand of {name}"), POINTS }, \
	{ .key = "i", .offer = "riichi", .label = N_("riichi"), \
	  .help = N_("riichi: declared, 1000 bet"), POINTS }, \
	{ .key = "Enter", .offer = "game", .label = N_("game"), \
	  .help = ASKED, .head = N_("how it ended"), .when = is_present, POINTS }, \
	{ .key = "Enter", .offer = "points", .label = N_("write"), \
	  .help = N_("points: type 12 Enter, or 5-"), .when = is_present, POINTS }, \
	{ .key = "Enter", .line = "correct {seat} {row} {~points}", .hinted = is_correcting, \
	  .label = N_("correct"), .help = N_("change written points"), POINTS }, \
	{ OFFERS("=", "sum", NULL, N_("points as a sum: 2+5, 12-3")), .when = is_present, POINTS }, \
	{ .key = "r", .offer = "bids", .label = N_("all bids"), \
	  .help = OF_ALL, .head = "{order}", POINTS }, \
	{ .key = "r", .offer = "took", .label = N_("all tricks"), \
	  .help = OF_ALL, .head = "{order}", POINTS }, \
	{ .key = "Space", .offer = "rest", .label = N_("fill in"), \
	  .help = N_("the last points of a round with a fixed sum"), POINTS }, \
	{ .key = "Space", .offer = "count", .label = N_("final count"), \
	  .help = N_("in-game points end, the final count begins"), POINTS }, \
	{ .key = "r", .offer = "round", .label = N_("the round"), \
	  .help = N_("everyone's points, or the rest: 12 5 20"), .head = "{order}", POINTS }
#define MORE \
	{ .key = "M", .offer = "rematch", .label = N_("rematch"), \
	  .help = N_("empty sheet, same players"), TABLE }, \
	{ .key = "R", .menu = ruling_keys, .help = N_("rulings: an earlier round"), \
	  .head = N_("rulings; {name}"), TABLE }, \
	{ .key = "f", .offer = "first", .label = N_("starter"), \
	  .help = N_("who begins this round"), .head = N_("who begins this round"), TABLE }, \
	{ .key = "y", .menu = more_keys, .values = more_values, .hinted = is_always, .label = N_("more"), \
	  .help = N_("winner, target, rounds .."), .head = N_("RULES OF THIS GAME"), TABLE }

/* In the order of the hint bar. */
const struct binding score_keys[] = {
	WRITE,
	{ SAYS("c", "correct {seat} {#which round} {~points}", NULL, N_("correct an earlier round")),
	  .hinted = is_correcting, POINTS },
	{ ACTS("m", show_sheet, N_("sheet"), N_("all rounds, all players")), .hinted = is_seated,
	  TABLE },
	{ ACTS("s", show_sheet, NULL, N_("all rounds, all players")), TABLE },
	{ ACTS("V", show_chart, N_("chart"), N_("totals over the game")), .hinted = is_chart_of_use,
	  TABLE },
	{ ACTS("g", show_chart, NULL, N_("totals over the game")), TABLE },
	MORE,
	{ OFFERS("X", "out", NULL, N_("a player leaves (with reason)")), TABLE },
	{ OFFERS("J", "join", NULL, N_("another player joins")), TABLE },
	{ OFFERS("B", "back", N_("back"), N_("a player comes back")), TABLE },
	{ 0 }
};

/* On the sheet keys mean the cell, or the table. */
static const struct binding sheet_keys[] = {
	{ MOVES("arrows", N_("cell"), N_("move to another cell")), .hinted = is_seated, POINTS },
	WRITE,
	{ ACTS("m", show_sheet, N_("panels"), N_("back to the panels")), .hinted = is_seated, TABLE },
	{ ACTS("s", show_sheet, NULL, N_("back to the panels")), TABLE },
	{ ACTS("V", show_chart, N_("chart"), N_("totals over the game")), .hinted = is_chart_of_use,
	  TABLE },
	{ ACTS("g", show_chart, NULL, N_("totals over the game")), TABLE },
	MORE,
	{ 0 }
};

static const struct binding chart_keys[] = {
	{ ACTS("V", show_chart, N_("panels"), N_("back to the panels")), .hinted = is_chart_of_use,
	  TABLE },
	{ ACTS("g", show_chart, NULL, N_("back to the panels")), TABLE },
	{ ACTS("m", show_sheet, N_("sheet"), N_("all rounds, all players")), .hinted = is_seated,
	  TABLE },
	{ ACTS("s", show_sheet, NULL, N_("all rounds, all players")), TABLE },
	{ 0 }
};
/* clang-format on */

const struct key_mode score_modes[] = { { N_("ROUNDS"), sheet_keys }, { N_("CHART"), chart_keys }, { 0 } };

const struct binding *score_keys_now(const void *v, const void *state)
{
	const struct score_view *view = v;

	return view->tab == SCORE_SHEET ? sheet_keys : view->tab == SCORE_CHART ? chart_keys : score_keys;
}

/* ---- holes ---- */

static int last_written(const struct score_view *view, const struct score *s)
{
	int round = score_rows(s);

	while (round > 0 && !s->cell[view->focus][round - 1].written)
		round--;
	return round;
}

/* The round of the focus: the row of the sheet, else the last round written. */
static int round_of(const struct score_view *view, const struct score *s)
{
	return view->tab == SCORE_SHEET ? view->row + 1 : last_written(view, s);
}

static bool fill_order(const void *view, const void *state, char *out, size_t size)
{
	score_order(state, score_asked(state), out, size);
	return true;
}

/* A change of the points in the row of the focus. */
static bool fill_points(const void *v, const void *state, char *out, size_t size)
{
	const struct score_view *view = v;
	const struct score *s = state;
	int row = round_of(view, s);

	snprintf(out, size, "%d",
	         row > 0 && row <= SCORE_ROUNDS ? s->cell[view->focus][row - 1].points + 1 : 1);
	return true;
}

/* What a game is set up for is said before the first points. */
static bool may_set_up(const void *view, const void *state, struct reason *why)
{
	return score_rows(state) == 0 ||
	       reason_set(why, _("the sheet has points already: `rematch` begins an empty one"));
}

static bool fill_seat(const void *view, const void *state, char *out, size_t size)
{
	table_seat_word(state, ((const struct score_view *)view)->focus, out, size);
	return true;
}

static bool fill_row(const void *view, const void *state, char *out, size_t size)
{
	int round = round_of(view, state);

	snprintf(out, size, "%d", round);
	return round > 0;
}

static void why_no_row(const void *view, const void *state, struct reason *why)
{
	const struct score *s = state;

	reason_set(why, _("%s has no points yet"),
	           s->table.seat[((const struct score_view *)view)->focus].name);
}

static bool fill_off(const void *view, const void *state, char *out, size_t size)
{
	utf8_copy(out, size, "off");
	return true;
}

static void add(struct choices *list, const char *key, const char *word, const char *name, bool now)
{
	CHOICE(choices_add(list, key, word, name, ""), value, "%s", now ? _("now") : "");
}

static void win_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;

	add(list, "h", "high", _("the highest total"), !s->low);
	add(list, "l", "low", _("the lowest total"), s->low);
}

static void negative_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;

	add(list, "y", "on", _("allowed"), !s->no_negative);
	add(list, "n", "off", _("not allowed"), s->no_negative);
}

static void rule_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;

	static const struct {
		const char *key, *word;
	} rules[] = { { "n", "next" }, { "w", "winner" }, { "l", "loser" }, { "s", "stay" } };

	for (int i = 0; i < 4; i++)
		add(list, rules[i].key, rules[i].word, _(first_words[i]), i == (int)s->first);
}

static void running_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;

	add(list, "y", "on", _("at any time"), s->running);
	add(list, "n", "off", _("round by round"), !s->running);
}

static void why_no_own(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("no game of your own yet: y k keeps these rules as one"));
}

static void game_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;

	for (int i = 0; score_templates[i].word; i++) {
		const struct score_template *t = &score_templates[i];
		char word[sizeof list->out->word];

		snprintf(word, sizeof word, t->on_way ? "%s running" : "%s", t->word);
		add(list, t->press, word, _(t->title), i == s->template);
	}
}

static void player_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;

	each_seat (i, table_others(&s->table, -1))
		choices_seat(list, &s->table, i);
}

static void tie_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;

	static const char *const words[] = { "shared", "extra", "number" };

	for (int i = SCORE_TIE_SHARED; i <= SCORE_TIE_NUMBER; i++)
		add(list, (const char *[]){ "s", "e", "n" }[i], words[i], tie_word((enum score_tie)i),
		    i == (int)s->tie);
}

static void deciding_choices(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;
	char row[SCORE_LABEL];

	for (int i = 0; i < s->categories; i++) {
		char key[] = { (char)(i < 9 ? '1' + i : 'a' + i - 9), '\0' };

		score_row_name(s, i, row, sizeof row);
		add(list, key, text_number(i + 1).of, row, i + 1 == s->tie_row);
	}
	add(list, "n", "off", C_("score", "none"), !s->tie_row);
}

/* What the player has points in. */
static void round_bounds(const void *view, const void *state, struct choices *list)
{
	const struct score *s = state;
	int written = last_written(view, s);

	list->least = 1;
	list->most = written > s->played ? written : s->played;
}

const struct hole score_holes[] = {
	FILLS("seat", fill_seat),
	CHOOSES("which round", round_bounds),
	{ "row", .fill = fill_row, .why = why_no_row },
	FILLS("order", fill_order),
	FILLS("points", fill_points),
	FILLS("target", fill_off),
	FILLS("rounds", fill_off),
	CHOOSES("win", win_choices),
	CHOOSES("negative", negative_choices),
	CHOOSES("rule", rule_choices),
	CHOOSES("tie", tie_choices),
	CHOOSES("deciding", deciding_choices),
	FILLS("most", fill_off),
	{ "own", .why = why_no_own },
	{ "empty", .may = may_set_up },
	FILLS("names", fill_off),
	CHOOSES("running", running_choices),
	CHOOSES("game", game_choices),
	CHOOSES("players", player_choices),
	{ 0 },
};
