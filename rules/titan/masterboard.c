/* SPDX-License-Identifier: MIT */
/*
 * The masterboard (masterboard.def): where a legion may go with a roll (2.3), on foot and by
 * teleport, and by which side it enters. Evaluates rows and sets; knows no verbs.
 */
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* clang-format off */
const struct titan_place titan_places[TITAN_PLACES] = {
#define EXIT(to, sign) { PLACE_##to, SIGN_##sign },
#define PLACE(label, land, x, y, corner, exits, out) { #label, LAND_##land, x, y, corner, exits, { out } },
#include "masterboard.def"
#undef EXIT
};
/* clang-format on */

int titan_place_find(const char *word)
{
	for (int i = 0; i < TITAN_PLACES; i++)
		if (strcmp(titan_places[i].label, word) == 0)
			return i;
	return -1;
}

bool titan_no_place(const char *word, struct reason *why)
{
	return reason_set(why,
	                  _("\"%.20s\" is not the number of a land: 1 to 42, 100 to 142, 200 to 600 by "
	                    "hundreds, 1000 to 6000 by thousands"),
	                  word);
}

int titan_tower_place(int tower)
{
	for (int i = 0; i < TITAN_PLACES; i++)
		if (titan_places[i].land == LAND_TOWER && --tower == 0)
			return i;
	return -1;
}

enum titan_entry titan_entry_from(int place, int from)
{
	const struct titan_place *p = &titan_places[place];
	int dx = titan_places[from].x - p->x, on_point = titan_on_point(p), edge = on_point ? 0 : 3, turned;

	if (titan_land_entry(p->land) >= 0)
		return (enum titan_entry)titan_land_entry(p->land);
	if (dx) /* counted as the corners are */
		edge = dx < 0 ? 5 - on_point : 1 + on_point;
	turned = (edge - p->corner + 6) % 6;
	return turned == 1 ? ENTRY_RIGHT : turned == 3 ? ENTRY_UPPER_LEFT : ENTRY_LOWER_LEFT;
}

bool titan_leads(int from, int to)
{
	for (int i = 0; i < titan_places[from].exits; i++)
		if (titan_places[from].exit[i].to == to)
			return true;
	return false;
}

/* ---- on foot ---- */

/* From its first step on a move follows a block, else an arch or arrows; later only arrows. */
static unsigned signs_of(const struct titan_place *p, bool first)
{
	unsigned arrows = 1u << SIGN_ARROW | 1u << SIGN_ARROWS;

	for (int i = 0; first && i < p->exits; i++)
		if (p->exit[i].sign == SIGN_BLOCK)
			return 1u << SIGN_BLOCK;
	return first ? arrows | 1u << SIGN_ARCH : arrows;
}

/* Steps from a place that was reached from another; from -1: where the move begins. */
static void walk(const struct titan_walker *w, int at, int from, int left, struct titan_moves *moves)
{
	const struct titan_place *p = &titan_places[at];
	bool stopped = from >= 0 && titan_place_in(&w->enemy, at);
	unsigned signs = signs_of(p, from < 0);

	if (stopped || !left) {
		/* where one's own legion stands no move ends */
		if (!titan_place_in(&w->own, at))
			moves->to[at].walk |= (uint8_t)(1u << titan_entry_from(at, from));
		return;
	}
	for (int i = 0; i < p->exits; i++)
		if (p->exit[i].to != from && signs >> p->exit[i].sign & 1)
			walk(w, p->exit[i].to, at, left - 1, moves);
}

/* ---- by teleport ---- */

static void land_on(struct titan_moves *moves, int place)
{
	int always = titan_land_entry(titan_places[place].land);

	moves->to[place].teleport = (uint8_t)(always >= 0 ? 1u << always : (1u << TITAN_ENTRIES) - 1);
}

/* The places within so many steps in any direction, with or against the signs. */
static struct titan_place_set near(int at, int steps)
{
	struct titan_place_set found = { { 0 } };
	int list[TITAN_PLACES] = { at }, count = 1, done = 0;

	titan_place_add(&found, at);
	while (steps-- > 0)
		for (int end = count; done < end; done++)
			for (int to = 0; to < TITAN_PLACES; to++) {
				if (titan_place_in(&found, to) ||
				    (!titan_leads(list[done], to) && !titan_leads(to, list[done])))
					continue;
				titan_place_add(&found, to);
				list[count++] = to;
			}
	return found;
}

