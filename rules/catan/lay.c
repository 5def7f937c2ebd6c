/* SPDX-License-Identifier: MIT */
/*
 * Laying the board before the first building, and asking it. Chance is settled when the
 * line is said: the journal keeps the board as text.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

_Static_assert((int)ISLAND_DESERT == (int)CATAN_RESOURCES, "lands are resources, then desert");

/* ---- laying ---- */

/* A board on the table is taken as it lies if the line is sure; *sure then says whether it had to be. */
static bool may_lie(const struct catan *c, const struct island_layout *layout, bool *sure, struct reason *why)
{
	struct reason reds;
	bool apart = island_reds_apart(catan_island(c), layout, &reds), may = apart || *sure;

	*sure &= !apart;
	return may || reason_set(why, _("%s; if they do on your table, add sure"), reds.text);
}

bool catan_resolve_board(struct call *call, struct rng *rng, struct line *out)
{
	const struct island *island = catan_island(call->state);
	struct island_layout layout;
	char text[ISLAND_TEXT];
	bool sure = args_flag(&call->args, "sure");

	line_word(out, "board");
	if (args_flag(&call->args, "off")) {
		line_word(out, "off");
		return args_done(&call->args);
	}
	if (args_flag(&call->args, "draw")) {
		bool shuffled = args_flag(&call->args, "random");

		island_draw(island, shuffled, rng, &layout);
	} else if (!args_more(&call->args)) {
		return args_usage(&call->args);
	} else if (!args_rest(&call->args, text, sizeof text, sizeof text - 1) ||
	           !island_read(island, text, &layout, call->why)) {
		return false;
	}
	if (!may_lie(call->state, &layout, &sure, call->why))
		return false;
	island_write(island, &layout, text, sizeof text);
	line_text(out, text, strlen(text));
	if (sure)
		line_word(out, "sure");
	return args_done(&call->args);
}

static bool is_empty(const struct catan *c)
{
	every_seat (i, c->table)
		for (int thing = 0; thing < CATAN_PIECES; thing++)
			if (catan_on_board(c, i, thing))
				return false;
	return true;
}

void catan_lift_board(struct catan *c)
{
	memset(&c->board, 0, sizeof c->board);
	for (int i = 0; i < CATAN_SEATS; i++)
		for (int k = 0; k < c->player[i].places; k++)
			c->player[i].place[k].spot = 0;
}

static bool lift(struct call *call)
{
	struct catan *c = call->state;

	if (!c->board.laid)
		return reason_set(call->why, _("no board is laid: `board draw`, or `board TEXT`"));
	catan_lift_board(c);
	said_both(call->said, _("no board: type hexes with at=, and road P N"));
	return true;
}

/* The second hex of a land with the same number is its twin. */
static void lay_hexes(struct catan *c, const struct island_layout *layout)
{
	for (int hex = 1; hex <= catan_island(c)->hexes; hex++) {
		int twin = 0;

		for (int before = 1; before < hex; before++)
			twin += layout->land[before] == layout->land[hex] &&
			        layout->number[before] == layout->number[hex];
		c->board.hex[hex] = catan_hex_of(layout->land[hex], layout->number[hex], twin);
	}
}

bool catan_do_board(struct call *call)
{
	struct catan *c = call->state;
	struct island_layout layout;
	char text[ISLAND_TEXT];
	int settler;
	bool road, sure = args_flag(&call->args, "sure");

	if (c->table.seats && !catan_may_play(c, call->why))
		return false;
	if (args_flag(&call->args, "off"))
		return lift(call);
	if (c->phase != CATAN_SETUP || !is_empty(c))
		return reason_set(call->why,
		                  _("there are pieces already: the board comes before them (u goes back)"));
	if (!args_rest(&call->args, text, sizeof text, sizeof text - 1) ||
	    !island_read(catan_island(c), text, &layout, call->why) || !may_lie(c, &layout, &sure, call->why))
		return false;
	catan_lift_board(c);
	c->board.laid = true;
	c->board.as_it_lies = sure;
	lay_hexes(c, &layout);
	memcpy(c->board.harbour, layout.harbour, sizeof c->board.harbour);
	c->robber = catan_hex_of(ISLAND_DESERT, 0, 0);
	settler = catan_settler(c, &road);
	if (settler >= 0)
		said_line(call->said, _("the board is laid: %s settles first"), catan_name(c, settler));
	else
		said_line(call->said, _("the board is laid: %d hexes, the robber on the desert"),
		          catan_island(c)->hexes);
	said_change(call->said, NULL, NULL,
	            sure ? _("board %s, as on the table: red numbers side by side") : _("board %s"), text);
	return true;
}

/* ---- asking ---- */

static bool is_laid(const struct catan *c, struct reason *why)
{
	return catan_is_seated(c, why) &&
	       (c->board.laid || reason_set(why, _("no board is laid: `board draw`, or `board TEXT`")));
}

static void emit_spots(struct emit *e, const char *key, const struct catan_choice *choice)
{
	emit_array(e, key);
	for (int i = 0; i < choice->count; i++)
		emit_number(e, NULL, choice->at[i]);
	emit_end(e);
}

struct label catan_list_spots(const struct catan_choice *choice)
{
	struct label list = { "" };
	char number[8];

	for (int i = 0; i < choice->count; i++) {
		snprintf(number, sizeof number, "%d", choice->at[i]);
		said_list_add(list.text, sizeof list.text, "%s", number);
	}
	return list;
}

