/* SPDX-License-Identifier: MIT */
/*
 * The keys of the Commander screen as lines of the game: the tables of
 * bindings, what fills their holes, and what can be chosen with its present
 * value. Draws nothing.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

/* ---- what keys do to the view, and when they are worth a hint ---- */

/* There, or back to the panels. */
static bool turn_to(struct commander_view *view, const struct commander *c, enum commander_tab tab)
{
	view->tab = view->tab == tab || c->table.seats == 0 ? TAB_PANELS : tab;
	return true;
}

static bool show_matrix(void *view, const void *state, struct reason *why)
{
	return turn_to(view, state, TAB_MATRIX);
}

static bool show_chart(void *view, const void *state, struct reason *why)
{
	return turn_to(view, state, TAB_CHART);
}

static bool other_commander(void *v, const void *state, struct reason *why)
{
	struct commander_view *view = v;
	const struct commander *c = state;

	if (c->player[view->focus].commanders != 2)
		return reason_set(why, _("%s has no second commander: `commander P NAME NAME`"),
		                  c->table.seat[view->focus].name);
	view->second = !view->second;
	return true;
}

/* Space never passes a turn. */
static bool do_nothing(void *view, const void *state, struct reason *why)
{
	return reason_set(why, _("nothing is waiting; for the next turn: `turn`"));
}

/* The chart is no advice before the end. */
static bool is_over(const void *view, const void *state)
{
	const struct commander *c = state;

	return c->phase == PHASE_OVER;
}

/* Which of two commanders the keys mean. */
static bool is_second(const void *v, const void *state)
{
	const struct commander_view *view = v;
	const struct commander *c = state;

	return view->second && c->player[view->focus].commanders == COMMANDERS;
}

/* The choice of the command zone is open. */
static bool is_open(const void *v, const void *state)
{
	const struct commander_view *view = v;
	const struct commander *c = state;

	return c->player[view->focus].card[view->second].offer;
}

static bool is_asked(const void *view, const void *state)
{
	return ((const struct commander *)state)->deciding >= 0;
}

bool commander_mulligan_free(const void *v, const void *state)
{
	const struct commander_view *view = v;
	const struct commander *c = state;

	return c->table.seats && commander_mulligan_is_free(c, c->deciding >= 0 ? c->deciding : view->focus);
}

static bool is_first_open(const void *view, const void *state)
{
	return !is_second(view, state) && is_open(view, state);
}

static bool is_second_open(const void *view, const void *state)
{
	return is_second(view, state) && is_open(view, state);
}

static bool is_first(const void *view, const void *state)
{
	return !is_second(view, state);
}

static bool is_seated(const void *view, const void *state)
{
	return ((const struct table *)state)->seats > 0;
}

/* ---- the present values of menus ---- */

static const struct commander_player *focused(const struct commander_view *view, const struct commander *c)
{
	return &c->player[view->focus];
}

static const char *name_or_none(const struct commander *c, int seat)
{
	return seat >= 0 && seat < c->table.seats ? c->table.seat[seat].name : _("nobody");
}

void commander_marker_values(const void *view, const void *state, struct choices *list)
{
	static const struct {
		const char *key, *kind;
	} counters[] = { { "e", "energy" }, { "x", "experience" }, { "r", "rad" }, { "t", "ticket" } };
	const struct commander *c = state;
	const struct commander_player *p = focused(view, state);

	choices_value(list, "m", "%s", name_or_none(c, c->monarch));
	choices_value(list, "i", "%s", name_or_none(c, c->initiative));
	choices_value(list, "b", "%s", p->blessing ? _("has it") : "");
	choices_value(list, "d", "%s", c->sky == SKY_DAY ? _("current") : "");
	choices_value(list, "n", "%s", c->sky == SKY_NIGHT ? _("current") : "");
	choices_value(list, "s", "%d", c->storm);
	choices_value(list, "g", "%d%s%s", commander_ring_level(p), *p->markers.bearer ? " " : "",
	              p->markers.bearer);
	choices_value(list, "v", "%s",
	              p->markers.room == ROOM_NONE ? "" : commander_rooms[p->markers.room].name);
	choices_value(list, "f", "%d", p->markers.speed);
	choices_value(list, "c", "%s", p->markers.companion);
	choices_value(list, "h", "%s", p->markers.paid ? _("paid") : "");
	for (size_t i = 0; i < sizeof counters / sizeof *counters; i++)
		choices_value(list, counters[i].key, "%d", life_counter(&p->life, counters[i].kind));
}

