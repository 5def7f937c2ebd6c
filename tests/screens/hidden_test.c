/* SPDX-License-Identifier: MIT */
/*
 * What is face down changes nothing on the card of another seat: along games that are played
 * by the buttons of the cards, each hidden legion of Titan, each hand of Catan, each pool and
 * pick of MECCG is changed in a copy of the state, and the cards
 * of all but its owner must be as before, with the lines of their buttons.
 *
 *     hidden_test [SEED [STEPS]]
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/catan/catan.h"
#include "rules/core/journal.h"
#include "rules/meccg/meccg.h"
#include "rules/titan/titan.h"
#include "screens/screen.h"
#include "tests/kit/cards.h"
#include "tests/kit/rounds.h"

enum { STEPS = 150, LINE = 2000, PICKS = 60, CHOICES = 200 };

static uint64_t seed = 3;
static int steps = STEPS;

struct walk {
	const struct game *game;
	const struct screen *screen;
	struct journal *journal;
	struct rng chance;
	struct card card;
	struct offers offers;
	void *copy; /* of the state, with something else face down */
	int compared;
};

static void say(struct walk *w, const char *line)
{
	struct reason why = { 0 };

	if (journal_say(w->journal, line, strlen(line), 1, &w->chance, true, NULL, NULL, &why) !=
	    JOURNAL_SAID)
		fail_msg("%s: %s: %s", w->game->id, line, why.text);
}

static int below(struct walk *w, int bound)
{
	return (int)rng_below(&w->chance, (uint32_t)bound);
}

/* ---- cards as text ---- */

/* What the seat is offered, or what the shared screen shows of all, with why not and the choices. */
static void tell_offers(struct walk *w, const void *state, int viewer, FILE *out)
{
	struct choice *choice = calloc(CHOICES, sizeof *choice);

	if (!choice)
		abort();
	offers_list(&w->offers, w->game, state, viewer, true);
	for (int i = 0; i < w->offers.count; i++) {
		const struct offer *o = &w->offers.offer[i];

		fprintf(out, "%s %d %d %s %s %s %s %s\n", o->id, o->seat, o->kind, o->line, o->text, o->note,
		        o->loses ? o->loses : "", o->why ? o->why : "");
		for (const char *hole = strchr(o->line, '{'); hole && !o->why; hole = strchr(hole + 1, '{')) {
			struct choices list = { .out = choice,
				                .max = CHOICES,
				                .line = o->line,
				                .seat = o->seat,
				                .viewer = viewer };
			char name[40];

			hole += 1 + strspn(hole + 1, "?+#~%\"*");
			snprintf(name, sizeof name, "%.*s", (int)strcspn(hole, "}"), hole);
			offers_choices(w->game, state, name, &list);
			for (int n = 0; n < list.count; n++)
				fprintf(out, " %s|%s|%s|%s", choice[n].word, choice[n].name, choice[n].text,
				        choice[n].value);
		}
	}
	free(choice);
}

static char *tell_all(struct walk *w, const void *state, int seat)
{
	char *rows, *text;
	size_t size;
	FILE *out = open_memstream(&text, &size);

	screen_card(w->screen, state, seat, &w->card);
	rows = card_tell(&w->card);
	fputs(rows, out);
	free(rows);
	for (int i = 0; i < w->card.buttons; i++)
		fprintf(out, "%s? %s\n", w->card.button[i].line, w->card.button[i].sure);
	for (int i = 0; i < w->card.rows; i++)
		fputs(w->card.row[i].word, out);
	tell_offers(w, state, seat, out);
	fclose(out);
	return text;
}

/* The cards of the seats that are not in the set tell the same of both states. */
static void compare(struct walk *w, seats_set may_know)
{
	const struct table *table = journal_state(w->journal);

	for (int seat = -1; seat < table->seats; seat++) {
		char *now, *other;

		if (seat >= 0 && may_know >> seat & 1)
			continue;
		now = tell_all(w, table, seat);
		other = tell_all(w, w->copy, seat);
		if (strcmp(now, other) != 0)
			fail_msg("%s: seat %d sees what is face down:\n%s\n-- and --\n%s", w->game->id,
			         seat + 1, now, other);
		w->compared++;
		free(now);
		free(other);
	}
}

/* ---- other things face down ---- */

/* Whoever looks into the legion now (2.5.1, 2.5.2). */
static seats_set lookers(const struct titan *t, int legion)
{
	seats_set set = 0;

	for (int side = 0; t->encounter.on && side < 2; side++)
		if (t->encounter.looked[side] && t->encounter.legion[!side] == legion)
			set |= 1u << t->battle.seat[side];
	return set;
}