/* Where it may stand, while the player has one left; else that there is none is said. */
static struct catan_choice places_left(const struct call *call, int seat, enum catan_thing thing,
                                       struct catan_choice (*places)(const struct catan *c, int seat))
{
	struct reason why;

	if (catan_has_piece(call->state, seat, thing, &why))
		return places(call->state, seat);
	said_line(call->said, "%s", why.text);
	return (struct catan_choice){ .count = 0 };
}

bool catan_do_spots(struct call *call)
{
	const struct catan *c = call->state;
	struct catan_choice settle, raise = { .count = 0 };
	int seat;

	if (!catan_player(call, &seat) || !is_laid(c, call->why))
		return false;
	settle = places_left(call, seat, CATAN_SETTLEMENT, catan_spots_to_settle);
	if (catan_spots_to_raise(c, seat).count)
		raise = places_left(call, seat, CATAN_CITY, catan_spots_to_raise);
	said_line(call->said, _("%s may settle on: %s"), catan_name(c, seat),
	          settle.count ? catan_list_spots(&settle).text : _("no spot"));
	if (raise.count)
		said_line(call->said, _("%s may build a city on: %s"), catan_name(c, seat),
		          catan_list_spots(&raise).text);
	emit_spots(call->data, "settlement", &settle);
	emit_spots(call->data, "city", &raise);
	return true;
}

bool catan_do_roads(struct call *call)
{
	const struct catan *c = call->state;
	struct catan_choice choice;
	struct label list = { "" };
	int seat;

	if (!catan_player(call, &seat) || !is_laid(c, call->why))
		return false;
	choice = places_left(call, seat, CATAN_ROAD, catan_edges_to_build);
	emit_array(call->data, "edges");
	for (int i = 0; i < choice.count; i++) {
		struct island_ends ends = island_edge_ends(catan_island(c), choice.at[i]);

		said_list_add(list.text, sizeof list.text, "%s", catan_edge_word(c, choice.at[i]).text);
		emit_array(call->data, NULL);
		emit_number(call->data, NULL, ends.spot[0]);
		emit_number(call->data, NULL, ends.spot[1]);
		emit_end(call->data);
	}
	emit_end(call->data);
	emit_number(call->data, "longest", catan_longest_road(c, seat));
	said_line(call->said, _("%s may build a road on: %s"), catan_name(c, seat),
	          choice.count ? list.text : _("no edge"));
	return true;
}

bool catan_do_longest(struct call *call)
{
	const struct catan *c = call->state;

	if (!catan_is_seated(c, call->why))
		return false;
	emit_object(call->data, "roads");
	every_seat (i, c->table) {
		said_line(call->said, _("%s: longest road %d"), catan_name(c, i), c->player[i].road);
		emit_number(call->data, catan_name(c, i), c->player[i].road);
	}
	emit_end(call->data);
	if (c->longest >= 0)
		said_line(call->said, _("%s holds Longest Road"), catan_name(c, c->longest));
	else
		said_line(
			call->said,
			_("nobody holds Longest Road: it takes at least %d roads in a row, and the longest"),
			CATAN_ROAD_ENOUGH);
	table_report_name(&c->table, "longest_road", c->longest, call->data);
	return true;
}

/* ---- completion ---- */

/* The player whom a line names, "build Anna ", else who places next or is on turn. */
static int builder(const struct catan *c, const char *said)
{
	size_t verb = strcspn(said, " ");
	const char *name = said + verb + strspn(said + verb, " ");
	int seat, settler;
	bool road;
	char word[NAME_BYTES];

	snprintf(word, sizeof word, "%.*s", (int)strcspn(name, " "), name);
	seat = word[0] ? table_find(&c->table, word, NULL) : -1;
	settler = seat < 0 ? catan_settler(c, &road) : -1;
	return seat >= 0 ? seat : settler >= 0 ? settler : c->table.turn;
}

/* Where the piece that a line names may stand. */
static struct catan_choice choice_of(const struct catan *c, const char *said, const char *what)
{
	int seat = builder(c, said);
	enum catan_thing thing;
	bool road = strstr(said, " road "), edges = strcmp(what, "SPOT-SPOT") == 0;

	if (strcmp(what, "HEX") == 0)
		return catan_robber_hexes(c);
	if (seat < 0 || edges != road || (!edges && strcmp(what, "SPOT") != 0))
		return (struct catan_choice){ .count = 0 };
	thing = edges ? CATAN_ROAD : strstr(said, " city ") ? CATAN_CITY : CATAN_SETTLEMENT;
	if (!catan_has_piece(c, seat, thing, NULL))
		return (struct catan_choice){ .count = 0 };
	return edges                 ? catan_edges_to_build(c, seat)
	       : thing == CATAN_CITY ? catan_spots_to_raise(c, seat)
	                             : catan_spots_to_settle(c, seat);
}

bool catan_word(const void *state, const char *said, const char *what, int n, char *out, size_t size)
{
	const struct catan *c = state;
	struct catan_choice choice = choice_of(c, said, what);

	if (n >= choice.count)
		return false;
	if (strcmp(what, "HEX") == 0)
		snprintf(out, size, "%s", catan_hex_word(c->board.hex[choice.at[n]]).text);
	else if (strcmp(what, "SPOT-SPOT") == 0)
		snprintf(out, size, "%s", catan_edge_word(c, choice.at[n]).text);
	else
		snprintf(out, size, "%d", choice.at[n]);
	return true;
}
