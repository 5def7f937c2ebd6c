/* SPDX-License-Identifier: MIT */
/*
 * The computer's clock jumps under an open table whose turn clock runs: it is set back by three hours, and
 * the laptop is shut for a night. No time that is shown runs backwards or below zero, and no line is lost.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "torture.h"

#include <signal.h>
#include <string.h>

#include "tests/kit/programs.h"

enum { HOUR = 60 * 60 };

static void a_table_goes_on(void **state)
{
	struct place *p = *state;
	const char *saved;
	struct term *t = place_open(p, NULL, (struct term_start){ .args = { PROGRAMS_FOUR } });

	term_wait_text(t, "Dave");
	term_press(t, ":clock round 50:00 & turn & clock start\r", "round 50:00");
	p->report->ahead_s = -3 * HOUR;
	term_press(t, "+", "Bob: 41");
	term_wait_row(t, 0, "turn Bob    0:00  round 50:00");
	term_press(t, "n", "turn Carol");
	term_wait_row(t, 0, "turn Carol    0:00  round 50:00");
	p->report->ahead_s = 9 * HOUR;
	term_press(t, "+", "Carol: 41");
	term_wait_row(t, 0, "turn Carol    9:00:");
	term_wait_row(t, 0, "ROUND OVER");
	term_press(t, "n", "turn Dave");
	term_kill(t, SIGKILL);
	term_wait_exit(t);
	assert_true(place_find(p));
	place_run(p, NULL, (const char *[]){ "show", p->path, NULL });
	saved = strstr(p->out, "life: 41");
	assert_non_null(saved);
	assert_non_null(strstr(saved + 1, "life: 41")); /* Bob's, and Carol's */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TORTURE(a_table_goes_on),
	};

	cmocka_set_message_output(CM_OUTPUT_TAP);
	return cmocka_run_group_tests_name("clock", tests, NULL, NULL);
}
