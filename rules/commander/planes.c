/* SPDX-License-Identifier: MIT */
/*
 * Planechase with one planar deck for the whole table (CR 901, 901.15): the
 * deck, its secret order, the plane that lies face up, and the planar die.
 */
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"
#include "rules/core/utf8.h"

enum { PLANE_COLUMNS = 40, DECK_ENOUGH = 40, CARDS_A_PLAYER = 10, PHENOMENA_A_PLAYER = 2, DIE_FACES = 6 };

/* ---- phenomena ---- */

static bool is_phenomenon(const char *name)
{
	static const char *const phenomena[] = {
		"Chaotic Aether",     "Interplanar Tunnel", "Morphic Tide",    "Mutual Epiphany",
		"Planewide Disaster", "Reality Shaping",    "Spatial Merging", "Time Distortion",
	};

	for (size_t i = 0; i < sizeof phenomena / sizeof *phenomena; i++)
		if (strcmp(phenomena[i], name) == 0)
			return true;
	return false;
}

/* ---- the deck ---- */

static int find_plane(const struct planar *planar, const char *name)
{
	char wanted[PLANE_BYTES], known[PLANE_BYTES];

	utf8_fold(name, wanted, sizeof wanted);
	for (int i = 0; i < planar->cards; i++) {
		utf8_fold(planar->name[i], known, sizeof known);
		if (strcmp(known, wanted) == 0)
			return i;
	}
	return -1;
}

static bool is_fit(const char *name, struct reason *why)
{
	return (name[0] && strlen(name) < PLANE_BYTES && utf8_columns(name) <= PLANE_COLUMNS) ||
	       reason_set(why, _("a card's name has 1 to %d columns"), PLANE_COLUMNS);
}

/* CR 901.3: no two cards of a name. */
static bool add_planes(struct call *call)
{
	struct planar *planar = &((struct commander *)call->state)->planar;
	const char *name;

	if (planar->begun)
		return reason_set(call->why,
		                  _("the planar deck is in play: `planes clear`, or `rematch`, starts over"));
	do {
		if (!args_word(&call->args, &name) || !is_fit(name, call->why))
			return false;
		if (find_plane(planar, name) >= 0)
			return reason_set(call->why, _("%s is in the planar deck already (901.3)"), name);
		if (planar->cards == PLANES_MAX)
			return reason_set(call->why, _("at most %d cards in a planar deck"), PLANES_MAX);
		memset(planar->name[planar->cards], 0, PLANE_BYTES); /* a copy leaves what was there before */
		utf8_copy(planar->name[planar->cards], PLANE_BYTES, name);
		planar->down[planar->downs++] = (uint8_t)planar->cards++;
	} while (args_more(&call->args));
	planar->shuffled = false;
	said_both(call->said, P_("the planar deck: %d card", "the planar deck: %d cards", planar->cards),
	          planar->cards);
	return true;
}

static void clear_planes(struct commander *c)
{
	memset(&c->planar, 0, sizeof c->planar);
	c->planar.up = -1;
}

bool commander_do_planes(struct call *call)
{
	struct commander *c = call->state;
	int act;

	if (!commander_is_on(c, call->why) || !args_choice(&call->args, "add|clear", &act))
		return false;
	if (act == 0)
		return add_planes(call);
	clear_planes(c);
	said_both(call->said, _("there is no planar deck now"));
	return true;
}

/* A rematch: the same cards, all face down and to be shuffled. */
void commander_fresh_planes(struct commander *c)
{
	struct planar *planar = &c->planar;

	memset(planar->face, 0, sizeof planar->face);
	memset(planar->down, 0, sizeof planar->down);
	for (int i = 0; i < planar->cards; i++)
		planar->down[i] = (uint8_t)i;
	planar->downs = planar->cards;
	planar->up = -1;
	planar->shuffled = planar->begun = planar->walks = false;
	planar->rolls = 0;
}

/* ---- the order ---- */

/* CR 901.15a: 40 cards, or 10 for each of up to three players; two phenomena a player. */
static void tell_law(const struct call *call)
{
	const struct commander *c = call->state;
	int seats = c->table.seats, phenomena = 0;
	int least = seats * CARDS_A_PLAYER < DECK_ENOUGH ? seats * CARDS_A_PLAYER : DECK_ENOUGH;

	for (int i = 0; i < c->planar.cards; i++)
		phenomena += is_phenomenon(c->planar.name[i]);
	if (c->planar.cards < least)
		said_line(call->said, _("the rules ask for %d cards (901.15a)"), least);
	if (phenomena > seats * PHENOMENA_A_PLAYER)
		said_line(call->said, _("%d phenomena: the rules allow %d (901.15a)"), phenomena,
		          seats * PHENOMENA_A_PLAYER);
}

