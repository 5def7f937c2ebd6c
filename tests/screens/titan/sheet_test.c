/* SPDX-License-Identifier: MIT */
/*
 * The sheet of a whole game of Titan, as far as sheet.t cannot test it: clicks at
 * each legion, random keys, and a whole game by keys from the first die to the last
 * reveal.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "screens/kit/spots.h"
#include "screens/titan/inner.h"
#include "tests/kit/stage.h"

extern const struct screen titan_screen;

static const struct titan *state_of(struct stage *s)
{
	return stage_state(s);
}

static struct titan_view *view_of(struct stage *s)
{
	return stage_view(s);
}

static const char *step_of(struct stage *s)
{
	return titan_steps[state_of(s)->step].id;
}

/* Two players in the fifth turn; `rd01` and `rd03` are of six and of four. */
static struct stage *half_played(const char *rd01, const char *rd03)
{
	struct stage *s = stage_new(&titan_game);
	char red[300];

	snprintf(red, sizeof red,
	         "legion Red Rd01 %s & legion Red Rd03 %s & legion Red Rd04 angel lion*2 centaur*2", rd01,
	         rd03);
	stage_say(s, "seat Red Blue", "tower Red 6 & tower Blue 5", "colour Blue blue & colour Red red",
	          "step", red,
	          "legion Blue Bu01 titan warlock lion*2 & legion Blue Bu04 ogre*2 troll centaur & "
	          "legion Blue Bu07 angel gargoyle*3",
	          "begin Red turn=5", NULL);
	return s;
}

static bool shows(struct stage *s, const char *text)
{
	WINDOW *win = stage_show(s, 24, 80, false, false);
	bool has = snapshot_has(win, text);

	delwin(win);
	return has;
}

/* The rows of the sheet that let the curtain down in this state, all of them hidden from a watcher. */
static void find_curtains(const struct titan *t, const struct titan_view *view, uint64_t *found)
{
	int n = 0;

	for (const struct binding *b = titan_sheet_keys; b->key; b++)
		for (const struct binding *row = b->menu ? b->menu : b; row->key;
		     n += row->act != NULL, row = b->menu ? row + 1 : &(struct binding){ 0 }) {
			struct titan_view now = *view;
			struct reason why = { 0 };

			if (!row->act || !row->act(&now, t, &why) || now.eyes.curtain == CURTAIN_NONE)
				continue;
			assert_true(row->own);
			*found |= (uint64_t)1 << n;
		}
}

/* A watcher has no key that leads behind the curtain. */
static void a_watcher_has_no_such_key(void **state)
{
	struct stage *s = half_played("titan gargoyle*3 lion*2", "ogre*2 troll*2");
	struct titan t = *state_of(s);
	struct titan_view view = *view_of(s);
	int red = titan_marker_find("Rd01"), blue = titan_marker_find("Bu01"), count = 0;
	uint64_t found = 0;

	view.legion = red;
	find_curtains(&t, &view, &found); /* open, split, judge, tell */
	t.step = STEP_2_6;
	t.legion[red].moved = true;
	find_curtains(&t, &view, &found); /* recruit */
	t.step = STEP_2_5_1;
	t.encounter.on = true;
	t.encounter.legion[SIDE_ATTACKER] = red;
	t.encounter.legion[SIDE_DEFENDER] = blue;
	find_curtains(&t, &view, &found); /* inspect */
	t.step = STEP_2_5_6_5;
	t.battle.winner = WINNER_DEFENDER;
	t.battle.reinforce_right = true;
	find_curtains(&t, &view, &found); /* reinforce */
	while (found) {
		count += found & 1;
		found >>= 1;
	}
	assert_int_equal(count, 10); /* Enter on the map is two of them */
	stage_free(s);
}

