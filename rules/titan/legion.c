/* SPDX-License-Identifier: MIT */
/*
 * Legions of the whole game: markers, contents, pots, the dead, players and scores.
 * Each character is always in exactly one place: a pot, a legion, an encounter, or the
 * dead.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- markers ---- */

static const char letters[TITAN_COLOURS][3] = { "Bk", "Br", "Bu", "Gd", "Gr", "Rd" };

const char *const titan_colours[TITAN_COLOURS] = {
	N_("black"), N_("brown"), N_("blue"), N_("gold"), N_("green"), N_("red"),
};

const char *titan_marker(int legion, char out[TITAN_MARKER])
{
	snprintf(out, TITAN_MARKER, "%s%02d", letters[legion / TITAN_MARKERS % TITAN_COLOURS],
	         legion % TITAN_MARKERS + 1);
	return out;
}

int titan_marker_find(const char *word)
{
	int number;

	if (strlen(word) != TITAN_MARKER - 1 || !read_int(word + 2, 1, TITAN_MARKERS, &number))
		return -1;
	for (int i = 0; i < TITAN_COLOURS; i++)
		if (tolower((unsigned char)word[0]) == tolower((unsigned char)letters[i][0]) &&
		    tolower((unsigned char)word[1]) == letters[i][1])
			return i * TITAN_MARKERS + number - 1;
	return -1;
}

/* A slain player's markers are the slayer's, and go on to the slayer's slayer. */
int titan_owner(const struct titan *t, int legion)
{
	every_seat (i, t->table)
		if (t->player[i].colour == legion / TITAN_MARKERS) {
			int seat = i;

			while (t->player[seat].slayer)
				seat = t->player[seat].slayer - 1;
			return seat;
		}
	return -1;
}

bool titan_is_of(const struct titan *t, int legion, int seat)
{
	return legion >= 0 && seat >= 0 && t->legion[legion].size && titan_owner(t, legion) == seat;
}

int titan_legions(const struct titan *t, int seat, int out[TITAN_LEGIONS])
{
	int count = 0;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (titan_is_of(t, i, seat))
			out[count++] = i;
	return count;
}

int titan_standing(const struct titan *t, int place, int out[TITAN_LEGIONS])
{
	int count = 0;

	for (int i = 0; i < TITAN_LEGIONS; i++)
		if (t->legion[i].size && t->legion[i].at == place)
			out[count++] = i;
	return count;
}

/* ---- what a legion has ---- */

int titan_legion_side(const struct titan *t, int legion)
{
	for (int side = 0; t->encounter.decided && side < 2; side++)
		if (t->encounter.legion[side] == legion)
			return side;
	return -1;
}

int titan_legion_now(const struct titan *t, int legion, enum titan_creature out[TITAN_START])
{
	const struct titan_legion *l = &t->legion[legion];
	int side = titan_legion_side(t, legion), count = 0;

	for (int i = 0; side < 0 && i < l->size; i++)
		out[count++] = l->creature[i];
	for (int i = 0; side >= 0 && i < t->battle.units && count < TITAN_START; i++)
		if ((int)t->battle.unit[i].side == side && t->battle.unit[i].fate == FATE_LIVES)
			out[count++] = t->battle.unit[i].creature;
	return count;
}

void titan_legion_has(const struct titan *t, int legion, int has[TITAN_CREATURES])
{
	enum titan_creature list[TITAN_START];
	int count = titan_legion_now(t, legion, list);

	memset(has, 0, TITAN_CREATURES * sizeof *has);
	for (int i = 0; i < count; i++)
		has[list[i]]++;
}

int titan_legion_lords(const struct titan *t, int legion)
{
	enum titan_creature list[TITAN_START];
	int count = titan_legion_now(t, legion, list), lords = 0;

	for (int i = 0; i < count; i++)
		lords += titan_creatures[list[i]].rank == CLASS_LORD;
	return lords;
}

int titan_legion_value(const struct titan *t, int legion)
{
	enum titan_creature list[TITAN_START];
	int count = titan_legion_now(t, legion, list), seat = titan_owner(t, legion), value = 0;

	for (int i = 0; i < count; i++) {
		const struct titan_facts *facts = titan_facts_of(t, list[i]);

		value += facts->skill * (facts->power
		                                 ? facts->power
		                                 : titan_titan_power(seat < 0 ? 0 : t->player[seat].score));
	}
	return value;
}

