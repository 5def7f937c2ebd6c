/* SPDX-License-Identifier: MIT */
/* See search.h. */
#include "search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/i18n.h"
#include "rules/core/utf8.h"
#include "saves/text/io.h"

/* The clock is asked after so many entries. A step back replays the lines since a checkpoint; those
 * lie so far from the end, four times as far each (journal_is_milestone). */
enum { SLICE_MS = 15, ENTRIES = 64, BLOCK_FIRST = 1024, BLOCK_GROWS = 4 };

void search_free(struct search *s)
{
	free(s->row);
	*s = (struct search){ 0 };
}

void search_begin(struct search *s, struct open_table *table, const char *word)
{
	char folded[sizeof s->folded];
	int count = journal_count(table->journal);

	utf8_fold(word, folded, sizeof folded);
	if (strcmp(folded, s->folded) == 0 && s->journal == table->journal && s->count == count)
		return;
	search_free(s);
	memcpy(s->folded, folded, sizeof folded);
	s->journal = table->journal;
	s->count = s->begin = s->at = s->end = count;
}

static bool has_word(const struct log_row *row, const char *folded)
{
	char shown[600], text[1200];

	snprintf(shown, sizeof shown, "%s %s%s %s", row->who, row->ruling ? _("ruling: ") : "", row->what,
	         row->cause);
	utf8_fold(shown, text, sizeof text);
	return strstr(text, folded) != NULL;
}

/* The rows of an entry, if one of them shows the word. */
static void look_at(struct search *s, struct open_table *table, int n, struct said *said)
{
	struct log_row rows[LOG_ENTRY_ROWS];
	int count = open_table_entry(table, n, said, rows), i = 0;

	while (i < count && !has_word(&rows[i], s->folded))
		i++;
	if (i == count)
		return;
	if (s->rows + count > s->room) {
		s->room = 2 * s->room + LOG_ENTRY_ROWS;
		s->row = xrealloc(s->row, (size_t)s->room * sizeof *s->row);
	}
	memcpy(s->row + s->rows, rows, (size_t)count * sizeof *rows);
	s->rows += count;
}

static void end_block(struct search *s)
{
	for (int first = s->block, last = s->rows - 1; first < last; first++, last--) {
		struct log_row row = s->row[first];

		s->row[first] = s->row[last];
		s->row[last] = row;
	}
	s->block = s->rows;
}

static void next_block(struct search *s)
{
	int looked = s->count - s->begin;

	s->end = s->begin;
	s->begin = looked <= s->count / BLOCK_GROWS ? s->count - looked * BLOCK_GROWS : 0;
	if (!looked)
		s->begin = s->count > BLOCK_FIRST ? s->count - BLOCK_FIRST : 0;
	s->at = s->begin;
}

static bool goes_on(const struct search *s)
{
	return (s->begin > 0 || s->at < s->end) && s->block < SEARCH_ROWS;
}

int search_found(const struct search *s)
{
	return s->block;
}

int search_percent(const struct search *s)
{
	int looked = s->count - s->end + (s->at - s->begin);

	return s->count ? (int)(99LL * looked / s->count) : 100;
}

bool search_step(struct search *s, struct open_table *table, int rows)
{
	int64_t until = io_now_ms() + SLICE_MS;
	struct said said = { 0 };

	while (s->block < rows && goes_on(s) && io_now_ms() < until) {
		if (s->at == s->end)
			next_block(s);
		for (int i = 0; i < ENTRIES && s->at < s->end; i++)
			look_at(s, table, s->at++, &said);
		if (s->at == s->end)
			end_block(s);
	}
	said_free(&said);
	return s->block < rows && goes_on(s);
}
