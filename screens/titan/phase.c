/* SPDX-License-Identifier: MIT */
/* The phase that U undoes; why a key does nothing now. */
#include <stdio.h>

#include "inner.h"
#include "rules/core/i18n.h"

/* ---- why not ---- */

void titan_why_not_now(const void *state, struct reason *why)
{
	enum { WORD = 40 };
	const struct titan *t = state;
	char word[80] = "";

	if (t->step < TITAN_STEPS)
		titan_step_word(t->step, WORD, word, sizeof word);
	reason_set(why, _("not now: %s, %s"), titan_step_id(t), word);
}

/* ---- phases ---- */

/* Where each phase begins. */
static const enum titan_step_id begins[] = {
	STEP_1_1,         STEP_1_2,         STEP_1_3,         STEP_1_4_1,       STEP_1_5,
	STEP_1_6,         STEP_2_1,         STEP_2_2,         STEP_2_3,         STEP_2_4,
	STEP_2_5,         STEP_2_5_1,       STEP_2_5_6_1,     STEP_2_5_6_4_1_1, STEP_2_5_6_4_1_3,
	STEP_2_5_6_4_1_4, STEP_2_5_6_4_1_6, STEP_2_5_6_4_1_7, STEP_2_5_6_4_2_1, STEP_2_5_6_4_2_3,
	STEP_2_5_6_4_2_4, STEP_2_5_6_4_2_6, STEP_2_5_6_4_2_7, STEP_2_5_6_5,     STEP_2_6,
	STEP_2_7,         STEP_3,
};

void titan_phase(const void *state, char *out, size_t size)
{
	const struct titan *t = state;
	enum titan_step_id begin = STEP_1_1;
	char word[80];

	out[0] = '\0';
	if (t->step >= TITAN_STEPS)
		return;
	for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
		if (begins[i] <= t->step)
			begin = begins[i];
	titan_step_word(begin, 40, word, sizeof word);
	if (titan_side_on_turn(t) >= 0)
		snprintf(out, size, _("%s %s, battle turn %d"), titan_steps[begin].id, word, t->battle.turn);
	else if (t->table.turn >= 0)
		snprintf(out, size, _("%s %s, turn %d of %s"), titan_steps[begin].id, word, t->table.round,
		         t->table.seat[t->table.turn].name);
	else
		snprintf(out, size, "%s %s", titan_steps[begin].id, word);
}