/* A Lord in a Tower, to a land without any legion (its own place has itself). */
static void teleport_from_tower(const struct titan_walker *w, struct titan_moves *moves)
{
	struct titan_place_set reach = near(w->at, TITAN_ROLL);

	moves->lords = w->lords;
	for (int i = 0; i < TITAN_PLACES; i++)
		if (i != w->at && !titan_place_in(&w->own, i) && !titan_place_in(&w->enemy, i) &&
		    (titan_places[i].land == LAND_TOWER || (!w->towers_only && titan_place_in(&reach, i))))
			land_on(moves, i);
}

static void teleport_to_enemies(const struct titan_walker *w, struct titan_moves *moves)
{
	for (int i = 0; i < TITAN_PLACES; i++)
		if (i != w->at && titan_place_in(&w->enemy, i) && !titan_place_in(&w->own, i)) {
			land_on(moves, i);
			moves->to[i].titan = true;
		}
}

void titan_paths_of(const struct titan_walker *w, int roll, struct titan_moves *moves)
{
	memset(moves, 0, sizeof *moves);
	walk(w, w->at, -1, roll, moves);
	if (roll != TITAN_ROLL || w->teleported)
		return;
	if (w->lords && titan_places[w->at].land == LAND_TOWER)
		teleport_from_tower(w, moves);
	if (w->titan)
		teleport_to_enemies(w, moves);
}

/* ---- at a table ---- */

/* As if it had these. */
static struct titan_walker walker_of(const struct titan *t, int legion, const int has[TITAN_CREATURES])
{
	struct titan_walker w = { .at = t->legion[legion].at, .teleported = t->teleported };
	int seat = titan_owner(t, legion), house = titan_house(t, HOUSE_tower_teleport);

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (i != legion && t->legion[i].size && t->legion[i].at >= 0)
			titan_place_add(titan_owner(t, i) == seat ? &w.own : &w.enemy, t->legion[i].at);
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (has[i] && titan_creatures[i].rank == CLASS_LORD)
			w.lords |= 1u << i;
	if (house == TELEPORT_OFF || (house == TELEPORT_LATER && titan_is_first_turn(t)))
		w.lords = 0;
	w.towers_only = house == TELEPORT_TOWERS;
	w.titan = has[CREATURE_TITAN] && t->player[seat].score >= TITAN_TELEPORT_SCORE &&
	          !titan_house(t, HOUSE_titan_teleport);
	return w;
}

static bool has_moves(const struct titan_moves *moves)
{
	for (int i = 0; i < TITAN_PLACES; i++)
		if (moves->to[i].walk || moves->to[i].teleport)
			return true;
	return false;
}

bool titan_moves_of(const struct titan *t, int legion, int roll, struct titan_moves *moves,
                    struct reason *why)
{
	const struct titan_legion *l = &t->legion[legion];
	struct titan_walker w;
	int has[TITAN_CREATURES];

	memset(moves, 0, sizeof *moves);
	if (!t->board)
		return reason_set(why, _("2.3: this table has no masterboard (`option board on`)"));
	if (!l->size)
		return reason_set(why, _("2.3: there is no legion %s"), MARKER(legion));
	if (l->at < 0)
		return reason_set(why,
		                  _("2.3: nobody knows where %s stands: `legion P %s CREATURES at=LABEL`"),
		                  MARKER(legion), MARKER(legion));
	if (l->moved)
		return reason_set(why, _("2.3: %s has moved this turn: `undo` corrects"), MARKER(legion));
	if (!roll)
		roll = t->roll;
	if (!roll)
		return reason_set(why, _("2.2: no movement roll yet: `movement` rolls the die"));
	titan_legion_has(t, legion, has);
	w = walker_of(t, legion, has);
	titan_paths_of(&w, roll, moves);
	return has_moves(moves) ||
	       reason_set(why, _("2.3: %s cannot go anywhere with a %d"), MARKER(legion), roll);
}

void titan_moves_with(const struct titan *t, int legion, const int has[TITAN_CREATURES],
                      struct titan_moves *moves)
{
	struct titan_walker w = walker_of(t, legion, has);

	titan_paths_of(&w, t->roll, moves);
}

bool titan_may_march(const struct titan *t)
{
	return t->step == STEP_2_3 || (t->step == STEP_2_2 && t->roll && t->board);
}

int titan_open(const struct titan *t, struct titan_pair out[TITAN_LEGIONS])
{
	int count = 0;

	for (int i = 0; t->board && i < TITAN_LEGIONS; i++) {
		const struct titan_legion *own = &t->legion[i], *other = t->legion;

		if (!own->moved || own->fought || !titan_is_of(t, i, t->table.turn))
			continue;
		for (int k = 0; k < TITAN_LEGIONS && count < TITAN_LEGIONS; k++, other++)
			if (other->size && other->at == own->at && !other->fought &&
			    !titan_is_of(t, k, t->table.turn))
				out[count++] = (struct titan_pair){ { i, k } };
	}
	return count;
}