static bool is_hidden(const struct titan *t, int legion)
{
	return t->legion[legion].size && !titan_is_public(t, legion) &&
	       !(t->encounter.decided &&
	         (t->encounter.legion[0] == legion || t->encounter.legion[1] == legion));
}

/* Two legions of a player exchange a character. */
static void change_titan(struct walk *w)
{
	const struct titan *t = journal_state(w->journal);
	struct titan *copy = w->copy;

	for (int a = 0; a < TITAN_LEGIONS; a++)
		for (int b = a + 1; b < TITAN_LEGIONS; b++) {
			int one, other;

			if (!is_hidden(t, a) || !is_hidden(t, b) || titan_owner(t, a) != titan_owner(t, b))
				continue;
			one = below(w, t->legion[a].size);
			other = below(w, t->legion[b].size);
			game_copy(w->game, copy, t);
			copy->legion[a].creature[one] = t->legion[b].creature[other];
			copy->legion[b].creature[other] = t->legion[a].creature[one];
			compare(w, 1u << titan_owner(t, a) | lookers(t, a) | lookers(t, b));
		}
}

/* A card of each hand, and the kinds of the development cards. */
static void change_catan(struct walk *w)
{
	const struct catan *c = journal_state(w->journal);
	struct catan *copy = w->copy;

	for (int seat = 0; seat < c->table.seats; seat++) {
		struct catan_player *p = &copy->player[seat];
		int from = below(w, CATAN_RESOURCES), to = below(w, CATAN_RESOURCES), all;

		game_copy(w->game, copy, c);
		for (int i = 0; i < c->worlds && catan_range(c, seat, from).least; i++) {
			copy->world[i].hand[seat][from]--;
			copy->world[i].hand[seat][to]++;
		}
		all = p->held[CATAN_UNKNOWN] + p->held[CATAN_KNIGHT] + p->held[CATAN_VP];
		p->held[CATAN_UNKNOWN] = p->held[CATAN_KNIGHT] = 0;
		p->held[CATAN_VP] = all;
		compare(w, 1u << seat);
	}
}

/* Other names in a pool, another pick, and other cards that go to the deck. */
static void change_meccg(struct walk *w)
{
	const struct meccg *m = journal_state(w->journal);
	struct meccg *copy = w->copy;

	for (int seat = 0; seat < m->table.seats; seat++) {
		struct meccg_player *p = &copy->player[seat];

		game_copy(w->game, copy, m);
		for (int i = 0; i < p->holds; i++) {
			if (p->held[i].fate != FATE_HIDDEN)
				continue;
			snprintf(p->held[i].name, sizeof p->held[i].name, "Hidden %d", i);
			p->held[i].mind = below(w, 10);
			p->held[i].to_deck = p->held[i].to_deck && below(w, 2);
			if (p->pick >= 0)
				p->pick = i;
		}
		compare(w, 1u << seat);
	}
}

/* ---- the game goes on ---- */

/* What no button says: a unit enters the map, or goes where an enemy stands. */
static bool maneuver(struct walk *w)
{
	const struct titan *t = journal_state(w->journal);
	titan_units waiting = titan_waiting(t);
	struct titan_reach reach;
	int unit, hex = 0;
	char line[80];

	if (!t->battle.on || !(titan_steps[t->step].may & MAY_ENTER))
		return false;
	unit = waiting ? titan_member_from(waiting, 0) : below(w, t->battle.units);
	titan_reach_of(t, unit, &reach, NULL);
	if (!reach.hexes && waiting) {
		snprintf(line, sizeof line, "hold %s", ID(t, unit));
		return journal_would(w->journal, line, 1, NULL, NULL, NULL) && (say(w, line), true);
	}
	if (!reach.hexes || (!waiting && below(w, 2)))
		return false;
	reach.hexes = reach.standing ? reach.standing : reach.hexes;
	for (hex = below(w, TITAN_HEXES); !(reach.hexes >> hex & 1);)
		hex = (hex + 1) % TITAN_HEXES;
	snprintf(line, sizeof line, "%s %s %s", t->battle.unit[unit].hex < 0 ? "enter" : "move", ID(t, unit),
	         titan_hex_label(hex));
	if (!journal_would(w->journal, line, 1, NULL, NULL, NULL))
		return false;
	say(w, line);
	return true;
}

/* Some of the picks of the button's question. */
static void choose_picks(struct walk *w, const struct card_button *button, struct card_given *given,
                         int *pick)
{
	const struct card_row *row;
	int all[PICKS], count = 0;

	for (int n = 0; (row = card_pick(&w->card, button, n)); n++)
		for (int k = 0; k < (row->most ? row->most : 1) && count < PICKS; k++)
			all[count++] = n;
	given->pick = pick;
	for (given->picks = 0; given->picks < button->least; given->picks++) {
		int k = below(w, count);

		pick[given->picks] = all[k];
		all[k] = all[--count];
	}
}

