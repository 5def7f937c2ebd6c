/* SPDX-License-Identifier: MIT */
/*
 * Reads a session's journal for its digest. Never writes.
 */
#include "digest.h"

#include <stdio.h>

#include "rules/core/journal.h"
#include "rules/core/utf8.h"
#include "saves/save.h"

static void people_of(const struct table *table, char *out, size_t size)
{
	size_t end = 0;

	out[0] = '\0';
	for (int i = 0; i < table->seats && end < size; i++)
		end += (size_t)snprintf(out + end, size - end, "%s%s", i ? " " : "", table->seat[i].name);
	utf8_mend_end(out);
}

void digest_read(const struct listed *listed, struct digest *digest)
{
	struct journal *journal = NULL;
	char path[PATH_MAX];
	struct reason why;
	struct save *save;
	const struct table *table;

	*digest = (struct digest){ 0 };
	utf8_copy(digest->title, sizeof digest->title, listed->title);
	utf8_copy(digest->fault, sizeof digest->fault, listed->fault);
	if (listed->fault[0])
		return;
	save = save_open(listed_path(listed, path), SAVE_READ, &journal, &why);
	if (!save) {
		utf8_copy(digest->fault, sizeof digest->fault, why.text);
		return;
	}
	table = journal_state(journal);
	if (table->title[0])
		utf8_copy(digest->title, sizeof digest->title, table->title);
	people_of(table, digest->people, sizeof digest->people);
	if (journal_game(journal)->summary)
		journal_game(journal)->summary(table, digest->summary, sizeof digest->summary);
	digest->entries = journal_count(journal);
	save_close(save, 0);
	journal_free(journal);
}
