/* SPDX-License-Identifier: MIT */
/*
 * What the hint bar shows works, and what neither it nor the ? page shows changes nothing: in random play of
 * every game each hint is pressed, and says a line, asks, opens something or moves the focus, but never
 * answers that it means nothing now; printable keys that stand nowhere leave the journal as it is. The same
 * in what a key has opened. A refusal names the key in place of a line that a key says. Knows no rule of any
 * game.
 *
 *     hints_test [GAME [SEED]]
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/core/keys.h"
#include "app/core/outside.h"
#include "rules/games.h"
#include "screens/shell/bars.h"
#include "tests/kit/evening.h"
#include "tests/kit/offered.h"
#include "tests/kit/rounds.h"
#include "tests/kit/snapshot.h"

enum {
	SEEDS = 3,
	STEPS = 100,
	EACH = 4,
	DEEP = 4,
	VIEW = 1 << 16,
	ROWS = 24,
	COLUMNS = 80,
	NOW = 1795284000
};

struct evening {
	struct tui t;
	struct store store;
	struct rng rng;
	struct chatter chatter;
	struct offers offers;
	uint64_t seed;
	int shown, silent; /* hints, and keys that stand nowhere, that were pressed */
	int keyed;         /* refusals that named a key */
};

static const char *only_game;
static uint64_t first_seed = 1;

/* The clock of this program stands. */
time_t time(time_t *out)
{
	if (out)
		*out = NOW;
	return NOW;
}

/* ---- what a key has done ---- */

struct before {
	int entries;
	const struct overlay *over;
	char view[VIEW], message[sizeof((struct tui *)NULL)->notice.text];
	struct run run;
	struct ask ask;
};

static void remember(const struct evening *e, struct before *b)
{
	b->entries = journal_undoable(e->t.table.journal);
	b->over = e->t.over;
	memcpy(b->view, e->t.table.view, e->t.table.screen->view_size);
	snprintf(b->message, sizeof b->message, "%s", e->t.notice.text);
	b->run = e->t.table.run;
	b->ask = e->t.ask;
}

static bool has_said(const struct evening *e, const struct before *b)
{
	return journal_undoable(e->t.table.journal) != b->entries || e->t.table.run.amount != b->run.amount;
}

static bool has_asked(const struct evening *e, const struct before *b)
{
	return e->t.over == &overlay_ask &&
	       (e->t.ask.binding != b->ask.binding || e->t.ask.menu != b->ask.menu ||
	        e->t.ask.present != b->ask.present || e->t.ask.sure != b->ask.sure ||
	        strcmp(e->t.ask.edit.text, b->ask.edit.text) != 0);
}

static bool has_done(const struct evening *e, const struct before *b)
{
	return has_said(e, b) || has_asked(e, b) ||
	       (e->t.over == &overlay_ask && ask_takes_path(&e->t.ask)) || e->t.over != b->over ||
	       memcmp(b->view, e->t.table.view, e->t.table.screen->view_size) != 0 ||
	       (strcmp(b->message, e->t.notice.text) != 0 && e->t.notice.text[0]);
}

/* ---- pressing ---- */

static void fit(struct evening *e)
{
	struct open_table *table = &e->t.table;

	if (table->screen->fit)
		table->screen->fit(table->view, journal_state(table->journal), 21, 80);
}

static void press(struct evening *e, const struct key *key)
{
	if (e->t.over)
		overlay_key(&e->t, key);
	else
		table_key(&e->t, key);
}

/* The table as it was, but for the focus. */
static void restore(struct evening *e, const struct before *b)
{
	struct reason why;

	open_table_flush(&e->t.table);
	e->t.over = NULL;
	memset(&e->t.ask, 0, offsetof(struct ask, edit));
	while (journal_undoable(e->t.table.journal) > b->entries)
		if (open_table_say(&e->t.table, "undo", NULL, &why) == JOURNAL_REFUSED)
			fail_msg("undo: %s", why.text);
	memcpy(e->t.table.view, b->view, e->t.table.screen->view_size);
	fit(e);
	tui_message(&e->t, ROLE_NORMAL, "%s", "");
}

/* The keys of a hint one after the other: "+-" are two, "Enter" is one, "Space A" are two. */
static bool next_key(const char **hint, struct key *key)
{
	char one[8];

	*hint += strspn(*hint, " ");
	if (!**hint)
		return false;
	if (key_of_label(*hint, key)) {
		*hint += strlen(*hint);
		return true;
	}
	for (size_t most = strlen(*hint); most; most--) {
		snprintf(one, sizeof one, "%.*s", (int)most, *hint);
		if (most < sizeof one && key_of_label(one, key)) {
			*hint += most;
			return true;
		}
	}
	return false;
}

