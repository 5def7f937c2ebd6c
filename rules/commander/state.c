/* SPDX-License-Identifier: MIT */
/*
 * The numbers of a table: the limits in force, teams that share life, the
 * start of a player. Says nothing; the verbs do.
 */
#include "commander.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "inner.h"
#include "rules/core/i18n.h"

enum { BRAWL_LIFE_OF_TWO = 25 };

/* ---- what is in force ---- */

struct commander_limits commander_limits_of(const struct commander *c)
{
	struct commander_limits limits = c->said;

	if (limits.life < 0)
		limits.life = c->format == FORMAT_BRAWL && c->table.seats == 2
		                      ? BRAWL_LIFE_OF_TWO
		                      : magic_formats[c->format].life;
	if (limits.damage < 0)
		limits.damage = magic_formats[c->format].damage;
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		if (limits.count[kind] < 0)
			limits.count[kind] = c->format == FORMAT_2HG ? counter_rows[kind].team_limit
			                                             : counter_rows[kind].limit;
	return limits;
}

enum commander_mulligan commander_mulligan_of(const struct commander *c)
{
	if (c->mulligan >= 0)
		return (enum commander_mulligan)c->mulligan;
	if (c->rules == RULES_CURRENT)
		return MULLIGAN_LONDON;                                                /* CR 103.5 */
	return c->format < FORMAT_ARCHENEMY ? MULLIGAN_PARTIAL_PARIS : MULLIGAN_PARIS; /* C7.4, A */
}

int commander_tax(const struct commander_card *card)
{
	return 2 * card->casts; /* C10 */
}

int commander_worst(const struct commander *c, int seat, int *from, int *card)
{
	int worst = 0;

	every_seat (q, c->table)
		for (int k = 0; k < COMMANDERS; k++)
			if (c->player[seat].taken[q][k] > worst) {
				worst = c->player[seat].taken[q][k];
				if (from)
					*from = q;
				if (card)
					*card = k;
			}
	return worst;
}

int commander_team(const struct commander *c, int seat)
{
	return c->format == FORMAT_2HG ? seat / 2 : -1;
}

seats_set commander_heads_of(const struct commander *c, int seat)
{
	return c->one_life ? c->team[seat] : 1u << seat;
}

seats_set commander_counted_with(const struct commander *c, int seat)
{
	return c->one_count ? c->team[seat] : 1u << seat;
}

void commander_form_teams(struct commander *c)
{
	c->one_life = c->one_count = c->format == FORMAT_2HG;
	every_seat (i, c->table)
		c->team[i] = c->format == FORMAT_2HG ? 3u << (i & ~1) : 1u << i;
}

int commander_deck(const struct commander *c, int seat)
{
	int commanders = c->player[seat].commanders;

	if (commanders < magic_formats[c->format].commanders)
		commanders = magic_formats[c->format].commanders;
	return magic_formats[c->format].cards - commanders;
}

int commander_columns(const struct commander *c, struct commander_ref columns[TABLE_SEATS * COMMANDERS])
{
	int count = 0;

	every_seat (q, c->table)
		for (int k = 0; k < COMMANDERS; k++) {
			bool shown = k == 0 || c->player[q].commanders == 2;

			for (int i = 0; i < c->table.seats && !shown; i++)
				shown = c->player[i].taken[q][k] > 0;
			if (shown)
				columns[count++] = (struct commander_ref){ q, k };
		}
	return count;
}

/* Words are stored as they are; screens translate them. */
static const struct {
	const char *word, *place;
} zones[] = {
	[ZONE_COMMAND] = { N_("command"), N_("in the command zone") },
	[ZONE_BATTLEFIELD] = { N_("battlefield"), N_("on the battlefield") },
	[ZONE_GRAVEYARD] = { N_("graveyard"), N_("in the graveyard") },
	[ZONE_EXILE] = { N_("exile"), N_("in exile") },
	[ZONE_HAND] = { N_("hand"), N_("in the hand") },
	[ZONE_LIBRARY] = { N_("library"), N_("in the library") },
	[ZONE_STACK] = { N_("stack"), N_("on the stack") },
};

const char *commander_zone_word(enum commander_zone zone)
{
	return zones[zone].word;
}

const char *commander_zone_place(enum commander_zone zone)
{
	return _(zones[zone].place);
}