bool titan_is_public(const struct titan *t, int legion)
{
	if (t->step == STEP_3 || titan_house(t, HOUSE_open_legions))
		return true;
	/* From 2.5.6.1 until it goes back to the masterboard (2.5.6.7). */
	return t->battle.on && t->step < STEP_2_5_6_7 && titan_legion_side(t, legion) >= 0;
}

void titan_legion_clear(struct titan *t, int legion)
{
	t->legion[legion] =
		(struct titan_legion){ .land = -1, .at = -1, .entry = -1, .apart = -1, .award = -1 };
}

void titan_legion_add(struct titan *t, int legion, enum titan_creature creature)
{
	struct titan_legion *l = &t->legion[legion];

	if (l->size < TITAN_START)
		l->creature[l->size++] = (uint8_t)creature;
}

bool titan_legion_take(struct titan *t, int legion, enum titan_creature creature)
{
	struct titan_legion *l = &t->legion[legion];
	int at = 0;

	while (at < l->size && l->creature[at] != creature)
		at++;
	if (at == l->size)
		return false;
	memmove(l->creature + at, l->creature + at + 1, (size_t)(l->size - at - 1));
	l->creature[--l->size] = 0;
	if (l->shown[creature])
		l->shown[creature]--;
	return true;
}

bool titan_legion_hide(struct titan *t, int legion)
{
	struct titan_legion *l = &t->legion[legion];
	int has[TITAN_CREATURES];
	bool hidden = false;

	titan_legion_has(t, legion, has);
	for (int i = 0; i < TITAN_CREATURES; i++)
		if (l->shown[i] > has[i]) {
			l->shown[i] = (uint8_t)has[i];
			hidden = true;
		}
	return hidden;
}

/* ---- the pots and the dead ---- */

void titan_bury(struct titan *t, enum titan_creature creature)
{
	if (!titan_creatures[creature].returns && !titan_choice(t, DISPUTE_slain_creatures))
		t->dead[creature]++;
}

void titan_legion_bury(struct titan *t, int legion)
{
	for (int i = 0; i < t->legion[legion].size; i++)
		titan_bury(t, t->legion[legion].creature[i]);
	titan_legion_clear(t, legion);
}

/* Counts the encounter's units; at 2.5.6.10 some dead have returned to the pot. */
static int in_encounter(const struct titan *t, enum titan_creature creature)
{
	const struct titan_battle *b = &t->battle;
	bool back = (titan_creatures[creature].returns || titan_choice(t, DISPUTE_slain_creatures)) &&
	            t->step == STEP_2_5_6_10;
	int count = 0;

	for (int i = 0; i < b->units; i++) {
		const struct titan_unit *u = &b->unit[i];
		bool dead = u->fate == FATE_DEAD || u->fate == FATE_LOST;

		count += u->creature == creature && u->fate != FATE_UNDONE && !(dead && back);
	}
	return count;
}

int titan_pot(const struct titan *t, enum titan_creature creature)
{
	int left = titan_creatures[creature].count - t->dead[creature] - in_encounter(t, creature);

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		int count = 0;

		for (int k = 0; k < t->legion[i].size; k++)
			count += t->legion[i].creature[k] == creature;
		if (count && titan_legion_side(t, i) < 0)
			left -= count;
	}
	return left;
}

/* ---- the encounter ---- */

void titan_fill_battle(struct titan *t)
{
	struct titan_encounter *e = &t->encounter;
	enum titan_creature list[2][TITAN_START];
	int count[2];

	for (int side = 0; side < 2; side++)
		count[side] = titan_legion_now(t, e->legion[side], list[side]);
	t->battle = titan_no_battle;
	t->battle.land = e->land;
	t->battle.side = e->entry;
	for (int side = 0; side < 2; side++) {
		t->battle.seat[side] = titan_owner(t, e->legion[side]);
		t->battle.score[side] = t->player[t->battle.seat[side]].score;
		for (int i = 0; i < count[side]; i++)
			titan_add_unit(t, side, list[side][i], 0);
		t->battle.forced[side] = true;
	}
	e->decided = true;
}