/* Words that stand for several keys. */
static bool is_word(const char *hint)
{
	static const char *const words[] = { "arrows", "digits", "0-9",          "press",
		                             "type",   "others", "any other key" };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(hint, words[i]) == 0)
			return true;
	return false;
}

static const char *where(const struct evening *e)
{
	static char text[ASK_LINE + 100];
	char line[ASK_LINE] = "";

	if (e->t.over == &overlay_ask)
		ask_preview(&e->t.ask, line);
	snprintf(text, sizeof text, "%s, seed %d, %d lines, last \"%s\" %s%s", e->t.table.game->id,
	         (int)e->seed, journal_undoable(e->t.table.journal), e->chatter.line.text,
	         e->t.over ? "asked for " : "", line);
	return text;
}

/* Whether a refusal tells what is face down: the key then stands always. */
static bool is_untried(const struct evening *e)
{
	const char *line = e->t.ask.said;

	return journal_flags(e->t.table.journal, line, strlen(line)) & VERB_UNTRIED;
}

static void try_hints(struct evening *e, int depth);

static void try_hint(struct evening *e, const struct hint *hint, const struct key *key, int depth)
{
	static struct before keep[DEEP];
	struct before *b = &keep[depth];
	char label[16];

	key_label(key, label, sizeof label);
	remember(e, b);
	e->t.ask.said[0] = '\0';
	press(e, key);
	e->shown++;
	if (!is_untried(e) && (!has_done(e, b) || (!has_said(e, b) && e->t.notice.role == ROLE_WARNING &&
	                                           e->t.notice.text[0] && e->t.over == b->over)))
		fail_msg("%s: the hint bar shows \"%s %s\", and %s does nothing: %s %s", where(e), hint->key,
		         hint->label, label, e->t.notice.text,
		         e->t.over == &overlay_ask ? e->t.ask.note : "");
	if (e->t.over == &overlay_ask && depth + 1 < DEEP && !b->over)
		try_hints(e, depth + 1);
	restore(e, b);
	e->t.over = b->over;
	if (b->over)
		e->t.ask = b->ask;
}

/* A hint may be gone once the focus stands elsewhere. */
static bool is_shown(const struct evening *e, const struct hint *hint)
{
	for (int i = 0; i < e->t.hints.count; i++)
		if (e->t.hints.list[i].enabled && strcmp(e->t.hints.list[i].key, hint->key) == 0)
			return true;
	return false;
}

static void try_hints(struct evening *e, int depth)
{
	struct hint list[HINTS_MAX];
	int count;

	frame_mend_hints(&e->t);
	count = e->t.hints.count;
	memcpy(list, e->t.hints.list, sizeof list);
	for (int i = 0; i < count; i++) {
		const char *keys = list[i].key;
		struct key key;

		frame_mend_hints(&e->t);
		if (!list[i].enabled || is_word(keys) || strcmp(keys, "q") == 0 || !is_shown(e, &list[i]))
			continue;
		while (next_key(&keys, &key))
			try_hint(e, &list[i], &key, depth);
		if (*keys)
			fail_msg("%s: \"%s\" in the hint bar is no key", where(e), list[i].key);
	}
}

/* ---- keys that stand nowhere ---- */

static bool stands(struct evening *e, const struct binding *keys, const struct key *key)
{
	bool means[KEYS_MAX] = { false };

	keys_meaning(&e->t, keys, false, means);
	for (int i = 0; i < KEYS_MAX && keys[i].key; i++)
		if (means[i] && binding_find(&keys[i], key) == &keys[i])
			return true;
	return false;
}

static bool is_hinted(struct evening *e, const struct key *key)
{
	for (int i = 0; i < e->t.hints.count; i++) {
		const char *keys = e->t.hints.list[i].key;
		struct key one;

		while (e->t.hints.list[i].enabled && !is_word(keys) && next_key(&keys, &one))
			if (strcmp(one.text, key->text) == 0 && one.key == key->key)
				return true;
	}
	return false;
}

static void try_silent(struct evening *e)
{
	static struct before b;
	struct showing about;
	char label[2] = "";
	struct key key;

	frame_mend_hints(&e->t);
	for (char c = '!'; c <= '~'; c++) {
		label[0] = c;
		about = tui_about(&e->t);
		if (!key_of_label(label, &key) || is_hinted(e, &key) || stands(e, about.keys, &key) ||
		    stands(e, common_keys, &key))
			continue;
		remember(e, &b);
		press(e, &key);
		e->silent++;
		if (has_said(e, &b))
			fail_msg("%s: %s stands nowhere, and says \"%s\"", where(e), label, e->t.ask.said);
		restore(e, &b);
	}
}

/* ---- refusals name keys ---- */

