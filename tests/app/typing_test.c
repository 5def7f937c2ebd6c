/* SPDX-License-Identifier: MIT */
/*
 * What a terminal sends, at a table of each game: keys, and between them sequences that are
 * no keys, cut anywhere. The table behind the reader must be the same as one whose player
 * has pressed the keys alone; and no line is said there that no key row, no question and no
 * curtain explains.
 *
 *     typing_test [ROUNDS [SEED]]
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/core/ask.h"
#include "app/tui/reader.h"
#include "rules/games.h"
#include "tests/kit/rounds.h"
#include "tests/kit/stage.h"

enum { ROUNDS = 12, KEYS = 60, BYTES = 4000, SEQUENCE_MOST = 40 };

static int rounds = ROUNDS;
static uint64_t seed = 5;

struct typing {
	struct stage *stage;
	const struct screen *screen;
	struct key_reader reader;
	int keys;
};

/* ---- what comes ---- */

static int below(struct rng *rng, int bound)
{
	return (int)rng_below(rng, (uint32_t)bound);
}

/* A key as it is typed, or as it stands in a sequence. */
static const char *some_key(struct rng *rng, char out[SEQUENCE_MOST])
{
	static const char *const sequences[] = {
		"\033[A", "\033OB", "\033[C",  "\033OD",        "\033[27u",
		"\r",     "\t",     "\033[6~", "\033[27;2;13~", "\033[13;2u"
	};
	enum { SEQUENCES = sizeof sequences / sizeof *sequences };
	int n = below(rng, 3 * SEQUENCES);

	if (n < SEQUENCES)
		return sequences[n];
	snprintf(out, SEQUENCE_MOST, "%c", ' ' + below(rng, '~' - ' ' + 1));
	return out;
}

/* A sequence that is no key: letters and digits that would be keys, between what begins and what ends it. */
static const char *some_sequence(struct rng *rng, char out[SEQUENCE_MOST])
{
	static const struct {
		const char *begins, *ends;
	} kinds[] = {
		{ "\033[?", "c" },  { "\033[>", "u" },      { "\033[", "I" },       { "\033[1;5", "C" },
		{ "\033]1", "\a" }, { "\033P1", "\033\\" }, { "\033_G", "\033\\" }, { "\033[57359;", "u" },
		{ "\033[<3", "m" }, { "\033[9", "R" },      { "\033O5", "P" },      { "\033[27;3;", "~" },
	};
	size_t kind = (size_t)below(rng, sizeof kinds / sizeof *kinds);
	int digits = below(rng, 6);

	snprintf(out, SEQUENCE_MOST, "%s%.*s%s", kinds[kind].begins, digits,
	         below(rng, 2) ? "12345;" : ";1;234", kinds[kind].ends);
	if (below(rng, 4) == 0)
		snprintf(out, SEQUENCE_MOST, "\033%c", "nupq-+12"[below(rng, 8)]); /* Alt */
	return out;
}

/* ---- the table behind the reader ---- */

static bool explains(struct typing *t, const struct key *key)
{
	return stage_asks(t->stage) || stage_curtain(t->stage) ||
	       binding_find(screen_keys(t->screen, stage_view(t->stage), stage_state(t->stage)), key);
}

static void press(struct typing *t, const struct key *key)
{
	int before = journal_count(stage_journal(t->stage));
	bool explained = explains(t, key);
	char label[16];

	key_label(key, label, sizeof label);
	if (!label[0] || key->key == 0)
		return;
	stage_press(t->stage, label);
	t->keys++;
	if (journal_count(stage_journal(t->stage)) != before && !explained)
		fail_msg("%s: no row has %s, which said %s", t->screen->game->id, label,
		         stage_line(t->stage));
}

static void take(struct typing *t)
{
	enum reader_has has;
	struct key key;

	while ((has = reader_next(&t->reader, &key)) != READER_NOTHING)
		if (has == READER_KEY)
			press(t, &key);
}

static void type(struct typing *t, const char *bytes, size_t size, struct rng *cuts)
{
	for (size_t part; size; bytes += part, size -= part) {
		part = cuts ? (size_t)below(cuts, 9) + 1 : size;
		part = part < size ? part : size;
		part = part < READER_BYTES ? part : READER_BYTES;
		reader_feed(&t->reader, bytes, (int)part, 1);
		take(t);
	}
}

static struct typing begin(const struct screen *screen)
{
	static const char *const seats[] = { "seat Ann Ben", "seat Ann Ben Cyd", "seat Ann Ben Cyd Dan" };
	int most = screen->game->seats_max;
	struct typing t = { .stage = stage_new(screen->game), .screen = screen };

	stage_say(t.stage, seats[most > 4 ? 2 : most - 2], NULL);
	return t;
}

/* ---- the same ---- */

static void compare(const struct typing *with, const struct typing *without, uint64_t number)
{
	const struct journal *a = stage_journal(with->stage), *b = stage_journal(without->stage);

	if (with->keys != without->keys || journal_count(a) != journal_count(b) ||
	    strcmp(stage_message(with->stage), stage_message(without->stage)) != 0)
		fail_msg("%s, seed %llu: %d keys, %d lines, \"%s\"; without sequences %d, %d, \"%s\"",
		         with->screen->game->id, (unsigned long long)number, with->keys, journal_count(a),
		         stage_message(with->stage), without->keys, journal_count(b),
		         stage_message(without->stage));
	for (int i = 0; i < journal_count(a); i++)
		assert_string_equal(journal_entry(a, i).text, journal_entry(b, i).text);
}

static void one_round(const struct screen *screen, uint64_t number)
{
	char all[BYTES] = "", keys[BYTES] = "", out[SEQUENCE_MOST];
	struct typing with = begin(screen), without = begin(screen);
	struct rng rng;

	rng_seed(&rng, number);
	for (int i = 0; i < KEYS; i++) {
		const char *key = some_key(&rng, out);

		strcat(keys, key);
		strcat(all, key);
		while (below(&rng, 3) == 0 && strlen(all) + 2 * SEQUENCE_MOST < sizeof all)
			strcat(all, some_sequence(&rng, out));
	}
	type(&with, all, strlen(all), &rng);
	type(&without, keys, strlen(keys), NULL);
	compare(&with, &without, number);
	stage_free(with.stage);
	stage_free(without.stage);
}

static void sequences_change_nothing(void **state)
{
	for (int i = 0; screens[i]; i++)
		for (int n = 0; n < rounds; n++)
			one_round(screens[i], seed + (uint64_t)n);
}

int main(int argc, char **argv)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(sequences_change_nothing),
	};

	rounds = argc > 1 ? atoi(argv[1]) : rounds_of(ROUNDS);
	seed = argc > 2 ? strtoull(argv[2], NULL, 10) : seed;
	cmocka_set_message_output(CM_OUTPUT_TAP);
	return cmocka_run_group_tests_name("typing at tables", tests, NULL, NULL);
}
