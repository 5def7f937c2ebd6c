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

	view->second = !view->second && c->player[view->focus].commanders == 2;
	return true;
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
	{ .key = "m", .offer = "monarch", .label = N_("monarch") },
	{ .key = "i", .offer = "initiative", .label = N_("initiative") },
	{ .key = "b", .offer = "blessing", .label = N_("blessing") },
	{ .key = "d", .offer = "day", .label = N_("day") },
	{ .key = "n", .offer = "night", .label = N_("night") },
	{ .key = "s", .offer = "storm", .label = N_("storm"), .help = N_("one more spell") },
	{ .key = "p", .offer = "spell", .label = N_("spell"),
	  .help = N_("cast a spell, for day and night") },
	{ .key = "g", .offer = "ring", .label = N_("Ring"), .help = N_("the Ring tempts; the bearer's name") },
	{ .key = "v", .offer = "dungeon", .label = N_("dungeon"), .help = N_("venture"),
	  .head = N_("{name} ventures into") },
	{ .key = "f", .offer = "speed", .label = N_("speed"), .help = N_("one faster") },
	{ .key = "c", .offer = "companion", .label = N_("companion"), .help = N_("before play") },
	{ .key = "h", .offer = "companion-hand", .label = N_("to hand"), .help = N_("pay 3, once") },
	{ .key = "e", .offer = "energy", .label = N_("energy") },
	{ .key = "x", .offer = "experience", .label = N_("experience") },
	{ .key = "r", .offer = "rad", .label = N_("rad") },
	{ .key = "t", .offer = "ticket", .label = N_("ticket") },
	{ .key = "o", .offer = "counter", .label = N_("counter"), .help = N_("any other kind") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding feat_keys[] = {
	{ .key = "c", .line = "feat {seat} combat {#value}", .label = N_("combat"),
	  .help = N_("most damage in one combat") },
	{ .key = "m", .line = "feat {seat} mana {#value}", .label = N_("mana"),
	  .help = N_("most mana at once") },
	{ .key = "k", .line = "feat {seat} commander-mana {#value}", .label = N_("commander"),
	  .help = N_("most mana spent on it") },
	{ .key = "o", .line = "feat {seat} {\"kind} {#value}", .label = N_("other"),
	  .help = N_("another goal of this table") },
	{ .key = "v", .offer = "vote", .label = N_("vote"),
	  .help = N_("after the game, for another player"),
	  .head = N_("{name} votes for") },
	{ .key = "s", .line = "safe {seat} {?safe}", .label = N_("safe"),
	  .help = N_("a card says: cannot lose"),
	  .head = N_("a card says: {name} cannot lose") },
	{ .key = "w", .offer = "win", .label = N_("win"), .help = N_("by a card's effect") },
	{ .key = "f", .offer = "finish", .label = N_("finish"),
	  .help = N_("the game ends here: time, agreement") },
	{ .key = "r", .offer = "rematch", .label = N_("rematch"),
	  .help = N_("same seats and commanders, all else new") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
/* In place of the loss alone, with the same number. */
const struct binding commander_drain_keys[] = {
	{ .key = "+", .offer = "drain-once",
	  .label = N_("gain it once"), .help = N_("and the focused player gains as much") },
	{ .key = "*", .offer = "drain-all",
	  .label = N_("gain all of it"), .help = N_("and the focused player gains what all lose") },
	{ 0 }
};

#define BLOW_HEAD .head = N_("commander damage to {name}: from whom"), .ask = "source blow toxic"
static const struct binding infect_too[] = {
	{ .key = "i", .offer = "infect-lifelink", .label = N_("infect"), BLOW_HEAD },
	{ .key = "t", .offer = "toxic-lifelink", .label = N_("toxic"), BLOW_HEAD },
	{ 0 }
};
static const struct binding lifelink_infect[] = {
	{ .key = "l", .offer = "infect-lifelink", .label = N_("lifelink"), BLOW_HEAD }, { 0 }
};
static const struct binding lifelink_toxic[] = {
	{ .key = "l", .offer = "toxic-lifelink", .label = N_("lifelink"), BLOW_HEAD }, { 0 }
};

/* What the damage does besides. */
const struct binding commander_blow_keys[] = {
	{ .key = "i", .offer = "infect", .instead = lifelink_infect, .label = N_("infect"),
	  .help = N_("poison in place of life"), BLOW_HEAD },
	{ .key = "t", .offer = "toxic", .instead = lifelink_toxic, .label = N_("toxic"),
	  .help = N_("poison too: how much"), BLOW_HEAD },
	{ .key = "l", .offer = "lifelink", .instead = infect_too, .label = N_("lifelink"),
	  .help = N_("the source's player gains as much"), BLOW_HEAD },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding plane_keys[] = {
	{ .key = "r", .offer = "planar-die", .label = N_("roll"), .help = N_("the program rolls the die") },
	{ .key = "w", .offer = "planeswalk", .label = N_("planeswalk"), .help = N_("the next card of the deck") },
	{ .key = "n", .offer = "planeswalk-to", .label = N_("name"),
	  .help = N_("the plane that your own cards show") },
	{ .key = "p", .offer = "die-planeswalk", .label = N_("PLANESWALK"),
	  .help = N_("your own die shows it") },
	{ .key = "c", .offer = "die-chaos", .label = N_("CHAOS"), .help = N_("your own die shows it") },
	{ .key = "b", .offer = "die-blank", .label = N_("blank"), .help = N_("your own die shows it") },
	{ .key = "f", .offer = "die-free", .label = N_("free roll"),
	  .help = N_("a card tells to roll") },
	{ .key = "l", .line = "planes load {*file}", .label = N_("load"),
	  .help = N_("the planar deck from a list") },
	{ .key = "s", .offer = "planar-shuffle", .label = N_("shuffle"), .help = N_("the planar deck") },
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
#define ONE N_("one life, focused player")
#define FIVE N_("five down, five up")
#define POISON N_("poison, one more or less")
#define WAITS .help = N_("what waits: a hand, the zone of a commander")
#define CAST .help = N_("cast the commander (tax +2)"), CHANGE
#define DIED .help = N_("it died: back to the command zone"), CHANGE
#define ZONE .help = N_("move the commander to a zone"), .head = N_("{name}'s commander goes to"), CHANGE

/* In the order of the hint bar. */
/* clang-format off */
const struct binding commander_keys[] = {
	{ .key = "Enter", .offer = "keep", .label = N_("keep"), .help = N_("keep the hand"), BEFORE },
	{ .key = "M", .offer = "mulligan", .label = N_("mulligan"),
	  .help = N_("take a new hand, or set cards aside"),
	  .head = N_("mulligan of {name}"), BEFORE },
	{ .key = "+", .offer = "life", .label = N_("one"), .help = ONE, CHANGE, .step = 1 },
	{ .key = "-", .offer = "life", .label = N_("one"), .help = ONE, CHANGE, .step = -1 },
	{ .key = "[", .offer = "life", .label = N_("five"), .help = FIVE, CHANGE, .step = -5 },
	{ .key = "]", .offer = "life", .label = N_("five"), .help = FIVE, CHANGE, .step = 5 },
	{ .key = "=", .offer = "life", .label = N_("amount"),
	  .help = N_("any amount: 7- 7+ 40"), CHANGE },
	{ .key = "n", .offer = "turn", .label = N_("next"), .help = N_("pass the turn"), TABLE },
	{ .key = "f", .menu = feat_keys, .values = feat_values,
	  .label = N_("rematch, votes"),
	  .help = N_("feats, votes, the end .."),
	  .head = N_("feats, votes, the end; {name}"), TABLE },
	{ .key = "Enter", .offer = "zone", .when = is_first_open, WAITS },
	{ .key = "Enter", .offer = "zone2", .when = is_second_open, WAITS },
	{ .key = "Space", .offer = "keep", .when = is_asked, WAITS, TABLE },
	{ .key = "Space", .offer = "zone", .when = is_first_open, WAITS, TABLE },
	{ .key = "Space", .offer = "zone2", .when = is_second_open, WAITS, TABLE },
	{ .key = "c", .offer = "commander-damage", .instead = commander_blow_keys, .label = N_("cmdr damage"),
	  .help = N_("commander damage: from whom"), BLOW_HEAD, CHANGE },
	{ .key = "p", .offer = "poison", .label = N_("poison"), .help = POISON, CHANGE, .step = 1 },
	{ .key = "P", .offer = "poison", .help = POISON, CHANGE, .step = -1 },
	{ .key = "t", .offer = "cast", .when = is_first, .label = N_("cast"), CAST },
	{ .key = "t", .offer = "cast2", .when = is_second, .label = N_("cast"), CAST },
	{ .key = "o", .offer = "drain", .instead = commander_drain_keys,
	  .label = N_("others"), .help = N_("each opponent loses life"), CHANGE },
	{ .key = "d", .offer = "died", .when = is_first, .label = N_("died"), DIED },
	{ .key = "d", .offer = "died2", .when = is_second, .label = N_("died"), DIED },
	{ .key = "m", .act = show_matrix, .when = is_seated, .label = N_("matrix"),
	  .help = N_("matrix of commander damage"), TABLE },
	{ .key = "V", .act = show_chart, .hinted = is_over, .label = N_("chart"),
	  .help = N_("chart of life over the game"), TABLE },
	{ .key = "g", .act = show_chart, .help = N_("chart of life over the game"), TABLE },
	{ .key = "z", .offer = "zone", .when = is_first, ZONE },
	{ .key = "z", .offer = "zone2", .when = is_second, ZONE },
	{ .key = ".", .act = other_commander, .help = N_("t and z act on the second commander"), CHANGE },
	{ .key = "C", .line = "cdamage {seat} from={?taken} ={#total}",
	  .help = N_("correct commander damage"),
	  .head = N_("correct commander damage to {name}: from whom"), CHANGE, .ask = "taken total" },
	{ .key = "X", .offer = "out", .help = N_("mark as out, with the reason"), CHANGE },
	{ .key = "B", .line = "back {seat}", .label = N_("back"), .help = N_("bring back into the game"), CHANGE },
	{ .key = "A", .offer = "commander",
	  .help = N_("name the commander, or two"), CHANGE },
	{ .key = "W", .menu = plane_keys, .values = plane_values,
	  .help = N_("Planechase: planar die, planeswalk .."), .head = N_("Planechase"), TABLE },
	{ .key = "y", .menu = commander_marker_keys, .values = commander_marker_values,
	  .help = N_("monarch, storm, day, more .."),
	  .head = N_("markers; a player's own go to {name}"), TABLE },
	{ 0 }
};
/* clang-format on */

#define MATRIX .group = N_("MATRIX")
#define CELL_ONE N_("correct the cell by one")
#define CELL_FIVE N_("correct the cell by five")

/* In the matrix a key is about the cell, or the table. */
/* clang-format off */
static const struct binding matrix_keys[] = {
	{ .key = "c", .line = "damage {seat} {#blow} from={cell}", .label = N_("cmdr damage"),
	  .help = N_("commander damage, in this cell"), MATRIX },
	{ .key = "m", .act = show_matrix, .label = N_("panels"), .help = N_("back to the panels"), MATRIX },
	{ .key = "arrows", .moves = true, .label = N_("cell"), .help = N_("another cell"), MATRIX },
	{ .key = "+", .line = "cdamage {seat} from={cell} {run}", .label = N_("correct"),
	  .help = CELL_ONE, MATRIX, .step = 1 },
	{ .key = "-", .line = "cdamage {seat} from={cell} {run}", .label = N_("correct"),
	  .help = CELL_ONE, MATRIX, .step = -1 },
	{ .key = "[", .line = "cdamage {seat} from={cell} {run}", .label = N_("five"),
	  .help = CELL_FIVE, MATRIX, .step = -5 },
	{ .key = "]", .line = "cdamage {seat} from={cell} {run}", .label = N_("five"),
	  .help = CELL_FIVE, MATRIX, .step = 5 },
	{ .key = "=", .line = "cdamage {seat} from={cell} ={#total}", .label = N_("set"),
	  .help = N_("set the cell"), MATRIX },
	{ .key = "V", .act = show_chart, .label = N_("chart"),
	  .help = N_("chart of life over the game"), MATRIX },
	{ .key = "g", .act = show_chart, .help = N_("chart of life over the game"), MATRIX },
	{ .key = "n", .offer = "turn", .help = N_("pass the turn"), MATRIX },
	{ 0 }
};
/* clang-format on */

#define CHART .group = N_("CHART")

/* In the chart a key is about the player of the line on top. */
/* clang-format off */
static const struct binding chart_keys[] = {
	{ .key = "V", .act = show_chart, .label = N_("panels"), .help = N_("back to the panels"), CHART },
	{ .key = "g", .act = show_chart, .help = N_("back to the panels"), CHART },
	{ .key = "arrows", .moves = true, .label = N_("player"), .help = N_("another player's line"), CHART },
	{ .key = "+", .offer = "life", .label = N_("one"), .help = ONE, CHART, .step = 1 },
	{ .key = "-", .offer = "life", .label = N_("one"), .help = ONE, CHART, .step = -1 },
	{ .key = "[", .offer = "life", .label = N_("five"), .help = FIVE, CHART, .step = -5 },
	{ .key = "]", .offer = "life", .label = N_("five"), .help = FIVE, CHART, .step = 5 },
	{ .key = "=", .offer = "life", .label = N_("amount"),
	  .help = N_("any amount: 7- 7+ 40"), CHART },
	{ .key = "n", .offer = "turn", .label = N_("next"), .help = N_("pass the turn"), CHART },
	{ .key = "m", .act = show_matrix, .label = N_("matrix"),
	  .help = N_("matrix of commander damage"), CHART },
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

	utf8_copy(choices_add(list, "y", "on")->value, sizeof list->out->value, safe ? _("current") : "");
	utf8_copy(choices_add(list, "n", "off")->value, sizeof list->out->value, safe ? "" : _("current"));
}

const struct hole commander_holes[] = {
	{ "seat", .fill = commander_fill_seat },
	{ "name", .fill = commander_fill_name },
	{ "cell", .fill = fill_cell },
	{ "blow", .full = commander_blow_is_full },
	{ "toxic", .full = commander_digit_is_full },
	{ "taken", .choices = taken_choices },
	{ "safe", .choices = commander_safe_choices },
	{ 0 },
};
