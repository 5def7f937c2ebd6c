/* SPDX-License-Identifier: MIT */
/*
 * Mistyped verbs: letters wrong, missing, doubled or swapped.
 */
#include "nearest.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST = 24, SHOWN = 3 };

static int least(int a, int b, int c)
{
	int ab = a < b ? a : b;

	return ab < c ? ab : c;
}

/* Steps from a to b, a swap of neighbours being one step. */
static int distance(const char *a, const char *b)
{
	int la = (int)strlen(a), lb = (int)strlen(b);
	int step[LONGEST + 1][LONGEST + 1];

	for (int i = 0; i <= la; i++)
		step[i][0] = i;
	for (int j = 0; j <= lb; j++)
		step[0][j] = j;
	for (int i = 1; i <= la; i++)
		for (int j = 1; j <= lb; j++) {
			int other = a[i - 1] != b[j - 1];

			step[i][j] = least(step[i - 1][j] + 1, step[i][j - 1] + 1, step[i - 1][j - 1] + other);
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
			    step[i - 2][j - 2] + 1 < step[i][j])
				step[i][j] = step[i - 2][j - 2] + 1;
		}
	return step[la][lb];
}

/* 0 the beginning of the verb, 1.. letters off, 99 something else. */
static int farness(const char *word, const char *verb)
{
	size_t length = strlen(word);
	int steps;

	if (length > LONGEST || strlen(verb) > LONGEST)
		return 99;
	if (length >= 2 && strncmp(word, verb, length) == 0)
		return 0;
	steps = distance(word, verb);
	return steps <= (length <= 4 ? 1 : 2) ? steps : 99;
}

void nearest_verbs(const struct game *game, const char *word, char *out, size_t size)
{
	const struct verb *verb;
	size_t end = 0;
	int shown = 0;

	out[0] = '\0';
	for (int far = 0; far <= 2; far++)
		for (int n = 0; (verb = verb_at(game, n)) && shown < SHOWN; n++) {
			if (farness(word, verb->name) != far || end >= size)
				continue;
			end += (size_t)snprintf(out + end, size - end, "%s%s", shown ? ", " : "", verb->name);
			shown++;
		}
}