/* Completion, which offers lands, creatures, markers and units, offers the same whatever is hidden. */
static void words_for_completion(void **state)
{
	static const char *const whats[] = { "LAND", "CREATURE", "CREATURES", "MARKER", "NEW",
		                             "U",    "T",        "HEX",       "N" };
	struct stage *a = half_played("titan angel ogre*3 troll", "ogre*2 minotaur gorgon");
	struct stage *b = half_played("titan ogre*2 minotaur gorgon ogre", "angel ogre*2 troll");
	char one[40], other[40];
	int all = 0;

	for (size_t i = 0; i < sizeof whats / sizeof *whats; i++)
		for (int n = 0; titan_game.word(stage_state(a), "", whats[i], n, one, sizeof one);
		     n++, all++) {
			assert_true(titan_game.word(stage_state(b), "", whats[i], n, other, sizeof other));
			assert_string_equal(one, other);
		}
	assert_int_equal(all, TITAN_LANDS + 2 * TITAN_CREATURES + 6 + 9);
	assert_true(titan_game.word(stage_state(a), "", "MARKER", 0, one, sizeof one));
	assert_string_equal(one, "Rd01"); /* of the player on turn */
	assert_true(titan_game.word(stage_state(a), "", "NEW", 0, one, sizeof one));
	assert_string_equal(one, "Rd02");
	stage_free(a);
	stage_free(b);
}

static void clicks(void **state)
{
	static const struct {
		int rows, cols;
	} sizes[] = { { 21, 80 }, { 15, 60 }, { 40, 132 } };
	struct palette palette = snapshot_palette(false, true);
	struct frame frame = { .palette = &palette };
	struct stage *s = half_played("titan angel ogre*3 troll", "ogre*2 minotaur gorgon");
	struct spots spots;

	palette.spots = &spots;
	stage_press(s, "1");
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		WINDOW *win = snapshot_window(sizes[i].rows, sizes[i].cols);
		bool found[TITAN_LEGIONS] = { false };
		int count = 0, y, x;

		spots.count = 0;
		screen_draw(&titan_screen, view_of(s), state_of(s), &frame, win, &y, &x);
		delwin(win);
		for (int n = 0; n < spots.count; n++) {
			titan_screen.touch(view_of(s), state_of(s), spots.spot[n].what, spots.spot[n].n);
			count += view_of(s)->legion >= 0 && !found[view_of(s)->legion];
			found[view_of(s)->legion] = true;
		}
		assert_int_equal(count, 6); /* each legion of each player */
		assert_null(spots_at(&spots, 0, 5));
	}
	stage_free(s);
}

/* Whatever keys are pressed, the state stays sound and every picture can be drawn. */
static void any_keys(void **state)
{
	static const char *const keys[] = {
		"Space", "Space", "Space", "Space", "Enter", "Tab", "Tab", "Up", "Down", "Left", "Right", "1",
		"2",     "3",     "4",     "Esc",   "Esc",   "a",   "b",   "c",  "d",    "e",    "f",     "g",
		"h",     "i",     "m",     "n",     "o g",   "t i", "c e", "p",  "r",    "s",    "t",     "u",
		"v",     "w",     "x",     "y",     "A",     "B",   "J",   "M",  "R",    "S",    "V",
	};
	enum { PRESSES = 6000, LOOKS = 40 };
	struct stage *s = stage_new(&titan_game);
	struct reason why;
	struct rng rng;

	rng_seed(&rng, 11);
	stage_say(s, "seat Red Blue Green", "tower Red 6 & tower Blue 5 & tower Green 1",
	          "colour Green green & colour Blue blue & colour Red red", NULL);
	for (int i = 0; i < PRESSES; i++) {
		stage_press(s, keys[rng_below(&rng, sizeof keys / sizeof *keys)]);
		if (!titan_game.check(stage_state(s), &why))
			fail_msg("press %d: %s", i, why.text);
		if (i % LOOKS == 0)
			delwin(stage_show(s, 12 + i / LOOKS % 40, 40 + i % 120, false, i % 3));
	}
	assert_true(state_of(s)->step >= STEP_2_1);
	stage_free(s);
}

/* ---- a whole game ---- */

struct play {
	struct stage *s;
	struct rng rng;
	int presses, battles, splits, recruits, encounters;
	bool leaving; /* late enough for players to leave the game */
};

static bool chance(struct play *p, unsigned percent)
{
	return rng_below(&p->rng, 100) < percent;
}

static void press(struct play *p, const char *keys)
{
	struct reason why;

	stage_press(p->s, keys);
	if (stage_asks_sure(p->s))
		stage_press(p->s, "y");
	p->presses++;
	if (strcmp(keys, "Space") == 0 && stage_asks(p->s) && !stage_choice(p->s, 0))
		stage_press(p->s, "y"); /* a step that leaves something out is asked about */
	if (!titan_game.check(stage_state(p->s), &why))
		fail_msg("press %d, %s: %s", p->presses, keys, why.text);
}