/* Whether a key's line becomes this one when its holes are filled, word by word. */
static bool becomes(const char *own, const char *line)
{
	while (*own && *line) {
		size_t mine = strcspn(own, " "), length = strcspn(line, " ");

		if (*own != '{' && (mine != length || strncmp(own, line, mine) != 0))
			return false;
		own += mine + strspn(own + mine, " ");
		line += length + strspn(line + length, " ");
	}
	return !*own && !*line;
}

static bool says(const struct showing *about, const struct binding *rows, const char *line)
{
	for (const struct binding *row = rows; row && row->key; row++) {
		const struct offer *offer = row->offer ? screen_offer(about, row, NULL) : NULL;
		const char *own = offer && !offer->why ? offer->line : row->line;

		if (row->when && !row->when(about->view, about->state))
			continue;
		if ((own && becomes(own, line)) || says(about, row->menu, line))
			return true;
	}
	return false;
}

/* No line stands in the message that a key says or opens now. */
static void look_at_refusal(struct evening *e, const struct reason *why)
{
	const struct showing about = tui_about(&e->t);

	tui_refuse(&e->t, why);
	for (const struct reason_way *way = why->ways.of; way < why->ways.of + REASON_WAYS && way->end;
	     way++) {
		char line[REASON_BYTES], shown[REASON_BYTES + 1];

		snprintf(line, sizeof line, "%.*s", way->end - way->line, why->text + way->line);
		snprintf(shown, sizeof shown, ":%s", line);
		line[strcspn(line, ",")] = '\0';
		if (!says(&about, about.keys, line) && !says(&about, common_keys, line))
			continue;
		e->keyed++;
		if (strstr(e->t.notice.text, shown) || !strcmp(e->t.notice.text, why->text))
			fail_msg("%s: a key says \"%s\", and the message has none: %s", where(e), line,
			         e->t.notice.text);
	}
	tui_message(&e->t, ROLE_NORMAL, "%s", "");
}

/* ---- an evening ---- */

static void begin(struct evening *e, const struct game *game, uint64_t seed)
{
	e->seed = seed;
	evening_begin(&e->t, &e->store, &e->rng, &e->chatter, game, seed, ROWS, COLUMNS);
	assert_true(e->t.table.screen->view_size <= VIEW);
}

static void end(struct evening *e)
{
	evening_end(&e->t);
	offers_free(&e->offers);
}

/* A line by what is offered, else by chance. */
static void say_something(struct evening *e)
{
	const struct game *game = e->t.table.game;
	char line[OFFERED_LINE];
	struct reason why;
	int count;

	if (game->offers)
		offers_list(&e->offers, game, journal_state(e->t.table.journal), -1, false);
	if (!e->offers.count || !chatter_chance(&e->chatter, 80) ||
	    !offered_line(&e->chatter, &e->offers.offer[chatter_below(&e->chatter, e->offers.count)], -1,
	                  line)) {
		chatter_next(&e->chatter);
		snprintf(line, sizeof line, "%s", e->chatter.line.text);
	}
	if (outside_is(e->t.table.journal, line, strlen(line)))
		return;
	count = journal_count(e->t.table.journal);
	if (open_table_say(&e->t.table, line, NULL, &why) == JOURNAL_REFUSED)
		look_at_refusal(e, &why);
	if (journal_count(e->t.table.journal) > count)
		chatter_said(&e->chatter);
	else
		chatter_refused(&e->chatter);
}

static void play(struct evening *e)
{
	for (int i = 0; i < STEPS; i++) {
		if (i % 20 == 0)
			chatter_learn(&e->chatter);
		say_something(e);
		fit(e);
		if (tui_is_covered(&e->t))
			continue;
		if (i % EACH == 0)
			try_hints(e, 0);
		if (i % (5 * EACH) == 0)
			try_silent(e);
	}
}

static void what_is_shown_works(void **state)
{
	static struct evening e;
	int keyed = 0;

	for (int g = 0; games[g]; g++) {
		if (only_game && strcmp(only_game, games[g]->id) != 0)
			continue;
		e.shown = e.silent = e.keyed = 0;
		for (int n = 0; n < rounds_of(SEEDS); n++) {
			begin(&e, games[g], first_seed + (uint64_t)n);
			play(&e);
			end(&e);
		}
		print_message("# %s: %d hints, %d keys that stand nowhere, %d in refusals\n", games[g]->id,
		              e.shown, e.silent, e.keyed);
		assert_true(e.shown && e.silent);
		keyed += e.keyed;
	}
	assert_true(keyed || only_game);
}

static int start(void **state)
{
	assert_int_equal(chdir(getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp"), 0);
	snapshot_terminal();
	return 0;
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(what_is_shown_works) };

	only_game = argc > 1 ? argv[1] : NULL;
	first_seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
	return cmocka_run_group_tests_name("the hint bar", tests, start, NULL);
}