/* ---- shared numbers ---- */

void commander_set_life(struct commander *c, int seat, int life)
{
	each_seat (i, commander_heads_of(c, seat))
		c->player[i].life.life = life;
}

void commander_set_count(struct commander *c, int seat, enum counter_kind kind, int count)
{
	each_seat (i, commander_counted_with(c, seat))
		c->player[i].life.count[kind] = count;
}

void commander_share_lives(struct commander *c)
{
	every_seat (i, c->table) {
		commander_set_life(c, i, c->player[i].life.life);
		for (int kind = 0; kind < COUNTER_KINDS; kind++)
			commander_set_count(c, i, kind, c->player[i].life.count[kind]);
	}
}

/* ---- starting ---- */

void commander_start(void *state)
{
	struct commander *c = state;

	c->rules = RULES_CURRENT;
	c->mulligan = -1;
	c->said = (struct commander_limits){ .life = -1, .damage = -1 };
	for (int kind = 0; kind < COUNTER_KINDS; kind++)
		c->said.count[kind] = -1;
	c->deciding = c->says_first = c->monarch = c->initiative = c->planar.up = -1;
}

void commander_fresh(struct commander *c, int seat)
{
	struct commander_player *p = &c->player[seat];
	struct commander_card announced[COMMANDERS];
	char companion[COMMANDER_BYTES], identity[sizeof p->identity];
	int commanders = p->commanders;

	memcpy(announced, p->card, sizeof announced);
	memcpy(companion, p->markers.companion, sizeof companion);
	memcpy(identity, p->identity, sizeof identity);
	*p = (struct commander_player){ .commanders = commanders, .hand = FULL_HAND, .vote = -1 };
	for (int k = 0; k < COMMANDERS; k++)
		memcpy(p->card[k].name, announced[k].name, sizeof announced[k].name);
	memcpy(p->markers.companion, companion, sizeof companion);
	memcpy(p->identity, identity, sizeof identity);
	p->library = commander_deck(c, seat) - FULL_HAND; /* C7.3 */
	p->life.life = commander_limits_of(c).life;       /* C12 */
	c->table.seat[seat].in = true;
}

void commander_sit_down(struct commander *c)
{
	memset(c->player, 0, sizeof c->player); /* a copy leaves what was there before */
	every_seat (i, c->table)
		commander_fresh(c, i);
	table_give_turn(&c->table, 0);
}

/* Copies only occupied seats, and of the planar deck only its cards, which come last. */
void commander_copy(void *to, const void *from)
{
	const size_t after = offsetof(struct commander, deciding);
	const size_t names = offsetof(struct commander, planar) + offsetof(struct planar, name);
	const struct commander *c = from;

	memcpy(to, from, offsetof(struct commander, player) + (size_t)c->table.seats * sizeof *c->player);
	memcpy((char *)to + after, (const char *)from + after,
	       names - after + (size_t)c->planar.cards * sizeof *c->planar.name);
}

bool commander_won(const void *state, int seat)
{
	const struct commander *c = state;

	return c->phase == PHASE_OVER && c->winners & 1u << seat;
}

/* Behind who has won, who left later stands before who left earlier; leaving together shares a place. */
static int place_of(const struct commander *c, int seat)
{
	int place = 1, out = c->player[seat].out_as;

	if (c->winners & 1u << seat)
		return 1;
	every_seat (i, c->table) {
		int other = c->player[i].out_as;

		place += c->winners & 1u << i || (out && (!other || other > out));
	}
	return place;
}

void commander_result(const void *state, result_seer *see, void *user)
{
	const struct commander *c = state;
	bool over = c->phase == PHASE_OVER;

	every_seat (i, c->table) {
		const struct commander_card *card = c->player[i].card;
		struct label led = label_of(card[1].name[0] ? "%s + %s" : "%s%s", card[0].name, card[1].name);
		struct game_result result = { .name = commander_name(c, i), .over = over, .led = led.text };

		result.won = commander_won(c, i);
		result.place = over ? place_of(c, i) : 0;
		see(user, &result);
	}
}

bool commander_gauge(const void *state, int seat, int *life)
{
	const struct commander *c = state;

	*life = c->player[seat].life.life;
	return c->player[seat].status == STATUS_PLAYING;
}