bool commander_may_shuffle_planes(const struct commander *c, struct reason *why)
{
	if (!commander_is_on(c, why))
		return false;
	if (!c->planar.cards)
		return reason_set(why,
		                  _("there is no planar deck: `planes load FILE`, or `planes add NAME..`"));
	return !c->planar.begun ||
	       reason_set(why, _("the planar deck is in play and is not shuffled now: `rematch`"));
}

/* The order as numbers of the cards, from the top: as they were added, from 1. */
bool commander_shuffle_planes_resolve(struct call *call, struct rng *rng, struct line *out)
{
	const struct planar *planar = &((const struct commander *)call->state)->planar;
	uint8_t order[PLANES_MAX];

	if (!commander_may_shuffle_planes(call->state, call->why))
		return false;
	line_word(out, "planar-shuffle");
	if (args_more(&call->args)) {
		args_write(&call->args, out);
		args_use_up(&call->args);
		return true;
	}
	memcpy(order, planar->down, sizeof order);
	rng_shuffle(rng, order, planar->downs, sizeof *order);
	for (int i = 0; i < planar->downs; i++)
		line_format(out, "%d", order[i] + 1);
	return args_done(&call->args);
}

bool commander_do_shuffle_planes(struct call *call)
{
	struct planar *planar = &((struct commander *)call->state)->planar;
	bool taken[PLANES_MAX] = { false };

	if (!commander_may_shuffle_planes(call->state, call->why))
		return false;
	for (int i = 0; i < planar->downs; i++) {
		int number;

		if (!args_number(&call->args, 1, planar->cards, &number))
			return false;
		if (taken[number - 1])
			return reason_set(call->why, _("card %d is named twice"), number);
		taken[number - 1] = true;
		planar->down[i] = (uint8_t)(number - 1);
	}
	planar->shuffled = true;
	said_both(call->said,
	          P_("the planar deck is shuffled: %d card", "the planar deck is shuffled: %d cards",
	             planar->cards),
	          planar->cards);
	tell_law(call);
	return true;
}

/* ---- planeswalking (CR 701.31, 901.11) ---- */

static void put_under(struct planar *planar)
{
	if (planar->up >= 0)
		planar->down[planar->downs++] = (uint8_t)planar->up;
	planar->up = -1;
}

/* Takes the n-th card from the top. */
static void turn_up(struct planar *planar, int n)
{
	planar->up = planar->down[n];
	planar->downs--;
	memmove(planar->down + n, planar->down + n + 1, (size_t)(planar->downs - n));
	planar->down[planar->downs] = 0;
}

bool commander_may_walk_on(const struct commander *c, struct reason *why)
{
	if (!commander_is_on(c, why))
		return false;
	if (!c->planar.cards)
		return reason_set(why,
		                  _("there is no planar deck: `planes load FILE`, or `planeswalk NAME`"));
	return c->planar.shuffled ||
	       reason_set(why, _("the planar deck is not shuffled: `planar-shuffle`, or `planeswalk NAME`"));
}

bool commander_planeswalk_is_due(const struct commander *c)
{
	return !c->planar.begun || c->planar.walks || is_phenomenon(c->planar.face);
}

/* The card on top; CR 901.5: a game does not begin with a phenomenon, which goes under the deck. */
static bool walk_on(struct call *call)
{
	struct planar *planar = &((struct commander *)call->state)->planar;

	if (!commander_may_walk_on(call->state, call->why))
		return false;
	put_under(planar);
	turn_up(planar, 0);
	for (int skipped = 1; !planar->begun && skipped < planar->cards; skipped++) {
		if (!is_phenomenon(planar->name[planar->up]))
			break;
		said_both(call->said, _("%s goes under the planar deck (901.5)"), planar->name[planar->up]);
		put_under(planar);
		turn_up(planar, 0);
	}
	return true;
}

/* A card that the players see: of their own planar deck, or found in this one by an effect. */
static bool walk_to(struct call *call, const char *name)
{
	struct planar *planar = &((struct commander *)call->state)->planar;
	int card = find_plane(planar, name);

	if (!is_fit(name, call->why))
		return false;
	if (!planar->cards)
		return true;
	if (card < 0)
		return reason_set(call->why,
		                  _("%s is not in the planar deck: `planes clear` if the cards are real"),
		                  name);
	if (card == planar->up)
		return reason_set(call->why, _("%s is face up already"), planar->name[card]);
	put_under(planar);
	for (int i = 0; i < planar->downs; i++)
		if (planar->down[i] == card) {
			turn_up(planar, i);
			break;
		}
	return true;
}

