/* SPDX-License-Identifier: MIT */
/*
 * Nothing that loses something happens without a question: along games that are played by what is
 * offered, each key whose offer would lose something now asks, and neither the key that opened the
 * question nor any other than y and Enter says the line. Knows no rule of any game.
 *
 *     losses_test [GAME [SEED]]
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/games.h"
#include "tests/kit/offered.h"
#include "tests/kit/rounds.h"
#include "tests/kit/stage.h"

enum { STEPS = 120, SEEDS = 3, LEARN_EACH = 4 };

struct game_now {
	const struct screen *screen;
	struct stage *stage;
	struct chatter chatter;
	struct offers offers;
	int asked;
};

static const char *only_game;
static uint64_t first_seed = 1;

/* Whether the line is whole before anything is asked: dice are left to be rolled, and the screen fills
 * what has no sign. */
static bool asks_nothing(const struct offer *offer)
{
	for (const char *hole = strchr(offer->line, '{'); hole; hole = strchr(hole + 1, '{'))
		if (strchr("?+#~\"*", hole[1]))
			return false;
	return true;
}

static struct showing showing(struct game_now *g)
{
	return (struct showing){ .screen = g->screen,
		                 .view = stage_view(g->stage),
		                 .state = stage_state(g->stage),
		                 .offers = &g->offers };
}

static void press_row(struct game_now *g, const struct binding *menu, const struct binding *row)
{
	const struct showing shown = showing(g);
	bool many;
	const struct offer *offer = screen_offer(&shown, row, &many);
	int lines = journal_count(stage_journal(g->stage));

	if (!offer || offer->why || !offer->loses || many || !asks_nothing(offer))
		return;
	if (menu)
		stage_press(g->stage, menu->key);
	stage_press(g->stage, row->key);
	if (strstr(offer->line, "{%"))
		stage_press(g->stage, "Enter"); /* the dice are rolled */
	if (stage_refused(g->stage) && journal_count(stage_journal(g->stage)) == lines)
		return; /* for what lies face down */
	if (!stage_asks_sure(g->stage))
		fail_msg("%s: %s says \"%s\", which loses \"%s\", and does not ask", g->screen->game->id,
		         row->key, offer->line, offer->loses);
	stage_press(g->stage, strstr(offer->line, "{%") ? "Enter" : row->key);
	if (journal_count(stage_journal(g->stage)) != lines)
		fail_msg("%s: %s, pressed twice, says \"%s\"", g->screen->game->id, row->key, offer->line);
	g->asked++;
}

static void press_losers(struct game_now *g, const struct binding *menu, const struct binding *keys)
{
	for (const struct binding *row = keys; row && row->key; row++) {
		const struct showing shown = showing(g);

		if (row->when && !row->when(shown.view, shown.state))
			continue;
		if (row->menu && !menu)
			press_losers(g, row, row->menu);
		else if (row->offer && !row->act && !row->aimed && binding_holds(row, &shown))
			press_row(g, menu, row);
	}
}

static void play(const struct screen *screen, uint64_t seed, int *asked)
{
	struct game_now g = { .screen = screen, .stage = stage_new(screen->game) };
	char line[OFFERED_LINE];

	chatter_begin(&g.chatter, stage_journal(g.stage), seed);
	stage_seed(g.stage, (unsigned)seed);
	for (const char *const *open = chatter_opening(screen->game, seed); *open; open++)
		stage_push(g.stage, *open);
	for (int i = 0; i < STEPS; i++) {
		const void *state = stage_state(g.stage);

		offers_list(&g.offers, screen->game, state, screen_viewer(screen, stage_view(g.stage), state),
		            true);
		if (!stage_curtain(g.stage))
			press_losers(&g, NULL, screen_keys(screen, stage_view(g.stage), state));
		if (offered_next(&g.chatter, &g.offers, line)) {
			stage_push(g.stage, line);
		} else {
			chatter_next(&g.chatter);
			stage_push(g.stage, g.chatter.line.text);
		}
		if (i % LEARN_EACH == 0)
			chatter_learn(&g.chatter);
	}
	*asked += g.asked;
	offers_free(&g.offers);
	stage_free(g.stage);
}

static void what_loses_asks(void **state)
{
	for (int i = 0; screens[i]; i++) {
		const char *id = screens[i]->game->id;
		int asked = 0;

		if (!screens[i]->game->offers || (only_game && strcmp(only_game, id) != 0))
			continue;
		for (int n = 0; n < rounds_of(SEEDS); n++)
			play(screens[i], first_seed + (uint64_t)n, &asked);
		print_message("# %s: %d questions\n", id, asked);
	}
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(what_loses_asks) };

	only_game = argc > 1 ? argv[1] : NULL;
	first_seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	return cmocka_run_group_tests(tests, NULL, NULL);
}
