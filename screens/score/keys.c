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
#include "screens/kit/choices.h"

/* clang-format off */
static const struct binding more_keys[] = {
	{ .key = "w", .line = "option win {?win}", .label = N_("wins"), .help = N_("which total wins"),
	  .head = N_("which total wins") },
	{ .key = "t", .line = "option target {*target}", .label = N_("target"),
	  .help = N_("so many end it; off: none") },
	{ .key = "r", .line = "option rounds {*rounds}", .label = N_("rounds"),
	  .help = N_("so many are played, or off") },
	{ .key = "n", .line = "option negative {?negative}", .label = N_("below zero"),
	  .help = N_("points below zero"),
	  .head = N_("points below zero") },
	{ .key = "b", .line = "option first {?rule}", .label = N_("next round"),
	  .help = N_("who begins the next round"),
	  .head = N_("who begins the next round") },
	{ .key = "e", .line = "option tie {?tie}", .label = N_("a tie"),
	  .help = N_("shared, or one more round"),
	  .head = N_("a tie at the end") },
	{ .key = "x", .line = "finish {*why}", .label = N_("finish"), .help = N_("the game ends here") },
	{ .key = "m", .line = "rematch", .label = N_("rematch"),
	  .help = N_("an empty sheet, the same people") },
	{ 0 }
};

#define POINTS .group = N_("WRITE")
#define TABLE .group = N_("TABLE")
#define WRITE \
	{ .key = "Enter", .line = "points {seat} {~points}", .label = N_("write"), \
	  .help = N_("points: 12 Enter, or 5-"), .when_name = "open", POINTS }, \
	{ .key = "Enter", .line = "correct {seat} {row} {~points}", .label = N_("correct"), \
	  .help = N_("other points in their place"), POINTS }, \
	{ .key = "r", .line = "round {*points}", .label = N_("all at once"), \
	  .help = N_("all, by seats: 12 5 20"), POINTS }
#define MORE \
	{ .key = "f", .line = "first {?who}", .label = N_("starter"), \
	  .help = N_("who begins this round"), .head = N_("who begins this round"), TABLE }, \
	{ .key = "y", .menu = more_keys, .label = N_("more"), \
	  .help = N_("who wins, target, the end .."), .head = N_("THE GAME"), TABLE }

/* In the order of the hint bar. */
const struct binding score_keys[] = {
	WRITE,
	{ .key = "c", .line = "correct {seat} {#round} {~points}",
	  .help = N_("correct an earlier round"), POINTS },
	{ .key = "s", .act_name = "sheet", .label = N_("sheet"), .help = N_("all rounds of all"), TABLE },
	{ .key = "g", .act_name = "chart", .label = N_("chart"), .help = N_("totals over the game"), TABLE },
	MORE,
	{ .key = "X", .line = "out {seat} {*why}", .help = N_("leaves, with a reason"), TABLE },
	{ .key = "B", .line = "back {seat}", .label = N_("back"), .help = N_("comes back"), TABLE },
	{ 0 }
};

/* On the sheet keys mean the cell, or the table. */
static const struct binding sheet_keys[] = {
	{ .key = "arrows", .act_name = "move", .label = N_("cell"), .help = N_("to another cell"), POINTS },
	WRITE,
	{ .key = "s", .act_name = "sheet", .label = N_("panels"), .help = N_("back to the panels"), TABLE },
	{ .key = "g", .act_name = "chart", .label = N_("chart"), .help = N_("totals over the game"), TABLE },
	MORE,
	{ 0 }
};

static const struct binding chart_keys[] = {
	{ .key = "g", .act_name = "chart", .label = N_("panels"), .help = N_("back to the panels"), TABLE },
	{ .key = "s", .act_name = "sheet", .label = N_("sheet"), .help = N_("all rounds of all"), TABLE },
	{ 0 }
};
/* clang-format on */

const struct key_mode score_modes[] = { { N_("SHEET"), sheet_keys }, { N_("CHART"), chart_keys }, { 0 } };

const struct binding *score_keys_now(const void *v, const void *state)
{
	const struct score_view *view = v;

	(void)state;
	return view->tab == SCORE_SHEET ? sheet_keys : view->tab == SCORE_CHART ? chart_keys : score_keys;
}

/* Offers a correction only where people look for one: in the sheet, or after the end. */
bool score_hinted(const void *v, const void *state, const struct binding *binding)
{
	const struct score_view *view = v;
	const struct score *s = state;

	if (binding->line && strncmp(binding->line, "correct", 7) == 0)
		return view->tab == SCORE_SHEET || s->over;
	if (binding->act_name && strcmp(binding->act_name, "chart") == 0)
		return s->played > 1 || view->tab == SCORE_CHART;
	return !binding->act_name || s->table.seats > 0;
}

/* ---- holes ---- */

bool score_holds(const void *v, const void *state, const char *when)
{
	const struct score_view *view = v;
	const struct score *s = state;

	if (strcmp(when, "open") != 0 || view->focus >= s->table.seats || s->played >= SCORE_ROUNDS)
		return false;
	if (view->tab == SCORE_SHEET && view->row < s->played)
		return false;
	return !s->over && score_is_due(s, view->focus);
}

