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

/* Votes, rematch and chart are no advice before the end. */
static bool is_over(const void *view, const void *state)
{
	const struct commander *c = state;

	return c->phase == PHASE_OVER;
}

static const struct commander_card *focused_card(const void *v, const void *state)
{
	const struct commander_view *view = v;
	const struct commander *c = state;

	return &c->player[view->focus].card[view->second];
}

static bool is_away(const void *view, const void *state)
{
	return focused_card(view, state)->zone != ZONE_COMMAND;
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
static const struct binding marker_keys[] = {
	{ .key = "m", .line = "monarch {seat}", .label = N_("monarch") },
	{ .key = "i", .line = "initiative {seat}", .label = N_("initiative") },
	{ .key = "b", .line = "blessing {seat}", .label = N_("blessing") },
	{ .key = "d", .line = "day", .label = N_("day") },
	{ .key = "n", .line = "night", .label = N_("night") },
	{ .key = "s", .line = "storm +1", .label = N_("storm"), .help = N_("one more spell") },
	{ .key = "p", .line = "spell {seat}", .label = N_("spell"),
	  .help = N_("cast a spell, for day and night") },
	COMMANDER_MARKER_KEYS,
	{ .key = "e", .line = "counter {seat} energy {~amount}", .label = N_("energy") },
	{ .key = "x", .line = "counter {seat} experience {~amount}", .label = N_("experience") },
	{ .key = "r", .line = "counter {seat} rad {~amount}", .label = N_("rad") },
	{ .key = "t", .line = "counter {seat} ticket {~amount}", .label = N_("ticket") },
	{ .key = "o", .line = "counter {seat} {\"kind} {~amount}", .label = N_("counter"),
	  .help = N_("any other kind") },
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
	{ .key = "v", .line = "vote {seat} {?vote}", .label = N_("vote"),
	  .help = N_("after the game, for another player"),
	  .head = N_("{name} votes for") },
	{ .key = "s", .line = "safe {seat} {?safe}", .label = N_("safe"),
	  .help = N_("a card says: cannot lose"),
	  .head = N_("a card says: {name} cannot lose") },
	{ .key = "w", .line = "win {seat} {*how}", .label = N_("win"), .help = N_("by a card's effect") },
	{ .key = "f", .line = "finish {*why}", .label = N_("finish"),
	  .help = N_("the game ends here: time, agreement") },
	{ .key = "r", .line = "rematch", .label = N_("rematch"),
	  .help = N_("same seats and commanders, all else new"),
	  .sure = N_("this game is not over: a new one begins in its place{under way}") },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
/* In place of the loss alone, with the same number. */
const struct binding commander_drain_keys[] = {
	{ .key = "+", .line = "life {opponents} -{#amount} & life {seat} +{#amount}",
	  .label = N_("gain it once"), .help = N_("and the focused player gains as much") },
	{ .key = "*", .line = "life {opponents} -{#amount} to={seat}",
	  .label = N_("gain all of it"), .help = N_("and the focused player gains what all lose") },
	{ 0 }
};

#define BLOW "damage {seat} {#blow} from={?source} "
#define BLOW_HEAD .head = N_("commander damage to {name}: from whom"), .ask = "source blow toxic"
static const struct binding infect_too[] = {
	{ .key = "i", .line = BLOW "infect lifelink", .label = N_("infect"), BLOW_HEAD },
	{ .key = "t", .line = BLOW "toxic={#toxic} lifelink", .label = N_("toxic"), BLOW_HEAD },
	{ 0 }
};
static const struct binding lifelink_infect[] = {
	{ .key = "l", .line = BLOW "infect lifelink", .label = N_("lifelink"), BLOW_HEAD }, { 0 }
};
static const struct binding lifelink_toxic[] = {
	{ .key = "l", .line = BLOW "toxic={#toxic} lifelink", .label = N_("lifelink"), BLOW_HEAD }, { 0 }
};

/* What the damage does besides. */
const struct binding commander_blow_keys[] = {
	{ .key = "i", .line = BLOW "infect", .instead = lifelink_infect, .label = N_("infect"),
	  .help = N_("poison in place of life"), BLOW_HEAD },
	{ .key = "t", .line = BLOW "toxic={#toxic}", .instead = lifelink_toxic, .label = N_("toxic"),
	  .help = N_("poison too: how much"), BLOW_HEAD },
	{ .key = "l", .line = BLOW "lifelink", .instead = infect_too, .label = N_("lifelink"),
	  .help = N_("the source's player gains as much"), BLOW_HEAD },
	{ 0 }
};
/* clang-format on */

/* clang-format off */
static const struct binding plane_keys[] = {
	{ .key = "r", .line = "planar-die", .label = N_("roll"), .help = N_("the program rolls the die") },
	{ .key = "w", .line = "planeswalk", .label = N_("planeswalk"), .help = N_("the next card of the deck") },
	{ .key = "n", .line = "planeswalk {*plane}", .label = N_("name"),
	  .help = N_("the plane that your own cards show") },
	{ .key = "p", .line = "planar-die planeswalk", .label = N_("PLANESWALK"),
	  .help = N_("your own die shows it") },
	{ .key = "c", .line = "planar-die chaos", .label = N_("CHAOS"), .help = N_("your own die shows it") },
	{ .key = "b", .line = "planar-die blank", .label = N_("blank"), .help = N_("your own die shows it") },
	{ .key = "f", .line = "planar-die free", .label = N_("free roll"),
	  .help = N_("a card tells to roll") },
	{ .key = "l", .line = "planes load {*file}", .label = N_("load"),
	  .help = N_("the planar deck from a list") },
	{ .key = "s", .line = "planar-shuffle", .label = N_("shuffle"), .help = N_("the planar deck") },
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

/* In the order of the hint bar. */
/* clang-format off */
const struct binding commander_keys[] = {
	{ .key = "Enter", .line = "keep {seat}", .label = N_("keep"), .help = N_("keep the hand"), BEFORE },
	{ .key = "M", .line = "mulligan {seat} {?cards}", .label = N_("mulligan"),
	  .help = N_("take a new hand, or set cards aside"),
	  .head = N_("mulligan of {name}"), BEFORE },
	{ .key = "+", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, CHANGE, .step = 1 },
	{ .key = "-", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, CHANGE, .step = -1 },
	{ .key = "[", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, CHANGE, .step = -5 },
	{ .key = "]", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, CHANGE, .step = 5 },
	{ .key = "=", .line = "life {seat} {~amount}", .label = N_("amount"),
	  .help = N_("any amount: 7- 7+ 40"), CHANGE },
	{ .key = "n", .line = "turn", .label = N_("next"), .help = N_("pass the turn"), TABLE },
	{ .key = "f", .menu = feat_keys, .values = feat_values, .hinted = is_over,
	  .label = N_("rematch, votes"),
	  .help = N_("feats, votes, the end .."),
	  .head = N_("feats, votes, the end; {name}"), TABLE },
	{ .key = "c", .line = BLOW, .instead = commander_blow_keys, .label = N_("cmdr damage"),
	  .help = N_("commander damage: from whom"), BLOW_HEAD, CHANGE },
	{ .key = "p", .line = "poison {seat} +1", .label = N_("poison"), .help = POISON, CHANGE },
	{ .key = "P", .line = "poison {seat} -1", .help = POISON, CHANGE },
	{ .key = "t", .line = "cast {card} {again}", .label = N_("cast"),
	  .help = N_("cast the commander (tax +2)"), CHANGE },
	{ .key = "o", .line = "life {opponents} -{#amount}", .instead = commander_drain_keys,
	  .label = N_("others"), .help = N_("each opponent loses life"), CHANGE },
	{ .key = "d", .line = "zone {card} command died", .when = is_away, .label = N_("died"),
	  .help = N_("it died: back to the command zone"), CHANGE },
	{ .key = "m", .act = show_matrix, .when = is_seated, .label = N_("matrix"),
	  .help = N_("matrix of commander damage"), TABLE },
	{ .key = "V", .act = show_chart, .hinted = is_over, .label = N_("chart"),
	  .help = N_("chart of life over the game"), TABLE },
	{ .key = "g", .act = show_chart, .help = N_("chart of life over the game"), TABLE },
	{ .key = "z", .line = "zone {card} {?zone}", .help = N_("move the commander to a zone"),
	  .head = N_("{name}'s commander goes to"), CHANGE },
	{ .key = ".", .act = other_commander, .help = N_("t and z act on the second commander"), CHANGE },
	{ .key = "C", .line = "cdamage {seat} from={?taken} ={#total}",
	  .help = N_("correct commander damage"),
	  .head = N_("correct commander damage to {name}: from whom"), CHANGE, .ask = "taken total" },
	{ .key = "X", .line = "out {seat} {*why}", .help = N_("mark as out, with the reason"), CHANGE },
	{ .key = "B", .line = "back {seat}", .label = N_("back"), .help = N_("bring back into the game"), CHANGE },
	{ .key = "A", .line = "commander {seat} {\"name} {\"partner}",
	  .help = N_("name the commander, or two"), CHANGE },
	{ .key = "W", .menu = plane_keys, .values = plane_values,
	  .help = N_("Planechase: planar die, planeswalk .."), .head = N_("Planechase"), TABLE },
	{ .key = "y", .menu = marker_keys, .values = commander_marker_values,
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
	{ .key = "n", .line = "turn", .help = N_("pass the turn"), MATRIX },
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
	{ .key = "+", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, CHART, .step = 1 },
	{ .key = "-", .line = "life {seat} {run}", .label = N_("one"), .help = ONE, CHART, .step = -1 },
	{ .key = "[", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, CHART, .step = -5 },
	{ .key = "]", .line = "life {seat} {run}", .label = N_("five"), .help = FIVE, CHART, .step = 5 },
	{ .key = "=", .line = "life {seat} {~amount}", .label = N_("amount"),
	  .help = N_("any amount: 7- 7+ 40"), CHART },
	{ .key = "n", .line = "turn", .label = N_("next"), .help = N_("pass the turn"), CHART },
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

/* Nothing to write, but only while a game is under way. */
bool commander_fill_under_way(const void *view, const void *state, char *out, size_t size)
{
	const struct commander *c = state;

	*out = '\0';
	return c->phase == PHASE_PLAYING;
}

static bool fill_card(const void *v, const void *state, char *out, size_t size)
{
	const struct commander_view *view = v;

	commander_ref_word(state, (struct commander_ref){ view->focus, view->second }, out, size);
	return true;
}

/* "died" where it died unnoticed, or the choice of the command zone is open; else
 * nothing. A choice against that zone holds, and a spell just cast is not cast again by
 * a key pressed twice. */
static bool fill_again(const void *view, const void *state, char *out, size_t size)
{
	const struct commander_card *card = focused_card(view, state);

	utf8_copy(out, size, card->offer || card->zone == ZONE_BATTLEFIELD ? "died" : "");
	return true;
}

/* "others=Bob"; of a team the opponents by name. */
bool commander_fill_opponents(const void *v, const void *state, char *out, size_t size)
{
	const struct commander_view *view = v;
	const struct commander *c = state;
	seats_set team = c->team[view->focus] | 1u << view->focus;
	bool any = false;
	char word[NAME_BYTES + 4];

	table_seat_word(&c->table, view->focus, word, sizeof word);
	snprintf(out, size, "others=%s", word);
	if (seats_count(team) == 1)
		return seats_count(table_others(&c->table, view->focus)) > 0;
	*out = '\0';
	each_seat (i, table_others(&c->table, view->focus) & ~team) {
		size_t used = strlen(out);

		table_seat_word(&c->table, i, word, sizeof word);
		if (word[0] == '"')
			snprintf(word, sizeof word, "%d", i + 1);
		snprintf(out + used, size - used, "%s%s", any ? "," : "", word);
		any = true;
	}
	return any;
}

static void no_opponents(const void *view, const void *state, struct reason *why)
{
	reason_set(why, _("no opponent is still playing"));
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

/* `damaging`: only those that can deal damage now; a ruling may name any. */
static void list_sources(const struct commander_view *view, const struct commander *c, struct choices *list,
                         bool damaging)
{
	struct commander_ref columns[TABLE_SEATS * COMMANDERS];
	int count = commander_columns(c, columns);

	for (int i = 0; i < count; i++) {
		const struct commander_ref ref = columns[i];
		const char *card = c->player[ref.seat].card[ref.card].name;
		int taken = focused(view, c)->taken[ref.seat][ref.card];
		char press[8], word[sizeof list->out->word];
		struct choice *choice;

		if ((damaging && commander_is_out(c, ref.seat)) ||
		    (ref.card && c->player[ref.seat].commanders == 1))
			continue;
		snprintf(press, sizeof press, ref.card ? "%d." : "%d", (ref.seat + 1) % 10);
		commander_ref_word(c, ref, word, sizeof word);
		choice = choices_add(list, press, word);
		snprintf(choice->name, sizeof choice->name, ref.card ? "%s.2" : "%s",
		         c->table.seat[ref.seat].name);
		utf8_copy(choice->text, sizeof choice->text,
		          ref.seat == view->focus ? _("own, controlled by another") : card);
		snprintf(choice->value, sizeof choice->value, _("%d so far"), taken);
	}
}

void commander_source_choices(const void *view, const void *state, struct choices *list)
{
	list_sources(view, state, list, true);
}

static void taken_choices(const void *view, const void *state, struct choices *list)
{
	list_sources(view, state, list, false);
}

static void zone_choices(const void *v, const void *state, struct choices *list)
{
	/* clang-format off */
	static const struct { const char *key; enum commander_zone zone; } zones[] = {
		{ "c", ZONE_COMMAND }, { "b", ZONE_BATTLEFIELD }, { "g", ZONE_GRAVEYARD },
		{ "e", ZONE_EXILE }, { "h", ZONE_HAND }, { "l", ZONE_LIBRARY }, { "s", ZONE_STACK },
	};
	/* clang-format on */
	enum { ZONES = sizeof zones / sizeof *zones };
	const struct commander_view *view = v;
	const struct commander_card *card = &focused(view, state)->card[view->second];

	if (card->offer)
		snprintf(choices_add(list, ".", "stay")->text, sizeof list->out->text,
		         _("leave it where it went"));
	for (size_t i = 0; i < 2 * ZONES; i++) {
		bool here = zones[i % ZONES].zone == card->zone;
		struct choice *choice;
		const char *word;

		if (here != (i >= ZONES)) /* the present zone, which cannot be said, comes last */
			continue;
		word = commander_zone_word(zones[i % ZONES].zone);
		choice = choices_add(list, zones[i % ZONES].key, word);
		if (strcmp(_(word), word) != 0)
			utf8_copy(choice->text, sizeof choice->text, _(word));
		if (here)
			snprintf(choice->value, sizeof choice->value, "%s", _("here now"));
		else if (zones[i % ZONES].zone == ZONE_COMMAND)
			snprintf(choice->value, sizeof choice->value, _("next cast +%d"),
			         commander_tax(card));
	}
}

/* Partial Paris counts the cards; other mulligans take the whole hand back. */
void commander_mulligan_choices(const void *view, const void *state, struct choices *list)
{
	int hand = focused(view, state)->hand;

	if (commander_mulligan_of(state) != MULLIGAN_PARTIAL_PARIS) {
		utf8_copy(choices_add(list, "M", "")->text, sizeof list->out->text,
		          _("put the whole hand back"));
		return;
	}
	for (int aside = 1; aside <= hand && aside <= 9; aside++) {
		struct text_number number = text_number(aside);

		snprintf(choices_add(list, number.of, number.of)->text, sizeof list->out->text,
		         _("set aside %d, draw %d"), aside, aside - 1);
	}
}

static void vote_choices(const void *v, const void *state, struct choices *list)
{
	const struct commander_view *view = v;
	const struct commander *c = state;

	for (int i = 0; i < c->table.seats; i++)
		if (i != view->focus)
			snprintf(choices_seat(list, &c->table, i)->value, sizeof list->out->value,
			         P_("%d vote", "%d votes", (unsigned long)commander_votes(c, i)),
			         commander_votes(c, i));
}

/* The dungeons to enter, or the rooms that the arrows lead to. */
void commander_venture_choices(const void *view, const void *state, struct choices *list)
{
	static const char keys[] = "lmtu";
	const struct commander_markers *m = &focused(view, state)->markers;
	const struct commander_room_row *row = &commander_rooms[m->room];
	char key[2] = "", word[sizeof list->out->word], name[80];

	for (int i = 0; m->room == ROOM_NONE && i < DUNGEONS; i++) {
		key[0] = keys[i];
		choice_at(COMMANDER_DUNGEONS, i, word, sizeof word);
		utf8_copy(choices_add(list, key, word)->text, sizeof list->out->text, commander_dungeons[i]);
	}
	for (int i = 0; m->room != ROOM_NONE && i < 2 && row->next[i]; i++) {
		const struct commander_room_row *next = &commander_rooms[row->next[i]];
		struct choice *choice;

		key[0] = (char)('1' + i);
		word_typed(next->name, name, sizeof name);
		snprintf(word, sizeof word, "room=%s", name);
		choice = choices_add(list, key, word);
		utf8_copy(choice->name, sizeof choice->name, next->name);
		utf8_copy(choice->text, sizeof choice->text, _(next->effect));
	}
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
	{ "under way", .fill = commander_fill_under_way },
	{ "card", .fill = fill_card },
	{ "cell", .fill = fill_cell },
	{ "again", .fill = fill_again },
	{ "opponents", .fill = commander_fill_opponents, .why = no_opponents },
	{ "blow", .full = commander_blow_is_full },
	{ "toxic", .full = commander_digit_is_full },
	{ "source", .choices = commander_source_choices },
	{ "taken", .choices = taken_choices },
	{ "zone", .choices = zone_choices },
	{ "cards", .choices = commander_mulligan_choices },
	{ "vote", .choices = vote_choices },
	{ "safe", .choices = commander_safe_choices },
	{ "venture", .choices = commander_venture_choices },
	{ 0 },
};
