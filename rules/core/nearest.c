/* SPDX-License-Identifier: MIT */
/*
 * Mistyped verbs: letters wrong, missing, doubled or swapped.
 */
#include "nearest.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST = 24, SHOWN = 3, FAR = 3 };

static int least(int a, int b, int c)
{
	int ab = a < b ? a : b;

	return ab < c ? ab : c;
}

/* The edit distance; a swap of neighbours costs one. */
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

			step[i][j] =
				least(step[i - 1][j] + 1, step[i][j - 1] + 1, step[i - 1][j - 1] + other);
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
			    step[i - 2][j - 2] + 1 < step[i][j])
				step[i][j] = step[i - 2][j - 2] + 1;
		}
	return step[la][lb];
}

/* 0: a beginning of the verb; 1 or 2: so many letters off; FAR: something else. */
static int farness(const char *word, size_t length, const char *verb)
{
	size_t other = strlen(verb), most = length <= 4 ? 1 : 2;
	int steps;

	if (length >= 2 && strncmp(word, verb, length) == 0)
		return 0;
	if (other > LONGEST || length > other + most || other > length + most)
		return FAR;
	steps = distance(word, verb);
	return steps <= (int)most ? steps : FAR;
}

void nearest_verbs(const struct game *game, const char *word, char *out, size_t size)
{
	const char *near[FAR][SHOWN];
	int count[FAR] = { 0 }, shown = 0;
	size_t length = strlen(word), end = 0;
	const struct verb *verb;

	out[0] = '\0';
	if (length > LONGEST)
		return;
	for (int n = 0; (verb = verb_at(game, n)); n++) {
		int far = farness(word, length, verb->name);

		if (far < FAR && count[far] < SHOWN)
			near[far][count[far]++] = verb->name;
	}
	for (int far = 0; far < FAR; far++)
		for (int i = 0; i < count[far] && shown < SHOWN && end < size; i++, shown++)
			end += (size_t)snprintf(out + end, size - end, "%s%s", shown ? ", " : "",
			                        near[far][i]);
}