/* The round of the focus: the row of the sheet, else the last round written. */
static int round_of(const struct score_view *view, const struct score *s)
{
	int rows = score_rows(s);

	if (view->tab == SCORE_SHEET)
		return view->row + 1;
	for (int round = rows; round > 0; round--)
		if (s->cell[view->focus][round - 1].written)
			return round;
	return 0;
}

/* As many points as `round` needs, to find out whether the key means something now. */
static void sample_round(const struct score *s, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < s->table.seats && end < size; i++)
		if (s->table.seat[i].in)
			end += (size_t)snprintf(out + end, size - end, "%s0", end ? " " : "");
}

bool score_fill(const void *v, const void *state, const char *hole, char *out, size_t size)
{
	const struct score_view *view = v;
	const struct score *s = state;

	if (view->focus >= s->table.seats)
		return false;
	if (strcmp(hole, "seat") == 0)
		screen_seat_word(&s->table, view->focus, out, size);
	else if (strcmp(hole, "points") == 0)
		sample_round(s, out, size);
	else if (strcmp(hole, "target") == 0 || strcmp(hole, "rounds") == 0)
		utf8_copy(out, size, "off");
	else if (strcmp(hole, "row") == 0 && round_of(view, s))
		snprintf(out, size, "%d", round_of(view, s));
	else if (strcmp(hole, "why row") == 0)
		snprintf(out, size, _("%s has no points yet"), s->table.seat[view->focus].name);
	else
		return false;
	return true;
}

static void add(struct choices *list, const char *key, const char *word, const char *name, bool now)
{
	struct choice *choice = choices_add(list, key, word);

	utf8_copy(choice->name, sizeof choice->name, name);
	utf8_copy(choice->value, sizeof choice->value, now ? _("now") : "");
}

static void who_choices(const struct score *s, struct choices *list)
{
	for (int i = 0; i < s->table.seats; i++) {
		char key[8], word[NAME_BYTES + 2];

		if (!s->table.seat[i].in)
			continue;
		snprintf(key, sizeof key, "%d", (i + 1) % 10);
		screen_seat_word(&s->table, i, word, sizeof word);
		add(list, key, word, s->table.seat[i].name, i == s->table.turn);
	}
	add(list, "r", "", _("drawn at random"), false);
}

static void value(struct choices *list, const char *key, const char *text)
{
	utf8_copy(choices_add(list, key, "")->value, sizeof list->out->value, text);
}

static void limit(struct choices *list, const char *key, int limit)
{
	char text[16];

	snprintf(text, sizeof text, "%d", limit);
	value(list, key, limit ? text : C_("score", "none"));
}

static const char *const first_words[] = { N_("the next seat"), N_("who had the best round"),
	                                   N_("who had the worst round"), N_("the same") };

/* The present options, beside the keys that change them. */
static void more_values(const struct score *s, struct choices *list)
{
	value(list, "w", s->low ? _("the lowest") : _("the highest"));
	limit(list, "t", s->target);
	limit(list, "r", s->rounds);
	value(list, "n", s->no_negative ? _("not allowed") : _("allowed"));
	value(list, "b", _(first_words[s->first]));
	value(list, "e", s->extra ? _("one more round") : C_("score", "shared"));
}

static void win_choices(const struct score *s, struct choices *list)
{
	add(list, "h", "high", _("the highest"), !s->low);
	add(list, "l", "low", _("the lowest"), s->low);
}

static void negative_choices(const struct score *s, struct choices *list)
{
	add(list, "y", "on", _("allowed"), !s->no_negative);
	add(list, "n", "off", _("not allowed"), s->no_negative);
}

static void rule_choices(const struct score *s, struct choices *list)
{
	static const struct {
		const char *key, *word;
	} rules[] = { { "n", "next" }, { "w", "winner" }, { "l", "loser" }, { "s", "stay" } };

	for (int i = 0; i < 4; i++)
		add(list, rules[i].key, rules[i].word, _(first_words[i]), i == (int)s->first);
}

static void tie_choices(const struct score *s, struct choices *list)
{
	add(list, "s", "shared", C_("score", "shared"), !s->extra);
	add(list, "e", "extra", _("one more round"), s->extra);
}

int score_choices(const void *v, const void *state, const char *hole, const char *line, struct choice *out,
                  int max)
{
	static const struct {
		const char *hole;
		void (*list)(const struct score *s, struct choices *list);
	} holes[] = {
		{ "who", who_choices },   { "win", win_choices }, { "negative", negative_choices },
		{ "rule", rule_choices }, { "tie", tie_choices }, { "y", more_values },
	};
	struct choices list = { .out = out, .max = max };

	(void)v;
	(void)line;
	for (size_t i = 0; i < sizeof holes / sizeof *holes && max > 0; i++)
		if (strcmp(holes[i].hole, hole) == 0)
			holes[i].list(state, &list);
	return list.count;
}