/* One of the buttons of all seats, but of those that leave; false: there is none. */
static bool press(struct walk *w)
{
	const struct table *table = journal_state(w->journal);
	char line[LINE], chosen[LINE] = "";
	int seen = 0;

	for (int seat = 0; seat < table->seats; seat++) {
		screen_card(w->screen, table, seat, &w->card);
		for (int i = 0; i < w->card.buttons; i++) {
			const struct card_button *button = &w->card.button[i];
			struct card_given given = { .what = button->asks,
				                    .number = button->least,
				                    .text = "x" };
			struct reason why;
			int pick[PICKS];

			if (strncmp(button->line, "withdraw", 8) == 0 ||
			    strncmp(button->line, "concede", 7) == 0 ||
			    strncmp(button->line, "out ", 4) == 0 ||
			    (strncmp(button->line, "stop", 4) == 0 && below(w, 20)))
				continue;
			if (button->asks == CARD_PICKS)
				choose_picks(w, button, &given, pick);
			if (!card_line(&w->card, button, &given, line, sizeof line, &why))
				fail_msg("%s: %s: %s", w->game->id, button->text, why.text);
			if (journal_would(w->journal, line, 1, NULL, NULL, NULL) && below(w, ++seen) == 0)
				snprintf(chosen, sizeof chosen, "%s", line);
		}
	}
	if (seen)
		say(w, chosen);
	return seen > 0;
}

/* Both have picked, and turn up what they have. */
static bool reveal(struct walk *w)
{
	const struct meccg *m = journal_state(w->journal);

	if (m->phase != MECCG_DRAFT || !meccg_all_picked(m) || below(w, 3))
		return false;
	say(w, "reveal");
	return true;
}

static void begin(struct walk *w, const char *const *opening)
{
	journal_free(w->journal);
	w->journal = journal_new(w->game);
	for (; *opening; opening++)
		say(w, *opening);
}

/* False: nobody has anything to do. */
static bool go_on(struct walk *w)
{
	if ((w->game == &titan_game && maneuver(w)) || (w->game == &meccg_game && reveal(w)) || press(w))
		return true;
	if (!journal_would(w->journal, "step", 1, NULL, NULL, NULL))
		return false;
	say(w, "step");
	return true;
}

static void play(const struct game *game, const char *const *opening, void (*change)(struct walk *w))
{
	struct walk w = { .game = game, .screen = screen_find(game), .copy = calloc(1, game->state_size) };

	if (!w.copy)
		abort();
	rng_seed(&w.chance, seed);
	begin(&w, opening);
	for (int i = 0; i < rounds_of(steps); i++) {
		const struct meccg *m = journal_state(w.journal);
		bool drafted = game == &meccg_game && m->phase > MECCG_DRAFT && !below(&w, 10);

		if (!drafted && go_on(&w))
			change(&w);
		else if (game == &meccg_game) /* a draft is short */
			begin(&w, opening);
		else
			break;
	}
	assert_true(w.compared > rounds_of(steps));
	print_message("# %s: %d lines, %d cards compared\n", game->id, journal_count(w.journal), w.compared);
	card_free(&w.card);
	offers_free(&w.offers);
	free(w.copy);
	journal_free(w.journal);
}

static void test_titan(void **state)
{
	static const char *const opening[] = { "option board on", "option auto-step on",
		                               "seat Red Blue Green", NULL };

	play(&titan_game, opening, change_titan);
}

static void test_catan(void **state)
{
	static const char *const opening[] = { "seat Anna Boris Chie Dora", "board draw", NULL };

	play(&catan_game, opening, change_catan);
}

static void test_meccg(void **state)
{
	static const char *const opening[] = {
		"seat Alice Bob",
		"pool Alice list Gimli Kili Fili Bofur Beretar Halbarad Faramir Elrond",
		"pool Bob list Legolas Beretar Arwen Elladan Elrohir Annalena",
		"pool Alice seal",
		"pool Bob seal",
		NULL
	};

	play(&meccg_game, opening, change_meccg);
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_titan),
		cmocka_unit_test(test_catan),
		cmocka_unit_test(test_meccg),
	};

	if (argc > 1)
		seed = strtoull(argv[1], NULL, 10);
	if (argc > 2)
		steps = atoi(argv[2]);
	return cmocka_run_group_tests_name("hidden", tests, NULL, NULL);
}