void titan_no_encounter(struct titan *t)
{
	t->battle = titan_no_battle;
	t->encounter = (struct titan_encounter){ .legion = { -1, -1 }, .done = -1, .lender = -1 };
}

/* ---- who plays ---- */

int titan_game_winner(const struct titan *t)
{
	if (t->step != STEP_3 || table_playing(&t->table) != 1)
		return -1;
	return table_next(&t->table, 0);
}

bool titan_is_first_turn(const struct titan *t)
{
	return t->table.round == 1;
}

int titan_origin(const struct titan *t, int legion)
{
	return t->legion[legion].apart >= 0 ? t->legion[legion].apart : legion;
}

int titan_rejoining(const struct titan *t, int over, int *size)
{
	int count;

	for (int i = 0; i < TITAN_LEGIONS; i++) {
		if (!titan_is_of(t, i, t->table.turn) || t->legion[i].moved)
			continue;
		/* all unmoved legions that were split from this one's origin */
		count = *size = 0;
		for (int k = 0; k < TITAN_LEGIONS; k++)
			if (titan_is_of(t, k, t->table.turn) && titan_origin(t, k) == titan_origin(t, i) &&
			    !t->legion[k].moved) {
				count++;
				*size += t->legion[k].size;
			}
		if (count > 1 && *size > over)
			return i;
	}
	return -1;
}

seats_set titan_without_tower(const struct titan *t)
{
	seats_set set = 0;

	every_seat (i, t->table)
		if (t->table.seat[i].in && !t->player[i].tower)
			set |= 1u << i;
	return set;
}

int titan_chooser(const struct titan *t)
{
	int chooser = -1;

	every_seat (i, t->table)
		if (t->table.seat[i].in && t->player[i].colour < 0 &&
		    (chooser < 0 || t->player[i].tower < t->player[chooser].tower))
			chooser = i;
	return chooser;
}

static void tell_score(struct call *call, const char *name, int before, int after, bool lords)
{
	if (after == before)
		return;
	said_line(call->said, _("%s: score %d -> %d"), name, before, after);
	said_rank(call->said, SAID_SOON);
	said_change(call->said, name, NULL, _("score %d -> %d"), before, after);
	for (int m = (before / 100 + 1) * 100; lords && m <= after; m += 100) {
		said_line(call->said,
		          m % 500 ? _("%d is passed: an Angel") : _("%d is passed: an Archangel or an Angel"),
		          m);
		said_rank(call->said, SAID_SOON);
	}
}

void titan_add_score(struct call *call, int seat, int points, bool lords)
{
	struct titan *t = call->state;
	struct titan_player *p = &t->player[seat];
	int before = p->score;

	p->score = before + points > TITAN_SCORE_MAX ? TITAN_SCORE_MAX : before + points;
	tell_score(call, t->table.seat[seat].name, before, p->score, lords);
}

/* 2.5.6.8: an angel that is due joins a legion of six at most. */
void titan_tell_room(struct call *call)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;

	if (!b->full && (!b->gained || titan_living(t, (enum titan_side)b->winner) < TITAN_LEGION))
		return;
	said_line(call->said, "%s", _("the legion is full: no angel"));
	said_rank(call->said, SAID_SOON);
}

/* What the points make of the score that a separate battle began with (2.5.6.8). */
void titan_tell_points(struct call *call)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;
	int before = b->score[b->winner];

	tell_score(call, titan_player_name(t, (enum titan_side)b->winner), before, before + b->points, true);
	titan_tell_room(call);
}

/* And what the half points make of it, which give no angel (2.5.6.9). */
void titan_tell_halves(struct call *call)
{
	const struct titan *t = call->state;
	const struct titan_battle *b = &t->battle;

	for (int side = 0; side < 2; side++) {
		int before = b->score[side] + ((int)b->winner == side ? b->points : 0);

		if (titan_has_fallen(t, !side) && !titan_has_fallen(t, side))
			tell_score(call, titan_player_name(t, side), before, before + b->half, false);
	}
}
