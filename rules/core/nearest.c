/* SPDX-License-Identifier: MIT */
/*
 * Mistyped words: letters wrong, missing, doubled or swapped.
 */
#include "nearest.h"

#include <string.h>

#include "i18n.h"
#include "utf8.h"

enum { SHOWN = 3, FAR = 3 };

static int least(int a, int b, int c)
{
	int ab = a < b ? a : b;

	return ab < c ? ab : c;
}

int nearest_distance(const char *a, const char *b)
{
	int la = (int)strlen(a), lb = (int)strlen(b);
	int step[NEAREST_LETTERS + 1][NEAREST_LETTERS + 1];

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

/* 0: a beginning of the other; 1 or 2: so many letters off; FAR: something else. */
static int farness(const char *word, size_t length, const char *right)
{
	size_t other = strlen(right), most = length <= 4 ? 1 : 2;
	int steps;

	if (length >= 2 && strncmp(word, right, length) == 0)
		return 0;
	if (other > NEAREST_LETTERS || length > other + most || other > length + most)
		return FAR;
	steps = nearest_distance(word, right);
	return steps <= (int)most ? steps : FAR;
}

/* "damage, deck"; "" when no word is near. */
static void nearest_words(nearest_at *at, const void *list, const char *word, char *out, size_t size)
{
	const char *near[FAR][SHOWN], *right;
	int count[FAR] = { 0 }, shown = 0;
	size_t length = strlen(word);

	out[0] = '\0';
	if (length > NEAREST_LETTERS)
		return;
	for (int n = 0; (right = at(list, n)); n++) {
		int far = farness(word, length, right);

		if (far < FAR && count[far] < SHOWN)
			near[far][count[far]++] = right;
	}
	for (int far = 0; far < FAR; far++)
		for (int i = 0; i < count[far] && shown < SHOWN; i++, shown++)
			said_list_add(out, size, "%s", near[far][i]);
}

bool nearest_add(struct reason *why, nearest_at *at, const void *list, const char *word,
                 const char *otherwise)
{
	struct reason before;
	char near[100];

	if (!why)
		return false;
	before = *why;
	nearest_words(at, list, word, near, sizeof near);
	return near[0] ? reason_set(why, _("%s: did you mean %s?"), before.text, near)
	               : reason_set(why, "%s%s", before.text, otherwise);
}

static const char *verb_name(const void *game, int n)
{
	const struct verb *verb = verb_at(game, n);

	return verb ? verb->name : NULL;
}

bool nearest_verb(struct reason *why, const struct game *game, const char *word)
{
	reason_set(why, _("there is no command \"%s\""), utf8_shown(word).text);
	return nearest_add(why, verb_name, game, word, _(": help lists all"));
}