/* Any row of each which-key; a text or a number is left empty. */
static void answer(struct play *p)
{
	for (int asked = 0; stage_asks(p->s) && asked < 8; asked++) {
		const char *key = NULL;
		char keys[20] = "Enter";
		int rows = 0;

		while (stage_choice(p->s, rows))
			rows++;
		if (rows)
			key = stage_choice(p->s, (int)rng_below(&p->rng, (uint32_t)rows));
		if (key)
			snprintf(keys, sizeof keys, key[1] ? "%c %c" : "%c", key[0], key[1]);
		press(p, keys);
	}
	if (stage_asks(p->s))
		press(p, "Esc");
}

/* The first one is four and four, and alone; later any two leave. */
static void split(struct play *p)
{
	const struct titan *t = state_of(p->s);
	enum titan_creature list[TITAN_START];
	bool first;
	int legion;

	press(p, "Tab");
	legion = view_of(p->s)->legion;
	first = legion >= 0 && t->legion[legion].size > TITAN_LEGION;
	if (stage_refused(p->s) || (!first && (t->table.round == 1 || !chance(p, 30)))) {
		press(p, "Space");
		return;
	}
	press(p, "t");
	press(p, "Space");
	if (!stage_asks(p->s)) { /* all markers are in use */
		press(p, "Space");
		return;
	}
	press(p, "a");
	if (first) {
		press(p, chance(p, 50) ? "t i o g o g c e Enter" : "a n o g c e g a Enter");
	} else {
		titan_legion_now(t, legion, list);
		for (int i = 0; i < 2; i++) {
			const char *counter = titan_creatures[list[i]].counter;
			char keys[8];

			snprintf(keys, sizeof keys, "%c %c", counter[0] | 0x20, counter[1]);
			press(p, keys);
		}
		press(p, "Enter");
	}
	p->splits += !stage_refused(p->s);
	if (stage_refused(p->s))
		press(p, "Space");
}

static void march(struct play *p)
{
	press(p, "Tab");
	if (stage_refused(p->s)) {
		press(p, "Space");
		return;
	}
	press(p, "m");
	answer(p);
	if (stage_refused(p->s) || chance(p, 20))
		press(p, "Space");
}

static void meet(struct play *p)
{
	press(p, "Tab");
	if (stage_refused(p->s) || !chance(p, 50)) {
		press(p, "Space");
		return;
	}
	press(p, "e");
	answer(p);
	p->encounters += state_of(p->s)->encounter.on;
	if (!state_of(p->s)->encounter.on)
		press(p, "Space");
}

static void recruit(struct play *p)
{
	press(p, "Tab");
	if (stage_refused(p->s) || chance(p, 20)) {
		press(p, "Space");
		return;
	}
	press(p, "g");
	press(p, "Space");
	p->recruits += stage_asks(p->s);
	answer(p);
	if (view_of(p->s)->eyes.curtain)
		press(p, "Space");
	if (chance(p, 40))
		press(p, "Space");
}

static void talk(struct play *p)
{
	static const char *const ways[] = { "p", "p", "a", "o", "o", "o", "x" };
	const char *way = ways[rng_below(&p->rng, sizeof ways / sizeof *ways)];

	press(p, way);
	if (way[0] == 'p')
		press(p, "w o r d");
	if (way[0] == 'p' && chance(p, 60))
		press(p, "s");
	if (way[0] == 'x')
		press(p, chance(p, 30) ? "c" : "Esc");
	else
		answer(p);
}

/* Tab, Enter, H and Space, as the hint bar of the board says; a look at the
 * sheet and back now and then. */
static void fight(struct play *p)
{
	const struct titan *t = state_of(p->s);

	if (titan_on_sheet(t, view_of(p->s)) || chance(p, 2))
		press(p, chance(p, 50) ? "v" : "e");
	if (titan_on_sheet(t, view_of(p->s)))
		return;
	if (chance(p, 2) && titan_may_now(t) & MAY_CONCEDE) {
		press(p, "x c");
		return;
	}
	press(p, "Tab");
	if (stage_refused(p->s)) {
		press(p, t->battle.conceding >= 0 ? "Enter" : "Space");
		return;
	}
	press(p, "Enter");
	if (titan_is_maneuver(t)) /* it may have been put down where it was */
		press(p, "H");
}