static void feat_values(const void *view, const void *state, struct choices *list)
{
	static const struct {
		const char *key, *kind;
	} feats[] = { { "c", "combat" }, { "m", "mana" }, { "k", "commander-mana" } };
	const struct commander *c = state;

	for (size_t i = 0; i < sizeof feats / sizeof *feats; i++)
		for (int k = 0; k < c->feats; k++)
			if (strcmp(c->feat[k].kind, feats[i].kind) == 0)
				choices_value(list, feats[i].key, "%s %d", name_or_none(c, c->feat[k].seat),
				              c->feat[k].value);
}

/* ---- the tables ---- */

/* clang-format off */
const struct binding commander_marker_keys[] = {
	{ OFFERS("m", "monarch", N_("monarch"), NULL) },
	{ OFFERS("i", "initiative", N_("initiative"), NULL) },
	{ OFFERS("b", "blessing", N_("blessing"), NULL) },
	{ OFFERS("d", "day", N_("day"), NULL) },
	{ OFFERS("n", "night", N_("night"), NULL) },
	{ OFFERS("s", "storm", N_("storm"), N_("one more spell")) },
	{ OFFERS("p", "spell", N_("spell"), N_("cast a spell, for day and night")) },
	{ OFFERS("g", "ring", N_("Ring"), N_("the Ring tempts; the bearer's name")) },
	{ OFFERS("v", "dungeon", N_("dungeon"), N_("venture")), .head = N_("{name} ventures into") },
	{ OFFERS("f", "speed", N_("speed"), N_("one faster")) },
	{ OFFERS("E", "emblem", N_("emblem"), N_("its text")) },
	{ OFFERS("c", "companion", N_("companion"), N_("before play")) },
	{ OFFERS("h", "companion-hand", N_("to hand"), N_("pay 3, once")) },
	{ OFFERS("e", "energy", N_("energy"), NULL) },
	{ OFFERS("x", "experience", N_("experience"), NULL) },
	{ OFFERS("r", "rad", N_("rad"), NULL) },
	{ OFFERS("t", "ticket", N_("ticket"), NULL) },
	{ OFFERS("o", "counter", N_("counter"), N_("any other kind")) },
	{ SAYS("-", "counters forget {?kept}", N_("forget one"), N_("a counter's name")),
	  .even_one = true, .head = N_("which counter to forget") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding feat_keys[] = {
	{ SAYS("c", "feat {seat} combat {#value}", N_("combat"), N_("most damage in one combat")) },
	{ SAYS("m", "feat {seat} mana {#value}", N_("mana"), N_("most mana at once")) },
	{ SAYS("k", "feat {seat} commander-mana {#value}", N_("commander"),
	       N_("most mana spent on it")) },
	{ SAYS("o", "feat {seat} {\"kind} {#value}", N_("other"), N_("another goal of this table")) },
	{ OFFERS("v", "vote", N_("vote"), N_("after the game, for another player")),
	  .head = N_("{name} votes for") },
	{ SAYS("s", "safe {seat} {?safe}", N_("safe"), N_("a card says: cannot lose")),
	  .head = N_("a card says: {name} cannot lose") },
	{ OFFERS("w", "win", N_("win"), N_("by a card's effect")) },
	{ OFFERS("e", "extra-turn", N_("extra turn"), N_("the focused player has the next turn")) },
	{ OFFERS("t", "time", N_("time is up"), N_("the round or the evening is over")) },
	{ OFFERS("f", "finish", N_("finish"), N_("end the game here: time, agreement")) },
	{ OFFERS("r", "rematch", N_("rematch"), N_("same seats and commanders, all else new")) },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
/* In place of the loss alone, with the same number. */
const struct binding commander_drain_keys[] = {
	{ OFFERS("+", "drain-once", N_("gain it once"), N_("and the focused player gains as much")) },
	{ OFFERS("*", "drain-all", N_("gain all of it"),
	         N_("and the focused player gains the total lost")) },
	{ OFFERS("o", "drain-each", N_("each player"), N_("the focused player loses it too")) },
	{ 0 }
};

#define BLOW_HEAD .head = N_("commander damage to {name}: from whom"), .ask = "source blow toxic"
static const struct binding infect_too[] = {
	{ OFFERS("i", "infect-lifelink", N_("infect"), NULL), BLOW_HEAD },
	{ OFFERS("t", "toxic-lifelink", N_("toxic"), NULL), BLOW_HEAD },
	{ 0 }
};
static const struct binding lifelink_infect[] = {
	{ OFFERS("l", "infect-lifelink", N_("lifelink"), NULL), BLOW_HEAD }, { 0 }
};
static const struct binding lifelink_toxic[] = {
	{ OFFERS("l", "toxic-lifelink", N_("lifelink"), NULL), BLOW_HEAD }, { 0 }
};

/* What the damage does besides. */
const struct binding commander_blow_keys[] = {
	{ OFFERS("i", "infect", N_("infect"), N_("poison instead of life")), .instead = lifelink_infect,
	  BLOW_HEAD },
	{ OFFERS("t", "toxic", N_("toxic"), N_("poison too: how much")), .instead = lifelink_toxic,
	  BLOW_HEAD },
	{ OFFERS("l", "lifelink", N_("lifelink"), N_("the source's player gains as much")),
	  .instead = infect_too, BLOW_HEAD },
	{ OFFERS("a", "attack", N_("attacks"), N_("this commander hits several players")),
	  .head = N_("damage by {name}'s commander to {foes}") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding ruling_keys[] = {
	{ SAYS("c", "cdamage {seat} from={?taken} ={#total}", N_("damage"), N_("correct commander damage")),
	  .head = N_("correct commander damage to {name}: from whom"), .ask = "taken total", .was = "C" },
	{ SAYS("p", "seatswap {seat} {?partner}", N_("places"), N_("two players change places")),
	  .head = N_("{name} changes places with") },
	{ 0 }
};

static const struct binding file_keys[] = {
	{ SAYS("d", "deck {seat} {*file}", N_("deck"), N_("check a deck from a list")) },
	{ SAYS("p", "planes load {*file}", N_("planes"), N_("the planar deck from a list")) },
	{ 0 }
};

static const struct binding plane_keys[] = {
	{ OFFERS("r", "planar-die", N_("roll"), N_("the program rolls the die")) },
	{ OFFERS("w", "planeswalk", N_("planeswalk"), N_("the next card of the deck")) },
	{ OFFERS("n", "planeswalk-to", N_("name"), N_("the plane your own cards show")) },
	{ OFFERS("p", "die-planeswalk", N_("PLANESWALK"), N_("rolled on your own die")) },
	{ OFFERS("c", "die-chaos", N_("CHAOS"), N_("rolled on your own die")) },
	{ OFFERS("b", "die-blank", N_("blank"), N_("rolled on your own die")) },
	{ OFFERS("f", "die-free", N_("free roll"), N_("a card says to roll")) },
	{ SAYS("l", "planes load {*file}", N_("load"), N_("the planar deck from a list")) },
	{ OFFERS("s", "planar-shuffle", N_("shuffle"), N_("the planar deck")) },
	{ 0 }
};
/* clang-format on */

static void plane_values(const void *view, const void *state, struct choices *list)
{
	const struct planar *planar = &((const struct commander *)state)->planar;

	choices_value(list, "r", _("costs %d"), planar->rolls);
	choices_value(list, "w", "%s", planar->face);
	choices_value(list, "l", P_("%d card", "%d cards", (unsigned long)planar->cards), planar->cards);
	choices_value(list, "s", "%s", planar->shuffled ? _("done") : "");
}

#define BEFORE .group = N_("BEFORE PLAY")
#define CHANGE .group = N_("CHANGE")
#define TABLE .group = N_("TABLE")
#define ONE N_("1 life, focused player")
#define FIVE N_("5 down, 5 up")
#define POISON N_("1 poison more or less")
#define CAST N_("cast the commander (tax +2)")
#define DIED N_("it died: back to the command zone")
#define ZONE N_("move the commander to a zone")

/* In the order of the hint bar. */
/* clang-format off */
const struct binding commander_keys[] = {
	{ OFFERS("Enter", "keep", N_("keep"), N_("keep the hand")), BEFORE },
	{ OFFERS("M", "mulligan", N_("free mulligan"), N_("new hand, or set cards aside")),
	  .when = commander_mulligan_free, .head = N_("mulligan of {name}"), BEFORE },
	{ OFFERS("M", "mulligan", N_("mulligan"), N_("new hand, or set cards aside")),
	  .head = N_("mulligan of {name}"), BEFORE },
	{ OFFERS("+", "life", N_("one"), ONE), CHANGE, .step = 1 },
	{ OFFERS("-", "life", N_("one"), ONE), CHANGE, .step = -1 },
	{ OFFERS("[", "life", N_("five"), FIVE), CHANGE, .step = -5 },
	{ OFFERS("]", "life", N_("five"), FIVE), CHANGE, .step = 5 },
	{ OFFERS("=", "life", N_("amount"), N_("any amount: 7- 7+ 40")), CHANGE },
	{ OFFERS("n", "turn", N_("next"), N_("pass the turn")), TABLE },
	{ OPENS("f", feat_keys, N_("rematch, votes"), N_("feats, votes, the end ..")),
	  .values = feat_values, .head = N_("feats, votes, the end; {name}"), TABLE },
	REMINDER_KEYS(TABLE),
	{ OFFERS("Enter", "zone", NULL, WAITS), .when = is_first_open },
	{ OFFERS("Enter", "zone2", NULL, WAITS), .when = is_second_open },
	{ OFFERS("Space", "keep", NULL, WAITS), .when = is_asked, TABLE },
	{ OFFERS("Space", "zone", NULL, WAITS), .when = is_first_open, TABLE },
	{ OFFERS("Space", "zone2", NULL, WAITS), .when = is_second_open, TABLE },
	{ ACTS("Space", do_nothing, NULL, NULL), .when = is_seated },
	{ OFFERS("c", "commander-damage", N_("cmdr damage"), N_("commander damage: from whom")),
	  .instead = commander_blow_keys, BLOW_HEAD, CHANGE },
	{ OFFERS("p", "poison", N_("poison"), POISON), CHANGE, .step = 1 },
	{ OFFERS("P", "poison", NULL, POISON), CHANGE, .step = -1 },
	{ OFFERS("t", "cast", N_("cast"), CAST), .when = is_first, CHANGE },
	{ OFFERS("t", "cast2", N_("cast"), CAST), .when = is_second, CHANGE },
	{ OFFERS("o", "drain", N_("others"), N_("each opponent loses life")),
	  .instead = commander_drain_keys, CHANGE },
	{ OFFERS("d", "died", N_("died"), DIED), .when = is_first, CHANGE },
	{ OFFERS("d", "died2", N_("died"), DIED), .when = is_second, CHANGE },
	{ ACTS("m", show_matrix, N_("matrix"), N_("matrix of commander damage")), .when = is_seated,
	  TABLE },
	{ ACTS("V", show_chart, N_("chart"), N_("chart of life over the game")), .hinted = is_over,
	  TABLE },
	{ OFFERS("z", "zone", NULL, ZONE), .when = is_first, .head = N_("{name}'s commander goes to"),
	  CHANGE },
	{ OFFERS("z", "zone2", NULL, ZONE), .when = is_second, .head = N_("{name}'s commander goes to"),
	  CHANGE },
	{ ACTS(".", other_commander, NULL, N_("t and z act on the second commander")), CHANGE },
	{ OFFERS("X", "out", NULL, N_("mark as out; without a reason: conceded")), CHANGE },
	{ OFFERS("J", "join", N_("join"), N_("another player joins")), TABLE },
	{ SAYS("B", "back {seat}", N_("back"), N_("bring back into the game")), CHANGE },
	{ OFFERS("A", "commander", NULL, N_("name the commander: one card, or two as A + B")), CHANGE },
	{ OPENS("F", file_keys, NULL, N_("read a file: a deck, planes ..")), .head = N_("read a file"), TABLE },
	{ OPENS("R", ruling_keys, NULL, N_("rulings: commander damage, places ..")),
	  .head = N_("rulings; {name}"), TABLE },
	{ OPENS("W", plane_keys, NULL, N_("Planechase: planar die, planeswalk ..")),
	  .values = plane_values, .head = N_("Planechase"), TABLE },
	TOKEN_KEY(CHANGE),
	{ OPENS("y", commander_marker_keys, NULL, N_("monarch, storm, day, more ..")),
	  .values = commander_marker_values, .head = N_("markers; personal ones go to {name}"), TABLE },
	{ 0 }
};
/* clang-format on */

#define MATRIX .group = N_("MATRIX")
#define CELL_ONE N_("correct the cell by one")
#define CELL_FIVE N_("correct the cell by five")

/* In the matrix a key is about the cell, or the table. */
/* clang-format off */
static const struct binding matrix_keys[] = {
	{ SAYS("c", "damage {seat} {#blow} from={cell}", N_("cmdr damage"),
	       N_("commander damage, in this cell")), MATRIX },
	{ ACTS("m", show_matrix, N_("panels"), N_("back to the panels")), MATRIX },
	{ MOVES("arrows", N_("cell"), N_("another cell")), MATRIX },
	{ SAYS("+", "cdamage {seat} from={cell} {run}", N_("correct"), CELL_ONE), MATRIX, .step = 1 },
	{ SAYS("-", "cdamage {seat} from={cell} {run}", N_("correct"), CELL_ONE), MATRIX, .step = -1 },
	{ SAYS("[", "cdamage {seat} from={cell} {run}", N_("five"), CELL_FIVE), MATRIX, .step = -5 },
	{ SAYS("]", "cdamage {seat} from={cell} {run}", N_("five"), CELL_FIVE), MATRIX, .step = 5 },
	{ SAYS("=", "cdamage {seat} from={cell} ={#total}", N_("set"), N_("set the cell")), MATRIX },
	{ ACTS("V", show_chart, N_("chart"), N_("chart of life over the game")), MATRIX },
	{ REMINDS("Enter", "life-too", N_("life too")), MATRIX },
	{ OFFERS("n", "turn", NULL, N_("pass the turn")), MATRIX },
	{ 0 }
};
/* clang-format on */

#define CHART .group = N_("CHART")

/* In the chart a key is about the player of the line on top. */
/* clang-format off */
static const struct binding chart_keys[] = {
	{ ACTS("V", show_chart, N_("panels"), N_("back to the panels")), CHART },
	{ MOVES("arrows", N_("player"), N_("another player's line")), CHART },
	{ OFFERS("+", "life", N_("one"), ONE), CHART, .step = 1 },
	{ OFFERS("-", "life", N_("one"), ONE), CHART, .step = -1 },
	{ OFFERS("[", "life", N_("five"), FIVE), CHART, .step = -5 },
	{ OFFERS("]", "life", N_("five"), FIVE), CHART, .step = 5 },
	{ OFFERS("=", "life", N_("amount"), N_("any amount: 7- 7+ 40")), CHART },
	{ OFFERS("n", "turn", N_("next"), N_("pass the turn")), CHART },
	{ ACTS("m", show_matrix, N_("matrix"), N_("matrix of commander damage")), CHART },
	{ 0 }
};
/* clang-format on */

const struct key_mode commander_modes[] = { { N_("MATRIX"), matrix_keys },
	                                    { N_("CHART"), chart_keys },
	                                    { 0 } };

const struct binding *commander_keys_now(const void *v, const void *state)
{
	const struct commander_view *view = v;

	return view->tab == TAB_MATRIX ? matrix_keys : view->tab == TAB_CHART ? chart_keys : commander_keys;
}

static bool cell_of(const struct commander_view *view, const struct commander *c, struct commander_ref *ref)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];

	if (view->source >= commander_columns(c, columns))
		return false;
	*ref = columns[view->source];
	return true;
}

/* ---- holes ---- */

bool commander_fill_seat(const void *view, const void *state, char *out, size_t size)
{
	const struct commander *c = state;

	table_seat_word(&c->table, ((const struct commander_view *)view)->focus, out, size);
	return true;
}

bool commander_fill_name(const void *view, const void *state, char *out, size_t size)
{
	const struct commander *c = state;

	utf8_copy(out, size, c->table.seat[((const struct commander_view *)view)->focus].name);
	return true;
}

bool commander_reminds(const void *view, const void *state)
{
	const struct reminders *due = &((const struct commander *)state)->due;

	return due->venture | due->crown | due->lead | due->ring | due->fixed;
}

/* "Ben, Cleo, Dora": the opponents in the order of the seats. */
bool commander_fill_foes(const void *view, const void *state, char *out, size_t size)
{
	const struct commander *c = state;

	*out = '\0';
	each_seat (i, commander_foes(c, ((const struct commander_view *)view)->focus))
		said_list_add(out, size, "%s", c->table.seat[i].name);
	return true;
}

/* One digit, where two would be beyond what puts a player out; after a 0 Enter ends it. */
bool commander_blow_is_full(const void *state, const char *line, const char *digits)
{
	int limit = commander_limits_of(state).damage;

	return limit > 0 && digits[0] != '0' && 10 * strtol(digits, NULL, 10) > limit;
}

bool commander_digit_is_full(const void *state, const char *line, const char *digits)
{
	return digits[0] != '0';
}

static bool fill_cell(const void *view, const void *state, char *out, size_t size)
{
	struct commander_ref cell;

	if (!cell_of(view, state, &cell))
		return false;
	commander_ref_word(state, cell, out, size);
	return true;
}

/* In the matrix the cell, else the player. */
void commander_focus(const void *v, const void *state, char *out, size_t size)
{
	const struct commander_view *view = v;
	const struct commander *c = state;
	struct commander_ref from;
	const char *card;

	if (view->tab != TAB_MATRIX || !cell_of(view, c, &from)) {
		utf8_copy(out, size, c->table.seat[view->focus].name);
		return;
	}
	card = c->player[from.seat].card[from.card].name;
	snprintf(out, size, _("%s: %d from %s%s%s"), c->table.seat[view->focus].name,
	         focused(view, c)->taken[from.seat][from.card], c->table.seat[from.seat].name,
	         *card ? ", " : "", card);
}

/* Those whose damage is corrected: any that has been on the table. */
static void taken_choices(const void *v, const void *state, struct choices *list)
{
	const struct commander_view *view = v;
	const struct commander *c = state;
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int count = commander_columns(c, columns);

	for (int i = 0; i < count; i++)
		if (!columns[i].card || c->player[columns[i].seat].commanders != 1)
			commander_list_one_source(c, view->focus, columns[i], list);
}

void commander_safe_choices(const void *view, const void *state, struct choices *list)
{
	bool safe = focused(view, state)->safe;

	CHOICE(choices_add(list, "y", "on", "", ""), value, "%s", safe ? _("current") : "");
	CHOICE(choices_add(list, "n", "off", "", ""), value, "%s", safe ? "" : _("current"));
}

/* With whom the player in focus changes places. */
static void partner_choices(const void *view, const void *state, struct choices *list)
{
	const struct commander *c = state;

	every_seat (i, c->table)
		if (i != ((const struct commander_view *)view)->focus)
			choices_seat(list, &c->table, i);
}

void commander_none_kept(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("no table has named a counter of its own yet: `counter P KIND +1`"));
}

const struct hole commander_holes[] = {
	FILLS("seat", commander_fill_seat),
	FILLS("name", commander_fill_name),
	FILLS("foes", commander_fill_foes),
	FILLS("cell", fill_cell),
	{ "blow", .full = commander_blow_is_full },
	{ "toxic", .full = commander_digit_is_full },
	CHOOSES("taken", taken_choices),
	CHOOSES("partner", partner_choices),
	CHOOSES("safe", commander_safe_choices),
	{ "kept", .why = commander_none_kept },
	{ 0 },
};
