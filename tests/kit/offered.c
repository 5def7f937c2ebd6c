/* SPDX-License-Identifier: MIT */
#include "offered.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHOICES = 400 };

static const char *put(const char *line, const char *hole, const char *word, char out[OFFERED_LINE])
{
	char filled[OFFERED_LINE];

	snprintf(filled, sizeof filled, "%.*s%s%s", (int)(hole - line), line, word, strchr(hole, '}') + 1);
	memcpy(out, filled, sizeof filled);
	return out;
}

/* As many as are wanted of the choices, in the way the hole joins them. */
static void pick(struct chatter *chatter, struct choices *list, char *out, size_t size)
{
	int wanted = list->least ? list->least : 1, times[CHOICES] = { 0 };
	size_t used = 0;

	for (int tries = 0; wanted && tries < 10 * CHOICES; tries++) {
		int n = chatter_below(chatter, list->count);

		if (times[n] < (list->out[n].most ? list->out[n].most : 1)) {
			times[n]++;
			wanted--;
		}
	}
	out[0] = '\0';
	for (int n = 0; n < list->count && used < size; n++)
		if (list->join[0])
			for (; times[n] && used < size; times[n]--)
				used += (size_t)snprintf(out + used, size - used, "%s%s",
				                         used ? list->join : "", list->out[n].word);
		else if (times[n] && !list->least)
			used += (size_t)snprintf(out + used, size - used, "%s%s", used ? " " : "",
			                         list->out[n].word);
		else if (times[n])
			used += (size_t)snprintf(out + used, size - used, "%d%s", times[n],
			                         list->out[n].word);
}

/* One of thousands by its number, or a round by its name, that the hole takes; false: none that was tried. */
static bool find_word(struct chatter *chatter, const char *name, const char *line, const char *hole,
                      char word[OFFERED_LINE])
{
	static const char *const words[] = { "semifinal", "final" };
	bool (*takes)(const void *, const char *, const char *, const char *) = chatter->game->takes;
	const void *state = journal_state(chatter->journal);
	char said[OFFERED_LINE];

	snprintf(said, sizeof said, "%.*s", (int)(hole - line), line);
	if (!takes || takes(state, name, said, "")) /* any word fills it */
		return false;
	for (int tries = 0; tries < CHOICES; tries++) {
		int n = chatter_below(chatter, 24);

		if (n < 2)
			snprintf(word, OFFERED_LINE, "%s", words[n]);
		else
			snprintf(word, OFFERED_LINE, "%d", n - 1);
		if (takes(state, name, said, word))
			return true;
	}
	return false;
}

/* Fills the first hole; false: only a person can. */
static bool fill(struct chatter *chatter, const struct offer *offer, int viewer, char line[OFFERED_LINE])
{
	struct choice *out = xmalloc(CHOICES * sizeof *out);
	struct choices list = {
		.out = out, .max = CHOICES, .line = line, .seat = offer->seat, .viewer = viewer
	};
	char *hole = strchr(line, '{'), name[40], word[OFFERED_LINE] = "";
	const char *begin = hole + 1;
	char sign = strchr("?+#~%\"*", *begin) ? *begin++ : '\0';
	bool can = sign != '\0';

	begin += strspn(begin, "0123456789");
	snprintf(name, sizeof name, "%.*s", (int)strcspn(begin, "}"), begin);
	offers_choices(chatter->game, journal_state(chatter->journal), name, &list);
	if (sign == '?' && list.count)
		snprintf(word, sizeof word, "%s", out[chatter_below(chatter, list.count)].word);
	else if (sign == '?')
		can = false;
	else if (sign == '#')
		snprintf(word, sizeof word, "%d",
		         list.most ? list.least + chatter_below(chatter, list.most - list.least + 1) : 1);
	else if (sign == '~')
		snprintf(word, sizeof word, "+1");
	else if (!sign)
		can = find_word(chatter, name, line, hole, word);
	else if (sign != '%' && list.count)
		pick(chatter, &list, word, sizeof word);
	else
		can = sign == '%';
	if (can && !word[0] && hole > line && hole[-1] == '=')
		while (hole > line && hole[-1] != ' ')
			memmove(hole - 1, hole, strlen(hole) + 1), hole--;
	if (can)
		put(line, hole, word, line);
	free(out);
	return can;
}

bool offered_line(struct chatter *chatter, const struct offer *offer, int viewer, char line[OFFERED_LINE])
{
	snprintf(line, OFFERED_LINE, "%s", offer->line);
	while (strchr(line, '{'))
		if (!fill(chatter, offer, viewer, line))
			return false;
	return true;
}

/* Seldom one that loses something: whoever withdraws plays no longer. */
bool offered_next(struct chatter *chatter, struct offers *list, char line[OFFERED_LINE])
{
	const struct offer *offer;

	if (!chatter->game->offers)
		return false;
	offers_list(list, chatter->game, journal_state(chatter->journal), -1, false);
	if (!list->count)
		return false;
	do
		offer = &list->offer[chatter_below(chatter, list->count)];
	while (offer->loses && !chatter_chance(chatter, 5));
	return offered_line(chatter, offer, -1, line);
}

void offered_owed(const struct game *game, const void *state, char *out, size_t size)
{
	struct offers list = { 0 };

	offers_list(&list, game, state, -1, false);
	snprintf(out, size, "%s", offers_owed(&list));
	offers_free(&list);
}
