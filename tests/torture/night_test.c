/* SPDX-License-Identifier: MIT */
/*
 * A night of play at the real program, with lines taken back and said again, and a watcher
 * beside it: after the first tenth of it the memory of both grows by the lines' own text, and
 * by nothing else.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <stdio.h>
#include <string.h>

#include "tests/kit/programs.h"

enum {
	NIGHT = 1000, /* so many thousand lines; */
	LEAST = 20,   /* and so many at least, for in the first ones is loaded what is loaded once */
	BLOCK = 1000, /* lines that are typed ahead */
	TENTHS = 10,
	TEXT = 62,       /* bytes of a line in the file: memory keeps less of it */
	SLACK_KIB = 192, /* what an allocator rounds up to */
};

/* The sanitizer keeps what was freed for a while: there the lines are only played. */
#ifdef __SANITIZE_ADDRESS__
enum { KEEPS_FREED = 1 };
#else
enum { KEEPS_FREED = 0 };
#endif

/* Nine keys, nine lines; after them there are five more turns. */
static const char nine[] = "nnnnnnnu\022";

/* A block of turns; its last line is a note, which writer and watcher show. */
static void play(struct term *writer, struct term *watcher, int block)
{
	char keys[BLOCK + sizeof nine] = "", note[40], shown[40];
	size_t size = 0;

	for (; size + sizeof nine <= BLOCK; size += sizeof nine - 1)
		memcpy(keys + size, nine, sizeof nine);
	snprintf(note, sizeof note, ":note block %d\r", block);
	snprintf(shown, sizeof shown, "block %d", block);
	term_raw_forget(writer);
	term_raw_forget(watcher);
	term_send(writer, keys);
	term_send(writer, note);
	term_wait_text(writer, shown);
	term_wait_text(watcher, shown);
}

struct growth {
	const char *who;
	struct term *term;
	long early, late;
};

static void a_night_of_play(void **state)
{
	struct programs *p = *state;
	int faults = (int)torture_faults(NIGHT), blocks = faults < LEAST ? LEAST : faults;
	struct growth growth[] = { { "who plays", NULL, 0, 0 }, { "who watches", NULL, 0, 0 } };
	long most = (long)BLOCK * blocks * (TENTHS - 1) / TENTHS * TEXT / 1024 + SLACK_KIB;

	term_cpu_s = 0;
	growth[0].term = programs_four(p);
	term_press(growth[0].term, "n", "turn");
	growth[1].term = programs_open(p, (struct term_start){ .args = { "watch", programs_session(p) } });
	term_wait_text(growth[1].term, "watching");
	for (int block = 1; block <= blocks; block++) {
		play(growth[0].term, growth[1].term, block);
		for (int i = 0; i < 2 && block == blocks / TENTHS; i++)
			growth[i].early = term_memory_kib(growth[i].term);
	}
	for (int i = 0; i < 2; i++) {
		struct growth *g = &growth[i];

		g->late = term_memory_kib(g->term);
		printf("# %s: %ld KiB after %d lines, %ld KiB after %d\n", g->who, g->early,
		       BLOCK * blocks / TENTHS, g->late, BLOCK * blocks);
		assert_true(g->early > 0);
		assert_true(KEEPS_FREED || g->late - g->early <= most);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_night_of_play, programs_begin, programs_end),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return cmocka_run_group_tests_name("night", tests, NULL, NULL);
}