static void afterwards(struct play *p)
{
	if (chance(p, 50) && titan_may_now(state_of(p->s)) & (MAY_SUMMON | MAY_REINFORCE | MAY_ANGEL)) {
		if (titan_may_now(state_of(p->s)) & MAY_ANGEL)
			press(p, "g a");
		else if (titan_may_now(state_of(p->s)) & MAY_SUMMON)
			press(p, "s a");
		else
			press(p, "r");
		if (view_of(p->s)->eyes.curtain)
			press(p, "Space");
		answer(p);
	}
	press(p, "Space");
}

static void prepare(struct play *p)
{
	const struct titan *t = state_of(p->s);

	press(p, t->step == STEP_1_3 ? "t" : t->step == STEP_1_4_1 ? "c" : "Space");
	answer(p);
	if (stage_refused(p->s)) /* each has one: go on */
		press(p, "Space");
}

static void one_step(struct play *p)
{
	const struct titan *t = state_of(p->s);

	if (p->leaving && titan_may_now(t) & MAY_WITHDRAW && chance(p, 10))
		press(p, "W y");
	else if (t->step < STEP_2)
		prepare(p);
	else if (t->step == STEP_2_1)
		split(p);
	else if (t->step == STEP_2_2)
		press(p, t->roll ? chance(p, 20) ? "M" : "Space" : "m Enter");
	else if (t->step == STEP_2_3)
		march(p);
	else if (t->step == STEP_2_4)
		press(p, titan_may_now(t) & MAY_REJOIN ? "r" : "Space");
	else if (t->step == STEP_2_5)
		meet(p);
	else if (t->step == STEP_2_6)
		recruit(p);
	else if (t->step == STEP_2_5_3)
		press(p, chance(p, 30) ? "f" : "Space");
	else if (titan_may_now(t) & MAY_PROPOSE)
		talk(p);
	else if (t->step == STEP_2_5_5)
		press(p, "v");
	else if (t->battle.over)
		afterwards(p);
	else if (t->battle.on)
		fight(p);
	else
		press(p, chance(p, 50) && titan_may_now(t) & MAY_LOOK ? "i Space Space Space" : "Space");
}

/* From the first die to the last reveal without typing a line. */
static void whole_game(struct play *p, uint64_t seed)
{
	enum { PRESSES_MOST = 60000, LEAVING_FROM = 5, LOOKS = 50 };

	p->s = stage_new(&titan_game);
	p->presses = 0;
	p->leaving = false;
	stage_say(p->s, "seat Red Blue Green Gold 緑川 Brown", NULL);
	rng_seed(&p->rng, seed);
	while (state_of(p->s)->step != STEP_3 && p->presses < PRESSES_MOST) {
		bool fought = state_of(p->s)->battle.on;
		int steps = p->presses;

		one_step(p);
		p->battles += !fought && state_of(p->s)->battle.on;
		p->leaving = state_of(p->s)->table.round >= LEAVING_FROM;
		if (steps / LOOKS != p->presses / LOOKS)
			delwin(stage_show(p->s, 12 + p->presses % 50, 40 + p->presses % 120, false, false));
	}
	assert_string_equal(step_of(p->s), "3");
	assert_true(shows(p->s, "has won the game") || shows(p->s, "nobody has won the game"));
	stage_free(p->s);
}

/* Each game ends; together they come to everything, whatever the dice of one do. */
static void whole_games_by_keys(void **state)
{
	enum { GAMES = 4 };
	struct play p = { 0 };

	for (int i = 1; i <= GAMES; i++)
		whole_game(&p, (uint64_t)i);
	assert_true(p.battles > GAMES && p.splits > 4 * GAMES && p.recruits > 2 * GAMES &&
	            p.encounters > p.battles);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_watcher_has_no_such_key),
		cmocka_unit_test(words_for_completion),
		cmocka_unit_test(clicks),
		cmocka_unit_test(any_keys),
		cmocka_unit_test(whole_games_by_keys),
	};

	snapshot_terminal();
	return cmocka_run_group_tests(tests, NULL, NULL);
}