bool commander_do_planeswalk(struct call *call)
{
	struct commander *c = call->state;
	struct planar *planar = &c->planar;
	char name[PLANE_BYTES];

	if (!commander_is_on(c, call->why) || !args_rest(&call->args, name, sizeof name, PLANE_COLUMNS) ||
	    !(name[0] ? walk_to(call, name) : walk_on(call)))
		return false;
	planar->begun = true;
	planar->walks = false;
	memset(planar->face, 0, sizeof planar->face);
	utf8_copy(planar->face, sizeof planar->face, planar->up >= 0 ? planar->name[planar->up] : name);
	said_change(call->said, NULL, NULL, _("planeswalk to %s"), planar->face);
	if (is_phenomenon(planar->face))
		said_line(call->said, _("phenomenon: %s; then planeswalk again (701.31)"), planar->face);
	else
		said_line(call->said, _("planeswalk: %s"), planar->face);
	return true;
}

/* ---- the planar die (CR 901.3a, 901.9) ---- */

bool commander_planar_die_resolve(struct call *call, struct rng *rng, struct line *out)
{
	uint32_t face;

	line_word(out, "planar-die");
	if (args_flag(&call->args, "free"))
		line_word(out, "free");
	if (args_more(&call->args)) {
		args_write(&call->args, out);
		args_use_up(&call->args);
		return true;
	}
	face = rng_below(rng, DIE_FACES);
	line_word(out, face == 0 ? "planeswalk" : face == 1 ? "chaos" : "blank");
	return args_done(&call->args);
}

/* CR 901.9: the player on turn pays as much mana as that player has rolled this turn
 * before; a roll that a card tells to make is free and does not count. */
bool commander_do_planar_die(struct call *call)
{
	struct commander *c = call->state;
	bool is_free = args_flag(&call->args, "free");
	const char *on_turn = c->table.turn >= 0 ? commander_name(c, c->table.turn) : NULL;
	int face, cost = c->planar.rolls;

	if (!commander_is_on(c, call->why) || !args_choice(&call->args, PLANAR_FACES, &face))
		return false;
	if (!is_free && c->planar.rolls == LIFE_MAX)
		return reason_set(call->why, _("at most %d rolls a turn"), LIFE_MAX);
	c->planar.rolls += !is_free;
	c->planar.walks |= face == FACE_PLANESWALK;
	said_change(call->said, on_turn, is_free ? NULL : label_of(_("cost %d"), cost).text,
	            face == FACE_PLANESWALK ? _("planar die: planeswalk")
	            : face == FACE_CHAOS    ? _("planar die: chaos")
	                                    : _("planar die: blank"));
	if (!is_free)
		said_line(call->said, _("%s pays %d, the next roll costs %d"), on_turn, cost, cost + 1);
	if (face == FACE_PLANESWALK)
		said_line(call->said, _("planar die: PLANESWALK (901.9c): planeswalk"));
	else if (face == FACE_CHAOS && c->planar.face[0])
		said_line(call->said, _("planar die: CHAOS on %s (901.9b)"), c->planar.face);
	else
		said_line(call->said, face == FACE_CHAOS ? _("planar die: CHAOS (901.9b)")
		                                         : _("planar die: blank, nothing happens"));
	return true;
}

/* ---- report and check ---- */

void commander_report_planes(const struct commander *c, struct emit *e)
{
	const struct planar *planar = &c->planar;

	if (!planar->cards && !planar->face[0] && !planar->rolls) {
		emit_null(e, "planar");
		return;
	}
	emit_object(e, "planar");
	emit_number(e, "cards", planar->cards);
	emit_bool(e, "shuffled", planar->shuffled);
	emit_text(e, "plane", planar->face[0] ? planar->face : NULL);
	emit_bool(e, "phenomenon", is_phenomenon(planar->face));
	emit_number(e, "cost", planar->rolls);
	if (e && e->secret) {
		emit_array(e, "next");
		for (int i = 0; i < planar->downs; i++)
			emit_text(e, NULL, planar->name[planar->down[i]]);
		emit_end(e);
	}
	emit_end(e);
}

bool commander_check_planes(const struct commander *c, struct reason *why)
{
	const struct planar *planar = &c->planar;
	bool seen[PLANES_MAX] = { false };

	if (planar->cards < 0 || planar->cards > PLANES_MAX || planar->up >= planar->cards ||
	    planar->downs + (planar->up >= 0) != planar->cards)
		return reason_set(why, "planar deck: %d cards, %d face down, %d face up", planar->cards,
		                  planar->downs, planar->up);
	if (planar->up >= 0)
		seen[planar->up] = true;
	for (int i = 0; i < planar->downs; i++) {
		if (planar->down[i] >= planar->cards || seen[planar->down[i]])
			return reason_set(why, "planar deck: card %d twice", planar->down[i]);
		seen[planar->down[i]] = true;
	}
	return true;
}
