/* SPDX-License-Identifier: MIT */
/* See way.h. Compares lines with those of keys word by word; knows no game. */
#include "way.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "rules/core/utf8.h"

/* "PLAYER", "N", "..": stands for what is chosen or typed. */
static bool is_open(const char *word, size_t length)
{
	return !islower((unsigned char)word[0]) && (length == 1 || !islower((unsigned char)word[1]));
}

/* Whether a hole of a key's line may become the word. */
static bool takes(const struct line_hole *hole, const char *word, size_t length)
{
	return hole->sign == '?' || !hole->sign || is_open(word, length) ||
	       (!islower((unsigned char)*word) && !strchr("#~%", hole->sign));
}

/* What stands in quotes is one word. */
static size_t word_length(const char *line)
{
	size_t length = 0;

	for (bool quoted = false; line[length] && (quoted || line[length] != ' '); length++)
		quoted ^= line[length] == '"';
	return length;
}

/* How many words of the line the key's own line has, too; -1: the key says something else. */
static int likeness(const char *key, const char *line)
{
	int same = 0;

	while (*line) {
		size_t length = word_length(line), own = word_length(key);
		struct line_hole hole = { .from = key + own };
		bool asks = line_next_hole(key, &hole) && hole.from < key + own, equal;

		if (!own)
			return -1;
		equal = own == length && strncmp(key, line, own) == 0;
		same += equal;
		if (!equal && !(asks ? strncmp(key, line, (size_t)(hole.from - key)) == 0 &&
		                                takes(&hole, line + (hole.from - key), length)
		                     : is_open(line, length)))
			return -1;
		line += length + strspn(line + length, " ");
		if (!asks || !hole.sign || !strchr("%*+\"", hole.sign)) /* those take all that follows */
			key += own + strspn(key + own, " ");
	}
	return *key == '&' ? -1 : same; /* it says more lines */
}

struct search {
	const struct showing *about;
	const char *line;
	int most; /* likeness of the best key so far */
	char *out;
	size_t size;
};

static void found(struct search *s, int likeness, int seat, const char *menu, const struct binding *row)
{
	const struct screen *screen = s->about->screen;
	bool other = seat >= 0 && seat < 9 && screen->seat && screen->seat(s->about->view) != seat;

	likeness = 2 * likeness + (row->label != NULL); /* rather a key that the hint bar shows */
	if (likeness <= s->most)
		return;
	s->most = likeness;
	snprintf(s->out, s->size, other ? "%4$d %1$s%2$s%3$s" : "%1$s%2$s%3$s", menu, *menu ? " " : "",
	         binding_press(row), seat + 1);
}

/* Whether an offer of the row can say the line: a glance at its first letter spares most of them. */
static bool may_say(const struct search *s, const struct binding *row)
{
	const struct offers *list = s->about->offers;

	for (int i = 0; list && i < list->count; i++)
		if (list->offer[i].line[0] == s->line[0] && strcmp(list->offer[i].id, row->offer) == 0)
			return true;
	return false;
}

/* An offer of the row that stands and says the line: the one that the key takes now, else another seat's. */
static void try_offers(struct search *s, const char *menu, const struct binding *row)
{
	const struct offers *list = s->about->offers;
	const struct offer *taken = may_say(s, row) ? screen_offer(s->about, row, NULL) : NULL;

	if (!taken)
		return;
	if (!taken->why)
		found(s, likeness(taken->line, s->line), -1, menu, row);
	for (int i = 0; list && i < list->count; i++) {
		const struct offer *offer = &list->offer[i];

		if (!offer->why && !offer->several && strcmp(offer->id, row->offer) == 0)
			found(s, likeness(offer->line, s->line), offer->seat, menu, row);
	}
}

static void try_row(struct search *s, const char *menu, const struct binding *row)
{
	size_t verb = strcspn(s->line, " ");

	if (row->when && !row->when(s->about->view, s->about->state))
		return;
	if (row->offer)
		try_offers(s, menu, row);
	else if (row->line)
		found(s, likeness(row->line, s->line), -1, menu, row);
	if (row->leads && strlen(row->leads) == verb && strncmp(row->leads, s->line, verb) == 0)
		found(s, 1, -1, menu, row);
	for (const struct binding *sub = *menu ? NULL : row->menu; sub && sub->key; sub++)
		try_row(s, binding_press(row), sub);
}

/* The keys that say or open the line, as "t" or "R e"; with the seat's digit in front where it is not the
 * one in focus. False: none does now. */
static bool way_key(const struct showing *about, const char *line, char *out, size_t size)
{
	const struct binding *const tables[] = { about->keys, about->common };
	struct search search = { about, line, 0, out, size };

	for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
		for (const struct binding *row = tables[i]; row && row->key; row++)
			try_row(&search, "", row);
	return search.most > 0;
}

/* What stands in place of the way: the key, or its line. */
static void name_way(const struct showing *about, const char *text, const struct reason_way *way, char *out,
                     size_t size)
{
	char line[REASON_BYTES];

	snprintf(line, sizeof line, "%.*s", way->end - way->line, text + way->line);
	line[strcspn(line, ",")] = '\0';
	if (!way_key(about, line, out, size))
		snprintf(out, size, ":%.*s", way->end - way->line, text + way->line);
}

void way_tell(const struct showing *about, const char *text, const struct reason_ways *ways, char *out,
              size_t size)
{
	const struct reason_way *way = ways->of;
	size_t end = 0, length = strlen(text);
	int from = 0;

	out[0] = '\0';
	for (; way < ways->of + REASON_WAYS && way->end && (size_t)way->end <= length && end < size;
	     from = way++->end) {
		char name[REASON_BYTES];

		name_way(about, text, way, name, sizeof name);
		end += (size_t)snprintf(out + end, size - end, "%.*s%s", way->at - from, text + from, name);
	}
	if (end < size)
		snprintf(out + end, size - end, "%s", text + from);
	utf8_mend_end(out);
}

void way_said(const struct showing *about, const struct said *said, char *text)
{
	for (int i = 0; i < said->lines; i++) {
		const char *line = said->text + said->remark[i].way;
		char *at = said->remark[i].way ? strstr(text, line) : NULL, key[REASON_BYTES];

		if (!at || !way_key(about, line, key, sizeof key) || strlen(key) > strlen(line))
			continue;
		memmove(at + strlen(key), at + strlen(line), strlen(at + strlen(line)) + 1);
		memcpy(at, key, strlen(key));
	}
}
